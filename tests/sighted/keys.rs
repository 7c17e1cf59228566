//! Keys and typed lines: every key, in every state in which something is awaited, fills nothing in.

use super::seat::{SightedSeat, setup, short, terms};
use ansage_game::event::EventKind;
use ansage_game::joining::StationRole;
use ansage_game::moment::Moment;
use ansage_game::seat::Color;
use ansage_seats::sighted::layout::ScreenSpot;
use ansage_seats::sighted::wish::{TypedRequest, parse_typed_request};
use ansage_seats::sighted::{BoardAction, BoardLook, BoardModel, BoardSetup, Key};
use ansage_words::locale::Lang;

/// Every key there is, letters and signs of two keyboards among them.
fn every_key() -> Vec<Key> {
    use Key::*;
    let mut keys: Vec<Key> = (' '..='~').chain("äöüßÄÖÜ§°é".chars()).map(Char).collect();
    keys.extend(('a'..='z').map(Ctrl));
    keys.extend((0..=24).map(F));
    keys.extend([Enter, Escape, Tab, Backspace, Delete, Left, Right, Up, Down, Home, End, PageUp, PageDown, Other]);
    keys
}

/// The states in which something is awaited.
fn states() -> Vec<(&'static str, SightedSeat)> {
    let begun = SightedSeat::new;
    let announced = || {
        let mut seat = begun();
        seat.announce("Pe2e4");
        seat
    };
    let to_move = || {
        let mut seat = begun();
        seat.move_of_theirs("Pe2e4");
        seat
    };
    let executed = || {
        let mut seat = to_move();
        seat.hands("e2 e4");
        seat
    };
    let wrong = || {
        let mut seat = to_move();
        seat.hands("e2 e3");
        seat
    };
    let own = || {
        let mut seat = executed();
        seat.hands("e7 e5");
        seat
    };
    let with = |mut seat: SightedSeat, by: Color, kind: EventKind| {
        seat.host(by, kind);
        seat
    };
    vec![
        ("before the game", SightedSeat::waiting(setup(BoardLook::default()), terms(None))),
        ("the opponent is to move", begun()),
        ("announced, not pressed", announced()),
        ("announced and pressed, nothing done", to_move()),
        ("executed, his own move", executed()),
        ("wrongly executed", wrong()),
        ("his own move announced", own()),
        ("a draw is offered", with(executed(), Color::White, EventKind::DrawOffered)),
        ("the arbiter is called", with(to_move(), Color::White, EventKind::ArbiterCalled)),
        ("the game is over", with(to_move(), Color::White, EventKind::Resigned)),
    ]
}

fn fills_in(done: &BoardAction) -> bool {
    let BoardAction::Act(kind) = done else { return false };
    matches!(
        kind,
        EventKind::Announced { .. }
            | EventKind::Repeated { .. }
            | EventKind::Corrected { .. }
            | EventKind::Executed { .. }
            | EventKind::BoardReported(_)
    )
}

#[test]
fn d_2_1_no_key_fills_anything_in() {
    for (state, seat) in states() {
        let view = seat.view();
        for first in every_key() {
            for second in [None, Some(Key::Enter), Some(Key::Char(' ')), Some(Key::F(7)), Some(Key::Char('y'))] {
                let mut model = seat.model.clone();
                let at = Moment::from_millis(1_000_000);
                let mut done = model.handle_key(first, &view, at);
                // Arrows and Tab name a square, or a piece beside the board: Enter grips just that.
                let names = matches!(first, Key::Left | Key::Right | Key::Up | Key::Down | Key::Tab);
                if !(names && second == Some(Key::Enter)) {
                    done.extend(second.map(|key| model.handle_key(key, &view, at)).into_iter().flatten());
                }
                let filled: Vec<&BoardAction> = done.iter().filter(|done| fills_in(done)).collect();
                assert!(filled.is_empty(), "{state}: {first:?} {second:?} sends {filled:?}");
            }
        }
    }
}

#[test]
fn d_2_1_enter_at_a_named_square_grips_that_square_and_no_other() {
    for (state, seat) in states() {
        let view = seat.view();
        let mut model = seat.model.clone();
        let mut seen = 0;
        for step in 0..64 {
            let key = if step % 8 == 7 {
                Key::Down
            } else if step / 8 % 2 == 0 {
                Key::Left
            } else {
                Key::Right
            };
            let at = Moment::from_millis(1_000_000 + 2_000 * step);
            model.handle_key(key, &view, at);
            let mut gripped = model.clone();
            let done = gripped.handle_key(Key::Enter, &view, at);
            let acts: Vec<String> = done
                .iter()
                .filter_map(|done| match done {
                    BoardAction::Act(kind) => Some(short(kind)),
                    _ => None,
                })
                .collect();
            assert!(acts.len() <= 1 && acts.iter().all(|act| act.starts_with("lift ")), "{state}: {acts:?}");
            seen += acts.len();
        }
        assert!(seen > 0, "{state}: some piece was gripped");
    }
}

