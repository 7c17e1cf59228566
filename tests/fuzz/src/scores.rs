//! What must hold whatever a file of scores holds: nothing panics, every place is in the file, and what is read, written and read
//! again is the same game.

use ansage_words::locale::Lang;
use ansage_words::score::written::read_as_written;
use ansage_words::score::{ReadGame, pgn, read_game};

/// Panics when something does not hold.
pub fn check(bytes: &[u8]) {
    for number in 1..=2 {
        if let Ok(sheets) = read_as_written(bytes, None, number) {
            // Without line feeds the lines end as on an old Macintosh.
            let end = if bytes.contains(&b'\n') { b'\n' } else { b'\r' };
            let lines = bytes.split(|byte| *byte == end).count();
            for entry in sheets.iter().flat_map(|sheet| &sheet.entries) {
                assert!((1..=lines).contains(&entry.line) && entry.column > 0, "{entry:?} is not in the file");
            }
        }
        if let Ok(read) = read_game(bytes, None, number) {
            comes_back(&read);
        }
    }
}

fn comes_back(read: &ReadGame) {
    let text = pgn::write_pgn_game(&read.game);
    let again = match read_game(text.as_bytes(), Some(Lang::En), 1) {
        Ok(again) => again.game,
        // A game without a half-move is none to read.
        Err(_) if read.game.plies.is_empty() => return,
        Err(error) => panic!("{error}: {text}"),
    };
    let facts = |read: &pgn::PgnGame| {
        let plies = read.plies.iter().map(|ply| (ply.legal, ply.clock, ply.draw_offered)).collect::<Vec<_>>();
        (read.start.clone(), plies, read.outcome)
    };
    assert_eq!(facts(&again), facts(&read.game), "{text}");
}
