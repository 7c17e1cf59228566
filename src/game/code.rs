//! Write chess types in journals as the short codes that people know: `e4`, `N`, `white`.

use serde::{Deserialize, Deserializer, Serializer, de::Error};
use shakmaty::{Role, Square};
use std::borrow::Cow;

/// A type with a short code.
pub trait ShortCode: Sized {
    /// Its code.
    fn code(&self) -> String;
    /// The value of a code; `None` for any other text.
    fn decode(code: &str) -> Option<Self>;
}

impl ShortCode for Square {
    fn code(&self) -> String {
        self.to_string()
    }
    fn decode(code: &str) -> Option<Square> {
        code.parse().ok()
    }
}

impl ShortCode for Role {
    fn code(&self) -> String {
        self.upper_char().into()
    }
    fn decode(code: &str) -> Option<Role> {
        let mut chars = code.chars();
        let role = Role::from_char(chars.next()?)?;
        chars.next().is_none().then_some(role)
    }
}

impl<T: ShortCode> ShortCode for Option<T> {
    fn code(&self) -> String {
        self.as_ref().map_or_else(|| "-".into(), ShortCode::code)
    }
    fn decode(code: &str) -> Option<Option<T>> {
        if code == "-" { Some(None) } else { T::decode(code).map(Some) }
    }
}

impl ShortCode for shakmaty::Piece {
    fn code(&self) -> String {
        self.char().into()
    }
    fn decode(code: &str) -> Option<shakmaty::Piece> {
        let mut chars = code.chars();
        let piece = shakmaty::Piece::from_char(chars.next()?)?;
        chars.next().is_none().then_some(piece)
    }
}

/// Writes the code.
///
/// # Errors
/// Only the serializer's own.
pub fn serialize<T: ShortCode, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&value.code())
}

/// Reads the code.
///
/// # Errors
/// A text that is no code of this type.
pub fn deserialize<'de, T: ShortCode, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let code = Cow::<str>::deserialize(deserializer)?;
    T::decode(&code).ok_or_else(|| D::Error::custom(format!("{code:?} is no code of its kind")))
}

/// Writes and reads a list of codes as one text with blanks between.
pub mod list {
    use super::{Cow, Deserialize, Deserializer, Error, Serializer, ShortCode};

    /// Writes the codes.
    ///
    /// # Errors
    /// Only the serializer's own.
    pub fn serialize<T: ShortCode, S: Serializer>(values: &[T], serializer: S) -> Result<S::Ok, S::Error> {
        let codes: Vec<String> = values.iter().map(ShortCode::code).collect();
        serializer.serialize_str(&codes.join(" "))
    }

    /// Reads the codes.
    ///
    /// # Errors
    /// A text in which one part is no code of this type.
    pub fn deserialize<'de, T: ShortCode, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<T>, D::Error> {
        let codes = Cow::<str>::deserialize(deserializer)?;
        let read = |code| T::decode(code).ok_or_else(|| D::Error::custom(format!("{code:?} is no code of its kind")));
        codes.split_whitespace().map(read).collect()
    }
}
