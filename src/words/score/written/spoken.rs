//! Find where an announcement in words ends, by its form alone.
//!
//! A sheet has either one announcement a line (or a cell), or they run on. Where they run on, an announcement ends with
//! its target square, the new piece, check and "en passant" behind it. Whether two squares behind a piece belong to one
//! move is told by the sheet: where no piece is ever named with one square alone, moves are told in full.

use crate::locale::Lang;
use crate::score::cut::{LONGEST, ScoreToken, TokenKind};
use crate::score::form::TokenForm;
use crate::vocabulary::{WordPart, is_dash, parse_move, word_meaning};
use shakmaty::{Rank, Role};
use std::ops::Range;

/// How the announcements of a sheet are laid out.
#[derive(Debug, Clone, Copy)]
pub struct SpokenLayout {
    /// Whether there are any.
    pub any: bool,
    /// Whether each has a line, or a cell, of its own.
    lines: bool,
    /// Whether moves are told with both squares.
    full: bool,
}

/// A word or a letter of an announcement, and the token it stands in; unknown words are no part.
#[derive(Debug, Clone, Copy)]
struct SpokenToken {
    part: Option<WordPart>,
    token: usize,
}

impl SpokenLayout {
    /// Looks through a sheet.
    pub fn from_tokens(source: &str, tokens: &[ScoreToken]) -> SpokenLayout {
        let mut plan =
            SpokenLayout { any: tokens.iter().any(|token| token.kind == TokenKind::Said), lines: true, full: true };
        if !plan.any {
            return plan;
        }
        let (mut units, mut whole) = (0, 0);
        let (mut single, mut double) = (0, 0);
        let mut i = 0;
        while i < tokens.len() {
            if !plan.is_announcement_start(tokens, i) {
                i += 1;
                continue;
            }
            let end = plan.unit_end(tokens, i);
            units += 1;
            whole += usize::from(is_whole(source, &tokens[i..end]));
            i = end;
        }
        plan.lines = whole * 2 >= units;
        i = 0;
        while i < tokens.len() {
            let end = if plan.is_announcement_start(tokens, i) { plan.unit_end(tokens, i) } else { i + 1 };
            let heard = symbols(tokens, i..end);
            for at in (0..heard.len()).filter(|at| matches!(heard[*at].part, Some(WordPart::Piece(_)))) {
                match square(&heard, at + 1).map(|next| square(&heard, next).is_some()) {
                    Some(true) => double += 1,
                    Some(false) => single += 1,
                    None => {}
                }
            }
            i = end;
        }
        plan.full = single * 5 < double;
        plan
    }

    /// This one, and where there are spoken words the others: for whoever follows the moves finds out which are legal.
    pub fn alternatives(self) -> impl Iterator<Item = SpokenLayout> {
        let others = [(self.lines, !self.full), (!self.lines, self.full), (!self.lines, !self.full)];
        let others = others.into_iter().map(move |(lines, full)| SpokenLayout { lines, full, ..self });
        std::iter::once(self).chain(others.filter(move |_| self.any))
    }

    /// Whether an announcement begins at a token.
    pub fn is_announcement_start(self, tokens: &[ScoreToken], i: usize) -> bool {
        let token = &tokens[i];
        let next = tokens.get(i + 1).filter(|next| next.line == token.line && next.cell == token.cell);
        let word_follows = next.is_some_and(|next| next.kind == TokenKind::Said);
        let part_follows = || next.and_then(|next| word_meaning(next.text));
        match token.kind {
            TokenKind::Said => true,
            TokenKind::Move(form) if form.is_square() => matches!(part_follows(), Some(WordPart::Between)),
            TokenKind::Other if self.any => {
                let is_file = matches!(token.text.as_bytes(), [b'a'..=b'h' | b'A'..=b'H']);
                let is_unknown = token.text.chars().filter(|c| c.is_alphabetic()).count() > 2;
                (is_file && matches!(part_follows(), Some(WordPart::Rank(_) | WordPart::Between)))
                    || is_unknown && word_follows
            }
            _ => false,
        }
    }

