//! Keys: what each does in each focus, and what no key may do.

use super::table::{ConsoleTable, heard};
use ansage_game::claim::{Measure, Remedy, RemedyCause};
use ansage_game::event::{EventKind, Question};
use ansage_game::moment::Span;
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::GameMode;
use ansage_game::view::AwaitedAct;
use ansage_seats::console::keymap::{InputFocus, KEYS, Key, KeyIntent, LineEdit, RowPlace, SquareQuery, key_intent};
use ansage_seats::console::screen::LineOutput;
use ansage_seats::console::{Console, ConsoleAction, ConsoleSetup, answer};
use ansage_words::locale::Lang;
use ansage_words::presentation::Earcon;
use shakmaty::{File, Role};

const EMPTY: InputFocus = InputFocus::Line { empty: true };
const TYPING: InputFocus = InputFocus::Line { empty: false };

fn event(kind: EventKind) -> Vec<ConsoleAction> {
    vec![ConsoleAction::Event(Seat::White, kind)]
}

#[test]
fn keys_do_what_the_table_says_in_each_focus() {
    let press = Some(KeyIntent::Press);
    let insert = |letter| Some(KeyIntent::Edit(LineEdit::Insert(letter)));
    let cases = [
        (EMPTY, Key::Char(' '), press),
        (TYPING, Key::Char(' '), insert(' ')),
        (InputFocus::Board, Key::Char(' '), Some(KeyIntent::Select)),
        (EMPTY, Key::F(7), press),
        (TYPING, Key::F(7), press),
        (InputFocus::Board, Key::F(7), press),
        (InputFocus::Board, Key::F(8), Some(KeyIntent::OpponentPress)),
        (EMPTY, Key::Enter, Some(KeyIntent::Submit)),
        (TYPING, Key::Enter, Some(KeyIntent::Submit)),
        (InputFocus::Board, Key::Enter, Some(KeyIntent::Select)),
        (EMPTY, Key::Char('k'), insert('k')),
        (InputFocus::Board, Key::Char('k'), Some(KeyIntent::Jump { role: Role::King, forward: true })),
        (InputFocus::Board, Key::Char('P'), Some(KeyIntent::Jump { role: Role::Pawn, forward: false })),
        (InputFocus::Board, Key::Char('o'), Some(KeyIntent::Here(SquareQuery::Square))),
        (InputFocus::Board, Key::Char('t'), Some(KeyIntent::Ask(Question::Clocks))),
        (InputFocus::Board, Key::Char('i'), Some(KeyIntent::ToLine)),
        (EMPTY, Key::Char('i'), insert('i')),
        (EMPTY, Key::Tab, Some(KeyIntent::ToBoard)),
        (TYPING, Key::Ctrl('s'), Some(KeyIntent::Stop)),
        (InputFocus::Board, Key::Ctrl('s'), Some(KeyIntent::Stop)),
        (TYPING, Key::Ctrl('c'), Some(KeyIntent::Leave)),
        (InputFocus::Board, Key::Char('z'), None),
        (EMPTY, Key::F(12), Some(KeyIntent::OpponentConfirms)),
        (EMPTY, Key::F(11), None),
    ];
    for (focus, key, expected) in cases {
        assert_eq!(key_intent(focus, key, Lang::En), expected, "{focus:?} {key:?}");
    }
}

#[test]
fn shift_and_a_figure_is_a_file_on_english_and_german_keyboards() {
    let files = |signs: &str, lang| -> Vec<Option<KeyIntent>> {
        signs.chars().map(|sign| key_intent(InputFocus::Board, Key::Char(sign), lang)).collect()
    };
    let all: Vec<Option<KeyIntent>> = File::ALL.into_iter().map(|file| Some(KeyIntent::ToFile(file))).collect();
    assert_eq!(files("!@#$%^&*", Lang::En), all);
    assert_eq!(files("!\"§$%&/(", Lang::De), all);
}

