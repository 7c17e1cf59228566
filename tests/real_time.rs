//! Real time: a pipe and a terminal, a program that is killed, and the stop key.

use crate::support::listener;
use crate::support::played::checker::{check, expected, from};
use crate::support::played::*;
use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use serde_json::Value;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::Stdio;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// Longer than anything here takes, also on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// From told to heard, in milliseconds: a thread and a disk are between them.
const TOLERANCE: u64 = 150;

/// What the program prints, as it comes.
struct PrintedOutput {
    parts: Receiver<String>,
    seen: String,
}

impl PrintedOutput {
    fn of(source: impl Read + Send + 'static) -> PrintedOutput {
        let (send, parts) = channel();
        std::thread::spawn(move || {
            let mut source = BufReader::new(source);
            while let Ok(bytes @ 1..) = source.fill_buf().map(<[u8]>::len) {
                let part = String::from_utf8_lossy(source.buffer()).into_owned();
                source.consume(bytes);
                if send.send(part).is_err() {
                    return;
                }
            }
        });
        PrintedOutput { parts, seen: String::new() }
    }

    /// Wait until this is printed, after what was waited for before.
    fn wait(&mut self, text: &str) {
        let until = Instant::now() + PATIENCE;
        loop {
            if let Some(at) = self.seen.find(text) {
                self.seen.drain(..at + text.len());
                return;
            }
            let left = until.saturating_duration_since(Instant::now());
            match self.parts.recv_timeout(left) {
                Ok(part) => self.seen += &part,
                Err(_) => panic!("{text} did not come after {:?}", self.seen),
            }
        }
    }
}

/// Wait until these words stand in the file.
fn wait_for_line(file: &Path, words: &str) {
    let until = Instant::now() + PATIENCE;
    let read = || fs::read_to_string(file).unwrap_or_default();
    while !read().contains(words) {
        assert!(Instant::now() < until, "{words} is not in {}", read());
        std::thread::yield_now();
    }
}

const OPTIONS: [&str; 11] = [
    "play",
    "--lang",
    "de",
    "--voice",
    "self",
    "--audio",
    "wav:game.wav",
    "--journal",
    "game",
    "--private-audio",
    "none",
];

#[test]
fn words_are_at_their_real_time_and_the_file_is_whole_after_a_kill() {
    let Some(listener) = listener() else { return };
    let folder = folder("killed");
    let mut child =
        ansage(&folder).args(OPTIONS).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program");
    let mut keys = child.stdin.take().expect("a pipe");
    let mut screen = PrintedOutput::of(child.stdout.take().expect("a pipe"));
    let mut typed = |lines: &str| keys.write_all(lines.as_bytes()).expect("read");
    screen.wait("Noch nicht begonnen");
    typed("start\ne4\npress\n");
    screen.wait("Schwarz ist am Zug");
    for lines in ["opp press\ne5\nSf3\npress\n", "opp press\nSf6\nd4\npress\n"] {
        typed(lines);
        screen.wait("Schwarz ist am Zug");
    }
    child.kill().expect("killed");
    child.wait().expect("gone");
    let played = PlayedGameFiles::left_in(folder, Vec::new());
    let words: Vec<&str> = game_a().iter().take(5).map(|ply| ply.words).collect();
    let mut expected = expected(&played.journal, &words);
    // The first announcement is told while the words that the game begins are still being spoken.
    let (_, end) = expected[0].time.expect("a time");
    let first = checker::utterances(&played.left).iter().map(|one| one.end as u64 / 48).collect::<Vec<_>>();
    assert!(first.iter().any(|one| one.abs_diff(end) <= TOLERANCE), "{first:?} but {end}");
    expected.remove(0);
    // The last second may not have been written any more.
    let (last, _) = expected.pop().and_then(|last| last.time).expect("a time");
    let whole = from(&played.left[..48 * (last as usize - 75)], end + 75);
    assert_eq!(check(&listener, &whole, &expected, TOLERANCE), Ok(()));
    assert_eq!(expected.len(), 3);
}

