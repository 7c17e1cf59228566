//! Hands on a sensed board, for the tables of `table.rs`.
//!
//! `pegs -e2 +e4` lifts what stands on e2 and puts it on e4; `+e8:N` puts a knight there, from the hand or the box;
//! `-d5 +d5:P` is a direct swap. `found` and `read` take a board as the first field of a FEN, or nothing for the course.

use super::{RefereeTable, flat, squares_of};
use ansage_game::effect::{Audience, Effect, EffectKind};
use ansage_game::event::{EventKind, EventSource};
use ansage_game::hands::CONTACT;
use ansage_game::moment::Moment;
use ansage_game::refusal::{MissingCondition, Refusal};
use ansage_game::seat::{ByColor, Color, Seat, color_name};
use ansage_game::sensed::{BoardReport, GuideStep, SensedEffect};
use ansage_game::touch::TouchKind;
use shakmaty::{Board, Piece, Square};

impl RefereeTable {
    /// White's board is found, showing this; the course where nothing is said.
    pub fn found(&mut self, shows: &str) -> &mut RefereeTable {
        let shows = self.placement(shows);
        self.report(Seat::White, BoardReport::Found { shows })
    }

    /// White's board does not answer any more.
    pub fn lost(&mut self) -> &mut RefereeTable {
        self.report(Seat::White, BoardReport::Lost)
    }

    /// White's board was read again.
    pub fn read(&mut self, shows: &str) -> &mut RefereeTable {
        let shows = self.placement(shows);
        self.report(Seat::White, BoardReport::Reread { shows })
    }

    /// White's announce button.
    pub fn announce_pegs(&mut self) -> &mut RefereeTable {
        self.send_by(EventSource::Board, Seat::White, EventKind::AnnounceButtonPressed)
    }

    /// White's hands; what is told is all that they brought about.
    pub fn hands(&mut self, what: &str) -> &mut RefereeTable {
        self.hands_of(Seat::White, what)
    }

    /// A player's hands.
    pub fn hands_of(&mut self, seat: Seat, what: &str) -> &mut RefereeTable {
        let blind = self.referee.terms().blind_players();
        let mut told = Vec::new();
        let mut acts = what.split_whitespace().peekable();
        while let Some(act) = acts.next() {
            let (verb, rest) = act.split_at(1);
            let square: Square = rest[..2].parse().expect("a square");
            let report = match verb {
                "-" => BoardReport::Lifted { square, piece: self.standing(seat, square) },
                "+" => {
                    let named = rest.get(3..).and_then(|piece| Piece::from_char(piece.chars().next()?));
                    let piece = named.or_else(|| self.in_hand(seat)).expect("a piece in the hand");
                    BoardReport::Placed { square, piece }
                }
                _ => panic!("no hands do {act:?}"),
            };
            self.report(seat, report);
            told.append(&mut self.told);
            // A piece that is held, or put back, was lifted by a hand: it is off longer than a contact.
            if verb == "-"
                && seat.color().is_some_and(|color| *blind.get(color))
                && acts.peek().is_none_or(|next| *next == format!("+{rest}"))
            {
                self.after(CONTACT.as_millis());
                self.send_by(EventSource::Clock, seat, EventKind::DeadlineReached);
                told.append(&mut self.told);
            }
        }
        // The cue of the hand is the player's own: tests/hands has it.
        told.retain(|effect| !is_cue_of_touch(effect, blind));
        self.told = told;
        self
    }

    /// A sensed board reports.
    pub fn report(&mut self, seat: Seat, report: BoardReport) -> &mut RefereeTable {
        let linked = self.referee.view(Moment::from_millis(self.now)).links.black.has_own_station();
        let port = match seat {
            Seat::White => EventSource::Board,
            _ if linked => self.link(),
            _ => EventSource::EBoard,
        };
        self.send_by(port, seat, EventKind::BoardReported(report))
    }

    /// What White's pegs show, as the first field of a FEN.
    pub fn shows(&self) -> String {
        self.pegs_of(Seat::White).board_fen().to_string()
    }

    /// One of these acts, or of those over a link, if it is one.
    pub fn pegs_act(&mut self, act: &str) -> bool {
        let (verb, rest) = act.split_once(' ').unwrap_or((act, ""));
        match verb {
            "pegs" => self.hands(rest),
            "found" => self.found(rest),
            "lost" => self.lost(),
            "read" => self.read(rest),
            "announce" => self.announce_pegs(),
            "B:" => {
                let (verb, rest) = rest.split_once(' ').unwrap_or((rest, ""));
                let shows = self.placement(rest);
                match verb {
                    // At a station of his own the hands of a sighted player are on a screen.
                    "found" if self.referee.view(ansage_game::moment::Moment::START).links.black.has_own_station() => {
                        self.report(Seat::Black, BoardReport::Found { shows })
                    }
                    "found" | "found-at-rest" => self.report(Seat::Black, BoardReport::FoundAtRest { shows }),
                    "read" => self.report(Seat::Black, BoardReport::Reread { shows }),
                    "at-press" => self.report(Seat::Black, BoardReport::ShownAtPress { shows }),
                    _ => self.report(Seat::Black, BoardReport::Lost),
                }
            }
            _ => return self.link_act(act),
        };
        true
    }

