//! Tell what was decided: on the screen, aloud, and at the arbiter's own desk.

use super::Table;
use crate::console::driver::{Fault, Written, write_out};
use crate::game::effect::{Audience, Effect, EffectKind};
use crate::game::event::{Event, EventKind, Port};
use crate::game::referee::Referee;
use crate::game::refusal::{Missing, Refusal};
use crate::game::ruling::{Change, Ruling};
use crate::game::sensed::Pegs;
use crate::moment::Moment;
use crate::presentation::Told;
use crate::seat::Seat;
use crate::station::next_line::{NextLine, next_line};

impl Table {
    /// Tells what an event has brought about.
    pub(super) fn present(&mut self, event: &Event, effects: &[Effect], repeated: Option<u32>) {
        let told = |effect: &&Effect| {
            !repeated.is_some_and(|ply| completes(effect, ply))
                && !is_left_out(&effect.kind, self.nearer)
                && !self.is_told_twice(effect, effects)
        };
        let waiting = effects.iter().filter(|effect| is_waiting_fact(effect)).count();
        let mut told_waiting = self.is_post || self.referee.is_desk_elsewhere();
        let effects_told: Vec<&Effect> = effects.iter().filter(told).collect();
        for effect in effects_told {
            if is_waiting_fact(effect) && !self.is_post {
                if announces_facts(effects) && !std::mem::replace(&mut told_waiting, true) {
                    self.tell(&self.presenter.facts_wait(waiting), None);
                }
                continue;
            }
            // At the arbiter's own desk nobody waits for last words: those are the hall's.
            let utterance = match effect.kind {
                EffectKind::MoveTold { utterance, .. } if !self.is_post => Some(utterance),
                _ => None,
            };
            // What the hall has just heard of words and pegs is not told again with the refusal.
            let known = heard_of_pegs(effects) && is_refused_by_pegs(&effect.kind);
            let told = self.presented(event, effect);
            for told in told.into_iter().take(if known { 1 } else { usize::MAX }) {
                let told = if self.is_post { Some(told) } else { self.boards.keep(&effect.kind, told, self.silent) };
                if let Some(told) = told {
                    self.tell(&told, utterance);
                }
            }
        }
        if !self.is_post {
            self.settle_line(event.at, effects);
            self.keep_typed(event, effects);
        }
        self.cue(event.at);
    }

    /// Whether this is told to the arbiter at a console where its player is told the same.
    fn is_told_twice(&self, effect: &Effect, effects: &[Effect]) -> bool {
        let owner = Audience::Seat(self.presenter.owner);
        let known = |other: &Effect| other.to == owner && other.kind == effect.kind;
        effect.to == Audience::Desk && !self.is_post && effects.iter().any(known)
    }

    /// What is told when a game was opened again. One that was adjourned does not go on with `resume` while the envelope
    /// is closed, nor one that is over. The arbiter at his own desk has opened it himself, to rule.
    fn reopened(&self, at: Moment) -> Vec<Told> {
        match self.is_post {
            true => Vec::new(),
            false => self.presenter.reopened(Some(&self.referee.view(at).awaited)),
        }
    }

    /// What the people here get of an effect.
    fn presented(&self, event: &Event, effect: &Effect) -> Vec<Told> {
        if effect.kind == EffectKind::Reopened {
            return self.reopened(event.at);
        }
        match effect.to {
            // What stands in the record alone.
            Audience::Desk if !self.referee.is_desk_occupied() => Vec::new(),
            // Whatever is refused to the arbiter is his to hear, however it is addressed.
            Audience::Seat(_) if self.is_post && event.seat == Seat::Arbiter => {
                self.presenter.present_at_desk(&Effect { to: Audience::Desk, kind: effect.kind.clone() })
            }
            _ if self.is_post => self.presenter.present_at_desk(effect),
            // The arbiter is at a desk of his own: what he is told alone is not for this station's player.
            Audience::Desk if self.referee.is_desk_elsewhere() => Vec::new(),
            _ => self.presenter.present(effect),
        }
    }

    /// The half-move that is put in the place of a misheard one: who is to move then was told when that was completed.
    pub(super) fn completed_again(&self, event: &Event) -> Option<u32> {
        let mends = matches!(event.kind, EventKind::Misheard { .. });
        mends.then(|| self.referee.view(event.at).half_moves.len() as u32)
    }

