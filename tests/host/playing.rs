//! Black sits at a station of his own: he repeats, moves and presses there, and nowhere else.

use super::guest::{JoinedGuest, hello, words};
use super::hosting::{RunningHost, events};
use super::program::TestFolder;
use ansage_game::effect::EffectKind;
use ansage_game::event::{EventKind, Question};
use ansage_game::joining::StationRole;
use ansage_game::seat::Color;
use ansage_game::terms::RepetitionPolicy;
use ansage_link::driver::guest::JoinCredential;
use ansage_link::message::{DisconnectReason, HostMessage};
use ansage_link::role::Denial;
use std::time::Instant;

/// Whether this tells a move.
fn tells_move(said: &HostMessage) -> bool {
    let is = |effects: &[ansage_game::effect::Effect]| {
        effects.iter().any(|effect| matches!(effect.kind, EffectKind::MoveAnnounced { .. }))
    };
    matches!(said, HostMessage::Entry { effects, .. } if is(effects))
}

#[test]
fn d_2_1_a_joined_player_repeats_moves_and_presses_and_the_hall_hears_it() {
    let room = TestFolder::new("host-plays");
    let mut host = RunningHost::start(&room, "");
    let mut black = host.black();
    let welcome = black.welcome.clone().unwrap();
    assert_eq!((welcome.seat, welcome.blind, welcome.acted), (Color::Black, false, 0));
    // Between two stations the repetition is asked for where nobody said otherwise.
    assert_eq!(welcome.terms.repeat, RepetitionPolicy::Asked);
    host.e4();
    black.until("white's move", tells_move);
    black.acts(Color::Black, EventKind::Repeated { words: words("e4") });
    host.until("Black repeats e2-e4");
    // What he asks for himself is his to hear, and not the hall's.
    let before = host.running.read.len();
    black.acts(Color::Black, EventKind::InformationAsked { question: Question::Clocks });
    host.says("count", "moves: you 1");
    assert_eq!(host.running.read.len(), before + 1, "{:?}", host.running.read);
    let began = Instant::now();
    black.act(Color::Black, EventKind::Announced { words: words("e7e5") });
    host.until("e7-e5");
    println!("a move at one station, told at the other: {:?}", began.elapsed());
    black.acts(Color::Black, EventKind::ClockPressed { player: Color::Black });
    host.until("White to move");
    host.says("repeat e5", "White repeats e7-e5");
    host.quit();
    let ports: Vec<String> = events(&room, "repeated").into_iter().map(|(from, _)| from).collect();
    assert_eq!(ports.len(), 2);
    assert!(ports[0].starts_with("black ") && ports[0].contains("link"), "{ports:?}");
    assert!(ports[1].starts_with("white pipe"), "{ports:?}");
    room.run("verify game.journal").status(0);
}

/// When the entry of this event was made, in milliseconds; the last of that name.
fn moment(room: &TestFolder, name: &str) -> u64 {
    let text = room.text("game.journal");
    let line = text.lines().rfind(|line| line.contains(&format!("\"{name}\""))).expect("an entry");
    let moment = line.split('\t').nth(1).expect("a moment");
    let (whole, millis) = moment.split_once('.').expect("milliseconds");
    let seconds = whole.split(':').fold(0, |sum, part| 60 * sum + part.parse::<u64>().expect("a number"));
    1_000 * seconds + millis.parse::<u64>().expect("a number")
}

#[test]
fn a_press_is_stamped_by_the_host_on_arrival_and_an_envelope_with_the_hosts_calendar() {
    let room = TestFolder::new("host-stamps");
    let mut host = RunningHost::start(&room, "");
    let mut black = host.black();
    host.e4();
    black.acts(Color::Black, EventKind::Announced { words: words("e7e5") });
    host.until("e7-e5");
    // Between two questions that are asked at the host his press arrives, and between them it is recorded.
    host.says("c", "you");
    let before = moment(&room, "information-asked");
    black.acts(Color::Black, EventKind::ClockPressed { player: Color::Black });
    host.until("White to move");
    let pressed = moment(&room, "clock-pressed");
    host.says("c", "you");
    let after = moment(&room, "information-asked");
    assert!(before <= pressed && pressed <= after, "{before} {pressed} {after}");
    // Paper is sealed at his station with a time of its own choice: it counts for nothing.
    let wall = String::from("1999-12-31T23:59:59Z");
    black.acts(Color::Black, EventKind::MoveSealed { commitment: None, wall });
    host.quit();
    let sealed = events(&room, "move-sealed").pop().expect("an envelope").1;
    let opened = events(&room, "opened").pop().expect("a game").1;
    let (sealed, opened) = (sealed["wall"].as_str().unwrap(), opened["wall"].as_str().unwrap());
    assert!(sealed >= opened && sealed.len() == opened.len(), "{sealed} in a game of {opened}");
}

