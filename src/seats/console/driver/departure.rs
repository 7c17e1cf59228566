//! The system's requests to end the program.

use super::TerminalInput;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
#[cfg(unix)]
use std::sync::{Mutex, PoisonError};
#[cfg(unix)]
use std::thread;

/// Whether the system has asked the program to end.
static ASKED_TO_END: AtomicBool = AtomicBool::new(false);

/// Whether the system has asked the program to end: then nothing more is begun.
pub fn is_asked_to_end() -> bool {
    ASKED_TO_END.load(Ordering::Acquire)
}

/// What gets the request. Returns `false` where there is nothing to save.
#[cfg(unix)]
type DepartureHandler = Box<dyn FnMut(TerminalInput) -> bool + Send>;

/// `None` until the first listener comes.
#[cfg(unix)]
static LISTENER: Mutex<Option<DepartureHandler>> = Mutex::new(None);

/// SIGTERM and SIGHUP, kept from killing the program in mid-game. Where the system sends no such requests there is nothing to
/// hold back: closing the window ends the program, and what it has acknowledged is on the disk.
#[derive(Debug)]
pub struct TerminationSignals(());

impl TerminationSignals {
    /// Holds the requests back. To be called before any other thread begins: threads inherit it.
    pub fn hold_back() -> TerminationSignals {
        #[cfg(unix)]
        {
            let signals = signals();
            // SAFETY: the set is initialised, and the pointer lives in this frame.
            unsafe { libc::pthread_sigmask(libc::SIG_BLOCK, &raw const signals, std::ptr::null_mut()) };
        }
        TerminationSignals(())
    }

    /// From now on `send` gets [`TerminalInput::End`] when a request comes, in the place of the listener before. Where it returns
    /// `false` the program ends as the system asks.
    ///
    /// # Errors
    /// What the system says when it starts no thread.
    pub fn spawn_listener(self, send: impl FnMut(TerminalInput) -> bool + Send + 'static) -> io::Result<()> {
        #[cfg(unix)]
        {
            let before = LISTENER.lock().unwrap_or_else(PoisonError::into_inner).replace(Box::new(send));
            if before.is_none() {
                thread::Builder::new().name("departure".into()).spawn(wait)?;
            }
        }
        #[cfg(not(unix))]
        drop(send);
        Ok(())
    }
}

#[cfg(unix)]
fn signals() -> libc::sigset_t {
    // SAFETY: the set is initialised by `sigemptyset` before anything reads it; all pointers live in this frame.
    unsafe {
        let mut signals = std::mem::zeroed();
        libc::sigemptyset(&raw mut signals);
        libc::sigaddset(&raw mut signals, libc::SIGTERM);
        libc::sigaddset(&raw mut signals, libc::SIGHUP);
        signals
    }
}

/// Waits for the requests, one thread for the whole program.
#[cfg(unix)]
fn wait() {
    let (signals, mut signal) = (signals(), 0);
    // SAFETY: the set is initialised, and both pointers live as long as the call.
    while unsafe { libc::sigwait(&raw const signals, &raw mut signal) } == 0 {
        ASKED_TO_END.store(true, Ordering::Release);
        let mut listener = LISTENER.lock().unwrap_or_else(PoisonError::into_inner);
        let taken = listener.as_mut().is_some_and(|send| send(TerminalInput::End));
        drop(listener);
        if !taken {
            // SAFETY: no memory is touched. The signal is not handled, so once this thread lets it through it ends the process.
            unsafe {
                libc::pthread_sigmask(libc::SIG_UNBLOCK, &raw const signals, std::ptr::null_mut());
                libc::raise(signal);
            }
        }
    }
}
