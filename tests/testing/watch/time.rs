//! What holds of the clocks after every event.

use super::TableWatch;
use ansage_game::claim::Claim;
use ansage_game::effect::{AnnouncementManner, Audience, Effect, EffectKind};
use ansage_game::event::{Event, EventKind};
use ansage_game::moment::Span;
use ansage_game::referee::Referee;
use ansage_game::ruling::{AdjournmentStep, RulingChange};
use ansage_game::seat::Color;
use ansage_game::time_control::TimeControl;
use ansage_game::view::{AwaitedAct, View};

fn any(effects: &[Effect], is: impl Fn(&EffectKind) -> bool) -> bool {
    effects.iter().any(|effect| is(&effect.kind))
}

impl TableWatch {
    pub(super) fn time(&mut self, event: &Event, effects: &[Effect], view: &View, referee: &Referee) {
        assert!(view.at >= self.last.at, "time goes back");
        assert!(referee.deadline().is_none_or(|deadline| deadline >= event.at), "a deadline was passed over");
        let mut spent = Span::ZERO;
        for color in Color::ALL {
            let (before, after) = (*self.last.used.get(color), *view.used.get(color));
            // What ends the game has ended it when it was made, and what ran since is nobody's. So it is where the opponent's
            // flag, which had fallen before that move, is decided first.
            let ended = any(effects, |kind| match kind {
                EffectKind::GameOver(_) => true,
                EffectKind::RemedyProposed(remedy) => remedy.is_flag_decided_first(),
                _ => false,
            });
            // The time used follows a reading that a ruling sets.
            let set = any(
                effects,
                |kind| matches!(kind, EffectKind::RulingApplied(RulingChange::ClockSet { player, .. }) if *player == color),
            );
            assert!(after >= before || ended || set || set_anew(effects), "time used is given back");
            spent += if set { Span::ZERO } else { after.saturating_sub(before) };
            let left = view.clocks.get(color).unwrap_or_default();
            assert_eq!(after + left, referee.clock().total_time_given(color, view.at), "used and left of {color:?}");
            self.rises(color, effects, view);
        }
        // Who has mended his own wrong entry has used the time in which it stood.
        let charged = effects.iter().find_map(|effect| match effect.kind {
            EffectKind::EntryCharged { time, .. } => Some(time),
            _ => None,
        });
        assert!(spent <= event.at - self.last.at + charged.unwrap_or_default(), "two clocks ran at once");
        if let EventKind::ProgramResumed { alive, .. } = event.kind {
            let lived = alive.unwrap_or(self.last.at).min(view.at) - self.last.at;
            assert!(spent <= lived, "time is charged while no program ran");
            // The assistant may have pressed in that time, and the move ended the game or opened a case.
            let stopped = any(effects, |kind| matches!(kind, EffectKind::GameOver(_) | EffectKind::RemedyProposed(_)));
            let pressed = |kind: &EffectKind| {
                matches!(kind, EffectKind::MoveCompleted { .. } | EffectKind::IllegalMoveCompleted { .. })
            };
            let stopped = stopped && any(effects, pressed);
            // So where a press that was kept for the reply waits for its last word.
            let waits = any(effects, |kind| matches!(kind, EffectKind::PressWaits { .. }));
            let stopped = stopped || waits || self.spoken_freely(view);
            assert!(stopped || self.last.running.is_none() || spent == lived, "{lived} of life, {spent} spent");
        }
        self.dated_back(event, effects);
        // A reply may wait while the move before it is completed.
        if matches!(event.kind, EventKind::AnnouncementDelayed { .. }) {
            self.delayed = 2;
        }
        if any(effects, |kind| matches!(kind, EffectKind::PlayResumed { utterance: Some(_), .. })) {
            self.resumed = Some(event.at);
        }
        self.runs_on(effects, view);
        let completed = effects.iter().filter(|effect| matches!(effect.kind, EffectKind::MoveCompleted { .. })).count();
        self.delayed = self.delayed.saturating_sub(completed);
        self.account.see(event, effects, (&self.last, view), referee);
        self.stands(effects, view);
    }

    /// Whether speech counts for nobody at this table, or an announcement waits for other words, or the arbiter has just let
    /// play go on, so that the clock that runs may stand meanwhile.
    fn spoken_freely(&self, view: &View) -> bool {
        let resuming = self.resumed.is_some_and(|resumed| self.last.at - resumed <= Span::from_secs(30));
        view.rules.speech_is_free || self.last.rules.speech_is_free || self.delayed > 0 || resuming
    }

    /// As of a moment before, no flag falls that nobody was there to see.
    fn dated_back(&self, event: &Event, effects: &[Effect]) {
        let since = match event.kind {
            EventKind::ProgramResumed { alive, .. } => alive.unwrap_or(self.last.at),
            EventKind::ProgramStalled { since } => since,
            _ => return,
        };
        let stops =
            |kind: &EffectKind| matches!(kind, EffectKind::ProgramStalled { .. } | EffectKind::ReopenedAfterCrash);
        for effect in effects.iter().filter(|_| any(effects, stops)) {
            let EffectKind::FlagFell { at, .. } = effect.kind else { continue };
            assert!(at <= since.max(self.last.at), "a flag fell at {at}, and nobody was there since {since}");
        }
    }

