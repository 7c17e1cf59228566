//! Touches at the table (4, 9.1, D.2.2): remembered, told to all, judged by the arbiter alone.

use super::table::{RefereeTable, brief, practice, tournament};
use ansage_game::claim::{Claim, DrawGround, Measure};
use ansage_game::effect::{Audience, EffectKind};
use ansage_game::event::{EventKind, OpponentsWord};
use ansage_game::ruling::Ruling;
use ansage_game::seat::{Color, Seat};
use ansage_game::touch::TouchArticle;

/// A player complains of what his opponent touched; Black by White's keyboard and his own key.
fn complain(table: &mut RefereeTable, by: Color) -> &mut RefereeTable {
    match by {
        Color::White => table.send(Seat::White, EventKind::Claimed { claim: Claim::Touched }),
        Color::Black => {
            table.send(Seat::White, EventKind::SpokenForOpponent { word: OpponentsWord::Claim(Claim::Touched) });
            table.black_confirms()
        }
    }
}

/// The arbiter takes the desk: the facts that wait for him, as half-move, squares touched, whether the move keeps to
/// them, the article, and how many moves would.
fn facts_at_desk(table: &mut RefereeTable) -> String {
    table.send(Seat::Arbiter, EventKind::DeskTaken { verifier: "proof".into(), arbiter: "".into() });
    let mut facts = String::new();
    for effect in &table.told {
        let EffectKind::TouchFacts { ply, touched, kept, article, allowed, .. } = &effect.kind else { continue };
        assert_eq!(effect.to, Audience::Desk);
        let squares: Vec<String> = touched.iter().map(ToString::to_string).collect();
        let article = article.map_or("-", |article: TouchArticle| article.number(2014));
        facts += &format!("{ply}: {}, kept {kept}, {article}, {}", squares.join(" "), allowed.len());
    }
    facts
}

/// White goes on where this half-move of his was taken back by the arbiter.
fn back(table: &mut RefereeTable, ply: u32) {
    let ruling = Ruling::TakeMeasure(Measure::RestorePosition { ply });
    table.send(Seat::Arbiter, EventKind::Ruled { ruling }).send(Seat::Arbiter, EventKind::PlayResumed);
}

fn touched_by_black(table: &mut RefereeTable, square: &str) {
    table.act(&format!("opp touched {square}")).black_confirms();
}

#[test]
fn art_4_8_the_opponent_may_complain_until_he_touches_a_piece() {
    let mut table = RefereeTable::begun();
    table.act("touched d2").moves("P?e4");
    complain(&mut table, Color::Black).runs("-");
    // The players hear that it was claimed, and no move that would have been right.
    assert!(table.told.iter().all(|effect| !matches!(effect.kind, EffectKind::TouchFacts { .. })));
    assert!(table.told.iter().any(|effect| matches!(effect.kind, EffectKind::Claimed { .. })));
    assert_eq!(facts_at_desk(&mut table), "1: d2, kept false, 4.3.a, 2");

    let mut table = RefereeTable::begun();
    table.act("touched d2").moves("P?e4");
    touched_by_black(&mut table, "e7");
    complain(&mut table, Color::Black).tells("white: refused complaint-too-late").runs("black");

    // The other way round.
    let mut table = RefereeTable::begun();
    table.moves("P?e4");
    touched_by_black(&mut table, "b8");
    table.moves("P?e5");
    complain(&mut table, Color::White).runs("-");
    assert_eq!(facts_at_desk(&mut table), "2: b8, kept false, 4.3.a, 2");
    let mut table = RefereeTable::begun();
    table.moves("P?e4");
    touched_by_black(&mut table, "b8");
    table.moves("P?e5").act("touched g1");
    complain(&mut table, Color::White).tells("white: refused complaint-too-late");
}

#[test]
fn art_4_8_a_complaint_waits_until_a_penalty_is_settled_and_is_not_lost_by_waiting() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4");
    touched_by_black(&mut table, "b8");
    table.moves("P?e5").claim("repetition");
    complain(&mut table, Color::White).tells("white: refused case-pending").runs("-");
    table.act("resume").runs("white");
    complain(&mut table, Color::White).runs("-");
    assert_eq!(facts_at_desk(&mut table), "2: b8, kept false, 4.3.a, 2");
}

