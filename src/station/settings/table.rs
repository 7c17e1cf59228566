//! List every setting: its name, whose it is, when it may change, its texts, and how it stands in play.
//!
//! The name is that of the option (`--rate`), of the entry in the file (`rate = 300`), of the variable of the environment
//! (`ANSAGE_RATE`), and the one that is typed behind `settings`. How its value is read and what it is where nobody says
//! so are clap's: the parser and the default of the option. From the rows come the file with its comments, the answers of
//! `settings`, the help of the options, what is kept of a change in play, and what an event's file may say.
//!
//! To add one: an option with its parser, a row here, and its message in both languages of `locales/` with its `.name`
//! and its `.values`. A row that may change in play says how it stands and how it is set, in [`LiveSettings`].

use crate::station::arguments::values;
use ansage_game::ruling::{AssistantDuties, AssistantDuty};
use ansage_game::seat::Color;
use ansage_game::terms::{GameMode, GameTerms, RepetitionPolicy};
use ansage_seats::console::ConsoleTuning;
use ansage_seats::sighted::{BoardLook, PieceStyle};
use ansage_sound::speech::driver::PrivateVoice;
use ansage_words::locale::{Lang, Locale};
use ansage_words::presentation::{GuidanceLevel, LineForm, Presenter, PrivateWording};

/// Whose a setting is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SettingScope {
    /// Of the person: how he hears and reads.
    Player,
    /// Of the playing hall: what everybody hears.
    Hall,
    /// Of this machine: its outputs and ports.
    Machine,
    /// Of one game: from its opening on only its journal counts.
    Game,
}

impl SettingScope {
    /// All of them, in the order of the file.
    pub const ALL: [SettingScope; 4] =
        [SettingScope::Player, SettingScope::Hall, SettingScope::Machine, SettingScope::Game];

    /// The name of its section in the file.
    pub const fn section_name(self) -> &'static str {
        match self {
            SettingScope::Player => "player",
            SettingScope::Hall => "hall",
            SettingScope::Machine => "machine",
            SettingScope::Game => "game",
        }
    }
}

/// How a station is set now: everything that may change in play.
#[derive(Debug, Clone)]
pub struct LiveSettings {
    /// The console: the own voice, the echo of typing, the cues.
    pub tuned: ConsoleTuning,
    /// How things are put into words.
    pub presenter: Presenter,
    /// How the owner of a tactile board is led.
    pub guiding: GuidanceLevel,
    /// Who speaks private answers.
    pub private_voice: PrivateVoice,
    /// Whether they are heard in one ear only.
    pub ears_split: bool,
    /// How the full-screen board looks, where there is one.
    pub look: Option<BoardLook>,
}

/// When a setting may change, and how it stands.
#[derive(Clone, Copy)]
pub enum ChangeTime {
    /// At any time.
    Now {
        /// Its value now; `None` where this station has none.
        stands: fn(&LiveSettings) -> Option<String>,
        /// Sets it; `None` where that is no value, and nothing is changed.
        set: fn(&mut LiveSettings, &str) -> Option<()>,
    },
    /// From the next start on.
    NextStart,
    /// Before the journal opens. What it is in a game.
    Opening(fn(&GameTerms) -> String),
}

/// A row of the table.
pub struct SettingRow {
    /// Its name.
    pub name: &'static str,
    /// Whose it is.
    pub scope: SettingScope,
    /// When it may change.
    pub when: ChangeTime,
    /// A value as an example, where nothing is usual.
    pub example: &'static str,
    /// The message that says what it is. `.name`: as it is called in words, and typed; `.values`: what may be typed;
    /// `.usual`: the default in words, if it is not a value.
    pub help: &'static str,
}

impl SettingRow {
    /// Its value in this game, where it is one of a game.
    pub fn game_value(&self, terms: &GameTerms) -> Option<String> {
        match self.when {
            ChangeTime::Opening(of) => Some(of(terms)),
            ChangeTime::Now { .. } | ChangeTime::NextStart => None,
        }
    }

    /// Its value at a station, where it may change there.
    pub fn current_value(&self, standing: &LiveSettings) -> Option<String> {
        match self.when {
            ChangeTime::Now { stands, .. } => stands(standing),
            ChangeTime::Opening(_) | ChangeTime::NextStart => None,
        }
    }

