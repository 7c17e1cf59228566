//! Read a typed line: a command, or a move.
//!
//! Commands stand in one table, [`table::COMMANDS`]; help and the key table of the manual are made from it. A line is
//! tried as a command first. Where its words do not fit the command it is tried as a move, so that `s f3` is a knight's
//! move in German and `s f` asks for the f-file. Behind a `/` it is always a command. English words work in every
//! language.
//!
//! ```
//! use ansage_seats::console::command::{Command, LineMeaning, parse_line};
//! use ansage_game::event::{EventKind, Question};
//! use ansage_words::locale::Lang;
//! use shakmaty::Color;
//! assert_eq!(parse_line("uhr", Lang::De, Color::White), LineMeaning::Command(Command::Send(EventKind::InformationAsked { question: Question::Clocks })));
//! assert_eq!(parse_line("/c", Lang::De, Color::White), parse_line("uhr", Lang::De, Color::White));
//! assert!(matches!(parse_line("c4", Lang::De, Color::White), LineMeaning::Move(_)));
//! ```

mod arguments;
mod claims;
pub mod table;

use super::dial::settings::{ClockCueSetting, CueChange};
use super::explore::BoardQuery;
use super::secret::{SecretKind, SecretText};
use super::spellings::Spellings;
use super::voice::{VoiceChange, VoiceQuality};
use super::{BoardRequest, LinkRequest, SettingRequest};
use ansage_game::announcement::Announcement;
use ansage_game::event::{EventKind, OpponentsWord};
use ansage_words::locale::Lang;
use ansage_words::presentation::Channel;
use ansage_words::presentation::doubt::ConfirmationPrompt;
use ansage_words::presentation::{LineForm, PrivateWording};
use ansage_words::vocabulary::parse_typed_move;
use arguments::{CommandArguments, StatedTransfer};
use shakmaty::{Color, Square};

/// A command, understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Sent to the referee as it is.
    Send(EventKind),
    /// Done when the player has said yes.
    Ask(ConfirmationPrompt),
    /// Answered by the console from its view.
    Tell(BoardQuery),
    /// A hint what to play; practice only.
    Hint,
    /// The player's voice or the hall's is changed.
    Voice(Channel, VoiceQuality, VoiceChange),
    /// How the hall's voice is set is told.
    HallVoice,
    /// The hall's voice is shaped for a noisy hall, or not, or whether it is, is told.
    Clarity(Option<bool>),
    /// Another voice of the machine's speaks, or which it is, is told.
    VoiceName(Channel, Option<String>),
    /// The machine's voices are told, or the player's is chosen.
    Voices(Option<String>),
    /// Each cue is sounded and named.
    Sounds,
    /// A message is told again: the one before, or the one behind it.
    Message {
        /// Whether the one before.
        earlier: bool,
    },
    /// The echo of typing is changed.
    Echo(VoiceChange),
    /// What is missing on the tactile board is told.
    Missing,
    /// The tactile board is laid aside or read, or leads otherwise.
    Board(BoardRequest),
    /// The opponent's electronic board is read again, or laid aside.
    OpponentsBoard(bool),
    /// The link to other stations is told of, or changed.
    Link(LinkRequest),
    /// The settings are told, or one is changed.
    Setting(SettingRequest),
    /// What an arbiter has to know of the program and this game is told: to the player, or to the hall.
    Inspect(Channel),
    /// The cues of the dial are changed, or told.
    Cues(CueChange),
    /// The rules of the table are told: all, or the one of this name.
    Rules(Option<String>),
    /// The time control is told where nothing is given; or it is set, before the start.
    Time(String),
    /// Lines are written like this from now on, or how they are is told.
    Lines(Option<LineForm>),
    /// Squares and moves are heard in private like this from now on, or how they are is told.
    Ear(Option<PrivateWording>),
    /// The board gets the focus, with the fingers on this square.
    OnBoard(Square),
    /// The move told before, or after, the one that was told of last.
    Walk(bool),
    /// This message is told.
    Note(&'static str),
    /// Help: an overview, or what this word does.
    Help(Option<String>),
    /// The next part of the help.
    More,
    /// The keys.
    Keys,
    /// What follows was typed in secret; nothing, where it is asked for.
    Hidden(SecretKind, SecretText),
    /// Yes to the question asked last.
    Yes,
    /// No to it.
    No,
}

