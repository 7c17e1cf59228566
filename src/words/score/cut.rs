//! Cut a score into tokens, each with its line, column and cell: half-moves and words of them, numbers, results, remarks,
//! variations, times, marks. Every sign belongs to one of them.
//!
//! PGN and other running text, sheets, tables and what Braille is in print are all cut here. The reader finds out which
//! of the tokens belong together, and whether they are moves.

use super::form::{self, TokenForm};
use super::games::{begins_at_one, is_text};
use super::result::result_in_words;
use super::signs::{is_bar, is_draw_word, is_en_passant, is_invisible, is_time, parse_outcome};
use crate::vocabulary::{has_announcement_word, is_commentators_sign, is_dash};
use shakmaty::Outcome;

/// What stands in a score.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum TokenKind {
    /// A whole half-move in an ordinary form.
    Move(TokenForm),
    /// A word of an announcement.
    Said,
    /// Anything else that is written where a move could be.
    Other,
    /// Figures alone: a move number without a dot, or a rank.
    Figures,
    /// A move number with its dot, or bound to its move; `later` for `1...`.
    Number {
        /// The number.
        value: Option<u32>,
        /// Whether it is Black's.
        later: bool,
    },
    /// `...` by itself.
    Dots,
    /// A dash, a line, a question mark: nothing was or could be read there.
    Gap,
    /// `(=)`.
    Offer,
    /// `+`, `e.p.`, `!`, `$1` behind a move.
    Mark,
    /// A sign for who stands better, a comma, a brace that closes nothing.
    Sign,
    /// A remark, its braces taken off.
    Remark,
    /// What stands in round brackets: in PGN a variation.
    Variation,
    /// A line that begins with `%`: in PGN none of the game.
    Escape,
    /// A word of a remark on a draw.
    DrawWord,
    /// A time, written by hand.
    Time,
    /// The result.
    End(Outcome),
}

/// A token.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ScoreToken<'a> {
    /// What it is.
    pub kind: TokenKind,
    /// As it stands there.
    pub text: &'a str,
    /// Where it begins in the movetext, in bytes.
    pub at: usize,
    /// Where all that it takes ends, with its brackets.
    pub taken: usize,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// In which cell of its line, from 0; tabs, `|`, `;` and `,` part cells.
    pub cell: usize,
}

impl ScoreToken<'_> {
    /// Where its text ends, in bytes.
    pub fn end_offset(&self) -> usize {
        self.at + self.text.len()
    }
}

/// A score in tokens, and what is wrong with it as a whole.
#[derive(Debug)]
pub struct TokenizedScore<'a> {
    /// The tokens in their order.
    pub tokens: Vec<ScoreToken<'a>>,
    /// The line on which it got longer than any score; what stands behind it is not cut.
    pub too_long: Option<usize>,
    /// The first remark or variation without an end: its line, and what opens it.
    pub unclosed: Option<(usize, char)>,
    /// The first sign that closes nothing: its line, its column, and the sign.
    pub unopened: Option<(usize, usize, char)>,
}

/// More tokens than this are more than any score has, with all its remarks and words.
const MOST_TOKENS: usize = 40_000;
/// What is longer than this many bytes is no half-move in any notation.
pub const LONGEST: usize = 400;

/// Cuts a movetext that begins on that line and column.
pub fn tokenize_movetext(text: &str, line: usize, column: usize) -> TokenizedScore<'_> {
    let least = (text.len() / 5).min(MOST_TOKENS) + 4;
    let score = TokenizedScore { tokens: Vec::with_capacity(least), too_long: None, unclosed: None, unopened: None };
    let (braceless, endless, bracketless, nested) = (false, false, 0, true);
    let mut cutter = Tokenizer {
        text,
        at: 0,
        line,
        column,
        cell: 0,
        braceless,
        endless,
        bracketless,
        bracketed: false,
        signed: false,
        nested,
        score,
    };
    while let Some(next) = cutter.text.as_bytes().get(cutter.at) {
        match next {
            b' ' | b'\r' => cutter.step(1, 1),
            b'\n' => cutter.new_line(),
            b'\t' | b'|' => cutter.cell_end(),
            b'"' if cutter.is_quote_of_cell() => cutter.step(1, 1),
            // A mail quotes line by line.
            b'>' if cutter.is_line_start() => cutter.step(1, 1),
            b'}' | b')' => cutter.unopened(),
            b'{' => cutter.remark('{', '}'),
            b'(' if !cutter.rest().starts_with("(=)") => cutter.remark('(', ')'),
            b'[' => cutter.remark('[', ']'),
            b';' if cutter.parts_cells() => cutter.cell_end(),
            b';' if cutter.parts_moves() => cutter.step(1, 1),
            b';' => cutter.rest_of_line(TokenKind::Remark),
            b'%' if cutter.column == 1 => cutter.rest_of_line(TokenKind::Escape),
            _ => cutter.word_or_blank(),
        }
        if cutter.score.tokens.len() > MOST_TOKENS {
            return TokenizedScore { too_long: Some(cutter.line), ..cutter.score };
        }
    }
    cutter.score
}

