//! The arbiter's desk over a joined line: the same desk, the same protocol.

use super::hosts::{LONG, config};
use super::program::Room;
use ansage::link::PROTOCOL;
use ansage::link::driver::Call;
use ansage::link::driver::guest::{Joined, Secret, join};
use ansage::link::driver::host::{GuestCall, Listening};
use ansage::link::message::{Denied, FromDesk, FromStation};
use std::sync::mpsc::{Receiver, Sender, channel};

struct Station {
    listening: Listening,
    guests: Receiver<GuestCall<String>>,
    post: Sender<Call>,
    desks: Receiver<Call>,
}

fn station(room: &Room) -> Station {
    let (guest, guests) = channel();
    let (post, desks) = channel();
    let listening = Listening::open(config(&room.path("g.journal")), move |call| guest.send(call).is_ok()).unwrap();
    Station { listening, guests, post, desks }
}

impl Station {
    fn joined(&self) -> Joined {
        join(&self.listening.address().to_string(), Secret::Code(&self.listening.code()), &"arbiter").unwrap()
    }

    /// Makes the line of who has just arrived a desk's.
    fn attend(&self, id: u64) -> u64 {
        let arrived = self.guests.recv_timeout(LONG).unwrap();
        let GuestCall::Arrived { line, from, turn, .. } = arrived else { panic!("{arrived:?}") };
        let post = self.post.clone();
        line.into_desk(id, move |call| post.send(call).is_ok()).unwrap();
        // Only now is the next word read, which is the desk's.
        drop(turn);
        from
    }

    fn desk(&self) -> Call {
        self.desks.recv_timeout(LONG).unwrap()
    }
}

#[test]
fn a_joined_desk_says_and_hears_what_the_one_at_the_journal_does() {
    let room = Room::new("wire-desk");
    let station = station(&room);
    let joined = station.joined();
    let from = station.attend(77);
    let mut desk = joined.end.into_desk().unwrap();
    let Call::Arrived { line, last_seq, head } = station.desk() else { panic!("nobody came") };
    assert_eq!((line.id, last_seq, head.as_str()), (77, 0, ""));
    line.send(&FromStation::Hello { protocol: PROTOCOL, last_seq: 9, since: 5 });
    // A journal's lines, as long as those of a long game: far more than one message of the line.
    let lines: Vec<String> = (0..4_000).map(|n| format!("{n} {}", "x".repeat(700))).collect();
    let journal = room.write("g.journal", lines.join("\n") + "\n");
    let bytes = std::fs::metadata(&journal).unwrap().len();
    assert!(line.send_history(&journal, bytes, 0, ""));
    assert_eq!(desk.hear().unwrap(), FromStation::Hello { protocol: PROTOCOL, last_seq: 9, since: 5 });
    for text in lines {
        assert_eq!(desk.hear().unwrap(), FromStation::Line { text, yours: false });
    }
    desk.send(&FromDesk::Open).unwrap();
    let Call::Said { from: id, said, turn } = station.desk() else { panic!("nothing said") };
    assert_eq!((id, said), (77, FromDesk::Open));
    line.send(&FromStation::Denied(Denied::NotAtDesk));
    drop(turn);
    assert_eq!(desk.hear().unwrap(), FromStation::Denied(Denied::NotAtDesk));
    drop(desk);
    assert!(matches!(station.desk(), Call::Gone { from: 77 }));
    let gone = station.guests.recv_timeout(LONG).unwrap();
    assert!(matches!(gone, GuestCall::Gone { from: told } if told == from), "{gone:?}");
}

#[test]
fn a_station_that_closes_the_desk_ends_it_at_the_other_side() {
    let room = Room::new("wire-desk-closed");
    let station = station(&room);
    let joined = station.joined();
    station.attend(1);
    let mut desk = joined.end.into_desk().unwrap();
    let Call::Arrived { line, .. } = station.desk() else { panic!("nobody came") };
    line.close();
    assert!(desk.hear().is_err());
    assert!(matches!(station.desk(), Call::Gone { from: 1 }));
}

/// Who is no desk gets no desk by saying the words of one.
#[test]
fn bytes_for_a_desk_that_there_is_not_cut_the_line() {
    let room = Room::new("wire-no-desk");
    let station = station(&room);
    let joined = station.joined();
    let arrived = station.guests.recv_timeout(LONG).unwrap();
    let GuestCall::Arrived { line, turn, .. } = arrived else { panic!("{arrived:?}") };
    // The station has answered, and has not made it a desk's line.
    drop(turn);
    let mut desk = joined.end.into_desk().unwrap();
    assert!(desk.hear().is_err());
    assert!(matches!(station.guests.recv_timeout(LONG).unwrap(), GuestCall::Gone { .. }));
    assert!(station.desks.try_recv().is_err(), "nothing came to the desks");
    line.close();
}
