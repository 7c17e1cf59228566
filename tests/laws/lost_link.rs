//! A lost link in every phase of a game, by either rule of the table, and the way back.

use super::adjournment::{desk, rule};
use super::joined::{announced, hosted, joined, joined_with};
use super::table::{RefereeTable, event_of};
use ansage_game::claim::Claim;
use ansage_game::event::{EventKind, EventSource};
use ansage_game::joining::{LinkState, StationRole};
use ansage_game::moment::Moment;
use ansage_game::outcome::Outcome;
use ansage_game::ruling::Ruling;
use ansage_game::seat::Seat;
use ansage_game::terms::{GameMode, GameTerms};

const STOPPED: &str = "link-lost black player false true";
const RUNS: &str = "link-lost black player true false";
const NOTHING: &str = "link-lost black player false false";

/// The table lets the clocks run.
fn running() -> GameTerms {
    GameTerms { adapted: vec![("lost-link-stops".into(), "no".into())], ..hosted() }
}

fn link(table: &RefereeTable) -> LinkState {
    table.referee.view(Moment::from_millis(table.now)).links.black
}

#[test]
fn d_1_by_the_rule_of_the_table_both_clocks_stand_at_once_or_run_on() {
    let mut table = announced();
    table.after(5_000).act("drop").tells(STOPPED).runs("-").used(0, 5_000);
    table.after(60_000).used(0, 5_000);
    assert_eq!(link(&table), LinkState::Lost);
    // Nobody plays on without him, and nobody plays for him.
    table.act("resume").tells("white: refused link-is-lost player black").runs("-");
    table.black("P?e5").tells("white: refused suspended");
    table.act("b resume").tells("black: refused not-joined player black");
    table.act("join again").tells("link-found true black player false true true").runs("-");
    table.act("resume").tells("play-resumed turn black").runs("black").used(0, 5_000);
    // In practice as well, and there the seat is taken back at any time.
    let mut table = joined_with(GameTerms { mode: GameMode::Practice, ..hosted() });
    table.white("P?e4").heard().space().act("drop").tells(STOPPED);
    table.act("join again").tells("link-found true black player false true true").act("resume").runs("black");
    table.act("free").tells("seat-released false black");
    // The other rule.
    let mut table = joined_with(running());
    table.white("P?e4").heard().space().after(5_000).act("drop").tells(RUNS).runs("black");
    table.after(5_000).act("join again").tells("link-found true black player true false false").used(0, 10_000);
    table.act("resume").tells("white: refused not-suspended");
}

#[test]
fn d_1_the_arbiter_adapts_the_rule_and_it_holds_from_the_next_moment() {
    let mut table = announced();
    table.act("drop").runs("-").desk().adapt("lost-link-stops", "no");
    table.act("resume").tells("play-resumed turn black").runs("black");
    table.act("join again").adapt("lost-link-stops", "yes").act("drop").tells(STOPPED);
    table.send(Seat::Arbiter, EventKind::PlayResumed).tells("desk: refused link-is-lost player black").runs("-");
    table.act("join again").send(Seat::Arbiter, EventKind::PlayResumed).includes("play-resumed turn black");
    // While a link is lost it holds at once, and no other edition undoes it.
    let mut table = joined_with(running());
    table
        .desk()
        .act("drop")
        .tells(RUNS)
        .rule(Ruling::SetEdition { year: 2014 })
        .tells("ruling-applied edition-changed year 2014; ruling-applied rule-adapted lost-link-stops no");
    assert!(!table.referee.rules_in_force().lost_link_stops);
    table.runs("white").adapt("lost-link-stops", "yes");
    table.tells(&format!("ruling-applied rule-adapted lost-link-stops yes; {STOPPED}")).runs("-");
}

