//! What the screen shows, styles included, at two sizes; and at every other size something.

use super::seat::{SightedSeat, presenter, setup, terms, text};
use ansage_game::event::EventKind;
use ansage_game::joining::StationRole;
use ansage_game::seat::Color;
use ansage_seats::sighted::layout::LEAST;
use ansage_seats::sighted::{BoardLook, BoardSetup, Key, LinkDisplay, PieceStyle, Theme};
use ansage_words::locale::Lang;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use std::fmt::Write;

/// A screen as text: its letters, then for each row the runs of equal styles, by the letters of a list below.
fn dump(buffer: &Buffer) -> String {
    let mut styles: Vec<Style> = Vec::new();
    let mut dump = text(buffer) + "\n--- styles, by row: how many cells of which\n";
    for y in 0..buffer.area.height {
        let mut runs: Vec<(usize, usize)> = Vec::new();
        for x in 0..buffer.area.width {
            let style = buffer[(x, y)].style();
            let known = styles.iter().position(|known| *known == style).unwrap_or_else(|| {
                styles.push(style);
                styles.len() - 1
            });
            match runs.last_mut() {
                Some((count, last)) if *last == known => *count += 1,
                _ => runs.push((1, known)),
            }
        }
        let name = |index: usize| char::from(b'a' + u8::try_from(index).expect("few styles"));
        let runs: Vec<String> = runs.into_iter().map(|(count, style)| format!("{count}{}", name(style))).collect();
        writeln!(dump, "{}", runs.join(" ")).expect("a text");
    }
    for (index, style) in styles.iter().enumerate() {
        let (fg, bg, how) = (style.fg.unwrap_or_default(), style.bg.unwrap_or_default(), style.add_modifier);
        writeln!(dump, "{}: {fg} on {bg} {how:?}", char::from(b'a' + index as u8)).expect("a text");
    }
    dump
}

fn mid_game(setup: BoardSetup) -> SightedSeat {
    let mut seat = SightedSeat::with(setup, terms(None));
    for (theirs, own) in [("Pe2e4", "e2 e4 e7 e5"), ("Ng1f3", "g1 f3 b8 c6"), ("Bf1b5", "f1 b5 a7 a6")] {
        seat.move_of_theirs(theirs);
        seat.hands(own);
        seat.key(Key::Char(' '));
    }
    seat.move_of_theirs("Bb5c6");
    seat
}

/// Both play at the host, and somebody looks on.
fn looked_on(look: BoardLook) -> SightedSeat {
    let mut seat =
        SightedSeat::with(BoardSetup { seat: None, capacity: StationRole::Spectator, ..setup(look) }, terms(None));
    for (code, by) in [
        ("Pe2e4", Color::White),
        ("Pe7e5", Color::Black),
        ("Ng1f3", Color::White),
        ("Nb8c6", Color::Black),
        ("Bf1b5", Color::White),
    ] {
        seat.host(Color::White, EventKind::Announced { words: code.parse().expect("an announcement") });
        seat.now += 1_000;
        seat.last_word();
        seat.host(Color::White, EventKind::ClockPressed { player: by });
    }
    seat.hands("a7 a6");
    seat
}

fn scenes() -> Vec<(&'static str, SightedSeat)> {
    let plain = |look| setup(look);
    let look = BoardLook::default();
    let difference = |look| {
        let mut seat = mid_game(plain(look));
        seat.hands("b5 a6");
        seat
    };
    let mut offer = mid_game(plain(look));
    offer.hands("b5 c6");
    offer.host(Color::White, EventKind::DrawOffered);
    let mut lost = mid_game(plain(look));
    lost.hands("b5");
    lost.model.set_link_display(LinkDisplay { there: false, delay: None, unsent: 1 });
    let german = BoardSetup { presenter: presenter(Lang::De, Color::Black), ..plain(look) };
    let mut question = mid_game(german.clone());
    question.type_line("aufgeben");
    vec![
        ("start", SightedSeat::waiting(plain(look), terms(None))),
        ("announced", mid_game(plain(look))),
        ("difference", difference(look)),
        ("offer", offer),
        ("lost", lost),
        ("flipped", mid_game(plain(BoardLook { below: Some(Color::White), ..look }))),
        ("large", difference(BoardLook { large: true, ..look })),
        ("signs", mid_game(plain(BoardLook { pieces: PieceStyle::Signs, ..look }))),
        ("strong", difference(BoardLook { theme: Theme::Strong, large: true, ..look })),
        ("light", difference(BoardLook { theme: Theme::Light, ..look })),
        ("no-color", difference(BoardLook { theme: Theme::Plain, ..look })),
        ("german", mid_game(german)),
        ("german-question", question),
        ("looks-on", looked_on(look)),
    ]
}

