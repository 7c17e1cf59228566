//! Keep the texts whole: the same messages in every language, explained, with every plural form, and all of them used.

use super::patterns::PatternFindings;
use super::source::{RustSource, files_below};
use ansage_words::locale::Lang;
use fluent_syntax::ast::{Entry, Message};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The areas: one file, one prefix.
const AREAS: [&str; 19] = [
    "announce",
    "console",
    "arbiter",
    "desk",
    "reconcile",
    "trouble",
    "report",
    "board",
    "link",
    "sighted",
    "join",
    "cli",
    "begin",
    "learn",
    "practice",
    "settings",
    "inspect",
    "counts",
    "record",
];

/// Names of rules, of places in a report, of events and of cues, that begin like a text's id.
const NO_IDS: [&str; 16] = [
    "arbiter-code",
    "board-focus",
    "board-stands",
    "arbiter-calls-flag",
    "board-white",
    "board-black",
    "board-expected",
    "sighted-assistant",
    "announce-button-pressed",
    "board-reported",
    "arbiter-called",
    "desk-taken",
    "desk-left",
    "link-found",
    "link-lost",
    "link-denied",
];

/// Cells of a Braille display that a line must fit.
const CELLS: usize = 40;

/// One file of texts.
pub struct Ftl {
    pub path: String,
    pub text: String,
}

/// A message as far as the lint knows it.
struct KnownMessage {
    at: String,
    found: BTreeMap<String, PatternFindings>,
}

type MessageTable = BTreeMap<String, KnownMessage>;

impl Ftl {
    pub fn all() -> Vec<Ftl> {
        let mut all = Vec::new();
        files_below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("locales"), "ftl", &mut |path, text| {
            all.push(Ftl { path: path.to_owned(), text: text.to_owned() });
        });
        all
    }

    /// `de` and `console` of `locales/de/console.ftl`.
    fn lang_and_area(&self) -> Option<(Lang, &str)> {
        let (lang, file) = self.path.strip_prefix("locales/")?.split_once('/')?;
        let area = file.strip_suffix(".ftl")?;
        (AREAS.contains(&area)).then_some((lang.parse().ok()?, area))
    }

    fn line_of(&self, id: &str) -> usize {
        let starts = |line: &str| line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='));
        self.text.lines().position(starts).unwrap_or(0) + 1
    }
}

/// What is wrong with these texts, and with the ids that these sources name.
pub fn check(files: &[Ftl], sources: &[RustSource]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut by_lang: BTreeMap<Lang, MessageTable> = BTreeMap::new();
    for file in files {
        match file.lang_and_area() {
            Some((lang, area)) => read(file, lang, area, by_lang.entry(lang).or_default(), &mut wrong),
            None => wrong.push(format!(
                "{}:1: this place for texts is banned here, use locales/LANG/{{{}}}.ftl",
                file.path,
                AREAS.join(",")
            )),
        }
    }
    compare(&by_lang, &mut wrong);
    check_use(&by_lang, sources, &mut wrong);
    wrong
}

fn read(file: &Ftl, lang: Lang, area: &str, messages: &mut MessageTable, wrong: &mut Vec<String>) {
    let resource = parser::parse(file.text.as_str()).unwrap_or_else(|(resource, errors)| {
        for error in errors {
            let line = file.text[..error.pos.start.min(file.text.len())].matches('\n').count() + 1;
            wrong.push(format!("{}:{line}: this is no Fluent: {error}", file.path));
        }
        resource
    });
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let at = format!("{}:{}", file.path, file.line_of(message.id.name));
                let found = check_message(lang, area, message, &at, wrong);
                if messages.insert(message.id.name.to_owned(), KnownMessage { at: at.clone(), found }).is_some() {
                    wrong.push(format!("{at}: a second {} is banned here, use one message", message.id.name));
                }
            }
            Entry::Term(term) => wrong
                .push(format!("{}:1: the term -{} is banned here, use the words themselves", file.path, term.id.name)),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) if lang != Lang::En => {
                wrong.push(format!("{}:1: a comment is banned here, use the English file for it", file.path));
            }
            // Junk was reported with its line above.
            Entry::Junk { .. } | Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
        }
    }
}

/// Checks one message by itself; gives what was found in its text ("") and in its attributes.
fn check_message(
    lang: Lang,
    area: &str,
    message: &Message<&str>,
    at: &str,
    wrong: &mut Vec<String>,
) -> BTreeMap<String, PatternFindings> {
    let id = message.id.name;
    let kebab = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if !id.starts_with(&format!("{area}-")) || !id.chars().all(kebab) {
        wrong.push(format!("{at}: the id {id} is banned here, use kebab-case beginning with {area}-"));
    }
    let mut found = BTreeMap::new();
    match &message.value {
        Some(value) => {
            found.insert(String::new(), PatternFindings::in_pattern(lang, value));
        }
        None => wrong.push(format!("{at}: {id} without a text of its own is banned here, use a text and attributes")),
    }
    for attribute in &message.attributes {
        let parts = PatternFindings::in_pattern(lang, &attribute.value);
        if attribute.id.name == "line" && (parts.shortest > CELLS || parts.many_lines) {
            wrong.push(format!("{at}: a .line that never fits {CELLS} cells is banned here, use fewer words"));
        }
        if found.insert(attribute.id.name.to_owned(), parts).is_some() {
            wrong.push(format!("{at}: a second .{} is banned here, use one", attribute.id.name));
        }
    }
    for complaint in found.values().flat_map(|part| &part.wrong) {
        wrong.push(format!("{at}: {id}: {complaint}"));
    }
    match (lang, &message.comment) {
        (Lang::En, _) => check_comment(message, &found, at, wrong),
        // What a message is for and what its variables are stands once, in English: another language holds its texts.
        (_, Some(_)) => wrong.push(format!("{at}: the comment of {id} is banned here, use the English file for it")),
        (_, None) => {}
    }
    found
}

