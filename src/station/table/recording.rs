//! Decide, record, present: nothing is told that is not on the disk.

use super::{Authority, Station, guests};
use crate::journal_file::JournalError;
use crate::station::confinement::give_up_programs;
use crate::station::trouble;
use ansage_game::effect::Effect;
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::moment::Moment;
use ansage_game::referee::Referee;
use ansage_game::seat::Seat;
use ansage_game::view::AwaitedAct;
use ansage_words::presentation::MessageValues;
use ansage_words::presentation::listener::Occurrence;

/// So many events wait for a disk at most, where stations send more.
const MOST_KEPT: usize = 1_024;

impl Station {
    /// Records an event where the record is kept, and after it that what it told was heard, where there is no sound to wait
    /// for. `true` where it is on record here, or on its way there.
    pub(super) fn record_event(&mut self, event: Event) -> bool {
        let at = event.at;
        match &self.keeper {
            Authority::Here(_) => {}
            Authority::Station(_) => return self.send_arbiter_act(event),
            Authority::Host(_) => return self.send_act_to_host(event),
        }
        let kind = self.lesson.is_some().then(|| event.kind.clone());
        let is_reminder = event.kind == EventKind::AnnouncementRepeatAsked;
        self.add_sign_of_life(at);
        let recorded = self.record_single_event(event);
        while let Some(id) = self.shown.pop_front() {
            if let Some(utterance) = self.awaited.remove(&id) {
                self.record_single_event(self.speech_event(EventKind::AnnouncementHeard { utterance }, at));
            }
        }
        self.record_lost_desk(at);
        if let Some(kind) = kind {
            self.continue_lesson(&kind, at);
        }
        self.show_game_to_opponent(at);
        if is_reminder {
            self.remind_opponent(at);
        }
        recorded
    }

    /// An event that the speech output reports.
    pub(super) fn speech_event(&self, kind: EventKind, at: Moment) -> Event {
        Event { at, seat: Seat::from(self.presenter.owner), port: EventSource::Speech, kind }
    }

    /// Records one event, or refuses it in words; what nobody can say again is kept and tried again.
    pub(super) fn record_single_event(&mut self, event: Event) -> bool {
        // What happened before must be on record before it: a later event that happens to fit would turn time back.
        self.note_speech_for_opponent(&event.kind);
        let Err(error) = self.retry_unrecorded_events().and_then(|()| self.commit(&event)) else { return true };
        let told = trouble::not_recorded_message(&self.presenter, &error);
        // That a desk was lost nobody can say again either.
        let lost_desk = event.port == EventSource::Station && event.kind == EventKind::DeskLeft;
        let pegs = matches!(event.kind, EventKind::BoardReported(_));
        if !matches!(event.port, EventSource::Clock | EventSource::Speech)
            && !lost_desk
            && !pegs
            && !guests::is_unrepeatable(&event)
        {
            self.connections.deny_unrecorded_request(&self.presenter, &error);
            self.present_message(&told);
            return false;
        }
        if self.unrecorded.is_empty() {
            self.present_message(&told);
        }
        if self.unrecorded.len() >= MOST_KEPT && matches!(event.port, EventSource::Link { .. }) {
            // A station that goes on sending is told later that this was not done.
            return false;
        }
        self.unrecorded.push_back(event);
        false
    }

    /// Tries again what could not be recorded, in its order.
    ///
    /// # Errors
    /// The reason why the first of it still cannot be recorded.
    pub fn retry_unrecorded_events(&mut self) -> Result<(), JournalError> {
        while let Some(event) = self.unrecorded.front().cloned() {
            self.commit(&event)?;
            self.unrecorded.pop_front();
        }
        Ok(())
    }

    /// Decides, records, presents. An event that could not be recorded has not happened.
    fn commit(&mut self, event: &Event) -> Result<(), JournalError> {
        let Authority::Here(here) = &mut self.keeper else { return Ok(()) };
        let mut next = here.referee.clone();
        let effects = next.handle(event);
        let line = here.journal.append_event(event, &effects, &next)?;
        self.connections.send_entry_to_desks(&line);
        self.send_entry_to_clients(&line, event, &effects, &next);
        self.adopt_referee_and_present(next, event, &effects);
        self.follow_assistant_answer(event, &effects);
        self.give_up_programs(event);
        Ok(())
    }

    /// The game stands otherwise now, and it is told.
    pub(super) fn adopt_referee_and_present(&mut self, next: Referee, event: &Event, effects: &[Effect]) {
        let (repeated, nearer) = (self.corrected_half_move(event), self.board_progress(event, &next));
        self.presenter.arbiter = next.desk_code_verifier().is_some();
        self.keeper.replace_referee(next);
        self.boards.note_game_progress();
        let happened = Occurrence { event: Some(event), repeated, nearer, effects, at: event.at };
        if !self.note_referee_refusal(&happened) {
            self.present_occurrence(&happened);
        }
        self.handle_code_set(effects);
        self.follow_up_on_recorded_event(event, effects);
    }

    /// In a locked game that has begun the process gives up starting other programs: with the first act of a person, for
    /// until then the speech service may have to be started.
    fn give_up_programs(&mut self, event: &Event) {
        let acted =
            !matches!(event.port, EventSource::Station | EventSource::Clock | EventSource::Speech) && !self.gave_up;
        let locked = acted && self.keeper.terms().is_some_and(|terms| terms.locked.is_some());
        if !locked || self.view(event.at).awaited == AwaitedAct::Start {
            return;
        }
        self.gave_up = true;
        if let Err(error) = give_up_programs() {
            let reason = trouble::io_error_text(&self.presenter.program, &error);
            let told = self
                .presenter
                .refusal_message("inspect-not-given-up", MessageValues::new().set_own_text("reason", reason));
            self.present_message(&told);
        }
    }

    /// Whether something still has to be recorded.
    pub fn has_unrecorded_events(&self) -> bool {
        !self.unrecorded.is_empty()
    }
}
