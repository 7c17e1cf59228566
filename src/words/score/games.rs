//! Find one game of a file: its headers, where its moves begin, and what stands above and between the headers. Line by line, and
//! without keeping the other games.
//!
//! A header begins another game where moves or a result stand before it, or a header of its name. A header on a line of its own
//! within a remark does so too: the remark was never closed. A header that is broken stays a header as far as it can be told, and
//! the moves behind it stay moves. Without headers, a line that begins with move 1 begins another game behind a result or below
//! a blank line. A header `Result` below the moves belongs to them, unless moves or other headers follow.

use super::account::{Account, Part};
use super::pgn::tag_value;
use super::result::{GameResult, result_in_words};
use super::signs::{is_draw_word, parse_outcome};
use super::tags::{FoundTag, TagFault, find_tag, is_tag_line, known_header};
use super::{ScoreError, form};
use crate::vocabulary::has_announcement_word;
use ansage_game::start;
use shakmaty::{CastlingMode, Chess};
use std::mem::take;

/// A game as it stands in a file.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct GameSection<'a> {
    /// The headers in their order.
    pub tags: Vec<(String, String)>,
    /// What stands above the headers and between them, and on which line each begins.
    pub above: Vec<(&'a str, usize)>,
    /// The moves, comments and result, unread.
    pub movetext: &'a str,
    /// The line the movetext begins on, from 1.
    pub line: usize,
    /// The column the movetext begins in, from 1.
    pub column: usize,
    /// Where the game begins and ends in the text, in bytes.
    pub span: (usize, usize),
    /// What has been taken of it.
    pub account: Account,
    /// Whether more games stand below it.
    pub more: bool,
    /// A result above or below the moves that contradicts one before it: its line where it is known, it, and that one.
    pub other_result: Option<(usize, GameResult, GameResult)>,
}

/// The names of the variants that are the ordinary game, in small letters and without blanks.
const ORDINARY: &str = "standard normal classical orthodox regular fromposition ?";
/// The names of Chess960.
const CHESS960: [&str; 4] = ["960", "fischer", "freestyle", "shuffle"];

impl GameSection<'_> {
    /// The position the game starts from.
    ///
    /// # Errors
    /// Returns [`ScoreError::BadStart`] if the position in `FEN` cannot be played, [`ScoreError::OtherVariant`] if `Variant` is
    /// neither chess nor Chess960, [`ScoreError::StartMissing`] if it is Chess960 and there is no `FEN`.
    pub fn start_position(&self) -> Result<Chess, ScoreError> {
        let tag = |name: &str| tag_value(&self.tags, name);
        let variant = tag("Variant").map(|name| name.to_lowercase().replace([' ', '-', '_'], "")).unwrap_or_default();
        let chess960 = CHESS960.iter().any(|known| variant.contains(known));
        let bare = variant.strip_suffix("chess").unwrap_or(&variant);
        if !chess960 && !bare.is_empty() && !ORDINARY.split(' ').any(|known| known == bare) {
            return Err(ScoreError::OtherVariant { name: tag("Variant").unwrap_or_default().to_owned() });
        }
        let is_named = |value: &str| {
            let bare = value.to_lowercase().replace([' ', '-'], "");
            ["chess960", "schach960", "fischerrandom", "fischerschach"].iter().any(|name| bare.contains(name))
        };
        if tag("FEN").is_none() && self.tags.iter().any(|(name, value)| name == "Heading" && is_named(value)) {
            return Err(ScoreError::StartMissing);
        }
        if tag("SetUp").is_some_and(|value| value.trim() == "1") && tag("FEN").is_none() {
            return Err(ScoreError::FenMissing);
        }
        // Without the header, castling rights that the usual game does not know tell the same.
        let mode = chess960.then_some(CastlingMode::Chess960);
        match tag("FEN") {
            Some(fen) => start::position_from_fen(fen, mode).map_err(ScoreError::BadStart),
            None if chess960 => Err(ScoreError::StartMissing),
            None => Ok(Chess::default()),
        }
    }
}

