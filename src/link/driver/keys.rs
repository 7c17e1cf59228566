//! Keep the keys of pairings on the disk: the host beside its journal, a guest in his data folder.
//!
//! Each file belongs to its user alone (0600) and is replaced in one step, when the new one is on the disk: a crash
//! leaves the old one or the new one. A file that cannot be understood is never written over: it is set aside under
//! another name, and its owner is told. A file of a later version is not touched at all.

mod file;
mod guest;

pub use file::{KeyFileError, replace_file_durably};
pub use guest::{ClientKeyFolder, ClientPairing, ClientPairings};

use crate::pairing::{PairingId, PairingKey};
use ansage_game::hex::hex;
use ansage_game::joining::StationRole;
use ansage_game::seat::Color;
use ansage_game::view::wire;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// The version of the file.
const FORMAT: u32 = 1;

/// Where a station sits that was let in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatAssignment {
    /// As what.
    pub capacity: StationRole,
    /// At whose seat; `None` for the arbiter and a spectator.
    #[serde(default, with = "wire::maybe")]
    pub seat: Option<Color>,
}

/// A pairing as the host keeps it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HostPairing {
    /// Its name.
    pub id: PairingId,
    /// The number of the station, from 1; never given again.
    pub station: u8,
    /// What it proves itself by.
    pub key: PairingKey,
    /// Where it sits; `None` until the host has said so.
    #[serde(default)]
    pub seated: Option<SeatAssignment>,
}

/// What the file holds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct KeyFileContents {
    format: u32,
    game: String,
    port: u16,
    /// The last number given to a station.
    stations: u8,
    pairings: Vec<HostPairing>,
}

/// The host's pairings of one game, in a file beside its journal.
#[derive(Debug)]
pub struct KeyFile {
    path: PathBuf,
    kept: KeyFileContents,
}

/// A file that was opened, or begun.
#[derive(Debug)]
pub struct OpenedKeyFile {
    /// The pairings.
    pub keys: KeyFile,
    /// Where a file that could not be understood was set aside: those who had joined need the code again.
    pub aside: Option<PathBuf>,
}

impl KeyFile {
    /// The file of a journal: `game.journal` has `game.journal.pairing` beside it.
    pub fn path_beside_journal(journal: &Path) -> PathBuf {
        journal.with_added_extension("pairing")
    }

    /// Opens the pairings of a game, or begins some: then nothing is written yet.
    ///
    /// # Errors
    /// [`KeyFileError`] where the file cannot be read or set aside, or is of a later version.
    pub fn open(path: &Path) -> Result<OpenedKeyFile, KeyFileError> {
        let (kept, aside) = file::read_or_move_bad_file(path, |kept: &KeyFileContents| kept.format == FORMAT)?;
        let kept = kept.map_or_else(KeyFileContents::begun, Ok)?;
        Ok(OpenedKeyFile { keys: KeyFile { path: path.into(), kept }, aside })
    }

    /// Where it lies.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The random name of the game.
    pub fn game_name(&self) -> &str {
        &self.kept.game
    }

    /// The port on which the host listened last; 0 for none.
    pub fn port(&self) -> u16 {
        self.kept.port
    }

    /// Those who may come back.
    pub fn pairings(&self) -> &[HostPairing] {
        &self.kept.pairings
    }

    /// The pairing of this name.
    pub fn find_pairing(&self, id: PairingId) -> Option<&HostPairing> {
        self.kept.pairings.iter().find(|kept| kept.id == id)
    }

    /// Keeps the port.
    ///
    /// # Errors
    /// [`KeyFileError`]; it is kept in memory all the same.
    pub fn set_port(&mut self, port: u16) -> Result<(), KeyFileError> {
        if self.kept.port == port {
            return Ok(());
        }
        self.kept.port = port;
        self.save()
    }

    /// The journal knows stations up to this number: none of them is given again, also where the file was lost.
    pub fn reserve_numbers_up_to(&mut self, last: u8) {
        self.kept.stations = self.kept.stations.max(last);
    }

    /// Keeps a new pairing under the next number; `None` where all numbers were given.
    pub fn add_pairing(&mut self, id: PairingId, key: PairingKey) -> Option<u8> {
        let station = self.kept.stations.checked_add(1)?;
        self.kept.stations = station;
        self.kept.pairings.push(HostPairing { id, station, key, seated: None });
        Some(station)
    }

    /// Keeps where a station sits.
    ///
    /// # Errors
    /// [`KeyFileError`]; it is kept in memory all the same.
    pub fn set_seat_assignment(&mut self, id: PairingId, seated: SeatAssignment) -> Result<(), KeyFileError> {
        let Some(kept) = self.kept.pairings.iter_mut().find(|kept| kept.id == id) else { return Ok(()) };
        if kept.seated == Some(seated) {
            return Ok(());
        }
        kept.seated = Some(seated);
        self.save()
    }

    /// Forgets a pairing: its key opens nothing any more. `false` where there is none.
    ///
    /// # Errors
    /// [`KeyFileError`]; in memory it is forgotten all the same.
    pub fn forget_pairing(&mut self, id: PairingId) -> Result<bool, KeyFileError> {
        let before = self.kept.pairings.len();
        self.kept.pairings.retain(|kept| kept.id != id);
        if self.kept.pairings.len() == before {
            return Ok(false);
        }
        self.save()?;
        Ok(true)
    }

    /// Writes it.
    ///
    /// # Errors
    /// [`KeyFileError`]; the file is as it was.
    pub fn save(&self) -> Result<(), KeyFileError> {
        file::write_key_file(&self.path, &self.kept)
    }
}

impl KeyFileContents {
    fn begun() -> Result<KeyFileContents, KeyFileError> {
        let game = hex(&random_bytes::<16>().map_err(KeyFileError::NoRandom)?);
        Ok(KeyFileContents { format: FORMAT, game, port: 0, stations: 0, pairings: Vec::new() })
    }
}

/// Random bytes of the system.
pub fn random_bytes<const N: usize>() -> std::io::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(std::io::Error::other)?;
    Ok(bytes)
}
