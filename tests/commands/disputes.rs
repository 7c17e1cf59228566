//! What an arbiter who was not at the table reads in the report of a dispute: what was found, proposed and ruled (D.2.8).

use super::super::report::parsed::{self, Element};
use super::program::{TestFolder, run};

const WHITE_SHEET: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n";
const BLACK_SHEET: &str = "1. e4 e5 2. Nc3 Nf6 3. Bc4 Nc6\n";

const PLAYED: &str =
    "start\ne4\n+3\npress\nopp press\ne5\n+3\nNf3\n+3\npress\nopp press\nNc6\n+5\nBb5\n+4\npress\narbiter\n";

/// The report after these orders of the arbiter, and the folder.
fn report(name: &str, orders: &str) -> (TestFolder, Element) {
    let room = TestFolder::new(name);
    room.write("white.pgn", WHITE_SHEET);
    room.write("black.txt", BLACK_SHEET);
    let lines = format!("{PLAYED}ruling\ngeheim77\n{orders}");
    run(room.arbitrated("game.journal", "--clock script --time 90"), lines.as_bytes()).status(0);
    room.run("export game.journal --lang en --report page.html").status(0).quiet();
    let page = parsed::page(&room.text("page.html")).unwrap();
    (room, page)
}

fn section<'a>(page: &'a Element, id: &str) -> &'a str {
    &page.with_id(id).unwrap_or_else(|| panic!("no section {id}")).text
}

#[track_caller]
fn has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part:?} is not in {text}");
    }
}

const READ: &str = "sheet white white.pgn\nsheet black black.txt\n";

#[test]
fn d_2_8_what_was_found_stays_found_when_the_proposal_is_ruled() {
    let (_, before) = report("dispute-before", READ);
    let (_, after) = report("dispute-after", &format!("{READ}accept\nyes\nresume\nyes\ndone\nd3\n+3\npress\n"));
    for page in [&before, &after] {
        has(
            section(page, "verdict"),
            &["the scores differ in all that follows.", "White wrote \"Nf3\"", "Black wrote \"Nc3\""],
        );
        has(section(page, "scores"), &["White's score: 5 half-moves", "Black's score: 6 half-moves", "Bc4"]);
        assert!(!section(page, "verdict").contains("not in dispute"));
    }
    has(section(&before, "protocol"), &["Nothing has been ruled yet."]);
    has(
        section(&after, "protocol"),
        &[
            "as they were found before the first ruling on them (entry",
            "the scores differ in all that follows.",
            "Proposed for both clocks",
            "has set the course of the game. It stays as it was up to move 1 of Black.",
            "1 h 29 m 42 s",
            "1 h 29 m 57 s",
            "Place and time",
        ],
    );
}

#[test]
fn d_2_8_a_sheet_is_found_with_its_own_lines_and_columns() {
    let (room, page) = report("dispute-places", &format!("{READ}accept\nyes\n"));
    has(section(&page, "verdict"), &["line 1, column 13"]);
    has(&room.text("game.journal"), &["1. e4 e5 2. Nc3 Nf6 3. Bc4 Nc6"]);
}

#[test]
fn d_2_8_a_sheet_too_long_for_the_record_is_there_by_its_reading_and_its_checksum() {
    let room = TestFolder::new("dispute-long");
    room.write("white.pgn", format!("{{ {} }}\n{WHITE_SHEET}", "long ".repeat(20_000)));
    let lines = format!("{PLAYED}ruling\ngeheim77\nsheet white white.pgn\n");
    run(room.arbitrated("game.journal", "--clock script --time 90"), lines.as_bytes()).status(0);
    let journal = room.text("game.journal");
    assert!(!journal.contains("long long"));
    has(&journal, &["\"source\":{\"checksum\":\"", "\"text\":null"]);
}

#[test]
fn d_2_8_the_clocks_over_the_game_are_those_of_the_record_as_it_goes_on() {
    let (_, page) = report("dispute-clocks", &format!("{READ}accept\nyes\nresume\nyes\ndone\nd3\n+3\npress\n"));
    has(section(&page, "clocks"), &["d2-d3"]);
}