#[test]
fn art_4_8_to_announce_or_to_press_for_a_move_made_loses_the_right_too() {
    let mut table = RefereeTable::begun();
    table.act("touched d2").moves("P?e4").act("f8").tells("pressed-before-entry player black");
    complain(&mut table, Color::Black).tells("white: refused complaint-too-late");
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").act("say Ng1f3");
    complain(&mut table, Color::White).tells("white: refused complaint-too-late");
    let mut table = RefereeTable::begun();
    complain(&mut table, Color::White).tells("white: refused nothing-touched");
}

#[test]
fn art_4_8_what_only_the_opponent_saw_goes_to_the_arbiter_all_the_same() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4");
    complain(&mut table, Color::Black).runs("-");
    assert_eq!(facts_at_desk(&mut table), "1: , kept true, -, 0");
    // And so does a move that is announced and not completed.
    let mut table = RefereeTable::begun();
    table.act("touched d2").act("say P?e4");
    complain(&mut table, Color::Black);
    assert_eq!(facts_at_desk(&mut table), "1: d2, kept false, 4.3.a, 2");
}

#[test]
fn art_7_5_touches_survive_a_going_back() {
    for (again, facts) in [("P?e4", "1: d2 e2, kept false, 4.3.a, 2"), ("P?d4", "1: d2 e2, kept true, 4.3.a, 2")] {
        let mut table = RefereeTable::begun();
        table.act("touched d2").moves("P?e4");
        complain(&mut table, Color::Black);
        facts_at_desk(&mut table);
        back(&mut table, 1);
        table.runs("white").send(Seat::Arbiter, EventKind::DeskLeft).moves(again);
        complain(&mut table, Color::Black);
        assert_eq!(facts_at_desk(&mut table), facts, "{again}");
    }
}

#[test]
fn art_7_5_1_the_piece_of_an_illegal_move_was_touched_for_the_move_in_its_place() {
    let mut table = RefereeTable::begun();
    table.moves("Ng1g3").act("resume").moves("P?e4");
    complain(&mut table, Color::Black);
    assert_eq!(facts_at_desk(&mut table), "1: g1, kept false, 4.3.a, 2");
    // Where it was only misheard it was not.
    let mut table = RefereeTable::begun();
    table.moves("P?e4 Ng8g6").act("misheard P?e5").act("opp consent").black_confirms_twice().act("heard");
    complain(&mut table, Color::White);
    assert_eq!(facts_at_desk(&mut table), "2: , kept true, -, 0");
}

#[test]
fn d_2_1_a_move_mended_as_misheard_keeps_what_was_touched_for_it() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4");
    touched_by_black(&mut table, "b8");
    table.moves("P?e6").act("misheard P?e5");
    complain(&mut table, Color::White);
    assert_eq!(facts_at_desk(&mut table), "2: b8, kept false, 4.3.a, 2");
}

#[test]
fn art_4_3_practice_refuses_a_move_that_does_not_keep_to_what_was_touched() {
    let mut table = RefereeTable::begun_with(practice("90+30"));
    table.act("touched d2").act("say P?e4").tells("white: refused touched-piece-first squares d2");
    table.act("say P?d4").tells("white announced Pd2d4");
    table.act("correct P?e4").tells("white: refused touched-piece-first squares d2");
    table.act("correct P?d3").tells("white corrected Pd2d4 to Pd2d3").heard().space();
    // The next turn owes nothing any more; the opponent's move entered for him is refused as well.
    touched_by_black(&mut table, "e7");
    table.act("say P?d5").tells("white: refused touched-piece-first squares e7");
    table.act("say P?e5").tells("black entered Pe7e5");
    // So is a reply that comes before the press.
    table.act("touched b1").act("say P?e4").tells("white: refused touched-piece-first squares b1");
    table.act("say N?c3").tells("white announced Nb1c3").completed(1, 0);
}

#[test]
fn art_4_3_an_execution_before_the_announcement_is_a_touch() {
    let mut table = RefereeTable::begun_with(practice("90+30"));
    table.act("played d2d3").tells("touch-announced P white d2");
    table.act("say P?e4").tells("white: refused touched-piece-first squares d2");
    // Moved on, it was touched already; the captured piece was touched as well.
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?d5").act("played e4d5").act("played d5d6").moves("P?e5");
    complain(&mut table, Color::Black);
    assert_eq!(facts_at_desk(&mut table), "3: e4 d5, kept false, 4.3.c, 1");
}

