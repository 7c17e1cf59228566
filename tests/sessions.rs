//! Whole stations in virtual time: what is typed goes in; lines, speech and cues (in a WAV file) and the journal come out.
//!
//! A session is a game at one keyboard with everything that people type beside it, and then the arbiter's desk on its
//! journal. `make streams` records [`SESSIONS`] of them with the program of another commit and compares them with this one's.

use crate::support::code;
use crate::support::program::TestFolder;
use ansage_testing::dice::Dice;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use shakmaty::san::San;
use shakmaty::{Chess, Position};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// So many are recorded.
const SESSIONS: u64 = 300;

/// What is typed beside moves: questions, answers, cues, the board, what nobody understands.
const BESIDE: &[&str] = &[
    "",
    "time",
    "moves",
    "time used",
    "where e4",
    "e2",
    "rank 4",
    "file e",
    "diagram",
    "again",
    "compare",
    "wrong",
    "score",
    "cues",
    "cues on",
    "cues off",
    "rate 300",
    "pitch 60",
    "help",
    "more",
    "help draw",
    "keys",
    "rules",
    "state",
    "draw",
    "accept",
    "decline",
    "yes",
    "no",
    "opp draw",
    "opp accept",
    "opp yes",
    "opp no",
    "arbiter",
    "resume",
    "opp resume",
    "flag",
    "opp flag",
    "repeats e4",
    "misheard Nf3",
    "correct d4",
    "wrote e4",
    "touched e2",
    "adjust",
    "resign",
    "claim",
    "threefold",
    "fifty",
    "illegal",
    "xyzzy",
    "Anna null",
    "e9",
    "e2e9",
    "press",
    "opp press",
    "board",
    "link",
    "seal e4",
    "quickplay",
    "dead",
    "stop",
];

/// What an arbiter types at his desk.
const AT_DESK: &[&str] = &[
    "state",
    "scores",
    "differences",
    "propose",
    "accept",
    "yes",
    "no",
    "walk",
    "next",
    "previous",
    "repeat",
    "board white agrees",
    "board black agrees",
    "clock white 1:00:00",
    "time black 2:00",
    "warn white",
    "stop",
    "resume",
    "help",
    "course 2",
    "mate",
    "result 1-0",
    "report",
    "sheet white 1 white e4",
    "done",
    "moves",
    "where e4",
    "again",
    "xyzzy",
];

const PAUSES: &[&str] = &["+0.4", "+2", "+7.5", "+31", "+240"];

/// What is typed in the game of this seed.
fn game(dice: &mut Dice) -> Vec<String> {
    let mut position = Chess::default();
    let mut lines = vec!["start".to_owned()];
    for _ in 0..dice.below(24) + 4 {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let (white, chosen) = (position.turn().is_white(), legal[dice.below(legal.len())]);
        let words = San::from_move(&position, chosen).to_string();
        let (entered, pressed) = if white { (words, "press") } else { (format!("opp {words}"), "opp press") };
        // The opponent's move may be entered before or after his press, and any press may be forgotten.
        let mut turn = vec![entered, pressed.to_owned()];
        if !white && dice.chance(60) {
            turn.reverse();
        }
        for line in turn {
            while dice.chance(25) {
                let from = if dice.chance(40) { PAUSES } else { BESIDE };
                lines.push(dice.pick(from).to_owned());
            }
            if dice.chance(96) {
                lines.push(line);
            }
        }
        lines.push(dice.pick(PAUSES).to_owned());
        position.play_unchecked(chosen);
    }
    lines
}

/// What is typed at the desk on its journal.
fn desk(dice: &mut Dice) -> Vec<String> {
    let mut lines = vec!["ruling".to_owned(), code::CODE.to_owned()];
    for _ in 0..dice.below(16) {
        lines.push(dice.pick(AT_DESK).to_owned());
        if dice.chance(15) {
            lines.push(dice.pick(PAUSES).to_owned());
        }
    }
    lines
}

fn piped(mut command: Command, lines: &[String]) -> Vec<u8> {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    // Who has left reads no more.
    let _ = child.stdin.take().unwrap().write_all(text.as_bytes());
    let output = child.wait_with_output().unwrap();
    [output.stdout, output.stderr, format!("{:?}\n", output.status.code()).into_bytes()].concat()
}

/// A journal's entries without the time on the wall, the code's check, the random name and the chain.
fn entries(journal: &str) -> Vec<String> {
    let told = |line: &str| {
        let cells: Vec<&str> = line.split('\t').collect();
        let mut event: Value = serde_json::from_str(cells.get(4)?).ok()?;
        for kind in ["opened", "program-left", "program-resumed", "move-sealed", "desk-taken"] {
            let inner = event.get_mut(kind).and_then(Value::as_object_mut);
            inner.into_iter().for_each(|inner| ["wall", "verifier"].iter().for_each(|name| drop(inner.remove(*name))));
        }
        if let Some(terms) = event.pointer_mut("/opened/terms").and_then(Value::as_object_mut) {
            terms.remove("arbiter_code");
        }
        Some(format!("{} {event} {}", cells[..4].join(" "), cells.get(5)?))
    };
    journal.lines().filter_map(told).collect()
}

