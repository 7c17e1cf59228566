//! Read one typed answer: a number of the list, its letter or word, a time, or the text of a whole control.
//!
//! Single letters are those of the player's language; whole English words do in every language. The limits are those
//! of [`TimeControl`]'s own text, so that nothing can be answered that could not be written.

use super::{BonusKind, ControlKind, TimingFault};
use crate::console::spellings::Spellings;
use ansage_game::moment::Span;
use ansage_game::time_control::{BadPart, BadReason, BadTimeControl, Bonus, Period, TimeControl};
use ansage_words::locale::Lang;

/// One of the answers that are offered with a number: its letter first, then its words.
#[derive(Debug)]
pub struct NumberedChoice<T: 'static> {
    /// What is chosen.
    pub value: T,
    /// How it is typed.
    pub words: Spellings,
}

impl<T> NumberedChoice<T> {
    fn is_english(&self, word: &str) -> bool {
        word.chars().count() > 1 && self.words.words_in_language(Lang::En).any(|known| known == word)
    }
}

const fn choice<T>(value: T, english: &'static str, german: &'static str) -> NumberedChoice<T> {
    NumberedChoice { value, words: Spellings { english, german } }
}

static KINDS: [NumberedChoice<ControlKind>; 5] = [
    choice(ControlKind::Game, "g | game | whole game", "g | ganze partie | ganze | partie"),
    choice(ControlKind::Periods, "p | periods | several periods", "m | mehrere | perioden | mehrere perioden"),
    choice(ControlKind::Fixed, "m | move | fixed | fixed time", "z | zug | je zug | pro zug | feste zeit"),
    choice(ControlKind::Hourglass, "h | hourglass | glass", "s | sanduhr"),
    choice(ControlKind::Untimed, "n | none | no clocks", "o | ohne | ohne uhr | ohne uhren | keine"),
];

static ADDS: [NumberedChoice<BonusKind>; 5] = [
    choice(BonusKind::Nothing, "n | nothing | none", "n | nichts | keine"),
    choice(BonusKind::Increment, "i | increment | + | plus", "z | zugabe | zeitzugabe | + | plus"),
    choice(BonusKind::Delay, "d | delay", "a | aufschub"),
    choice(BonusKind::Bronstein, "b | bronstein", "b | bronstein"),
    choice(BonusKind::Fixed, "f | fixed | fixed time", "f | fest | feste zeit"),
];

/// The answers of the two questions that offer a list, in the order of their numbers: kinds, and what a move adds.
pub fn numbered_choices() -> (&'static [NumberedChoice<ControlKind>], &'static [NumberedChoice<BonusKind>]) {
    (&KINDS, &ADDS)
}

/// What may be typed at any question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CommonAnswer {
    /// The question again.
    Again,
    /// What may be typed here.
    Choices,
    /// Out of it, nothing changed.
    Cancel,
    /// The question before.
    Back,
    /// As it is now.
    Keep,
}

