//! Write and read the lines of a journal.

use super::{GameId, JournalEntry, JournalFault, REVISION, VERSION};
use crate::event::{Event, EventKind, EventSource};
use crate::hex::hex;
use crate::moment::Moment;
use crate::seat::Seat;
use sha2::{Digest, Sha256};
use std::cell::Cell;

/// The checksum of the line before, from which the next is computed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChecksumChain(String);

/// The number of hexadecimal digits of a checksum and of a digest.
const DIGITS: usize = 16;

fn digits(bytes: &[u8]) -> String {
    hex(&bytes[..DIGITS / 2])
}

/// The digest of a state, as entries carry it.
pub fn digest(state: &str) -> String {
    digits(&Sha256::digest(state.as_bytes()))
}

impl ChecksumChain {
    /// The chain before the first line.
    pub fn begin() -> ChecksumChain {
        ChecksumChain("0".repeat(DIGITS))
    }

    /// The checksum itself.
    pub fn checksum(&self) -> &str {
        &self.0
    }

    /// The checksum of `body` after this one.
    fn next(&self, body: &str) -> ChecksumChain {
        let mut hasher = Sha256::new();
        hasher.update(self.0.as_bytes());
        hasher.update(b"\n");
        hasher.update(body.as_bytes());
        ChecksumChain(digits(&hasher.finalize()))
    }

    fn seal(&mut self, body: &str) -> String {
        *self = self.next(body);
        format!("{body}\t{}\n", self.0)
    }

    /// Takes the checksum off a line, if it follows from this one.
    fn unseal<'a>(&mut self, line: &'a str) -> Option<&'a str> {
        let (body, sum) = line.rsplit_once('\t')?;
        let next = self.next(body);
        (next.0 == sum).then(|| {
            *self = next;
            body
        })
    }
}

/// How a journal of any format begins.
const NAME: &str = "ansage journal";

/// The first line of a new journal, with its newline.
pub fn write_header(game: GameId, chain: &mut ChecksumChain) -> String {
    chain.seal(&format!("{NAME}\tversion {VERSION}\trevision {REVISION}\tgame\t{game}"))
}

/// Reads the first line, without its newline, and returns the name of the game and the revision of the program that began it.
///
/// # Errors
/// [`JournalFault::NotAJournal`], [`JournalFault::OtherVersion`].
pub fn read_header(line: &str, chain: &mut ChecksumChain) -> Result<(GameId, u32), JournalFault> {
    let body = chain.unseal(line).ok_or(JournalFault::NotAJournal)?;
    let fields: Vec<&str> = body.split('\t').collect();
    let [NAME, format, rest @ ..] = &fields[..] else { return Err(JournalFault::NotAJournal) };
    if *format != format!("version {VERSION}") {
        return Err(JournalFault::OtherVersion((*format).to_owned()));
    }
    let [revision, "game", game] = rest else { return Err(JournalFault::NotAJournal) };
    let number = revision.strip_prefix("revision ").and_then(|number| number.parse().ok());
    let revision = number.filter(|number: &u32| *number > 0 && format!("revision {number}") == *revision);
    Ok((game.parse().map_err(|()| JournalFault::NotAJournal)?, revision.ok_or(JournalFault::NotAJournal)?))
}

/// The line of an entry, with its newline.
pub fn write_entry(entry: &JournalEntry, chain: &mut ChecksumChain) -> String {
    let Event { at, seat, port, kind } = &entry.event;
    // Plain data with text keys always serialises; should it ever not, the line will not read back, and appending it
    // is refused by the driver's own check.
    let json = |value: Result<String, serde_json::Error>| value.unwrap_or_default();
    let body = format!(
        "{}\t{at}\t{}\t{}\t{}\t{}\t{}\t{}",
        entry.seq,
        json(serde_json::to_string(seat)).trim_matches('"'),
        json(serde_json::to_string(port)).trim_matches('"'),
        json(serde_json::to_string(kind)),
        json(serde_json::to_string(&entry.effects)),
        json(serde_json::to_string(&entry.brief)),
        entry.digest,
    );
    chain.seal(&body)
}

/// Reads the line of entry `seq`, without its newline. `revision` is that of the entries before. Returns the entry with its
/// own revision.
///
/// # Errors
/// [`JournalFault::Chain`], [`JournalFault::Unreadable`], [`JournalFault::NewerProgram`].
pub fn read_entry(
    line: &str,
    seq: u64,
    revision: u32,
    chain: &mut ChecksumChain,
) -> Result<(JournalEntry, u32), JournalFault> {
    let body = chain.unseal(line).ok_or(JournalFault::Chain { seq })?;
    let revision = Cell::new(revision);
    let unreadable = |reason: String| match revision.get() > REVISION {
        true => JournalFault::NewerProgram { seq, reason },
        false => JournalFault::Unreadable { seq, reason },
    };
    let fields: Vec<&str> = body.split('\t').collect();
    let [number, at, seat, port, kind, effects, brief, digest] = fields[..] else {
        return Err(unreadable(format!("{} fields instead of 8", fields.len())));
    };
    if number.parse() != Ok(seq) {
        return Err(JournalFault::Chain { seq });
    }
    let quoted = |text: &str| format!("\"{text}\"");
    let seat: Seat = serde_json::from_str(&quoted(seat)).map_err(|error| unreadable(format!("seat: {error}")))?;
    // A port with parts, as that of a joined station, is written whole; a plain one is its name alone.
    let port = if port.starts_with('{') { port.to_owned() } else { quoted(port) };
    let port: EventSource = serde_json::from_str(&port).map_err(|error| unreadable(format!("port: {error}")))?;
    let kind: EventKind = serde_json::from_str(kind).map_err(|error| unreadable(format!("event: {error}")))?;
    if let EventKind::ProgramResumed { revision: Some(own), .. } = kind {
        revision.set(own);
    }
    let effects = serde_json::from_str(effects).map_err(|error| unreadable(format!("effects: {error}")))?;
    let brief = serde_json::from_str(brief).map_err(|error| unreadable(format!("state: {error}")))?;
    let at = read_moment(at).ok_or_else(|| unreadable(format!("moment {at:?}")))?;
    let event = Event { at, seat, port, kind };
    Ok((JournalEntry { seq, event, effects, brief, digest: digest.into() }, revision.get()))
}

/// Reads `1:02:03.004`.
fn read_moment(text: &str) -> Option<Moment> {
    let (clock, millis) = text.split_once('.')?;
    let mut parts = clock.split(':').map(|part| part.parse::<u64>().ok());
    let (hours, minutes, seconds) = (parts.next()??, parts.next()??, parts.next()??);
    let millis: u64 = millis.parse().ok().filter(|millis| *millis < 1_000)?;
    if parts.next().is_some() || minutes >= 60 || seconds >= 60 {
        return None;
    }
    let secs = hours.checked_mul(3_600)?.checked_add(minutes * 60 + seconds)?;
    Some(Moment::from_millis(secs.checked_mul(1_000)?.checked_add(millis)?))
}
