//! Talk with the user about a DGT board: what it shows, what changes, what its clock says. Pure.
//!
//! A board of this kind only tells, so that nothing is asked of it here. What changes is told when the board rests: a
//! slide would name every square on its way.

use super::asking::{self, Asked};
use super::lines;
use super::meaning::differences;
use super::talks::{Step, Talks};
use super::telling::{self, FEW, Shown, long, sounding};
use crate::eboard::clock::Side;
use crate::eboard::said::{Fault, Loss, Name, Out, Powered};
use crate::eboard::settle::STABLE;
use crate::moment::{Moment, Span};
use crate::presentation::{Earcon, Presenter, Told, Values};
use serde_json::Value;
use shakmaty::{Board as Placement, Square};

/// How long the answer of a clock is awaited after the board was found.
const CLOCK: Span = Span::from_secs(1);

/// The talk about one board.
#[derive(Debug)]
pub struct Dgt {
    presenter: Presenter,
    path: String,
    /// What the board shows; `None` while it is not there.
    shows: Option<Placement>,
    /// What was told of that.
    told: Placement,
    /// When it rests.
    rests: Option<Moment>,
    /// Until when a clock may still answer.
    clock: Option<Moment>,
    /// Whether it was there before.
    known: bool,
    /// Whether a search without an end has been told since it was lost.
    patience_asked: bool,
    noise: u64,
}

impl Dgt {
    /// About the board on this port.
    pub fn new(presenter: Presenter, path: &str) -> Dgt {
        Dgt {
            presenter,
            path: path.to_owned(),
            shows: None,
            told: Placement::empty(),
            rests: None,
            clock: None,
            known: false,
            patience_asked: false,
            noise: 0,
        }
    }

    fn about_path(&self, id: &'static str) -> Told {
        self.presenter.note(id, Values::new().set("path", self.path.clone()))
    }

    fn found(&mut self, name: &Name, shows: Placement, now: Moment) -> Told {
        let presenter = &self.presenter;
        let first = if self.known {
            presenter.note("board-back", ())
        } else {
            let (major, minor) = name.version;
            let serial = if name.serial.is_empty() { "none" } else { &name.serial };
            presenter.note(
                "board-dgt-found",
                Values::new().set("version", format!("{major}.{minor}")).set("serial", serial.to_owned()),
            )
        };
        let told = telling::together([sounding(first, Earcon::PortFound), self.summary(&shows)]);
        (self.told, self.rests, self.known) = (shows.clone(), None, true);
        self.shows = Some(shows);
        self.clock = Some(now + CLOCK);
        told
    }

    /// The position in a few words; a board that lies the other way round shows the initial position, too.
    fn summary(&self, shows: &Placement) -> Told {
        let mut turned = shows.clone();
        turned.rotate_180();
        match turned == Placement::new() {
            true => self.presenter.note("board-dgt-turned", ()),
            false => telling::summary(&self.presenter, &shown(shows)),
        }
    }

    /// What has changed since the board was told last: what was taken away first.
    fn changes(&mut self) -> Vec<Step> {
        let Some(shows) = self.shows.clone() else { return Vec::new() };
        let before = std::mem::replace(&mut self.told, shows.clone());
        let mut squares: Vec<Square> = differences(&before, &shows);
        if squares.len() > FEW {
            return vec![Step::Tell(self.summary(&shows))];
        }
        squares.sort_by_key(|square| shows.piece_at(*square).is_some());
        let told = squares
            .into_iter()
            .map(|square| telling::changed(&self.presenter, square, before.piece_at(square), shows.piece_at(square)));
        told.map(Step::Tell).collect()
    }

    fn fault(&mut self, fault: Fault) -> Vec<Step> {
        let presenter = &self.presenter;
        let told = match fault {
            Fault::Bad(_) => {
                self.noise += 1;
                let count = self.noise;
                // Before the board is there another device may be on the port, which is told once as a whole.
                if self.shows.is_none() || count != 10_u64.pow(count.ilog10()) {
                    return Vec::new();
                }
                presenter.note("board-dgt-noise", Values::new().set("count", count))
            }
            Fault::Missed => presenter.note("board-missed", ()),
            Fault::Special { square } => {
                sounding(telling::square(presenter, "board-dgt-special", square), Earcon::Difference)
            }
            Fault::NotOpened(_) | Fault::NoBoard { .. } if self.known => {
                if std::mem::replace(&mut self.patience_asked, true) {
                    return Vec::new();
                }
                presenter.note("board-still-lost", ())
            }
            Fault::NotOpened(why) => return vec![Step::Fail(telling::not_opened(presenter, &self.path, why))],
            Fault::NoBoard { bytes: 0 } => return vec![Step::Fail(self.about_path("board-dgt-nothing"))],
            Fault::NoBoard { bytes } => {
                let args = Values::new().set("path", self.path.clone()).set("count", bytes);
                return vec![Step::Fail(presenter.note("board-dgt-wrong-device", args))];
            }
        };
        vec![Step::Tell(told)]
    }
}

