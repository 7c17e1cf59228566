//! Follow one board through its life: opened, asked, found, silent, lost, found again.
//!
//! [`Session::handle`] takes what reached the port and tells what follows: bytes to send, a port to open or to close,
//! and what the board has to say. It reads no clock; [`Session::deadline`] says when it wants to be called again.
//!
//! A board with an Arduino starts anew when its port is opened and hears nothing while its boot loader runs: the first
//! question waits for [`QUIET`], unless the board is heard before. The number of questions has a limit, or another
//! device on that port would be fed with them for ever. From a gap in the numbers or a wrong checksum of the state on,
//! changes count for nothing until the snapshot has come: what happened meanwhile is found there, and nobody can say
//! any more how it came about.

use super::frame::{Frame, Frames, Hello, checksum, command};
use super::said::{Fault, Input, Loss, Out, Unopened};
use super::{Held, Pegs};
use crate::moment::{Moment, Span};
use shakmaty::{Board as Placement, Square};

/// The version of the protocol that is spoken here.
pub const PROTOCOL: u16 = 1;

/// How long a board that was just opened may start in peace.
pub const QUIET: Span = Span::from_millis(2_500);

/// How long an answer is awaited.
pub const ANSWER: Span = Span::from_millis(1_000);

/// How often one question is asked.
pub const TRIES: u32 = 4;

/// After so long a silence the board is asked whether it is there.
pub const NUDGE: Span = Span::from_millis(2_000);

/// After so long a silence it is lost. Its heartbeat comes every second.
pub const SILENCE: Span = Span::from_millis(3_000);

/// The first pause before a lost port is opened again; each following one is twice as long.
pub const FIRST_PAUSE: Span = Span::from_millis(500);

/// The longest of these pauses.
pub const LAST_PAUSE: Span = Span::from_millis(5_000);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// No port; it is opened at this moment.
    Shut { until: Moment },
    /// It is being opened.
    Opening,
    /// The port is open; its hello is awaited.
    Greeting(Question),
    /// The snapshot is awaited.
    Asking(Question),
    /// It is there.
    There { heard: Moment, nudged: bool },
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
    frames: Frames,
    /// The board's hello since the port was opened.
    hello: Option<Hello>,
    pegs: Pegs,
    /// What counts as standing there: a peg that cannot be read is not gone.
    believed: Placement,
    seq: u16,
    /// Whether it was told as found, and not as lost since.
    found: bool,
    /// Whether bytes of this port have been told as those of no board.
    bytes: u64,
    pause: Span,
}

impl Session {
    /// A board that is to be looked for from now on.
    pub fn new(now: Moment) -> Session {
        Session {
            state: State::Shut { until: now },
            frames: Frames::new(),
            hello: None,
            pegs: Pegs::EMPTY,
            believed: Placement::empty(),
            seq: 0,
            found: false,
            bytes: 0,
            pause: FIRST_PAUSE,
        }
    }

    /// Whether the board is there.
    pub fn is_found(&self) -> bool {
        self.found
    }

    /// What it shows, as far as it is known.
    pub fn shows(&self) -> &Placement {
        &self.believed
    }

    /// When it wants to be called with [`Input::Due`].
    pub fn deadline(&self) -> Option<Moment> {
        match self.state {
            State::Shut { until } => Some(until),
            State::Opening => None,
            State::Greeting(question) | State::Asking(question) => Some(question.again),
            State::There { heard, nudged: false } => Some(heard + NUDGE),
            State::There { heard, nudged: true } => Some(heard + SILENCE),
        }
    }

    /// Takes what reached the port.
    pub fn handle(&mut self, input: Input<'_>, now: Moment) -> Vec<Out> {
        let mut out = Vec::new();
        match input {
            Input::Opened => {
                self.frames = Frames::new();
                self.hello = None;
                self.bytes = 0;
                self.state = State::Greeting(Question { asked: 0, again: now + QUIET });
            }
            Input::Bytes(bytes) => self.take(bytes, now, &mut out),
            Input::Unopened(why) => self.unopened(why, now, &mut out),
            Input::Cut => self.cut(now, &mut out),
            Input::Due => self.due(now, &mut out),
        }
        out
    }

    fn take(&mut self, bytes: &[u8], now: Moment, out: &mut Vec<Out>) {
        self.bytes += bytes.len() as u64;
        for frame in self.frames.feed(bytes) {
            // What a closed port still had to say is nobody's word any more.
            if matches!(self.state, State::Shut { .. } | State::Opening) {
                return;
            }
            match frame {
                Ok(frame) => self.frame(frame, now, out),
                Err(bad) => out.push(Out::Fault(Fault::Bad(bad))),
            }
        }
    }

    fn frame(&mut self, frame: Frame, now: Moment, out: &mut Vec<Out>) {
        if let State::There { heard, nudged } = &mut self.state {
            (*heard, *nudged) = (now, false);
        }
        match frame {
            Frame::Hello(hello) => self.hello(hello, now, out),
            Frame::Refused { reason } => out.push(Out::Fault(Fault::Refused { reason })),
            // A board that beats has started already: no need to wait for its hello.
            _ if matches!(self.state, State::Greeting(Question { asked: 0, .. })) => self.greet(0, now, out),
            _ if self.hello.is_none() => {}
            Frame::Answer { body } if self.found => out.push(Out::Answer { body }),
            Frame::Answer { .. } => {}
            Frame::Snapshot { seq, pegs } => self.snapshot(seq, *pegs, now, out),
            Frame::Button { seq, button, down, .. } => {
                let missed = seq != self.seq.wrapping_add(1);
                self.seq = seq;
                // A press is an act, and it is told here whole: what was missed before it changes nothing in it.
                if self.found {
                    out.push(Out::Button { button, down });
                }
                if missed {
                    self.missed(now, out);
                }
            }
            Frame::Changed { seq, ms, square, was, now: held } => {
                let missed = seq != self.seq.wrapping_add(1) || self.pegs.on(square) != was;
                self.seq = seq;
                match missed {
                    true => self.missed(now, out),
                    false if self.is_there() => self.change(square, held, ms, out),
                    false => {}
                }
            }
            Frame::Beat { seq, crc, .. } => {
                if seq != self.seq || crc != checksum(self.pegs.letters().as_bytes()) {
                    self.missed(now, out);
                }
            }
        }
    }

