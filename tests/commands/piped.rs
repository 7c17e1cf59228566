//! `ansage play` fed from a pipe: a whole game in real time, and each player's score.

use super::games::{GAME_A, PGN_A, lines, movetext, piped};
use super::program::{TestFolder, run};

#[test]
fn a_whole_game_is_played_from_a_pipe() {
    let room = TestFolder::new("piped-game");
    let sighted = piped(&lines(&GAME_A)) + "press\n";
    // A blind player says his move before he presses; the reply to an unpressed move completes nothing.
    let blind: String = (GAME_A.iter().zip(["press", "opp press"].into_iter().cycle()))
        .map(|(words, press)| format!("{words}\n{press}\n"))
        .collect();
    let blind = format!("start\n{blind}");
    for (journal, options, script) in [
        ("en", "--lang en", &sighted),
        ("black", "--lang en --blind both", &blind),
        ("script", "--clock script", &sighted),
    ] {
        let played = run(room.ansage(&format!("play --audio none --journal {journal} {options}")), script.as_bytes());
        let played = played.status(0).quiet();
        assert!(played.out.contains("w Kc1-b1"), "{played:?}");
        let exported = room.run(&format!("export {journal} --pgn --plain")).status(0).quiet().out;
        assert_eq!(movetext(&exported), PGN_A);
        assert!(exported.contains("[Result \"*\"]"));
        let text = room.run(&format!("export {journal} --text --plain --lang de")).status(0).quiet().out;
        assert!(text.starts_with(" 1. e4     e5\n 2. Sf3    Sf6\n") && text.ends_with("11. Kb1\n"), "{text}");
        room.run(&format!("verify {journal}")).status(0).quiet();
    }
}

/// Whoever types a move of his own in the opponent's time is told whose turn it is.
#[test]
fn a_move_that_is_none_of_the_opponents_names_whose_turn_it_is() {
    let room = TestFolder::new("piped-whose-turn");
    for (lang, typed, told) in [
        ("en", "start\ne4\npress\nNc3\n", "First Black's move; that is none"),
        ("en", "start\ne4\npress\nopp press\nNc3\n", "First Black's move; that is none"),
        ("en", "start\nNc6\n", "No move fits. Check the words"),
        ("en", "start\ne4\npress\ne5\nNc6\n", "Not yours. For Black's: misheard MOVE"),
        ("en", "start\ne4\ncorrect Ke4\n", "No move fits. Check the words"),
        ("de", "start\ne4\ndrücken\nSc3\n", "Erst Zug von Schwarz; das ist keiner"),
    ] {
        for mode in ["", " --mode practice"] {
            let options = format!("play --audio none --clock script --lang {lang} --lines short --journal j{mode}");
            let played = run(room.ansage(&options), typed.as_bytes()).status(0);
            let is_own = told.starts_with("No move");
            assert!(played.out.contains(told) || is_own && !mode.is_empty(), "{typed}{mode}: {}", played.out);
            std::fs::remove_file(room.path("j")).unwrap();
        }
    }
}

#[test]
fn with_sound_the_same_pipe_gives_the_same_game() {
    let room = TestFolder::new("piped-sound");
    // The pipe is faster than the voice: presses are kept for the last word, and what follows waits.
    let script = piped(&lines(&GAME_A[..4]));
    let played = run(room.ansage("play --lang en --journal game --rate 450 --audio wav:game.wav"), script.as_bytes());
    let played = played.status(0).quiet();
    assert!(played.out.contains("b Ng8-f6"), "{played:?}");
    assert_eq!(movetext(&room.run("export game --pgn --plain").status(0).out), "1. e4 e5 2. Nf3 Nf6");
}

#[test]
fn nobodys_score_is_filled_in_for_him() {
    let room = TestFolder::new("piped-scores");
    let script = "start\ne4\npress\nopp press\ne5\nNf3\npress\nopp press\nNc6\n";
    run(room.play("game", ""), script.as_bytes()).status(0).quiet();
    let white = room.run("export game --pgn --seat white").status(0).quiet().out;
    assert_eq!(movetext(&white), "1. e4 e5 2. Nf3 Nc6", "the assistant keeps the blind player's score");
    for form in ["--pgn", "--text"] {
        let black = room.run(&format!("export game {form} --seat black --lang en")).status(1).empty();
        black.says("The score of Black is not known");
    }
    run(room.play("game", ""), b"resume\nopp wrote Nc6\nopp yes\n").status(0).quiet();
    let black = room.run("export game --text --seat black --lang en").status(0).quiet().out;
    assert!(black.contains("Nc6") && !black.contains("e4"), "only what he told: {black}");
    assert!(black.contains("..."), "what he did not tell is shown as not told: {black}");
}

/// The cue of the opponent's press sounds when he presses, and not again when his move is entered after it.
#[test]
fn one_press_of_the_opponent_is_one_cue_in_both_orders() {
    let room = TestFolder::new("one-cue");
    for (name, typed) in [("pressed", "opp press\n+2\ne5\n+6\n"), ("entered", "e5\n+6\nopp press\n+2\n")] {
        let options =
            format!("play --journal {name} --clock script --lang en --audio wav:s.wav --speech-log {name}.log");
        let typed = format!("start\n+6\ne4\n+6\npress\n+2\n{typed}c\n+4\n");
        run(room.ansage(&options), typed.as_bytes()).status(0);
        let log = room.text(&format!("{name}.log"));
        assert_eq!(log.matches("\"opponents-move\"").count(), 1, "{name}: {log}");
    }
}

/// What nobody has asked for is said also where the first command comes before it.
#[test]
fn n11_that_answers_are_heard_by_all_is_said_though_the_first_command_comes_at_once() {
    let room = TestFolder::new("shared-output");
    let mut command = room.ansage("play --journal j --clock script --lang en --audio wav:s.wav --speech-log s.log");
    command.args(["--time", "90+30", "--voice", "self"]);
    run(command, b"start\n+20\n").status(0);
    let log = room.text("s.log");
    assert_eq!(log.matches("Everyone can hear your private answers").count(), 1, "{log}");
}

/// Presses that come while the words are still being said in virtual time once kept the program from ending.
#[test]
fn a_script_with_sound_ends_and_closes_its_file() {
    for (name, script) in [
        ("two-presses", "start\n+10\ne4\n+3\npress\npress\n"),
        ("kept", "start\n+10\ne4\npress\n+3\nopp press\ne5\n+2.5\ne4\npress\n+5\nresume\nc\n"),
        ("at-once", "start\n+10\ne4\npress\npress\nopp press\nopp press\ne5\npress\npress\n"),
    ] {
        for voice in ["", "--voice off"] {
            let room = TestFolder::new(&format!("piped-sound-{name}-{}", voice.len()));
            let options = format!("--clock script {voice} --audio wav:x.wav --time 0:20 --lang en --journal J");
            let played = run(room.ansage(&format!("play {options}")), script.as_bytes()).status(0);
            assert!(played.out.ends_with("The game is saved.\n"), "{played:?}");
            let file = std::fs::read(room.path("x.wav")).expect("the sound file");
            let length = u32::from_le_bytes(file[4..8].try_into().expect("four bytes"));
            assert_eq!(&file[..4], b"RIFF");
            assert_eq!(length as usize + 8, file.len(), "the file is closed");
        }
    }
}
