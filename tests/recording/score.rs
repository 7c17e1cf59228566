//! The sound score: each half-move is found by its mark, and its words are heard there after the number of the move.

use super::game::script;
use super::*;
use crate::support::played::checker::{ExpectedWords, check, utterances};

/// A mark of a WAV file, as another program reads it.
#[derive(Debug, Clone, PartialEq)]
struct ForeignMark {
    frame: usize,
    label: String,
}

fn word(bytes: &[u8], at: usize) -> usize {
    u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes")) as usize
}

/// The chunks of a RIFF file or of a list, from `at` on; every length must fit.
fn chunks(bytes: &[u8], mut at: usize) -> Vec<(String, &[u8])> {
    let mut found = Vec::new();
    while at < bytes.len() {
        let length = word(bytes, at + 4);
        found.push((String::from_utf8_lossy(&bytes[at..at + 4]).into_owned(), &bytes[at + 8..at + 8 + length]));
        at += 8 + length + length % 2;
    }
    assert_eq!(at, bytes.len(), "the chunks fill it");
    found
}

/// The marks of a file: `cue ` and the labels of `LIST`.
fn marks(path: &Path) -> Vec<ForeignMark> {
    let bytes = fs::read(path).expect("a file");
    assert_eq!((&bytes[..4], &bytes[8..12]), (&b"RIFF"[..], &b"WAVE"[..]));
    assert_eq!(word(&bytes, 4) + 8, bytes.len(), "the size in the header");
    let chunks_of_file = chunks(&bytes, 12);
    let names: Vec<&str> = chunks_of_file.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["fmt ", "data", "cue ", "LIST"]);
    let (cue, list) = (chunks_of_file[2].1, chunks_of_file[3].1);
    assert_eq!(&list[..4], b"adtl");
    let labels: Vec<(usize, String)> = chunks(list, 4)
        .into_iter()
        .map(|(name, label)| {
            assert_eq!(name, "labl");
            let (end, text) = label[4..].split_last().expect("a text");
            assert_eq!(*end, 0);
            (word(label, 0), String::from_utf8(text.to_vec()).expect("UTF-8"))
        })
        .collect();
    assert_eq!((cue.len(), labels.len()), (4 + 24 * word(cue, 0), word(cue, 0)));
    let mark = |(point, (number, label)): (&[u8], (usize, String))| {
        assert_eq!((word(point, 0), &point[8..12]), (number, &b"data"[..]));
        assert_eq!(word(point, 4), word(point, 20), "one place, counted in frames");
        ForeignMark { frame: word(point, 20), label }
    };
    cue[4..].chunks(24).zip(labels).map(mark).collect()
}

/// The titles of a cue sheet with their places, in 75ths of a second.
fn sheet(path: &Path) -> Vec<(String, usize)> {
    let text = fs::read_to_string(path).expect("a cue sheet");
    let mut found: Vec<(String, usize)> = Vec::new();
    let mut tracks = 0;
    for line in text.lines().map(str::trim) {
        if line.starts_with("TRACK ") {
            tracks += 1;
            assert_eq!(line, format!("TRACK {tracks:02} AUDIO"));
        } else if let Some(title) = line.strip_prefix("TITLE \"").filter(|_| tracks > 0) {
            found.push((title.trim_end_matches('"').to_owned(), usize::MAX));
        } else if let Some(index) = line.strip_prefix("INDEX 01 ") {
            let parts: Vec<usize> = index.split(':').map(|part| part.parse().expect("a number")).collect();
            found.last_mut().expect("a title before its index").1 = (60 * parts[0] + parts[1]) * 75 + parts[2];
        }
    }
    assert!(text.contains("FILE \"score.wav\" WAVE\n"), "{text}");
    found
}

fn export(folder: &Path, arguments: &[&str]) -> std::process::Output {
    let lang = if arguments.contains(&"--lang") { &[][..] } else { &["--lang", "de"][..] };
    ansage(folder)
        .args(["export", "game", "--wav", "score.wav"])
        .args(arguments)
        .args(lang)
        .output()
        .expect("a program")
}

/// Game A, and half a minute of thought before the sixth half-move.
fn played(name: &str) -> PlayedGameFiles {
    let mut parts: Vec<String> = script().split_inclusive("press\n").map(str::to_owned).collect();
    parts[6].insert_str(0, "+30\n");
    PlayedGameFiles::of(
        name,
        &["--voice", "off", "--private-audio", "none", "--white", "Änne", "--black", "Bo"],
        &parts.concat(),
    )
}

