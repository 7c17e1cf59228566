//! Find who plays the opponent in a game of practice, and let him choose his moves without keeping the station waiting.

use super::engine::{ChoiceAnswer, ChoiceQuestion, EngineEnd, EngineSession, MoveChooser, engine_program};
use super::inbox::{InboxSender, StationInput};
use super::trouble;
use ansage_game::foreign::{ForeignText, PersonName};
use ansage_game::terms::OpponentTerms;
use ansage_opponent::{EngineDialogue, EngineFault, Level, SmallOpponent};
use ansage_words::locale::{Args, CleanText, Locale};
use ansage_words::presentation::{Earcon, Message, MessageValues, Presenter};
use shakmaty::CastlingMode;
use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{Sender, channel};
use std::thread;

/// The level where nobody names one.
pub const USUAL_LEVEL: Level = Level::new(2).unwrap();

/// The name of our own opponent.
const OWN_NAME: &str = "Ansage";

/// Which engine is wished for.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EngineWish {
    /// Its program; `None` for the one that is installed.
    pub program: Option<PathBuf>,
    /// Whether that one is looked for.
    pub is_looked_for: bool,
    /// Its options.
    pub options: Vec<(String, String)>,
}

/// Who chooses the opponent's moves, and what is to be told of that.
#[derive(Debug)]
pub struct FoundOpponent {
    /// The engine, by its own name; `None` where our own opponent plays.
    engine: Option<ForeignText>,
    level: Level,
    chooser: MoveChooser,
    notes: Vec<OpponentNote>,
}

/// What is to be told of who plays.
#[derive(Debug, Clone, PartialEq, Eq)]
enum OpponentNote {
    NoEngine,
    NotUsed(EngineFault),
    HighestLevel,
    UnknownOption(ForeignText),
    NotRepeatable,
}

impl FoundOpponent {
    /// Starts the engine, where there is one. `castling` is that of the start position.
    pub fn find(wish: &EngineWish, terms: &OpponentTerms, castling: CastlingMode) -> FoundOpponent {
        let level = Level::new(terms.level).unwrap_or(USUAL_LEVEL);
        let mut notes = Vec::new();
        let named = wish.program.as_deref();
        let program = engine_program(named).filter(|_| named.is_some() || wish.is_looked_for);
        let session = match program {
            Some(program) => {
                let started = EngineSession::start(&program, EngineDialogue::new(level, castling, &wish.options));
                started.map_err(|fault| notes.push(OpponentNote::NotUsed(fault))).ok()
            }
            None => {
                notes.push(OpponentNote::NoEngine);
                None
            }
        };
        let played = if session.is_some() { level } else { level.min(SmallOpponent::HIGHEST) };
        if played < level {
            notes.push(OpponentNote::HighestLevel);
        }
        if let Some(dialogue) = session.as_ref().map(EngineSession::dialogue) {
            notes.extend(dialogue.unknown_options().map(|name| OpponentNote::UnknownOption(ForeignText::new(name))));
            if !dialogue.is_repeatable() {
                notes.push(OpponentNote::NotRepeatable);
            }
        }
        let engine = session.as_ref().map(|session| session.dialogue().name().clone());
        FoundOpponent { engine, level: played, chooser: MoveChooser::new(level, terms.seed, session), notes }
    }

    /// His name in the record.
    pub fn record_name(&self) -> PersonName {
        let called = self.engine.as_ref().map_or(OWN_NAME, ForeignText::bare);
        PersonName::new(&format!("{called} (level {})", self.level))
    }

    /// What is told at the start. `is_seed_named` is whether somebody has named a seed, and so expects the game to be repeated.
    pub fn messages(&self, presenter: &Presenter, is_seed_named: bool) -> Vec<Message> {
        let told = self.notes.iter().filter(|note| is_seed_named || **note != OpponentNote::NotRepeatable);
        let is_alone = self.notes.contains(&OpponentNote::NoEngine);
        let id = if is_alone { "practice-no-engine" } else { "practice-against" };
        let values = MessageValues::from_color(presenter.owner)
            .set("name", self.engine.as_ref().map_or_else(|| CleanText::own(OWN_NAME), CleanText::from))
            .set("level", u32::from(self.level.number()));
        let who = presenter.private_message(id, values);
        [who].into_iter().chain(told.filter_map(|note| note.to_message(presenter))).collect()
    }

