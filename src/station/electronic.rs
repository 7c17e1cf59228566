//! Join the sighted opponent's electronic board to the program: what it shows at rest becomes his moves and his board.
//!
//! ```text
//! ansage play --board /dev/ttyUSB0 --opponent-board dgt:/dev/ttyUSB1,left
//!                      hall: "The board of Black is connected"
//! (Black plays e5)     half a second later, hall: "Bauer Eva sieben Eva fuenf"; nobody types
//! (he presses)         his lever, where his side was named, or his key F8: at once, without the half second
//! (White announces Nf3; Black executes Nc3)
//!                      hall: both facts, what was announced and what Black's board shows
//! (he castles)         half of it gets two seconds; then "the rook on h8 belongs on f8"
//! opp board off        his board is laid aside, and his moves are typed; opp board on reads it again
//! (kings in the middle) hall: what they mean; the players say it themselves
//! ```
//! He plays by the ordinary rules (D.2.4): his move needs no words of his. A promotion is what stands on the square.
//! What is half done is never announced, and what he changes before his press mends the words (D.2.7). In practice a
//! board put back takes moves back. The game never waits for this board: while it is lost, his moves are typed.
//!
//! The clock of the game is the table's own. Of the clock beside this board only the lever counts; that its times are
//! others is told once.

mod standing;

pub use standing::Standing;

use super::from_board::FromBoard;
use super::inbox::{Input, Slot};
use super::timepiece::Timepiece;
use crate::eboard::clock::{Side, Times};
use crate::eboard::driver::Port;
use crate::eboard::matching::{Kings, Moves, Unfinished};
use crate::eboard::rests::{Rests, Seen};
use crate::eboard::said::{Fault, Out, Powered};
use crate::eboard::settle::{Settle, Settled};
use crate::game::event::EventKind;
use crate::game::reading;
use crate::game::sensed::Report;
use crate::moment::{Moment, Span};
use crate::presentation::{Channel, Earcon, Form, Presenter, Values};
use crate::seat::Color;
use shakmaty::{Board as Placement, Move, Piece, Position, Square};
use standing::{May, Situation};
use std::io;

/// So long after a press what the board shows still belongs to it: two full scans of the board, and their way.
const AT_PRESS: Span = Span::from_millis(1_000);

/// A board as it is named on the command line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    /// Its port.
    pub path: String,
    /// Its owner's side of the clock beside it, where the lever is to count.
    pub side: Option<Side>,
}

impl Named {
    /// Reads `dgt:PORT` or `dgt:PORT,left`; `None` for anything else.
    pub fn read(text: &str) -> Option<Named> {
        let rest = text.strip_prefix("dgt:")?;
        let (path, side) = match rest.rsplit_once(',') {
            Some((path, "left")) => (path, Some(Side::Left)),
            Some((path, "right")) => (path, Some(Side::Right)),
            Some(_) => return None,
            None => (rest, None),
        };
        (!path.trim().is_empty()).then(|| Named { path: path.to_owned(), side })
    }

    /// The port as it is put into words: whole where it is heard, and what tells it from others on a line.
    pub fn port(&self, form: Form<'_>) -> String {
        form.port(&self.path)
    }
}

/// In whose name something is done.
pub type By = (Color, FromBoard);

/// The board.
#[derive(Debug)]
pub struct ElectronicBoard {
    slot: Slot,
    timepiece: Timepiece,
    /// The port that is followed; `None` while the board is laid aside.
    port: Option<Port>,
    /// The number of this following.
    number: u64,
    whose: Color,
    named: Named,
    settle: Settle,
    /// What the referee knows of it; `None` while he knows nothing.
    reported: Option<Placement>,
    situation: Option<Situation>,
    went_on: bool,
    /// Whether its lever was pressed before the board had come to rest.
    pressed: bool,
    /// Until when what it shows belongs to a press that came before its owner's move was known.
    read_by: Option<Moment>,
    rests: Rests,
    /// The messages told since it was found.
    told: Vec<&'static str>,
}

impl ElectronicBoard {
    /// The board of this player, not followed yet.
    pub fn new(named: Named, whose: Color, slot: Slot, timepiece: Timepiece) -> ElectronicBoard {
        ElectronicBoard {
            slot,
            timepiece,
            port: None,
            number: 0,
            whose,
            named,
            settle: Settle::new(),
            reported: None,
            situation: None,
            went_on: true,
            pressed: false,
            read_by: None,
            rests: Rests::default(),
            told: Vec::new(),
        }
    }

