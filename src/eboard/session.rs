//! Follow one DGT board through its life: opened, asked, found, silent, lost, found again.
//!
//! [`Session::handle`] takes what reached the port and tells what follows. It reads no clock; [`Session::deadline`]
//! says when it wants to be called again.
//!
//! Asked are the version, by which a board is known, then the serial numbers, then the whole board; then every change
//! comes by itself. The line has no checksum, and a byte that is lost is lost for ever: so the whole board is asked for
//! every [`VERIFY`], and at once after bytes that were no message, and what it shows counts. Before each such question
//! the updates are asked for anew, as a board whose power failed for a moment would stay silent. A board that leaves
//! [`TRIES`] questions without an answer is lost.
//!
//! Squares are told as the maker calls them. The board may lie the other way round: that is seen from a position, in
//! [`super::settle`].

use super::Held;
use super::clock::{Beside, Reading, Ticked};
use super::said::{Fault, Input, Loss, Name, Out, Powered, Unopened};
use super::wire::{Bad, Command, Message, Wire};
use crate::moment::{Moment, Span};
use crate::serial::Pauses;
use shakmaty::{Board as Placement, Square};

/// How long an answer is awaited. The longest, the whole board, needs 70 ms on the line and up to a scan of 250 ms.
pub const ANSWER: Span = Span::from_millis(750);

/// How often one question is asked.
pub const TRIES: u32 = 3;

/// How often the whole board is asked for.
pub const VERIFY: Span = Span::from_millis(1_500);

/// At so many per cent the battery of a board is nearly empty.
pub const LOW: u8 = 15;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// No port; it is opened at this moment.
    Shut { until: Moment },
    /// It is being opened.
    Opening,
    /// The port is open; the version is awaited.
    Greeting(Question),
    /// The serial number is awaited, which not every board has.
    Naming { until: Moment },
    /// The whole board is awaited.
    Asking(Question),
    /// It is there; its whole board is asked for at this moment.
    There { verify: Moment },
}

/// A question that is asked again, but not for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Question {
    asked: u32,
    again: Moment,
}

/// The life of one board.
#[derive(Debug, Clone)]
pub struct Session {
    state: State,
    wire: Wire,
    name: Name,
    /// What the fields hold, by the squares that the maker gives them.
    fields: [Held; 64],
    clock: Beside,
    /// Whether the board's battery was told as nearly empty.
    low: bool,
    /// Whether it was told as found, and not as lost since.
    found: bool,
    bytes: u64,
    /// What was told of a port where no board is, so that it is told once and not at every opening.
    failed: Option<Failed>,
    pauses: Pauses,
}

/// Why no board is found on a port.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Failed {
    NotOpened(Unopened),
    NoBoard,
}

impl Session {
    /// A board that is to be looked for from now on.
    pub fn new(now: Moment) -> Session {
        Session {
            state: State::Shut { until: now },
            wire: Wire::new(),
            name: Name::default(),
            fields: [Held::Empty; 64],
            clock: Beside::default(),
            low: false,
            found: false,
            bytes: 0,
            failed: None,
            pauses: Pauses::default(),
        }
    }

    /// Whether the board is there.
    pub fn is_found(&self) -> bool {
        self.found
    }

    /// What it shows, as far as it is known.
    pub fn shows(&self) -> Placement {
        placement(&self.fields)
    }

    /// The clock beside it.
    pub fn clock(&self) -> &Beside {
        &self.clock
    }

    /// When it wants to be called with [`Input::Due`].
    pub fn deadline(&self) -> Option<Moment> {
        match self.state {
            State::Shut { until } | State::Naming { until } => Some(until),
            State::Opening => None,
            State::Greeting(question) | State::Asking(question) => Some(question.again),
            State::There { verify } => Some(verify),
        }
    }

    /// Takes what reached the port.
    pub fn handle(&mut self, input: Input<'_>, now: Moment) -> Vec<Out> {
        let mut out = Vec::new();
        match input {
            Input::Opened => {
                self.wire = Wire::new();
                self.name = Name::default();
                self.bytes = 0;
                self.greet(0, now, &mut out);
            }
            Input::Bytes(bytes) => self.take(bytes, now, &mut out),
            Input::Unopened(why) => self.unopened(why, now, &mut out),
            Input::Cut => {
                self.lose(Loss::Cut, &mut out);
                self.wait(now);
            }
            Input::Due => self.due(now, &mut out),
        }
        out
    }

    fn take(&mut self, bytes: &[u8], now: Moment, out: &mut Vec<Out>) {
        // What a closed port still had to say is nobody's word any more.
        if matches!(self.state, State::Shut { .. } | State::Opening) {
            return;
        }
        self.bytes += bytes.len() as u64;
        for told in self.wire.feed(bytes) {
            match told {
                Ok(message) => self.message(message, now, out),
                Err(bad) => self.bad(bad, now, out),
            }
        }
    }

    /// Bytes were no message: whatever they were to say is asked for.
    fn bad(&mut self, bad: Bad, now: Moment, out: &mut Vec<Out>) {
        out.push(Out::Fault(Fault::Bad(bad)));
        if matches!(self.state, State::There { .. }) {
            self.ask(0, now, out);
        }
    }