/// More headers than this are more than any game has.
const MOST_TAGS: usize = 1_000;

/// Finds game `number`, from 1.
///
/// # Errors
/// Returns [`ScoreError::NoGame`], [`ScoreError::BadHeader`] or [`ScoreError::BadTag`].
pub fn find_game(text: &str, number: usize) -> Result<GameSection<'_>, ScoreError> {
    let mut search = GameSearch { text, wanted: number, has_brackets: text.contains('['), ..GameSearch::default() };
    let (mut at, mut line) = (0, 1);
    while at < text.len() && search.game <= number {
        let end = text[at..].find('\n').map_or(text.len(), |i| at + i + 1);
        search.take_line(at, end, line)?;
        (at, line) = (end, line + 1);
    }
    search.close(text.len());
    let found = search.game;
    search
        .found
        .map(|section| GameSection { more: found > number, ..section })
        .ok_or(ScoreError::NoGame { game: number, found })
}

#[derive(Default)]
struct GameSearch<'a> {
    text: &'a str,
    wanted: usize,
    /// Whether there is a square bracket anywhere.
    has_brackets: bool,
    /// How many games began so far.
    game: usize,
    /// Where that game begins.
    begun: usize,
    /// Where the headers begin and end that were found since then.
    headed: Vec<(usize, usize)>,
    /// The headers of that game above the last blank line, and those below it.
    tags: Vec<(String, String)>,
    block: Vec<(String, String)>,
    /// Where that block of headers begins, and whether a blank line has ended it.
    block_at: usize,
    is_block_over: bool,
    above: Vec<(&'a str, usize)>,
    /// Headers below the moves that may be of this game, and where they begin.
    foot: Option<(usize, Vec<(String, String)>)>,
    /// Where the first text after the headers began: offset, line, column.
    moves: Option<(usize, usize, usize)>,
    /// Whether the last line was blank.
    blank: bool,
    /// Whether a line was blank since the last line of moves.
    parted: bool,
    /// The last lines of text below the moves: where they begin, and on which line. They may be the next game's.
    text_below: Option<(usize, usize)>,
    /// Whether a remark is open.
    remark: bool,
    /// Whether a line of that game has a half-move or a result, as far as a glance tells.
    played: bool,
    /// Whether one has a half-move.
    moved: bool,
    /// Whether the last line with anything on it ended with a result behind half-moves.
    ended: bool,
    found: Option<GameSection<'a>>,
}

impl<'a> GameSearch<'a> {
    fn take_line(&mut self, at: usize, end: usize, line: usize) -> Result<(), ScoreError> {
        let shown = &self.text[at..end];
        // A mail quotes line by line.
        let behind = shown.trim_start_matches(is_indent);
        let (indent, trimmed) = (shown.len() - behind.len(), behind.trim_end());
        if trimmed.is_empty() {
            (self.is_block_over, self.blank, self.parted) = (true, true, true);
            return Ok(());
        }
        let below_blank = std::mem::take(&mut self.blank);
        // A header that no game begins with is a remark where it stands right between the moves of one.
        let is_among_moves = |tag: &FoundTag| {
            self.played && !self.ended && !below_blank && !is_single(tag.name) && !is_own_result(tag.name)
        };
        let tag = find_tag(trimmed).filter(|tag| !is_among_moves(tag));
        if let Some(tag) = tag.filter(|_| !self.remark || is_tag_line(trimmed)) {
            self.remark = false;
            let column = shown[..indent].chars().count() + 1;
            return self.take_tags(tag, trimmed, at + indent, (line, column));
        }
        if let Some(glued) = self.header_behind_moves(trimmed) {
            self.take_line(at, at + indent + glued, line)?;
            let column = shown[..indent + glued].chars().count() + 1;
            let headers = &trimmed[glued..];
            let Some(tag) = find_tag(headers) else { return Ok(()) };
            return self.take_tags(tag, headers, at + indent + glued, (line, column));
        }
        let is_below = self.moved && !self.remark && (self.ended || self.parted);
        let is_heading = is_below && self.foot.is_none() && is_heading_with_result(trimmed);
        if is_heading || is_below && self.foot.is_none() && is_text(trimmed) {
            if below_blank || self.text_below.is_none() {
                self.text_below = Some((at, line));
            }
            self.ended |= is_heading;
            return Ok(());
        }
        let (mut at, mut line) = (at, line);
        if !self.begin_with_foot() && (self.game == 0 || is_below && begins_at_one(trimmed)) {
            (at, line) = self.text_below.unwrap_or((at, line));
            self.begin(at);
        }
        (self.parted, self.text_below) = (false, None);
        self.take_moves(at, line, 1);
        self.pass(trimmed);
        Ok(())
    }

