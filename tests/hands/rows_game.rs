//! The rows of the findings that decide a game, each by its number.

use super::asking::at_each;
use super::places::{HandsTable, PlayPlace, terms};
use ansage_game::claim::Claim;
use ansage_game::event::{EventKind, OpponentsWord};
use ansage_game::ruling::Ruling;
use ansage_game::seat::Color;
use shakmaty::Square;

const DGTS: [PlayPlace; 2] = [PlayPlace::Dgt, PlayPlace::StationDgt];
const BOARDS: [PlayPlace; 3] = [PlayPlace::Dgt, PlayPlace::StationDgt, PlayPlace::Screen];
const HALF: &str = "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1";
const LAST_RANK: &str = "4k3/8/8/8/8/8/p6K/8 b - - 0 1";

/// White has played e4, and it stands on Black's board.
fn after_e4(place: PlayPlace) -> HandsTable {
    let mut hands = HandsTable::sighted(place, "");
    hands.other_moves("P?e4").hands("e2e4").pass(2_000).forget();
    hands
}

#[test]
fn qb_4_an_illegal_move_on_a_board_is_a_case_with_its_move_and_never_runs_the_opponents_clock() {
    for (act, case, back) in [("e8e6", "illegal Ke8e6 #1", "e6e8"), ("e4- e7e4", "illegal Pe7e4 #1", "e4e7 e4+P")] {
        let mut hands = after_e4(PlayPlace::Dgt);
        hands.hands(act).pass(2_500).press().comes_to(case);
        assert_eq!((hands.running(), hands.offences(Color::Black)), ("-", 1), "{act}");
        hands.host("resume").own_word(OpponentsWord::Resume, "resume").pass(500);
        assert_eq!(hands.running(), "black", "{act}");
        let used = hands.used_millis(Color::White);
        hands.hands(back).hands("d7d5").pass(1_000).press();
        assert_eq!((hands.course().as_str(), hands.running()), ("Pe2e4 Pd7d5", "white"), "{act}");
        assert!(hands.used_millis(Color::White) - used <= 5_000, "{act}");
    }
}

/// By word it is so already.
#[test]
fn qb_4_an_illegal_move_by_word_never_runs_the_opponents_clock() {
    let mut hands = after_e4(PlayPlace::Word);
    hands.host("say Ke8e6").heard().press().comes_to("illegal Ke8e6 #1");
    hands.host("resume").own_word(OpponentsWord::Resume, "resume").pass(500);
    assert_eq!(hands.running(), "black");
    hands.host("say P?d5").heard().press();
    assert_eq!((hands.course().as_str(), hands.running()), ("Pe2e4 Pd7d5", "white"));
}

#[test]
fn qb_4_whites_resume_alone_never_runs_whites_clock() {
    let mut hands = after_e4(PlayPlace::Dgt);
    hands.hands("e4- e7e4").pass(2_500).press().host("resume").pass(1_000);
    assert_ne!(hands.running(), "white", "{}", hands.text());
}

#[test]
fn qb_14_a_press_of_the_sighted_player_is_never_refused_for_his_board() {
    at_each(&BOARDS, |place| {
        HandsTable::sighted(place, LAST_RANK).hands("a2a1").press().comes_to("unpromoted #1");
        HandsTable::sighted(place, HALF).hands("d4e3").press().includes("illegal-move count 1");
        after_e4(place).press().comes_to("idle press #1");
    });
}

#[test]
fn qb_14_a_sighted_white_who_lays_his_pawn_aside_and_presses_is_not_advised() {
    at_each(&BOARDS, |place| {
        let fen = "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1";
        let mut hands = HandsTable::begun(place, terms(2023, "90", fen, Color::White, false), Color::White);
        hands.hands("e4-").press();
        assert!(hands.notices.iter().all(|notice| !notice.contains("Put it back")), "{:?}", hands.notices);
        hands.lacks("refused").includes("illegal-move count 1");
    });
}

