//! Wait until a board has come to rest, and only then ask what it shows.
//!
//! [`RestDetector`] follows the changes and keeps no opinion of any: a hand on the board makes a dozen of them. When nothing
//! has changed for [`STABLE`] the whole board is matched ([`shapes`]). What may be half of something gets more
//! time: a castling of which one piece stands already, a king that may be on its way to the centre ([`HALF`]), a piece
//! that is off the board and in a hand ([`IN_HAND`]). Everything is told once, and again only when it
//! has changed or the game has.
//!
//! A piece that rests longer than that on a square has been put there. Whoever slides a rook and stops to think on the
//! way has for this board played that far, until he goes on; the move counts when the clock is pressed, not before.
//!
//! The board does not know which way round it lies. Where its position fits nothing, and turned round it is exactly the
//! position of the game, it lies the other way.

use ansage_game::board::set_square;
use ansage_game::effect::BoardDifference;
use ansage_game::moment::{Moment, Span};
use ansage_game::shapes::{self, BoardFinding, ComparisonBase, KingsSignal, PartialMove};
use shakmaty::{Board as Placement, Move, Piece, Square};

/// So long nothing may change before the board is read. A full scan takes it up to 250 ms: within twice that every square
/// has been looked at once more after the last change, wherever in the scan that was, and its news had a whole scan's
/// time for its way over the line.
pub const STABLE: Span = Span::from_millis(500);

/// So long it rests where what it shows may be half of something, or is wrong. Two seconds are enough to put the rook
/// beside the king, or to change the pawn for a queen, and not so long that a mistake is heard of too late.
pub const HALF: Span = Span::from_millis(2_000);

/// So long a piece or two may be off the board before that counts as a difference: people think with a piece in hand.
pub const IN_HAND: Span = Span::from_millis(10_000);

/// What a board at rest means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RestingBoard {
    /// It shows the position of the game.
    Same,
    /// It shows an earlier position and has not come further yet: so many half-moves are still to be executed on it.
    Behind {
        /// How many.
        plies: usize,
    },
    /// Its owner has made this legal move.
    Played(Move),
    /// It has been put back by so many half-moves.
    TakenBack {
        /// How many.
        plies: usize,
    },
    /// The players have agreed on this result; no move.
    Result(KingsSignal),
    /// A legal move of which something is left to do.
    Half(PartialMove),
    /// It shows something else on these squares, from a1 to h8.
    Differs(Vec<BoardDifference>),
}

/// A board on its way to rest.
#[derive(Debug, Clone)]
pub struct RestDetector {
    /// What it shows, by its own names of the squares.
    shows: Placement,
    /// Whether it lies the other way round.
    turned: bool,
    /// When it last changed, while it is there.
    changed: Option<Moment>,
    /// When it is to be matched.
    due: Option<Moment>,
    /// What was told last.
    told: Option<RestingBoard>,
    /// The fewest half-moves it was behind the game since the game went on.
    base: Option<usize>,
}

impl Default for RestDetector {
    fn default() -> RestDetector {
        RestDetector::new()
    }
}

impl RestDetector {
    /// A board of which nothing is known.
    pub fn new() -> RestDetector {
        RestDetector { shows: Placement::empty(), turned: false, changed: None, due: None, told: None, base: None }
    }

    /// What the board shows; `None` while it is not there.
    pub fn shown_placement(&self) -> Option<Placement> {
        self.changed.map(|_| self.seen())
    }

