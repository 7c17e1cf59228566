//! Follow a clock key of a player's own: a button behind a serial port, or a second keyboard.
//!
//! At a keyboard that two players share, a word of the opponent's is his only where it comes from a key that nobody else
//! presses (see `game::referee::press`). How he uses it:
//! ```text
//! ansage play --opponent-key /dev/input/by-id/usb-number-pad-event-kbd
//!                      hall: "Black has a clock key of his own"
//! (he presses any key) as F8: his clock
//! (he presses +)       as F12: what somebody has typed for him is his word. One press is enough
//! (it is unplugged)    hall: "Black's own clock key is gone; F8 counts, and his words are asked twice"
//! ```
//! Whatever comes but `+` is a press of the clock, and one press however many bytes it sends: a contact bounces, and a key
//! may send more than one byte. A press that came before the key was lost counts; what was pressed while it was away does not.

use crate::moment::{Moment, Span};
use crate::serial::{Act, Input, Life, Pauses, Unopened};

/// Bytes that follow each other sooner than this are of one press.
pub const ONE_PRESS: Span = Span::from_millis(60);

/// The byte of the key that confirms.
pub const YES: u8 = b'+';

/// What follows from what reached the key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Out {
    /// Open it, and say how that went.
    Open,
    /// It is there, for the first time or after it was lost.
    Found,
    /// It was pressed.
    Pressed,
    /// The key beside it that confirms was pressed.
    Confirmed,
    /// It is there no more.
    Lost,
    /// It cannot be opened, and why: told once.
    NotOpened(Unopened),
}

/// The life of one key.
#[derive(Debug, Clone)]
pub struct ClockKey {
    /// When it is opened; `None` while it is open.
    opens: Option<Moment>,
    /// When the last byte came.
    last: Option<Moment>,
    found: bool,
    /// What was told of a device that cannot be opened, so that it is told once and not at every opening.
    failed: Option<Unopened>,
    pauses: Pauses,
}

impl ClockKey {
    /// A key that is to be looked for from now on.
    pub fn new(now: Moment) -> ClockKey {
        ClockKey { opens: Some(now), last: None, found: false, failed: None, pauses: Pauses::default() }
    }
}

impl Life for ClockKey {
    type Out = Out;

    fn handle(&mut self, input: Input<'_>, now: Moment) -> Vec<Out> {
        match input {
            Input::Due if self.opens.is_some_and(|opens| opens <= now) => {
                self.opens = None;
                vec![Out::Open]
            }
            Input::Due => Vec::new(),
            Input::Opened => {
                (self.found, self.failed, self.last, self.pauses) = (true, None, None, Pauses::default());
                vec![Out::Found]
            }
            Input::Unopened(why) => {
                self.opens = Some(now + self.pauses.take());
                let told = self.failed.replace(why) == Some(why);
                if told { Vec::new() } else { vec![Out::NotOpened(why)] }
            }
            Input::Cut => {
                self.opens = Some(now + self.pauses.take());
                // That it is missing now is told by its loss.
                self.failed = Some(Unopened::Missing);
                let was = std::mem::take(&mut self.found);
                if was { vec![Out::Lost] } else { Vec::new() }
            }
            Input::Bytes(bytes) => {
                // One press has one meaning, the first: what bounces after it, or is sent with it, adds nothing.
                let same = self.last.replace(now).is_some_and(|last| now - last < ONE_PRESS);
                match bytes.first() {
                    Some(_) if same => Vec::new(),
                    Some(&YES) => vec![Out::Confirmed],
                    Some(_) => vec![Out::Pressed],
                    None => Vec::new(),
                }
            }
        }
    }

    fn deadline(&self) -> Option<Moment> {
        self.opens
    }

    fn is_found(&self) -> bool {
        self.found
    }

    fn act(out: Out) -> Act<Out> {
        if out == Out::Open { Act::Open } else { Act::Tell(out) }
    }
}
