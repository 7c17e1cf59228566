//! Sit at one table of the crossings: what each act is in keys, words and hands there, and what is seen of the table.

use super::data::{ActKind, ActSide, CrossingAct, CrossingEdition, SetUp};
use ansage_game::announcement::{Announcement, NamedMove};
use ansage_game::claim::{Claim, DrawGround, Irregularity, Measure};
use ansage_game::effect::{Effect, EffectKind};
use ansage_game::event::{Event, EventKind, EventSource, OpponentsWord};
use ansage_game::foreign::PersonName;
use ansage_game::joining::StationRole;
use ansage_game::moment::Moment;
use ansage_game::outcome::{DrawReason, Outcome};
use ansage_game::referee::Referee;
use ansage_game::ruling::Ruling;
use ansage_game::seat::{Color, Seat};
use ansage_game::sensed::BoardReport;
use ansage_game::terms::GameTerms;
use shakmaty::{Board, Piece, Position, Square};

/// White is to move and mates with Rd8; Black's pawn has a move in reply. Mirrored where Black is the mover.
const WHITE_MOVES: &str = "6k1/5ppp/p7/8/8/8/5PPP/3R2K1 w - - 0 1";
const BLACK_MOVES: &str = "3r2k1/5ppp/8/8/8/P7/5PPP/6K1 b - - 0 1";

/// What the arbiter's code is checked by.
pub const CODE: &str = "code";

/// How an event reaches the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EventRoute {
    Typed,
    Joined,
    Pegs,
    Heard,
    Time,
    Machine,
}

/// One step of an act.
pub type ActStep = (Seat, EventRoute, EventKind);

/// A game at one set-up in one edition.
#[derive(Debug, Clone)]
pub struct CrossingSession {
    pub referee: Referee,
    pub set_up: SetUp,
    pub now: u64,
    unheard: Vec<u32>,
    acts: u64,
}

/// The terms of a game.
fn terms(set_up: SetUp, edition: CrossingEdition, first: Color) -> GameTerms {
    let (laws, time) = match edition {
        CrossingEdition::Standard2023 => (2023, "90+30"),
        CrossingEdition::Standard2014 => (2014, "90+30"),
        CrossingEdition::Standard2009 => (2009, "90+30"),
        CrossingEdition::Blitz2009 => (2009, "5"),
    };
    let start = if set_up.is_mover_blind() { WHITE_MOVES } else { BLACK_MOVES };
    let turn = first.fold_wb(" w ", " b ");
    let start = start.replace(" w ", turn).replace(" b ", turn);
    // The arbiter has set his code beforehand.
    let arbiter_code = Some(CODE.into());
    GameTerms { laws, arbiter_code, start: Some(start), ..GameTerms::new(time.parse().expect("a time control")) }
}

impl CrossingSession {
    /// The game is opened; `first` is to move.
    pub fn open(set_up: SetUp, edition: CrossingEdition, first: ActSide) -> CrossingSession {
        let mover = if set_up.is_mover_blind() { Color::White } else { Color::Black };
        let first = if first == ActSide::Other { !mover } else { mover };
        let referee = Referee::open(terms(set_up, edition, first)).expect("terms that can be played");
        let mut session = CrossingSession { referee, set_up, now: 0, unheard: Vec::new(), acts: 0 };
        if set_up.is_linked() {
            let (station, capacity) = (1, StationRole::Player);
            session.send(&(
                Seat::Black,
                EventRoute::Machine,
                EventKind::LinkFound { station, role: capacity, again: false },
            ));
        }
        if set_up.is_sensed() {
            let shows = session.course().board().clone();
            let seat = Seat::from(mover);
            session.send(&(seat, session.board_way(), EventKind::BoardReported(BoardReport::Found { shows })));
        }
        session
    }

    pub fn mover(&self) -> Color {
        if self.set_up.is_mover_blind() { Color::White } else { Color::Black }
    }

    /// The colour of a player's act.
    pub fn color(&self, by: ActSide) -> Color {
        if by == ActSide::Other { !self.mover() } else { self.mover() }
    }

    fn board_way(&self) -> EventRoute {
        if self.set_up.is_linked() { EventRoute::Joined } else { EventRoute::Pegs }
    }

