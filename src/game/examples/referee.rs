//! A referee between two pipes: it reads events from standard input and writes effects to standard output, as JSON lines.
//!
//! ```text
//! echo '{"at":0,"seat":"white","port":"pipe","kind":"started"}' | cargo run -q -p ansage-game --example referee
//! {"to":"hall","kind":"started"}
//! ```
//!
//! Each line of the input is an [`Event`]. Its `at` is a moment in milliseconds since the game was opened. Its `kind` is
//! written as in a journal. Each line of the output is an [`Effect`]. The program flushes the effects of an event before it
//! reads the next line. An event may have no effects. Time passes with events only. Send `deadline-reached` from time to
//! time while the players do nothing, so that a flag falls.
//!
//! The first event may be `opened`, with the terms of the game as in entry 1 of a journal. Without it the terms are those of
//! [`GameTerms::new`] with 90 minutes and 30 seconds a move.
//!
//! A line that is not an event changes nothing. The program answers it with one line,
//! `{"error":{"line":3,"message":"..."}}`, and reads on. Lines are counted from 1. At the end of its input the program ends
//! with status 0.

// An example takes the place of a driver, which may read and write.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

use ansage_game::effect::Effect;
use ansage_game::event::{Event, EventKind};
use ansage_game::moment::Moment;
use ansage_game::referee::Referee;
use ansage_game::terms::GameTerms;
use serde::Serialize;
use serde_json::json;
use std::io::{self, BufRead, BufWriter, Read, Write};

/// Bytes of the longest line that is read.
const MAX_LINE: usize = 64 * 1024;

/// The time control of a game that no `opened` begins.
const TIME: &str = "90+30";

const EXPECTED: &str = r#"Expected: a line like {"at":0,"seat":"white","port":"pipe","kind":"started"}"#;

fn main() -> io::Result<()> {
    serve(&mut io::stdin().lock(), &mut BufWriter::new(io::stdout().lock()))
}

/// Answers every line of the input.
fn serve(input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
    let mut game = ExampleGame::default();
    let mut line = Vec::new();
    for number in 1_u64.. {
        let Some(whole) = read_line(input, &mut line)? else { break };
        let too_long = || format!("The line is longer than {MAX_LINE} bytes. {EXPECTED}");
        match whole.then_some(()).ok_or_else(too_long).and_then(|()| game.handle(&line)) {
            Ok(effects) => effects.iter().try_for_each(|effect| write_line(output, effect))?,
            Err(message) => write_line(output, &json!({ "error": { "line": number, "message": message } }))?,
        }
        output.flush()?;
    }
    Ok(())
}

/// Reads the next line without its newline. Returns `false` if it is too long, and skips its rest. Returns `None` at the end
/// of the input.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Option<bool>> {
    line.clear();
    let read = input.by_ref().take(MAX_LINE as u64 + 1).read_until(b'\n', line)?;
    if line.pop_if(|byte| *byte == b'\n').is_none() && line.len() > MAX_LINE {
        input.skip_until(b'\n')?;
        return Ok(Some(false));
    }
    Ok((read > 0).then_some(true))
}

fn write_line(output: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *output, value)?;
    output.write_all(b"\n")
}

/// The game of the input.
#[derive(Default)]
struct ExampleGame {
    /// `None` until the first event.
    referee: Option<Referee>,
    /// The moment of the last event.
    last: Moment,
}

impl ExampleGame {
    /// Hands the event of a line to the referee.
    ///
    /// # Errors
    /// A message for the programmer if the line is not an event of this game. Nothing has changed then.
    fn handle(&mut self, line: &[u8]) -> Result<Vec<Effect>, String> {
        let text = str::from_utf8(line)
            .map_err(|error| format!("The line is not UTF-8 after {} bytes. {EXPECTED}", error.valid_up_to()))?;
        if text.trim().is_empty() {
            return Err(format!("The line is empty. {EXPECTED}"));
        }
        let event: Event = serde_json::from_str(text).map_err(|error| not_an_event(&error))?;
        // The referee handles an earlier moment as the last one. The sender would compute other readings of the clocks.
        if event.at < self.last {
            let (at, last) = (event.at.as_millis(), self.last.as_millis());
            return Err(format!("The moment {at} is before the last event. Expected: {last} or later"));
        }
        let referee = match (&mut self.referee, &event.kind) {
            (Some(_), EventKind::Opened { .. }) => return Err("The game is open. Expected: any other event".into()),
            (Some(referee), _) => referee,
            (none, EventKind::Opened { terms, .. }) => none.insert(opened((**terms).clone())?),
            (none, _) => none.insert(opened(GameTerms::new(TIME.parse().expect("a time control")))?),
        };
        self.last = event.at;
        Ok(referee.handle(&event))
    }
}

fn opened(terms: GameTerms) -> Result<Referee, String> {
    Referee::open(terms).map_err(|bad| format!("{bad}. Expected: a position that can be played from"))
}

/// Returns what serde_json found, with the column alone. Its line is always 1, not that of the input.
fn not_an_event(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let found = text.rsplit_once(" at line ").map_or(text.as_str(), |(found, _)| found);
    format!("The line is not an event: {found}, in column {}. {EXPECTED}", error.column())
}
