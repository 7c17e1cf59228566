//! Draw a board: squares, coordinates, pieces, and what differs by hatching, a thick frame and a number.

use super::html::Html;
use super::pieces;
use ansage_words::locale::{Args, Locale};
use shakmaty::{Board, File, Rank, Square};

/// The side of a square in the units of the drawing.
const SIDE: usize = 45;
/// The room for the coordinates.
const MARGIN: usize = 24;
/// The side of the whole drawing.
const WHOLE: usize = 8 * SIDE + 2 * MARGIN;

/// A board to be drawn.
pub(super) struct Diagram<'a> {
    /// The part of its ids that no other diagram has.
    pub(super) key: &'a str,
    /// What it is.
    pub(super) title: &'a str,
    /// The pieces.
    pub(super) board: &'a Board,
    /// The squares to be marked, each with its number in the table.
    pub(super) marked: &'a [(Square, usize)],
}

impl Diagram<'_> {
    /// Writes the drawing with its text alternative.
    pub(super) fn draw(&self, html: &mut Html, locale: &Locale) {
        let (title, desc) = (format!("{}-title", self.key), format!("{}-desc", self.key));
        let attributes = [
            ("class", "diagram"),
            ("role", "img"),
            ("aria-labelledby", title.as_str()),
            ("aria-describedby", &desc),
            ("viewBox", &format!("0 0 {WHOLE} {WHOLE}")),
        ];
        html.element("svg", &attributes, |html| {
            html.write_text_element("title", &[("id", &title)], self.title);
            html.write_text_element("desc", &[("id", &desc)], &self.described(locale));
            self.hatching(html);
            html.write_empty_svg_element(
                "rect",
                &[("class", "ground"), ("width", &WHOLE.to_string()), ("height", &WHOLE.to_string())],
            );
            self.coordinates(html);
            for rank in Rank::ALL.into_iter().rev() {
                for file in File::ALL {
                    self.square(html, Square::from_coords(file, rank));
                }
            }
            html.rect(&[("class", "edge")], (MARGIN, MARGIN), (8 * SIDE, 8 * SIDE));
        });
    }

    /// Everything that is seen, in words.
    fn described(&self, locale: &Locale) -> String {
        let mut told: Vec<String> =
            Rank::ALL.into_iter().rev().map(|rank| rank_line(locale, self.board, rank)).collect();
        if !self.marked.is_empty() {
            let squares: Vec<String> =
                self.marked.iter().map(|(square, number)| format!("{square} ({number})")).collect();
            told.push(
                locale.message_text("report-diagram-marked", &Args::new().set_own_text("squares", squares.join(", "))),
            );
        }
        told.join(" ")
    }

    fn hatching(&self, html: &mut Html) {
        if self.marked.is_empty() {
            return;
        }
        html.element("defs", &[], |html| {
            let id = format!("{}-hatch", self.key);
            let attributes = [
                ("id", id.as_str()),
                ("width", "9"),
                ("height", "9"),
                ("patternUnits", "userSpaceOnUse"),
                ("patternTransform", "rotate(45)"),
            ];
            html.element("pattern", &attributes, |html| {
                for (class, width) in [("hatch-light", "4"), ("hatch-dark", "2")] {
                    html.write_empty_svg_element("rect", &[("class", class), ("width", width), ("height", "9")]);
                }
            });
        });
    }

    fn square(&self, html: &mut Html, square: Square) {
        let at = corner(square);
        let light = square.is_light();
        html.rect(&[("class", if light { "light" } else { "dark" })], at, (SIDE, SIDE));
        let number = self.marked.iter().find(|(marked, _)| *marked == square).map(|(_, number)| number);
        if number.is_some() {
            let fill = format!("url(#{}-hatch)", self.key);
            html.rect(&[("class", "hatched"), ("fill", &fill)], at, (SIDE, SIDE));
        }
        if let Some(piece) = self.board.piece_at(square) {
            let halo = if light { "halo-light" } else { "halo-dark" };
            pieces::draw_piece(html, piece, at, number.map(|_| halo));
        }
        if let Some(number) = number {
            frame(html, at, *number);
        }
    }

    fn coordinates(&self, html: &mut Html) {
        for file in File::ALL {
            let (x, _) = corner(Square::from_coords(file, Rank::First));
            html.write_svg_text("coordinate", (x + SIDE / 2, WHOLE - 7), &file.char().to_string());
        }
        for rank in Rank::ALL {
            let (_, y) = corner(Square::from_coords(File::A, rank));
            html.write_svg_text("coordinate", (MARGIN / 2, y + SIDE / 2 + 5), &rank.char().to_string());
        }
    }
}

/// A thick frame, dark within light so that it stands out from every ground, and the number in a corner.
fn frame(html: &mut Html, (x, y): (usize, usize), number: usize) {
    for (class, inset) in [("frame-light", 3), ("frame-dark", 2)] {
        html.rect(&[("class", class)], (x + inset, y + inset), (SIDE - 2 * inset, SIDE - 2 * inset));
    }
    let width = if number < 10 { 14 } else { 21 };
    html.rect(&[("class", "tag")], (x, y), (width, 15));
    html.write_svg_text("tag-number", (x + width / 2, y + 12), &number.to_string());
}

/// The upper left corner of a square, seen from White's side.
fn corner(square: Square) -> (usize, usize) {
    (MARGIN + SIDE * usize::from(square.file()), MARGIN + SIDE * (7 - usize::from(square.rank())))
}

/// The pieces on a rank from the a-file on, each with its square.
pub(super) fn pieces_on_rank(locale: &Locale, board: &Board, rank: Rank) -> Vec<String> {
    let squares = File::ALL.map(|file| Square::from_coords(file, rank));
    let pieces = squares.iter().filter_map(|square| Some((*square, board.piece_at(*square)?)));
    pieces.map(|(square, piece)| format!("{} {square}", locale.piece_name(piece))).collect()
}

fn rank_line(locale: &Locale, board: &Board, rank: Rank) -> String {
    let pieces = pieces_on_rank(locale, board, rank);
    let args = Args::new().set_own_text("rank", rank.char().to_string());
    if pieces.is_empty() {
        locale.message_text("report-rank-empty", &args)
    } else {
        locale.message_text("report-rank", &args.set_own_text("pieces", pieces.join(", ")))
    }
}
