//! List every setting: its name, whose it is, when it may change, its texts, and how it stands in play.
//!
//! The name is that of the option (`--rate`), of the entry in the file (`rate = 300`), of the variable of the environment
//! (`ANSAGE_RATE`), and the one that is typed behind `settings`. How its value is read and what it is where nobody says
//! so are clap's: the parser and the default of the option. From the rows come the file with its comments, the answers of
//! `settings`, the help of the options, what is kept of a change in play, and what an event's file may say.
//!
//! To add one: an option with its parser, a row here, and its message in both languages of `locales/` with its `.name`
//! and its `.values`. A row that may change in play says how it stands and how it is set, in [`Standing`].

use crate::station::arguments::values;
use ansage_game::ruling::{Duties, Duty};
use ansage_game::seat::Color;
use ansage_game::terms::{Mode, Repeat, Terms};
use ansage_seats::console::Tuned;
use ansage_seats::sighted::{Look, Pieces};
use ansage_sound::speech::driver::PrivateVoice;
use ansage_words::locale::{Lang, Locale};
use ansage_words::presentation::{EarWords, Guiding, LineForm, Presenter};

/// Whose a setting is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Scope {
    /// Of the person: how he hears and reads.
    Player,
    /// Of the playing hall: what everybody hears.
    Hall,
    /// Of this machine: its outputs and ports.
    Machine,
    /// Of one game: from its opening on only its journal counts.
    Game,
}

impl Scope {
    /// All of them, in the order of the file.
    pub const ALL: [Scope; 4] = [Scope::Player, Scope::Hall, Scope::Machine, Scope::Game];

    /// The name of its section in the file.
    pub const fn section(self) -> &'static str {
        match self {
            Scope::Player => "player",
            Scope::Hall => "hall",
            Scope::Machine => "machine",
            Scope::Game => "game",
        }
    }
}

/// How a station is set now: everything that may change in play.
#[derive(Debug, Clone)]
pub struct Standing {
    /// The console: the own voice, the echo of typing, the cues.
    pub tuned: Tuned,
    /// How things are put into words.
    pub presenter: Presenter,
    /// How the owner of a tactile board is led.
    pub guiding: Guiding,
    /// Who speaks private answers.
    pub private_voice: PrivateVoice,
    /// Whether they are heard in one ear only.
    pub ears_split: bool,
    /// How the full-screen board looks, where there is one.
    pub look: Option<Look>,
}

/// When a setting may change, and how it stands.
#[derive(Clone, Copy)]
pub enum When {
    /// At any time.
    Now {
        /// Its value now; `None` where this station has none.
        stands: fn(&Standing) -> Option<String>,
        /// Sets it; `None` where that is no value, and nothing is changed.
        set: fn(&mut Standing, &str) -> Option<()>,
    },
    /// From the next start on.
    NextStart,
    /// Before the journal opens. What it is in a game.
    Opening(fn(&Terms) -> String),
}

/// A row of the table.
pub struct SettingRow {
    /// Its name.
    pub name: &'static str,
    /// Whose it is.
    pub scope: Scope,
    /// When it may change.
    pub when: When,
    /// A value as an example, where nothing is usual.
    pub example: &'static str,
    /// The message that says what it is. `.name`: as it is called in words, and typed; `.values`: what may be typed;
    /// `.usual`: the default in words, if it is not a value.
    pub help: &'static str,
}

impl SettingRow {
    /// Its value in this game, where it is one of a game.
    pub fn in_game(&self, terms: &Terms) -> Option<String> {
        match self.when {
            When::Opening(of) => Some(of(terms)),
            When::Now { .. } | When::NextStart => None,
        }
    }

    /// Its value at a station, where it may change there.
    pub fn stands(&self, standing: &Standing) -> Option<String> {
        match self.when {
            When::Now { stands, .. } => stands(standing),
            When::Opening(_) | When::NextStart => None,
        }
    }

    /// The name of its variable in the environment; none for a setting of a game.
    pub fn variable(&self) -> Option<String> {
        (self.scope != Scope::Game).then(|| format!("ANSAGE_{}", self.name.replace('-', "_").to_uppercase()))
    }

    /// As it is called in words.
    pub fn called(&self, locale: &Locale) -> String {
        locale.attr(self.help, "name", &ansage_words::locale::Args::new())
    }
}

const fn row(name: &'static str, scope: Scope, when: When, example: &'static str, help: &'static str) -> SettingRow {
    SettingRow { name, scope, when, example, help }
}

/// A number of a voice: the player's or the hall's.
macro_rules! voice_number {
    ($whose:ident, $field:ident) => {
        When::Now {
            stands: |station| Some(station.tuned.voices.$whose.params.$field.to_string()),
            set: |station, text| text.parse().ok().map(|value| station.tuned.voices.$whose.params.$field = value),
        }
    };
}

