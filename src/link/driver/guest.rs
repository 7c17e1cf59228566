//! Join a host: by its code, or by the key of an earlier time.
//!
//! What is said is generic here, as at the host: the first word goes with the call, the rest over [`GuestWay`].

use super::Desk;
use super::discovery::DEFAULT_PORT;
use super::keys::{is_game, random};
use super::way::{PATIENCE, Reader, Way, read_exactly, thread};
use crate::link::greeting::opening::Opening;
use crate::link::greeting::{Joining, NotJoined, Refused, answer_rest, last_rest};
use crate::link::message::guests::FromHost;
use crate::link::pairing::{Code, PairingId, PairingKey};
use crate::link::secure::{GUEST_MESSAGE_MAX, Opener, Sealer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::net::{IpAddr, SocketAddr, TcpStream, ToSocketAddrs};
use std::time::{Duration, Instant};
use std::{fmt, io};

/// How long each address of a host is tried.
const CONNECTING: Duration = Duration::from_secs(5);

/// Why a station did not join. People get words from the locales.
#[derive(Debug)]
pub enum JoinError {
    /// Nobody listens there, or there is no such address.
    NoHost {
        /// What was tried.
        address: String,
        /// What the system says.
        why: io::Error,
    },
    /// Something else listens there.
    NotAHost {
        /// What was tried.
        address: String,
    },
    /// The code is wrong, or has changed meanwhile.
    WrongCode,
    /// There were too many wrong codes.
    Pause {
        /// For so many seconds none is taken.
        seconds: u16,
    },
    /// The two programs are of versions that do not understand each other.
    OtherProtocol {
        /// That of the host.
        host: u16,
    },
    /// The host does not know the pairing any more.
    UnknownKey,
    /// What answers by that address does not know the pairing's key: it is not the host that is meant.
    OtherHost,
    /// There are too many stations.
    TooMany,
    /// The line was cut, or the host is too slow.
    Io(io::Error),
}

impl fmt::Display for JoinError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JoinError::NoHost { address, why } => write!(f, "no host at {address}: {why}"),
            JoinError::NotAHost { address } => write!(f, "what answers at {address} is no host"),
            JoinError::WrongCode => f.write_str("wrong code"),
            JoinError::Pause { seconds } => write!(f, "no code is taken for {seconds} s"),
            JoinError::OtherProtocol { host } => write!(f, "host speaks protocol {host}"),
            JoinError::UnknownKey => f.write_str("pairing is not known"),
            JoinError::OtherHost => f.write_str("not the host of this pairing"),
            JoinError::TooMany => f.write_str("too many stations"),
            JoinError::Io(error) => write!(f, "line: {error}"),
        }
    }
}

impl std::error::Error for JoinError {}

impl From<io::Error> for JoinError {
    fn from(error: io::Error) -> JoinError {
        JoinError::Io(error)
    }
}

