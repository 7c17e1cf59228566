//! Read what follows the words of an order, one part after the other. What was read is taken; what is left over after
//! a part that could not be read is what was not understood.

use crate::console::spellings::{parse_color, parse_on_off};
use ansage_game::announcement::Announcement;
use ansage_game::laws::Parameter;
use ansage_game::moment::Span;
use ansage_game::outcome::{DrawReason, Outcome, Points, WinReason};
use ansage_game::ruling::AssistantDuty;
use ansage_game::seat::Color;
use ansage_game::view::View;
use ansage_words::locale::Lang;
use ansage_words::vocabulary::{parse_typed_move, rules};
use shakmaty::{Board, Position, Role};

/// The longest time that can be typed, in seconds.
const LONGEST: u64 = 24 * 60 * 60;

/// So many fields a FEN has behind the board.
const FEN_REST: usize = 5;

/// What follows the words of an order.
#[derive(Debug)]
pub(crate) struct OrderArguments<'a> {
    words: &'a [&'a str],
    /// The game, for what names a half-move of it.
    pub view: &'a View,
    lang: Lang,
}

impl<'a> OrderArguments<'a> {
    /// These words.
    pub fn new(words: &'a [&'a str], lang: Lang, view: &'a View) -> OrderArguments<'a> {
        OrderArguments { words, view, lang }
    }

    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// What is left.
    pub fn remaining_text(&self) -> String {
        self.words.join(" ")
    }

    /// The beginning of `all` that was taken.
    pub fn understood_beginning(&self, all: &[&str]) -> String {
        all[..all.len().saturating_sub(self.words.len())].join(" ")
    }

    fn take<T>(&mut self, read: impl Fn(&str) -> Option<T>) -> Option<T> {
        let (first, rest) = self.words.split_first()?;
        let value = read(&first.to_lowercase())?;
        self.words = rest;
        Some(value)
    }

    /// A player.
    pub fn next_color(&mut self) -> Option<Color> {
        // Black has his letters here, where no piece is named.
        self.take(|word| if ["b", "s"].contains(&word) { Some(Color::Black) } else { parse_color(word) })
    }

    /// A length of time: `2` minutes, `2:00`, `1:30:00`.
    pub fn next_time(&mut self) -> Option<Span> {
        self.take(time)
    }

    /// Seconds.
    pub fn next_seconds(&mut self) -> Option<Span> {
        self.take(|word| word.parse().ok().filter(|secs| (1..=3_600).contains(secs)).map(Span::from_secs))
    }

    /// A number.
    pub fn next_number(&mut self) -> Option<u32> {
        self.take(|word| word.parse().ok().filter(|number| *number <= 10_000))
    }

    /// A year.
    pub fn next_year(&mut self) -> Option<u16> {
        self.take(|word| word.parse().ok())
    }

    /// The letter of a duty.
    pub fn next_duty(&mut self) -> Option<AssistantDuty> {
        self.take(|word| {
            let mut letters = word.chars();
            letters.next().filter(|_| letters.next().is_none()).and_then(AssistantDuty::from_letter)
        })
    }

    /// On or off.
    pub(crate) fn next_on_off(&mut self) -> Option<bool> {
        self.take(parse_on_off)
    }

