//! One row per effect: message, earcon, channel. A new effect without a row does not compile.

use super::rulings::claim_key;
use super::{Channel, Earcon, Form, Piece, Presenter, Told, Urgency};
use crate::game::announcement::Telling;
use crate::game::claim::Claim;
use crate::game::effect::{Audience, Difference, Effect, EffectKind, Manner};
use crate::game::event::Word;
use crate::game::outcome::{DrawReason, Outcome, Points, WinReason};
use crate::game::touch::Sense;
use crate::locale::Args;
use crate::seat::Color;

/// At most so many differing squares are told at once; the rest is counted.
pub(super) const SQUARES_TOLD: usize = 6;

use Channel::{Hall, Private};

impl Presenter {
    /// What this station's people get of an effect, in order. `None` for an effect that is another seat's alone.
    pub fn present(&self, effect: &Effect) -> Vec<Told> {
        match effect.to {
            Audience::Seat(seat) if seat != self.owner => Vec::new(),
            Audience::Hall => self.present_kind(&effect.kind, Channel::Hall),
            Audience::Desk if effect.kind.is_fact() => vec![self.facts_wait(1)],
            // The referee tells the desk only while the arbiter is at it.
            Audience::Seat(_) | Audience::Desk => self.present_kind(&effect.kind, Private),
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
            Audience::Desk => presenter.present_kind(&effect.kind, Private),
            _ => presenter.present(effect),
        };
        told.into_iter().map(|told| Told { channel: Private, ..told }).collect()
    }

    /// A move or a flag told to one seat or to the desk is heard there alone; every other row has its own channel.
    fn present_kind(&self, kind: &EffectKind, channel: Channel) -> Vec<Told> {
        if let EffectKind::Refused(refusal) = kind
            && let Some(told) = self.pegs_refused(refusal)
        {
            return told;
        }
        if let Some(told) = self
            .of_move(kind, channel)
            .or_else(|| self.of_ruling(kind))
            .or_else(|| self.of_link(kind))
            .or_else(|| self.of_call(kind))
        {
            return vec![told];
        }
        if let Some(told) = self.of_comparison(kind) {
            return told;
        }
        match kind {
            EffectKind::Changed(change) => self.changed(change),
            EffectKind::BoardDiffers { whose, squares } => self.board(*whose, squares, "announce-board-differs"),
            EffectKind::BoardsCase { whose, squares } => self.board(*whose, squares, "announce-boards-case"),
            EffectKind::RemedyProposed(remedy) => self.remedy(remedy),
            EffectKind::Adjourning(step) => self.step(step),
            EffectKind::TouchFacts { by, touched, played, kept, article, allowed, .. } => {
                self.touch_facts((*by, touched), played.as_ref(), (*kept, *article), allowed)
            }
            EffectKind::TimeSet { by, time, first_increment } => {
                let set = self.of(*by, "announce-time-set");
                [set].into_iter().chain(self.time_control_to(Hall, time, *first_increment)).collect()
            }
            EffectKind::Answered(answer) => self.answered(answer),
            EffectKind::Pegs(pegs) => self.pegs(pegs),
            EffectKind::RuledBy { .. } => Vec::new(),
            kind => vec![self.of_table(kind)],
        }
    }

    /// Claims and the desk.
    fn of_ruling(&self, kind: &EffectKind) -> Option<Told> {
        Some(match kind {
            EffectKind::Claimed { by, claim, with } => self.claimed(*by, claim, with.as_ref()),
            EffectKind::ClaimChecked { by, right } => self.claim_checked(*by, *right),
            EffectKind::ClaimOvertaken { by } => self.of(*by, "announce-claim-overtaken"),
            EffectKind::TouchNotKept { by } => self.with(Earcon::Difference, *by, "announce-touch-not-kept"),
            EffectKind::TouchBinds { whose, squares } => self.tell(Hall, None, "announce-touch-binds", |form| {
                let squares: Vec<String> = squares.iter().map(|square| form.square(*square)).collect();
                Args::new().color(*whose).set("squares", squares.join(", "))
            }),
            EffectKind::SetAside => self.tell(Hall, None, "announce-set-aside", |_| Args::new()),
            EffectKind::Upheld => self.tell(Hall, None, "announce-upheld", |_| Args::new()),
            EffectKind::Provided { provision, .. } => self.provided(*provision),
            EffectKind::CodeAsked { by, there: true } => self.with(Earcon::Question, *by, "announce-code-asked-there"),
            EffectKind::CodeAsked { by, .. } => self.with(Earcon::Question, *by, "announce-code-asked"),
            EffectKind::CodeDropped { by } => self.of(*by, "announce-code-dropped"),
            EffectKind::CodeSet { by } => self.of(*by, "announce-code-set"),
            EffectKind::DeskTaken { first, arbiter } => self.desk_taken(*first, arbiter),
            EffectKind::DeskLeft => self.tell(Hall, None, "announce-desk-left", |_| Args::new()),
            EffectKind::OfferOutOfTurn { by } => {
                self.tell(Private, None, "announce-offer-out-of-turn", |_| Args::new().color(*by))
            }
            EffectKind::PeriodTimeDue { whose, time } => self.period_time("announce-period-time-due", *whose, *time),
            EffectKind::PeriodTimeOver { whose, time } => self.period_time("announce-period-time-over", *whose, *time),
            EffectKind::ClaimedMoveNotMade { by, written, played } => {
                self.tell(Private, Some(Earcon::Difference), "announce-claimed-move-not-made", |form| {
                    let args = Args::new().color(*by).set("written", form.telling(written));
                    args.set("played", form.telling(played))
                })
            }
            _ => return None,
        })
    }

