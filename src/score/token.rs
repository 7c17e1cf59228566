//! Cut a score into tokens, each with its line and column.

use super::ScoreError;
use crate::vocabulary::is_dash;
use shakmaty::{Color, KnownOutcome, Outcome};

/// What stands in a score.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum TokenKind {
    /// A move, or a word of one.
    Text,
    /// Figures alone: a move number without a dot, or a rank.
    Figures,
    /// `1.`, `1...`, `...`: nothing before it belongs to what follows.
    Number,
    /// `(=)` or `=`.
    Offer,
    /// `+`, `e.p.`, `!`, `$1` behind a move.
    Mark,
    /// `{...}` or `;...`.
    Comment,
    /// The result.
    End(Outcome),
}

/// A piece of a score.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Token {
    pub kind: TokenKind,
    pub text: String,
    pub line: usize,
    pub column: usize,
}

/// The results people write. "S-S" stands in one of the texts of the Laws, for "1/2" lost in printing.
const RESULTS: [(&[&str], Outcome); 4] = [
    (&["1-0", "1:0"], Outcome::Known(KnownOutcome::Decisive { winner: Color::White })),
    (&["0-1", "0:1"], Outcome::Known(KnownOutcome::Decisive { winner: Color::Black })),
    (&["1/2-1/2", "½-½", "1/2", "½", "1/2:1/2", "½:½", "0.5-0.5", "S-S"], Outcome::Known(KnownOutcome::Draw)),
    (&["*"], Outcome::Unknown),
];

/// More tokens than this are more than any game has, with all its remarks and words.
const MOST_TOKENS: usize = 40_000;

struct Cutter<'a> {
    rest: std::iter::Peekable<std::str::Chars<'a>>,
    line: usize,
    column: usize,
    tokens: Vec<Token>,
}

/// Cuts a score; its first line has the number `line`.
pub(super) fn tokens(text: &str, line: usize) -> Result<Vec<Token>, ScoreError> {
    let mut cutter = Cutter { rest: text.chars().peekable(), line, column: 1, tokens: Vec::new() };
    while let Some(next) = cutter.rest.peek().copied() {
        match next {
            _ if next.is_whitespace() || next == '\u{feff}' => drop(cutter.take()),
            '{' => cutter.comment()?,
            ';' => cutter.line_comment(),
            '%' if cutter.column == 1 => cutter.line_comment(),
            _ => cutter.word()?,
        }
        if cutter.tokens.len() > MOST_TOKENS {
            return Err(ScoreError::TooLong { line: cutter.line });
        }
    }
    let mut tokens = joined(cutter.tokens);
    for token in tokens.iter_mut().filter(|token| token.kind == TokenKind::Text) {
        token.kind = kind_of(&token.text);
    }
    Ok(tokens)
}

