//! Write a game in each form, read it with both readers, and compare.

use super::course::ComparedGame;
use super::kinds::KindCount;
use ansage::station::export::{
    ExportSource, export_brf, export_pgn, export_text, export_unicode_braille, game_to_export,
};
use ansage::station::files::{CommandFailure, PrintResult};
use ansage_words::locale::Lang;
use ansage_words::score::pgn::{PgnGame, write_pgn_game};
use ansage_words::score::{ReadGame, ScoreError, read_game, written};
use shakmaty::Outcome;

/// PGN, which is also written again to the byte.
pub fn pgn(source: &ExportSource, kinds: &mut KindCount) {
    if source.seat.is_some() && !whole(source) && source.plies_to_export().is_ok_and(|plies| plies.is_empty()) {
        // A score that begins with a gap is nothing for PGN, and it is said so.
        assert!(matches!(export_pgn(source), Err(CommandFailure::Could(_))), "PGN of a gap");
        return;
    }
    let written =
        ExportedText { form: "PGN", text: text_of(export_pgn(source)), letters: Lang::En, whole: true, cells: false };
    let game = game_to_export(source).unwrap_or_else(|failure| panic!("PGN: {}", failure.reason()));
    if source.seat.is_none() {
        kinds.count(&game, source.referee.open_moves().len(), source.referee.outcome().is_some());
    }
    written.read_and_compare(ComparedGame::from_game(&game));
    if let Ok(ReadGame { game, .. }) = written.read(None) {
        assert_eq!(write_pgn_game(&game), written.text, "PGN that was read is written again");
    }
}

/// Text, in the letters of the source.
pub fn text(source: &ExportSource) {
    let written = ExportedText {
        form: "text",
        text: text_of(export_text(source)),
        letters: source.letters,
        whole: whole(source),
        cells: false,
    };
    written.read_and_compare(ComparedGame::from_game(&expected(source)));
}

/// Braille ASCII and Unicode Braille, in the code and the letters of the source.
pub fn braille(source: &ExportSource) {
    for (form, text) in [("BRF", export_brf(source)), ("Braille", export_unicode_braille(source))] {
        let written =
            ExportedText { form, text: text_of(text), letters: source.letters, whole: whole(source), cells: true };
        written.read_and_compare(ComparedGame::from_game(&expected(source)));
    }
}

fn text_of(printed: PrintResult) -> String {
    printed.unwrap_or_else(|failure| panic!("not exported: {}", failure.reason()))
}

/// The game that text and Braille write. A player's own score has no result.
fn expected(source: &ExportSource) -> PgnGame {
    let (comment, plies) = source.annotated_plies().unwrap_or_else(|failure| panic!("{}", failure.reason()));
    let outcome = match source.seat {
        None => game_to_export(source).map_or(Outcome::Unknown, |game| game.outcome),
        Some(_) => Outcome::Unknown,
    };
    PgnGame { start: source.referee.start_position().clone(), comment, plies, outcome, ..PgnGame::default() }
}

/// Whether the form has nothing behind the half-moves that are read: a score may have gaps and words that are no move.
fn whole(source: &ExportSource) -> bool {
    let Some(seat) = source.seat else { return true };
    let half_moves = source.plies_to_export().map_or(0, |plies| plies.len());
    let in_force = source.referee.half_moves_with_withdrawn().iter().filter(|half_move| !half_move.withdrawn).count();
    in_force.max(source.referee.score(seat).last_half_move().unwrap_or(0) as usize) <= half_moves
}

/// What cells keep of a remark: remarks have no capitals in Braille, letters that the language of the score has not lose their
/// accents, and signs other than hyphens and `.,:;?!` are left out.
fn in_cells(remark: &str, letters: Lang) -> String {
    let plain = |sign: char| match sign {
        'ä' | 'ö' | 'ü' | 'ß' if letters == Lang::De => sign,
        'ä' => 'a',
        'ö' => 'o',
        'ü' => 'u',
        'ß' => 's',
        '\u{2010}'..='\u{2015}' => '-',
        other => other,
    };
    let kept = |word: &str| -> String {
        let signs = word.chars().flat_map(char::to_lowercase).map(plain);
        signs.filter(|sign| sign.is_alphanumeric() || matches!(sign, '-' | '.' | ',' | ':' | ';' | '?' | '!')).collect()
    };
    remark.split_whitespace().map(kept).filter(|word| !word.is_empty()).collect::<Vec<String>>().join(" ")
}

