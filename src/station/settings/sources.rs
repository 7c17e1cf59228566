//! Find the value of every setting, and where it comes from: defaults < file < profile < environment < options, and for a
//! game defaults < file < event < options.
//!
//! clap keeps parsers and defaults. A value of a lower source takes the place of the option's default, when the option's own
//! parser has read it; what it does not read is told and left out, and the source below counts.

use super::file::{SettingsEntry, SettingsSection, SettingsText};
use super::table::{SETTINGS, SettingRow, SettingScope, find_setting};
use super::value_words::canonical_value;
use crate::station::arguments::values;
use ansage_words::locale::Locale;
use clap::{ArgMatches, Command, parser::ValueSource};
use std::collections::BTreeMap;

/// Where a value comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SettingOrigin {
    /// Nobody said anything.
    Usual,
    /// The file of settings.
    File,
    /// The section of this person in it.
    Profile(String),
    /// The environment.
    Environment,
    /// The event's file.
    Event,
    /// The command line.
    Option,
    /// The journal of the game.
    Journal,
    /// A command, for this time only.
    Once,
    /// A command; it could not be kept.
    Unkept,
}

/// Something that is no setting, or no value of one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettingFault {
    /// Where it stands: a line of the file from 1, or the environment.
    pub place: SettingFaultPlace,
    /// What is wrong.
    pub what: SettingFaultKind,
}

/// Where something wrong stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SettingFaultPlace {
    /// A line of the file.
    Line(usize),
    /// A variable.
    Variable(String),
    /// The file as a whole.
    Whole,
}

/// What is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SettingFaultKind {
    /// The line is no TOML.
    NoEntry,
    /// No section has this name.
    NoSection(String),
    /// No setting has this name; the nearest that has one.
    Unknown(String, Option<&'static str>),
    /// It belongs into this section.
    Misplaced(String, &'static str),
    /// It says nothing in a person's section, or in an event's file.
    NotHere(String),
    /// Its value is none. The name, and the value as it stands there.
    BadValue(String, String),
    /// The arbiter's code itself has no place in a file.
    CodeItself,
    /// The file cannot be read; the system's words, or that it is no text.
    Unreadable(String),
}

/// What the sources below the command line say.
#[derive(Debug, Clone, Default)]
pub struct ConfiguredValues {
    /// Values by the name of the setting, the last source last.
    values: BTreeMap<&'static str, Vec<(Vec<String>, SettingOrigin)>>,
    /// What is wrong in them, in the order of the sources.
    pub faults: Vec<SettingFault>,
}

/// Where every setting of a station has its value from.
#[derive(Debug, Clone, Default)]
pub struct SettingSources {
    values: BTreeMap<&'static str, (String, SettingOrigin)>,
    /// What is to be told of the file and the environment.
    pub faults: Vec<SettingFault>,
    /// The people who have settings of their own, where one was named who has none yet.
    pub strangers: Option<Vec<String>>,
}

impl SettingSources {
    /// The value of a setting as an option would be given it, and where it comes from. `None`: nobody has said anything, and
    /// there is none where nobody does.
    pub fn value_and_origin(&self, name: &str) -> Option<&(String, SettingOrigin)> {
        self.values.get(name)
    }

    /// The settings of the game that were asked for here, by an option or the event.
    pub fn requested_game_settings(&self) -> impl Iterator<Item = (&'static SettingRow, &SettingOrigin)> {
        let asked = |origin: &SettingOrigin| matches!(origin, SettingOrigin::Option | SettingOrigin::Event);
        let rows = SETTINGS.iter().filter(|row| row.scope == SettingScope::Game);
        rows.filter_map(move |row| {
            self.value_and_origin(row.name).filter(|(_, origin)| asked(origin)).map(|(_, origin)| (row, origin))
        })
    }

    /// It has this value from now on.
    pub fn set_value(&mut self, name: &'static str, value: String, origin: SettingOrigin) {
        self.values.insert(name, (value, origin));
    }

    /// It has the value that it has where nobody says anything.
    pub fn clear_value(&mut self, name: &str) {
        self.values.remove(name);
    }
}

/// The parsers of every setting, by clap.
pub struct SettingParsers {
    command: Command,
}

impl SettingParsers {
    /// Those of a command line.
    pub fn from_command(command: &Command) -> SettingParsers {
        SettingParsers { command: command.clone() }
    }

    /// The option of a setting, as the first command has it that does.
    fn option(&self, name: &str) -> Option<clap::Arg> {
        let of =
            |command: &str| self.command.find_subcommand(command).and_then(|command| option(command, name)).cloned();
        ["play", "host", "join"].into_iter().find_map(of)
    }

    /// What it is where nobody says anything; empty where that is nothing.
    pub fn default_value(&self, name: &str) -> String {
        let option = self.option(name);
        let defaults = option.as_ref().map_or(&[][..], |option| option.get_default_values());
        defaults.iter().map(|value| value.to_string_lossy()).collect::<Vec<_>>().join(", ")
    }

    /// Whether a value is one.
    ///
    /// # Errors
    /// clap's own, which says why not.
    pub fn check_value(&self, name: &str, value: &str) -> Result<(), clap::Error> {
        let Some(option) = self.option(name) else { return Ok(()) };
        // A language without texts is met with English at the start; it is none that could be kept.
        let option = match name {
            "lang" => option.value_parser(values::parse_translated_language),
            // Whose it is decides which of them he may have; that is checked with everything else.
            "opponent-duties" => option.value_parser(values::parse_assistant_duties),
            _ => option,
        };
        let command = Command::new("settings").no_binary_name(true).disable_help_flag(true).arg(option);
        command.try_get_matches_from([format!("--{name}={value}")]).map(|_| ())
    }

    /// Why a value is none, and what works, for somebody who types it or has written it into a file; `None`: it is one.
    pub fn value_error_text(&self, name: &str, value: &str, locale: &Locale) -> Option<String> {
        let error = self.check_value(name, value).err()?;
        let told = values::value_error_text(&error, locale).unwrap_or_else(|| error.to_string());
        Some(told.replace("--", ""))
    }
}

fn option<'a>(command: &'a Command, name: &str) -> Option<&'a clap::Arg> {
    command.get_arguments().find(|option| option.get_long() == Some(name))
}