/// What follows the words of a command, and the command that comes of it.
#[derive(Debug, Clone, Copy)]
pub enum CommandSyntax {
    /// Nothing; the player whose console it is.
    Nothing(fn(Color) -> Command),
    /// A square.
    Square(fn(Square) -> Command),
    /// A square, or nothing.
    MaybeSquare(fn(Option<Square>) -> Command),
    /// A move.
    Move(fn(Announcement) -> Command),
    /// A move, or nothing.
    MaybeMove(fn(Option<Announcement>) -> Command),
    /// Two squares and, perhaps, a piece.
    Transfer(fn(StatedTransfer) -> Command),
    /// What a player has written, as it stands and as it is read.
    Text(fn(String, Option<Announcement>) -> Command),
    /// A piece and, perhaps, a colour.
    Kind,
    /// A file or a rank.
    Line,
    /// A number of moves, `all`, or nothing.
    Count,
    /// A number, `up`, `down`, or nothing.
    Level(fn(VoiceChange) -> Command),
    /// `on`, `off`, or nothing.
    OnOff(fn(Option<bool>) -> Command),
    /// A name, or nothing.
    Name(fn(Option<String>) -> Command),
    /// `on`, `off`, or nothing, for one cue of the dial, or for all.
    Switch(Option<ClockCueSetting>),
    /// Times, `off`, `spoken`, `sound`, or nothing.
    Times,
    /// What is claimed, in the words behind `claim`.
    Claim,
    /// The name of a rule, or nothing.
    Rule,
    /// A time control, or nothing.
    Time,
    /// A command, or nothing.
    Topic,
    /// A port, or nothing.
    Port,
    /// `words`, `cues`, `off`, or nothing.
    Guiding,
    /// `white`, `black`, or nothing.
    MaybePlayer,
    /// `words`, `short`, or nothing.
    LineForm,
    /// `hall`, `plain`, or nothing.
    EarWords,
    /// A setting and what it is to be, a setting alone, or nothing.
    AnySetting,
    /// What this setting is to be, or nothing.
    Setting(&'static str),
    /// The word list, or nothing: then the record is told in words.
    Words,
    /// What nobody may see, or nothing: then it is asked for.
    Hidden(SecretKind),
}

/// What fits a command, for an answer that names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExpectedArguments {
    /// Arguments of this kind, by their key in the message.
    Kind(&'static str),
    /// A number within these bounds, or a step up or down.
    Number(u16, u16),
    /// This message explains it: a list of commands, or why there is none.
    Message(&'static str),
}

/// A row of the table.
#[derive(Debug)]
pub struct CommandRow {
    /// Its words.
    pub words: Spellings,
    /// What follows them.
    pub takes: CommandSyntax,
    /// The message that explains it; its attribute `.line` shows how it is typed.
    pub help: &'static str,
}

/// What a typed line is.
#[derive(Debug, Clone, PartialEq)]
pub enum LineMeaning {
    /// Nothing but blanks.
    Nothing,
    /// A move, or as much of one as is announced.
    Move(Announcement),
    /// A command.
    Command(Command),
    /// A command that what follows it does not fit.
    Unfitting {
        /// Its words, as they were typed.
        word: String,
        /// What follows them; empty where something is missing.
        part: String,
        /// What would fit.
        expected: ExpectedArguments,
    },
    /// Neither.
    NotUnderstood {
        /// The beginning that was understood; may be empty.
        understood: String,
        /// The part that was not; empty where the line ends too early.
        part: String,
        /// The help of the command whose words it began with.
        usage: Option<&'static str>,
    },
}

/// Reads a line as a command or a move.
pub fn parse_line(line: &str, lang: Lang, owner: Color) -> LineMeaning {
    let line = line.trim();
    let (bare, slash) = match line.strip_prefix('/') {
        Some(bare) => (bare.trim_start(), true),
        None => (line, false),
    };
    if bare.is_empty() {
        return if slash { not_a_command("/") } else { LineMeaning::Nothing };
    }
    let Some((word, rest)) = head(bare) else {
        return match of_verb(bare, lang) {
            Some(typed) => typed,
            None if slash => not_a_command(bare),
            None => read_move(bare, lang),
        };
    };
    let arguments = CommandArguments { rest, lang, owner };
    if !slash
        && is_move_of_capital_letter(word, rest)
        && let typed @ LineMeaning::Move(_) = read_move(bare, lang)
    {
        return typed;
    }
    if let Some(command) = rows_of(word).find_map(|row| row.takes.to_command(&arguments)) {
        return LineMeaning::Command(command);
    }
    if let Some(typed) = of_verb(bare, lang).filter(|_| word.split_whitespace().count() == 1) {
        return typed;
    }
    if let Some(missing) = rows_of(word).find_map(|row| row.takes.missing_of_opponents_claim(&arguments)) {
        return LineMeaning::NotUnderstood { understood: bare.to_owned(), part: String::new(), usage: Some(missing) };
    }
    match read_move(bare, lang) {
        LineMeaning::Move(words) if !slash => LineMeaning::Move(words),
        // A kind of piece begins a move as well: what of that was not understood says more.
        not_understood if !slash && rows_of(word).any(|row| row.help == "console-help-kinds") => not_understood,
        _ => {
            let row = rows_of(word).next();
            let part = row.map_or_else(String::new, |row| row.takes.unfitting_part(&arguments));
            if let Some(expected) = row.and_then(|row| row.takes.expected_arguments()) {
                return LineMeaning::Unfitting { word: word.to_owned(), part, expected };
            }
            LineMeaning::NotUnderstood { understood: word.to_owned(), part, usage: row.map(|row| row.help) }
        }
    }
}

/// Whether this may be a piece by its capital letter and where it goes, such as `B d1`; with locked capitals it may not.
fn is_move_of_capital_letter(word: &str, rest: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(char::is_uppercase) && letters.next().is_none() && rest.contains(char::is_lowercase)
}

/// The row of a command's words, as they are asked for in the help.
pub fn find_command(words: &str) -> Option<&'static CommandRow> {
    let words = words.trim();
    rows_of(words.strip_prefix('/').unwrap_or(words)).next()
}

/// All rows with these words. One word may be in two, where what follows tells them apart: `?` and `? e4`, `gegner` for
/// his clock and `gegner e5` for his move.
fn rows_of(words: &str) -> impl Iterator<Item = &'static CommandRow> {
    let words = words.to_lowercase();
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    table::COMMANDS.iter().flat_map(|group| group.iter()).filter(move |row| row.words.has_word(&words))
}

