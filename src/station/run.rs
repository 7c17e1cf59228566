//! Drive the table in real time: wait for the next input or the referee's deadline.

use super::inbox::{Inbox, Input, Slot};
use super::table::Table;
use super::timepiece::Timepiece;
use crate::console::Action;
use crate::console::driver::Typed;
use crate::game::event::{EventKind, Port};
use crate::moment::Moment;
use std::collections::VecDeque;
use std::sync::mpsc::RecvTimeoutError;
use std::time::Duration;

/// How long the station sleeps at most: so often it tries again what could not be recorded.
const PATIENCE: Duration = Duration::from_secs(1);

/// How long the last public words may take when the program is left.
const FAREWELL: Duration = Duration::from_secs(30);

/// Runs the station until its player leaves or its input ends. The slot is held so that the inbox stays open while
/// readers come and go.
pub fn run(mut table: Table, inbox: &Inbox, slot: Slot, timepiece: Timepiece) -> Table {
    let mut lines: VecDeque<String> = VecDeque::new();
    let mut ended = false;
    while !(table.is_leaving() || ended && lines.is_empty()) {
        match inbox.next(patience(&table, timepiece)) {
            Ok((at, input)) => {
                settle(&mut table, at);
                ended |= take(&mut table, input, at, &mut lines);
            }
            Err(RecvTimeoutError::Timeout) => settle(&mut table, timepiece.now()),
            Err(RecvTimeoutError::Disconnected) => break,
        }
        table.retry();
        feed(&mut table, &mut lines, timepiece.now());
    }
    hear_out(&mut table, inbox, timepiece);
    drop(slot);
    table
}

fn patience(table: &Table, timepiece: Timepiece) -> Duration {
    table.deadline().map_or(PATIENCE, |deadline| timepiece.until(deadline).min(PATIENCE))
}

/// A deadline is an event of its own, made only when nothing older waits.
fn settle(table: &mut Table, now: Moment) {
    if table.has_unrecorded() {
        return;
    }
    if let Some(deadline) = table.deadline().filter(|deadline| *deadline <= now) {
        table.deadline_reached(deadline);
    }
}

/// Takes one input. Returns whether the input has ended.
fn take(table: &mut Table, input: Input, at: Moment, lines: &mut VecDeque<String>) -> bool {
    match input {
        Input::Spoken(report) => table.spoken(report, at),
        Input::Typed(Typed::Key(key)) => table.key(key, at),
        Input::Typed(Typed::Line(line)) => lines.push_back(line),
        Input::Typed(Typed::End) => return true,
    }
    false
}

/// Lines of a pipe come without pauses. A move that comes while the last one still waits for its last word is held
/// back until then; everything else is taken at once.
fn feed(table: &mut Table, lines: &mut VecDeque<String>, now: Moment) {
    while let Some(line) = lines.pop_front() {
        let actions = table.line(&line, now);
        let is_move = actions.iter().any(|action| matches!(action, Action::Event(_, EventKind::Announced { .. })));
        if is_move && table.awaits_last_word(now) {
            lines.push_front(line);
            return;
        }
        table.act(actions, now, Port::Pipe);
        if table.is_leaving() {
            return;
        }
    }
}

/// Before the end the last public words are heard, so that a press that waits for them still counts.
fn hear_out(table: &mut Table, inbox: &Inbox, timepiece: Timepiece) {
    let end = timepiece.now() + crate::moment::Span::from_millis(FAREWELL.as_millis() as u64);
    while table.awaits_last_word(timepiece.now()) && !table.is_screen_closed() {
        let left = timepiece.until(end);
        if left.is_zero() {
            return;
        }
        match inbox.next(patience(table, timepiece).min(left)) {
            Ok((at, Input::Spoken(report))) => {
                settle(table, at);
                table.spoken(report, at);
            }
            Ok(_) => {}
            Err(RecvTimeoutError::Timeout) => settle(table, timepiece.now()),
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}
