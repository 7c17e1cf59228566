//! The facts of a record: what happened in a game besides its moves, in order, for every form in which it is written.
//!
//! PGN comments, scores in text and Braille, and the report take their facts from [`RecordedCourse::from_journal`]. The desk's
//! `state` shares the open moves (`Referee::open_moves`) and the words. A reader understands each fact without the others;
//! `ansage_words::presentation::recorded` puts it into words.

use super::replay::{ReplayStep, ReplayedJournal};
use crate::announcement::{Announcement, MoveDescription};
use crate::claim::{Claim, Measure, Remedy};
use crate::effect::{AnnouncementManner, Audience, Effect, EffectKind};
use crate::event::{EventKind, OpponentsWord};
use crate::joining::StationRole;
use crate::pending::{HalfMove, OpenMove, OpenMoveState};
use crate::ruling::{AdjournmentStep, Ruling};
use crate::seat::{ByColor, Color, Seat};
use crate::sensed::SensedEffect;
use crate::touch::TouchKind;
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
    /// The entry that is read; `None` behind the last.
    entry: Option<u64>,
    started: bool,
    /// Whether a clock runs.
    runs: bool,
    /// The players whose boards were sensed at any time.
    sensed: ByColor<bool>,
    /// The announced move that awaits its press, and the entry of its announcement.
    announced: Option<(OpenMove, Option<u64>)>,
    /// Who has offered a draw with a move that is not completed yet, and the place of the offer among the facts.
    offer_awaits: Option<(Color, usize)>,
    /// The open case.
    case: Option<Remedy>,
    /// The half-moves that were announced or entered before this entry, and not completed.
    open: Vec<OpenMove>,
    /// Whose claim of a fallen flag was typed at the opponent's keyboard and awaits the player's key.
    flag_word: Option<Color>,
}

/// Something that happened.
#[derive(Debug, Clone)]
pub struct RecordFact {
    /// The entry of the journal; `None` for what is open at its end.
    pub entry: Option<u64>,
    /// The half-move after which it happened, or to which it belongs; `None`: before the first.
    pub after: Option<usize>,
    /// What.
    pub what: FactKind,
    /// Whether it belongs to the half-move that is announced and not completed.
    awaits: bool,
    /// The half-move beside which a sign shows it: a draw offer (C.12).
    sign: Option<usize>,
    /// Whether the moves and the result at the end do not show it: a result that was lifted, that came after one, or that
    /// left a case open.
    explained: bool,
}

/// What happened.
#[derive(Debug, Clone)]
pub enum FactKind {
    /// What was told at the table.
    Told(EffectKind),
    /// A move was completed by the word of a player whose board had been sensed.
    MadeByWord {
        /// Who moved.
        player: Color,
        /// The move.
        description: MoveDescription,
    },
    /// An announcement was corrected by its player, or by the listener who had misheard it.
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
    /// This player claims that the opponent's flag has fallen, and nothing has to be judged (6.13).
    FlagClaimed(Color),
    /// The clocks were stopped while a pressed move was not entered.
    StoppedUnentered(Color),
    /// At the end of the record this player has pressed, and the move is not entered.
    Unentered(Color),
    /// At the end of the record a half-move is announced or entered, and not completed.
    Open(OpenMove),
    /// These half-moves no longer stand.
    Withdrawn(Vec<HalfMove>),
}

