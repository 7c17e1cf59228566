//! The arbiter's desk on a game that nobody plays, in a pipe: rule, settle what differs, and let the game go on.

use super::program::{ProgramResult, TestFolder, run};

/// Two moves each and ten seconds more; then the players leave.
const PLAYED: &str = "start\ne4\n+5\npress\ne5\nopp press\n+5\nNf3\n+4\npress\nNc6\nopp press\n+10\n";

/// What Black's board shows where his knight went to f6 instead of c6.
const OTHER_KNIGHT: &str = "rnbqkb1r/pppp1ppp/5n2/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";

fn played(name: &str) -> TestFolder {
    let room = TestFolder::new(name);
    run(room.arbitrated("game.journal", "--clock script --time 90+30"), PLAYED.as_bytes()).status(0);
    room
}

fn desk(room: &TestFolder, lines: &str) -> ProgramResult {
    let command = room.ansage("arbiter game.journal --clock script --lang en --audio none --arbiter Rot");
    run(command, lines.as_bytes()).status(0)
}

#[track_caller]
fn heard(ended: &ProgramResult, lines: &[&str]) {
    let mut told = ended.out.lines();
    for line in lines {
        assert!(told.any(|told| told.contains(line)), "{line:?} is not where it should be in\n{}", ended.out);
    }
}

fn events(room: &TestFolder) -> Vec<String> {
    room.text("game.journal").lines().skip(1).map(|line| line.split('\t').nth(4).unwrap().to_owned()).collect()
}

#[test]
fn who_only_looks_leaves_nothing_in_the_journal() {
    let room = played("arbiter-looks");
    let before = room.text("game.journal");
    let told = desk(&room, "state\nclocks\nscores\nstop\nresult 1-0\nwhite\n+60\nclocks\npress\nfrob\nyes\nnext\n");
    heard(&told, &["Both clocks are stopped.", "moves 2", "First the code", "First the code", "A player's command."]);
    assert_eq!(room.text("game.journal"), before);
}

#[test]
fn situation_9_the_sheets_agree_and_the_board_that_must_change_is_walked_through() {
    let room = played("arbiter-situation-9");
    room.write("white.txt", "1. e4 e5 2. Nf3 Nc6\n");
    room.write("black.txt", "1. e4 e5 2. Sf3 Sc6\n");
    let told = desk(
        &room,
        &format!(
            "ruling geheim77\nsheet white white.txt\nsheet black black.txt\nboard white agrees\n\
             board black {OTHER_KNIGHT}\nstate\ndifferences\npropose\naccept\nwalk\nback\nno\nstop\nnext\nwalk\nyes\nback\nnext\n\
             yes\nyes\n\
             differences\ndone\n"
        ),
    );
    heard(
        &told,
        &[
            "White's board: as announced.",
            "Last: 2 b Nb8-c6. Next: White",
            "Black's board differs: 4",
            "Black's board must change.",
            "Clocks: no change proposed.",
            "Nothing to rule. Type walk or resume.",
            "Steps: White 0, Black 2. Done: yes",
            "Black's board:",
            "1. ",
            "This is the first step.",
            "1. ",
            "1. ",
            "Left. What is done stays.",
            "No steps yet. Type walk.",
            "Steps: White 0, Black 2. Done: yes",
            "1. ",
            "2. ",
            "1. ",
            "2. ",
            "Last step done.",
            "Nothing was asked.",
            "Scores and boards agree.",
        ],
    );
    // Each confirmed step is a ruling on what the board shows; no clock was touched.
    let boards = events(&room).iter().filter(|event| event.contains("\"set-board\"")).count();
    assert!(boards >= 3, "{:#?}", events(&room));
    assert!(!events(&room).iter().any(|event| event.contains("set-clock") || event.contains("restore-course")));
    room.run("verify game.journal").status(0);
}

#[test]
fn situation_10_the_sheets_differ_and_what_is_proposed_is_ruled_after_yes() {
    let room = played("arbiter-situation-10");
    room.write("white.txt", "1. e4 e5 2. Nf3 Nc6\n");
    let told = desk(
        &room,
        "ruling geheim77\nsheet white white.txt\nsheet black 1 white e4\nsheet black 1 black e5\n\
         sheet black 2 white Nf3\nsheet black 2 black Nf6\nscores\npropose\nretrace\naccept\nno\nyes\naccept\nyes\n\
         clock white 1:20:00\ndone\n",
    );
    heard(
        &told,
        &[
            "2 b: Nc6 | Nf6  differ",
            "Scores differ. The boards?",
            "Back to after 2 White",
            "Course: to 2 White, then 0 more",
            "White: 1 h 31 m 16 s, moves 2",
            "Black: 1 h 31 m 0 s, moves 1",
            "Boards differ: rule that? yes or no",
            "Not done.",
            "Nothing was asked.",
            "Boards differ: rule that? yes or no",
            "Course kept to 2 White, then 0",
            "White's clock: 1 h 31 m 16 s",
            "White's clock: 1 h 20 m",
        ],
    );
    let ruled: Vec<String> = events(&room).into_iter().filter(|event| event.contains("ruled")).collect();
    let of = |kind: &str| ruled.iter().filter(|event| event.contains(kind)).count();
    assert_eq!((of("restore-course"), of("set-clock"), of("set-count")), (1, 1, 0), "{ruled:#?}");
    room.run("verify game.journal").status(0);
    // The game goes on from there at the players' station.
    let lines = "ruling geheim77\nresume\ndone\nNf6\nopp press\nd4\n+3\npress\n";
    run(room.arbitrated("game.journal", "--clock script"), lines.as_bytes()).status(0);
    let pgn = room.run("export game.journal --pgn --plain").status(0).out;
    assert!(pgn.contains("2. Nf3 Nf6 3. d4"), "{pgn}");
}

