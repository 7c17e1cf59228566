//! Play at the table as people do who hear badly, press too early, forget, and change their minds.

use super::dice::Dice;
use ansage::game::announcement::{Announcement, Named, Origin};
use ansage::game::effect::{Effect, EffectKind};
use ansage::game::event::{Event, EventKind, Port, Question, Word};
use ansage::game::reading;
use ansage::game::referee::Referee;
use ansage::game::refusal::{Missing, Refusal};
use ansage::game::terms::{Mode, Terms};
use ansage::game::view::{Awaited, View, ViewMove};
use ansage::moment::{Moment, Span};
use ansage::seat::{Color, Seat};
use shakmaty::{Bitboard, CastlingMode, CastlingSide, Chess, EnPassantMode, Position, Role, Square};

/// Positions in which much can happen.
const STARTS: [&str; 8] = [
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
    "k7/3PPP2/8/8/8/8/3ppp2/K7 w - - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 b - - 0 1",
    "7k/5Q2/8/8/8/5N1N/8/K5R1 w - - 0 1",
    "8/8/8/3pP3/4k3/8/8/4K3 w - d6 0 1",
    "3qk3/8/8/8/8/8/8/3QK3 w - - 98 80",
    "1rk1r3/pppppppp/8/8/8/8/PPPPPPPP/1RK1R3 w BEbe - 0 1",
    "1rn2kr1/ppp5/8/8/8/8/PPP5/1RN2KR1 w BGbg - 0 1",
];

/// Random terms of a table.
pub fn terms(dice: &mut Dice) -> Terms {
    let time = dice.pick(&TIMES).parse().expect("a time control");
    let (white_blind, black_blind) = dice.pick(&[(true, false), (true, false), (true, true), (false, true)]);
    Terms {
        mode: if dice.chance(65) { Mode::Tournament } else { Mode::Practice },
        white_blind,
        black_blind,
        owner: if dice.chance(80) { Color::White } else { Color::Black },
        start: dice.chance(40).then(|| dice.pick(&STARTS).into()),
        clock_waits: dice.chance(70),
        assistant_press: dice.chance(20).then(|| Span::from_millis(1 + dice.below(4_000) as u64)),
        ..Terms::new(time)
    }
}

/// Every kind of time control.
const TIMES: [&str; 11] =
    ["1", "3+2", "5", "90+30", "none", "1+30", "1d5", "1b5", "0:20f", "2h", "4/1+2,2/0:30d3,3/0:10b2"];

/// The people at one table.
#[derive(Debug)]
pub struct People {
    pub dice: Dice,
    now: u64,
    unheard: Vec<u32>,
    left: bool,
    /// What the last press was told to lack.
    missing: Option<Missing>,
}

impl People {
    /// They sit down.
    pub fn new(dice: Dice) -> People {
        People { dice, now: 0, unheard: Vec::new(), left: false, missing: None }
    }

    /// They hear what is told.
    pub fn hear(&mut self, effects: &[Effect]) {
        self.missing = None;
        for effect in effects {
            match effect.kind {
                EffectKind::MoveTold { utterance, .. } => self.unheard.push(utterance),
                EffectKind::Refused(Refusal::NotMade(missing)) => self.missing = Some(missing),
                _ => {}
            }
        }
    }

    /// The next thing that happens.
    pub fn act(&mut self, referee: &Referee) -> Event {
        let pause = match self.dice.below(20) {
            0..6 => 0,
            6..12 => self.dice.below(300),
            12..19 => self.dice.below(3_000),
            _ => self.dice.below(40_000),
        };
        let mut now = self.now + pause as u64;
        let deadline = referee.deadline().map(Moment::as_millis).filter(|deadline| *deadline <= now);
        let mut seat = Seat::from(referee.terms().owner);
        let kind = if let Some(deadline) = deadline.filter(|_| self.dice.chance(60)) {
            now = deadline.max(self.now);
            EventKind::DeadlineReached
        } else if std::mem::take(&mut self.left) {
            EventKind::Resumed { wall: "2026-01-01T00:00:00Z".into() }
        } else {
            if self.dice.chance(2) {
                seat = self.dice.pick(&[Seat::White, Seat::Black, Seat::Arbiter]);
            }
            let view = referee.view(Moment::from_millis(now));
            if self.dice.chance(72) { self.sensible(&view, referee) } else { self.anything(&view, referee) }
        };
        self.left = matches!(kind, EventKind::Left);
        if matches!(kind, EventKind::Resumed { .. }) {
            self.unheard.clear();
        }
        self.now = now;
        let port = self.dice.pick(&[Port::Keyboard, Port::Pipe, Port::Speech, Port::Clock, Port::Station]);
        Event { at: Moment::from_millis(now), seat, port, kind }
    }

