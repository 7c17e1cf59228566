//! Do at the station what needs a secret: take the desk, seal a move, open the envelope.
//!
//! The code is checked and forgotten; the key made of it stays in memory while the program runs, so that a player can
//! seal when the arbiter has left the desk. After a new start the arbiter types his code again. Whatever is refused
//! here is told in words and changes nothing; a move counts as sealed only when its opening is on the disk.

use super::Table;
use crate::console::hidden::Wish;
use crate::game::announcement::Announcement;
use crate::game::effect::EffectKind;
use crate::game::event::{Event, EventKind, Port};
use crate::locale::Args;
use crate::moment::{Moment, Span};
use crate::presentation::{Channel, Earcon, Told, Urgency};
use crate::seat::Seat;
use crate::station::envelope::{self, KeepError, OpenError, Opening};
use crate::station::secret::{Key, SHORTEST, SecretError, matches, verifier};
use crate::station::timepiece::wall;
use crate::station::trouble;
use std::io;

/// So many wrong codes in a row cost no time.
const FREE: u32 = 5;
/// What the next one costs; twice as much for each after it.
const FIRST_DELAY: Span = Span::from_secs(30);
/// No wrong code costs more.
const LONGEST_DELAY: Span = Span::from_secs(60 * 60);

/// The arbiter's access at this station.
#[derive(Debug, Default)]
pub struct Access {
    /// What the sealed move is encrypted with; none until the code was typed.
    key: Option<Key>,
    /// Wrong codes in a row.
    wrong: u32,
    /// No code is taken before this moment.
    until: Moment,
}

impl Access {
    /// Counts a wrong code, and makes the next one wait where there were too many.
    fn count_wrong(&mut self, at: Moment) {
        self.wrong = self.wrong.saturating_add(1);
        if self.wrong >= FREE {
            let doublings = (self.wrong - FREE).min(7);
            let delay = Span::from_millis(FIRST_DELAY.as_millis() << doublings);
            self.until = at + delay.min(LONGEST_DELAY);
        }
    }
}

impl Table {
    /// Does what needs the arbiter's code.
    pub(super) fn grant(&mut self, wish: &Wish, at: Moment, port: Port) {
        match wish {
            Wish::Code(code) => self.admit(code.reveal(), at, port),
            Wish::Seal(words) => self.seal(&words.0, at, port),
            Wish::SealPaper => {
                if let Some(kind) = wish.plain_event(wall()) {
                    self.record(self.of_owner(kind, at, port));
                }
            }
            Wish::Open => self.open_kept(at, port),
            Wish::OpenPaper(_) => self.open_paper(wish, at, port),
        }
    }

    fn of_owner(&self, kind: EventKind, at: Moment, port: Port) -> Event {
        Event { at, seat: Seat::from(self.presenter.owner), port, kind }
    }

    fn refuse(&mut self, id: &str) {
        self.refuse_with(id, &[]);
    }

