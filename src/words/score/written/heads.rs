//! Take the lines above a score that are no moves: `Weiß: Anna Berg`, and the heads of columns.

use crate::locale::Lang;
use crate::score::pgn::tag_value;
use crate::score::result::GameResult;
use crate::score::signs::parse_outcome;
use crate::score::{form, games::GameSection};
use crate::vocabulary::{has_announcement_word, parse_move};

/// The heads of columns in the languages of the program.
const HEADS: &str = "nr no move moves zug white black weiß weiss schwarz бели черни ход bijeli crni potez baltie melnie \
    gājiens белые чёрные черные białe czarne ruch posunięcie";

/// What stands before a colon above the moves, in the languages of the program, and the header that it is.
const NAMES: [(&str, &str); 6] = [
    ("White", "white weiß weiss белые бели beli baltie białe"),
    ("Black", "black schwarz чёрные черные черни crni melnie czarne"),
    ("Result", "result ergebnis результат резултат rezultat rezultāts wynik"),
    ("Date", "date datum дата datums data"),
    ("Round", "round runde тур кръг kolo kārta runda"),
    ("Event", "event turnier турнир turnir turnīrs turniej"),
];

/// Moves the heads from the movetext to the headers; the moves begin below them.
pub fn move_heads_to_headers(section: &mut GameSection) {
    // Where the sheet is numbered from 1, more may stand above the moves: the club, the date, the heads of a table.
    let mut above = section.movetext.lines().take(MOST_LINES).position(begins_at_one).unwrap_or(0);
    loop {
        let text = section.movetext;
        let end = text.find('\n').map_or(text.len(), |i| i + 1);
        let line = text[..end].trim();
        if end == 0 {
            return;
        }
        if !line.is_empty() {
            let free = || (above > 0 && is_no_move(line)).then(|| ("Heading".to_owned(), line.to_owned()));
            let Some(head) = head(line).or_else(free) else { return };
            section.tags.extend(result_on_line(&head.1).filter(|_| tag_value(&section.tags, "Result").is_none()));
            section.tags.push(head);
        }
        above = above.saturating_sub(1);
        section.movetext = &text[end..];
        section.line += 1;
        section.column = 1;
    }
}

/// Moves what stands below the moves of a numbered sheet to the headers: signatures, the name of the arbiter.
pub fn move_foot_to_headers(section: &mut GameSection) {
    if !section.movetext.lines().take(MOST_LINES).any(begins_at_one) {
        return;
    }
    let whole = section.movetext.trim_end();
    let mut moves = whole;
    for _ in 0..MOST_LINES {
        let begin = moves.rfind('\n').map_or(0, |i| i + 1);
        let line = moves[begin..].trim();
        let is_foot = line.is_empty() || is_no_move(line) && line.contains(' ');
        if begin == 0 || !is_foot {
            break;
        }
        moves = &moves[..begin - 1];
    }
    // A blank line parts them from the moves: what stands right below those may be one.
    let foot = whole[moves.len()..].trim_start_matches('\n').trim_start_matches('\r');
    let parted = whole[moves.len()..].lines().take(2).all(|line| line.trim().is_empty());
    if parted && !foot.trim().is_empty() {
        let lines = foot.lines().map(str::trim).filter(|line| !line.is_empty());
        for line in lines {
            section.tags.extend(result_on_line(line).filter(|_| tag_value(&section.tags, "Result").is_none()));
            section.tags.push(("Footing".to_owned(), line.to_owned()));
        }
        section.movetext = moves;
    }
}

/// The result with which a line above or below the moves ends: `Berg - Weiß 1-0`, `Result: 1:0`.
fn result_on_line(line: &str) -> Option<(String, String)> {
    let last = line.split_whitespace().next_back()?;
    let result = parse_outcome(last).and_then(GameResult::from_outcome).or_else(|| GameResult::from_text(line))?;
    Some(("Result".to_owned(), result.text().to_owned()))
}

/// No sheet has more lines above or below its moves.
const MOST_LINES: usize = 60;

/// Whether a line has the number 1 and a half-move behind it.
fn begins_at_one(line: &str) -> bool {
    let signs = ['|', '.', ')', ':', ';', ',', '\t', ' '];
    let Some(rest) = line.trim_start_matches(signs).strip_prefix('1') else { return false };
    let first = rest.trim_start_matches(signs).split(signs).next().unwrap_or_default();
    !rest.starts_with(|c: char| c.is_ascii_digit())
        && (form::parse_token_form(first.as_bytes()).is_some() || has_announcement_word(first))
}

/// Whether no half-move can stand on a line: nothing on it has the form of one, and it has words.
fn is_no_move(line: &str) -> bool {
    let mut words =
        line.split(|c: char| c.is_whitespace() || matches!(c, ';' | '|' | ',')).filter(|word| !word.is_empty());
    let opens = line.starts_with(['{', '(', '[', ';', '%', '-', '?', '.', '…', '_']);
    let has_words = line.split(|c: char| !c.is_alphabetic()).any(|run| run.chars().count() > 1);
    let has_move = words.any(|word| form::parse_token_form(word.as_bytes()).is_some());
    line.len() <= 400 && !opens && has_words && !has_move && parse_move(line, Lang::En).is_err()
}

fn head(line: &str) -> Option<(String, String)> {
    if line.len() > 400 {
        return None;
    }
    if let Some((name, value)) = line.split_once(':') {
        let is_name = name.chars().count() > 2
            && name.chars().all(|c| c.is_alphabetic() || c == ' ')
            && !name.split_whitespace().any(has_announcement_word);
        let has_move = || value.split_whitespace().any(|word| form::parse_token_form(word.as_bytes()).is_some());
        if !is_name || has_move() {
            return None;
        }
        let lower = name.trim().to_lowercase();
        let known = NAMES.iter().find(|(_, words)| words.split(' ').any(|word| word == lower));
        return Some(match known {
            Some((name, _)) => ((*name).to_owned(), value.trim().to_owned()),
            None if name.trim().chars().all(|c| c.is_ascii_alphabetic()) => {
                (name.trim().to_owned(), value.trim().to_owned())
            }
            // No header of a PGN file has such a name.
            None => ("Heading".to_owned(), line.to_owned()),
        });
    }
    let is_part = |c: char| c.is_alphabetic();
    let mut words = line.split(|c: char| !is_part(c)).filter(|word| !word.is_empty()).peekable();
    words.peek()?;
    let is_head = |word: &str| HEADS.split(' ').any(|known| known == word.to_lowercase());
    let heads = words.all(is_head);
    (heads && !line.contains(|c: char| c.is_ascii_digit())).then(|| ("Heading".to_owned(), line.to_owned()))
}
