//! Begin without a command: ask for language, voice and what to do, do it, and ask again.
//!
//! What is asked, and what an answer means, is decided by [`ansage_seats::console::beginning`]; here it is said, read and kept. Each
//! choice leads back to the menu, also one that fails: its reason is said there. Only leaving ends the program.

use super::arguments::values::VOICES;
use super::arguments::{Arguments, ProgramCommand, SoundArguments, localized};
use super::files::{CommandFailure, PrintResult};
use super::kept_journals::{LAST, resolve_journal_path};
use super::line_dialogue::{LineDialogue, LineQuestion, SHOWN};
use super::settings::kept::save_answer;
use super::settings::start::{self, StartRefusal};
use super::settings::store::SettingsStore;
use super::sounds::SHARED_OUTPUT;
use super::speaker::Speaker;
use super::timepiece::Timepiece;
use super::trouble;
use ansage_game::foreign::ForeignText;
use ansage_game::moment::Moment;
use ansage_seats::console::beginning::{BeginningDialogue, BeginningOutcome, BeginningQuestion};
use ansage_seats::console::driver::{TerminationSignals, is_asked_to_end};
use ansage_sound::speech::driver::{PrivateVoice, PublicAudio, SpeechClock, SpeechOutput};
use ansage_words::locale::{Lang, Locale};
use ansage_words::presentation::{LineForm, Message, MessageValues, Presenter};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The commands that the menu offers.
pub(crate) const CHOICES: [&str; 4] = ["play", "practice", "join", "learn"];

/// What each choice of the menu means, and how it is chosen.
const MENU_HELP: [&str; 9] = [
    "begin-help-where",
    "begin-help-new",
    "begin-help-go-on",
    "begin-help-practise",
    "begin-help-join",
    "begin-help-settings",
    "begin-help-more",
    "begin-help-leave",
    "begin-help-learn",
];

/// The help of each other question.
fn question_help(question: BeginningQuestion) -> &'static [&'static str] {
    match question {
        BeginningQuestion::Language => &["begin-help-language"],
        BeginningQuestion::Voice => &["begin-help-voice"],
        BeginningQuestion::Menu => &MENU_HELP,
        BeginningQuestion::Colour => &["begin-help-colour"],
        BeginningQuestion::Level => &["begin-help-level"],
        BeginningQuestion::OwnColour => &["begin-help-own-colour"],
    }
}

/// Asks, at a terminal, what is to be done, and does it with `run`, until the player leaves.
///
/// # Errors
/// [`CommandFailure`], in words: the command line that was made is wrong, or the last choice has failed and nothing more can be typed.
pub fn run_start_menu(
    arguments: &Arguments,
    run: impl Fn(ProgramCommand) -> PrintResult,
) -> Result<(), CommandFailure> {
    // Before the first thread begins. Between two games there is nothing to save: the system's request ends the program. Where
    // the system has no thread for this, the next game asks again and reports it.
    let _ = TerminationSignals::hold_back().spawn_listener(|_| false);
    let mut evening = Evening { arguments, parts: 0, options: Vec::new() };
    let mut before = None;
    loop {
        let chosen = evening.choice(before.as_ref())?;
        let command = match chosen {
            RoundOutcome::Do(command) => command,
            RoundOutcome::Leave => return Ok(()),
            RoundOutcome::Closed => return before.map_or(Ok(()), |(_, done)| done),
        };
        let over = match *command {
            ProgramCommand::Play(_) | ProgramCommand::Practice(_) => Some("announce-saved"),
            ProgramCommand::Learn(_) => Some("begin-lesson-over"),
            _ => None,
        };
        let done = run(*command).map(drop);
        if is_asked_to_end() {
            return done;
        }
        before = Some((over, done));
    }
}

/// What came of a choice, and the message that it is over.
type ChoiceOutcome = (Option<&'static str>, Result<(), CommandFailure>);

/// What comes of a round of questions.
enum RoundOutcome {
    /// This is to be done.
    Do(Box<ProgramCommand>),
    /// The program is left.
    Leave,
    /// Nothing more can be typed.
    Closed,
}

/// What lasts from one round of questions to the next.
struct Evening<'a> {
    arguments: &'a Arguments,
    /// How many parts have sounded so far.
    parts: usize,
    /// What was answered and could not be kept, as options.
    options: Vec<String>,
}