impl RecordedCourse {
    /// What the record of a game tells.
    pub fn from_journal(replayed: &ReplayedJournal) -> RecordedCourse {
        let mut course = RecordedCourse::default();
        for effect in replayed.entries.iter().flat_map(|entry| &entry.effects) {
            if let EffectKind::BoardSensed(SensedEffect::Found { owner, .. }) = effect.kind {
                *course.sensed.get_mut(owner) = true;
            }
        }
        replayed.for_each_step(|step| course.take(step));
        let Some(referee) = &replayed.referee else { return course };
        let over = referee.outcome().is_some();
        let claim = |what: &FactKind| matches!(what, FactKind::Told(EffectKind::Claimed { claim: Claim::Illegal, .. }));
        let claimed: Vec<usize> = (0..course.facts.len()).filter(|index| claim(&course.facts[*index].what)).collect();
        let mut index = 0;
        course.facts.retain(|fact| {
            index += 1;
            // Who may claim it has not found it yet: until the end that is the desk's alone. What was claimed is told so.
            let unclaimed = matches!(fact.what, FactKind::Told(EffectKind::IllegalUnclaimed { .. }));
            !unclaimed || over && claimed.first().is_none_or(|claimed| *claimed < index)
        });
        let half_moves = referee.half_moves_with_withdrawn();
        for fact in &mut course.facts {
            // A sign beside a half-move that is withdrawn shows nothing.
            fact.sign = fact.sign.filter(|index| half_moves.get(*index).is_some_and(|half_move| !half_move.withdrawn));
        }
        let count = half_moves.len();
        let open = referee.open_moves();
        // What was entered, and not confirmed, is an open move.
        let missing = referee.unentered_player().filter(|player| open.iter().all(|open| open.player != *player));
        // That a pressed move is missing was told with the end of the game.
        let missing = missing.filter(|_| !over).map(FactKind::Unentered);
        course.entry = None;
        let told = course.facts.len();
        for what in open.into_iter().map(FactKind::Open).chain(missing) {
            course.note(count, what);
        }
        // An offer that came after an open move was announced stands behind that move (9.1.2.1).
        let offered = |fact: &RecordFact| matches!(fact.what, FactKind::Told(EffectKind::DrawOffered { .. }));
        if let Some(offer) = course.facts[..told].iter().position(|fact| fact.awaits && offered(fact)) {
            let behind = course.facts.len() - told;
            course.facts[offer..].rotate_right(behind);
        }
        course
    }

    /// The open case with its verdict, if there is one.
    fn verdict(&mut self, kind: &EffectKind, by_arbiter: bool) -> FactKind {
        let upheld = *kind == EffectKind::Upheld;
        match self.case.take() {
            Some(case) => FactKind::Settled { case: Box::new(case), upheld, by_arbiter },
            None => FactKind::Told(kind.clone()),
        }
    }

