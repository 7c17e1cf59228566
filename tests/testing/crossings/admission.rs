//! Say by hand which act each stage admits, and why not. The first rule that fits a case holds.

mod groups;
mod rules;

use super::data::{CrossingAct, CrossingEdition, EDITIONS, FALLS_TOLD, SET_UPS, SetUp};
use super::stages::HalfMoveStage;
use rules::RULES;

/// What a stage says to an act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AdmissionAnswer {
    /// It counts.
    Admitted,
    /// It is refused with this, to whoever acts and to nobody else.
    Refused(&'static str),
    /// It is refused in the hall, with this.
    RefusedAloud(&'static str),
    /// Nobody does it here, or it does nothing.
    Nothing,
}

/// What some stages say to some acts.
pub struct AdmissionRule {
    /// None: every stage.
    stages: &'static [HalfMoveStage],
    acts: &'static [CrossingAct],
    set_ups: &'static [SetUp],
    editions: &'static [CrossingEdition],
    /// With the running clock's flag down, or up; or either.
    fallen: Option<bool>,
    answer: AdmissionAnswer,
}

const fn yes(stages: &'static [HalfMoveStage], acts: &'static [CrossingAct]) -> AdmissionRule {
    AdmissionRule {
        stages,
        acts,
        set_ups: SET_UPS,
        editions: EDITIONS,
        fallen: None,
        answer: AdmissionAnswer::Admitted,
    }
}

const fn no(stages: &'static [HalfMoveStage], acts: &'static [CrossingAct], refusal: &'static str) -> AdmissionRule {
    AdmissionRule { answer: AdmissionAnswer::Refused(refusal), ..yes(stages, acts) }
}

const fn aloud(stages: &'static [HalfMoveStage], acts: &'static [CrossingAct], refusal: &'static str) -> AdmissionRule {
    AdmissionRule { answer: AdmissionAnswer::RefusedAloud(refusal), ..yes(stages, acts) }
}

const fn nothing(stages: &'static [HalfMoveStage], acts: &'static [CrossingAct]) -> AdmissionRule {
    AdmissionRule { answer: AdmissionAnswer::Nothing, ..yes(stages, acts) }
}

impl AdmissionRule {
    const fn at(self, set_ups: &'static [SetUp]) -> AdmissionRule {
        AdmissionRule { set_ups, ..self }
    }

    const fn by(self, editions: &'static [CrossingEdition]) -> AdmissionRule {
        AdmissionRule { editions, ..self }
    }

    const fn down(self) -> AdmissionRule {
        AdmissionRule { fallen: Some(true), ..self }
    }
}

/// What a stage says to an act.
pub fn admits(stage: HalfMoveStage, act: CrossingAct, table: super::CrossingSite, fallen: bool) -> AdmissionAnswer {
    let fits = |rule: &&AdmissionRule| {
        (rule.stages.is_empty() || rule.stages.contains(&stage))
            && rule.acts.contains(&act)
            && rule.set_ups.contains(&table.set_up)
            && rule.editions.contains(&table.edition)
            && rule.fallen.is_none_or(|down| down == fallen)
    };
    match RULES.iter().find(fits) {
        Some(rule) => rule.answer,
        None => AdmissionAnswer::Refused("nobody says"),
    }
}

/// What a stage has become when the running clock's flag is down: an ending move made before it decides, or is a case.
pub fn with_flag_down(stage: HalfMoveStage, table: super::CrossingSite) -> HalfMoveStage {
    match stage {
        HalfMoveStage::Ending if table.set_up.is_sensed() => HalfMoveStage::Mated,
        HalfMoveStage::Ending if FALLS_TOLD.contains(&table.edition) => HalfMoveStage::EndCase,
        other => other,
    }
}
