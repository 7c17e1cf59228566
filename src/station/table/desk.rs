//! Do at the station what needs a secret: take the desk, seal a move, open the envelope.
//!
//! The code is checked and forgotten; the key made of it stays in memory while the program runs, so that a player can
//! seal when the arbiter has left the desk. After a new start the arbiter types his code again. Whatever is refused
//! here is told in words and changes nothing; a move counts as sealed only when its opening is on the disk.

use super::{Authority, Station};
use crate::station::envelope::{self, EnvelopeOpenError, EnvelopeOpening, EnvelopeWriteError};
use crate::station::secret::{
    BadArbiterCode, EnvelopeKey, SecretError, check_code, code_matches_verifier, make_verifier,
};
use crate::station::timepiece::calendar_time_now;
use crate::station::trouble;
use ansage_game::announcement::Announcement;
use ansage_game::effect::{Effect, EffectKind};
use ansage_game::event::{CODE_HERE, Event, EventKind, EventSource};
use ansage_game::foreign::{ForeignText, PersonName};
use ansage_game::moment::{Moment, Span};
use ansage_game::seat::Seat;
use ansage_link::role::Denial;
use ansage_link::words;
use ansage_seats::console::secret::DeskRequest;
use ansage_words::presentation::{Earcon, MessageValues};
use std::io;
use std::path::Path;

/// So many wrong codes in a row cost no time.
const FREE: u32 = 5;
/// What the next one costs; twice as much for each after it.
const FIRST_DELAY: Span = Span::from_secs(30);
/// No wrong code costs more.
const LONGEST_DELAY: Span = Span::from_secs(60 * 60);

/// The arbiter's access at this station.
#[derive(Debug, Default)]
pub struct DeskAccess {
    /// What the sealed move is encrypted with; none until the code was typed.
    key: Option<EnvelopeKey>,
    /// The same of a code that was typed at this table, while the other player has not confirmed it.
    proposed: Option<EnvelopeKey>,
    /// The wrong codes at this machine.
    here: CodeAttempts,
    /// Those of desks at other machines, all together.
    elsewhere: CodeAttempts,
}

/// Where a code is typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CodeEntryPoint {
    /// At this machine.
    Here,
    /// At a desk that has joined from another.
    Elsewhere,
}

/// The codes that were tried.
#[derive(Debug, Default)]
struct CodeAttempts {
    /// Wrong codes in a row.
    wrong: u32,
    /// No code is taken before this moment.
    until: Moment,
}

impl DeskAccess {
    fn tries(&mut self, door: CodeEntryPoint) -> &mut CodeAttempts {
        match door {
            CodeEntryPoint::Here => &mut self.here,
            CodeEntryPoint::Elsewhere => &mut self.elsewhere,
        }
    }
}

impl CodeAttempts {
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

impl Station {
    /// Does what needs the arbiter's code.
    pub(super) fn handle_desk_request(&mut self, wish: &DeskRequest, at: Moment, port: EventSource) {
        match (&self.keeper, wish) {
            (Authority::Here(_), _) | (_, DeskRequest::Review(_)) => {}
            (Authority::Station(_), _) => return self.send_desk_request(wish, at),
            (Authority::Host(_), _) => return self.handle_desk_request_at_client(wish, at),
        }
        match wish {
            DeskRequest::Review(review) => self.handle_review_request(review, at, port),
            DeskRequest::Code(code) => {
                if self.arbiter_code_verifier().is_none() && !self.is_post() {
                    let proposed = self.propose_code(code.reveal(), at, port);
                    return self.report_denial(proposed);
                }
                let name = self.arbiter.clone();
                let port = self.desk_event_source(port);
                self.take_over_desk(code.reveal(), at);
                match self.admit_arbiter(code.reveal(), &name, at, (port, CodeEntryPoint::Here)) {
                    Ok(true) => self.show_desk_opening("arbiter-awaited"),
                    // That it could not be recorded was told.
                    Ok(false) => {}
                    Err(denied) => {
                        self.note_wrong_code(&denied, at, port);
                        self.report_denial(Err(denied));
                    }
                }
            }
            DeskRequest::Seal(words) => self.seal(&words.0, at, port),
            DeskRequest::SealPaper => {
                if let Some(kind) = wish.event_without_secret(calendar_time_now()) {
                    self.record_event(self.owner_event(kind, at, port));
                }
            }
            DeskRequest::Open => {
                let opened = self.open_stored_envelope(at, self.desk_event_source(port));
                self.report_denial(opened);
            }
            DeskRequest::OpenPaper(words) => {
                let opened = self.open_paper_envelope(*words, at, self.desk_event_source(port));
                self.report_denial(opened);
            }
        }
    }

