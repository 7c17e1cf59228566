//! What the arbiter finds illegal, and complaints about touched pieces, are about the move that was made (4, 7.5).

use super::acts::terms_of;
use super::table::RefereeTable;
use super::unpressed::console_of;
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
