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

pub use standing::BoardState;

use super::followed::{DeviceOutcome, FollowedDevice};
use super::inbox::InboxSender;
use super::timepiece::Timepiece;
use ansage_devices::dgt::clock::{ClockSide, ClockTimes};
use ansage_devices::driver::DeviceKind;
use ansage_devices::report::DeviceReport;
use ansage_devices::settle::{RestDetector, RestingBoard};
use ansage_game::event::{EventKind, EventSource};
use ansage_game::hands::{HandAct, HandTracker};
use ansage_game::moment::{Moment, Span};
use ansage_game::reading;
use ansage_game::seat::{Color, color_name};
use ansage_game::sensed::BoardReport;
use ansage_game::shapes::{KingsSignal, MoveScope, PartialMove};
use ansage_words::presentation::{Earcon, MessageValues, Presenter};
use shakmaty::{Board as Placement, Move, Piece, Position, Square};
use standing::{MovePermission, Situation};

/// So long after a press what the board shows still belongs to it: two full scans of the board, and their way.
const AT_PRESS: Span = Span::from_millis(1_000);

/// One scan of the board, and its way.
const SCAN: Span = Span::from_millis(250);

/// What is shorter is a slide or a contact, and is not reported: two scans of the board.
const SHORTEST: Span = Span::from_millis(500);

/// A board as it is named on the command line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedBoard {
    /// Its port.
    pub path: String,
    /// Its owner's side of the clock beside it, where the lever is to count.
    pub side: Option<ClockSide>,
}

impl NamedBoard {
    /// Reads `dgt:PORT` or `dgt:PORT,left`; `None` for anything else.
    pub fn parse(text: &str) -> Option<NamedBoard> {
        let rest = text.strip_prefix("dgt:")?;
        let (path, side) = match rest.rsplit_once(',') {
            Some((path, "left")) => (path, Some(ClockSide::Left)),
            Some((path, "right")) => (path, Some(ClockSide::Right)),
            Some(_) => return None,
            None => (rest, None),
        };
        (!path.trim().is_empty()).then(|| NamedBoard { path: path.to_owned(), side })
    }
}

/// The board.
#[derive(Debug)]
pub struct ElectronicBoard {
    /// How it is followed.
    pub follow: FollowedDevice,
    /// Its owner's side of the clock beside it, where the lever counts.
    side: Option<ClockSide>,
    settle: RestDetector,
    /// What the referee knows of it; `None` while he knows nothing.
    reported: Option<Placement>,
    situation: Option<Situation>,
    went_on: bool,
    /// Whether its lever was pressed before the board had come to rest.
    pressed: bool,
    /// Until when what it shows belongs to a press that came before its owner's move was known.
    read_by: Option<Moment>,
    hands: HandTracker,
    /// How many half-moves were completed.
    half_moves: usize,
    /// Whether a half-move was withdrawn and nothing has changed on the board since: what it shows is not a new move.
    shows_withdrawn: bool,
}

impl ElectronicBoard {
    /// The board of this player, not followed yet.
    pub fn new(named: NamedBoard, whose: Color, slot: InboxSender, timepiece: Timepiece) -> ElectronicBoard {
        ElectronicBoard {
            follow: FollowedDevice::new(DeviceKind::DgtBoard, named.path, whose, slot, timepiece),
            side: named.side,
            settle: RestDetector::new(),
            reported: None,
            situation: None,
            went_on: true,
            pressed: false,
            read_by: None,
            hands: HandTracker::default(),
            half_moves: 0,
            shows_withdrawn: false,
        }
    }

    /// Lets go of its port. What it showed is nobody's word any more.
    pub fn release_port(&mut self) -> Vec<DeviceOutcome> {
        self.follow.release_port();
        self.gone(BoardReport::SwitchedOff)
    }

    /// Whether the board is there.
    pub fn is_connected(&self) -> bool {
        self.settle.shown_placement().is_some()
    }

    /// The game has gone on: what stands on the board may mean something else.
    pub fn note_game_progress(&mut self) {
        self.went_on = true;
    }

    /// When [`ElectronicBoard::handle_rest`] is to be called.
    pub fn rest_deadline(&self) -> Option<Moment> {
        if self.went_on && self.settle.shown_placement().is_some() {
            return Some(Moment::START);
        }
        [self.settle.deadline(), self.read_by].into_iter().flatten().min()
    }

