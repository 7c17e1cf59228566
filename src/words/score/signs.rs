//! Tell results, times, draw offers and "en passant" by their form.

use crate::vocabulary::{is_commentators_sign, is_dash};
use shakmaty::{Color, KnownOutcome, Outcome};

/// The results people write. "S-S" stands in one of the texts of the Laws, for "1/2" lost in printing.
const RESULTS: [(&[&str], Outcome); 4] = [
    (&["1-0", "1:0"], Outcome::Known(KnownOutcome::Decisive { winner: Color::White })),
    (&["0-1", "0:1"], Outcome::Known(KnownOutcome::Decisive { winner: Color::Black })),
    (
        &["1/2-1/2", "½-½", "1/2", "½", "1/2:1/2", "½:½", "0.5-0.5", "0,5-0,5", "S-S"],
        Outcome::Known(KnownOutcome::Draw),
    ),
    (&["*"], Outcome::Unknown),
];

/// The result, looked up only where the word can be one.
pub fn parse_outcome(word: &str) -> Option<Outcome> {
    let may_be = word.len() <= 16 && word.bytes().any(|byte| matches!(byte, b'-' | b':' | b'/' | b'*' | 0x80..));
    if !may_be {
        return None;
    }
    // `**1-0**` in a post.
    let plain = word.strip_prefix("**").and_then(|word| word.strip_suffix("**")).unwrap_or(word);
    let bare = plain.trim_end_matches(['.', ',', ';', '!']);
    let is_nought = |c: char| matches!(c, 'O' | 'o') && bare.contains('1') && bare.len() == 3;
    let plain = |c: char| {
        if is_dash(c) {
            '-'
        } else if is_nought(c) {
            '0'
        } else {
            c
        }
    };
    let plain: String = bare.chars().map(plain).collect();
    RESULTS.iter().find(|(spellings, _)| spellings.contains(&&*plain)).map(|(_, outcome)| *outcome)
}

/// The result whose halves a dash parts, with blanks around it: `0 - 1`, `1/2 - 1/2`, `S - S`.
pub fn parse_split_outcome(first: &str, second: &str) -> Option<Outcome> {
    if first.len() > 4 || second.len() > 4 { None } else { parse_outcome(&format!("{first}-{second}")) }
}

/// `1:23`, `0:45:10`, `1.23`, `1h23`, `5'`, `12'30`, `45min`: a time, written by hand.
pub fn is_time(text: &str) -> bool {
    is_by_colons(text) || is_by_dot(text) || is_by_letters(text)
}

/// Hours and minutes, perhaps seconds; or minutes and seconds. Two of them, one of each player, may be parted by a dash.
fn is_by_colons(text: &str) -> bool {
    if let Some((one, other)) = text.split_once('/') {
        return is_by_colons(one) && is_by_colons(other);
    }
    let mut parts = text.split(':');
    let first = parts.next().is_some_and(|part| figures(part, 1));
    let rest = parts.clone().count();
    first && (1..=2).contains(&rest) && parts.all(|part| figures(part, 2))
}

/// `1.23`, `59.30`: no move number is followed by figures without a blank.
fn is_by_dot(text: &str) -> bool {
    text.split_once('.').is_some_and(|(hours, minutes)| figures(hours, 1) && sixtieths(minutes))
}

/// `1h23`, `1h`, `5'`, `12'30`, `5'30"`, `45m`, `45min`.
fn is_by_letters(text: &str) -> bool {
    let text = text.trim_end_matches(['"', '″']);
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    if !figures(&text[..text.len() - rest.len()], 1) {
        return false;
    }
    if matches!(rest, "min" | "m" | "h") {
        return true;
    }
    ["h", "'", "′", "’"]
        .iter()
        .filter_map(|sign| rest.strip_prefix(sign))
        .any(|more| more.is_empty() || sixtieths(more))
}

fn figures(part: &str, least: usize) -> bool {
    (least..=2).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit())
}

fn sixtieths(part: &str) -> bool {
    figures(part, 2) && part < "60"
}

