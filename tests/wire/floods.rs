//! Too much of something: connections, silence, messages. The host lives in a process of its own; its memory is measured.

use super::dice::Dice;
use super::hosts::{EchoHost, HostRecord, LONG, by_code, by_key, config, paired};
use super::process::HostProcess;
use super::program::TestFolder;
use ansage_link::driver::LinkEvent;
use ansage_link::driver::host::{HostConfig, HostListener};
use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// A host may grow by so many MiB while it is attacked: far less than what is thrown at it.
const MOST: usize = 32;

fn connected(address: SocketAddr) -> Option<TcpStream> {
    TcpStream::connect_timeout(&address, Duration::from_secs(10)).ok()
}

/// A thousand connections are as many open files.
fn more_files() {
    let mut limit = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: the calls read and write one local of the right type.
    unsafe {
        if libc::getrlimit(libc::RLIMIT_NOFILE, &raw mut limit) == 0 {
            limit.rlim_cur = limit.rlim_max.min(8_192);
            libc::setrlimit(libc::RLIMIT_NOFILE, &raw const limit);
        }
    }
}

#[test]
fn a_thousand_connections_at_once_keep_nobody_out_for_long() {
    let mut host = HostProcess::new("flood-connections");
    more_files();
    let mut open: Vec<TcpStream> = (0..1_000).filter_map(|_| connected(host.address)).collect();
    println!("{} connections were open at once", open.len());
    assert!(open.len() > 500, "{}", open.len());
    // While all of them are open the honest guest comes in.
    host.stands(MOST);
    let cut = open.iter_mut().filter_map(|stream| {
        stream.set_read_timeout(Some(Duration::from_secs(20))).ok()?;
        stream
            .read(&mut [0; 8])
            .map_or_else(|error| error.kind() == ErrorKind::ConnectionReset, |n| n == 0)
            .then_some(())
    });
    assert!(cut.count() >= 500, "they are cut off");
}

#[test]
fn a_thousand_who_connect_at_once_from_many_threads() {
    let mut host = HostProcess::new("flood-parallel");
    let address = host.address;
    let all: Vec<_> = (0..20)
        .map(|_| {
            std::thread::spawn(move || {
                for _ in 0..50 {
                    if let Some(mut stream) = connected(address) {
                        let _ = stream.write_all(b"ANSAGE\0\x01c");
                    }
                }
            })
        })
        .collect();
    // The honest guest comes in the middle of it; he may have to knock again.
    let pass = host.pass();
    let tries = (1..=200).find(|_| by_key(&address.to_string(), pass, "meanwhile").is_ok());
    println!("in the middle of the flood the honest guest came in at try {tries:?}");
    assert!(tries.is_some());
    all.into_iter().for_each(|thread| thread.join().unwrap());
    host.stands(MOST);
}

#[test]
fn who_says_one_byte_now_and_then_is_cut_off_when_his_time_is_over() {
    let room = TestFolder::new("flood-loris");
    let patience = Duration::from_millis(400);
    let mut host = EchoHost::with(HostConfig { patience, ..config(&room.path("g.journal")) });
    let mut slow = TcpStream::connect(host.listening.listening_address()).unwrap();
    slow.set_read_timeout(Some(Duration::from_millis(20))).unwrap();
    let (mut said, greeting) = (0, b"ANSAGE\0\x01c*******************************");
    loop {
        // Reading waits for the next byte's turn.
        match slow.read(&mut [0; 8]) {
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
            Err(_) | Ok(0) => break,
            Ok(_) => panic!("answered"),
        }
        if said < greeting.len() && slow.write_all(&greeting[said..=said]).is_ok() {
            said += 1;
        }
    }
    println!("cut off after {said} bytes");
    assert!(said < greeting.len(), "each byte gave him more time");
    assert!(host.silent());
    by_code(&host.address(), &host.listening.current_code(), "hello").unwrap();
    host.arrived();
}

