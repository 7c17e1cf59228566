//! Listen beside the journal for the arbiter's desk, and connect to who listens there; and hold the lines of stations
//! that join over the network: [`host`], [`guest`], their [`keys`], and how they find each other, [`discovery`].
//!
//! The socket belongs to one user: it is made in a folder that nobody else can enter, made his alone, and only then put
//! in its place, so that there is no moment in which another could connect. Both sides ask the system who is at the
//! other end and speak to nobody else: a code must not be told to a stranger's socket. Who holds the lock of the journal
//! is the only station, so a socket that is there already is a dead one's and is replaced.
//!
//! A slow or hung desk never delays the game: what it is sent goes into a queue with a limit, and where that is full
//! the desk is lost. A desk that floods is read no faster than the station answers, and no faster than people type.

pub mod discovery;
pub mod guest;
pub mod host;
pub mod keys;

#[cfg(unix)]
mod address;
#[cfg(unix)]
mod desk;
#[cfg(unix)]
mod line;
#[cfg(not(unix))]
mod nowhere;
#[cfg(unix)]
mod tunnel;
mod way;

#[cfg(unix)]
pub use desk::Desk;
#[cfg(unix)]
pub use line::{Outgoing, Turn};
#[cfg(not(unix))]
pub use nowhere::{Desk, Outgoing, Turn};

use super::message::FromDesk;
use std::io;
use std::path::{Path, PathBuf};

/// What reaches the station.
#[derive(Debug)]
pub enum Call {
    /// A desk is there.
    Arrived {
        /// The way to it.
        line: Outgoing,
        /// The number of the last entry it has; 0 for none.
        last_seq: u64,
        /// The checksum of that line.
        head: String,
    },
    /// A desk says something.
    Said {
        /// Which.
        from: u64,
        /// What.
        said: FromDesk,
        /// Dropped when it has been answered: then the next thing is read.
        turn: Turn,
    },
    /// A desk is gone.
    Gone {
        /// Which.
        from: u64,
    },
}

/// The station's door. Nobody can come in any more when it is dropped.
#[derive(Debug)]
pub struct Door {
    path: PathBuf,
}

impl Door {
    /// Opens a door at a journal that is locked by this process. `post` gets every call and returns `false` when the
    /// station is gone.
    ///
    /// # Errors
    /// What the system says when there can be no socket, neither beside the journal nor in the user's own folder.
    #[cfg(unix)]
    pub fn open(journal: &Path, post: impl Fn(Call) -> bool + Send + Sync + 'static) -> io::Result<Door> {
        let (listener, path) = address::listen(journal)?;
        line::serve(listener, std::sync::Arc::new(post))?;
        Ok(Door { path })
    }

    /// Where there are no such sockets.
    ///
    /// # Errors
    /// Always.
    #[cfg(not(unix))]
    pub fn open(_: &Path, _: impl Fn(Call) -> bool + Send + Sync + 'static) -> io::Result<Door> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}
