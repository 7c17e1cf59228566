//! Play a journal again, and note beside each half-move what the moves alone do not tell: draw offers, and the
//! facts that happened after it.

use ansage_game::announcement::MoveDescription;
use ansage_game::effect::{AnnouncementManner, Audience, Effect, EffectKind};
use ansage_game::joining::StationRole;
use ansage_game::journal::replay::{ReplayStep, ReplayedJournal};
use ansage_game::pending::HalfMove;
use ansage_game::seat::Color;
use ansage_game::sensed::SensedEffect;
use std::collections::BTreeSet;

/// What the record tells of the half-moves, besides the moves. They are counted as the referee keeps them, from 0, with
/// those that were withdrawn.
#[derive(Debug, Default)]
pub struct RecordedCourse {
    /// The half-moves with which a draw was offered (C.12).
    pub offered: BTreeSet<usize>,
    /// What happened, in order.
    pub facts: Vec<RecordFact>,
    started: bool,
    /// Whose announced move awaits its press.
    announced: Option<Color>,
    /// A draw was offered with the announced move.
    offer_awaits: bool,
}

/// Something that happened.
#[derive(Debug)]
pub struct RecordFact {
    /// The half-move after which it happened, or to which it belongs; `None`: before the first.
    pub after: Option<usize>,
    /// What.
    pub what: AnnotationKind,
    /// Whether it belongs to the half-move that is announced and not completed.
    awaits: bool,
}

/// What happened.
#[derive(Debug)]
pub enum AnnotationKind {
    /// What was told at the table.
    Told(EffectKind),
    /// An announcement was mended by the player himself, or by the listener who had misheard it.
    Mended {
        /// The announcement as it stood.
        was: MoveDescription,
        /// The one in its place.
        now: MoveDescription,
        /// Whether the listener mended what he had misheard.
        misheard: bool,
    },
    /// These half-moves no longer stand.
    Withdrawn(Vec<usize>),
}

impl RecordedCourse {
    /// What the record of a game tells.
    pub fn from_journal(replayed: &ReplayedJournal) -> RecordedCourse {
        let mut course = RecordedCourse::default();
        let mut over = false;
        replayed.for_each_step(|step| {
            course.take(step);
            over = step.referee.outcome().is_some();
        });
        if !over {
            // Who may claim it has not found it yet: until the end that is the desk's alone.
            let claimable =
                |what: &AnnotationKind| matches!(what, AnnotationKind::Told(EffectKind::IllegalUnclaimed { .. }));
            course.facts.retain(|fact| !claimable(&fact.what));
        }
        course
    }

    fn take(&mut self, step: &ReplayStep<'_>) {
        let half_moves = step.referee.half_moves_with_withdrawn();
        let mut count = step.stood.len();
        let mut mended = false;
        // Marks that stand in the record already are told to the arbiter who has just come.
        let comes = step.entry.effects.iter().any(|effect| matches!(effect.kind, EffectKind::DeskTaken { .. }));
        for effect in &step.entry.effects {
            match &effect.kind {
                EffectKind::MoveCompleted { .. } if count < half_moves.len() => {
                    self.complete(count);
                    count += 1;
                }
                EffectKind::MoveAnnounced { player: by, manner, description: telling, .. } => {
                    mended |= matches!(manner, AnnouncementManner::Misheard { .. });
                    self.record_announcement(*by, *manner, *telling, count);
                }
                EffectKind::DrawOffered { player: by } => self.offer(*by, &half_moves[..count], &effect.kind),
                EffectKind::Started => self.started = true,
                // It was told in the hall before it was offered at the desk.
                EffectKind::TimeMissing { .. } if effect.to == Audience::Desk => {}
                // Left before its beginning or after its end, a game is not interrupted.
                EffectKind::Saved
                | EffectKind::Reopened
                | EffectKind::ReopenedAfterCrash
                | EffectKind::LinkFound { .. }
                | EffectKind::LinkLost { .. }
                | EffectKind::SeatReleased { .. }
                    if !self.started || step.referee.outcome().is_some() => {}
                // With the verdict on a complaint stand its facts (4.8).
                EffectKind::TouchFacts { ply, .. } if closes_case(&step.entry.effects) => {
                    self.note(count, AnnotationKind::Told(effect.kind.clone()));
                    let pending = usize::try_from(*ply).is_ok_and(|ply| ply > count);
                    self.facts.last_mut().into_iter().for_each(|fact| fact.awaits = pending);
                }
                kind if kind.is_record_mark() && comes => {}
                kind if is_fact(kind) => self.note(count, AnnotationKind::Told(kind.clone())),
                _ => {}
            }
        }
        let fell = |index: &usize| step.stood[*index] && half_moves[*index].withdrawn;
        let withdrawn: Vec<usize> = (0..step.stood.len()).filter(fell).collect();
        // A misheard move is named with the one in its place.
        if !withdrawn.is_empty() && !mended {
            self.note(count, AnnotationKind::Withdrawn(withdrawn));
        }
    }

    fn note(&mut self, count: usize, what: AnnotationKind) {
        self.facts.push(RecordFact { after: count.checked_sub(1), what, awaits: false });
    }

