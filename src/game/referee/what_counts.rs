//! The table of what an act is worth while a matter is open.
//!
//! Several things can be open at once: a move that was pressed and not entered, a move that was announced and not pressed, a
//! flag that fell. Each act that could end the game, change the record or resume play asks this table first. A row is an open
//! matter, a column a group of acts. No act checks for itself which matters are open.
//!
//! Where two matters are open at once, the strictest of their values applies: refused, then judged first, then a case. Which
//! of two ends came first is then a matter of their moments (6.8, 6.9), and for the module of the ends.

use super::Referee;
use super::adjourning::Adjournment;
use super::cause::{Offence, SuspensionCause};
use crate::claim::Claim;
use crate::event::{EventKind, OpponentsWord};
use crate::refusal::Refusal;
use crate::seat::Color;

/// What is open. Each matter has its player: whose move, offence, call or flag it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OpenMatter {
    /// The player has pressed, and the move is not entered yet.
    Pressed,
    /// The player has announced a move, it was heard and is made, and the clock is not pressed.
    Announced,
    /// The same of a move that the opponent has entered for the player, or that a blind player has announced with words alone
    /// where only a made move loses the right to claim a draw (9.4 of 2001).
    Entered,
    /// The player has announced a move that is not made yet: its last word was not heard, whether the press is kept or not, or
    /// the own board contradicts it.
    Unheard,
    /// The player has executed a move on the own board and has not announced it.
    Executed,
    /// The player's move was entered by the opponent after the press, and the player has not confirmed it.
    Unconfirmed,
    /// The player has announced and not pressed, and the opponent has replied.
    EarlyReply,
    /// The player has completed an illegal move, and its penalty is not settled.
    Offence,
    /// The player's sealed move is in its envelope.
    SealedMove,
    /// The player has called the arbiter.
    ArbiterCall,
    /// The player's flag has fallen, that was announced, and nobody has claimed it.
    FallenFlag,
}

/// Acts that are worth the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ActGroup {
    /// A player resigns.
    Resignation,
    /// A player accepts a draw.
    AgreedDraw,
    /// A player claims the opponent's flag.
    FlagClaim,
    /// A player claims a draw (9.2, 9.3, quickplay finish).
    DrawClaim,
    /// A player complains of the opponent's latest move (4.8, 7.5).
    MoveClaim,
    /// A player claims anything else.
    OtherClaim,
    /// A player corrects the own announcement (D.2.7).
    Correction,
    /// A player corrects the opponent's move as it was entered.
    Misheard,
    /// A player resumes play.
    Resume,
    /// The arbiter resumes play.
    Restart,
    /// The arbiter declares the result.
    EndingRuling,
    /// The arbiter opens the envelope.
    EnvelopeOpening,
}

/// What an act is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ActWorth {
    /// The act takes effect.
    Counts,
    /// The open matter may have ended the game. Where it has, and with another result, both results go to the arbiter; where
    /// pegs prove it, it has. Else the act takes effect.
    Case,
    /// The open move is judged first: the program asks for it, and it counts from the moment of the press.
    JudgedFirst,
    /// The act is refused, privately. The reason does not reveal whether a move is legal.
    Refused,
}

impl OpenMatter {
    /// Every open matter, in the order of the rows.
    pub const ALL: [OpenMatter; 11] = [
        OpenMatter::Pressed,
        OpenMatter::Announced,
        OpenMatter::Entered,
        OpenMatter::Unheard,
        OpenMatter::Executed,
        OpenMatter::Unconfirmed,
        OpenMatter::EarlyReply,
        OpenMatter::Offence,
        OpenMatter::SealedMove,
        OpenMatter::ArbiterCall,
        OpenMatter::FallenFlag,
    ];
}

impl ActGroup {
    /// Every group of acts, in the order of the columns.
    pub const ALL: [ActGroup; 12] = [
        ActGroup::Resignation,
        ActGroup::AgreedDraw,
        ActGroup::FlagClaim,
        ActGroup::DrawClaim,
        ActGroup::MoveClaim,
        ActGroup::OtherClaim,
        ActGroup::Correction,
        ActGroup::Misheard,
        ActGroup::Resume,
        ActGroup::Restart,
        ActGroup::EndingRuling,
        ActGroup::EnvelopeOpening,
    ];

    /// Whether the arbiter performs these acts; else a player does.
    pub const fn is_arbiters(self) -> bool {
        matches!(self, ActGroup::Restart | ActGroup::EndingRuling | ActGroup::EnvelopeOpening)
    }

