//! Join a tactile board to the program: follow its port, and make events and words of what it says.
//!
//! How a blind player uses it, White, the board on his knees and the opponent beside him:
//! ```text
//! ansage play --board /dev/ttyUSB0
//!                      "Looking for your board"; hall: "The board of White is connected"; each piece that is missing,
//!                      square by square, a cue when it stands: "Place Anna eins: white rook"
//! start                White's clock runs
//! lifts e2             the cue of a touch, and the opponent sees it; no word: he feels what he has lifted
//! sets it on e4        a cue
//! announce button      hall: "Bauer Eva zwei Eva vier"; a cue: it stands on the pegs as it was said
//! clock button         kept until the last word, then the cue of the clock
//! (Black says "Eva fuenf"; somebody types e5; F8)
//!                      hall: "Bauer Eva sieben Eva fuenf"; then in his ear: "Lift Eva sieben: black pawn"
//! lifts e7             another cue, no touch; "Place Eva fuenf: black pawn"
//! sets it on e5        the cue of what is right, and that of a board that stands as it should
//! sets it on d5        the cue of what is wrong: "David fuenf holds black pawn, nothing belongs there"; the next step
//! repeat button        the last announcement once more, in the hall
//! query button         the square that changed last
//! (the cable comes out)
//!                      at once, hall: "The board of White does not answer any more. Play goes on; ..." He plays on in
//!                      words: e5 Enter, Space. The cable is back: "connected again", and every difference by its square
//! board off, board on  a broken board is laid aside, or read again; guide tells what is missing now
//! ```
//! The game never waits for a board and never ends by one. What the board cannot do is told once, to its owner; that it
//! is lost concerns both players and is the referee's to tell.
//!
//! [`ear`] is pure: it makes events and words of what a board said. The sighted player's board has an ear of its own
//! ([`super::electronic`]), a variant of [`Input`], and the same way into the table:
//! [`FromBoard`](super::from_board::FromBoard).

pub mod ear;

use super::inbox::{Input, Slot};
use super::timepiece::Timepiece;
use crate::tactile::driver::Port;
use ear::Ear;
use std::io;

/// The tactile board of the station's owner.
#[derive(Debug)]
pub struct TactileBoard {
    slot: Slot,
    timepiece: Timepiece,
    /// The port that is followed; `None` while the board is laid aside, or none was named.
    port: Option<Port>,
    /// The number of this following: what an earlier one still has in the inbox counts for nothing.
    number: u64,
    /// What is made of it.
    pub ear: Ear,
    /// The port on which a board was found last.
    pub worked: Option<String>,
}

impl TactileBoard {
    /// A board that is not followed yet, on the port that was named.
    pub fn new(path: Option<String>, slot: Slot, timepiece: Timepiece) -> TactileBoard {
        TactileBoard { slot, timepiece, port: None, number: 0, ear: Ear::new(path.unwrap_or_default()), worked: None }
    }

    /// Whether its port is followed.
    pub fn is_followed(&self) -> bool {
        self.port.is_some()
    }

    /// Whether this was said by the board that is followed now.
    pub fn is_by(&self, number: u64) -> bool {
        self.port.is_some() && self.number == number
    }

    /// Follows its port from now on. Nothing happens where none was named.
    ///
    /// # Errors
    /// What the system says when it starts no thread.
    pub fn follow(&mut self) -> io::Result<()> {
        self.lay_aside();
        if self.ear.path().is_empty() {
            return Ok(());
        }
        self.number += 1;
        let (slot, number, timepiece) = (self.slot.clone(), self.number, self.timepiece);
        let post = move |out| slot.post(Input::Board(number, out));
        self.port = Some(Port::follow(self.ear.path(), move || timepiece.now(), post)?);
        Ok(())
    }

    /// Names another port, for when it is followed the next time.
    pub fn name(&mut self, path: String) {
        self.port = None;
        self.ear = Ear::new(path);
    }

    /// Lets go of its port.
    pub fn lay_aside(&mut self) {
        self.port = None;
        self.ear.forget();
    }
}