#[test]
fn no_key_stands_twice_in_one_focus() {
    for (index, row) in KEYS.iter().enumerate() {
        for (key, _) in row.keys {
            for other in &KEYS[..=index] {
                let meets =
                    other.place == row.place || other.place == RowPlace::Anywhere || row.place == RowPlace::Anywhere;
                let times = other.keys.iter().filter(|(known, _)| known == key).count();
                let expected = usize::from(std::ptr::eq(other, row));
                assert!(!meets || times == expected, "{key:?} in {:?} and {:?}", row.help, other.help);
            }
        }
    }
}

#[test]
fn space_on_an_empty_line_is_the_clock_and_nothing_else() {
    let mut table = ConsoleTable::tournament();
    let press = event(EventKind::ClockPressed { player: Color::White });
    assert_eq!(table.key(Key::Char(' ')).actions, press);
    table.keys("e4");
    assert!(!table.key(Key::Char(' ')).actions.iter().any(|action| matches!(action, ConsoleAction::Event(..))));
    assert_eq!(table.key(Key::F(7)).actions, press);
    assert_eq!(table.key(Key::F(8)).actions, event(EventKind::ClockPressed { player: Color::Black }));
}

#[test]
fn enter_never_presses_and_a_bounced_enter_only_says_what_is_awaited() {
    let mut table = ConsoleTable::tournament();
    table.line("start");
    table.keys("e4");
    assert!(matches!(table.key(Key::Enter).actions[..], [ConsoleAction::Event(_, EventKind::Announced { .. })]));
    for _ in 0..5 {
        let came = table.key(Key::Enter);
        assert_eq!(came.lines(), ["Space: clock, or correct MOVE"]);
        assert!(matches!(came.actions[..], [ConsoleAction::Tell(_)]));
    }
    assert_eq!(table.view().running, Some(Color::White), "no clock was pressed");
    assert!(table.view().half_moves.is_empty());
}

#[test]
fn enter_tells_what_is_awaited_at_every_stage() {
    let mut table = ConsoleTable::new(Lang::De, GameMode::Tournament, LineOutput::Plain);
    assert_eq!(table.line("").lines(), ["Noch nicht begonnen. Tippen Sie start"]);
    table.line("start");
    assert_eq!(table.line("  ").lines(), ["Sie sind am Zug"]);
    table.line("e4");
    assert_eq!(table.line("").lines(), ["Leertaste: Uhr, oder korrektur ZUG"]);
    table.line("press");
    assert_eq!(table.line("").lines(), ["Schwarz am Zug"]);
    table.line("opp press");
    assert_eq!(table.line("").lines(), ["Schwarz hat gedrückt. Zug eingeben."]);
    table.line("e5");
    table.line("opp remis");
    table.line("gegner remis");
    assert_eq!(table.line("").lines(), ["Schwarz bestätigt mit F12"]);
    assert!(heard(&table.line("").told[0]).contains("mit F 12"));
}

#[test]
fn d_1_enter_names_the_dead_time_that_going_on_settles() {
    let mut table = ConsoleTable::tournament();
    table.line("start");
    let mut view = table.view();
    view.awaited = AwaitedAct::Resumption;
    view.remedy = Some(Remedy {
        claimant: None,
        claim: None,
        burdened: Color::White,
        cause: RemedyCause::DeadTime,
        measures: vec![Measure::AddTime { player: Color::Black, time: Span::from_millis(1_400) }],
        otherwise: Vec::new(),
    });
    let told: Vec<_> =
        answer::reminder_messages(&ConsoleSetup::default_for_owner(Color::White).presenter, &view, false);
    let lines: Vec<&str> = told.iter().map(|told| told.line.as_str()).collect();
    assert_eq!(lines, ["Proposed: Black 1.4 s back", "White: consent gives it", "Suspended. To go on: resume"]);
    // It is heard in one go.
    let last = told.last().expect("a reminder");
    assert!(heard(last).contains("Black gets 1.4 seconds back") && heard(last).contains("resume"), "{}", heard(last));
    assert!(told.iter().rev().skip(1).all(|told| told.speech.is_empty()));
}