    /// What comes of what it said, in order.
    pub fn handle_report(
        &mut self,
        out: DeviceReport,
        standing: &BoardState,
        presenter: &Presenter,
        at: Moment,
    ) -> Vec<DeviceOutcome> {
        match out {
            DeviceReport::Found { shows, .. } | DeviceReport::Read { shows } => {
                let before = self.settle.shown_placement();
                self.settle.record_whole_board(shows, at);
                self.shows_withdrawn &= before == self.settle.shown_placement();
            }
            DeviceReport::Changed { square, now, .. } => return self.changed(square, now, standing, at),
            DeviceReport::Lost(_) => return self.gone(BoardReport::Lost),
            DeviceReport::Lever(down) => return self.lever(down, standing, presenter, at),
            DeviceReport::ClockFound(times) | DeviceReport::Clock(times) => {
                return self.compare_times(&times, standing, presenter);
            }
            DeviceReport::BatteryLow(powered) => {
                return self.once(
                    "board-opponent-battery",
                    presenter,
                    MessageValues::new().set("what", powered.name()),
                );
            }
            // What was missed is read again; what is no piece of chess shows as a difference, where it hides one.
            DeviceReport::Fault(fault) => return self.follow.absence_outcomes(&fault, presenter),
            _ => {}
        }
        Vec::new()
    }

    /// A square holds something else. What hands did in its owner's turn beside the move is measured here, where the board
    /// is.
    fn changed(
        &mut self,
        square: Square,
        piece: Option<Piece>,
        standing: &BoardState,
        at: Moment,
    ) -> Vec<DeviceOutcome> {
        let here = self.settle.to_game_square(square);
        let before = self.settle.piece_at(here);
        // Who executes the other's move, or puts his board right, makes none of his own.
        let own_turn = standing.moves != MoveScope::None
            && matches!(standing.may, MovePermission::Announce | MovePermission::Correct)
            && self.settle.was_as_expected_at_rest();
        self.shows_withdrawn &= before == piece;
        self.settle.record_change(square, piece, at);
        if before == piece || !own_turn && self.hands.is_empty() {
            return Vec::new();
        }
        let seen = self.acts(here, (before, piece), at).into_iter().filter_map(|act| self.seen(act));
        seen.map(|seen| self.act(EventKind::BoardReported(seen))).collect()
    }

    /// The acts of the hands by this change. A whole scan takes too long to know a contact: every lift counts.
    fn acts(&mut self, square: Square, (left, came): (Option<Piece>, Option<Piece>), at: Moment) -> Vec<HandAct> {
        let owner = self.whose();
        let mut acts = Vec::new();
        if let Some(left) = left {
            self.hands.lift(square, left, None, at);
            acts = self.hands.count_all();
        }
        acts.extend(came.and_then(|came| self.hands.put(square, came, came.color == owner, at)));
        acts
    }

    /// What is reported of an act: a rest, and a piece of either player's that is back (4.3).
    fn seen(&self, act: HandAct) -> Option<BoardReport> {
        match act {
            HandAct::MovedOn { square, piece, rested } if rested >= SHORTEST => {
                Some(BoardReport::PieceRested { square, piece, rested })
            }
            HandAct::PutBack { square, piece, away } if away >= SHORTEST => {
                Some(BoardReport::PieceAway { square, piece, away })
            }
            _ => None,
        }
    }

    /// The report that the rook of this castling was lifted before the king. Within one scan the order is not known.
    fn rook_first(&self, made: Move) -> Option<BoardReport> {
        let (Move::Castle { king, rook }, Some(side)) = (made, made.castling_side()) else { return None };
        let lifted = self.hands.lifted_at(rook).zip(self.hands.lifted_at(king));
        let (_, king) = lifted.filter(|(rook, king)| *rook + SCAN <= *king)?;
        let to = side.rook_to(self.whose());
        let rested = self.hands.resting_since(to).map_or(Span::ZERO, |since| king - since);
        let rested = if rested >= SHORTEST { rested } else { Span::ZERO };
        Some(BoardReport::RookFirst { rook, to, rested })
    }

    fn whose(&self) -> Color {
        self.follow.owner()
    }

    fn act(&self, kind: EventKind) -> DeviceOutcome {
        DeviceOutcome::Act(self.whose(), EventSource::EBoard, kind)
    }

    fn gone(&mut self, report: BoardReport) -> Vec<DeviceOutcome> {
        self.settle.forget_board();
        (self.pressed, self.situation, self.went_on) = (false, None, true);
        (self.read_by, self.hands) = (None, HandTracker::default());
        self.follow.clear_reported_troubles();
        let reported = self.reported.take();
        reported.map(|_| self.act(EventKind::BoardReported(report))).into_iter().collect()
    }

