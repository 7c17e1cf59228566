//! Compare the results on the sheets with each other, with the record and with the board (8.7). The arbiter decides.

use super::{Basis, DisputeFacts, ProcedureNote, Proposal, Verdict};
use crate::reading::SheetReading;
use ansage_game::seat::{ByColor, Color};
use ansage_words::score::result::GameResult;
use shakmaty::Position;

/// The notes on results, first on both scores, then on each by itself.
pub(super) fn notes_on_results(facts: &DisputeFacts, proposal: &Proposal) -> Vec<ProcedureNote> {
    let of = |whose| facts.reading(whose).and_then(|reading| reading.written.result());
    let mut notes = Vec::new();
    let retraced = matches!(proposal.verdict, Verdict::ScoresDiffer | Verdict::Unreadable);
    if proposal.basis == Basis::Scores {
        notes.extend(match (of(Color::White), of(Color::Black)) {
            (Some(white), Some(black)) if white != black => {
                Some(ProcedureNote::ResultsDiffer { results: ByColor { white, black } })
            }
            (Some(result), None) if !retraced => only(facts, Color::White, result),
            (None, Some(result)) if !retraced => only(facts, Color::Black, result),
            _ => None,
        });
    }
    for whose in Color::ALL {
        if let Some(reading) = facts.reading(whose) {
            notes.extend(notes_on_one_sheet(facts, whose, reading));
        }
    }
    notes
}

/// A score that the record keeps has no place for a result.
fn only(facts: &DisputeFacts, whose: Color, result: GameResult) -> Option<ProcedureNote> {
    facts.sheets.get(!whose).then_some(ProcedureNote::ResultOnOne { whose, result })
}

fn notes_on_one_sheet(facts: &DisputeFacts, whose: Color, reading: &SheetReading) -> Vec<ProcedureNote> {
    let written = &reading.written;
    let Some(result) = written.result() else { return Vec::new() };
    let mut notes = Vec::new();
    if let Some(header) = written.result_in_header().filter(|header| *header != result) {
        notes.push(ProcedureNote::HeaderDiffers { whose, result, header });
    }
    if let Some(second) = written.other_result {
        notes.push(ProcedureNote::SecondResult { whose, result, second });
    }
    if let Some(board) = result_on_board(reading).filter(|board| *board != result) {
        notes.push(ProcedureNote::ResultNotOfBoard { whose, result, board });
    }
    let record = facts.record.as_ref().and_then(|record| record.result);
    if let Some(record) = record.filter(|record| *record != result) {
        notes.push(ProcedureNote::ResultNotOfRecord { whose, result, record });
    }
    notes
}

/// The result by mate or stalemate at the end of a sheet that is read beyond doubt.
fn result_on_board(reading: &SheetReading) -> Option<GameResult> {
    let whole = reading.marks.is_empty() && reading.certain == reading.half_moves.len();
    let end = &reading.end;
    match (whole && !reading.half_moves.is_empty(), end.is_checkmate(), end.is_stalemate()) {
        (true, true, _) => Some(GameResult::won_by(!end.turn())),
        (true, _, true) => Some(GameResult::Draw),
        _ => None,
    }
}
