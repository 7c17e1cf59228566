//! Find one game of a file, its headers and where its moves begin, line by line and without keeping the others.
//!
//! A header that is broken stays a header as far as it can be told, and the moves behind it stay moves.

use crate::score::signs::parse_outcome;
use crate::score::{ScoreError, form, pgn::PgnSection};
use crate::vocabulary::has_announcement_word;

/// A game as it stands in a file.
#[derive(Debug)]
pub struct FoundGame<'a> {
    /// Headers, movetext and its line.
    pub section: PgnSection<'a>,
    /// The column the movetext begins in, from 1.
    pub column: usize,
}

/// More headers than this are more than any game has.
const MOST_TAGS: usize = 1_000;
/// No header is longer, in bytes.
const LONGEST_HEADER: usize = 1 << 14;

/// Finds game `number`, from 1.
///
/// # Errors
/// No such game, or headers without end.
pub fn find_game(text: &str, number: usize) -> Result<FoundGame<'_>, ScoreError> {
    let mut search = GameSearch {
        text,
        wanted: number,
        game: 0,
        in_moves: true,
        remark: false,
        played: false,
        ended: false,
        found: None,
    };
    let (mut at, mut line) = (0, 1);
    while at < text.len() && !search.is_done() {
        let end = text[at..].find('\n').map_or(text.len(), |i| at + i + 1);
        search.line(at, end, line)?;
        (at, line) = (end, line + 1);
    }
    let found = search.game;
    let Some(OpenGame { tags, moves, line, column, end }) = search.found else {
        return Err(ScoreError::NoGame { game: number, found });
    };
    let movetext = text.get(moves..end.unwrap_or(text.len())).unwrap_or_default();
    Ok(FoundGame { section: PgnSection { tags, movetext, line }, column })
}

struct OpenGame {
    tags: Vec<(String, String)>,
    moves: usize,
    line: usize,
    column: usize,
    end: Option<usize>,
}

struct GameSearch<'a> {
    text: &'a str,
    wanted: usize,
    /// How many games began so far.
    game: usize,
    /// Whether moves of that game were seen, so that a header begins the next one.
    in_moves: bool,
    /// Whether a remark is open.
    remark: bool,
    /// Whether a line of that game has a half-move, as far as a glance tells: a result above the moves ends nothing.
    played: bool,
    /// Whether the last line with anything on it ended with a result.
    ended: bool,
    found: Option<OpenGame>,
}

impl GameSearch<'_> {
    fn is_done(&self) -> bool {
        self.game > self.wanted
    }

    fn line(&mut self, at: usize, end: usize, line: usize) -> Result<(), ScoreError> {
        let shown = &self.text[at..end];
        let trimmed = shown.trim();
        if trimmed.is_empty() {
            return Ok(());
        }
        if let Some(header) = header(trimmed, self.remark) {
            if self.in_moves {
                self.begin(at);
            }
            let indent = &shown[..shown.len() - shown.trim_start().len()];
            return self.header(
                header,
                trimmed,
                at + indent.len(),
                HeaderPlace { line, indent: indent.chars().count() },
            );
        }
        let begins = self.ended && (trimmed.starts_with("1.") || trimmed.starts_with("1 "));
        if self.game == 0 || begins {
            self.begin(at);
        }
        self.moves(at, line, 1);
        self.pass(trimmed);
        Ok(())
    }

    fn begin(&mut self, at: usize) {
        self.found.iter_mut().for_each(|open| open.end = open.end.or(Some(at)));
        self.game += 1;
        (self.in_moves, self.remark, self.played, self.ended) = (false, false, false, false);
        if self.game == self.wanted {
            self.found = Some(OpenGame { tags: Vec::new(), moves: self.text.len(), line: 1, column: 1, end: None });
        }
    }

    fn moves(&mut self, at: usize, line: usize, column: usize) {
        if !self.in_moves && self.game == self.wanted {
            self.found.iter_mut().for_each(|open| (open.moves, open.line, open.column) = (at, line, column));
        }
        self.in_moves = true;
    }

    /// Notes what a line of moves leaves open.
    fn pass(&mut self, line: &str) {
        for sign in line.bytes() {
            match sign {
                b'{' => self.remark = true,
                b'}' => self.remark = false,
                _ => {}
            }
        }
        self.played |= begins_like_moves(line);
        let last = line.rsplit([' ', '\t', '|']).next().unwrap_or_default();
        self.ended = self.played && !self.remark && matches!(last, "1-0" | "0-1" | "1/2-1/2" | "*" | "½-½");
    }

    /// Takes the headers of a line, and what stands behind them as moves.
    fn header(&mut self, header: FoundHeader, shown: &str, start: usize, place: HeaderPlace) -> Result<(), ScoreError> {
        let HeaderPlace { line, indent } = place;
        let mut rest = Some(header);
        let mut taken = 0;
        while let Some(FoundHeader { name, value, length }) = rest {
            taken += length;
            if let Some(open) = self.found.as_mut().filter(|open| open.end.is_none()) {
                if open.tags.len() >= MOST_TAGS {
                    return Err(ScoreError::BadHeader { line });
                }
                open.tags.push((name.to_owned(), value));
            }
            taken += shown[taken..].len() - shown[taken..].trim_start().len();
            rest = self::header(&shown[taken..], false);
        }
        if taken < shown.len() {
            let column = indent + shown[..taken].chars().count() + 1;
            self.moves(start + taken, line, column);
            self.pass(&shown[taken..]);
        }
        Ok(())
    }
}

