//! Follow a device behind a port through its life: opened, asked, found, silent, lost, found again.
//!
//! [`DeviceSession::handle_input`] takes what reached the port and tells what follows: bytes to send, a port to open or to close, and
//! what the device has to say. It reads no clock and touches no port; [`DeviceSession::deadline`] says when it wants to be called
//! again. What a kind of device says and is asked is its [`DeviceProtocol`].
//!
//! The number of questions has a limit, or another device on that port would be fed with them for ever; and a port that
//! was lost is left alone for longer each time.

use super::report::{DeviceFault, DeviceIntroduction, DeviceLoss, DeviceReport, PortOpenError};
use ansage_game::board::set_square;
use ansage_game::moment::{Moment, Span};
use shakmaty::{Board as Placement, Piece, Square};

/// What reaches the life of a device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeviceInput<'a> {
    /// The port is open.
    Opened,
    /// Bytes came.
    Bytes(&'a [u8]),
    /// The port could not be opened.
    Unopened(PortOpenError),
    /// The port is gone.
    Cut,
    /// The deadline was reached.
    Due,
}

/// What a device is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeviceQuestion {
    /// Who is there.
    Greeting,
    /// More of its name, asked once: not every device has it.
    Naming,
    /// What it shows.
    Showing,
    /// Whether it is still there, asked once.
    Nudge,
}

/// A kind of device, in one row.
#[derive(Debug, Clone, Copy)]
pub struct DeviceProfile {
    /// What its thread is called, for who looks at a running program.
    pub name: &'static str,
    /// The speed of its line, in bits a second.
    pub baud: u32,
    /// The bytes of a question.
    pub asks: fn(DeviceQuestion) -> Vec<u8>,
    /// How long a device that was just opened may start in peace, unless it is heard before.
    pub quiet: Span,
    /// How long an answer is awaited.
    pub answer: Span,
    /// How often one question is asked.
    pub tries: u32,
    /// What a device that was found is asked when so much time has passed; nothing, where it need not answer.
    pub rest: Option<(Span, DeviceQuestion)>,
    /// Whether a port without such a device is told at every opening, and left alone for the longest pause at once. Else
    /// it is told once for each reason, and the pauses grow from the shortest.
    pub told_always: bool,
}

/// What devices of one kind say.
pub trait DeviceProtocol: Default {
    /// Its row.
    const ROW: DeviceProfile;

    /// The port was opened: what came of it before belongs to nothing that comes now.
    fn opened(&mut self, course: &mut SessionState);

    /// Bytes came over the open port.
    fn hear(&mut self, bytes: &[u8], course: &mut SessionState);
}

/// How long a lost port is left alone before it is opened again: longer each time, up to a limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReopenDelays {
    next: Span,
}

impl Default for ReopenDelays {
    fn default() -> ReopenDelays {
        ReopenDelays { next: ReopenDelays::FIRST }
    }
}

impl ReopenDelays {
    /// The first of them; each following one is twice as long.
    pub const FIRST: Span = Span::from_millis(500);

    /// The longest of them.
    pub const LAST: Span = Span::from_millis(5_000);

    /// This pause; the next one will be longer.
    pub fn next_delay(&mut self) -> Span {
        let longer = Span::from_millis((self.next.as_millis() * 2).min(ReopenDelays::LAST.as_millis()));
        std::mem::replace(&mut self.next, longer)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SessionPhase {
    /// No port; it is opened at this moment.
    Shut { until: Moment },
    /// It is being opened.
    Opening,
    /// The port is open, and an answer is awaited; so often the question was asked, and then it is asked again.
    Asking { question: DeviceQuestion, asked: u32, again: Moment },
    /// The device is there. It is asked again at this moment.
    There { until: Option<Moment> },
}

/// Why there is no device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum DeviceAbsence {
    NotOpened(PortOpenError),
    Nobody,
}

/// How far a life has come. A [`DeviceProtocol`] moves it on.
#[derive(Debug, Clone)]
pub struct SessionState {
    row: DeviceProfile,
    now: Moment,
    state: SessionPhase,
    shows: Placement,
    /// Whether it was told as found, and not as lost since.
    found: bool,
    /// The bytes that came since the port was opened.
    bytes: u64,
    /// Why it was told to be absent.
    absence: Option<DeviceAbsence>,
    pauses: ReopenDelays,
    out: Vec<DeviceReport>,
}

impl SessionState {
    /// Whether the device was told as found.
    pub fn is_reported_found(&self) -> bool {
        self.found
    }

