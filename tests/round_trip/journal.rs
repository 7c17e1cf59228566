//! The journal of a simulated game, and that its bytes are replayed to the same, whichever program has saved them.

use ansage_game::effect::Effect;
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::journal::facts::RecordedCourse;
use ansage_game::journal::line::{self, ChecksumChain};
use ansage_game::journal::replay::{ReplayedJournal, replay};
use ansage_game::journal::{GameId, JournalEntry};
use ansage_game::moment::Moment;
use ansage_game::referee::Referee;
use ansage_game::seat::Seat;
use ansage_testing::streams::Stream;

/// A game as it was played: the bytes of its journal, its entries, and the referee after the last.
struct WrittenJournal {
    text: String,
    entries: Vec<JournalEntry>,
    referee: Referee,
}

impl WrittenJournal {
    fn from_stream(stream: &Stream) -> WrittenJournal {
        let terms = &stream.terms;
        let mut chain = ChecksumChain::begin();
        let mut written = WrittenJournal {
            text: line::write_header(GameId::new([7; 16]), &mut chain),
            entries: Vec::new(),
            referee: Referee::open(terms.clone()).expect("terms that can be played"),
        };
        let kind = EventKind::Opened { terms: Box::new(terms.clone()), wall: "2026-01-01T00:00:00Z".into() };
        written.append(Event { at: Moment::START, seat: Seat::White, port: EventSource::Station, kind }, &mut chain);
        for (event, effects) in &stream.entries {
            assert_eq!(written.append(event.clone(), &mut chain), *effects, "played again, {:?}", event.kind);
        }
        written
    }

    fn append(&mut self, event: Event, chain: &mut ChecksumChain) -> Vec<Effect> {
        let effects = self.referee.handle(&event);
        let seq = self.entries.len() as u64 + 1;
        let entry = JournalEntry::new(seq, event, effects.clone(), &self.referee);
        self.text += &line::write_entry(&entry, chain);
        self.entries.push(entry);
        effects
    }

    /// Replays a file with this journal in it, and compares everything with what was played.
    fn replay(&self, bytes: &[u8]) -> ReplayedJournal {
        let replayed = replay(bytes);
        assert_eq!(replayed.fault, None, "the journal is not sound");
        assert_eq!(replayed.sound_bytes, bytes.len(), "bytes that are sound");
        assert_eq!(replayed.other_memory, None, "the whole state is the recorded one");
        assert_eq!(replayed.entries, self.entries, "entries that were replayed");
        let referee = replayed.referee.as_ref().expect("a game that was opened");
        assert_eq!(referee.state_text(), self.referee.state_text(), "the state after the last entry");
        let last = replayed.last_moment();
        assert_eq!(format!("{:?}", referee.view(last)), format!("{:?}", self.referee.view(last)), "what is shown");
        replayed
    }
}

/// Writes the journal of a game and replays it; where `converted`, also as an editor of Windows has saved it.
pub fn replayed_journal(stream: &Stream, converted: bool) -> (ReplayedJournal, RecordedCourse) {
    let written = WrittenJournal::from_stream(stream);
    let replayed = written.replay(written.text.as_bytes());
    let course = RecordedCourse::from_journal(&replayed);
    if converted {
        let text = format!("\u{feff}{}", written.text.replace('\n', "\r\n"));
        let again = RecordedCourse::from_journal(&written.replay(text.as_bytes()));
        assert_eq!(format!("{again:?}"), format!("{course:?}"), "the facts of a converted journal");
    }
    (replayed, course)
}