    /// The name of its variable in the environment; none for a setting of a game.
    pub fn environment_variable(&self) -> Option<String> {
        (self.scope != SettingScope::Game).then(|| format!("ANSAGE_{}", self.name.replace('-', "_").to_uppercase()))
    }

    /// As it is called in words.
    pub fn display_name(&self, locale: &Locale) -> String {
        locale.message_attribute(self.help, "name", &ansage_words::locale::Args::new())
    }
}

const fn row(
    name: &'static str,
    scope: SettingScope,
    when: ChangeTime,
    example: &'static str,
    help: &'static str,
) -> SettingRow {
    SettingRow { name, scope, when, example, help }
}

/// A number of a voice: the player's or the hall's.
macro_rules! voice_number {
    ($whose:ident, $field:ident) => {
        ChangeTime::Now {
            stands: |station| Some(station.tuned.voices.$whose.params.$field.to_string()),
            set: |station, text| text.parse().ok().map(|value| station.tuned.voices.$whose.params.$field = value),
        }
    };
}

/// The name of a voice; none for the usual one of each language.
macro_rules! voice_name {
    ($whose:ident) => {
        ChangeTime::Now {
            stands: |station| station.tuned.voices.$whose.name.clone(),
            set: |station, text| {
                station.tuned.voices.$whose.name = (!text.is_empty()).then(|| text.to_owned());
                Some(())
            },
        }
    };
}

/// One of the values that a function reads from their names.
macro_rules! chosen {
    ($($field:ident).+, $read:expr, $name:expr) => {
        ChangeTime::Now {
            stands: |station| Some($name(station.$($field).+)),
            set: |station, text| $read(text).map(|value| station.$($field).+ = value),
        }
    };
}

fn yes_no(yes: bool) -> String {
    if yes { "yes" } else { "no" }.to_owned()
}

