//! The list of the desk's rulings: who is notified of each, by which effect, and where the record keeps it.
//!
//! A ruling without a row does not compile. `laws::told_rulings` gives each at a table that fits it, `random_rulings` gives
//! each at random moments.

use ansage_game::claim::{Measure, RemedyCause};
use ansage_game::effect::{Audience, EffectKind};
use ansage_game::journal::facts::FactKind;
use ansage_game::ruling::{AdjournmentStep, Ruling, RulingChange};

/// Where the record keeps a ruling, besides the journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordPlace {
    /// Beside the moves in PGN, and in the report.
    ScoreAndReport,
    /// In the report. PGN shows a result by its sign, and does not show the dictations of the desk.
    Report,
}

/// One kind of ruling.
#[derive(Debug, Clone, Copy)]
pub struct ListedRuling {
    pub name: &'static str,
    pub audience: Audience,
    pub place: RecordPlace,
}

const fn public(name: &'static str) -> ListedRuling {
    ListedRuling { name, audience: Audience::Hall, place: RecordPlace::ScoreAndReport }
}

/// Every kind of ruling, at the place that [`number_in_list`] gives it.
pub const LISTED_RULINGS: [ListedRuling; 28] = [
    public("uphold"),
    public("set aside"),
    public("stop"),
    public("add time"),
    public("remove time"),
    public("add increment"),
    public("restore position"),
    public("correct move"),
    ListedRuling { place: RecordPlace::Report, ..public("end game") },
    public("set clock"),
    public("set count"),
    public("adapt rule"),
    public("set edition"),
    public("set duty"),
    public("illegal move"),
    public("warn"),
    public("call flag"),
    public("both flags"),
    public("adjourn"),
    public("set resumption"),
    public("sealed reply"),
    public("envelope lost"),
    public("continue"),
    public("restore course"),
    public("set board"),
    public("set score line"),
    public("set score sheet"),
    ListedRuling { name: "record proposal", audience: Audience::Desk, place: RecordPlace::Report },
];

/// The place of a ruling in [`LISTED_RULINGS`]; `None` for the measure that the arbiter has a ruling of its own for.
pub fn number_in_list(ruling: &Ruling) -> Option<usize> {
    Some(match ruling {
        Ruling::Uphold => 0,
        Ruling::SetAside => 1,
        Ruling::Stop => 2,
        Ruling::TakeMeasure(measure) => match measure {
            Measure::AddTime { .. } => 3,
            Measure::RemoveTime { .. } => 4,
            Measure::AddIncrement { .. } => 5,
            Measure::RestorePosition { .. } => 6,
            Measure::CorrectMove { .. } => 7,
            Measure::EndGame(_) => 8,
            Measure::ContinuePlay => return None,
        },
        Ruling::SetClock { .. } => 9,
        Ruling::SetCount { .. } => 10,
        Ruling::AdaptRule { .. } => 11,
        Ruling::SetEdition { .. } => 12,
        Ruling::SetDuty { .. } => 13,
        Ruling::IllegalMove { .. } => 14,
        Ruling::Warn { .. } => 15,
        Ruling::CallFlag { .. } => 16,
        Ruling::BothFlags => 17,
        Ruling::Adjourn => 18,
        Ruling::SetResumption { .. } => 19,
        Ruling::SealedReply => 20,
        Ruling::EnvelopeLost => 21,
        Ruling::Continue => 22,
        Ruling::RestoreCourse { .. } => 23,
        Ruling::SetBoard { .. } => 24,
        Ruling::SetScoreLine { .. } => 25,
        Ruling::SetScoreSheet { .. } => 26,
        Ruling::RecordProposal(_) => 27,
    })
}

/// Whether an effect announces this ruling, with the ruling's own arguments.
pub fn is_announced_by(ruling: &Ruling, kind: &EffectKind) -> bool {
    match (ruling, kind) {
        (Ruling::TakeMeasure(Measure::EndGame(declared)), EffectKind::GameOver(outcome)) => declared == outcome,
        (Ruling::IllegalMove { player }, EffectKind::RemedyProposed(case)) => {
            matches!(case.cause, RemedyCause::IllegalMove { .. }) && case.burdened == *player
        }
        (Ruling::TakeMeasure(Measure::CorrectMove { .. }), EffectKind::MoveAnnounced { .. })
        | (Ruling::Uphold, EffectKind::Upheld)
        | (Ruling::SetAside, EffectKind::SetAside)
        | (Ruling::BothFlags, EffectKind::GameOver(_))
        | (Ruling::Continue, EffectKind::PlayResumed { .. })
        | (Ruling::RecordProposal(_), EffectKind::ProposalRecorded { .. }) => true,
        (_, EffectKind::RulingApplied(change)) => is_announced_by_change(ruling, change),
        (_, EffectKind::Adjournment(step)) => is_announced_by_step(ruling, step),
        _ => false,
    }
}

