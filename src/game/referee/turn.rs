//! Hold what is in the making: the half-move that is announced and not completed, and what belongs to it.

use crate::game::announcement::Telling;
use crate::game::board::Transfer;
use crate::game::event::Word;
use crate::game::pending::Pending;
use crate::game::ruling::Colored;
use crate::game::touch::{Complaint, Touches};
use crate::game::view::wire;
use crate::seat::{ByColor, Color};
use serde::Serialize;

/// What is in the making.
#[derive(Debug, Clone, Default, Serialize)]
pub(super) struct Turn {
    /// The half-move that was announced and is not completed.
    pub(super) pending: Option<Pending>,
    /// What the player to move has told of the execution of his next move, which he has not announced yet.
    pub(super) early: Vec<Transfer>,
    /// What each player has touched since his turn began (article 4).
    #[serde(with = "wire::both")]
    pub(super) touches: ByColor<Touches>,
    /// The right to complain of the latest half-move (4.8).
    pub(super) complaint: Option<Complaint>,
    /// A sighted player who pressed before his move was entered.
    #[serde(with = "wire::maybe")]
    pub(super) replied: Option<Color>,
    /// A word spoken for the owner's opponent that awaits his key.
    pub(super) word: Option<Word>,
    /// How many utterances were told.
    pub(super) utterances: u32,
    /// The move that was told last, and whose it is.
    pub(super) last_told: Option<(Colored, Telling)>,
}