    /// Whoever chooses, from now on at work beside the station; at once, where time is virtual.
    pub fn into_choosing(self, slot: Option<&InboxSender>) -> MoveChoosing {
        let mut chooser = self.chooser;
        let Some(slot) = slot.cloned() else { return MoveChoosing::Here(Box::new(chooser)) };
        let end = chooser.engine_end();
        let (ask, asked) = channel::<ChoiceQuestion>();
        let answers = thread::Builder::new().name("opponent".to_owned()).spawn(move || {
            for question in asked {
                if !slot.post(StationInput::Chosen(chooser.answer(&question))) {
                    return;
                }
            }
        });
        match answers {
            Ok(_) => MoveChoosing::Beside(ask, end),
            Err(_) => MoveChoosing::without_engine(self.level),
        }
    }
}

impl OpponentNote {
    /// `None` for what the first message has told.
    fn to_message(&self, presenter: &Presenter) -> Option<Message> {
        Some(match self {
            OpponentNote::NoEngine => return None,
            OpponentNote::HighestLevel => {
                let highest = MessageValues::new().set("level", u32::from(SmallOpponent::HIGHEST.number()));
                presenter.private_message("practice-highest-level", highest)
            }
            OpponentNote::NotUsed(fault) => engine_fault_message(presenter, "practice-engine-not-used", fault),
            OpponentNote::UnknownOption(name) => {
                presenter.private_message("practice-unknown-option", MessageValues::new().set("name", name.clone()))
            }
            OpponentNote::NotRepeatable => presenter.private_message("practice-not-repeatable", ()),
        })
    }
}

/// An engine is given up, and why.
pub fn engine_fault_message(presenter: &Presenter, id: &str, fault: &EngineFault) -> Message {
    let reason = fault_text(&presenter.program, fault);
    presenter.urgent_message(Earcon::PortLost, id, MessageValues::new().set_own_text("reason", reason))
}

fn fault_text(locale: &Locale, fault: &EngineFault) -> String {
    let text = |id: &str, args: Args<'_>| locale.message_text(id, &args);
    match fault {
        EngineFault::Silent => text("practice-fault-silent", Args::new()),
        EngineFault::Ended => text("practice-fault-ended", Args::new()),
        EngineFault::NoEngine => text("practice-fault-none", Args::new()),
        EngineFault::IllegalMove(said) => text("practice-fault-illegal", Args::new().set("said", said)),
        EngineFault::NotStarted(kind) => {
            let said = trouble::io_error_text(locale, &io::Error::from(*kind));
            text("practice-fault-not-started", Args::new().set_own_text("said", said))
        }
    }
}

/// Who chooses, and how he is asked.
#[derive(Debug)]
pub enum MoveChoosing {
    /// At once.
    Here(Box<MoveChooser>),
    /// Beside the station: the answer comes to its inbox. The engine ends with the station, also while it is asked.
    Beside(Sender<ChoiceQuestion>, Option<EngineEnd>),
}

impl MoveChoosing {
    /// Nobody but our own opponent.
    pub fn without_engine(level: Level) -> MoveChoosing {
        MoveChoosing::Here(Box::new(MoveChooser::new(level, 0, None)))
    }

    /// Asks; gives the answer where it comes at once.
    pub fn ask(&mut self, question: ChoiceQuestion) -> Option<ChoiceAnswer> {
        match self {
            MoveChoosing::Here(chooser) => Some(chooser.answer(&question)),
            MoveChoosing::Beside(ask, _) => {
                // Where nobody is there any more, nobody waits for the answer.
                let _ = ask.send(question);
                None
            }
        }
    }
}
