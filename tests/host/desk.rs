//! The arbiter's desk at a machine that has joined: the same desk, and not one byte of the journal before his own code.

use super::guest::hello;
use super::hosting::{RunningHost, events};
use super::program::TestFolder;
use crate::support::code::{self, CODE};
use ansage_game::event::EventKind;
use ansage_game::joining::StationRole;
use ansage_game::ruling::Ruling;
use ansage_game::seat::Seat;
use ansage_link::driver::guest::{ClientEndpoint, JoinCredential, JoinedConnection, join_host};
use ansage_link::message::{ArbiterCode, ClientMessage, DisconnectReason, HostMessage};
use ansage_link::pairing::{PairingId, PairingKey};
use ansage_link::role::Denial;

/// What a desk comes back with.
type DeskKeys = (PairingId, PairingKey);

/// A desk that was let in by the code of the hall.
fn desk(host: &mut RunningHost) -> (ClientEndpoint, DeskKeys) {
    let code = super::hosting::read_code(&host.says("link", "Code "));
    let first = hello(StationRole::Arbiter, None, (0, ""));
    let JoinedConnection { end, opening, .. } = join_host(&host.address, JoinCredential::Code(&code), &first).unwrap();
    (end, (opening.id, opening.key.unwrap()))
}

/// The same desk, by its key.
fn again(host: &RunningHost, (id, key): &DeskKeys) -> ClientEndpoint {
    let first = hello(StationRole::Arbiter, None, (0, ""));
    join_host(&host.address, JoinCredential::Key(*id, key), &first).unwrap().end
}

/// The arbiter takes the desk at the host, and leaves it.
fn come_and_go(host: &mut RunningHost) {
    host.says(&format!("ruling {CODE}"), "Desk. Type a ruling");
    host.says("done", "arbiter has left");
}

/// The arbiter sets his code at the host, with the other player's key, and leaves the desk there.
fn set_code(host: &mut RunningHost) {
    host.says(&format!("ruling {CODE}"), "Arbiter's code? Black confirms: F12");
    host.says("opp yes", "Code set.");
    host.says("done", "arbiter has left");
}

fn code(text: &str) -> ClientMessage {
    ClientMessage::Code { code: ArbiterCode::new(text), arbiter: "Ada".into() }
}

fn answer(desk: &mut ClientEndpoint, said: &ClientMessage) -> HostMessage {
    desk.send(said).unwrap();
    desk.receive().unwrap()
}

/// The answer to this where it is not done.
fn denied(said: &ClientMessage, why: Denial) -> HostMessage {
    HostMessage::Denied { n: if let ClientMessage::Act { n, .. } = said { *n } else { 0 }, why }
}

/// The answer to a wrong code.
fn wrong(count: u32) -> HostMessage {
    HostMessage::Denied { n: 0, why: Denial::WrongCode { count } }
}

/// What is heard up to a line of the journal with this in it, which answers what this desk said.
#[track_caller]
fn up_to(desk: &mut ClientEndpoint, part: &str) -> Vec<HostMessage> {
    let mut heard = Vec::new();
    loop {
        let said = desk.receive().unwrap_or_else(|error| panic!("no {part}: {error}, after {heard:?}"));
        let ends = matches!(&said, HostMessage::Line { text, yours: true } if text.contains(part));
        heard.push(said);
        if ends {
            return heard;
        }
    }
}

const STOP: ClientMessage =
    ClientMessage::Act { n: 1, seat: Seat::Arbiter, kind: EventKind::Ruled { ruling: Ruling::Stop } };

#[test]
fn the_right_code_opens_the_desk_and_takes_it() {
    let room = TestFolder::new("host-desk");
    let mut host = RunningHost::start(&room, code::option(&room.path("")));
    let _black = host.black();
    host.e4();
    come_and_go(&mut host);
    let (mut desk, _) = desk(&mut host);
    assert_eq!(desk.receive().unwrap(), HostMessage::CodeFirst);
    desk.send(&code(CODE)).unwrap();
    let heard = up_to(&mut desk, "desk-taken");
    assert!(matches!(heard[0], HostMessage::LinesFollow { .. }), "{:?}", heard[0]);
    let lines: Vec<String> = heard[1..]
        .iter()
        .map(|said| {
            let HostMessage::Line { text, .. } = said else { panic!("{said:?}") };
            format!("{text}\n")
        })
        .collect();
    host.until("A desk for the arbiter has joined");
    desk.send(&STOP).unwrap();
    up_to(&mut desk, "ruled");
    host.says("link", "Arbiter's desk at another machine");
    drop(desk);
    host.until("Link to the arbiter's desk lost");
    host.quit();
    assert!(room.text("game.journal").starts_with(&lines.concat()), "every line of the journal, once, in its order");
    let taken = events(&room, "desk-taken");
    assert_eq!(taken.len(), 2, "at the host, and at the desk");
    assert_eq!(taken[0].1["verifier"], taken[1].1["verifier"]);
    assert_eq!(events(&room, "ruled").len(), 1);
    assert_eq!(events(&room, "desk-left").len(), 2);
    assert_eq!(events(&room, "link-found").len(), 2, "Black, and the desk");
    assert!(!room.text("game.journal").contains(CODE));
    room.run("verify game.journal").status(0);
}

