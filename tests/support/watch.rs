//! Watch a game: what must hold after every event, whatever people do.

use ansage::game::board::Board;
use ansage::game::effect::{Audience, Difference, Effect, EffectKind, Manner};
use ansage::game::event::{Event, EventKind, Word};
use ansage::game::reading::Unreadable;
use ansage::game::referee::Referee;
use ansage::game::refusal::Refusal;
use ansage::game::ruling::Change;
use ansage::game::terms::{Mode, Terms};
use ansage::game::time_control::{Bonus, Period, TimeControl};
use ansage::game::view::{Awaited, View};
use ansage::moment::Span;
use ansage::seat::{ByColor, Color};
use shakmaty::{Chess, Position};
use std::collections::BTreeSet;

/// Somebody who looks on.
pub struct Watch {
    terms: Terms,
    last: View,
    fallen: ByColor<bool>,
    withdrawn: bool,
    /// Milliseconds that were added to each clock by a ruling.
    ruled: ByColor<u64>,
    /// The utterance whose last word counts for the player's latest move.
    utterance: ByColor<u32>,
    heard: BTreeSet<u32>,
    /// The squares last told of each board.
    told: ByColor<Vec<Difference>>,
    case: ByColor<bool>,
}

impl Watch {
    /// Looks on from the opening.
    pub fn new(referee: &Referee) -> Watch {
        Watch {
            terms: referee.terms().clone(),
            last: referee.view(Default::default()),
            fallen: ByColor::default(),
            withdrawn: false,
            ruled: ByColor::default(),
            utterance: ByColor::default(),
            heard: BTreeSet::new(),
            told: ByColor::default(),
            case: ByColor::default(),
        }
    }

    /// Looks at what an event brought about.
    pub fn see(&mut self, event: &Event, effects: &[Effect], referee: &Referee) {
        let view = referee.view(event.at);
        if let EventKind::AnnouncementHeard { utterance } = event.kind {
            self.heard.insert(utterance);
        }
        for effect in effects {
            self.note(event, effect);
            self.audience(effect);
            self.no_advice(effect);
        }
        self.time(event, effects, &view, referee);
        self.made_before_the_clock(event, effects, &view);
        self.boards(event, effects, &view);
        self.counters(&view);
        self.last = view;
    }

    fn note(&mut self, event: &Event, effect: &Effect) {
        match &effect.kind {
            EffectKind::Changed(Change::TimeAdded { whose, time }) => *self.ruled.get_mut(*whose) += time.as_millis(),
            // What else the arbiter does to clocks is checked by what the clock says was given.
            EffectKind::Changed(_) => self.withdrawn = true,
            EffectKind::FlagFell { whose, .. } => *self.fallen.get_mut(*whose) = true,
            EffectKind::TakenBack { .. } => {
                self.withdrawn = true;
                self.told = ByColor::default();
                self.case = ByColor::default();
            }
            EffectKind::MoveTold { utterance, by, manner, .. } => {
                let counts = *manner != Manner::Again || matches!(event.kind, EventKind::Resumed { .. });
                if counts {
                    *self.utterance.get_mut(*by) = *utterance;
                }
            }
            EffectKind::BoardDiffers { whose, squares } => {
                assert!(!squares.is_empty(), "a difference of no squares");
                self.told.get_mut(*whose).clone_from(squares);
            }
            EffectKind::BoardAgrees { whose } => {
                self.told.get_mut(*whose).clear();
                *self.case.get_mut(*whose) = false;
            }
            EffectKind::BoardsCase { whose, squares } => {
                assert!(!std::mem::replace(self.case.get_mut(*whose), true), "the same case told twice");
                assert_eq!(squares, self.told.get(*whose), "a case of squares that were not told");
            }
            _ => {}
        }
    }

    /// Answers and refusals are private; everything else is public, but the press and the claim that is offered.
    fn audience(&self, effect: &Effect) {
        let private = matches!(
            effect.kind,
            EffectKind::Refused(_)
                | EffectKind::Answered(_)
                | EffectKind::PressKept
                | EffectKind::PressCancelled
                | EffectKind::ClaimOffered
        );
        assert!(
            effect.to == Audience::Desk || private == matches!(effect.to, Audience::Seat(_)),
            "who is told {effect:?}"
        );
    }

    fn no_advice(&self, effect: &Effect) {
        if self.terms.mode == Mode::Practice {
            let illegal =
                matches!(effect.kind, EffectKind::IllegalMoveCompleted { .. } | EffectKind::IllegalByOtherBoard { .. });
            return assert!(!illegal, "an illegal move completed in practice");
        }
        match &effect.kind {
            EffectKind::TakenBack { .. } | EffectKind::Refused(Refusal::NotLegal { .. }) => {
                panic!("advice in a tournament: {effect:?}")
            }
            EffectKind::Refused(Refusal::Unreadable(Unreadable::Ambiguous { from, .. })) => {
                assert!(from.is_empty(), "advice in a tournament: {effect:?}");
            }
            EffectKind::Refused(Refusal::Unreadable(Unreadable::NoMoveFits { reason })) => {
                assert!(reason.is_none(), "advice in a tournament: {effect:?}");
            }
            _ => {}
        }
    }

    fn periods(&self) -> &[Period] {
        match &self.terms.time {
            TimeControl::Periods(periods) => periods,
            _ => &[],
        }
    }

