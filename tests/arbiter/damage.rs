//! Damage a sheet in the ways in which people do.

use crate::arbiter::games::PlayedGame;
use crate::arbiter::sheets::{PaperCell, PaperSheet};
use ansage_game::reading::read_announcement;
use ansage_testing::dice::Dice;
use ansage_words::score::written::Notation;
use ansage_words::vocabulary::parse_move;
use shakmaty::{Chess, Move, Position};

/// A slip of the pen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PenSlip {
    LeftOut,
    Doubled,
    WrongColumn,
    /// From there on Black's half-moves stand in White's column, and White's in Black's.
    Exchanged,
    WrongLegal,
    WrongIllegal,
    Unreadable,
    Ambiguous,
    PromotionMissing,
    Swapped,
    Shorter,
}

impl PenSlip {
    pub const ALL: [PenSlip; 11] = [
        PenSlip::LeftOut,
        PenSlip::Doubled,
        PenSlip::WrongColumn,
        PenSlip::Exchanged,
        PenSlip::WrongLegal,
        PenSlip::WrongIllegal,
        PenSlip::Unreadable,
        PenSlip::Ambiguous,
        PenSlip::PromotionMissing,
        PenSlip::Swapped,
        PenSlip::Shorter,
    ];
}

/// A slip at a half-move, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SheetDamage {
    pub kind: PenSlip,
    pub ply: usize,
}

/// What the text of a hand means in a position, by the reader of announcements.
pub fn meant(sheet: &PaperSheet, position: &Chess, text: &str) -> Option<Move> {
    read_announcement(position, &parse_move(text, sheet.hand.lang).ok()?).ok()?.legal.ok()
}

/// Makes a slip of this kind; nothing where this game or this hand has no place for it.
pub fn damage(sheet: &mut PaperSheet, game: &PlayedGame, kind: PenSlip, dice: &mut Dice) -> Option<SheetDamage> {
    // One half-move at least stands behind it.
    let end = sheet.cells.len().min(game.moves.len()).checked_sub(2)?;
    let suits = |at: &usize| match kind {
        PenSlip::PromotionMissing => game.moves[*at].promotion().is_some(),
        PenSlip::Ambiguous => dropped(&sheet.cells[*at].text).is_some(),
        // A sheet without a half-move is no sheet.
        PenSlip::Shorter => *at > 0,
        _ => true,
    };
    let places: Vec<usize> = (0..end).filter(suits).collect();
    (0..20).find_map(|_| {
        let at = *places.get(dice.below(places.len().max(1)))?;
        let shifts = dice.chance(50);
        slip(sheet, game, kind, at, shifts, dice).map(|()| SheetDamage { kind, ply: at + 1 })
    })
}

fn slip(
    sheet: &mut PaperSheet,
    game: &PlayedGame,
    kind: PenSlip,
    at: usize,
    shifts: bool,
    dice: &mut Dice,
) -> Option<()> {
    let (position, legal) = (&game.positions[at], game.moves[at]);
    match kind {
        PenSlip::LeftOut => {
            sheet.cells.remove(at);
            shifts.then(|| sheet.number_anew());
        }
        PenSlip::Doubled => {
            sheet.cells.insert(at + 1, sheet.cells[at].clone());
            shifts.then(|| sheet.number_anew());
        }
        PenSlip::WrongColumn => other_column(sheet, at)?,
        PenSlip::WrongLegal => {
            let near = |other: &Move| *other != legal && other.role() == legal.role();
            let others: Vec<Move> = position.legal_moves().into_iter().filter(near).collect();
            let other = *others.get(dice.below(others.len().max(1)))?;
            let text = sheet.hand.write(position, other);
            sheet.cells[at].overwrite(text);
        }
        PenSlip::WrongIllegal => {
            let text = other_sign(&sheet.cells[at].text, dice)?;
            let named = parse_move(&text, sheet.hand.lang).is_ok();
            if !named || meant(sheet, position, &text).is_some() {
                return None;
            }
            sheet.cells[at].overwrite(text);
        }
        PenSlip::Unreadable => smudge(sheet, at, dice),
        PenSlip::Ambiguous => {
            if sheet.hand.notation != Notation::Short || legal.castling_side().is_some() {
                return None;
            }
            let text = sheet.cells[at].text.clone();
            let shorter = dropped(&text)?;
            let still = meant(sheet, position, &shorter) == Some(legal);
            if still || parse_move(&shorter, sheet.hand.lang).is_err() {
                return None;
            }
            sheet.cells[at].overwrite(shorter);
        }
        PenSlip::PromotionMissing => {
            let text = &sheet.cells[at].text;
            let square = text.rfind(['1', '8']).map_or(text.len(), |found| found + 1);
            let bare = match sheet.hand.notation {
                Notation::Words => text.rsplit_once(' ').map_or(text.clone(), |(bare, _)| bare.to_owned()),
                _ => text[..square].to_owned(),
            };
            sheet.cells[at].overwrite(bare);
        }
        PenSlip::Swapped => {
            // Of `Rd8 Rxd8` either is the other.
            if sheet.cells[at].bare() == sheet.cells[at + 1].bare() {
                return None;
            }
            exchange(&mut sheet.cells, at);
        }
        PenSlip::Exchanged => {
            if sheet.cells[at].side.is_black() {
                return None;
            }
            (at..sheet.cells.len() - 1).step_by(2).for_each(|at| exchange(&mut sheet.cells, at));
        }
        PenSlip::Shorter => sheet.cells.truncate(at),
    }
    Some(())
}

