//! The program started without a command: the questions before a game, by keys, as findings P9 asks.

use super::pty::{Home, Seat};
use std::fs;

const LANGUAGES: &str = "1 English, 2 Deutsch";
const VOICES: &str = "1 Programm, 2 Reader, 3 Braille";
const MENU: &str = "1 neu 2 weiter 3 üben 6 Hilfe 8 lernen";

fn begun(home: &Home) -> Seat {
    Seat::program(home, 80, &["--audio", "none"])
}

/// Answers the question under the cursor, and waits for the next one there.
fn answer(seat: &mut Seat, typed: &str, next: &str) {
    seat.keys(&format!("{typed}\r"));
    seat.row_starts_with(next);
}

#[test]
fn p9_each_language_names_itself_and_what_is_no_answer_is_told_as_often_as_it_comes() {
    let home = Home::new("first-minute-language");
    let mut seat = begun(&home);
    seat.row_starts_with(LANGUAGES);
    for wrong in ["xyz", "3", "s", "-1"] {
        seat.keys(&format!("{wrong}\r"));
        seat.until(&format!("Not a choice: {wrong}"));
        seat.row_starts_with(LANGUAGES);
    }
    seat.keys("\r");
    seat.until("Nothing was typed.");
    answer(&mut seat, "Deu", VOICES);
    seat.keys("niemals\r");
    seat.until("Keine Wahl: niemals");
    seat.keys("s\r");
    seat.until("So beginnen mehrere: s");
    answer(&mut seat, "selbst", MENU);
    seat.keys("7\r");
    assert!(seat.ended());
}

#[test]
fn p9_nothing_is_asked_twice_and_all_of_it_can_be_changed_later() {
    let home = Home::new("first-minute-again");
    let mut seat = begun(&home);
    seat.row_starts_with(LANGUAGES);
    answer(&mut seat, "2", VOICES);
    answer(&mut seat, "braille", MENU);
    seat.keys("verlassen\r");
    assert!(seat.ended());
    let mut seat = begun(&home);
    seat.row_starts_with(MENU);
    answer(&mut seat, "Einstellungen", LANGUAGES);
    answer(&mut seat, "english", "1 program, 2 reader, 3 Braille");
    answer(&mut seat, "reader", "1 new 2 go on 3 practise 6 help 8 learn");
    seat.keys("quit\r");
    assert!(seat.ended());
    let mut seat = begun(&home);
    seat.row_starts_with("1 new 2 go on 3 practise 6 help 8 learn");
    seat.keys("leave\r");
    assert!(seat.ended());
}

#[test]
fn p9_from_the_first_question_to_a_move_and_back_into_the_game() {
    let home = Home::new("first-minute-game");
    let mut seat = begun(&home);
    seat.row_starts_with(LANGUAGES);
    answer(&mut seat, "de", VOICES);
    answer(&mut seat, "3", MENU);
    seat.keys("weiter\r");
    seat.until("Keine Partie gespeichert. 1: eine neue");
    seat.row_starts_with(MENU);
    seat.keys("?\r");
    seat.until("6 Hilfe: das hier; 7 beenden");
    seat.row_starts_with(MENU);
    answer(&mut seat, "neu", "Blind: 1 Weiß 2 Schwarz 3 beide");
    answer(&mut seat, "zurück", MENU);
    answer(&mut seat, "1", "Blind: 1 Weiß 2 Schwarz 3 beide");
    seat.keys("schwarz\r");
    seat.until("Noch nicht begonnen. Tippen Sie start");
    seat.keys("quit\r");
    assert!(seat.ended());
    let mut seat = begun(&home);
    seat.row_starts_with(MENU);
    seat.keys("w\r");
    seat.until("Gespeicherte Partie");
    seat.keys("quit\r");
    assert!(seat.ended());
    let folder = fs::read_dir(home.path(".local/share/ansage/journals")).unwrap();
    let files =
        folder.map(|file| file.unwrap().path()).filter(|path| path.extension().is_some_and(|end| end == "journal"));
    let journals: Vec<_> = files.map(|path| fs::read_to_string(path).unwrap()).collect();
    assert_eq!(journals.len(), 1, "{journals:?}");
    assert!(journals[0].contains("\"black_blind\":true"), "{journals:?}");
}

#[test]
fn p9_a_question_stands_in_the_first_cell_also_for_who_types_ahead() {
    let home = Home::new("first-minute-ahead");
    let mut seat = begun(&home);
    seat.row_starts_with(LANGUAGES);
    answer(&mut seat, "2\rbraille", MENU);
    seat.keys("7\r");
    assert!(seat.ended());
}
