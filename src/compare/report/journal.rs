//! Tell from the journal: every ruling, everything that bears on a dispute, and how the record was made.

use super::clocks::{clock_reading_text, moment_text};
use super::heading::presenter_for_seat;
use super::html::Html;
use super::table::{ColumnHeaders, write_table};
use super::{Report, ReportJournal, ReportedEntry, unentered_text, words};
use crate::words::spoken_text;
use ansage_game::effect::{AnnouncementManner, Audience, Effect, EffectKind};
use ansage_game::seat::{ByColor, Color};
use ansage_game::sensed::SensedEffect;
use ansage_words::locale::Args;

/// Whether an effect belongs to the story of a dispute; ordinary moves, presses and answers do not.
fn is_part_of_dispute(effect: &Effect, sensed: &ByColor<bool>) -> bool {
    // What a player's word stands for is news only where pegs could have shown it.
    if let EffectKind::MoveCompleted { player: by, by_word, .. } = effect.kind {
        return by_word && *sensed.get(by);
    }
    !matches!(
        effect.kind,
        EffectKind::MoveAnnounced {
            manner: AnnouncementManner::Announced | AnnouncementManner::Entered | AnnouncementManner::Repeated,
            ..
        } | EffectKind::Refused(_)
            | EffectKind::PressKept
            | EffectKind::PressCancelled
            | EffectKind::PressWaits { .. }
            | EffectKind::PressedBeforeEntry { .. }
            | EffectKind::RepetitionAgrees { .. }
            | EffectKind::ScoreRecorded { .. }
            | EffectKind::ConfirmationAsked { .. }
            | EffectKind::ConfirmationAskedAgain { .. }
            | EffectKind::ConfirmationDropped { .. }
            | EffectKind::CodeAsked { .. }
            | EffectKind::CodeDropped { .. }
            | EffectKind::Answered(_)
            | EffectKind::ClaimOffered
            | EffectKind::OfferLapsed { .. }
            | EffectKind::TimeSet { .. }
    )
}

/// Whose boards were sensed in this game.
fn sensed(journal: &ReportJournal) -> ByColor<bool> {
    let mut sensed = ByColor { white: false, black: false };
    for effect in journal.happenings.iter().flat_map(|happening| &happening.effects) {
        if let EffectKind::BoardSensed(SensedEffect::Found { owner: whose, .. }) = effect.kind {
            *sensed.get_mut(whose) = true;
        }
    }
    sensed
}

/// The marks that stand in the record already where the arbiter, who has just come to the desk, is told of them.
fn earlier_marks(journal: &ReportJournal) -> Vec<Vec<&EffectKind>> {
    let mut marks: Vec<&EffectKind> = Vec::new();
    let known = journal.happenings.iter().map(|happening| {
        let comes = happening.effects.iter().any(|effect| matches!(effect.kind, EffectKind::DeskTaken { .. }));
        let known = if comes { marks.clone() } else { Vec::new() };
        marks.extend(happening.effects.iter().map(|effect| &effect.kind).filter(|kind| kind.is_record_mark()));
        known
    });
    known.collect()
}

/// What an effect says, sentence by sentence.
pub(super) fn sentences(report: &Report<'_>, effect: &Effect) -> Vec<String> {
    if let EffectKind::MoveCompleted { player: by, description: telling, .. } = effect.kind {
        let written = presenter_for_seat(report, by).written_text(
            "report-made-by-word",
            ansage_words::presentation::MessageValues::from_color(by).set_move("move", &telling),
        );
        return vec![written];
    }
    let owner = match effect.to {
        Audience::Seat(color) => color,
        Audience::Hall | Audience::Desk => Color::White,
    };
    let told = presenter_for_seat(report, owner).effect_messages_for_desk(effect);
    told.into_iter().map(|told| spoken_text(&told.speech)).filter(|text| !text.is_empty()).collect()
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
                let unknown = words(report, "report-unknown");
                html.write_quoted_element(
                    "td",
                    &[],
                    if happening.arbiter.is_empty() { &unknown } else { &happening.arbiter },
                );
                said(html, report, happening, &happening.effects.iter().collect::<Vec<_>>());
            });
        }
    });
    Some(html.into_string())
}

/// Everything else that bears on a dispute, in its order; rulings stand among it, so that the story is whole.
pub(super) fn render_events(report: &Report<'_>) -> Option<String> {
    let journal = report.journal?;
    let sensed = sensed(journal);
    let told: Vec<(&ReportedEntry, Vec<&Effect>)> = journal
        .happenings
        .iter()
        .zip(earlier_marks(journal))
        .map(|(happening, marked)| {
            let told = |effect: &&Effect| is_part_of_dispute(effect, &sensed) && !marked.contains(&&effect.kind);
            (happening, happening.effects.iter().filter(told).collect::<Vec<_>>())
        })
        .filter(|(happening, effects)| {
            happening.unentered.is_some() || effects.iter().any(|effect| !sentences(report, effect).is_empty())
        })
        .collect();
    let mut html = Html::new();
    if told.is_empty() {
        html.write_text_element("p", &[], &words(report, "report-no-events"));
        return Some(html.into_string());
    }
    let heads = ["report-column-entry", "report-column-moment", "report-column-wall", "report-column-event"];
    let heads = heads.map(|id| words(report, id));
    write_table(&mut html, &words(report, "report-table-events"), &ColumnHeaders::Plain(&heads), |html| {
        for (happening, effects) in told {
            html.element("tr", &[], |html| {
                moments(html, report, happening);
                said(html, report, happening, &effects);
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
fn said(html: &mut Html, report: &Report<'_>, happening: &ReportedEntry, effects: &[&Effect]) {
    let unentered = happening.unentered.map(|player| unentered_text(report, player, false));
    let sentences: Vec<String> = effects.iter().flat_map(|effect| sentences(report, effect)).chain(unentered).collect();
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

/// How the record was made, and how it can be checked.
pub(super) fn render_record_verification(report: &Report<'_>) -> Option<String> {
    let journal = report.journal?;
    let mut html = Html::new();
    let id = if journal.torn { "report-record-torn" } else { "report-record-sound" };
    html.write_text_element("p", &[], &report.locale.message_text(id, &Args::new().set("count", journal.entries)));
    html.element("dl", &[("class", "facts")], |html| {
        let mut row = |id: &str, value: &str| html.write_fact(&words(report, id), value);
        row("report-record-file", &journal.name);
        row("report-record-entries", &journal.entries.to_string());
        row("report-record-checksum", &journal.checksum);
    });
    html.write_text_element("p", &[], &words(report, "report-record-how"));
    Some(html.into_string())
}
