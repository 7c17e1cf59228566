//! Show both clocks over the game: a plot whose lines differ by stroke and marker, and the same figures as a table.

use super::html::Html;
use super::scores::move_notation;
use super::table::{ColumnHeaders, write_table};
use super::{Report, words};
use crate::record::{ClocksAfterPress, Record};
use ansage_game::moment::Span;
use ansage_game::seat::Color;
use ansage_words::locale::{Args, Locale};
use ansage_words::score::notation::move_number_and_color;
use shakmaty::Position;

const WIDTH: usize = 760;
const HEIGHT: usize = 352;
const LEFT: usize = 92;
const RIGHT: usize = 92;
const TOP: usize = 36;
const BOTTOM: usize = 52;

/// About so many markers stand on a line, and so many marks below the plot.
const MARKERS: usize = 16;
const MARKS_BELOW: usize = 10;

/// The distances between the marks of the time axis, in seconds.
const STEPS: [u64; 12] = [1, 5, 10, 30, 60, 300, 600, 900, 1_800, 3_600, 7_200, 14_400];

/// The scales of the plot.
struct Plot {
    half_moves: usize,
    /// The longest time on the axis, in milliseconds.
    most: u64,
    step: u64,
}

impl Plot {
    fn from_record(record: &Record) -> Option<Plot> {
        let readings = || record.moments.iter().flatten().flat_map(|moment| moment.clocks.iter().flatten());
        let most = readings().map(|span| span.as_millis()).max()?.max(1_000);
        let step = STEPS.into_iter().find(|step| most <= step * 6_000).unwrap_or(86_400) * 1_000;
        let half_moves = record.moments.len().saturating_sub(1).max(1);
        Some(Plot { half_moves, most: most.div_ceil(step) * step, step })
    }

    fn x(&self, half_move: usize) -> usize {
        LEFT + (WIDTH - LEFT - RIGHT) * half_move / self.half_moves
    }

    fn y(&self, millis: u64) -> usize {
        let height = (HEIGHT - TOP - BOTTOM) as u64;
        TOP + (height - height * millis.min(self.most) / self.most) as usize
    }
}

/// The section, where a record with clocks is at hand.
pub(super) fn render_section(report: &Report<'_>) -> Option<String> {
    let record = report.ruled.map(|ruled| &ruled.record).or(report.facts.record.as_ref())?;
    let plot = Plot::from_record(record)?;
    let mut html = Html::new();
    // In a narrow window it is moved sideways, also by the keyboard.
    html.element("figure", &[("class", "plot"), ("tabindex", "0")], |html| {
        draw(html, report, record, &plot);
        html.write_text_element("figcaption", &[], &words(report, "report-plot-caption"));
    });
    html.element("details", &[("open", "open")], |html| {
        html.write_text_element("summary", &[], &words(report, "report-plot-figures"));
        figures(html, report, record);
    });
    Some(html.into_string())
}

fn draw(html: &mut Html, report: &Report<'_>, record: &Record, plot: &Plot) {
    let attributes = [
        ("role", "img"),
        ("aria-labelledby", "plot-title"),
        ("aria-describedby", "plot-desc"),
        ("viewBox", &format!("0 0 {WIDTH} {HEIGHT}")),
    ];
    html.element("svg", &attributes, |html| {
        html.write_text_element("title", &[("id", "plot-title")], &words(report, "report-table-clocks"));
        html.write_text_element("desc", &[("id", "plot-desc")], &described(report.locale, record));
        axes(html, report, record, plot);
        for color in [Color::White, Color::Black] {
            line(html, report.locale, record, plot, color);
        }
    });
}

/// Where both clocks began, where they ended, and the least each showed.
fn described(locale: &Locale, record: &Record) -> String {
    let of = |color: Color| {
        let readings: Vec<Span> =
            record.moments.iter().flatten().filter_map(|moment| *moment.clocks.get(color)).collect();
        let (first, last, least) = (readings.first()?, readings.last()?, readings.iter().min()?);
        let args = Args::new().with_color(color).set_own_text("first", locale.duration_text(*first));
        let args =
            args.set_own_text("last", locale.duration_text(*last)).set_own_text("least", locale.duration_text(*least));
        Some(locale.message_text("report-plot-described", &args))
    };
    [Color::White, Color::Black].into_iter().filter_map(of).collect::<Vec<_>>().join(" ")
}

