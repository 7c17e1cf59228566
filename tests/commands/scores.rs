//! Scores out (D.2.6): what an exported score holds, that other programs read it, and that it comes back.

use super::games::{GAME_A, PGN_A, lines, movetext, piped};
use super::program::{TestFolder, run};
use pgn_reader::{RawComment, Reader, SanPlus, Visitor};
use std::io::Cursor;
use std::ops::ControlFlow;

/// What another program finds in a PGN game: the moves, and each comment with the number of moves before it.
#[derive(Debug, Default, PartialEq)]
struct ForeignGame {
    sans: Vec<String>,
    comments: Vec<(usize, String)>,
}

struct ForeignReader;

impl Visitor for ForeignReader {
    type Tags = ();
    type Movetext = ForeignGame;
    type Output = ForeignGame;

    fn begin_tags(&mut self) -> ControlFlow<ForeignGame> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<ForeignGame, ForeignGame> {
        ControlFlow::Continue(ForeignGame::default())
    }

    fn san(&mut self, found: &mut ForeignGame, san: SanPlus) -> ControlFlow<ForeignGame> {
        found.sans.push(san.to_string());
        ControlFlow::Continue(())
    }

    fn comment(&mut self, found: &mut ForeignGame, comment: RawComment<'_>) -> ControlFlow<ForeignGame> {
        let text = String::from_utf8_lossy(comment.as_bytes()).split_whitespace().collect::<Vec<_>>().join(" ");
        found.comments.push((found.sans.len(), text));
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, found: ForeignGame) -> ForeignGame {
        found
    }
}

fn by_another_program(pgn: &str) -> ForeignGame {
    let mut reader = Reader::new(Cursor::new(pgn.as_bytes()));
    let found = reader.read_game(&mut ForeignReader).expect("PGN").expect("a game");
    assert!(!reader.has_more().expect("PGN"), "one game:\n{pgn}");
    found
}

/// The comment after this many moves.
#[track_caller]
fn comment(found: &ForeignGame, moves: usize) -> &str {
    let comment = found.comments.iter().find(|(after, _)| *after == moves);
    comment.map_or_else(|| panic!("no comment after {moves} moves: {found:?}"), |(_, text)| text)
}

/// Slips, mishearings, an offer, differing scores, the arbiter, a break, moves taken back.
const EVENTFUL: &str = "start\n+10\ne4\ncorrect d4\n+5\npress\n+7\nopp press\nd5\nmisheard Nf6\n+3\nc2c4\ndraw\nyes\npress\n\
    +20\nopp decline\nopp yes\nopp press\ne6\nwrote e5\nopp wrote e6\nopp yes\n+1\nNc3\n+2\npress\n";

fn eventful(room: &TestFolder) {
    let options = "--clock script --mode practice --time 15+10";
    run(room.play("game", options), EVENTFUL.as_bytes()).status(0).quiet();
    let more =
        b"resume\n+4\nopp press\nBb4\n+1\nNf3\npress\n+1\nopp press\n0-0\ntakeback\nyes\n+1\ne3\n+2\npress\narbiter\n";
    run(room.play("game", options), more).status(0).quiet();
}

#[test]
fn clocks_stand_as_after_the_press_increment_included_and_another_program_finds_them() {
    let room = TestFolder::new("scores-clocks");
    // White presses after 4 s; Black's clock runs 10.25 s, his press stops it, whatever the entry takes.
    let script = "start\n+1.5\ne4\n+2.5\npress\n+10.25\nopp press\n+0.5\ne5\n+61\nSf3\npress\n";
    run(room.play("game", "--clock script --time 40/90+30,30+30"), script.as_bytes()).status(0).quiet();
    let pgn = room.run("export game --pgn").status(0).quiet().out;
    assert!(pgn.contains("[TimeControl \"40/5400+30:1800+30\"]"), "{pgn}");
    let found = by_another_program(&pgn);
    assert_eq!(found.sans, ["e4", "e5", "Nf3"]);
    let clocks: Vec<&str> = (1..=3).map(|moves| comment(&found, moves)).collect();
    assert!(clocks[2].starts_with("[%clk 1:30:24]"), "{clocks:?}");
    assert_eq!(clocks[..2], ["[%clk 1:30:56]", "[%clk 1:30:49]"]);
    // The clocks come back through `read`.
    room.write("game.pgn", &pgn);
    let read = room.run("read game.pgn").status(0).quiet().out;
    assert_eq!(by_another_program(&read), found);
}

