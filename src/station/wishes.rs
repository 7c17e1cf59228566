//! Check the values of the command line: a bad one is answered with one that works.

mod adapted;
mod host;
mod join;
mod opponents;

pub use host::Hosting;
pub use join::{BoardName, Joining};

use super::arguments::{Play, Saying, Voicing};
use super::electronic::Named;
use super::settings::VOICES;
use super::{chance, settings};
use crate::console::dial::settings::{BadCues, Settings};
use crate::console::voice::Echo;
use crate::game::chess960::COUNT;
use crate::game::laws::Edition;
use crate::game::start::{self, BadStart, StartFault};
use crate::game::terms::{Mode, Names, Repeat, Terms};
use crate::game::time_control::TimeControl;
use crate::locale::{Args, Lang, Locale};
use crate::moment::Span;
use crate::presentation::{Guiding, bad_time, start_fault};
use crate::score::braille::Code;
use crate::seat::Color;
use crate::speech::driver::{Audio, Clock, Config, PrivateAudio, PrivateVoice};
use crate::speech::voice::Params;
use crate::vocabulary::{Style, Words};
use shakmaty::Position;

/// The checked form of [`Play`].
#[derive(Debug)]
pub struct Wishes {
    /// The table's rules for a new game.
    pub terms: Terms,
    /// Whether the start position of Chess960 in them was drawn.
    pub drawn: bool,
    /// The word list.
    pub words: Words,
    /// The style.
    pub style: Style,
    /// The texts of the program.
    pub program: Locale,
    /// The texts of public speech.
    pub hall: Locale,
    /// How it sounds.
    pub sounding: Sounding,
    /// Which cues of the dial are on; the mode decides where nobody said so.
    pub cues: Option<Settings>,
    /// Whether capture, check, mate and en passant are said.
    pub additions: bool,
    /// Whether the time control was named.
    pub timed: bool,
    /// Whether time is virtual.
    pub scripted: bool,
    /// The port of the tactile board.
    pub board: Option<String>,
    /// How its owner is led to what it should show.
    pub guiding: Guiding,
    /// The sighted opponent's electronic board.
    pub opponents_board: Option<Named>,
    /// The device of the opponent's own clock key.
    pub opponents_key: Option<String>,
    /// How other stations may join; `None` where none may.
    pub hosting: Option<Hosting>,
    /// Whether somebody said how the opponent's repetition is handled; a saved game keeps its own rule otherwise.
    pub repeat_named: bool,
}

/// The checked form of [`Voicing`].
#[derive(Debug, Clone)]
pub struct Sounding {
    /// The sound output.
    pub audio: Audio,
    /// The output for private answers.
    pub private_audio: PrivateAudio,
    /// Who speaks private answers; not yet known where nobody said so.
    pub private_voice: Option<PrivateVoice>,
    /// Whether private answers keep to one ear.
    pub ears_split: bool,
    /// How the voice speaks.
    pub params: Params,
    /// The echo of typing.
    pub echo: Echo,
}

impl Sounding {
    /// Whether nothing is heard at all. A private output is heard also where the hall has none.
    pub fn is_silent(&self) -> bool {
        self.audio == Audio::None && !matches!(self.private_audio, PrivateAudio::Named(_))
    }

    /// What the speech output is opened with.
    pub fn output(&self, clock: Clock) -> Config {
        Config {
            audio: self.audio.clone(),
            private_audio: self.private_audio.clone(),
            ears_split: self.ears_split,
            private_voice: self.private_voice.or_else(settings::remembered).unwrap_or(PrivateVoice::Own),
            params: self.params,
            clock,
            ..Config::default()
        }
    }
}

/// Whether time is virtual.
///
/// # Errors
/// The sentence that says what works.
pub fn scripted(locale: &Locale, value: &str) -> Result<bool, String> {
    choose(locale, "--clock", value, &[("real", false), ("script", true)])
}

/// Finds a value among names, or says which there are.
fn choose<T: Copy>(locale: &Locale, option: &str, value: &str, known: &[(&str, T)]) -> Result<T, String> {
    let found = known.iter().find(|(name, _)| *name == value).map(|(_, chosen)| *chosen);
    found.ok_or_else(|| {
        let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        bad_option(locale, option, value, &names.join(" | "))
    })
}

