//! Keep a guest's keys: one file for each game and each place at it.

use super::file::{self, KeyFileError};
use super::{FORMAT, SeatAssignment};
use crate::greeting::opening::is_valid_game_name;
use crate::pairing::{PairingId, PairingKey};
use serde::{Deserialize, Serialize};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A pairing as a guest keeps it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClientPairing {
    /// The version of the file.
    #[serde(default = "format")]
    pub format: u32,
    /// Where the host was found last, with its port.
    pub address: String,
    /// The pairing's name.
    pub id: PairingId,
    /// What it proves itself by.
    pub key: PairingKey,
    /// The game's random name.
    pub game: String,
    /// Where the guest sits.
    pub seated: SeatAssignment,
    /// The number of the last entry of the host's journal that he has; 0 for none.
    pub last_seq: u64,
    /// The checksum of that entry's line; empty for none.
    pub head: String,
}

/// The version that is written.
fn format() -> u32 {
    FORMAT
}

impl ClientPairing {
    /// A pairing just made: nothing of the journal is known yet.
    pub fn new(address: &str, id: PairingId, key: PairingKey, game: &str, seated: SeatAssignment) -> ClientPairing {
        let (address, game) = (address.to_owned(), game.to_owned());
        ClientPairing { format: FORMAT, address, id, key, game, seated, last_seq: 0, head: String::new() }
    }
}

/// What a guest's folder holds.
#[derive(Debug, Default)]
pub struct ClientPairings {
    /// What can be understood, the last used first.
    pub saved: Vec<ClientPairing>,
    /// What cannot; these files stay where they are.
    pub unread: Vec<PathBuf>,
}

/// The folder with a guest's pairings.
#[derive(Debug, Clone)]
pub struct ClientKeyFolder {
    folder: PathBuf,
}

impl ClientKeyFolder {
    /// The pairings in this folder, which is made when there is one to keep.
    pub fn in_folder(folder: &Path) -> ClientKeyFolder {
        ClientKeyFolder { folder: folder.into() }
    }

    /// All of them.
    ///
    /// # Errors
    /// [`KeyFileError::Io`] where the folder cannot be read; one that is not there holds nothing.
    pub fn read_all_pairings(&self) -> Result<ClientPairings, KeyFileError> {
        let failed = |error| KeyFileError::Io(self.folder.clone(), error);
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(ClientPairings::default()),
            Err(error) => return Err(failed(error)),
        };
        let (mut saved, mut unread) = (Vec::new(), Vec::new());
        for entry in entries {
            let entry = entry.map_err(failed)?;
            let path = entry.path();
            if path.extension().is_none_or(|ending| ending != "json") {
                continue;
            }
            match file::read_key_file(&path, is_ours) {
                Ok(file::KeyFileState::Whole(pairing)) => {
                    saved.push((entry.metadata().and_then(|data| data.modified()).ok(), pairing));
                }
                Ok(file::KeyFileState::Missing) => {}
                Ok(file::KeyFileState::Damaged) | Err(_) => unread.push(path),
            }
        }
        saved.sort_by_key(|(used, _)| std::cmp::Reverse(*used));
        unread.sort();
        Ok(ClientPairings { saved: saved.into_iter().map(|(_, pairing)| pairing).collect(), unread })
    }

    /// Keeps a pairing, in place of an earlier one for the same place at the same game. Gives the name under which a
    /// file was set aside that stood there and could not be understood.
    ///
    /// # Errors
    /// [`KeyFileError`]; what was there stays.
    pub fn save_pairing(&self, pairing: &ClientPairing) -> Result<Option<PathBuf>, KeyFileError> {
        make_private(&self.folder).map_err(|error| KeyFileError::Io(self.folder.clone(), error))?;
        let path = self.path(&pairing.game, pairing.seated)?;
        let (_, aside) = file::read_or_move_bad_file(&path, is_ours)?;
        file::write_key_file(&path, pairing)?;
        Ok(aside)
    }

    /// Forgets a pairing.
    ///
    /// # Errors
    /// [`KeyFileError`].
    pub fn forget_pairing(&self, game: &str, seated: SeatAssignment) -> Result<(), KeyFileError> {
        let path = self.path(game, seated)?;
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(KeyFileError::Io(path, error)),
            _ => Ok(()),
        }
    }

    /// A host chose the game's name: nothing but letters and figures becomes part of a path.
    fn path(&self, game: &str, seated: SeatAssignment) -> Result<PathBuf, KeyFileError> {
        if !is_valid_game_name(game) {
            let bad = io::Error::new(io::ErrorKind::InvalidInput, "not the name of a game");
            return Err(KeyFileError::Io(self.folder.clone(), bad));
        }
        let seat = seated.seat.map_or("", |color| color.fold_wb("-white", "-black"));
        Ok(self.folder.join(format!("{game}-{}{seat}.json", seated.capacity.name())))
    }
}

fn is_ours(saved: &ClientPairing) -> bool {
    saved.format == FORMAT && is_valid_game_name(&saved.game)
}

/// Makes a folder that nobody else can enter.
fn make_private(folder: &Path) -> io::Result<()> {
    let mut how = fs::DirBuilder::new();
    how.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut how, 0o700);
    how.create(folder)
}
