//! Read a file of settings or of an event, and write one entry of it anew: everything else stays byte for byte as a person
//! has written it, wrong entries and comments too.
//!
//! A line that is no TOML loses only itself: it is told, and the rest is read without it.
//!
//! ```
//! use ansage::station::settings::file::{SettingsText, SettingsSection};
//! let text = "[player]\n# my own\nrate = 300 # fast\nraet = 1\n= nonsense\n";
//! let read = SettingsText::parse(text);
//! assert_eq!(read.entries[0].value, Ok(vec!["300".to_owned()]));
//! assert_eq!((read.entries[1].name.as_str(), read.entries[1].line), ("raet", 4));
//! assert_eq!(read.broken, [5]);
//! let written = read.with_entry_set(&SettingsSection::from_name("player"), "rate", "250", "").unwrap();
//! assert_eq!(written, text.replace("300", "250"));
//! ```

use std::ops::Range;
use toml_edit::{Document, Item, Key, Table, Value};

/// More lines than these are not read without their broken ones.
const MOST_BROKEN: usize = 100;

/// The most bytes of such a file.
pub const LARGEST: u64 = 256 * 1024;

/// Where an entry stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SettingsSection {
    /// Before the first section.
    Top,
    /// A section of its own name, such as `[player]`.
    Scope(String),
    /// A person's: `[profile.Anna]`.
    Profile(String),
    /// The rules of a game: `[game.rules]`, or `[rules]` in an event's file.
    Rules,
}

impl SettingsSection {
    /// A section of its own name.
    pub fn from_name(name: &str) -> SettingsSection {
        SettingsSection::Scope(name.to_owned())
    }

    /// Its heading, as it is written anew.
    fn heading(&self) -> String {
        match self {
            SettingsSection::Top => String::new(),
            SettingsSection::Scope(name) => format!("[{name}]"),
            SettingsSection::Profile(name) => format!("[profile.{}]", quoted_key(name)),
            SettingsSection::Rules => "[game.rules]".to_owned(),
        }
    }
}

/// One entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettingsEntry {
    /// Where it stands.
    pub section: SettingsSection,
    /// Its name.
    pub name: String,
    /// Its value as an option would be given it, several for a list; what stands there where it is no such value.
    pub value: Result<Vec<String>, String>,
    /// Its line, from 1.
    pub line: usize,
    /// The bytes of its value.
    place: Range<usize>,
}

/// Why an entry was not written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SettingWriteError;

/// A file, read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SettingsText {
    text: String,
    /// The same without the lines that are no TOML, which are blank.
    sound: String,
    /// Every entry, in the order of the file.
    pub entries: Vec<SettingsEntry>,
    /// The sections whose names mean nothing, each with its line.
    pub sections: Vec<(String, usize)>,
    /// The lines that are no TOML.
    pub broken: Vec<usize>,
}

impl SettingsText {
    /// Reads it. Whatever is in it: nothing is refused as a whole.
    pub fn parse(text: &str) -> SettingsText {
        let mut read = SettingsText { text: text.to_owned(), sound: text.to_owned(), ..SettingsText::default() };
        loop {
            let parsed = Document::parse(read.sound.as_str());
            let at = match parsed {
                Ok(document) => {
                    let table = document.as_table().clone();
                    read.take(&table);
                    return read;
                }
                Err(error) => error.span().map_or(0, |span| span.start),
            };
            if read.broken.len() == MOST_BROKEN || !read.blank(at) {
                // Nothing of it is understood; it stays as it is.
                read.sound = " ".repeat(read.text.len());
            }
        }
    }

