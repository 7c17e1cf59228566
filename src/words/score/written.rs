//! Take a score as it stands on the sheet: every half-move with its text, its place, and what it names, unjudged.
//!
//! Nothing is dropped and nothing is repaired here, and no position is asked but for a `0-0` at the end: whether a move is legal, left out or
//! written twice is found by the crate `ansage-compare`, which keeps "as written" and "as read" beside each other.
//!
//! ```
//! use ansage_words::locale::Lang;
//! use ansage_words::score::written;
//! let readings = written::read_as_written("1. e4 e5\n2. Sf3 Qc6".as_bytes(), None, 1).unwrap();
//! let sheet = &readings[0];
//! assert_eq!((sheet.entries.len(), sheet.lang), (4, Lang::De));
//! assert_eq!((&*sheet.entries[3].text, sheet.entries[3].line), ("Qc6", 2));
//! ```

mod blocks;
mod columns;
pub(super) mod entry;
mod group;
mod heads;
mod layout;
mod letters;
mod spoken;

use super::account::{Account, LeftOut, LeftOutKind, Part, offset_of};
use super::braille;
use super::cut::{self, LONGEST, ScoreToken, TokenKind, TokenizedScore};
use super::encoding::decode_text;
use super::form::{self, TokenForm};
use super::games::{self, GameSection};
use super::pgn::tag_value;
use super::result::{GameResult, result_in_words};
use super::signs::{is_reason, parse_outcome};
use super::trouble::only_legal_move;
use super::{ScoreError, ScoreFormat};
use crate::locale::Lang;
use crate::vocabulary::ParseError;
use ansage_game::announcement::Announcement;
use ansage_game::moment::Span;
pub use entry::{Notation, SheetEntry, SignSet, WrittenScore};

use columns::{HalfMoveDraft, SheetColumns, sort_items_into_half_moves};
use letters::{LanguageClass, SaidHalfMove, readings_by_language};
use shakmaty::{CastlingSide, Chess, Color, Outcome, Position};
use spoken::SpokenLayout;

/// No sheet has more half-moves: the longest game that was ever played in a tournament has 538.
pub const MOST_ENTRIES: usize = 2_000;

/// Takes game `number` (from 1) of a file as it is written. There is one [`WrittenScore`] for each set of letters that gives
/// other announcements, the likeliest first; `lang` names the letters, where they are known.
///
/// # Errors
/// [`ScoreError`] only where there is no sheet at all: no text, no such game, no move, more than any game has.
pub fn read_as_written(bytes: &[u8], lang: Option<Lang>, number: usize) -> Result<Vec<WrittenScore>, ScoreError> {
    braille::read_braille_as_written(bytes, lang, number, |text, lang| read_print(text, lang, 1))
        .unwrap_or_else(|| read_print(&decode_text(bytes)?, lang, number))
}

/// Takes a player's sheet: a file of one game.
///
/// # Errors
/// As [`read_as_written`], and where the file holds several games: none of them is chosen.
pub fn read_sheet_as_written(bytes: &[u8], lang: Option<Lang>) -> Result<Vec<WrittenScore>, ScoreError> {
    if !braille::is_braille(bytes)
        && let Err(ScoreError::NoGame { found, .. }) = games::find_game(&decode_text(bytes)?, usize::MAX)
        && found > 1
    {
        return Err(ScoreError::SeveralGames { found });
    }
    read_as_written(bytes, lang, 1)
}

/// Takes a game in print as it is written.
fn read_print(text: &str, lang: Option<Lang>, number: usize) -> Result<Vec<WrittenScore>, ScoreError> {
    let game = SheetTokens::of_game(text, number, ReadingPurpose::AsWritten)?;
    Ok(game.take(lang, game.layout)?.sheets)
}

/// A sheet in every set of letters, and what is doubtful of it as a whole.
pub(super) struct TakenSheets {
    pub sheets: Vec<WrittenScore>,
    pub doubts: SheetDoubts,
    /// Whether the file holds more games below this one.
    pub more_games: bool,
}

/// What is doubtful of a sheet, whatever its half-moves are.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct SheetDoubts {
    /// The first remark or variation without an end: its line, and what opens it.
    pub unclosed: Option<(usize, char)>,
    /// The first sign that closes nothing: its line, its column, and the sign.
    pub unopened: Option<(usize, usize, char)>,
    /// The first half-move behind a result.
    pub behind_result: Option<usize>,
    /// Whether a reason for the result stands behind it.
    pub has_reason: bool,
    /// The line and the column of the result behind the moves.
    pub result_place: Option<(usize, usize)>,
    /// The same of another result behind it.
    pub other_place: Option<(usize, usize)>,
    /// A result above or below the moves that contradicts one before it: its line, it, and that one.
    pub headings: Option<(usize, GameResult, GameResult)>,
}