fn parse_yes_no(text: &str) -> Option<bool> {
    match text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

fn locale_of(text: &str) -> Option<Locale> {
    let lang: Lang = text.parse().ok()?;
    Lang::TEXTS.contains(&lang).then(|| Locale::for_lang(lang))
}

/// How a board looks, as its option is written.
fn look(look: BoardLook) -> String {
    let pieces = if look.pieces == PieceStyle::Signs { "signs" } else { "letters" };
    let large = look.large.then_some("large");
    let below = look.below.map(|color| color.fold_wb("white", "black"));
    [Some(pieces), large, below, Some(look.theme.name())].into_iter().flatten().collect::<Vec<_>>().join(",")
}

fn set_look(station: &mut LiveSettings, text: &str) -> Option<()> {
    let known = station.look.as_mut()?;
    let (wished, theme) = values::parse_board_look(text).ok()?;
    *known = BoardLook { theme: theme.unwrap_or(known.theme), ..wished };
    Some(())
}

/// Every setting, in the order of the file.
pub static SETTINGS: &[SettingRow] = &[
    row("lang", SettingScope::Player, LANG, "en", "settings-lang"),
    row("voice", SettingScope::Player, VOICE, "self", "settings-voice"),
    row("rate", SettingScope::Player, voice_number!(player, rate), "", "settings-rate"),
    row("pitch", SettingScope::Player, voice_number!(player, pitch), "", "settings-pitch"),
    row("volume", SettingScope::Player, voice_number!(player, volume), "", "settings-volume"),
    row("voice-name", SettingScope::Player, voice_name!(player), "de", "settings-voice-name"),
    row("lines", SettingScope::Player, LINES, "short", "settings-lines"),
    row("ear", SettingScope::Player, EAR, "", "settings-ear"),
    row("verbosity", SettingScope::Player, VERBOSITY, "", "settings-verbosity"),
    row("ears", SettingScope::Player, EARS, "same", "settings-ears"),
    row("cues", SettingScope::Player, CUES, "dial,low=5:00+1:00", "settings-cues"),
    row("guide", SettingScope::Player, GUIDE, "", "settings-guide"),
    row("look", SettingScope::Player, LOOK, "letters,dark", "settings-look"),
    row("words", SettingScope::Hall, WORDS, "", "settings-words"),
    row("style", SettingScope::Hall, STYLE, "", "settings-style"),
    row("additions", SettingScope::Hall, ADDITIONS, "", "settings-additions"),
    row("hall-lang", SettingScope::Hall, HALL_LANG, "en", "settings-hall-lang"),
    row("hall-rate", SettingScope::Hall, voice_number!(hall, rate), "", "settings-hall-rate"),
    row("hall-pitch", SettingScope::Hall, voice_number!(hall, pitch), "", "settings-hall-pitch"),
    row("hall-volume", SettingScope::Hall, voice_number!(hall, volume), "", "settings-hall-volume"),
    row("hall-clarity", SettingScope::Hall, CLARITY, "", "settings-hall-clarity"),
    row("hall-voice-name", SettingScope::Hall, voice_name!(hall), "de", "settings-hall-voice-name"),
    row("delay", SettingScope::Hall, ChangeTime::NextStart, "15:00", "settings-delay"),
    row("audio", SettingScope::Machine, ChangeTime::NextStart, "", "settings-audio"),
    row("private-audio", SettingScope::Machine, ChangeTime::NextStart, "none", "settings-private-audio"),
    row("board", SettingScope::Machine, ChangeTime::NextStart, "/dev/ttyUSB0", "settings-board"),
    row(
        "opponent-board",
        SettingScope::Machine,
        ChangeTime::NextStart,
        "dgt:/dev/ttyUSB1,left",
        "settings-opponent-board",
    ),
    row(
        "opponent-key",
        SettingScope::Machine,
        ChangeTime::NextStart,
        "/dev/input/by-id/usb-pad-event-kbd",
        "settings-opponent-key",
    ),
    row("listen", SettingScope::Machine, ChangeTime::NextStart, "0.0.0.0:20140", "settings-listen"),
    row("laws", SettingScope::Game, ChangeTime::Opening(|terms| terms.laws.to_string()), "", "settings-laws"),
    row("time", SettingScope::Game, ChangeTime::Opening(|terms| terms.time.to_string()), "90+30", "settings-time"),
    row("blind", SettingScope::Game, ChangeTime::Opening(blind), "", "settings-blind"),
    row("mode", SettingScope::Game, ChangeTime::Opening(mode), "", "settings-mode"),
    row("repeat", SettingScope::Game, ChangeTime::Opening(repeat), "asked", "settings-repeat"),
    row(
        "clock-waits",
        SettingScope::Game,
        ChangeTime::Opening(|terms| yes_no(terms.clock_waits)),
        "",
        "settings-clock-waits",
    ),
    row("assistant-press", SettingScope::Game, ChangeTime::Opening(assistant_press), "5", "settings-assistant-press"),
    row(
        "duties",
        SettingScope::Game,
        ChangeTime::Opening(|terms| duties(terms, terms.owner)),
        "abcdef",
        "settings-duties",
    ),
    row(
        "opponent-duties",
        SettingScope::Game,
        ChangeTime::Opening(|terms| duties(terms, !terms.owner)),
        "none",
        "settings-opponent-duties",
    ),
    row(
        "quickplay",
        SettingScope::Game,
        ChangeTime::Opening(|terms| yes_no(terms.initial_rules().quickplay_applies)),
        "",
        "settings-quickplay",
    ),
    row(
        "locked",
        SettingScope::Game,
        ChangeTime::Opening(|terms| yes_no(terms.locked.is_some())),
        "yes",
        "settings-locked",
    ),
    row("lost-link", SettingScope::Game, ChangeTime::Opening(lost_link), "stop", "settings-lost-link"),
    row("rule", SettingScope::Game, ChangeTime::Opening(rules), "seventy-five=no", "settings-rule"),
    row(
        "fen",
        SettingScope::Game,
        ChangeTime::Opening(|terms| terms.start.clone().unwrap_or_default()),
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        "settings-fen",
    ),
    row("chess960", SettingScope::Game, ChangeTime::Opening(chess960), "drawn", "settings-chess960"),
    row(
        "white",
        SettingScope::Game,
        ChangeTime::Opening(|terms| terms.names.white.to_string()),
        "Anna Berg",
        "settings-white",
    ),
    row(
        "black",
        SettingScope::Game,
        ChangeTime::Opening(|terms| terms.names.black.to_string()),
        "Bruno Kern",
        "settings-black",
    ),
    row(
        "arbiter",
        SettingScope::Game,
        ChangeTime::Opening(|terms| terms.names.arbiter.to_string()),
        "Clara Vogt",
        "settings-arbiter",
    ),
];

/// The setting of this name.
pub fn find_setting(name: &str) -> Option<&'static SettingRow> {
    SETTINGS.iter().find(|row| row.name == name)
}

const LANG: ChangeTime = ChangeTime::Now {
    stands: |station| Some(station.presenter.program.lang().code().to_owned()),
    set: |station, text| locale_of(text).map(|locale| station.presenter.program = locale),
};

