//! D.2.8: what is told of a board is a statement about one moment. From then on the board follows what both announce.

use super::table::{RefereeTable, practice};
use ansage_game::board::differences;
use ansage_game::claim::Measure;
use ansage_game::moment::Moment;
use ansage_game::ruling::Ruling;
use ansage_game::seat::Color;

/// After 1 e4 e5 2 Nf3 Nc6.
const FOUR: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
/// The same without the pawn of h7.
const WITHOUT_H7: &str = "r1bqkbnr/pppp1pp1/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";

/// A way in which a board becomes known after four half-moves, and the squares on which each board differs from the course then.
type KnownWay = (&'static str, fn(&mut RefereeTable), [&'static str; 2]);

const WAYS: [KnownWay; 9] = [
    ("nothing is told", |_| (), ["", ""]),
    (
        "White's board agrees",
        |table| {
            table.board_shows(Color::White, FOUR);
        },
        ["", ""],
    ),
    (
        "Black's board agrees",
        |table| {
            table.board_shows(Color::Black, FOUR);
        },
        ["", ""],
    ),
    (
        "both agree",
        |table| {
            table.board_shows(Color::White, FOUR).board_shows(Color::Black, FOUR);
        },
        ["", ""],
    ),
    (
        "White's board lacks a pawn",
        |table| {
            table.board_shows(Color::White, WITHOUT_H7);
        },
        ["h7", ""],
    ),
    (
        "Black's board lacks a pawn",
        |table| {
            table.board_shows(Color::Black, WITHOUT_H7);
        },
        ["", "h7"],
    ),
    (
        "one half-move goes back after both agree",
        |table| {
            table.board_shows(Color::White, FOUR).board_shows(Color::Black, FOUR);
            table.rule(Ruling::TakeMeasure(Measure::RestorePosition { ply: 4 }));
        },
        ["", ""],
    ),
    (
        "another course is ruled after both agree",
        |table| {
            table.board_shows(Color::White, FOUR).board_shows(Color::Black, FOUR).course_is(3, "N?f6");
            table.course_is(3, "N?c6");
        },
        ["", ""],
    ),
    (
        "White tells what he executed",
        |table| {
            table.act("opp played b8c6").black_confirms().act("played g1f3");
        },
        ["", ""],
    ),
];

/// The squares on which a player's own board is shown otherwise than everything that was announced.
fn astray(table: &RefereeTable, whose: Color) -> String {
    let view = table.referee.view(Moment::from_millis(table.now));
    let found = differences(view.shown.get(whose), &view.expected_board());
    found.iter().map(|it| it.square.to_string()).collect::<Vec<_>>().join(",")
}

#[test]
fn d_2_8_a_board_that_was_told_of_follows_what_both_announce() {
    for (way, tell, expected) in WAYS {
        let mut table = RefereeTable::begun();
        table.moves("P?e4 P?e5 N?f3 N?c6").desk();
        tell(&mut table);
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
fn d_2_8_a_board_that_was_told_of_follows_a_takeback() {
    let mut table = RefereeTable::begun_with(practice("90+30"));
    table.moves("P?e4 P?e5").act("played e2e4").moves("N?f3 N?c6").act("takeback").course("Pe2e4 Pe7e5");
    for half_move in ["N?c3", "N?f6", "N?f3", "B?b4"] {
        table.moves(half_move);
        let shown = [astray(&table, Color::White), astray(&table, Color::Black)];
        assert_eq!(shown, ["", ""], "after {half_move}");
    }
}
