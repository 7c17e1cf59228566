//! The announce button: the move is set on the board, and the program says it in the Appendix's words (D.2.1, D.2.9.b).

use super::super::table::{RefereeTable, practice, tournament};
use super::{after, position, public, table};
use ansage_game::event::EventKind;
use ansage_game::seat::Seat;
use ansage_game::terms::GameTerms;

#[test]
fn announce_button_tells_the_one_legal_move_that_the_pegs_show() {
    let mut table = table();
    table.hands("-g1 +f3").announce_pegs().tells("white announced Ng1f3; white: own move stands");
    table.heard().space().tells("completed 1 Ng1f3 as executed");
    for (fen, hands, told) in [
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "-d5 -e4 +d5:P", "Pe4d5"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "-e5 +d6 -d5", "Pe5d6"),
        ("r3k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "-e1 +g1 -h1 +f1", "O-O"),
        ("r3k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "-e1 +c1 -a1 +d1", "O-O-O"),
        ("8/3P4/7k/8/8/8/P7/K7 w - - 0 1", "-d7 +d8:N", "Pd7d8=N"),
        ("8/3P4/7k/8/8/8/P7/K7 w - - 0 1", "-d7 +d8:Q", "Pd7d8=Q"),
    ] {
        let mut table = position(fen);
        table.hands(hands).announce_pegs().tells(&format!("white announced {told}; white: own move stands"));
    }
}

#[test]
fn announce_button_is_never_a_silent_queen() {
    let mut table = position("8/3P4/7k/8/8/8/P7/K7 w - - 0 1");
    table.hands("-d7 +d8").announce_pegs().tells("white: refused pawn-not-promoted square d8");
    table.hands("-d8").announce_pegs().tells("white: refused pegs-fit-no-legal-move d7 - for P");
    table.hands("+d8:R").announce_pegs().tells("white announced Pd7d8=R; white: own move stands");
    let mut capturing = position("2n5/3P4/7k/8/8/8/P7/K7 w - - 0 1");
    capturing.hands("-c8 -d7 +c8:P").announce_pegs().tells("white: refused pawn-not-promoted square c8");
}

#[test]
fn announce_button_names_the_pawn_left_standing_en_passant() {
    let mut table = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    table.hands("-e5 +d6").announce_pegs().tells("white: refused not-made captured-piece-removed d5");
}

#[test]
fn announce_button_guesses_nothing() {
    let mut table = table();
    table.announce_pegs().tells("white: refused pegs-show-no-move");
    table.hands("-e2 +e5").announce_pegs().tells("white: refused pegs-fit-no-legal-move e2 - for P, e5 P for -");
    assert!(!public(&table));
    // Two moves' worth of pegs.
    table.hands("-e5 +e4 -d2 +d4").announce_pegs();
    table.tells("white: refused pegs-fit-no-legal-move d2 - for P, e2 - for P, d4 P for -, e4 P for -");
}

#[test]
fn announce_button_waits_for_ones_turn_and_for_ones_own_press() {
    let mut table = table();
    table.hands("-e2 +e4").announce_pegs().announce_pegs().tells("white: refused own-move-awaits-press");
    table.heard().space().announce_pegs().tells("white: refused announce-not-yours");
    table.hands("-d2 +d4").announce_pegs().tells("white: refused announce-not-yours");
    table.hands("-d4 +d2").black("P?e5").hands("-e7 +e5").act("arbiter");
    table.announce_pegs().tells("white: refused suspended");
    let mut table = RefereeTable::begun();
    table.announce_pegs().tells("white: refused board-not-sensed");
    table.found("").lost().announce_pegs().tells("white: refused board-not-sensed");
    RefereeTable::open(tournament("90+30")).found("").announce_pegs().tells("white: refused not-started");
}

#[test]
fn art_6_2_1_announce_button_gives_a_reply_that_completes_nothing() {
    let reply = |laws| {
        let mut table = RefereeTable::begun_with(GameTerms { laws, ..tournament("90+30") });
        table.moves("P?e4").found("").black("P?e5").hands("-e7 +e5 -g1 +f3");
        table
    };
    for laws in [2009, 2023] {
        let mut table = reply(laws);
        table.announce_pegs().tells("white announced Ng1f3").completed(1, 0).runs("black").heard();
        // His press does, and the reply is the move in the making.
        table.act("heard 2").black_key().tells("completed 2 Pe7e5; white: own move stands").completed(1, 1);
        table.runs("white").space().tells("completed 3 Ng1f3 as executed");
    }
    // The opponent's move is not on the board: no legal move fits.
    let mut behind = after("P?e4");
    behind.black("P?e5").heard().black_key().hands("-g1 +f3").announce_pegs();
    behind.tells("white: refused pegs-fit-no-legal-move g1 - for N, f3 N for -, e5 - for p, e7 p for -");
}

#[test]
fn announce_button_belongs_to_its_own_player() {
    let mut table = after("P?e4");
    table.send(Seat::Black, EventKind::AnnounceButtonPressed).tells("black: refused board-not-sensed");
}

#[test]
fn art_4_3_announce_button_keeps_to_what_was_touched_in_practice_only() {
    let mut table = RefereeTable::begun_with(practice("90+30"));
    table.found("").hands("-d2 +d2 -e2 +e4").announce_pegs().tells("white: refused touched-piece-first squares d2 e2");
    let mut table = self::table();
    table.hands("-d2 +d2 -e2 +e4").announce_pegs().tells("white announced Pe2e4; white: own move stands");
}
