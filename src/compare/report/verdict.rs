//! Sum up what was found, in a sentence or two.

use super::heading::presenter;
use super::html::Html;
use super::{Report, words};
use crate::words as said;
use ansage_game::seat::Color;

/// The section; there always is one.
pub(super) fn section(report: &Report<'_>) -> String {
    let presenter = presenter(report.locale, Color::White);
    let sentences: Vec<String> = match report.weighed() {
        Some(proposal) => {
            let verdict = said::verdict(&presenter, proposal);
            let found = said::difference(&presenter, report.facts, proposal);
            verdict.into_iter().chain(found).map(|said| said.text).collect()
        }
        None if report.facts.record.is_some() => vec![words(report, "report-only-record")],
        None => vec![words(report, "report-nothing-to-compare")],
    };
    let mut html = Html::new();
    for (index, sentence) in sentences.iter().enumerate() {
        let class: &[(&str, &str)] = if index == 0 { &[("class", "verdict")] } else { &[] };
        html.told("p", class, sentence);
    }
    html.told("p", &[], &words(report, "report-arbiter-rules"));
    html.finish()
}
