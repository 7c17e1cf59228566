//! Find the move an announcement means in a position, and never guess.
//!
//! [`read_announcement`] gives four different answers, because they call for four different replies (D.2.1): the move it means
//! (legal, or named in full but illegal, with the reason), several moves it may mean, a promotion without its piece,
//! or a short form that no legal move fits. "Not understood" is a fifth and belongs to the vocabulary: there no
//! announcement came out at all.
//!
//! Scores and practice are read so: a twin that is pinned needs no prefix. Before the press of a tournament game that
//! would tell what is pinned; there [`read_announced_move`] reads.
//!
//! ```
//! use ansage_game::reading::{read_announcement, UnreadableReason};
//! use shakmaty::{fen::Fen, CastlingMode, Chess};
//! let pawn_on_seventh: Fen = "8/3P4/7k/8/8/8/8/K7 w - - 0 1".parse().unwrap();
//! let position: Chess = pawn_on_seventh.into_position(CastlingMode::Standard).unwrap();
//! let said = "Pd7d8".parse().unwrap();
//! assert!(matches!(read_announcement(&position, &said), Err(UnreadableReason::PromotionMissing { .. })));
//! ```

mod announced;
mod lawful;
mod reason;
mod standing;
mod unlawful;

pub use announced::{pseudo_legal_moves, read_announced_move};
pub use lawful::{is_checkmated, is_opponent_in_check, legal_candidates, legal_moves};
pub use reason::IllegalReason;
pub use standing::position_from_setup;
pub use unlawful::{move_as_executed, move_without_execution, position_after_announced_move, position_after_reading};

use super::announcement::{Announcement, MoveDescription, NamedMove, OriginHint, Threat};
use super::code;
use serde::{Deserialize, Serialize};
use shakmaty::{CastlingMode, CastlingSide, Chess, Color, Move, Position, Rank, Role, Square, attacks};

/// A move that was named in full, or found to be the only one meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoveReading {
    /// The move, ready to be told.
    pub telling: MoveDescription,
    /// The legal move, or why it is none.
    pub legal: Result<Move, IllegalReason>,
}