/// Each of the two half-moves stands in the other's column.
fn other_column(sheet: &mut PaperSheet, at: usize) -> Option<()> {
    if !sheet.hand.numbers() {
        return None;
    }
    let (first, second) = (sheet.cells[at].side, sheet.cells[at + 1].side);
    (sheet.cells[at].side, sheet.cells[at + 1].side) = (second, first);
    Some(())
}

/// The two half-moves stand in each other's place.
fn exchange(cells: &mut [PaperCell], at: usize) {
    let [first, second] = &mut cells[at..at + 2] else { return };
    std::mem::swap(&mut first.text, &mut second.text);
    std::mem::swap(&mut first.cells, &mut second.cells);
}

/// Nothing can be read, or all but one sign or cell.
fn smudge(sheet: &mut PaperSheet, at: usize, dice: &mut Dice) {
    let text = unreadable(&sheet.cells[at].text, sheet, dice);
    let cells = sheet.cells[at].cells.take().filter(|_| dice.chance(50));
    sheet.cells[at] = PaperCell { cells: cells.map(|cells| smudged(&cells, dice)), text, ..sheet.cells[at] };
}

/// One cell of Braille is all dots.
fn smudged(cells: &str, dice: &mut Dice) -> String {
    let at = dice.below(cells.chars().count());
    cells.chars().enumerate().map(|(i, cell)| if i == at { '⠿' } else { cell }).collect()
}

/// One sign of the target square, or one word, is another.
fn other_sign(text: &str, dice: &mut Dice) -> Option<String> {
    let names = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];
    if text.contains(' ') {
        let mut words: Vec<&str> = text.split(' ').collect();
        let at = words.iter().rposition(|word| names.contains(word))?;
        words[at] = dice.pick(&names);
        return Some(words.join(" "));
    }
    let mut signs: Vec<char> = text.chars().collect();
    let at = signs.iter().rposition(|sign| ('1'..='8').contains(sign))?;
    if dice.chance(50) {
        signs[at] = dice.pick(&['1', '2', '3', '4', '5', '6', '7', '8']);
    } else {
        *signs.get_mut(at.checked_sub(1)?)? = dice.pick(&['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    }
    Some(signs.into_iter().collect())
}

/// Nothing can be read, or all but one sign.
fn unreadable(text: &str, sheet: &PaperSheet, dice: &mut Dice) -> String {
    let signs: Vec<char> = text.chars().collect();
    let at = dice.below(signs.len());
    let blotted: String = signs.iter().enumerate().map(|(i, sign)| if i == at { '?' } else { *sign }).collect();
    let still = parse_move(&blotted, sheet.hand.lang).is_ok();
    if still || dice.chance(50) { "?".to_owned() } else { blotted }
}

/// Without the sign that tells a piece from its twin.
fn dropped(text: &str) -> Option<String> {
    let signs: Vec<char> = text.chars().filter(|sign| !matches!(sign, 'x' | '+' | '#')).collect();
    let rank = signs.iter().rposition(|sign| ('1'..='8').contains(sign))?;
    let from = rank.checked_sub(2)?;
    let tells = matches!(signs[from], 'a'..='h' | '1'..='8') && from > 0;
    tells.then(|| signs.iter().enumerate().filter(|(i, _)| *i != from).map(|(_, sign)| sign).collect())
}
