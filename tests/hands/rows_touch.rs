//! The rows of the findings about facts: what hands did, told as it was, to whom it concerns.

use super::asking::at_each;
use super::places::{HandsTable, PlayPlace, terms};
use ansage_game::claim::Claim;
use ansage_game::event::{EventKind, OpponentsWord};
use ansage_game::ruling::Ruling;
use ansage_game::seat::Color;

const DGTS: [PlayPlace; 2] = [PlayPlace::Dgt, PlayPlace::StationDgt];
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/4K3 w kq - 0 1";

/// Blind White's game by word: these acts at the keyboard, each announcement heard.
fn by_word(fen: &str, laws: u16, acts: &[&str]) -> HandsTable {
    let mut hands = HandsTable::begun(PlayPlace::Word, terms(laws, "90", fen, Color::White, true), Color::White);
    for act in acts {
        hands.host(act);
        if act.starts_with("say ") {
            hands.heard();
        }
        hands.pass(1_000);
    }
    hands
}

/// White has played this, and it stands on Black's board.
fn answered(place: PlayPlace, fen: &str, white: &str, executed: &str) -> HandsTable {
    let mut hands = HandsTable::sighted(place, fen);
    hands.other_moves(white).hands(executed).pass(2_500).forget();
    hands
}

#[test]
fn qb_1_a_claim_against_an_allowed_move_says_so_before_anybody_consents() {
    let white_moves = ["say P?e4", "space", "say P?d5", "f8"];
    for (before, acts) in [
        (&[][..], &["touched a1", "say P?e4", "space"][..]),
        (&white_moves[..], &["touched d5", "touched g1", "say Pe4d5", "space"][..]),
        (&[][..], &["adjust", "touched e2", "say P?e4", "space"][..]),
        (&[][..], &["say P?e4", "space"][..]),
    ] {
        let mut hands = by_word("", 2023, &[before, acts].concat());
        let played = hands.course();
        hands.forget().other_claims(Claim::Touched);
        let says_so = hands.hall().contains("claim-checked");
        hands.host("consent");
        assert!(says_so || hands.course() == played, "{acts:?}: {}", hands.text());
    }
}

#[test]
fn qb_2_what_must_be_played_is_named_when_a_complaint_is_upheld() {
    let taken = ["say P?e4", "space", "say P?d5", "f8", "touched e4", "touched d5", "say Bf1b5", "space"];
    let theirs = ["say P?e4", "space", "say P?d5", "f8", "touched d5", "say Ng1f3", "space"];
    let quiet = ["say P?e4", "space", "say P?e5", "f8", "say Ng1f3", "space", "say Nb8c6", "f8"];
    let castle = ["say Bf1c4", "space", "say Bf8c5", "f8", "touched e1", "touched h1", "say Ke1f1", "space"];
    for (acts, words) in [
        (taken.to_vec(), &["capture", "d5", "e4"][..]),
        (theirs.to_vec(), &["d5", "captur"][..]),
        ([quiet.as_slice(), castle.as_slice()].concat(), &["castle"][..]),
    ] {
        let mut hands = by_word("", 2023, &acts);
        hands.forget().other_claims(Claim::Touched).host("consent");
        let lines = hands.lines_of(Color::White).join(" / ");
        assert!(words.iter().all(|word| lines.contains(word)), "{words:?} is not in: {lines}");
        assert!(!lines.contains("first possible one moves"), "{lines}");
    }
}

/// That the rook had gone before the king is told: as its order, or as the square on which it stood.
#[track_caller]
fn assert_rook_is_fact(told: &str, square: &str) {
    assert!(told.contains("rook first") || told.contains(&format!("r {square}")), "the rook is not in: {told}");
}

#[test]
fn qb_7_a_rook_that_moved_before_the_king_is_a_fact_and_no_correction() {
    let fen = "rnbqk2r/pppp1ppp/5n2/2b1p3/2B1P3/3P1N2/PPP2PPP/RNBQK2R b KQkq - 0 4";
    at_each(&DGTS, |place| {
        for act in ["h8f8 ~400 e8g8", "h8f8 ~3000 e8g8"] {
            let mut hands = HandsTable::sighted(place, fen);
            hands.hands(act).pass(2_500).press().lacks("corrected");
            assert_rook_is_fact(&hands.facts_of_hands(), "f8");
            let told = hands.complaint();
            let (touched, ..) = hands.touched_by_facts().expect("facts");
            assert!(touched.contains(&"h8".to_owned()), "{place:?} {act}: {told}");
        }
        let mut hands = answered(place, "", "P?e4", "e2e4");
        hands.hands("e7e5 ~3000 e5e6").pass(1_000).press().includes("p e5 rested").lacks("corrected");
    });
}

