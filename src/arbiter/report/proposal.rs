//! Tell what is proposed: the steps for each board, numbered, and the readings of the clocks.

use super::html::Html;
use super::table::{Head, table};
use super::{Report, words};
use crate::arbiter::procedure::Proposal;
use crate::arbiter::record::AfterPress;
use crate::arbiter::steps::Step;
use crate::locale::Args;
use crate::seat::Color;

/// The section, where anything is proposed.
pub(super) fn section(report: &Report<'_>) -> Option<String> {
    let proposal = report.proposal?;
    let mut html = Html::new(report.locale.lang());
    html.told("p", &[], &words(report, "report-procedure-lead"));
    for color in [Color::White, Color::Black] {
        board(&mut html, report, proposal, color);
    }
    html.told("h3", &[], &words(report, "report-clocks-proposed"));
    match &proposal.clocks {
        Some(clocks) => readings(&mut html, report, clocks),
        None => html.told("p", &[], &words(report, "report-clocks-stay")),
    }
    Some(html.finish())
}

fn board(html: &mut Html, report: &Report<'_>, proposal: &Proposal, color: Color) {
    let args = || Args::new().color(color);
    html.told("h3", &[], &report.locale.text("report-board-of", &args()));
    match proposal.adjust.get(color) {
        None => html.told("p", &[], &words(report, "report-board-unknown")),
        Some(steps) if steps.is_empty() => html.told("p", &[], &words(report, "report-no-steps")),
        Some(steps) => html.element("ol", &[("class", "steps")], |html| {
            steps.iter().for_each(|step| html.told("li", &[], &told(report, step)));
        }),
    }
}

fn told(report: &Report<'_>, step: &Step) -> String {
    format!("{step:?}{}", report.locale.lang())
}

fn readings(html: &mut Html, report: &Report<'_>, clocks: &AfterPress) {
    let heads = ["report-column-player", "report-column-reading", "report-column-completed"];
    let heads = heads.map(|id| words(report, id));
    table(html, &words(report, "report-table-readings"), &Head::Plain(&heads), |html| {
        for color in [Color::White, Color::Black] {
            html.element("tr", &[], |html| {
                html.told("th", &[("scope", "row")], &report.locale.color(color));
                html.told("td", &[], &super::clocks::reading(report, *clocks.clocks.get(color)));
                html.plain("td", &[], &clocks.completed.get(color).to_string());
            });
        }
    });
    let at = Args::new().set("moment", super::clocks::moment_text(clocks.at));
    html.told("p", &[], &report.locale.text("report-readings-at", &at));
}