/// The settings that a command takes: a station takes all that it has options for, everything else its language alone.
fn takes(command: &str, row: &SettingRow) -> bool {
    match command {
        "play" | "host" | "practice" | "join" => true,
        "arbiter" | "learn" => row.scope != SettingScope::Game,
        "board" => ["lang", "voice", "audio"].contains(&row.name),
        "watch" => ["lang", "delay"].contains(&row.name),
        // There it is the language of the text.
        "say" => false,
        _ => row.name == "lang",
    }
}

impl ConfiguredValues {
    /// Adds what the file says, to everybody and to this person.
    pub fn add_settings_file(&mut self, file: &SettingsText, profile: Option<&str>, parsers: &SettingParsers) {
        self.add_faults_of(file);
        for entry in &file.entries {
            let Some(row) = self.row_of(entry, false) else { continue };
            let known = self.checked(entry, row, parsers);
            let Some(known) = known else { continue };
            match &entry.section {
                SettingsSection::Profile(name) if profile.is_some_and(|person| is_same_profile_name(person, name)) => {
                    self.add(row, known, SettingOrigin::Profile(name.clone()));
                }
                SettingsSection::Profile(_) => {}
                _ => self.add(row, known, SettingOrigin::File),
            }
        }
        self.sort();
    }

    /// A person's own go before everybody's, wherever they stand in the file.
    fn sort(&mut self) {
        let rank = |origin: &SettingOrigin| matches!(origin, SettingOrigin::Profile(_));
        self.values.values_mut().for_each(|values| values.sort_by_key(|(_, origin)| rank(origin)));
    }

    /// Adds what the event's file says. What of it is wrong is told by the faults; the verifier of the arbiter's code.
    pub fn add_event_file(
        &mut self,
        file: &SettingsText,
        parsers: &SettingParsers,
        is_verifier: impl Fn(&str) -> bool,
    ) -> Option<String> {
        self.add_faults_of(file);
        let mut code = None;
        for entry in &file.entries {
            let at_top = matches!(&entry.section, SettingsSection::Top | SettingsSection::Scope(_));
            if entry.name == "arbiter-code" && at_top {
                match entry.value.as_deref() {
                    Ok([value]) if is_verifier(value) => code = Some(value.clone()),
                    _ => self.fault(entry.line, SettingFaultKind::CodeItself),
                }
                continue;
            }
            let Some(row) = self.row_of(entry, true) else { continue };
            if let Some(known) = self.checked(entry, row, parsers) {
                self.add(row, known, SettingOrigin::Event);
            }
        }
        code
    }