    /// A board by its FEN, or by moves of hands from the course: `e2e4`.
    fn placement(&self, text: &str) -> Board {
        let course = self.referee.view(Moment::from_millis(self.now)).course;
        let mut placement = shakmaty::Position::board(&course).clone();
        if text.contains('/') {
            return Board::from_ascii_board_fen(text.as_bytes()).expect("a board");
        }
        for hands in text.split_whitespace() {
            let square = |at: std::ops::Range<usize>| hands[at].parse::<Square>().expect("a square");
            let piece = placement.remove_piece_at(square(0..2));
            if let (Some(piece), 4) = (piece, hands.len()) {
                placement.set_piece_at(square(2..4), piece);
            }
        }
        placement
    }

    fn pegs_of(&self, seat: Seat) -> Board {
        let view = self.referee.view(Moment::from_millis(self.now));
        let color = seat.color().unwrap_or(Color::White);
        view.boards.get(color).as_present_sensed_board().map_or_else(Board::empty, |sensed| sensed.shows.clone())
    }

    fn standing(&self, seat: Seat, square: Square) -> Piece {
        self.pegs_of(seat).piece_at(square).unwrap_or_else(|| panic!("no piece on {square}"))
    }

    /// The piece lifted last that was not put down again.
    fn in_hand(&self, seat: Seat) -> Option<Piece> {
        let mut hand = Vec::new();
        for event in self.events.iter().filter(|event| event.seat == seat) {
            match &event.kind {
                EventKind::BoardReported(BoardReport::Lifted { piece, .. }) => hand.push(*piece),
                EventKind::BoardReported(BoardReport::Placed { piece, .. }) => {
                    if let Some(index) = hand.iter().rposition(|held| held == piece) {
                        hand.remove(index);
                    }
                }
                _ => {}
            }
        }
        hand.pop()
    }
}

fn is_cue_of_touch(effect: &Effect, blind: ByColor<bool>) -> bool {
    let EffectKind::BoardSensed(SensedEffect::Lifted { player, sense, .. }) = effect.kind else { return false };
    let touch = matches!(sense, Some(TouchKind::Deliberate | TouchKind::Adjusting));
    touch && *blind.get(player) && effect.to == Audience::Seat(player)
}

/// What a sensed board brings about, in short.
pub fn brief(pegs: &SensedEffect) -> String {
    let name = |color: &Color| color_name(*color);
    match pegs {
        SensedEffect::Found { owner: whose, again } => {
            format!("{}'s board found{}", name(whose), if *again { " again" } else { "" })
        }
        SensedEffect::SwitchedOff { owner: whose } => format!("{}'s board laid aside", name(whose)),
        SensedEffect::Lost { owner: whose } => format!("{}'s board lost", name(whose)),
        SensedEffect::Lifted { player: by, square, piece, sense } => match sense {
            Some(TouchKind::Deliberate) => format!("{} touched {} {square}", name(by), piece.char()),
            Some(TouchKind::Adjusting) => format!("{} adjusts {} {square}", name(by), piece.char()),
            Some(TouchKind::CarryingOut) => format!("lifted {} {square} for another", piece.char()),
            None => format!("lifted {} {square}", piece.char()),
        },
        SensedEffect::Placed { square, piece, right, .. } => {
            let right = right.map_or("", |right| if right { " right" } else { " wrong" });
            format!("placed {} {square}{right}", piece.char())
        }
        SensedEffect::Guided { step: GuideStep::Lift { square, piece }, .. } => {
            format!("lift {} {square}", piece.char())
        }
        SensedEffect::Guided { step: GuideStep::Place { square, piece }, .. } => {
            format!("put {} {square}", piece.char())
        }
        SensedEffect::WrongSquares { squares, .. } => format!("wrong {}", squares_of(squares)),
        SensedEffect::Agrees { own_move, .. } => if *own_move { "own move stands" } else { "stands" }.into(),
        SensedEffect::PegsDiffer { player: by, announced, squares, beside_move } => {
            let beside = if *beside_move { ", not of it," } else { "," };
            format!("{} announced {}{beside} pegs show {}", name(by), announced.named, squares_of(squares))
        }
        SensedEffect::Disturbed { owner: whose, out } => format!("{}'s board disturbed {out}", name(whose)),
        SensedEffect::Contact { square, good, .. } => {
            format!("{square} {}", if *good { "reads again" } else { "cannot be read" })
        }
        SensedEffect::RookLiftedFirst { player: by } => format!("rook first by {}", name(by)),
        SensedEffect::ShownAtPress { player: by, squares } => {
            format!("{} pressed showing {}", name(by), squares_of(squares))
        }
        SensedEffect::PieceRested { square, piece, rested, .. } => {
            format!("{} {square} rested {rested:?}", piece.char())
        }
        SensedEffect::PieceAway { square, piece, away, .. } => format!("{} {square} away {away:?}", piece.char()),
    }
}

/// A refusal in short.
pub fn refused(refusal: &Refusal) -> String {
    match refusal {
        Refusal::NotMade(MissingCondition::Pegs { squares }) => format!("refused not-made {}", squares_of(squares)),
        Refusal::PegsFitNoLegalMove { squares } => format!("refused pegs-fit-no-legal-move {}", squares_of(squares)),
        refusal => format!("refused {}", flat(&serde_json::to_value(refusal).expect("plain data"))),
    }
}
