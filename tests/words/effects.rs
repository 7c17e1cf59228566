//! Every effect, refusal, outcome, word, answer, change and step has its words in every language, and fits a line.

use super::samples::{changes, effects, move_of, steps};
use ansage_game::claim::{Claim, Measure, Remedy, RemedyCause};
use ansage_game::effect::{AnnouncementManner, Audience, Effect, EffectKind};
use ansage_game::moment::Span;
use ansage_game::outcome::{DrawReason, Outcome, WinReason};
use ansage_game::ruling::{AdjournmentStep, RulingChange};
use ansage_game::seat::Color;
use ansage_game::touch::TouchArticle;
use ansage_words::locale::{Args, Lang, Locale};
use ansage_words::presentation::{Channel, Message, Presenter, SpeechPiece};
use shakmaty::Square;

pub fn presenter(program: Lang, hall: Lang) -> Presenter {
    Presenter { hall: Locale::for_lang(hall), ..Presenter::without_game(&Locale::for_lang(program)) }
}

fn private(kind: EffectKind) -> Effect {
    let to = match kind {
        EffectKind::TouchFacts { .. }
        | EffectKind::OfferOutOfTurn { .. }
        | EffectKind::ClaimedMoveNotMade { .. }
        | EffectKind::PeriodTimeDue { .. }
        | EffectKind::PeriodTimeOver { .. }
        | EffectKind::CompletedUnpressed { .. }
        | EffectKind::IllegalUnclaimed { .. }
        | EffectKind::ResumedWithoutArbiter { .. }
        | EffectKind::SharedKeyboard { .. } => Audience::Desk,
        EffectKind::Refused(_) | EffectKind::Answered(_) | EffectKind::CodeRefused { .. } => {
            Audience::Seat(Color::White)
        }
        _ => Audience::Hall,
    };
    Effect { to, kind }
}

