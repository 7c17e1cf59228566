//! No score loses anything in silence: each character of a file is read, or told as left out, or the reader refuses with its place.

use ansage_words::locale::Lang;
use ansage_words::score::{LeftOutKind, PgnText, ScoreError, UnreadReason, read_as_pgn};

#[track_caller]
fn read(score: &str) -> PgnText {
    read_as_pgn(score.as_bytes(), None, 1).unwrap_or_else(|error| panic!("{score}: {error}"))
}

#[track_caller]
fn moves(score: &str) -> String {
    read(score).sans.join(" ")
}

#[track_caller]
fn refused(score: &str) -> ScoreError {
    match read_as_pgn(score.as_bytes(), None, 1) {
        Err(error) => error,
        Ok(read) => panic!("{score} is read as {:?}", read.sans),
    }
}

/// What was left out: the kind and the text of each.
fn left_out(score: &str) -> Vec<(LeftOutKind, String)> {
    read(score).left_out.into_iter().map(|left| (left.kind, left.text)).collect()
}

fn result(score: &str) -> String {
    read(score).text.split_whitespace().next_back().unwrap_or_default().to_owned()
}

#[test]
fn f1_a_paragraph_that_begins_with_a_move_is_never_a_footing() {
    for (score, expected) in [
        ("1.e4 e5 2.Bc4 Nc6 3.Qh5 Nf6\n\n4.Qxf7# 1-0", "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#"),
        ("1.d4 {a}\n\n1...d5 2.c4 {b}\n\n2...dxc4 3.Nf3 {c}\n\n3...Nf6 1-0", "d4 d5 c4 dxc4 Nf3 Nf6"),
        ("1. e4 e5\n\n2.Qh5\n\n2...Nc6 3.Bc4\n\n3...Nf6\n\n4.Qxf7#", "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#"),
        ("1.e4 d5\n\n2.exd5\n\n2...Qxd5", "e4 d5 exd5 Qxd5"),
        ("1)e4 e5\n\n2)Nf3 Nc6\n\n3)Bb5", "e4 e5 Nf3 Nc6 Bb5"),
        ("1. e4 e5 2. Sf3 Sc6\n\n3.Lb5 a6", "e4 e5 Nf3 Nc6 Bb5 a6"),
        ("1. Pawn e4, e5\n\n2. Knight f3 knight c6\n\n3. Bishop b5", "e4 e5 Nf3 Nc6 Bb5"),
        ("1. e4 d5\n\n2. Nc3 Nf6\n\n3. ed\n", "e4 d5 Nc3 Nf6 exd5"),
        ("1. e4 d5\n\n2. Nc3 Nf6\n\n3. exd 1-0\n", "e4 d5 Nc3 Nf6 exd5"),
        ("1.e4 d5\n\n2.ed\n\n2...Qxd5\n", "e4 d5 exd5 Qxd5"),
        ("1. e4 d5\n\ne:d\n", "e4 d5 exd5"),
        ("1.e4 e5\n\n2.Nf3\n\n2...Nc6\n\nPlayed in the garden, Anna", "e4 e5 Nf3 Nc6"),
    ] {
        assert_eq!(moves(score), expected, "{score}");
    }
    // Letters that are not read are refused, and not lost.
    for score in
        ["1.e4 e5\n\n2.Cf3 Cc6", "1.e4 e5 2.Nf3 Nc6\n\n3.Qh9", "1.e4 e5 2.Nf3\n\n2...Nz6", "1. e4 e5\n\n2.Ӄf3 1-0"]
    {
        assert!(matches!(refused(score), ScoreError::Move(_)), "{score}");
    }
}

#[test]
fn f2_braces_do_not_nest() {
    for (score, expected) in [
        ("1. e4 e5 { sad :{ } 2. Nf3 Nc6 { fine } 1-0", "e4 e5 Nf3 Nc6"),
        ("1. d4 { {{ } d5 2. c4", "d4 d5 c4"),
        ("1. e4 {a { b} e5 2. Nf3", "e4 e5 Nf3"),
        ("1. e4 e5 { { } 2. Nf3 { { } Nc6", "e4 e5 Nf3 Nc6"),
    ] {
        assert_eq!(moves(score), expected, "{score}");
    }
    for (score, place) in [
        ("1. e4 {a {b} c} e5", (1, 15)),
        ("1. e4 e5 { sad :{ } 2. Nf3 Nc6 { fine :} } 1-0", (1, 42)),
        ("1. e4 {a}} e5", (1, 10)),
        ("1. e4 e5 {{a}\n} 2. Nf3", (2, 1)),
    ] {
        let ScoreError::Unopened { line, column, mark: '}' } = refused(score) else { panic!("{score}") };
        assert_eq!((line, column), place, "{score}");
    }
    // A remark that was never closed has not swallowed the moves below it.
    for score in
        ["1. e4 {never\n1... e5 {b} 2. Nf3", "1. e4 {a\n{b} e5 2. Nf3", "{a\n1. e4 e5 {b}", "1. e4 { x\n2. Nf3 { y }"]
    {
        assert!(matches!(refused(score), ScoreError::Unclosed { mark: '{', .. }), "{score}");
    }
}