impl Evening<'_> {
    /// Asks what is to be done. `before` is what came of the last choice, with the message that it is over.
    ///
    /// # Errors
    /// [`CommandFailure`], in words: the command line that was made is wrong.
    fn choice(&mut self, before: Option<&ChoiceOutcome>) -> Result<RoundOutcome, CommandFailure> {
        let Some(ProgramCommand::Play(play)) = read(self.line(&["play"]))?.command else {
            return Ok(RoundOutcome::Leave);
        };
        let mut sounding = play.sounding;
        let known = sounding.sources.value_and_origin("lang").map(|(lang, _)| lang.clone());
        let clock = if self.arguments.scripted { SpeechClock::Virtual(Moment::START) } else { real_clock() };
        let output = SpeechOutput::open(sounding.to_speech_config(clock), Box::new(|_| {}));
        let questions = BeginningDialogue::new(known.is_some(), sounding.private_voice.is_some());
        let presenter = Presenter::without_game(&Locale::new(known.as_deref()));
        let asking = LineDialogue::new(presenter, output.0, true);
        let asking = if self.arguments.scripted { asking.with_virtual_time() } else { asking };
        let mut round = QuestionRound { asking, questions, sounding: &mut sounding, options: &mut self.options };
        round.read_as_spoken_to();
        match before {
            Some((_, Err(failed))) => round.announce_failure(failed),
            Some((Some(over), Ok(()))) => round.announce_round_end(over),
            Some((None, Ok(()))) | None => {}
        }
        let words = round.words();
        if words.as_ref().is_some_and(Vec::is_empty) {
            round.announce_program_end();
            round.asking.speaker.finish_speech_and_farewell();
        } else {
            round.asking.speaker.finish_public_speech();
        }
        match words {
            Some(words) if words.is_empty() => Ok(RoundOutcome::Leave),
            Some(words) => {
                let words: Vec<&str> = words.iter().map(String::as_str).collect();
                Ok(read(self.line(&words))?
                    .command
                    .map_or(RoundOutcome::Leave, |command| RoundOutcome::Do(Box::new(command))))
            }
            None => Ok(RoundOutcome::Closed),
        }
    }

    /// The line of the next part that sounds: these words, and what the settings do not tell it.
    fn line(&mut self, words: &[&str]) -> Vec<String> {
        self.parts += 1;
        let Arguments { lang, audio, speech_log, scripted, .. } = self.arguments;
        let words = ["ansage"].iter().chain(words).map(|word| (*word).to_owned());
        let lang = lang.clone().map(|lang| ["--lang".to_owned(), lang]);
        let audio = ["--audio".to_owned(), part_audio(audio, self.parts)];
        let log = speech_log.as_deref().map(|path| part_file_path(path, self.parts));
        let log = log.map(|path| ["--speech-log".to_owned(), path.display().to_string()]);
        let clock = scripted.then(|| ["--clock".to_owned(), "script".to_owned()]);
        let rest = lang.into_iter().chain([audio]).chain(log).chain(clock).flatten();
        words.chain(rest).chain(self.options.iter().cloned()).collect()
    }
}

fn read(line: Vec<String>) -> Result<Arguments, CommandFailure> {
    let line: Vec<OsString> = line.into_iter().map(OsString::from).collect();
    start::read_command_line(&line).map_err(|refused| match refused {
        StartRefusal::Line(error, locale) => CommandFailure::Usage(localized::usage_error_text(&error, &locale)),
        StartRefusal::Event(reason) => CommandFailure::Usage(reason),
    })
}

/// Where a part sounds: into a file of its own, where the first one does.
fn part_audio(audio: &PublicAudio, part: usize) -> String {
    match audio {
        PublicAudio::Default => "default".to_owned(),
        PublicAudio::None => "none".to_owned(),
        PublicAudio::Named(name) => name.clone(),
        PublicAudio::Wav(path) => format!("wav:{}", part_file_path(path, part).display()),
    }
}

/// The file of a part: the first one has the name itself, `evening.wav`, and the second `evening-2.wav`.
fn part_file_path(path: &Path, part: usize) -> PathBuf {
    if part == 1 {
        return path.to_owned();
    }
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{part}"));
    if let Some(ending) = path.extension() {
        name.push(".");
        name.push(ending);
    }
    path.with_file_name(name)
}

