//! Read the command line, start what it asks for, end with an exit status: 0 done, 1 could not, 2 wrong usage.

use ansage::station::arguments::{Arguments, Command};
use ansage::station::files::{self, Failure};
use ansage::station::{boards, code, desk, export, join, play, reconcile, say, watch};
use clap::Parser;
use std::io::{self, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let printed = match arguments.command {
        Command::Play(wish) => play::play(&wish).map(|()| String::new()),
        Command::Host(wish) => play::host(&wish).map(|()| String::new()),
        Command::Join(wish) => join::join(&wish).map(|()| String::new()),
        Command::Watch(wish) => watch::watch(&wish).map(|()| String::new()),
        Command::Arbiter(wish) if wish.make_code => code::make(&wish),
        Command::Arbiter(wish) => desk::arbiter(&wish).map(|()| String::new()),
        Command::Announce(wish) => files::announce(&wish),
        Command::Read(wish) => files::read(&wish),
        Command::Export(wish) => export::export(&wish),
        Command::Reconcile(wish) => reconcile::reconcile(&wish),
        Command::Verify(wish) => files::verify(&wish),
        Command::Boards(wish) => boards::boards(&wish),
        Command::Board(wish) => boards::board(&wish).map(|()| String::new()),
        Command::Say(wish) => say::say(&wish).map(|()| String::new()),
    };
    match printed {
        Ok(text) => print(&text),
        Err(Failure::Usage(reason)) => complain(&reason, 2),
        Err(Failure::Could(reason)) => complain(&reason, 1),
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
