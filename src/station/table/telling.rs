//! Tell what was decided: on the screen, aloud, and at the arbiter's own desk.

use super::{Keeper, Table};
use crate::console::driver::{Fault, Written, write_out};
use crate::game::effect::{Audience, Effect, EffectKind};
use crate::game::event::{Event, EventKind, Port};
use crate::game::joining::Capacity;
use crate::game::referee::Referee;
use crate::game::refusal::{Missing, Refusal};
use crate::game::ruling::{Change, Ruling};
use crate::game::sensed::Pegs;
use crate::game::view::Desk;
use crate::moment::Moment;
use crate::presentation::{Presenter, Told};
use crate::seat::Seat;
use crate::station::next_line::{NextLine, next_line};

/// Something that has happened, and is to be told.
pub(super) struct Happened<'a> {
    /// The event that has brought it about; a joined station is told only what came of it.
    pub event: Option<&'a Event>,
    /// The half-move that is put in the place of a misheard one: who is to move then was told when that was completed.
    pub repeated: Option<u32>,
    /// What it has brought about, as far as this station is told it.
    pub effects: &'a [Effect],
    /// When, as this station counts.
    pub at: Moment,
}

impl Happened<'_> {
    fn has(&self, wanted: impl Fn(&EffectKind) -> bool) -> bool {
        self.effects.iter().any(|effect| wanted(&effect.kind))
    }

    /// Whether the arbiter has brought it about.
    fn is_arbiters(&self) -> bool {
        self.event.is_some_and(|event| event.seat == Seat::Arbiter)
    }
}

/// What is told, and the referee's number of the utterance whose last word he waits for.
pub(super) type ToldOf = (Told, Option<u32>);

impl Table {
    /// Puts into words what has happened, as far as it is told here.
    pub(super) fn put_into_words(&self, happened: &Happened<'_>) -> Vec<ToldOf> {
        let desk = self.view(happened.at).desk;
        let is_elsewhere = desk.occupied && !desk.here;
        let waiting = happened.effects.iter().filter(|effect| is_waiting_fact(effect)).count();
        let mut told_waiting = self.is_post() || is_elsewhere;
        let mut all = Vec::new();
        for effect in happened.effects.iter().filter(|effect| !self.is_left_out(effect, happened)) {
            if is_waiting_fact(effect) && !self.is_post() {
                if announces_facts(happened) && !std::mem::replace(&mut told_waiting, true) {
                    all.push((self.presenter.facts_wait(waiting), None));
                }
                continue;
            }
            // Last words are those of the hall: nobody waits for them elsewhere.
            let utterance = match effect.kind {
                EffectKind::MoveTold { utterance, .. } if self.speaks_in_hall() => Some(utterance),
                _ => None,
            };
            // What the hall has just heard of words and pegs is not told again with the refusal.
            let known = heard_of_pegs(happened) && is_refused_by_pegs(&effect.kind);
            let told = self.presented(happened, effect, &desk);
            for told in told.into_iter().take(if known { 1 } else { usize::MAX }) {
                let told = if self.is_post() { Some(told) } else { self.boards.keep(&effect.kind, told, self.silent) };
                all.extend(told.map(|told| (told, utterance)));
            }
        }
        all
    }

    /// Tells what has happened, and leaves under the fingers what is needed next.
    pub(super) fn tell_happened(&mut self, told: Vec<ToldOf>, happened: &Happened<'_>) {
        for (told, utterance) in told {
            self.tell(&told, utterance);
        }
        if !self.is_post() {
            self.settle_line(happened);
            self.keep_typed(happened);
        }
        self.cue(happened.at);
    }

    fn speaks_in_hall(&self) -> bool {
        !self.is_post() && !matches!(self.keeper, Keeper::Host(_))
    }

    fn is_left_out(&self, effect: &Effect, happened: &Happened<'_>) -> bool {
        let completed_again = happened.repeated.is_some_and(|ply| completes(effect, ply));
        completed_again
            || is_known_of_board(&effect.kind, self.nearer)
            || self.is_told_twice(effect, happened)
            || self.is_own_link(effect)
            || self.is_own_hand(effect)
    }

