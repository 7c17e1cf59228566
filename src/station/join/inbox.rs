//! Collect what reaches a joined station, in the order of its moments.

use crate::console::driver::Input as Typed;
use crate::link::driver::guest::{HostCall, JoinError, Joined};
use crate::link::message::guests::FromHost;
use crate::moment::Moment;
use crate::sighted::driver::Input as Hand;
use crate::speech::driver::Report;
use crate::station::timepiece::Timepiece;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// Something that reached the station.
#[derive(Debug)]
pub enum Input {
    /// From the line console's keyboard, or from standard input.
    Typed(Typed),
    /// From the full-screen board: keys, the mouse.
    Hand(Hand),
    /// From the speech output.
    Spoken(Report),
    /// From the host, over the line of this number.
    Line(u64, HostCall<FromHost>),
    /// The host was reached again, or was not.
    Reached(u64, Box<Result<Joined, JoinError>>),
}

/// At most so many inputs wait.
const LIMIT: usize = 1_024;

/// The way in, for readers.
#[derive(Debug, Clone)]
pub struct Slot {
    sender: Arc<Mutex<SyncSender<(Moment, Input)>>>,
    timepiece: Timepiece,
}

impl Slot {
    /// Stamps an input and enqueues it. Returns `false` when the station is gone.
    pub fn post(&self, input: Input) -> bool {
        let sender = self.sender.lock().unwrap_or_else(PoisonError::into_inner);
        sender.send((self.timepiece.now(), input)).is_ok()
    }
}

/// The station's end.
#[derive(Debug)]
pub struct Inbox(Receiver<(Moment, Input)>);

impl Inbox {
    /// A new inbox and the way into it.
    pub fn new(timepiece: Timepiece) -> (Slot, Inbox) {
        let (sender, receiver) = sync_channel(LIMIT);
        (Slot { sender: Arc::new(Mutex::new(sender)), timepiece }, Inbox(receiver))
    }

    /// The next input, waiting at most so long.
    ///
    /// # Errors
    /// Nothing came in time, or no reader is left.
    pub fn next(&self, patience: Duration) -> Result<(Moment, Input), RecvTimeoutError> {
        self.0.recv_timeout(patience)
    }
}
