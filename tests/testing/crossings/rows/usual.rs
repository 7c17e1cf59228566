//! What is usual: an end ends, a stop stops, a case keeps everybody waiting, whatever comes at the same moment.

use super::super::data::Kind::*;
use super::super::data::{Act, Edition, Row, SetUp, Then, d, m, o, t};
use super::super::stages::Stage;

/// They end the game.
const ENDS: &[Act] = &[m(Resign), o(Resign), m(Accept), o(Accept), m(Flag), o(Flag), d(CallFlag), d(Declare)];
/// They stop it.
const STOPS: &[Act] = &[m(Arbiter), o(Arbiter), d(Stop), t(Leave), t(Crash), t(LinkLost)];
const CALLS: &[Act] = &[m(Arbiter), o(Arbiter)];
/// They open a case.
const CLAIMS: &[Act] =
    &[m(ClaimHands), o(ClaimHands), m(ClaimDraw), o(ClaimDraw), o(ClaimIllegal), m(ClaimTouched), o(ClaimTouched)];
/// They settle a case.
const SETTLES: &[Act] = &[m(Consent), o(Consent), d(Uphold), d(SetAside)];
/// They let play go on.
const RESUMES: &[Act] = &[m(Resume), o(Resume)];
const RESTARTS: &[Act] = &[m(Resume), o(Resume), d(Continue), t(LinkBack)];
const ORDER: &[Act] = &[d(Adjourn)];
const CASES: &[Stage] = &[Stage::IllegalCase, Stage::WrongClaim];
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

/// What is not done while play stands.
const SUSPENDED: &[Act] = &[
    m(Say),
    m(SayMate),
    m(SayIllegal),
    m(Next),
    m(Correct),
    m(Press),
    m(Cancel),
    m(Offer),
    m(Decline),
    o(Say),
    o(Correct),
    o(Press),
    o(Offer),
    o(Decline),
];
/// A station is not there any more.
const GONE: &[Act] = &[t(LinkLost), t(Crash)];
const BLACK_MOVES: &[SetUp] = &[SetUp::TwoSighted, SetUp::BoardSighted];
const BLACK_REPLIES: &[SetUp] = &[SetUp::TwoBlind];
const BLIND: &[SetUp] = &[SetUp::OneBlind, SetUp::TwoBlind, SetUp::PegsBlind];
/// All that the mover does.
const MOVERS: &[Act] = &[
    m(Say),
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
    m(SayMate),
    m(SayIllegal),
    m(Next),
];
/// All that the other does.
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

const OFFERS: &[Act] = &[m(Offer), o(Offer)];
/// Where two hands are no illegal move the arbiter is called.
const BEFORE_2018: &[Edition] = &[Edition::Standard2014, Edition::Standard2009, Edition::Blitz2009];
const DRAWS: &[Act] = &[m(ClaimDraw), o(ClaimDraw)];
const HANDS: &[Act] = &[m(ClaimHands), o(ClaimHands)];

