//! Scores as people write them, kind by kind (K1 to K16): what is meant is read, or refused with its place. Never a wrong record in
//! silence.

use ansage_game::announcement::{MoveDescription, NamedMove};
use ansage_words::locale::{Lang, Locale};
use ansage_words::presentation::{LineForm, Presenter};
use ansage_words::score::written::read_as_written;
use ansage_words::score::{PgnText, ScoreError, UnreadReason, read_as_pgn, read_game};
use shakmaty::{Role, Square};

fn read(score: &str) -> Result<PgnText, ScoreError> {
    read_as_pgn(score.as_bytes(), None, 1)
}

/// What is read: the moves, and the end of the PGN behind its headers.
fn moves(score: &str) -> String {
    read(score).unwrap_or_else(|error| panic!("{score}: {error}")).sans.join(" ")
}

fn movetext(score: &str) -> String {
    let text = read(score).unwrap_or_else(|error| panic!("{score}: {error}")).text;
    text.rsplit("\n\n").next().unwrap_or_default().replace('\n', " ").trim().to_owned()
}

fn tag(score: &str, name: &str) -> Option<String> {
    let game = read_game(score.as_bytes(), None, 1).unwrap_or_else(|error| panic!("{score}: {error}")).game;
    game.tags.into_iter().find(|(known, _)| known == name).map(|(_, value)| value)
}

#[track_caller]
fn refused(score: &str, said: &str) {
    match read(score) {
        Ok(read) => panic!("{score} was read: {:?}", read.sans),
        Err(error) => assert!(error.to_string().contains(said), "{score}: {error}"),
    }
}

#[test]
fn k1_a_result_agrees_with_the_header_and_the_board_or_is_refused() {
    for (score, said) in [
        ("[Result \"1-0\"]\n\n1. e4 e5 0-1", "line 3, column 10: 0-1, but the header says 1-0"),
        ("[Result \"½-½\"]\n\n1. e4 e5\n1:0", "line 4, column 1: 1-0, but the header says 1/2-1/2"),
        ("[Result \"remis\"]\n\n1. e4 e5 0-1", "but the header says 1/2-1/2"),
        ("1. f3 e5 2. g4 Qh4# 1-0", "line 1, column 21: 1-0, but the last position is 0-1"),
        ("[Result \"1/2\"]\n\n1. f3 e5 2. g4 Qh4#", "1/2-1/2, but the last position is 0-1"),
        ("[FEN \"7k/8/6K1/8/8/8/8/5Q2 w - - 0 1\"]\n\n1. Qf7 1-0", "1-0, but the last position is 1/2-1/2"),
        ("1-0\n1. e4 e5 2. Nf3 Nc6 0-1\n", "0-1, but the header says 1-0"),
        ("[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 draw\n", "1/2-1/2, but the header says 1-0"),
        ("1. e4 e5 2. Nf3 Nc6 1-0\n\nResult: 0-1\n", "1-0, but the header says 0-1"),
        ("[Result \"1-0 (time)\"]\n\n1. e4 e5 2. Nf3 0-1\n", "0-1, but the header says 1-0"),
        ("[Result \"Black wins\"]\n\n1. e4 e5 2. Nf3 1-0\n", "1-0, but the header says 0-1"),
        ("1. e4 e5 2. Nf3 Nc6 1-0 0-1", "line 1, column 25: 0-1, but before it stands 1-0"),
        ("1. e4 e5 2. Nf3 Nc6 Schwarz gibt auf 1/2-1/2", "1/2-1/2, but before it stands 1-0"),
        ("1. f3 e5 2. g4 Qh4# 1-0 {a nice game}", "1-0, but the last position is 0-1"),
        ("Result: 1-0\nResult: 0-1\n1. e4 e5", "line 2, column 1: 0-1, but before it stands 1-0"),
        ("White: Ann\nBlack: Bob\nAnn 1-0 Bob\n1. e4 e5 0-1", "0-1, but the header says 1-0"),
        ("1. e4 e5 1-0 ; Black wins", "0-1, but before it stands 1-0"),
        ("1. e4 e5 {White resigns} 1-0", "0-1, but before it stands 1-0"),
        ("1. e4 e5 0-1 (White won on time)", "1-0, but before it stands 0-1"),
        ("1. e4 e5 0-1\nWeiß hat gewonnen", "0-1, but the header says 1-0"),
        ("1. e4 e5 1-0\nResult: 0-1", "1-0, but the header says 0-1"),
        ("Ergebnis: 0-1\n1. e4 e5 2. Nf3 Nc6 1-0\n", "1-0, but the header says 0-1"),
    ] {
        refused(score, said);
    }
}

