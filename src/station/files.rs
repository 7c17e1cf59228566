//! Turn files into announcements and back, print the page on what counts: the subcommands that need no table.

use super::arguments::{AnnounceArguments, ReadArguments, WhatCountsArguments, WordingArguments};
use super::trouble;
use crate::journal_file;
use ansage_game::journal::replay::{ReplayedJournal, replay};
use ansage_words::locale::{Args, Locale};
use ansage_words::presentation::what_counts::render_what_counts_page;
use ansage_words::presentation::{left_out_sentences, score_error_sentence};
use ansage_words::score::{self, LeftOut, ScoreError};
use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

/// The largest score that is read.
const BYTES_MAX: u64 = 64 * 1024 * 1024;

/// What a subcommand prints on standard output, or why it could not.
pub type PrintResult = Result<String, CommandFailure>;

/// What a subcommand prints.
#[derive(Debug, Default)]
pub struct PrintedText {
    /// On standard output.
    pub text: String,
    /// Notes on standard error, below the text. Another program that reads the text does not get them.
    pub notes: String,
}

impl PrintedText {
    /// Both together, for the screen.
    pub fn into_text(self) -> String {
        self.text + &self.notes
    }
}

impl From<String> for PrintedText {
    fn from(text: String) -> PrintedText {
        PrintedText { text, notes: String::new() }
    }
}

/// Why a subcommand could not do its work.
#[derive(Debug)]
pub enum CommandFailure {
    /// The command line is wrong (exit status 2).
    Usage(String),
    /// It could not be done (exit status 1).
    Could(String),
    /// The game is open in another program (exit status 1).
    InUse(String),
    /// The player did not answer a question that it needs (exit status 1).
    GivenUp(String),
}

impl CommandFailure {
    /// The reason, in words.
    pub fn reason(&self) -> &str {
        match self {
            CommandFailure::Usage(reason)
            | CommandFailure::Could(reason)
            | CommandFailure::InUse(reason)
            | CommandFailure::GivenUp(reason) => reason,
        }
    }

    /// The exit status.
    pub fn exit_status(&self) -> u8 {
        match self {
            CommandFailure::Usage(_) => 2,
            CommandFailure::Could(_) | CommandFailure::InUse(_) | CommandFailure::GivenUp(_) => 1,
        }
    }
}

/// `ansage announce`: one line for each half-move; below them what was left out.
///
/// # Errors
/// [`CommandFailure`], in words.
pub fn announce_score_file(wish: &AnnounceArguments) -> Result<PrintedText, CommandFailure> {
    let locale = Locale::new(wish.lang.as_deref());
    let WordingArguments { words, style } = wish.saying;
    let bytes = read_file_or_stdin(&locale, &wish.file)?;
    let read = score::read_game(&bytes, wish.letters, wish.game.into())
        .map_err(|error| unreadable_score_failure(&locale, &wish.file, &error))?;
    let told = score::announce_game(&read.game, words, style);
    let text = match wish.json {
        true => to_pretty_json(&told)?,
        false => told.into_iter().map(|announced| announced.announced + "\n").collect(),
    };
    let games = if read.more_games { score::count_games(&bytes) } else { None };
    Ok(PrintedText { text, notes: score_notes(&locale, &read.left_out, (wish.game.into(), games)) })
}

/// `ansage read`: one PGN game; below it what was left out, and that the file holds more games.
///
/// # Errors
/// [`CommandFailure`], in words; the first half-move that cannot be taken is named.
pub fn convert_score_to_pgn(wish: &ReadArguments) -> Result<PrintedText, CommandFailure> {
    let locale = Locale::new(wish.lang.as_deref());
    let bytes = read_file_or_stdin(&locale, &wish.file)?;
    let read = score::read_as_pgn(&bytes, wish.letters, wish.game.into())
        .map_err(|error| unreadable_score_failure(&locale, &wish.file, &error))?;
    if wish.json {
        return to_pretty_json(&read).map(PrintedText::from);
    }
    let notes = score_notes(&locale, &read.left_out, (wish.game.into(), read.games));
    Ok(PrintedText { text: read.text, notes })
}

/// What was left out of a game, one line each, and that the file holds more games than this one.
fn score_notes(locale: &Locale, left_out: &[LeftOut], (game, games): (usize, Option<usize>)) -> String {
    let more = games.map(|count| {
        let args = Args::new().set_digits("game", game).set_digits("next", game + 1);
        locale.message_text("trouble-score-more-games", &args.set("count", count))
    });
    left_out_sentences(locale, left_out).into_iter().chain(more).map(|line| line + "\n").collect()
}