    /// Where a header begins behind moves or a result on their line: `1. e4 e5 1-0 [Event "Two"]`.
    fn header_behind_moves(&self, line: &str) -> Option<usize> {
        if self.remark || !self.has_brackets || line.starts_with(['%', ';']) || !line.contains('[') {
            return None;
        }
        let mut depth = 0;
        for (at, sign) in line.char_indices() {
            match sign {
                '{' | '(' => depth += 1,
                '}' | ')' => depth -= 1,
                ';' if line[..at].ends_with(' ') => return None,
                '[' if depth <= 0 && at > 0 => {
                    let is_quoted = |tag: &FoundTag| line[at..at + tag.length].contains('"') && tag.value.is_ok();
                    if find_tag(&line[at..]).is_some_and(|tag| is_quoted(&tag)) {
                        return Some(at);
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// Moves follow the headers below those of a game: they are of another. Returns whether there were such headers.
    fn begin_with_foot(&mut self) -> bool {
        let Some((from, tags)) = self.foot.take() else { return false };
        self.begin(from);
        (self.block, self.block_at) = (tags, from);
        true
    }

    /// Another game begins.
    fn begin(&mut self, at: usize) {
        self.close(at);
        // What stands above the first game is of that one.
        self.begun = if self.game == 0 { 0 } else { at };
        self.headed.retain(|(from, _)| *from >= at);
        self.game += 1;
        (self.moves, self.remark, self.played, self.ended) = (None, false, false, false);
        (self.moved, self.parted, self.text_below) = (false, false, None);
        self.above.clear();
    }

    /// The game ends here.
    fn close(&mut self, until: usize) {
        let at = until;
        let (at, foot) = self.foot.take().map_or((at, Vec::new()), |(from, tags)| (from.min(at), tags));
        let own = take(&mut self.tags).into_iter().chain(take(&mut self.block));
        let tags: Vec<(String, String)> = own.chain(foot).collect();
        if self.game == self.wanted && self.game > 0 && self.found.is_none() {
            let (from, line, column) = self.moves.unwrap_or((at, 1, 1));
            let movetext = self.text.get(from..at).unwrap_or_default();
            let (mut account, above, other_result) = (Account::default(), take(&mut self.above), None);
            for (from, to) in self.headed.iter().filter(|(from, _)| *from < until) {
                account.take(*from, *to, Part::Header);
            }
            let (span, more) = ((self.begun, until), false);
            self.found = Some(GameSection { tags, above, movetext, line, column, span, account, more, other_result });
        }
    }

    fn take_moves(&mut self, at: usize, line: usize, column: usize) {
        self.moves.get_or_insert((at, line, column));
        self.is_block_over = true;
    }

    /// Notes what a line of moves leaves open.
    fn pass(&mut self, line: &str) {
        if line.starts_with('%') && !self.remark {
            return;
        }
        // Most lines have no remark.
        if !self.remark && !line.bytes().any(|byte| matches!(byte, b'{' | b';')) {
            return self.glance(line);
        }
        let mut rest = line;
        loop {
            if self.remark {
                let Some(end) = rest.find('}') else { return };
                (self.remark, rest) = (false, &rest[end + 1..]);
            }
            let end = rest.find(['{', ';']).unwrap_or(rest.len());
            self.glance(&rest[..end]);
            match rest[end..].chars().next() {
                Some('{') => self.remark = true,
                // A remark, unless it parts the cells of a table.
                Some(_) if end == 0 || rest[..end].ends_with(' ') => return,
                Some(_) => {}
                None => return,
            }
            rest = &rest[end + 1..];
        }
    }

    fn glance(&mut self, outside: &str) {
        let Some(last) = outside.split([' ', '\t', '|']).rfind(|word| !word.is_empty()) else { return };
        self.played = self.played || begins_like_moves(outside);
        self.moved = self.moved || has_half_move(outside);
        let is_result = parse_outcome(last.trim()).is_some();
        self.ended = self.played && is_result;
        self.played |= is_result;
    }

    /// Takes the headers of a line, and what stands behind them as moves.
    fn take_tags(
        &mut self,
        tag: FoundTag,
        shown: &str,
        start: usize,
        (line, column): (usize, usize),
    ) -> Result<(), ScoreError> {
        let column_of = |taken: usize| column + shown[..taken].chars().count();
        let mut rest = Some(tag);
        let mut taken = 0;
        while let Some(FoundTag { name, value, length }) = rest {
            let of_foot = self.take_tag(name, value.as_ref().ok(), start + taken);
            self.headed.push((start + taken, start + taken + length));
            match value {
                Ok(value) if of_foot => {
                    self.foot.iter_mut().for_each(|foot| foot.1.push((name.to_owned(), value.clone())))
                }
                Ok(value) => self.block.push((name.to_owned(), value)),
                Err(TagFault { at }) if self.game == self.wanted => {
                    return Err(ScoreError::BadTag { line, column: column_of(taken + at) });
                }
                Err(_) => self.block.push((name.to_owned(), String::new())),
            }
            if self.tags.len() + self.block.len() > MOST_TAGS {
                return Err(ScoreError::BadHeader { line });
            }
            taken += length;
            taken += shown[taken..].len() - shown[taken..].trim_start().len();
            rest = find_tag(&shown[taken..]);
        }
        if taken < shown.len() {
            self.begin_with_foot();
            self.take_moves(start + taken, line, column_of(taken));
            self.pass(&shown[taken..]);
        }
        Ok(())
    }

    /// A header begins here: of this game, or of the next. Returns whether it stands below the moves and may be of this game.
    fn take_tag(&mut self, name: &str, value: Option<&String>, at: usize) -> bool {
        let is_result = is_own_result(name);
        let own = self.tags.iter().chain(&self.block).chain(self.foot.iter().flat_map(|foot| &foot.1));
        let is_free = own.into_iter().all(|(known, _)| known != name);
        if is_result && is_free && self.played && self.moves.is_some() {
            self.foot.get_or_insert((at, Vec::new()));
            self.is_block_over = false;
            return true;
        }
        if self.foot.is_some() && self.is_block_over {
            self.begin(at);
        }
        self.begin_with_foot();
        let has_other = |tags: &[(String, String)]| {
            is_single(name) && tags.iter().any(|(known, other)| known == name && Some(other) != value)
        };
        let has = |tags: &[(String, String)]| tags.iter().any(|(known, _)| known == name);
        if self.is_block_over || self.moves.is_some() {
            self.tags.append(&mut self.block);
            (self.block_at, self.is_block_over) = (at, false);
        }
        if self.game == 0 || self.played || has_other(&self.block) {
            self.begin(at);
        } else if has(&self.tags) {
            // The headers right above it are of the game that begins.
            let block = take(&mut self.block);
            self.begin(self.block_at);
            self.block = block;
        } else if let Some((from, first, _)) = self.moves.take() {
            self.above.push((&self.text[from..at], first));
        }
        if self.block.is_empty() {
            self.block_at = at;
        }
        false
    }
}

/// What stands before a line and is none of it: blanks, and the sign with which a mail quotes.
fn is_indent(c: char) -> bool {
    matches!(c, '>' | '\u{feff}') || c.is_whitespace()
}

/// The headers that may stand below the moves of their game.
fn is_own_result(name: &str) -> bool {
    matches!(name, "Result" | "Termination")
}

/// The headers that a game has once.
fn is_single(name: &str) -> bool {
    ["Event", "Site", "Date", "Round", "White", "Black", "Result", "FEN", "Variant"].contains(&name)
}

/// Whether a line has the number 1 and a half-move behind it.
pub(super) fn begins_at_one(line: &str) -> bool {
    let signs = ['|', '│', '.', ')', ':', ';', ',', '\t', ' ', '/', '*'];
    let line =
        line.trim_start_matches(|c: char| matches!(c, '>' | '(' | '[' | '#' | '+' | '-' | '"') || c.is_whitespace());
    let Some(rest) = line.trim_start_matches(signs).strip_prefix('1') else { return false };
    let behind = rest.trim_start_matches(signs);
    let first = behind.split(signs).next().unwrap_or_default();
    // `1...` goes on with Black's move.
    let is_number = rest.starts_with(signs) && !rest[..rest.len() - behind.len()].contains("..");
    is_number && (form::parse_token_form(first.as_bytes()).is_some() || has_announcement_word(first))
}

/// Whether a half-move stands on a line, or two words of one.
fn has_half_move(line: &str) -> bool {
    let mut words = 0;
    line.split_whitespace().any(|word| {
        words += usize::from(has_announcement_word(word));
        words > 1 || form::is_half_move_with_number(word)
    })
}

/// Whether a line below the moves is none of theirs: no half-move, number, result or remark stands on it.
pub(super) fn is_text(line: &str) -> bool {
    let opens = |c: char| c.is_ascii_digit() || matches!(c, '(' | ';' | '%' | '[' | '.' | '…' | '?' | '|');
    !has_half_move(line)
        && line.split_whitespace().all(|word| parse_outcome(word).is_none())
        && !line.starts_with(opens)
        && !line.contains(['{', '}', '\t'])
}

/// Whether a line is a sentence, in which moves may be named: it begins with a word, and words are most of it.
pub(super) fn is_sentence(line: &str) -> bool {
    let signs = [',', '.', ':', ';', '!', '?', '"', '(', ')'];
    let is_word = |word: &str| word.chars().count() > 1 && word.chars().all(char::is_alphabetic);
    let mut words = line.split_whitespace().map(|word| word.trim_matches(signs));
    let Some(first) = words.next().filter(|first| is_word(first)) else { return false };
    let words = 1 + words.filter(|word| is_word(word)).count();
    let moves = line.split_whitespace().filter(|word| form::is_half_move_with_number(word)).count();
    let is_plain = !has_announcement_word(first) && !is_draw_word(first);
    is_plain && words > 2 && words > 2 * moves && !line.contains(['{', '}', '\t'])
}

/// `Round 2: Carl - Dora 0-1`: names and a result, which are the heading of a game rather than the end of one.
fn is_heading_with_result(line: &str) -> bool {
    let is_outcome = |word: &str| parse_outcome(word).is_some();
    let of_moves = |line: &str| known_header(line.split(':').next().unwrap_or_default().trim()).is_some();
    line.starts_with(char::is_alphabetic)
        && line.split_whitespace().any(is_outcome)
        && !has_half_move(line)
        && !of_moves(line)
        && result_in_words(line).is_none()
}

/// Whether a line begins with a number, a half-move or a word of one.
fn begins_like_moves(line: &str) -> bool {
    let first = line.split_whitespace().next().unwrap_or_default();
    let number = first.starts_with(|c: char| c.is_ascii_digit()) && parse_outcome(first).is_none();
    number || form::parse_token_form(first.as_bytes()).is_some() || has_announcement_word(first)
}
