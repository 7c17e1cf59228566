//! Write a score as text, in the letters of a language.
//!
//! One move a line, in columns. Remarks stand in braces and brackets, which `ansage read` takes for what they are: a clock
//! reading as `{1:29:58}`, withdrawn half-moves and the reason of the result as `(...)`.

use super::course::{AnnotationKind, RecordedCourse};
use super::{ExportSource, numbered, placed};
use crate::station::files::PrintResult;
use crate::station::watch::outcome_texts;
use ansage_compare::words;
use ansage_game::moment::Moment;
use ansage_game::seat::Color;
use ansage_words::locale::Args;
use ansage_words::score::illegal::{ILLEGAL_MARK, is_illegal};
use ansage_words::score::{notation, pgn};
use shakmaty::Position;

/// `export --text`: what a player wrote stands as he wrote it, and a half-move that was not told as `...`.
///
/// # Errors
/// [`super::CommandFailure`], in words.
pub fn export_text(source: &ExportSource<'_>) -> PrintResult {
    let course = RecordedCourse::from_journal(source.replayed);
    let cells = cells(source, &course)?;
    let remarks = remarks(source, &course);
    let start = source.referee.start_position();
    let mut text: String =
        pgn::start_headers(start).into_iter().map(|(name, value)| format!("[{name} \"{value}\"]\n")).collect();
    if !text.is_empty() {
        text.push('\n');
    }
    let black_first = usize::from(start.turn() == Color::Black);
    let first = start.fullmoves().get() as usize;
    let rows = (cells.len() + black_first).div_ceil(2);
    let digits = (first + rows.saturating_sub(1)).to_string().len();
    let of_white = cells.iter().skip(black_first).step_by(2);
    let column = of_white.map(|cell| cell.chars().count()).max().unwrap_or(0);
    let remark = |ply: Option<usize>| -> String {
        let here = remarks.iter().filter(|(after, _)| *after == ply);
        here.map(|(_, remark)| format!("{:digits$}  ({remark})\n", "")).collect()
    };
    text += &remark(None);
    for row in 0..rows {
        let number = first + row;
        let cell = |half: usize| (2 * row + half).checked_sub(black_first).map(|ply| (ply, cells.get(ply)));
        let (white, black) = (cell(0), cell(1).and_then(|(_, cell)| cell).map_or("", String::as_str));
        let line = match white {
            Some((_, white)) => format!("{number:>digits$}. {:<column$}  {black}", white.map_or("", String::as_str)),
            None => format!("{number:>digits$}...{:<column$} {black}", ""),
        };
        text += line.trim_end();
        text.push('\n');
        for (ply, _) in [white, cell(1)].into_iter().flatten() {
            text += &remark(Some(ply));
        }
    }
    text += &calls(source).map(|calls| format!("{:digits$}  ({calls})\n", "")).unwrap_or_default();
    if let (Some(outcome), None) = (source.referee.outcome(), source.seat) {
        text += &format!("{} ({})\n", outcome.pgn_result(), outcome_texts(source.locale, outcome).0);
    }
    Ok(text)
}

/// Every half-move with what is noted beside it.
fn cells(source: &ExportSource<'_>, course: &RecordedCourse) -> Result<Vec<String>, super::CommandFailure> {
    let referee = source.referee;
    let mut plies = source.plies_to_export()?;
    source.add_draw_offers_and_clocks(course, &mut plies);
    let mut position = referee.start_position().clone();
    let mut cells = Vec::new();
    for ply in plies {
        let mut cell = notation::move_to_san(&position, ply.legal, source.letters);
        if is_illegal(&position, ply.legal) {
            cell += &format!(" {{{ILLEGAL_MARK}}}");
        }
        cell += if ply.draw_offered { " (=)" } else { "" };
        if let Some(left) = ply.clock {
            cell += &format!(" {{{}}}", notation::clock_text(left));
        }
        cells.push(cell);
        position.play_unchecked(ply.legal);
    }
    if let Some(seat) = source.seat {
        let last = referee.half_moves_with_withdrawn().iter().filter(|half_move| !half_move.withdrawn).count() as u32;
        let lines = referee.score(seat).lines_through(last.max(1));
        for line in lines.into_iter().skip(cells.len()) {
            cells.push(line.unwrap_or_else(|| "...".into()));
        }
    }
    Ok(cells)
}

/// The half-moves that were withdrawn, or are not completed, each after the half-move that stands before them; for the record
/// only.
fn remarks(source: &ExportSource<'_>, course: &RecordedCourse) -> Vec<(Option<usize>, String)> {
    if source.seat.is_some() || source.wish.plain {
        return Vec::new();
    }
    let half_moves = source.referee.half_moves_with_withdrawn();
    let mut remarks = Vec::new();
    for fact in &course.facts {
        let text = match &fact.what {
            AnnotationKind::Withdrawn(indexes) => {
                let moves = indexes.iter().filter_map(|index| half_moves.get(*index)).map(placed);
                let moves = numbered(moves, source.letters);
                source.locale.message_text("record-withdrawn", &Args::new().set("moves", moves))
            }
            AnnotationKind::Open(open) => source.presenter().open_move_text(open),
            _ => continue,
        };
        remarks.push((source.half_move_before_fact(fact), text));
    }
    remarks
}

/// The calls for the arbiter, and for how long both clocks stood; for the record only.
fn calls(source: &ExportSource<'_>) -> Option<String> {
    let whole = source.seat.is_none() && !source.wish.plain;
    let calls = source.referee.view(Moment::START).desk.stops;
    if !whole || calls.is_empty() {
        return None;
    }
    let last = source.replayed.last_moment_of_play();
    Some(words::describe_arbiter_calls(source.locale, "arbiter-state-stops", &calls, last).trim_end().to_owned())
}
