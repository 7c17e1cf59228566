//! Situations at the table in virtual time: what must happen, against the referee.

use crate::laws::acts;
use crate::support::table;
mod dispute;
mod flag;
mod illegal;
mod offer;
mod pegs;
mod touched;
mod transcript;

use ansage_game::claim::Claim;
use ansage_game::effect::{Audience, EffectKind};
use ansage_game::event::{EventKind, OpponentsWord, Question};
use ansage_game::moment::{Moment, Span};
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::GameTerms;
use table::{RefereeTable, brief, tournament};

#[test]
fn situation_1_a_normal_move_each_way_at_one_keyboard() {
    let mut table = RefereeTable::begun();
    table.script(&[
        (5_000, "say P?e4", "white announced Pe2e4"),
        (5_100, "space", "white: press-kept"),
        (7_000, "heard", "completed 1 Pe2e4"),
    ]);
    table.runs("black").used(7_000, 0);
    table.script(&[
        (12_000, "f8", "pressed-before-entry player black"),
        // Typing costs White, never Black.
        (15_000, "say P?e5", "black entered Pe7e5; completed 2 Pe7e5"),
        (17_000, "heard", ""),
    ]);
    table.runs("white").used(7_000 + 5_000, 5_000).completed(1, 1);
}

#[test]
fn situation_2_the_blind_player_misheard() {
    let mut table = RefereeTable::begun();
    table.script(&[
        (1_000, "say P?e4", "white announced Pe2e4"),
        (2_000, "heard", ""),
        (3_000, "space", "completed 1 Pe2e4"),
        (8_000, "f8", "pressed-before-entry player black"),
        (10_000, "say P?e6", "black entered Pe7e6; completed 2 Pe7e6"),
        (11_000, "heard", ""),
        (13_000, "misheard P?e5", "black misheard Pe7e6 for Pe7e5; completed 2 Pe7e5"),
        (15_000, "say P?d4", "white announced Pd2d4"),
        (16_000, "misheard P?e6", "white: refused misheard-too-late"),
    ]);
    table.used(3_000 + 8_000, 5_000).completed(1, 1).course("Pe2e4 Pe7e5");
    assert!(table.told.iter().all(|effect| effect.to == Audience::Seat(Color::White)));
}

#[test]
fn situation_3_a_slip_of_the_tongue_without_a_sensed_board() {
    let mut table = RefereeTable::begun();
    table.script(&[
        (1_000, "say P?f3", "white announced Pf2f3"),
        (2_000, "correct N?f3", "white corrected Pf2f3 to Ng1f3"),
        (3_000, "heard", ""),
        (4_000, "space", "completed 1 Ng1f3"),
        (5_000, "correct P?f3", "white: refused correction-too-late"),
        // The way that is left.
        (6_000, "arbiter", "arbiter-called player white"),
    ]);
    table.runs("-");
}

#[test]
fn situation_5_the_opponent_executes_another_move_than_was_announced() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4");
    table.script(&[
        (4_000, "opp played d2d4", "confirmation-asked black execute d2 - d4"),
        (4_500, "f12", "black's board differs: d2 - for P, e2 P for -, d4 P for -, e4 - for P"),
    ]);
    // Both hear it; no clock stops.
    assert!(table.told.iter().all(|effect| effect.to == Audience::Hall));
    table.runs("black");
    // He puts half of it right and answers: what is left is a case for the arbiter, told once.
    table.script(&[
        (5_000, "opp played d4d2", "confirmation-asked black execute d4 - d2"),
        (5_500, "f12", "black's board differs: e2 P for -, e4 - for P"),
        (6_000, "f8", "pressed-before-entry player black"),
        (7_000, "say P?e5", "black entered Pe7e5; case of black's board: e2 P for -, e4 - for P; completed 2 Pe7e5"),
    ]);
    table.runs("white");
    table.moves("Ng1f3").moves("Nb8c6");
    assert!(!table.told.iter().any(|effect| matches!(effect.kind, EffectKind::BoardsDisputed { .. })));
    table.act("opp played e2e4").black_confirms().tells("board-agrees owner black");
}

#[test]
fn situation_6_the_blind_player_carries_out_his_opponents_capture() {
    let carried_out = || {
        let mut table = RefereeTable::begun();
        table.moves("P?d4 P?e5 P?h3 Pe5d4").act("opp draw").black_confirms_twice().tells("draw-offered player black");
        // His own captured pawn, and the opponent's to place it.
        table.act("touched d4").tells("touch-announced P white carrying-out d4");
        table.act("touched e5").tells("touch-announced p white carrying-out e5");
        table
    };
    carried_out().act("accept").tells("game-over draw agreement");
    // The same square once more is a touch of the pawn that stands there now.
    carried_out().act("touched d4").tells("touch-announced p white d4; offer-lapsed player black");
}

