//! Be the arbiter's desk at a game that another station plays: send what he wishes, take in what has happened.
//!
//! The desk keeps a replica: it runs the referee over the lines of the station's journal and checks their chain, so
//! that what is told here is what is on record there. While a wish is on its way, keys and lines wait: each is read by
//! the table as the one before has left it.

use super::{Keeper, Table};
use crate::console::keymap::Key;
use crate::console::secret::Wish;
use crate::game::effect::EffectKind;
use crate::game::event::{Event, Port};
use crate::journal::replay::{Replayed, Replica};
use crate::link::driver::Desk;
use crate::link::message::{Bye, Code, FromDesk, FromStation, may_send};
use crate::moment::{Moment, Span};
use crate::presentation::{Channel, Earcon, Values};
use crate::station::{denied, trouble};

/// How long the station may take to answer before the keys are the arbiter's again.
const PATIENCE: Span = Span::from_secs(10);

/// The desk's line to the station that keeps the journal.
pub struct Remote {
    line: Desk,
    replica: Replica,
    /// Since when an answer is awaited.
    awaiting: Option<Moment>,
    /// Whether the line is cut.
    cut: bool,
}

impl Remote {
    /// A desk that has all lines up to now. `awaiting`: since when an answer is awaited, where something was sent.
    pub fn new(line: Desk, replica: Replica, awaiting: Option<Moment>) -> Remote {
        Remote { line, replica, awaiting, cut: false }
    }

    /// The journal as far as it has come.
    pub fn replayed(&self) -> &Replayed {
        &self.replica.replayed
    }
}

impl Table {
    fn remote(&mut self) -> Option<&mut Remote> {
        match &mut self.keeper {
            Keeper::Station(remote) => Some(&mut **remote),
            Keeper::Here(_) => None,
        }
    }

    /// Whether the station has still to answer.
    pub fn awaits_station(&self) -> bool {
        matches!(&self.keeper, Keeper::Station(remote) if remote.awaiting.is_some())
    }

    /// Whether the line to the station was cut.
    pub fn is_cut(&self) -> bool {
        matches!(&self.keeper, Keeper::Station(remote) if remote.cut)
    }

    /// What must not wait for the station: to be silent, and to leave.
    pub(super) fn is_urgent(&self, key: Key) -> bool {
        matches!(key, Key::Ctrl('s' | 'c' | 'd'))
    }

    /// Sends an act of the arbiter. Whatever else the program would record is the station's to record.
    pub(super) fn send_act(&mut self, event: Event) -> bool {
        let Event { at, kind, .. } = event;
        if !may_send(&kind) {
            return true;
        }
        self.send(&FromDesk::Act { kind }, at);
        true
    }

    /// Sends what the arbiter wishes of the station.
    pub(super) fn send_wish(&mut self, wish: &Wish, at: Moment) {
        let message = match wish {
            Wish::Code(code) => FromDesk::Code { code: Code::new(code.reveal()), arbiter: self.arbiter.clone() },
            Wish::Open => FromDesk::Open,
            Wish::OpenPaper(words) => FromDesk::OpenPaper { words: *words },
            _ => return,
        };
        self.send(&message, at);
    }

    fn send(&mut self, message: &FromDesk, at: Moment) {
        let Some(remote) = self.remote() else { return };
        match remote.line.send(message) {
            Ok(()) => remote.awaiting = Some(at),
            Err(_) => self.cut_off("desk-station-gone"),
        }
    }

    /// The station has said something; `None` where the line is cut.
    pub fn station_said(&mut self, said: Option<FromStation>, at: Moment) {
        match said {
            Some(FromStation::Line { text, yours }) => self.take_line(&text, yours),
            Some(FromStation::Denied(denied)) => {
                self.answered();
                self.drop_rulings();
                let told = denied::told(&self.presenter, &denied);
                self.tell(&told, None);
            }
            Some(FromStation::Hello { .. } | FromStation::CodeFirst) => {}
            Some(FromStation::Bye(bye)) => self.cut_off(match bye {
                Bye::Left => "desk-station-left",
                _ => "desk-station-gone",
            }),
            None => self.cut_off("desk-station-gone"),
        }
        self.rule_on(at);
        self.work_off(at);
    }

    /// Keys that waited are read now, up to the next that needs an answer.
    fn work_off(&mut self, at: Moment) {
        while !self.awaits_station()
            && !self.leaving
            && let Some(key) = self.held.pop_front()
        {
            self.key(key, at);
        }
    }

    /// A station that does not answer is told of, and not waited for any longer.
    pub fn check_patience(&mut self, now: Moment) {
        let Some(remote) = self.remote() else { return };
        if remote.awaiting.is_some_and(|since| now >= since + PATIENCE) {
            remote.awaiting = None;
            self.tell_plainly("desk-station-silent");
            self.work_off(now);
        }
    }

    fn take_line(&mut self, text: &str, yours: bool) {
        let Some(remote) = self.remote() else { return };
        let before = remote.replica.replayed.entries.len();
        if let Err(fault) = remote.replica.take(text) {
            remote.cut = true;
            let reason = trouble::fault(&self.presenter.program, &fault);
            let told = self.presenter.show(
                Channel::Private,
                Earcon::PortLost,
                "desk-station-differs",
                Values::new().set("reason", reason),
            );
            self.tell(&told, None);
            self.leaving = true;
            return;
        }
        let replayed = &remote.replica.replayed;
        let (Some(entry), Some(referee)) = (replayed.entries.get(before).cloned(), replayed.referee.clone()) else {
            return;
        };
        if yours {
            self.answered();
        }
        self.take_in(referee, &entry.event, &entry.effects);
        let taken = entry.effects.iter().any(|effect| matches!(effect.kind, EffectKind::DeskTaken { .. }));
        if yours && taken && entry.event.port == Port::Desk {
            self.tell_at_desk("arbiter-awaited");
        }
    }

    /// The arbiter has taken the desk: what he can do now.
    pub(super) fn tell_at_desk(&mut self, id: &'static str) {
        let told = self.presenter.note(id, ());
        self.tell(&told, None);
    }

    fn answered(&mut self) {
        if let Some(remote) = self.remote() {
            remote.awaiting = None;
        }
    }

    fn cut_off(&mut self, id: &str) {
        let Some(remote) = self.remote().filter(|remote| !remote.cut) else { return };
        (remote.cut, remote.awaiting) = (true, None);
        self.tell_plainly(id);
        self.leaving = true;
    }

    fn tell_plainly(&mut self, id: &str) {
        self.tell(&self.presenter.tell(Channel::Private, Earcon::PortLost, id, ()).now(), None);
    }
}
