//! Standard error, kept off the terminal while the program holds it: sound libraries print there in words of their own, into
//! the line under the player's fingers.
//!
//! What the program itself has to say there, the reason of a panic or of its end, comes after [`restore_standard_error`].

#[cfg(unix)]
mod unix {
    use std::fs::OpenOptions;
    use std::io::{self, IsTerminal};
    use std::os::fd::{AsFd, OwnedFd};
    use std::sync::{Mutex, PoisonError};

    /// The terminal as standard error, while it is replaced.
    static REPLACED: Mutex<Option<OwnedFd>> = Mutex::new(None);

    /// Replaces standard error by nothing, where it is a terminal. Where the system refuses, it stays.
    pub fn discard_standard_error() {
        let mut replaced = REPLACED.lock().unwrap_or_else(PoisonError::into_inner);
        if replaced.is_some() || !io::stderr().is_terminal() {
            return;
        }
        let before = io::stderr().as_fd().try_clone_to_owned();
        let nothing = OpenOptions::new().write(true).open("/dev/null");
        if let (Ok(before), Ok(nothing)) = (before, nothing)
            && rustix::stdio::dup2_stderr(nothing).is_ok()
        {
            *replaced = Some(before);
        }
    }

    /// Puts standard error back onto the terminal.
    pub fn restore_standard_error() {
        if let Some(before) = REPLACED.lock().unwrap_or_else(PoisonError::into_inner).take() {
            // Nothing is left to do where the terminal itself is gone.
            let _ = rustix::stdio::dup2_stderr(before);
        }
    }
}

#[cfg(unix)]
pub use unix::{discard_standard_error, restore_standard_error};

/// Elsewhere sound libraries do not print.
#[cfg(not(unix))]
pub fn discard_standard_error() {}

/// Nothing was replaced.
#[cfg(not(unix))]
pub fn restore_standard_error() {}