    fn course(&self) -> shakmaty::Chess {
        self.referee.view(Moment::from_millis(self.now)).course
    }

    /// One event, at this moment.
    pub fn send(&mut self, (seat, way, kind): &ActStep) -> Vec<Effect> {
        let port = match way {
            EventRoute::Typed => EventSource::Keyboard,
            EventRoute::Pegs => EventSource::Board,
            EventRoute::Heard => EventSource::Speech,
            EventRoute::Time => EventSource::Clock,
            EventRoute::Machine => EventSource::Station,
            EventRoute::Joined => {
                self.acts += 1;
                EventSource::Link { station: 1, act: self.acts }
            }
        };
        let event = Event { at: Moment::from_millis(self.now), seat: *seat, port, kind: kind.clone() };
        let effects = self.referee.handle(&event);
        for effect in &effects {
            if let EffectKind::MoveAnnounced { utterance, .. } = effect.kind {
                self.unheard.push(utterance);
            }
        }
        if matches!(kind, EventKind::AnnouncementHeard { .. }) {
            self.unheard.clear();
        }
        effects
    }

    /// Time alone passes.
    pub fn pass(&mut self) -> Vec<Effect> {
        self.send(&(Seat::White, EventRoute::Time, EventKind::DeadlineReached))
    }

    /// One act, at this moment. All that it brings about. Where his key is asked for once more it is pressed once more.
    pub fn act(&mut self, act: CrossingAct) -> Vec<Effect> {
        let steps = self.steps(act).unwrap_or_default();
        let mut told: Vec<Effect> = Vec::new();
        for step in &steps {
            told.extend(self.send(step));
            // What is refused at once asks for no key.
            let spoken = matches!(step.2, EventKind::SpokenForOpponent { .. });
            let asked = |effect: &Effect| matches!(effect.kind, EffectKind::ConfirmationAsked { .. });
            if spoken && !told.iter().any(asked) {
                return told;
            }
        }
        let spoken = steps.iter().any(|(_, _, kind)| matches!(kind, EventKind::SpokenForOpponent { .. }));
        let again = told.iter().any(|effect| matches!(effect.kind, EffectKind::ConfirmationAskedAgain { .. }));
        if let (true, true, Some(key)) = (spoken, again, steps.last()) {
            told.extend(self.send(key));
        }
        told
    }

    /// What a player does at his station: typed by White, who owns the keyboard; by Black at his own, if he has one.
    fn own(&self, who: Color, kind: EventKind) -> Option<Vec<ActStep>> {
        match who {
            Color::White => Some(vec![(Seat::White, EventRoute::Typed, kind)]),
            Color::Black if self.set_up.is_linked() => Some(vec![(Seat::Black, EventRoute::Joined, kind)]),
            Color::Black => None,
        }
    }

    /// What a player says beside his moves: for Black at the shared keyboard White types it, and his key confirms it.
    fn said(&self, who: Color, kind: EventKind, word: OpponentsWord) -> Option<Vec<ActStep>> {
        let own = self.own(who, kind);
        own.or_else(|| {
            let key = EventKind::Confirmed { player: Color::Black };
            Some([EventKind::SpokenForOpponent { word }, key].map(|kind| (Seat::White, EventRoute::Typed, kind)).into())
        })
    }

    fn announce(&self, by: ActSide, kind: ActKind) -> Option<Vec<ActStep>> {
        let who = self.color(by);
        let words = self.words(by, kind);
        let own = self.own(who, EventKind::Announced { words });
        if self.set_up.is_linked() {
            return own;
        }
        // At the shared keyboard a typed move is that of the player to move; a reply of White's to Black's unpressed move, too.
        let typed = (Seat::White, EventRoute::Typed, EventKind::Announced { words });
        let waits = self.waits();
        match who {
            Color::White => (self.course().turn() == Color::White || waits).then(|| vec![typed]),
            Color::Black if self.course().turn() == Color::Black && !waits => Some(vec![typed]),
            Color::Black => Some(vec![(Seat::White, EventRoute::Typed, EventKind::ReplyEntered { words })]),
        }
    }

    /// Whether a move was announced and is not completed.
    fn waits(&self) -> bool {
        self.referee.view(Moment::from_millis(self.now)).pending.is_some()
    }

