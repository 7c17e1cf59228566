//! Remember what is asked at the first start only: the language, and who speaks a player's private answers.
//!
//! A self-voicing program and a screen reader talk at the same time if both believe it is their turn. Which of them
//! shall speak cannot be found out by looking, so the player is asked once, aloud and in writing.

use crate::locale::Lang;
use crate::speech::driver::PrivateVoice;
use std::fs;
use std::path::PathBuf;

/// The names on the command line, in the file, and as answers to the question.
pub(crate) const VOICES: [(&str, PrivateVoice); 3] =
    [("self", PrivateVoice::Own), ("reader", PrivateVoice::Reader), ("off", PrivateVoice::Off)];

fn file(name: &str) -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "ansage").map(|dirs| dirs.config_dir().join(name))
}

fn named(name: &str) -> Option<PrivateVoice> {
    VOICES.into_iter().find(|(known, _)| *known == name.trim().to_lowercase()).map(|(_, voice)| voice)
}

/// What was answered at the first start.
pub fn remembered() -> Option<PrivateVoice> {
    named(&fs::read_to_string(file("voice")?).ok()?)
}

/// The language that was chosen at the first start.
pub fn remembered_language() -> Option<Lang> {
    fs::read_to_string(file("language")?).ok()?.trim().parse().ok()
}

/// Keeps who speaks. Returns whether it could be kept; if not, the question comes again next time.
pub fn remember(voice: &str) -> bool {
    keep("voice", voice)
}

/// Keeps the language. Returns whether it could be kept.
pub fn remember_language(lang: Lang) -> bool {
    keep("language", lang.code())
}

fn keep(name: &str, value: &str) -> bool {
    let Some(file) = file(name) else { return false };
    file.parent().is_some_and(|folder| fs::create_dir_all(folder).is_ok()) && fs::write(file, value).is_ok()
}
