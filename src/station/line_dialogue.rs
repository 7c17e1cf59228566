//! Talk at a terminal line by line, before the game's own screen is there: language and voice, which host, which code.
//!
//! A question stands alone on its line and the answer is typed behind it, so that a display that follows the cursor
//! shows both; it is spoken too, for at this moment nobody knows yet who sits here. Without a terminal nobody is asked:
//! the code is the first line of standard input.

use crate::presentation::{Presenter, Told};
use crate::speech::driver::Output;
use crate::station::speaker::Speaker;
use std::io::{self, BufRead, Read, Write};

/// The most bytes of a typed answer, and of the first line of a file with a code.
const LONGEST: u64 = 256;

/// So much of what was typed is told again.
pub const SHOWN: usize = 20;

/// The line dialogue.
pub struct LineDialogue {
    /// How things are put into words.
    pub presenter: Presenter,
    /// The voice.
    pub speaker: Speaker,
    /// Whether a person sits at a terminal.
    pub terminal: bool,
    /// So many cells of a question may still stand before the cursor: whoever types ahead answers before it is shown.
    asked: usize,
}

impl LineDialogue {
    /// A dialogue that has said nothing yet.
    pub fn new(presenter: Presenter, output: Output, terminal: bool) -> LineDialogue {
        LineDialogue::going_on(presenter, Speaker::new(output), terminal)
    }

    /// A dialogue with a voice that has spoken before.
    pub fn going_on(presenter: Presenter, speaker: Speaker, terminal: bool) -> LineDialogue {
        LineDialogue { presenter, speaker, terminal, asked: 0 }
    }

    /// Says something, on a line of its own.
    pub fn say(&mut self, id: &str, args: &[(&'static str, String)]) {
        self.tell(&self.presenter.note(id, args));
    }

    /// Says what was put into words already.
    pub fn tell(&mut self, told: &Told) {
        self.speaker.say(told);
        // Where nobody reads any more, the next thing that has to be read says so.
        let cleared = self.first_cell();
        let _ = writeln!(io::stdout(), "{cleared}{}", told.line).and_then(|()| io::stdout().flush());
    }

    /// Asks, and gives the line that was typed; `None` where nothing more can be typed.
    pub fn ask(&mut self, id: &str, args: &[(&'static str, String)]) -> Option<String> {
        let question = self.presenter.question(id, args);
        self.answer_to(&question)
    }

    /// Asks what was put into words already, and gives the line that was typed; `None` where nothing more can be typed.
    pub fn answer_to(&mut self, question: &Told) -> Option<String> {
        self.question(question).ok()?;
        let typed = first_line(&mut io::stdin().lock()).ok().flatten();
        self.speaker.stop_private();
        typed
    }

    /// A question, behind which the answer is typed.
    pub fn question(&mut self, question: &Told) -> io::Result<()> {
        self.speaker.say(question);
        let cleared = self.first_cell();
        self.asked = question.line.chars().count();
        write!(io::stdout(), "{cleared}{} ", question.line).and_then(|()| io::stdout().flush())
    }

    /// What brings the cursor to the first cell of an empty line: blanks over the last question, for not every terminal
    /// knows how to clear a line.
    fn first_cell(&mut self) -> String {
        let cells = if self.terminal { std::mem::take(&mut self.asked) } else { 0 };
        if cells > 0 { format!("\r{:cells$}\r", "") } else { String::new() }
    }
}

/// The next line without its end; `None` where there is none. What is longer than any answer is cut.
pub fn first_line(source: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let read = source.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).trim().to_owned()))
}
