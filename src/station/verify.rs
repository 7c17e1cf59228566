//! The check of a journal by itself: its chain and its replay, the way it ends, and its last checksum.

use super::arguments::VerifyArguments;
use super::files::{CommandFailure, PrintResult, replay_journal};
use super::report::last_entry_calendar_time;
use super::trouble;
use super::watch::outcome_texts;
use ansage_game::event::EventKind;
use ansage_game::foreign::ForeignText;
use ansage_game::journal::ending::JournalEnding;
use ansage_game::journal::facts::RecordedCourse;
use ansage_game::journal::replay::ReplayedJournal;
use ansage_words::locale::{Args, Locale};
use ansage_words::presentation::Presenter;
use std::fs;

/// `ansage verify`: the chain and the replay, the way the journal ends, and the checksum of its last entry.
///
/// # Errors
/// [`CommandFailure::Could`] naming the first bad entry.
pub fn verify_journal(wish: &VerifyArguments) -> PrintResult {
    let locale = Locale::new(wish.lang.as_deref());
    let replayed = replay_journal(&locale, &wish.journal)?;
    let count = Args::new().set("count", replayed.entries.len());
    match replayed.fault {
        None => {
            let effects = replayed.other_effects.map(|entry| ("trouble-verify-other-effects", entry));
            let other = effects.or(replayed.other_memory.map(|entry| ("trouble-verify-other-memory", entry)));
            let other =
                other.map(|(id, entry)| locale.message_text(id, &Args::new().set_digits("entry", entry)) + "\n");
            let last = match &wish.at {
                Some(checksum) => checksum_lines(&locale, wish, &replayed, checksum)?,
                None => {
                    let checksum = Args::new().set_own_text("checksum", replayed.chain.checksum());
                    locale.message_text("trouble-verify-checksum", &checksum) + "\n"
                }
            };
            let lines = [
                locale.message_text("trouble-verify-sound", &count) + "\n",
                other.unwrap_or_default(),
                journal_ending_text(&locale, &replayed) + "\n",
                last,
            ];
            Ok(lines.concat())
        }
        Some(_) if replayed.torn => Err(CommandFailure::Could(locale.message_text("trouble-verify-torn", &count))),
        Some(fault) => Err(CommandFailure::Could(trouble::journal_fault_text(&locale, &fault))),
    }
}

/// Which entry has this checksum, and what came after it: a report that was signed is older than the end of its journal.
///
/// # Errors
/// [`CommandFailure::Could`] where no entry has it.
fn checksum_lines(locale: &Locale, wish: &VerifyArguments, replayed: &ReplayedJournal, checksum: &str) -> PrintResult {
    let journal = fs::read_to_string(&wish.journal).unwrap_or_default();
    // The first line names the game, and is no entry.
    let mut checksums = journal.lines().map(|line| line.rsplit('\t').next().unwrap_or_default());
    let given = checksum.trim().to_lowercase();
    let Some(entry) = checksums.position(|sum| sum == given).filter(|entry| *entry > 0) else {
        let args =
            Args::new().set("checksum", ForeignText::new_within(checksum, 40)).set("count", replayed.entries.len());
        return Err(CommandFailure::Could(locale.message_text("trouble-verify-no-such-checksum", &args)));
    };
    let (count, found) =
        (replayed.entries.len(), Args::new().set_own_text("checksum", given).set_digits("entry", entry));
    let mut lines = match count - entry {
        0 => locale.message_text("trouble-verify-checksum-last", &found),
        after => {
            locale.message_text("trouble-verify-checksum-found", &found.set_digits("count", count).set("after", after))
        }
    } + "\n";
    for sentence in later_sentences(locale, replayed, entry as u64) {
        lines += &format!("{sentence}\n");
    }
    Ok(lines)
}

/// What happened after this entry, as the report tells it, and that the program was left.
fn later_sentences(locale: &Locale, replayed: &ReplayedJournal, entry: u64) -> Vec<String> {
    let presenter = Presenter::without_game(locale);
    let facts = RecordedCourse::from_journal(replayed).facts;
    let later = replayed.entries.iter().filter(|later| later.seq > entry);
    let sentences = later.flat_map(|later| {
        let facts = facts.iter().filter(|fact| fact.entry == Some(later.seq));
        let mut sentences: Vec<String> = facts.flat_map(|fact| presenter.fact_sentences(&fact.what)).collect();
        if later.event.kind == EventKind::ProgramLeft {
            sentences.push(locale.message_text("trouble-verify-program-left", &Args::new()));
        }
        sentences.into_iter().map(move |sentence| format!("{}: {sentence}", later.seq))
    });
    sentences.collect()
}

/// The way a sound journal ends, in words.
fn journal_ending_text(locale: &Locale, replayed: &ReplayedJournal) -> String {
    let ending = replayed.ending();
    if let JournalEnding::Result(outcome) = ending {
        let result = Args::new().set_own_text("result", outcome_texts(locale, outcome).1);
        return locale.message_text("trouble-verify-ended", &result);
    }
    if ending == JournalEnding::BrokenOff {
        let entry = Args::new().set_digits("entry", replayed.entries.len());
        return locale.message_text("trouble-verify-broken-off", &entry);
    }
    let (calendar, time) = match last_entry_calendar_time(replayed) {
        Some(wall) => ("yes", wall.replace(['T', 'Z'], " ").trim_end().to_owned()),
        None => ("no", replayed.last_moment().to_string()),
    };
    let adjourned = if ending == JournalEnding::Adjourned { "yes" } else { "no" };
    let args = Args::new().set("adjourned", adjourned).set("calendar", calendar).set_own_text("time", time);
    locale.message_text("trouble-verify-left", &args)
}
