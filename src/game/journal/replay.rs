//! Run the referee again over a journal and demand what is recorded, by the rule in [`super`].

use super::line::{self, ChecksumChain};
use super::{GameId, JournalEntry, JournalFault, REVISION};
use crate::event::EventKind;
use crate::moment::{Moment, Span};
use crate::referee::Referee;

/// How every journal begins.
const SIGNATURE: &[u8] = b"ansage journal\t";

/// The mark that some editors put before the first line of a text in UTF-8. No checksum covers it.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// The end of each line of a file. No checksum covers it: an editor or a mail program may have converted the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineEnd {
    /// The newline alone, as the program begins a journal.
    Newline,
    /// Carriage return and newline, as on Windows.
    CarriageReturnNewline,
}

impl LineEnd {
    /// The bytes of the file.
    pub const fn as_str(self) -> &'static str {
        match self {
            LineEnd::Newline => "\n",
            LineEnd::CarriageReturnNewline => "\r\n",
        }
    }
}

/// A journal as far as it is sound.
#[derive(Debug, Clone)]
pub struct ReplayedJournal {
    /// The name of the game; `None` where not even the first line is sound.
    pub game: Option<GameId>,
    /// The referee after the last sound entry; `None` where not even the opening is sound.
    pub referee: Option<Referee>,
    /// The revision of the program that wrote the last sound line.
    pub revision: u32,
    /// The revision of the program that began it.
    pub first_revision: u32,
    /// The sound entries.
    pub entries: Vec<JournalEntry>,
    /// The chain after them.
    pub chain: ChecksumChain,
    /// How many bytes of the text they fill, a byte order mark and the ends of the lines included.
    pub sound_bytes: usize,
    /// The end of every sound line; `None` where not even the first line is sound.
    pub line_end: Option<LineEnd>,
    /// What is wrong after them.
    pub fault: Option<JournalFault>,
    /// The number of the first sound entry after which this program's referee remembers something else than recorded
    /// that the brief state does not show: another program has written it.
    pub other_memory: Option<u64>,
    /// The number of the first sound entry that records other effects than this program's referee brings about: a program
    /// of another revision has written it. The recorded effects count.
    pub other_effects: Option<u64>,
    /// Whether the fault is nothing but a torn last line, as a crash or a full disk leaves it.
    pub torn: bool,
}

impl ReplayedJournal {
    /// The moment of the last sound entry.
    pub fn last_moment(&self) -> Moment {
        self.entries.last().map_or(Moment::START, |entry| entry.event.at)
    }

    /// The moment at which the game ended, or that of the last sound entry.
    pub fn last_moment_of_play(&self) -> Moment {
        let mut ended = None;
        self.for_each_step(|step| ended = step.referee.outcome().and(ended.or(Some(step.entry.event.at))));
        ended.unwrap_or_else(|| self.last_moment())
    }
}

/// One entry of a journal, and the referee just after it.
pub struct ReplayStep<'a> {
    /// The entry.
    pub entry: &'a JournalEntry,
    /// The referee after it.
    pub referee: &'a Referee,
    /// The half-moves before it: whether each stood.
    pub stood: Vec<bool>,
}

/// A game as it was a while ago.
pub struct OlderGame {
    /// The referee as it was then.
    pub referee: Referee,
    /// The moment that is shown.
    pub at: Moment,
}