    /// Effects about moves, presses and flags.
    fn of_move(&self, kind: &EffectKind, channel: Channel) -> Option<Told> {
        let by_color = |by: Color| move |_: Form<'_>| Args::new().color(by);
        Some(match kind {
            EffectKind::MoveTold { by, manner, telling, .. } => self.move_told((*by, *manner), telling, channel),
            // Where it may not be signalled the hall hears nothing of it (B.6 of 2009).
            EffectKind::FlagFell { whose, .. } => {
                self.tell(channel, Some(Earcon::FlagFall), "announce-flag-fell", by_color(*whose))
            }
            EffectKind::Refused(refusal) => self.refused(refusal),
            EffectKind::PressKept => {
                self.show(Private, Some(Earcon::PressKept), "announce-press-kept", |_| Args::new())
            }
            EffectKind::PressCancelled => self.tell(Private, None, "announce-press-cancelled", |_| Args::new()),
            EffectKind::MoveCompleted { by, .. } => {
                let earcon = if *by == self.owner { Earcon::ClockPressed } else { Earcon::OpponentsMove };
                self.show(Private, Some(earcon), "announce-to-move", by_color(!*by))
            }
            EffectKind::Replied { by } => {
                self.show(Private, Some(Earcon::OpponentsMove), "announce-replied", by_color(*by))
            }
            EffectKind::PressWaits { by } => {
                self.show(Private, Some(Earcon::PressKept), "announce-press-waits", by_color(*by))
            }
            EffectKind::RepetitionAgrees { by, repeated } => self.repeated(*by, repeated.as_ref()),
            EffectKind::RepetitionDiffers { by, announced, repeated } => {
                self.tell(Hall, Some(Earcon::Difference), "announce-repetition-differs", |form| {
                    let args = Args::new().color(*by).set("announced", form.telling(announced));
                    args.set("repeated", form.telling(repeated))
                })
            }
            EffectKind::IllegalMoveCompleted { by, telling, .. } => {
                self.about(Earcon::Difference, "announce-illegal-move", *by, telling)
            }
            EffectKind::IllegalByOtherBoard { by, telling } => {
                self.about(Earcon::Difference, "announce-illegal-other-board", *by, telling)
            }
            EffectKind::TouchTold { by, piece, square, sense } => {
                let id = match sense {
                    Sense::Deliberate => "announce-touched",
                    Sense::Adjusting => "announce-touched-adjusting",
                    Sense::CarryingOut => "announce-touched-carrying-out",
                };
                self.tell(Hall, None, id, |form| {
                    let args = Args::new().color(*by).set("square", form.square(*square));
                    args.set("piece", form.standing(*piece))
                })
            }
            EffectKind::TakenBack { half_moves } => {
                self.tell(Hall, None, "announce-taken-back", |_| Args::new().set("count", *half_moves))
            }
            _ => return None,
        })
    }

    fn about(&self, earcon: Earcon, id: &str, by: Color, telling: &Telling) -> Told {
        // The id outlives the call: all ids are literals above.
        self.tell_owned(earcon, id, |form| Args::new().color(by).set("move", form.telling(telling)))
    }