#[test]
fn d_1_either_player_resumes_or_the_arbiter_and_link_free_is_the_other_way_on() {
    let mut table = announced();
    table.act("drop").act("join again").act("b resume").tells("play-resumed turn black");
    // An arbiter who has been there does not make a lost link his affair alone.
    desk(&mut table).send(Seat::Arbiter, EventKind::DeskLeft).act("drop").tells(STOPPED).act("join again");
    table.act("resume").tells("play-resumed turn black");
    // With the arbiter's code the seat is the arbiter's to release.
    table.act("drop").act("free").tells("white: refused seat-released-at-desk");
    // Without one it is free for another device of his: public. Nobody plays, resigns or runs his clock for him here.
    let mut table = RefereeTable::open_under(hosted());
    table.act("join").act("start").white("P?e4").heard().space();
    table.act("drop").act("free").tells("seat-released true black").runs("-");
    assert_eq!(link(&table), LinkState::Lost);
    table.act("resume").tells("white: refused link-is-lost player black");
    for act in ["say P?e5", "opp resign", "f8"] {
        table.act(act).includes("white: refused").runs("-");
    }
    table.act("b say P?e4").tells("black: refused not-joined player black");
    // The arbiter takes it back to this keyboard, and Black's moves are entered again.
    let mut table = announced();
    table.act("drop");
    desk(&mut table)
        .send_by(EventSource::Desk, Seat::Black, EventKind::SeatReleased)
        .includes("seat-released false black");
    assert_eq!(link(&table), LinkState::None);
    table.send(Seat::Arbiter, EventKind::PlayResumed).includes("play-resumed turn black");
    table.black("P?e5").tells("black entered Pe7e5").heard().black_key().includes("completed 2 Pe7e5");
    table
        .send_by(EventSource::Desk, Seat::Black, EventKind::SeatReleased)
        .tells("desk: refused not-joined player black");
    // His board is not known any more: no difference is told of it, and he tells in words what he executes.
    let mut table = announced();
    table.act("b pegs -e2 +e3").includes("differs");
    desk(&mut table)
        .act("drop")
        .send_by(EventSource::Desk, Seat::Black, EventKind::SeatReleased)
        .includes("seat-released false");
    let view = table.referee.view(Moment::from_millis(table.now));
    assert!(
        view.boards.black.as_present_sensed_board().is_none()
            && view.differences(ansage_game::seat::Color::Black).is_empty()
    );
    table.act("opp played e2e4").act("f12").includes("board-agrees owner black");
    // Another station may join then.
    let again = EventKind::LinkFound { station: 2, role: ansage_game::joining::StationRole::Player, again: false };
    table.send(Seat::Black, again.clone()).includes("link-found");
    assert_eq!(link(&table), LinkState::Connected);
    // One seat, one station.
    let mut table = announced();
    table.send(Seat::Black, again).tells("").act("b say Pe7e5").includes("black announced");
}

#[test]
fn d_2_3_a_kept_press_does_not_outlive_a_lost_link() {
    // The blind host's own.
    let mut table = joined();
    table
        .white("P?e4")
        .space()
        .tells("white: press-kept")
        .act("drop")
        .tells(&format!("white: press-cancelled; {STOPPED}"));
    table.heard().tells("").runs("-").act("join again").act("resume").tells("play-resumed turn white");
    table.space().includes("completed 1 Pe2e4");
    // A joined blind player's.
    let mut table = RefereeTable::open(GameTerms { black_blind: true, ..hosted() });
    table.act("join").act("start").white("P?e4").heard().space();
    table.act("b say P?e5").act("b f8").act("drop").tells(&format!("black: press-cancelled; {STOPPED}")).runs("-");
    table
        .heard()
        .act("join again")
        .act("b resume")
        .tells("play-resumed turn black")
        .act("b f8")
        .includes("completed 2");
    // Where the clocks run, so does the press.
    let mut table = joined_with(running());
    table.white("P?e4").space().act("drop").tells(RUNS).heard().includes("completed 1 Pe2e4").runs("black");
}