    /// The group of an event; `None` where it ends nothing, corrects nothing and resumes nothing.
    pub const fn from_event(kind: &EventKind) -> Option<ActGroup> {
        match kind {
            EventKind::Resigned => Some(ActGroup::Resignation),
            EventKind::DrawAccepted => Some(ActGroup::AgreedDraw),
            EventKind::FlagClaimed => Some(ActGroup::FlagClaim),
            EventKind::Claimed { claim } => Some(ActGroup::from_claim(claim)),
            EventKind::Corrected { .. } => Some(ActGroup::Correction),
            EventKind::Misheard { .. } => Some(ActGroup::Misheard),
            EventKind::PlayResumed => Some(ActGroup::Resume),
            EventKind::Ruled { .. } => Some(ActGroup::EndingRuling),
            EventKind::EnvelopeOpened { .. } => Some(ActGroup::EnvelopeOpening),
            EventKind::SpokenForOpponent { word } => ActGroup::from_word(word),
            EventKind::Opened { .. }
            | EventKind::ProgramResumed { .. }
            | EventKind::ProgramLeft
            | EventKind::TimeSet { .. }
            | EventKind::Started
            | EventKind::Announced { .. }
            | EventKind::ReplyEntered { .. }
            | EventKind::NotUnderstood { .. }
            | EventKind::AnnouncementHeard { .. }
            | EventKind::AnnouncementDelayed { .. }
            | EventKind::AnnouncementBegun { .. }
            | EventKind::Repeated { .. }
            | EventKind::Executed { .. }
            | EventKind::BoardReported(_)
            | EventKind::AnnounceButtonPressed
            | EventKind::ScoreWritten { .. }
            | EventKind::PieceTouched { .. }
            | EventKind::Adjusting
            | EventKind::ClockPressed { .. }
            | EventKind::PressCancelled
            | EventKind::DrawOffered
            | EventKind::DrawDeclined
            | EventKind::Consented
            | EventKind::ArbiterCalled
            | EventKind::CodeProposed { .. }
            | EventKind::Confirmed { .. }
            | EventKind::DeskTaken { .. }
            | EventKind::DeskLeft
            | EventKind::MoveSealed { .. }
            | EventKind::InformationAsked { .. }
            | EventKind::AnnouncementRepeatAsked
            | EventKind::ComparisonAsked
            | EventKind::MovesTakenBack
            | EventKind::ProgramStalled { .. }
            | EventKind::DeadlineReached
            | EventKind::LinkFound { .. }
            | EventKind::AssistantAsked { .. }
            | EventKind::AssistantAnswered { .. }
            | EventKind::LinkLost { .. }
            | EventKind::SeatReleased
            | EventKind::LinkDenied { .. }
            | EventKind::CodeRefused { .. }
            | EventKind::HistoryDiffers { .. } => None,
        }
    }

    /// The group of a word that is typed for the opponent at a shared keyboard.
    pub const fn from_word(word: &OpponentsWord) -> Option<ActGroup> {
        match word {
            OpponentsWord::Resign => Some(ActGroup::Resignation),
            OpponentsWord::Accept => Some(ActGroup::AgreedDraw),
            OpponentsWord::Flag => Some(ActGroup::FlagClaim),
            OpponentsWord::Claim(claim) => Some(ActGroup::from_claim(claim)),
            OpponentsWord::Resume => Some(ActGroup::Resume),
            OpponentsWord::Draw
            | OpponentsWord::Decline
            | OpponentsWord::Consent
            | OpponentsWord::Withdraw
            | OpponentsWord::Arbiter
            | OpponentsWord::Adjust
            | OpponentsWord::Touch(_)
            | OpponentsWord::Repeat(_)
            | OpponentsWord::Execute { .. }
            | OpponentsWord::Write { .. } => None,
        }
    }

    /// The group of a claim.
    pub const fn from_claim(claim: &Claim) -> ActGroup {
        match claim {
            Claim::Draw { .. } | Claim::Quickplay | Claim::FiveSeconds => ActGroup::DrawClaim,
            Claim::Touched | Claim::Illegal => ActGroup::MoveClaim,
            Claim::Flag => ActGroup::FlagClaim,
            Claim::Checkmate { .. }
            | Claim::Stalemate { .. }
            | Claim::Correction { .. }
            | Claim::Unpromoted { .. }
            | Claim::Irregularity(_) => ActGroup::OtherClaim,
        }
    }
}

/// What an act of the player whose matter is open is worth, and the same act of the opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ActWorths {
    /// By the player whose matter is open.
    pub own: ActWorth,
    /// By the opponent.
    pub opponents: ActWorth,
}

const fn each(own: ActWorth, opponents: ActWorth) -> ActWorths {
    ActWorths { own, opponents }
}

const fn both(worth: ActWorth) -> ActWorths {
    each(worth, worth)
}

