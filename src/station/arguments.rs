//! Read the command line. Values are checked here, and a bad one is answered with one that works.

use crate::console::voice::Echo;
use crate::game::referee::start_position;
use crate::game::terms::{BadTime, Mode, Names, Repeat, Terms, TimeControl};
use crate::locale::{Args, Lang, Locale};
use crate::moment::Span;
use crate::seat::Color;
use crate::speech::driver::{Audio, PrivateAudio, PrivateVoice};
use crate::vocabulary::{Style, Words};
use clap::{Parser, Subcommand};
use std::path::PathBuf;

/// Electronic assistant for Appendix D of the FIDE Laws of Chess.
#[derive(Debug, Parser)]
#[command(name = "ansage", version, about, disable_help_subcommand = true)]
pub struct Arguments {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// The subcommands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play a game at one station. Without a terminal, commands are read from standard input, one a line.
    Play(Box<Play>),
    /// Show position, clocks and moves of a live or ended game; nothing can be changed.
    Watch(Watch),
    /// Print each half-move of a PGN or text score as it is announced.
    Announce(Announce),
    /// Read announcements or a score in any notation and print one PGN game.
    Read(Read),
    /// Write a player's score or the whole record.
    Export(Export),
    /// Check the chain of a journal and replay it.
    Verify(Verify),
    /// Say one text, to try the voice.
    Say(Say),
}

/// `ansage play`.
#[derive(Debug, clap::Args)]
pub struct Play {
    /// The journal; an existing one is resumed.
    #[arg(long, value_name = "FILE")]
    pub journal: Option<PathBuf>,
    /// The edition of the Laws: 2001, 2005, 2009, 2014, 2018 or 2023.
    #[arg(long, value_name = "YEAR", default_value = "2023")]
    pub laws: String,
    /// The time control: 90+30, 5, none.
    #[arg(long, value_name = "SPEC", default_value = "90+30")]
    pub time: String,
    /// Who is visually disabled: white, black or both.
    #[arg(long, value_name = "WHO", default_value = "white")]
    pub blind: String,
    /// tournament or practice.
    #[arg(long, value_name = "MODE", default_value = "tournament")]
    pub mode: String,
    /// Whether the opponent's repetition is asked for: asked or off.
    #[arg(long, value_name = "RULE", default_value = "off")]
    pub repeat: String,
    /// Whether the other clock waits for the last word of a sighted player's announcement: yes or no.
    #[arg(long, value_name = "RULE", default_value = "yes")]
    pub clock_waits: String,
    /// The assistant presses so many seconds after the last word, unless a key holds it.
    #[arg(long, value_name = "SECONDS")]
    pub assistant_press: Option<String>,
    /// The position to start from.
    #[arg(long, value_name = "FEN")]
    pub fen: Option<String>,
    /// The name of White.
    #[arg(long, value_name = "NAME", default_value = "")]
    pub white: String,
    /// The name of Black.
    #[arg(long, value_name = "NAME", default_value = "")]
    pub black: String,
    /// The name of the arbiter.
    #[arg(long, value_name = "NAME", default_value = "")]
    pub arbiter: String,
    /// How the words are said.
    #[command(flatten)]
    pub saying: Saying,
    /// The language of the program: en or de.
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// The language of public speech.
    #[arg(long, value_name = "LANG")]
    pub hall_lang: Option<String>,
    /// Say capture, check, mate and en passant too; the Appendix has no words for them.
    #[arg(long)]
    pub additions: bool,
    /// What is said while you type: quiet, words or letters.
    #[arg(long, value_name = "LEVEL", default_value = "letters")]
    pub verbosity: String,
    /// Who speaks private answers: self, reader or off.
    #[arg(long, value_name = "WHO", default_value = "self")]
    pub voice: String,
    /// The sound output: default, none, a name, or wav:FILE.
    #[arg(long, value_name = "OUTPUT", default_value = "default")]
    pub audio: String,
    /// The output for private answers: none, or a name.
    #[arg(long, value_name = "OUTPUT")]
    pub private_audio: Option<String>,
    /// split: private answers in one ear only.
    #[arg(long, value_name = "HOW")]
    pub ears: Option<String>,
    /// The voice's speed, in words a minute.
    #[arg(long, value_name = "80..450", default_value = "160")]
    pub rate: String,
    /// The voice's pitch.
    #[arg(long, value_name = "0..100", default_value = "50")]
    pub pitch: String,
    /// The volume in per cent.
    #[arg(long, value_name = "0..200", default_value = "100")]
    pub volume: String,
    /// real, or script: a line +2.5 lets two and a half seconds pass.
    #[arg(long, value_name = "CLOCK", default_value = "real")]
    pub clock: String,
}

