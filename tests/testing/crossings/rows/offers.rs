//! Offers of a draw (9.1, 5.2.3).

use super::super::data::ActKind::*;
use super::super::data::{CrossingRow, ExpectedOutcome, SetUp, d, m, o, t};
use super::super::stages::HalfMoveStage;

/// Both have made a move.
const BOTH: &[HalfMoveStage] = &[
    HalfMoveStage::ToMove,
    HalfMoveStage::Made,
    HalfMoveStage::Unheard,
    HalfMoveStage::Unmade,
    HalfMoveStage::Kept,
    HalfMoveStage::Replied,
    HalfMoveStage::IllegalSaid,
];

const TO_MOVE: &[HalfMoveStage] = &[
    HalfMoveStage::ToMove,
    HalfMoveStage::FlagDown,
    HalfMoveStage::Sealing,
    HalfMoveStage::WordAsked,
    HalfMoveStage::WordAskedAgain,
];
const SIGHTED: &[SetUp] = &[SetUp::OneSighted, SetUp::TwoSighted, SetUp::BoardSighted];
/// Made, and not answered.
const MADE: &[HalfMoveStage] =
    &[HalfMoveStage::Made, HalfMoveStage::FirstMade, HalfMoveStage::Ending, HalfMoveStage::IllegalSaid];

pub const ROWS: &[CrossingRow] = &[
    // L25. The mover has made his first move and not pressed it: that is a move made, and the draw is agreed.
    CrossingRow::of("5.2.3", &[HalfMoveStage::FirstMade])
        .first(&[m(Offer)])
        .second(&[o(Accept)])
        .opened()
        .then(ExpectedOutcome::over("draw agreement").told(&["hall game-over"]).untold(&["refused"])),
    CrossingRow::of("9.1", BOTH)
        .first(&[m(Offer)])
        .second(&[o(Accept)])
        .opened()
        .then(ExpectedOutcome::over("draw agreement").told(&["hall game-over"])),
    // An offer stands until it is refused by word or by touching (9.1.2.1): the opponent's move refuses it.
    // The envelope may be closed with an offer open: it stays until it is answered (E.1).
    CrossingRow::of("9.1.2.1, E.1", &[HalfMoveStage::Sealing])
        .first(&[o(Offer)])
        .second(&[m(Press)])
        .then(ExpectedOutcome::second().untold(&["offer-lapsed"])),
    CrossingRow::of("9.1.2.1", TO_MOVE)
        .first(&[o(Offer)])
        .second(&[m(Say), m(SayMate), m(SayIllegal), m(Press)])
        .then(ExpectedOutcome::second().told(&["hall offer-lapsed"])),
    CrossingRow::of("9.1.2.1", TO_MOVE)
        .first(&[m(Say), m(SayMate), m(SayIllegal), m(Press)])
        .second(&[o(Offer)])
        .then(ExpectedOutcome::first().untold(&["offer-lapsed"])),
    CrossingRow::of("9.1.2.1", MADE)
        .first(&[m(Offer)])
        .second(&[o(Say)])
        .then(ExpectedOutcome::second().told(&["hall offer-lapsed"])),
    CrossingRow::of("9.1.2.1", MADE)
        .first(&[o(Say)])
        .second(&[m(Offer)])
        .then(ExpectedOutcome::first().untold(&["offer-lapsed"])),
    // A sighted player's move is made as soon as he has announced it.
    CrossingRow::of("9.1.2.1, D.2.4", &[HalfMoveStage::Unheard, HalfMoveStage::Kept])
        .first(&[m(Offer)])
        .second(&[o(Say)])
        .where_(SIGHTED)
        .then(ExpectedOutcome::second().told(&["hall offer-lapsed"])),
    CrossingRow::of("9.1.2.1, D.2.4", &[HalfMoveStage::Unheard, HalfMoveStage::Kept])
        .first(&[o(Say)])
        .second(&[m(Offer)])
        .where_(SIGHTED)
        .then(ExpectedOutcome::first().untold(&["offer-lapsed"])),
    // Only one offer stands at a time.
    CrossingRow::of("9.1", &[])
        .first(&[m(Offer)])
        .second(&[o(Offer)])
        .then(ExpectedOutcome::first().told(&["refused offer-pending"])),
    CrossingRow::of("9.1", &[])
        .first(&[o(Offer)])
        .second(&[m(Offer)])
        .then(ExpectedOutcome::first().told(&["refused offer-pending"])),
    // Accepted or declined, once.
    CrossingRow::of("9.1, 5.2.3", &[HalfMoveStage::Offered])
        .first(&[o(Accept)])
        .second(&[
            o(Decline),
            m(Press),
            m(Correct),
            o(Say),
            o(Press),
            m(Resign),
            o(Resign),
            m(Arbiter),
            o(Arbiter),
            d(Stop),
            t(FlagFalls),
        ])
        .then(ExpectedOutcome::over("draw agreement")),
    CrossingRow::of("9.1, 5.2.3", &[HalfMoveStage::Offered, HalfMoveStage::WrongClaim])
        .first(&[o(Decline)])
        .second(&[o(Accept)])
        .then(ExpectedOutcome::first().told(&["refused no-offer"])),
    CrossingRow::of("9.1.2.1", &[HalfMoveStage::Offered])
        .first(&[o(Say)])
        .second(&[o(Accept), o(Decline)])
        .then(ExpectedOutcome::first().told(&["refused no-offer"])),
    // It can be accepted after the press as before it.
    CrossingRow::of("9.1, 5.2.3", &[HalfMoveStage::Offered])
        .first(&[m(Press)])
        .second(&[o(Accept)])
        .then(ExpectedOutcome::over("draw agreement").moves(1, 0)),
];