#[test]
fn two_hundred_who_stop_in_the_middle_of_a_word_keep_nobody_out() {
    let mut host = HostProcess::new("flood-lorises");
    let (mut held, mut dice) = (Vec::new(), Dice::new(20_140));
    for _ in 0..200 {
        let Some(mut stream) = connected(host.address) else { continue };
        let (_, greeting) =
            ansage_link::greeting::SentGreeting::by_code(&ansage_link::pairing::JoiningCode::from_random_number(1));
        let _ = stream.write_all(&greeting[..dice.below(greeting.len() + 1)]);
        held.push(stream);
    }
    host.stands(MOST);
    assert!(held.len() > 100);
}

/// A guest that has been let in and sends without end, and reads nothing of what it is sent.
#[test]
fn a_guest_who_floods_and_reads_nothing_is_cut_off_and_costs_little() {
    let mut host = HostProcess::new("flood-messages");
    let code = host.code("new");
    let evil = ansage_link::driver::guest::join_host(
        &host.address.to_string(),
        ansage_link::driver::guest::JoinCredential::Code(&code),
        &"evil",
    );
    // Its end is not read: what the host answers stays where it is.
    let (mut raw, mut seal) = evil.unwrap().end.into_parts();
    raw.set_write_timeout(Some(Duration::from_secs(30))).unwrap();
    let long = serde_json::to_vec(&"x".repeat(60_000)).unwrap();
    let mut sent = 0_usize;
    while sent < 400 && raw.write_all(&seal.encode(&long).unwrap()).is_ok() {
        sent += 1;
    }
    println!("the flood: {sent} messages of 60,000 bytes");
    assert!(sent < 400, "he is cut off");
    host.stands(MOST);
}

/// Many small messages: they are answered in their order, no faster than the station takes them, and others are served.
#[test]
fn a_guest_who_floods_small_words_does_not_keep_others_waiting() {
    let room = TestFolder::new("flood-small");
    let (mut host, evil, from) = paired(&room);
    let other = by_code(&host.address(), &host.listening.current_code(), "other").unwrap();
    let (second, _) = host.arrived();
    for _ in 0..400 {
        evil.way.queue_message(&"flood");
    }
    other.way.queue_message(&"quiet");
    let mut before = 0;
    loop {
        match host.next() {
            HostRecord::Said { from: who, .. } if who == from => before += 1,
            HostRecord::Said { from: who, said } => break assert_eq!((who, said.as_str()), (second, "quiet")),
            other => panic!("{other:?}"),
        }
    }
    println!("{before} of 400 words of the flood were taken before the quiet one");
    assert!(before < 400, "{before}");
}

/// As long as the station has not answered, nothing more of this guest is taken; others are.
#[test]
fn a_guest_is_read_no_faster_than_the_station_answers() {
    let room = TestFolder::new("flood-turn");
    let (tell, calls) = std::sync::mpsc::channel::<LinkEvent<String>>();
    let listening = HostListener::open(config(&room.path("g.journal")), move |call| tell.send(call).is_ok()).unwrap();
    let next = || calls.recv_timeout(LONG).unwrap();
    let evil = by_code(&listening.listening_address().to_string(), &listening.current_code(), "evil").unwrap();
    let LinkEvent::Arrived { line: _line, from, turn, .. } = next() else { panic!("nobody came") };
    drop(turn);
    for _ in 0..300 {
        evil.way.queue_message(&"flood");
    }
    let LinkEvent::Said { from: who, turn, .. } = next() else { panic!("nothing said") };
    assert_eq!(who, from);
    let other = by_code(&listening.listening_address().to_string(), &listening.current_code(), "other").unwrap();
    let LinkEvent::Arrived { hello, turn: others, line: _second, .. } = next() else { panic!("the flood goes on") };
    assert_eq!(hello, "other");
    drop(others);
    other.way.queue_message(&"quiet");
    let LinkEvent::Said { said, .. } = next() else { panic!("nothing said") };
    assert_eq!(said, "quiet");
    drop(turn);
    let LinkEvent::Said { said, .. } = next() else { panic!("nothing said") };
    assert_eq!(said, "flood");
}
