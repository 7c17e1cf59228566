//! Talk to a chess engine by UCI: what to write to it, what its lines mean, and when to give it up.
//!
//! [`EngineDialogue`] reads no clock and starts no program. It gives up an engine that has not answered by
//! [`EngineDialogue::deadline`]. A level sets Skill Level and a number of positions, and no time, so every machine plays it equally
//! well. Below Skill Level 20 Stockfish chooses by a chance of its own: such a game cannot be repeated by a seed.
//!
//! ```
//! use ansage_game::moment::Moment;
//! use ansage_opponent::{EngineDialogue, EngineReport, Level};
//! use shakmaty::{CastlingMode, Chess};
//! let mut engine = EngineDialogue::new(Level::new(3).unwrap(), CastlingMode::Standard, &[]);
//! assert_eq!(engine.begin(Moment::START), ["uci"]);
//! engine.handle_line("option name Skill Level type spin default 20 min 0 max 20", Moment::START);
//! engine.handle_line("uciok", Moment::START);
//! assert!(engine.take_lines().contains(&"setoption name Skill Level value 0".to_owned()));
//! engine.handle_line("readyok", Moment::START);
//! engine.think(&Chess::default(), &[], Moment::START);
//! assert_eq!(engine.take_lines(), ["position startpos", "go nodes 1000"]);
//! let Some(EngineReport::Chosen(e4)) = engine.handle_line("bestmove e2e4", Moment::START) else { panic!() };
//! assert_eq!(e4.to_string(), "e2-e4");
//! ```

use crate::Level;
use ansage_game::foreign::ForeignText;
use ansage_game::moment::{Moment, Span};
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Move, Position};
use shakmaty_uci::{UciMessage, UciOptionConfig};
use std::io::ErrorKind;

/// So long an engine may take to greet, and to be ready.
const GREETING: Span = Span::from_secs(5);

/// So long it may think: the highest level takes a few seconds on a slow machine, and a player waits no longer without a word.
const THINKING: Span = Span::from_secs(20);

/// How an engine is set to a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct EngineStrength {
    /// Stockfish's Skill Level, 0 to 20.
    skill: u8,
    /// The positions it looks at.
    nodes: u64,
    /// The percentage of moves that our own opponent chooses, at its lowest level.
    ours: usize,
}

/// By level, from 1. Stockfish has nothing weaker than Skill Level 0, which chooses at the first depth whatever it may look at,
/// and its UCI_Elo begins above that: what makes the first levels weaker are moves of our own opponent.
const STRENGTHS: [EngineStrength; Level::HIGHEST.number() as usize] = [
    EngineStrength { skill: 0, nodes: 1_000, ours: 70 },
    EngineStrength { skill: 0, nodes: 1_000, ours: 35 },
    EngineStrength { skill: 0, nodes: 1_000, ours: 0 },
    EngineStrength { skill: 3, nodes: 5_000, ours: 0 },
    EngineStrength { skill: 7, nodes: 15_000, ours: 0 },
    EngineStrength { skill: 11, nodes: 40_000, ours: 0 },
    EngineStrength { skill: 15, nodes: 120_000, ours: 0 },
    EngineStrength { skill: 20, nodes: 400_000, ours: 0 },
];

/// Why an engine was given up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EngineFault {
    /// It has not answered in time.
    Silent,
    /// It has ended, or closed its output.
    Ended,
    /// It named a move that is none here, or none at all.
    IllegalMove(ForeignText),
    /// It did not take its greeting as a UCI engine does.
    NoEngine,
    /// It could not be started, by what the system says.
    NotStarted(ErrorKind),
}

/// What an engine has come to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EngineReport {
    /// It is ready, under this name.
    Ready(ForeignText),
    /// It has chosen a legal move.
    Chosen(Move),
    /// It was given up: the caller ends it.
    Failed(EngineFault),
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum EngineStage {
    Unbegun,
    Greeting,
    Preparing,
    Ready,
    Thinking(Box<Chess>),
    Failed,
}

/// The talk with one engine.
#[derive(Debug, Clone)]
pub struct EngineDialogue {
    strength: EngineStrength,
    castling: CastlingMode,
    /// Options that the player has named, with their values.
    wished: Vec<(String, String)>,
    /// The names of the options that the engine has.
    has: Vec<String>,
    name: ForeignText,
    stage: EngineStage,
    deadline: Option<Moment>,
    lines: Vec<String>,
}

impl EngineDialogue {
    /// A talk that is not begun, with the options that the player has named for the engine.
    pub fn new(level: Level, castling: CastlingMode, wished: &[(String, String)]) -> EngineDialogue {
        EngineDialogue {
            strength: STRENGTHS[usize::from(level.number()) - 1],
            castling,
            wished: wished.to_vec(),
            has: Vec::new(),
            name: ForeignText::default(),
            stage: EngineStage::Unbegun,
            deadline: None,
            lines: Vec::new(),
        }
    }

    /// Greets the engine: the lines that are to be written.
    pub fn begin(&mut self, now: Moment) -> Vec<String> {
        (self.stage, self.deadline) = (EngineStage::Greeting, Some(now + GREETING));
        vec!["uci".to_owned()]
    }

    /// The lines that are to be written to the engine now.
    pub fn take_lines(&mut self) -> Vec<String> {
        std::mem::take(&mut self.lines)
    }

