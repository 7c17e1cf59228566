//! Take the one game that all readings of a score give: with the letters of each language, and with each way to part spoken words.
//! Where two lead to different games, neither is chosen.

use super::notation::move_to_san;
use super::pgn::Ply;
use super::{ReadGame, ReadingVariant, ScoreError};
use crate::locale::Lang;
use shakmaty::{Move, Position};

/// Whose letters a score is read with.
#[derive(Debug, Clone, Copy)]
pub(super) enum LetterLanguages {
    /// They are found from the score itself; those of a language first.
    Found(Option<Lang>),
    /// They are known.
    Only(Lang),
}

impl LetterLanguages {
    /// The language whose letters are tried first.
    pub fn first_language(self) -> Option<Lang> {
        match self {
            LetterLanguages::Found(lang) => lang,
            LetterLanguages::Only(lang) => Some(lang),
        }
    }

    /// How many sets of letters are tried at most.
    pub fn max_languages(self) -> usize {
        if matches!(self, LetterLanguages::Only(_)) { 1 } else { usize::MAX }
    }
}

/// Tries sets of letters in their order, each with the readings it gives and what is wrong with those that end early. Once
/// those of `lang` have given a game, no other language is tried.
///
/// # Errors
/// What is wrong in the reading that gets furthest, or that readings differ.
pub(super) fn read_in_best_language<T>(
    tried: impl Iterator<Item = (Lang, T)>,
    lang: Option<Lang>,
    read: impl Fn(Lang, T) -> Vec<Result<ReadGame, ScoreError>>,
) -> Result<ReadGame, ScoreError> {
    let mut full: Vec<ReadGame> = Vec::new();
    let mut furthest: Option<ScoreError> = None;
    for (own, letters) in tried {
        if Some(own) != lang && full.iter().any(|read| Some(read.lang) == lang) {
            break;
        }
        for reading in read(own, letters) {
            match reading {
                Ok(read) => full.push(read),
                Err(error) if furthest.as_ref().is_none_or(|known| depth(&error) > depth(known)) => {
                    furthest = Some(error);
                }
                Err(_) => {}
            }
        }
    }
    let Some(mut first) = full.first().cloned() else { return Err(furthest.unwrap_or(ScoreError::Empty)) };
    if full.iter().any(|other| !have_same_moves(&first.game.plies, &other.game.plies)) {
        return Err(several(&full));
    }
    first.languages = full.into_iter().flat_map(|read| read.languages).collect();
    first.languages.dedup();
    Ok(first)
}

/// The half-move at which a reading ends.
fn depth(error: &ScoreError) -> usize {
    if let ScoreError::Move(trouble) = error { trouble.ply } else { 0 }
}

/// Whether two readings are the same game.
fn have_same_moves(one: &[Ply], other: &[Ply]) -> bool {
    one.iter().map(|ply| ply.legal).eq(other.iter().map(|ply| ply.legal))
}

/// Names the first half-move on which readings differ, and how each reads it.
fn several(full: &[ReadGame]) -> ScoreError {
    let step = |i: usize| -> Vec<Option<Move>> {
        full.iter().map(|read| read.game.plies.get(i).map(|ply| ply.legal)).collect()
    };
    let mut i = 0;
    let mut position = full.first().map(|read| read.game.start.clone()).unwrap_or_default();
    while let [Some(first), rest @ ..] = &step(i)[..] {
        if rest.iter().any(|other| *other != Some(*first)) {
            break;
        }
        position.play_unchecked(*first);
        i += 1;
    }
    let mut readings: Vec<ReadingVariant> = Vec::new();
    for (read, legal) in full.iter().zip(step(i)) {
        let part = ReadingVariant {
            lang: read.lang,
            san: legal.map_or(String::new(), |legal| move_to_san(&position, legal, Lang::En)),
        };
        if !readings.iter().any(|reading| reading.san == part.san) {
            readings.push(part);
        }
    }
    ScoreError::SeveralReadings { ply: i + 1, readings }
}
