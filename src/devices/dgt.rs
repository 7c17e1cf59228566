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
use super::life::{DeviceQuestion, Life, LifeCourse, Protocol, Row};
use super::report::{About, DeviceReport, Fault, Name, Powered};
use ansage_game::moment::Span;
use clock::{Beside, DgtClockReading, Ticked};
use shakmaty::Square;
use wire::{DgtCommand, DgtMessage, Wire};

/// How long an answer is awaited. The longest, the whole board, needs 70 ms on the line and up to a scan of 250 ms.
pub const ANSWER: Span = Span::from_millis(750);

/// How often one question is asked.
pub const TRIES: u32 = 3;

/// How often the whole board is asked for.
pub const VERIFY: Span = Span::from_millis(1_500);

/// At so many per cent the battery of a board is nearly empty.
pub const LOW: u8 = 15;

/// The life of a DGT board.
pub type DgtSession = Life<DgtBoardState>;

/// What is known of a DGT board.
#[derive(Debug, Clone)]
pub struct DgtBoardState {
    wire: Wire,
    name: Name,
    /// What the fields hold, by the squares that the maker gives them.
    fields: Contents,
    clock: Beside,
    /// Whether the board's battery was told as nearly empty.
    low: bool,
}

impl Default for DgtBoardState {
    fn default() -> DgtBoardState {
        let (wire, name, clock) = (Wire::new(), Name::default(), Beside::default());
        DgtBoardState { wire, name, fields: Contents::EMPTY, clock, low: false }
    }
}

impl Protocol for DgtBoardState {
    const ROW: Row = Row {
        name: "e-board",
        baud: 9_600,
        asks: |question| {
            let commands = match question {
                // Left in update mode by another program it would talk without an end.
                DeviceQuestion::Greeting => [DgtCommand::Reset, DgtCommand::Version],
                DeviceQuestion::Naming => [DgtCommand::Serial, DgtCommand::LongSerial],
                // The updates first: what changes between the two would otherwise be told by neither.
                DeviceQuestion::Showing | DeviceQuestion::Nudge => [DgtCommand::UpdateNice, DgtCommand::Board],
            };
            commands.map(DgtCommand::byte).to_vec()
        },
        quiet: Span::ZERO,
        answer: ANSWER,
        tries: TRIES,
        rest: Some((VERIFY, DeviceQuestion::Showing)),
        told_always: false,
    };

    fn opened(&mut self, course: &mut LifeCourse) {
        (self.wire, self.name) = (Wire::new(), Name::default());
        self.clock.forget();
        course.greet();
    }

    fn hear(&mut self, bytes: &[u8], course: &mut LifeCourse) {
        for told in self.wire.feed(bytes) {
            match told {
                Ok(message) => self.message(message, course),
                // Whatever the bytes were to say is asked for.
                Err(bad) => {
                    course.tell(DeviceReport::Fault(Fault::BadMessage(bad)));
                    if course.is_there() {
                        course.ask(DeviceQuestion::Showing);
                    }
                }
            }
        }
    }
}

impl DgtBoardState {
    fn message(&mut self, message: DgtMessage, course: &mut LifeCourse) {
        match message {
            DgtMessage::Version { major, minor } => {
                self.name.version = (major, minor);
                if course.awaits(DeviceQuestion::Greeting) {
                    course.ask(DeviceQuestion::Naming);
                }
            }
            DgtMessage::Serial(serial) => {
                if self.name.serial.len() < serial.len() {
                    self.name.serial = serial;
                }
                if course.awaits(DeviceQuestion::Naming) {
                    course.ask(DeviceQuestion::Showing);
                }
            }
            DgtMessage::LongSerial(serial) => self.name.serial = serial,
            DgtMessage::Board(fields) if course.awaits(DeviceQuestion::Showing) || course.is_there() => {
                self.board(*fields, course);
            }
            DgtMessage::Field { square, held } if course.is_found() => {
                self.special(square, held, course);
                self.fields.set(square, held);
                course.change(square, held.piece(), None);
            }
            DgtMessage::Clock(reading) if course.is_found() => self.tick(reading, course),
            DgtMessage::Battery { percent } if course.is_found() && percent <= LOW && !self.low => {
                self.low = true;
                course.tell(DeviceReport::BatteryLow(Powered::Board));
            }
            // The clock's acknowledgements and buttons say nothing of the game, nor does the rest.
            _ => {}
        }
    }

    fn board(&mut self, fields: Contents, course: &mut LifeCourse) {
        for square in Square::ALL {
            self.special(square, fields.on(square), course);
        }
        self.fields = fields;
        let (shows, was_found) = (fields.placement(), course.is_found());
        if was_found && shows != *course.shows() {
            course.tell(DeviceReport::Fault(Fault::Missed));
        }
        course.show(|| About::Dgt(self.name.clone()), shows);
        if !was_found {
            course.tell(DeviceReport::Send([DgtCommand::Clock, DgtCommand::Battery].map(DgtCommand::byte).to_vec()));
        }
    }

    /// Tells something that is no piece of chess, where it was not there before.
    fn special(&self, square: Square, held: Held, course: &mut LifeCourse) {
        let news = !course.is_found() || self.fields.on(square) != held;
        if matches!(held, Held::Special(_)) && news {
            course.tell(DeviceReport::Fault(Fault::Special { square }));
        }
    }

    fn tick(&mut self, reading: DgtClockReading, course: &mut LifeCourse) {
        for ticked in self.clock.read(reading) {
            course.tell(match ticked {
                Ticked::Found(times) => DeviceReport::ClockFound(times),
                Ticked::Gone => DeviceReport::ClockGone,
                Ticked::Lever(side) => DeviceReport::Lever(side),
                Ticked::Shows(times) => DeviceReport::Clock(times),
                Ticked::BatteryLow => DeviceReport::BatteryLow(Powered::Clock),
            });
        }
    }
}
