//! How soon the console answers and how much memory it holds, on a pseudo-terminal, with the real program.
//!
//! `cargo bench --bench console`. The figures, each with what it is compared with in the same run:
//! 1. a typed letter's echo takes at most twice as long as that of a bare loop in raw mode that writes what it reads;
//! 2. from the start to the first line that says what to type: at most 7 times as long as `/bin/true`;
//! 3. the first text of a fresh process: at most 5 ms;
//! 4. a key's echo at a host while 10,000 connections bring garbage: at most 172 ms;
//! 5. resident memory after some moves, with the voice and a WAV file: at most 18 MB;
//! 6. the program's own size without its symbols: at most 25 MB as Cargo.toml has it.
//!
//! Exit code 1 when a demand is not met, or the program does not show what is waited for. What cannot be measured is said to be skipped, with the reason.

#[path = "console/crowd.rs"]
mod crowd;
#[path = "../support/measured.rs"]
mod measured;
#[path = "../support/shown.rs"]
mod shown;

use FigureBound::{AtMost, Open};
use ansage_game::moment::Span;
use ansage_game::seat::Color;
use ansage_link::driver::discovery::DEFAULT_PORT;
use ansage_words::locale::{Args, Locale};
use measured::{BenchFigure, FigureBasis, FigureBound, judge};
use portable_pty::{Child, CommandBuilder, PtySize, native_pty_system};
use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

type ConsoleBenchError = Box<dyn std::error::Error>;

/// The number of keys whose echo is measured, and of starts.
const KEYS: usize = 300;
const STARTS: usize = 21;

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(20);

/// After so long without output the next key is typed.
const QUIET: Duration = Duration::from_millis(4);

/// After so long without output the next line is asked for.
const LINE: Duration = Duration::from_millis(100);

/// What the program says when it is ready.
fn prompt() -> String {
    shown::words("announce-not-started", &Args::new())
}

