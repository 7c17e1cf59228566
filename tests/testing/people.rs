//! Play at the table as people do who hear badly, press too early, forget, and change their minds.

mod arbiter;
mod crossing;
mod desk;
mod hands;
mod joined;
mod mischief;
pub mod pegs;
mod plan;
mod restores;
mod talk;
mod words;

pub use arbiter::EnvelopeMove;
pub use plan::{PeoplePlan, terms};

use super::dice::Dice;
use ansage_game::claim::{Claim, Remedy};
use ansage_game::effect::{Effect, EffectKind};
use ansage_game::event::{Event, EventKind, EventSource, OpponentsWord};
use ansage_game::moment::{Moment, Span};
use ansage_game::referee::Referee;
use ansage_game::refusal::{MissingCondition, Refusal};
use ansage_game::ruling::{AdjournmentStep, Ruling};
use ansage_game::seat::{ByColor, Color, Seat};
use ansage_game::view::{AwaitedAct, View};
use shakmaty::{Chess, Position};
use std::collections::VecDeque;

/// The people at one table.
#[derive(Debug)]
pub struct People {
    pub dice: Dice,
    pub plan: PeoplePlan,
    /// What lies in the envelope.
    pub sealed: Option<EnvelopeMove>,
    pub now: u64,
    heard: PeopleKnowledge,
    left: bool,
    /// What they are about to do, step by step.
    steps: VecDeque<(Seat, EventKind)>,
    /// Who has touched something that the other may complain of.
    touched: Option<Color>,
    /// Who acts, where it is not the owner of the keyboard.
    seat: Option<Seat>,
    /// Where the arbiter has taken the desk: here, or elsewhere.
    desk: EventSource,
    /// Who cannot see.
    blind: ByColor<bool>,
    /// The number of the opponent's station, and of its last act.
    station: u8,
    act: u64,
    /// The station of the opponent's own device, where another device has the seat.
    own_device: Option<u8>,
}

/// What they know from what was told.
#[derive(Debug, Default)]
pub struct PeopleKnowledge {
    unheard: Vec<u32>,
    /// What the last press was told to lack.
    missing: Option<MissingCondition>,
    /// What stands.
    remedy: Option<Remedy>,
    at_desk: bool,
    sealed: bool,
    closed: bool,
    /// An illegal move was completed last.
    illegal: bool,
    /// Whose fallen flag was claimed, and the arbiter has set that aside.
    flag_set_aside: Option<Color>,
    /// The time of a control that a course has reached.
    due: Option<(Color, Span)>,
    /// Whether the opponent's seat is released for another device.
    released: bool,
}

impl PeopleKnowledge {
    fn note(&mut self, kind: &EffectKind) {
        match kind {
            EffectKind::MoveAnnounced { utterance, .. }
            | EffectKind::PlayResumed { utterance: Some(utterance), .. } => {
                self.unheard.push(*utterance);
            }
            EffectKind::Refused(Refusal::NotMade(missing)) => self.missing = Some(missing.clone()),
            EffectKind::RemedyProposed(remedy) => self.remedy = Some(remedy.clone()),
            EffectKind::SetAside => {
                let flag = self.remedy.take().filter(|remedy| remedy.claim == Some(Claim::Flag));
                self.flag_set_aside = flag.map(|remedy| remedy.burdened);
            }
            EffectKind::Upheld | EffectKind::GameOver(_) => self.remedy = None,
            EffectKind::SeatReleased { kept, .. } => self.released = *kept,
            EffectKind::DeskTaken { .. } => self.at_desk = true,
            EffectKind::DeskLeft => self.at_desk = false,
            EffectKind::IllegalMoveCompleted { .. } => self.illegal = true,
            EffectKind::PeriodTimeDue { player: whose, time } => self.due = Some((*whose, *time)),
            EffectKind::Adjournment(step) => {
                self.sealed = matches!(step, AdjournmentStep::MoveSealed { .. });
                self.closed = matches!(step, AdjournmentStep::EnvelopeClosed(_));
            }
            _ => {}
        }
    }
}

impl People {
    /// They sit down.
    pub fn new(mut dice: Dice, blind: ByColor<bool>) -> People {
        let plan = PeoplePlan::thrown(&mut dice);
        People {
            dice,
            plan,
            sealed: None,
            now: 0,
            heard: PeopleKnowledge::default(),
            left: false,
            steps: VecDeque::new(),
            touched: None,
            seat: None,
            desk: EventSource::Keyboard,
            blind,
            station: 1,
            act: 0,
            own_device: None,
        }
    }

    /// They hear what is told.
    pub fn hear(&mut self, effects: &[Effect]) {
        self.heard.missing = None;
        effects.iter().for_each(|effect| self.heard.note(&effect.kind));
    }