#[test]
fn k1_a_result_is_read_in_signs_and_words_wherever_it_stands() {
    for (score, result) in [
        ("[Result \"1/2\"]\n\n1. e4 e5 ½-½", "1/2-1/2"),
        ("[Result \"1:0\"]\n\n1. e4 e5 1-0", "1-0"),
        ("[Result \"1-0\"]\n\n1. e4 e5 *", "1-0"),
        ("[Result \"*\"]\n\n1. e4 e5 0 - 1", "0-1"),
        ("1. f3 e5 2. g4 Qh4# 0-1", "0-1"),
        ("1. e4 e5 2. Nf3 Nc6 (1-0)", "1-0"),
        ("[Termination \"time forfeit\"]\n\n1. f3 e5 2. g4 Qh4# 1-0", "1-0"),
        ("1. e4 e5 2. Nf3 Nc6 1-0.", "1-0"),
        ("1. e4 e5 2. Nf3 Nc6 O-1", "0-1"),
        ("1. e4 e5 2. Nf3 Nc6 remis", "1/2-1/2"),
        ("1-0\n1. e4 e5 2. Nf3 Nc6", "1-0"),
        ("White: Smith\nBlack: Jones\nSmith - Jones 1-0\n1. e4 e5 2. Nf3 Nc6", "1-0"),
        ("1. e4 e5 2. Nf3 Nc6\n\nErgebnis: 0:1", "0-1"),
        ("1. e4 e5 2. Nf3 Nc6 {draw}", "*"),
        ("1. e4 e5 2. Nf3 Nc6 1-0 0:45 1:12", "1-0"),
        ("Ergebnis: 0:1 (Zeit)\n1. e4 e5 2. Nf3 Nc6", "0-1"),
        ("1. e4 e5 2. Nf3 Nc6 1-0 0:45 1:12", "1-0"),
        // What is not written is not added: our own exports of a game that goes on have no result.
        ("1. f3 e5 2. g4 Qh4#", "*"),
        ("1. f3 e5 2. g4 Qh4# *", "*"),
        ("[Result \"*\"]\n\n1. f3 e5 2. g4 Qh4#", "*"),
        ("1. f3 e5 2. g4 Qh4# 1-0 {Schwarz hat die Zeit überschritten}", "1-0"),
        ("[Result \"White wins\"]\n\n1. e4 e5", "1-0"),
        ("1. e4 e5 Black resigned", "1-0"),
        ("1. e4 e5 Remis vereinbart", "1/2-1/2"),
        ("[White \"Ann\"]\n[Black \"Bob\"]\nAnn - Bob, 0-1 after a blunder\n1. e4 e5", "0-1"),
        ("White: Ann, Black: Bob, 1-0\n1. e4 e5", "1-0"),
        ("1. e4 e5 1-0\nResult: 1-0", "1-0"),
        ("1. e4 e5 {Black resigns} 1-0", "1-0"),
        ("We are now at 1-0.\n1. e4 e5", "*"),
        ("Result: not 1-0\n1. e4 e5", "*"),
        ("1. e4 e5 draw agreed.", "1/2-1/2"),
        ("1. e4 e5\nDraw by agreement", "1/2-1/2"),
        ("1. e4 e5 Czarne poddały się", "1-0"),
        ("1. e4 e5 0-1 forfeit", "0-1"),
        ("1. f3 e5 2. g4 Qh4# 1-0 on time", "1-0"),
        ("1. e4 e5 White won on time", "1-0"),
        ("1. e4 e5\nWeiß gibt auf.", "0-1"),
        ("1. e4 e5\n\nSchwarz gewinnt durch Zeit", "0-1"),
        ("1. e4 e5 Белые сдались 0-1", "0-1"),
    ] {
        assert!(movetext(score).ends_with(result), "{score}: {}", movetext(score));
    }
}

#[test]
fn k1_a_result_that_is_not_understood_is_kept_as_it_stands() {
    for value in ["unclear", "White wins a pawn", "1-0 or 0-1?", "1-0, Ben forgot the clock"] {
        let score = format!("[Result \"{value}\"]\n\n1. e4 e5");
        assert_eq!(tag(&score, "Heading"), Some(format!("Result: {value}")), "{value}");
    }
    assert_eq!(tag("1. e4 e5 White won on time", "Footing").as_deref(), Some("White won on time"));
    assert_eq!(tag("1. e4 e5 1-0 Ben was late", "Footing").as_deref(), Some("Ben was late"));
    refused("1. e4 e5 0-1 White won", "1-0, but before it stands 0-1");
}

#[test]
fn k1_a_sign_that_the_board_contradicts_is_kept_beside_the_move_or_refused() {
    for (score, kept) in [
        ("1. e4 e5 2. Nf3 Nc6 matt", "2. Nf3 Nc6 { matt } *"),
        ("1. e4 e5 2. Nf3+ Nc6# 3. Bc4", "2. Nf3 { + } 2... Nc6 { # } 3. Bc4 *"),
        ("1. e4 e5 2. Nf3 check", "2. Nf3 { check } *"),
        ("1. f3 e5 2. g4 Qh4+", "2. g4 Qh4# *"),
        ("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7 mate!", "4. Qxf7# *"),
    ] {
        assert!(movetext(score).ends_with(kept), "{score}: {}", movetext(score));
    }
    for (score, said) in [
        ("1. e4 Nf6 2. e5 d5 3. exf6 e.p. exf6", "\"exf6 e.p.\": takes no pawn en passant"),
        ("1. e4 Nf6 2. e5 d5 3. e6 ep fxe6", "\"e6 ep\": takes no pawn en passant"),
        ("1. e4 d5 2. Bauer Eva vier David fünf en passant", "takes no pawn en passant"),
        ("1. e4 Nf6 2. e5 d5 3. ep exd6", "column 23, half-move 5, \"ep\""),
    ] {
        refused(score, said);
    }
}

