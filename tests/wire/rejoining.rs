//! Coming back by key: after a cut, after a restart of either side, and when the seat was taken back.

use super::hosts::{EchoGuest, EchoHost, GuestPairing, HostRecord, WATCHING, by_code, by_key, config, paired};
use super::program::TestFolder;
use ansage_link::driver::guest::JoinError;
use ansage_link::driver::host::HostConfig;
use ansage_link::driver::keys::KeyFile;
use ansage_link::greeting::GreetingRefusal;
use ansage_link::pairing::{PairingId, PairingKey};
use std::fs;
use std::net::TcpListener;

#[test]
fn who_was_paired_comes_back_without_a_code() {
    let room = TestFolder::new("wire-back");
    let (mut host, guest, from) = paired(&room);
    host.listening.save_seat_assignment(guest.id, WATCHING).unwrap();
    let code = host.listening.current_code();
    guest.way.shut_down_at_once();
    assert_eq!(host.next(), HostRecord::Gone { from });
    let again = by_key(&host.address(), &guest.pass(), "again").unwrap();
    let arrived = host.next();
    let HostRecord::Arrived { from: second, station, new, ref hello, id, seated } = arrived else {
        panic!("{arrived:?}")
    };
    assert_eq!((station, new, hello.as_str(), id, seated), (1, false, "again", guest.id, Some(WATCHING)));
    assert_ne!(from, second, "a connection has a number of its own");
    assert!(again.key.is_none(), "the key stays");
    assert_eq!((again.station, again.game), (1, guest.game));
    assert_eq!(host.listening.current_code(), code, "and the code too");
}

/// The host dies, whatever it was doing, and another process opens the same journal.
#[test]
fn a_host_that_comes_back_has_the_same_port_and_the_same_pairings() {
    let room = TestFolder::new("wire-restart");
    let (host, guest, _) = paired(&room);
    host.listening.save_seat_assignment(guest.id, WATCHING).unwrap();
    let (address, game) = (host.address(), host.listening.game_name());
    drop(host);
    guest.hears_the_end();
    let mut host = EchoHost::new(&room);
    assert_eq!((host.address(), host.listening.game_name()), (address.clone(), game));
    let again = by_key(&address, &guest.pass(), "again").unwrap();
    let arrived = host.next();
    assert!(
        matches!(&arrived, HostRecord::Arrived { station: 1, new: false, seated: Some(WATCHING), .. }),
        "{arrived:?}"
    );
    assert_eq!(again.hear().as_deref(), Some("welcome again"));
    let other = by_code(&address, &host.listening.current_code(), "other").unwrap();
    assert_eq!((host.arrived().1, other.station), (2, 2), "numbers go on");
}

/// Whatever happens to the host then: who has a key is known by it.
#[test]
fn a_pairing_is_on_the_hosts_disk_before_the_guest_has_its_key() {
    let room = TestFolder::new("wire-kept");
    let host = EchoHost::new(&room);
    let guest = by_code(&host.address(), &host.listening.current_code(), "hello").unwrap();
    let kept = KeyFile::open(&KeyFile::path_beside_journal(&room.path("g.journal"))).unwrap().keys;
    let kept = kept.find_pairing(guest.id).expect("kept");
    assert_eq!((Some(&kept.key), kept.station, kept.seated), (guest.key.as_ref(), 1, None));
}

#[test]
fn a_port_that_is_taken_meanwhile_is_replaced_and_the_new_one_remembered() {
    let room = TestFolder::new("wire-port");
    let host = EchoHost::new(&room);
    let first = host.listening.listening_address();
    drop(host);
    let taken = TcpListener::bind(first).expect("a port that is free again");
    let host = EchoHost::new(&room);
    let second = host.listening.listening_address();
    assert_ne!(first.port(), second.port());
    let chosen = HostConfig { listen: first, ..config(&room.path("other.journal")) };
    let (post, _calls) = std::sync::mpsc::channel::<ansage_link::driver::LinkEvent<String>>();
    let refused = ansage_link::driver::host::HostListener::open(chosen, move |call| post.send(call).is_ok());
    assert_eq!(refused.unwrap_err().kind(), std::io::ErrorKind::AddrInUse, "a port that was asked for is not replaced");
    drop((taken, host));
    assert_eq!(
        KeyFile::open(&KeyFile::path_beside_journal(&room.path("g.journal"))).unwrap().keys.port(),
        second.port()
    );
}

