//! Which lifts are touches (D.2.2), and which are not.

use super::super::table::{RefereeTable, brief_all, practice, tournament};
use super::{after, facts, position, public, table};
use ansage_game::claim::Measure;
use ansage_game::effect::EffectKind;
use ansage_game::event::EventKind;
use ansage_game::refusal::Refusal;
use ansage_game::ruling::Ruling;
use ansage_game::seat::{Color, Seat};
use ansage_game::sensed::BoardReport;
use ansage_game::terms::GameTerms;

#[test]
fn d_2_2_a_lift_by_the_player_to_move_is_a_touch_and_his_opponent_is_shown_it() {
    let mut table = table();
    table.hands("-d2").tells("white touched P d2");
    assert!(public(&table));
    // Also when the piece goes back.
    table.hands("+d2").tells("white: placed P d2 right; white: stands");
    table.white("P?e4").heard().hands("-e2 +e4").space().tells("completed 1 Pe2e4 as executed");
    assert_eq!(facts(&mut table), "Pd2d3 ?? Pd2d4 ?? own-piece false Pe2e4 ?? white 1 d2 e2");
}

#[test]
fn d_2_2_every_lift_is_told_but_the_same_piece_is_touched_once() {
    let mut table = table();
    table.hands("-d2 +d2 -d2").tells("white touched P d2; white: placed P d2 right; white: stands; white touched P d2");
    table.hands("+d4").white("P?d4").heard().space();
    assert!(facts(&mut table).ends_with(" own-piece true Pd2d4 ?? white 1 d2"));
}

#[test]
fn art_4_3_two_pieces_lifted_are_two_touches_in_their_order() {
    let mut table = table();
    table.hands("-g1 -d2").tells("white touched N g1; white touched P d2");
    table.hands("+d4 +g1").white("P?d4").heard().space().tells("completed 1 Pd2d4 as executed");
    assert_eq!(facts(&mut table), "Ng1f3 ?? Ng1h3 ?? own-piece false Pd2d4 ?? white 1 g1 d2");
}

#[test]
fn d_2_2_a_piece_that_is_moved_on_was_touched_already() {
    let mut table = table();
    table.hands("-e2 +e3 -e3 +e4");
    table.tells("white touched P e2; white: placed P e3; white: lifted P e3; white: placed P e4");
    table.white("P?e4").tells("white announced Pe2e4; white: own move stands").heard().space();
    assert!(facts(&mut table).ends_with(" true Pe2e4 ?? white 1 e2"));
}

#[test]
fn d_2_2_lifts_that_carry_out_the_opponents_move_are_no_touches() {
    let mut table = after("P?d4 P?e5 P?h3");
    table.black("Pe5d4").heard().black_key().act("opp draw").black_confirms_twice();
    table.hands("-d4 -e5 +d4").tells(
        "white: lifted P d4 for another; white: lift p e5; white: lifted p e5 for another; white: put p d4; \
         white: placed p d4 right; white: stands",
    );
    assert_eq!(table.referee.view(Default::default()).offer, Some(Color::Black));
    // The pawn that stands there now is another matter (9.1).
    table.hands("-d4").tells("white touched p d4; offer-lapsed player black");
}

#[test]
fn d_2_2_no_lift_in_the_opponents_turn_is_a_touch() {
    let mut table = after("P?e4");
    table.hands("-d2 +d2").tells("white: lifted P d2; white: placed P d2 right; white: stands");
    // The move of a blind opponent is not made before his press (D.2.3).
    let mut table = RefereeTable::begun_with(GameTerms { black_blind: true, ..tournament("90+30") });
    table.report(Seat::Black, BoardReport::Found { shows: shakmaty::Board::new() });
    table.found("").white("P?e4").heard().hands("-e2 +e4");
    table.hands_of(Seat::Black, "-e7").tells("black: lifted p e7; black: put p e7");
    table.hands_of(Seat::Black, "+e7").space().tells("completed 1 Pe2e4 as executed");
    table.hands_of(Seat::Black, "-e2 +e4");
    table.hands_of(Seat::Black, "-e7").tells("black touched p e7");
}

#[test]
fn d_2_2_a_sighted_opponents_move_is_made_before_its_press() {
    let mut table = after("P?e4");
    table.black("P?e5").tells("black entered Pe7e5; white: lift p e7");
    table
        .hands("-e7 +e5")
        .tells("white: lifted p e7 for another; white: put p e5; white: placed p e5 right; white: stands");
    table.hands("-g1").tells("white touched N g1");
}