struct Tokenizer<'a> {
    text: &'a str,
    at: usize,
    line: usize,
    column: usize,
    cell: usize,
    /// Whether there is no `}` any more, and no `)`.
    braceless: bool,
    endless: bool,
    /// Up to here there is no `]`.
    bracketless: usize,
    /// Whether move numbers stand in brackets, and whether a sign stands before them.
    bracketed: bool,
    signed: bool,
    /// Whether every variation within a variation was closed so far.
    nested: bool,
    score: TokenizedScore<'a>,
}

impl<'a> Tokenizer<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn step(&mut self, bytes: usize, columns: usize) {
        self.at += bytes;
        self.column += columns;
    }

    fn new_line(&mut self) {
        self.at += 1;
        (self.line, self.column, self.cell) = (self.line + 1, 1, 0);
    }

    fn cell_end(&mut self) {
        // The bar at the beginning of a line opens its first cell.
        let opens = self.rest().starts_with('|') && self.is_line_start();
        self.cell += usize::from(!opens);
        self.step(1, 1);
    }

    fn is_line_start(&self) -> bool {
        let before = self.text[..self.at].bytes().rev().take_while(|byte| *byte != b'\n');
        self.cell == 0 && before.take(self.column).all(|byte| matches!(byte, b' ' | b'>'))
    }

    /// `"1";"e4";"e5"`: whether a quotation mark opens or closes a cell.
    fn is_quote_of_cell(&self) -> bool {
        let opens =
            matches!(self.text[..self.at].bytes().next_back(), None | Some(b'\n' | b'\r' | b';' | b',' | b'\t'));
        let line = self.rest().split('\n').next().unwrap_or_default();
        opens && line[1..].contains('"') || !opens && is_end_of_quoted_cell(line)
    }

    /// Whether a `;` stands right behind something or another `;`, and not as the beginning of a remark.
    fn parts_cells(&self) -> bool {
        let before = self.at.checked_sub(1).map(|i| self.text.as_bytes()[i]);
        let after = self.text.as_bytes().get(self.at + 1);
        let glued = before.is_some_and(|byte| !byte.is_ascii_whitespace()) || (self.cell > 0 && before == Some(b'\n'));
        glued && after.is_some_and(|byte| *byte != b' ')
    }

    /// `1. e4 e5; 2. Nf3`, `1. e4; e5`: whether a `;` stands right behind something, and a number or a half-move behind it.
    fn parts_moves(&self) -> bool {
        let before = self.at.checked_sub(1).map(|i| self.text.as_bytes()[i]);
        let after = self.rest()[1..].trim_start_matches(' ');
        let word = after.split([' ', ';', '\n']).next().unwrap_or_default();
        before.is_some_and(|byte| !byte.is_ascii_whitespace())
            && (after.starts_with(|c: char| c.is_ascii_digit()) || form::parse_token_form(word.as_bytes()).is_some())
    }

    /// Keeps a token of that many bytes and goes on behind it.
    fn push(&mut self, kind: TokenKind, bytes: usize) {
        let text = &self.rest()[..bytes];
        self.keep(kind, text, bytes);
        self.pass(bytes);
    }

    /// Keeps a token that begins here and takes that many bytes.
    fn keep(&mut self, kind: TokenKind, text: &'a str, bytes: usize) {
        let Tokenizer { at, line, column, cell, .. } = *self;
        self.score.tokens.push(ScoreToken { kind, text, at, taken: at + bytes, line, column, cell });
    }

    /// Goes on behind so many bytes, which may be lines.
    fn pass(&mut self, bytes: usize) {
        let passed = &self.rest()[..bytes];
        if passed.is_ascii() && !passed.contains('\n') {
            return self.step(bytes, bytes);
        }
        for (count, line) in passed.split('\n').enumerate() {
            if count > 0 {
                (self.line, self.column, self.cell) = (self.line + 1, 1, 0);
            }
            self.column += line.chars().count();
        }
        self.at += bytes;
    }

    /// A remark up to the sign that closes it; one that is never closed ends with its line, or is none where moves stand
    /// on it, so that no move is lost.
    fn remark(&mut self, open: char, close: char) {
        let inner = &self.rest()[1..];
        let whole = match (open, close) {
            ('[', _) if self.at < self.bracketless => None,
            ('[', _) => {
                let end = inner.find([close, '[', '{']).unwrap_or(inner.len());
                let within = &inner[..end];
                let is_near = within.len() <= LONGEST && within.lines().skip(1).all(|line| !line.trim().is_empty());
                let closed = inner[end..].starts_with(close) && is_near;
                self.bracketless = if closed { 0 } else { self.at + within.find('\n').unwrap_or(end) };
                closed.then_some(end)
            }
            ('{', _) => self.brace_end(),
            _ => self.closed(open, close),
        };
        let length = match whole {
            Some(length) => length,
            None if open == '{' && !self.moves_follow() => return self.rest_of_line(TokenKind::Remark),
            None => return self.push(TokenKind::Sign, 1),
        };
        let text = &inner[..length];
        let number = text.trim().trim_end_matches(['.', ':', ')']);
        if open != '{' && self.numbers_in_brackets(number) {
            let value = number.parse().ok();
            return self.push(TokenKind::Number { value, later: text.contains("..") }, length + 2);
        }
        if open == '(' && is_time_with_offer(text) {
            let time = text.trim_matches(|c: char| c == '=' || c.is_whitespace());
            self.keep(TokenKind::Time, time, length + 2);
            self.keep(TokenKind::Offer, text, 0);
            return self.pass(length + 2);
        }
        let kind = match open {
            '(' | '[' if is_time(text) => TokenKind::Time,
            '(' if let Some(outcome) = parse_outcome(text.trim()) => TokenKind::End(outcome),
            '(' => TokenKind::Variation,
            _ => TokenKind::Remark,
        };
        // A bracket keeps its own signs, for they say that it is not the players' text.
        let shown = if open == '{' || kind == TokenKind::Time { text } else { &self.rest()[..length + 2] };
        self.keep(kind, shown, length + 2);
        self.pass(length + 2);
    }

    /// `(1) e4 e5 (2) Nf3`: whether what stands in brackets is a move number. In such a score the first stands before all moves;
    /// elsewhere it is a time or a remark.
    fn numbers_in_brackets(&mut self, text: &str) -> bool {
        let is_number = (1..=3).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
        self.bracketed |= is_number && self.score.tokens.is_empty();
        is_number && self.bracketed
    }

    /// Whether a half-move stands behind this sign on its line.
    fn moves_follow(&self) -> bool {
        let rest = &self.rest()[1..];
        let near = rest[..rest.floor_char_boundary(LONGEST)].split('\n').next().unwrap_or_default();
        near.split_whitespace().any(|word| form::parse_token_form(word.as_bytes()).is_some())
    }

    /// How long a remark in braces is: up to the first `}`, for they do not nest (PGN standard, 5).
    fn brace_end(&mut self) -> Option<usize> {
        let inner = &self.rest()[1..];
        let end = if self.braceless { None } else { inner.find('}') };
        self.braceless = end.is_none();
        if end.is_none_or(|end| holds_other_remark(&inner[..end])) {
            self.score.unclosed = self.score.unclosed.or(Some((self.line, '{')));
        }
        end
    }

    /// How long a variation is: up to its own closing sign, else up to the first there is.
    fn closed(&mut self, open: char, close: char) -> Option<usize> {
        let inner = &self.rest()[1..];
        let first = if self.endless { None } else { inner.find(close) };
        self.endless = first.is_none();
        if let Some(first) = first
            && (!self.nested || !inner[..first].contains([open, '{']))
        {
            self.note_other_game(&inner[..first], open);
            return Some(first);
        }
        let own = first.and_then(|_| own_end(inner, open, close));
        if own.is_none() {
            self.nested = false;
            self.score.unclosed = self.score.unclosed.or(Some((self.line, open)));
        }
        own.iter().for_each(|own| self.note_other_game(&inner[..*own], open));
        own.or(first)
    }

    /// What holds the beginning of another game, below a blank line, was never closed.
    fn note_other_game(&mut self, inner: &str, open: char) {
        let mut lines = inner.lines().skip_while(|line| !line.trim().is_empty());
        if inner.contains('\n') && lines.any(begins_at_one) {
            self.score.unclosed = self.score.unclosed.or(Some((self.line, open)));
        }
    }

    /// A sign that closes what is not open.
    fn unopened(&mut self) {
        let mark = self.rest().chars().next().unwrap_or_default();
        self.score.unopened = self.score.unopened.or(Some((self.line, self.column, mark)));
        self.push(TokenKind::Sign, 1);
    }

    fn rest_of_line(&mut self, kind: TokenKind) {
        let line = self.rest().split('\n').next().unwrap_or_default();
        let (length, text) = (line.len(), line.trim_end());
        let text = text.strip_prefix(';').unwrap_or(text);
        if !text.trim().is_empty() {
            self.keep(kind, text, length);
        }
        self.pass(length);
    }

    fn word_or_blank(&mut self) {
        let rest = self.rest();
        let Some(next) = rest.chars().next() else { return };
        if next.is_whitespace() || next == '\u{1a}' || !next.is_ascii() && is_invisible(next) {
            return self.step(next.len_utf8(), 1);
        }
        if !next.is_ascii() && is_bar(next) {
            self.cell += usize::from(!self.is_line_start());
            return self.step(next.len_utf8(), 1);
        }
        let length = word_length(rest);
        let word = &rest[..length];
        let figures = word.bytes().take_while(u8::is_ascii_digit).count();
        let is_first = self.score.tokens.is_empty();
        let may_be_signed = !word.as_bytes()[0].is_ascii_alphanumeric();
        if may_be_signed && let Some(number) = signed_number(word, is_first || self.signed) {
            self.signed |= is_first;
            self.push(number, word.len());
        } else if figures > 0 || word.starts_with(['.', '…']) {
            self.numbered(word, figures);
        } else {
            self.plain(word);
        }
        if matches!(self.score.tokens.last().map(|token| token.kind), Some(TokenKind::End(_))) {
            self.reason_behind_result();
        }
    }

    /// `1-0 forfeit`: words behind a result on its line are a remark, unless they are another result.
    fn reason_behind_result(&mut self) {
        let line = self.rest().split('\n').next().unwrap_or_default();
        let words = line.trim();
        if words.len() <= LONGEST
            && words.starts_with(char::is_alphabetic)
            && is_text(words)
            && result_in_words(words).is_none()
        {
            let blanks = &line[..line.len() - line.trim_start().len()];
            self.step(blanks.len(), blanks.chars().count());
            self.rest_of_line(TokenKind::Remark);
        }
    }

    /// A word that begins with figures or dots.
    fn numbered(&mut self, word: &'a str, figures: usize) {
        let value = word[..figures].parse().ok().filter(|_| figures <= 4);
        let dots = word[figures..].find(|c| !matches!(c, '.' | '…')).unwrap_or(word.len() - figures);
        let later = word[figures..figures + dots].contains("..") || word[figures..figures + dots].contains('…');
        if let Some(outcome) = parse_outcome(word) {
            self.push(TokenKind::End(outcome), word.len());
        } else if is_time(word) {
            self.push(TokenKind::Time, word.len());
        } else if figures == 0 {
            self.push(if later { TokenKind::Dots } else { TokenKind::Mark }, dots);
        } else if dots > 0 {
            // `1.)`
            let closes = figures + dots == word.len() && self.rest()[word.len()..].starts_with(')');
            self.push(TokenKind::Number { value, later }, figures + dots + usize::from(closes));
        } else if figures == word.len() {
            self.push(
                if word.bytes().all(|byte| byte == b'0') { TokenKind::Other } else { TokenKind::Figures },
                figures,
            );
        } else if matches!(&word[figures..], ")" | ":" | "/") {
            self.push(TokenKind::Number { value, later }, word.len());
        } else if let Some(behind) = word[figures..].strip_prefix([')', ':'])
            && form::parse_token_form(behind.as_bytes()).is_some()
        {
            self.push(TokenKind::Number { value, later }, figures + 1);
        } else if form::parse_token_form(word.as_bytes()).is_none()
            && form::parse_token_form(&word.as_bytes()[figures..]).is_some()
        {
            self.push(TokenKind::Number { value, later }, figures);
        } else {
            self.plain(word);
        }
    }

    /// A word without a number before it. An evaluation that is bound to it becomes a token of its own.
    fn plain(&mut self, word: &'a str) {
        if let Some(form) = form::parse_token_form(word.as_bytes()) {
            return self.push(TokenKind::Move(form), word.len());
        }
        if is_time(word) {
            return self.push(TokenKind::Time, word.len());
        }
        if word.starts_with("(=)") {
            return self.push(TokenKind::Offer, word.len());
        }
        let evaluated = bare_of_evaluation(word).filter(|rest| rest.contains(char::is_alphanumeric));
        if let Some(rest) = evaluated {
            self.plain(rest);
            return self.push(TokenKind::Sign, word.len() - rest.len());
        }
        if let Some((phrase, result)) = result_in_words(self.rest()) {
            return self.push(TokenKind::End(result.outcome()), phrase);
        }
        let parted = ["+ -", "- +"].into_iter().find(|sign| self.rest().starts_with(sign));
        if let Some(sign) =
            parted.filter(|sign| self.rest()[sign.len()..].chars().next().is_none_or(char::is_whitespace))
        {
            return self.push(TokenKind::Sign, sign.len());
        }
        self.push(kind_of(word), word.len());
    }
}