    fn take(&mut self, step: &ReplayStep<'_>) {
        self.entry = Some(step.entry.seq);
        let half_moves = step.referee.half_moves_with_withdrawn();
        let mut count = step.stood.len();
        // Marks that stand in the record already are told to the arbiter who has just come.
        let comes = step.entry.effects.iter().any(|effect| matches!(effect.kind, EffectKind::DeskTaken { .. }));
        let by_arbiter = step.entry.event.seat == Seat::Arbiter;
        if let Some(player) = self.flag_claimant(step) {
            self.note(count, FactKind::FlagClaimed(player));
        }
        self.note_open_before_ruling(step, count);
        for effect in &step.entry.effects {
            self.take_state(&effect.kind, count);
            match &effect.kind {
                EffectKind::MoveCompleted { player, .. } if count < half_moves.len() => {
                    self.complete(count, *player);
                    count += 1;
                }
                EffectKind::MoveAnnounced { player: by, manner, description: telling, .. } => {
                    self.record_announcement(*by, *manner, *telling, count);
                }
                EffectKind::Claimed { player, claim: Claim::Illegal, .. } => {
                    self.note_announced_before_claim(*player, count);
                    self.note(count, FactKind::Told(effect.kind.clone()));
                }
                EffectKind::DrawOffered { player: by } => self.offer(*by, &half_moves[..count], step, &effect.kind),
                EffectKind::RemedyProposed(case) => {
                    self.note(count, FactKind::Told(effect.kind.clone()));
                    self.case = Some(case.clone());
                }
                EffectKind::Upheld | EffectKind::SetAside => {
                    let what = self.verdict(&effect.kind, by_arbiter);
                    self.note(count, what);
                }
                EffectKind::GameOver(_) => {
                    let explained = self.mark_lifted_results() || self.case.is_some();
                    self.note(count, FactKind::Told(effect.kind.clone()));
                    self.facts.last_mut().into_iter().for_each(|fact| fact.explained = explained);
                }
                EffectKind::CaseVoided(_) => {
                    self.note(count, FactKind::Told(effect.kind.clone()));
                    self.case = None;
                }
                EffectKind::Adjournment(AdjournmentStep::EnvelopeOpened { .. }) => {
                    self.note(count, FactKind::Told(effect.kind.clone()));
                    if let EventKind::EnvelopeOpened { words, .. } = &step.entry.event.kind {
                        self.note(count, FactKind::EnvelopeHeld(*words));
                    }
                }
                // It was told in the hall before it was offered at the desk.
                EffectKind::TimeMissing { .. } if effect.to == Audience::Desk => {}
                // Left before its beginning or after its end, a game is not interrupted.
                EffectKind::Reopened
                | EffectKind::ReopenedAfterCrash
                | EffectKind::LinkFound { .. }
                | EffectKind::LinkLost { .. }
                | EffectKind::SeatReleased { .. }
                | EffectKind::DeviceReplaced { .. }
                    if !self.started || step.referee.outcome().is_some() => {}
                // With the verdict on a complaint stand its facts (4.8).
                EffectKind::TouchFacts { ply, .. } if closes_case(&step.entry.effects) => {
                    self.note(count, FactKind::Told(effect.kind.clone()));
                    let pending = usize::try_from(*ply).is_ok_and(|ply| ply > count);
                    self.facts.last_mut().into_iter().for_each(|fact| fact.awaits = pending);
                }
                kind if kind.is_record_mark() && comes => {}
                // The same fall of a flag, told again.
                EffectKind::FlagFell { .. } if self.has_fact(&effect.kind) => {}
                kind if is_fact(kind) && !is_repeated(effect, step) => {
                    self.note(count, FactKind::Told(kind.clone()));
                }
                _ => {}
            }
        }
        self.note_state_after(step, count);
    }

    /// What an entry leaves behind: half-moves that no longer stand, clocks that were stopped over a missing entry, open moves.
    fn note_state_after(&mut self, step: &ReplayStep<'_>, count: usize) {
        let half_moves = step.referee.half_moves_with_withdrawn();
        let fell = |index: &usize| step.stood[*index] && half_moves[*index].withdrawn;
        let withdrawn: Vec<HalfMove> =
            (0..step.stood.len()).filter(fell).map(|index| half_moves[index].clone()).collect();
        // A misheard move is named with the one in its place.
        if !withdrawn.is_empty() && !step.entry.effects.iter().any(is_replacement) {
            self.note(count, FactKind::Withdrawn(withdrawn));
        }
        let stops = std::mem::replace(&mut self.runs, step.referee.running_player().is_some()) && !self.runs;
        if let (true, Some(player)) = (stops, step.referee.unentered_player()) {
            self.note(count, FactKind::StoppedUnentered(player));
        }
        self.open = step.referee.open_moves();
        if step.referee.outcome().is_none() {
            self.mark_lifted_results();
        }
    }

    /// No result so far is the last one. Returns whether there was any.
    fn mark_lifted_results(&mut self) -> bool {
        let results = self.facts.iter_mut().filter(|fact| fact.is_result());
        results.map(|fact| fact.explained = true).count() > 0
    }

    /// The arbiter has changed the course: what was announced before and not completed is named, as it stands no longer.
    fn note_open_before_ruling(&mut self, step: &ReplayStep<'_>, count: usize) {
        let EventKind::Ruled { ruling } = &step.entry.event.kind else { return };
        let changes =
            matches!(ruling, Ruling::RestoreCourse { .. } | Ruling::TakeMeasure(Measure::RestorePosition { .. }));
        let now = step.referee.open_moves();
        for open in std::mem::take(&mut self.open).into_iter().filter(|open| changes && !now.contains(open)) {
            let entry = self.announced.take_if(|(announced, _)| announced.player == open.player).and_then(|(_, at)| at);
            self.note(count, FactKind::Open(open));
            self.facts.last_mut().into_iter().for_each(|fact| fact.entry = entry.or(fact.entry));
        }
    }