    fn time(&self, event: &Event, effects: &[Effect], view: &View, referee: &Referee) {
        assert!(view.at >= self.last.at, "time goes back");
        assert!(referee.deadline().is_none_or(|deadline| deadline >= event.at), "a deadline was passed over");
        let mut spent = Span::ZERO;
        for color in Color::ALL {
            let (before, after) = (*self.last.used.get(color), *view.used.get(color));
            assert!(after >= before, "time used is given back");
            spent += after.saturating_sub(before);
            let clock = referee.clock();
            let left = view.clocks.get(color).unwrap_or_default();
            assert_eq!(after + left, clock.given(color, view.at), "used and left of {color:?}");
            let anything_else = self.fallen.white || self.fallen.black || self.withdrawn;
            if let ([Period { moves: None, time, bonus }], false) = (self.periods(), anything_else) {
                let increment = match bonus {
                    Bonus::None => Span::ZERO,
                    Bonus::Increment(increment) => *increment,
                    _ => continue,
                };
                let increments = increment.as_millis() * u64::from(*view.completed.get(color));
                let given = time.as_millis() + increments + self.ruled.get(color);
                assert_eq!(after.as_millis() + left.as_millis(), given, "used and left of {color:?}");
            }
        }
        assert!(spent <= event.at - self.last.at, "two clocks ran at once");
        let suspended = matches!(view.awaited, Awaited::Resumption | Awaited::Settlement(_) | Awaited::Unsealing);
        let over = suspended || matches!(view.awaited, Awaited::Nothing(_) | Awaited::Start);
        assert!(!over || view.running.is_none(), "a clock runs while {:?}", view.awaited);
        let waits = effects.iter().any(|effect| matches!(effect.kind, EffectKind::PressWaits { .. }));
        assert!(!waits || view.running.is_none(), "a clock runs while the press waits");
        if view.running.is_none() && !over && !matches!(view.awaited, Awaited::Confirmation(..)) {
            // Only a sighted player's press that waits for the last word lets both clocks stand.
            let Awaited::LastWord(by) = view.awaited else { panic!("no clock runs while {:?}", view.awaited) };
            assert!(!self.terms.blind().get(by), "a blind player's clock stands before his last word");
        }
    }

    /// Nobody's clock is started by a blind player's move before its last word was heard.
    fn made_before_the_clock(&self, event: &Event, effects: &[Effect], view: &View) {
        for effect in effects {
            let EffectKind::MoveCompleted { by, .. } = effect.kind else { continue };
            let mended = matches!(event.kind, EventKind::Misheard { .. });
            let answered = matches!(event.kind, EventKind::Announced { .. }) && event.seat.color() != Some(by);
            if *self.terms.blind().get(by) && !mended && !answered {
                let utterance = self.utterance.get(by);
                assert!(self.heard.contains(utterance), "completed before utterance {utterance} was heard");
            }
        }
        let Some(now) = view.running.filter(|now| self.last.running != Some(*now)) else { return };
        let cause = effects.iter().any(|effect| match effect.kind {
            EffectKind::Started | EffectKind::TakenBack { .. } | EffectKind::PlayResumed { .. } => true,
            EffectKind::MoveCompleted { by, .. } => by != now,
            EffectKind::Replied { by } => by != now && !self.terms.blind().get(by),
            _ => false,
        });
        assert!(cause, "nothing started the clock of {now:?}");
    }

    fn boards(&self, event: &Event, effects: &[Effect], view: &View) {
        let told_hands = matches!(event.kind, EventKind::Executed { .. } | EventKind::Misheard { .. })
            || matches!(
                (&event.kind, &self.last.awaited),
                (EventKind::ClockPressed { .. }, Awaited::Confirmation(_, Word::Played { .. }))
            );
        for whose in Color::ALL {
            let Board::Stated(now) = view.boards.get(whose) else {
                assert!(self.told.get(whose).is_empty(), "differences told of a board that is not known");
                continue;
            };
            // A player's move in the making is judged with its announcement; here only what is settled.
            let over = matches!(view.awaited, Awaited::Nothing(_));
            if !over && view.pending.as_ref().is_none_or(|pending| pending.by != whose) {
                assert_eq!(&now.differences(), self.told.get(whose), "what was told of {whose:?}'s board");
            }
            let Board::Stated(before) = self.last.boards.get(whose) else { continue };
            let own_move = effects.iter().any(|effect| match effect.kind {
                EffectKind::MoveCompleted { by, .. } => by == whose,
                EffectKind::MoveTold { by, manner, .. } => by == whose && manner != Manner::Again,
                _ => false,
            });
            assert!(before.shows == now.shows || told_hands || own_move, "nobody touched {whose:?}'s board");
        }
    }

    fn counters(&self, view: &View) {
        let mut ahead = 0;
        for color in Color::ALL {
            let standing = view.half_moves.iter().filter(|half_move| half_move.by == color).count() as u32;
            let completed = *view.completed.get(color);
            assert!(completed == standing || completed == standing + 1, "{completed} counted, {standing} stand");
            ahead += completed - standing;
        }
        let settled = matches!(view.awaited, Awaited::Move(_) | Awaited::Press(_));
        assert!(ahead <= 1 && !(settled && ahead > 0), "a press is counted for no move");
    }
}

/// The course of the game is a row of legal moves, and the view's position is where they lead.
pub fn course_is_legal(referee: &Referee, view: &View) {
    let mut position: Chess = referee.start_position().clone();
    for half_move in referee.half_moves().iter().filter(|half_move| !half_move.withdrawn) {
        assert_eq!(half_move.before, position);
        assert!(position.is_legal(half_move.played));
        position.play_unchecked(half_move.played);
    }
    assert_eq!(view.course, position);
}
