//! Every reply is new, whole and in time: what the player asks next drops what is unsaid and unread of the reply before it.
//! The real program at a terminal of 40 cells, with its own voice and short lines, in virtual time.

use super::pty::keys::ENTER;
use super::pty::{TerminalSeat, TestHome};
use ansage_seats::console::command::CommandSyntax;
use ansage_seats::console::command::table::COMMANDS;
use ansage_seats::console::reply::MORE;
use ansage_words::locale::Lang;
use serde_json::Value;
use std::collections::HashSet;
use std::fs;

/// The cells of the display.
const CELLS: usize = 40;

/// How late a reply may begin, in milliseconds.
const LATEST_MS: u64 = 300;

/// Replies of several lines, for the fingers or the ear.
const LONG: [&str; 8] = ["help claims", "keys", "rules", "settings", "b", "white", "sounds", "misheard zz"];

/// Commands whose reply depends on what was said before, by design, or that change more than the reply. `cues` and `quiet`
/// switch the clock cues, `resume` and `start` the clocks; `more`, `messages` and `newer` are about the reply before them, and
/// `earlier` and `later` go on from move to move, `again` depends on what is being said.
const OTHERS: [&str; 11] =
    ["resume", "again", "start", "cues", "quiet", "more", "messages", "newer", "earlier", "later", "link code"];

/// Takes back a question.
const BACK: &str = "no";

/// Words that were said, or the name of a cue that sounded.
#[derive(Debug, Clone)]
struct TimedWords {
    words: String,
    begun: u64,
    ended: u64,
    is_cut: bool,
}

/// A reply: the line under the fingers, its words, and its words with those that take it back.
struct ExpectedReply {
    shown: String,
    own_words: HashSet<String>,
    words: HashSet<String>,
}

/// The program at a terminal, with a file of what it has said.
struct ReplyTable {
    seat: TerminalSeat,
    log: String,
}

impl ReplyTable {
    /// A saved game whose clocks are stopped, so that every reply is the same each time.
    fn opens(home: &TestHome) -> ReplyTable {
        let mut seat = TerminalSeat::silent(home, &[]).started();
        seat.say("e4", &["w e2-e4. Space: clock"]);
        seat.press(" ", &["Black to move."]);
        seat.quit();
        let (audio, log) = (format!("wav:{}", home.path("replies.wav")), home.path("replies.log"));
        let options = ["--clock", "script", "--audio", &audio, "--speech-log", &log, "--lines", "short"];
        let mut seat = TerminalSeat::play(home, CELLS as u16, &[&options[..], &["--voice", "self"]].concat());
        seat.passes("+\r");
        ReplyTable { seat, log }
    }

    fn said(&self) -> Vec<TimedWords> {
        let text = fs::read_to_string(&self.log).unwrap_or_default();
        let spoken = text.lines().filter_map(|line| {
            let line: Value = serde_json::from_str(line).ok()?;
            let words = line["words"].as_str().or(line["cue"].as_str())?.to_owned();
            let is_cut = line["cut"].as_bool().unwrap_or_default();
            Some(TimedWords { words, begun: line["begun"].as_u64()?, ended: line["ended"].as_u64()?, is_cut })
        });
        spoken.collect()
    }

    /// Types a line and lets time pass; gives what lies under the fingers.
    fn asks(&mut self, line: &str, pause: &str) -> String {
        self.seat.line(line);
        self.seat.passes(&format!("+{pause}\r"));
        self.seat.window(CELLS)
    }

    /// The reply alone, heard to its end, and what is said as the question that it may ask is taken back.
    fn reply_to(&mut self, line: &str) -> ExpectedReply {
        self.asks("turn", "");
        let before = self.said().len();
        let shown = self.asks(line, "");
        let own_words = self.words_since(before);
        self.goes_back("");
        ExpectedReply { shown, own_words, words: self.words_since(before) }
    }

    /// Takes back a question that the command may have asked, and reads what is public to its end: it waits until it is read.
    fn goes_back(&mut self, pause: &str) {
        let mut shown = self.asks(BACK, pause);
        while shown.ends_with(MORE) {
            self.seat.keys(ENTER);
            self.seat.passes("+0\r");
            shown = self.seat.window(CELLS);
        }
    }

    fn words_since(&self, before: usize) -> HashSet<String> {
        self.said().split_off(before).into_iter().map(|said| said.words).collect()
    }
}

#[test]
fn n3_n4_each_command_after_each_long_reply_is_answered_at_once_and_the_old_reply_is_gone() {
    let home = TestHome::new("replies");
    let mut listener = ReplyTable::opens(&home);
    let rows = COMMANDS.iter().flat_map(|group| group.iter());
    // What asks for a secret is not followed by a command.
    let rows =
        rows.filter(|row| !matches!(row.takes, CommandSyntax::Hidden(_))).map(|row| row.words.first_word(Lang::En));
    let lines: Vec<&str> = rows.filter(|line| !OTHERS.contains(line)).chain(["x e4", "foo", "help correct"]).collect();
    let long = LONG.map(|line| (line, listener.reply_to(line)));
    for (number, line) in lines.iter().enumerate() {
        // The first time it may call the arbiter; from then on its reply is the same.
        listener.reply_to(line);
        let new = listener.reply_to(line);
        for (old_line, old) in &long {
            listener.asks(old_line, "0.3");
            let before = listener.said().len();
            // Some are heard out: nothing of the old one comes back behind the new one either.
            let pause = if number % LONG.len() == 0 { "" } else { "0.5" };
            assert_eq!(listener.asks(line, pause), new.shown, "{line} after {old_line}");
            listener.goes_back("0.01");
            let mut said = listener.said().split_off(before);
            let cut = said.first().filter(|first| first.is_cut && old.own_words.contains(&first.words));
            let asked = cut.map(|cut| cut.ended);
            said.drain(..usize::from(asked.is_some()));
            assert!(said.iter().all(|said| new.words.contains(&said.words)), "{line} after {old_line}: {said:?}");
            // A word for the opponent begins with the one that waited: that is not confirmed.
            let drops = |said: &TimedWords| line.starts_with("opp ") && said.words.contains("has not confirmed");
            let first = said.iter().find(|said| new.own_words.contains(&said.words) || drops(said));
            if let (Some(asked), Some(first)) = (asked, first) {
                assert!(
                    first.begun <= asked + LATEST_MS,
                    "{line} after {old_line}: {said:?} begins late, asked at {asked}"
                );
            }
        }
    }
    let mut seat = listener.seat;
    seat.line("quit");
    seat.line("yes");
    assert!(seat.ended());
}