pub const ROWS: &[Row] = &[
    // Two hands before 2018: the arbiter is called, and another claim is heard (4.1, 6.12).
    Row::of("4.1, 6.12", &[])
        .first(HANDS)
        .second(&[m(Flag), o(Flag), d(CallFlag)])
        .by(BEFORE_2018)
        .then(Then::second_closes()),
    Row::of("9.4, 6.11.3", &[])
        .first(HANDS)
        .second(DRAWS)
        .by(BEFORE_2018)
        .then(Then::first().told(&["refused suspended"])),
    Row::of("4.1, 6.12", &[]).first(HANDS).second(CLAIMS).by(BEFORE_2018).then(Then::second_closes()),
    Row::of("4.1, 6.12", &[]).first(HANDS).second(STOPS).by(BEFORE_2018).then(Then::awaits("restart*", "-")),
    // L9. A call renews the need of both players' words, or the desk's.
    Row::of("6.11.3", &[]).first(HANDS).second(RESUMES).by(BEFORE_2018).then(Then::telling().untold(&["play-resumed"])),
    Row::of("6.11.3", &[]).first(HANDS).second(&[d(Continue)]).by(BEFORE_2018).then(Then::second()),
    Row::of("6.11.3", &[]).first(RESTARTS).second(HANDS).by(BEFORE_2018).then(Then::awaits("restart*", "-")),
    Row::of("6.11.3", &[]).first(CLAIMS).second(&[t(LinkBack)]).then(Then::first()),
    Row::of("6.11.3", &[]).first(&[t(LinkBack)]).second(CLAIMS).then(Then::second()),
    Row::of("6.11.3", &[]).first(CLAIMS).second(RESTARTS).then(Then::first().told(&["refused claim-stands"])),
    Row::of("6.11.3", &[]).first(RESTARTS).second(CLAIMS).then(Then::second_closes()),
    // Whose station is not there any more does nothing.
    Row::of("link", &[])
        .first(GONE)
        .second(MOVERS)
        .where_(BLACK_MOVES)
        .then(Then::first().told(&["refused not-joined"])),
    Row::of("link", &[])
        .first(GONE)
        .second(OTHERS)
        .where_(BLACK_REPLIES)
        .then(Then::first().told(&["refused not-joined"])),
    // The arbiter's word is the last.
    // The game is over as soon as that is told (5.1.2, 5.2.3, 6.9): what comes after it changes nothing.
    Row::of("5.1.2, 5.2.3, 6.9", &[]).first(ENDS).second(PLAYS).then(Then::first()),
    Row::of("5.1.2, 5.2.3, 6.9", &[]).first(ENDS).second(STOPS).then(Then::first()),
    Row::of("5.1.2, 5.2.3, 6.9", &[]).first(ENDS).second(CLAIMS).then(Then::first().told(&["refused over"])),
    Row::of("5.1.2, 5.2.3, 6.9", &[]).first(ENDS).second(ENDS).then(Then::first().told(&["refused"])),
    Row::of("5.1.2, 5.2.3, 6.9", &[]).first(PLAYS).second(ENDS).then(Then::second_closes()),
    Row::of("5.1.2, 5.2.3, 6.9", &[]).first(STOPS).second(ENDS).then(Then::second_closes()),
    // A flag is not claimed over a claim that stands.
    Row::of("6.8, 6.11.3", &[])
        .first(CLAIMS)
        .second(&[m(Flag), o(Flag), d(CallFlag)])
        .then(Then::first().told(&["refused"])),
    Row::of("5.1.2, 5.2.3, 6.9", &[]).first(CLAIMS).second(ENDS).then(Then::second_closes()),
    // While play stands nothing is played (6.11.3): what was done before it counts, what comes after it does not.
    Row::of("6.11.3, D.2.3", &[Stage::Kept]).first(STOPS).second(&[t(Heard)]).where_(BLIND).then(Then::first()),
    Row::of("6.11.3", &[]).first(STOPS).second(SUSPENDED).then(Then::first()),
    Row::of("6.11.3", &[]).first(PLAYS).second(STOPS).then(Then::second_closes()),
    // Who left, or came back after a crash, can call the arbiter; while play stands for anything else he was called, or comes.
    Row::of("6.12", &[]).first(&[t(Leave), t(Crash)]).second(CALLS).then(Then::second()),
    Row::of("6.12", &[Stage::Left]).first(STOPS).second(CALLS).then(Then::telling()),
    Row::of("6.11.3", &[]).first(STOPS).second(CALLS).then(Then::first()),
    Row::of("6.11.3", &[]).first(CALLS).second(STOPS).then(Then::first()),
    Row::of("9.4, 6.11.3", &[]).first(STOPS).second(DRAWS).then(Then::first().told(&["refused suspended"])),
    Row::of("6.11.3", &[]).first(STOPS).second(STOPS).then(Then::second_closes()),
    // A claim is heard although play stands; while one stands, no other is.
    Row::of("6.11.3", &[]).first(STOPS).second(CLAIMS).then(Then::second_closes()),
    Row::of("6.11.3", &[]).first(CLAIMS).second(STOPS).then(Then::first()),
    Row::of("6.11.3, D.2.3", &[Stage::Kept]).first(CLAIMS).second(&[t(Heard)]).where_(BLIND).then(Then::first()),
    Row::of("6.11.3", &[]).first(CLAIMS).second(SUSPENDED).then(Then::first()),
    Row::of("6.11.3", &[]).first(PLAYS).second(CLAIMS).then(Then::second_closes()),
    Row::of("6.11.3", &[]).first(CLAIMS).second(CLAIMS).then(Then::first()),
    // What is settled or ordered before the end counts; after it nothing is settled any more.
    // What stood open when the game ended is still to be settled where the end is taken back.
    Row::of("7.5.5, 12.9", &[Stage::IllegalCase])
        .first(ENDS)
        .second(&[d(Continue)])
        .then(Then::awaits("settlement", "-").case("illegal-move of M by -")),
    Row::of("9.5.3, 12.9", &[Stage::WrongClaim])
        .first(ENDS)
        .second(&[d(Continue)])
        .then(Then::awaits("settlement", "-").case("wrong-claim of M by -")),
    Row::of("12.9", &[]).first(ENDS).second(&[d(Continue)]).then(Then::awaits("resumption", "-")),
    Row::of("5.1.2, 5.2.3, 6.9", &[]).first(ENDS).second(SETTLES).then(Then::first()),
    Row::of("5.1.2, 5.2.3, 6.9", &[]).first(ENDS).second(RESTARTS).then(Then::first()),
    Row::of("5.1.2, 5.2.3, 6.9", &[]).first(ENDS).second(ORDER).then(Then::first()),
    Row::of("5.1.2, 5.2.3, 6.9", &[]).first(SETTLES).second(ENDS).then(Then::second_closes()),
    Row::of("5.1.2, 5.2.3, 6.9", &[]).first(RESTARTS).second(ENDS).then(Then::second_closes()),
    Row::of("5.1.2, 5.2.3, 6.9", &[]).first(ORDER).second(ENDS).then(Then::second_closes()),
    // A case that is settled is settled, whatever stops the game.
    Row::of("6.11.3", &[]).first(SETTLES).second(STOPS).then(Then::first()),
    Row::of("6.11.3", &[])
        .first(&[d(Stop)])
        .second(&[m(Consent), o(Consent)])
        .then(Then::first().told(&["refused only-arbiter"])),
    Row::of("6.11.3", &[]).first(STOPS).second(SETTLES).then(Then::second()),
    // Who lets play go on before it is stopped has done it for a moment; after the arbiter has stopped it he alone does.
    Row::of("6.11.3", CASES).first(RESTARTS).second(STOPS).then(Then::first().stage("resumption").runs("-")),
    Row::of("6.11.3", &[]).first(RESTARTS).second(STOPS).then(Then::second_closes()),
    Row::of("6.11.3", &[]).first(&[d(Stop)]).second(RESUMES).then(Then::first().told(&["refused only-arbiter"])),
    Row::of("6.11.3", &[]).first(&[t(LinkLost)]).second(RESTARTS).then(Then::first().told(&["refused link-is-lost"])),
    Row::of("6.11.3", &[]).first(STOPS).second(RESTARTS).then(Then::second()),
    Row::of("6.11.3", &[]).first(RESTARTS).second(RESTARTS).then(Then::first().told(&["refused not-suspended"])),
    // The arbiter orders the adjournment: that lets play go on to the sealed move (E.1), but for a case that stands.
    Row::of("E.1", &[]).first(HANDS).second(ORDER).by(BEFORE_2018).then(Then::second()),
    Row::of("E.1", &[]).first(CLAIMS).second(ORDER).then(Then::first().told(&["refused claim-stands"])),
    Row::of("E.1", &[]).first(&[t(LinkLost)]).second(ORDER).then(Then::first().told(&["refused link-is-lost"])),
    Row::of("E.1", &[]).first(STOPS).second(ORDER).then(Then::second()),
    Row::of("E.1", &[]).first(ORDER).second(STOPS).then(Then::second_closes()),
    Row::of("E.1", &[]).first(ORDER).second(CLAIMS).then(Then::second_closes()),
    // A flag falls only while its clock runs.
    Row::of("6.8", &[]).first(ENDS).second(&[t(FlagFalls)]).then(Then::first().untold(&["flag-fell"])),
    Row::of("6.8", &[]).first(STOPS).second(&[t(FlagFalls)]).then(Then::first().untold(&["flag-fell"])),
    Row::of("6.8", &[]).first(CLAIMS).second(&[t(FlagFalls)]).then(Then::first().untold(&["flag-fell"])),
    Row::of("6.8", &[]).first(&[t(FlagFalls)]).second(ENDS).then(Then::second_closes()),
    Row::of("6.8", &[]).first(&[t(FlagFalls)]).second(STOPS).then(Then::second_closes()),
    Row::of("6.8", &[]).first(&[t(FlagFalls)]).second(CLAIMS).then(Then::second_closes()),
    Row::of("E.1", &[]).first(RESTARTS).second(ORDER).then(Then::second()),
    Row::of("E.1", &[]).first(ORDER).second(RESTARTS).then(Then::first()),
    // Declined, an offer is as if it had not been.
    Row::of("9.1", &[]).first(&[o(Decline)]).then(Then::second()),
    Row::of("9.1", &[]).second(&[o(Decline)]).then(Then::first()),
    // An offer changes nothing of what else is done (9.1).
    Row::of("9.1", &[]).first(OFFERS).then(Then::second()),
    Row::of("9.1", &[]).second(OFFERS).then(Then::first()),
];