/// What a station proves itself by.
#[derive(Debug, Clone, Copy)]
pub enum Secret<'a> {
    /// The code that was told in the hall.
    Code(&'a Code),
    /// The key of an earlier time.
    Key(PairingId, &'a PairingKey),
}

/// A station that was let in. Its first word is said.
#[derive(Debug)]
pub struct Joined {
    /// The line.
    pub end: GuestEnd,
    /// Where the host was found, with its port.
    pub address: String,
    /// The name of the pairing.
    pub id: PairingId,
    /// The key for the next time; `None` where it came by key.
    pub key: Option<PairingKey>,
    /// The number of this station at the host, from 1.
    pub station: u8,
    /// The game's random name: letters and figures only.
    pub game: String,
    /// What people call it, as the host says.
    pub name: String,
}

/// Joins the host at an address: `192.168.1.7`, `192.168.1.7:20140`, `table-1.local`, `[fe80::1]:20140`. `hello` is the
/// first word.
///
/// # Errors
/// [`JoinError`].
pub fn join(address: &str, secret: Secret<'_>, hello: &impl Serialize) -> Result<Joined, JoinError> {
    let (mut stream, address) = connect(address)?;
    let by = Instant::now() + PATIENCE;
    stream.set_nodelay(true)?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let (mut seal, open) = met(&mut stream, &address, secret, by)?;
    // A plain struct always serialises.
    let hello = serde_json::to_vec(hello).unwrap_or_default();
    let hello = seal.seal(&hello).map_err(io::Error::other)?;
    io::Write::write_all(&mut stream, &hello)?;
    let mut reader = Reader::new(stream, open);
    let opening = reader.next(Some(by)).ok().and_then(|bytes| Opening::read(&bytes));
    let opening = opening.filter(|opening| is_game(&opening.game));
    let Some(Opening { id, key, station, game, name }) = opening else { return Err(JoinError::NotAHost { address }) };
    Ok(Joined { end: GuestEnd { reader, seal }, address, id, key, station, game, name })
}

/// Says the words in the clear, and proves who is who.
fn met(stream: &mut TcpStream, address: &str, secret: Secret<'_>, by: Instant) -> Result<(Sealer, Opener), JoinError> {
    let by_key = matches!(secret, Secret::Key(..));
    let failed = |why| match why {
        NotJoined::Refused(Refused::OtherProtocol { host }) => JoinError::OtherProtocol { host },
        NotJoined::Refused(Refused::Pause { seconds }) => JoinError::Pause { seconds },
        NotJoined::Refused(Refused::WrongCode) => JoinError::WrongCode,
        NotJoined::Refused(Refused::UnknownKey) => JoinError::UnknownKey,
        NotJoined::Refused(Refused::TooMany) => JoinError::TooMany,
        NotJoined::NotAHost => JoinError::NotAHost { address: address.to_owned() },
        NotJoined::NotGenuine if by_key => JoinError::OtherHost,
        NotJoined::NotGenuine => JoinError::WrongCode,
    };
    let (joining, said) = match secret {
        Secret::Code(code) => Joining::by_code(code),
        Secret::Key(id, key) => Joining::by_key(id, key, random()?),
    };
    io::Write::write_all(stream, &said)?;
    let answer = said_by_host(stream, by, |first| answer_rest(first, &joining), address)?;
    let (confirming, first) = joining.answered(&answer).map_err(failed)?;
    io::Write::write_all(stream, &first)?;
    let last = said_by_host(stream, by, last_rest, address)?;
    confirming.finish(&last).map_err(failed)
}

/// One word of the host in the clear.
fn said_by_host(
    stream: &mut TcpStream,
    by: Instant,
    rest: impl Fn(u8) -> Option<usize>,
    address: &str,
) -> Result<Vec<u8>, JoinError> {
    let first = read_exactly(stream, 1, by)?;
    let rest = first.first().and_then(|first| rest(*first));
    let rest = rest.ok_or_else(|| JoinError::NotAHost { address: address.to_owned() })?;
    Ok([first, read_exactly(stream, rest, by)?].concat())
}

/// Connects to the first of a host's addresses that answers.
fn connect(address: &str) -> Result<(TcpStream, String), JoinError> {
    let failed = |why| JoinError::NoHost { address: address.to_owned(), why };
    let mut last = io::Error::from(io::ErrorKind::NotFound);
    for place in places(address.trim()).map_err(failed)? {
        match TcpStream::connect_timeout(&place, CONNECTING) {
            Ok(stream) => return Ok((stream, place.to_string())),
            Err(error) => last = error,
        }
    }
    Err(failed(last))
}

fn places(address: &str) -> io::Result<Vec<SocketAddr>> {
    if address.is_empty() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    if let Ok(ip) = address.trim_matches(['[', ']']).parse::<IpAddr>() {
        return Ok(vec![SocketAddr::new(ip, DEFAULT_PORT)]);
    }
    match address.contains(':') {
        true => address.to_socket_addrs().map(Iterator::collect),
        false => (address, DEFAULT_PORT).to_socket_addrs().map(Iterator::collect),
    }
}

/// What comes from the host.
#[derive(Debug)]
pub enum HostCall<Said = FromHost> {
    /// It says something.
    Said(Said),
    /// The line is cut; why, for logs, where it was not simply cut.
    Gone(Option<String>),
}

/// A guest's end of the line.
#[derive(Debug)]
pub struct GuestEnd {
    reader: Reader,
    seal: Sealer,
}

impl GuestEnd {
    /// Reads on in a thread of its own until the line is cut or `post` says `false`; gives the way to the host.
    ///
    /// # Errors
    /// What the system says when it starts no thread.
    pub fn spawn<Said: DeserializeOwned + Send + 'static>(
        self,
        mut post: impl FnMut(HostCall<Said>) -> bool + Send + 'static,
    ) -> io::Result<GuestWay> {
        let GuestEnd { mut reader, seal } = self;
        let way = Way::start(reader.stream(), seal, GUEST_MESSAGE_MAX)?;
        thread("link", move || {
            let why = loop {
                let message = match reader.next(None) {
                    Ok(message) => message,
                    Err(super::way::Cut::Ended) => break None,
                    Err(super::way::Cut::Bad(bad)) => break Some(bad.to_string()),
                };
                match serde_json::from_slice(&message) {
                    Ok(said) => {
                        if !post(HostCall::Said(said)) {
                            return reader.cut();
                        }
                    }
                    Err(error) => break Some(error.to_string()),
                }
            };
            reader.cut();
            post(HostCall::Gone(why));
        })?;
        Ok(GuestWay(way))
    }

    /// The connection and what seals for it: for who writes frames himself.
    pub fn into_parts(self) -> (TcpStream, Sealer) {
        (self.reader.into_stream(), self.seal)
    }

    /// Makes this the line of the arbiter's desk: the host must have taken it as one.
    ///
    /// # Errors
    /// What the system says; there are no such desks but on Unix.
    #[cfg(unix)]
    pub fn into_desk(self) -> io::Result<Desk> {
        let way = Way::start(self.reader.stream(), self.seal, GUEST_MESSAGE_MAX)?;
        Desk::over(super::tunnel::at_guest(self.reader, way)?)
    }

    /// Where there are no such desks.
    ///
    /// # Errors
    /// Always.
    #[cfg(not(unix))]
    pub fn into_desk(self) -> io::Result<Desk> {
        Err(io::ErrorKind::Unsupported.into())
    }
}

/// The way to the host. Nothing here waits but [`GuestWay::close`]. Dropped, it sends what is queued and cuts the line.
#[derive(Debug)]
pub struct GuestWay(Way);

impl GuestWay {
    /// Queues a message. Returns `false` where the host is too slow, or the message longer than [`GUEST_MESSAGE_MAX`]:
    /// then the line is cut.
    pub fn send(&self, message: &impl Serialize) -> bool {
        self.0.send(message)
    }

    /// Cuts the line at once.
    pub fn cut(&self) {
        self.0.cut();
    }

    /// Sends what is queued and cuts the line; a hung host is not waited for.
    pub fn close(self) {
        self.0.close();
    }
}