    /// Whether this is told to the arbiter at a console where its player is told the same.
    fn is_told_twice(&self, effect: &Effect, happened: &Happened<'_>) -> bool {
        let owner = Audience::Seat(self.presenter.owner);
        let known = |other: &Effect| other.to == owner && other.kind == effect.kind;
        effect.to == Audience::Desk && !self.is_post() && happened.effects.iter().any(known)
    }

    /// Whether this is about the link of this joined station, which has told it already or is about to.
    fn is_own_link(&self, effect: &Effect) -> bool {
        let own = (self.presenter.owner, self.capacity);
        let is_joined = matches!(self.keeper, Keeper::Host(_)) && self.capacity != Capacity::Spectator;
        match &effect.kind {
            EffectKind::LinkLost { whose, capacity, .. } | EffectKind::LinkFound { whose, capacity, .. } => {
                is_joined && (*whose, *capacity) == own
            }
            _ => false,
        }
    }

    /// A sighted player sees his own hand: only what it means by article 4 is told.
    fn is_own_hand(&self, effect: &Effect) -> bool {
        let means = matches!(effect.kind, EffectKind::Pegs(Pegs::Lifted { sense: Some(_), .. }));
        let of_board = matches!(effect.kind, EffectKind::Pegs(_)) && !means;
        of_board && !self.screen.has_lines() && effect.to == Audience::Seat(self.presenter.owner)
    }

    /// What is told when a game was opened again. One that was adjourned does not go on with `resume` while the envelope
    /// is closed, nor one that is over. The arbiter at his own desk has opened it himself, to rule.
    fn reopened(&self, at: Moment) -> Vec<Told> {
        match self.is_post() {
            true => Vec::new(),
            false => self.presenter.reopened(Some(&self.view(at).awaited)),
        }
    }

    /// What the people here get of an effect.
    fn presented(&self, happened: &Happened<'_>, effect: &Effect, desk: &Desk) -> Vec<Told> {
        if effect.kind == EffectKind::Reopened {
            return self.reopened(happened.at);
        }
        match (effect.to, self.capacity) {
            (Audience::Seat(_) | Audience::Desk, Capacity::Spectator) => Vec::new(),
            // No move is his own who watches: no key comes next for him.
            (_, Capacity::Spectator) if let EffectKind::MoveTold { by, .. } = &effect.kind => {
                Presenter { owner: !*by, ..self.presenter.clone() }.present(effect)
            }
            // What stands in the record alone.
            (Audience::Desk, _) if !desk.occupied => Vec::new(),
            // Whatever is refused to the arbiter is his to hear, however it is addressed.
            (Audience::Seat(_), Capacity::Arbiter) if happened.is_arbiters() => {
                self.presenter.present_at_desk(&Effect { to: Audience::Desk, kind: effect.kind.clone() })
            }
            (_, Capacity::Arbiter) => self.presenter.present_at_desk(effect),
            // The arbiter is at a desk of his own: what he is told alone is not for this station's player.
            (Audience::Desk, _) if !desk.here => Vec::new(),
            _ => self.presenter.present(effect),
        }
    }

    /// The half-move that this event puts in the place of a misheard one.
    pub(super) fn completed_again(&self, event: &Event) -> Option<u32> {
        let mends = matches!(event.kind, EventKind::Misheard { .. });
        mends.then(|| self.view(event.at).half_moves.len() as u32)
    }

    /// What need not be told again when a board was taken down anew, as after each step in putting it right.
    pub(super) fn nearer(&self, event: &Event, next: &Referee) -> Nearer {
        let EventKind::Ruled { ruling: Ruling::Board { whose, shows } } = &event.kind else { return Nearer::No };
        let differing = |referee: &Referee| referee.view(event.at).differences(*whose);
        let Some(before) = self.keeper.referee().map(differing) else { return Nearer::No };
        let after = differing(next);
        if after.len() >= before.len() || after.iter().any(|left| !before.contains(left)) {
            return Nearer::No;
        }
        match (self.is_next_step(*whose, shows), self.is_post()) {
            (true, true) => Nearer::Step,
            (true, false) => Nearer::Known,
            // The squares are for who has dictated them at a desk of his own.
            (false, _) if next.is_desk_elsewhere() && !self.is_post() => Nearer::Known,
            (false, _) => Nearer::No,
        }
    }