fn main() -> ExitCode {
    if std::env::args().any(|argument| argument == "--bare-echo") {
        return match bare_echo() {
            Ok(()) => ExitCode::SUCCESS,
            Err(_) => ExitCode::FAILURE,
        };
    }
    if std::env::args().any(|argument| argument == "--first-text") {
        first_text();
        return ExitCode::SUCCESS;
    }
    let folder = ConsoleFolder(std::env::temp_dir().join(format!("ansage-console-{}", std::process::id())));
    if let Err(error) = fs::create_dir_all(&folder.0) {
        println!("console: not measured: {error}");
        return ExitCode::FAILURE;
    }
    let folder = &folder.0;
    let met = [
        judge(|| echo(folder)),
        judge(|| start(folder)),
        judge(text),
        judge(|| crowd::crowd(folder)),
        judge(|| memory(folder)),
        judge(|| size(folder)),
    ];
    if met.iter().all(|met| *met) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// A folder that goes with this program.
struct ConsoleFolder(PathBuf);

impl Drop for ConsoleFolder {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

/// The loop that is compared with: raw mode, and every byte comes back.
fn bare_echo() -> std::io::Result<()> {
    crossterm::terminal::enable_raw_mode()?;
    let (mut from, mut to) = (std::io::stdin(), std::io::stdout());
    to.write_all(b"ready")?;
    to.flush()?;
    let mut block = [0; 64];
    while let length @ 1.. = from.read(&mut block)? {
        to.write_all(&block[..length])?;
        to.flush()?;
    }
    Ok(())
}

/// In a process of its own: prints how many microseconds the first text took, with all that is read for it, and the second.
fn first_text() {
    let began = Instant::now();
    let first = Locale::new(Some("de")).duration_text(Span::from_secs(2));
    let read = began.elapsed();
    let second = Locale::new(Some("de")).duration_text(Span::from_secs(3));
    println!("{} {} {first} {second}", read.as_micros(), (began.elapsed() - read).as_micros());
}

/// A program on a terminal of its own. It ends with this.
struct BenchTerminal {
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    parts: Receiver<(Instant, Vec<u8>)>,
    seen: Vec<u8>,
    began: Instant,
    _master: Box<dyn portable_pty::MasterPty + Send>,
}

impl Drop for BenchTerminal {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

impl BenchTerminal {
    fn take(command: CommandBuilder) -> Result<BenchTerminal, ConsoleBenchError> {
        let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pty = native_pty_system().openpty(size)?;
        let mut reader = pty.master.try_clone_reader()?;
        let keys = pty.master.take_writer()?;
        let (send, parts) = channel();
        std::thread::spawn(move || {
            let mut block = [0; 4_096];
            while let Ok(length @ 1..) = reader.read(&mut block) {
                if send.send((Instant::now(), block[..length].to_vec())).is_err() {
                    return;
                }
            }
        });
        let began = Instant::now();
        let child = pty.slave.spawn_command(command)?;
        Ok(BenchTerminal { child, keys, parts, seen: Vec::new(), began, _master: pty.master })
    }

    /// When this was printed, after what was waited for before.
    fn printed(&mut self, text: &str) -> Result<Instant, ConsoleBenchError> {
        let mut at = Instant::now();
        loop {
            let found = self.seen.windows(text.len()).position(|part| part == text.as_bytes());
            if let Some(found) = found {
                self.seen.drain(..found + text.len());
                return Ok(at);
            }
            let (when, part) = self
                .parts
                .recv_timeout(PATIENCE)
                .map_err(|_| format!("{text:?} was not printed, only {:?}", String::from_utf8_lossy(&self.seen)))?;
            at = when;
            self.seen.extend(part);
        }
    }

    /// The port behind this address, after as many Enters as it takes: each shows the next line.
    fn port(&mut self, text: &str) -> Result<u16, ConsoleBenchError> {
        let mut seen = Vec::new();
        let end = Instant::now() + PATIENCE;
        while Instant::now() < end {
            self.type_keys("\r")?;
            while let Ok((_, part)) = self.parts.recv_timeout(LINE) {
                seen.extend(part);
            }
            let lines = String::from_utf8_lossy(&seen).into_owned();
            if let Some((_, rest)) = lines.split_once(text) {
                let Some(port) = rest.strip_prefix(':') else { return Ok(DEFAULT_PORT) };
                return Ok(port.chars().take_while(char::is_ascii_digit).collect::<String>().parse()?);
            }
        }
        Err(format!("{text:?} was not printed, only {:?}", String::from_utf8_lossy(&seen)).into())
    }

    fn quiet(&mut self) {
        while self.parts.recv_timeout(QUIET).is_ok() {}
        self.seen.clear();
    }

    fn type_keys(&mut self, keys: &str) -> Result<(), ConsoleBenchError> {
        self.keys.write_all(keys.as_bytes())?;
        self.keys.flush()?;
        Ok(())
    }

    /// From a key to its echo.
    fn echo(&mut self, key: &str) -> Result<Duration, ConsoleBenchError> {
        self.quiet();
        let begun = Instant::now();
        self.type_keys(key)?;
        Ok(self.printed(key)? - begun)
    }
}

fn least(times: Vec<Duration>) -> f64 {
    times.into_iter().min().unwrap_or_default().as_secs_f64() * 1_000.0
}

/// The loop that is compared with, on a terminal of its own.
fn bare() -> Result<BenchTerminal, ConsoleBenchError> {
    let mut command = CommandBuilder::new(std::env::current_exe()?);
    command.arg("--bare-echo");
    BenchTerminal::take(command)
}

fn ansage(folder: &Path, journal: &str) -> CommandBuilder {
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ansage"));
    command.args(["play", "--lang", "en", "--voice", "self", "--audio", "wav:game.wav", "--journal", journal]);
    command.cwd(folder);
    command.env("HOME", folder);
    command.env("XDG_CONFIG_HOME", folder.join("config"));
    command.env("TERM", "xterm");
    command
}

fn median(mut times: Vec<Duration>) -> f64 {
    times.sort();
    times[times.len() / 2].as_secs_f64() * 1_000.0
}

fn echo(folder: &Path) -> Result<Vec<BenchFigure>, ConsoleBenchError> {
    drop(fs::remove_file(folder.join("echo")));
    let mut bare = bare()?;
    let mut ours = BenchTerminal::take(ansage(folder, "echo"))?;
    bare.printed("ready")?;
    ours.printed(&prompt())?;
    let (mut bare_times, mut our_times) = (Vec::new(), Vec::new());
    let keys = measured::times(KEYS);
    for number in 0..keys {
        let key = ["a", "b", "c", "d", "e", "f", "g", "h"][number % 8];
        bare_times.push(bare.echo(key)?);
        our_times.push(ours.echo(key)?);
        if number % 8 == 7 {
            // An empty line again: Ctrl+U is not asked of it, only Backspace.
            ours.type_keys(&"\x7f".repeat(8))?;
        }
    }
    let (bare, ours) = (median(bare_times), median(our_times));
    println!("echo of a letter, median of {keys}: bare {bare:.3} ms, ours {ours:.3} ms");
    Ok(vec![BenchFigure::ratio("echo of a letter, to a bare echo", ours / bare, AtMost(2.0))])
}

fn start(folder: &Path) -> Result<Vec<BenchFigure>, ConsoleBenchError> {
    let (mut nothing, mut ours) = (Vec::new(), Vec::new());
    let starts = measured::times(STARTS);
    for number in 0..=starts {
        let mut bare = BenchTerminal::take(CommandBuilder::new("/bin/true"))?;
        bare.child.wait()?;
        let empty = bare.began.elapsed();
        let journal = format!("start-{number}");
        drop(fs::remove_file(folder.join(&journal)));
        let mut seat = BenchTerminal::take(ansage(folder, &journal))?;
        let time = seat.printed(&prompt())? - seat.began;
        // The first start is not counted: the disk's cache is cold.
        if number > 0 {
            nothing.push(empty);
            ours.push(time);
        }
    }
    // Whatever else runs only adds to a start, and to the short one most: the least of each is compared.
    let (nothing, ours) = (least(nothing), least(ours));
    println!("start to the first prompt, least of {starts}: /bin/true {nothing:.1} ms, ours {ours:.1} ms");
    Ok(vec![
        BenchFigure::ratio("start to the first prompt, to /bin/true", ours / nothing, AtMost(7.0)),
        BenchFigure::millis("start to the first prompt", ours, Open),
    ])
}

fn text() -> Result<Vec<BenchFigure>, ConsoleBenchError> {
    let (mut firsts, mut seconds) = (Vec::new(), Vec::new());
    let starts = measured::times(STARTS);
    for _ in 0..starts {
        let output = std::process::Command::new(std::env::current_exe()?).arg("--first-text").output()?;
        let printed = String::from_utf8(output.stdout)?;
        let mut times = printed.split(' ').map(|word| word.parse().map(Duration::from_micros));
        let mut next = || times.next().ok_or_else(|| format!("no time in {printed:?}"));
        firsts.push(next()??);
        seconds.push(next()??);
    }
    let (first, second) = (median(firsts), median(seconds));
    println!("first text of a fresh process, median of {starts}: {first:.2} ms, the second {second:.2} ms");
    Ok(vec![BenchFigure::millis("first text of a fresh process", first, AtMost(5.0))])
}

fn memory(folder: &Path) -> Result<Vec<BenchFigure>, ConsoleBenchError> {
    drop(fs::remove_file(folder.join("memory")));
    let mut seat = BenchTerminal::take(ansage(folder, "memory"))?;
    seat.printed(&prompt())?;
    seat.type_keys("start\r")?;
    seat.printed(&shown::words("announce-started", &Args::new()))?;
    let to_move = shown::words("announce-to-move", &Args::new().with_color(Color::Black));
    for (white, black) in [("e4", "e5"), ("Nf3", "Nf6"), ("d4", "exd4")] {
        seat.type_keys(&format!("{white}\r"))?;
        seat.printed(&shown::words_after_move("announce-own-move", Color::White))?;
        seat.type_keys(" ")?;
        seat.printed(&to_move)?;
        // F8, the opponent's clock.
        seat.type_keys("\x1b[19~")?;
        seat.printed(&shown::words("announce-replied", &Args::new().with_color(Color::Black)))?;
        seat.type_keys(&format!("{black}\r"))?;
        seat.printed(&shown::words_after_move("announce-move-and-turn", Color::Black))?;
    }
    seat.quiet();
    let Some(process) = seat.child.process_id() else { return Ok(skipped("it has no number")) };
    let read = |name: &str| fs::read_to_string(format!("/proc/{process}/{name}"));
    let Ok(status) = read("status") else { return Ok(skipped("there is no /proc")) };
    if !read("maps").is_ok_and(|maps| maps.contains("libespeak-ng")) {
        return Ok(skipped("libespeak-ng is missing"));
    }
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
    let kilobytes: f64 = line.trim().trim_end_matches(" kB").trim().parse()?;
    let megabytes = kilobytes / 1_024.0;
    let name = "resident memory after six half-moves";
    Ok(vec![BenchFigure::new(name, megabytes, "MB", AtMost(18.0), FigureBasis::Steady)])
}

/// The size of the program without its symbols. With another profile, as in `make smoke`, only its growth is judged.
fn size(folder: &Path) -> Result<Vec<BenchFigure>, ConsoleBenchError> {
    let stripped = folder.join("stripped");
    let mut strip = std::process::Command::new("strip");
    match strip.arg("-o").arg(&stripped).arg(env!("CARGO_BIN_EXE_ansage")).status() {
        Ok(status) if status.success() => {}
        _ => {
            println!("size of the program: skipped: strip is missing");
            return Ok(Vec::new());
        }
    }
    let megabytes = fs::metadata(&stripped)?.len() as f64 / 1e6;
    let architecture = std::env::consts::ARCH;
    let (profile, bound) = match std::env::var("CARGO_PROFILE_RELEASE_LTO") {
        Ok(lto) => (format!("LTO {lto}"), Open),
        Err(_) => ("release".to_owned(), AtMost(25.0)),
    };
    let name = format!("size of the program, {architecture}, {profile}");
    Ok(vec![BenchFigure::new(name, megabytes, "MB", bound, FigureBasis::Size)])
}

fn skipped(why: &str) -> Vec<BenchFigure> {
    println!("resident memory: skipped: {why}");
    Vec::new()
}
