//! The words in which the program shows a message, for a program that waits for them. An id stays when its words change.

#![allow(dead_code)]

use ansage_game::seat::Color;
use ansage_words::locale::{Args, Lang, Locale};

/// The line of a message in English.
///
/// # Panics
/// If there is no such message, or it lacks a variable: then nothing would ever show it.
pub fn line(id: &str, args: &Args<'_>) -> String {
    let locale = Locale::for_lang(Lang::En);
    let line = locale.message_line(id, args);
    assert!(locale.faults().is_empty(), "{:?}", locale.faults());
    line
}

/// The same of a message about a player.
pub fn line_of(id: &str, color: Color) -> String {
    line(id, &Args::new().with_color(color))
}

/// The words of a message where the program speaks every line itself, as with `--voice self`.
pub fn words(id: &str, args: &Args<'_>) -> String {
    let locale = Locale::for_lang(Lang::En);
    let words = locale.message_in_words(id, args);
    assert!(locale.faults().is_empty(), "{:?}", locale.faults());
    words
}

/// What follows the move in the words of a message about a player's move.
pub fn words_after_move(id: &str, color: Color) -> String {
    let words = words(id, &Args::new().with_color(color).set("move", "|"));
    words.split_once('|').expect("the message names the move").1.to_owned()
}
