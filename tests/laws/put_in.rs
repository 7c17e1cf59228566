//! Half-moves that a sheet lacks and the arbiter puts in, and what the hall hears of them (D.2.8).

use super::dice::Dice;
use super::table::{RefereeTable, brief_all};
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::journal::line::{self, ChecksumChain};
use ansage_game::journal::replay::replay;
use ansage_game::journal::{GameId, JournalEntry};
use ansage_game::moment::Moment;
use ansage_game::referee::Referee;
use ansage_game::seat::{Color, Seat};
use std::fmt::Write as _;

const PLAYED: &str = "P?e4 P?e5 Ng1f3 Nb8c6 Bf1b5 P?a6";

/// A game of three moves that the arbiter looks into. White is blind: the program keeps that score.
fn looked_into() -> RefereeTable {
    let mut table = RefereeTable::begun();
    table.moves(PLAYED).desk();
    table
}

/// Every text on a player's score, by its half-move; the half-moves that the arbiter has put in with a plus.
fn sheet(referee: &Referee, whose: Color) -> String {
    let score = referee.score(whose);
    let mut shown = String::new();
    for (ply, line) in score.lines() {
        let mark = if score.is_put_in_by_arbiter(ply) { "+" } else { "" };
        write!(shown, "{ply}{mark} {} ", line.text.bare()).unwrap();
    }
    shown.trim_end().to_owned()
}

#[track_caller]
fn puts_in(before: &str, ply: u32, after: &str) {
    let mut table = looked_into();
    table.sheet_says(Color::Black, before).line_is_put_in(Color::Black, ply, "N?c3");
    assert_eq!(sheet(&table.referee, Color::Black), after, "{before}, put in at {ply}");
}

#[test]
fn d_2_8_a_half_move_put_into_an_empty_place_moves_nothing() {
    puts_in("P?e4 - N?f3", 2, "1 P?e4 2+ N?c3 3 N?f3");
    puts_in("P?e4 - - P?d5", 2, "1 P?e4 2+ N?c3 4 P?d5");
    puts_in("P?e4 - - P?d5", 3, "1 P?e4 3+ N?c3 4 P?d5");
    puts_in("- P?e5", 1, "1+ N?c3 2 P?e5");
}

#[test]
fn d_2_8_a_half_move_put_in_before_others_moves_them_up_to_the_first_empty_place() {
    puts_in("P?e4 P?e5 N?f3", 2, "1 P?e4 2+ N?c3 3 P?e5 4 N?f3");
    puts_in("P?e4 P?e5 - P?d5", 2, "1 P?e4 2+ N?c3 3 P?e5 4 P?d5");
    puts_in("P?e4 P?e5 - - P?d5", 1, "1+ N?c3 2 P?e4 3 P?e5 5 P?d5");
    puts_in("P?e4 x P?e4 - P?d5", 2, "1 P?e4 2+ N?c3 3 x 4 P?e4 5 P?d5");
}

#[test]
fn d_2_8_a_half_move_is_put_in_before_the_first_line() {
    puts_in("P?e4", 1, "1+ N?c3 2 P?e4");
    puts_in("P?e4 P?e5", 1, "1+ N?c3 2 P?e4 3 P?e5");
    puts_in("P?e4 - P?e5", 1, "1+ N?c3 2 P?e4 3 P?e5");
    puts_in("x", 1, "1+ N?c3 2 x");
}

#[test]
fn d_2_8_a_half_move_is_put_in_after_the_last_line() {
    puts_in("P?e4", 2, "1 P?e4 2+ N?c3");
    puts_in("P?e4", 4, "1 P?e4 4+ N?c3");
    puts_in("P?e4 - P?e5", 4, "1 P?e4 3 P?e5 4+ N?c3");
    puts_in("P?e4 P?e5", 2_000, "1 P?e4 2 P?e5 2000+ N?c3");
}

#[test]
fn d_2_8_a_half_move_moves_no_line_that_the_program_wrote() {
    const KEPT: &str = "1 Pe2e4 2 Pe7e5 3 Ng1f3 4 Nb8c6 5 Bf1b5 6 Pa7a6";
    for (ply, after) in [
        (1, KEPT.to_owned()),
        (4, KEPT.to_owned()),
        (6, KEPT.to_owned()),
        // An empty place is filled.
        (8, format!("{KEPT} 8+ N?c3")),
    ] {
        let mut table = looked_into();
        table.line_is_put_in(Color::White, ply, "N?c3");
        assert_eq!(sheet(&table.referee, Color::White), after, "at {ply}");
        if ply != 8 {
            table.tells("desk: refused score-kept-by-program player white");
        }
    }
}