#[test]
fn situation_7_the_blind_player_touches_the_wrong_piece_on_his_own_move() {
    let mut table = RefereeTable::begun();
    table.script(&[
        (1_000, "touched d2", "touch-announced P white d2"),
        (2_000, "say P?e4", "white announced Pe2e4"),
        (3_000, "heard", ""),
        (4_000, "space", "completed 1 Pe2e4"),
    ]);
    assert!(table.told.iter().all(|effect| effect.to == Audience::Hall));
    table.runs("black");
    let claim = || EventKind::SpokenForOpponent { word: OpponentsWord::Claim(Claim::Touched) };
    table.send(Seat::White, claim()).black_confirms().runs("-");
    assert!(!table.told.iter().any(|effect| matches!(effect.kind, EffectKind::TouchFacts { .. })));
    // He has touched a piece himself: too late.
    let mut table = RefereeTable::begun();
    table.act("touched d2").moves("P?e4").act("opp touched e7").black_confirms();
    table.send(Seat::White, claim()).black_confirms().tells("white: refused complaint-too-late").runs("black");
}

#[test]
fn situation_8_blitz_with_both_under_ten_seconds() {
    let mut table = RefereeTable::begun_with(tournament("3+2"));
    // Each speaks 1.2 seconds; White presses 0.1 s after his announcement, Black answers at once.
    let mut now = 0;
    for pair in [["Ng1f3", "Ng8f6"], ["Nf3g1", "Nf6g8"], ["Ng1f3", "Ng8f6"]] {
        now += 40_000;
        table.script(&[
            (now, &format!("say {}", pair[0]), &format!("white announced {}", pair[0])),
            (now + 100, "space", "white: press-kept"),
            // A bounced key presses nothing.
            (now + 130, "space", "white: refused already-pressed"),
        ]);
        let ply = table.referee.half_moves_with_withdrawn().len() + 1;
        table.script(&[(now + 1_200, "heard", &format!("completed {ply} {}", pair[0]))]);
        now += 1_200 + 40_000;
        table.script(&[
            (now, "f8", "pressed-before-entry player black"),
            (now + 30, "f8", "white: refused already-pressed"),
        ]);
        let (entered, ply) = (pair[1], ply + 1);
        let told = format!("black entered {entered}; completed {ply} {entered}");
        table.script(&[(now + 500, &format!("say {entered}"), &told)]);
    }
    // 3 x 40 s for Black; White also pays for speaking and for typing, and both got their increments.
    table.clocks(182_000 - 3 * 41_200 - 500 + 6_000, 182_000 - 3 * 40_000 + 6_000);
    table.runs("white").completed(3, 3);
    // A press kept for the last word keeps its own time: the flag stands at the computed instant.
    let left = table.referee.view(Moment::from_millis(table.now)).clocks.white.expect("a clock").as_millis();
    let flag = table.now + left;
    assert_eq!(table.referee.deadline(), Some(Moment::from_millis(flag)));
    table.script(&[(flag - 1_000, "say P?e4", "white announced Pe2e4"), (flag - 900, "space", "white: press-kept")]);
    let told = format!("flag-fell {flag} white; black: claim-offered; completed 7 Pe2e4");
    table.script(&[(flag + 200, "heard", &told)]);
    table.clocks(0, 68_000);
}

#[test]
fn situation_11_a_knight_is_set_down_and_a_queen_announced() {
    let mut table = RefereeTable::from_position("8/3P4/7k/8/8/8/P7/K7 w - - 0 1");
    table.script(&[
        // In the other order: set down first, announced then.
        (1_000, "played d7d8=N", "touch-announced P white d7"),
        (2_000, "say P?d8", "white: refused unreadable promotion-missing to d8"),
        (3_000, "say P?d8=Q", "white announced Pd7d8=Q; white's board differs: d8 N for Q"),
        (4_000, "correct P?d8=N", "white corrected Pd7d8=Q to Pd7d8=N; board-agrees owner white"),
        (5_000, "heard", ""),
        (6_000, "space", "completed 1 Pd7d8=N as executed"),
    ]);
    let mut table = RefereeTable::from_position("8/3P4/7k/8/8/8/P7/K7 w - - 0 1");
    table.script(&[
        (2_000, "say P?d8", "white: refused unreadable promotion-missing to d8"),
        (3_000, "say P?d8=Q", "white announced Pd7d8=Q"),
        (4_000, "played d7d8=N", "white's board differs: d8 N for Q"),
        (5_000, "heard", ""),
        (6_000, "space", "white: refused not-made piece-placed N d8"),
        (7_000, "correct P?d8=N", "white corrected Pd7d8=Q to Pd7d8=N; board-agrees owner white"),
        (8_000, "space", "white: press-kept"),
        (9_000, "heard", "completed 1 Pd7d8=N as executed"),
    ]);
}

