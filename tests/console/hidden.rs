//! What nobody may see or hear while it is typed: no byte and no word of it, however the line is edited.

use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::moment::Moment;
use ansage_game::referee::Referee;
use ansage_game::ruling::Ruling;
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::{GameMode, GameTerms};
use ansage_game::view::View;
use ansage_seats::console::command::LineMeaning;
use ansage_seats::console::keymap::Key;
use ansage_seats::console::screen::LineOutput;
use ansage_seats::console::secret::{DeskRequest, SealedMove, SecretText};
use ansage_seats::console::{Console, ConsoleAction, ConsoleSetup};
use ansage_words::locale::Lang;
use ansage_words::presentation::SpeechPiece;

fn table() -> (Console, View) {
    let referee = Referee::open(GameTerms::new("90+30".parse().unwrap())).unwrap();
    let setup =
        ConsoleSetup { output: LineOutput::Terminal { columns: 80 }, ..ConsoleSetup::default_for_owner(Color::White) };
    (Console::new(setup), referee.view(Moment::START))
}

/// Everything that is written, shown or spoken for these actions.
fn told(actions: &[ConsoleAction]) -> String {
    let mut text = String::new();
    for action in actions {
        match action {
            ConsoleAction::Write(bytes) => text += &String::from_utf8_lossy(bytes),
            ConsoleAction::Tell(told) => {
                text += &told.line;
                for piece in &told.speech {
                    if let SpeechPiece::Words { text: words, .. } = piece {
                        text += words;
                    }
                }
            }
            ConsoleAction::Event(_, kind) => text += &format!("{kind:?}"),
            other => text += &format!("{other:?}"),
        }
    }
    text
}

fn typed(console: &mut Console, view: &View, text: &str) -> String {
    text.chars().map(|letter| told(&console.handle_key(Key::Char(letter), view))).collect()
}

#[test]
fn no_letter_behind_the_word_is_written_or_spoken() {
    for word in ["ruling ", "/ruling ", "seal ", "schiedsspruch ", "abgabe ", "Ruling ", "rulng ", "sael "] {
        let (mut console, view) = table();
        assert!(typed(&mut console, &view, word).contains(word.trim_start_matches('/').split_at(2).0));
        let heard = typed(&mut console, &view, "ZQXJ42");
        assert!(heard.contains('*') && heard.contains("star"), "{word:?}: {heard:?}");
        assert!(!heard.contains(|letter: char| "ZQXJ42".contains(letter)), "{word:?}: {heard:?}");
        let done = console.handle_key(Key::Enter, &view);
        assert!(!told(&done).contains("ZQXJ"), "{word:?}: {done:?}");
    }
}

#[test]
fn a_hidden_line_stays_hidden_however_it_is_edited_and_is_not_remembered() {
    let (mut console, view) = table();
    typed(&mut console, &view, "clock");
    console.handle_key(Key::Enter, &view);
    typed(&mut console, &view, "ruling ZQXJ42");
    let mut heard = String::new();
    let keys = [Key::Home, Key::Delete, Key::Ctrl('f'), Key::End, Key::Backspace, Key::PageUp, Key::PageDown];
    for key in keys.into_iter().chain([Key::Ctrl('b'), Key::Home, Key::Delete, Key::Delete, Key::Ctrl('w')]) {
        heard += &told(&console.handle_key(key, &view));
    }
    heard += &told(&console.handle_key(Key::Enter, &view));
    assert!(!heard.contains(|letter: char| "ZQXJ4".contains(letter)), "{heard:?}");
    // A line after it is an ordinary one, and the history has the line before.
    assert!(typed(&mut console, &view, "e4").contains('4'));
    console.handle_key(Key::Escape, &view);
    assert!(told(&console.handle_key(Key::PageUp, &view)).contains("clock"));
}

#[test]
fn the_word_alone_asks_for_the_rest_in_a_line_that_is_hidden_as_a_whole() {
    let (mut console, view) = table();
    typed(&mut console, &view, "ruling");
    assert!(told(&console.handle_key(Key::Enter, &view)).contains("Not shown."));
    let heard = typed(&mut console, &view, "ZQXJ42 k");
    assert!(!heard.contains(|letter: char| "ZQXJ42k".contains(letter)), "{heard:?}");
    assert_eq!(
        console.handle_key(Key::Enter, &view),
        [ConsoleAction::Desk(DeskRequest::Code(SecretText::new("ZQXJ42 k")))]
    );
    // Also where what is typed begins with such a word.
    typed(&mut console, &view, "ruling");
    console.handle_key(Key::Enter, &view);
    assert!(!typed(&mut console, &view, "seal ZQXJ42").contains("seal"));
    assert_eq!(
        console.handle_key(Key::Enter, &view),
        [ConsoleAction::Desk(DeskRequest::Code(SecretText::new("seal ZQXJ42")))]
    );
    // Escape, or nothing, lets it go.
    for key in [Key::Escape, Key::Enter] {
        typed(&mut console, &view, "ruling");
        console.handle_key(Key::Enter, &view);
        assert!(told(&console.handle_key(key, &view)).contains("Not done."));
        assert!(typed(&mut console, &view, "e4").contains("e4"));
        console.handle_key(Key::Escape, &view);
    }
}

