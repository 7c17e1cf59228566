//! Input of any kind, and outputs that go away: the game is saved, whatever comes.

use super::dice::Dice;
use super::games::{GAME_A, lines, piped};
use super::program::{ProgramResult, RunningProgram, TestFolder, run, seeds};
use super::told;

/// The journal is sound, and holds all that was told.
fn assert_kept(room: &TestFolder, ended: &ProgramResult) {
    room.run("verify game.journal").status(0).quiet();
    told::assert_recorded(ended.out.lines(), &room.text("game.journal"));
}

#[test]
fn random_bytes_are_answered_and_the_game_is_saved() {
    for seed in seeds() {
        let mut dice = Dice::new(seed);
        for round in 0..4 {
            let room = TestFolder::new(&format!("input-random-{seed}-{round}"));
            let mut input = b"start\ne4\n".to_vec();
            for _ in 0..60 {
                let length = if dice.chance(5) { 9_000 } else { dice.below(60) };
                let bytes = (0..length).map(|_| dice.below(256) as u8);
                input.extend(bytes);
                input.push(b'\n');
            }
            input.extend(b"\nboard\n");
            println!("seed {seed}, round {round}");
            let clock = if dice.chance(50) { "--clock script" } else { "" };
            let ended = run(room.play("game.journal", clock), &input).status(0).quiet();
            assert!(ended.out.contains("The game is saved.") && ended.out.contains("w e2-e4"), "{ended:?}");
            assert!(!ended.out.chars().any(|letter| letter.is_control() && letter != '\n'), "{:?}", ended.out);
            assert_kept(&room, &ended);
        }
    }
}

/// Words of the console, right and wrong.
const WORDS: [&str; 63] = [
    "start",
    "press",
    "opp press",
    "e4",
    "e5",
    "Sf3",
    "Nf6",
    "d4",
    "exd4",
    "0-0",
    "correct d4",
    "misheard e6",
    "repeats e5",
    "opp repeats e4",
    "played e2e4",
    "opp played e7e5",
    "wrote e4",
    "opp wrote e5",
    "touched e2",
    "adjust",
    "opp adjust",
    "draw",
    "yes",
    "no",
    "accept",
    "decline",
    "opp draw",
    "opp accept",
    "opp decline",
    "flag",
    "opp flag",
    "arbiter",
    "resume",
    "again",
    "c",
    "m",
    "o",
    "count",
    "used",
    "score",
    "board",
    "x e4",
    "takeback",
    "moves e2",
    "help",
    "more",
    "keys",
    "rate 300",
    "volume up",
    "verbosity quiet",
    "+1",
    "+400",
    "+0.001",
    "l 5",
    "p knight",
    "s e",
    "",
    "/",
    "/resign now",
    "opp",
    "correct",
    "+",
    "+99999999999",
];

/// Words of the console in any order, with anything behind them.
#[test]
fn commands_in_any_order_are_answered_and_the_game_is_saved() {
    for seed in seeds() {
        let mut dice = Dice::new(seed);
        for round in 0..4 {
            let room = TestFolder::new(&format!("input-commands-{seed}-{round}"));
            let script: String = (0..250).map(|_| dice.pick(&WORDS).to_owned() + "\n").collect();
            let mode = dice.pick(&["practice", "tournament"]);
            println!("seed {seed}, round {round}, {mode}");
            let options =
                format!("--clock script --mode {mode} --time 5 --blind {}", dice.pick(&["white", "black", "both"]));
            let ended =
                run(room.play("game.journal", &options), format!("start\n{script}").as_bytes()).status(0).quiet();
            assert!(ended.out.contains("The game is saved."), "{ended:?}");
            room.run("verify game.journal").status(0).quiet();
            for export in ["--pgn", "--text"] {
                room.run(&format!("export game.journal {export}")).status(0).quiet();
            }
            room.run("watch game.journal --once").status(0).quiet();
        }
    }
}

#[test]
fn huge_lines_and_zero_bytes_are_refused_and_the_next_line_counts() {
    let room = TestFolder::new("input-huge");
    let mut input = b"start\n".to_vec();
    input.extend(vec![b'e'; 3_000_000]);
    input.extend(b"\ne4\n");
    input.extend(vec![0; 100_000]);
    input.extend(b"\n\0\0\npress\r\nopp press\ne5");
    let ended = run(room.play("game.journal", ""), &input).status(0).quiet();
    assert!(ended.out.contains("b e7-e5"), "{ended:?}");
    assert_eq!(ended.out.matches("Line too long, not read.").count(), 2, "each is told once");
    assert!(ended.out.lines().all(|line| line.chars().count() < 100), "no line is echoed whole: {ended:?}");
    assert!(room.text("game.journal").lines().all(|line| line.len() < 10_000), "nor written down whole");
    assert_kept(&room, &ended);
}

