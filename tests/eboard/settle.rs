//! When a board rests, and what it shows then.

use super::hands::{SightedHands, change};
use ansage_devices::settle::{HALF, IN_HAND, RestDetector, RestingBoard, STABLE};
use ansage_game::effect::BoardDifference;
use ansage_game::moment::{Moment, Span};
use ansage_game::shapes::{KingsSignal, PartialMove};
use shakmaty::{Board, Chess, Color, Piece, Position, Role, Square};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLES: &str = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";

/// Makes changes, then says what was settled at once and what only after a rest.
fn settled(hands: &mut SightedHands, changes: &str) -> Vec<RestingBoard> {
    let at_once = hands.hand(changes);
    assert_eq!(at_once, [], "before it rested");
    hands.rest()
}

fn played(hands: &SightedHands, san: &str) -> Vec<RestingBoard> {
    vec![RestingBoard::Played(hands.legal(san))]
}

fn differs(all: &[(&str, char, char)]) -> Vec<RestingBoard> {
    let difference = |(square, shows, announced): &(&str, char, char)| BoardDifference {
        square: square.parse().unwrap(),
        shows: Piece::from_char(*shows),
        announced: Piece::from_char(*announced),
    };
    vec![RestingBoard::Differs(all.iter().map(difference).collect())]
}

#[test]
fn a_move_is_seen_after_half_a_second_of_rest_and_not_before() {
    let mut hands = SightedHands::on(START);
    hands.hand("e2. e4P");
    let before = STABLE.as_millis() - 1;
    assert_eq!(hands.wait(before), []);
    let played = played(&hands, "e4");
    assert_eq!(hands.wait(1), played);
    assert!(hands.settle.is_at_rest());
}

#[test]
fn a_full_scan_of_the_board_is_shorter_than_the_rest_by_half() {
    assert!(STABLE >= Span::from_millis(2 * 250) && HALF > STABLE && IN_HAND > HALF);
}

#[test]
fn every_change_begins_the_rest_anew_and_a_dump_of_the_same_does_not() {
    let mut hands = SightedHands::on(START);
    hands.hand("e2. e3P");
    assert_eq!(hands.wait(400), []);
    hands.hand("e3. e4P");
    let shows = hands.settle.shown_placement().unwrap();
    assert_eq!(hands.wait(400), []);
    hands.settle.record_whole_board(shows, hands.now);
    hands.set(Square::E4, Piece::from_char('P'));
    let played = played(&hands, "e4");
    assert_eq!(hands.wait(100), played);
}

#[test]
fn a_placing_may_come_before_the_lift() {
    let mut hands = SightedHands::on(START);
    let played = played(&hands, "Nf3");
    assert_eq!(settled(&mut hands, "f3N g1."), played);
}

