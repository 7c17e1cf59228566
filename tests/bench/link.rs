//! How soon the paired board answers: two real programs on two pseudo-terminals, joined over the loopback.
//!
//! `cargo bench --bench link`. Three figures:
//! 1. from the bytes of a click to the changed cells on the sighted player's screen: under 5 ms;
//! 2. from the key that announces a move at the host to its words on the other screen, and from the click that makes one
//!    to its line at the host: within 20 ms. Between them lie the referee, the journal on the disk, the encrypted line and
//!    what the joined station keeps on its own disk;
//! 3. from such a click to the first sample of its sound in the hall, in the host's WAV file at real-time positions:
//!    within 20 ms.
//!
//! The medians are demanded; beside them stands what 95 of 100 keep. Exit code 1 when a demand is not met, or nothing
//! could be measured. For the third figure the clock of this program and that of the game's moments are brought together
//! by keys whose stamps stand in the journal, right to about a millisecond.

#[path = "../support/code.rs"]
mod code;
#[path = "../support/measured.rs"]
mod measured;
#[path = "../support/pty.rs"]
mod pty;
#[path = "../support/shown.rs"]
mod shown;

use FigureBound::AtMost;
use ansage_game::seat::Color;
use ansage_seats::sighted::layout::ScreenLayout;
use ansage_words::locale::Args;
use measured::{BenchFigure, FigureBound, judge};
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use pty::{TerminalSeat, TestHome, keys};
use ratatui::layout::Rect;
use std::io::{Read, Write};
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// The number of clicks that are measured.
const CLICKS: usize = 60;
/// The number of moves each way.
const MOVES: usize = 16;
/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(20);
/// Two clicks on one square within a quarter of a second count as one that bounced; and the host takes so many acts a
/// second at most.
const REST: Duration = Duration::from_millis(300);
/// After so long without another picture a click is taken for one that bounced.
const BOUNCED: Duration = Duration::from_secs(2);
/// The demands, in milliseconds.
const PAINT: f64 = 5.0;
const HEARD: f64 = 20.0;
/// Samples below this are silence.
const SILENCE: i16 = 3;

