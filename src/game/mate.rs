//! Stand in for the decision of 6.9 until it is here.

use shakmaty::{Chess, Color, Position};

/// Whether a player can mate by any series of legal moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CanMate {
    /// He can.
    Can,
    /// He cannot.
    Cannot,
    /// It could not be shown.
    ArbiterDecides,
}

/// Whether `by` can mate.
pub fn can_mate(position: &Chess, by: Color) -> CanMate {
    if position.has_insufficient_material(by) { CanMate::Cannot } else { CanMate::Can }
}
