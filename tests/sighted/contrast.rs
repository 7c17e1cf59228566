//! Everything can be read: the contrast of every sign that is drawn, by the standard's formula, out of the buffers.

use super::seat::{SightedSeat, setup, terms};
use ansage_game::event::EventKind;
use ansage_game::seat::Color as Side;
use ansage_seats::sighted::layout::ScreenLayout;
use ansage_seats::sighted::{BoardLook, BoardSetup, Key, PieceStyle, Theme};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use shakmaty::Square;

/// The demand for large text, for signs and for the parts of an interface (1.4.11 of the WCAG).
const DEMAND: f64 = 3.0;

/// The values of the 256 colours from 16 on: a cube of six levels, and 24 greys. Terminals agree on these.
fn rgb(color: Color) -> [u8; 3] {
    let Color::Indexed(index @ 16..) = color else { panic!("{color:?} has no fixed value") };
    if index >= 232 {
        return [8 + 10 * (index - 232); 3];
    }
    let level = |value: u8| if value == 0 { 0 } else { 55 + 40 * value };
    let index = index - 16;
    [level(index / 36), level(index / 6 % 6), level(index % 6)]
}

/// The relative luminance of a colour.
fn luminance(color: Color) -> f64 {
    let part = |value: u8| {
        let value = f64::from(value) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    let [red, green, blue] = rgb(color).map(part);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(colors: [Color; 2]) -> f64 {
    let [one, other] = colors.map(luminance);
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn the_formula_is_the_standards() {
    let (black, white) = (Color::Indexed(16), Color::Indexed(231));
    assert!((contrast([black, white]) - 21.0).abs() < 1e-9);
    assert!((contrast([Color::Indexed(244), white]) - 3.949).abs() < 1e-3, "#808080 on white");
}

/// A screen on which everything is: pieces on all squares, a difference, the cursor, a piece in the hand, an offer, a
/// lost link, a typed line.
fn full(look: BoardLook, area: Rect) -> SightedSeat {
    let mut seat = SightedSeat::with(BoardSetup { no_color: look.theme == Theme::Plain, ..setup(look) }, terms(None));
    seat.area = area;
    for (theirs, own) in [("Pe2e4", "e2 e4 e7 e5"), ("Ng1f3", "g1 f3 b8 c6"), ("Bf1b5", "f1 b5 a7 a6")] {
        seat.draw();
        seat.move_of_theirs(theirs);
        seat.hands(own);
        seat.key(Key::Char(' '));
    }
    seat.move_of_theirs("Bb5a4");
    seat.draw();
    seat.hands("b5 c4");
    seat.host(Side::White, EventKind::DrawOffered);
    seat.hands("h8");
    seat.key(Key::Up);
    for letter in "Bä ルーク".chars() {
        seat.key(Key::Char(letter));
    }
    seat.key(Key::Up);
    seat
}

fn looks() -> Vec<BoardLook> {
    let of = |theme| {
        let each = |large| {
            [PieceStyle::Letters, PieceStyle::Signs].map(|pieces| BoardLook { theme, large, pieces, below: None })
        };
        [false, true].map(each)
    };
    Theme::ALL.into_iter().flat_map(of).flatten().collect()
}

#[test]
fn every_sign_on_the_screen_has_a_contrast_of_three_to_one_or_more() {
    for look in looks().into_iter().filter(|look| look.theme != Theme::Plain) {
        for area in [Rect::new(0, 0, 80, 24), Rect::new(0, 0, 120, 40)] {
            let buffer = full(look, area).draw();
            for (at, cell) in buffer.content.iter().enumerate().filter(|(_, cell)| cell.symbol() != " ") {
                let seen = contrast([cell.fg, cell.bg]);
                let (x, y) = buffer.pos_of(at);
                assert!(seen >= DEMAND, "{look:?}: {:?} at {x},{y}: {seen:.2}", cell.symbol());
            }
        }
    }
}

#[test]
fn either_piece_is_seen_on_either_square_and_so_are_cursor_and_marks() {
    for look in looks().into_iter().filter(|look| look.theme != Theme::Plain) {
        let mut seat = full(look, Rect::new(0, 0, 80, 24));
        let buffer = seat.draw();
        let layout = ScreenLayout::from_area(seat.area, look.large);
        let mut seen = std::collections::BTreeSet::new();
        for square in Square::ALL {
            let rect = layout.square_area(square, Side::Black);
            let cells: Vec<_> = rect.positions().map(|at| buffer[at].clone()).collect();
            // The corner of the square is its ground, where no sign stands in it.
            let ground = bare(&layout, &buffer, square);
            for cell in cells.iter().filter(|cell| cell.symbol() != " " || cell.bg != ground) {
                // A sign stands out by itself, or by a patch that does.
                let itself = if cell.symbol() == " " { 0.0 } else { contrast([cell.fg, ground]) };
                let stands_out = itself.max(contrast([cell.bg, ground]));
                assert!(stands_out >= DEMAND, "{look:?}: {:?} on {square}: {stands_out:.2}", cell.symbol());
                seen.insert((square.is_light(), cell.fg == Color::Indexed(231)));
            }
        }
        assert_eq!(seen.len(), 4, "white and black on light and dark");
    }
}

/// The ground of a square's colour, taken from an empty square of it.
fn bare(layout: &ScreenLayout, buffer: &Buffer, square: Square) -> Color {
    let empty = if square.is_light() { Square::D5 } else { Square::D6 };
    let rect = layout.square_area(empty, Side::Black);
    let cell = &buffer[(rect.x, rect.y)];
    assert_eq!(cell.symbol(), " ", "{empty} is empty");
    cell.bg
}

#[test]
fn no_colour_means_no_colour_and_nothing_is_told_by_it() {
    for look in looks().into_iter().filter(|look| look.theme == Theme::Plain) {
        let mut seat = full(look, Rect::new(0, 0, 120, 40));
        let buffer = seat.draw();
        for cell in &buffer.content {
            assert_eq!((cell.fg, cell.bg), (Color::Reset, Color::Reset), "{:?}", cell.symbol());
            assert!(
                Modifier::all().difference(Modifier::BOLD | Modifier::REVERSED).intersection(cell.modifier).is_empty()
            );
        }
        let done = seat.key(Key::F(6));
        assert!(!done.is_empty(), "the key for colours says why nothing happens");
        assert_eq!(seat.model.current_look().theme, Theme::Plain);
    }
}

#[test]
fn without_colours_and_weights_pieces_marks_and_the_running_clock_are_told_apart() {
    // The letters alone: two screens that differ in one fact differ in what is written.
    for look in looks() {
        let mut seat = full(look, Rect::new(0, 0, 120, 40));
        let screen = seat.screen();
        let clocks: Vec<&str> = screen.lines().filter(|line| line.contains(":") && line.contains("runs")).collect();
        assert_eq!(clocks.len(), 1, "{look:?}: the running clock is named:\n{screen}");
        assert!(screen.contains("!c4") && screen.contains("!a4"), "{look:?}: marks are signs:\n{screen}");
    }
    for pieces in [PieceStyle::Letters, PieceStyle::Signs] {
        let mut labels = std::collections::BTreeSet::new();
        let mut seat = SightedSeat::with(setup(BoardLook { pieces, ..BoardLook::default() }), terms(None));
        let buffer = seat.draw();
        let layout = ScreenLayout::from_area(seat.area, false);
        for square in Square::ALL {
            let row = layout.square_area(square, Side::Black).rows().next().expect("a row");
            let label: String = row.positions().map(|at| buffer[at].symbol()).collect();
            labels.insert(label.trim().to_owned());
        }
        assert_eq!(labels.len(), 13, "twelve pieces and nothing: {labels:?}");
    }
}
