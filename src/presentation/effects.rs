//! Who gets what of an effect, and the words of moves, boards, confirmations and results.

use super::rulings::claim_key;
use super::{Channel, Earcon, Piece as Spoken, Presenter, Told, Urgency, Values};
use crate::game::announcement::Telling;
use crate::game::claim::Claim;
use crate::game::effect::{Audience, Difference, Effect, EffectKind, Manner};
use crate::game::event::Word;
use crate::game::outcome::{DrawReason, Outcome, Points, WinReason};
use crate::game::time_control::TimeControl;
use crate::game::touch::Sense;
use crate::seat::Color;
use shakmaty::{Piece, Square};

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

    /// A repetition that names another move.
    pub(super) fn repetition_differs(&self, by: Color, announced: &Telling, repeated: &Telling) -> Told {
        self.tell(
            Hall,
            Earcon::Difference,
            "announce-repetition-differs",
            Values::new().color(by).telling("announced", announced).telling("repeated", repeated),
        )
    }

    pub(super) fn touch_told(&self, by: Color, piece: Option<Piece>, square: Square, sense: Sense) -> Told {
        let id = match sense {
            Sense::Deliberate => "announce-touched",
            Sense::Adjusting => "announce-touched-adjusting",
            Sense::CarryingOut => "announce-touched-carrying-out",
        };
        self.public(id, Values::new().color(by).square("square", square).piece("piece", piece))
    }

    pub(super) fn score_taken(&self, whose: Color, ply: u32, readable: bool) -> Told {
        let id = if readable { "announce-score-taken" } else { "announce-score-unreadable" };
        self.note(id, Values::new().color(whose).set("number", ply.div_ceil(2)))
    }

    pub(super) fn time_set(&self, by: Color, time: &TimeControl, first_increment: bool) -> Vec<Told> {
        let set = self.of(by, "announce-time-set");
        [set].into_iter().chain(self.time_control_to(Hall, time, first_increment)).collect()
    }

    pub(super) fn about(&self, cue: Earcon, id: &str, by: Color, telling: &Telling) -> Told {
        self.tell(Hall, cue, id, Values::new().color(by).telling("move", telling))
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
        let mut told = self.tell(channel, None, id, Values::new().color(by).telling("move", telling));
        // The mark of en passant ends with a full stop of its own.
        told.line = told.line.replace("e.p..", "e.p.");
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
        let mut told =
            vec![self.tell(Hall, Earcon::Difference, id, Values::new().color(whose).set("count", squares.len()))];
        for Difference { square, shows, announced } in squares.iter().take(SQUARES_TOLD) {
            told.push(
                self.public(
                    "announce-square-differs",
                    Values::new()
                        .color(whose)
                        .square("square", *square)
                        .piece("shows", *shows)
                        .piece("announced", *announced),
                ),
            );
        }
        if squares.len() > SQUARES_TOLD {
            let more = squares.len() - SQUARES_TOLD;
            told.push(self.public("announce-more-squares", Values::new().set("count", more)));
        }
        told
    }

    pub(super) fn confirmation(&self, by: Color, word: &Word) -> Told {
        let id = match word {
            Word::Draw => "announce-confirm-draw",
            Word::Accept => "announce-confirm-accept",
            Word::Decline => "announce-confirm-decline",
            Word::Resign => "announce-confirm-resign",
            Word::Flag => "announce-confirm-flag",
            Word::Arbiter => "announce-confirm-arbiter",
            Word::Adjust => "announce-confirm-adjust",
            Word::Touched(_) => "announce-confirm-touched",
            Word::Repeats(_) => "announce-confirm-repeats",
            Word::Played { .. } => "announce-confirm-played",
            Word::Wrote { .. } => "announce-confirm-wrote",
            Word::Claims(Claim::Draw { with: Some(_), .. }) => "announce-confirm-claims-with",
            Word::Claims(_) => "announce-confirm-claims",
            Word::Consent => "announce-confirm-consent",
            Word::Withdraw => "announce-confirm-withdraw",
            Word::Resume => "announce-confirm-resume",
        };
        let values = Values::new().color(by);
        let values = match word {
            Word::Touched(square) => values.square("square", *square),
            Word::Played { from, to, .. } => values.square("from", *from).square("to", *to),
            Word::Wrote { text, .. } => values.set("text", text.as_str()),
            Word::Repeats(words) => values.said("move", words),
            Word::Claims(Claim::Draw { with: Some(words), .. }) => values.said("move", words),
            _ => values,
        };
        let values = if let Word::Claims(claim) = word { values.set("claim", claim_key(claim)) } else { values };
        self.tell(Hall, Earcon::Question, id, values)
    }

    pub(super) fn game_over(&self, outcome: Outcome) -> Told {
        let earcon = Some(Earcon::GameEnd);
        match outcome {
            Outcome::Win { by, reason } => {
                let id = match reason {
                    WinReason::Checkmate => "announce-over-mate",
                    WinReason::Resignation => "announce-over-resignation",
                    WinReason::FlagFall => "announce-over-flag",
                    WinReason::IllegalMoves => "announce-over-illegal-moves",
                    WinReason::SealedMove => "announce-over-sealed-move",
                    WinReason::Default => "announce-over-default",
                    WinReason::Forfeit => "announce-over-forfeit",
                    WinReason::Arbiter => "announce-over-arbiter",
                };
                self.tell(Hall, earcon, id, by)
            }
            Outcome::Draw(reason) => {
                let id = match reason {
                    DrawReason::Agreement => "announce-over-agreement",
                    DrawReason::Stalemate => "announce-over-stalemate",
                    DrawReason::DeadPosition => "announce-over-dead-position",
                    DrawReason::FlagFallCannotMate => "announce-over-flag-draw",
                    DrawReason::Repetition => "announce-over-repetition",
                    DrawReason::FiftyMoves => "announce-over-fifty",
                    DrawReason::Fivefold => "announce-over-fivefold",
                    DrawReason::SeventyFive => "announce-over-seventy-five",
                    DrawReason::BothFlags => "announce-over-both-flags",
                    DrawReason::Quickplay => "announce-over-quickplay",
                    DrawReason::IllegalCannotMate => "announce-over-illegal-draw",
                    DrawReason::ResignedCannotMate => "announce-over-resigned-draw",
                    DrawReason::Arbiter => "announce-over-arbiter-draw",
                };
                self.tell(Hall, earcon, id, ())
            }
            Outcome::Points(points) => {
                let points = match points {
                    Points::None => "none",
                    Points::WhiteHalf => "white-half",
                    Points::BlackHalf => "black-half",
                };
                self.tell(Hall, earcon, "announce-over-points", Values::new().set("points", points))
            }
            Outcome::BothForfeit => self.tell(Hall, earcon, "announce-over-both-forfeit", ()),
            Outcome::Unfinished => self.tell(Hall, earcon, "announce-over-unfinished", ()),
            Outcome::Cancelled => self.tell(Hall, earcon, "announce-over-cancelled", ()),
        }
    }
}
