//! What must hold where the acts of two cross: of results that were told, of claims, and of who settles a case.

use super::TableWatch;
use ansage_game::claim::{Claim, Remedy, RemedyCause};
use ansage_game::effect::{Effect, EffectKind};
use ansage_game::event::{Event, EventKind, OpponentsWord};
use ansage_game::outcome::Outcome;
use ansage_game::ruling::RulingChange;
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::GameMode;
use ansage_game::view::{AwaitedAct, View};

/// Who has acted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ActAuthor {
    Player(Color),
    /// The arbiter, or what machines and time do.
    Other,
}

/// Whether a case is still the same: what comes of it where it is set aside has been said since; or that the illegal move
/// was another one is asked before what it costs.
fn is_amended(stood: &Remedy, remedy: &Remedy) -> bool {
    let otherwise = stood.otherwise.is_empty() && remedy.cause == stood.cause && remedy.measures == stood.measures;
    let asked = matches!(stood.cause, RemedyCause::IllegalMove { .. }) && remedy.cause == RemedyCause::Correction;
    (otherwise || asked) && remedy.burdened == stood.burdened
}

impl TableWatch {
    pub(super) fn cases(&self, event: &Event, effects: &[Effect], (view, outcome): (&View, Option<Outcome>)) {
        let author = self.author(event);
        self.the_end(event, outcome);
        self.settled_on_record(effects, view);
        self.settled_by_whom_it_burdens(event, author, effects, view);
        self.nothing_by_the_others_word(event, author, effects, view);
    }

    /// Whose act an event is. The key that confirms a word is its player's.
    fn author(&self, event: &Event) -> ActAuthor {
        let player = event.seat.color().map_or(ActAuthor::Other, ActAuthor::Player);
        match event.kind {
            EventKind::ClockPressed { player: by } | EventKind::Confirmed { player: by } => ActAuthor::Player(by),
            _ if event.seat == Seat::Arbiter => ActAuthor::Other,
            EventKind::AnnouncementHeard { .. }
            | EventKind::DeadlineReached
            | EventKind::ProgramResumed { .. }
            | EventKind::ProgramLeft
            | EventKind::Ruled { .. }
            | EventKind::EnvelopeOpened { .. }
            | EventKind::LinkFound { .. }
            | EventKind::AssistantAsked { .. }
            | EventKind::AssistantAnswered { .. }
            | EventKind::LinkLost { .. }
            | EventKind::SeatReleased
            | EventKind::HistoryDiffers { .. }
            | EventKind::BoardReported(_) => ActAuthor::Other,
            _ => player,
        }
    }

    /// A result that was told changes by the arbiter, or by both players, each by his own act: one claims that the last
    /// move was misheard, the other consents.
    fn the_end(&self, event: &Event, now: Option<Outcome>) {
        let Some(outcome) = self.outcome else { return };
        let ruled = matches!(event.kind, EventKind::Ruled { .. }) && self.at_desk;
        let mended = self.last.remedy.as_ref().is_some_and(|remedy| {
            // So does he whose touched piece is complained of (4.8), and whose mended move is illegal.
            let cause = remedy.cause;
            matches!(cause, RemedyCause::Correction | RemedyCause::Touched | RemedyCause::IllegalMove { .. })
                && self.author(event) == ActAuthor::Player(remedy.burdened)
        });
        let stands = now == Some(outcome);
        assert!(stands || ruled || mended, "{outcome:?} became {now:?} by {:?}", event.kind);
    }

    /// A case that stood and stands no more was settled, and that is on record.
    fn settled_on_record(&self, effects: &[Effect], view: &View) {
        let Some(stood) = &self.last.remedy else { return };
        if view.remedy.as_ref() == Some(stood) {
            return;
        }
        // Where nobody can show whether the claimant can mate, the judged flag is the arbiter's.
        let flag = stood.claim == Some(Claim::Flag);
        let handed_on = |kind: &EffectKind| match kind {
            EffectKind::RemedyProposed(remedy) => {
                (flag && remedy.cause == RemedyCause::FlagFall && remedy.burdened == stood.burdened)
                    || is_amended(stood, remedy)
            }
            // Who claims it has completed an illegal move before it.
            EffectKind::ClaimSuperseded { player: by } => flag && *by != stood.burdened,
            _ => false,
        };
        let settled = effects.iter().any(|effect| {
            handed_on(&effect.kind)
                || matches!(
                    effect.kind,
                    EffectKind::Upheld
                        | EffectKind::SetAside
                        | EffectKind::GameOver(_)
                        | EffectKind::TakenBack { .. }
                        | EffectKind::MoveAnnounced { .. }
                        | EffectKind::RulingApplied(
                            RulingChange::PositionRestored { .. }
                                | RulingChange::CourseRestored { .. }
                                | RulingChange::Stopped
                                | RulingChange::ResultLifted
                        )
                )
        });
        // A claim of a quickplay finish on which the arbiter has postponed his decision waits, and comes back.
        let postponed = stood.is_quickplay() && matches!(view.awaited, AwaitedAct::Move(_) | AwaitedAct::Press(_));
        assert!(
            settled || postponed || stood.is_quickplay(),
            "{stood:?} stands no more, and nothing says so: {effects:?}"
        );
    }

