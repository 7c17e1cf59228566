//! Read a header of a game, as people and programs write it: `[White "Anna"]`, `[FEN: “…”]`, `[result 1-0]`.

use super::form;

/// No header is longer, in bytes.
const LONGEST: usize = 1 << 14;

/// The headers whose names are read in any letters.
const NAMES: [&str; 24] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "FEN",
    "SetUp",
    "Variant",
    "ECO",
    "Opening",
    "Annotator",
    "WhiteElo",
    "BlackElo",
    "WhiteTitle",
    "BlackTitle",
    "TimeControl",
    "Termination",
    "Mode",
    "PlyCount",
    "EventDate",
    "Time",
    "UTCDate",
];

/// The same in the languages of the program, and the header that each is.
const TRANSLATED: [(&str, &str); 6] = [
    ("White", "weiß weiss белые бели beli baltie białe"),
    ("Black", "schwarz чёрные черные черни црни crni melnie czarne"),
    ("Result", "ergebnis результат резултат rezultat rezultāts wynik"),
    ("Date", "datum дата datums data"),
    ("Round", "runde тур кръг kolo kārta runda"),
    ("Event", "turnier турнир turnir turnīrs turniej"),
];

/// The header that a name means, as PGN writes it: `white`, `Weiß`.
pub fn known_header(written: &str) -> Option<&'static str> {
    let known = NAMES.into_iter().find(|known| known.eq_ignore_ascii_case(written));
    known.or_else(|| {
        let lower = written.to_lowercase();
        let translated = TRANSLATED.iter().find(|(_, words)| words.split(' ').any(|word| word == lower));
        translated.map(|(name, _)| *name)
    })
}

/// The quotation marks, and those that look like them; single ones apart.
const DOUBLE: [char; 9] = ['"', '“', '”', '„', '‟', '«', '»', '″', '＂'];
const SINGLE: [char; 6] = ['\'', '‘', '’', '‚', '‛', '′'];

/// A header at the beginning of a line.
#[derive(Debug)]
pub struct FoundTag<'a> {
    /// Its name, as PGN writes it where it is a known one.
    pub name: &'a str,
    /// Its value, or the quotation mark that makes its end unknown.
    pub value: Result<String, TagFault>,
    /// How many bytes of the line it takes.
    pub length: usize,
}

/// A quotation mark within a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TagFault {
    /// Where it stands, in bytes from the beginning of the header.
    pub at: usize,
}

/// Whether a line is a whole header and nothing else.
pub fn is_tag_line(line: &str) -> bool {
    line.ends_with(']')
        && line.contains(|c| DOUBLE.contains(&c) || SINGLE.contains(&c))
        && find_tag(line).is_some_and(|tag| tag.length == line.len())
}

/// The header that a line begins with.
pub fn find_tag(line: &str) -> Option<FoundTag<'_>> {
    let line = &line[..line.floor_char_boundary(LONGEST)];
    let inner = line.strip_prefix('[')?.trim_start();
    let name_end = inner.find(|c: char| !c.is_alphanumeric() && c != '_')?;
    let (written, behind) = inner.split_at(name_end);
    let known = known_header(written);
    let behind = behind.trim_start();
    let behind = behind.strip_prefix([':', '=']).unwrap_or(behind).trim_start();
    let name = known.or_else(|| {
        let is_name = written.len() > 1 && written.is_ascii() && written.starts_with(|c: char| c.is_ascii_uppercase());
        is_name.then_some(written)
    })?;
    let value_at = line.len() - behind.len();
    match behind.chars().next().filter(|first| DOUBLE.contains(first) || SINGLE.contains(first)) {
        Some(mark) => {
            let (value, length) = quoted_value(line, value_at + mark.len_utf8(), mark);
            Some(FoundTag { name, value, length })
        }
        None => {
            // `[White Müller]`: the quotation marks are left out.
            let close = behind.find(']')?;
            let value = behind[..close].trim_end_matches(DOUBLE).trim().to_owned();
            if value.is_empty() || form::parse_token_form(written.as_bytes()).is_some() {
                return None;
            }
            Some(FoundTag { name, value: Ok(value), length: value_at + close + 1 })
        }
    }
}

/// The value behind its quotation mark, and how many bytes of the line the header takes.
fn quoted_value(line: &str, from: usize, opened: char) -> (Result<String, TagFault>, usize) {
    let rest = &line[from..];
    let is_straight = matches!(opened, '"' | '\'') && closing(rest, &[opened]).is_some();
    let marks: &[char] = match opened {
        '"' if is_straight => &['"'],
        '\'' if is_straight => &['\''],
        _ if SINGLE.contains(&opened) => &SINGLE,
        _ => &DOUBLE,
    };
    let mut value = String::new();
    let mut escaped = false;
    for (i, sign) in rest.char_indices() {
        let here = from + i;
        match sign {
            // Only a quotation mark and a backslash are escaped (PGN standard, 7); `C:\games` is a path.
            '\\' if !escaped => {
                let after = &line[here + 1..];
                let is_end =
                    |rest: &str| rest.trim_start().strip_prefix(']').is_some_and(|rest| rest.trim().is_empty());
                let ends = after.strip_prefix(marks).is_some_and(is_end);
                escaped = after.starts_with('\\') || after.starts_with(marks) && !ends;
                if !escaped {
                    value.push(sign);
                }
            }
            _ if !escaped && marks.contains(&sign) => {
                let after = line[here + sign.len_utf8()..].trim_start();
                if let Some(more) = after.strip_prefix(']') {
                    return (Ok(value), line.len() - more.len());
                }
                if closing(after, marks).is_some() {
                    return (Err(TagFault { at: here }), line.len());
                }
                return (Ok(value), line.len() - after.len());
            }
            ']' if !escaped && closing(&line[here..], marks).is_none() && !line[here..].contains(marks) => {
                return (Ok(value), here + 1);
            }
            _ if !escaped && begins_moves(&line[here..]) => return (Ok(value.trim().to_owned()), here),
            _ => {
                escaped = false;
                value.push(sign);
            }
        }
    }
    (Ok(value), line.len())
}

/// Where a quotation mark closes this header: right before a bracket, and no other header between.
fn closing(rest: &str, marks: &[char]) -> Option<usize> {
    let own = rest.split('[').next().unwrap_or_default();
    own.match_indices(']').map(|(i, _)| i).find(|i| own[..*i].trim_end().ends_with(marks))
}

/// Whether the moves begin here, behind a header that was never closed.
fn begins_moves(rest: &str) -> bool {
    let first = rest.strip_prefix("1.").map(|rest| rest.trim_start().as_bytes());
    let is_square =
        |bytes: &[u8]| matches!(bytes, [b'a'..=b'h', b'1'..=b'8', ..] | [b'A'..=b'Z', b'a'..=b'h', b'1'..=b'8', ..]);
    first.is_some_and(is_square) && !rest.contains('"')
}
