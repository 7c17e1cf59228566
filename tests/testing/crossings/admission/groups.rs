//! Group the stages, set-ups and acts that are admitted or refused alike.

use super::super::data::ActKind::*;
use super::super::data::{CrossingAct, SetUp, m, o};
use super::super::stages::HalfMoveStage;

pub const ALL: &[HalfMoveStage] = &[];
pub const OVER: &[HalfMoveStage] = &[HalfMoveStage::Mated, HalfMoveStage::Agreed];
/// Nothing is announced, and the mover's clock runs.
pub const TO_MOVE: &[HalfMoveStage] = &[HalfMoveStage::ToMove, HalfMoveStage::FlagDown];
/// The mover has announced a move and not pressed; nobody has replied.
pub const ANNOUNCED: &[HalfMoveStage] = &[
    HalfMoveStage::FirstMade,
    HalfMoveStage::Unheard,
    HalfMoveStage::Made,
    HalfMoveStage::Unmade,
    HalfMoveStage::Ending,
    HalfMoveStage::IllegalSaid,
    HalfMoveStage::Offered,
];
/// The pegs show the announced move, a legal one.
pub const PEGGED: &[HalfMoveStage] = &[
    HalfMoveStage::FirstMade,
    HalfMoveStage::Unheard,
    HalfMoveStage::Made,
    HalfMoveStage::Ending,
    HalfMoveStage::Offered,
    HalfMoveStage::Kept,
    HalfMoveStage::IllegalSaid,
];
pub const SENSED: &[SetUp] = &[SetUp::PegsBlind, SetUp::BoardSighted];
pub const REPLIED: &[HalfMoveStage] = &[HalfMoveStage::Replied];
pub const ENTERED: &[HalfMoveStage] = &[HalfMoveStage::EnteredMate, HalfMoveStage::EnteredIllegal];
/// A case stands, on which nothing is played.
pub const CASES: &[HalfMoveStage] = &[
    HalfMoveStage::EndCase,
    HalfMoveStage::LateMate,
    HalfMoveStage::IllegalCase,
    HalfMoveStage::HandsCase,
    HalfMoveStage::HandsAtDesk,
    HalfMoveStage::WrongClaim,
    HalfMoveStage::FlagCase,
];
/// Play is suspended, and no case stands.
pub const CALLS: &[HalfMoveStage] = &[
    HalfMoveStage::Called,
    HalfMoveStage::CalledAgreed,
    HalfMoveStage::LinkGone,
    HalfMoveStage::Left,
    HalfMoveStage::Stopped,
];
/// The flag that a player may claim has fallen.
pub const FALLEN: &[HalfMoveStage] = &[HalfMoveStage::FlagDown];
/// Nothing is in the making, and it is not the other's turn.
pub const OUT_OF_TURN: &[HalfMoveStage] = &[
    HalfMoveStage::NotStarted,
    HalfMoveStage::ToMove,
    HalfMoveStage::FlagDown,
    HalfMoveStage::Agreed,
    HalfMoveStage::IllegalCase,
    HalfMoveStage::HandsCase,
    HalfMoveStage::HandsAtDesk,
    HalfMoveStage::WrongClaim,
    HalfMoveStage::Called,
    HalfMoveStage::CalledAgreed,
    HalfMoveStage::LinkGone,
    HalfMoveStage::Sealing,
    HalfMoveStage::Sealed,
    HalfMoveStage::Left,
    HalfMoveStage::Stopped,
];
/// Only after a reply is there a next move of the mover's.
pub const NEXT_IS_NOTHING: &[HalfMoveStage] = &[
    HalfMoveStage::NotStarted,
    HalfMoveStage::ToMove,
    HalfMoveStage::FlagDown,
    HalfMoveStage::Pressed,
    HalfMoveStage::FlagCase,
    HalfMoveStage::EndCase,
    HalfMoveStage::LateMate,
    HalfMoveStage::Unclaimed,
    HalfMoveStage::Mated,
    HalfMoveStage::Agreed,
    HalfMoveStage::IllegalCase,
    HalfMoveStage::HandsCase,
    HalfMoveStage::HandsAtDesk,
    HalfMoveStage::WrongClaim,
    HalfMoveStage::Called,
    HalfMoveStage::CalledAgreed,
    HalfMoveStage::WordAsked,
    HalfMoveStage::WordAskedAgain,
    HalfMoveStage::LinkGone,
    HalfMoveStage::Sealing,
    HalfMoveStage::Sealed,
    HalfMoveStage::Left,
    HalfMoveStage::Stopped,
];
pub const LINKED: &[SetUp] = &[SetUp::TwoBlind, SetUp::TwoSighted, SetUp::BoardSighted];
pub const BLIND: &[SetUp] = &[SetUp::OneBlind, SetUp::TwoBlind, SetUp::PegsBlind];
pub const SIGHTED: &[SetUp] = &[SetUp::OneSighted, SetUp::TwoSighted, SetUp::BoardSighted];

pub const MOVERS: &[CrossingAct] = &[
    m(Say),
    m(SayMate),
    m(SayIllegal),
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
];
pub const OTHERS: &[CrossingAct] = &[
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

/// What a player does on the board and with his clock.
pub const PLAYS: &[CrossingAct] =
    &[m(Say), m(SayMate), m(SayIllegal), m(Next), m(Correct), m(Press), o(Say), o(Correct), o(Press)];
pub const CANCELS: &[CrossingAct] = &[m(Cancel), o(Cancel)];
pub const TALKS: &[CrossingAct] = &[
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
    m(Misheard),
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
    o(Misheard),
];
pub const SAYS: &[CrossingAct] = &[m(Say), m(SayMate), m(SayIllegal)];