#[test]
fn k1_nought_nought_at_the_end_is_a_result_and_is_kept() {
    for score in ["1. e4 e5 2. Nf3 Nc6 0-0", "[Result \"0-0\"]\n\n1. e4 e5 2. Nf3 Nc6", "1. e4 e5 2. Nf3 Nc6 0 - 0"] {
        assert_eq!(moves(score), "e4 e5 Nf3 Nc6", "{score}");
        assert_eq!(tag(score, "Termination").as_deref(), Some("both players lost"), "{score}");
    }
    refused("1. e4 e5 2. Nf3 Nc6 3. Bc4 0-0", "O-O is not legal");
    assert_eq!(
        moves("1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0"),
        "e4 e5 Nf3 Nf6 Bc4 Bc5 O-O",
        "a number stands before a move"
    );
}

#[test]
fn k2_what_is_not_closed_is_told_and_takes_nothing_of_the_next_game() {
    let next = "\n\n[White \"B\"]\n[Result \"0-1\"]\n\n1. d4 d5 {c} 0-1\n";
    for (first, said) in [
        ("1. e4 e5 {not closed", "line 1: '{' is not closed"),
        ("1. e4 e5\n2. Nf3 {not\nclosed", "line 2: '{' is not closed"),
        ("1. e4 e5 (1... c5 2. Nf3", "line 1: '(' is not closed"),
        ("1. e4 e5 2. Nf3 {good\n1. d4 d5 2. c4 {x} Nc6 1-0", "line 1: '{' is not closed"),
        ("{Game one 1. e4 e5 2. Nf3 1-0\n\n{Game two} 1. d4 d5 0-1", "line 1: '{' is not closed"),
        ("1. e4 e5 2. Nf3 (2. d4 exd4\n\n(another game)\n1. d4 d5) 0-1", "line 1: '(' is not closed"),
        ("{before the headers\n[White \"A\"]\n\n1. e4 e5 1-0", "line 1: '{' is not closed"),
        ("1. e4 e5) 2. Nf3 1-0", "line 1, column 9: ')' closes nothing"),
        ("1. e4 e5} 2. Nf3 1-0", "line 1, column 9: '}' closes nothing"),
        ("1. e4 e5 2. Nf3 ) 1-0", "line 1, column 17: ')' closes nothing"),
    ] {
        refused(&format!("{first}{next}"), said);
        let second = read_as_pgn(format!("{first}{next}").as_bytes(), None, 2).unwrap();
        assert_eq!((second.sans.join(" "), second.text.contains("[White \"B\"]")), ("d4 d5".into(), true), "{first}");
    }
    for numbered in ["1) e4 e5 2) Nf3", "1. e4 e5 (good) 2. Nf3", "1. e4 e5 {a (b} 2. Nf3", "1. e4 e5 ; a) b\n2. Nf3"] {
        assert_eq!(moves(numbered), "e4 e5 Nf3", "{numbered}");
    }
}

#[test]
fn k3_a_repeated_header_begins_another_game_and_an_empty_game_lends_nothing() {
    let whole = "[White \"C\"]\n[Black \"D\"]\n\n1. d4 d5 *\n";
    for empty in [
        "[White \"A\"]\n[Black \"B\"]\n\n\n\n",
        "[White \"A\"]\n[Result \"1-0\"]\n\n",
        "[White \"A\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n{only a remark}\n\n",
        "[White \"A\"]\n[Black \"B\"]\n\n1-0\n\n",
        "[White \"A\"]\n",
    ] {
        let file = format!("{empty}{whole}");
        assert_eq!(read(&file).unwrap_err(), ScoreError::EmptyGame { game: 1, found: 2 }, "{file}");
        let second = read_as_pgn(file.as_bytes(), None, 2).unwrap_or_else(|error| panic!("{file}: {error}"));
        let names =
            ["[White \"C\"]\n[Black \"D\"]\n[Result \"*\"]\n\n1. d4 d5 *"].iter().all(|it| second.text.contains(it));
        assert!(names, "{file}: {}", second.text);
        assert_eq!(read_as_pgn(file.as_bytes(), None, 3).unwrap_err(), ScoreError::NoGame { game: 3, found: 2 });
    }
    // The headers above the repeated one are of the game that begins.
    let second = read_as_pgn(b"[White \"A\"]\n\n[Event \"Cup\"]\n[White \"C\"]\n\n1. d4 *\n", None, 2).unwrap();
    assert!(second.text.starts_with("[Event \"Cup\"]"), "{}", second.text);
    // A blank line among the headers of one game parts nothing.
    assert_eq!(tag("[White \"A\"]\n\n[Black \"B\"]\n\n1. e4 *", "White").as_deref(), Some("A"));
}