/// The first loud frame at or after one, and how long it was silent before it, in milliseconds.
fn onset(samples: &[f32], frame: usize) -> (usize, usize) {
    let loud = |sample: &f32| sample.abs() >= 0.002;
    let after = samples[frame..].iter().position(loud).expect("something is heard");
    let before = samples[..frame].iter().rev().position(loud).unwrap_or(frame);
    (after / 48, before / 48)
}

const LABELS: [&str; 21] = [
    "1. e4",
    "1... e5",
    "2. Sf3",
    "2... Sf6",
    "3. d4",
    "3... exd4",
    "4. e5",
    "4... Se4",
    "5. Dxd4",
    "5... d5",
    "6. exd6",
    "6... Sxd6",
    "7. Lg5",
    "7... Sc6",
    "8. De3+",
    "8... Le7",
    "9. Sbd2",
    "9... 0-0",
    "10. 0-0-0",
    "10... Te8",
    "11. Kb1",
];

#[test]
fn every_half_move_has_a_mark_where_its_number_begins_and_its_words_follow() {
    let Some(listener) = listener() else { return };
    let played = played("score");
    let ran = export(&played.folder, &[]);
    assert!(ran.status.success() && ran.stderr.is_empty(), "{}", String::from_utf8_lossy(&ran.stderr));
    let path = played.folder.join("score.wav");
    let score = listener::channel(&listener::read_wav(&path), 0);
    let marks = marks(&path);
    let told = played.moments("move-announced");
    let started = played.moments("started")[0];
    assert_eq!((marks.len(), told.len()), (LABELS.len(), LABELS.len()));
    for (at, (mark, words)) in marks.iter().zip(game_a()).enumerate() {
        let secs = (told[at] - started) / 1_000;
        assert_eq!(mark.label, format!("{} (0:{:02}:{:02})", LABELS[at], secs / 60, secs % 60));
        let (after, before) = onset(&score, mark.frame);
        assert!(after <= 20 && before >= 100, "{mark:?}: sound {after} ms after it, {before} ms of silence before it");
        // The number, and after a pause the words; at the end the half-move before the next.
        let end = marks.get(at + 1).map_or(score.len(), |next| next.frame);
        let heard = listener::segments(&score[mark.frame..end], 150);
        let [number, announced] = &heard[..] else { panic!("{mark:?}: a number and words: {heard:?}") };
        assert!(number.len() > 48 * 100, "{mark:?}: {number:?}");
        let mut alone = vec![0.0; mark.frame + announced.start];
        alone.extend(&score[mark.frame + announced.start..mark.frame + announced.end]);
        let expected = ExpectedWords { words: words.words.to_owned(), time: None };
        assert_eq!(check(&listener, &alone, &[expected], 60), Ok(()), "{mark:?}");
    }
    // The cue sheet tells the same, in its own units.
    let from_marks: Vec<_> = marks.iter().map(|mark| (mark.label.clone(), mark.frame * 75 / 48_000)).collect();
    assert_eq!(sheet(&played.folder.join("score.cue")), from_marks);
    // The long thought is shortened, and the label tells it all the same.
    assert!(marks[5].frame - marks[4].frame < 48 * 8_000, "{:?}", &marks[4..6]);
    assert!(told[5] - told[4] > 30_000);
}

#[test]
fn in_real_times_every_mark_stands_at_its_moment_and_the_size_is_said_first() {
    if listener().is_none() {
        return;
    }
    let played = played("score-real");
    let ran = export(&played.folder, &["--real-times", "--lang", "en"]);
    let said = String::from_utf8_lossy(&ran.stderr).into_owned();
    assert!(ran.status.success(), "{said}");
    let path = played.folder.join("score.wav");
    let size = fs::metadata(&path).expect("a file").len().div_ceil(1_000_000);
    // What is said last takes some seconds more.
    let about = |size: u64| said == format!("The sound score in real times takes about {size} MB.\n");
    assert!(about(size) || about(size - 1), "{said} instead of {size}");
    let score = listener::channel(&listener::read_wav(&path), 0);
    let told = played.moments("move-announced");
    let marks = marks(&path);
    assert_eq!(marks.len(), told.len());
    let late = marks.iter().zip(&told).filter(|(mark, told)| mark.frame as u64 != *told * 48);
    let late: Vec<(&ForeignMark, &u64)> = late.collect();
    assert!(late.len() < 4, "{late:?}");
    for (mark, told) in late {
        // With its number an announcement takes longer than in the game: the next one waits for its last word.
        let (_, silent) = onset(&score, mark.frame);
        assert!(mark.frame as u64 > told * 48 && silent < 250, "{mark:?} was told at {told}");
    }
}

