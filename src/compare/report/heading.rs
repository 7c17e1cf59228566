//! Name the game: players, date, edition, time control, arbiter, result.

use super::html::{GAP, Html};
use super::{CodeOrigin, Heading, Report, words};
use crate::procedure::DisputeFacts;
use crate::words as said;
use ansage_game::outcome::Outcome;
use ansage_game::seat::{ByColor, Color};
use ansage_game::terms::GameTerms;
use ansage_words::locale::{Args, name_text};
use ansage_words::presentation::recorded::spoken_text;
use ansage_words::presentation::{Presenter, chess960_line};
use ansage_words::score::pgn::tag_value;
use ansage_words::score::written::WrittenScore;
use shakmaty::Position;

impl Heading {
    /// What the terms of a game tell; `wall` is the calendar time of its opening, RFC 3339.
    pub fn from_terms(terms: &GameTerms, wall: Option<&str>, outcome: Option<Outcome>) -> Heading {
        Heading {
            names: terms.names.clone(),
            disabled: ByColor { white: terms.white_blind, black: terms.black_blind },
            code: terms.arbiter_code.as_ref().map(|_| CodeOrigin::AtOpening),
            date: wall.and_then(|wall| wall.get(..10)).map(str::to_owned),
            time: Some(terms.time.clone()),
            first_increment: terms.initial_rules().first_increment,
            outcome,
            result: None,
            chess960: terms.chess960,
            start: terms.start.clone(),
        }
    }

    /// What the headers of the sheets tell; White's first.
    pub fn from_sheets(facts: &DisputeFacts) -> Heading {
        let sheets = [Color::White, Color::Black].map(|color| facts.reading(color).map(|reading| &reading.written));
        let tag = |name: &str| sheets.iter().flatten().find_map(|sheet| known(sheet, name)).unwrap_or_default();
        let result = tag("Result");
        let mut heading = Heading::default();
        heading.names.white = tag("White").into();
        heading.names.black = tag("Black").into();
        heading.names.arbiter = tag("Arbiter").into();
        heading.date = Some(tag("Date").replace('.', "-")).filter(|date| !date.is_empty());
        heading.result = Some(result).filter(|result| !result.is_empty() && result != "*");
        heading.start = Some(tag("FEN")).filter(|fen| !fen.is_empty());
        heading
    }
}

/// What a header says, where it says anything.
fn known(sheet: &WrittenScore, name: &str) -> Option<String> {
    let value = tag_value(&sheet.tags, name)?;
    (!value.is_empty() && !value.starts_with('?')).then(|| value.to_owned())
}

/// The title of the page.
pub(super) fn title(report: &Report<'_>) -> String {
    let [white, black] = names(report);
    titled(report, &white, &black)
}

fn titled(report: &Report<'_>, white: &str, black: &str) -> String {
    let names = &report.heading.names;
    if names.white.is_empty() && names.black.is_empty() {
        return words(report, "report-title");
    }
    report
        .locale
        .message_text("report-title-of", &Args::new().set_own_text("white", white).set_own_text("black", black))
}

/// Both players, White first.
fn names(report: &Report<'_>) -> [String; 2] {
    let names = &report.heading.names;
    [&names.white, &names.black]
        .map(|name| if name.is_empty() { words(report, "report-unknown") } else { name_text(name) })
}

/// The heading of the page.
pub(super) fn write_page_header(html: &mut Html, report: &Report<'_>) {
    let (locale, heading) = (report.locale, report.heading);
    let [white, black] = names(report);
    let gap = GAP.to_string();
    html.element("h1", &[], |html| {
        let (white, black) = (
            |html: &mut Html| html.write_text_element("bdi", &[], &white),
            |html: &mut Html| html.write_text_element("bdi", &[], &black),
        );
        html.write_text_with_gaps(&titled(report, &gap, &gap), &[&white, &black]);
    });
    let unknown = words(report, "report-unknown");
    html.element("dl", &[("class", "facts")], |html| {
        let mut row = |term: &str, value: &str| html.write_fact(term, if value.is_empty() { &unknown } else { value });
        row(&locale.color_name(Color::White), &name_text(&heading.names.white));
        row(&locale.color_name(Color::Black), &name_text(&heading.names.black));
        let disabled = Color::ALL.into_iter().filter(|color| *heading.disabled.get(*color));
        let disabled: Vec<String> = disabled.map(|color| locale.color_name(color)).collect();
        row(&words(report, "report-disabled-player"), &disabled.join(", "));
        row(&words(report, "report-arbiter"), &name_text(&heading.names.arbiter));
        if let Some(code) = heading.code {
            let how = match code {
                CodeOrigin::AtOpening => words(report, "report-code-opened"),
                CodeOrigin::AtTable(by) => locale.message_text("report-code-table", &Args::new().with_color(by)),
            };
            row(&words(report, "report-code"), &how);
        }
        row(&words(report, "report-date"), heading.date.as_deref().unwrap_or_default());
        let edition = Args::new().set_digits("year", report.facts.edition);
        row(&words(report, "report-edition"), &locale.message_text("report-edition-of", &edition));
        if let Some(time) = &heading.time {
            let control = presenter_for_seat(report, Color::White).time_control_messages(time, heading.first_increment);
            let lines: Vec<String> = control.into_iter().map(|told| spoken_text(&told.speech)).collect();
            row(&words(report, "report-time-control"), &lines.join(" "));
        }
        if let Some(number) = heading.chess960 {
            row(&words(report, "report-start"), &chess960_line(locale, number).unwrap_or_default());
        } else if let Some(fen) = &heading.start {
            row(&words(report, "report-start"), fen);
        }
        row(&words(report, "report-result"), &result(report));
    });
}

fn result(report: &Report<'_>) -> String {
    let heading = report.heading;
    match (&heading.outcome, &heading.result) {
        (Some(outcome), _) => {
            let told = presenter_for_seat(report, Color::White).game_over_message(*outcome);
            format!("{} ({})", outcome.tournament_result(), spoken_text(&told.speech))
        }
        (None, Some(result)) => result.clone(),
        (None, None) if report.journal.is_some() => words(report, "report-no-result"),
        (None, None) => String::new(),
    }
}

/// Puts effects into the words of the report, as one seat is told them: to be read, so that squares are named as on
/// a score.
pub(super) fn presenter_for_seat(report: &Report<'_>, owner: Color) -> Presenter {
    let start = report.facts.record.as_ref().map(|record| &record.start);
    let first = start.map_or(Color::White, |start| start.turn());
    let first_number = start.map_or(1, |start| start.fullmoves().get());
    // To be read: squares are named as on a score.
    Presenter { owner, first, first_number, on_paper: true, ..said::arbiter_presenter(report.locale) }
}
