//! Say the host's first word inside the encrypted line: which game this is, and the key to come back by.

use crate::pairing::{PairingId, PairingKey};
use serde::{Deserialize, Serialize};

/// The host's first word.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct HostGreeting {
    /// The name of the pairing.
    pub id: PairingId,
    /// Its key, for who came by code.
    pub key: Option<PairingKey>,
    /// The number of the guest's station, from 1.
    pub station: u8,
    /// The game's random name.
    pub game: String,
    /// What people call it.
    pub name: String,
}

impl HostGreeting {
    /// As it goes over the line.
    pub fn to_bytes(&self) -> Vec<u8> {
        // Plain data with text keys always serialises.
        serde_json::to_vec(self).unwrap_or_default()
    }

    /// Reads it; `None` where it is something else.
    pub fn parse(bytes: &[u8]) -> Option<HostGreeting> {
        serde_json::from_slice(bytes).ok().filter(|opening: &HostGreeting| is_valid_game_name(&opening.game))
    }
}

/// Whether this can be the random name of a game: a host chose it, and it becomes part of a path.
pub(crate) fn is_valid_game_name(name: &str) -> bool {
    name.len() == 32 && name.bytes().all(|letter| matches!(letter, b'0'..=b'9' | b'a'..=b'f'))
}
