//! What a sighted player's electronic board showed at the press, where that is not one legal move from the course.

use super::super::table::{RefereeTable, event_of, tournament};
use ansage_game::claim::Claim;
use ansage_game::event::{EventKind, EventSource};
use ansage_game::seat::{Color, Seat};
use ansage_game::sensed::BoardReport;
use ansage_game::terms::GameTerms;
use shakmaty::Board;

/// White has announced and pressed; Black's board shows the position before.
fn answered(codes: &str, white: &str) -> RefereeTable {
    let mut table = RefereeTable::begun();
    table.moves(codes).act("B: found");
    table.moves(white).after(1_000);
    table
}

/// Black presses, and his board is read.
fn presses<'a>(table: &'a mut RefereeTable, shows: &str) -> &'a mut RefereeTable {
    table.black_key().after(400).act(&format!("B: at-press {shows}"))
}

#[test]
fn d_2_1_a_reply_beside_a_move_that_is_executed_otherwise_is_taken_and_the_difference_told() {
    // A slip, and the reply before the board has come to rest.
    let mut table = answered("", "Ng1f3");
    presses(&mut table, "f3h3 d7d5");
    table.tells("black's board differs: f3 - for N, h3 N for -; black announced Pd7d5; completed 2 Pd7d5 as executed");
    table.runs("white").course("Ng1f3 Pd7d5").completed(1, 1);
    assert_eq!(table.offences(Color::Black), 0);
    table.act("B: read").tells("board-agrees owner black; black: stands");
    // Another pawn's way, and a capture that was not carried out.
    let mut table = answered("", "P?e4");
    presses(&mut table, "e4e3 e7e5")
        .tells("black's board differs: e3 P for -, e4 - for P; black announced Pe7e5; completed 2 Pe7e5 as executed");
    let mut table = answered("P?e4 P?d5", "Pe4d5");
    presses(&mut table, "rnb1kbnr/ppp1pppp/8/3q4/4P3/8/PPPP1PPP/RNBQKBNR");
    table.ends_with("black announced Qd8d5; completed 4 Qd8d5 as executed").runs("white");
}

#[test]
fn d_2_8_a_move_that_is_not_executed_yet_is_a_difference_and_no_offence() {
    let mut table = answered("", "Ng1f3");
    presses(&mut table, "f3g1 d7d5").includes("completed 2 Pd7d5").runs("white");
    assert_eq!(table.offences(Color::Black), 0);
    // It is left so: the next reply is taken as well, and the difference is a case, once, for which no clock stops.
    table.moves("P?e3").after(1_000);
    presses(&mut table, "f3g1 e7e6");
    table.tells("case of black's board: g1 N for -, f3 - for N; black announced Pe7e6; completed 4 Pe7e6 as executed");
    table.moves("P?a3").after(1_000);
    presses(&mut table, "f3g1 a7a6").tells("black announced Pa7a6; completed 6 Pa7a6 as executed").runs("white");
    // The way out of a check is not executed: there White's king is in check while Black moves.
    let mut table = RefereeTable::from_position("4k2r/8/8/8/4r3/8/8/R3K3 w - - 0 1");
    table.act("B: found").moves("Ke1d1").after(1_000);
    presses(&mut table, "d1e1 e4d4").includes("completed 2 Re4d4").runs("white");
}

#[test]
fn d_2_8_a_reply_that_mates_ends_the_game_for_a_sighted_white_too() {
    let start = Some("6k1/5ppp/8/8/8/8/8/R3K3 b - - 0 1".into());
    let terms = GameTerms { white_blind: false, black_blind: true, owner: Color::Black, start, ..tournament("90+30") };
    let mut table = RefereeTable::begun_with(terms);
    let report = |table: &mut RefereeTable, report: fn(Board) -> BoardReport, shows: &str| {
        let shows = Board::from_ascii_board_fen(shows.as_bytes()).expect("a board");
        table.send_by(EventSource::EBoard, Seat::White, EventKind::BoardReported(report(shows)));
    };
    report(&mut table, |shows| BoardReport::FoundAtRest { shows }, "6k1/5ppp/8/8/8/8/8/R3K3");
    table
        .after(1_000)
        .send(Seat::Black, event_of("say Kg8h8", 0))
        .heard()
        .after(1_000)
        .send(Seat::Black, event_of("f8", 0));
    table.tells("completed 1 Kg8h8").after(1_000).send(Seat::White, event_of("space", 0)).after(400);
    report(&mut table, |shows| BoardReport::ShownAtPress { shows }, "R5k1/5ppp/8/8/8/8/8/4K3");
    table.tells(
        "white's board differs: g8 k for -, h8 - for k; white announced Ra1a8; completed 2 Ra1a8 as executed; \
         game-over win checkmate white",
    );
}

