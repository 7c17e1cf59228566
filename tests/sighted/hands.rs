//! What hands do on the board and what is sent for it: every kind of move, right, wrong and mended.

use super::seat::{SightedSeat, practice, setup};
use ansage_game::effect::{AnnouncementManner, Audience, EffectKind};
use ansage_game::event::EventKind;
use ansage_game::moment::Moment;
use ansage_game::seat::Color;
use ansage_game::sensed::SensedEffect;
use ansage_game::touch::TouchKind;
use ansage_seats::sighted::layout::ScreenSpot;
use ansage_seats::sighted::{BoardAction, BoardLook, Key, MouseAct};
use shakmaty::Square;

/// A kind of move, a position with Black to move, the clicks, and what is sent.
const OWN: &[(&str, &str, &str, &str)] = &[
    ("a pawn's", "4k3/4p3/8/8/8/8/8/4K3 b - - 0 1", "e7 e5", "lift e7, say Pe7e5, put pe5"),
    ("put back, and touched", "4k3/4p3/8/8/8/8/8/4K3 b - - 0 1", "e7 e7", "lift e7, put pe7"),
    (
        "after another was put back",
        "4k3/4p3/8/8/8/8/8/4K3 b - - 0 1",
        "e8 e8 e7 e5",
        "lift e8, put ke8, lift e7, say Pe7e5, put pe5",
    ),
    ("a capture", "4k3/8/8/4p3/3P4/8/8/4K3 b - - 0 1", "e5 d4", "lift e5, say Pe5d4, lift d4, put pd4"),
    (
        "a capture, the captured piece first",
        "4k3/8/8/4p3/3P4/8/8/4K3 b - - 0 1",
        "d4 * e5 d4",
        "lift d4, lift e5, say Pe5d4, put pd4",
    ),
    (
        "castling, short",
        "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1",
        "e8 g8 h8 f8",
        "lift e8, put kg8, lift h8, say O-O, put rf8",
    ),
    (
        "castling, long",
        "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1",
        "e8 c8 a8 d8",
        "lift e8, put kc8, lift a8, say O-O-O, put rd8",
    ),
    (
        "castling through an attacked square",
        "4k2r/8/8/8/8/8/5R2/4K3 b k - 0 1",
        "e8 g8 h8 f8",
        "lift e8, put kg8, lift h8, say O-O, put rf8",
    ),
    ("the rook first is the rook's move", "4k2r/8/8/8/8/8/8/4K3 b k - 0 1", "h8 f8", "lift h8, say Rh8f8, put rf8"),
    ("en passant", "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", "e4 d3 d4 *", "lift e4, put pd3, lift d4, say Pe4d3"),
    (
        "a promotion, the pawn on the last rank first",
        "4k3/8/8/8/8/8/p7/4K3 b - - 0 1",
        "a2 a1 a1 * *n a1",
        "lift a2, put pa1, lift a1, say Pa2a1=N, put na1",
    ),
    ("a promotion, the piece at once", "4k3/8/8/8/8/8/p7/4K3 b - - 0 1", "a2 * *q a1", "lift a2, say Pa2a1=Q, put qa1"),
    (
        "a promotion with a capture",
        "4k3/8/8/8/8/8/p7/1R2K3 b - - 0 1",
        "a2 * *r b1",
        "lift a2, say Pa2b1=R, lift b1, put rb1",
    ),
    ("no such move of a knight", "4k1n1/p7/8/8/8/8/8/4K3 b - - 0 1", "g8 g6", "lift g8, say Ng8g6, put ng6"),
    ("a king into check", "4k3/8/8/8/8/8/5R2/4K3 b - - 0 1", "e8 f8", "lift e8, say Ke8f8, put kf8"),
    (
        "two pieces, which are no move",
        "r3k2r/p7/8/8/8/8/8/4K3 b kq - 0 1",
        "e8 g8 a7 a6",
        "lift e8, put kg8, lift a7, put pa6",
    ),
    ("the opponent's piece", "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 1", "e2 e4", "lift e2, put Pe4"),
    ("the captured piece alone", "4k3/8/8/4p3/3P4/8/8/4K3 b - - 0 1", "d4 *", "lift d4"),
];

