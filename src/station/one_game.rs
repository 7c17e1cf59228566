//! Let no other game be played beside a locked one: games of one user take turns by a lock on a file.
//!
//! Every game that is played holds the file together with all others, a locked one alone. So a locked game does not begin
//! while another is played, nor another while a locked one is. The system gives the lock back when the process ends,
//! however it ends.

use super::kept_journals::journal_folder;
use crate::journal_file::create_private_folder;
use ansage_words::locale::{Args, Locale};
use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;

/// The name of the file, beside the folder of the journals.
const FILE: &str = "games.turn";

/// The turn of a game: it lasts as long as this is kept.
#[derive(Debug)]
pub struct OneGameLock {
    _held: Option<File>,
}

/// Whether a game may begin at all; one that is to be locked only `alone`.
///
/// # Errors
/// Another game stands in its way, in words: nothing is opened then.
pub(super) fn check_no_other_game(locale: &Locale, alone: bool) -> Result<(), String> {
    take(locale, alone).map(drop)
}

/// Takes the turn for a game on this journal.
///
/// # Errors
/// A locked game is played, or this one is to be locked and others are played, in words.
pub(super) fn acquire_game_lock(locale: &Locale, locked: bool, journal: &Path) -> Result<OneGameLock, String> {
    take(locale, locked).map_err(|refused| {
        // A game that was only just made holds nothing but its opening: it can be gone on with later.
        let kept = Args::new().set_path("path", journal);
        format!("{refused} {}", locale.message_text("inspect-game-kept", &kept))
    })
}

/// Where there is no folder for it there is nothing to take turns by.
fn take(locale: &Locale, alone: bool) -> Result<OneGameLock, String> {
    let folder = journal_folder().and_then(|journals| journals.parent().map(Path::to_owned));
    let folder = folder.filter(|folder| create_private_folder(folder).is_ok());
    let file = folder.and_then(|folder| {
        OpenOptions::new().read(true).write(true).create(true).truncate(false).open(folder.join(FILE)).ok()
    });
    let Some(file) = file else { return Ok(OneGameLock { _held: None }) };
    let taken = if alone { file.try_lock() } else { file.try_lock_shared() };
    match taken {
        Err(TryLockError::WouldBlock) if alone => Err(locale.message_text("inspect-others-played", &Args::new())),
        Err(TryLockError::WouldBlock) => Err(locale.message_text("inspect-locked-played", &Args::new())),
        // A file system without locks keeps nobody from anything.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(OneGameLock { _held: Some(file) }),
    }
}
