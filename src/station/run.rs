//! Drive the table in real time: wait for the next input or the next deadline.

use super::inbox::{Inbox, InboxSender, StationInput};
use super::table::Station;
use super::timepiece::Timepiece;
use ansage_game::event::EventKind;
use ansage_game::moment::Moment;
use ansage_seats::console::ConsoleAction;
use ansage_seats::console::driver::TerminalInput as Typed;
use std::collections::VecDeque;
use std::sync::mpsc::RecvTimeoutError;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};
use std::time::Duration;

/// How long the station sleeps at most: so often it tries again what could not be recorded.
const PATIENCE: Duration = Duration::from_secs(1);

/// How long the last public words may take when the program is left.
const FAREWELL: Duration = Duration::from_secs(30);

/// The table, for the loop and for the reader of keys; `None` when it has been left.
pub type SharedStation = Arc<Mutex<Option<Station>>>;

fn lock(shared: &SharedStation) -> MutexGuard<'_, Option<Station>> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes a key that only changes the input line at once, where the table is free and nothing older waits: to hand it to
/// another thread first would take longer than all the rest of its echo. Every other key waits in the inbox, so that
/// no reader of keys waits for a disk and no later key is stamped late.
/// Returns `false` when the station is gone.
pub fn handle_typed_input(shared: &SharedStation, slot: &InboxSender, input: Typed) -> bool {
    let Typed::Key(key) = input else { return slot.post(StationInput::Typed(input)) };
    let free = match shared.try_lock() {
        Ok(table) => Some(table),
        Err(TryLockError::Poisoned(table)) => Some(table.into_inner()),
        Err(TryLockError::WouldBlock) => None,
    };
    if let Some(mut free) = free
        && let Some(table) = free.as_mut().filter(|table| !table.is_leaving() && table.is_editing_key(key))
        && let Some(at) = slot.stamp_if_inbox_empty()
    {
        let awaited = |table: &Station| (table.next_deadline(), table.has_unrecorded_events(), table.is_leaving());
        handle_deadlines(table, at);
        let before = awaited(table);
        table.handle_key(key, at);
        return before == awaited(table) || slot.post(StationInput::Changed);
    }
    slot.post(StationInput::Typed(input))
}

/// Runs the station until its player leaves or its input ends, and gives the table back.
pub fn run_station(shared: &SharedStation, inbox: &Inbox, timepiece: Timepiece) -> Option<Station> {
    let mut lines = PipeLines::default();
    let mut ended = false;
    let mut sleep = PATIENCE;
    if let Some(table) = lock(shared).as_mut() {
        table.finish_step();
        table.record_loop_round(timepiece.now());
    }
    loop {
        if let Some(table) = lock(shared).as_mut() {
            if table.is_leaving() || ended && lines.is_empty() && !table.is_awaiting_answers() {
                break;
            }
            sleep = patience(table, timepiece);
        }
        let next = inbox.next(sleep);
        let woke = timepiece.now();
        let mut held = lock(shared);
        let Some(table) = held.as_mut() else { break };
        match next {
            Ok((at, input)) => {
                handle_deadlines(table, at);
                ended |= take(table, input, at, &mut lines);
                inbox.mark_input_done();
            }
            Err(RecvTimeoutError::Timeout) => handle_deadlines(table, woke),
            Err(RecvTimeoutError::Disconnected) => break,
        }
        // What came may have come before the program stood still, or the program may have stood still since it came.
        table.detect_standstill(timepiece.now());
        // What still cannot be recorded has been told, and is tried again.
        let _ = table.retry_unrecorded_events();
        table.give_up_on_silent_station(timepiece.now());
        feed(table, &mut lines, timepiece.now());
        table.finish_step();
        table.draw_board(timepiece.now(), false);
        // What this took was not standing still.
        table.record_loop_round(timepiece.now());
    }
    // From here on keys change nothing any more.
    let mut table = lock(shared).take()?;
    hear_out(&mut table, inbox, timepiece);
    Some(table)
}

fn patience(table: &Station, timepiece: Timepiece) -> Duration {
    table.next_deadline().map_or(PATIENCE, |deadline| timepiece.duration_until(deadline).min(PATIENCE))
}