#[test]
fn f5_a_header_begins_a_game_wherever_it_stands() {
    const KINGS: &str = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]";
    for (file, tag, sans) in [
        (format!("1. e4 e5 1-0 {KINGS}\n\n1. e4 Kd7 *"), "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]", "e4 Kd7"),
        ("1. d4 Nf6 1/2-1/2[Event \"Two\"]\n[White \"A2\"]\n\n1. e4 *".into(), "[Event \"Two\"]", "e4"),
        ("1. e4 c5 0-1 [White \"X\"] [Black \"Y\"]\n\n1. c4 *".into(), "[Black \"Y\"]", "c4"),
        ("1. e4 c5 {[Event \"in a remark\"]} 0-1[White \"X\"]\n\n1. Nf3 *".into(), "[White \"X\"]", "Nf3"),
        ("1. e4 c5 2. Nf3 *  [Round \"7\"]\n1. f4 *".into(), "[Round \"7\"]", "f4"),
    ] {
        let second = read_as_pgn(file.as_bytes(), None, 2).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert!(second.text.contains(tag), "{file}: {}", second.text);
        assert_eq!(second.sans.join(" "), sans, "{file}");
        assert_eq!(read(&file).games, Some(2), "{file}");
    }
}

#[test]
fn f9_a_variation_in_square_brackets_may_go_on_below() {
    for score in [
        "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 [3...Nf6 4.0-0 Nxe4\n5.Re1] 4.Ba4",
        "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 [3...Nf6\n4.0-0] 4.Ba4",
        "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 [better is 3...d6\nor\n3...Nge7] 4.Ba4",
        "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 [Morphy\nplayed so] 4.Ba4",
    ] {
        assert_eq!(moves(score), "e4 e5 Nf3 Nc6 Bb5 a6 Ba4", "{score}");
    }
}

#[test]
fn f16_what_stands_in_brackets_is_kept_or_told() {
    for (score, told) in [
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 (sealed a6)", "(sealed a6)"),
        ("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 (Qxf7#) 1-0", "(Qxf7#)"),
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 (3...a6)", "(3...a6)"),
        ("1. e4 e5 (1... c5 2. Nf3 (2. c3)) 2. Nc3", "(1... c5 2. Nf3 (2. c3))"),
    ] {
        assert_eq!(left_out(score), [(LeftOutKind::Variation, told.to_owned())], "{score}");
    }
    for score in ["1. e4 e5 (a fine reply) 2. Nf3", "1. e4 (!?) e5", "1. e4 [a6] e5"] {
        assert_eq!(left_out(score), [], "{score}");
        assert!(read(score).text.contains('{'), "{score}");
    }
}

#[test]
fn f21_a_number_with_signs_is_a_number_and_is_checked() {
    for score in [
        "(1) e4 e5 (2) Nf3 Nc6",
        "[1] e4 e5 [2] Nf3 Nc6",
        "#1 e4 e5 #2 Nf3 Nc6",
        "+1. e4 e5\n+2. Nf3 Nc6",
        "**1.** e4 e5 **2.** Nf3 Nc6",
        "1/ e4 e5\n2/ Nf3 Nc6",
        "1.) e4 e5\n2.) Nf3 Nc6",
        "- 1. e4 e5\n- 2. Nf3 Nc6",
        "* 1. e4 e5\n* 2. Nf3 Nc6",
        "Move 1: e4 e5\nMove 2: Nf3 Nc6",
    ] {
        assert_eq!(moves(score), "e4 e5 Nf3 Nc6", "{score}");
    }
    for score in [
        "(1) e4 e5 (3) Nf3 Nc6",
        "[1] e4 e5 [7] Nf3 Nc6",
        "#1 e4 e5 #4 Nf3 Nc6",
        "+1. e4 e5\n-2. d4 d5\n+2. Nf3 Nc6",
        "1. e4 e5 +7. Nf3",
        "1/ e4 e5\n4/ Nf3",
        "- 1. e4 e5\n- 5. Nf3 Nc6",
    ] {
        let ScoreError::Move(trouble) = refused(score) else { panic!("{score}") };
        assert!(matches!(trouble.why, UnreadReason::WrongNumber { .. } | UnreadReason::MoveMissing), "{score}");
    }
    // A time in brackets and an evaluation are none.
    assert_eq!(moves("1. e4 (12) e5 (15) 2. Nf3 +0.35 Nc6"), "e4 e5 Nf3 Nc6");
    assert_eq!(left_out("1. e4 e5 9. 2. Nf3"), [(LeftOutKind::Number, "9.".to_owned())]);
}

