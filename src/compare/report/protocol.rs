//! The first page: what was found, proposed and ruled, the clocks, and lines to sign on.

use super::heading::presenter_for_seat;
use super::html::Html;
use super::table::{ColumnHeaders, write_table};
use super::{Report, RuledDispute, clocks, journal, words};
use crate::words as said;
use crate::words::ArbiterStatement;
use ansage_game::seat::Color;
use ansage_words::locale::Args;

/// The section, where anything was weighed or ruled.
pub(super) fn render_section(report: &Report<'_>) -> Option<String> {
    let proposal = report.weighed();
    if proposal.is_none() && report.ruled.is_none() {
        return None;
    }
    let presenter = presenter_for_seat(report, Color::White);
    let mut html = Html::new();
    if let Some(ruled) = report.ruled {
        let args = Args::new().set("entry", ruled.first.to_string()).set("moment", clocks::moment_text(ruled.at));
        html.write_text_element("p", &[], &report.locale.message_text("report-as-found", &args));
    }
    if let Some(proposal) = proposal {
        heading(&mut html, report, "report-protocol-found");
        let found = said::verdict_statements(&presenter, proposal);
        let differences = said::score_difference_statements(&presenter, report.facts, proposal);
        paragraphs(&mut html, found.iter().chain(&differences));
        for color in Color::ALL {
            paragraphs(&mut html, said::board_explanation_statements(&presenter, report.facts, proposal, color).iter());
        }
        heading(&mut html, report, "report-protocol-proposed");
        for color in Color::ALL {
            paragraphs(&mut html, said::board_adjustment_statements(&presenter, proposal, color).iter());
        }
        paragraphs(&mut html, said::clock_statements(&presenter, proposal).iter());
    }
    heading(&mut html, report, "report-protocol-ruled");
    match report.ruled {
        Some(ruled) => {
            rulings(&mut html, report, ruled);
            clock_readings(&mut html, report, ruled);
        }
        None => html.write_text_element("p", &[], &words(report, "report-nothing-ruled")),
    }
    signatures(&mut html, report);
    Some(html.into_string())
}

fn heading(html: &mut Html, report: &Report<'_>, id: &str) {
    html.write_text_element("h3", &[], &words(report, id));
}

fn paragraphs<'a>(html: &mut Html, said: impl Iterator<Item = &'a ArbiterStatement>) {
    said.for_each(|said| html.write_text_element("p", &[], &said.text));
}

/// What the arbiter has ruled in this dispute, ruling by ruling, with the entry of the record.
fn rulings(html: &mut Html, report: &Report<'_>, ruled: &RuledDispute) {
    let happenings = report.journal.map(|journal| journal.happenings.as_slice()).unwrap_or_default();
    html.element("ol", &[("class", "steps"), ("role", "list")], |html| {
        for happening in happenings.iter().filter(|happening| ruled.entries.contains(&happening.seq)) {
            html.element("li", &[], |html| {
                let args = Args::new().set("entry", happening.seq.to_string());
                html.write_text(&report.locale.message_text("report-ruled-entry", &args));
                for sentence in journal::sentences(report, &happening.facts) {
                    html.write_text(" ");
                    html.write_text(&sentence);
                }
            });
        }
    });
}

/// Both clocks before the first ruling and as they were left by the last one.
fn clock_readings(html: &mut Html, report: &Report<'_>, ruled: &RuledDispute) {
    if ruled.before.iter().chain(ruled.after.iter()).all(Option::is_none) {
        return;
    }
    let heads = ["report-column-player", "report-column-before-ruling", "report-column-after-ruling"];
    let heads = heads.map(|id| words(report, id));
    write_table(html, &words(report, "report-table-ruled-clocks"), &ColumnHeaders::Plain(&heads), |html| {
        for color in Color::ALL {
            let readings = [ruled.before.get(color), ruled.after.get(color)];
            html.row(
                &report.locale.color_name(color),
                readings.map(|reading| clocks::clock_reading_text(report, *reading)),
            );
        }
    });
}

/// A line for the arbiter and for each player, with the name where it is known.
fn signatures(html: &mut Html, report: &Report<'_>) {
    heading(html, report, "report-protocol-signatures");
    let names = &report.heading.names;
    let rows = [
        (words(report, "report-arbiter"), &names.arbiter),
        (report.locale.color_name(Color::White), &names.white),
        (report.locale.color_name(Color::Black), &names.black),
    ];
    html.element("dl", &[("class", "signatures")], |html| {
        for (who, name) in rows {
            html.write_fact(&who, name);
        }
        html.write_fact(&words(report, "report-place-and-time"), "");
    });
}
