//! End the game, by what came first (5.1, 5.2, 6.9, 9.6).
//!
//! A move that mates, stalemates or draws by itself ends the game when it is *made*; no flag and no word that comes later
//! changes that. It is *told* only when nothing can be fished from it any more: at the press, or when a flag, a
//! resignation or the acceptance of a draw would end the game otherwise. Where sensed pegs prove that it was made, it
//! counts; where nothing but words do, both players' words are a case.

use super::adjourning::Adjournment;
use super::executed::ExecutedMove;
use super::{Effects, Referee, SuspensionCause};
use crate::announcement::MoveDescription;
use crate::claim::{self, Measure, Remedy};
use crate::effect::{AnnouncementManner, EffectKind};
use crate::moment::Moment;
use crate::outcome::{DrawReason, Outcome, WinReason};
use crate::pending::{MakingProof, MakingRecord, OpenMove, OpenMoveState, PendingMove};
use crate::reading;
use crate::ruling::AdjournmentStep;
use crate::seat::Color;
use crate::view::wire;
use serde::Serialize;
use shakmaty::{Move, Position};

/// A move that ends the game, and was made and not completed.
struct EndingMove {
    mover: Color,
    played: MoveDescription,
    outcome: Outcome,
    made: MakingRecord,
    /// Whether its player's own press has completed it.
    pressed: bool,
    /// Whether it was executed and not announced.
    executed: bool,
}

/// A move that was made before an act, by nothing but words.
struct MadeMove {
    mover: Color,
    played: MoveDescription,
    made: Moment,
    executed: bool,
}

/// What would end the game now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum EndingAct {
    /// The flag of this player falls.
    FlagFall(Color),
    /// It is claimed.
    FlagClaim(Color),
    /// This player resigns.
    Resignation(Color),
    /// Both agree to a draw.
    Agreement,
}

/// What follows if a move that ends the game was made before an act.
pub(super) enum EarlierEnd {
    /// It has ended the game.
    Proven {
        /// Whose move is completed without a press, and when it was made.
        unpressed: Option<(Color, Moment)>,
    },
    /// Only words prove the move, and the act brings the same result. Nobody disputes it: the game ended with the move.
    Alike {
        /// When it was made.
        made: Moment,
    },
    /// Nothing but words speak for it: both results are for the arbiter.
    Disputed(Remedy),
}

impl Referee {
    /// How a half-move that is not completed would end the game by itself; `None` for one that would not, or is illegal.
    pub(super) fn outcome_after(&self, pending: &PendingMove) -> Option<Outcome> {
        self.outcome_of_move(pending.legal.ok()?)
    }

    /// How a move of the player to move would end the game by itself.
    pub(super) fn outcome_of_move(&self, played: Move) -> Option<Outcome> {
        let after = self.course.position.clone().play(played).ok()?;
        self.outcome_of_position(&after, &[&self.course.position])
    }

