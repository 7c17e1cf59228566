//! Sum up what was found, in a sentence or two.

use super::heading::presenter_for_seat;
use super::html::Html;
use super::{Report, journal, words};
use crate::words as said;
use crate::words::StatementReader;
use ansage_game::seat::Color;

/// The section; there always is one.
pub(super) fn render_section(report: &Report<'_>) -> String {
    let presenter = presenter_for_seat(report, Color::White);
    let sentences: Vec<String> = match report.weighed() {
        Some(proposal) => {
            let verdict = said::found_statements(&presenter, report.facts, proposal, StatementReader::Page);
            let found = said::score_difference_statements(&presenter, report.facts, proposal);
            verdict.into_iter().chain(found).map(|said| said.text).collect()
        }
        None if report.facts.record.is_some() => vec![words(report, "report-only-record")],
        None => vec![words(report, "report-nothing-to-compare")],
    };
    let open = report.journal.map(|journal| journal.open.as_slice()).unwrap_or_default();
    let sentences: Vec<String> = sentences.into_iter().chain(journal::sentences(report, open)).collect();
    let mut html = Html::new();
    for (index, sentence) in sentences.iter().enumerate() {
        let class: &[(&str, &str)] = if index == 0 { &[("class", "verdict")] } else { &[] };
        html.write_text_element("p", class, sentence);
    }
    html.write_text_element("p", &[], &words(report, "report-arbiter-rules"));
    html.into_string()
}
