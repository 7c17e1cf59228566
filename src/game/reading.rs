//! Find the move an announcement means in a position, and never guess.
//!
//! [`read`] gives four different answers, because they call for four different replies (D.2.1): the move it means
//! (legal, or named in full but illegal, with the reason), several moves it may mean, a promotion without its piece,
//! or a short form that no legal move fits. "Not understood" is a fifth and belongs to the vocabulary: there no
//! announcement came out at all.
//!
//! ```
//! use ansage::game::reading::{read, Unreadable};
//! use shakmaty::{fen::Fen, CastlingMode, Chess};
//! let pawn_on_seventh: Fen = "8/3P4/7k/8/8/8/8/K7 w - - 0 1".parse().unwrap();
//! let position: Chess = pawn_on_seventh.into_position(CastlingMode::Standard).unwrap();
//! let said = "Pd7d8".parse().unwrap();
//! assert!(matches!(read(&position, &said), Err(Unreadable::PromotionMissing { .. })));
//! ```

use super::announcement::{Announcement, Named, Origin, Telling, Threat};
use super::code;
use serde::{Deserialize, Serialize};
use shakmaty::{CastlingMode, CastlingSide, Chess, Color, Move, Position, Role, Square, attacks};

/// A move that was named in full, or found to be the only one meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reading {
    /// The move, ready to be told.
    pub telling: Telling,
    /// The legal move, or why it is none.
    pub legal: Result<Move, Illegal>,
}