    /// Follows its port from now on.
    ///
    /// # Errors
    /// What the system says when it starts no thread.
    pub fn follow(&mut self) -> io::Result<()> {
        self.number += 1;
        let (slot, number, timepiece) = (self.slot.clone(), self.number, self.timepiece);
        let post = move |out| slot.post(Input::EBoard(number, out));
        self.port = Some(Port::follow(&self.named.path, move || timepiece.now(), post)?);
        Ok(())
    }

    /// Lets go of its port. What it showed is nobody's word any more.
    pub fn lay_aside(&mut self) -> Vec<By> {
        self.port = None;
        self.gone(Report::LaidAside)
    }

    /// Whether its port is followed.
    pub fn is_followed(&self) -> bool {
        self.port.is_some()
    }

    /// Whether the board is there.
    pub fn is_found(&self) -> bool {
        self.settle.shows().is_some()
    }

    /// Whether this was said by the board that is followed now: what an earlier following still has in the inbox counts
    /// for nothing.
    pub fn is_by(&self, number: u64) -> bool {
        self.port.is_some() && self.number == number
    }

    /// How it was named.
    pub fn named(&self) -> &Named {
        &self.named
    }

    /// Whose it is.
    pub fn whose(&self) -> Color {
        self.whose
    }

    /// The game has gone on: what stands on the board may mean something else.
    pub fn went_on(&mut self) {
        self.went_on = true;
    }

    /// When [`ElectronicBoard::rests`] is to be called.
    pub fn deadline(&self) -> Option<Moment> {
        if self.went_on && self.settle.shows().is_some() {
            return Some(Moment::START);
        }
        [self.settle.deadline(), self.read_by].into_iter().flatten().min()
    }

    /// What comes of what it said, in order.
    pub fn hear(&mut self, out: Out, standing: &Standing, presenter: &Presenter, at: Moment) -> Vec<By> {
        match out {
            Out::Found { shows, .. } | Out::Read { shows } => self.settle.read(shows, at),
            Out::Changed { square, piece } => return self.changed(square, piece, standing, at),
            Out::Lost(_) => return self.lost(),
            Out::Lever(down) => return self.lever(down, standing, presenter, at),
            Out::ClockFound(times) | Out::Clock(times) => return self.compare_times(&times, standing, presenter),
            Out::BatteryLow(powered) => {
                let clock = if powered == Powered::Clock { "clock" } else { "board" };
                return self.once("board-opponent-battery", presenter, Values::new().set("what", clock));
            }
            Out::Fault(fault) => return self.fault(&fault, presenter),
            Out::Open | Out::Close | Out::Send(_) | Out::ClockGone => {}
        }
        Vec::new()
    }

    /// A square holds something else. What its owner's pieces did in his own turn beside his move is measured here, where
    /// the board is.
    fn changed(&mut self, square: Square, piece: Option<Piece>, standing: &Standing, at: Moment) -> Vec<By> {
        let here = self.settle.square(square);
        let before = self.settle.piece_at(here);
        // Who executes the other's move, or puts his board right, makes none of his own.
        let own_turn = standing.moves != Moves::None
            && matches!(standing.may, May::Announce | May::Correct)
            && self.settle.was_right();
        self.settle.changed(square, piece, at);
        if !own_turn && self.rests.is_idle() {
            return Vec::new();
        }
        let seen = self.rests.changed(self.whose, here, (before, piece), at);
        let report = |seen| match seen {
            Seen::Rested(square, piece, rested) => Report::Rested { square, piece, rested },
            Seen::Away(square, piece, away) => Report::Away { square, piece, away },
        };
        seen.into_iter().map(|seen| (self.whose, FromBoard::Event(EventKind::Board(report(seen))))).collect()
    }

    fn lost(&mut self) -> Vec<By> {
        self.gone(Report::Lost)
    }

    fn gone(&mut self, report: Report) -> Vec<By> {
        self.settle.lost();
        (self.pressed, self.situation, self.went_on) = (false, None, true);
        (self.read_by, self.rests) = (None, Rests::default());
        self.told.clear();
        let reported = self.reported.take();
        reported.map(|_| (self.whose, FromBoard::Event(EventKind::Board(report)))).into_iter().collect()
    }

