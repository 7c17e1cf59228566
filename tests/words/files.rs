//! Files that are no score, or too much of one: a clear answer, and no more memory than the file takes.

use super::property::settings;
use super::written::{first, said, shown};
use ansage_words::score::Encoding;
use ansage_words::score::ScoreError;
use ansage_words::score::written::{read_as_written, read_sheet_as_written as whole};
use proptest::prelude::*;

fn fault(bytes: &[u8]) -> ScoreError {
    read_as_written(bytes, None, 1).unwrap_err()
}

fn at(line: usize, column: usize, likely: Option<Encoding>) -> ScoreError {
    ScoreError::BadBytes { line, column, likely }
}

#[test]
fn utf_16_with_its_mark_is_read() {
    let text = "1. е4 е5 2. Кf3 Кc6 3. Сb5";
    let little: Vec<u8> = [0xff, 0xfe].into_iter().chain(text.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    let big: Vec<u8> = [0xfe, 0xff].into_iter().chain(text.encode_utf16().flat_map(u16::to_be_bytes)).collect();
    for bytes in [little, big] {
        assert_eq!(shown(&read_as_written(&bytes, None, 1).unwrap()[0]), "1w:P?e4 1b:P?e5 2w:N?f3 2b:N?c6 3w:B?b5");
    }
    assert_eq!(fault(b"\xff\xfe1\x00.\x00e"), at(1, 3, Some(Encoding::Utf16)));
}

#[test]
fn other_encodings_are_refused_with_place_and_name() {
    assert_eq!(fault(b"1. e4 e5\n2. \xcaf3 \xcac6 3. \xd1b5"), at(2, 4, Some(Encoding::Cyrillic)));
    assert_eq!(fault(b"{L\xe4ufer} 1. e4 e5 \xbd-\xbd"), at(1, 3, Some(Encoding::Western)));
    assert_eq!(fault(b"[White \"\xc8\xf8\xf8\xe0\xed\xee\xe2\"]\n1. e4"), at(1, 9, Some(Encoding::Cyrillic)));
    assert_eq!(fault(b"[White \"\xe9\xd7\xc1\xce\xcf\xd7\"]\n1. e4"), at(1, 9, Some(Encoding::Koi8)));
    let plain: Vec<u8> = "1. e4 e5 2. Nf3".encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(fault(&plain), at(1, 2, Some(Encoding::Utf16)));
    assert_eq!(fault(b"e4\ne\xff5"), at(2, 2, None));
    assert_eq!(fault(b"\x7fELF\x02\x01\x01\x00\x00\x00\x00"), at(1, 8, Some(Encoding::Binary)));
    assert_eq!(fault(b"1. e4 e5 2. Nf3 \0 Nc6 3. Bb5"), at(1, 17, Some(Encoding::Binary)));
}

#[test]
fn nothing_to_read_is_said_so() {
    for empty in ["", "   \n\t\n", "\u{feff}", "{only a remark}", "*", "1. 2. 3."] {
        assert!(matches!(fault(empty.as_bytes()), ScoreError::Empty | ScoreError::NoGame { .. }), "{empty:?}");
    }
}

#[test]
fn what_is_too_long_ends_with_its_line() {
    let many = "Nf3\n".repeat(1_000_000);
    assert!(matches!(fault(many.as_bytes()), ScoreError::TooLong { .. }));
    let games = "1. e4 e5 2. Nf3\n".repeat(10_000);
    assert!(matches!(fault(games.as_bytes()), ScoreError::TooLong { line: 667 }));
    assert_eq!(read_as_written("e4 e5\n".repeat(1_000).as_bytes(), None, 1).unwrap()[0].entries.len(), 2_000);
}

#[test]
fn every_game_of_a_large_file_is_found_by_its_number() {
    let game = |i: usize| format!("[Event \"{i}\"]\n[Result \"*\"]\n\n1. e4 e5 {{ [x] }}\n2. Nf3 *\n\n");
    let file: String = (1..=10_000).map(game).collect();
    for number in [1, 2, 9_999, 10_000] {
        let written = read_as_written(file.as_bytes(), None, number).unwrap().remove(0);
        assert_eq!((&*written.tags[0].1, written.entries.len()), (&*number.to_string(), 3));
        assert_eq!(written.entries[2].line, (number - 1) * 6 + 5);
    }
    let error = read_as_written(file.as_bytes(), None, 10_001).unwrap_err();
    assert_eq!(error, ScoreError::NoGame { game: 10_001, found: 10_000 });
}

#[test]
fn endless_lines_and_brackets_take_no_endless_time() {
    for part in ["a", "(", "[", "{", "}", "(a)", "[a]", "{a}", "{{}", "|", ";", "?", "- ", "[White \"", "0-", ". ", "Ы"]
    {
        let line = part.repeat(3_000_000 / part.len());
        match read_as_written(line.as_bytes(), None, 1) {
            Ok(sheets) => {
                assert!(sheets.iter().flat_map(|sheet| &sheet.entries).all(|entry| entry.text.len() < 500))
            }
            Err(error) => assert!(!matches!(error, ScoreError::BadBytes { .. }), "{part:?} {error}"),
        }
    }
}

#[test]
fn broken_headers_and_open_brackets_lose_no_move() {
    let expected = "1w:P?e4 1b:P?e5 2w:N?f3";
    let forms = [
        "[Event \"Cup]\n[White \"A\"\nBlack \"B\"]\n1. e4 e5 2. Nf3",
        "[Event \"Cup 1. e4 e5 2. Nf3",
        "[Event Cup]\n[White \"A\"] [Black \"B\"] 1. e4 e5 2. Nf3",
        "[Event \"Cup\"\n\n1. e4 e5 2. Nf3",
        "1. e4 e5 2. Nf3 {never closed",
        "1. e4 {never closed\ne5 2. Nf3",
        "1. e4 (1. d4 (1. c4) d5) e5 2. Nf3",
        "1. e4 ( e5 2. Nf3",
        "1. e4 } e5 [ 2. Nf3",
    ];
    for sheet in forms {
        let all = said(sheet);
        assert!(all.ends_with(expected) && all.len() < expected.len() + 20, "{sheet}: {all}");
    }
    assert_eq!(first(forms[2]).tags.len(), 3);
    assert_eq!(first(forms[2]).entries[0].column, 28);
}

proptest! {
    #![proptest_config(settings(2000))]

    #[test]
    fn no_bytes_make_the_reader_of_sheets_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = read_as_written(&bytes, None, 1);
    }

    #[test]
    fn every_sign_of_a_jumbled_sheet_belongs_to_something(
        text in "((\\[Event \"x\"\\]|\\[FEN \"|e4|e5|Nf3|Sf6|S|e|7|x|1\\.|9|1-0|\\{|\\}|\\(|\\)|\\(=\\)|;|-|0|%|\\$1|Dame|Eva|vier|fuenf|Kauderwelsch|\t|\\||1:23|\\?|…|é)( |\n|)){0,30}",
    ) {
        if let Ok(sheets) = read_as_written(text.as_bytes(), None, 1) {
            for entry in &sheets[0].entries {
                let line = text.lines().nth(entry.line - 1).unwrap_or_default();
                let rest: String = line.chars().skip(entry.column - 1).collect();
                let begin = entry.text.split(' ').next().unwrap_or_default();
                prop_assert!(rest.starts_with(begin), "{:?} stands not at {}:{}", entry.text, entry.line, entry.column);
            }
            // A word that nothing else could be is on the sheet, or in a remark or header.
            let sheet = format!("{:?} {:?} {:?}", sheets[0].entries, sheets[0].tags, sheets[0].remark);
            // Behind a result the next game begins, which is another sheet.
            let one_game = !matches!(whole(text.as_bytes(), None), Err(ScoreError::SeveralGames { .. }));
            if one_game && let Some(first) = text.lines().find(|line| line.starts_with("Kauderwelsch") && !text.contains('[')) {
                prop_assert!(first.is_empty() || sheet.contains("Kauderwelsch") || sheets[0].entries.is_empty());
            }
        }
    }
}

#[test]
fn places_behind_indented_headers_count_what_stands_before_them() {
    let written = read_as_written("\t [Event \"x\"] ? e5".as_bytes(), None, 1).unwrap().remove(0);
    let places: Vec<(usize, &str)> = written.entries.iter().map(|entry| (entry.column, &*entry.text)).collect();
    assert_eq!(places, [(15, "?"), (17, "e5")]);
}

#[test]
fn an_unclosed_remark_swallows_no_half_move_of_its_line() {
    assert_eq!(said("1. e4 e5 2. Nf3 {oh Nc6 3. Bb5"), "1w:P?e4 1b:P?e5 2w:N?f3 2b:!oh :N?c6 3w:B?b5");
    assert_eq!(said("1. e4 e5 2. Nf3 {oh"), "1w:P?e4 1b:P?e5 2w:N?f3");
}
