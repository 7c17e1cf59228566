//! The record tells every fact of the game: what was announced and not pressed, what a case was about, who offered when.

use super::program::{TestFolder, run};

const BACK_RANK: &str = "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1";

/// The movetext of a game of these lines on one line, and its score in text.
fn record(name: &str, options: &str, lines: &str) -> (String, String) {
    record_from(name, options, None, lines)
}

/// The same from another start position.
fn record_from(name: &str, options: &str, fen: Option<&str>, lines: &str) -> (String, String) {
    let room = TestFolder::new(name);
    let mut command = room.arbitrated("game.journal", &format!("--clock script {options}"));
    command.args(fen.map(|fen| ["--fen", fen]).into_iter().flatten());
    run(command, format!("start\n{lines}").as_bytes()).status(0);
    let pgn = room.run("export game.journal --pgn --lang en").status(0).quiet().out;
    let moves = pgn.split_once("\n\n").expect("headers and moves").1;
    let text = room.run("export game.journal --text --lang en").status(0).quiet().out;
    (moves.split_whitespace().collect::<Vec<_>>().join(" "), text)
}

#[track_caller]
fn has(text: &str, part: &str) {
    assert!(text.contains(part), "{part:?} is not in {text}");
}

#[test]
fn art_8_1_1_a_move_that_was_announced_and_not_pressed_stands_beside_the_result() {
    let agreed = "e4\npress\ne5\nopp draw\nopp yes\nopp yes\naccept\nyes\n";
    let (pgn, text) = record("record-agreed", "--time 90", agreed);
    has(&pgn, "1. e4");
    has(&pgn, "Black announced e7-e5, not pressed. Black offers a draw. } 1/2-1/2");
    has(&text, "{Black announced e7-e5, not pressed. Black offers a draw.}");
    let (pgn, _) = record("record-resigned", "--time 90", "Nf3\nopp resign\nopp yes\nopp yes\n");
    has(&pgn, "{ White announced Ng1-f3, not pressed. } 1-0");
    // The game goes on: it stands there as long as it is not pressed.
    let (pgn, _) = record("record-open", "--time 90", "Nf3\n");
    has(&pgn, "{ White announced Ng1-f3, not pressed. } *");
    let (pgn, _) = record("record-pressed", "--time 90", "Nf3\npress\n");
    assert!(!pgn.contains("not pressed"), "{pgn}");
}

#[test]
fn art_5_1_1_who_resigns_after_a_mate_that_was_announced_has_lost_by_it() {
    let (pgn, text) =
        record_from("record-mate", "--time 90", Some(BACK_RANK), "Ra8\n+5\nopp resign\nopp yes\nopp yes\n");
    has(&pgn, "1. Ra8#");
    has(&text, "1-0 (Checkmate. White wins.)");
}

#[test]
fn art_6_9_a_case_about_an_earlier_end_names_the_move_however_it_is_decided() {
    for verdict in ["", "set aside\n", "uphold\n"] {
        let lines = format!("Ra8\n+100\nruling\ngeheim77\n{verdict}");
        let (pgn, _) = record_from("record-case", "--time 1", Some(BACK_RANK), &lines);
        has(&pgn, "White announced Ra1-a8");
        has(&pgn, "It ends the game.");
    }
}

#[test]
fn art_8_1_an_entry_that_was_not_confirmed_is_told_as_that() {
    let lines = "f3\npress\nopp press\ne5\ng4\npress\nopp press\nQh4\n";
    let (pgn, _) = record("record-entry", "--time 90", lines);
    has(&pgn, "For Black Qd8-h4 was entered, not confirmed. } *");
    assert!(!pgn.contains("never entered"), "{pgn}");
}

#[test]
fn art_7_5_2_a_pawn_that_becomes_a_queen_was_not_misheard() {
    let lines = "+3\nopp press\ne1R\n+2\nclaim unpromoted e1\nyes\nopp consent\nopp yes\nopp yes\n";
    let (pgn, _) = record_from("record-queen", "--time 20", Some("4k3/8/8/8/8/8/4p2K/8 b - - 0 1"), lines);
    has(&pgn, "1... e1=Q");
    has(&pgn, "it becomes a queen, e2-e1Q");
    assert!(!pgn.contains("isheard"), "{pgn}");
}

#[test]
fn art_c_3_an_illegal_move_that_was_not_claimed_stands_and_is_told_so() {
    let lines = "Ke1e3\npress\nd5\nopp press\nresign\nyes\n";
    let (pgn, _) = record("record-unclaimed", "--laws 2009 --time 5", lines);
    has(&pgn, "Illegal: Ke1-e3 by White. It was not claimed and stands.");
    assert!(!pgn.contains("to be claimed"), "{pgn}");
}

#[test]
fn art_7_5_5_an_illegal_move_that_the_arbiter_has_found_is_named() {
    let lines = "Nf3\npress\nopp press\nNc6\nruling\ngeheim77\nillegal black\nuphold\nresume\n";
    let (pgn, _) = record("record-found", "--time 20", lines);
    has(&pgn, "Illegal moves completed by Black: 1. The Laws provide: White gets 1 minute more.");
    has(&pgn, "Arbiter: penalty for illegal move 1 of Black upheld.");
}

#[test]
fn art_9_1_2_1_an_offer_made_before_a_move_belongs_to_it() {
    let lines = "e4\n+3\npress\nopp press\ne5\n+3\ndraw\nyes\nNf3\n+3\npress\n";
    let (pgn, text) = record("record-offer", "--time 90", lines);
    has(&pgn, "2. Nf3 { [%clk 1:29:51] (=) }");
    has(&text, "2. Nf3 (=)");
    assert_eq!(pgn.matches("(=)").count(), 1, "{pgn}");
}

#[test]
fn art_8_1_comments_tell_of_the_game_and_name_no_key() {
    let lines = "e4\npress\nopp press\ne5\narbiter\nruling\ngeheim77\nresume\ndone\n";
    let (pgn, _) = record("record-keys", "--time 90", lines);
    has(&pgn, "Play went on, White to move.");
    for part in ["Enter", "F12", "F 12", "The game is saved", "resume:"] {
        assert!(!pgn.contains(part), "{part} is in {pgn}");
    }
}

#[test]
fn app_e_what_the_envelope_held_stands_in_the_record() {
    let lines =
        "e4\npress\nopp press\ne5\nruling\ngeheim77\nadjourn\ndone\nseal Ke1e3\nyes\npress\nruling\ngeheim77\nopen\n";
    let (pgn, _) = record("record-envelope", "--time 90", lines);
    has(&pgn, "The envelope held Ke1");
}
