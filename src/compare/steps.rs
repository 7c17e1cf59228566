//! Name the fewest things hands must do to make one board show what another shows.
//!
//! Pieces of one kind are alike, so each goes to the nearest square that wants one; what is left over is taken off, and
//! what is wanting comes from beside the board. A piece goes only to a square that is empty by then. Where pieces have
//! changed places in a ring, one of them is set aside first and put down last; that costs one step more, and only where
//! no ring can be opened by letting two pieces of one kind change roles.
//!
//! ```
//! use ansage_compare::steps::fewest_hand_steps;
//! use shakmaty::Board;
//! let shows = Board::from_ascii_board_fen(b"4k3/8/8/8/8/8/8/RN2K3").unwrap();
//! let wanted = Board::from_ascii_board_fen(b"4k3/8/8/8/8/8/8/NR2K3").unwrap();
//! let told: Vec<String> = fewest_hand_steps(&shows, &wanted).iter().map(ToString::to_string).collect();
//! assert_eq!(told, ["remove white rook a1", "move white knight b1 a1", "place white rook b1"]);
//! ```

use ansage_game::board::differences;
use ansage_game::seat::color_name;
use ansage_words::locale::message::role_key;
use shakmaty::{Board, Color, Piece, Role, Square};
use std::fmt;

/// One thing hands do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum HandStep {
    /// Take a piece off the board; it is set down again only where a later step says so.
    Remove {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
    /// Move a piece to an empty square.
    Move {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// Put a piece from beside the board on an empty square.
    Place {
        /// The piece.
        piece: Piece,
        /// Where it goes.
        square: Square,
    },
}

impl fmt::Display for HandStep {
    /// As `--json` writes it, with English names: `remove black queen d6`, `move black knight e4 d6`,
    /// `place white rook b1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = |piece: Piece| format!("{} {}", color_name(piece.color), role_key(piece.role));
        match *self {
            HandStep::Remove { piece, square } => write!(f, "remove {} {square}", named(piece)),
            HandStep::Move { piece, from, to } => write!(f, "move {} {from} {to}", named(piece)),
            HandStep::Place { piece, square } => write!(f, "place {} {square}", named(piece)),
        }
    }
}

/// Where the piece of a square goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PieceDestination {
    /// To another square.
    To(Square),
    /// Beside the board.
    Off,
}

/// One differing square: where its piece goes, and where the piece comes from that it wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct SquareChange {
    shows: Option<Piece>,
    wants: Option<Piece>,
    goes: Option<PieceDestination>,
    comes: Option<Square>,
}

/// The fewest steps from what a board shows to what it is to show, in an order in which each can be done.
pub fn fewest_hand_steps(shows: &Board, wanted: &Board) -> Vec<HandStep> {
    let mut plan = PieceRoutes { places: [SquareChange::default(); 64], squares: Vec::new() };
    for differing in differences(shows, wanted) {
        plan.squares.push(differing.square);
        plan.places[usize::from(differing.square)] =
            SquareChange { shows: differing.shows, wants: differing.announced, ..SquareChange::default() };
    }
    for color in Color::ALL {
        for role in Role::ALL {
            plan.pair(Piece { color, role });
        }
    }
    plan.open_rings();
    plan.walk()
}

/// Who goes where.
struct PieceRoutes {
    places: [SquareChange; 64],
    squares: Vec<Square>,
}

impl PieceRoutes {
    fn at(&self, square: Square) -> SquareChange {
        self.places[usize::from(square)]
    }

    fn send(&mut self, from: Square, to: Square) {
        self.places[usize::from(from)].goes = Some(PieceDestination::To(to));
        self.places[usize::from(to)].comes = Some(from);
    }