    fn sensible(&mut self, view: &View, referee: &Referee) -> EventKind {
        if !self.unheard.is_empty() && self.dice.chance(50) {
            return EventKind::AnnouncementHeard { utterance: self.unheard.remove(0) };
        }
        if let (Some(missing), Some(pending)) = (self.missing.take(), &view.pending) {
            return self.make_it(missing, pending, view);
        }
        match &view.awaited {
            Awaited::Start => EventKind::Started,
            Awaited::Move(by) if *by != view.owner && self.dice.chance(30) => EventKind::ClockPressed { by: *by },
            Awaited::Move(_) | Awaited::Entry(_) => EventKind::Announced { words: self.own_words(view) },
            Awaited::LastWord(_) if !self.unheard.is_empty() => {
                EventKind::AnnouncementHeard { utterance: self.unheard.remove(0) }
            }
            Awaited::LastWord(by) | Awaited::Press(by) | Awaited::Confirmation(by, _) => {
                EventKind::ClockPressed { by: *by }
            }
            Awaited::Resumption | Awaited::Settlement(_) | Awaited::Unsealing => EventKind::PlayResumed,
            Awaited::Seal { by, .. } => EventKind::ClockPressed { by: *by },
            Awaited::Nothing(_) => EventKind::Misheard { words: self.words(&before_last(referee)) },
        }
    }

    /// The hands do what the press lacked, or it is said for the opponent.
    fn make_it(&mut self, missing: Missing, pending: &ViewMove, view: &View) -> EventKind {
        let shown = view.shown.get(pending.by);
        let wrong = view.boards.get(pending.by).differences();
        let own = |square: &Square| shown.piece_at(*square).is_some_and(|piece| piece.color == pending.by);
        let Named::Piece { role, from, to, promotion } = pending.telling.named else {
            return EventKind::TakeBack;
        };
        let (from, to, placed) = match missing {
            Missing::CapturedPieceRemoved(square) => (square, from, None),
            _ => {
                let astray = wrong.iter().map(|difference| difference.square).find(own);
                let any = astray.or(Square::ALL.into_iter().find(own));
                (any.unwrap_or(from), to, Some(promotion.unwrap_or(role)))
            }
        };
        if pending.by == view.owner {
            EventKind::Executed { from, to, placed }
        } else {
            EventKind::SpokenFor { word: Word::Played { from, to, placed } }
        }
    }

    /// A move of the course, or one that only the mover's own board allows.
    fn own_words(&mut self, view: &View) -> Announcement {
        let by = view.course.turn();
        if self.dice.chance(50) && !view.boards.get(by).differences().is_empty() {
            let mut setup = view.course.to_setup(EnPassantMode::Legal);
            setup.board = view.shown.get(by).clone();
            setup.castling_rights = Bitboard::EMPTY;
            if let Ok(own) = setup.position::<Chess>(CastlingMode::Standard) {
                return self.words(&own);
            }
        }
        self.words(&view.course)
    }

    fn anything(&mut self, view: &View, referee: &Referee) -> EventKind {
        let (from, to, placed) = self.hands(view);
        match self.dice.below(60) {
            0 if self.dice.chance(40) => EventKind::Resumed { wall: String::new() },
            1 if self.dice.chance(40) => EventKind::Left,
            2 => EventKind::Started,
            3 => EventKind::PlayResumed,
            4..9 => EventKind::Announced { words: self.words(&view.course) },
            9 => EventKind::NotUnderstood { text: "eva elf".into(), understood: "eva".into(), part: "elf".into() },
            10..12 => EventKind::AnnouncementHeard { utterance: self.dice.below(view.half_moves.len() + 3) as u32 },
            12..16 => EventKind::Corrected { words: self.words(&view.course) },
            16..19 => EventKind::Misheard { words: self.words(&before_last(referee)) },
            19 => EventKind::Misheard { words: self.words(&view.course) },
            20..22 => EventKind::Repeated { words: self.words(&view.course) },
            22..30 => EventKind::Executed { from, to, placed },
            30..32 => EventKind::Wrote { text: "Sf3".into(), words: self.maybe_words(view) },
            32 => EventKind::Touched { square: from },
            33 => EventKind::Adjusting,
            34..40 => EventKind::ClockPressed { by: self.dice.pick(&[Color::White, Color::Black]) },
            40..42 => EventKind::PressCancelled,
            42..48 => EventKind::SpokenFor { word: self.word(view) },
            48 => EventKind::DrawOffered,
            49 if self.dice.chance(20) => EventKind::DrawAccepted,
            50 => EventKind::DrawDeclined,
            51 if self.dice.chance(5) => EventKind::Resigned,
            52 if self.dice.chance(30) => EventKind::FlagClaimed,
            53 if self.dice.chance(40) => EventKind::ArbiterCalled,
            54..56 => EventKind::AgainAsked,
            56 => EventKind::TakeBack,
            57 => EventKind::DeadlineReached,
            _ => EventKind::Asked { question: self.question() },
        }
    }

