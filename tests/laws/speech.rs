//! D.1, D.2.1, D.2.3: one player's words never cost the other player's time.

use super::table::{RefereeTable, tournament};
use super::table_rules::adapted;
use ansage_game::claim::{Claim, Irregularity};
use ansage_game::effect::Audience;
use ansage_game::event::EventKind;
use ansage_game::seat::{Color, Seat};

#[test]
fn d_2_3_a_delayed_announcement_holds_its_players_clock_until_it_begins_and_the_record_says_so() {
    let mut table = RefereeTable::begun();
    table.after(2_000).white("P?e4").after(500).act("delayed").after(4_000).used(2_500, 0);
    table.act("begun").tells("desk: announcement-waited white 4000").after(1_800).used(4_300, 0);
    table.heard().space().tells("completed 1 Pe2e4").runs("black").after(100).used(4_300, 100);
}

#[test]
fn d_2_3_a_press_while_the_announcement_is_delayed_is_kept_and_its_clock_stands_all_the_same() {
    // Press, then delay; delay, then press.
    for acts in [["space", "delayed"], ["delayed", "space"]] {
        let mut table = RefereeTable::begun();
        table.white("P?e4").after(500).act(acts[0]).act(acts[1]).after(3_000).used(500, 0);
        table.act("begun").includes("announcement-waited white 3000").after(1_500).heard();
        table.includes("completed 1 Pe2e4").runs("black").used(2_000, 0);
    }
}

#[test]
fn d_2_3_no_flag_falls_while_the_others_words_delay_an_announcement() {
    let mut table = RefereeTable::begun_with(tournament("1"));
    table.after(59_000).white("P?e4").after(500).act("delayed").after(20_000).act("deadline").lacks("flag-fell");
    table.act("begun").after(499).act("deadline").lacks("flag-fell").after(1).act("deadline").includes("flag-fell");
    // A voice that never begins stops no game.
    let mut table = RefereeTable::begun_with(tournament("1"));
    table.after(59_000).white("P?e4").act("delayed").after(120_000).act("deadline").lacks("flag-fell");
    table.after(1_000).act("deadline").includes("flag-fell");
    // The flag fell before: it has fallen.
    let mut table = RefereeTable::begun_with(tournament("1"));
    table.after(59_000).white("P?e4").after(1_100).act("delayed").includes("flag-fell");
}

#[test]
fn d_2_3_what_ends_the_wait_lets_the_clock_run() {
    // A correction begins anew, and waits in its own right.
    let mut table = RefereeTable::begun();
    table.white("P?e4").act("delayed").after(1_000).act("correct P?d4");
    table.includes("announcement-waited white 1000").after(300).used(300, 0);
    table.act("begun 1").tells("").act("delayed").after(700).used(300, 0).act("begun").after(100).used(400, 0);
    // Last words that come without a beginning, as where a sound card is lost.
    let mut table = RefereeTable::begun();
    table.white("P?e4").act("delayed").after(1_000).heard().includes("announcement-waited").after(200).used(200, 0);
    // The arbiter stops both clocks.
    let mut table = RefereeTable::begun();
    table.white("P?e4").act("delayed").after(1_000).act("arbiter").includes("announcement-waited").runs("-");
    table.after(1_000).used(0, 0);
    // What nobody awaits holds nothing.
    let mut table = RefereeTable::begun();
    table.white("P?e4").heard().act("delayed").after(1_000).used(1_000, 0).act("delayed 7").after(100).used(1_100, 0);
}

#[test]
fn d_2_4_a_sighted_players_delayed_announcement_takes_nothing_from_either() {
    // An early reply waits on the clock of the other, who has not pressed; then on its own player's.
    let mut table = RefereeTable::begun();
    table.white("P?e4").heard().act("reply P?e5").after(500).act("delayed").after(1_000).used(1_500, 0);
    table.space().includes("completed 1 Pe2e4").runs("black").after(2_000).used(1_500, 0);
    table.act("begun").includes("announcement-waited black 2000").after(300).used(1_500, 300);
    // The press stops that clock on arrival, and both wait for the last word.
    table.black_key().includes("press-waits player black").after(1_000).used(1_500, 300).heard().runs("white");
}

#[test]
fn d_1_speech_that_counts_for_nobody_and_a_delay_end_each_for_itself() {
    let mut table = RefereeTable::begun_with(adapted("3", &[("speech-is-free", "yes")]));
    table.white("P?e4").after(500).act("delayed").after(30_000).used(0, 0).act("begun").after(2_000).used(0, 0);
    table.heard().after(400).used(400, 0);
}

#[test]
fn d_1_an_act_that_changes_nothing_is_refused_to_the_player_and_nobody_else_hears_of_it() {
    let refused = "white: refused nothing-changed";
    let mut table = RefereeTable::begun();
    table.white("P?e4").act("correct P?e4").tells(refused).heard().act("correct Pe2e4").tells(refused);
    table.act("space").act("touched d2").tells("touch-announced P white d2").act("touched d2").tells(refused);
    table.act("wrote Nf6").includes("score-recorded").act("wrote Nf6").tells(refused);
    table.black("P?e5").act("misheard P?e5").tells(refused).heard().black_key().act("misheard P?e5").tells(refused);
    table.act("touched d2").includes("touch-announced").act("touched d2").tells(refused);
    // A refused correction leaves the kept press as it is.
    table.white("P?d4").act("space").tells("white: press-kept").act("correct P?d4").tells(refused);
    table.heard().includes("completed 3 Pd2d4");
}

/// D.2.8: a comparison that tells nothing new is for the player who asks, and one that does is for the hall.
#[test]
fn d_2_8_a_comparison_is_told_again_to_the_player_who_asks_alone() {
    let mut table = RefereeTable::begun();
    table.white("P?e4").heard().act("space");
    table.send(Seat::Black, EventKind::ComparisonAsked);
    assert_eq!(table.told[0].to, Audience::Hall);
    for (seat, player) in [(Seat::White, Color::White), (Seat::Black, Color::Black)] {
        table.send(seat, EventKind::ComparisonAsked).send(seat, EventKind::ComparisonAsked);
        assert!(matches!(table.told[..], [ref one] if one.to == Audience::Seat(player)), "{:?}", table.told);
    }
    table.black("P?e5").heard().black_key().act("compare");
    assert_eq!(table.told[0].to, Audience::Hall, "a half-move is new");
}

/// The same claim of the same player is one claim, until a half-move is completed or play has gone on.
#[test]
fn d_1_an_irregularity_is_claimed_once() {
    let claim = |what| EventKind::Claimed { claim: Claim::Irregularity(what) };
    let mut table = RefereeTable::begun();
    for what in [Irregularity::Displaced, Irregularity::BoardTurned] {
        table.send(Seat::Black, claim(what)).includes("claimed");
        for _ in 0..40 {
            table.send(Seat::Black, claim(what)).tells("black: refused nothing-changed");
        }
    }
    table.send(Seat::White, claim(Irregularity::BoardTurned)).includes("claimed");
    table.act("resume").send(Seat::Black, EventKind::PlayResumed).includes("resumed");
    table.send(Seat::Black, claim(Irregularity::BoardTurned)).includes("claimed");
}

/// A press that does not count is told to the hall once; the player hears each time that it does not.
#[test]
fn d_2_4_a_press_before_the_opponents_is_told_once_and_never_taken_for_one() {
    let mut table = RefereeTable::begun();
    table.white("P?e4").heard().black_key().includes("early-press");
    for _ in 0..40 {
        table.black_key().tells("white: refused opponent-has-not-pressed").runs("white");
    }
    table.space().includes("completed 1").runs("black");
}
