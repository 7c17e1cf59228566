//! Hold what is in the making: the half-move that is announced and not completed, and what belongs to it.

use super::executed::ExecutedMove;
use super::speech::HallSpeech;
use crate::announcement::MoveDescription;
use crate::board::{BoardDifference, Transfer};
use crate::claim::Irregularity;
use crate::code;
use crate::comparison::BoardsAndScores;
use crate::event::OpponentsWord;
use crate::moment::{Moment, Span};
use crate::pending::PendingMove;
use crate::seat::{self, ByColor, Color, NamedColor};
use crate::touch::{Complaint, Touches};
use crate::view::wire;
use serde::Serialize;
use shakmaty::Square;

/// What is in the making.
#[derive(Debug, Clone, Default, Serialize)]
pub(super) struct TurnState {
    /// The half-move that was announced and is not completed.
    pub(super) pending: Option<PendingMove>,
    /// What the other player has answered to it before it was pressed: it completes nothing, and waits.
    pub(super) reply: Option<PendingMove>,
    /// Whether the half-move was entered after its press, and much rests on it: its player's key is awaited.
    pub(super) unconfirmed: bool,
    /// Whether the move that is being completed was entered after its press, and its player's key was not asked for.
    pub(super) on_word: bool,
    /// How long the clock of who has entered it has stood for that, and for the illegal move that it may be.
    pub(super) entry_stood: Option<Span>,
    /// What the player to move has told of the execution of his next move, which he has not announced yet.
    pub(super) early: Vec<Transfer>,
    /// The move that a sighted player has executed and not announced.
    pub(super) executed: Option<ExecutedMove>,
    /// The move of the player to move that was on the board, would have ended the game, and was moved on from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) released: Option<ExecutedMove>,
    /// What each player has touched since his turn began (article 4).
    #[serde(with = "wire::both")]
    pub(super) touches: ByColor<Touches>,
    /// The right to complain of the latest half-move (4.8).
    pub(super) complaint: Option<Complaint>,
    /// A sighted player who pressed before his move was entered.
    #[serde(with = "wire::maybe")]
    pub(super) replied: Option<Color>,
    /// The squares of that player's board at the press, where they show an illegal move that cannot be named and that must
    /// be claimed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) shown_at_press: Vec<BoardDifference>,
    /// A word spoken for the owner's opponent that awaits his key.
    pub(super) word: Option<SpokenWord>,
    /// What is being said in the hall.
    pub(super) speech: HallSpeech,
    /// How many utterances were told.
    pub(super) utterances: u32,
    /// The squares that a player who is not on move has told as touched, since the last completed half-move.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) told_touches: Vec<ToldTouch>,
    /// The comparison that each player asked for last, and behind which half-move.
    #[serde(skip)]
    pub(super) compared: ByColor<Option<(u32, Box<BoardsAndScores>)>>,
    /// The irregularity that was claimed last, since play was resumed: by whom, and behind which half-move.
    #[serde(skip)]
    pub(super) claimed: Option<(NamedColor, Irregularity, u32)>,
    /// The announcement to which the other player has pressed before he answered, and whether its own press was kept then.
    #[serde(skip)]
    pub(super) early_press: Option<(u32, bool)>,
    /// The announcement to which a reply lapsed last, as its move was not made yet.
    #[serde(skip)]
    pub(super) lapsed_reply_to: Option<u32>,
    /// The move that was told last, and whose it is.
    pub(super) last_told: Option<(NamedColor, MoveDescription)>,
}

/// A touch that was told, and counts for nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub(super) struct ToldTouch {
    #[serde(with = "seat::as_name")]
    pub(super) player: Color,
    #[serde(with = "code")]
    pub(super) square: Square,
}

/// A word spoken for the opponent at the shared keyboard.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct SpokenWord {
    pub(super) word: OpponentsWord,
    /// When his key was pressed the first time, if it was: the word was spelled out in the hall again.
    pub(super) again: Option<Moment>,
    /// Whether play goes on by it as well: the keyboard's owner has typed `resume`, and it needs this word.
    pub(super) resumes: bool,
    /// When it claimed a flag that is down; `None` for any other word.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) claimed: Option<Moment>,
}
