//! Drive the table in virtual time, by lines or by the keys of a terminal. The line `+2.5` lets two and a half seconds pass, and
//! `+` alone as many as are needed to hear everything; the queue, the clocks and a WAV file follow. The same input gives
//! the same game, the same journal and the same file.

use super::table::Station;
use super::trouble;
use ansage_game::moment::{Moment, Span};
use ansage_seats::console::driver::{TerminalInput, next_key, read_lines, write_to_stdout};
use ansage_seats::console::keymap::Key;
use ansage_words::presentation::Presenter;
use std::io::BufRead;

/// The longest time that one line may let pass.
const LONGEST: Span = Span::from_secs(24 * 60 * 60);

/// Begins a line that lets time pass.
pub(crate) const PAUSE: char = '+';

/// A table in virtual time.
pub struct ScriptedStation<'a> {
    table: &'a mut Station,
    presenter: &'a Presenter,
    now: Moment,
}

impl<'a> ScriptedStation<'a> {
    /// Begins at this moment.
    pub fn new(table: &'a mut Station, presenter: &'a Presenter, from: Moment) -> ScriptedStation<'a> {
        let mut script = ScriptedStation { table, presenter, now: from };
        script.reports();
        script
    }

    /// Plays the lines of `source`.
    pub fn play_lines(&mut self, source: &mut impl BufRead) {
        read_lines(source, |input| {
            match input {
                TerminalInput::Line(line) => self.line(&line),
                TerminalInput::Bad(fault) => self.table.report_bad_line(fault),
                TerminalInput::Key(_) | TerminalInput::Paste(_) | TerminalInput::Columns(_) | TerminalInput::End => {}
            }
            self.reports();
            self.table.finish_step();
            !self.table.is_leaving()
        });
    }

    fn line(&mut self, line: &str) {
        if let Some(seconds) = line.trim().strip_prefix(PAUSE) {
            return self.pause(seconds);
        }
        let actions = self.table.parse_line(line, self.now);
        self.table.perform_line_actions(actions, self.now);
    }

    /// Plays the keys of the terminal. A plus sign begins a pause where nothing is typed yet, and is not shown.
    pub fn play_keys(&mut self) {
        let mut pause: Option<String> = None;
        self.table.finish_step();
        while !self.table.is_leaving() {
            match (next_key(), &mut pause) {
                (TerminalInput::Key(Key::Enter), Some(seconds)) => {
                    let seconds = std::mem::take(seconds);
                    pause = None;
                    self.pause(&seconds);
                    self.reports();
                    self.table.finish_step();
                    // To whoever waits for it: the pause is over. The cursor stays in its cell.
                    write_to_stdout(b"\r\r");
                }
                (TerminalInput::Key(Key::Char(letter)), Some(seconds)) => seconds.push(letter),
                (TerminalInput::Key(Key::Char(PAUSE)), None) if !self.table.has_typed_text() => {
                    pause = Some(String::new())
                }
                (TerminalInput::Key(key), _) => self.table.handle_key(key, self.now),
                (TerminalInput::Paste(text), _) => self.table.handle_paste(&text, self.now),
                (TerminalInput::Columns(columns), _) => self.table.set_terminal_width(columns),
                (TerminalInput::End, _) => self.table.handle_end_of_input(self.now),
                (TerminalInput::Line(_) | TerminalInput::Bad(_), _) => {}
            }
            self.reports();
            self.table.finish_step();
        }
    }

    /// Hears out what is being said in the hall, and gives the moment of the end.
    pub fn finish_speech(mut self) -> Moment {
        while let Some(next) =
            self.table.speech_output_mut().next_report_moment().filter(|_| self.table.is_awaiting_last_word(self.now))
        {
            self.pass(next);
        }
        self.now
    }

    /// Lets so many seconds pass; without a number, until nothing more is being said.
    fn pause(&mut self, seconds: &str) {
        if seconds.is_empty() {
            while let Some(next) = self.table.speech_output_mut().next_report_moment() {
                self.pass(next);
            }
        } else if let Some(span) = parse_pause(seconds) {
            self.pass(self.now + span);
        } else {
            self.table.present_message(&trouble::bad_pause_message(self.presenter, seconds));
        }
    }

    /// Lets time pass until `to`: deadlines and last words happen in their order, each at its own moment.
    fn pass(&mut self, to: Moment) {
        loop {
            let spoken = self.table.speech_output_mut().next_report_moment().filter(|at| *at <= to);
            let deadline = self.table.next_deadline().filter(|at| *at <= to);
            match (spoken, deadline) {
                (None, None) => break,
                (Some(at), Some(deadline)) if at < deadline => self.reports_at(at),
                (Some(at), None) => self.reports_at(at),
                (_, Some(deadline)) => {
                    self.reports_at(deadline);
                    self.table.handle_deadline(deadline);
                    if self.table.has_unrecorded_events() {
                        break;
                    }
                }
            }
        }
        self.reports_at(to);
        self.now = self.now.max(to);
    }

    fn reports(&mut self) {
        self.reports_at(self.now);
    }

    /// Takes what the speech output reports up to `at`. A report may cause words that are finished at once.
    fn reports_at(&mut self, at: Moment) {
        loop {
            let reports = self.table.speech_output_mut().advance_to(at);
            if reports.is_empty() {
                return;
            }
            for report in reports {
                self.table.handle_speech_report(report, at);
            }
        }
    }
}

/// How much time a line lets pass, without its plus sign: seconds with up to three decimals.
pub(crate) fn parse_pause(seconds: &str) -> Option<Span> {
    let (whole, decimals) = seconds.split_once('.').unwrap_or((seconds, "0"));
    let whole: u64 = whole.parse().ok()?;
    let digits = decimals.len();
    let decimals: u64 = decimals.parse().ok().filter(|_| (1..=3).contains(&digits))?;
    let millis = decimals * [100, 10, 1][digits - 1];
    let span = Span::from_millis(whole.checked_mul(1_000)?.checked_add(millis)?);
    (span <= LONGEST).then_some(span)
}
