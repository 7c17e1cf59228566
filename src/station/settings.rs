//! Keep the settings of people, halls, machines and games: one table, from which options, file, answers and help come.
//!
//! [`table`] lists them, [`file`] reads and writes the file's text, [`sources`] finds which value counts, [`store`] keeps the
//! file on the disk, [`start`] reads a command line with everything below it, and [`kept`] is what a running station holds.
//! What is asked at the first start is here: who speaks a player's private answers. A self-voicing program and a screen
//! reader talk at the same time if both believe it is their turn, and which of them shall speak cannot be found out by looking.

pub mod file;
pub mod kept;
pub mod sources;
pub mod start;
pub mod store;
pub mod table;
pub mod told;
pub mod value_words;

use crate::presentation::Presenter;
use crate::speech::driver::{Output, PrivateVoice};
use crate::speech::queue::Utterance;
use crate::station::arguments::values::VOICES;
use std::io::{self, BufRead, Write};

/// How often the question is asked before the program's own voice is taken.
const QUESTIONS: u32 = 3;

/// Asks who shall speak, in the terminal's own line mode, before the game's console takes the terminal. The name of the
/// answer, in either language; `None` where there was none, and the program speaks itself.
pub fn ask(presenter: &Presenter, output: &mut Output) -> Option<(&'static str, PrivateVoice)> {
    for number in 0..QUESTIONS {
        let question = presenter.note("trouble-whose-voice", ());
        output.say(Utterance::of(u64::MAX - u64::from(number), &question));
        let mut typed = String::new();
        // The answer is typed behind the question, so that a display that follows the cursor shows both.
        let shown = write!(io::stdout(), "{} ", question.line).and_then(|()| io::stdout().flush());
        if shown.is_err() || io::stdin().lock().read_line(&mut typed).unwrap_or(0) == 0 {
            return None;
        }
        output.stop_private();
        let name = value_words::canonical(&typed).to_lowercase();
        if let Some(chosen) = VOICES.into_iter().find(|(known, _)| *known == name) {
            return Some(chosen);
        }
    }
    None
}
