//! Read the command line, start what it asks for, end with an exit status: 0 done, 1 could not, 2 wrong usage.

use ansage::station::arguments::{ProgramCommand, localized};
use ansage::station::files::{self, CommandFailure};
use ansage::station::settings::start::{self, StartRefusal};
use ansage::station::{beginning, boards, code, confinement, desk, export, inspect, join, play, reconcile};
use ansage::station::{report_fault, say, watch};
use ansage_seats::console;
use clap::error::ErrorKind;
use std::io::{self, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let line: Vec<_> = std::env::args_os().collect();
    let arguments = match start::read(&line) {
        Ok(arguments) => arguments,
        Err(StartRefusal::Line(error, _))
            if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) =>
        {
            error.exit()
        }
        Err(StartRefusal::Line(error, locale)) => return complain(&localized::told(&error, &locale), 2),
        Err(StartRefusal::Event(reason)) => return complain(&reason, 2),
    };
    confinement::confine(&arguments);
    let done = match arguments.command {
        Some(command) => run(command),
        None if console::driver::is_terminal() => beginning::begin(&arguments, run).map(|()| String::new()),
        None => Err(CommandFailure::Usage(localized::no_command(&start::locale(&line)))),
    };
    match done {
        Ok(text) => print(&text),
        Err(failure) => complain(failure.reason(), failure.status()),
    }
}

/// Does it; gives what is to be printed.
fn run(command: ProgramCommand) -> Result<String, CommandFailure> {
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
        ProgramCommand::Inspect(wish) => inspect::inspect(&wish),
        ProgramCommand::ReportFault(wish) => report_fault::report_fault(&wish),
        ProgramCommand::Say(wish) => say::say(&wish).map(|()| String::new()),
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
