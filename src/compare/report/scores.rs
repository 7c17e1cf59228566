//! Lay both scores side by side, as written and as read, and name what is not as it should be on either.

use super::html::{GAP, Html};
use super::table::{ColumnHeaders, write_table};
use super::{Report, words};
use crate::comparison::{Agreement, Comparison, ComparisonRow};
use crate::reading::{Candidate, Mark, MarkKind, ReadHalfMove, ReadingReason, SheetReading};
use ansage_game::reading::describe_legal_move;
use ansage_game::seat::{ByColor, Color};
use ansage_words::locale::{Args, Lang, Locale};
use ansage_words::presentation::variant_name;
use ansage_words::score::notation::{move_number_and_color, move_to_san};
use ansage_words::score::written::WrittenScore;
use ansage_words::vocabulary::short_move_notation;
use shakmaty::{CastlingMode, Chess, Move, Position};

/// A move in the letters of a language, in full; with both squares where it is not legal there.
pub(super) fn move_notation(position: &Chess, legal: Move, lang: Lang) -> String {
    if position.is_legal(legal) {
        short_move_notation(&describe_legal_move(position, legal), lang)
    } else {
        move_to_san(position, legal, lang)
    }
}

/// The half-moves of a sheet as read, each with the position before it.
struct SheetCourse<'a> {
    reading: &'a SheetReading,
    before: Vec<Chess>,
    next: usize,
}