    /// Blanks the line in which this byte is, or the last one before it that is not blank; `false` where there is none.
    fn blank(&mut self, at: usize) -> bool {
        let at = self.opened_and_not_closed(at).unwrap_or(at.min(self.sound.len()));
        let at = self.sound.floor_char_boundary(at);
        let mut end = self.sound[at..].find('\n').map_or(self.sound.len(), |found| at + found);
        loop {
            let start = self.sound[..end].rfind('\n').map_or(0, |found| found + 1);
            if !self.sound[start..end].trim().is_empty() {
                self.sound.replace_range(start..end, &" ".repeat(end - start));
                self.broken.push(self.line_of(start));
                self.broken.sort_unstable();
                return true;
            }
            match start {
                0 => return false,
                start => end = start - 1,
            }
        }
    }

    /// Where a text or a list begins that goes on to the end of the file, where it is there that something is missing.
    fn opened_and_not_closed(&self, at: usize) -> Option<usize> {
        if at < self.sound.trim_end().len() {
            return None;
        }
        let opens = |line: &&str| {
            let behind = line.split_once('=').map_or("", |(_, behind)| behind.trim());
            let is_open = |open: char, close: char| behind.starts_with(open) && !behind.contains(close);
            line.contains("\"\"\"") || line.contains("'''") || is_open('[', ']') || is_open('{', '}')
        };
        let lines = self.sound.split_inclusive('\n').scan(0, |start, line| {
            let from = *start;
            *start += line.len();
            Some((from, line))
        });
        lines.filter(|(_, line)| opens(line)).last().map(|(start, _)| start)
    }

    fn line_of(&self, at: usize) -> usize {
        self.text.as_bytes()[..at.min(self.text.len())].iter().filter(|byte| **byte == b'\n').count() + 1
    }

    fn take(&mut self, top: &Table) {
        for (name, key, item) in pairs(top) {
            match (name, item.as_table_like()) {
                ("profile", Some(people)) => {
                    let people: Vec<(String, Item)> =
                        people.iter().map(|(person, item)| (person.to_owned(), item.clone())).collect();
                    for (person, item) in people {
                        self.take_section(&SettingsSection::Profile(person), key, &item);
                    }
                }
                ("rules", Some(_)) => self.take_section(&SettingsSection::Rules, key, item),
                (name, Some(_)) => self.take_section(&SettingsSection::Scope(name.to_owned()), key, item),
                (name, None) => self.take_entry(&SettingsSection::Top, name, key, item),
            }
        }
        self.entries.sort_by_key(|entry| entry.place.start);
    }

    fn take_section(&mut self, section: &SettingsSection, key: &Key, item: &Item) {
        let known = ["player", "hall", "machine", "game"];
        if let SettingsSection::Scope(name) = section
            && !known.contains(&name.as_str())
        {
            let at = item.span().or(key.span()).map_or(0, |span| span.start);
            return self.sections.push((name.clone(), self.line_of(at)));
        }
        let rows: Vec<(String, Key, Item)> = match item {
            Item::Table(table) => pairs(table).map(|(name, key, item)| (name.to_owned(), key.clone(), item.clone())),
            // `player = { rate = 300 }`
            Item::Value(Value::InlineTable(table)) => {
                let table = table.clone().into_table();
                let rows: Vec<_> =
                    pairs(&table).map(|(name, key, item)| (name.to_owned(), key.clone(), item.clone())).collect();
                return rows.iter().for_each(|(name, key, item)| self.take_entry(section, name, key, item));
            }
            _ => return self.take_entry(&SettingsSection::Top, &section.heading(), key, item),
        }
        .collect();
        for (name, key, item) in rows {
            match (section, name.as_str(), item.as_table_like()) {
                (SettingsSection::Scope(scope), "rules", Some(_)) if scope == "game" => {
                    self.take_section(&SettingsSection::Rules, &key, &item);
                }
                _ => self.take_entry(section, &name, &key, &item),
            }
        }
    }

