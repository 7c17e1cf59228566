//! `announce` prints one line for each half-move and nothing else.

use super::games::{PGN_A, PGN_B};
use super::program::TestFolder;

/// The announcements of a vector's table, in the words of D.2.1.
fn column(table: &str) -> String {
    table.lines().skip(1).map(|row| row.rsplit('\t').next().unwrap().to_owned() + "\n").collect()
}

const GAME_A: &str = include_str!("../words/game-a.tsv");
const GAME_B: &str = include_str!("../words/game-b.tsv");

#[test]
fn the_games_of_the_vectors_are_announced_in_the_words_of_the_appendix() {
    let room = TestFolder::new("announce-vectors");
    for (pgn, table) in [(PGN_A, GAME_A), (PGN_B, GAME_B)] {
        room.write("game.pgn", format!("[Event \"?\"]\n\n{pgn} *\n"));
        for options in ["", "--words fide --style long", "--lang de", "--lang fr"] {
            let told = room.run(&format!("announce game.pgn {options}")).status(0).quiet();
            assert_eq!(told.out, column(table), "{options}");
        }
    }
}

/// The first lines, the castlings and the promotion of each list and style.
#[test]
fn every_list_and_style_has_its_words() {
    let room = TestFolder::new("announce-styles");
    room.write("game.pgn", format!("{PGN_A} *"));
    room.write("promotion.pgn", "[SetUp \"1\"]\n[FEN \"8/5P2/k7/8/8/8/8/K7 w - - 0 1\"]\n\n1. f8=N *");
    for (options, first, third, short, long, promotion) in [
        (
            "--words fide --style long",
            "Bauer Eva zwei Eva vier",
            "Springer Gustav eins Felix drei",
            "Kurze Rochade",
            "Lange Rochade",
            "Bauer Felix sieben Felix acht Springer",
        ),
        (
            "--words fide --style short",
            "Eva vier",
            "Springer Felix drei",
            "Kurze Rochade",
            "Lange Rochade",
            "Felix acht Springer",
        ),
        (
            "--words plain --style long",
            "Bauer e zwei e vier",
            "Springer g eins f drei",
            "Kurze Rochade",
            "Lange Rochade",
            "Bauer f sieben f acht Springer",
        ),
        (
            "--words nato --style short",
            "Echo vier",
            "Springer Foxtrot drei",
            "Kurze Rochade",
            "Lange Rochade",
            "Foxtrot acht Springer",
        ),
    ] {
        let told = room.run(&format!("announce game.pgn {options}")).status(0).quiet();
        let lines: Vec<&str> = told.out.lines().collect();
        assert_eq!(lines.len(), 21, "{options}");
        assert_eq!([lines[0], lines[2], lines[17], lines[18]], [first, third, short, long], "{options}");
        let told = room.run(&format!("announce promotion.pgn {options}")).status(0).quiet();
        assert_eq!(told.out, format!("{promotion}\n"), "{options}");
    }
}

#[test]
fn json_is_the_same_in_every_language() {
    let room = TestFolder::new("announce-json");
    room.write("game.pgn", format!("{PGN_A} *"));
    for command in ["announce game.pgn --json", "read game.pgn --json"] {
        let english = room.run(&format!("{command} --lang en")).status(0).quiet().out;
        for lang in ["de", "fr", "lv"] {
            assert_eq!(room.run(&format!("{command} --lang {lang}")).status(0).quiet().out, english);
        }
        let _: serde_json::Value = serde_json::from_str(&english).expect("it is JSON");
    }
    let told = room.run("announce game.pgn --json").out;
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    assert_eq!(told.as_array().unwrap().len(), 21);
    assert_eq!(told[10]["san"], "exd6");
    assert_eq!(told[10]["uci"], "e5d6");
    assert_eq!(told[20]["fen_after"], "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11");
}

#[test]
fn one_game_of_several_is_chosen() {
    let room = TestFolder::new("announce-several");
    let game = |name: &str, moves: &str| format!("[Event \"{name}\"]\n[Result \"*\"]\n\n{moves} *\n\n");
    room.write("games.pgn", game("A", PGN_A) + &game("B", PGN_B) + &game("C", "1. d4"));
    let told = |options: &str| room.run(&format!("announce games.pgn --lang en {options}")).status(0);
    assert_eq!(told("").says("The file holds 3 games. This is game 1. The next: --game 2").out, column(GAME_A));
    assert_eq!(told("--game 1").says("The file holds 3 games.").out, column(GAME_A));
    assert_eq!(told("--game 2").says("This is game 2. The next: --game 3").out, column(GAME_B));
    assert_eq!(told("--game 3").quiet().out, "Bauer David zwei David vier\n");
    room.run("announce games.pgn --game 4").status(1).empty().says("There is no game 4: the file holds 3 games.");
    let read = room.run("read games.pgn --game 3").status(0).quiet().out;
    assert!(read.contains("[Event \"C\"]") && read.contains("1. d4 *"), "{read}");
}

/// Below the game, where another program that takes the game does not read it.
#[test]
fn what_is_left_out_of_a_score_is_told_line_by_line() {
    let room = TestFolder::new("announce-left-out");
    let signs = (1..=12).map(|number| format!("(1... c5 {number})")).collect::<Vec<_>>().join(" ");
    room.write("a.txt", format!("1. e4 $1 e5 $14 {signs}\n2. Nf3 d5\n3. d5 4. 1-0\n\nMatch score 0-1\n"));
    for command in ["read", "announce"] {
        let told = room.run(&format!("{command} a.txt --lang en")).status(0);
        let told = told
            .says("Line 1: left out, a sign of judgement: \"$1\"\n")
            .says("One more sign of judgement was treated so.");
        let told =
            told.says("Line 1: left out, other moves in brackets: \"(1... c5 8)\"").says("4 more variations were");
        let told = told.says("Line 3: read as a capture by a pawn: \"d5\"");
        told.says("Line 5: not taken for the result of this game: \"Match score 0-1\"");
        let told = room.run(&format!("{command} a.txt --lang de")).status(0);
        told.says("Zeile 1: ausgelassen, andere Züge in Klammern").says("So auch 4 weitere Varianten.");
    }
    let json = room.run("read a.txt --json").status(0).quiet().out;
    assert!(json.contains("\"left_out\"") && json.contains("\"kind\": \"capture\""), "{json}");
    room.write("b.txt", "1. e4 e5\n2. Nf3");
    room.run("read b.txt").status(0).quiet();
}

#[test]
fn the_first_half_move_that_cannot_be_taken_is_named() {
    let room = TestFolder::new("announce-bad");
    room.write("b.txt", PGN_B.replace("12. Qxh1", "12. Qxb1"));
    for command in ["announce", "read"] {
        let refused = room.run(&format!("{command} b.txt --lang en")).status(1).empty();
        let refused = refused.says("half-move 23").says("Qxb1").says("Line 1, column");
        assert!(!refused.err.contains("half-move 24"), "{refused:?}");
    }
    room.write(
        "a.txt",
        "1. e4 e5\n2. Nf3 Nf6\n3. d4 exd4\n4. e5 Ne4 5. Qxd4 d5 6. exd6 Nxd6 7. Bg5 Nc6 8. Qe3+ Be7\n9. Nd2",
    );
    room.run("announce a.txt --lang en").status(1).empty().says("Line 5, column 4, half-move 17, \"Nd2\"");
    room.run("read a.txt --lang de").status(1).empty().says("Zeile 5").says("Nd2");
}
