//! Answer what the arbiter asks of the whole record, and carry out what the procedure proposes (D.2.8).

use super::Table;
use crate::console::desk::review::Review;
use crate::moment::Moment;

impl Table {
    /// Looks up, walks, or rules.
    pub(super) fn review(&mut self, _review: &Review, _at: Moment) {}
}
