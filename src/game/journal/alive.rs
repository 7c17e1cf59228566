//! Hold the last moment at which the program was alive, beside the journal and never in it.
//!
//! While a clock runs nothing need happen for minutes, and a journal that only grows by what happens cannot say how long
//! the program lived after its last entry. A small file says it: two slots, written in turn, each in a sector of its own.
//! A slot names the game and the last entry, has a number that counts up, the moment, and a checksum over all that: a
//! power failure in mid write leaves the other one, which is a second older. A slot that is torn, damaged, of another game
//! or of a journal with other entries counts for nothing.
//!
//! ```
//! use ansage_game::journal::{GameId, alive::{self, SLOT_BYTES, LivenessSlot}};
//! use ansage_game::moment::Moment;
//! let game = GameId::new([7; 16]);
//! let slot = |number, millis| LivenessSlot { game, seq: 12, number, at: Moment::from_millis(millis) };
//! let (older, newer) = (slot(5, 61_000), slot(6, 62_000));
//! let mut file = [alive::encode_slot(&older), alive::encode_slot(&newer)].concat();
//! assert_eq!(alive::newest(&file, game), Some(newer));
//! file[SLOT_BYTES + 50] ^= 1;
//! assert_eq!(alive::newest(&file, game), Some(older));
//! ```

use super::{GameId, line};
use crate::moment::Moment;

/// The length of a slot: the smallest part of a disk that is written at once.
pub const SLOT_BYTES: usize = 512;

/// How many slots there are.
pub const SLOTS: usize = 2;

/// How a slot begins.
pub const NAME: &str = "ansage alive";

/// A moment at which the program was alive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LivenessSlot {
    /// The game that it played.
    pub game: GameId,
    /// The last entry of its journal then.
    pub seq: u64,
    /// The number of the writing, from 1: it chooses the slot.
    pub number: u64,
    /// The moment.
    pub at: Moment,
}

/// Where in the file the slot of this number lies: never where the one before it does.
pub const fn slot_offset(number: u64) -> u64 {
    (number.saturating_sub(1) % SLOTS as u64) * SLOT_BYTES as u64
}

/// The bytes of a slot: a line of text that a person can read, filled up with blanks.
pub fn encode_slot(slot: &LivenessSlot) -> Vec<u8> {
    let LivenessSlot { game, seq, number, at } = slot;
    let body = format!("{NAME}\t{game}\t{seq}\t{number}\t{}", at.as_millis());
    let line = format!("{body}\t{}", line::digest(&body));
    format!("{line:<width$}\n", width = SLOT_BYTES - 1).into_bytes()
}

/// Reads one slot; `None` where it is torn or damaged.
fn read(bytes: &[u8]) -> Option<LivenessSlot> {
    let line = std::str::from_utf8(bytes).ok()?;
    let (body, sum) = line.strip_suffix('\n')?.trim_end_matches(' ').rsplit_once('\t')?;
    if line::digest(body) != sum {
        return None;
    }
    let fields: Vec<&str> = body.split('\t').collect();
    let [NAME, game, seq, number, millis] = fields[..] else { return None };
    let slot = LivenessSlot {
        game: game.parse().ok()?,
        seq: seq.parse().ok()?,
        number: number.parse().ok()?,
        at: Moment::from_millis(millis.parse().ok()?),
    };
    // What reads as a slot but is not what would be written was not written by this program.
    (encode_slot(&slot) == bytes).then_some(slot)
}

/// The newest sound slot of this game.
pub fn newest(file: &[u8], game: GameId) -> Option<LivenessSlot> {
    let slots = file.chunks_exact(SLOT_BYTES).take(SLOTS).filter_map(read);
    slots.filter(|slot| slot.game == game).max_by_key(|slot| slot.number)
}

/// The last moment alive after the last entry of a journal: that of the newest slot, where the journal has every entry
/// the slot knows of. An older copy of the journal has not.
pub fn last_alive_moment(slot: Option<LivenessSlot>, last_seq: u64, last: Moment) -> Option<Moment> {
    slot.filter(|slot| slot.seq <= last_seq && slot.at > last).map(|slot| slot.at)
}
