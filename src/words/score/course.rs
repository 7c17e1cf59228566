//! Follow the tokens of a score from half-move to half-move.
//!
//! The words of D.2.1 need no mark between two announcements, so an announcement may end in several places. Every way
//! that stays legal is followed to its end, and two ends that differ are both given: choosing is not done here.

use super::cut::{ScoreToken, TokenKind};
use super::illegal::{is_illegal_mark, move_named_by_squares};
use super::languages::have_same_moves;
use super::pgn::Ply;
use super::remark::add_comment_facts;
use super::result::GameResult;
use super::trouble::only_legal_move;
use super::{UnreadHalfMove, UnreadReason};
use crate::locale::Lang;
use crate::vocabulary::{has_announcement_word, parse_move};
use shakmaty::{Chess, Move, Position};

/// The words of one announcement: piece, four coordinates, capture, new piece, "en passant", check.
const MOST_TOKENS: usize = 10;
/// How many half-moves more than there are tokens are tried before the words are said to run together.
const MOST_TRIALS: usize = 10_000;

/// Where an announcement ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum AnnouncementEnd {
    /// With the line.
    Lines,
    /// With the blank; the words of an announcement stay together.
    Running,
}

/// What the tokens read as with the letters of one language.
pub(super) struct CourseReadings {
    /// One reading, two that differ, or none.
    pub full: Vec<Vec<Ply>>,
    /// The remark before the first half-move.
    pub before: Option<String>,
    /// The trouble that lies furthest.
    pub trouble: Option<Box<UnreadHalfMove>>,
}

/// Follows the tokens with the letters of one language.
pub(super) fn readings_of_tokens(
    tokens: &[ScoreToken],
    start: &Chess,
    lang: Lang,
    layout: AnnouncementEnd,
) -> CourseReadings {
    let readings = CourseReadings { full: Vec::new(), before: None, trouble: None };
    let mut reader = CourseReader { tokens, start, lang, layout, plies: Vec::new(), readings };
    reader.run();
    reader.readings
}

/// A way the tokens may go on.
struct OpenBranch {
    /// How many half-moves were read before `legal`.
    depth: usize,
    /// The half-move to go on with; none at the beginning.
    legal: Option<Move>,
    /// The tokens up to here are read.
    end: usize,
    /// The position after it.
    position: Chess,
}

struct CourseReader<'a> {
    tokens: &'a [ScoreToken<'a>],
    start: &'a Chess,
    lang: Lang,
    layout: AnnouncementEnd,
    plies: Vec<Ply>,
    readings: CourseReadings,
}