#[test]
fn every_time_control_has_its_header_or_its_words() {
    let room = TestFolder::new("scores-controls");
    for (number, (time, field, words)) in [
        ("90+30", "5400+30", ""),
        // By the Laws an increment is added before the first move too; where a table leaves it out, that is said.
        ("90+30 --rule first-increment=no", "5400+30", "plus 30 s after each move"),
        ("40/90,20/60,30", "40/5400:20/3600:1800", ""),
        ("0:30", "30", ""),
        ("5h", "*300", ""),
        ("none", "-", ""),
        ("10d5", "?", "delay"),
        ("10b5", "?", "back at most"),
        ("0:30f", "?", "a move"),
    ]
    .into_iter()
    .enumerate()
    {
        let name = number.to_string();
        run(room.play(&name, &format!("--clock script --time {time}")), b"start\ne4\npress\n").status(0).quiet();
        let pgn = room.run(&format!("export {name} --pgn --lang en")).status(0).quiet().out;
        assert!(pgn.contains(&format!("[TimeControl \"{field}\"]")), "{time}: {pgn}");
        let found = by_another_program(&pgn);
        let before = found.comments.iter().find(|(after, _)| *after == 0).map_or("", |(_, text)| text);
        assert_eq!(before.is_empty(), words.is_empty(), "{time}: {pgn}");
        assert!(before.to_lowercase().contains(&words.to_lowercase()), "{time}: {before:?}");
        assert_eq!(time == "none", !pgn.contains("%clk"), "{pgn}");
    }
}

#[test]
fn the_facts_stand_beside_the_half_moves_after_which_they_happened() {
    let room = TestFolder::new("scores-facts");
    eventful(&room);
    for (lang, slip, misheard, withdrawn, opened) in [
        ("en", "first e2-e4, then d2-d4", "entered d7-d5, announced Ng8-f6", "Withdrawn: 4. Nf3 O-O.", "opened again"),
        (
            "de",
            "erst e2-e4, dann d2-d4",
            "eingegeben d7-d5, angesagt Sg8-f6",
            "Zurückgenommen: 4. Sf3 0-0.",
            "wieder geöffnet",
        ),
    ] {
        let pgn = room.run(&format!("export game --pgn --lang {lang}")).status(0).quiet().out;
        let found = by_another_program(&pgn);
        assert!(comment(&found, 1).contains(slip), "{pgn}");
        assert!(comment(&found, 2).contains(misheard), "{pgn}");
        assert!(comment(&found, 3).contains("(=)"), "{pgn}");
        assert!(comment(&found, 5).contains(opened), "{pgn}");
        assert!(comment(&found, 6).contains(withdrawn), "{pgn}");
        // No line may be taken for a header or an escape, and the program reads its own scores.
        let movetext = pgn.split_once("\n\n").expect("headers").1;
        assert!(movetext.lines().all(|line| !line.starts_with(['[', '%']) && line.chars().count() < 80), "{pgn}");
        room.write("game.pgn", &pgn);
        let read = room.run("read game.pgn").status(0).quiet().out;
        assert_eq!(by_another_program(&read).sans, found.sans);
    }
}

