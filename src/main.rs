//! Read the command line, start what it asks for, end with an exit status: 0 done, 1 could not, 2 wrong usage.

use ansage::console;
use ansage::locale::Locale;
use ansage::station::arguments::{ProgramCommand, localized};
use ansage::station::files::{self, Failure};
use ansage::station::{beginning, boards, code, desk, export, join, play, reconcile, say, settings, watch};
use clap::error::ErrorKind;
use std::io::{self, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let wished = wished_language().map(|wish| Locale::new(Some(&wish))).filter(|locale| locale.wish().is_none());
    let locale = wished.clone().or_else(remembered).unwrap_or_else(|| Locale::new(None));
    let arguments = match localized::parse(std::env::args_os(), &locale) {
        Ok(arguments) => arguments,
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => error.exit(),
        Err(error) => return complain(&localized::told(&error, &locale), 2),
    };
    let done = match arguments.command {
        Some(command) => run(command),
        None if console::driver::is_terminal() => {
            match beginning::begin(wished.map(|locale| locale.lang()), arguments.audio) {
                Ok(chosen) => chosen.and_then(|chosen| chosen.command).map_or(Ok(String::new()), run),
                Err(failure) => Err(failure),
            }
        }
        None => Err(Failure::Usage(localized::no_command(&locale))),
    };
    match done {
        Ok(text) => print(&text),
        Err(Failure::Usage(reason)) => complain(&reason, 2),
        Err(Failure::Could(reason)) => complain(&reason, 1),
    }
}

/// The language that was chosen at the first start.
fn remembered() -> Option<Locale> {
    settings::remembered_language().map(Locale::of)
}

/// Does it; gives what is to be printed.
fn run(command: ProgramCommand) -> Result<String, Failure> {
    match command {
        ProgramCommand::Play(wish) => play::play(&wish).map(|()| String::new()),
        ProgramCommand::Learn(wish) => play::learn(&wish).map(|()| String::new()),
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
    }
}

/// The language wished for on the command line, before it is read: its help and its errors are in it.
fn wished_language() -> Option<String> {
    let mut arguments = std::env::args_os().map(|argument| argument.to_string_lossy().into_owned());
    loop {
        let argument = arguments.next()?;
        match argument.strip_prefix("--lang") {
            Some("") => return arguments.next(),
            Some(value) if value.starts_with('=') => return Some(value[1..].to_owned()),
            _ => {}
        }
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
