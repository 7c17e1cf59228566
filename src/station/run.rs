//! Drive the table in real time: wait for the next input or the next deadline.

use super::inbox::{Inbox, InboxSender, StationInput};
use super::table::Station;
use super::timepiece::Timepiece;
use ansage_game::event::{EventKind, EventSource};
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
pub fn typed(shared: &SharedStation, slot: &InboxSender, input: Typed) -> bool {
    let Typed::Key(key) = input else { return slot.post(StationInput::Typed(input)) };
    let free = match shared.try_lock() {
        Ok(table) => Some(table),
        Err(TryLockError::Poisoned(table)) => Some(table.into_inner()),
        Err(TryLockError::WouldBlock) => None,
    };
    if let Some(mut free) = free
        && let Some(table) = free.as_mut().filter(|table| !table.is_leaving() && table.only_edits(key))
        && let Some(at) = slot.stamp_if_first()
    {
        let awaited = |table: &Station| (table.deadline(), table.has_unrecorded(), table.is_leaving());
        settle(table, at);
        let before = awaited(table);
        table.key(key, at);
        return before == awaited(table) || slot.post(StationInput::Changed);
    }
    slot.post(StationInput::Typed(input))
}

/// Runs the station until its player leaves or its input ends, and gives the table back.
pub fn run(shared: &SharedStation, inbox: &Inbox, timepiece: Timepiece) -> Option<Station> {
    let mut lines = PipeLines::default();
    let mut ended = false;
    let mut sleep = PATIENCE;
    if let Some(table) = lock(shared).as_mut() {
        table.print();
        table.comes_round(timepiece.now());
    }
    loop {
        if let Some(table) = lock(shared).as_mut() {
            if table.is_leaving() || ended && lines.is_empty() && !table.awaits_station() {
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
                settle(table, at);
                ended |= take(table, input, at, &mut lines);
                inbox.done();
                // It may have come before the program stood still.
                table.notice_stand_still(woke);
            }
            Err(RecvTimeoutError::Timeout) => settle(table, woke),
            Err(RecvTimeoutError::Disconnected) => break,
        }
        // What still cannot be recorded has been told, and is tried again.
        let _ = table.retry();
        table.check_patience(timepiece.now());
        feed(table, &mut lines, timepiece.now());
        table.print();
        table.draw(timepiece.now(), false);
        // What this took was not standing still.
        table.comes_round(timepiece.now());
    }
    // From here on keys change nothing any more.
    let mut table = lock(shared).take()?;
    hear_out(&mut table, inbox, timepiece);
    Some(table)
}

fn patience(table: &Station, timepiece: Timepiece) -> Duration {
    table.deadline().map_or(PATIENCE, |deadline| timepiece.until(deadline).min(PATIENCE))
}

/// A deadline is an event of its own, made only when nothing older waits. The dial shows the present moment: a mark
/// passed while the machine slept is not heard as if it were passed now.
fn settle(table: &mut Station, now: Moment) {
    table.notice_stand_still(now);
    table.attend_host(now);
    table.electronic_board_rests(now);
    table.ask_guests(now);
    if table.deadline().is_some_and(|deadline| deadline <= now) {
        table.cue(now);
    }
    if table.has_unrecorded() {
        return;
    }
    if let Some(deadline) = table.deadline().filter(|deadline| *deadline <= now) {
        table.deadline_reached(deadline);
    }
}

/// Takes one input. Returns whether the input has ended.
fn take(table: &mut Station, input: StationInput, at: Moment, lines: &mut PipeLines) -> bool {
    match input {
        StationInput::Changed => {}
        StationInput::Hand(hand) => table.hand(hand, at),
        StationInput::Host(number, said) => table.host_said(number, said, at),
        StationInput::Reached(number, reached) => table.host_reached(number, *reached, at),
        StationInput::AliveNotKept(error) => table.alive_not_kept(&error),
        StationInput::Spoken(report) => table.spoken(report, at),
        StationInput::Call(call) => table.call(*call, at),
        StationInput::Device(device, number, out) => table.device_said(device, number, out, at),
        StationInput::Typed(Typed::Key(key)) => table.key(key, at),
        StationInput::Typed(Typed::Line(line)) if table.has_page() => table.page_line(&line, at),
        StationInput::Typed(Typed::Line(line)) => lines.waiting.push_back(line),
        StationInput::Typed(Typed::Columns(columns)) => table.resize(columns),
        StationInput::Typed(Typed::Bad(fault)) => table.bad_line(fault),
        StationInput::Typed(Typed::End) => {
            table.end_of_input(at);
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
    while !table.is_leaving() && !table.awaits_station() {
        let actions = match lines.held.take() {
            Some(actions) => actions,
            None => match lines.waiting.pop_front() {
                Some(line) => table.line(&line, now),
                None => return,
            },
        };
        if table.awaits_last_word(now) && !mends(&actions) {
            lines.held = Some(actions);
            return;
        }
        table.act(actions, now, EventSource::Pipe);
    }
}

fn mends(actions: &[ConsoleAction]) -> bool {
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
    while table.awaits_last_word(timepiece.now()) && !table.is_screen_closed() {
        let left = timepiece.until(end);
        if left.is_zero() {
            return;
        }
        match inbox.next(patience(table, timepiece).min(left)) {
            Ok((at, StationInput::Spoken(report))) => {
                settle(table, at);
                table.spoken(report, at);
            }
            Ok(_) => {}
            Err(RecvTimeoutError::Timeout) => settle(table, timepiece.now()),
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}
