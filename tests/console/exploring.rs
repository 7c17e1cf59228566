//! Exploring: squares, pieces, lines, rays and the record, from the positions of game A.

use super::table::{ConsoleOutput, ConsoleTable, heard};
use ansage_game::event::EventKind;
use ansage_game::terms::GameMode;
use ansage_seats::console::keymap::Key;
use ansage_words::locale::Lang;
use ansage_words::presentation::{Channel, Topic};

/// The line and the speech of an answer that is the only one.
fn only(came: ConsoleOutput) -> (String, String) {
    let [told] = &came.told[..] else { panic!("{:?}", came.told) };
    assert_eq!(told.channel, Channel::Private);
    (told.line.clone(), heard(told))
}

#[test]
fn squares_are_said_by_the_german_voice_and_pieces_in_the_programs_language() {
    let mut table = ConsoleTable::game_a(1, Lang::En, GameMode::Tournament);
    assert_eq!(only(table.line("x e4")), ("e4 white pawn".into(), "[de]Eva vier [en]white pawn".into()));
    assert_eq!(only(table.line("? e2")), ("e2 empty, light".into(), "<LightSquare> [de]Eva zwei".into()));
    assert_eq!(only(table.line("sq eva drei")), ("e3 empty, dark".into(), "<DarkSquare> [de]Eva drei".into()));
    let mut table = ConsoleTable::game_a(1, Lang::De, GameMode::Tournament);
    assert_eq!(only(table.line("feld e4")), ("e4 weißer Bauer".into(), "[de]Eva vier [de]weißer Bauer".into()));
}

#[test]
fn the_same_question_is_answered_again_in_the_same_words() {
    let mut table = ConsoleTable::game_a(4, Lang::En, GameMode::Tournament);
    for question in ["x g1", "p N", "b", "l", "score", "captured"] {
        let first = only(table.line(question));
        assert_eq!(only(table.line(question)), first);
    }
    let told = &table.line("x g1").told[0];
    assert_eq!(told.topic, Some(Topic::Explore));
}

#[test]
fn arrows_go_over_the_board_as_the_player_sits() {
    let mut table = ConsoleTable::game_a(0, Lang::En, GameMode::Tournament);
    assert_eq!(only(table.key(Key::Up)).0, "a2 white pawn");
    assert_eq!(only(table.key(Key::Right)).0, "b2 white pawn");
    assert_eq!(only(table.key(Key::Down)).0, "b1 white knight");
    assert_eq!(only(table.key(Key::Left)).0, "a1 white rook");
    assert_eq!(only(table.key(Key::Left)), ("a1 edge of the board".into(), "<Edge> [en]Edge.".into()));
    table.keys("Sf");
    assert_eq!(only(table.key(Key::Up)).0, "a2 white pawn", "at any time");
    assert_eq!(table.keys("3").bytes, b"\r\n> Sf3");
}

#[test]
fn keys_jump_to_pieces_ranks_and_files() {
    let mut table = ConsoleTable::game_a(21, Lang::En, GameMode::Tournament);
    table.key(Key::Tab);
    let mut lines = String::new();
    for key in "kknNqrbp4%!o".chars() {
        lines += &format!("{key} {}\n", only(table.key(Key::Char(key))).0);
    }
    let expected = "k b1 white king\nk g8 black king\nn c6 black knight\nN f3 white knight\nq d8 black queen\n\
                    r e8 black rook\nb f1 white bishop\np f2 white pawn\n4 f4 empty, dark\n% e4 empty, light\n\
                    ! a4 empty, light\no a4 empty, light\n";
    assert_eq!(lines, expected);
}

