//! Lay two sheets side by side: they agree by the moves they mean, not by their letters.

use super::reading::{Reading, alone};
use crate::score::written::Written;
use crate::seat::ByColor;
use shakmaty::Move;

/// Two sheets side by side.
#[derive(Debug, Clone)]
pub struct Comparison {
    /// What is read of each. Marks may name candidates that the other sheet gives.
    pub readings: ByColor<Reading>,
    /// How many half-moves from the first on both sheets give alike and beyond doubt.
    pub agreed: usize,
    /// The first half-move on which they differ or one of them cannot be read; `None` where both are the same to the
    /// end. A sheet that merely ends earlier differs there.
    pub first: Option<Difference>,
    /// Every half-move of either sheet, so laid that one left out does not shift all that follows.
    pub rows: Vec<Row>,
}

/// What two sheets say on the first half-move on which they do not agree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Difference {
    /// The half-move, from 1.
    pub ply: usize,
    /// Its place in `rows`.
    pub row: usize,
    /// Whether both can be read there and say different things; else one has nothing, or nothing readable, there.
    pub both_readable: bool,
}

/// One half-move on both sheets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row {
    /// The half-move, from 1, as the agreed course and then each sheet is counted.
    pub ply: usize,
    /// Where it stands on each sheet, as a place in `written.entries`.
    pub entries: ByColor<Option<usize>>,
    /// What each means by it, where that can be read.
    pub meant: ByColor<Option<Move>>,
    /// How the two stand to each other.
    pub agreement: Agreement,
}

/// How two sheets stand to each other on a half-move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Agreement {
    /// They mean the same.
    Same,
    /// They mean different moves.
    Differ,
    /// Only one sheet has it.
    OneOnly,
    /// At least one cannot be read there.
    Unread,
}

/// Compares two sheets; each is given in every set of letters it may be read with.
pub fn compare(white: &[Written], black: &[Written]) -> Option<Comparison> {
    let readings = ByColor { white: alone(white)?, black: alone(black)? };
    let (one, other) = (&readings.white.half_moves, &readings.black.half_moves);
    let agreed = one.iter().zip(other).take_while(|(one, other)| one.legal == other.legal).count();
    let longest = one.len().max(other.len());
    let row = |index: usize| {
        let (white, black) = (one.get(index), other.get(index));
        let meant = ByColor { white: white.map(|it| it.legal), black: black.map(|it| it.legal) };
        let entries = ByColor { white: white.and_then(|it| it.entry), black: black.and_then(|it| it.entry) };
        let agreement = match (meant.white, meant.black) {
            (Some(white), Some(black)) if white == black => Agreement::Same,
            (Some(_), Some(_)) => Agreement::Differ,
            _ => Agreement::OneOnly,
        };
        Row { ply: index + 1, entries, meant, agreement }
    };
    let rows: Vec<Row> = (0..longest).map(row).collect();
    let first = rows.get(agreed).map(|row| Difference {
        ply: agreed + 1,
        row: agreed,
        both_readable: row.agreement == Agreement::Differ,
    });
    Some(Comparison { readings, agreed, first, rows })
}
