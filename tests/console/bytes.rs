//! Whatever is typed: no panic, no silence, no escape sequence, no box, no line over 80 columns.

use super::table::ConsoleTable;
use ansage_game::terms::GameMode;
use ansage_seats::console::ConsoleAction;
use ansage_seats::console::keymap::Key;
use ansage_seats::console::screen::LineOutput;
use ansage_words::locale::Lang;
use proptest::prelude::*;

fn any_key() -> impl Strategy<Value = Key> {
    prop_oneof![
        6 => proptest::char::range(' ', '~').prop_map(Key::Char),
        1 => any::<char>().prop_map(Key::Char),
        1 => proptest::char::range('a', 'z').prop_map(Key::Ctrl),
        1 => (0..=24_u8).prop_map(Key::F),
        4 => proptest::sample::select(vec![
            Key::Enter, Key::Escape, Key::Tab, Key::Backspace, Key::Delete, Key::Left, Key::Right, Key::Up, Key::Down,
            Key::Home, Key::End, Key::PageUp, Key::PageDown, Key::Other,
        ]),
    ]
}

fn any_line() -> impl Strategy<Value = String> {
    prop_oneof![
        3 => proptest::sample::select(vec![
            "start", "e4", "Sf3", "press", "opp press", "e5", "b", "c", "help", "more", "draw", "yes", "resign", "p N",
            "l all", "score", "x e4", "takeback", "correct e3", "s e", "moves e2", "opp draw", "wrote e4",
        ]).prop_map(str::to_owned),
        1 => ".{0,60}",
        1 => "[a-h1-8KQRBNSx ]{0,12}",
    ]
}

/// A small terminal: carriage return, line feed, backspace, letters.
fn widest_row(bytes: &[u8]) -> usize {
    let text = String::from_utf8(bytes.to_vec()).expect("whole UTF-8");
    let (mut column, mut widest) = (0_usize, 0);
    for letter in text.chars() {
        match letter {
            '\r' | '\n' => column = 0,
            '\u{8}' => column = column.checked_sub(1).expect("never left of the first cell"),
            letter => {
                assert!(!letter.is_control(), "{letter:?} in {text:?}");
                assert!(!('\u{2500}'..='\u{25ff}').contains(&letter), "a box in {text:?}");
                column += 1;
            }
        }
        widest = widest.max(column);
    }
    widest
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_keys_at_any_width(
        columns in prop_oneof![Just(40_u16), Just(80), 20..200_u16],
        german in any::<bool>(),
        keys in proptest::collection::vec(prop_oneof![3 => any_key().prop_map(Ok), 1 => any_line().prop_map(Err)], 1..60),
    ) {
        let lang = if german { Lang::De } else { Lang::En };
        let mode = if columns % 2 == 0 { GameMode::Tournament } else { GameMode::Practice };
        let mut table = ConsoleTable::new(lang, mode, LineOutput::Terminal { columns });
        let mut bytes = Vec::new();
        for key in keys {
            let came = match key {
                Ok(key) => table.key(key),
                Err(line) => table.line(&line),
            };
            prop_assert!(!came.actions.is_empty());
            bytes.extend(came.bytes);
        }
        let widest = widest_row(&bytes);
        prop_assert!(widest <= 80 && widest <= usize::from(columns).max(8), "{widest} of {columns}");
    }

    #[test]
    fn no_line_is_silent(line in any_line()) {
        let mut table = ConsoleTable::new(Lang::En, GameMode::Practice, LineOutput::Plain);
        table.line("start");
        let came = table.line(&line);
        let answered = !came.told.is_empty() || came.actions.iter().any(|action| matches!(action, ConsoleAction::Leave));
        prop_assert!(answered, "{line:?}: {:?}", came.actions);
    }
}
