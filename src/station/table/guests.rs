//! Attend the stations that have joined: what they do is the act of their seat, and every entry goes to them.

use super::Table;
use crate::console::LinkWish;
use crate::locale::Args;
use crate::moment::Moment;
use crate::presentation::{Channel, Earcon};

impl Table {
    /// The link is told of, or changed.
    pub(super) fn handle_link(&mut self, _wish: LinkWish, _at: Moment) {
        let told = self.presenter.tell(Channel::Private, Some(Earcon::Refused), "link-not-hosting", |_| Args::new());
        self.tell(&told, None);
    }
}
