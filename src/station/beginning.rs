//! Begin without a command: ask for language, voice and what to do, and give the command line that does it.
//!
//! What is asked, and what an answer means, is decided by [`crate::console::beginning`]; here it is said, read and kept.

use super::arguments::values::VOICES;
use super::arguments::{Arguments, ProgramCommand, Sounding, localized};
use super::files::Failure;
use super::line_dialogue::{LineDialogue, SHOWN};
use super::opening;
use super::settings::kept::keep_answer;
use super::settings::start::{self, NotStarted};
use super::speaker::Speaker;
use super::timepiece::Timepiece;
use crate::console::beginning::{Beginning, BeginningQuestion, Chosen};
use crate::game::terms::Mode;
use crate::locale::{Lang, Locale};
use crate::moment::Moment;
use crate::presentation::{Presenter, Told, Values, shown_part};
use crate::speech::driver::{Audio, Output, SpeechClock};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// What each choice of the menu means.
const HELP: [&str; 6] = [
    "begin-help-new",
    "begin-help-go-on",
    "begin-help-practise",
    "begin-help-join",
    "begin-help-settings",
    "begin-help-more",
];

/// Asks, at a terminal, what is to be done, and gives the command line for it; `None` where nothing is.
///
/// # Errors
/// [`Failure`], in words: the command line that was made is none.
pub fn begin(arguments: &Arguments) -> Result<Option<Arguments>, Failure> {
    let lang = arguments.lang.clone().map(|lang| ["--lang".to_owned(), lang]);
    let usual = ["ansage", "play"].into_iter().map(str::to_owned).chain(lang.clone().into_iter().flatten()).collect();
    let Some(ProgramCommand::Play(play)) = read(usual)?.command else { return Ok(None) };
    let (audio, speech_log) = (arguments.audio.clone(), arguments.speech_log.clone());
    let mut sounding = Sounding { audio, speech_log, ..play.sounding };
    let known = sounding.sources.of("lang").map(|(lang, _)| lang.clone());
    let timepiece = Timepiece::starting_at(Moment::START);
    let output = Output::open(sounding.output(SpeechClock::Real(Box::new(move || timepiece.now()))), Box::new(|_| {}));
    let questions = Beginning::new(known.is_some(), sounding.private_voice.is_some());
    let presenter = Presenter::of(&Locale::new(known.as_deref()));
    let asking = LineDialogue::new(presenter, output.0, true);
    let options = lang.into_iter().flatten().collect();
    FirstMinute { asking, questions, sounding: &mut sounding, options }.line().map(read).transpose()
}

fn read(line: Vec<String>) -> Result<Arguments, Failure> {
    let line: Vec<OsString> = line.into_iter().map(OsString::from).collect();
    start::read(&line).map_err(|refused| match refused {
        NotStarted::Line(error, locale) => Failure::Usage(localized::told(&error, &locale)),
        NotStarted::Event(reason) => Failure::Usage(reason),
    })
}

/// Asks who speaks private answers, and keeps it; the program's own voice goes on where nothing more can be typed. Gives
/// the voice back.
pub fn ask_voice(sounding: &mut Sounding, presenter: &Presenter, speaker: Speaker) -> Speaker {
    let asking = LineDialogue::going_on(presenter.clone(), speaker, true);
    let mut first = FirstMinute { asking, questions: Beginning::new(true, false), sounding, options: Vec::new() };
    while first.sounding.private_voice.is_none() {
        let Some(typed) = first.asking.answer_to(&first.question()) else { break };
        let answered = first.questions.answer(&typed);
        first.answered(answered, &typed);
    }
    first.asking.speaker
}

/// Where the game itself sounds: a file of its own, where the questions went into one.
fn audio_of_game(audio: &Audio) -> String {
    match audio {
        Audio::Default => "default".to_owned(),
        Audio::None => "none".to_owned(),
        Audio::Named(name) => name.clone(),
        Audio::Wav(path) => format!("wav:{}", file_of_game(path).display()),
    }
}

/// The game's own file beside that of the questions.
fn file_of_game(path: &Path) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push("-game");
    if let Some(ending) = path.extension() {
        name.push(".");
        name.push(ending);
    }
    path.with_file_name(name)
}

struct FirstMinute<'a> {
    asking: LineDialogue,
    questions: Beginning,
    sounding: &'a mut Sounding,
    /// What the settings do not tell the command that is chosen.
    options: Vec<String>,
}

