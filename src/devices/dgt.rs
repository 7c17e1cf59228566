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

use super::contents::{BoardContents, SquareContent};
use super::life::{DeviceProfile, DeviceProtocol, DeviceQuestion, DeviceSession, SessionState};
use super::report::{BatteryOwner, DeviceFault, DeviceIntroduction, DeviceReport, DgtName};
use ansage_game::moment::Span;
use clock::{DgtClock, DgtClockReading, ReadingOutcome};
use shakmaty::Square;
use wire::{DgtCommand, DgtDecoder, DgtMessage};

/// How long an answer is awaited. The longest, the whole board, needs 70 ms on the line and up to a scan of 250 ms.
pub const ANSWER: Span = Span::from_millis(750);

/// How often one question is asked.
pub const TRIES: u32 = 3;

/// How often the whole board is asked for.
pub const VERIFY: Span = Span::from_millis(1_500);

/// At so many per cent the battery of a board is nearly empty.
pub const LOW: u8 = 15;

/// The life of a DGT board.
pub type DgtSession = DeviceSession<DgtBoardState>;

/// What is known of a DGT board.
#[derive(Debug, Clone)]
pub struct DgtBoardState {
    wire: DgtDecoder,
    name: DgtName,
    /// What the fields hold, by the squares that the maker gives them.
    fields: BoardContents,
    clock: DgtClock,
    /// Whether the board's battery was told as nearly empty.
    low: bool,
}

impl Default for DgtBoardState {
    fn default() -> DgtBoardState {
        let (wire, name, clock) = (DgtDecoder::new(), DgtName::default(), DgtClock::default());
        DgtBoardState { wire, name, fields: BoardContents::EMPTY, clock, low: false }
    }
}

impl DeviceProtocol for DgtBoardState {
    const ROW: DeviceProfile = DeviceProfile {
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
            commands.map(DgtCommand::to_byte).to_vec()
        },
        quiet: Span::ZERO,
        answer: ANSWER,
        tries: TRIES,
        rest: Some((VERIFY, DeviceQuestion::Showing)),
        told_always: false,
    };

    fn opened(&mut self, course: &mut SessionState) {
        (self.wire, self.name) = (DgtDecoder::new(), DgtName::default());
        self.clock.forget_clock();
        course.schedule_identification();
    }

    fn hear(&mut self, bytes: &[u8], course: &mut SessionState) {
        for told in self.wire.decode_bytes(bytes) {
            match told {
                Ok(message) => self.message(message, course),
                // Whatever the bytes were to say is asked for.
                Err(bad) => {
                    course.push_report(DeviceReport::Fault(DeviceFault::BadMessage(bad)));
                    if course.is_connected() {
                        course.ask_now(DeviceQuestion::Showing);
                    }
                }
            }
        }
    }
}

impl DgtBoardState {
    fn message(&mut self, message: DgtMessage, course: &mut SessionState) {
        match message {
            DgtMessage::Version { major, minor } => {
                self.name.version = (major, minor);
                if course.is_awaiting_answer(DeviceQuestion::Greeting) {
                    course.ask_now(DeviceQuestion::Naming);
                }
            }
            DgtMessage::Serial(serial) => {
                if self.name.serial.len() < serial.len() {
                    self.name.serial = serial;
                }
                if course.is_awaiting_answer(DeviceQuestion::Naming) {
                    course.ask_now(DeviceQuestion::Showing);
                }
            }
            DgtMessage::LongSerial(serial) => self.name.serial = serial,
            DgtMessage::Board(fields)
                if course.is_awaiting_answer(DeviceQuestion::Showing) || course.is_connected() =>
            {
                self.board(*fields, course);
            }
            DgtMessage::Field { square, held } if course.is_reported_found() => {
                self.special(square, held, course);
                self.fields.set_square_content(square, held);
                course.update_square(square, held.to_piece(), None);
            }
            DgtMessage::Clock(reading) if course.is_reported_found() => self.tick(reading, course),
            DgtMessage::Battery { percent } if course.is_reported_found() && percent <= LOW && !self.low => {
                self.low = true;
                course.push_report(DeviceReport::BatteryLow(BatteryOwner::Board));
            }
            // The clock's acknowledgements and buttons say nothing of the game, nor does the rest.
            _ => {}
        }
    }

    fn board(&mut self, fields: BoardContents, course: &mut SessionState) {
        for square in Square::ALL {
            self.special(square, fields.content_of_square(square), course);
        }
        self.fields = fields;
        let (shows, was_found) = (fields.to_placement(), course.is_reported_found());
        if was_found && shows != *course.shown_placement() {
            course.push_report(DeviceReport::Fault(DeviceFault::Missed));
        }
        course.update_placement(|| DeviceIntroduction::Dgt(self.name.clone()), shows);
        if !was_found {
            course.push_report(DeviceReport::Send(
                [DgtCommand::Clock, DgtCommand::Battery].map(DgtCommand::to_byte).to_vec(),
            ));
        }
    }

    /// Tells something that is no piece of chess, where it was not there before.
    fn special(&self, square: Square, held: SquareContent, course: &mut SessionState) {
        let news = !course.is_reported_found() || self.fields.content_of_square(square) != held;
        if matches!(held, SquareContent::Special(_)) && news {
            course.push_report(DeviceReport::Fault(DeviceFault::Special { square }));
        }
    }

    fn tick(&mut self, reading: DgtClockReading, course: &mut SessionState) {
        for ticked in self.clock.handle_reading(reading) {
            course.push_report(match ticked {
                ReadingOutcome::Found(times) => DeviceReport::ClockFound(times),
                ReadingOutcome::Gone => DeviceReport::ClockGone,
                ReadingOutcome::Lever(side) => DeviceReport::Lever(side),
                ReadingOutcome::Shows(times) => DeviceReport::Clock(times),
                ReadingOutcome::BatteryLow => DeviceReport::BatteryLow(BatteryOwner::Clock),
            });
        }
    }
}
