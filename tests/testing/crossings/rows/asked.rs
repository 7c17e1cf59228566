//! A word of the sighted player that awaits his key at the shared keyboard: what takes it back, and whose the key then is.

use super::super::data::Kind::*;
use super::super::data::{Act, Row, SetUp, Then, d, m, o, t};
use super::super::stages::Stage;

const SHARED: &[SetUp] = &[SetUp::OneBlind, SetUp::OneSighted, SetUp::PegsBlind];
const OFFERS: &[Act] = &[m(Offer), o(Offer)];
/// The sighted player's confirming key, whosever half-move it is.
const CONFIRMS: &[Act] = &[m(Confirm), o(Confirm)];
const CANCELS: &[Act] = &[m(Cancel), o(Cancel)];
/// It needs no key, and stops nothing.
const IDLE: &[Act] = &[m(Offer), o(Offer), m(Misheard), t(FlagFalls)];
/// All that takes a word back but an announcement.
const NO_SAYS: &[Act] = &[
    m(Resign),
    o(Resign),
    m(Flag),
    o(Flag),
    m(ClaimDraw),
    m(ClaimHands),
    o(ClaimHands),
    m(ClaimTouched),
    m(Arbiter),
    o(Arbiter),
    d(Stop),
    d(CallFlag),
    d(Declare),
    t(Leave),
    t(Crash),
];
const ASKED: &[Stage] = &[Stage::WordAsked, Stage::WordAskedAgain];

pub const ROWS: &[Row] = &[
    // `resume` asks for Black's key, to agree or to consent: whatever else is said for him takes that back, and so does all
    // that settles it.
    Row::of("6.11.3", &[Stage::CalledAgreed])
        .first(&[o(Cancel), m(Offer), o(Offer)])
        .where_(&[SetUp::OneSighted])
        .then(Then::telling()),
    Row::of("6.11.3", &[Stage::CalledAgreed])
        .second(&[o(Cancel), m(Press), m(Confirm)])
        .where_(&[SetUp::OneSighted])
        .then(Then::telling()),
    Row::of("6.11.3", &[Stage::CalledAgreed])
        .first(&[m(Press), m(Confirm)])
        .where_(&[SetUp::OneSighted])
        .then(Then::telling()),
    Row::of("6.11.3", &[Stage::Called])
        .first(&[m(Resume), o(Resume)])
        .second(OFFERS)
        .where_(SHARED)
        .then(Then::telling().untold(&["play-resumed"])),
    Row::of("6.11.3", &[Stage::IllegalCase, Stage::WrongClaim])
        .first(&[o(Resume)])
        .second(OFFERS)
        .where_(&[SetUp::OneSighted])
        .then(Then::telling().untold(&["play-resumed", "upheld"])),
    Row::of("6.11.3", &[Stage::CalledAgreed]).first(&[d(Adjourn), d(Continue)]).where_(SHARED).then(Then::telling()),
    Row::of("6.11.3", &[Stage::CalledAgreed])
        .first(&[m(Offer), o(Offer), d(Stop), t(Leave), t(Crash), m(Resume)])
        .second(&[d(Adjourn)])
        .where_(SHARED)
        .then(Then::awaits("seal M", "M")),
    // The arbiter's word is the last; the sealed move is then no longer made.
    Row::of("12.9", ASKED).first(&[m(Press)]).second(&[d(Declare)]).then(Then::second_closes().ends("draw arbiter")),
    Row::of("12.9", ASKED).second(&[d(Declare)]).then(Then::over("draw arbiter")),
    Row::of("12.9", &[Stage::Sealed]).second(&[d(Declare)]).then(Then::over("draw arbiter").moves(-1, 0)),
    Row::of("12.9", &[Stage::Sealing]).first(&[m(Press)]).second(&[d(Declare)]).then(Then::over("draw arbiter")),
    Row::of("12.9", &[]).second(&[d(Declare)]).then(Then::second_closes().ends("draw arbiter")),
    // An offer typed for the sighted player takes his other word back, one's own does not.
    Row::of("9.1", ASKED)
        .first(OFFERS)
        .second(&[m(Misheard), t(FlagFalls)])
        .then(Then::telling().untold(&["game-over"])),
    Row::of("9.1", ASKED)
        .first(&[m(Misheard), t(FlagFalls)])
        .second(OFFERS)
        .then(Then::telling().untold(&["game-over"])),
    // What the sighted player's key has confirmed a second time ends the game.
    Row::of("5.1.2", &[Stage::WordAskedAgain]).first(CONFIRMS).then(Then::first()),
    // A word that awaits its player's key: whatever else its speaker does takes it back, and the key is for the clock again.
    Row::of("9.1", ASKED)
        .first(OFFERS)
        .second(OFFERS)
        .then(Then::awaits("move M", "M").told(&["refused offer-stands"])),
    Row::of("6.2.1", &[Stage::WordAsked]).first(CONFIRMS).then(Then::second()),
    Row::of("6.2.1", ASKED).first(CANCELS).second(IDLE).then(Then::awaits("move M", "M")),
    Row::of("6.2.1", ASKED).first(&[o(Cancel)]).second(&[m(Press)]).then(Then::awaits("entry M", "O").moves(1, 0)),
    Row::of("D.2.9", ASKED).first(CANCELS).second(CONFIRMS).then(Then::first().told(&["refused nothing-stands"])),
    Row::of("6.2.1", ASKED).first(CANCELS).then(Then::second()),
    Row::of("6.2.1", ASKED).first(IDLE).second(CANCELS).then(Then::awaits("move M", "M")),
    Row::of("6.2.1", ASKED).second(CANCELS).then(Then::first()),
    // What its speaker does not type leaves the word where it is.
    Row::of("6.2.1", ASKED).first(&[t(FlagFalls), m(Misheard)]).second(CONFIRMS).then(Then::second()),
    Row::of("6.2.1", ASKED).first(&[m(Offer)]).second(&[o(Confirm)]).then(Then::second()),
    Row::of("6.2.1", ASKED).first(&[o(Offer)]).second(&[m(Confirm)]).then(Then::second()),
    Row::of("6.2.1", ASKED).first(&[o(Offer)]).second(&[m(Press)]).then(Then::second()),
    Row::of("6.2.1", ASKED).first(&[m(Offer)]).second(&[m(Press)]).then(Then::awaits("entry M", "O").moves(1, 0)),
    Row::of("6.2.1", ASKED).second(&[o(Confirm)]).then(Then::first()),
    // His press, or whatever else takes the word back: the confirming key has nothing to confirm then, and presses nothing.
    Row::of("D.2.9", ASKED).second(&[m(Confirm)]).then(Then::first().told(&["refused nothing-stands"])),
    Row::of("6.2.1", ASKED).first(NO_SAYS).second(&[m(Press)]).then(Then::first()),
];
