//! Turn the bytes of a file into text, or say where they are none and what they may be.
//!
//! UTF-8 is text, and so is UTF-16 with its mark. Anything else is refused with the place and the likely encoding: a
//! score in wrong letters would be read as other moves.

use serde::Serialize;
use std::borrow::Cow;

/// What a file may be that is no UTF-8 text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Encoding {
    /// UTF-16 without its mark, or not whole.
    Utf16,
    /// Windows-1252 or Latin-1.
    Western,
    /// Windows-1250.
    CentralEuropean,
    /// Windows-1251.
    Cyrillic,
    /// KOI8-R.
    Koi8,
    /// No text at all.
    Binary,
}

impl Encoding {
    /// The name people know it by; nothing for what is no text.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Encoding::Utf16 => Some("UTF-16"),
            Encoding::Western => Some("Windows-1252"),
            Encoding::CentralEuropean => Some("Windows-1250"),
            Encoding::Cyrillic => Some("Windows-1251"),
            Encoding::Koi8 => Some("KOI8-R"),
            Encoding::Binary => None,
        }
    }
}

/// The first place of a file that is no text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct DecodeError {
    /// Its line, from 1.
    pub(super) line: usize,
    /// Its column in characters, from 1.
    pub(super) column: usize,
    /// What the file may be instead.
    pub(super) likely: Option<Encoding>,
}

/// So many bytes are looked at to tell the encoding.
const LOOKED_AT: usize = 1 << 16;

/// The text of a file, without its byte order mark, with the wide letters and signs of some keyboards as ordinary ones, and lines
/// that end as they do on an old Macintosh as others do.
///
/// # Errors
/// [`DecodeError`] with the first place that is none.
pub(super) fn decode_text(bytes: &[u8]) -> Result<Cow<'_, str>, DecodeError> {
    let text = decode(bytes)?;
    // All wide ones begin with the same byte.
    let is_wide = text.as_bytes().contains(&0xef) && text.contains(|c| narrow(c) != c);
    let text = if is_wide { Cow::Owned(text.chars().map(narrow).collect()) } else { text };
    let is_macintosh = text.as_bytes().contains(&b'\r') && !text.as_bytes().contains(&b'\n');
    Ok(if is_macintosh { Cow::Owned(text.replace('\r', "\n")) } else { text })
}

/// The ordinary letter or sign for a wide one: columns stay as they are.
fn narrow(sign: char) -> char {
    match sign {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(sign) - 0xff01 + 0x21).unwrap_or(sign),
        '\u{3000}' => ' ',
        _ => sign,
    }
}

fn decode(bytes: &[u8]) -> Result<Cow<'_, str>, DecodeError> {
    match bytes {
        [0xff, 0xfe, rest @ ..] => return utf16(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => return utf16(rest, u16::from_be_bytes),
        _ => {}
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let nul = bytes.iter().position(|byte| *byte == 0);
    let valid = std::str::from_utf8(bytes).map_err(|error| error.valid_up_to());
    match (valid, nul) {
        (Ok(text), None) => Ok(Cow::Borrowed(text)),
        (Ok(_), Some(nul)) => Err(bad(bytes, nul)),
        (Err(at), nul) => Err(bad(bytes, nul.unwrap_or(at).min(at))),
    }
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<Cow<'static, str>, DecodeError> {
    let (pairs, rest) = bytes.as_chunks::<2>();
    let mut text = String::with_capacity(pairs.len());
    for decoded in char::decode_utf16(pairs.iter().map(|pair| unit(*pair))) {
        match decoded {
            Ok(letter) if letter != '\0' => text.push(letter),
            _ => return Err(at_end_of(&text, Some(Encoding::Utf16))),
        }
    }
    if rest.is_empty() { Ok(Cow::Owned(text)) } else { Err(at_end_of(&text, Some(Encoding::Utf16))) }
}

fn bad(bytes: &[u8], at: usize) -> DecodeError {
    let likely = likely(&bytes[..bytes.len().min(at.saturating_add(LOOKED_AT))], at);
    at_end_of(&String::from_utf8_lossy(&bytes[..at]), likely)
}

fn at_end_of(before: &str, likely: Option<Encoding>) -> DecodeError {
    let line_start = before.rfind('\n').map_or(0, |i| i + 1);
    DecodeError {
        line: before.bytes().filter(|byte| *byte == b'\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
        likely,
    }
}

/// Tells an encoding by the bytes that text in it has and others have not.
fn likely(bytes: &[u8], at: usize) -> Option<Encoding> {
    let window = &bytes[at.saturating_sub(LOOKED_AT)..];
    let of = |has: fn(u8) -> bool| window.iter().filter(|byte| has(**byte)).count();
    let nuls = of(|byte| byte == 0);
    let pairs = window.as_chunks::<2>().0;
    let half = |which: usize| pairs.iter().filter(|pair| pair[which] == 0).count();
    let (fewer, more) = (half(0).min(half(1)), half(0).max(half(1)));
    let steering = of(|byte| byte < 0x20 && !matches!(byte, b'\t'..=b'\r' | 0x1a | 0x1b));
    // A program or an empty disk has zeros, too, but on both sides, or with signs between them that no text has.
    if more * 10 >= pairs.len() * 7 && fewer * 20 <= pairs.len() && (steering - nuls) * 50 <= pairs.len() {
        return Some(Encoding::Utf16);
    }
    let high = of(|byte| byte >= 0x80);
    if nuls > 0 || steering > window.len() / 50 || (high > 8 && high * 10 > window.len() * 9) {
        return Some(Encoding::Binary);
    }
    // Cyrillic words are whole runs of high bytes, and a Cyrillic piece letter stands before a square.
    let is_square = |next: u8| matches!(next, b'a'..=b'h' | b'x' | b'1'..=b'8');
    let in_runs = window.windows(2).filter(|pair| pair[0] >= 0xc0 && pair[1] >= 0xc0).count();
    let starts = |which: std::ops::RangeInclusive<u8>| {
        let begins = |i: usize| i == 0 || !window[i - 1].is_ascii_alphabetic() && window[i - 1] < 0xc0;
        let fits = |i: usize| window.get(i + 1).is_some_and(|next| is_square(*next) || *next >= 0xc0);
        (0..window.len()).filter(|i| which.contains(&window[*i]) && begins(*i) && fits(*i)).count()
    };
    let (windows, koi8) = (starts(0xc0..=0xdf), starts(0xe0..=0xff));
    if in_runs + windows.max(koi8) >= 1 && in_runs + windows.max(koi8) >= high / 4 {
        return Some(if koi8 > windows { Encoding::Koi8 } else { Encoding::Cyrillic });
    }
    let eastern = of(|byte| matches!(byte, 0x8a | 0x8c | 0x8e | 0x9a | 0x9c | 0x9e | 0xb3 | 0xb9 | 0xbf | 0xe6 | 0xe8));
    let western = of(|byte| matches!(byte, 0xe4 | 0xf6 | 0xfc | 0xdf | 0xc4 | 0xd6 | 0xdc | 0xbd));
    match (western, eastern) {
        (0, 0) => None,
        (western, eastern) if eastern > western => Some(Encoding::CentralEuropean),
        _ => Some(Encoding::Western),
    }
}