#[test]
fn with_keys_alone_a_move_is_executed_answered_and_pressed() {
    let mut seat = SightedSeat::new();
    seat.move_of_theirs("Pe2e4");
    seat.acts();
    // The cursor sleeps on e7; Black's side is below, so that up is towards White.
    for key in [Key::Up, Key::Up, Key::Up, Key::Up, Key::Up, Key::Enter, Key::Down, Key::Down, Key::Enter] {
        seat.key(key);
    }
    assert_eq!(seat.acts(), "lift e2, repeat Pe2e4, put Pe4");
    for key in [Key::Down, Key::Down, Key::Down, Key::Enter, Key::Up, Key::Up, Key::Enter, Key::Char(' ')] {
        seat.key(key);
    }
    assert_eq!(seat.acts(), "lift e7, say Pe7e5, put pe5, press");
}

#[test]
fn with_keys_alone_a_pawn_is_promoted() {
    let mut seat = SightedSeat::from("4k3/8/8/8/8/8/4p3/K7 b - - 0 1");
    seat.acts();
    for _ in 0..5 {
        seat.key(Key::Up);
    }
    for key in [Key::Enter, Key::Delete, Key::Tab, Key::Right, Key::Enter, Key::Tab, Key::Up, Key::Enter] {
        seat.key(key);
    }
    assert_eq!(seat.acts(), "lift e2, say Pe2e1=R, put re1");
}

#[test]
fn situation_8_a_bounced_enter_touches_presses_and_repeats_nothing() {
    let mut seat = SightedSeat::new();
    seat.move_of_theirs("Pe2e4");
    seat.acts();
    seat.type_line("e4");
    assert_eq!(seat.acts(), "repeat P?e4");
    let done = seat.key(Key::Enter);
    assert_eq!(seat.acts(), "");
    assert!(
        matches!(&done[..], [BoardAction::Tell(told)] if told.line.contains("make")),
        "what is awaited is said: {done:?}"
    );
    // On the board the second Enter of a bounce is none: the piece stays in the hand.
    let view = seat.view();
    let at = Moment::from_millis(9_000_000);
    seat.model.handle_key(Key::Up, &view, at);
    let lifted = seat.model.handle_key(Key::Enter, &view, at);
    let down = seat.model.handle_key(Key::Enter, &view, Moment::from_millis(9_000_040));
    assert_eq!((lifted.len(), down.len()), (1, 0), "{lifted:?} {down:?}");
}

#[test]
fn resigning_offering_and_accepting_are_confirmed() {
    for (line, sends) in
        [("resign", "Resigned"), ("aufgeben", "Resigned"), ("draw", "DrawOffered"), ("remis", "DrawOffered")]
    {
        let mut seat = SightedSeat::new();
        seat.acts();
        seat.type_line(line);
        assert_eq!(seat.acts(), "", "{line} is asked about");
        assert!(seat.screen().contains("Yes or no:"));
        seat.type_line("no");
        seat.type_line("yes");
        assert_eq!(seat.acts(), "", "no is no, and yes answers nothing then");
        seat.type_line(line);
        seat.type_line("yes");
        assert_eq!(seat.acts(), sends);
    }
}

#[test]
fn situation_15_an_offer_is_seen_and_answered_by_buttons_and_by_words() {
    let mut seat = SightedSeat::new();
    seat.move_of_theirs("Pe2e4");
    seat.host(Color::White, EventKind::DrawOffered);
    seat.acts();
    let screen = seat.screen();
    assert!(screen.contains("White offers a draw.") && screen.contains("Accept"), "{screen}");
    // A lift needed for the opponent's move does not refuse it.
    seat.hands("e2 e4");
    assert_eq!(seat.view().offer, Some(Color::White));
    seat.acts();
    seat.click(ScreenSpot::Button(1));
    assert_eq!(seat.acts(), "", "asked first");
    seat.click(ScreenSpot::Button(0));
    assert_eq!(seat.acts(), "DrawAccepted");
}

#[test]
fn a_click_on_his_own_clock_presses_it_and_on_the_other_does_not() {
    let mut seat = SightedSeat::new();
    seat.move_of_theirs("Pe2e4");
    seat.hands("e2 e4 e7 e5");
    seat.acts();
    seat.click(ScreenSpot::Clock(Color::White));
    assert_eq!(seat.acts(), "");
    seat.click(ScreenSpot::Clock(Color::Black));
    assert_eq!(seat.acts(), "press");
    assert_ne!(seat.view().running, Some(Color::Black), "his stands; the other waits for the last word");
}

#[test]
fn his_own_move_is_not_made_by_typing_it() {
    let mut seat = SightedSeat::from("4k3/4p3/8/8/8/8/8/4K3 b - - 0 1");
    seat.acts();
    for line in ["e5", "Bauer Eva sieben Eva fuenf", "e7e5"] {
        let done = seat.type_line(line);
        assert_eq!(seat.acts(), "", "{line}");
        assert!(matches!(&done[..], [BoardAction::Tell(told)] if told.line.contains("your hands")), "{line}: {done:?}");
    }
}