#[test]
fn a_captured_piece_need_never_show_as_gone() {
    let mut hands = SightedHands::on("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    let played = played(&hands, "exd5");
    assert_eq!(settled(&mut hands, "e4. d5P"), played);
    let mut hands = SightedHands::on("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    assert_eq!(settled(&mut hands, "d5P e4."), played);
    let mut hands = SightedHands::on("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    assert_eq!(settled(&mut hands, "d5. e4. d5P"), played);
}

#[test]
fn a_slide_visits_every_square_and_is_one_move() {
    let mut hands = SightedHands::on("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    let played = played(&hands, "Ra8+");
    let slide = "a2R a1. a3R a2. a4R a3. a5R a4. a6R a5. a7R a6. a8R a7.";
    assert_eq!(settled(&mut hands, slide), played);
    // The extreme of the maker's own description: the captured pawn first, then squares out of order.
    let mut hands = SightedHands::on("4k3/8/8/8/2p5/8/8/2Q1K3 w - - 0 1");
    let played = vec![RestingBoard::Played(hands.legal("Qxc4"))];
    assert_eq!(settled(&mut hands, "c4. c2Q c3Q c1. c2. c4Q c3."), played);
}

#[test]
fn castling_in_either_order_and_half_of_it_gets_more_time() {
    for (changes, san) in [
        ("e1. g1K h1. f1R", "O-O"),
        ("h1. f1R e1. g1K", "O-O"),
        ("e1. c1K a1. d1R", "O-O-O"),
        ("d1R a1. c1K e1.", "O-O-O"),
        ("e1. h1. f1R g1K", "O-O"),
    ] {
        let mut hands = SightedHands::on(CASTLES);
        let played = played(&hands, san);
        assert_eq!(settled(&mut hands, changes), played, "{changes}");
    }
    for (first, second) in [("e1. g1K", "h1. f1R"), ("h1. f1R", "e1. g1K")] {
        let mut hands = SightedHands::on(CASTLES);
        hands.hand(first);
        assert_eq!(hands.wait(HALF.as_millis() - 200), [], "{first}");
        let played = played(&hands, "O-O");
        assert_eq!(settled(&mut hands, second), played, "{second}");
    }
}

#[test]
fn a_king_two_squares_away_is_no_move_and_the_rook_is_named() {
    let mut hands = SightedHands::on(CASTLES);
    let rook = PartialMove::Castling { role: Role::Rook, from: Square::H1, to: Square::F1 };
    assert_eq!(settled(&mut hands, "e1. g1K"), [RestingBoard::Half(rook)]);
    let castled = played(&hands, "O-O");
    assert_eq!(settled(&mut hands, "h1. f1R"), castled);
    // Rook first is a move of the rook, if nothing follows.
    let mut hands = SightedHands::on(CASTLES);
    let rook = played(&hands, "Rf1");
    assert_eq!(settled(&mut hands, "h1. f1R"), rook);
    let castled = played(&hands, "O-O");
    assert_eq!(settled(&mut hands, "e1. g1K"), castled, "and castling, if the king does");
    // Without the right to castle it is a plain difference.
    let mut hands = SightedHands::on("r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1");
    assert_eq!(settled(&mut hands, "e1. g1K"), differs(&[("e1", '.', 'K'), ("g1", 'K', '.')]));
}

#[test]
fn castling_of_chess960_where_the_first_piece_makes_a_legal_move_of_its_own() {
    let mut hands = SightedHands::on("5k2/8/8/8/8/8/8/5K1R w H - 0 1");
    hands.hand("f1. g1K");
    assert_eq!(hands.wait(HALF.as_millis() - 200), [], "Kg1 is legal, and may be half of O-O");
    let castled = played(&hands, "O-O");
    assert_eq!(settled(&mut hands, "h1. f1R"), castled);
    let mut hands = SightedHands::on("5k2/8/8/8/8/8/8/5K1R w H - 0 1");
    let king = played(&hands, "Kg1");
    assert_eq!(settled(&mut hands, "f1. g1K"), king);
}

#[test]
fn the_promoted_piece_is_what_stands_there_and_no_queen_is_guessed() {
    for (letter, san) in [('Q', "e8=Q"), ('R', "e8=R"), ('B', "e8=B"), ('N', "e8=N")] {
        let mut hands = SightedHands::on("8/4P2k/8/8/8/8/8/4K3 w - - 0 1");
        let played = played(&hands, san);
        assert_eq!(settled(&mut hands, &format!("e7. e8{letter}")), played);
    }
    let mut hands = SightedHands::on("8/4P2k/8/8/8/8/8/4K3 w - - 0 1");
    let pawn = |pawn| vec![RestingBoard::Half(PartialMove::Promotion { pawn })];
    assert_eq!(settled(&mut hands, "e7. e8P"), pawn(Square::E8));
    let knight = played(&hands, "e8=N");
    assert_eq!(settled(&mut hands, "e8. e8N"), knight);
    let mut hands = SightedHands::on("8/4P2k/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(settled(&mut hands, "e8Q"), pawn(Square::E7), "the pawn left standing");
    let mut hands = SightedHands::on("8/4P2k/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(settled(&mut hands, "e7. e8q"), differs(&[("e7", '.', 'P'), ("e8", 'q', '.')]));
}

#[test]
fn en_passant_with_the_captured_pawn_still_standing_names_it() {
    let mut hands = SightedHands::on("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    let pawn = PartialMove::EnPassant { pawn: Square::D5 };
    assert_eq!(settled(&mut hands, "e5. d6P"), [RestingBoard::Half(pawn)]);
    let played = played(&hands, "exd6");
    assert_eq!(settled(&mut hands, "d5."), played);
}

#[test]
fn positions_taken_back_are_found_by_their_number_of_half_moves() {
    let mut hands = SightedHands::on(START);
    for (changes, san) in [("e2. e4P", "e4"), ("e7. e5p", "e5"), ("g1. f3N", "Nf3")] {
        let made = hands.legal(san);
        assert_eq!(settled(&mut hands, changes), [RestingBoard::Played(made)]);
        hands.play(made);
        assert_eq!(hands.rest(), [RestingBoard::Same]);
    }
    assert_eq!(settled(&mut hands, "f3. g1N"), [RestingBoard::TakenBack { plies: 1 }]);
    assert_eq!(settled(&mut hands, "e5. e7p"), [RestingBoard::TakenBack { plies: 2 }]);
    assert_eq!(settled(&mut hands, "e4. e2P"), [RestingBoard::TakenBack { plies: 3 }]);
    assert_eq!(settled(&mut hands, "e2. e4P e7. e5p g1. f3N"), [RestingBoard::Same], "and forward again");
}

#[test]
fn a_move_that_repeats_a_position_is_a_move_and_not_taken_back() {
    let mut hands = SightedHands::on(START);
    for (changes, san) in [("g1. f3N", "Nf3"), ("g8. f6n", "Nf6"), ("f3. g1N", "Ng1"), ("f6. g8n", "Ng8")] {
        let made = hands.legal(san);
        assert_eq!(settled(&mut hands, changes), [RestingBoard::Played(made)]);
        hands.play(made);
        assert_eq!(hands.rest(), [RestingBoard::Same]);
    }
}

#[test]
fn a_board_on_which_an_announced_move_is_not_executed_yet_is_behind_and_not_taken_back() {
    let mut hands = SightedHands::on(START);
    hands.owner = Some(Color::Black);
    let made = hands.legal("e4");
    hands.play(made);
    assert_eq!(hands.rest(), [RestingBoard::Behind { plies: 1 }]);
    assert_eq!(settled(&mut hands, "e2. e2P"), [], "touched and put back");
    assert_eq!(settled(&mut hands, "e2. e4P"), [RestingBoard::Same]);
    assert_eq!(settled(&mut hands, "e4. e2P"), [RestingBoard::TakenBack { plies: 1 }]);
}

#[test]
fn both_kings_on_central_squares_are_a_result_in_both_orders() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    for (squares, result) in [
        (["e4", "d5"], KingsSignal::White),
        (["d5", "e4"], KingsSignal::White),
        (["d4", "e5"], KingsSignal::Black),
        (["e5", "d4"], KingsSignal::Black),
        (["e4", "e5"], KingsSignal::Draw),
        (["d5", "d4"], KingsSignal::Draw),
        (["e4", "d4"], KingsSignal::Draw),
        (["d5", "e5"], KingsSignal::Draw),
    ] {
        let [white, black] = squares;
        let (one, other) = (format!("e1. {white}K"), format!("e8. {black}k"));
        for changes in [format!("{one} {other}"), format!("{other} {one}"), format!("e8. e1. {black}k {white}K")] {
            let mut hands = SightedHands::on(fen);
            assert_eq!(settled(&mut hands, &changes), [RestingBoard::Result(result)], "{changes}");
        }
    }
}

#[test]
fn a_king_that_may_be_on_its_way_to_a_result_gets_more_time_and_is_a_move_if_it_stays() {
    let fen = "8/4k3/8/8/8/3K4/4P3/8 w - - 0 1";
    let mut hands = SightedHands::on(fen);
    hands.hand("d3. e4K");
    assert_eq!(hands.wait(HALF.as_millis() - 200), []);
    assert_eq!(settled(&mut hands, "e7. d5k"), [RestingBoard::Result(KingsSignal::White)]);
    let mut hands = SightedHands::on(fen);
    let king = played(&hands, "Ke4");
    assert_eq!(settled(&mut hands, "d3. e4K"), king);
    // Other pieces may be put away already.
    let mut hands = SightedHands::on(fen);
    assert_eq!(settled(&mut hands, "e2. d3. e7. d4K e5k"), [RestingBoard::Result(KingsSignal::Black)]);
}

#[test]
fn anything_else_is_a_difference_with_its_squares() {
    let mut hands = SightedHands::on(START);
    assert_eq!(settled(&mut hands, "e2. e5P"), differs(&[("e2", '.', 'P'), ("e5", 'P', '.')]));
    assert_eq!(settled(&mut hands, "e5. e2P"), [RestingBoard::Same], "put right");
    assert_eq!(settled(&mut hands, "b1B c1N"), differs(&[("b1", 'B', 'N'), ("c1", 'N', 'B')]), "swapped pieces");
    let mut hands = SightedHands::on(START);
    hands.hand("e2. e5P");
    assert_eq!(hands.wait(HALF.as_millis() - 1), [], "a mistake may be put right first");
    assert_eq!(hands.wait(1).len(), 1);
    // A board that was knocked over.
    let mut hands = SightedHands::on("4k3/8/8/8/8/8/8/R3K2R w - - 0 1");
    let all = [("a1", '.', 'R'), ("e1", '.', 'K'), ("h1", '.', 'R'), ("e8", '.', 'k')];
    assert_eq!(settled(&mut hands, "a1. e1. h1. e8."), differs(&all));
}

#[test]
fn a_move_that_is_not_his_to_make_is_a_difference() {
    let mut hands = SightedHands::on(START);
    hands.owner = Some(Color::Black);
    assert_eq!(settled(&mut hands, "e2. e4P"), differs(&[("e2", '.', 'P'), ("e4", 'P', '.')]));
}

#[test]
fn a_piece_in_the_hand_is_told_as_missing_only_after_ten_seconds() {
    let mut hands = SightedHands::on("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    hands.hand("d5. e4.");
    assert_eq!(hands.wait(IN_HAND.as_millis() - 1), []);
    let missing = differs(&[("e4", '.', 'P'), ("d5", '.', 'p')]);
    assert_eq!(hands.wait(1), missing);
    let played = played(&hands, "exd5");
    assert_eq!(settled(&mut hands, "d5P"), played);
    // The same while the opponent's move is being executed.
    let mut hands = SightedHands::on(START);
    let made = hands.legal("e4");
    hands.play(made);
    hands.rest();
    hands.hand("e2.");
    assert_eq!(hands.wait(IN_HAND.as_millis() - 200), []);
    assert_eq!(settled(&mut hands, "e4P"), [RestingBoard::Same]);
}

#[test]
fn a_touch_without_a_move_is_nothing() {
    let mut hands = SightedHands::on(START);
    hands.hand("g1.");
    hands.wait(3_000);
    assert_eq!(settled(&mut hands, "g1N"), []);
}

#[test]
fn nothing_is_told_twice_and_another_move_instead_is_told() {
    let mut hands = SightedHands::on(START);
    let (short, long) = (played(&hands, "e3"), played(&hands, "e4"));
    assert_eq!(settled(&mut hands, "e2. e3P"), short);
    assert_eq!(settled(&mut hands, "e3. e3P"), []);
    assert_eq!(settled(&mut hands, "e3. e4P"), long, "slid on after a pause");
    assert_eq!(settled(&mut hands, "e4. e2P"), [RestingBoard::Same], "and back");
    hands.settle.match_again(hands.now);
    assert_eq!(hands.rest(), [RestingBoard::Same], "of another position it is news");
}

#[test]
fn a_board_that_lies_the_other_way_round_is_seen_from_its_position() {
    let mut turned = Board::new();
    turned.rotate_180();
    let mut hands = SightedHands::lying(Chess::default(), turned);
    assert_eq!(hands.rest(), [RestingBoard::Same]);
    assert_eq!(hands.settle.shown_placement(), Some(Board::new()));
    let played = played(&hands, "e4");
    // What it calls d7 is e2.
    assert_eq!(settled(&mut hands, "d7. d5P"), played);
    assert_eq!(hands.settle.to_game_square(Square::D5), Square::E4);
}

#[test]
fn a_press_ends_the_rest_where_a_legal_move_stands() {
    let mut hands = SightedHands::on(CASTLES);
    hands.hand("h1.");
    assert_eq!(hands.pressed(), None, "nothing stands yet");
    hands.hand("f1R");
    let rook = hands.legal("Rf1");
    assert_eq!(hands.pressed(), Some(RestingBoard::Played(rook)), "and no castling is awaited any more");
    assert_eq!(hands.rest(), [], "told once");
}

#[test]
fn a_lost_board_says_nothing_and_is_matched_again_when_it_is_back() {
    let mut hands = SightedHands::on(START);
    hands.hand("e2. e4P");
    hands.settle.forget_board();
    assert_eq!(hands.rest(), []);
    assert_eq!((hands.settle.shown_placement(), hands.settle.is_at_rest()), (None, false));
    let (_, square, pawn) = change(0, "e4P");
    hands.settle.record_change(square, pawn, hands.now);
    assert_eq!(hands.settle.deadline(), None, "a change of a board that is not there");
    let mut after = hands.position.clone();
    after.play_unchecked(hands.legal("e4"));
    hands.settle.record_whole_board(after.board().clone(), hands.now);
    let played = played(&hands, "e4");
    assert_eq!(hands.rest(), played);
    assert_eq!(RestDetector::default().deadline(), None);
    assert_eq!(RestDetector::new().shown_placement(), None);
    assert!(hands.now > Moment::START);
}
