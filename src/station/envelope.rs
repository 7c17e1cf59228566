//! Keep the opening of the sealed move in a file beside the journal: encrypted, for its owner's eyes only, and on the
//! disk before anybody is told that a move was sealed (D.2.9.f).
//!
//! `game.journal` has `game.sealed`. Its first line names the format; every other line is one opening: the commitment
//! that the journal holds, and, encrypted under the key of the arbiter's code, the random bytes and the move. All
//! openings are of one length, or the length would tell castling from a promotion. When the player seals again the
//! file is replaced in one step, and the opening that the journal still names stays in it until the journal has taken
//! the new one: what cannot be recorded loses nothing.

use super::secret::{EnvelopeKey, SecretError, random_bytes};
use ansage_game::announcement::Announcement;
use ansage_game::hex::{hex, unhex};
use ansage_game::referee::sealed_move_commitment;
use ansage_link::driver::keys::replace_file_durably;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

const HEADER: &str = "ansage sealed\t1";
/// The most bytes that are read.
const BYTES_MAX: u64 = 64 * 1024;
/// The letters of every opening: the salt's figures, then the move's code with blanks behind it.
const OPENING: usize = 48;

/// Why an opening could not be kept.
#[derive(Debug)]
pub enum EnvelopeWriteError {
    /// No random bytes.
    Secret(SecretError),
    /// The file cannot be written.
    Io(PathBuf, io::Error),
}

/// Why an envelope cannot be opened with the file.
#[derive(Debug)]
pub enum EnvelopeOpenError {
    /// The file is not there, or cannot be read.
    Io(PathBuf, io::Error),
    /// The file does not hold this opening, or it was changed.
    Damaged(PathBuf),
}

/// What proves the commitment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EnvelopeOpening {
    /// The random bytes, as hexadecimal figures.
    pub salt: String,
    /// The move, named in full.
    pub words: Announcement,
}

/// The file beside a journal.
pub(crate) fn envelope_path(journal: &Path) -> PathBuf {
    let is_journal = journal.extension().is_some_and(|ending| ending == "journal");
    if is_journal { journal.with_extension("sealed") } else { journal.with_added_extension("sealed") }
}

/// Keeps a move, and returns its commitment. `standing` is the commitment in the journal, whose opening stays.
///
/// # Errors
/// [`EnvelopeWriteError`]; the file is then as it was.
pub fn store_sealed_move(
    path: &Path,
    key: &EnvelopeKey,
    words: &Announcement,
    standing: Option<&str>,
) -> Result<String, EnvelopeWriteError> {
    let salt = hex(&random_bytes::<16>().map_err(EnvelopeWriteError::Secret)?);
    let commitment = sealed_move_commitment(&salt, words);
    let plain = format!("{:OPENING$}", format!("{salt}{words}"));
    let sealed = key.encrypt(&commitment, plain.as_bytes()).map_err(EnvelopeWriteError::Secret)?;
    let kept = standing.and_then(|standing| Some((standing, line_of(&read(path).ok()?, standing)?)));
    let mut text = format!("{HEADER}\n");
    for (commitment, sealed) in kept.iter().map(|(about, old)| (*about, old.as_str())).chain([(&*commitment, &*sealed)])
    {
        text += &format!("{commitment}\t{sealed}\n");
    }
    replace_file_durably(path, text.as_bytes()).map_err(|error| EnvelopeWriteError::Io(path.into(), error))?;
    Ok(commitment)
}

/// Opens the envelope of a commitment.
///
/// # Errors
/// [`EnvelopeOpenError`]; nothing is changed or lost by it.
pub fn open_envelope(path: &Path, key: &EnvelopeKey, about: &str) -> Result<EnvelopeOpening, EnvelopeOpenError> {
    let text = read(path).map_err(|error| EnvelopeOpenError::Io(path.into(), error))?;
    let damaged = || EnvelopeOpenError::Damaged(path.into());
    let plain = line_of(&text, about).and_then(|sealed| key.decrypt(about, &sealed)).ok_or_else(damaged)?;
    let plain = String::from_utf8(plain).map_err(|_| damaged())?;
    let (salt, code) = plain.split_at_checked(32).ok_or_else(damaged)?;
    let words: Announcement = code.trim_end().parse().map_err(|_| damaged())?;
    if unhex(salt).is_none() || sealed_move_commitment(salt, &words) != about {
        return Err(damaged());
    }
    Ok(EnvelopeOpening { salt: salt.to_owned(), words })
}

fn line_of(text: &str, about: &str) -> Option<String> {
    let mut lines = text.lines();
    let lines = (lines.next() == Some(HEADER)).then_some(lines)?;
    lines.filter_map(|line| line.split_once('\t')).find(|(name, _)| *name == about).map(|(_, sealed)| sealed.to_owned())
}

fn read(path: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    File::open(path)?.take(BYTES_MAX).read_to_end(&mut bytes)?;
    // What is no text holds no line that is looked for.
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