    /// Adds what the environment says.
    pub fn add_environment(&mut self, variable: impl Fn(&str) -> Option<String>, parsers: &SettingParsers) {
        for row in SETTINGS {
            let Some((name, text)) =
                row.environment_variable().and_then(|name| Some((variable(&name)?, name))).map(|(a, b)| (b, a))
            else {
                continue;
            };
            let value = canonical_value(&text);
            match parsers.check_value(row.name, &value) {
                Ok(()) => self.add(row, vec![value], SettingOrigin::Environment),
                Err(_) => {
                    let what = SettingFaultKind::BadValue(row.name.to_owned(), text);
                    self.faults.push(SettingFault { place: SettingFaultPlace::Variable(name), what });
                }
            }
        }
    }

    fn add_faults_of(&mut self, file: &SettingsText) {
        file.broken.iter().for_each(|line| self.fault(*line, SettingFaultKind::NoEntry));
        file.sections.iter().for_each(|(name, line)| self.fault(*line, SettingFaultKind::NoSection(name.clone())));
    }

    fn fault(&mut self, line: usize, what: SettingFaultKind) {
        self.faults.push(SettingFault { place: SettingFaultPlace::Line(line), what });
    }

    fn add(&mut self, row: &'static SettingRow, value: Vec<String>, origin: SettingOrigin) {
        let values = self.values.entry(row.name).or_default();
        match values.iter_mut().find(|(_, known)| *known == origin && row.name == "rule") {
            Some((rules, _)) => rules.extend(value),
            None => values.push((value, origin)),
        }
    }

