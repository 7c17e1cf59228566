//! The opponent's move on the blind player's own board (D.2.1), the set-up, and boards in disorder: led step by step.

use super::super::table::{RefereeTable, tournament};
use super::{after, position, table};
use ansage_game::effect::{Audience, EffectKind};
use ansage_game::event::{EventKind, Question};
use ansage_game::seat::{Color, Seat};
use ansage_game::sensed::{BoardReport, GuideStep, SensedEffect};
use shakmaty::{Board, Piece, Role, Square};

/// White plays, Black's move is entered and pressed.
fn reply(fen: &str, own: &str, theirs: &str) -> RefereeTable {
    let mut table = RefereeTable::from_position(fen);
    table.moves(own).found("").black(theirs);
    table
}

/// Follows the steps as a hand does until nothing is told any more; what it did.
fn follow(table: &mut RefereeTable, pegs: &mut Vec<String>) {
    while let Some(step) = table.told.iter().rev().find_map(|effect| match &effect.kind {
        EffectKind::BoardSensed(SensedEffect::Guided { step, .. }) => Some(*step),
        _ => None,
    }) {
        let act = match step {
            GuideStep::Lift { square, .. } => format!("-{square}"),
            GuideStep::Place { square, piece } => format!("+{square}:{}", piece.char()),
        };
        table.hands(&act);
        pegs.push(act);
        assert!(pegs.len() <= 128, "led without an end: {pegs:?}");
    }
}

fn led(mut table: RefereeTable) -> String {
    let mut acts = Vec::new();
    follow(&mut table, &mut acts);
    assert!(super::super::table::brief_all(&table.told).ends_with("white: stands"), "{:?}", table.told);
    acts.join(" ")
}

