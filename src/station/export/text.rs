//! Write a score as text, in the letters of a language.
//!
//! One move a line, in columns. Remarks stand in braces, as `ansage read` takes them: a clock reading as `{1:29:58}`, the
//! facts on lines of their own. The reason of the result follows it as `(...)`.

use super::ExportSource;
use crate::station::files::PrintResult;
use crate::station::watch::outcome_texts;
use ansage_words::score::illegal::{ILLEGAL_MARK, is_illegal};
use ansage_words::score::notation;
use ansage_words::score::pgn;
use shakmaty::{Color, Position};

/// A half-move as it is written.
struct TextCell {
    /// The move, with its signs and its clock.
    half_move: String,
    /// What is told after it.
    remark: Option<String>,
}

/// `export --text`: what a player wrote stands as he wrote it, and a half-move that was not told as `...`. Remarks stand in
/// braces on lines of their own, each after its half-move.
///
/// # Errors
/// [`super::CommandFailure`], in words.
pub fn export_text(source: &ExportSource<'_>) -> PrintResult {
    let (before, cells) = cells(source)?;
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
    let column = of_white.map(|cell| cell.half_move.chars().count()).max().unwrap_or(0);
    let remark = |remark: &Option<String>| -> String {
        remark
            .as_ref()
            .map(|remark| format!("{:digits$}  {{{}}}\n", "", pgn::printable_remark(remark)))
            .unwrap_or_default()
    };
    text += &remark(&before);
    for row in 0..rows {
        let number = first + row;
        let cell = |half: usize| (2 * row + half).checked_sub(black_first).and_then(|ply| cells.get(ply));
        let (white, black) = (cell(0).filter(|_| row > 0 || black_first == 0), cell(1));
        let told = white.map(|white| remark(&white.remark)).filter(|told| !told.is_empty());
        let blacks = black.map_or("", |black| black.half_move.as_str());
        let of_black = |blacks: &str| format!("{number:>digits$}...{:column$} {blacks}", "");
        let line = match (white, &told) {
            (Some(white), None) => format!("{number:>digits$}. {:<column$}  {blacks}", white.half_move),
            // What is told of White's half-move stands before Black's.
            (Some(white), Some(told)) => {
                let apart = if black.is_some() { of_black(blacks) } else { String::new() };
                format!("{number:>digits$}. {}\n{told}{apart}", white.half_move)
            }
            (None, _) => of_black(blacks),
        };
        text += line.trim_end();
        text.push('\n');
        text += &black.map(|black| remark(&black.remark)).unwrap_or_default();
    }
    if let (Some(outcome), None) = (source.referee.outcome(), source.seat) {
        text += &format!("{} ({})\n", outcome.pgn_result(), outcome_texts(source.locale, outcome).0);
    }
    Ok(text)
}

/// Every half-move with what is noted beside it, and what is told before the first.
fn cells(source: &ExportSource<'_>) -> Result<(Option<String>, Vec<TextCell>), super::CommandFailure> {
    let referee = source.referee;
    let (before, plies) = source.annotated_plies()?;
    let mut position = referee.start_position().clone();
    let mut cells = Vec::new();
    for ply in plies {
        let mut half_move = notation::move_to_san(&position, ply.legal, source.letters);
        if is_illegal(&position, ply.legal) {
            half_move += &format!(" {{{ILLEGAL_MARK}}}");
        }
        half_move += if ply.draw_offered { " (=)" } else { "" };
        if let Some(left) = ply.clock {
            half_move += &format!(" {{{}}}", notation::clock_text(left));
        }
        cells.push(TextCell { half_move, remark: ply.comment });
        position.play_unchecked(ply.legal);
    }
    if let Some(seat) = source.seat {
        let last = referee.half_moves_with_withdrawn().iter().filter(|half_move| !half_move.withdrawn).count() as u32;
        let lines = referee.score(seat).lines_through(last.max(1));
        for line in lines.into_iter().skip(cells.len()) {
            cells.push(TextCell {
                half_move: line.map_or_else(|| "...".to_owned(), |line| line.to_string()),
                remark: None,
            });
        }
    }
    Ok((before, cells))
}
