//! Write a position in cells, and read it back: the ranks from the eighth to the first, as Forsyth wrote them.
//!
//! White's pieces are the letters of the UK code, Black's the same with dot 6, empty squares lowered numbers; a blank
//! parts the ranks, and empty ranks that follow each other are one number. What the squares do not show stands behind
//! them, in an order of our own, which is that of a FEN: `w` or `b` for the player to move, the rights to castle as
//! kings and queens (or, in Chess960, the files of the rooks; Black's with dot 6) or a hyphen, the square of an en
//! passant capture or a hyphen, the moves since a capture or a pawn's move, the move number, and the number 960 behind
//! a number sign where Chess960 is played.

use super::cells::{self, DOT_6, HYPHEN, LOWERED, NUMBER_SIGN, RAISED};
use super::letters::piece_letters_in_uk_code;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position, Role, fen::Fen};

/// The words of a diagram; each is one that no line may break.
pub(super) fn write_diagram(start: &Chess) -> Vec<Vec<u8>> {
    let fen = Fen::from_position(start, EnPassantMode::Legal).to_string();
    let mut fields = fen.split(' ');
    let mut words: Vec<Vec<u8>> = Vec::new();
    let mut empty = 0;
    for rank in fields.next().unwrap_or_default().split('/') {
        if rank == "8" {
            empty += 8;
            continue;
        }
        if empty > 0 {
            words.push(cells::cells_of_number(&LOWERED, std::mem::take(&mut empty)));
        }
        words.push(rank.chars().filter_map(cell).collect());
    }
    if empty > 0 {
        words.push(cells::cells_of_number(&LOWERED, empty));
    }
    words.extend(fields.enumerate().map(|(i, field)| field.chars().filter_map(|shown| sign(shown, i == 1)).collect()));
    if start.castles().mode() == CastlingMode::Chess960 {
        words.push([vec![NUMBER_SIGN], cells::cells_of_number(&RAISED, 960)].concat());
    }
    words
}

/// A piece or a number of empty squares in the ranks of a FEN.
fn cell(shown: char) -> Option<u8> {
    let black = if shown.is_ascii_lowercase() { DOT_6 } else { 0 };
    match Role::from_char(shown) {
        Some(role) => {
            piece_letters_in_uk_code(role).chars().next().and_then(cells::cell_of_letter).map(|dots| dots | black)
        }
        None => shown.to_digit(10).and_then(|value| LOWERED.get(value as usize)).copied(),
    }
}

/// A sign in the other fields of a FEN; small letters among the rights to castle are Black's.
fn sign(shown: char, right: bool) -> Option<u8> {
    match shown {
        '-' => Some(HYPHEN),
        _ if shown.is_ascii_digit() => cell(shown),
        _ => cells::cell_of_letter(shown)
            .map(|dots| if right && shown.is_ascii_lowercase() { dots | DOT_6 } else { dots }),
    }
}

/// A position that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct BrailleDiagram {
    /// The position.
    pub fen: String,
    /// Whether it is one of Chess960.
    pub chess960: bool,
    /// How many words it fills.
    pub words: usize,
}

/// Reads a diagram at the beginning of some words. Without the fields behind the squares, White is to move
/// unless `black` says otherwise, and a king and a rook on their first squares may castle.
pub(super) fn read_diagram(words: &[Vec<u8>], black: bool) -> Option<BrailleDiagram> {
    let mut ranks: Vec<String> = Vec::new();
    let mut used = 0;
    for word in words {
        let mut more = squares(word)?;
        ranks.append(&mut more);
        used += 1;
        if ranks.len() >= 8 {
            break;
        }
    }
    if ranks.len() != 8 {
        return None;
    }
    let placed = ranks.join("/");
    if let Some((fields, more)) = words.get(used..).and_then(fields) {
        return Some(BrailleDiagram { fen: format!("{placed} {fields}"), chess960: more > FIELDS, words: used + more });
    }
    let turn = if black { 'b' } else { 'w' };
    Some(BrailleDiagram { fen: format!("{placed} {turn} {} - 0 1", at_home(&ranks)), chess960: false, words: used })
}