#[test]
fn d_2_2_no_lift_is_a_touch_before_the_start_and_while_play_is_suspended() {
    let mut table = RefereeTable::open(tournament("90+30"));
    table.found("").hands("-e2").tells("white: lifted P e2; white: put P e2");
    table.hands("+e2").act("start").act("arbiter").hands("-d2 +d2");
    table.tells("white: lifted P d2; white: placed P d2 right; white: stands").both_resume();
    table.white("P?e4").hands("-e2 +e4").heard().space().tells("completed 1 Pe2e4 as executed");
    assert!(facts(&mut table).ends_with(" 1 e2"));
}

#[test]
fn d_2_2_lifts_that_carry_out_a_ruling_are_no_touches() {
    let mut table = after("P?e4 P?e5 P?a3 P?a6");
    table.send(Seat::White, EventKind::DeskTaken { verifier: "proof".into(), arbiter: "".into() });
    let back = Ruling::TakeMeasure(Measure::RestorePosition { ply: 3 });
    table.send(Seat::Arbiter, EventKind::Ruled { ruling: back });
    table
        .includes("ruling-applied position-restored white 3; ruling-applied clock-changed ")
        .ends_with("; white: lift P a3")
        .send(Seat::Arbiter, EventKind::PlayResumed);
    table.hands("-a3 +a2 -a6 +a7").tells(
        "white: lifted P a3 for another; white: put P a2; white: placed P a2 right; white: lift p a6; \
         white: lifted p a6 for another; white: put p a7; white: placed p a7 right; white: stands",
    );
    table.hands("-g1 +f3").white("N?f3").heard().space();
    assert!(facts(&mut table).ends_with(" own-piece true Ng1f3 ?? white 3 g1"));
}

#[test]
fn d_2_2_lifts_that_complete_or_undo_an_illegal_move() {
    let mut table = table();
    table.white("Bf1b5").hands("-f1 +b5").heard().space();
    assert!(brief_all(&table.told).ends_with("white: lift B b5"));
    table.act("resume").hands("-b5 +f1");
    table.tells("white: lifted B b5 for another; white: put B f1; white: placed B f1 right; white: stands");
    table.white("P?e4").hands("-e2 +e4").heard().space().tells("completed 1 Pe2e4 as executed");
}

#[test]
fn art_4_2_adjust_is_declared_before_the_lift_and_ends_when_every_peg_is_in() {
    let mut table = table();
    table.act("adjust").hands("-a1 -b1").tells("white adjusts R a1; white adjusts N b1");
    assert!(public(&table), "the opponent sees that it is adjusted");
    table.hands("+a1:R -a1").tells("white: placed R a1 right; white adjusts R a1");
    table
        .hands("+a1:R +b1:N -h1")
        .tells("white: placed R a1 right; white: placed N b1 right; white: stands; white touched R h1");
    // A declaration after the lift undoes nothing.
    table.act("adjust").hands("+h1 -g1").tells("white: placed R h1 right; white: stands; white touched N g1");
    // After a move that stands and is not pressed yet, too.
    let mut table = self::table();
    table.white("P?e4").hands("-e2 +e4").act("adjust").hands("-a1 +a1 -b1");
    table.tells("white adjusts R a1; white: placed R a1 right; white: own move stands; white touched N b1");
}

#[test]
fn art_4_2_pegs_changed_places_are_all_in_and_end_the_adjusting() {
    let mut table = table();
    table.act("adjust").hands("-b1 -c1 +b1 +c1:N");
    table.hands("-g1").tells("white touched N g1");
    // What stands wrong is mended without a touch.
    table.hands("+g1 -b1").tells("white: placed N g1 right; white: lifted B b1 for another");
}

#[test]
fn d_2_2_mending_ones_own_wrongly_placed_piece_is_no_touch() {
    let mut table = after("P?e4");
    table.hands("-g1 +h3").tells("white: lifted N g1; white: placed N h3 wrong");
    table.black("P?e5").tells("black entered Pe7e5; white: lift N h3");
    table
        .hands("-h3 +g1")
        .tells("white: lifted N h3 for another; white: put N g1; white: placed N g1 right; white: lift p e7");
    table.hands("-e7 +e5").heard().black_key().hands("-g1 +f3").white("N?f3").heard().space();
    table.tells("completed 3 Ng1f3 as executed");
    assert!(facts(&mut table).ends_with(" true Ng1f3 ?? white 3 g1"));
}