#[test]
fn d_2_8_what_is_legal_on_his_own_board_alone_is_a_case_and_no_offence() {
    // The pawn that he captures is on e4 for him, and on e3 in the course.
    let mut table = answered("P?a3 P?d5", "P?e3");
    presses(&mut table, "e3 d5e4").tells(
        "black pressed showing e3 - for P, e4 p for -, d5 - for p; \
         case of black's board: e3 - for P, e4 p for -, d5 - for p",
    );
    assert_eq!(table.offences(Color::Black), 0);
    table.runs("-");
}

#[test]
fn art_7_5_1_what_is_legal_on_neither_board_is_provided_for_as_before() {
    let mut table = answered("", "Ng1f3");
    presses(&mut table, "f3g1 a8b6").includes("illegal-move count 1");
    // His board showed the move before; what else is displaced came with his own.
    let mut table = answered("", "Ng1f3");
    table.act("B: read");
    presses(&mut table, "f3h3 d7d5").includes("black pressed showing");
    table.includes("illegal-move count 1").runs("-");
    // A pawn that captures straight ahead, two moves of his own, and half a move.
    let mut table = answered("P?d4 P?d5 P?a3 P?e5 P?b3 P?e4", "P?a4");
    presses(&mut table, "a4a3 d5d4").includes("illegal-move count 1");
    let mut table = answered("", "Ng1f3");
    presses(&mut table, "f3g1 d7d5 e7e5").includes("illegal-move count 1");
    let mut table = answered("P?e3 P?d5 P?a3 P?d4", "P?e4");
    presses(&mut table, "d4e3").includes("illegal-move count 1");
}

/// A game by an edition in which this player's illegal moves must be claimed; Black's board is found.
fn on_claim(year: u16, time: &str, fen: &str, adapted: &[(&str, &str)]) -> RefereeTable {
    let adapted = adapted.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let terms = GameTerms { laws: year, start: Some(fen.into()), adapted, ..tournament(time) };
    let mut table = RefereeTable::begun_with(terms);
    table.act("B: found");
    table
}

const ROOK: &str = "r3k2r/8/8/8/8/8/P7/4K3 w kq - 0 1";

#[test]
fn art_b_6_an_illegal_move_shown_at_the_press_is_told_to_the_desk_and_can_be_claimed() {
    let weak = [("illegal-on-claim", "yes")];
    for (year, time, adapted) in [(2009, "5", &[][..]), (2009, "20", &[]), (2023, "5", &weak)] {
        let erred = || {
            let mut table = on_claim(year, time, ROOK, adapted);
            table.moves("Ke1f2").after(1_000);
            presses(&mut table, "a8b6");
            table.tells(
                "black announced Ra8b6; completed 2 Ra8b6 as executed; \
                 desk: illegal-unclaimed Ra8b6 ?? black does-not-reach; black: stands",
            );
            table.runs("white");
            table
        };
        let mut table = erred();
        table.claim("illegal").includes("claimed illegal white");
        table.includes("illegal-move count 1").runs("-").completed(1, 0);
        // His own next move keeps it in force.
        let mut table = erred();
        table.moves("Kf2g2").claim("illegal").tells("white: refused complaint-too-late");
        assert_eq!(table.offences(Color::Black), 0, "{year} {time}");
    }
    // A king that steps into check.
    let mut table = on_claim(2009, "5", "4k3/8/8/8/8/8/8/3RK3 w - - 0 1", &[]);
    table.moves("Ke1f2").after(1_000);
    presses(&mut table, "e8d8").includes("desk: illegal-unclaimed Ke8d8 ?? black exposes-king");
    // Elsewhere it is found at once, with its name (7.5.1).
    let mut table = on_claim(2023, "5", ROOK, &[]);
    table.moves("Ke1f2").after(1_000);
    presses(&mut table, "a8b6").includes("black completed illegal Ra8b6").includes("illegal-move count 1").runs("-");
}

