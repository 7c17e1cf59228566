//! Name whom an effect is told to, in which manner a move is told, and on which squares a board differs.

use super::EffectKind;
use crate::announcement::MoveDescription;
use crate::hands::CONTACT;
use crate::moment::Span;
use crate::refusal::Refusal;
use crate::seat;
use crate::sensed::SensedEffect;
use serde::{Deserialize, Serialize};
use shakmaty::{Color, Square};

/// Something to be told, to somebody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effect {
    /// Who is told.
    pub to: Audience,
    /// What.
    pub kind: EffectKind,
}

impl EffectKind {
    /// Whose board, the square and the length, if this is a contact: a gap too short for a hand (D.2.2).
    pub fn contact_of_board(&self) -> Option<(Color, Square, Span)> {
        match self {
            EffectKind::BoardSensed(SensedEffect::PieceAway { player, square, away, .. }) if *away < CONTACT => {
                Some((*player, *square, *away))
            }
            _ => None,
        }
    }

    /// Whether this is a fact for the arbiter alone, which waits until he asks for it: both players hear what is told at
    /// a console that they share with him.
    pub fn is_for_arbiter_only(&self) -> bool {
        matches!(
            self,
            EffectKind::TouchFacts { .. }
                | EffectKind::TouchAsserted { .. }
                | EffectKind::IllegalUnclaimed { .. }
                | EffectKind::BoardSensed(SensedEffect::ShownAtPress { .. })
        )
    }

    /// Whether an announcement was only too early: the same words do a moment later.
    pub fn is_announcement_too_early(&self) -> bool {
        let refused = matches!(
            self,
            EffectKind::Refused(Refusal::OwnPressKept) | EffectKind::Refused(Refusal::EntryNotConfirmed { .. })
        );
        refused || matches!(self, EffectKind::ReplyLapsed { reason: LapseReason::NotMade, .. })
    }

    /// Whether this is a mark that stands in the record also where no arbiter is at the desk.
    pub fn is_record_mark(&self) -> bool {
        matches!(
            self,
            EffectKind::SharedKeyboard { .. }
                | EffectKind::AnnouncementWaited { .. }
                | EffectKind::ResumedWithoutArbiter { .. }
                | EffectKind::CompletedUnpressed { .. }
                | EffectKind::IllegalUnclaimed { .. }
        )
    }
}

/// Who is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Everybody: spoken in the hall, in the hall's language.
    Hall,
    /// One player alone.
    Seat(#[serde(with = "seat::as_name")] Color),
    /// The arbiter's desk.
    Desk,
}

/// In which manner a move is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnnouncementManner {
    /// Announced by the player whose move it is.
    Announced,
    /// The opponent's move as it was entered; at one station this is the player's repetition. Or a move of either that
    /// no press completes any more: the sealed one, when the envelope is opened.
    Entered,
    /// Corrected by the player whose move it is.
    Corrected {
        /// What he had said.
        was: MoveDescription,
    },
    /// The opponent's move, after the player had misheard it.
    Misheard {
        /// What had been entered.
        was: MoveDescription,
    },
    /// The pawn's move, after the claim was upheld that it was left unpromoted (7.5.2).
    Promoted {
        /// What had been entered.
        was: MoveDescription,
    },
    /// Said again because somebody asked.
    Repeated,
}

/// Why a reply counts no more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LapseReason {
    /// The move it replies to was not made yet (1.3).
    NotMade,
    /// The move it replies to was found illegal when it was pressed.
    Illegal,
    /// The move it replies to was mended, or play was interrupted by a ruling.
    Withdrawn,
}
