//! Read what follows the words of a command: squares, moves, pieces, numbers.

use super::{Command, Takes};
use crate::console::dial::settings::{Change, Which, times};
use crate::console::explore::Query;
use crate::console::secret::{Hidden, Secret};
use crate::console::voice::Level;
use crate::console::{BoardWish, LinkWish};
use crate::game::announcement::Announcement;
use crate::game::claim::{Claim, Ground, Irregularity};
use crate::game::event::{EventKind, Word};
use crate::locale::Lang;
use crate::presentation::Guiding;
use crate::presentation::doubt::Doubt;
use crate::vocabulary::{fide, letters, parse_typed};
use shakmaty::{Color, File, Rank, Role, Square};

/// What follows the words of a command.
#[derive(Debug, Clone, Copy)]
pub struct Arguments<'a> {
    /// The text, without blanks at its ends.
    pub rest: &'a str,
    /// The program's language.
    pub lang: Lang,
    /// Whose console it is.
    pub owner: Color,
}

/// A transfer as it is told: from, to, and the piece that was put there where it is another.
pub type Transfer = (Square, Square, Option<Role>);

impl Takes {
    /// The part of the arguments that does not fit; empty where something is missing.
    pub(super) fn misfit(self, arguments: &Arguments<'_>) -> String {
        match self {
            Takes::Move | Takes::MaybeMove => match parse_typed(arguments.rest, arguments.lang) {
                Err(error) if !error.part.is_empty() => error.part,
                _ => arguments.rest.to_owned(),
            },
            Takes::Times => times(in_list(arguments.rest)).err().unwrap_or_default().to_owned(),
            _ => arguments.rest.to_owned(),
        }
    }
}

