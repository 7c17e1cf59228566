//! How soon the program itself is heard: it runs on a pseudo-terminal, and its sound goes to the null sink.
//!
//! A program of before can be measured beside it in the same run: its path in the environment, as ANSAGE_BEFORE.

use super::measured::FigureBound::Open;
use super::measured::{BenchFigure, judge};
use super::{EndedProcess, environment, heard, median, millis, rounds_here, shown};
use ansage_sound::earcon;
use ansage_words::locale::Args;
use ansage_words::presentation::Earcon;
use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

type SoundBenchError = Box<dyn std::error::Error>;

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(20);

const ENTER: &[u8] = b"\r";
const BACKSPACE: &[u8] = b"\x7f";
const STOP: &[u8] = b"\x13";

/// Every figure, for this program and for the one of before.
pub fn measure(folder: &Path, loud: &Receiver<Instant>) -> bool {
    let before = std::env::var_os("ANSAGE_BEFORE").map(|path| path.to_string_lossy().into_owned());
    let mut programs = vec![("now", env!("CARGO_BIN_EXE_ansage").to_owned())];
    programs.extend(before.map(|path| ("before", path)));
    let mut all = true;
    for (name, program) in programs {
        let figure = |what: &str, value: f64| BenchFigure::millis(format!("the program {name}: {what}"), value, Open);
        all &= judge(|| {
            let times = figures(&program, folder, loud)?;
            let names = ["Enter to the first sample", "key to cue", "Ctrl+S to silence"];
            let taken = names.into_iter().zip(times).map(|(what, time)| figure(what, millis(time)));
            Ok::<_, SoundBenchError>(taken.collect())
        });
        all &= judge(|| {
            let late = late_cue(&program, folder)?;
            Ok::<_, SoundBenchError>(vec![figure("a press during the announcement to its cue", late as f64)])
        });
    }
    all
}

/// Medians: Enter to the first sample of its answer, a key to its cue, and the stop key to silence.
fn figures(program: &str, folder: &Path, loud: &Receiver<Instant>) -> Result<[Duration; 3], SoundBenchError> {
    let pair = native_pty_system().openpty(PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 })?;
    let mut command = CommandBuilder::new(program);
    command.args(["play", "--lang", "en", "--voice", "self", "--journal"]);
    command.arg(folder.join(format!("{}.journal", program.len())));
    command.cwd(folder);
    for (name, value) in environment(folder) {
        command.env(name, value);
    }
    let mut child = pair.slave.spawn_command(command)?;
    let mut screen = pair.master.try_clone_reader()?;
    let mut keys = pair.master.take_writer()?;
    let (send, shown) = channel();
    std::thread::spawn(move || {
        let mut block = [0; 4_096];
        while let Ok(length @ 1..) = screen.read(&mut block) {
            if send.send(block[..length].to_vec()).is_err() {
                return;
            }
        }
    });
    let mut seen = Vec::new();
    let ready = shown::words("announce-not-started", &Args::new());
    while !String::from_utf8_lossy(&seen).contains(&ready) {
        seen.extend(shown.recv_timeout(PATIENCE)?);
    }
    let mut press = |key: &[u8]| -> Result<Duration, SoundBenchError> {
        let time = heard(loud, &mut || drop(keys.write_all(key).and_then(|()| keys.flush())));
        time.ok_or_else(|| format!("nothing was heard of the key {key:?}").into())
    };
    // What is said at the start is stopped; the first round is not counted.
    let mut rounds = |key: &[u8]| -> Result<Vec<Duration>, SoundBenchError> {
        let times = (0..=rounds_here()).map(|_| {
            let time = press(key);
            let _ = loud.recv_timeout(Duration::from_millis(50));
            time
        });
        times.skip(1).collect()
    };
    let (enter, cue) = (rounds(ENTER)?, rounds(BACKSPACE)?);
    let mut silences = Vec::new();
    for _ in 0..rounds_here() {
        while loud.recv_timeout(Duration::from_millis(400)).is_ok() {}
        keys.write_all(b"help\r")?;
        loud.recv_timeout(PATIENCE)?;
        // In the middle of a word.
        let until = Instant::now() + Duration::from_millis(700);
        while Instant::now() < until {
            let _ = loud.recv_timeout(Duration::from_millis(20));
        }
        let stopped = Instant::now();
        keys.write_all(STOP)?;
        let mut last = stopped;
        while let Ok(at) = loud.recv_timeout(Duration::from_millis(250)) {
            last = at;
        }
        silences.push(last - stopped);
    }
    keys.write_all(b"\x03\x03")?;
    drop(child.kill());
    drop(child.wait());
    Ok([median(enter), median(cue), median(silences)])
}

/// In a recording on one output: so many milliseconds after a press during the announcement its cue is heard.
fn late_cue(program: &str, folder: &Path) -> Result<usize, SoundBenchError> {
    let pressed = 6_300;
    let wav = folder.join("press.wav");
    drop(std::fs::remove_file(folder.join("press.journal")));
    let child = Command::new(program)
        .args(["play", "--lang", "en", "--clock", "script", "--journal", "press.journal", "--audio", "wav:press.wav"])
        .current_dir(folder)
        .env("HOME", folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()?;
    let mut child = EndedProcess(child);
    let mut pipe = child.0.stdin.take().ok_or("no pipe")?;
    pipe.write_all(b"start\n+6\ne4\n+0.3\npress\n+5\n")?;
    drop(pipe);
    child.0.wait()?;
    let mut reader = hound::WavReader::open(wav)?;
    let left: Result<Vec<f32>, _> =
        reader.samples::<i16>().step_by(2).map(|sample| sample.map(|sample| f32::from(sample) / 32_768.0)).collect();
    let left = left?;
    let wanted = earcon::earcon_samples(Earcon::PressKept);
    // Where the recording is most like the cue, for its knocks are like no word.
    let alike = |at: usize| {
        let dot: f32 = left[at..].iter().zip(&wanted).step_by(4).map(|(a, b)| a * b).sum();
        let power: f32 = left[at..].iter().take(wanted.len()).map(|a| a * a).sum();
        dot / power.sqrt().max(1e-3)
    };
    let places = (48 * pressed..left.len().saturating_sub(wanted.len())).step_by(6);
    let best = places.max_by(|a, b| alike(*a).total_cmp(&alike(*b))).ok_or("too short")?;
    Ok((best / 48).saturating_sub(pressed))
}
