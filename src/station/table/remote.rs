//! Be the arbiter's desk at a game that another station plays: send what he wishes, take in what has happened.
//!
//! The desk keeps a replica: it runs the referee over the lines of the station's journal and checks their chain, so
//! that what is told here is what is on record there. While a wish is on its way, keys and lines wait: each is read by
//! the table as the one before has left it.

use super::{Authority, LeaveReason, Station};
use crate::station::trouble;
use ansage_game::effect::EffectKind;
use ansage_game::event::{Event, EventSource};
use ansage_game::journal::replay::{JournalReplica, ReplayedJournal};
use ansage_game::moment::{Moment, Span};
use ansage_game::referee::Referee;
use ansage_game::seat::Seat;
use ansage_link::driver::ConnectionWriter;
use ansage_link::driver::guest::HostEvent;
use ansage_link::message::{ArbiterCode, ClientMessage, DisconnectReason, HostMessage};
use ansage_link::role::check_arbiter_can_send;
use ansage_link::words;
use ansage_seats::console::keymap::Key;
use ansage_seats::console::secret::DeskRequest;
use ansage_words::presentation::{Channel, Earcon, MessageValues};

/// What is said when the line to the station was cut, and the desk is left.
const CUT: &str = "trouble-desk-cut";

/// How long the station may take to answer before the keys are the arbiter's again.
const PATIENCE: Span = Span::from_secs(10);

/// The desk's line to the station that keeps the journal.
pub struct DeskConnection {
    line: ConnectionWriter,
    replica: JournalReplica,
    /// The game as it was told last.
    referee: Referee,
    /// The number of the last act.
    last_act: u64,
    /// Since when an answer is awaited.
    awaiting: Option<Moment>,
    /// Whether the line is cut.
    cut: bool,
}

impl DeskConnection {
    /// A desk that has all lines up to now. `awaiting`: since when an answer is awaited, where something was sent.
    pub fn new(
        line: ConnectionWriter,
        (replica, referee): (JournalReplica, Referee),
        awaiting: Option<Moment>,
    ) -> DeskConnection {
        DeskConnection { line, replica, referee, last_act: 0, awaiting, cut: false }
    }

    pub(super) fn referee(&self) -> &Referee {
        &self.referee
    }

    pub(super) fn replace_referee(&mut self, next: Referee) {
        self.referee = next;
    }

    /// The journal as far as it has come.
    pub fn replayed_journal(&self) -> &ReplayedJournal {
        &self.replica.replayed
    }
}

impl Station {
    fn remote(&mut self) -> Option<&mut DeskConnection> {
        match &mut self.keeper {
            Authority::Station(remote) => Some(&mut **remote),
            Authority::Here(_) | Authority::Host(_) => None,
        }
    }

    /// Whether who keeps the record has still to answer: at an arbiter's desk each key is read by the table as the one
    /// before has left it; at a joined station only the last answers are awaited, when the input has ended.
    pub fn is_awaiting_answers(&self) -> bool {
        match &self.keeper {
            Authority::Here(_) => false,
            Authority::Station(remote) => remote.awaiting.is_some(),
            Authority::Host(joined) => joined.seat.is_awaiting_last_answers(),
        }
    }

    /// What must not wait for the station: to be silent, and to leave.
    pub(super) fn is_urgent_key(&self, key: Key) -> bool {
        matches!(key, Key::Ctrl('s' | 'c' | 'd'))
    }

    /// Sends an act of the arbiter. Whatever else the program would record is the station's to record.
    pub(super) fn send_arbiter_act(&mut self, event: Event) -> bool {
        let Event { at, kind, .. } = event;
        if check_arbiter_can_send(&kind).is_err() {
            return true;
        }
        if let Some(remote) = self.remote() {
            remote.last_act += 1;
            let n = remote.last_act;
            self.send(&ClientMessage::Act { n, seat: Seat::Arbiter, kind }, at);
        }
        true
    }

