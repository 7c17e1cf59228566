//! Tell what an arbiter has to know before the program may stand on the board (11.3.2.1): only devices that he has approved.
//!
//! It is the program's own word, and says so first: no program can vouch for the machine that runs it. Read aloud it takes
//! less than a minute.
//!
//! ```
//! use ansage_compare::inspection::{InspectedGame, InspectedProgram, Inspection};
//! use ansage_game::{terms::GameTerms, time_control::TimeControl};
//! use ansage_words::locale::{Lang, Locale};
//! use ansage_words::presentation::Presenter;
//! let terms = GameTerms::new("90+30".parse::<TimeControl>().unwrap());
//! let (version, system) = ("0.1.0".into(), "linux".into());
//! let program = InspectedProgram { version, system, checksum: None, has_engine: false };
//! let inspection = Inspection { program, game: Some(InspectedGame::from_terms(&terms, &terms.initial_rules(), None)), station: None };
//! let told = inspection.to_messages(&Presenter::without_game(&Locale::for_lang(Lang::En)));
//! assert!(told[0].line.contains("own word"));
//! ```

use ansage_game::laws::{PARAMETERS, Rules};
use ansage_game::ruling::{AssistantDuties, AssistantDuty};
use ansage_game::seat::{ByColor, Color};
use ansage_game::terms::{GameMode, GameTerms, InspectionLock};
use ansage_words::presentation::{Message, MessageValues, Presenter};

/// So many digits of a checksum are told: enough to compare it with another by ear.
const DIGITS_TOLD: usize = 8;

/// What is known of the program, of a game, and of the station that plays it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Inspection {
    /// The program that tells all this.
    pub program: InspectedProgram,
    /// The game, where there is one.
    pub game: Option<InspectedGame>,
    /// The station, where it tells this itself: nobody else knows its outputs and its lines.
    pub station: Option<InspectedStation>,
}

/// A program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InspectedProgram {
    /// Its version.
    pub version: String,
    /// The system and the processor it was built for.
    pub system: String,
    /// The checksum of its file (SHA-256, in hexadecimal digits), where that could be read.
    pub checksum: Option<String>,
    /// Whether an engine is installed beside it.
    pub has_engine: bool,
}

impl InspectedProgram {
    /// In one word, as a locked game keeps it.
    pub fn lock_identifier(&self) -> String {
        let digits = self.checksum.as_deref().map(first_digits).unwrap_or_default();
        format!("{} {} {digits}", self.version, self.system).trim_end().to_owned()
    }
}

/// A game, by its journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InspectedGame {
    /// Tournament or practice.
    pub mode: GameMode,
    /// The edition of the Laws, by its year.
    pub laws: u16,
    /// The rules that differ from those of the edition, by their names.
    pub adapted: Vec<&'static str>,
    /// The duties of each player's assistant.
    pub duties: ByColor<AssistantDuties>,
    /// What it was locked to.
    pub locked: Option<InspectionLock>,
    /// The journal: how many entries, and the checksum at the end of its chain.
    pub journal: Option<(usize, String)>,
}

impl InspectedGame {
    /// A game of these terms that is played by these rules now.
    pub fn from_terms(terms: &GameTerms, rules: &Rules, journal: Option<(usize, String)>) -> InspectedGame {
        let usual = Rules::from_edition_and_kind(terms.edition(), terms.game_kind_by_edition(terms.edition()));
        let adapted =
            PARAMETERS.iter().filter(|parameter| parameter.value_in_rules(rules) != parameter.value_in_rules(&usual));
        InspectedGame {
            mode: terms.mode,
            laws: terms.laws,
            adapted: adapted.map(|parameter| parameter.name).collect(),
            duties: terms.duties(),
            locked: terms.locked.clone(),
            journal,
        }
    }
}

/// A station that is asked itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InspectedStation {
    /// Its open ways to the network and who has joined, in words; empty where none is open.
    pub ways: Vec<Message>,
    /// The output for public speech.
    pub hall_sound: String,
    /// The output for private answers.
    pub private_sound: String,
    /// Whether the system keeps it from files that it does not need.
    pub files: Restriction,
    /// Whether the system keeps it from starting other programs.
    pub programs: Restriction,
}

/// Whether the system keeps the program from something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Restriction {
    /// It was tried, and refused.
    Refused,
    /// It could be done.
    Open,
    /// This system has nothing that would keep it from it.
    NotOffered,
}