impl Cutter<'_> {
    fn take(&mut self) -> Option<char> {
        let next = self.rest.next()?;
        if next == '\n' {
            self.line += 1;
            self.column = 1;
        } else {
            self.column += 1;
        }
        Some(next)
    }

    fn push(&mut self, kind: TokenKind, text: String, (line, column): (usize, usize)) {
        self.tokens.push(Token { kind, text, line, column });
    }

    fn comment(&mut self) -> Result<(), ScoreError> {
        let at = (self.line, self.column);
        self.take();
        let mut text = String::new();
        loop {
            match self.take() {
                None => return Err(ScoreError::Unclosed { line: at.0, mark: '{' }),
                Some('}') => break,
                Some(next) => text.push(next),
            }
        }
        self.push(TokenKind::Comment, text, at);
        Ok(())
    }

    fn line_comment(&mut self) {
        let at = (self.line, self.column);
        let escaped = self.take() == Some('%');
        let mut text = String::new();
        while let Some(next) = self.rest.peek().copied().filter(|next| *next != '\n') {
            text.push(next);
            self.take();
        }
        if !escaped {
            self.push(TokenKind::Comment, text, at);
        }
    }

    /// A word up to the next blank, brace, or `$`; its move number becomes a token of its own.
    fn word(&mut self) -> Result<(), ScoreError> {
        let at = (self.line, self.column);
        let mut text = String::new();
        while let Some(next) = self.rest.peek().copied() {
            if next.is_whitespace() || matches!(next, '{' | '}') || (matches!(next, '$') && !text.is_empty()) {
                break;
            }
            text.push(next);
            self.take();
        }
        if text.is_empty() {
            // A closing brace that closes nothing is not understood.
            text.extend(self.take());
        }
        if text.starts_with('(') && !text.starts_with("(=") {
            return self.variation(&text, at.0);
        }
        let number = number_length(&text);
        if number > 0 && result_of(&text).is_none() {
            let rest = text.split_off(text.char_indices().nth(number).map_or(text.len(), |(i, _)| i));
            self.push(TokenKind::Number, text, at);
            text = rest;
        }
        if !text.is_empty() {
            self.push(TokenKind::Text, text, (at.0, at.1 + number));
        }
        Ok(())
    }

    /// Passes over what might have been played instead.
    fn variation(&mut self, begun: &str, line: usize) -> Result<(), ScoreError> {
        let depth = |text: &str| text.chars().fold(0i64, |depth, c| depth + i64::from(c == '(') - i64::from(c == ')'));
        let mut open = depth(begun);
        while open > 0 {
            match self.rest.peek().copied() {
                None => return Err(ScoreError::Unclosed { line, mark: '(' }),
                Some('{') => {
                    self.comment()?;
                    self.tokens.pop();
                }
                Some(next) => {
                    open += depth(next.encode_utf8(&mut [0; 4]));
                    self.take();
                }
            }
        }
        Ok(())
    }
}

/// How many characters at the beginning are a move number with its dots.
fn number_length(text: &str) -> usize {
    let digits = text.chars().take_while(char::is_ascii_digit).count();
    let dots = text.chars().skip(digits).take_while(|c| matches!(c, '.' | '…')).count();
    if dots > 0 { digits + dots } else { 0 }
}

/// Joins what blanks part: `0 - 0`, `S - S`, `Sg1 - f3`, `e. p.`. A dash with no second half stays alone, as it may
/// stand for a move that was not written down.
fn joined(tokens: Vec<Token>) -> Vec<Token> {
    let mut all: Vec<Token> = Vec::with_capacity(tokens.len());
    let mut rest = tokens.into_iter().peekable();
    while let Some(token) = rest.next() {
        let second_half = rest.peek().is_some_and(|next| next.kind == TokenKind::Text && !is_one_dash(next));
        match all.last_mut().filter(|last| last.kind == TokenKind::Text && token.kind == TokenKind::Text) {
            Some(last) if matches!(&*last.text, "e." | "a." | "е." | "а.") && token.text.chars().count() == 2 => {
                last.text += &token.text;
            }
            Some(last) if is_one_dash(&token) && second_half && !is_one_dash(last) => {
                last.text.push('-');
                last.text.extend(rest.next().map(|next| next.text));
            }
            _ => all.push(token),
        }
    }
    all
}

fn is_one_dash(token: &Token) -> bool {
    token.text.chars().count() == 1 && token.text.chars().all(is_dash)
}

pub(super) fn result_of(text: &str) -> Option<Outcome> {
    let plain: String = text.chars().map(|c| if is_dash(c) { '-' } else { c }).collect();
    RESULTS.iter().find(|(spellings, _)| spellings.contains(&&*plain)).map(|(_, outcome)| *outcome)
}

fn kind_of(text: &str) -> TokenKind {
    if let Some(outcome) = result_of(text) {
        return TokenKind::End(outcome);
    }
    let folded: String = text.to_lowercase().chars().filter(|c| *c != '.').collect();
    match &*folded {
        "(=)" | "=" => TokenKind::Offer,
        "ep" | "ap" | "ер" | "ар" | "ап" => TokenKind::Mark,
        _ if text.starts_with('$') => TokenKind::Mark,
        // A question mark alone may stand for a move that nobody could read.
        _ if text.chars().all(|c| matches!(c, '+' | '#' | '!' | '?')) && text.contains(['+', '#', '!']) => {
            TokenKind::Mark
        }
        _ if text.chars().all(|c| c.is_ascii_digit()) && text.chars().any(|c| c != '0') => TokenKind::Figures,
        _ => TokenKind::Text,
    }
}
