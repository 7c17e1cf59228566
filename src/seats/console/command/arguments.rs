//! Read what follows the words of a command: squares, moves, pieces, numbers.

use super::{Command, CommandSyntax, ExpectedArguments, says};
use crate::console::dial::settings::{ClockCueSetting, CueChange, parse_times};
use crate::console::explore::BoardQuery;
use crate::console::secret::SecretText;
use crate::console::spellings::{parse_color, parse_on_off};
use crate::console::voice::{EchoMode, VoiceChange};
use crate::console::{BoardRequest, LinkRequest, SettingRequest};
use ansage_game::event::OpponentsWord;
use ansage_words::locale::Lang;
use ansage_words::presentation::doubt::ConfirmationPrompt;
use ansage_words::presentation::{GuidanceLevel, LineForm, PrivateWording};
use ansage_words::vocabulary::{fide, parse_square, parse_typed_move, piece_letters};
use shakmaty::{Color, File, Rank, Role, Square};

/// What follows the words of a command.
#[derive(Debug, Clone, Copy)]
pub(crate) struct CommandArguments<'a> {
    /// The text, without blanks at its ends.
    pub rest: &'a str,
    /// The program's language.
    pub lang: Lang,
    /// Whose console it is.
    pub owner: Color,
}

/// A transfer as it is told: from, to, and the piece that was put there where it is another.
pub(crate) type StatedTransfer = (Square, Square, Option<Role>);

impl CommandSyntax {
    /// The command, where what follows its words fits it.
    pub(super) fn to_command(self, arguments: &CommandArguments<'_>) -> Option<Command> {
        let CommandArguments { rest, lang, owner } = *arguments;
        let named = || (!rest.is_empty()).then(|| rest.to_owned());
        let announced = || parse_typed_move(rest, lang).ok();
        Some(match self {
            CommandSyntax::Nothing(make) if rest.is_empty() => make(owner),
            CommandSyntax::MaybeSquare(make) if rest.is_empty() => make(None),
            CommandSyntax::MaybeMove(make) if rest.is_empty() => make(None),
            CommandSyntax::Count if rest.is_empty() => Command::Tell(BoardQuery::Last),
            CommandSyntax::Words if rest.is_empty() => Command::Tell(BoardQuery::InWords),
            CommandSyntax::Words => Command::Setting(SettingRequest::for_setting("words", rest)),
            CommandSyntax::Setting(name) => Command::Setting(SettingRequest::for_setting(name, rest)),
            CommandSyntax::AnySetting => Command::Setting(SettingRequest::parse(rest)),
            CommandSyntax::MaybePlayer if rest.is_empty() => Command::Link(LinkRequest::Free(None)),
            CommandSyntax::Nothing(_) => return None,
            CommandSyntax::Square(make) => make(parse_square(rest, lang)?),
            CommandSyntax::MaybeSquare(make) => make(Some(parse_square(rest, lang)?)),
            CommandSyntax::Move(make) => make(announced()?),
            CommandSyntax::MaybeMove(make) => make(Some(announced()?)),
            CommandSyntax::Transfer(make) => make(arguments.transfer()?),
            CommandSyntax::Text(make) => make(named()?, announced()),
            CommandSyntax::Kind => Command::Tell(arguments.kind()?),
            CommandSyntax::Line => Command::Tell(arguments.line()?),
            CommandSyntax::Count => Command::Tell(BoardQuery::LastMoves(arguments.count()?)),
            CommandSyntax::Level(make) => make(arguments.level()?),
            CommandSyntax::OnOff(make) if rest.is_empty() => make(None),
            CommandSyntax::OnOff(make) => make(Some(parse_on_off(&rest.to_lowercase())?)),
            CommandSyntax::Name(make) => make(named()),
            CommandSyntax::Switch(which) => Command::Cues(arguments.switch(which)?),
            CommandSyntax::Times => Command::Cues(arguments.low()?),
            CommandSyntax::Claim => arguments.opponents_claim()?,
            CommandSyntax::Rule => Command::Rules(named()),
            CommandSyntax::Time => Command::Time(rest.to_owned()),
            CommandSyntax::Topic => Command::Help(named()),
            CommandSyntax::Port => Command::Board(BoardRequest::On(rest.to_owned())),
            CommandSyntax::Guiding => arguments.guiding()?,
            CommandSyntax::MaybePlayer => Command::Link(LinkRequest::Free(Some(parse_color(rest)?))),
            CommandSyntax::LineForm => Command::Lines(arguments.line_form()?),
            CommandSyntax::EarWords => Command::Ear(arguments.ear_words()?),
            CommandSyntax::Hidden(secret) => Command::Hidden(secret, SecretText::new(rest)),
        })
    }

