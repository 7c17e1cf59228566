//! Who gets what of an effect, and the words of moves, boards, confirmations and results.

use super::rulings::claim_key;
use super::{Channel, Earcon, Form, Piece as Spoken, Presenter, Told, Urgency};
use crate::game::announcement::Telling;
use crate::game::claim::Claim;
use crate::game::effect::{Audience, Difference, Effect, EffectKind, Manner};
use crate::game::event::Word;
use crate::game::outcome::{DrawReason, Outcome, Points, WinReason};
use crate::game::time_control::TimeControl;
use crate::game::touch::Sense;
use crate::locale::Args;
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
        self.tell(Private, Some(Earcon::Difference), "arbiter-facts-there", |_| Args::new().set("count", count))
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
        self.tell(Hall, Some(Earcon::Difference), "announce-repetition-differs", |form| {
            let args = Args::new().color(by).set("announced", form.telling(announced));
            args.set("repeated", form.telling(repeated))
        })
    }

    pub(super) fn touch_told(&self, by: Color, piece: Option<Piece>, square: Square, sense: Sense) -> Told {
        let id = match sense {
            Sense::Deliberate => "announce-touched",
            Sense::Adjusting => "announce-touched-adjusting",
            Sense::CarryingOut => "announce-touched-carrying-out",
        };
        self.tell(Hall, None, id, |form| {
            let args = Args::new().color(by).set("square", form.square(square));
            args.set("piece", form.standing(piece))
        })
    }

    pub(super) fn score_taken(&self, whose: Color, ply: u32, readable: bool) -> Told {
        let id = if readable { "announce-score-taken" } else { "announce-score-unreadable" };
        self.tell(Private, None, id, |_| Args::new().color(whose).set("number", ply.div_ceil(2)))
    }

    pub(super) fn time_set(&self, by: Color, time: &TimeControl, first_increment: bool) -> Vec<Told> {
        let set = self.of(by, "announce-time-set");
        [set].into_iter().chain(self.time_control_to(Hall, time, first_increment)).collect()
    }

    pub(super) fn about(&self, earcon: Earcon, id: &str, by: Color, telling: &Telling) -> Told {
        // The id outlives the call: all ids are literals above.
        self.tell_owned(earcon, id, |form| Args::new().color(by).set("move", form.telling(telling)))
    }

    fn tell_owned<'a>(&'a self, earcon: Earcon, id: &'a str, args: impl Fn(Form<'a>) -> Args<'a>) -> Told {
        self.tell(Hall, Some(earcon), id, args)
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
        let mut told = self.tell(channel, None, id, |form| Args::new().color(by).set("move", form.telling(telling)));
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
            vec![self.tell_owned(Earcon::Difference, id, |_| Args::new().color(whose).set("count", squares.len()))];
        for Difference { square, shows, announced } in squares.iter().take(SQUARES_TOLD) {
            told.push(self.tell(Hall, None, "announce-square-differs", |form| {
                let args = Args::new().color(whose).set("square", form.square(*square));
                args.set("shows", form.standing(*shows)).set("announced", form.standing(*announced))
            }));
        }
        if squares.len() > SQUARES_TOLD {
            let more = squares.len() - SQUARES_TOLD;
            told.push(self.tell(Hall, None, "announce-more-squares", |_| Args::new().set("count", more)));
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
        self.tell(Hall, Some(Earcon::Question), id, |form| {
            let args = Args::new().color(by);
            match word {
                Word::Touched(square) => args.set("square", form.square(*square)),
                Word::Played { from, to, .. } => args.set("from", form.square(*from)).set("to", form.square(*to)),
                Word::Wrote { text, .. } => args.set("text", text.as_str()),
                Word::Repeats(words) => args.set("move", form.said(words)),
                Word::Claims(claim) => {
                    let args = args.set("claim", claim_key(claim));
                    match claim {
                        Claim::Draw { with: Some(words), .. } => args.set("move", form.said(words)),
                        _ => args,
                    }
                }
                _ => args,
            }
        })
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
                self.tell(Hall, earcon, id, |_| Args::new().color(by))
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
                self.tell(Hall, earcon, id, |_| Args::new())
            }
            Outcome::Points(points) => {
                let points = match points {
                    Points::None => "none",
                    Points::WhiteHalf => "white-half",
                    Points::BlackHalf => "black-half",
                };
                self.tell(Hall, earcon, "announce-over-points", |_| Args::new().set("points", points))
            }
            Outcome::BothForfeit => self.tell(Hall, earcon, "announce-over-both-forfeit", |_| Args::new()),
            Outcome::Unfinished => self.tell(Hall, earcon, "announce-over-unfinished", |_| Args::new()),
            Outcome::Cancelled => self.tell(Hall, earcon, "announce-over-cancelled", |_| Args::new()),
        }
    }
}
