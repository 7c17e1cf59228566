//! The input line: editing, history, echo of typing, and what a screen gets of it.

use super::table::{ConsoleTable, heard};
use ansage_game::terms::GameMode;
use ansage_seats::console::ConsoleAction;
use ansage_seats::console::keymap::{Key, LineEdit};
use ansage_seats::console::line::{InputLine, LONGEST, TypingEcho, normalize_typed_text};
use ansage_seats::console::screen::{LineOutput, LineScreen};
use ansage_words::locale::Lang;

fn typed(text: &str) -> InputLine {
    let mut line = InputLine::default();
    for letter in text.chars() {
        line.apply_edit(LineEdit::Insert(letter));
    }
    line
}

#[test]
fn a_line_is_edited() {
    use LineEdit::{Backspace, Delete, DeleteBefore, DeleteWord, End, Home, Insert, Left, Right};
    let cases: [(&[LineEdit], &str, usize); 9] = [
        (&[Backspace], "Läufer f", 8),
        (&[Home, Delete], "äufer f1", 0),
        (&[DeleteWord], "Läufer ", 7),
        (&[DeleteWord, DeleteWord], "", 0),
        (&[Left, Left, DeleteBefore], "f1", 0),
        (&[Left, Insert('g')], "Läufer fg1", 9),
        (&[Home, Right, Insert('a'), End, Insert('2')], "Laäufer f12", 11),
        (&[Home, Backspace, DeleteWord, DeleteBefore], "Läufer f1", 0),
        (&[Delete, Right, End], "Läufer f1", 9),
    ];
    for (edits, text, cursor) in cases {
        let mut line = typed("Läufer f1");
        for edit in edits {
            line.apply_edit(*edit);
        }
        assert_eq!((line.text().as_str(), line.cursor()), (text, cursor), "{edits:?}");
    }
}

#[test]
fn history_goes_back_and_returns_to_what_was_being_typed() {
    let mut line = InputLine::default();
    for text in ["e4", "e5", "e5", "  ", "Sf3"] {
        text.chars().for_each(|letter| drop(line.apply_edit(LineEdit::Insert(letter))));
        line.submit();
    }
    line.apply_edit(LineEdit::Insert('S'));
    let mut seen = Vec::new();
    for edit in [LineEdit::Earlier, LineEdit::Earlier, LineEdit::Earlier, LineEdit::Earlier] {
        line.apply_edit(edit);
        seen.push(line.text());
    }
    assert_eq!(seen, ["Sf3", "e5", "e4", "e4"], "the same line twice is kept once, and the first is the end");
    for _ in 0..3 {
        line.apply_edit(LineEdit::Later);
    }
    assert_eq!(line.text(), "S");
    assert_eq!(line.apply_edit(LineEdit::Later), TypingEcho::Edge);
}

#[test]
fn a_recalled_line_is_edited_and_sent_as_a_new_one() {
    let mut table = ConsoleTable::tournament();
    table.keys("start");
    table.key(Key::Enter);
    let came = table.key(Key::PageUp);
    assert_eq!(came.bytes, b"\r\n> start");
    assert_eq!(heard(&came.told[0]), "[en]start");
    assert_eq!(table.key(Key::Backspace).bytes, b"\x08 \x08");
}

