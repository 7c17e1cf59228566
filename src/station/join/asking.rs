//! Talk at a terminal line by line, before the game's own screen is there: which host, which code.
//!
//! A question stands alone on its line and the answer is typed behind it, so that a display that follows the cursor
//! shows both; it is spoken too, for at this moment nobody knows yet who sits here. Without a terminal nobody is asked:
//! the code is the first line of standard input.

use crate::console::driver as keyboard;
use crate::console::secret::Hidden;
use crate::link::pairing::JoiningCode;
use crate::presentation::{Presenter, Told, shown_part};
use crate::speech::driver::Output;
use crate::station::arguments::JoinArguments;
use crate::station::files::Failure;
use crate::station::speaker::Speaker;
use crate::station::trouble::{self, all};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};

/// The most bytes of a typed answer, and of the first line of a file with a code.
const LONGEST: u64 = 256;

/// So much of what was typed is told again.
pub const SHOWN: usize = 20;

/// The line dialogue.
pub struct Asking {
    /// How things are put into words.
    pub presenter: Presenter,
    /// The voice.
    pub speaker: Speaker,
    /// Whether a person sits at a terminal.
    pub terminal: bool,
}

impl Asking {
    /// A dialogue that has said nothing yet.
    pub fn new(presenter: Presenter, output: Output, terminal: bool) -> Asking {
        Asking { presenter, speaker: Speaker::new(output), terminal }
    }

    /// Says something, on a line of its own.
    pub fn say(&mut self, id: &str, args: &[(&'static str, String)]) {
        self.tell(&self.presenter.note(id, args));
    }

    /// Says what was put into words already.
    pub fn tell(&mut self, told: &Told) {
        self.speaker.say(told);
        // Where nobody reads any more, the next thing that has to be read says so.
        let _ = writeln!(io::stdout(), "{}", told.line).and_then(|()| io::stdout().flush());
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
    fn question(&mut self, question: &Told) -> io::Result<()> {
        self.speaker.say(question);
        write!(io::stdout(), "{} ", question.line).and_then(|()| io::stdout().flush())
    }

    /// The arbiter's code: the second line of the file with the code for joining, or typed and not shown; without a
    /// terminal the next line of standard input. `again`: one was given, and refused.
    ///
    /// # Errors
    /// [`Failure`]: there is none.
    pub fn arbiters_code(&mut self, wishes: &JoinArguments, again: bool) -> Result<Hidden, Failure> {
        let none = || Failure::Could(wishes.program.text("join-desk-code-none", &all(&[])));
        let file = wishes.code_file.as_ref().filter(|_| !again);
        let second = |path| {
            let mut lines = BufReader::new(File::open(path)?);
            first_line(&mut lines).and_then(|_| first_line(&mut lines))
        };
        match file.map(|path| second(path).map_err(|error| trouble::file(&wishes.program, path, &error))) {
            Some(Ok(Some(line))) if !line.is_empty() => return Ok(Hidden::new(&line)),
            // A file that is gone was read when this machine joined; now somebody can be asked.
            Some(Err(why)) if !self.terminal => return Err(Failure::Could(why)),
            _ => {}
        }
        if !self.terminal {
            let line = first_line(&mut io::stdin().lock()).ok().flatten();
            return line.filter(|line| !line.is_empty()).map(|line| Hidden::new(&line)).ok_or_else(none);
        }
        let question = self.presenter.question("console-ask-code", ());
        loop {
            let typed = keyboard::hidden_line(io::stdout(), || self.question(&question));
            self.speaker.stop_private();
            let typed = typed.map_err(|error| Failure::Could(trouble::terminal(&wishes.program, &error)))?;
            let typed = typed.ok_or_else(none)?;
            if !typed.reveal().is_empty() {
                return Ok(typed);
            }
        }
    }

    /// The code: from its file, from the first line of standard input, or typed. `wrong`: the last one was refused.
    ///
    /// # Errors
    /// [`Failure`]: there is none, or nobody can be asked again.
    pub fn code(&mut self, wishes: &JoinArguments, wrong: bool) -> Result<JoiningCode, Failure> {
        let text = |id: &str, args: &[(&'static str, String)]| Failure::Could(wishes.program.text(id, &all(args)));
        if wrong && (wishes.code_file.is_some() || !self.terminal) {
            return Err(text("join-code-refused", &[]));
        }
        let read = match &wishes.code_file {
            Some(path) => {
                let line = File::open(path).and_then(|file| first_line(&mut BufReader::new(file)));
                Some(line.map_err(|error| Failure::Could(trouble::file(&wishes.program, path, &error)))?)
            }
            None if !self.terminal => Some(first_line(&mut io::stdin().lock()).unwrap_or_default()),
            None => None,
        };
        if let Some(line) = read {
            let line = line.unwrap_or_default();
            return JoiningCode::parse(&line)
                .map_err(|_| text("join-code-none", &[("text", shown_part(&line, SHOWN))]));
        }
        let mut question = if wrong { "join-code-wrong" } else { "join-ask-code" };
        loop {
            let Some(line) = self.ask(question, &[]) else {
                return Err(text("join-code-none", &[("text", String::new())]));
            };
            match JoiningCode::parse(&line) {
                Ok(code) => return Ok(code),
                Err(_) => self.say("join-code-shape", &[("text", shown_part(&line, SHOWN))]),
            }
            question = "join-ask-code";
        }
    }
}

/// The next line without its end; `None` where there is none. What is longer than any answer is cut.
fn first_line(source: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let read = source.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).trim().to_owned()))
}