/// The draw in words, as people note it beside a move: a remark, whatever follows from it.
const DRAW_WORDS: &str = "remis remi draw ничья реми neizšķirts biete bot angeboten geboten offered offers offer declined \
    abgelehnt by agreement agreed vereinbart";

/// The remarks that say that a draw was offered with the half-move (C.12).
const OFFERS: &str = "remis?|remi?|draw?|ничья?|реми?|neizšķirts?|biete remis|bot remis|remis angeboten|remis geboten|\
    remisangebot|offers draw|offers a draw|draw offered|draw offer|ponuda remija|предложение ничьей|\
    предложение за реми|neizšķirta piedāvājums|propozycja remisu";

/// Whether a word is one of a remark on a draw.
pub fn is_draw_word(word: &str) -> bool {
    let lower = word.trim_matches(|c: char| !c.is_alphabetic()).to_lowercase();
    DRAW_WORDS.split(' ').any(|known| known == lower)
}

/// Whether a remark says that a draw was offered.
pub fn is_draw_offer_remark(remark: &str) -> bool {
    let lower = remark.trim_matches(|c: char| !c.is_alphabetic() && c != '?').to_lowercase();
    OFFERS.split('|').any(|known| known == lower)
}

/// The beginnings of words that say why a game ended otherwise than on the board.
const REASONS: &str = "time zeit flag blättchen arbiter schiedsrichter illegal regelwidrig forfeit kampflos abandon ruling врем флаг съди \
    судь vrem vrijem zastav sudac sudij laik tiesnes czas chorągiew sędzi";

/// Whether a remark says why a game ended otherwise than on the board: by a flag or a ruling.
pub fn is_reason(remark: &str) -> bool {
    let lower = remark.to_lowercase();
    let mut words = lower.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty());
    words.any(|word| REASONS.split_ascii_whitespace().any(|reason| word.starts_with(reason)))
}

/// Every way to write "e.p." that the texts of the Laws have, in one word, with any sign behind it.
pub fn is_en_passant(word: &str) -> bool {
    let bare = word.trim_end_matches(|c: char| matches!(c, '+' | '#' | '!' | '?' | ',') || is_commentators_sign(c));
    let letters =
        || bare.trim_matches(['(', ')', '/']).chars().filter(|c| !matches!(c, '.' | '/')).flat_map(char::to_lowercase);
    let mut two = letters();
    // `i. V.`, im Vorbeigehen, needs its dots: `IV` is a number.
    if bare.eq_ignore_ascii_case("i.v.") {
        return true;
    }
    let fits = matches!(two.next(), Some('e' | 'a' | 'е' | 'а')) && matches!(two.next(), Some('p' | 'р' | 'п'));
    fits && two.next().is_none()
}

/// The bars of a drawn table.
pub fn is_bar(c: char) -> bool {
    matches!(c, '│' | '┃' | '║')
}

/// Signs that are not seen: a mark of the byte order, joiners, marks of the direction of writing.
pub fn is_invisible(c: char) -> bool {
    matches!(c, '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{202a}'..='\u{202e}' | '\u{ad}')
}

/// The signs that rules and the frames of tables are drawn with.
pub fn is_rule_sign(c: char) -> bool {
    matches!(c, '-' | '=' | '_' | '*' | '~' | '–' | '—' | '─' | '━' | '═')
}

/// Whether a line is drawn, and not written: a rule below heads, `|:---:|---|`, the frame of a table.
pub fn is_rule(line: &str) -> bool {
    let is_frame = |c: char| matches!(c, '+' | '|' | ':' | ' ' | '\t' | '\u{2502}'..='\u{257f}');
    line.chars().filter(|c| is_rule_sign(*c)).count() > 2 && line.chars().all(|c| is_rule_sign(c) || is_frame(c))
}

/// The line that opens or closes a text of a program, as in a post: three backquotes.
pub fn is_fence(line: &str) -> bool {
    line.strip_prefix("```").is_some_and(|kind| kind.chars().all(char::is_alphanumeric))
}
