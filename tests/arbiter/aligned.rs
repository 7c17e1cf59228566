//! Two sheets of one game on which something is missing, written twice or other: named at its place, and certain only as far
//! as nothing else explains it as well.

use crate::arbiter::watch;
use ansage_compare::comparison::{
    Agreement, Comparison, SheetSlip, SlipKind, compare_sheets, compare_sheets_beside_record,
};
use ansage_compare::procedure::{DisputeFacts, ProcedureNote, Verdict, propose_resolution};
use ansage_compare::reading::{MarkKind, ReadingReason, read_sheet};
use ansage_game::seat::{ByColor, Color};
use ansage_words::locale::Lang;
use ansage_words::score::written::{WrittenScore, read_as_written};

pub fn written(text: &str) -> Vec<WrittenScore> {
    read_as_written(text.as_bytes(), Some(Lang::En), 1).expect("a sheet")
}

pub fn pair(white: &str, black: &str) -> Comparison {
    let compared = compare_sheets(&written(white), &written(black)).expect("both sheets are given");
    watch::comparison(&compared);
    compared
}

macro_rules! pair_of {
    ($number:literal) => {
        pair(include_str!(concat!("pairs/", $number, "w.txt")), include_str!(concat!("pairs/", $number, "b.txt")))
    };
}

/// What a slip is, on whose sheet, and from which half-move on.
pub fn told(slips: &[SheetSlip]) -> Vec<(SlipKind, Option<Color>, usize, usize)> {
    slips.iter().map(|slip| (slip.kind, slip.whose, slip.ply, slip.count)).collect()
}

/// The slips of a pair; certainty ends before the first of them.
#[track_caller]
fn assert_told(compared: &Comparison, expected: &[(SlipKind, Option<Color>, usize, usize)]) {
    assert_eq!(told(&compared.slips), expected);
    assert_eq!(compared.agreed + 1, expected[0].2, "certainty ends before the first slip");
    assert_eq!(compared.first.map(|first| first.ply), Some(expected[0].2));
}

const WHITE: Option<Color> = Some(Color::White);
const BLACK: Option<Color> = Some(Color::Black);

/// A game of 60 half-moves with whole lines left out on one sheet: 20, 22 with its number, half of 8 and of 9, and 21 and
/// half of 22 with half of 23.
#[test]
fn lines_left_out_on_one_sheet_are_one_slip_at_their_number() {
    assert_told(&pair_of!("03"), &[(SlipKind::LeftOut, BLACK, 39, 2)]);
    assert_told(&pair_of!("04"), &[(SlipKind::LeftOut, WHITE, 43, 2)]);
    assert_told(&pair_of!("11"), &[(SlipKind::LeftOut, BLACK, 16, 2)]);
    assert_told(&pair_of!("26"), &[(SlipKind::LeftOut, BLACK, 42, 4)]);
    for compared in [pair_of!("03"), pair_of!("04"), pair_of!("11"), pair_of!("26")] {
        assert!(compared.slips[0].is_borne_out);
        let reading = compared.readings.get(compared.slips[0].whose.expect("a player"));
        assert!(reading.marks.iter().all(|mark| mark.kind == MarkKind::LeftOut), "{:#?}", reading.marks);
        assert_eq!(reading.half_moves.len(), 60, "what is written behind the gap is still there");
        assert!(compared.rows.iter().all(|row| row.agreement == Agreement::Same || row.ply > compared.agreed));
        let apart = compared.rows.iter().filter(|row| row.agreement != Agreement::Same).count();
        assert_eq!(apart, compared.slips[0].half_moves.len());
    }
}

/// Both players forgot 15...Rf6. Nothing tells it but that 16...Na5 is no move of White.
#[test]
fn a_half_move_that_both_lack_ends_certainty_before_it() {
    let compared = pair_of!("07");
    assert_told(&compared, &[(SlipKind::LeftOut, None, 30, 1)]);
    assert_eq!(compared.readings.as_ref().map(|reading| reading.certain), ByColor { white: 29, black: 29 });
}

/// The record has 15...Rf6: then that is what both lack, and not any move that lets them be followed.
#[test]
fn the_record_is_a_third_witness_of_what_both_lack() {
    let whole = written(include_str!("pairs/03w.txt"));
    let course = read_sheet(&whole).expect("a sheet").first_moves(60);
    let [white, black] = [include_str!("pairs/07w.txt"), include_str!("pairs/07b.txt")].map(written);
    let compared = compare_sheets_beside_record(&white, &black, Some(&course)).expect("both sheets are given");
    watch::comparison(&compared);
    assert_told(&compared, &[(SlipKind::LeftOut, None, 30, 1)]);
    assert_eq!(compared.slips[0].half_moves, [course[29]]);
    for reading in [&compared.readings.white, &compared.readings.black] {
        assert_eq!(reading.marks[0].candidates[0].reason, ReadingReason::Record);
        assert_eq!(reading.first_moves(60), course);
    }
}

