//! What a page says: marks on diagrams, scores side by side, clocks; and the real program writing it.

use super::program::TestFolder;
use super::{Element, cases, parsed};
use ansage_words::locale::Lang;

fn english(case: &cases::ReportCase) -> Element {
    parsed::page(&case.page(Lang::En)).unwrap()
}

/// The rows of the table with this caption, each cell's text.
fn rows(page: &Element, caption: &str) -> Vec<Vec<String>> {
    let table = page.named("table").into_iter().find(|table| table.named("caption")[0].text == caption);
    let table = table.unwrap_or_else(|| panic!("no table {caption:?}"));
    let cells = |row: &Element| row.children.iter().map(|cell| cell.text.trim().to_owned()).collect();
    table.named("tbody")[0].named("tr").into_iter().map(cells).collect()
}

fn with_class<'a>(element: &'a Element, class: &str) -> Vec<&'a Element> {
    element.all().into_iter().filter(|inside| inside.get("class") == Some(class)).collect()
}

#[test]
fn differing_squares_are_hatched_framed_numbered_and_listed() {
    let page = english(&cases::boards_differ());
    let listed = rows(&page, "The squares that differ");
    // White's board is right; Black's has the bishop on c4, and a pawn of White's is gone.
    let expected = [
        ["1", "b5", "white bishop", "nothing", "white bishop"],
        ["2", "c4", "nothing", "white bishop", "nothing"],
        ["3", "h2", "white pawn", "nothing", "white pawn"],
    ];
    assert_eq!(listed, expected);
    let numbers = |title: &str| -> Vec<String> {
        let drawing = page.named("svg").into_iter().find(|drawing| drawing.named("title")[0].text == title).unwrap();
        let numbers: Vec<String> = with_class(drawing, "tag-number").iter().map(|it| it.text.clone()).collect();
        for mark in ["hatched", "frame-dark", "frame-light", "tag"] {
            assert_eq!(with_class(drawing, mark).len(), numbers.len(), "{title}: {mark}");
        }
        let text = &drawing.named("desc")[0].text;
        assert_eq!(text.contains("Marked squares"), !numbers.is_empty(), "{title}: {text}");
        numbers
    };
    assert_eq!(numbers("White's board"), Vec::<String>::new());
    assert_eq!(numbers("Black's board"), ["1", "2", "3"]);
    assert_eq!(numbers("Proposed position"), ["1", "2", "3"]);
}

#[test]
fn the_text_of_a_drawing_and_the_table_name_every_piece() {
    let page = english(&cases::boards_differ());
    let drawing = page.with_id("board-white-desc").unwrap();
    assert!(drawing.text.contains("Rank 5: white bishop b5, black pawn e5."), "{}", drawing.text);
    let ranks = rows(&page, "The boards rank by rank");
    assert_eq!(ranks.len(), 8);
    assert_eq!(ranks[3][..2], ["5", "white bishop b5, black pawn e5"].map(str::to_owned));
    let pieces = page.with_id("board-white").is_none();
    assert!(pieces, "ids are those of title and text");
    let drawn = page.named("svg").into_iter().next().unwrap();
    let (white, black) = (with_class(drawn, "pw").len(), with_class(drawn, "pb").len());
    assert_eq!((white, black), (16, 16), "every piece is drawn");
}

#[test]
fn scores_stand_side_by_side_as_written_and_as_read() {
    let page = english(&cases::scores_differ());
    let rows = rows(&page, "Both scores, half-move by half-move");
    assert_eq!(rows[2], ["2 White", "Nf3", "Ng1-f3", "line 6, column 4", "Nf3", "Ng1-f3", "line 2, column 4", "agree"]);
    let first: Vec<&Vec<String>> = rows.iter().filter(|row| row[7].contains("First difference.")).collect();
    assert_eq!(first.len(), 1);
    assert_eq!(first[0][..3], ["4 White", "Ba4", "Bb5-a4"].map(str::to_owned));
    assert_eq!(first[0][5], "Bb5xc6");
    assert!(first[0][7].starts_with("differ "), "{:?}", first[0]);
    let verdict = &page.with_id("verdict").unwrap().text;
    assert!(verdict.contains("The scores differ.") && verdict.contains("move 3 of Black"), "{verdict}");
}

