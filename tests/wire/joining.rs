//! Joining by code, over TCP: the right one, the wrong one, and what is told to whom.

use super::hosts::{EchoHost, HostRecord, LONG, by_code, by_key, config, paired};
use super::program::TestFolder;
use ansage_link::driver::discovery::DEFAULT_PORT;
use ansage_link::driver::guest::{JoinCredential, JoinError, join_host};
use ansage_link::driver::host::{HostConfig, STATIONS};
use ansage_link::greeting::{AnsweredGreeting, Greeting, GreetingRefusal, PROTOCOL, opening::HostGreeting};
use ansage_link::pairing::{JoiningCode, PairingId, PairingKey};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::time::Instant;

/// A code that is not this one.
fn other(code: &JoiningCode) -> JoiningCode {
    let number = code.digits().iter().fold(0, |number, digit| number * 10 + u64::from(*digit));
    JoiningCode::from_random_number(number + 1)
}

#[test]
fn the_code_lets_a_station_in_and_both_hear_each_other() {
    let room = TestFolder::new("wire-joining");
    let mut host = EchoHost::new(&room);
    let code = host.listening.current_code();
    let started = Instant::now();
    let guest = by_code(&host.address(), &code, "hello").unwrap();
    let joined = started.elapsed();
    let arrived = host.next();
    let HostRecord::Arrived { from, station, new, ref hello, id, seated } = arrived else { panic!("{arrived:?}") };
    assert_eq!((station, new, hello.as_str(), id, seated), (1, true, "hello", guest.id, None));
    assert_eq!((guest.station, &guest.game), (1, &host.listening.game_name()));
    assert!(guest.key.is_some());
    assert_eq!(guest.hear().as_deref(), Some("welcome hello"));
    let welcomed = started.elapsed();
    let mut trips = Vec::new();
    for n in 0..200 {
        let said = format!("word {n}");
        let asked = Instant::now();
        assert!(guest.way.queue_message(&said));
        assert_eq!(host.next(), HostRecord::Said { from, said: said.clone() });
        assert_eq!(guest.hear(), Some(said));
        trips.push(asked.elapsed());
    }
    trips.sort();
    println!(
        "pairing by code: {joined:.1?}, welcome heard after {welcomed:.1?}; round trip: median {:.0?}, slowest {:.0?}",
        trips[trips.len() / 2],
        trips[trips.len() - 1],
    );
    assert_ne!(host.listening.current_code(), code, "a code lets one station in");
    assert!(matches!(by_code(&host.address(), &code, "second"), Err(JoinError::Refused(GreetingRefusal::WrongCode))));
}

#[test]
fn a_long_message_arrives_whole_in_both_directions() {
    let room = TestFolder::new("wire-long");
    let (mut host, guest, from) = paired(&room);
    let long = "x".repeat(60_000);
    assert!(guest.way.queue_message(&long));
    assert_eq!(host.next(), HostRecord::Said { from, said: long.clone() });
    assert_eq!(guest.hear(), Some(long));
    let longest = "y".repeat(1_000_000);
    assert!(host.lines[&from].queue_message(&longest));
    assert_eq!(guest.hear(), Some(longest));
}

#[test]
fn a_message_too_long_to_say_cuts_the_line_and_nothing_else() {
    let room = TestFolder::new("wire-too-long");
    let (mut host, guest, from) = paired(&room);
    assert!(!host.lines[&from].queue_message(&"y".repeat(1_100_000)), "nobody could read it");
    guest.hears_the_end();
    assert_eq!(host.next(), HostRecord::Gone { from });
    let again = by_key(&host.address(), &guest.pass(), "again").unwrap();
    assert_eq!(host.arrived().1, 1);
    assert!(!again.way.queue_message(&"z".repeat(70_000)));
}