/// `23...d5 24.d5 cd5` beside `23...d5 24.cxd5`: the second d5 may be the capture, and is the first once more.
#[test]
fn a_half_move_written_twice_is_named_where_it_stands() {
    assert_told(&pair_of!("19"), &[(SlipKind::WrittenTwice, BLACK, 47, 0)]);
}

#[test]
fn a_difference_behind_a_gap_is_named_too() {
    assert_told(&pair_of!("22"), &[(SlipKind::LeftOut, BLACK, 26, 1), (SlipKind::Different, None, 29, 1)]);
}

const GAME: [&str; 20] = [
    "e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7", "Re1", "b5", "Bb3", "d6", "c3", "O-O", "h3",
    "Nb8", "d4", "Nbd7",
];

/// The game with numbers that run on, without the half-moves `from..to`.
fn without(from: usize, to: usize) -> String {
    let left: Vec<&str> = GAME[..from].iter().chain(&GAME[to..]).copied().collect();
    let lines = left.chunks(2).enumerate().map(|(at, line)| format!("{}. {}\n", at + 1, line.join(" ")));
    lines.collect()
}

/// The same with the number of its move on each half-move.
fn numbered_without(from: usize, to: usize) -> String {
    let left = GAME.iter().enumerate().filter(|(at, _)| !(from..to).contains(at));
    left.map(|(at, text)| format!("{}{} {text}\n", at / 2 + 1, if at % 2 == 0 { "." } else { "..." })).collect()
}

#[test]
fn fewer_than_four_half_moves_behind_a_gap_leave_it_the_likelier_reading() {
    for (from, to, is_borne_out) in [(4, 6, true), (14, 16, true), (15, 16, true), (16, 17, false)] {
        let compared = pair(&without(0, 0), &without(from, to));
        assert_told(&compared, &[(SlipKind::LeftOut, BLACK, from + 1, to - from)]);
        assert_eq!(compared.slips[0].is_borne_out, is_borne_out, "{from}");
    }
}

/// A number that jumps by what is missing bears the gap out by itself, though the sheets end soon behind it.
#[test]
fn a_gap_that_the_numbers_tell_is_named_near_the_end() {
    for (from, to) in [(12, 16), (14, 18), (15, 17), (16, 18)] {
        let compared = pair(&numbered_without(from, to), &numbered_without(0, 0));
        assert_told(&compared, &[(SlipKind::LeftOut, WHITE, from + 1, to - from)]);
    }
    // The unreadable half-move before it is no reason to give up both.
    let compared = pair("1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6\n", "1. e4 e5\n2. Nf3 N#6\n3. Bb5\n4. Ba4 Nf6\n");
    assert_told(&compared, &[(SlipKind::Unread, BLACK, 4, 1), (SlipKind::LeftOut, BLACK, 6, 1)]);
}

/// Numbers that jump on both sheets are a gap on both, even where all that is written can be played.
#[test]
fn numbers_that_jump_on_both_sheets_end_certainty() {
    for (from, to) in [(0, 2), (10, 12), (14, 16), (16, 18)] {
        let text = numbered_without(from, to);
        let compared = pair(&text, &text);
        assert_eq!(compared.agreed, from, "{text}");
        assert_eq!(compared.readings.as_ref().map(|reading| reading.certain), ByColor { white: from, black: from });
        assert!(compared.first.is_some_and(|first| !first.both_readable));
    }
}

/// 8.4: what is missing at the end of a sheet is not left out.
#[test]
fn a_sheet_that_ends_early_lacks_nothing() {
    for end in [4, 9, 15, 19] {
        let compared = pair(&without(0, 0), &without(end, 20));
        assert_eq!((compared.agreed, compared.slips.len()), (end, 0));
    }
}

/// Behind a gap the numbers of a sheet may run on: that is no second slip.
#[test]
fn numbers_that_run_on_behind_a_gap_are_not_told_as_wrong() {
    for (from, to) in [(2, 4), (4, 6), (8, 12), (11, 13)] {
        let scores = ByColor { white: Some(written(&without(0, 0))), black: Some(written(&without(from, to))) };
        let facts = DisputeFacts::gather(scores, ByColor::default(), None, None);
        let proposal = propose_resolution(&facts).expect("both scores are given");
        assert_eq!((proposal.verdict, proposal.agreed), (Verdict::Unreadable, from));
        let wrong = |note: &&ProcedureNote| matches!(note, ProcedureNote::WrongNumber { .. });
        assert_eq!(proposal.notes.iter().find(wrong), None, "{from}");
    }
}
