//! The rows of the findings about boards, scores and words that do not decide a game.

use super::asking::at_each;
use super::places::{HandsTable, PlayPlace, terms};
use ansage_game::claim::Claim;
use ansage_game::event::{EventKind, OpponentsWord};
use ansage_game::ruling::Ruling;
use ansage_game::seat::Color;
use ansage_game::terms::GameTerms;
use ansage_seats::console::command::{LineMeaning, parse_line};
use ansage_words::locale::Lang;

const ROOKS: &str = "r3k2r/8/8/8/8/8/P7/4K3 w kq - 0 1";

/// Moves of both by word, blind White at the keyboard.
fn by_word(moves: &[&str]) -> HandsTable {
    let mut hands = HandsTable::blind(PlayPlace::Word, "");
    for (index, code) in moves.iter().enumerate() {
        hands.host(&format!("say {code}")).heard().host(if index % 2 == 0 { "space" } else { "f8" }).pass(500);
    }
    hands
}

fn opponent_writes(hands: &mut HandsTable, text: &str) {
    let word = OpponentsWord::Write { text: text.into(), words: text.parse().ok() };
    hands.host_event(EventKind::SpokenForOpponent { word });
    hands.host_event(EventKind::Confirmed { player: Color::Black });
}

#[test]
fn qb_3_what_was_written_and_told_stands_in_what_the_arbiter_is_proposed() {
    let mut hands = by_word(&["P?e4", "P?e5", "Ng1f3", "Nb8c6"]);
    opponent_writes(&mut hands, "Ng8f6");
    hands.includes("scores-differ").desk();
    let proposed = hands.proposed();
    assert!(proposed.contains("f6") && proposed.contains("c6"), "{proposed}");
    assert!(!proposed.contains("nothing to compare"), "{proposed}");
    let mut hands = by_word(&["P?e4"]);
    opponent_writes(&mut hands, "P?e4");
    for code in ["P?e5", "Ng1f3", "Nb8c6"] {
        let key = if code == "Ng1f3" { "space" } else { "f8" };
        hands.host(&format!("say {code}")).heard().host(key).pass(500);
    }
    opponent_writes(&mut hands, "Ng8f6");
    let black = hands.table.score(Color::Black);
    assert!(black.starts_with("P?e4 ") && black.ends_with(" Ng8f6"), "the line before a gap stays: {black}");
    assert!(hands.proposed().contains("f6"), "{}", hands.proposed());
}

/// White has played e4, and it stands on Black's board.
fn after_e4(place: PlayPlace) -> HandsTable {
    let mut hands = HandsTable::sighted(place, "");
    hands.other_moves("P?e4").hands("e2e4").pass(2_000).forget();
    hands
}

#[test]
fn qb_6_after_a_return_a_board_that_still_shows_the_old_position_completes_nothing() {
    at_each(&[PlayPlace::Dgt, PlayPlace::StationDgt], |place| {
        let mut hands = after_e4(place);
        hands.hands("e7e5").pass(1_000).press().comes_to("made Pe7e5");
        hands.forget().desk().ruling(Ruling::TakeMeasure(ansage_game::claim::Measure::RestorePosition { ply: 2 }));
        hands.desk_resumes().pass(3_000).lacks("announced Pe7e5").includes("e5 p for -");
        hands.press();
        assert_eq!(hands.course(), "Pe2e4", "{place:?}: {}", hands.text());
        // Put right and made, it is a move again.
        let mut hands = after_e4(place);
        hands.hands("e7e5").pass(1_000).press();
        hands.desk().ruling(Ruling::TakeMeasure(ansage_game::claim::Measure::RestorePosition { ply: 2 }));
        hands.desk_resumes().pass(3_000).hands("e5e7 ~1000 d7d5").pass(1_000).forget().press().comes_to("made Pd7d5");
    });
}

#[test]
fn qb_8_an_announced_move_is_never_told_as_not_announced() {
    at_each(&[PlayPlace::Dgt, PlayPlace::StationDgt], |place| {
        let mut hands = HandsTable::sighted(place, "");
        hands.host("say P?e4").heard().hands("e2e4").pass(2_000).hands("e7e5").pass(2_000);
        hands.includes("announced Pe7e5").lacks("e5 p for -");
        // A slide over the pawn on d7 that has just ended: the pawn is read again.
        let mut hands = after_e4(place);
        hands.hands("b8d7 d7c6 d7+p").press().lacks("c6 n for -").lacks("pressed-before-entry");
        assert!(hands.course().ends_with("Nb8c6"), "{place:?}: {}", hands.text());
    });
}

#[test]
fn qb_15_a_repetition_never_reads_like_a_move() {
    let mut hands = HandsTable::sighted(PlayPlace::Screen, "");
    hands.host("say P?e4").heard().forget().hands("e2e4");
    let told: Vec<String> = hands.lines_of(Color::White);
    let line = told.iter().find(|line| line.contains("e4")).expect("the repetition is told");
    assert!(line.contains("repeat"), "{told:?}");
}

