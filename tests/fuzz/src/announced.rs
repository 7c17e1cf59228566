//! What must hold whatever is typed or said for a move: nothing panics, and what is understood is understood again from the words
//! and the notation in which the program writes it.

use ansage_words::locale::Lang;
use ansage_words::vocabulary::{parse_move, parse_typed_move};

/// Panics when something does not hold.
pub fn check(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for lang in Lang::ALL {
        if let Ok(said) = parse_move(&text, lang) {
            let written = said.to_string();
            assert_eq!(written.parse(), Ok(said), "{text:?} in {lang}: {written}");
        }
        if let Err(error) = parse_typed_move(&text, lang) {
            assert!(error.at <= text.chars().count() + 1, "{text:?} in {lang}: {error}");
        }
    }
}