#[test]
fn d_2_8_a_line_that_the_arbiter_has_put_in_remains_the_arbiters() {
    // A second line before the first: both remain the arbiter's. One that the arbiter corrects does, too.
    let mut table = looked_into();
    table.sheet_says(Color::Black, "P?e4 P?e5").line_is_put_in(Color::Black, 2, "N?c3");
    table.line_is_put_in(Color::Black, 1, "P?d4").line_says(Color::Black, 3, "N?f3");
    assert_eq!(sheet(&table.referee, Color::Black), "1+ P?d4 2 P?e4 3+ N?f3 4 P?e5");
    table.line_says(Color::Black, 2, "P?c4").line_says(Color::Black, 3, "");
    assert_eq!(sheet(&table.referee, Color::Black), "1+ P?d4 2 P?c4 4 P?e5");
}

#[test]
fn d_2_8_no_line_is_lost_wherever_one_is_put_in() {
    let mut dice = Dice::new(56);
    for _ in 0..200 {
        let places = (0..dice.below(12)).map(|at| if dice.chance(70) { format!("x{at}") } else { "-".into() });
        let codes = places.collect::<Vec<_>>().join(" ");
        let mut table = looked_into();
        table.sheet_says(Color::Black, &codes);
        let mut expected: Vec<String> = texts(&table.referee);
        for number in 0..dice.below(5) {
            let ply = dice.below(14) as u32 + 1;
            let put_in = format!("y{number}");
            table.line_is_put_in(Color::Black, ply, &put_in);
            let found = texts(&table.referee);
            let rest: Vec<String> = found.iter().filter(|text| **text != put_in).cloned().collect();
            assert_eq!(rest, expected, "{codes}, {ply}");
            let line = table.referee.score(Color::Black).line(ply).map(|line| line.text.bare().to_owned());
            assert_eq!(line, Some(put_in));
            expected = found;
        }
    }
}

/// What is on Black's sheet, in its order.
fn texts(referee: &Referee) -> Vec<String> {
    referee.score(Color::Black).lines().map(|(_, line)| line.text.bare().to_owned()).collect()
}

#[test]
fn d_2_8_what_cannot_be_put_in_changes_nothing() {
    for (ply, text, refusal) in [
        (0, "N?c3", "no-such-half-move ply 0"),
        (2_001, "N?c3", "no-such-half-move ply 2001"),
        (2, "", "nothing-changed"),
        (u32::MAX, "x", "no-such-half-move ply 4294967295"),
    ] {
        let mut table = looked_into();
        table.sheet_says(Color::Black, "P?e4 P?e5").line_is_put_in(Color::Black, ply, text);
        table.tells(&format!("desk: refused {refusal}"));
        assert_eq!(sheet(&table.referee, Color::Black), "1 P?e4 2 P?e5");
    }
    // The last place is taken.
    let mut table = looked_into();
    table.line_says(Color::Black, 1_999, "P?e4").line_says(Color::Black, 2_000, "P?e5");
    table.line_is_put_in(Color::Black, 1_999, "N?c3").tells("desk: refused no-such-half-move ply 2001");
    assert_eq!(sheet(&table.referee, Color::Black), "1999 P?e4 2000 P?e5");
    let mut table = RefereeTable::open(super::table::tournament("90+30"));
    table.desk().line_is_put_in(Color::Black, 1, "N?c3").tells("desk: refused not-started");
}