    /// The arbiter comes to the station itself while he holds a desk that may be dead: with his own code he leaves that
    /// one. Whether a desk that says nothing is gone, or its arbiter thinks, no line can tell.
    fn take_over_desk(&mut self, code: &str, at: Moment) {
        if self.connections.has_ruling_desk() && self.check_arbiter_code(code, at, CodeEntryPoint::Here).is_ok() {
            self.connections.mark_ruling_desk_lost();
            self.record_lost_desk(at);
        }
    }

    /// A wrong code that was typed at this keyboard is on record, as one over the link is. A desk on a journal that nobody
    /// plays writes nothing into it before its code is right.
    fn note_wrong_code(&mut self, denied: &Denial, at: Moment, port: EventSource) {
        if matches!(denied, Denial::WrongCode { .. }) && !self.is_post() {
            let kind = EventKind::LinkDenied { what: CODE_HERE.into(), reason: "wrong".into() };
            self.record_event(Event { at, seat: Seat::Arbiter, port, kind });
        }
    }

    /// How the arbiter's acts reach the record: a desk of his own is not the players' console.
    pub(super) fn desk_event_source(&self, port: EventSource) -> EventSource {
        if self.is_post() { EventSource::Desk } else { port }
    }

    fn report_denial(&mut self, done: Result<(), Denial>) {
        if let Err(denied) = done {
            if denied == Denial::DeskTaken && self.view(Moment::START).desk.here {
                return self.show_refusal("arbiter-at-desk");
            }
            self.present_message(&words::denial_message(&self.presenter, &denied, None));
        }
    }

    fn owner_event(&self, kind: EventKind, at: Moment, port: EventSource) -> Event {
        Event { at, seat: Seat::from(self.presenter.owner), port, kind }
    }

    /// Says at once why something is not done.
    pub fn show_refusal(&mut self, id: &str) {
        self.show_refusal_with_values(id, ());
    }

    pub(super) fn show_refusal_with_values<'v>(&mut self, id: &str, values: impl Into<MessageValues<'v>>) {
        self.present_message(&self.presenter.urgent_message(Earcon::Refused, id, values));
    }

    /// The first code of this game was typed at its table: the other player is asked.
    fn propose_code(&mut self, code: &str, at: Moment, port: EventSource) -> Result<(), Denial> {
        check_code(code).map_err(|bad| match bad {
            BadArbiterCode::Short => Denial::ShortCode,
            BadArbiterCode::Figures => Denial::FiguresOnly,
            BadArbiterCode::Untypable => Denial::LongCode,
        })?;
        let verifier = make_verifier(code).map_err(no_secret)?;
        let key = EnvelopeKey::derive_from_code(&verifier, code).map_err(no_secret)?;
        let kind = EventKind::CodeProposed { verifier, arbiter: self.arbiter.clone() };
        if self.record_event(self.owner_event(kind, at, port)) {
            self.access.proposed = Some(key);
        }
        Ok(())
    }

    /// The code that was typed at this table is set: the arbiter can have moves sealed, and hears what he can do.
    pub(super) fn handle_code_set(&mut self, effects: &[Effect]) {
        let set = effects.iter().any(|effect| matches!(effect.kind, EffectKind::CodeSet { .. }));
        if set && matches!(self.keeper, Authority::Here(_)) {
            self.access.key = self.access.proposed.take();
            self.show_desk_opening("arbiter-code-set");
        }
    }

    /// What the arbiter's code is checked by.
    pub(super) fn arbiter_code_verifier(&self) -> Option<&str> {
        self.keeper.referee()?.arbiter_code_verifier()
    }

    /// What was sealed, where the envelope is closed: `None` inside for a move on paper.
    fn closed_envelope(&self) -> Option<Option<&str>> {
        self.keeper.referee()?.closed_envelope_commitment()
    }

    /// Checks a code, and gives what it was checked by. Where there is none, none is set by it.
    pub(super) fn check_arbiter_code(
        &mut self,
        code: &str,
        at: Moment,
        door: CodeEntryPoint,
    ) -> Result<String, Denial> {
        let known = self.arbiter_code_verifier().map(str::to_owned).ok_or(Denial::NoCode)?;
        let tries = self.access.tries(door);
        if at < tries.until {
            return Err(Denial::Wait { time: tries.until - at });
        }
        if !code_matches_verifier(&known, code) {
            tries.count_wrong(at);
            return Err(Denial::WrongCode { count: tries.wrong });
        }
        *tries = CodeAttempts::default();
        Ok(known)
    }

    /// The arbiter has typed his code: it is checked, and he is at the desk. `false`
    /// where it could not be recorded: that was told, and nothing has changed.
    pub(super) fn admit_arbiter(
        &mut self,
        code: &str,
        name: &PersonName,
        at: Moment,
        (port, door): (EventSource, CodeEntryPoint),
    ) -> Result<bool, Denial> {
        if self.view(at).desk.occupied {
            return Err(Denial::DeskTaken);
        }
        let checked_by = self.check_arbiter_code(code, at, door)?;
        self.record_desk_taken(checked_by, (code, name), at, port)
    }