    /// What an act is here, step by step; `None` where nobody can do it here.
    pub fn steps(&self, act: CrossingAct) -> Option<Vec<ActStep>> {
        match act.by {
            ActSide::Desk => Some(self.ruling(act.kind)),
            ActSide::Time => self.by_itself(act.kind),
            ActSide::Mover | ActSide::Other => self.players(act),
        }
    }

    fn players(&self, CrossingAct { by, kind }: CrossingAct) -> Option<Vec<ActStep>> {
        let who = self.color(by);
        let claims = |claim: Claim| self.said(who, EventKind::Claimed { claim }, OpponentsWord::Claim(claim));
        match kind {
            ActKind::Say | ActKind::SayMate | ActKind::SayIllegal | ActKind::Next => self.announce(by, kind),
            ActKind::Execute => {
                let code = self.words(by, ActKind::SayMate).to_string();
                let square = |at: std::ops::Range<usize>| code[at].parse().expect("a square");
                let (from, to) = (square(1..3), square(3..5));
                let word = OpponentsWord::Execute { from, to, placed: None };
                self.said(who, EventKind::Executed { from, to, placed: None }, word)
            }
            ActKind::Hands => self.set_up.is_sensed().then(|| self.hands(by, ActKind::Say)),
            ActKind::Correct => self.own(who, EventKind::Corrected { words: self.words(by, kind) }),
            ActKind::Misheard => self.own(who, EventKind::Misheard { words: self.words(by, kind) }),
            ActKind::Press if who == Color::Black && !self.set_up.is_linked() => {
                Some(vec![(Seat::White, EventRoute::Typed, EventKind::ClockPressed { player: who })])
            }
            ActKind::Confirm if who == Color::Black && !self.set_up.is_linked() => {
                Some(vec![(Seat::White, EventRoute::Typed, EventKind::Confirmed { player: who })])
            }
            ActKind::Press => self.own(who, EventKind::ClockPressed { player: who }),
            ActKind::Cancel => self.own(who, EventKind::PressCancelled),
            ActKind::Offer => self.said(who, EventKind::DrawOffered, OpponentsWord::Draw),
            ActKind::Accept => self.said(who, EventKind::DrawAccepted, OpponentsWord::Accept),
            ActKind::Decline => self.said(who, EventKind::DrawDeclined, OpponentsWord::Decline),
            ActKind::Resign => self.said(who, EventKind::Resigned, OpponentsWord::Resign),
            ActKind::Flag => self.said(who, EventKind::FlagClaimed, OpponentsWord::Flag),
            ActKind::ClaimDraw => claims(Claim::Draw { ground: DrawGround::Repetition, with: None }),
            ActKind::ClaimHands => claims(Claim::Irregularity(Irregularity::TwoHands)),
            ActKind::ClaimIllegal => claims(Claim::Illegal),
            ActKind::ClaimTouched => claims(Claim::Touched),
            ActKind::Consent => self.said(who, EventKind::Consented, OpponentsWord::Consent),
            ActKind::Resume => self.said(who, EventKind::PlayResumed, OpponentsWord::Resume),
            ActKind::Arbiter => self.said(who, EventKind::ArbiterCalled, OpponentsWord::Arbiter),
            _ => None,
        }
    }

    /// The arbiter comes to the desk and rules.
    fn ruling(&self, kind: ActKind) -> Vec<ActStep> {
        let clock = self.referee.clock();
        let fallen = Color::ALL.into_iter().find(|color| clock.is_fallen(*color));
        let running = fallen.or(clock.running_player()).unwrap_or(self.mover());
        let draw = Outcome::Draw(DrawReason::Arbiter);
        let ruling = match kind {
            ActKind::Uphold => Ruling::Uphold,
            ActKind::SetAside => Ruling::SetAside,
            ActKind::Stop => Ruling::Stop,
            ActKind::Continue => Ruling::Continue,
            ActKind::CallFlag => Ruling::CallFlag { player: running },
            ActKind::Declare => Ruling::TakeMeasure(Measure::EndGame(draw)),
            _ => Ruling::Adjourn,
        };
        let ruled = (Seat::Arbiter, EventRoute::Typed, EventKind::Ruled { ruling });
        let taken = EventKind::DeskTaken { verifier: CODE.into(), arbiter: PersonName::default() };
        match self.referee.view(Moment::from_millis(self.now)).desk.occupied {
            true => vec![ruled],
            false => vec![(Seat::White, EventRoute::Typed, taken), ruled],
        }
    }