#[test]
fn art_4_2_what_is_adjusted_is_told_so_and_owes_nothing() {
    let mut table = RefereeTable::begun_with(practice("90+30"));
    table.act("adjust").act("touched d2").tells("touch-announced P white adjusting d2");
    table.moves("P?e4");
    table.act("opp adjust").black_confirms();
    table.act("opp touched b8").black_confirms().tells("touch-announced n black adjusting b8");
    table.moves("P?e5");
    // The next turn needs a declaration of its own.
    table.act("touched g1").tells("touch-announced N white g1");
    table.act("say P?d4").tells("white: refused touched-piece-first squares g1");
    // Only the player who has the move adjusts.
    let mut table = RefereeTable::begun();
    table.act("opp adjust").black_confirms();
    table.moves("P?e4").act("opp touched b8").black_confirms().tells("touch-announced n black b8");
}

#[test]
fn art_9_1_an_offer_is_refused_by_a_touch_on_the_recipients_own_move() {
    let offered = || {
        let mut table = RefereeTable::begun();
        table.moves("P?e4 P?e5").act("opp draw").black_confirms_twice().includes("draw-offered player black");
        table
    };
    offered().act("touched d2").tells("touch-announced P white d2; offer-lapsed player black");
    // With the intention of capturing.
    offered().act("touched e5").tells("touch-announced p white e5; offer-lapsed player black");
    // Executed before it is announced.
    offered().act("played d2d4").tells("touch-announced P white d2; offer-lapsed player black");
    // An empty square, an adjusted piece, and the offerer's own hands refuse nothing.
    let mut table = offered();
    table.act("touched d5").act("adjust").act("touched d2");
    touched_by_black(&mut table, "d7");
    table.act("accept").tells("game-over draw agreement");
    // Black's turn.
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5 Ng1f3").act("draw");
    table.act("opp touched b8").black_confirms().tells("touch-announced n black b8; offer-lapsed player white");
}

#[test]
fn art_9_4_a_touch_loses_the_right_to_claim_a_draw() {
    for (laws, touched, refusal) in
        [(2023, true, "white: refused claim-lost"), (2023, false, "claimed"), (2001, true, "claimed")]
    {
        let mut table = RefereeTable::begun_with(ansage_game::terms::GameTerms { laws, ..tournament("90+30") });
        if touched {
            table.act("touched d2");
        }
        let claim = Claim::Draw { ground: DrawGround::Repetition, with: None };
        table.send(Seat::White, EventKind::Claimed { claim });
        assert!(brief(&table.told[0]).starts_with(refusal), "{laws}: {}", brief(&table.told[0]));
    }
}

#[test]
fn d_2_1_the_hands_that_carry_out_the_opponents_move_touch_nothing() {
    // Castling: the king and the rook, once each; then the king was touched.
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5 Ng1f3 Ng8f6 B?c4 B?c5 O-O");
    table.act("opp touched h1").black_confirms().tells("touch-announced R black carrying-out h1");
    table.act("opp touched e1").black_confirms().tells("touch-announced K black carrying-out e1");
    table.act("opp touched g1").black_confirms().tells("touch-announced K black g1");
    // En passant: the pawn that was captured stands beside.
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?d5 P?h3 P?d4 P?c4 Pd4c3");
    table.act("touched c4").tells("touch-announced P white carrying-out c4");
    table.act("touched d4").tells("touch-announced p white carrying-out d4");
    // What was told as executed needs no more hands.
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?d5 P?h3 Pd5e4").act("played d5e4").act("touched e4").tells("touch-announced p white e4");
}

#[test]
fn practice_moves_taken_back_owe_nothing() {
    let mut table = RefereeTable::begun_with(practice("90+30"));
    table.act("touched d2").moves("P?d4").act("takeback").act("touched d2").act("say P?d4").act("takeback");
    table.act("say P?e4").tells("white announced Pe2e4");
}

/// By word the rook before the king counts as it does by peg.
#[test]
fn art_4_4_b_the_rook_told_before_the_king_is_touched_first() {
    let castling = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let mut table = RefereeTable::from_position(castling);
    table.white("O-O").act("played h1f1").act("played e1g1");
    complain(&mut table, Color::Black);
    assert_eq!(facts_at_desk(&mut table), "1: h1 e1, kept false, 4.4.b, 9");
    // The king first: castling, and nothing to complain of.
    let mut table = RefereeTable::from_position(castling);
    table.white("O-O").act("played e1g1").act("played h1f1");
    complain(&mut table, Color::Black);
    assert_eq!(facts_at_desk(&mut table), "1: e1 h1, kept true, 4.4.a, 1");
}
