//! Compile the texts of one language, once in a run of the program, when they are first needed.

use super::lang::Lang;
use super::message::{Args, MessageFault, MessageFaultKind, check_pattern_args};
use fluent::FluentResource;
use fluent::concurrent::FluentBundle;
use std::fmt;
use std::sync::OnceLock;

/// The files of a language, in the order of the areas.
macro_rules! files {
    ($lang:literal) => {
        [
            ("announce.ftl", include_str!(concat!("../../../locales/", $lang, "/announce.ftl"))),
            ("console.ftl", include_str!(concat!("../../../locales/", $lang, "/console.ftl"))),
            ("arbiter.ftl", include_str!(concat!("../../../locales/", $lang, "/arbiter.ftl"))),
            ("desk.ftl", include_str!(concat!("../../../locales/", $lang, "/desk.ftl"))),
            ("reconcile.ftl", include_str!(concat!("../../../locales/", $lang, "/reconcile.ftl"))),
            ("trouble.ftl", include_str!(concat!("../../../locales/", $lang, "/trouble.ftl"))),
            ("report.ftl", include_str!(concat!("../../../locales/", $lang, "/report.ftl"))),
            ("board.ftl", include_str!(concat!("../../../locales/", $lang, "/board.ftl"))),
            ("link.ftl", include_str!(concat!("../../../locales/", $lang, "/link.ftl"))),
            ("sighted.ftl", include_str!(concat!("../../../locales/", $lang, "/sighted.ftl"))),
            ("join.ftl", include_str!(concat!("../../../locales/", $lang, "/join.ftl"))),
            ("cli.ftl", include_str!(concat!("../../../locales/", $lang, "/cli.ftl"))),
            ("begin.ftl", include_str!(concat!("../../../locales/", $lang, "/begin.ftl"))),
            ("practice.ftl", include_str!(concat!("../../../locales/", $lang, "/practice.ftl"))),
            ("learn.ftl", include_str!(concat!("../../../locales/", $lang, "/learn.ftl"))),
            ("inspect.ftl", include_str!(concat!("../../../locales/", $lang, "/inspect.ftl"))),
            ("settings.ftl", include_str!(concat!("../../../locales/", $lang, "/settings.ftl"))),
            ("counts.ftl", include_str!(concat!("../../../locales/", $lang, "/counts.ftl"))),
            ("record.ftl", include_str!(concat!("../../../locales/", $lang, "/record.ftl"))),
        ]
    };
}

/// One row per language with texts.
type LanguageFiles = [(&'static str, &'static str); 19];
static FILES: [(Lang, LanguageFiles); Lang::TEXTS.len()] = [(Lang::En, files!("en")), (Lang::De, files!("de"))];

/// The files of all languages.
pub(super) fn all_sources() -> impl Iterator<Item = &'static str> {
    FILES.iter().flat_map(|(_, files)| files.iter().map(|(_, source)| *source))
}

/// What is announced, in all languages.
pub(super) fn announcement_sources() -> impl Iterator<Item = &'static str> {
    FILES
        .iter()
        .flat_map(|(_, files)| files.iter().filter(|(name, _)| *name == "announce.ftl").map(|(_, source)| *source))
}

/// The compiled texts, in the order of [`FILES`].
static COMPILED: [OnceLock<LanguageTexts>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];

/// All messages of one language.
pub(super) struct LanguageTexts {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    broken: Vec<MessageFault>,
}

impl fmt::Debug for LanguageTexts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("lang", &self.lang).finish_non_exhaustive()
    }
}

impl LanguageTexts {
    /// The texts of a language; the English ones where it has none.
    pub(super) fn for_lang(lang: Lang) -> &'static LanguageTexts {
        let row = FILES.iter().position(|(with_texts, _)| *with_texts == lang).unwrap_or(0);
        COMPILED[row].get_or_init(|| LanguageTexts::compile(FILES[row].0, &FILES[row].1))
    }

    /// What of the files could not be read. A test keeps this empty.
    pub(super) fn unreadable_messages(&self) -> &[MessageFault] {
        &self.broken
    }

    /// Whether a message has an attribute.
    pub(super) fn has_attribute(&self, id: &str, name: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.get_attribute(name).is_some())
    }

    /// The text of a message or of one of its attributes, or what is wrong with it.
    pub(super) fn format_message(
        &self,
        id: &str,
        attribute: Option<&str>,
        args: &Args<'_>,
    ) -> Result<String, MessageFault> {
        self.form_pattern(id, attribute, args).map_err(|kind| MessageFault { lang: self.lang, id: id.to_owned(), kind })
    }

    fn form_pattern(&self, id: &str, attribute: Option<&str>, args: &Args<'_>) -> Result<String, MessageFaultKind> {
        let message = self.bundle.get_message(id).ok_or(MessageFaultKind::NoMessage)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
            None => message.value(),
        };
        let pattern = pattern.ok_or_else(|| MessageFaultKind::NoAttribute(attribute.unwrap_or("(text)").to_owned()))?;
        check_pattern_args(pattern, args.as_fluent_args())?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args.as_fluent_args()), &mut errors).into_owned();
        match errors.first() {
            None => Ok(text),
            Some(error) => Err(MessageFaultKind::Broken(error.to_string())),
        }
    }

    fn compile(lang: Lang, files: &LanguageFiles) -> LanguageTexts {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.language_identifier()]);
        // The marks are meant for scripts of mixed direction; a voice may read them, a Braille display shows them.
        bundle.set_use_isolating(false);
        let mut broken = Vec::new();
        for (name, source) in files {
            let mut fault = |reason: String| {
                broken.push(MessageFault { lang, id: (*name).to_owned(), kind: MessageFaultKind::Broken(reason) })
            };
            let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(readable, errors)| {
                errors.iter().for_each(|error| fault(error.to_string()));
                readable
            });
            if let Err(errors) = bundle.add_resource(resource) {
                errors.iter().for_each(|error| fault(error.to_string()));
            }
        }
        LanguageTexts { lang, bundle, broken }
    }
}
