//! Talk with a DGT board on a serial line: what stands on its fields, and the clock beside it.
//!
//! Its owner plays by the ordinary rules (D.2.4), and his board follows his hands: nobody types for him. [`wire`] cuts
//! bytes into messages, [`clock`] says what the clock tells.
//!
//! Asked are the version, by which a board is known, then the serial numbers, then the whole board; then every change
//! comes by itself. The line has no checksum, and a byte that is lost is lost for ever: so the whole board is asked for
//! every [`VERIFY`], and at once after bytes that were no message, and what it shows counts. Before each such question
//! the updates are asked for anew, as a board whose power failed for a moment would stay silent. A board that leaves
//! [`TRIES`] questions without an answer is lost.
//!
//! Squares are told as the maker calls them. The board may lie the other way round: that is seen from a position, in
//! [`super::settle`].

pub mod clock;
pub mod wire;

use super::contents::{Contents, Held};
use super::life::{Course, Life, Protocol, Question, Row};
use super::report::{About, Fault, Name, Out, Powered};
use crate::moment::Span;
use clock::{Beside, Reading, Ticked};
use shakmaty::Square;
use wire::{Command, Message, Wire};

/// How long an answer is awaited. The longest, the whole board, needs 70 ms on the line and up to a scan of 250 ms.
pub const ANSWER: Span = Span::from_millis(750);

/// How often one question is asked.
pub const TRIES: u32 = 3;

/// How often the whole board is asked for.
pub const VERIFY: Span = Span::from_millis(1_500);

/// At so many per cent the battery of a board is nearly empty.
pub const LOW: u8 = 15;

/// The life of a DGT board.
pub type Session = Life<Board>;

/// What is known of a DGT board.
#[derive(Debug, Clone)]
pub struct Board {
    wire: Wire,
    name: Name,
    /// What the fields hold, by the squares that the maker gives them.
    fields: Contents,
    clock: Beside,
    /// Whether the board's battery was told as nearly empty.
    low: bool,
}

impl Default for Board {
    fn default() -> Board {
        let (wire, name, clock) = (Wire::new(), Name::default(), Beside::default());
        Board { wire, name, fields: Contents::EMPTY, clock, low: false }
    }
}

impl Protocol for Board {
    const ROW: Row = Row {
        name: "e-board",
        baud: 9_600,
        asks: |question| {
            let commands = match question {
                // Left in update mode by another program it would talk without an end.
                Question::Greeting => [Command::Reset, Command::Version],
                Question::Naming => [Command::Serial, Command::LongSerial],
                // The updates first: what changes between the two would otherwise be told by neither.
                Question::Showing | Question::Nudge => [Command::UpdateNice, Command::Board],
            };
            commands.map(Command::byte).to_vec()
        },
        quiet: Span::ZERO,
        answer: ANSWER,
        tries: TRIES,
        rest: Some((VERIFY, Question::Showing)),
        told_always: false,
    };

    fn opened(&mut self, course: &mut Course) {
        (self.wire, self.name) = (Wire::new(), Name::default());
        self.clock.forget();
        course.greet();
    }

    fn hear(&mut self, bytes: &[u8], course: &mut Course) {
        for told in self.wire.feed(bytes) {
            match told {
                Ok(message) => self.message(message, course),
                // Whatever the bytes were to say is asked for.
                Err(bad) => {
                    course.tell(Out::Fault(Fault::BadMessage(bad)));
                    if course.is_there() {
                        course.ask(Question::Showing);
                    }
                }
            }
        }
    }
}

impl Board {
    fn message(&mut self, message: Message, course: &mut Course) {
        match message {
            Message::Version { major, minor } => {
                self.name.version = (major, minor);
                if course.awaits(Question::Greeting) {
                    course.ask(Question::Naming);
                }
            }
            Message::Serial(serial) => {
                if self.name.serial.len() < serial.len() {
                    self.name.serial = serial;
                }
                if course.awaits(Question::Naming) {
                    course.ask(Question::Showing);
                }
            }
            Message::LongSerial(serial) => self.name.serial = serial,
            Message::Board(fields) if course.awaits(Question::Showing) || course.is_there() => {
                self.board(*fields, course);
            }
            Message::Field { square, held } if course.is_found() => {
                self.special(square, held, course);
                self.fields.set(square, held);
                course.change(square, held.piece(), None);
            }
            Message::Clock(reading) if course.is_found() => self.tick(reading, course),
            Message::Battery { percent } if course.is_found() && percent <= LOW && !self.low => {
                self.low = true;
                course.tell(Out::BatteryLow(Powered::Board));
            }
            // The clock's acknowledgements and buttons say nothing of the game, nor does the rest.
            _ => {}
        }
    }

    fn board(&mut self, fields: Contents, course: &mut Course) {
        for square in Square::ALL {
            self.special(square, fields.on(square), course);
        }
        self.fields = fields;
        let (shows, was_found) = (fields.placement(), course.is_found());
        if was_found && shows != *course.shows() {
            course.tell(Out::Fault(Fault::Missed));
        }
        course.show(|| About::Dgt(self.name.clone()), shows);
        if !was_found {
            course.tell(Out::Send([Command::Clock, Command::Battery].map(Command::byte).to_vec()));
        }
    }

    /// Tells something that is no piece of chess, where it was not there before.
    fn special(&self, square: Square, held: Held, course: &mut Course) {
        let news = !course.is_found() || self.fields.on(square) != held;
        if matches!(held, Held::Special(_)) && news {
            course.tell(Out::Fault(Fault::Special { square }));
        }
    }

    fn tick(&mut self, reading: Reading, course: &mut Course) {
        for ticked in self.clock.read(reading) {
            course.tell(match ticked {
                Ticked::Found(times) => Out::ClockFound(times),
                Ticked::Gone => Out::ClockGone,
                Ticked::Lever(side) => Out::Lever(side),
                Ticked::Shows(times) => Out::Clock(times),
                Ticked::BatteryLow => Out::BatteryLow(Powered::Clock),
            });
        }
    }
}
