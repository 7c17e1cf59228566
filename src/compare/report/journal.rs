//! Tell from the journal: every ruling, everything that bears on a dispute, and how the record was made.

use super::clocks::{clock_reading_text, moment_text};
use super::heading::presenter_for_seat;
use super::html::Html;
use super::table::{ColumnHeaders, write_table};
use super::{Report, ReportJournal, ReportedEntry, words};
use ansage_game::journal::facts::RecordFact;
use ansage_game::seat::Color;
use ansage_words::locale::{Args, name_text};
use ansage_words::presentation::recorded::spoken_text;

/// The sentences of what happened, in order.
pub(super) fn sentences<'a>(report: &Report<'_>, facts: impl IntoIterator<Item = &'a RecordFact>) -> Vec<String> {
    let presenter = presenter_for_seat(report, Color::White);
    facts.into_iter().flat_map(|fact| presenter.fact_sentences(&fact.what)).collect()
}

/// Every ruling, with its moment, both clocks and the arbiter's name.
pub(super) fn render_rulings(report: &Report<'_>) -> Option<String> {
    let journal = report.journal?;
    let ruled: Vec<&ReportedEntry> = journal.happenings.iter().filter(|happening| happening.ruled).collect();
    let mut html = Html::new();
    if ruled.is_empty() {
        html.write_text_element("p", &[], &words(report, "report-no-rulings"));
        return Some(html.into_string());
    }
    let clock = |color| report.locale.message_text("report-clock-of", &Args::new().with_color(color));
    let heads = [
        words(report, "report-column-entry"),
        words(report, "report-column-moment"),
        words(report, "report-column-wall"),
        clock(Color::White),
        clock(Color::Black),
        words(report, "report-arbiter"),
        words(report, "report-column-ruling"),
    ];
    write_table(&mut html, &words(report, "report-table-rulings"), &ColumnHeaders::Plain(&heads), |html| {
        for happening in ruled {
            html.element("tr", &[], |html| {
                moments(html, report, happening);
                for color in [Color::White, Color::Black] {
                    html.write_text_element("td", &[], &clock_reading_text(report, *happening.clocks.get(color)));
                }
                let arbiter = match happening.arbiter.is_empty() {
                    true => words(report, "report-unknown"),
                    false => name_text(&happening.arbiter),
                };
                html.write_quoted_element("td", &[], &arbiter);
                said(html, report, happening);
            });
        }
    });
    Some(html.into_string())
}

/// Every fact in its order; rulings stand among them, so that the story is whole.
pub(super) fn render_events(report: &Report<'_>) -> Option<String> {
    let journal = report.journal?;
    let told: Vec<&ReportedEntry> =
        journal.happenings.iter().filter(|happening| !sentences(report, &happening.facts).is_empty()).collect();
    let mut html = Html::new();
    if told.is_empty() {
        html.write_text_element("p", &[], &words(report, "report-no-events"));
        return Some(html.into_string());
    }
    let heads = ["report-column-entry", "report-column-moment", "report-column-wall", "report-column-event"];
    let heads = heads.map(|id| words(report, id));
    write_table(&mut html, &words(report, "report-table-events"), &ColumnHeaders::Plain(&heads), |html| {
        for happening in told {
            html.element("tr", &[], |html| {
                moments(html, report, happening);
                said(html, report, happening);
            });
        }
    });
    Some(html.into_string())
}

fn moments(html: &mut Html, report: &Report<'_>, happening: &ReportedEntry) {
    html.write_text_element("th", &[("scope", "row")], &happening.seq.to_string());
    html.write_text_element("td", &[("class", "figures")], &moment_text(happening.at));
    match &happening.wall {
        Some(wall) => html.element("td", &[("class", "figures")], |html| {
            html.write_text_element("time", &[("datetime", wall)], &wall.replace(['T', 'Z'], " "));
        }),
        None => html.write_text_element("td", &[], &words(report, "report-none")),
    }
}

/// What was said, one sentence a line.
fn said(html: &mut Html, report: &Report<'_>, happening: &ReportedEntry) {
    let sentences = sentences(report, &happening.facts);
    html.element("td", &[], |html| {
        if sentences.is_empty() {
            html.write_text(&words(report, "report-nothing-said"));
        }
        for sentence in &sentences {
            html.write_text_element("p", &[], sentence);
        }
    });
}

/// What an arbiter has to know of the program (11.3.2.1): the sentences he hears.
pub(super) fn render_inspection(report: &Report<'_>) -> Option<String> {
    let inspection = report.journal?.inspection.as_ref()?;
    let told = inspection.to_messages(&presenter_for_seat(report, Color::White));
    let mut html = Html::new();
    html.element("ul", &[], |html| {
        told.iter().for_each(|told| html.write_text_element("li", &[], &spoken_text(&told.speech)))
    });
    Some(html.into_string())
}

/// Before the checksum: which entry has it.
pub(super) fn checksum_label(report: &Report<'_>, journal: &ReportJournal) -> String {
    report.locale.message_text("report-record-checksum", &Args::new().set_digits("entry", journal.entries))
}

/// How the record was made, and how it can be checked.
pub(super) fn render_record_verification(report: &Report<'_>) -> Option<String> {
    let journal = report.journal?;
    let mut html = Html::new();
    let id = if journal.torn { "report-record-torn" } else { "report-record-sound" };
    html.write_text_element("p", &[], &report.locale.message_text(id, &Args::new().set("count", journal.entries)));
    if let Some(entry) = journal.other_effects {
        let args = Args::new().set_digits("entry", entry);
        html.write_text_element("p", &[], &report.locale.message_text("trouble-verify-other-effects", &args));
    }
    html.element("dl", &[("class", "facts")], |html| {
        let mut row = |id: &str, value: &str| html.write_fact(&words(report, id), value);
        row("report-record-file", &journal.name);
        row("report-record-entries", &journal.entries.to_string());
        html.write_fact(&checksum_label(report, journal), &journal.checksum);
    });
    html.write_text_element("p", &[], &words(report, "report-record-how"));
    Some(html.into_string())
}
