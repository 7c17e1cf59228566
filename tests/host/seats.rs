//! One seat, one station: who may have which, who only watches, and how the code is kept.

use super::guest::{JoinedGuest, hello, words};
use super::hosting::{RunningHost, events, read_code};
use super::program::TestFolder;
use ansage_game::effect::Audience;
use ansage_game::event::EventKind;
use ansage_game::joining::StationRole;
use ansage_game::seat::Color;
use ansage_link::driver::guest::{JoinCredential, JoinError};
use ansage_link::greeting::GreetingRefusal;
use ansage_link::message::{ArbiterCode, ClientMessage, DisconnectReason, HostMessage};
use ansage_link::pairing::JoiningCode;
use ansage_link::role::Denial;

/// The code that `link` tells.
fn code_now(host: &mut RunningHost) -> JoiningCode {
    read_code(&host.says("link", "Code "))
}

fn comes(host: &RunningHost, code: &JoiningCode, capacity: StationRole, seat: Option<Color>) -> JoinedGuest {
    JoinedGuest::come(&host.address, JoinCredential::Code(code), &hello(capacity, seat, (0, ""))).unwrap()
}

#[test]
fn a_code_lets_one_station_in_and_a_seat_has_one_station() {
    let room = TestFolder::new("host-one-seat");
    let mut host = RunningHost::start(&room, "");
    let black = host.black();
    let used = host.code.clone();
    let refused =
        JoinedGuest::come(&host.address, JoinCredential::Code(&used), &hello(StationRole::Spectator, None, (0, "")));
    assert!(matches!(refused, Err(JoinError::Refused(GreetingRefusal::WrongCode))), "a code lets one station in");
    let code = code_now(&mut host);
    assert_ne!(code, used);
    assert_eq!(comes(&host, &code, StationRole::Player, Some(Color::Black)).dismissed(), DisconnectReason::SeatTaken);
    host.until("Refused: tried to join a taken seat");
    // Who was let in by the code and did not get the seat has no key either.
    let code = code_now(&mut host);
    let taken = comes(&host, &code, StationRole::Player, None);
    let got = taken.keys.clone().unwrap();
    assert_eq!(taken.dismissed(), DisconnectReason::SeatTaken);
    host.says("link", "Black: joined");
    let again = JoinedGuest::come(
        &host.address,
        JoinCredential::Key(got.id, &got.key),
        &hello(StationRole::Player, None, (0, "")),
    );
    assert!(matches!(again, Err(JoinError::Refused(GreetingRefusal::UnknownKey))));
    // The key of a player does not make an arbiter of him.
    let keys = black.keys.clone().unwrap();
    let arbiter = hello(StationRole::Arbiter, None, (0, ""));
    let desk = JoinedGuest::come(&host.address, JoinCredential::Key(keys.id, &keys.key), &arbiter).unwrap();
    assert_eq!(desk.dismissed(), DisconnectReason::SeatTaken);
    let mut black = JoinedGuest::rejoin(&host.address, &keys, StationRole::Player, (0, ""));
    black.welcomed();
    let code = code_now(&mut host);
    assert_eq!(comes(&host, &code, StationRole::Player, Some(Color::White)).dismissed(), DisconnectReason::SeatTaken);
    host.e4();
    black.acts(Color::Black, EventKind::Announced { words: words("e7e5") });
    host.quit();
    let denied = events(&room, "link-denied");
    assert_eq!(denied.len(), 3, "{denied:?}");
    assert!(denied.iter().all(|(_, denied)| denied["reason"] == "other-seat"), "{denied:?}");
    assert_eq!(events(&room, "link-found").len(), 2, "black, and black again");
}

#[test]
fn f18_a_released_seat_stays_that_of_its_own_device() {
    let room = TestFolder::new("host-freed");
    let mut host = RunningHost::start(&room, "");
    let black = host.black();
    let keys = black.keys.clone().unwrap();
    host.e4();
    // Nobody sends his opponent away.
    host.says("link free", "Black acts at another station");
    black.fall_silent();
    host.until("Link to Black lost.");
    host.says("link free", "Black may join: link tells the code");
    // Nobody plays, resigns or runs his clock for him here.
    host.says("resume", "Black not linked: wait");
    host.says("opp resign", "Black acts at another station");
    // The player was away for a moment.
    let back = JoinedGuest::rejoin(&host.address, &keys, StationRole::Player, (0, ""));
    host.until("Black is back.");
    back.fall_silent();
    host.until("Link to Black lost.");
    host.says("link free", "Black may join: link tells the code");
    let code = code_now(&mut host);
    let mut other = comes(&host, &code, StationRole::Player, None);
    other.welcomed();
    host.until("Another device has Black's seat now.");
    assert_eq!(other.welcome.as_ref().unwrap().seat, Color::Black);
    // The host's player alone cannot end the game with it.
    host.says("resume", "Go on and give the time?");
    host.says("yes", "Play goes on.");
    other.acts(Color::Black, EventKind::Resigned);
    host.until("Said by another device of Black");
    host.says("consent", "Confirm it at Black's first device");
    // The seat's own device has it again, and the other one is out for good.
    let theirs = other.keys.clone().unwrap();
    let mut back = JoinedGuest::rejoin(&host.address, &keys, StationRole::Player, (0, ""));
    back.welcomed();
    assert_eq!(other.dismissed(), DisconnectReason::OwnerReturned);
    host.until("Black is back.");
    let again = JoinedGuest::come(
        &host.address,
        JoinCredential::Key(theirs.id, &theirs.key),
        &hello(StationRole::Player, None, (0, "")),
    );
    assert!(matches!(again, Err(JoinError::Refused(GreetingRefusal::UnknownKey))));
    back.acts(Color::Black, EventKind::PlayResumed);
    host.says("resume", "Play goes on.");
    host.quit();
    // The one that was refused, and those that were done.
    assert_eq!(events(&room, "seat-released").len(), 3);
    room.run("verify game.journal").status(0);
}