/// Why a move that was named in full is not legal. For practice games and for the arbiter; in a tournament nobody is
/// told before the press.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Illegal {
    /// No piece stands on the from-square.
    NothingThere(#[serde(with = "code")] Square),
    /// The piece on the from-square is the opponent's.
    OpponentsPiece(#[serde(with = "code")] Square),
    /// Another piece than the one named stands on the from-square.
    OtherPiece(#[serde(with = "code")] Square, #[serde(with = "code")] Role),
    /// The player's own piece stands on the target square.
    OwnPieceOnTarget(#[serde(with = "code")] Square),
    /// The piece does not move that way (3.2 to 3.8).
    DoesNotReach,
    /// A piece on this square stands in the way (3.5).
    Blocked(#[serde(with = "code")] Square),
    /// The king stands in check and still would (3.9).
    StillInCheck,
    /// The move would expose the king to check (3.9).
    ExposesKing,
    /// The right to castle on this side is lost (3.8.2.1).
    CastlingRightLost,
    /// A piece stands on the way of king or rook (3.8.2.2, F.3).
    CastlingBlocked,
    /// The king stands in check, or would pass or reach an attacked square (3.8.2.2).
    CastlingThroughCheck,
    /// A promotion was named where no pawn reaches the last rank.
    NoPromotion,
    /// A pawn cannot become that piece (3.7.3.3).
    BadPromotion,
}

/// Why no single move can be meant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unreadable {
    /// Several legal moves fit what was said: pieces of this kind come from each of these squares.
    Ambiguous {
        /// The piece.
        #[serde(with = "code")]
        role: Role,
        /// The target square.
        #[serde(with = "code")]
        to: Square,
        /// The from-squares, in the order a1 to h8. For practice only: in a tournament this is advice.
        #[serde(with = "super::code::list")]
        from: Vec<Square>,
    },
    /// A pawn reaches the last rank and the new piece was not named (D.2.1): never a silent queen.
    PromotionMissing {
        /// The square of promotion.
        #[serde(with = "code")]
        to: Square,
    },
    /// A short form that no legal move fits: the from-square must be named.
    NoMoveFits {
        /// In practice the reason, where one piece alone could be meant.
        reason: Option<Illegal>,
    },
    /// Two squares without a piece, and no piece of the player stands on the first: the piece must be named.
    NoPieceNamed {
        /// The from-square.
        #[serde(with = "code")]
        from: Square,
    },
}

/// Reads what `said` means for the player to move in `position`.
///
/// # Errors
/// [`Unreadable`] where no single move can be meant.
pub fn read(position: &Chess, said: &Announcement) -> Result<Reading, Unreadable> {
    match *said {
        Announcement::Castle(side) => Ok(castle(position, side)),
        Announcement::Piece { role, from, to, promotion } => match from.square() {
            Some(square) => whole(position, role, square, to, promotion),
            None => short(position, role.unwrap_or(Role::Pawn), from, to, promotion),
        },
    }
}

/// The telling of a legal move.
pub fn tell(position: &Chess, legal: Move) -> Telling {
    let mut after = position.clone();
    after.play_unchecked(legal);
    let threat = match (after.is_check(), after.is_checkmate()) {
        (_, true) => Threat::Mate,
        (true, _) => Threat::Check,
        _ => Threat::None,
    };
    let (named, needed) = match legal {
        Move::Castle { .. } => {
            let side = legal.castling_side().unwrap_or(CastlingSide::KingSide);
            (Named::Castle(side), Origin::UNSAID)
        }
        _ => {
            let from = legal.from().unwrap_or(legal.to());
            let named = Named::Piece { role: legal.role(), from, to: legal.to(), promotion: legal.promotion() };
            (named, needed_origin(position, legal.role(), from, legal.to()))
        }
    };
    Telling { named, needed, capture: legal.is_capture(), en_passant: legal.is_en_passant(), threat }
}

/// As much of `from` as tells this piece from its twins: nothing, else the file, else the rank, else both (C.10).
fn needed_origin(position: &Chess, role: Role, from: Square, to: Square) -> Origin {
    let mut twins = false;
    let (mut same_file, mut same_rank) = (false, false);
    for other in position.san_candidates(role, to) {
        if let Some(square) = other.from().filter(|square| *square != from && !matches!(other, Move::Castle { .. })) {
            twins = true;
            same_file |= square.file() == from.file();
            same_rank |= square.rank() == from.rank();
        }
    }
    Origin {
        file: (twins && (!same_file || same_rank)).then(|| from.file()),
        rank: (twins && same_file).then(|| from.rank()),
    }
}

fn castle(position: &Chess, side: CastlingSide) -> Reading {
    let bare = Telling::bare(Named::Castle(side));
    if let Some(legal) = position.castling_moves(side).first() {
        return Reading { telling: tell(position, *legal), legal: Ok(*legal) };
    }
    let us = position.turn();
    let reason = if !position.castles().has(us, side) {
        Illegal::CastlingRightLost
    } else if (position.castles().path(us, side) & position.board().occupied()).any() {
        Illegal::CastlingBlocked
    } else {
        Illegal::CastlingThroughCheck
    };
    Reading { telling: bare, legal: Err(reason) }
}

/// Both squares were named.
fn whole(
    position: &Chess,
    role: Option<Role>,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Result<Reading, Unreadable> {
    let us = position.turn();
    let standing = position.board().piece_at(from);
    let named_role = match (role, standing) {
        (Some(role), _) => role,
        (None, Some(piece)) => piece.role,
        (None, None) => return Err(Unreadable::NoPieceNamed { from }),
    };
    if let Some(castling) = castling_by_squares(position, named_role, from, to, promotion) {
        return Ok(castling);
    }
    let last_rank = us.fold_wb(shakmaty::Rank::Eighth, shakmaty::Rank::First);
    if named_role == Role::Pawn && to.rank() == last_rank && promotion.is_none() {
        return Err(Unreadable::PromotionMissing { to });
    }
    let legal = position.legal_moves().into_iter().find(|candidate| {
        !matches!(candidate, Move::Castle { .. })
            && candidate.from() == Some(from)
            && candidate.to() == to
            && candidate.role() == named_role
            && candidate.promotion() == promotion
    });
    Ok(match legal {
        Some(legal) => Reading { telling: tell(position, legal), legal: Ok(legal) },
        // Told in every style as a legal move would be: nobody shall hear from the telling that it is none.
        None => Reading {
            telling: Telling {
                needed: needed_origin(position, named_role, from, to),
                capture: position.them().contains(to),
                ..Telling::bare(Named::Piece { role: named_role, from, to, promotion })
            },
            legal: Err(why_illegal(position, named_role, from, to, promotion)),
        },
    })
}

/// "e1g1", or the king's square and the rook's: castling, where it is legal. The king has no other way to go there.
/// In Chess960 the king's two squares are a move of the king, and castling is said; the squares of the king and of a
/// rook that he may castle with can mean nothing else.
fn castling_by_squares(
    position: &Chess,
    role: Role,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Option<Reading> {
    if role != Role::King || promotion.is_some() || position.board().king_of(position.turn()) != Some(from) {
        return None;
    }
    if position.castles().mode() == CastlingMode::Chess960 {
        let with = |side: &CastlingSide| position.castles().rook(position.turn(), *side) == Some(to);
        return CastlingSide::ALL.into_iter().find(with).map(|side| castle(position, side));
    }
    CastlingSide::ALL.into_iter().find_map(|side| {
        let legal = *position.castling_moves(side).first()?;
        let Move::Castle { king, rook } = legal else { return None };
        let king_to = Square::from_coords(side.king_to_file(), king.rank());
        let two_squares = king_to == to && king.file().distance(to.file()) == 2;
        (two_squares || rook == to).then(|| Reading { telling: tell(position, legal), legal: Ok(legal) })
    })
}

/// The from-square was left out, wholly or in part.
fn short(
    position: &Chess,
    role: Role,
    from: Origin,
    to: Square,
    promotion: Option<Role>,
) -> Result<Reading, Unreadable> {
    let mut origins: Vec<Square> = Vec::new();
    let mut found = None;
    for candidate in position.san_candidates(role, to) {
        let Some(square) = candidate.from().filter(|square| from.fits(*square)) else { continue };
        if matches!(candidate, Move::Castle { .. }) {
            continue;
        }
        if !origins.contains(&square) {
            origins.push(square);
        }
        if candidate.promotion() == promotion {
            found = Some(candidate);
        }
    }
    origins.sort();
    match (origins.len(), found) {
        (0, _) => Err(Unreadable::NoMoveFits { reason: only_reason(position, role, from, to, promotion) }),
        // Which piece comes first must be asked first: a promotion of two pawns is ambiguous before it is incomplete.
        (2.., _) => Err(Unreadable::Ambiguous { role, to, from: origins }),
        (1, Some(legal)) => Ok(Reading { telling: tell(position, legal), legal: Ok(legal) }),
        (1, None) if promotion.is_none() => Err(Unreadable::PromotionMissing { to }),
        (1, None) => {
            let named = Named::Piece { role, from: origins[0], to, promotion };
            let reason = why_illegal(position, role, origins[0], to, promotion);
            Ok(Reading { telling: Telling::bare(named), legal: Err(reason) })
        }
    }
}

/// The reason for a short form that fits nothing, where exactly one piece could be meant.
fn only_reason(position: &Chess, role: Role, from: Origin, to: Square, promotion: Option<Role>) -> Option<Illegal> {
    let fitting = || position.our(role).into_iter().filter(|square| from.fits(*square) && *square != to);
    let reaching = || fitting().filter(|square| pattern(role, position.turn(), *square, to, true));
    // One piece that moves that way at all, or one piece of its kind.
    let only = only_one(reaching()).or_else(|| only_one(fitting()))?;
    Some(why_illegal(position, role, only, to, promotion))
}

fn only_one(mut squares: impl Iterator<Item = Square>) -> Option<Square> {
    let first = squares.next()?;
    squares.next().is_none().then_some(first)
}

/// Why the player to move cannot move `role` from `from` to `to`. Meaningful only for moves that are not legal.
fn why_illegal(position: &Chess, role: Role, from: Square, to: Square, promotion: Option<Role>) -> Illegal {
    let (board, us) = (position.board(), position.turn());
    match board.piece_at(from) {
        None => return Illegal::NothingThere(from),
        Some(piece) if piece.color != us => return Illegal::OpponentsPiece(from),
        Some(piece) if piece.role != role => return Illegal::OtherPiece(from, piece.role),
        Some(_) => {}
    }
    if promotion.is_some() {
        let last_rank = us.fold_wb(shakmaty::Rank::Eighth, shakmaty::Rank::First);
        if role != Role::Pawn || to.rank() != last_rank {
            return Illegal::NoPromotion;
        }
        if matches!(promotion, Some(Role::King | Role::Pawn)) {
            return Illegal::BadPromotion;
        }
    }
    if board.by_color(us).contains(to) {
        return Illegal::OwnPieceOnTarget(to);
    }
    if !pattern(role, us, from, to, board.piece_at(to).is_some() || position.legal_ep_square() == Some(to)) {
        return Illegal::DoesNotReach;
    }
    if let Some(blocker) = (attacks::between(from, to) & board.occupied()).into_iter().next() {
        return Illegal::Blocked(blocker);
    }
    if role == Role::Pawn && from.file() == to.file() && board.piece_at(to).is_some() {
        return Illegal::Blocked(to);
    }
    if position.is_check() { Illegal::StillInCheck } else { Illegal::ExposesKing }
}

/// Whether the piece moves along that line at all, on an empty board; pawns capture only where `captures`.
fn pattern(role: Role, us: Color, from: Square, to: Square, captures: bool) -> bool {
    if role == Role::Pawn {
        let step = us.fold_wb(8, -8);
        let from_start = from.rank() == us.fold_wb(shakmaty::Rank::Second, shakmaty::Rank::Seventh);
        let one = from.offset(step) == Some(to);
        let two = from_start && from.offset(2 * step) == Some(to);
        return one || two || (captures && attacks::pawn_attacks(us, from).contains(to));
    }
    attacks::attacks(from, role.of(us), shakmaty::Bitboard::EMPTY).contains(to)
}
