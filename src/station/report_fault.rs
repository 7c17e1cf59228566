//! Put into one file what somebody needs who is to find a fault: the last journal, the speech log, the version and the system.
//!
//! The names of people are replaced, and what an arbiter's code or a sealed move could be found out from is left out.

use super::arguments::ReportFaultArguments;
use super::files::{CommandFailure, PrintResult};
use super::inspect::inspected_program;
use super::kept_journals::{LAST, is_newest_journal_missing, resolve_journal_path};
use super::timepiece::calendar_time_now;
use super::trouble;
use ansage_words::locale::{Args, Locale};
use serde_json::Value;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// The most bytes that are taken of a file: as many as of any journal.
const MAX_BYTES: u64 = 64 * 1024 * 1024;

/// Entries of a journal from which a secret could be found out.
const SECRET: [&str; 4] = ["arbiter_code", "verifier", "commitment", "salt"];

/// The column of a journal's line with the event; behind it come its effects and the state.
const FIRST_JSON: usize = 4;

/// `ansage report-fault`: writes the file, and tells where it lies.
///
/// # Errors
/// [`CommandFailure::Could`]: a file that was named cannot be read, or the report cannot be written.
pub fn write_fault_report(wish: &ReportFaultArguments) -> PrintResult {
    let locale = Locale::new(wish.lang.as_deref());
    let text = |id: &str| locale.message_text(id, &Args::new());
    let named = wish.journal.as_deref().unwrap_or(Path::new(LAST));
    let path = resolve_journal_path(named);
    let journal = match is_newest_journal_missing(named, &path) {
        true => None,
        false => Some(read(&locale, &path)?),
    };
    let log = wish.speech_log.as_deref().map(|path| read(&locale, path)).transpose()?;
    let lines = journal.as_deref().map(JournalLines::from_text).unwrap_or_default();
    let parts = [
        about_program(),
        heading(&text("trouble-report-journal"), lines.redacted_text().or(Some(text("trouble-no-saved-game")))),
        heading(
            &text("trouble-report-log"),
            log.map(|log| lines.without_names(&log)).or(Some(text("trouble-report-no-log"))),
        ),
    ];
    let (path, mut file) = created(&locale, wish.to.as_deref())?;
    let refused = |error: io::Error| CommandFailure::Could(trouble::file_error_text(&locale, &path, &error));
    file.write_all(parts.concat().as_bytes()).and_then(|()| file.sync_all()).map_err(refused)?;
    Ok(locale.message_text("trouble-report-written", &Args::new().set_path("path", &path)) + "\n")
}

fn heading(heading: &str, text: Option<String>) -> String {
    format!("\n== {heading} ==\n{}\n", text.unwrap_or_default().trim_end())
}

/// The version, its checksum, the system, and what of its environment decides how the program speaks and writes.
fn about_program() -> String {
    let program = inspected_program();
    let release = std::fs::read_to_string("/etc/os-release").unwrap_or_default();
    let release = release.lines().find_map(|line| line.strip_prefix("PRETTY_NAME=")).unwrap_or_default().to_owned();
    let known = |name: &str| std::env::var(name).map(|value| format!("{name}={value}\n")).unwrap_or_default();
    let environment = ["LANG", "LC_ALL", "TERM", "XDG_SESSION_TYPE", "ACCESSIBLE", "NO_COLOR"].map(known).concat();
    let checksum = program.checksum.unwrap_or_default();
    format!("ansage {} {checksum}\n{} {release}\n{environment}", program.version, program.system)
}

fn read(locale: &Locale, path: &Path) -> Result<String, CommandFailure> {
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(MAX_BYTES).read_to_end(&mut bytes));
    read.map_err(|error| CommandFailure::Could(trouble::file_error_text(locale, path, &error)))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// A new file: where it was wished for, or in the present directory, or in the user's own for data.
fn created(locale: &Locale, to: Option<&Path>) -> Result<(PathBuf, File), CommandFailure> {
    let create = |path: &Path| OpenOptions::new().write(true).create_new(true).open(path);
    if let Some(path) = to {
        let file =
            create(path).map_err(|error| CommandFailure::Could(trouble::file_error_text(locale, path, &error)))?;
        return Ok((path.to_owned(), file));
    }
    let name = format!("ansage-fault-{}.txt", calendar_time_now().replace(':', "-"));
    let here = std::env::current_dir().unwrap_or_default().join(&name);
    let tried = create(&here).map(|file| (here.clone(), file));
    let elsewhere = directories::ProjectDirs::from("", "", "ansage").map(|dirs| dirs.data_dir().join(&name));
    let tried = tried.or_else(|error| {
        let path = elsewhere.ok_or(error)?;
        create(&path).map(|file| (path, file))
    });
    tried.map_err(|error| CommandFailure::Could(trouble::file_error_text(locale, &here, &error)))
}

