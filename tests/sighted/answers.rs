//! What the board answers when something is repeated, half done, on its way or run out.

use super::seat::{SightedSeat, setup, terms};
use ansage_game::event::EventKind;
use ansage_game::moment::Moment;
use ansage_game::seat::Color;
use ansage_seats::sighted::layout::ScreenSpot;
use ansage_seats::sighted::{BoardAction, BoardLook, BoardSetup, Key, LinkDisplay, MouseAct, MouseInput};
use ansage_words::locale::Lang;
use shakmaty::Square;

/// The screen as one text, whatever the breaks of its lines.
fn news(seat: &mut SightedSeat) -> String {
    let view = seat.view();
    seat.model.picture_as_text(&view).split_whitespace().collect::<Vec<_>>().join(" ")
}

fn answer(done: &[BoardAction]) -> &str {
    match done {
        [BoardAction::Tell(told)] => &told.line,
        _ => panic!("one answer: {done:?}"),
    }
}

#[test]
fn d_2_1_a_move_of_his_own_that_is_typed_is_never_sent_as_a_wrong_repetition() {
    // Repeated and executed, in his own turn.
    let mut seat = SightedSeat::new();
    seat.move_of_theirs("Pe2e4");
    seat.hands("e2 e4");
    seat.acts();
    for line in ["a7-a6", "Nf6", "0-0-0", "e4"] {
        let done = seat.type_line(line);
        assert_eq!(seat.acts(), "", "{line}");
        assert!(answer(&done).contains("your hands"), "{line}: {done:?}");
    }
    // Repeated and not executed.
    let mut seat = SightedSeat::new();
    seat.move_of_theirs("Pe2e4");
    seat.type_line("e4");
    seat.acts();
    let done = seat.type_line("a7-a6");
    assert_eq!(seat.acts(), "");
    assert!(answer(&done).contains("your hands"), "{done:?}");
    // Not repeated: his own legal move is refused, anything else is a repetition, right or wrong.
    let mut seat = SightedSeat::new();
    seat.move_of_theirs("Pe2e4");
    seat.acts();
    seat.type_line("a7-a6");
    assert_eq!(seat.acts(), "");
    seat.type_line("e3");
    seat.type_line("e4");
    assert_eq!(seat.acts(), "repeat P?e3, repeat P?e4");
}

#[test]
fn d_2_1_after_a_wrong_repetition_the_right_one_is_still_asked_for() {
    let mut seat = SightedSeat::new();
    seat.move_of_theirs("Pe2e4");
    assert!(news(&mut seat).contains("Repeat the move of White"));
    seat.type_line("e3");
    assert!(news(&mut seat).contains("Repeat the move of White"), "{}", news(&mut seat));
    seat.type_line("e4");
    assert!(!news(&mut seat).contains("Repeat the move"), "{}", news(&mut seat));
}

#[test]
fn half_a_move_is_named_beside_the_board_and_is_pressed() {
    for (fen, clicks, left) in [
        ("4k2r/8/8/8/8/8/8/R3K3 w k - 0 1", "e8 g8", "rook goes from h8 to f8"),
        ("4k3/8/8/8/4p3/8/3P4/4K2R w - - 0 1", "e4 d3", "take the pawn on d4 off"),
        ("4k3/8/8/8/8/8/p7/4K2R w - - 0 1", "a2 a1", "Exchange the pawn on a1"),
    ] {
        let mut seat = SightedSeat::from(fen);
        let (said, carried) = if clicks == "e4 d3" { ("Pd2d4", "d2 d4") } else { ("Ke1e2", "e1 e2") };
        seat.move_of_theirs(said);
        seat.hands(carried);
        seat.hands(clicks);
        let shown = news(&mut seat);
        assert!(!shown.contains("Make the move of White"), "{clicks}: {shown}");
        assert_eq!(shown.matches(left).count(), 2, "as what is awaited, and as it was told: {shown}");
        seat.acts();
        seat.key(Key::Char(' '));
        assert_eq!(seat.acts(), "press", "it is the host that judges the board");
    }
}

#[test]
fn situation_8_only_an_enter_on_the_same_square_bounces() {
    let mut seat = SightedSeat::from("4k3/4p3/8/8/8/8/8/4K3 b - - 0 1");
    let view = seat.view();
    let at = |millis: u64| Moment::from_millis(9_000_000 + millis);
    seat.model.handle_key(Key::Up, &view, at(0));
    seat.model.handle_key(Key::Down, &view, at(0));
    let mut done = seat.model.handle_key(Key::Enter, &view, at(0));
    done.extend(seat.model.handle_key(Key::Enter, &view, at(290)));
    seat.model.handle_key(Key::Up, &view, at(20));
    seat.model.handle_key(Key::Up, &view, at(40));
    done.extend(seat.model.handle_key(Key::Enter, &view, at(100)));
    seat.acts();
    seat.take(done);
    assert_eq!(seat.acts(), "lift e7, say Pe7e5, put pe5");
}