#[test]
fn kinds_sides_ranks_and_files_are_lists_with_pauses() {
    let mut table = ConsoleTable::game_a(12, Lang::En, GameMode::Tournament);
    let (line, speech) = only(table.line("p N"));
    assert_eq!(line, "wNb1 wNf3", "a capital letter is White's, as on Lichess");
    assert_eq!(speech, "[en]Knights: / [en]White [de]Bella eins / [de]Felix drei", "the colour once");
    assert_eq!(only(table.line("knights")).0, "wNb1 wNf3 bNb8 bNd6");
    assert_eq!(only(table.line("p black knight")).0, "bNb8 bNd6");
    let mut german = ConsoleTable::game_a(12, Lang::De, GameMode::Tournament);
    assert_eq!(only(german.line("p S")).0, "wSb1 wSf3");
    assert_eq!(only(table.line("s d")).0, "file d: wQd4 bNd6 bQd8");
    assert_eq!(
        only(table.line("s 4")),
        ("rank 4: wQd4".into(), "[en]Rank [de]vier / [en]white queen [de]David vier".into())
    );
    assert_eq!(only(table.line("s 5")).0, "rank 5: nothing");
    let (line, _) = only(table.line("white"));
    assert_eq!(line, "wKe1 wQd4 wRa1 wRh1 wBc1 wBf1 wNb1 wNf3\nwPa2 wPb2 wPc2 wPf2 wPg2 wPh2", "pawns by file");
}

#[test]
fn the_whole_board_is_a_diagram_for_the_fingers_and_a_list_for_the_ear() {
    let mut table = ConsoleTable::game_a(12, Lang::En, GameMode::Tournament);
    let (line, speech) = only(table.line("b"));
    let expected = "8 r n b q k b . r\n7 p p p . . p p p\n6 . . . n . . . .\n5 . . . . . . . .\n4 . . . Q . . . .\n\
                    3 . . . . . N . .\n2 P P P . . P P P\n1 R N B . K B . R\n  a b c d e f g h";
    assert_eq!(line, expected);
    assert_eq!(speech.matches(" / ").count(), 28 + 2, "as many pauses as pieces, and one before each side: {speech}");
}

/// Sixteen times "white" is sixteen times too often for an ear that counts pieces.
#[test]
fn a_list_of_pieces_names_the_colour_once_for_the_ear_and_in_words() {
    for (lang, asked, expected) in [
        (
            Lang::En,
            "white",
            "White: king e1, queen d4, rooks a1 h1, bishops c1 f1, knights b1 f3, pawns a2 b2 c2 f2 g2 h2.",
        ),
        (
            Lang::De,
            "weiß",
            "Weiß: König e1, Dame d4, Türme a1 h1, Läufer c1 f1, Springer b1 f3, Bauern a2 b2 c2 f2 g2 h2.",
        ),
        (Lang::En, "rooks", "Rooks: White a1 h1, Black a8 h8."),
        (Lang::De, "p Weiß T", "Türme: Weiß a1 h1."),
    ] {
        let mut table = ConsoleTable::game_a(12, lang, GameMode::Tournament);
        table.line("lines words");
        assert_eq!(only(table.line(asked)).0, expected);
    }
    let mut table = ConsoleTable::game_a(12, Lang::En, GameMode::Tournament);
    table.line("lines words");
    let (line, speech) = only(table.line("b"));
    let rows: Vec<&str> = line.lines().collect();
    assert_eq!(rows.len(), 3, "{line}");
    assert_eq!(rows[0], "Your board:");
    assert!(rows[1].starts_with("White: king e1, queen d4, rooks a1 h1, "), "{line}");
    assert!(rows[2].starts_with("Black: king e8, queen d8, rooks a8 h8, "), "{line}");
    for told in [line.to_lowercase(), speech.to_lowercase()] {
        assert_eq!((told.matches("white").count(), told.matches("black").count()), (1, 1), "{told}");
    }
    assert!(speech.contains("[en]rooks [de]Anna eins / [de]Hector eins"), "{speech}");
}

#[test]
fn rays_and_leaps_tell_what_lies_on_them() {
    let mut table = ConsoleTable::game_a(12, Lang::En, GameMode::Tournament);
    assert_eq!(only(table.line("rays d4")).0, "+ d4: bNd6 bQd8");
    assert_eq!(only(table.line("diagonals d4")).0, "x d4: bPg7 bRh8 wPf2 wPb2 wRa1 bPa7");
    assert_eq!(only(table.line("leaps d4")).0, "leaps d4: wPc2 wNf3");
    table.key(Key::Tab);
    table.keys("q");
    let scanned: Vec<String> = (0..5).map(|_| only(table.key(Key::Char('x'))).0).collect();
    let expected =
        ["to h8: bPg7 bRh8", "to g1: wPf2", "to a1: wPb2 wRa1", "to a7: bPa7", "to h8: bPg7 bRh8"].map(str::to_owned);
    assert_eq!(scanned, expected);
    assert_eq!(only(table.key(Key::Char('X'))).0, "to a7: bPa7");
    assert_eq!(only(table.key(Key::Char('v'))).0, "to d8: bNd6 bQd8");
}

