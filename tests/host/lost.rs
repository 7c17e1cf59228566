//! Links that are lost, hosts that are killed, and stations that come back: nothing is lost and nothing doubled.

use super::guest::{JoinedGuest, words};
use super::hosting::{RunningHost, events, free_port, read_code};
use super::program::TestFolder;
use ansage_game::event::EventKind;
use ansage_game::joining::StationRole;
use ansage_game::seat::Color;
use ansage_link::message::{DisconnectReason, HostMessage};

#[test]
fn a_lost_link_stops_the_clocks_and_resume_goes_on_when_it_is_back() {
    let room = TestFolder::new("host-lost-stops");
    let mut host = RunningHost::start(&room, "");
    let black = host.black();
    host.e4();
    let code = read_code(&host.says("link", "Code "));
    let seen = JoinedGuest::pair(&host.address, &code, StationRole::Spectator, None);
    let (keys, (seq, head)) = (black.keys.clone().unwrap(), black.last());
    let before = seen.pings();
    black.cut();
    host.until("Link to Black lost. Clocks stopped.");
    seen.until("the loss", |said| format!("{said:?}").contains("LinkLost"));
    // A ping goes out each second: it was not found by silence, which takes five.
    assert!(seen.pings() - before <= 2, "{} pings", seen.pings() - before);
    host.says("resume", "Black not linked: wait");
    host.says("link", "Black: link lost");
    let mut black = JoinedGuest::rejoin(&host.address, &keys, StationRole::Player, (seq, &head));
    black.welcomed();
    host.until("Black is back. Go on: resume");
    host.says("resume", "Play goes on.");
    black.acts(Color::Black, EventKind::Announced { words: words("e7e5") });
    host.until("e7-e5");
    host.quit();
    let lost = events(&room, "link-lost");
    assert_eq!(lost.len(), 1, "{lost:?}");
    assert!(lost[0].0.starts_with("black station"), "{lost:?}");
    let again: Vec<_> = events(&room, "link-found").into_iter().map(|(_, it)| it["again"] == true).collect();
    assert_eq!(again, [false, false, true]);
}

#[test]
fn with_lost_link_run_the_clocks_run_on_and_play_needs_no_resume() {
    let room = TestFolder::new("host-lost-runs");
    let mut host = RunningHost::start(&room, "--lost-link run");
    let black = JoinedGuest::pair(&host.address, &host.code, StationRole::Player, None);
    host.until("Black joined. Clocks run if link lost");
    host.e4();
    let (keys, (seq, head)) = (black.keys.clone().unwrap(), black.last());
    black.cut();
    host.until("Link to Black lost. The clocks run on.");
    let mut black = JoinedGuest::rejoin(&host.address, &keys, StationRole::Player, (seq, &head));
    black.welcomed();
    host.until("Black is back; clocks were not stopped");
    black.acts(Color::Black, EventKind::Announced { words: words("e7e5") });
    host.until("e7-e5");
    host.quit();
}

#[test]
fn a_station_that_does_not_answer_is_lost_though_its_line_is_not_cut() {
    let room = TestFolder::new("host-silent");
    let mut host = RunningHost::start(&room, "");
    let black = host.black();
    host.e4();
    black.fall_silent();
    host.until("Link to Black lost. Clocks stopped.");
    // His clock ran since he was heard last: that time is only proposed.
    let proposed = host.until("Proposed: Black ");
    let back = proposed.trim_start_matches("Proposed: Black ").trim_end_matches(" back").to_owned();
    assert!(!back.starts_with('0') || back.starts_with("0."), "{proposed}");
    host.until("White: consent gives it");
    assert_eq!(black.dismissed(), DisconnectReason::Silent);
    host.says("consent", "Consent? yes or no");
    host.says("yes", &format!("Black gets {back} more."));
    host.quit();
    let lost = events(&room, "link-lost");
    let lines: Vec<String> = room.text("game.journal").lines().map(str::to_owned).collect();
    let at =
        lines.iter().find(|line| line.contains("{\"link-lost\":{\"station\"")).unwrap().split('\t').nth(1).unwrap();
    let since = lost[0].1["since"].as_u64().expect("since when");
    let seconds: f64 = at.split(':').fold(0.0, |sum, part| 60.0 * sum + part.parse::<f64>().unwrap());
    let silent = seconds * 1_000.0 - since as f64;
    assert!((1_000.0..5_000.0).contains(&silent), "silent for {silent} ms");
}

/// When the host dies, seen from a press that is on its way to it.
#[derive(Clone, Copy, PartialEq)]
enum HostDeath {
    /// It does not run any more when the press comes.
    Before,
    /// Whenever: the press may or may not reach the disk before the power goes.
    Meanwhile,
    /// The press is in the journal.
    After,
}