fn small(typed: &str) -> String {
    typed.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether this is typed at any question, with the same meaning.
pub(super) fn parse_common_answer(typed: &str, lang: Lang) -> Option<CommonAnswer> {
    let typed = small(typed);
    let typed = typed.strip_prefix('/').unwrap_or(&typed);
    Some(match typed {
        "" | "time" | "zeit" | "bedenkzeit" => CommonAnswer::Again,
        "?" => CommonAnswer::Choices,
        "cancel" | "abbrechen" | "abbruch" => CommonAnswer::Cancel,
        "back" | "zurück" | "zurueck" => CommonAnswer::Back,
        "keep" | "behalten" | "wie bisher" => CommonAnswer::Keep,
        "w" if lang == Lang::De => CommonAnswer::Keep,
        "k" if lang != Lang::De => CommonAnswer::Keep,
        _ => return None,
    })
}

/// Whether this is the whole word no. A single letter may mean something else.
pub(super) fn is_word_no(typed: &str) -> bool {
    matches!(small(typed).as_str(), "no" | "nein")
}

fn chosen<T: Copy>(choices: &[NumberedChoice<T>], typed: &str, lang: Lang) -> Option<T> {
    let typed = small(typed);
    let numbered = typed.parse::<usize>().ok().and_then(|number| choices.get(number.checked_sub(1)?));
    let worded = || choices.iter().find(|choice| choice.words.words_in_language(lang).any(|known| known == typed));
    let english = || choices.iter().find(|choice| choice.is_english(&typed));
    numbered.or_else(worded).or_else(english).map(|choice| choice.value)
}

/// A kind of control.
pub(super) fn parse_control_kind(typed: &str, lang: Lang) -> Option<ControlKind> {
    chosen(&KINDS, typed, lang)
}

/// What each move adds; with its seconds where they were typed too, as in `+30`, `d5`, `b 5`.
///
/// # Errors
/// It is none of them, or its seconds are wrong.
pub(super) fn parse_bonus(typed: &str, with_fixed: bool, lang: Lang) -> Result<(BonusKind, Option<Span>), TimingFault> {
    let offered = if with_fixed { &ADDS[..] } else { &ADDS[..4] };
    if let Some(adds) = chosen(offered, typed, lang) {
        return Ok((adds, None));
    }
    let at = typed.find(|letter: char| letter.is_ascii_digit()).filter(|at| *at > 0);
    let signed = at.map(|at| typed.split_at(at)).and_then(|(sign, number)| {
        let adds = match sign.trim().to_lowercase().as_str() {
            "d" => Some(BonusKind::Delay),
            sign => chosen(offered, sign, lang),
        };
        adds.map(|adds| (adds, number))
    });
    match signed {
        Some((adds @ (BonusKind::Increment | BonusKind::Delay | BonusKind::Bronstein), number)) => {
            parse_seconds(number).map(|seconds| (adds, Some(seconds)))
        }
        _ => Err(TimingFault::Unknown(typed.to_owned())),
    }
}

/// The single period that a text of our own making reads as.
fn single(spec: &str) -> Result<Period, BadTimeControl> {
    let control: TimeControl = spec.parse()?;
    let period = match control {
        TimeControl::Periods(periods) => periods.first().copied(),
        TimeControl::Untimed | TimeControl::Hourglass { .. } => None,
    };
    period.ok_or_else(|| no_number(spec, BadPart::Time))
}

/// What was typed is no number here.
fn no_number(typed: &str, part: BadPart) -> BadTimeControl {
    BadTimeControl { spec: typed.to_owned(), period: 1, part, text: typed.to_owned(), reason: BadReason::Number }
}

fn is_made_of(typed: &str, letter: impl Fn(char) -> bool) -> bool {
    !typed.is_empty() && typed.chars().all(letter)
}

/// A time: minutes, or minutes and seconds. It may be none.
///
/// # Errors
/// What is wrong with it.
pub(super) fn parse_time(typed: &str) -> Result<Span, BadTimeControl> {
    if !is_made_of(typed, |letter| letter.is_ascii_digit() || letter == ':') {
        return Err(no_number(typed, BadPart::Time));
    }
    // A period with a delay is the only one that may begin without time.
    single(&format!("{typed}d1"))
        .map(|period| period.time)
        .map_err(|bad| BadTimeControl { spec: typed.to_owned(), ..bad })
}

/// A number of moves, or the rest of the game.
///
/// # Errors
/// What is wrong with it.
pub(super) fn parse_move_count(typed: &str, lang: Lang) -> Result<Option<u32>, BadTimeControl> {
    let (word, german) = (small(typed), lang == Lang::De);
    if matches!(word.as_str(), "r" | "rest" | "none" | "all") || (german && matches!(word.as_str(), "keine" | "alle")) {
        return Ok(None);
    }
    if !is_made_of(typed, |letter| letter.is_ascii_digit()) {
        return Err(no_number(typed, BadPart::Moves));
    }
    single(&format!("{typed}/1"))
        .map(|period| period.moves)
        .map_err(|bad| BadTimeControl { spec: typed.to_owned(), ..bad })
}

/// A number of seconds, at least one.
///
/// # Errors
/// What is wrong with it.
pub(super) fn parse_seconds(typed: &str) -> Result<Span, TimingFault> {
    if !is_made_of(typed, |letter| letter.is_ascii_digit()) {
        return Err(TimingFault::Part(no_number(typed, BadPart::Bonus)));
    }
    match single(&format!("1+{typed}")) {
        Ok(Period { bonus: Bonus::Increment(seconds), .. }) => Ok(seconds),
        Ok(_) => Err(TimingFault::NoSeconds(typed.to_owned())),
        Err(bad) => Err(TimingFault::Part(BadTimeControl { spec: typed.to_owned(), ..bad })),
    }
}

/// The text of a whole control, if it looks like one and not like a mere number; behind `time` any will do.
pub(super) fn parse_whole_control(typed: &str) -> Option<Result<TimeControl, BadTimeControl>> {
    let typed = typed.trim().trim_start_matches('/');
    let (first, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
    if ["time", "zeit", "bedenkzeit"].contains(&first.to_lowercase().as_str()) {
        return Some(rest.trim().parse());
    }
    let joined: Vec<char> = typed.chars().filter(|letter| !letter.is_whitespace()).collect();
    let signed = joined.windows(2).any(|pair| pair[0].is_ascii_digit() && "/,+dbfhDBFH".contains(pair[1]));
    let begins = joined.first().is_some_and(char::is_ascii_digit);
    ((signed && begins) || typed.eq_ignore_ascii_case("none")).then(|| typed.parse())
}