const COUNTS: ActWorth = ActWorth::Counts;
const CASE: ActWorth = ActWorth::Case;
const FIRST: ActWorth = ActWorth::JudgedFirst;
const NO: ActWorth = ActWorth::Refused;

/// Rows as in [`OpenMatter::ALL`], columns as in [`ActGroup::ALL`]: resignation, agreed draw, flag claim; draw claim, claim
/// about the move, other claim; correction, misheard; resume, restart by the arbiter, ending ruling, opening of the envelope.
#[rustfmt::skip]
const TABLE: [[ActWorths; ActGroup::ALL.len()]; OpenMatter::ALL.len()] = [
    // Pressed, not entered. The press made the move, and it may have ended the game (5.1.1, 5.2.1, 9.6, 6.8).
    [both(FIRST), both(FIRST), both(FIRST),
     each(NO, FIRST), each(COUNTS, FIRST), both(COUNTS),
     each(NO, COUNTS), each(COUNTS, FIRST),
     both(COUNTS), both(COUNTS), both(COUNTS), both(COUNTS)],
    // Announced, not pressed. The announcement proves (c) of D.2.3 only, and D.2.7 is open.
    [both(CASE), both(CASE), both(CASE),
     both(NO), both(COUNTS), both(COUNTS),
     both(COUNTS), both(COUNTS),
     both(COUNTS), both(COUNTS), both(COUNTS), both(COUNTS)],
    // Entered by the opponent, or not made yet, and not pressed. It takes no right from the player (9.4).
    [both(CASE), both(CASE), both(CASE),
     each(CASE, NO), both(COUNTS), both(COUNTS),
     both(COUNTS), both(COUNTS),
     both(COUNTS), both(COUNTS), both(COUNTS), both(COUNTS)],
    // Not heard to its last word: not made yet, also where the press is kept (D.2.3).
    [both(COUNTS), both(COUNTS), both(COUNTS),
     both(NO), both(COUNTS), both(COUNTS),
     both(COUNTS), both(COUNTS),
     both(COUNTS), both(COUNTS), both(COUNTS), both(COUNTS)],
    // Executed, not announced. A sighted player's move is made so (5.1.1), and only the player's word dates it (6.9).
    [both(CASE), both(CASE), both(CASE),
     both(NO), both(COUNTS), both(COUNTS),
     both(NO), both(NO),
     both(COUNTS), both(COUNTS), both(COUNTS), both(COUNTS)],
    // Entered after the press, not confirmed. It is provisional until the player confirms it (5.1.1).
    [both(FIRST), both(FIRST), both(FIRST),
     both(FIRST), each(COUNTS, FIRST), both(COUNTS),
     both(NO), both(COUNTS),
     both(FIRST), both(FIRST), both(COUNTS), both(COUNTS)],
    // An early reply. It completes nothing (6.2.1), and either move may have ended the game (5.1.1).
    [both(CASE), both(CASE), both(CASE),
     each(COUNTS, NO), both(COUNTS), both(COUNTS),
     both(COUNTS), both(COUNTS),
     both(COUNTS), both(COUNTS), both(COUNTS), both(COUNTS)],
    // A completed illegal move. Both players together, or the arbiter, change it (7.5.1, 7.5.5); the penalty may end the game.
    [each(COUNTS, CASE), both(CASE), each(NO, CASE),
     both(NO), each(COUNTS, NO), both(NO),
     both(NO), each(NO, CASE),
     each(COUNTS, FIRST), both(COUNTS), both(COUNTS), both(COUNTS)],
    // A sealed move. It is older than anything that is said after it (appendix E); a flag that fell before it stays down (6.8).
    [both(COUNTS), both(COUNTS), both(COUNTS),
     both(NO), both(NO), both(NO),
     both(NO), both(NO),
     both(NO), both(NO), both(COUNTS), both(COUNTS)],
    // A call for the arbiter (6.11.3). The player may have called about the very move that ends the game (5.1.1).
    [both(COUNTS), both(COUNTS), each(COUNTS, CASE),
     both(NO), both(COUNTS), both(COUNTS),
     both(NO), both(COUNTS),
     both(COUNTS), both(COUNTS), both(COUNTS), both(COUNTS)],
    // A fallen flag that was announced is decided before anything else by which its player would gain (6.8, 6.9).
    [both(COUNTS), each(CASE, COUNTS), both(COUNTS),
     each(CASE, COUNTS), both(COUNTS), both(COUNTS),
     both(COUNTS), both(COUNTS),
     both(COUNTS), both(COUNTS), both(COUNTS), both(COUNTS)],
];

