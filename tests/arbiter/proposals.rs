//! What is proposed for what stands on a sheet: the likeliest first, none twice, and nothing for which neither a sheet nor the
//! record nor what follows speaks.

use crate::arbiter::aligned::{pair, told, written};
use ansage_compare::comparison::{Comparison, SlipKind, compare_sheets_beside_record};
use ansage_compare::reading::{Mark, MarkKind, ReadingReason, SheetReading, read_sheet};
use shakmaty::{CastlingMode, Move};

fn alone(text: &str) -> SheetReading {
    let reading = read_sheet(&written(text)).expect("a sheet");
    crate::arbiter::watch::reading(&reading);
    reading
}

fn uci(legal: Option<Move>) -> String {
    legal.map_or(String::new(), |legal| legal.to_uci(CastlingMode::Standard).to_string())
}

/// The moves that a mark proposes, and why.
fn proposed(mark: &Mark) -> Vec<(String, ReadingReason)> {
    mark.candidates.iter().map(|one| (uci(one.legal), one.reason)).collect()
}

/// The only mark of White's sheet beside the other.
#[track_caller]
fn only_mark(reading: &SheetReading) -> &Mark {
    assert_eq!(reading.marks.len(), 1, "{:#?}", reading.marks);
    &reading.marks[0]
}

fn is_silent(reading: &SheetReading) -> bool {
    reading.marks.iter().all(|mark| mark.candidates.is_empty())
}

/// QB18: any move fits before the last entry or in its place.
#[test]
fn nothing_is_proposed_where_any_move_would_do() {
    for text in [
        "1. e4 e5 2. Nf3 Nxd4",
        "1. e4 e5 2. Nf3 Nc6 3. Bxh7",
        "1. e4 e5 2. Nf3 d6 3. Qxb7",
        "1. e4 e5 2. Qh5 Nc6 3. ?",
    ] {
        let reading = alone(text);
        assert!(is_silent(&reading), "{text}: {:#?}", reading.marks);
        assert_ne!(reading.marks[0].kind, MarkKind::LeftOut, "{text}: something is written there");
    }
}

/// QB18: `2. exd5` behind `1. d4 d5` tells what may be wrong before it, and each is proposed once.
#[test]
fn what_makes_the_last_entry_possible_is_proposed_once() {
    let texts = [
        ("1. d4 d5 2. exd5", ["e7e6", "e2e4"]),
        ("1. e4 e5 2. dxe5", ["d7d6", "d2d4"]),
        ("1. c4 d5 2. exd5", ["c4d5", "e2e4"]),
        ("1. e4 d5 2. cxd5", ["e4d5", "c2c4"]),
    ];
    for (text, expected) in texts {
        let reading = alone(text);
        let moves: Vec<String> = reading.marks.iter().flat_map(proposed).map(|(legal, _)| legal).collect();
        for legal in expected {
            assert_eq!(moves.iter().filter(|known| *known == legal).count(), 1, "{text}: {legal} of {moves:?}");
        }
        assert!(!moves.contains(&"a2a3".to_owned()), "{text}: {moves:?}");
    }
}

/// QB18: beside the other sheet only what that has is proposed for the last half-move.
#[test]
fn the_other_sheet_alone_speaks_for_the_last_half_move() {
    let pairs = [
        ("1. e4 e5 2. Nf3 Nxd4", "1. e4 e5 2. Nf3 Nc6", "b8c6"),
        ("1. e4 e5 2. Nf3 Nc6 3. Bxh7", "1. e4 e5 2. Nf3 Nc6 3. Bb5", "f1b5"),
        ("1. d4 d5 2. c4 Qxh4", "1. d4 d5 2. c4 e6", "e7e6"),
        ("1. d4 Nf6 2. ?", "1. d4 Nf6 2. c4", "c2c4"),
    ];
    for (white, black, legal) in pairs {
        let compared = pair(white, black);
        let mark = only_mark(&compared.readings.white);
        assert_eq!(proposed(mark), [(legal.to_owned(), ReadingReason::OtherSheet)], "{white}");
        assert_ne!(mark.kind, MarkKind::LeftOut, "{white}");
    }
}

const CASTLED: &str = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. d3 O-O 6. Nc3 d6 7. Bg5 Bg4 8. Qd2 Qd7";