const HALL_LANG: ChangeTime = ChangeTime::Now {
    stands: |station| Some(station.presenter.hall.lang().code().to_owned()),
    set: |station, text| locale_of(text).map(|locale| station.presenter.hall = locale),
};

const VOICE: ChangeTime = chosen!(
    private_voice,
    |text| values::VOICES.into_iter().find(|(name, _)| *name == text).map(|(_, voice)| voice),
    |voice| values::VOICES.into_iter().find(|(_, known)| *known == voice).map_or("", |(name, _)| name).to_owned()
);

const VERBOSITY: ChangeTime =
    chosen!(tuned.echo, |text: &str| values::parse_echo_mode(text).ok(), |echo| values::ECHOES
        .into_iter()
        .find(|(_, known)| *known == echo)
        .map_or("", |(name, _)| name)
        .to_owned());

const LINES: ChangeTime =
    chosen!(presenter.lines, |text| LineForm::ALL.into_iter().find(|form| form.name() == text), |form: LineForm| form
        .name()
        .to_owned());

const EAR: ChangeTime = chosen!(
    presenter.ear,
    |text| PrivateWording::ALL.into_iter().find(|words| words.name() == text),
    |words: PrivateWording| { words.name().to_owned() }
);

const CLARITY: ChangeTime = chosen!(
    tuned.voices.hall.clarity,
    |text| match text {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    },
    |clear| if clear { "on" } else { "off" }.to_owned()
);

const EARS: ChangeTime = chosen!(ears_split, |text: &str| values::parse_split_ears(text).ok(), |split| {
    if split { "split" } else { "same" }.to_owned()
});

const CUES: ChangeTime = ChangeTime::Now {
    stands: |station| Some(station.tuned.cues.to_string()),
    set: |station, text| text.parse().ok().map(|cues| station.tuned.cues = cues),
};

const GUIDE: ChangeTime =
    chosen!(guiding, |text| GuidanceLevel::ALL.into_iter().find(|how| how.name() == text), |how: GuidanceLevel| how
        .name()
        .to_owned());

const LOOK: ChangeTime = ChangeTime::Now { stands: |station| station.look.map(look), set: set_look };

const WORDS: ChangeTime =
    chosen!(presenter.words, |text: &str| text.parse().ok(), |words: ansage_words::vocabulary::WordListKind| words
        .name()
        .to_owned());

const STYLE: ChangeTime =
    chosen!(presenter.style, |text: &str| text.parse().ok(), |style: ansage_words::vocabulary::AnnouncementStyle| {
        style.name().to_owned()
    });

const ADDITIONS: ChangeTime = chosen!(presenter.additions, parse_yes_no, yes_no);

fn blind(terms: &GameTerms) -> String {
    match (terms.white_blind, terms.black_blind) {
        (true, true) => "both",
        (false, true) => "black",
        _ => "white",
    }
    .to_owned()
}

fn mode(terms: &GameTerms) -> String {
    match terms.mode {
        GameMode::Tournament => "tournament",
        GameMode::Practice => "practice",
    }
    .to_owned()
}

fn repeat(terms: &GameTerms) -> String {
    match terms.repeat {
        RepetitionPolicy::Asked => "asked",
        RepetitionPolicy::Off => "off",
    }
    .to_owned()
}

fn assistant_press(terms: &GameTerms) -> String {
    terms.assistant_press.map_or_else(|| "none".to_owned(), |span| span.whole_secs().to_string())
}

fn duties(terms: &GameTerms, whose: Color) -> String {
    let duties = terms.duties();
    let has = duties.get(whose);
    let letters: String =
        AssistantDuty::ALL.into_iter().filter(|duty| has.has_duty(*duty)).map(AssistantDuty::letter).collect();
    if *has == AssistantDuties::NONE { "none".to_owned() } else { letters }
}

fn lost_link(terms: &GameTerms) -> String {
    if terms.initial_rules().lost_link_stops { "stop" } else { "run" }.to_owned()
}

fn rules(terms: &GameTerms) -> String {
    let adapted = terms.adapted.iter().map(|(name, value)| format!("{name}={value}"));
    adapted.collect::<Vec<_>>().join(", ")
}

fn chess960(terms: &GameTerms) -> String {
    terms.chess960.map_or_else(|| "none".to_owned(), |number| number.to_string())
}
