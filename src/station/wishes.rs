//! Check what concerns several options of the command line together: what is wrong is answered with what works.

mod host;
mod practice;

pub use host::HostOptions;

use super::arguments::values::{Chess960Start, parse_duties_for_player};
use super::arguments::{BlindPlayers, PlayArguments, PracticeArguments};
use super::chance;
use super::inspect::inspected_program;
use super::settings::table::{SETTINGS, SettingScope};
use ansage_game::laws::{Edition, appendix_article};
use ansage_game::moment::Span;
use ansage_game::ruling::AssistantDuties;
use ansage_game::seat::Color;
use ansage_game::terms::{GameMode, GameTerms, InspectionLock, RecordNames, RepetitionPolicy};
use ansage_words::locale::{Args, Locale};
use ansage_words::presentation::bad_time_control_text;

/// The time control where nobody named one.
const USUAL_TIME: &str = "90+30";

/// The checked form of [`PlayArguments`].
#[derive(Debug)]
pub struct GameOptions<'a> {
    /// What was typed.
    pub play: &'a PlayArguments,
    /// The table's rules for a new game.
    pub terms: GameTerms,
    /// The texts of the program.
    pub program: Locale,
    /// The texts of public speech.
    pub hall: Locale,
    /// How other stations may join; `None` where none may.
    pub hosting: Option<HostOptions>,
    /// How the program plays the opponent, as it was typed; `None` where a game of that kind was not asked for.
    pub practice: Option<&'a PracticeArguments>,
}

