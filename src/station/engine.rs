//! Run a chess engine as a program of its own: lines to it, lines from it, and its end.
//!
//! Every byte of an engine can be wrong: a line is cut at [`LONGEST`] bytes, and what is no UTF-8 is replaced.

use ansage_game::moment::Moment;
use ansage_opponent::dice::Dice;
use ansage_opponent::{EngineDialogue, EngineFault, EngineReport, Level, SmallOpponent};
use ansage_seats::practice::{MoveAnswer, MoveQuestion};
use shakmaty::{Chess, Move, Position};
use std::env;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use super::timepiece::Timepiece;

/// So many lines of an engine wait to be read; one that says more waits itself.
const WAITING: usize = 64;

/// The engine that is looked for where none is named.
const USUAL: &str = "stockfish";

/// Where Debian puts it, which is not always on the PATH.
const GAMES: &str = "/usr/games";

/// The most bytes of a line; what is behind them is dropped.
pub const LONGEST: u64 = 16 * 1024;

/// What comes from an engine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EngineInput {
    /// A line, without its end.
    Line(String),
    /// It has ended, or closed its output.
    Ended,
}

/// Ends an engine when it is dropped: one that hangs does not read that it is to quit.
#[derive(Debug, Clone)]
pub struct EngineEnd(Arc<Mutex<Child>>);

impl Drop for EngineEnd {
    fn drop(&mut self) {
        let mut child = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        drop(child.kill());
        drop(child.wait());
    }
}

/// A running engine. It is ended when this is dropped.
#[derive(Debug)]
pub struct EngineProcess {
    end: EngineEnd,
    input: Option<ChildStdin>,
}

impl EngineProcess {
    /// Starts the program and a thread that hands over what it says, until `deliver` returns false.
    ///
    /// # Errors
    /// The program, or the thread, could not be started.
    pub fn start(
        program: &Path,
        mut deliver: impl FnMut(EngineInput) -> bool + Send + 'static,
    ) -> io::Result<EngineProcess> {
        let mut command = Command::new(program);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let process = EngineProcess { end: EngineEnd(Arc::new(Mutex::new(child))), input };
        let mut output = BufReader::new(output.ok_or(io::ErrorKind::BrokenPipe)?);
        thread::Builder::new().name("engine".to_owned()).spawn(move || {
            while let Some(line) = read_line(&mut output) {
                if !deliver(EngineInput::Line(line)) {
                    return;
                }
            }
            deliver(EngineInput::Ended);
        })?;
        Ok(process)
    }

    /// Writes lines to the engine. That it has ended is told by the thread that reads.
    pub fn write_lines(&mut self, lines: &[String]) {
        let Some(input) = &mut self.input else { return };
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        if input.write_all(text.as_bytes()).and_then(|()| input.flush()).is_err() {
            self.input = None;
        }
    }
}

/// An engine, and the talk with it. Each question waits for its answer.
#[derive(Debug)]
pub struct EngineSession {
    process: EngineProcess,
    dialogue: EngineDialogue,
    said: Receiver<EngineInput>,
    timepiece: Timepiece,
}

impl EngineSession {
    /// Starts the program and waits until it is ready.
    ///
    /// # Errors
    /// Why it is given up.
    pub fn start(program: &Path, mut dialogue: EngineDialogue) -> Result<EngineSession, EngineFault> {
        let (send, said) = sync_channel(WAITING);
        let started = EngineProcess::start(program, move |input| send.send(input).is_ok());
        let mut process = started.map_err(|error| EngineFault::NotStarted(error.kind()))?;
        let timepiece = Timepiece::starting_at(Moment::START);
        process.write_lines(&dialogue.begin(timepiece.now()));
        let mut session = EngineSession { process, dialogue, said, timepiece };
        session.wait_for_report().map(|_| session)
    }

    /// The engine's own words.
    pub fn dialogue(&self) -> &EngineDialogue {
        &self.dialogue
    }

    /// The move that it chooses in the position to which these moves have led from the start.
    ///
    /// # Errors
    /// Why it is given up: it has ended, does not answer, or has named no legal move.
    pub fn choose_move(&mut self, start: &Chess, moves: &[Move]) -> Result<Move, EngineFault> {
        self.dialogue.think(start, moves, self.timepiece.now());
        match self.wait_for_report()? {
            EngineReport::Chosen(chosen) => Ok(chosen),
            EngineReport::Ready(_) | EngineReport::Failed(_) => Err(EngineFault::NoEngine),
        }
    }

    fn wait_for_report(&mut self) -> Result<EngineReport, EngineFault> {
        loop {
            self.process.write_lines(&self.dialogue.take_lines());
            let now = self.timepiece.now();
            let wait = self.dialogue.deadline().map(|deadline| self.timepiece.duration_until(deadline));
            let report = match self.said.recv_timeout(wait.unwrap_or_default()) {
                Ok(EngineInput::Line(line)) => self.dialogue.handle_line(&line, now),
                Ok(EngineInput::Ended) | Err(RecvTimeoutError::Disconnected) => self.dialogue.handle_end(),
                Err(RecvTimeoutError::Timeout) => None,
            };
            match report.or_else(|| self.dialogue.handle_deadline(self.timepiece.now())) {
                Some(EngineReport::Failed(fault)) => return Err(fault),
                Some(report) => return Ok(report),
                None if wait.is_none() => return Err(EngineFault::Ended),
                None => {}
            }
        }
    }
}