    /// Nobody settles a case but the arbiter, or the player whom it burdens, by consenting; what ends the game ends it.
    fn settled_by_whom_it_burdens(&self, event: &Event, author: ActAuthor, effects: &[Effect], view: &View) {
        let Some(stood) = self.last.remedy.as_ref().filter(|stood| view.remedy.as_ref() != Some(*stood)) else {
            return;
        };
        if view.remedy.as_ref().is_some_and(|remedy| is_amended(stood, remedy)) {
            return;
        }
        let ActAuthor::Player(by) = author else { return };
        let ended = effects.iter().any(|effect| matches!(effect.kind, EffectKind::GameOver(_)));
        let consents = matches!(
            event.kind,
            EventKind::Consented
                | EventKind::PlayResumed
                | EventKind::ClockPressed { .. }
                | EventKind::Confirmed { .. }
        );
        let misheard = matches!(event.kind, EventKind::Misheard { .. }) && by != stood.burdened;
        let taken_back = matches!(event.kind, EventKind::MovesTakenBack) && self.terms.mode == GameMode::Practice;
        // Who goes on although time may be given back to him does without it.
        let waived = matches!(stood.cause, RemedyCause::DeadTime) && by != stood.burdened;
        // A claimed flag waits for the entry of a move that was pressed before it, and is judged with that.
        let entry = matches!(
            event.kind,
            EventKind::Announced { .. }
                | EventKind::ReplyEntered { .. }
                | EventKind::ClockPressed { .. }
                | EventKind::Confirmed { .. }
        );
        // Without one the claimant may have it judged; where nobody can show a mate that hands it on to the arbiter.
        let handed_on = effects.iter().any(|effect| matches!(effect.kind, EffectKind::RemedyProposed(_)));
        let judged = stood.claim == Some(Claim::Flag) && (entry || handed_on);
        // Who claims may take that back: it is set aside, and never upheld by him.
        let set_aside = effects.iter().any(|effect| effect.kind == EffectKind::SetAside);
        let withdrawn = set_aside && stood.claimant == Some(by) && stood.can_be_withdrawn();
        let fits = ended
            || waived
            || misheard
            || taken_back
            || judged
            || consents && by == stood.burdened
            || consents && withdrawn;
        assert!(fits, "{by:?} settles {stood:?} by {:?}", event.kind);
    }

    /// What a player merely says of his opponent takes nothing off him: no time, no counted move, and no illegal move is
    /// counted against him. A press is no word, and an announcement is a move of one's own.
    fn nothing_by_the_others_word(&self, event: &Event, author: ActAuthor, effects: &[Effect], view: &View) {
        let ActAuthor::Player(by) = author else { return };
        let said = match (&event.kind, &self.last.awaited) {
            (
                EventKind::ClockPressed { player: key } | EventKind::Confirmed { player: key },
                AwaitedAct::Confirmation(who, word),
            ) if key == who => !matches!(word, OpponentsWord::Consent | OpponentsWord::Resume),
            (
                EventKind::Claimed { .. }
                | EventKind::FlagClaimed
                | EventKind::DrawOffered
                | EventKind::DrawAccepted
                | EventKind::DrawDeclined
                | EventKind::ArbiterCalled
                | EventKind::PieceTouched { .. }
                | EventKind::Executed { .. }
                | EventKind::ScoreWritten { .. }
                | EventKind::Repeated { .. }
                | EventKind::Adjusting
                | EventKind::Corrected { .. }
                | EventKind::Misheard { .. }
                | EventKind::PlayResumed
                | EventKind::Consented,
                _,
            ) => true,
            _ => false,
        };
        // What time itself has brought about before it is not his doing; nor is what the record itself shows.
        let before = effects.iter().any(|effect| {
            matches!(effect.kind, EffectKind::MoveCompleted { .. } | EffectKind::GameOver(_) | EffectKind::Upheld)
        });
        // An assistant's press comes by itself (D.2.9.c).
        let pressed = |effect: &Effect| matches!(effect.kind, EffectKind::IllegalMoveCompleted { .. });
        let before = before || self.terms.assistant_press.is_some() && effects.iter().any(pressed);
        if !said || before || self.is_on_record(event, by) {
            return;
        }
        let other = !by;
        let was = self.last.clone().advanced_to(event.at);
        let offences = (*was.desk.offences.get(other), *view.desk.offences.get(other));
        assert!(offences.1 <= offences.0, "{other:?}'s illegal moves by {by:?}'s word: {:?}", event.kind);
        let completed = (*was.completed.get(other), *view.completed.get(other));
        assert!(completed.1 >= completed.0, "{other:?}'s moves by {by:?}'s word: {completed:?}, {:?}", event.kind);
        // A press that counts again, as its move was only misheard, brings and takes what it did: a fixed time begins anew.
        if matches!(event.kind, EventKind::Misheard { .. }) && completed.1 > completed.0 {
            return;
        }
        let clocks = (*was.clocks.get(other), *view.clocks.get(other));
        assert!(clocks.1 >= clocks.0, "{other:?}'s clock by {by:?}'s word: {clocks:?}, {:?}", event.kind);
    }

    /// An illegal move that stands on record and was only to be claimed; a draw by the record.
    fn is_on_record(&self, event: &Event, by: Color) -> bool {
        let claimed = match (&event.kind, &self.last.awaited) {
            (EventKind::Claimed { claim }, _) | (_, AwaitedAct::Confirmation(_, OpponentsWord::Claim(claim))) => {
                Some(claim)
            }
            _ => None,
        };
        let consents = |remedy: &Remedy| remedy.burdened == by;
        matches!(claimed, Some(Claim::Illegal | Claim::Draw { .. }))
            || matches!(event.kind, EventKind::Consented | EventKind::PlayResumed)
                && self.last.remedy.as_ref().is_some_and(consents)
    }
}
