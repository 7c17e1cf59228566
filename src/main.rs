//! Read the command line, start what it asks for, end with an exit status: 0 done, 1 could not, 2 wrong usage.

use ansage::station::arguments::{ProgramCommand, localized};
use ansage::station::files::{self, CommandFailure, PrintedText};
use ansage::station::settings::start::{self, StartRefusal};
use ansage::station::{beginning, boards, code, confinement, desk, export, inspect, join, play, reconcile};
use ansage::station::{report_fault, say, verify, watch};
use ansage_seats::console;
use clap::error::ErrorKind;
use std::io::{self, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let line: Vec<_> = std::env::args_os().collect();
    let arguments = match start::read_command_line(&line) {
        Ok(arguments) => arguments,
        Err(StartRefusal::Line(error, _))
            if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) =>
        {
            error.exit()
        }
        Err(StartRefusal::Line(error, locale)) => return complain(&localized::usage_error_text(&error, &locale), 2),
        Err(StartRefusal::Event(reason)) => return complain(&reason, 2),
    };
    confinement::confine(&arguments);
    let done = match arguments.command {
        Some(command) => run(command),
        None if console::driver::is_terminal() => {
            let run = |command| run(command).map(PrintedText::into_text);
            beginning::run_start_menu(&arguments, run).map(|()| PrintedText::default())
        }
        None => Err(CommandFailure::Usage(localized::no_command_text(&start::command_line_locale(&line)))),
    };
    match done {
        Ok(printed) => print(&printed),
        Err(failure) => complain(failure.reason(), failure.exit_status()),
    }
}

/// Does it; gives what is to be printed.
fn run(command: ProgramCommand) -> Result<PrintedText, CommandFailure> {
    let text = match command {
        ProgramCommand::Announce(wish) => return files::announce_score_file(&wish),
        ProgramCommand::Read(wish) => return files::convert_score_to_pgn(&wish),
        ProgramCommand::Play(wish) => play::run_play(&wish).map(|()| String::new()),
        ProgramCommand::Practice(wish) => play::run_practice(&wish).map(|()| String::new()),
        ProgramCommand::Learn(wish) => play::run_learn(&wish).map(|()| String::new()),
        ProgramCommand::Host(wish) => play::run_host(&wish).map(|()| String::new()),
        ProgramCommand::Join(wish) => join::run_join(*wish).map(|()| String::new()),
        ProgramCommand::Watch(wish) => watch::run_watch(&wish).map(|()| String::new()),
        ProgramCommand::Arbiter(wish) if wish.make_code => code::make_code_verifier(&wish),
        ProgramCommand::Arbiter(wish) => desk::run_arbiter_desk(&wish).map(|()| String::new()),
        ProgramCommand::Export(wish) => export::run_export(&wish),
        ProgramCommand::Reconcile(wish) => reconcile::run_reconcile(&wish),
        ProgramCommand::Verify(wish) => verify::verify_journal(&wish),
        ProgramCommand::Boards(wish) => boards::list_board_ports(&wish),
        ProgramCommand::Board(wish) => boards::run_board(&wish).map(|()| String::new()),
        ProgramCommand::Inspect(wish) => inspect::run_inspect(&wish),
        ProgramCommand::WhatCounts(wish) => Ok(files::what_counts_page(&wish)),
        ProgramCommand::ReportFault(wish) => report_fault::write_fault_report(&wish),
        ProgramCommand::Say(wish) => say::run_say(&wish).map(|()| String::new()),
    };
    text.map(PrintedText::from)
}

/// A closed pipe is the reader's choice, and no fault.
fn print(printed: &PrintedText) -> ExitCode {
    let mut out = io::stdout().lock();
    match out.write_all(printed.text.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) if printed.notes.is_empty() => ExitCode::SUCCESS,
        Ok(()) => complain(printed.notes.trim_end(), 0),
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => complain(&files::stdout_error_text(&error), 1),
    }
}

fn complain(reason: &str, status: u8) -> ExitCode {
    // Where even standard error is closed, the exit status is all that is left to say.
    let _ = writeln!(io::stderr(), "{reason}");
    ExitCode::from(status)
}
