//! What the owner of a shared keyboard has entered for the other player: no act of that player's before his own key.
//!
//! Black's announcement is entered at White's keyboard (D.2.1). Until Black presses it is White's word about Black: it
//! refuses no offer of White's (9.1), and takes no claim from Black (4.8, 9.2).

use super::super::data::Kind::*;
use super::super::data::{Act, FALLS_TOLD, Row, SetUp, Then, m, o, t};
use super::super::stages::Stage;

/// Nothing is announced.
const TO_MOVE: &[Stage] = &[Stage::ToMove, Stage::FlagDown, Stage::Sealing, Stage::WordAsked, Stage::WordAskedAgain];
const SAYS: &[Act] = &[m(Say), m(SayMate), m(SayIllegal)];
/// The mover's move is the one that is entered for him.
const MOVE_IS_ENTERED: &[SetUp] = &[SetUp::OneSighted];
/// The reply is.
const REPLY_IS_ENTERED: &[SetUp] = &[SetUp::OneBlind, SetUp::PegsBlind];
/// Announced, and not pressed.
const ANNOUNCED: &[Stage] = &[
    Stage::FirstMade,
    Stage::Unheard,
    Stage::Made,
    Stage::Unmade,
    Stage::Ending,
    Stage::IllegalSaid,
    Stage::Offered,
    Stage::Replied,
];
const MADE: &[Stage] = &[Stage::Made, Stage::FirstMade, Stage::Ending, Stage::IllegalSaid, Stage::Offered];
const MADE_OR_UNHEARD: &[Stage] =
    &[Stage::Made, Stage::FirstMade, Stage::Ending, Stage::IllegalSaid, Stage::Offered, Stage::Unheard, Stage::Unmade];
const CLAIMS: &[Act] = &[m(ClaimDraw), m(ClaimTouched)];

pub const ROWS: &[Row] = &[
    // He claims although a move was entered for him: the claim is heard.
    Row::of("9.2, 9.4", TO_MOVE)
        .first(SAYS)
        .second(&[m(ClaimDraw)])
        .where_(MOVE_IS_ENTERED)
        .then(Then::second_closes().told(&["hall claim-checked"])),
    Row::of("4.8", TO_MOVE)
        .first(SAYS)
        .second(&[m(ClaimTouched)])
        .where_(MOVE_IS_ENTERED)
        .then(Then::second_closes().told(&["hall claimed"])),
    Row::of("4.8, 9.4", &[Stage::Unclaimed])
        .first(&[o(Say)])
        .second(&[o(ClaimTouched), o(ClaimDraw)])
        .where_(REPLY_IS_ENTERED)
        .then(Then::second_closes().told(&["hall claimed"])),
    Row::of("4.8", MADE)
        .first(&[o(Say)])
        .second(&[o(ClaimTouched)])
        .where_(REPLY_IS_ENTERED)
        .then(Then::second_closes().told(&["hall claimed"])),
    // His key makes the entered move his own, and after it he claims no more.
    Row::of("9.4", ANNOUNCED)
        .first(&[m(Press)])
        .second(&[m(ClaimDraw)])
        .where_(MOVE_IS_ENTERED)
        .then(Then::first().told(&["refused"])),
    Row::of("4.8", MADE_OR_UNHEARD)
        .first(&[m(Press)])
        .second(&[m(ClaimTouched)])
        .where_(MOVE_IS_ENTERED)
        .then(Then::first().told(&["refused"])),
    Row::of("4.8", &[Stage::Replied])
        .first(&[o(Press)])
        .second(&[o(ClaimTouched)])
        .where_(REPLY_IS_ENTERED)
        .then(Then::first().told(&["refused complaint-too-late"])),
    // Where an ending move was entered, and play is stopped by something else, that is a case (5.1.1): one at a time.
    Row::of("5.1.1, 6.11.3", &[Stage::Ending])
        .first(&[m(Resign), o(Flag)])
        .second(CLAIMS)
        .where_(MOVE_IS_ENTERED)
        .then(Then::first().told(&["refused claim-stands"])),
    Row::of("5.1.1, 6.11.3", &[Stage::Ending])
        .first(CLAIMS)
        .second(&[m(Resign)])
        .where_(MOVE_IS_ENTERED)
        .then(Then::first().told(&["refused claim-stands"])),
    Row::of("5.1.1, 6.8", &[Stage::Ending])
        .first(&[t(FlagFalls)])
        .second(CLAIMS)
        .where_(MOVE_IS_ENTERED)
        .by(FALLS_TOLD)
        .then(Then::first().told(&["refused claim-stands"])),
    // An offer is refused by the act of its hearer, and not by the word of who has made it.
    Row::of("9.1.2.1", TO_MOVE)
        .first(&[o(Offer)])
        .second(SAYS)
        .where_(MOVE_IS_ENTERED)
        .then(Then::second().untold(&["offer-lapsed"])),
    Row::of("9.1.2.1", MADE)
        .first(&[m(Offer)])
        .second(&[o(Say)])
        .where_(REPLY_IS_ENTERED)
        .then(Then::second().untold(&["offer-lapsed"])),
    Row::of("9.1.2.1, 5.2.3", &[Stage::Offered])
        .first(&[o(Say)])
        .second(&[o(Accept)])
        .where_(REPLY_IS_ENTERED)
        .then(Then::over("draw agreement")),
    Row::of("9.1.2.1", &[Stage::Offered])
        .first(&[o(Say)])
        .second(&[o(Decline)])
        .where_(REPLY_IS_ENTERED)
        .then(Then::first().told(&["hall draw-declined"])),
];
