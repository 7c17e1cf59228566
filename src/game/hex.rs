//! Write bytes as hexadecimal figures, and read them back.

/// Bytes as small hexadecimal figures.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]).filter_map(|half| char::from_digit(half.into(), 16)).collect()
}

/// Hexadecimal figures as bytes; `None` where they are none, or a figure is left over.
pub fn unhex(text: &str) -> Option<Vec<u8>> {
    let figures: Option<Vec<u32>> = text.chars().map(|letter| letter.to_digit(16)).collect();
    let figures = figures.filter(|figures| figures.len().is_multiple_of(2))?;
    Some(figures.chunks_exact(2).map(|pair| (pair[0] << 4 | pair[1]) as u8).collect())
}

/// The same as just so many bytes.
pub fn unhex_exactly<const N: usize>(text: &str) -> Option<[u8; N]> {
    unhex(text)?.try_into().ok()
}

/// Writes and reads just so many bytes as hexadecimal figures, for keys too: the text is wiped from memory.
pub mod as_text {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use zeroize::Zeroizing;

    /// Writes them.
    ///
    /// # Errors
    /// Only the serializer's own.
    pub fn serialize<S: Serializer, const N: usize>(bytes: &[u8; N], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&Zeroizing::new(super::hex(bytes)))
    }

    /// Reads them.
    ///
    /// # Errors
    /// Anything else than so many hexadecimal figures.
    pub fn deserialize<'de, D: Deserializer<'de>, const N: usize>(deserializer: D) -> Result<[u8; N], D::Error> {
        let text = Zeroizing::new(String::deserialize(deserializer)?);
        super::unhex_exactly(&text).ok_or_else(|| D::Error::custom(format!("not {} hexadecimal figures", 2 * N)))
    }
}
