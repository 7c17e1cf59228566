//! Read single values of the command line. Why one is none is kept in clap's error, and put into words when the language
//! of the program is known.
//!
//! ```
//! use ansage_words::locale::{Lang, Locale};
//! use ansage::station::arguments::{Arguments, values::value_error_text};
//! use clap::Parser;
//! let error = Arguments::try_parse_from(["ansage", "play", "--mode", "blitz"]).unwrap_err();
//! let told = value_error_text(&error, &Locale::for_lang(Lang::En)).unwrap();
//! assert_eq!(told, "--mode \"blitz\": not understood. Try --mode tournament | practice");
//! ```

use crate::station::electronic::NamedBoard;
use crate::station::kept_journals::resolve_journal_path;
use crate::station::settings::value_words::english_value;
use ansage_game::chess960::COUNT;
use ansage_game::foreign::{ForeignText, PERSON_NAME_MAX, PersonName};
use ansage_game::laws::{BadRule, Edition, GameKind, Parameter, Rules};
use ansage_game::moment::Span;
use ansage_game::ruling::{AssistantDuties, AssistantDuty};
use ansage_game::seat::Color;
use ansage_game::start::{self, BadStart, StartFault};
use ansage_game::time_control::TimeControl;
use ansage_opponent::{Level, PlayerSlip, SlipList};
use ansage_seats::console::dial::settings::{BadCues, ClockCueSettings};
use ansage_seats::console::voice::EchoMode;
use ansage_seats::sighted::{BoardLook, PieceStyle, Theme};
use ansage_sound::speech::driver::{PrivateAudio, PrivateVoice, PublicAudio};
use ansage_words::locale::{Args, Lang, Locale, has_mixed_scripts, reads_like_message};
use ansage_words::presentation::{bad_time_control_text, start_fault_sentence};
use ansage_words::vocabulary::rules as names;
use ansage_words::vocabulary::{AnnouncementStyle, WordListKind};
use clap::builder::{OsStringValueParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue};
use shakmaty::Position;
use std::error::Error;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// No start position is further in its game: longer games than this there are none.
const GREATEST_NUMBER: u32 = 9_999;

/// At most so many letters of a bad value are told again.
const QUOTED: usize = 60;

/// A journal, by its path, by its name in the user's folder, or as the last one there.
pub fn journal_path_parser() -> impl TypedValueParser<Value = PathBuf> {
    OsStringValueParser::new().map(|named| resolve_journal_path(Path::new(&named)))
}

/// The same for a value that is longer, such as a FEN.
const QUOTED_WHOLE: usize = 120;

/// Puts it into words in a language, for the option of this name.
type ErrorWording = dyn Fn(&Locale, &str) -> String + Send + Sync;

/// Why a value is none, to be put into words for the option that was given it.
pub struct BadValue(Box<ErrorWording>);

impl BadValue {
    fn new(words: impl Fn(&Locale, &str) -> String + Send + Sync + 'static) -> BadValue {
        BadValue(Box::new(words))
    }

    /// Nothing that is known; an example that is.
    fn like(value: &str, example: impl Into<String>) -> BadValue {
        let (value, example) = (quote_value(value), example.into());
        BadValue::new(move |locale, option| {
            let args = Args::new().set_own_text("option", option).set("value", value.clone());
            locale.message_text("trouble-bad-option", &args.set_own_text("example", example.clone()))
        })
    }

    /// The same, where the value has no option but this command.
    fn for_command(self, command: &'static str) -> BadValue {
        BadValue::new(move |locale, _| self.to_text_for_option(locale, command))
    }

    /// In words, for this option.
    pub(crate) fn to_text_for_option(&self, locale: &Locale, option: &str) -> String {
        (self.0)(locale, option)
    }
}

impl fmt::Debug for BadValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BadValue(..)")
    }
}

impl fmt::Display for BadValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text_for_option(&Locale::for_lang(Lang::En), ""))
    }
}

impl Error for BadValue {}

/// A value that was not understood, in words; `None` for another error of the command line, which clap tells.
pub fn value_error_text(error: &clap::Error, locale: &Locale) -> Option<String> {
    let bad: &BadValue = error.source()?.downcast_ref()?;
    Some(bad.to_text_for_option(locale, &failed_option_name(error)?))
}

/// The option whose value was not understood.
pub fn failed_option_name(error: &clap::Error) -> Option<String> {
    let Some(ContextValue::String(usage)) = error.get(ContextKind::InvalidArg) else { return None };
    // As clap writes it: `--lang <LANG>`, `[HOST[:PORT]]`.
    usage.trim_start_matches('[').split([' ', '[']).next().map(str::to_owned)
}

