//! A word of the sighted player that awaits his key at the shared keyboard: what takes it back, and whose the key then is.

use super::super::data::ActKind::*;
use super::super::data::{CrossingAct, CrossingRow, ExpectedOutcome, SetUp, d, m, o, t};
use super::super::stages::HalfMoveStage;

const SHARED: &[SetUp] = &[SetUp::OneBlind, SetUp::OneSighted, SetUp::PegsBlind];
const OFFERS: &[CrossingAct] = &[m(Offer), o(Offer)];
/// The sighted player's confirming key, whosever half-move it is.
const CONFIRMS: &[CrossingAct] = &[m(Confirm), o(Confirm)];
const CANCELS: &[CrossingAct] = &[m(Cancel), o(Cancel)];
/// It needs no key, and stops nothing.
const IDLE: &[CrossingAct] = &[m(Offer), o(Offer), m(Misheard), t(FlagFalls)];
/// All that takes a word back but an announcement.
const NO_SAYS: &[CrossingAct] = &[
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
const ASKED: &[HalfMoveStage] = &[HalfMoveStage::WordAsked, HalfMoveStage::WordAskedAgain];

pub const ROWS: &[CrossingRow] = &[
    // `resume` asks for Black's key, to agree or to consent: whatever else is said for him takes that back, and so does all
    // that settles it.
    CrossingRow::of("6.11.3", &[HalfMoveStage::CalledAgreed])
        .first(&[o(Cancel), m(Offer), o(Offer)])
        .where_(&[SetUp::OneSighted])
        .then(ExpectedOutcome::telling()),
    CrossingRow::of("6.11.3", &[HalfMoveStage::CalledAgreed])
        .second(&[o(Cancel), m(Press), m(Confirm)])
        .where_(&[SetUp::OneSighted])
        .then(ExpectedOutcome::telling()),
    CrossingRow::of("6.11.3", &[HalfMoveStage::CalledAgreed])
        .first(&[m(Press), m(Confirm)])
        .where_(&[SetUp::OneSighted])
        .then(ExpectedOutcome::telling()),
    CrossingRow::of("6.11.3", &[HalfMoveStage::Called])
        .first(&[m(Resume), o(Resume)])
        .second(OFFERS)
        .where_(SHARED)
        .then(ExpectedOutcome::telling().untold(&["play-resumed"])),
    CrossingRow::of("6.11.3", &[HalfMoveStage::IllegalCase, HalfMoveStage::WrongClaim])
        .first(&[o(Resume)])
        .second(OFFERS)
        .where_(&[SetUp::OneSighted])
        .then(ExpectedOutcome::telling().untold(&["play-resumed", "upheld"])),
    CrossingRow::of("6.11.3", &[HalfMoveStage::CalledAgreed])
        .first(&[d(Adjourn), d(Continue)])
        .where_(SHARED)
        .then(ExpectedOutcome::telling()),
    CrossingRow::of("6.11.3", &[HalfMoveStage::CalledAgreed])
        .first(&[m(Offer), o(Offer), d(Stop), t(Leave), t(Crash), m(Resume)])
        .second(&[d(Adjourn)])
        .where_(SHARED)
        .then(ExpectedOutcome::awaits("seal M", "M")),
    // The arbiter's word is the last; the sealed move is then no longer made.
    CrossingRow::of("12.9", ASKED)
        .first(&[m(Press)])
        .second(&[d(Declare)])
        .then(ExpectedOutcome::second_closes().ends("draw arbiter")),
    CrossingRow::of("12.9", ASKED).second(&[d(Declare)]).then(ExpectedOutcome::over("draw arbiter")),
    CrossingRow::of("12.9", &[HalfMoveStage::Sealed])
        .second(&[d(Declare)])
        .then(ExpectedOutcome::over("draw arbiter").moves(-1, 0)),
    CrossingRow::of("12.9", &[HalfMoveStage::Sealing])
        .first(&[m(Press)])
        .second(&[d(Declare)])
        .then(ExpectedOutcome::over("draw arbiter")),
    CrossingRow::of("12.9", &[]).second(&[d(Declare)]).then(ExpectedOutcome::second_closes().ends("draw arbiter")),
    // An offer typed for the sighted player takes his other word back, one's own does not.
    CrossingRow::of("9.1", ASKED)
        .first(OFFERS)
        .second(&[m(Misheard), t(FlagFalls)])
        .then(ExpectedOutcome::telling().untold(&["game-over"])),
    CrossingRow::of("9.1", ASKED)
        .first(&[m(Misheard), t(FlagFalls)])
        .second(OFFERS)
        .then(ExpectedOutcome::telling().untold(&["game-over"])),
    // What the sighted player's key has confirmed a second time ends the game.
    CrossingRow::of("5.1.2", &[HalfMoveStage::WordAskedAgain]).first(CONFIRMS).then(ExpectedOutcome::first()),
    // A word that awaits its player's key: whatever else its speaker does takes it back, and the key is for the clock again.
    CrossingRow::of("9.1", ASKED)
        .first(OFFERS)
        .second(OFFERS)
        .then(ExpectedOutcome::awaits("move M", "M").told(&["refused offer-pending"])),
    CrossingRow::of("6.2.1", &[HalfMoveStage::WordAsked]).first(CONFIRMS).then(ExpectedOutcome::second()),
    CrossingRow::of("6.2.1", ASKED).first(CANCELS).second(IDLE).then(ExpectedOutcome::awaits("move M", "M")),
    CrossingRow::of("6.2.1", ASKED)
        .first(&[o(Cancel)])
        .second(&[m(Press)])
        .then(ExpectedOutcome::awaits("entry M", "O").moves(1, 0)),
    CrossingRow::of("D.2.9", ASKED)
        .first(CANCELS)
        .second(CONFIRMS)
        .then(ExpectedOutcome::first().told(&["refused nothing-pending"])),
    CrossingRow::of("6.2.1", ASKED).first(CANCELS).then(ExpectedOutcome::second()),
    CrossingRow::of("6.2.1", ASKED).first(IDLE).second(CANCELS).then(ExpectedOutcome::awaits("move M", "M")),
    CrossingRow::of("6.2.1", ASKED).second(CANCELS).then(ExpectedOutcome::first()),
    // What its speaker does not type leaves the word where it is.
    CrossingRow::of("6.2.1", ASKED)
        .first(&[t(FlagFalls), m(Misheard)])
        .second(CONFIRMS)
        .then(ExpectedOutcome::second()),
    CrossingRow::of("6.2.1", ASKED).first(&[m(Offer)]).second(&[o(Confirm)]).then(ExpectedOutcome::second()),
    CrossingRow::of("6.2.1", ASKED).first(&[o(Offer)]).second(&[m(Confirm)]).then(ExpectedOutcome::second()),
    CrossingRow::of("6.2.1", ASKED).first(&[o(Offer)]).second(&[m(Press)]).then(ExpectedOutcome::second()),
    CrossingRow::of("6.2.1", ASKED)
        .first(&[m(Offer)])
        .second(&[m(Press)])
        .then(ExpectedOutcome::awaits("entry M", "O").moves(1, 0)),
    CrossingRow::of("6.2.1", ASKED).second(&[o(Confirm)]).then(ExpectedOutcome::first()),
    // His press, or whatever else takes the word back: the confirming key has nothing to confirm then, and presses nothing.
    CrossingRow::of("D.2.9", ASKED)
        .second(&[m(Confirm)])
        .then(ExpectedOutcome::first().told(&["refused nothing-pending"])),
    CrossingRow::of("6.2.1", ASKED).first(NO_SAYS).second(&[m(Press)]).then(ExpectedOutcome::first()),
];