/// T22: the other sheet's piece, then the other piece that fits; never another square, and also where nothing follows.
#[test]
fn only_what_fits_is_proposed_for_an_ambiguous_half_move() {
    let pairs = [
        ("9. Re1 Rae8 10. a3 a6", "9. Rfe1 Rae8 10. a3 a6", ["f1e1", "a1e1"]),
        ("9. Re1 Rae8 10. a3 a6", "9. Rae1 Rae8 10. a3 a6", ["a1e1", "f1e1"]),
        ("9. Rd1", "9. Rad1", ["a1d1", "f1d1"]),
        ("9. Rfe1 Re8 10. a3 a6", "9. Rfe1 Rfe8 10. a3 a6", ["f8e8", "a8e8"]),
    ];
    for (white, black, expected) in pairs {
        let compared = pair(&format!("{CASTLED} {white}"), &format!("{CASTLED} {black}"));
        let mark = only_mark(&compared.readings.white);
        assert_eq!(mark.kind, MarkKind::Ambiguous);
        let expected = [(expected[0], ReadingReason::OtherSheet), (expected[1], ReadingReason::FitsWritten)];
        assert_eq!(proposed(mark), expected.map(|(legal, reason)| (legal.to_owned(), reason)), "{white}");
        // Alone, neither of the two is likelier.
        let reading = alone(&format!("{CASTLED} {white}"));
        let named = proposed(only_mark(&reading));
        assert_eq!(named.len(), 2, "{named:?}");
        assert!(named.iter().all(|(_, reason)| *reason == ReadingReason::FitsWritten), "{named:?}");
    }
}

const OPEN: &str = "1. d4 d5 2. Nc3 Nc6 3. Bf4 Bf5 4. Qd2 Qd7 5.";

/// p35: the king's square alone is written for castling.
#[test]
fn castling_is_proposed_first_where_the_kings_square_is_written() {
    let texts = [
        ("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4.", "Kg1 Nf6 5. d3 d6", "O-O Nf6 5. d3 d6", "e1g1"),
        ("1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4.", "d3 Kg8 5. Bg5 h6", "d3 O-O 5. Bg5 h6", "e8g8"),
        (OPEN, "Kc1 a6 6. a3 h6", "O-O-O a6 6. a3 h6", "e1c1"),
        (OPEN, "a3 Kc8 6. h3 a6", "a3 O-O-O 6. h3 a6", "e8c8"),
    ];
    for (before, white, black, castling) in texts {
        let compared = pair(&format!("{before} {white}"), &format!("{before} {black}"));
        let first = proposed(only_mark(&compared.readings.white)).remove(0);
        assert_eq!(first, (castling.to_owned(), ReadingReason::OtherSheet), "{white}");
        let reading = alone(&format!("{before} {white}"));
        let first = proposed(only_mark(&reading)).remove(0);
        assert_eq!(first, (castling.to_owned(), ReadingReason::OnlyLegal), "{white}");
    }
    // Both kings, one behind the other, and the sheet is still followed.
    let reading = alone(&format!("{OPEN} Kc1 Kc8 6. a3 a6"));
    let first: Vec<String> = reading.marks.iter().map(|mark| proposed(mark).remove(0).0).collect();
    assert_eq!((first, reading.half_moves.len()), (vec!["e1c1".to_owned(), "e8c8".to_owned()], 12));
}

const GAME: [&str; 20] = [
    "e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7", "Re1", "b5", "Bb3", "d6", "c3", "O-O", "h3",
    "Nb8", "d4", "Nbd7",
];

/// The game with lines of two half-moves, without the lines `from..to`, whose numbers jump or run on.
fn without_lines(from: usize, to: usize, jumps: bool) -> String {
    let lines = GAME.chunks(2).enumerate().filter(|(at, _)| !(from..to).contains(at));
    let number = |place: usize, at: usize| if jumps { at + 1 } else { place + 1 };
    lines.enumerate().map(|(place, (at, line))| format!("{}. {}\n", number(place, at), line.join(" "))).collect()
}

/// F13: of a line left out on one sheet every half-move is the other's, and nothing is proposed elsewhere.
#[test]
fn for_a_line_left_out_nothing_is_proposed_elsewhere() {
    for line in [1, 2, 4, 7] {
        let compared = pair(&without_lines(line, line + 1, false), &without_lines(0, 0, false));
        let marks = &compared.readings.white.marks;
        assert_eq!(marks.iter().map(|mark| mark.ply).collect::<Vec<usize>>(), [2 * line + 1, 2 * line + 2]);
        for mark in marks {
            assert_eq!((mark.kind, mark.candidates.len()), (MarkKind::LeftOut, 1), "{mark:#?}");
            assert_eq!(mark.candidates[0].reason, ReadingReason::OtherSheet);
        }
        assert!(compared.readings.black.marks.is_empty());
    }
}

/// F12, T18: rows that are missing with their numbers are one gap, also several, and the number is not called a slip.
#[test]
fn a_number_that_jumps_is_a_gap() {
    for (from, to) in [(7, 8), (4, 5), (3, 6), (5, 7)] {
        let compared = pair(&without_lines(from, to, true), &without_lines(0, 0, true));
        let expected = (SlipKind::LeftOut, Some(ansage_game::seat::Color::White), 2 * from + 1, 2 * (to - from));
        assert_eq!((told(&compared.slips), compared.agreed), (vec![expected], 2 * from));
        assert!(compared.readings.iter().flat_map(|reading| &reading.marks).all(|mark| mark.kind == MarkKind::LeftOut));
        assert_eq!(compared.readings.white.half_moves.len(), 20);
    }
}