    /// The help of the opponent's claim that ends too early, as of one's own claim.
    pub(super) fn missing_of_opponents_claim(self, arguments: &CommandArguments<'_>) -> Option<&'static str> {
        let CommandSyntax::Claim = self else { return None };
        arguments.as_own_claims().into_iter().find_map(|line| {
            let (word, rest) = super::head(&line)?;
            let row = super::rows_of(word).next().filter(|_| rest.is_empty())?;
            matches!(row.takes, CommandSyntax::Move(_)).then_some(row.help)
        })
    }

    /// What would fit; `None` where a move follows, or where everything fits.
    pub(super) fn expected_arguments(self) -> Option<ExpectedArguments> {
        Some(match self {
            CommandSyntax::Nothing(make) => match make(Color::White) {
                // What other programs have and this one has not.
                Command::Note(id) => ExpectedArguments::Message(id),
                _ => ExpectedArguments::Kind("nothing"),
            },
            CommandSyntax::Square(_) | CommandSyntax::MaybeSquare(_) => ExpectedArguments::Kind("square"),
            CommandSyntax::Transfer(_) => ExpectedArguments::Kind("transfer"),
            CommandSyntax::Text(_) => ExpectedArguments::Kind("text"),
            CommandSyntax::Kind => ExpectedArguments::Kind("piece"),
            CommandSyntax::Line => ExpectedArguments::Kind("line"),
            CommandSyntax::Count => ExpectedArguments::Kind("count"),
            CommandSyntax::Level(make) => match make(VoiceChange::Told) {
                Command::Voice(channel, quality, _) => {
                    let (least, most, _) = quality.bounds(channel);
                    ExpectedArguments::Number(least, most)
                }
                _ => ExpectedArguments::Number(0, EchoMode::MOST),
            },
            CommandSyntax::OnOff(_) | CommandSyntax::Switch(_) => ExpectedArguments::Kind("switch"),
            CommandSyntax::Times => ExpectedArguments::Kind("times"),
            CommandSyntax::Claim => ExpectedArguments::Message("console-claims"),
            CommandSyntax::Guiding => ExpectedArguments::Kind("guide"),
            CommandSyntax::MaybePlayer => ExpectedArguments::Kind("player"),
            CommandSyntax::LineForm => ExpectedArguments::Kind("form"),
            CommandSyntax::EarWords => ExpectedArguments::Kind("ear"),
            _ => return None,
        })
    }

    /// The part of the arguments that does not fit; empty where something is missing.
    pub(super) fn unfitting_part(self, arguments: &CommandArguments<'_>) -> String {
        match self {
            CommandSyntax::Move(_) | CommandSyntax::MaybeMove(_) => {
                match parse_typed_move(arguments.rest, arguments.lang) {
                    Err(error) if !error.part.is_empty() => error.part,
                    _ => arguments.rest.to_owned(),
                }
            }
            CommandSyntax::Times => parse_times(in_list(arguments.rest)).err().unwrap_or_default().to_owned(),
            _ => arguments.rest.to_owned(),
        }
    }
}

impl CommandArguments<'_> {
    /// The line by which one would claim the same, in either language.
    fn as_own_claims(&self) -> [String; 2] {
        ["claim", "reklamiere"].map(|verb| format!("{verb} {}", self.rest))
    }

    /// The opponent's claim: as it would be as one's own.
    fn opponents_claim(&self) -> Option<Command> {
        let own = self.as_own_claims().into_iter().find_map(|line| {
            let (word, rest) = super::head(&line)?;
            super::rows_of(word).find_map(|row| row.takes.to_command(&CommandArguments { rest, ..*self }))
        })?;
        let Command::Ask(ConfirmationPrompt::Claim(claim)) = own else { return None };
        Some(says(OpponentsWord::Claim(claim)))
    }

    /// `g1 f3`, `g1f3`, `e7 e8 Q`.
    fn transfer(&self) -> Option<StatedTransfer> {
        let mut words: Vec<&str> = self.rest.split_whitespace().collect();
        if let Some(glued) = words.first().copied().filter(|word| word.is_ascii() && word.len() >= 4) {
            let parts = [&glued[..2], &glued[2..4], &glued[4..]];
            words.splice(0..1, parts.into_iter().filter(|part| !part.is_empty()));
        }
        let (from, to, piece) = match words[..] {
            [from, to] => (from, to, None),
            [from, to, piece] => (from, to, Some(piece)),
            _ => return None,
        };
        let placed = match piece {
            Some(piece) => Some(role(piece, self.lang)?),
            None => None,
        };
        Some((from.to_lowercase().parse().ok()?, to.to_lowercase().parse().ok()?, placed))
    }

    /// A piece and, before or after it, a colour. A letter alone names the colour too, as on Lichess: a capital one White,
    /// a small one Black; `A` and `a` are all pieces of that side.
    fn kind(&self) -> Option<BoardQuery> {
        let words: Vec<&str> = self.rest.split_whitespace().collect();
        let by_case = |letter: &str| {
            let only = letter.chars().next().filter(|_| letter.chars().count() == 1)?;
            Some(if only.is_uppercase() { Color::White } else { Color::Black })
        };
        let (color, piece) = match words[..] {
            [all] if all.eq_ignore_ascii_case("a") => return by_case(all).map(BoardQuery::Side),
            [piece] => (by_case(piece), piece),
            [first, second] => match (parse_color(first), parse_color(second)) {
                (Some(color), _) => (Some(color), second),
                (_, Some(color)) => (Some(color), first),
                _ => return None,
            },
            _ => return None,
        };
        Some(BoardQuery::Kind { color, role: role(piece, self.lang)? })
    }

