//! The rows, written from the Laws: what must come of two acts where their order matters.

#[path = "rows/asked.rs"]
mod asked;
#[path = "rows/calls.rs"]
mod calls;
#[path = "rows/cases.rs"]
mod cases;
#[path = "rows/ends.rs"]
mod ends;
#[path = "rows/entries.rs"]
mod entries;
#[path = "rows/moves.rs"]
mod moves;
#[path = "rows/offers.rs"]
mod offers;
#[path = "rows/replies.rs"]
mod replies;
#[path = "rows/usual.rs"]
mod usual;

use super::data::Row;

/// Every row, in order: the first that is of a cell holds. What is usual comes last.
pub fn rows() -> impl Iterator<Item = &'static Row> {
    [
        asked::ROWS,
        calls::ROWS,
        ends::ROWS,
        entries::ROWS,
        replies::ROWS,
        cases::ROWS,
        moves::ROWS,
        offers::ROWS,
        usual::ROWS,
    ]
    .into_iter()
    .flatten()
}