impl<'a> SheetCourse<'a> {
    fn new(reading: &'a SheetReading) -> SheetCourse<'a> {
        let mut position = reading.written.start.clone();
        let mut before = vec![position.clone()];
        for half_move in &reading.half_moves {
            position.play_unchecked(half_move.legal);
            before.push(position.clone());
        }
        SheetCourse { reading, before, next: 0 }
    }

    /// What is read on a row: the move that the entry names, or the one that is proposed for it or in its place. `None`
    /// where nothing is read. Two entries may stand in each other's place; what is not on the sheet comes in the order
    /// of the game.
    fn read(&mut self, locale: &Locale, row: &ComparisonRow, color: Color) -> Option<String> {
        let (entry, meant) = (*row.entries.get(color), *row.meant.get(color));
        // Beside an entry that the other sheet has and nobody follows, nothing is missing.
        let beside = meant.or(*row.meant.get(!color)).is_some();
        let fits = |index: &usize| {
            let half_move = &self.reading.half_moves[*index];
            half_move.entry == entry && (entry.is_some() || (*index == self.next && beside))
        };
        let Some(index) = (0..self.reading.half_moves.len()).find(fits) else {
            return meant.map(|legal| legal.to_uci(CastlingMode::Standard).to_string());
        };
        self.next = self.next.max(index + 1);
        let ReadHalfMove { legal, mark, .. } = self.reading.half_moves[index];
        let named = |legal| move_notation(&self.before[index], legal, locale.lang());
        let proposed =
            mark.map(|_| locale.message_text("report-read-proposed", &Args::new().set_own_text("move", named(legal))));
        match (meant.filter(|meant| *meant != legal), proposed) {
            // The entry names a legal move, and another one is proposed.
            (Some(meant), Some(proposed)) => Some(format!("{}; {proposed}", named(meant))),
            (Some(meant), None) => Some(named(meant)),
            (None, proposed) => Some(proposed.unwrap_or_else(|| named(legal))),
        }
    }

    /// The position before a half-move, counted from 1; the last one for all that stands behind.
    fn at(&self, ply: usize) -> &Chess {
        self.before.get(ply.saturating_sub(1)).or(self.before.last()).unwrap_or(&self.reading.end)
    }
}

/// The section, where a score is at hand.
pub(super) fn render_section(report: &Report<'_>) -> Option<String> {
    let facts = report.facts;
    let readings = [Color::White, Color::Black].map(|color| Some((color, facts.reading(color)?)));
    if readings.iter().all(Option::is_none) {
        return None;
    }
    let locale = report.locale;
    let mut html = Html::new();
    for (color, reading) in readings.into_iter().flatten() {
        sheet(&mut html, locale, color, &reading.written);
    }
    match (&facts.comparison, &facts.alone) {
        (Some(comparison), _) => aligned(&mut html, report, comparison),
        (None, Some((color, reading))) => single(&mut html, report, *color, reading),
        (None, None) => {}
    }
    for (color, reading) in readings.into_iter().flatten() {
        marks(&mut html, locale, color, reading);
    }
    Some(html.into_string())
}

/// What a sheet is: how much is written on it, and in whose letters, each language by its own name.
fn sheet(html: &mut Html, locale: &Locale, color: Color, written: &WrittenScore) {
    let args = || Args::new().set_own_text("languages", GAP.to_string());
    let own = |html: &mut Html, lang: &Lang| html.write_text_element("span", &[("lang", lang.code())], lang.own_name());
    html.element("p", &[], |html| {
        let text = locale.message_text("report-sheet", &args().with_color(color).set("count", written.entries.len()));
        html.write_text_with_gaps(&text, &[&|html| own(html, &written.lang)]);
        let others: Vec<&Lang> = written.languages.iter().filter(|lang| **lang != written.lang).collect();
        if others.is_empty() {
            return;
        }
        html.write_raw_html(" ");
        let listed = |html: &mut Html| {
            for (index, lang) in others.iter().enumerate() {
                html.write_raw_html(if index == 0 { "" } else { ", " });
                own(html, lang);
            }
        };
        html.write_text_with_gaps(&locale.message_text("report-sheet-also", &args()), &[&listed]);
    });
}

/// One score, where the other is not at hand.
fn single(html: &mut Html, report: &Report<'_>, color: Color, reading: &SheetReading) {
    let ids = ["report-column-move", "report-column-written", "report-column-read", "report-column-place"];
    let heads = ids.map(|id| words(report, id));
    let caption = report.locale.message_text("report-table-score", &Args::new().with_color(color));
    let mut course = SheetCourse::new(reading);
    write_table(html, &caption, &ColumnHeaders::Plain(&heads), |html| {
        for (index, half_move) in reading.half_moves.iter().enumerate() {
            let only = |value| ByColor::new_with(|whose| if whose == color { value } else { None });
            let (entries, meant) =
                (only(half_move.entry), ByColor::new_with(|whose| (whose == color).then_some(half_move.legal)));
            let row = ComparisonRow { ply: index + 1, entries, meant, agreement: Agreement::OneOnly };
            html.element("tr", &[], |html| {
                half_move_header(html, report, &reading.written.start, row.ply);
                entry(html, report.locale, &row, color, &mut course);
            });
        }
    });
}

fn half_move_header(html: &mut Html, report: &Report<'_>, start: &Chess, ply: usize) {
    let (number, by) = move_number_and_color(start, ply);
    let args = Args::new().set_digits("number", number).with_color(by);
    html.write_text_element("th", &[("scope", "row")], &report.locale.message_text("report-move-number", &args));
}

fn aligned(html: &mut Html, report: &Report<'_>, comparison: &Comparison) {
    let sheet = ["report-column-written", "report-column-read", "report-column-place"].map(|id| words(report, id));
    let of = |color| report.locale.message_text("report-score-of", &Args::new().with_color(color));
    let groups = [
        (words(report, "report-column-move"), Vec::new()),
        (of(Color::White), sheet.to_vec()),
        (of(Color::Black), sheet.to_vec()),
        (words(report, "report-column-agreement"), Vec::new()),
    ];
    let mut courses = ByColor {
        white: SheetCourse::new(&comparison.readings.white),
        black: SheetCourse::new(&comparison.readings.black),
    };
    let first = comparison.first.map(|difference| difference.row);
    write_table(html, &words(report, "report-table-scores"), &ColumnHeaders::Groups(&groups), |html| {
        for (index, row) in comparison.rows.iter().enumerate() {
            let class = match row.agreement {
                _ if first == Some(index) => "first",
                Agreement::Same => "same",
                _ => "other",
            };
            html.element("tr", &[("class", class)], |html| {
                half_move_header(html, report, &comparison.readings.white.written.start, row.ply);
                for color in [Color::White, Color::Black] {
                    entry(html, report.locale, row, color, courses.get_mut(color));
                }
                html.element("td", &[], |html| {
                    html.write_text(&report.locale.message_text(
                        "report-agreement",
                        &Args::new().set_own_text("agreement", variant_name(&row.agreement)),
                    ));
                    if first == Some(index) {
                        html.write_raw_html(" ");
                        html.write_text_element("strong", &[], &words(report, "report-first-difference"));
                    }
                });
            });
        }
    });
}

/// As written, as read, and where it stands.
fn entry(html: &mut Html, locale: &Locale, row: &ComparisonRow, color: Color, course: &mut SheetCourse<'_>) {
    let index = *row.entries.get(color);
    let entry = index.and_then(|index| course.reading.written.entries.get(index));
    let nothing = locale.message_text("announce-nothing", &Args::new());
    match entry {
        Some(entry) => html.element("td", &[("class", "written")], |html| {
            html.write_text_element("bdi", &[("translate", "no")], &entry.text);
            let put_in = entry.by_arbiter.then(|| locale.message_text("report-put-in", &Args::new()));
            let offered = entry.offered.then(|| locale.message_text("report-draw-offered", &Args::new()));
            let clock = entry.clock.map(|clock| {
                locale
                    .message_text("report-clock-noted", &Args::new().set_own_text("time", locale.duration_line(clock)))
            });
            for note in put_in.into_iter().chain(offered).chain(clock) {
                html.write_raw_html(" ");
                html.write_text_element("span", &[], &note);
            }
        }),
        None => html.write_text_element("td", &[], &nothing),
    }
    match (course.read(locale, row, color), entry) {
        (Some(text), _) => html.write_text_element("td", &[("class", "read")], &text),
        (None, Some(_)) => html.write_text_element("td", &[], &locale.message_text("report-not-read", &Args::new())),
        (None, None) => html.write_text_element("td", &[], &nothing),
    }
    match entry {
        Some(entry) => {
            html.write_text_element("td", &[], &locale.message_text("report-place", &place(entry.line, entry.column)))
        }
        None => html.write_text_element("td", &[], &nothing),
    }
}

fn place(line: usize, column: usize) -> Args<'static> {
    Args::new().set_digits("line", line).set_digits("column", column)
}

