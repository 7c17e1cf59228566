//! No legality by the back door: before the press of a tournament game nothing depends on whether the king would be left
//! in check (D.2.1, D.2.3, 7.5). Pairs of positions at large are compared in tests/back_door.rs.

use super::table::{RefereeTable, practice, tournament};
use ansage_game::announcement::Threat;
use ansage_game::effect::EffectKind;
use ansage_game::reading::{self, IllegalReason, UnreadableReason};
use ansage_game::start;
use ansage_game::terms::GameTerms;
use shakmaty::{CastlingSide, Chess};

/// e2 is attacked.
const ATTACKED: &str = "4k3/8/8/8/8/3q4/8/4K3 w - - 0 1";
/// The knight on e4 is pinned.
const PINNED: &str = "4k3/4r3/8/8/4N3/8/8/4K3 w - - 0 1";
/// One of the two knights that go to f6 is pinned.
const PINNED_TWIN: &str = "4r1k1/8/8/8/4N1N1/8/8/4K3 w - - 0 1";
/// The pawn on e5 is pinned, and the one on d5 has just made its double step.
const PINNED_PASSER: &str = "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
/// f1 is attacked.
const CASTLING_ATTACKED: &str = "5rk1/8/8/8/8/8/8/4K2R w K - 0 1";

fn position(fen: &str) -> Chess {
    start::position_from_fen(fen, None).expect("a position")
}

#[test]
fn d_2_1_a_short_form_that_leaves_the_king_in_check_is_announced_like_any_other() {
    RefereeTable::from_position(ATTACKED).script(&[
        (1_000, "say K?e2", "white announced Ke1e2"),
        (2_000, "heard", ""),
        (3_000, "correct K?f1", "white corrected Ke1e2 to Ke1f1"),
    ]);
    RefereeTable::from_position(PINNED).script(&[
        (1_000, "say N?d6", "white announced Ne4d6"),
        (2_000, "correct Ne4g5", "white corrected Ne4d6 to Ne4g5"),
        (3_000, "correct N?c5", "white corrected Ne4g5 to Ne4c5"),
    ]);
}

#[test]
fn art_7_5_1_what_is_illegal_is_found_by_the_press_and_not_before() {
    for (fen, said, named, why) in [
        (ATTACKED, "K?e2", "Ke1e2", IllegalReason::ExposesKing),
        (PINNED, "N?d6", "Ne4d6", IllegalReason::ExposesKing),
        (PINNED_PASSER, "P?d6", "Pe5d6", IllegalReason::ExposesKing),
        (CASTLING_ATTACKED, "Ke1g1", "O-O", IllegalReason::CastlingThroughCheck),
        (CASTLING_ATTACKED, "O-O", "O-O", IllegalReason::CastlingThroughCheck),
    ] {
        let mut table = RefereeTable::from_position(fen);
        table.act(&format!("say {said}")).tells(&format!("white announced {named}"));
        table.after(1_000).heard().tells("").runs("white");
        table.after(1_000).space().runs("-");
        let found = table.told.iter().find_map(|effect| match effect.kind {
            EffectKind::IllegalMoveCompleted { reason, .. } => Some(reason),
            _ => None,
        });
        assert_eq!(found, Some(why), "{fen} {said}");
    }
}

#[test]
fn d_2_1_two_pieces_that_move_there_are_two_readings_though_one_is_pinned() {
    let mut table = RefereeTable::from_position(PINNED_TWIN);
    table.act("say N?f6").tells("white: refused unreadable ambiguous N f6");
    table.act("say Ne?f6").tells("white announced Ne4f6");
    table.act("correct Ng?f6").tells("white corrected Ne4f6 to Ng4f6");
    let EffectKind::MoveAnnounced { description: telling, .. } = table.told[0].kind else { panic!("{:?}", table.told) };
    assert_eq!(
        telling.to_short_announcement().to_string(),
        "Ng?f6",
        "the short style tells the file, as if neither were pinned"
    );
}

#[test]
fn app_c_10_in_scores_and_in_practice_a_pinned_twin_needs_no_prefix() {
    let read =
        reading::read_announcement(&position(PINNED_TWIN), &"N?f6".parse().unwrap()).expect("one knight is pinned");
    assert_eq!(read.telling.named.to_string(), "Ng4f6");
    let mut table = RefereeTable::begun_with(GameTerms { start: Some(PINNED_TWIN.into()), ..practice("5") });
    table.act("say N?f6").tells("white announced Ng4f6");
}

