//! How far the station's clock and a player's clock drift from the system's, over an hour of real play.
//!
//! `cargo bench --bench drift`; `ANSAGE_DRIFT_SECONDS` is the length, 3600 without it. A game is played with the real
//! [`Timepiece`], referee and player's dial, as the station does it: moments are stamped, presses alternate, and the
//! thread sleeps between them. At the beginning and at the end the timepiece is caught in the instant in which it shows
//! the next millisecond, so that its drift is known far below one, and both players' times are added up. Compared with
//! `CLOCK_MONOTONIC`, which nobody can set; on Linux it stands while the machine sleeps, and the timepiece does not.
//!
//! Exit code 1 where the drift is a millisecond or more, or where the times used do not add up. Only tried, it plays for two
//! seconds.

#[path = "../support/measured.rs"]
mod measured;

use FigureBound::AtMost;
use ansage::station::timepiece::Timepiece;
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::moment::{Moment, Span};
use ansage_game::referee::Referee;
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::GameTerms;
use ansage_seats::console::dial::settings::ClockCueSettings;
use ansage_seats::console::{Console, ConsoleSetup};
use measured::{BenchFigure, FigureBasis, FigureBound, judge};
use std::process::ExitCode;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

type DriftError = Box<dyn std::error::Error>;

/// From one press to the next, unless a cue of the dial comes before.
const THINKING: Span = Span::from_millis(7_300);

/// So many half-moves make a game: knights that go out and back must not come to a draw.
const HALF_MOVES: u32 = 12;

/// How often an edge of a millisecond is looked for: the one in which nothing else ran between the two clocks counts.
const TRIES: usize = 200;

