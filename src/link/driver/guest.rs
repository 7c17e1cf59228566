//! Join a host: by its code, or by the key of an earlier time.
//!
//! What is said is generic here, as at the host: the first word goes with the call, the rest over [`ConnectionWriter`].

use super::discovery::DEFAULT_PORT;
use super::keys::random_bytes;
use super::line::{
    ConnectionLimits, ConnectionReader, ConnectionWriter, InboundCodec, OutboundCodec, PATIENCE, READING, ReadEnd,
    read_until_deadline, spawn_named_thread, to_json_bytes,
};
use crate::greeting::handshake::{Handshake, HandshakeStep};
use crate::greeting::opening::HostGreeting;
use crate::greeting::{GreetingRefusal, JoinObstacle};
#[cfg(unix)]
use crate::message::ClientMessage;
use crate::message::HostMessage;
use crate::pairing::{JoiningCode, PairingId, PairingKey};
#[cfg(unix)]
use crate::{FrameReader, TO_DESK_MESSAGE_MAX};
use serde::Serialize;
use serde::de::DeserializeOwned;
use socket2::Socket;
use std::io;
use std::io::Write as _;
use std::net::{IpAddr, SocketAddr, TcpStream, ToSocketAddrs};
use std::time::{Duration, Instant};

/// How long each address of a host is tried.
const CONNECTING: Duration = Duration::from_secs(5);

/// Why a station did not join. People get words from the locales.
#[derive(Debug)]
pub enum JoinError {
    /// Nobody listens there, or there is no such address.
    NoHost {
        /// What the system says.
        why: io::Error,
    },
    /// Something else listens there.
    NotAHost,
    /// The host says why.
    Refused(GreetingRefusal),
    /// What answers by that address does not know the pairing's key: it is not the host that is meant.
    OtherHost,
    /// Something accepts the connection and does not answer.
    NoAnswer {
        /// How long an answer was waited for.
        waited: Duration,
    },
    /// The line was cut.
    Io(io::Error),
}

impl From<io::Error> for JoinError {
    fn from(error: io::Error) -> JoinError {
        JoinError::Io(error)
    }
}

