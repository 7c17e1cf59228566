//! Attend the boards that are connected to a station, of whatever kind it is: follow them, hand on what they report, and do
//! what is wished of them.
//!
//! A station that hosts has its owner's tactile board and the opponent's electronic one; a station that has joined has the
//! board of who sits there, tactile or electronic. What comes of a board is the same at both: acts in somebody's name, and
//! words for who sits here. Whether an act is recorded here or sent to the host is the station's affair.

use super::electronic::{By, ElectronicBoard, Standing};
use super::from_board::FromBoard;
use super::tactile::TactileBoard;
use super::trouble;
use crate::console::BoardWish;
use crate::eboard::said::Out as Electronic;
use crate::game::effect::EffectKind;
use crate::game::event::{EventKind, Port};
use crate::game::sensed::{Pegs, Report};
use crate::game::touch::Sense;
use crate::game::view::View;
use crate::moment::Moment;
use crate::presentation::{Channel, Earcon, Guiding, Presenter, Told, Values};
use crate::seat::Color;
use crate::tactile::said::Out as Tactile;

/// What comes of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// An act of this player's, which came from a board.
    Act(Color, Port, EventKind),
    /// For who sits here.
    Tell(Told),
}

/// The boards at a station.
#[derive(Debug, Default)]
pub struct ConnectedBoards {
    /// The tactile board of who sits here; none at an arbiter's desk, and none in virtual time.
    pub tactile: Option<TactileBoard>,
    /// The electronic board of a sighted player: of the opponent at a keyboard for both, his own at his own station.
    pub electronic: Option<ElectronicBoard>,
    /// How much the owner of the tactile board is told of where his hand goes next.
    pub guiding: Guiding,
}

impl ConnectedBoards {
    /// When [`ConnectedBoards::rest`] is to be called.
    pub fn deadline(&self) -> Option<Moment> {
        self.electronic.as_ref().and_then(ElectronicBoard::deadline)
    }

    /// The game has gone on: what stands on a board may mean something else.
    pub fn went_on(&mut self) {
        if let Some(electronic) = &mut self.electronic {
            electronic.went_on();
        }
    }

    /// The tactile board has said something.
    pub fn tactile_said(&mut self, number: u64, out: Tactile, presenter: &Presenter) -> Vec<Outcome> {
        let owner = presenter.owner;
        let Some(board) = self.tactile.as_mut().filter(|board| board.is_by(number)) else { return Vec::new() };
        let heard = board.ear.hear(out, owner, presenter);
        if board.ear.is_found() {
            board.worked = Some(board.ear.path().to_owned());
        }
        heard.into_iter().map(|heard| outcome(owner, Port::Board, heard)).collect()
    }

    /// The electronic board has said something.
    pub fn electronic_said(
        &mut self,
        number: u64,
        out: Electronic,
        view: &View,
        presenter: &Presenter,
        at: Moment,
    ) -> Vec<Outcome> {
        match self.electronic.as_ref().is_some_and(|board| board.is_by(number)) {
            true => self.with_electronic(view, |board, standing| board.hear(out, standing, presenter, at)),
            false => Vec::new(),
        }
    }

    /// The electronic board may have come to rest.
    pub fn rest(&mut self, view: &View, presenter: &Presenter, now: Moment) -> Vec<Outcome> {
        match self.deadline().is_some_and(|deadline| deadline <= now) {
            true => self.with_electronic(view, |board, standing| board.rests(standing, presenter, now)),
            false => Vec::new(),
        }
    }

    /// Before the key of its owner counts, the electronic board is read: the move that stands there was made.
    pub fn read_before(&mut self, kind: &EventKind, view: &View, presenter: &Presenter, at: Moment) -> Vec<Outcome> {
        let whose = self.electronic.as_ref().map(ElectronicBoard::whose);
        match matches!(kind, EventKind::ClockPressed { by } if Some(*by) == whose) {
            true => self.with_electronic(view, |board, standing| board.reads_at_once(standing, presenter, at)),
            false => Vec::new(),
        }
    }

