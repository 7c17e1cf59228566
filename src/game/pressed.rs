//! What a sighted player's hands have made of a board when the player presses the clock (7.5, D.2.4).
//!
//! [`judge_pressed_board`] compares two placements and the position of the game, and knows nothing of the place: a board at the
//! host, a board at a station and a screen give the same result. The referee judges that result alone.

use super::announcement::{Announcement, NamedMove};
use super::board::{differences, set_square};
use super::reading;
use super::shapes::{self, HandsOutcome};
use shakmaty::{Board as Placement, Chess, Move, Piece, Position, Role, Square};

/// The board that the hands began with.
#[derive(Debug, Clone, Copy)]
pub struct BoardBeforeHands<'a> {
    /// The position of the game, in which the presser is to move.
    pub position: &'a Chess,
    /// What the presser's board showed before the hands began.
    pub before: &'a Placement,
    /// The position from which the game began.
    pub start: &'a Chess,
}

/// What the hands have made of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PressedBoard {
    /// Nothing: the board shows the position of the game.
    Nothing,
    /// Nothing: the board differs from the position of the game as it did before the hands began (D.2.8).
    DifferedBefore,
    /// This legal move.
    Legal(Move),
    /// This move of a pawn, which was left on the last rank (7.5.2).
    PawnLeft(Announcement),
    /// Something else (7.5.1), with its name if one piece was moved.
    Illegal(Option<NamedMove>),
}

/// Returns the result of the hands.
pub fn judge_pressed_board(began: BoardBeforeHands<'_>, shows: &Placement) -> PressedBoard {
    let position = began.position;
    if shows == position.board() {
        return PressedBoard::Nothing;
    }
    if shows == began.before {
        return PressedBoard::DifferedBefore;
    }
    let legal = reading::legal_moves(position);
    if let Some(made) = shapes::find_completed_move(position, &legal, shows) {
        return PressedBoard::Legal(made);
    }
    match find_pawn_left(position, shows) {
        Some(words) => PressedBoard::PawnLeft(words),
        None => PressedBoard::Illegal(name_moved_piece(began, shows)),
    }
}

/// The move of a pawn that was left on the last rank (7.5.2), where that is all that is wrong.
pub(crate) fn find_pawn_left(position: &Chess, shows: &Placement) -> Option<Announcement> {
    let pawn = Piece { color: position.turn(), role: Role::Pawn };
    let queening = |legal: &&Move| legal.promotion() == Some(Role::Queen);
    reading::legal_moves(position).iter().filter(queening).find_map(|legal| {
        let mut left = shapes::board_after_move(position, *legal);
        left.set_piece_at(legal.to(), pawn);
        let from: Square = legal.from()?;
        let words = NamedMove::Piece { role: Role::Pawn, from, to: legal.to(), promotion: Some(Role::Queen) };
        (left == *shows).then(|| words.to_full_announcement())
    })
}

/// The name of what was made, where one piece of either player was moved: from the position of the game, from the board as it
/// was, or by the presser's own pieces alone.
fn name_moved_piece(began: BoardBeforeHands<'_>, shows: &Placement) -> Option<NamedMove> {
    let course = began.position.board();
    let own = with_changes_of_own_pieces(began, shows);
    [(course, shows), (began.before, shows), (course, &own)].into_iter().find_map(|(base, shows)| {
        match shapes::identify_made_move(base, shows, began.position.turn(), began.start) {
            HandsOutcome::Move(named) | HandsOutcome::Begun(_, Some(named)) => Some(named),
            HandsOutcome::Nothing | HandsOutcome::Begun(_, None) | HandsOutcome::Other => name_only_change(base, shows),
        }
    })
}

/// The piece of either player that alone has gone from one square to another, whatever the hands took off there.
fn name_only_change(base: &Placement, shows: &Placement) -> Option<NamedMove> {
    let changed = differences(shows, base);
    let [one, other] = changed.as_slice() else { return None };
    let (from, to) = if one.shows.is_none() { (one, other) } else { (other, one) };
    let piece = from.announced.filter(|piece| from.shows.is_none() && to.shows == Some(*piece))?;
    Some(NamedMove::Piece { role: piece.role, from: from.square, to: to.square, promotion: None })
}

/// The position of the game with what the hands did to the presser's own pieces.
fn with_changes_of_own_pieces(began: BoardBeforeHands<'_>, shows: &Placement) -> Placement {
    let mut own = began.position.board().clone();
    for square in squares_of_own_hands(began, shows) {
        set_square(&mut own, square, shows.piece_at(square));
    }
    own
}

/// The squares that the presser's hands have changed for a move. On a board that showed the position of the game these are all
/// changed squares. On another board they are those on which a piece of the presser's came or went; a piece of the opponent's in
/// its place, or what goes there by the opponent's move, is the execution of that move.
pub(crate) fn squares_of_own_hands(began: BoardBeforeHands<'_>, shows: &Placement) -> Vec<Square> {
    let (course, by) = (began.position.board(), began.position.turn());
    let was_right = began.before == course;
    let is_own = |piece: Option<Piece>| piece.is_some_and(|piece| piece.color == by);
    let changed = differences(shows, began.before).into_iter();
    changed
        .filter(|it| {
            let executes = it.announced != course.piece_at(it.square);
            let came_or_went = is_own(it.shows) || is_own(it.announced) && it.shows.is_none();
            was_right || !executes && came_or_went
        })
        .map(|it| it.square)
        .collect()
}