    /// Leaves under the fingers what the player needs next: the move, not the squares of a difference told with it; and
    /// what is awaited, when play goes on.
    fn settle_line(&mut self, happened: &Happened<'_>) {
        if !self.screen.has_lines() {
            return;
        }
        let awaited = self.view(happened.at).awaited;
        match next_line(happened.effects, Some(&awaited)) {
            Some(NextLine::Awaited) => self.remind(happened.at),
            Some(NextLine::Move(effect)) => {
                for told in self.presenter.present(effect) {
                    self.show(&told);
                }
            }
            None => {}
        }
    }

    /// A move that was typed here too early stays in the line. A joined station is not told which event it was: there it is
    /// what was refused to its own seat.
    fn keep_typed(&mut self, happened: &Happened<'_>) {
        let announces = |kind: &EventKind| matches!(kind, EventKind::Announced { .. } | EventKind::ReplyEntered { .. });
        let typed = happened.event.is_none_or(|event| announces(&event.kind) && event.port == Port::Keyboard);
        let own = self.presenter.owner;
        let is_mine = |effect: &Effect| match &effect.kind {
            EffectKind::ReplyLapsed { by, .. } => *by == own,
            _ => effect.to == Audience::Seat(own),
        };
        let early = |effect: &Effect| effect.kind.is_too_early() && (happened.event.is_some() || is_mine(effect));
        if !typed || !happened.effects.iter().any(early) {
            return;
        }
        let view = self.view(happened.at);
        if let Some(told) = self.screen.console_mut().and_then(|console| console.keep_typed(&view)) {
            self.tell(&told, None);
        }
    }

    /// Shows and speaks. `utterance` is the referee's number, where he waits for the last word.
    pub fn tell(&mut self, told: &Told, utterance: Option<u32>) {
        self.show(told);
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

    fn show(&mut self, told: &Told) {
        if self.unread.is_none() {
            let written = self.screen.tell(told);
            self.written(written);
        }
    }

    pub(super) fn write(&mut self, bytes: &[u8]) {
        if self.unread.is_none() {
            self.written(write_out(bytes));
        }
    }

    /// Keeps what became of lines that go nowhere any more.
    pub(super) fn written(&mut self, written: Written) {
        self.unread = self.unread.or(Some(written).filter(|written| *written != Written::Done));
    }

    /// Says what is awaited, as an empty line asks for it.
    pub fn remind(&mut self, at: Moment) {
        let actions = self.line("", at);
        self.act(actions, at, Port::Station);
    }

    /// A line that cannot be read.
    pub fn bad_line(&mut self, fault: Fault) {
        let actions = self.screen.console_mut().map(|console| console.bad_line(fault)).unwrap_or_default();
        self.act(actions, Moment::START, Port::Pipe);
    }
}

/// Whether the squares on which words and pegs differ are told to all.
fn heard_of_pegs(happened: &Happened<'_>) -> bool {
    happened.has(|kind| matches!(kind, EffectKind::Pegs(Pegs::Differ { .. })))
}

fn is_refused_by_pegs(kind: &EffectKind) -> bool {
    matches!(kind, EffectKind::Refused(Refusal::NotMade(Missing::Pegs { .. })))
}

/// Whether it is told that facts wait: when the arbiter comes, and with a complaint. Right after a move it would betray
/// what they are, and with a verdict he has them already.
fn announces_facts(happened: &Happened<'_>) -> bool {
    happened.has(|kind| matches!(kind, EffectKind::Claimed { .. } | EffectKind::DeskTaken { .. }))
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

fn is_known_of_board(kind: &EffectKind, nearer: Nearer) -> bool {
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