/// Nobody without eyes adds letters to a line he has forgotten.
#[test]
fn n10_a_letter_takes_the_place_of_a_recalled_line_and_any_other_key_changes_it() {
    use LineEdit::{Backspace, Earlier, End, Home, Insert, Later};
    let cases: [(&[LineEdit], &str); 8] = [
        (&[Earlier, Insert('d')], "d"),
        (&[Earlier, Insert('d'), Insert('4')], "d4"),
        (&[Earlier, Earlier, Insert('d')], "d"),
        (&[Earlier, Later, Insert('d')], "xd"),
        (&[Earlier, Backspace, Insert('6')], "Sf6"),
        (&[Earlier, End, Insert('+')], "Sf3+"),
        (&[Earlier, Home, Insert('N')], "NSf3"),
        (&[Earlier, Insert(' '), Insert('e')], "Sf3 e"),
    ];
    for (edits, text) in cases {
        let mut line = typed("e4");
        line.submit();
        "Sf3".chars().for_each(|letter| drop(line.apply_edit(Insert(letter))));
        line.submit();
        line.apply_edit(Insert('x'));
        edits.iter().for_each(|edit| drop(line.apply_edit(*edit)));
        assert_eq!(line.text(), text, "{edits:?}");
        if text == "d" {
            line.apply_edit(Earlier);
            assert_eq!(line.text(), "Sf3", "the history is as it was");
        }
    }
}

#[test]
fn a_line_has_an_end_and_says_so() {
    let mut table = ConsoleTable::tournament();
    table.keys(&"e".repeat(LONGEST));
    assert_eq!(table.keys("e").lines(), ["Line full. Enter or Escape"]);
    assert_eq!(table.key(Key::Char('\u{4e00}')).lines(), ["This sign cannot be typed here: 一"]);
    assert_eq!(table.key(Key::Char('\u{7}')).lines(), ["This sign cannot be typed here: U+0007"]);
    assert_eq!(table.line(&"e".repeat(LONGEST + 1)).lines(), ["Line too long, not read."]);
    assert_eq!(table.line("e4\u{1b}[2J").lines(), ["This sign cannot be typed here: U+001B"]);
}

#[test]
fn a_letter_costs_one_byte_and_is_spoken_as_it_is_typed() {
    let mut table = ConsoleTable::tournament();
    assert_eq!(table.keys("S").bytes, b"> S");
    let came = table.keys("f");
    assert!(matches!(&came.actions[0], ConsoleAction::Write(bytes) if bytes == b"f"), "the byte before the word");
    assert_eq!(heard(&came.told[0]), "[en]f");
    assert_eq!(came.told[0].line, "", "the echo writes nothing more");
    table.line("verbosity 1");
    assert!(table.keys("3").told.is_empty(), "words only");
    assert_eq!(heard(&table.keys(" ").told[0]), "[en]Sf3");
    table.line("verbosity 0");
    assert!(table.keys("x y").told.is_empty());
    table.line("verbosity 2");
    assert_eq!(heard(&table.key(Key::Backspace).told[0]), "[en]y", "what was deleted");
}

#[test]
fn a_message_while_typing_keeps_the_line_and_the_next_key_prints_it_again() {
    let mut table = ConsoleTable::tournament();
    table.keys("Sf");
    let told = table.line("start").told;
    let bytes = table.console.bytes_to_show_message(&told[0]);
    assert!(bytes.starts_with(b"\r\n") && bytes.ends_with(b"\r"), "{:?}", String::from_utf8_lossy(&bytes));
    assert_eq!(table.keys("3").bytes, b"\r\n> Sf3");
    assert_eq!(table.key(Key::Home).bytes, b"\x08\x08\x08");
    assert_eq!(table.keys("x").bytes, b"xSf3\x08\x08\x08");
    assert_eq!(table.key(Key::Delete).bytes, b"f3 \x08\x08\x08");
}

#[test]
fn a_long_line_on_a_narrow_terminal_is_shown_around_the_cursor() {
    let mut screen = LineScreen::new(LineOutput::Terminal { columns: 40 });
    let letters: Vec<char> = "misheard Springer Gustav eins Felix drei".chars().collect();
    let mut rows = vec![String::new()];
    for end in 1..=letters.len() {
        let bytes = String::from_utf8(screen.bytes_of_typed_letters(&letters[..end], end)).unwrap();
        for (index, part) in bytes.split("\r\n").enumerate() {
            if index > 0 {
                rows.push(String::new());
            }
            rows.last_mut().unwrap().push_str(part);
        }
    }
    assert_eq!(rows.len(), 2, "{rows:?}");
    assert!(rows.iter().all(|row| row.chars().count() < 40), "{rows:?}");
    assert!(rows[1].starts_with("> ") && rows[1].ends_with("Felix drei"), "{rows:?}");
}