/// `+7.`, `#3.`, `№5`, `**2.**`: a move number with a sign before it. Without a dot it is one in a score that begins so.
fn signed_number(word: &str, begins_so: bool) -> Option<TokenKind> {
    let signs = ['+', '-', '–', '−', '#', '№', '•'];
    let bold = word.strip_prefix("**").or_else(|| word.strip_prefix("__"));
    let bare = bold.or_else(|| word.strip_prefix(signs)).unwrap_or(word);
    let number = bare.trim_end_matches(['*', '_', '~']);
    let figures = number.bytes().take_while(u8::is_ascii_digit).count();
    let dots = &number[figures..];
    let is_dotted = !dots.is_empty() && dots.chars().all(|c| matches!(c, '.' | '…' | ')' | ':'));
    let is_number =
        (1..=3).contains(&figures) && (is_dotted || dots.is_empty() && (begins_so || word.starts_with('№')));
    let later = dots.contains("..") || dots.contains('…');
    (bare.len() < word.len() && is_number).then(|| TokenKind::Number { value: number[..figures].parse().ok(), later })
}

/// Whether a remark was never closed and has swallowed moves up to the end of another: half-moves stand before that other, or it
/// begins a line.
fn holds_other_remark(inner: &str) -> bool {
    let Some(other) = inner.rfind('{') else { return false };
    let before = &inner[..other];
    let begins_line = before.trim_end_matches([' ', '\t']).ends_with('\n');
    begins_line || before.split_whitespace().any(form::is_half_move_with_number)
}

