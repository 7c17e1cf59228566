//! The arbiter's desk over a joined line: the same messages as beside the journal, and its own limits.

use super::hosts::{LONG, config};
use super::program::TestFolder;
use ansage_game::joining::StationRole;
use ansage_link::driver::guest::{ClientEndpoint, JoinCredential, join_host};
use ansage_link::driver::host::HostListener;
use ansage_link::driver::{ConnectionWriter, LinkEvent};
use ansage_link::guest::Client;
use ansage_link::message::{ClientMessage, HostMessage};
use ansage_link::role::Denial;
use std::sync::mpsc::{Receiver, channel};

struct DeskStation {
    listening: HostListener,
    calls: Receiver<LinkEvent>,
}

fn station(room: &TestFolder) -> DeskStation {
    let (post, calls) = channel();
    let listening = HostListener::open(config(&room.path("g.journal")), move |call| post.send(call).is_ok()).unwrap();
    DeskStation { listening, calls }
}

impl DeskStation {
    fn joined(&self, capacity: StationRole) -> ClientEndpoint {
        let hello = Client::new(capacity, None).hello_message();
        join_host(
            &self.listening.listening_address().to_string(),
            JoinCredential::Code(&self.listening.current_code()),
            &hello,
        )
        .unwrap()
        .end
    }

    fn call(&self) -> LinkEvent {
        self.calls.recv_timeout(LONG).unwrap()
    }

    /// The way to who has just arrived, and the number of his connection.
    fn arrived(&self) -> (ConnectionWriter, u64) {
        let arrived = self.call();
        let LinkEvent::Arrived { line, from, .. } = arrived else { panic!("{arrived:?}") };
        (line, from)
    }
}

/// As long as a desk's may be, and longer than any of who is none.
fn long_words() -> ClientMessage {
    ClientMessage::Code { code: ansage_link::message::ArbiterCode::new(&"x".repeat(200_000)), arbiter: "".into() }
}

#[test]
fn a_joined_desk_says_and_hears_what_the_one_at_the_journal_does() {
    let room = TestFolder::new("wire-desk");
    let station = station(&room);
    let mut desk = station.joined(StationRole::Arbiter);
    let arrived = station.call();
    let LinkEvent::Arrived { line, from, hello, turn, .. } = arrived else { panic!("{arrived:?}") };
    assert!(matches!(hello, ClientMessage::Hello { capacity: StationRole::Arbiter, last_seq: 0, .. }), "{hello:?}");
    drop(turn);
    line.queue_message(&HostMessage::LinesFollow { last_seq: 9, since: 5 });
    // A journal's lines, as long as those of a long game, and one that is longer than any message to a player.
    let mut lines: Vec<String> = (0..4_000).map(|n| format!("{n} {}", "x".repeat(700))).collect();
    lines.push("y".repeat(2 * 1024 * 1024));
    let journal = room.write("g.journal", lines.join("\n") + "\n");
    let bytes = std::fs::metadata(&journal).unwrap().len();
    assert!(line.queue_journal_history(&journal, bytes, 0, ""));
    assert_eq!(desk.receive().unwrap(), HostMessage::LinesFollow { last_seq: 9, since: 5 });
    for text in lines {
        assert_eq!(desk.receive().unwrap(), HostMessage::Line { text, yours: false });
    }
    for words in [ClientMessage::Open, long_words()] {
        desk.send(&words).unwrap();
        let LinkEvent::Said { from: id, said, turn } = station.call() else { panic!("nothing said") };
        assert_eq!((id, said), (from, words));
        let denied = HostMessage::Denied { n: 0, why: Denial::NotAtDesk };
        line.queue_message(&denied);
        drop(turn);
        assert_eq!(desk.receive().unwrap(), denied);
    }
    drop(desk);
    let gone = station.call();
    assert!(matches!(gone, LinkEvent::Gone { from: told } if told == from), "{gone:?}");
}

#[test]
fn a_station_that_closes_the_desk_ends_it_at_the_other_side() {
    let room = TestFolder::new("wire-desk-closed");
    let station = station(&room);
    let mut desk = station.joined(StationRole::Arbiter);
    let (line, from) = station.arrived();
    line.send_queue_and_close();
    assert!(desk.receive().is_err());
    assert!(matches!(station.call(), LinkEvent::Gone { from: told } if told == from));
}

/// Who is no desk says nothing as long as a desk may.
#[test]
fn bytes_for_a_desk_that_there_is_not_cut_the_line() {
    let room = TestFolder::new("wire-no-desk");
    let station = station(&room);
    let mut player = station.joined(StationRole::Player);
    let (line, from) = station.arrived();
    // His own program does not even send it.
    assert!(player.send(&long_words()).is_err());
    drop(player);
    assert!(matches!(station.call(), LinkEvent::Gone { from: told } if told == from));
    line.send_queue_and_close();
}
