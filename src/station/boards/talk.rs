//! Talk with the user about one board: what it says, what the user types, what follows. Pure.
//!
//! A tactile board tells every change, and answers commands. A DGT board only tells, so that nothing is asked of it here;
//! what changes on it is told when it rests: a slide would name every square on its way.

use super::asking::{self, BoardQuestion, UnclearLine};
use super::meaning::{self, ApertureAnswer};
use super::telling::{self, FEW, ShownPegs, as_interruptible, with_earcon};
use crate::station::tactile::start_cause_name;
use ansage_devices::driver::DeviceKind;
use ansage_devices::report::{DeviceFault, DeviceIntroduction, DeviceLoss, DeviceReport};
use ansage_devices::settle::STABLE;
use ansage_devices::tactile::frame::{Hello, encode_command};
use ansage_game::board::{differences, set_square};
use ansage_game::foreign::ForeignText;
use ansage_game::moment::{Moment, Span};
use ansage_words::locale::CleanText;
use ansage_words::presentation::{Earcon, Message, MessageValues, Presenter};
use shakmaty::{Board as Placement, Piece, Square};

/// How long an answer of the board may take; it stores a calibration before it answers.
pub const ANSWER: Span = Span::from_secs(5);

/// How long the answer of a clock is awaited after a DGT board was found.
const CLOCK: Span = Span::from_secs(1);

/// A high tone, a low one, and two in a row: hertz and milliseconds.
const HIGH: &str = "T,1760,150";
const LOW: &str = "T,330,400";
const TWO: &str = "T,880,200,1320,300";

/// What follows from what a board says or a user types.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum TalkStep {
    /// Tell the user.
    Tell(Message),
    /// Send this to the board.
    Send(Vec<u8>),
    /// Tell why it is of no use, and end.
    Fail(Message),
    /// Leave.
    Leave,
}

/// What is said of a kind of board: message ids.
#[derive(Debug)]
struct TalkTexts {
    /// Its port is there, and it is silent.
    silent: &'static str,
    /// Nothing comes from its port.
    nothing: &'static str,
    /// Something else is on its port.
    wrong_device: &'static str,
    /// What can be typed.
    help: &'static str,
    /// What was typed is none of that.
    unknown: &'static str,
}

const TACTILE: TalkTexts = TalkTexts {
    silent: "board-lost-silent",
    nothing: "board-nothing",
    wrong_device: "board-wrong-device",
    help: "board-help",
    unknown: "board-unknown",
};

const DGT: TalkTexts = TalkTexts {
    silent: "board-dgt-silent",
    nothing: "board-dgt-nothing",
    wrong_device: "board-dgt-wrong-device",
    help: "board-dgt-help",
    unknown: "board-dgt-unknown",
};

/// The talk about one board. It reads no clock and touches no port.
#[derive(Debug)]
pub(crate) struct BoardTalk {
    presenter: Presenter,
    path: String,
    texts: &'static TalkTexts,
    /// Whether it is told when it rests, and takes no commands.
    at_rest: bool,
    /// What the board shows; `None` while it is not there.
    shows: Option<Placement>,
    /// What was told of that, where it is told at rest.
    told: Placement,
    /// Apertures that cannot be read.
    bad: Vec<Square>,
    /// Whether it was there before.
    known: bool,
    /// Whether a search without an end has been told since it was lost.
    patience_asked: bool,
    garbage: u64,
    /// An answer is awaited until then.
    answer: Option<Moment>,
    /// When it rests.
    rests: Option<Moment>,
    /// Until when a clock may still answer.
    clock: Option<Moment>,
    /// The next change is compared with this square.
    finding: Option<Square>,
    /// `yes` calibrates.
    confirming: bool,
    /// The tones that were asked for are not told.
    quiet_tone: bool,
}

