//! Engines that fail, each a small script: the program says so in words, and plays on itself.

use crate::support::program::{RunningProgram, TestFolder};
use ansage::journal_file::Journal;
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::foreign::ForeignText;
use ansage_game::moment::Moment;
use ansage_game::referee::Referee;
use ansage_game::seat::Seat;
use ansage_game::terms::{GameMode, GameTerms, OpponentTerms};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::time::Instant;

/// A script in a folder of its own, which says what a UCI engine says at its start. `{go}` is what it does when it is to think.
fn engine(room: &TestFolder, go: &str) -> String {
    script(
        room,
        &format!(
            "while read -r line; do case $line in
               uci) echo id name Fake 1; echo option name Skill Level type spin default 20 min 0 max 20; echo uciok;;
               isready) echo readyok;;
               go*) {go};;
             esac; done"
        ),
    )
}

fn script(room: &TestFolder, text: &str) -> String {
    let folder = room.path("engines");
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join("fake");
    // Written under another name: no process may hold it open for writing when it is started.
    let written = folder.join("written");
    fs::write(&written, format!("#!/bin/sh\n{text}\n")).unwrap();
    fs::set_permissions(&written, fs::Permissions::from_mode(0o755)).unwrap();
    fs::rename(&written, &path).unwrap();
    path.to_str().unwrap().to_owned()
}

fn practice(room: &TestFolder, engine: &str, more: &str) -> RunningProgram {
    let line = format!(
        "practice --audio none --voice off --lang en --lines words --journal journal --slips none --level 3 --engine {engine} {more}"
    );
    RunningProgram::start(room.ansage(&line))
}

/// The player's first move, in virtual time, and the opponent's answer to it.
fn first_moves(room: &TestFolder, mut program: RunningProgram) -> String {
    for line in ["start", "e4", "+10", "press", "+30", "quit", "yes"] {
        program.line(line);
    }
    let said = program.wait().status(0).quiet().out;
    assert!(said.lines().any(|line| line == "White to move."), "the opponent has moved and pressed: {said}");
    room.run("verify journal").status(0).quiet();
    said
}

#[test]
fn a_missing_engine_is_told_and_the_program_plays_itself() {
    let room = TestFolder::new("engine-missing");
    let said = first_moves(&room, practice(&room, "/nowhere/engine", "--clock script"));
    assert!(said.contains("You play White against Ansage, level 3."), "{said}");
    assert!(said.contains("The chess engine can't be used: it doesn't start"), "{said}");
}

#[test]
fn a_program_that_does_not_speak_uci_is_told_and_not_used() {
    let room = TestFolder::new("engine-dumb");
    let dumb = script(&room, "while read -r line; do echo hello; done");
    let said = first_moves(&room, practice(&room, &dumb, "--clock script"));
    assert!(said.contains("it doesn't speak UCI"), "{said}");
}

#[test]
fn a_good_engine_plays_its_own_moves_under_its_own_name() {
    let room = TestFolder::new("engine-good");
    let good = engine(&room, "echo info depth 1; echo bestmove a7a5");
    let said = first_moves(&room, practice(&room, &good, "--clock script --seed 5 --engine-option Contempt=7"));
    assert!(said.contains("You play White against \"Fake 1\", level 3."), "{said}");
    assert!(said.contains("The chess engine has no option"), "{said}");
    assert!(said.contains("Below level 8 the chess engine throws dice of its own"), "{said}");
    assert!(said.contains("Black: pawn a7 to a5."), "{said}");
}

#[test]
fn an_engine_that_ends_is_told_and_the_program_plays_on() {
    let room = TestFolder::new("engine-killed");
    let killed = engine(&room, "kill -9 $$");
    let said = first_moves(&room, practice(&room, &killed, "--clock script"));
    assert!(said.contains("The chess engine has failed: it has ended. The program itself plays on."), "{said}");
}

#[test]
fn an_engine_that_names_an_illegal_move_is_told_and_the_program_plays_on() {
    for (name, lie) in [("illegal", "e7e4"), ("nonsense", "the queen"), ("nothing", "(none)"), ("empty", "")] {
        let room = TestFolder::new(&format!("engine-lying-{name}"));
        let lying = engine(&room, &format!("echo 'bestmove {lie}'"));
        let said = first_moves(&room, practice(&room, &lying, "--clock script"));
        assert!(said.contains("The chess engine has failed: it has named no legal move"), "{lie}: {said}");
    }
}

#[test]
fn a_hung_engine_keeps_nobody_waiting_and_is_given_up() {
    let room = TestFolder::new("engine-hung");
    // It floods its output without a move: that is as good as silence, and fills no memory.
    let hung = engine(&room, "while :; do echo info string still thinking; done");
    let mut program = practice(&room, &hung, "");
    for line in ["start", "e4"] {
        program.line(line);
    }
    program.until(&["Black repeats pawn e2 to e4."]);
    program.line("press");
    program.until(&["Black to move."]);
    let asked = Instant::now();
    program.line("clocks");
    program.until(&["Your opponent has"]);
    assert!(asked.elapsed().as_secs() < 10, "the answer does not wait for the engine");
    program.until(&["The chess engine has failed: it doesn't answer. The program itself plays on."]);
    program.until(&["White to move."]);
    program.line("quit");
    program.line("yes");
    program.wait().status(0).quiet();
    room.run("verify journal").status(0).quiet();
}

#[test]
fn a_tournament_game_starts_no_engine() {
    let room = TestFolder::new("engine-tournament");
    let engine = script(&room, "touch engines/started; cat");
    let refused = |line: &str| room.run(&format!("{line} --lang en --engine {engine}")).status(2).err;
    for wish in ["--mode tournament", "--locked", "--arbiter-code-file x", "--event x"] {
        let err = refused(&format!("practice --audio none --journal t {wish}"));
        assert!(!err.is_empty() && !room.path("t").exists(), "{wish}: {err}");
    }
    refused("play --audio none --journal t --mode tournament");
    // A journal that says so all the same: its terms name an opponent of the program, and a tournament.
    let slips = ForeignText::new("none");
    let terms = GameTerms {
        mode: GameMode::Tournament,
        opponent: Some(OpponentTerms { level: 3, seed: 1, slips }),
        ..GameTerms::new("90+30".parse().unwrap())
    };
    let mut referee = Referee::open(terms.clone()).unwrap();
    let kind = EventKind::Opened { terms: Box::new(terms), wall: String::new() };
    let event = Event { at: Moment::START, seat: Seat::White, port: EventSource::Station, kind };
    let effects = referee.handle(&event);
    let mut journal = Journal::create(&room.path("tournament")).unwrap();
    journal.append_event(&event, &effects, &referee).unwrap();
    drop(journal);
    room.run(&format!("practice --audio none --lang en --journal tournament --engine {engine}")).status(1);
    // Under the name by which an engine is looked for, on the path.
    fs::rename(room.path("engines/fake"), room.path("engines/stockfish")).unwrap();
    let mut play = room.play("tournament", "--clock script");
    play.env("PATH", format!("{}:/usr/bin:/bin", room.path("engines").display()));
    let mut program = RunningProgram::start(play);
    for line in ["start", "e4", "press", "+60", "hint", "quit", "yes"] {
        program.line(line);
    }
    let said = program.wait().status(0).out;
    assert!(said.contains("Black to move.") && !said.contains("White to move."), "nobody plays Black: {said}");
    assert!(said.contains("Not in a tournament: that is advice."), "{said}");
    assert!(!room.path("engines/started").exists(), "no engine was started");
}