/// `Nf3=`, `e4+/-`, `Qd2⩲`: the half-move in front of an evaluation. A `=` in front of which the new piece belongs is none.
fn bare_of_evaluation(word: &str) -> Option<&str> {
    let is_own = |c: char| c == '=' || is_commentators_sign(c) && !matches!(c, '†' | '‡');
    let unpraised = word.trim_end_matches(['!', '?']);
    let rest = unpraised.trim_end_matches(|c: char| is_own(c) || matches!(c, '+' | '/') || is_dash(c));
    let sign = &unpraised[rest.len()..];
    let is_evaluation = sign.contains(is_own) || sign.contains('+') && sign.contains(is_dash);
    let lacks_piece = || form::parse_token_form(rest.as_bytes()).is_some_and(TokenForm::lacks_promotion);
    (is_evaluation && !(sign.starts_with('=') && lacks_piece())).then_some(rest)
}

/// `+0.35`, `-1.2/14`, `#-4`: what a program says of a position.
fn is_programs_evaluation(word: &str) -> bool {
    let Some(rest) = word.strip_prefix(['+', '-', '−', '#']) else { return false };
    let is_figure = |c: char| c.is_ascii_digit();
    let rest = rest.trim_start_matches(['-', '+']);
    let may_be = if word.starts_with('#') { rest.len() <= 3 } else { rest.contains('.') };
    may_be && rest.starts_with(is_figure) && rest.chars().all(|c| is_figure(c) || matches!(c, '.' | '/'))
}