#[test]
fn qb_18_no_proposal_twice_and_none_that_explains_nothing() {
    let mut hands = by_word(&["P?e4", "P?d5", "Pe4d5"]);
    hands.desk().sheet(Color::White, 1, "P?d4");
    let proposed = hands.proposed();
    let alternatives: Vec<&str> = proposed.lines().filter(|line| line.contains("Proposal")).collect();
    assert!(!proposed.contains("this many: 0"), "{proposed}");
    let bare = |line: &str| line.trim_start_matches(|sign: char| !sign.is_ascii_digit())[1..].to_owned();
    let mut seen: Vec<String> = alternatives.iter().map(|line| bare(line)).collect();
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), alternatives.len(), "{proposed}");
    let mut hands = by_word(&["P?e4", "P?e5", "Ng1f3", "Nb8c6"]);
    hands.desk();
    for (ply, text) in [(1, "P?e4"), (2, "P?e5"), (3, "Ng1f3"), (4, "Nxd4")] {
        hands.sheet(Color::Black, ply, text);
    }
    let proposed = hands.proposed();
    assert!(!proposed.contains("has nothing") && !proposed.contains("a7"), "{proposed}");
}

#[test]
fn lb_11_lb_12_an_illegal_move_on_a_board_is_on_record_with_its_name_and_is_known_to_a_claim() {
    for rest in [100, 2_500] {
        let mut hands = HandsTable::sighted(PlayPlace::Dgt, ROOKS);
        hands.other_moves("Ke1f2").hands("e1f2").pass(2_000).forget();
        hands.hands("a8b6").pass(rest).press().includes("completed illegal Ra8b6");
        hands.forget().other_claims(Claim::Illegal).lacks("no-illegal-move");
    }
}

#[test]
fn lb_13_a_claim_of_which_the_move_is_missing_says_so() {
    let own = parse_line("claim unpromoted", Lang::En, Color::White);
    let opponents = parse_line("opp claim unpromoted", Lang::En, Color::White);
    let missing = |meaning: &LineMeaning| match meaning {
        LineMeaning::Unfitting { part, .. } | LineMeaning::NotUnderstood { part, .. } => part.is_empty(),
        _ => false,
    };
    assert!(missing(&own) && missing(&opponents), "{own:?} {opponents:?}");
}

#[test]
fn lb_16_castling_with_the_rook_alone_is_told_and_allowed_as_castling() {
    let (short, long) = ("4k3/8/8/8/8/8/8/6KR w H - 0 1", "8/8/8/2k5/8/8/8/R1K4R w AH - 0 1");
    for (place, fen, act, code) in [
        (PlayPlace::Pegs, short, "h1f1", "O-O"),
        (PlayPlace::Pegs, long, "a1d1", "O-O-O"),
        (PlayPlace::Word, short, "h1f1", "O-O"),
    ] {
        let mut hands = HandsTable::blind(place, fen);
        hands.host(&format!("say {code}")).heard();
        if place == PlayPlace::Word {
            hands.host(&format!("played {act}"));
        }
        hands.hands(act).press().lacks("rook first").comes_to(&format!("made {code}"));
        hands.complaint();
        let (_, kept, _) = hands.touched_by_facts().expect("facts");
        assert!(kept, "{place:?} {code}: {}", hands.text());
    }
}

#[test]
fn lb_21_where_it_is_claimed_an_illegal_move_is_told_to_the_desk_alone() {
    for (laws, time, rule) in [(2009, "5", None), (2009, "20", None), (2023, "5", Some("illegal-on-claim"))] {
        for rest in [100, 2_500] {
            let adapted = rule.map(|name: &str| (name.to_owned(), "yes".to_owned())).into_iter().collect();
            let terms = GameTerms { adapted, ..terms(laws, time, ROOKS, Color::Black, false) };
            let mut hands = HandsTable::begun(PlayPlace::Dgt, terms, Color::Black);
            hands.other_moves("Ke1f2").hands("e1f2").pass(2_000).forget();
            hands.hands("a8b6").pass(rest).press();
            assert!(!hands.hall().contains("b6 r for -"), "{laws} {time} {rest}: {}", hands.hall());
            hands.comes_to("to be claimed Ra8b6").other_claims(Claim::Illegal).includes("illegal-move count 1");
        }
    }
}

#[test]
fn lb_22_squares_that_are_not_of_the_move_refuse_no_press() {
    let mut hands = HandsTable::blind(PlayPlace::Pegs, "");
    hands.hands("e2e4").host("say P?e4").heard().press();
    hands.host("say P?e5").heard().host("f8").pass(500);
    hands.hands("e7e6").forget().hands("g1f3").host("say Ng1f3").heard().press();
    hands.includes("not of it").comes_to("made Ng1f3");
    // Two rooks were exchanged in the opponent's turn.
    let mut hands = HandsTable::blind(PlayPlace::Pegs, "");
    hands.hands("e2e4").host("say P?e4").heard().press();
    hands.hands("a1^ b1^ a1v b1v").host("say P?e5").heard().host("f8").pass(500).hands("e7e5");
    hands.forget().hands("g1f3").host("say Ng1f3").heard().press().comes_to("made Ng1f3");
}

#[test]
fn lb_23_an_answer_over_a_move_not_yet_executed_is_told_once() {
    for (white, act) in [("Ng1f3", "d7d5"), ("P?e4", "e7e5")] {
        let mut hands = HandsTable::sighted(PlayPlace::Screen, "");
        hands.other_moves(white).forget().hands(act).pass(1_000);
        let heard = hands.hall();
        assert_eq!(heard.matches("announced").count(), 1, "{heard}");
        assert!(!heard.contains("pegs show"), "{heard}");
    }
}
