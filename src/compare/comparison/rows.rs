//! Write both sheets into one table, half-move by half-move.

use super::{Agreement, ComparisonRow};
use crate::reading::{SheetReading, announcement_meaning};
use ansage_game::seat::ByColor;
use shakmaty::{Move, Position};

/// The row of a half-move that both give alike, which stands at the same place on both.
pub(super) fn agreed_row((index, legal): (usize, &Move)) -> ComparisonRow {
    ComparisonRow {
        ply: index + 1,
        entries: ByColor { white: Some(index), black: Some(index) },
        meant: ByColor { white: Some(*legal), black: Some(*legal) },
        agreement: Agreement::Same,
    }
}

/// What one sheet has.
#[derive(Debug, Clone, Copy)]
enum SheetCell {
    /// A half-move, read as it stands or proposed.
    HalfMove {
        entry: Option<usize>,
        /// What the entry says by itself.
        meant: Option<Move>,
        /// Whether the reading takes it as it stands.
        stands: bool,
    },
    /// An entry that is passed over, or that nothing could be made of.
    Entry(usize),
}

/// All rows; the first `agreed` are the same on both.
pub(super) fn comparison_rows(readings: &ByColor<SheetReading>, agreed: usize) -> Vec<ComparisonRow> {
    let course = readings.white.half_moves.iter().take(agreed).map(|half_move| &half_move.legal);
    let mut rows: Vec<ComparisonRow> = course.enumerate().map(agreed_row).collect();
    let mut white = sides(&readings.white, agreed).into_iter().peekable();
    let mut black = sides(&readings.black, agreed).into_iter().peekable();
    let mut ply = agreed + 1;
    loop {
        // What is passed over has a row of its own, and is counted as the half-move behind it.
        let passed = |side: &SheetCell| matches!(side, SheetCell::Entry(_));
        match (white.peek(), black.peek()) {
            (None, None) => return rows,
            (Some(one), Some(other)) if passed(one) != passed(other) => {
                if passed(one) {
                    rows.push(row(ply, white.next(), None));
                } else {
                    rows.push(row(ply, None, black.next()));
                }
            }
            _ => {
                rows.push(row(ply, white.next(), black.next()));
                ply += 1;
            }
        }
    }
}

fn row(ply: usize, white: Option<SheetCell>, black: Option<SheetCell>) -> ComparisonRow {
    let of = |side: Option<SheetCell>| match side {
        Some(SheetCell::HalfMove { entry, meant, stands }) => (entry, meant, stands),
        Some(SheetCell::Entry(entry)) => (Some(entry), None, false),
        None => (None, None, false),
    };
    let (one, other) = (of(white), of(black));
    let agreement = match ((one.0, one.1), (other.0, other.1)) {
        ((Some(_), Some(white)), (Some(_), Some(black))) if !alike(white, black) => Agreement::Differ,
        ((Some(_), Some(_)), (Some(_), Some(_))) if one.2 && other.2 => Agreement::Same,
        ((None, _), _) | (_, (None, _)) => Agreement::OneOnly,
        _ => Agreement::Unread,
    };
    let entries = ByColor { white: one.0, black: other.0 };
    ComparisonRow { ply, entries, meant: ByColor { white: one.1, black: other.1 }, agreement }
}

/// Whether two moves are the same from square to square, though what they capture may differ.
fn alike(one: Move, other: Move) -> bool {
    let castles = matches!(one, Move::Castle { .. });
    castles == matches!(other, Move::Castle { .. })
        && (one.role(), one.from(), one.to(), one.promotion())
            == (other.role(), other.from(), other.to(), other.promotion())
}

/// What a sheet has beyond its first `agreed` half-moves, in the order of the game.
fn sides(reading: &SheetReading, agreed: usize) -> Vec<SheetCell> {
    let entries = &reading.written.entries;
    let mut position = reading.written.start.clone();
    let mut sides = Vec::with_capacity(entries.len().saturating_sub(agreed));
    let mut next = agreed;
    for (index, half_move) in reading.half_moves.iter().enumerate() {
        if index >= agreed {
            let entry = half_move.entry;
            // Two entries in each other's place come in the order of the game: nothing is passed over between them.
            let swapped = half_move.mark.is_some()
                && reading.half_moves.get(index + 1).is_some_and(|it| it.mark == half_move.mark);
            if let Some(entry) = entry {
                let before = if swapped { entry.saturating_sub(1) } else { entry };
                sides.extend((next..before).map(SheetCell::Entry));
                next = next.max(entry + 1);
            }
            let meant = match (half_move.mark, entry.and_then(|entry| entries[entry].said.as_ref().ok())) {
                (None, _) => Some(half_move.legal),
                (Some(_), Some(said)) => announcement_meaning(&position, said).legal_move(),
                (Some(_), None) => None,
            };
            sides.push(SheetCell::HalfMove { entry, meant, stands: half_move.mark.is_none() });
        }
        position.play_unchecked(half_move.legal);
    }
    sides.extend((next..entries.len()).map(SheetCell::Entry));
    sides
}
