//! How soon a lift on the tactile board is heard: the board's real firmware in its simulator in real time, the real
//! program on a pseudo-terminal with its real mixer, which writes a WAV file at real-time positions.
//!
//! `cargo bench --bench tactile`. From the simulator's moment of the lift to the first sample of its cue at the mixer:
//! the median is to be 60 ms or less. The parts are told too: the board (debounce, and the frame on the wire at 38400
//! baud), the way into the program, the program (referee, journal on the disk, mixer). A sound card's buffer of 256
//! frames comes on top: 5.3 ms at most. Beside them, in the same run, the sound of a key that reaches no disk.
//!
//! Three clocks are brought together: the simulator's, this program's, and that of the game's moments, which the
//! positions in the file follow. Each is taken from the messages that came soonest, so that the figures are right to
//! about two milliseconds. Exit code 1 when the demand is not met, or nothing could be measured.

#[path = "../support/code.rs"]
mod code;
#[path = "../support/measured.rs"]
mod measured;
#[path = "../support/pty.rs"]
mod pty;
#[path = "../support/shown.rs"]
mod shown;
#[path = "../support/simulator.rs"]
mod simulator;

use FigureBound::AtMost;
use ansage_game::seat::Color;
use ansage_words::locale::Args;
use measured::{BenchFigure, FigureBound, judge};
use pty::{TerminalSeat, TestHome, keys};
use simulator::Simulator;
use std::process::ExitCode;
use std::time::Instant;

/// The number of lifts that are measured.
const LIFTS: usize = 60;

/// The number of keys that bring the clocks together.
const KEYS: usize = 12;

/// The demand, in milliseconds.
const DEMAND: f64 = 60.0;

/// Samples below this are silence.
const SILENCE: i16 = 3;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