/// What was typed, as far as there is room for it.
pub(super) fn quote_value(value: &str) -> ForeignText {
    ForeignText::new_within(value, QUOTED)
}

/// Reads one of these names, in either language.
pub fn one_of_parser<T, const N: usize>(
    known: [(&'static str, T); N],
) -> impl Fn(&str) -> Result<T, BadValue> + Clone + Send + Sync + 'static
where
    T: Copy + Send + Sync + 'static,
{
    move |value| {
        let found = known.iter().find(|(name, _)| *name == value || english_value(value) == Some(*name));
        let found = found.map(|(_, chosen)| *chosen);
        found.ok_or_else(|| BadValue::like(value, known.map(|(name, _)| name).join(" | ")))
    }
}

/// Reads a number in a range.
pub fn number_parser(
    range: RangeInclusive<u16>,
) -> impl Fn(&str) -> Result<u16, BadValue> + Clone + Send + Sync + 'static {
    move |value| {
        let parsed = value.parse::<u16>().ok().filter(|number| range.contains(number));
        parsed.ok_or_else(|| BadValue::like(value, format!("{} .. {}", range.start(), range.end())))
    }
}

/// The longest delay of a transmission, in minutes: a day.
const DELAY_MINUTES: u64 = 24 * 60;

/// Reads how much later something is shown: minutes and seconds, as `15:00`.
pub fn parse_delay(value: &str) -> Result<Span, BadValue> {
    let number = |text: &str| text.parse::<u64>().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()));
    let read = value.split_once(':').and_then(|(minutes, seconds)| {
        let (minutes, seconds) = (number(minutes)?, number(seconds).filter(|it| *it < 60 && seconds.len() == 2)?);
        (minutes <= DELAY_MINUTES).then(|| Span::from_secs(60 * minutes + seconds))
    });
    read.ok_or_else(|| BadValue::like(value, "15:00, 0:30".to_owned()))
}

/// Reads the level of an opponent.
pub fn parse_level(value: &str) -> Result<Level, BadValue> {
    value.parse().map_err(|_| BadValue::like(value, format!("{} .. {}", Level::LOWEST, Level::HIGHEST)))
}

/// Reads what dice are thrown by.
pub fn parse_seed(value: &str) -> Result<u64, BadValue> {
    value.parse().map_err(|_| BadValue::like(value, "17"))
}

/// Reads the slips that an opponent makes on purpose.
pub fn parse_slips(value: &str) -> Result<SlipList, BadValue> {
    let known = PlayerSlip::NAMES.map(|(name, _)| name).join(", ");
    value.parse().map_err(|_| BadValue::like(value, format!("{known}, all, none")))
}

/// Reads an option of an engine: a name and a value, each on one line.
pub fn parse_engine_option(value: &str) -> Result<(String, String), BadValue> {
    let read = value.split_once('=').map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned()));
    let read = read.filter(|(name, _)| !name.is_empty() && !value.chars().any(char::is_control));
    read.ok_or_else(|| BadValue::like(value, "Contempt=10"))
}

/// Reads a player by his colour.
pub fn parse_player_color(value: &str) -> Result<Color, BadValue> {
    one_of_parser([("white", Color::White), ("black", Color::Black)])(value)
}

/// Reads a word list by its name.
pub fn parse_word_list(value: &str) -> Result<WordListKind, BadValue> {
    one_of_parser(WordListKind::ALL.map(|words| (words.name(), words)))(value)
}

/// Reads a style of announcements by its name.
pub fn parse_announcement_style(value: &str) -> Result<AnnouncementStyle, BadValue> {
    one_of_parser(AnnouncementStyle::ALL.map(|style| (style.name(), style)))(value)
}

/// Who may speak private answers, by name.
pub const VOICES: [(&str, PrivateVoice); 3] =
    [("self", PrivateVoice::Own), ("reader", PrivateVoice::Reader), ("off", PrivateVoice::Off)];

/// The names of the echoes of typing.
pub const ECHOES: [(&str, EchoMode); 3] =
    [("quiet", EchoMode::Quiet), ("words", EchoMode::Words), ("letters", EchoMode::Letters)];

/// Reads how much of what is typed is spoken.
pub fn parse_echo_mode(value: &str) -> Result<EchoMode, BadValue> {
    one_of_parser(ECHOES)(value)
}

/// Reads whether private answers are heard in one ear only.
pub fn parse_split_ears(value: &str) -> Result<bool, BadValue> {
    one_of_parser([("split", true), ("same", false)])(value)
}