    /// Whether it is there, and what it shows is awaited from it no more.
    pub fn is_connected(&self) -> bool {
        matches!(self.state, SessionPhase::There { .. } | SessionPhase::Asking { question: DeviceQuestion::Nudge, .. })
    }

    /// Whether the port is open.
    pub fn is_open(&self) -> bool {
        !matches!(self.state, SessionPhase::Shut { .. } | SessionPhase::Opening)
    }

    /// Whether the answer to this question is awaited.
    pub fn is_awaiting_answer(&self, wanted: DeviceQuestion) -> bool {
        matches!(self.state, SessionPhase::Asking { question, .. } if question == wanted)
    }

    /// Whether the device may still start in peace.
    pub(crate) fn is_in_start_pause(&self) -> bool {
        matches!(self.state, SessionPhase::Asking { question: DeviceQuestion::Greeting, asked: 0, .. })
    }

    /// What the device shows, as far as it is known.
    pub fn shown_placement(&self) -> &Placement {
        &self.shows
    }

    /// The moment of what is taken now.
    pub fn current_moment(&self) -> Moment {
        self.now
    }

    /// Tells something.
    pub fn push_report(&mut self, out: DeviceReport) {
        self.out.push(out);
    }

    /// Asks who is there, after the time in which a device may start in peace.
    pub(crate) fn schedule_identification(&mut self) {
        match self.row.quiet {
            Span::ZERO => self.ask_now(DeviceQuestion::Greeting),
            quiet => {
                let again = self.now + quiet;
                self.state = SessionPhase::Asking { question: DeviceQuestion::Greeting, asked: 0, again };
            }
        }
    }

    /// Asks this now, for the first time.
    pub fn ask_now(&mut self, question: DeviceQuestion) {
        self.ask_again(question, 0);
    }

    fn ask_again(&mut self, question: DeviceQuestion, asked: u32) {
        self.state = SessionPhase::Asking { question, asked: asked + 1, again: self.now + self.row.answer };
        self.push_report(DeviceReport::Send((self.row.asks)(question)));
    }

    /// The device was heard: it need not be asked whether it is still there.
    pub fn postpone_heartbeat(&mut self) {
        if self.is_connected() {
            self.rest();
        }
    }

    fn rest(&mut self) {
        self.state = SessionPhase::There { until: self.row.rest.map(|(rest, _)| self.now + rest) };
    }

    /// The device shows this. It is found by that, or has it told where nobody can say any more how it came about.
    pub fn update_placement(&mut self, about: impl FnOnce() -> DeviceIntroduction, shows: Placement) {
        self.rest();
        (self.absence, self.pauses) = (None, ReopenDelays::default());
        let changed = std::mem::replace(&mut self.shows, shows.clone()) != shows;
        if !std::mem::replace(&mut self.found, true) {
            self.push_report(DeviceReport::Found { about: about(), shows });
        } else if changed {
            self.push_report(DeviceReport::Read { shows });
        }
    }

    /// A square holds this piece now. `ms` is the device's own time, where it tells one.
    pub fn update_square(&mut self, square: Square, now: Option<Piece>, ms: Option<u32>) {
        let was = self.shows.piece_at(square);
        if was == now {
            return;
        }
        set_square(&mut self.shows, square, now);
        self.push_report(DeviceReport::Changed { square, was, now, ms });
    }

    /// Somebody is there who is of no use: the port is let go for the longest pause.
    pub fn reject_device(&mut self, fault: DeviceFault) {
        // Where one was found before, that one is not there any more.
        self.lose(DeviceLoss::Silent);
        self.push_report(DeviceReport::Fault(fault));
        self.pauses.next = ReopenDelays::LAST;
        self.shut();
    }