fn main() -> ExitCode {
    let Some(board) = Simulator::start(&["--trace", "--position", START]) else {
        // The reason has been said; where `make` has built the simulator, its absence is a failure.
        return ExitCode::SUCCESS;
    };
    let mut board = Some(board);
    let measured = judge(|| {
        let board = board.take().or_else(|| Simulator::start(&["--trace", "--position", START]));
        board.map(lifts).ok_or("the simulator does not start again")
    });
    if measured { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn lifts(board: Simulator) -> Vec<BenchFigure> {
    let mut medians = Vec::new();
    let mut run = TactileRun::begin(board);
    for (name, bounce) in [("clean contacts", "bounce 0"), ("15 bounces within 20 ms", "bounce 15 20")] {
        run.board.say(bounce);
        let lifts = (0..measured::times(LIFTS)).map(|number| run.lift(number)).collect();
        run.lifts.push((name, lifts));
    }
    for (name, figures) in run.ended() {
        println!("tactile: {name}, {} lifts, milliseconds:", figures.len());
        let part = |title: &str, of: fn(&Figure) -> f64| {
            let mut values: Vec<f64> = figures.iter().map(of).collect();
            values.sort_by(f64::total_cmp);
            let at = |share: f64| values[((values.len() - 1) as f64 * share).round() as usize];
            let (least, median, most) = (at(0.0), at(0.5), at(1.0));
            println!("  {title:<34} {least:6.1} least {median:6.1} median {:6.1} 95 % {most:6.1} most", at(0.95));
            median
        };
        part("board: debounce", |it| it.debounce);
        part("wire: the frame's bytes", |it| it.wire);
        part("host: until it is stamped", |it| it.host);
        part("program: until its first sample", |it| it.program);
        let median = part("lift to cue", |it| it.debounce + it.wire + it.host + it.program);
        medians.push(BenchFigure::millis(format!("lift to cue, {name}"), median, AtMost(DEMAND)));
    }
    medians
}

/// The parts of one lift's way, in milliseconds.
struct Figure {
    debounce: f64,
    wire: f64,
    host: f64,
    program: f64,
}

/// A lift as the simulator tells it, in its own milliseconds.
struct Lift {
    at: f64,
    sent: f64,
    bytes: usize,
}

struct TactileRun {
    board: Simulator,
    seat: TerminalSeat,
    home: TestHome,
    origin: Instant,
    /// This program's milliseconds less the simulator's, at least.
    ahead: f64,
    /// When keys were typed that are recorded.
    typed: Vec<f64>,
    /// When keys were typed that only sound.
    focused: Vec<f64>,
    lifts: Vec<(&'static str, Vec<Lift>)>,
}

impl TactileRun {
    fn begin(board: Simulator) -> TactileRun {
        let home = TestHome::new("bench-tactile");
        let mut seat = TerminalSeat::heard(&home, &["--board", &board.path(), "--guide", "cues"]);
        seat.until(&shown::line_of("announce-board-found", Color::White));
        seat.line("start");
        seat.until(&shown::line_of("announce-started", Color::White));
        let mut run = TactileRun {
            board,
            seat,
            home,
            origin: Instant::now(),
            ahead: f64::MAX,
            typed: Vec::new(),
            focused: Vec::new(),
            lifts: Vec::new(),
        };
        // The words that the game begins cover the first key's sound.
        run.board.say("wait 2000");
        run.board.wait_for("wait 2000");
        for _ in 0..measured::times(KEYS) {
            run.typed.push(run.now());
            run.seat.keys(keys::F8);
            run.seat.until(&shown::line_of("announce-clock-not-running", Color::Black));
            run.rest();
            run.focused.push(run.now());
            run.seat.keys(keys::TAB);
            run.rest();
            run.seat.keys(keys::ESCAPE);
            run.rest();
        }
        run
    }

    fn now(&self) -> f64 {
        self.origin.elapsed().as_secs_f64() * 1_000.0
    }

    /// Lets what sounds sound out.
    fn rest(&mut self) {
        self.board.say("wait 500");
        self.board.wait_for("wait 500");
    }

    /// A line of the simulator's: its moment, and the line.
    fn heard(&mut self, part: &str) -> (f64, String) {
        let line = self.board.wait_for(part);
        let at: f64 = line.split_whitespace().nth(1).and_then(|word| word.parse().ok()).unwrap_or_default();
        self.ahead = self.ahead.min(self.now() - at);
        (at, line)
    }

    fn lift(&mut self, number: usize) -> Lift {
        let square = ["a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2"][number % 8];
        // At no fixed place in the round of the scan.
        self.board.say(&format!("wait {}", 20 + number * 7 % 13));
        self.board.say(&format!("lift {square}"));
        let (at, _) = self.heard(&format!("lift {square}"));
        let (sent, line) = self.heard("$E,");
        let frame = line.splitn(3, ' ').nth(2).unwrap_or_default();
        let touched = Args::new().with_color(Color::White).set("square", square).set("piece", "");
        self.seat.until(&shown::line("announce-peg-touched", &touched));
        self.rest();
        self.board.say(&format!("put {square} P"));
        self.heard("$E,");
        self.seat.until(&shown::line("announce-board-stands", &Args::new()));
        self.rest();
        Lift { at, sent, bytes: frame.len() + 2 }
    }

    /// Leaves, and brings the clocks together.
    fn ended(self) -> Vec<(&'static str, Vec<Figure>)> {
        let TactileRun { mut seat, home, ahead, typed, focused, lifts, .. } = self;
        seat.read_all();
        seat.quit();
        let stamps = |what: &dyn Fn(&serde_json::Value) -> bool| stamps(&home, what);
        let keys = stamps(&|event| event["clock-pressed"]["player"] == "black");
        let lifted = stamps(&|event| event["board-reported"]["lifted"].is_object());
        assert_eq!((keys.len(), lifted.len()), (typed.len(), lifts.iter().map(|(_, lifts)| lifts.len()).sum()));
        // A stamp is a whole millisecond that has begun.
        let moments = keys.iter().zip(&typed).map(|(stamp, typed)| stamp + 0.5 - typed).fold(f64::MAX, f64::min);
        let onsets = onsets(&home.path("game.wav"));
        let sounds = |from: f64| onsets.iter().copied().find(|onset| *onset >= from - 2.0).unwrap_or(f64::NAN);
        let mut key: Vec<f64> = focused.iter().map(|typed| sounds(typed + moments) - (typed + moments)).collect();
        key.sort_by(f64::total_cmp);
        println!("tactile: beside it, a key that moves the focus, to its sound: {:.1} ms median", key[key.len() / 2]);
        let mut stamps = lifted.into_iter();
        let figure = |lift: &Lift| {
            let stamp = stamps.next().unwrap_or(f64::NAN);
            let wire = lift.bytes as f64 * 10.0 / 38.4;
            Figure {
                debounce: lift.sent - lift.at - lift.bytes as f64 * 11.0 / 38.4,
                wire,
                host: stamp + 0.5 - (lift.sent + ahead + moments),
                program: sounds(stamp) - (stamp + 0.5),
            }
        };
        let mut figure = figure;
        lifts.iter().map(|(name, lifts)| (*name, lifts.iter().map(&mut figure).collect())).collect()
    }
}

/// The moments of the journal's events of a kind, in milliseconds.
fn stamps(home: &TestHome, what: &dyn Fn(&serde_json::Value) -> bool) -> Vec<f64> {
    let journal = std::fs::read_to_string(home.path("journal")).unwrap();
    let entries = journal.lines().skip(1).map(|line| line.split('\t').collect::<Vec<_>>());
    let of_kind = entries.filter(|fields| serde_json::from_str(fields[4]).is_ok_and(|event| what(&event)));
    let millis =
        |text: &str| text.split(':').fold(0.0, |sum, part| sum * 60.0 + part.parse::<f64>().unwrap()) * 1_000.0;
    of_kind.map(|fields| millis(fields[1])).collect()
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
