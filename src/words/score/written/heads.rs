//! Take the lines above a score that are no moves: `Weiß: Anna Berg`, and the heads of columns.

use super::entry::result_in_value;
use crate::locale::Lang;
use crate::score::account::{LeftOutKind, Part};
use crate::score::cut::LONGEST;
use crate::score::form;
use crate::score::games::{GameSection, begins_at_one, is_sentence, is_text};
use crate::score::pgn::tag_value;
use crate::score::result::{GameResult, is_word_of_result};
use crate::score::signs::{is_fence, is_rule, parse_outcome, parse_split_outcome};
use crate::score::tags::known_header;
use crate::vocabulary::{has_announcement_word, parse_move};
use shakmaty::Outcome;

/// The heads of columns in the languages of the program.
const HEADS: &str = "nr no move moves zug white black weiß weiss schwarz бели черни ход bijeli crni potez baltie melnie \
    gājiens белые чёрные черные białe czarne ruch posunięcie";

/// Whether a word is that for a move, before its number: `Move 3:`, `Zug 3`.
pub fn is_word_for_move(word: &str) -> bool {
    let lower = word.trim_end_matches(['.', ':']).to_lowercase();
    "move zug ход potez gājiens ruch".split(' ').any(|known| known == lower)
}

/// Moves the heads from the movetext to the headers; the moves begin below them.
pub fn move_heads_to_headers(text: &str, section: &mut GameSection) {
    // Where the sheet is numbered from 1, more may stand above the moves: the club, the date, the heads of a table.
    let mut above = section.movetext.lines().take(MOST_LINES).position(begins_at_one).unwrap_or(0);
    let quoted = |c: char| c == '>' || c.is_whitespace();
    loop {
        let moves = section.movetext;
        let end = moves.find('\n').map_or(moves.len(), |i| i + 1);
        let line = moves[..end].trim_start_matches(quoted).trim_end();
        if end == 0 {
            return;
        }
        if !line.is_empty() {
            let is_drawn = is_rule(line) || is_fence(line);
            let free = || (above > 0 && is_no_move(line)).then(|| ("Heading".to_owned(), line.to_owned()));
            let heads = heads(line);
            let heads = if heads.is_empty() && !is_drawn { Vec::from_iter(free()) } else { heads };
            if heads.is_empty() && !(is_drawn && above > 0) {
                return;
            }
            let at = section.line;
            let mut part = if is_drawn { Part::Layout } else { Part::Header };
            for head in heads {
                part = if push_line(section, at, head) { Part::LeftOut(LeftOutKind::Result) } else { part };
            }
            section.account.take_slice(text, line, part);
        }
        above = above.saturating_sub(1);
        section.movetext = &moves[end..];
        section.line += 1;
        section.column = 1;
    }
}

/// Moves what stands below the moves to the headers: signatures, the name of the arbiter, and below a result any text.
pub fn move_foot_to_headers(text: &str, section: &mut GameSection) {
    if let Some(end) = end_of_result_above_text(section.movetext) {
        return cut_foot(text, section, end);
    }
    if !section.movetext.lines().take(MOST_LINES).any(begins_at_one) {
        return;
    }
    let whole = section.movetext.trim_end();
    let mut moves = whole;
    for _ in 0..MOST_LINES {
        let begin = moves.rfind('\n').map_or(0, |i| i + 1);
        let line = moves[begin..].trim();
        let is_foot = line.is_empty() || is_no_move(line) || is_sentence(line);
        if begin == 0 || !is_foot {
            break;
        }
        moves = &moves[..begin - 1];
    }
    // One word alone may be a half-move that nobody can read, unless it stands below other text.
    let text_from = whole[moves.len()..].split_inclusive('\n').take_while(|line| !line.trim().contains(' '));
    moves = &whole[..moves.len() + text_from.map(str::len).sum::<usize>()];
    // A blank line parts them from the moves: what stands right below those may be one.
    let before = moves.trim_end().len();
    let is_parted = whole[before..].lines().take(2).all(|line| line.trim().is_empty());
    moves = &whole[..before];
    let foot = &whole[before..];
    if is_parted && !foot.trim().is_empty() {
        cut_foot(text, section, moves.len());
    }
}

