//! Turn a file in Braille into print that the other readers take, with the way back to each place in the file.
//!
//! Passed over are what stands before the first move (names, date), the numbers of pages, and the headings beside them.
//! Nothing else is dropped: a word that is no move is printed with its letters, and a cell that is no letter as it is,
//! so that it is named as not understood.

use super::cells::{self, CLOSE, COLON, HYPHEN, LOWERED, NUMBER_SIGN, OPEN, cell_dots};
use super::cut::{BrailleSign, CellLine, CellWord, join_broken_words, split_into_lines};
use super::diagram;
use super::meaning::{BrailleLetters, BrailleMeaning, BrailleMove, meaning_of_cells};
use super::remark;
use crate::locale::Lang;
use crate::score::written::entry::SignSet;
use std::collections::BTreeMap;

/// A file in Braille, in print.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BrailleText {
    /// The score, and headers where the game starts from a diagram.
    pub text: String,
    /// The language in whose letters the moves are printed; the first of `languages`.
    pub lang: Lang,
    /// Every language whose letters give these same moves.
    pub languages: Vec<Lang>,
    places: BTreeMap<(usize, usize), (usize, usize)>,
}

impl BrailleText {
    /// Where in the file stands what is printed on a line, in a column (both from 1).
    pub fn place_in_file(&self, line: usize, column: usize) -> (usize, usize) {
        let before = self.places.range(..=(line, column)).next_back();
        before.or_else(|| self.places.iter().next()).map_or((line, column), |(_, place)| *place)
    }
}

/// A file in print, once for each set of letters that its pieces fit best: the likeliest first. `lang` names the
/// letters, where they are known. The language of the UK code is English.
pub fn braille_to_print(file: &str, script: SignSet, lang: Option<Lang>) -> Vec<BrailleText> {
    let score = BrailleDraft::of(split_into_lines(file, script));
    let mut texts: Vec<(String, BrailleText)> = Vec::new();
    for letters in score.letters(lang) {
        // Letters that give the same pieces are one reading.
        let roles: Vec<_> = score.pieces().map(|(piece, _)| letters.piece_of_letters(piece)).collect();
        let key = format!("{roles:?}");
        match texts.iter_mut().find(|(known, _)| *known == key) {
            Some((_, text)) => text.languages.push(letters.lang()),
            None => texts.push((key, score.print(letters))),
        }
    }
    for (_, text) in &mut texts {
        text.languages.dedup();
    }
    texts.into_iter().map(|(_, text)| text).collect()
}

/// What stands in a score, in its order.
enum BrailleItem {
    /// To be printed as it is.
    Text(String),
    /// A remark, by its words.
    Remark(Vec<Vec<BrailleSign>>),
    /// A move number, its dots not yet known.
    Number(String),
    /// A half-move.
    Move(BrailleMove),
    /// A half-move that is not known.
    Gap {
        /// Whether a sign says that it is Black's.
        black: bool,
    },
    /// The end of a line.
    Break,
}

/// A score before its letters are known.
struct BrailleDraft {
    diagram: Option<diagram::BrailleDiagram>,
    items: Vec<(BrailleItem, Option<BrailleSign>)>,
}

impl BrailleDraft {
    fn of(mut all: Vec<CellLine>) -> BrailleDraft {
        all.iter_mut().for_each(strip_page);
        let start = first_line(&all);
        let body = all.split_off(start);
        let meanings = || body.iter().flat_map(|line| &line.words).map(|word| meaning_of_cells(&word.to_dots()));
        let first = meanings().find_map(|meaning| match meaning {
            BrailleMeaning::Move(half_move) => Some(half_move),
            _ => None,
        });
        let diagram = find_diagram(&all, first.is_some_and(|half_move| half_move.black));
        let mut words = BrailleWords::default();
        for line in join_broken_words(body) {
            line.words.into_iter().for_each(|word| words.split(word));
            words.all.push(None);
        }
        BrailleDraft { diagram, items: words.items() }
    }

    /// The letters of pieces, and whether a capital sign marks each.
    fn pieces(&self) -> impl Iterator<Item = (&str, bool)> {
        self.items
            .iter()
            .filter_map(|(item, _)| match item {
                BrailleItem::Move(half_move) => Some(half_move),
                _ => None,
            })
            .flat_map(|half_move| {
                let piece = half_move.piece.as_deref().map(|piece| (piece, half_move.marked));
                // Where none may be, a letter behind the sign may be anything, and tells nothing of the letters.
                let promotion = half_move.promotion.as_deref().filter(|_| half_move.ends_on_last_rank());
                let promotion = promotion.map(|piece| (piece, half_move.marked_promotion));
                piece.into_iter().chain(promotion)
            })
    }