    /// The moves that end the game, and were made and not completed: the move in the making, the reply that waits behind it,
    /// and what was executed and not announced.
    fn ending_moves(&self) -> impl Iterator<Item = EndingMove> + '_ {
        let ending_move = |pending: &PendingMove, outcome: Outcome, made: MakingRecord| {
            let mover = pending.player;
            let pressed = pending.pressed.is_some() && !self.is_blind(mover) && !self.turn.unconfirmed;
            EndingMove { mover, played: pending.description, outcome, made, pressed, executed: false }
        };
        let pending = self.turn.pending.as_ref();
        let own = pending.and_then(|pending| Some(ending_move(pending, self.outcome_after(pending)?, pending.made?)));
        let reply = pending.zip(self.turn.reply.as_ref().filter(|_| self.is_reply_made()));
        let replied = reply.and_then(|(pending, reply)| {
            let first = self.course.position.clone().play(pending.legal.ok()?).ok()?;
            if self.outcome_of_position(&first, &[&self.course.position]).is_some() {
                return None;
            }
            let second = first.clone().play(reply.legal.ok()?).ok()?;
            let outcome = self.outcome_of_position(&second, &[&first, &self.course.position])?;
            // Nobody but its own player's key proves it: it was not pressed into the course of the game yet.
            let made = MakingRecord { at: reply.heard.unwrap_or(self.now), proof: MakingProof::Word };
            Some(ending_move(reply, outcome, made))
        });
        let executed = self.executed_move_in_force().and_then(|ExecutedMove { player: mover, played, made }| {
            let outcome = self.outcome_of_move(played)?;
            let made = MakingRecord { at: made, proof: MakingProof::Word };
            let played = reading::describe_legal_move(&self.course.position, played);
            Some(EndingMove { mover, played, outcome, made, pressed: false, executed: true })
        });
        own.into_iter().chain(replied).chain(executed)
    }

    /// How an act ends the game. `None` if it cannot be shown whether the opponent can checkmate (6.9).
    pub(super) fn outcome_of_act(&self, act: EndingAct) -> Option<Outcome> {
        match act {
            EndingAct::FlagFall(whose) | EndingAct::FlagClaim(whose) => self.outcome_of_time_loss(whose),
            EndingAct::Resignation(by) => Some(self.outcome_of_resignation(by)),
            EndingAct::Agreement => Some(Outcome::Draw(DrawReason::Agreement)),
        }
    }

    /// An act at this moment would end the game. Returns what follows if a move that ends the game was made before it: the
    /// move has ended the game if pegs or a press prove it, and it is a case if only words do.
    pub(super) fn find_earlier_end(&self, act: EndingAct, at: Moment) -> Option<EarlierEnd> {
        let otherwise = self.outcome_of_act(act);
        let flag = match act {
            EndingAct::FlagFall(whose) | EndingAct::FlagClaim(whose) => Some(whose),
            EndingAct::Resignation(_) | EndingAct::Agreement => None,
        };
        let ends = self.ending_moves().find_map(|EndingMove { mover, played, outcome, made, pressed, executed }| {
            if made.at > at || self.has_flag_fallen_before(flag.unwrap_or(mover), made.at) {
                return None;
            }
            if made.proof == MakingProof::Sensed || pressed {
                return Some(EarlierEnd::Proven { unpressed: (!pressed).then_some((mover, made.at)) });
            }
            if otherwise.is_some_and(|otherwise| otherwise.tournament_result() == outcome.tournament_result()) {
                return Some(EarlierEnd::Alike { made: made.at });
            }
            Some(self.dispute(MadeMove { mover, played, made: made.at, executed }, (outcome, otherwise), at))
        });
        ends.or_else(|| self.find_earlier_capture(act, at))
    }

    /// Whether an act at this moment would make a case of it that a move has ended the game before.
    pub(super) fn is_end_disputed(&self, act: EndingAct, at: Moment) -> bool {
        matches!(self.find_earlier_end(act, at), Some(EarlierEnd::Disputed(_)))
    }

    /// A move that was made before the act and ends nothing itself, but takes from the opponent what could mate: then the act
    /// ends the game otherwise (5.1.2, 6.9).
    fn find_earlier_capture(&self, act: EndingAct, at: Moment) -> Option<EarlierEnd> {
        let (EndingAct::FlagClaim(loser) | EndingAct::Resignation(loser)) = act else { return None };
        let pending = self.turn.pending.as_ref().filter(|pending| pending.player == loser && !self.turn.unconfirmed);
        let announced = pending.and_then(|pending| Some((pending.legal.ok()?, pending.made?.at, false)));
        let executed = self.executed_move_in_force().filter(|executed| executed.player == loser);
        let (legal, made, executed) =
            announced.or_else(|| executed.map(|executed| (executed.played, executed.made, true)))?;
        if made > at || self.has_flag_fallen_before(loser, made) {
            return None;
        }
        let after = self.course.position.clone().play(legal).ok()?;
        let outcome = match act {
            EndingAct::Resignation(by) => self.outcome_of_resignation_in(&after, by),
            _ => self.outcome_of_time_loss_in(&after, loser)?,
        };
        let otherwise = self.outcome_of_act(act);
        if otherwise.is_some_and(|otherwise| otherwise.tournament_result() == outcome.tournament_result()) {
            return None;
        }
        let played = reading::describe_legal_move(&self.course.position, legal);
        Some(self.dispute(MadeMove { mover: loser, played, made, executed }, (outcome, otherwise), at))
    }

    /// Whether a flag was told to have fallen before a move was made: then it is decided first (6.8).
    fn has_flag_fallen_before(&self, whose: Color, made: Moment) -> bool {
        self.rules.arbiter_calls_flag && self.claims.flags.get(whose).is_some_and(|fell| fell <= made)
    }

    /// Both ends of the game are for the arbiter: by a move that was made, and by an act that came after it.
    fn dispute(
        &self,
        MadeMove { mover, played, made, executed }: MadeMove,
        (outcome, otherwise): (Outcome, Option<Outcome>),
        after: Moment,
    ) -> EarlierEnd {
        // Who would have more without it is burdened by it: his opponent, or after a stalemate the mover himself.
        let burdens_mover =
            otherwise.is_some_and(|otherwise| outcome.half_points(mover) < otherwise.half_points(mover));
        let burdened = if burdens_mover { mover } else { !mover };
        EarlierEnd::Disputed(Remedy {
            claimant: Some(!burdened),
            claim: None,
            burdened,
            cause: claim::RemedyCause::MadeBeforeEnd { played, made, after, mover, executed },
            measures: vec![Measure::EndGame(outcome)],
            otherwise: otherwise.map(Measure::EndGame).into_iter().collect(),
        })
    }

    /// Ends the game by an ending move that was made before this moment, or makes it a case: see
    /// [`Referee::find_earlier_end`]. Returns whether there was one.
    pub(super) fn apply_earlier_end(&mut self, act: EndingAct, at: Moment, out: &mut Effects) -> bool {
        self.apply_end_before(act, at, at, out)
    }

    /// The same of an act that was said at an earlier moment than it is confirmed.
    pub(super) fn apply_end_before(&mut self, act: EndingAct, said: Moment, at: Moment, out: &mut Effects) -> bool {
        match self.find_earlier_end(act, said) {
            None => return false,
            Some(EarlierEnd::Proven { unpressed }) => {
                self.stop_awaiting_entry_key();
                if let Some((mover, made)) = unpressed {
                    self.clock.complete_unpressed_move(mover, made);
                }
                self.complete_pending_move(at, out);
            }
            Some(EarlierEnd::Alike { made }) => self.end_by_made_move(made, at, out),
            Some(EarlierEnd::Disputed(remedy)) => self.propose_remedy(remedy, SuspensionCause::Claim, at, out),
        }
        true
    }

    /// The opponent has consented, or the arbiter has found, that the ending move was made at this moment: it ends the game.
    pub(super) fn end_by_made_move(&mut self, made: Moment, at: Moment, out: &mut Effects) {
        if let Some(executed) = self.executed_move_in_force() {
            self.announce_executed_move(executed, at, out);
        }
        let mut counted = self.is_press_counted();
        self.stop_awaiting_entry_key();
        // The move that a reply answers was made before it.
        while let Some(by) = self.turn.pending.as_ref().map(|pending| pending.player) {
            if !counted {
                self.clock.complete_unpressed_move(by, made);
            }
            // A reply follows although play stands: it is what ends the game.
            let suspended = self.course.suspended.take_if(|_| self.turn.reply.is_some());
            self.complete_pending_move(at, out);
            self.course.suspended = self.course.suspended.or(suspended);
            if self.course.outcome.is_some() {
                return;
            }
            counted = self.is_press_counted();
        }
    }

    /// A completed move has ended the game by itself. A flag whose fall was announced before the move was made is decided
    /// first (6.8, 6.9).
    pub(super) fn end_by_completed_move(
        &mut self,
        pending: &PendingMove,
        outcome: Outcome,
        at: Moment,
        out: &mut Effects,
    ) {
        let by = pending.player;
        // A blind player's press waits for the last word, and the move is made then (D.2.3): the press alone beats no flag.
        let pressed = pending.pressed.filter(|_| !self.is_blind(by));
        let made = [pending.made.map(|made| made.at), pressed].into_iter().flatten().min().unwrap_or(at);
        // His opponent's flag is decided first as well, where it brings another result.
        let flag = [by, !by].into_iter().find(|whose| {
            let lost = self.outcome_of_time_loss(*whose);
            let other = lost.is_none_or(|lost| lost.tournament_result() != outcome.tournament_result());
            self.has_flag_fallen_before(*whose, made) && (*whose == by || other)
        });
        let Some(whose) = flag else { return self.end_game(outcome, at, out) };
        let remedy = Remedy::from_flag_fall_before_end(outcome, whose, self.outcome_of_time_loss(whose));
        self.propose_remedy(remedy, SuspensionCause::Claim, at, out);
    }

    /// Ends the game. A sighted player's move that he has pressed was made before it (D.2.4); whatever else was
    /// announced and not completed was not.
    pub(super) fn end_game(&mut self, outcome: Outcome, at: Moment, out: &mut Effects) {
        // An entry that awaits its player's key is nobody's move yet.
        let made = |referee: &Referee| {
            let pending = referee.turn.pending.as_ref().filter(|_| !referee.turn.unconfirmed);
            pending.is_some_and(|pending| pending.pressed.is_some() && !referee.is_blind(pending.player))
        };
        // A reply that was pressed as well is made when the move it answers is.
        while made(self) {
            let told = out.0.len();
            self.complete_pending_move(at, out);
            if self.course.outcome.is_some() {
                return;
            }
            self.drop_flag_case_decided_by(outcome, told, out);
        }
        self.clock.stop(at);
        let replaces = self.course.interrupted.is_some();
        let entered = self.turn.pending.as_ref().filter(|_| self.turn.unconfirmed).map(|pending| pending.description);
        self.course.interrupted = Some(self.interrupt());
        if let Some(player) = self.turn.replied.filter(|_| !replaces) {
            out.announce_in_hall(EffectKind::PressedMoveMissing { player, entered });
        }
        self.set_sealed_move_counted(false, at);
        self.course.outcome = Some(outcome);
        self.mark_game_end_during_call(at);
        self.turn.word = None;
        self.claims.agreed = None;
        out.announce_in_hall(EffectKind::GameOver(outcome));
    }

    /// Drops the case about the flag that ends the game. The move made before it proposed that case, in the effects from
    /// `told` on, and this end decides it.
    fn drop_flag_case_decided_by(&mut self, outcome: Outcome, told: usize, out: &mut Effects) {
        let Outcome::Win { winner, reason: WinReason::FlagFall } = outcome else { return };
        let decided = |remedy: &Remedy| remedy.is_flag_decided_first() && remedy.burdened == !winner;
        let follows = self.follows_revision(6);
        if self.claims.remedy.take_if(|remedy| follows && decided(remedy)).is_some() {
            let after = out.0.split_off(told).into_iter();
            out.0.extend(after.filter(|effect| !matches!(effect.kind, EffectKind::RemedyProposed(_))));
        }
    }

    /// Lays aside what is in the making as the game ends.
    fn interrupt(&mut self) -> InterruptedTurn {
        let unconfirmed = self.turn.unconfirmed;
        let pending = self.turn.pending.take().map(|pending| PendingMove {
            // A kept press does not outlive an interruption; that of an entry has counted.
            pressed: pending.pressed.filter(|_| unconfirmed),
            assistant_at: None,
            ..pending
        });
        if unconfirmed {
            // His press stays counted, as of a move that was not entered, until the arbiter takes it back.
            self.turn.replied = pending.as_ref().map(|pending| pending.player);
        }
        self.stop_awaiting_entry_key();
        let remedy = self.claims.remedy.take();
        if let Some(before) = self.course.interrupted.take() {
            // Another result in the place of the first: what that one interrupted is what may go on.
            return InterruptedTurn { remedy: remedy.or(before.remedy), ..before };
        }
        InterruptedTurn {
            pending,
            unconfirmed,
            reply: self.turn.reply.take(),
            remedy,
            postponed: self.claims.postponed.take(),
            offer: self.claims.offer.take(),
            // A closed envelope stays where it is: it is opened when the game goes on. The sealed move counts no more.
            ordered: self.adjournment.take_if(|adjournment| !adjournment.closed),
        }
    }

    /// The moves that were announced and are not completed, in their order: those in the making, or after the end those that
    /// were when the game ended.
    pub fn open_moves(&self) -> Vec<OpenMove> {
        let stood = self.course.interrupted.as_ref().filter(|_| self.course.outcome.is_some());
        let (pending, unconfirmed, reply) = match stood {
            Some(stood) => (&stood.pending, stood.unconfirmed, &stood.reply),
            None => (&self.turn.pending, self.turn.unconfirmed, &self.turn.reply),
        };
        let open =
            |pending: &PendingMove, state| OpenMove { player: pending.player, description: pending.description, state };
        let state = if unconfirmed { OpenMoveState::EntryUnconfirmed } else { OpenMoveState::NotPressed };
        let pending = pending.as_ref().map(|pending| open(pending, state));
        let reply = reply.as_ref().map(|reply| open(reply, OpenMoveState::NotPressed));
        pending.into_iter().chain(reply).collect()
    }

    /// Whether this player had announced a move before the game ended.
    pub(super) fn has_answered_before_end(&self, who: Color) -> bool {
        let by = |pending: &Option<PendingMove>| pending.as_ref().is_some_and(|pending| pending.player == who);
        self.course.interrupted.as_ref().is_some_and(|stood| by(&stood.pending) || by(&stood.reply))
    }

    /// The arbiter lets the game go on: what stood when it ended stands again, and each thing is told.
    pub(super) fn restore_interrupted_turn(&mut self, at: Moment, out: &mut Effects) {
        if let Some(closed) = self.adjournment.clone().filter(|adjournment| adjournment.closed) {
            let envelope = self.envelope(&closed, at);
            out.announce_adjournment_step(AdjournmentStep::EnvelopeClosed(envelope));
        }
        let Some(stood) = self.course.interrupted.take() else { return self.announce_new_differences(out) };
        self.turn.unconfirmed = stood.unconfirmed;
        if stood.unconfirmed {
            self.turn.replied = None;
        }
        if let Some(pending) = stood.pending {
            self.turn.pending = Some(self.reannounce_move(pending, out));
        }
        if let Some(reply) = stood.reply {
            self.turn.reply = Some(self.reannounce_move(reply, out));
        }
        if let Some(by) = self.turn.replied {
            out.announce_in_hall(EffectKind::PressedBeforeEntry { player: by });
        }
        if let Some(PendingMove { player: by, description: telling, .. }) =
            self.turn.pending.as_ref().filter(|_| stood.unconfirmed)
        {
            out.announce_in_hall(EffectKind::EntryAwaitsKey { player: *by, description: *telling });
        }
        if let Some(by) = stood.offer {
            self.claims.offer = Some(by);
            out.announce_in_hall(EffectKind::OfferRestored { player: by });
        }
        if let Some(ordered) = stood.ordered {
            out.announce_adjournment_step(AdjournmentStep::Ordered { sealer: ordered.sealer });
            self.adjournment = Some(ordered);
        }
        self.announce_new_differences(out);
        self.claims.postponed = stood.postponed;
        if let Some(remedy) = stood.remedy {
            self.propose_remedy(remedy, SuspensionCause::StoppedByArbiter, at, out);
        }
    }

    /// A move that stands again is told once more; what was heard of it before the end was heard.
    pub(super) fn reannounce_move(&mut self, pending: PendingMove, out: &mut Effects) -> PendingMove {
        let utterance = self.announce_move(pending.player, AnnouncementManner::Repeated, pending.description, out);
        let utterance = if pending.heard.is_none() { utterance } else { pending.utterance };
        PendingMove { utterance, ..pending }
    }
}

/// What was in the making when the game ended: it stands again where the arbiter lets the game go on (5.1, 5.2), for an
/// open case is settled on record, and what was announced, offered or ordered was not withdrawn by anybody.
#[derive(Debug, Clone, Serialize)]
pub(super) struct InterruptedTurn {
    pending: Option<PendingMove>,
    /// Whether its entry awaited its player's key.
    unconfirmed: bool,
    reply: Option<PendingMove>,
    remedy: Option<Remedy>,
    postponed: Option<Remedy>,
    #[serde(with = "wire::maybe")]
    offer: Option<Color>,
    ordered: Option<Adjournment>,
}