    /// They start the program anew: this happens next, on what was recorded of the game, and perhaps on what stands
    /// beside it of how long the program lived.
    pub fn start_anew(&mut self, last: Moment) -> Event {
        let lived = if self.dice.chance(50) { self.dice.below(4_000) as u64 } else { 0 };
        let alive = self.dice.chance(70).then_some(Moment::from_millis(last.as_millis() + lived));
        let now = alive.unwrap_or(last);
        self.now = now.as_millis();
        self.left = false;
        self.heard.unheard.clear();
        let kind = EventKind::ProgramResumed { wall: "2026-01-01T00:00:00Z".into(), alive, revision: None };
        Event { at: now, seat: Seat::White, port: EventSource::Station, kind }
    }

    /// How long they think.
    fn think(&mut self, referee: &Referee) -> u64 {
        let clock = referee.clock();
        let left = clock.running_player().and_then(|who| clock.time_left(who, Moment::from_millis(self.now)));
        if let Some(left) = left.filter(|_| self.dice.chance(self.plan.dawdle)) {
            let left = left.as_millis();
            // Until the last two minutes, or until about the flag.
            return match self.dice.chance(30) {
                true => left.saturating_sub(self.dice.below(120_000) as u64),
                false => (left + 2_000).saturating_sub(self.dice.below(4_000) as u64),
            };
        }
        let pause = match self.dice.below(20) {
            0..6 => 0,
            6..12 => self.dice.below(300),
            12..19 => self.dice.below(3_000),
            _ => self.dice.below(40_000),
        };
        pause as u64
    }

    /// The next thing that happens.
    pub fn act(&mut self, referee: &Referee) -> Event {
        let mut now = self.now + self.think(referee);
        let deadline = referee.deadline().map(Moment::as_millis).filter(|deadline| *deadline <= now);
        self.seat = None;
        let kind = if let Some(deadline) = deadline.filter(|_| self.dice.chance(60)) {
            now = deadline.max(self.now);
            EventKind::DeadlineReached
        } else if std::mem::take(&mut self.left) {
            EventKind::ProgramResumed { wall: "2026-01-01T00:00:00Z".into(), alive: None, revision: None }
        } else {
            self.choose(&referee.view(Moment::from_millis(now)), referee)
        };
        self.left = matches!(kind, EventKind::ProgramLeft);
        if matches!(kind, EventKind::ProgramResumed { .. }) {
            self.heard.unheard.clear();
        }
        self.now = now;
        let mut seat = self.seat.unwrap_or(Seat::from(referee.terms().owner));
        if self.dice.chance(1) {
            seat = self.dice.pick(&[Seat::White, Seat::Black]);
        }
        let port = self.port(seat, &kind);
        let event = Event { at: Moment::from_millis(now), seat, port, kind };
        match self.plan.joined {
            true => self.over_link(event, &referee.view(Moment::from_millis(now))),
            false => event,
        }
    }

    /// The arbiter's is that of his desk, but for a slip; anything else comes by any port of the station.
    fn port(&mut self, seat: Seat, kind: &EventKind) -> EventSource {
        if matches!(kind, EventKind::DeskTaken { .. }) {
            self.desk =
                self.dice.pick(&[EventSource::Keyboard, EventSource::Keyboard, EventSource::Pipe, EventSource::Desk]);
        }
        if seat == Seat::Arbiter && self.dice.chance(97) {
            return self.desk;
        }
        if matches!(kind, EventKind::BoardReported(_) | EventKind::AnnounceButtonPressed) {
            let sighted = seat.color().is_some_and(|color| !self.blind.get(color));
            return if sighted { EventSource::EBoard } else { EventSource::Board };
        }
        // The settled move of an electronic board is announced by it.
        if matches!(kind, EventKind::Announced { .. }) && self.plan.pegs.white && self.plan.pegs.black {
            return self.dice.pick(&[EventSource::EBoard, EventSource::Keyboard]);
        }
        self.dice.pick(&[
            EventSource::Keyboard,
            EventSource::Pipe,
            EventSource::Speech,
            EventSource::Clock,
            EventSource::Station,
            EventSource::Desk,
        ])
    }

    fn choose(&mut self, view: &View, referee: &Referee) -> EventKind {
        if self.dice.chance(self.plan.arbiter) {
            return self.arbitrate(view, referee);
        }
        if self.dice.chance(self.plan.talk) {
            return self.talk(view, referee);
        }
        if (self.plan.pegs.white || self.plan.pegs.black) && self.dice.chance(60) {
            if let Some((seat, kind)) = self.steps.pop_front() {
                self.seat = Some(seat);
                return kind;
            }
            if let Some(kind) = self.on_pegs(view) {
                return kind;
            }
            self.seat = None;
        }
        if self.dice.below(1_000) < self.plan.crash {
            return match self.dice.below(4) {
                0 => EventKind::ProgramResumed { wall: String::new(), alive: self.sometime(view), revision: None },
                1 => EventKind::ProgramStalled { since: self.sometime(view).unwrap_or(view.at) },
                _ => EventKind::ProgramLeft,
            };
        }
        if self.dice.chance(self.plan.care) { self.sensible(view, referee) } else { self.anything(view, referee) }
    }