#[test]
fn qb_16_an_illegal_move_on_a_board_at_a_joined_station_is_completed_by_the_press() {
    let mut hands = after_e4(PlayPlace::StationDgt);
    hands.hands("e8e6").pass(2_000).press().comes_to("illegal Ke8e6 #1");
    assert_eq!(hands.running(), "-");
    for rest in [100, 2_500] {
        let mut hands = HandsTable::sighted(PlayPlace::StationDgt, HALF);
        hands.hands("d4e3").pass(rest).press().includes("illegal-move count 1");
        let mut hands = HandsTable::sighted(PlayPlace::StationDgt, LAST_RANK);
        hands.hands("a2a1").pass(rest).press().comes_to("unpromoted #1");
    }
}

#[test]
fn qb_20_where_an_illegal_move_is_claimed_it_is_not_signalled_and_can_be_claimed() {
    at_each(&BOARDS, |place| {
        for rest in [100, 3_000] {
            let erred = || {
                let mut hands = HandsTable::begun(place, terms(2009, "5", "", Color::Black, false), Color::Black);
                hands.other_moves("P?e4").hands("e2e4").pass(2_000).forget();
                hands.hands("e8e6").pass(rest).press();
                let heard = hands.hall();
                assert!(!heard.contains("differ") && !heard.contains("pressed showing"), "{place:?} {rest}: {heard}");
                hands.comes_to("to be claimed Ke8e6");
                assert_eq!(hands.running(), "white");
                hands
            };
            erred().host("say P?d4").includes("white announced Pd2d4").lacks("refused");
            erred().other_claims(Claim::Illegal).includes("end-game win illegal-moves white");
        }
    });
}

#[test]
fn qb_20_in_the_rapid_of_2001_a_pawn_that_takes_straight_ahead_is_claimed() {
    for rest in [100, 3_000] {
        let mut hands = HandsTable::begun(PlayPlace::Dgt, terms(2001, "20", "", Color::Black, false), Color::Black);
        hands.other_moves("P?e4").hands("e2e4").pass(2_000).forget();
        hands.hands("e4- e7e4").pass(rest).press().comes_to("to be claimed Pe7e4");
        hands.other_claims(Claim::Illegal).includes("illegal-move count 1").lacks("refused");
    }
}

#[test]
fn qb_13_a_released_move_that_ended_the_game_does_not_become_another_by_a_correction() {
    let mate = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2";
    let stalemate = "7K/8/6k1/8/5q2/8/8/8 b - - 0 1";
    at_each(&BOARDS, |place| {
        for (fen, act, fact) in [(mate, "d8h4 ~1100 h4g5", "q h4"), (stalemate, "f4f7 ~1300 f7f2", "q f7")] {
            let mut hands = HandsTable::sighted(place, fen);
            hands.hands(act).pass(1_000).press();
            hands.includes(fact).lacks("corrected");
            assert_eq!(hands.running(), "-", "{place:?} {act}: {}", hands.text());
            assert!(hands.view().remedy.is_some() || hands.view().for_arbiter, "{place:?} {act}: {}", hands.text());
        }
    });
}

/// The board of a blind White on which one square cannot be read; what stands there is not told.
fn faulty(fen: &str, square: Square) -> HandsTable {
    let mut hands = HandsTable::blind(PlayPlace::Pegs, fen);
    hands.break_contact(square);
    hands.pass(1_000);
    hands
}

#[test]
fn qb_10_a_faulty_square_counts_by_word_and_never_keeps_a_move_from_being_made() {
    let mut hands = faulty("", Square::E4);
    assert!(!hands.hall().is_empty(), "both players and the record know of the fault");
    hands.hands("e2e4").host("say P?e4").heard().press().comes_to("made Pe2e4");
    assert_eq!(hands.running(), "black");
    let mut hands = faulty("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", Square::D5);
    hands.forget().hands("d5- e4d5").host("say Pe4d5").heard().press().comes_to("made Pe4d5");
    // The other squares are held to what was announced.
    let mut hands = faulty("", Square::E4);
    hands.forget().host("say P?e4").heard().press();
    assert!(hands.outcome().starts_with("refused not-made"), "e2 still shows the pawn");
}