/// Situation 17: the stop key does not reach the hall.
#[test]
fn the_stop_key_cuts_no_public_words() {
    let Some(listener) = listener() else { return };
    let folder = folder("stop-key");
    let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
    let pty = native_pty_system().openpty(size).expect("a terminal");
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ansage"));
    command.args(OPTIONS);
    command.args(["--lines", "short", "--time", "90+30"]);
    command.cwd(&folder);
    command.env("HOME", &folder);
    command.env("XDG_CONFIG_HOME", folder.join("config"));
    command.env("TERM", "xterm");
    let mut child = pty.slave.spawn_command(command).expect("the program");
    let mut screen = PrintedOutput::of(pty.master.try_clone_reader().expect("a reader"));
    let mut keys = pty.master.take_writer().expect("a writer");
    let mut typed = |keystrokes: &str| keys.write_all(keystrokes.as_bytes()).and_then(|()| keys.flush()).expect("read");
    screen.wait("Noch nicht begonnen");
    typed("start\r");
    screen.wait("Uhr von Wei");
    typed("e4\r");
    screen.wait("Leertaste");
    typed("\x13");
    // The words that the game begins are said again behind the announcement, which has cut them.
    for repetition in 1..4 {
        // While the move is still being said the repetition is refused.
        wait_for_line(&folder.join("game"), &format!("{{\"announcement-heard\":{{\"utterance\":{repetition}}}}}"));
        typed("again\r");
        screen.wait("nochmals");
        typed("\x13");
    }
    typed("\x13quit\r");
    screen.wait("?");
    typed("ja\r");
    child.wait().expect("its end");
    let stereo = listener::read_wav(&folder.join("game.wav"));
    let left = listener::channel(&stereo, 0);
    let heard: Vec<String> = checker::utterances(&left)
        .into_iter()
        .rev()
        .take(3)
        .filter_map(|one| listener.recognise(&left[one]).filter(|heard| heard.margin > 1.1))
        .map(|heard| heard.phrase.to_owned())
        .collect();
    assert_eq!(heard, ["Bauer Eva zwei Eva vier"; 3]);
}

/// Before, the letter was said whole, the announcement 0.35 s late behind it, or the letter again after it.
#[test]
fn p7_p8_enter_ends_the_echo_and_the_last_letter_is_not_said_after_the_announcement() {
    if listener().is_none() {
        return;
    }
    let folder = folder("echo");
    let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
    let pty = native_pty_system().openpty(size).expect("a terminal");
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ansage"));
    // Private answers, and so the echo, come out of the one output that there is.
    command.args(&OPTIONS[..9]);
    command.args(["--speech-log", "speech.log", "--lines", "short", "--time", "90+30"]);
    command.cwd(&folder);
    command.env("HOME", &folder);
    command.env("XDG_CONFIG_HOME", folder.join("config"));
    command.env("TERM", "xterm");
    let mut child = pty.slave.spawn_command(command).expect("the program");
    let mut screen = PrintedOutput::of(pty.master.try_clone_reader().expect("a reader"));
    let mut keys = pty.master.take_writer().expect("a writer");
    let mut typed = |keystrokes: &str| keys.write_all(keystrokes.as_bytes()).and_then(|()| keys.flush()).expect("read");
    let log = || fs::read_to_string(folder.join("speech.log")).unwrap_or_default();
    let heard = |words: &str| wait_for_line(&folder.join("speech.log"), words);
    screen.wait("Noch nicht begonnen");
    typed("start\r");
    heard("Die Partie beginnt");
    typed("\x13e4\r");
    heard("Bauer Eva zwei Eva vier");
    typed("\x13quit\r");
    screen.wait("?");
    typed("ja\r");
    child.wait().expect("its end");
    let lines: Vec<Value> = log().lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    let begun = |line: &Value| line["begun"].as_u64().expect("a moment");
    let said = lines.iter().find(|line| line["words"] == "Bauer Eva zwei Eva vier").expect("the announcement");
    let journal = journal(&folder.join("game"));
    let told = journal.iter().find(|entry| entry.effect("move-announced").next().is_some()).expect("told").at;
    assert!(begun(said).abs_diff(told) <= TOLERANCE, "told at {told}, begun at {}", begun(said));
    let letter = |line: &&Value| line["words"] == "4" && begun(line) >= begun(said);
    assert_eq!(lines.iter().find(letter), None, "the last letter after the announcement");
}