    /// The letters that fit, those of `lang` first.
    fn letters(&self, lang: Option<Lang>) -> Vec<BrailleLetters> {
        let own = lang.into_iter().map(BrailleLetters::Of);
        let others = Lang::ALL.into_iter().filter(|other| Some(*other) != lang).map(BrailleLetters::Of);
        let marked = self.pieces().any(|(_, marked)| marked);
        let mut all: Vec<BrailleLetters> = own.chain(others).collect();
        // Only the UK code leaves the capital sign out, and it needs none.
        let place = if marked {
            all.len()
        } else if matches!(lang, None | Some(Lang::En)) {
            0
        } else {
            1
        };
        all.insert(place, BrailleLetters::Uk);
        let misfits = |letters: &BrailleLetters| {
            self.pieces().filter(|(piece, _)| letters.piece_of_letters(piece).is_none()).count()
        };
        let least = all.iter().map(misfits).min();
        all.retain(|letters| Some(misfits(letters)) == least);
        all
    }

    fn print(&self, letters: BrailleLetters) -> BrailleText {
        let mut printer = PrintConverter { text: String::new(), line: 1, column: 1, places: BTreeMap::new() };
        if let Some(diagram) = &self.diagram {
            if diagram.chess960 {
                printer.line("[Variant \"Chess960\"]");
            }
            printer.line("[SetUp \"1\"]");
            printer.line(&format!("[FEN \"{}\"]", diagram.fen));
            printer.line("");
        }
        for (i, (item, sign)) in self.items.iter().enumerate() {
            let next = self.items.get(i + 1).map(|(item, _)| item);
            match item {
                BrailleItem::Text(text) => printer.word(text, *sign),
                BrailleItem::Remark(words) => {
                    let text: Vec<String> = words.iter().map(|word| remark::print_word(word, letters)).collect();
                    printer.word(&format!("{{{}}}", text.join(" ").replace(['{', '}'], "")), *sign);
                }
                BrailleItem::Number(number) => {
                    let black = match next {
                        Some(BrailleItem::Move(half_move)) => half_move.black,
                        Some(BrailleItem::Gap { black }) => *black,
                        _ => false,
                    };
                    printer.word(&format!("{number}{}", if black { "..." } else { "." }), *sign);
                }
                BrailleItem::Move(half_move) => printer.word(&half_move.to_print(letters), *sign),
                BrailleItem::Gap { .. } => printer.word("?", *sign),
                BrailleItem::Break => printer.line(""),
            }
        }
        BrailleText {
            text: printer.text,
            lang: letters.lang(),
            languages: vec![letters.lang()],
            places: printer.places,
        }
    }
}

struct PrintConverter {
    text: String,
    line: usize,
    column: usize,
    places: BTreeMap<(usize, usize), (usize, usize)>,
}

impl PrintConverter {
    fn word(&mut self, word: &str, sign: Option<BrailleSign>) {
        if self.column > 1 {
            self.text.push(' ');
            self.column += 1;
        }
        if let Some(BrailleSign { line, column, .. }) = sign {
            self.places.insert((self.line, self.column), (line, column));
        }
        self.text += word;
        self.column += word.chars().count();
    }

    fn line(&mut self, line: &str) {
        self.text += line;
        self.text.push('\n');
        (self.line, self.column) = (self.line + 1, 1);
    }
}

/// Takes the number of a page from the end of a line, and the heading that stands beside it.
fn strip_page(line: &mut CellLine) {
    let is_page = |word: &CellWord| matches!(meaning_of_cells(&word.to_dots()), BrailleMeaning::Page(_));
    let alone = line.words.len() == 1;
    if line.words.last().is_some_and(|word| is_page(word) && (alone || word.blanks > 1)) {
        line.words.pop();
        if line.top && !line.words.iter().all(is_of_score) {
            line.words.clear();
        }
    }
}

/// Whether a word can stand in a line of moves.
fn is_of_score(word: &CellWord) -> bool {
    let in_brackets = word.signs.first().is_some_and(|sign| sign.dots == Some(OPEN));
    in_brackets || !matches!(meaning_of_cells(&word.to_dots()), BrailleMeaning::Word)
}

/// The first line of the score: a remark, or [`first_line_of_moves`]; else all are taken, so that a reason can be given.
fn first_line(all: &[CellLine]) -> usize {
    // What is told before the first move belongs to the score, and no word of it is the first move.
    let remark = (0..all.len()).find_map(|line| remark::end_of_remark_lines(all, line).map(|end| line..end));
    match remark {
        Some(remark) if first_line_of_moves(&all[..remark.start]).is_none() => remark.start,
        _ => first_line_of_moves(all).unwrap_or(0),
    }
}

