//! Name the places at a chess table.

use serde::{Deserialize, Serialize};
pub use shakmaty::{ByColor, Color};

/// One of the three people at the table whom the program serves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seat {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// The arbiter, who alone rules.
    Arbiter,
}

impl Seat {
    /// The player's colour; `None` for the arbiter.
    pub const fn color(self) -> Option<Color> {
        match self {
            Seat::White => Some(Color::White),
            Seat::Black => Some(Color::Black),
            Seat::Arbiter => None,
        }
    }
}

impl From<Color> for Seat {
    fn from(color: Color) -> Seat {
        color.fold_wb(Seat::White, Seat::Black)
    }
}

/// The lower-case English name of a colour, as journals and `--json` output write it.
pub const fn color_name(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// Writes and reads a [`Color`] as `"white"` or `"black"`.
pub mod as_name {
    use super::{Color, color_name};
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    /// Writes the colour's name.
    pub fn serialize<S: Serializer>(color: &Color, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(color_name(*color))
    }

    /// Reads a colour's name.
    ///
    /// # Errors
    /// Any other text than `white` or `black`.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Color, D::Error> {
        match std::borrow::Cow::<str>::deserialize(deserializer)?.as_ref() {
            "white" => Ok(Color::White),
            "black" => Ok(Color::Black),
            other => Err(D::Error::custom(format!("colour {other:?} is neither white nor black"))),
        }
    }
}

/// A colour inside an option, by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct NamedColor(#[serde(with = "as_name")] pub Color);
