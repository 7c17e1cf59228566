//! Attend the owner's tactile board: give what it says to the referee, and do what he wishes of it.

use super::Table;
use crate::console::BoardWish;
use crate::game::effect::EffectKind;
use crate::game::event::{Event, EventKind, Port};
use crate::game::sensed::{Pegs, Report};
use crate::game::touch::Sense;
use crate::locale::Args;
use crate::moment::Moment;
use crate::presentation::{Channel, Earcon, Guiding, Told, Urgency};
use crate::seat::{Color, Seat};
use crate::station::board::Heard;
use crate::station::trouble;
use crate::tactile::said::Out;

impl Table {
    /// The owner's board has said something.
    pub fn board_said(&mut self, number: u64, out: Out, at: Moment) {
        let owner = self.presenter.owner;
        let Some(board) = self.board.as_mut().filter(|board| board.is_by(number)) else { return };
        let heard = board.ear.hear(out, owner, &self.presenter);
        self.board_heard(heard, owner, Port::Board, at);
    }

    /// What a board's ear has made of it: for the referee in its owner's name, or for the ear of the player here.
    pub fn board_heard(&mut self, heard: Vec<Heard>, whose: Color, port: Port, at: Moment) {
        for one in heard {
            match one {
                Heard::Event(kind) => {
                    self.hold_assistant(&kind, whose, port, at);
                    self.record(Event { at, seat: Seat::from(whose), port, kind });
                }
                Heard::Tell(told) => self.tell(&told, None),
            }
        }
    }

    /// Any button of the owner's board holds an assistant's press as any key does (D.2.9.c), but the clock's own. What a
    /// lift takes back is the referee's to see.
    fn hold_assistant(&mut self, kind: &EventKind, whose: Color, port: Port, at: Moment) {
        let own = port == Port::Board && whose == self.presenter.owner;
        let presses = matches!(kind, EventKind::Board(_) | EventKind::ClockPressed { .. });
        if own && !presses && self.referee.assistant_is_about_to_press() {
            self.record(Event { at, seat: Seat::from(whose), port, kind: EventKind::PressCancelled });
        }
    }

    /// Looks for the owner's board from now on, where a port was named.
    pub fn follow_board(&mut self) {
        let Some(board) = &mut self.board else { return };
        let path = board.ear.path().to_owned();
        let told = match board.follow() {
            Ok(()) if path.is_empty() => return,
            Ok(()) => self.presenter.show(Channel::Private, None, "board-game-looking", |_| {
                // The line is short; the port is the player's own word.
                Args::new().set("path", crate::station::eboard::short_port(&path))
            }),
            Err(error) => {
                let reason = trouble::io_reason(&self.presenter.program, &error);
                let args = |_| Args::new().set("reason", reason.clone());
                self.presenter.tell(Channel::Private, Some(Earcon::PortLost), "board-game-no-thread", args)
            }
        };
        self.tell(&told, None);
    }

    /// What the player wishes of his board.
    pub(super) fn handle_board(&mut self, wish: BoardWish, at: Moment) {
        match wish {
            BoardWish::Lead(how) => {
                self.guiding = how;
                self.answer(match how {
                    Guiding::Words => "board-guide-words",
                    Guiding::Cues => "board-guide-cues",
                    Guiding::Off => "board-guide-off",
                });
            }
            BoardWish::Off => self.lay_board_aside(at),
            BoardWish::On(path) => self.read_board(path, at),
        }
    }

    fn lay_board_aside(&mut self, at: Moment) {
        let Some(board) = self.board.as_mut().filter(|board| board.is_followed()) else {
            return self.answer("board-game-is-off");
        };
        let was_found = board.ear.is_found();
        board.lay_aside();
        if was_found {
            let owner = self.presenter.owner;
            self.board_heard(vec![Heard::Event(EventKind::Board(Report::LaidAside))], owner, Port::Board, at);
        }
        self.answer("board-game-off");
    }

    fn read_board(&mut self, path: String, at: Moment) {
        let Some(board) = &mut self.board else { return self.answer("board-game-script") };
        let other = !path.is_empty() && path != board.ear.path();
        if board.is_followed() && !other {
            let found = board.ear.is_found();
            return self.answer(if found { "board-game-is-on" } else { "board-game-is-looked-for" });
        }
        if path.is_empty() && board.ear.path().is_empty() {
            return self.answer("board-game-no-port");
        }
        if other {
            // A working board is not given up for a port that cannot be opened.
            if board.ear.is_found() && crate::tactile::driver::try_port(&path).is_err() {
                let told = self.presenter.tell(Channel::Private, Some(Earcon::Refused), "board-game-kept", |form| {
                    let shown = crate::station::eboard::short_port(&path);
                    Args::new().set("path", if form.is_heard() { path.clone() } else { shown })
                });
                return self.tell(&Told { urgency: Urgency::Now, ..told }, None);
            }
            if board.ear.is_found() {
                self.lay_board_aside(at);
            }
            if let Some(board) = &mut self.board {
                board.name(path);
            }
        }
        self.follow_board();
    }

    fn answer(&mut self, id: &str) {
        let told = self.presenter.tell(Channel::Private, None, id, |_| Args::new());
        self.tell(&Told { urgency: Urgency::Now, ..told }, None);
    }

    /// What the owner gets of what his pegs brought about. What he has felt is no line: a reader of lines would be told
    /// every peg. Where no cue can sound, the line stands for it.
    pub(super) fn of_pegs(&self, kind: &EffectKind, told: Told) -> Option<Told> {
        let EffectKind::Pegs(pegs) = kind else { return Some(told) };
        if self.is_post {
            return Some(told);
        }
        let told = self.guiding.keep(pegs, told)?;
        let felt = match pegs {
            Pegs::Lifted { sense, .. } => !matches!(sense, Some(Sense::Deliberate | Sense::Adjusting)),
            Pegs::Placed { .. } => true,
            _ => false,
        };
        Some(if felt && !self.silent { Told { line: String::new(), ..told } } else { told })
    }
}