    fn is_there(&self) -> bool {
        matches!(self.state, State::There { .. })
    }

    fn hello(&mut self, hello: Hello, now: Moment, out: &mut Vec<Out>) {
        if hello.protocol != PROTOCOL || hello.squares != 64 || hello.kinds != 12 {
            // Where one was found before, that one is not there any more.
            self.lose(Loss::Silent, out);
            out.push(Out::Fault(Fault::OtherBoard(hello)));
            return self.shut(LAST_PAUSE, now, out);
        }
        if self.hello.is_some() && self.found {
            out.push(Out::Fault(Fault::Restarted { by: hello.started_by.clone() }));
        }
        self.hello = Some(hello);
        self.ask(0, now, out);
    }

    fn snapshot(&mut self, seq: u16, pegs: Pegs, now: Moment, out: &mut Vec<Out>) {
        let Some(hello) = self.hello.clone() else { return };
        let bad = |pegs: &Pegs, square: &Square| pegs.on(*square) == Held::Unreadable;
        for square in Square::ALL {
            let (was, is) = (bad(&self.pegs, &square), bad(&pegs, &square));
            if is && (!was || !self.found) {
                out.push(Out::Contact { square, good: false });
            } else if was && !is && self.found {
                out.push(Out::Contact { square, good: true });
            }
        }
        let mut shows = pegs.placement();
        for square in Square::ALL.into_iter().filter(|square| bad(&pegs, square)) {
            if let (true, Some(piece)) = (self.found, self.believed.piece_at(square)) {
                shows.set_piece_at(square, piece);
            }
        }
        (self.seq, self.pegs) = (seq, pegs);
        self.state = State::There { heard: now, nudged: false };
        self.pause = FIRST_PAUSE;
        let changed = std::mem::replace(&mut self.believed, shows.clone()) != shows;
        if !std::mem::replace(&mut self.found, true) {
            out.push(Out::Found { hello, shows });
        } else if changed {
            out.push(Out::Read { shows });
        }
    }

    fn change(&mut self, square: Square, held: Held, ms: u32, out: &mut Vec<Out>) {
        let before = self.pegs.on(square);
        self.pegs.set(square, held);
        let now = match held {
            Held::Unreadable => return out.push(Out::Contact { square, good: false }),
            Held::Empty => None,
            Held::Peg(piece) => Some(piece),
        };
        if before == Held::Unreadable {
            out.push(Out::Contact { square, good: true });
        }
        let was = self.believed.piece_at(square);
        if was == now {
            return;
        }
        match now {
            Some(piece) => self.believed.set_piece_at(square, piece),
            None => self.believed.discard_piece_at(square),
        }
        out.push(Out::Changed { square, was, now, ms });
    }

    /// Something was missed: a snapshot is asked for, once.
    fn missed(&mut self, now: Moment, out: &mut Vec<Out>) {
        if self.is_there() {
            out.push(Out::Fault(Fault::Missed));
            self.ask(0, now, out);
        }
    }

    fn greet(&mut self, asked: u32, now: Moment, out: &mut Vec<Out>) {
        self.state = State::Greeting(Question { asked: asked + 1, again: now + ANSWER });
        out.push(Out::Send(command("H")));
    }

    fn ask(&mut self, asked: u32, now: Moment, out: &mut Vec<Out>) {
        self.state = State::Asking(Question { asked: asked + 1, again: now + ANSWER });
        out.push(Out::Send(command("S")));
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
            State::Greeting(_) => {
                if !self.found {
                    out.push(Out::Fault(Fault::NoBoard { bytes: self.bytes }));
                }
                self.shut(LAST_PAUSE, now, out);
            }
            State::Asking(Question { asked, .. }) if asked < TRIES => self.ask(asked, now, out),
            State::There { nudged: false, heard } => {
                self.state = State::There { heard, nudged: true };
                out.push(Out::Send(command("B")));
            }
            State::Asking(_) | State::There { .. } => {
                self.lose(Loss::Silent, out);
                self.shut(self.pause, now, out);
            }
        }
    }

    fn lose(&mut self, loss: Loss, out: &mut Vec<Out>) {
        if std::mem::take(&mut self.found) {
            out.push(Out::Lost(loss));
        }
    }

    fn unopened(&mut self, why: Unopened, now: Moment, out: &mut Vec<Out>) {
        out.push(Out::Fault(Fault::NotOpened(why)));
        self.wait(self.pause, now);
    }

    fn cut(&mut self, now: Moment, out: &mut Vec<Out>) {
        self.lose(Loss::Cut, out);
        self.wait(self.pause, now);
    }

    fn shut(&mut self, pause: Span, now: Moment, out: &mut Vec<Out>) {
        out.push(Out::Close);
        self.wait(pause, now);
    }

    fn wait(&mut self, pause: Span, now: Moment) {
        self.state = State::Shut { until: now + pause };
        self.pause = Span::from_millis((pause.as_millis() * 2).min(LAST_PAUSE.as_millis()));
    }
}