    /// The player whose claim of a fallen flag has ended the game: by an own word, or by the key that confirms one that was
    /// typed at the opponent's keyboard.
    fn flag_claimant(&mut self, step: &ReplayStep<'_>) -> Option<Color> {
        let event = &step.entry.event;
        let confirmed = self.flag_word.filter(|player| event.kind == EventKind::Confirmed { player: *player });
        for effect in &step.entry.effects {
            match &effect.kind {
                EffectKind::ConfirmationAsked { player, word: OpponentsWord::Flag } => self.flag_word = Some(*player),
                EffectKind::ConfirmationAsked { .. } | EffectKind::ConfirmationDropped { .. } => self.flag_word = None,
                _ => {}
            }
        }
        let ended = step.entry.effects.iter().any(|effect| matches!(effect.kind, EffectKind::GameOver(_)));
        // A word is confirmed once.
        let confirmed = confirmed.inspect(|_| self.flag_word = None);
        let own = event.seat.color().filter(|_| event.kind == EventKind::FlagClaimed);
        own.or(confirmed).filter(|_| ended)
    }

    fn has_fact(&self, kind: &EffectKind) -> bool {
        self.facts.iter().any(|fact| matches!(&fact.what, FactKind::Told(told) if told == kind))
    }

    /// That play has begun, and that a move rests on a word.
    fn take_state(&mut self, kind: &EffectKind, count: usize) {
        match *kind {
            EffectKind::Started => self.started = true,
            // What a player's word stands for is news only where pegs could have shown it.
            EffectKind::MoveCompleted { player, description, by_word: true, .. } if *self.sensed.get(player) => {
                self.note(count + 1, FactKind::MadeByWord { player, description });
            }
            _ => {}
        }
    }

    fn note(&mut self, count: usize, what: FactKind) {
        self.facts.push(RecordFact {
            entry: self.entry,
            after: count.checked_sub(1),
            what,
            awaits: false,
            sign: None,
            explained: false,
        });
    }

    fn record_announcement(&mut self, by: Color, manner: AnnouncementManner, now: MoveDescription, count: usize) {
        let open = OpenMove { player: by, description: now, state: OpenMoveState::NotPressed };
        match manner {
            AnnouncementManner::Repeated => {}
            AnnouncementManner::Announced | AnnouncementManner::Entered => {
                self.announced = Some((open, self.entry));
                self.facts.iter_mut().for_each(|fact| fact.awaits = false);
            }
            AnnouncementManner::Corrected { .. }
            | AnnouncementManner::Misheard { .. }
            | AnnouncementManner::Promoted { .. } => {
                self.announced = Some((open, self.entry));
                self.note(count, FactKind::Mended { manner, now });
                self.facts.last_mut().into_iter().for_each(|fact| fact.awaits = true);
            }
        }
    }

    fn complete(&mut self, index: usize, by: Color) {
        for fact in self.facts.iter_mut().filter(|fact| fact.awaits) {
            (fact.after, fact.awaits) = (Some(index), false);
        }
        self.announced = None;
        match self.offer_awaits.take_if(|(player, _)| *player == by) {
            Some((_, told)) => {
                self.facts[told].sign = Some(index);
                self.offered.insert(index);
            }
            // It came after the press of this half-move, which was entered later.
            None => self.offer_awaits.iter().for_each(|(_, told)| self.facts[*told].after = Some(index)),
        }
    }

    /// Who claims an illegal move has announced the own next move before: the arbiter decides whether the claim is in time
    /// (B.3 of 2009).
    fn note_announced_before_claim(&mut self, claimant: Color, count: usize) {
        if let Some((open, entry)) = self.announced.take_if(|(open, _)| open.player == claimant) {
            self.note(count, FactKind::Open(open));
            self.facts.last_mut().into_iter().for_each(|fact| fact.entry = entry);
        }
    }