fn all_words(told: &Message) -> String {
    let words = |piece: &SpeechPiece| match piece {
        SpeechPiece::Words { text, .. } => Some(text.clone()),
        _ => None,
    };
    told.speech.iter().filter_map(words).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_effect_is_told_in_every_language_on_lines_that_fit() {
    let mut too_long = std::collections::BTreeSet::new();
    for lang in Lang::TEXTS {
        let presenter = presenter(lang, lang);
        let missing = presenter.program.message_line("trouble-text-missing", &Args::new());
        for kind in effects() {
            let told = presenter.effect_messages(&private(kind.clone()));
            assert!(!told.is_empty(), "{kind:?} is not told");
            for told in told {
                assert!(!told.line.is_empty() && told.line != missing, "{kind:?}: {told:?}");
                let length = told.line.chars().count();
                if length > 40 {
                    too_long.insert(format!("{lang}: {length}: {}", told.line));
                }
                assert!(!told.line.contains('$') && !all_words(&told).contains(['{', '$']), "{told:?}");
            }
        }
        assert!(presenter.program.faults().is_empty(), "{}", presenter.program.faults_text());
        assert!(presenter.hall.faults().is_empty(), "{}", presenter.hall.faults_text());
    }
    assert!(too_long.is_empty(), "{too_long:#?}");
}

fn told(program: Lang, hall: Lang, to: Audience, kind: EffectKind) -> Vec<Message> {
    presenter(program, hall).effect_messages(&Effect { to, kind })
}

#[test]
fn claims_penalties_rulings_and_adjournment_are_told_in_the_hall_in_its_language() {
    let by = Color::Black;
    let measures = vec![Measure::AddTime { player: Color::White, time: Span::from_secs(120) }];
    let remedy = Remedy::from_record(by, RemedyCause::IllegalMove { count: 1 }, measures);
    for kind in [
        EffectKind::Claimed { player: by, claim: Claim::Touched, with: None },
        EffectKind::RemedyProposed(remedy),
        EffectKind::RulingApplied(RulingChange::ClockSet { player: by, left: Span::from_secs(300) }),
        EffectKind::Adjournment(AdjournmentStep::Ordered { sealer: by }),
    ] {
        for told in told(Lang::En, Lang::De, Audience::Hall, kind) {
            assert_eq!(told.channel, Channel::Hall);
            let german = |piece: &SpeechPiece| {
                matches!(piece, SpeechPiece::Words { lang: Lang::De, .. } | SpeechPiece::Earcon(_))
            };
            assert!(!all_words(&told).is_empty() && told.speech.iter().all(german), "{told:?}");
            assert!(!told.line.contains("Schwarz"), "the line is the player's: {told:?}");
        }
    }
}

#[test]
fn what_is_proposed_is_told_as_a_proposal_with_what_to_do_and_time_as_a_duration() {
    let add = Measure::AddTime { player: Color::Black, time: Span::from_secs(120) };
    let draw = Measure::EndGame(Outcome::Draw(DrawReason::Quickplay));
    let remedy = |cause, measures, otherwise| {
        let of = Color::White;
        let by = (cause == RemedyCause::Claim).then_some(!of);
        let remedy = Remedy { claimant: by, claim: None, burdened: of, cause, measures, otherwise };
        let told = told(Lang::En, Lang::En, Audience::Hall, EffectKind::RemedyProposed(remedy));
        told.iter().map(all_words).collect::<Vec<_>>()
    };
    assert_eq!(
        remedy(RemedyCause::IllegalMove { count: 1 }, vec![add.clone()], Vec::new()),
        [
            "Illegal moves completed by White: 1.",
            "The Laws provide: Black gets 2 minutes more.",
            "White accepts it with resume, or the arbiter decides.",
        ]
    );
    assert_eq!(
        remedy(RemedyCause::Claim, vec![draw.clone()], vec![add]),
        [
            "If the claim is upheld: The game is drawn.",
            "If the claim is set aside: Black gets 2 minutes more.",
            // Whom it burdens, and not who has claimed it.
            "The arbiter decides. Without one, White may consent.",
        ]
    );
    let lost = Measure::EndGame(Outcome::Win { winner: Color::Black, reason: WinReason::IllegalMoves });
    let told = remedy(RemedyCause::IllegalMove { count: 2 }, vec![lost], Vec::new());
    assert_eq!(told[1], "The Laws provide: Black wins the game.");
    assert!(told[2].ends_with("White may consent."), "{told:?}");
    let told = remedy(RemedyCause::FlagFall, Vec::new(), Vec::new());
    assert_eq!(told[0], "It is not certain whether Black could still checkmate by any legal moves.");
    assert_eq!(told[1], "Both clocks are stopped. The arbiter decides.");
}

#[test]
fn a_move_told_to_a_seat_alone_is_heard_by_nobody_else() {
    // D.2.9.b: no assistant announces at this table.
    let telling = move_of("Ng1f3");
    let kind = EffectKind::MoveAnnounced {
        utterance: 1,
        player: Color::White,
        manner: AnnouncementManner::Announced,
        description: telling,
    };
    let [told] = &told(Lang::En, Lang::De, Audience::Seat(Color::White), kind.clone())[..] else { panic!() };
    assert_eq!((told.channel, told.line.as_str()), (Channel::Private, "w Ng1-f3. Space: clock"));
    assert!(!told.speech.is_empty());
    assert!(super::effects::told(Lang::En, Lang::De, Audience::Seat(Color::Black), kind).is_empty());
}

#[test]
fn which_moves_would_keep_to_what_was_touched_is_shown_to_the_arbiter_and_never_spoken() {
    let telling = move_of("Nb1c3");
    let kind = EffectKind::TouchFacts {
        ply: 1,
        article: Some(TouchArticle::OwnPiece),
        player: Color::White,
        touched: vec![Square::B1],
        played: Some(move_of("Ng1f3")),
        kept: false,
        allowed: vec![telling; 4],
        laws: None,
    };
    // At a console that both players hear and read, only that there is something.
    let shared = told(Lang::En, Lang::En, Audience::Desk, kind.clone());
    assert_eq!(shared.iter().map(|told| &*told.line).collect::<Vec<_>>(), ["Facts for the arbiter (1): type facts"]);
    let told = presenter(Lang::En, Lang::En).effect_messages_for_desk(&Effect { to: Audience::Desk, kind });
    assert!(told.iter().all(|told| told.channel == Channel::Private));
    let lines: Vec<&str> = told.iter().map(|told| told.line.as_str()).collect();
    assert_eq!(
        lines,
        ["White: b1; played Ng1-f3", "not allowed by article 4.3.1", "would: Nb1-c3 Nb1-c3 Nb1-c3", "would: Nb1-c3",]
    );
    assert!(told[1..].iter().all(|told| told.speech.is_empty()));
}

#[test]
fn nothing_of_an_adjournment_tells_the_sealed_move() {
    for lang in Lang::TEXTS {
        for step in steps() {
            for told in told(lang, lang, Audience::Hall, EffectKind::Adjournment(step.clone())) {
                let text = format!("{} {}", told.line, all_words(&told));
                let square = |pair: &[u8]| pair[0].is_ascii_lowercase() && pair[1].is_ascii_digit();
                assert!(!text.as_bytes().windows(2).any(square), "{text}");
            }
        }
    }
}

#[test]
fn every_rule_of_the_table_has_words_for_every_value_it_takes() {
    let presenter = presenter(Lang::En, Lang::De);
    for change in changes() {
        let RulingChange::RuleAdapted { name, value } = change else { continue };
        let told = presenter
            .rule_message(Channel::Private, name.bare(), value.bare())
            .unwrap_or_else(|| panic!("{name} {value}"));
        assert!(!all_words(&told).contains("0:"), "{told:?}");
    }
    let rule = |name, value| presenter.rule_message(Channel::Private, name, value).map(|told| all_words(&told));
    let bonus = Some("For an illegal move before that the opponent gets 2 minutes.".to_owned());
    assert_eq!(rule("illegal-bonus", "2:00"), bonus);
    assert_eq!(rule("illegal-bonus", "2"), bonus, "as the arbiter may type it");
    assert_eq!(rule("no-such-rule", "2"), None);
}