fn main() -> ExitCode {
    if judge(take) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn take() -> Result<Vec<BenchFigure>, String> {
    let mut run = LinkRun::begin();
    let clicks = run.clicks();
    let (there, back) = run.moves();
    let sounds = run.ended();
    [
        figure("click to paint", clicks, PAINT),
        figure("move announced at the host, shown at the other station", there, HEARD),
        figure("move made at the other station, shown at the host", back, HEARD),
        figure("move made at the other station, first sample in the hall", sounds, HEARD),
    ]
    .into_iter()
    .collect()
}

/// The median of a figure's times.
fn figure(name: &str, mut times: Vec<f64>, demand: f64) -> Result<BenchFigure, String> {
    times.retain(|time| time.is_finite());
    if times.is_empty() {
        return Err(name.to_owned());
    }
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[((times.len() - 1) as f64 * share).round() as usize];
    let (median, most) = (at(0.5), at(0.95));
    println!("link: {name}, {} times: {median:.1} ms median, {most:.1} ms 95 %", times.len());
    Ok(BenchFigure::millis(name, median, AtMost(demand)))
}

/// The sighted player's station, its picture as far as it has come.
struct SightedStation {
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    parts: Receiver<(Instant, Vec<u8>)>,
    picture: vt100::Parser,
    _master: Box<dyn MasterPty + Send>,
}

impl Drop for SightedStation {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

impl SightedStation {
    fn join(home: &TestHome, address: &str) -> SightedStation {
        let pty = native_pty_system().openpty(PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 }).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ansage"));
        command.env_clear();
        for (name, value) in home.environment() {
            command.env(name, value);
        }
        command.cwd(home.path(""));
        command.args(["join", address, "--code-file", "code", "--lang", "en", "--audio", "none"]);
        let child = pty.slave.spawn_command(command).unwrap();
        let mut reader = pty.master.try_clone_reader().unwrap();
        let keys = pty.master.take_writer().unwrap();
        let (send, parts) = channel();
        std::thread::spawn(move || {
            let mut block = [0; 16 * 1024];
            while let Ok(length @ 1..) = reader.read(&mut block) {
                if send.send((Instant::now(), block[..length].to_vec())).is_err() {
                    return;
                }
            }
        });
        SightedStation { child, keys, parts, picture: vt100::Parser::new(24, 80, 0), _master: pty.master }
    }

    /// When the picture first was so.
    fn until(&mut self, what: &str, ready: impl Fn(&vt100::Screen) -> bool) -> Instant {
        let at = self.within(PATIENCE, ready);
        at.unwrap_or_else(|| panic!("awaited {what}; screen:\n{}", self.picture.screen().contents()))
    }

    /// The same; `None` where it was not so in this time.
    fn within(&mut self, time: Duration, ready: impl Fn(&vt100::Screen) -> bool) -> Option<Instant> {
        let mut at = Instant::now();
        let end = at + time;
        while !ready(self.picture.screen()) {
            let left = end.saturating_duration_since(Instant::now());
            let (when, part) = self.parts.recv_timeout(left).ok()?;
            at = when;
            self.picture.process(&part);
        }
        Some(at)
    }

    fn shows(&mut self, text: &str) -> Instant {
        self.until(text, |screen| screen.contents().contains(text))
    }

    /// Lets time pass, and takes in what comes meanwhile.
    fn rest(&mut self) {
        let end = Instant::now() + REST;
        while let Ok((_, part)) = self.parts.recv_timeout(end.saturating_duration_since(Instant::now())) {
            self.picture.process(&part);
        }
    }

    fn press(&mut self, keys: &str) -> Instant {
        let at = Instant::now();
        self.keys.write_all(keys.as_bytes()).and_then(|()| self.keys.flush()).unwrap();
        at
    }

    fn click(&mut self, square: &str) -> Instant {
        let (column, row) = cell(square);
        self.press(&format!("\u{1b}[<0;{0};{1}M\u{1b}[<0;{0};{1}m", column + 1, row + 1))
    }
}

fn cell(square: &str) -> (u16, u16) {
    let layout = ScreenLayout::from_area(Rect::new(0, 0, 80, 24), false);
    let square = layout.square_area(square.parse().unwrap(), Color::Black);
    (square.x + 1, square.y)
}

struct LinkRun {
    host: TerminalSeat,
    home: TestHome,
    board: SightedStation,
    origin: Instant,
    /// When keys were typed whose stamps stand in the journal.
    typed: Vec<f64>,
    /// When clicks made a move.
    made: Vec<f64>,
}

impl LinkRun {
    fn begin() -> LinkRun {
        let (home, guest) = (TestHome::new("bench-link"), TestHome::new("bench-link-guest"));
        let wav = format!("wav:{}", home.path("game.wav"));
        let args = [
            "host",
            "--journal",
            "journal",
            "--lang",
            "en",
            "--no-discovery",
            "--listen",
            "127.0.0.1:0",
            "--time",
            "90+30",
            "--audio",
            &wav,
            "--voice",
            "off",
            "--clock-waits",
            "no",
            "--rule",
            "fivefold=no",
        ];
        let mut host = TerminalSeat::program(&home, 80, &args);
        let code = shown::line("link-code", &Args::new().set("code", ""));
        let lines = host.until(&code);
        let told = |start: &str| lines.iter().find_map(|line| line.split_once(start)).unwrap().1.to_owned();
        let port = told(&shown::line("link-address", &Args::new().set("address", "127.0.0.1")));
        std::fs::write(guest.path("code"), told(&code)).unwrap();
        let mut board = SightedStation::join(&guest, &format!("127.0.0.1{port}"));
        board.shows(&shown::line("join-joined", &Args::new().set("role", "player").with_color(Color::Black)));
        let joined = Args::new().set("what", "joined-stops").with_color(Color::Black);
        host.until(&shown::line("announce-link-there", &joined));
        host.line("start");
        board.shows(&shown::line_of("announce-started", Color::White));
        board.rest();
        LinkRun { host, home, board, origin: Instant::now(), typed: Vec::new(), made: Vec::new() }
    }

    fn millis(&self, at: Instant) -> f64 {
        (at - self.origin).as_secs_f64() * 1_000.0
    }

    /// In the opponent's turn a piece is taken and put back again and again.
    fn clicks(&mut self) -> Vec<f64> {
        let (column, row) = cell("e7");
        let mut times = Vec::new();
        for _ in 0..measured::times(CLICKS) {
            self.board.rest();
            let cells = |screen: &vt100::Screen| {
                (column - 1..column + 3).map(|at| screen.cell(row, at).cloned()).collect::<Vec<_>>()
            };
            let before = cells(self.board.picture.screen());
            // On a busy machine two clicks may reach the program so close together that the second counts as one that bounced.
            let tried = (0..CLICKS).find_map(|_| {
                let clicked = self.board.click("e7");
                let painted = self.board.within(BOUNCED, |screen| cells(screen) != before)?;
                Some(painted - clicked)
            });
            times.push(tried.expect("another picture of e7").as_secs_f64() * 1_000.0);
        }
        times
    }

    /// Knights go out and home: White's by word, Black's by hand.
    fn moves(&mut self) -> (Vec<f64>, Vec<f64>) {
        let (mut there, mut back) = (Vec::new(), Vec::new());
        for number in 0..measured::times(MOVES) {
            let (white, black) =
                if number % 2 == 0 { (["g1", "f3"], ["g8", "f6"]) } else { (["f3", "g1"], ["f6", "g8"]) };
            let (said, words) = (format!("N{}", white[1]), format!("N{}-{}", white[0], white[1]));
            let ply = format!("{}. {words}", number + 1);
            let moved = |id: &str, color, words: &str| {
                shown::line(id, &Args::new().with_color(color).set_own_text("move", words))
            };
            self.host.typing(&said);
            self.typed.push(self.millis(Instant::now()));
            let entered = Instant::now();
            self.host.keys(keys::ENTER);
            let shown = self.board.shows(&ply);
            there.push((shown - entered).as_secs_f64() * 1_000.0);
            self.host.until(&moved("announce-own-move", Color::White, &words));
            self.host.keys(keys::SPACE);
            self.host.until(&shown::line_of("console-awaited-move", Color::Black));
            self.board.shows(&words);
            self.board.rest();
            for square in white {
                self.board.click(square);
                self.board.rest();
            }
            let repeated = Args::new().with_color(Color::Black).set("move", "");
            self.host.until(&shown::line("announce-repetition", &repeated));
            self.board.rest();
            self.board.click(black[0]);
            // What was said before, and that he has touched it, is over: the announcement waits for nothing.
            self.quiet();
            let made = self.board.click(black[1]);
            self.made.push(self.millis(made));
            let words = format!("N{}-{}", black[0], black[1]);
            self.host.until(&moved("announce-opponents-move", Color::Black, &words));
            back.push(made.elapsed().as_secs_f64() * 1_000.0);
            self.board.rest();
            self.board.press(keys::SPACE);
            self.host.until(&shown::line_of("console-awaited-move", Color::White));
        }
        (there, back)
    }

    /// Lets public speech end.
    fn quiet(&mut self) {
        for _ in 0..20 {
            self.board.rest();
        }
    }

    /// Leaves, and finds what was heard of the moves in the hall.
    fn ended(self) -> Vec<f64> {
        let LinkRun { mut host, home, board, typed, made, .. } = self;
        host.read_all();
        drop(board);
        let gone = Args::new().set("what", "stops").with_color(Color::Black);
        host.until(&shown::line("announce-link-gone", &gone));
        host.quit();
        let stamps = stamps(&home);
        if stamps.len() < typed.len() {
            return Vec::new();
        }
        // A stamp is a whole millisecond that has begun.
        let ahead = stamps.iter().zip(&typed).map(|(stamp, typed)| stamp + 0.5 - typed).fold(f64::MAX, f64::min);
        let onsets = onsets(&home.path("game.wav"));
        let sound = |from: f64| onsets.iter().copied().find(|onset| *onset >= from - 2.0).unwrap_or(f64::NAN);
        made.iter().map(|made| sound(made + ahead) - (made + ahead)).collect()
    }
}

/// The moments of White's announcements in the journal, in milliseconds.
fn stamps(home: &TestHome) -> Vec<f64> {
    let journal = std::fs::read_to_string(home.path("journal")).unwrap();
    let entries = journal.lines().skip(1).map(|line| line.split('\t').collect::<Vec<_>>());
    let announced = entries.filter(|fields| fields[3] == "keyboard" && fields[4].starts_with("{\"announced\""));
    let millis =
        |text: &str| text.split(':').fold(0.0, |sum, part| sum * 60.0 + part.parse::<f64>().unwrap()) * 1_000.0;
    announced.map(|fields| millis(fields[1])).collect()
}

/// The milliseconds at which silence ends: so long as a rest between two sounds.
fn onsets(path: &str) -> Vec<f64> {
    let mut found = Vec::new();
    let mut silent = u32::MAX / 2;
    let samples: Vec<i16> = hound::WavReader::open(path).unwrap().into_samples().map(Result::unwrap).collect();
    for (frame, pair) in samples.chunks(2).enumerate() {
        let loud = pair.iter().any(|sample| sample.unsigned_abs() > SILENCE.unsigned_abs());
        if loud && silent > 48 * 60 {
            found.push(frame as f64 / 48.0);
        }
        silent = if loud { 0 } else { silent.saturating_add(1) };
    }
    found
}
