//! A game that was played by a script, and what it left behind: lines, journal, sound.

pub mod checker;

use super::listener::{self, PhraseRecognizer};
use ansage_sound::speech::driver::studio::{open_voice, synthesize_samples};
use ansage_sound::speech::voice::{VoiceKind, VoiceParams};
use ansage_words::locale::Lang;
use ansage_words::presentation::SpeechPiece;
use serde_json::Value;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A half-move of game A (C.13): what is typed for it, and the words of D.2.1.
#[derive(Clone, Copy)]
pub struct PlayedPly {
    pub typed: &'static str,
    pub words: &'static str,
}

/// Game A of Appendix C, in German letters.
pub fn game_a() -> Vec<PlayedPly> {
    let row = |row: &'static str| {
        let mut cells = row.split('\t');
        let typed = cells.nth(4).expect("a German move");
        PlayedPly { typed, words: cells.next_back().expect("the words") }
    };
    include_str!("../words/game-a.tsv")
        .lines()
        .filter(|row| row.starts_with(|one: char| one.is_ascii_digit()))
        .map(row)
        .collect()
}

/// Templates of all the words that may be heard; `None`, said aloud, only where the library is really missing.
pub fn listener() -> Option<PhraseRecognizer> {
    let mut voice = open_voice(VoiceKind::Libespeak).map_err(ansage_testing::skip::skipped).ok()?;
    let mut speak = |words: &str| {
        let samples =
            synthesize_samples(voice.as_mut(), &[SpeechPiece::words(Lang::De, words)], &VoiceParams::default());
        (words.to_owned(), samples.expect("speech"))
    };
    Some(PhraseRecognizer::new(game_a().iter().map(|ply| speak(ply.words))))
}

/// A folder of one test, emptied.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("recording-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

pub fn ansage(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ansage"));
    command.current_dir(folder).env("HOME", folder).env_remove("XDG_DATA_HOME");
    command.env("XDG_CONFIG_HOME", folder.join("config"));
    command
}

/// The lines that a script brings about in virtual time, in German, with a WAV file `game.wav` and a journal `game`.
pub fn run(folder: &Path, options: &[&str], script: &str) -> Vec<String> {
    let mut child = ansage(folder)
        .args(["play", "--lang", "de", "--clock", "script", "--audio", "wav:game.wav", "--journal", "game"])
        .args(options)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program");
    child.stdin.take().expect("a pipe").write_all(script.as_bytes()).expect("read to its end");
    let output = child.wait_with_output().expect("its output");
    let lines: Vec<String> = String::from_utf8(output.stdout).expect("text").lines().map(str::to_owned).collect();
    assert!(output.status.success(), "{lines:?}");
    lines
}

/// An entry of a journal.
pub struct PlayedEntry {
    /// When, in milliseconds.
    pub at: u64,
    pub port: String,
    pub event: Value,
    pub effects: Vec<Value>,
    /// Everything but the chain, without the time on the wall.
    pub told: String,
}

impl PlayedEntry {
    pub fn read(line: &str) -> PlayedEntry {
        let cells: Vec<&str> = line.split('\t').collect();
        let mut event: Value = serde_json::from_str(cells[4]).expect("an event");
        if let Some(opened) = event.get_mut("opened").and_then(Value::as_object_mut) {
            opened.remove("wall");
        }
        let effects: Vec<Value> = serde_json::from_str(cells[5]).expect("effects");
        let told = format!("{} {event} {}", cells[..4].join(" "), cells[5..7].join(" "));
        PlayedEntry { at: millis(cells[1]), port: cells[3].to_owned(), event, effects, told }
    }

    /// The effects of a kind.
    pub fn effect<'a>(&'a self, kind: &'a str) -> impl Iterator<Item = &'a Value> {
        self.effects.iter().filter_map(move |effect| match &effect["kind"] {
            Value::String(name) if name == kind => Some(&effect["kind"]),
            other => other.get(kind),
        })
    }
}

/// `0:00:07.755`
pub fn millis(moment: &str) -> u64 {
    let (whole, decimals) = moment.split_once('.').expect("milliseconds");
    let seconds = whole.split(':').fold(0, |sum, part| 60 * sum + part.parse::<u64>().expect("a number"));
    1_000 * seconds + decimals.parse::<u64>().expect("a number")
}

pub fn journal(path: &Path) -> Vec<PlayedEntry> {
    let text = fs::read_to_string(path).expect("a journal");
    text.lines().skip(1).map(PlayedEntry::read).collect()
}

/// What a game left behind.
pub struct PlayedGameFiles {
    pub folder: PathBuf,
    pub lines: Vec<String>,
    pub journal: Vec<PlayedEntry>,
    pub left: Vec<f32>,
    pub right: Vec<f32>,
}

impl PlayedGameFiles {
    /// Play a script in virtual time, in German, with a WAV file.
    pub fn of(name: &str, options: &[&str], script: &str) -> PlayedGameFiles {
        let folder = folder(name);
        let lines = run(&folder, options, script);
        PlayedGameFiles::left_in(folder, lines)
    }

    pub fn left_in(folder: PathBuf, lines: Vec<String>) -> PlayedGameFiles {
        let stereo = listener::read_wav(&folder.join("game.wav"));
        let journal = journal(&folder.join("game"));
        let (left, right) = (listener::channel(&stereo, 0), listener::channel(&stereo, 1));
        PlayedGameFiles { folder, lines, journal, left, right }
    }

    /// The moments at which an effect of a kind came about.
    pub fn moments(&self, kind: &str) -> Vec<u64> {
        let entries = self.journal.iter();
        entries.flat_map(|entry| entry.effect(kind).map(|_| entry.at)).collect()
    }
}