impl BoardTalk {
    /// About the board of this kind on this port.
    pub fn new(presenter: Presenter, device: DeviceKind, path: &str) -> BoardTalk {
        let at_rest = device == DeviceKind::DgtBoard;
        BoardTalk {
            presenter,
            path: path.to_owned(),
            texts: if at_rest { &DGT } else { &TACTILE },
            at_rest,
            shows: None,
            told: Placement::empty(),
            bad: Vec::new(),
            known: false,
            patience_asked: false,
            garbage: 0,
            answer: None,
            rests: None,
            clock: None,
            finding: None,
            confirming: false,
            quiet_tone: false,
        }
    }

    /// What is said first.
    pub fn opening_message(&self) -> Message {
        self.about_path("board-opening")
    }

    /// The input has ended while the board is gone.
    pub(crate) fn left_while_lost_message(&self) -> Message {
        self.presenter.private_message("board-left-lost", ())
    }

    /// A line waits because the board is not there.
    pub fn waiting_message(&self) -> Message {
        self.presenter.private_message("board-waits", ())
    }

    /// A line could not be read at all.
    pub fn bad_line_message(&self) -> Message {
        with_earcon(self.presenter.private_message("board-no-line", ()), Earcon::NotUnderstood)
    }

    /// Whether the board is there.
    pub fn is_connected(&self) -> bool {
        self.shows.is_some()
    }

    /// Whether it was there before and is not now.
    pub(crate) fn is_lost(&self) -> bool {
        self.known && self.shows.is_none()
    }

    /// Until when something is awaited: an answer, or that the board rests.
    pub fn next_deadline(&self) -> Option<Moment> {
        [self.answer, self.rests, self.clock].into_iter().flatten().min()
    }

    fn about_path(&self, id: &'static str) -> Message {
        self.presenter.private_message(id, MessageValues::new().set_path("path", &self.path))
    }

    fn found(&mut self, about: &DeviceIntroduction, shows: Placement, now: Moment) -> Message {
        let presenter = &self.presenter;
        let first = match about {
            _ if self.known => presenter.private_message("board-back", ()),
            DeviceIntroduction::Tactile(hello) => presenter.private_message("board-found", named(hello)),
            DeviceIntroduction::Dgt(name) => presenter.private_message("board-dgt-found", {
                let (major, minor) = name.version;
                let serial = ForeignText::new(&name.serial);
                let serial = if serial.is_empty() { CleanText::own("none") } else { CleanText::from(&serial) };
                MessageValues::new().set_own_text("version", format!("{major}.{minor}")).set("serial", serial)
            }),
            DeviceIntroduction::Key => Message { line: String::new(), ..presenter.private_message("board-back", ()) },
        };
        let told = telling::join_messages([with_earcon(first, Earcon::PortFound), self.summary(&shows)]);
        (self.told, self.rests, self.known) = (shows.clone(), None, true);
        self.shows = Some(shows);
        self.clock = self.at_rest.then(|| now + CLOCK);
        told
    }

    /// The position in a few words; an electronic board that lies the other way round shows the initial position, too.
    fn summary(&self, shows: &Placement) -> Message {
        let mut turned = shows.clone();
        turned.rotate_180();
        match self.at_rest && turned == Placement::new() {
            true => self.presenter.private_message("board-dgt-turned", ()),
            false => telling::position_summary_message(&self.presenter, &self.shown(shows)),
        }
    }

    fn shown(&self, pieces: &Placement) -> ShownPegs {
        ShownPegs { pieces: pieces.clone(), bad: self.bad.clone() }
    }

    fn changed(&mut self, square: Square, was: Option<Piece>, now: Option<Piece>, at: Moment) -> Vec<TalkStep> {
        if let Some(shows) = &mut self.shows {
            set_square(shows, square, now);
        }
        if self.at_rest {
            self.rests = Some(at + STABLE);
            return Vec::new();
        }
        let presenter = &self.presenter;
        let mut steps = vec![TalkStep::Tell(telling::square_changed_message(presenter, square, was, now))];
        if let Some(wanted) = self.finding {
            let right = square == wanted;
            steps.push(TalkStep::Tell(if right {
                telling::square_message(presenter, "board-find-right", square)
            } else {
                presenter.private_message(
                    "board-find-wrong",
                    MessageValues::new().set_square("square", square).set_square("wanted", wanted),
                )
            }));
            steps.push(TalkStep::Send(encode_command(if right { HIGH } else { LOW })));
            self.quiet_tone = true;
            self.finding = self.finding.filter(|_| !right);
        }
        steps
    }

