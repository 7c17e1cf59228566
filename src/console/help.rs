//! Explain commands and keys, from their tables: in small parts to be heard, and as a table for the README.
//!
//! ```
//! use ansage::console::help::key_table_markdown;
//! use ansage::locale::{Lang, Locale};
//! assert!(key_table_markdown(&Locale::of(Lang::En)).contains("| F7 |"));
//! ```

use super::answer;
use super::command::table::COMMANDS;
use super::command::{CommandRow, find, list_of_verb};
use super::desk::table::ORDERS;
use super::keymap::KEYS;
use crate::game::laws::{PARAMETERS, Parameter, Rules};
use crate::locale::{Args, Locale};
use crate::moment::Span;
use crate::presentation::{Channel, Earcon, Presenter, SpeechPiece, Told, Topic, Urgency, Values};

/// So many commands or keys are told in one part.
const IN_ONE_PART: usize = 4;
const PAUSE: Span = Span::from_millis(400);

/// A table that is told part by part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HelpTable {
    /// The commands.
    Commands,
    /// The keys.
    Keys,
    /// The keys of the arbiter's own desk.
    DeskKeys,
    /// The rules of the table.
    Rules,
    /// The arbiter's orders.
    Orders,
    /// The settings that were asked for; see `Console::begin_list`.
    Settings,
}

/// Where in the help a listener is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Page {
    /// What is told.
    pub table: HelpTable,
    /// The part that comes next, from 0.
    pub part: usize,
}

impl Page {
    /// The beginning of this table.
    pub fn of(table: HelpTable) -> Page {
        Page { table, part: 0 }
    }
}

fn rows() -> impl Iterator<Item = &'static CommandRow> {
    COMMANDS.iter().flat_map(|group| group.iter())
}

fn told(presenter: &Presenter, id: &str, earcon: Option<Earcon>) -> Told {
    let told = presenter.tell(Channel::Private, earcon, id, ());
    told.now().about(Topic::Help)
}

/// The overview.
pub fn overview(presenter: &Presenter) -> Told {
    told(presenter, "console-help", None)
}

/// What one command does, or that there is none of that name.
pub fn explain(words: &str, presenter: &Presenter) -> Told {
    match list_of_verb(words).or_else(|| find(words).map(|row| row.help)) {
        Some(help) => told(presenter, help, None),
        None => told(presenter, "console-help-unknown", Some(Earcon::NotUnderstood)),
    }
}

/// How a command is typed, after one that did not fit.
pub fn usage(id: &str, presenter: &Presenter) -> Told {
    let told = told(presenter, id, None);
    Told { urgency: Urgency::Next, topic: None, ..told }
}

/// One part of the help, or of the rules as they stand; `None` behind the last.
pub fn part(page: Page, presenter: &Presenter, rules: &Rules) -> Option<Told> {
    let locale = &presenter.program;
    let text = |id: &str| locale.text(id, &Args::new());
    let line = |id: &str| locale.line(id, &Args::new());
    // Words that belong together have one help, told once.
    let told_once = |ids: &mut dyn Iterator<Item = &'static str>| {
        let mut told: Vec<&str> = Vec::new();
        ids.for_each(|id| {
            if !told.contains(&id) {
                told.push(id)
            }
        });
        told.into_iter().map(|id| (line(id), words(locale, text(id)))).collect()
    };
    // A command is named by its text, a key by its attribute, a rule on the line by its name.
    let rows: Vec<(String, Vec<SpeechPiece>)> = match page.table {
        HelpTable::Commands => told_once(&mut rows().map(|row| row.help)),
        HelpTable::Orders => told_once(&mut ORDERS.iter().map(|row| row.help)),
        HelpTable::Keys | HelpTable::DeskKeys => {
            let heard = |id| words(locale, format!("{}: {}", locale.attr(id, "keys", &Args::new()), text(id)));
            let at_desk = page.table == HelpTable::DeskKeys;
            let ids = KEYS.iter().filter_map(|row| if at_desk { desks_own(row.help) } else { Some(row.help) });
            ids.map(|id| (line(id), heard(id))).collect()
        }
        // The console has these rows itself.
        HelpTable::Settings => Vec::new(),
        HelpTable::Rules => PARAMETERS.iter().filter_map(|rule| row_of_rule(rule, presenter, rules)).collect(),
    };
    let parts = rows.len().div_ceil(IN_ONE_PART);
    let rows = rows.chunks(IN_ONE_PART).nth(page.part)?;
    let number = Values::new().set("part", page.part + 1).set("parts", parts);
    let heading = presenter.note("console-help-part", number);
    let (mut lines, mut speech) = (vec![heading.line.clone()], heading.speech.clone());
    for (line, heard) in rows {
        lines.push(line.clone());
        speech.push(SpeechPiece::Pause(PAUSE));
        speech.extend(heard.iter().cloned());
    }
    let line = lines.join("\n");
    Some(Told { line, speech, topic: Some(Topic::Help), urgency: Urgency::Now, ..heading })
}

