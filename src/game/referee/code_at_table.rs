//! Let an arbiter's code be set at the table, where none was set when the game was opened: by both players.
//!
//! Whoever types first would be the arbiter. So the code of one waits until the other confirms it: with his confirming key
//! where the keyboard is shared, with a word of his own where he has a station of his own. Until then nobody is at the desk.
//! It is not asked for while he may be about to press his clock, and what his clock key overtakes is dropped.

use super::{Effects, Referee, SuspensionCause};
use crate::effect::EffectKind;
use crate::event::{Event, EventKind, EventSource};
use crate::foreign::PersonName;
use crate::refusal::Refusal;
use crate::seat::Color;
use serde::Serialize;

/// A code that was typed at the table, and is not confirmed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct ProposedCode {
    verifier: String,
    arbiter: PersonName,
}

impl Referee {
    /// What the arbiter's code is checked by; `None` where this game has none.
    pub fn arbiter_code_verifier(&self) -> Option<&str> {
        self.desk.verifier.as_deref().or(self.terms.arbiter_code.as_deref())
    }

    /// Who has to confirm a code that was typed at the table.
    pub(super) fn player_to_confirm_code(&self) -> Option<Color> {
        self.desk.proposed.as_ref().map(|_| !self.terms.owner)
    }

    /// A code was typed at this station; the other player is asked.
    pub(super) fn propose_code(&mut self, (verifier, arbiter): (&str, &PersonName), who: Color, out: &mut Effects) {
        let by = !self.terms.owner;
        if self.arbiter_code_verifier().is_some() {
            return out.refuse(who, Refusal::NoArbiterAtDesk);
        }
        if let Some(refusal) = self.key_is_for_play(by) {
            return out.refuse(who, refusal);
        }
        self.drop_unconfirmed_word(out);
        self.drop_code(out);
        self.desk.proposed = Some(ProposedCode { verifier: verifier.to_owned(), arbiter: arbiter.clone() });
        out.announce_in_hall(EffectKind::CodeAsked { player: by, there: self.has_own_station(by) });
    }

    /// What a proposed code is answered with. Returns whether the event was that, and nothing else.
    pub(super) fn handle_code_answer(&mut self, event: &Event, who: Color, out: &mut Effects) -> bool {
        let Some(by) = self.player_to_confirm_code() else { return false };
        self.drop_overtaken_code(out);
        let there = who == by && matches!(event.port, EventSource::Link { .. });
        let confirms = event.kind == EventKind::Confirmed { player: by } && (there || !self.has_own_station(by));
        // A key that holds the assistant's press holds that, and nothing else.
        let refused = event.kind == EventKind::PressCancelled && !self.is_assistant_press_scheduled();
        if self.desk.proposed.is_some() && confirms && self.links.unconfirmed_since(by).is_some() {
            // The owner would be the arbiter, with a code that only they know.
            out.refuse(by, Refusal::DeviceNotConfirmed { player: by });
        } else if self.desk.proposed.is_some() && confirms {
            self.confirm_code(by, event.port, out);
        } else if self.desk.proposed.is_some() && refused {
            self.drop_code(out);
        } else {
            return false;
        }
        true
    }

    fn confirm_code(&mut self, by: Color, port: EventSource, out: &mut Effects) {
        let Some(ProposedCode { verifier, arbiter }) = self.desk.proposed.take() else { return };
        out.announce_in_hall(EffectKind::CodeSet { player: by });
        self.seat_arbiter_at_desk((&verifier, &arbiter), port, out);
    }

    /// The code is not confirmed, and none is set.
    pub(super) fn drop_code(&mut self, out: &mut Effects) {
        if self.desk.proposed.take().is_some() {
            out.announce_in_hall(EffectKind::CodeDropped { player: !self.terms.owner });
        }
    }

    /// Play went on without an answer: at a shared keyboard the key that would confirm is the clock's again.
    pub(super) fn drop_overtaken_code(&mut self, out: &mut Effects) {
        if self.player_to_confirm_code().is_some_and(|by| self.key_is_for_play(by).is_some()) {
            self.drop_code(out);
        }
    }

    /// Why this player's key at a shared keyboard could be pressed for the game now: it is free where the clocks stand, or
    /// the owner thinks about his move. An early press confirms nothing either.
    fn key_is_for_play(&self, by: Color) -> Option<Refusal> {
        use shakmaty::Position;
        if self.has_own_station(by) {
            return None;
        }
        // Where the arbiter was called for an entry, he is there first: the key answers what is asked last.
        let called = self.course.suspended == Some(SuspensionCause::ArbiterCalled);
        if self.is_entry_awaiting_key_of(by) && !self.is_entry_blocked_by_case() && !called {
            return Some(Refusal::EntryNotConfirmed { player: by });
        }
        let (course, turn) = (&self.course, &self.turn);
        let plays = course.started && course.outcome.is_none() && course.suspended.is_none();
        let thinks = course.position.turn() != by && turn.pending.is_none() && turn.replied.is_none();
        (plays && !thinks).then_some(Refusal::KeyIsForClock { player: by })
    }
}