    /// What has changed since the board was told last: what was taken away first.
    fn rested(&mut self) -> Vec<TalkStep> {
        let Some(shows) = self.shows.clone() else { return Vec::new() };
        let mut changed = differences(&shows, &self.told);
        self.told = shows;
        if changed.len() > FEW {
            return vec![TalkStep::Tell(self.summary(&self.told))];
        }
        changed.sort_by_key(|it| it.shows.is_some());
        let told = changed
            .into_iter()
            .map(|it| telling::square_changed_message(&self.presenter, it.square, it.announced, it.shows));
        told.map(TalkStep::Tell).collect()
    }

    fn answered(&mut self, body: &str) -> Vec<TalkStep> {
        let presenter = &self.presenter;
        let Some(answer) = meaning::parse_aperture_answer(body) else {
            self.answer = None;
            return vec![TalkStep::Tell(telling::unknown_answer_message(presenter, body))];
        };
        if answer == ApertureAnswer::Tone && std::mem::take(&mut self.quiet_tone) {
            return Vec::new();
        }
        self.answer = None;
        let told = match answer {
            ApertureAnswer::Tone => presenter.private_message("board-tone", ()),
            ApertureAnswer::Calibration { own } => {
                let which = if own { "own" } else { "default" };
                presenter.private_message("board-calibrated", MessageValues::new().set("which", which))
            }
            ApertureAnswer::Reading { square, code, meaning } => {
                let reading = telling::aperture_reading_message(presenter, square, code, meaning);
                match self.finding {
                    Some(_) => {
                        telling::join_messages([reading, telling::square_message(presenter, "board-find", square)])
                    }
                    None => reading,
                }
            }
            ApertureAnswer::Test { start, count, squares } => {
                telling::self_test_message(presenter, start, count, &squares)
            }
        };
        vec![TalkStep::Tell(told)]
    }

    fn fault(&mut self, fault: &DeviceFault) -> Vec<TalkStep> {
        let presenter = &self.presenter;
        let told = match fault {
            DeviceFault::BadFrame(_) | DeviceFault::BadMessage(_) => {
                self.garbage += 1;
                let count = self.garbage;
                // Before the board is there another device may be on the port, which is told once as a whole.
                if self.shows.is_none() || count != 10_u64.pow(count.ilog10()) {
                    return Vec::new();
                }
                match fault {
                    DeviceFault::BadFrame(bad) => telling::bad_frames_message(presenter, count, bad),
                    _ => presenter.private_message("board-dgt-noise", MessageValues::new().set("count", count)),
                }
            }
            // Only a tone that says right or wrong, while the one before still sounds.
            DeviceFault::Refused { .. } if std::mem::take(&mut self.quiet_tone) => return Vec::new(),
            DeviceFault::Refused { reason } => {
                const KNOWN: [&str; 9] =
                    ["crc", "long", "form", "unknown", "value", "busy", "start", "spread", "memory"];
                let reason = KNOWN.into_iter().find(|known| known == reason).unwrap_or("other");
                self.answer = None;
                presenter.private_message("board-refused", MessageValues::new().set("reason", reason))
            }
            DeviceFault::Restarted { by } => {
                presenter.private_message("board-restarted", MessageValues::new().set("by", start_cause_name(by)))
            }
            DeviceFault::Missed => presenter.private_message("board-missed", ()),
            DeviceFault::Special { square } => {
                with_earcon(telling::square_message(presenter, "board-dgt-special", *square), Earcon::Difference)
            }
            DeviceFault::NotOpened(_) | DeviceFault::NoBoard { .. } if self.known => {
                if std::mem::replace(&mut self.patience_asked, true) {
                    return Vec::new();
                }
                presenter.private_message("board-still-lost", ())
            }
            DeviceFault::NotOpened(why) => {
                return vec![TalkStep::Fail(telling::port_not_opened_message(presenter, &self.path, *why))];
            }
            DeviceFault::NoBoard { bytes: 0 } => return vec![TalkStep::Fail(self.about_path(self.texts.nothing))],
            DeviceFault::NoBoard { bytes } => {
                let args = MessageValues::new().set_path("path", &self.path).set("count", *bytes);
                return vec![TalkStep::Fail(presenter.private_message(self.texts.wrong_device, args))];
            }
            DeviceFault::OtherBoard(hello) => return vec![TalkStep::Fail(self.other(hello))],
        };
        vec![TalkStep::Tell(told)]
    }