#[test]
fn qb_9_a_piece_of_the_opponents_that_was_lifted_is_a_fact() {
    at_each(&DGTS, |place| {
        let fen = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
        let mut hands = answered(place, fen, "Nb1c3", "b1c3");
        hands.hands("e4^ ~2500 e4v g8f6").pass(1_000).press().includes("P e4 away");
        hands.complaint();
        let (touched, kept, _) = hands.touched_by_facts().expect("facts");
        assert!(touched.contains(&"e4".to_owned()) && !kept, "{place:?}: {}", hands.text());
        // The same of a sighted White.
        let white = terms(2023, "90", fen, Color::White, false);
        let mut hands = HandsTable::begun(place, white, Color::White);
        hands.hands("d5^ ~1500 d5v g1f3").pass(1_000).press().includes("p d5 away");
    });
}

/// The facts of a complaint after e4, before which d2 was out of its aperture for so long.
fn after_gap(square: &str, millis: u64) -> HandsTable {
    let mut hands = HandsTable::blind(PlayPlace::Pegs, "");
    hands.gap(square.parse().expect("a square"), millis);
    hands
}

#[test]
fn qb_11_lb_10_a_gap_under_300_ms_with_the_same_piece_back_is_a_contact() {
    for (square, millis) in [("d2", 40), ("d2", 80), ("d2", 100), ("d2", 200), ("b1", 60), ("b1", 150), ("b1", 290)] {
        let mut hands = after_gap(square, millis);
        assert_eq!(hands.hall(), "", "{square} {millis}");
        hands.hands("e2e4").host("say P?e4").heard().press().comes_to("made Pe2e4");
        hands.complaint();
        let (touched, kept, _) = hands.touched_by_facts().expect("facts");
        assert!(kept && !touched.contains(&square.to_owned()), "{square} {millis}: {}", hands.text());
    }
    let hands = after_gap("d2", 320);
    assert!(hands.hall().contains("white touched P d2"), "{}", hands.hall());
}

/// Of a dirty contact the longest gap is kept, however often it opens.
#[test]
fn qb_11_a_contact_that_flickers_for_an_hour_is_one_fact_of_its_square() {
    let mut hands = HandsTable::blind(PlayPlace::Pegs, "");
    for round in 0..40 {
        hands.gap("d2".parse().expect("a square"), 40 + round * 5);
        hands.gap("e2".parse().expect("a square"), 60);
    }
    let facts = &hands.table.referee.view(hands.now()).desk.facts;
    let lengths: Vec<u64> = facts.iter().filter_map(|fact| Some(fact.contact_of_board()?.2.as_millis())).collect();
    assert_eq!(lengths, [235, 60]);
}

#[test]
fn qb_12_a_peg_that_was_released_on_another_square_first_is_a_fact() {
    for (act, code, fact) in [("g1f3 ~3000 f3h3", "Ng1h3", "N f3 rested"), ("e2e4 ~800 e4e3", "P?e3", "P e4 rested")] {
        let mut hands = HandsTable::blind(PlayPlace::Pegs, "");
        hands.hands(act).host(&format!("say {code}")).heard().press();
        assert!(hands.hall().contains(fact), "{act}: {}", hands.text());
        let told = hands.complaint();
        assert!(told.contains(fact), "{act}: {told}");
    }
}

#[test]
fn qb_19_words_as_entered_and_the_board_that_shows_another_move_are_two_facts() {
    let mut hands = answered(PlayPlace::Dgt, "", "P?e4", "e2e4");
    hands.host("say P?e6").hands("e7e5").pass(1_500).heard().press();
    hands.lacks("black corrected").includes("entered Pe7e6").includes("pegs show e5 p for -");
    let mut hands = answered(PlayPlace::Dgt, "", "P?e4", "e2e4");
    hands.hands("e7e5").pass(1_500).heard().host("misheard P?d5").heard().press();
    hands.lacks("black corrected").includes("misheard Pe7e5 for Pd7d5");
}