/// Takes a game in print in every way that its spoken words may be parted, the likeliest first: for whoever follows the moves.
pub(super) fn take_for_following(
    text: &str,
    lang: Option<Lang>,
    number: usize,
) -> Result<Vec<TakenSheets>, ScoreError> {
    let game = SheetTokens::of_game(text, number, ReadingPurpose::Following)?;
    game.layout.alternatives().map(|layout| game.take(lang, layout)).collect()
}

/// A game, cut into tokens.
struct SheetTokens<'a> {
    text: &'a str,
    number: usize,
    section: GameSection<'a>,
    source: &'a str,
    tokens: Vec<ScoreToken<'a>>,
    layout: SpokenLayout,
    start: Chess,
    doubts: SheetDoubts,
    /// The remarks above the headers and between them.
    above: Vec<&'a str>,
    /// The line on which it gets longer than any score.
    too_long: Option<usize>,
    purpose: ReadingPurpose,
}

/// For what a sheet is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ReadingPurpose {
    /// Everything that stands there counts.
    AsWritten,
    /// The moves of the game count.
    Following,
}

impl<'a> SheetTokens<'a> {
    /// Finds a game and cuts it.
    fn of_game(text: &'a str, number: usize, purpose: ReadingPurpose) -> Result<SheetTokens<'a>, ScoreError> {
        if let Some(format) = other_format(text) {
            let line = text[..text.len() - text.trim_start().len()].matches('\n').count() + 1;
            return Err(ScoreError::OtherFormat { line, format });
        }
        let mut section = games::find_game(text, number).map_err(|error| match error {
            ScoreError::NoGame { game: 1, found: 0 } => ScoreError::Empty,
            other => other,
        })?;
        let mut doubts = SheetDoubts::default();
        let above = take_lines_above(text, &mut section, &mut doubts);
        heads::move_heads_to_headers(text, &mut section);
        heads::move_foot_to_headers(text, &mut section);
        let start = section.start_position()?;
        // PGN has no room for more than a result there: the whole text is kept in a header of its own.
        let value = tag_value(&section.tags, "Result").filter(|value| !matches!(*value, "" | "*" | "?"));
        let value = value.filter(|value| GameResult::from_text(value).is_none()).map(str::to_owned);
        if let Some(value) = &value {
            section.account.mark_as_left_out(text, value, LeftOutKind::Result);
            let line = format!("Result: {value}");
            section.tags.push(("Heading".to_owned(), line));
        }
        if let Some(error) = super::too_long(section.movetext, section.line) {
            return Err(error);
        }
        let source = section.movetext;
        let drawn = layout::layout_lines(text, &section);
        let TokenizedScore { mut tokens, too_long, unclosed, unopened } =
            cut::tokenize_movetext(source, section.line, section.column);
        if !drawn.is_empty() {
            remove_layout(&mut tokens, offset_of(text, source), drawn, &mut section.account);
        }
        doubts.unclosed = doubts.unclosed.or(unclosed);
        doubts.unopened = doubts.unopened.or(unopened);
        doubts.headings = section.other_result;
        let layout = SpokenLayout::from_tokens(source, &tokens);
        Ok(SheetTokens { text, number, section, source, tokens, layout, start, doubts, above, too_long, purpose })
    }

    /// Enters what was taken of the moves, and gives what was left out.
    ///
    /// # Errors
    /// Returns [`ScoreError::Unaccounted`] if something of the game was taken for nothing.
    fn account_for(&self, taken: &[(usize, usize, Part)]) -> Result<Vec<LeftOut>, ScoreError> {
        let mut account: Account = self.section.account.clone();
        let base = offset_of(self.text, self.source);
        account.reserve(taken.len());
        taken.iter().for_each(|(from, to, part)| account.take(base + from, base + to, *part));
        let (from, to) = self.section.span;
        account.check(self.text, from, to)?;
        Ok(account.left_out(self.text))
    }

    /// The error for a game without moves.
    fn empty(&self) -> ScoreError {
        if let Some(line) = self.first_line_in_figures() {
            return ScoreError::OtherFormat { line, format: ScoreFormat::Figures };
        }
        match games::find_game(self.text, usize::MAX) {
            Err(ScoreError::NoGame { found, .. }) if found > 1 => ScoreError::EmptyGame { game: self.number, found },
            _ => ScoreError::Empty,
        }
    }

    /// The line on which moves in figures begin: `1. 5254 5755`.
    fn first_line_in_figures(&self) -> Option<usize> {
        let is_move = |token: &&ScoreToken| {
            token.text.len() >= 4 && token.text.bytes().take(4).all(|byte| matches!(byte, b'1'..=b'8'))
        };
        let mut moves = self.tokens.iter().filter(is_move);
        let first = moves.next()?;
        moves.next().is_some().then_some(first.line)
    }

    /// The headers, with what stands behind the result and the result above the moves.
    fn tags_with(&self, after: &[&str], above: Option<Outcome>) -> Vec<(String, String)> {
        let footing = after.iter().map(|text| ("Footing".to_owned(), (*text).to_owned()));
        let above = above.filter(|_| tag_value(&self.section.tags, "Result").is_none());
        let above = above.map(|outcome| ("Result".to_owned(), outcome.to_string()));
        self.section.tags.iter().cloned().chain(footing).chain(above).collect()
    }

    /// Whether it has half-moves, and no more than any game.
    fn check_amount(&self, drafts: &[HalfMoveDraft]) -> Result<(), ScoreError> {
        let is_whole = self.purpose == ReadingPurpose::AsWritten;
        let one_more = drafts.get(MOST_ENTRIES).filter(|_| is_whole).map(|draft| draft.half.place.line);
        match (one_more.or(self.too_long), self.doubts.unclosed) {
            (Some(line), _) => Err(ScoreError::TooLong { line }),
            (None, Some((line, mark))) if drafts.is_empty() => Err(ScoreError::Unclosed { line, mark }),
            (None, _) if drafts.is_empty() => Err(self.empty()),
            (None, _) => Ok(()),
        }
    }

    /// The sheet in every set of letters.
    fn take(&self, lang: Option<Lang>, layout: SpokenLayout) -> Result<TakenSheets, ScoreError> {
        let is_whole = self.purpose == ReadingPurpose::AsWritten;
        let items = group::group_tokens(self.source, &self.tokens, layout, is_whole);
        let items = blocks::items_in_reading_order(items);
        let given = tag_value(&self.section.tags, "TimeControl").and_then(first_period);
        let SheetColumns {
            mut drafts,
            outcome,
            outcome_place,
            outcome_above,
            other_outcome,
            ends_drawn,
            behind_result,
            before,
            after,
            taken,
            ..
        } = sort_items_into_half_moves(&items, self.start.turn().is_black(), given);
        let before: Vec<&str> = self.above.iter().copied().chain(before).collect();
        let remark = (!before.is_empty()).then(|| before.join(" "));
        let has_reason = after.iter().any(|text| is_reason(text));
        let tags = self.tags_with(&after, outcome_above);
        self.check_amount(&drafts)?;
        let mut left_out = self.account_for(&taken)?;
        left_out.extend(drafts.last().and_then(|last| find_loss_in_last_remark(last, outcome)));
        let classes = readings_by_language(&drafts, lang);
        let place = outcome_place.or(drafts.last().map(|last| last.half.place));
        let result_place = place.map(|place| (place.line, place.column));
        let both_lost = outcome.is_none() && ends_with_loss_of_both(&self.start, &drafts, &classes);
        drafts.truncate(drafts.len() - usize::from(both_lost));
        let both_lost = both_lost.then_some(GameResult::BothLost);
        // A word behind the last half-move is the result; in braces it is a remark.
        let noted = drafts.last().filter(|_| is_whole || ends_drawn).and_then(|last| last.comment.as_deref());
        let noted = noted.and_then(GameResult::from_text);
        let result_at_end = both_lost.or_else(|| outcome.and_then(GameResult::from_outcome)).or(noted);
        let other_result = other_outcome.and_then(|(outcome, _)| GameResult::from_outcome(outcome));
        // `{White resigns} 1-0`
        let remarks = drafts.last().and_then(|last| last.comment.as_deref()).into_iter().chain(after.iter().copied());
        let in_remark = remarks.filter_map(result_in_remark).find(|other| Some(*other) != result_at_end);
        let other_result = other_result.or_else(|| in_remark.filter(|_| result_at_end.is_some()));
        let other_place = other_outcome.map(|(_, place)| (place.line, place.column)).or(result_place);
        let by_moves = outcome.filter(|outcome| *outcome != Outcome::Unknown);
        let by_header = || entry::result_in_tags(&tags).map(GameResult::outcome);
        let outcome = by_moves.or_else(|| noted.map(GameResult::outcome)).or_else(by_header).or(outcome);
        let of_class = |LanguageClass { languages, said }: LanguageClass| WrittenScore {
            start: self.start.clone(),
            tags: tags.clone(),
            remark: remark.clone(),
            entries: drafts.iter().zip(said).map(|(draft, said)| entry(draft, said)).collect(),
            outcome,
            result_at_end,
            other_result,
            lang: languages.first().copied().unwrap_or(Lang::En),
            languages,
            notation: notation(&drafts),
            script: SignSet::Print,
            left_out: left_out.clone(),
            recorded_whole: false,
        };
        let sheets = classes.into_iter().map(of_class).collect();
        Ok(TakenSheets {
            sheets,
            more_games: self.section.more,
            doubts: SheetDoubts { behind_result, has_reason, result_place, other_place, ..self.doubts },
        })
    }
}

/// Takes the lines that only lay the sheet out from the tokens; such a line within a remark is the remark's. The movetext begins
/// at `base`.
fn remove_layout(
    tokens: &mut Vec<ScoreToken<'_>>,
    base: usize,
    lines: Vec<(usize, usize, Part)>,
    account: &mut Account,
) {
    let is_free = |(from, ..): &(usize, usize, Part)| {
        let before = tokens.partition_point(|token| base + token.at < *from);
        before == 0 || base + tokens[before - 1].taken <= *from
    };
    let lines: Vec<(usize, usize, Part)> = lines.into_iter().filter(is_free).collect();
    tokens.retain(|token| {
        let line = lines.partition_point(|(_, to, _)| *to <= base + token.at);
        lines.get(line).is_none_or(|(from, ..)| base + token.at < *from)
    });
    lines.into_iter().for_each(|(from, to, part)| account.take(from, to, part));
}

/// What may be lost in the remark behind the last half-move: the next moves, or the result.
fn find_loss_in_last_remark(last: &HalfMoveDraft, outcome: Option<Outcome>) -> Option<LeftOut> {
    let remark = last.comment.as_deref()?;
    let mut words = remark.split_whitespace().map(|word| word.trim_start_matches(['(', '[']));
    let is_number = |word: &&str| word.starts_with(|c: char| c.is_ascii_digit());
    let begins = words.clone().take(2).take_while(is_number).count().min(1);
    let begins_with_move = words.clone().take(begins + 1).any(form::is_half_move_with_number);
    let kind = if begins_with_move {
        LeftOutKind::NextMove
    } else {
        let is_result = |word: &str| parse_outcome(word).is_some_and(|outcome| outcome != Outcome::Unknown);
        (outcome.is_none() && words.any(is_result)).then_some(LeftOutKind::Result)?
    };
    Some(LeftOut { kind, line: last.half.place.line, text: remark.to_owned() })
}

/// The format of a file that a program has written for programs, by its beginning.
fn other_format(text: &str) -> Option<ScoreFormat> {
    let begin = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    match begin.as_bytes() {
        _ if begin.starts_with("{\\rtf") => Some(ScoreFormat::Rtf),
        [b'{' | b'[', ..] if serde_json::from_str::<serde::de::IgnoredAny>(begin).is_ok() => Some(ScoreFormat::Json),
        [b'<', b'a'..=b'z' | b'A'..=b'Z' | b'!', ..] => Some(ScoreFormat::Html),
        _ => None,
    }
}

/// What a remark says of the winner in words, and nothing else. Signs of another result may be anything.
fn result_in_remark(remark: &str) -> Option<GameResult> {
    let words = remark.trim_matches(|c: char| matches!(c, '(' | ')' | '[' | ']') || c.is_whitespace());
    result_in_words(words).filter(|(length, _)| *length == words.len()).map(|(_, result)| result)
}

/// The time of the first period, in the seconds of PGN: `40/7200:3600`, `180+2`. What may be minutes tells nothing.
fn first_period(control: &str) -> Option<Span> {
    let period = control.split(':').next()?;
    let time = period.rsplit('/').next()?.split('+').next()?.trim();
    time.parse().ok().filter(|secs| *secs > LEAST_PERIOD).map(Span::from_secs)
}

/// So few seconds are minutes, written by hand: no game of two minutes has a score.
const LEAST_PERIOD: u64 = 120;

/// Gives the remarks above the headers and between them; other lines there become headers.
fn take_lines_above<'a>(all: &str, section: &mut GameSection<'a>, doubts: &mut SheetDoubts) -> Vec<&'a str> {
    let mut remarks = Vec::new();
    for (text, line) in std::mem::take(&mut section.above) {
        let cut = cut::tokenize_movetext(text, line, 1);
        doubts.unclosed = doubts.unclosed.or(cut.unclosed);
        doubts.unopened = doubts.unopened.or(cut.unopened);
        let mut headed = 0;
        let base = offset_of(all, text);
        for token in &cut.tokens {
            let part = match token.kind {
                TokenKind::Remark | TokenKind::Variation => Part::Remark,
                TokenKind::Escape => Part::LeftOut(LeftOutKind::Escape),
                _ => Part::Header,
            };
            section.account.take(base + token.at, base + token.taken, part);
            match token.kind {
                TokenKind::Remark | TokenKind::Variation => remarks.push(token.text.trim()),
                TokenKind::Escape => {}
                _ if token.line == headed => {}
                _ => {
                    headed = token.line;
                    let shown = text.lines().nth(token.line - line).unwrap_or_default().trim();
                    section.tags.push(("Heading".to_owned(), shown.to_owned()));
                }
            }
        }
    }
    remarks
}