/// How moves are said.
#[derive(Debug, clap::Args)]
pub struct Saying {
    /// The word list: fide, plain or nato.
    #[arg(long, value_name = "LIST", default_value = "fide")]
    pub words: String,
    /// long or short.
    #[arg(long, value_name = "STYLE", default_value = "long")]
    pub style: String,
}

/// `ansage watch`.
#[derive(Debug, clap::Args)]
pub struct Watch {
    /// The journal.
    pub journal: PathBuf,
    /// The language of the program.
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// Print once and leave; so it is where the output is no terminal.
    #[arg(long)]
    pub once: bool,
}

/// `ansage announce`.
#[derive(Debug, clap::Args)]
pub struct Announce {
    /// A PGN file or a score in text; - for standard input.
    pub file: PathBuf,
    /// How the words are said.
    #[command(flatten)]
    pub saying: Saying,
    /// Which game of the file.
    #[arg(long, value_name = "N", default_value = "1")]
    pub game: usize,
    /// The language whose letters the score uses; found from the score without it.
    #[arg(long, value_name = "LANG")]
    pub letters: Option<String>,
    /// The language of messages.
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// One JSON array instead of lines.
    #[arg(long)]
    pub json: bool,
}

/// `ansage read`.
#[derive(Debug, clap::Args)]
pub struct Read {
    /// Announcements, or a score in any notation; - for standard input.
    pub file: PathBuf,
    /// The word list. Every list is understood, so this is accepted and changes nothing.
    #[arg(long, value_name = "LIST", default_value = "fide")]
    pub words: String,
    /// Which game of the file.
    #[arg(long, value_name = "N", default_value = "1")]
    pub game: usize,
    /// The language whose letters the score uses; found from the score without it.
    #[arg(long, value_name = "LANG")]
    pub letters: Option<String>,
    /// The language of messages.
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// One JSON object instead of PGN.
    #[arg(long)]
    pub json: bool,
}

/// `ansage export`.
#[derive(Debug, clap::Args)]
pub struct Export {
    /// The journal.
    pub journal: PathBuf,
    /// As PGN.
    #[arg(long)]
    pub pgn: bool,
    /// As text.
    #[arg(long)]
    pub text: bool,
    /// As sound: the public announcements at their moments, long silences shortened.
    #[arg(long, value_name = "FILE")]
    pub wav: Option<PathBuf>,
    /// One player's score instead of the whole record: white or black.
    #[arg(long, value_name = "WHO")]
    pub seat: Option<String>,
    /// The language of messages and of the letters in text.
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// How the words are said.
    #[command(flatten)]
    pub saying: Saying,
}

/// `ansage verify`.
#[derive(Debug, clap::Args)]
pub struct Verify {
    /// The journal.
    pub journal: PathBuf,
    /// The language of messages.
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
}

/// `ansage say`.
#[derive(Debug, clap::Args)]
pub struct Say {
    /// The text.
    pub text: String,
    /// Its language.
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// Into a file instead of the sound card.
    #[arg(long, value_name = "FILE")]
    pub wav: Option<PathBuf>,
}

/// The checked form of [`Play`].
#[derive(Debug)]
pub struct Wishes {
    /// The table's rules for a new game.
    pub terms: Terms,
    /// The word list.
    pub words: Words,
    /// The style.
    pub style: Style,
    /// The texts of the program.
    pub program: Locale,
    /// The texts of public speech.
    pub hall: Locale,
    /// The sound output.
    pub audio: Audio,
    /// The output for private answers.
    pub private_audio: PrivateAudio,
    /// Who speaks private answers.
    pub private_voice: PrivateVoice,
    /// Whether private answers keep to one ear.
    pub ears_split: bool,
    /// How the voice speaks.
    pub params: crate::speech::voice::Params,
    /// The echo of typing.
    pub echo: Echo,
    /// Whether capture, check, mate and en passant are said.
    pub additions: bool,
    /// Whether time is virtual.
    pub scripted: bool,
}

/// Finds a value among names, or says which there are.
fn choose<T: Copy>(locale: &Locale, option: &str, value: &str, known: &[(&str, T)]) -> Result<T, String> {
    let found = known.iter().find(|(name, _)| *name == value).map(|(_, chosen)| *chosen);
    found.ok_or_else(|| {
        let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        bad_option(locale, option, value, &names.join(" | "))
    })
}

fn bad_option(locale: &Locale, option: &str, value: &str, example: &str) -> String {
    let value: String = value.chars().take(60).collect();
    let args = Args::new().set("option", option.to_owned()).set("value", value).set("example", example.to_owned());
    locale.text("trouble-bad-option", &args)
}