#[test]
fn k3_games_without_headers_are_found_by_their_numbers() {
    for (file, games) in [
        ("1. e4 e5\n\n1. d4 d5\n\n1. c4 c5\n", &["e4 e5", "d4 d5", "c4 c5"][..]),
        ("1) e4 e5 1-0\n\n1) d4 d5 0-1", &["e4 e5", "d4 d5"]),
        ("Game 1\n1. e4 e5 1-0\nGame 2\n1. d4 d5 0-1\n", &["e4 e5", "d4 d5"]),
        ("Partie 1\n\n1. e4 e5\n\nPartie 2\n\n1. d4 d5\n", &["e4 e5", "d4 d5"]),
        ("1. e4 e5 1-0\n------\n1. d4 d5 0-1\n", &["e4 e5", "d4 d5"]),
        ("[White \"A\"]\r\r1. e4 e5 1-0\r\r[White \"B\"]\r\r1. d4 d5 0-1\r", &["e4 e5", "d4 d5"]),
        ("1. e4 e5 1-0\n\n\u{feff}[White \"B\"]\n\n1. d4 d5\n", &["e4 e5", "d4 d5"]),
        ("Result: 1-0\n\n1. e4 e5\n", &["e4 e5"]),
        ("1. Runde\n\n1. e4 e5\n", &["e4 e5"]),
        ("1. e4\n\n1... e5\n", &["e4 e5"]),
    ] {
        let read = |game| read_as_pgn(file.as_bytes(), None, game);
        for (game, sans) in (1..).zip(games) {
            assert_eq!(read(game).unwrap_or_else(|error| panic!("{file}: {error}")).sans.join(" "), *sans, "{file}");
        }
        let found = games.len();
        assert_eq!(read(found + 1).unwrap_err(), ScoreError::NoGame { game: found + 1, found }, "{file}");
    }
    for headed in [
        "Ann - Bob 1-0\n1. e4 e5\n\nCarl - Dora 0-1\n1. d4 d5\n",
        "1. e4 e5\n\nRound 2, Carl - Dora, 0-1\n\n1. d4 d5\n",
    ] {
        let second = read_as_pgn(headed.as_bytes(), None, 2).unwrap().text;
        assert!(second.contains("[Result \"*\"]") && second.contains("Carl - Dora"), "{second}");
        assert!(!read(headed).unwrap().text.contains("Carl"), "{headed}");
    }
    let players = "White: A\nBlack: B\n1. e4 e5 1-0\nWhite: C\nBlack: D\n1. d4 d5 0-1\n";
    let second = read_as_pgn(players.as_bytes(), None, 2).unwrap().text;
    assert!(second.contains("[White \"C\"]\n[Black \"D\"]"), "{second}");
}

#[test]
fn k3_a_result_in_a_header_below_the_moves_is_theirs_unless_moves_follow() {
    for (file, results) in [
        ("1. e4 e5 *\n[Result \"1-0\"]\n", &["1-0"][..]),
        ("1. e4 e5\n\n[Result: 0-1]\n", &["0-1"]),
        ("1. e4 e5\n[Result \"1-0\"]\n[Termination \"time\"]\n\n[White \"B\"]\n\n1. d4 d5\n", &["1-0", "*"]),
        ("1. e4 e5\n\n[Result \"1-0\"]\n\n1. d4 d5\n", &["*", "1-0"]),
        ("1. e4 e5\n[Result \"1-0\"]\n[White \"B\"]\n\n1. d4 d5\n", &["*", "1-0"]),
        ("1. e4 e5 1/2\n[Result \"1-0\"] 1. d4 d5\n", &["1/2-1/2", "1-0"]),
    ] {
        for (game, result) in (1..).zip(results) {
            let read = read_as_pgn(file.as_bytes(), None, game).unwrap_or_else(|error| panic!("{file}: {error}"));
            assert!(read.text.contains(&format!("[Result \"{result}\"]")), "{file}, game {game}: {}", read.text);
        }
    }
    refused("1. e4 e5 1-0\n[Result \"0-1\"]\n", "1-0, but the header says 0-1");
}

#[test]
fn k3_what_people_write_below_a_result_is_none_of_the_moves() {
    for below in ["Best regards\nAnna", "-- \nAnna", "https://lichess.org", "\nLiebe Grüße\n\nAnna", "(good game)"] {
        let score = format!("1. e4 e5 2. Nf3 1-0\n{below}\n");
        assert_eq!(movetext(&score), "1. e4 e5 2. Nf3 1-0", "{below}");
        let game = read_game(score.as_bytes(), None, 1).unwrap().game;
        let kept: Vec<&str> = game.tags.iter().filter(|(name, _)| name == "Footing").map(|(_, it)| &**it).collect();
        assert_eq!(kept.join(" "), below.split_whitespace().collect::<Vec<&str>>().join(" "), "{below}");
    }
    refused("1. e4 e5 1-0\nNf3 Nc6\n", "stands after the result");
    refused("1. e4 e5 1-0\nSpringer Felix drei\n", "stands after the result");
}