    /// The arbiter is at the desk: his code was checked. `false` where it could not be recorded: that was told.
    pub(super) fn record_desk_taken(
        &mut self,
        checked_by: String,
        (code, name): (&str, &PersonName),
        at: Moment,
        port: EventSource,
    ) -> Result<bool, Denial> {
        let key = EnvelopeKey::derive_from_code(&checked_by, code).map_err(no_secret)?;
        self.wake(at);
        let kind = EventKind::DeskTaken { verifier: checked_by, arbiter: name.clone() };
        let recorded = self.record_event(Event { at, seat: Seat::Arbiter, port, kind });
        if recorded {
            self.access.key = Some(key);
        }
        Ok(recorded)
    }

    /// A journal that was only looked at is opened again, before anything is recorded in it.
    fn wake(&mut self, at: Moment) {
        if self.asleep && self.record_own_event(at, self.program_resumed_event()) {
            self.asleep = false;
        }
    }

    /// Whether the referee would take a move as sealed now. What he refuses he refuses in his own words.
    fn would_seal(&self, event: &Event) -> bool {
        let effects = self.keeper.referee().map(|referee| referee.clone().handle(event)).unwrap_or_default();
        !effects.iter().any(|effect| matches!(effect.kind, EffectKind::Refused(_)))
    }

    /// Keeps the move before anything is recorded or told of it.
    fn seal(&mut self, words: &Announcement, at: Moment, port: EventSource) {
        let sealed = |commitment| EventKind::MoveSealed { commitment: Some(commitment), wall: calendar_time_now() };
        let trial = self.owner_event(sealed(String::new()), at, port);
        if !self.would_seal(&trial) {
            self.record_event(trial);
            return;
        }
        let Some(key) = &self.access.key else { return self.show_refusal("arbiter-seal-needs-code") };
        let standing = self.view(at).desk.sealing.and_then(|sealing| sealing.sealed.flatten());
        let Some(journal) = self.keeper.journal() else { return };
        let path = envelope::envelope_path(journal.path());
        match envelope::store_sealed_move(&path, key, words, standing.as_deref()) {
            Ok(commitment) => {
                self.record_event(self.owner_event(sealed(commitment), at, port));
            }
            Err(EnvelopeWriteError::Secret(error)) => self.show_refusal_with_values(
                "arbiter-no-secret",
                MessageValues::new().set_own_text("reason", error.to_string()),
            ),
            Err(EnvelopeWriteError::Io(path, error)) => {
                let reason = trouble::io_error_text(&self.presenter.program, &error);
                let values = MessageValues::new().set_path("path", &path).set_own_text("reason", reason);
                self.show_refusal_with_values("arbiter-not-sealed", values);
            }
        }
    }

    /// Opens what the program keeps.
    pub(super) fn open_stored_envelope(&mut self, at: Moment, port: EventSource) -> Result<(), Denial> {
        let commitment = match self.closed_envelope() {
            Some(Some(commitment)) => commitment.to_owned(),
            Some(None) => return Err(Denial::SealedOnPaper),
            // The referee says that there is none.
            None => {
                self.unseal(String::new(), None, at, port);
                return Ok(());
            }
        };
        let Some(journal) = self.keeper.journal() else { return Ok(()) };
        let Some(key) = &self.access.key else { return Err(Denial::NeedsCode) };
        let path = envelope::envelope_path(journal.path());
        let shown = |path: &Path| -> ForeignText { path.display().to_string().into() };
        match envelope::open_envelope(&path, key, &commitment) {
            Ok(EnvelopeOpening { salt, words }) => {
                self.unseal(salt, Some(words), at, port);
                Ok(())
            }
            Err(EnvelopeOpenError::Damaged(path)) => Err(Denial::Damaged { path: shown(&path) }),
            Err(EnvelopeOpenError::Io(path, error)) if error.kind() == io::ErrorKind::NotFound => {
                Err(Denial::Missing { path: shown(&path) })
            }
            Err(EnvelopeOpenError::Io(path, error)) => {
                let reason = trouble::io_error_text(&self.presenter.program, &error);
                Err(Denial::Unread { path: shown(&path), reason: reason.into() })
            }
        }
    }

    /// Opens a paper envelope. What the program keeps is opened by itself, or it would be no proof.
    pub(super) fn open_paper_envelope(
        &mut self,
        words: Option<Announcement>,
        at: Moment,
        port: EventSource,
    ) -> Result<(), Denial> {
        if matches!(self.closed_envelope(), Some(Some(_))) {
            return Err(Denial::Kept);
        }
        self.unseal(String::new(), words, at, port);
        Ok(())
    }

    fn unseal(&mut self, salt: String, words: Option<Announcement>, at: Moment, port: EventSource) {
        self.record_event(Event { at, seat: Seat::Arbiter, port, kind: EventKind::EnvelopeOpened { salt, words } });
    }
}

fn no_secret(error: SecretError) -> Denial {
    Denial::NoSecret { reason: error.to_string().into() }
}
