//! A guest for tests: it says what it is told to say, answers pings by itself, and remembers what it heard.

use ansage_game::announcement::Announcement;
use ansage_game::event::EventKind;
use ansage_game::joining::StationRole;
use ansage_game::seat::Color;
use ansage_link::driver::ConnectionWriter;
use ansage_link::driver::guest::{HostEvent, JoinCredential, JoinError, JoinedConnection, join_host};
use ansage_link::greeting::opening::HostGreeting;
use ansage_link::message::{ClientMessage, DisconnectReason, HostMessage, Welcome};
use ansage_link::pairing::{JoiningCode, PairingId, PairingKey};
use ansage_words::locale::Lang;
use ansage_words::vocabulary::parse_typed_move;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// How long anything may take; far longer than it takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// What a guest comes back with.
#[derive(Clone)]
pub struct GuestKeys {
    pub id: PairingId,
    pub key: PairingKey,
}

/// A guest that has joined.
pub struct JoinedGuest {
    way: Arc<Mutex<Option<ConnectionWriter>>>,
    heard: Receiver<Option<HostMessage>>,
    mute: Arc<AtomicBool>,
    pings: Arc<AtomicU64>,
    /// The last entry it heard of, as it would keep it.
    last: Arc<Mutex<(u64, String)>>,
    pub keys: Option<GuestKeys>,
    pub welcome: Option<Welcome>,
    next: u64,
}

/// The first word.
pub fn hello(capacity: StationRole, seat: Option<Color>, last: (u64, &str)) -> ClientMessage {
    let (last_seq, head) = (last.0, last.1.to_owned());
    let name = if capacity == StationRole::Assistant { "Cy Tal" } else { "" }.into();
    ClientMessage::Hello { protocol: ansage_link::PROTOCOL, capacity, seat, game: String::new(), last_seq, head, name }
}

/// Words as a person types them.
pub fn words(text: &str) -> Announcement {
    parse_typed_move(text, Lang::En).unwrap()
}

impl JoinedGuest {
    /// Joins by a code, and waits for the welcome.
    pub fn pair(address: &str, code: &JoiningCode, capacity: StationRole, seat: Option<Color>) -> JoinedGuest {
        let mut guest =
            JoinedGuest::come(address, JoinCredential::Code(code), &hello(capacity, seat, (0, ""))).unwrap();
        guest.welcomed();
        guest
    }

    /// Comes back with the keys of the first time.
    pub fn rejoin(address: &str, keys: &GuestKeys, capacity: StationRole, last: (u64, &str)) -> JoinedGuest {
        let secret = JoinCredential::Key(keys.id, &keys.key);
        let mut guest = JoinedGuest::come(address, secret, &hello(capacity, None, last)).unwrap();
        guest.keys = Some(keys.clone());
        guest
    }

    /// Is let in by the wire; what the host says then is not waited for.
    pub fn come(address: &str, secret: JoinCredential<'_>, hello: &ClientMessage) -> Result<JoinedGuest, JoinError> {
        let JoinedConnection { end, opening: HostGreeting { id, key, .. }, .. } = join_host(address, secret, hello)?;
        let (send, heard) = channel();
        let way: Arc<Mutex<Option<ConnectionWriter>>> = Arc::default();
        let mute = Arc::new(AtomicBool::new(false));
        let last = Arc::new(Mutex::new((0, String::new())));
        let pings: Arc<AtomicU64> = Arc::default();
        let (answering, quiet, kept) = (Arc::clone(&way), Arc::clone(&mute), Arc::clone(&last));
        let counted = Arc::clone(&pings);
        let spawned = end.spawn_reader(move |call: HostEvent| {
            let said = match call {
                HostEvent::Said(HostMessage::Ping { n, .. }) => {
                    counted.fetch_add(1, Ordering::SeqCst);
                    if !quiet.load(Ordering::SeqCst) {
                        // Before the way is there the next ping will do.
                        answering.lock().unwrap().as_ref().map(|way| way.queue_message(&ClientMessage::Pong { n }));
                    }
                    return true;
                }
                HostEvent::Said(said) => Some(said),
                HostEvent::Gone => None,
            };
            if let Some(HostMessage::Entry { seq, head, .. }) = &said {
                *kept.lock().unwrap() = (*seq, head.clone());
            }
            send.send(said).is_ok()
        })?;
        *way.lock().unwrap() = Some(spawned);
        let keys = key.map(|key| GuestKeys { id, key });
        Ok(JoinedGuest { way, heard, mute, pings, last, keys, welcome: None, next: 1 })
    }