#[test]
fn d_2_4_a_sighted_players_press_stands_through_a_lost_link() {
    let mut table = announced();
    table
        .after(3_000)
        .act("b say Pe7e5")
        .act("b f8")
        .tells("press-waits player black")
        .act("drop")
        .tells(NOTHING.replace("false false", "false true").as_str());
    // The last word completes his move; the other clock waits for the resumption.
    table.after(1_000).heard().includes("completed 2 Pe7e5").runs("-").used(0, 3_000);
    table.act("join again").act("resume").tells("play-resumed turn white").runs("white");
    // The last word comes after the resumption.
    let mut table = announced();
    table.after(3_000).act("b say Pe7e5").act("b f8").act("drop").act("join again").act("resume");
    table.tells("play-resumed turn white").runs("-").heard().includes("completed 2").runs("white").used(0, 3_000);
    // He had pressed at the shared keyboard, joined, and is lost before he has said his move.
    let mut table = RefereeTable::begun_with(hosted());
    table
        .white("P?e4")
        .heard()
        .space()
        .black_key()
        .tells("pressed-before-entry player black")
        .act("join")
        .act("drop")
        .tells(STOPPED);
    table
        .act("join again")
        .act("resume")
        .tells("play-resumed turn white; pressed-before-entry player black")
        .runs("white");
    table.act("b say P?e5").includes("completed 2 Pe7e5").runs("white");
    // Or the arbiter takes his seat back, and White enters it.
    let mut table = RefereeTable::begun_with(hosted());
    table.white("P?e4").heard().space().black_key().act("join").act("drop");
    desk(&mut table).send_by(EventSource::Desk, Seat::Black, EventKind::SeatReleased);
    table.send(Seat::Arbiter, EventKind::PlayResumed);
    table.black("P?e5").includes("completed 2 Pe7e5");
}

#[test]
fn art_9_1_an_offer_stands_through_a_lost_link() {
    let mut table = joined();
    table.white("P?e4").heard().space().act("b say Pe7e5").heard().act("b f8");
    table.white("N?f3").act("draw").act("drop").tells(STOPPED);
    table
        .act("accept")
        .tells("white: refused no-offer")
        .act("join again")
        .act("b accept")
        .tells("game-over draw agreement");
    // After a crash of the host it stands, and is told again.
    let mut table = joined();
    table.white("P?e4").heard().space().act("b say Pe7e5").heard().act("b f8");
    table.white("N?f3").heard().act("draw").act("reopen").includes("offer-restored player white");
    table.act("join again").act("b accept").tells("game-over draw agreement");
}

#[test]
fn d_1_a_link_lost_in_mid_move_leaves_what_was_touched_and_begun() {
    let mut table = announced();
    table.act("b pegs -e2 +e4 -e7").includes("black touched p e7").act("drop").tells(STOPPED);
    table.act("join again").act("resume");
    // His board comes back as it stands, with the pawn still in his hand.
    table.act("b found e7").lacks("differs").act("b say Pe7e5").tells("black announced Pe7e5");
    table.act("b pegs +e5:p").includes("own move stands").heard().act("b f8").includes("completed 2 Pe7e5 as executed");
    // What had changed meanwhile is told when it comes back.
    let mut table = announced();
    table.act("drop").act("join again").act("b found a7a5 b7b6").includes("black's board differs");
    // One move that is made already awaits his words.
    table.act("b found a7a5").lacks("differs").act("resume").act("b say Pa7a5").includes("black announced Pa7a5");
}

