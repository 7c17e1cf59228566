//! Two sheets beside each other: what they agree on, where they first differ, and what each says there (D.2.8).

use crate::arbiter::games::{PlayedGame, REAL};
use crate::arbiter::reading::{START, sheet};
use crate::arbiter::sheets::{Handwriting, PaperSheet};
use crate::arbiter::watch;
use ansage_compare::comparison::{Agreement, Comparison, compare_sheets};
use ansage_compare::reading::{MarkKind, ReadingReason};
use ansage_words::locale::Lang;
use ansage_words::score::written::{Notation, WrittenScore};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, EnPassantMode, Position};

const GAME: &str = "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 O-O O-O-O Re8 Kb1";

fn laid(white: &WrittenScore, black: &WrittenScore) -> Comparison {
    let compared = compare_sheets(std::slice::from_ref(white), std::slice::from_ref(black)).unwrap();
    watch::comparison(&compared);
    compared
}

fn texts(white: &str, black: &str) -> Comparison {
    let sheet = |text: &str| sheet(START, CastlingMode::Standard, text, true);
    laid(&sheet(white), &sheet(black))
}

fn but(from: &str, to: &str) -> String {
    assert!(GAME.contains(from));
    GAME.replacen(from, to, 1)
}

#[test]
fn scores_agree_by_what_they_mean() {
    let game = &REAL[4];
    let hand = Handwriting::new;
    let hands = [
        hand(Lang::Bg, Notation::Short, false, true),
        hand(Lang::De, Notation::Long, true, true),
        hand(Lang::En, Notation::Squares, false, false),
        hand(Lang::De, Notation::Words, false, false),
        hand(Lang::Ru, Notation::Short, true, false),
    ];
    for one in hands {
        for other in hands {
            let compared = laid(&PaperSheet::of(game, one).written(), &PaperSheet::of(game, other).written());
            assert_eq!((compared.first, compared.agreed), (None, game.moves.len()), "{one:?} {other:?}");
        }
    }
}

#[test]
fn a_pawns_capture_that_one_score_tells_by_its_files_is_the_same_move() {
    for (black, agreed) in [(but("exd6", "ed"), 21), (but("exd6", "e:d"), 21), (but("exd6", "ef"), 10)] {
        assert_eq!(texts(GAME, &black).agreed, agreed, "{black}");
    }
}

/// V8: 001:608 and 001:612 part at Black's sixth move.
#[test]
fn d_2_8_the_sample_sheets_part_after_the_sixth_move_of_white() {
    let compared = texts(GAME, &but("Nxd6", "Qxd6"));
    let first = compared.first.unwrap();
    assert_eq!((compared.agreed, first.ply, first.both_readable), (11, 12, true));
    let mut position = compared.readings.white.written.start.clone();
    compared.readings.white.half_moves[..11].iter().for_each(|half_move| position.play_unchecked(half_move.legal));
    let fen = Fen::from_position(&position, EnPassantMode::Legal).to_string();
    assert_eq!(fen, "rnbqkb1r/ppp2ppp/3P4/8/3Qn3/5N2/PPP2PPP/RNB1KB1R b KQkq - 0 6");
    let row = compared.rows[first.row];
    assert_eq!(row.meant.white.unwrap().role(), shakmaty::Role::Knight);
    assert_eq!(row.meant.black.unwrap().role(), shakmaty::Role::Queen);
}

/// A difference is where both can be read and say different things, even if one of them makes a later move impossible.
#[test]
fn a_slip_that_makes_a_later_move_impossible_is_still_the_first_difference() {
    let compared = texts(GAME, &but("Nf6", "Nh6"));
    assert_eq!((compared.agreed, compared.first.map(|first| (first.ply, first.both_readable))), (3, Some((4, true))));
    // Behind it, both go on alike: the other sheet tells what was meant.
    let differing = compared.rows.iter().filter(|row| row.agreement != Agreement::Same).count();
    assert!(differing <= 2, "{differing}");
}

#[test]
fn one_half_move_left_out_leaves_one_row_apart() {
    let compared = texts(GAME, &but("Nc6 ", ""));
    let first = compared.first.unwrap();
    assert_eq!((first.ply, first.both_readable), (14, false));
    let apart: Vec<_> = compared.rows.iter().filter(|row| row.agreement != Agreement::Same).collect();
    assert_eq!(apart.len(), 1);
    assert_eq!((apart[0].agreement, apart[0].entries.black), (Agreement::OneOnly, None));
    let marks = &compared.readings.black.marks;
    assert_eq!((marks.len(), marks[0].kind, marks[0].ply), (1, MarkKind::LeftOut, 14));
    assert_eq!(marks[0].candidates[0].reason, ReadingReason::OtherSheet);
    assert!(compared.readings.white.marks.is_empty());
}