fn check_comment(
    message: &Message<&str>,
    found: &BTreeMap<String, PatternFindings>,
    at: &str,
    wrong: &mut Vec<String>,
) {
    let id = message.id.name;
    let lines: &[&str] = message.comment.as_ref().map_or(&[], |comment| &comment.content);
    if lines.first().is_none_or(|first| first.trim().is_empty() || first.trim() == "Variables:") {
        wrong.push(format!(
            "{at}: {id} without a comment is banned here, use a line # saying where and when it is said"
        ));
    }
    let mut explained = BTreeMap::new();
    for line in lines.iter().skip_while(|line| line.trim() != "Variables:").skip(1) {
        let (name, kind) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match name.strip_prefix('$') {
            Some(name) if kind.starts_with("(String) - ") || kind.starts_with("(Number) - ") => {
                explained.insert(name, kind.starts_with("(Number)"));
            }
            // A long explanation goes on in the next line, indented deeper.
            None if line.starts_with("     ") => {}
            _ => wrong.push(format!("{at}: {id}: {line:?} is banned here, use \"  $name (String) - what it is\"")),
        }
    }
    let named: BTreeSet<&str> = found.values().flat_map(|part| part.variables.iter().map(String::as_str)).collect();
    for name in named.iter().filter(|name| !explained.contains_key(*name)) {
        wrong.push(format!("{at}: {id}: ${name} without an entry under # Variables: is banned here, use one"));
    }
    for (name, number) in &explained {
        if !named.contains(name) {
            wrong.push(format!("{at}: {id}: an entry for ${name}, which is not in the message, is banned here"));
        }
        if !number && found.values().any(|part| part.counted.contains(*name)) {
            wrong.push(format!("{at}: {id}: ${name} chooses plural forms, use (Number) in its entry"));
        }
    }
}

/// The same messages, attributes, variables and keys in every language, as they are in English.
fn compare(by_lang: &BTreeMap<Lang, MessageTable>, wrong: &mut Vec<String>) {
    let none = MessageTable::new();
    let english = by_lang.get(&Lang::En).unwrap_or(&none);
    for lang in Lang::TEXTS {
        let messages = by_lang.get(&lang).unwrap_or(&none);
        for (id, entered) in english.iter().filter(|(id, _)| !messages.contains_key(*id)) {
            wrong.push(format!("{}: {id} is missing in {lang}", entered.at));
        }
        for (id, entered) in messages {
            let Some(model) = english.get(id) else {
                wrong.push(format!("{}: {id} is missing in en", entered.at));
                continue;
            };
            compare_message(id, model, entered, wrong);
        }
    }
    for (lang, messages) in by_lang.iter().filter(|(lang, _)| !Lang::TEXTS.contains(lang)) {
        let at = messages.values().next().map_or("locales", |entered| &entered.at);
        wrong.push(format!(
            "{at}: texts in {lang} are banned here, use Lang::TEXTS and src/words/locale/texts.rs to add them"
        ));
    }
}

fn compare_message(id: &str, model: &KnownMessage, entered: &KnownMessage, wrong: &mut Vec<String>) {
    let at = &entered.at;
    if model.found.keys().ne(entered.found.keys()) {
        wrong.push(format!("{at}: {id} has other attributes than in en"));
    }
    let variables = |entered: &KnownMessage| {
        entered.found.values().flat_map(|part| part.variables.clone()).collect::<BTreeSet<_>>()
    };
    if variables(model) != variables(entered) {
        wrong.push(format!("{at}: {id} has other variables than in en"));
    }
    for (name, keys) in entered.found.values().flat_map(|part| &part.keys) {
        for (_, expected) in model.found.values().flat_map(|part| &part.keys).filter(|(other, _)| *other == name) {
            if keys != expected {
                wrong.push(format!("{at}: {id}: ${name} has other keys than in en: {keys:?}, not {expected:?}"));
            }
        }
    }
}

/// Every id that the sources name exists, and every message is named.
fn check_use(by_lang: &BTreeMap<Lang, MessageTable>, sources: &[RustSource], wrong: &mut Vec<String>) {
    let none = MessageTable::new();
    let english = by_lang.get(&Lang::En).unwrap_or(&none);
    let mut named = BTreeSet::new();
    for source in sources {
        for (line, literal) in &source.literals {
            let Some((area, rest)) = literal.split_once('-') else { continue };
            if NO_IDS.contains(&literal.as_str())
                || !AREAS.contains(&area)
                || rest.is_empty()
                || rest.contains(|c: char| c.is_whitespace())
            {
                continue;
            }
            if rest.contains('{') {
                wrong.push(format!("{}:{line}: the made-up id {literal} is banned here, use whole ids", source.path));
            } else if !english.contains_key(literal) {
                wrong.push(format!("{}:{line}: there is no message {literal}", source.path));
            }
            named.insert(literal.as_str());
        }
    }
    let literals: BTreeSet<&str> =
        sources.iter().flat_map(|source| source.literals.iter().map(|(_, text)| text.as_str())).collect();
    for (id, entered) in english {
        if !named.contains(id.as_str()) {
            wrong.push(format!("{}: {id} is used nowhere in src", entered.at));
        }
        for attribute in entered.found.keys().filter(|name| !name.is_empty() && !literals.contains(name.as_str())) {
            wrong.push(format!("{}: {id}.{attribute} is used nowhere in src", entered.at));
        }
    }
}