    /// The clock beside the board may show other times than the game's own, which counts: told once.
    fn compare_times(&mut self, times: &Times, standing: &Standing, presenter: &Presenter) -> Vec<By> {
        const ID: &str = "board-opponent-times";
        let Some(side) = self.named.side.filter(|_| standing.running && !self.told.contains(&ID)) else {
            return Vec::new();
        };
        let apart = [(self.whose, side), (!self.whose, side.other())].into_iter().find_map(|(player, side)| {
            let game = (*standing.clocks.get(player))?;
            (!times.agrees(side, game)).then(|| (player, times.of(side), game))
        });
        let Some((player, beside, game)) = apart else { return Vec::new() };
        self.told.push(ID);
        let args = Values::of(self.whose)
            .set("player", if player.is_white() { "white" } else { "black" })
            .span("beside", beside)
            .span("game", game);
        let told = presenter.tell(Channel::Hall, Earcon::Difference, ID, args);
        vec![(self.whose, FromBoard::Tell(told.next()))]
    }

    /// The board may have come to rest.
    pub fn rests(&mut self, standing: &Standing, presenter: &Presenter, now: Moment) -> Vec<By> {
        self.refresh(standing, now);
        let settled = self.settle.due(&standing.against(), now);
        let belongs = self.read_by.is_some_and(|until| now >= until || self.settle.is_at_rest());
        let mut heard = match settled {
            Some(settled) if belongs && !matches!(settled, Settled::Played(_)) => Vec::new(),
            settled => settled.map(|settled| self.means(settled, standing, presenter)).unwrap_or_default(),
        };
        if belongs {
            self.read_by = None;
            let known = heard.iter().any(|(_, heard)| matches!(heard, FromBoard::Event(EventKind::Announced { .. })));
            if std::mem::take(&mut self.pressed) {
                heard.push(self.press());
            }
            if !known {
                heard.extend(self.at_press(standing));
            }
        }
        if self.pressed && self.settle.is_at_rest() {
            self.pressed = false;
            heard.push(self.press());
        }
        heard
    }

    /// His key was pressed: what stands there is his move, without any more waiting.
    pub fn reads_at_once(&mut self, standing: &Standing, presenter: &Presenter, now: Moment) -> Vec<By> {
        self.refresh(standing, now);
        let settled = self.settle.pressed(&standing.against());
        if settled.is_none() && standing.own_move && self.settle.shows().is_some() {
            self.read_by = Some(now + AT_PRESS);
        }
        settled.map(|settled| self.means(settled, standing, presenter)).unwrap_or_default()
    }

    /// The press came before a move was known: what the board shows now is what was pressed with, and no later change of
    /// it is completed by that press.
    fn at_press(&mut self, standing: &Standing) -> Option<By> {
        let shows = self.settle.shows().filter(|_| standing.entry || standing.own_move)?;
        self.reported = Some(shows.clone());
        Some((self.whose, FromBoard::Event(EventKind::Board(Report::AtPress { shows }))))
    }

    fn refresh(&mut self, standing: &Standing, now: Moment) {
        if std::mem::take(&mut self.went_on) {
            let situation = Some(standing.situation());
            if self.situation != situation {
                let turn_of =
                    |it: &Option<Situation>| it.as_ref().map(|(placement, turn, ..)| (placement.clone(), *turn));
                if turn_of(&self.situation) != turn_of(&situation) {
                    self.rests.next_turn();
                }
                self.situation = situation;
                self.settle.again(now);
            }
        }
    }

    fn lever(&mut self, down: Side, standing: &Standing, presenter: &Presenter, now: Moment) -> Vec<By> {
        let Some(side) = self.named.side else {
            return self.once("board-opponent-lever", presenter, Values::new());
        };
        if side != down {
            self.pressed = false;
            return Vec::new();
        }
        let mut heard = self.reads_at_once(standing, presenter, now);
        // The scan that finds the move may end after the one that found the lever.
        self.pressed = !self.settle.is_at_rest();
        if !self.pressed {
            heard.push(self.press());
        }
        heard
    }

    fn press(&self) -> By {
        (self.whose, FromBoard::Event(EventKind::ClockPressed { by: self.whose }))
    }

