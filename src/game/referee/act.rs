//! A player's act and the keyboard it came from.
//!
//! At a shared keyboard one player types for the other, and hears what is refused.

use crate::seat::Color;

/// The player who acts, and the player who is told why an act is refused.
#[derive(Debug, Clone, Copy)]
pub(super) struct Act {
    pub actor: Color,
    pub recipient: Color,
}

impl Act {
    /// The act of a player at their own keyboard.
    pub fn own(actor: Color) -> Act {
        Act { actor, recipient: actor }
    }
}