#[test]
fn d_2_1_castling_and_en_passant_are_told_as_such_whether_they_are_legal_or_not() {
    let told = |fen: &str, said: &str| {
        let read = reading::read_announced_move(&position(fen), &said.parse().unwrap()).expect("one move");
        (read.telling, read.legal.is_ok())
    };
    // The rook may be attacked, and the king may not; whether he is changes nothing of what is told.
    for attacker in ["5rk1", "6kr"] {
        let fen = format!("{attacker}/8/8/8/8/8/8/4K2R w K - 0 1");
        for said in ["O-O", "Ke1g1", "?e1g1", "Ke1h1"] {
            let (telling, legal) = told(&fen, said);
            assert_eq!(telling.named.castling_side(), Some(CastlingSide::KingSide), "{fen} {said}");
            assert_eq!(legal, attacker == "6kr", "{fen} {said}");
        }
    }
    // What stands between is seen: then the king's squares are no castling.
    let (telling, _) = told("6k1/8/8/8/8/8/8/4KB1R w K - 0 1", "Ke1g1");
    assert_eq!(telling.named.to_string(), "Ke1g1");
    for pinning in ["4r1k1", "4n1k1"] {
        let fen = format!("{pinning}/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
        for said in ["P?d6", "Pe?d6", "Pe5d6", "?e5d6"] {
            let (telling, legal) = told(&fen, said);
            assert_eq!((telling.to_string().as_str(), legal), ("Pe5d6 ?? x ep", pinning == "4n1k1"), "{fen} {said}");
        }
    }
}

#[test]
fn d_2_1_check_is_told_by_what_stands_and_mate_is_not_looked_for() {
    // Legal and mate; the same with the mating rook pinned; in both it is check that is told.
    for fen in ["6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "r5k1/5ppp/8/8/R7/8/8/K7 w - - 0 1"] {
        let said = if fen.contains("R7") { "Ra4e4" } else { "Ra1a8" };
        let read = reading::read_announced_move(&position(fen), &said.parse().unwrap()).expect("one move");
        let expected = if said == "Ra1a8" { Threat::Check } else { Threat::None };
        assert_eq!(read.telling.threat, expected, "{fen}");
    }
    let mate = position("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    let strict = reading::read_announcement(&mate, &"Ra1a8".parse().unwrap()).expect("one move");
    assert_eq!(strict.telling.threat, Threat::Mate);
    // An illegal move gives check like any other: the pinned rook to the king's rank.
    let pinned = position("r4k2/8/8/8/R7/8/8/K7 w - - 0 1");
    let read = reading::read_announced_move(&pinned, &"Ra4f4".parse().unwrap()).expect("one move");
    assert_eq!((read.telling.threat, read.legal), (Threat::Check, Err(IllegalReason::ExposesKing)));
}

#[test]
fn d_2_1_no_form_of_a_move_that_nobody_can_make_gets_a_reason() {
    for said in ["N?e4", "Q?d1", "K?e3", "P?e8=Q"] {
        let read = reading::read_announced_move(&position(ATTACKED), &said.parse().unwrap());
        assert_eq!(read, Err(UnreadableReason::NoMoveFits { reason: None }), "{said}");
    }
    let named = reading::read_announced_move(&position(ATTACKED), &"?e4e5".parse().unwrap());
    assert!(matches!(named, Err(UnreadableReason::NoPieceNamed { .. })), "{named:?}");
    let pawn = position("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    for said in ["P?a8", "Pa7a8", "?a7a8"] {
        let read = reading::read_announced_move(&pawn, &said.parse().unwrap());
        assert!(matches!(read, Err(UnreadableReason::PromotionMissing { .. })), "{said}: {read:?}");
    }
    let promoted = reading::read_announced_move(&pawn, &"P?a8=K".parse().unwrap()).expect("named in full");
    assert_eq!(promoted.legal, Err(IllegalReason::BadPromotion));
}

#[test]
fn d_2_1_the_announce_button_announces_what_the_pegs_show_legal_or_not() {
    let mut table = RefereeTable::from_position(PINNED);
    table.found("");
    table.hands("-e4 +d6");
    table.announce_pegs().tells("white announced Ne4d6; white: own move stands");
    // What no knight does is no move, for everybody to see.
    let mut table = RefereeTable::from_position(PINNED);
    table.found("");
    table.hands("-e4 +d5");
    table.announce_pegs().tells("white: refused pegs-fit-no-legal-move e4 - for N, d5 N for -");
    // In practice the pegs are told that they fit no legal move.
    let mut table = RefereeTable::begun_with(GameTerms { start: Some(PINNED.into()), ..practice("5") });
    table.found("");
    table.hands("-e4 +d6");
    table.announce_pegs().tells("white: refused pegs-fit-no-legal-move e4 - for N, d6 N for -");
}

#[test]
fn d_2_3_half_a_castling_on_the_pegs_is_waited_for_whether_it_is_legal_or_not() {
    for attacker in ["5rk1", "6kr"] {
        let fen = format!("{attacker}/8/8/8/8/8/8/4K2R w K - 0 1");
        let mut table = RefereeTable::from_position(&fen);
        table.found("");
        table.act("say O-O").hands("-e1 +g1").tells("white touched K e1; white: placed K g1 right");
    }
}

#[test]
fn d_2_6_what_is_written_before_the_press_is_read_as_it_is_announced() {
    let readable = |fen: &str, said: &str, wrote: &str| {
        let mut table = RefereeTable::from_position(fen);
        table.act(&format!("say {said}")).act(&format!("wrote {wrote}"));
        match &table.told[..] {
            [effect] => match effect.kind {
                EffectKind::ScoreRecorded { readable, .. } => readable,
                ref other => panic!("{other:?}"),
            },
            other => panic!("{other:?}"),
        }
    };
    for knight in ["4r1k1", "4n1k1"] {
        let fen = format!("{knight}/8/8/8/4N1N1/8/8/4K3 w - - 0 1");
        assert!(readable(&fen, "Ne4f6", "N?f6"), "it may name the announced move: {fen}");
        assert!(readable(&fen, "Ne4f6", "Ne4d6"), "{fen}");
        assert!(!readable(&fen, "Ne4d6", "N?f6"), "two knights: {fen}");
        assert!(!readable(&fen, "Ne4d6", "N?a1"), "{fen}");
    }
}

#[test]
fn art_9_1_an_offer_lapses_by_a_touch_whether_the_move_before_it_is_legal_or_not() {
    // Black, who sees, announces with a piece that may be pinned, and offers a draw; White touches a piece to answer.
    for pinning in ["4R1K1", "4N1K1"] {
        let fen = format!("4k3/8/8/4n3/8/8/8/{pinning} b - - 0 1");
        let mut table = RefereeTable::begun_with(GameTerms { start: Some(fen), ..tournament("90+30") });
        table.act("say Ne5d3").act("heard").act("opp draw").act("f12").act("f12");
        table.act("touched g1").tells("touch-announced K white g1; offer-lapsed player black");
    }
}