/// Reads the name of a player or an arbiter; nothing, where there is none. A name that would not be printed as it was given
/// is refused.
pub fn parse_person_name(value: &str) -> Result<PersonName, BadValue> {
    let name = PersonName::new(value);
    let id = match () {
        () if name != *value.trim() => "trouble-name-characters",
        () if has_mixed_scripts(name.as_str()) => "trouble-name-scripts",
        () if reads_like_message(name.as_str()) => "trouble-name-message",
        () => return Ok(name),
    };
    let value = quote_value(value);
    Err(BadValue::new(move |locale, option| {
        let args = Args::new().set_own_text("option", option).set("value", value.clone());
        locale.message_text(id, &args.set_digits("most", PERSON_NAME_MAX))
    }))
}

/// Reads a person's name, for his settings.
pub fn parse_profile_name(value: &str) -> Result<String, BadValue> {
    let name = value.trim();
    let readable = name.chars().count() <= QUOTED && !name.chars().any(char::is_control);
    if name.is_empty() || !readable { Err(BadValue::like(value, "Anna")) } else { Ok(name.to_owned()) }
}

/// Reads yes or no.
pub fn parse_yes_no(value: &str) -> Result<bool, BadValue> {
    one_of_parser([("yes", true), ("no", false)])(value)
}

/// Reads whether time is virtual.
pub(crate) fn parse_clock_mode(value: &str) -> Result<bool, BadValue> {
    one_of_parser([("real", false), ("script", true)])(value)
}

/// Reads a language by its code.
pub fn parse_language(value: &str) -> Result<Lang, BadValue> {
    value.parse().map_err(|_| BadValue::like(value, Lang::ALL.map(|lang| lang.to_string()).join(" | ")))
}

/// Reads a language that has texts by its code.
pub fn parse_translated_language(value: &str) -> Result<Lang, BadValue> {
    let found = value.parse().ok().filter(|lang| Lang::TEXTS.contains(lang));
    found.ok_or_else(|| BadValue::like(value, Lang::TEXTS.map(|lang| lang.to_string()).join(" | ")))
}

/// The texts of the language that is wished for; of the system's without a wish.
pub fn parse_program_locale(value: &str) -> Result<Locale, BadValue> {
    Ok(Locale::new((!value.is_empty()).then_some(value)))
}

/// Reads the year of an edition, or says which was in force then, or which there are.
pub fn parse_laws_edition(value: &str) -> Result<u16, BadValue> {
    let years = Edition::ALL.map(Edition::year);
    let year = value.trim();
    if let Some(found) = years.into_iter().find(|known| known.to_string() == year) {
        return Ok(found);
    }
    let digits = year.len() == 4 && year.bytes().all(|letter| letter.is_ascii_digit());
    let given = year.parse::<u16>().ok().filter(|_| digits);
    let in_force = given.and_then(|given| years.into_iter().rev().find(|known| *known < given));
    let value = ForeignText::new_within(value, QUOTED_WHOLE);
    Err(BadValue::new(move |locale, _| {
        let args = Args::new()
            .set("value", value.clone())
            .set_own_text("years", years.map(|year| year.to_string()).join(", "));
        match in_force {
            Some(in_force) => locale.message_text("trouble-no-edition-then", &args.set_digits("edition", in_force)),
            None => locale.message_text("trouble-no-edition", &args),
        }
    }))
}

/// Reads a time control.
pub fn parse_time_control(value: &str) -> Result<TimeControl, BadValue> {
    value.parse().map_err(|bad| BadValue::new(move |locale, _| bad_time_control_text(locale, &bad)))
}

/// Reads the cues of the dial.
pub fn parse_clock_cues(value: &str) -> Result<ClockCueSettings, BadValue> {
    value.parse().map_err(|BadCues { part, in_times }| {
        let part = quote_value(&part);
        let id = if in_times { "trouble-bad-low-time" } else { "trouble-bad-cues" };
        BadValue::new(move |locale, _| locale.message_text(id, &Args::new().set("part", part.clone())))
    })
}

/// Checks a position to start from: what of it was understood, why it is none, and one that works.
pub fn parse_fen(value: &str) -> Result<String, BadValue> {
    let position = start::position_from_fen(value, None).map_err(bad_fen)?;
    let numbers = [(position.halfmoves(), StartFault::HalfMoves), (position.fullmoves().get(), StartFault::MoveNumber)];
    match numbers.into_iter().find(|(number, _)| *number > GREATEST_NUMBER) {
        Some((_, fault)) => Err(bad_fen(BadStart { fen: value.to_owned(), fault })),
        None => Ok(value.to_owned()),
    }
}