/// T20: what differs behind a gap is named too, at its own half-move.
#[test]
fn every_difference_behind_a_gap_is_named() {
    for (written, instead, ply) in [("h3", "d3", 17), ("Nb8", "Na5", 18), ("Nbd7", "Bd7", 20), ("d4", "d3", 19)] {
        let compared = pair(&without_lines(2, 3, false).replace(written, instead), &without_lines(0, 0, false));
        let gap = (SlipKind::LeftOut, Some(ansage_game::seat::Color::White), 5, 2);
        assert_eq!(told(&compared.slips), [gap, (SlipKind::Different, None, ply, 1)], "{instead}");
    }
}

/// F14: what agrees ends before the first slip, however long both sheets go on, and its position is that half-move's.
#[test]
fn what_agrees_ends_before_the_first_slip() {
    for line in [2, 5, 6, 8] {
        let compared = pair(&without_lines(line, line + 1, true), &without_lines(0, 0, true));
        let whole = alone(&without_lines(0, 0, true));
        let after = |reading: &SheetReading| reading.position_before(compared.agreed + 1);
        assert_eq!(compared.agreed, 2 * line);
        assert_eq!((after(&compared.readings.white), after(&compared.readings.black)), (after(&whole), after(&whole)));
    }
}

fn beside(text: &str, course: &str) -> Comparison {
    let course = alone(course);
    let course = course.first_moves(course.half_moves.len());
    let sheet = written(text);
    let compared = compare_sheets_beside_record(&sheet, &sheet, Some(&course)).expect("both sheets are given");
    crate::arbiter::watch::comparison(&compared);
    compared
}

/// T19: both lack the same line. Numbers that jump tell it without naming a half-move.
#[test]
fn a_line_that_both_lack_is_named_by_its_numbers() {
    for line in [0, 1, 3, 8] {
        let text = without_lines(line, line + 1, true);
        let compared = pair(&text, &text);
        assert_eq!(told(&compared.slips), [(SlipKind::LeftOut, None, 2 * line + 1, 2)], "{text}");
        assert_eq!((compared.agreed, &compared.slips[0].half_moves[..]), (2 * line, &[][..]));
        assert!(compared.readings.iter().all(is_silent), "{:#?}", compared.readings.white.marks);
    }
    // Several lines, with nothing that may be followed behind them, and the numbers of one sheet alone.
    let text = without_lines(2, 4, true);
    assert_eq!(told(&pair(&text, &text).slips), [(SlipKind::LeftOut, None, 5, 4)]);
    let compared = pair(&without_lines(3, 4, true), &without_lines(3, 4, false));
    assert_eq!((told(&compared.slips), compared.agreed), (vec![(SlipKind::LeftOut, None, 7, 2)], 6));
}

/// T19: the record names what both lack, whether or not the numbers jump; where it goes on as both sheets do, the numbers are
/// wrong.
#[test]
fn a_line_that_both_lack_is_named_by_the_record() {
    let whole = without_lines(0, 0, true);
    for line in [1, 3, 7, 8] {
        for jumps in [true, false] {
            let compared = beside(&without_lines(line, line + 1, jumps), &whole);
            assert_eq!(told(&compared.slips), [(SlipKind::LeftOut, None, 2 * line + 1, 2)], "{line}");
            assert_eq!(compared.slips[0].half_moves, alone(&whole).first_moves(20)[2 * line..2 * line + 2]);
            for mark in compared.readings.iter().flat_map(|reading| &reading.marks) {
                assert_eq!(mark.candidates[0].reason, ReadingReason::Record);
            }
        }
    }
    let compared = beside("1. e4 e5\n2. Nf3 Nc6\n4. Bb5 a6\n5. Ba4 Nf6\n6. O-O Be7\n", &whole);
    assert_eq!((compared.agreed, compared.slips.len()), (10, 0));
}

/// The same sheet has another fault behind the gap, so that the two cannot be laid side by side from there on.
#[test]
fn before_a_gap_the_half_move_of_the_other_sheet_is_proposed_first() {
    let full = "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. e3 O-O 6. Nf3 h6 7. Bh4 b6 8. cxd5 Nxd5 9. Bxe7 Qxe7";
    for (gap, meant) in [("Be7", "f8e7"), ("Bg5", "c1g5"), ("Nf6", "g8f6")] {
        let moves: Vec<String> = full
            .split(' ')
            .filter(|word| !word.ends_with('.') && *word != gap)
            .map(|word| word.replace("h6", "h5"))
            .collect();
        let sheet: Vec<String> =
            moves.chunks(2).enumerate().map(|(at, line)| format!("{}. {}", at + 1, line.join(" "))).collect();
        let Some(comparison) = compare_sheets_beside_record(&written(&sheet.join("\n")), &written(full), None) else {
            panic!("{gap}")
        };
        let mark = comparison.readings.white.marks.first().expect("a mark");
        let first = proposed(mark).first().cloned();
        assert_eq!(
            (mark.kind, first),
            (MarkKind::LeftOut, Some((meant.to_owned(), ReadingReason::OtherSheet))),
            "{gap}"
        );
    }
}
