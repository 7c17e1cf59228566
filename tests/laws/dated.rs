//! Time that is dated back: a station that fell silent, a program that stood still, a return after a crash.

use super::acts::terms_of;
use super::joined::{announced, hosted, joined_with};
use super::table::{RefereeTable, tournament};
use ansage_game::event::{EventKind, EventSource};
use ansage_game::joining::StationRole;
use ansage_game::moment::Moment;
use ansage_game::ruling::Ruling;
use ansage_game::seat::Seat;
use ansage_game::terms::GameTerms;

/// What is told when Black's station is lost and both clocks stand.
const STOPPED: &str = "link-lost black player false true";

impl RefereeTable {
    fn ago(&self, millis: u64) -> Moment {
        Moment::from_millis(self.now - millis)
    }

    /// Black's station is lost: nothing was heard of it for so long.
    fn silent(&mut self, millis: u64) -> &mut RefereeTable {
        let since = Some(self.ago(millis));
        let kind = EventKind::LinkLost { station: 1, role: StationRole::Player, since };
        self.send_by(EventSource::Station, Seat::Black, kind)
    }

    /// The program has stood still for so long.
    fn still(&mut self, millis: u64) -> &mut RefereeTable {
        let since = self.ago(millis);
        self.send_by(EventSource::Station, Seat::White, EventKind::ProgramStalled { since })
    }

    /// The program died, and was alive so long after its last entry.
    fn lived(&mut self, millis: u64) -> &mut RefereeTable {
        self.now += millis;
        let alive = Some(Moment::from_millis(self.now));
        self.send_by(
            EventSource::Station,
            Seat::White,
            EventKind::ProgramResumed { wall: String::new(), alive, revision: None },
        )
    }

    /// The arbiter takes the desk.
    fn sits(&mut self) -> &mut RefereeTable {
        self.send(Seat::Arbiter, EventKind::DeskTaken { verifier: "proof".into(), arbiter: "".into() })
    }
}

/// What is proposed for Black's dead time.
fn proposed(millis: u64) -> String {
    format!("remedy-proposed white dead-time add-time black {millis}")
}

/// The same, with the loss of his station.
fn silence(millis: u64) -> String {
    format!("{STOPPED}; {}", proposed(millis))
}

const MINUTES_90: u64 = 5_400_000;

#[test]
fn d_1_the_silence_of_a_players_station_on_his_own_time_is_proposed_to_be_given_back() {
    let mut table = announced();
    // Both clocks stand when the loss is noticed; the time since the last sign of life is not given, but proposed.
    table.after(5_000).silent(1_200).tells(&silence(1_200)).runs("-").used(0, 5_000);
    let started = MINUTES_90 + 30_000;
    table.clocks(started + 30_000, started - 5_000);
    // The opponent consents.
    table
        .act("consent")
        .tells("upheld; ruling-applied time-added black 1200")
        .clocks(started + 30_000, started - 3_800);
    table.act("join again").act("resume").tells("play-resumed turn black").used(0, 5_000);
    // Or he goes on: that gives it, too.
    let mut table = announced();
    table.after(5_000).silent(1_200).act("join again");
    table.act("resume").tells("upheld; ruling-applied time-added black 1200; play-resumed turn black").runs("black");
    // Who would get it goes on without it; he cannot give it to himself.
    let mut table = announced();
    table.after(5_000).silent(1_200).act("join again").act("b consent").includes("refused consent-not-yours");
    table.act("b resume").tells("set-aside; play-resumed turn black").clocks(started + 30_000, started - 5_000);
}

#[test]
fn d_1_where_an_arbiter_has_the_desk_he_alone_gives_dead_time_and_a_lost_link_waits_for_nobody() {
    let desk = |table: &mut RefereeTable| {
        table.sits();
        table.after(5_000).silent(1_200).tells(&silence(1_200)).act("join again");
    };
    let mut table = announced();
    desk(&mut table);
    table.act("consent").tells("white: refused only-arbiter");
    table
        .send(Seat::Arbiter, EventKind::Ruled { ruling: Ruling::Uphold })
        .includes("ruling-applied time-added black 1200");
    let mut table = announced();
    desk(&mut table);
    table.send(Seat::Arbiter, EventKind::Ruled { ruling: Ruling::SetAside }).includes("set-aside").used(0, 5_000);
    // Who would get it goes on without him, and without the time; the other cannot take it from him.
    let mut table = announced();
    desk(&mut table);
    table.send(Seat::Arbiter, EventKind::DeskLeft).act("resume").tells("white: refused only-arbiter");
    table.act("b resume").tells("set-aside; play-resumed turn black");
}