/// The first line that begins with a move number and a move; else the first of nothing but moves.
fn first_line_of_moves(all: &[CellLine]) -> Option<usize> {
    let is_move = |word: &CellWord| {
        let cells = word.to_dots();
        let bracket = cells.iter().position(|dots| *dots == OPEN).unwrap_or(cells.len());
        matches!(meaning_of_cells(&cells[..bracket]), BrailleMeaning::Move(_) | BrailleMeaning::Gap { .. })
    };
    let numbered = |line: &CellLine| match &line.words[..] {
        [number, next, ..] => {
            let number = meaning_of_cells(&number.to_dots());
            matches!(number, BrailleMeaning::Number(_) | BrailleMeaning::Page(_)) && is_move(next)
                || is_numbered(&number)
        }
        [only] => is_numbered(&meaning_of_cells(&only.to_dots())),
        [] => false,
    };
    let moves = |line: &CellLine| !line.words.is_empty() && line.words.iter().all(is_move);
    let result = |line: &CellLine| matches!(&line.words[..], [only] if matches!(meaning_of_cells(&only.to_dots()), BrailleMeaning::Result(_)));
    // The first move itself may be one that cannot be read: its number tells that it belongs to those behind it.
    let value = |line: &CellLine| match meaning_of_cells(&line.words.first()?.to_dots()) {
        BrailleMeaning::Number(value) | BrailleMeaning::Page(value) | BrailleMeaning::Numbered(value, ..) => {
            value.parse::<u32>().ok()
        }
        _ => None,
    };
    let goes_on = |line: usize| {
        line > 0
            && value(&all[line])
                .is_some_and(|number| value(&all[line - 1]).is_some_and(|it| it.checked_add(1) == Some(number)))
    };
    let begins = |mut line: usize| {
        while goes_on(line) {
            line -= 1;
        }
        line
    };
    all.iter()
        .position(numbered)
        .map(begins)
        .or_else(|| all.iter().position(moves))
        .or_else(|| all.iter().position(result))
}

fn is_numbered(meaning: &BrailleMeaning) -> bool {
    matches!(meaning, BrailleMeaning::Numbered(..))
}

/// The diagram before the moves: a run of words that are 64 squares, or what is left of one.
fn find_diagram(before: &[CellLine], black: bool) -> Option<diagram::BrailleDiagram> {
    let words: Vec<Vec<u8>> = before.iter().flat_map(|line| &line.words).map(CellWord::to_dots).collect();
    (0..words.len())
        .find_map(|i| diagram::read_diagram(&words[i..], black))
        .or_else(|| diagram::find_broken_diagram(&words))
}

/// The words of a score, brackets apart; `None` is the end of a line.
#[derive(Default)]
struct BrailleWords {
    all: Vec<Option<CellWord>>,
}

impl BrailleWords {
    /// Parts a word from a bracket behind it, and what follows from the bracket's end.
    fn split(&mut self, mut word: CellWord) {
        word.signs = one_sign_brackets(word.signs);
        let mut rest = word.signs;
        let is = |sign: &BrailleSign, dots: u8| sign.dots == Some(dots);
        while !rest.is_empty() {
            let from = usize::from(is(&rest[0], OPEN));
            let end = match rest.iter().skip(from).position(|sign| is(sign, OPEN) || is(sign, CLOSE)) {
                Some(i) if is(&rest[from + i], CLOSE) => from + i + 1,
                Some(i) => from + i,
                None => rest.len(),
            };
            let after = rest.split_off(end);
            self.all.push(Some(CellWord { signs: rest, blanks: 0 }));
            rest = after;
        }
    }

    fn items(self) -> Vec<(BrailleItem, Option<BrailleSign>)> {
        let mut items = Vec::new();
        let mut i = 0;
        while let Some(word) = self.all.get(i) {
            i += 1;
            let Some(word) = word else {
                items.push((BrailleItem::Break, None));
                continue;
            };
            let sign = word.signs.first().copied();
            if let Some((remark, words)) = self.remark(i - 1) {
                items.push((remark, sign));
                i += words - 1;
                continue;
            }
            let text = |text: &str| BrailleItem::Text(text.to_owned());
            match meaning_of_cells(&word.to_dots()) {
                BrailleMeaning::Number(number) | BrailleMeaning::Page(number) => {
                    items.push((BrailleItem::Number(number), sign))
                }
                BrailleMeaning::Numbered(number, half_move) => {
                    items.push((BrailleItem::Number(number), sign));
                    items.push((BrailleItem::Move(half_move), sign));
                }
                BrailleMeaning::Move(half_move) => items.push((BrailleItem::Move(half_move), sign)),
                BrailleMeaning::Gap { black } => items.push((BrailleItem::Gap { black }, sign)),
                BrailleMeaning::Result(result) => items.push((text(result), sign)),
                BrailleMeaning::EnPassant => items.push((text("e.p."), sign)),
                BrailleMeaning::Word if word.to_dots() == [cell_dots('⠿')] => items.push((text("(=)"), sign)),
                BrailleMeaning::Word => items.push((BrailleItem::Text(letters_of(&word.signs)), sign)),
            }
        }
        items
    }

