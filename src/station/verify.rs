//! The check of a journal by itself: its chain and its replay, the way it ends, and its last checksum.

use super::arguments::VerifyArguments;
use super::files::{CommandFailure, PrintResult, replay_journal};
use super::report::last_entry_calendar_time;
use super::trouble;
use super::watch::outcome_texts;
use ansage_game::journal::ending::JournalEnding;
use ansage_game::journal::replay::ReplayedJournal;
use ansage_words::locale::{Args, Locale};

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
            let checksum = Args::new().set_own_text("checksum", replayed.chain.checksum());
            let lines = [
                locale.message_text("trouble-verify-sound", &count) + "\n",
                other.unwrap_or_default(),
                journal_ending_text(&locale, &replayed) + "\n",
                locale.message_text("trouble-verify-checksum", &checksum) + "\n",
            ];
            Ok(lines.concat())
        }
        Some(_) if replayed.torn => Err(CommandFailure::Could(locale.message_text("trouble-verify-torn", &count))),
        Some(fault) => Err(CommandFailure::Could(trouble::journal_fault_text(&locale, &fault))),
    }
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
