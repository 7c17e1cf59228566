//! Find texts for people: every word that is read or heard, but for the normative words of the Appendix.
//!
//! A [`Locale`] speaks one language. Its texts are Fluent files built into the program, and each message is compiled when
//! it is first needed, so that a start pays for what it says only. Ids and arguments come from our own code, so a missing one is a mistake
//! of ours: it is recorded as a [`MessageFault`], the text is taken from English, and where that fails too a sentence says
//! that something could not be put into words. A person never hears an id, and never hears nothing.
//!
//! ```
//! use ansage_words::locale::{Args, Lang, Locale};
//! let locale = Locale::new(Some("de_AT.UTF-8"));
//! assert_eq!(locale.lang(), Lang::De);
//! assert_eq!(locale.message_text("announce-duration-seconds", &Args::new().set("seconds", 1)), "eine Sekunde");
//! assert_eq!(locale.message_line("announce-duration-seconds", &Args::new().set("seconds", 1)), "1 s");
//! assert!(locale.faults().is_empty());
//! ```

pub mod lang;
mod lookalike;
pub mod message;
mod texts;
mod wording;

pub use lang::{Lang, UnknownLang};
pub use lookalike::{has_mixed_scripts, name_text, reads_like_message};
pub use message::{Args, CleanText, MessageFault};

use ansage_game::foreign::ForeignText;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use texts::LanguageTexts;

/// At most so many different faults are kept; the first ones tell most.
const FAULTS_KEPT: usize = 64;

/// What is said when not even English has a text.
const LAST_RESORT: &str = "This could not be put into words. It is a mistake in the program.";

/// The texts of one language. Clones share their faults; threads may share a clone.
#[derive(Debug, Clone)]
pub struct Locale {
    lang: Lang,
    unmet: Option<String>,
    faults: Arc<Mutex<Vec<MessageFault>>>,
}

impl Locale {
    /// The language wished for, or, without a wish, that of the system; English where there are no texts in it.
    ///
    /// A wish is a code in any usual form: `de`, `de-AT`, `de_DE.UTF-8`.
    pub fn new(wish: Option<&str>) -> Locale {
        match wish {
            Some(wish) => match lang::best_matching_lang([wish]) {
                Some(lang) => Locale::for_lang(lang),
                None => Locale { unmet: Some(wish.to_owned()), ..Locale::for_lang(Lang::En) },
            },
            None => Locale::for_lang(lang::best_matching_lang(sys_locale::get_locales()).unwrap_or(Lang::En)),
        }
    }

    /// The texts of a language; English, with the wish recorded as unmet, where there are none.
    pub fn for_lang(lang: Lang) -> Locale {
        let (spoken, unmet) =
            if Lang::TEXTS.contains(&lang) { (lang, None) } else { (Lang::En, Some(lang.code().to_owned())) };
        Locale { lang: spoken, unmet, faults: Arc::default() }
    }

    /// The language the texts are in; its voice speaks them.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The language that was wished for and has no texts.
    pub fn unmet_wish_code(&self) -> Option<&str> {
        self.unmet.as_deref()
    }

    /// A sentence saying that the wished language has no texts, where that is so: to be told once at the start.
    pub fn unmet_wish_sentence(&self) -> Option<String> {
        let wish = self.unmet.as_deref()?;
        Some(self.message_text("trouble-language-missing", &Args::new().set("wish", ForeignText::new(wish))))
    }

    /// The text of a message, made to be heard.
    pub fn message_text(&self, id: &str, args: &Args<'_>) -> String {
        self.find(id, None, args)
    }

    /// One attribute of a message.
    pub fn message_attribute(&self, id: &str, name: &str, args: &Args<'_>) -> String {
        self.find(id, Some(name), args)
    }

    /// One attribute of a message, where it has it.
    pub fn message_attribute_if_any(&self, id: &str, name: &str) -> Option<String> {
        LanguageTexts::for_lang(self.lang)
            .has_attribute(id, name)
            .then(|| self.message_attribute(id, name, &Args::new()))
    }

    /// The form of a message for the screen and the Braille display: its attribute `.line` where it has one, else its
    /// text.
    pub fn message_line(&self, id: &str, args: &Args<'_>) -> String {
        let short = LanguageTexts::for_lang(self.lang).has_attribute(id, "line");
        self.find(id, short.then_some("line"), args)
    }

    /// The form of a message for a line that is read out by a voice: its attribute `.words` where it has one, else its text.
    pub fn message_in_words(&self, id: &str, args: &Args<'_>) -> String {
        let own = LanguageTexts::for_lang(self.lang).has_attribute(id, "words");
        self.find(id, own.then_some("words"), args)
    }

    /// What went wrong so far with ids and arguments, each once, in the order it was found. Empty in a right program.
    pub fn faults(&self) -> Vec<MessageFault> {
        self.recorded().clone()
    }

    fn find(&self, id: &str, attribute: Option<&str>, args: &Args<'_>) -> String {
        let languages = if self.lang == Lang::En { &[Lang::En][..] } else { &[self.lang, Lang::En] };
        for &lang in languages {
            match LanguageTexts::for_lang(lang).format_message(id, attribute, args) {
                Ok(text) => return text,
                Err(fault) => self.record(fault),
            }
        }
        let excuse = LanguageTexts::for_lang(self.lang).format_message("trouble-text-missing", None, &Args::new());
        excuse.unwrap_or_else(|fault| {
            self.record(fault);
            LAST_RESORT.to_owned()
        })
    }

    fn record(&self, fault: MessageFault) {
        let mut faults = self.recorded();
        if faults.len() < FAULTS_KEPT && !faults.contains(&fault) {
            faults.push(fault);
        }
    }

    /// The list stays whole even when a thread died while it held the lock: every change to it is one `push`.
    fn recorded(&self) -> MutexGuard<'_, Vec<MessageFault>> {
        self.faults.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
