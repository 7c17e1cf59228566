//! The table of effects: one row for each, with its message, its cue and who hears it. Take a row away and it does not
//! compile.

use super::{Channel, Earcon, Presenter, Told, Values};
use crate::game::announcement::Telling;
use crate::game::effect::EffectKind;
use crate::seat::Color;

use Channel::{Hall, Private};

impl Presenter {
    /// What is told of an effect, in order. A move or a flag told to one seat or to the desk is heard there alone; every
    /// other row has its own channel.
    #[rustfmt::skip]
    pub(super) fn rows(&self, kind: &EffectKind, channel: Channel) -> Vec<Told> {
        use Earcon as Cue;
        use EffectKind as E;
        vec![match kind {
            // The game, moves and presses.
            E::Started => self.started(),
            E::PlayResumed { turn } => self.of(*turn, "announce-resumed"),
            E::MoveTold { by, manner, telling, .. } => self.move_told((*by, *manner), telling, channel),
            E::Refused(refusal) => return self.refused(refusal),
            E::PressKept => self.show(Private, Cue::PressKept, "announce-press-kept", ()),
            E::PressCancelled => self.alone("announce-press-cancelled"),
            E::PressWaits { by } => self.cued(Cue::PressKept, *by, "announce-press-waits"),
            E::MoveCompleted { by, .. } if *by == self.owner => self.cued(Cue::ClockPressed, !*by, "announce-to-move"),
            E::MoveCompleted { by, .. } => self.cued(Cue::OpponentsMove, !*by, "announce-to-move"),
            E::Replied { by } => self.cued(Cue::OpponentsMove, *by, "announce-replied"),
            E::ReplyLapsed { by, telling, why } => self.reply_lapsed(*by, telling, *why),
            E::EarlyPress { by, counts, kept } => self.early_press(*by, *counts, *kept),
            E::CompletedUnpressed { by } => self.to_one(None, *by, "announce-completed-unpressed"),
            E::EntryAwaitsKey { by, telling } => self.about(Cue::Question, "announce-entry-awaits-key", *by, telling),
            E::RepetitionAgrees { by, repeated } => self.repeated(*by, repeated.as_ref()),
            E::RepetitionDiffers { by, announced, repeated } => self.repetition_differs(*by, announced, repeated),
            E::IllegalMoveCompleted { by, telling, .. } => self.differs("announce-illegal-move", *by, telling),
            E::IllegalByOtherBoard { by, telling } => self.differs("announce-illegal-other-board", *by, telling),
            E::IllegalUnclaimed { by, telling, .. } => self.illegal_unclaimed(*by, telling),
            E::TakenBack { half_moves } => self.taken_back(*half_moves),
            E::GameOver(outcome) => self.game_over(*outcome),
            E::FlagFell { whose, .. } => self.flag_fell(*whose, channel),
            E::TimeSet { by, time, first_increment } => return self.time_set(*by, time, *first_increment),
            E::Answered(answer) => return self.answered(answer),
            E::Saved => self.alone("announce-saved"),
            E::Reopened => self.alone("announce-reopened"),
            E::Recovered => self.public("announce-recovered", ()),
            E::StoodStill { time } => self.stood_still(*time),
            E::TimeMissing { whose, most } => self.time_missing(*whose, *most),
            // Boards and scores.
            E::BoardAgrees { whose } => self.of(*whose, "announce-board-agrees"),
            E::BoardDiffers { whose, squares } => return self.board(*whose, squares, "announce-board-differs"),
            E::BoardsCase { whose, squares } => return self.board(*whose, squares, "announce-boards-case"),
            E::Compared(compared) => return self.compared(compared),
            E::ScoresDiffer { ply, white, black } => self.scores_differ(*ply, white, black),
            E::ScoreTaken { whose, ply, readable } => self.score_taken(*whose, *ply, *readable),
            E::Pegs(pegs) => return self.pegs(pegs),
            // Touches.
            E::TouchTold { by, piece, square, sense } => self.touch_told(*by, *piece, *square, *sense),
            E::Adjusting { by, out_of_turn: false } => self.of(*by, "announce-adjusting"),
            E::Adjusting { by, out_of_turn: true } => self.of(*by, "announce-adjusting-out-of-turn"),
            E::TouchFacts { by, touched, played, kept, article, allowed, .. } => {
                return self.touch_facts((*by, touched), played.as_ref(), (*kept, *article), allowed);
            }
            E::TouchBinds { whose, squares } => self.touch_binds(*whose, squares),
            E::TouchNotKept { by } => self.with(Cue::Difference, *by, "announce-touch-not-kept"),
            // Words, offers and claims.
            E::ConfirmationAsked { by, word } => self.confirmation(*by, word),
            E::ConfirmationAskedAgain { by, word } => self.confirmation_again(*by, word),
            E::ConfirmationDropped { by, word } => self.not_confirmed(*by, word),
            E::SharedKeyboard { by, word } => self.shared_keyboard(*by, word),
            E::DrawOffered { by } => self.with(Cue::DrawOffer, *by, "announce-draw-offered"),
            E::DrawDeclined { by } => self.of(*by, "announce-draw-declined"),
            E::OfferStands { of } => self.of(*of, "announce-offer-stands"),
            E::EntryCharged { whose, time } => self.entry_charged(*whose, *time),
            E::ReleasedBefore { by, telling } => self.about(Cue::Question, "announce-released-before", *by, telling),
            E::MoveLeftOut { of } => self.of(*of, "announce-move-left-out"),
            E::OfferLapsed { of } => self.shown("announce-offer-lapsed", *of),
            E::OfferOutOfTurn { by } => self.to_one(None, *by, "announce-offer-out-of-turn"),
            E::ClaimOffered => self.alone("announce-claim-offered"),
            E::Claimed { by, claim, with } => self.claimed(*by, claim, with.as_ref()),
            E::ClaimChecked { by, right } => self.claim_checked(*by, *right),
            E::ClaimOvertaken { by } => self.of(*by, "announce-claim-overtaken"),
            E::ClaimedMoveNotMade { by, written, played } => self.claimed_move_not_made(*by, written, played),
            E::Provided { provision, .. } => self.provided(*provision),
            E::RemedyProposed(remedy) => return self.remedy(remedy),
            E::Upheld => self.public("announce-upheld", ()),
            E::SetAside => self.public("announce-set-aside", ()),
            // The arbiter.
            E::ArbiterCalled { by } => self.of(*by, "announce-arbiter-called"),
            E::ResumeAgreed { by } => self.with(Cue::Question, *by, "announce-resume-agreed"),
            E::WithoutArbiter { stood, .. } => self.without_arbiter(*stood),
            E::CodeAsked { by, there: true } => self.with(Cue::Question, *by, "announce-code-asked-there"),
            E::CodeAsked { by, there: false } => self.with(Cue::Question, *by, "announce-code-asked"),
            E::CodeDropped { by } => self.of(*by, "announce-code-dropped"),
            E::CodeSet { by } => self.of(*by, "announce-code-set"),
            E::CodeRefused { count, changed } => self.code_refused(*count, *changed),
            E::DeskTaken { first, arbiter } => self.desk_taken(*first, arbiter),
            E::DeskLeft => self.public("announce-desk-left", ()),
            // A name for the record alone.
            E::RuledBy { .. } => return Vec::new(),
            E::Changed(change) => return self.changed(change),
            E::PeriodTimeDue { whose, time } => self.period_time("announce-period-time-due", *whose, *time),
            E::PeriodTimeOver { whose, time } => self.period_time("announce-period-time-over", *whose, *time),
            E::Adjourning(step) => return self.step(step),
            // Other stations.
            E::LinkFound { whose, capacity, again, stops, waits, runs } => {
                self.link_found((*whose, *capacity), *again, *stops, (*waits, *runs))
            }
            E::LinkLost { whose, capacity, stopped, runs } => self.link_lost((*whose, *capacity), *stopped, *runs),
            E::LinkFreed { whose, kept: false } => self.with(Cue::PortLost, *whose, "announce-link-freed"),
            E::LinkFreed { whose, kept: true } => self.with(Cue::PortLost, *whose, "announce-link-freed-kept"),
            E::LinkDenied { whose, what } => self.link_denied(*whose, what),
            E::HistoryDiffers { whose } => self.with(Cue::Difference, *whose, "announce-link-history-differs"),
        }]
    }

    fn differs(&self, id: &str, by: Color, telling: &Telling) -> Told {
        self.about(Earcon::Difference, id, by, telling)
    }

    fn taken_back(&self, half_moves: u32) -> Told {
        self.public("announce-taken-back", Values::new().set("count", half_moves))
    }

    /// Where it may not be signalled the hall hears nothing of it (B.6 of 2009).
    fn flag_fell(&self, whose: Color, channel: Channel) -> Told {
        self.tell(channel, Earcon::FlagFall, "announce-flag-fell", whose)
    }

    /// Something for one person, with nothing to fill in.
    fn alone(&self, id: &str) -> Told {
        self.note(id, ())
    }

    /// Something of a player for one person.
    pub(super) fn to_one(&self, cue: Option<Earcon>, by: Color, id: &str) -> Told {
        self.tell(Private, cue, id, by)
    }

    /// Something of a player that is shown, and heard as a cue alone.
    fn cued(&self, cue: Earcon, by: Color, id: &str) -> Told {
        self.show(Private, Some(cue), id, by)
    }

    /// Something of a player, told in the hall after a cue.
    pub(super) fn with(&self, cue: Earcon, by: Color, id: &str) -> Told {
        self.tell(Hall, Some(cue), id, by)
    }
}
