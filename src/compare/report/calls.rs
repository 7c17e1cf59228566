//! Tell of the calls for the arbiter: who called, how long both clocks stood, and how play went on (6.11, 6.12).

use super::clocks::{clock_reading_text, moment_text};
use super::html::Html;
use super::table::{ColumnHeaders, write_table};
use super::{Report, words};
use crate::words as said;
use ansage_game::referee::ArbiterCall;

/// The section; nothing where nobody has called.
pub(super) fn render_section(report: &Report<'_>) -> Option<String> {
    let journal = report.journal.filter(|journal| !journal.calls.is_empty())?;
    let (calls, last) = (journal.calls.as_slice(), journal.last);
    let mut html = Html::new();
    html.write_text_element("p", &[], &said::describe_arbiter_calls(report.locale, "report-calls", calls, last));
    let heads = ["report-column-moment", "report-column-called", "report-column-stood", "report-column-ended"];
    let heads = heads.map(|id| words(report, id));
    write_table(&mut html, &words(report, "report-table-calls"), &ColumnHeaders::Plain(&heads), |html| {
        for call in calls {
            let by = call.caller.map(|by| report.locale.color_name(by.0));
            let by = by.unwrap_or_else(|| words(report, "report-called-program"));
            let stood = clock_reading_text(report, Some(call.stopped_time(last)));
            html.row(&moment_text(call.at), [by, stood, words(report, went_on(call))]);
        }
    });
    Some(html.into_string())
}

/// How play went on after a call.
fn went_on(call: &ArbiterCall) -> &'static str {
    match (call.stood, call.without_arbiter) {
        (None, _) => "report-call-open",
        (Some(_), true) => "report-call-without",
        (Some(_), false) => "report-call-by-arbiter",
    }
}