#[test]
fn a_move_of_his_own_is_what_his_hands_have_made_legal_or_not() {
    for (kind, fen, clicks, sends) in OWN {
        let mut seat = SightedSeat::from(fen);
        seat.acts();
        seat.hands(clicks);
        assert_eq!(seat.acts(), *sends, "{kind}");
    }
}

/// A kind of move, a position with White to move, his announcement, the clicks, and what is sent.
const EXECUTED: &[(&str, &str, &str, &str, &str)] = &[
    ("a pawn's", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "Pe2e4", "e2 e4", "lift e2, repeat Pe2e4, put Pe4"),
    ("a capture", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "Pe4d5", "e4 d5", "lift e4, repeat Pe4d5, lift d5, put Pd5"),
    (
        "castling, short",
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        "O-O",
        "e1 g1 h1 f1",
        "lift e1, put Kg1, lift h1, repeat O-O, put Rf1",
    ),
    (
        "castling, long, the rook first",
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        "O-O-O",
        "a1 d1 e1 c1",
        "lift a1, put Rd1, lift e1, repeat O-O-O, put Kc1",
    ),
    (
        "en passant",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "Pe5d6",
        "e5 d6 d5 *",
        "lift e5, put Pd6, lift d5, repeat Pe5d6",
    ),
    ("a promotion", "4k3/P6p/8/8/8/8/8/4K3 w - - 0 1", "Pa7a8=N", "a7 * *N a8", "lift a7, repeat Pa7a8=N, put Na8"),
    ("another square", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "Pe2e4", "e2 e3", "lift e2, put Pe3"),
    (
        "another square, mended",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        "Pe2e4",
        "e2 e3 e3 e4",
        "lift e2, put Pe3, lift e3, repeat Pe2e4, put Pe4",
    ),
    ("another piece of a promotion", "4k3/P6p/8/8/8/8/8/4K3 w - - 0 1", "Pa7a8=N", "a7 * *Q a8", "lift a7, put Qa8"),
    ("his own piece instead", "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1", "Pe2e4", "e7 e5", "lift e7, put pe5"),
];

#[test]
fn d_2_1_the_hands_that_execute_an_announcement_repeat_it_and_only_when_it_is_that_move() {
    for (kind, fen, said, clicks, sends) in EXECUTED {
        let mut seat = SightedSeat::from(fen);
        seat.move_of_theirs(said);
        assert!(seat.view().owed.black.repeat, "{kind}");
        seat.acts();
        // It is his own turn now, and still the hands carry out what was announced.
        seat.hands(clicks);
        assert_eq!(seat.acts(), own_turn(kind, sends), "{kind}");
        let mut seat = SightedSeat::from(fen);
        seat.announce(said);
        seat.last_word();
        seat.acts();
        seat.hands(clicks);
        assert_eq!(seat.acts(), own_turn(kind, sends), "{kind}, before the press");
        // Before its last word it is not made, and nothing answers it (1.3).
        let mut seat = SightedSeat::from(fen);
        seat.announce(said);
        seat.acts();
        seat.hands(clicks);
        assert_eq!(seat.acts(), *sends, "{kind}, before the last word");
    }
}

/// In his own turn a piece of his own that he moves is his answer, whatever his board shows (situation 5).
fn own_turn(kind: &str, sends: &str) -> String {
    if kind == "his own piece instead" { "lift e7, say Pe7e5, put pe5".into() } else { sends.into() }
}

#[test]
fn n16_full_width_letters_are_read_as_the_letters_they_stand_for() {
    let mut seat = SightedSeat::new();
    seat.announce("Pe2e4");
    seat.acts();
    seat.type_line("ｅ４");
    assert_eq!(seat.acts(), "repeat P?e4");
}

