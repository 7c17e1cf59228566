//! Say by hand which act each stage admits, and why not. The first rule that fits a case holds.

use super::data::Kind::*;
use super::data::{Act, EDITIONS, Edition, FALLS_TOLD, SET_UPS, SetUp, d, m, o, t};
use super::stages::Stage;

/// What a stage says to an act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// It counts.
    Admitted,
    /// It is refused with this, to whoever acts and to nobody else.
    Refused(&'static str),
    /// It is refused in the hall, with this.
    RefusedAloud(&'static str),
    /// Nobody does it here, or it does nothing.
    Nothing,
}

/// What some stages say to some acts.
struct Rule {
    /// None: every stage.
    stages: &'static [Stage],
    acts: &'static [Act],
    set_ups: &'static [SetUp],
    editions: &'static [Edition],
    /// With the running clock's flag down, or up; or either.
    fallen: Option<bool>,
    answer: Answer,
}

const fn yes(stages: &'static [Stage], acts: &'static [Act]) -> Rule {
    Rule { stages, acts, set_ups: SET_UPS, editions: EDITIONS, fallen: None, answer: Answer::Admitted }
}

const fn no(stages: &'static [Stage], acts: &'static [Act], refusal: &'static str) -> Rule {
    Rule { answer: Answer::Refused(refusal), ..yes(stages, acts) }
}

const fn aloud(stages: &'static [Stage], acts: &'static [Act], refusal: &'static str) -> Rule {
    Rule { answer: Answer::RefusedAloud(refusal), ..yes(stages, acts) }
}

const fn nothing(stages: &'static [Stage], acts: &'static [Act]) -> Rule {
    Rule { answer: Answer::Nothing, ..yes(stages, acts) }
}

impl Rule {
    const fn at(self, set_ups: &'static [SetUp]) -> Rule {
        Rule { set_ups, ..self }
    }

    const fn by(self, editions: &'static [Edition]) -> Rule {
        Rule { editions, ..self }
    }

    const fn down(self) -> Rule {
        Rule { fallen: Some(true), ..self }
    }
}

const ALL: &[Stage] = &[];
const OVER: &[Stage] = &[Stage::Mated, Stage::Agreed];
/// Nothing is announced, and the mover's clock runs.
const TO_MOVE: &[Stage] = &[Stage::ToMove, Stage::FlagDown];
/// The mover has announced a move and not pressed; nobody has replied.
const ANNOUNCED: &[Stage] =
    &[Stage::FirstMade, Stage::Unheard, Stage::Made, Stage::Unmade, Stage::Ending, Stage::IllegalSaid, Stage::Offered];
/// The pegs show the announced move, a legal one.
const PEGGED: &[Stage] = &[Stage::FirstMade, Stage::Unheard, Stage::Made, Stage::Ending, Stage::Offered, Stage::Kept];
const SENSED: &[SetUp] = &[SetUp::PegsBlind, SetUp::BoardSighted];
const REPLIED: &[Stage] = &[Stage::Replied];
const ENTERED: &[Stage] = &[Stage::EnteredMate, Stage::EnteredIllegal];
/// A case stands, on which nothing is played.
const CASES: &[Stage] = &[
    Stage::EndCase,
    Stage::LateMate,
    Stage::IllegalCase,
    Stage::HandsCase,
    Stage::HandsAtDesk,
    Stage::WrongClaim,
    Stage::FlagCase,
];
/// Play is suspended, and no case stands.
const CALLS: &[Stage] = &[Stage::Called, Stage::CalledAgreed, Stage::LinkGone, Stage::Left, Stage::Stopped];
/// The flag that a player may claim has fallen.
const FALLEN: &[Stage] = &[Stage::FlagDown];
/// Nothing is in the making, and it is not the other's turn.
const OUT_OF_TURN: &[Stage] = &[
    Stage::NotStarted,
    Stage::ToMove,
    Stage::FlagDown,
    Stage::Agreed,
    Stage::IllegalCase,
    Stage::HandsCase,
    Stage::HandsAtDesk,
    Stage::WrongClaim,
    Stage::Called,
    Stage::CalledAgreed,
    Stage::LinkGone,
    Stage::Sealing,
    Stage::Sealed,
    Stage::Left,
    Stage::Stopped,
];
/// Only after a reply is there a next move of the mover's.
const NEXT_IS_NOTHING: &[Stage] = &[
    Stage::NotStarted,
    Stage::ToMove,
    Stage::FlagDown,
    Stage::Pressed,
    Stage::FlagCase,
    Stage::EndCase,
    Stage::LateMate,
    Stage::Unclaimed,
    Stage::Mated,
    Stage::Agreed,
    Stage::IllegalCase,
    Stage::HandsCase,
    Stage::HandsAtDesk,
    Stage::WrongClaim,
    Stage::Called,
    Stage::CalledAgreed,
    Stage::WordAsked,
    Stage::WordAskedAgain,
    Stage::LinkGone,
    Stage::Sealing,
    Stage::Sealed,
    Stage::Left,
    Stage::Stopped,
];
const LINKED: &[SetUp] = &[SetUp::TwoBlind, SetUp::TwoSighted, SetUp::BoardSighted];
const BLIND: &[SetUp] = &[SetUp::OneBlind, SetUp::TwoBlind, SetUp::PegsBlind];
const SIGHTED: &[SetUp] = &[SetUp::OneSighted, SetUp::TwoSighted, SetUp::BoardSighted];

const MOVERS: &[Act] = &[
    m(Say),
    m(SayMate),
    m(SayIllegal),
    m(Correct),
    m(Misheard),
    m(Press),
    m(Cancel),
    m(Offer),
    m(Accept),
    m(Decline),
    m(Resign),
    m(Flag),
    m(ClaimDraw),
    m(ClaimHands),
    m(ClaimIllegal),
    m(ClaimTouched),
    m(Consent),
    m(Resume),
    m(Arbiter),
];
const OTHERS: &[Act] = &[
    o(Say),
    o(Correct),
    o(Misheard),
    o(Press),
    o(Cancel),
    o(Offer),
    o(Accept),
    o(Decline),
    o(Resign),
    o(Flag),
    o(ClaimDraw),
    o(ClaimHands),
    o(ClaimIllegal),
    o(ClaimTouched),
    o(Consent),
    o(Resume),
    o(Arbiter),
];

/// What a player does on the board and with his clock.
const PLAYS: &[Act] = &[m(Say), m(SayMate), m(SayIllegal), m(Next), m(Correct), m(Press), o(Say), o(Correct), o(Press)];
const CANCELS: &[Act] = &[m(Cancel), o(Cancel)];
const TALKS: &[Act] = &[
    m(Offer),
    m(Accept),
    m(Decline),
    m(Resign),
    m(Flag),
    m(ClaimDraw),
    m(ClaimHands),
    m(ClaimIllegal),
    m(ClaimTouched),
    m(Consent),
    m(Resume),
    m(Arbiter),
    m(Misheard),
    o(Offer),
    o(Accept),
    o(Decline),
    o(Resign),
    o(Flag),
    o(ClaimDraw),
    o(ClaimHands),
    o(ClaimIllegal),
    o(ClaimTouched),
    o(Consent),
    o(Resume),
    o(Arbiter),
    o(Misheard),
];
const SAYS: &[Act] = &[m(Say), m(SayMate), m(SayIllegal)];

const RULES: &[Rule] = &[
    // What machines and time do is never refused.
    yes(ALL, &[t(Heard), t(FlagFalls), t(Leave), t(Crash)]),
    nothing(&[Stage::LinkGone], &[t(LinkLost)]),
    yes(&[Stage::LinkGone], &[t(LinkBack)]),
    nothing(ALL, &[t(LinkBack)]),
    yes(ALL, &[t(LinkLost)]),
    // Hands may do what they like; what they do is told or not.
    nothing(ALL, &[m(Hands), o(Hands)]),
    // No station of his own is there to act at.
    nothing(&[Stage::LinkGone], MOVERS).at(&[SetUp::TwoSighted, SetUp::BoardSighted]),
    nothing(&[Stage::LinkGone], OTHERS).at(&[SetUp::TwoBlind]),
    // What is announced out of turn is the other's to announce, and he has a station of his own.
    no(OUT_OF_TURN, &[o(Say)], "has-own-station").at(LINKED),
    no(&[Stage::Mated, Stage::LateMate], &[m(Say), m(SayMate), m(SayIllegal)], "has-own-station").at(LINKED),
    nothing(NEXT_IS_NOTHING, &[m(Next)]),
    // The one who sits elsewhere says himself what he announced (10.2 of the table's link).
    no(ALL, &[o(Misheard), m(Misheard)], "has-own-station").at(LINKED),
    // Not begun.
    yes(&[Stage::NotStarted], &[d(Declare)]),
    no(&[Stage::NotStarted], PLAYS, "not-started"),
    no(&[Stage::NotStarted], TALKS, "not-started"),
    no(&[Stage::NotStarted], &[d(Uphold), d(SetAside), d(Stop), d(Continue), d(CallFlag), d(Adjourn)], "not-started"),
    // Over, and told (5.1, 5.2): what was misheard then is for both players, or for the arbiter.
    // A claim that the ending move broke article 4 remains open (5.1.1).
    yes(&[Stage::Mated], &[o(Misheard), o(ClaimTouched)]),
    no(OVER, PLAYS, "over"),
    no(OVER, CANCELS, "over"),
    no(&[Stage::NotStarted], CANCELS, "not-started"),
    no(OVER, TALKS, "over"),
    yes(OVER, &[d(Declare)]),
    yes(&[Stage::Agreed], &[d(Continue)]),
    no(OVER, &[d(Uphold), d(SetAside), d(Stop), d(Continue), d(CallFlag), d(Adjourn)], "over"),
    // What anybody may say at any time while the game lasts.
    yes(ALL, &[m(Resign), o(Resign), d(Declare), d(Stop)]),
    // Draw offers stand until they are accepted or refused (9.1).
    yes(&[Stage::Offered], &[o(Accept), o(Decline)]),
    no(&[Stage::Offered], &[m(Accept), m(Decline)], "no-offer"),
    no(&[Stage::Offered], &[m(Offer), o(Offer)], "offer-stands"),
    // A claim of a draw is an offer as well (9.1.2.3).
    yes(&[Stage::WrongClaim], &[o(Accept), o(Decline)]),
    no(&[Stage::WrongClaim], &[m(Offer), o(Offer)], "offer-stands"),
    yes(ALL, &[m(Offer), o(Offer)]),
    no(ALL, &[m(Accept), m(Decline), o(Accept), o(Decline)], "no-offer"),
    // Flags (6.8): the flag of the player whose clock runs, or ran.
    no(&[Stage::EndCase, Stage::LateMate], &[d(CallFlag)], "claim-stands"),
    no(&[Stage::FlagCase], &[d(CallFlag)], "flag-is-the-players").by(&[Edition::Blitz2009]),
    no(&[Stage::FlagCase], &[d(CallFlag)], "claim-stands"),
    yes(&[Stage::FlagCase], &[m(Flag)]),
    yes(&[Stage::LateMate], &[o(Flag)]),
    no(&[Stage::EndCase], &[o(Flag)], "claim-stands"),
    no(&[Stage::EndCase, Stage::LateMate], &[m(Flag)], "flag-up"),
    yes(FALLEN, &[o(Flag)]),
    yes(&[Stage::Pressed], &[m(Flag)]).down(),
    yes(TO_MOVE, &[o(Flag)]).down(),
    yes(ANNOUNCED, &[o(Flag)]).down(),
    yes(REPLIED, &[o(Flag)]).down(),
    yes(&[Stage::Kept, Stage::WordAsked, Stage::WordAskedAgain, Stage::Sealing], &[o(Flag)]).down(),
    yes(&[Stage::Unclaimed], &[m(Flag)]).down(),
    no(ALL, &[m(Flag), o(Flag)], "flag-up"),
    no(ALL, &[d(CallFlag)], "flag-is-the-players").by(&[Edition::Blitz2009]),
    yes(FALLEN, &[d(CallFlag)]),
    yes(ALL, &[d(CallFlag)]).down(),
    no(ALL, &[d(CallFlag)], "flag-up"),
    // Cases: who may settle them.
    yes(CASES, &[d(Uphold), d(SetAside)]),
    no(ALL, &[d(Uphold), d(SetAside)], "nothing-stands"),
    no(&[Stage::HandsAtDesk], &[m(Consent), o(Consent)], "only-arbiter"),
    yes(&[Stage::IllegalCase, Stage::WrongClaim], &[m(Consent), m(Resume)]),
    no(&[Stage::IllegalCase, Stage::WrongClaim], &[o(Consent)], "not-yours-to-consent"),
    yes(&[Stage::EndCase, Stage::HandsCase, Stage::FlagCase], &[o(Consent)]),
    no(&[Stage::EndCase, Stage::HandsCase, Stage::FlagCase], &[m(Consent)], "not-yours-to-consent"),
    yes(&[Stage::LateMate], &[m(Consent), o(Consent)]),
    no(ALL, &[m(Consent), o(Consent)], "nothing-stands"),
    no(&[Stage::HandsAtDesk, Stage::Stopped], &[m(Resume), o(Resume)], "only-arbiter"),
    // At the shared keyboard the other's `resume` asks for the mover's key.
    yes(&[Stage::IllegalCase, Stage::WrongClaim], &[o(Resume)]).at(&[SetUp::OneSighted]),
    no(&[Stage::IllegalCase, Stage::WrongClaim], &[o(Resume)], "not-yours-to-settle"),
    no(CASES, &[m(Resume), o(Resume)], "claim-stands"),
    no(ENTERED, &[m(Resume), o(Resume), d(Continue)], "entry-not-confirmed"),
    no(&[Stage::LinkGone], &[m(Resume), o(Resume), d(Continue)], "link-is-lost"),
    no(&[Stage::Sealed], &[m(Resume), o(Resume)], "only-arbiter"),
    no(&[Stage::Sealed], &[d(Continue), d(Adjourn)], "envelope-closed"),
    nothing(&[Stage::CalledAgreed], &[o(Resume)]),
    yes(CALLS, &[m(Resume), o(Resume)]),
    no(ALL, &[m(Resume), o(Resume)], "not-suspended"),
    yes(&[Stage::IllegalCase, Stage::WrongClaim], &[d(Continue)]),
    no(CASES, &[d(Continue)], "claim-stands"),
    yes(CALLS, &[d(Continue)]),
    no(ALL, &[d(Continue)], "not-suspended"),
    no(CASES, &[d(Adjourn)], "claim-stands"),
    no(&[Stage::LinkGone], &[d(Adjourn)], "link-is-lost"),
    no(&[Stage::Pressed], &[d(Adjourn)], "move-not-entered"),
    no(&[Stage::Kept, Stage::EnteredMate, Stage::EnteredIllegal], &[d(Adjourn)], "already-pressed"),
    no(&[Stage::Sealing], &[d(Adjourn)], "envelope-closed"),
    // With a move in the making the adjournment is in tests/laws/adjournment.rs.
    yes(CALLS, &[d(Adjourn)]),
    nothing(ALL, &[d(Adjourn)]),
    // Claims.
    no(&[Stage::Sealed], &[m(ClaimIllegal), o(ClaimIllegal)], "envelope-closed"),
    yes(&[Stage::Unclaimed], &[o(ClaimIllegal)]),
    no(ALL, &[m(ClaimIllegal), o(ClaimIllegal)], "no-illegal-move"),
    // 4.8: of the latest half-move, by the opponent of who made it, until he touches a piece himself.
    no(&[Stage::Sealed], &[m(ClaimTouched), o(ClaimTouched)], "envelope-closed"),
    no(&[Stage::EndCase], &[o(ClaimTouched)], "claim-stands"),
    no(&[Stage::LateMate], &[o(ClaimTouched)], "claim-stands"),
    no(&[Stage::HandsCase, Stage::HandsAtDesk, Stage::WrongClaim], &[m(ClaimTouched)], "claim-stands"),
    yes(ANNOUNCED, &[o(ClaimTouched)]),
    yes(&[Stage::Kept, Stage::EnteredMate, Stage::EnteredIllegal, Stage::Unclaimed], &[o(ClaimTouched)]),
    yes(&[Stage::ToMove, Stage::FlagDown, Stage::WordAsked, Stage::WordAskedAgain, Stage::Sealing], &[m(ClaimTouched)]),
    yes(CALLS, &[m(ClaimTouched)]),
    no(ALL, &[m(ClaimTouched), o(ClaimTouched)], "complaint-too-late"),
    no(CASES, &[m(ClaimHands), o(ClaimHands)], "claim-stands"),
    no(&[Stage::Sealed], &[m(ClaimHands), o(ClaimHands)], "envelope-closed"),
    yes(ALL, &[m(ClaimHands), o(ClaimHands)]),
    // 9.2: by the player to move, before he announces.
    yes(&[Stage::Unclaimed], &[o(ClaimDraw)]),
    no(&[Stage::Sealed], &[m(ClaimDraw), o(ClaimDraw)], "envelope-closed"),
    no(CASES, &[m(ClaimDraw), o(ClaimDraw)], "claim-stands"),
    no(CALLS, &[m(ClaimDraw), o(ClaimDraw)], "suspended"),
    no(ENTERED, &[m(ClaimDraw), o(ClaimDraw)], "entry-not-confirmed"),
    no(&[Stage::Pressed], &[o(ClaimDraw)], "move-not-entered"),
    no(ANNOUNCED, &[m(ClaimDraw)], "claim-lost"),
    no(&[Stage::Kept, Stage::Replied], &[m(ClaimDraw)], "claim-lost"),
    yes(TO_MOVE, &[m(ClaimDraw)]),
    yes(&[Stage::WordAsked, Stage::WordAskedAgain, Stage::Sealing], &[m(ClaimDraw)]),
    no(ALL, &[m(ClaimDraw), o(ClaimDraw)], "not-on-move"),
    // Play is suspended: nothing is announced or pressed (6.11.3).
    yes(&[Stage::FlagCase], &[m(Say), m(SayMate), m(SayIllegal)]),
    no(&[Stage::Sealed], PLAYS, "envelope-closed"),
    no(&[Stage::Sealed], &[m(Arbiter), o(Arbiter)], "envelope-closed"),
    no(CASES, PLAYS, "suspended"),
    yes(&[Stage::CalledAgreed], &[m(Press)]).at(&[SetUp::OneSighted]),
    no(CALLS, PLAYS, "suspended"),
    no(CASES, &[m(Arbiter), o(Arbiter)], "suspended"),
    yes(&[Stage::Left], &[m(Arbiter), o(Arbiter)]),
    no(CALLS, &[m(Arbiter), o(Arbiter)], "suspended"),
    yes(ALL, &[m(Arbiter), o(Arbiter)]),
    // The illegal move stands until it is claimed, and the other is to move.
    no(&[Stage::Unclaimed], SAYS, "has-own-station").at(LINKED),
    no(&[Stage::Unclaimed], SAYS, "not-the-opponents-move"),
    yes(&[Stage::Unclaimed], &[o(Say)]),
    no(&[Stage::Unclaimed], &[m(Correct)], "correction-too-late"),
    no(&[Stage::Unclaimed], &[o(Correct)], "nothing-to-correct"),
    no(&[Stage::Unclaimed], &[m(Misheard)], "misheard-too-late"),
    yes(&[Stage::Unclaimed], &[o(Misheard)]),
    no(&[Stage::Unclaimed], &[o(Press)], "not-made").at(SIGHTED),
    no(&[Stage::Unclaimed], &[o(Press)], "no-move-made").at(&[SetUp::TwoBlind]),
    yes(&[Stage::Unclaimed], &[o(Press)]),
    no(&[Stage::Unclaimed], &[m(Press)], "clock-not-running"),
    // The mover announces, once (D.2.1).
    yes(TO_MOVE, SAYS),
    yes(&[Stage::WordAsked, Stage::WordAskedAgain, Stage::Sealing], SAYS),
    yes(&[Stage::Pressed], SAYS),
    nothing(TO_MOVE, &[m(Next)]),
    nothing(&[Stage::WordAsked, Stage::WordAskedAgain, Stage::Sealing, Stage::Pressed], &[m(Next)]),
    no(ANNOUNCED, &[m(Say), m(SayMate), m(SayIllegal), m(Next)], "own-move-awaits-press"),
    no(&[Stage::Kept], &[m(Say), m(SayMate), m(SayIllegal), m(Next)], "press-is-kept"),
    // From 2014 his own next move completes the unpressed one (6.2.1.2); before, nothing but the press does.
    yes(&[Stage::Replied], &[m(Next)]).by(super::data::FROM_2014),
    nothing(&[Stage::Replied], SAYS),
    no(REPLIED, &[m(Next)], "own-move-awaits-press"),
    no(ENTERED, &[m(Say), m(SayMate), m(SayIllegal), m(Next), o(Say), o(Press)], "entry-not-confirmed"),
    // The reply may be given before the press (1.3), once.
    yes(ANNOUNCED, &[o(Say)]),
    yes(&[Stage::Kept], &[o(Say)]),
    no(REPLIED, &[o(Say)], "reply-waits"),
    no(ALL, &[o(Say)], "has-own-station").at(LINKED),
    no(ALL, &[o(Say)], "not-the-opponents-move"),
    // D.2.7: corrected at once, and before the clock.
    // 4.7: what was released on the pegs stays there, where the move is legal.
    no(&[Stage::Kept], &[m(Correct)], "correction-too-late").at(SIGHTED),
    no(PEGGED, &[m(Correct)], "correction-against-board").at(SENSED),
    yes(ANNOUNCED, &[m(Correct)]),
    yes(REPLIED, &[m(Correct)]),
    yes(&[Stage::Kept], &[m(Correct)]).at(BLIND),
    no(&[Stage::Kept], &[m(Correct)], "correction-too-late"),
    no(ALL, &[m(Correct)], "nothing-to-correct"),
    yes(REPLIED, &[o(Correct)]),
    no(ENTERED, &[o(Correct)], "entry-not-confirmed"),
    no(ALL, &[o(Correct)], "correction-too-late"),
    // What was misheard is mended until the player's own next announcement.
    yes(ANNOUNCED, &[o(Misheard)]),
    yes(ENTERED, &[o(Misheard)]),
    yes(&[Stage::Kept], &[o(Misheard)]),
    yes(&[Stage::IllegalCase], &[o(Misheard)]),
    // A case that rests on a move is not settled by mending that move.
    no(&[Stage::EndCase, Stage::LateMate], &[o(Misheard), m(Misheard)], "claim-stands"),
    no(ANNOUNCED, &[m(Misheard)], "misheard-too-late"),
    no(
        &[Stage::Kept, Stage::Replied, Stage::EndCase, Stage::LateMate, Stage::IllegalCase],
        &[m(Misheard)],
        "misheard-too-late",
    ),
    no(ENTERED, &[m(Misheard)], "misheard-too-late"),
    no(ALL, &[o(Misheard)], "misheard-too-late"),
    yes(ALL, &[m(Misheard)]),
    // The clock (D.2.3): nothing is pressed that is not made.
    yes(&[Stage::WordAsked, Stage::WordAskedAgain], &[m(Press)]).at(&[SetUp::OneSighted]),
    yes(&[Stage::WordAsked, Stage::WordAskedAgain], &[o(Press)]).at(&[SetUp::OneBlind, SetUp::PegsBlind]),
    no(&[Stage::WordAsked, Stage::WordAskedAgain], &[m(Press)], "not-made"),
    no(&[Stage::Sealing], &[m(Press)], "nothing-sealed").at(BLIND),
    yes(&[Stage::Sealing], &[m(Press)]),
    // Nothing is in the making: no press of the other's can count.
    no(OUT_OF_TURN, &[o(Press)], "clock-not-running"),
    no(&[Stage::WordAsked, Stage::WordAskedAgain], &[o(Press)], "clock-not-running"),
    no(TO_MOVE, &[m(Press)], "not-made").at(BLIND),
    no(TO_MOVE, &[m(Press)], "no-move-made").at(LINKED),
    yes(TO_MOVE, &[m(Press)]),
    no(&[Stage::Unmade], &[m(Press)], "not-made").at(&[SetUp::PegsBlind]),
    yes(ANNOUNCED, &[m(Press)]),
    yes(REPLIED, &[m(Press)]),
    no(&[Stage::Kept, Stage::Pressed], &[m(Press)], "already-pressed"),
    yes(ENTERED, &[m(Press)]),
    // Whose clock does not run presses too early, and the hall hears it; with his reply given the press is kept.
    yes(REPLIED, &[o(Press)]),
    no(&[Stage::Pressed], &[o(Press)], "move-not-entered"),
    aloud(ALL, &[o(Press)], "early-press"),
    yes(&[Stage::Kept], &[m(Cancel)]).at(BLIND),
    yes(&[Stage::WordAsked, Stage::WordAskedAgain], &[m(Cancel), o(Cancel)]),
    yes(&[Stage::CalledAgreed], &[o(Cancel)]).at(&[SetUp::OneSighted]),
    no(ALL, &[m(Cancel), o(Cancel)], "nothing-pressed"),
];

/// What a stage says to an act.
pub fn admits(stage: Stage, act: Act, table: super::At, fallen: bool) -> Answer {
    let fits = |rule: &&Rule| {
        (rule.stages.is_empty() || rule.stages.contains(&stage))
            && rule.acts.contains(&act)
            && rule.set_ups.contains(&table.set_up)
            && rule.editions.contains(&table.edition)
            && rule.fallen.is_none_or(|down| down == fallen)
    };
    match RULES.iter().find(fits) {
        Some(rule) => rule.answer,
        None => Answer::Refused("nobody says"),
    }
}

/// What a stage has become when the running clock's flag is down: an ending move made before it decides, or is a case.
pub fn with_flag_down(stage: Stage, table: super::At) -> Stage {
    match stage {
        Stage::Ending if table.set_up.is_sensed() => Stage::Mated,
        Stage::Ending if FALLS_TOLD.contains(&table.edition) => Stage::EndCase,
        other => other,
    }
}