#[test]
fn a_result_is_corrected_after_the_game_and_the_arbiter_is_named() {
    let room = played("arbiter-result");
    run(room.arbitrated("game.journal", "--clock script"), b"resume\nresign\nyes\n").status(0);
    assert!(room.run("export game.journal --pgn").out.contains("0-1"));
    let told = desk(&room, "ruling geheim77\nresult 1/2\ndone\n");
    heard(&told, &["Arbiter at the desk: Rot", "draw"]);
    let pgn = room.run("export game.journal --pgn").status(0).out;
    assert!(pgn.contains("1/2-1/2"), "{pgn}");
    room.run("verify game.journal").status(0);
}

#[test]
fn what_cannot_be_opened_or_read_is_told_with_what_works() {
    let room = played("arbiter-bad");
    room.run("arbiter nowhere.journal --lang en").status(1).says("nowhere.journal");
    room.run("arbiter game.journal --clock sand --lang en").status(2).says("--clock");
    room.write("empty.txt", "");
    room.write("binary.txt", [0_u8, 159, 146, 150]);
    let told = desk(
        &room,
        "ruling geheim77\nsheet white nothing.txt\nsheet white empty.txt\nsheet black binary.txt\nsheet white\n\
         board white agrees now\nboard white white Ke1 Ke1\nretrace 99\nscores 0\ncourse 1 Qh9\nnext\nyes\n",
    );
    heard(
        &told,
        &[
            "Sheet not taken.",
            "Sheet not taken.",
            "Sheet not taken.",
            "\"sheet white\": something is missing",
            "then not: \"now\"",
            "then not: \"Ke1\"",
            "No half-move 99",
            "\"scores\", then not: \"0\"",
            "then not: \"Qh9\"",
            "No steps yet. Type walk.",
            "Nothing was asked.",
        ],
    );
    assert!(!events(&room).iter().any(|event| event.contains("ruled")), "{:#?}", events(&room));
}

#[test]
fn every_faculty_is_there_on_an_ended_journal_and_each_ruling_bears_the_arbiters_name() {
    let room = played("arbiter-faculties");
    let told = desk(
        &room,
        "help\nmore\nkeys\nmore\nruling geheim77\nclock white 1:20:00\nadd black 2:00\ntake white 1:00\nwarn white\n\
         count black 3\nrule seventy-five no\nrule seventy-five\nillegal black\nuphold\nstop\nresume\nclocks\n\
         report page.html\nresult 1-0\nstate\ndone\n",
    );
    heard(
        &told,
        &[
            "more: all orders. help WORD. keys.",
            "Space, empty line: both clocks",
            "F7: White's clock",
            "Arbiter at the desk: Rot",
            "White's clock: 1 h 20 m 0 s",
            "Black gets 2 min more.",
            "White loses 1 min.",
            "The arbiter warns White.",
            "Black's move counter: 3",
            "75 moves: no draw unclaimed",
            "seventy-five no",
            "Black's illegal moves: 1",
            "Upheld.",
            "The arbiter has stopped both clocks.",
            "Play goes on. White to move.",
            "White's clock runs.",
            "Report: page.html",
            "Arbiter: White wins.",
            "Arbiter: White wins.",
            "Last: 2 b Nb8-c6.",
        ],
    );
    let journal = room.text("game.journal");
    let cells = journal.lines().skip(1).map(|line| line.split('\t').collect::<Vec<_>>());
    let rulings: Vec<_> = cells.filter(|cells| cells[4].contains("ruled") || cells[4] == "\"play-resumed\"").collect();
    assert_eq!(rulings.len(), 11, "{rulings:#?}");
    for cells in rulings {
        assert!(cells[5].contains("{\"ruled-by\":{\"arbiter\":\"Rot\"}}"), "{cells:?}");
    }
    assert!(room.text("page.html").contains("<td><bdi>Rot</bdi></td>"));
    room.run("verify game.journal").status(0);
}

#[test]
fn the_german_desk_has_german_orders() {
    let room = played("arbiter-german");
    let command = room.ansage("arbiter game.journal --clock script --lang de --audio none --arbiter Rot");
    let lines = "hilfe\ntasten\nschiedsspruch geheim77\nstand\nuhren\nformulare\nunterschiede\nvorschlag\n\
                 formular schwarz 1 weiß e4\nformular schwarz 1 schwarz e5\nformular schwarz 2 weiß Sf3\nformular schwarz 2 schwarz Sc6\n\
                 brett schwarz rnbqkb1r/pppp1ppp/5n2/4p3/4P3/5N2/PPPP1PPP/RNBQKBNR\nbrett weiß stimmt\nschritte\nnein\nzurück\n\
                 anhalten\nschritte\nja\nuhr weiß 1:20:00\nverwarnen schwarz\nregel fuenfundsiebzig nein\nbericht seite.html\n\
                 fortsetzen\nfertig\n";
    let told = run(command, lines.as_bytes()).status(0);
    heard(
        &told,
        &[
            "weiter: alles. hilfe WORT. tasten.",
            "Zuletzt: 2 s Sb8-c6. Nun: Weiß",
            "Schritte: W 0, S",
            "Das ist der erste Schritt.",
            "Abgebrochen. Weiter: schritte",
            "Schritte: W 0, S",
            "Bericht: seite.html",
        ],
    );
    assert!(room.text("seite.html").contains("lang=\"de\""));
}