#[test]
fn d_1_before_the_start_after_the_end_and_while_play_stands_nothing_is_stopped() {
    let mut table = RefereeTable::open(hosted());
    table.act("join").act("drop").tells(NOTHING);
    table.act("start").tells("white: refused link-is-lost player black").runs("-");
    table.act("join again").tells("link-found true black player false true false").act("start").tells("started");
    let mut table = RefereeTable::open(running());
    table.act("join").act("drop").act("start").tells("started").runs("white");
    let mut table = announced();
    table.act("b resign").act("drop").tells(NOTHING).act("join again");
    table.tells("link-found true black player false true false").act("resume").tells("white: refused game-is-over");
    // The arbiter was called: he is still to settle it, and the link has stopped nothing.
    let mut table = announced();
    table.act("arbiter").act("drop").tells(NOTHING).act("resume").tells("white: refused link-is-lost player black");
    table
        .act("join again")
        .tells("link-found true black player false true false")
        .act("resume")
        .tells("resume-agreed player white")
        .act("b resume")
        .tells("desk: resumed-without-arbiter white 0; play-resumed turn black");
    // A claim stands.
    let mut table = announced();
    table.send(Seat::White, EventKind::Claimed { claim: Claim::Illegal });
    table.act("drop").includes("link-lost");
}

#[test]
fn d_2_9_f_no_adjournment_is_ordered_while_the_sealers_clock_could_not_run() {
    let mut table = announced();
    rule(desk(table.act("drop")), Ruling::Adjourn).tells("desk: refused link-is-lost player black").runs("-");
    rule(table.act("free"), Ruling::Adjourn).tells("adjournment ordered sealer black; play-resumed turn black");
}

#[test]
fn d_2_9_f_an_adjournment_goes_on_without_the_link() {
    let mut table = joined();
    table.white("P?e4").heard().space();
    rule(desk(&mut table), Ruling::Adjourn).includes("ordered sealer black");
    // His assistant has not the duty (D.2.10): he writes on paper, says so, and closes the envelope with his press. A press
    // out of habit closes no empty envelope.
    table.act("b f8").tells("black: refused nothing-sealed on_paper true").runs("black");
    table.act("b paper").act("b f8").includes("envelope-closed").runs("-");
    table.act("drop").tells(NOTHING).send(Seat::Arbiter, EventKind::PlayResumed).tells("desk: refused envelope-closed");
    let words = "Pe7e5".parse().ok();
    table
        .send(Seat::Arbiter, EventKind::EnvelopeOpened { salt: String::new(), words })
        .includes("completed 2 Pe7e5")
        .runs("-");
    table.act("resume").tells("white: refused link-is-lost player black").act("join again");
    table.send(Seat::Arbiter, EventKind::PlayResumed).includes("play-resumed turn white");
}

#[test]
fn d_1_after_a_crash_of_the_host_every_station_has_to_come_back() {
    let mut table = announced();
    table
        .act("b pegs -e2 +e4")
        .after(4_000)
        .act("reopen")
        .tells("reopened-after-crash; time-missing - black")
        .runs("-");
    assert_eq!(link(&table), LinkState::Lost);
    assert!(table.referee.view(Moment::from_millis(table.now)).boards.black.as_present_sensed_board().is_none());
    table.act("resume").tells("white: refused link-is-lost player black");
    // It is lost already: losing it again says nothing.
    table.act("drop").tells("");
    table.act("join again").tells("link-found true black player false true true").act("b found").tells("black: stands");
    table.act("b resume").tells("play-resumed turn black").runs("black");
    table.act("leave").tells("saved").act("reopen").tells("reopened").act("join again");
    table.tells("link-found true black player false true true").act("resume").tells("play-resumed turn black");
    // Where the clocks would run, nobody is waited for; the link is lost all the same.
    let mut table = joined_with(running());
    table.act("reopen").act("resume").tells("play-resumed turn white").runs("white");
    assert_eq!(link(&table), LinkState::Lost);
}

