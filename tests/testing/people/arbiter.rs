//! The arbiter: he takes the desk, rules, adjourns, opens envelopes; at the right moment and at every other.

use super::People;
use super::plan::adaption;
use ansage_game::announcement::Announcement;
use ansage_game::claim::Measure;
use ansage_game::event::EventKind;
use ansage_game::moment::Span;
use ansage_game::outcome::{DrawReason, Outcome, Points, WinReason};
use ansage_game::referee::{Referee, sealed_move_commitment};
use ansage_game::ruling::{AssistantDuty, Ruling};
use ansage_game::seat::{Color, Seat};
use ansage_game::view::View;
use shakmaty::Position;

/// A move in its envelope.
#[derive(Debug, Clone)]
pub struct EnvelopeMove {
    pub salt: String,
    pub words: Announcement,
}

const COLORS: [Color; 2] = [Color::White, Color::Black];

impl People {
    pub(super) fn ruled(&mut self, ruling: Ruling) -> EventKind {
        self.seat = Some(Seat::Arbiter);
        EventKind::Ruled { ruling }
    }

    /// The arbiter does something, wherever he is.
    pub(super) fn arbitrate(&mut self, view: &View, referee: &Referee) -> EventKind {
        if !self.heard.at_desk && self.dice.chance(80) {
            self.seat = Some(Seat::Arbiter);
            return self.take_desk(referee);
        }
        match self.dice.below(20) {
            0 => {
                self.seat = Some(Seat::Arbiter);
                EventKind::DeskLeft
            }
            1 => self.open(referee),
            2..6 => self.order(view),
            _ => {
                let ruling = self.ruling(view, referee);
                self.ruled(ruling)
            }
        }
    }

    /// The arbiter comes with his code: that of the game, or where it has none, one that both players have to want. Now
    /// and then it is another.
    fn take_desk(&mut self, referee: &Referee) -> EventKind {
        let arbiter = "Rot".to_owned();
        let known = referee.arbiter_code_verifier().filter(|_| !self.dice.chance(3)).map(str::to_owned);
        match known {
            Some(verifier) => EventKind::DeskTaken { verifier, arbiter: arbiter.into() },
            None => {
                self.seat = None;
                EventKind::CodeProposed {
                    verifier: format!("argon2id${}", self.dice.below(9)),
                    arbiter: arbiter.into(),
                }
            }
        }
    }

    /// What becomes of a code that was typed at the table.
    pub(super) fn answer_code(&mut self, by: Color, view: &View) -> EventKind {
        if self.dice.chance(25) {
            return EventKind::PressCancelled;
        }
        let there = view.links.get(by).has_own_station() != self.dice.chance(5);
        self.seat = there.then_some(by.into());
        if there || self.dice.chance(50) {
            EventKind::Confirmed { player: by }
        } else {
            EventKind::ClockPressed { player: by }
        }
    }

    /// The arbiter orders the game adjourned, mostly where that can be.
    fn order(&mut self, view: &View) -> EventKind {
        let settled = view.pending.is_none() && !view.half_moves.is_empty();
        let ruling = if settled && self.dice.chance(60) { Ruling::Adjourn } else { Ruling::Stop };
        self.ruled(ruling)
    }

    fn ruling(&mut self, view: &View, referee: &Referee) -> Ruling {
        let whose = self.dice.pick(&COLORS);
        let time = Span::from_secs(self.dice.below(200) as u64);
        let fallen = COLORS.into_iter().find(|color| referee.clock().is_fallen(*color));
        if let Some((whose, time)) = self.heard.due.take().filter(|_| self.dice.chance(70)) {
            // A count that was beyond a control by mistake is put right at once.
            return match self.dice.chance(20) {
                true => Ruling::SetCount { player: whose, moves: 1 },
                false => Ruling::TakeMeasure(Measure::AddTime { player: whose, time }),
            };
        }
        match self.dice.below(44) {
            0..2 => Ruling::Uphold,
            2..4 => Ruling::SetAside,
            4 => Ruling::Stop,
            5..7 => Ruling::TakeMeasure(Measure::AddTime { player: whose, time }),
            7 => Ruling::TakeMeasure(Measure::RemoveTime { player: whose, time }),
            8 => Ruling::TakeMeasure(Measure::AddIncrement { time: Span::from_secs(self.dice.below(6) as u64) }),
            9..11 => {
                Ruling::TakeMeasure(Measure::RestorePosition { ply: self.dice.below(view.half_moves.len() + 2) as u32 })
            }
            11 if self.dice.chance(60) => Ruling::TakeMeasure(Measure::EndGame(self.declared())),
            12 => Ruling::SetClock { player: whose, left: time },
            // Beyond a control, and back before it.
            13 => Ruling::SetCount { player: whose, moves: self.dice.pick(&[0, 1, 20, 39, 40, 41]) },
            14..17 => self.adapt(),
            17 => Ruling::SetEdition { year: self.dice.pick(&[2001, 2005, 2009, 2014, 2018, 2023, 2024]) },
            18..20 => {
                Ruling::SetDuty { player: whose, duty: self.dice.pick(&AssistantDuty::ALL), on: self.dice.chance(50) }
            }
            20..22 => Ruling::IllegalMove { player: whose },
            22 => Ruling::Warn { player: whose },
            23..25 => Ruling::CallFlag { player: fallen.unwrap_or(whose) },
            25 => Ruling::BothFlags,
            26 => Ruling::Adjourn,
            27 => Ruling::EnvelopeLost,
            28..38 => self.restoring(view, referee),
            38 => Ruling::SetResumption { text: "2 May 2026, 10:00, Town Hall".into() },
            39..41 => Ruling::SealedReply,
            _ => Ruling::Continue,
        }
    }

