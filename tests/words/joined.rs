//! One sample of everything about stations that have joined, as long as it gets.

use super::samples::move_of;
use ansage_game::effect::{AnnouncementManner, Audience, Effect, EffectKind};
use ansage_game::joining::StationRole;
use ansage_game::moment::Span;
use ansage_game::refusal::Refusal;
use ansage_game::seat::Color;
use ansage_words::locale::Lang;
use ansage_words::presentation::{Channel, SpeechPiece};

/// A machine may sleep longer than anybody plays.
const LONG: Span = Span::from_millis(10 * 3_600_000 - 1);

pub fn refusals() -> Vec<Refusal> {
    let each = |whose| {
        [
            Refusal::HasOwnStation { player: whose },
            Refusal::OtherPlayersTurn { player: whose },
            Refusal::FlagSetAside { player: whose },
            Refusal::LinkIsLost { player: whose },
            Refusal::NotJoined { player: whose },
            Refusal::DeviceNotConfirmed { player: whose },
        ]
    };
    Color::ALL.into_iter().flat_map(each).chain([Refusal::NoMoveMade]).collect()
}

pub fn effects() -> Vec<EffectKind> {
    let both = [true, false];
    let pairs = || both.into_iter().flat_map(move |one| both.map(|other| (one, other)));
    let of = |whose: Color| {
        let found = StationRole::ALL.into_iter().flat_map(move |capacity| {
            both.into_iter().flat_map(move |again| {
                pairs().map(move |(stops, waits)| {
                    let runs = again && !waits;
                    EffectKind::LinkFound { player: whose, role: capacity, again, stops, waits, runs }
                })
            })
        });
        let lost = StationRole::ALL.into_iter().flat_map(move |capacity| {
            let lost = move |(stopped, runs)| EffectKind::LinkLost { player: whose, role: capacity, stopped, runs };
            pairs().map(lost)
        });
        let telling = move_of("Nb1d2");
        let more = [
            EffectKind::RepetitionAgrees { player: whose, repeated: Some(telling) },
            EffectKind::SeatReleased { player: whose, kept: false },
            EffectKind::SeatReleased { player: whose, kept: true },
            EffectKind::DeviceReplaced { player: whose },
            EffectKind::TimeMissing { player: whose, most: Some(Span::from_secs(1)) },
            EffectKind::TimeMissing { player: whose, most: None },
            EffectKind::LinkDenied { player: whose, what: "announcement-heard".into() },
            EffectKind::LinkDenied { player: whose, what: "hello".into() },
            EffectKind::HistoryDiffers { player: whose },
        ];
        found.chain(lost).chain(more)
    };
    let codes = [(1, false), (5, true), (4, false)];
    let codes = codes.map(|(count, changed)| EffectKind::CodeRefused { count, changed });
    let still = EffectKind::ProgramStalled { time: LONG };
    Color::ALL.into_iter().flat_map(of).chain(codes).chain([still]).collect()
}

#[test]
fn d_2_1_a_repetition_over_the_link_is_heard_in_his_name_and_in_the_words_of_the_appendix() {
    for (lang, name, line) in [
        (Lang::En, "Black repeats", "Black repeats e2-e4"),
        (Lang::De, "Schwarz wiederholt", "Schwarz wiederholt e2-e4"),
    ] {
        let presenter = super::effects::presenter(lang, lang);
        let repeated = Some(move_of("Pe2e4"));
        let kind = EffectKind::RepetitionAgrees { player: Color::Black, repeated };
        let told = presenter.effect_messages(&Effect { to: Audience::Hall, kind });
        assert_eq!(told.len(), 1);
        assert_eq!(told[0].channel, Channel::Hall);
        assert_eq!(told[0].line, line);
        assert_eq!(
            told[0].speech,
            [SpeechPiece::words(lang, name), SpeechPiece::words(Lang::De, "Bauer Eva zwei Eva vier")]
        );
        // At one station the words were said at it: that they agree is told to its player alone.
        let kind = EffectKind::RepetitionAgrees { player: Color::Black, repeated: None };
        let told = presenter.effect_messages(&Effect { to: Audience::Hall, kind });
        assert_eq!(told[0].channel, Channel::Private);
    }
}

#[test]
fn d_1_a_lost_link_is_told_at_once_with_what_the_clocks_do() {
    let told = |kind| {
        let told = super::effects::presenter(Lang::En, Lang::En).effect_messages(&Effect { to: Audience::Hall, kind });
        assert!(told.iter().all(|told| told.channel == Channel::Hall));
        told.into_iter().map(|told| told.line).collect::<Vec<_>>().join("; ")
    };
    let (whose, capacity) = (Color::Black, StationRole::Player);
    let lost = |stopped, runs| told(EffectKind::LinkLost { player: whose, role: capacity, stopped, runs });
    assert_eq!(lost(true, false), "Link to Black lost. Clocks stopped.");
    assert_eq!(lost(false, true), "Link to Black lost. The clocks run on.");
    assert_eq!(lost(false, false), "Link to Black lost.");
    let found = |again, stops, waits, runs| {
        told(EffectKind::LinkFound { player: whose, role: capacity, again, stops, waits, runs })
    };
    assert_eq!(found(false, true, false, false), "Black joined. A lost link stops clocks");
    assert_eq!(found(false, false, false, true), "Black joined. Clocks run if link lost");
    assert_eq!(found(true, true, true, false), "Black is back. Go on: resume");
    assert_eq!(found(true, false, false, true), "Black is back; clocks were not stopped");
    assert_eq!(found(true, true, false, false), "Black is back.");
}

#[test]
fn the_key_that_comes_next_is_told_to_him_alone_whose_clock_it_is() {
    let presenter = super::effects::presenter(Lang::En, Lang::En);
    let corrects = |by, telling: &str| {
        let telling = move_of(telling);
        let manner = AnnouncementManner::Corrected { was: telling };
        let kind = EffectKind::MoveAnnounced { utterance: 1, player: by, manner, description: telling };
        presenter.effect_messages(&Effect { to: Audience::Hall, kind }).remove(0).line
    };
    assert_eq!(corrects(Color::White, "Pe2e4"), "correct: w e2-e4. Space: clock");
    assert_eq!(corrects(Color::Black, "Pe2e4"), "correct: b e2-e4");
}