fn main() -> ExitCode {
    let usual = if measured::is_measuring() { 3_600 } else { 2 };
    let seconds = std::env::var("ANSAGE_DRIFT_SECONDS").ok().map_or(Ok(usual), |seconds| seconds.parse());
    let Ok(seconds @ 1..) = seconds else {
        println!("drift: ANSAGE_DRIFT_SECONDS is a number of seconds, 1 or more, for example 5");
        return ExitCode::FAILURE;
    };
    if judge(|| measure(seconds)) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The same instant on both clocks.
#[derive(Clone, Copy)]
struct Edge {
    moment: Moment,
    monotonic: Instant,
    /// Between the last reading before the instant and the first after it.
    uncertain: Duration,
}

/// Catches the timepiece as it shows the next millisecond.
fn edge(timepiece: &Timepiece) -> Edge {
    let one = || {
        let first = timepiece.now();
        let mut before = Instant::now();
        loop {
            let moment = timepiece.now();
            let monotonic = Instant::now();
            if moment > first {
                return Edge { moment, monotonic, uncertain: monotonic - before };
            }
            before = monotonic;
        }
    };
    let mut best = one();
    for _ in 1..TRIES {
        let other = one();
        if other.uncertain < best.uncertain {
            best = other;
        }
    }
    best
}

/// Short games, one after the other, without a pause between them.
struct ShortGames {
    referee: Referee,
    console: Console,
    /// Half-moves of this game.
    half_moves: u32,
    /// The times used in the games before.
    used_before: Span,
    presses: u32,
    cues: u32,
}

impl ShortGames {
    fn open() -> Result<ShortGames, DriftError> {
        let time = "6".parse().map_err(|bad| format!("{bad}"))?;
        let referee = Referee::open(GameTerms::new(time)).map_err(|bad| format!("{bad:?}"))?;
        let low = vec![Span::from_secs(350), Span::from_secs(330)];
        let console = Console::new(ConsoleSetup {
            cues: ClockCueSettings { low, ..ClockCueSettings::all_off() },
            ..ConsoleSetup::default_for_owner(Color::White)
        });
        Ok(ShortGames { referee, console, half_moves: 0, used_before: Span::ZERO, presses: 0, cues: 0 })
    }

    /// The next game begins as this one is left.
    fn renew(&mut self, at: Moment) -> Result<(), DriftError> {
        let (used_before, presses, cues) = (self.used(at), self.presses, self.cues);
        *self = ShortGames { used_before, presses, cues, ..ShortGames::open()? };
        self.event(at, EventKind::Started);
        Ok(())
    }

    fn event(&mut self, at: Moment, kind: EventKind) {
        self.referee.handle(&Event { at, seat: Seat::White, port: EventSource::Keyboard, kind });
        self.look(at);
    }

    fn look(&mut self, at: Moment) {
        self.cues += u32::from(self.console.check_clock_cues(&self.referee.view(at)).is_some());
    }

    /// The player whose clock runs moves one of his knights out or back, and presses.
    fn press(&mut self, at: Moment) -> Result<(), DriftError> {
        let by = if self.half_moves.is_multiple_of(2) { Color::White } else { Color::Black };
        let words = ["Ng1-f3", "Ng8-f6", "Nf3-g1", "Nf6-g8"][self.half_moves as usize % 4];
        let words = ansage_words::vocabulary::parse_move(words, ansage_words::locale::Lang::En)
            .map_err(|bad| format!("{bad:?}"))?;
        self.half_moves += 1;
        self.presses += 1;
        self.event(at, EventKind::Announced { words });
        self.event(at, EventKind::AnnouncementHeard { utterance: self.half_moves });
        self.event(at, EventKind::ClockPressed { player: by });
        if self.half_moves == HALF_MOVES { self.renew(at) } else { Ok(()) }
    }

    fn used(&self, at: Moment) -> Span {
        let used = self.referee.view(at).used;
        self.used_before + used.white + used.black
    }
}

fn measure(seconds: u64) -> Result<Vec<BenchFigure>, DriftError> {
    let timepiece = Timepiece::starting_at(Moment::START);
    let mut game = ShortGames::open()?;
    let began = edge(&timepiece);
    game.event(began.moment, EventKind::Started);
    let end = began.moment + Span::from_secs(seconds);
    let mut next = began.moment + THINKING;
    // Nothing is ever sent: to wait for it is to sleep until something is due.
    let (_open, nothing) = channel::<()>();
    loop {
        let due = [Some(next), game.console.next_cue_moment(), game.referee.deadline()].into_iter().flatten().min();
        let _ = nothing.recv_timeout(timepiece.duration_until(due.unwrap_or(end).min(end)));
        let now = timepiece.now();
        if now >= end {
            break;
        }
        if now >= next {
            game.press(now)?;
            next = next + THINKING;
        } else {
            game.look(now);
        }
    }
    let ended = edge(&timepiece);
    drift(&game, began, ended)
}

/// The drift.
///
/// # Errors
/// Returns the times if they do not add up.
fn drift(game: &ShortGames, began: Edge, ended: Edge) -> Result<Vec<BenchFigure>, DriftError> {
    let shown = Duration::from_millis((ended.moment - began.moment).as_millis());
    let passed = ended.monotonic - began.monotonic;
    let drift = shown.abs_diff(passed);
    let sure = (began.uncertain + ended.uncertain).as_secs_f64() * 1_000.0;
    let used = game.used(ended.moment);
    println!("{:.1} s of play, {} presses, {} cues of the dial", passed.as_secs_f64(), game.presses, game.cues);
    if used != ended.moment - began.moment {
        return Err(format!("both times used: {used}, time passed: {}", ended.moment - began.moment).into());
    }
    let millis = drift.as_secs_f64() * 1_000.0;
    println!("drift from CLOCK_MONOTONIC: {millis:.4} ms, sure to {sure:.4} ms");
    if drift >= Duration::from_secs(1) {
        println!("The machine seems to have slept: the monotonic clock stood, a player's clock does not.");
    }
    // Whatever else runs, the clock does not drift.
    Ok(vec![BenchFigure::new("drift from CLOCK_MONOTONIC", millis, "ms", AtMost(1.0), FigureBasis::Steady)])
}