#[test]
fn k4_headers_are_read_as_people_write_them() {
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    for header in [
        format!("[FEN {fen}]"),
        format!("[FEN: \"{fen}\"]"),
        format!("[FEN “{fen}”]"),
        format!("[FEN „{fen}“]"),
        format!("[FEN «{fen}»]"),
        format!("[fen '{fen}']"),
        format!("[Fen ‘{fen}’]"),
        format!("  [ FEN  \"{fen}\" ]"),
    ] {
        assert_eq!(movetext(&format!("{header}\n\n2. Nf3 Nc6 *")), "2. Nf3 Nc6 *", "{header}");
    }
    for (header, value) in [
        ("[White \"O'Neill\"]", "O'Neill"),
        ("[WHITE \"Anna\"]", "Anna"),
        ("[white: Anna]", "Anna"),
        ("[White = \"Anna “Ann” Berg\"]", "Anna “Ann” Berg"),
        ("[White \"Anna \\\"Ann\\\" Berg\"]", "Anna \"Ann\" Berg"),
    ] {
        assert_eq!(tag(&format!("{header}\n\n1. e4 *"), "White").as_deref(), Some(value), "{header}");
    }
    for (header, column) in
        [("[White \"An\"na\"]", 11), ("[White “An”na”]", 11), ("  [White \"Anna \"Ann\" Berg\"]", 16)]
    {
        refused(&format!("{header}\n\n1. e4 *"), &format!("line 1, column {column}: a quotation mark within a header"));
    }
    for line in ["Weiß: Anna", "Белые: Anna", "white: Anna", "Białe: Anna", "[Weiß \"Anna\"]", "[Белые „Anna“]"]
    {
        assert_eq!(tag(&format!("{line}\n1. e4 e5"), "White").as_deref(), Some("Anna"), "{line}");
    }
    for line in
        ["WHITE: Anna   BLACK: Ben", "White: Anna / Black: Ben", "Weiß: Anna, Schwarz: Ben", "Weiß: Anna\nSchwarz: Ben"]
    {
        let score = format!("{line}\n1. e4 e5");
        let players = ["White", "Black"].map(|name| tag(&score, name).unwrap_or_default());
        assert_eq!(players, ["Anna", "Ben"], "{line}");
    }
    let twice = "White: Anna\nWhite: Clara\n1. e4 e5";
    assert_eq!((tag(twice, "White"), tag(twice, "Heading")), (Some("Anna".into()), Some("White: Clara".into())));
    assert_eq!(
        movetext("[Übung \"a\"]\n\n1. e4 e5"),
        "{ [Übung \"a\"] } 1. e4 e5 *",
        "no name of PGN has such letters"
    );
    refused("Moves: e4 e5\nNf3 Nc6 1-0", "line 1");
    refused("1. e4 e5 2. Nf3 N\nc6 3. Bc4 1-0", "half-move 4");
    assert!(movetext("1. e4 (59) e5 (58) 2. Nf3").contains("(59)"), "what is in brackets and no move is a remark");
    assert_eq!(read_as_written(b"1. e4 e5\n[Nf3] Nc6", None, 1).unwrap()[0].entries.len(), 3, "a move is no header");
}

#[test]
fn k5_what_stands_above_the_headers_and_between_them_belongs_to_the_game() {
    for score in [
        "; note\n\n[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 *",
        "[White \"A\"]\n; note\n[Black \"B\"]\n\n1. e4 e5 *",
        "{note}\n[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 *",
        "{no\nte}\n\n[White \"A\"]\n\n[Black \"B\"]\n1. e4 e5 *",
    ] {
        assert!(
            movetext(score).contains("note }") || movetext(score).contains("no te }"),
            "{score}: {}",
            movetext(score)
        );
        assert_eq!((tag(score, "White"), tag(score, "Black")), (Some("A".into()), Some("B".into())), "{score}");
        assert_eq!(read_as_pgn(score.as_bytes(), None, 2).unwrap_err(), ScoreError::NoGame { game: 2, found: 1 });
    }
    let club = "Club evening, board 3\n[White \"A\"]\n\n1. e4 e5 *";
    assert_eq!(tag(club, "Heading").as_deref(), Some("Club evening, board 3"));
    assert_eq!(moves("% escaped\n[White \"A\"]\n\n1. e4 e5 *"), "e4 e5");
}

#[test]
fn k6_what_is_said_before_the_first_move_is_kept() {
    for (score, kept) in [
        ("{[%clk 0:10:00]} 1. e4", "{ [%clk 0:10:00] } 1. e4 *"),
        ("{Round one} {[%clk 0:10:00]} 1. e4", "{ Round one [%clk 0:10:00] } 1. e4 *"),
        ("[White \"A\"]\n\n{(=) was refused before} 1. e4", "{ (=) was refused before } 1. e4 *"),
        ("(=) 1. e4", "{ (=) } 1. e4 *"),
        ("{[%csl Ra1] illegal} 1. e4", "{ [%csl Ra1] illegal } 1. e4 *"),
    ] {
        assert_eq!(movetext(score), kept, "{score}");
    }
}

#[test]
fn k7_an_unfinished_form_is_never_taken_for_a_shorter_one() {
    let before = "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. ";
    for unfinished in ["0-0-", "O-O-", "0-0 -", "o–o–", "Nc3-", "Nf3x", "Nf3-", "Nb", "N", "Bxb"] {
        let Err(ScoreError::Move(trouble)) = read(&format!("{before}{unfinished}")) else {
            panic!("{unfinished} was read")
        };
        assert!(matches!(trouble.why, UnreadReason::NotUnderstood(_)), "{unfinished}: {trouble}");
    }
    for whole in ["0-0", "O-O", "o-o", "0–0", "OO", "0-0+"] {
        assert!(moves(&format!("{before}{whole}")).ends_with("O-O"), "{whole}");
    }
}