#[test]
fn what_is_wrong_on_a_sheet_stands_with_its_place_and_candidates() {
    let page = english(&cases::unreadable());
    let marks = rows(&page, "What is not as it should be on White's score");
    assert_eq!(marks.len(), 9);
    assert_eq!(marks[0][..3], ["line 5, column 1", "nothing", "a half-move is left out"].map(str::to_owned));
    assert_eq!(marks[0][3], "e2-e4: the other score has it.");
    assert_eq!(marks[1][3], "Pass over it: the same half-move stands just before it.");
    let elsewhere = "At line 6, column 4: a half-move is left out. e2-e4: ";
    assert!(marks[7][3].starts_with(elsewhere), "{:?}", marks[7]);
    assert!(marks[7][2].ends_with(" It shows at line 6, column 8: Nc6 cannot follow."), "{:?}", marks[7]);
    assert_eq!(marks[8][3], "no proposal");
    let rows = rows(&page, "Both scores, half-move by half-move");
    assert!(rows.iter().any(|row| row[2] == "Ng8-f6 (a proposal)"), "{rows:?}");
    assert!(rows.last().unwrap().last().unwrap() == "not both can be read");
}

#[test]
fn what_is_uncertain_stands_as_written_and_as_a_proposal() {
    let page = english(&cases::damaged());
    let rows = rows(&page, "Both scores, half-move by half-move");
    let row = |name: &str| rows.iter().find(|row| row[0] == name).unwrap()[4..7].to_vec();
    assert_eq!(row("2 Black"), ["N#6", "Nb8-c6 (a proposal)", "line 2, column 8"]);
    assert_eq!(row("3 Black"), ["nothing", "a7-a6 (a proposal)", "nothing"]);
    assert_eq!(row("4 White")[0], "Ba4 (clock noted: 1 h 20 m 0 s)");
    let marks = rows_of_marks(&page);
    assert_eq!(marks[0][..3], ["line 2, column 8", "N#6", "no move can be read"].map(str::to_owned));
    assert!(marks[0][3].contains("Nb8-c6: the other score has it."), "{:?}", marks[0]);
    assert_eq!(marks[1][2], "a half-move is left out");
    assert!(page.named("h1")[0].text.contains("Anna – Boris"), "as the headers of the sheet name them");
}

fn rows_of_marks(page: &Element) -> Vec<Vec<String>> {
    rows(page, "What is not as it should be on Black's score")
}

#[test]
fn the_steps_of_each_board_are_an_ordered_list_and_say_their_numbers() {
    let page = english(&cases::boards_differ());
    let procedure = page.with_id("procedure").unwrap();
    let lists = procedure.named("ol");
    assert_eq!(lists.len(), 1, "one board is to be changed");
    let steps: Vec<&str> = lists[0].named("li").iter().map(|step| step.text.as_str()).collect();
    let expected = [
        "Step 1 of 2: move the white bishop from c4 to b5 (Laeufer Cesar vier Bella fuenf).",
        "Step 2 of 2: put a white pawn from beside the board on h2 (Bauer Hector zwei).",
    ];
    assert_eq!(steps, expected);
    let german = |span: &&Element| span.get("lang") == Some("de");
    let words: Vec<&str> = lists[0].named("span").into_iter().filter(german).map(|span| span.text.as_str()).collect();
    assert_eq!(words, ["Laeufer Cesar vier Bella fuenf", "Bauer Hector zwei"], "said by a German voice");
}

#[test]
fn six_hundred_moves_stand_on_one_page() {
    let html = cases::long().page(Lang::En);
    let page = parsed::page(&html).unwrap();
    assert_eq!(rows(&page, "Both scores, half-move by half-move").len(), 1_200);
    assert!(html.len() < 1_000_000, "{}", html.len());
}

#[test]
fn the_plot_and_its_table_tell_the_same() {
    let page = english(&cases::everything());
    let plot = page.with_id("plot-desc").unwrap();
    assert!(plot.text.contains("White's clock begins at 1 hour 30 minutes 0 seconds"), "{}", plot.text);
    assert!(plot.text.contains("ends at 1 hour 8 minutes 40 seconds"), "{}", plot.text);
    let figures = rows(&page, "Both clocks after each half-move");
    assert_eq!(figures.len(), 9);
    assert_eq!(figures[8], ["4 Black", "Ng8-f6", "1 h 8 m 40 s", "1 h 18 m 0 s", "0:08:12.0"].map(str::to_owned));
    let (white, black) = (with_class(&page, "mark-white"), with_class(&page, "mark-black"));
    assert!(white.iter().all(|mark| mark.name == "circle") && black.iter().all(|mark| mark.name == "path"));
    assert!(!white.is_empty() && !black.is_empty());
    assert_eq!(with_class(&page, "line-name").len(), 2);
}