/// One part of a list of answers, under a heading where one is given; `None` behind the last.
pub fn listed(heading: Option<&Told>, rows: &[Told], part: usize, presenter: &Presenter) -> Option<Told> {
    let parts = rows.len().div_ceil(IN_ONE_PART);
    let shown = rows.chunks(IN_ONE_PART).nth(part)?;
    let number = presenter.note("settings-part", Values::new().set("part", part + 1).set("parts", parts));
    let numbered = (parts > 1).then_some(number);
    let all = heading.cloned().into_iter().chain(numbered).chain(shown.iter().cloned());
    Some(answer::in_turn(all, PAUSE))
}

fn words(locale: &Locale, text: String) -> Vec<SpeechPiece> {
    vec![SpeechPiece::words(locale.lang(), text)]
}

/// The help about a key at the arbiter's own desk, where it may mean something else, or nothing.
fn desks_own(id: &'static str) -> Option<&'static str> {
    match id {
        "console-key-cues" | "console-key-opponent-confirms" => None,
        "console-key-space" => Some("desk-key-space"),
        "console-key-press" => Some("desk-key-white"),
        "console-key-opponent-press" => Some("desk-key-black"),
        "console-key-escape" => Some("desk-key-escape"),
        "console-key-leave" => Some("desk-key-leave"),
        "console-key-arrows" => Some("desk-key-arrows"),
        "console-key-clocks" => Some("desk-key-clocks"),
        other => Some(other),
    }
}

/// The line names the rule as it is asked for and adapted; the ear gets its words.
fn row_of_rule(rule: &Parameter, presenter: &Presenter, rules: &Rules) -> Option<(String, Vec<SpeechPiece>)> {
    let value = rule.value(rules);
    let told = presenter.rule(Channel::Private, rule.name, &value)?;
    Some((format!("{}: {value}", rule.name), told.speech))
}

/// Behind the last part.
pub fn end(presenter: &Presenter) -> Told {
    told(presenter, "console-help-end", Some(Earcon::Edge))
}

/// The tables of keys, commands and orders of the arbiter, as Markdown for the README.
pub fn key_table_markdown(locale: &Locale) -> String {
    let text = |id: &str| locale.text(id, &Args::new());
    let keys = KEYS.iter().map(|row| (locale.attr(row.help, "keys", &Args::new()), text(row.help)));
    // Words that have one help stand in one row.
    let grouped = |named: &mut dyn Iterator<Item = (&'static str, String)>| {
        let mut rows: Vec<(&str, String)> = Vec::new();
        for (help, word) in named {
            match rows.iter_mut().find(|(of, _)| *of == help) {
                Some((_, words)) => words.push_str(&format!(" `{word}`")),
                None => rows.push((help, format!("`{word}`"))),
            }
        }
        rows.into_iter().map(|(help, words)| (words, text(help))).collect()
    };
    let lang = locale.lang();
    let commands = grouped(&mut rows().flat_map(|row| row.words.in_lang(lang).map(move |word| (row.help, word))));
    let orders = grouped(&mut ORDERS.iter().flat_map(|row| row.words.in_lang(lang).map(move |word| (row.help, word))));
    let mut lines = Vec::new();
    let mut table = |first: String, rows: Vec<(String, String)>| {
        lines.push(format!("| {first} | {} |", text("console-table-does")));
        lines.push("|---|---|".to_owned());
        lines.extend(rows.into_iter().map(|(name, does)| format!("| {name} | {does} |")));
        lines.push(String::new());
    };
    table(text("console-table-keys"), keys.collect());
    table(text("console-table-commands"), commands);
    table(text("arbiter-table-orders"), orders);
    lines.join("\n")
}