/// At two stations going on gives time, or gives it up: it is asked first, and a yes to another case counts for nothing.
#[test]
fn d_1_going_on_asks_first_where_it_settles_a_time_at_two_stations() {
    let mut table = ConsoleTable::tournament();
    table.line("start");
    let mut view = table.view();
    let proposed = |of: Color| Remedy {
        claimant: None,
        claim: None,
        burdened: of,
        cause: RemedyCause::DeadTime,
        measures: vec![Measure::AddTime { player: !of, time: Span::from_millis(1_400) }],
        otherwise: Vec::new(),
    };
    let lines = |actions: Vec<ConsoleAction>| -> Vec<String> {
        let told = actions.into_iter().map(|action| match action {
            ConsoleAction::Tell(told) => told.line,
            other => format!("{other:?}"),
        });
        told.collect()
    };
    view.awaited = AwaitedAct::Resumption;
    for (of, asked) in
        [(Color::White, "Go on and give the time? yes or no"), (Color::Black, "Go on without your time? yes or no")]
    {
        view.remedy = Some(proposed(of));
        let mut console = Console::new_at_client(ConsoleSetup::default_for_owner(Color::White));
        assert_eq!(lines(console.handle_line("resume", &view)), [asked]);
        assert_eq!(console.handle_line("yes", &view), event(EventKind::PlayResumed));
        console.handle_line("resume", &view);
        let other = ansage_game::view::View { remedy: Some(proposed(!of)), ..view.clone() };
        assert_eq!(lines(console.handle_line("yes", &other)), ["Changed meanwhile: not done"]);
        // A case is told again with what it asks for, for whoever came back or is new.
        let told = answer::reminder_messages(&ConsoleSetup::default_for_owner(Color::White).presenter, &view, true);
        assert!(told[0].line.starts_with("Proposed: "), "{told:?}");
    }
    // Where an arbiter has the desk he gives it: who would give up his own time by going on is asked all the same.
    view.desk.taken = true;
    let mut console = Console::new_at_client(ConsoleSetup::default_for_owner(Color::White));
    assert_eq!(lines(console.handle_line("resume", &view)), ["Go on without your time? yes or no"]);
    view.remedy = Some(proposed(Color::White));
    let mut console = Console::new_at_client(ConsoleSetup::default_for_owner(Color::White));
    assert_eq!(
        console.handle_line("resume", &view),
        event(EventKind::PlayResumed),
        "the arbiter's to decide: refused there"
    );
    view.desk.taken = false;
    // At one keyboard both hear it, and nothing is asked.
    assert_eq!(table.console.handle_line("resume", &view), event(EventKind::PlayResumed));
}

/// 5.1.2, 9.1: who is asked whether he resigns, and then hears an offer, a flag or a move, says yes to that.
#[test]
fn art_5_1_2_a_question_about_resigning_lapses_with_an_offer_a_flag_or_a_move() {
    let mut table = ConsoleTable::tournament();
    table.line("start");
    let view = table.view();
    let with = |change: fn(&mut ansage_game::view::View)| {
        let mut other = view.clone();
        change(&mut other);
        other
    };
    let offered = with(|view| view.offer = Some(Color::Black));
    let fallen = with(|view| *view.clocks.get_mut(Color::Black) = Some(Span::ZERO));
    let mut played = ConsoleTable::tournament();
    for line in ["start", "e4", "press", "opp press", "e5"] {
        played.line(line);
    }
    for other in [&offered, &fallen, &played.view()] {
        let mut console = Console::new_at_client(ConsoleSetup::default_for_owner(Color::White));
        console.handle_line("resign", &view);
        let answered = console.handle_line("yes", other);
        assert!(
            matches!(&answered[..], [ConsoleAction::Tell(told)] if told.line == "Changed meanwhile: not done"),
            "{answered:?}"
        );
        // Asked anew, it is another question.
        console.handle_line("resign", other);
        assert_eq!(console.handle_line("yes", other), event(EventKind::Resigned));
    }
}

