//! The rows, written from the Laws: what must come of two acts where their order matters.

mod asked;
mod calls;
mod cases;
mod ends;
mod entries;
mod moves;
mod offers;
mod replies;
mod typed;
mod usual;

use super::data::CrossingRow;

/// Every row, in order: the first that is of a cell holds. What is usual comes last.
pub fn rows() -> impl Iterator<Item = &'static CrossingRow> {
    [
        typed::ROWS,
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
