//! Draw letters and figures large, out of half cells.
//!
//! Two points stand above each other in one cell, so that points are about square. The blocks are among the signs that
//! a terminal may be set to draw two cells wide; large print is switched on by its user, who sees what comes of it.

use super::Canvas;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// A sign as rows of points, five in a row.
struct LargeGlyph {
    sign: &'static str,
    /// Seven rows.
    tall: [&'static str; 7],
    /// Five rows, where there is no room for seven.
    low: [&'static str; 5],
}

const fn glyph(sign: &'static str, tall: [&'static str; 7], low: [&'static str; 5]) -> LargeGlyph {
    LargeGlyph { sign, tall, low }
}

/// The letters of pieces in the languages that have texts.
#[rustfmt::skip]
static LETTERS: [LargeGlyph; 10] = [
    glyph("K", ["#...#", "#..#.", "#.#..", "##...", "#.#..", "#..#.", "#...#"], ["#..#.", "#.#..", "##...", "#.#..", "#..#."]),
    glyph("Q", [".###.", "#...#", "#...#", "#...#", "#.#.#", "#..#.", ".##.#"], [".###.", "#...#", "#.#.#", "#..#.", ".##.#"]),
    glyph("R", ["####.", "#...#", "#...#", "####.", "#.#..", "#..#.", "#...#"], ["####.", "#...#", "####.", "#..#.", "#...#"]),
    glyph("B", ["####.", "#...#", "#...#", "####.", "#...#", "#...#", "####."], ["####.", "#...#", "####.", "#...#", "####."]),
    glyph("N", ["#...#", "##..#", "##..#", "#.#.#", "#..##", "#..##", "#...#"], ["#...#", "##..#", "#.#.#", "#..##", "#...#"]),
    glyph("P", ["####.", "#...#", "#...#", "####.", "#....", "#....", "#...."], ["####.", "#...#", "####.", "#....", "#...."]),
    glyph("D", ["####.", "#...#", "#...#", "#...#", "#...#", "#...#", "####."], ["####.", "#...#", "#...#", "#...#", "####."]),
    glyph("T", ["#####", "..#..", "..#..", "..#..", "..#..", "..#..", "..#.."], ["#####", "..#..", "..#..", "..#..", "..#.."]),
    glyph("L", ["#....", "#....", "#....", "#....", "#....", "#....", "#####"], ["#....", "#....", "#....", "#....", "#####"]),
    glyph("S", [".####", "#....", "#....", ".###.", "....#", "....#", "####."], [".####", "#....", ".###.", "....#", "####."]),
];

/// Figures, three points wide, for clocks.
static FIGURES: [[&str; 5]; 10] = [
    ["###", "#.#", "#.#", "#.#", "###"],
    [".#.", "##.", ".#.", ".#.", "###"],
    ["###", "..#", "###", "#..", "###"],
    ["###", "..#", "###", "..#", "###"],
    ["#.#", "#.#", "###", "..#", "..#"],
    ["###", "#..", "###", "..#", "###"],
    ["###", "#..", "###", "#.#", "###"],
    ["###", "..#", "..#", "..#", "..#"],
    ["###", "#.#", "###", "#.#", "###"],
    ["###", "#.#", "###", "..#", "###"],
];
static COLON: [&str; 5] = [".", "#", ".", "#", "."];
static POINT: [&str; 5] = [".", ".", ".", ".", "#"];

/// Draws a piece's letter into the middle of a square, as large as it goes; a letter that is not known is written.
pub(super) fn draw_piece_letter(canvas: &mut Canvas<'_>, rect: Rect, letter: &str, style: Style) {
    let Some(glyph) = LETTERS.iter().find(|glyph| glyph.sign == letter) else {
        return canvas.put(Rect { x: rect.x + rect.width / 2, ..rect }, letter, style);
    };
    let points = 2 * rect.height;
    let rows: &[&str] = if points >= 8 { &glyph.tall } else { &glyph.low };
    let high = rows.len() as u16;
    let scale = (points.saturating_sub(1) / high).max(1);
    let left = rect.x + rect.width.saturating_sub(5 * scale) / 2;
    let top = points.saturating_sub(high * scale) / 2;
    blocks(canvas.buffer, (left, rect.y, top), rows, scale, style);
}

/// Writes a clock's reading in large figures; nothing, where it has no room.
pub fn write_large_digits(buffer: &mut Buffer, rect: Rect, text: &str, style: Style) {
    let rows = |sign: char| match sign {
        ':' => Some(&COLON),
        '.' => Some(&POINT),
        sign => FIGURES.get(sign.to_digit(10)? as usize),
    };
    let signs: Vec<&[&str; 5]> = text.chars().filter_map(rows).collect();
    let width: usize = signs.iter().map(|rows| rows[0].len() + 1).sum();
    if rect.height < 3 || width > usize::from(rect.width) {
        return;
    }
    let mut left = rect.x;
    for rows in signs {
        blocks(buffer, (left, rect.y, 0), rows, 1, style);
        left += rows[0].len() as u16 + 1;
    }
}

/// Sets points, from this cell on and so many half cells below it.
fn blocks(buffer: &mut Buffer, (left, y, top): (u16, u16, u16), rows: &[&str], scale: u16, style: Style) {
    let set = |column: u16, point: u16| {
        let row = point.checked_sub(top).map(|point| usize::from(point / scale));
        row.and_then(|row| rows.get(row)?.as_bytes().get(usize::from(column / scale))).is_some_and(|it| *it == b'#')
    };
    let wide = rows.first().map_or(0, |row| row.len()) as u16 * scale;
    let high = (top + rows.len() as u16 * scale).div_ceil(2);
    for (row, column) in (0..high).flat_map(|row| (0..wide).map(move |column| (row, column))) {
        let block = match (set(column, 2 * row), set(column, 2 * row + 1)) {
            (true, true) => "█",
            (true, false) => "▀",
            (false, true) => "▄",
            (false, false) => continue,
        };
        if let Some(cell) = buffer.cell_mut((left + column, y + row)) {
            cell.set_symbol(block).set_style(style);
        }
    }
}
