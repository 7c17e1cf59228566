//! Write games down as streams of events with their effects, and play such streams, recorded at another commit, again.
//!
//! New games could not be compared: the people of the simulation choose from what the referee shows them, so that one
//! changed word makes another game. A recorded stream is the same list of events for both commits.

use super::renames::Renames;
use ansage_game::effect::Effect;
use ansage_game::event::Event;
use ansage_game::referee::Referee;
use ansage_game::terms::GameTerms;
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

/// So many differences are shown of one stream, and of so many streams; the others are only counted.
const SHOWN: (u64, u64) = (2, 8);

/// A game from its terms to its last event: a new referee that is told these events brings about just these effects.
pub struct Stream {
    /// The name of its file, without an ending.
    pub name: String,
    /// What the referee is opened with.
    pub terms: GameTerms,
    /// What happened, and what came of it.
    pub entries: Vec<(Event, Vec<Effect>)>,
}

impl Stream {
    /// The lines of its file: the terms, with the number of entries, so that a file cut off is noticed; then an entry each.
    pub fn lines(&self) -> Vec<Value> {
        let first = json!({ "terms": plain(&self.terms), "entries": self.entries.len() });
        let entry =
            |(event, effects): &(Event, Vec<Effect>)| json!({ "event": plain(event), "effects": plain(effects) });
        std::iter::once(first).chain(self.entries.iter().map(entry)).collect()
    }

    /// Writes its file into this folder; how many bytes it has.
    pub fn write(&self, folder: &Path) -> io::Result<usize> {
        let text: String = self.lines().iter().map(|line| format!("{line}\n")).collect();
        fs::write(folder.join(format!("{}.jsonl", self.name)), &text)?;
        Ok(text.len())
    }
}

/// A value as it is read back from its text: just what was recorded, also where numbers are written rounded.
fn plain<T: Serialize>(value: &T) -> Value {
    let text = serde_json::to_string(value).expect("plain data");
    serde_json::from_str(&text).expect("what was just written")
}

/// How many are the same, and how many differ.
#[derive(Default, Clone, Copy, PartialEq, Eq, Debug)]
pub struct StreamCount {
    pub same: u64,
    pub differ: u64,
}

impl StreamCount {
    fn add(&mut self, same: bool) {
        self.same += u64::from(same);
        self.differ += u64::from(!same);
    }
}

/// What came of playing recorded streams.
pub struct StreamComparison {
    renames: Renames,
    /// Whole streams.
    pub games: StreamCount,
    /// Events by their kind.
    pub kinds: BTreeMap<String, StreamCount>,
    /// Events after one that could not be played.
    pub unplayed: u64,
    /// The first differences, for people.
    pub shown: Vec<String>,
}

impl StreamComparison {
    /// Nothing compared as yet; names in the recordings are to be renamed like this.
    pub fn new(renames: Renames) -> StreamComparison {
        StreamComparison {
            renames,
            games: StreamCount::default(),
            kinds: BTreeMap::new(),
            unplayed: 0,
            shown: Vec::new(),
        }
    }

    /// Plays every stream in this folder.
    pub fn folder(&mut self, folder: &Path) -> io::Result<()> {
        let mut files = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
        files.retain(|file| file.extension().is_some_and(|ending| ending == "jsonl"));
        files.sort();
        for file in files {
            let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let text = fs::read_to_string(&file)?;
            let lines: Result<Vec<Value>, _> = text.lines().map(serde_json::from_str).collect();
            match lines {
                Ok(lines) => self.stream(&name, &lines),
                Err(error) => {
                    self.games.add(false);
                    self.show(0, format!("{name}: not a recording: {error}"));
                }
            }
        }
        Ok(())
    }

    /// Plays one stream to a new referee.
    pub fn stream(&mut self, name: &str, lines: &[Value]) {
        let (first, entries) = lines.split_first().map_or((&Value::Null, lines), |(first, entries)| (first, entries));
        let mut differences = 0;
        let fault = match self.opened(first, entries.len()) {
            Ok(mut referee) => self.entries(name, entries, &mut referee, &mut differences),
            Err(fault) => {
                self.unplayed += entries.len() as u64;
                Some(fault)
            }
        };
        if let Some(fault) = &fault {
            self.show(0, format!("{name}: {fault}"));
        }
        self.games.add(differences == 0 && fault.is_none());
    }