/// Why no single move can be meant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UnreadableReason {
    /// Several moves fit what was said: pieces of this kind come from each of these squares.
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
    /// A short form that no move fits: the from-square must be named.
    NoMoveFits {
        /// In practice the reason, where one piece alone could be meant.
        reason: Option<IllegalReason>,
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
/// [`UnreadableReason`] where no single move can be meant.
pub fn read_announcement(position: &Chess, said: &Announcement) -> Result<MoveReading, UnreadableReason> {
    match *said {
        Announcement::Castle(side) => Ok(castle(position, side)),
        Announcement::Piece { role, from, to, promotion } => match from.square() {
            Some(square) => whole(position, role, square, to, promotion),
            None => short(position, role.unwrap_or(Role::Pawn), from, to, promotion),
        },
    }
}

/// The telling of a legal move.
pub fn describe_legal_move(position: &Chess, legal: Move) -> MoveDescription {
    let mut after = position.clone();
    after.play_unchecked(legal);
    let threat = match after.is_check() {
        true if is_checkmated(&after) => Threat::Mate,
        true => Threat::Check,
        false => Threat::None,
    };
    let named = to_named_move(legal);
    let needed = match named {
        NamedMove::Castle(_) => OriginHint::UNSAID,
        NamedMove::Piece { role, from, to, .. } => needed_origin(position, role, from, to),
    };
    MoveDescription { named, needed, capture: legal.is_capture(), en_passant: legal.is_en_passant(), threat }
}

/// The name of a move as it is played.
pub fn to_named_move(played: Move) -> NamedMove {
    match played.castling_side() {
        Some(side) => NamedMove::Castle(side),
        None => NamedMove::Piece {
            role: played.role(),
            from: played.from().unwrap_or(played.to()),
            to: played.to(),
            promotion: played.promotion(),
        },
    }
}

/// As much of `from` as tells this piece from its twins that may legally move there too.
fn needed_origin(position: &Chess, role: Role, from: Square, to: Square) -> OriginHint {
    distinguishing_origin(from, lawful::legal_candidates(position, role, to).iter().filter_map(|twin| twin.from()))
}

/// As much of `from` as tells this piece from its twins: nothing, else the file, else the rank, else both (C.10).
fn distinguishing_origin(from: Square, candidates: impl Iterator<Item = Square>) -> OriginHint {
    let mut twins = false;
    let (mut same_file, mut same_rank) = (false, false);
    for square in candidates.filter(|square| *square != from) {
        twins = true;
        same_file |= square.file() == from.file();
        same_rank |= square.rank() == from.rank();
    }
    OriginHint {
        file: (twins && (!same_file || same_rank)).then(|| from.file()),
        rank: (twins && same_file).then(|| from.rank()),
    }
}

fn castle(position: &Chess, side: CastlingSide) -> MoveReading {
    match position.castling_moves(side).first() {
        Some(legal) => MoveReading { telling: describe_legal_move(position, *legal), legal: Ok(*legal) },
        None => MoveReading {
            telling: MoveDescription::from_named_move(NamedMove::Castle(side)),
            legal: Err(reason::reason_castling_illegal(position, side)),
        },
    }
}

/// Both squares were named.
fn whole(
    position: &Chess,
    role: Option<Role>,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Result<MoveReading, UnreadableReason> {
    let named_role = role.or_else(|| position.board().role_at(from)).ok_or(UnreadableReason::NoPieceNamed { from })?;
    if let Some(castling) = castling_by_squares(position, named_role, from, to, promotion) {
        return Ok(castling);
    }
    if named_role == Role::Pawn && to.rank() == last_rank(position) && promotion.is_none() {
        return Err(UnreadableReason::PromotionMissing { to });
    }
    Ok(match lawful::find_legal_move(position, named_role, from, to, promotion) {
        Some(legal) => MoveReading { telling: describe_legal_move(position, legal), legal: Ok(legal) },
        // Told in every style as a legal move would be.
        None => MoveReading {
            telling: MoveDescription {
                needed: needed_origin(position, named_role, from, to),
                capture: position.them().contains(to),
                ..MoveDescription::from_named_move(NamedMove::Piece { role: named_role, from, to, promotion })
            },
            legal: Err(reason::reason_piece_cannot_move(position, named_role, from, to, promotion)),
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
) -> Option<MoveReading> {
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
        (two_squares || rook == to)
            .then(|| MoveReading { telling: describe_legal_move(position, legal), legal: Ok(legal) })
    })
}

/// The from-square was left out, wholly or in part.
fn short(
    position: &Chess,
    role: Role,
    from: OriginHint,
    to: Square,
    promotion: Option<Role>,
) -> Result<MoveReading, UnreadableReason> {
    let mut origins: Vec<Square> = Vec::new();
    let mut found = None;
    for candidate in lawful::legal_candidates(position, role, to) {
        let Some(square) = candidate.from().filter(|square| from.is_matched_by(*square)) else { continue };
        if !origins.contains(&square) {
            origins.push(square);
        }
        if candidate.promotion() == promotion {
            found = Some(candidate);
        }
    }
    origins.sort();
    match (origins.len(), found) {
        (0, _) => Err(UnreadableReason::NoMoveFits { reason: only_reason(position, role, from, to, promotion) }),
        // Which piece comes first must be asked first: a promotion of two pawns is ambiguous before it is incomplete.
        (2.., _) => Err(UnreadableReason::Ambiguous { role, to, from: origins }),
        (1, Some(legal)) => Ok(MoveReading { telling: describe_legal_move(position, legal), legal: Ok(legal) }),
        (1, None) if promotion.is_none() => Err(UnreadableReason::PromotionMissing { to }),
        (1, None) => {
            let named = NamedMove::Piece { role, from: origins[0], to, promotion };
            let reason = reason::reason_piece_cannot_move(position, role, origins[0], to, promotion);
            Ok(MoveReading { telling: MoveDescription::from_named_move(named), legal: Err(reason) })
        }
    }
}

/// The reason for a short form that fits nothing, where exactly one piece could be meant.
fn only_reason(
    position: &Chess,
    role: Role,
    from: OriginHint,
    to: Square,
    promotion: Option<Role>,
) -> Option<IllegalReason> {
    let fitting = || position.our(role).into_iter().filter(|square| from.is_matched_by(*square) && *square != to);
    let reaching = || fitting().filter(|square| pattern(role, position.turn(), *square, to, true));
    // One piece that moves that way at all, or one piece of its kind.
    let only = only_one(reaching()).or_else(|| only_one(fitting()))?;
    Some(reason::reason_piece_cannot_move(position, role, only, to, promotion))
}

fn last_rank(position: &Chess) -> Rank {
    position.turn().fold_wb(Rank::Eighth, Rank::First)
}

fn only_one(mut squares: impl Iterator<Item = Square>) -> Option<Square> {
    let first = squares.next()?;
    squares.next().is_none().then_some(first)
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