#[test]
fn k8_only_the_sign_in_brackets_is_an_offer() {
    let offers = |score: &str| -> Vec<bool> {
        let game = read_game(score.as_bytes(), None, 1).unwrap_or_else(|error| panic!("{score}: {error}")).game;
        game.plies.iter().map(|ply| ply.draw_offered).collect()
    };
    for evaluated in ["e4=", "e4 =", "e4+/=", "e4 +/=", "e4=+", "e4⩲", "e4 ∞", "e4 += "] {
        assert_eq!(offers(&format!("1. {evaluated} e5")), [false, false], "{evaluated}");
    }
    for offered in [
        "e4(=)",
        "e4 (=)",
        "e4! (=)",
        "e4 {(=)}",
        "(=) e4",
        "e4 (=)?",
        "e4(=)!",
        "e4(=)+",
        "e4 (=)(=)",
        "e4 (=)...",
        "e4 (1:28 =)",
        "e4 (= 1:28)",
    ] {
        assert_eq!(offers(&format!("1. {offered} e5")), [true, false], "{offered}");
    }
    assert_eq!(offers("1. e4 e5 2. Nf3(=)Nc6 3. Bb5 a6(=)4. Ba4"), [false, false, true, false, false, true, false]);
    assert_eq!(movetext("1. e4 e5 2. (=) Nf3 Nc6"), "1. e4 e5 2. Nf3 { (=) } 2... Nc6 *");
    for sign in ["=", "±", "+/-", "-+", "⩲", "+=", "=!"] {
        for written in [format!("1. e4{sign} e5"), format!("1. e4 {sign} e5")] {
            assert_eq!(movetext(&written), format!("1. e4 {{ {sign} }} 1... e5 *"), "{written}");
        }
    }
    assert_eq!(movetext("1. e4 + - e5 2. Nf3 - + Nc6"), "1. e4 { + - } 1... e5 2. Nf3 { - + } 2... Nc6 *");
    let lines = "1. a4 b5 2. axb5 a6 3. bxa6 Nc6 4. a7 Rb8 5. ";
    assert!(movetext(&format!("{lines}a8=Q= d6")).ends_with("5. a8=Q { = } 5... d6 *"));
    refused(&format!("{lines}a8= d6"), "\"a8=\"");
}

#[test]
fn k9_a_number_that_contradicts_the_course_is_told_with_its_place() {
    for (score, line, column, written, due) in [
        ("1. e4 e5 2. Nf3 Nc6 4. Bb5", 1, 21, 4, 3),
        ("1. e4 e5\n2. Nf3 Nc6\n2. Bb5 a6", 3, 1, 2, 3),
        ("1. e4 e5 2. Nf3 Nc6 1. d4 d5 2. c4", 1, 21, 1, 3),
        ("5. e4 e5 6. Nf3", 1, 1, 5, 1),
        ("1 e4 e5\n2 Nf3 Nc6\n33 Bb5", 3, 1, 33, 3),
        ("1. e4 3... e5", 1, 7, 3, 1),
        ("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 40\"]\n\n41. e4", 3, 1, 41, 40),
    ] {
        let Err(ScoreError::Move(trouble)) = read(score) else { panic!("{score} was read") };
        assert_eq!(trouble.why, UnreadReason::WrongNumber { written, due }, "{score}");
        assert_eq!((trouble.line, trouble.column), (line, column), "{score}");
    }
    let later = "[FEN \"4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 40\"]\n\n";
    for numbered in ["40. e4 e5 41. Kf2", "1. e4 e5 2. Kf2", "40.e4 40...e5 41.Kf2", "e4 e5 Kf2"] {
        assert_eq!(moves(&format!("{later}{numbered}")), "e4 e5 Kf2", "{numbered}");
    }
    assert_eq!(moves("1. e4 2. e5 3. Nf3 4. Nc6 5. Bb5"), "e4 e5 Nf3 Nc6 Bb5", "every half-move has its number");
}

#[test]
fn k11_the_signs_of_commentators_say_nothing_of_the_move() {
    for sign in "±∓⩲⩱∞□⌓⇄⇆↑→⟳⊕⊙○△∆⊥⟫⟪‼⁇⁈⁉²³†‡".chars() {
        for written in [format!("1. e4 e5 2. Nf3{sign} Nc6"), format!("1. e4 e5 2. Nf3 {sign} Nc6")] {
            assert_eq!(moves(&written), "e4 e5 Nf3 Nc6", "{written}");
        }
    }
    assert_eq!(
        movetext("1. e4 +0.35 e5 2. Nf3 -1.2/14 Nc6 #-4"),
        "1. e4 { +0.35 } 1... e5 2. Nf3 { -1.2/14 } 2... Nc6 { #-4 } *"
    );
    for sign in ["+-", "-+", "+/-", "-/+", "+=", "=+", "+/=", "=", "N", "TN", "$146", "!?", "□!"] {
        assert_eq!(moves(&format!("1. e4 e5 2. Nf3 {sign} Nc6")), "e4 e5 Nf3 Nc6", "{sign}");
    }
}

