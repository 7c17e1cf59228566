//! The first page: what was found, proposed and ruled, the clocks, and lines to sign on.

use super::heading::presenter_for_seat;
use super::html::Html;
use super::table::{ColumnHeaders, write_table};
use super::{Report, ReportedEntry, RuledDispute, clocks, journal, words};
use crate::procedure::ProcedureNote;
use crate::words as said;
use crate::words::ArbiterStatement;
use ansage_game::effect::EffectKind;
use ansage_game::journal::facts::FactKind;
use ansage_game::ruling::RulingChange;
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
        let kept = proposal.notes.iter().filter(|note| matches!(note, ProcedureNote::RecordHas { .. }));
        let kept: Vec<_> = kept.map(|note| said::note_statement(&presenter, report.facts, proposal, note)).collect();
        paragraphs(&mut html, found.iter().chain(&differences).chain(&kept));
        for color in Color::ALL {
            paragraphs(&mut html, said::board_explanation_statements(&presenter, report.facts, proposal, color).iter());
        }
        paragraphs(&mut html, said::board_difference_statement(&presenter, report.facts).iter());
        heading(&mut html, report, "report-protocol-proposed");
        if let Some(happening) = report.ruled.and_then(|ruled| happening(report, ruled.proposed?)) {
            html.write_text_element(
                "p",
                &[],
                &entry_text(report, happening, journal::sentences(report, &happening.facts)),
            );
        }
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

fn happening<'a>(report: &Report<'a>, seq: u64) -> Option<&'a ReportedEntry> {
    report.journal?.happenings.iter().find(|happening| happening.seq == seq)
}

/// An entry of the record with its number, its moment and what it tells.
fn entry_text(report: &Report<'_>, happening: &ReportedEntry, sentences: Vec<String>) -> String {
    let args = Args::new().set("entry", happening.seq.to_string()).set("moment", clocks::moment_text(happening.at));
    let entry = report.locale.message_text("report-ruled-entry", &args);
    [entry].into_iter().chain(sentences).collect::<Vec<_>>().join(" ")
}

/// What the arbiter has ruled in this dispute, ruling by ruling. Of a board that hands have corrected step by step only the
/// last step stands here, and no square that differed before it: the list of all facts has them.
fn rulings(html: &mut Html, report: &Report<'_>, ruled: &RuledDispute) {
    let ruled: Vec<&ReportedEntry> = ruled.entries.iter().filter_map(|seq| happening(report, *seq)).collect();
    let board = |happening: &ReportedEntry| happening.facts.iter().find_map(|fact| board_owner(&fact.what));
    html.element("ol", &[("class", "steps"), ("role", "list")], |html| {
        for (index, happening) in ruled.iter().enumerate() {
            let owner = board(happening);
            if owner.is_some() && ruled[index + 1..].iter().any(|later| board(later) == owner) {
                continue;
            }
            let told = happening.facts.iter().filter(|fact| owner.is_some() || !is_difference(&fact.what));
            html.write_text_element("li", &[], &entry_text(report, happening, journal::sentences(report, told)));
        }
    });
}

/// The owner of a board that the arbiter has read.
fn board_owner(fact: &FactKind) -> Option<Color> {
    match fact {
        FactKind::Told(EffectKind::RulingApplied(RulingChange::BoardSet { owner, .. })) => Some(*owner),
        _ => None,
    }
}

fn is_difference(fact: &FactKind) -> bool {
    matches!(fact, FactKind::Told(EffectKind::BoardDiffers { .. } | EffectKind::BoardsDisputed { .. }))
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