    /// When [`EngineDialogue::handle_deadline`] is to be called; `None` while nothing is awaited.
    pub fn deadline(&self) -> Option<Moment> {
        self.deadline
    }

    /// The percentage of moves that our own opponent chooses at its lowest level, because the engine cannot play as weakly.
    pub fn share_of_small_opponent(&self) -> usize {
        self.strength.ours
    }

    /// The name under which it has greeted; empty before.
    pub fn name(&self) -> &ForeignText {
        &self.name
    }

    /// Whether the seed repeats what it plays: at full skill alone.
    pub fn is_repeatable(&self) -> bool {
        self.strength.skill == 20
    }

    /// Whether it has an option of this name; without regard to case, as UCI has it.
    pub fn has_option(&self, name: &str) -> bool {
        self.has.iter().any(|known| known.eq_ignore_ascii_case(name))
    }

    /// The player's options that the engine does not have.
    pub fn unknown_options(&self) -> impl Iterator<Item = &str> {
        self.wished.iter().map(|(name, _)| name.as_str()).filter(|name| !self.has_option(name))
    }

    /// Asks for a move in the position to which these moves have led from the start. Nothing is asked of an engine that is not ready.
    pub fn think(&mut self, start: &Chess, moves: &[Move], now: Moment) {
        if self.stage != EngineStage::Ready {
            return;
        }
        let (mut position, mut named) = (start.clone(), Vec::new());
        for played in moves {
            named.push(played.to_uci(self.castling).to_string());
            position.play_unchecked(*played);
        }
        let from = match *start == Chess::default() {
            true => "startpos".to_owned(),
            false => format!("fen {}", Fen::from_position(start, EnPassantMode::Legal)),
        };
        let moves = if named.is_empty() { String::new() } else { format!(" moves {}", named.join(" ")) };
        self.lines.push(format!("position {from}{moves}"));
        self.lines.push(format!("go nodes {}", self.strength.nodes));
        (self.stage, self.deadline) = (EngineStage::Thinking(Box::new(position)), Some(now + THINKING));
    }

    /// The deadline has come.
    pub fn handle_deadline(&mut self, now: Moment) -> Option<EngineReport> {
        self.deadline.is_some_and(|deadline| deadline <= now).then(|| self.fail(EngineFault::Silent))
    }

    /// The engine has ended, or closed its output.
    pub fn handle_end(&mut self) -> Option<EngineReport> {
        (self.stage != EngineStage::Failed).then(|| self.fail(EngineFault::Ended))
    }

    /// Takes a line of the engine, without its end. A line that is not a UCI message is ignored, as UCI requires.
    pub fn handle_line(&mut self, line: &str, now: Moment) -> Option<EngineReport> {
        let message = line.trim().parse::<UciMessage>().ok();
        match (&self.stage, message) {
            (EngineStage::Greeting, Some(UciMessage::Id { name, .. })) => {
                self.name = name.map_or_else(|| self.name.clone(), |name| ForeignText::new(&name));
                None
            }
            (EngineStage::Greeting, Some(UciMessage::Option(option))) => {
                self.has.push(option_name(&option).to_owned());
                None
            }
            (EngineStage::Greeting, Some(UciMessage::UciOk)) => {
                self.prepare();
                (self.stage, self.deadline) = (EngineStage::Preparing, Some(now + GREETING));
                None
            }
            (EngineStage::Preparing, Some(UciMessage::ReadyOk)) => {
                (self.stage, self.deadline) = (EngineStage::Ready, None);
                Some(EngineReport::Ready(self.name.clone()))
            }
            (EngineStage::Thinking(position), message) if line.trim_start().starts_with("bestmove") => {
                let said = match message {
                    Some(UciMessage::BestMove { best_move, .. }) => Some(best_move),
                    _ => None,
                };
                let legal = said.and_then(|said: UciMove| said.to_move(&**position).ok());
                Some(match legal {
                    Some(chosen) => {
                        (self.stage, self.deadline) = (EngineStage::Ready, None);
                        EngineReport::Chosen(chosen)
                    }
                    None => self.fail(EngineFault::IllegalMove(ForeignText::new(line))),
                })
            }
            _ => None,
        }
    }

    fn fail(&mut self, fault: EngineFault) -> EngineReport {
        let fault = match (&self.stage, fault) {
            (EngineStage::Greeting, EngineFault::Silent) => EngineFault::NoEngine,
            (_, fault) => fault,
        };
        (self.stage, self.deadline) = (EngineStage::Failed, None);
        self.lines = vec!["quit".to_owned()];
        EngineReport::Failed(fault)
    }

    /// One thread and little memory, the level, and last what the player has named.
    fn prepare(&mut self) {
        let mut set = |name: &str, value: &str| {
            if self.has.iter().any(|known| known.eq_ignore_ascii_case(name)) {
                self.lines.push(format!("setoption name {name} value {value}"));
            }
        };
        set("Threads", "1");
        set("Hash", "16");
        set("Skill Level", &self.strength.skill.to_string());
        if self.castling == CastlingMode::Chess960 {
            set("UCI_Chess960", "true");
        }
        self.wished.iter().for_each(|(name, value)| set(name, value));
        self.lines.extend(["ucinewgame".to_owned(), "isready".to_owned()]);
    }
}

fn option_name(option: &UciOptionConfig) -> &str {
    option.get_name()
}