    /// The token behind the words that may belong together.
    fn unit_end(self, tokens: &[ScoreToken], from: usize) -> usize {
        let mut last = None;
        for (i, token) in tokens.iter().enumerate().skip(from) {
            let first = &tokens[i.saturating_sub(1).max(from)];
            let apart = token.line == first.line && token.cell != first.cell;
            if apart || (self.lines && token.line != first.line) {
                return i;
            }
            let goes_on = match token.kind {
                TokenKind::Said | TokenKind::Other | TokenKind::Mark | TokenKind::Sign => true,
                TokenKind::Move(TokenForm::Castle(_)) => false,
                TokenKind::Move(form) => form.piece_letters()[0].is_none(),
                TokenKind::Figures => {
                    let is_rank = matches!(token.text.as_bytes(), [b'1'..=b'8']);
                    is_rank
                        && matches!(last, Some(None | Some(WordPart::File | WordPart::Piece(_) | WordPart::Between)))
                }
                TokenKind::Gap => {
                    let next = tokens.get(i + 1).is_some_and(|next| {
                        next.line == token.line
                            && matches!(next.kind, TokenKind::Said | TokenKind::Other | TokenKind::Move(_))
                    });
                    next && matches!(last, Some(Some(WordPart::Rank(_)))) && token.text.chars().all(is_dash)
                }
                _ => false,
            };
            if !goes_on {
                return i.max(from + 1);
            }
            last = symbols(tokens, i..i + 1).last().map(|heard| heard.part).or(last);
        }
        tokens.len()
    }

    /// The announcements that begin at a token, as ranges of tokens.
    pub fn announcement_ranges(self, source: &str, tokens: &[ScoreToken], from: usize) -> Vec<Range<usize>> {
        let end = self.unit_end(tokens, from);
        // `Läufer b5, a6`: told in short, a comma parts two announcements.
        let comma = !self.full && tokens[from..end - 1].iter().any(|token| token.text.ends_with(','));
        if self.lines && is_whole(source, &tokens[from..end]) && !self.is_a_row(tokens, from..end) && !comma {
            return std::iter::once(from..end).collect();
        }
        let parted = self.part(tokens, from..end);
        let all_whole = || parted.iter().all(|part| is_whole(source, &tokens[part.clone()]));
        if self.lines && (parted.len() < 2 || !all_whole()) {
            // One line, one entry: what is wrong in it is not for us to part.
            return std::iter::once(from..end).collect();
        }
        parted
    }

    /// Whether two bare squares stand behind a number on a sheet that tells moves in short: two pawns' moves.
    fn is_a_row(self, tokens: &[ScoreToken], unit: Range<usize>) -> bool {
        let before = unit.start.checked_sub(1).map(|i| tokens[i]);
        let is_number = |token: ScoreToken| matches!(token.kind, TokenKind::Number { .. } | TokenKind::Figures);
        if self.full || !before.is_some_and(|before| is_number(before) && before.line == tokens[unit.start].line) {
            return false;
        }
        let heard = symbols(tokens, unit);
        let is_bare = |heard: &SpokenToken| matches!(heard.part, Some(WordPart::File | WordPart::Rank(_)));
        heard.len() == 4 && heard.iter().all(is_bare) && square(&heard, 0).is_some()
    }

    fn part(self, tokens: &[ScoreToken], unit: Range<usize>) -> Vec<Range<usize>> {
        let heard = symbols(tokens, unit.clone());
        let mut parts: Vec<Range<usize>> = Vec::new();
        let mut at = 0;
        let mut begin = unit.start;
        while at < heard.len() {
            at = self.one(&heard, at).max(at + 1);
            // A token is never parted.
            while at < heard.len() && heard[at].token == heard[at - 1].token {
                at += 1;
            }
            let end = heard.get(at).map_or(unit.end, |next| next.token);
            parts.push(begin..end);
            begin = end;
        }
        if parts.is_empty() {
            parts.push(unit);
        }
        parts
    }

    /// Where the announcement that begins at `at` ends.
    fn one(self, heard: &[SpokenToken], mut at: usize) -> usize {
        let part = |i: usize| heard.get(i).and_then(|heard| heard.part);
        let first = part(at);
        match (first, part(at + 1)) {
            (Some(WordPart::Castle), _) => return afterwards(heard, at + 1),
            (Some(WordPart::Side), Some(WordPart::Castling)) => return afterwards(heard, at + 2),
            (Some(WordPart::Castling), Some(WordPart::Side)) if part(at + 2) != Some(WordPart::Castling) => {
                return afterwards(heard, at + 2);
            }
            (Some(WordPart::Castling | WordPart::Side), _) => return at + 1,
            _ => {}
        }
        let role = match first {
            Some(WordPart::Piece(role)) => Some(role),
            _ => None,
        };
        let unknown_piece = first.is_none() && matches!(part(at + 1), Some(WordPart::File | WordPart::Between));
        at += usize::from(role.is_some() || unknown_piece);
        let Some((end, last_rank)) = self.squares(heard, at, role.is_some() || unknown_piece) else {
            // Up to where the next one certainly begins.
            let begins = |i: &usize| {
                matches!(
                    heard[*i].part,
                    Some(WordPart::Piece(_) | WordPart::Castle | WordPart::Side | WordPart::Castling)
                )
            };
            return (at.max(1)..heard.len()).find(begins).unwrap_or(heard.len());
        };
        let is_pawn = !unknown_piece && role.is_none_or(|role| role == Role::Pawn);
        let becomes = is_pawn && last_rank && matches!(part(end), Some(WordPart::Piece(role)) if role != Role::Pawn);
        afterwards(heard, end + usize::from(becomes))
    }

