//! What came of an act of hands, in one short line that reads the same at every place.

use super::places::HandsTable;
use crate::support::table::brief;
use ansage_game::claim::{Claim, Irregularity, Remedy, RemedyCause};
use ansage_game::effect::{Effect, EffectKind};
use ansage_game::event::EventKind;
use ansage_game::moment::Moment;
use ansage_game::seat::Seat;
use ansage_game::sensed::SensedEffect;

impl HandsTable {
    /// What came of what was done since the last asking, and of the press: `made Ke8e7`, `illegal Ke8d8 #1`,
    /// `to be claimed Ke8d8`, `unpromoted #1`, `idle press #1`, `refused ...`; then the facts, after a semicolon.
    pub fn outcome(&mut self) -> String {
        let facts = self.facts();
        let result = self.result();
        self.told.clear();
        self.notices.clear();
        if facts.is_empty() { result } else { format!("{result}; {facts}") }
    }

    fn result(&self) -> String {
        let view = self.table.referee.view(Moment::from_millis(self.table.now));
        let burdens = |remedy: &&Remedy| remedy.burdened == self.mover;
        if let Some(remedy) = view.remedy.as_ref().filter(burdens) {
            return self.case(remedy);
        }
        let kinds = || self.told.iter().map(|effect| &effect.kind);
        if kinds().any(|kind| matches!(kind, EffectKind::Claimed { claim: Claim::Irregularity(_), .. })) {
            return "idle press, for the arbiter".into();
        }
        if view.running.is_none() && kinds().any(|kind| matches!(kind, EffectKind::BoardsDisputed { .. })) {
            return "boards differ, for the arbiter".into();
        }
        let made = kinds().rev().find_map(|kind| match kind {
            EffectKind::MoveCompleted { description, player, .. } if *player == self.mover => Some(description.named),
            _ => None,
        });
        if let Some(named) = made {
            let unclaimed = kinds().any(|kind| matches!(kind, EffectKind::IllegalUnclaimed { .. }));
            return format!("{} {named}", if unclaimed { "to be claimed" } else { "made" });
        }
        if view.unentered == Some(self.mover) {
            let claimable = self.is_illegal_move_claimable();
            return if claimable { "to be claimed ?" } else { "pressed, not entered" }.into();
        }
        let is_refusal = |effect: &&Effect| matches!(effect.kind, EffectKind::Refused(_));
        let refused = self.told.iter().find(is_refusal).map(|effect| {
            let told = brief(effect);
            told.split_once(": ").map_or(told.clone(), |(_, refusal)| refusal.to_owned())
        });
        refused.or_else(|| self.notices.last().map(|line| format!("refused: {line}"))).unwrap_or("nothing".into())
    }

    /// Whether the opponent could claim an illegal move now.
    fn is_illegal_move_claimable(&self) -> bool {
        let mut trial = self.table.clone();
        trial.send(Seat::from(!self.mover), EventKind::Claimed { claim: Claim::Illegal });
        let remedy = trial.referee.view(Moment::from_millis(trial.now)).remedy;
        remedy.is_some_and(|remedy| matches!(remedy.cause, RemedyCause::IllegalMove { .. }))
    }

    fn case(&self, remedy: &Remedy) -> String {
        let RemedyCause::IllegalMove { count } = remedy.cause else {
            return match remedy.claim {
                Some(Claim::Irregularity(Irregularity::IdlePress)) => "idle press, for the arbiter".into(),
                _ => format!("case {:?}", remedy.cause),
            };
        };
        match remedy.claim {
            Some(Claim::Unpromoted { .. }) => format!("unpromoted #{count}"),
            Some(Claim::Irregularity(Irregularity::IdlePress)) => format!("idle press #{count}"),
            _ => {
                let named = self.told.iter().find_map(|effect| match effect.kind {
                    EffectKind::IllegalMoveCompleted { description, .. } => Some(description.named.to_string()),
                    _ => None,
                });
                format!("illegal {} #{count}", named.unwrap_or("?".into()))
            }
        }
    }

    /// The facts that the hands have left, as far as the opponent or the desk was told of them.
    fn facts(&self) -> String {
        let mut facts: Vec<String> = Vec::new();
        for effect in &self.told {
            let fact = match &effect.kind {
                EffectKind::BoardSensed(SensedEffect::RookLiftedFirst { .. }) => "rook first".to_owned(),
                EffectKind::BoardSensed(SensedEffect::PieceRested { square, .. }) => format!("rested {square}"),
                _ => continue,
            };
            if !facts.contains(&fact) {
                facts.push(fact);
            }
        }
        facts.join(", ")
    }
}
