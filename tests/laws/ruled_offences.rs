//! What the arbiter finds illegal, and complaints about touched pieces, are about the move that was made (4, 7.5).

use super::acts::{terms_of, white_wins};
use super::table::RefereeTable;
use super::unpressed::console_of;
use ansage_game::moment::Span;
use ansage_game::ruling::Ruling;
use ansage_game::seat::Color::{self, Black, White};

fn name(player: Color) -> &'static str {
    player.fold_wb("white", "black")
}

/// The moves before the first move of this player.
fn before(player: Color) -> &'static str {
    player.fold_wb("", "P?e4")
}

/// The arbiter rules that this player's move was illegal.
fn illegal(table: &mut RefereeTable, player: Color) -> &mut RefereeTable {
    table.rule(Ruling::IllegalMove { player })
}

/// This player, who sees, has pressed at the console of the opponent, and the move is not entered.
fn pressed(player: Color) -> RefereeTable {
    let mut table = console_of(!player, terms_of(2023, "90"));
    table.plays(before(player)).after(3_000).presses(player).desk();
    table
}

#[test]
fn art_7_5_1_what_was_pressed_and_not_entered_is_withdrawn_where_the_arbiter_finds_it_illegal() {
    for player in [White, Black] {
        let (mover, ply) = (name(player), player.fold_wb(1, 2));
        let mut table = pressed(player);
        illegal(&mut table, player).runs("-").rule(Ruling::Uphold);
        table.includes(&format!("position-restored {mover} {ply}; ruling-applied time-added {} 120000", name(!player)));
        table
            .completed(player.fold_wb(0, 1), 0)
            .arbiter_resumes()
            .tells(&format!("play-resumed turn {mover}"))
            .runs(mover);
        // The player makes another move, and that one is completed by its own press.
        table.plays(player.fold_wb("P?d4", "P?d5")).includes("completed").runs(name(!player));
        assert_eq!(table.offences(player), 1);
        // Set aside, the press counts, and its move is still to be entered.
        let mut table = pressed(player);
        illegal(&mut table, player).rule(Ruling::SetAside).completed(1, player.fold_wb(0, 1));
        table.arbiter_resumes().includes(&format!("play-resumed turn {}", name(!player))).runs(name(!player));
        // An illegal move of the other player does not withdraw it.
        let mut table = pressed(player);
        illegal(&mut table, !player).rule(Ruling::Uphold).lacks("position-restored");
        table.arbiter_resumes().includes("pressed-before-entry").runs(name(!player));
    }
}

/// This player's king has made an illegal move in a rapid game, and the opponent may claim that.
fn unclaimed(player: Color, year: u16, time: &str) -> RefereeTable {
    let mut table = console_of(White, terms_of(year, time));
    table.plays(before(player)).plays(player.fold_wb("Ke1e3", "Ke8e6")).includes("illegal-unclaimed").desk();
    table
}

#[test]
fn app_a_4_an_unclaimed_illegal_move_that_the_arbiter_finds_goes_back_and_counts_once() {
    for player in [White, Black] {
        let course = player.fold_wb("", "Pe2e4");
        let mut table = unclaimed(player, 2009, "15");
        illegal(&mut table, player).includes(&format!("position-restored {}", name(player))).course(course).runs("-");
        table.rule(Ruling::Uphold).includes(&format!("time-added {} 120000", name(!player)));
        table.arbiter_resumes().runs(name(player));
        // The opponent does not claim the same move once more.
        table.claims(!player, "illegal").includes("refused");
        assert_eq!((table.offences(player), table.referee.outcome()), (1, None));
        // Set aside, it is in force as before.
        let mut table = unclaimed(player, 2009, "15");
        let made = player.fold_wb("Ke1e3", "Pe2e4 Ke8e6");
        illegal(&mut table, player).rule(Ruling::SetAside).course(made).arbiter_resumes().runs(name(!player));
        assert_eq!(table.offences(player), 0);
    }
}

#[test]
fn app_c_3_an_illegal_move_that_was_not_claimed_in_time_is_no_offence_for_the_arbiter_either() {
    for (player, (year, time)) in
        [White, Black].into_iter().flat_map(|player| [(player, (2001, "5")), (player, (2009, "15"))])
    {
        let mut table = unclaimed(player, year, time);
        table.plays(player.fold_wb("P?e5", "N?f3")).includes("completed");
        illegal(&mut table, player).tells("desk: refused complaint-too-late").runs(name(player));
        assert_eq!((table.offences(player), table.referee.outcome()), (0, None));
        // What the arbiter rules otherwise counts.
        illegal(&mut table, !player).includes("remedy-proposed").rule(Ruling::SetAside);
        table.rule(white_wins()).includes("game-over");
    }
}

