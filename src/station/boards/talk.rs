//! Talk with the user about one board: what it says, what the user types, what follows. Pure.

use super::asking::{self, Asked, Unclear};
use super::lines;
use super::meaning::{self, Answer};
use super::talks::{Step, Talks};
use super::telling::{self, Shown, long, sounding};
use crate::moment::{Moment, Span};
use crate::presentation::{Earcon, Presenter, Told, Values};
use crate::tactile::frame::{Hello, command};
use crate::tactile::said::{Fault, Loss, Out};
use serde_json::Value;
use shakmaty::{Board as Placement, Piece, Square};

/// How long an answer of the board may take; it stores a calibration before it answers.
pub const ANSWER: Span = Span::from_secs(5);

/// A high tone, a low one, and two in a row: hertz and milliseconds.
const HIGH: &str = "T,1760,150";
const LOW: &str = "T,330,400";
const TWO: &str = "T,880,200,1320,300";

/// The talk about one board.
#[derive(Debug)]
pub struct Talk {
    presenter: Presenter,
    path: String,
    /// What the board shows, as it was told; `None` while it is not there.
    shows: Option<Placement>,
    /// Apertures that cannot be read.
    bad: Vec<Square>,
    /// Whether it was there before.
    known: bool,
    /// Whether a search without an end has been told since it was lost.
    patience_asked: bool,
    garbage: u64,
    /// An answer is awaited until then.
    awaits: Option<Moment>,
    /// The next change is compared with this square.
    finding: Option<Square>,
    /// `yes` calibrates.
    confirming: bool,
    /// The tones that were asked for are not told.
    quiet_tone: bool,
}

impl Talk {
    /// About the board on this port.
    pub fn new(presenter: Presenter, path: &str) -> Talk {
        Talk {
            presenter,
            path: path.to_owned(),
            shows: None,
            bad: Vec::new(),
            known: false,
            patience_asked: false,
            garbage: 0,
            awaits: None,
            finding: None,
            confirming: false,
            quiet_tone: false,
        }
    }

    fn about_path(&self, id: &'static str) -> Told {
        self.presenter.note(id, Values::new().set("path", self.path.clone()))
    }

    fn found(&mut self, hello: &Hello, shows: Placement) -> Told {
        let presenter = &self.presenter;
        let first = if self.known {
            presenter.note("board-back", ())
        } else {
            presenter.note(
                "board-found",
                Values::new().set("name", hello.name.clone()).set("firmware", hello.firmware.clone()),
            )
        };
        let told =
            telling::together([sounding(first, Earcon::PortFound), telling::summary(presenter, &self.shown(&shows))]);
        (self.shows, self.known) = (Some(shows), true);
        told
    }

    fn shown(&self, pieces: &Placement) -> Shown {
        Shown { pieces: pieces.clone(), bad: self.bad.clone() }
    }

    fn changed(&mut self, square: Square, was: Option<Piece>, now: Option<Piece>) -> Vec<Step> {
        if let Some(shows) = &mut self.shows {
            match now {
                Some(piece) => shows.set_piece_at(square, piece),
                None => shows.discard_piece_at(square),
            }
        }
        let presenter = &self.presenter;
        let mut steps = vec![Step::Tell(telling::changed(presenter, square, was, now))];
        if let Some(wanted) = self.finding {
            let right = square == wanted;
            steps.push(Step::Tell(if right {
                telling::square(presenter, "board-find-right", square)
            } else {
                presenter.note("board-find-wrong", Values::new().square("square", square).square("wanted", wanted))
            }));
            steps.push(Step::Send(command(if right { HIGH } else { LOW })));
            self.quiet_tone = true;
            self.finding = self.finding.filter(|_| !right);
        }
        steps
    }

