//! Who floods is cut off; the host's own keys are answered at once all the while, and its memory does not grow.

use super::guest::{JoinedGuest, hello, words};
use super::hosting::{RunningHost, events};
use super::program::TestFolder;
use ansage_game::event::EventKind;
use ansage_game::joining::StationRole;
use ansage_game::seat::Color;
use ansage_link::driver::guest::JoinCredential;
use ansage_link::message::{ClientMessage, DisconnectReason};
use std::fs;
use std::io::Write;
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// The memory a process has now, in bytes.
fn memory(process: u32) -> u64 {
    let pages = fs::read_to_string(format!("/proc/{process}/statm")).unwrap();
    pages.split(' ').nth(1).unwrap().parse::<u64>().unwrap() * 4096
}

/// Asks the host's player's own question over and over until `until` says so; gives the longest time to an answer.
fn asks(host: &mut RunningHost, until: impl Fn() -> bool) -> (Duration, u32) {
    let (mut longest, mut asked) = (Duration::ZERO, 0);
    while !until() || asked < 20 {
        let began = Instant::now();
        host.says("count", "moves");
        longest = longest.max(began.elapsed());
        asked += 1;
    }
    (longest, asked)
}

/// Sends far more than any hand can, until the host has had enough.
fn flood(mut guest: JoinedGuest) -> DisconnectReason {
    for n in 0..150 {
        let kind = EventKind::ScoreWritten { text: "x".repeat(150).into(), words: None };
        match n % 2 {
            0 => drop(guest.act(Color::White, kind)),
            _ => drop(guest.say(&ClientMessage::Pong { n })),
        }
    }
    guest.dismissed()
}

#[test]
fn a_joined_station_that_floods_is_cut_off_and_the_game_is_unhurt() {
    let room = TestFolder::new("host-flood");
    let mut host = RunningHost::start(&room, "");
    let black = host.black();
    host.e4();
    let keys = black.keys.clone().unwrap();
    let before = memory(host.running.id());
    let address = host.address.clone();
    let (longest, asked) = std::thread::scope(|scope| {
        let floods = scope.spawn(|| {
            assert_eq!(flood(black), DisconnectReason::Flood);
            // Cut off, he comes again at once, and again.
            for _ in 0..10 {
                let again = JoinedGuest::rejoin(&address, &keys, StationRole::Player, (0, ""));
                assert_eq!(flood(again), DisconnectReason::Flood);
            }
        });
        asks(&mut host, || floods.is_finished())
    });
    println!("flood: {asked} questions of the host's player, the slowest answered in {longest:?}");
    let grown = memory(host.running.id()).saturating_sub(before);
    println!("flood: the host's memory grew by {grown} bytes");
    assert!(grown < 16 * 1024 * 1024, "{grown}");
    // He may come back, and the game goes on where it stood.
    let mut black = JoinedGuest::rejoin(&host.address, &keys, StationRole::Player, (0, ""));
    black.welcomed();
    host.says("resume", "Play goes on.");
    black.acts(Color::Black, EventKind::Announced { words: words("e7e5") });
    host.until("e7-e5");
    host.quit();
    assert!(events(&room, "link-denied").iter().any(|(_, it)| it["reason"] == "flood"));
    assert!(events(&room, "score-written").is_empty());
}

#[test]
fn strangers_that_flood_the_door_hurt_nobody() {
    let room = TestFolder::new("host-strangers");
    let mut host = RunningHost::start(&room, "");
    let mut black = host.black();
    host.e4();
    let before = memory(host.running.id());
    let address = host.address.clone();
    let (longest, asked) = std::thread::scope(|scope| {
        let floods = scope.spawn(|| {
            for n in 0_u32..300 {
                if let Ok(mut stream) = TcpStream::connect(&address) {
                    let garbage = vec![(n % 251) as u8; 64 * 1024];
                    let _ = stream.set_write_timeout(Some(Duration::from_millis(100)));
                    let _ = stream.write_all(&garbage);
                }
            }
        });
        asks(&mut host, || floods.is_finished())
    });
    println!("strangers: {asked} questions of the host's player, the slowest answered in {longest:?}");
    let grown = memory(host.running.id()).saturating_sub(before);
    assert!(grown < 16 * 1024 * 1024, "{grown}");
    black.acts(Color::Black, EventKind::Announced { words: words("e7e5") });
    host.until("e7-e5");
    // Somebody who has the code still gets in.
    host.line("link");
    let code = super::hosting::read_code(&host.until("Code "));
    let mut other =
        JoinedGuest::come(&host.address, JoinCredential::Code(&code), &hello(StationRole::Spectator, None, (0, "")))
            .unwrap();
    other.welcomed();
    host.quit();
}