/// As much of a value as can be shown, and nothing that would steer a terminal.
fn shown(value: &str) -> String {
    let seen = |letter: char| if letter.is_control() { char::REPLACEMENT_CHARACTER } else { letter };
    value.chars().take(120).map(seen).collect()
}

/// The edition of a year.
///
/// # Errors
/// The sentence that says which was in force then, or which there are.
pub fn edition(locale: &Locale, value: &str) -> Result<u16, String> {
    let years = Edition::ALL.map(Edition::year);
    let year = value.trim();
    if let Some(found) = years.into_iter().find(|known| known.to_string() == year) {
        return Ok(found);
    }
    let digits = year.len() == 4 && year.bytes().all(|letter| letter.is_ascii_digit());
    let given = year.parse::<u16>().ok().filter(|_| digits);
    let in_force = given.and_then(|given| years.into_iter().rev().find(|known| *known < given));
    let args = Args::new().set("value", shown(value)).set("years", years.map(|year| year.to_string()).join(", "));
    Err(match in_force {
        Some(in_force) => locale.text("trouble-no-edition-then", &args.set("edition", in_force.to_string())),
        None => locale.text("trouble-no-edition", &args),
    })
}

/// The words for an option that is not understood, with an example that is.
pub fn bad_option(locale: &Locale, option: &str, value: &str, example: &str) -> String {
    let value: String = shown(value).chars().take(60).collect();
    let args = Args::new().set("option", option.to_owned()).set("value", value).set("example", example.to_owned());
    locale.text("trouble-bad-option", &args)
}

fn number(locale: &Locale, option: &str, value: &str, range: std::ops::RangeInclusive<u16>) -> Result<u16, String> {
    let parsed = value.parse::<u16>().ok().filter(|number| range.contains(number));
    parsed.ok_or_else(|| bad_option(locale, option, value, &format!("{} .. {}", range.start(), range.end())))
}

/// The cues of the dial.
fn read_cues(locale: &Locale, value: &str) -> Result<Settings, String> {
    value.parse().map_err(|BadCues { part, in_times }| {
        let part: String = if part.is_empty() { "\"\"".to_owned() } else { part.chars().take(60).collect() };
        let id = if in_times { "trouble-bad-low-time" } else { "trouble-bad-cues" };
        locale.text(id, &Args::new().set("part", part))
    })
}

/// No start position is further in its game: longer games than this there are none.
const GREATEST_NUMBER: u32 = 9_999;

/// Whether the opponent's repetition is asked for.
fn repeat(locale: &Locale, rule: &str) -> Result<Repeat, String> {
    choose(locale, "--repeat", rule, &[("asked", Repeat::Asked), ("off", Repeat::Off)])
}

/// Draws the start position of Chess960.
const DRAWN: &str = "drawn";

/// The time control where nobody named one.
const USUAL_TIME: &str = "90+30";

/// What of a start position was understood, why it is none, and one that works.
fn bad_fen(locale: &Locale, bad: &BadStart) -> String {
    let reason = start_fault(locale, bad.fault);
    let understood = bad.understood();
    let args = Args::new().set("value", shown(&bad.fen)).set("reason", reason);
    if understood.is_empty() {
        locale.text("trouble-bad-fen", &args)
    } else {
        locale.text("trouble-bad-fen-after", &args.set("understood", understood))
    }
}

/// The code of a score in Braille; without a word, the one of the language whose letters are used.
///
/// # Errors
/// The sentence that says what works.
pub fn braille_code(locale: &Locale, value: Option<&str>, letters: Lang) -> Result<Code, String> {
    let known = [("uk", Code::Uk), ("plain", Code::Plain)];
    value.map_or(Ok(Code::of(letters)), |value| choose(locale, "--braille-code", value, &known))
}

/// Which game of a file.
///
/// # Errors
/// The sentence that says what works.
pub fn game(locale: &Locale, value: &str) -> Result<usize, String> {
    number(locale, "--game", value, 1..=u16::MAX).map(usize::from)
}