#[test]
fn lb_1_a_touch_that_the_accused_did_not_confirm_is_shown_to_the_arbiter_as_an_assertion() {
    for (square, reply) in [("g8", "P?d5"), ("d7", "P?e5")] {
        let mut hands = by_word("", 2023, &["say P?e4", "space"]);
        hands
            .host_event(EventKind::SpokenForOpponent { word: OpponentsWord::Touch(square.parse().expect("a square")) });
        hands.pass(1_000).host("f8").host(&format!("say {reply}")).heard().forget();
        hands.host_event(EventKind::Claimed { claim: Claim::Touched }).desk();
        let desk = hands.text();
        assert!(desk.contains(&format!(" {square}")), "{square}: {desk}");
    }
}

#[test]
fn lb_5_with_pieces_of_both_touched_the_capture_is_named() {
    let fen = "4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1";
    let mut hands = by_word(fen, 2023, &["touched d5", "touched c3", "say Pe4d5", "space"]);
    hands.forget().other_claims(Claim::Touched).desk().ruling(Ruling::Uphold);
    let lines = hands.lines_of(Color::White).join(" / ");
    assert!(lines.contains("capture") && lines.contains("d5") && lines.contains("c3"), "{lines}");
    assert!(!lines.contains("first possible one moves"), "{lines}");
}

#[test]
fn lb_7_a_rook_that_stood_on_its_square_before_the_king_moved_is_a_fact() {
    at_each(&DGTS, |place| {
        for (act, square) in [("h8f8 ~1300 e8g8", "f8"), ("a8d8 ~600 e8c8", "d8"), ("h8f8 ~3500 e8g8", "f8")] {
            let mut hands = answered(place, CASTLING, "Ke1f2", "e1f2");
            hands.hands(act).pass(2_500).press();
            assert_rook_is_fact(&hands.facts_of_hands(), square);
            let told = hands.complaint();
            assert_rook_is_fact(&told, square);
            let (touched, ..) = hands.touched_by_facts().expect("facts");
            assert!(!touched.is_empty(), "{act}: {told}");
        }
    });
}

#[test]
fn lb_8_the_king_that_stood_elsewhere_is_what_must_move() {
    let mut hands = answered(PlayPlace::Dgt, CASTLING, "Ke1f2", "e1f2");
    hands.hands("e8e7 ~2000 e7e8 a8a7").pass(1_000).press().includes("k e7 rested");
    let told = hands.complaint();
    let (touched, kept, _) = hands.touched_by_facts().expect("facts");
    assert!(touched.first().is_some_and(|first| first == "e8") && !kept, "{told}");
    hands.forget().ruling(Ruling::Uphold).lacks("touch-binds black a8");
    hands.desk_resumes().pass(500).hands("a7a8 e8d7").pass(2_500).press().lacks("touch-not-kept");
}

#[test]
fn lb_9_the_aperture_in_which_a_peg_stood_belongs_to_the_facts() {
    let king = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    for (fen, first, said, then, fact) in [
        ("", "b1a3 ~600 a3c3", "Nb1c3", "", "N a3 rested"),
        ("", "g1f3 ~1000 f3h3", "Ng1h3", "", "N f3 rested"),
        ("", "", "Nb1c3", "b1a3 ~1200 a3c3", "N a3 rested"),
        ("", "", "P?e4", "e2e3 ~1000 e3e4", "P e3 rested"),
        (king, "e1g1 ~1000 g1f1", "Ke1f1", "", "K g1 rested"),
    ] {
        let mut hands = HandsTable::blind(PlayPlace::Pegs, fen);
        hands.hands(first).host(&format!("say {said}")).heard().hands(then).press();
        let told = hands.complaint();
        assert!(told.contains(fact), "{first}{then}: {told}");
        let (_, kept, _) = hands.touched_by_facts().expect("facts");
        assert!(!kept, "\"allowed\" is not said where 4.7 is in question: {told}");
    }
}

#[test]
fn lb_14_articles_have_the_numbers_of_the_edition() {
    for (laws, number) in [(2009, "4.4.b"), (2014, "4.4.b"), (2018, "4.4.2"), (2023, "4.4.2")] {
        let mut hands =
            by_word("4k3/8/8/8/8/8/8/4K2R w K - 0 1", laws, &["touched h1", "touched e1", "say O-O", "space"]);
        hands.complaint();
        let lines = hands.lines_of_desk().join(" / ");
        assert!(lines.contains(number), "{laws}: {lines}");
    }
}