    /// The setting that an entry is of, where it may stand there.
    fn row_of(&mut self, entry: &SettingsEntry, event: bool) -> Option<&'static SettingRow> {
        let name = entry.name.as_str();
        let row = if entry.section == SettingsSection::Rules {
            find_setting("rule")
        } else {
            find_setting(name).filter(|row| row.name != "rule")
        };
        let Some(row) = row else {
            self.fault(entry.line, SettingFaultKind::Unknown(name.to_owned(), nearest(name)));
            return None;
        };
        let of_event = matches!(row.scope, SettingScope::Game | SettingScope::Hall);
        let wrong = match &entry.section {
            _ if event && !of_event => Some(SettingFaultKind::NotHere(name.to_owned())),
            SettingsSection::Profile(_) if row.scope == SettingScope::Game => {
                Some(SettingFaultKind::NotHere(name.to_owned()))
            }
            SettingsSection::Scope(section) if *section != row.scope.section_name() => {
                Some(SettingFaultKind::Misplaced(name.to_owned(), row.scope.section_name()))
            }
            _ => None,
        };
        match wrong {
            Some(what) => {
                self.fault(entry.line, what);
                None
            }
            None => Some(row),
        }
    }

    /// The values of an entry, where the option's parser reads them.
    fn checked(&mut self, entry: &SettingsEntry, row: &SettingRow, parsers: &SettingParsers) -> Option<Vec<String>> {
        let bad = |value: &str| SettingFaultKind::BadValue(entry.name.clone(), value.to_owned());
        let values = match &entry.value {
            Ok(values) if values.len() == 1 => values,
            Ok(values) => {
                self.fault(entry.line, bad(&values.join(", ")));
                return None;
            }
            Err(written) => {
                self.fault(entry.line, bad(written));
                return None;
            }
        };
        let value =
            if row.name == "rule" { format!("{}={}", entry.name, values[0]) } else { canonical_value(&values[0]) };
        match parsers.check_value(row.name, &value) {
            Ok(()) => Some(vec![value]),
            Err(_) => {
                self.fault(entry.line, if row.name == "rule" { bad(&value) } else { bad(&values[0]) });
                None
            }
        }
    }

    /// The strongest value of a setting.
    pub fn strongest_value(&self, name: &str) -> Option<&(Vec<String>, SettingOrigin)> {
        self.values.get(name)?.last()
    }

    /// The command line, whose options are these where nobody types them.
    pub fn to_command_with_defaults(&self, command: Command) -> Command {
        let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
        names.into_iter().fold(command, |command, name| {
            command.mut_subcommand(name.clone(), |sub| {
                SETTINGS.iter().filter(|row| takes(&name, row)).fold(sub, |sub, row| {
                    let Some(id) = option(&sub, row.name).map(|option| option.get_id().clone()) else { return sub };
                    let value = self.strongest_value(row.name).filter(|_| !self.is_replaced(row.name)).cloned();
                    sub.mut_arg(id, |option| match value {
                        Some((values, _)) if row.name != "rule" => option.default_values(values),
                        _ => option,
                    })
                })
            })
        })
    }

    /// Of two that exclude each other the stronger one counts.
    fn is_replaced(&self, name: &str) -> bool {
        let other = match name {
            "fen" => "chess960",
            "chess960" => "fen",
            _ => return false,
        };
        let rank = |name: &str| self.strongest_value(name).map(|(_, origin)| matches!(origin, SettingOrigin::Event));
        rank(other) > rank(name)
    }

    /// The rules of a game, those of the stronger source in the place of the weaker one's.
    pub fn merged_rules(&self, typed: &[(String, String)]) -> Vec<(String, String)> {
        let below = self.values.get("rule").into_iter().flatten().flat_map(|(values, _)| values);
        let below = below.filter_map(|value| values::parse_adapted_rule(value).ok());
        below.chain(typed.iter().cloned()).fold(Vec::new(), |mut rules, (name, value)| {
            match rules.iter_mut().find(|(known, _): &&mut (String, String)| *known == name) {
                Some((_, known)) => *known = value,
                None => rules.push((name, value)),
            }
            rules
        })
    }

    /// Where every setting of this command has its value from.
    pub fn setting_sources(&self, command: &str, matches: &ArgMatches, parsers: &SettingParsers) -> SettingSources {
        let mut sources = SettingSources { faults: self.faults.clone(), ..SettingSources::default() };
        let Some(sub) = parsers.command.find_subcommand(command) else { return sources };
        for row in SETTINGS.iter().filter(|row| takes(command, row)) {
            let Some(id) = option(sub, row.name).map(|option| option.get_id().as_str()) else { continue };
            let typed = matches.value_source(id) == Some(ValueSource::CommandLine);
            let raw = matches.get_raw(id).into_iter().flatten().map(|value| value.to_string_lossy().into_owned());
            let value = raw.collect::<Vec<_>>().join(", ");
            let below = self.strongest_value(row.name).filter(|_| !self.is_replaced(row.name));
            match (typed, below) {
                (true, _) => sources.set_value(row.name, value, SettingOrigin::Option),
                (false, Some((values, origin))) => sources.set_value(row.name, values.join(", "), origin.clone()),
                (false, None) if !value.is_empty() => sources.set_value(row.name, value, SettingOrigin::Usual),
                (false, None) => {}
            }
        }
        sources
    }
}

/// Whether two names are one person's.
pub fn is_same_profile_name(one: &str, other: &str) -> bool {
    one.trim().to_lowercase() == other.trim().to_lowercase()
}

/// The setting whose name is nearest to what stands there, where one is near.
fn nearest(name: &str) -> Option<&'static str> {
    let rows = SETTINGS.iter().map(|row| (distance(name, row.name), row.name));
    rows.min().filter(|(far, known)| *far <= 2.min(known.len() / 2)).map(|(_, known)| known)
}

/// How many letters must be put in, left out or changed to make one word of the other.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let first: Vec<usize> = (0..=other.len()).collect();
    let last = one.chars().take(40).fold(first, |before, letter| {
        let mut row = vec![before[0] + 1];
        for (at, known) in other.iter().enumerate() {
            let changed = before[at] + usize::from(*known != letter);
            row.push(changed.min(before[at + 1] + 1).min(row[at] + 1));
        }
        row
    });
    last.last().copied().unwrap_or(usize::MAX)
}