#[test]
fn qb_10_a_square_that_can_be_read_again_counts_again() {
    let mut hands = faulty("", Square::E4);
    hands.mend_contact(Square::E4);
    hands.forget().hands("e2e3").host("say P?e4").heard().press();
    assert!(hands.outcome().starts_with("refused not-made"));
}

#[test]
fn qb_17_castling_in_which_only_the_rook_moves_is_allowed() {
    let (short, long) = ("4k3/8/8/8/8/8/8/1R4KR w HB - 0 1", "4k3/8/8/8/8/8/8/1RK4R w HB - 0 1");
    for (fen, act, code) in [(short, "h1f1", "O-O"), (long, "b1d1", "O-O-O")] {
        let mut hands = HandsTable::blind(PlayPlace::Pegs, fen);
        hands.hands(act).host(&format!("say {code}")).heard().press().lacks("rook first");
        hands.comes_to(&format!("made {code}"));
        hands.complaint();
        let (_, kept, allowed) = hands.touched_by_facts().expect("facts");
        assert!(kept && allowed.contains(&code.to_owned()), "{code}: {}", hands.text());
    }
    for (fen, square, mover) in [(short, "h1", Color::White), ("1r4kr/8/8/8/8/8/8/4K3 b hb - 0 1", "h8", Color::Black)]
    {
        let mut hands = HandsTable::begun(PlayPlace::Word, terms(2023, "90", fen, mover, true), mover);
        hands.host(&format!("touched {square}")).host("say O-O").heard().press().comes_to("made O-O");
        hands.complaint();
        let (_, kept, allowed) = hands.touched_by_facts().expect("facts");
        assert!(kept && allowed.contains(&"O-O".to_owned()), "{mover:?}: {}", hands.text());
    }
}

/// Black lifts d7, puts it back, plays e5 and presses.
fn lifted_and_put_back() -> HandsTable {
    let mut hands = after_e4(PlayPlace::Dgt);
    hands.hands("d7^ ~1500 d7v e7e5").pass(1_000).press();
    hands
}

#[test]
fn qb_5_an_upheld_claim_names_the_piece_that_was_touched() {
    let mut hands = lifted_and_put_back();
    hands.includes("p d7 away");
    let told = hands.complaint();
    let (touched, kept, _) = hands.touched_by_facts().expect("facts");
    assert!(touched.contains(&"d7".to_owned()) && !kept, "{told}");
    hands.forget().ruling(Ruling::Uphold).lacks("touch-binds black e7");
    hands.forget().desk_resumes().pass(3_000).lacks("announced Pe7e5");
    hands.press();
    assert_ne!(hands.course(), "Pe2e4 Pe7e5", "the upheld claim has an effect: {}", hands.text());
}

#[test]
fn qb_5_what_the_players_agree_on_is_not_announced_again_from_the_board() {
    let mut hands = lifted_and_put_back();
    hands.forget().other_claims(Claim::Touched).own_word(OpponentsWord::Consent, "consent");
    hands.forget().host_event(EventKind::PlayResumed).pass(3_000).lacks("announced Pe7e5");
    hands.press();
    assert_ne!(hands.course(), "Pe2e4 Pe7e5", "{}", hands.text());
}

#[test]
fn lb_15_a_reply_on_a_board_that_shows_whites_move_otherwise_is_no_offence() {
    at_each(&DGTS, |place| {
        for (white, act) in
            [("Ng1f3", "g1h3 ~1000 d7d5"), ("Ng1f3", "d7d5"), ("P?e4", "e2e3 ~1000 d7d5"), ("P?e4", "e2e3 ~2000 d7d5")]
        {
            let mut hands = HandsTable::sighted(place, "");
            hands.other_moves(white).forget().hands(act).press();
            assert_eq!(hands.offences(Color::Black), 0, "{place:?} {act}: {}", hands.text());
            assert!(hands.course().ends_with("Pd7d5"), "{place:?} {act}: {}", hands.text());
        }
    });
}