    fn take_entry(&mut self, section: &SettingsSection, name: &str, key: &Key, item: &Item) {
        let place = item.span().or(key.span()).unwrap_or(0..0);
        let at = key.span().unwrap_or(place.clone()).start;
        let value = match item {
            Item::Value(Value::Array(list)) => list.iter().map(plain).collect::<Option<Vec<_>>>(),
            Item::Value(value) => plain(value).map(|value| vec![value]),
            _ => None,
        };
        let written = || self.text.get(place.clone()).unwrap_or_default().lines().next().unwrap_or_default().to_owned();
        let value = value.ok_or_else(written);
        let line = self.line_of(at);
        self.entries.push(SettingsEntry { section: section.clone(), name: name.to_owned(), value, line, place });
    }

    /// The entry of this name in a section.
    pub fn entry(&self, section: &SettingsSection, name: &str) -> Option<&SettingsEntry> {
        self.entries.iter().find(|entry| entry.section == *section && entry.name == name)
    }

    /// The people who have a section.
    pub fn profile_names(&self) -> Vec<String> {
        let mut people: Vec<String> = Vec::new();
        for entry in &self.entries {
            if let SettingsSection::Profile(name) = &entry.section
                && !people.contains(name)
            {
                people.push(name.clone());
            }
        }
        people
    }

    /// Where an entry of a section is written: there, or before all sections where it stands there already.
    fn place_of(&self, section: &SettingsSection, name: &str) -> SettingsSection {
        let at_top = matches!(section, SettingsSection::Scope(_)) && self.entry(&SettingsSection::Top, name).is_some();
        let there = self.entry(section, name).is_some();
        if at_top && !there { SettingsSection::Top } else { section.clone() }
    }

    /// The text with this entry set to a value, under this comment where the entry is new.
    ///
    /// # Errors
    /// [`SettingWriteError`] where the file is written so that no single entry can be changed.
    pub fn with_entry_set(
        &self,
        section: &SettingsSection,
        name: &str,
        value: &str,
        comment: &str,
    ) -> Result<String, SettingWriteError> {
        let section = &self.place_of(section, name);
        let written = to_file_value(value);
        let mut text = self.text.clone();
        let line = format!("{name} = {written}\n");
        match (self.entry(section, name), self.commented(section, name)) {
            (Some(entry), _) => text.replace_range(entry.place.clone(), &written),
            (None, Some(place)) => text.replace_range(place, &line),
            (None, None) => {
                let line = format!("{}{line}", to_comment_lines(comment));
                match self.heading_end(section) {
                    Some(at) => text.insert_str(at, &line),
                    None => {
                        let gap = if text.is_empty() || text.ends_with("\n\n") { "" } else { "\n" };
                        let end = if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
                        text.push_str(&format!("{end}{gap}{}\n{line}", section.heading()));
                    }
                }
            }
        }
        self.checked(text, |entry| entry.section == *section && entry.name == name, Some(value))
    }

    /// The text without this entry: its line is a comment from now on.
    ///
    /// # Errors
    /// [`SettingWriteError`] where the file is written so that no single entry can be taken out.
    pub fn with_entry_commented_out(&self, section: &SettingsSection, name: &str) -> Result<String, SettingWriteError> {
        let section = &self.place_of(section, name);
        let Some(entry) = self.entry(section, name) else { return Ok(self.text.clone()) };
        let start = self.text[..entry.place.start].rfind('\n').map_or(0, |found| found + 1);
        let mut text = self.text.clone();
        text.insert_str(start, "# ");
        self.checked(text, |entry| entry.section == *section && entry.name == name, None)
    }

    /// A text in which only this entry is another one.
    fn checked(
        &self,
        text: String,
        changed: impl Fn(&SettingsEntry) -> bool,
        value: Option<&str>,
    ) -> Result<String, SettingWriteError> {
        let read = SettingsText::parse(&text);
        let facts = |entry: &SettingsEntry| (entry.section.clone(), entry.name.clone(), entry.value.clone());
        let others =
            |file: &SettingsText| file.entries.iter().filter(|entry| !changed(entry)).map(facts).collect::<Vec<_>>();
        let now: Vec<&SettingsEntry> = read.entries.iter().filter(|entry| changed(entry)).collect();
        let right = match (value, &now[..]) {
            (None, []) => true,
            (Some(value), [entry]) => entry.value.as_ref().is_ok_and(|now| now[..] == [value.to_owned()]),
            _ => false,
        };
        let same =
            others(self).iter().all(|entry| others(&read).contains(entry)) && others(self).len() == others(&read).len();
        (right && same && self.broken.len() == read.broken.len()).then_some(text).ok_or(SettingWriteError)
    }

