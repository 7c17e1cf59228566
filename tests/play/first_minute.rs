//! The program started without a command: the questions before a game, by keys, as findings P9 asks; what each choice begins,
//! and the way back to the menu.

use super::pty::{TerminalSeat, TestHome, keys};
use std::fs;

const LANGUAGES: &str = "1 English, 2 Deutsch";
const VOICES: &str = "Stimme: 1 Programm 2 Reader 3 Braille";
const MENU: &str = "1 neu 2 weiter 3 üben 8 lernen ? mehr";
const SAVED: &str = "Die Partie ist gespeichert. >";
const ENGLISH_MENU: &str = "1 new 2 last 3 practise 8 learn ? all";

fn begun(home: &TestHome) -> TerminalSeat {
    TerminalSeat::program(home, 80, &["--audio", "none"])
}

/// The menu, for a player who reads German on a Braille display, whose answers were kept before.
fn at_menu(home: &TestHome) -> TerminalSeat {
    let mut seat = begun(home);
    seat.row_starts_with(LANGUAGES);
    answer(&mut seat, "de", VOICES);
    answer(&mut seat, "3", MENU);
    seat
}

/// Answers the question under the cursor, and waits for the next one there.
fn answer(seat: &mut TerminalSeat, typed: &str, next: &str) {
    let from = seat.so_far();
    seat.keys(&format!("{typed}\r"));
    seat.displays(40, next, from);
}

/// Leaves the game and then the menu.
fn leaves(mut seat: TerminalSeat) {
    answer(&mut seat, "quit", SAVED);
    answer(&mut seat, "", MENU);
    seat.keys("7\r");
    assert!(seat.ended());
}

#[test]
fn p9_each_language_names_itself_and_what_is_no_answer_is_told_as_often_as_it_comes() {
    let home = TestHome::new("first-minute-language");
    let mut seat = begun(&home);
    seat.row_starts_with(LANGUAGES);
    for wrong in ["xyz", "3", "s", "-1"] {
        answer(&mut seat, wrong, &format!("Not a choice: \"{wrong}\" >"));
        answer(&mut seat, "", LANGUAGES);
    }
    answer(&mut seat, "", "Nothing was typed. >");
    // An answer may be typed where a reply stands.
    answer(&mut seat, "Deu", VOICES);
    answer(&mut seat, "zurück", LANGUAGES);
    answer(&mut seat, "Deu", VOICES);
    answer(&mut seat, "niemals", "Keine Wahl: \"niemals\" >");
    answer(&mut seat, "s", "So beginnen mehrere: \"s\" >");
    answer(&mut seat, "selbst", MENU);
    seat.keys("7\r");
    assert!(seat.ended());
}

#[test]
fn p9_nothing_is_asked_twice_and_all_of_it_can_be_changed_later() {
    let home = TestHome::new("first-minute-again");
    let mut seat = begun(&home);
    seat.row_starts_with(LANGUAGES);
    answer(&mut seat, "2", VOICES);
    answer(&mut seat, "braille", MENU);
    seat.keys("verlassen\r");
    assert!(seat.ended());
    let mut seat = begun(&home);
    seat.row_starts_with(MENU);
    answer(&mut seat, "Einstellungen", LANGUAGES);
    answer(&mut seat, "english", "Voice: 1 program 2 reader 3 Braille");
    answer(&mut seat, "reader", ENGLISH_MENU);
    seat.keys("quit\r");
    assert!(seat.ended());
    let mut seat = begun(&home);
    seat.row_starts_with(ENGLISH_MENU);
    seat.keys("leave\r");
    assert!(seat.ended());
}

#[test]
fn p9_from_the_first_question_to_a_move_and_back_into_the_game() {
    let home = TestHome::new("first-minute-game");
    let mut seat = at_menu(&home);
    answer(&mut seat, "weiter", "Keine Partie gespeichert. 1: eine >");
    answer(&mut seat, "", "neue >");
    answer(&mut seat, "", MENU);
    answer(&mut seat, "neu", "Blind: 1 Weiß 2 Schwarz 3 beide");
    answer(&mut seat, "zurück", MENU);
    answer(&mut seat, "1", "Blind: 1 Weiß 2 Schwarz 3 beide");
    answer(&mut seat, "schwarz", "Noch nicht begonnen. Tippen Sie start >");
    // Left from the game, the player is back in the menu, and goes on with the same game at once.
    answer(&mut seat, "quit", SAVED);
    seat.keys("w\r");
    seat.until("Gespeicherte Partie");
    leaves(seat);
    let mut seat = begun(&home);
    seat.row_starts_with(MENU);
    seat.keys("w\r");
    seat.until("Gespeicherte Partie");
    leaves(seat);
    let folder = fs::read_dir(home.path(".local/share/ansage/journals")).unwrap();
    let files =
        folder.map(|file| file.unwrap().path()).filter(|path| path.extension().is_some_and(|end| end == "journal"));
    let journals: Vec<_> = files.map(|path| fs::read_to_string(path).unwrap()).collect();
    assert_eq!(journals.len(), 1, "{journals:?}");
    assert!(journals[0].contains("\"black_blind\":true"), "{journals:?}");
}

#[test]
fn p9_a_question_stands_in_the_first_cell_also_for_who_types_ahead() {
    let home = TestHome::new("first-minute-ahead");
    let mut seat = begun(&home);
    seat.row_starts_with(LANGUAGES);
    answer(&mut seat, "2\rbraille", MENU);
    // Also past a game: what is typed ahead is for whoever asks next.
    answer(&mut seat, "1\r1\rquit", SAVED);
    seat.keys("7\r");
    assert!(seat.ended());
}

