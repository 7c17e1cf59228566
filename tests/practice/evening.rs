//! An evening alone, as a new user has it: the menu, the level, a slip, a takeback, a hint, leaving while the opponent thinks,
//! going on, the end, and the game as PGN.

use crate::support::pty::{TerminalSeat, TestHome};

/// Types a line, and waits until this is shown.
fn says(seat: &mut TerminalSeat, typed: &str, shown: &str) {
    seat.keys(&format!("{typed}\r"));
    seat.until(shown);
}

/// Answers a question before the game, and waits for what stands under the cursor then.
fn answers(seat: &mut TerminalSeat, typed: &str, row: &str) {
    seat.keys(&format!("{typed}\r"));
    seat.row_starts_with(row);
}

/// Announces, and presses when the opponent has carried it out; he answers.
fn moves(seat: &mut TerminalSeat, typed: &str) {
    says(seat, typed, "Space: clock");
    says(seat, "+10", "Black repeats");
    seat.keys(" ");
    seat.until("Black to move.");
    says(seat, "+25", "White to move.");
}

#[test]
fn an_evening_alone_from_the_menu_to_the_score() {
    let home = TestHome::new("practice-evening");
    let options = ["--audio", "none", "--clock", "script", "--lang", "en"];
    let mut seat = TerminalSeat::program(&home, 80, &options);
    answers(&mut seat, "3", "1 new 2 last 3 practise");
    answers(&mut seat, "3", "Level: 1 weak to 8 strong");
    for wrong in ["9", "0", "strong"] {
        answers(&mut seat, wrong, &format!("Not a choice: \"{wrong}\""));
    }
    answers(&mut seat, "?", "1 to 8, or back, or leave");
    answers(&mut seat, "back", "1 new 2 last 3 practise");
    answers(&mut seat, "practise", "Level: 1 weak to 8 strong");
    answers(&mut seat, "2", "You: 1 White, 2 Black, 3 back");
    answers(&mut seat, "1", "Not begun. Type start");
    says(&mut seat, "start", "Game begins.");
    moves(&mut seat, "e4");
    // In virtual time the dice always fall so: the opponent mishears the second move. The announcement is repeated, and he
    // puts it right.
    says(&mut seat, "d4", "Space: clock");
    says(&mut seat, "+6", "repeated");
    says(&mut seat, "again", "again: w d2-d4");
    says(&mut seat, "+6", "Black repeats d2-d4");
    seat.keys(" ");
    seat.until("Black to move.");
    says(&mut seat, "+25", "White to move.");
    says(&mut seat, "hint", "Look at");
    says(&mut seat, "hint", "Hint:");
    says(&mut seat, "takeback", "yes or no");
    says(&mut seat, "yes", "White to move. Taken back: 2");
    says(&mut seat, "hint", "Look at");
    moves(&mut seat, "Nf3");
    says(&mut seat, "opp e5", "The program acts for Black");
    // He thinks, and the player leaves.
    says(&mut seat, "Nc3", "Space: clock");
    says(&mut seat, "+10", "Black repeats");
    seat.keys(" ");
    seat.until("Black to move.");
    says(&mut seat, "quit", "yes or no");
    says(&mut seat, "yes", "The game is saved.");
    answers(&mut seat, "", "1 new 2 last 3 practise");
    answers(&mut seat, "2", "");
    says(&mut seat, "resume", "Play goes on");
    says(&mut seat, "+25", "White to move.");
    moves(&mut seat, "Be2");
    says(&mut seat, "draw", "yes or no");
    says(&mut seat, "yes", "draw");
    says(&mut seat, "resign", "yes or no");
    says(&mut seat, "yes", "White resigns.");
    says(&mut seat, "quit", "The game is saved.");
    answers(&mut seat, "", "1 new 2 last 3 practise");
    seat.keys("7\r");
    assert!(seat.ended());
    let pgn = home.output(&["export", "last", "--pgn", "--lang", "en"]).replace('\n', " ");
    assert!(pgn.contains("[Black \"Ansage (level 2)\"]") && pgn.contains("[Result \"0-1\"]"), "{pgn}");
    assert!(pgn.contains("1. e4") && pgn.contains("2. Nf3") && pgn.contains("3. Nc3"), "{pgn}");
    home.output(&["verify", "last", "--lang", "en"]);
}

#[test]
fn a_saved_game_goes_on_with_its_own_opponent_and_no_other() {
    let home = TestHome::new("practice-kept");
    let practice = |more: &[&str]| {
        let options = ["practice", "--audio", "none", "--voice", "off", "--clock", "script", "--lang", "en"];
        home.run(&[&options, more].concat())
    };
    let refused = |more: &[&str], said: &str| {
        let output = practice(more);
        let err = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && err.contains(said), "{more:?}: {err}");
    };
    let journal = home.path("kept");
    assert!(practice(&["--journal", &journal, "--level", "3", "--seed", "9"]).status.success());
    refused(&["--journal", &journal, "--level", "2"], "level");
    refused(&["--journal", &journal, "--seed", "8"], "seed");
    refused(&["--journal", &journal, "--slips", "none"], "slips");
    assert!(practice(&["--journal", &journal, "--level", "3"]).status.success());
    let people = home.path("people");
    home.output(&[
        "play",
        "--audio",
        "none",
        "--voice",
        "off",
        "--lang",
        "en",
        "--mode",
        "practice",
        "--journal",
        &people,
    ]);
    refused(&["--journal", &people], "In this journal two people play.");
    refused(&["--blind", "both"], "you play one colour");
    refused(&["--slips", "sneeze"], "mishear");
    refused(&["--level", "9"], "1 .. 8");
    refused(&["--engine-option", "Contempt"], "Contempt=10");
    refused(&["--opponent-key", "/dev/null"], "");
}