    fn answered(&mut self, body: &str) -> Vec<Step> {
        let presenter = &self.presenter;
        let Some(answer) = meaning::read(body) else {
            self.awaits = None;
            return vec![Step::Tell(telling::unknown(presenter, body))];
        };
        if answer == Answer::Tone && std::mem::take(&mut self.quiet_tone) {
            return Vec::new();
        }
        self.awaits = None;
        let told = match answer {
            Answer::Tone => presenter.note("board-tone", ()),
            Answer::Calibration { own } => {
                let which = if own { "own" } else { "default" };
                presenter.note("board-calibrated", Values::new().set("which", which))
            }
            Answer::Reading { square, code, meaning } => {
                let reading = telling::reading(presenter, square, code, meaning);
                match self.finding {
                    Some(_) => telling::together([reading, telling::square(presenter, "board-find", square)]),
                    None => reading,
                }
            }
            Answer::Test { start, count, squares } => telling::test(presenter, start, count, &squares),
        };
        vec![Step::Tell(told)]
    }

    fn fault(&mut self, fault: Fault) -> Vec<Step> {
        let presenter = &self.presenter;
        let told = match fault {
            Fault::Bad(bad) => {
                self.garbage += 1;
                let count = self.garbage;
                // Before the board is there another device may be on the port, which is told once as a whole.
                if self.shows.is_none() || count != 10_u64.pow(count.ilog10()) {
                    return Vec::new();
                }
                telling::garbage(presenter, count, &bad)
            }
            // Only a tone that says right or wrong, while the one before still sounds.
            Fault::Refused { .. } if std::mem::take(&mut self.quiet_tone) => return Vec::new(),
            Fault::Refused { reason } => {
                const KNOWN: [&str; 9] =
                    ["crc", "long", "form", "unknown", "value", "busy", "start", "spread", "memory"];
                let reason = KNOWN.into_iter().find(|known| *known == reason).unwrap_or("other");
                self.awaits = None;
                presenter.note("board-refused", Values::new().set("reason", reason))
            }
            Fault::Restarted { by } => {
                const KNOWN: [&str; 4] = ["power", "pin", "brownout", "watchdog"];
                let by = KNOWN.into_iter().find(|known| *known == by).unwrap_or("other");
                presenter.note("board-restarted", Values::new().set("by", by))
            }
            Fault::Missed => presenter.note("board-missed", ()),
            Fault::NotOpened(_) | Fault::NoBoard { .. } if self.known => {
                if std::mem::replace(&mut self.patience_asked, true) {
                    return Vec::new();
                }
                presenter.note("board-still-lost", ())
            }
            Fault::NotOpened(why) => return vec![Step::Fail(telling::not_opened(presenter, &self.path, why))],
            Fault::NoBoard { bytes: 0 } => return vec![Step::Fail(self.about_path("board-nothing"))],
            Fault::NoBoard { bytes } => {
                let args = Values::new().set("path", self.path.clone()).set("count", bytes);
                return vec![Step::Fail(presenter.note("board-wrong-device", args))];
            }
            Fault::OtherBoard(hello) => return vec![Step::Fail(self.other(&hello))],
        };
        vec![Step::Tell(told)]
    }

    fn other(&self, hello: &Hello) -> Told {
        let values = Values::new().set("name", hello.name.as_str()).set("firmware", hello.firmware.as_str());
        let values = values.set("protocol", hello.protocol.to_string()).set("squares", hello.squares.to_string());
        self.presenter.note("board-other", values.set("kinds", hello.kinds.to_string()))
    }

    fn confirmed(&mut self, line: &str, now: Moment) -> Vec<Step> {
        match self.presenter.program.answer(line) {
            Some(true) => self.ask("C,start", now),
            _ => vec![Step::Tell(self.presenter.note("console-not-done", ()))],
        }
    }

    fn ask(&mut self, body: &str, now: Moment) -> Vec<Step> {
        self.awaits = Some(now + ANSWER);
        vec![Step::Send(command(body))]
    }
}

impl Talks for Talk {
    type Said = Out;

    fn presenter(&self) -> &Presenter {
        &self.presenter
    }

    fn opening(&self) -> Told {
        self.about_path("board-opening")
    }

    fn is_found(&self) -> bool {
        self.shows.is_some()
    }