#[test]
fn d_2_8_the_hall_hears_that_a_sheet_lacks_a_half_move() {
    // White's score is the program's. A line that is left out has its place empty.
    let lacks = |codes: &str| {
        let mut table = looked_into();
        table.sheet_says(Color::Black, codes);
        brief_all(&table.told)
    };
    let all = |rest: &str| format!("ruling-applied sheet-set {rest}");
    assert_eq!(lacks("P?e4 P?e5 - - B?b5 P?a6"), all("4 black -; sheet-lacks black 3 Ng1f3 Ng1f3"));
    assert_eq!(lacks("P?e4 - N?f3 N?c6"), all("3 black -; sheet-lacks black 2 Pe7e5 Pe7e5"));
    // A difference before it is the first, and one after it is announced after it.
    let differs = "scores-differ P?d4 P?d4 1 Pe2e4 Pe2e4";
    assert_eq!(lacks("P?d4 P?e5 - N?c6"), all(&format!("3 black -; {differs}")));
    let both = "sheet-lacks black 2 Pe7e5 Pe7e5; scores-differ N?h3 N?h3 3 Ng1f3 Ng1f3";
    assert_eq!(lacks("P?e4 - N?h3"), all(&format!("2 black -; {both}")));
    // A sheet that ends earlier lacks nothing.
    assert_eq!(lacks("P?e4 P?e5"), all("2 black -"));
}

#[test]
fn d_2_8_a_half_move_that_a_sheet_lacks_is_announced_once() {
    let mut table = looked_into();
    table.sheet_says(Color::Black, "P?e4 P?e5 - - B?b5").includes("sheet-lacks black 3");
    table.sheet_says(Color::Black, "P?e4 P?e5 - - B?b5").lacks("sheet-lacks");
    table.line_says(Color::Black, 6, "P?a6").lacks("sheet-lacks");
    table.line_is_put_in(Color::Black, 3, "N?f3").includes("sheet-lacks black 4 Nb8c6 Nb8c6");
    table.act("compare").tells("compared: boards ? and ?, scores to 6, black lacks 4 Nb8c6");
    table.line_is_put_in(Color::Black, 4, "N?c6").lacks("sheet-lacks").lacks("differ");
}

#[test]
fn d_2_8_a_score_that_is_known_in_parts_lacks_nothing() {
    let mut table = looked_into();
    table.line_says(Color::Black, 1, "P?e4").line_says(Color::Black, 5, "B?b5").lacks("sheet-lacks");
    // Nor does a whole sheet, once its owner tells of a half-move that is not the next.
    let mut table = looked_into();
    table.sheet_says(Color::Black, "P?e4 P?e5").lacks("sheet-lacks");
    table.act("opp wrote P?a6").black_confirms().line_says(Color::Black, 1, "x").lacks("sheet-lacks");
    assert!(!table.referee.score(Color::Black).is_whole());
}

#[test]
fn d_2_8_a_journal_with_lines_that_were_put_in_opens_with_the_same_score() {
    for ply in [1, 3, 4, 7] {
        let mut table = looked_into();
        table.sheet_says(Color::Black, "P?e4 P?e5 - N?c6 B?b5").line_is_put_in(Color::Black, ply, "N?f3");
        table.line_says(Color::Black, 2, "P?e6");
        let journal = journal(&table);
        let replayed = replay(journal.as_bytes());
        assert_eq!((replayed.fault, replayed.other_memory, replayed.other_effects), (None, None, None));
        let again = replayed.referee.unwrap();
        assert_eq!(sheet(&again, Color::Black), sheet(&table.referee, Color::Black));
        assert!(again.score(Color::Black).is_whole());
        assert!(journal.contains("\"insert\":true") && journal.contains("\"was\":"), "{journal}");
    }
    // A line that is not put in is written as by every program before.
    let mut table = looked_into();
    table.line_says(Color::Black, 1, "P?e4");
    let journal = journal(&table);
    assert!(!journal.contains("insert") && !journal.contains("\"was\":"), "{journal}");
}

/// The journal of a game as the program would have written it.
pub fn journal(table: &RefereeTable) -> String {
    let mut chain = ChecksumChain::begin();
    let mut text = line::write_header(GameId::new([7; 16]), &mut chain);
    let terms = table.referee.terms().clone();
    let mut referee = Referee::open(terms.clone()).expect("terms that can be played");
    let kind = EventKind::Opened { terms: Box::new(terms), wall: "2026-01-01T00:00:00Z".into() };
    let opening = Event { at: Moment::START, seat: Seat::White, port: EventSource::Station, kind };
    for (seq, event) in (1..).zip([&opening].into_iter().chain(&table.events)) {
        let effects = referee.handle(event);
        text += &line::write_entry(&JournalEntry::new(seq, event.clone(), effects, &referee), &mut chain);
    }
    text
}