#[test]
fn a_pairing_that_was_forgotten_opens_nothing_and_another_station_may_come() {
    let room = TestFolder::new("wire-forgotten");
    let (mut host, guest, from) = paired(&room);
    assert!(host.listening.forget_pairing(guest.id).unwrap());
    assert!(!host.listening.forget_pairing(guest.id).unwrap(), "once");
    host.lines.remove(&from).unwrap().send_queue_and_close();
    guest.hears_the_end();
    assert_eq!(host.next(), HostRecord::Gone { from });
    assert!(matches!(
        by_key(&host.address(), &guest.pass(), "again"),
        Err(JoinError::Refused(GreetingRefusal::UnknownKey))
    ));
    assert!(host.silent(), "no code was tried");
    let other = by_code(&host.address(), &host.listening.current_code(), "other").unwrap();
    assert_eq!((host.arrived().1, other.station), (2, 2));
    drop(host);
    let host = EchoHost::new(&room);
    assert!(
        matches!(by_key(&host.address(), &guest.pass(), "again"), Err(JoinError::Refused(GreetingRefusal::UnknownKey))),
        "on the disk too"
    );
}

#[test]
fn the_last_word_of_the_host_arrives_before_the_line_is_cut() {
    let room = TestFolder::new("wire-last");
    let (mut host, guest, from) = paired(&room);
    let line = host.lines.remove(&from).unwrap();
    for n in 0..50 {
        line.queue_message(&format!("word {n}"));
    }
    line.send_queue_and_close();
    for n in 0..50 {
        assert_eq!(guest.hear(), Some(format!("word {n}")));
    }
    assert_eq!(guest.hear(), None);
    assert_eq!(host.next(), HostRecord::Gone { from });
}

#[test]
fn a_name_without_its_key_opens_nothing_and_no_name_is_known_from_another() {
    let room = TestFolder::new("wire-guessed");
    let (mut host, guest, _) = paired(&room);
    let wrong = PairingKey::new([1; 32]);
    for n in 0..40 {
        let guessed = GuestPairing { id: PairingId([n; 16]), key: wrong.clone() };
        assert!(
            matches!(by_key(&host.address(), &guessed, "guess"), Err(JoinError::Refused(GreetingRefusal::UnknownKey))),
            "{n}"
        );
    }
    let known = GuestPairing { id: guest.id, key: wrong };
    assert!(
        matches!(by_key(&host.address(), &known, "guess"), Err(JoinError::Refused(GreetingRefusal::UnknownKey))),
        "the same answer"
    );
    assert!(host.silent() && host.listening.remaining_pause().is_none(), "nothing was told, no code was tried");
    assert!(guest.way.queue_message(&"still here"));
    assert!(matches!(host.next(), HostRecord::Said { said, .. } if said == "still here"), "and the guest is served");
}

/// Somebody else listens where the host was: he has the guest's greeting, and no key.
#[test]
fn a_guest_who_comes_back_finds_out_that_another_host_answers() {
    let (here, there) = (TestFolder::new("wire-here"), TestFolder::new("wire-there"));
    let (_host, guest, _) = paired(&here);
    let mut keys = KeyFile::open(&KeyFile::path_beside_journal(&there.path("g.journal"))).unwrap().keys;
    keys.add_pairing(guest.id, PairingKey::new([1; 32])).unwrap();
    keys.save().unwrap();
    let impostor = EchoHost::new(&there);
    let told = by_key(&impostor.address(), &guest.pass(), "again").err();
    assert!(matches!(told, Some(JoinError::Refused(GreetingRefusal::UnknownKey) | JoinError::OtherHost)), "{told:?}");
    assert!(impostor.silent(), "it was not told a word");
}

#[test]
fn keys_that_cannot_be_written_keep_nobody_out_now_but_are_told() {
    let room = TestFolder::new("wire-unwritten");
    fs::create_dir(room.path("folder")).unwrap();
    let mut host = EchoHost::with(config(&room.path("folder/g.journal")));
    fs::remove_dir_all(room.path("folder")).unwrap();
    let guest: EchoGuest = by_code(&host.address(), &host.listening.current_code(), "hello").unwrap();
    assert_eq!(host.next(), HostRecord::NotKept);
    let (from, _) = host.arrived();
    guest.way.shut_down_at_once();
    assert_eq!(host.next(), HostRecord::Gone { from });
    by_key(&host.address(), &guest.pass(), "again").unwrap();
    assert_eq!(host.arrived().1, 1, "as long as this host lives");
}
