//! The arbiter's code at a terminal: made without playing, and set at the table by both players' keys (12.1).

use super::pty::keys::{CTRL_C, ENTER, ESCAPE, F8, F12};
use super::pty::{TerminalSeat, TestHome};
use std::fs;

/// What is shown while a code is asked for.
const ASKED: &str = "The arbiter's code? Not shown.";
const AGAIN: &str = "The same once more? Not shown.";

fn types(seat: &mut TerminalSeat, question: &str, code: &str) {
    seat.row_starts_with(question);
    seat.keys(code);
    seat.row_starts_with(&format!("{question} {}", "*".repeat(code.chars().count())));
    seat.keys(ENTER);
}

#[test]
fn arbiters_code_is_asked_for_twice_and_shown_never_and_what_is_printed_opens_the_desk() {
    let home = TestHome::new("code-made");
    let mut seat = TerminalSeat::writing(&home, "code", &["arbiter", "--make-code", "--lang", "en"]);
    types(&mut seat, ASKED, "Blaue Dame 7");
    types(&mut seat, AGAIN, "Blaue Dame 7");
    let raw = seat.raw();
    assert!(seat.ended());
    let printed = fs::read_to_string(home.path("code")).unwrap();
    assert!(printed.starts_with("$argon2id$") && printed.lines().count() == 1, "{printed}");
    assert!(!String::from_utf8(raw).unwrap().contains("Dame") && !printed.contains("Dame"));
    let mut seat = TerminalSeat::silent(&home, &["--arbiter-code-file", "code"]).started_with_code();
    seat.typing("ruling");
    seat.press(ENTER, &["The arbiter's code? Not shown."]);
    seat.typing_more("Blaue Dame 7", "************");
    seat.keys(ENTER);
    seat.until("Desk. Type a ruling");
    seat.line("done");
    seat.until("The arbiter has left the desk.");
    seat.quit();
}

#[test]
fn arbiters_code_that_is_weak_or_typed_otherwise_the_second_time_is_made_nothing_of() {
    for (lang, asked, again, weak, unlike, none) in [
        ("en", ASKED, AGAIN, "figures alone", "were not the same", "No code was given"),
        (
            "de",
            "Der Code? Er wird nicht gezeigt.",
            "Noch einmal? Er wird nicht gezeigt.",
            "nur aus Ziffern",
            "waren nicht gleich",
            "Es gab keinen Code",
        ),
    ] {
        let home = TestHome::new(&format!("code-made-not-{lang}"));
        let make = || TerminalSeat::program(&home, 80, &["arbiter", "--make-code", "--lang", lang]);
        let mut seat = make();
        types(&mut seat, asked, "471123");
        seat.until(weak);
        assert!(!seat.ended());
        let mut seat = make();
        types(&mut seat, asked, "Blaue Dame 7");
        types(&mut seat, again, "Blaue Dame 8");
        seat.until(unlike);
        assert!(!seat.ended());
        let mut seat = make();
        seat.row_starts_with(asked);
        seat.keys(CTRL_C);
        seat.until(none);
        assert!(!seat.ended());
    }
}

#[test]
fn art_12_1_escape_drops_the_code_and_the_other_players_key_is_his_clocks_again() {
    let home = TestHome::new("code-escape");
    let mut seat = TerminalSeat::silent(&home, &[]).started();
    let ask = |seat: &mut TerminalSeat| {
        seat.typing("ruling ");
        seat.typing_more("hacked1", "ruling *******");
        seat.keys(ENTER);
    };
    ask(&mut seat);
    seat.hears(&["Arbiter's code? Black confirms: F12"]);
    seat.press(ENTER, &["Your move", "Code: Black confirms with F12"]);
    seat.press(ESCAPE, &["Black did not confirm: no code"]);
    seat.press(F8, &["Black's clock is not running."]);
    seat.say("add white 9:00", &["Not understood: \"add\""]);
    ask(&mut seat);
    seat.hears(&["Arbiter's code? Black confirms: F12"]);
    seat.say("no", &["Black did not confirm: no code"]);
    assert_eq!((home.count("code-proposed"), home.count("ruled"), home.count("desk-taken")), (2, 0, 0));
    seat.quit();
}

#[test]
fn art_12_1_a_desk_beside_the_station_sets_no_code_and_is_told_where_to() {
    let home = TestHome::new("code-desk");
    let mut station = TerminalSeat::silent(&home, &[]).started();
    let mut desk = TerminalSeat::desk(&home, &["--arbiter", "Vogel"]);
    desk.until("To rule, type ruling, then your code.");
    let types = |desk: &mut TerminalSeat, told: &str| {
        desk.typing("ruling ");
        desk.typing_more("hacked1", "ruling *******");
        desk.keys(ENTER);
        desk.until(told);
    };
    types(&mut desk, "No code. Set it at the players' console");
    // Set where it is said to be, it opens the desk.
    types(&mut station, "Arbiter's code? Black confirms: F12");
    desk.until("Arbiter's code? Black confirms: F12");
    station.keys(F12);
    station.until("Code set. Type a ruling, help, or done.");
    desk.until("Code set at the table; Black confirmed");
    station.line("done");
    desk.until("The arbiter has left the desk.");
    types(&mut desk, "Desk. Type a ruling, help, or done.");
    assert_eq!((home.count("code-proposed"), home.count("desk-taken")), (1, 1));
}