impl PlayArguments {
    /// What was wished for, where the options go together.
    ///
    /// # Errors
    /// A sentence for the person who typed it.
    pub fn to_game_options(&self) -> Result<GameOptions<'_>, String> {
        let program = Locale::new(self.lang.as_deref());
        self.check_devices(&program)?;
        let hall = self.hall_lang.map_or_else(|| program.clone(), Locale::for_lang);
        Ok(GameOptions { play: self, terms: self.terms(&program)?, program, hall, hosting: None, practice: None })
    }

    /// Whether the start position of Chess960 is drawn.
    pub fn has_random_chess960_start(&self) -> bool {
        self.chess960 == Some(Chess960Start::Drawn)
    }

    /// Boards and keys live in real time, and each has a port of its own.
    fn check_devices(&self, locale: &Locale) -> Result<(), String> {
        let board = self.board.as_ref();
        let opponents = self.opponent_board.as_ref().map(|named| &named.path);
        let key = self.opponent_key.as_ref();
        let same = [(opponents, "board-same-port", [board, None]), (key, "board-key-same-port", [board, opponents])];
        for (port, id, others) in same {
            if let Some(path) = port.filter(|_| others.contains(&port)) {
                return Err(locale.message_text(id, &Args::new().set_path("path", path)));
            }
        }
        let devices = [(board, "board-game-script"), (opponents, "board-opponent-script"), (key, "board-key-script")];
        match devices.into_iter().find(|(port, _)| self.scripted && port.is_some()) {
            Some((_, id)) => Err(locale.message_text(id, &Args::new())),
            None => Ok(()),
        }
    }

    fn terms(&self, locale: &Locale) -> Result<GameTerms, String> {
        let (white_blind, black_blind) = (self.blind != BlindPlayers::Black, self.blind != BlindPlayers::White);
        let owner = if white_blind { Color::White } else { Color::Black };
        let (own, opponents) = (self.duties, self.opponents_duties(locale)?);
        let (white_duties, black_duties) = owner.fold_wb((own, opponents), (opponents, own));
        let quickplay = self.quickplay.then(|| ("quickplay-applies".to_owned(), "yes".to_owned()));
        let terms = GameTerms {
            mode: self.mode,
            white_blind,
            black_blind,
            owner,
            time: self
                .time
                .clone()
                .map_or_else(|| USUAL_TIME.parse(), Ok)
                .map_err(|bad| bad_time_control_text(locale, &bad))?,
            start: self.fen.clone(),
            chess960: self.chess960(locale)?,
            repeat: self.repeat.unwrap_or(RepetitionPolicy::Off),
            clock_waits: self.clock_waits,
            assistant_press: self.assistant_press.map(|seconds| Span::from_secs(seconds.into())),
            laws: self.laws,
            adapted: quickplay.into_iter().chain(self.rules.iter().cloned()).collect(),
            white_duties,
            black_duties,
            // It is read when everything else was understood.
            arbiter_code: None,
            locked: self.lock(locale)?,
            opponent: None,
            names: RecordNames { white: self.white.clone(), black: self.black.clone(), arbiter: self.arbiter.clone() },
        };
        // Against an opponent who does not hear, the visually disabled player must have an assistant (2018 and later).
        let none = |color: Color| *terms.duties().get(color) == AssistantDuties::NONE;
        let lacks =
            Color::ALL.into_iter().any(|color| terms.needs_assistant(&terms.initial_rules(), color) && none(color));
        if lacks { Err(locale.message_text("trouble-assistant-needed", &Args::new())) } else { Ok(terms) }
    }

    /// What the game is locked to, where it is. A game of practice is not: it was asked for, or only the file says so.
    fn lock(&self, locale: &Locale) -> Result<Option<InspectionLock>, String> {
        let asked = self.sounding.sources.requested_game_settings().any(|(row, _)| row.name == "locked");
        match (self.locked, self.mode) {
            (true, GameMode::Tournament) => Ok(Some(self.inspection_lock())),
            (true, GameMode::Practice) if asked => Err(locale.message_text("inspect-locked-practice", &Args::new())),
            _ => Ok(None),
        }
    }

    /// What an arbiter inspects, as it stands now.
    pub fn inspection_lock(&self) -> InspectionLock {
        let rows = SETTINGS.iter().filter(|row| matches!(row.scope, SettingScope::Hall | SettingScope::Machine));
        let value =
            |name| self.sounding.sources.value_and_origin(name).map_or_else(String::new, |(value, _)| value.clone());
        InspectionLock {
            program: inspected_program().lock_identifier(),
            settings: rows.map(|row| (row.name.to_owned(), value(row.name))).collect(),
        }
    }

    /// The duties of the opponent's assistant. A sighted player's may do less, and he may have one only where the visually
    /// disabled player makes use of none (D.2.10), unless the arbiter gives him one.
    fn opponents_duties(&self, locale: &Locale) -> Result<Option<AssistantDuties>, String> {
        let both = self.blind == BlindPlayers::Both;
        let duties = self.opponent_duties.as_deref().map(|letters| parse_duties_for_player(letters, both)).transpose();
        let duties = duties.map_err(|bad| bad.to_text_for_option(locale, "--opponent-duties"))?;
        let uses = |duties: Option<AssistantDuties>, unnamed| duties.unwrap_or(unnamed) != AssistantDuties::NONE;
        match !both && uses(self.duties, AssistantDuties::ALL) && uses(duties, AssistantDuties::NONE) {
            true => {
                let edition = Edition::from_year(self.laws).unwrap_or(Edition::Y2023);
                let article = appendix_article(edition, "D.2.10");
                Err(locale.message_text("trouble-one-assistant", &Args::new().set_own_text("article", article)))
            }
            false => Ok(duties),
        }
    }

    /// The number of the start position of Chess960, drawn where that is wished.
    fn chess960(&self, locale: &Locale) -> Result<Option<u16>, String> {
        match self.chess960 {
            Some(_) if self.fen.is_some() => Err(locale.message_text("trouble-two-starts", &Args::new())),
            Some(Chess960Start::Drawn) => chance::draw_chess960_number()
                .map(Some)
                .map_err(|system| locale.message_text("trouble-no-lot", &Args::new().set_own_text("system", system))),
            Some(Chess960Start::Number(number)) => Ok(Some(number)),
            None => Ok(None),
        }
    }
}
