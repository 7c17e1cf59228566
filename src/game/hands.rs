//! The acts of a player's hands, in order, from the changes of the squares of a board or a screen.
//!
//! [`HandTracker`] follows one board in one player's turn, in the time of the game. It is fed with each piece that leaves a
//! square or comes to one, whatever reports it: pegs, an electronic board, a screen. A lift is an act as soon as it is
//! counted: after [`CONTACT`], or by another act of the same hands. A piece that is back on its square before that was never
//! out: a contact. It owes nothing (D.2.2) and is kept with its length for the arbiter.
//!
//! A board sees rest, not release (4.7). What a piece did between two squares is returned with its length, and judged by
//! people.

use crate::code;
use crate::moment::{Moment, Span};
use crate::touch::TouchKind;
use serde::{Deserialize, Serialize};
use shakmaty::{Piece, Square};

/// A gap shorter than this with the same piece back is a contact of the board, not a hand.
pub const CONTACT: Span = Span::from_millis(300);

/// One act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HandAct {
    /// A piece was taken from where it was before this turn.
    Lifted {
        /// Its square.
        square: Square,
        /// The piece.
        piece: Piece,
        /// In which sense the lift counts, if it counts.
        sense: Option<TouchKind>,
    },
    /// A piece was set down on another square.
    SetDown {
        /// That square.
        square: Square,
        /// The piece.
        piece: Piece,
    },
    /// A piece that had rested where it was set down was moved on.
    MovedOn {
        /// The square that it left.
        square: Square,
        /// The piece.
        piece: Piece,
        /// How long it rested there.
        rested: Span,
    },
    /// A piece is back on the square from which it was lifted.
    PutBack {
        /// Its square.
        square: Square,
        /// The piece.
        piece: Piece,
        /// How long it was off.
        away: Span,
    },
    /// The same, so soon that no hand did it.
    Contact {
        /// Its square.
        square: Square,
        /// The piece.
        piece: Piece,
        /// The length of the gap.
        away: Span,
    },
}

/// A piece that is off its square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct LiftedPiece {
    #[serde(with = "code")]
    square: Square,
    #[serde(with = "code")]
    piece: Piece,
    at: Moment,
    /// Since when it had rested there, where it was set down in this turn.
    since: Option<Moment>,
    sense: Option<TouchKind>,
    counted: bool,
}

impl LiftedPiece {
    fn to_act(self) -> HandAct {
        let LiftedPiece { square, piece, at, since, sense, .. } = self;
        match since {
            Some(since) => HandAct::MovedOn { square, piece, rested: at - since },
            None => HandAct::Lifted { square, piece, sense },
        }
    }
}

/// A piece that was set down in this turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct RestingPiece {
    #[serde(with = "code")]
    square: Square,
    #[serde(with = "code")]
    piece: Piece,
    since: Moment,
}

/// What the hands at one board have done in a turn.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandTracker {
    lifted: Vec<LiftedPiece>,
    resting: Vec<RestingPiece>,
}

impl HandTracker {
    /// Another turn begins: what is on the board now was there before it.
    pub fn begin_turn(&mut self) {
        *self = HandTracker::default();
    }

    /// Whether the hands have done nothing in this turn.
    pub fn is_empty(&self) -> bool {
        *self == HandTracker::default()
    }

    /// A piece leaves its square. `sense` is the sense in which that is a touch if it is counted.
    pub fn lift(&mut self, square: Square, piece: Piece, sense: Option<TouchKind>, at: Moment) {
        let rested = self.resting.iter().position(|resting| resting.square == square);
        let since = rested.map(|index| self.resting.remove(index)).filter(|resting| resting.piece == piece);
        let since = since.map(|resting| resting.since);
        if since.is_none() {
            // It is on its square again, and no report has told how: that lift is over.
            self.lifted.retain(|lifted| (lifted.square, lifted.piece) != (square, piece) || lifted.since.is_some());
        }
        self.lifted.push(LiftedPiece { square, piece, at, since, sense, counted: false });
    }

    /// A piece comes to a square, and `moves` where a move of the player's may end there. Before a piece is set down anew,
    /// [`HandTracker::count_all`] counts every lift.
    pub fn put(&mut self, square: Square, piece: Piece, moves: bool, at: Moment) -> Option<HandAct> {
        let Some(lifted) = self.take_lifted(square, piece) else {
            return moves.then(|| self.set_down(square, piece, at));
        };
        let away = at - lifted.at;
        if !lifted.counted && away < CONTACT {
            // It never left: what had rested there rests on.
            self.resting.extend(lifted.since.map(|since| RestingPiece { square, piece, since }));
            return Some(HandAct::Contact { square, piece, away });
        }
        Some(match lifted.since {
            None => HandAct::PutBack { square, piece, away },
            Some(_) => self.set_down(square, piece, at),
        })
    }

    fn set_down(&mut self, square: Square, piece: Piece, at: Moment) -> HandAct {
        self.resting.push(RestingPiece { square, piece, since: at });
        HandAct::SetDown { square, piece }
    }

    /// Returns `true` if this piece, put on this square, would be the contact of a lift that is not counted.
    pub fn is_contact(&self, square: Square, piece: Piece, at: Moment) -> bool {
        let same = |lifted: &LiftedPiece| lifted.square == square && lifted.piece == piece && !lifted.counted;
        self.lifted.iter().rfind(|lifted| same(lifted)).is_some_and(|lifted| at - lifted.at < CONTACT)
    }

    fn take_lifted(&mut self, square: Square, piece: Piece) -> Option<LiftedPiece> {
        let index = self.lifted.iter().rposition(|lifted| lifted.square == square && lifted.piece == piece)?;
        Some(self.lifted.remove(index))
    }

    /// When the first lift that is not counted is counted by time.
    pub fn deadline(&self) -> Option<Moment> {
        self.lifted.iter().filter(|lifted| !lifted.counted).map(|lifted| lifted.at + CONTACT).min()
    }

    /// Counts the lifts that are [`CONTACT`] old, in order.
    pub fn count_due(&mut self, at: Moment) -> Vec<HandAct> {
        self.count(|lifted| lifted.at + CONTACT <= at)
    }

    /// Counts every lift: the hands have done something else.
    pub fn count_all(&mut self) -> Vec<HandAct> {
        self.count(|_| true)
    }

    fn count(&mut self, is_due: impl Fn(&LiftedPiece) -> bool) -> Vec<HandAct> {
        let due = self.lifted.iter_mut().filter(|lifted| !lifted.counted && is_due(lifted));
        due.map(|lifted| {
            lifted.counted = true;
            lifted.to_act()
        })
        .collect()
    }

    /// When the piece that is off this square since this turn began was lifted.
    pub fn lifted_at(&self, square: Square) -> Option<Moment> {
        self.lifted.iter().find(|lifted| lifted.square == square && lifted.since.is_none()).map(|lifted| lifted.at)
    }

    /// Since when a piece rests on this square, where it was set down in this turn.
    pub fn resting_since(&self, square: Square) -> Option<Moment> {
        self.resting.iter().find(|resting| resting.square == square).map(|resting| resting.since)
    }
}