fn is_announced_by_change(ruling: &Ruling, change: &RulingChange) -> bool {
    let ruled = match (ruling, change) {
        (Ruling::Stop, RulingChange::Stopped)
        | (Ruling::BothFlags, RulingChange::BothFlagsFallen)
        | (Ruling::Continue, RulingChange::ResultLifted) => return true,
        (Ruling::TakeMeasure(measure), _) => return is_measure_announced_by_change(measure, change),
        (Ruling::RestoreCourse { keep, moves, .. }, RulingChange::CourseRestored { keep: kept, moves: made, .. }) => {
            return keep == kept && moves.len() == made.len();
        }
        (
            Ruling::SetScoreLine { player, ply, insert, .. },
            RulingChange::SheetSet { player: owner, ply: line, inserted, .. },
        ) => return player == owner && *line == Some(*ply) && *insert == inserted.is_some(),
        (Ruling::SetScoreSheet { player, .. }, RulingChange::SheetSet { player: owner, ply: None, .. })
        | (Ruling::SetBoard { owner: player, .. }, RulingChange::BoardSet { owner, .. })
        | (Ruling::Warn { player }, RulingChange::Warned { player: owner })
        | (Ruling::CallFlag { player }, RulingChange::FlagCalled { player: owner }) => return player == owner,
        (Ruling::SetClock { player, left }, _) => RulingChange::ClockSet { player: *player, left: *left },
        (Ruling::SetCount { player, moves }, _) => RulingChange::CountSet { player: *player, moves: *moves },
        (Ruling::AdaptRule { name, value }, _) => {
            RulingChange::RuleAdapted { name: name.clone(), value: value.clone() }
        }
        (Ruling::SetEdition { year }, _) => RulingChange::EditionChanged { year: *year },
        (Ruling::SetDuty { player, duty, on }, _) => RulingChange::DutySet { player: *player, duty: *duty, on: *on },
        _ => return false,
    };
    ruled == *change
}

fn is_measure_announced_by_change(measure: &Measure, change: &RulingChange) -> bool {
    match (measure, change) {
        (Measure::AddTime { player, time }, RulingChange::TimeAdded { player: owner, time: given }) => {
            (player, time) == (owner, given)
        }
        (Measure::RemoveTime { player, time }, RulingChange::TimeTaken { player: owner, time: taken }) => {
            (player, time) == (owner, taken)
        }
        (Measure::AddIncrement { time }, RulingChange::IncrementAdded { time: added }) => time == added,
        (Measure::RestorePosition { ply }, RulingChange::PositionRestored { ply: restored, .. }) => ply == restored,
        _ => false,
    }
}

fn is_announced_by_step(ruling: &Ruling, step: &AdjournmentStep) -> bool {
    match (ruling, step) {
        (Ruling::Adjourn, AdjournmentStep::Ordered { .. })
        | (Ruling::SealedReply, AdjournmentStep::ReplySealed { .. })
        | (Ruling::EnvelopeLost, AdjournmentStep::EnvelopeLost { .. }) => true,
        (Ruling::SetResumption { text }, AdjournmentStep::ResumptionSet { text: written }) => text == written,
        _ => false,
    }
}

/// Whether a fact of the record is this ruling.
pub fn is_recorded_by(ruling: &Ruling, what: &FactKind) -> bool {
    match (ruling, what) {
        (_, FactKind::Told(kind)) => is_announced_by(ruling, kind),
        (Ruling::Uphold, FactKind::Settled { upheld: true, by_arbiter: true, .. })
        | (Ruling::SetAside, FactKind::Settled { upheld: false, by_arbiter: true, .. })
        | (Ruling::TakeMeasure(Measure::CorrectMove { .. }), FactKind::Mended { .. }) => true,
        _ => false,
    }
}