/// Chooses moves at a level: an engine, as long as it answers, and else our own opponent.
#[derive(Debug)]
pub struct MoveChooser {
    engine: Option<EngineSession>,
    small: SmallOpponent,
    lowest: SmallOpponent,
    seed: u64,
}

impl MoveChooser {
    /// With this engine, or none.
    pub fn new(level: Level, seed: u64, engine: Option<EngineSession>) -> MoveChooser {
        let lowest = SmallOpponent::new(Level::LOWEST, seed);
        MoveChooser { engine, small: SmallOpponent::new(level, seed), lowest, seed }
    }

    /// The move in the position to which these moves have led from the start, `None` where there is none; and why the engine was
    /// given up just now, where it was: then our own opponent has chosen.
    pub fn choose_move(&mut self, start: &Chess, moves: &[Move]) -> (Option<Move>, Option<EngineFault>) {
        let mut given_up = None;
        if let Some(engine) = self.engine.as_mut().filter(|_| has_move(start, moves)) {
            let ours = engine.dialogue.share_of_small_opponent();
            if Dice::new(self.seed ^ moves.len() as u64).chance(ours) {
                return (self.lowest.choose_move(start, moves), None);
            }
            match engine.choose_move(start, moves) {
                Ok(chosen) => return (Some(chosen), None),
                Err(fault) => given_up = Some(fault),
            }
            self.engine = None;
        }
        (self.small.choose_move(start, moves), given_up)
    }

    /// What ends the engine, also while it is asked; `None` where there is none.
    pub fn engine_end(&self) -> Option<EngineEnd> {
        self.engine.as_ref().map(|engine| engine.process.end.clone())
    }

    /// Answers what is asked of him.
    pub fn answer(&mut self, question: &ChoiceQuestion) -> ChoiceAnswer {
        match question {
            ChoiceQuestion::Opponents(MoveQuestion { ply, start, moves, worth_only: true }) => {
                ChoiceAnswer::Opponents(MoveAnswer { ply: *ply, chosen: None, worth: self.worth(start, moves) }, None)
            }
            ChoiceQuestion::Opponents(MoveQuestion { ply, start, moves, .. }) => {
                let (chosen, given_up) = self.choose_move(start, moves);
                ChoiceAnswer::Opponents(MoveAnswer { ply: *ply, chosen, worth: 0 }, given_up)
            }
            ChoiceQuestion::Hint(MoveQuestion { ply, start, moves, .. }) => {
                ChoiceAnswer::Hint(*ply, SmallOpponent::new(SmallOpponent::HIGHEST, 0).choose_move(start, moves))
            }
        }
    }

    /// What the position is worth to the player to move, in hundredths of a pawn, as our own opponent sees it.
    fn worth(&self, start: &Chess, moves: &[Move]) -> i32 {
        self.small.worth(start, moves).unwrap_or_default()
    }
}

/// Something that is asked of who chooses moves.
#[derive(Debug, Clone, PartialEq)]
pub enum ChoiceQuestion {
    /// The opponent's move.
    Opponents(MoveQuestion),
    /// A move for the player, who has asked for a hint.
    Hint(MoveQuestion),
}

/// What was chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChoiceAnswer {
    /// The opponent's move, and why the engine was given up, where it was.
    Opponents(MoveAnswer, Option<EngineFault>),
    /// A move for the player in the position after so many half-moves; `None` where there is none.
    Hint(u32, Option<Move>),
}

fn has_move(start: &Chess, moves: &[Move]) -> bool {
    let mut position = start.clone();
    moves.iter().for_each(|played| position.play_unchecked(*played));
    !position.legal_moves().is_empty()
}

/// The engine that is installed: Stockfish on the PATH, or where Debian puts games; `None` where there is none.
fn find_installed_engine() -> Option<PathBuf> {
    let on_path = env::var_os("PATH").map(|path| env::split_paths(&path).collect::<Vec<_>>()).unwrap_or_default();
    let places = on_path.into_iter().chain([PathBuf::from(GAMES)]);
    places.map(|folder| folder.join(USUAL)).find(|program| program.is_file())
}

/// The program that is named, for who confines the process.
pub fn engine_program(named: Option<&Path>) -> Option<PathBuf> {
    named.map(Path::to_path_buf).or_else(find_installed_engine)
}

/// The next line, cut where it is too long; `None` at the end.
fn read_line(output: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    let read = output.by_ref().take(LONGEST).read_until(b'\n', &mut line).ok()?;
    if read == 0 {
        return None;
    }
    if line.last() != Some(&b'\n') && read as u64 == LONGEST {
        skip_to_line_end(output);
    }
    Some(String::from_utf8_lossy(&line).trim_end().to_owned())
}

fn skip_to_line_end(output: &mut impl BufRead) {
    while let Ok(block) = output.fill_buf() {
        let end = block.iter().position(|byte| *byte == b'\n');
        let length = end.map_or(block.len(), |end| end + 1);
        output.consume(length);
        if end.is_some() || length == 0 {
            return;
        }
    }
}