#[test]
fn plain_is_the_moves_alone_and_a_players_score_has_no_fact_that_he_did_not_write() {
    let room = TestFolder::new("scores-plain");
    eventful(&room);
    let whole = by_another_program(&room.run("export game --pgn").status(0).quiet().out);
    let plain = room.run("export game --pgn --plain").status(0).quiet().out;
    assert!(!plain.contains(['{', ';', '(']), "{plain}");
    assert_eq!(by_another_program(&plain).sans, whole.sans);
    let own = by_another_program(&room.run("export game --pgn --seat white --lang en").status(0).quiet().out);
    assert!(own.comments.contains(&(3, "(=)".to_owned())), "a player writes draw offers (C.12): {own:?}");
    assert!(own.comments.iter().all(|(_, text)| text == "(=)" || text.contains("gap")), "{own:?}");
    let text = room.run("export game --text --seat white --lang en").status(0).quiet().out;
    assert!(text.contains("c4 (=)") && !text.contains(['{', 'W']), "{text}");
}

const LETTERS: [&str; 7] = ["en", "de", "bg", "sr", "lv", "ru", "pl"];

#[test]
fn a_text_comes_back_from_every_languages_letters_with_its_clocks() {
    let room = TestFolder::new("scores-letters");
    let script = piped(&lines(&GAME_A)) + "draw\nyes\npress\nopp accept\nopp yes\nopp yes\n";
    run(room.play("game", "--clock script --time 15+10"), script.as_bytes()).status(0).quiet();
    for letters in LETTERS {
        for lang in ["en", "de"] {
            let text = room.run(&format!("export game --text --letters {letters} --lang {lang}")).status(0).quiet().out;
            assert!(text.starts_with(" 1. e4 {0:15:20}"), "{text}");
            // The knight and the bishop of that language.
            let (knight, bishop) = match letters {
                "en" => ("N", "B"),
                "de" | "sr" => ("S", "L"),
                "bg" => ("К", "О"),
                "lv" => ("Z", "L"),
                "ru" => ("К", "С"),
                _ => ("S", "G"),
            };
            assert!(text.contains(&format!("{knight}f3 ")) && text.contains(&format!("{bishop}g5 ")), "{text}");
            assert!(text.lines().last().is_some_and(|line| line.starts_with("1/2-1/2 (")), "{text}");
            let read = run(room.ansage(&format!("read - --letters {letters}")), text.as_bytes()).status(0).quiet().out;
            let found = by_another_program(&read);
            assert_eq!(comment(&found, 21), "[%clk 0:17:00] (=)", "{read}");
            assert!(read.contains("[Result \"1/2-1/2\"]"), "{read}");
            let plain = room.run(&format!("export game --text --plain --letters {letters}")).status(0).quiet().out;
            // The columns begin one below the other.
            let columns: Vec<usize> = plain.lines().take(10).map(second_column).collect();
            assert!(columns.iter().all(|column| *column == columns[0]), "{plain}");
            let read = run(room.ansage("read -"), plain.as_bytes());
            let read = read.status(0).quiet().out;
            assert_eq!(movetext(&read).trim_end_matches(" 1/2-1/2"), PGN_A, "{letters}");
        }
    }
    let bad = room.run("export game --text --letters fr --lang en").status(2).empty();
    bad.says("--letters");
}

/// Where the third word of a line begins, in letters.
fn second_column(line: &str) -> usize {
    let letters: Vec<char> = line.chars().collect();
    let begins = |at: &usize| !letters[*at].is_whitespace() && (*at == 0 || letters[*at - 1].is_whitespace());
    (0..letters.len()).filter(begins).nth(2).unwrap_or_else(|| panic!("two moves in {line:?}"))
}