/// A diagram that does not read: it has a rank with a piece, and no name has the form of one. It must not be passed over,
/// or the moves would be read from another position. Its ranks, with every cell that is no square as it is, stand for
/// the position, so that the fault is found in them.
pub(super) fn find_broken_diagram(words: &[Vec<u8>]) -> Option<BrailleDiagram> {
    let is_rank = |word: &Vec<u8>| squares(word).is_some_and(|ranks| ranks[0].contains(char::is_alphabetic));
    let like = |word: &Vec<u8>| word.iter().filter(|dots| square(**dots).is_none()).count() < 2.min(word.len());
    let rank = words.iter().position(is_rank)?;
    let from = rank - words[..rank].iter().rev().take_while(|word| like(word)).count();
    let ranks = words[from..].iter().take_while(|word| like(word)).flat_map(|word| {
        let shown = |dots: &u8| square(*dots).unwrap_or_else(|| cells::to_unicode_cell(*dots));
        squares(word).unwrap_or_else(|| vec![word.iter().map(shown).collect()])
    });
    let fen = format!("{} w - - 0 1", ranks.collect::<Vec<_>>().join("/"));
    Some(BrailleDiagram { fen, chess960: false, words: words.len() - from })
}

/// Player to move, rights, square, two counts.
const FIELDS: usize = 5;

/// A cell as Forsyth's letter of a piece, or a figure.
fn square(dots: u8) -> Option<char> {
    let role = |plain: u8| {
        Role::ALL
            .into_iter()
            .find(|role| piece_letters_in_uk_code(*role).chars().next().and_then(cells::cell_of_letter) == Some(plain))
    };
    cells::digit_of_cell(&LOWERED, dots)
        .or_else(|| role(dots).map(Role::upper_char))
        .or_else(|| role(dots & !DOT_6).filter(|_| dots & DOT_6 != 0).map(Role::char))
}

/// One rank, or several empty ones.
fn squares(word: &[u8]) -> Option<Vec<String>> {
    let text: String = word.iter().map(|dots| square(*dots)).collect::<Option<String>>()?;
    if let Ok(empty) = text.parse::<usize>()
        && empty > 8
    {
        return (empty % 8 == 0 && empty <= 64).then(|| vec!["8".to_owned(); empty / 8]);
    }
    let count: u32 = text.chars().map(|shown| shown.to_digit(10).unwrap_or(1)).sum();
    (count == 8).then(|| vec![text])
}

/// The fields of a FEN behind the squares, and how many words they fill.
fn fields(words: &[Vec<u8>]) -> Option<(String, usize)> {
    let [turn, rights, square, halves, number, ..] = words else { return None };
    let letter = |dots: &u8| cells::letter_of_cell(*dots);
    let count =
        |word: &Vec<u8>| word.iter().map(|dots| cells::digit_of_cell(&LOWERED, *dots)).collect::<Option<String>>();
    let turn = match turn[..] {
        [dots] if letter(&dots) == Some('w') => 'w',
        [dots] if letter(&dots) == Some('b') => 'b',
        _ => return None,
    };
    let none = [HYPHEN];
    let right = |dots: &u8| match letter(dots) {
        Some(shown @ ('a'..='h' | 'k' | 'q')) => Some(shown.to_ascii_uppercase()),
        _ => letter(&(dots & !DOT_6)).filter(|shown| matches!(shown, 'a'..='h' | 'k' | 'q')),
    };
    let rights =
        if rights[..] == none { "-".to_owned() } else { rights.iter().map(right).collect::<Option<String>>()? };
    let square = match square[..] {
        [HYPHEN] => "-".to_owned(),
        [file, rank] => format!("{}{}", letter(&file)?, cells::digit_of_cell(&LOWERED, rank)?),
        _ => return None,
    };
    let text = format!("{turn} {rights} {square} {} {}", count(halves)?, count(number)?);
    let chess960 = words
        .get(FIELDS)
        .is_some_and(|word| word.first() == Some(&NUMBER_SIGN) && word[1..] == cells::cells_of_number(&RAISED, 960));
    Some((text, FIELDS + usize::from(chess960)))
}

/// The rights of kings and rooks that stand on their first squares.
fn at_home(ranks: &[String]) -> String {
    let wide = |rank: Option<&String>| -> Vec<char> {
        let empty = |shown: char| shown.to_digit(10).map_or(vec![shown], |count| vec!['-'; count as usize]);
        rank.map(|rank| rank.chars().flat_map(empty).collect()).unwrap_or_default()
    };
    let mut rights = String::new();
    for (rank, letters) in [(wide(ranks.last()), ['K', 'R', 'Q']), (wide(ranks.first()), ['k', 'r', 'q'])] {
        let [king, rook, queen] = letters;
        if rank.get(4) == Some(&king) {
            rights.extend((rank.get(7) == Some(&rook)).then_some(king));
            rights.extend((rank.first() == Some(&rook)).then_some(queen));
        }
    }
    if rights.is_empty() { "-".to_owned() } else { rights }
}
