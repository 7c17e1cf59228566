//! Append entries to a file that is locked, and force them to the disk before they count.
//!
//! A failed append changes nothing: what was written of it is cut off again, and the caller is told that the event is
//! not recorded. A torn tail, as a crash leaves it, is moved to a file beside the journal, never destroyed.

pub mod pulse;

use ansage_game::effect::Effect;
use ansage_game::event::{Event, EventKind};
use ansage_game::journal::alive;
use ansage_game::journal::line::{self, ChecksumChain};
use ansage_game::journal::replay::{LineEnd, ReplayedJournal, replay};
use ansage_game::journal::{GameId, JournalEntry, JournalFault, REVISION};
use ansage_game::moment::Moment;
use ansage_game::referee::Referee;
use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::{fmt, process};

/// Returns the options that create a file which its owner alone can read and write, whatever the umask allows. A file that is
/// there keeps its permissions.
pub(crate) fn private_file_options() -> OpenOptions {
    #[cfg_attr(not(unix), expect(unused_mut, reason = "only Unix has permissions to be set"))]
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Creates a folder for journals, and the folders above it, if they are missing. On Unix a new one is open to its owner
/// alone. A folder that is there keeps its permissions.
///
/// # Errors
/// Those of [`fs::create_dir_all`].
pub(crate) fn create_private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// The largest journal that is read: far more than any game, far less than the memory.
const BYTES_MAX: u64 = 64 * 1024 * 1024;

/// An open journal, locked for this process.
#[derive(Debug)]
pub struct Journal {
    file: File,
    path: PathBuf,
    game: GameId,
    chain: ChecksumChain,
    /// The revision of the program that wrote the last line.
    revision: u32,
    seq: u64,
    bytes: u64,
    /// The end of the lines that are there; the lines that follow end alike.
    line_end: LineEnd,
    alive: Option<Moment>,
}

/// Why a journal cannot be opened or written.
#[derive(Debug)]
pub enum JournalError {
    /// The system refuses.
    Io(PathBuf, io::Error),
    /// Another process writes it.
    InUse(PathBuf),
    /// It is a directory or a device.
    NotAFile(PathBuf),
    /// It is larger than any journal.
    TooLarge(PathBuf),
    /// Its text is at fault.
    Fault(PathBuf, JournalFault),
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JournalError::Io(path, error) => write!(f, "{}: {error}", path.display()),
            JournalError::InUse(path) => write!(f, "{}: in use by another process", path.display()),
            JournalError::NotAFile(path) => write!(f, "{}: not a file", path.display()),
            JournalError::TooLarge(path) => write!(f, "{}: larger than {BYTES_MAX} bytes", path.display()),
            JournalError::Fault(path, fault) => write!(f, "{}: {fault}", path.display()),
        }
    }
}

impl std::error::Error for JournalError {}

/// A journal that was opened again.
#[derive(Debug)]
pub struct ReopenedJournal {
    /// The journal, ready to append.
    pub journal: Journal,
    /// What it holds.
    pub replayed: ReplayedJournal,
    /// Where a torn tail was set aside.
    pub tail: Option<PathBuf>,
}

impl Journal {
    /// Starts a new journal. Its first line is on the disk with the first entry: a first line alone holds no game, and a
    /// player waits for each time that the disk is waited for.
    ///
    /// # Errors
    /// [`JournalError`]; an existing file is never overwritten.
    pub fn create(path: &Path) -> Result<Journal, JournalError> {
        let at_path = |error| JournalError::Io(path.into(), error);
        if path.is_dir() {
            return Err(JournalError::NotAFile(path.into()));
        }
        let file = private_file_options().read(true).append(true).create_new(true).open(path).map_err(at_path)?;
        lock(&file, path)?;
        Journal::begin(file, path).inspect_err(|_| {
            // An empty file that could not take its first line would only be in the way of the next try.
            let _ = fs::remove_file(path);
        })
    }

    fn begin(file: File, path: &Path) -> Result<Journal, JournalError> {
        let mut random = [0; 16];
        getrandom::fill(&mut random).map_err(|error| JournalError::Io(path.into(), io::Error::other(error)))?;
        let (game, mut chain) = (GameId::new(random), ChecksumChain::begin());
        let header = line::write_header(game, &mut chain);
        let mut journal = Journal {
            file,
            path: path.into(),
            game,
            chain,
            revision: REVISION,
            seq: 0,
            bytes: 0,
            line_end: LineEnd::Newline,
            alive: None,
        };
        journal.write(&header, false)?;
        Ok(journal)
    }

