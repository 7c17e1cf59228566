//! The events of the terminal: keys, the mouse, another size.
//!
//! One thread reads them as long as the program runs, for it cannot be called back from a read that waits. A listener gets
//! each event in that thread. Without a listener events wait for the next one. So no key is lost between the
//! questions before a game and the game, nor on the way back.

use crossterm::event::{self, Event};
use std::collections::VecDeque;
use std::io;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// The most events that wait for a listener; a person who types ahead types fewer.
const MAX_WAITING: usize = 1_024;

/// How long a terminal may take until its size is watched.
const PATIENCE: Duration = Duration::from_secs(1);

/// What gets an event. Returns `false` when it takes no more.
type TerminalHandler = Box<dyn FnMut(io::Result<Event>) -> bool + Send>;

/// How far the thread has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TerminalThreadState {
    Not,
    Begins,
    Reads,
}

struct TerminalEvents {
    reading: TerminalThreadState,
    listener: Option<TerminalHandler>,
    waiting: VecDeque<io::Result<Event>>,
}

static EVENTS: Mutex<TerminalEvents> =
    Mutex::new(TerminalEvents { reading: TerminalThreadState::Not, listener: None, waiting: VecDeque::new() });
static CAME: Condvar = Condvar::new();

fn lock() -> MutexGuard<'static, TerminalEvents> {
    EVENTS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A listener to the terminal, as long as this lives.
#[derive(Debug)]
pub struct TerminalListener(());

impl TerminalListener {
    /// From here on events are read, and another size of the terminal is noticed, also before anybody listens.
    ///
    /// # Errors
    /// What the system says when it starts no thread.
    pub fn start_reading() -> io::Result<()> {
        let events = begun()?;
        // A terminal may not answer at once. The game then begins without it.
        drop(CAME.wait_timeout_while(events, PATIENCE, |events| events.reading == TerminalThreadState::Begins));
        Ok(())
    }

    /// Gives each event to `listener` until it returns `false`.
    ///
    /// # Errors
    /// What the system says when it starts no thread.
    pub fn listen(
        mut listener: impl FnMut(io::Result<Event>) -> bool + Send + 'static,
    ) -> io::Result<TerminalListener> {
        let mut events = begun()?;
        let mut takes = true;
        while takes && let Some(event) = events.waiting.pop_front() {
            takes = listener(event);
        }
        events.listener = takes.then(|| Box::new(listener) as TerminalHandler);
        Ok(TerminalListener(()))
    }
}

impl Drop for TerminalListener {
    fn drop(&mut self) {
        lock().listener = None;
    }
}

/// Waits for the next event. Nobody else may listen.
///
/// # Errors
/// The terminal is gone, or the system starts no thread.
pub fn next_event() -> io::Result<Event> {
    let mut events = begun()?;
    loop {
        if let Some(event) = events.waiting.pop_front() {
            return event;
        }
        events = CAME.wait(events).unwrap_or_else(PoisonError::into_inner);
    }
}

/// The events, each of which is read from here on.
fn begun() -> io::Result<MutexGuard<'static, TerminalEvents>> {
    let mut events = lock();
    if events.reading == TerminalThreadState::Not {
        thread::Builder::new().name("terminal".into()).spawn(read)?;
        events.reading = TerminalThreadState::Begins;
    }
    Ok(events)
}

fn read() {
    let _ = event::poll(Duration::ZERO);
    lock().reading = TerminalThreadState::Reads;
    CAME.notify_all();
    loop {
        let event = event::read();
        let is_gone = event.is_err();
        let mut events = lock();
        let has_room = is_gone || events.waiting.len() < MAX_WAITING;
        match events.listener.take() {
            Some(mut listener) => events.listener = listener(event).then_some(listener),
            None if has_room => events.waiting.push_back(event),
            None => {}
        }
        if is_gone {
            // Another listener tries again, and finds out for itself.
            events.reading = TerminalThreadState::Not;
        }
        drop(events);
        CAME.notify_all();
        if is_gone {
            return;
        }
    }
}
