//! Offers of a draw (9.1, 5.2.3).

use super::super::data::Kind::*;
use super::super::data::{Row, SetUp, Then, d, m, o, t};
use super::super::stages::Stage;

/// Both have made a move.
const BOTH: &[Stage] =
    &[Stage::ToMove, Stage::Made, Stage::Unheard, Stage::Unmade, Stage::Kept, Stage::Replied, Stage::IllegalSaid];

const TO_MOVE: &[Stage] = &[Stage::ToMove, Stage::FlagDown, Stage::Sealing, Stage::WordAsked, Stage::WordAskedAgain];
const SIGHTED: &[SetUp] = &[SetUp::OneSighted, SetUp::TwoSighted, SetUp::BoardSighted];
/// Made, and not answered.
const MADE: &[Stage] = &[Stage::Made, Stage::FirstMade, Stage::Ending, Stage::IllegalSaid];

pub const ROWS: &[Row] = &[
    // L25. The mover has made his first move and not pressed it: that is a move made, and the draw is agreed.
    Row::of("5.2.3", &[Stage::FirstMade])
        .first(&[m(Offer)])
        .second(&[o(Accept)])
        .opened()
        .then(Then::over("draw agreement").told(&["hall game-over"]).untold(&["refused"])),
    Row::of("9.1", BOTH)
        .first(&[m(Offer)])
        .second(&[o(Accept)])
        .opened()
        .then(Then::over("draw agreement").told(&["hall game-over"])),
    // An offer stands until it is refused by word or by touching (9.1.2.1): the opponent's move refuses it.
    // The envelope may be closed with an offer open: it stays until it is answered (E.1).
    Row::of("9.1.2.1, E.1", &[Stage::Sealing])
        .first(&[o(Offer)])
        .second(&[m(Press)])
        .then(Then::second().untold(&["offer-lapsed"])),
    Row::of("9.1.2.1", TO_MOVE)
        .first(&[o(Offer)])
        .second(&[m(Say), m(SayMate), m(SayIllegal), m(Press)])
        .then(Then::second().told(&["hall offer-lapsed"])),
    Row::of("9.1.2.1", TO_MOVE)
        .first(&[m(Say), m(SayMate), m(SayIllegal), m(Press)])
        .second(&[o(Offer)])
        .then(Then::first().untold(&["offer-lapsed"])),
    Row::of("9.1.2.1", MADE).first(&[m(Offer)]).second(&[o(Say)]).then(Then::second().told(&["hall offer-lapsed"])),
    Row::of("9.1.2.1", MADE).first(&[o(Say)]).second(&[m(Offer)]).then(Then::first().untold(&["offer-lapsed"])),
    // A sighted player's move is made as soon as he has announced it.
    Row::of("9.1.2.1, D.2.4", &[Stage::Unheard, Stage::Kept])
        .first(&[m(Offer)])
        .second(&[o(Say)])
        .where_(SIGHTED)
        .then(Then::second().told(&["hall offer-lapsed"])),
    Row::of("9.1.2.1, D.2.4", &[Stage::Unheard, Stage::Kept])
        .first(&[o(Say)])
        .second(&[m(Offer)])
        .where_(SIGHTED)
        .then(Then::first().untold(&["offer-lapsed"])),
    // Only one offer stands at a time.
    Row::of("9.1", &[]).first(&[m(Offer)]).second(&[o(Offer)]).then(Then::first().told(&["refused offer-stands"])),
    Row::of("9.1", &[]).first(&[o(Offer)]).second(&[m(Offer)]).then(Then::first().told(&["refused offer-stands"])),
    // Accepted or declined, once.
    Row::of("9.1, 5.2.3", &[Stage::Offered])
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
        .then(Then::over("draw agreement")),
    Row::of("9.1, 5.2.3", &[Stage::Offered, Stage::WrongClaim])
        .first(&[o(Decline)])
        .second(&[o(Accept)])
        .then(Then::first().told(&["refused no-offer"])),
    Row::of("9.1.2.1", &[Stage::Offered])
        .first(&[o(Say)])
        .second(&[o(Accept), o(Decline)])
        .then(Then::first().told(&["refused no-offer"])),
    // It can be accepted after the press as before it.
    Row::of("9.1, 5.2.3", &[Stage::Offered])
        .first(&[m(Press)])
        .second(&[o(Accept)])
        .then(Then::over("draw agreement").moves(1, 0)),
];