fn number(locale: &Locale, option: &str, value: &str, range: std::ops::RangeInclusive<u16>) -> Result<u16, String> {
    let parsed = value.parse::<u16>().ok().filter(|number| range.contains(number));
    parsed.ok_or_else(|| bad_option(locale, option, value, &format!("{} .. {}", range.start(), range.end())))
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
        let words = choose(locale, "--words", &self.words, &Words::ALL.map(|words| (words.name(), words)))?;
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

impl Play {
    /// Checks every value.
    ///
    /// # Errors
    /// A sentence for the person who typed it.
    pub fn checked(&self) -> Result<Wishes, String> {
        let program = Locale::new(self.lang.as_deref());
        lang(&program, "--lang", self.lang.as_deref())?;
        let hall = match lang(&program, "--hall-lang", self.hall_lang.as_deref())? {
            Some(hall) => Locale::of(hall),
            None => program.clone(),
        };
        let (words, style) = self.saying.checked(&program)?;
        let audio = match self.audio.as_str() {
            "default" => Audio::Default,
            "none" => Audio::None,
            other => match other.strip_prefix("wav:") {
                Some(file) if !file.is_empty() => Audio::Wav(file.into()),
                Some(_) => return Err(bad_option(&program, "--audio", other, "wav:game.wav")),
                None => Audio::Named(other.into()),
            },
        };
        let private_audio = match self.private_audio.as_deref() {
            None => PrivateAudio::Same,
            Some("none") => PrivateAudio::None,
            Some(name) => PrivateAudio::Named(name.into()),
        };
        let echoes = [("quiet", Echo::Quiet), ("words", Echo::Words), ("letters", Echo::Letters)];
        let voices = [("self", PrivateVoice::Own), ("reader", PrivateVoice::Reader), ("off", PrivateVoice::Off)];
        Ok(Wishes {
            terms: self.terms(&program)?,
            words,
            style,
            audio,
            private_audio,
            private_voice: choose(&program, "--voice", &self.voice, &voices)?,
            ears_split: self
                .ears
                .as_deref()
                .map_or(Ok(false), |ears| choose(&program, "--ears", ears, &[("split", true)]))?,
            params: crate::speech::voice::Params {
                rate: number(&program, "--rate", &self.rate, 80..=450)?,
                pitch: number(&program, "--pitch", &self.pitch, 0..=100)? as u8,
                volume: number(&program, "--volume", &self.volume, 0..=200)? as u8,
            },
            echo: choose(&program, "--verbosity", &self.verbosity, &echoes)?,
            additions: self.additions,
            scripted: choose(&program, "--clock", &self.clock, &[("real", false), ("script", true)])?,
            program,
            hall,
        })
    }

    fn terms(&self, locale: &Locale) -> Result<Terms, String> {
        let blind = [("white", (true, false)), ("black", (false, true)), ("both", (true, true))];
        let (white_blind, black_blind) = choose(locale, "--blind", &self.blind, &blind)?;
        let modes = [("tournament", Mode::Tournament), ("practice", Mode::Practice)];
        let years = [2001, 2005, 2009, 2014, 2018, 2023].map(|year: u16| (year.to_string(), year));
        let years: Vec<(&str, u16)> = years.iter().map(|(name, year)| (name.as_str(), *year)).collect();
        if let Some(fen) = &self.fen {
            start_position(fen).map_err(|bad| {
                locale.text("trouble-bad-fen", &Args::new().set("value", bad.fen).set("reason", bad.reason))
            })?;
        }
        let assistant_press =
            self.assistant_press.as_deref().map(|seconds| number(locale, "--assistant-press", seconds, 1..=60));
        Ok(Terms {
            mode: choose(locale, "--mode", &self.mode, &modes)?,
            white_blind,
            black_blind,
            owner: if white_blind { Color::White } else { Color::Black },
            time: self.time_control(locale)?,
            start: self.fen.clone(),
            repeat: choose(locale, "--repeat", &self.repeat, &[("asked", Repeat::Asked), ("off", Repeat::Off)])?,
            clock_waits: choose(locale, "--clock-waits", &self.clock_waits, &[("yes", true), ("no", false)])?,
            assistant_press: assistant_press.transpose()?.map(|seconds| Span::from_secs(seconds.into())),
            laws: choose(locale, "--laws", &self.laws, &years)?,
            names: Names { white: self.white.clone(), black: self.black.clone(), arbiter: self.arbiter.clone() },
        })
    }

    fn time_control(&self, locale: &Locale) -> Result<TimeControl, String> {
        self.time.parse().map_err(|bad| match bad {
            BadTime::NotUnderstood(value) => bad_option(locale, "--time", &value, "90+30 | 5 | none"),
            BadTime::NotSupported(value) => locale.text("trouble-time-not-supported", &Args::new().set("value", value)),
        })
    }
}
