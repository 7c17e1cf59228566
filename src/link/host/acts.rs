//! Take what a joined station sends: each act once, in its order, and no more of them than a person can do.

use super::{ClientConnection, Host, HostAction, goodbye, send};
use crate::message::{ClientMessage, DisconnectReason, HostMessage};
use crate::role::{Denial, Sender, check_can_send, event_name};
use ansage_game::event::{EventKind, EventSource};
use ansage_game::moment::{Moment, Span};
use ansage_game::seat::Color;
use ansage_game::view::View;

/// So much may come at once: all that a station may have waiting for a lost link, and as much again.
const BURST: u64 = 128;
/// So much may come in a second, in the long run.
pub const RATE: u64 = 20;
/// Denials are recorded no more often than this, for each station.
const DENIAL_EVERY: Span = Span::from_secs(1);
/// The number of an act may leave so many out: those that were denied and never recorded.
const SKIPPED_MAX: u64 = 1_024;
/// What is put into the bucket for each message.
const WHOLE: u64 = 1_000;

/// How much more may come now.
#[derive(Debug, Clone)]
pub(super) struct TokenBucket {
    /// In thousandths of a message.
    left: u64,
    at: Moment,
}

impl TokenBucket {
    /// A full one.
    pub(super) fn new_full(now: Moment) -> TokenBucket {
        TokenBucket { left: BURST * WHOLE, at: now }
    }

    /// Takes one out; `false` where it is empty.
    fn take_token(&mut self, now: Moment) -> bool {
        let dripped = (now - self.at).as_millis().saturating_mul(RATE);
        self.left = self.left.saturating_add(dripped).min(BURST * WHOLE);
        self.at = self.at.max(now);
        let enough = self.left >= WHOLE;
        self.left -= if enough { WHOLE } else { 0 };
        enough
    }
}

impl Host {
    /// Something came over this line; `view` is the table at this moment, as the host knows it.
    pub fn handle_client_message(
        &mut self,
        from: u64,
        said: &ClientMessage,
        view: &View,
        now: Moment,
    ) -> Vec<HostAction> {
        let Some(line) = self.lines.get_mut(&from) else { return Vec::new() };
        (line.heard, line.asked) = (line.heard.max(now), None);
        if !line.bucket.take_token(now) {
            return self.cut_off(from, view.owner, "flood", Denial::Flood, DisconnectReason::Flood);
        }
        match said {
            ClientMessage::Hello { .. } => {
                self.cut_off(from, view.owner, "hello", Denial::Unreadable, DisconnectReason::NotUnderstood)
            }
            // Nothing of a station counts before somebody has agreed to its assistant.
            ClientMessage::Act { n, .. } if line.waits => {
                vec![send(from, HostMessage::Denied { n: *n, why: Denial::AwaitsConsent })]
            }
            ClientMessage::Act { n, seat, kind } if let Some(seat) = seat.color() => {
                self.act(from, *n, seat, kind, view, now)
            }
            // Only a desk says so, and this is none.
            ClientMessage::Act { .. }
            | ClientMessage::Code { .. }
            | ClientMessage::Open
            | ClientMessage::OpenPaper { .. } => self.handle_bad_message(from, view.owner),
            ClientMessage::Pong { n } => {
                if let Some(at) = line.unanswered.iter().position(|(ping, _)| ping == n) {
                    line.delay = line.unanswered.drain(..=at).next_back().map(|(_, pinged)| (now - pinged).as_millis());
                }
                Vec::new()
            }
            ClientMessage::Bye => [vec![HostAction::Close { to: from }], self.handle_lost_connection(from)].concat(),
        }
    }

    /// What came over this line was no message.
    pub fn handle_bad_message(&mut self, from: u64, owner: Color) -> Vec<HostAction> {
        self.cut_off(from, owner, "message", Denial::Unreadable, DisconnectReason::NotUnderstood)
    }

    fn act(&mut self, from: u64, n: u64, seat: Color, kind: &EventKind, view: &View, now: Moment) -> Vec<HostAction> {
        let Some(ClientConnection { station, capacity, seat: own, .. }) = self.lines.get(&from) else {
            return Vec::new();
        };
        let (station, capacity, own) = (*station, *capacity, own.unwrap_or(view.owner));
        let Some(known) = self.stations.get_mut(&station) else { return Vec::new() };
        // What came before a line was lost comes again after it: once is enough.
        if n <= known.taken {
            return Vec::new();
        }
        if n - known.taken > SKIPPED_MAX {
            return self.cut_off(from, view.owner, "number", Denial::Unreadable, DisconnectReason::NotUnderstood);
        }
        let port = EventSource::Link { station, act: n };
        let allowed = check_can_send(
            Sender { role: capacity, seat: own },
            view.duties,
            seat,
            self.setup.terms.blind_players(),
            kind,
        );
        let Err(why) = allowed else {
            known.taken = n;
            return vec![HostAction::Journal { seat: seat.into(), port, kind: stamped_here(kind) }];
        };
        // Nothing before it waits for the disk: then it is settled with its answer.
        if known.acted == known.taken {
            known.acted = n;
        }
        known.taken = n;
        known.deny(n, why.clone());
        let recorded = known.denied_at.is_none_or(|at| now - at >= DENIAL_EVERY).then(|| {
            known.denied_at = Some(now);
            denial(own, port, event_name(kind), &why)
        });
        let mut out = vec![send(from, HostMessage::Denied { n, why })];
        out.extend(recorded);
        out
    }

    /// The line is cut for what came over it, and that is recorded.
    fn cut_off(&mut self, from: u64, owner: Color, what: &str, why: Denial, bye: DisconnectReason) -> Vec<HostAction> {
        let Some(line) = self.lines.get(&from) else { return Vec::new() };
        let (station, own) = (line.station, line.seat.unwrap_or(owner));
        let mut out: Vec<HostAction> = goodbye(from, bye).into();
        out.push(denial(own, EventSource::Link { station, act: 0 }, what, &why));
        out.extend(self.handle_lost_connection(from));
        out
    }
}

/// What a joined station sends, without any time that it tells itself.
fn stamped_here(kind: &EventKind) -> EventKind {
    match kind {
        EventKind::MoveSealed { commitment, .. } => {
            EventKind::MoveSealed { commitment: commitment.clone(), wall: String::new() }
        }
        kind => kind.clone(),
    }
}

fn denial(own: Color, port: EventSource, what: &str, why: &Denial) -> HostAction {
    let kind = EventKind::LinkDenied { what: what.into(), reason: why.name().into() };
    HostAction::Journal { seat: own.into(), port, kind }
}