#[test]
fn the_repetition_is_said_once_and_a_typed_one_is_not_said_again_by_the_hands() {
    let mut seat = SightedSeat::new();
    seat.announce("Pe2e4");
    seat.acts();
    seat.type_line("e4");
    seat.hands("e2 e4");
    assert_eq!(seat.acts(), "repeat P?e4, lift e2, put Pe4");
    let mut seat = SightedSeat::new();
    seat.announce("Pe2e4");
    seat.acts();
    seat.hands("e2 e4 e4 e4");
    assert_eq!(seat.acts(), "lift e2, repeat Pe2e4, put Pe4, lift e4, put Pe4");
    // A wrong one is sent as it was typed: what differs is told by the referee.
    let mut seat = SightedSeat::new();
    seat.announce("Pe2e4");
    seat.acts();
    seat.type_line("e3");
    assert_eq!(seat.acts(), "repeat P?e3");
    let differs = |kind: &EffectKind| matches!(kind, EffectKind::RepetitionDiffers { player: Color::Black, .. });
    assert!(seat.told.iter().any(|effect| effect.to == Audience::Hall && differs(&effect.kind)));
}

#[test]
fn situation_5_a_wrong_execution_is_told_in_the_hall_and_marked_until_it_is_mended() {
    let mut seat = SightedSeat::new();
    seat.move_of_theirs("Pe2e4");
    seat.hands("e2");
    let in_hand = seat.screen();
    assert!(!in_hand.contains("!e"), "a mark would tell the hand what to do:\n{in_hand}");
    seat.hands("e3");
    let differs = |kind: &EffectKind| matches!(kind, EffectKind::BoardDiffers { owner: Color::Black, .. });
    assert!(seat.told.iter().any(|effect| effect.to == Audience::Hall && differs(&effect.kind)), "{:?}", seat.told);
    assert_eq!(seat.view().running, Some(Color::Black), "no clock stops");
    let wrong = seat.screen();
    assert!(wrong.contains("!e3") && wrong.contains("!e4"), "{wrong}");
    assert!(wrong.contains("e3: white pawn, announced: nothing"), "{wrong}");
    seat.hands("e3 e4");
    let mended = seat.screen();
    assert!(!mended.contains("!e"), "{mended}");
    assert!(mended.contains("Your move"), "{mended}");
}

#[test]
fn an_illegal_move_is_announced_like_any_other_in_a_tournament() {
    for (fen, clicks) in [
        ("4k3/4p3/8/8/8/8/8/4K3 b - - 0 1", "e7 e5"),
        ("4k3/4p3/8/8/8/8/8/4K3 b - - 0 1", "e7 e4"),
        ("4k3/8/8/8/8/8/5R2/4K3 b - - 0 1", "e8 f8"),
    ] {
        let mut seat = SightedSeat::from(fen);
        let before = seat.told.len();
        seat.hands(clicks);
        let told: Vec<&EffectKind> = seat.told[before..].iter().map(|effect| &effect.kind).collect();
        let announced = |kind: &&EffectKind| {
            matches!(kind, EffectKind::MoveAnnounced { manner: AnnouncementManner::Announced, .. })
        };
        assert_eq!(told.iter().copied().filter(|kind| announced(kind)).count(), 1, "{clicks}: {told:?}");
        assert!(!told.iter().any(|kind| matches!(kind, EffectKind::Refused(_))), "{clicks}: {told:?}");
        let screen = seat.screen();
        assert!(screen.contains("Your move is announced. Press your clock"), "{clicks}:\n{screen}");
        assert!(!screen.contains('!') && !screen.to_lowercase().contains("illegal"), "{clicks}:\n{screen}");
    }
}