    /// A file or a rank: `e`, `4`, "Eva", "vier".
    fn line(&self) -> Option<BoardQuery> {
        let word = self.rest.to_lowercase();
        let mut letters = word.chars();
        if let (Some(only), None) = (letters.next(), letters.next()) {
            return File::from_char(only).map(BoardQuery::File).or_else(|| Rank::from_char(only).map(BoardQuery::Rank));
        }
        let spelled = fide::spoken_word_list(ansage_words::vocabulary::WordListKind::Fide);
        let place = |names: &[&str; 8], spelled: &[fide::ListWord; 8]| {
            (0..8).find(|&at| names[at].eq_ignore_ascii_case(&word) || spelled[at].to_lowercase() == word)
        };
        let file = place(&fide::FILES, &spelled.files).map(|at| BoardQuery::File(File::ALL[at]));
        file.or_else(|| place(&fide::RANKS, &spelled.ranks).map(|at| BoardQuery::Rank(Rank::ALL[at])))
    }

    /// How many; `None` in the inner for all.
    fn count(&self) -> Option<Option<usize>> {
        match self.rest.to_lowercase().as_str() {
            "all" | "alle" => Some(None),
            number => number.parse().ok().filter(|count| *count > 0).map(Some),
        }
    }

    /// A cue, or all of them, on or off, or told.
    fn switch(&self, which: Option<ClockCueSetting>) -> Option<CueChange> {
        if self.rest.is_empty() {
            return Some(CueChange::Tell(which));
        }
        let on = parse_on_off(&self.rest.to_lowercase())?;
        Some(which.map_or(if on { CueChange::Back } else { CueChange::Quiet }, |which| CueChange::Set(which, on)))
    }

    /// What is missing on the tactile board, or how its owner is led to it from now on.
    fn guiding(&self) -> Option<Command> {
        let wish = |how| Some(Command::Board(BoardRequest::Lead(how)));
        match self.rest.to_lowercase().as_str() {
            "" => Some(Command::Missing),
            "words" | "worte" => wish(GuidanceLevel::Words),
            "cues" | "signale" => wish(GuidanceLevel::Cues),
            "off" | "aus" => wish(GuidanceLevel::Off),
            _ => None,
        }
    }

    /// How lines are written.
    fn line_form(&self) -> Option<Option<LineForm>> {
        Some(match self.rest.to_lowercase().as_str() {
            "" => None,
            "words" | "worte" => Some(LineForm::Words),
            "short" | "kurz" => Some(LineForm::Short),
            _ => return None,
        })
    }

    /// How squares and moves are heard in private.
    fn ear_words(&self) -> Option<Option<PrivateWording>> {
        Some(match self.rest.to_lowercase().as_str() {
            "" => None,
            "hall" | "saal" => Some(PrivateWording::Hall),
            "plain" | "einfach" => Some(PrivateWording::Plain),
            _ => return None,
        })
    }

    /// Low times, or how they are told.
    fn low(&self) -> Option<CueChange> {
        Some(match self.rest.to_lowercase().as_str() {
            "" => CueChange::Tell(Some(ClockCueSetting::Low)),
            "off" | "aus" => CueChange::Low(Vec::new()),
            "spoken" | "gesprochen" => CueChange::Set(ClockCueSetting::Spoken, true),
            "sound" | "ton" => CueChange::Set(ClockCueSetting::Spoken, false),
            _ => CueChange::Low(parse_times(in_list(self.rest)).ok()?),
        })
    }

    /// A number, or a step.
    fn level(&self) -> Option<VoiceChange> {
        match self.rest.to_lowercase().as_str() {
            "" => Some(VoiceChange::Told),
            "up" | "+" | "mehr" | "höher" | "hoeher" => Some(VoiceChange::Up),
            "down" | "-" | "weniger" | "tiefer" => Some(VoiceChange::Down),
            number => number.parse().ok().map(VoiceChange::To),
        }
    }
}

/// The parts of a list with blanks, commas or semicolons between them.
fn in_list(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', ',', ';']).filter(|part| !part.is_empty())
}

/// A piece by its letter in the language, by its English letter, or by a word. A pawn's letter will do here.
fn role(word: &str, lang: Lang) -> Option<Role> {
    let lower = word.to_lowercase();
    let by_letter = |lang: Lang| piece_letters(lang).iter().position(|letter| letter.to_lowercase() == lower);
    let by_word = || {
        let spelled = fide::spoken_word_list(ansage_words::vocabulary::WordListKind::Fide);
        (0..6).find(|&at| {
            fide::PIECES[at].to_lowercase() == lower
                || spelled.roles[at].to_lowercase() == lower
                || fide::OTHER_PIECES[at].contains(&lower.as_str())
        })
    };
    by_letter(lang).or_else(|| by_letter(Lang::En)).or_else(by_word).map(|at| fide::ROLES[at])
}
