//! Begin without a command: ask for language, voice and what to do, and give the command line that does it.
//!
//! What is asked, and what an answer means, is decided by [`crate::console::beginning`]; here it is said, read and kept.

use super::arguments::{Arguments, localized};
use super::files::Failure;
use super::join::asking::{Asking, SHOWN};
use super::speaker::Speaker;
use super::timepiece::Timepiece;
use super::{opening, settings};
use crate::console::beginning::{Beginning, BeginningQuestion, Chosen};
use crate::game::terms::Mode;
use crate::locale::{Lang, Locale};
use crate::moment::Moment;
use crate::presentation::{Presenter, Told, Values, shown_part};
use crate::speech::driver::{Audio, Config, Output, PrivateVoice, SpeechClock};
use std::path::Path;

/// What each choice of the menu means.
const HELP: [&str; 6] = [
    "begin-help-new",
    "begin-help-go-on",
    "begin-help-practise",
    "begin-help-join",
    "begin-help-settings",
    "begin-help-more",
];

/// Asks, at a terminal, what is to be done, and gives the command line for it; `None` where nothing is. `wished` is the
/// language of the command line, `audio` where the questions sound.
///
/// # Errors
/// [`Failure`], in words: the command line that was made is none.
pub fn begin(wished: Option<Lang>, audio: Audio) -> Result<Option<Arguments>, Failure> {
    let lang = wished.or_else(settings::remembered_language);
    let locale = lang.map_or_else(|| Locale::new(None), Locale::of);
    let voice = settings::remembered();
    let timepiece = Timepiece::starting_at(Moment::START);
    let config = Config {
        audio: audio.clone(),
        private_voice: voice.unwrap_or(PrivateVoice::Own),
        clock: SpeechClock::Real(Box::new(move || timepiece.now())),
        ..Config::default()
    };
    let asking = Asking::new(Presenter::of(&locale), Output::open(config, Box::new(|_| {})).0, true);
    let questions = Beginning::new(lang, voice.is_some());
    let line = FirstMinute { asking, questions, voice, audio }.line();
    let read = |line: Vec<String>| {
        localized::parse(line, &locale).map_err(|error| Failure::Usage(localized::told(&error, &locale)))
    };
    line.map(read).transpose()
}

/// Asks who speaks private answers, and keeps it; the program's own voice goes on where nothing more can be typed. Gives
/// the voice back.
pub fn ask_voice(presenter: &Presenter, speaker: Speaker) -> Speaker {
    let asking = Asking { presenter: presenter.clone(), speaker, terminal: true };
    let questions = Beginning::new(Some(presenter.program.lang()), false);
    let mut first = FirstMinute { asking, questions, voice: None, audio: Audio::Default };
    while first.voice.is_none() {
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
        Audio::Wav(path) => {
            let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            format!("wav:{}", path.with_file_name(format!("{stem}-game.wav")).display())
        }
    }
}

struct FirstMinute {
    asking: Asking,
    questions: Beginning,
    voice: Option<PrivateVoice>,
    audio: Audio,
}

impl FirstMinute {
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
                Chosen::Leave => return None,
                answered => {
                    self.answered(answered, &typed);
                    continue;
                }
            };
            return Some(self.command(words));
        }
    }

    /// The words of a command, in the language that was chosen.
    fn command(&self, words: &[&str]) -> Vec<String> {
        let voice = settings::VOICES.iter().find(|(_, voice)| Some(*voice) == self.voice).map(|(name, _)| *name);
        let (lang, audio) = (self.asking.presenter.program.lang().code(), audio_of_game(&self.audio));
        let chosen =
            ["--lang", lang, "--audio", &audio].into_iter().chain(voice.into_iter().flat_map(|name| ["--voice", name]));
        ["ansage"].into_iter().chain(words.iter().copied()).chain(chosen).map(str::to_owned).collect()
    }

    /// What an answer changes, where the questions go on.
    fn answered(&mut self, answered: Chosen, typed: &str) {
        let nothing = typed.is_empty();
        let typed = Values::new().set("typed", shown_part(typed, SHOWN));
        match answered {
            Chosen::Language(lang) => {
                self.asking.presenter = Presenter::of(&Locale::of(lang));
                self.kept(settings::remember_language(lang));
            }
            Chosen::Voice(name) => {
                let voice = settings::VOICES.iter().find(|(known, _)| *known == name).map(|(_, voice)| *voice);
                self.voice = voice;
                voice.into_iter().for_each(|voice| self.asking.speaker.output().set_private_voice(voice));
                self.kept(settings::remember(name));
            }
            Chosen::GoOn => self.say("begin-no-game", Values::new()),
            Chosen::Help => HELP.iter().for_each(|id| self.say(id, Values::new())),
            Chosen::Several => self.say("begin-several", typed),
            Chosen::Unclear if nothing => self.say("begin-nothing", Values::new()),
            Chosen::Unclear => self.say("begin-unclear", typed),
            Chosen::Asked | Chosen::Game { .. } | Chosen::Join | Chosen::Leave => {}
        }
    }

    fn kept(&mut self, kept: bool) {
        if !kept {
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