/// A game in one form.
struct ExportedText {
    form: &'static str,
    text: String,
    letters: Lang,
    /// Whether nothing stands there but half-moves that are read.
    whole: bool,
    /// Whether it is in Braille.
    cells: bool,
}

impl ExportedText {
    fn read(&self, lang: Option<Lang>) -> Result<ReadGame, ScoreError> {
        read_game(self.text.as_bytes(), lang, 1)
    }

    /// Reads it as `ansage read` does, and as the desk reads a sheet. Without a half-move it is not a score.
    fn read_and_compare(&self, expected: ComparedGame) {
        let expected = &self.as_in_cells(expected);
        if expected.half_moves.is_empty() && self.whole {
            assert!(self.read(None).is_err(), "{} without a half-move is a score\n{}", self.form, self.text);
            return;
        }
        if self.whole {
            for lang in [Some(self.letters), None] {
                match self.read(lang) {
                    Ok(read) => self.compare("read", ComparedGame::from_game(&read.game), read.lang, expected),
                    // A short score may be another one in the letters of another language.
                    Err(ScoreError::SeveralReadings { .. }) if lang.is_none() => {}
                    Err(error) => panic!("{} is not read: {error:?}\n{}", self.form, self.text),
                }
            }
        }
        // What a player wrote, and is not read as a move, stays in the letters in which it was written.
        let lang = (!self.whole).then_some(self.letters);
        match written::read_sheet_as_written(self.text.as_bytes(), lang) {
            Ok(sheets) => {
                let sheet = sheets.iter().find(|sheet| sheet.languages.contains(&self.letters));
                let sheet = sheet.unwrap_or_else(|| panic!("{} in other letters\n{}", self.form, self.text));
                let count = expected.half_moves.len();
                let extra = sheet.entries.len() - count.min(sheet.entries.len());
                assert!(extra == 0 || !self.whole, "{}: {extra} entries too many\n{}", self.form, self.text);
                self.compare("sheet", ComparedGame::from_sheet(sheet, count), sheet.lang, expected);
            }
            Err(ScoreError::Empty) if expected.half_moves.is_empty() => {}
            Err(error) => panic!("{} is not taken as a sheet: {error:?}\n{}", self.form, self.text),
        }
    }

    fn as_in_cells(&self, game: ComparedGame) -> ComparedGame {
        if self.cells { game.map_remarks(|remark| in_cells(remark, self.letters)) } else { game }
    }

    fn compare(&self, reader: &str, read: ComparedGame, lang: Lang, expected: &ComparedGame) {
        let mut read = self.as_in_cells(read);
        let mut expected = expected.clone();
        // Whose letters cells stand for is told by the pieces alone: without one the remarks may be in another language.
        if self.cells && lang != self.letters {
            let is_there = |remark: &str| if remark.is_empty() { "" } else { "some remark" }.to_owned();
            (read, expected) = (read.map_remarks(is_there), expected.map_remarks(is_there));
        }
        let place = read.half_moves.iter().zip(&expected.half_moves).position(|(read, expected)| read != expected);
        let place = place.unwrap_or(read.half_moves.len().min(expected.half_moves.len()));
        let shown = |game: &ComparedGame| {
            let ComparedGame { start, before, half_moves, outcome, .. } = game;
            let (count, half_move) = (half_moves.len(), half_moves.get(place));
            format!("{start}, {count} half-moves, {outcome}\n  before: {before}\n  half-move {place}: {half_move:?}")
        };
        let (form, text) = (self.form, &self.text);
        assert!(read == expected, "{form}, {reader}, written\n{}\nread\n{}\n{text}", shown(&expected), shown(&read));
    }
}