#[test]
fn messages_are_broken_at_words_and_fill_the_line() {
    let mut screen = LineScreen::new(LineOutput::Terminal { columns: 40 });
    let text = "Play is suspended and both clocks stand. To go on, type resume.";
    let shown = String::from_utf8(screen.bytes_of_message(text)).unwrap();
    assert_eq!(shown, "Play is suspended and both clocks stand.\r\nTo go on, type resume.\r");
    let shown = String::from_utf8(screen.bytes_of_message(&"x".repeat(100))).unwrap();
    assert!(shown.trim().split("\r\n").all(|row| row.trim_end().chars().count() <= 40), "{shown:?}");
    // A message of 40 cells is one line of a terminal of 40, with the cursor on its first cell.
    assert_eq!(screen.bytes_of_message(&"y".repeat(40)), format!("\r\n{}\r", "y".repeat(40)).into_bytes());
    let mut wide = LineScreen::new(LineOutput::Terminal { columns: 200 });
    let shown = String::from_utf8(wide.bytes_of_message(&"word ".repeat(40))).unwrap();
    assert!(shown.split("\r\n").all(|row| row.trim_end().chars().count() <= 80), "{shown:?}");
    assert_eq!(wide.bytes_of_message("\u{1b}[31mred\u{2500}"), b"\r\n?[31mred?\r", "nothing draws and nothing escapes");
}

#[test]
fn without_a_terminal_there_are_plain_lines() {
    let mut table = ConsoleTable::new(Lang::En, ansage_game::terms::GameMode::Tournament, LineOutput::Plain);
    let came = table.line("help");
    assert!(came.bytes.ends_with(b"\n") && !came.bytes.contains(&b'\r'));
    assert!(table.keys("e4").bytes.is_empty(), "no echo");
}

/// Input methods and some terminals send full-width letters, and letters and their marks one by one.
#[test]
fn what_is_typed_is_composed_and_narrowed_before_it_is_read() {
    for (text, expected) in [
        ("\u{ff45}\u{ff14}", "e4"),
        ("zuru\u{308}ck", "zurück"),
        ("\u{ff33}\u{ff46}\u{ff13}", "Sf3"),
        ("\u{3000}x", " x"),
        ("zurück", "zurück"),
        ("²", "²"),
    ] {
        assert_eq!(typed(text).text(), expected, "{text}");
        assert_eq!(normalize_typed_text(text), expected, "{text}");
    }
    // In the middle of a line a mark belongs to the letter before the cursor.
    let mut line = typed("uber");
    for edit in [LineEdit::Home, LineEdit::Right, LineEdit::Insert('\u{308}')] {
        line.apply_edit(edit);
    }
    assert_eq!((line.text().as_str(), line.cursor()), ("über", 1));
    let mut table = ConsoleTable::tournament();
    table.line("start");
    table.keys("\u{ff45}\u{ff14}");
    assert_eq!(table.key(Key::Enter).lines()[0], "w e2-e4. Space: clock");
    let mut table = ConsoleTable::new(Lang::De, GameMode::Tournament, LineOutput::Plain);
    assert_eq!(table.line("zuru\u{308}ck").lines(), table.line("zurück").lines());
}

