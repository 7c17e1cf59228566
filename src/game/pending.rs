//! Follow one half-move from its announcement to the press: the conditions of D.2.3 as a set, not a chain.

use super::announcement::{MoveDescription, NamedMove};
use super::board::{BoardKnowledge, StatedBoard, Transfer, apply_named_move};
use super::castling::CastlingHomes;
use super::clock::ClocksAfterPress;
use super::reading::IllegalReason;
use super::refusal::MissingCondition;
use super::view::wire;
use crate::moment::Moment;
use crate::seat;
use serde::{Deserialize, Serialize, Serializer};
use shakmaty::{CastlingMode, Chess, Color, Move, Position, Square};

/// A half-move that was announced and is not completed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PendingMove {
    /// Whose move it is.
    #[serde(with = "seat::as_name")]
    pub player: Color,
    /// The move as told.
    pub description: MoveDescription,
    /// The legal move, or why it is none.
    #[serde(serialize_with = "legality")]
    pub legal: Result<Move, IllegalReason>,
    /// Whether it was entered for him at the other player's keyboard: then only his own key is his word.
    pub entered: bool,
    /// The other player's offer that stood when it was entered, by its moment: his own key refuses it (9.1).
    pub meets_offer: Option<Moment>,
    /// The utterance that tells it.
    pub utterance: u32,
    /// When its last word was heard.
    pub heard: Option<Moment>,
    /// When it was made (D.2.3, D.2.4), and by what that is known; none where it is not.
    pub made: Option<MakingRecord>,
    /// Whether its mover's own sensed board has shown it since it was announced: the piece was released (4.7).
    pub stood: bool,
    /// When it was pressed, where the press waits for the last word.
    pub pressed: Option<Moment>,
    /// Whether it was entered for its player, and he pressed before its last word: he could not know what stands there, and
    /// has confirmed nothing of it.
    pub pressed_unheard: bool,
    /// When the assistant will press, unless a key holds it (D.2.9.c).
    pub assistant_at: Option<Moment>,
    /// What its owner has told of its execution on his own board.
    pub executed: Option<Transfer>,
}

/// When a half-move was made, and how that is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct MakingRecord {
    /// When the last of the conditions was met.
    pub at: Moment,
    /// How that is known.
    pub proof: MakingProof,
}

/// How it is known that a half-move was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum MakingProof {
    /// The mover's own board is sensed and shows it.
    Sensed,
    /// By word: the third condition of D.2.3 is all that is known.
    Word,
}

fn legality<S: Serializer>(legal: &Result<Move, IllegalReason>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_bool(legal.is_ok())
}

pub(crate) fn as_uci<S: Serializer>(played: &Move, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&played.to_uci(CastlingMode::Chess960))
}

impl PendingMove {
    /// A half-move just announced.
    pub fn new(
        player: Color,
        description: MoveDescription,
        legal: Result<Move, IllegalReason>,
        utterance: u32,
    ) -> PendingMove {
        let (heard, made, pressed, assistant_at, executed) = (None, None, None, None, None);
        let (entered, stood, meets_offer, pressed_unheard) = (false, false, None, false);
        PendingMove {
            player,
            description,
            legal,
            entered,
            meets_offer,
            utterance,
            heard,
            made,
            stood,
            pressed,
            pressed_unheard,
            assistant_at,
            executed,
        }
    }

    /// Whether it is no more than the other player's word so far: it was entered for its player, whose key is awaited.
    pub(crate) fn is_unconfirmed_entry(&self) -> bool {
        self.entered && self.pressed.is_none()
    }

    /// The first condition (a) or (b) of D.2.3 that the mover's own board contradicts; `None` where the board is not
    /// known, or shows the move as announced. A difference that stood there before is not this move's.
    pub(crate) fn missing_condition_on_board(
        &self,
        board: &BoardKnowledge,
        homes: &CastlingHomes,
    ) -> Option<MissingCondition> {
        let BoardKnowledge::Stated(stated) = board else { return None };
        self.executed?;
        let mut wanted = stated.clone();
        self.apply_to_expected_board(&mut wanted, homes);
        let NamedMove::Piece { to, .. } = self.description.named else {
            return self.castling_missing(stated, &wanted);
        };
        let shows = stated.shows.piece_at(to);
        if shows != wanted.announced.piece_at(to) {
            return Some(MissingCondition::PiecePlaced { square: to, shows });
        }
        let captured = self.en_passant_square().filter(|square| stated.shows.piece_at(*square).is_some());
        captured.map(MissingCondition::CapturedPieceRemoved)
    }