    fn with_electronic(
        &mut self,
        view: &View,
        does: impl FnOnce(&mut ElectronicBoard, &Standing) -> Vec<By>,
    ) -> Vec<Outcome> {
        let Some(board) = &mut self.electronic else { return Vec::new() };
        let standing = Standing::of(view, board.whose());
        does(board, &standing).into_iter().map(|(whose, heard)| outcome(whose, Port::EBoard, heard)).collect()
    }

    /// What the board shows, for a host that may have missed what it reported; `view` is what the host knows.
    pub fn told_anew(&mut self, view: &View, owner: Color) -> Vec<Outcome> {
        let known = view.boards.get(owner).sensed().filter(|sensed| sensed.present).map(|sensed| sensed.shows.clone());
        if let Some(electronic) = &mut self.electronic {
            electronic.was_reported(known);
            return Vec::new();
        }
        let shows = self.tactile.as_ref().and_then(|board| board.ear.shows().cloned());
        let report = match (shows, known) {
            (Some(shows), None) => Report::Found { shows },
            (Some(shows), Some(known)) if shows != known => Report::Read { shows },
            (None, Some(_)) if self.tactile.is_some() => Report::Lost,
            _ => return Vec::new(),
        };
        vec![Outcome::Act(owner, Port::Board, EventKind::Board(report))]
    }

    /// Looks for the tactile board from now on, where a port was named.
    pub fn follow_tactile(&mut self, presenter: &Presenter) -> Vec<Outcome> {
        let Some(board) = &mut self.tactile else { return Vec::new() };
        let path = board.ear.path().to_owned();
        let told = match board.follow() {
            Ok(()) if path.is_empty() => return Vec::new(),
            // The line is short; the port is the player's own word.
            Ok(()) => presenter.shown("board-game-looking", Values::new().formed("path", |form| form.port(&path))),
            Err(error) => {
                let reason = trouble::io_reason(&presenter.program, &error);
                let args = Values::new().set("reason", reason);
                presenter.tell(Channel::Private, Earcon::PortLost, "board-game-no-thread", args)
            }
        };
        vec![Outcome::Tell(told)]
    }

    /// Looks for the electronic board from now on.
    pub fn follow_electronic(&mut self, presenter: &Presenter) -> Vec<Outcome> {
        let Some(board) = &mut self.electronic else { return Vec::new() };
        let whose = board.whose();
        let told = match board.follow() {
            Ok(()) => {
                let values = Values::of(whose).formed("path", |form| board.named().port(form));
                presenter.shown("board-opponent-looking", values)
            }
            Err(error) => {
                let reason = trouble::io_reason(&presenter.program, &error);
                let args = Values::of(whose).set("reason", reason);
                presenter.tell(Channel::Private, Earcon::PortLost, "board-opponent-no-thread", args)
            }
        };
        vec![Outcome::Tell(told)]
    }

    /// What is wished of the board of who sits here.
    pub fn wish(&mut self, wish: BoardWish, presenter: &Presenter) -> Vec<Outcome> {
        let own_electronic = self.electronic.as_ref().is_some_and(|board| board.whose() == presenter.owner);
        match wish {
            BoardWish::Lead(how) => {
                self.guiding = how;
                let told = presenter.note("board-guide", Values::new().set("how", how.name()));
                vec![Outcome::Tell(told.now())]
            }
            BoardWish::Off if own_electronic => self.wish_electronic(false, presenter),
            BoardWish::On(_) if own_electronic => self.wish_electronic(true, presenter),
            BoardWish::Off => self.lay_tactile_aside(presenter),
            BoardWish::On(path) => self.read_tactile(path, presenter),
        }
    }