#[test]
fn not_one_byte_of_the_journal_reaches_a_desk_without_the_arbiters_code() {
    let room = TestFolder::new("host-desk-gate");
    let mut host = RunningHost::start(&room, code::option(&room.path("")));
    come_and_go(&mut host);
    let (mut desk, _) = desk(&mut host);
    assert_eq!(desk.receive().unwrap(), HostMessage::CodeFirst);
    // What is recorded while it waits does not come either: the next word is the answer.
    host.line("start");
    host.says("e4", "e2-e4");
    for said in [STOP, ClientMessage::Open, ClientMessage::OpenPaper { words: None }] {
        assert_eq!(answer(&mut desk, &said), denied(&said, Denial::NotAtDesk), "{said:?}");
    }
    let first = hello(StationRole::Arbiter, None, (0, ""));
    assert_eq!(answer(&mut desk, &first), denied(&first, Denial::NotAtDesk));
    assert_eq!(answer(&mut desk, &code("geheim78")), wrong(1));
    host.until("Desk elsewhere: wrong arbiter's code");
    assert_eq!(answer(&mut desk, &STOP), denied(&STOP, Denial::NotAtDesk));
    host.line("link");
    host.until("No other station has joined");
    drop(desk);
    host.quit();
    assert!(events(&room, "ruled").is_empty());
    assert!(events(&room, "link-found").is_empty() && events(&room, "link-lost").is_empty(), "it has not joined");
}