#[test]
fn d_2_7_hands_that_move_on_announce_the_move_they_end_with_and_correct_nothing() {
    let mut seat = SightedSeat::from("4k3/4p3/8/8/8/8/8/4K3 b - - 0 1");
    seat.acts();
    seat.hands("e7 e4 e4 e5");
    assert_eq!(seat.acts(), "lift e7, say Pe7e4, put pe4, lift e4, move on to Pe7e5, put pe5");
    let mut seat = SightedSeat::from("4k3/4p3/8/8/8/8/8/4K3 b - - 0 1");
    seat.acts();
    seat.hands("e7 e5 e5 e6");
    assert_eq!(seat.acts(), "lift e7, say Pe7e5, put pe5, lift e5, move on to Pe7e6, put pe6");
    let corrected = |kind: &EffectKind| {
        matches!(kind, EffectKind::MoveAnnounced { manner: AnnouncementManner::Corrected { .. }, .. })
    };
    assert!(!seat.told.iter().any(|effect| corrected(&effect.kind)), "{:?}", seat.told);
}

#[test]
fn article_4_what_is_adjusted_is_no_touch_when_it_was_said_before() {
    for (said, sense) in [(true, TouchKind::Adjusting), (false, TouchKind::Deliberate)] {
        let mut seat = SightedSeat::from("4k3/4p3/8/8/8/8/8/4K3 b - - 0 1");
        if said {
            seat.type_line("adjust");
        }
        seat.hands("e7 e7");
        let lifted = seat.told.iter().find_map(|effect| match &effect.kind {
            EffectKind::BoardSensed(SensedEffect::Lifted { square: Square::E7, sense, .. }) => Some(*sense),
            _ => None,
        });
        assert_eq!(lifted, Some(Some(sense)));
    }
}

#[test]
fn art_7_5_what_is_half_a_move_or_more_than_one_is_pressed_and_is_a_case() {
    for (fen, clicks) in [
        ("4k2r/8/8/8/8/8/8/4K3 b k - 0 1", "e8 g8"),
        ("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", "e4 d3"),
        ("4k3/8/8/8/8/8/p7/4K3 b - - 0 1", "a2 a1"),
        ("r3k2r/p7/8/8/8/8/8/4K3 b kq - 0 1", "e8 g8 a7 a6"),
    ] {
        let mut seat = SightedSeat::from(fen);
        seat.hands(clicks);
        seat.acts();
        seat.key(Key::Char(' '));
        assert_eq!(seat.acts(), "press", "{clicks}");
        assert!(seat.view().remedy.is_some_and(|remedy| remedy.burdened == Color::Black), "{clicks}");
    }
    // A piece in the hand is no move yet.
    let mut seat = SightedSeat::from("4k3/4p3/8/8/8/8/8/4K3 b - - 0 1");
    seat.hands("e7");
    seat.acts();
    let done = seat.key(Key::Char(' '));
    assert_eq!(seat.acts(), "");
    assert!(matches!(&done[..], [BoardAction::Tell(told)] if told.line.contains("in your hand")), "{done:?}");
    // No capture en passant: the pawn's move is as illegal as it stands, and is announced.
    let mut seat = SightedSeat::from("4k3/8/8/8/3Pp3/8/8/4K3 b - - 0 1");
    seat.acts();
    seat.hands("e4 d3");
    seat.key(Key::Char(' '));
    assert_eq!(seat.acts(), "lift e4, put pd3, say Pe4d3, press");
}

#[test]
fn in_chess960_a_king_that_may_be_castling_is_waited_for_until_the_press() {
    let mut seat = SightedSeat::from("1k3r2/8/8/8/8/8/8/1K3R2 b Ff - 0 1");
    seat.acts();
    seat.hands("b8 c8");
    assert_eq!(seat.acts(), "lift b8, say Kb8c8, put kc8", "no rook is there to castle with on that side");
    let mut seat = SightedSeat::from("5k1r/8/8/8/8/8/8/5K1R b Hh - 0 1");
    seat.acts();
    seat.hands("f8 g8");
    assert_eq!(seat.acts(), "lift f8, put kg8");
    seat.key(Key::Char(' '));
    assert_eq!(seat.acts(), "say Kf8g8, press");
    let mut seat = SightedSeat::from("5k1r/8/8/8/8/8/8/5K1R b Hh - 0 1");
    seat.acts();
    seat.hands("f8 g8 h8 f8");
    assert_eq!(seat.acts(), "lift f8, put kg8, lift h8, say O-O, put rf8");
}

