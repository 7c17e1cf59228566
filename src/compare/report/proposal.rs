//! Tell what is proposed: the steps for each board, numbered, the readings of the clocks, and what else must be known.

use super::heading::presenter;
use super::html::Html;
use super::table::{ColumnHeaders, table};
use super::{Report, words};
use crate::procedure::Proposal;
use crate::record::ClocksAfterPress;
use crate::words as said;
use crate::words::ArbiterStatement;
use ansage_game::seat::Color;
use ansage_words::locale::Args;

/// The section, where anything is proposed.
pub(super) fn section(report: &Report<'_>) -> Option<String> {
    let proposal = report.weighed()?;
    let presenter = presenter(report.locale, Color::White);
    let mut html = Html::new();
    html.told("p", &[], &words(report, "report-procedure-lead"));
    for color in [Color::White, Color::Black] {
        html.told("h3", &[], &report.locale.text("report-board-of", &Args::new().color(color)));
        if proposal.adjust.get(color).is_none() {
            html.told("p", &[], &words(report, "report-board-unknown"));
        }
        paragraphs(&mut html, &said::explanation(&presenter, report.facts, proposal, color));
        let steps = said::board(&presenter, proposal, color);
        let (lead, steps) = steps.split_at(steps.len().min(1));
        paragraphs(&mut html, lead);
        list(&mut html, "ol", steps);
    }
    let clocks = said::clocks(&presenter, proposal);
    if !clocks.is_empty() {
        html.told("h3", &[], &words(report, "report-clocks-proposed"));
        clock_readings(&mut html, report, proposal, &clocks);
    }
    for (title, more) in [
        ("report-notes", said::notes(&presenter, report.facts, proposal)),
        ("report-alternatives", said::alternatives(&presenter, report.facts, proposal)),
    ] {
        if !more.is_empty() {
            html.told("h3", &[], &words(report, title));
            list(&mut html, "ul", &more);
        }
    }
    Some(html.finish())
}

fn paragraphs(html: &mut Html, said: &[ArbiterStatement]) {
    said.iter().for_each(|said| html.told("p", &[], &said.text));
}

/// Steps in their order (`ol`) or notes (`ul`). Each step says its own number, and of how many: no mark stands before it.
fn list(html: &mut Html, name: &str, said: &[ArbiterStatement]) {
    if !said.is_empty() {
        let class = if name == "ol" { "steps" } else { "notes" };
        // Without marks, some screen readers take it for no list unless its role is named.
        html.element(name, &[("class", class), ("role", "list")], |html| {
            said.iter().for_each(|said| html.told("li", &[], &said.text));
        });
    }
}

/// The readings as a table; where there are none, the sentences alone.
fn clock_readings(html: &mut Html, report: &Report<'_>, proposal: &Proposal, said: &[ArbiterStatement]) {
    match &proposal.clocks {
        Some(clocks) if said.len() > 1 => {
            paragraphs(html, &said[..1]);
            readings(html, report, clocks);
        }
        _ => paragraphs(html, said),
    }
}

fn readings(html: &mut Html, report: &Report<'_>, clocks: &ClocksAfterPress) {
    let heads = ["report-column-player", "report-column-reading", "report-column-completed"];
    let heads = heads.map(|id| words(report, id));
    table(html, &words(report, "report-table-readings"), &ColumnHeaders::Plain(&heads), |html| {
        for color in [Color::White, Color::Black] {
            let shown = super::clocks::reading(report, *clocks.clocks.get(color));
            html.row(&report.locale.color(color), [shown, clocks.completed.get(color).to_string()]);
        }
    });
    let at = Args::new().set("moment", super::clocks::moment_text(clocks.at));
    html.told("p", &[], &report.locale.text("report-readings-at", &at));
}