#[test]
fn every_ruling_stands_with_moment_clocks_and_name() {
    let page = english(&cases::journal());
    let rulings = rows(&page, "Every ruling, with both clocks just after it");
    let case = cases::journal().journal.unwrap();
    let ruled: Vec<_> = case.happenings.iter().filter(|happening| happening.ruled).collect();
    assert_eq!((rulings.len(), ruled.len()), (23, 23));
    let numbers: Vec<String> = ruled.iter().map(|happening| happening.seq.to_string()).collect();
    assert_eq!(rulings.iter().map(|row| row[0].clone()).collect::<Vec<_>>(), numbers);
    assert!(rulings.iter().all(|row| row[5] == "Clara"));
    let set = rulings.iter().find(|row| row[6].contains("1 hour 20 minutes")).unwrap();
    // Twenty-two seconds of play and ninety of a call after the game was opened.
    let text = std::str::from_utf8(cases::table()).unwrap();
    let wall = text.split_once("\"wall\":\"").unwrap().1.split_once('"').unwrap().0;
    let wall = humantime::parse_rfc3339(wall).unwrap() + std::time::Duration::from_secs(114);
    let wall = humantime::format_rfc3339_seconds(wall).to_string().replace(['T', 'Z'], " ");
    assert_eq!(set[1..4], ["0:01:54.0", wall.trim_end(), "1 h 20 m 0 s"].map(str::to_owned));
    let record = &page.with_id("record").unwrap().text;
    let entries = text.lines().count() - 1;
    let checksum = text.lines().last().unwrap().rsplit('\t').next().unwrap();
    assert!(record.contains(&format!("all {entries} entries are sound")) && record.contains(checksum), "{record}");
    let events = rows(&page, "Everything beside ordinary moves, in order");
    assert!(events.len() > rulings.len());
    assert!(events.iter().any(|row| row[3].contains("Illegal moves completed")));
    assert!(!events.iter().any(|row| row[3].contains("to move") && row[3].contains("Your")), "nothing private");
}

#[test]
fn art_6_11_every_call_for_the_arbiter_stands_with_its_time_and_how_play_went_on() {
    let page = english(&cases::journal());
    let calls = rows(&page, "Every call, and how play went on");
    let expected = [
        ["0:00:24.0", "White", "1 min 30 s", "without the arbiter, by both players"],
        ["0:02:07.0", "Black", "20 s", "by the arbiter"],
    ];
    assert_eq!(calls, expected);
    let section = &page.with_id("calls").unwrap().text;
    assert!(
        section.contains("The arbiter was called 2 times. Both clocks stood for 1 minute 50 seconds."),
        "{section}"
    );
    assert!(section.contains("Once the players went on without the arbiter"), "{section}");
    // Told as it happened, and not once more when the arbiter came.
    let events = rows(&page, "Everything beside ordinary moves, in order");
    let told = |words: &str| events.iter().filter(|row| row[3].contains(words)).count();
    assert_eq!(told("Played on without arbiter. Clocks stood 1 minute 30 seconds."), 1);
    assert_eq!(told("Black has confirmed at the shared keyboard: going on without the arbiter."), 1);
}

#[test]
fn art_6_11_a_stop_that_still_lasts_is_counted_up_to_the_end_of_the_record_or_of_the_game() {
    // White calls; Black calls, and resigns while the clocks are stopped.
    for (typed, player) in [
        ("time 90\nstart\n+5\narbiter\n+40\n", "White"),
        ("time 5+3\nstart\n+5\nopp arbiter\nopp yes\n+40\nopp resign\nopp yes\nopp yes\n+100\n", "Black"),
    ] {
        let page = english(&cases::typed(typed));
        let calls = rows(&page, "Every call, and how play went on");
        assert_eq!(calls, [["0:00:05.0", player, "40 s", "not at all"]]);
        let section = &page.with_id("calls").unwrap().text;
        assert!(section.contains("The arbiter was called once. Both clocks stood for 40 seconds."), "{section}");
    }
}

#[test]
fn art_6_2_a_move_that_is_pressed_and_not_entered_stands_where_the_clocks_stopped_and_at_the_end() {
    // Black has pressed and the arbiter is called; the same of White, who sees, and the move is entered after all.
    for (options, typed, player, next, entered) in [
        ("", "time 90\nstart\nNf3\npress\n+1\nopp press\n+3\narbiter\n", "Black", "White", false),
        ("--blind black", "start\n+1\nopp press\n+3\narbiter\nresume\nopp yes\nNf3\n", "White", "Black", true),
    ] {
        let page = english(&cases::typed_with(options, typed));
        let pressed = format!("{player} had pressed, and the move was not entered. {next} had the move.");
        let events = rows(&page, "Everything beside ordinary moves, in order");
        let stopped = format!("When both clocks were stopped, {pressed}");
        let told = events.iter().filter(|row| row.last().unwrap().contains(&stopped)).count();
        assert_eq!(told, 1, "{events:#?}");
        let verdict = &page.with_id("verdict").unwrap().text;
        assert_eq!(verdict.contains(&format!("At the end of the record {pressed}")), !entered, "{verdict}");
    }
}

