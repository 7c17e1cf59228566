//! Write a game on a sheet, in any language, notation and layout, as cells that can be damaged before they are put on
//! paper; what is compared is read from that paper.

use crate::arbiter::games::PlayedGame;
use crate::arbiter::paper;
use ansage_game::reading::describe_legal_move;
use ansage_testing::dice::Dice;
use ansage_words::locale::Lang;
use ansage_words::score::notation::move_to_san;
use ansage_words::score::result::GameResult;
use ansage_words::score::written::{Notation, WrittenScore, read_as_written};
use ansage_words::vocabulary::{AnnouncementStyle, WordListKind, move_in_printed_words, short_move_notation};
use shakmaty::{Chess, Color, Move, Position};

/// How the half-moves are laid out on the paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PaperLayout {
    /// A PGN file: headers, then lines of up to 78 signs.
    Pgn,
    /// One move a line, both half-moves behind its number.
    Rows,
    /// All behind each other, on lines of 40 signs.
    Running,
    /// One move a line, in cells parted by bars.
    Table,
    /// One move a line, in cells parted by tabs.
    Tabs,
    /// One half-move a line, each with its number.
    Lines,
    /// One half-move a line, without numbers.
    Bare,
    /// Braille ASCII.
    Brf,
    /// Cells of Unicode.
    Braille,
}

impl PaperLayout {
    const PRINT: [PaperLayout; 7] = [
        PaperLayout::Pgn,
        PaperLayout::Rows,
        PaperLayout::Running,
        PaperLayout::Table,
        PaperLayout::Tabs,
        PaperLayout::Lines,
        PaperLayout::Bare,
    ];

    /// Whether it is written in cells of Braille.
    pub fn is_braille(self) -> bool {
        matches!(self, PaperLayout::Brf | PaperLayout::Braille)
    }
}

/// How a player writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Handwriting {
    pub lang: Lang,
    pub notation: Notation,
    /// Whether captures and checks are marked (C.13).
    pub marks: bool,
    pub layout: PaperLayout,
    /// Whether the reader is told whose letters they are; else he finds them.
    pub told: bool,
}

impl Handwriting {
    /// A hand on plain rows, or on bare lines without numbers.
    pub fn new(lang: Lang, notation: Notation, marks: bool, numbers: bool) -> Handwriting {
        let layout = match (numbers, notation) {
            (false, _) => PaperLayout::Bare,
            (true, Notation::Words) => PaperLayout::Table,
            (true, _) => PaperLayout::Rows,
        };
        Handwriting { lang, notation, marks, layout, told: true }
    }

    /// Any hand.
    pub fn of_chance(dice: &mut Dice) -> Handwriting {
        let notation =
            dice.pick(&[Notation::Short, Notation::Short, Notation::Long, Notation::Squares, Notation::Words]);
        let layout = match notation {
            Notation::Short if dice.chance(40) => dice.pick(&[PaperLayout::Brf, PaperLayout::Braille]),
            // Two announcements on a line are told apart by the cells in which they stand.
            Notation::Words => {
                dice.pick(&[PaperLayout::Table, PaperLayout::Tabs, PaperLayout::Lines, PaperLayout::Bare])
            }
            _ => dice.pick(&PaperLayout::PRINT),
        };
        // Of PGN nothing but SAN in English letters is expected.
        let pgn = layout == PaperLayout::Pgn;
        let (lang, notation) = if pgn { (Lang::En, Notation::Short) } else { (dice.pick(&Lang::ALL), notation) };
        Handwriting { lang, notation, marks: dice.chance(50) || pgn, layout, told: dice.chance(50) }
    }

    /// Whether the half-moves are numbered.
    pub fn numbers(self) -> bool {
        self.layout != PaperLayout::Bare
    }