/// Whether a blank behind this text can lead to the rest of a command.
pub(crate) fn is_open_command(typed: &str) -> bool {
    let typed = typed.trim_start().trim_start_matches('/').to_lowercase();
    let typed = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    let first = typed.split(' ').next().unwrap_or_default();
    let takes_more = |word: &str| rows_of(word).any(|row| !matches!(row.takes, CommandSyntax::Nothing(_)));
    let has_longer = |row: &CommandRow| row.words.all_words().any(|known| known.starts_with(&format!("{typed} ")));
    list_message_of_verb(first).is_some()
        || head(&typed).is_some_and(|(word, _)| takes_more(word))
        || table::COMMANDS.iter().flat_map(|group| group.iter()).any(has_longer)
}

/// The longest beginning that is the words of a command, and what follows it.
fn head(text: &str) -> Option<(&str, &str)> {
    let starts_blank = |at: usize| text[..at].chars().next_back().is_some_and(|before| !before.is_whitespace());
    let blanks = text.char_indices().filter(|(at, letter)| letter.is_whitespace() && starts_blank(*at));
    let ends: Vec<usize> = blanks.map(|(at, _)| at).chain([text.len()]).take(MOST_WORDS).collect();
    let parts = ends.into_iter().rev().map(|end| text.split_at(end));
    parts.map(|(word, rest)| (word.trim(), rest.trim())).find(|(word, _)| rows_of(word).next().is_some())
}

/// The most words a command has.
const MOST_WORDS: usize = 3;

fn read_move(text: &str, lang: Lang) -> LineMeaning {
    match parse_typed_move(text, lang) {
        Ok(words) => LineMeaning::Move(words),
        Err(_) if takes_on_own_file(text) => {
            let usage = Some("console-pawn-takes-aside");
            LineMeaning::NotUnderstood { understood: String::new(), part: text.to_owned(), usage }
        }
        Err(error) => {
            // As it was typed: the words of the Laws are German in every language.
            let understood: String = text.chars().take(error.at.saturating_sub(1)).collect();
            LineMeaning::NotUnderstood { understood: understood.trim().to_owned(), part: error.part, usage: None }
        }
    }
}

/// Whether this is a pawn that takes on its own file, such as `bxb5`: mostly a bishop without its capital letter.
fn takes_on_own_file(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    matches!(letters[..], [from @ 'a'..='h', 'x' | ':', to, '1'..='8'] if from == to)
}

/// The message that lists what the opponent says.
const OPPONENTS_WORDS: &str = "console-opponents-words";

/// The verbs of which each has many commands, and the message that lists them.
const VERBS: [(&[&str], &str); 2] =
    [(&["opp", "gegner"], OPPONENTS_WORDS), (&["claim", "reklamiere", "reklamieren"], "console-claims")];

/// The message that lists the commands of such a verb.
pub(crate) fn list_message_of_verb(word: &str) -> Option<&'static str> {
    let verb = word.trim().to_lowercase();
    VERBS.into_iter().find(|(words, _)| words.contains(&verb.as_str())).map(|(_, list)| list)
}

/// A line that begins with such a verb, as the opponent's words do, and resumes as none of its commands. After `opp` it may be
/// the beginning of a move.
fn of_verb(text: &str, lang: Lang) -> Option<LineMeaning> {
    let (first, part) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let list = list_message_of_verb(first)?;
    let (word, part) = (first.to_owned(), part.trim().to_owned());
    let begins_move =
        list == OPPONENTS_WORDS && parse_typed_move(&part, lang).is_err_and(|error| !error.understood.is_empty());
    Some(match begins_move {
        true => LineMeaning::NotUnderstood { understood: word, part, usage: Some(list) },
        false => LineMeaning::Unfitting { word, part, expected: ExpectedArguments::Message(list) },
    })
}

fn not_a_command(text: &str) -> LineMeaning {
    LineMeaning::NotUnderstood { understood: String::new(), part: text.to_owned(), usage: None }
}

/// The opponent's word.
fn says(word: OpponentsWord) -> Command {
    Command::Send(EventKind::SpokenForOpponent { word })
}

const fn row(english: &'static str, german: &'static str, takes: CommandSyntax, help: &'static str) -> CommandRow {
    CommandRow { words: Spellings { english, german }, takes, help }
}