#[test]
fn the_arbiters_code_is_never_set_over_the_link() {
    let room = TestFolder::new("host-desk-set");
    let mut host = RunningHost::start(&room, "");
    let (mut eager, keys) = desk(&mut host);
    // Typed before anybody has asked.
    let _ = eager.send(&code("meincode"));
    assert_eq!(eager.receive().unwrap(), HostMessage::Bye(DisconnectReason::NoCode));
    assert!(eager.receive().is_err(), "the line is closed");
    host.until("Arbiter: set your code here");
    let mut desk = again(&host, &keys);
    assert_eq!(desk.receive().unwrap(), HostMessage::Bye(DisconnectReason::NoCode));
    drop(desk);
    // The pairing is kept: when the code is there, the key is enough for joining.
    set_code(&mut host);
    let mut desk = again(&host, &keys);
    assert_eq!(desk.receive().unwrap(), HostMessage::CodeFirst);
    assert_eq!(answer(&mut desk, &code("meincode")), wrong(1));
    desk.send(&code(CODE)).unwrap();
    up_to(&mut desk, "desk-taken");
    host.quit();
    assert_eq!((events(&room, "code-proposed").len(), events(&room, "desk-taken").len()), (1, 1));
    let denied: Vec<String> = events(&room, "link-denied")
        .iter()
        .map(|(from, it)| format!("{from} {} {}", it["what"], it["reason"]))
        .collect();
    assert_eq!(denied.len(), 3, "{denied:?}");
    assert!(denied[..2].iter().all(|it| it.ends_with(r#""arbiters-desk" "no-code""#)), "{denied:?}");
}

#[test]
fn wrong_codes_over_the_link_are_counted_paused_and_recorded_and_the_host_is_not_shut_out() {
    let room = TestFolder::new("host-desk-wrong");
    let mut host = RunningHost::start(&room, code::option(&room.path("")));
    come_and_go(&mut host);
    let (mut first, keys) = desk(&mut host);
    assert_eq!(first.receive().unwrap(), HostMessage::CodeFirst);
    for count in 1..=3 {
        assert_eq!(answer(&mut first, &code("geheim78")), wrong(count));
    }
    drop(first);
    // A new line begins no new count.
    let mut desk = again(&host, &keys);
    assert_eq!(desk.receive().unwrap(), HostMessage::CodeFirst);
    for count in 4..=5 {
        assert_eq!(answer(&mut desk, &code("geheim78")), wrong(count));
    }
    let paused = answer(&mut desk, &code(CODE));
    assert!(matches!(paused, HostMessage::Denied { why: Denial::Wait { .. }, .. }), "{paused:?}");
    host.says(&format!("ruling {CODE}"), "Desk. Type a ruling");
    host.quit();
    let denied = events(&room, "link-denied");
    assert_eq!(denied.len(), 5);
    for (from, it) in denied {
        assert!(from.starts_with("arbiter") && from.contains("link"), "{from}");
        assert_eq!((&it["what"], &it["reason"]), (&"arbiters-code".into(), &"wrong".into()));
    }
    room.run("verify game.journal").status(0);
}

#[test]
fn while_the_arbiter_is_at_the_host_his_desk_elsewhere_only_watches() {
    let room = TestFolder::new("host-desk-watches");
    let mut host = RunningHost::start(&room, code::option(&room.path("")));
    host.says(&format!("ruling {CODE}"), "Desk. Type a ruling");
    let first = hello(StationRole::Arbiter, None, (0, ""));
    let joined = join_host(&host.address, JoinCredential::Code(&host.code), &first).unwrap();
    let mut desk = joined.end;
    assert_eq!(desk.receive().unwrap(), HostMessage::CodeFirst);
    assert!(matches!(answer(&mut desk, &code(CODE)), HostMessage::LinesFollow { .. }));
    desk.send(&STOP).unwrap();
    let mut said = desk.receive().unwrap();
    while matches!(said, HostMessage::Line { .. }) {
        said = desk.receive().unwrap();
    }
    assert_eq!(said, denied(&STOP, Denial::NotAtDesk));
    host.says("done", "arbiter has left");
    // Now his code takes this desk; a wrong one is counted here too.
    desk.send(&code("geheim78")).unwrap();
    desk.send(&code(CODE)).unwrap();
    let heard = up_to(&mut desk, "desk-taken");
    assert!(heard.contains(&wrong(1)), "{heard:?}");
    host.quit();
    assert_eq!(events(&room, "link-denied").len(), 1);
}

#[test]
fn art_12_1_what_the_arbiters_code_is_checked_by_goes_to_no_other_station_and_opens_a_desk_elsewhere_at_once() {
    let room = TestFolder::new("host-desk-opened");
    let mut host = RunningHost::start(&room, code::option(&room.path("")));
    let black = host.black();
    let welcome = serde_json::to_string(&black.welcome).unwrap();
    assert!(!welcome.contains("argon2id") && welcome.contains("\"laws\""), "{welcome}");
    // Nobody has typed it at the host before.
    let (mut desk, _) = desk(&mut host);
    assert_eq!(desk.receive().unwrap(), HostMessage::CodeFirst);
    desk.send(&code(CODE)).unwrap();
    up_to(&mut desk, "desk-taken");
    host.quit();
}

/// A desk that is dead, or whose arbiter has come to the players, holds nobody up: with his own code he takes the desk at
/// the host, and the other rules no more.
#[test]
fn who_comes_to_the_host_takes_the_desk_with_his_own_code() {
    let room = TestFolder::new("host-desk-taken-over");
    let mut host = RunningHost::start(&room, code::option(&room.path("")));
    let _black = host.black();
    host.e4();
    let (mut dead, _) = desk(&mut host);
    dead.send(&code(CODE)).unwrap();
    up_to(&mut dead, "desk-taken");
    dead.send(&STOP).unwrap();
    up_to(&mut dead, "stop");
    // It says nothing more. A wrong code takes nothing.
    host.says("ruling falsch-falsch", "Another desk is taken. It must be left.");
    host.says(&format!("ruling {CODE}"), "Desk. Type a ruling");
    host.says("resume", "Play goes on");
    dead.send(&STOP).unwrap();
    let denied = |said: &HostMessage| matches!(said, HostMessage::Denied { why: Denial::NotAtDesk, .. });
    while !denied(&dead.receive().unwrap()) {}
    host.quit();
    assert_eq!(events(&room, "desk-left").len(), 1, "the other desk was left, on record");
    room.run("verify game.journal").status(0);
}

/// The arbiter at the host takes back the seat of a player whose machine is gone.
#[test]
fn the_arbiter_takes_a_seat_back_from_his_desk() {
    let room = TestFolder::new("host-desk-frees");
    let mut host = RunningHost::start(&room, code::option(&room.path("")));
    let black = host.black();
    host.e4();
    black.fall_silent();
    host.until("Link to Black lost.");
    host.says(&format!("ruling {CODE}"), "Desk. Type a ruling");
    host.says("link free black", "Black: back at the keyboard here");
    host.says("resume", "Play goes on");
    host.says("done", "arbiter has left");
    host.quit();
    room.run("verify game.journal").status(0);
}