#[test]
fn art_4_8_the_verdict_on_touched_pieces_stands_with_its_facts() {
    let page = english(&cases::journal());
    for caption in ["Every ruling, with both clocks just after it", "Everything beside ordinary moves, in order"] {
        let rows = rows(&page, caption);
        let verdict = rows
            .iter()
            .map(|row| row.last().unwrap())
            .find(|told| told.contains(" set aside.") && told.contains("White touched c1"));
        let verdict = verdict.unwrap_or_else(|| panic!("{caption}: {rows:#?}"));
        assert!(verdict.contains("played Qd4-d1") && !verdict.contains("article 4.3.1"), "{verdict}");
    }
}

#[test]
fn black_may_move_first_and_the_numbers_follow() {
    let page = english(&cases::chess960());
    let rows = rows(&page, "Both scores, half-move by half-move");
    let names: Vec<&str> = rows.iter().map(|row| row[0].as_str()).collect();
    assert_eq!(names, ["1 Black", "2 White", "2 Black"]);
    assert!(page.named("dl")[0].text.contains("518"), "the start position is named");
}

#[test]
fn the_program_writes_the_report_of_a_journal() {
    let room = TestFolder::new("report");
    room.write("table.journal", cases::table());
    for lang in ["en", "de"] {
        room.run(&format!("export table.journal --lang {lang} --report {lang}.html")).status(0).quiet().empty();
        let page = parsed::page(&room.text(&format!("{lang}.html"))).unwrap();
        assert_eq!(page.named("html")[0].get("lang"), Some(lang));
        let sections: Vec<&str> = page.named("section").iter().filter_map(|section| section.get("id")).collect();
        assert_eq!(
            sections,
            [
                "protocol",
                "verdict",
                "boards",
                "procedure",
                "scores",
                "clocks",
                "rulings",
                "calls",
                "events",
                "inspection",
                "record"
            ]
        );
        assert!(page.named("h1")[0].text.contains("Anna – Boris"));
    }
    room.run("export table.journal --lang en --report no/such/folder.html")
        .status(1)
        .says("no/such/folder.html")
        .empty();
}

#[test]
fn the_program_writes_the_report_of_two_scores_and_two_boards() {
    let room = TestFolder::new("report-of-scores");
    room.write("w.pgn", "[White \"Anna <b>\"]\n[Black \"שרה\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n");
    room.write("b.txt", "1. e4 e5\n2. Sf3 Sf6\n");
    let boards = "--black-board rnbqkb1r/pppp1ppp/5n2/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
    for lang in ["en", "de"] {
        let sheets = format!("reconcile --white-score w.pgn --black-score b.txt {boards} --lang {lang}");
        assert!(!room.run(&format!("{sheets} --report {lang}.html")).status(0).quiet().out.is_empty());
        let page = parsed::page(&room.text(&format!("{lang}.html"))).unwrap();
        assert!(page.named("h1")[0].text.contains("Anna <b> – שרה"), "{}", page.named("h1")[0].text);
        let sections: Vec<&str> = page.named("section").iter().filter_map(|section| section.get("id")).collect();
        assert_eq!(sections, ["protocol", "verdict", "boards", "procedure", "scores"]);
    }
}

#[test]
fn a_report_never_takes_the_place_of_what_it_reads() {
    let room = TestFolder::new("report-over");
    room.write("table.journal", cases::table());
    let sheet = "1. e4 e5\n";
    room.write("w.txt", sheet);
    let refused = |status: i32, arguments: &str, file: &str| room.run(arguments).status(status).says(file).empty();
    refused(1, "export table.journal --lang en --report ./table.journal", "table.journal");
    refused(1, "export table.journal --lang en --wav table.journal", "table.journal");
    refused(1, "reconcile --white-score w.txt --journal table.journal --report table.journal", "table.journal");
    refused(1, "reconcile --white-score w.txt --black-score w.txt --report w.txt", "w.txt");
    assert_eq!(room.text("table.journal").as_bytes(), cases::table());
    assert_eq!(room.text("w.txt"), sheet);
}