    fn refuse_with(&mut self, id: &str, args: &[(&'static str, String)]) {
        let told = self.presenter.tell(Channel::Private, Some(Earcon::Refused), id, |_| {
            args.iter().fold(Args::new(), |all, (name, value)| all.set(name, value.clone()))
        });
        self.tell(&Told { urgency: Urgency::Now, ..told }, None);
    }

    /// The arbiter has typed his code.
    fn admit(&mut self, code: &str, at: Moment, port: Port) {
        if self.referee.view(at).desk.occupied {
            return self.refuse("arbiter-at-desk");
        }
        if at < self.access.until {
            let wait = self.presenter.program.duration(self.access.until - at);
            return self.refuse_with("arbiter-code-wait", &[("time", wait)]);
        }
        let known = self.referee.arbiter().map(str::to_owned);
        let first = known.is_none();
        let checked_by = match known {
            Some(known) if matches(&known, code) => Ok(known),
            Some(_) => {
                self.access.count_wrong(at);
                return self.refuse_with("arbiter-code-wrong", &[("count", self.access.wrong.to_string())]);
            }
            None if code.chars().count() < SHORTEST => return self.refuse("arbiter-code-short"),
            None => verifier(code),
        };
        let made = checked_by.and_then(|checked_by| Ok((Key::derive(&checked_by, code)?, checked_by)));
        let (key, checked_by) = match made {
            Ok(made) => made,
            Err(error) => return self.no_secret(error),
        };
        let kind = EventKind::DeskTaken { verifier: checked_by };
        if self.record(Event { at, seat: Seat::Arbiter, port, kind }) {
            self.access = Access { key: Some(key), ..Access::default() };
            let id = if first { "arbiter-code-set" } else { "arbiter-awaited" };
            let told = self.presenter.tell(Channel::Private, None, id, |_| Args::new());
            self.tell(&told, None);
        }
    }

    fn no_secret(&mut self, error: SecretError) {
        self.refuse_with("arbiter-no-secret", &[("reason", error.to_string())]);
    }

    /// Whether the referee would take a move as sealed now. What he refuses he refuses in his own words.
    fn would_seal(&self, event: &Event) -> bool {
        let effects = self.referee.clone().handle(event);
        !effects.iter().any(|effect| matches!(effect.kind, EffectKind::Refused(_)))
    }

    /// Keeps the move before anything is recorded or told of it.
    fn seal(&mut self, words: &Announcement, at: Moment, port: Port) {
        let sealed = |commitment| EventKind::Sealed { commitment: Some(commitment), wall: wall() };
        let trial = self.of_owner(sealed(String::new()), at, port);
        if !self.would_seal(&trial) {
            self.record(trial);
            return;
        }
        let Some(key) = &self.access.key else { return self.refuse("arbiter-seal-needs-code") };
        let standing = self.referee.view(at).desk.sealing.and_then(|sealing| sealing.sealed.flatten());
        let path = envelope::path_beside(self.journal.path());
        match envelope::keep(&path, key, words, standing.as_deref()) {
            Ok(commitment) => {
                self.record(self.of_owner(sealed(commitment), at, port));
            }
            Err(KeepError::Secret(error)) => self.no_secret(error),
            Err(KeepError::Io(path, error)) => {
                let reason = trouble::io_reason(&self.presenter.program, &error);
                self.refuse_with("arbiter-not-sealed", &[("path", path.display().to_string()), ("reason", reason)]);
            }
        }
    }

    /// Opens what the program keeps.
    fn open_kept(&mut self, at: Moment, port: Port) {
        let commitment = match self.referee.closed_envelope() {
            Some(Some(commitment)) => commitment.to_owned(),
            Some(None) => return self.refuse("arbiter-open-paper"),
            // The referee says that there is none.
            None => return self.unseal(String::new(), None, at, port),
        };
        let Some(key) = &self.access.key else { return self.refuse("arbiter-open-needs-code") };
        let path = envelope::path_beside(self.journal.path());
        match envelope::open(&path, key, &commitment) {
            Ok(Opening { salt, words }) => self.unseal(salt, Some(words), at, port),
            Err(OpenError::Damaged(path)) => {
                self.refuse_with("arbiter-open-damaged", &[("path", path.display().to_string())]);
            }
            Err(OpenError::Io(path, error)) if error.kind() == io::ErrorKind::NotFound => {
                self.refuse_with("arbiter-open-missing", &[("path", path.display().to_string())]);
            }
            Err(OpenError::Io(path, error)) => {
                let reason = trouble::io_reason(&self.presenter.program, &error);
                let args = [("path", path.display().to_string()), ("reason", reason)];
                self.refuse_with("arbiter-open-unread", &args);
            }
        }
    }

    /// Opens a paper envelope. What the program keeps is opened by itself, or it would be no proof.
    fn open_paper(&mut self, wish: &Wish, at: Moment, port: Port) {
        if matches!(self.referee.closed_envelope(), Some(Some(_))) {
            return self.refuse("arbiter-open-kept");
        }
        if let Some(kind) = wish.plain_event(String::new()) {
            self.record(Event { at, seat: Seat::Arbiter, port, kind });
        }
    }

    fn unseal(&mut self, salt: String, words: Option<Announcement>, at: Moment, port: Port) {
        self.record(Event { at, seat: Seat::Arbiter, port, kind: EventKind::Unsealed { salt, words } });
    }
}