#[test]
fn situation_5_who_moves_while_his_board_is_wrong_moves_on_his_own_board() {
    let mut seat = SightedSeat::new();
    seat.move_of_theirs("Pe2e4");
    seat.hands("e2 e3");
    seat.acts();
    seat.hands("e7 e5");
    assert_eq!(seat.acts(), "lift e7, say Pe7e5, put pe5");
    let case = |kind: &EffectKind| matches!(kind, EffectKind::BoardsDisputed { owner: Color::Black, .. });
    assert!(seat.told.iter().any(|effect| case(&effect.kind)), "{:?}", seat.told);
}

#[test]
fn a_piece_can_be_dragged_laid_aside_and_taken_again() {
    let mut seat = SightedSeat::from("4k3/4p3/8/8/8/8/8/4K3 b - - 0 1");
    seat.acts();
    seat.mouse(ScreenSpot::Square(Square::E7), MouseAct::Down);
    seat.mouse(ScreenSpot::Square(Square::E5), MouseAct::Up);
    assert_eq!(seat.acts(), "lift e7, say Pe7e5, put pe5");
    let mut seat = SightedSeat::from("4k3/4p3/8/8/8/8/8/4K3 b - - 0 1");
    seat.hands("e7");
    seat.acts();
    seat.mouse(ScreenSpot::Square(Square::A4), MouseAct::Aside);
    assert!(!seat.screen().contains("In your hand"));
    seat.hands("*p e7");
    assert_eq!(seat.acts(), "put pe7", "it stands again where it stood");
}

#[test]
fn what_hands_cannot_do_is_said_and_changes_nothing() {
    let mut seat = SightedSeat::new();
    seat.acts();
    for (clicks, said) in [("e4", "e4 is empty"), ("e7 d7", "the same colour is on d7")] {
        seat.hands(clicks);
        let screen = seat.screen();
        assert!(screen.contains(said), "{clicks}:\n{screen}");
    }
    assert!(seat.screen().contains("In your hand: black pawn from e7"));
    seat.key(Key::Escape);
    assert_eq!(seat.acts(), "lift e7, put pe7");
}

#[test]
fn a_board_that_joins_in_mid_game_shows_everything_but_the_announcement_to_be_executed() {
    let mut first = SightedSeat::new();
    first.move_of_theirs("Pe2e4");
    first.hands("e2 e4 e7 e5");
    first.key(Key::Char(' '));
    first.announce("Ng1f3");
    // The same table, seen by a board that is set up only now.
    let mut model = ansage_seats::sighted::BoardModel::new(setup(BoardLook::default()));
    let mut view = first.view();
    view.boards.black = ansage_game::board::BoardKnowledge::Assumed;
    let done = model.handle_new_view(&view);
    let BoardAction::Act(EventKind::BoardReported(ansage_game::sensed::BoardReport::Found { shows })) = &done[0] else {
        panic!("{done:?}")
    };
    assert_eq!(shows, shakmaty::Position::board(&view.course));
    // One that comes back shows what it showed.
    let mut view = first.view();
    let ansage_game::board::BoardKnowledge::Sensed(sensed) = &mut view.boards.black else { panic!("it is sensed") };
    sensed.shows.discard_piece_at(Square::A7);
    let stood = sensed.shows.clone();
    let mut model = ansage_seats::sighted::BoardModel::new(setup(BoardLook::default()));
    let done = model.handle_new_view(&view);
    assert!(
        matches!(&done[..], [BoardAction::Act(EventKind::BoardReported(ansage_game::sensed::BoardReport::Found { shows }))] if *shows == stood)
    );
}

