//! Make events and words of what a tactile board said. Nothing here is refused or waited for.
//!
//! A lift or a placing is told by the referee; here only the board's own troubles are put into words, each once until the
//! board is found again.

use crate::game::event::{EventKind, Question};
use crate::game::sensed::Report;
use crate::presentation::{Channel, Earcon, Presenter, Values};
use crate::seat::Color;
use crate::station::from_board::FromBoard;
use crate::tactile::Button;
use crate::tactile::said::{Fault, Out, Unopened};
use shakmaty::{Board as Placement, Square};

/// So many pegs that cannot be read are named one by one.
const NAMED: usize = 3;

/// After so many lines that are no frames the line itself is bad.
const NOISY: u32 = 12;

/// What was told of a board, until it is found again.
#[derive(Debug, Clone, Default)]
pub struct Ear {
    path: String,
    found: bool,
    /// What it shows, while it is there.
    shows: Option<Placement>,
    /// Whether it was there before.
    lost: bool,
    /// Pegs that cannot be read.
    unread: Vec<Square>,
    /// Lines that were no frames since it was found.
    bad: u32,
    /// The messages told already, with what makes them another message.
    told: Vec<(&'static str, &'static str)>,
}

impl Ear {
    /// For a board on this port; empty where none was named.
    pub fn new(path: String) -> Ear {
        Ear { path, ..Ear::default() }
    }

    /// The port.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Whether the board is there.
    pub fn is_found(&self) -> bool {
        self.found
    }

    /// What the board shows, while it is there.
    pub fn shows(&self) -> Option<&Placement> {
        self.shows.as_ref()
    }

    /// The board is looked for anew, and its troubles are news again.
    pub fn forget(&mut self) {
        *self = Ear::new(std::mem::take(&mut self.path));
    }

    /// What comes of this, in order. `owner` is whose board it is.
    pub fn hear(&mut self, out: Out, owner: Color, presenter: &Presenter) -> Vec<FromBoard> {
        let report = |report| vec![FromBoard::Event(EventKind::Board(report))];
        match out {
            Out::Found { shows, .. } => {
                (self.found, self.lost, self.bad) = (true, false, 0);
                self.told.clear();
                self.shows = Some(shows.clone());
                report(Report::Found { shows })
            }
            Out::Lost(_) => {
                self.forget();
                self.lost = true;
                report(Report::Lost)
            }
            Out::Read { shows } => {
                self.shows = Some(shows.clone());
                report(Report::Read { shows })
            }
            Out::Changed { square, was, now, .. } => {
                if let Some(shows) = &mut self.shows {
                    match now {
                        Some(piece) => shows.set_piece_at(square, piece),
                        None => drop(shows.remove_piece_at(square)),
                    }
                }
                let lifted = was.map(|piece| Report::Lifted { square, piece });
                let placed = now.map(|piece| Report::Placed { square, piece });
                let reports = lifted.into_iter().chain(placed);
                reports.map(|report| FromBoard::Event(EventKind::Board(report))).collect()
            }
            // A button acts when it is pressed, once, however long it is held.
            Out::Button { down: false, .. } => Vec::new(),
            Out::Button { button, down: true } => vec![FromBoard::Event(pressed(button, owner))],
            Out::Contact { square, good } => self.contact(square, good, presenter),
            Out::Fault(fault) => self.fault(&fault, presenter),
            Out::Open | Out::Close | Out::Send(_) | Out::Answer { .. } => Vec::new(),
        }
    }

    fn contact(&mut self, square: Square, good: bool, presenter: &Presenter) -> Vec<FromBoard> {
        let named = Values::new().square("square", square).yes_no("good", good);
        if good {
            self.unread.retain(|unread| *unread != square);
            // That it works again needs no ear.
            return vec![FromBoard::Tell(presenter.shown("board-contact", named))];
        }
        if self.unread.contains(&square) {
            return Vec::new();
        }
        self.unread.push(square);
        match self.unread.len() {
            count if count <= NAMED => {
                let told = presenter.tell(Channel::Private, Earcon::Difference, "board-contact", named);
                vec![FromBoard::Tell(told.next())]
            }
            _ => self.once("board-game-contacts", Some(Earcon::Difference), presenter),
        }
    }

    fn fault(&mut self, fault: &Fault, presenter: &Presenter) -> Vec<FromBoard> {
        match fault {
            // That it is gone was told.
            Fault::NotOpened(Unopened::Missing) if self.lost => Vec::new(),
            Fault::NotOpened(Unopened::Missing) => self.not_there("missing", presenter),
            Fault::NotOpened(Unopened::Denied) => self.not_there("denied", presenter),
            Fault::NotOpened(Unopened::Busy) => self.not_there("busy", presenter),
            Fault::NotOpened(Unopened::Unfit) => self.not_there("unfit", presenter),
            Fault::NoBoard { bytes: 0 } => self.not_there("nothing", presenter),
            Fault::NoBoard { .. } => self.not_there("wrong-device", presenter),
            Fault::OtherBoard(_) => self.not_there("other", presenter),
            Fault::Restarted { by } => {
                const KNOWN: [&str; 4] = ["power", "pin", "brownout", "watchdog"];
                let by = KNOWN.into_iter().find(|known| known == by).unwrap_or("other");
                let earcon = Some(Earcon::Difference);
                self.once_with(("board-restarted", by), earcon, presenter, Values::new().set("by", by))
            }
            Fault::Bad(_) if self.found => {
                self.bad += 1;
                let noisy = self.bad >= NOISY;
                if noisy { self.once("board-game-noise", Some(Earcon::Difference), presenter) } else { Vec::new() }
            }
            // What was missed is found in the snapshot; a refused tone is no trouble of the player's.
            Fault::Bad(_) | Fault::Missed | Fault::Refused { .. } => Vec::new(),
        }
    }

    /// Why the board cannot be used yet.
    fn not_there(&mut self, why: &'static str, presenter: &Presenter) -> Vec<FromBoard> {
        let values = Values::new().set("path", self.path.clone()).set("why", why);
        self.once_with(("board-game-fault", why), Some(Earcon::PortLost), presenter, values)
    }

    /// Told once until the board is found again.
    fn once(&mut self, id: &'static str, earcon: Option<Earcon>, presenter: &Presenter) -> Vec<FromBoard> {
        let path = self.path.clone();
        self.once_with((id, ""), earcon, presenter, Values::new().set("path", path))
    }

    fn once_with(
        &mut self,
        what: (&'static str, &'static str),
        earcon: Option<Earcon>,
        presenter: &Presenter,
        values: Values<'_>,
    ) -> Vec<FromBoard> {
        if self.told.contains(&what) {
            return Vec::new();
        }
        self.told.push(what);
        vec![FromBoard::Tell(presenter.tell(Channel::Private, earcon, what.0, values).next())]
    }
}

fn pressed(button: Button, owner: Color) -> EventKind {
    match button {
        Button::Clock => EventKind::ClockPressed { by: owner },
        Button::Announce => EventKind::AnnounceAsked,
        Button::Repeat => EventKind::AgainAsked,
        Button::Query => EventKind::Asked { question: Question::LastSquare },
    }
}
