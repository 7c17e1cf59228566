//! What people at a table did, and what came of it was wrong: each as it was played.

use super::super::acts::terms_of;
use super::super::adjournment::{desk, rule};
use super::super::table::Table;
use ansage::game::claim::Measure;
use ansage::game::event::EventKind;
use ansage::game::outcome::{Outcome, WinReason};
use ansage::game::ruling::Ruling;
use ansage::game::view::Awaited;
use ansage::seat::{Color, Seat};

/// 1. f3 e5 2. g4, and Black to mate by Qh4.
fn fools(year: u16, time: &str) -> Table {
    let mut table = Table::begun_with(terms_of(year, time));
    table.moves("P?f3 P?e5 P?g4");
    table
}

/// The claim waits for the entry; what the entry mates is not what 6.9 asks of the flag that fell before it.
#[test]
fn art_6_9_a_flag_that_was_told_before_the_mate_is_judged_with_the_position_before_it() {
    for year in [2014, 2018, 2023] {
        let mut table = fools(year, "1");
        table.after(70_000).black_key().ends_with("replied by black");
        table.act("flag").includes("remedy-proposed white flag-fall flag end win white flag-fall black");
        table.black("Qd8h4").includes("entry-awaits-key black Qd8h4");
        table.black_key().tells("completed 4 Qd8h4; game-over win white flag-fall");
    }
    // Where falls are not told, what was made before the claim stands, and the claim is answered.
    let mut table = fools(2009, "1");
    table.after(70_000).black_key().act("flag").black("Qd8h4").black_key();
    table.tells("completed 4 Qd8h4; claim-checked white false; game-over win black checkmate");
}

/// An illegal entry that is confirmed proposes nothing where the flag was claimed already.
#[test]
fn art_7_5_an_illegal_entry_asks_for_nothing_before_a_claimed_flag() {
    let mut table = fools(2023, "1");
    table.after(70_000).black_key().act("flag").black("Qd8h5").black_key();
    table.lacks("remedy-proposed").includes("illegal").ends_with("game-over win white flag-fall");
}

#[test]
fn art_6_2_a_word_that_awaits_the_opponents_key_is_dropped_by_ones_own_press() {
    for again in [false, true] {
        let mut table = Table::begun();
        table.moves("P?e4 P?e5").white("N?f3").heard().act("opp resign");
        if again {
            table.black_key().tells("confirmation-asked-again black resign");
        }
        table.space().tells("confirmation-dropped black resign; completed 3 Ng1f3");
        table.after(20_000).black_key().tells("replied by black");
        assert_eq!(table.referee.outcome(), None);
    }
}

/// Entered for its player, a reply is his by his own key: nobody's next move completes it without that.
#[test]
fn art_6_2_1_2_ones_own_next_move_completes_no_reply_that_was_only_entered() {
    let mut table = Table::begun();
    table.white("P?f3").heard().space().black("P?e5").heard().black_key();
    table.white("P?g4").heard().act("reply Qd8h4").tells("black entered Qd8h4").heard();
    table.white("N?h3").tells("white: refused own-move-awaits-press");
    table.space().includes("completed 3 Pg2g4").lacks("game-over");
    table.black_key().tells("completed 4 Qd8h4; game-over win black checkmate");
    // Pressed early by his own key it is his, and then White's next move completes both.
    let mut table = Table::begun();
    table.white("P?e4").heard().act("reply P?e5").heard().black_key().tells("early-press black true false");
    table.white("N?f3").includes("completed 1 Pe2e4").includes("completed 2 Pe7e5").ends_with("white announced Ng1f3");
}

/// What is announced when the adjournment is ordered is made on the board; sealed is the move after it (E.1.a).
#[test]
fn e_1_the_move_after_the_one_that_is_announced_is_sealed() {
    let mut table = Table::begun();
    table.moves("P?e4 P?e5").white("N?f3").heard();
    rule(desk(&mut table), Ruling::Adjourn).includes("adjourning ordered sealer black").runs("white");
    table.space().includes("completed 3 Ng1f3").runs("black");
    assert!(
        matches!(table.referee.view(ansage::moment::Moment::from_millis(table.now)).awaited, Awaited::Seal { by, .. } if by == Color::Black)
    );
    // Not while a reply waits, which is announced as well.
    let mut table = Table::begun();
    table.moves("P?e4 P?e5").white("N?f3").heard().act("reply N?c6");
    rule(desk(&mut table), Ruling::Adjourn).includes("refused reply-waits");
}

/// What is told of the execution of a move that is sealed is of that move, and of nobody's later one (E.1).
#[test]
fn e_1_hands_that_were_told_before_the_move_was_sealed_are_of_the_sealed_move() {
    let mut table = Table::begun();
    table.moves("P?e4");
    rule(desk(&mut table), Ruling::Adjourn).includes("adjourning ordered sealer black");
    table.act("opp played a7a6").black_key();
    table.black_key().includes("adjourning closed");
    let words = "Pg7g5".parse().ok();
    table.send(Seat::Arbiter, EventKind::Unsealed { salt: String::new(), words }).includes("completed 2 Pg7g5");
    table.includes("black's board differs");
    table.send(Seat::Arbiter, EventKind::PlayResumed);
    table.white("N?f3").tells("white announced Ng1f3");
}

/// The press of an entry that nobody has confirmed was counted: it outlives the end of the game, and goes with what the
/// arbiter takes back.
#[test]
fn art_6_2_the_press_of_an_entry_that_awaits_its_key_is_taken_back_after_an_end_by_the_arbiter() {
    let mut table = fools(2023, "90+30");
    table.desk().black_key().black("Qd8h4").includes("entry-awaits-key black Qd8h4").completed(2, 2);
    let won = Outcome::Win { by: Color::White, reason: WinReason::Arbiter };
    rule(&mut table, Ruling::Measure(Measure::End(won)));
    rule(&mut table, Ruling::Measure(Measure::Back { ply: 2 }));
    table.course("Pf2f3").completed(1, 0);
}

/// 9.6 came into the Laws in 2014: where the arbiter changes the edition while an entry that would end the game by it awaits
/// its key, the confirmed move ends nothing, and play goes on.
#[test]
fn art_9_6_an_entry_that_ends_the_game_no_longer_lets_it_go_on() {
    let mut table = Table::begun();
    table.desk();
    for _ in 0..4 {
        table.moves("Ng1f3 Ng8f6 Nf3g1");
        if table.referee.half_moves().len() == 15 {
            break;
        }
        table.moves("Nf6g8");
    }
    table.black_key().black("Nf6g8").includes("entry-awaits-key black Nf6g8").runs("-");
    rule(&mut table, Ruling::Edition { year: 2009 });
    table.black_key().includes("completed 16 Nf6g8; play-resumed turn white").runs("white");
}