    /// A clock that ran and runs on has run all the time, and none that stood; a flag falls when nothing is left.
    fn runs_on(&self, effects: &[Effect], view: &View) {
        let passed = view.at - self.last.at;
        // A move that the assistant's press completed and that was taken back at once leaves no other trace.
        let completed = effects.iter().any(|effect| matches!(effect.kind, EffectKind::MoveCompleted { .. }));
        let moved =
            completed || self.last.completed != view.completed || self.last.half_moves.len() != view.half_moves.len();
        let charged = any(effects, |kind| matches!(kind, EffectKind::EntryCharged { .. }));
        if self.last.running != view.running || moved || charged || set_anew(effects) || self.spoken_freely(view) {
            return;
        }
        for color in Color::ALL.into_iter().filter(|color| !is_clock_set(effects, *color)) {
            let expected = if view.running == Some(color) { passed } else { Span::ZERO };
            let used = view.used.get(color).saturating_sub(*self.last.used.get(color));
            // Twice started anew in one event, by practice or a ruling, it has still run all the time.
            assert_eq!(used, expected, "{color:?} used {used} of {passed}");
        }
        for effect in effects {
            // The desk learns of it also later, when the arbiter takes it.
            let EffectKind::FlagFell { player: whose, at } = effect.kind else { continue };
            if effect.to == Audience::Desk {
                continue;
            }
            let left = self.last.clocks.get(whose).unwrap_or_default();
            let charged = at - self.last.at;
            assert!(charged >= left, "the flag of {whose:?} fell with {left} left after {charged}");
            assert!(charged == left || !self.account.is_plain(), "the flag of {whose:?} fell too late");
        }
    }

    /// A reading rises only by what completed moves, the other's sand, practice and the arbiter give.
    fn rises(&self, color: Color, effects: &[Effect], view: &View) {
        let (before, after) = (self.last.clocks.get(color), view.clocks.get(color));
        if after <= before || set_anew(effects) || matches!(self.time, TimeControl::Hourglass { .. }) {
            return;
        }
        let moved = self.last.completed.get(color) != view.completed.get(color);
        let given = any(effects, |kind| match kind {
            EffectKind::RulingApplied(
                RulingChange::TimeAdded { player: whose, .. } | RulingChange::ClockSet { player: whose, .. },
            ) => *whose == color,
            // An illegal move is counted and taken back, and a fixed time begins anew.
            EffectKind::IllegalMoveCompleted { player: by, .. } | EffectKind::LegalOnMoversBoard { player: by, .. } => {
                *by == color
            }
            // A press whose move was never entered, or whose last word never came, is taken back by a ruling, also where it
            // began a fixed time anew.
            EffectKind::RulingApplied(RulingChange::CourseRestored { .. }) => {
                let standing = self.last.half_moves.iter().filter(|half_move| half_move.player == color).count();
                *self.last.completed.get(color) as usize > standing
            }
            _ => false,
        });
        assert!(moved || given, "the clock of {color:?} rose from {before:?} to {after:?}");
    }

    /// Which clocks must stand, and which may.
    fn stands(&mut self, effects: &[Effect], view: &View) {
        let suspended = matches!(
            view.awaited,
            AwaitedAct::Resumption
                | AwaitedAct::Restart(_)
                | AwaitedAct::Key(_)
                | AwaitedAct::Settlement(_)
                | AwaitedAct::Unsealing
        );
        // A claimed flag waits for the entry of a move that was pressed before it.
        let suspended = suspended || view.remedy.is_some();
        let over = suspended || matches!(view.awaited, AwaitedAct::Nothing(_) | AwaitedAct::Start);
        assert!(!over || view.running.is_none(), "a clock runs while {:?}", view.awaited);
        // What a late station tells may end the waiting at once.
        let completed =
            |who| any(effects, |kind| matches!(*kind, EffectKind::MoveCompleted { player: by, .. } if by == who));
        let waits = any(effects, |kind| matches!(*kind, EffectKind::PressWaits { player: by } if !completed(by)));
        assert!(!waits || view.running.is_none(), "a clock runs while the press waits");
        for effect in effects {
            self.note_suspension(&effect.kind);
        }
        assert!(!self.suspended || view.running.is_none(), "a clock runs while play is suspended");
        if view.running.is_none() && !over && !matches!(view.awaited, AwaitedAct::Confirmation(..)) {
            // Only a sighted player's press that waits for the last word lets both clocks stand.
            let AwaitedAct::LastWord(by) = view.awaited else { panic!("no clock runs while {:?}", view.awaited) };
            assert!(!self.terms.blind_players().get(by), "a blind player's clock stands before his last word");
        }
    }

