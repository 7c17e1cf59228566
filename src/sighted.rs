//! Be the sighted player's board: his own hands on his own pieces, on a screen of his own (D.2.1, D.2.4).
//!
//! [`Model`] is pure: keys, clicks and typed lines in, a list of [`Do`]s out; [`Model::draw`] puts it into a buffer of
//! cells. The terminal is the driver's.
//!
//! His board is his. Nothing is filled in: what the opponent announces stands on it only when his own hand has put it
//! there, and may differ, or the comparison of D.2.1 would compare nothing. In the same way a move of his own is what his
//! hands have made of the position, legal or not.

pub mod look;

pub use crate::key::Key;
pub use look::{Look, Pieces, Theme};

use crate::game::event::EventKind;
use crate::game::joining::Capacity;
use crate::game::view::View;
use crate::moment::{Moment, Span};
use crate::presentation::{Presenter, Told};
use crate::seat::{ByColor, Color};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// What the board is made for.
#[derive(Debug, Clone)]
pub struct Setup {
    /// The words: lines in the language of this station, announcements in that of the hall.
    pub presenter: Presenter,
    /// Whose board it is; `None` for somebody who only looks on.
    pub seat: Option<Color>,
    /// In which capacity he sits here.
    pub capacity: Capacity,
    /// Which players are blind.
    pub blind: ByColor<bool>,
    /// How it looks at first.
    pub look: Look,
}

/// What the mouse did, in cells from the upper left corner of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mouse {
    /// The column, from 0.
    pub column: u16,
    /// The row, from 0.
    pub row: u16,
    /// What it did there.
    pub what: Button,
}

/// What a button of the mouse did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Button {
    /// The left button went down.
    Down,
    /// The left button came up: where the piece was dragged to.
    Up,
    /// Another button went down: the piece in the hand is laid beside the board.
    Aside,
}

/// The link to the host, as it is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct LinkShown {
    /// Whether the host answers.
    pub there: bool,
    /// The time there and back, where it was measured.
    pub delay: Option<Span>,
    /// Acts of this board that the host has not taken down yet.
    pub unsent: usize,
}

/// What is to be done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Do {
    /// This act of the board's seat goes to the host, in this order.
    Act(EventKind),
    /// This is shown already, and may be spoken, or printed where there is no screen.
    Tell(Told),
    /// The player leaves this station. He was asked.
    Quit,
}

/// The board of one player, or of one who looks on.
#[derive(Debug, Clone)]
pub struct Model {
    setup: Setup,
    link: LinkShown,
}

impl Model {
    /// A board of which nothing is known yet.
    pub fn new(setup: Setup) -> Model {
        Model { setup, link: LinkShown::default() }
    }

    /// A new view of the game came from the host. The first one sets the board up; to be called before any key.
    pub fn see(&mut self, view: &View) -> Vec<Do> {
        let _ = view;
        Vec::new()
    }

    /// A key.
    pub fn key(&mut self, key: Key, view: &View, now: Moment) -> Vec<Do> {
        let _ = (key, view, now);
        Vec::new()
    }

    /// The mouse. Where it is on the board follows from the last drawing.
    pub fn mouse(&mut self, mouse: Mouse, view: &View, now: Moment) -> Vec<Do> {
        let _ = (mouse, view, now);
        Vec::new()
    }

    /// A whole typed line, as from a pipe.
    pub fn line(&mut self, line: &str, view: &View) -> Vec<Do> {
        let _ = (line, view);
        Vec::new()
    }

    /// Something was told to everybody, or to this seat: it is shown.
    pub fn heard(&mut self, told: &Told) {
        let _ = told;
    }

    /// The link stands so.
    pub fn link(&mut self, link: LinkShown) {
        self.link = link;
    }

    /// Draws everything into this area.
    pub fn draw(&mut self, view: &View, area: Rect, buffer: &mut Buffer) {
        let _ = (view, area, buffer, &self.setup);
    }

    /// The same as lines of text, for where there is no terminal.
    pub fn plain(&self, view: &View) -> String {
        let _ = (view, &self.setup);
        String::new()
    }
}
