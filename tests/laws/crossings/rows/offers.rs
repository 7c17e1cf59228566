//! Offers of a draw (9.1, 5.2.3).

use super::super::data::Kind::*;
use super::super::data::{Row, Then, d, m, o, t};
use super::super::stages::Stage;

/// Both have made a move.
const BOTH: &[Stage] =
    &[Stage::ToMove, Stage::Made, Stage::Unheard, Stage::Unmade, Stage::Kept, Stage::Replied, Stage::IllegalSaid];

pub const ROWS: &[Row] = &[
    // L25. The mover has made his first move and not pressed it: that is a move made, and the draw is agreed.
    Row::of("5.2.3", &[Stage::FirstMade])
        .first(&[m(Offer)])
        .second(&[o(Accept)])
        .always()
        .then(Then::over("draw agreement").told(&["hall game-over"]).untold(&["refused"])),
    Row::of("9.1", BOTH)
        .first(&[m(Offer)])
        .second(&[o(Accept)])
        .always()
        .then(Then::over("draw agreement").told(&["hall game-over"])),
    // An offer stands until it is refused by word or by touching (9.1.2.1): the opponent's move refuses it.
    Row::of("9.1.2.1", &[Stage::ToMove])
        .first(&[o(Offer)])
        .second(&[m(Say), m(SayMate), m(SayIllegal), m(Press)])
        .always()
        .then(Then::second().told(&["hall offer-lapsed"])),
    Row::of("9.1.2.1", &[Stage::ToMove])
        .first(&[m(Say), m(SayMate), m(SayIllegal), m(Press)])
        .second(&[o(Offer)])
        .always()
        .then(Then::first().untold(&["offer-lapsed"])),
    Row::of("9.1.2.1", &[Stage::Made, Stage::FirstMade])
        .first(&[m(Offer)])
        .second(&[o(Say)])
        .always()
        .then(Then::second().told(&["hall offer-lapsed"])),
    Row::of("9.1.2.1", &[Stage::Made, Stage::FirstMade])
        .first(&[o(Say)])
        .second(&[m(Offer)])
        .always()
        .then(Then::first().untold(&["offer-lapsed"])),
    // Only one offer stands at a time.
    Row::of("9.1", &[])
        .first(&[m(Offer)])
        .second(&[o(Offer)])
        .always()
        .then(Then::first().told(&["refused offer-stands"])),
    Row::of("9.1", &[])
        .first(&[o(Offer)])
        .second(&[m(Offer)])
        .always()
        .then(Then::first().told(&["refused offer-stands"])),
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
        .always()
        .then(Then::over("draw agreement")),
    Row::of("9.1, 5.2.3", &[Stage::Offered, Stage::WrongClaim])
        .first(&[o(Decline)])
        .second(&[o(Accept)])
        .always()
        .then(Then::first().told(&["refused no-offer"])),
    Row::of("9.1.2.1", &[Stage::Offered])
        .first(&[o(Say)])
        .second(&[o(Accept), o(Decline)])
        .always()
        .then(Then::first().told(&["refused no-offer"])),
    // It can be accepted after the press as before it.
    Row::of("9.1, 5.2.3", &[Stage::Offered])
        .first(&[m(Press)])
        .second(&[o(Accept)])
        .always()
        .then(Then::over("draw agreement").moves(1, 0)),
];