#[test]
fn situation_15_a_draw_offered_between_announcement_and_press() {
    let mut table = RefereeTable::begun();
    // A draw can be agreed after a move of each only.
    table.moves("Ng1f3 Ng8f6");
    table.script(&[
        (11_000, "say P?e4", "white announced Pe2e4"),
        (12_000, "draw", "draw-offered player white"),
        (13_000, "heard", ""),
        (14_000, "space", "completed 3 Pe2e4"),
        // The blind player's typing alone never accepts for the other.
        (15_000, "accept", "white: refused no-offer"),
        (16_000, "opp accept", "confirmation-asked black accept"),
        (17_000, "space", "white: refused clock-not-running player white"),
        // At the keyboard of both his key is asked for twice, and what it ended is marked so.
        (18_000, "f12", "confirmation-asked-again black accept"),
        (18_500, "space", "white: refused clock-not-running player white"),
        (19_000, "f12", "game-over draw agreement; desk: shared-keyboard black accept"),
    ]);
    table.runs("-");
    // What he lifts to carry out the opponent's move does not refuse the offer.
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?d5").act("opp draw").black_confirms_twice().act("touched d7").act("played d7d5");
    table.act("accept").tells("game-over draw agreement");
}

#[test]
fn situation_16_a_flag_falls_while_an_announcement_is_being_spoken() {
    let mut table = RefereeTable::begun_with(tournament("1"));
    table.script(&[
        (59_000, "say P?e4", "white announced Pe2e4"),
        (59_100, "space", "white: press-kept"),
        (60_000, "deadline", "flag-fell 60000 white; black: claim-offered"),
        (61_000, "heard", "completed 1 Pe2e4"),
    ]);
    // His opponent's press on arrival does beat it.
    let mut table = RefereeTable::begun_with(tournament("1"));
    table.moves("P?e4");
    table.script(&[
        (62_000, "say P?e5", "black entered Pe7e5"),
        (62_999, "f8", "press-waits player black"),
        (64_000, "heard", "completed 2 Pe7e5"),
    ]);
    table.clocks(57_000, 1);
}

#[test]
fn situation_17_a_noisy_hall() {
    let mut table = RefereeTable::begun();
    table.act("again").tells("white: refused nothing-announced");
    table.white("P?e4");
    table.heard();
    for _ in 0..5 {
        table.after(500).act("again").tells("white again Pe2e4");
        assert_eq!(table.told[0].to, Audience::Hall);
        // Once more changes nothing while it is being said, and nobody else hears of it.
        table.act("again").tells("white: refused still-being-said").heard();
    }
    table.space().tells("completed 1 Pe2e4");
    table.act("again").tells("white again Pe2e4");
    table.black("P?e6").act("misheard P?e5").heard().act("again").tells("black again Pe7e5");
}

#[test]
fn situation_18_every_word_belongs_to_its_own_player() {
    let mut table = RefereeTable::begun_with(GameTerms { black_blind: true, ..tournament("90+30") });
    table.moves("P?e4");
    let e5 = table::event_of("say P?e5", 0);
    table.send(Seat::Black, e5).tells("black announced Pe7e5");
    table.send(Seat::Black, table::event_of("correct P?e6", 0)).tells("black corrected Pe7e5 to Pe7e6");
    table.act("correct P?e5").tells("white: refused correction-too-late");
    table.send(Seat::Black, EventKind::ClockPressed { player: Color::Black }).tells("black: press-kept");
    table.act("escape").tells("white: refused nothing-pressed");
    table.heard().tells("completed 2 Pe7e6");
    table.send(Seat::Black, EventKind::InformationAsked { question: Question::MoveCount });
    assert_eq!(table.told[0].to, Audience::Seat(Color::Black));
}

#[test]
fn situation_20_an_illegal_announcement_in_tournament_mode() {
    let mut table = RefereeTable::begun();
    table.script(&[
        (1_000, "say Bf1b5", "white announced Bf1b5"),
        (2_000, "heard", ""),
        (
            3_000,
            "space",
            "white completed illegal Bf1b5; remedy-proposed white illegal-move count 1 add-time black 120000",
        ),
    ]);
    table.runs("-").completed(0, 0);
    // Black's own board shows the pawn still on e2, where the bishop passes on the course.
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").act("played e7e6");
    assert_eq!(brief(&table.told[0]), "white's board differs: e5 - for p, e6 p for -");
    table.act("say Pe4e5");
    assert_eq!(brief(&table.told[0]), "white announced Pe4e5");
    table.heard().space().tells("white completed Pe4e5, legal on his own board").runs("-");
}

#[test]
fn situation_1_with_an_assistant_nobody_need_press_for_the_blind_player() {
    let mut table =
        RefereeTable::begun_with(GameTerms { assistant_press: Some(Span::from_millis(1_500)), ..tournament("90+30") });
    table.script(&[
        (1_000, "say P?e4", "white announced Pe2e4"),
        (3_000, "heard", ""),
        (4_500, "deadline", "completed 1 Pe2e4"),
    ]);
    table.runs("black").used(4_500, 0);
}
