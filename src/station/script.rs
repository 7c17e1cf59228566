//! Drive the table in virtual time: a line `+2.5` lets two and a half seconds pass; the queue, the clocks and a WAV
//! file follow. The same lines give the same game, the same journal and the same file.

use super::table::Table;
use super::trouble;
use crate::console::driver::{TypedInput, read_lines};
use crate::game::event::Port;
use crate::moment::{Moment, Span};
use crate::presentation::Presenter;
use std::io::BufRead;

/// The longest time that one line may let pass.
const LONGEST: Span = Span::from_secs(24 * 60 * 60);

/// Plays the lines of `source`, starting at `from`, and returns the moment of their end.
pub fn run(table: &mut Table, presenter: &Presenter, source: &mut impl BufRead, from: Moment) -> Moment {
    let mut now = from;
    reports(table, now);
    read_lines(source, |input| {
        match input {
            TypedInput::Line(line) => now = play(table, presenter, &line, now),
            TypedInput::Bad(fault) => table.bad_line(fault),
            TypedInput::Key(_) | TypedInput::Columns(_) | TypedInput::End => {}
        }
        reports(table, now);
        !table.is_leaving()
    });
    // The end of the script: what is being said in the hall is heard out.
    while let Some(next) = table.output().next_report_at().filter(|_| table.awaits_last_word(now)) {
        pass(table, next);
        now = now.max(next);
    }
    now
}

/// Plays one line and returns the moment after it.
fn play(table: &mut Table, presenter: &Presenter, line: &str, now: Moment) -> Moment {
    let Some(seconds) = line.trim().strip_prefix('+') else {
        let actions = table.line(line, now);
        table.act(actions, now, Port::Pipe);
        return now;
    };
    let Some(span) = span(seconds) else {
        table.tell(&trouble::bad_pause(presenter, seconds));
        return now;
    };
    pass(table, now + span);
    now + span
}

/// `2.5`: seconds with up to three decimals.
fn span(seconds: &str) -> Option<Span> {
    let (whole, decimals) = seconds.split_once('.').unwrap_or((seconds, "0"));
    let whole: u64 = whole.parse().ok()?;
    let digits = decimals.len();
    let decimals: u64 = decimals.parse().ok().filter(|_| (1..=3).contains(&digits))?;
    let millis = decimals * [100, 10, 1][digits - 1];
    let span = Span::from_millis(whole.checked_mul(1_000)?.checked_add(millis)?);
    (span <= LONGEST).then_some(span)
}

/// Lets time pass until `to`: deadlines and last words happen in their order, each at its own moment.
fn pass(table: &mut Table, to: Moment) {
    loop {
        let spoken = table.output().next_report_at().filter(|at| *at <= to);
        let deadline = table.deadline().filter(|at| *at <= to);
        match (spoken, deadline) {
            (None, None) => break,
            (Some(at), Some(deadline)) if at < deadline => reports(table, at),
            (Some(at), None) => reports(table, at),
            (_, Some(deadline)) => {
                reports(table, deadline);
                table.deadline_reached(deadline);
                if table.has_unrecorded() {
                    break;
                }
            }
        }
    }
    reports(table, to);
}

/// Takes what the speech output reports up to `now`. A report may bring about words that are finished at once.
fn reports(table: &mut Table, now: Moment) {
    loop {
        let reports = table.output().advance_to(now);
        if reports.is_empty() {
            return;
        }
        for report in reports {
            table.spoken(report, now);
        }
    }
}
