//! Tell an arbiter what he has to know before the program may stand on the board.

use super::arguments::InspectArguments;
use super::engine::engine_program;
use super::files::{CommandFailure, replay_sound_journal};
use super::kept_journals::{is_newest_journal_missing, resolve_journal_path};
use super::say;
use ansage_compare::inspection::{InspectedGame, InspectedProgram, Inspection};
use ansage_game::journal::replay::ReplayedJournal;
use ansage_sound::speech::driver::PublicAudio;
use ansage_sound::speech::queue::Utterance;
use ansage_words::locale::{Args, Locale};
use ansage_words::presentation::{LineForm, Presenter};
use sha2::{Digest, Sha256};
use std::fs::File;
use std::io::{self, IsTerminal};
use std::sync::OnceLock;

/// `ansage inspect`: what is printed; at a terminal it is spoken too.
///
/// # Errors
/// [`CommandFailure`], in words.
pub fn run_inspect(wish: &InspectArguments) -> Result<String, CommandFailure> {
    let locale = Locale::new(wish.lang.as_deref());
    let named = wish.journal.as_ref().or(wish.named.as_ref());
    if named.is_some_and(|named| is_newest_journal_missing(named, &resolve_journal_path(named))) {
        return Err(CommandFailure::Could(locale.message_text("trouble-no-saved-game", &Args::new())));
    }
    let replayed = named.map(|named| replay_sound_journal(&locale, &resolve_journal_path(named))).transpose()?;
    let game = replayed.as_ref().and_then(|replayed| inspect_journal(replayed)?.game);
    if replayed.is_some() && game.is_none() {
        return Err(CommandFailure::Could(locale.message_text("trouble-fault-no-opening", &Args::new())));
    }
    let inspection = Inspection { program: inspected_program(), game, station: None };
    let presenter = Presenter { lines: LineForm::Words, ..Presenter::without_game(&locale) };
    let told = inspection.to_messages(&presenter);
    let mut text: String = told.iter().map(|told| told.line.clone() + "\n").collect();
    let usual = if io::stdout().is_terminal() { PublicAudio::Default } else { PublicAudio::None };
    let audio = wish.audio.clone().unwrap_or(usual);
    if audio != PublicAudio::None {
        let spoken = told.iter().zip(1..).map(|(told, id)| Utterance::from_message(id, told, true)).collect();
        if say::speak_and_wait(audio, spoken).is_some() {
            text += &(locale.message_text("inspect-not-spoken", &Args::new()) + "\n");
        }
    }
    Ok(text)
}

/// What this program knows of itself.
pub fn inspected_program() -> InspectedProgram {
    static CHECKSUM: OnceLock<Option<String>> = OnceLock::new();
    InspectedProgram {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        system: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
        checksum: CHECKSUM.get_or_init(|| own_checksum().ok()).clone(),
        has_engine: engine_program(None).is_some(),
    }
}

/// The checksum of the program's own file.
fn own_checksum() -> io::Result<String> {
    let mut hash = Sha256::new();
    io::copy(&mut File::open(std::env::current_exe()?)?, &mut HashWriter(&mut hash))?;
    Ok(ansage_game::hex::hex(&hash.finalize()))
}

/// What is written is hashed.
struct HashWriter<'a>(&'a mut Sha256);

impl io::Write for HashWriter<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.update(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// What a journal tells of its game; `None` without an opening.
pub fn inspect_journal(replayed: &ReplayedJournal) -> Option<Inspection> {
    let referee = replayed.referee.as_ref()?;
    let journal = Some((replayed.entries.len(), replayed.chain.checksum().to_owned()));
    let game = InspectedGame::from_terms(referee.terms(), referee.rules_in_force(), journal);
    Some(Inspection { program: inspected_program(), game: Some(game), station: None })
}