    /// Sends what the arbiter wishes of the station.
    pub(super) fn send_desk_request(&mut self, wish: &DeskRequest, at: Moment) {
        let message = match wish {
            DeskRequest::Code(code) => {
                ClientMessage::Code { code: ArbiterCode::new(code.reveal()), arbiter: self.arbiter.clone() }
            }
            DeskRequest::Open => ClientMessage::Open,
            DeskRequest::OpenPaper(words) => ClientMessage::OpenPaper { words: *words },
            _ => return,
        };
        self.send(&message, at);
    }

    fn send(&mut self, message: &ClientMessage, at: Moment) {
        let Some(remote) = self.remote() else { return };
        match remote.line.queue_message(message) {
            true => remote.awaiting = Some(at),
            false => self.cut_off("desk-station-gone"),
        }
    }

    /// Something of the line to the station.
    pub fn handle_station_event(&mut self, said: HostEvent, at: Moment) {
        match said {
            HostEvent::Said(HostMessage::Line { text, yours }) => self.take_line(&text, yours),
            HostEvent::Said(HostMessage::Denied { why, .. }) => {
                self.answered();
                self.is_requested = true;
                self.drop_pending_rulings();
                self.present_message(&words::denial_message(&self.presenter, &why, None));
            }
            HostEvent::Said(HostMessage::Bye(DisconnectReason::Left)) => self.cut_off("desk-station-left"),
            HostEvent::Said(HostMessage::Bye(_)) | HostEvent::Gone => self.cut_off("desk-station-gone"),
            // The answers to the first word, and what is told to others.
            HostEvent::Said(_) => {}
        }
        self.send_pending_rulings(at);
        self.work_off(at);
    }

    /// Keys that waited are read now, up to the next that needs an answer.
    fn work_off(&mut self, at: Moment) {
        while !self.is_awaiting_answers()
            && !self.is_leaving()
            && let Some(key) = self.held.pop_front()
        {
            self.handle_key(key, at);
        }
    }

    /// A station that does not answer is told of, and not waited for any longer.
    pub fn give_up_on_silent_station(&mut self, now: Moment) {
        let Some(remote) = self.remote() else { return };
        if remote.awaiting.is_some_and(|since| now >= since + PATIENCE) {
            remote.awaiting = None;
            self.show_plain_message("desk-station-silent");
            self.work_off(now);
        }
    }

    fn take_line(&mut self, text: &str, yours: bool) {
        let Some(remote) = self.remote() else { return };
        let before = remote.replica.replayed.entries.len();
        if let Err(fault) = remote.replica.append_line(text) {
            remote.cut = true;
            let reason = trouble::journal_fault_text(&self.presenter.program, &fault);
            let told = self.presenter.build_message_with_line(
                Channel::Private,
                Earcon::PortLost,
                "desk-station-differs",
                MessageValues::new().set_own_text("reason", reason),
            );
            self.present_message(&told);
            self.leave_for(LeaveReason::CutOff(CUT));
            return;
        }
        let replayed = &remote.replica.replayed;
        let (Some(entry), Some(referee)) = (replayed.entries.get(before).cloned(), replayed.referee.clone()) else {
            return;
        };
        if yours {
            self.answered();
            self.is_requested = true;
        }
        self.adopt_referee_and_present(referee, &entry.event, &entry.effects);
        let taken = entry.effects.iter().any(|effect| matches!(effect.kind, EffectKind::DeskTaken { .. }));
        if yours && taken && entry.event.port == EventSource::Desk {
            self.show_desk_opening("arbiter-awaited");
        }
    }

    /// The arbiter has taken the desk: what he can do now.
    pub(super) fn show_desk_opening(&mut self, id: &'static str) {
        self.present_message(&self.presenter.private_message(id, ()));
    }

    fn answered(&mut self) {
        if let Some(remote) = self.remote() {
            remote.awaiting = None;
        }
    }

    fn cut_off(&mut self, id: &str) {
        let Some(remote) = self.remote().filter(|remote| !remote.cut) else { return };
        (remote.cut, remote.awaiting) = (true, None);
        self.show_plain_message(id);
        self.leave_for(LeaveReason::CutOff(CUT));
    }

    fn show_plain_message(&mut self, id: &str) {
        self.present_message(&self.presenter.urgent_message(Earcon::PortLost, id, ()));
    }
}