#[test]
fn ordinary_words_are_not_hidden() {
    for line in ["rules x", "resign x", "draw x", "e4 x", "sea f3x", "Se4 x", "s e"] {
        let (mut console, view) = table();
        let near = line.starts_with("sea");
        assert_eq!(typed(&mut console, &view, line).contains('*'), near, "{line}");
    }
}

#[test]
fn a_code_is_in_no_debug_text() {
    assert!(!format!("{:?}", ConsoleAction::Desk(DeskRequest::Code(SecretText::new("ZQXJ42")))).contains("ZQXJ"));
    let read = ansage_seats::console::command::parse_line("ruling ZQXJ42", Lang::En, Color::White);
    assert!(matches!(read, LineMeaning::Command(_)) && !format!("{read:?}").contains("ZQXJ"));
}

#[test]
fn two_orders_of_the_arbiter_never_share_a_word() {
    use ansage_seats::console::desk::table::ORDERS;
    let mut words: Vec<String> = ORDERS.iter().flat_map(|row| row.words.all_words()).collect();
    words.sort_unstable();
    assert!(words.windows(2).all(|pair| pair[0] != pair[1]), "{words:?}");
    assert!(ORDERS.iter().all(|row| !row.words.english.is_empty() && !row.words.german.is_empty()));
}

#[test]
fn at_the_desk_space_is_no_clock_key_and_f7_and_f8_are() {
    let (mut console, mut view) = table();
    (view.desk.occupied, view.desk.here) = (true, true);
    let told = told(&console.handle_key(Key::Char(' '), &view));
    assert!(told.contains("F7 and F8"), "{told}");
    for (key, by) in [(Key::F(7), Color::White), (Key::F(8), Color::Black)] {
        let pressed = console.handle_key(key, &view);
        assert!(
            matches!(&pressed[..], [ConsoleAction::Event(_, EventKind::ClockPressed { player: who })] if *who == by)
        );
    }
}

#[test]
fn e_1_what_is_said_to_a_sealed_move_tells_nothing_of_pins_and_checks() {
    let sealed = |fen: &str, code: &str, mode: GameMode| {
        let arbiter_code = Some("proof".to_owned());
        let terms =
            GameTerms { mode, start: Some(fen.into()), arbiter_code, ..GameTerms::new("90+30".parse().unwrap()) };
        let mut referee = Referee::open(terms).unwrap();
        let desk = EventKind::DeskTaken { verifier: "proof".into(), arbiter: "".into() };
        for (seat, kind) in [
            (Seat::White, EventKind::Started),
            (Seat::Arbiter, desk),
            (Seat::Arbiter, EventKind::Ruled { ruling: Ruling::Adjourn }),
        ] {
            referee.handle(&Event { at: Moment::START, seat, port: EventSource::Keyboard, kind });
        }
        let mut console = Console::new(ConsoleSetup::default_for_owner(Color::White));
        let actions = console.handle_line(&format!("seal {code}"), &referee.view(Moment::START));
        match &actions[..] {
            [ConsoleAction::Desk(DeskRequest::Seal(SealedMove(words)))] => words.to_string(),
            [ConsoleAction::Tell(told)] => told.line.clone(),
            other => panic!("{other:?}"),
        }
    };
    // The rook pins a knight, or stands in the way of nothing.
    for rook in ["4r1k1", "3r2k1"] {
        let one = format!("{rook}/8/8/8/4N3/8/8/4K3 w - - 0 1");
        assert_eq!(sealed(&one, "Nd6", GameMode::Tournament), "Ne4d6", "{one}");
        let two = format!("{rook}/8/8/8/4N1N1/8/8/4K3 w - - 0 1");
        assert!(sealed(&two, "Nf6", GameMode::Tournament).contains("square"), "{two}");
    }
    assert_eq!(sealed("4r1k1/8/8/8/4N1N1/8/8/4K3 w - - 0 1", "Nf6", GameMode::Practice), "Ng4f6");
}
