//! Who gets what of an effect, and the words of moves, boards, confirmations and results.

use super::{Channel, Earcon, Form, Presenter, SpeechPiece as Spoken, Told, Urgency, Values};
use ansage_game::announcement::Telling;
use ansage_game::claim::Claim;
use ansage_game::effect::{Audience, Difference, Effect, EffectKind, Manner};
use ansage_game::event::OpponentsWord;
use ansage_game::outcome::Outcome;
use ansage_game::seat::Color;
use ansage_game::time_control::TimeControl;

/// At most so many differing squares are told at once; the rest is counted.
pub(super) const SQUARES_TOLD: usize = 6;

use Channel::{Hall, Private};

impl Presenter {
    /// What this station's people get of an effect, in order. `None` for an effect that is another seat's alone.
    pub fn present(&self, effect: &Effect) -> Vec<Told> {
        match effect.to {
            Audience::Seat(seat) if seat != self.owner => Vec::new(),
            Audience::Hall => self.rows(&effect.kind, Channel::Hall),
            Audience::Desk if effect.kind.is_fact() => vec![self.facts_wait(1)],
            // The referee tells the desk only while the arbiter is at it.
            Audience::Seat(_) | Audience::Desk => self.rows(&effect.kind, Private),
        }
    }

    /// Tells the arbiter at a shared console that so many facts wait until he asks: both players hear what is told there.
    pub fn facts_wait(&self, count: usize) -> Told {
        self.tell(Private, Earcon::Difference, "arbiter-facts-there", Values::new().set("count", count))
    }

    /// What the arbiter gets of an effect at a desk of his own: what the hall hears, and what is for him alone, all to
    /// his ear only. What is private to a player is not for him, and no move is his own.
    pub fn present_at_desk(&self, effect: &Effect) -> Vec<Told> {
        let owner = match (effect.to, &effect.kind) {
            (Audience::Seat(_), _) => return Vec::new(),
            (_, EffectKind::MoveTold { by, .. } | EffectKind::MoveCompleted { by, .. }) => !*by,
            _ => self.owner,
        };
        let presenter = Presenter { owner, hall: self.program.clone(), ..self.clone() };
        let told = match effect.to {
            // Nobody else hears it here.
            Audience::Desk => presenter.rows(&effect.kind, Private),
            _ => presenter.present(effect),
        };
        told.into_iter().map(|told| Told { channel: Private, ..told }).collect()
    }

    pub(super) fn time_set(&self, by: Color, time: &TimeControl, first_increment: bool) -> Vec<Told> {
        let set = self.public("announce-time-set", by);
        [set].into_iter().chain(self.time_control_to(Hall, time, first_increment)).collect()
    }

    pub(super) fn about(&self, cue: Earcon, id: &str, by: Color, telling: &Telling) -> Told {
        self.tell(Hall, cue, id, Values::of(by).telling("move", telling))
    }

    /// The hall hears the words of D.2.1 alone; the line says whose move it is and which key comes next.
    pub(super) fn move_told(&self, (by, manner): (Color, Manner), telling: &Telling, channel: Channel) -> Told {
        let own = by == self.owner;
        let id = match manner {
            Manner::Announced if own => "announce-own-move",
            Manner::Announced | Manner::Entered => "announce-opponents-move",
            Manner::Corrected { .. } if own => "announce-own-correction",
            Manner::Corrected { .. } => "announce-correction",
            Manner::Misheard { .. } => "announce-misheard",
            Manner::Again => "announce-again",
        };
        let mut told = self.tell(channel, None, id, Values::of(by).telling("move", telling));
        if matches!(manner, Manner::Announced | Manner::Entered | Manner::Again) && !self.on_paper {
            told.speech = vec![Spoken::words(crate::locale::Lang::De, self.spoken(telling))];
        }
        if channel == Hall {
            // A player's clock runs until its last word is heard: it goes before all other public speech that waits.
            told.urgency = Urgency::Next;
        }
        told
    }

    pub(super) fn board(&self, whose: Color, squares: &[Difference], id: &str) -> Vec<Told> {
        let mut told = vec![self.tell(Hall, Earcon::Difference, id, Values::of(whose).set("count", squares.len()))];
        for Difference { square, shows, announced } in squares.iter().take(SQUARES_TOLD) {
            told.push(self.public(
                "announce-square-differs",
                Values::of(whose).square("square", *square).piece("shows", *shows).piece("announced", *announced),
            ));
        }
        if squares.len() > SQUARES_TOLD {
            let more = squares.len() - SQUARES_TOLD;
            told.push(self.public("announce-more-squares", Values::new().set("count", more)));
        }
        told
    }

    pub(super) fn confirmation(&self, by: Color, word: &OpponentsWord) -> Told {
        let values = Values::of(by);
        if let OpponentsWord::Claims(claim @ Claim::Draw { with: Some(words), .. }) = word {
            let values = values.claim(claim).said("move", words);
            return self.tell(Hall, Earcon::Question, "announce-confirm-claims-with", values);
        }
        let what = |form: Form<'_>| match word {
            OpponentsWord::Touched(square) => form.square(*square),
            OpponentsWord::Played { from, to, .. } => format!("{} {}", form.square(*from), form.square(*to)),
            OpponentsWord::Wrote { text, .. } => text.clone(),
            OpponentsWord::Repeats(words) => form.said(words),
            OpponentsWord::Claims(claim) => form.claim(claim),
            _ => String::new(),
        };
        self.tell(Hall, Earcon::Question, "announce-confirm", values.variant("word", word).formed("what", what))
    }

    pub(super) fn game_over(&self, outcome: Outcome) -> Told {
        let (id, values) = match outcome {
            Outcome::Win { by, reason } => ("announce-won", Values::of(by).variant("why", &reason)),
            Outcome::Draw(reason) => ("announce-drawn", Values::new().variant("why", &reason)),
            Outcome::Points(points) => ("announce-ended", Values::new().variant("how", &points)),
            Outcome::BothForfeit | Outcome::Unfinished | Outcome::Cancelled => {
                ("announce-ended", Values::new().variant("how", &outcome))
            }
        };
        self.tell(Hall, Earcon::GameEnd, id, values)
    }
}
