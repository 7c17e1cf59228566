//! Keep what was told, for a station that comes back: the latest entries with their effects, of all others the
//! checksums, so that a station is known to have heard of this journal and of no other.

use ansage_game::effect::Effect;
use ansage_game::event::Event;
use ansage_game::moment::Moment;
use std::collections::VecDeque;

/// So many entries are kept with their effects.
const ENTRIES_MAX: usize = 512;

/// What was told.
#[derive(Debug, Clone, Default)]
pub(super) struct SentHistory {
    latest: VecDeque<SentEntry>,
    /// The checksum of every entry from the first: eight bytes each.
    heads: Vec<u64>,
    head: String,
}

/// An entry and its effects.
#[derive(Debug, Clone)]
pub(super) struct SentEntry {
    /// Its number.
    pub(super) seq: u64,
    /// The checksum of its line.
    pub(super) head: String,
    /// Its moment.
    pub(super) at: Moment,
    /// The station whose act it was.
    pub(super) sender: Option<u8>,
    /// What it brought about, for everybody.
    pub(super) effects: Vec<Effect>,
}

impl SentHistory {
    /// The next entry.
    pub(super) fn add_entry(&mut self, seq: u64, head: &str, event: &Event, effects: &[Effect]) {
        let (at, sender) = (event.at, event.port.station());
        self.latest.push_back(SentEntry { seq, head: head.to_owned(), at, sender, effects: effects.to_vec() });
        if self.latest.len() > ENTRIES_MAX {
            self.latest.pop_front();
        }
        self.heads.push(number(head).unwrap_or_default());
        head.clone_into(&mut self.head);
    }

    /// The number of the last entry.
    pub(super) fn last_seq(&self) -> u64 {
        self.heads.len() as u64
    }

    /// The checksum of the last entry.
    pub(super) fn last_checksum(&self) -> &str {
        &self.head
    }

    /// Whether a station that has heard of this entry has heard of this journal. One that has heard of none has.
    pub(super) fn has_entry(&self, seq: u64, head: &str) -> bool {
        let Some(before) = seq.checked_sub(1) else { return head.is_empty() };
        let ours = usize::try_from(before).ok().and_then(|index| self.heads.get(index));
        ours.is_some_and(|ours| number(head) == Some(*ours))
    }

    /// Whether entries after this one are not kept any more.
    pub(super) fn has_gap_after(&self, seq: u64) -> bool {
        self.latest.front().is_some_and(|first| first.seq > seq + 1)
    }

    /// What was told after this entry, as far as it is kept.
    pub(super) fn entries_after(&self, seq: u64) -> impl Iterator<Item = &SentEntry> {
        self.latest.iter().filter(move |entry| entry.seq > seq)
    }

    /// How many entries are kept with their effects.
    pub(super) fn len(&self) -> usize {
        self.latest.len()
    }
}

/// A checksum as a number.
fn number(head: &str) -> Option<u64> {
    let plain = head.len() == 16 && head.bytes().all(|byte| byte.is_ascii_hexdigit());
    plain.then(|| u64::from_str_radix(head, 16).ok())?
}