#[test]
fn a_text_tells_the_start_the_withdrawn_moves_and_the_reason_of_the_result() {
    let room = TestFolder::new("scores-text");
    eventful(&room);
    let text = room.run("export game --text --lang en").status(0).quiet().out;
    assert!(
        text.contains("Bb4 {0:15:09}\n   {2 half-moves taken back. Black's last move: Bf8-b4. Withdrawn: 4. Nf3 O-O.}\n4. e3 {0:15:25}\n"),
        "{text}"
    );
    let whole = by_another_program(&room.run("export game --pgn").status(0).quiet().out);
    let read = run(room.ansage("read - --letters en"), text.as_bytes()).status(0).quiet().out;
    assert_eq!(by_another_program(&read).sans, whole.sans, "{text}");
    run(room.play("lost", "--clock script --time 5"), b"start\ne4\n+1\npress\n+400\nflag\n").status(0);
    let text = room.run("export lost --text --lang de").status(0).quiet().out;
    assert_eq!(
        text,
        "1. e4 {0:04:59}\n   {Das Blättchen von Schwarz ist gefallen. Weiß reklamiert das gefallene Blättchen des Gegners. Weiß gewinnt auf Zeit.}\n1-0 (Weiß gewinnt auf Zeit.)\n"
    );
    // Black begins, and the position is told.
    let mut command = room.play("black", "--clock script --time none");
    command.args(["--fen", "4k3/4p3/8/8/8/8/8/4K2R b K - 0 7"]);
    run(command, b"start\nopp press\ne5\n0-0\npress\nopp press\nKd7\n").status(0).quiet();
    let text = room.run("export black --text --lang en").status(0).quiet().out;
    assert!(text.contains("[FEN \"4k3/4p3/8/8/8/8/8/4K2R b K - 0 7\"]\n\n7..."), "{text}");
    let read = run(room.ansage("read -"), text.as_bytes()).status(0).quiet().out;
    assert_eq!(movetext(&read), "7... e5 8. O-O Kd7");
}

#[test]
fn comparisons_touched_pieces_and_rulings_are_facts_of_the_record() {
    let room = TestFolder::new("scores-compared");
    let script = "start\ne4\n+5\npress\nopp press\ne5\nwrote e5\nopp wrote e6\nopp yes\n+1\nNf3\npress\ncompare\n\
        opp press\nNc6\ntouched f1\nruling geheim77\nadd black 2:00\nyes\ndone\n";
    run(room.arbitrated("game", "--clock script --time 15+10"), script.as_bytes()).status(0).quiet();
    for (lang, differ, board, touched, time) in [
        (
            "en",
            r#"The scores differ at move 1 of Black. White wrote: "e5". Black wrote: "e6"."#,
            "The board of White is not known.",
            "White has touched white bishop on f1.",
            "2 minutes",
        ),
        (
            "de",
            r#"Die Partieformulare unterscheiden sich beim Zug 1 von Schwarz. Weiß schrieb: "e5". Schwarz schrieb: "e6"."#,
            "Das Brett von Weiß ist nicht bekannt.",
            "Weiß hat berührt: weißer Läufer auf f1.",
            "2 Minuten",
        ),
    ] {
        let pgn = room.run(&format!("export game --pgn --lang {lang}")).status(0).quiet().out;
        let found = by_another_program(&pgn);
        assert!(comment(&found, 2).contains(differ), "{pgn}");
        assert!(comment(&found, 3).contains(board) && comment(&found, 3).contains(differ), "{pgn}");
        assert!(comment(&found, 4).contains(touched) && comment(&found, 4).contains(time), "{pgn}");
    }
}

#[test]
fn no_export_writes_over_a_file_or_prints_before_it_is_refused() {
    let room = TestFolder::new("scores-over");
    run(room.play("game", "--clock script"), b"start\ne4\npress\n").status(0).quiet();
    let journal = room.text("game");
    room.write("there.cue", "kept");
    for (file, why) in [
        ("--wav game", "game: It is there already."),
        ("--report game", "game: Another file lies there"),
        ("--wav there.wav", "there.cue: It is there already."),
    ] {
        room.run(&format!("export game --pgn {file} --lang en")).status(1).empty().says(why);
    }
    assert_eq!((room.text("game"), room.text("there.cue")), (journal, "kept".to_owned()));
    room.run("export game --wav no/such/score.wav --lang en").status(1).says("no/such/score.wav: It is not there.");
    room.run("export game --wav /dev/full --lang en").status(1).says("/dev/full: The sound score could not be written");
}