#[test]
fn art_7_5_3_a_press_that_the_arbiter_has_counted_is_not_counted_for_two_hands_again() {
    for player in [White, Black] {
        let offended = |verdict: Ruling| {
            let mut table = console_of(White, terms_of(2023, "90"));
            table.plays(before(player)).plays(player.fold_wb("N?f3", "N?f6")).desk();
            illegal(&mut table, player).rule(verdict).arbiter_resumes();
            table
        };
        let mut table = offended(Ruling::Uphold);
        table.claims(!player, "two-hands").includes("refused already-counted");
        assert_eq!((table.offences(player), table.referee.outcome()), (1, None));
        offended(Ruling::SetAside).claims(!player, "two-hands").includes("count 1");
        // A later press is another one.
        let mut table = offended(Ruling::Uphold);
        table.plays(player.fold_wb("P?e5 P?g3", "P?g3 P?g6")).claims(!player, "two-hands").includes("count 2");
    }
}

/// A complaint about the knight's move of the sighted player, who has touched this square before, if any.
fn complained(player: Color, touched: Option<&str>) -> RefereeTable {
    let mut table = console_of(!player, terms_of(2023, "90"));
    table.plays(before(player));
    if let Some(square) = touched {
        table.touches(player, square);
    }
    table.after(1_000).presses(player).owner_acts(&format!("say {}", player.fold_wb("Nb1c3", "Nb8c6")));
    table.claims(!player, "touched").includes("remedy-proposed").desk();
    table
}

#[test]
fn art_4_3_a_piece_that_was_moved_does_not_bind_where_the_arbiter_finds_another_touched() {
    for player in [White, Black] {
        let ply = player.fold_wb(1, 2);
        let restored = format!("position-restored {} {ply}", name(player));
        let mut table = complained(player, None);
        table.rule(Ruling::Uphold).includes(&restored).lacks("touch-binds").arbiter_resumes();
        table.plays(player.fold_wb("P?d4", "P?d5")).lacks("touch-not-kept");
        // The piece that was moved is the only one on record.
        let mut table = complained(player, Some(player.fold_wb("b1", "b8")));
        table.rule(Ruling::Uphold).includes(&restored).lacks("touch-binds");
        // Another one is on record: it binds first.
        let mut table = complained(player, Some(player.fold_wb("c2", "c7")));
        table.rule(Ruling::Uphold).includes(player.fold_wb("touch-binds white c2", "touch-binds black c7"));
    }
}

#[test]
fn art_4_8_the_facts_of_a_complaint_are_those_of_the_corrected_move() {
    for player in [White, Black] {
        let facts = |table: &RefereeTable| {
            let facts = table.referee.view(ansage_game::moment::Moment::START).desk.facts;
            assert_eq!(facts.len(), 1, "{facts:?}");
            serde_json::to_string(&facts[0]).unwrap()
        };
        let mut table = complained(player, Some(player.fold_wb("c2", "c7")));
        assert!(facts(&table).contains("\"kept\":false"));
        table.owner_acts(player.fold_wb("misheard P?c3", "misheard P?c6")).includes("desk: touch-facts");
        assert!(facts(&table).contains("\"kept\":true"));
        // The verdict is on record with these facts.
        table.rule(Ruling::SetAside).includes("touch-facts").course(player.fold_wb("Pc2c3", "Pe2e4 Pc7c6"));
        // The other way round.
        let mut table = complained(player, Some(player.fold_wb("b1", "b8")));
        assert!(facts(&table).contains("\"kept\":true"));
        table.owner_acts(player.fold_wb("misheard P?c3", "misheard P?c6"));
        assert!(facts(&table).contains("\"kept\":false"));
        table.rule(Ruling::Uphold).includes("touch-binds");
    }
}

#[test]
fn art_6_9_the_arbiter_hears_which_of_two_fallen_flags_fell_first() {
    for (first, year) in [White, Black].into_iter().flat_map(|first| [(first, 2014), (first, 2018), (first, 2023)]) {
        let mut table = console_of(White, terms_of(year, "30"));
        table.plays(before(first)).after(1_900_000).owner_acts("deadline").includes("flag-fell");
        table.plays(first.fold_wb("P?e4", "P?e5")).after(1_900_000).owner_acts("deadline").includes("flag-fell").desk();
        let calls = |player| Ruling::CallFlag { player };
        let refused = format!("desk: refused own-flag-fell-first player {}", name(first));
        table.rule(calls(!first)).tells(&refused);
        assert_eq!(table.referee.outcome(), None);
        table.rule(calls(first)).includes(&format!("game-over win flag-fall {}", name(!first)));
        // With its time the flag that fell first is up, and the other is called like any.
        table.rule(Ruling::Continue).rule(Ruling::SetClock { player: first, left: Span::from_secs(60) });
        table.rule(calls(!first)).includes(&format!("game-over win flag-fall {}", name(first)));
    }
}