/// A line of headers: its number, from 1, and how many characters stand before the first bracket.
struct HeaderPlace {
    line: usize,
    indent: usize,
}

struct FoundHeader<'a> {
    name: &'a str,
    value: String,
    /// How many bytes of the line it takes.
    length: usize,
}

/// The header a line begins with. Within a remark only a whole one counts, for brackets may stand there, too.
fn header(line: &str, remark: bool) -> Option<FoundHeader<'_>> {
    let line = &line[..line.floor_char_boundary(LONGEST_HEADER)];
    let inner = line.strip_prefix('[')?;
    let name_start = inner.len() - inner.trim_start().len();
    let name_end = inner[name_start..].find(|c: char| !c.is_ascii_alphanumeric() && c != '_')? + name_start;
    let name = &inner[name_start..name_end];
    let begins = name.starts_with(|c: char| c.is_ascii_uppercase()) && name.len() > 1;
    if !begins || remark && !(name == "Event" && line.ends_with("\"]")) {
        return None;
    }
    let behind = inner[name_end..].trim_start();
    let value_start = line.len() - behind.len();
    let Some(quoted) = behind.strip_prefix('"') else {
        // `[White Müller]`: the quotation marks are left out.
        let close = behind.find(']')?;
        let value = behind[..close].trim_end_matches('"').trim().to_owned();
        return Some(FoundHeader { name, value, length: value_start + close + 1 });
    };
    let mut value = String::new();
    let mut escaped = false;
    for (i, sign) in quoted.char_indices() {
        let here = value_start + 1 + i;
        match sign {
            '\\' if !escaped => escaped = true,
            '"' if !escaped => {
                let after = line[here + 1..].trim_start();
                let closed = after.starts_with(']');
                let length = line.len() - after.len() + usize::from(closed);
                return Some(FoundHeader { name, value, length });
            }
            ']' if !escaped && !line[here..].contains('"') => {
                return Some(FoundHeader { name, value, length: here + 1 });
            }
            _ if !escaped && begins_moves(&line[here..]) => {
                return Some(FoundHeader { name, value: value.trim().to_owned(), length: here });
            }
            _ => {
                escaped = false;
                value.push(sign);
            }
        }
    }
    Some(FoundHeader { name, value, length: line.len() })
}

/// Whether a line begins with a number, a half-move or a word of one.
fn begins_like_moves(line: &str) -> bool {
    let first = line.split_whitespace().next().unwrap_or_default();
    let number = first.starts_with(|c: char| c.is_ascii_digit()) && parse_outcome(first).is_none();
    number || form::parse_token_form(first.as_bytes()).is_some() || has_announcement_word(first)
}

/// Whether the moves begin here, behind a header that was never closed.
fn begins_moves(rest: &str) -> bool {
    let first = rest.strip_prefix("1.").map(|rest| rest.trim_start().as_bytes());
    let is_square =
        |bytes: &[u8]| matches!(bytes, [b'a'..=b'h', b'1'..=b'8', ..] | [b'A'..=b'Z', b'a'..=b'h', b'1'..=b'8', ..]);
    first.is_some_and(is_square) && !rest.contains('"')
}