#[test]
fn a_line_that_is_not_understood_is_told_whole_with_an_example() {
    let mut seat = SightedSeat::new();
    seat.acts();
    for line in ["xyzzy", "Springer Gustav eins Felx drei", "ルーク", "e9", "opp resign", &"long ".repeat(60)] {
        let done = seat.type_line(line);
        assert_eq!(seat.acts(), "", "{line}");
        let [BoardAction::Tell(told)] = &done[..] else { panic!("{line}: {done:?}") };
        assert!(!told.line.is_empty(), "{line}");
    }
    seat.draw();
}

#[test]
fn who_looks_on_never_acts() {
    for capacity in [StationRole::Spectator, StationRole::Player] {
        let setup = BoardSetup { seat: None, capacity, ..setup(BoardLook::default()) };
        let mut seat = SightedSeat::with(setup, terms(None));
        let view = seat.view();
        for key in every_key() {
            let done = seat.model.clone().handle_key(key, &view, Moment::START);
            assert!(!done.iter().any(|done| matches!(done, BoardAction::Act(_))), "{key:?}: {done:?}");
        }
        for line in ["e4", "resign", "draw", "yes", "press", "start", "adjust", "arbiter", "claim touched"] {
            seat.type_line(line);
        }
        seat.hands("e2 e4 * *q");
        assert_eq!(seat.acts(), "");
        assert!(
            seat.model.handle_key(Key::Ctrl('c'), &view, Moment::START).contains(&BoardAction::Quit),
            "he may go unasked"
        );
    }
}

#[test]
fn what_the_console_knows_and_this_board_has_not_is_said() {
    for line in ["opp resign", "played e2 e4", "misheard e5", "rate 200", "opp press"] {
        assert_eq!(parse_typed_request(line, Lang::En, Color::Black), TypedRequest::Elsewhere, "{line}");
    }
}

#[test]
fn leaving_is_asked_about_while_the_game_goes_on() {
    let mut seat = SightedSeat::new();
    let view = seat.view();
    let asked = seat.model.handle_key(Key::Ctrl('c'), &view, Moment::START);
    assert!(!asked.contains(&BoardAction::Quit), "{asked:?}");
    assert_eq!(seat.type_line("yes"), [BoardAction::Quit]);
}

#[test]
fn while_too_much_waits_for_the_host_hands_wait_too() {
    let mut seat = SightedSeat::new();
    seat.acts();
    let lost = ansage_seats::sighted::LinkDisplay { there: false, delay: None, unsent: 48 };
    seat.model.set_link_display(lost);
    seat.hands("e7");
    assert_eq!(seat.acts(), "");
    let screen = seat.screen();
    assert!(screen.contains("LINK LOST, 48 acts wait"), "{screen}");
    seat.model.set_link_display(ansage_seats::sighted::LinkDisplay { there: true, delay: None, unsent: 48 });
    seat.hands("e7");
    assert_eq!(seat.acts(), "");
    assert!(seat.screen().contains("Too much waits"));
}

#[test]
fn what_the_host_lost_is_told_to_it_once_more() {
    let mut seat = SightedSeat::new();
    seat.acts();
    let before = seat.view();
    let view = seat.view();
    let mut model: BoardModel = seat.model.clone();
    model.set_link_display(ansage_seats::sighted::LinkDisplay { there: true, delay: None, unsent: 1 });
    let (column, row) = seat.place(ScreenSpot::Square(shakmaty::Square::E7));
    let click = ansage_seats::sighted::MouseInput { column, row, what: ansage_seats::sighted::MouseAct::Down };
    model.handle_mouse(click, &view, Moment::START);
    assert_eq!(model.handle_new_view(&before), [], "nothing while acts are on their way");
    model.set_link_display(ansage_seats::sighted::LinkDisplay { there: true, delay: None, unsent: 0 });
    let again = model.handle_new_view(&before);
    assert!(matches!(&again[..], [BoardAction::Act(kind)] if short(kind) == "read"), "{again:?}");
    assert_eq!(model.handle_new_view(&before), [], "once");
}

#[test]
fn a_move_made_while_nothing_reached_the_host_is_announced_when_something_does() {
    let mut seat = SightedSeat::from("4k3/4p3/8/8/8/8/8/4K3 b - - 0 1");
    let view = seat.view();
    seat.model.set_link_display(ansage_seats::sighted::LinkDisplay { there: true, delay: None, unsent: 1 });
    for square in [shakmaty::Square::E7, shakmaty::Square::E5] {
        let (column, row) = seat.place(ScreenSpot::Square(square));
        let click = ansage_seats::sighted::MouseInput { column, row, what: ansage_seats::sighted::MouseAct::Down };
        // None of it arrives.
        seat.model.handle_mouse(click, &view, Moment::START);
    }
    seat.model.set_link_display(ansage_seats::sighted::LinkDisplay { there: true, delay: None, unsent: 0 });
    seat.acts();
    let done = seat.model.handle_new_view(&view);
    seat.take(done);
    assert_eq!(seat.acts(), "say Pe7e5, read");
    assert!(seat.screen().contains("Your move is announced"));
}
