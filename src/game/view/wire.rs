//! Write and read the parts of a view for which no other code exists: pairs, positions, sides.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use shakmaty::fen::Fen;
use shakmaty::{Board, ByColor, CastlingMode, Chess, Color, EnPassantMode, Position};
use std::borrow::Cow;

/// White's and Black's, in this order.
pub mod both {
    use super::{ByColor, Deserialize, Deserializer, Serialize, Serializer};

    /// Writes both.
    ///
    /// # Errors
    /// Only the serializer's own.
    pub fn serialize<T: Serialize, S: Serializer>(value: &ByColor<T>, serializer: S) -> Result<S::Ok, S::Error> {
        (&value.white, &value.black).serialize(serializer)
    }

    /// Reads both.
    ///
    /// # Errors
    /// Anything but two of them.
    pub fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(read: D) -> Result<ByColor<T>, D::Error> {
        let (white, black) = Deserialize::deserialize(read)?;
        Ok(ByColor { white, black })
    }
}

/// The pieces on White's and on Black's board.
pub mod placements {
    use super::{Board, ByColor, Deserialize, Deserializer, Serialize, Serializer};
    use crate::board::as_fen_text;

    #[derive(Serialize, Deserialize)]
    struct PlacementText(#[serde(with = "as_fen_text")] Board);

    /// Writes both.
    ///
    /// # Errors
    /// Only the serializer's own.
    pub fn serialize<S: Serializer>(value: &ByColor<Board>, serializer: S) -> Result<S::Ok, S::Error> {
        (PlacementText(value.white.clone()), PlacementText(value.black.clone())).serialize(serializer)
    }

    /// Reads both.
    ///
    /// # Errors
    /// Anything but two boards.
    pub fn deserialize<'de, D: Deserializer<'de>>(read: D) -> Result<ByColor<Board>, D::Error> {
        let (white, black): (PlacementText, PlacementText) = Deserialize::deserialize(read)?;
        Ok(ByColor { white: white.0, black: black.0 })
    }
}

/// A position as a view shows it: a pawn that made its double step last is told with it, whether it may legally be
/// taken in passing or not, so that nobody learns from it what is pinned.
pub mod seen {
    use super::{Chess, Deserializer, EnPassantMode, Serializer, position};

    /// Writes it.
    ///
    /// # Errors
    /// Only the serializer's own.
    pub fn serialize<S: Serializer>(shown: &Chess, serializer: S) -> Result<S::Ok, S::Error> {
        position::serialize_with_en_passant_mode(shown, EnPassantMode::Always, serializer)
    }

    /// Reads it.
    ///
    /// # Errors
    /// A text that is no position.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Chess, D::Error> {
        position::deserialize(deserializer)
    }
}

/// A position as FEN, after the mark of Chess960 where castling goes by its rules.
pub mod position {
    use super::{CastlingMode, Chess, Cow, Deserialize, Deserializer, EnPassantMode, Error, Fen, Position, Serializer};
    use crate::reading;

    const CHESS960: &str = "chess960 ";

    /// Writes it.
    ///
    /// # Errors
    /// Only the serializer's own.
    pub fn serialize<S: Serializer>(position: &Chess, serializer: S) -> Result<S::Ok, S::Error> {
        serialize_with_en_passant_mode(position, EnPassantMode::Legal, serializer)
    }

    pub(super) fn serialize_with_en_passant_mode<S: Serializer>(
        position: &Chess,
        mode: EnPassantMode,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mark = if position.castles().mode().is_chess960() { CHESS960 } else { "" };
        serializer.collect_str(&format_args!("{mark}{}", Fen::from_position(position, mode)))
    }

    /// Reads it.
    ///
    /// # Errors
    /// A text that is no position; one that illegal moves have led to is one.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Chess, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        let (mode, fen) = match text.strip_prefix(CHESS960) {
            Some(fen) => (CastlingMode::Chess960, fen),
            None => (CastlingMode::Standard, &*text),
        };
        let bad = || D::Error::custom(format!("{text:?} is no position"));
        let fen: Fen = fen.parse().map_err(|_| bad())?;
        reading::position_from_setup(fen.as_setup(), mode).ok_or_else(bad)
    }
}

/// A side, or none.
pub mod maybe {
    use super::{Color, Deserialize, Deserializer, Serialize, Serializer};
    use crate::seat::NamedColor;

    /// Writes it.
    ///
    /// # Errors
    /// Only the serializer's own.
    pub fn serialize<S: Serializer>(value: &Option<Color>, serializer: S) -> Result<S::Ok, S::Error> {
        value.map(NamedColor).serialize(serializer)
    }

    /// Reads it.
    ///
    /// # Errors
    /// Any other text than `white` or `black`.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Color>, D::Error> {
        Ok(Option::<NamedColor>::deserialize(deserializer)?.map(|color| color.0))
    }
}

/// What is sealed: nothing, something unknown, or what proves it.
pub mod sealed {
    use super::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum SealedRecord {
        Nothing,
        Unknown,
        Proved(String),
    }

    /// Writes it.
    ///
    /// # Errors
    /// Only the serializer's own.
    pub fn serialize<S: Serializer>(value: &Option<Option<String>>, serializer: S) -> Result<S::Ok, S::Error> {
        let sealed = match value {
            None => SealedRecord::Nothing,
            Some(None) => SealedRecord::Unknown,
            Some(Some(proof)) => SealedRecord::Proved(proof.clone()),
        };
        sealed.serialize(serializer)
    }

    /// Reads it.
    ///
    /// # Errors
    /// Anything else.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<String>>, D::Error> {
        Ok(match SealedRecord::deserialize(deserializer)? {
            SealedRecord::Nothing => None,
            SealedRecord::Unknown => Some(None),
            SealedRecord::Proved(proof) => Some(Some(proof)),
        })
    }
}
