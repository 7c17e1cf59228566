//! Read what a user types to a board.

use ansage_game::announcement::Announcement;
use ansage_words::locale::Lang;
use ansage_words::vocabulary::parse_typed_move;
use shakmaty::Square;

/// What is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardQuestion {
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
pub enum UnclearLine {
    /// No such command.
    Command,
    /// The command needs a square.
    Square,
}

/// The words of each command; those of both languages are always understood.
const WORDS: [(&[&str], Option<BoardQuestion>); 9] = [
    (&["board", "position", "where am i", "brett", "stellung", "wo bin ich"], Some(BoardQuestion::Position)),
    (&["wrong", "differences", "falsch", "unterschiede"], Some(BoardQuestion::Wrong)),
    (&["test", "selbsttest"], Some(BoardQuestion::Test)),
    (&["tone", "ton"], Some(BoardQuestion::Tone)),
    (&["calibrate default", "kalibrieren zurück", "kalibrieren zurueck"], Some(BoardQuestion::CalibrateDefault)),
    (&["calibrate", "kalibrieren"], Some(BoardQuestion::Calibrate)),
    (&["find", "finde", "suche"], None),
    (&["help", "?", "hilfe"], Some(BoardQuestion::Help)),
    (&["quit", "exit", "ende", "beenden"], Some(BoardQuestion::Quit)),
];

/// Reads a line.
pub fn parse_question(line: &str, lang: Lang) -> Result<BoardQuestion, UnclearLine> {
    let line = line.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    for (words, asked) in WORDS {
        for word in words {
            match (line.strip_prefix(word), asked) {
                (Some(""), Some(asked)) => return Ok(asked),
                (Some(rest), None) if rest.is_empty() || rest.starts_with(' ') => {
                    return square(rest.trim(), lang).map(BoardQuestion::Find).ok_or(UnclearLine::Square);
                }
                _ => {}
            }
        }
    }
    Err(UnclearLine::Command)
}

/// A square in letters or in words: `e2`, `Eva zwei`.
fn square(text: &str, lang: Lang) -> Option<Square> {
    if let Ok(square) = text.parse() {
        return Some(square);
    }
    match parse_typed_move(text, lang) {
        Ok(Announcement::Piece { role: None | Some(shakmaty::Role::Pawn), to, promotion: None, from })
            if from.file.is_none() && from.rank.is_none() =>
        {
            Some(to)
        }
        _ => None,
    }
}