/// `ansage what-counts`: the page for an arbiter.
pub fn what_counts_page(wish: &WhatCountsArguments) -> String {
    render_what_counts_page(&Locale::new(wish.lang.as_deref()))
}

/// A journal, replayed as far as it is sound.
///
/// # Errors
/// [`CommandFailure::Could`] where it cannot be read, in words.
pub(super) fn replay_journal(locale: &Locale, path: &Path) -> Result<ReplayedJournal, CommandFailure> {
    let bytes = journal_file::read_journal_bytes(path)
        .map_err(|error| CommandFailure::Could(trouble::journal_error_text(locale, &error)))?;
    Ok(replay(&bytes))
}

/// A journal with nothing wrong in it but, perhaps, a torn last line, as one that is just being written.
///
/// # Errors
/// [`CommandFailure::Could`], in words.
pub(super) fn replay_sound_journal(locale: &Locale, path: &Path) -> Result<ReplayedJournal, CommandFailure> {
    let replayed = replay_journal(locale, path)?;
    match &replayed.fault {
        Some(fault) if !replayed.torn => Err(CommandFailure::Could(trouble::journal_fault_text(locale, fault))),
        _ => Ok(replayed),
    }
}

/// A value as JSON of many lines.
///
/// # Errors
/// [`CommandFailure::Could`] where it cannot be written so.
pub(super) fn to_pretty_json<T: serde::Serialize>(value: &T) -> PrintResult {
    serde_json::to_string_pretty(value)
        .map(|text| text + "\n")
        .map_err(|error| CommandFailure::Could(error.to_string()))
}

/// The bytes of a file, or of standard input for `-`; never more than [`BYTES_MAX`].
///
/// # Errors
/// [`CommandFailure::Could`], in words.
pub(super) fn read_file_or_stdin(locale: &Locale, path: &Path) -> Result<Vec<u8>, CommandFailure> {
    let read = if path == Path::new("-") { taken(locale, io::stdin(), 0) } else { read_sheet_bytes(locale, path) };
    read.map_err(|reason| named(locale, path, reason))
}

/// The bytes of a player's sheet.
///
/// # Errors
/// Why they cannot be read, in words.
pub fn read_sheet_bytes(locale: &Locale, path: &Path) -> Result<Vec<u8>, String> {
    let refused = |error: io::Error| trouble::io_error_text(locale, &error);
    if path.is_dir() {
        return Err(refused(io::ErrorKind::IsADirectory.into()));
    }
    let file = File::open(path).map_err(refused)?;
    // What is too large need not be read to know it; the rest takes no more memory than it has.
    let length = file.metadata().map_or(0, |data| if data.is_file() { data.len() } else { 0 });
    if length > BYTES_MAX {
        return Err(too_large(locale));
    }
    taken(locale, file, length)
}

/// Reads up to the largest size; `length` is what it will probably be.
fn taken(locale: &Locale, from: impl io::Read, length: u64) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::with_capacity(usize::try_from(length).map_or(0, |length| length + 1));
    from.take(BYTES_MAX + 1).read_to_end(&mut bytes).map_err(|error| trouble::io_error_text(locale, &error))?;
    if bytes.len() as u64 > BYTES_MAX { Err(too_large(locale)) } else { Ok(bytes) }
}

fn too_large(locale: &Locale) -> String {
    locale.message_text("trouble-score-large", &Args::new().set_digits("most", BYTES_MAX >> 20))
}

/// Standard output takes nothing more, for another reason than that nobody reads it.
pub fn stdout_error_text(error: &io::Error) -> String {
    trouble::file_error_text(&Locale::new(None), Path::new("stdout"), error)
}

/// Why a score cannot be read, in words: what was understood, what was not, where.
pub(super) fn unreadable_score_failure(locale: &Locale, path: &Path, error: &ScoreError) -> CommandFailure {
    named(locale, path, score_error_sentence(locale, error))
}

fn named(locale: &Locale, path: &Path, reason: String) -> CommandFailure {
    let args = Args::new().set_path("path", path).set_own_text("reason", reason);
    CommandFailure::Could(locale.message_text("trouble-file", &args))
}
