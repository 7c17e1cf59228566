//! Find the fewest slips that explain a board together where no single one does.
//!
//! Slips that touch different squares do not disturb each other: each is tried alone, and those whose squares make up all
//! that differ are taken together.

use super::hands::IndexedCourse;
use super::hands::SlipTrial;
use super::slips;
use super::{AGE, BoardDeparture, ODD, Slip};
use shakmaty::{Bitboard, Board};
use std::collections::HashMap;

/// More slips than so many on one board explain nothing.
const MOST: usize = 4;

/// The likeliest slip that explains just these squares.
#[derive(Clone, Copy)]
struct PartialSlip {
    squares: Bitboard,
    departure: BoardDeparture,
    /// The last half-move it may have been at: a displaced piece may have been displaced later too.
    until: usize,
    unlikely: usize,
}

/// The fewest slips that explain a board together, the earliest first; `None` where there are not so few.
pub(super) fn explain_by_several_slips(course: &IndexedCourse, board: &Board) -> Option<Vec<BoardDeparture>> {
    let end = course.moves.len();
    let differing = course.differing_squares(end, board);
    let parts = parts(course, end, board);
    let found = (2..=MOST).find_map(|most| cover(&parts, differing, most))?;
    let mut departures: Vec<BoardDeparture> = found.iter().rev().map(|part| part.departure).collect();
    departures.sort_by_key(|departure| departure.ply);
    Some(departures)
}

fn parts(course: &IndexedCourse, end: usize, board: &Board) -> Vec<PartialSlip> {
    let mut likeliest: HashMap<(Bitboard, bool), PartialSlip> = HashMap::new();
    for ply in 0..=end {
        slips::try_slips_at_half_move(course, ply, &mut |tried: &SlipTrial| {
            let Some(squares) =
                course.squares_explained_by_slip(tried, (ply, end), board).filter(|squares| squares.any())
            else {
                return;
            };
            let displaced = matches!(tried.slip, Slip::Displaced { .. });
            let unlikely = tried.odd * ODD + (end - ply).min(AGE);
            let departure = BoardDeparture { ply, slip: tried.slip };
            let part = PartialSlip { squares, departure, until: ply, unlikely };
            let known = likeliest.entry((squares, displaced)).or_insert(part);
            if displaced && known.departure.slip == tried.slip && known.until + 1 == ply {
                (known.until, known.unlikely) = (ply, unlikely);
            } else if unlikely < known.unlikely {
                *known = part;
            }
        });
    }
    let mut parts: Vec<PartialSlip> = likeliest.into_values().collect();
    parts.sort_unstable_by_key(|part| (part.unlikely, u64::from(part.squares)));
    parts
}

/// At most so many parts that have no square in common and together all of these; the likeliest for the first square.
fn cover(parts: &[PartialSlip], differing: Bitboard, most: usize) -> Option<Vec<PartialSlip>> {
    let Some(first) = differing.first() else { return Some(Vec::new()) };
    let left = most.checked_sub(1)?;
    let fits = |part: &&PartialSlip| part.squares.contains(first) && part.squares.is_subset(differing);
    parts.iter().filter(fits).find_map(|part| {
        let mut rest = cover(parts, differing & !part.squares, left)?;
        rest.push(*part);
        Some(rest)
    })
}