#[test]
fn d_2_8_a_second_dispute_is_not_taken_for_the_first() {
    let orders = format!(
        "{READ}accept\nyes\nresume\nyes\ndone\nd3\n+3\npress\nopp press\nd6\nruling\ngeheim77\nsheet white white2.pgn\nsheet black black2.txt\n"
    );
    let room = TestFolder::new("dispute-second");
    room.write("white.pgn", WHITE_SHEET);
    room.write("black.txt", BLACK_SHEET);
    room.write("white2.pgn", "1. e4 e5 2. d3 d6 *\n");
    room.write("black2.txt", "1. e4 e5 2. d3 d5\n");
    let lines = format!("{PLAYED}ruling\ngeheim77\n{orders}");
    run(room.arbitrated("game.journal", "--clock script --time 90"), lines.as_bytes()).status(0);
    room.run("export game.journal --lang en --report page.html").status(0).quiet();
    let page = parsed::page(&room.text("page.html")).unwrap();
    has(section(&page, "verdict"), &["White wrote \"d6\"", "Black wrote \"d5\""]);
    has(section(&page, "protocol"), &["Nothing has been ruled yet."]);
    has(section(&page, "rulings"), &["has set the course of the game."]);
}

#[test]
fn d_2_8_the_boards_stand_as_they_were_found_before_the_steps_of_a_walk() {
    // The knight of White's second move stands on c3 of Black's board; both sheets agree.
    let room = TestFolder::new("dispute-walk");
    room.write("white.pgn", "1. e4 e5 2. Nf3 Nc6 3. Bb5\n");
    let dictated = "white Ke1 Qd1 Ra1 Rh1 Bc1 Bb5 Nc3 Ng1 a2 b2 c2 d2 e4 f2 g2 h2 \
                    black Ke8 Qd8 Ra8 Rh8 Bc8 Bf8 Nc6 Ng8 a7 b7 c7 d7 e5 f7 g7 h7";
    let lines = format!(
        "{PLAYED}ruling\ngeheim77\nsheet white white.pgn\nsheet black white.pgn\nboard white agrees\n\
         board black {dictated}\nwalk\nyes\nyes\nyes\nresume\ndone\nd6\nopp press\n"
    );
    run(room.arbitrated("game.journal", "--clock script --time 90"), lines.as_bytes()).status(0);
    room.run("export game.journal --lang en --report page.html").status(0).quiet();
    let page = parsed::page(&room.text("page.html")).unwrap();
    has(
        section(&page, "protocol"),
        &[
            "White calls the arbiter.",
            "The two boards differ from each other on 4 squares: b1, g1, c3, f3.",
            "Proposed by both scores: the boards are made to agree.",
            "Step 1 of 2: move the white knight from c3 to b1",
            "Black's board was recorded in 2 steps. The board of Black shows what was announced.",
            "The course that was ruled is the one that was proposed.",
            "Play went on, Black to move.",
            "Reasons and articles",
        ],
    );
}

#[test]
fn d_2_8_a_ruling_other_than_the_proposal_is_named_as_that() {
    let (room, page) = report("dispute-otherwise", &format!("{READ}propose\ncourse 1 black Nc3 Nf6\nresume\ndone\n"));
    let proposals = room.text("game.journal").matches("\"record-proposal\"").count();
    assert_eq!(proposals, 1, "what was proposed stands in the journal");
    has(
        section(&page, "protocol"),
        &[
            "Proposed by both scores: back to the position after move 1 of Black.",
            "The course that was ruled is another than the one that was proposed.",
        ],
    );
}

#[test]
fn d_2_8_an_arbiter_who_only_looks_puts_no_proposal_on_record() {
    let room = TestFolder::new("dispute-looks");
    run(room.arbitrated("game.journal", "--clock script --time 90"), PLAYED.as_bytes()).status(0);
    let looked = run(room.ansage("arbiter game.journal --lang en --audio none --voice off"), b"propose\nquit\nyes\n");
    assert!(looked.out.contains("Only White's score at hand."), "{looked:?}");
    assert!(!room.text("game.journal").contains("record-proposal"));
}

#[test]
fn art_7_5_in_a_game_with_claims_alone_the_first_page_tells_these() {
    let room = TestFolder::new("dispute-claims");
    let lines = "start\n+3\ne4\n+5\npress\n+4\nopp press\ne5\n+8\ntouched g1\nBc4\n+2\npress\n+5\nopp claim touched\n\
                 opp yes\nruling geheim77\nuphold\nresume\ndone\n";
    run(room.arbitrated("game.journal", "--clock script --time 5"), lines.as_bytes()).status(0);
    room.run("export game.journal --lang en --report page.html").status(0).quiet();
    let page = parsed::page(&room.text("page.html")).unwrap();
    has(
        section(&page, "protocol"),
        &[
            "Black claims that a touched piece was neither moved nor captured.",
            "If the claim is upheld: The position before move 2 of White stands again.",
            "Arbiter: claim of a touched piece against White upheld.",
            "Play went on, White to move.",
        ],
    );
    assert!(!section(&page, "protocol").contains("Nothing has been ruled yet."));
}