/// `0:59.5`: a time that no score here writes, kept as it stands.
fn is_time_with_tenths(word: &str) -> bool {
    let parts = word.rsplit_once('.').filter(|(time, _)| time.contains(':') && is_time(time));
    parts.is_some_and(|(_, tenths)| (1..=3).contains(&tenths.len()) && tenths.bytes().all(|byte| byte.is_ascii_digit()))
}

/// `(1:28 =)`: a time and a draw offer.
fn is_time_with_offer(bracketed: &str) -> bool {
    let mut words: Vec<&str> = bracketed.split_whitespace().collect();
    let parts = words.len();
    words.retain(|word| *word != "=");
    parts == 2 && matches!(words[..], [time] if is_time(time))
}

/// Where what was opened is closed, with all that is opened within it. In a variation stand remarks, too, and brackets
/// in them are none.
fn own_end(inner: &str, open: char, close: char) -> Option<usize> {
    let mut depth = 1;
    let mut remark = false;
    for (i, sign) in inner.match_indices([open, close, '{', '}']) {
        match sign.chars().next()? {
            '{' if open != '{' => remark = true,
            '}' if open != '{' => remark = false,
            _ if remark => {}
            sign if sign == open => depth += 1,
            _ => depth -= 1,
        }
        if depth == 0 {
            return Some(i);
        }
    }
    None
}

