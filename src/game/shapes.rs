//! Say which move hands or pegs show, for every board: that of a screen, a tactile one, an electronic one.
//!
//! Whole boards are compared, never single changes: so it does not matter in which order pieces were lifted and placed,
//! whether a captured piece ever showed as gone, and which squares a slide visited. Every piece is known by what it is,
//! and therefore no two moves of a position look alike; a promotion is what stands on the square, never a guess. What is
//! half a move is told as [`PartialMove`]; nothing is completed for the hands.
//!
//! There are two questions. [`find_completed_move`], [`find_partial_move`] and [`identify_board`] look for the moves of a position, as far as they go by the way
//! pieces move. [`identify_made_move`] asks what hands have made of any board, right or wrong: an illegal move has a shape as well, is
//! announced like any other, and nobody hears from the board that it is one.

use super::announcement::NamedMove;
use super::board::{apply_named_move, differences};
use super::castling::CastlingHomes;
use super::effect::BoardDifference;
use super::reading;
use super::sensed::is_promotion_square;
use shakmaty::{Board as Placement, CastlingSide, Chess, Color, Move, Piece, Position, Rank, Role, Square};

/// What a board is compared with.
#[derive(Debug, Clone, Copy)]
pub struct ComparisonBase<'a> {
    /// The position of the game, with everything that was announced.
    pub position: &'a Chess,
    /// What stood before, the last first. Where no move may be taken back, only the position before the last
    /// announcement is of use: the owner of this board has yet to execute it.
    pub earlier: &'a [Placement],
    /// The moves that are looked for on it.
    pub moves: MoveScope,
}

/// The moves that are looked for on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MoveScope {
    /// None: its owner is not to move.
    None,
    /// The legal ones, in practice.
    Legal,
    /// All that go by the way pieces move. In a tournament an illegal move is announced like any other, and nobody hears
    /// from the board before the press that it is one.
    Seen,
}

impl MoveScope {
    /// These moves of a position.
    pub fn moves_in_position(self, position: &Chess) -> Vec<Move> {
        match self {
            MoveScope::None => Vec::new(),
            MoveScope::Legal => reading::legal_moves(position).to_vec(),
            MoveScope::Seen => reading::pseudo_legal_moves(position),
        }
    }
}

/// What a board at rest shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardFinding {
    /// A position of the game, so many half-moves back: 0 is the position itself.
    Back(usize),
    /// The position after this move.
    Move(Move),
    /// Both kings on central squares: the players have agreed on a result.
    Kings(KingsSignal),
    /// A move of which something is left to do.
    Half(PartialMove),
    /// Something else, on these squares, from a1 to h8.
    Differs(Vec<BoardDifference>),
}

/// The result that two kings on central squares mean.
///
/// Players at electronic boards tell their result so when the game is over: both kings on the light squares e4 and d5
/// mean that White has won, both on the dark squares d4 and e5 that Black has; one on a light and one on a dark square
/// mean a draw. Which king stands on which makes no difference. Kings on two of these squares always touch, so that this
/// is never a position of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum KingsSignal {
    /// 1-0.
    White,
    /// 0-1.
    Black,
    /// A draw.
    Draw,
}

/// A move of which something is left to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PartialMove {
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
pub fn identify_board(shows: &Placement, against: &ComparisonBase<'_>) -> BoardFinding {
    if let Some(kings) = kings(shows) {
        return BoardFinding::Kings(kings);
    }
    let back = half_moves_back(shows, against);
    if back == Some(0) {
        return BoardFinding::Back(0);
    }
    let moves = against.moves.moves_in_position(against.position);
    // Before the earlier positions: a move may lead to a position for the second time.
    if let Some(made) = find_completed_move(against.position, &moves, shows) {
        return BoardFinding::Move(made);
    }
    match back {
        Some(back) => BoardFinding::Back(back),
        None => match find_partial_move(against.position, &moves, shows) {
            Some(half) => BoardFinding::Half(half),
            None => BoardFinding::Differs(differences(shows, against.position.board())),
        },
    }
}

/// The move of these whose result this is.
pub fn find_completed_move(position: &Chess, moves: &[Move], shows: &Placement) -> Option<Move> {
    moves.iter().copied().find(|made| board_after_move(position, *made) == *shows)
}