    /// What suspends play, as far as the effects tell, and what lets it go on.
    fn note_suspension(&mut self, kind: &EffectKind) {
        match kind {
            EffectKind::ArbiterCalled { .. }
            | EffectKind::EntryAwaitsKey { .. }
            | EffectKind::IllegalMoveCompleted { .. }
            | EffectKind::LegalOnMoversBoard { .. }
            | EffectKind::ReopenedAfterCrash
            | EffectKind::ProgramStalled { .. }
            | EffectKind::LinkLost { stopped: true, .. }
            | EffectKind::RulingApplied(
                RulingChange::Stopped
                | RulingChange::ResultLifted
                | RulingChange::PositionRestored { .. }
                | RulingChange::CourseRestored { .. },
            )
            | EffectKind::Adjournment(AdjournmentStep::EnvelopeClosed(_)) => self.suspended = true,
            EffectKind::RemedyProposed(_) => (self.suspended, self.remedy) = (true, true),
            EffectKind::Upheld | EffectKind::SetAside => self.remedy = false,
            EffectKind::Started
            | EffectKind::PlayResumed { .. }
            | EffectKind::TakenBack { .. }
            | EffectKind::Adjournment(AdjournmentStep::Ordered { .. } | AdjournmentStep::ReplySealed { .. })
            | EffectKind::MoveAnnounced {
                manner: AnnouncementManner::Misheard { .. } | AnnouncementManner::Promoted { .. },
                ..
            } => {
                (self.suspended, self.remedy) = (false, false);
            }
            _ => {}
        }
    }

    /// Nobody's clock is started by a blind player's move before its last word was heard, or against his own board.
    pub(super) fn made_before_the_clock(&self, event: &Event, effects: &[Effect], view: &View) {
        for effect in effects {
            let EffectKind::MoveCompleted { player: by, .. } = effect.kind else { continue };
            let mended = matches!(event.kind, EventKind::Misheard { .. } | EventKind::EnvelopeOpened { .. });
            // The case of a pawn left on the last rank sets another move in the place of one that was made.
            let set = |kind: &EffectKind| {
                matches!(
                    kind,
                    EffectKind::MoveAnnounced {
                        manner: AnnouncementManner::Misheard { .. } | AnnouncementManner::Promoted { .. },
                        ..
                    }
                )
            };
            let mended = mended || any(effects, claimed_unpromoted) || any(effects, set);
            let answered = matches!(event.kind, EventKind::Announced { .. }) && event.seat.color() != Some(by);
            // Moves completed by the next own move were heard before it, or it would have lapsed.
            let answered = answered || any(effects, |kind| matches!(kind, EffectKind::CompletedUnpressed { .. }));
            let next = |kind: &EffectKind| matches!(kind, EffectKind::MoveAnnounced { player: teller, manner: AnnouncementManner::Announced | AnnouncementManner::Entered, .. } if *teller == by);
            let answered = answered || any(effects, next);
            // The key that an entry awaits comes after its press, which was before its words.
            let confirmed = matches!(self.last.awaited, AwaitedAct::Key(mover) if mover == by);
            if *self.terms.blind_players().get(by) && !mended && !answered && !confirmed {
                let utterance = self.utterance.get(by);
                assert!(self.heard.contains(utterance), "completed before utterance {utterance} was heard");
            }
        }
        let Some(now) = view.running.filter(|now| self.last.running != Some(*now)) else { return };
        let resumed = |kind: &EffectKind| {
            matches!(
                kind,
                EffectKind::Started
                    | EffectKind::TakenBack { .. }
                    | EffectKind::PlayResumed { .. }
                    | EffectKind::Adjournment(AdjournmentStep::Ordered { .. } | AdjournmentStep::ReplySealed { .. })
            )
        };
        let cause = any(effects, |kind| match *kind {
            EffectKind::MoveCompleted { player: by, .. } => by != now,
            EffectKind::PressedBeforeEntry { player: by } => by != now && !self.terms.blind_players().get(by),
            // What is mended of a move that was pressed is said on the time of who mends it.
            EffectKind::MoveAnnounced { player: by, manner: AnnouncementManner::Misheard { .. }, .. } => by != now,
            _ => resumed(kind),
        });
        assert!(cause, "nothing started the clock of {now:?}");
        let mended = any(effects, |kind| {
            matches!(
                kind,
                EffectKind::MoveAnnounced { manner: AnnouncementManner::Misheard { .. }, .. } | EffectKind::Upheld
            )
        });
        assert!(!self.remedy || mended || any(effects, resumed), "a clock was started while a remedy stands");
    }
}

/// The opponent says which pawn was left on the last rank: a queen stands in for it, as he says, not as was announced.
pub(super) fn claimed_unpromoted(kind: &EffectKind) -> bool {
    matches!(kind, EffectKind::Claimed { claim: Claim::Unpromoted { .. }, .. })
}

/// Whether a ruling sets this player's clock: the time used follows its reading.
fn is_clock_set(effects: &[Effect], color: Color) -> bool {
    any(
        effects,
        |kind| matches!(kind, EffectKind::RulingApplied(RulingChange::ClockSet { player, .. }) if *player == color),
    )
}

/// Whether the clocks were set anew before the start.
fn set_anew(effects: &[Effect]) -> bool {
    any(effects, |kind| match kind {
        EffectKind::TimeSet { .. } => true,
        EffectKind::RulingApplied(RulingChange::RuleAdapted { name, .. }) => name == "first-increment",
        _ => false,
    })
}
