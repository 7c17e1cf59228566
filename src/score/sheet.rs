//! Read a score as people write it: running text, lines broken anywhere, or one announcement a line.
//!
//! Move numbers may lack the dot or the blank, results and draw offers stand where people put them, remarks in braces
//! and variations are passed over. The language of the piece letters is found from the score itself: every language is
//! tried, and where two read it to its end as different games, neither is chosen. What cannot be taken is named with
//! its place, the moves before it and the reason.

use super::course::{AnnouncementEnd, follow};
use super::languages::{Letters, one_game};
use super::pgn::{Game, PgnSection};
use super::token::{TokenKind, tokens};
use super::{ReadGame, ScoreError};
use crate::locale::Lang;
use crate::vocabulary::is_word;
use crate::vocabulary::letters::is_cyrillic;
use shakmaty::Chess;

/// Reads a game of a file from the position `start`.
///
/// # Errors
/// [`ScoreError`] with the first thing that cannot be taken, in the reading that gets furthest.
pub(super) fn read(section: &PgnSection, start: &Chess, letters: Letters) -> Result<ReadGame, ScoreError> {
    let tokens = tokens(section.movetext, section.line)?;
    if !tokens.iter().any(|token| matches!(token.kind, TokenKind::Text | TokenKind::Figures)) {
        return Err(ScoreError::Empty);
    }
    let end = tokens.iter().find_map(|token| match token.kind {
        TokenKind::End(outcome) => Some(outcome),
        _ => None,
    });
    let outcome = end.unwrap_or_else(|| section.outcome());
    let words = tokens.iter().any(|token| token.kind == TokenKind::Text && is_word(&token.text));
    let layouts = if words {
        [AnnouncementEnd::Lines, AnnouncementEnd::Running]
    } else {
        [AnnouncementEnd::Running, AnnouncementEnd::Lines]
    };
    let tried = candidates(section.movetext, letters.first()).take(letters.most());
    one_game(tried.map(|lang| (lang, ())), letters.first(), |lang, ()| {
        let mut all = Vec::new();
        for layout in layouts {
            let (readings, trouble) = follow(&tokens, start, lang, layout);
            all.extend(readings.into_iter().map(|plies| {
                let game = Game { tags: section.tags.clone(), start: start.clone(), comment: None, plies, outcome };
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
    let others = Lang::ALL.into_iter().filter(move |other| Some(*other) != lang && (cyrillic || !is_cyrillic(*other)));
    lang.into_iter().chain(others)
}
