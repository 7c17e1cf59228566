//! Draw the pieces: silhouettes of the Staunton pattern, each in a square of 45 units.

use super::html::Html;
use shakmaty::{Color, Piece, Role};

/// The outlines of a piece, and the lines within them.
struct Drawing {
    outline: &'static str,
    inner: &'static str,
}

const fn drawing(role: Role) -> Drawing {
    match role {
        Role::Pawn => Drawing {
            outline: "M22.5 8A6 6 0 0 1 26.3 18.6L28.5 21.5H25.7C26 27 28.5 30 31 33H14C16.5 30 19 27 19.3 21.5H16.5\
                L18.7 18.6A6 6 0 0 1 22.5 8ZM11.5 39V36Q11.5 33 14.5 33H30.5Q33.5 33 33.5 36V39Z",
            inner: "M19.3 21.5H25.7",
        },
        Role::Rook => Drawing {
            outline: "M11.5 7H16.8V10.5H20V7H25V10.5H28.2V7H33.5V14.5L29.5 17.5V28.5L32 33H13L15.5 28.5V17.5L11.5 14.5Z\
                M9.5 39V36Q9.5 33 12.5 33H32.5Q35.5 33 35.5 36V39Z",
            inner: "M15.5 17.5H29.5M15.5 28.5H29.5",
        },
        Role::Knight => Drawing {
            outline: "M13.5 33C13.5 27 19.5 24.5 20.5 19.5C18 20.5 16.5 24 13.8 24C11.3 24 9.6 22.2 10.2 19.8\
                C11 17 14.8 14.5 16.4 11L15.8 5.8L20 8.8C27.8 9 33 15 33 24.5C33 28 32.5 30.5 31.5 33Z\
                M9.5 39V36Q9.5 33 12.5 33H32.5Q35.5 33 35.5 36V39Z",
            inner: "M17.2 14.6H19.4M12.6 20.6L13.6 21.4M24 11.5C28 14.5 29.5 19 29.5 26",
        },
        Role::Bishop => Drawing {
            outline: "M22.5 4A2.7 2.7 0 0 1 24.4 8.7C28.2 12 30.3 15.6 30 19.4C29.8 21.8 28.4 23.6 26.4 24.8\
                C26.7 28 28.2 30.6 30.5 33H14.5C16.8 30.6 18.3 28 18.6 24.8C16.6 23.6 15.2 21.8 15 19.4\
                C14.7 15.6 16.8 12 20.6 8.7A2.7 2.7 0 0 1 22.5 4ZM10.5 39V36Q10.5 33 13.5 33H31.5Q34.5 33 34.5 36V39Z",
            inner: "M26 11.5L21.8 17.5M18.6 24.8H26.4",
        },
        Role::Queen => Drawing {
            outline: "M8 12.5A2.4 2.4 0 1 1 11.4 14L16 19.6L16.4 9.8A2.4 2.4 0 1 1 19.4 9.4L22.5 18L25.6 9.4\
                A2.4 2.4 0 1 1 28.6 9.8L29 19.6L33.6 14A2.4 2.4 0 1 1 37 12.5L31 26C29.5 28.5 30 31 32 33H13\
                C15 31 15.5 28.5 14 26ZM9.5 39V36Q9.5 33 12.5 33H32.5Q35.5 33 35.5 36V39Z",
            inner: "M14 26H31M14.6 29.5H30.4",
        },
        Role::King => Drawing {
            outline: "M20.9 3H24.1V6.2H27.3V9.4H24.1V13.2C26 10.8 30 10.2 33 12.2C37 15 36.5 20 33.8 22.8L30.6 26.4\
                C29.5 28.5 30 31 32 33H13C15 31 15.5 28.5 14.4 26.4L11.2 22.8C8.5 20 8 15 12 12.2\
                C15 10.2 19 10.8 20.9 13.2V9.4H17.7V6.2H20.9ZM9.5 39V36Q9.5 33 12.5 33H32.5Q35.5 33 35.5 36V39Z",
            inner: "M22.5 14V26.4M14.4 26.4H30.6M14.6 29.8H30.4",
        },
    }
}

/// Draws a piece with its square's upper left corner at `x`, `y`; `halo` keeps hatching away from it.
pub(super) fn draw_piece(html: &mut Html, piece: Piece, (x, y): (usize, usize), halo: Option<&str>) {
    let Drawing { outline, inner } = drawing(piece.role);
    let (class, lines) = match piece.color {
        Color::White => ("pw", "pwl"),
        Color::Black => ("pb", "pbl"),
    };
    html.element("g", &[("transform", &format!("translate({x} {y})"))], |html| {
        if let Some(ground) = halo {
            html.write_empty_svg_element("path", &[("class", ground), ("d", outline)]);
        }
        html.write_empty_svg_element("path", &[("class", class), ("d", outline)]);
        html.write_empty_svg_element("path", &[("class", lines), ("d", inner)]);
    });
}