#[test]
fn d_2_8_a_station_with_another_history_calls_the_arbiter() {
    let differs = || EventKind::HistoryDiffers { seq: 9, head: "00".into() };
    let mut table = announced();
    table.after(3_000).act("drop").at_his_station(differs()).tells("history-differs player black").runs("-");
    table.act("join again").tells("link-found true black player false true false");
    table.desk().act("resume").tells("white: refused only-arbiter").runs("-");
    table.send(Seat::Arbiter, EventKind::PlayResumed).includes("play-resumed turn black");
    // While the clocks run, they are stopped for it, and a kept press is released.
    let mut table = joined_with(running());
    table.white("P?e4").space().at_his_station(differs());
    table.tells("white: press-cancelled; history-differs player black").runs("-");
    // A result stands.
    let mut table = announced();
    table.act("b resign").at_his_station(differs()).tells("history-differs player black").act("resume");
    table.tells("white: refused game-is-over");
}

#[test]
fn an_act_over_the_link_stands_in_the_journal_as_one_word() {
    use ansage_game::event::EventSource;
    for (port, word) in [
        (EventSource::Link { station: 1, act: 17 }, "link:1:17"),
        (EventSource::Link { station: u8::MAX, act: u64::MAX }, "link:255:18446744073709551615"),
        (EventSource::EBoard, "e-board"),
        (EventSource::Keyboard, "keyboard"),
    ] {
        assert_eq!((port.to_string().as_str(), word.parse().as_ref()), (word, Ok(&port)));
        assert_eq!(serde_json::to_string(&port).expect("plain data"), format!("{word:?}"));
        assert_eq!(serde_json::from_str::<EventSource>(&format!("{word:?}")).expect("a port"), port);
    }
    for wrong in ["", "link", "link:", "link:1", "link:256:1", "link:1:-1", "link:1:1:1", "Keyboard", "eboard"] {
        assert!(wrong.parse::<EventSource>().is_err(), "{wrong}");
    }
}

#[test]
fn f18_in_a_game_with_an_arbiters_code_a_seat_is_released_at_the_desk_alone() {
    let mut table = joined_with(GameTerms { arbiter_code: Some("argon2id".into()), ..hosted() });
    // The player at the host cannot take the opponent's place: not while the station is there, nor while it is away.
    table.act("free").tells("white: refused seat-released-at-desk");
    table.act("drop").act("free").tells("white: refused seat-released-at-desk");
    let other = EventKind::LinkFound { station: 2, role: StationRole::Player, again: false };
    table.send_by(EventSource::Station, Seat::Black, other).tells("");
    let resigns = EventSource::Link { station: 2, act: 1 };
    table.send_by(resigns, Seat::Black, EventKind::Resigned).tells("black: refused not-joined player black");
    // The device that had the seat comes back to it.
    table.act("join again").includes("link-found");
    table.act("drop");
    let taken = EventKind::DeskTaken { verifier: "argon2id".into(), arbiter: "".into() };
    table.send(Seat::Arbiter, taken).includes("desk-taken");
    table.act("free").tells("seat-released false black");
}

#[test]
fn f18_before_the_start_a_seat_is_released_at_the_desk_alone_too() {
    let mut table = RefereeTable::open(GameTerms { arbiter_code: Some("argon2id".into()), ..hosted() });
    table.act("join").act("drop").act("free").tells("white: refused seat-released-at-desk");
}

/// Black's device is away, White has released the seat, and another device has joined it. Black is to move.
fn other_device() -> RefereeTable {
    let mut table = RefereeTable::open_under(hosted());
    table.act("join").act("start").white("P?e4").heard().space().after(1_000);
    table.act("drop").act("free").tells("seat-released true black");
    table.joins_with_other(false);
    table.tells("link-found false black player false true true; device-replaced player black").runs("-");
    table.act("resume").tells("play-resumed turn black").runs("black");
    table
}

impl RefereeTable {
    fn joins_with_other(&mut self, again: bool) -> &mut RefereeTable {
        let found = EventKind::LinkFound { station: 2, role: StationRole::Player, again };
        self.send_by(EventSource::Station, Seat::Black, found)
    }