#[test]
fn a_host_killed_in_mid_move_comes_back_with_the_same_pairing_and_nothing_lost_or_doubled() {
    killed_in_mid_move("host-killed", HostDeath::Meanwhile);
}

#[test]
fn a_host_killed_before_the_press_came_takes_it_when_it_is_said_again() {
    killed_in_mid_move("host-killed-before", HostDeath::Before);
}

#[test]
fn a_host_killed_after_the_press_was_recorded_does_not_take_it_twice() {
    killed_in_mid_move("host-killed-after", HostDeath::After);
}

/// What has come of a game in which Black's move was sent and the host died.
fn killed_in_mid_move(name: &str, dies: HostDeath) {
    let room = TestFolder::new(name);
    let port = free_port();
    let mut host = RunningHost::at(&room, &format!("127.0.0.1:{port}"), "");
    let mut black = host.black();
    host.e4();
    black.acts(Color::Black, EventKind::Repeated { words: words("e4") });
    black.acts(Color::Black, EventKind::Announced { words: words("e7e5") });
    let (keys, (seq, head)) = (black.keys.clone().unwrap(), black.last());
    let press = EventKind::ClockPressed { player: Color::Black };
    if dies == HostDeath::Before {
        host.running.signal("STOP");
    }
    let n = black.act(Color::Black, press.clone());
    if dies == HostDeath::After {
        black.recorded(n);
    }
    host.running.signal("KILL");
    assert_eq!(host.running.wait().signal, Some(9));
    black.cut();
    // The port is remembered.
    let mut host = RunningHost::at(&room, "127.0.0.1:0", "");
    assert_eq!(host.address, format!("127.0.0.1:{port}"));
    host.until("Black: link lost");
    let mut black = JoinedGuest::rejoin(&host.address, &keys, StationRole::Player, (seq, &head));
    black.welcomed();
    host.until("Black is back. Go on: resume");
    let acted = black.welcome.as_ref().unwrap().acted;
    match dies {
        HostDeath::Before => assert_eq!(acted, n - 1),
        HostDeath::Meanwhile => assert!(acted == n || acted == n - 1, "{acted} of {n}"),
        HostDeath::After => assert_eq!(acted, n),
    }
    host.says("resume", "Play goes on.");
    // He does not know whether it came: he says it again under the same number.
    black.act_again(n, Color::Black, press);
    if acted < n {
        host.until("White to move");
    }
    host.says("repeat e5", "White repeats e7-e5");
    host.says("Nf3", "w Ng1-f3");
    host.says("press", "Black to move");
    black.acts(Color::Black, EventKind::Announced { words: words("b8c6") });
    host.until("Nb8-c6");
    host.quit();
    let counts = ["announced", "repeated"].map(|name| events(&room, name).len());
    assert_eq!(counts, [4, 2]);
    let presses: Vec<_> =
        events(&room, "clock-pressed").into_iter().filter(|(from, _)| from.contains("link")).collect();
    assert_eq!(presses.len(), 1, "{presses:?}");
    room.run("verify game.journal").status(0);
}

#[test]
fn a_station_with_another_history_calls_the_arbiter_once() {
    let room = TestFolder::new("host-differs");
    let mut host = RunningHost::start(&room, "");
    let black = host.black();
    host.e4();
    let (keys, (seq, _)) = (black.keys.clone().unwrap(), black.last());
    black.cut();
    host.until("Link to Black lost");
    for _ in 0..2 {
        let other = JoinedGuest::rejoin(&host.address, &keys, StationRole::Player, (seq, "0123456789abcdef"));
        assert_eq!(other.dismissed(), DisconnectReason::HistoryDiffers);
    }
    host.until("Black holds another game: call arbiter");
    host.quit();
    assert_eq!(events(&room, "history-differs").len(), 1);
}

#[test]
fn what_happened_meanwhile_is_told_late_to_who_comes_back() {
    let room = TestFolder::new("host-late");
    let mut host = RunningHost::start(&room, "--lost-link run");
    let black = JoinedGuest::pair(&host.address, &host.code, StationRole::Player, None);
    host.until("Black joined.");
    host.line("start");
    black.until("the start", |said| matches!(said, HostMessage::Entry { effects, .. } if !effects.is_empty()));
    let (keys, (seq, head)) = (black.keys.clone().unwrap(), black.last());
    black.cut();
    host.until("Link to Black lost");
    host.says("d4", "w d2-d4");
    let mut black = JoinedGuest::rejoin(&host.address, &keys, StationRole::Player, (seq, &head));
    black.welcomed();
    let late = black.until("white's move", |said| format!("{said:?}").contains("MoveAnnounced"));
    assert!(matches!(late, HostMessage::Entry { late: true, .. }), "{late:?}");
    host.quit();
}
