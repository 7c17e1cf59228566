//! Promotions (V4) on two sheets and on a board, by `ansage reconcile`.

use super::program::TestFolder;
use super::reconcile::{figures, notes};
use serde_json::{Value, json};

#[test]
fn v4_promotions_that_differ_are_named_and_the_piece_put_down_otherwise_is_exchanged() {
    let room = TestFolder::new("reconcile-promotion");
    for (number, (fen, white, black, san, last, board, steps)) in [
        (
            "8/3P4/7k/8/8/8/8/K7 w - - 0 1",
            "1. d8=Q",
            "1. d8D",
            "d8=Q",
            1,
            "3R4/8/7k/8/8/8/8/K7",
            ["remove white rook d8", "place white queen d8"],
        ),
        (
            "8/5P2/k7/8/8/8/8/K7 w - - 0 1",
            "1. f8=N",
            "1. f8S",
            "f8=N",
            1,
            "5Q2/8/k7/8/8/8/8/K7",
            ["remove white queen f8", "place white knight f8"],
        ),
        (
            "5r2/4P3/7k/8/8/8/8/K7 w - - 0 1",
            "1. exf8=N",
            "1. exf8S",
            "exf8=N",
            1,
            "5P2/8/7k/8/8/8/8/K7",
            ["remove white pawn f8", "place white knight f8"],
        ),
        (
            "8/8/8/7k/8/8/Kp6/8 b - - 0 1",
            "1... b1=B",
            "1... b1L",
            "b1=B+",
            1,
            "8/8/8/7k/8/8/K7/1q6",
            ["remove black queen b1", "place black bishop b1"],
        ),
        (
            "8/8/8/7k/8/8/K5p1/8 b - - 0 1",
            "1... g1=R",
            "1... g1T",
            "g1=R",
            1,
            "8/8/8/7k/8/8/K7/6n1",
            ["remove black knight g1", "place black rook g1"],
        ),
    ]
    .into_iter()
    .enumerate()
    {
        let tags = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n");
        room.write("white.pgn", format!("{tags}{white} *\n"));
        room.write("black.pgn", format!("{tags}{black} *\n"));
        let found = figures(&room, &format!("--white-score white.pgn --black-score black.pgn --black-board {board}"));
        assert_eq!(found["verdict"], "boards_differ", "{number}: {found}");
        assert_eq!((&found["last_agreed_san"], &found["agreed_plies"]), (&json!(san), &json!(last)), "{number}");
        assert_eq!(found["adjust"], json!([{"board": "black", "steps": steps}]), "{number}");
        let left = notes(&found, "board_left");
        assert_eq!(left[0]["slips"][0]["slip"], "other_promotion", "{number}: {found}");
        // Another piece on the other sheet is another move.
        let other = black.replace(['D', 'S', 'L', 'T'], "=Q").replace("d8=Q", "d8=R");
        room.write("other.pgn", format!("{tags}{other} *\n"));
        let differ = figures(&room, "--white-score white.pgn --black-score other.pgn");
        assert_eq!((&differ["verdict"], &differ["agreed_plies"]), (&json!("scores_differ"), &json!(0)), "{number}");
        assert_eq!((&differ["last_agreed_san"], &differ["white_score"]["next"]), (&Value::Null, &json!(san)));
    }
}

#[test]
fn v4_a_promotion_without_its_piece_is_never_silently_a_queen() {
    let room = TestFolder::new("reconcile-silent");
    // Without a piece it is no move, and never silently a queen.
    room.write("silent.txt", "[FEN \"8/3P4/7k/8/8/8/8/K7 w - - 0 1\"]\n\n1. d8\n");
    room.write("white.pgn", "[FEN \"8/3P4/7k/8/8/8/8/K7 w - - 0 1\"]\n\n1. d8=N *\n");
    let silent = figures(&room, "--white-score white.pgn --black-score silent.txt");
    assert_eq!(silent["verdict"], "unreadable");
    assert_eq!(notes(&silent, "mark")[0]["kind"], "promotion_missing");
}