/// What an act is worth while a matter is open.
pub const fn worths_of(matter: OpenMatter, group: ActGroup) -> ActWorths {
    TABLE[matter as usize][group as usize]
}

impl Referee {
    /// What is open now, and whose it is.
    fn open_matters(&self) -> impl Iterator<Item = (OpenMatter, Color)> + '_ {
        let pressed = self.turn.replied.map(|player| (OpenMatter::Pressed, player));
        let announced = self.turn.pending.as_ref().map(|pending| {
            let matter = match () {
                () if self.turn.unconfirmed => OpenMatter::Unconfirmed,
                () if pending.is_unconfirmed_entry() => OpenMatter::Entered,
                () if pending.made.is_none() => OpenMatter::Unheard,
                () if self.is_draw_claim_open_over(pending) => OpenMatter::Entered,
                () => OpenMatter::Announced,
            };
            (matter, pending.player)
        });
        let executed = self.executed_move_in_force().map(|executed| (OpenMatter::Executed, executed.player));
        let replied = self.turn.reply.as_ref().map(|reply| (OpenMatter::EarlyReply, !reply.player));
        let offence = self.claims.offence.as_ref().filter(|_| {
            self.claims.offence_as == Offence::Counted && !self.claims.offence_settled && self.claims.remedy.is_some()
        });
        let sealed = self.adjournment.as_ref().filter(|adjournment| adjournment.closed);
        let call = self.claims.stops.last().filter(|_| self.course.suspended == Some(SuspensionCause::ArbiterCalled));
        let flags = Color::ALL
            .into_iter()
            .filter(|player| self.rules.arbiter_calls_flag && self.claims.flags.get(*player).is_some());
        let moves = pressed.into_iter().chain(announced).chain(executed).chain(replied);
        let other = offence
            .map(|offence| (OpenMatter::Offence, offence.player))
            .into_iter()
            .chain(sealed.map(|Adjournment { sealer, .. }| (OpenMatter::SealedMove, *sealer)))
            .chain(call.and_then(|call| call.caller).map(|caller| (OpenMatter::ArbiterCall, caller.0)));
        moves.chain(other).chain(flags.map(|player| (OpenMatter::FallenFlag, player)))
    }

    /// What an act of this player is worth now: the strictest value of all open matters.
    ///
    /// # Errors
    /// Why the act is refused, or what is judged before it. A flag claim is not refused for that: it waits. Nor is `resume`
    /// while an offence is open: the offender's key is asked for.
    pub(super) fn check_what_counts(&self, group: ActGroup, actor: Color) -> Result<ActWorth, Refusal> {
        let worth = |(matter, player): (OpenMatter, Color)| {
            let worths = worths_of(matter, group);
            let worth = if player == actor { worths.own } else { worths.opponents };
            (worth, matter, player)
        };
        let strictest = self.open_matters().map(worth).reduce(|one, other| if other.0 > one.0 { other } else { one });
        match strictest {
            Some((ActWorth::JudgedFirst, ..)) if group == ActGroup::FlagClaim => Ok(ActWorth::JudgedFirst),
            // The offender's own key is asked for.
            Some((ActWorth::JudgedFirst, OpenMatter::Offence, _)) => Ok(ActWorth::JudgedFirst),
            Some((ActWorth::JudgedFirst | ActWorth::Refused, matter, player)) => {
                Err(self.refusal_for_matter((matter, player), group, actor))
            }
            Some((worth, ..)) => Ok(worth),
            None => Ok(ActWorth::Counts),
        }
    }

    fn refusal_for_matter(&self, (matter, player): (OpenMatter, Color), group: ActGroup, actor: Color) -> Refusal {
        let own = player == actor;
        match (matter, group) {
            (OpenMatter::Unconfirmed, _) => Refusal::EntryNotConfirmed { player },
            (OpenMatter::Offence, ActGroup::Misheard) if own => Refusal::MisheardTooLate,
            (OpenMatter::Offence, _) => Refusal::CasePending,
            (OpenMatter::SealedMove, _) => Refusal::EnvelopeClosed,
            (OpenMatter::ArbiterCall, _) => self.refusal_while_suspended(),
            (OpenMatter::Pressed, ActGroup::Correction) => Refusal::CorrectionTooLate,
            (OpenMatter::Pressed, ActGroup::DrawClaim) if own => Refusal::NotOnMove,
            (OpenMatter::Pressed, _) => Refusal::MoveNotEntered,
            (_, ActGroup::DrawClaim) if own => Refusal::ClaimLost,
            (_, ActGroup::DrawClaim) => Refusal::NotOnMove,
            (_, ActGroup::Misheard) => Refusal::NothingMisheard,
            _ => Refusal::NothingToCorrect,
        }
    }
}
