//! Tell replies, early presses, entries that await a key, and how play goes on after a call for the arbiter.

use super::{Channel, Earcon, Presenter, Told, Values};
use crate::game::announcement::Telling;
use crate::game::effect::Lapse;
use crate::game::event::Word;
use crate::moment::Span;
use crate::seat::Color;

use Channel::{Hall, Private};

const fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// The key of a word that ends the game or may end it at once, settles a case or restarts play.
const fn weighty_key(word: &Word) -> &'static str {
    match word {
        Word::Resign => "resign",
        Word::Accept => "accept",
        Word::Resume => "resume",
        Word::Draw => "draw",
        Word::Claims(_) => "claim",
        Word::Withdraw => "withdraw",
        _ => "consent",
    }
}

/// What was not confirmed, where a player may believe that it was.
const fn dropped_key(word: &Word) -> &'static str {
    match word {
        Word::Flag => "flag",
        Word::Decline | Word::Arbiter | Word::Adjust => "word",
        Word::Touched(_) | Word::Repeats(_) | Word::Played { .. } | Word::Wrote { .. } => "word",
        weighty => weighty_key(weighty),
    }
}

impl Presenter {
    pub(super) fn not_confirmed(&self, by: Color, word: &Word) -> Told {
        self.public("announce-not-confirmed", Values::new().color(by).set("word", dropped_key(word)))
    }

    pub(super) fn reply_lapsed(&self, by: Color, telling: &Telling, why: Lapse) -> Told {
        let why = match why {
            Lapse::NotMade => "not-made",
            Lapse::Illegal => "illegal",
            Lapse::Withdrawn => "withdrawn",
        };
        self.tell(
            Hall,
            Earcon::Difference,
            "announce-reply-lapsed",
            Values::new().color(by).telling("move", telling).set("why", why),
        )
    }

    pub(super) fn early_press(&self, by: Color, counts: bool, kept: bool) -> Told {
        let earcon = if counts { Earcon::PressKept } else { Earcon::Refused };
        self.tell(
            Hall,
            Some(earcon),
            "announce-early-press",
            Values::new().color(by).set("counts", yes_no(counts)).set("kept", yes_no(kept)),
        )
    }

    pub(super) fn illegal_unclaimed(&self, by: Color, telling: &Telling) -> Told {
        self.tell(
            Private,
            Earcon::Difference,
            "announce-illegal-unclaimed",
            Values::new().color(by).telling("move", telling),
        )
    }

    pub(super) fn without_arbiter(&self, stood: Span) -> Told {
        self.note("announce-without-arbiter", Values::new().span("time", stood))
    }

    pub(super) fn confirmation_again(&self, by: Color, word: &Word) -> Told {
        self.tell(
            Hall,
            Earcon::Question,
            "announce-confirm-again",
            Values::new().color(by).set("word", weighty_key(word)),
        )
    }

    pub(super) fn shared_keyboard(&self, by: Color, word: &Word) -> Told {
        self.note("announce-shared-keyboard", Values::new().color(by).set("word", weighty_key(word)))
    }
}