    fn means(&mut self, settled: Settled, standing: &Standing, presenter: &Presenter) -> Vec<By> {
        if standing.may == May::Over {
            return Vec::new();
        }
        match settled {
            Settled::Played(made) => self.played(made, standing),
            Settled::TakenBack { plies } if standing.practice => {
                let turn = standing.position.turn();
                let seat = if plies % 2 == 0 { turn } else { !turn };
                let event = (seat, FromBoard::Event(EventKind::TakeBack));
                [vec![event; plies.div_ceil(2)], self.report()].concat()
            }
            Settled::Same => self.repeats(standing).into_iter().chain(self.report()).collect(),
            Settled::Behind { .. } | Settled::TakenBack { .. } | Settled::Differs(_) => self.report(),
            Settled::Result(kings) => {
                let result = match kings {
                    Kings::White => "white",
                    Kings::Black => "black",
                    Kings::Draw => "draw",
                };
                vec![self.tell(presenter, "board-opponent-kings", Values::new().set("result", result))]
            }
            Settled::Unfinished(unfinished) => vec![self.unfinished(unfinished, presenter)],
        }
    }

    /// The words go before the board: they are what it is compared with.
    fn played(&mut self, made: Move, standing: &Standing) -> Vec<By> {
        let words = reading::named(made).in_full();
        let kind = match standing.may {
            May::Announce => Some(EventKind::Announced { words }),
            May::Correct if self.settle.shows().as_ref() != Some(&standing.wanted) => {
                Some(EventKind::Corrected { words })
            }
            May::Correct => None,
            May::Wait | May::Over => return Vec::new(),
        };
        let event = kind.map(|kind| (self.whose, FromBoard::Event(kind)));
        event.into_iter().chain(self.report()).collect()
    }

    /// The repetition, where he has carried out what was announced.
    fn repeats(&self, standing: &Standing) -> Option<By> {
        let words = standing.owed.filter(|_| self.settle.shows().as_ref() == Some(&standing.wanted))?;
        Some((self.whose, FromBoard::Event(EventKind::Repeated { words })))
    }

    /// The referee knows this of what it shows, or nothing: the rest is told anew.
    pub fn was_reported(&mut self, known: Option<Placement>) {
        (self.reported, self.situation, self.went_on) = (known, None, true);
    }

    /// What it shows, for the referee.
    fn report(&mut self) -> Vec<By> {
        let Some(shows) = self.settle.shows() else { return Vec::new() };
        let report = match &self.reported {
            Some(reported) if *reported == shows => return Vec::new(),
            Some(_) => Report::Read { shows: shows.clone() },
            None => Report::FoundAtRest { shows: shows.clone() },
        };
        self.reported = Some(shows);
        vec![(self.whose, FromBoard::Event(EventKind::Board(report)))]
    }

    fn unfinished(&self, unfinished: Unfinished, presenter: &Presenter) -> By {
        let told = |id, values: Values<'static>| {
            presenter.tell(Channel::Hall, Earcon::Difference, id, values.color(self.whose))
        };
        let told = match unfinished {
            Unfinished::EnPassant { pawn } => told("board-opponent-en-passant", Values::new().square("square", pawn)),
            Unfinished::Promotion { pawn } => told("board-opponent-promotion", Values::new().square("square", pawn)),
            Unfinished::Castling { from, to, role } => {
                let values = Values::new().piece("piece", role.of(self.whose)).square("from", from);
                told("board-opponent-castling", values.square("to", to))
            }
        };
        (self.whose, FromBoard::Tell(told.next()))
    }

    fn fault(&mut self, fault: &Fault, presenter: &Presenter) -> Vec<By> {
        match fault {
            Fault::NotOpened(why) => self.once("board-opponent-port", presenter, Values::new().variant("why", &why)),
            Fault::NoBoard { .. } => self.once("board-opponent-none", presenter, Values::new()),
            // What was missed is read again; what is no piece of chess shows as a difference, where it hides one.
            Fault::Bad(_) | Fault::Missed | Fault::Special { .. } => Vec::new(),
        }
    }

    fn once(&mut self, id: &'static str, presenter: &Presenter, values: Values<'static>) -> Vec<By> {
        if self.told.contains(&id) {
            return Vec::new();
        }
        self.told.push(id);
        vec![self.tell(presenter, id, values)]
    }

    fn tell<'a>(&'a self, presenter: &Presenter, id: &str, values: Values<'a>) -> By {
        let all = values.color(self.whose).formed("path", |form| self.named.port(form));
        (self.whose, FromBoard::Tell(presenter.tell(Channel::Hall, Earcon::Difference, id, all).next()))
    }
}