    fn tell_owned<'a>(&'a self, earcon: Earcon, id: &'a str, args: impl Fn(Form<'a>) -> Args<'a>) -> Told {
        self.tell(Hall, Some(earcon), id, args)
    }

    /// Something of a player, told in the hall after a sound.
    fn with(&self, earcon: Earcon, by: Color, id: &str) -> Told {
        self.tell(Hall, Some(earcon), id, |_| Args::new().color(by))
    }

    /// Effects about the table: boards, scores, offers, claims, the game itself.
    fn of_table(&self, kind: &EffectKind) -> Told {
        let by_color = |by: Color| move |_: Form<'_>| Args::new().color(by);
        match kind {
            EffectKind::Started => self.started(),
            EffectKind::PlayResumed { turn } => self.tell(Hall, None, "announce-resumed", by_color(*turn)),
            EffectKind::BoardAgrees { whose } => self.tell(Hall, None, "announce-board-agrees", by_color(*whose)),
            EffectKind::ScoreTaken { whose, ply, readable } => {
                let id = if *readable { "announce-score-taken" } else { "announce-score-unreadable" };
                self.tell(Private, None, id, |_| Args::new().color(*whose).set("number", ply.div_ceil(2)))
            }
            EffectKind::Adjusting { by, out_of_turn: false } => {
                self.tell(Hall, None, "announce-adjusting", by_color(*by))
            }
            EffectKind::Adjusting { by, .. } => self.of(*by, "announce-adjusting-out-of-turn"),
            EffectKind::ConfirmationAsked { by, word } => self.confirmation(*by, word),
            EffectKind::ConfirmationDropped { by, .. } => self.of(*by, "announce-not-confirmed"),
            EffectKind::DrawOffered { by } => self.with(Earcon::DrawOffer, *by, "announce-draw-offered"),
            EffectKind::DrawDeclined { by } => self.tell(Hall, None, "announce-draw-declined", by_color(*by)),
            EffectKind::OfferStands { of } => self.of(*of, "announce-offer-stands"),
            EffectKind::OfferLapsed { of } => self.show(Private, None, "announce-offer-lapsed", by_color(*of)),
            EffectKind::ClaimOffered => self.tell(Private, None, "announce-claim-offered", |_| Args::new()),
            EffectKind::ArbiterCalled { by } => self.tell(Hall, None, "announce-arbiter-called", by_color(*by)),
            EffectKind::Recovered => self.tell(Hall, None, "announce-recovered", |_| Args::new()),
            EffectKind::Reopened => self.tell(Private, None, "announce-reopened", |_| Args::new()),
            EffectKind::Saved => self.tell(Private, None, "announce-saved", |_| Args::new()),
            EffectKind::GameOver(outcome) => self.game_over(*outcome),
            // Told by their own rows above: a new effect must be put somewhere.
            EffectKind::MoveTold { .. }
            | EffectKind::Refused(_)
            | EffectKind::PressKept
            | EffectKind::PressCancelled
            | EffectKind::MoveCompleted { .. }
            | EffectKind::Replied { .. }
            | EffectKind::ReplyLapsed { .. }
            | EffectKind::EarlyPress { .. }
            | EffectKind::CompletedUnpressed { .. }
            | EffectKind::EntryAwaitsKey { .. }
            | EffectKind::IllegalUnclaimed { .. }
            | EffectKind::ResumeAgreed { .. }
            | EffectKind::WithoutArbiter { .. }
            | EffectKind::ConfirmationAskedAgain { .. }
            | EffectKind::SharedKeyboard { .. }
            | EffectKind::PressWaits { .. }
            | EffectKind::FlagFell { .. }
            | EffectKind::RepetitionAgrees { .. }
            | EffectKind::RepetitionDiffers { .. }
            | EffectKind::IllegalMoveCompleted { .. }
            | EffectKind::IllegalByOtherBoard { .. }
            | EffectKind::TakenBack { .. }
            | EffectKind::TouchTold { .. }
            | EffectKind::Pegs(_)
            | EffectKind::ScoresDiffer { .. }
            | EffectKind::Compared(_)
            | EffectKind::BoardDiffers { .. }
            | EffectKind::BoardsCase { .. }
            | EffectKind::TimeSet { .. }
            | EffectKind::Answered(_)
            | EffectKind::RemedyProposed(_)
            | EffectKind::Adjourning(_)
            | EffectKind::TouchFacts { .. }
            | EffectKind::Claimed { .. }
            | EffectKind::ClaimChecked { .. }
            | EffectKind::ClaimOvertaken { .. }
            | EffectKind::TouchBinds { .. }
            | EffectKind::TouchNotKept { .. }
            | EffectKind::SetAside
            | EffectKind::Upheld
            | EffectKind::Provided { .. }
            | EffectKind::Changed(_)
            | EffectKind::CodeAsked { .. }
            | EffectKind::CodeDropped { .. }
            | EffectKind::CodeSet { .. }
            | EffectKind::DeskTaken { .. }
            | EffectKind::DeskLeft
            | EffectKind::RuledBy { .. }
            | EffectKind::OfferOutOfTurn { .. }
            | EffectKind::PeriodTimeDue { .. }
            | EffectKind::PeriodTimeOver { .. }
            | EffectKind::StoodStill { .. }
            | EffectKind::TimeMissing { .. }
            | EffectKind::LinkFound { .. }
            | EffectKind::LinkLost { .. }
            | EffectKind::LinkFreed { .. }
            | EffectKind::LinkDenied { .. }
            | EffectKind::CodeRefused { .. }
            | EffectKind::HistoryDiffers { .. }
            | EffectKind::ClaimedMoveNotMade { .. } => {
                self.show(Private, None, "trouble-text-missing", |_| Args::new())
            }
        }
    }

    /// The hall hears the words of D.2.1 alone; the line says whose move it is and which key comes next.
    fn move_told(&self, (by, manner): (Color, Manner), telling: &Telling, channel: Channel) -> Told {
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
            told.speech = vec![Piece::words(crate::locale::Lang::De, self.spoken(telling))];
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

    fn confirmation(&self, by: Color, word: &Word) -> Told {
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