    /// A parameter of the rules, by its name.
    pub fn next_rule(&mut self) -> Option<&'static Parameter> {
        self.take(rules::find_rule)
    }

    /// Everything that is left.
    pub fn take_rest(&mut self) -> Option<String> {
        let text = (!self.is_empty()).then(|| self.remaining_text())?;
        self.words = &[];
        Some(text)
    }

    /// A result, in the forms people write; a forfeit with its sign, or with a word behind the result.
    pub fn next_result(&mut self) -> Option<Outcome> {
        let outcome = self.take(result)?;
        let forfeit = match outcome {
            Outcome::Win { winner: by, reason: WinReason::Arbiter } => {
                Outcome::Win { winner: by, reason: WinReason::Forfeit }
            }
            Outcome::Points(Points::None) => Outcome::BothForfeit,
            other => return Some(other),
        };
        let word = |word: &str| ["f", "ff", "forfeit", "k", "kampflos"].contains(&word).then_some(forfeit);
        Some(self.take(word).unwrap_or(outcome))
    }

    /// A half-move of the game: its number, or the number of the move and the player.
    pub fn next_half_move(&mut self) -> Option<u32> {
        let before = self.words;
        let number = self.next_number().filter(|number| *number > 0)?;
        if self.is_empty() {
            return Some(number);
        }
        let color = self.next_color()?;
        let standing = self.view.half_moves.iter().find(|played| played.number == number && played.player == color);
        if standing.is_none() {
            // The move is not in the game: number and player together are what is wrong.
            self.words = before;
        }
        standing.map(|played| played.ply)
    }

    /// A half-move that may not be in the game yet, such as one of a sheet: its number, or the number of the move and
    /// the player.
    pub fn next_half_move_number(&mut self) -> Option<u32> {
        let before = self.words;
        let number = self.take(|word| word.parse::<u32>().ok().filter(|number| (1..=10_000).contains(number)))?;
        if self.is_empty() {
            return Some(number);
        }
        let start = &self.view.start;
        let earlier = start.fullmoves().get().saturating_mul(2) + start.turn().fold_wb(0, 1);
        let ply = self.next_color().and_then(|color| (number * 2 + color.fold_wb(0, 1) + 1).checked_sub(earlier));
        let ply = ply.filter(|ply| *ply > 0);
        if ply.is_none() {
            self.words = before;
        }
        ply
    }

    /// How many half-moves of the course stay: as [`OrderArguments::next_half_move_number`], or 0.
    pub fn next_kept_count(&mut self) -> Option<u32> {
        // Moves may follow, so that the number of a move has its player behind it, or is that of the half-move.
        if self.words.first() == Some(&"0") {
            self.words = &self.words[1..];
            return Some(0);
        }
        let before = self.words;
        let number = self.next_number().filter(|number| *number > 0)?;
        match self.words.first().and_then(|_| self.next_color()) {
            Some(_) => {
                self.words = before;
                self.next_half_move_number()
            }
            None => Some(number),
        }
    }

    /// The word that something agrees.
    pub fn skip_word_agrees(&mut self) -> bool {
        self.take(|word| ["agrees", "stimmt"].contains(&word).then_some(())).is_some()
    }

    /// The word that moves are taken back.
    pub fn skip_word_retrace(&mut self) -> bool {
        self.take(|word| ["retrace", "zurückführen", "zurueckfuehren"].contains(&word).then_some(())).is_some()
    }

    /// The word that a half-move is put in.
    pub fn skip_word_insert(&mut self) -> bool {
        self.take(|word| ["insert", "einfügen", "einfuegen"].contains(&word).then_some(())).is_some()
    }

    /// A move and nothing else, and the words it was typed with; `unreadable` for words that name none.
    pub fn next_written_move(&mut self) -> Option<(String, Option<Announcement>)> {
        let text = self.take_rest()?;
        let words = parse_typed_move(&text, self.lang).ok();
        Some((text, words))
    }

    /// Moves, one after the other, each without a blank in it; move numbers are passed over.
    pub fn next_moves(&mut self) -> Option<Vec<Announcement>> {
        let mut moves = Vec::new();
        while let Some((first, rest)) = self.words.split_first() {
            let bare = match first.trim_start_matches(|letter: char| letter.is_ascii_digit()) {
                numbered if numbered.starts_with('.') => numbered.trim_start_matches('.'),
                "" => "",
                _ => first,
            };
            if !bare.is_empty() {
                moves.push(parse_typed_move(bare, self.lang).ok()?);
            }
            self.words = rest;
        }
        Some(moves)
    }

    /// What a board shows: a FEN, or pieces on squares behind their colours, `white Ke1 e2 black Ke8 e7`.
    pub fn next_placement(&mut self) -> Option<Board> {
        let (first, rest) = self.words.split_first()?;
        if first.contains('/') {
            let board = Board::from_ascii_board_fen(first.as_bytes()).ok()?;
            // What follows in a FEN is no matter of the board.
            self.words = if rest.len() <= FEN_REST { &[] } else { rest };
            return Some(board);
        }
        let mut board = Board::empty();
        let mut side = self.next_color()?;
        while !self.is_empty() {
            if let Some(color) = self.next_color() {
                side = color;
                continue;
            }
            let (first, rest) = self.words.split_first()?;
            let Ok(Announcement::Piece { role, to, promotion: None, .. }) = parse_typed_move(first, self.lang) else {
                return None;
            };
            let piece = role.unwrap_or(Role::Pawn).of(side);
            // Two pieces on one square are one too many: which is meant nobody knows.
            if board.piece_at(to).is_some() {
                return None;
            }
            board.set_piece_at(to, piece);
            self.words = rest;
        }
        Some(board)
    }

    /// What is on a paper: a move, or nothing that can be read.
    pub fn next_paper_move(&mut self) -> Option<Option<Announcement>> {
        let text = self.remaining_text();
        if ["unreadable", "unleserlich"].contains(&text.to_lowercase().as_str()) {
            self.words = &[];
            return Some(None);
        }
        let words = parse_typed_move(&text, self.lang).ok()?;
        self.words = &[];
        Some(Some(words))
    }
}

/// A result without a word behind it. Colons and long hyphens are as good as hyphens, and a half as it is typed.
fn result(word: &str) -> Option<Outcome> {
    let plain: String =
        word.chars().map(|sign| if matches!(sign, ':' | '–' | '−' | '—') { '-' } else { sign }).collect();
    let plain = ["1/2", "0.5", "0,5"].iter().fold(plain, |text, half| text.replace(half, "½"));
    let wins = |by, reason| Some(Outcome::Win { winner: by, reason });
    match plain.as_str() {
        "1-0" => wins(Color::White, WinReason::Arbiter),
        "0-1" => wins(Color::Black, WinReason::Arbiter),
        "½" | "½-½" | "draw" | "remis" => Some(Outcome::Draw(DrawReason::Arbiter)),
        "0-0" => Some(Outcome::Points(Points::None)),
        "½-0" => Some(Outcome::Points(Points::WhiteHalf)),
        "0-½" => Some(Outcome::Points(Points::BlackHalf)),
        "+-" | "+--" => wins(Color::White, WinReason::Forfeit),
        "-+" | "--+" => wins(Color::Black, WinReason::Forfeit),
        "--" | "---" => Some(Outcome::BothForfeit),
        "*" | "unfinished" | "unbeendet" => Some(Outcome::Unfinished),
        "cancel" | "cancelled" | "annulliert" => Some(Outcome::Cancelled),
        _ => None,
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