    fn other(&mut self, act: &str) -> &mut RefereeTable {
        let port = EventSource::Link { station: 2, act: self.events.len() as u64 };
        self.send_by(port, Seat::Black, event_of(act, u32::MAX))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.referee.outcome()
    }
}

const RESIGNS: &str = "remedy-proposed black other-device end-game win resignation white";
const DRAWS: &str = "remedy-proposed black other-device end-game draw agreement";
const UNCONFIRMED: &str = "device-not-confirmed player black";
const BACK: &str = "link-found true black player false true false";

#[test]
fn f18_another_device_at_a_released_seat_is_announced_and_its_moves_count() {
    let mut table = other_device();
    table.other("say P?e5").includes("black announced Pe7e5").heard();
    table.other("f8").includes("completed 2 Pe7e5").course("Pe2e4 Pe7e5");
    // It comes and goes like any station, and is no confirmed one for that.
    let lost = EventKind::LinkLost { station: 2, role: StationRole::Player, since: None };
    table.send_by(EventSource::Station, Seat::Black, lost.clone()).includes("link-lost").runs("-");
    table.joins_with_other(true).lacks("device-replaced").act("resume").runs("white");
    table.other("resign").tells(RESIGNS);
    // A third device takes the place of the second. The seat's own device is still the first.
    let mut table = other_device();
    table.send_by(EventSource::Station, Seat::Black, lost).act("free").tells("seat-released true black");
    let third = EventKind::LinkFound { station: 3, role: StationRole::Player, again: false };
    table.send_by(EventSource::Station, Seat::Black, third).includes("device-replaced");
    table.joins_with_other(true).tells("").act("join again").includes("link-found true");
    table.other("resign").tells("black: refused not-joined player black");
    table.act("resume").act("b resign").includes("game-over");
}

#[test]
fn f18_a_resignation_of_another_device_is_a_case_that_the_owner_alone_does_not_settle() {
    let mut table = other_device();
    table.other("resign").tells(RESIGNS).runs("-");
    for act in ["resume", "consent"] {
        table.act(act).tells(&format!("white: refused {UNCONFIRMED}"));
        table.other(act).tells(&format!("black: refused {UNCONFIRMED}"));
    }
    table.other("resign").tells("black: refused case-pending");
    // The owner and the other device together make nobody the arbiter.
    let proposed = EventKind::CodeProposed { verifier: "proof".into(), arbiter: "Rot".into() };
    table.send(Seat::White, proposed).includes("code-asked");
    table.other("f12").tells(&format!("black: refused {UNCONFIRMED}"));
    assert_eq!(table.outcome(), None);
}

#[test]
fn f18_the_seats_own_device_confirms_the_case_or_resumes_play() {
    let resigned = || {
        let mut table = other_device();
        table.other("resign").tells(RESIGNS).act("join again").tells(BACK);
        table.other("resign").tells("black: refused not-joined player black");
        table.act("resume").tells("white: refused case-pending");
        table
    };
    resigned().act("b resign").tells("game-over win resignation white");
    resigned().act("b consent").tells("upheld; game-over win resignation white");
    let mut table = resigned();
    table.act("b resume").tells("set-aside; resume-agreed player black").runs("-");
    table.act("b resume").tells("black: refused resume-needs-arbiter");
    table.act("resume").ends_with("play-resumed turn black").runs("black");
    table.act("b resign").tells("game-over win resignation white");
    // An arbiter whom both players let in upholds it or sets it aside.
    for (ruling, tells) in [(Ruling::Uphold, "upheld; game-over"), (Ruling::SetAside, "set-aside")] {
        let mut table = resigned();
        let proposed = EventKind::CodeProposed { verifier: "proof".into(), arbiter: "".into() };
        table.send(Seat::White, proposed).act("b f12").includes("desk-taken");
        let port = table.link();
        table.send_by(port, Seat::Black, EventKind::Consented).tells("black: refused only-arbiter");
        table.send(Seat::Arbiter, EventKind::Ruled { ruling }).includes(tells);
    }
}