/// The lines of a journal, and the names of people in it, the longest first.
#[derive(Debug, Default)]
struct JournalLines {
    lines: Vec<ParsedLine>,
    names: Vec<(String, &'static str)>,
}

/// A line of a journal.
#[derive(Debug)]
enum ParsedLine {
    /// Its first columns, and the others read.
    Entry(String, Vec<Value>),
    /// The first line, which names nobody.
    Header(String),
    /// So many bytes that cannot be read.
    Torn(usize),
}

impl JournalLines {
    fn from_text(text: &str) -> JournalLines {
        let mut journal = JournalLines::default();
        for (at, line) in text.lines().enumerate() {
            let columns: Vec<&str> = line.split('\t').collect();
            let entry = columns.get(FIRST_JSON..FIRST_JSON + 3).and_then(|columns| {
                columns.iter().map(|column| serde_json::from_str(column).ok()).collect::<Option<Vec<Value>>>()
            });
            journal.lines.push(match entry {
                Some(entry) => ParsedLine::Entry(columns[..FIRST_JSON].join("\t"), entry),
                None if at == 0 => ParsedLine::Header(line.to_owned()),
                None => ParsedLine::Torn(line.len()),
            });
        }
        let mut names = Vec::new();
        for line in &mut journal.lines {
            if let ParsedLine::Entry(_, columns) = line {
                columns.iter_mut().for_each(|column| clean(column, &mut names));
            }
        }
        // "Anna Maier" before "Anna": a part of a name tells who it is as well.
        let parts = names.iter().flat_map(|(name, role): &(String, &'static str)| {
            let words: Vec<String> = name.split_whitespace().map(str::to_owned).collect();
            words.into_iter().chain([name.clone()]).map(|name| (name, *role)).collect::<Vec<_>>()
        });
        journal.names = parts.filter(|(name, _)| name.chars().count() > 1).collect();
        journal.names.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        journal.names.dedup();
        journal
    }

    fn redacted_text(&self) -> Option<String> {
        let line = |line: &ParsedLine| match line {
            ParsedLine::Header(header) => format!("{header}\n"),
            ParsedLine::Torn(bytes) => format!("({bytes} bytes that are not an entry)\n"),
            ParsedLine::Entry(first, columns) => {
                let columns = columns.iter().fold(String::new(), |all, column| all + "\t" + &column.to_string());
                format!("{first}{columns}\n")
            }
        };
        (!self.lines.is_empty()).then(|| self.without_names(&self.lines.iter().map(line).collect::<String>()))
    }

    /// The text with a role in the place of each name that stands there as a word.
    fn without_names(&self, text: &str) -> String {
        self.names.iter().fold(text.to_owned(), |text, (name, role)| {
            let mut replaced = String::with_capacity(text.len());
            let mut rest = text.as_str();
            while let Some(at) = rest.find(name.as_str()) {
                let (before, after) = (&rest[..at], &rest[at + name.len()..]);
                let inside = before.ends_with(char::is_alphanumeric) || after.starts_with(char::is_alphanumeric);
                replaced += before;
                replaced += if inside { name } else { role };
                rest = after;
            }
            replaced + rest
        })
    }
}

/// Leaves secrets out, and collects the names of people.
fn clean(value: &mut Value, names: &mut Vec<(String, &'static str)>) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(|value| clean(value, names)),
        Value::Object(entries) => {
            for (key, value) in entries {
                match (key.replace('-', "_").as_str(), &*value) {
                    (key, Value::String(_)) if SECRET.contains(&key) => *value = Value::from("left out"),
                    ("names", Value::Object(people)) => {
                        for (key, role) in [("white", "WHITE"), ("black", "BLACK"), ("arbiter", "ARBITER")] {
                            let name = people.get(key).and_then(Value::as_str).map(str::trim);
                            names.extend(name.filter(|name| !name.is_empty()).map(|name| (name.to_owned(), role)));
                        }
                    }
                    ("arbiter", Value::String(name)) if !name.trim().is_empty() => {
                        names.push((name.trim().to_owned(), "ARBITER"));
                    }
                    _ => clean(value, names),
                }
            }
        }
        _ => {}
    }
}
