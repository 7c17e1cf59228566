//! Sit at one table of the crossings: what each act is in keys, words and hands there, and what is seen of the table.

use super::data::{Act, By, Edition, Kind, SetUp};
use ansage_game::announcement::{Announcement, NamedMove};
use ansage_game::claim::{Claim, DrawGround, Irregularity, Measure};
use ansage_game::effect::{Effect, EffectKind};
use ansage_game::event::{Event, EventKind, EventSource, OpponentsWord};
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
const CODE: &str = "code";

/// How an event reaches the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    Typed,
    Joined,
    Pegs,
    Heard,
    Time,
    Machine,
}

/// One step of an act.
pub type Step = (Seat, Way, EventKind);

/// A game at one set-up in one edition.
#[derive(Debug, Clone)]
pub struct Session {
    pub referee: Referee,
    pub set_up: SetUp,
    pub now: u64,
    unheard: Vec<u32>,
    acts: u64,
}

/// The terms of a game.
fn terms(set_up: SetUp, edition: Edition, first: Color) -> GameTerms {
    let (laws, time) = match edition {
        Edition::Standard2023 => (2023, "90+30"),
        Edition::Standard2014 => (2014, "90+30"),
        Edition::Standard2009 => (2009, "90+30"),
        Edition::Blitz2009 => (2009, "5"),
    };
    let start = if set_up.is_mover_blind() { WHITE_MOVES } else { BLACK_MOVES };
    let turn = first.fold_wb(" w ", " b ");
    let start = start.replace(" w ", turn).replace(" b ", turn);
    // The arbiter has set his code beforehand.
    let arbiter_code = Some(CODE.into());
    GameTerms { laws, arbiter_code, start: Some(start), ..GameTerms::new(time.parse().expect("a time control")) }
}

impl Session {
    /// The game is opened; `first` is to move.
    pub fn open(set_up: SetUp, edition: Edition, first: By) -> Session {
        let mover = if set_up.is_mover_blind() { Color::White } else { Color::Black };
        let first = if first == By::Other { !mover } else { mover };
        let referee = Referee::open(terms(set_up, edition, first)).expect("terms that can be played");
        let mut session = Session { referee, set_up, now: 0, unheard: Vec::new(), acts: 0 };
        if set_up.is_linked() {
            let (station, capacity) = (1, StationRole::Player);
            session.send(&(Seat::Black, Way::Machine, EventKind::LinkFound { station, capacity, again: false }));
        }
        if set_up.is_sensed() {
            let shows = session.course().board().clone();
            let seat = Seat::from(mover);
            session.send(&(seat, session.board_way(), EventKind::Board(BoardReport::Found { shows })));
        }
        session
    }

    pub fn mover(&self) -> Color {
        if self.set_up.is_mover_blind() { Color::White } else { Color::Black }
    }

    /// The colour of a player's act.
    pub fn color(&self, by: By) -> Color {
        if by == By::Other { !self.mover() } else { self.mover() }
    }

    fn board_way(&self) -> Way {
        if self.set_up.is_linked() { Way::Joined } else { Way::Pegs }
    }

    fn course(&self) -> shakmaty::Chess {
        self.referee.view(Moment::from_millis(self.now)).course
    }