    /// A draw offer is marked beside the half-move that its player is making, also where it is not announced yet (9.1.2.1,
    /// C.12), else beside the player's latest one. Without such a half-move it is told in words alone.
    fn offer(&mut self, by: Color, half_moves: &[HalfMove], step: &ReplayStep<'_>, kind: &EffectKind) {
        self.note(half_moves.len(), FactKind::Told(kind.clone()));
        let place = self.facts.len() - 1;
        let open = step.referee.open_moves();
        self.facts[place].awaits = !open.is_empty();
        let to_move = self.announced.is_none() && step.referee.position().turn() == by;
        // The move that is announced, or pressed, comes before the offer.
        let others = step.referee.unentered_player() == Some(!by) || open.iter().any(|open| open.player != by);
        let own = self.announced.is_some_and(|(open, _)| open.player == by);
        if own || (to_move || others) && step.referee.outcome().is_none() {
            self.offer_awaits = Some((by, place));
        } else if let Some(index) =
            half_moves.iter().rposition(|half_move| !half_move.withdrawn && half_move.player == by)
        {
            self.facts[place].sign = Some(index);
            self.offered.insert(index);
        }
    }
}

/// Whether an effect announces a move in the place of one that was misheard, or whose pawn was left.
fn is_replacement(effect: &Effect) -> bool {
    use AnnouncementManner::{Misheard, Promoted};
    matches!(effect.kind, EffectKind::MoveAnnounced { manner: Misheard { .. } | Promoted { .. }, .. })
}

/// Whether something that stood was upheld or set aside.
fn closes_case(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| matches!(effect.kind, EffectKind::Upheld | EffectKind::SetAside))
}

impl RecordFact {
    fn is_result(&self) -> bool {
        matches!(self.what, FactKind::Told(EffectKind::GameOver(_)))
    }

    /// Whether it is a result that the moves and the result at the end do not show: the record tells it in words.
    pub fn is_explained_result(&self) -> bool {
        self.explained && self.is_result()
    }

    /// Whether the fact is written beside the moves, in PGN and in scores. Those are left out that the moves and the result
    /// show, and those that are about stations, boards and keyboards: they are for the report.
    pub fn belongs_to_score(&self) -> bool {
        let FactKind::Told(kind) = &self.what else { return true };
        match kind {
            _ if self.sign.is_some() => false,
            EffectKind::GameOver(outcome) => self.explained || !outcome.needs_no_explanation(),
            EffectKind::LinkFound { role, .. } | EffectKind::LinkLost { role, .. } => *role == StationRole::Player,
            EffectKind::BoardSensed(SensedEffect::Found { again, .. }) => *again,
            EffectKind::BoardSensed(pegs) => !matches!(
                pegs,
                SensedEffect::Lifted { .. }
                    | SensedEffect::Contact { .. }
                    | SensedEffect::ShownAtPress { .. }
                    | SensedEffect::PieceRested { .. }
                    | SensedEffect::PieceAway { .. }
            ),
            _ => !matches!(
                kind,
                EffectKind::Started
                    | EffectKind::EarlyPress { .. }
                    | EffectKind::ResumeAgreed { .. }
                    | EffectKind::SharedKeyboard { .. }
                    | EffectKind::AnnouncementWaited { .. }
                    | EffectKind::LinkDenied { .. }
                    | EffectKind::AssistantSettled { .. }
                    | EffectKind::CodeRefused { .. }
                    // The desk's own, also while the game goes on.
                    | EffectKind::ProposalRecorded { .. }
            ),
        }
    }
}

/// Whether this is the cue of a blind player's hand. The touch is announced when it is certain.
fn is_cue_of_hand(effect: &Effect, step: &ReplayStep<'_>) -> bool {
    let EffectKind::BoardSensed(SensedEffect::Lifted { player, .. }) = effect.kind else { return false };
    effect.to == Audience::Seat(player) && *step.referee.terms().blind_players().get(player)
}

