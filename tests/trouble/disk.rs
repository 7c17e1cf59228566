//! A full disk in mid-game: what cannot be recorded is refused, and nothing of it is told.

use super::program::{RunningProgram, TestFolder, with_own_mounts};
use super::told;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

const ON_A_SMALL_DISK: &str = r#"mount -t tmpfs -o size=64k none home && exec "$@""#;

/// A game whose journal lies on a disk of 64 kilobytes; `None` where that cannot be had.
fn playing(room: &TestFolder, more: &[&str]) -> Option<(RunningProgram, PathBuf)> {
    let program = env!("CARGO_BIN_EXE_ansage");
    let play = [program, "play", "--audio", "none", "--lang", "en", "--journal", "home/game.journal"];
    let mut playing = RunningProgram::start(with_own_mounts(room, ON_A_SMALL_DISK, &[&play, more].concat())?);
    playing.until(&["Not begun"]);
    // The disk is the program's own; its process shows it to us.
    let disk = PathBuf::from(format!("/proc/{}/root", playing.id())).join(room.path("home").strip_prefix("/").unwrap());
    Some((playing, disk))
}

/// Fills the disk to its last byte.
fn fill(disk: &Path) -> PathBuf {
    let filler = disk.join("filler");
    let mut file = OpenOptions::new().create(true).append(true).open(&filler).unwrap();
    while file.write_all(&[0; 512]).is_ok() {}
    filler
}

fn journal(disk: &Path) -> String {
    fs::read_to_string(disk.join("game.journal")).unwrap()
}

/// Asks for the clocks until even that cannot be recorded: the journal's last block is full.
fn until_refused(playing: &mut RunningProgram) {
    loop {
        playing.line("c");
        if playing.until(&["you ", "Not recorded"]).contains("Not recorded") {
            return;
        }
    }
}

/// Fills the disk, and the journal's last block to its last bytes with words that are not understood: not even the
/// shortest entry can be recorded. Gives the file that fills the disk.
fn fill_to_the_last_byte(playing: &mut RunningProgram, disk: &Path) -> PathBuf {
    let size = || journal(disk).len();
    let left = || 4096 - size() % 4096;
    let mut fits = |letters: usize| {
        playing.line(&"z".repeat(letters));
        playing.until(&["Not understood", "Not recorded"]).contains("Not understood")
    };
    // Once before measuring: the last word of the announcement is recorded a moment after its line is shown.
    assert!(fits(2));
    // The word stands in the entry several times: as the text, as the part that is not understood, in the answer.
    let lengths = [2, 12].map(|letters| {
        let before = size();
        assert!(fits(letters));
        size() - before
    });
    let times = (lengths[1] - lengths[0]) / 10;
    while left() < 4 * lengths[1] {
        assert!(fits(2));
    }
    let filler = fill(disk);
    while left() > 2 * lengths[0] {
        assert!(fits(2));
    }
    // An entry's number or moment may be a digit longer than before.
    assert!(fits(2 + (left() - lengths[0] - 2) / times));
    assert!(left() < 40, "{}", left());
    filler
}

#[test]
fn what_a_full_disk_does_not_take_has_not_happened() {
    let room = TestFolder::new("disk-full");
    let Some((mut playing, disk)) = playing(&room, &[]) else { return };
    playing.line("start");
    playing.until(&["Game begins"]);
    let filler = fill_to_the_last_byte(&mut playing, &disk);
    let before = journal(&disk);
    assert!(before.ends_with('\n'), "no half line is left");
    let from = playing.read.len();
    for line in ["e4", "Springer Gustav eins Felix drei", "arbiter", "c"] {
        playing.line(line);
        assert_eq!(playing.until(&["Not recorded"]), "Not recorded. The disk is full.");
    }
    let told: Vec<&String> = playing.read[from..].iter().filter(|line| !line.contains("Not recorded")).collect();
    assert_eq!(told, Vec::<&String>::new(), "nothing of what is not recorded is told");
    assert_eq!(journal(&disk), before);
    fs::remove_file(filler).unwrap();
    for (line, answer) in
        [("e4", "w e2-e4"), ("press", "Black to move"), ("opp press", "has pressed"), ("e5", "b e7-e5")]
    {
        playing.line(line);
        playing.until(&[answer]);
    }
    let (text, read) = (journal(&disk), playing.read.clone());
    playing.end().status(0).quiet();
    room.write("game.journal", &text);
    room.run("verify game.journal").status(0).quiet();
    told::assert_recorded(read.iter().map(String::as_str), &text);
    assert!(text.starts_with(&before) && room.run("export game.journal --pgn --plain").out.contains("1. e4 e5 *"));
}

#[test]
fn leaving_while_the_disk_is_full_says_what_is_lost_and_the_journal_is_sound() {
    let room = TestFolder::new("disk-full-at-the-end");
    let Some((mut playing, disk)) = playing(&room, &[]) else { return };
    playing.line("start");
    playing.line("e4");
    playing.until(&["w e2-e4"]);
    fill_to_the_last_byte(&mut playing, &disk);
    let text = journal(&disk);
    let ended = playing.end().status(1).says("could not be written to the journal. Everything that was told is in it.");
    assert!(!ended.out.contains("The game is saved."), "{ended:?}");
    room.write("game.journal", &text);
    room.run("verify game.journal").status(0).quiet();
    told::assert_recorded(ended.out.lines(), &text);
}

#[test]
fn a_flag_that_falls_while_the_disk_is_full_falls_at_its_own_moment() {
    let room = TestFolder::new("disk-full-flag");
    let Some((mut playing, disk)) = playing(&room, &["--clock", "script", "--time", "5"]) else { return };
    playing.line("start");
    playing.until(&["Game begins"]);
    let filler = fill(&disk);
    until_refused(&mut playing);
    playing.line("+400");
    playing.until(&["Not recorded"]);
    playing.line("e4");
    playing.until(&["Not recorded"]);
    fs::remove_file(filler).unwrap();
    playing.line("c");
    let flag = playing.until(&["flag", "you "]);
    assert!(flag.contains("flag"), "the older event comes first: {flag}");
    playing.until(&["you 0 s"]);
    let text = journal(&disk);
    let fallen = text.lines().find(|line| line.contains("deadline-reached")).expect("the deadline");
    assert!(fallen.contains("\t0:05:00.000\t"), "{fallen}");
    playing.end().status(0);
    room.write("game.journal", &text);
    room.run("verify game.journal").status(0).quiet();
}
