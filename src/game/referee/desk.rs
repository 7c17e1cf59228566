//! Take the arbiter's desk and leave it, and tell the arbiter alone what concerns him.

use super::code_at_table::ProposedCode;
use super::{Effects, Referee};
use crate::effect::EffectKind;
use crate::event::{Event, EventKind, EventSource};
use crate::foreign::PersonName;
use crate::refusal::Refusal;
use crate::seat::{Color, Seat};
use serde::Serialize;

/// The arbiter's desk.
#[derive(Debug, Clone, Default, Serialize)]
pub(super) struct DeskState {
    /// What the arbiter's code is checked by; none where no arbiter has taken the desk.
    pub(super) verifier: Option<String>,
    /// A code that was typed at the table, and is not confirmed.
    pub(super) proposed: Option<ProposedCode>,
    /// Whether the arbiter is at it.
    pub(super) occupied: bool,
    /// Whether it is not at this station's console.
    pub(super) elsewhere: bool,
    /// The facts of every complaint about touched pieces, and illegal moves that are to be claimed, for the arbiter to ask
    /// for.
    pub(super) facts: Vec<EffectKind>,
    /// What waits for the arbiter to take the desk.
    pub(super) waiting: Vec<EffectKind>,
}

impl Referee {
    /// The arbiter takes the desk, with the code of this game and with no other.
    pub(super) fn enter_desk_with_code(
        &mut self,
        taken: (&str, &PersonName),
        who: Color,
        port: EventSource,
        out: &mut Effects,
    ) {
        if self.arbiter_code_verifier() != Some(taken.0) {
            return out.refuse(who, Refusal::NoArbiterAtDesk);
        }
        self.seat_arbiter_at_desk(taken, port, out);
    }

    /// The arbiter is at the desk.
    pub(super) fn seat_arbiter_at_desk(
        &mut self,
        (verifier, arbiter): (&str, &PersonName),
        port: EventSource,
        out: &mut Effects,
    ) {
        let first = self.desk.verifier.is_none();
        if self.terms.names.arbiter.is_empty() {
            self.terms.names.arbiter.clone_from(arbiter);
        }
        self.desk.verifier = Some(verifier.to_owned());
        self.desk.occupied = true;
        self.desk.elsewhere = port == EventSource::Desk;
        out.announce_in_hall(EffectKind::DeskTaken { first, arbiter: self.terms.names.arbiter.clone() });
        let postponed = self.claims.postponed.is_some();
        for kind in std::mem::take(&mut self.desk.waiting) {
            if matches!(kind, EffectKind::DecisionPostponed { .. }) && !postponed {
                // It was recalled or decided meanwhile.
                continue;
            }
            if let EffectKind::BoardUnknown { owner } = kind
                && self.follows_revision(8)
                && !*self.boards.lost.get(owner)
            {
                // It was dictated, or set up anew, meanwhile.
                continue;
            }
            out.send_to_desk(kind);
        }
    }

    /// The arbiter leaves the desk.
    pub(super) fn leave_desk(&mut self, who: Color, out: &mut Effects) {
        if !self.desk.occupied {
            return out.refuse(who, Refusal::NoArbiterAtDesk);
        }
        self.vacate_desk(out);
    }

    /// Nobody is at the desk any more: after a new start the code is asked for again.
    pub(super) fn vacate_desk(&mut self, out: &mut Effects) {
        self.desk.elsewhere = false;
        if std::mem::take(&mut self.desk.occupied) {
            out.announce_in_hall(EffectKind::DeskLeft);
        }
    }

    /// Whether an event of the arbiter comes from elsewhere than where he has taken the desk.
    pub(super) fn is_from_another_desk(&self, event: &Event) -> bool {
        let arbiters = match event.kind {
            EventKind::Ruled { .. } | EventKind::EnvelopeOpened { .. } | EventKind::DeskLeft => true,
            EventKind::PlayResumed | EventKind::ComparisonAsked | EventKind::AssistantAnswered { .. } => {
                event.seat == Seat::Arbiter
            }
            _ => false,
        };
        // The station speaks for a desk whose connection was lost.
        let elsewhere = (event.port == EventSource::Desk) != self.desk.elsewhere && event.port != EventSource::Station;
        self.desk.occupied && arbiters && elsewhere
    }

    /// Tells the arbiter alone; what nobody at the desk can hear waits for him. Marks stand in the record at once.
    pub(super) fn report_to_desk(&mut self, kind: EffectKind, out: &mut Effects) {
        if kind.is_for_arbiter_only() && !self.desk.facts.contains(&kind) {
            self.desk.facts.push(kind.clone());
        }
        if !self.desk.occupied && !self.desk.waiting.contains(&kind) {
            self.desk.waiting.push(kind.clone());
        }
        if self.desk.occupied || kind.is_record_mark() {
            out.send_to_desk(kind);
        }
    }
}