    fn other(&self, hello: &Hello) -> Message {
        let values = named(hello).set_digits("protocol", hello.protocol).set_digits("squares", hello.squares);
        self.presenter.private_message("board-other", values.set_digits("kinds", hello.kinds))
    }

    fn lost(&mut self, loss: DeviceLoss) -> Message {
        (self.shows, self.answer, self.rests, self.clock) = (None, None, None, None);
        (self.finding, self.confirming, self.patience_asked) = (None, false, false);
        self.bad.clear();
        let id = if loss == DeviceLoss::Cut { "board-lost-cut" } else { self.texts.silent };
        with_earcon(self.presenter.private_message(id, ()), Earcon::PortLost)
    }

    fn contact(&mut self, square: Square, good: bool) -> Vec<TalkStep> {
        let presenter = &self.presenter;
        if good {
            self.bad.retain(|bad| *bad != square);
            return vec![TalkStep::Tell(telling::contact_message(presenter, square, true))];
        }
        self.bad.push(square);
        // What is wrong from the start is told with the rest of the board.
        if self.shows.is_none() {
            return Vec::new();
        }
        vec![TalkStep::Tell(with_earcon(telling::contact_message(presenter, square, false), Earcon::Difference))]
    }

    /// Takes what the board says.
    pub fn handle_report(&mut self, said: DeviceReport, now: Moment) -> Vec<TalkStep> {
        let presenter = &self.presenter;
        let told = match said {
            DeviceReport::Open
            | DeviceReport::Close
            | DeviceReport::Send(_)
            | DeviceReport::Clock(_)
            | DeviceReport::Confirmed => return Vec::new(),
            DeviceReport::Found { about, shows } => self.found(&about, shows, now),
            DeviceReport::Changed { square, was, now: piece, .. } => return self.changed(square, was, piece, now),
            DeviceReport::Read { shows } if self.at_rest => {
                (self.shows, self.rests) = (Some(shows), Some(now + STABLE));
                return Vec::new();
            }
            DeviceReport::Read { shows } => {
                let told = telling::unseen_changes_message(presenter, self.shows.as_ref().unwrap_or(&shows), &shows);
                self.shows = Some(shows);
                told
            }
            DeviceReport::Contact { square, good } => return self.contact(square, good),
            DeviceReport::Button { button, down } => telling::button_message(presenter, button, down),
            DeviceReport::Answer { body } => return self.answered(&body),
            DeviceReport::ClockFound(times) => {
                self.clock = None;
                presenter.private_message(
                    "board-dgt-clock",
                    MessageValues::new().set_duration("left", times.left.time).set_duration("right", times.right.time),
                )
            }
            DeviceReport::ClockGone => presenter.private_message("board-dgt-clock-gone", ()),
            DeviceReport::Lever(side) => {
                presenter.private_message("board-dgt-lever", MessageValues::new().set("side", side.name()))
            }
            DeviceReport::BatteryLow(powered) => {
                let told =
                    presenter.private_message("board-dgt-battery", MessageValues::new().set("what", powered.name()));
                with_earcon(told, Earcon::Difference)
            }
            DeviceReport::Lost(loss) => self.lost(loss),
            DeviceReport::Fault(fault) => return self.fault(&fault),
        };
        vec![TalkStep::Tell(told)]
    }