#[test]
fn k12_en_passant_is_read_in_every_spelling_with_every_sign_behind_it() {
    for spelled in [
        "exd6",
        "exd6 e.p.",
        "exd6 e.p.+",
        "exd6e.p.",
        "exd6ep!",
        "exd6 ep",
        "exd6 e. p.",
        "exd6 (e.p.)",
        "exd6/e.p.",
        "exd6 e.p.#",
        "exd6 E.P.",
        "exd6 en passant",
        "exd6 e.p.!?",
        "exd6 e.p.±",
        "e5xd6 e.p.+",
        "exd6+ e.p.",
    ] {
        let score = format!("1. e4 a6 2. e5 d5 3. {spelled} cxd6");
        assert_eq!(moves(&score), "e4 a6 e5 d5 exd6 cxd6", "{spelled}");
    }
}

#[test]
fn k13_check_and_mate_are_read_in_words_and_abbreviations() {
    for check in [
        "+",
        "ch",
        " ch",
        " ch.",
        " check",
        " dis ch",
        " dis. ch.",
        "dbl ch",
        " dbl.ch.",
        "+ch",
        " Schach",
        " disch",
        " double check",
    ] {
        assert_eq!(moves(&format!("1. e4 d5 2. Bb5{check} c6")), "e4 d5 Bb5+ c6", "{check:?}");
    }
    for mate in ["#", "++", " mate", "mate", " checkmate", " matt", "# mate"] {
        assert_eq!(moves(&format!("1. f3 e5 2. g4 Qh4{mate}")), "f3 e5 g4 Qh4#", "{mate:?}");
    }
}

#[test]
fn k15_what_no_clock_shows_is_kept_as_written() {
    for (written, kept) in [
        ("[%clk 0:08:00]", "[%clk 0:08:00]"),
        ("[%clk 0:00:03.9]", "[%clk 0:00:03.9]"),
        ("[%clk 0:08:60]", "[%clk 0:08:60]"),
        ("[%clk 0:75:00]", "[%clk 0:75:00]"),
        ("[%clk soon] [%emt 0:00:05]", "[%clk soon] [%emt 0:00:05]"),
    ] {
        assert_eq!(
            movetext(&format!("1. e4 {{{written}}} e5 *")),
            format!("1. e4 {{ {kept} }} 1... e5 *"),
            "{written}"
        );
    }
}

#[test]
fn k15_a_time_by_hand_is_what_the_clock_showed_where_the_sheet_tells_how_it_is_meant() {
    let clocks = |score: &str| -> Vec<u64> {
        let game = read_game(score.as_bytes(), None, 1).unwrap_or_else(|error| panic!("{score}: {error}")).game;
        game.plies.iter().map(|ply| ply.clock.map_or(0, ansage_game::moment::Span::whole_secs)).collect()
    };
    for (score, secs) in [
        ("1. e4 (1:29) e5 (1:28) 2. Nf3 (1:20) Nc6 (1:15)", [5340, 5280, 4800, 4500]),
        ("1. e4 (10:00) e5 (9:58) 2. Nf3 (9:50) Nc6 (9:41)", [600, 598, 590, 581]),
        ("[TimeControl \"180+2\"]\n\n1. e4 2:59 e5 2:58 2. Nf3 2:40 Nc6 2:31", [179, 178, 160, 151]),
        ("[TimeControl \"5400+30\"]\n\n1. e4 1:29 e5 1:28 2. Nf3 1:25 Nc6 1:20", [5340, 5280, 5100, 4800]),
        // A clock that shows hours and minutes, and below 20 minutes the seconds.
        ("1. e4 0:21 e5 0:30 2. Nf3 19:59 Nc6 0:25", [1260, 1800, 1199, 1500]),
        ("1. e4 59.30 e5 59.40 2. Nf3 58.10 Nc6 57.05", [3570, 3580, 3490, 3425]),
        // Times used, and evaluations.
        ("1. e4 (0:05) e5 (0:07) 2. Nf3 (0:12) Nc6 (1:30)", [0; 4]),
        ("1. e4 14:02 e5 14:05 2. Nf3 14:20 Nc6 14:31", [0; 4]),
        ("1. e4 (0.25) e5 (0.20) 2. Nf3 (1.15) Nc6 (0.10)", [0; 4]),
    ] {
        assert_eq!(clocks(score), secs, "{score}");
        for time in ["1:29", "10:00", "2:59", "0:21", "0:05", "0.25"].iter().filter(|time| score.contains(*time)) {
            assert!(movetext(score).contains(time), "it is kept as written, too: {score}");
        }
    }
    assert_eq!(clocks("1. e4 1:29 1:28 e5 1:27 2. Nf3 1:26/1:25"), [0, 5220, 0], "which of two times is whose?");
    assert_eq!(movetext("1. e4 0:59.5 e5"), "1. e4 { 0:59.5 } 1... e5 *");
    assert_eq!(movetext("1. e4 e5 2. Nf3 Nc6 85"), "1. e4 e5 2. Nf3 Nc6 { 85 } *");
    assert_eq!(movetext("1. e4 e5 2. Nf3 Nc6 3."), "1. e4 e5 2. Nf3 Nc6 *");
}

