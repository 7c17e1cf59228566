//! Replies before the press, calls for the arbiter, cases and words at a shared keyboard: one sample of everything, as
//! long as it gets, and who hears what of it.

use super::effects::presenter;
use super::samples::move_of;
use ansage_game::claim::{Claim, DrawGround, Irregularity, Measure, Remedy, RemedyCause};
use ansage_game::effect::{Audience, Effect, EffectKind, LapseReason};
use ansage_game::event::OpponentsWord;
use ansage_game::moment::{Moment, Span};
use ansage_game::outcome::{Outcome, WinReason};
use ansage_game::reading::IllegalReason;
use ansage_game::refusal::Refusal;
use ansage_game::seat::Color;
use ansage_game::seat::NamedColor;
use ansage_game::touch::TouchDuty;
use ansage_words::locale::Lang;
use ansage_words::presentation::{Channel, Earcon, Message, SpeechPiece};
use shakmaty::Square;

/// Both clocks may stand for it longer than anybody plays.
const LONG: Span = Span::from_millis(10 * 3_600_000 - 1);

pub fn causes() -> Vec<RemedyCause> {
    let (made, played) = (Moment::START, move_of("Pa7b8=Q"));
    vec![
        RemedyCause::Touched,
        RemedyCause::Correction,
        RemedyCause::AcceptedAfterEntry,
        RemedyCause::HeldForEntry { time: LONG, left: LONG },
        RemedyCause::OtherDevice,
        RemedyCause::MadeBeforeEnd { played, made, after: made + LONG, mover: Color::White, executed: false },
        RemedyCause::MadeBeforeEnd { played, made, after: made + LONG, mover: Color::Black, executed: true },
    ]
}

fn claim() -> OpponentsWord {
    OpponentsWord::Claim(Claim::Draw { ground: DrawGround::Repetition, with: None })
}

pub fn refusals() -> Vec<Refusal> {
    let each = |whose| {
        [
            Refusal::ClockNotRunning { player: whose },
            Refusal::OwnReplyPending { player: whose },
            Refusal::EntryNotConfirmed { player: whose },
            Refusal::FlagClaimNotConfirmed { player: whose },
        ]
    };
    Color::ALL.into_iter().flat_map(each).collect()
}

pub fn effects() -> Vec<EffectKind> {
    let telling = move_of("Ng1f3");
    let of = |by: Color| {
        let lapsed = [LapseReason::NotMade, LapseReason::Illegal, LapseReason::Withdrawn];
        let lapsed = lapsed.map(|why| EffectKind::ReplyLapsed { player: by, description: telling, reason: why });
        let early = [(true, true), (true, false), (false, true), (false, false)];
        let early = early.map(|(counts, kept)| EffectKind::EarlyPress { player: by, counts, kept });
        let again = [
            OpponentsWord::Resign,
            OpponentsWord::Accept,
            OpponentsWord::Draw,
            claim(),
            OpponentsWord::Withdraw,
            OpponentsWord::Consent,
        ];
        let again = again.map(|word| EffectKind::ConfirmationAskedAgain { player: by, word });
        let shared = [
            OpponentsWord::Resign,
            OpponentsWord::Accept,
            OpponentsWord::Draw,
            claim(),
            OpponentsWord::Withdraw,
            OpponentsWord::Consent,
            OpponentsWord::Resume,
        ];
        let shared = shared.map(|word| EffectKind::SharedKeyboard { player: by, word });
        let squares = vec![Square::B1, Square::E2, Square::G8];
        let binds = |duty| EffectKind::TouchBinds { player: by, squares: squares.clone(), duty: Some(duty) };
        let others = [
            EffectKind::CompletedUnpressed { player: by },
            EffectKind::ClaimSuperseded { player: by },
            EffectKind::TouchNotKept { player: by },
            EffectKind::TouchBinds { player: by, squares: vec![Square::B1, Square::E2, Square::G8], duty: None },
            binds(TouchDuty::Castle),
            binds(TouchDuty::Capture { captured: Square::D5, with: None }),
            binds(TouchDuty::Capture { captured: Square::D5, with: Some(Square::E4) }),
            EffectKind::TouchAsserted { player: by, square: Square::G8 },
            EffectKind::EntryAwaitsKey { player: by, description: telling },
            EffectKind::OtherMoveReleased { player: by, description: telling },
            EffectKind::IllegalUnclaimed { player: by, description: telling, reason: IllegalReason::DoesNotReach },
            EffectKind::ResumeAgreed { player: by },
            EffectKind::ResumedWithoutArbiter { player: Some(NamedColor(by)), stood: LONG },
        ];
        lapsed.into_iter().chain(early).chain(again).chain(shared).chain(others)
    };
    let unknown = EffectKind::ResumedWithoutArbiter { player: None, stood: LONG };
    Color::ALL.into_iter().flat_map(of).chain([unknown]).collect()
}

fn said(lang: Lang, to: Audience, kind: EffectKind) -> Vec<Message> {
    presenter(lang, lang).effect_messages(&Effect { to, kind })
}

fn lines(lang: Lang, to: Audience, kind: EffectKind) -> Vec<String> {
    said(lang, to, kind).into_iter().map(|told| told.line).collect()
}