#[test]
fn f23_more_games_are_told() {
    for (file, games) in [
        ("1. e4 e5\n2. Nf3 Nc6\n\n1. Bb5 a6\n2. Ba4 Nf6\n1-0", Some(2)),
        ("1. e4 e5\n2. Nf3 Nc6\n\nPage 2\n\n1. Bb5 a6", Some(2)),
        ("[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n\n[White \"C\"]\n\n1. c4 *", Some(3)),
        ("1. e4 e5 1-0\n\n1. d4 d5 0-1", Some(2)),
        ("1. e4 e5 2. Nf3 1-0", None),
    ] {
        assert_eq!(read(file).games, games, "{file}");
    }
}

#[test]
fn f18_f22_letters_come_from_the_moves_and_do_not_contradict_each_other() {
    // A word beside the moves says nothing of their letters.
    for score in [
        "1. e4 e5 2. Kf3 Nf6 {хорошо}",
        "1. e4 e5 2. Nf3 Kc6 ; хорошо",
        "1. Kf3 {Петров} d5",
        "1. d4 Kf6 (хорошо) 2. c4",
    ] {
        assert!(matches!(refused(score), ScoreError::Move(_)), "{score}");
    }
    assert_eq!(moves("1. e4 e5 2. Ke2 Nf6 {хорошо}"), "e4 e5 Ke2 Nf6");
    for (score, first, second) in [
        ("[FEN \"4k3/7r/8/8/8/8/8/R3K3 w - - 0 1\"]\n\n1. Td1 Re7", 'T', 'R'),
        ("1. Sf3 d5 2. Nc3", 'S', 'N'),
        ("1. Nf3 d5 2. g3 Sf6", 'N', 'S'),
        ("1. e4 e5 2. Lc4 Bc5 3. De2", 'L', 'B'),
        ("1. e4 e5 2. Df3 Qf6 3. Lc4", 'D', 'Q'),
    ] {
        let ScoreError::Move(trouble) = refused(score) else { panic!("{score}") };
        assert_eq!(trouble.why, UnreadReason::LettersDiffer { first, second }, "{score}");
    }
    // Letters that look alike are one.
    assert_eq!(read("1. е4 e5 2. Кf3 Kc6").lang, Lang::Bg);
}

#[test]
fn f15_a_match_score_is_no_result() {
    for (score, line) in [
        ("Match score 0-1\n\n1.e4 e5 2.Nf3", 1),
        ("1.e4 e5 2.Nf3\n\nMatch score 1-0", 3),
        ("Club A - Club B 1-0\n1.e4 e5 2.Nf3", 1),
        ("Round 3, we lead 1:0\n\n1. e4 e5 2. Nf3", 1),
        ("Smith - Jones 1/2-1/2\n1.e4 e5 2.Nf3", 1),
    ] {
        assert_eq!(result(score), "*", "{score}");
        let told: Vec<_> = read(score).left_out.into_iter().map(|left| (left.kind, left.line)).collect();
        assert_eq!(told, [(LeftOutKind::Result, line)], "{score}");
    }
    for score in [
        "1-0\n\n1.e4 e5 2.Nf3",
        "1.e4 e5 2.Nf3\n\n1-0",
        "Result: 1-0\n1.e4 e5 2.Nf3",
        "White: Ann\nBlack: Bob\nAnn - Bob 1-0\n\n1.e4 e5 2.Nf3",
        "Match score 0-1\n\n1.e4 e5 2.Nf3 1-0",
    ] {
        assert_eq!(result(score), "1-0", "{score}");
    }
}