impl ReplayedJournal {
    /// Plays the sound entries through once more, and shows each with the referee as he was just after it.
    pub fn for_each_step(&self, mut each: impl FnMut(&ReplayStep<'_>)) {
        let mut referee: Option<Referee> = None;
        for entry in &self.entries {
            if let (None, EventKind::Opened { terms, .. }) = (&referee, &entry.event.kind) {
                referee = Referee::open((**terms).clone()).ok();
                referee.iter_mut().for_each(|referee| referee.set_revision(self.first_revision));
            }
            let Some(referee) = &mut referee else { continue };
            let stood = referee.half_moves_with_withdrawn().iter().map(|half_move| !half_move.withdrawn).collect();
            referee.handle(&entry.event);
            each(&ReplayStep { entry, referee, stood });
        }
    }

    /// Returns the game as it stood `delay` before `now`: no move and no clock of it is newer. `None` if the game was opened
    /// later than that. `now` is a moment of the game, not before its last entry.
    pub fn game_before_delay(&self, now: Moment, delay: Span) -> Option<OlderGame> {
        if delay == Span::ZERO {
            return self.referee.clone().map(|referee| OlderGame { referee, at: now });
        }
        let then = Moment::from_millis(now.as_millis().checked_sub(delay.as_millis())?);
        let mut shown = None;
        self.for_each_step(|step| {
            let at = step.entry.event.at;
            if at <= then {
                // In a game that was left no clock goes on.
                let left = step.entry.event.kind == EventKind::ProgramLeft;
                shown = Some(OlderGame { referee: step.referee.clone(), at: if left { at } else { then } });
            }
        });
        shown
    }

    /// Goes on with the bytes that follow the sound ones, as they are in the file now: a last line that was torn is read
    /// again with them.
    pub fn continue_replay(&mut self, bytes: &[u8]) {
        (self.fault, self.torn) = (None, false);
        let mut rest = bytes;
        while !rest.is_empty() {
            let (line, whole) = match rest.iter().position(|byte| *byte == b'\n') {
                Some(end) => (&rest[..end], true),
                None => (rest, false),
            };
            let consumed = line.len() + usize::from(whole);
            if let Err(fault) = replay_line(line, whole, self) {
                let last = consumed == rest.len();
                self.torn = last
                    && !whole
                    && match fault {
                        JournalFault::Chain { .. } => true,
                        // Any other file without a newline must not be taken for a torn journal.
                        JournalFault::NotAJournal => {
                            let line = without_byte_order_mark(line);
                            line.starts_with(SIGNATURE) || SIGNATURE.starts_with(line)
                        }
                        _ => false,
                    };
                self.fault = Some(fault);
                return;
            }
            self.sound_bytes += consumed;
            rest = &rest[consumed..];
        }
        if self.referee.is_none() {
            self.fault = Some(if self.game.is_some() { JournalFault::NoOpening } else { JournalFault::NotAJournal });
            // A header alone, or nothing at all, is what a crash in the very first write leaves.
            self.torn = true;
        }
    }
}

impl Default for ReplayedJournal {
    fn default() -> ReplayedJournal {
        ReplayedJournal {
            game: None,
            referee: None,
            revision: REVISION,
            first_revision: REVISION,
            entries: Vec::new(),
            chain: ChecksumChain::begin(),
            sound_bytes: 0,
            line_end: None,
            fault: None,
            other_memory: None,
            other_effects: None,
            torn: false,
        }
    }
}

/// A journal that comes line by line from where it is written.
#[derive(Debug, Clone, Default)]
pub struct JournalReplica {
    /// The journal so far.
    pub replayed: ReplayedJournal,
}

impl JournalReplica {
    /// Takes the next line, without its newline, as [`replay`] takes those of a file.
    ///
    /// # Errors
    /// The fault of this line; nothing of it is taken.
    pub fn append_line(&mut self, line: &str) -> Result<(), JournalFault> {
        replay_line(line.as_bytes(), true, &mut self.replayed)
    }
}

/// Replays the bytes of a journal up to the first fault.
///
/// Every entry must lead to the same brief state as recorded, and one of this program's own revision must have the same
/// effects. [`ReplayedJournal::other_effects`] and [`ReplayedJournal::other_memory`] name what else differs. A byte order
/// mark before the first line and the line ends of Windows do not count, if all lines end alike.
pub fn replay(bytes: &[u8]) -> ReplayedJournal {
    let mut replayed = ReplayedJournal::default();
    replayed.continue_replay(bytes);
    replayed
}

fn without_byte_order_mark(line: &[u8]) -> &[u8] {
    line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(line)
}

fn replay_line(line: &[u8], whole: bool, replayed: &mut ReplayedJournal) -> Result<(), JournalFault> {
    let seq = replayed.entries.len() as u64 + 1;
    let line = if replayed.game.is_none() { without_byte_order_mark(line) } else { line };
    let (line, line_end) = match line.strip_suffix(b"\r").filter(|_| whole) {
        Some(line) => (line, LineEnd::CarriageReturnNewline),
        None => (line, LineEnd::Newline),
    };
    if whole && replayed.line_end.is_some_and(|known| known != line_end) {
        return Err(JournalFault::LineEnds { seq });
    }
    let damaged = if replayed.game.is_none() { JournalFault::NotAJournal } else { JournalFault::Chain { seq } };
    // A line without its end was not written to the end, even if what is there would read.
    let text = std::str::from_utf8(line).ok().filter(|_| whole).ok_or_else(|| damaged.clone())?;
    let mut chain = replayed.chain.clone();
    if replayed.game.is_none() {
        let (game, revision) = line::read_header(text, &mut chain)?;
        (replayed.game, replayed.revision, replayed.first_revision) = (Some(game), revision, revision);
        replayed.line_end = Some(line_end);
        replayed.chain = chain;
        return Ok(());
    }
    let (entry, revision) = line::read_entry(text, seq, replayed.revision, &mut chain)?;
    let mut referee = match (&replayed.referee, &entry.event.kind) {
        (Some(referee), _) => referee.clone(),
        (None, EventKind::Opened { terms, .. }) => {
            let mut referee = Referee::open((**terms).clone()).map_err(|_| JournalFault::NoOpening)?;
            referee.set_revision(replayed.revision);
            referee
        }
        (None, _) => return Err(JournalFault::NoOpening),
    };
    let other_effects = referee.handle(&entry.event) != entry.effects;
    if other_effects && revision == REVISION {
        return Err(JournalFault::Effects { seq });
    }
    if referee.state_summary() != entry.brief {
        return Err(JournalFault::State { seq });
    }
    if replayed.other_memory.is_none() && line::digest(&referee.state_text()) != entry.digest {
        replayed.other_memory = Some(seq);
    }
    if replayed.other_effects.is_none() && other_effects {
        replayed.other_effects = Some(seq);
    }
    replayed.revision = revision;
    replayed.referee = Some(referee);
    replayed.entries.push(entry);
    replayed.chain = chain;
    Ok(())
}