#[test]
fn five_wrong_codes_are_told_make_a_new_code_and_a_pause() {
    let room = TestFolder::new("wire-wrong");
    let (mut host, friend, _) = paired(&room);
    let code = host.listening.current_code();
    for count in 1..=5 {
        let refused = by_code(&host.address(), &other(&code), "guess");
        match count {
            5 => {
                assert!(
                    matches!(refused, Err(JoinError::Refused(GreetingRefusal::Pause { seconds: 30 }))),
                    "told at once, not with the next try"
                )
            }
            _ => assert!(matches!(refused, Err(JoinError::Refused(GreetingRefusal::WrongCode))), "{count}"),
        }
        let HostRecord::Refused { count: told, code: new, pause } = host.next() else { panic!("not told") };
        assert_eq!(told, count);
        assert_eq!((new.is_some(), pause), if count < 5 { (false, None) } else { (true, Some(30)) });
        if let Some(new) = new {
            assert_ne!(new, code);
            assert_eq!(new, host.listening.current_code(), "the new code is told");
        }
    }
    assert!(matches!(
        by_code(&host.address(), &code, "old code"),
        Err(JoinError::Refused(GreetingRefusal::Pause { seconds: 1..=30 }))
    ));
    let new = host.listening.current_code();
    assert!(matches!(
        by_code(&host.address(), &new, "too soon"),
        Err(JoinError::Refused(GreetingRefusal::Pause { seconds: 1..=30 }))
    ));
    assert!(host.listening.remaining_pause().is_some() && host.silent(), "who is told to wait has tried nothing");
    // Who has a key is not kept out by who guesses.
    friend.way.shut_down_at_once();
    assert!(matches!(host.next(), HostRecord::Gone { .. }));
    let _back = by_key(&host.address(), &friend.pass(), "back").unwrap();
    host.arrived();
    // Who is at the host may make a new code at once.
    let fresh = host.listening.replace_code().unwrap();
    assert_eq!((host.listening.remaining_pause(), host.listening.current_code()), (None, fresh.clone()));
    let _new = by_code(&host.address(), &fresh, "with the new code").unwrap();
    host.arrived();
}

#[test]
fn handshakes_begun_at_once_do_not_give_more_guesses() {
    let room = TestFolder::new("wire-parallel-guesses");
    let mut host = EchoHost::new(&room);
    let code = host.listening.current_code();
    // Twelve guessers have all had the host's answer before the first says what he guessed.
    let mut begun = Vec::new();
    for _ in 0..12 {
        let mut stream = TcpStream::connect(host.listening.listening_address()).unwrap();
        let (guess, said) = ansage_link::greeting::SentGreeting::by_code(&other(&code));
        stream.write_all(&said).unwrap();
        let mut answer = [0; 34];
        stream.read_exact(&mut answer).unwrap();
        begun.push((stream, guess.handle_answer(&answer).unwrap().1));
    }
    for (count, (stream, first)) in (1..).zip(&mut begun) {
        stream.write_all(first).unwrap();
        let mut last = Vec::new();
        stream.read_to_end(&mut last).unwrap();
        let told = if count == 5 { GreetingRefusal::Pause { seconds: 30 } } else { GreetingRefusal::WrongCode };
        assert_eq!(last, told.to_bytes(), "{count}");
    }
    for count in 1..=5 {
        assert!(matches!(host.next(), HostRecord::Refused { count: told, .. } if told == count));
    }
    assert!(host.silent(), "the other seven tried a code that there is no more");
}

#[test]
fn another_version_is_told_on_both_sides() {
    let room = TestFolder::new("wire-version");
    let host = EchoHost::new(&room);
    let mut stream = TcpStream::connect(host.listening.listening_address()).unwrap();
    stream.write_all(b"ANSAGE\0\x63c").unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    assert_eq!(answer, GreetingRefusal::OtherProtocol { host: PROTOCOL }.to_bytes());
    let later = answering(|_| GreetingRefusal::OtherProtocol { host: 99 }.to_bytes());
    let refused = by_code(&later.to_string(), &JoiningCode::from_random_number(1), "hello").err();
    assert!(matches!(refused, Some(JoinError::Refused(GreetingRefusal::OtherProtocol { host: 99 }))), "{refused:?}");
}

/// Something that answers the first bytes it gets with these.
fn answering(answer: impl FnOnce(&[u8]) -> Vec<u8> + Send + 'static) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut bytes = [0; 1024];
        let count = stream.read(&mut bytes).unwrap();
        let _ = stream.write_all(&answer(&bytes[..count]));
        let _ = stream.read(&mut bytes);
    });
    address
}

#[test]
fn who_answers_and_is_no_host_is_told_from_nobody() {
    let web = answering(|_| b"HTTP/1.1 400 Bad Request\r\n\r\n".to_vec());
    let told = by_code(&web.to_string(), &JoiningCode::from_random_number(1), "hello").err();
    assert!(matches!(told, Some(JoinError::NotAHost)), "{told:?}");
    let cut = answering(|_| Vec::new());
    assert!(by_code(&cut.to_string(), &JoiningCode::from_random_number(1), "hello").is_err());
    let closed = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let told = by_code(&closed.to_string(), &JoiningCode::from_random_number(1), "hello").err();
    assert!(matches!(told, Some(JoinError::NoHost { .. })), "{told:?}");
    for address in ["", " ", "127.0.0.1:", "127.0.0.1:99999", "no such host", ":20140", "[::1", "127.0.0.1:20140:1"] {
        let told = by_code(address, &JoiningCode::from_random_number(1), "hello").err();
        assert!(matches!(told, Some(JoinError::NoHost { .. })), "{address:?}: {told:?}");
    }
}