#[test]
fn the_screens_are_as_they_were_looked_at() {
    for (scene, mut seat) in scenes() {
        for (width, height) in [(80, 24), (120, 40)] {
            seat.area = Rect::new(0, 0, width, height);
            insta::assert_snapshot!(format!("{scene}-{width}x{height}"), dump(&seat.draw()));
        }
    }
}

#[test]
fn the_help_is_whole_at_the_usual_size() {
    for lang in [Lang::En, Lang::De] {
        let mut seat = SightedSeat::with(
            BoardSetup { presenter: presenter(lang, Color::Black), ..setup(BoardLook::default()) },
            terms(None),
        );
        seat.key(Key::F(2));
        let screen = seat.screen();
        assert!(screen.contains("Ctrl+C") || screen.contains("Strg+C"), "{screen}");
        assert!(screen.contains("F2, Escape"), "the last line is there:\n{screen}");
        seat.key(Key::Escape);
        assert!(seat.screen().contains("1  wR") || seat.screen().contains("1  wT"));
    }
}

#[test]
fn every_size_of_terminal_shows_something_and_small_ones_the_essentials() {
    let mut seat = mid_game(setup(BoardLook::default()));
    for large in [false, true] {
        for (width, height) in (0..=140).step_by(7).flat_map(|w| (0..=48).step_by(3).map(move |h| (w, h))) {
            seat.area = Rect::new(0, 0, width, height);
            seat.draw();
        }
        let _ = large;
        seat.key(Key::F(4));
    }
    seat.area = Rect::new(0, 0, 63, 22);
    let small = seat.screen();
    for essential in
        ["Too small for a board: 64 columns and 23 rows", "Laeufer Bella fuenf Cesar sechs", "Black 1:", "Type:"]
    {
        assert!(small.contains(essential), "{essential}:\n{small}");
    }
    seat.area = Rect::new(0, 0, LEAST.0, LEAST.1);
    assert!(seat.screen().contains("bK"), "at the least size there is a board");
    // Keys go on working without a board.
    seat.area = Rect::new(0, 0, 30, 8);
    seat.draw();
    seat.acts();
    seat.type_line("Bxc6");
    assert_eq!(seat.acts(), "repeat B?c6");
}

#[test]
fn every_cell_of_letters_is_one_cell_wide_on_every_terminal() {
    // Ambiguous signs are two cells wide where a terminal is set so, and everything behind them in the row is shifted.
    let mut seat = mid_game(setup(BoardLook::default()));
    let screen = seat.screen();
    assert!(screen.is_ascii(), "the default needs no sign beyond ASCII in English:\n{screen}");
    let german = BoardSetup { presenter: presenter(Lang::De, Color::Black), ..setup(BoardLook::default()) };
    let screen = mid_game(german).screen();
    let others: String = screen.chars().filter(|sign| !sign.is_ascii() && !"äöüÄÖÜß".contains(*sign)).collect();
    assert_eq!(others, "", "{screen}");
}

#[test]
fn wide_letters_are_typed_and_shown_where_they_belong() {
    let mut seat = SightedSeat::new();
    for letter in "ルーク e4 ä".chars() {
        seat.key(Key::Char(letter));
    }
    let buffer = seat.draw();
    let row: String = (0..40).map(|x| buffer[(x, 22)].symbol()).collect();
    assert!(row.contains("e4 ä"), "{row}");
    for _ in 0..300 {
        seat.key(Key::Char('語'));
    }
    seat.draw();
}

#[test]
fn without_a_terminal_the_same_is_told_in_lines() {
    let mut seat = mid_game(setup(BoardLook::default()));
    seat.hands("b5 a6");
    let view = seat.view();
    insta::assert_snapshot!("lines", seat.model.picture_as_text(&view));
}
