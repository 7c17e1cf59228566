//! What is usual: an end ends, a stop stops, a case keeps everybody waiting, whatever comes at the same moment.

use super::super::data::ActKind::*;
use super::super::data::{CrossingAct, CrossingEdition, CrossingRow, ExpectedOutcome, SetUp, d, m, o, t};
use super::super::stages::HalfMoveStage;

/// A player ends the game, or his flag does.
const ENDING_ACTS: &[CrossingAct] = &[m(Resign), o(Resign), m(Accept), o(Accept), m(Flag), o(Flag), d(CallFlag)];
/// They end the game.
const ENDS: &[CrossingAct] = &[m(Resign), o(Resign), m(Accept), o(Accept), m(Flag), o(Flag), d(CallFlag), d(Declare)];
/// They stop it.
const STOPS: &[CrossingAct] = &[m(Arbiter), o(Arbiter), d(Stop), t(Leave), t(Crash), t(LinkLost)];
const CALLS: &[CrossingAct] = &[m(Arbiter), o(Arbiter)];
/// They open a case.
const CLAIMS: &[CrossingAct] =
    &[m(ClaimHands), o(ClaimHands), m(ClaimDraw), o(ClaimDraw), o(ClaimIllegal), m(ClaimTouched), o(ClaimTouched)];
