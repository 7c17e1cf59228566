//! Keep the line to the host, and make the attempts to have one again.

use crate::station::inbox::{InboxSender, StationInput};
use ansage_link::driver::ConnectionWriter;
use ansage_link::driver::discovery::{SearchPlace, search_hosts};
use ansage_link::driver::guest::{ClientEndpoint, JoinCredential, JoinError, JoinedConnection, join_host};
use ansage_link::driver::keys::ClientPairing;
use ansage_link::message::ClientMessage;
use std::io;
use std::net::SocketAddr;
use std::thread;
use std::time::Duration;

/// How long the host is looked for.
const SEARCH: Duration = Duration::from_secs(2);

/// The way to the host.
pub struct HostRoute {
    slot: InboxSender,
    line: Option<ConnectionWriter>,
    /// The number of the line, or of the attempt at one: what an older one says is not heard any more.
    number: u64,
}

impl HostRoute {
    /// The first line, which reads on from now.
    ///
    /// # Errors
    /// What the system says when it starts no thread.
    pub fn open(slot: InboxSender, end: ClientEndpoint) -> io::Result<HostRoute> {
        let mut way = HostRoute { slot, line: None, number: 1 };
        way.use_connection(end)?;
        Ok(way)
    }

    /// The host was reached: this line is read from now.
    ///
    /// # Errors
    /// What the system says when it starts no thread.
    pub fn use_connection(&mut self, end: ClientEndpoint) -> io::Result<()> {
        let (slot, number) = (self.slot.clone(), self.number);
        self.line = Some(end.spawn_reader(move |said| slot.post(StationInput::Host(number, said)))?);
        Ok(())
    }

    /// Whether this line or attempt is the present one.
    pub fn is_current_line(&self, number: u64) -> bool {
        self.number == number
    }

    /// Says something to the host. `false` where there is no line, or it takes nothing any more.
    pub fn send(&self, said: &ClientMessage) -> bool {
        self.line.as_ref().is_some_and(|line| line.queue_message(said))
    }

    /// Cuts the line. What it still had to say is not heard any more.
    pub fn cut_line(&mut self) {
        if let Some(line) = self.line.take() {
            line.shut_down_at_once();
        }
        self.number += 1;
    }

    /// Makes an attempt in a thread of its own; `hello` is the first word over the line. `false` where the system starts
    /// no thread.
    pub fn start_reaching_host(&mut self, saved: ClientPairing, hello: ClientMessage, looks: bool) -> bool {
        self.number += 1;
        let (slot, number) = (self.slot.clone(), self.number);
        let attempt = move || {
            // Where the station is gone, the line goes with what came of this.
            let _ = slot.post(StationInput::Reached(number, Box::new(rejoin(&saved, &hello, looks))));
        };
        thread::Builder::new().name("rejoin".into()).spawn(attempt).is_ok()
    }

    /// Sends what is queued, and cuts the line.
    pub fn close(self) {
        if let Some(line) = self.line {
            line.send_queue_and_close();
        }
    }
}

/// One attempt: at the address where the host was last, or where its game is announced now.
fn rejoin(saved: &ClientPairing, hello: &ClientMessage, looks: bool) -> Result<JoinedConnection, JoinError> {
    let secret = JoinCredential::Key(saved.id, &saved.key);
    let first = join_host(&saved.address, secret, hello);
    let on_network = saved.address.parse().is_ok_and(|place: SocketAddr| !place.ip().is_loopback());
    if !looks || !on_network || !matches!(first, Err(JoinError::NoHost { .. } | JoinError::OtherHost)) {
        return first;
    }
    let found = search_hosts(SearchPlace::Network, SEARCH).unwrap_or_default();
    match found.into_iter().find(|host| host.game == saved.game) {
        Some(host) => join_host(&host.address, secret, hello),
        None => first,
    }
}