#[test]
fn in_practice_moves_taken_back_are_put_back_by_hand() {
    let mut seat = SightedSeat::with(setup(BoardLook::default()), practice());
    seat.move_of_theirs("Pe2e4");
    seat.hands("e2 e4 e7 e5");
    seat.acts();
    seat.type_line("takeback");
    seat.type_line("yes");
    assert_eq!(seat.acts(), "MovesTakenBack");
    let back = seat.screen();
    assert!(back.contains("!e5") && back.contains("!e7"), "{back}");
    seat.hands("e5 e7");
    assert_eq!(seat.acts(), "lift e5, put pe7", "putting back is no move");
}

/// D.2.8: what was left over on a board that is wrong is nobody's move, whoever carries out what upon it.
#[test]
fn d_2_8_what_was_left_over_on_a_wrong_board_is_announced_by_nobody() {
    let mut seat = SightedSeat::new();
    seat.move_of_theirs("Pe2e4");
    // White's move and an illegal one of his own: withdrawn by `resume`, and left standing on his board.
    seat.hands("e2 e4 e7 e4");
    seat.key(Key::Char(' '));
    seat.now += 1_000;
    seat.last_word();
    assert!(seat.told.iter().any(|effect| matches!(effect.kind, EffectKind::IllegalMoveCompleted { .. })));
    seat.type_line("resume");
    seat.hands("d7 d5");
    seat.key(Key::Char(' '));
    seat.move_of_theirs("Ng1f3");
    seat.acts();
    seat.hands("g1 f3");
    let sent = seat.acts();
    assert!(!sent.contains("say"), "his hands have made White's move and no other: {sent}");
    // The press counts (7.5.3): his hands have made no move of his own.
    seat.key(Key::Char(' '));
    assert_eq!(seat.acts(), "press");
    assert_eq!(seat.view().remedy.and_then(|remedy| remedy.claim), None, "{:?}", seat.told.last());
}

/// D.2.1: what hands did while nothing was played is no move: it is put back, and made.
#[test]
fn d_2_1_a_move_made_while_play_stands_is_put_back_and_made_again() {
    let mut seat = SightedSeat::new();
    seat.move_of_theirs("Pe2e4");
    seat.hands("e2 e4");
    seat.host(Color::White, EventKind::ArbiterCalled);
    seat.hands("e7 e5");
    seat.host(Color::White, EventKind::PlayResumed);
    seat.type_line("resume");
    seat.acts();
    seat.hands("e5 e7 e7 e5");
    assert!(seat.acts().contains("say Pe7e5"));
}

/// 4.7: a move that was released and put back is the announced move, and the press completes it; the board differs then.
#[test]
fn art_4_7_a_move_that_was_put_back_is_completed_by_the_press() {
    let mut seat = SightedSeat::new();
    seat.move_of_theirs("Pe2e4");
    seat.hands("e2 e4 e7 e5 e5 e7");
    seat.acts();
    seat.key(Key::Char(' '));
    assert_eq!(seat.acts(), "press");
    seat.now += 1_000;
    seat.last_word();
    let completed = |kind: &EffectKind| matches!(kind, EffectKind::MoveCompleted { player: Color::Black, .. });
    assert!(seat.told.iter().any(|effect| completed(&effect.kind)), "{:?}", seat.told);
    // Another that is made instead is announced, and in words it can be corrected.
    let mut seat = SightedSeat::new();
    seat.move_of_theirs("Pe2e4");
    seat.hands("e2 e4 e7 e5 e5 e7 d7 d5");
    assert!(seat.acts().ends_with("move on to Pd7d5, put pd5"));
    seat.type_line("correct e5");
    assert_eq!(seat.acts(), "correct P?e5");
}

/// D.2.7: the same where the other player has answered; the correction is then his to grant.
#[test]
fn d_2_7_a_move_that_was_answered_is_pressed_whatever_the_board_shows() {
    let answered = || {
        let mut seat = SightedSeat::new();
        seat.move_of_theirs("Pe2e4");
        seat.hands("e2 e4 e7 e5");
        seat.acts();
        seat.announce("Ng1f3");
        seat
    };
    // The answer may be carried out before the press, or after it.
    let mut carried_out = answered();
    carried_out.hands("g1 f3");
    carried_out.acts();
    carried_out.key(Key::Char(' '));
    assert_eq!(carried_out.acts(), "press");
    let mut seat = answered();
    seat.hands("e5 e7 d7 d5");
    seat.acts();
    seat.type_line("correct d5");
    let claimed = |effect: &ansage_game::effect::Effect| matches!(effect.kind, EffectKind::Claimed { .. });
    assert!(seat.told.iter().any(claimed), "{:?}", seat.told);
}