#[test]
fn a_spectator_sees_and_never_acts() {
    let room = TestFolder::new("host-spectator");
    let mut host = RunningHost::start(&room, "");
    let mut seen = JoinedGuest::pair(&host.address, &host.code, StationRole::Spectator, None);
    host.until("A spectator has joined");
    host.says("link", "One spectator.");
    host.e4();
    for (seat, kind) in [(Color::Black, EventKind::DrawOffered), (Color::White, EventKind::FlagClaimed)] {
        let n = seen.act(seat, kind);
        let denied =
            |said: &HostMessage| matches!(said, HostMessage::Denied { n: of, why: Denial::Spectator } if *of == n);
        seen.until("a denial", denied);
    }
    // What is the players' own he is not told.
    host.line("m");
    host.line("again");
    seen.until("the announcement again", |said| {
        let HostMessage::Entry { effects, .. } = said else { return false };
        assert!(effects.iter().all(|effect| effect.to == Audience::Hall), "{effects:?}");
        format!("{effects:?}").contains("Repeated")
    });
    host.quit();
    assert_eq!(events(&room, "link-denied")[0].1["reason"], "spectator");
    assert!(events(&room, "draw-offered").is_empty());
}

#[test]
fn five_wrong_codes_make_a_new_one_and_are_told_and_journaled() {
    let room = TestFolder::new("host-codes");
    let mut host = RunningHost::start(&room, "");
    let right = host.code.to_string();
    let wrong = JoiningCode::parse(if right == "123 456" { "654321" } else { "123456" }).unwrap();
    let tries = |host: &RunningHost, code: &JoiningCode| {
        JoinedGuest::come(&host.address, JoinCredential::Code(code), &hello(StationRole::Player, None, (0, "")))
    };
    for count in 1..=4 {
        assert!(matches!(tries(&host, &wrong), Err(JoinError::Refused(GreetingRefusal::WrongCode))));
        host.until(&format!("Wrong code tried: {count} of 5"));
    }
    assert!(matches!(tries(&host, &wrong), Err(JoinError::Refused(GreetingRefusal::Pause { seconds: 30 }))));
    host.until("5 wrong codes. There is a new one");
    host.until("No code is taken for 30 s");
    let fresh = read_code(&host.until("Code "));
    assert_ne!(fresh.to_string(), right);
    assert!(matches!(tries(&host, &fresh), Err(JoinError::Refused(GreetingRefusal::Pause { seconds: 1..=30 }))));
    // Who is at the host can make one that is taken at once.
    host.line("link code");
    let third = read_code(&host.until("Code "));
    assert_ne!(third, fresh);
    assert!(
        matches!(tries(&host, &host.code.clone()), Err(JoinError::Refused(GreetingRefusal::WrongCode))),
        "the first one is worth nothing"
    );
    host.until("Wrong code tried: 1 of 5");
    let mut black = tries(&host, &third).unwrap();
    black.welcomed();
    host.until("Black joined.");
    host.e4();
    host.quit();
    let journaled: Vec<(u64, bool)> = events(&room, "code-refused")
        .into_iter()
        .map(|(_, it)| (it["count"].as_u64().unwrap(), it["changed"].as_bool().unwrap()))
        .collect();
    assert_eq!(journaled, [(1, false), (2, false), (3, false), (4, false), (5, true), (1, false)]);
    assert!(!room.text("game.journal").contains(&right.replace(' ', "")), "no code is in the journal");
}

/// What only an arbiter's desk says is no message of a player: his line is cut and it is told, and the game is unhurt.
#[test]
fn a_players_line_is_cut_for_a_desks_words_and_the_game_goes_on() {
    let room = TestFolder::new("host-desks-words");
    let mut host = RunningHost::start(&room, "");
    let black = host.black();
    let keys = black.keys.clone().unwrap();
    host.e4();
    black.cut();
    host.until("Link to Black lost. Clocks stopped.");
    let code = ClientMessage::Code { code: ArbiterCode::new("geheim78"), arbiter: "Eve".into() };
    let desks = [code];
    for said in &desks {
        let mut black = JoinedGuest::rejoin(&host.address, &keys, StationRole::Player, (0, ""));
        black.welcomed();
        host.until("Black is back");
        assert!(black.say(said), "{said:?}");
        assert_eq!(black.dismissed(), DisconnectReason::NotUnderstood, "{said:?}");
        host.until("Black, refused: \"message\"");
        host.until("Link to Black lost.");
    }
    // He sits where he sat, and nothing of it was done.
    let mut black = JoinedGuest::rejoin(&host.address, &keys, StationRole::Player, (0, ""));
    black.welcomed();
    host.until("Black is back");
    host.says("resume", "Play goes on.");
    black.acts(Color::Black, EventKind::Announced { words: words("e7e5") });
    host.until("e7-e5");
    host.quit();
    let denied: Vec<_> = events(&room, "link-denied").into_iter().map(|(_, it)| it["reason"].clone()).collect();
    assert_eq!(denied, vec!["unreadable"; desks.len()]);
    for none in ["ruled", "desk-taken", "envelope-opened"] {
        assert!(events(&room, none).is_empty(), "{none}");
    }
    assert!(!room.text("game.journal").contains("geheim78"));
    room.run("verify game.journal").status(0);
}