    /// The clock beside the board may show other times than the game's own, which counts: told once.
    fn compare_times(
        &mut self,
        times: &ClockTimes,
        standing: &BoardState,
        presenter: &Presenter,
    ) -> Vec<DeviceOutcome> {
        let Some(side) = self.side.filter(|_| standing.running) else { return Vec::new() };
        let apart = [(self.whose(), side), (!self.whose(), side.other())].into_iter().find_map(|(player, side)| {
            let game = (*standing.clocks.get(player))?;
            (!times.is_equal_to_table(side, game)).then(|| (player, times.time_of_side(side), game))
        });
        let Some((player, beside, game)) = apart else { return Vec::new() };
        let values = MessageValues::new()
            .set("player", color_name(player))
            .set_duration("beside", beside)
            .set_duration("game", game);
        self.once("board-opponent-times", presenter, values)
    }

    /// The board may have come to rest.
    pub fn handle_rest(&mut self, standing: &BoardState, presenter: &Presenter, now: Moment) -> Vec<DeviceOutcome> {
        self.refresh(standing, now);
        let settled = self.settle.match_resting_board(&standing.comparison_base(), now);
        let belongs = self.read_by.is_some_and(|until| now >= until || self.settle.is_at_rest());
        let mut heard = match settled {
            Some(settled) if belongs && !matches!(settled, RestingBoard::Played(_)) => Vec::new(),
            settled => settled.map(|settled| self.means(settled, standing, presenter)).unwrap_or_default(),
        };
        if belongs {
            self.read_by = None;
            let known = heard.iter().any(|it| matches!(it, DeviceOutcome::Act(_, _, EventKind::Announced { .. })));
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
    pub(crate) fn read_at_press(
        &mut self,
        standing: &BoardState,
        presenter: &Presenter,
        now: Moment,
    ) -> Vec<DeviceOutcome> {
        self.refresh(standing, now);
        let settled = self.settle.match_at_press(&standing.comparison_base());
        if settled.is_none() && standing.own_move && self.settle.shown_placement().is_some() {
            self.read_by = Some(now + AT_PRESS);
        }
        settled.map(|settled| self.means(settled, standing, presenter)).unwrap_or_default()
    }

    /// The press came before a move was known: what the board shows now is what was pressed with, and no later change of
    /// it is completed by that press.
    fn at_press(&mut self, standing: &BoardState) -> Option<DeviceOutcome> {
        let shows = self.settle.shown_placement().filter(|_| standing.entry || standing.own_move)?;
        self.reported = Some(shows.clone());
        Some(self.act(EventKind::BoardReported(BoardReport::ShownAtPress { shows })))
    }

    fn refresh(&mut self, standing: &BoardState, now: Moment) {
        if std::mem::take(&mut self.went_on) {
            let situation = Some(standing.situation());
            let withdrawn = std::mem::replace(&mut self.half_moves, standing.half_moves) > standing.half_moves;
            self.shows_withdrawn |= withdrawn && !standing.practice;
            if self.situation != situation {
                let turn_of =
                    |it: &Option<Situation>| it.as_ref().map(|(placement, turn, ..)| (placement.clone(), *turn));
                if turn_of(&self.situation) != turn_of(&situation) {
                    self.hands.begin_turn();
                }
                self.situation = situation;
                self.settle.match_again(now);
            }
        }
    }

    fn lever(
        &mut self,
        down: ClockSide,
        standing: &BoardState,
        presenter: &Presenter,
        now: Moment,
    ) -> Vec<DeviceOutcome> {
        let Some(side) = self.side else {
            return self.once("board-opponent-lever", presenter, MessageValues::new());
        };
        if side != down {
            self.pressed = false;
            return Vec::new();
        }
        let mut heard = self.read_at_press(standing, presenter, now);
        // The scan that finds the move may end after the one that found the lever.
        self.pressed = !self.settle.is_at_rest();
        if !self.pressed {
            heard.push(self.press());
        }
        heard
    }

    fn press(&self) -> DeviceOutcome {
        self.act(EventKind::ClockPressed { player: self.whose() })
    }

    fn means(&mut self, settled: RestingBoard, standing: &BoardState, presenter: &Presenter) -> Vec<DeviceOutcome> {
        if standing.may == MovePermission::Over {
            return Vec::new();
        }
        match settled {
            RestingBoard::Played(made) => self.played(made, standing),
            RestingBoard::TakenBack { plies } if standing.practice => {
                let turn = standing.position.turn();
                let seat = if plies % 2 == 0 { turn } else { !turn };
                let event = DeviceOutcome::Act(seat, EventSource::EBoard, EventKind::MovesTakenBack);
                [vec![event; plies.div_ceil(2)], self.report()].concat()
            }
            RestingBoard::Same => self.repeats(standing).into_iter().chain(self.report()).collect(),
            RestingBoard::Behind { .. } | RestingBoard::TakenBack { .. } | RestingBoard::Differs(_) => self.report(),
            RestingBoard::Result(kings) => {
                let result = match kings {
                    KingsSignal::White => "white",
                    KingsSignal::Black => "black",
                    KingsSignal::Draw => "draw",
                };
                vec![self.message_outcome(
                    "board-opponent-kings",
                    presenter,
                    MessageValues::new().set("result", result),
                )]
            }
            RestingBoard::Half(half) => vec![self.left_to_do(half, presenter)],
        }
    }

    /// The words go before the board: they are what it is compared with.
    fn played(&mut self, made: Move, standing: &BoardState) -> Vec<DeviceOutcome> {
        let words = reading::to_named_move(made).to_full_announcement();
        if self.shows_withdrawn && standing.may == MovePermission::Announce {
            // The position came back, and the board was left as it was: it differs (7.5.1, D.2.8).
            let shown = self.settle.shown_placement();
            return shown.map(|shows| self.report_placement(shows)).into_iter().collect();
        }
        let kind = match standing.may {
            MovePermission::Announce => Some(EventKind::Announced { words }),
            MovePermission::Correct if self.settle.shown_placement().as_ref() != Some(&standing.wanted) => {
                Some(EventKind::BoardReported(BoardReport::MovedOn { words }))
            }
            MovePermission::Correct => None,
            MovePermission::Wait | MovePermission::Over => return Vec::new(),
        };
        let rook_first = kind.as_ref().and_then(|_| self.rook_first(made)).map(EventKind::BoardReported);
        let words: Vec<DeviceOutcome> = kind.into_iter().chain(rook_first).map(|kind| self.act(kind)).collect();
        [words, self.report()].concat()
    }

    /// The repetition, where he has carried out what was announced.
    fn repeats(&self, standing: &BoardState) -> Option<DeviceOutcome> {
        let words = standing.owed.filter(|_| self.settle.shown_placement().as_ref() == Some(&standing.wanted))?;
        Some(self.act(EventKind::Repeated { words }))
    }

    /// The referee knows this of what it shows, or nothing: the rest is told anew.
    pub(crate) fn reset_reported_board(&mut self, known: Option<Placement>) {
        (self.reported, self.situation, self.went_on) = (known, None, true);
    }

    /// What it shows, for the referee.
    fn report(&mut self) -> Vec<DeviceOutcome> {
        let Some(shows) = self.settle.shown_placement() else { return Vec::new() };
        if self.reported.as_ref() == Some(&shows) {
            return Vec::new();
        }
        vec![self.report_placement(shows)]
    }

    fn report_placement(&mut self, shows: Placement) -> DeviceOutcome {
        let report = match self.reported.replace(shows.clone()) {
            Some(_) => BoardReport::Reread { shows },
            None => BoardReport::FoundAtRest { shows },
        };
        self.act(EventKind::BoardReported(report))
    }

    fn left_to_do(&self, half: PartialMove, presenter: &Presenter) -> DeviceOutcome {
        let pawn =
            |id, pawn: Square| self.message_outcome(id, presenter, MessageValues::new().set_square("square", pawn));
        match half {
            PartialMove::EnPassant { pawn: square } => pawn("board-opponent-en-passant", square),
            PartialMove::Promotion { pawn: square } => pawn("board-opponent-promotion", square),
            PartialMove::Castling { from, to, role } => {
                let values = MessageValues::new().set_piece("piece", role.of(self.whose()));
                self.message_outcome(
                    "board-opponent-castling",
                    presenter,
                    values.set_square("from", from).set_square("to", to),
                )
            }
        }
    }

    fn once(&mut self, id: &'static str, presenter: &Presenter, values: MessageValues<'_>) -> Vec<DeviceOutcome> {
        self.follow.message_outcome_once(id, "", Some(Earcon::Difference), presenter, values)
    }

    fn message_outcome(&self, id: &'static str, presenter: &Presenter, values: MessageValues<'_>) -> DeviceOutcome {
        self.follow.message_outcome(id, Some(Earcon::Difference), presenter, values)
    }
}
