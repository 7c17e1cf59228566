//! Write a score as text, in the letters of a language.

use super::Source;
use crate::score::notation;
use crate::seat::Color;
use crate::station::files::Printed;
use shakmaty::Position;

/// `export --text`: the score, one move a line in the letters of the language; what a player wrote stands as he wrote it, and a
/// half-move that was not told as `...`.
///
/// # Errors
/// [`super::Failure`], in words.
pub fn print(source: &Source<'_>) -> Printed {
    let &Source { locale, referee, seat, .. } = source;
    let start = referee.start_position();
    let mut position = start.clone();
    let mut written = Vec::new();
    for ply in source.plies()? {
        written.push(notation::san(&position, ply.legal, locale.lang()));
        position.play_unchecked(ply.legal);
    }
    if let Some(seat) = seat {
        let last = referee.half_moves().iter().filter(|half_move| !half_move.withdrawn).count() as u32;
        let lines = referee.score(seat).lines_through(last.max(1));
        for line in lines.into_iter().skip(written.len()) {
            written.push(line.unwrap_or_else(|| "...".into()));
        }
    }
    let mut text = String::new();
    let black_first = usize::from(start.turn() == Color::Black);
    for (index, san) in written.iter().enumerate() {
        let number = start.fullmoves().get() as usize + (index + black_first) / 2;
        let white = (index + black_first) % 2 == 0;
        match (white, index) {
            (true, _) => text += &format!("{number}. {san}"),
            (false, 0) => text += &format!("{number}... {san}"),
            (false, _) => text += &format!(" {san}"),
        }
        if !white {
            text.push('\n');
        }
    }
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    if let (Some(outcome), None) = (referee.outcome(), seat) {
        text += outcome.pgn();
        text.push('\n');
    }
    Ok(text)
}