#[test]
fn art_6_8_no_flag_falls_in_a_silence_and_a_flag_that_fell_and_was_told_stays_a_fact() {
    // Black has 400 ms left when he is heard last.
    let blitz = || {
        let mut table = joined_with(GameTerms { repeat: hosted().repeat, ..tournament("3") });
        table.white("P?e4").heard().space().tells("completed 1 Pe2e4");
        table.after(180_000 - 400 + 1_000);
        table
    };
    let mut table = blitz();
    table.silent(1_000).tells(&silence(400)).clocks(180_000, 0);
    table.after(60_000).act("ask clocks").tells("white: answered clocks 0 180000");
    // He gets it back, and only that: his flag falls when it is used up.
    table.act("join again").act("resume").includes("play-resumed turn black");
    table.after(400).act("deadline").includes("flag-fell");
    // Not given, it falls as soon as play goes on.
    let mut table = blitz();
    table.silent(1_000).act("join again").act("b resume").tells("set-aside; play-resumed turn black");
    table.act("deadline").includes("flag-fell");
    // Something else that happened meanwhile has shown it: then it stays, whoever consents.
    let mut table = blitz();
    table.act("ask clocks").includes("flag-fell").silent(1_000);
    assert!(table.referee.clock().is_fallen(ansage_game::seat::Color::Black));
    table.act("consent");
    assert!(table.referee.clock().is_fallen(ansage_game::seat::Color::Black), "it is not lifted");
}

#[test]
fn art_6_2_nothing_is_dated_back_before_the_running_clock_was_started_and_nothing_given_to_who_was_there() {
    // White has pressed within the silence: Black's clock ran only since.
    let mut table = joined_with(hosted());
    table.white("P?e4").heard().after(3_000).space().after(400);
    table.silent(1_300).tells(&silence(400)).used(3_000, 400);
    // White's own time is his own, whoever is silent.
    let mut table = joined_with(hosted());
    table.after(3_000).silent(1_300).tells(STOPPED).used(3_000, 0);
    // A line that is cut is noticed at once.
    let mut table = announced();
    table.after(3_000).act("drop").tells(STOPPED).used(0, 3_000);
    // Where the table lets the clocks run, they run, and flags fall.
    let running = GameTerms { adapted: vec![("lost-link-stops".into(), "no".into())], ..tournament("3") };
    let mut table = joined_with(running);
    table.white("P?e4").heard().space().after(181_000).silent(1_500).includes("flag-fell");
    table.includes("link-lost black player true false").runs("black");
}

#[test]
fn art_6_3_what_did_not_come_off_a_clock_is_not_given_back() {
    // Under a delay.
    let mut table = joined_with(GameTerms { repeat: hosted().repeat, ..tournament("10d5") });
    table.white("P?e4").heard().space().after(4_000).silent(1_200).tells(STOPPED);
    table.act("join again").act("resume").tells("play-resumed turn black");
    table.after(2_000).silent(1_200).tells(&silence(1_000)).used(0, 6_000);
    // In an hourglass it goes back from where it went.
    let mut table = joined_with(GameTerms { repeat: hosted().repeat, ..tournament("5h") });
    table.white("P?e4").heard().after(10_000).space().after(2_000).silent(1_200);
    table.tells(&format!("{STOPPED}; remedy-proposed white dead-time add-time black 1200 remove-time white 1200"));
    table.clocks(290_000 + 2_000, 310_000 - 2_000).act("consent").clocks(290_800, 309_200);
    // Without clocks nothing is.
    let mut table = joined_with(GameTerms { repeat: hosted().repeat, ..tournament("none") });
    table.white("P?e4").heard().space().after(4_000).silent(1_200).tells(STOPPED);
}

