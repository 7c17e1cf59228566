//! D.2.8: what the desk walks, compares and dictates is for the desk. The hall hears once how the boards stand: as play goes on.

use super::table::RefereeTable;
use ansage_game::effect::{Audience, Effect, EffectKind};
use ansage_game::moment::Moment;
use ansage_game::ruling::Ruling;
use ansage_game::seat::Color;

/// After 1 e4 e5 2 Nf3 Nc6, without the pawn of h7.
const WITHOUT_H7: &str = "r1bqkbnr/pppp1pp1/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
/// The same with that pawn.
const WHOLE: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";

fn at_desk() -> RefereeTable {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5 N?f3 N?c6").desk().rule(Ruling::Stop);
    table
}

#[test]
fn d_2_8_what_the_desk_compares_is_told_to_the_desk_and_once_to_the_hall_as_play_goes_on() {
    type Work = (&'static str, fn(&mut RefereeTable), &'static str, &'static str);
    let works: [Work; 4] = [
        (
            "a dictated board",
            |table| {
                table.board_shows(Color::Black, WITHOUT_H7);
            },
            "ruling-applied board-set owner black; desk: black's board differs: h7 - for p",
            "play-resumed turn white; black's board differs: h7 - for p",
        ),
        (
            "a board put right step by step",
            |table| {
                table.board_shows(Color::Black, WITHOUT_H7).board_shows(Color::Black, WHOLE);
            },
            "ruling-applied board-set owner black; desk: board-agrees owner black",
            "play-resumed turn white",
        ),
        (
            "another course",
            |table| {
                table.board_shows(Color::White, WHOLE).course_is(3, "N?f6");
            },
            "ruling-applied course-restored 3 black Ng8f6 ??; \
             desk: white's board differs: c6 n for -, f6 - for n, b8 - for n, g8 n for -",
            "play-resumed turn white; white's board differs: c6 n for -, f6 - for n, b8 - for n, g8 n for -",
        ),
        (
            "a sheet",
            |table| {
                table.sheet_says(Color::Black, "P?e4 P?e5 N?f3 N?f6");
            },
            "ruling-applied sheet-set 4 black -; desk: scores-differ N?f6 N?f6 4 Nb8c6 Nb8c6",
            "play-resumed turn white",
        ),
    ];
    for (what, work, told, resumed) in works {
        let mut table = at_desk();
        work(&mut table);
        table.tells(told);
        table.arbiter_resumes().tells(resumed);
        assert!(table.told.iter().all(|effect| effect.to == Audience::Hall), "{what}");
        let compares =
            |effect: &Effect| matches!(effect.kind, EffectKind::BoardDiffers { .. } | EffectKind::BoardAgrees { .. });
        table.moves("B?c4");
        assert!(!table.told.iter().any(compares), "{what}: told twice");
    }
}

#[test]
fn d_2_8_the_hall_hears_that_a_board_agrees_of_which_it_has_heard_a_difference() {
    for (shown, resumed) in [
        (WHOLE, "play-resumed turn white; board-agrees owner white"),
        (WITHOUT_H7, "play-resumed turn white; white's board differs: h7 - for p"),
    ] {
        let mut table = RefereeTable::begun();
        table.moves("P?e4 P?e5 N?f3 N?c6").act("played b8d4").includes("white's board differs").desk();
        table.rule(Ruling::Stop).board_shows(Color::White, shown).arbiter_resumes().tells(resumed);
    }
    // While play goes on, the hall hears what the arbiter has read.
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5 N?f3 N?c6").desk().board_shows(Color::Black, WITHOUT_H7);
    table.tells("ruling-applied board-set owner black; black's board differs: h7 - for p");
}

#[test]
fn d_2_8_a_clock_that_the_arbiter_lets_run_starts_with_the_last_word_of_that() {
    let resumed = |at: u64| {
        let mut table = at_desk();
        table.hears_resumption_at_once = false;
        let used = table.now;
        table.now = at;
        table.arbiter_resumes().tells("play-resumed turn white").runs("white");
        (table, used)
    };
    let used = |table: &RefereeTable| table.referee.view(Moment::from_millis(table.now)).used.white.as_millis();
    // The last word, and nothing else.
    let (mut table, _) = resumed(100_000);
    let before = used(&table);
    table.after(4_000).act("heard 5").after(3_000);
    assert_eq!(used(&table) - before, 3_000);
    // A move and a press before the last word: the player's own announcement starts the clock, and what is heard after that starts
    // nothing.
    let (mut table, _) = resumed(100_000);
    table
        .after(1_000)
        .act("say B?c4")
        .after(1_000)
        .act("heard")
        .after(1_000)
        .space()
        .includes("completed 5")
        .runs("black");
    assert_eq!(used(&table) - before, 2_000);
    table.after(500).act("heard 5").runs("black");
    assert_eq!(used(&table) - before, 2_000);
    // A flag: it falls as late as the words have lasted.
    let (mut table, _) = resumed(100_000);
    let left = table.left(Color::White);
    table
        .after(4_000)
        .act("heard 5")
        .after(left - 1)
        .act("deadline")
        .tells("")
        .after(1)
        .act("deadline")
        .includes("flag-fell");
    // A voice that never ends does not stop the game.
    let (mut table, _) = resumed(100_000);
    table.after(31_000);
    assert_eq!(used(&table) - before, 1_000);
}