    /// What need not be told again when a board was taken down anew, as after each step in putting it right.
    pub(super) fn nearer(&self, event: &Event, next: &Referee) -> Nearer {
        let EventKind::Ruled { ruling: Ruling::Board { whose, shows } } = &event.kind else { return Nearer::No };
        let differing = |referee: &Referee| referee.view(event.at).differences(*whose);
        let (before, after) = (differing(&self.referee), differing(next));
        if after.len() >= before.len() || after.iter().any(|left| !before.contains(left)) {
            return Nearer::No;
        }
        match (self.is_next_step(*whose, shows), self.is_post) {
            (true, true) => Nearer::Step,
            (true, false) => Nearer::Known,
            // The squares are for who has dictated them at a desk of his own.
            (false, _) if next.is_desk_elsewhere() && !self.is_post => Nearer::Known,
            (false, _) => Nearer::No,
        }
    }

    /// Leaves under the fingers what the player needs next: the move, not the squares of a difference told with it; and
    /// what is awaited, when play goes on.
    fn settle_line(&mut self, at: Moment, effects: &[Effect]) {
        let awaited = self.referee.view(at).awaited;
        match next_line(effects, Some(&awaited)) {
            Some(NextLine::Awaited) => self.remind(at),
            Some(NextLine::Move(effect)) => {
                for told in self.presenter.present(effect) {
                    let bytes = self.console.show(&told);
                    self.write(&bytes);
                }
            }
            None => {}
        }
    }

    /// A move that was typed too early stays in the line.
    fn keep_typed(&mut self, event: &Event, effects: &[Effect]) {
        let announces = matches!(event.kind, EventKind::Announced { .. } | EventKind::ReplyEntered { .. });
        let typed = announces && event.port == Port::Keyboard;
        if typed && effects.iter().any(|effect| effect.kind.is_too_early()) {
            let view = self.view(event.at);
            if let Some(told) = self.console.keep_typed(&view) {
                self.tell(&told, None);
            }
        }
    }

    /// Shows and speaks. `utterance` is the referee's number, where he waits for the last word.
    pub fn tell(&mut self, told: &Told, utterance: Option<u32>) {
        if !told.line.is_empty() {
            let bytes = self.console.show(told);
            self.write(&bytes);
        }
        if told.speech.is_empty() && utterance.is_none() {
            return;
        }
        let id = self.speaker.number();
        if let Some(utterance) = utterance {
            self.awaited.insert(id, utterance);
        }
        if self.silent {
            self.shown.push_back(id);
        } else {
            self.speaker.say_as(id, told);
        }
    }

    pub(super) fn write(&mut self, bytes: &[u8]) {
        if self.unread.is_none() {
            self.unread = Some(write_out(bytes)).filter(|written| *written != Written::Done);
        }
    }

    /// Says what is awaited, as an empty line asks for it.
    pub fn remind(&mut self, at: Moment) {
        let actions = self.line("", at);
        self.act(actions, at, Port::Station);
    }

    /// A line that cannot be read.
    pub fn bad_line(&mut self, fault: Fault) {
        let actions = self.console.bad_line(fault);
        self.act(actions, Moment::START, Port::Pipe);
    }
}

/// Whether the squares on which words and pegs differ are told to all.
fn heard_of_pegs(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| matches!(effect.kind, EffectKind::Pegs(Pegs::Differ { .. })))
}

fn is_refused_by_pegs(kind: &EffectKind) -> bool {
    matches!(kind, EffectKind::Refused(Refusal::NotMade(Missing::Pegs { .. })))
}

/// Whether it is told that facts wait: when the arbiter comes, and with a complaint. Right after a move it would betray
/// what they are, and with a verdict he has them already.
fn announces_facts(effects: &[Effect]) -> bool {
    let told = |effect: &Effect| matches!(effect.kind, EffectKind::Claimed { .. } | EffectKind::DeskTaken { .. });
    effects.iter().any(told)
}

/// Whether this is a fact that waits at a shared console until the arbiter asks for it.
fn is_waiting_fact(effect: &Effect) -> bool {
    effect.to == Audience::Desk && effect.kind.is_fact()
}

/// What is not told of a board that the arbiter has taken down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Nearer {
    /// Everything is told.
    No,
    /// It differs on fewer squares than before, and on no other: those that are left were told.
    Known,
    /// The same, by the step that was confirmed at this desk: the next one is told.
    Step,
}

fn is_left_out(kind: &EffectKind, nearer: Nearer) -> bool {
    match kind {
        EffectKind::BoardDiffers { .. } => nearer != Nearer::No,
        EffectKind::Changed(Change::BoardSet { .. }) => nearer == Nearer::Step,
        _ => false,
    }
}

/// Whether this completes the half-move of that number.
fn completes(effect: &Effect, number: u32) -> bool {
    matches!(effect.kind, EffectKind::MoveCompleted { ply, .. } if ply == number)
}
