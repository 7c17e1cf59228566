//! Read the command line, start what it asks for, end with an exit status: 0 done, 1 could not, 2 wrong usage.

use ansage::locale::Locale;
use ansage::station::arguments::{ProgramCommand, values};
use ansage::station::files::{self, Failure};
use ansage::station::settings::start::{self, NotStarted};
use ansage::station::{boards, code, desk, export, join, play, reconcile, say, watch};
use std::io::{self, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let line: Vec<_> = std::env::args_os().collect();
    let arguments = match start::read(&line) {
        Ok(arguments) => arguments,
        Err(NotStarted::Line(error, locale)) => return not_understood(&error, locale),
        Err(NotStarted::Event(reason)) => return complain(&reason, 2),
    };
    let printed = match arguments.command {
        ProgramCommand::Play(wish) => play::play(&wish).map(|()| String::new()),
        ProgramCommand::Host(wish) => play::host(&wish).map(|()| String::new()),
        ProgramCommand::Join(wish) => join::join(*wish).map(|()| String::new()),
        ProgramCommand::Watch(wish) => watch::watch(&wish).map(|()| String::new()),
        ProgramCommand::Arbiter(wish) if wish.make_code => code::make(&wish),
        ProgramCommand::Arbiter(wish) => desk::arbiter(&wish).map(|()| String::new()),
        ProgramCommand::Announce(wish) => files::announce(&wish),
        ProgramCommand::Read(wish) => files::read(&wish),
        ProgramCommand::Export(wish) => export::export(&wish),
        ProgramCommand::Reconcile(wish) => reconcile::reconcile(&wish),
        ProgramCommand::Verify(wish) => files::verify(&wish),
        ProgramCommand::Boards(wish) => boards::boards(&wish),
        ProgramCommand::Board(wish) => boards::board(&wish).map(|()| String::new()),
        ProgramCommand::Say(wish) => say::say(&wish).map(|()| String::new()),
    };
    match printed {
        Ok(text) => print(&text),
        Err(Failure::Usage(reason)) => complain(&reason, 2),
        Err(Failure::Could(reason)) => complain(&reason, 1),
    }
}

/// A value that is none is told in the language of the program; everything else, help included, is said by clap.
fn not_understood(error: &clap::Error, locale: Locale) -> ExitCode {
    // A language that is none tells nothing in itself.
    let locale =
        if values::option(error).is_some_and(|option| option == "--lang") { Locale::new(None) } else { locale };
    match values::told(error, &locale) {
        Some(reason) => complain(&reason, 2),
        None => error.exit(),
    }
}

/// A closed pipe is the reader's choice, and no fault.
fn print(text: &str) -> ExitCode {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => complain(&files::unwritten(&error), 1),
    }
}

fn complain(reason: &str, status: u8) -> ExitCode {
    // Where even standard error is closed, the exit status is all that is left to say.
    let _ = writeln!(io::stderr(), "{reason}");
    ExitCode::from(status)
}