/// 9.1, 5.1.2: a station that has joined shows the game as it was a moment ago. What would be refused by that may be carried
/// out when it arrives: an `accept` that crosses an offer, a `resign` that crosses the arbiter's `back`.
#[test]
fn art_9_1_a_station_that_has_joined_asks_always_before_a_weighty_word() {
    let mut table = ConsoleTable::tournament();
    let unbegun = table.view();
    table.line("start");
    let view = table.view();
    for (view, line, question) in [
        (&view, "accept", "Accept the draw? yes or no"),
        (&view, "consent", "Consent? yes or no"),
        (&unbegun, "resign", "Resign? yes or no"),
        (&unbegun, "draw", "Offer a draw? yes or no"),
    ] {
        let mut console = Console::new_at_client(ConsoleSetup::default_for_owner(Color::White));
        let asked = console.handle_line(line, view);
        assert!(matches!(&asked[..], [ConsoleAction::Tell(told)] if told.line == question), "{line}: {asked:?}");
        // At the host nothing is on its way, and what is refused is refused at once.
        let mut console = Console::new(ConsoleSetup::default_for_owner(Color::White));
        assert!(matches!(console.handle_line(line, view)[..], [ConsoleAction::Event(..)]), "{line}");
    }
}

#[test]
fn escape_takes_back_the_weightiest_thing_first() {
    let mut table = ConsoleTable::tournament();
    table.line("start");
    // A press that waits for the last word: the announcement is not heard yet.
    let mut view = table.view();
    view.awaited = ansage_game::view::AwaitedAct::LastWord(Color::White);
    table.keys("x");
    assert_eq!(table.console.handle_key(Key::Escape, &view), event(EventKind::PressCancelled));
    assert_eq!(table.key(Key::Escape).lines(), ["Line cleared."]);
    table.line("resign");
    assert_eq!(table.key(Key::Escape).lines(), ["Not done."]);
    assert_eq!(table.line("yes").lines(), ["Nothing was asked."]);
    table.key(Key::Tab);
    assert_eq!(table.key(Key::Escape).lines(), ["Input line."]);
    assert_eq!(table.key(Key::Escape).lines(), ["There is nothing to take back."]);
    view.awaited = ansage_game::view::AwaitedAct::LastWord(Color::Black);
    assert!(
        matches!(table.console.handle_key(Key::Escape, &view)[..], [ConsoleAction::Tell(_)]),
        "not the opponent's press"
    );
}

#[test]
fn leaving_is_asked_about_and_a_second_time_is_yes() {
    for key in [Key::Ctrl('c'), Key::Ctrl('d')] {
        let mut table = ConsoleTable::tournament();
        assert_eq!(table.key(key).actions, [ConsoleAction::Leave], "nothing to lose before the game");
        table.line("start");
        let asked = table.key(key);
        assert_eq!(asked.lines(), ["Save and leave? yes or no"]);
        assert!(heard(&asked.told[0]).starts_with("<Question>"));
        assert_eq!(table.key(key).actions, [ConsoleAction::Leave]);
    }
}

#[test]
fn stop_is_one_key_and_changes_nothing_else() {
    let mut table = ConsoleTable::tournament();
    table.keys("Sf");
    assert_eq!(table.key(Key::Ctrl('s')).actions, [ConsoleAction::StopPrivate]);
    assert_eq!(table.key(Key::Char('3')).bytes, b"3", "what is typed stays");
}

#[test]
fn every_key_but_the_presses_holds_an_assistants_press() {
    let table = ConsoleTable::tournament();
    for (key, holds) in [
        (Key::Char(' '), false),
        (Key::F(7), false),
        (Key::F(8), false),
        (Key::Char('c'), true),
        (Key::Enter, true),
        (Key::Left, true),
        (Key::Other, true),
    ] {
        assert_eq!(table.console.is_press_cancelling_key(key), holds, "{key:?}");
    }
}