#[test]
fn after_a_piece_is_put_down_by_keys_the_cursor_stays_and_enter_lifts_again() {
    let mut seat = SightedSeat::new();
    seat.move_of_theirs("Pe2e4");
    seat.acts();
    for key in [Key::Up, Key::Up, Key::Up, Key::Up, Key::Up, Key::Enter, Key::Down, Key::Enter, Key::Enter, Key::Down] {
        seat.key(key);
    }
    seat.key(Key::Enter);
    assert_eq!(seat.acts(), "lift e2, put Pe3, lift e3, repeat Pe2e4, put Pe4");
}

#[test]
fn his_own_move_on_its_way_to_the_host_is_no_difference() {
    let mut seat = SightedSeat::new();
    seat.move_of_theirs("Pe2e4");
    seat.hands("e2 e4");
    let view = seat.view();
    seat.model.set_link_display(LinkDisplay { there: true, delay: None, unsent: 3 });
    for square in [Square::E7, Square::E5] {
        let (column, row) = seat.place(ScreenSpot::Square(square));
        seat.now += 1_000;
        seat.model.handle_mouse(MouseInput { column, row, what: MouseAct::Down }, &view, Moment::from_millis(seat.now));
    }
    // The view of before comes once more, while the acts are on their way.
    assert_eq!(seat.model.handle_new_view(&view), []);
    let shown = seat.model.picture_as_text(&view);
    assert!(shown.contains("Your move is on its way"), "{shown}");
    for wrong in ["differs", "announced: nothing", "Make the move", "!e"] {
        assert!(!shown.contains(wrong), "{wrong}: {shown}");
    }
}

#[test]
fn after_a_crash_the_player_may_resume_even_where_an_arbiter_is_at_the_table() {
    let mut seat = SightedSeat::new();
    seat.host(Color::White, EventKind::DeskTaken { verifier: "proof".into(), arbiter: "".into() });
    seat.host(Color::White, EventKind::ProgramResumed { wall: String::new(), alive: None, revision: None });
    let shown = news(&mut seat);
    assert!(shown.contains("type resume") && !shown.contains("The arbiter lets it go on"), "{shown}");
}

#[test]
fn what_stands_is_laid_aside_by_delete_and_by_the_right_button() {
    let start = "4k3/4p3/8/8/8/8/8/4K3 b - - 0 1";
    let mut seat = SightedSeat::from(start);
    seat.acts();
    seat.mouse(ScreenSpot::Square(Square::E7), MouseAct::Aside);
    assert_eq!(seat.acts(), "lift e7");
    assert!(!seat.screen().contains("In your hand"));
    let mut seat = SightedSeat::from(start);
    seat.acts();
    seat.key(Key::Delete);
    seat.key(Key::Backspace);
    assert_eq!(seat.acts(), "", "a cursor that sleeps names no square");
    seat.key(Key::Up);
    seat.key(Key::Down);
    seat.key(Key::Backspace);
    assert_eq!(seat.acts(), "", "Backspace is for the line");
    seat.key(Key::Delete);
    assert_eq!(seat.acts(), "lift e7");
    assert!(!seat.screen().contains("In your hand"));
    assert!(answer(&seat.key(Key::Delete)).contains("e7 is empty"));
}

#[test]
fn article_6_8_after_a_flag_fall_nobody_is_asked_for_his_move() {
    for (lang, own, other) in [(Lang::En, "Your flag", "flag of White"), (Lang::De, "Ihr Blättchen", "von Weiß")] {
        let made =
            || BoardSetup { presenter: super::seat::presenter(lang, Color::Black), ..setup(BoardLook::default()) };
        for (fen, told) in [("4k3/4p3/8/8/8/8/8/4K2R b - - 0 1", own), ("4k3/4p3/8/8/8/8/8/4K2R w - - 0 1", other)] {
            let mut seat = SightedSeat::with(made(), terms(Some(fen)));
            seat.now += 3 * 3_600_000;
            seat.host(Color::White, EventKind::DeadlineReached);
            let shown = news(&mut seat);
            assert!(shown.contains(told) && !shown.contains("Your move") && !shown.contains("am Zug"), "{shown}");
        }
    }
}