#[test]
fn d_2_2_what_is_mended_to_another_wrong_square_is_no_move_and_binds_no_correction() {
    let mut table = after("P?e4");
    table.hands("-a1 +a3").black("P?e5").hands("-e7 +e5").heard().black_key();
    table.hands("-a3").tells("white: lifted R a3 for another; white: put R a1");
    table.hands("+b3").tells("white: placed R b3 wrong; white: wrong a1 - for R, b3 R for -; white: lift R b3");
    table.white("P?d4").act("correct P?d3");
    assert!(brief_all(&table.told).starts_with("white corrected Pd2d4 to Pd2d3"));
    table.hands("-b3").tells("white: lifted R b3 for another");
}

#[test]
fn art_4_8_the_right_to_complain_lives_until_the_opponent_touches() {
    let touched = || {
        let mut table = table();
        table.hands("-d2 +d2").white("P?e4").hands("-e2 +e4").heard().space();
        table
    };
    assert!(facts(&mut touched()).ends_with(" false Pe2e4 ?? white 1 d2 e2"));
    let mut late = touched();
    late.act("opp touched e7").black_confirms();
    assert_eq!(facts(&mut late), "white: refused complaint-too-late");
    // A sighted player's touch that his own board senses (D.2.9.e).
    let mut late = touched();
    late.act("B: found").hands_of(Seat::Black, "-e7").tells("black touched p e7");
    assert_eq!(facts(&mut late), "white: refused complaint-too-late");
}

#[test]
fn art_4_8_carrying_out_the_opponents_move_keeps_the_right_to_complain() {
    let mut table = after("P?e4");
    table.act("opp touched d7").black_confirms().black("P?e5").heard().black_key();
    table.hands("-e7 +e5");
    table.send(Seat::White, EventKind::Claimed { claim: ansage_game::claim::Claim::Touched });
    table.tells("claimed touched white -; remedy-proposed black touched touched white restore-position ply 2");
}

#[test]
fn art_9_1_a_touch_refuses_an_offer_and_nothing_else_that_is_lifted_does() {
    let offered = || {
        let mut table = after("Ng1f3 Ng8f6 Nf3g1");
        table.black("Nf6g8").act("opp draw").black_confirms_twice().heard().black_key().tells("completed 4 Nf6g8");
        table
    };
    offered().hands("-f6 +g8").act("accept").tells("game-over draw agreement");
    offered().act("adjust").hands("-a1 +a1").act("accept").tells("game-over draw agreement");
    offered().hands("-b1").tells("white touched N b1; offer-lapsed player black").act("accept");
    // Before his move was entered it is not White's turn.
    let mut table = after("Ng1f3 Ng8f6 Nf3g1");
    table.act("opp draw").black_confirms_twice().hands("-b1 +b1").black("Nf6g8").heard().black_key();
    table.hands("-f6 +g8").act("accept").tells("game-over draw agreement");
}

#[test]
fn art_4_3_in_a_tournament_no_move_is_refused_for_a_touch_and_in_practice_it_is() {
    let mut tournament = table();
    tournament.hands("-d2 +d2").white("P?e4").tells("white announced Pe2e4");
    let mut table = RefereeTable::begun_with(practice("90+30"));
    table.found("").hands("-d2 +d2").white("P?e4");
    assert!(matches!(&table.told[0].kind, EffectKind::Refused(Refusal::TouchedPieceFirst { .. })));
}

#[test]
fn d_2_8_a_lift_on_a_board_that_was_never_found_is_nothing() {
    let mut table = RefereeTable::begun();
    let lift = BoardReport::Lifted { square: shakmaty::Square::D2, piece: shakmaty::Role::Pawn.of(Color::White) };
    table.report(Seat::White, lift).tells("");
    table.white("P?e4").heard().space().tells("completed 1 Pe2e4");
    assert!(facts(&mut table).starts_with("- true Pe2e4"));
    let mut table = position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    table.lost();
    let lift = BoardReport::Lifted { square: shakmaty::Square::A1, piece: shakmaty::Role::Rook.of(Color::White) };
    table.report(Seat::White, lift).tells("");
}