    /// Opens an existing journal, replays it and sets a torn tail aside.
    ///
    /// # Errors
    /// [`JournalError::Fault`] where more than the tail is damaged: nothing is changed then.
    pub fn open(path: &Path) -> Result<ReopenedJournal, JournalError> {
        let at_path = |error| JournalError::Io(path.into(), error);
        if path.is_dir() {
            return Err(JournalError::NotAFile(path.into()));
        }
        let mut file = OpenOptions::new().read(true).append(true).open(path).map_err(at_path)?;
        lock(&file, path)?;
        let bytes = read_from(&mut file, path, 0)?.unwrap_or_default();
        let replayed = replay(&bytes);
        if let Some(fault) = replayed.fault.clone().filter(|_| !replayed.torn) {
            return Err(JournalError::Fault(path.into(), fault));
        }
        // A first line alone holds no game. That of another revision would claim the entries of this program.
        let begun = replayed.game.filter(|_| replayed.referee.is_some() || replayed.revision == REVISION);
        let Some(game) = begun else {
            let tail = set_aside(&mut file, path, &bytes, 0)?;
            let journal = Journal::begin(file, path)?;
            let (game, chain) = (Some(journal.game), journal.chain.clone());
            let replayed = ReplayedJournal { game, chain, revision: REVISION, ..replayed };
            return Ok(ReopenedJournal { replayed, journal, tail });
        };
        let tail = set_aside(&mut file, path, &bytes, replayed.sound_bytes)?;
        let seq = replayed.entries.len() as u64;
        let journal = Journal {
            file,
            path: path.into(),
            game,
            chain: replayed.chain.clone(),
            revision: replayed.revision,
            seq,
            bytes: replayed.sound_bytes as u64,
            line_end: replayed.line_end.unwrap_or(LineEnd::Newline),
            alive: alive::last_alive_moment(pulse::read_newest_slot(path, game), seq, replayed.last_moment()),
        };
        Ok(ReopenedJournal { journal, replayed, tail })
    }

    /// Where it lies.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The random name of its game.
    pub fn game_id(&self) -> GameId {
        self.game
    }

    /// The revision of this program, where another has written the last line: the entry that resumes the game names it.
    pub fn new_revision(&self) -> Option<u32> {
        (self.revision != REVISION).then_some(REVISION)
    }

    /// The last moment at which the program was alive that had it open before, where that is later than its last entry
    /// was then: it was not left in good order.
    pub fn last_alive_moment(&self) -> Option<Moment> {
        self.alive
    }

    /// How many bytes of it are on the disk, or are forced to it with the first entry.
    pub fn bytes_on_disk(&self) -> u64 {
        self.bytes
    }

    /// The checksum at the end of its chain.
    pub fn head_checksum(&self) -> &str {
        self.chain.checksum()
    }

    /// The number of its last entry.
    pub fn last_entry_number(&self) -> u64 {
        self.seq
    }

    /// Appends an event with its effects and forces it to the disk; gives its line, with the newline.
    ///
    /// # Errors
    /// The entry is not recorded, and the journal is as it was before.
    pub fn append_event(&mut self, event: &Event, effects: &[Effect], after: &Referee) -> Result<String, JournalError> {
        let entry = JournalEntry::new(self.seq + 1, event.clone(), effects.to_vec(), after);
        let mut chain = self.chain.clone();
        let text = line::write_entry(&entry, &mut chain);
        self.write(&text, true)?;
        if entry.seq == 1 {
            self.sync_name();
        }
        self.chain = chain;
        self.seq = entry.seq;
        if let EventKind::ProgramResumed { revision: Some(revision), .. } = event.kind {
            self.revision = revision;
        }
        Ok(text)
    }

    /// Forces the file's name to the disk too. Not every system can sync a folder; the file is synced anyway.
    fn sync_name(&self) {
        if let Some(folder) = self.path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            let _ = File::open(folder).and_then(|folder| folder.sync_all());
        }
    }

    fn write(&mut self, text: &str, is_forced: bool) -> Result<(), JournalError> {
        let text = text.replace('\n', self.line_end.as_str());
        let written = self.file.write_all(text.as_bytes());
        let written = written.and_then(|()| if is_forced { self.file.sync_data() } else { Ok(()) });
        if let Err(error) = written {
            // Cut off what arrived of it, so that the next entry does not follow half a line.
            let _ = self.file.set_len(self.bytes);
            return Err(JournalError::Io(self.path.clone(), error));
        }
        self.bytes += text.len() as u64;
        Ok(())
    }
}

fn lock(file: &File, path: &Path) -> Result<(), JournalError> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(JournalError::InUse(path.into())),
        // A file system without locks: one writer is then the user's care.
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(()),
        Err(TryLockError::Error(error)) => Err(JournalError::Io(path.into(), error)),
    }
}

