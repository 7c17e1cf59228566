//! Say by hand which act each stage admits, and why not. The first rule that fits a case holds.

mod groups;
mod rules;

use super::data::{Act, EDITIONS, Edition, FALLS_TOLD, SET_UPS, SetUp};
use super::stages::Stage;
use rules::RULES;

/// What a stage says to an act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
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
pub struct Rule {
    /// None: every stage.
    stages: &'static [Stage],
    acts: &'static [Act],
    set_ups: &'static [SetUp],
    editions: &'static [Edition],
    /// With the running clock's flag down, or up; or either.
    fallen: Option<bool>,
    answer: Answer,
}

const fn yes(stages: &'static [Stage], acts: &'static [Act]) -> Rule {
    Rule { stages, acts, set_ups: SET_UPS, editions: EDITIONS, fallen: None, answer: Answer::Admitted }
}

const fn no(stages: &'static [Stage], acts: &'static [Act], refusal: &'static str) -> Rule {
    Rule { answer: Answer::Refused(refusal), ..yes(stages, acts) }
}

const fn aloud(stages: &'static [Stage], acts: &'static [Act], refusal: &'static str) -> Rule {
    Rule { answer: Answer::RefusedAloud(refusal), ..yes(stages, acts) }
}

const fn nothing(stages: &'static [Stage], acts: &'static [Act]) -> Rule {
    Rule { answer: Answer::Nothing, ..yes(stages, acts) }
}

impl Rule {
    const fn at(self, set_ups: &'static [SetUp]) -> Rule {
        Rule { set_ups, ..self }
    }

    const fn by(self, editions: &'static [Edition]) -> Rule {
        Rule { editions, ..self }
    }

    const fn down(self) -> Rule {
        Rule { fallen: Some(true), ..self }
    }
}

/// What a stage says to an act.
pub fn admits(stage: Stage, act: Act, table: super::At, fallen: bool) -> Answer {
    let fits = |rule: &&Rule| {
        (rule.stages.is_empty() || rule.stages.contains(&stage))
            && rule.acts.contains(&act)
            && rule.set_ups.contains(&table.set_up)
            && rule.editions.contains(&table.edition)
            && rule.fallen.is_none_or(|down| down == fallen)
    };
    match RULES.iter().find(fits) {
        Some(rule) => rule.answer,
        None => Answer::Refused("nobody says"),
    }
}

/// What a stage has become when the running clock's flag is down: an ending move made before it decides, or is a case.
pub fn with_flag_down(stage: Stage, table: super::At) -> Stage {
    match stage {
        Stage::Ending if table.set_up.is_sensed() => Stage::Mated,
        Stage::Ending if FALLS_TOLD.contains(&table.edition) => Stage::EndCase,
        other => other,
    }
}