/// Whether a quotation mark ends a cell: another follows, or the line ends.
fn is_end_of_quoted_cell(text: &str) -> bool {
    let behind = text[1..].trim_start_matches(' ');
    behind.is_empty() || behind.starts_with(['\n', '\r']) || behind.starts_with(';') || behind.starts_with(',')
}

/// How many bytes a word has: up to a blank, a brace, or the end of its cell.
fn word_length(text: &str) -> usize {
    let bytes = text.as_bytes();
    if bytes.first() == Some(&b'0') && text.starts_with("0,5-0,5") {
        return "0,5-0,5".len();
    }
    if let Some(behind) = text.strip_prefix("(=)") {
        return 3 + behind.bytes().take_while(|byte| matches!(byte, b'!' | b'?')).count();
    }
    for (i, byte) in bytes.iter().enumerate() {
        let next = || bytes.get(i + 1).copied().unwrap_or(b' ');
        let ends = match byte {
            b' ' | b'\n' | b'\t' | b'\r' | b'{' | b'}' | 0x1a => true,
            // `1)` is a number, `e8(Q)` and `(=)` hold their own.
            b')' => i > 0 && !text[..i].contains('(') && !text[..i].bytes().all(|byte| byte.is_ascii_digit()),
            b'$' => i > 0,
            b'|' => true,
            b'"' => i > 0 && is_end_of_quoted_cell(&text[i..]),
            b';' | b'[' => i > 0,
            // `Nf3,Nc6`, but not `Nf3,`.
            b',' => i > 0 && next() > b' ',
            // `e8(Q)` is a new piece, anything longer in brackets a remark.
            b'(' => i > 0 && (text[i..].starts_with("(=)") || text[i..].chars().nth(2) != Some(')')),
            0x80.. => {
                let is_end = |c: char| c.is_whitespace() || is_bar(c) || is_invisible(c);
                i > 0 && text.is_char_boundary(i) && text[i..].starts_with(is_end)
            }
            _ => false,
        };
        if ends {
            return i.max(1);
        }
    }
    bytes.len()
}

fn kind_of(word: &str) -> TokenKind {
    if let Some(outcome) = parse_outcome(word) {
        return TokenKind::End(outcome);
    }
    let is_gap = |c: char| is_dash(c) || matches!(c, '_' | '?' | '~' | '/' | '\\');
    if word.chars().all(is_gap) {
        return TokenKind::Gap;
    }
    if is_programs_evaluation(word) || is_time_with_tenths(word) {
        return TokenKind::Remark;
    }
    let is_mark = |c: char| matches!(c, '+' | '#' | '!' | '?');
    if word.starts_with('$') || word.chars().all(is_mark) || is_en_passant(word) {
        return TokenKind::Mark;
    }
    // Praise and the signs for who stands better say nothing of the move.
    let is_sign = |c: char| matches!(c, '=' | '/' | ',' | '}' | ')') || is_commentators_sign(c);
    if word.chars().all(|c| is_mark(c) || is_sign(c) || is_dash(c)) {
        return TokenKind::Sign;
    }
    if is_draw_word(word) {
        return TokenKind::DrawWord;
    }
    if has_announcement_word(word) { TokenKind::Said } else { TokenKind::Other }
}