    fn read(&self, line: &str) -> Result<BoardQuestion, UnclearLine> {
        asking::parse_question(line, self.presenter.program.lang())
    }

    /// Whether a line must wait until the board is there and has answered what was asked before.
    pub(crate) fn needs_line_to_wait(&self, line: &str) -> bool {
        let needs_it = match self.read(line) {
            Ok(BoardQuestion::Position | BoardQuestion::Wrong) => true,
            Ok(BoardQuestion::Help | BoardQuestion::Quit) | Err(_) => false,
            Ok(_) => !self.at_rest,
        };
        (needs_it && (self.shows.is_none() || self.rests.is_some())) || self.answer.is_some()
    }

    /// Takes a line that the user typed.
    pub fn handle_line(&mut self, line: &str, now: Moment) -> Vec<TalkStep> {
        if line.trim().is_empty() {
            return Vec::new();
        }
        if std::mem::take(&mut self.confirming) {
            return match self.presenter.program.parse_yes_no(line) {
                Some(true) => self.ask("C,start", now),
                _ => vec![TalkStep::Tell(self.presenter.private_message("board-calibrate-not", ()))],
            };
        }
        self.finding = None;
        let presenter = &self.presenter;
        let nothing = Placement::empty();
        let shows = self.shows.as_ref().unwrap_or(&nothing);
        let told = match self.read(line) {
            Ok(BoardQuestion::Position) => telling::position_message(presenter, shows),
            Ok(BoardQuestion::Wrong) => telling::start_differences_message(presenter, &self.shown(shows)),
            Ok(BoardQuestion::Help) => as_interruptible(presenter.private_message(self.texts.help, ())),
            Ok(BoardQuestion::Quit) => return vec![TalkStep::Leave],
            Err(UnclearLine::Command) => telling::unknown_command_message(presenter, self.texts.unknown, line),
            Ok(_) | Err(UnclearLine::Square) if self.at_rest => {
                with_earcon(presenter.private_message("board-dgt-cannot", ()), Earcon::Refused)
            }
            Ok(BoardQuestion::Test) => return self.ask("X", now),
            Ok(BoardQuestion::Tone) => return self.ask(TWO, now),
            Ok(BoardQuestion::CalibrateDefault) => return self.ask("C,default", now),
            Ok(BoardQuestion::Find(square)) => {
                self.finding = Some(square);
                return self.ask(&format!("R,{square}"), now);
            }
            // Whether the pieces stand there is for the board to say: with other resistors it names none of them.
            Ok(BoardQuestion::Calibrate) => {
                self.confirming = true;
                with_earcon(presenter.private_message("board-calibrate", ()), Earcon::Question)
            }
            Err(UnclearLine::Square) => {
                with_earcon(presenter.private_message("board-needs-square", ()), Earcon::NotUnderstood)
            }
        };
        vec![TalkStep::Tell(told)]
    }

    fn ask(&mut self, body: &str, now: Moment) -> Vec<TalkStep> {
        self.answer = Some(now + ANSWER);
        vec![TalkStep::Send(encode_command(body))]
    }

    /// Time passes.
    pub fn handle_deadlines(&mut self, now: Moment) -> Vec<TalkStep> {
        let over = |until: &mut Option<Moment>| until.take_if(|until| *until <= now).is_some();
        let mut steps = Vec::new();
        if over(&mut self.rests) {
            steps = self.rested();
        }
        if over(&mut self.clock) {
            steps.push(TalkStep::Tell(self.presenter.private_message("board-dgt-no-clock", ())));
        }
        if over(&mut self.answer) {
            self.finding = None;
            steps.push(TalkStep::Tell(self.presenter.private_message("board-no-answer", ())));
        }
        steps
    }
}

fn named(hello: &Hello) -> MessageValues<'_> {
    MessageValues::new().set_name("name", &hello.name).set_quoted("firmware", &hello.firmware)
}