fn shown(shows: &Placement) -> Shown {
    Shown { pieces: shows.clone(), bad: Vec::new() }
}

impl Talks for Dgt {
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
        self.rests.into_iter().chain(self.clock).min()
    }

    fn hear(&mut self, said: Out, now: Moment) -> Vec<Step> {
        let presenter = &self.presenter;
        let told = match said {
            Out::Open | Out::Close | Out::Send(_) | Out::Clock(_) => return Vec::new(),
            Out::Found { name, shows } => self.found(&name, shows, now),
            Out::Changed { square, piece } => {
                if let Some(shows) = &mut self.shows {
                    match piece {
                        Some(piece) => shows.set_piece_at(square, piece),
                        None => drop(shows.remove_piece_at(square)),
                    }
                }
                self.rests = Some(now + STABLE);
                return Vec::new();
            }
            Out::Read { shows } => {
                (self.shows, self.rests) = (Some(shows), Some(now + STABLE));
                return Vec::new();
            }
            Out::ClockFound(times) => {
                self.clock = None;
                presenter.note(
                    "board-dgt-clock",
                    Values::new().span("left", times.left.time).span("right", times.right.time),
                )
            }
            Out::ClockGone => presenter.note("board-dgt-clock-gone", ()),
            Out::Lever(side) => {
                let side = if side == Side::Left { "left" } else { "right" };
                presenter.note("board-dgt-lever", Values::new().set("side", side))
            }
            Out::BatteryLow(powered) => {
                let what = if powered == Powered::Clock { "clock" } else { "board" };
                let told = presenter.note("board-dgt-battery", Values::new().set("what", what));
                sounding(told, Earcon::Difference)
            }
            Out::Lost(loss) => {
                (self.shows, self.rests, self.clock, self.patience_asked) = (None, None, None, false);
                let id = if loss == Loss::Cut { "board-lost-cut" } else { "board-dgt-silent" };
                sounding(self.presenter.note(id, ()), Earcon::PortLost)
            }
            Out::Fault(fault) => return self.fault(fault),
        };
        vec![Step::Tell(told)]
    }

    fn must_wait(&self, line: &str) -> bool {
        let about_it = matches!(asking::read(line, self.presenter.program.lang()), Ok(Asked::Position | Asked::Wrong));
        about_it && (self.shows.is_none() || self.rests.is_some())
    }

    fn line(&mut self, line: &str, _now: Moment) -> Vec<Step> {
        if line.trim().is_empty() {
            return Vec::new();
        }
        let presenter = &self.presenter;
        let nothing = Placement::empty();
        let shows = self.shows.as_ref().unwrap_or(&nothing);
        vec![Step::Tell(match asking::read(line, presenter.program.lang()) {
            Ok(Asked::Position) => telling::position(presenter, shows),
            Ok(Asked::Wrong) => telling::all_wrong(presenter, &shown(shows)),
            Ok(Asked::Help) => long(presenter.note("board-dgt-help", ())),
            Ok(Asked::Quit) => return vec![Step::Leave],
            Ok(Asked::Test | Asked::Tone | Asked::Calibrate | Asked::CalibrateDefault | Asked::Find(_))
            | Err(asking::Unclear::Square) => sounding(presenter.note("board-dgt-cannot", ()), Earcon::Refused),
            Err(asking::Unclear::Command) => telling::not_understood(presenter, "board-dgt-unknown", line),
        })]
    }

    fn due(&mut self, now: Moment) -> Vec<Step> {
        let mut steps = Vec::new();
        if self.rests.is_some_and(|rests| rests <= now) {
            self.rests = None;
            steps = self.changes();
        }
        if self.clock.is_some_and(|until| until <= now) {
            self.clock = None;
            steps.push(Step::Tell(self.presenter.note("board-dgt-no-clock", ())));
        }
        steps
    }

    fn value(said: &Out) -> Option<Value> {
        lines::dgt(said)
    }
}