    /// A moment since the last event or shortly before it; or none.
    pub(super) fn sometime(&mut self, view: &View) -> Option<Moment> {
        let from = self.now.saturating_sub(self.dice.below(1_500) as u64);
        let span = view.at.as_millis().saturating_sub(from) as usize;
        self.dice.chance(80).then(|| Moment::from_millis(from + self.dice.below(span + 1) as u64))
    }

    fn sensible(&mut self, view: &View, referee: &Referee) -> EventKind {
        if let Some(&utterance) = self.heard.unheard.first().filter(|_| self.dice.chance(2)) {
            self.steps.push_front((Seat::from(view.owner), EventKind::AnnouncementBegun { utterance }));
            return EventKind::AnnouncementDelayed { utterance };
        }
        if !self.heard.unheard.is_empty() && self.dice.chance(50) {
            return EventKind::AnnouncementHeard { utterance: self.heard.unheard.remove(0) };
        }
        if let (Some(missing), Some(pending)) = (self.heard.missing.take(), &view.pending) {
            return self.make_it(missing, pending, view);
        }
        if let Some((seat, kind)) = self.steps.pop_front() {
            self.seat = Some(seat);
            return kind;
        }
        if let Some(by) = self.touched.filter(|_| self.dice.chance(25)) {
            self.touched = None;
            return self.spoken(!by, view, OpponentsWord::Claim(Claim::Touched));
        }
        if let Some(by) = view.desk.code_asked.filter(|_| self.dice.chance(60)) {
            return self.answer_code(by, view);
        }
        if let Some(kind) = self.crossing(view, referee) {
            return kind;
        }
        match &view.awaited {
            AwaitedAct::Start => self.before_the_start(view),
            AwaitedAct::Move(by) if *by != view.owner && self.dice.chance(30) => {
                EventKind::ClockPressed { player: *by }
            }
            AwaitedAct::Move(by) => match self.opportunity(view, referee) {
                Some(kind) => kind,
                None if self.dice.chance(6) => self.fumble(*by, view),
                None => EventKind::Announced { words: self.own_words(view) },
            },
            AwaitedAct::Press(by) if self.dice.chance(50) && self.in_two_steps(*by, view) => {
                self.sensible(view, referee)
            }
            AwaitedAct::Entry(_) => EventKind::Announced { words: self.own_words(view) },
            AwaitedAct::Press(by) if self.dice.chance(2) => {
                self.too_late(*by, view).unwrap_or(EventKind::ClockPressed { player: *by })
            }
            AwaitedAct::LastWord(_) if !self.heard.unheard.is_empty() => {
                EventKind::AnnouncementHeard { utterance: self.heard.unheard.remove(0) }
            }
            AwaitedAct::Key(by) | AwaitedAct::Confirmation(by, _) if self.dice.chance(85) => {
                EventKind::Confirmed { player: *by }
            }
            AwaitedAct::LastWord(by)
            | AwaitedAct::Press(by)
            | AwaitedAct::Key(by)
            | AwaitedAct::Confirmation(by, _) => EventKind::ClockPressed { player: *by },
            AwaitedAct::Seal { .. } => self.adjourn(view),
            AwaitedAct::Resumption | AwaitedAct::Restart(_) | AwaitedAct::Settlement(_) | AwaitedAct::Unsealing => {
                self.go_on(view, referee)
            }
            AwaitedAct::Nothing(_) => self.after_the_end(referee),
        }
    }

    fn before_the_start(&mut self, view: &View) -> EventKind {
        match self.dice.below(20) {
            0..2 => EventKind::TimeSet { time: plan::time(&mut self.dice).parse().expect("a time control") },
            2 => self.spoken(view.owner, view, OpponentsWord::Arbiter),
            _ => EventKind::Started,
        }
    }

    /// Play is suspended.
    fn go_on(&mut self, view: &View, referee: &Referee) -> EventKind {
        if std::mem::take(&mut self.heard.illegal) && self.dice.chance(60) {
            return self.spoken(!view.course.turn(), view, OpponentsWord::Claim(Claim::Illegal));
        }
        if self.heard.at_desk {
            return self.settle_at_desk(view, referee);
        }
        if let Some(kind) = self.settle_themselves_heard(view) {
            return kind;
        }
        match self.dice.below(12) {
            0..5 => self.arbitrate(view, referee),
            _ => EventKind::PlayResumed,
        }
    }

    fn settle_themselves_heard(&mut self, view: &View) -> Option<EventKind> {
        let heard = std::mem::take(&mut self.heard);
        let kind = self.settle_themselves(&heard, view);
        self.heard = heard;
        kind
    }

    fn after_the_end(&mut self, referee: &Referee) -> EventKind {
        if self.heard.at_desk && self.dice.chance(20) {
            return self.ruled(Ruling::Continue);
        }
        EventKind::Misheard { words: self.words(&before_last(referee)) }
    }
}

/// The position before the last half-move, in which a misheard one is read.
fn before_last(referee: &Referee) -> Chess {
    let last = referee.half_moves_with_withdrawn().iter().rev().find(|half_move| !half_move.withdrawn);
    last.map_or_else(|| referee.start_position().clone(), |half_move| half_move.before.clone())
}