    /// The lines of the file with the section in which each stands, as far as headings are written on a line.
    fn lines(&self) -> impl Iterator<Item = (Range<usize>, &str, String)> {
        let (mut at, mut heading) = (0, String::new());
        self.sound.split_inclusive('\n').map(move |line| {
            let place = at..at + line.len();
            at = place.end;
            if line.trim_start().starts_with('[') {
                heading = line.split('#').next().unwrap_or_default().split_whitespace().collect();
            }
            (place, line, heading.clone())
        })
    }

    /// Where the comment stands that shows how this entry would be written.
    fn commented(&self, section: &SettingsSection, name: &str) -> Option<Range<usize>> {
        let heading = bare(&section.heading());
        let shows = |line: &str| {
            let after = line.trim_start().strip_prefix('#')?.trim_start().strip_prefix(name)?;
            after.trim_start().starts_with('=').then_some(())
        };
        self.lines().find(|(_, line, within)| *within == heading && shows(line).is_some()).map(|(place, ..)| place)
    }

    /// The byte behind the heading's line.
    fn heading_end(&self, section: &SettingsSection) -> Option<usize> {
        let heading = bare(&section.heading());
        let found = self.lines().find(|(_, line, within)| line.trim_start().starts_with('[') && *within == heading);
        found.filter(|(place, ..)| self.text[place.clone()].ends_with('\n')).map(|(place, ..)| place.end)
    }
}

fn pairs(table: &Table) -> impl Iterator<Item = (&str, &Key, &Item)> {
    table.iter().filter_map(|(name, item)| table.key(name).map(|key| (name, key, item)))
}

fn bare(heading: &str) -> String {
    heading.split_whitespace().collect()
}

/// A value as an option would be given it.
fn plain(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.value().clone()),
        Value::Integer(number) => Some(number.value().to_string()),
        Value::Boolean(yes) => Some(if *yes.value() { "yes" } else { "no" }.to_owned()),
        _ => None,
    }
}

/// A value as it is written in the file.
pub fn to_file_value(value: &str) -> String {
    match value {
        "yes" => "true".to_owned(),
        "no" => "false".to_owned(),
        number if number.parse::<u32>().is_ok_and(|parsed| parsed.to_string() == number) => number.to_owned(),
        text => quoted(text),
    }
}

/// A text between quotation marks, with what would end it or is no letter written otherwise.
fn quoted(text: &str) -> String {
    let inner = text.chars().fold(String::new(), |inner, letter| match letter {
        '"' | '\\' => inner + "\\" + letter.encode_utf8(&mut [0; 4]),
        letter if letter.is_control() => inner + &format!("\\u{:04X}", u32::from(letter)),
        letter => inner + letter.encode_utf8(&mut [0; 4]),
    });
    format!("\"{inner}\"")
}

fn quoted_key(name: &str) -> String {
    let is_bare = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    if !name.is_empty() && name.chars().all(is_bare) { name.to_owned() } else { quoted(name) }
}

/// A text as comment lines.
pub fn to_comment_lines(text: &str) -> String {
    let mut lines = String::new();
    let mut line = "#".to_owned();
    for word in text.split_whitespace() {
        if line.chars().count() + 1 + word.chars().count() > 78 {
            lines.push_str(&line);
            lines.push('\n');
            line = "#".to_owned();
        }
        line.push(' ');
        line.push_str(word);
    }
    if line.len() > 1 {
        lines.push_str(&line);
        lines.push('\n');
    }
    lines
}
