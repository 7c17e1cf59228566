//! Find what a board at rest shows: the position itself, a move, an earlier position, a result, or a difference.
//!
//! Whole boards are compared, never single changes: so it does not matter in which order pieces were lifted and placed,
//! whether a captured piece ever showed as gone, and which squares a slide visited. Every piece is known by what it is,
//! and therefore no two moves of a position look alike; a promotion is what stands on the square, never a guess.

use crate::game::board::differences;
use crate::game::effect::Difference;
use crate::game::reading;
use shakmaty::{Board as Placement, Chess, Color, Move, Piece, Position, Role, Square};

/// What a board is compared with.
#[derive(Debug, Clone, Copy)]
pub struct Against<'a> {
    /// The position of the game, with everything that was announced.
    pub position: &'a Chess,
    /// What stood before, the last first. Where no move may be taken back, only the position before the last
    /// announcement is of use: the owner of this board has yet to execute it.
    pub earlier: &'a [Placement],
    /// The moves that are looked for on it.
    pub moves: Moves,
}

/// The moves that are looked for on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moves {
    /// None: its owner is not to move.
    None,
    /// The legal ones, in practice.
    Legal,
    /// All that go by the way pieces move. In a tournament an illegal move is announced like any other, and nobody hears
    /// from the board before the press that it is one.
    Seen,
}

/// What a board at rest shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shows {
    /// A position of the game, so many half-moves back: 0 is the position itself.
    Back(usize),
    /// The position after this move.
    Move(Move),
    /// Both kings on central squares: the players have agreed on a result.
    Kings(Kings),
    /// A move of which something is left to do.
    Unfinished(Unfinished),
    /// Something else, on these squares, from a1 to h8.
    Differs(Vec<Difference>),
}

/// The result that two kings on central squares mean.
///
/// Players at electronic boards tell their result so when the game is over: both kings on the light squares e4 and d5
/// mean that White has won, both on the dark squares d4 and e5 that Black has; one on a light and one on a dark square
/// mean a draw. Which king stands on which makes no difference. Kings on two of these squares always touch, so that this
/// is never a position of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kings {
    /// 1-0.
    White,
    /// 0-1.
    Black,
    /// A draw.
    Draw,
}

/// A move of which something is left to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Unfinished {
    /// En passant, and the captured pawn still stands here.
    EnPassant {
        /// Its square.
        pawn: Square,
    },
    /// One piece of a castling is on its new square, this one not yet.
    Castling {
        /// King or rook.
        role: Role,
        /// Where it stands.
        from: Square,
        /// Where it belongs.
        to: Square,
    },
    /// A promotion, and the pawn still stands here: on the last rank, or on the rank before beside its new piece.
    Promotion {
        /// Its square.
        pawn: Square,
    },
}

/// The four squares in the middle of the board.
const CENTRE: [Square; 4] = [Square::D4, Square::E4, Square::D5, Square::E5];

/// What a board shows.
pub fn find(shows: &Placement, against: &Against<'_>) -> Shows {
    if let Some(kings) = kings(shows) {
        return Shows::Kings(kings);
    }
    let back = back(shows, against);
    if back == Some(0) {
        return Shows::Back(0);
    }
    let moves = match against.moves {
        Moves::None => Vec::new(),
        Moves::Legal => reading::moves(against.position).to_vec(),
        Moves::Seen => reading::moves_seen(against.position),
    };
    // Before the earlier positions: a move may lead to a position for the second time.
    if let Some(made) = moves.iter().find(|made| after(against.position, **made) == *shows) {
        return Shows::Move(*made);
    }
    match back {
        Some(back) => Shows::Back(back),
        None => match moves.iter().find_map(|made| unfinished(shows, against.position, *made)) {
            Some(unfinished) => Shows::Unfinished(unfinished),
            None => Shows::Differs(differences(shows, against.position.board())),
        },
    }
}

/// How many half-moves back this position is.
pub fn back(shows: &Placement, against: &Against<'_>) -> Option<usize> {
    if shows == against.position.board() {
        return Some(0);
    }
    against.earlier.iter().position(|earlier| earlier == shows).map(|index| index + 1)
}

/// Whether a move may be half of something else: one piece of a castling, or the first of two kings on their way to the
/// centre. Its owner gets more time to go on.
pub fn may_go_on(position: &Chess, made: Move) -> bool {
    let Move::Normal { role, from, to, .. } = made else { return false };
    match role {
        Role::King if CENTRE.contains(&to) => true,
        Role::King | Role::Rook => reading::moves_seen(position)
            .iter()
            .any(|castling| castled(position, *castling).is_some_and(|pair| pair.contains(&(role, from, to)))),
        _ => false,
    }
}

/// Whether nothing is wrong but that one or two pieces are off the board: in somebody's hand.
pub fn in_hand(shows: &Placement, against: &Against<'_>) -> bool {
    [Some(against.position.board()), against.earlier.first()].into_iter().flatten().any(|whole| {
        let off = whole.occupied() & !shows.occupied();
        off.count() <= 2 && shows.occupied().into_iter().all(|square| shows.piece_at(square) == whole.piece_at(square))
    })
}

fn kings(shows: &Placement) -> Option<Kings> {
    let [white, black] = Color::ALL.map(|color| shows.by_piece(Piece { color, role: Role::King }).single_square());
    let (white, black) = (white?, black?);
    if !CENTRE.contains(&white) || !CENTRE.contains(&black) {
        return None;
    }
    Some(match (white.is_light(), black.is_light()) {
        (true, true) => Kings::White,
        (false, false) => Kings::Black,
        _ => Kings::Draw,
    })
}

fn after(position: &Chess, made: Move) -> Placement {
    let mut after = position.clone();
    after.play_unchecked(made);
    after.board().clone()
}

/// Where king and rook of a castling go.
fn castled(position: &Chess, made: Move) -> Option<[(Role, Square, Square); 2]> {
    let (Move::Castle { king, rook }, Some(side)) = (made, made.castling_side()) else { return None };
    let color = position.turn();
    Some([(Role::King, king, side.king_to(color)), (Role::Rook, rook, side.rook_to(color))])
}

fn unfinished(shows: &Placement, position: &Chess, made: Move) -> Option<Unfinished> {
    let mut whole = after(position, made);
    match made {
        Move::EnPassant { from, to } => {
            let pawn = Square::from_coords(to.file(), from.rank());
            whole.set_piece_at(pawn, Piece { color: position.turn().other(), role: Role::Pawn });
            (whole == *shows).then_some(Unfinished::EnPassant { pawn })
        }
        Move::Castle { .. } => {
            let pair = castled(position, made)?;
            let color = position.turn();
            pair.iter().find_map(|(role, from, to)| {
                let other = pair.iter().find(|(other, ..)| other != role)?;
                let mut half = position.board().clone();
                half.discard_piece_at(other.1);
                half.set_piece_at(other.2, Piece { color, role: other.0 });
                (half == *shows).then_some(Unfinished::Castling { role: *role, from: *from, to: *to })
            })
        }
        Move::Normal { from, to, promotion: Some(_), .. } => {
            let pawn = Piece { color: position.turn(), role: Role::Pawn };
            let mut left = whole.clone();
            left.set_piece_at(from, pawn);
            whole.set_piece_at(to, pawn);
            if whole == *shows {
                Some(Unfinished::Promotion { pawn: to })
            } else {
                (left == *shows).then_some(Unfinished::Promotion { pawn: from })
            }
        }
        Move::Normal { .. } | Move::Put { .. } => None,
    }
}
