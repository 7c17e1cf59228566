//! Read what a user types to a board.

use ansage_game::announcement::Announcement;
use ansage_words::locale::Lang;
use ansage_words::vocabulary::parse_typed;
use shakmaty::Square;

/// What is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// What stands where.
    Position,
    /// Every square that differs from the initial position.
    Wrong,
    /// The board's self-test.
    Test,
    /// A tone.
    Tone,
    /// Measure the pieces.
    Calibrate,
    /// Forget what was measured.
    CalibrateDefault,
    /// How one aperture reads, and whether the next change is there.
    Find(Square),
    /// The commands.
    Help,
    /// Leave.
    Quit,
}

/// Why a line is nothing of that.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unclear {
    /// No such command.
    Command,
    /// The command needs a square.
    Square,
}

/// The words of each command; those of both languages are always understood.
const WORDS: [(&[&str], Option<Asked>); 9] = [
    (&["board", "position", "where am i", "brett", "stellung", "wo bin ich"], Some(Asked::Position)),
    (&["wrong", "differences", "falsch", "unterschiede"], Some(Asked::Wrong)),
    (&["test", "selbsttest"], Some(Asked::Test)),
    (&["tone", "ton"], Some(Asked::Tone)),
    (&["calibrate default", "kalibrieren zurück", "kalibrieren zurueck"], Some(Asked::CalibrateDefault)),
    (&["calibrate", "kalibrieren"], Some(Asked::Calibrate)),
    (&["find", "finde", "suche"], None),
    (&["help", "?", "hilfe"], Some(Asked::Help)),
    (&["quit", "exit", "ende", "beenden"], Some(Asked::Quit)),
];

/// Reads a line.
pub fn read(line: &str, lang: Lang) -> Result<Asked, Unclear> {
    let line = line.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    for (words, asked) in WORDS {
        for word in words {
            match (line.strip_prefix(word), asked) {
                (Some(""), Some(asked)) => return Ok(asked),
                (Some(rest), None) if rest.is_empty() || rest.starts_with(' ') => {
                    return square(rest.trim(), lang).map(Asked::Find).ok_or(Unclear::Square);
                }
                _ => {}
            }
        }
    }
    Err(Unclear::Command)
}

/// A square in letters or in words: `e2`, `Eva zwei`.
fn square(text: &str, lang: Lang) -> Option<Square> {
    if let Ok(square) = text.parse() {
        return Some(square);
    }
    match parse_typed(text, lang) {
        Ok(Announcement::Piece { role: None | Some(shakmaty::Role::Pawn), to, promotion: None, from })
            if from.file.is_none() && from.rank.is_none() =>
        {
            Some(to)
        }
        _ => None,
    }
}
