//! `ansage play --chess960`: by number, drawn, and bad values; the game's score read again.

use super::games::movetext;
use super::program::{TestFolder, run};
use ansage_game::chess960;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess};

fn header<'a>(pgn: &'a str, name: &str) -> Option<&'a str> {
    let rest = pgn.split_once(&format!("[{name} \""))?.1;
    rest.split_once('"').map(|(value, _)| value)
}

/// The start position that an exported score names, in Shredder-FEN where it is one of Chess960.
fn number_of(pgn: &str) -> u16 {
    assert_eq!((header(pgn, "Variant"), header(pgn, "SetUp")), (Some("Chess960"), Some("1")), "{pgn}");
    let fen: Fen = header(pgn, "FEN").expect("a FEN").parse().expect("a FEN");
    let start: Chess = fen.into_position(CastlingMode::Chess960).expect("a position");
    let is_start = |number: &u16| chess960::start_position(*number).as_ref() == Ok(&start);
    (0..chess960::COUNT).find(is_start).expect(pgn)
}

#[test]
fn f_the_usual_position_by_its_number_castles_as_said() {
    let room = TestFolder::new("chess960-518");
    let script = "start\ne4\npress\nopp press\ne5\nSf3\npress\nopp press\nSc6\nLc4\npress\nopp press\nSf6\nRochade\n\
                  kurze rochade\npress\n";
    let played = run(room.play("game", "--chess960 518 --clock script"), script.as_bytes()).status(0).quiet();
    assert!(played.out.contains("Chess960 no. 518: RNBQKBNR"), "{played:?}");
    assert!(played.out.contains("w 0-0"), "{played:?}");
    let pgn = room.run("export game --pgn --plain").status(0).quiet().out;
    assert_eq!(number_of(&pgn), 518);
    assert_eq!(movetext(&pgn), "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. O-O");
    assert_eq!(run(room.ansage("read -"), pgn.as_bytes()).status(0).quiet().out, pgn);
    room.run("verify game").status(0).quiet();
    // The saved game is told by its number again; it stands under its own terms.
    let again = run(room.play("game", "--chess960 518 --clock script"), b"").status(0).quiet();
    assert!(again.out.contains("Chess960 no. 518") && !again.out.contains("rules"), "{again:?}");
    let watched = room.run("watch game --once --lang de").status(0).quiet().out;
    assert!(watched.contains("Chess960 Nr. 518: TSLDKLST"), "{watched}");
}

#[test]
fn f_another_number_is_told_piece_by_piece_and_castles_in_the_first_move() {
    let room = TestFolder::new("chess960-other");
    // King and rook stand side by side, and may change places in the first move (F.3).
    let script = "start\nkurze rochade\nplayed g1f1\nplayed f1g1\npress\nopp press\n0-0\nopp played f8g8\nopp yes\n";
    let played = run(room.play("game", "--chess960 288 --clock script"), script.as_bytes()).status(0).quiet();
    assert!(played.out.contains("Chess960 no. 288: BBQNRKRN"), "{played:?}");
    let pgn = room.run("export game --pgn --plain").status(0).quiet().out;
    assert_eq!(number_of(&pgn), 288);
    assert_eq!(movetext(&pgn), "1. O-O O-O");
    assert_eq!(run(room.ansage("read -"), pgn.as_bytes()).status(0).quiet().out, pgn);
    let announced = run(room.ansage("announce -"), pgn.as_bytes()).status(0).quiet().out;
    assert_eq!(announced, "Kurze Rochade\nKurze Rochade\n");
    let watched = room.run("watch game --once --lang en").status(0).quiet().out;
    assert!(watched.contains("\n1 B B Q N R R K N\n") && watched.contains("\n8 b b q n r r k n\n"), "{watched}");
    let german = run(room.ansage("play --audio none --lang de --journal g --chess960 288"), b"").status(0).quiet();
    assert!(german.out.contains("Chess960 Nr. 288: LLDSTKTS"), "{german:?}");
}