fn bad_fen(bad: BadStart) -> BadValue {
    BadValue::new(move |locale, _| {
        let args = Args::new().set("value", ForeignText::new_within(&bad.fen, QUOTED_WHOLE));
        let args = args.set_own_text("reason", start_fault_sentence(locale, bad.fault));
        match bad.valid_fields() {
            understood if understood.is_empty() => locale.message_text("trouble-bad-fen", &args),
            understood => {
                locale.message_text("trouble-bad-fen-after", &args.set("understood", ForeignText::new(&understood)))
            }
        }
    })
}

/// A start position of Chess960.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chess960Start {
    /// This one.
    Number(u16),
    /// One is drawn when the game is opened.
    Drawn,
}

/// Reads the number of a start position of Chess960, or that it is to be drawn.
pub(crate) fn parse_chess960_start(value: &str) -> Result<Chess960Start, BadValue> {
    let digits = value.trim();
    if digits == "drawn" {
        return Ok(Chess960Start::Drawn);
    }
    // A sign is no part of a number.
    let number = digits.parse::<u16>().ok().filter(|number| *number < COUNT && !digits.starts_with('+'));
    let value = quote_value(value);
    number.map(Chess960Start::Number).ok_or_else(|| {
        BadValue::new(move |locale, _| {
            let args = Args::new().set("value", value.clone()).set_digits("last", COUNT - 1);
            locale.message_text("trouble-bad-chess960", &args)
        })
    })
}

/// Reads the duties of a visually disabled player's assistant.
pub fn parse_assistant_duties(value: &str) -> Result<AssistantDuties, BadValue> {
    parse_duties_for_player(value, true)
}

/// Reads the duties of an assistant by their letters (D.2.9); a sighted player's has few of them (D.2.10).
pub(crate) fn parse_duties_for_player(value: &str, blind: bool) -> Result<AssistantDuties, BadValue> {
    if value == "none" {
        return Ok(AssistantDuties::NONE);
    }
    let bad = |id: &'static str, letter: String| {
        let value = quote_value(value);
        BadValue::new(move |locale, option| {
            let args = Args::new().set_own_text("option", option).set("value", value.clone());
            locale.message_text(id, &args.set("letter", quote_value(&letter)))
        })
    };
    if value.is_empty() {
        return Err(bad("trouble-no-duty", String::new()));
    }
    value.to_lowercase().chars().try_fold(AssistantDuties::NONE, |duties, letter| {
        match AssistantDuty::from_letter(letter) {
            None => Err(bad("trouble-no-duty", letter.to_string())),
            Some(duty) if !blind && !AssistantDuties::is_allowed_for_sighted(duty) => {
                Err(bad("trouble-duty-for-sighted", letter.to_string()))
            }
            Some(duty) => Ok(duties.with_duty_set(duty, true)),
        }
    })
}

/// Reads a rule that is adapted from the start, as its name and its value.
pub fn parse_adapted_rule(value: &str) -> Result<(String, String), BadValue> {
    let Some((name, value)) = value.split_once('=') else {
        let value = quote_value(value);
        return Err(BadValue::new(move |locale, _| {
            locale.message_text("trouble-rule-form", &Args::new().set("value", value.clone()))
        }));
    };
    let typed = name.trim().to_lowercase();
    let name = names::find_rule(&typed).map_or(typed, |rule| rule.name.to_owned());
    let value = names::parse_rule_value(&name, value);
    // Names and values are the same in every edition.
    let mut trial = Rules::from_edition_and_kind(Edition::Y2023, GameKind::Standard);
    match trial.adapt(&name, &value) {
        Ok(()) => Ok((name, value)),
        Err(bad) => Err(BadValue::new(move |locale, _| bad_rule(locale, &trial, &bad))),
    }
}

fn bad_rule(locale: &Locale, rules: &Rules, bad: &BadRule) -> String {
    match bad {
        BadRule::NoSuchRule(name) => {
            locale.message_text("trouble-no-such-rule", &Args::new().set("name", quote_value(name)))
        }
        BadRule::BadValue { name, value, values } => {
            let works = Parameter::from_name(name).map(|parameter| parameter.value_in_rules(rules)).unwrap_or_default();
            let lang = locale.lang();
            let args = Args::new().set_own_text("name", names::rule_name(name, lang)).set("value", quote_value(value));
            let args = args.set_own_text("values", names::rule_values_text(values, lang));
            locale.message_text(
                "trouble-bad-rule-value",
                &args.set_own_text("example", names::rule_value_text(&works, lang)),
            )
        }
    }
}

