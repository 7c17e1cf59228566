//! Write a game on a sheet, in any language and notation, as cells that can be damaged.

use crate::dice::Dice;
use crate::games::Game;
use ansage::game::reading::tell;
use ansage::locale::Lang;
use ansage::score::notation::san;
use ansage::score::written::{Entry, Notation, Script, Written};
use ansage::vocabulary::{Style, Words, compact, parse, render};
use shakmaty::{Chess, Color, Move, Position};

/// How a player writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hand {
    pub lang: Lang,
    pub notation: Notation,
    /// Whether captures and checks are marked (C.13).
    pub marks: bool,
    pub numbers: bool,
}

impl Hand {
    /// Any hand.
    pub fn of_chance(dice: &mut Dice) -> Hand {
        let notation =
            dice.pick(&[Notation::Short, Notation::Short, Notation::Long, Notation::Squares, Notation::Words]);
        Hand { lang: dice.pick(&Lang::ALL), notation, marks: dice.chance(50), numbers: dice.chance(70) }
    }

    /// A move as this hand writes it.
    pub fn write(self, position: &Chess, legal: Move) -> String {
        let telling = tell(position, legal);
        match self.notation {
            Notation::Short if self.marks => san(position, legal, self.lang),
            Notation::Short => san(position, legal, self.lang).replace(['x', '+', '#'], ""),
            Notation::Long => compact(&telling, self.lang).replace(" e.p.", ""),
            Notation::Squares => legal.to_uci(position.castles().mode()).to_string(),
            Notation::Words => render(&telling, Words::Fide, Style::Long, false),
        }
    }
}

/// A half-move on a sheet.
#[derive(Debug, Clone)]
pub struct Cell {
    pub text: String,
    pub number: u32,
    pub side: Color,
}

/// A sheet.
#[derive(Debug, Clone)]
pub struct Sheet {
    pub hand: Hand,
    pub start: Chess,
    pub cells: Vec<Cell>,
}

impl Sheet {
    /// The game as this hand writes it.
    pub fn of(game: &Game, hand: Hand) -> Sheet {
        let pairs = game.positions.iter().zip(&game.moves);
        let cell = |(position, legal): (&Chess, &Move)| Cell {
            text: hand.write(position, *legal),
            number: position.fullmoves().get(),
            side: position.turn(),
        };
        Sheet { hand, start: game.start.clone(), cells: pairs.map(cell).collect() }
    }

    /// Numbers the cells anew, as of somebody who fills one after the other.
    pub fn number_anew(&mut self) {
        let (first, black) = (self.start.fullmoves().get(), usize::from(self.start.turn().is_black()));
        for (at, cell) in self.cells.iter_mut().enumerate() {
            cell.number = first + ((at + black) / 2) as u32;
            cell.side = if (at + black).is_multiple_of(2) { Color::White } else { Color::Black };
        }
    }

    /// The sheet as the reader of files gives it.
    pub fn written(&self) -> Written {
        let entry = |(at, cell): (usize, &Cell)| Entry {
            text: cell.text.clone(),
            line: at / 2 + 1,
            column: at % 2 * 40 + 5,
            number: self.hand.numbers.then_some(cell.number),
            side: self.hand.numbers.then_some(cell.side),
            said: parse(&cell.text, self.hand.lang),
            offered: false,
            clock: None,
            comment: None,
        };
        Written {
            start: self.start.clone(),
            tags: Vec::new(),
            entries: self.cells.iter().enumerate().map(entry).collect(),
            outcome: None,
            lang: self.hand.lang,
            languages: vec![self.hand.lang],
            notation: self.hand.notation,
            script: Script::Print,
        }
    }

    /// The sheet as a line of text, for a failure.
    pub fn text(&self) -> String {
        let cell =
            |cell: &Cell| format!("{}{} {}", cell.number, if cell.side.is_white() { "." } else { "..." }, cell.text);
        self.cells.iter().map(cell).collect::<Vec<String>>().join(" ")
    }
}