/// Returns `true` if a program has the journal open for writing. `false` also where the file system has no locks.
pub fn is_being_written(path: &Path) -> bool {
    File::open(path).is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
}

/// Returns the last moment at which the program that wrote this journal was alive: that of its last sound entry, or a later
/// one that the file beside it names.
pub fn last_moment_of_program(path: &Path, replayed: &ReplayedJournal) -> Moment {
    let (seq, last) = (replayed.entries.len() as u64, replayed.last_moment());
    let slot = replayed.game.and_then(|game| pulse::read_newest_slot(path, game));
    alive::last_alive_moment(slot, seq, last).unwrap_or(last)
}

/// Reads the text of a journal without locking it, live or ended.
///
/// # Errors
/// [`JournalError`] where it is no file, too large, or cannot be read.
pub fn read_journal_bytes(path: &Path) -> Result<Vec<u8>, JournalError> {
    if path.is_dir() {
        return Err(JournalError::NotAFile(path.into()));
    }
    let mut file = File::open(path).map_err(|error| JournalError::Io(path.into(), error))?;
    Ok(read_from(&mut file, path, 0)?.unwrap_or_default())
}

/// Reads what has come to a journal behind its first `from` bytes, as [`read_journal_bytes`] reads all of it; `None` where it is shorter now:
/// then it is another.
///
/// # Errors
/// Those of [`read_journal_bytes`].
pub fn read_bytes_after(path: &Path, from: u64) -> Result<Option<Vec<u8>>, JournalError> {
    let mut file = File::open(path).map_err(|error| JournalError::Io(path.into(), error))?;
    read_from(&mut file, path, from)
}

/// Reads a file from this byte on; `None` where it is shorter.
fn read_from(file: &mut File, path: &Path, from: u64) -> Result<Option<Vec<u8>>, JournalError> {
    let at_path = |error| JournalError::Io(path.into(), error);
    let metadata = file.metadata().map_err(at_path)?;
    if !metadata.is_file() {
        return Err(JournalError::NotAFile(path.into()));
    }
    if metadata.len() < from {
        return Ok(None);
    }
    file.seek(SeekFrom::Start(from)).map_err(at_path)?;
    let mut bytes = Vec::new();
    file.take(BYTES_MAX + 1).read_to_end(&mut bytes).map_err(at_path)?;
    if from + bytes.len() as u64 > BYTES_MAX {
        return Err(JournalError::TooLarge(path.into()));
    }
    Ok(Some(bytes))
}

/// Moves what follows the sound bytes into a file of its own and cuts it off.
fn set_aside(file: &mut File, path: &Path, bytes: &[u8], sound: usize) -> Result<Option<PathBuf>, JournalError> {
    if sound == bytes.len() {
        return Ok(None);
    }
    let (tail_path, mut tail_file) = new_tail_file(path)?;
    let at_tail = |error| JournalError::Io(tail_path.clone(), error);
    tail_file.write_all(&bytes[sound..]).and_then(|()| tail_file.sync_all()).map_err(at_tail)?;
    let at_path = |error| JournalError::Io(path.into(), error);
    file.set_len(sound as u64).and_then(|()| file.sync_all()).map_err(at_path)?;
    Ok(Some(tail_path))
}

/// `game.journal.tail`, or with a number where that is taken: an earlier tail is kept.
fn new_tail_file(path: &Path) -> Result<(PathBuf, File), JournalError> {
    let mut last = io::Error::from(io::ErrorKind::AlreadyExists);
    for number in 1..1_000 {
        let candidate =
            path.with_added_extension(if number == 1 { "tail".to_owned() } else { format!("tail{number}") });
        match private_file_options().write(true).create_new(true).open(&candidate) {
            Ok(file) => return Ok((candidate, file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => last = error,
            Err(error) => return Err(JournalError::Io(candidate, error)),
        }
    }
    Err(JournalError::Io(path.into(), last))
}

/// A new journal in `folder`, named by the calendar time; where several programs start in the same second, by their process
/// as well.
///
/// # Errors
/// [`JournalError`], as of [`Journal::create`].
pub fn create_journal_in_folder(folder: &Path, wall: &str) -> Result<(PathBuf, Journal), JournalError> {
    let stamp: String = wall.chars().map(|c| if c == ':' { '-' } else { c }).collect();
    let plain = folder.join(format!("{stamp}.journal"));
    // Another may take the name between a look and the making: the making itself says so.
    match Journal::create(&plain) {
        Err(JournalError::Io(_, error)) if error.kind() == io::ErrorKind::AlreadyExists => {
            let own = folder.join(format!("{stamp}-{}.journal", process::id()));
            Journal::create(&own).map(|journal| (own, journal))
        }
        created => created.map(|journal| (plain, journal)),
    }
}
