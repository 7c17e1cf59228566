//! Write a game as PGN.

use super::Source;
use crate::game::effect::EffectKind;
use crate::game::event::EventKind;
use crate::journal::replay::Replayed;
use crate::locale::Args;
use crate::score::pgn::{Game, Ply, write};
use crate::station::files::{Failure, Printed};
use crate::station::watch::outcome_line;
use shakmaty::{KnownOutcome, Outcome};

/// `export --pgn`.
///
/// # Errors
/// [`Failure`], in words.
pub fn print(source: &Source<'_>) -> Printed {
    Ok(write(&game(source)?))
}

fn game(source: &Source<'_>) -> Result<Game, Failure> {
    let &Source { locale, replayed, referee, seat, .. } = source;
    let mut plies = source.plies()?;
    mark_offers(replayed, &mut plies);
    // PGN has no gaps: what stands behind the first one is only in the text.
    let gap = seat.is_some_and(|seat| referee.score(seat).last().is_some_and(|last| last as usize > plies.len()));
    if gap {
        let said = locale.text("trouble-export-gap", &Args::new().set("ply", (plies.len() + 1).to_string()));
        match plies.last_mut() {
            Some(last) => last.comment = Some(said),
            None => return Err(Failure::Could(said)),
        }
    }
    let names = &referee.terms().names;
    let mut tags = Vec::new();
    if let Some(date) = date(replayed) {
        tags.push(("Date".to_owned(), date));
    }
    for (tag, name) in [("White", &names.white), ("Black", &names.black), ("Arbiter", &names.arbiter)] {
        if !name.is_empty() {
            tags.push((tag.to_owned(), name.clone()));
        }
    }
    // Said only where it is not the usual way a game ends; the header has few words for it, a comment has all.
    if let Some(outcome) = referee.outcome().filter(|outcome| outcome.termination() != "normal") {
        tags.push(("Termination".to_owned(), outcome.termination().to_owned()));
    }
    if let Some((outcome, last)) = referee.outcome().filter(|outcome| !outcome.is_usual()).zip(plies.last_mut()) {
        last.comment.get_or_insert_with(|| outcome_line(locale, outcome));
    }
    let outcome = referee.outcome().and_then(|outcome| outcome.pgn().parse::<KnownOutcome>().ok());
    Ok(Game {
        tags,
        start: referee.start_position().clone(),
        plies,
        outcome: outcome.map_or(Outcome::Unknown, Outcome::Known),
    })
}

/// A draw offer stands beside the latest half-move of the player who made it (C.12).
fn mark_offers(replayed: &Replayed, plies: &mut [Ply]) {
    let mut ply = 0_usize;
    let mut told = 0_usize;
    for effect in replayed.entries.iter().flat_map(|entry| &entry.effects) {
        match &effect.kind {
            EffectKind::MoveTold { .. } => told = ply + 1,
            EffectKind::MoveCompleted { ply: completed, .. } => ply = *completed as usize,
            EffectKind::DrawOffered { .. } => {
                if let Some(beside) = told.max(ply).checked_sub(1).and_then(|index| plies.get_mut(index)) {
                    beside.draw_offered = true;
                }
            }
            _ => {}
        }
    }
}

fn date(replayed: &Replayed) -> Option<String> {
    match &replayed.entries.first()?.event.kind {
        EventKind::Opened { wall, .. } => Some(wall.get(..10)?.replace('-', ".")),
        _ => None,
    }
}
