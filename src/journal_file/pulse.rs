//! Write the last moment alive each second, on a thread of its own: no key and no entry waits for it.
//!
//! What is alive? The thread reads the time itself, so a station that has nothing to do is alive, and so is one that is
//! busy for a moment. But a thread that writes the time would go on when everything else hangs, and say of a program that
//! takes no key any more that it was alive. What a player does then is lost with the program, so his clock must not be
//! charged for it. Therefore the station's loop tells when it comes round, which it does each second even when nothing
//! happens, and no moment counts that is later than that by more than [`GRACE`]. A machine that sleeps, and a process
//! that was stopped, do not come round.

use super::private_file_options;
use ansage_game::journal::GameId;
use ansage_game::journal::alive::{self, LivenessSlot, NAME, SLOT_BYTES, SLOTS};
use ansage_game::moment::{Moment, Span};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;
use std::{fs, mem};

/// So often the moment is written.
const PERIOD: Duration = Duration::from_secs(1);

/// So long after its loop came round a station is still taken to be alive: the second that it sleeps at most, and one
/// more for a busy machine.
pub const GRACE: Span = Span::from_secs(2);

/// The length of the whole file.
const BYTES: usize = SLOTS * SLOT_BYTES;

/// The file beside a journal: `game.journal` has `game.journal.alive`.
pub fn liveness_file_path(journal: &Path) -> PathBuf {
    journal.with_added_extension("alive")
}

/// The newest sound slot beside a journal; `None` where there is none, for whatever reason.
pub fn read_newest_slot(journal: &Path, game: GameId) -> Option<LivenessSlot> {
    let (path, mut bytes) = (liveness_file_path(journal), Vec::new());
    // To open a pipe would wait for who writes it.
    fs::metadata(&path).ok().filter(fs::Metadata::is_file)?;
    File::open(path).ok()?.take(BYTES as u64).read_to_end(&mut bytes).ok()?;
    alive::newest(&bytes, game)
}

/// What the station's loop told when it came round last.
#[derive(Debug, Clone, Copy)]
struct LoopRound {
    at: Moment,
    seq: u64,
    /// Whether a clock runs: else the disk is left in peace.
    runs: bool,
    ends: bool,
}

#[derive(Debug)]
struct PulseShared {
    round: Mutex<LoopRound>,
    changed: Condvar,
}

impl PulseShared {
    fn lock(&self) -> MutexGuard<'_, LoopRound> {
        self.round.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The thread, as long as this lives.
#[derive(Debug)]
pub struct Pulse {
    shared: Arc<PulseShared>,
    thread: Option<JoinHandle<()>>,
    path: PathBuf,
}

impl Pulse {
    /// Begins beside a journal; nothing is written before a clock runs. `now` reads the time; `failed` is told the first
    /// failure, and play goes on without it.
    ///
    /// # Errors
    /// The system has no thread to give.
    pub fn start(
        journal: &Path,
        game: GameId,
        now: impl Fn() -> Moment + Send + 'static,
        failed: impl FnOnce(io::Error) + Send + 'static,
    ) -> io::Result<Pulse> {
        let path = liveness_file_path(journal);
        let round = LoopRound { at: Moment::START, seq: 0, runs: false, ends: false };
        let shared = Arc::new(PulseShared { round: Mutex::new(round), changed: Condvar::new() });
        let mut writer = PulseFile { path: path.clone(), game, file: None, number: 0, last: None };
        let (kept, mut failed) = (Arc::clone(&shared), Some(failed));
        let beat = move || {
            while let Some(round) = wait(&kept) {
                if let Err(error) = writer.write(now().min(round.at + GRACE), round.seq)
                    && let Some(failed) = failed.take()
                {
                    failed(error);
                }
            }
        };
        let thread = Some(thread::Builder::new().name("alive".into()).spawn(beat)?);
        Ok(Pulse { shared, thread, path })
    }

    /// The station's loop comes round at this moment, with so many entries in the journal, and a clock running or not.
    pub fn record_loop_round(&self, at: Moment, seq: u64, runs: bool) {
        let before = mem::replace(&mut *self.shared.lock(), LoopRound { at, seq, runs, ends: false });
        if runs && !before.runs {
            self.shared.changed.notify_all();
        }
    }

    /// The program is left in good order: the last entry says when, and the file goes.
    pub fn stop_and_remove_file(mut self) {
        self.stop();
        // Should it stay, its last moment is no later than the entry's.
        let is_file = fs::metadata(&self.path).is_ok_and(|data| data.is_file());
        if is_file && File::open(&self.path).and_then(|mut file| belongs_to_game(&mut file)).unwrap_or_default() {
            let _ = fs::remove_file(&self.path);
        }
    }

    fn stop(&mut self) {
        self.shared.lock().ends = true;
        self.shared.changed.notify_all();
        if let Some(thread) = self.thread.take() {
            // It has no way to panic that would not have been seen already.
            let _ = thread.join();
        }
    }
}

impl Drop for Pulse {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Waits for a second, and on until a clock runs; `None` at the end.
fn wait(shared: &PulseShared) -> Option<LoopRound> {
    let ends = |round: &mut LoopRound| !round.ends;
    let round = shared.changed.wait_timeout_while(shared.lock(), PERIOD, ends);
    let (round, _) = round.unwrap_or_else(PoisonError::into_inner);
    let stands = |round: &mut LoopRound| !round.runs && !round.ends;
    let round = shared.changed.wait_while(round, stands).unwrap_or_else(PoisonError::into_inner);
    (!round.ends).then_some(*round)
}

/// The file, as it is written.
#[derive(Debug)]
struct PulseFile {
    path: PathBuf,
    game: GameId,
    file: Option<File>,
    number: u64,
    last: Option<(Moment, u64)>,
}

impl PulseFile {
    fn write(&mut self, at: Moment, seq: u64) -> io::Result<()> {
        if self.last == Some((at, seq)) {
            // Nothing has come round since.
            return Ok(());
        }
        let file = match &mut self.file {
            Some(file) => file,
            none => none.insert(open(&self.path)?),
        };
        let slot = LivenessSlot { game: self.game, seq, number: self.number + 1, at };
        file.seek(SeekFrom::Start(alive::slot_offset(slot.number)))?;
        file.write_all(&alive::encode_slot(&slot))?;
        file.sync_data()?;
        (self.number, self.last) = (slot.number, Some((at, seq)));
        Ok(())
    }
}

/// A file of its own, empty: what an earlier program left in it is in the journal by now. Another's file is let alone.
fn open(path: &Path) -> io::Result<File> {
    if fs::metadata(path).is_ok_and(|data| !data.is_file()) {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    let mut file = private_file_options().read(true).write(true).create(true).truncate(false).open(path)?;
    if !belongs_to_game(&mut file)? {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    file.set_len(0)?;
    Ok(file)
}

/// Whether a file is empty, or begins as this program would begin it and is no longer.
fn belongs_to_game(file: &mut File) -> io::Result<bool> {
    let mut begins = Vec::new();
    file.take(NAME.len() as u64).read_to_end(&mut begins)?;
    let data = file.metadata()?;
    let known = begins.iter().all(|byte| *byte == 0) || begins == NAME.as_bytes();
    Ok(data.len() <= BYTES as u64 && known)
}
