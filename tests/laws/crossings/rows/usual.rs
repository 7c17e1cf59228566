//! What is usual: an end ends, a stop stops, a case keeps everybody waiting, whatever comes at the same moment.

use super::super::data::Kind::*;
use super::super::data::{Act, Row, Then, d, m, o, t};

/// They end the game.
const ENDS: &[Act] = &[m(Resign), o(Resign), m(Accept), o(Accept), m(Flag), o(Flag), d(CallFlag), d(Declare)];
/// They stop it.
const STOPS: &[Act] = &[m(Arbiter), o(Arbiter), d(Stop), t(Leave), t(Crash), t(LinkLost)];
const CALLS: &[Act] = &[m(Arbiter), o(Arbiter)];
/// They open a case.
const CLAIMS: &[Act] = &[m(ClaimHands), o(ClaimHands), m(ClaimDraw), o(ClaimIllegal)];
/// What is done on the board and with the clock, and offers.
const PLAYS: &[Act] = &[
    m(Say),
    m(SayMate),
    m(SayIllegal),
    m(Next),
    m(Correct),
    m(Misheard),
    m(Press),
    m(Cancel),
    m(Offer),
    m(Decline),
    o(Say),
    o(Correct),
    o(Misheard),
    o(Press),
    o(Offer),
    o(Decline),
    t(Heard),
];

pub const ROWS: &[Row] = &[
    // The arbiter's word is the last.
    Row::of("12.9", &[]).second(&[d(Declare)]).always().then(Then::over("draw arbiter")),
    // The game is over as soon as that is told (5.1.2, 5.2.3, 6.9): what comes after it changes nothing.
    Row::of("5.1.2, 5.2.3, 6.9", &[]).first(ENDS).second(PLAYS).always().then(Then::first()),
    Row::of("5.1.2, 5.2.3, 6.9", &[]).first(ENDS).second(STOPS).always().then(Then::first()),
    Row::of("5.1.2, 5.2.3, 6.9", &[]).first(ENDS).second(CLAIMS).always().then(Then::first().told(&["refused over"])),
    Row::of("5.1.2, 5.2.3, 6.9", &[]).first(ENDS).second(ENDS).always().then(Then::first().told(&["refused"])),
    Row::of("5.1.2, 5.2.3, 6.9", &[]).first(PLAYS).second(ENDS).always().then(Then::second_closes()),
    Row::of("5.1.2, 5.2.3, 6.9", &[]).first(STOPS).second(ENDS).always().then(Then::second_closes()),
    Row::of("5.1.2, 5.2.3, 6.9", &[]).first(CLAIMS).second(ENDS).always().then(Then::second_closes()),
    // While play stands nothing is played (6.11.3): what was done before it counts, what comes after it does not.
    Row::of("6.11.3", &[]).first(STOPS).second(PLAYS).always().then(Then::first()),
    Row::of("6.11.3", &[]).first(PLAYS).second(STOPS).always().then(Then::second_closes()),
    Row::of("6.11.3", &[]).first(STOPS).second(CALLS).always().then(Then::first()),
    Row::of("6.11.3", &[]).first(STOPS).second(STOPS).always().then(Then::second_closes()),
    // A claim is heard although play stands; while one stands, no other is.
    Row::of("6.11.3", &[]).first(STOPS).second(CLAIMS).always().then(Then::second_closes()),
    Row::of("6.11.3", &[]).first(CLAIMS).second(STOPS).always().then(Then::first()),
    Row::of("6.11.3", &[]).first(CLAIMS).second(PLAYS).always().then(Then::first()),
    Row::of("6.11.3", &[]).first(PLAYS).second(CLAIMS).always().then(Then::second_closes()),
    Row::of("6.11.3", &[]).first(CLAIMS).second(CLAIMS).always().then(Then::first()),
    // A flag falls only while its clock runs.
    Row::of("6.8", &[]).first(ENDS).second(&[t(FlagFalls)]).then(Then::first().untold(&["flag-fell"])),
    Row::of("6.8", &[]).first(STOPS).second(&[t(FlagFalls)]).then(Then::first().untold(&["flag-fell"])),
    Row::of("6.8", &[]).first(CLAIMS).second(&[t(FlagFalls)]).then(Then::first().untold(&["flag-fell"])),
    Row::of("6.8", &[]).first(&[t(FlagFalls)]).second(ENDS).then(Then::second_closes()),
    Row::of("6.8", &[]).first(&[t(FlagFalls)]).second(STOPS).then(Then::second_closes()),
    Row::of("6.8", &[]).first(&[t(FlagFalls)]).second(CLAIMS).then(Then::second_closes()),
];
