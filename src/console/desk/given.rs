//! Read what follows the words of an order, one part after the other. What was read is taken; what is left over after
//! a part that could not be read is what was not understood.

use crate::game::announcement::Announcement;
use crate::game::laws::Parameter;
use crate::game::outcome::{DrawReason, Outcome, WinReason};
use crate::game::ruling::Duty;
use crate::game::view::View;
use crate::locale::Lang;
use crate::moment::Span;
use crate::seat::Color;
use crate::vocabulary::parse_typed;

/// The longest time that can be typed, in seconds.
const LONGEST: u64 = 24 * 60 * 60;

/// What follows the words of an order.
#[derive(Debug)]
pub struct Given<'a> {
    words: &'a [&'a str],
    /// The game, for what names a half-move of it.
    pub view: &'a View,
    lang: Lang,
}

impl<'a> Given<'a> {
    /// These words.
    pub fn new(words: &'a [&'a str], lang: Lang, view: &'a View) -> Given<'a> {
        Given { words, view, lang }
    }

    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// What is left.
    pub fn rest(&self) -> String {
        self.words.join(" ")
    }

    /// The beginning of `all` that was taken.
    pub fn understood(&self, all: &[&str]) -> String {
        all[..all.len().saturating_sub(self.words.len())].join(" ")
    }

    fn take<T>(&mut self, read: impl Fn(&str) -> Option<T>) -> Option<T> {
        let (first, rest) = self.words.split_first()?;
        let value = read(&first.to_lowercase())?;
        self.words = rest;
        Some(value)
    }

    /// A player.
    pub fn color(&mut self) -> Option<Color> {
        self.take(|word| match word {
            "white" | "w" | "weiß" | "weiss" => Some(Color::White),
            "black" | "b" | "schwarz" | "s" => Some(Color::Black),
            _ => None,
        })
    }

    /// A length of time: `2` minutes, `2:00`, `1:30:00`.
    pub fn time(&mut self) -> Option<Span> {
        self.take(time)
    }

    /// Seconds.
    pub fn seconds(&mut self) -> Option<Span> {
        self.take(|word| word.parse().ok().filter(|secs| (1..=3_600).contains(secs)).map(Span::from_secs))
    }

    /// A number.
    pub fn number(&mut self) -> Option<u32> {
        self.take(|word| word.parse().ok().filter(|number| *number <= 10_000))
    }

    /// A year.
    pub fn year(&mut self) -> Option<u16> {
        self.take(|word| word.parse().ok())
    }

    /// The letter of a duty.
    pub fn duty(&mut self) -> Option<Duty> {
        self.take(|word| {
            let mut letters = word.chars();
            letters.next().filter(|_| letters.next().is_none()).and_then(Duty::of_letter)
        })
    }

    /// On or off.
    pub fn switch(&mut self) -> Option<bool> {
        self.take(|word| match word {
            "on" | "an" | "ein" => Some(true),
            "off" | "aus" => Some(false),
            _ => None,
        })
    }

    /// A parameter of the rules, by its name.
    pub fn rule(&mut self) -> Option<&'static Parameter> {
        self.take(Parameter::named)
    }

    /// Everything that is left.
    pub fn all(&mut self) -> Option<String> {
        let text = (!self.is_empty()).then(|| self.rest())?;
        self.words = &[];
        Some(text)
    }

    /// A result.
    pub fn result(&mut self) -> Option<Outcome> {
        self.take(|word| match word {
            "1-0" => Some(Outcome::Win { by: Color::White, reason: WinReason::Arbiter }),
            "0-1" => Some(Outcome::Win { by: Color::Black, reason: WinReason::Arbiter }),
            "1/2" | "1/2-1/2" | "draw" | "remis" | "½" | "½-½" => Some(Outcome::Draw(DrawReason::Arbiter)),
            "cancel" | "cancelled" | "annulliert" => Some(Outcome::Cancelled),
            _ => None,
        })
    }

    /// A half-move of the game: its number, or the number of the move and the player.
    pub fn half_move(&mut self) -> Option<u32> {
        let before = self.words;
        let number = self.number().filter(|number| *number > 0)?;
        if self.is_empty() {
            return Some(number);
        }
        let color = self.color()?;
        let standing = self.view.half_moves.iter().find(|played| played.number == number && played.by == color);
        if standing.is_none() {
            // The move is not in the game: number and player together are what is wrong.
            self.words = before;
        }
        standing.map(|played| played.ply)
    }

    /// What is on a paper: a move, or nothing that can be read.
    pub fn paper(&mut self) -> Option<Option<Announcement>> {
        let text = self.rest();
        if ["unreadable", "unleserlich"].contains(&text.to_lowercase().as_str()) {
            self.words = &[];
            return Some(None);
        }
        let words = parse_typed(&text, self.lang).ok()?;
        self.words = &[];
        Some(Some(words))
    }
}

/// A length of time: `2` minutes, `2:00`, `1:30:00`.
fn time(word: &str) -> Option<Span> {
    let parts: Vec<u64> =
        word.split(':').map(|part| part.parse().ok().filter(|_| part.len() <= 4)).collect::<Option<_>>()?;
    let secs = match parts[..] {
        [minutes] => minutes * 60,
        [minutes, secs] if secs < 60 => minutes * 60 + secs,
        [hours, minutes, secs] if minutes < 60 && secs < 60 => (hours * 60 + minutes) * 60 + secs,
        _ => return None,
    };
    (secs <= LONGEST).then(|| Span::from_secs(secs))
}
