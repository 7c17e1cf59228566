//! Tell what is proposed: the steps for each board, numbered, the readings of the clocks, and what else must be known.

use super::heading::presenter_for_seat;
use super::html::Html;
use super::table::{ColumnHeaders, write_table};
use super::{Report, words};
use crate::procedure::Proposal;
use crate::record::ClocksAfterPress;
use crate::words as said;
use crate::words::ArbiterStatement;
use ansage_game::seat::Color;
use ansage_words::locale::Args;

/// The section, where anything is proposed.
pub(super) fn render_section(report: &Report<'_>) -> Option<String> {
    let proposal = report.weighed()?;
    let presenter = presenter_for_seat(report, Color::White);
    let mut html = Html::new();
    html.write_text_element("p", &[], &words(report, "report-procedure-lead"));
    for color in [Color::White, Color::Black] {
        html.write_text_element(
            "h3",
            &[],
            &report.locale.message_text("report-board-of", &Args::new().with_color(color)),
        );
        if proposal.adjust.get(color).is_none() {
            html.write_text_element("p", &[], &words(report, "report-board-unknown"));
        }
        paragraphs(&mut html, &said::board_explanation_statements(&presenter, report.facts, proposal, color));
        let steps = said::board_adjustment_statements(&presenter, proposal, color);
        let (lead, steps) = steps.split_at(steps.len().min(1));
        paragraphs(&mut html, lead);
        list(&mut html, "ol", steps);
    }
    let clocks = said::clock_statements(&presenter, proposal);
    if !clocks.is_empty() {
        html.write_text_element("h3", &[], &words(report, "report-clocks-proposed"));
        clock_readings(&mut html, report, proposal, &clocks);
    }
    for (title, more) in [
        ("report-notes", said::note_statements(&presenter, report.facts, proposal)),
        ("report-alternatives", said::alternative_statements(&presenter, report.facts, proposal)),
    ] {
        if !more.is_empty() {
            html.write_text_element("h3", &[], &words(report, title));
            list(&mut html, "ul", &more);
        }
    }
    Some(html.into_string())
}

fn paragraphs(html: &mut Html, said: &[ArbiterStatement]) {
    said.iter().for_each(|said| html.write_text_element("p", &[], &said.text));
}

/// Steps in their order (`ol`) or notes (`ul`). Each step says its own number, and of how many: no mark stands before it.
fn list(html: &mut Html, name: &str, said: &[ArbiterStatement]) {
    if !said.is_empty() {
        let class = if name == "ol" { "steps" } else { "notes" };
        // Without marks, some screen readers take it for no list unless its role is named.
        html.element(name, &[("class", class), ("role", "list")], |html| {
            said.iter().for_each(|said| html.write_text_element("li", &[], &said.text));
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
    write_table(html, &words(report, "report-table-readings"), &ColumnHeaders::Plain(&heads), |html| {
        for color in [Color::White, Color::Black] {
            let shown = super::clocks::clock_reading_text(report, *clocks.clocks.get(color));
            html.row(&report.locale.color_name(color), [shown, clocks.completed.get(color).to_string()]);
        }
    });
    let at = Args::new().set_own_text("moment", super::clocks::moment_text(clocks.at));
    html.write_text_element("p", &[], &report.locale.message_text("report-readings-at", &at));
}
