//! A line that one sheet lacks, from the desk to the report: found, put in, marked (D.2.8).

use super::super::report::parsed;
use super::program::{ProgramResult, TestFolder, run};

/// Six moves.
const PLAYED: &str = "start\ne4\n+3\npress\nopp press\ne5\n+3\nNf3\n+3\npress\nopp press\nNc6\n+3\nBb5\n+3\npress\n\
    opp press\na6\n+3\nBa4\n+3\npress\nopp press\nNf6\n+3\nO-O\n+3\npress\nopp press\nBe7\n+3\nRe1\n+3\npress\n\
    opp press\nb5\n+3\narbiter\n";
const WHITE_SHEET: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5\n";

/// The game, with the two sheets beside its journal.
fn disputed(name: &str, black: &str, orders: &str) -> (TestFolder, ProgramResult) {
    let room = TestFolder::new(name);
    room.write("white.txt", WHITE_SHEET);
    room.write("black.txt", black);
    let lines = format!("{PLAYED}ruling\ngeheim77\nsheet white white.txt\nsheet black black.txt\n{orders}");
    let told = run(room.arbitrated("game.journal", "--clock script --time 90"), lines.as_bytes()).status(0);
    (room, told)
}

/// These are heard one after the other.
#[track_caller]
fn heard(told: &str, expected: &[&str]) {
    let mut lines = told.lines();
    for part in expected {
        assert!(lines.any(|line| line.contains(part)), "{part:?} is not heard where it should be:\n{told}");
    }
}

/// What the desk hears in a process of its own.
fn second_desk(room: &TestFolder, orders: &str) -> String {
    let desk = room.ansage("arbiter game.journal --clock script --lang en --audio none --arbiter Rot");
    run(desk, orders.as_bytes()).status(0).out
}

#[test]
fn d_2_8_a_line_that_a_sheet_lacks_is_found_put_in_and_marked_in_scores_and_report() {
    let black = "1. e4 e5 2. Nf3 Nc6 3. Ba4 Nf6 4. O-O Be7 5. Re1 b5\n";
    let orders = "scores\nsheet black 3 white insert Bb5\nscores\nsheet black 3 black insert a6\nscores 3 white\n\
                  differences\nsheet black 3 white insert\ndone\n";
    let (room, told) = disputed("put-in", black, orders);
    let agreeing = [
        "3 w: Bb5 | Bb5",
        "3 w: Black, put in by the arbiter",
        "3 b: a6 | a6",
        "3 b: Black, put in by the arbiter",
        "Both scores agree",
    ];
    let found = [
        "3 w: White \"Bb5\", Black nothing",
        "3 w: Bb5 | -  one",
        "Black's sheet: 3 w \"Bb5\" put in",
        "3 b: White \"a6\", Black nothing",
        "3 w: Black, put in by the arbiter",
        "3 b: a6 | -  one",
        "Black's sheet: 3 b \"a6\" put in",
    ];
    heard(&told.out, &[&found[..], &agreeing, &["something is missing"]].concat());
    assert!(!told.out.contains("Scores, move"), "no difference that nobody wrote:\n{}", told.out);
    // The report, and a second process at the desk.
    room.run("export game.journal --lang en --report page.html").status(0).quiet();
    let page = parsed::page(&room.text("page.html")).unwrap();
    assert_eq!(page.text.matches("(put in by the arbiter)").count(), 2, "{}", page.text);
    assert!(page.text.contains("has put move 3 of White, \"Bb5\", into the sheet of Black."), "{}", page.text);
    heard(&second_desk(&room, "scores 3 white\ndifferences\n"), &agreeing);
    room.run("verify game.journal").status(0);
}

#[test]
fn d_2_8_the_half_move_that_is_left_out_is_named_at_its_number_whatever_numbers_the_sheet_has() {
    for (name, black, lacking) in [
        ("numbered", "1. e4 e5 2. Nf3 Nc6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5\n", "3 w: White \"Bb5\", Black nothing"),
        ("german", "1. e4 e5 2. Sf3 Sc6 3. La4 Sf6 4. O-O Le7 5. Te1 b5\n", "3 w: White \"Bb5\", Black nothing"),
        ("single", "e4 e5 Nf3 Nc6 Bb5 Ba4 Nf6 O-O Be7 Re1 b5\n", "3 b: White \"a6\", Black nothing"),
        ("first", "Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5\n", "1 w: White \"e4\", Black nothing"),
    ] {
        let (_, told) = disputed(&format!("put-in-{name}"), black, "done\n");
        heard(&told.out, &["Black's sheet read: half-moves 1", lacking]);
        assert!(!told.out.contains("Scores, move"), "{name}:\n{}", told.out);
    }
}

#[test]
fn d_2_8_a_second_desk_still_names_what_is_left_out() {
    let black = "1. e4 e5 2. Nf3 Nc6 3. Ba4 Nf6 4. O-O Be7 5. Re1 b5\n";
    let (room, _) = disputed("put-in-half", black, "sheet black 3 white insert Bb5\ndone\n");
    let told = second_desk(
        &room,
        "scores\ndifferences\nruling geheim77\ncompare\nsheet black 3 black insert a6\nscores 3 black\ndifferences\ndone\n",
    );
    heard(
        &told,
        &[
            "3 b: a6 | -  one",
            "4 w: Ba4 | Ba4",
            "Black lacks 3...a7-a6",
            "Agreed to 3. Bf1-b5",
            "3 b: White \"a6\", Black nothing",
            "3 b: a6 | a6",
            "4 w: Ba4 | Ba4",
            "Both scores agree",
        ],
    );
    room.run("verify game.journal").status(0);
}

#[test]
fn d_2_8_the_report_keeps_the_text_that_the_arbiter_has_replaced() {
    let black = "1. e4 e5 2. Nf3 Nf6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5\n";
    let (room, told) = disputed("put-in-was", black, "sheet black 2 black Nc6\ndone\n");
    heard(&told.out, &["Scores, move 2: \"Nc6\", \"Nf6\"", "Black's sheet: 2 Black read"]);
    room.run("export game.journal --lang en --report page.html").status(0).quiet();
    let page = parsed::page(&room.text("page.html")).unwrap();
    assert!(page.text.contains("Before, the sheet had \"Nf6\" there."), "{}", page.text);
    room.run("export game.journal --lang de --report page.html").status(0).quiet();
    let page = parsed::page(&room.text("page.html")).unwrap();
    assert!(page.text.contains("Vorher stand dort \"Nf6\"."), "{}", page.text);
}

#[test]
fn d_2_8_a_half_move_is_put_in_with_the_words_of_either_language() {
    let black = "1. e4 e5 2. Nf3 Nc6 3. Ba4 Nf6 4. O-O Be7 5. Re1 b5\n";
    for order in [
        "sheet black 3 white insert Bb5",
        "SHEET BLACK 3 WHITE INSERT Bb5",
        "formular schwarz 3 weiß einfügen Bb5",
        "formular schwarz 3 weiss einfuegen Bb5",
    ] {
        let (room, told) = disputed("put-in-words", black, &format!("{order}\ndone\n"));
        assert!(told.out.contains("Black's sheet: 3 w \"Bb5\" put in"), "{order}\n{}", told.out);
        assert!(room.text("game.journal").contains("\"insert\":true"));
    }
}