/// Whether the last half-move is `0-0` for the loss of both players: castling is not legal there. Where no set of letters
/// can be followed so far, one castling of a side before is enough.
fn ends_with_loss_of_both(start: &Chess, drafts: &[HalfMoveDraft], classes: &[LanguageClass]) -> bool {
    let Some((last, before)) = drafts.split_last() else { return false };
    // A move number stands before a half-move, not before a result; so does White's move in the same row.
    let line = |draft: &HalfMoveDraft| draft.half.place.line;
    let in_row = before.last().is_some_and(|one| line(one) == line(last)) || last.side == Some(Color::White);
    let numbered = last.number.is_some() && in_row;
    if before.is_empty() || numbered || GameResult::from_text(last.half.text) != Some(GameResult::BothLost) {
        return false;
    }
    let follow = |said: &[SaidHalfMove]| {
        said[..before.len()].iter().try_fold(start.clone(), |mut position, said| {
            position.play_unchecked(only_legal_move(&position, *said.as_ref().ok()?).ok()?);
            Some(position)
        })
    };
    match classes.iter().find_map(|class| follow(&class.said)) {
        Some(position) => position.castling_moves(CastlingSide::KingSide).is_empty(),
        None => {
            let castling = |draft: &HalfMoveDraft| matches!(draft.half.form, Some(TokenForm::Castle(_)));
            before.iter().rev().skip(1).step_by(2).any(castling)
        }
    }
}