impl FirstMinute<'_> {
    /// Asks until something is to be done, and gives the command line for it; `None` where nothing is to be done.
    fn line(mut self) -> Option<Vec<String>> {
        loop {
            let question = self.question();
            let typed = self.asking.answer_to(&question)?;
            let words: &[&str] = match self.questions.answer(&typed) {
                Chosen::Game { mode, blind } => {
                    let mode = if mode == Mode::Practice { "practice" } else { "tournament" };
                    let blind = blind.map_or("both", |color| color.fold_wb("white", "black"));
                    return Some(self.command(&["play", "--mode", mode, "--blind", blind]));
                }
                Chosen::GoOn if opening::found(Path::new("last")).exists() => &["play", "--journal", "last"],
                Chosen::Join => &["join"],
                Chosen::Learn => &["learn"],
                Chosen::Leave => return None,
                answered => {
                    self.answered(answered, &typed);
                    continue;
                }
            };
            return Some(self.command(words));
        }
    }

    /// The words of a command, with what the settings do not tell it.
    fn command(self, words: &[&str]) -> Vec<String> {
        let audio = ["--audio".to_owned(), audio_of_game(&self.sounding.audio)];
        let log = self.sounding.speech_log.as_deref().map(file_of_game);
        let log = log.map(|path| ["--speech-log".to_owned(), path.display().to_string()]);
        let words = ["ansage"].into_iter().chain(words.iter().copied()).map(str::to_owned);
        words.chain(audio).chain(log.into_iter().flatten()).chain(self.options).collect()
    }

    /// What an answer changes, where the questions go on.
    fn answered(&mut self, answered: Chosen, typed: &str) {
        let nothing = typed.is_empty();
        let typed = Values::new().set("typed", shown_part(typed, SHOWN));
        match answered {
            Chosen::Language(lang) => {
                self.asking.presenter = Presenter::of(&Locale::of(lang));
                self.keep("lang", lang.code());
            }
            Chosen::Voice(name) => {
                let voice = VOICES.iter().find(|(known, _)| *known == name).map(|(_, voice)| *voice);
                self.sounding.private_voice = voice;
                voice.into_iter().for_each(|voice| self.asking.speaker.output().set_private_voice(voice));
                self.keep("voice", name);
            }
            Chosen::GoOn => self.say("begin-no-game", Values::new()),
            Chosen::Help => HELP.iter().for_each(|id| self.say(id, Values::new())),
            Chosen::Several => self.say("begin-several", typed),
            Chosen::Unclear if nothing => self.say("begin-nothing", Values::new()),
            Chosen::Unclear => self.say("begin-unclear", typed),
            Chosen::Asked | Chosen::Game { .. } | Chosen::Join | Chosen::Learn | Chosen::Leave => {}
        }
    }

    /// Keeps an answer among the settings; where it cannot be kept, it goes with the command line.
    fn keep(&mut self, name: &str, value: &str) {
        if keep_answer(self.sounding, name, value, &self.asking.presenter.program).is_err() {
            self.options.extend([format!("--{name}"), value.to_owned()]);
            self.say("begin-not-kept", Values::new());
        }
    }

    fn say(&mut self, id: &str, values: Values<'_>) {
        let told = self.asking.presenter.note(id, values);
        self.asking.tell(&told);
    }

    fn question(&self) -> Told {
        let presenter = &self.asking.presenter;
        match self.questions.question() {
            BeginningQuestion::Language => language_question(),
            BeginningQuestion::Voice => presenter.question("begin-voice", ()),
            BeginningQuestion::Menu => presenter.question("begin-menu", ()),
            BeginningQuestion::Colour => presenter.question("begin-colour", ()),
        }
    }
}

/// Each language asks for itself, in its own words and voice; on one line, for a display follows the last.
fn language_question() -> Told {
    let told = (1..).zip(Lang::TEXTS).map(|(number, lang)| {
        let values = Values::new().set("number", number.to_string()).set("name", lang.own_name().to_owned());
        Presenter::of(&Locale::of(lang)).question("begin-language", values)
    });
    let joined = told.reduce(|all, next| Told {
        line: format!("{}, {}", all.line, next.line),
        speech: [all.speech, next.speech].concat(),
        ..all
    });
    joined.unwrap_or_else(|| Presenter::of(&Locale::new(None)).question("begin-menu", ()))
}