impl Arguments<'_> {
    /// The command, where nothing follows it.
    pub fn alone(&self, command: Command) -> Option<Command> {
        self.rest.is_empty().then_some(command)
    }

    /// The event, where nothing follows.
    pub fn send(&self, kind: EventKind) -> Option<Command> {
        self.alone(Command::Send(kind))
    }

    /// The opponent's word, where nothing follows.
    pub fn speak(&self, word: Word) -> Option<Command> {
        self.send(EventKind::SpokenFor { word })
    }

    /// What was typed in secret.
    pub fn hidden(&self, secret: Secret) -> Option<Command> {
        Some(Command::Hidden(secret, Hidden::new(self.rest)))
    }

    /// A square: `e4`, or "Eva vier".
    pub fn square(&self) -> Option<Square> {
        square(self.rest, self.lang)
    }

    /// A question about a square.
    pub fn about(&self, query: impl Fn(Square) -> Query) -> Option<Command> {
        self.square().map(|at| Command::Tell(query(at)))
    }

    /// A move.
    pub fn announcement(&self) -> Option<Announcement> {
        parse_typed(self.rest, self.lang).ok()
    }

    /// The player's own claim, asked about first, where nothing follows.
    pub fn claim(&self, claim: Claim) -> Option<Command> {
        self.alone(Command::Ask(Doubt::Claim(claim)))
    }

    /// A claim of something that is not as it should be.
    pub fn irregular(&self, what: Irregularity) -> Option<Command> {
        self.claim(Claim::Irregular(what))
    }

    /// A claim of a draw, perhaps with the move that was written.
    pub fn claim_draw(&self, ground: Ground) -> Option<Command> {
        let with = if self.rest.is_empty() { None } else { Some(self.announcement()?) };
        Some(Command::Ask(Doubt::Claim(Claim::Draw { ground, with })))
    }

    /// `g1 f3`, `g1f3`, `e7 e8 Q`.
    pub fn transfer(&self) -> Option<Transfer> {
        let mut words: Vec<&str> = self.rest.split_whitespace().collect();
        let glued: String;
        if let Some(first) = words.first().copied().filter(|word| word.is_ascii() && word.len() >= 4) {
            glued = first.to_owned();
            let (from, to) = (&glued[..2], &glued[2..4]);
            let after = &glued[4..];
            words.splice(0..1, [from, to].into_iter().chain((!after.is_empty()).then_some(after)));
            return self.transfer_of(&words);
        }
        self.transfer_of(&words)
    }

    fn transfer_of(&self, words: &[&str]) -> Option<Transfer> {
        match words {
            [from, to] => Some((from.to_lowercase().parse().ok()?, to.to_lowercase().parse().ok()?, None)),
            [from, to, piece] => {
                let placed = role(piece, self.lang)?;
                Some((from.to_lowercase().parse().ok()?, to.to_lowercase().parse().ok()?, Some(placed)))
            }
            _ => None,
        }
    }

    /// What a player has written, as it stands and as it is read.
    pub fn written(&self) -> Option<(String, Option<Announcement>)> {
        (!self.rest.is_empty()).then(|| (self.rest.to_owned(), self.announcement()))
    }

    /// A piece and, before or after it, a colour.
    pub fn kind(&self) -> Option<Query> {
        let words: Vec<&str> = self.rest.split_whitespace().collect();
        let (color, piece) = match words[..] {
            [piece] => (None, piece),
            [first, second] => match (color(first), color(second)) {
                (Some(color), _) => (Some(color), second),
                (_, Some(color)) => (Some(color), first),
                _ => return None,
            },
            _ => return None,
        };
        Some(Query::Kind { color, role: role(piece, self.lang)? })
    }

    /// A file or a rank: `e`, `4`, "Eva", "vier".
    pub fn line(&self) -> Option<Query> {
        let word = self.rest.to_lowercase();
        let mut letters = word.chars();
        if let (Some(only), None) = (letters.next(), letters.next()) {
            return File::from_char(only).map(Query::File).or_else(|| Rank::from_char(only).map(Query::Rank));
        }
        let spelled = fide::spelled(crate::vocabulary::Words::Fide);
        let place = |names: &[&str; 8], spelled: &[fide::Word; 8]| {
            (0..8).find(|&at| names[at].eq_ignore_ascii_case(&word) || spelled[at].to_lowercase() == word)
        };
        let file = place(&fide::FILES, &spelled.files).map(|at| Query::File(File::ALL[at]));
        file.or_else(|| place(&fide::RANKS, &spelled.ranks).map(|at| Query::Rank(Rank::ALL[at])))
    }

    /// How many: five where nothing follows, `None` for all.
    pub fn count(&self) -> Option<Option<usize>> {
        match self.rest.to_lowercase().as_str() {
            "all" | "alle" => Some(None),
            number => number.parse().ok().filter(|count| *count > 0).map(Some),
        }
    }

    /// Whether something is to be on; `None` in the inner where nothing follows: it is told.
    fn switch(&self) -> Option<Option<bool>> {
        match self.rest.to_lowercase().as_str() {
            "" => Some(None),
            "on" | "an" | "ein" => Some(Some(true)),
            "off" | "aus" => Some(Some(false)),
            _ => None,
        }
    }

    /// A cue on or off, or told.
    pub fn cue(&self, which: Which) -> Option<Command> {
        let change = self.switch()?.map_or(Change::Tell(Some(which)), |on| Change::Set(which, on));
        Some(Command::Cues(change))
    }

    /// All cues on or off, or told.
    pub fn cues(&self) -> Option<Command> {
        let change = self.switch()?.map_or(Change::Tell(None), |on| if on { Change::Back } else { Change::Quiet });
        Some(Command::Cues(change))
    }

    /// What is missing on the tactile board, or how its owner is led to it from now on.
    pub fn guiding(&self) -> Option<Command> {
        let wish = |how| Some(Command::Board(BoardWish::Lead(how)));
        match self.rest.to_lowercase().as_str() {
            "" => Some(Command::Missing),
            "words" | "worte" => wish(Guiding::Words),
            "cues" | "signale" => wish(Guiding::Cues),
            "off" | "aus" => wish(Guiding::Off),
            _ => None,
        }
    }

    /// A seat is taken back: a player's, or that of the only one who has a station of his own.
    pub fn free(&self) -> Option<Command> {
        let whose = if self.rest.is_empty() { None } else { Some(color(self.rest)?) };
        Some(Command::Link(LinkWish::Free(whose)))
    }

    /// Low times, or how they are told.
    pub fn low(&self) -> Option<Command> {
        let change = match self.rest.to_lowercase().as_str() {
            "" => Change::Tell(Some(Which::Low)),
            "off" | "aus" => Change::Low(Vec::new()),
            "spoken" | "gesprochen" => Change::Set(Which::Spoken, true),
            "sound" | "ton" => Change::Set(Which::Spoken, false),
            _ => Change::Low(times(in_list(self.rest)).ok()?),
        };
        Some(Command::Cues(change))
    }

    /// A number, or a step.
    pub fn level(&self) -> Option<Level> {
        match self.rest.to_lowercase().as_str() {
            "" => Some(Level::Told),
            "up" | "+" | "mehr" | "höher" | "hoeher" => Some(Level::Up),
            "down" | "-" | "weniger" | "tiefer" => Some(Level::Down),
            number => number.parse().ok().map(Level::To),
        }
    }
}

/// The parts of a list with blanks, commas or semicolons between them.
fn in_list(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', ',', ';']).filter(|part| !part.is_empty())
}

fn square(text: &str, lang: Lang) -> Option<Square> {
    if let Ok(square) = text.to_lowercase().parse() {
        return Some(square);
    }
    match parse_typed(text, lang).ok()? {
        Announcement::Piece { role: Some(Role::Pawn), from, to, promotion: None }
            if from.file.is_none() && from.rank.is_none() =>
        {
            Some(to)
        }
        _ => None,
    }
}

fn color(word: &str) -> Option<Color> {
    match word.to_lowercase().as_str() {
        "white" | "w" | "weiß" | "weiss" => Some(Color::White),
        "black" | "schwarz" => Some(Color::Black),
        _ => None,
    }
}

/// A piece by its letter in the language, by its English letter, or by a word. A pawn's letter will do here.
fn role(word: &str, lang: Lang) -> Option<Role> {
    let lower = word.to_lowercase();
    let by_letter = |lang: Lang| letters(lang).iter().position(|letter| letter.to_lowercase() == lower);
    let by_word = || {
        let spelled = fide::spelled(crate::vocabulary::Words::Fide);
        (0..6).find(|&at| {
            fide::PIECES[at].to_lowercase() == lower
                || spelled.roles[at].to_lowercase() == lower
                || fide::OTHER_PIECES[at].contains(&lower.as_str())
        })
    };
    by_letter(lang).or_else(|| by_letter(Lang::En)).or_else(by_word).map(|at| fide::ROLES[at])
}