#[test]
fn while_black_has_a_station_of_his_own_nobody_acts_for_him_at_the_host() {
    let room = TestFolder::new("host-own-station");
    let mut host = RunningHost::start(&room, "");
    let _black = host.black();
    host.e4();
    for line in ["opp draw", "opp press", "opp resign", "misheard d3"] {
        host.says(line, "Black acts at another station");
    }
    host.says("d7d5", "Not your turn: Black to move");
    host.quit();
    assert_eq!(events(&room, "announced").len(), 2, "his move was refused, and is recorded as that");
    let pgn = room.run("export game.journal --pgn --plain").out;
    assert!(pgn.contains("1. e4 *") || pgn.contains("1. e4\n"), "{pgn}");
}

#[test]
fn what_a_station_may_not_send_is_denied_and_journaled_and_the_game_goes_on() {
    let room = TestFolder::new("host-denies");
    let mut host = RunningHost::start(&room, "");
    let mut black = host.black();
    host.e4();
    let denied = |black: &mut JoinedGuest, seat, kind| {
        let n = black.act(seat, kind);
        match black.until("a denial", |said| matches!(said, HostMessage::Denied { .. })) {
            HostMessage::Denied { n: of, why } if of == n => why,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(denied(&mut black, Color::White, EventKind::Resigned), Denial::OtherSeat);
    host.until("Black, refused: \"resigned\"");
    assert_eq!(denied(&mut black, Color::Black, EventKind::DeadlineReached), Denial::Hosts);
    let by = Color::White;
    assert_eq!(denied(&mut black, Color::Black, EventKind::ClockPressed { player: by }), Denial::OtherSeat);
    black.acts(Color::Black, EventKind::Announced { words: words("e7e5") });
    host.until("e7-e5");
    host.quit();
    let journaled = events(&room, "link-denied");
    assert_eq!(journaled[0].1["what"], "resigned");
    assert_eq!(journaled[0].1["reason"], "other-seat");
    assert!(journaled[0].0.contains("link"), "{journaled:?}");
    assert!(events(&room, "resigned").is_empty());
}

#[test]
fn d_2_9_a_joined_assistant_does_his_duties_and_nothing_else() {
    let room = TestFolder::new("host-assistant");
    let mut host = RunningHost::start(&room, "--duties b");
    let hello = hello(StationRole::Assistant, Some(Color::White), (0, ""));
    let mut helper = JoinedGuest::come(&host.address, JoinCredential::Code(&host.code), &hello).unwrap();
    helper.until("a wait", |said| matches!(said, HostMessage::AwaitConsent { player: Color::White }));
    host.until("Assist White, b: Cy Tal?");
    host.line("yes");
    host.until("Assistant of White: Cy Tal");
    helper.welcomed();
    host.line("start");
    host.until("Game begins");
    // What the player asks is the player's.
    host.line("used");
    host.until("used");
    helper.acts(Color::White, EventKind::Announced { words: words("e2e4") });
    host.until("w e2-e4");
    let n = helper.act(Color::White, EventKind::ClockPressed { player: Color::White });
    let denied = |said: &HostMessage| matches!(said, HostMessage::Denied { n: of, why: Denial::NoDuty } if *of == n);
    helper.until("a denial", denied);
    let n = helper.act(Color::White, EventKind::Resigned);
    let denied =
        |said: &HostMessage| matches!(said, HostMessage::Denied { n: of, why: Denial::PlayersOwn } if *of == n);
    helper.until("a denial", denied);
    host.quit();
}

#[test]
fn f17_a_person_to_whom_nobody_agrees_is_no_assistant() {
    let room = TestFolder::new("host-assistant-refused");
    let mut host = RunningHost::start(&room, "");
    let hello = hello(StationRole::Assistant, Some(Color::White), (0, ""));
    let mut helper = JoinedGuest::come(&host.address, JoinCredential::Code(&host.code), &hello).unwrap();
    host.until(": Cy Tal?");
    host.line("start");
    host.until("Game begins");
    let n = helper.act(Color::White, EventKind::Announced { words: words("e2e4") });
    let is_waiting =
        |said: &HostMessage| matches!(said, HostMessage::Denied { n: of, why: Denial::AwaitsConsent } if *of == n);
    helper.until("a denial", is_waiting);
    // White's clock runs: the question was asked before, and the answer counts.
    host.line("no");
    host.until("Not White's assistant: Cy Tal");
    helper.until("the end", |said| matches!(said, HostMessage::Bye(DisconnectReason::NotAccepted)));
    host.quit();
    assert!(events(&room, "announced").is_empty() && events(&room, "link-found").is_empty());
    assert_eq!(events(&room, "assistant-answered")[0].1["accepted"], false);
}