/// Plays the session of this seed with this program: what was typed, and what came of it.
fn play(program: &Path, seed: u64) -> Value {
    let room = TestFolder::new(&format!("session-{seed}-{}", std::process::id()));
    let mut dice = Dice::new(seed);
    let lang = dice.pick(&["en", "de"]);
    let time = dice.pick(&["90+30", "5", "40/90+30:30+30"]);
    let (in_game, at_desk) = (game(&mut dice), desk(&mut dice));
    let run = |arguments: String, lines: &[String]| {
        let mut command = room.any(program.to_str().unwrap());
        command.args(arguments.split_whitespace());
        String::from_utf8_lossy(&piped(command, lines)).into_owned()
    };
    let code = code::option(&room.path("."));
    let options = format!("--lang {lang} --clock script --audio wav:game.wav --journal game --time {time} {code}");
    let game = run(format!("play {options}"), &in_game);
    let sound = fs::read(room.path("game.wav")).unwrap_or_default();
    let after_game = entries(&fs::read_to_string(room.path("game")).unwrap_or_default());
    let desk = run(format!("arbiter game --lang {lang} --clock script --audio none --arbiter Rot"), &at_desk);
    let after_desk = entries(&fs::read_to_string(room.path("game")).unwrap_or_default());
    let heard: String = Sha256::digest(&sound).iter().map(|byte| format!("{byte:02x}")).collect();
    let session = json!({
        "seed": seed, "typed": in_game, "typed at the desk": at_desk, "lines": game, "lines at the desk": desk,
        "sound": [sound.len(), heard], "journal": after_game, "journal behind the desk": after_desk,
    });
    let _ = fs::remove_dir_all(room.path("."));
    session
}

fn own_program() -> PathBuf {
    PathBuf::from(env!("CARGO_BIN_EXE_ansage"))
}

/// The sessions of these seeds, two at a time.
fn sessions(program: &Path, seeds: std::ops::Range<u64>) -> Vec<Value> {
    let half = seeds.start + (seeds.end - seeds.start) / 2;
    let (first, second) = (seeds.start..half, half..seeds.end);
    std::thread::scope(|scope| {
        let second = scope.spawn(|| second.map(|seed| play(program, seed)).collect::<Vec<_>>());
        let mut all: Vec<Value> = first.map(|seed| play(program, seed)).collect();
        all.extend(second.join().unwrap());
        all
    })
}

/// What differs between two sessions, each with its names.
fn differing(one: &Value, other: &Value) -> Vec<String> {
    let seed = &one["seed"];
    let parts = one.as_object().into_iter().flatten();
    let told = parts.filter(|(name, value)| other[name.as_str()] != **value);
    told.map(|(name, value)| format!("session {seed}, {name}:\n  was {value}\n  is  {}", other[name.as_str()]))
        .collect()
}

#[test]
fn sessions_are_recorded() {
    let Some(folder) = std::env::var_os("ANSAGE_STREAMS_RECORD").map(PathBuf::from) else {
        return println!("left out: sessions are recorded by make streams, or into the folder ANSAGE_STREAMS_RECORD");
    };
    fs::create_dir_all(&folder).unwrap();
    let program = std::env::var_os("ANSAGE_PROGRAM").map_or_else(own_program, PathBuf::from);
    let all = serde_json::to_vec_pretty(&sessions(&program, 0..SESSIONS)).unwrap();
    fs::write(folder.join("sessions.json"), all).unwrap();
}

#[test]
fn recorded_sessions_bring_about_the_same_lines_speech_and_journals() {
    let Some(folder) = std::env::var_os("ANSAGE_STREAMS_PLAY").map(PathBuf::from) else {
        return println!("left out: sessions are compared by make streams, or from the folder ANSAGE_STREAMS_PLAY");
    };
    let recorded = fs::read(folder.join("sessions.json")).expect("recorded sessions");
    let recorded: Vec<Value> = serde_json::from_slice(&recorded).unwrap();
    let played = sessions(&own_program(), 0..recorded.len() as u64);
    let differ: Vec<String> = recorded.iter().zip(&played).flat_map(|(one, other)| differing(one, other)).collect();
    println!("sessions: {} compared, {} differences", played.len(), differ.len());
    assert!(differ.is_empty(), "{}", differ[..differ.len().min(5)].join("\n"));
}

#[test]
fn the_same_session_comes_out_the_same_and_another_does_not() {
    let (one, again) = (play(&own_program(), 7), play(&own_program(), 7));
    assert_eq!(differing(&one, &again), Vec::<String>::new());
    assert!(one["journal"].as_array().unwrap().len() > 4, "{one}");
    assert!(one["sound"][0].as_u64().unwrap() > 10_000, "{one}");
    let names: Vec<String> = differing(&one, &play(&own_program(), 8));
    for part in ["lines", "sound", "journal", "lines at the desk"] {
        assert!(names.iter().any(|told| told.contains(&format!(", {part}:"))), "{part} is not compared: {names:?}");
    }
}