/// Makes the lines from there on headers.
fn cut_foot(text: &str, section: &mut GameSection, from: usize) {
    let (moves, foot) = section.movetext.split_at(from);
    let first = section.line + moves.matches('\n').count();
    for (i, line) in foot.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let is_told = push_line(section, first + i, ("Footing".to_owned(), line.trim().to_owned()));
        let kind = if is_told { LeftOutKind::Result } else { LeftOutKind::Footing };
        let is_header = is_head_line(line.trim()) && !is_told;
        let part = if is_header { Part::Header } else { Part::LeftOut(kind) };
        section.account.take_slice(text, line.trim(), part);
    }
    section.movetext = moves;
}

/// Where the line with the result ends, below which nothing but text stands.
fn end_of_result_above_text(movetext: &str) -> Option<usize> {
    let mut end = movetext.trim_end().len();
    let mut has_text = false;
    for _ in 0..MOST_LINES {
        let begin = movetext[..end].rfind('\n').map_or(0, |i| i + 1);
        let line = movetext[begin..end].trim();
        let is_header = line.split_once(':').is_some_and(|(name, _)| known_header(name.trim()).is_some());
        if !is_header && line.split_whitespace().next_back().is_some_and(|last| parse_outcome(last).is_some()) {
            return has_text.then_some(end);
        }
        if begin == 0 || !line.is_empty() && !is_header && !is_text(line) && !is_sentence(line) {
            return None;
        }
        has_text |= !line.is_empty();
        end = begin - 1;
    }
    None
}

/// Adds a line above or below the moves to the headers, and the result on it. Returns whether a result on it is not taken for that
/// of the game.
fn push_line(section: &mut GameSection, line: usize, (name, value): (String, String)) -> bool {
    let result = match &*name {
        "Result" => result_in_value(&value),
        "Heading" | "Footing" => result_on_line(section, &value),
        _ => None,
    };
    let known = tag_value(&section.tags, "Result").and_then(result_in_value);
    match (result, known) {
        (Some(result), Some(known)) if result != known => {
            section.other_result = section.other_result.or(Some((line, result, known)));
        }
        (Some(result), None) if name != "Result" => {
            section.tags.push(("Result".to_owned(), result.text().to_owned()));
        }
        _ => {}
    }
    let is_text = matches!(&*name, "Heading" | "Footing" | "Result");
    let is_told = is_text && result.is_none() && names_result(&value);
    // Of two players for one colour the second is kept as it stands there.
    let other = tag_value(&section.tags, &name).is_some_and(|known| known != value);
    let is_second = other && known_header(&name).is_some();
    section.tags.push(if is_second { ("Heading".to_owned(), format!("{name}: {value}")) } else { (name, value) });
    is_told
}

/// Whether a line says something of a result, in signs or in words.
fn names_result(line: &str) -> bool {
    let words: Vec<&str> =
        line.split_whitespace().map(|word| word.trim_matches(['"', '\'', '(', ')', ',', ';', '.', '!', '?'])).collect();
    let known = |outcome: Option<Outcome>| outcome.and_then(GameResult::from_outcome).is_some();
    let is_dash_or_colon = |word: &str| matches!(word, "-" | ":" | "–" | "—");
    words.iter().any(|word| known(parse_outcome(word)) || is_word_of_result(word))
        || words.windows(3).any(|part| is_dash_or_colon(part[1]) && known(parse_split_outcome(part[0], part[2])))
}

/// The result on a line above or below the moves: alone, or beside both players whom the headers name, as in `Berg 1-0 Weiß`.
/// Any other may be that of a match, of a team or of another game.
fn result_on_line(section: &GameSection, line: &str) -> Option<GameResult> {
    let has_player = |header: &str| {
        let name = tag_value(&section.tags, header).unwrap_or_default();
        let mut parts = name.split(|c: char| !c.is_alphabetic()).filter(|part| part.chars().count() > 1);
        parts.any(|part| line.split(|c: char| !c.is_alphabetic()).any(|word| word == part))
    };
    if let Some((name, value)) = line.split_once(':')
        && known_header(name.trim()) == Some("Result")
    {
        return result_in_value(value.trim());
    }
    if !(has_player("White") && has_player("Black")) {
        return GameResult::from_text(line);
    }
    let mut words = line.split_whitespace().rev();
    let last = words.next().filter(|last| !last.ends_with('.')).and_then(parse_outcome);
    let within = || {
        let mut found = words.filter(|word| word.contains(['-', ':'])).filter_map(parse_outcome);
        found.next().filter(|_| found.next().is_none())
    };
    let result = last.or_else(within).and_then(GameResult::from_outcome);
    result.or_else(|| GameResult::from_text(line))
}