/// Whether an effect of the same entry tells the same to somebody else, or a later one tells a lift when it is certain.
fn is_repeated(effect: &Effect, step: &ReplayStep<'_>) -> bool {
    let mut earlier = step.entry.effects.iter().take_while(|earlier| !std::ptr::eq(*earlier, effect));
    is_cue_of_hand(effect, step) || earlier.any(|earlier| earlier.kind == effect.kind)
}

/// Whether an effect is a fact that a record keeps beside its moves. Questions, cues, answers, and what everybody takes for
/// granted are not.
fn is_fact(kind: &EffectKind) -> bool {
    match kind {
        EffectKind::BoardSensed(pegs) => {
            matches!(
                pegs,
                SensedEffect::Lifted { sense: Some(TouchKind::Deliberate | TouchKind::Adjusting), .. }
                    | SensedEffect::ShownAtPress { .. }
                    | SensedEffect::PieceRested { .. }
                    | SensedEffect::PieceAway { .. }
                    | SensedEffect::Found { .. }
                    | SensedEffect::Lost { .. }
                    | SensedEffect::SwitchedOff { .. }
                    | SensedEffect::PegsDiffer { .. }
                    | SensedEffect::Disturbed { .. }
                    | SensedEffect::Contact { .. }
                    | SensedEffect::RookLiftedFirst { .. }
            )
        }
        _ => matches!(
            kind,
            EffectKind::Started
                | EffectKind::GameOver(_)
                | EffectKind::PlayResumed { .. }
                | EffectKind::RepetitionDiffers { .. }
                | EffectKind::BoardDiffers { .. }
                | EffectKind::BoardAgrees { .. }
                | EffectKind::BoardUnknown { .. }
                | EffectKind::BoardsDisputed { .. }
                | EffectKind::ScoresDiffer { .. }
                | EffectKind::SheetLacks { .. }
                | EffectKind::ComparisonShown(_)
                | EffectKind::TouchAnnounced { .. }
                | EffectKind::Adjusting { .. }
                | EffectKind::OfferOutOfTurn { .. }
                | EffectKind::AnnouncementWaited { .. }
                | EffectKind::OfferRestored { .. }
                | EffectKind::PeriodTimeDue { .. }
                | EffectKind::PeriodTimeOver { .. }
                | EffectKind::ReplyLapsed { .. }
                | EffectKind::EarlyPress { .. }
                | EffectKind::ResumeAgreed { .. }
                | EffectKind::CompletedUnpressed { .. }
                // What was entered and not confirmed is an open move at the end of the record.
                | EffectKind::PressedMoveMissing { entered: None, .. }
                | EffectKind::EntryCharged { .. }
                | EffectKind::OtherMoveReleased { .. }
                | EffectKind::IllegalUnclaimed { .. }
                | EffectKind::ResumedWithoutArbiter { .. }
                | EffectKind::ClaimedMoveNotMade { .. }
                | EffectKind::DrawDeclined { .. }
                | EffectKind::OfferLapsed { decided: true, .. }
                | EffectKind::DecisionPostponed { .. }
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
                | EffectKind::TouchAsserted { .. }
                | EffectKind::TouchNotKept { .. }
                | EffectKind::ProvisionNamed { .. }
                | EffectKind::RulingApplied(_)
                | EffectKind::ProposalRecorded { .. }
                | EffectKind::CodeSet { .. }
                | EffectKind::CodeRefused { .. }
                | EffectKind::DeskTaken { .. }
                | EffectKind::DeskLeft
                | EffectKind::LinkFound { .. }
                | EffectKind::AssistantSettled { .. }
                | EffectKind::LinkLost { .. }
                | EffectKind::LinkDenied { .. }
                | EffectKind::SeatReleased { .. }
                | EffectKind::DeviceReplaced { .. }
                | EffectKind::SharedKeyboard { .. }
                | EffectKind::HistoryDiffers { .. }
                | EffectKind::Adjournment(_)
        ),
    }
}
