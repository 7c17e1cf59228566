//! Sum up what was found, in a sentence or two.

use super::boards::differing;
use super::html::Html;
use super::scores::notation;
use super::{Report, numbered, words};
use crate::arbiter::procedure::{Proposal, Verdict};
use crate::locale::Args;
use shakmaty::Position;

/// The section; there always is one.
pub(super) fn section(report: &Report<'_>) -> String {
    let mut html = Html::new(report.locale.lang());
    let sentences = match report.proposal {
        Some(proposal) => of_proposal(report, proposal),
        None => vec![without_scores(report)],
    };
    for (index, sentence) in sentences.iter().enumerate() {
        let class: &[(&str, &str)] = if index == 0 { &[("class", "verdict")] } else { &[] };
        html.told("p", class, sentence);
    }
    html.told("p", &[], &words(report, "report-arbiter-rules"));
    html.finish()
}

fn of_proposal(report: &Report<'_>, proposal: &Proposal) -> Vec<String> {
    let start = report.facts.comparison.as_ref().map(|comparison| &comparison.readings.white.written.start);
    let found = match proposal.verdict {
        Verdict::Agree => words(report, "report-verdict-agree"),
        Verdict::BoardsDiffer => words(report, "report-verdict-boards"),
        Verdict::ScoresDiffer => words(report, "report-verdict-scores"),
        Verdict::Unreadable => words(report, "report-verdict-unreadable"),
    };
    let first = report.facts.comparison.as_ref().and_then(|comparison| comparison.first);
    let place = |ply| match start {
        Some(start) if ply > 0 => {
            let (number, by) = numbered(start, ply);
            report.locale.text("report-first-at", &Args::new().set("number", number.to_string()).color(by))
        }
        _ => words(report, "report-starts-differ"),
    };
    let agreed = match (proposal.last_agreed, start) {
        (Some(legal), Some(start)) => {
            let (number, by) = numbered(start, proposal.agreed);
            let args = Args::new().set("number", number.to_string()).color(by);
            Some(report.locale.text("report-agreed", &args.set("move", last_move(report, proposal, legal))))
        }
        _ if first.is_some_and(|first| first.ply > 0) => Some(words(report, "report-agreed-nothing")),
        _ => None,
    };
    [Some(found), first.map(|first| place(first.ply)), agreed].into_iter().flatten().collect()
}

/// The last agreed move in the letters of the report, read on the position before it.
fn last_move(report: &Report<'_>, proposal: &Proposal, legal: shakmaty::Move) -> String {
    let Some(comparison) = &report.facts.comparison else { return String::new() };
    let reading = &comparison.readings.white;
    let mut position = reading.written.start.clone();
    for half_move in reading.half_moves.iter().take(proposal.agreed.saturating_sub(1)) {
        if position.is_legal(half_move.legal) {
            position.play_unchecked(half_move.legal);
        }
    }
    notation(&position, legal, report.locale.lang())
}

/// Where no scores can be compared: what the boards tell.
fn without_scores(report: &Report<'_>) -> String {
    let boards = report.facts.boards.iter().flatten().count();
    let differing = differing(report).len();
    match (boards, &report.facts.record, differing) {
        (0, Some(_), _) => words(report, "report-only-record"),
        (0, None, _) | (1, None, _) => words(report, "report-nothing-to-compare"),
        (_, _, 0) => words(report, "report-only-boards-same"),
        (_, None, count) => report.locale.text("report-only-boards-differ", &Args::new().set("count", count)),
        (_, Some(_), count) => report.locale.text("report-boards-leave-record", &Args::new().set("count", count)),
    }
}