/// Where the player is, what can be done here, and how to leave: a line for each Enter.
#[test]
fn help_at_each_question_is_read_line_by_line_and_any_line_takes_an_answer() {
    let home = TestHome::new("first-minute-help");
    let mut seat = begun(&home);
    seat.row_starts_with(LANGUAGES);
    answer(&mut seat, "?", "Type its number, or leave >");
    answer(&mut seat, "", LANGUAGES);
    answer(&mut seat, "de", VOICES);
    answer(&mut seat, "?", "1, 2 oder 3 tippen, oder verlassen >");
    answer(&mut seat, "3", MENU);
    let from = seat.so_far();
    seat.keys(keys::F1);
    seat.displays(40, "Startmenü. Enter: die Wahl >", from);
    answer(&mut seat, "", "1 neu: eine Partie, Turnierregeln >");
    answer(&mut seat, "", "2 weiter: die letzte Partie >");
    answer(&mut seat, "1", "Blind: 1 Weiß 2 Schwarz 3 beide");
    answer(&mut seat, "?", "4: zurück ins Menü; oder verlassen >");
    answer(&mut seat, "4", MENU);
    seat.keys("verlassen\r");
    assert!(seat.ended());
}

#[test]
fn n1_the_lesson_begins_from_the_menu_and_leads_back_to_it() {
    let home = TestHome::new("first-minute-lesson");
    let mut seat = begun(&home);
    seat.row_starts_with(LANGUAGES);
    answer(&mut seat, "de", VOICES);
    answer(&mut seat, "3", MENU);
    answer(&mut seat, "lektion", "Übung: Sie haben Weiß. > heißt Enter >");
    answer(&mut seat, "start", "Partie beginnt. Uhr von Weiß läuft. >");
    answer(&mut seat, "quit", "Die Übung verlassen? ja oder nein");
    answer(&mut seat, "ja", "Die Übung ist zu Ende. >");
    seat.keys("7\r");
    assert!(seat.ended());
}

#[test]
fn n15_a_game_that_is_open_in_another_window_is_said_and_leads_back_to_the_menu() {
    let home = TestHome::new("first-minute-open");
    let mut first = at_menu(&home);
    answer(&mut first, "1", "Blind: 1 Weiß 2 Schwarz 3 beide");
    answer(&mut first, "1", "Noch nicht begonnen. Tippen Sie start >");
    let mut second = begun(&home);
    second.row_starts_with(MENU);
    answer(&mut second, "2", "Partie ist woanders offen >");
    answer(&mut second, "", MENU);
    leaves(first);
    second.keys("2\r");
    second.until("Gespeicherte Partie");
    leaves(second);
}

/// The system asks the program to end: in the menu there is nothing to save, in a game that is saved, and nothing is asked any
/// more.
#[test]
fn the_systems_request_to_end_is_heard_in_the_menu_and_in_a_game_begun_from_it() {
    let home = TestHome::new("first-minute-request");
    let mut seat = at_menu(&home);
    answer(&mut seat, "1", "Blind: 1 Weiß 2 Schwarz 3 beide");
    answer(&mut seat, "1", "Noch nicht begonnen. Tippen Sie start >");
    answer(&mut seat, "quit", SAVED);
    seat.signal(libc::SIGTERM);
    assert!(!seat.ended(), "ended by the signal");
    let mut seat = begun(&home);
    seat.row_starts_with(MENU);
    seat.keys("w\r");
    seat.until("Gespeicherte Partie");
    seat.signal(libc::SIGTERM);
    seat.until("Die Partie ist gespeichert.");
    assert!(seat.ended(), "saved and left");
}

#[test]
fn n7_a_screen_reader_gets_each_question_as_a_sentence_with_all_choices_before_the_short_one() {
    let home = TestHome::new("first-minute-reader");
    let mut seat = begun(&home);
    seat.row_starts_with(LANGUAGES);
    answer(&mut seat, "1", "Voice: 1 program 2 reader 3 Braille");
    answer(&mut seat, "2", ENGLISH_MENU);
    answer(&mut seat, "1", "Blind: 1 White, 2 Black, 3 both");
    answer(&mut seat, "4", ENGLISH_MENU);
    answer(&mut seat, "xyz", ENGLISH_MENU);
    let raw = String::from_utf8(seat.raw()).unwrap();
    let read: Vec<&str> = raw.split("\r\n").collect();
    let read = read.join(" ");
    for sentence in [
        "For English, type 1 and Enter. Für Deutsch tippen Sie 2 und Enter. 1 English, 2 Deutsch",
        "Type 1 for this program, 2 for your screen reader, or 3 for a Braille display alone",
        "3: practise against the program. 4: join a game. 5: language and voice. 6: help. 7: leave. 8: a lesson.",
        "Who is the blind player? 1: White. 2: Black. 3: both players. 4: back.",
        "\"xyz\" isn't one of the choices. Press Enter to hear them again.",
    ] {
        assert!(read.contains(sentence), "{sentence}: {read}");
    }
    seat.keys("7\r");
    assert!(seat.ended());
}

#[test]
fn n23_the_lesson_asks_for_the_language_and_is_known_in_a_game() {
    let home = TestHome::new("first-minute-learn");
    let mut seat = TerminalSeat::program(&home, 80, &["learn", "--audio", "none", "--voice", "off"]);
    seat.row_starts_with(LANGUAGES);
    answer(&mut seat, "2", "Übung: Sie haben Weiß. > heißt Enter >");
    answer(&mut seat, "learn", "lernen: beenden, dann 8 im Menü");
    // Enter alone says the step once more, and no other key does.
    answer(&mut seat, "", "Übung: start tippen, Enter");
    seat.keys("quit\r");
    assert!(seat.ended(), "nothing was begun");
}