fn entry(draft: &HalfMoveDraft, said: Result<Announcement, ParseError>) -> SheetEntry {
    let HalfMoveDraft { half, number, numbered_at, side, marked_illegal, offered, clock, ref comment, .. } = *draft;
    let text = shortened(half.text);
    let (line, column) = (half.place.line, half.place.column);
    let comment = comment.clone();
    let by_arbiter = false;
    SheetEntry {
        text,
        line,
        column,
        number,
        numbered_at,
        side,
        said,
        marked_illegal,
        by_arbiter,
        offered,
        clock,
        comment,
    }
}

/// A text as an entry keeps it: whole, on one line, unless it is longer than any half-move.
fn shortened(text: &str) -> String {
    if text.len() > LONGEST {
        return text[..text.floor_char_boundary(LONGEST)].to_owned() + "…";
    }
    if text.contains(['\n', '\r']) { text.split_whitespace().collect::<Vec<&str>>().join(" ") } else { text.to_owned() }
}

/// The form most half-moves have.
fn notation(drafts: &[HalfMoveDraft]) -> Notation {
    let (mut words, mut full, mut plain, mut short) = (0, 0, 0, 0);
    for draft in drafts.iter().filter(|draft| !draft.gap) {
        match draft.half.form {
            _ if draft.half.words => words += 1,
            Some(TokenForm::Piece { letter, from, signed, .. }) if from.square().is_some() => {
                full += 1;
                plain += usize::from(letter.is_none() && !signed);
            }
            Some(TokenForm::Piece { .. }) => short += 1,
            Some(TokenForm::Castle(_)) | None => {}
        }
    }
    match () {
        () if words > full + short => Notation::Words,
        () if full > short && plain == full => Notation::Squares,
        () if full > short => Notation::Long,
        () => Notation::Short,
    }
}