/// What is not as it should be on a sheet, with what may be meant and why.
fn marks(html: &mut Html, locale: &Locale, color: Color, reading: &SheetReading) {
    if reading.marks.is_empty() {
        return;
    }
    let heads = ["report-column-place", "report-column-written", "report-column-mark", "report-column-candidates"];
    let heads = heads.map(|id| locale.message_text(id, &Args::new()));
    let course = SheetCourse::new(reading);
    let caption = locale.message_text("report-table-marks", &Args::new().with_color(color));
    write_table(html, &caption, &ColumnHeaders::Plain(&heads), |html| {
        for mark in &reading.marks {
            html.element("tr", &[], |html| {
                html.write_text_element(
                    "th",
                    &[("scope", "row")],
                    &locale.message_text("report-place", &place(mark.line, mark.column)),
                );
                if mark.text.is_empty() {
                    html.write_text_element("td", &[], &locale.message_text("announce-nothing", &Args::new()));
                } else {
                    html.element("td", &[("class", "written")], |html| html.write_text_element("bdi", &[], &mark.text));
                }
                html.element("td", &[], |html| {
                    html.write_text(&mark_kind(locale, mark.kind));
                    shown_by(html, locale, mark, reading);
                });
                candidates(html, locale, mark, &course);
            });
        }
    });
}

/// The entry at which a fault shows, where that is later than it lies.
fn shown_by(html: &mut Html, locale: &Locale, mark: &Mark, reading: &SheetReading) {
    let Some(entry) = mark.shown_by.and_then(|index| reading.written.entries.get(index)) else { return };
    let args = place(entry.line, entry.column).set_own_text("written", GAP.to_string());
    html.write_raw_html(" ");
    html.write_text_with_gaps(
        &locale.message_text("report-mark-shown-by", &args),
        &[&|html| html.write_text_element("bdi", &[], &entry.text)],
    );
}

fn candidates(html: &mut Html, locale: &Locale, mark: &Mark, course: &SheetCourse<'_>) {
    html.element("td", &[], |html| {
        if mark.candidates.is_empty() {
            html.write_text(&locale.message_text("report-no-candidate", &Args::new()));
            return;
        }
        html.element("ul", &[], |html| {
            for candidate in &mark.candidates {
                html.element("li", &[], |html| {
                    // The fault may lie earlier than it shows, or be another one.
                    if candidate.kind != mark.kind || Some(candidate.entry) != mark.entry {
                        html.write_text(&describe_fault_place(locale, candidate, course));
                        html.write_raw_html(" ");
                    }
                    html.write_text(&proposed(locale, course.at(candidate.ply), candidate));
                });
            }
        });
    });
}

/// Where a candidate takes the fault to be, and what would then be wrong.
fn describe_fault_place(locale: &Locale, candidate: &Candidate, course: &SheetCourse<'_>) -> String {
    let wrong = mark_kind(locale, candidate.kind);
    match course.reading.written.entries.get(candidate.entry) {
        Some(entry) => {
            locale.message_text("report-candidate-at", &place(entry.line, entry.column).set_own_text("wrong", wrong))
        }
        None => wrong,
    }
}

fn proposed(locale: &Locale, position: &Chess, candidate: &Candidate) -> String {
    let Candidate { legal, reason, .. } = candidate;
    let text = legal.map(|legal| move_notation(position, legal, locale.lang()));
    let text = text.unwrap_or_else(|| locale.message_text("report-pass-over", &Args::new()));
    let legal = if let ReadingReason::Following { legal } = reason { *legal } else { 0 };
    let why = Args::new().set_own_text("reason", variant_name(reason)).set_digits("count", legal);
    let why = locale.message_text("reconcile-reason", &why);
    locale.message_text("report-reason", &Args::new().set_own_text("move", text).set_own_text("reason", why))
}

fn mark_kind(locale: &Locale, kind: MarkKind) -> String {
    locale.message_text("reconcile-mark-kind", &Args::new().set_own_text("kind", variant_name(&kind)))
}