    fn message(&mut self, message: Message, now: Moment, out: &mut Vec<Out>) {
        match message {
            Message::Version { major, minor } => {
                self.name.version = (major, minor);
                if matches!(self.state, State::Greeting(_)) {
                    self.state = State::Naming { until: now + ANSWER };
                    out.push(send(&[Command::Serial, Command::LongSerial]));
                }
            }
            Message::Serial(serial) => {
                if self.name.serial.len() < serial.len() {
                    self.name.serial = serial;
                }
                if matches!(self.state, State::Naming { .. }) {
                    self.ask(0, now, out);
                }
            }
            Message::LongSerial(serial) => self.name.serial = serial,
            Message::Board(fields) => self.board(*fields, now, out),
            Message::Field { square, held } if self.found => self.field(square, held, out),
            Message::Clock(reading) if self.found => self.tick(reading, out),
            Message::Battery { percent } if self.found && percent <= LOW && !self.low => {
                self.low = true;
                out.push(Out::BatteryLow(Powered::Board));
            }
            // The clock's acknowledgements and buttons say nothing of the game, nor does the rest.
            _ => {}
        }
    }

    fn board(&mut self, fields: [Held; 64], now: Moment, out: &mut Vec<Out>) {
        if !matches!(self.state, State::Asking(_) | State::There { .. }) {
            return;
        }
        let before = self.shows();
        for square in Square::ALL {
            self.special(square, fields[usize::from(square)], out);
        }
        self.fields = fields;
        self.state = State::There { verify: now + VERIFY };
        (self.failed, self.pauses) = (None, Pauses::default());
        let shows = self.shows();
        if !std::mem::replace(&mut self.found, true) {
            out.push(Out::Found { name: self.name.clone(), shows });
            out.push(send(&[Command::Clock, Command::Battery]));
        } else if shows != before {
            out.push(Out::Fault(Fault::Missed));
            out.push(Out::Read { shows });
        }
    }

    fn field(&mut self, square: Square, held: Held, out: &mut Vec<Out>) {
        self.special(square, held, out);
        let before = std::mem::replace(&mut self.fields[usize::from(square)], held);
        if before.piece() != held.piece() {
            out.push(Out::Changed { square, piece: held.piece() });
        }
    }

    /// Tells something that is no piece of chess, where it was not there before.
    fn special(&self, square: Square, held: Held, out: &mut Vec<Out>) {
        let news = !self.found || self.fields[usize::from(square)] != held;
        if matches!(held, Held::Special(_)) && news {
            out.push(Out::Fault(Fault::Special { square }));
        }
    }

    fn tick(&mut self, reading: Reading, out: &mut Vec<Out>) {
        out.extend(self.clock.read(reading).into_iter().map(|ticked| match ticked {
            Ticked::Found(times) => Out::ClockFound(times),
            Ticked::Gone => Out::ClockGone,
            Ticked::Lever(side) => Out::Lever(side),
            Ticked::Shows(times) => Out::Clock(times),
            Ticked::BatteryLow => Out::BatteryLow(Powered::Clock),
        }));
    }

    fn greet(&mut self, asked: u32, now: Moment, out: &mut Vec<Out>) {
        self.state = State::Greeting(Question { asked: asked + 1, again: now + ANSWER });
        // Left in update mode by another program it would talk without an end.
        out.push(send(&[Command::Reset, Command::Version]));
    }

    fn ask(&mut self, asked: u32, now: Moment, out: &mut Vec<Out>) {
        self.state = State::Asking(Question { asked: asked + 1, again: now + ANSWER });
        // The updates first: what changes between the two would otherwise be told by neither.
        out.push(send(&[Command::UpdateNice, Command::Board]));
    }

    fn due(&mut self, now: Moment, out: &mut Vec<Out>) {
        if self.deadline().is_none_or(|deadline| now < deadline) {
            return;
        }
        match self.state {
            State::Opening => {}
            State::Shut { .. } => {
                self.state = State::Opening;
                out.push(Out::Open);
            }
            State::Greeting(Question { asked, .. }) if asked < TRIES => self.greet(asked, now, out),
            State::Asking(Question { asked, .. }) if asked < TRIES => self.ask(asked, now, out),
            State::Naming { .. } | State::There { .. } => self.ask(0, now, out),
            State::Greeting(_) | State::Asking(_) => {
                if !self.lose(Loss::Silent, out) && self.failed.replace(Failed::NoBoard) != Some(Failed::NoBoard) {
                    out.push(Out::Fault(Fault::NoBoard { bytes: self.bytes }));
                }
                out.push(Out::Close);
                self.wait(now);
            }
        }
    }

    /// Tells a board that was there as lost; that it is still not there is then no news.
    fn lose(&mut self, loss: Loss, out: &mut Vec<Out>) -> bool {
        let was = std::mem::take(&mut self.found);
        if was {
            self.clock.forget();
            self.failed = Some(match loss {
                Loss::Cut => Failed::NotOpened(Unopened::Missing),
                Loss::Silent => Failed::NoBoard,
            });
            out.push(Out::Lost(loss));
        }
        was
    }

    fn unopened(&mut self, why: Unopened, now: Moment, out: &mut Vec<Out>) {
        let failed = Some(Failed::NotOpened(why));
        if std::mem::replace(&mut self.failed, failed) != failed {
            out.push(Out::Fault(Fault::NotOpened(why)));
        }
        self.wait(now);
    }

    fn wait(&mut self, now: Moment) {
        self.state = State::Shut { until: now + self.pauses.take() };
    }
}

fn send(commands: &[Command]) -> Out {
    Out::Send(commands.iter().map(|command| command.byte()).collect())
}

fn placement(fields: &[Held; 64]) -> Placement {
    let mut placement = Placement::empty();
    for square in Square::ALL {
        if let Some(piece) = fields[usize::from(square)].piece() {
            placement.set_piece_at(square, piece);
        }
    }
    placement
}