#[test]
fn what_cannot_be_read_is_proposed_from_the_other_sheet_and_not_agreed() {
    let compared = texts(&but("Bg5", "B??"), GAME);
    assert_eq!((compared.agreed, compared.first.map(|it| (it.ply, it.both_readable))), (12, Some((13, false))));
    assert_eq!(compared.rows[12].agreement, Agreement::Unread);
    assert_eq!(compared.rows[12].meant.white, None);
    let mark = &compared.readings.white.marks[0];
    assert_eq!(
        (mark.kind, &*mark.text, mark.candidates[0].reason),
        (MarkKind::Unreadable, "B??", ReadingReason::OtherSheet)
    );
    assert!(compared.rows[13..].iter().all(|row| row.agreement == Agreement::Same));
    assert_eq!(compared.readings.white.certain, 12);
}

#[test]
fn something_written_twice_stands_in_a_row_of_its_own() {
    let compared = texts(&but("Ne4", "Ne4 Ne4"), GAME);
    let first = compared.first.unwrap();
    assert_eq!((first.ply, compared.rows[first.row].agreement), (9, Agreement::OneOnly));
    assert!(compared.rows[first.row + 1..].iter().all(|row| row.agreement == Agreement::Same));
    assert_eq!(compared.rows.len(), 22);
}

fn beside(fen: &str, white: &str, black: &str) -> Comparison {
    let sheet = |text: &str| sheet(fen, CastlingMode::Standard, text, true);
    laid(&sheet(white), &sheet(black))
}

/// Each knight can go where the other goes: only what follows tells that the two stand in each other's place.
#[test]
fn two_half_moves_in_each_others_place_leave_two_rows_apart() {
    let fen = "7k/8/5n2/8/8/2N5/8/K7 w - - 0 1";
    let game = "Ne4 Nd5 Nc5 Nb4 Kb2 Kg7 Ne6+ Kf6 Nd4 Ke5";
    let compared = beside(fen, &game.replacen("Ne4 Nd5", "Nd5 Ne4", 1), game);
    let apart = compared.rows.iter().filter(|row| row.agreement != Agreement::Same).count();
    assert_eq!((compared.first.map(|it| it.ply), apart), (Some(1), 2));
    let marks = &compared.readings.white.marks;
    assert_eq!((marks.len(), marks[0].kind, marks[0].ply), (1, MarkKind::WrongColumn, 1));
}

#[test]
fn columns_exchanged_from_a_move_on_are_one_mark() {
    let moves: Vec<&str> = GAME.split(' ').take(20).collect();
    let exchanged: Vec<&str> = moves.chunks(2).flat_map(|pair| [pair[1], pair[0]]).collect();
    let compared = texts(&exchanged.join(" "), &moves.join(" "));
    let reading = &compared.readings.white;
    assert_eq!((reading.marks.len(), reading.marks[0].kind, reading.certain), (1, MarkKind::WrongColumn, 0));
    let meant = |reading: &ansage_compare::reading::SheetReading| -> Vec<_> {
        reading.half_moves.iter().map(|half_move| half_move.legal).collect()
    };
    assert_eq!(meant(reading), meant(&compared.readings.black));
}

/// 8.4: who need not write any more has not contradicted what the other wrote.
#[test]
fn a_sheet_that_ends_earlier_differs_there_and_contradicts_nothing() {
    let shorter = GAME.split(' ').take(15).collect::<Vec<&str>>().join(" ");
    for (white, black) in [(GAME, &*shorter), (&*shorter, GAME)] {
        let compared = texts(white, black);
        assert_eq!((compared.agreed, compared.first.map(|it| (it.ply, it.both_readable))), (15, Some((16, false))));
        assert!(compared.rows[15..].iter().all(|row| row.agreement == Agreement::OneOnly));
        assert!(compared.readings.white.marks.is_empty() && compared.readings.black.marks.is_empty());
    }
}

#[test]
fn sheets_from_different_positions_differ_before_the_first_move() {
    let other = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Qkq - 0 1";
    let white = sheet(START, CastlingMode::Standard, "e4 e5", true);
    let black = sheet(other, CastlingMode::Standard, "e4 e5", true);
    let compared = compare_sheets(std::slice::from_ref(&white), &[black]).unwrap();
    assert_eq!(
        (compared.agreed, compared.first.map(|it| (it.ply, it.row, it.both_readable))),
        (0, Some((0, 0, false)))
    );
    let counted =
        sheet("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3 9", CastlingMode::Standard, "e4 e5", false);
    assert_eq!(laid(&white, &counted).first, None, "how the moves are counted does not matter");
}