    /// What stands on a square, as the board lies.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.seen().piece_at(square)
    }

    /// Whether it was as the game has it when it rested last: what changes from there is its owner's move.
    pub fn was_as_expected_at_rest(&self) -> bool {
        matches!(self.told, Some(RestingBoard::Same | RestingBoard::Played(_)))
    }

    /// Whether it shows what was told last, and nothing has changed since.
    pub fn is_at_rest(&self) -> bool {
        self.changed.is_some() && self.due.is_none()
    }

    /// The square that the board calls so, as it lies.
    pub fn to_game_square(&self, board: Square) -> Square {
        if self.turned { board.rotate_180() } else { board }
    }

    /// A square holds something else.
    pub fn record_change(&mut self, board: Square, piece: Option<Piece>, at: Moment) {
        if self.changed.is_none() || self.shows.piece_at(board) == piece {
            return;
        }
        set_square(&mut self.shows, board, piece);
        (self.changed, self.due) = (Some(at), Some(at + STABLE));
    }

    /// The whole board was read, for the first time or once more.
    pub fn record_whole_board(&mut self, shows: Placement, at: Moment) {
        if self.changed.is_some() && self.shows == shows {
            return;
        }
        self.shows = shows;
        (self.changed, self.due) = (Some(at), Some(at + STABLE));
    }

    /// The board is lost. What it showed last is nobody's word any more.
    pub fn forget_board(&mut self) {
        (self.changed, self.due, self.told, self.base) = (None, None, None, None);
    }

    /// The game went on, or back: what stands on the board is to be matched again, and told again.
    pub fn match_again(&mut self, at: Moment) {
        (self.base, self.told) = (None, None);
        if let Some(changed) = self.changed {
            self.due = Some(at.max(changed + STABLE));
        }
    }

    /// When [`RestDetector::match_resting_board`] is to be called.
    pub fn deadline(&self) -> Option<Moment> {
        self.due
    }

    /// Matches a board that has come to rest; `None` before that, where there is nothing new, and where it gets more time.
    pub fn match_resting_board(&mut self, against: &ComparisonBase<'_>, at: Moment) -> Option<RestingBoard> {
        let (Some(changed), Some(due)) = (self.changed, self.due) else { return None };
        if at < due {
            return None;
        }
        let found = self.find(against);
        let rests = changed + patience(&found, &self.seen(), against);
        if at < rests {
            self.due = Some(rests);
            return None;
        }
        self.due = None;
        let settled = match found {
            BoardFinding::Back(plies) => self.back(plies),
            BoardFinding::Move(made) => RestingBoard::Played(made),
            BoardFinding::Kings(kings) => RestingBoard::Result(kings),
            BoardFinding::Half(half) => RestingBoard::Half(half),
            BoardFinding::Differs(differences) => RestingBoard::Differs(differences),
        };
        self.news(settled)
    }

    /// What is told, where it was not told last.
    fn news(&mut self, settled: RestingBoard) -> Option<RestingBoard> {
        if self.told.as_ref() == Some(&settled) {
            return None;
        }
        self.told = Some(settled.clone());
        Some(settled)
    }

    /// The clock was pressed: whoever does that says that his move stands. A legal move is matched at once, however short
    /// its rest and whatever it might become; `None` where there is none yet, and where it was told.
    pub fn match_at_press(&mut self, against: &ComparisonBase<'_>) -> Option<RestingBoard> {
        self.changed.and(self.due)?;
        let BoardFinding::Move(made) = self.find(against) else { return None };
        self.due = None;
        self.news(RestingBoard::Played(made))
    }

    /// What it shows, turned round where it lies so.
    fn seen(&self) -> Placement {
        let mut seen = self.shows.clone();
        if self.turned {
            seen.rotate_180();
        }
        seen
    }

    fn find(&mut self, against: &ComparisonBase<'_>) -> BoardFinding {
        let seen = self.seen();
        let found = shapes::identify_board(&seen, against);
        let mut other = seen;
        other.rotate_180();
        if matches!(found, BoardFinding::Differs(_))
            && let Some(back) = shapes::half_moves_back(&other, against)
        {
            self.turned = !self.turned;
            return BoardFinding::Back(back);
        }
        found
    }

    /// A position of the game: a board that never was further has not been put back to it.
    fn back(&mut self, plies: usize) -> RestingBoard {
        let base = self.base.map_or(plies, |base| base.min(plies));
        self.base = Some(base);
        match plies {
            0 => RestingBoard::Same,
            _ if plies > base => RestingBoard::TakenBack { plies },
            _ => RestingBoard::Behind { plies },
        }
    }
}

/// How long the board must rest before what it shows is believed.
fn patience(found: &BoardFinding, seen: &Placement, against: &ComparisonBase<'_>) -> Span {
    match found {
        BoardFinding::Back(_) | BoardFinding::Kings(_) => STABLE,
        BoardFinding::Move(made) if shapes::can_be_first_part(against.position, *made) => HALF,
        BoardFinding::Move(_) => STABLE,
        BoardFinding::Differs(_) if shapes::has_only_pieces_in_hand(seen, against) => IN_HAND,
        BoardFinding::Half(_) | BoardFinding::Differs(_) => HALF,
    }
}