#[test]
fn d_1_a_program_that_stood_still_says_so_and_proposes_the_time() {
    let mut table = RefereeTable::begun_with(tournament("10"));
    table.moves("P?e4").after(2_000);
    table.after(8_000).still(8_000).tells(&format!("program-stalled time 8000; {}", proposed(8_000))).runs("-");
    table.used(3_000, 10_000).clocks(597_000, 590_000);
    table.black("P?e5").tells("white: refused suspended");
    // At one keyboard White gives it by going on.
    table
        .act("resume")
        .tells("upheld; ruling-applied time-added black 8000; play-resumed turn black")
        .clocks(597_000, 598_000);
    // White's own time is Black's to give, with his key; White goes on without it.
    let mut table = RefereeTable::begun_with(tournament("10"));
    table
        .after(9_000)
        .still(4_000)
        .tells("program-stalled time 4000; remedy-proposed black dead-time add-time white 4000");
    table.act("consent").includes("consent-not-yours").act("opp consent").black_confirms();
    table.black_confirms().act("resume").includes("play-resumed turn white");
    let mut table = RefereeTable::begun_with(tournament("10"));
    table.after(9_000).still(4_000).act("resume").tells("set-aside; play-resumed turn white").clocks(591_000, 600_000);
}

#[test]
fn art_6_8_no_flag_falls_while_the_program_stands_still() {
    let mut table = RefereeTable::begun_with(tournament("1"));
    table
        .after(600_000)
        .still(590_000)
        .tells("program-stalled time 590000; remedy-proposed black dead-time add-time white 50000");
    table.clocks(0, 60_000).runs("-");
    // What fell before it fell when it fell.
    let mut table = RefereeTable::begun_with(tournament("1"));
    table.after(70_000).still(8_000).includes("flag-fell").includes("program-stalled time 8000");
    assert!(!super::table::brief_all(&table.told).contains("remedy"), "there is nothing to give back");
}

#[test]
fn d_1_a_stand_still_concerns_nobody_where_both_clocks_stand() {
    let mut table = RefereeTable::open(tournament("10"));
    table.after(9_000).still(8_000).tells("").act("start").tells("started");
    table.act("arbiter").after(9_000).still(8_000).tells("");
    // A press is kept for its last word: it does not outlive it.
    let mut table = RefereeTable::begun_with(tournament("10"));
    table.white("P?e4").space().tells("white: press-kept").after(9_000).still(8_000);
    table.includes("white: press-cancelled").includes("program-stalled time 8000").act("resume").includes("turn white");
    table.heard().runs("white");
}

/// L13: the time up to the last moment alive is charged, and what may be missing is told and offered to the arbiter.
#[test]
fn art_6_2_after_a_crash_time_counts_to_the_last_moment_alive() {
    let mut table = RefereeTable::begun_with(tournament("3"));
    table
        .moves("P?e4")
        .lived(12_000)
        .tells("reopened-after-crash; time-missing 1000 black")
        .runs("-")
        .used(3_000, 12_000);
    table.clocks(177_000, 168_000).after(60_000).used(3_000, 12_000);
    table.sits().tells("desk-taken first true; desk: time-missing 1000 black");
    table.send(Seat::Arbiter, EventKind::PlayResumed).includes("play-resumed turn black").clocks(177_000, 168_000);
    // Nothing says how long it lived: the last entry counts.
    let mut table = RefereeTable::begun_with(tournament("3"));
    table.moves("P?e4").act("reopen").tells("reopened-after-crash; time-missing - black").used(3_000, 0);
    // No clock ran: nothing is missing.
    let mut table = RefereeTable::begun_with(tournament("3"));
    table.act("arbiter").lived(12_000).tells("reopened").used(0, 0);
    let mut table = RefereeTable::begun_with(tournament("none"));
    table.lived(12_000).tells("reopened-after-crash");
}

#[test]
fn art_6_8_a_flag_that_fell_before_the_last_moment_alive_has_fallen() {
    let mut table = RefereeTable::begun_with(tournament("3"));
    table.moves("P?e4").lived(180_000).includes("flag-fell").includes("reopened-after-crash");
    table.act("opp flag").black_confirms().includes("refused flag-up").act("flag").includes("game-over");
    // It was alive for less: nothing that came later is known.
    let mut table = RefereeTable::begun_with(tournament("3"));
    table.moves("P?e4").lived(179_999).tells("reopened-after-crash; time-missing 1000 black").clocks(177_000, 1);
}

#[test]
fn e_2_a_game_that_was_left_is_not_charged_by_a_moment_beside_it() {
    let mut table = RefereeTable::begun_with(terms_of(2023, "3"));
    table.moves("P?e4").act("leave").lived(12_000).tells("reopened").used(3_000, 0);
}
