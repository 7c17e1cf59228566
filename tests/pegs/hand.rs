//! A blind player's hand: pegs lifted and placed in the simulator, and what was done is noted to be compared with the
//! journal.

use super::pty::{TerminalSeat, TestHome, keys};
use super::simulator::Simulator;
use shakmaty::{Chess, Color, EnPassantMode, Move, Piece, Position, Role, Square, uci::UciMove};

/// The initial position.
pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/// The player's station and his board.
pub struct PegPlayer {
    pub seat: TerminalSeat,
    pub home: TestHome,
    pub board: Simulator,
    /// What the hand did: `lifted e2 P`, `placed e4 P`.
    pub done: Vec<String>,
    pub position: Chess,
}

impl PegPlayer {
    /// A game of White, who is blind, on a board in this position: found, and begun. `None` without the simulator.
    pub fn seated(name: &str, simulated: &[&str], more: &[&str]) -> Option<PegPlayer> {
        let board = Simulator::start(&[&["--position", START], simulated].concat())?;
        let home = TestHome::new(&format!("pegs-{name}"));
        let path = board.path();
        let mut seat = TerminalSeat::silent(&home, &[&["--board", &path], more].concat());
        seat.until("White's board: connected");
        seat.until("The board is right");
        seat.say("start", &["Game begins. White's clock runs."]);
        Some(PegPlayer::at(seat, home, board))
    }

    /// Before the first move of a game on this station and this board.
    pub fn at(seat: TerminalSeat, home: TestHome, board: Simulator) -> PegPlayer {
        PegPlayer { seat, home, board, done: Vec::new(), position: Chess::default() }
    }

    /// The move of these letters, such as `e7e8q`, in the position that is reached.
    pub fn legal(&self, uci: &str) -> Move {
        uci.parse::<UciMove>().unwrap().to_move(&self.position).unwrap()
    }

    /// Takes a peg out, and waits for the program to have it.
    pub fn lift(&mut self, square: Square) {
        self.board.say(&format!("lift {square}"));
        let ways = [format!("{square} lifted: "), format!(" touched {square}: "), format!(" adjusts {square}: ")];
        let line = self.seat.until_any(&ways.each_ref().map(String::as_str)).1;
        let piece = piece(line.rsplit(": ").next().unwrap());
        self.done.push(format!("lifted {square} {}", piece.char()));
    }

    /// Puts a peg in, and waits for the program to have it.
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.board.say(&format!("put {square} {}", piece.char()));
        self.seat.until(&format!("{square} placed: "));
        self.done.push(format!("placed {square} {}", piece.char()));
    }

    /// Presses a button, and lets it go a little later.
    pub fn button(&mut self, number: u32) {
        self.board.say(&format!("press {number}"));
        self.board.say("wait 60");
        self.board.say(&format!("release {number}"));
        self.board.say("wait 60");
    }

    /// Carries out a move of his own with his hand: the captured piece first, in castling the king first.
    pub fn set(&mut self, uci: &str) {
        let by = self.position.turn();
        let legal = self.legal(uci);
        let (from, to) = (legal.from().unwrap(), legal.to());
        if let Move::Castle { king, rook } = legal {
            let side = legal.castling_side().unwrap();
            for (from, to, role) in [(king, side.king_to(by), Role::King), (rook, side.rook_to(by), Role::Rook)] {
                self.lift(from);
                self.put(to, role.of(by));
            }
            return;
        }
        if legal.is_en_passant() {
            self.lift(Square::from_coords(to.file(), from.rank()));
        } else if legal.is_capture() {
            self.lift(to);
        }
        self.lift(from);
        self.put(to, legal.promotion().unwrap_or(legal.role()).of(by));
    }

    /// His own move, set on the pegs and announced by the button, then pressed.
    pub fn own_by_button(&mut self, uci: &str) {
        self.set(uci);
        self.button(2);
        self.seat.until("The move stands: Space");
        self.pressed(uci);
    }

    /// His own move, announced in words and then set on the pegs, then pressed.
    pub fn own_by_words(&mut self, uci: &str, words: &str) {
        self.seat.line(words);
        self.seat.until("Space: clock");
        self.set(uci);
        self.seat.until("The move stands: Space");
        self.pressed(uci);
    }

    fn pressed(&mut self, uci: &str) {
        self.button(1);
        self.seat.until("Black to move.");
        self.position.play_unchecked(self.legal(uci));
    }

    /// The opponent's move: typed, pressed, and carried out on the board as the lines lead him.
    pub fn theirs(&mut self, uci: &str, words: &str) {
        self.seat.line(words);
        self.seat.until("b ");
        self.follow();
        self.seat.keys(keys::F8);
        self.seat.until("White to move.");
        self.position.play_unchecked(self.legal(uci));
    }

    /// Does what the lines say until the board is right.
    pub fn follow(&mut self) {
        loop {
            match self.seat.until_any(&["Lift ", "Place ", "The board is right"]) {
                (0, line) => {
                    let (square, _) = line.strip_prefix("Lift ").unwrap().split_once(": ").unwrap();
                    self.lift(square.parse().unwrap());
                }
                (1, line) => {
                    let (square, words) = line.strip_prefix("Place ").unwrap().split_once(": ").unwrap();
                    self.put(square.parse().unwrap(), piece(words));
                }
                _ => return,
            }
        }
    }

    /// Leaves; nothing was touched but by the hand, and nothing of it was missed, and the journal is sound.
    pub fn leaves(self) -> TestHome {
        let PegPlayer { seat, home, done, .. } = self;
        seat.quit();
        assert_eq!(journaled(&home), done, "the journal's lifts and placings, and those of the hand");
        assert!(home.run(&["verify", "journal"]).status.success());
        home
    }

    /// Leaves; the journal is sound.
    pub fn leaves_without_comparing(self) -> TestHome {
        let PegPlayer { seat, home, .. } = self;
        seat.quit();
        assert!(home.run(&["verify", "journal"]).status.success());
        home
    }

    /// What the simulated board shows.
    pub fn shown(&mut self) -> String {
        self.board.say("show");
        let line = self.board.wait_for(" show ");
        line.split_whitespace().nth(3).unwrap_or_default().to_owned()
    }
}

/// A piece as the lines name it: `black pawn`.
pub fn piece(words: &str) -> Piece {
    let (color, role) = words.trim_end_matches([' ', '>', '.']).split_once(' ').unwrap();
    let color = if color == "white" { Color::White } else { Color::Black };
    let roles = [
        ("pawn", Role::Pawn),
        ("knight", Role::Knight),
        ("bishop", Role::Bishop),
        ("rook", Role::Rook),
        ("queen", Role::Queen),
        ("king", Role::King),
    ];
    roles.into_iter().find(|(name, _)| *name == role).unwrap().1.of(color)
}

/// The placement of a position, as FENs begin.
pub fn placement(position: &Chess) -> String {
    position.to_setup(EnPassantMode::Legal).board.board_fen().to_string()
}

/// Every lift and every placing that the journal has, in order.
pub fn journaled(home: &TestHome) -> Vec<String> {
    let mut found = Vec::new();
    for (event, _) in home.entries() {
        for what in ["lifted", "placed"] {
            let report = &event["board-reported"][what];
            if let (Some(square), Some(piece)) = (report["square"].as_str(), report["piece"].as_str()) {
                found.push(format!("{what} {square} {piece}"));
            }
        }
    }
    found
}
