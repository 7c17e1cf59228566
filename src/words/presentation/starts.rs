//! Tell the position a game starts from, or why none can start from it.

use super::phrase::variant_name;
use super::{Channel, Earcon, Message, MessageForm, MessageValues, Presenter};
use crate::locale::{Args, Locale};
use crate::vocabulary::piece_letter;
use ansage_game::chess960::{COUNT, back_rank_of_number};
use ansage_game::start::StartFault;
use shakmaty::{File, Rank, Role, Square};

impl Presenter {
    /// A start position of Chess960, for everybody: its number, and the first rank piece by piece from a to h, the
    /// squares in the words of D.2.1. `drawn` says that the number was drawn just now.
    pub fn chess960_start_message(&self, number: u16, drawn: bool) -> Option<Message> {
        let rank = back_rank_of_number(number).ok()?;
        let id = if drawn { "announce-chess960-drawn" } else { "announce-chess960" };
        let named = |form: MessageForm<'_>, (file, role): (File, Role)| {
            format!("{} {}", form.locale.role_name(role), form.square_text(Square::from_coords(file, Rank::First)))
        };
        let pieces = |form: MessageForm<'_>| {
            File::ALL.into_iter().zip(rank).map(|piece| named(form, piece)).collect::<Vec<_>>().join(", ")
        };
        let letters = |form: MessageForm<'_>| letters(form.locale, &rank);
        let values = MessageValues::new()
            .set_digits("number", number)
            .set_with_form("pieces", pieces)
            .set_with_form("letters", letters);
        Some(self.hall_message(id, values))
    }

    /// The game begins, and whose clock runs first.
    pub(super) fn game_started_message(&self) -> Message {
        self.build_message(Channel::Hall, Earcon::GameStart, "announce-started", self.first)
    }
}

/// A start position of Chess960 on one line: its number, and the first rank in the letters of the language.
pub fn chess960_line(locale: &Locale, number: u16) -> Option<String> {
    let rank = back_rank_of_number(number).ok()?;
    let args = Args::new().set_digits("number", number).set_own_text("letters", letters(locale, &rank));
    Some(locale.message_line("announce-chess960", &args))
}

fn letters(locale: &Locale, rank: &[Role; 8]) -> String {
    rank.iter().map(|role| piece_letter(locale.lang(), *role)).collect()
}

/// Why a position cannot be played from: a whole sentence.
pub fn start_fault_sentence(locale: &Locale, fault: StartFault) -> String {
    let (count, rank) = match fault {
        StartFault::Ranks(count) => (count, 0),
        StartFault::Rank(rank) => (0, rank),
        _ => (0, 0),
    };
    let args = Args::new().set_own_text("why", variant_name(&fault)).set("count", count).set_digits("rank", rank);
    locale.message_text("trouble-start", &args.set_digits("last", COUNT - 1))
}