    /// Waits for the welcome.
    pub fn welcomed(&mut self) {
        let HostMessage::Welcome(welcome) = self.until("the welcome", |said| matches!(said, HostMessage::Welcome(_)))
        else {
            unreachable!()
        };
        self.next = welcome.taken + 1;
        *self.last.lock().unwrap() = (welcome.last_seq, welcome.head.clone());
        self.welcome = Some(*welcome);
    }

    /// Says something.
    pub fn say(&self, said: &ClientMessage) -> bool {
        self.way.lock().unwrap().as_ref().unwrap().queue_message(said)
    }

    /// Sends what no program of ours would send.
    pub fn send_raw(&self, message: &serde_json::Value) -> bool {
        self.way.lock().unwrap().as_ref().unwrap().queue_message(message)
    }

    /// Acts for a seat; gives the number of the act.
    pub fn act(&mut self, seat: Color, kind: EventKind) -> u64 {
        let n = self.next;
        self.next += 1;
        self.say(&ClientMessage::Act { n, seat: seat.into(), kind });
        n
    }

    /// Says an act again under the number it had: who comes back does not know whether it came. What he does next has
    /// a later number, whatever the host has of this one.
    pub fn act_again(&mut self, n: u64, seat: Color, kind: EventKind) {
        self.next = self.next.max(n + 1);
        self.say(&ClientMessage::Act { n, seat: seat.into(), kind });
    }

    /// Acts, and waits until the act is in the journal.
    pub fn acts(&mut self, seat: Color, kind: EventKind) -> HostMessage {
        let n = self.act(seat, kind);
        self.recorded(n)
    }

    /// Waits until an act is in the journal.
    pub fn recorded(&self, n: u64) -> HostMessage {
        self.until("the entry of an act", |said| matches!(said, HostMessage::Entry { acted, .. } if *acted >= n))
    }

    /// The next thing the host says; `None` when the line is cut.
    pub fn next(&self) -> Option<HostMessage> {
        self.heard.recv_timeout(PATIENCE).expect("the host says something, or cuts the line")
    }

    /// Waits for something.
    #[track_caller]
    pub fn until(&self, what: &str, is: impl Fn(&HostMessage) -> bool) -> HostMessage {
        let mut heard = Vec::new();
        while let Some(said) = self.next() {
            if is(&said) {
                return said;
            }
            heard.push(format!("{said:?}").chars().take(300).collect::<String>());
        }
        panic!("no {what}, the line was cut after {heard:#?}");
    }

    /// Waits until the host says why it cuts the line, and does so.
    #[track_caller]
    pub fn dismissed(self) -> DisconnectReason {
        let HostMessage::Bye(why) = self.until("last word", |said| matches!(said, HostMessage::Bye(_))) else {
            unreachable!()
        };
        while self.next().is_some() {}
        why
    }

    /// Answers nothing any more.
    pub fn fall_silent(&self) {
        self.mute.store(true, Ordering::SeqCst);
    }

    /// How often the host has asked whether it is there.
    pub fn pings(&self) -> u64 {
        self.pings.load(Ordering::SeqCst)
    }

    /// The last entry it heard of.
    pub fn last(&self) -> (u64, String) {
        self.last.lock().unwrap().clone()
    }

    /// Cuts the line, as a lost network does.
    pub fn cut(self) {
        self.way.lock().unwrap().as_ref().unwrap().shut_down_at_once();
    }
}
