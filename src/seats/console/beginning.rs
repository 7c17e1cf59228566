//! Ask what is to be asked before a game: the language, who speaks, what to do. Pure; the station says and reads.
//!
//! Each question takes the number of a choice, one of its words in any language that has texts, or the beginning of one
//! that fits no other. What is none of these is told with what may be typed, as often as it comes: nothing is ever chosen
//! by silence or by mistake.
//!
//! ```
//! use ansage_seats::console::beginning::{BeginningDialogue, BeginningQuestion, BeginningOutcome};
//! use ansage_words::locale::{Lang, Locale};
//! let mut beginning = BeginningDialogue::new(false, true);
//! assert_eq!(beginning.current_question(), BeginningQuestion::Language);
//! assert_eq!(beginning.handle_answer("Deutsch"), BeginningOutcome::Language(Lang::De));
//! assert_eq!(beginning.current_question(), BeginningQuestion::Menu);
//! assert_eq!(beginning.handle_answer("weiter"), BeginningOutcome::GoOn);
//! ```

use ansage_opponent::Level;
use ansage_words::locale::{Args, Lang, Locale};
use shakmaty::Color;

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BeginningQuestion {
    /// In which language; asked in each of them.
    Language,
    /// Who speaks private answers.
    Voice,
    /// What to do.
    Menu,
    /// Which colour the visually disabled player has, in a new game.
    Colour,
    /// How strongly the program is to play.
    Level,
    /// Which colour the player has against the program.
    OwnColour,
}

/// Who speaks private answers, by the names of `--voice`.
const VOICES: [(&str, &str); 3] =
    [("self", "begin-words-self"), ("reader", "begin-words-reader"), ("off", "begin-words-off")];

/// What asks for help at any question; the key F1 types it.
pub const HELP: &str = "?";

/// What can be done, in the order of the numbers.
const MENU: [(MenuChoice, &str); 8] = [
    (MenuChoice::New, "begin-words-new"),
    (MenuChoice::GoOn, "begin-words-go-on"),
    (MenuChoice::Practise, "begin-words-practise"),
    (MenuChoice::Join, "begin-words-join"),
    (MenuChoice::Settings, "begin-words-settings"),
    (MenuChoice::Help, "begin-words-help"),
    (MenuChoice::Leave, "begin-words-leave"),
    (MenuChoice::Learn, "begin-words-learn"),
];

/// Who can be visually disabled, and the way back to the menu.
const COLOURS: [(BlindAnswer, &str); 4] = [
    (BlindAnswer::Player(Color::White), "begin-words-white"),
    (BlindAnswer::Player(Color::Black), "begin-words-black"),
    (BlindAnswer::Both, "begin-words-both"),
    (BlindAnswer::Back, "begin-words-back"),
];

/// The player's own colour against the program, and the way back to the menu.
const OWN_COLOURS: [(Option<Color>, &str); 3] =
    [(Some(Color::White), "begin-words-white"), (Some(Color::Black), "begin-words-black"), (None, "begin-words-back")];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum BlindAnswer {
    Player(Color),
    Both,
    Back,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum MenuChoice {
    New,
    GoOn,
    Practise,
    Join,
    Settings,
    Help,
    Leave,
    Learn,
}

/// What comes of an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BeginningOutcome {
    /// The next question, without more.
    Asked,
    /// The program speaks this language from now on.
    Language(Lang),
    /// Private answers are spoken so, by the name of `--voice`.
    Voice(&'static str),
    /// A new game, under tournament rules.
    Game {
        /// Who is visually disabled; both players where it is nobody alone.
        blind: Option<Color>,
    },
    /// A game of practice against the program.
    Practice {
        /// How strongly it plays.
        level: Level,
        /// The player's colour.
        own: Color,
    },
    /// The latest saved game.
    GoOn,
    /// A game that another station hosts.
    Join,
    /// The lesson.
    Learn,
    /// What can be done here.
    Help,
    /// The program is left.
    Leave,
    /// It is none of the choices.
    Unclear,
    /// It begins the words of several.
    Several,
}

/// The questions before a game, and how far they are answered.
#[derive(Debug, Clone)]
pub struct BeginningDialogue {
    language_known: bool,
    voice_known: bool,
    /// Whether the language is one of the questions: then there is a way back to it.
    asks_language: bool,
    begun: Option<BegunGame>,
}

/// The game of which is asked more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum BegunGame {
    /// One of two people.
    New,
    /// One against the program, at a level as soon as that is known.
    Practice(Option<Level>),
}

impl BeginningDialogue {
    /// At the start: whether the language is known, and who speaks.
    pub fn new(language_known: bool, voice_known: bool) -> BeginningDialogue {
        BeginningDialogue { language_known, voice_known, asks_language: !language_known, begun: None }
    }

    /// The question that stands now.
    pub fn current_question(&self) -> BeginningQuestion {
        match self.begun {
            _ if !self.language_known => BeginningQuestion::Language,
            _ if !self.voice_known => BeginningQuestion::Voice,
            Some(BegunGame::New) => BeginningQuestion::Colour,
            Some(BegunGame::Practice(None)) => BeginningQuestion::Level,
            Some(BegunGame::Practice(Some(_))) => BeginningQuestion::OwnColour,
            None => BeginningQuestion::Menu,
        }
    }

    /// Whether the question for the voice leads back to the one for the language.
    pub fn can_go_back(&self) -> bool {
        self.asks_language && self.current_question() == BeginningQuestion::Voice
    }

