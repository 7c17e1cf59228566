//! What `verify` says of the way a journal ends, and the checksum of its last entry.

use super::games::{GAME_A, lines, piped};
use super::program::{TestFolder, run};
use super::{bodies, chained, played, with_field};

/// What `verify` prints of a sound journal, line by line.
fn verified(room: &TestFolder, journal: &str, lang: &str) -> Vec<String> {
    room.write("verified.journal", journal);
    let out = room.run(&format!("verify verified.journal --lang {lang}")).status(0).quiet().out;
    out.lines().map(str::to_owned).collect()
}

/// The same journal without its last lines.
fn cut(journal: &str, lines: usize) -> String {
    let all: Vec<&str> = journal.split_inclusive('\n').collect();
    all[..all.len() - lines].concat()
}

fn checksum_of_last_line(journal: &str) -> &str {
    journal.trim_end().rsplit('\t').next().unwrap()
}

/// White resigns after three half-moves.
fn ended(room: &TestFolder) -> String {
    let script = piped(&lines(&GAME_A[..3])) + "resign\nyes\n";
    run(room.play("game.journal", "--clock script"), script.as_bytes()).status(0);
    room.text("game.journal")
}

#[test]
fn a_game_that_has_ended_is_named_with_its_result() {
    let room = TestFolder::new("journal-ending-result");
    let journal = ended(&room);
    assert_eq!(verified(&room, &journal, "en")[1], "The game has ended. White resigns. Black wins.");
    assert_eq!(verified(&room, &journal, "de")[1], "Die Partie ist zu Ende. Weiß gibt auf. Schwarz gewinnt.");
}

#[test]
fn a_game_that_was_left_is_in_order_at_a_calendar_time() {
    let room = TestFolder::new("journal-ending-left");
    let journal = played(&room, 3);
    let said = verified(&room, &journal, "en")[1].clone();
    let time = said.strip_prefix("The game has no result. It was left in order at 20").expect(&said);
    assert!(time.ends_with(" UTC.") && time.len() == "26-11-27 18:52:08 UTC.".len(), "{said}");
    let german = verified(&room, &journal, "de")[1].clone();
    assert!(german.starts_with("Die Partie hat kein Ergebnis. Sie wurde ordnungsgemäß verlassen: 20"), "{german}");
}

#[test]
fn where_the_calendar_time_is_unknown_the_moment_of_the_journal_is_named() {
    let room = TestFolder::new("journal-ending-moment");
    let mut bodies = bodies(&played(&room, 2));
    let wall = |event: &str| {
        let (before, after) = event.split_once("\"wall\":\"").unwrap();
        format!("{before}\"wall\":\"yesterday{}", &after[after.find('"').unwrap()..])
    };
    bodies[1] = with_field(&bodies[1], 4, wall);
    let moment = bodies.last().unwrap().split('\t').nth(1).unwrap().to_owned();
    let said = format!("The game has no result. It was left in order at moment {moment} of the journal.");
    assert_eq!(verified(&room, &chained(&bodies), "en")[1], said);
}

#[test]
fn wherever_the_end_of_a_game_was_cut_off_its_journal_breaks_off_there() {
    let room = TestFolder::new("journal-ending-cut");
    let journal = played(&room, 3);
    let entries = journal.lines().count() - 1;
    for removed in 1..entries {
        let said = verified(&room, &cut(&journal, removed), "en");
        assert_eq!(
            said[1],
            format!(
                "The journal breaks off after entry {}, with no result and no orderly exit. The program crashed, or the \
                 end of the journal was removed, or the game is still being played.",
                entries - removed
            )
        );
    }
}

#[test]
fn a_result_that_was_cut_off_is_not_in_order() {
    let room = TestFolder::new("journal-ending-no-result");
    let journal = ended(&room);
    let before = (0..).map(|removed| cut(&journal, removed)).find(|text| !text.contains("game-over")).unwrap();
    assert!(verified(&room, &before, "en")[1].starts_with("The journal breaks off after entry "));
    assert!(verified(&room, &before, "de")[1].starts_with("Das Protokoll bricht nach Eintrag "));
}

#[test]
fn an_adjourned_game_is_in_order_even_if_the_program_crashed_afterwards() {
    let room = TestFolder::new("journal-ending-adjourned");
    let script = "start\ne4\n+5\npress\ne5\nopp press\n+5\nruling geheim77\nadjourn\ndone\nseal Ng1f3\npress\nquit\n";
    run(room.arbitrated("game.journal", "--clock script --time 90+30"), script.as_bytes()).status(0);
    let said = verified(&room, &cut(&room.text("game.journal"), 1), "en")[1].clone();
    assert!(said.starts_with("The game has no result. It was adjourned in order at 20"), "{said}");
}

#[test]
fn the_last_checksum_is_the_one_that_the_report_shows() {
    let room = TestFolder::new("journal-ending-checksum");
    let journal = played(&room, 3);
    let checksum = checksum_of_last_line(&journal);
    assert_eq!(verified(&room, &journal, "en").last().unwrap(), &format!("Last checksum: {checksum}"));
    assert_eq!(verified(&room, &journal, "de").last().unwrap(), &format!("Letzte Prüfsumme: {checksum}"));
    room.run("export game.journal --report page.html --lang en").status(0);
    let entries = journal.lines().count() - 1;
    assert!(
        room.text("page.html")
            .contains(&format!("<dt>Checksum of entry {entries}</dt>\n<dd><bdi>{checksum}</bdi></dd>"))
    );
}
