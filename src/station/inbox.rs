//! Collect everything that reaches the station, in the order of its moments.
//!
//! A reader stamps and enqueues under one lock, so the order of the queue is the order of the stamps, and the time
//! the disk takes is nobody's loss. The queue is bounded: a reader that floods it waits.

use super::engine::ChoiceAnswer;
use super::timepiece::Timepiece;
use ansage_devices::driver::DeviceKind;
use ansage_devices::report::DeviceReport;
use ansage_game::moment::Moment;
use ansage_link::driver::LinkEvent;
use ansage_link::driver::guest::{HostEvent, JoinError, JoinedConnection};
use ansage_seats::console::driver::TerminalInput as Typed;
use ansage_seats::sighted::driver::ScreenInput as Hand;
use ansage_sound::speech::driver::SpeechReport;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// Something that reached the station.
#[derive(Debug)]
pub enum StationInput {
    /// From the keyboard or from standard input.
    Typed(Typed),
    /// From the full-screen board: keys, the mouse.
    Hand(Hand),
    /// From the speech output.
    Spoken(SpeechReport),
    /// From a station that has joined, or wants to, and from an arbiter's desk.
    Call(Box<LinkEvent>),
    /// From a board or a clock key, by the number of its following.
    Device(DeviceKind, u64, DeviceReport),
    /// At a joined station and at an arbiter's desk: from the host, over the line of this number.
    Host(u64, HostEvent),
    /// At a joined station: the host was reached again, or was not.
    Reached(u64, Box<Result<JoinedConnection, JoinError>>),
    /// A move was chosen, for the opponent in a game of practice or for a hint.
    Chosen(ChoiceAnswer),
    /// The last moment alive could not be written beside the journal.
    AliveNotKept(std::io::Error),
    /// The table was changed past the inbox: its deadline may be another.
    Changed,
}

/// At most so many inputs wait.
const LIMIT: usize = 1_024;

/// The way in, for readers. Clones lead to the same inbox.
#[derive(Debug, Clone)]
pub struct InboxSender {
    sender: Arc<Mutex<SyncSender<(Moment, StationInput)>>>,
    /// How many inputs have been posted and not yet been worked off.
    open: Arc<AtomicUsize>,
    timepiece: Timepiece,
}

impl InboxSender {
    /// Stamps an input and enqueues it. Returns `false` when the station is gone.
    pub fn post(&self, input: StationInput) -> bool {
        let sender = self.sender.lock().unwrap_or_else(PoisonError::into_inner);
        self.open.fetch_add(1, Ordering::AcqRel);
        sender.send((self.timepiece.now(), input)).is_ok()
    }

    /// A stamp for an input that does not go through the inbox, as long as nothing older is in it. Only who holds the
    /// table may ask: then nothing that is posted later is worked off before that input.
    pub(crate) fn stamp_if_inbox_empty(&self) -> Option<Moment> {
        let _sender = self.sender.lock().unwrap_or_else(PoisonError::into_inner);
        (self.open.load(Ordering::Acquire) == 0).then(|| self.timepiece.now())
    }
}

/// The station's end.
#[derive(Debug)]
pub struct Inbox {
    receiver: Receiver<(Moment, StationInput)>,
    open: Arc<AtomicUsize>,
}

impl Inbox {
    /// A new inbox and the way into it.
    pub fn new(timepiece: Timepiece) -> (InboxSender, Inbox) {
        let (sender, receiver) = sync_channel(LIMIT);
        let open = Arc::new(AtomicUsize::new(0));
        let slot = InboxSender { sender: Arc::new(Mutex::new(sender)), open: Arc::clone(&open), timepiece };
        (slot, Inbox { receiver, open })
    }

    /// The next input, waiting at most so long.
    ///
    /// # Errors
    /// Nothing came in time, or no reader is left.
    pub fn next(&self, patience: Duration) -> Result<(Moment, StationInput), RecvTimeoutError> {
        self.receiver.recv_timeout(patience)
    }

    /// What [`Inbox::next`] gave has been worked off. Called by who holds the table.
    pub fn mark_input_done(&self) {
        self.open.fetch_sub(1, Ordering::AcqRel);
    }
}