#[test]
fn a_host_that_knows_the_code_cannot_write_outside_the_guests_folder() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut said = [0; 42];
        stream.read_exact(&mut said).unwrap();
        let (host, answer) =
            AnsweredGreeting::by_code(Greeting::parse(&said).unwrap(), &JoiningCode::from_random_number(7)).unwrap();
        stream.write_all(&answer).unwrap();
        let mut first = [0; 48];
        stream.read_exact(&mut first).unwrap();
        let (last, mut seal, _) = host.finish_handshake(&first).unwrap();
        let opening = HostGreeting {
            id: PairingId([1; 16]),
            key: Some(PairingKey::new([2; 32])),
            station: 1,
            game: "../../../../tmp/evil".into(),
            name: String::new(),
        };
        stream.write_all(&[last, seal.encrypt(&opening.to_bytes()).unwrap()].concat()).unwrap();
        let _ = stream.read(&mut said);
    });
    let joined = join_host(&address, JoinCredential::Code(&JoiningCode::from_random_number(7)), &"hello")
        .map(|joined| joined.opening.game);
    assert!(matches!(joined, Err(JoinError::NotAHost)), "{joined:?}");
}

#[test]
fn eight_stations_join_and_the_ninth_is_told_that_there_are_too_many() {
    let room = TestFolder::new("wire-nine");
    let mut host = EchoHost::new(&room);
    let mut guests = Vec::new();
    for station in 1..=STATIONS {
        guests.push(by_code(&host.address(), &host.listening.current_code(), "hello").unwrap());
        assert_eq!(usize::from(host.arrived().1), station);
    }
    let code = host.listening.current_code();
    assert!(matches!(by_code(&host.address(), &code, "ninth"), Err(JoinError::Refused(GreetingRefusal::TooMany))));
    assert_eq!(host.listening.current_code(), code, "the code is not used up");
    // One of the eight comes again, on a line of its own: its older line ends first.
    let again = by_key(&host.address(), &guests[0].pass(), "again").unwrap();
    assert!(matches!(host.next(), HostRecord::Gone { .. }));
    assert_eq!(host.arrived().1, 1);
    guests[0].hears_the_end();
    assert_eq!(again.hear().as_deref(), Some("welcome again"));
    drop(guests.pop());
    assert!(matches!(host.next(), HostRecord::Gone { .. }));
    let ninth = by_code(&host.address(), &code, "ninth").unwrap();
    assert_eq!((host.arrived().1, ninth.station), (9, 9), "a number is never given again");
}

#[test]
fn the_host_says_where_to_join() {
    let room = TestFolder::new("wire-addresses");
    let host = EchoHost::new(&room);
    let port = host.listening.listening_address().port();
    let expected = if port == DEFAULT_PORT { "127.0.0.1".to_owned() } else { format!("127.0.0.1:{port}") };
    assert_eq!(host.listening.addresses_to_type(), [expected]);
    let everywhere = EchoHost::with(HostConfig {
        listen: SocketAddr::from(([0, 0, 0, 0], 0)),
        ..config(&room.path("everywhere.journal"))
    });
    let addresses = everywhere.listening.addresses_to_type();
    assert!(!addresses.is_empty() && !addresses.iter().any(|address| address.starts_with("0.")), "{addresses:?}");
    let distinct: std::collections::BTreeSet<_> = addresses.iter().collect();
    assert_eq!(distinct.len(), addresses.len(), "{addresses:?}");
    println!("who wants to join is told: {addresses:?}; a call waits at most {LONG:?} here");
}

#[test]
fn nobody_comes_in_when_the_door_is_closed() {
    let room = TestFolder::new("wire-closed");
    let (host, guest, from) = paired(&room);
    let address = host.address();
    let EchoHost { listening, lines, .. } = host;
    drop(listening);
    assert!(lines[&from].queue_message(&"still here"));
    assert_eq!(guest.hear().as_deref(), Some("still here"), "who is in stays");
    let told = by_key(&address, &guest.pass(), "again").err();
    assert!(matches!(told, Some(JoinError::NoHost { .. })), "{told:?}");
}