    fn lay_tactile_aside(&mut self, presenter: &Presenter) -> Vec<Outcome> {
        let Some(board) = self.tactile.as_mut().filter(|board| board.is_followed()) else {
            return vec![answer(presenter, "board-game-is-off")];
        };
        let was_found = board.ear.is_found();
        board.lay_aside();
        let aside = Outcome::Act(presenter.owner, Port::Board, EventKind::Board(Report::LaidAside));
        Some(aside).filter(|_| was_found).into_iter().chain([answer(presenter, "board-game-off")]).collect()
    }

    fn read_tactile(&mut self, path: String, presenter: &Presenter) -> Vec<Outcome> {
        if path.starts_with("dgt:") {
            return vec![answer(presenter, "join-board-no-pegs")];
        }
        // Without a port it is the one on which a board was found last.
        let worked = self.tactile.as_ref().filter(|board| path.is_empty() && !board.ear.is_found());
        let path = worked.and_then(|board| board.worked.clone()).unwrap_or(path);
        let Some(board) = &mut self.tactile else { return vec![answer(presenter, "board-game-script")] };
        let other = !path.is_empty() && path != board.ear.path();
        if board.is_followed() && !other {
            let found = board.ear.is_found();
            return vec![answer(presenter, if found { "board-game-is-on" } else { "board-game-is-looked-for" })];
        }
        if path.is_empty() && board.ear.path().is_empty() {
            return vec![answer(presenter, "board-game-no-port")];
        }
        let mut done = Vec::new();
        if other {
            // A working board is not given up for a port that cannot be opened.
            if board.ear.is_found() && crate::tactile::driver::try_port(&path).is_err() {
                let told = presenter.refusal("board-game-kept", Values::new().formed("path", |form| form.port(&path)));
                return vec![Outcome::Tell(told.now())];
            }
            if board.ear.is_found() {
                done = self.lay_tactile_aside(presenter);
            }
            if let Some(board) = &mut self.tactile {
                board.name(path);
            }
        }
        done.extend(self.follow_tactile(presenter));
        done
    }

    /// The electronic board is laid aside, or read again.
    pub fn wish_electronic(&mut self, reads: bool, presenter: &Presenter) -> Vec<Outcome> {
        let answer = |id, whose| {
            let own = if whose == presenter.owner { "yes" } else { "no" };
            Outcome::Tell(presenter.note(id, Values::of(whose).set("own", own)).now())
        };
        let Some(board) = &mut self.electronic else {
            return vec![answer("board-opponent-unnamed", !presenter.owner)];
        };
        let whose = board.whose();
        match (reads, board.is_followed()) {
            (true, false) => self.follow_electronic(presenter),
            (true, true) if board.is_found() => vec![answer("board-opponent-is-on", whose)],
            (true, true) => vec![answer("board-opponent-is-looked-for", whose)],
            (false, false) => vec![answer("board-opponent-is-off", whose)],
            (false, true) => {
                let gone = board.lay_aside().into_iter().map(|(whose, heard)| outcome(whose, Port::EBoard, heard));
                gone.chain([answer("board-opponent-off", whose)]).collect()
            }
        }
    }

    /// What the owner gets of what his pegs brought about. What he has felt is no line: a reader of lines would be told
    /// every peg. Where no cue can sound, the line stands for it.
    pub fn keep(&self, kind: &EffectKind, told: Told, silent: bool) -> Option<Told> {
        let EffectKind::Pegs(pegs) = kind else { return Some(told) };
        let told = self.guiding.keep(pegs, told)?;
        let felt = match pegs {
            Pegs::Lifted { sense, .. } => !matches!(sense, Some(Sense::Deliberate | Sense::Adjusting)),
            Pegs::Placed { .. } => true,
            _ => false,
        };
        Some(if felt && !silent { Told { line: String::new(), ..told } } else { told })
    }
}

fn outcome(whose: Color, port: Port, heard: FromBoard) -> Outcome {
    match heard {
        FromBoard::Event(kind) => Outcome::Act(whose, port, kind),
        FromBoard::Tell(told) => Outcome::Tell(told),
    }
}

fn answer(presenter: &Presenter, id: &str) -> Outcome {
    Outcome::Tell(presenter.note(id, ()).now())
}
