//! Hold the rules this table plays by. Every one is the arbiter's to adapt (D.1).

use super::foreign::{ForeignText, PersonName};
use super::laws::{Edition, GameKind, Rules, classify_time_control};
use super::ruling::AssistantDuties;
use super::time_control::TimeControl;
use crate::moment::Span;
use crate::seat::{self, ByColor, Color};
use serde::{Deserialize, Serialize};

/// The rules of one table, written into the journal when it is opened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameTerms {
    /// Tournament or practice.
    pub mode: GameMode,
    /// Whether White is visually disabled: D.2.2 and D.2.3 apply to his side (D.2.4).
    pub white_blind: bool,
    /// Whether Black is.
    pub black_blind: bool,
    /// The player whose console this station is. His score is kept by the program (D.2.6).
    #[serde(with = "seat::as_name")]
    pub owner: Color,
    /// The time control.
    pub time: TimeControl,
    /// The position the game starts from, as FEN; none for the usual one, and for one of Chess960 by its number.
    pub start: Option<String>,
    /// The number of the start position of Chess960 (appendix F), from 0 to 959.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chess960: Option<u16>,
    /// Whether the opponent's repetition is asked for (D.2.1).
    pub repeat: RepetitionPolicy,
    /// Whether the player's clock waits for the last word of a sighted opponent's announcement.
    pub clock_waits: bool,
    /// The assistant's press (D.2.9.c): this long after the last word, unless a key holds it.
    pub assistant_press: Option<Span>,
    /// The edition of the Laws, by its year.
    pub laws: u16,
    /// Rules adapted beforehand, as names and values (D.1).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub adapted: Vec<(String, String)>,
    /// The duties of White's assistant, where they are not the usual ones (D.2.9).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white_duties: Option<AssistantDuties>,
    /// The duties of Black's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black_duties: Option<AssistantDuties>,
    /// What the arbiter's code is checked by, where it was set when the game was opened: the code itself is nowhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arbiter_code: Option<String>,
    /// What the game was locked to when it was opened, where it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locked: Option<InspectionLock>,
    /// How the program plays the opponent, where it does; in practice only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponent: Option<OpponentTerms>,
    /// Names for the record.
    pub names: RecordNames,
}

/// How the program plays the opponent of a game of practice. No program is named here: a journal starts none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpponentTerms {
    /// His level.
    pub level: u8,
    /// What his dice are thrown by.
    pub seed: u64,
    /// The slips that he makes on purpose, as the command line names them.
    pub slips: ForeignText,
}

/// What an arbiter has inspected before a tournament game that is locked to it: what of this is otherwise later is told.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct InspectionLock {
    /// The program: its version, and the checksum of its file where that could be read.
    pub program: String,
    /// The settings of the hall and of the machine, by their names: how they stood, empty where nothing was said.
    pub settings: Vec<(String, String)>,
}

/// Something that is otherwise than when the game was locked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LockChange {
    /// Another program goes on with the game: what it is now.
    Program(String),
    /// A setting: its name, and its value now.
    Setting(String, String),
}

impl InspectionLock {
    /// What is otherwise now, in the order in which it is listed there. A setting that the lock does not name was none then.
    pub fn changes_to(&self, now: &InspectionLock) -> Vec<LockChange> {
        let program = (self.program != now.program).then(|| LockChange::Program(now.program.clone()));
        let before = |name: &String| self.settings.iter().find(|(known, _)| known == name).map(|(_, value)| value);
        let settings = now.settings.iter().filter(|(name, value)| before(name).is_some_and(|before| before != value));
        let settings = settings.map(|(name, value)| LockChange::Setting(name.clone(), value.clone()));
        program.into_iter().chain(settings).collect()
    }
}

/// Names for the record; empty where not known.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct RecordNames {
    /// White.
    pub white: PersonName,
    /// Black.
    pub black: PersonName,
    /// The arbiter.
    pub arbiter: PersonName,
}

impl RecordNames {
    /// A player's.
    pub fn player_name(&self, player: Color) -> &PersonName {
        player.fold_wb(&self.white, &self.black)
    }
}

/// What the program may say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameMode {
    /// Nothing that advises on play is reachable; illegal moves are announced like any other.
    Tournament,
    /// Illegal moves are refused with the reason; attackers, legal moves and takebacks are there.
    Practice,
}

/// Whether the opponent's repetition is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RepetitionPolicy {
    /// Asked for, and reminded on request.
    Asked,
    /// Taken where it is given.
    Off,
}

impl GameTerms {
    /// A tournament game of a blind White at his own console.
    pub fn new(time: TimeControl) -> GameTerms {
        GameTerms {
            mode: GameMode::Tournament,
            white_blind: true,
            black_blind: false,
            owner: Color::White,
            time,
            start: None,
            chess960: None,
            repeat: RepetitionPolicy::Off,
            clock_waits: true,
            assistant_press: None,
            laws: 2023,
            adapted: Vec::new(),
            white_duties: None,
            black_duties: None,
            arbiter_code: None,
            locked: None,
            opponent: None,
            names: RecordNames::default(),
        }
    }

    /// The duties of each player's assistant: all six for a visually disabled player (D.2.9), none for a sighted one.
    pub fn duties(&self) -> ByColor<AssistantDuties> {
        let usual = |blind| if blind { AssistantDuties::ALL } else { AssistantDuties::NONE };
        ByColor {
            white: self.white_duties.unwrap_or(usual(self.white_blind)),
            black: self.black_duties.unwrap_or(usual(self.black_blind)),
        }
    }

    /// Whether this player must have an assistant: he is visually disabled, and by the rules of the table his opponent does
    /// not hear (2018 and later).
    pub fn needs_assistant(&self, rules: &Rules, whose: Color) -> bool {
        let must = matches!(self.edition(), Edition::Y2018 | Edition::Y2023);
        must && *self.blind_players().get(whose) && !rules.opponent_hears
    }

    /// The rules the game begins with: the edition's for this kind of game, adapted beforehand. What cannot be adapted
    /// was refused where it was asked for.
    pub fn initial_rules(&self) -> Rules {
        let mut rules = Rules::from_edition_and_kind(self.edition(), self.game_kind_by_edition(self.edition()));
        for (name, value) in &self.adapted {
            let _ = rules.adapt(name, value);
        }
        rules
    }

    /// The kind of game by the limits of an edition.
    pub fn game_kind_by_edition(&self, edition: Edition) -> GameKind {
        let total = self.time.main_and_increment();
        total.map_or(GameKind::Standard, |(main, increment)| classify_time_control(edition, main, increment))
    }

    /// The edition of the Laws; the newest where the journal names a year this version does not know.
    pub fn edition(&self) -> Edition {
        Edition::from_year(self.laws).unwrap_or(Edition::Y2023)
    }

    /// How the program plays the opponent, where it does: never in a tournament game.
    pub fn program_opponent(&self) -> Option<&OpponentTerms> {
        self.opponent.as_ref().filter(|_| self.mode == GameMode::Practice)
    }

    /// Who is visually disabled.
    pub fn blind_players(&self) -> ByColor<bool> {
        ByColor { white: self.white_blind, black: self.black_blind }
    }
}