/// What is left to do of one of these moves.
pub fn find_partial_move(position: &Chess, moves: &[Move], shows: &Placement) -> Option<PartialMove> {
    let mut halves = moves.iter().flat_map(|made| halves(position, *made));
    halves.find(|(_, board)| board == shows).map(|(half, _)| half)
}

/// How many half-moves back this position is.
pub fn half_moves_back(shows: &Placement, against: &ComparisonBase<'_>) -> Option<usize> {
    if shows == against.position.board() {
        return Some(0);
    }
    against.earlier.iter().position(|earlier| earlier == shows).map(|index| index + 1)
}

/// Whether a move may be half of something else: one piece of a castling, or the first of two kings on their way to the
/// centre. Its owner gets more time to go on.
pub fn can_be_first_part(position: &Chess, made: Move) -> bool {
    let Move::Normal { role, from, to, .. } = made else { return false };
    match role {
        Role::King if CENTRE.contains(&to) => true,
        Role::King | Role::Rook => reading::pseudo_legal_moves(position)
            .iter()
            .any(|castling| castled(position, *castling).is_some_and(|pair| pair.contains(&(role, from, to)))),
        _ => false,
    }
}

/// Whether nothing is wrong but that one or two pieces are off the board: in somebody's hand.
pub fn has_only_pieces_in_hand(shows: &Placement, against: &ComparisonBase<'_>) -> bool {
    [Some(against.position.board()), against.earlier.first()].into_iter().flatten().any(|whole| {
        let off = whole.occupied() & !shows.occupied();
        off.count() <= 2 && shows.occupied().into_iter().all(|square| shows.piece_at(square) == whole.piece_at(square))
    })
}

fn kings(shows: &Placement) -> Option<KingsSignal> {
    let [white, black] = Color::ALL.map(|color| shows.by_piece(Piece { color, role: Role::King }).single_square());
    let (white, black) = (white?, black?);
    if !CENTRE.contains(&white) || !CENTRE.contains(&black) {
        return None;
    }
    Some(match (white.is_light(), black.is_light()) {
        (true, true) => KingsSignal::White,
        (false, false) => KingsSignal::Black,
        _ => KingsSignal::Draw,
    })
}

/// What a board shows after a move.
pub fn board_after_move(position: &Chess, made: Move) -> Placement {
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

/// What a move may look like before it is whole, and what is then left to do.
fn halves(position: &Chess, made: Move) -> Vec<(PartialMove, Placement)> {
    let us = position.turn();
    let whole_but = |square: Square, piece: Piece| {
        let mut board = board_after_move(position, made);
        board.set_piece_at(square, piece);
        board
    };
    match made {
        Move::EnPassant { from, to } => {
            let pawn = Square::from_coords(to.file(), from.rank());
            vec![(PartialMove::EnPassant { pawn }, whole_but(pawn, Role::Pawn.of(!us)))]
        }
        Move::Normal { from, to, promotion: Some(_), .. } => {
            [to, from].map(|pawn| (PartialMove::Promotion { pawn }, whole_but(pawn, Role::Pawn.of(us)))).to_vec()
        }
        Move::Castle { .. } => {
            let Some([king, rook]) = castled(position, made) else { return Vec::new() };
            let half = |(role, from, to), (done, left, come): (Role, Square, Square)| {
                let mut board = position.board().clone();
                board.discard_piece_at(left);
                board.set_piece_at(come, done.of(us));
                (PartialMove::Castling { role, from, to }, board)
            };
            vec![half(king, rook), half(rook, king)]
        }
        Move::Normal { .. } | Move::Put { .. } => Vec::new(),
    }
}

/// What hands have made of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HandsOutcome {
    /// Nothing: it stands as before.
    Nothing,
    /// This move.
    Move(NamedMove),
    /// What may be the first half of a move; the move it would be as it stands, where it is one.
    Begun(PartialMove, Option<NamedMove>),
    /// More, or something else than one move.
    Other,
}