/// Asks for the language, in the language of each, and keeps the answer. Returns its code, or `None` where nothing more can be
/// typed.
pub fn ask_language(sounding: &mut SoundArguments) -> Option<String> {
    let output = SpeechOutput::open(sounding.to_speech_config(real_clock()), Box::new(|_| {}));
    let asking = LineDialogue::new(Presenter::without_game(&Locale::new(None)), output.0, true);
    let questions = BeginningDialogue::new(false, sounding.private_voice.is_some());
    let mut round = QuestionRound { asking, questions, sounding, options: &mut Vec::new() };
    round.read_as_spoken_to();
    while round.questions.current_question() == BeginningQuestion::Language {
        let typed = round.asking.ask_message(&round.question())?;
        let answered = round.questions.handle_answer(&typed);
        if answered == BeginningOutcome::Leave {
            return None;
        }
        round.answered(answered, &typed);
    }
    Some(round.asking.presenter.program.lang().code().to_owned())
}

/// The clock of a voice that speaks before a game.
fn real_clock() -> SpeechClock {
    let timepiece = Timepiece::starting_at(Moment::START);
    SpeechClock::Real(Box::new(move || timepiece.now()))
}

/// Asks who speaks private answers, and keeps it; the program's own voice goes on where nothing more can be typed. Gives
/// the voice back.
pub fn ask_private_voice(sounding: &mut SoundArguments, presenter: &Presenter, speaker: Speaker) -> Speaker {
    let asking = LineDialogue::with_speaker(presenter.clone(), speaker, true);
    let questions = BeginningDialogue::new(true, false);
    let mut round = QuestionRound { asking, questions, sounding, options: &mut Vec::new() };
    round.read_as_spoken_to();
    while round.sounding.private_voice.is_none() {
        let Some(typed) = round.asking.ask_message(&round.question()) else { break };
        let answered = match round.questions.handle_answer(&typed) {
            // The game is there already: it is left from there.
            BeginningOutcome::Leave => BeginningOutcome::Unclear,
            answered => answered,
        };
        round.answered(answered, &typed);
    }
    round.asking.speaker
}

/// One round of questions.
struct QuestionRound<'a> {
    asking: LineDialogue,
    questions: BeginningDialogue,
    sounding: &'a mut SoundArguments,
    options: &'a mut Vec<String>,
}