    fn castling_missing(&self, stated: &StatedBoard, wanted: &StatedBoard) -> Option<MissingCondition> {
        let NamedMove::Castle(side) = self.description.named else { return None };
        let rank = self.player.fold_wb(shakmaty::Rank::First, shakmaty::Rank::Eighth);
        [side.king_to_file(), side.rook_to_file()]
            .map(|file| Square::from_coords(file, rank))
            .into_iter()
            .find(|square| stated.shows.piece_at(*square) != wanted.announced.piece_at(*square))
            .map(|square| MissingCondition::PiecePlaced { square, shows: stated.shows.piece_at(square) })
    }

    /// Whether the mover's own board shows this very move, as far as he has told its execution: a released piece stays
    /// where it stands (4.7), and words can only follow it.
    pub fn is_consistent_with_board(&self, board: &BoardKnowledge, homes: &CastlingHomes) -> bool {
        let BoardKnowledge::Stated(stated) = board else { return true };
        let left_standing = match (self.description.named, &stated.before) {
            (NamedMove::Piece { from, .. }, Some(before)) => {
                let stood = before.shows.piece_at(from);
                stood.is_some() && stated.shows.piece_at(from) == stood
            }
            _ => false,
        };
        self.executed.is_none() || (self.missing_condition_on_board(board, homes).is_none() && !left_standing)
    }

    fn en_passant_square(&self) -> Option<Square> {
        match self.description.named {
            NamedMove::Piece { from, to, .. } if self.description.en_passant => {
                Some(Square::from_coords(to.file(), from.rank()))
            }
            _ => None,
        }
    }

    /// Executes the announced move on what the board should show.
    pub(crate) fn apply_to_expected_board(&self, stated: &mut StatedBoard, homes: &CastlingHomes) {
        apply_named_move(
            &mut stated.announced,
            self.player,
            self.description.named,
            self.description.en_passant,
            homes,
        );
    }

    /// Executes the announced move on what the board shows, by the mover's word.
    pub(crate) fn apply_to_shown_board(&self, stated: &mut StatedBoard, homes: &CastlingHomes) {
        apply_named_move(&mut stated.shows, self.player, self.description.named, self.description.en_passant, homes);
    }
}

/// A half-move that was announced or entered and is not completed, as the record has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenMove {
    /// Whose.
    #[serde(with = "seat::as_name")]
    pub player: Color,
    /// The move.
    pub description: MoveDescription,
    /// What it lacks.
    pub state: OpenMoveState,
}

/// What an open half-move lacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum OpenMoveState {
    /// Announced, and the clock was not pressed.
    NotPressed,
    /// Pressed, entered by the opponent, and not confirmed by its player.
    EntryUnconfirmed,
}

/// A half-move that was completed. Never deleted: it stands, or it was withdrawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HalfMove {
    /// Whose move it is.
    #[serde(with = "seat::as_name")]
    pub player: Color,
    /// The move as told.
    pub description: MoveDescription,
    /// The move as played.
    #[serde(serialize_with = "as_uci")]
    pub played: Move,
    /// The position before it.
    #[serde(serialize_with = "wire::position::serialize")]
    pub before: Chess,
    /// When it was completed.
    pub at: Moment,
    /// Whether it was entered for the player at the other's keyboard.
    pub entered: bool,
    /// Whether it was entered after its press: then nothing but the other's word says which move was pressed.
    pub on_word: bool,
    /// Whether it was taken back or mended since.
    pub withdrawn: bool,
    /// Whether it stands by a ruling of the arbiter, and not by a press (D.2.8).
    pub ruled: bool,
    /// Both clocks just after its press, increment included. By ruling: those of its first press on this course, else of
    /// the half-move in whose place it stands. `None` if no press has completed it.
    pub after: Option<ClocksAfterPress>,
}

impl HalfMove {
    /// The position after it.
    pub fn position_after(&self) -> Chess {
        let mut position = self.before.clone();
        position.play_unchecked(self.played);
        position
    }
}