    /// One event, at this moment.
    pub fn send(&mut self, (seat, way, kind): &Step) -> Vec<Effect> {
        let port = match way {
            Way::Typed => EventSource::Keyboard,
            Way::Pegs => EventSource::Board,
            Way::Heard => EventSource::Speech,
            Way::Time => EventSource::Clock,
            Way::Machine => EventSource::Station,
            Way::Joined => {
                self.acts += 1;
                EventSource::Link { station: 1, act: self.acts }
            }
        };
        let event = Event { at: Moment::from_millis(self.now), seat: *seat, port, kind: kind.clone() };
        let effects = self.referee.handle(&event);
        for effect in &effects {
            if let EffectKind::MoveTold { utterance, .. } = effect.kind {
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
        self.send(&(Seat::White, Way::Time, EventKind::DeadlineReached))
    }

    /// One act, at this moment. All that it brings about. Where his key is asked for once more it is pressed once more.
    pub fn act(&mut self, act: Act) -> Vec<Effect> {
        let steps = self.steps(act).unwrap_or_default();
        let mut told: Vec<Effect> = Vec::new();
        for step in &steps {
            told.extend(self.send(step));
            // What is refused at once asks for no key.
            let spoken = matches!(step.2, EventKind::SpokenFor { .. });
            let asked = |effect: &Effect| matches!(effect.kind, EffectKind::ConfirmationAsked { .. });
            if spoken && !told.iter().any(asked) {
                return told;
            }
        }
        let spoken = steps.iter().any(|(_, _, kind)| matches!(kind, EventKind::SpokenFor { .. }));
        let again = told.iter().any(|effect| matches!(effect.kind, EffectKind::ConfirmationAskedAgain { .. }));
        if let (true, true, Some(key)) = (spoken, again, steps.last()) {
            told.extend(self.send(key));
        }
        told
    }

    /// What a player does at his station: typed by White, who owns the keyboard; by Black at his own, if he has one.
    fn own(&self, who: Color, kind: EventKind) -> Option<Vec<Step>> {
        match who {
            Color::White => Some(vec![(Seat::White, Way::Typed, kind)]),
            Color::Black if self.set_up.is_linked() => Some(vec![(Seat::Black, Way::Joined, kind)]),
            Color::Black => None,
        }
    }

    /// What a player says beside his moves: for Black at the shared keyboard White types it, and his key confirms it.
    fn said(&self, who: Color, kind: EventKind, word: OpponentsWord) -> Option<Vec<Step>> {
        let own = self.own(who, kind);
        own.or_else(|| {
            let key = EventKind::Confirmed { by: Color::Black };
            Some([EventKind::SpokenFor { word }, key].map(|kind| (Seat::White, Way::Typed, kind)).into())
        })
    }

    fn announce(&self, by: By, kind: Kind) -> Option<Vec<Step>> {
        let who = self.color(by);
        let words = self.words(by, kind);
        let own = self.own(who, EventKind::Announced { words });
        if self.set_up.is_linked() {
            return own;
        }
        // At the shared keyboard a typed move is that of the player to move; a reply of White's to Black's unpressed move, too.
        let typed = (Seat::White, Way::Typed, EventKind::Announced { words });
        let waits = self.waits();
        match who {
            Color::White => (self.course().turn() == Color::White || waits).then(|| vec![typed]),
            Color::Black if self.course().turn() == Color::Black && !waits => Some(vec![typed]),
            Color::Black => Some(vec![(Seat::White, Way::Typed, EventKind::ReplyEntered { words })]),
        }
    }

    /// Whether a move was announced and is not completed.
    fn waits(&self) -> bool {
        self.referee.view(Moment::from_millis(self.now)).pending.is_some()
    }

    /// What an act is here, step by step; `None` where nobody can do it here.
    pub fn steps(&self, act: Act) -> Option<Vec<Step>> {
        match act.by {
            By::Desk => Some(self.ruling(act.kind)),
            By::Time => self.by_itself(act.kind),
            By::Mover | By::Other => self.players(act),
        }
    }

    fn players(&self, Act { by, kind }: Act) -> Option<Vec<Step>> {
        let who = self.color(by);
        let claims = |claim: Claim| self.said(who, EventKind::Claimed { claim }, OpponentsWord::Claims(claim));
        match kind {
            Kind::Say | Kind::SayMate | Kind::SayIllegal | Kind::Next => self.announce(by, kind),
            Kind::Hands => self.set_up.is_sensed().then(|| self.hands(by, Kind::Say)),
            Kind::Correct => self.own(who, EventKind::Corrected { words: self.words(by, kind) }),
            Kind::Misheard => self.own(who, EventKind::Misheard { words: self.words(by, kind) }),
            Kind::Press if who == Color::Black && !self.set_up.is_linked() => {
                Some(vec![(Seat::White, Way::Typed, EventKind::ClockPressed { by: who })])
            }
            Kind::Confirm if who == Color::Black && !self.set_up.is_linked() => {
                Some(vec![(Seat::White, Way::Typed, EventKind::Confirmed { by: who })])
            }
            Kind::Press => self.own(who, EventKind::ClockPressed { by: who }),
            Kind::Cancel => self.own(who, EventKind::PressCancelled),
            Kind::Offer => self.said(who, EventKind::DrawOffered, OpponentsWord::Draw),
            Kind::Accept => self.said(who, EventKind::DrawAccepted, OpponentsWord::Accept),
            Kind::Decline => self.said(who, EventKind::DrawDeclined, OpponentsWord::Decline),
            Kind::Resign => self.said(who, EventKind::Resigned, OpponentsWord::Resign),
            Kind::Flag => self.said(who, EventKind::FlagClaimed, OpponentsWord::Flag),
            Kind::ClaimDraw => claims(Claim::Draw { ground: DrawGround::Repetition, with: None }),
            Kind::ClaimHands => claims(Claim::Irregular(Irregularity::TwoHands)),
            Kind::ClaimIllegal => claims(Claim::Illegal),
            Kind::ClaimTouched => claims(Claim::Touched),
            Kind::Consent => self.said(who, EventKind::Consented, OpponentsWord::Consent),
            Kind::Resume => self.said(who, EventKind::PlayResumed, OpponentsWord::Resume),
            Kind::Arbiter => self.said(who, EventKind::ArbiterCalled, OpponentsWord::Arbiter),
            _ => None,
        }
    }

    /// The arbiter comes to the desk and rules.
    fn ruling(&self, kind: Kind) -> Vec<Step> {
        let clock = self.referee.clock();
        let fallen = Color::ALL.into_iter().find(|color| clock.is_fallen(*color));
        let running = fallen.or(clock.running()).unwrap_or(self.mover());
        let draw = Outcome::Draw(DrawReason::Arbiter);
        let ruling = match kind {
            Kind::Uphold => Ruling::Uphold,
            Kind::SetAside => Ruling::SetAside,
            Kind::Stop => Ruling::Stop,
            Kind::Continue => Ruling::Continue,
            Kind::CallFlag => Ruling::Flag { whose: running },
            Kind::Declare => Ruling::Measure(Measure::End(draw)),
            _ => Ruling::Adjourn,
        };
        let ruled = (Seat::Arbiter, Way::Typed, EventKind::Ruled { ruling });
        let taken = EventKind::DeskTaken { verifier: CODE.into(), arbiter: String::new() };
        match self.referee.view(Moment::from_millis(self.now)).desk.occupied {
            true => vec![ruled],
            false => vec![(Seat::White, Way::Typed, taken), ruled],
        }
    }

    fn by_itself(&self, kind: Kind) -> Option<Vec<Step>> {
        let (station, capacity) = (1, StationRole::Player);
        let linked = self.set_up.is_linked();
        let machine = |kind: EventKind| vec![(Seat::Black, Way::Machine, kind)];
        match kind {
            Kind::Heard => (!self.unheard.is_empty()).then(|| {
                let heard = self.unheard.iter().map(|utterance| EventKind::AnnouncementHeard { utterance: *utterance });
                heard.map(|kind| (Seat::White, Way::Heard, kind)).collect()
            }),
            Kind::LinkLost => linked.then(|| machine(EventKind::LinkLost { station, capacity, since: None })),
            Kind::LinkBack => linked.then(|| machine(EventKind::LinkFound { station, capacity, again: true })),
            Kind::Leave => Some(vec![(Seat::White, Way::Typed, EventKind::Left)]),
            Kind::Crash => Some(machine(EventKind::Resumed { wall: String::new(), alive: None })),
            _ => None,
        }
    }

    /// The words of a move: `Pg2g3`, mirrored where Black is the mover.
    fn words(&self, by: By, kind: Kind) -> Announcement {
        let mover = by == By::Mover;
        let told = self.referee.view(Moment::from_millis(self.now));
        let mates = told.pending.as_ref().is_some_and(|pending| {
            matches!(pending.telling.named, NamedMove::Piece { role: shakmaty::Role::Rook, .. })
        });
        let code = match kind {
            Kind::SayMate => "Rd1d8",
            Kind::SayIllegal => "Kg1e3",
            Kind::Next => "Ph3h4",
            Kind::Say if mover => "Pg2g3",
            Kind::Say => "Pa5a4",
            Kind::Correct if mover && mates => "Rd1d7",
            Kind::Correct if mover => "Pg2g4",
            // The mover says that he misheard the other's last move; the other, that he misheard the mover's.
            Kind::Misheard if mover => "Pg7g6",
            Kind::Misheard if mates => "Rd1d7",
            Kind::Misheard => "Pf2f3",
            _ => "Pg7g6",
        };
        self.mirrored(code)
    }

    /// The two moves before the half-move at hand.
    pub fn before(&self, by: By) -> Announcement {
        self.mirrored(if by == By::Mover { "Ph2h3" } else { "Pa6a5" })
    }

    fn mirrored(&self, code: &str) -> Announcement {
        let flip = |letter: char| match letter.to_digit(10) {
            Some(rank) if !self.set_up.is_mover_blind() => char::from_digit(9 - rank, 10).unwrap_or(letter),
            _ => letter,
        };
        code.chars().map(flip).collect::<String>().parse().expect("an announcement code")
    }

    /// Hands carry a move out on the mover's sensed board.
    pub fn hands(&self, by: By, kind: Kind) -> Vec<Step> {
        let words = if kind == Kind::Press { self.before(by) } else { self.words(by, kind) }.to_string();
        let square = |at: std::ops::Range<usize>| words[at].parse::<Square>().expect("a square");
        let (from, to) = (square(1..3), square(3..5));
        let seat = Seat::from(self.mover());
        let report = |report: BoardReport| (seat, self.board_way(), EventKind::Board(report));
        match self.pegs().piece_at(from) {
            Some(piece) => vec![report(BoardReport::Lifted { square: from, piece }), report(placed(to, piece))],
            None => Vec::new(),
        }
    }

    fn pegs(&self) -> Board {
        let view = self.referee.view(Moment::from_millis(self.now));
        view.boards.get(self.mover()).sensed().map_or_else(Board::empty, |sensed| sensed.shows.clone())
    }
}

fn placed(square: Square, piece: Piece) -> BoardReport {
    BoardReport::Placed { square, piece }
}