    fn record_announcement(&mut self, by: Color, manner: AnnouncementManner, now: MoveDescription, count: usize) {
        let (was, misheard) = match manner {
            AnnouncementManner::Corrected { was } => (was, false),
            AnnouncementManner::Misheard { was } => (was, true),
            AnnouncementManner::Repeated => return,
            AnnouncementManner::Announced | AnnouncementManner::Entered => {
                self.announced = Some(by);
                self.offer_awaits = false;
                self.facts.iter_mut().for_each(|fact| fact.awaits = false);
                return;
            }
        };
        self.announced = Some(by);
        self.note(count, AnnotationKind::Mended { was, now, misheard });
        self.facts.last_mut().into_iter().for_each(|fact| fact.awaits = true);
    }

    fn complete(&mut self, index: usize) {
        for fact in self.facts.iter_mut().filter(|fact| fact.awaits) {
            (fact.after, fact.awaits) = (Some(index), false);
        }
        self.announced = None;
        if std::mem::take(&mut self.offer_awaits) {
            self.offered.insert(index);
        }
    }

    /// A draw offer stands beside the latest half-move of the player who made it (C.12); where he has made none, it is
    /// told in words.
    fn offer(&mut self, by: Color, half_moves: &[HalfMove], kind: &EffectKind) {
        if self.announced == Some(by) {
            self.offer_awaits = true;
            return;
        }
        match half_moves.iter().rposition(|half_move| !half_move.withdrawn && half_move.player == by) {
            Some(index) => drop(self.offered.insert(index)),
            None => self.note(half_moves.len(), AnnotationKind::Told(kind.clone())),
        }
    }
}

/// Whether something that stood was upheld or set aside.
fn closes_case(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| matches!(effect.kind, EffectKind::Upheld | EffectKind::SetAside))
}

/// Whether an effect is a fact that a record keeps beside its moves. Proposals, questions, cues, and what everybody
/// takes for granted are not.
fn is_fact(kind: &EffectKind) -> bool {
    match kind {
        EffectKind::GameOver(outcome) => !outcome.needs_no_explanation(),
        EffectKind::BoardSensed(SensedEffect::Found { again, .. }) => *again,
        EffectKind::LinkFound { role: capacity, .. } | EffectKind::LinkLost { role: capacity, .. } => {
            *capacity == StationRole::Player
        }
        EffectKind::BoardSensed(pegs) => {
            let gone = matches!(pegs, SensedEffect::Lost { .. } | SensedEffect::SwitchedOff { .. });
            gone || matches!(
                pegs,
                SensedEffect::PegsDiffer { .. } | SensedEffect::Disturbed { .. } | SensedEffect::RookLiftedFirst { .. }
            )
        }
        _ => matches!(
            kind,
            EffectKind::PlayResumed { .. }
                | EffectKind::RepetitionDiffers { .. }
                | EffectKind::BoardDiffers { .. }
                | EffectKind::BoardAgrees { .. }
                | EffectKind::BoardsDisputed { .. }
                | EffectKind::ScoresDiffer { .. }
                | EffectKind::ComparisonShown(_)
                | EffectKind::TouchAnnounced { .. }
                | EffectKind::Adjusting { .. }
                | EffectKind::OfferOutOfTurn { .. }
                | EffectKind::PeriodTimeDue { .. }
                | EffectKind::PeriodTimeOver { .. }
                | EffectKind::ReplyLapsed { .. }
                | EffectKind::CompletedUnpressed { .. }
                | EffectKind::PressedMoveMissing { .. }
                | EffectKind::EntryCharged { .. }
                | EffectKind::OtherMoveReleased { .. }
                | EffectKind::IllegalUnclaimed { .. }
                | EffectKind::ResumedWithoutArbiter { .. }
                | EffectKind::ClaimedMoveNotMade { .. }
                | EffectKind::DrawDeclined { .. }
                | EffectKind::FlagFell { .. }
                | EffectKind::ArbiterCalled { .. }
                | EffectKind::IllegalMoveCompleted { .. }
                | EffectKind::LegalOnMoversBoard { .. }
                | EffectKind::ReopenedAfterCrash
                | EffectKind::TimeMissing { .. }
                | EffectKind::ProgramStalled { .. }
                | EffectKind::Reopened
                | EffectKind::Saved
                | EffectKind::TakenBack { .. }
                | EffectKind::Claimed { .. }
                | EffectKind::ClaimChecked { .. }
                | EffectKind::ClaimSuperseded { .. }
                | EffectKind::TouchBinds { .. }
                | EffectKind::TouchNotKept { .. }
                | EffectKind::SetAside
                | EffectKind::Upheld
                | EffectKind::ProvisionNamed { .. }
                | EffectKind::RulingApplied(_)
                | EffectKind::CodeSet { .. }
                | EffectKind::DeskTaken { .. }
                | EffectKind::DeskLeft
                | EffectKind::SeatReleased { .. }
                | EffectKind::HistoryDiffers { .. }
                | EffectKind::Adjournment(_)
        ),
    }
}