/// The name of a voice; none for the usual one of each language.
macro_rules! voice_name {
    ($whose:ident) => {
        When::Now {
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
        When::Now {
            stands: |station| Some($name(station.$($field).+)),
            set: |station, text| $read(text).map(|value| station.$($field).+ = value),
        }
    };
}

fn yes_no(yes: bool) -> String {
    if yes { "yes" } else { "no" }.to_owned()
}

fn is_yes(text: &str) -> Option<bool> {
    match text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

fn locale_of(text: &str) -> Option<Locale> {
    let lang: Lang = text.parse().ok()?;
    Lang::TEXTS.contains(&lang).then(|| Locale::of(lang))
}

/// How a board looks, as its option is written.
fn look(look: Look) -> String {
    let pieces = if look.pieces == Pieces::Signs { "signs" } else { "letters" };
    let large = look.large.then_some("large");
    let below = look.below.map(|color| color.fold_wb("white", "black"));
    [Some(pieces), large, below, Some(look.theme.name())].into_iter().flatten().collect::<Vec<_>>().join(",")
}

fn set_look(station: &mut Standing, text: &str) -> Option<()> {
    let known = station.look.as_mut()?;
    let (wished, theme) = values::looks(text).ok()?;
    *known = Look { theme: theme.unwrap_or(known.theme), ..wished };
    Some(())
}

/// Every setting, in the order of the file.
pub static SETTINGS: &[SettingRow] = &[
    row("lang", Scope::Player, LANG, "en", "settings-lang"),
    row("voice", Scope::Player, VOICE, "self", "settings-voice"),
    row("rate", Scope::Player, voice_number!(player, rate), "", "settings-rate"),
    row("pitch", Scope::Player, voice_number!(player, pitch), "", "settings-pitch"),
    row("volume", Scope::Player, voice_number!(player, volume), "", "settings-volume"),
    row("voice-name", Scope::Player, voice_name!(player), "de", "settings-voice-name"),
    row("lines", Scope::Player, LINES, "short", "settings-lines"),
    row("ear", Scope::Player, EAR, "", "settings-ear"),
    row("verbosity", Scope::Player, VERBOSITY, "", "settings-verbosity"),
    row("ears", Scope::Player, EARS, "same", "settings-ears"),
    row("cues", Scope::Player, CUES, "dial,low=5:00+1:00", "settings-cues"),
    row("guide", Scope::Player, GUIDE, "", "settings-guide"),
    row("look", Scope::Player, LOOK, "letters,dark", "settings-look"),
    row("words", Scope::Hall, WORDS, "", "settings-words"),
    row("style", Scope::Hall, STYLE, "", "settings-style"),
    row("additions", Scope::Hall, ADDITIONS, "", "settings-additions"),
    row("hall-lang", Scope::Hall, HALL_LANG, "en", "settings-hall-lang"),
    row("hall-rate", Scope::Hall, voice_number!(hall, rate), "", "settings-hall-rate"),
    row("hall-pitch", Scope::Hall, voice_number!(hall, pitch), "", "settings-hall-pitch"),
    row("hall-volume", Scope::Hall, voice_number!(hall, volume), "", "settings-hall-volume"),
    row("hall-clarity", Scope::Hall, CLARITY, "", "settings-hall-clarity"),
    row("hall-voice-name", Scope::Hall, voice_name!(hall), "de", "settings-hall-voice-name"),
    row("delay", Scope::Hall, When::NextStart, "15:00", "settings-delay"),
    row("audio", Scope::Machine, When::NextStart, "", "settings-audio"),
    row("private-audio", Scope::Machine, When::NextStart, "none", "settings-private-audio"),
    row("board", Scope::Machine, When::NextStart, "/dev/ttyUSB0", "settings-board"),
    row("opponent-board", Scope::Machine, When::NextStart, "dgt:/dev/ttyUSB1,left", "settings-opponent-board"),
    row("opponent-key", Scope::Machine, When::NextStart, "/dev/input/by-id/usb-pad-event-kbd", "settings-opponent-key"),
    row("listen", Scope::Machine, When::NextStart, "0.0.0.0:20140", "settings-listen"),
    row("laws", Scope::Game, When::Opening(|terms| terms.laws.to_string()), "", "settings-laws"),
    row("time", Scope::Game, When::Opening(|terms| terms.time.to_string()), "90+30", "settings-time"),
    row("blind", Scope::Game, When::Opening(blind), "", "settings-blind"),
    row("mode", Scope::Game, When::Opening(mode), "", "settings-mode"),
    row("repeat", Scope::Game, When::Opening(repeat), "asked", "settings-repeat"),
    row("clock-waits", Scope::Game, When::Opening(|terms| yes_no(terms.clock_waits)), "", "settings-clock-waits"),
    row("assistant-press", Scope::Game, When::Opening(assistant_press), "5", "settings-assistant-press"),
    row("duties", Scope::Game, When::Opening(|terms| duties(terms, terms.owner)), "abcdef", "settings-duties"),
    row(
        "opponent-duties",
        Scope::Game,
        When::Opening(|terms| duties(terms, !terms.owner)),
        "none",
        "settings-opponent-duties",
    ),
    row(
        "quickplay",
        Scope::Game,
        When::Opening(|terms| yes_no(terms.rules().quickplay_applies)),
        "",
        "settings-quickplay",
    ),
    row("locked", Scope::Game, When::Opening(|terms| yes_no(terms.locked.is_some())), "yes", "settings-locked"),
    row("lost-link", Scope::Game, When::Opening(lost_link), "stop", "settings-lost-link"),
    row("rule", Scope::Game, When::Opening(rules), "seventy-five=no", "settings-rule"),
    row(
        "fen",
        Scope::Game,
        When::Opening(|terms| terms.start.clone().unwrap_or_default()),
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        "settings-fen",
    ),
    row("chess960", Scope::Game, When::Opening(chess960), "drawn", "settings-chess960"),
    row("white", Scope::Game, When::Opening(|terms| terms.names.white.clone()), "Anna Berg", "settings-white"),
    row("black", Scope::Game, When::Opening(|terms| terms.names.black.clone()), "Bruno Kern", "settings-black"),
    row("arbiter", Scope::Game, When::Opening(|terms| terms.names.arbiter.clone()), "Clara Vogt", "settings-arbiter"),
];

/// The setting of this name.
pub fn named(name: &str) -> Option<&'static SettingRow> {
    SETTINGS.iter().find(|row| row.name == name)
}

const LANG: When = When::Now {
    stands: |station| Some(station.presenter.program.lang().code().to_owned()),
    set: |station, text| locale_of(text).map(|locale| station.presenter.program = locale),
};

const HALL_LANG: When = When::Now {
    stands: |station| Some(station.presenter.hall.lang().code().to_owned()),
    set: |station, text| locale_of(text).map(|locale| station.presenter.hall = locale),
};

const VOICE: When = chosen!(
    private_voice,
    |text| values::VOICES.into_iter().find(|(name, _)| *name == text).map(|(_, voice)| voice),
    |voice| values::VOICES.into_iter().find(|(_, known)| *known == voice).map_or("", |(name, _)| name).to_owned()
);

const VERBOSITY: When = chosen!(tuned.echo, |text: &str| values::echo(text).ok(), |echo| values::ECHOES
    .into_iter()
    .find(|(_, known)| *known == echo)
    .map_or("", |(name, _)| name)
    .to_owned());

const LINES: When =
    chosen!(presenter.lines, |text| LineForm::ALL.into_iter().find(|form| form.name() == text), |form: LineForm| form
        .name()
        .to_owned());

const EAR: When =
    chosen!(presenter.ear, |text| EarWords::ALL.into_iter().find(|words| words.name() == text), |words: EarWords| {
        words.name().to_owned()
    });

const CLARITY: When = chosen!(
    tuned.voices.hall.clarity,
    |text| match text {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    },
    |clear| if clear { "on" } else { "off" }.to_owned()
);

const EARS: When = chosen!(ears_split, |text: &str| values::ears(text).ok(), |split| {
    if split { "split" } else { "same" }.to_owned()
});

const CUES: When = When::Now {
    stands: |station| Some(station.tuned.cues.to_string()),
    set: |station, text| text.parse().ok().map(|cues| station.tuned.cues = cues),
};

const GUIDE: When =
    chosen!(guiding, |text| Guiding::ALL.into_iter().find(|how| how.name() == text), |how: Guiding| how
        .name()
        .to_owned());

const LOOK: When = When::Now { stands: |station| station.look.map(look), set: set_look };

const WORDS: When =
    chosen!(presenter.words, |text: &str| text.parse().ok(), |words: ansage_words::vocabulary::Words| words
        .name()
        .to_owned());

const STYLE: When =
    chosen!(presenter.style, |text: &str| text.parse().ok(), |style: ansage_words::vocabulary::Style| style
        .name()
        .to_owned());

const ADDITIONS: When = chosen!(presenter.additions, is_yes, yes_no);

fn blind(terms: &Terms) -> String {
    match (terms.white_blind, terms.black_blind) {
        (true, true) => "both",
        (false, true) => "black",
        _ => "white",
    }
    .to_owned()
}

fn mode(terms: &Terms) -> String {
    match terms.mode {
        Mode::Tournament => "tournament",
        Mode::Practice => "practice",
    }
    .to_owned()
}

fn repeat(terms: &Terms) -> String {
    match terms.repeat {
        Repeat::Asked => "asked",
        Repeat::Off => "off",
    }
    .to_owned()
}

fn assistant_press(terms: &Terms) -> String {
    terms.assistant_press.map_or_else(|| "none".to_owned(), |span| span.whole_secs().to_string())
}

fn duties(terms: &Terms, whose: Color) -> String {
    let duties = terms.duties();
    let has = duties.get(whose);
    let letters: String = Duty::ALL.into_iter().filter(|duty| has.has(*duty)).map(Duty::letter).collect();
    if *has == Duties::NONE { "none".to_owned() } else { letters }
}

fn lost_link(terms: &Terms) -> String {
    if terms.rules().lost_link_stops { "stop" } else { "run" }.to_owned()
}

fn rules(terms: &Terms) -> String {
    let adapted = terms.adapted.iter().map(|(name, value)| format!("{name}={value}"));
    adapted.collect::<Vec<_>>().join(", ")
}

fn chess960(terms: &Terms) -> String {
    terms.chess960.map_or_else(|| "none".to_owned(), |number| number.to_string())
}