    fn is_lost(&self) -> bool {
        self.known && self.shows.is_none()
    }

    fn awaits(&self) -> Option<Moment> {
        self.awaits
    }

    fn hear(&mut self, out: Out, _now: Moment) -> Vec<Step> {
        let presenter = &self.presenter;
        let told = match out {
            Out::Open | Out::Close | Out::Send(_) => return Vec::new(),
            Out::Found { hello, shows } => self.found(&hello, shows),
            Out::Changed { square, was, now, .. } => return self.changed(square, was, now),
            Out::Read { shows } => {
                let told = telling::read(presenter, self.shows.as_ref().unwrap_or(&shows), &shows);
                self.shows = Some(shows);
                told
            }
            Out::Contact { square, good: false } => {
                self.bad.push(square);
                // What is wrong from the start is told with the rest of the board.
                if self.shows.is_none() {
                    return Vec::new();
                }
                sounding(telling::contact(presenter, square, false), Earcon::Difference)
            }
            Out::Contact { square, good: true } => {
                self.bad.retain(|bad| *bad != square);
                telling::contact(presenter, square, true)
            }
            Out::Button { button, down } => telling::button(presenter, button, down),
            Out::Answer { body } => return self.answered(&body),
            Out::Lost(loss) => {
                (self.shows, self.awaits, self.patience_asked) = (None, None, false);
                (self.finding, self.confirming) = (None, false);
                self.bad.clear();
                let id = if loss == Loss::Cut { "board-lost-cut" } else { "board-lost-silent" };
                sounding(self.presenter.note(id, ()), Earcon::PortLost)
            }
            Out::Fault(fault) => return self.fault(fault),
        };
        vec![Step::Tell(told)]
    }

    fn must_wait(&self, line: &str) -> bool {
        let always =
            matches!(asking::read(line, self.presenter.program.lang()), Ok(Asked::Help | Asked::Quit) | Err(_));
        (self.shows.is_none() && !always) || self.awaits.is_some()
    }

    fn line(&mut self, line: &str, now: Moment) -> Vec<Step> {
        if line.trim().is_empty() {
            return Vec::new();
        }
        if std::mem::take(&mut self.confirming) {
            return self.confirmed(line, now);
        }
        self.finding = None;
        let presenter = &self.presenter;
        let nothing = Placement::empty();
        let shows = self.shows.as_ref().unwrap_or(&nothing);
        let told = match asking::read(line, presenter.program.lang()) {
            Ok(Asked::Position) => telling::position(presenter, shows),
            Ok(Asked::Wrong) => telling::all_wrong(presenter, &self.shown(shows)),
            Ok(Asked::Help) => long(presenter.note("board-help", ())),
            Ok(Asked::Quit) => return vec![Step::Leave],
            Ok(Asked::Test) => return self.ask("X", now),
            Ok(Asked::Tone) => return self.ask(TWO, now),
            Ok(Asked::CalibrateDefault) => return self.ask("C,default", now),
            Ok(Asked::Find(square)) => {
                self.finding = Some(square);
                return self.ask(&format!("R,{square}"), now);
            }
            // Whether the pieces stand there is for the board to say: with other resistors it names none of them.
            Ok(Asked::Calibrate) => {
                self.confirming = true;
                sounding(presenter.note("board-calibrate", ()), Earcon::Question)
            }
            Err(Unclear::Square) => sounding(presenter.note("board-needs-square", ()), Earcon::NotUnderstood),
            Err(Unclear::Command) => telling::not_understood(presenter, "board-unknown", line),
        };
        vec![Step::Tell(told)]
    }

    fn due(&mut self, now: Moment) -> Vec<Step> {
        if self.awaits.is_none_or(|until| now < until) {
            return Vec::new();
        }
        (self.awaits, self.finding) = (None, None);
        vec![Step::Tell(self.presenter.note("board-no-answer", ()))]
    }

    fn value(said: &Out) -> Option<Value> {
        lines::value(said)
    }
}