    /// Behind the squares of one move, and whether its target is on the last rank.
    fn squares(self, heard: &[SpokenToken], at: usize, piece: bool) -> Option<(usize, bool)> {
        let one = square(heard, at);
        let both = one.and_then(|next| square(heard, next));
        let bound = one.is_some_and(|next| is_between(heard, next));
        let half = |is: fn(WordPart) -> bool| {
            let next = between(heard, at);
            heard.get(next).filter(|heard| heard.part.is_some_and(is)).and_then(|_| square(heard, next + 1))
        };
        let by_file = || half(|part| matches!(part, WordPart::File));
        let by_rank = || half(|part| matches!(part, WordPart::Rank(_))).filter(|_| piece);
        let whole = both.filter(|_| bound || (self.full && piece));
        let end = whole.or(one).or_else(by_file).or_else(by_rank)?;
        let last_rank = heard[at..end].iter().rev().find_map(|heard| match heard.part {
            Some(WordPart::Rank(rank)) => Some(is_last(rank)),
            _ => None,
        });
        Some((end, last_rank.unwrap_or(false)))
    }
}

/// Whether the tokens are one announcement.
fn is_whole(source: &str, tokens: &[ScoreToken]) -> bool {
    let (Some(first), Some(last)) = (tokens.first(), tokens.last()) else { return false };
    let text = source.get(first.at..last.end_offset()).unwrap_or_default();
    text.len() <= LONGEST && parse_move(text, Lang::En).is_ok()
}

fn is_last(rank: Rank) -> bool {
    matches!(rank, Rank::First | Rank::Eighth)
}

fn is_between(heard: &[SpokenToken], at: usize) -> bool {
    heard.get(at).is_some_and(|heard| heard.part == Some(WordPart::Between))
}

fn between(heard: &[SpokenToken], mut at: usize) -> usize {
    while is_between(heard, at) {
        at += 1;
    }
    at
}

/// Behind a square that begins at `at`. A misspelled word may be its file or its rank.
fn square(heard: &[SpokenToken], at: usize) -> Option<usize> {
    let at = between(heard, at);
    match (heard.get(at)?.part, heard.get(at + 1)?.part) {
        (Some(WordPart::File), Some(WordPart::Rank(_)) | None) | (None, Some(WordPart::Rank(_))) => Some(at + 2),
        _ => None,
    }
}

fn afterwards(heard: &[SpokenToken], mut at: usize) -> usize {
    while heard.get(at).is_some_and(|heard| heard.part == Some(WordPart::Afterwards)) {
        at += 1;
    }
    at
}

/// What the tokens say, part by part.
fn symbols(tokens: &[ScoreToken], range: Range<usize>) -> Vec<SpokenToken> {
    let mut all = Vec::new();
    for token in range {
        let ScoreToken { kind, text, .. } = tokens[token];
        let mut add = |part| all.push(SpokenToken { part, token });
        if matches!(kind, TokenKind::Mark | TokenKind::Sign) {
            add(Some(WordPart::Afterwards));
            continue;
        }
        let runs = text.split(|c: char| !c.is_alphanumeric()).filter(|run| !run.is_empty());
        for run in runs.flat_map(apart) {
            add(match run.as_bytes() {
                [b'a'..=b'h' | b'A'..=b'H'] => Some(WordPart::File),
                [rank @ b'1'..=b'8'] => Rank::from_char(char::from(*rank)).map(WordPart::Rank),
                _ => word_meaning(run),
            });
        }
        if kind == TokenKind::Gap {
            add(Some(WordPart::Between));
        }
    }
    all
}

/// Letters and figures of a run: `g1`, `Eva2`.
fn apart(mut run: &str) -> impl Iterator<Item = &str> {
    std::iter::from_fn(move || {
        let first = run.chars().next()?;
        let figure = first.is_ascii_digit();
        let other = |c: char| figure || c.is_ascii_digit();
        let end = run[first.len_utf8()..].find(other).map_or(run.len(), |end| end + first.len_utf8());
        let (part, rest) = run.split_at(end);
        run = rest;
        Some(part)
    })
}