#[test]
fn f18_a_draw_with_another_device_is_a_case_and_its_offer_lapses() {
    let mut table = other_device();
    table.other("say P?e5").heard().other("f8").act("draw").other("accept").tells(DRAWS).runs("-");
    table.act("join again").act("b resume").tells("set-aside; offer-lapsed true white; resume-agreed player black");
    let mut table = other_device();
    table.other("say P?e5").heard().other("draw").tells("draw-offered player black");
    table.act("accept").tells(DRAWS).act("consent").tells(&format!("white: refused {UNCONFIRMED}"));
    table.act("join again").tells(&format!("{BACK}; offer-lapsed player black"));
    table.act("b consent").tells("upheld; game-over draw agreement");
    // What the seat's own device has offered before counts.
    let mut table = RefereeTable::open_under(hosted());
    table.act("join").act("start").white("P?e4").heard().space().act("b draw");
    table.act("b say P?e5").heard().act("b f8").after(1_000).act("drop").act("free");
    table.joins_with_other(false).act("accept").tells("game-over draw agreement");
}

#[test]
fn f18_another_device_consents_to_nothing_against_the_player_and_lets_nobody_in() {
    let mut table = other_device();
    table.other("say Ra8a6").heard().other("f8").includes("illegal");
    table.includes("remedy-proposed");
    for act in ["consent", "resume"] {
        table.other(act).tells(&format!("black: refused {UNCONFIRMED}"));
    }
    table.act("resume").tells(&format!("white: refused {UNCONFIRMED}"));
    table.act("join again").act("b resume").includes("upheld").includes("play-resumed");
    let mut table = other_device();
    let asked = EventKind::AssistantAsked { station: 9, name: "Cy Tal".into() };
    table.send_by(EventSource::Station, Seat::Black, asked);
    let port = EventSource::Link { station: 2, act: 90 };
    let yes = EventKind::AssistantAnswered { station: 9, accepted: true };
    table.send_by(port, Seat::Black, yes).tells(&format!("black: refused {UNCONFIRMED}"));
}

#[test]
fn f18_the_seats_own_device_comes_back_at_any_moment() {
    // In play the clock runs on.
    let mut table = other_device();
    table.after(2_000).act("join again").tells("link-found true black player true true false");
    table.runs("black").used(0, 3_000).other("say P?e5").tells("black: refused not-joined player black");
    table.act("b say P?e5").includes("black announced");
    // What the other device has announced is in the making all the same.
    let mut table = other_device();
    table.other("say P?e5").heard().act("join again").act("b f8").includes("completed 2 Pe7e5");
    // Both in one moment, in either order.
    let mut table = other_device();
    table.other("resign").tells(RESIGNS).act("join again").tells(BACK);
    assert_eq!(table.outcome(), None);
    let mut table = other_device();
    table.act("join again").other("resign").tells("black: refused not-joined player black").runs("black");
}

#[test]
fn f18_a_flag_is_decided_before_a_case_about_another_device() {
    const HOUR: u64 = 3_600_000;
    // Black's flag falls, then the other device resigns.
    let mut table = other_device();
    table.after(2 * HOUR).other("resign").includes("flag-fell").includes(RESIGNS);
    table.act("flag").tells("game-over win flag-fall white");
    // White's flag falls, then the other device resigns: it does not take the flag from Black.
    let mut table = other_device();
    table.other("say P?e5").heard().other("f8").runs("white");
    table.after(2 * HOUR).other("resign").includes("flag-fell").includes(RESIGNS);
    table.other("flag").tells("black: refused case-pending");
    table.act("join again").act("b flag").tells("game-over win flag-fall black");
    // The other device resigns first: the clocks are stopped, and no flag falls.
    let mut table = other_device();
    table.other("resign").after(2 * HOUR).act("flag").tells("white: refused flag-up");
    table.act("join again").act("b resume").act("resume").runs("black");
}