#[test]
fn b_6_of_2009_a_flag_that_may_not_be_signalled_is_private_and_in_the_players_own_language() {
    let fell = || EffectKind::FlagFell { player: Color::Black, at: Moment::START };
    let heard = |to| {
        let told = presenter(Lang::En, Lang::De).effect_messages(&Effect { to, kind: fell() });
        told.into_iter().map(|told| (told.channel, told.speech)).collect::<Vec<_>>()
    };
    let words = |lang, text: &str| vec![SpeechPiece::Earcon(Earcon::FlagFall), SpeechPiece::words(lang, text)];
    assert_eq!(heard(Audience::Hall), [(Channel::Hall, words(Lang::De, "Das Blättchen von Schwarz ist gefallen."))]);
    let own = [(Channel::Private, words(Lang::En, "The flag of Black has fallen."))];
    assert_eq!(heard(Audience::Seat(Color::White)), own);
    assert_eq!(heard(Audience::Desk), own);
    assert_eq!(heard(Audience::Seat(Color::Black)), [], "another station's");
}

#[test]
fn what_is_for_the_desk_is_told_in_no_hall() {
    for kind in effects().into_iter().filter(EffectKind::is_record_mark) {
        for told in said(Lang::En, Audience::Desk, kind) {
            assert_eq!(told.channel, Channel::Private, "{told:?}");
        }
    }
}

#[test]
fn b_6_of_2009_an_illegal_move_is_named_at_the_arbiters_own_desk_alone() {
    let (by, telling) = (Color::White, move_of("Ng1f3"));
    let kind = EffectKind::IllegalUnclaimed { player: by, description: telling, reason: IllegalReason::DoesNotReach };
    // At a console that both players hear, only that there is something.
    assert_eq!(lines(Lang::En, Audience::Desk, kind.clone()), ["Facts for the arbiter (1): type facts"]);
    let told = presenter(Lang::En, Lang::En).effect_messages_for_desk(&Effect { to: Audience::Desk, kind });
    assert_eq!(told.iter().map(|told| &*told.line).collect::<Vec<_>>(), ["Illegal, to be claimed: Ng1-f3"]);
}

#[test]
fn who_can_settle_a_case_is_named_with_the_word_that_does_it() {
    let mate = Measure::EndGame(Outcome::Win { winner: Color::White, reason: WinReason::Checkmate });
    let time = Measure::EndGame(Outcome::Win { winner: Color::Black, reason: WinReason::FlagFall });
    let added = Measure::AddTime { player: Color::Black, time: Span::from_secs(120) };
    let of = Color::White;
    let last = |remedy: Remedy, lang| lines(lang, Audience::Hall, EffectKind::RemedyProposed(remedy)).pop().unwrap();
    let penalty = Remedy::from_record(of, RemedyCause::IllegalMove { count: 1 }, vec![added.clone()]);
    let claimed =
        Remedy::from_claim(!of, Claim::Touched, RemedyCause::Touched, vec![Measure::RestorePosition { ply: 1 }]);
    let waits = Remedy::from_claim(!of, Claim::Flag, RemedyCause::FlagFall, vec![time.clone()]);
    let first = Remedy { otherwise: vec![mate], ..Remedy::from_record(of, RemedyCause::FlagFall, vec![time]) };
    for (remedy, english, german) in [
        (penalty, "White: resume carries it out, or arbiter", "Weiß: fortsetzen; oder Schiedsrichter"),
        (claimed, "Arbiter decides, or White: consent", "Schiedsrichter / Weiß: einverstanden"),
        (waits, "Enter the move, or Black: flag again", "Zug eingeben, oder Schwarz: fahne"),
        (first, "Black: flag, or consent: it counts", "Schwarz: fahne, sonst einverstanden"),
        (Remedy::from_record(of, RemedyCause::FlagFall, Vec::new()), "Clocks stopped. The arbiter decides.", ""),
    ] {
        assert_eq!(last(remedy.clone(), Lang::En), english);
        if !german.is_empty() {
            assert_eq!(last(remedy, Lang::De), german);
        }
    }
    // What is only claimed counts for nothing yet, and is not told as if it did.
    let hands = Claim::Irregularity(Irregularity::TwoHands);
    let claimed = Remedy::from_claim(!of, hands, RemedyCause::IllegalMove { count: 1 }, vec![added]);
    let told = lines(Lang::En, Audience::Hall, EffectKind::RemedyProposed(claimed));
    assert_eq!(told[..2], ["If upheld: illegal move 1 of White", "If upheld: Black + 2 min"].map(str::to_owned));
}

#[test]
fn art_6_2_1_2_the_rule_is_told_as_what_it_is() {
    let rule = |lang, value| {
        let told = presenter(lang, lang).rule_message(Channel::Private, "own-move-completes", value).unwrap();
        told.speech
            .into_iter()
            .find_map(|piece| if let SpeechPiece::Words { text, .. } = piece { Some(text) } else { None })
    };
    let yes = rule(Lang::En, "yes").unwrap();
    assert!(yes.contains("own next move") && yes.contains("without press and without increment"), "{yes}");
    let yes = rule(Lang::De, "yes").unwrap();
    assert!(yes.contains("eigene nächste Zug") && yes.contains("ohne Druck und ohne Zeitzugabe"), "{yes}");
    assert_eq!(rule(Lang::En, "no").as_deref(), Some("A move is completed by pressing the clock alone."));
}
