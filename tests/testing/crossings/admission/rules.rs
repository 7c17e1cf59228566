//! The table by hand: which act each stage admits, and why not. The first rule that fits a case holds.

use super::super::data::ActKind::*;
use super::super::data::{CrossingEdition, FALLS_TOLD, FROM_2014, SetUp, d, m, o, t};
use super::super::stages::HalfMoveStage;
use super::groups::*;
use super::{AdmissionRule, aloud, no, nothing, yes};

pub const RULES: &[AdmissionRule] = &[
    // What machines and time do is never refused.
    yes(ALL, &[t(Heard), t(FlagFalls), t(Leave), t(Crash)]),
    nothing(&[HalfMoveStage::LinkGone], &[t(LinkLost)]),
    yes(&[HalfMoveStage::LinkGone], &[t(LinkBack)]),
    nothing(ALL, &[t(LinkBack)]),
    yes(ALL, &[t(LinkLost)]),
    // Hands may do what they like; what they do is told or not.
    nothing(ALL, &[m(Hands), o(Hands)]),
    // No station of his own is there to act at.
    nothing(&[HalfMoveStage::LinkGone], MOVERS).at(&[SetUp::TwoSighted, SetUp::BoardSighted]),
    nothing(&[HalfMoveStage::LinkGone], OTHERS).at(&[SetUp::TwoBlind]),
    nothing(NEXT_IS_NOTHING, &[m(Next)]),
    // The one who sits elsewhere says himself what he announced (10.2 of the table's link).
    no(ALL, &[o(Misheard), m(Misheard)], "has-own-station").at(LINKED),
    // Not begun.
    yes(&[HalfMoveStage::NotStarted], &[d(Declare)]),
    no(&[HalfMoveStage::NotStarted], PLAYS, "not-started"),
    no(&[HalfMoveStage::NotStarted], TALKS, "not-started"),
    no(
        &[HalfMoveStage::NotStarted],
        &[d(Uphold), d(SetAside), d(Stop), d(Continue), d(CallFlag), d(Adjourn)],
        "not-started",
    ),
    // Over, and told (5.1, 5.2): what was misheard then is for both players, or for the arbiter.
    // A claim that the ending move broke article 4 remains open (5.1.1).
    yes(&[HalfMoveStage::Mated], &[o(Misheard), o(ClaimTouched)]),
    no(OVER, PLAYS, "game-is-over"),
    no(OVER, CANCELS, "game-is-over"),
    no(&[HalfMoveStage::NotStarted], CANCELS, "not-started"),
    no(OVER, TALKS, "game-is-over"),
    yes(OVER, &[d(Declare)]),
    yes(&[HalfMoveStage::Agreed], &[d(Continue)]),
    no(&[HalfMoveStage::Mated], &[d(Continue)], "over-by-final-position"),
    no(OVER, &[d(Uphold), d(SetAside), d(Stop), d(Continue), d(CallFlag), d(Adjourn)], "game-is-over"),
    // Whose ending move is in question does not settle it by resigning (5.1.1).
    no(&[HalfMoveStage::EndCase], &[m(Resign)], "case-pending"),
    // What was pressed is made, and may have ended the game: it is entered first (5.1.1, 5.2.1, 9.6).
    no(&[HalfMoveStage::Pressed, HalfMoveStage::FlagCase], &[m(Resign), o(Resign)], "move-not-entered"),
    no(ENTERED, &[m(Resign), o(Resign)], "entry-not-confirmed"),
    // What anybody may say at any time while the game lasts.
    yes(ALL, &[m(Resign), o(Resign), d(Declare), d(Stop)]),
    // Draw offers stand until they are accepted or refused (9.1).
    yes(&[HalfMoveStage::Offered], &[o(Accept), o(Decline)]),
    no(&[HalfMoveStage::Offered], &[m(Accept), m(Decline)], "no-offer"),
    no(&[HalfMoveStage::Offered], &[m(Offer), o(Offer)], "offer-pending"),
    // A claim of a draw is an offer as well (9.1.2.3).
    yes(&[HalfMoveStage::WrongClaim], &[o(Accept), o(Decline)]),
    no(&[HalfMoveStage::WrongClaim], &[m(Offer), o(Offer)], "offer-pending"),
    yes(ALL, &[m(Offer), o(Offer)]),
    no(ALL, &[m(Accept), m(Decline), o(Accept), o(Decline)], "no-offer"),
    // Flags (6.8): the flag of the player whose clock runs, or ran.
    no(&[HalfMoveStage::EndCase, HalfMoveStage::LateMate], &[d(CallFlag)], "case-pending"),
    no(&[HalfMoveStage::FlagCase], &[d(CallFlag)], "flag-claim-by-players-only").by(&[CrossingEdition::Blitz2009]),
    no(&[HalfMoveStage::FlagCase], &[d(CallFlag)], "case-pending"),
    yes(&[HalfMoveStage::FlagCase], &[m(Flag)]),
    yes(&[HalfMoveStage::LateMate], &[o(Flag)]),
    no(&[HalfMoveStage::EndCase], &[o(Flag)], "case-pending"),
    no(&[HalfMoveStage::EndCase, HalfMoveStage::LateMate], &[m(Flag)], "flag-up"),
    yes(FALLEN, &[o(Flag)]),
    yes(&[HalfMoveStage::Pressed], &[m(Flag)]).down(),
    yes(TO_MOVE, &[o(Flag)]).down(),
    yes(ANNOUNCED, &[o(Flag)]).down(),
    yes(REPLIED, &[o(Flag)]).down(),
    yes(
        &[HalfMoveStage::Kept, HalfMoveStage::WordAsked, HalfMoveStage::WordAskedAgain, HalfMoveStage::Sealing],
        &[o(Flag)],
    )
    .down(),
    yes(&[HalfMoveStage::Unclaimed], &[m(Flag)]).down(),
    no(ALL, &[m(Flag), o(Flag)], "flag-up"),
    no(ALL, &[d(CallFlag)], "flag-claim-by-players-only").by(&[CrossingEdition::Blitz2009]),
    yes(FALLEN, &[d(CallFlag)]),
    yes(ALL, &[d(CallFlag)]).down(),
    no(ALL, &[d(CallFlag)], "flag-up"),
    // Cases: who may settle them.
    yes(CASES, &[d(Uphold), d(SetAside)]),
    no(ALL, &[d(Uphold), d(SetAside)], "nothing-pending"),
    no(&[HalfMoveStage::HandsAtDesk], &[m(Consent), o(Consent)], "only-arbiter"),
    yes(&[HalfMoveStage::IllegalCase, HalfMoveStage::WrongClaim], &[m(Consent), m(Resume)]),
    no(&[HalfMoveStage::IllegalCase, HalfMoveStage::WrongClaim], &[o(Consent)], "consent-not-yours"),
    yes(&[HalfMoveStage::EndCase, HalfMoveStage::HandsCase, HalfMoveStage::FlagCase], &[o(Consent)]),
    // Who claims may take it back, and so who says that his move came first, against himself (5.1.1).
    yes(&[HalfMoveStage::EndCase, HalfMoveStage::HandsCase], &[m(Consent)]),
    no(&[HalfMoveStage::FlagCase], &[m(Consent)], "consent-not-yours"),
    yes(&[HalfMoveStage::LateMate], &[m(Consent), o(Consent)]),
    no(ALL, &[m(Consent), o(Consent)], "nothing-pending"),
    no(&[HalfMoveStage::HandsAtDesk, HalfMoveStage::Stopped], &[m(Resume), o(Resume)], "only-arbiter"),
    // At the shared keyboard the other's `resume` asks for the mover's key.
    yes(&[HalfMoveStage::IllegalCase, HalfMoveStage::WrongClaim], &[o(Resume)]).at(&[SetUp::OneSighted]),
    no(&[HalfMoveStage::IllegalCase, HalfMoveStage::WrongClaim], &[o(Resume)], "resume-needs-arbiter"),
    no(CASES, &[m(Resume), o(Resume)], "case-pending"),
    no(ENTERED, &[m(Resume), o(Resume), d(Continue)], "entry-not-confirmed"),
    no(&[HalfMoveStage::LinkGone], &[m(Resume), o(Resume), d(Continue)], "link-is-lost"),
    no(&[HalfMoveStage::Sealed], &[m(Resume), o(Resume)], "only-arbiter"),
    no(&[HalfMoveStage::Sealed], &[d(Continue), d(Adjourn)], "envelope-closed"),
    nothing(&[HalfMoveStage::CalledAgreed], &[o(Resume)]),
    yes(CALLS, &[m(Resume), o(Resume)]),
    no(ALL, &[m(Resume), o(Resume)], "not-suspended"),
    yes(&[HalfMoveStage::IllegalCase, HalfMoveStage::WrongClaim], &[d(Continue)]),
    no(CASES, &[d(Continue)], "case-pending"),
    yes(CALLS, &[d(Continue)]),
    no(ALL, &[d(Continue)], "not-suspended"),
    no(CASES, &[d(Adjourn)], "case-pending"),
    no(&[HalfMoveStage::LinkGone], &[d(Adjourn)], "link-is-lost"),
    no(&[HalfMoveStage::Pressed], &[d(Adjourn)], "move-not-entered"),
    no(
        &[HalfMoveStage::Kept, HalfMoveStage::EnteredMate, HalfMoveStage::EnteredIllegal],
        &[d(Adjourn)],
        "already-pressed",
    ),
    no(&[HalfMoveStage::Sealing], &[d(Adjourn)], "adjournment-ordered"),
    // With a move in the making the adjournment is in tests/laws/adjournment.rs.
    yes(CALLS, &[d(Adjourn)]),
    nothing(ALL, &[d(Adjourn)]),
    // Claims.
    no(&[HalfMoveStage::Sealed], &[m(ClaimIllegal), o(ClaimIllegal)], "envelope-closed"),
    yes(&[HalfMoveStage::Unclaimed], &[o(ClaimIllegal)]),
    no(&[HalfMoveStage::IllegalCase], &[o(ClaimIllegal)], "case-pending"),
    // Whether the move is illegal is nobody's to hear before it is entered and confirmed.
    no(&[HalfMoveStage::Pressed, HalfMoveStage::FlagCase], &[o(ClaimIllegal)], "move-not-entered"),
    no(ENTERED, &[o(ClaimIllegal)], "entry-not-confirmed"),
    no(ALL, &[m(ClaimIllegal), o(ClaimIllegal)], "no-illegal-move"),
    // 4.8: of the latest half-move, by the opponent of who made it, until he touches a piece himself.
    no(&[HalfMoveStage::Sealed], &[m(ClaimTouched), o(ClaimTouched)], "envelope-closed"),
    no(&[HalfMoveStage::EndCase], &[o(ClaimTouched)], "case-pending"),
    // What the keyboard's owner has entered for the mover takes no right from him before his key.
    no(&[HalfMoveStage::EndCase], &[m(ClaimTouched)], "case-pending").at(&[SetUp::OneSighted]),
    no(&[HalfMoveStage::Ending], &[m(ClaimTouched)], "case-pending").at(&[SetUp::OneSighted]).by(FALLS_TOLD).down(),
    yes(ANNOUNCED, &[m(ClaimTouched)]).at(&[SetUp::OneSighted]),
    yes(REPLIED, &[m(ClaimTouched)]).at(&[SetUp::OneSighted]),
    yes(REPLIED, &[o(ClaimTouched)]).at(&[SetUp::OneBlind, SetUp::PegsBlind]),
    no(&[HalfMoveStage::LateMate], &[o(ClaimTouched)], "case-pending"),
    no(
        &[HalfMoveStage::HandsCase, HalfMoveStage::HandsAtDesk, HalfMoveStage::WrongClaim],
        &[m(ClaimTouched)],
        "case-pending",
    ),
    yes(ANNOUNCED, &[o(ClaimTouched)]),
    yes(&[HalfMoveStage::Kept, HalfMoveStage::Unclaimed], &[o(ClaimTouched)]),
    no(ENTERED, &[o(ClaimTouched)], "entry-not-confirmed"),
    yes(
        &[
            HalfMoveStage::ToMove,
            HalfMoveStage::FlagDown,
            HalfMoveStage::WordAsked,
            HalfMoveStage::WordAskedAgain,
            HalfMoveStage::Sealing,
        ],
        &[m(ClaimTouched)],
    ),
    yes(CALLS, &[m(ClaimTouched)]),
    // Of an illegal move that was withdrawn: first what it costs.
    no(&[HalfMoveStage::Pressed, HalfMoveStage::FlagCase], &[o(ClaimTouched)], "move-not-entered"),
    no(&[HalfMoveStage::IllegalCase], &[o(ClaimTouched)], "case-pending"),
    no(ALL, &[m(ClaimTouched), o(ClaimTouched)], "complaint-too-late"),
    no(CASES, &[m(ClaimHands), o(ClaimHands)], "case-pending"),
    no(&[HalfMoveStage::Sealed], &[m(ClaimHands), o(ClaimHands)], "envelope-closed"),
    yes(ALL, &[m(ClaimHands), o(ClaimHands)]),
    // 9.2: by the player to move, before he announces.
    yes(&[HalfMoveStage::Unclaimed], &[o(ClaimDraw)]),
    no(&[HalfMoveStage::Sealed], &[m(ClaimDraw), o(ClaimDraw)], "envelope-closed"),
    no(CASES, &[m(ClaimDraw), o(ClaimDraw)], "case-pending"),
    no(CALLS, &[m(ClaimDraw), o(ClaimDraw)], "suspended"),
    no(ENTERED, &[m(ClaimDraw), o(ClaimDraw)], "entry-not-confirmed"),
    no(&[HalfMoveStage::Pressed], &[o(ClaimDraw)], "move-not-entered"),
    yes(ANNOUNCED, &[m(ClaimDraw)]).at(&[SetUp::OneSighted]),
    yes(REPLIED, &[m(ClaimDraw)]).at(&[SetUp::OneSighted]),
    no(ANNOUNCED, &[m(ClaimDraw)], "claim-lost"),
    no(&[HalfMoveStage::Kept, HalfMoveStage::Replied], &[m(ClaimDraw)], "claim-lost"),
    yes(TO_MOVE, &[m(ClaimDraw)]),
    yes(&[HalfMoveStage::WordAsked, HalfMoveStage::WordAskedAgain, HalfMoveStage::Sealing], &[m(ClaimDraw)]),
    no(ALL, &[m(ClaimDraw), o(ClaimDraw)], "not-on-move"),
    // Play is suspended: nothing is announced or pressed (6.11.3).
    yes(&[HalfMoveStage::FlagCase], &[m(Say), m(SayMate), m(SayIllegal)]),
    no(&[HalfMoveStage::Sealed], PLAYS, "envelope-closed"),
    no(&[HalfMoveStage::Sealed], &[m(Arbiter), o(Arbiter)], "envelope-closed"),
    no(CASES, PLAYS, "suspended"),
    no(CALLS, PLAYS, "suspended"),
    yes(CASES, &[m(Arbiter), o(Arbiter)]),
    yes(&[HalfMoveStage::Left], &[m(Arbiter), o(Arbiter)]),
    no(&[HalfMoveStage::Called, HalfMoveStage::CalledAgreed], &[m(Arbiter), o(Arbiter)], "arbiter-is-called"),
    no(CALLS, &[m(Arbiter), o(Arbiter)], "suspended"),
    yes(ALL, &[m(Arbiter), o(Arbiter)]),
    // The illegal move stands until it is claimed, and the other is to move.
    no(&[HalfMoveStage::Unclaimed], SAYS, "other-players-turn").at(LINKED),
    no(&[HalfMoveStage::Unclaimed], SAYS, "not-the-opponents-move"),
    yes(&[HalfMoveStage::Unclaimed], &[o(Say)]),
    no(&[HalfMoveStage::Unclaimed], &[m(Correct)], "correction-too-late"),
    no(&[HalfMoveStage::Unclaimed], &[o(Correct)], "nothing-to-correct"),
    no(&[HalfMoveStage::Unclaimed], &[m(Misheard)], "misheard-too-late"),
    yes(&[HalfMoveStage::Unclaimed], &[o(Misheard)]),
    no(&[HalfMoveStage::Unclaimed], &[o(Press)], "not-made").at(SIGHTED),
    no(&[HalfMoveStage::Unclaimed], &[o(Press)], "no-move-made").at(&[SetUp::TwoBlind]),
    yes(&[HalfMoveStage::Unclaimed], &[o(Press)]),
    no(&[HalfMoveStage::Unclaimed], &[m(Press)], "clock-not-running"),
    // The mover announces, once (D.2.1).
    yes(TO_MOVE, SAYS),
    // His key closes his envelope there, and is not to complete what another has typed.
    no(&[HalfMoveStage::Sealing], SAYS, "not-sealer").at(&[SetUp::OneSighted]),
    yes(&[HalfMoveStage::WordAsked, HalfMoveStage::WordAskedAgain, HalfMoveStage::Sealing], SAYS),
    yes(&[HalfMoveStage::Pressed], SAYS),
    nothing(TO_MOVE, &[m(Next)]),
    nothing(
        &[HalfMoveStage::WordAsked, HalfMoveStage::WordAskedAgain, HalfMoveStage::Sealing, HalfMoveStage::Pressed],
        &[m(Next)],
    ),
    // At the shared keyboard his move is entered, and it is he who has not pressed.
    no(ANNOUNCED, &[m(Say), m(SayMate), m(SayIllegal), m(Next)], "opponent-has-not-pressed").at(&[SetUp::OneSighted]),
    no(ANNOUNCED, &[m(Say), m(SayMate), m(SayIllegal), m(Next)], "own-move-awaits-press"),
    no(&[HalfMoveStage::Kept], &[m(Say), m(SayMate), m(SayIllegal), m(Next)], "own-press-kept"),
    // From 2014 his own next move completes the unpressed one (6.2.1.2); before, nothing but the press does.
    // A reply that was entered for its player is his by his own key.
    no(&[HalfMoveStage::Replied], &[m(Next)], "own-move-awaits-press").at(&[SetUp::OneBlind, SetUp::PegsBlind]),
    yes(&[HalfMoveStage::Replied], &[m(Next)]).by(FROM_2014),
    nothing(&[HalfMoveStage::Replied], SAYS),
    no(REPLIED, &[m(Next)], "own-move-awaits-press"),
    no(ENTERED, &[m(Say), m(SayMate), m(SayIllegal), m(Next), o(Say), o(Press)], "entry-not-confirmed"),
    // The reply may be given before the press (1.3), once.
    yes(ANNOUNCED, &[o(Say)]),
    yes(&[HalfMoveStage::Kept], &[o(Say)]),
    no(REPLIED, &[o(Say)], "own-reply-pending"),
    // What is announced out of turn is the other's to announce, and he has a station of his own.
    no(ALL, &[o(Say)], "other-players-turn").at(LINKED),
    no(ALL, &[o(Say)], "not-the-opponents-move"),
    // D.2.7: corrected at once, and before the clock.
    // 4.7: what was released on the pegs stays there, where the move is legal.
    no(&[HalfMoveStage::Kept], &[m(Correct)], "correction-too-late").at(SIGHTED),
    no(PEGGED, &[m(Correct)], "correction-against-board").at(SENSED),
    yes(ANNOUNCED, &[m(Correct)]),
    yes(REPLIED, &[m(Correct)]),
    yes(&[HalfMoveStage::Kept], &[m(Correct)]).at(BLIND),
    no(&[HalfMoveStage::Kept], &[m(Correct)], "correction-too-late"),
    no(ALL, &[m(Correct)], "nothing-to-correct"),
    yes(REPLIED, &[o(Correct)]),
    no(ENTERED, &[o(Correct)], "entry-not-confirmed"),
    no(ALL, &[o(Correct)], "correction-too-late"),
    // What was misheard is mended until the player's own next announcement.
    yes(ANNOUNCED, &[o(Misheard)]),
    yes(ENTERED, &[o(Misheard)]),
    yes(&[HalfMoveStage::Kept], &[o(Misheard)]),
    yes(&[HalfMoveStage::IllegalCase], &[o(Misheard)]),
    no(&[HalfMoveStage::Sealed], &[m(Misheard), o(Misheard)], "envelope-closed"),
    // A case that rests on a move is not settled by mending that move.
    no(&[HalfMoveStage::EndCase, HalfMoveStage::LateMate], &[o(Misheard), m(Misheard)], "case-pending"),
    no(ANNOUNCED, &[m(Misheard)], "misheard-too-late"),
    // A reply that was entered is mended like a move.
    yes(&[HalfMoveStage::Replied], &[m(Misheard)]).at(&[SetUp::OneBlind, SetUp::PegsBlind]),
    no(
        &[
            HalfMoveStage::Kept,
            HalfMoveStage::Replied,
            HalfMoveStage::EndCase,
            HalfMoveStage::LateMate,
            HalfMoveStage::IllegalCase,
        ],
        &[m(Misheard)],
        "misheard-too-late",
    ),
    no(ENTERED, &[m(Misheard)], "misheard-too-late"),
    no(&[HalfMoveStage::Pressed, HalfMoveStage::FlagCase], &[o(Misheard)], "move-not-entered"),
    no(ALL, &[o(Misheard)], "misheard-too-late"),
    yes(ALL, &[m(Misheard)]),
    // The clock (D.2.3): nothing is pressed that is not made.
    yes(&[HalfMoveStage::WordAsked, HalfMoveStage::WordAskedAgain], &[m(Press)]).at(&[SetUp::OneSighted]),
    // The confirming key: it is never the clock's (D.2.9).
    yes(&[HalfMoveStage::WordAsked, HalfMoveStage::WordAskedAgain], &[m(Confirm), o(Confirm)]),
    yes(&[HalfMoveStage::CalledAgreed], &[m(Confirm)]).at(&[SetUp::OneSighted]),
    yes(ENTERED, &[m(Confirm)]),
    no(ALL, &[m(Confirm), o(Confirm)], "nothing-pending"),
    no(&[HalfMoveStage::WordAsked, HalfMoveStage::WordAskedAgain], &[m(Press)], "not-made"),
    no(&[HalfMoveStage::Sealing], &[m(Press)], "nothing-sealed").at(BLIND),
    no(&[HalfMoveStage::Sealing], &[m(Press)], "nothing-sealed").at(LINKED),
    yes(&[HalfMoveStage::Sealing], &[m(Press)]),
    // Nothing is in the making: no press of the other's can count.
    no(OUT_OF_TURN, &[o(Press)], "clock-not-running"),
    no(&[HalfMoveStage::WordAsked, HalfMoveStage::WordAskedAgain], &[o(Press)], "clock-not-running"),
    no(TO_MOVE, &[m(Press)], "not-made").at(BLIND),
    // A sensed board shows what was pressed with (7.5.3); without one the move could be entered by no other player.
    yes(TO_MOVE, &[m(Press)]).at(&[SetUp::BoardSighted]),
    no(TO_MOVE, &[m(Press)], "no-move-made").at(LINKED),
    yes(TO_MOVE, &[m(Press)]),
    no(&[HalfMoveStage::Unmade], &[m(Press)], "not-made").at(&[SetUp::PegsBlind]),
    yes(ANNOUNCED, &[m(Press)]),
    yes(REPLIED, &[m(Press)]),
    no(&[HalfMoveStage::Kept, HalfMoveStage::Pressed], &[m(Press)], "already-pressed"),
    no(ENTERED, &[m(Press)], "entry-not-confirmed"),
    // Whose clock does not run presses too early, and the hall hears it; with his reply given the press is kept.
    yes(REPLIED, &[o(Press)]),
    no(&[HalfMoveStage::Pressed], &[o(Press)], "move-not-entered"),
    aloud(ALL, &[o(Press)], "early-press"),
    yes(&[HalfMoveStage::Kept], &[m(Cancel)]).at(BLIND),
    yes(&[HalfMoveStage::WordAsked, HalfMoveStage::WordAskedAgain], &[m(Cancel), o(Cancel)]),
    yes(&[HalfMoveStage::CalledAgreed], &[o(Cancel)]).at(&[SetUp::OneSighted]),
    no(ALL, &[m(Cancel), o(Cancel)], "nothing-pressed"),
];