    /// A draw offer, a clock reading or a remark in brackets, and how many words it fills. Where another bracket opens
    /// before it is closed, its end was forgotten.
    fn remark(&self, from: usize) -> Option<(BrailleItem, usize)> {
        let opens = |word: &CellWord| word.signs.first().is_some_and(|sign| sign.dots == Some(OPEN));
        let closes = |word: &CellWord| word.signs.last().is_some_and(|sign| sign.dots == Some(CLOSE));
        self.all.get(from)?.as_ref().filter(|first| opens(first))?;
        let mut words = self.all[from..].iter().enumerate();
        let (last, _) =
            words.find(|(i, word)| word.as_ref().is_some_and(|word| closes(word) || *i > 0 && opens(word)))?;
        self.all[from + last].as_ref().filter(|word| closes(word) && (last == 0 || !opens(word)))?;
        let inside = self.all[from..=from + last].iter().flatten().map(|word| {
            word.signs.iter().filter(|sign| ![Some(OPEN), Some(CLOSE)].contains(&sign.dots)).copied().collect()
        });
        let inside: Vec<Vec<BrailleSign>> = inside.filter(|signs: &Vec<BrailleSign>| !signs.is_empty()).collect();
        if let [only] = &inside[..] {
            let dots: Vec<u8> = only.iter().filter_map(|sign| sign.dots).collect();
            if [vec![cell_dots('⠿')], vec![cell_dots('⠐'), cell_dots('⠶')], vec![cell_dots('⠶')]].contains(&dots)
            {
                return Some((BrailleItem::Text("(=)".to_owned()), last + 1));
            }
            let shown = |dots: &u8| if *dots == COLON { Some(':') } else { cells::digit_of_cell(&LOWERED, *dots) };
            let clock = dots.iter().map(shown).collect::<Option<String>>();
            if let Some(clock) = clock.filter(|clock| clock.matches(':').count() == 2) {
                return Some((BrailleItem::Text(format!("{{[%clk {clock}]}}")), last + 1));
            }
        }
        Some((BrailleItem::Remark(inside), last + 1))
    }
}

/// The brackets of English Braille, which fill two cells, as those of one.
fn one_sign_brackets(signs: Vec<BrailleSign>) -> Vec<BrailleSign> {
    let mut all: Vec<BrailleSign> = Vec::with_capacity(signs.len());
    for sign in signs {
        let bracket = match sign.dots {
            Some(dots) if dots == cell_dots('⠣') => Some(OPEN),
            Some(dots) if dots == cell_dots('⠜') => Some(CLOSE),
            _ => None,
        };
        match (bracket, all.last_mut()) {
            (Some(bracket), Some(last)) if last.dots == Some(cell_dots('⠐')) => last.dots = Some(bracket),
            _ => all.push(sign),
        }
    }
    all
}

/// A word with its letters and figures in print, and what is neither as it stands in Unicode.
fn letters_of(signs: &[BrailleSign]) -> String {
    let mut numeric = false;
    let mut text = String::new();
    for sign in signs {
        let Some(dots) = sign.dots else {
            text.push(sign.shown);
            continue;
        };
        let raised = cells::digit_of_cell(&cells::RAISED, dots).filter(|_| numeric);
        let shown = raised.or_else(|| cells::letter_of_cell(dots)).or_else(|| cells::digit_of_cell(&LOWERED, dots));
        let sign_of_number = dots == NUMBER_SIGN;
        numeric = sign_of_number || raised.is_some();
        match shown {
            Some(shown) => text.push(shown),
            None if sign_of_number => {}
            None if dots == HYPHEN => text.push('-'),
            None if matches!(cells::to_braille_ascii(dots), ',' | '.') => {}
            None => text.push(cells::to_unicode_cell(dots)),
        }
    }
    if text.is_empty() { signs.iter().map(|sign| sign.shown).collect() } else { text }
}
