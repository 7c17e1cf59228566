//! D.2.8: what is told of a board is a statement about one moment. From then on the board follows what both announce.

use super::adjournment;
use super::table::{RefereeTable, practice};
use ansage_game::board::differences;
use ansage_game::claim::Measure;
use ansage_game::event::{EventKind, EventSource};
use ansage_game::moment::Moment;
use ansage_game::ruling::Ruling;
use ansage_game::seat::{Color, Seat};

/// After 1 e4 e5 2 Nf3 Nc6.
const FOUR: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
/// The same without the pawn of h7.
const WITHOUT_H7: &str = "r1bqkbnr/pppp1pp1/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";

/// A way in which boards become known after four half-moves: what is shown of White's and of Black's board, where anything is,
/// what else is done, and the squares on which each board differs from the course then.
type KnownWay = (&'static str, [Option<&'static str>; 2], fn(&mut RefereeTable), [&'static str; 2]);

fn nothing(_: &mut RefereeTable) {}

fn goes_back(table: &mut RefereeTable) {
    table.rule(Ruling::TakeMeasure(Measure::RestorePosition { ply: 4 }));
}

fn another_course(table: &mut RefereeTable) {
    table.course_is(3, "N?f6").course_is(3, "N?c6");
}

fn told_by_players(table: &mut RefereeTable) {
    table.act("opp played b8c6").black_confirms().act("played g1f3");
}

fn opened_again(table: &mut RefereeTable) {
    table.act("leave").act("reopen").desk();
}

/// The arbiter dictates both boards at a desk of another station.
fn dictated_elsewhere(table: &mut RefereeTable) {
    for owner in Color::ALL {
        let shows = shakmaty::Board::from_ascii_board_fen(FOUR.as_bytes()).expect("a board");
        let kind = EventKind::Ruled { ruling: Ruling::SetBoard { owner, shows } };
        table.send_by(EventSource::Desk, Seat::Arbiter, kind);
    }
}

const WAYS: [KnownWay; 11] = [
    ("the journal is opened again after both agree", [Some(FOUR), Some(FOUR)], opened_again, ["", ""]),
    ("both are dictated at a joined desk", [None, None], dictated_elsewhere, ["", ""]),
    ("nothing is told", [None, None], nothing, ["", ""]),
    ("White's board agrees", [Some(FOUR), None], nothing, ["", ""]),
    ("Black's board agrees", [None, Some(FOUR)], nothing, ["", ""]),
    ("both agree", [Some(FOUR), Some(FOUR)], nothing, ["", ""]),
    ("White's board lacks a pawn", [Some(WITHOUT_H7), None], nothing, ["h7", ""]),
    ("Black's board lacks a pawn", [None, Some(WITHOUT_H7)], nothing, ["", "h7"]),
    ("one half-move goes back after both agree", [Some(FOUR), Some(FOUR)], goes_back, ["", ""]),
    ("another course is ruled after both agree", [Some(FOUR), Some(FOUR)], another_course, ["", ""]),
    ("each tells what was executed", [None, None], told_by_players, ["", ""]),
];

/// The squares on which a player's own board is shown otherwise than everything that was announced.
fn astray(table: &RefereeTable, whose: Color) -> String {
    let view = table.referee.view(Moment::from_millis(table.now));
    let found = differences(view.shown.get(whose), &view.expected_board());
    found.iter().map(|it| it.square.to_string()).collect::<Vec<_>>().join(",")
}

#[test]
fn d_2_8_a_board_that_was_told_of_follows_what_both_announce() {
    for (way, shown, act, expected) in WAYS {
        let mut table = RefereeTable::begun();
        table.moves("P?e4 P?e5 N?f3 N?c6").desk();
        for (whose, board) in Color::ALL.into_iter().zip(shown) {
            if let Some(board) = board {
                table.board_shows(whose, board);
            }
        }
        act(&mut table);
        table.arbiter_resumes();
        if table.referee.view(Moment::from_millis(table.now)).half_moves.len() == 3 {
            table.moves("N?c6");
        }
        for half_move in ["B?b5", "P?a6", "B?a4", "N?f6", "O-O", "B?e7", "R?e1", "P?b5", "B?b3", "P?d6"] {
            table.moves(half_move);
            let shown = [astray(&table, Color::White), astray(&table, Color::Black)];
            assert_eq!(shown, expected, "{way}, after {half_move}");
        }
    }
}

#[test]
fn d_2_8_a_board_that_was_told_of_follows_the_sealed_move() {
    for boards in [[Some(FOUR), None], [None, Some(FOUR)], [Some(FOUR), Some(FOUR)]] {
        let mut table = RefereeTable::begun();
        table.moves("P?e4 P?e5 N?f3 N?c6").desk();
        for (whose, board) in Color::ALL.into_iter().zip(boards) {
            if let Some(board) = board {
                table.board_shows(whose, board);
            }
        }
        table.rule(Ruling::Adjourn);
        adjournment::seal(&mut table, "Bf1b5");
        table.after(5_000).space();
        adjournment::open(&mut table, adjournment::SALT, "Bf1b5").includes("completed 5");
        table.arbiter_resumes();
        for half_move in ["P?a6", "B?a4", "N?f6", "O-O", "B?e7", "R?e1", "P?b5", "B?b3", "P?d6", "P?c3"] {
            table.moves(half_move);
            let shown = [astray(&table, Color::White), astray(&table, Color::Black)];
            assert_eq!(shown, ["", ""], "after {half_move}");
        }
    }
}

#[test]
fn d_2_8_what_a_known_board_shows_counts_a_move_in_the_making_only_where_hands_did_it() {
    let shown = |acts: &[&str]| {
        let mut table = RefereeTable::begun();
        table.moves("P?e4 P?e5").white("N?f3").heard();
        for act in acts {
            table.act(act);
        }
        table.referee.known_board(Color::White).expect("known").to_string()
    };
    let board = |rank_3: &str, rank_1: &str| format!("rnbqkbnr/pppp1ppp/8/4p3/4P3/{rank_3}/PPPP1PPP/{rank_1}");
    // Executed as announced, it is taken back; the other square is where the knight is.
    assert_eq!(shown(&["played g1f3"]), board("8", "RNBQKBNR"));
    assert_eq!(shown(&["played g1h3"]), board("7N", "RNBQKB1R"));
    assert_eq!(shown(&["played g1f3", "played e4e3"]).matches('P').count(), 8);
}

#[test]
fn d_2_8_the_movers_own_board_is_not_known_where_he_pressed_a_move_that_it_cannot_follow() {
    for (way, told, moves, lost) in [
        ("the piece is on another square", "played b5c4", "B?a4", true),
        ("the piece that moves is another one", "played b5c4", "N?c3", false),
        ("castling with the king on another square", "played e1e2", "O-O", true),
    ] {
        let mut table = RefereeTable::begun();
        table.moves("P?e4 P?e5 N?f3 N?c6 B?b5").act("played f1b5").act(told).includes("white's board differs");
        table.moves("P?a6").white(moves).heard().space();
        assert_eq!(table.referee.boards_and_scores().white_board.is_none(), lost, "{way}");
    }
}

#[test]
fn d_2_8_a_board_that_was_told_of_follows_a_takeback() {
    let mut table = RefereeTable::begun_with(practice("90+30"));
    table.moves("P?e4 P?e5").act("played e2e4").moves("N?f3 N?c6").act("takeback").course("Pe2e4 Pe7e5");
    for half_move in ["N?c3", "N?f6", "N?f3", "B?b4"] {
        table.moves(half_move);
        let shown = [astray(&table, Color::White), astray(&table, Color::Black)];
        assert_eq!(shown, ["", ""], "after {half_move}");
    }
}

#[test]
fn d_2_8_a_board_on_which_a_half_move_cannot_be_executed_is_not_known_from_there_on() {
    const LOST: &str = "white: board-unknown owner black";
    for (way, told, moves, lost) in [
        ("another square, told by its owner", "opp played f1c4", "B?a4", true),
        ("the piece that moves is another one", "opp played f1c4", "N?c3", false),
        ("castling without the rook", "opp played h1h3", "O-O", true),
        ("the board is wrong elsewhere", "opp played d1d7", "P?a3", false),
    ] {
        let mut table = RefereeTable::begun();
        table.moves("P?e4 P?e5 N?f3 N?c6 B?b5").act(told);
        table.black_confirms().includes("black's board differs");
        table.moves("P?a6").moves(moves);
        let is_told = super::table::brief_all(&table.told).contains(LOST);
        assert_eq!(is_told, lost, "{way}: {}", super::table::brief_all(&table.told));
        let known = table.referee.boards_and_scores().black_board;
        assert_eq!(known.is_none(), lost, "{way}");
        if lost {
            // Told of one piece, it is not known yet. Dictated, it is.
            table.moves("N?f6").act("opp played c4c3").black_confirms().tells(LOST);
            table.desk().includes("desk: board-unknown owner black").board_shows(Color::Black, FOUR);
            assert!(table.referee.boards_and_scores().black_board.is_some(), "{way}");
        }
    }
}