    fn question(&mut self) -> Question {
        self.dice.pick(&[
            Question::Clocks,
            Question::OwnClock,
            Question::OpponentsClock,
            Question::MoveCount,
            Question::TimeUsed,
        ])
    }

    fn word(&mut self, view: &View) -> Word {
        let (from, to, placed) = self.hands(view);
        match self.dice.below(20) {
            0 => Word::Draw,
            1 => Word::Decline,
            2 => Word::Flag,
            3 => Word::Arbiter,
            4 => Word::Adjust,
            5 => Word::Touched(from),
            6 => Word::Repeats(self.words(&view.course)),
            7 if self.dice.chance(10) => Word::Resign,
            8 if self.dice.chance(20) => Word::Accept,
            9..12 => Word::Wrote { text: "e5".into(), words: self.maybe_words(view) },
            _ => Word::Played { from, to, placed },
        }
    }

    fn maybe_words(&mut self, view: &View) -> Option<Announcement> {
        self.dice.chance(80).then(|| match view.half_moves.last().filter(|_| self.dice.chance(70)) {
            Some(last) => last.telling.in_short(),
            None => self.words(&view.course),
        })
    }

    /// Words for a move: mostly a legal one, in full or in short; sometimes anything.
    fn words(&mut self, course: &Chess) -> Announcement {
        let legal = course.legal_moves();
        if legal.is_empty() || self.dice.chance(12) {
            return self.nonsense();
        }
        let telling = reading::tell(course, legal[self.dice.below(legal.len())]);
        match (self.dice.below(10), telling.in_short(), telling.named.in_full()) {
            // Without what the short form needs: ambiguous, or without the piece of a promotion.
            (0, Announcement::Piece { role, to, .. }, _) => {
                Announcement::Piece { role, from: Origin::UNSAID, to, promotion: None }
            }
            (1, _, Announcement::Piece { from, to, promotion, .. }) => {
                Announcement::Piece { role: None, from, to, promotion }
            }
            (2..6, short, _) => short,
            (_, _, full) => full,
        }
    }

    fn nonsense(&mut self) -> Announcement {
        if self.dice.chance(10) {
            return Announcement::Castle(self.dice.pick(&[CastlingSide::KingSide, CastlingSide::QueenSide]));
        }
        let roles = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
        let origin = Origin::of(self.square());
        Announcement::Piece {
            role: self.dice.chance(90).then(|| self.dice.pick(&roles)),
            from: Origin {
                file: origin.file.filter(|_| self.dice.chance(80)),
                rank: origin.rank.filter(|_| self.dice.chance(80)),
            },
            to: self.square(),
            promotion: self.dice.chance(10).then(|| self.dice.pick(&roles)),
        }
    }

    fn square(&mut self) -> Square {
        self.dice.pick(&Square::ALL)
    }

    /// What hands did: what was announced last, a legal move in the making, a mending, or anything.
    fn hands(&mut self, view: &View) -> (Square, Square, Option<Role>) {
        let roles = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        let told = view.pending.as_ref().or(view.half_moves.last()).map(|half_move| half_move.telling.named);
        let legal = view.course.legal_moves();
        let differences = view.boards.get(self.dice.pick(&[Color::White, Color::Black])).differences();
        let odd = self.dice.chance(15).then(|| self.dice.pick(&roles));
        match (self.dice.below(10), told) {
            (0..4, Some(Named::Piece { from, to, promotion, .. })) => (from, to, promotion.or(odd)),
            (4..6, _) if !legal.is_empty() => {
                let played = legal[self.dice.below(legal.len())];
                (played.from().unwrap_or(played.to()), played.to(), played.promotion())
            }
            (6..8, _) if differences.len() > 1 => {
                let one = |dice: &mut Dice| differences[dice.below(differences.len())].square;
                (one(&mut self.dice), one(&mut self.dice), None)
            }
            _ => (self.square(), self.square(), odd),
        }
    }
}

/// The position before the last half-move, in which a misheard one is read.
fn before_last(referee: &Referee) -> Chess {
    let last = referee.half_moves().iter().rev().find(|half_move| !half_move.withdrawn);
    last.map_or_else(|| referee.start_position().clone(), |half_move| half_move.before.clone())
}