#[test]
fn a_key_that_does_nothing_says_so() {
    let mut table = ConsoleTable::tournament();
    assert_eq!(table.key(Key::F(11)).lines(), ["This key does nothing here. Help: F1"]);
    table.key(Key::Tab);
    let came = table.key(Key::Char('z'));
    assert!(heard(&came.told[0]).starts_with(&format!("<{:?}>", Earcon::NotUnderstood)));
}

#[test]
fn a_piece_is_taken_in_mind_on_the_board_and_sent_to_another_square() {
    let mut table = ConsoleTable::tournament();
    table.line("start");
    let focus = table.key(Key::Tab);
    assert!(heard(&focus.told[0]).starts_with("<BoardFocus> [de]Anna eins"), "{}", heard(&focus.told[0]));
    table.keys("n");
    assert_eq!(table.key(Key::Enter).lines(), ["b1 chosen. Enter on the target"]);
    assert_eq!(table.key(Key::Enter).lines(), ["Nothing chosen any more."], "a bounced Enter sends nothing");
    table.key(Key::Enter);
    table.key(Key::Up);
    table.key(Key::Up);
    table.key(Key::Right);
    let sent = table.key(Key::Char(' ')).actions;
    assert_eq!(sent[..1], event(EventKind::Announced { words: "Nb1c3".parse().unwrap() }));
    assert_eq!(table.key(Key::Char(' ')).actions.len(), 1, "a bounced Space completes no move");
    assert_eq!(table.view().awaited, AwaitedAct::Press(Color::White));
}

#[test]
fn a_piece_is_taken_in_mind_until_escape_and_none_of_the_other_side() {
    let mut table = ConsoleTable::tournament();
    table.line("start");
    table.key(Key::Tab);
    table.keys("n");
    table.key(Key::Enter);
    table.key(Key::Up);
    table.key(Key::Up);
    table.key(Key::Escape);
    table.key(Key::Tab);
    assert_eq!(table.key(Key::Enter).lines(), ["No piece here. Clock: F7"], "Escape lets the piece go");
    table.keys("8");
    assert_eq!(table.key(Key::Enter).lines(), ["White moves: choose a white piece"]);
}

#[test]
fn a_piece_is_sent_only_where_such_a_piece_can_go() {
    for (from, to, can) in [
        ("b1", "c3", true),
        ("b1", "d2", false),
        ("b1", "b4", false),
        ("e2", "e4", true),
        ("e2", "e5", false),
        ("e2", "d3", true), // A capture en passant has nothing on its square.
        ("e1", "g1", true),
        ("e1", "e5", false),
        ("a1", "a3", false),
    ] {
        let mut table = ConsoleTable::new(Lang::En, GameMode::Tournament, LineOutput::Terminal { columns: 40 });
        table.line("start");
        table.line(&format!("b {from}"));
        table.key(Key::Enter);
        table.line(&format!("b {to}"));
        let sent = table.key(Key::Enter);
        let is_announced = matches!(&sent.actions[..], [ConsoleAction::Event(_, EventKind::Announced { .. }), ..]);
        assert_eq!(is_announced, can, "{from}-{to}: {:?}", sent.lines());
        if !can {
            assert_eq!(sent.lines(), [format!("{from}-{to}: no such move. Nothing sent")]);
        }
    }
}

#[test]
fn d_2_3_on_the_board_space_leads_back_to_the_clock_and_enter_reads_while_a_press_is_awaited() {
    let mut table = ConsoleTable::tournament();
    table.line("start");
    table.line("e4");
    table.key(Key::Tab);
    assert_eq!(table.key(Key::Enter).lines(), ["Space: clock, or correct MOVE"]);
    // The blank of a command that is typed here presses nothing.
    table.keys("b");
    assert_eq!(table.key(Key::Char(' ')).lines(), ["Back on the line. Space: clock"]);
    assert_eq!(table.key(Key::Char(' ')).actions, event(EventKind::ClockPressed { player: Color::White }));
    assert_eq!(table.view().awaited, AwaitedAct::Move(Color::Black));
}