    /// A move as this hand writes it in print.
    pub fn write(self, position: &Chess, legal: Move) -> String {
        let telling = describe_legal_move(position, legal);
        match self.notation {
            Notation::Short if self.marks => move_to_san(position, legal, self.lang),
            Notation::Short => move_to_san(position, legal, self.lang).replace(['x', '+', '#'], ""),
            Notation::Long => short_move_notation(&telling, self.lang).replace(" e.p.", ""),
            Notation::Squares => legal.to_uci(position.castles().mode()).to_string(),
            Notation::Words => move_in_printed_words(&telling, WordListKind::Fide, AnnouncementStyle::Long, false),
        }
    }

    /// Its name in a table of rates.
    pub fn name(self) -> String {
        format!("{:?} {:?}", self.notation, self.layout)
    }
}

/// A half-move on a sheet.
#[derive(Debug, Clone)]
pub struct PaperCell {
    /// In print.
    pub text: String,
    /// In cells of Braille, where it was written so.
    pub cells: Option<String>,
    pub number: u32,
    pub side: Color,
}

impl PaperCell {
    /// What it names, without the marks of captures and checks.
    pub fn bare(&self) -> String {
        self.text.replace(['x', '-', '+', '#'], "")
    }

    /// Writes something else over it.
    pub fn overwrite(&mut self, text: String) {
        (self.text, self.cells) = (text, None);
    }
}

/// A sheet.
#[derive(Debug, Clone)]
pub struct PaperSheet {
    pub hand: Handwriting,
    pub start: Chess,
    pub cells: Vec<PaperCell>,
}

impl PaperSheet {
    /// The game as this hand writes it.
    pub fn of(game: &PlayedGame, hand: Handwriting) -> PaperSheet {
        let braille = hand.layout.is_braille().then(|| paper::in_cells(game, hand.lang));
        let pairs = game.positions.iter().zip(&game.moves).enumerate();
        let cell = |(at, (position, legal)): (usize, (&Chess, &Move))| PaperCell {
            text: hand.write(position, *legal),
            cells: braille.as_ref().map(|cells| cells[at].clone()),
            number: position.fullmoves().get(),
            side: position.turn(),
        };
        PaperSheet { hand, start: game.start.clone(), cells: pairs.map(cell).collect() }
    }

    /// Numbers the cells anew, as of somebody who fills one after the other.
    pub fn number_anew(&mut self) {
        let (first, black) = (self.start.fullmoves().get(), usize::from(self.start.turn().is_black()));
        for (at, cell) in self.cells.iter_mut().enumerate() {
            cell.number = first + ((at + black) / 2) as u32;
            cell.side = if (at + black).is_multiple_of(2) { Color::White } else { Color::Black };
        }
    }

    /// The sheet in every set of letters with which its paper may be read.
    pub fn readings(&self) -> Vec<WrittenScore> {
        let file = paper::file(self);
        let told = self.hand.told.then_some(self.hand.lang);
        let mut readings =
            read_as_written(file.as_bytes(), told, 1).unwrap_or_else(|error| panic!("{error:?}\n{file}"));
        // Nothing is dropped and nothing put in: every cell is an entry, as it is written.
        for written in &readings {
            let texts: Vec<&str> = written.entries.iter().map(|entry| &*entry.text).collect();
            // Behind the last move, a castling of who has castled is the result 0-0.
            let ends = self.cells.last().is_some_and(|cell| cell.text == "0-0");
            let result = usize::from(ends && written.result_at_end == Some(GameResult::BothLost));
            assert_eq!(texts.len() + result, self.cells.len(), "{texts:?}\n{file}");
            if !self.hand.layout.is_braille() {
                assert!(texts.iter().zip(&self.cells).all(|(text, cell)| *text == cell.text), "{texts:?}\n{file}");
            }
        }
        if self.hand.told {
            readings.truncate(1);
        }
        readings
    }

    /// The sheet as it reads in its own letters.
    pub fn written(&self) -> WrittenScore {
        let mut told = self.clone();
        told.hand.told = true;
        told.readings().remove(0)
    }
}