fn axes(html: &mut Html, report: &Report<'_>, record: &Record, plot: &Plot) {
    let path =
        |html: &mut Html, class: &str, d: String| html.write_empty_svg_element("path", &[("class", class), ("d", &d)]);
    let (right, bottom) = (WIDTH - RIGHT, HEIGHT - BOTTOM);
    for millis in (0..=plot.most).step_by(plot.step as usize) {
        let y = plot.y(millis);
        path(html, "grid", format!("M{LEFT} {y}H{right}"));
        let label = report.locale.control_time_line(Span::from_millis(millis));
        html.write_svg_text("tick-left", (LEFT - 8, y + 5), &label);
    }
    path(html, "axis", format!("M{LEFT} {TOP}V{bottom}H{right}"));
    // Full moves below: every so many, so that the numbers do not touch.
    let moves = plot.half_moves.div_ceil(2) as u32;
    let every = [1, 2, 5, 10, 20, 50, 100, 200, 500].into_iter().find(|step| moves / step <= MARKS_BELOW as u32);
    for half_move in 1..=plot.half_moves {
        let (number, by) = move_number_and_color(&record.start, half_move);
        if by == Color::White && number.is_multiple_of(every.unwrap_or(1_000)) {
            let x = plot.x(half_move);
            path(html, "axis", format!("M{x} {bottom}v6"));
            html.write_svg_text("tick-below", (x, bottom + 22), &number.to_string());
        }
    }
    html.write_svg_text("tick-below", ((LEFT + right) / 2, HEIGHT - 6), &words(report, "sighted-moves"));
    html.write_svg_text("axis-name", (4, 14), &words(report, "report-axis-time"));
}

fn line(html: &mut Html, locale: &Locale, record: &Record, plot: &Plot, color: Color) {
    let reading = |(half_move, moment): (usize, &Option<ClocksAfterPress>)| {
        Some((plot.x(half_move), plot.y(moment.as_ref()?.clocks.get(color).as_ref()?.as_millis())))
    };
    let points: Vec<(usize, usize)> = record.moments.iter().enumerate().filter_map(reading).collect();
    let Some((last_x, last_y)) = points.last().copied() else { return };
    let d: Vec<String> = points.iter().map(|(x, y)| format!("{x} {y}")).collect();
    let (class, marker) = color.fold_wb(("line-white", "mark-white"), ("line-black", "mark-black"));
    html.write_empty_svg_element("path", &[("class", class), ("d", &format!("M{}", d.join("L")))]);
    // The markers of the two stand on different half-moves, so that lines that lie on each other are told apart.
    let every = (points.len() / MARKERS).max(1) * 2;
    for (x, y) in points.iter().skip(color.fold_wb(0, every / 2)).step_by(every) {
        let (x, y) = (x.to_string(), y.to_string());
        match color {
            Color::White => {
                html.write_empty_svg_element("circle", &[("class", marker), ("cx", &x), ("cy", &y), ("r", "5")])
            }
            Color::Black => {
                let d = format!("M{x} {y}m-5 -5h10v10h-10z");
                html.write_empty_svg_element("path", &[("class", marker), ("d", &d)]);
            }
        }
    }
    // Names at the ends, moved apart where the ends are near.
    let other = record.moments.iter().flatten().next_back().and_then(|moment| *moment.clocks.get(!color));
    let other = other.map_or(last_y, |span| plot.y(span.as_millis()));
    let above = last_y < other || (last_y == other && color == Color::White);
    let y = if last_y.abs_diff(other) > 20 {
        last_y + 5
    } else if above {
        last_y.min(other) - 4
    } else {
        last_y.max(other) + 15
    };
    let name = locale.color_name(color);
    html.write_svg_text("line-name", (last_x + 10, y), &name);
}

fn figures(html: &mut Html, report: &Report<'_>, record: &Record) {
    let locale = report.locale;
    let heads = vec![
        words(report, "report-column-move"),
        words(report, "report-column-played"),
        locale.message_text("report-clock-of", &Args::new().with_color(Color::White)),
        locale.message_text("report-clock-of", &Args::new().with_color(Color::Black)),
        words(report, "report-column-moment"),
    ];
    write_table(html, &words(report, "report-table-clocks"), &ColumnHeaders::Plain(&heads), |html| {
        let mut position = record.start.clone();
        for (half_move, moment) in record.moments.iter().enumerate() {
            let played = half_move.checked_sub(1).and_then(|index| record.course.get(index));
            let (name, text) = match played {
                None => (words(report, "report-before-first"), words(report, "report-none")),
                Some(legal) => {
                    let (number, by) = move_number_and_color(&record.start, half_move);
                    let args = Args::new().set_digits("number", number).with_color(by);
                    (locale.message_text("report-move-number", &args), move_notation(&position, *legal, locale.lang()))
                }
            };
            // A half-move in force may be illegal.
            if let Some(played) = played {
                position.play_unchecked(*played);
            }
            let clock = |color| moment.as_ref().and_then(|moment| *moment.clocks.get(color));
            let clocks = Color::ALL.map(|color| clock_reading_text(report, clock(color)));
            let at = moment.map_or_else(|| words(report, "report-none"), |moment| moment_text(moment.at));
            html.row(&name, [text].into_iter().chain(clocks).chain([at]));
        }
    });
}

/// What a clock showed.
pub(super) fn clock_reading_text(report: &Report<'_>, clock: Option<Span>) -> String {
    clock.map_or_else(|| words(report, "report-none"), |span| report.locale.duration_line(span))
}

/// A moment on the journal's time line, to the tenth of a second.
pub(super) fn moment_text(at: ansage_game::moment::Moment) -> String {
    let text = at.to_string();
    text.get(..text.len().saturating_sub(2)).unwrap_or(&text).to_owned()
}