/// They settle a case.
const SETTLES: &[CrossingAct] = &[m(Consent), o(Consent), d(Uphold), d(SetAside)];
/// They let play go on.
const RESUMES: &[CrossingAct] = &[m(Resume), o(Resume)];
const RESTARTS: &[CrossingAct] = &[m(Resume), o(Resume), d(Continue), t(LinkBack)];
const ORDER: &[CrossingAct] = &[d(Adjourn)];
const CASES: &[HalfMoveStage] = &[HalfMoveStage::IllegalCase, HalfMoveStage::WrongClaim];
/// What is done on the board and with the clock, and offers.
const PLAYS: &[CrossingAct] = &[
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
const SUSPENDED: &[CrossingAct] = &[
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
const GONE: &[CrossingAct] = &[t(LinkLost), t(Crash)];
const BLACK_MOVES: &[SetUp] = &[SetUp::TwoSighted, SetUp::BoardSighted];
const BLACK_REPLIES: &[SetUp] = &[SetUp::TwoBlind];
const BLIND: &[SetUp] = &[SetUp::OneBlind, SetUp::TwoBlind, SetUp::PegsBlind];
/// All that the mover does.
const MOVERS: &[CrossingAct] = &[
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
const OTHERS: &[CrossingAct] = &[
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

const OFFERS: &[CrossingAct] = &[m(Offer), o(Offer)];
/// Where two hands are no illegal move the arbiter is called.
const BEFORE_2018: &[CrossingEdition] =
    &[CrossingEdition::Standard2014, CrossingEdition::Standard2009, CrossingEdition::Blitz2009];
const DRAWS: &[CrossingAct] = &[m(ClaimDraw), o(ClaimDraw)];
const HANDS: &[CrossingAct] = &[m(ClaimHands), o(ClaimHands)];

const FLAG_FOR_ARBITER: ExpectedOutcome =
    ExpectedOutcome::telling().told(&["hall claimed", "hall remedy-proposed"]).untold(&["game-over"]);

pub const ROWS: &[CrossingRow] = &[
    // The illegal move that loses came first, and the resignation of the other after it: both results are for the arbiter.
    CrossingRow::of("7.5.5, 5.1.2", &[HalfMoveStage::Unclaimed])
        .first(&[o(ClaimIllegal)])
        .second(&[o(Resign)])
        .then(ExpectedOutcome::telling().told(&["hall remedy-proposed"]).untold(&["game-over"])),
    // Where it stands claimed already, or is to be decided first, nothing is added to it.
    CrossingRow::of("5.1.1, 6.9, 6.12", &[HalfMoveStage::LateMate])
        .first(&[m(Arbiter)])
        .second(&[o(Flag)])
        .then(ExpectedOutcome::first().told(&["refused case-pending"])),
    CrossingRow::of("5.1.1, 6.9, 6.12", &[HalfMoveStage::FlagCase])
        .first(&[o(Arbiter)])
        .second(&[m(Flag)])
        .then(ExpectedOutcome::first().told(&["refused case-pending"])),
    // The move that the mover pressed late is what is proposed there, with the flag as its other result.
    CrossingRow::of("5.1.1, 6.9, 6.12", &[HalfMoveStage::Ending])
        .first(&[m(Arbiter)])
        .second(&[o(Flag)])
        .then(ExpectedOutcome::telling().told(&["hall remedy-proposed"]).untold(&["game-over"])),
    // Who has called the arbiter may have called him for the very move that has ended the game: the other's claim of his flag
    // is for the arbiter, too. So it is where a claim has called him.
    CrossingRow::of("5.1.1, 6.9, 6.12", &[]).first(&[m(Arbiter)]).second(&[o(Flag)]).then(FLAG_FOR_ARBITER),
    CrossingRow::of("5.1.1, 6.9, 6.12", &[]).first(&[o(Arbiter)]).second(&[m(Flag)]).then(FLAG_FOR_ARBITER),
    CrossingRow::of("5.1.1, 6.9, 6.12", &[])
        .first(&[m(ClaimHands)])
        .second(&[o(Flag)])
        .by(BEFORE_2018)
        .then(FLAG_FOR_ARBITER),
    CrossingRow::of("5.1.1, 6.9, 6.12", &[])
        .first(&[o(ClaimHands)])
        .second(&[m(Flag)])
        .by(BEFORE_2018)
        .then(FLAG_FOR_ARBITER),
    // Two hands before 2018: the arbiter is called, and another claim is heard (4.1, 6.12).
    CrossingRow::of("4.1, 6.12", &[])
        .first(HANDS)
        .second(&[m(Flag), o(Flag), d(CallFlag)])
        .by(BEFORE_2018)
        .then(ExpectedOutcome::second_closes()),
    CrossingRow::of("9.4, 6.11.3", &[])
        .first(HANDS)
        .second(DRAWS)
        .by(BEFORE_2018)
        .then(ExpectedOutcome::first().told(&["refused suspended"])),
    CrossingRow::of("4.1, 6.12", &[])
        .first(HANDS)
        .second(CLAIMS)
        .by(BEFORE_2018)
        .then(ExpectedOutcome::second_closes()),
    CrossingRow::of("4.1, 6.12", &[])
        .first(HANDS)
        .second(STOPS)
        .by(BEFORE_2018)
        .then(ExpectedOutcome::awaits("restart*", "-")),
    // L9. A call renews the need of both players' words, or the desk's.
    CrossingRow::of("6.11.3", &[])
        .first(HANDS)
        .second(RESUMES)
        .by(BEFORE_2018)
        .then(ExpectedOutcome::telling().untold(&["play-resumed"])),
    CrossingRow::of("6.11.3", &[]).first(HANDS).second(&[d(Continue)]).by(BEFORE_2018).then(ExpectedOutcome::second()),
    CrossingRow::of("6.11.3", &[])
        .first(RESTARTS)
        .second(HANDS)
        .by(BEFORE_2018)
        .then(ExpectedOutcome::awaits("restart*", "-")),
    CrossingRow::of("6.11.3", &[]).first(CLAIMS).second(&[t(LinkBack)]).then(ExpectedOutcome::first()),
    CrossingRow::of("6.11.3", &[]).first(&[t(LinkBack)]).second(CLAIMS).then(ExpectedOutcome::second()),
    CrossingRow::of("6.11.3", &[])
        .first(CLAIMS)
        .second(RESTARTS)
        .then(ExpectedOutcome::first().told(&["refused case-pending"])),
    CrossingRow::of("6.11.3", &[]).first(RESTARTS).second(CLAIMS).then(ExpectedOutcome::second_closes()),
    // Whose station is not there any more does nothing.
    CrossingRow::of("link", &[])
        .first(GONE)
        .second(MOVERS)
        .where_(BLACK_MOVES)
        .then(ExpectedOutcome::first().told(&["refused not-joined"])),
    CrossingRow::of("link", &[])
        .first(GONE)
        .second(OTHERS)
        .where_(BLACK_REPLIES)
        .then(ExpectedOutcome::first().told(&["refused not-joined"])),
    // Both together, or the arbiter, put right what was misheard before the end (D.2.7).
    // Who had announced a move by then had answered what he heard.
    CrossingRow::of("D.2.7, 5.1.2, 5.2.3, 6.9", &[HalfMoveStage::Replied])
        .first(ENDING_ACTS)
        .second(&[m(Misheard)])
        .then(ExpectedOutcome::first()),
    CrossingRow::of("D.2.7, 5.1.2, 5.2.3, 6.9", &[])
        .first(ENDING_ACTS)
        .second(&[m(Misheard)])
        .then(ExpectedOutcome::first().stage("settlement").case("correction of O by M")),
    CrossingRow::of("D.2.7, 5.1.2, 5.2.3, 6.9", &[HalfMoveStage::Unclaimed])
        .first(ENDING_ACTS)
        .second(&[o(Misheard)])
        .then(ExpectedOutcome::first().stage("settlement").case("correction of M by O")),
    // A move whose press was kept is made with the end.
    CrossingRow::of("D.2.7, D.2.4", &[HalfMoveStage::Kept])
        .first(ENDING_ACTS)
        .second(&[o(Misheard)])
        .where_(&[SetUp::OneSighted])
        .then(ExpectedOutcome::first().stage("settlement").case("correction of M by O")),
    // The arbiter's word is the last.
    // The game is over as soon as that is told (5.1.2, 5.2.3, 6.9): what comes after it changes nothing.
    CrossingRow::of("5.1.2, 5.2.3, 6.9", &[]).first(ENDS).second(PLAYS).then(ExpectedOutcome::first()),
    CrossingRow::of("5.1.2, 5.2.3, 6.9", &[]).first(ENDS).second(STOPS).then(ExpectedOutcome::first()),
    CrossingRow::of("5.1.2, 5.2.3, 6.9", &[])
        .first(ENDS)
        .second(CLAIMS)
        .then(ExpectedOutcome::first().told(&["refused game-is-over"])),
    CrossingRow::of("5.1.2, 5.2.3, 6.9", &[])
        .first(ENDS)
        .second(ENDS)
        .then(ExpectedOutcome::first().told(&["refused"])),
    CrossingRow::of("5.1.2, 5.2.3, 6.9", &[]).first(PLAYS).second(ENDS).then(ExpectedOutcome::second_closes()),
    CrossingRow::of("5.1.2, 5.2.3, 6.9", &[]).first(STOPS).second(ENDS).then(ExpectedOutcome::second_closes()),
    // A flag is not claimed over a claim that stands.
    // A wrong claim after the own flag has fallen keeps nobody from claiming that flag.
    CrossingRow::of("6.8, 9.5.3", &[HalfMoveStage::Unclaimed])
        .first(&[o(ClaimDraw)])
        .second(&[m(Flag)])
        .flag_down()
        .then(ExpectedOutcome::over("M flag-fall")),
    CrossingRow::of("6.8, 9.5.3", &[HalfMoveStage::FlagDown])
        .first(&[m(ClaimDraw)])
        .second(&[o(Flag)])
        .then(ExpectedOutcome::over("O flag-fall")),
    CrossingRow::of("6.8, 9.5.3", &[])
        .first(&[m(ClaimDraw)])
        .second(&[o(Flag)])
        .flag_down()
        .then(ExpectedOutcome::over("O flag-fall")),
    CrossingRow::of("6.8, 6.11.3", &[])
        .first(CLAIMS)
        .second(&[m(Flag), o(Flag), d(CallFlag)])
        .then(ExpectedOutcome::first().told(&["refused"])),
    CrossingRow::of("5.1.2, 5.2.3, 6.9", &[]).first(CLAIMS).second(ENDS).then(ExpectedOutcome::second_closes()),
    // While play stands nothing is played (6.11.3): what was done before it counts, what comes after it does not.
    CrossingRow::of("6.11.3, D.2.3", &[HalfMoveStage::Kept])
        .first(STOPS)
        .second(&[t(Heard)])
        .where_(BLIND)
        .then(ExpectedOutcome::first()),
    CrossingRow::of("6.11.3", &[]).first(STOPS).second(SUSPENDED).then(ExpectedOutcome::first()),
    CrossingRow::of("6.11.3", &[]).first(PLAYS).second(STOPS).then(ExpectedOutcome::second_closes()),
    // Who left, or came back after a crash, can call the arbiter; while play stands for anything else he was called, or comes.
    CrossingRow::of("6.12", &[]).first(&[t(Leave), t(Crash)]).second(CALLS).then(ExpectedOutcome::second()),
    CrossingRow::of("6.12", &[HalfMoveStage::Left]).first(STOPS).second(CALLS).then(ExpectedOutcome::telling()),
    CrossingRow::of("6.11.3", &[]).first(STOPS).second(CALLS).then(ExpectedOutcome::first()),
    CrossingRow::of("6.11.3", &[]).first(CALLS).second(STOPS).then(ExpectedOutcome::first()),
    CrossingRow::of("9.4, 6.11.3", &[])
        .first(STOPS)
        .second(DRAWS)
        .then(ExpectedOutcome::first().told(&["refused suspended"])),
    CrossingRow::of("6.11.3", &[]).first(STOPS).second(STOPS).then(ExpectedOutcome::second_closes()),
    // A claim is heard although play stands; while one stands, no other is.
    CrossingRow::of("6.11.3", &[]).first(STOPS).second(CLAIMS).then(ExpectedOutcome::second_closes()),
    CrossingRow::of("6.11.3", &[]).first(CLAIMS).second(STOPS).then(ExpectedOutcome::first()),
    CrossingRow::of("6.11.3, D.2.3", &[HalfMoveStage::Kept])
        .first(CLAIMS)
        .second(&[t(Heard)])
        .where_(BLIND)
        .then(ExpectedOutcome::first()),
    CrossingRow::of("6.11.3", &[]).first(CLAIMS).second(SUSPENDED).then(ExpectedOutcome::first()),
    CrossingRow::of("6.11.3", &[]).first(PLAYS).second(CLAIMS).then(ExpectedOutcome::second_closes()),
    CrossingRow::of("6.11.3", &[]).first(CLAIMS).second(CLAIMS).then(ExpectedOutcome::first()),
    // What is settled or ordered before the end counts; after it nothing is settled any more.
    // What stood open when the game ended is still to be settled where the end is taken back.
    CrossingRow::of("7.5.5, 12.9", &[HalfMoveStage::IllegalCase])
        .first(ENDS)
        .second(&[d(Continue)])
        .then(ExpectedOutcome::awaits("settlement", "-").case("illegal-move of M by -")),
    CrossingRow::of("9.5.3, 12.9", &[HalfMoveStage::WrongClaim])
        .first(ENDS)
        .second(&[d(Continue)])
        .then(ExpectedOutcome::awaits("settlement", "-").case("wrong-claim of M by -")),
    CrossingRow::of("12.9", &[]).first(ENDS).second(&[d(Continue)]).then(ExpectedOutcome::awaits("resumption", "-")),
    CrossingRow::of("5.1.2, 5.2.3, 6.9", &[]).first(ENDS).second(SETTLES).then(ExpectedOutcome::first()),
    CrossingRow::of("5.1.2, 5.2.3, 6.9", &[]).first(ENDS).second(RESTARTS).then(ExpectedOutcome::first()),
    CrossingRow::of("5.1.2, 5.2.3, 6.9", &[]).first(ENDS).second(ORDER).then(ExpectedOutcome::first()),
    CrossingRow::of("5.1.2, 5.2.3, 6.9", &[]).first(SETTLES).second(ENDS).then(ExpectedOutcome::second_closes()),
    CrossingRow::of("5.1.2, 5.2.3, 6.9", &[]).first(RESTARTS).second(ENDS).then(ExpectedOutcome::second_closes()),
    CrossingRow::of("5.1.2, 5.2.3, 6.9", &[]).first(ORDER).second(ENDS).then(ExpectedOutcome::second_closes()),
    // A case that is settled is settled, whatever stops the game.
    CrossingRow::of("6.11.3", &[]).first(SETTLES).second(STOPS).then(ExpectedOutcome::first()),
    CrossingRow::of("6.11.3", &[])
        .first(&[d(Stop)])
        .second(&[m(Consent), o(Consent)])
        .then(ExpectedOutcome::first().told(&["refused only-arbiter"])),
    CrossingRow::of("6.11.3", &[]).first(STOPS).second(SETTLES).then(ExpectedOutcome::second()),
    // Who lets play go on before it is stopped has done it for a moment; after the arbiter has stopped it he alone does.
    CrossingRow::of("6.11.3", CASES)
        .first(RESTARTS)
        .second(STOPS)
        .then(ExpectedOutcome::first().stage("resumption").runs("-")),
    CrossingRow::of("6.11.3", &[]).first(RESTARTS).second(STOPS).then(ExpectedOutcome::second_closes()),
    CrossingRow::of("6.11.3", &[])
        .first(&[d(Stop)])
        .second(RESUMES)
        .then(ExpectedOutcome::first().told(&["refused only-arbiter"])),
    CrossingRow::of("6.11.3", &[])
        .first(&[t(LinkLost)])
        .second(RESTARTS)
        .then(ExpectedOutcome::first().told(&["refused link-is-lost"])),
    CrossingRow::of("6.11.3", &[]).first(STOPS).second(RESTARTS).then(ExpectedOutcome::second()),
    CrossingRow::of("6.11.3", &[])
        .first(RESTARTS)
        .second(RESTARTS)
        .then(ExpectedOutcome::first().told(&["refused not-suspended"])),
    // The arbiter orders the adjournment: that lets play go on to the sealed move (E.1), but for a case that stands.
    CrossingRow::of("E.1", &[]).first(HANDS).second(ORDER).by(BEFORE_2018).then(ExpectedOutcome::second()),
    CrossingRow::of("E.1", &[])
        .first(CLAIMS)
        .second(ORDER)
        .then(ExpectedOutcome::first().told(&["refused case-pending"])),
    CrossingRow::of("E.1", &[])
        .first(&[t(LinkLost)])
        .second(ORDER)
        .then(ExpectedOutcome::first().told(&["refused link-is-lost"])),
    CrossingRow::of("E.1", &[]).first(STOPS).second(ORDER).then(ExpectedOutcome::second()),
    CrossingRow::of("E.1", &[]).first(ORDER).second(STOPS).then(ExpectedOutcome::second_closes()),
    CrossingRow::of("E.1", &[]).first(ORDER).second(CLAIMS).then(ExpectedOutcome::second_closes()),
    // A flag falls only while its clock runs.
    CrossingRow::of("6.8", &[])
        .first(ENDS)
        .second(&[t(FlagFalls)])
        .then(ExpectedOutcome::first().untold(&["flag-fell"])),
    CrossingRow::of("6.8", &[])
        .first(STOPS)
        .second(&[t(FlagFalls)])
        .then(ExpectedOutcome::first().untold(&["flag-fell"])),
    CrossingRow::of("6.8", &[])
        .first(CLAIMS)
        .second(&[t(FlagFalls)])
        .then(ExpectedOutcome::first().untold(&["flag-fell"])),
    CrossingRow::of("6.8", &[]).first(&[t(FlagFalls)]).second(ENDS).then(ExpectedOutcome::second_closes()),
    CrossingRow::of("6.8", &[]).first(&[t(FlagFalls)]).second(STOPS).then(ExpectedOutcome::second_closes()),
    CrossingRow::of("6.8", &[]).first(&[t(FlagFalls)]).second(CLAIMS).then(ExpectedOutcome::second_closes()),
    CrossingRow::of("E.1", &[]).first(RESTARTS).second(ORDER).then(ExpectedOutcome::second()),
    CrossingRow::of("E.1", &[]).first(ORDER).second(RESTARTS).then(ExpectedOutcome::first()),
    // Declined, an offer is as if it had not been.
    CrossingRow::of("9.1", &[]).first(&[o(Decline)]).then(ExpectedOutcome::second()),
    CrossingRow::of("9.1", &[]).second(&[o(Decline)]).then(ExpectedOutcome::first()),
    // An offer changes nothing of what else is done (9.1).
    CrossingRow::of("9.1", &[]).first(OFFERS).then(ExpectedOutcome::second()),
    CrossingRow::of("9.1", &[]).second(OFFERS).then(ExpectedOutcome::first()),
];