    /// Takes what was typed as the answer to the question that stands. At each question `?` is help, and a word for leaving leaves.
    pub fn handle_answer(&mut self, typed: &str) -> BeginningOutcome {
        if typed.trim() == HELP {
            return BeginningOutcome::Help;
        }
        if is_word(typed, "begin-words-leave") {
            return BeginningOutcome::Leave;
        }
        match self.current_question() {
            BeginningQuestion::Language => self.language(typed),
            BeginningQuestion::Voice if self.can_go_back() && is_word(typed, "begin-words-back") => {
                self.language_known = false;
                BeginningOutcome::Asked
            }
            BeginningQuestion::Voice => match parse_voice_answer(typed) {
                Ok(name) => {
                    self.voice_known = true;
                    BeginningOutcome::Voice(name)
                }
                Err(unclear) => unclear,
            },
            BeginningQuestion::Colour => match chosen(&COLOURS, typed) {
                Ok(BlindAnswer::Player(color)) => BeginningOutcome::Game { blind: Some(color) },
                Ok(BlindAnswer::Both) => BeginningOutcome::Game { blind: None },
                Ok(BlindAnswer::Back) => self.go_back(),
                Err(unclear) => unclear,
            },
            BeginningQuestion::Level if is_word(typed, "begin-words-back") => self.go_back(),
            BeginningQuestion::Level => match typed.trim().trim_end_matches('.').parse::<Level>() {
                Ok(level) => {
                    self.begun = Some(BegunGame::Practice(Some(level)));
                    BeginningOutcome::Asked
                }
                Err(_) => BeginningOutcome::Unclear,
            },
            BeginningQuestion::OwnColour => match (chosen(&OWN_COLOURS, typed), self.begun) {
                (Ok(Some(own)), Some(BegunGame::Practice(Some(level)))) => BeginningOutcome::Practice { level, own },
                (Ok(_), _) => {
                    self.begun = Some(BegunGame::Practice(None));
                    BeginningOutcome::Asked
                }
                (Err(unclear), _) => unclear,
            },
            BeginningQuestion::Menu => match chosen(&MENU, typed) {
                Ok(choice) => self.chosen(choice),
                Err(unclear) => unclear,
            },
        }
    }

    /// From what is asked of a game to the menu.
    fn go_back(&mut self) -> BeginningOutcome {
        self.begun = None;
        BeginningOutcome::Asked
    }

    fn language(&mut self, typed: &str) -> BeginningOutcome {
        let names = |lang: Lang| {
            let named = words("begin-words-language", &Args::new().set("lang", lang.code()));
            named.into_iter().chain([lang.code().to_owned(), lang.own_name().to_lowercase()]).collect()
        };
        match meant(&Lang::TEXTS.map(|lang| (lang, names(lang))), typed) {
            Ok(lang) => {
                self.language_known = true;
                BeginningOutcome::Language(lang)
            }
            Err(unclear) => unclear,
        }
    }

    fn chosen(&mut self, choice: MenuChoice) -> BeginningOutcome {
        match choice {
            MenuChoice::New => self.begun = Some(BegunGame::New),
            MenuChoice::Practise => self.begun = Some(BegunGame::Practice(None)),
            MenuChoice::Settings => {
                (self.language_known, self.voice_known, self.asks_language) = (false, false, true);
            }
            MenuChoice::GoOn => return BeginningOutcome::GoOn,
            MenuChoice::Join => return BeginningOutcome::Join,
            MenuChoice::Learn => return BeginningOutcome::Learn,
            MenuChoice::Help => return BeginningOutcome::Help,
            MenuChoice::Leave => return BeginningOutcome::Leave,
        }
        BeginningOutcome::Asked
    }
}

/// Whether a word for going back to the menu, or for leaving, was typed.
pub fn is_word_for_leaving(typed: &str) -> bool {
    is_word(typed, "begin-words-back") || is_word(typed, "begin-words-leave")
}

fn is_word(typed: &str, id: &str) -> bool {
    let typed = typed.trim().to_lowercase();
    words(id, &Args::new()).contains(&typed)
}

/// Who is to speak private answers: a number, a name of `--voice`, or a word for it.
///
/// # Errors
/// [`BeginningOutcome::Unclear`] or [`BeginningOutcome::Several`].
pub fn parse_voice_answer(typed: &str) -> Result<&'static str, BeginningOutcome> {
    chosen(&VOICES, typed)
}

/// The choice that was meant, of those with these words.
fn chosen<T: Copy, const N: usize>(choices: &[(T, &'static str); N], typed: &str) -> Result<T, BeginningOutcome> {
    meant(&choices.each_ref().map(|(choice, id)| (*choice, words(id, &Args::new()))), typed)
}

/// The choice whose number or word was typed, or the only one with a word that begins so.
fn meant<T: Copy>(choices: &[(T, Vec<String>)], typed: &str) -> Result<T, BeginningOutcome> {
    let typed = typed.trim().trim_end_matches('.').to_lowercase();
    if let Some((choice, _)) = typed.parse::<usize>().ok().and_then(|number| choices.get(number.checked_sub(1)?)) {
        return Ok(*choice);
    }
    let of = |fits: &dyn Fn(&String) -> bool| -> Vec<T> {
        choices.iter().filter(|(_, words)| words.iter().any(fits)).map(|(choice, _)| *choice).collect()
    };
    let exact = of(&|word| *word == typed);
    let begun = of(&|word| !typed.is_empty() && word.starts_with(&typed));
    match if exact.is_empty() { begun } else { exact }[..] {
        [choice] => Ok(choice),
        [] => Err(BeginningOutcome::Unclear),
        _ => Err(BeginningOutcome::Several),
    }
}

/// The words of a choice in every language with texts: who types has not always chosen his own yet.
fn words(id: &str, args: &Args<'_>) -> Vec<String> {
    let told = Lang::TEXTS.map(|lang| Locale::for_lang(lang).message_text(id, args));
    told.iter().flat_map(|words| words.split_whitespace()).map(str::to_owned).collect()
}