#[test]
fn d_2_1_the_opponents_move_is_led_onto_the_board_step_by_step() {
    assert_eq!(led(reply("4k3/4p3/8/8/8/8/P7/4K3 w - - 0 1", "P?a3", "P?e5")), "-e7 +e5:p");
    // A captured piece goes off first.
    assert_eq!(led(reply("4k3/8/8/4p3/8/8/P2P4/4K3 w - - 0 1", "P?d4", "Pe5d4")), "-d4 -e5 +d4:p");
    // The pawn captured in passing too, on its own square.
    assert_eq!(led(reply("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "P?e4", "Pd4e3")), "-e4 -d4 +e3:p");
    assert_eq!(led(reply("r3k3/8/8/8/8/8/P7/4K3 w q - 0 1", "P?a3", "O-O-O")), "-e8 +c8:k -a8 +d8:r");
    assert_eq!(led(reply("4k3/8/8/8/8/8/P2p4/6K1 w - - 0 1", "P?a3", "P?d1=N")), "-d2 +d1:n");
    assert_eq!(led(reply("4k3/8/8/8/8/8/P2p4/2B3K1 w - - 0 1", "P?a3", "Pd2c1=Q")), "-c1 -d2 +c1:q");
}

#[test]
fn d_2_1_a_move_of_chess960_castling_is_led_to_its_end() {
    let mut table = reply("5kr1/8/8/8/8/8/P7/5K2 w g - 0 1", "P?a3", "O-O");
    let mut acts = Vec::new();
    follow(&mut table, &mut acts);
    assert_eq!(table.shows(), "5rk1/8/8/8/8/P7/8/5K2", "{acts:?}");
}

#[test]
fn d_2_1_what_was_carried_out_before_it_was_told_only_needs_the_cue() {
    let mut table = after("P?e4");
    table.hands("-e7 +e5").black("P?e5").tells("black entered Pe7e5; white: stands");
}

#[test]
fn d_2_1_a_wrong_placing_is_named_exactly() {
    let mut table = after("P?e4");
    table.black("P?e5").hands("-e7").tells("white: lifted p e7 for another; white: put p e5");
    table.hands("+e6").tells("white: placed p e6 wrong; white: wrong e5 - for p, e6 p for -; white: lift p e6");
    table
        .hands("-e6 +e5")
        .tells("white: lifted p e6 for another; white: put p e5; white: placed p e5 right; white: stands");
    // Another piece than the right one.
    let mut table = after("P?e4");
    table.black("P?e5").hands("-e7 +e5:n");
    table.tells(
        "white: lifted p e7 for another; white: put p e5; white: placed n e5 wrong; white: wrong e5 n for p; \
         white: lift n e5",
    );
    // Something was put elsewhere while the piece is still in the hand.
    let mut table = after("P?e4");
    table.black("P?e5").hands("-e7 -d7").hands("+a6");
    table.tells("white: placed p a6 wrong; white: wrong a6 p for -; white: lift p a6");
}

#[test]
fn d_2_1_all_of_it_is_for_the_player_alone() {
    let mut table = after("P?e4");
    table.black("P?e5").hands("-e7 +e6 -e6 +e5");
    assert!(table.told.iter().all(|effect| effect.to == Audience::Seat(Color::White)));
}

#[test]
fn d_2_1_who_has_begun_his_own_move_is_not_led_back_from_it() {
    let mut table = after("P?e4");
    table.black("P?e5").heard().black_key().hands("-g1").tells("white touched N g1");
    table.hands("+f3").tells("white: placed N f3");
    // The wrong piece of the opponent's is no move begun: he is led on.
    let mut table = after("P?e4");
    table.black("P?e5").heard().black_key().hands("-d7").tells("white: put p e5; white touched p d7");
    table.hands("+d7").tells("white: placed p d7 right; white: lift p e7");
}

#[test]
fn d_2_1_misheard_and_corrected_words_lead_on_from_what_stands() {
    let mut table = after("P?e4");
    table.black("P?e6").heard().black_key().hands("-e7 +e6").act("misheard P?e5");
    table.tells("black misheard Pe7e6 for Pe7e5; completed 2 Pe7e5; white: lift p e6");
    table
        .hands("-e6 +e5")
        .tells("white: lifted p e6 for another; white: put p e5; white: placed p e5 right; white: stands");
}

#[test]
fn practice_takes_moves_back_and_leads_the_pegs_back() {
    let mut table = RefereeTable::begun_with(super::super::table::practice("none"));
    table.moves("P?e4 P?e5").found("").act("takeback");
    table.tells("taken-back 2 white; white: lift P e4");
    let mut acts = Vec::new();
    follow(&mut table, &mut acts);
    assert_eq!(acts.join(" "), "-e4 +e2:P -e5 +e7:p");
    table.hands("-e2").tells("white touched P e2");
}

#[test]
fn set_up_from_an_empty_board_square_by_square() {
    let mut table = RefereeTable::open(tournament("90+30"));
    table.found("8/8/8/8/8/8/8/8").tells("white's board found; white: put R a1");
    let mut acts = Vec::new();
    follow(&mut table, &mut acts);
    assert_eq!((acts.len(), table.shows()), (32, Board::new().board_fen().to_string()));
    assert!(super::super::table::brief_all(&table.told).ends_with("white: stands"));
    table.act("start").tells("started");
}

#[test]
fn set_up_from_scrambled_boards_comes_to_an_end() {
    let mut dice = super::super::dice::Dice::new(5);
    for _ in 0..60 {
        let mut scrambled = Board::empty();
        let pieces: Vec<Piece> = Board::new().into_iter().map(|(_, piece)| piece).collect();
        for piece in pieces {
            let square = Square::ALL[dice.below(64)];
            scrambled.set_piece_at(square, piece);
        }
        let mut table = RefereeTable::open(tournament("90+30"));
        table.found(&scrambled.board_fen().to_string());
        follow(&mut table, &mut Vec::new());
        assert_eq!(table.shows(), Board::new().board_fen().to_string(), "from {}", scrambled.board_fen());
    }
}

#[test]
fn set_up_names_a_wrong_piece_and_pieces_that_changed_places() {
    let mut table = RefereeTable::open(tournament("90+30"));
    table.found("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKBNR").tells("white's board found; white: lift B b1");
    table.hands("-b1 -c1").tells("white: lifted B b1; white: lift N c1; white: lifted N c1; white: put N b1");
    table.hands("+b1:B").tells("white: placed B b1 wrong; white: wrong b1 B for N; white: lift B b1");
    table.hands("-b1 +b1:N +c1:B").tells(
        "white: lifted B b1; white: put N b1; white: placed N b1 right; white: put B c1; white: placed B c1 right; \
         white: stands",
    );
    let mut table = RefereeTable::open(tournament("90+30"));
    table.found("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR").tells("white's board found; white: lift K d1");
}

#[test]
fn a_piece_that_slides_is_lifted_and_placed_on_every_square_of_its_way() {
    let mut table = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    table.white("Ra1a4").hands("-a1 +a2 -a2 +a3 -a3 +a4");
    assert!(table.told.iter().all(|effect| !matches!(effect.kind, EffectKind::Refused(_))));
    table.heard().space().tells("completed 1 Ra1a4 as executed");
    assert!(super::facts(&mut table).ends_with(" own-piece true Ra1a4 ?? white 1 a1"));
}

#[test]
fn a_board_knocked_over_is_told_once_and_led_back() {
    let mut table = after("P?e4");
    table.hands("-a1 -b1 -c1").tells("white: lifted R a1; white: lifted N b1; white: lifted B c1");
    table.hands("-d1").tells("white: lifted Q d1; white's board disturbed 4; white: put R a1");
    table.hands("-f1").tells("white: lifted B f1");
    let mut acts = Vec::new();
    table.hands("+a1:R");
    follow(&mut table, &mut acts);
    assert_eq!(acts.join(" "), "+b1:N +c1:B +d1:Q +f1:B");
    // In his own announced move, too: to what was announced.
    let mut table = self::table();
    table.white("P?e4").heard().hands("-e2 -a1 -b1").hands("-c1");
    table.tells("white's board disturbed 4; white: put R a1; white touched B c1");
    table.hands("+a1:R").read("8/8/8/8/8/8/8/8").tells("white: put R a1");
    table.read("e2e4").tells("white: own move stands").space().tells("completed 1 Pe2e4 as executed");
}

#[test]
fn query_tells_the_square_that_changed_last() {
    let ask = || EventKind::InformationAsked { question: Question::LastSquare };
    let mut table = RefereeTable::begun();
    table.act("ask last").tells("white: refused board-not-sensed").found("");
    table.act("ask last").tells("white: answered last-square - -");
    table.hands("-e2").act("ask last").tells("white: answered last-square - e2");
    table.hands("+e4").act("ask last").tells("white: answered last-square P e4");
    table.send(Seat::Black, ask()).tells("black: refused board-not-sensed");
    let lift = BoardReport::Placed { square: Square::A3, piece: Role::Queen.of(Color::Black) };
    table.report(Seat::White, lift).act("ask last").tells("white: answered last-square q a3");
    table.act("arbiter").act("ask last").tells("white: answered last-square q a3");
}

#[test]
fn after_the_end_nothing_is_compared_any_more() {
    let mut table = table();
    table.white("P?e4").hands("-e2").act("resign").tells("game-over win resignation black");
    table
        .hands("-a1 -b1 -c1 -d1")
        .tells("white: lifted R a1; white: lifted N b1; white: lifted B c1; white: lifted Q d1");
}

#[test]
fn d_2_1_who_has_put_his_own_piece_back_is_led_on_and_the_touch_stays() {
    let mut table = after("P?e4");
    table.black("P?e5").heard().black_key().hands("-g1 +g1").tells("white touched N g1; white: placed N g1 right");
    table.hands("-e7 +e6");
    table.tells(
        "white: lifted p e7 for another; white: put p e5; white: placed p e6 wrong; white: wrong e5 - for p, e6 p for -; \
         white: lift p e6",
    );
}

#[test]
fn set_up_what_is_missing_at_the_start_is_told_and_play_does_not_wait() {
    let mut table = RefereeTable::open(tournament("90+30"));
    table.found("e2").act("start").tells("started; white: wrong e2 - for P");
    table.hands("+e2:P").tells("white: placed P e2 right; white: stands");
}

#[test]
fn a_board_knocked_over_is_not_listed_again_with_every_piece() {
    let mut table = after("P?e4 P?e5");
    table.hands("-a1 -b1 -c1 -d1 +d1:Q +c1:B +a1:N");
    table.hands("+b1:R").tells("white: placed R b1 wrong; white: wrong b1 R for N; white: lift R b1");
}