/// A deadline is an event of its own, made only when nothing older waits. The dial shows the present moment: a mark
/// passed while the machine slept is not heard as if it were passed now.
fn handle_deadlines(table: &mut Station, now: Moment) {
    table.detect_standstill(now);
    table.advance_host_link(now);
    table.handle_electronic_board_rest(now);
    table.check_clients(now);
    if table.next_deadline().is_some_and(|deadline| deadline <= now) {
        table.announce_clock_cues(now);
    }
    if table.has_unrecorded_events() {
        return;
    }
    if let Some(deadline) = table.next_deadline().filter(|deadline| *deadline <= now) {
        table.handle_deadline(deadline);
    }
}

/// Takes one input. Returns whether the input has ended.
fn take(table: &mut Station, input: StationInput, at: Moment, lines: &mut PipeLines) -> bool {
    match input {
        StationInput::Changed => {}
        StationInput::Hand(hand) => table.handle_screen_input(hand, at),
        StationInput::Host(number, said) => table.handle_host_event(number, said, at),
        StationInput::Reached(number, reached) => table.handle_host_reached(number, *reached, at),
        StationInput::Chosen(answer) => table.handle_chosen_move(answer, at),
        StationInput::AliveNotKept(error) => table.report_liveness_not_saved(&error),
        StationInput::Spoken(report) => table.handle_speech_report(report, at),
        StationInput::Call(call) => table.handle_link_event(*call, at),
        StationInput::Device(device, number, out) => table.handle_device_report(device, number, out, at),
        StationInput::Typed(Typed::Key(key)) => table.handle_key(key, at),
        StationInput::Typed(Typed::Line(line)) if table.has_screen_board() => table.handle_board_line(&line, at),
        StationInput::Typed(Typed::Line(line)) => lines.waiting.push_back(line),
        StationInput::Typed(Typed::Paste(text)) => table.handle_paste(&text, at),
        StationInput::Typed(Typed::Columns(columns)) => table.set_terminal_width(columns),
        StationInput::Typed(Typed::Bad(fault)) => table.report_bad_line(fault),
        StationInput::Typed(Typed::End) => {
            table.handle_end_of_input(at);
            return true;
        }
    }
    false
}

/// Lines of a pipe come without pauses. While a press waits for the last word of an announcement, whatever would come
/// after it waits too; only what mends the words or takes the press back is taken at once.
#[derive(Default)]
struct PipeLines {
    waiting: VecDeque<String>,
    /// What the console made of the line that waits first.
    held: Option<Vec<ConsoleAction>>,
}

impl PipeLines {
    fn is_empty(&self) -> bool {
        self.waiting.is_empty() && self.held.is_none()
    }
}

fn feed(table: &mut Station, lines: &mut PipeLines, now: Moment) {
    // At an arbiter's desk a line is read by the table as the one before has left it.
    while !table.is_leaving() && !table.is_awaiting_answers() {
        let actions = match lines.held.take() {
            Some(actions) => actions,
            None => match lines.waiting.pop_front() {
                Some(line) => table.parse_line(&line, now),
                None => return,
            },
        };
        if table.is_awaiting_last_word(now) && !has_correction(&actions) {
            lines.held = Some(actions);
            return;
        }
        table.perform_line_actions(actions, now);
    }
}

fn has_correction(actions: &[ConsoleAction]) -> bool {
    let mends = |action: &ConsoleAction| {
        matches!(
            action,
            ConsoleAction::Event(_, EventKind::Corrected { .. } | EventKind::PressCancelled)
                | ConsoleAction::StopPrivate
        )
    };
    actions.iter().any(mends)
}

/// Before the end the last public words are heard, so that a press that waits for them still counts.
fn hear_out(table: &mut Station, inbox: &Inbox, timepiece: Timepiece) {
    let end = timepiece.now() + ansage_game::moment::Span::from_millis(FAREWELL.as_millis() as u64);
    while table.is_awaiting_last_word(timepiece.now()) && !table.is_screen_closed() {
        let left = timepiece.duration_until(end);
        if left.is_zero() {
            return;
        }
        match inbox.next(patience(table, timepiece).min(left)) {
            Ok((at, StationInput::Spoken(report))) => {
                handle_deadlines(table, at);
                table.handle_speech_report(report, at);
            }
            Ok(_) => {}
            Err(RecvTimeoutError::Timeout) => handle_deadlines(table, timepiece.now()),
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}