/// Reads where public speech goes.
pub fn parse_public_audio(value: &str) -> Result<PublicAudio, BadValue> {
    match (value, value.strip_prefix("wav:")) {
        ("default", _) => Ok(PublicAudio::Default),
        ("none", _) => Ok(PublicAudio::None),
        (_, Some("")) => Err(BadValue::like(value, "wav:game.wav")),
        (_, Some(file)) => Ok(PublicAudio::Wav(file.into())),
        (name, None) => Ok(PublicAudio::Named(name.into())),
    }
}

/// Reads where private answers go.
pub fn parse_private_audio(value: &str) -> Result<PrivateAudio, BadValue> {
    Ok(if value == "none" { PrivateAudio::None } else { PrivateAudio::Named(value.into()) })
}

/// Reads the port of a device; `example` is one.
pub fn port_parser(example: &'static str) -> impl Fn(&str) -> Result<String, BadValue> + Clone + Send + Sync + 'static {
    move |value| match value.trim() {
        "" => Err(BadValue::like(value, example)),
        _ => Ok(value.to_owned()),
    }
}

/// Reads the name of an electronic board.
pub fn parse_electronic_board(value: &str) -> Result<NamedBoard, BadValue> {
    NamedBoard::parse(value).ok_or_else(|| BadValue::like(value, "dgt:/dev/ttyUSB1,left"))
}

/// A board as it is named on the command line of a station that joins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardName {
    /// A tactile board on this port.
    Tactile(String),
    /// A sighted player's electronic board.
    Electronic(NamedBoard),
}

/// Reads the name of a board of either kind.
pub fn parse_board_name(value: &str) -> Result<BoardName, BadValue> {
    if !value.starts_with("dgt:") && !value.trim().is_empty() {
        return Ok(BoardName::Tactile(value.to_owned()));
    }
    let named = NamedBoard::parse(value).map(BoardName::Electronic);
    named.ok_or_else(|| BadValue::like(value, "/dev/ttyUSB0 | dgt:/dev/ttyUSB1,left"))
}

/// Reads the name of a board that is followed: any path is a port.
pub fn parse_followed_board(value: &str) -> Result<BoardName, BadValue> {
    let named = NamedBoard::parse(value).map(BoardName::Electronic);
    match named {
        None if value.starts_with("dgt:") => Err(BadValue::like(value, "dgt:/dev/ttyUSB1").for_command("ansage board")),
        None => Ok(BoardName::Tactile(value.to_owned())),
        Some(named) => Ok(named),
    }
}

/// How a full-screen board looks; its colours only where they were named.
pub type LookOptions = (BoardLook, Option<Theme>);

/// Reads how a full-screen board looks.
pub fn parse_board_look(value: &str) -> Result<LookOptions, BadValue> {
    let usual = (BoardLook::default(), None);
    value.split(',').map(str::trim).try_fold(usual, |(look, theme), name| match name {
        "letters" => Ok((BoardLook { pieces: PieceStyle::Letters, ..look }, theme)),
        "signs" => Ok((BoardLook { pieces: PieceStyle::Signs, ..look }, theme)),
        "large" => Ok((BoardLook { large: true, ..look }, theme)),
        "white" => Ok((BoardLook { below: Some(Color::White), ..look }, theme)),
        "black" => Ok((BoardLook { below: Some(Color::Black), ..look }, theme)),
        name => match Theme::from_name(name) {
            Some(theme) => Ok((look, Some(theme))),
            None => Err(BadValue::like(
                value,
                "letters | signs | large | white | black | dark | light | strong | plain | large,signs",
            )),
        },
    })
}

/// Reads an address with a port, or without one: then port 0.
pub fn parse_socket_address(value: &str) -> Result<SocketAddr, BadValue> {
    let text = value.trim();
    let alone = || text.parse().ok().map(|address: IpAddr| SocketAddr::new(address, 0));
    let found = text.parse().ok().or_else(alone);
    found.ok_or_else(|| BadValue::like(text, "192.168.1.7:20140"))
}

/// Reads a host's name or address, perhaps with a port.
pub fn parse_host_name(value: &str) -> Result<String, BadValue> {
    let host = value.trim();
    match host.is_empty() || host.chars().any(|letter| !letter.is_ascii_graphic()) {
        true => Err(BadValue::like(host, "192.168.1.7 | 192.168.1.7:20140")),
        false => Ok(host.to_owned()),
    }
}