    pub(super) fn adapt(&mut self) -> Ruling {
        let (name, value) = adaption(&mut self.dice).unwrap_or_default();
        match self.dice.below(10) {
            0 => Ruling::AdaptRule { name: "no-such-rule".into(), value: value.into() },
            1 => Ruling::AdaptRule { name: name.into(), value: "perhaps".into() },
            2..4 => Ruling::AdaptRule { name: "quickplay-applies".into(), value: "yes".into() },
            4..6 => Ruling::AdaptRule { name: "opponent-hears".into(), value: "no".into() },
            _ => Ruling::AdaptRule { name: name.into(), value: value.into() },
        }
    }

    pub(super) fn declared(&mut self) -> Outcome {
        let by = self.dice.pick(&COLORS);
        let win = |reason| Outcome::Win { winner: by, reason };
        self.dice.pick(&[
            win(WinReason::Arbiter),
            Outcome::Draw(DrawReason::Arbiter),
            Outcome::Cancelled,
            win(WinReason::Default),
            win(WinReason::Forfeit),
            Outcome::Points(Points::None),
            Outcome::Points(Points::WhiteHalf),
            Outcome::BothForfeit,
            Outcome::Unfinished,
        ])
    }

    /// What the arbiter does while play is suspended.
    pub(super) fn settle_at_desk(&mut self, view: &View, referee: &Referee) -> EventKind {
        if self.heard.closed && self.dice.chance(70) {
            return self.open(referee);
        }
        let ruling = match self.dice.below(20) {
            0..8 => {
                self.seat = Some(Seat::Arbiter);
                return EventKind::PlayResumed;
            }
            8..12 if self.heard.remedy.is_some() => Ruling::Uphold,
            12..15 if self.heard.remedy.is_some() => Ruling::SetAside,
            15 => Ruling::Continue,
            _ => self.ruling(view, referee),
        };
        self.ruled(ruling)
    }

    /// The envelope is opened: with what was sealed, with something else, or it cannot be read.
    pub(super) fn open(&mut self, referee: &Referee) -> EventKind {
        self.seat = Some(Seat::Arbiter);
        if self.heard.closed && self.dice.chance(15) {
            return self.ruled(Ruling::EnvelopeLost);
        }
        let on_paper = referee.closed_envelope_commitment().is_none_or(|sealed| sealed.is_none());
        let right = self.sealed.clone().filter(|_| !on_paper);
        match (self.dice.below(10), right) {
            (0..8, Some(EnvelopeMove { salt, words })) => EventKind::EnvelopeOpened { salt, words: Some(words) },
            (0..2, None) => EventKind::EnvelopeOpened { salt: String::new(), words: None },
            (8, Some(EnvelopeMove { words, .. })) => {
                EventKind::EnvelopeOpened { salt: "beef".into(), words: Some(words) }
            }
            _ => {
                let words = self.words(&referee.view(Default::default()).course);
                EventKind::EnvelopeOpened { salt: String::new(), words: Some(words) }
            }
        }
    }

    /// The player to move seals, perhaps another move than before; or something that is no move.
    pub(super) fn seal(&mut self, view: &View) -> EventKind {
        let by = view.course.turn();
        self.seat = Some(by.into());
        let wall = "2026-01-01T00:00:00Z".to_owned();
        if self.dice.chance(10) {
            self.sealed = None;
            return EventKind::MoveSealed { commitment: None, wall };
        }
        let salt = format!("{:016x}", self.dice.number());
        let words = if self.dice.chance(75) { self.own_words(view) } else { self.words(&view.course) };
        let commitment = Some(sealed_move_commitment(&salt, &words));
        self.sealed = Some(EnvelopeMove { salt, words });
        EventKind::MoveSealed { commitment, wall }
    }

    /// What is done where the game is to be adjourned.
    pub(super) fn adjourn(&mut self, view: &View) -> EventKind {
        let by = view.course.turn();
        let sealed = self.heard.sealed && self.dice.chance(75);
        match (sealed, self.dice.below(10)) {
            (true, _) => EventKind::ClockPressed { player: by },
            (false, 0) => EventKind::Announced { words: self.own_words(view) },
            (false, 1) => {
                let kind = self.seal(view);
                self.seat = Some((!by).into());
                kind
            }
            (false, 2) => EventKind::ClockPressed { player: by },
            _ => self.seal(view),
        }
    }
}
