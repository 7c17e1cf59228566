//! Listen for those who come: over the network [`host`], beside the journal the arbiter's desk at the same machine; and
//! come to who listens, [`guest`]. With their [`keys`], and how they find each other, [`discovery`].
//!
//! The socket beside the journal belongs to one user: it is made in a folder that nobody else can enter, made his alone,
//! and only then put in its place, so that there is no moment in which another could connect. Both sides ask the system
//! who is at the other end and speak to nobody else: a code must not be told to a stranger's socket. Who holds the lock of
//! the journal is the only station, so a socket that is there already is a dead one's and is replaced.
//!
//! A slow or hung station never delays the game: what it is sent goes into a queue with a limit, and where that is full
//! it is lost. One that floods is read no faster than the station that plays answers, and no faster than people type.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros)]

pub mod discovery;
pub mod guest;
pub mod host;
pub mod keys;

#[cfg(unix)]
mod address;
#[cfg(unix)]
mod door;
mod line;
mod serving;

#[cfg(unix)]
pub use address::user_socket_folder;
pub use line::{ConnectionWriter, OutboundCodec};

use super::message::ClientMessage;
use super::pairing::{JoiningCode, PairingId};
use ansage_game::moment::Span;
use guest::ClientEndpoint;
use keys::{KeyFileError, SeatAssignment};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::SyncSender;

/// What reaches the station that plays. Something of a line that has gone may still come: it is to be ignored.
#[derive(Debug)]
pub enum LinkEvent<Said = ClientMessage> {
    /// A station was let in.
    Arrived {
        /// The way to it.
        line: ConnectionWriter,
        /// The number of this connection.
        from: u64,
        /// Who it is; `None`: it is at this machine, and came through the journal's door.
        paired: Option<PairedStation>,
        /// Its first word. The wire has not looked at it.
        hello: Said,
        /// Dropped when it has been answered: then the next thing is read.
        turn: PendingAnswer,
    },
    /// A station says something.
    Said {
        /// Which connection.
        from: u64,
        /// What.
        said: Said,
        /// Dropped when it has been answered: then the next thing is read.
        turn: PendingAnswer,
    },
    /// The station itself sent what cannot be read. The line is cut when this has been answered. A frame that was altered on
    /// its way counts as a lost line.
    Bad {
        /// Which connection.
        from: u64,
        /// Dropped when it has been answered.
        turn: PendingAnswer,
    },
    /// A station is gone.
    Gone {
        /// Which connection.
        from: u64,
    },
    /// A station has come over a newer line: this one is to be told so, and is gone.
    Replaced {
        /// Which connection.
        from: u64,
    },
    /// Somebody tried a wrong code.
    CodeRefused {
        /// So many wrong codes in a row.
        count: u32,
        /// The new one, where there is one.
        code: Option<JoiningCode>,
        /// How long nobody may try it.
        pause: Option<Span>,
    },
    /// The pairings could not be written: who joined now needs the code again when this process ends.
    NotKept {
        /// Why.
        why: KeyFileError,
    },
}

/// A station that was let in over the network.
#[derive(Debug, Clone)]
pub struct PairedStation {
    /// Its pairing.
    pub pairing: PairingId,
    /// Its number, from 1; the same whenever it comes.
    pub station: u8,
    /// Whether it came by code, for the first time.
    pub new: bool,
    /// Where it sat before.
    pub seated: Option<SeatAssignment>,
}

/// Something that has not been answered yet. Who reads the line waits for it to be dropped.
#[derive(Debug)]
pub struct PendingAnswer {
    _answered: SyncSender<()>,
}

/// The door beside the journal. Nobody can come in any more when it is dropped.
#[derive(Debug)]
pub struct DeskSocket {
    path: PathBuf,
}

impl DeskSocket {
    /// Opens a door at a journal that is locked by this process. `post` gets every call and returns `false` when the
    /// station is gone.
    ///
    /// # Errors
    /// What the system says when there can be no socket, neither beside the journal nor in the user's own folder; where
    /// there are no such sockets, always.
    pub fn open(journal: &Path, post: impl Fn(LinkEvent) -> bool + Send + Sync + 'static) -> io::Result<DeskSocket> {
        #[cfg(unix)]
        {
            let (listener, path) = address::listen_for_journal(journal)?;
            door::serve_desk_connections(listener, std::sync::Arc::new(post))?;
            Ok(DeskSocket { path })
        }
        #[cfg(not(unix))]
        {
            drop((journal, post));
            Err(io::ErrorKind::Unsupported.into())
        }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for DeskSocket {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}

/// Connects to the station that plays on a journal, and says the first word.
///
/// # Errors
/// What the system says: no station listens there, or it is another user's; where there are no such sockets, always.
pub fn connect(journal: &Path, hello: &ClientMessage) -> io::Result<ClientEndpoint> {
    #[cfg(unix)]
    {
        ClientEndpoint::connect_desk(address::connect_to_journal(journal)?.into(), hello)
    }
    #[cfg(not(unix))]
    {
        let _ = (journal, hello);
        Err(io::ErrorKind::Unsupported.into())
    }
}