#[test]
fn the_record_is_told_move_by_move() {
    let mut table = ConsoleTable::game_a(0, Lang::En, GameMode::Tournament);
    assert_eq!(only(table.line("l")).0, "No move has been announced.");
    assert_eq!(only(table.line("captured")).0, "Nothing has been captured.");
    assert_eq!(only(table.line("score")).0, "Your score is empty.");
    let mut table = ConsoleTable::game_a(12, Lang::De, GameMode::Tournament);
    let (line, speech) = only(table.line("l"));
    assert_eq!(line, "s Se4xd6");
    assert!(speech.ends_with("[de]Springer Eva vier David sechs"), "{speech}");
    assert_eq!(only(table.line("l 2")).0, "5.Dd1xd4 d7-d5 6.e5xd6 Se4xd6");
    assert!(only(table.line("l alle")).0.starts_with("1.e2-e4 e7-e5 2.Sg1-f3"));
    assert!(only(table.line("partie")).0.contains("6.e5xd6 Se4xd6"));
    assert_eq!(only(table.line("geschlagen")).0, "geschlagen: weißer Bauer d6");
    let mut table = ConsoleTable::game_a(11, Lang::En, GameMode::Tournament);
    assert_eq!(only(table.line("captured")).0, "captured: black pawn d5", "en passant: where it stood");
    table.line("wrote Sxd6 !?");
    assert!(only(table.line("score")).0.contains("Sxd6!?"));
}

#[test]
fn exploring_shows_the_owners_board_and_never_the_course() {
    let mut table = ConsoleTable::game_a(2, Lang::En, GameMode::Tournament);
    // White tells that he has put Black's pawn on e6 by mistake.
    table.event(EventKind::Executed { from: "e7".parse().unwrap(), to: "e6".parse().unwrap(), placed: None });
    assert_eq!(only(table.line("x e6")).0, "e6 black pawn");
    assert_eq!(only(table.line("x e5")).0, "e5 empty, dark");
}

#[test]
fn advice_is_answered_in_practice_and_refused_in_a_tournament() {
    let advice = ["moves d4", "captures", "captures d4", "attackers d4", "defenders d4"];
    let mut table = ConsoleTable::game_a(12, Lang::En, GameMode::Tournament);
    for question in advice {
        assert_eq!(only(table.line(question)).0, "Not in a tournament: that is advice.", "{question}");
    }
    assert_eq!(only(table.line("takeback")).0, "Not in a tournament. Try: correct MOVE", "no advice, but not done");
    table.key(Key::Tab);
    for key in ['m', 'M'] {
        assert!(only(table.key(Key::Char(key))).0.starts_with("Not in a tournament"));
    }
    let mut table = ConsoleTable::game_a(12, Lang::En, GameMode::Practice);
    assert_eq!(only(table.line("captures d4")).0, "d4 x: Qd4xa7 Qd4xd6 Qd4xg7");
    assert_eq!(only(table.line("attackers g7")).0, "attack g7: wQd4");
    assert_eq!(only(table.line("defenders d6")).0, "defend d6: bPc7 bQd8 bBf8");
    assert_eq!(only(table.line("moves b1")).0, "b1: Nb1-a3 Nb1-c3 Nb1-d2");
    assert_eq!(only(table.line("takeback")).0, "Take back? yes or no");
}

#[test]
fn the_files_of_the_diagram_stand_under_their_pieces() {
    let mut table = ConsoleTable::game_a(0, Lang::En, GameMode::Tournament);
    let came = table.line("b");
    let shown = String::from_utf8(table.console.bytes_to_show_message(&came.told[0])).unwrap();
    assert!(shown.ends_with("1 R N B Q K B N R\r\n  a b c d e f g h\r"), "{shown:?}");
}