/// No sheet has more lines above or below its moves.
const MOST_LINES: usize = 60;

/// Whether no half-move can stand on a line: nothing on it has the form of one, and it has words.
fn is_no_move(line: &str) -> bool {
    if is_rule(line) || is_fence(line) {
        return true;
    }
    let mut words =
        line.split(|c: char| c.is_whitespace() || matches!(c, ';' | '|' | ',')).filter(|word| !word.is_empty());
    let mut parts = words.clone();
    let is_move = |word: &str| form::is_capture_by_files(word, false) || form::is_half_move_with_number(word);
    let opens = line.starts_with(['(', '[', ';', '%', '-', '?', '.', '…', '_']) || line.contains(['{', '}']);
    if opens || line.len() > LONGEST || words.any(is_move) {
        return false;
    }
    let has_words = line.split(|c: char| !c.is_alphabetic()).any(|run| run.chars().count() > 1);
    // Behind a number a word of letters and figures is a half-move, perhaps one that cannot be read.
    let has_both = |word: &str| word.contains(char::is_alphabetic) && word.contains(|c: char| c.is_ascii_digit());
    let is_short = |word: &str| word.len() <= 2 && word.starts_with(char::is_uppercase);
    let number = parts.next().filter(|first| first.starts_with(|c: char| c.is_ascii_digit()));
    let is_announced = number.is_some()
        && parts.next().is_some_and(|word| {
            has_announcement_word(word) || has_both(word) || is_short(word) || form::is_capture_by_files(word, true)
        });
    has_words && !is_announced && parse_move(line, Lang::En).is_err()
}

/// Whether a line is one or more headers, or the heads of columns.
pub fn is_head_line(line: &str) -> bool {
    !heads(line).is_empty()
}

/// The headers on a line: `Weiß: Anna`, `White: Anna / Black: Ben, Result: 1-0`.
fn heads(line: &str) -> Vec<(String, String)> {
    if line.len() > LONGEST {
        return Vec::new();
    }
    let names = line.match_indices(':').filter_map(|(colon, _)| {
        let name = line[..colon].split(|c: char| !c.is_alphabetic()).next_back()?;
        known_header(name).map(|_| colon - name.len())
    });
    let mut from: Vec<usize> = names.collect();
    if from.len() < 2 || from.first() != Some(&0) {
        return head(line).into_iter().collect();
    }
    from.push(line.len());
    let between = [',', ';', '/', '|', '-', ' ', '\t', '(', '['];
    let mut last = None;
    let part = |pair: &[usize]| {
        let mut part = line[pair[0]..pair[1]].trim_end_matches(between);
        if let Some((before, behind)) =
            part.rsplit_once([' ', '\t']).filter(|(_, behind)| parse_outcome(behind).is_some())
        {
            // `White: Ann, Black: Bob, 1-0`
            if before.contains(':') && !before.trim_end().ends_with(':') {
                last = Some(("Heading".to_owned(), behind.to_owned()));
                part = before.trim_end_matches(between);
            }
        }
        head(if part.contains(['(', '[']) { part } else { part.trim_end_matches([')', ']']) })
    };
    let mut found = from.windows(2).map(part).collect::<Option<Vec<_>>>().unwrap_or_default();
    found.extend(last);
    found
}

fn head(line: &str) -> Option<(String, String)> {
    if let Some((name, value)) = line.split_once(':') {
        let is_name = name.chars().count() > 2
            && name.chars().all(|c| c.is_alphabetic() || c == ' ')
            && !name.split_whitespace().any(has_announcement_word);
        let has_move = || value.split_whitespace().any(|word| form::parse_token_form(word.as_bytes()).is_some());
        if !is_name || has_move() {
            return None;
        }
        return Some(match known_header(name.trim()) {
            Some(name) => (name.to_owned(), value.trim().to_owned()),
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