#[test]
fn k16_another_variant_is_refused_by_its_name() {
    for variant in ["Atomic", "Crazyhouse", "King of the Hill", "Three-check", "Antichess"] {
        refused(&format!("[Variant \"{variant}\"]\n\n1. e4 e5 *"), &format!("{variant:?}, which is not chess"));
    }
    for fen in ["w KQkq - 2+3 0 2", "w KQkq - 0 2 +0+1"] {
        let position = format!("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR {fen}");
        refused(&format!("[FEN \"{position}\"]\n\n2. Nf3 *"), "TooLong");
    }
    let pocket = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR[Pp] w KQkq - 0 3";
    assert!(read(&format!("[FEN \"{pocket}\"]\n\n3. Nf3 *")).is_err());
    for variant in ["Standard", "chess", "From Position", "standard chess", "Classical Chess", "?"] {
        assert_eq!(moves(&format!("[Variant \"{variant}\"]\n\n1. e4 e5 *")), "e4 e5", "{variant}");
    }
    let usual = "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]";
    for variant in ["Chess960", "Fischer Random", "Fischerandom", "Chess 960"] {
        let header = format!("[Variant \"{variant}\"]\n");
        assert_eq!(moves(&format!("{header}{usual}\n\n1. e4 e5 *")), "e4 e5", "{variant}");
        refused(&format!("{header}\n1. e4 e5 *"), "without its start position");
    }
    for heading in ["Chess960 position 234", "Fischer Random, SP 100", "Schach 960"] {
        refused(&format!("{heading}\n\n1. e4 e5 *"), "without its start position");
    }
    assert_eq!(moves("FEN: 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n1. e4 Kd7"), "e4 Kd7");
}

#[test]
fn k17_cyrillic_letters_are_serbian_or_russian_and_where_both_fit_neither_is_chosen() {
    let with = |score: &str, lang: Option<Lang>| read_as_pgn(score.as_bytes(), lang, 1).map(|read| read.sans.join(" "));
    for (score, lang, sans) in [
        ("1. e4 e5 2. Сe2", Lang::Sr, "e4 e5 Ne2"),
        ("1. e4 e5 2. Сe2", Lang::Ru, "e4 e5 Be2"),
        ("1. e4 e5 2. Дh5 Сc6 3. Лc4 Сf6", Lang::Sr, "e4 e5 Qh5 Nc6 Bc4 Nf6"),
        ("1. e4 e5 2. Кe2 Тa7", Lang::Sr, "e4 e5 Ke2"),
        ("1. Sf3 Sf6 2. Tg1", Lang::Sr, "Nf3 Nf6 Rg1"),
    ] {
        match with(score, Some(lang)) {
            Ok(read) => assert_eq!(read, sans, "{score}"),
            Err(error) => assert!(score.contains("Тa7") && error.to_string().contains("R?a7"), "{score}: {error}"),
        }
    }
    for ambiguous in ["1. e4 e5 2. Сe2", "1. d4 d5 2. Сd2", "1. e3 e6 2. Сe2 Сe7"] {
        let Err(ScoreError::SeveralReadings { ply, readings }) = with(ambiguous, None) else { panic!("{ambiguous}") };
        assert!(ply == 3 && readings.len() == 2, "{ambiguous}: {readings:?}");
    }
    for (score, sans) in [
        ("1. e4 e5 2. Сf3 Сc6", "e4 e5 Nf3 Nc6"),
        ("1. e4 e5 2. Кf3 Кc6 3. Сb5", "e4 e5 Nf3 Nc6 Bb5"),
        ("1. e4 e5 2. Дh5", "e4 e5 Qh5"),
        ("1. e4 e5 2. Фh5 Кc6", "e4 e5 Qh5 Nc6"),
    ] {
        assert_eq!(with(score, None).unwrap_or_else(|error| panic!("{score}: {error}")), sans, "{score}");
    }
}

#[test]
fn k18_the_new_piece_is_said_whatever_it_is() {
    for (lang, pieces) in [
        (Lang::En, ["king", "queen", "rook", "bishop", "knight", "pawn"]),
        (Lang::De, ["König", "Dame", "Turm", "Läufer", "Springer", "Bauer"]),
    ] {
        let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
        for (role, piece) in roles.into_iter().zip(pieces) {
            let named = NamedMove::Piece { role: Role::Pawn, from: Square::B7, to: Square::B8, promotion: Some(role) };
            let told = MoveDescription::from_named_move(named);
            let presenter = Presenter { lines: LineForm::Words, ..Presenter::without_game(&Locale::for_lang(lang)) };
            let line = presenter.move_line(&told);
            assert!(line.ends_with(piece), "{lang}: {line}");
        }
    }
}

#[test]
fn text_pasted_from_elsewhere_is_read_as_it_is() {
    for pasted in [
        "1.\u{a0}e4\u{a0}e5\u{a0}2.\u{a0}Nf3",
        "1. e4 e5 2. ♘f3",
        "1．ｅ４ ｅ５ ２．Ｎｆ３",
        "１． e4 e5 2. Nf3",
        "1.e4 e5 2.\u{200b}Nf3",
        "\u{feff}1. e4 e5 2. Nf3\u{1a}",
        "> 1. e4 e5\n> 2. Nf3",
        "1: e4 e5\n2: Nf3",
        "1. e4 e5 2. N\u{ad}f3",
        "1. e2–e4 e7–e5 2. Ng1–f3",
        "1. e4; e5; 2. Nf3",
    ] {
        assert_eq!(moves(pasted), "e4 e5 Nf3", "{pasted:?}");
    }
}