    /// Lets the pieces of one kind go to the squares that want one, the shortest way first.
    fn pair(&mut self, kind: Piece) {
        let having = |wanted: bool| {
            let there = |place: SquareChange| if wanted { place.wants } else { place.shows };
            self.squares.iter().copied().filter(|square| there(self.at(*square)) == Some(kind)).collect::<Vec<_>>()
        };
        let (sources, targets) = (having(false), having(true));
        let mut ways: Vec<(u32, Square, Square)> =
            sources.iter().flat_map(|from| targets.iter().map(|to| (from.distance(*to), *from, *to))).collect();
        ways.sort_unstable();
        for (_, from, to) in ways {
            if self.at(from).goes.is_none() && self.at(to).comes.is_none() {
                self.send(from, to);
            }
        }
        for from in sources {
            self.places[usize::from(from)].goes.get_or_insert(PieceDestination::Off);
        }
    }

    /// The squares of the ring that this square is in; `None` where its chain of moves has an end.
    fn ring(&self, start: Square) -> Option<Vec<Square>> {
        let mut ring = vec![start];
        let mut here = start;
        while let Some(PieceDestination::To(next)) = self.at(here).goes {
            if next == start {
                return Some(ring);
            }
            ring.push(next);
            here = next;
        }
        None
    }

    /// A ring costs a step more. It is opened where a piece of a kind in it also goes, or comes, elsewhere: the two change
    /// roles, and the ring becomes part of the other chain. Each change leaves a ring less.
    fn open_rings(&mut self) {
        while self.squares.clone().into_iter().any(|square| self.open(square)) {}
    }

    fn open(&mut self, start: Square) -> bool {
        let Some(ring) = self.ring(start) else { return false };
        for from in &ring {
            let SquareChange { shows: Some(kind), goes: Some(PieceDestination::To(to)), .. } = self.at(*from) else {
                continue;
            };
            for other in self.squares.clone() {
                if ring.contains(&other) {
                    continue;
                }
                let place = self.at(other);
                if place.shows == Some(kind) {
                    match place.goes {
                        Some(PieceDestination::To(there)) => self.send(*from, there),
                        _ => self.places[usize::from(*from)].goes = Some(PieceDestination::Off),
                    }
                    self.send(other, to);
                    return true;
                }
                if place.wants == Some(kind) && place.comes.is_none() {
                    self.send(*from, other);
                    self.places[usize::from(to)].comes = None;
                    return true;
                }
            }
        }
        false
    }

    /// Every chain from its end: first the piece that can go, then the one that wants its square.
    fn walk(&self) -> Vec<HandStep> {
        let mut chains: Vec<Vec<HandStep>> = Vec::new();
        let mut done = [false; 64];
        for square in &self.squares {
            let place = self.at(*square);
            if !matches!(place.goes, Some(PieceDestination::To(_))) {
                chains.push(self.chain(*square, &mut done));
            }
        }
        for square in &self.squares {
            if !done[usize::from(*square)] {
                chains.push(self.chain(*square, &mut done));
            }
        }
        let first = |chain: &Vec<HandStep>| match chain.first() {
            Some(HandStep::Remove { .. }) => 0,
            Some(HandStep::Move { .. }) => 1,
            _ => 2,
        };
        chains.sort_by_key(first);
        chains.concat()
    }

    /// The chain that ends on this square: it is empty, or its piece goes off, or the ring is opened here.
    fn chain(&self, end: Square, done: &mut [bool; 64]) -> Vec<HandStep> {
        let mut chain = Vec::new();
        if let Some(piece) = self.at(end).shows {
            chain.push(HandStep::Remove { piece, square: end });
        }
        let mut here = end;
        loop {
            done[usize::from(here)] = true;
            let place = self.at(here);
            match (place.wants, place.comes) {
                (Some(piece), Some(from)) if from == end => {
                    chain.push(HandStep::Place { piece, square: here });
                    return chain;
                }
                (Some(piece), Some(from)) => {
                    chain.push(HandStep::Move { piece, from, to: here });
                    here = from;
                }
                (Some(piece), None) => {
                    chain.push(HandStep::Place { piece, square: here });
                    return chain;
                }
                (None, _) => return chain,
            }
        }
    }
}
