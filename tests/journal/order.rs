//! Disk before speech: a line is printed only after its entry is in the file and forced to the disk.

use super::games::{GAME_A, lines, piped};
use super::program::{RunningProgram, TestFolder, run};
use super::told;
use std::process::Command;

#[test]
fn a_line_is_printed_only_after_its_entry_is_in_the_file() {
    let room = TestFolder::new("journal-order");
    let mut playing = RunningProgram::start(room.play("game.journal", ""));
    playing.send(piped(&lines(&GAME_A)).as_bytes());
    for _ in 0..40 {
        let line = playing.next().expect("a line");
        let journal = room.text("game.journal");
        told::assert_recorded(playing.read.iter().map(String::as_str), &journal);
        if line.contains("w Kc1-b1") {
            break;
        }
    }
    playing.end().status(0).quiet();
}

/// The bytes of a string as strace writes it with `-x`-less escapes: quotes, tabs and newlines matter here.
fn unescaped(text: &str) -> String {
    text.replace("\\\"", "\"").replace("\\t", "\t").replace("\\n", "\n")
}

/// The file descriptor and the text of a `write`.
fn written(call: &str) -> Option<(&str, String)> {
    let rest = call.split_once("write(")?.1;
    let (file, rest) = rest.split_once(", \"")?;
    Some((file, unescaped(rest.rsplit_once("\", ")?.0)))
}

#[test]
fn a_line_is_printed_only_after_its_entry_is_forced_to_the_disk() {
    let room = TestFolder::new("journal-strace");
    let there = Command::new("strace").args(["-f", "-o", "/dev/null", "true"]).status();
    if !there.is_ok_and(|status| status.success()) {
        ansage_testing::skip::skipped("no strace that may trace here");
        return;
    }
    let mut command = room.any("strace");
    command.args(["-f", "-s", "100000", "-e", "trace=write,fdatasync,openat", "-o", "trace"]);
    let game = room.play("traced.journal", "");
    command.arg(game.get_program()).args(game.get_args());
    run(command, piped(&lines(&GAME_A[..6])).as_bytes()).status(0);
    let trace = room.text("trace");
    let opened = trace.lines().find(|call| call.contains("traced.journal") && call.contains("O_APPEND"));
    let file = opened.and_then(|call| call.rsplit_once("= ")).expect("the journal is opened").1.trim();
    let (mut waiting, mut durable, mut printed) = (String::new(), String::new(), Vec::new());
    // The thread that is in the middle of forcing the journal to the disk: others force files of their own.
    let mut forcing = None;
    for call in trace.lines() {
        let thread = call.split_whitespace().next();
        if call.contains(&format!("fdatasync({file}")) {
            forcing = thread;
        }
        let ends = call.contains("fdatasync(") || call.contains("<... fdatasync resumed>");
        if ends && forcing == thread && call.trim_end().ends_with("= 0") {
            forcing = None;
            durable += &std::mem::take(&mut waiting);
        }
        match written(call) {
            Some((to, text)) if to == file => waiting += &text,
            Some(("1", text)) => {
                printed.extend(text.lines().map(str::to_owned));
                told::assert_recorded(printed.iter().map(String::as_str), &durable);
            }
            _ => {}
        }
    }
    assert!(printed.iter().any(|line| line.contains("b e5xd4")), "{printed:?}");
    assert_eq!(durable, room.text("traced.journal"), "everything was forced to the disk");
}