impl Restriction {
    /// As the texts name it.
    pub const fn message_key(self) -> &'static str {
        match self {
            Restriction::Refused => "refused",
            Restriction::Open => "open",
            Restriction::NotOffered => "none",
        }
    }
}

impl Inspection {
    /// Everything, in sentences; heard in less than a minute.
    pub fn to_messages(&self, presenter: &Presenter) -> Vec<Message> {
        let own_word = presenter.private_message("inspect-own-word", ());
        let mut told = vec![own_word, self.program_message(presenter)];
        if let Some(game) = &self.game {
            told.extend(game.to_messages(presenter, self.program.has_engine));
        } else {
            let engine = MessageValues::new().set_yes_no("found", self.program.has_engine);
            told.push(presenter.private_message("inspect-engine", engine));
            told.push(presenter.private_message("inspect-no-game", ()));
        }
        match &self.station {
            Some(station) => told.extend(station.to_messages(presenter)),
            None if self.game.is_some() => told.push(presenter.private_message("inspect-elsewhere", ())),
            None => {}
        }
        if let Some((count, head)) = self.game.as_ref().and_then(|game| game.journal.as_ref()) {
            told.push(
                presenter
                    .private_message("inspect-journal", with_digits(MessageValues::new().set("count", *count), head)),
            );
        }
        told
    }

    fn program_message(&self, presenter: &Presenter) -> Message {
        let InspectedProgram { version, system, checksum, .. } = &self.program;
        let args = MessageValues::new().set_own_text("version", version).set_own_text("system", system);
        match checksum {
            Some(checksum) => presenter.private_message("inspect-program", with_digits(args, checksum)),
            None => presenter.private_message("inspect-program-unread", args),
        }
    }
}

impl InspectedGame {
    /// `has_engine` is whether one is installed beside the program.
    fn to_messages(&self, presenter: &Presenter, has_engine: bool) -> Vec<Message> {
        let tournament = self.mode == GameMode::Tournament;
        let args = MessageValues::new().set_yes_no("tournament", tournament).set_digits("year", self.laws);
        let advice = MessageValues::new().set_yes_no("tournament", tournament).set_yes_no("found", has_engine);
        let adapted = MessageValues::new().set("count", self.adapted.len());
        let mut told = vec![
            presenter.private_message("inspect-game", args),
            presenter.private_message("inspect-advice", advice),
            presenter.private_message("inspect-rules", adapted),
        ];
        for whose in Color::ALL {
            let has = self.duties.get(whose);
            let letters: Vec<String> = AssistantDuty::ALL
                .iter()
                .filter(|duty| has.has_duty(**duty))
                .map(|duty| duty.letter().to_string())
                .collect();
            let has = match letters.len() {
                0 => "none",
                all if all == AssistantDuty::ALL.len() => "all",
                _ => "some",
            };
            let args = MessageValues::from_color(whose).set("has", has).set_own_text("list", letters.join(", "));
            told.push(presenter.private_message("inspect-duties", args));
        }
        told.push(
            presenter
                .private_message("inspect-locked", MessageValues::new().set_yes_no("locked", self.locked.is_some())),
        );
        told
    }
}

impl InspectedStation {
    fn to_messages(&self, presenter: &Presenter) -> Vec<Message> {
        let mut told = self.ways.clone();
        if told.is_empty() {
            told.push(presenter.private_message("inspect-no-way", ()));
        }
        let outputs =
            MessageValues::new().set_own_text("hall", &self.hall_sound).set_own_text("private", &self.private_sound);
        told.push(presenter.private_message("inspect-sound", outputs));
        told.push(
            presenter.private_message("inspect-files", MessageValues::new().set("barred", self.files.message_key())),
        );
        told.push(
            presenter
                .private_message("inspect-programs", MessageValues::new().set("barred", self.programs.message_key())),
        );
        told
    }
}

fn first_digits(checksum: &str) -> &str {
    checksum.get(..DIGITS_TOLD).unwrap_or(checksum)
}

/// The first digits of a checksum: one by one to be heard.
fn with_digits<'a>(args: MessageValues<'a>, checksum: &str) -> MessageValues<'a> {
    let digits = first_digits(checksum).to_owned();
    args.set_with_form("digits", move |form| match form.is_heard() {
        true => digits.chars().map(|digit| digit.to_string()).collect::<Vec<_>>().join(", "),
        false => digits.clone(),
    })
}
