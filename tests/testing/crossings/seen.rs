//! See what came of acts, in the words of the table: `M` for the mover, `O` for the other, whatever their colours.

use super::data::ActSide;
use super::session::CrossingSession;
use ansage_game::effect::{Audience, Effect, EffectKind};
use ansage_game::moment::Moment;
use ansage_game::refusal::Refusal;
use ansage_game::seat::{Color, color_name};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt;

/// What is seen of a table, and what was told on the way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableTrace {
    pub outcome: String,
    pub runs: String,
    pub stage: String,
    pub moves: [i64; 2],
    /// Seconds given in all.
    pub given: [i64; 2],
    pub offences: [i64; 2],
    pub case: String,
    /// The moves that stand and those in the making.
    pub course: String,
    pub clocks: [u64; 2],
    pub told: BTreeSet<String>,
}

/// Who is who.
#[derive(Debug, Clone, Copy)]
pub struct TraceNames(pub Color);

impl TraceNames {
    fn of(self, color: Color) -> &'static str {
        if color == self.0 { "M" } else { "O" }
    }

    fn in_text(self, text: &str) -> String {
        match text {
            _ if text == color_name(self.0) => "M".into(),
            _ if text == color_name(!self.0) => "O".into(),
            _ => text.into(),
        }
    }

    /// The name of a variant with the players it names: `press M`, `key O resign`.
    fn tag(self, value: &impl Serialize) -> String {
        match serde_json::to_value(value).expect("plain data") {
            Value::String(name) => self.in_text(&name),
            Value::Object(parts) => {
                let one = parts.into_iter().next();
                one.map_or_else(String::new, |(name, inner)| format!("{name} {}", self.players(&inner)).trim().into())
            }
            _ => String::new(),
        }
    }

    fn players(self, value: &Value) -> String {
        let is_player = |text: &str| matches!(text, "white" | "black");
        match value {
            Value::String(text) => self.in_text(text),
            Value::Array(values) => values.iter().map(|it| self.players(it)).collect::<Vec<_>>().join(" "),
            Value::Object(parts) => {
                let players = parts.values().filter_map(Value::as_str).filter(|text| is_player(text));
                players.map(|text| self.in_text(text)).collect::<Vec<_>>().join(" ")
            }
            _ => String::new(),
        }
    }

    /// An effect in short: `hall game-over`, `O refused over`.
    pub fn effect(self, effect: &Effect) -> String {
        let to = match effect.to {
            Audience::Hall => "hall",
            Audience::Desk => "desk",
            Audience::Seat(who) => self.of(who),
        };
        let kind = match &effect.kind {
            EffectKind::Refused(Refusal::NotMade(_)) => "refused not-made".into(),
            EffectKind::Refused(refusal) => format!("refused {}", name_of(refusal)),
            kind => name_of(kind),
        };
        format!("{to} {kind}")
    }
}

/// The name of a variant alone.
pub fn name_of(value: &impl Serialize) -> String {
    match serde_json::to_value(value).expect("plain data") {
        Value::String(name) => name,
        Value::Object(parts) => parts.into_iter().next().map_or_else(String::new, |(name, _)| name),
        _ => String::new(),
    }
}

impl TableTrace {
    /// What is seen now, and what was told.
    pub fn of(session: &CrossingSession, told: &[Effect]) -> TableTrace {
        let view = session.referee.view(Moment::from_millis(session.now));
        let names = TraceNames(session.mover());
        let (mover, other) = (session.color(ActSide::Mover), session.color(ActSide::Other));
        let clock = session.referee.clock();
        let both = |of: &dyn Fn(Color) -> i64| [of(mover), of(other)];
        let reading = |who: Color| view.clocks.get(who).map_or(0, |left| left.as_millis());
        let given = |who: Color| {
            (clock.total_time_given(who, view.at).saturating_sub(clock.time_used_but_not_deducted(who, view.at)))
                .as_millis()
        };
        let outcome = session.referee.outcome().map_or("-".into(), |outcome| outcome_of(names, outcome));
        let remedy = view.remedy.as_ref().map_or("-".into(), |remedy| {
            let by = remedy.claimant.map_or("-", |by| names.of(by));
            format!("{} of {} by {by}", name_of(&remedy.cause), names.of(remedy.burdened))
        });
        TableTrace {
            outcome,
            runs: view.running.map_or("-", |running| names.of(running)).into(),
            stage: stage_of(names, &view.awaited),
            moves: both(&|who| i64::from(*view.completed.get(who))),
            given: both(&|who| i64::try_from(given(who) / 1_000).unwrap_or(i64::MAX)),
            offences: both(&|who| i64::from(*view.desk.offences.get(who))),
            case: remedy,
            course: course_of(session),
            clocks: [reading(mover), reading(other)],
            told: told.iter().map(|effect| names.effect(effect)).collect(),
        }
    }

    /// The same table, and the same was told, but for notes that wait at the desk and questions for a key.
    pub fn is_as(&self, other: &TableTrace) -> bool {
        let told = |seen: &TableTrace| -> BTreeSet<String> {
            let notes =
                ["offer-out-of-turn", "desk-taken", "shared-keyboard", "touch-facts", "resumed-without-arbiter"];
            let is_note =
                |told: &&String| notes.iter().any(|note| told.ends_with(note)) || told.contains("confirmation-");
            seen.told.iter().filter(|told| !is_note(told)).cloned().collect()
        };
        TableTrace { told: told(self), ..self.clone() } == TableTrace { told: told(other), ..other.clone() }
    }
}

fn outcome_of(names: TraceNames, outcome: ansage_game::outcome::Outcome) -> String {
    use ansage_game::outcome::Outcome;
    match outcome {
        Outcome::Win { winner: by, reason } => format!("{} {}", names.of(by), name_of(&reason)),
        Outcome::Draw(reason) => format!("draw {}", name_of(&reason)),
        _ => name_of(&outcome),
    }
}

fn stage_of(names: TraceNames, awaited: &ansage_game::view::AwaitedAct) -> String {
    use ansage_game::view::AwaitedAct;
    match awaited {
        AwaitedAct::Nothing(_) => "game-is-over".into(),
        AwaitedAct::Settlement(_) => "settlement".into(),
        AwaitedAct::Confirmation(who, word) => format!("key {} {}", names.of(*who), name_of(word)),
        other => names.tag(other),
    }
}

/// The standing half-moves, and what is in the making: `h2h3 a6a5 | g2g3 | a5a4`.
fn course_of(session: &CrossingSession) -> String {
    let state: Value = serde_json::from_str(&session.referee.state_text()).expect("a state");
    let view = session.referee.view(Moment::from_millis(session.now));
    let standing: Vec<String> = view.half_moves.iter().map(|it| it.description.named.to_string()).collect();
    let making = |path: &str| state.pointer(path).map_or_else(String::new, |it| it.to_string());
    format!("{} | {} | {}", standing.join(" "), making("/turn/pending/description"), making("/turn/reply/description"))
}

impl fmt::Display for TableTrace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told: Vec<String> = self.told.iter().cloned().collect();
        write!(
            f,
            "{}; runs {}; outcome {}; moves {:?}; given {:?}; offences {:?}; case {}; clocks {:?}; {}; told: {}",
            self.stage,
            self.runs,
            self.outcome,
            self.moves,
            self.given,
            self.offences,
            self.case,
            self.clocks,
            self.course,
            told.join(", ")
        )
    }
}