#[test]
fn d_2_3_space_presses_with_a_recalled_line_and_a_second_blank_in_a_typed_one_is_answered() {
    let mut table = ConsoleTable::tournament();
    table.line("start");
    table.keys("e4");
    table.key(Key::Enter);
    table.keys("correct ");
    assert_eq!(table.key(Key::Char(' ')).lines(), ["Not pressed: F7; or Escape, then Space"]);
    table.key(Key::Escape);
    for whole in ["d", "Nf3", "b5 x", "resign"] {
        table.keys(whole);
        assert_eq!(table.key(Key::Char(' ')).lines(), ["Not pressed: F7; or Escape, then Space"], "{whole}");
        table.key(Key::Escape);
    }
    for open in ["opp repeats", "claim", "x", "hall", "help seal", "lang de"] {
        table.keys(open);
        assert!(table.key(Key::Char(' ')).lines().concat().is_empty(), "{open}");
        table.key(Key::Escape);
    }
    assert!(table.key(Key::PageUp).bytes.ends_with(b"> e4"));
    assert_eq!(table.key(Key::Char(' ')).actions, event(EventKind::ClockPressed { player: Color::White }));
    assert!(!table.console.has_typed());
    // Where no press is awaited a blank is a letter like any other, and the hall hears of no press.
    table.key(Key::PageUp);
    assert!(table.key(Key::Char(' ')).effects.is_empty());
    table.key(Key::Escape);
    table.keys("opp ");
    assert_eq!(table.key(Key::Char(' ')).lines(), [""]);
}

#[test]
fn d_2_3_the_line_has_the_focus_again_once_it_is_needed() {
    let mut table = ConsoleTable::tournament();
    table.line("start");
    // The board that led to a move is left with it, so that what is typed next is typed on the line.
    table.key(Key::Tab);
    for key in "e2\r4\r".chars() {
        table.key(if key == '\r' { Key::Enter } else { Key::Char(key) });
    }
    assert_eq!(table.view().awaited, AwaitedAct::Press(Color::White), "{:?}", table.view().awaited);
    table.keys("b");
    assert!(table.console.has_typed());
    table.key(Key::Escape);
    table.passes(Span::from_secs(1));
    table.key(Key::Char(' '));
    table.keys("c5");
    assert_eq!(table.key(Key::Enter).actions.len(), 1);
    assert_eq!(table.view().awaited, AwaitedAct::Press(Color::Black));
    // What is gone to on purpose stays; a press that makes an entry due leads back.
    table.event(EventKind::ClockPressed { player: Color::Black });
    table.line("Nf3");
    table.key(Key::F(7));
    table.key(Key::Tab);
    table.keys("k");
    assert_eq!(table.key(Key::Char('k')).lines(), ["e8 black king"]);
    table.key(Key::F(8));
    table.keys("d6");
    table.key(Key::Enter);
    assert_eq!(table.view().half_moves.len(), 4);
    table.key(Key::Tab);
    table.line("d4");
    table.key(Key::F(7));
    assert_eq!(table.key(Key::Escape).lines(), ["Input line."], "Escape leaves and takes nothing back");
}

#[test]
fn d_2_3_two_blanks_behind_a_move_that_is_not_announced_say_so() {
    let mut table = ConsoleTable::tournament();
    table.line("start");
    table.keys("Nf3 ");
    assert_eq!(table.key(Key::Char(' ')).lines(), ["Not announced: Enter, then Space"]);
}

#[test]
fn n11_a_history_without_an_earlier_line_says_so() {
    let mut table = ConsoleTable::tournament();
    assert_eq!(table.key(Key::PageUp).lines(), ["no earlier line"]);
    assert_eq!(table.key(Key::PageDown).lines(), ["no later line"]);
    assert!(!table.key(Key::PageUp).bytes.contains(&b'>'), "it would read as the sign that more follows");
}