#[test]
fn an_output_that_is_closed_ends_the_program_in_words_and_the_game_is_saved() {
    let room = TestFolder::new("input-head");
    let mut command = room.any("sh");
    let script = r#"("$0" play --audio none --lang en --journal game.journal; echo "status $?" >&2) | head -1"#;
    command.args(["-c", script, env!("CARGO_BIN_EXE_ansage")]);
    let ended = run(command, piped(&lines(&GAME_A)).as_bytes());
    assert!(ended.err.contains("status 1"), "{ended:?}");
    let ended = ended.says("The output was closed, so the program was left. The game is saved in game.journal.");
    assert_eq!(ended.out.lines().count(), 1);
    room.run("verify game.journal").status(0).quiet();
    assert!(room.text("game.journal").trim_end().lines().last().unwrap().contains("\"program-left\""));
    let again = run(room.play("game.journal", ""), b"").status(0).quiet();
    assert!(again.out.contains("Type start") || again.out.contains("Game open; clocks stopped."), "{again:?}");
}

#[test]
fn a_full_output_ends_the_program_in_words_and_the_game_is_saved() {
    let room = TestFolder::new("input-full-output");
    let mut command = room.any("sh");
    command.args(["-c", "exec \"$0\" play --audio none --lang en --journal game.journal >/dev/full"]);
    command.arg(env!("CARGO_BIN_EXE_ansage"));
    run(command, b"start\ne4\npress\n").status(1).says("game.journal");
    run(room.play("game.journal", ""), b"start\ne4\npress\n").status(0);
    room.run("verify game.journal").status(0).quiet();
    for command in ["verify", "export --pgn", "export --text", "watch --once"] {
        let mut shell = room.any("sh");
        shell.args(["-c", &format!("exec \"$0\" {command} game.journal --lang en >/dev/full")]);
        shell.arg(env!("CARGO_BIN_EXE_ansage"));
        run(shell, b"").status(1).says("The disk is full.");
    }
}

#[test]
fn closed_standard_streams_are_no_trouble() {
    for (name, closed) in [("in", "<&-"), ("out", ">&-"), ("err", "2>&-"), ("all", "<&- >&- 2>&-")] {
        let room = TestFolder::new(&format!("input-closed-{name}"));
        let mut command = room.any("sh");
        command.args(["-c", &format!("exec \"$0\" play --audio none --lang en --journal game.journal {closed}")]);
        command.arg(env!("CARGO_BIN_EXE_ansage"));
        run(command, b"start\ne4\n").status(0);
        room.run("verify game.journal").status(0).quiet();
        // What the program opens first must not become its standard output.
        assert!(room.text("game.journal").lines().skip(1).all(|line| line.split('\t').count() == 9), "{name}");
    }
}

#[test]
fn requests_to_end_save_the_game() {
    for signal in ["TERM", "HUP"] {
        let room = TestFolder::new(&format!("input-{signal}"));
        let mut playing = RunningProgram::start(room.play("game.journal", ""));
        playing.line("start");
        playing.line("e4");
        playing.until(&["w e2-e4"]);
        playing.signal(signal);
        // Its input stays open: it ends of itself.
        let ended = playing.wait().status(0).quiet();
        assert!(ended.out.ends_with("The game is saved.\n"), "{signal}: {ended:?}");
        assert_kept(&room, &ended);
        let again = run(room.play("game.journal", ""), b"").status(0).quiet();
        assert!(again.out.contains("Game open; clocks stopped. Enter: next"), "{again:?}");
    }
}

#[test]
fn an_input_that_cannot_be_read_ends_the_game_saved() {
    let room = TestFolder::new("input-folder");
    let mut command = room.any("sh");
    command.args(["-c", "exec \"$0\" play --audio none --journal game.journal <home", env!("CARGO_BIN_EXE_ansage")]);
    run(command, b"").status(0).quiet();
    room.run("verify game.journal").status(0).quiet();
}
