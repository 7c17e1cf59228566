//! Read a score as running text: PGN, lines broken anywhere, or one announcement a line.
//!
//! Move numbers may lack the dot or the blank, results and draw offers stand where people put them, remarks in braces
//! and variations are passed over. The language of the piece letters is found from the score itself: every language is
//! tried, and where two read it to its end as different games, neither is chosen. What cannot be taken is named with
//! its place, the moves before it and the reason.

use super::course::{AnnouncementEnd, CourseReadings, readings_of_tokens};
use super::cut::{RUNNING, ScoreToken, TokenKind, TokenizedScore, tokenize_movetext};
use super::languages::{LetterLanguages, read_in_best_language};
use super::pgn::{PgnGame, PgnSection};
use super::signs::{is_en_passant, parse_split_outcome};
use super::{ReadGame, ScoreError};
use crate::locale::Lang;
use crate::vocabulary::letters::uses_cyrillic;
use crate::vocabulary::{has_announcement_word, is_dash};
use shakmaty::Chess;

/// Reads a game of a file from the position `start`.
///
/// # Errors
/// [`ScoreError`] with the first thing that cannot be taken, in the reading that gets furthest.
pub(super) fn read_pgn_sheet(
    section: &PgnSection,
    start: &Chess,
    letters: LetterLanguages,
) -> Result<ReadGame, ScoreError> {
    let TokenizedScore { tokens, too_long, unclosed } = tokenize_movetext(section.movetext, RUNNING, section.line, 1);
    if let Some((line, mark)) = unclosed {
        return Err(ScoreError::Unclosed { line, mark });
    }
    if let Some(line) = too_long {
        return Err(ScoreError::TooLong { line });
    }
    let tokens = joined(section.movetext, tokens);
    if !tokens.iter().any(|token| token.kind.can_be_move() || token.kind == TokenKind::Figures) {
        return Err(ScoreError::Empty);
    }
    let end = tokens.iter().find_map(|token| match token.kind {
        TokenKind::End(outcome) => Some(outcome),
        _ => None,
    });
    let outcome = end.unwrap_or_else(|| section.outcome());
    let words = tokens.iter().any(|token| token.kind.can_be_move() && has_announcement_word(token.text));
    let layouts = if words {
        [AnnouncementEnd::Lines, AnnouncementEnd::Running]
    } else {
        [AnnouncementEnd::Running, AnnouncementEnd::Lines]
    };
    let tried = candidates(section.movetext, letters.first_language()).take(letters.max_languages());
    read_in_best_language(tried.map(|lang| (lang, ())), letters.first_language(), |lang, ()| {
        let mut all = Vec::new();
        for layout in layouts {
            let CourseReadings { full, before, trouble } = readings_of_tokens(&tokens, start, lang, layout);
            all.extend(full.into_iter().map(|plies| {
                let (tags, start, comment) = (section.tags.clone(), start.clone(), before.clone());
                let game = PgnGame { tags, start, comment, plies, outcome };
                Ok(ReadGame { game, lang, languages: vec![lang] })
            }));
            all.extend(trouble.map(|trouble| Err(ScoreError::Move(trouble))));
        }
        all
    })
}

/// The languages to try: the one that was named, then all others whose alphabet the score is written in.
fn candidates(text: &str, lang: Option<Lang>) -> impl Iterator<Item = Lang> {
    let cyrillic = text.chars().any(|c| matches!(c, '\u{400}'..='\u{4ff}'));
    let others =
        Lang::ALL.into_iter().filter(move |other| Some(*other) != lang && (cyrillic || !uses_cyrillic(*other)));
    lang.into_iter().chain(others)
}

/// Joins what blanks part: `0 - 0`, `S - S`, `Sg1 - f3`, `e. p.`. A dash with no second half stays alone, as it may
/// stand for a move that was not written down.
fn joined<'a>(source: &'a str, tokens: Vec<ScoreToken<'a>>) -> Vec<ScoreToken<'a>> {
    let mut all: Vec<ScoreToken> = Vec::with_capacity(tokens.len());
    let mut rest = tokens.into_iter().peekable();
    while let Some(token) = rest.next() {
        let last = all.last_mut().filter(|last| is_written(last) && is_written(&token));
        let Some(last) = last else {
            all.push(token);
            continue;
        };
        let whole = |at: usize, end: usize| source.get(at..end).unwrap_or_default();
        if matches!(last.text, "e." | "a." | "е." | "а.") && token.text.chars().count() == 2 {
            let mark = is_en_passant(&[last.text, token.text].concat());
            last.kind = if mark { TokenKind::Mark } else { TokenKind::Other };
            last.text = whole(last.at, token.end_offset());
        } else if is_one_dash(&token)
            && !is_one_dash(last)
            && let Some(second) = rest.next_if(|next| is_written(next) && !is_one_dash(next))
        {
            last.kind = parse_split_outcome(last.text, second.text).map_or(TokenKind::Other, TokenKind::End);
            last.text = whole(last.at, second.end_offset());
        } else {
            all.push(token);
        }
    }
    all
}

/// Whether something is written where a move or a result could be.
fn is_written(token: &ScoreToken) -> bool {
    token.kind.can_be_move()
        || matches!(token.kind, TokenKind::Figures | TokenKind::Offer | TokenKind::Mark | TokenKind::End(_))
}

fn is_one_dash(token: &ScoreToken) -> bool {
    token.text.chars().count() == 1 && token.text.chars().all(is_dash)
}
