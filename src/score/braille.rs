//! Write and read scores in Braille (D.2.6).
pub mod cells;
mod cut;
mod diagram;
mod letters;
mod meaning;
mod reading;
mod script;

pub use reading::{Text, to_texts};
pub use script::script_of;

use super::sheet::{self, Letters};
use super::written::{Script, Written};
use super::{Read, ScoreError, Trouble, text_of};
use crate::locale::Lang;

/// Reads the game of a file in Braille; `None` where the file is in print.
pub(super) fn read_game(bytes: &[u8], lang: Option<Lang>, number: usize) -> Option<Result<Read, ScoreError>> {
    let script = script_of(bytes)?;
    Some(texts(bytes, script, lang, number).and_then(|texts| strictly(&texts)))
}

fn texts(bytes: &[u8], script: Script, lang: Option<Lang>, number: usize) -> Result<Vec<Text>, ScoreError> {
    if number != 1 {
        return Err(ScoreError::NoGame { game: number, found: 1 });
    }
    Ok(to_texts(text_of(bytes)?, script, lang))
}

/// The one game the letters give.
fn strictly(texts: &[Text]) -> Result<Read, ScoreError> {
    let mut full: Vec<Read> = Vec::new();
    let mut furthest: Option<ScoreError> = None;
    let depth = |error: &ScoreError| if let ScoreError::Move(trouble) = error { trouble.ply } else { 0 };
    for text in texts {
        match super::read_print(&text.text, Letters::Only(text.lang), 1) {
            Ok(read) => full.push(Read { lang: text.lang, languages: text.languages.clone(), ..read }),
            Err(error) if furthest.as_ref().is_none_or(|known| depth(&error) > depth(known)) => {
                furthest = Some(placed(error, text));
            }
            Err(_) => {}
        }
    }
    let mut rest = full.into_iter();
    let Some(mut first) = rest.next() else { return Err(furthest.unwrap_or(ScoreError::Empty)) };
    for other in rest {
        if let Some(differs) = sheet::differing(&first.game, first.lang, &other.game, other.lang) {
            return Err(differs);
        }
        first.languages.extend(other.languages);
    }
    first.languages.dedup();
    Ok(first)
}

/// An error with its place in the file in Braille.
fn placed(error: ScoreError, text: &Text) -> ScoreError {
    match error {
        ScoreError::Move(trouble) => {
            let (line, column) = text.place(trouble.line, trouble.column);
            ScoreError::Move(Box::new(Trouble { line, column, ..*trouble }))
        }
        ScoreError::Unclosed { line, mark } => ScoreError::Unclosed { line: text.place(line, 1).0, mark },
        ScoreError::BadHeader { line } => ScoreError::BadHeader { line: text.place(line, 1).0 },
        other => other,
    }
}

/// Takes the game of a file in Braille as it is written, with the reader of print `read`; `None` where the file is in
/// print.
pub(super) fn written(
    bytes: &[u8],
    lang: Option<Lang>,
    number: usize,
    read: impl Fn(&str, Option<Lang>) -> Result<Vec<Written>, ScoreError>,
) -> Option<Result<Vec<Written>, ScoreError>> {
    let script = script_of(bytes)?;
    let each = |text: &Text| -> Result<Option<Written>, ScoreError> {
        let found = read(&text.text, Some(text.lang)).map_err(|error| placed(error, text))?;
        // The letters are known here, so the first reading is the one with them.
        let Some(mut written) = found.into_iter().next() else { return Ok(None) };
        for entry in &mut written.entries {
            (entry.line, entry.column) = text.place(entry.line, entry.column);
        }
        (written.script, written.lang, written.languages) = (script, text.lang, text.languages.clone());
        Ok(Some(written))
    };
    Some(
        texts(bytes, script, lang, number)
            .and_then(|texts| texts.iter().filter_map(|text| each(text).transpose()).collect()),
    )
}