/// What `by` has made of `base`, in a game that began from `start`.
pub fn identify_made_move(base: &Placement, shows: &Placement, by: Color, start: &Chess) -> HandsOutcome {
    let changed = differences(shows, base);
    if changed.is_empty() {
        return HandsOutcome::Nothing;
    }
    let homes = CastlingHomes::from_start_position(start);
    let shown = |named: NamedMove, en_passant: bool| {
        let mut after = base.clone();
        apply_named_move(&mut after, by, named, en_passant, &homes);
        after == *shows
    };
    let castled = |side: &CastlingSide| {
        is_castling_pair_at_home(base, by, *side, start) && shown(NamedMove::Castle(*side), false)
    };
    if let Some(side) = CastlingSide::ALL.into_iter().find(castled) {
        // A king that alone has gone one square, past a rook that stood there already, has made a move of his own (F.3).
        if changed.len() > 2 || base.king_of(by) == shows.king_of(by) {
            return HandsOutcome::Move(NamedMove::Castle(side));
        }
    }
    let Some((from, to, piece)) = carried(&changed, by) else { return HandsOutcome::Other };
    let Some(role) = base.role_at(from) else { return HandsOutcome::Other };
    let promotes = role == Role::Pawn && is_promotion_square(to, by);
    let passed = passed(base, by, from, to).filter(|_| role == Role::Pawn);
    let named = |promotion| NamedMove::Piece { role, from, to, promotion };
    let plain = named(None);
    match piece.role {
        new if promotes && new != Role::Pawn && shown(named(Some(new)), false) => HandsOutcome::Move(named(Some(new))),
        _ if passed.is_some() && shown(plain, true) => HandsOutcome::Move(plain),
        _ if !shown(plain, false) => HandsOutcome::Other,
        _ if promotes => HandsOutcome::Begun(PartialMove::Promotion { pawn: to }, None),
        _ => {
            let rook = || rook_left(base, by, (from, to), start).filter(|_| role == Role::King);
            let half = passed.map(|pawn| PartialMove::EnPassant { pawn }).or_else(rook);
            half.map_or(HandsOutcome::Move(plain), |half| HandsOutcome::Begun(half, Some(plain)))
        }
    }
}

/// The one piece of this side that has left a square, and the one that has come to another.
fn carried(changed: &[BoardDifference], by: Color) -> Option<(Square, Square, Piece)> {
    let own = |piece: Option<Piece>| piece.filter(|piece| piece.color == by);
    let mut left = changed.iter().filter(|it| own(it.announced).is_some());
    let mut come = changed.iter().filter_map(|it| Some((it.square, own(it.shows)?)));
    let (from, (to, piece)) = (left.next()?, come.next()?);
    let only = left.next().is_none() && come.next().is_none() && from.shows.is_none();
    only.then_some((from.square, to, piece))
}

/// The pawn that a pawn would capture in passing on this way.
fn passed(base: &Placement, by: Color, from: Square, to: Square) -> Option<Square> {
    let beside = Square::from_coords(to.file(), from.rank());
    let in_passing = to.file().distance(from.file()) == 1
        && beside.offset(by.fold_wb(8, -8)) == Some(to)
        && from.rank() == by.fold_wb(Rank::Fifth, Rank::Fourth)
        && base.piece_at(to).is_none()
        && base.piece_at(beside) == Some(Role::Pawn.of(by.other()));
    in_passing.then_some(beside)
}

/// Whether king and rook of a castling stand where they stood when the game began.
fn is_castling_pair_at_home(base: &Placement, by: Color, side: CastlingSide, start: &Chess) -> bool {
    let rook = start.castles().rook(by, side).filter(|rook| base.piece_at(*rook) == Some(Role::Rook.of(by)));
    rook.is_some() && base.king_of(by).is_some() && base.king_of(by) == start.board().king_of(by)
}

/// What is left of castling, where the king has gone from his home as far as castling takes him.
fn rook_left(base: &Placement, by: Color, (from, to): (Square, Square), start: &Chess) -> Option<PartialMove> {
    let homes = CastlingHomes::from_start_position(start);
    CastlingSide::ALL.into_iter().find_map(|side| {
        let squares = homes.squares(base, by, side)?;
        let rook = squares.rook.filter(|rook| start.castles().rook(by, side) == Some(*rook))?;
        let goes = start.board().king_of(by) == Some(from) && squares.king_to == to && rook != squares.rook_to;
        goes.then_some(PartialMove::Castling { role: Role::Rook, from: rook, to: squares.rook_to })
    })
}
