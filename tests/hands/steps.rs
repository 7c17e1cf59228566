//! What hands do to a board: lift, put, lay aside, take from the box; on wood and on a screen.

use super::places::{HandsTable, PlayPlace};
use ansage_devices::report::DeviceReport;
use ansage_seats::sighted::MouseAct;
use ansage_seats::sighted::layout::ScreenSpot;
use shakmaty::{Piece, Square};

/// How long a hand takes from one square to the next.
const HAND_MS: u64 = 150;

impl HandsTable {
    /// A piece is out of its square for just so long.
    pub fn gap(&mut self, square: Square, millis: u64) -> &mut HandsTable {
        let piece = self.wood.piece_at(square);
        self.change(square, None);
        self.pass(millis);
        self.change(square, piece);
        self.pass(1_000)
    }

    /// A contact of the board breaks: what changes there is told no more.
    pub fn break_contact(&mut self, square: Square) {
        self.broken.push(square);
        self.device(DeviceReport::Contact { square, good: false });
    }

    /// It is whole again, and the square is read.
    pub fn mend_contact(&mut self, square: Square) {
        self.broken.retain(|broken| *broken != square);
        self.device(DeviceReport::Contact { square, good: true });
        self.device(DeviceReport::Read { shows: self.wood.clone() });
    }

    fn change(&mut self, square: Square, now: Option<Piece>) {
        let was = self.wood.piece_at(square);
        match now {
            Some(piece) => self.wood.set_piece_at(square, piece),
            None => self.wood.discard_piece_at(square),
        }
        if !self.broken.contains(&square) {
            self.device(DeviceReport::Changed { square, was, now, ms: None });
        }
    }

    fn mouse(&mut self, spot: ScreenSpot, what: MouseAct) {
        let (view, at) = (self.view(), self.now());
        let Some(screen) = &mut self.screen else { return };
        let done = screen.handle_mouse_at_spot(what, Some(spot), &view, at);
        self.take(done);
    }

    fn click(&mut self, spot: ScreenSpot) {
        self.mouse(spot, MouseAct::Down);
        self.mouse(spot, MouseAct::Up);
    }

    fn lift(&mut self, square: Square) {
        self.held.extend(self.wood.piece_at(square));
        match self.place {
            PlayPlace::Screen => {
                self.wood.discard_piece_at(square);
                self.click(ScreenSpot::Square(square));
            }
            _ => self.change(square, None),
        }
        self.pass(HAND_MS);
    }

    fn put(&mut self, square: Square) {
        let Some(piece) = self.held.pop() else { panic!("nothing is held for {square}") };
        match self.place {
            PlayPlace::Screen => {
                self.wood.set_piece_at(square, piece);
                self.click(ScreenSpot::Square(square));
            }
            _ => self.change(square, Some(piece)),
        }
        self.pass(HAND_MS);
    }

    /// What is in the hand is laid beside the board.
    fn lay_aside(&mut self) {
        let piece = self.held.pop();
        if let (PlayPlace::Screen, Some(piece)) = (self.place, piece) {
            self.mouse(ScreenSpot::Aside(piece), MouseAct::Aside);
        }
        self.pass(HAND_MS);
    }

    /// A piece from the box.
    fn fetch(&mut self, piece: Piece) {
        self.held.push(piece);
        if self.place == PlayPlace::Screen {
            self.click(ScreenSpot::Aside(piece));
        }
        self.pass(HAND_MS);
    }

    /// Hands: `e7e5` carries a piece, `e4-` takes one off, `a1+q` puts one from the box, `e7^` lifts one, `e5v` puts it,
    /// `~800` waits.
    pub fn hands(&mut self, what: &str) -> &mut HandsTable {
        for step in what.split_whitespace() {
            if let Some(millis) = step.strip_prefix('~') {
                self.pass(millis.parse().expect("milliseconds"));
                continue;
            }
            let square: Square = step[..2].parse().expect("a square");
            let rest = &step[2..];
            match (rest, rest.strip_prefix('+').and_then(|piece| piece.chars().next())) {
                (_, Some(piece)) => {
                    self.fetch(Piece::from_char(piece).expect("a piece"));
                    self.put(square);
                }
                ("-", _) => {
                    self.lift(square);
                    self.lay_aside();
                }
                ("^", _) => self.lift(square),
                ("v", _) => self.put(square),
                (to, _) => {
                    self.lift(square);
                    self.put(to.parse().expect("a square"));
                }
            }
        }
        self
    }
}
