//! The consent to an assistant at a station of their own (D.2.9, D.2.10).
//!
//! The person who asks is named. The player, or the arbiter at the desk, answers; without an answer the person has not
//! joined. The player is not asked while the own clock runs, and is asked again after each move. The latest assistant to
//! whom somebody has agreed is the only one of the player.

use super::{Effects, Referee};
use crate::effect::EffectKind;
use crate::event::{Event, EventSource};
use crate::foreign::PersonName;
use crate::joining::{AssistantOutcome, LinkState, StationRole};
use crate::refusal::Refusal;
use crate::seat::{self, ByColor, Color, Seat};
use crate::view::AskedAssistant;
use serde::Serialize;

/// A person who asks to be a player's assistant, or is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct AssistantRequest {
    #[serde(with = "seat::as_name")]
    player: Color,
    name: PersonName,
    /// Whether the player or the arbiter has agreed.
    accepted: bool,
    /// Whether the player was asked since the own clock stopped.
    asked: bool,
    /// How often the player was asked; an answer before the first time is not one to this request.
    times: u32,
    /// Whether the arbiter was asked, who is at the desk since.
    asked_at_desk: bool,
}

impl AssistantRequest {
    /// Returns `true` if the player or the arbiter has agreed.
    pub(super) const fn is_accepted(&self) -> bool {
        self.accepted
    }
}

impl Referee {
    /// A person at this station asks to be the player's assistant. A later name of the same station does not count.
    pub(super) fn receive_assistant_request(&mut self, player: Color, station: u8, name: &PersonName) {
        if self.links.is_connected(station) {
            return;
        }
        let request = AssistantRequest {
            player,
            name: name.clone(),
            accepted: false,
            asked: false,
            times: 0,
            asked_at_desk: false,
        };
        let known = self.links.assistants.entry(station).or_insert_with(|| request.clone());
        if known.accepted {
            *known = request;
        }
    }

    /// Whether this station waits for consent: what comes from it does not count.
    pub(super) fn is_awaiting_consent(&self, station: u8) -> bool {
        self.links.assistants.get(&station).is_some_and(|request| !request.accepted)
    }

    /// Whether somebody has agreed to the assistant at this station.
    pub(super) fn has_consent(&self, station: u8) -> bool {
        self.links.assistants.get(&station).is_some_and(|request| request.accepted)
    }

    /// The station that waits is gone: the question is closed. Returns whether it was such a station.
    pub(super) fn withdraw_assistant_request(&mut self, station: u8, out: &mut Effects) -> bool {
        if !self.is_awaiting_consent(station) {
            return false;
        }
        if let Some(request) = self.links.assistants.remove(&station) {
            self.close_question(&request, AssistantOutcome::Gone, out);
        }
        true
    }

    fn close_question(&self, request: &AssistantRequest, outcome: AssistantOutcome, out: &mut Effects) {
        let AssistantRequest { player, name, .. } = request.clone();
        let settled = EffectKind::AssistantSettled { player, name, outcome };
        if request.times > 0 {
            out.send_to_seat(player, settled.clone());
        }
        if request.asked_at_desk {
            out.send_to_desk(settled);
        }
    }

    /// The player or the arbiter answers. The first answer counts.
    pub(super) fn answer_assistant_request(
        &mut self,
        event: &Event,
        who: Color,
        (station, accepted): (u8, bool),
        out: &mut Effects,
    ) {
        let allowed = |request: &&AssistantRequest| match event.seat {
            Seat::Arbiter => self.desk.occupied,
            Seat::White | Seat::Black => {
                let of_player = match event.port {
                    EventSource::Link { station, .. } => self.links.is_player_station(station, who),
                    _ => who == self.terms.owner,
                };
                of_player && request.times > 0 && request.player == who
            }
        };
        // The owner could let a person in with a device of their own in the opponent's seat.
        if accepted && event.seat != Seat::Arbiter && self.links.unconfirmed_since(who).is_some() {
            return out.refuse(who, Refusal::DeviceNotConfirmed { player: who });
        }
        let waiting = self.links.assistants.get(&station).filter(|request| !request.accepted);
        let Some(AssistantRequest { player, name, .. }) = waiting.filter(allowed).cloned() else {
            return out.refuse_to_seat(event.seat, who, Refusal::NothingPending);
        };
        let Some(request) = self.links.assistants.remove(&station) else { return };
        if !accepted {
            return self.close_question(&request, AssistantOutcome::Refused, out);
        }
        let others = self.links.assistants.extract_if(.., |_, other| other.player == player);
        let others: Vec<AssistantRequest> = others.map(|(_, other)| other).filter(|other| !other.accepted).collect();
        for other in others {
            self.close_question(&other, AssistantOutcome::Gone, out);
        }
        self.links.remove_assistants(player);
        self.links.assistants.insert(station, AssistantRequest { accepted: true, ..request });
        out.announce_in_hall(EffectKind::AssistantSettled { player, name, outcome: AssistantOutcome::Accepted });
    }

    /// Asks what may be asked now: each player and the arbiter about one person at a time.
    pub(super) fn ask_about_assistants(&mut self, out: &mut Effects) {
        for player in Color::ALL {
            let thinks = self.clock.running_player() == Some(player);
            // At a shared keyboard the owner would answer for the opponent.
            let there = player == self.terms.owner || self.link_state(player) == LinkState::Connected;
            let duties = *self.duties.get(player);
            let mut waiting = self.links.assistants.values_mut().filter(|it| !it.accepted && it.player == player);
            let Some(request) = waiting.next() else { continue };
            if !there || thinks {
                request.asked = false;
            } else if !std::mem::replace(&mut request.asked, true) {
                request.times += 1;
                out.send_to_seat(player, EffectKind::AssistantAsks { player, name: request.name.clone(), duties });
            }
        }
        let occupied = self.desk.occupied;
        let duties = self.duties;
        let mut waiting = self.links.assistants.values_mut().filter(|request| !request.accepted);
        if let Some(request) = waiting.next() {
            let asked = std::mem::replace(&mut request.asked_at_desk, occupied);
            if occupied && !asked {
                let (player, name) = (request.player, request.name.clone());
                let kind = EffectKind::AssistantAsks { player, name, duties: *duties.get(player) };
                out.send_to_desk(kind);
            }
        }
    }

    /// The person about whom each player was asked, or the arbiter.
    pub(super) fn asked_assistants(&self) -> ByColor<Option<AskedAssistant>> {
        ByColor { white: Color::White, black: Color::Black }.map(|player| {
            let mut waiting = self.links.assistants.iter().filter(|(_, it)| !it.accepted && it.player == player);
            let (station, request) = waiting.next()?;
            let (times, desk) = (request.times, request.asked_at_desk);
            (times > 0 || desk).then(|| AskedAssistant { station: *station, name: request.name.clone(), times, desk })
        })
    }
}

/// An assistant's first arrival was announced with the consent.
pub(super) const fn is_announced_by_consent(role: StationRole, again: bool) -> bool {
    matches!(role, StationRole::Assistant) && !again
}
