//! The half-move of each line of a sheet that is read from a file.
//!
//! The sheet is compared with the other player's score, else with the course of the record. A half-move that is left out on
//! the sheet leaves its place empty, so that the lines after it keep the half-moves that they mean.

use ansage_compare::comparison::compare_sheets_beside_record;
use ansage_compare::procedure::DisputeFacts;
use ansage_compare::reading::{ReadHalfMove, SheetReading};
use ansage_compare::record::record_from_referee;
use ansage_game::referee::Referee;
use ansage_game::ruling::SheetLine;
use ansage_game::seat::{ByColor, Color};
use ansage_words::score::written::{SheetEntry, WrittenScore};
use shakmaty::Position;
use std::collections::BTreeSet;

/// The lines of a player's sheet, given in every set of letters that it may be read with. The other player's sheet is taken
/// from `sheets`, where it was read from a file.
pub(super) fn sheet_lines(
    owner: Color,
    sheet: &[WrittenScore],
    sheets: &ByColor<Option<Vec<WrittenScore>>>,
    referee: Option<&Referee>,
) -> Vec<SheetLine> {
    let compared = referee.and_then(|referee| compared_reading(owner, sheet, sheets, referee));
    match &compared {
        Some(reading) => lines_by_reading(reading),
        None => sheet.first().map(lines_by_number).unwrap_or_default(),
    }
}

/// The sheet as it is read beside the other score or the course. `None` if there is neither, or it has another start.
fn compared_reading(
    owner: Color,
    sheet: &[WrittenScore],
    sheets: &ByColor<Option<Vec<WrittenScore>>>,
    referee: &Referee,
) -> Option<SheetReading> {
    let record = record_from_referee(referee);
    let (course, recorded) = (record.course.clone(), record.course_as_score());
    let mut scores = sheets.clone();
    *scores.get_mut(owner) = Some(sheet.to_vec());
    let facts = DisputeFacts::gather(scores, ByColor::default(), Some(record), None);
    let (comparison, side) = match facts.comparison {
        Some(comparison) => (comparison, owner),
        None if course.is_empty() => return None,
        None => (compare_sheets_beside_record(sheet, &[recorded], Some(&course))?, Color::White),
    };
    let has_same_start = comparison.first.is_none_or(|first| first.ply > 0);
    has_same_start.then(|| comparison.readings.get(side).clone())
}

/// Each line at the half-move that is read from it. What the reading passes over comes after the line before it.
fn lines_by_reading(reading: &SheetReading) -> Vec<SheetLine> {
    let followed = |(ply, half_move): (u32, &ReadHalfMove)| Some((half_move.entry?, ply));
    let followed: Vec<(usize, u32)> = (1..).zip(&reading.half_moves).filter_map(followed).collect();
    // Two lines may be in each other's place: what is written first comes first.
    let plies: BTreeSet<u32> = followed.iter().map(|(_, ply)| *ply).collect();
    let entries: BTreeSet<usize> = followed.iter().map(|(entry, _)| *entry).collect();
    let mut plies = plies.into_iter();
    let mut last = 0;
    let line = |(index, entry): (usize, &SheetEntry)| {
        let read = entries.contains(&index).then(|| plies.next()).flatten();
        last = read.unwrap_or(0).max(last + 1);
        line_at(last, entry)
    };
    reading.written.entries.iter().enumerate().map(line).collect()
}

/// Each line by its number and column where the sheet has them, else one after the other.
fn lines_by_number(sheet: &WrittenScore) -> Vec<SheetLine> {
    let before = sheet.start.fullmoves().get() * 2 + sheet.start.turn().fold_wb(0, 1);
    let mut last = 0;
    let line = |entry: &SheetEntry| {
        let placed = entry.number.zip(entry.side).and_then(|(number, side)| {
            (number.checked_mul(2)? + side.fold_wb(0, 1) + 1).checked_sub(before).filter(|ply| *ply > 0)
        });
        last = placed.filter(|ply| *ply > last).unwrap_or(last + 1);
        line_at(last, entry)
    };
    sheet.entries.iter().map(line).collect()
}

pub(super) fn line_at(ply: u32, entry: &SheetEntry) -> SheetLine {
    SheetLine { ply, text: entry.text.as_str().into(), words: entry.said.as_ref().ok().copied() }
}
