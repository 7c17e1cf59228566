//! The start of `host`: what it says, what it does without a network, and journals begun by `play`.

use super::guest::JoinedGuest;
use super::hosting::{RunningHost, events, free_port, read_code};
use super::program::{RunningProgram, TestFolder, run};
use ansage_game::joining::StationRole;
use ansage_link::driver::guest::{JoinCredential, JoinError};
use ansage_link::greeting::GreetingRefusal;

#[test]
fn a_bad_option_of_host_is_answered_with_one_that_works() {
    let room = TestFolder::new("host-options");
    for (option, works) in [("--listen=nowhere", "192.168.1.7:20140"), ("--lost-link=wait", "stop")] {
        let mut command = room.ansage("host --lang en --journal game.journal");
        command.arg(option);
        run(command, b"").status(2).empty().says(works);
    }
    room.run("host --lang en --clock script").status(2).says("--clock script");
    room.run("host --lang de --clock script").status(2).says("wirkliche Zeit");
    assert!(!room.path("game.journal").exists());
}

#[test]
fn the_start_says_where_to_join_and_with_which_code_in_either_language() {
    let room = TestFolder::new("host-start");
    let mut host = RunningHost::start(&room, "");
    assert!(host.address.starts_with("127.0.0.1:"), "{}", host.address);
    assert!(host.running.read.iter().any(|line| line == "Not announced on the network"), "{:?}", host.running.read);
    assert!(host.running.read.iter().all(|line| line.chars().count() <= 40 || line.contains('/')));
    host.says("link", "No other station has joined");
    assert_eq!(read_code(&host.until("Code ")), host.code, "link tells the code again");
    host.line("link code");
    assert_ne!(read_code(&host.until("Code ")), host.code);
    host.quit();
    let mut german = RunningProgram::start(room.ansage(&format!(
        "host --audio none --lang de --no-discovery --journal de.journal --listen 127.0.0.1:{}",
        free_port()
    )));
    german.until(&["ansage join 127.0.0.1:"]);
    read_code(&german.until(&["Code "]));
    german.line("verbindung");
    german.until(&["Keine andere Station ist dabei"]);
    german.line("verbindung frei");
    german.until(&["Keine andere Station ist dabei"]);
    german.end().status(0);
}

#[test]
fn where_nothing_can_be_reached_the_game_goes_on_at_this_keyboard() {
    let room = TestFolder::new("host-no-network");
    // An address that no machine has.
    let listen = "host --audio none --lang en --time 90+30 --journal game.journal --listen 192.0.2.77:20140";
    let mut host = RunningProgram::start(room.ansage(listen));
    host.until(&["No station can join. Play goes on here."]);
    for line in ["link", "start", "e4", "press", "opp press", "e5"] {
        host.line(line);
    }
    host.until(&["No station can join. Start again."]);
    host.until(&["e7-e5"]);
    host.end().status(0);
    let pgn = room.run("export game.journal --pgn --plain").out;
    assert!(pgn.contains("1. e4 e5"), "{pgn}");
}

#[test]
fn a_game_begun_by_play_goes_on_under_host_and_the_other_way_round() {
    let room = TestFolder::new("host-and-play");
    run(room.play("game.journal", "--time 90+30"), b"start\ne4\npress\nlink\n").status(0);
    let mut host = RunningHost::start(&room, "");
    let black = host.black();
    let keys = black.keys.clone().unwrap();
    assert_eq!(black.welcome.as_ref().unwrap().seat, ansage_game::seat::Color::Black);
    host.quit();
    // At one keyboard again he is at it, and his key is worth nothing.
    let ended = run(room.play("game.journal", "--time 90+30"), b"resume\nopp press\ne5\n").status(0);
    assert!(ended.out.contains("Black: back at the keyboard here"), "{}", ended.out);
    assert!(ended.out.contains("e7-e5"), "{}", ended.out);
    let host = RunningHost::start(&room, "");
    let back = JoinedGuest::come(
        &host.address,
        JoinCredential::Key(keys.id, &keys.key),
        &super::guest::hello(StationRole::Player, None, (0, "")),
    );
    let why = back.map(JoinedGuest::dismissed);
    assert!(matches!(why, Ok(ansage_link::message::DisconnectReason::Freed)), "{why:?}");
    host.quit();
    room.run("verify game.journal").status(0);
}

#[test]
fn without_host_the_link_says_how_to_get_one() {
    let room = TestFolder::new("host-none");
    let ended = run(room.play("game.journal", "--time 90+30"), b"link\nlink code\nlink free black\n").status(0);
    let told = ended.out.lines().filter(|line| *line == "No links. Start with: ansage host").count();
    assert_eq!(told, 3, "{}", ended.out);
}

#[test]
fn a_new_game_does_not_know_the_keys_of_another_that_had_its_name() {
    let room = TestFolder::new("host-other-game");
    let mut host = RunningHost::start(&room, "");
    let black = host.black();
    let keys = black.keys.clone().unwrap();
    host.quit();
    std::fs::remove_file(room.path("game.journal")).unwrap();
    let host = RunningHost::start(&room, "");
    let back = JoinedGuest::come(
        &host.address,
        JoinCredential::Key(keys.id, &keys.key),
        &super::guest::hello(StationRole::Player, None, (0, "")),
    );
    assert!(matches!(back, Err(JoinError::Refused(GreetingRefusal::UnknownKey))));
    host.quit();
}

#[test]
fn where_the_keys_are_lost_no_number_of_a_station_is_given_twice() {
    let room = TestFolder::new("host-keys-lost");
    let mut host = RunningHost::start(&room, "");
    host.black().cut();
    host.until("Link to Black lost");
    host.quit();
    room.write("game.journal.pairing", b"torn");
    let mut host = RunningHost::start(&room, "");
    assert!(host.running.read.iter().any(|line| line == "Keys unreadable: the code is needed"));
    host.says("link free", "Black: back at the keyboard here");
    host.black();
    host.quit();
    let stations: Vec<u64> =
        events(&room, "link-found").into_iter().map(|(_, it)| it["station"].as_u64().unwrap()).collect();
    assert_eq!(stations, [1, 2]);
}

/// Internet transmission demands a delay, so an arbiter has to hear of it.
#[test]
fn inspect_tells_how_much_later_spectators_see_the_game() {
    for (name, options, told) in [
        ("host-inspect-later", "--delay 0:05", "Spectators: 5 s later"),
        ("host-inspect-now", "--delay 0:00", "Spectators: no delay"),
    ] {
        let room = TestFolder::new(name);
        let mut host = RunningHost::start(&room, options);
        host.says("inspect", told);
    }
}