#[test]
fn a_symbol_that_cannot_be_typed_is_named_and_changes_nothing() {
    for (symbol, name) in [
        ('漢', "漢"),
        ('\u{301}', "U+0301"),
        ('\u{200b}', "U+200B"),
        ('\u{202e}', "U+202E"),
        ('\u{7}', "U+0007"),
        ('\u{e000}', "U+E000"),
        ('\u{10ffff}', "U+10FFFF"),
    ] {
        let expected = format!("This sign cannot be typed here: {name}");
        let mut table = ConsoleTable::tournament();
        table.keys("7");
        assert_eq!(table.key(Key::Char(symbol)).lines(), [expected.as_str()]);
        assert_eq!(table.line(&format!("e4 {symbol}")).lines(), [expected.as_str()]);
        assert!(expected.chars().count() <= 40);
    }
    let mut german = ConsoleTable::new(Lang::De, GameMode::Tournament, LineOutput::Plain);
    assert_eq!(german.line("漢").lines(), ["Dieses Zeichen geht hier nicht: 漢"]);
    // Of a code not even one symbol is named.
    let mut table = ConsoleTable::tournament();
    for line in ["ruling 漢", "rulng 漢"] {
        assert!(!table.line(line).lines().concat().contains('漢'), "{line}");
    }
    table.keys("ruling x");
    assert!(!table.key(Key::Char('漢')).lines().concat().contains('漢'));
}

#[test]
fn a_full_line_is_told_once_until_it_changes() {
    let mut table = ConsoleTable::tournament();
    let mut refused = |text: &str| -> usize {
        text.chars().map(|letter| table.key(Key::Char(letter)).lines().concat()).filter(|line| !line.is_empty()).count()
    };
    assert_eq!(refused(&"a".repeat(3_000)), 1, "a paste of 3,000 letters");
    assert_eq!(refused("b"), 0);
    table.key(Key::Home);
    assert_eq!(table.keys("b").lines().concat(), "", "the cursor alone changes nothing");
    table.key(Key::Backspace);
    table.key(Key::Delete);
    let full = |table: &mut ConsoleTable| table.keys("cd").lines().join("|");
    assert!(full(&mut table).starts_with("Line full."), "{}", full(&mut table));
    table.key(Key::Escape);
    assert_eq!(table.keys("e4").lines().concat(), "");
}

#[test]
fn a_paste_is_typed_text_of_which_the_first_line_is_taken_and_nothing_is_submitted() {
    for (pasted, typed, told) in [
        ("d4", "d4", ""),
        ("  d4\n", "d4", ""),
        ("\u{ff44}4\r\n", "d4", ""),
        (" ", "", ""),
        ("e4\rd4\n\nresign\ryes\n", "e4", "Pasted: 1 line. Left out: 3 lines"),
        ("e4\nd4", "e4", "Pasted: 1 line. Left out: 1 line"),
        ("d4漢漢", "d4", "This sign cannot be typed here: 漢"),
    ] {
        let mut table = ConsoleTable::tournament();
        table.line("start");
        let actions = table.console.handle_paste(pasted);
        assert!(!actions.iter().any(|action| matches!(action, ConsoleAction::Event(..))), "{pasted:?}");
        let lines: Vec<&str> = actions
            .iter()
            .filter_map(|action| match action {
                ConsoleAction::Tell(told) if !told.line.is_empty() => Some(told.line.as_str()),
                _ => None,
            })
            .collect();
        assert_eq!(lines.join("|"), told, "{pasted:?}");
        assert_eq!(table.console.has_typed(), !typed.is_empty(), "{pasted:?}");
        assert!(table.view().pending.is_none(), "nothing is announced");
        if !typed.is_empty() {
            let expected = format!("w {}2-{typed}. Space: clock", &typed[..1]);
            assert_eq!(table.key(Key::Enter).lines()[0], expected, "{pasted:?}");
        }
    }
    // From the board it leads to the line, and it is put in at the cursor.
    let mut table = ConsoleTable::tournament();
    table.line("start");
    table.keys("4");
    table.key(Key::Home);
    table.key(Key::Tab);
    table.console.handle_paste("e");
    assert_eq!(table.key(Key::Enter).lines()[0], "w e2-e4. Space: clock");
    // Of a code nothing is shown and nothing is heard.
    let mut table = ConsoleTable::tournament();
    table.keys("ruling ");
    let actions = table.console.handle_paste("geheim");
    assert!(!format!("{actions:?}").contains("geheim"), "{actions:?}");
}