#[test]
fn art_b_6_what_is_not_one_move_stays_a_press_and_can_be_claimed() {
    let two = || {
        let mut table = on_claim(2009, "5", ROOK, &[]);
        table.moves("Ke1f2").after(1_000);
        presses(&mut table, "a8a7 h8h7").tells("").runs("white");
        table
    };
    let mut table = two();
    table.claim("illegal").tells(
        "claimed illegal white -; black pressed showing a7 r for -, h7 r for -, a8 - for r, h8 - for r; \
         remedy-proposed black illegal-move count 1 illegal white end-game win illegal-moves white",
    );
    table.runs("-");
    // The arbiter has the squares.
    two().desk().includes("black pressed showing");
    // Where it is upheld, the press has completed nothing.
    let mut table = on_claim(2023, "5", ROOK, &[("illegal-on-claim", "yes")]);
    table.moves("Ke1f2").after(1_000);
    presses(&mut table, "a8a7 h8h7");
    table.claim("illegal").opp_consents().includes("upheld").completed(1, 0);
    assert_eq!(table.offences(Color::Black), 1);
    // It is claimed until the move is entered.
    let mut table = two();
    table.act("say Ra8a7").includes("completed 2 Ra8a7");
    table.claim("illegal").tells("white: refused no-illegal-move");
    // Half of a castling is not castling.
    let mut table = on_claim(2009, "5", ROOK, &[]);
    table.moves("Ke1f2").after(1_000);
    presses(&mut table, "e8g8").lacks("O-O");
    // A pawn that was left on the last rank is provided for as everywhere.
    let mut table = on_claim(2009, "5", "4k3/8/8/8/8/8/2p5/6K1 w - - 0 1", &[]);
    table.moves("Kg1g2").after(1_000);
    presses(&mut table, "c2c1").includes("black pressed showing").includes("unpromoted");
}

#[test]
fn art_b_6_a_sighted_whites_illegal_move_at_the_press_is_claimed_by_a_blind_black() {
    let start = Some("4k3/8/8/8/8/8/P7/R3K3 b - - 0 1".into());
    let seats = GameTerms { white_blind: false, black_blind: true, owner: Color::Black, ..tournament("5") };
    let mut table = RefereeTable::begun_with(GameTerms { laws: 2009, start, ..seats });
    let report = |table: &mut RefereeTable, report: fn(Board) -> BoardReport, shows: &str| {
        let shows = Board::from_ascii_board_fen(shows.as_bytes()).expect("a board");
        table.send_by(EventSource::EBoard, Seat::White, EventKind::BoardReported(report(shows)));
    };
    report(&mut table, |shows| BoardReport::FoundAtRest { shows }, "4k3/8/8/8/8/8/P7/R3K3");
    table
        .after(1_000)
        .send(Seat::Black, event_of("say Ke8f8", 0))
        .heard()
        .after(1_000)
        .send(Seat::Black, event_of("f8", 0));
    report(&mut table, |shows| BoardReport::Reread { shows }, "5k2/8/8/8/8/8/P7/R3K3");
    table.after(1_000).send(Seat::White, event_of("space", 0)).after(400);
    report(&mut table, |shows| BoardReport::ShownAtPress { shows }, "5k2/8/8/8/8/1R6/P7/4K3");
    table.includes("completed 2 Ra1b3 as executed; desk: illegal-unclaimed Ra1b3 ?? white does-not-reach");
    table.send(Seat::Black, EventKind::Claimed { claim: Claim::Illegal }).includes("claimed illegal black");
    assert_eq!(table.offences(Color::White), 1);
}
