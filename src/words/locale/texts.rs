//! Find the texts of one language, and compile each once in a run of the program, when it is first needed.

use super::lang::Lang;
use super::message::{Args, MessageFault, MessageFaultKind, check_pattern_args};
use fluent::concurrent::FluentBundle;
use fluent::{FluentMessage, FluentResource};
use std::collections::HashMap;
use std::fmt;
use std::sync::{OnceLock, PoisonError, RwLock};

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
type LanguageFiles = [(&'static str, &'static str); FILE_COUNT];
const FILE_COUNT: usize = 19;
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

/// The texts of each language, in the order of [`FILES`].
static TEXTS: [OnceLock<LanguageTexts>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];

/// All messages of one language. Each is compiled when it is first asked for: compiling all of them takes a quarter of a start,
/// and 4 MB.
pub(super) struct LanguageTexts {
    lang: Lang,
    /// Where each message of a file is, with its attributes; found when one of the file is first asked for.
    sources: [OnceLock<HashMap<&'static str, &'static str>>; FILE_COUNT],
    compiled: RwLock<FluentBundle<FluentResource>>,
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
        TEXTS[row].get_or_init(|| LanguageTexts::new(FILES[row].0))
    }

    fn new(lang: Lang) -> LanguageTexts {
        let mut compiled = FluentBundle::new_concurrent(vec![lang.language_identifier()]);
        // The marks are meant for scripts of mixed direction; a voice may read them, a Braille display shows them.
        compiled.set_use_isolating(false);
        LanguageTexts { lang, sources: [const { OnceLock::new() }; FILE_COUNT], compiled: RwLock::new(compiled) }
    }

    /// Whether a message has an attribute.
    pub(super) fn has_attribute(&self, id: &str, name: &str) -> bool {
        let has = |message: FluentMessage<'_>| Ok(message.get_attribute(name).is_some());
        self.with_message(id, |_, message| has(message)).unwrap_or(false)
    }

    /// The text of a message or of one of its attributes, or what is wrong with it.
    pub(super) fn format_message(
        &self,
        id: &str,
        attribute: Option<&str>,
        args: &Args<'_>,
    ) -> Result<String, MessageFault> {
        self.with_message(id, |bundle, message| format_pattern(bundle, &message, attribute, args))
            .map_err(|kind| MessageFault { lang: self.lang, id: id.to_owned(), kind })
    }

    /// The text of a message. Its id begins with the name of its file.
    fn source(&self, id: &str) -> Option<&'static str> {
        let (_, files) = FILES.iter().find(|(lang, _)| *lang == self.lang)?;
        let (area, _) = id.split_once('-')?;
        let file = files.iter().position(|(name, _)| name.strip_suffix(".ftl") == Some(area))?;
        self.sources[file].get_or_init(|| messages(files[file].1).collect()).get(id).copied()
    }

    /// Calls `use_it` with a message, which is compiled where this is the first time.
    fn with_message<T>(
        &self,
        id: &str,
        use_it: impl FnOnce(&FluentBundle<FluentResource>, FluentMessage<'_>) -> Result<T, MessageFaultKind>,
    ) -> Result<T, MessageFaultKind> {
        {
            // A bundle stays whole even when a thread died while it held the lock: a message is in it or is not.
            let compiled = self.compiled.read().unwrap_or_else(PoisonError::into_inner);
            if let Some(message) = compiled.get_message(id) {
                return use_it(&compiled, message);
            }
        }
        let source = self.source(id).ok_or(MessageFaultKind::NoMessage)?;
        let broken = |reason: String| MessageFaultKind::Broken(reason);
        let message = FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| broken(reasons(&errors)))?;
        let mut compiled = self.compiled.write().unwrap_or_else(PoisonError::into_inner);
        // Another thread may have been here meanwhile.
        if !compiled.has_message(id) {
            compiled.add_resource(message).map_err(|errors| broken(reasons(&errors)))?;
        }
        let message = compiled.get_message(id).ok_or(MessageFaultKind::NoMessage)?;
        use_it(&compiled, message)
    }
}

fn format_pattern(
    bundle: &FluentBundle<FluentResource>,
    message: &FluentMessage<'_>,
    attribute: Option<&str>,
    args: &Args<'_>,
) -> Result<String, MessageFaultKind> {
    let pattern = match attribute {
        Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        None => message.value(),
    };
    let pattern = pattern.ok_or_else(|| MessageFaultKind::NoAttribute(attribute.unwrap_or("(text)").to_owned()))?;
    check_pattern_args(pattern, args.as_fluent_args())?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args.as_fluent_args()), &mut errors).into_owned();
    if errors.is_empty() { Ok(text) } else { Err(MessageFaultKind::Broken(reasons(&errors))) }
}

fn reasons(errors: &[impl ToString]) -> String {
    errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// The messages of a file, each with its id: from a line that begins with a letter to the next that does, or to a comment.
fn messages(source: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let mut rest = source;
    std::iter::from_fn(move || {
        let begins = |line: &str| line.starts_with(|first: char| first.is_ascii_alphabetic());
        loop {
            let line = rest.split_inclusive('\n').next()?;
            if begins(line) {
                break;
            }
            rest = &rest[line.len()..];
        }
        let ends = |(at, _): &(usize, &str)| {
            rest[at + 1..].starts_with(|next: char| next == '#' || next.is_ascii_alphabetic())
        };
        let end = rest.match_indices('\n').find(ends).map_or(rest.len(), |(at, _)| at + 1);
        let (message, after) = rest.split_at(end);
        rest = after;
        Some((message.split([' ', '=']).next()?, message))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluent_syntax::ast::{Entry, Message};
    use std::collections::HashSet;

    #[test]
    fn every_message_alone_is_the_one_of_its_file() {
        for (lang, files) in &FILES {
            let texts = LanguageTexts::new(*lang);
            let mut ids = HashSet::new();
            for (name, source) in files {
                let whole = FluentResource::try_new((*source).to_owned());
                let whole = whole.unwrap_or_else(|(_, errors)| panic!("{name}: {}", reasons(&errors)));
                let of_file = whole.entries().filter_map(|entry| match entry {
                    Entry::Message(message) => Some(Message { comment: None, ..message.clone() }),
                    Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => None,
                    Entry::Term(_) | Entry::Junk { .. } => panic!("{name}: no message: {entry:?}"),
                });
                let mut alone = messages(source);
                for message in of_file {
                    let (id, text) = alone.next().unwrap_or_else(|| panic!("{name}: {} is not found", message.id.name));
                    let text = FluentResource::try_new(text.to_owned());
                    let text = text.unwrap_or_else(|(_, errors)| panic!("{name}: {id}: {}", reasons(&errors)));
                    assert_eq!(id, message.id.name);
                    assert!(texts.source(id).is_some(), "{name}: {id} does not begin with the name of its file");
                    assert_eq!(text.entries().collect::<Vec<_>>(), [&Entry::Message(message)], "{name}");
                    assert!(ids.insert(id), "{lang:?}: {id} stands twice");
                }
                assert_eq!(alone.next(), None, "{name}");
            }
        }
    }
}