/// A word list by its name.
///
/// # Errors
/// The sentence that says which there are.
pub fn words(locale: &Locale, value: &str) -> Result<Words, String> {
    choose(locale, "--words", value, &Words::ALL.map(|words| (words.name(), words)))
}

/// A language by its code.
///
/// # Errors
/// The sentence that says which there are.
pub fn lang(locale: &Locale, option: &str, value: Option<&str>) -> Result<Option<Lang>, String> {
    let Some(value) = value else { return Ok(None) };
    let names: Vec<String> = Lang::ALL.iter().map(ToString::to_string).collect();
    value.parse().map(Some).map_err(|_| bad_option(locale, option, value, &names.join(" | ")))
}

impl Saying {
    /// The word list and the style.
    ///
    /// # Errors
    /// The sentence that says which there are.
    pub fn checked(&self, locale: &Locale) -> Result<(Words, Style), String> {
        let words = words(locale, &self.words)?;
        let style = choose(locale, "--style", &self.style, &Style::ALL.map(|style| (style.name(), style)))?;
        Ok((words, style))
    }
}

/// A player by his colour.
///
/// # Errors
/// The sentence that says which there are.
pub fn player(locale: &Locale, option: &str, value: Option<&str>) -> Result<Option<Color>, String> {
    let colors = [("white", Color::White), ("black", Color::Black)];
    value.map(|value| choose(locale, option, value, &colors)).transpose()
}

impl Voicing {
    /// Checks every value.
    ///
    /// # Errors
    /// A sentence for the person who typed it.
    pub fn checked(&self, program: &Locale) -> Result<Sounding, String> {
        let audio = match self.audio.as_str() {
            "default" => Audio::Default,
            "none" => Audio::None,
            other => match other.strip_prefix("wav:") {
                Some(file) if !file.is_empty() => Audio::Wav(file.into()),
                Some(_) => return Err(bad_option(program, "--audio", other, "wav:game.wav")),
                None => Audio::Named(other.into()),
            },
        };
        let private_audio = match self.private_audio.as_deref() {
            None => PrivateAudio::Same,
            Some("none") => PrivateAudio::None,
            Some(name) => PrivateAudio::Named(name.into()),
        };
        let echoes = [("quiet", Echo::Quiet), ("words", Echo::Words), ("letters", Echo::Letters)];
        let voice = self.voice.as_deref().map(|voice| choose(program, "--voice", voice, &VOICES));
        let ears = self.ears.as_deref().map(|ears| choose(program, "--ears", ears, &[("split", true)]));
        Ok(Sounding {
            audio,
            private_audio,
            private_voice: voice.transpose()?,
            ears_split: ears.transpose()?.unwrap_or(false),
            params: Params {
                rate: number(program, "--rate", &self.rate, 80..=450)?,
                pitch: number(program, "--pitch", &self.pitch, 0..=100)? as u8,
                volume: number(program, "--volume", &self.volume, 0..=200)? as u8,
            },
            echo: choose(program, "--verbosity", &self.verbosity, &echoes)?,
        })
    }
}

impl Play {
    /// Checks every value.
    ///
    /// # Errors
    /// A sentence for the person who typed it.
    pub fn checked(&self) -> Result<Wishes, String> {
        let program = Locale::new(self.lang.as_deref());
        let hall = match lang(&program, "--hall-lang", self.hall_lang.as_deref())? {
            Some(hall) => Locale::of(hall),
            None => program.clone(),
        };
        let (words, style) = self.saying.checked(&program)?;
        let sounding = self.voicing.checked(&program)?;
        Ok(Wishes {
            terms: self.terms(&program)?,
            drawn: self.chess960.as_deref() == Some(DRAWN),
            words,
            style,
            sounding,
            cues: self.cues.as_deref().map(|cues| read_cues(&program, cues)).transpose()?,
            additions: self.additions,
            timed: self.time.is_some(),
            scripted: scripted(&program, &self.clock)?,
            board: self.board(&program)?,
            opponents_board: self.opponents_board(&program)?,
            opponents_key: self.opponents_key(&program)?,
            guiding: choose(&program, "--guide", &self.guide, &Guiding::ALL.map(|how| (how.name(), how)))?,
            hosting: None,
            repeat_named: self.repeat.is_some(),
            program,
            hall,
        })
    }