/// D.2.4: an early press counts for what stands on the board.
#[test]
fn d_2_4_a_kept_press_is_dropped_with_the_move_that_was_taken_off_again() {
    let mut seat = SightedSeat::new();
    seat.announce("Pe2e4");
    seat.now += 1_000;
    seat.last_word();
    seat.hands("e2 e4 e7 e5");
    seat.key(Key::Char(' '));
    let told = |seat: &SightedSeat, kind: &EffectKind| seat.told.iter().any(|effect| effect.kind == *kind);
    assert!(
        told(&seat, &EffectKind::EarlyPress { player: Color::Black, counts: true, kept: false }),
        "{:?}",
        seat.told
    );
    seat.hands("e5 e7");
    assert!(told(&seat, &EffectKind::PressCancelled));
}

/// 9.1: his board shows the game as it was a moment ago; an offer may be on its way.
#[test]
fn art_9_1_he_is_asked_before_he_accepts_what_his_board_does_not_show_yet() {
    let mut seat = SightedSeat::new();
    seat.move_of_theirs("Pe2e4");
    seat.acts();
    let asked = seat.type_line("accept");
    assert!(matches!(&asked[..], [BoardAction::Tell(told)] if told.line.contains("Accept the draw?")), "{asked:?}");
    assert_eq!(seat.acts(), "");
}

/// 9.1.2.3: who would take back what is his own is asked so, and an answer to a question that has lapsed does nothing.
#[test]
fn art_7_5_4_a_question_names_what_is_taken_back_and_lapses_with_it() {
    let mut seat = SightedSeat::new();
    seat.move_of_theirs("Pe2e4");
    seat.hands("e2 e4 e7 e5");
    seat.acts();
    seat.announce("Ng1f3");
    seat.hands("e5 e7");
    seat.type_line("correct d5");
    let asked = seat.type_line("consent");
    assert!(
        matches!(&asked[..], [BoardAction::Tell(told)] if told.line.contains("Take back your claim?")),
        "{asked:?}"
    );
    // White consents to it meanwhile: the case is no more.
    seat.host(Color::White, EventKind::Consented);
    seat.acts();
    let answered = seat.type_line("yes");
    assert!(matches!(&answered[..], [BoardAction::Tell(told)] if told.line.contains("not done")), "{answered:?}");
    assert_eq!(seat.acts(), "");
}

#[test]
fn d_1_his_resume_asks_first_where_it_gives_time_up_or_gives_it() {
    for (thinks, question) in [(true, "Go on without your time?"), (false, "Go on and give the time?")] {
        let mut seat = SightedSeat::new();
        seat.move_of_theirs("Pe2e4");
        if !thinks {
            seat.hands("e2 e4 e7 e5");
            seat.key(Key::Char(' '));
            seat.now += 1_000;
            seat.last_word();
        }
        seat.acts();
        // The host's machine slept: nobody was heard or told anything.
        let since = Moment::from_millis(seat.now);
        seat.now += 5_000;
        seat.host(Color::White, EventKind::ProgramStalled { since });
        seat.acts();
        let asked = seat.type_line("resume");
        assert!(matches!(&asked[..], [BoardAction::Tell(told)] if told.line.contains(question)), "{asked:?}");
        assert_eq!(seat.acts(), "", "nothing is sent before he has answered");
        seat.type_line("no");
        assert_eq!(seat.acts(), "");
        seat.type_line("resume");
        let answered = seat.type_line("yes");
        assert_eq!(answered, [BoardAction::Act(EventKind::PlayResumed)]);
    }
}
