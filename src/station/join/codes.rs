//! Ask for the codes of joining: from a file, from standard input, or typed.

use crate::station::arguments::JoinArguments;
use crate::station::files::CommandFailure;
use crate::station::line_dialogue::{LineDialogue, LineQuestion, SHOWN, read_trimmed_line};
use crate::station::trouble::{self, to_message_args};
use ansage_game::foreign::{ForeignText, PersonName};
use ansage_game::joining::StationRole;
use ansage_link::pairing::JoiningCode;
use ansage_seats::console::driver as keyboard;
use ansage_seats::console::secret::SecretText;
use ansage_words::locale::CleanText;
use ansage_words::presentation::MessageValues;
use std::fs::File;
use std::io::{self, BufReader};

impl LineDialogue {
    /// The arbiter's code: the second line of the file with the code for joining, or typed and not shown; without a
    /// terminal the next line of standard input. `again`: one was given, and refused.
    ///
    /// # Errors
    /// [`CommandFailure`]: there is none.
    pub fn ask_arbiter_code(&mut self, wishes: &JoinArguments, again: bool) -> Result<SecretText, CommandFailure> {
        let none = || CommandFailure::Could(wishes.program.message_text("join-desk-code-none", &to_message_args(&[])));
        let file = wishes.code_file.as_ref().filter(|_| !again);
        let second = |path| {
            let mut lines = BufReader::new(File::open(path)?);
            read_trimmed_line(&mut lines).and_then(|_| read_trimmed_line(&mut lines))
        };
        match file.map(|path| second(path).map_err(|error| trouble::file_error_text(&wishes.program, path, &error))) {
            Some(Ok(Some(line))) if !line.is_empty() => return Ok(SecretText::new(&line)),
            // A file that is gone was read when this machine joined; now somebody can be asked.
            Some(Err(why)) if !self.terminal => return Err(CommandFailure::Could(why)),
            _ => {}
        }
        if !self.terminal {
            let line = read_trimmed_line(&mut io::stdin().lock()).ok().flatten();
            return line.filter(|line| !line.is_empty()).map(|line| SecretText::new(&line)).ok_or_else(none);
        }
        let question = LineQuestion::ARBITERS_CODE.to_message(&self.presenter, ());
        loop {
            let typed = keyboard::read_hidden_line(io::stdout(), || self.show_question(&question));
            self.speaker.stop_private_speech();
            let typed =
                typed.map_err(|error| CommandFailure::Could(trouble::terminal_error_text(&wishes.program, &error)))?;
            let typed = typed.ok_or_else(none)?;
            if !typed.reveal().is_empty() {
                return Ok(typed);
            }
        }
    }

    /// The name of a person who joins as an assistant: as it was given, or typed. Other roles have no name here.
    ///
    /// # Errors
    /// [`CommandFailure`]: there is none.
    pub fn ask_assistant_name(&mut self, wishes: &JoinArguments) -> Result<PersonName, CommandFailure> {
        if wishes.capacity != StationRole::Assistant || !wishes.name.is_empty() {
            return Ok(wishes.name.clone());
        }
        let text = || wishes.program.message_text("join-no-name", &to_message_args(&[]));
        if !self.terminal {
            return Err(CommandFailure::Usage(text()));
        }
        loop {
            let line = self.ask_question(LineQuestion::ASSISTANTS_NAME, &[]);
            let name = PersonName::new(&line.ok_or_else(|| CommandFailure::GivenUp(text()))?);
            if !name.is_empty() {
                return Ok(name);
            }
        }
    }

    /// The code: from its file, from the first line of standard input, or typed. `wrong`: the last one was refused.
    ///
    /// # Errors
    /// [`CommandFailure`]: there is none, or nobody can be asked again.
    pub fn ask_joining_code(&mut self, wishes: &JoinArguments, wrong: bool) -> Result<JoiningCode, CommandFailure> {
        let text = |id: &str, args: &[(&'static str, CleanText)]| {
            CommandFailure::Could(wishes.program.message_text(id, &to_message_args(args)))
        };
        if wrong && (wishes.code_file.is_some() || !self.terminal) {
            return Err(text("join-code-refused", &[]));
        }
        let read =
            match &wishes.code_file {
                Some(path) => {
                    let line = File::open(path).and_then(|file| read_trimmed_line(&mut BufReader::new(file)));
                    Some(line.map_err(|error| {
                        CommandFailure::Could(trouble::file_error_text(&wishes.program, path, &error))
                    })?)
                }
                None if !self.terminal => Some(read_trimmed_line(&mut io::stdin().lock()).unwrap_or_default()),
                None => None,
            };
        if let Some(line) = read {
            let line = line.unwrap_or_default();
            return JoiningCode::parse(&line)
                .map_err(|_| text("join-code-none", &[("text", ForeignText::new_within(&line, SHOWN).into())]));
        }
        let mut question = if wrong { LineQuestion::CODE_AGAIN } else { LineQuestion::CODE };
        loop {
            let Some(line) = self.ask_question(question, &[]) else {
                let none = wishes.program.message_text(
                    "join-code-none",
                    &to_message_args(&[("text", ForeignText::new_within("", SHOWN).into())]),
                );
                return Err(CommandFailure::GivenUp(none));
            };
            match JoiningCode::parse(&line) {
                Ok(code) => return Ok(code),
                Err(_) => {
                    let text = MessageValues::new().set("text", ForeignText::new_within(&line, SHOWN));
                    self.reply(&self.presenter.private_message("join-code-shape", text));
                }
            }
            question = LineQuestion::CODE;
        }
    }
}