    fn opened(&mut self, first: &Value, entries: usize) -> Result<Referee, String> {
        if first["entries"] != json!(entries) {
            return Err(format!("a recording of {} entries with {entries} in it", first["entries"]));
        }
        let terms = self.renames.apply("terms", &first["terms"]);
        let read =
            serde_json::from_value(terms.clone()).map_err(|error| format!("terms not read: {error}: {terms}"))?;
        Referee::open(read).map_err(|error| format!("terms not taken: {error:?}: {terms}"))
    }

    /// Plays the entries, as far as they can be played; what stopped it.
    fn entries(&mut self, name: &str, entries: &[Value], referee: &mut Referee, differ: &mut u64) -> Option<String> {
        for (at, entry) in entries.iter().enumerate() {
            let event = self.renames.apply("event", &entry["event"]);
            let recorded = self.renames.apply("effects", &entry["effects"]);
            let count =
                |compared: &mut StreamComparison, same| compared.kinds.entry(kind(&event)).or_default().add(same);
            let now = serde_json::from_value::<Event>(event.clone()).map_err(|error| format!("not read: {error}"));
            let now = now.and_then(|event| {
                catch_unwind(AssertUnwindSafe(|| referee.handle(&event))).map_err(|_| "a panic".to_owned())
            });
            let (same, shown) = match &now {
                Ok(effects) => {
                    let effects = plain(effects);
                    (effects == recorded, effects.to_string())
                }
                Err(fault) => (false, fault.clone()),
            };
            count(self, same);
            if !same {
                let number = at + 1;
                let text = format!(
                    "{name}, entry {number}\n    event     {event}\n    recorded  {recorded}\n    now       {shown}"
                );
                self.show(*differ, text);
                *differ += 1;
            }
            if now.is_err() {
                let left = entries.len() - at - 1;
                self.unplayed += left as u64;
                return Some(format!("stopped at entry {}, {left} more not played", at + 1));
            }
        }
        None
    }

    /// Keeps a difference for people, unless enough are kept.
    fn show(&mut self, earlier_of_the_stream: u64, text: String) {
        if earlier_of_the_stream < SHOWN.0 && self.games.differ < SHOWN.1 {
            self.shown.push(text);
        }
    }

    /// All events together.
    pub fn events(&self) -> StreamCount {
        let add = |sum: StreamCount, kind: &StreamCount| StreamCount {
            same: sum.same + kind.same,
            differ: sum.differ + kind.differ,
        };
        self.kinds.values().fold(StreamCount::default(), add)
    }

    /// Whether there was something to compare, and all of it is the same.
    pub fn is_same(&self) -> bool {
        let (games, events) = (self.games, self.events());
        games.same > 0 && events.same > 0 && games.differ + events.differ + self.unplayed == 0
    }
}

/// The name of an event's kind, as it is written.
fn kind(event: &Value) -> String {
    let kind = &event["kind"];
    let name = kind.as_str().or_else(|| kind.as_object()?.keys().next().map(String::as_str));
    name.unwrap_or("of no kind").to_owned()
}

impl fmt::Display for StreamComparison {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        for text in &self.shown {
            writeln!(out, "{text}")?;
        }
        write!(out, "{}", self.renames)?;
        writeln!(out, "{:24} {:>9} {:>9}", "", "the same", "differ")?;
        for (name, count) in &self.kinds {
            writeln!(out, "{name:24} {:9} {:9}", count.same, count.differ)?;
        }
        let events = self.events();
        writeln!(out, "{:24} {:9} {:9}   and {} not played", "events", events.same, events.differ, self.unplayed)?;
        writeln!(out, "{:24} {:9} {:9}", "games", self.games.same, self.games.differ)?;
        match self.is_same() {
            true => writeln!(out, "streams: all the same"),
            false => writeln!(out, "streams: not the same"),
        }
    }
}