impl CourseReader<'_> {
    /// Follows every way to its end, with a stack of its own: a long score must not exhaust the program's.
    fn run(&mut self) {
        let mut open = vec![OpenBranch { depth: 0, legal: None, end: 0, position: self.start.clone() }];
        let mut trials = 0;
        while let Some(OpenBranch { depth, legal, end, position }) = open.pop() {
            self.plies.truncate(depth);
            self.plies.extend(legal.map(Ply::new));
            let at = match self.skip(end, &position) {
                Ok(Some(at)) => at,
                Ok(None) if self.add_reading_and_check() => break,
                Ok(None) => continue,
                Err((at, why)) => {
                    self.fail(at, at + 1, why);
                    continue;
                }
            };
            let ways = self.ways(at, &position);
            if ways.is_empty() && self.is_loss_of_both(at) {
                if self.add_reading_and_check() {
                    break;
                }
                continue;
            }
            trials += 1;
            if trials > MOST_TRIALS + self.tokens.len() {
                // One full reading proves nothing while others are untried.
                self.readings.full.clear();
                self.readings.trouble = None;
                self.fail(at, at + 1, UnreadReason::RunTogether);
                break;
            }
            for (end, legal) in ways.into_iter().rev() {
                let mut after = position.clone();
                after.play_unchecked(legal);
                open.push(OpenBranch { depth: self.plies.len(), legal: Some(legal), end, position: after });
            }
        }
    }

    /// Keeps what was read to the end. Two readings that differ are enough to know that it cannot be decided.
    fn add_reading_and_check(&mut self) -> bool {
        if !self.readings.full.iter().any(|known| have_same_moves(known, &self.plies)) {
            self.readings.full.push(self.plies.clone());
        }
        self.readings.full.len() > 1
    }

    /// Passes over what is no move, and keeps what is noted beside one. Gives where the next move begins, nothing at
    /// the end, or the token that stands after the end.
    fn skip(&mut self, from: usize, position: &Chess) -> Result<Option<usize>, (usize, UnreadReason)> {
        let mut ended = false;
        for (at, token) in self.tokens.iter().enumerate().skip(from) {
            match token.kind {
                TokenKind::End(_) if ended => return Err((at, UnreadReason::AfterTheEnd)),
                kind if kind.can_be_move() && ended => return Err((at, UnreadReason::AfterTheEnd)),
                kind if kind.can_be_move() => return Ok(Some(at)),
                // Figures alone are a move number only if they are the right one: else they belong to a move.
                TokenKind::Figures if !self.is_number(token.text, position) => return Ok(Some(at)),
                TokenKind::Number { later: true, .. } | TokenKind::Dots if position.turn().is_white() => {
                    return Err((at, UnreadReason::MoveMissing));
                }
                TokenKind::Number { value, later: false } if self.is_others(value, position) => {
                    return Err((at, UnreadReason::MoveMissing));
                }
                TokenKind::End(_) => ended = true,
                TokenKind::Offer => self.plies.last_mut().into_iter().for_each(|ply| ply.draw_offered = true),
                TokenKind::Remark => match self.plies.last_mut() {
                    Some(ply) => {
                        add_comment_facts(token.text, &mut ply.clock, &mut ply.draw_offered, &mut ply.comment);
                    }
                    None => add_comment_facts(token.text, &mut None, &mut false, &mut self.readings.before),
                },
                _ => {}
            }
        }
        Ok(None)
    }

    /// Whether figures number this move, counted from the beginning of the game or of the score.
    fn is_number(&self, figures: &str, position: &Chess) -> bool {
        let own_count = self.plies.len() / 2 + 1;
        figures.parse::<u32>().is_ok_and(|number| number == position.fullmoves().get())
            || figures.parse::<usize>().is_ok_and(|number| number == own_count)
    }

    /// Whether a number is that of the next move while Black is to move, so that his is missing. A wrong number alone is
    /// a slip of the pen, and some people number every half-move.
    fn is_others(&self, written: Option<u32>, position: &Chess) -> bool {
        let next = position.fullmoves().get().checked_add(1);
        let half_move = u32::try_from(self.plies.len() + 1).ok();
        position.turn().is_black() && written.is_some() && written == next && written != half_move
    }

    /// Every move that begins at a token, with the token after it: legal, or marked as illegal.
    fn ways(&mut self, at: usize, position: &Chess) -> Vec<(usize, Move)> {
        let mut found = Vec::new();
        let mut troubles = Vec::new();
        for end in self.ends(at) {
            let text = self.text(at, end);
            match try_move(&text, self.lang, position) {
                Ok(legal) => found.push((end, legal)),
                Err(why) => match self.marked_move(&text, end, position) {
                    Some(played) => found.push((end + 1, played)),
                    None => troubles.push((end, why)),
                },
            }
        }
        if found.is_empty() {
            // What names a move that cannot be made tells more than what names none, and the longest tells most.
            let names = |why: &UnreadReason| !matches!(why, UnreadReason::NotUnderstood(_));
            if let Some((end, why)) = troubles.into_iter().max_by_key(|(end, why)| (names(why), *end)) {
                self.fail(at, end, why);
            }
        }
        found
    }

    /// Whether `0-0` stands here behind the last half-move: no castling, but the loss of both players.
    fn is_loss_of_both(&self, at: usize) -> bool {
        let behind = |token: &ScoreToken| matches!(token.kind, TokenKind::Remark | TokenKind::Variation);
        // A move number stands before a half-move, not before a result.
        let numbered = at.checked_sub(1).is_some_and(|before| {
            matches!(self.tokens[before].kind, TokenKind::Number { .. } | TokenKind::Figures | TokenKind::Dots)
        });
        !self.plies.is_empty()
            && !numbered
            && GameResult::from_text(self.tokens[at].text) == Some(GameResult::BothLost)
            && self.tokens[at + 1..].iter().all(behind)
    }

    /// The illegal move of a text behind which the mark stands.
    fn marked_move(&self, text: &str, end: usize, position: &Chess) -> Option<Move> {
        self.tokens.get(end).filter(|token| token.kind == TokenKind::Remark && is_illegal_mark(token.text))?;
        move_named_by_squares(position, &parse_move(text, self.lang).ok()?)
    }

    /// Where the announcement that begins at a token may end.
    fn ends(&self, at: usize) -> Vec<usize> {
        // A sign alone is part of no move: a dash may stand for one that was not written down.
        let is_part = |(i, token): &(usize, &ScoreToken)| {
            let says_something = *i == 0 || token.text.contains(char::is_alphanumeric);
            (token.kind.can_be_move() || token.kind == TokenKind::Figures) && says_something
        };
        let parts = self.tokens[at..].iter().enumerate().take_while(is_part).map(|(_, token)| token);
        match self.layout {
            AnnouncementEnd::Lines => {
                let line = self.tokens[at].line;
                vec![at + parts.take_while(|token| token.line == line).count()]
            }
            AnnouncementEnd::Running => {
                let mut has_words = false;
                let mut ends = Vec::new();
                for (i, token) in parts.take(MOST_TOKENS).enumerate() {
                    has_words |= has_announcement_word(token.text);
                    if i == 0 || has_words {
                        ends.push(at + i + 1);
                    }
                }
                ends
            }
        }
    }

    fn text(&self, at: usize, end: usize) -> String {
        let words: Vec<&str> = self.tokens[at..end].iter().flat_map(|token| token.text.split_whitespace()).collect();
        words.join(" ")
    }

    /// Keeps the trouble that lies furthest.
    fn fail(&mut self, at: usize, end: usize, why: UnreadReason) {
        if self.readings.trouble.as_ref().is_some_and(|known| known.ply > self.plies.len()) {
            return;
        }
        let ScoreToken { line, column, .. } = self.tokens[at];
        let text = self.text(at, end);
        self.readings.trouble =
            Some(UnreadHalfMove::after_plies(self.start, &self.plies, (line, column), text, self.lang, why));
    }
}

fn try_move(text: &str, lang: Lang, position: &Chess) -> Result<Move, UnreadReason> {
    let said = parse_move(text, lang).map_err(UnreadReason::NotUnderstood)?;
    only_legal_move(position, said)
}