#[test]
fn what_no_wav_file_can_hold_is_refused_with_its_size_and_nothing_is_written() {
    let folder = folder("score-long");
    fs::write(folder.join("lines"), "start\ne4\npress\n+30000\nopp press\ne5\n").expect("a file");
    let lines = fs::File::open(folder.join("lines")).expect("a file");
    let options =
        ["play", "--clock", "script", "--audio", "none", "--voice", "off", "--time", "none", "--journal", "game"];
    assert!(ansage(&folder).args(options).stdin(lines).output().expect("the program").status.success());
    let ran = export(&folder, &["--real-times", "--lang", "en"]);
    let said = String::from_utf8_lossy(&ran.stderr).into_owned();
    assert_eq!(ran.status.code(), Some(1), "{said}");
    assert!(said.contains("5760 MB") && said.contains("4000 MB") && said.contains("--real-times"), "{said}");
    assert!(!folder.join("score.wav").exists() && !folder.join("score.cue").exists());
}

#[test]
fn withdrawn_half_moves_keep_a_mark_that_says_so_and_a_correction_moves_none() {
    if listener().is_none() {
        return;
    }
    let script =
        "start\n+6\ne4\n+4\ncorrect d4\n+4\npress\n+1\nopp press\nd5\n+4\ntakeback\nyes\n+4\nc4\n+4\npress\n+4\n";
    let played = PlayedGameFiles::of("score-withdrawn", &["--voice", "off", "--mode", "practice"], script);
    assert!(export(&played.folder, &["--letters", "ru"]).status.success());
    let path = played.folder.join("score.wav");
    let labels: Vec<String> = marks(&path).into_iter().map(|mark| mark.label).collect();
    assert_eq!(labels, ["Zurückgenommen: 1. d4. (0:00:06)", "Zurückgenommen: 1... d5. (0:00:15)", "1. c4 (0:00:23)"]);
    let score = listener::channel(&listener::read_wav(&path), 0);
    assert!(utterances(&score).len() >= 6, "the correction and the taking back are heard, too");
}

#[test]
fn a_players_own_sound_score_has_what_he_wrote_and_nothing_else() {
    let Some(listener) = listener() else { return };
    let script = "start\ne4\n+3\npress\n+5\nopp press\ne5\n+3\nwrote d5\nagain\n+3\nSf3\n+3\npress\n";
    let played = PlayedGameFiles::of("score-own", &["--voice", "off", "--private-audio", "none"], script);
    assert!(export(&played.folder, &["--seat", "white"]).status.success());
    let path = played.folder.join("score.wav");
    let score = listener::channel(&listener::read_wav(&path), 0);
    let marks = marks(&path);
    let told = played.moments("move-announced");
    let started = played.moments("started")[0];
    let labels: Vec<String> = marks.iter().map(|mark| mark.label.clone()).collect();
    let at = |moment: u64| format!("(0:00:{:02})", (moment - started) / 1_000);
    // The third of all that was told was the second once more.
    assert_eq!(
        labels,
        [format!("1. e4 {}", at(told[0])), format!("1... d5 {}", at(told[1])), format!("2. Sf3 {}", at(told[3])),]
    );
    assert!(score[..marks[0].frame].iter().all(|sample| sample.abs() < 0.002), "no word that the game begins");
    let words = ["Bauer Eva zwei Eva vier", "Bauer David sieben David fuenf", "Springer Gustav eins Felix drei"];
    for (at, (mark, words)) in marks.iter().zip(words).enumerate() {
        let end = marks.get(at + 1).map_or(score.len(), |next| next.frame);
        let heard = listener::segments(&score[mark.frame..end], 150);
        let [_, announced] = &heard[..] else { panic!("{mark:?}: a number and words: {heard:?}") };
        let mut alone = vec![0.0; mark.frame + announced.start];
        alone.extend(&score[mark.frame + announced.start..mark.frame + announced.end]);
        let expected = ExpectedWords { words: words.to_owned(), time: None };
        assert_eq!(check(&listener, &alone, &[expected], 60), Ok(()), "{mark:?}");
    }
}