impl QuestionRound<'_> {
    /// Asks until something is to be done, and gives its words: none where the program is left. `None` where nothing more can be
    /// typed.
    fn words(&mut self) -> Option<Vec<String>> {
        let mut is_heard = false;
        loop {
            let question = self.question();
            let typed =
                if is_heard { self.asking.ask_again(&question)? } else { self.asking.ask_message(&question)? };
            let answer = self.questions.handle_answer(&typed);
            is_heard = !typed.is_empty() && matches!(answer, BeginningOutcome::Unclear | BeginningOutcome::Several);
            let level;
            let words: &[&str] = match answer {
                BeginningOutcome::Game { blind } => {
                    let blind = blind.map_or("both", |color| color.fold_wb("white", "black"));
                    &["play", "--mode", "tournament", "--blind", blind]
                }
                BeginningOutcome::Practice { level: chosen, own } => {
                    level = chosen.to_string();
                    &["practice", "--level", &level, "--blind", own.fold_wb("white", "black")]
                }
                BeginningOutcome::GoOn if resolve_journal_path(Path::new(LAST)).exists() => {
                    &["play", "--journal", LAST]
                }
                BeginningOutcome::Join => &["join"],
                BeginningOutcome::Learn => &["learn"],
                BeginningOutcome::Leave => &[],
                answered => {
                    self.answered(answered, &typed);
                    continue;
                }
            };
            return Some(words.iter().map(|word| (*word).to_owned()).collect());
        }
    }

    /// What an answer changes, where the questions go on.
    fn answered(&mut self, answered: BeginningOutcome, typed: &str) {
        let nothing = typed.is_empty();
        let typed = MessageValues::new().set("typed", ForeignText::new_within(typed, SHOWN));
        match answered {
            BeginningOutcome::Language(lang) => {
                self.asking.presenter = Presenter::without_game(&Locale::for_lang(lang));
                self.read_as_spoken_to();
                self.keep("lang", lang.code());
            }
            BeginningOutcome::Voice(name) => {
                let voice = VOICES.iter().find(|(known, _)| *known == name).map(|(_, voice)| *voice);
                self.sounding.private_voice = voice;
                voice.into_iter().for_each(|voice| self.asking.speaker.output_mut().set_private_voice(voice));
                self.read_as_spoken_to();
                self.keep("voice", name);
                let speaks = voice == Some(PrivateVoice::Own);
                if speaks && self.sounding.shares_output() && self.is_first_time(SHARED_OUTPUT) {
                    self.reply(SHARED_OUTPUT, MessageValues::new());
                }
            }
            BeginningOutcome::GoOn => self.reply("begin-no-game", MessageValues::new()),
            BeginningOutcome::Help => {
                let more = self.questions.can_go_back().then_some(&"begin-help-back");
                let ids = question_help(self.questions.current_question()).iter().chain(more);
                ids.for_each(|id| self.reply(id, MessageValues::new()));
            }
            BeginningOutcome::Several => self.reply("begin-several", typed),
            BeginningOutcome::Unclear if nothing => self.reply("begin-nothing", MessageValues::new()),
            BeginningOutcome::Unclear => self.reply("begin-unclear", typed),
            BeginningOutcome::Asked
            | BeginningOutcome::Game { .. }
            | BeginningOutcome::Practice { .. }
            | BeginningOutcome::Join
            | BeginningOutcome::Learn
            | BeginningOutcome::Leave => {}
        }
    }

    /// Without a voice lines are read by the fingers; to a screen reader they are sentences.
    fn read_as_spoken_to(&mut self) {
        self.asking.voice = self.sounding.private_voice;
        let is_read = self.asking.voice == Some(PrivateVoice::Reader);
        self.asking.presenter.lines = if is_read { LineForm::Words } else { LineForm::Short };
    }

    fn is_first_time(&self, name: &str) -> bool {
        SettingsStore::in_user_folder().is_none_or(|store| store.is_first_time(name))
    }

    /// Keeps an answer among the settings; where it cannot be kept, it goes with the command line.
    fn keep(&mut self, name: &str, value: &str) {
        if save_answer(self.sounding, name, value, &self.asking.presenter.program).is_err() {
            self.options.extend([format!("--{name}"), value.to_owned()]);
            self.reply("begin-not-kept", MessageValues::new());
        }
    }

    /// That a game or a lesson is over was heard as it was left, and is not under the fingers.
    fn announce_round_end(&mut self, id: &str) {
        if self.asking.is_read_line_by_line() {
            self.asking.reply(&self.asking.presenter.private_message(id, ()));
        }
    }

    /// That the program has ended. Under the fingers the shell says so.
    fn announce_program_end(&mut self) {
        self.asking.speaker.stop_private_speech();
        if !self.asking.is_read_line_by_line() {
            self.reply("begin-left", MessageValues::new());
        }
    }

    fn announce_failure(&mut self, failed: &CommandFailure) {
        match failed {
            CommandFailure::InUse(_) => return self.reply("begin-in-use", MessageValues::new()),
            CommandFailure::GivenUp(_) => return,
            CommandFailure::Usage(_) | CommandFailure::Could(_) => {}
        }
        let reason = MessageValues::new().set_own_text("reason", failed.reason());
        let told = self.asking.presenter.refusal_message("begin-failed", reason);
        self.asking.reply(&Message { line: trouble::wrap_for_terminal(&told.line), ..told });
    }

    fn reply(&mut self, id: &str, values: MessageValues<'_>) {
        let told = self.asking.presenter.private_message(id, values);
        self.asking.reply(&told);
    }

    fn question(&self) -> Message {
        let presenter = &Presenter { lines: LineForm::Short, ..self.asking.presenter.clone() };
        match self.questions.current_question() {
            BeginningQuestion::Language => language_question(),
            BeginningQuestion::Voice => LineQuestion::VOICE.to_message(presenter, ()),
            BeginningQuestion::Menu => LineQuestion::MENU.to_message(presenter, ()),
            BeginningQuestion::Colour => LineQuestion::COLOUR.to_message(presenter, ()),
            BeginningQuestion::Level => LineQuestion::LEVEL.to_message(presenter, ()),
            BeginningQuestion::OwnColour => LineQuestion::OWN_COLOUR.to_message(presenter, ()),
        }
    }
}

/// Each language asks for itself, in its own words and voice; on one line, for a display follows the last.
pub fn language_question() -> Message {
    let told = (1..).zip(Lang::TEXTS).map(|(number, lang)| {
        let values = MessageValues::new().set_digits("number", number).set_own_text("name", lang.own_name());
        Presenter::without_game(&Locale::for_lang(lang)).question_message("begin-language", values)
    });
    let joined = told.reduce(|all, next| Message {
        line: format!("{}, {}", all.line, next.line),
        speech: [all.speech, next.speech].concat(),
        ..all
    });
    joined.unwrap_or_else(|| LineQuestion::MENU.to_message(&Presenter::without_game(&Locale::new(None)), ()))
}