#[test]
fn f_2_a_drawn_number_is_in_the_journal_and_is_not_drawn_again() {
    let room = TestFolder::new("chess960-drawn");
    let mut seen = Vec::new();
    for game in ["a", "b", "c", "d"] {
        let played = run(room.play(game, "--chess960 drawn --clock script"), b"start\n").status(0).quiet();
        let line = played.out.lines().find(|line| line.contains("Drawn: Chess960 no. ")).expect(&played.out).to_owned();
        let number = number_of(&room.run(&format!("export {game} --pgn")).status(0).quiet().out);
        let letters: String =
            chess960::back_rank_of_number(number).unwrap().iter().map(|role| role.upper_char()).collect();
        assert_eq!(line.trim(), format!("Drawn: Chess960 no. {number}: {letters}"));
        let again = run(room.play(game, "--chess960 drawn --clock script"), b"").status(0).quiet();
        assert!(again.out.contains(&format!("Chess960 no. {number}: {letters}")), "{again:?}");
        assert!(!again.out.contains("Drawn") && !again.out.contains("rules"), "{again:?}");
        room.run(&format!("verify {game}")).status(0).quiet();
        seen.push(number);
    }
    // Four equal lots of 960 come once in 885 million runs.
    seen.dedup();
    assert!(seen.len() > 1, "{seen:?}");
}

#[test]
fn f_what_is_no_number_is_refused_with_values_that_work() {
    let room = TestFolder::new("chess960-bad");
    for value in ["960", "-1", "x", "", "518.0", "99999999", "DRAWN", "random"] {
        let mut command = room.ansage("play --audio none --lang en --journal game");
        command.arg(format!("--chess960={value}"));
        let ended = run(command, b"").status(2).empty();
        assert!(ended.err.starts_with(&format!("--chess960 \"{value}\": no start position.")), "{ended:?}");
        ended.says("0 to 959").says("Try --chess960 518 or --chess960 drawn");
    }
    let german = run(room.ansage("play --audio none --lang de --journal game --chess960 960"), b"").status(2);
    german.says("keine Anfangsstellung").says("--chess960 518");
    for (lang, says) in [("en", "a game has one"), ("de", "eine Partie hat nur eine")] {
        let mut command = room.ansage(&format!("play --audio none --lang {lang} --journal game --chess960 518"));
        command.args(["--fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]);
        run(command, b"").status(2).empty().says("--fen").says("--chess960").says(says);
    }
    assert!(!room.path("game").exists(), "nothing is begun with a wrong option");
}

#[test]
fn f_a_position_with_the_rights_of_chess960_is_played_and_exported() {
    let room = TestFolder::new("chess960-fen");
    let mut command = room.play("game", "--clock script");
    command.args(["--fen", "4k3/8/8/8/8/8/8/5KR1 w G - 0 1"]);
    let played = run(command, b"start\n0-0\nplayed g1f1\nplayed f1g1\npress\n").status(0).quiet();
    assert!(played.out.contains("w 0-0") && played.out.contains("Black to move"), "{played:?}");
    let pgn = room.run("export game --pgn --plain").status(0).quiet().out;
    assert_eq!(movetext(&pgn), "1. O-O");
    assert_eq!(header(&pgn, "Variant"), Some("Chess960"));
    let read = run(room.ansage("read - --json"), pgn.as_bytes()).status(0).quiet().out;
    assert!(read.contains("4k3/8/8/8/8/8/8/5RK1 b - - 1 1"), "{read}");
}

#[test]
fn f_a_start_position_is_refused_field_by_field_in_both_languages() {
    let room = TestFolder::new("chess960-bad-fen");
    for (fen, lang, says) in [
        ("x", "en", "Nothing of it was understood. There is one rank; eight are needed"),
        ("x", "de", "Nichts davon war zu verstehen. Es ist eine Reihe"),
        ("4k3/8/8/8/8/8/8/4K3 x", "en", "Understood: \"4k3/8/8/8/8/8/8/4K3\". Who is to move is written w or b."),
        ("4k3/8/8/8/8/8/8/4K3 x", "de", "Verstanden: \"4k3/8/8/8/8/8/8/4K3\". Wer am Zug ist"),
        ("4k3/8/8/8/8/8/8/4K3 w G - 0 1", "en", "A right to castle is given, but king or rook does not stand there"),
        ("4k3/8/8/8/8/8/8/4K3 w G - 0 1", "de", "Ein Rochaderecht ist angegeben"),
    ] {
        let mut command = room.ansage(&format!("play --audio none --lang {lang} --journal game"));
        command.args(["--fen", fen]);
        run(command, b"").status(2).empty().says(says).says("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    }
    room.write("bad.pgn", "[FEN \"4k3/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. Kd1 *\n");
    room.run("read bad.pgn --lang en").status(1).says("A king is missing.");
    room.run("read bad.pgn --lang de").status(1).says("Ein König fehlt.");
}
