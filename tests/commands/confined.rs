//! What the process of a game gives up, seen from outside of it and tried by it (Linux).

#![cfg(target_os = "linux")]

use super::program::{RunningProgram, TestFolder, run};
use std::fs;

/// What the system says of every thread of a process.
fn threads(id: u32, line: &str) -> Vec<String> {
    let tasks = fs::read_dir(format!("/proc/{id}/task")).unwrap();
    let read = tasks.filter_map(|task| fs::read_to_string(task.ok()?.path().join("status")).ok());
    let value = |status: String| status.lines().find_map(|it| Some(it.strip_prefix(line)?.trim().to_owned()));
    read.filter_map(value).collect()
}

/// Whether this kernel has what keeps a program from files; where it has not, the program says so.
fn kernel_confines() -> bool {
    let flags = 1;
    // SAFETY: asked for its version alone, the call takes no memory.
    let version = unsafe { libc::syscall(libc::SYS_landlock_create_ruleset, std::ptr::null::<u8>(), 0, flags) };
    if version < 1 {
        ansage_testing::skip::skipped("this kernel has no Landlock");
    }
    version >= 1
}

#[test]
fn confined_from_the_start_a_game_cannot_open_a_file_outside() {
    if !kernel_confines() {
        return;
    }
    let room = TestFolder::new("confined");
    let told = run(room.play("game", ""), b"inspect\n").status(0).out;
    assert!(told.contains("Other files: refused, tried"), "{told}");
    assert!(told.contains("Other programs: open"), "an unlocked game does not give them up: {told}");
    // A subcommand that works with files where they lie is not.
    let mut desk = RunningProgram::start(room.ansage("arbiter game --audio none --lang en"));
    desk.line("inspect");
    desk.until(&["own word"]);
    desk.end().status(0);
}

#[test]
fn confined_a_locked_game_cannot_start_a_program_after_its_start_and_goes_on() {
    if !kernel_confines() {
        return;
    }
    let room = TestFolder::new("confined-locked");
    let mut game = {
        let options = "play --lang en --journal game --locked --speech-log log --audio wav:heard.wav";
        RunningProgram::start(room.ansage(options))
    };
    game.line("inspect");
    game.until(&["Other programs: open"]);
    assert!(threads(game.id(), "NoNewPrivs:").iter().all(|it| it == "1"));
    let before = threads(game.id(), "Seccomp_filters:");
    game.line("start");
    game.line("e4");
    game.line("inspect");
    game.until(&["Other files: refused, tried"]);
    game.until(&["Other programs: refused, tried"]);
    let (modes, filters) = (threads(game.id(), "Seccomp:"), threads(game.id(), "Seccomp_filters:"));
    assert!(modes.len() > 2 && modes.iter().all(|mode| mode == "2"), "every thread: {modes:?}");
    let count = |filters: &[String]| filters.iter().map(|it| it.parse::<u32>().unwrap()).min().unwrap();
    assert_eq!(count(&filters), count(&before) + 1, "once, not with every act");
    // The voice, the record, settings and the way in for the arbiter go on.
    game.line("press");
    game.line("opp e5");
    game.line("opp press");
    game.line("hall volume 90");
    game.until(&["Changed"]);
    let ended = game.end().status(0);
    assert!(ended.out.contains("e7-e5") || ended.out.contains("e5"), "{}", ended.out);
    run(room.ansage("verify game --lang en"), b"").status(0);
    run(room.ansage("export game --pgn"), b"").status(0);
    assert!(room.text("log").lines().count() > 3, "what was spoken before and after the start");
    assert!(room.path("heard.wav").metadata().unwrap().len() > 100_000);
}

#[test]
fn confined_on_going_on_a_locked_game_gives_programs_up_with_the_first_act() {
    let room = TestFolder::new("confined-resumed");
    run(room.play("game", "--clock script --locked"), b"start\ne4\npress\n").status(0);
    let mut game = RunningProgram::start(room.play("game", ""));
    game.line("inspect");
    game.until(&["Other programs: open"]);
    game.line("opp e5");
    game.line("inspect");
    game.until(&["Other programs: refused, tried"]);
    game.end().status(0);
}

#[test]
fn confined_the_arbiters_desk_comes_and_comes_back_and_the_journals_lock_does() {
    let room = TestFolder::new("confined-desk");
    let mut game = RunningProgram::start(room.arbitrated("game", "--locked"));
    game.line("start");
    game.line("e4");
    game.line("inspect");
    game.until(&["Other programs: refused, tried"]);
    for _ in 0..2 {
        let mut desk = RunningProgram::start(room.ansage("arbiter game --audio none --lang en"));
        desk.line("state");
        desk.until(&["White", "clock"]);
        desk.end().status(0);
    }
    // The lock of the journal keeps another process out, and is free when this one is gone.
    run(room.play("game", ""), b"").status(1);
    game.signal("KILL");
    game.wait();
    run(room.play("game", ""), b"inspect\n").status(0);
}