    fn due(&mut self) {
        match self.state {
            SessionPhase::Opening => {}
            SessionPhase::Shut { .. } => {
                self.state = SessionPhase::Opening;
                self.push_report(DeviceReport::Open);
            }
            SessionPhase::There { .. } => {
                if let Some((_, question)) = self.row.rest {
                    self.ask_now(question);
                }
            }
            SessionPhase::Asking { question: DeviceQuestion::Naming, .. } => self.ask_now(DeviceQuestion::Showing),
            SessionPhase::Asking { question, asked, .. }
                if question != DeviceQuestion::Nudge && asked < self.row.tries =>
            {
                self.ask_again(question, asked);
            }
            SessionPhase::Asking { .. } => {
                if !self.lose(DeviceLoss::Silent) {
                    self.absent(DeviceAbsence::Nobody);
                    if self.row.told_always {
                        self.pauses.next = ReopenDelays::LAST;
                    }
                }
                self.shut();
            }
        }
    }

    /// Tells a device that was there as lost; that it is still not there is then no news.
    fn lose(&mut self, loss: DeviceLoss) -> bool {
        let was = std::mem::take(&mut self.found);
        if was {
            self.absence = Some(match loss {
                DeviceLoss::Cut => DeviceAbsence::NotOpened(PortOpenError::Missing),
                DeviceLoss::Silent => DeviceAbsence::Nobody,
            });
            self.push_report(DeviceReport::Lost(loss));
        }
        was
    }

    fn absent(&mut self, why: DeviceAbsence) {
        if self.absence.replace(why) != Some(why) || self.row.told_always {
            self.push_report(DeviceReport::Fault(match why {
                DeviceAbsence::NotOpened(why) => DeviceFault::NotOpened(why),
                DeviceAbsence::Nobody => DeviceFault::NoBoard { bytes: self.bytes },
            }));
        }
    }

    fn shut(&mut self) {
        self.push_report(DeviceReport::Close);
        self.wait();
    }

    fn wait(&mut self) {
        self.state = SessionPhase::Shut { until: self.now + self.pauses.next_delay() };
    }
}

/// The life of one device.
#[derive(Debug, Clone)]
pub struct DeviceSession<P> {
    course: SessionState,
    protocol: P,
}

impl<P: DeviceProtocol> DeviceSession<P> {
    /// A device that is to be looked for from now on.
    pub fn new(now: Moment) -> DeviceSession<P> {
        let course = SessionState {
            row: P::ROW,
            now,
            state: SessionPhase::Shut { until: now },
            shows: Placement::empty(),
            found: false,
            bytes: 0,
            absence: None,
            pauses: ReopenDelays::default(),
            out: Vec::new(),
        };
        DeviceSession { course, protocol: P::default() }
    }

    /// Whether the device is there, so that a command of ours would reach it.
    pub fn is_connected(&self) -> bool {
        self.course.found
    }

    /// What it shows, as far as it is known.
    pub fn shown_placement(&self) -> &Placement {
        &self.course.shows
    }

    /// When it wants to be called with [`DeviceInput::Due`].
    pub fn deadline(&self) -> Option<Moment> {
        match self.course.state {
            SessionPhase::Shut { until } | SessionPhase::Asking { again: until, .. } => Some(until),
            SessionPhase::Opening => None,
            SessionPhase::There { until } => until,
        }
    }

    /// Takes what reached the port.
    pub fn handle_input(&mut self, input: DeviceInput<'_>, now: Moment) -> Vec<DeviceReport> {
        let course = &mut self.course;
        course.now = now;
        match input {
            DeviceInput::Opened => {
                course.bytes = 0;
                self.protocol.opened(course);
            }
            DeviceInput::Bytes(bytes) if course.is_open() => {
                course.bytes += bytes.len() as u64;
                self.protocol.hear(bytes, course);
            }
            // What a closed port still had to say is nobody's word any more.
            DeviceInput::Bytes(_) => {}
            DeviceInput::Unopened(why) => {
                course.absent(DeviceAbsence::NotOpened(why));
                course.wait();
            }
            DeviceInput::Cut => {
                course.lose(DeviceLoss::Cut);
                course.wait();
            }
            DeviceInput::Due if self.deadline().is_some_and(|deadline| deadline <= now) => self.course.due(),
            DeviceInput::Due => {}
        }
        std::mem::take(&mut self.course.out)
    }
}