    fn by_itself(&self, kind: ActKind) -> Option<Vec<ActStep>> {
        let (station, capacity) = (1, StationRole::Player);
        let linked = self.set_up.is_linked();
        let machine = |kind: EventKind| vec![(Seat::Black, EventRoute::Machine, kind)];
        match kind {
            ActKind::Heard => (!self.unheard.is_empty()).then(|| {
                let heard = self.unheard.iter().map(|utterance| EventKind::AnnouncementHeard { utterance: *utterance });
                heard.map(|kind| (Seat::White, EventRoute::Heard, kind)).collect()
            }),
            ActKind::LinkLost => linked.then(|| machine(EventKind::LinkLost { station, role: capacity, since: None })),
            ActKind::LinkBack => linked.then(|| machine(EventKind::LinkFound { station, role: capacity, again: true })),
            ActKind::Leave => Some(vec![(Seat::White, EventRoute::Typed, EventKind::ProgramLeft)]),
            ActKind::Crash => {
                Some(machine(EventKind::ProgramResumed { wall: String::new(), alive: None, revision: None }))
            }
            _ => None,
        }
    }

    /// The words of a move: `Pg2g3`, mirrored where Black is the mover.
    fn words(&self, by: ActSide, kind: ActKind) -> Announcement {
        let mover = by == ActSide::Mover;
        let told = self.referee.view(Moment::from_millis(self.now));
        let mates = told.pending.as_ref().is_some_and(|pending| {
            matches!(pending.description.named, NamedMove::Piece { role: shakmaty::Role::Rook, .. })
        });
        let code = match kind {
            ActKind::SayMate => "Rd1d8",
            ActKind::SayIllegal => "Kg1e3",
            ActKind::Next => "Ph3h4",
            ActKind::Say if mover => "Pg2g3",
            ActKind::Say => "Pa5a4",
            ActKind::Correct if mover && mates => "Rd1d7",
            ActKind::Correct if mover => "Pg2g4",
            // The mover says that he misheard the other's last move; the other, that he misheard the mover's.
            ActKind::Misheard if mover => "Pg7g6",
            ActKind::Misheard if mates => "Rd1d7",
            ActKind::Misheard => "Pf2f3",
            _ => "Pg7g6",
        };
        self.mirrored(code)
    }

    /// The two moves before the half-move at hand.
    pub fn before(&self, by: ActSide) -> Announcement {
        self.mirrored(if by == ActSide::Mover { "Ph2h3" } else { "Pa6a5" })
    }

    fn mirrored(&self, code: &str) -> Announcement {
        let flip = |letter: char| match letter.to_digit(10) {
            Some(rank) if !self.set_up.is_mover_blind() => char::from_digit(9 - rank, 10).unwrap_or(letter),
            _ => letter,
        };
        code.chars().map(flip).collect::<String>().parse().expect("an announcement code")
    }

    /// Hands carry a move out on the mover's sensed board.
    pub fn hands(&self, by: ActSide, kind: ActKind) -> Vec<ActStep> {
        let words = if kind == ActKind::Press { self.before(by) } else { self.words(by, kind) }.to_string();
        let square = |at: std::ops::Range<usize>| words[at].parse::<Square>().expect("a square");
        let (from, to) = (square(1..3), square(3..5));
        let seat = Seat::from(self.mover());
        let report = |report: BoardReport| (seat, self.board_way(), EventKind::BoardReported(report));
        match self.pegs().piece_at(from) {
            Some(piece) => vec![report(BoardReport::Lifted { square: from, piece }), report(placed(to, piece))],
            None => Vec::new(),
        }
    }

    fn pegs(&self) -> Board {
        let view = self.referee.view(Moment::from_millis(self.now));
        view.boards.get(self.mover()).as_present_sensed_board().map_or_else(Board::empty, |sensed| sensed.shows.clone())
    }
}

fn placed(square: Square, piece: Piece) -> BoardReport {
    BoardReport::Placed { square, piece }
}
