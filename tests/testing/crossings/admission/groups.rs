//! Group the stages, set-ups and acts that are admitted or refused alike.

use super::super::data::Kind::*;
use super::super::data::{Act, SetUp, m, o};
use super::super::stages::Stage;

pub const ALL: &[Stage] = &[];
pub const OVER: &[Stage] = &[Stage::Mated, Stage::Agreed];
/// Nothing is announced, and the mover's clock runs.
pub const TO_MOVE: &[Stage] = &[Stage::ToMove, Stage::FlagDown];
/// The mover has announced a move and not pressed; nobody has replied.
pub const ANNOUNCED: &[Stage] =
    &[Stage::FirstMade, Stage::Unheard, Stage::Made, Stage::Unmade, Stage::Ending, Stage::IllegalSaid, Stage::Offered];
/// The pegs show the announced move, a legal one.
pub const PEGGED: &[Stage] =
    &[Stage::FirstMade, Stage::Unheard, Stage::Made, Stage::Ending, Stage::Offered, Stage::Kept, Stage::IllegalSaid];
pub const SENSED: &[SetUp] = &[SetUp::PegsBlind, SetUp::BoardSighted];
pub const REPLIED: &[Stage] = &[Stage::Replied];
pub const ENTERED: &[Stage] = &[Stage::EnteredMate, Stage::EnteredIllegal];
/// A case stands, on which nothing is played.
pub const CASES: &[Stage] = &[
    Stage::EndCase,
    Stage::LateMate,
    Stage::IllegalCase,
    Stage::HandsCase,
    Stage::HandsAtDesk,
    Stage::WrongClaim,
    Stage::FlagCase,
];
/// Play is suspended, and no case stands.
pub const CALLS: &[Stage] = &[Stage::Called, Stage::CalledAgreed, Stage::LinkGone, Stage::Left, Stage::Stopped];
/// The flag that a player may claim has fallen.
pub const FALLEN: &[Stage] = &[Stage::FlagDown];
/// Nothing is in the making, and it is not the other's turn.
pub const OUT_OF_TURN: &[Stage] = &[
    Stage::NotStarted,
    Stage::ToMove,
    Stage::FlagDown,
    Stage::Agreed,
    Stage::IllegalCase,
    Stage::HandsCase,
    Stage::HandsAtDesk,
    Stage::WrongClaim,
    Stage::Called,
    Stage::CalledAgreed,
    Stage::LinkGone,
    Stage::Sealing,
    Stage::Sealed,
    Stage::Left,
    Stage::Stopped,
];
/// Only after a reply is there a next move of the mover's.
pub const NEXT_IS_NOTHING: &[Stage] = &[
    Stage::NotStarted,
    Stage::ToMove,
    Stage::FlagDown,
    Stage::Pressed,
    Stage::FlagCase,
    Stage::EndCase,
    Stage::LateMate,
    Stage::Unclaimed,
    Stage::Mated,
    Stage::Agreed,
    Stage::IllegalCase,
    Stage::HandsCase,
    Stage::HandsAtDesk,
    Stage::WrongClaim,
    Stage::Called,
    Stage::CalledAgreed,
    Stage::WordAsked,
    Stage::WordAskedAgain,
    Stage::LinkGone,
    Stage::Sealing,
    Stage::Sealed,
    Stage::Left,
    Stage::Stopped,
];
pub const LINKED: &[SetUp] = &[SetUp::TwoBlind, SetUp::TwoSighted, SetUp::BoardSighted];
pub const BLIND: &[SetUp] = &[SetUp::OneBlind, SetUp::TwoBlind, SetUp::PegsBlind];
pub const SIGHTED: &[SetUp] = &[SetUp::OneSighted, SetUp::TwoSighted, SetUp::BoardSighted];

pub const MOVERS: &[Act] = &[
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
pub const OTHERS: &[Act] = &[
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
pub const PLAYS: &[Act] =
    &[m(Say), m(SayMate), m(SayIllegal), m(Next), m(Correct), m(Press), o(Say), o(Correct), o(Press)];
pub const CANCELS: &[Act] = &[m(Cancel), o(Cancel)];
pub const TALKS: &[Act] = &[
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
pub const SAYS: &[Act] = &[m(Say), m(SayMate), m(SayIllegal)];
