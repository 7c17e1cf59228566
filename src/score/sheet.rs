//! Read a score as people write it: running text, lines broken anywhere, or one announcement a line.
//!
//! Move numbers may lack the dot or the blank, results and draw offers stand where people put them, remarks in braces
//! and variations are passed over. The language of the piece letters is found from the score itself: every language is
//! tried, and where two read it to its end as different games, neither is chosen. What cannot be taken is named with
//! its place, the moves before it and the reason.
//!
//! ```
//! use ansage::{locale::Lang, score::sheet};
//! use shakmaty::Chess;
//! let sheet = sheet::read("1.e4 e5 2. Sf3 Sc6 3.Lb5 (=)", &Chess::default(), None, 1).unwrap();
//! assert_eq!((sheet.plies.len(), sheet.lang), (5, Lang::De));
//! assert!(sheet.plies[4].draw_offered);
//! ```

use super::course::{Layout, follow, same_moves};
use super::notation::san;
use super::pgn::{Game, Ply};
use super::token::{Kind, Token, tokens};
use super::{Part, ScoreError, Trouble};
use crate::locale::Lang;
use crate::vocabulary::is_word;
use crate::vocabulary::letters::is_cyrillic;
use shakmaty::{Chess, Move, Outcome, Position};

/// A score that reads to its end.
#[derive(Debug, Clone)]
pub struct Sheet {
    /// The half-moves.
    pub plies: Vec<Ply>,
    /// The result, where one is written.
    pub outcome: Option<Outcome>,
    /// The language whose letters were used: the first of `languages`.
    pub lang: Lang,
    /// Every language in which the score reads as these same moves.
    pub languages: Vec<Lang>,
}

/// Whose letters a score is read with.
#[derive(Debug, Clone, Copy)]
pub(super) enum Letters {
    /// They are found from the score itself; those of a language first.
    Found(Option<Lang>),
    /// They are known.
    Only(Lang),
}

/// Reads a score from the position `start`; its first line has the number `line`. The letters of `lang` are tried
/// first, and if the score reads with them, no other language is tried.
///
/// # Errors
/// [`ScoreError`] with the first thing that cannot be taken, in the reading that gets furthest.
pub fn read(text: &str, start: &Chess, lang: Option<Lang>, line: usize) -> Result<Sheet, ScoreError> {
    read_with(text, start, Letters::Found(lang), line)
}

/// As [`read`], with the letters of one language only where they are known.
pub(super) fn read_with(text: &str, start: &Chess, letters: Letters, line: usize) -> Result<Sheet, ScoreError> {
    let lang = match letters {
        Letters::Found(lang) => lang,
        Letters::Only(lang) => Some(lang),
    };
    let known = matches!(letters, Letters::Only(_));
    let tokens = tokens(text, line)?;
    if !tokens.iter().any(|token| matches!(token.kind, Kind::Text | Kind::Figures)) {
        return Err(ScoreError::Empty);
    }
    let mut full: Vec<(Lang, Vec<Ply>)> = Vec::new();
    let mut furthest: Option<Box<Trouble>> = None;
    for tried in candidates(text, lang).take(if known { 1 } else { usize::MAX }) {
        let (readings, trouble) = attempt(&tokens, start, tried);
        full.extend(readings.into_iter().map(|plies| (tried, plies)));
        if let Some(trouble) = trouble.filter(|new| furthest.as_ref().is_none_or(|old| new.ply > old.ply)) {
            furthest = Some(trouble);
        }
        if Some(tried) == lang && !full.is_empty() {
            break;
        }
    }
    let Some((first, plies)) = full.first() else {
        return Err(furthest.map_or(ScoreError::Empty, ScoreError::Move));
    };
    if full.iter().any(|(_, other)| !same_moves(plies, other)) {
        return Err(several(start, &full));
    }
    let mut languages: Vec<Lang> = full.iter().map(|(lang, _)| *lang).collect();
    languages.dedup();
    let end = tokens.iter().find_map(|token| match token.kind {
        Kind::End(outcome) => Some(outcome),
        _ => None,
    });
    Ok(Sheet { plies: plies.clone(), outcome: end, lang: *first, languages })
}

/// The languages to try: the one that was named, then all others whose alphabet the score is written in.
fn candidates(text: &str, lang: Option<Lang>) -> impl Iterator<Item = Lang> {
    let cyrillic = text.chars().any(|c| matches!(c, '\u{400}'..='\u{4ff}'));
    let others = Lang::ALL.into_iter().filter(move |other| Some(*other) != lang && (cyrillic || !is_cyrillic(*other)));
    lang.into_iter().chain(others)
}

/// The first half-move on which two readings of a score differ, if they do.
pub(super) fn differing(one: &Game, lang: Lang, other: &Game, other_lang: Lang) -> Option<ScoreError> {
    let differ = one.start != other.start || !same_moves(&one.plies, &other.plies);
    differ.then(|| several(&one.start, &[(lang, one.plies.clone()), (other_lang, other.plies.clone())]))
}

fn several(start: &Chess, full: &[(Lang, Vec<Ply>)]) -> ScoreError {
    let step =
        |i: usize| -> Vec<Option<Move>> { full.iter().map(|(_, plies)| plies.get(i).map(|ply| ply.legal)).collect() };
    let mut i = 0;
    let mut position = start.clone();
    while let [Some(first), rest @ ..] = &step(i)[..] {
        if rest.iter().any(|other| *other != Some(*first)) {
            break;
        }
        position.play_unchecked(*first);
        i += 1;
    }
    let mut readings: Vec<Part> = Vec::new();
    for ((lang, _), legal) in full.iter().zip(step(i)) {
        let part = Part { lang: *lang, san: legal.map_or(String::new(), |legal| san(&position, legal, Lang::En)) };
        if !readings.iter().any(|reading| reading.san == part.san) {
            readings.push(part);
        }
    }
    ScoreError::SeveralReadings { ply: i + 1, readings }
}

/// Reads with the letters of one language, in both layouts. Gives the full readings, and the furthest trouble.
fn attempt(tokens: &[Token], start: &Chess, lang: Lang) -> (Vec<Vec<Ply>>, Option<Box<Trouble>>) {
    let words = tokens.iter().any(|token| token.kind == Kind::Text && is_word(&token.text));
    let layouts = if words { [Layout::Lines, Layout::Running] } else { [Layout::Running, Layout::Lines] };
    let mut full: Vec<Vec<Ply>> = Vec::new();
    let mut furthest: Option<Box<Trouble>> = None;
    for layout in layouts {
        let (mut readings, trouble) = follow(tokens, start, lang, layout);
        full.append(&mut readings);
        if let Some(trouble) = trouble.filter(|new| furthest.as_ref().is_none_or(|old| new.ply > old.ply)) {
            furthest = Some(trouble);
        }
    }
    (full, furthest)
}
