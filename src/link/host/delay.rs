//! Give who only looks on the game so much later (internet transmission demands it): what he is sent is as old as that,
//! entries, clocks and the end alike. His station is told an older moment as the present one, and so it counts clocks from
//! there; nothing that is newer reaches it. Players, assistants and the arbiter are not touched.

use super::{Host, HostAction, effects_for_seat};
use ansage_game::effect::Effect;
use ansage_game::joining::StationRole;
use ansage_game::moment::{Moment, Span};
use ansage_game::view::View;
use std::collections::VecDeque;

/// The game as spectators know it, and what they will be told.
#[derive(Debug, Clone)]
pub(super) struct SpectatorDelay {
    by: Span,
    /// The table as they may see it.
    shown: View,
    /// The last entry that they may know of, and its checksum.
    pub(super) last_seq: u64,
    pub(super) head: String,
    waiting: VecDeque<DelayedEntry>,
}

/// An entry that spectators will be told.
#[derive(Debug, Clone)]
pub struct DelayedEntry {
    /// Its number.
    pub seq: u64,
    /// The checksum of its line.
    pub head: String,
    /// Its moment.
    pub at: Moment,
    /// What it brought about.
    pub effects: Vec<Effect>,
    /// The table after it.
    pub view: View,
}

/// The moment so long before; the first one where the game is younger.
pub const fn moment_before(now: Moment, by: Span) -> Moment {
    Moment::from_millis(now.as_millis().saturating_sub(by.as_millis()))
}

impl SpectatorDelay {
    /// The table as it is shown at this moment, and that moment as they know it.
    fn shown_at(&self, now: Moment) -> (View, Moment) {
        let then = moment_before(now, self.by);
        (self.shown.clone().advanced_to(then), then)
    }
}

impl Host {
    /// From now on spectators are told everything so much later. `opening` is the table as it was opened; `entries` are those
    /// of the journal so far, and what of them is old enough at this moment is known to them.
    #[must_use]
    pub fn with_spectator_delay(
        mut self,
        by: Span,
        opening: View,
        entries: impl IntoIterator<Item = DelayedEntry>,
        now: Moment,
    ) -> Host {
        let shown = opening.restricted_to_seat(None);
        let waiting = entries.into_iter().collect();
        self.delay = (by > Span::ZERO).then(|| SpectatorDelay { by, shown, last_seq: 0, head: String::new(), waiting });
        // Nobody has joined yet: nothing is sent.
        self.release_to_spectators(now);
        self
    }

    /// How much later spectators see the game; zero where they see it as it is played.
    pub fn spectator_delay(&self) -> Span {
        self.delay.as_ref().map_or(Span::ZERO, |delay| delay.by)
    }

    /// The table that a station may see at this moment, and the moment that it takes for the present one.
    pub(super) fn visible_view(&self, capacity: StationRole, view: &View, now: Moment) -> (View, Moment) {
        match &self.delay {
            Some(delay) if capacity == StationRole::Spectator => delay.shown_at(now),
            _ => (view.clone(), now),
        }
    }

    /// The moment that spectators take for the present one.
    pub(super) fn spectators_moment(&self, now: Moment) -> Moment {
        self.delay.as_ref().map_or(now, |delay| moment_before(now, delay.by))
    }

    /// The last entry that a station may know of, and its checksum.
    pub(super) fn last_visible_entry(&self, capacity: StationRole) -> (u64, String) {
        match &self.delay {
            Some(delay) if capacity == StationRole::Spectator => (delay.last_seq, delay.head.clone()),
            _ => (self.kept.last_seq(), self.kept.last_checksum().to_owned()),
        }
    }

    /// Keeps an entry for them.
    pub(super) fn hold_back_for_spectators(
        &mut self,
        seq: u64,
        head: &str,
        at: Moment,
        effects: &[Effect],
        view: &View,
    ) {
        if let Some(delay) = &mut self.delay {
            let (head, effects) = (head.to_owned(), effects_for_seat(effects, None));
            delay.waiting.push_back(DelayedEntry {
                seq,
                head,
                at,
                effects,
                view: view.clone().restricted_to_seat(None),
            });
        }
    }

    /// Tells spectators what is old enough by now.
    pub(super) fn release_to_spectators(&mut self, now: Moment) -> Vec<HostAction> {
        let mut out = Vec::new();
        while let Some(delay) = &mut self.delay {
            let is_due = |entry: &DelayedEntry| entry.at + delay.by <= now;
            if !delay.waiting.front().is_some_and(is_due) {
                break;
            }
            let Some(entry) = delay.waiting.pop_front() else { break };
            let DelayedEntry { seq, head, at, effects, view } = entry;
            delay.shown = view.restricted_to_seat(None);
            (delay.last_seq, delay.head) = (seq, head.clone());
            let shown = delay.shown.clone();
            let lines = self.lines.iter_mut().filter(|(_, line)| line.capacity == StationRole::Spectator);
            out.extend(lines.filter_map(|(to, line)| line.entry_update(*to, (seq, &head, at), &effects, &shown, 0)));
        }
        out
    }

    /// When something is old enough for them.
    pub(super) fn next_release_moment(&self) -> Option<Moment> {
        let delay = self.delay.as_ref()?;
        delay.waiting.front().map(|entry| entry.at + delay.by)
    }
}