#[test]
fn f20_f3_a_start_that_is_missing_is_told_and_a_path_is_kept() {
    for header in ["", "[White \"A\"]\n", "[Result \"1-0\"]\n", "[Variant \"Standard\"]\n"] {
        assert_eq!(refused(&format!("{header}[SetUp \"1\"]\n\n1. e4 e5")), ScoreError::FenMissing, "{header}");
    }
    assert_eq!(moves("[SetUp \"0\"]\n\n1. e4 e5"), "e4 e5");
    for (value, kept) in [
        (r"C:\games\new.pgn", r"C:\\games\\new.pgn"),
        (r"C:\games\new\", r"C:\\games\\new\\"),
        (r"a \\ b", r"a \\ b"),
        (r#"the \"Fox\""#, r#"the \"Fox\""#),
    ] {
        let text = read(&format!("[Source \"{value}\"]\n\n1. e4 e5")).text;
        assert!(text.contains(&format!("[Source \"{kept}\"]")), "{value}: {text}");
    }
}

#[test]
fn f24_a_capture_without_its_sign_is_told() {
    for (score, sans, square) in [
        ("1. e4 d5 2. d5", "e4 d5 exd5", "d5"),
        ("1. e4 d5 2. d5 Qd5", "e4 d5 exd5 Qxd5", "d5"),
        ("1. d4 c5 2. Nf3 d4", "d4 c5 Nf3 cxd4", "d4"),
        ("1. f4 e5 2. e5", "f4 e5 fxe5", "e5"),
    ] {
        assert_eq!(moves(score), sans, "{score}");
        assert_eq!(left_out(score), [(LeftOutKind::Capture, square.to_owned())], "{score}");
    }
}

#[test]
fn signs_of_judgement_are_told() {
    for (score, signs) in [
        ("1. e4 $1 e5 $14 2. Nf3", vec!["$1", "$14"]),
        ("1. e4 $2 $15 e5", vec!["$2", "$15"]),
        ("1. e4 e5 $6", vec!["$6"]),
        ("1. e4$10 e5", vec!["$10"]),
    ] {
        let told: Vec<String> = left_out(score).into_iter().map(|(_, text)| text).collect();
        assert_eq!(told, signs, "{score}");
    }
}

#[test]
fn f4_f7_f8_f10_f11_what_people_write_is_read() {
    for (score, sans) in [
        ("e four\ne five\nknight f three\nknight c six", "e4 e5 Nf3 Nc6"),
        ("e four\nd six", "e4 d6"),
        ("d four\nknight f six\nc four\ne six", "d4 Nf6 c4 e6"),
        ("e four, e six", "e4 e6"),
        ("| # | White | Black |\n|---|:---:|---|\n| 1 | e4 | e5 |", "e4 e5"),
        ("White   Black\n-----   -----\n1 e4 e5", "e4 e5"),
        ("Move A B\n---- --- ---\n 1. e4 (0:00) e5 (0:00)", "e4 e5"),
        ("1 e4 e5\n--------\n2 Nf3 Nc6", "e4 e5 Nf3 Nc6"),
        ("│ 1 │ e4 │ e5 │\n│ 2 │ Nf3 │ Nc6 │", "e4 e5 Nf3 Nc6"),
        ("Hello\n\n> 1. e4 e5\n> 2. Nf3", "e4 e5 Nf3"),
        ("Here is our game from\nlast night.\n\n> 1. e4 e5", "e4 e5"),
        ("> Dear Ann,\n>\n> 1. e4 e5\n> 2. Nf3", "e4 e5 Nf3"),
        ("Hi!\n\n>> 1. d4 d5\n>> 2. c4", "d4 d5 c4"),
        ("#A E#D E#E\n#B SF#C SC#F", "e4 e5 Nf3 Nc6"),
        ("#A E#D E#E\n#B ,SF#C ,SC#F", "e4 e5 Nf3 Nc6"),
        ("1. E2-E4 E7-E5 2. G1-F3 B8-C6", "e4 e5 Nf3 Nc6"),
        ("1. D2-D4 D7-D5 2. C1-F4", "d4 d5 Bf4"),
        ("1. E4 E5 2. NF3 NC6 3. BB5 A6 4. BXC6", "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6"),
        ("1. D4 D5 2. NF3 NF6 3. BF4", "d4 d5 Nf3 Nf6 Bf4"),
    ] {
        assert_eq!(moves(score), sans, "{score}");
    }
}

#[test]
fn f6_other_formats_are_named() {
    use ansage_words::score::ScoreFormat::{Figures, Html, Json, Rtf};
    for (score, format) in [
        ("1. 5254 5755", Figures),
        ("1. 5254 5755 2. 7163 2836", Figures),
        ("5254 5755\n7163 2836", Figures),
        ("1. 4244 7866 2. 3234 5756", Figures),
        ("{\\rtf1\\ansi 1. e4 e5\\par}", Rtf),
        ("[\"e4\",\"e5\"]", Json),
        ("{\"moves\": [\"e4\", \"e5\"]}", Json),
        ("<html><body>1. e4 e5</body></html>", Html),
    ] {
        assert_eq!(refused(score), ScoreError::OtherFormat { line: 1, format }, "{score}");
    }
}

#[test]
fn f19_an_empty_line_within_braces_is_of_the_remark() {
    for (score, sans) in [
        ("1. b4 b5 {a\n\nb} 2. Nf3", "b4 b5 Nf3"),
        ("1. b4 b5 {a\n\nmore 1:30} *", "b4 b5"),
        ("1. e4 {good\n\n\nvery good} e5", "e4 e5"),
        ("{before\n\nthe game} 1. e4 e5", "e4 e5"),
    ] {
        assert_eq!(moves(score), sans, "{score}");
    }
}

/// Whatever stands there, perhaps moves that nobody can read: it is kept, and told.
#[test]
fn a_line_of_text_below_the_moves_is_told() {
    for text in [
        "Tea break, then rain",
        "PxP NxP",
        "castles castles",
        "Dora drei Dora sechs",
        "bishop goes to g two",
        "de three de six",
        "konь bьёt пешку",
        "and ed, I resigned",
        "Afterwards Huber showed 2...d4 which is better.",
        "Notes: on move 7 Bb3 was possible",
    ] {
        let score = format!("1. e4 d5\n2. Nc3 Nf6\n\n{text}\n");
        match read_as_pgn(score.as_bytes(), None, 1) {
            Ok(read) => {
                let told: Vec<_> = read.left_out.iter().map(|left| (left.line, &*left.text)).collect();
                assert_eq!(told, [(4, text)], "{score}");
            }
            Err(error) => assert!(matches!(error, ScoreError::Move(_)), "{score}: {error}"),
        }
    }
}

#[test]
fn what_may_have_been_a_move_or_a_result_is_told() {
    for (score, kind, text) in [
        ("1. e4 e5 2. Nf3 Nc6 3.", LeftOutKind::Number, "3."),
        ("1. e4 e5 2. Nf3 Nc6\n3. 1-0", LeftOutKind::Number, "3."),
        ("1. e4 e5\nPage 2\n2. Nf3 Nc6", LeftOutKind::Page, "Page 2"),
        ("1. e4 e5\nBlatt 2\n2. Nf3 Nc6", LeftOutKind::Page, "Blatt 2"),
        ("1. e4 e5 ; 2. Nf3 Nc6", LeftOutKind::NextMove, "2. Nf3 Nc6"),
        ("1. e4 e5 {2. Nf3}", LeftOutKind::NextMove, "2. Nf3"),
        ("Meier 0 - 1 Huber\n\n1. e4 e5", LeftOutKind::Result, "Meier 0 - 1 Huber"),
        ("Ann - Ben, drawn\n\n1. e4 e5", LeftOutKind::Result, "Ann - Ben, drawn"),
        ("1. e4 e5\n\nBlack won in the end.", LeftOutKind::Result, "Black won in the end."),
        ("Result: 1-0 0-1\n\n1. e4 e5", LeftOutKind::Result, "Result: 1-0 0-1"),
        ("[Result \"White\"]\n\n1. e4 e5", LeftOutKind::Result, "[Result \"White\"]"),
        ("1. e4! e5", LeftOutKind::Judgement, "e4!"),
    ] {
        assert_eq!(left_out(score), [(kind, text.to_owned())], "{score}");
    }
    for (score, kind, text) in [
        ("1. e4 e5 ; 2. Nf3 Nc6 ; 3. Bb5", LeftOutKind::NextMove, "2. Nf3 Nc6 ; 3. Bb5"),
        ("1. e4 e5 ;Nf3 Nc6", LeftOutKind::NextMove, "Nf3 Nc6"),
        ("1. e4 e5 ; 1-0", LeftOutKind::Result, "1-0"),
        ("1. e4 B6 2. d4 Bb7", LeftOutKind::Pawn, "B6"),
    ] {
        assert_eq!(left_out(score), [(kind, text.to_owned())], "{score}");
    }
    // A figure that is glued to a word for a check is none of the word.
    for word in ["ch6", "eN6", "en6", "check7", "schach7", "mat6", "шах6", "dbl6"] {
        assert!(matches!(refused(&format!("1. d4 d5 2. c4 {word}")), ScoreError::Move(_)), "{word}");
    }
    assert!(matches!(refused("1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. -O-O"), ScoreError::Move(_)));
    assert!(read("1. e4 e5 2. Nf3 check Nc6").text.contains("2. Nf3 { check }"));
    // A sign of a capture where nothing is taken is kept.
    assert!(read("1. e4 e5 2. Nxf3 Nc6").text.contains("2. Nf3 { x }"));
}
