//! Play a journal again, and note beside each half-move what the moves alone do not tell: draw offers, and the
//! facts that happened after it.

use ansage_game::announcement::{Announcement, MoveDescription};
use ansage_game::claim::{Claim, Remedy, RemedyCause};
use ansage_game::effect::{AnnouncementManner, Audience, Effect, EffectKind};
use ansage_game::event::EventKind;
use ansage_game::joining::StationRole;
use ansage_game::journal::replay::{ReplayStep, ReplayedJournal};
use ansage_game::pending::{HalfMove, OpenMove};
use ansage_game::ruling::AdjournmentStep;
use ansage_game::seat::{Color, Seat};
use ansage_game::sensed::SensedEffect;
use shakmaty::Position;
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
    /// Who has offered a draw with a move that is not completed yet, and the place of that fact among the facts.
    offer_awaits: Option<(Color, usize)>,
    /// The case that stands.
    case: Option<Remedy>,
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
        /// How, with the announcement as it stood.
        manner: AnnouncementManner,
        /// The one in its place.
        now: MoveDescription,
    },
    /// A case was settled.
    Settled {
        /// Which.
        case: Box<Remedy>,
        /// Whether it was upheld; else it was set aside.
        upheld: bool,
        /// Whether the arbiter settled it; else the player it burdens has consented.
        by_arbiter: bool,
    },
    /// The envelope was opened, and held this; `None` where it could not be read.
    EnvelopeHeld(Option<Announcement>),
    /// A half-move is announced or entered, and not completed.
    Open(OpenMove),
    /// These half-moves no longer stand.
    Withdrawn(Vec<usize>),
}

impl RecordedCourse {
    /// What the record of a game tells.
    pub fn from_journal(replayed: &ReplayedJournal) -> RecordedCourse {
        let mut course = RecordedCourse::default();
        replayed.for_each_step(|step| course.take(step));
        let Some(referee) = &replayed.referee else { return course };
        let over = referee.outcome().is_some();
        let claim = |what: &AnnotationKind| {
            matches!(what, AnnotationKind::Told(EffectKind::Claimed { claim: Claim::Illegal, .. }))
        };
        let claimed: Vec<usize> = (0..course.facts.len()).filter(|index| claim(&course.facts[*index].what)).collect();
        let mut index = 0;
        course.facts.retain(|fact| {
            index += 1;
            // Who may claim it has not found it yet: until the end that is the desk's alone. What was claimed is told so.
            let unclaimed = matches!(fact.what, AnnotationKind::Told(EffectKind::IllegalUnclaimed { .. }));
            !unclaimed || over && claimed.first().is_none_or(|claimed| *claimed < index)
        });
        let count = referee.half_moves_with_withdrawn().len();
        for open in referee.open_moves() {
            course.note(count, AnnotationKind::Open(open));
        }
        course
    }

    fn take(&mut self, step: &ReplayStep<'_>) {
        let half_moves = step.referee.half_moves_with_withdrawn();
        let mut count = step.stood.len();
        let mut mended = false;
        // Marks that stand in the record already are told to the arbiter who has just come.
        let comes = step.entry.effects.iter().any(|effect| matches!(effect.kind, EffectKind::DeskTaken { .. }));
        let found = |effect: &Effect| matches!(effect.kind, EffectKind::IllegalMoveCompleted { .. });
        let illegal_named = step.entry.effects.iter().any(found);
        let by_arbiter = step.entry.event.seat == Seat::Arbiter;
        for effect in &step.entry.effects {
            match &effect.kind {
                EffectKind::MoveCompleted { player, .. } if count < half_moves.len() => {
                    self.complete(count, *player);
                    count += 1;
                }
                EffectKind::MoveAnnounced { player: by, manner, description: telling, .. } => {
                    mended |=
                        matches!(manner, AnnouncementManner::Misheard { .. } | AnnouncementManner::Promoted { .. });
                    self.record_announcement(*by, *manner, *telling, count);
                }
                EffectKind::DrawOffered { player: by } => self.offer(*by, &half_moves[..count], step, &effect.kind),
                EffectKind::RemedyProposed(case) => {
                    let told = matches!(case.cause, RemedyCause::MadeBeforeEnd { .. })
                        || matches!(case.cause, RemedyCause::IllegalMove { .. })
                            && case.claim.is_none()
                            && !illegal_named;
                    if told {
                        self.note(count, AnnotationKind::Told(effect.kind.clone()));
                    }
                    self.case = Some(case.clone());
                }
                EffectKind::Upheld | EffectKind::SetAside => {
                    let upheld = effect.kind == EffectKind::Upheld;
                    let what = match self.case.take() {
                        Some(case) => AnnotationKind::Settled { case: Box::new(case), upheld, by_arbiter },
                        None => AnnotationKind::Told(effect.kind.clone()),
                    };
                    self.note(count, what);
                }
                EffectKind::Adjournment(AdjournmentStep::EnvelopeOpened { .. }) => {
                    self.note(count, AnnotationKind::Told(effect.kind.clone()));
                    if let EventKind::EnvelopeOpened { words, .. } = &step.entry.event.kind {
                        self.note(count, AnnotationKind::EnvelopeHeld(*words));
                    }
                }
                EffectKind::Started => self.started = true,
                // It was told in the hall before it was offered at the desk.
                EffectKind::TimeMissing { .. } if effect.to == Audience::Desk => {}
                // Left before its beginning or after its end, a game is not interrupted.
                EffectKind::Reopened
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
        match manner {
            AnnouncementManner::Repeated => {}
            AnnouncementManner::Announced | AnnouncementManner::Entered => {
                self.announced = Some(by);
                self.facts.iter_mut().for_each(|fact| fact.awaits = false);
            }
            AnnouncementManner::Corrected { .. }
            | AnnouncementManner::Misheard { .. }
            | AnnouncementManner::Promoted { .. } => {
                self.announced = Some(by);
                self.note(count, AnnotationKind::Mended { manner, now });
                self.facts.last_mut().into_iter().for_each(|fact| fact.awaits = true);
            }
        }
    }

    fn complete(&mut self, index: usize, by: Color) {
        for fact in self.facts.iter_mut().filter(|fact| fact.awaits) {
            (fact.after, fact.awaits) = (Some(index), false);
        }
        self.announced = None;
        if let Some((_, told)) = self.offer_awaits.take_if(|(player, _)| *player == by) {
            self.facts.remove(told);
            self.offered.insert(index);
        }
    }

    /// A draw offer stands beside the half-move that its player is making, also where he has not announced it yet (9.1.2.1,
    /// C.12); else beside his latest one. Where he makes none, it is told in words.
    fn offer(&mut self, by: Color, half_moves: &[HalfMove], step: &ReplayStep<'_>, kind: &EffectKind) {
        let to_move = self.announced.is_none() && step.referee.position().turn() == by;
        if self.announced == Some(by) || to_move && step.referee.outcome().is_none() {
            self.offer_awaits = Some((by, self.facts.len()));
            return self.note(half_moves.len(), AnnotationKind::Told(kind.clone()));
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
                | EffectKind::TakenBack { .. }
                | EffectKind::Claimed { .. }
                | EffectKind::ClaimChecked { .. }
                | EffectKind::ClaimSuperseded { .. }
                | EffectKind::TouchBinds { .. }
                | EffectKind::TouchNotKept { .. }
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
