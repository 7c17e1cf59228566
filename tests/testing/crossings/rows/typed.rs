//! What the owner of a shared keyboard has entered for the other player: no act of that player's before his own key.
//!
//! Black's announcement is entered at White's keyboard (D.2.1). Until Black presses it is White's word about Black: it
//! refuses no offer of White's (9.1), and takes no claim from Black (4.8, 9.2).

use super::super::data::ActKind::*;
use super::super::data::{CrossingAct, CrossingRow, ExpectedOutcome, FALLS_TOLD, SetUp, m, o, t};
use super::super::stages::HalfMoveStage;

/// Nothing is announced.
const TO_MOVE: &[HalfMoveStage] = &[
    HalfMoveStage::ToMove,
    HalfMoveStage::FlagDown,
    HalfMoveStage::Sealing,
    HalfMoveStage::WordAsked,
    HalfMoveStage::WordAskedAgain,
];
const SAYS: &[CrossingAct] = &[m(Say), m(SayMate), m(SayIllegal)];
/// The mover's move is the one that is entered for him.
const MOVE_IS_ENTERED: &[SetUp] = &[SetUp::OneSighted];
/// The reply is.
const REPLY_IS_ENTERED: &[SetUp] = &[SetUp::OneBlind, SetUp::PegsBlind];
/// Announced, and not pressed.
const ANNOUNCED: &[HalfMoveStage] = &[
    HalfMoveStage::FirstMade,
    HalfMoveStage::Unheard,
    HalfMoveStage::Made,
    HalfMoveStage::Unmade,
    HalfMoveStage::Ending,
    HalfMoveStage::IllegalSaid,
    HalfMoveStage::Offered,
    HalfMoveStage::Replied,
];
const MADE: &[HalfMoveStage] = &[
    HalfMoveStage::Made,
    HalfMoveStage::FirstMade,
    HalfMoveStage::Ending,
    HalfMoveStage::IllegalSaid,
    HalfMoveStage::Offered,
];
const MADE_OR_UNHEARD: &[HalfMoveStage] = &[
    HalfMoveStage::Made,
    HalfMoveStage::FirstMade,
    HalfMoveStage::Ending,
    HalfMoveStage::IllegalSaid,
    HalfMoveStage::Offered,
    HalfMoveStage::Unheard,
    HalfMoveStage::Unmade,
];
const CLAIMS: &[CrossingAct] = &[m(ClaimDraw), m(ClaimTouched)];

pub const ROWS: &[CrossingRow] = &[
    // What ended the game by an act may have been heard otherwise: that is for both.
    CrossingRow::of("D.2.7, 5.1.2", &[HalfMoveStage::WordAskedAgain])
        .first(&[o(Confirm)])
        .second(&[m(Misheard)])
        .then(ExpectedOutcome::first().stage("settlement").case("correction of O by M")),
    // He claims although a move was entered for him: the claim is heard.
    CrossingRow::of("9.2, 9.4", TO_MOVE)
        .first(SAYS)
        .second(&[m(ClaimDraw)])
        .where_(MOVE_IS_ENTERED)
        .then(ExpectedOutcome::second_closes().told(&["hall claim-checked"])),
    CrossingRow::of("4.8", TO_MOVE)
        .first(SAYS)
        .second(&[m(ClaimTouched)])
        .where_(MOVE_IS_ENTERED)
        .then(ExpectedOutcome::second_closes().told(&["hall claimed"])),
    CrossingRow::of("4.8, 9.4", &[HalfMoveStage::Unclaimed])
        .first(&[o(Say)])
        .second(&[o(ClaimTouched), o(ClaimDraw)])
        .where_(REPLY_IS_ENTERED)
        .then(ExpectedOutcome::second_closes().told(&["hall claimed"])),
    CrossingRow::of("4.8", MADE)
        .first(&[o(Say)])
        .second(&[o(ClaimTouched)])
        .where_(REPLY_IS_ENTERED)
        .then(ExpectedOutcome::second_closes().told(&["hall claimed"])),
    // His key makes the entered move his own, and after it he claims no more.
    CrossingRow::of("9.4", ANNOUNCED)
        .first(&[m(Press)])
        .second(&[m(ClaimDraw)])
        .where_(MOVE_IS_ENTERED)
        .then(ExpectedOutcome::first().told(&["refused"])),
    CrossingRow::of("4.8", MADE_OR_UNHEARD)
        .first(&[m(Press)])
        .second(&[m(ClaimTouched)])
        .where_(MOVE_IS_ENTERED)
        .then(ExpectedOutcome::first().told(&["refused"])),
    CrossingRow::of("4.8", &[HalfMoveStage::Replied])
        .first(&[o(Press)])
        .second(&[o(ClaimTouched)])
        .where_(REPLY_IS_ENTERED)
        .then(ExpectedOutcome::first().told(&["refused complaint-too-late"])),
    // Where an ending move was entered, and play is stopped by something else, that is a case (5.1.1): one at a time.
    CrossingRow::of("5.1.1, 6.11.3", &[HalfMoveStage::Ending])
        .first(&[m(Resign), o(Flag)])
        .second(CLAIMS)
        .where_(MOVE_IS_ENTERED)
        .then(ExpectedOutcome::first().told(&["refused case-pending"])),
    CrossingRow::of("5.1.1, 6.11.3", &[HalfMoveStage::Ending])
        .first(CLAIMS)
        .second(&[m(Resign)])
        .where_(MOVE_IS_ENTERED)
        .then(ExpectedOutcome::first().told(&["refused case-pending"])),
    CrossingRow::of("5.1.1, 6.8", &[HalfMoveStage::Ending])
        .first(&[t(FlagFalls)])
        .second(CLAIMS)
        .where_(MOVE_IS_ENTERED)
        .by(FALLS_TOLD)
        .then(ExpectedOutcome::first().told(&["refused case-pending"])),
    // An offer is refused by the act of its hearer, and not by the word of who has made it.
    CrossingRow::of("9.1.2.1", TO_MOVE)
        .first(&[o(Offer)])
        .second(SAYS)
        .where_(MOVE_IS_ENTERED)
        .then(ExpectedOutcome::second().untold(&["offer-lapsed"])),
    CrossingRow::of("9.1.2.1", MADE)
        .first(&[m(Offer)])
        .second(&[o(Say)])
        .where_(REPLY_IS_ENTERED)
        .then(ExpectedOutcome::second().untold(&["offer-lapsed"])),
    CrossingRow::of("9.1.2.1, 5.2.3", &[HalfMoveStage::Offered])
        .first(&[o(Say)])
        .second(&[o(Accept)])
        .where_(REPLY_IS_ENTERED)
        .then(ExpectedOutcome::over("draw agreement")),
    CrossingRow::of("9.1.2.1", &[HalfMoveStage::Offered])
        .first(&[o(Say)])
        .second(&[o(Decline)])
        .where_(REPLY_IS_ENTERED)
        .then(ExpectedOutcome::first().told(&["hall draw-declined"])),
];
