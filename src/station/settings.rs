//! Remember what is asked at the first start only: who speaks a player's private answers.
//!
//! A self-voicing program and a screen reader talk at the same time if both believe it is their turn. Which of them
//! shall speak cannot be found out by looking, so the player is asked once, aloud and in writing.

use crate::presentation::Presenter;
use crate::speech::driver::{Output, PrivateVoice};
use crate::speech::queue::Utterance;
use std::fs;
use std::io::{self, BufRead, Write};
use std::path::PathBuf;

/// The names on the command line, in the file, and as answers to the question.
pub const VOICES: [(&str, PrivateVoice); 3] =
    [("self", PrivateVoice::Own), ("reader", PrivateVoice::Reader), ("off", PrivateVoice::Off)];

/// How often the question is asked before the program's own voice is taken.
const QUESTIONS: u32 = 3;

fn file() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "ansage").map(|dirs| dirs.config_dir().join("voice"))
}

fn named(name: &str) -> Option<(&'static str, PrivateVoice)> {
    // Who reads with his fingers wants nobody to speak.
    let name = if name.trim().eq_ignore_ascii_case("braille") { "off" } else { name };
    VOICES.into_iter().find(|(known, _)| *known == name.trim().to_lowercase())
}

/// What was answered at the first start.
pub fn remembered() -> Option<PrivateVoice> {
    let text = fs::read_to_string(file()?).ok()?;
    named(&text).map(|(_, voice)| voice)
}

/// Keeps the answer. Returns whether it could be kept; if not, the question comes again next time.
fn remember(name: &str) -> bool {
    let Some(file) = file() else { return false };
    file.parent().is_some_and(|folder| fs::create_dir_all(folder).is_ok()) && fs::write(file, name).is_ok()
}

/// Asks who shall speak, in the terminal's own line mode, before the game's console takes the terminal.
pub fn ask(presenter: &Presenter, output: &mut Output) -> PrivateVoice {
    for number in 0..QUESTIONS {
        let question = presenter.note("trouble-whose-voice", ());
        output.say(Utterance::of(u64::MAX - u64::from(number), &question));
        let mut typed = String::new();
        // The answer is typed behind the question, so that a display that follows the cursor shows both.
        let shown = write!(io::stdout(), "{} ", question.line).and_then(|()| io::stdout().flush());
        if shown.is_err() || io::stdin().lock().read_line(&mut typed).unwrap_or(0) == 0 {
            break;
        }
        output.stop_private();
        if let Some((name, voice)) = named(&typed) {
            remember(name);
            return voice;
        }
    }
    PrivateVoice::Own
}
