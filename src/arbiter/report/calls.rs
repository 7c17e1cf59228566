//! Tell of the calls for the arbiter: who called, how long both clocks stood, and how play went on (6.11, 6.12).

use super::clocks::moment_text;
use super::html::Html;
use super::table::{Head, table};
use super::{Report, words};
use crate::game::referee::Stop;
use crate::locale::Args;
use crate::moment::Span;

/// The section; nothing where nobody has called.
pub(super) fn section(report: &Report<'_>) -> Option<String> {
    let calls = report.journal.map(|journal| journal.calls.as_slice()).filter(|calls| !calls.is_empty())?;
    let mut html = Html::new();
    let stood = calls.iter().filter_map(|call| call.stood).fold(Span::ZERO, |sum, one| sum + one);
    let alone = calls.iter().filter(|call| call.without_arbiter).count();
    let args = Args::new().set("count", calls.len()).set("time", report.locale.duration(stood)).set("alone", alone);
    html.told("p", &[], &report.locale.text("report-calls", &args));
    let heads = ["report-column-moment", "report-column-called", "report-column-stood", "report-column-ended"];
    let heads = heads.map(|id| words(report, id));
    table(&mut html, &words(report, "report-table-calls"), &Head::Plain(&heads), |html| {
        for call in calls {
            html.element("tr", &[], |html| {
                html.told("th", &[("scope", "row")], &moment_text(call.at));
                let by = call.by.map(|by| report.locale.color(by.0));
                html.told("td", &[], &by.unwrap_or_else(|| words(report, "report-called-program")));
                let stood = call.stood.map(|stood| report.locale.duration_line(stood));
                html.told("td", &[], &stood.unwrap_or_else(|| words(report, "report-none")));
                html.told("td", &[], &words(report, went_on(call)));
            });
        }
    });
    Some(html.finish())
}

/// How play went on after a call.
fn went_on(call: &Stop) -> &'static str {
    match (call.stood, call.without_arbiter) {
        (None, _) => "report-call-open",
        (Some(_), true) => "report-call-without",
        (Some(_), false) => "report-call-by-arbiter",
    }
}
