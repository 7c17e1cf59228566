//! The table of effects: one row for each, with its message, its cue and who hears it. Take a row away and it does not
//! compile.

use super::{Channel, Earcon, Message, MessageValues, Presenter};
use ansage_game::claim::Provision;
use ansage_game::effect::EffectKind;
use ansage_game::seat::Color;

use Channel::{Hall, Private};

impl Presenter {
    /// What is told of an effect, in order. A move or a flag told to one seat or to the desk is heard there alone; every
    /// other row has its own channel.
    #[rustfmt::skip]
    pub(super) fn rows(&self, kind: &EffectKind, channel: Channel) -> Vec<Message> {
        use Earcon as Cue;
        use EffectKind as E;
        vec![match kind {
            // The game, moves and presses.
            E::Started => self.started(),
            E::PlayResumed { turn } => self.public("announce-resumed", *turn),
            E::MoveAnnounced { player: by, manner, description: telling, .. } => self.move_told((*by, *manner), telling, channel),
            E::Refused(refusal) => return self.refused(refusal),
            E::PressKept => self.show(Private, Cue::PressKept, "announce-press-kept", ()),
            E::PressCancelled => self.note("announce-press-cancelled", ()),
            E::PressWaits { player: by } => self.cued(Cue::PressKept, *by, "announce-press-waits"),
            E::MoveCompleted { player: by, .. } if *by == self.owner => self.cued(Cue::ClockPressed, !*by, "announce-to-move"),
            E::MoveCompleted { player: by, .. } => self.cued(Cue::OpponentsMove, !*by, "announce-to-move"),
            E::PressedBeforeEntry { player: by } => self.cued(Cue::OpponentsMove, *by, "announce-replied"),
            E::ReplyLapsed { player: by, description: telling, reason: why } => {
                let values = MessageValues::of(*by).telling("move", telling).variant("why", why);
                self.tell(Hall, Cue::Difference, "announce-reply-lapsed", values)
            },
            E::EarlyPress { player: by, counts, kept } => {
                let cue = if *counts { Cue::PressKept } else { Cue::Refused };
                self.tell(Hall, cue, "announce-early-press", MessageValues::of(*by).yes_no("counts", *counts).yes_no("kept", *kept))
            },
            E::CompletedUnpressed { player: by } => self.note("announce-completed-unpressed", *by),
            E::EntryAwaitsKey { player: by, description: telling } => self.about(Cue::Question, "announce-entry-awaits-key", *by, telling),
            // A repetition between two stations is heard in the hall as it is said (D.2.1): who repeats, then the words. At one
            // station it was heard there, and only its agreement is told.
            E::RepetitionAgrees { player: by, repeated: Some(telling) } => {
                self.public("announce-repetition", MessageValues::of(*by).telling("move", telling))
            }
            E::RepetitionAgrees { player: by, repeated: None } => self.note("announce-repetition-agrees", *by),
            E::RepetitionDiffers { player: by, announced, repeated } => {
                let values = MessageValues::of(*by).telling("announced", announced).telling("repeated", repeated);
                self.tell(Hall, Cue::Difference, "announce-repetition-differs", values)
            },
            E::IllegalMoveCompleted { player: by, description: telling, .. } => self.about(Cue::Difference, "announce-illegal-move", *by, telling),
            E::LegalOnMoversBoard { player: by, description: telling } => self.about(Cue::Difference, "announce-illegal-other-board", *by, telling),
            E::IllegalUnclaimed { player: by, description: telling, .. } => {
                self.tell(Private, Cue::Difference, "announce-illegal-unclaimed", MessageValues::of(*by).telling("move", telling))
            },
            E::TakenBack { half_moves } => self.public("announce-taken-back", MessageValues::new().set("count", *half_moves)),
            E::GameOver(outcome) => self.game_over(*outcome),
            // Where it may not be signalled the hall hears nothing of it (B.6 of 2009).
            E::FlagFell { player: whose, .. } => self.tell(channel, Cue::FlagFall, "announce-flag-fell", *whose),
            E::TimeSet { player: by, time, first_increment } => return self.time_set(*by, time, *first_increment),
            E::Answered(answer) => return self.answered(answer),
            E::Saved => self.note("announce-saved", ()),
            E::Reopened => self.note("announce-reopened", ()),
            E::ReopenedAfterCrash => self.public("announce-recovered", ()),
            E::ProgramStalled { time } => self.tell(Hall, Cue::PortLost, "announce-stood-still", MessageValues::new().span("time", *time)).next(),
            E::TimeMissing { player: whose, most: None } => self.public("announce-time-missing-unknown", *whose),
            E::TimeMissing { player: whose, most: Some(most) } => self.public("announce-time-missing", MessageValues::of(*whose).span("time", *most)),
            // Boards and scores.
            E::BoardAgrees { owner: whose } => self.public("announce-board-agrees", *whose),
            E::BoardDiffers { owner: whose, squares } => return self.board(*whose, squares, "announce-board-differs"),
            E::BoardsDisputed { owner: whose, squares } => return self.board(*whose, squares, "announce-boards-case"),
            E::ComparisonShown(compared) => return self.compared(compared),
            E::ScoresDiffer { ply, white, black } => self.scores_differ(*ply, white, black),
            E::ScoreRecorded { player: whose, ply, readable } => {
                self.note("announce-score-taken", MessageValues::of(*whose).set("number", ply.div_ceil(2)).yes_no("readable", *readable))
            }
            E::BoardSensed(pegs) => return self.pegs(pegs),
            // Touches.
            E::TouchAnnounced { player: by, piece, square, sense } => {
                let values = MessageValues::of(*by).square("square", *square).piece("piece", *piece);
                self.public("announce-touched", values.variant("sense", sense))
            }
            E::Adjusting { player: by, out_of_turn: false } => self.public("announce-adjusting", *by),
            E::Adjusting { player: by, out_of_turn: true } => self.public("announce-adjusting-out-of-turn", *by),
            E::TouchFacts { player: by, touched, played, kept, article, allowed, .. } => {
                return self.touch_facts((*by, touched), played.as_ref(), (*kept, *article), allowed);
            }
            E::TouchBinds { player: whose, squares } => self.public("announce-touch-binds", MessageValues::of(*whose).squares("squares", squares)),
            E::TouchNotKept { player: by } => self.with(Cue::Difference, *by, "announce-touch-not-kept"),
            // Words, offers and claims.
            E::ConfirmationAsked { player: by, word } => self.confirmation(*by, word),
            E::ConfirmationAskedAgain { player: by, word } => self.tell(Hall, Cue::Question, "announce-confirm-again", MessageValues::of(*by).variant("word", word)),
            E::ConfirmationDropped { player: by, word } => self.public("announce-not-confirmed", MessageValues::of(*by).variant("word", word)),
            E::SharedKeyboard { player: by, word } => self.note("announce-shared-keyboard", MessageValues::of(*by).variant("word", word)),
            E::DrawOffered { player: by } => self.with(Cue::DrawOffer, *by, "announce-draw-offered"),
            E::DrawDeclined { player: by } => self.public("announce-draw-declined", *by),
            E::OfferRestored { player: of } => self.public("announce-offer-stands", *of),
            E::EntryCharged { player: whose, time } => self.public("announce-entry-charged", MessageValues::of(*whose).span("time", *time)),
            E::OtherMoveReleased { player: by, description: telling } => self.about(Cue::Question, "announce-released-before", *by, telling),
            E::PressedMoveMissing { player: of } => self.public("announce-move-left-out", *of),
            E::OfferLapsed { player: of } => self.shown("announce-offer-lapsed", *of),
            E::OfferOutOfTurn { player: by } => self.note("announce-offer-out-of-turn", *by),
            E::ClaimOffered => self.note("announce-claim-offered", ()),
            E::Claimed { player: by, claim, with } => self.claimed(*by, claim, with.as_ref()),
            E::ClaimChecked { player: by, right } => self.public("announce-claim-checked", MessageValues::of(*by).yes_no("right", *right)),
            E::ClaimSuperseded { player: by } => self.public("announce-claim-overtaken", *by),
            E::ClaimedMoveNotMade { player: by, written, played } => {
                let values = MessageValues::of(*by).telling("written", written).telling("played", played);
                self.tell(Private, Cue::Difference, "announce-claimed-move-not-made", values)
            },
            E::ProvisionNamed { provision: Provision::DefaultTime { limit: Some(limit), late }, .. } => {
                self.public("announce-late", MessageValues::new().allotted("limit", *limit).span("late", *late))
            }
            E::ProvisionNamed { provision: Provision::DefaultTime { limit: None, late }, .. } => {
                self.public("announce-late-announced", MessageValues::new().span("late", *late))
            }
            E::ProvisionNamed { provision, .. } => self.public("announce-provided", MessageValues::new().variant("provision", provision)),
            E::RemedyProposed(remedy) => return self.remedy(remedy),
            E::Upheld => self.public("announce-upheld", ()),
            E::SetAside => self.public("announce-set-aside", ()),
            // The arbiter.
            E::ArbiterCalled { player: by } => self.public("announce-arbiter-called", *by),
            E::ResumeAgreed { player: by } => self.with(Cue::Question, *by, "announce-resume-agreed"),
            E::ResumedWithoutArbiter { stood, .. } => self.note("announce-without-arbiter", MessageValues::new().span("time", *stood)),
            E::CodeAsked { player: by, there: true } => self.with(Cue::Question, *by, "announce-code-asked-there"),
            E::CodeAsked { player: by, there: false } => self.with(Cue::Question, *by, "announce-code-asked"),
            E::CodeDropped { player: by } => self.public("announce-code-dropped", *by),
            E::CodeSet { player: by } => self.public("announce-code-set", *by),
            E::CodeRefused { count, changed: true } => self.refusal("announce-link-code-changed", MessageValues::new().set("count", *count)),
            E::CodeRefused { count, changed: false } => self.refusal("announce-link-code-refused", MessageValues::new().set("count", *count)),
            E::DeskTaken { first, arbiter } => {
                let id = if arbiter.is_empty() { "announce-desk-taken" } else { "announce-desk-taken-by" };
                self.public(id, MessageValues::new().yes_no("first", *first).set("name", arbiter.as_str()))
            }
            E::DeskLeft => self.public("announce-desk-left", ()),
            // A name for the record alone.
            E::RuledBy { .. } => return Vec::new(),
            E::RulingApplied(change) => return self.changed(change),
            E::PeriodTimeDue { player: whose, time } => self.period_time("announce-period-time-due", *whose, *time),
            E::PeriodTimeOver { player: whose, time } => self.period_time("announce-period-time-over", *whose, *time),
            E::Adjournment(step) => return self.step(step),
            // Other stations.
            E::LinkFound { player: whose, role: capacity, again, stops, waits, runs } => {
                self.link_found((*whose, *capacity), *again, *stops, (*waits, *runs))
            }
            E::LinkLost { player: whose, role: capacity, stopped, runs } => self.link_lost((*whose, *capacity), *stopped, *runs),
            E::SeatReleased { player: whose, kept: false } => self.with(Cue::PortLost, *whose, "announce-link-freed"),
            E::SeatReleased { player: whose, kept: true } => self.with(Cue::PortLost, *whose, "announce-link-freed-kept"),
            E::LinkDenied { player: whose, what } => self.link_denied(*whose, what),
            E::HistoryDiffers { player: whose } => self.with(Cue::Difference, *whose, "announce-link-history-differs"),
        }]
    }

    /// Something of a player that is shown, and heard as a cue alone.
    fn cued(&self, cue: Earcon, by: Color, id: &str) -> Message {
        self.show(Private, Some(cue), id, by)
    }

    /// Something of a player, told in the hall after a cue.
    pub(super) fn with(&self, cue: Earcon, by: Color, id: &str) -> Message {
        self.tell(Hall, Some(cue), id, by)
    }
}