    /// The port of the tactile board. A board lives in real time.
    fn board(&self, locale: &Locale) -> Result<Option<String>, String> {
        let Some(path) = &self.board else { return Ok(None) };
        if path.trim().is_empty() {
            return Err(bad_option(locale, "--board", path, "/dev/ttyUSB0"));
        }
        if self.clock == "script" {
            return Err(locale.text("board-game-script", &Args::new()));
        }
        Ok(Some(path.clone()))
    }

    fn terms(&self, locale: &Locale) -> Result<Terms, String> {
        let blind = [("white", (true, false)), ("black", (false, true)), ("both", (true, true))];
        let (white_blind, black_blind) = choose(locale, "--blind", &self.blind, &blind)?;
        let modes = [("tournament", Mode::Tournament), ("practice", Mode::Practice)];
        if let Some(fen) = &self.fen {
            let position = start::read(fen, None).map_err(|bad| bad_fen(locale, &bad))?;
            let too_great =
                [(position.halfmoves(), StartFault::HalfMoves), (position.fullmoves().get(), StartFault::MoveNumber)];
            if let Some((_, fault)) = too_great.into_iter().find(|(number, _)| *number > GREATEST_NUMBER) {
                return Err(bad_fen(locale, &BadStart { fen: shown(fen), fault }));
            }
        }
        let assistant_press =
            self.assistant_press.as_deref().map(|seconds| number(locale, "--assistant-press", seconds, 1..=60));
        let owner = if white_blind { Color::White } else { Color::Black };
        let own = adapted::duties(locale, "--duties", self.duties.as_deref(), true)?;
        let both = white_blind && black_blind;
        let opponents = adapted::duties(locale, "--opponent-duties", self.opponent_duties.as_deref(), both)?;
        adapted::one_assistant(locale, own, opponents.filter(|_| !both))?;
        let (white_duties, black_duties) = owner.fold_wb((own, opponents), (opponents, own));
        let terms = Terms {
            mode: choose(locale, "--mode", &self.mode, &modes)?,
            white_blind,
            black_blind,
            owner,
            time: self.time_control(locale)?,
            start: self.fen.clone(),
            chess960: self.chess960(locale)?,
            repeat: self.repeat.as_deref().map_or(Ok(Repeat::Off), |rule| repeat(locale, rule))?,
            clock_waits: choose(locale, "--clock-waits", &self.clock_waits, &[("yes", true), ("no", false)])?,
            assistant_press: assistant_press.transpose()?.map(|seconds| Span::from_secs(seconds.into())),
            laws: edition(locale, &self.laws)?,
            adapted: adapted::rules(locale, &self.rules, self.quickplay)?,
            white_duties,
            black_duties,
            // It is read when everything else was understood.
            arbiter_code: None,
            names: Names { white: self.white.clone(), black: self.black.clone(), arbiter: self.arbiter.clone() },
        };
        adapted::assistant_there(locale, &terms)?;
        Ok(terms)
    }

    /// The number of the start position of Chess960, drawn where that is wished.
    fn chess960(&self, locale: &Locale) -> Result<Option<u16>, String> {
        let Some(value) = &self.chess960 else { return Ok(None) };
        if self.fen.is_some() {
            return Err(locale.text("trouble-two-starts", &Args::new()));
        }
        if value.trim() == DRAWN {
            let drawn = chance::start_position();
            return drawn.map(Some).map_err(|system| locale.text("trouble-no-lot", &Args::new().set("system", system)));
        }
        let digits = value.trim();
        // A sign is no part of a number.
        let number = digits.parse::<u16>().ok().filter(|number| *number < COUNT && !digits.starts_with('+'));
        number.map(Some).ok_or_else(|| {
            let value: String = shown(value).chars().take(60).collect();
            locale.text("trouble-bad-chess960", &Args::new().set("value", value).set("last", (COUNT - 1).to_string()))
        })
    }

    fn time_control(&self, locale: &Locale) -> Result<TimeControl, String> {
        self.time.as_deref().unwrap_or(USUAL_TIME).parse().map_err(|bad| bad_time(locale, &bad))
    }
}