#[test]
fn a_start_of_chess960_and_a_start_with_black_to_move_are_followed() {
    let fen = "bnrkqrnb/pppppppp/8/8/8/8/PPPPPPPP/BNRKQRNB w KQkq - 0 1";
    let sheets = |black: &str| {
        let one = sheet(fen, CastlingMode::Chess960, "e4 e5 Nf3 Nf6 Qe2 Qe7 O-O O-O", true);
        laid(&one, &sheet(fen, CastlingMode::Chess960, black, true))
    };
    assert_eq!(sheets("e2e4 e7e5 g1f3 g8f6 e1e2 e8e7 O-O O-O").agreed, sheets("e4 e5 Nf3 Nf6 Qe2 Qe7 O-O O-O").agreed);
    let black = "4k3/8/8/8/8/8/r7/4K3 b - - 0 7";
    let one = sheet(black, CastlingMode::Standard, "Ra1+ Kd2 Ra2+", true);
    let other = sheet(black, CastlingMode::Standard, "Ra1 Kd2 Rb1", true);
    assert_eq!(laid(&one, &other).first.map(|it| (it.ply, it.both_readable)), Some((3, true)));
}

#[test]
fn of_several_sets_of_letters_the_two_that_agree_are_taken() {
    let game: PlayedGame = REAL[3].first(40);
    let mut sheet = PaperSheet::of(&game, Handwriting::new(Lang::De, Notation::Short, true, true));
    let german = sheet.written();
    sheet.hand.lang = Lang::Pl;
    let polish = sheet.written();
    let compared = compare_sheets(&[polish.clone(), german.clone()], &[polish, german]).unwrap();
    assert_eq!((compared.first, compared.agreed), (None, 40));
    assert!(compare_sheets(&[], &[]).is_none());
}

#[test]
fn garbage_beside_a_score_ends() {
    let garbage = "e4 e5 Qxz9 ".repeat(600);
    let compared = texts(&garbage, GAME);
    assert_eq!(compared.agreed, 2);
}

/// An illegal move that remained in force, as our exports mark it.
const ILLEGAL: &str = "1. Ng1g3 {illegal} e5 2. Nf5 Nf6";

fn written_alone(text: &str) -> WrittenScore {
    ansage_words::score::written::read_as_written(text.as_bytes(), None, 1).unwrap().remove(0)
}

#[test]
fn a_marked_illegal_move_is_followed_on_both_sheets() {
    let compared = compare_sheets(&[written_alone(ILLEGAL)], &[written_alone(ILLEGAL)]).unwrap();
    assert_eq!((compared.agreed, compared.first), (4, None));
}

#[test]
fn a_mark_on_one_sheet_lets_the_other_name_the_illegal_move_without_it() {
    let plain = written_alone("1. Ng3 e5 2. Nf5 Nf6");
    let compared = compare_sheets(&[written_alone(ILLEGAL)], &[plain]).unwrap();
    assert_eq!((compared.agreed, compared.first), (4, None));
}

#[test]
fn a_difference_right_behind_an_illegal_move_that_one_sheet_marks_is_the_first() {
    for (next, first) in [("2. Nf5 Nc6", 4), ("2. Nh5 Nf6", 3), ("2. e4 Nf6", 3), ("2. Nf5 d6", 4)] {
        let plain = written_alone(&format!("1. Ng3 e5 {next}"));
        let compared = compare_sheets(&[written_alone(ILLEGAL)], &[plain]).unwrap();
        assert_eq!((compared.agreed, compared.first.map(|first| first.ply)), (first - 1, Some(first)), "{next}");
    }
}

#[test]
fn an_illegal_move_that_no_sheet_marks_is_not_followed() {
    let plain = [written_alone("1. Ng1g3 e5 2. Nf5 Nf6")];
    let compared = compare_sheets(&plain, &plain).unwrap();
    assert_eq!(compared.agreed, 0);
}

#[test]
fn a_sheet_alone_is_read_on_behind_a_marked_illegal_move() {
    let reading = ansage_compare::reading::read_sheet(&[written_alone(ILLEGAL)]).unwrap();
    assert_eq!((reading.certain, reading.marks.len()), (4, 0));
}