/// What a station proves itself by.
#[derive(Debug, Clone, Copy)]
pub enum JoinCredential<'a> {
    /// The code that was told in the hall.
    Code(&'a JoiningCode),
    /// The key of an earlier time.
    Key(PairingId, &'a PairingKey),
}

/// A station that was let in. Its first word is said.
#[derive(Debug)]
pub struct JoinedConnection {
    /// The line.
    pub end: ClientEndpoint,
    /// Where the host was found, with its port.
    pub address: String,
    /// What the host said first.
    pub opening: HostGreeting,
}

/// Joins the host at an address: `192.168.1.7`, `192.168.1.7:20140`, `table-1.local`, `[fe80::1]:20140`. `hello` is the
/// first word.
///
/// # Errors
/// [`JoinError`].
pub fn join_host(
    address: &str,
    secret: JoinCredential<'_>,
    hello: &impl Serialize,
) -> Result<JoinedConnection, JoinError> {
    let (mut stream, address) = connect(address)?;
    let by = Instant::now() + PATIENCE;
    stream.set_write_timeout(Some(PATIENCE))?;
    let hello = to_json_bytes(hello);
    let mut handshake = match secret {
        JoinCredential::Code(code) => Handshake::by_code(code, &hello),
        JoinCredential::Key(id, key) => Handshake::by_key(id, key, random_bytes()?, &hello),
    };
    let failed = |why| match (why, secret) {
        (JoinObstacle::Refused(why), _) => JoinError::Refused(why),
        (JoinObstacle::NotAHost, _) => JoinError::NotAHost,
        (JoinObstacle::NotGenuine, JoinCredential::Key(..)) => JoinError::OtherHost,
        (JoinObstacle::NotGenuine, JoinCredential::Code(_)) => JoinError::Refused(GreetingRefusal::WrongCode),
    };
    let (mut bytes, mut came) = ([0; READING], 0);
    let (seal, open, opening) = loop {
        let step = handshake.next(&bytes[..came]).map_err(failed)?;
        came = 0;
        match step {
            HandshakeStep::Send(said) => stream.write_all(&said)?,
            HandshakeStep::More => {
                came = read_until_deadline(&mut stream, &mut bytes, Some(by)).map_err(|error| match error.kind() {
                    io::ErrorKind::TimedOut => JoinError::NoAnswer { waited: PATIENCE },
                    _ => JoinError::Io(error),
                })?;
            }
            HandshakeStep::In(seal, open, opening) => break (seal, open, opening),
        }
    };
    let end = ClientEndpoint::new(
        stream,
        InboundCodec::Noise(open),
        OutboundCodec::Noise(seal),
        ConnectionLimits::for_hello(&hello).for_other_end(),
    );
    Ok(JoinedConnection { end, address, opening })
}

/// Connects to the first of a host's addresses that answers.
fn connect(address: &str) -> Result<(Socket, String), JoinError> {
    let failed = |why| JoinError::NoHost { why };
    let mut last = io::Error::from(io::ErrorKind::NotFound);
    for place in places(address.trim()).map_err(failed)? {
        match TcpStream::connect_timeout(&place, CONNECTING) {
            Ok(stream) => {
                stream.set_nodelay(true)?;
                return Ok((stream.into(), place.to_string()));
            }
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
pub enum HostEvent<Said = HostMessage> {
    /// It says something.
    Said(Said),
    /// The line is cut.
    Gone,
}

/// A guest's end of the line.
#[derive(Debug)]
pub struct ClientEndpoint {
    reader: ConnectionReader,
    seal: OutboundCodec,
    limits: ConnectionLimits,
}

impl ClientEndpoint {
    fn new(stream: Socket, open: InboundCodec, mut seal: OutboundCodec, limits: ConnectionLimits) -> ClientEndpoint {
        seal.set_limits(limits);
        let mut reader = ConnectionReader::new(stream, open);
        reader.set_limits(limits);
        ClientEndpoint { reader, seal, limits }
    }

    /// Says the first word of a desk over the socket of the same user.
    #[cfg(unix)]
    pub(super) fn connect_desk(stream: Socket, hello: &ClientMessage) -> io::Result<ClientEndpoint> {
        stream.set_write_timeout(Some(PATIENCE))?;
        let open = InboundCodec::Plain(FrameReader::new(TO_DESK_MESSAGE_MAX));
        let mut end = ClientEndpoint::new(stream, open, OutboundCodec::Plain, ConnectionLimits::DESK.for_other_end());
        end.send(hello)?;
        Ok(end)
    }

    /// Says something, and waits until it is out.
    ///
    /// # Errors
    /// The host is gone, or hangs.
    pub fn send(&mut self, message: &impl Serialize) -> io::Result<()> {
        let frames = self.seal.encode(&to_json_bytes(message)).map_err(|_| io::ErrorKind::InvalidData)?;
        self.reader.stream().write_all(&frames)
    }

    /// Waits for the next word of the host.
    ///
    /// # Errors
    /// The line is cut, nothing came for ten seconds, or what came is no message.
    pub fn receive(&mut self) -> io::Result<HostMessage> {
        match self.reader.next(Some(Instant::now() + PATIENCE)) {
            Ok(bytes) => Ok(serde_json::from_slice(&bytes)?),
            Err(ReadEnd::Ended) => Err(io::ErrorKind::UnexpectedEof.into()),
            Err(ReadEnd::Bad) => Err(io::ErrorKind::InvalidData.into()),
        }
    }

    /// Reads on in a thread of its own until the line is cut or `post` says `false`; gives the way to the host.
    ///
    /// # Errors
    /// What the system says when it starts no thread.
    pub fn spawn_reader<Said: DeserializeOwned + Send + 'static>(
        self,
        mut post: impl FnMut(HostEvent<Said>) -> bool + Send + 'static,
    ) -> io::Result<ConnectionWriter> {
        let ClientEndpoint { mut reader, seal, limits } = self;
        let line = ConnectionWriter::start(reader.stream(), seal, limits)?;
        spawn_named_thread("link", move || {
            while let Ok(message) = reader.next(None)
                && let Ok(said) = serde_json::from_slice(&message)
            {
                if !post(HostEvent::Said(said)) {
                    return reader.shut_down();
                }
            }
            reader.shut_down();
            post(HostEvent::Gone);
        })?;
        Ok(line)
    }

    /// The connection and what seals for it: for who writes frames himself.
    pub fn into_parts(self) -> (Socket, OutboundCodec) {
        (self.reader.into_stream(), self.seal)
    }
}
