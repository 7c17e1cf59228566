//! Find the host and be let in: by the key of an earlier time where there is one, else by the code.
//!
//! Kept keys are tried before anybody is asked anything: those of games that are announced on the network, at the address
//! where they are now, and where an address was named, all that fit the place that is wished for. A host that does not know
//! a key says so and nothing more happens; it costs no try of a code.

use crate::station::arguments::JoinArguments;
use crate::station::files::CommandFailure;
use crate::station::line_dialogue::{LineDialogue, LineQuestion};
use crate::station::trouble::{self, to_message_args};
use ansage_game::moment::Span;
use ansage_link::driver::discovery::{FoundHost, SearchPlace, search_hosts};
use ansage_link::driver::guest::{JoinCredential, JoinError, JoinedConnection, join_host};
use ansage_link::driver::keys::{ClientKeyFolder, ClientPairing, SeatAssignment};
use ansage_link::greeting::GreetingRefusal;
use ansage_link::greeting::opening::HostGreeting;
use ansage_link::guest::{Client, SavedClient};
use ansage_link::pairing::JoiningCode;
use ansage_words::locale::{Args, CleanText, Locale};
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

/// How long the host is looked for on the network.
const SEARCH: Duration = Duration::from_secs(3);

/// So many kept keys are tried at an address at most.
const TRIED: usize = 8;

/// A station that was let in, and what it knows.
pub struct ReachedHost {
    /// The line.
    pub joined: JoinedConnection,
    /// What is known of the game.
    pub guest: Client,
    /// The pairing that let it in.
    pub pairing: ClientPairing,
}

/// Finds the host and is let in.
///
/// # Errors
/// [`CommandFailure`], in words.
pub fn connect_to_host(
    wishes: &JoinArguments,
    asking: &mut LineDialogue,
    keys: &ClientKeyFolder,
) -> Result<ReachedHost, CommandFailure> {
    let known = kept(wishes, keys);
    let (address, game) = match &wishes.host {
        Some(host) => (host.clone(), None),
        None => match find(wishes, asking, &known)? {
            HostAddress::Host(found) => (found.address, Some(found.game)),
            HostAddress::Typed(address) => (address, None),
            HostAddress::Reached(reached) => return Ok(*reached),
        },
    };
    let fitting = known.iter().filter(|pairing| game.as_ref().is_none_or(|game| *game == pairing.game));
    let mut forgotten = false;
    for pairing in fitting.take(TRIED) {
        match by_key(wishes, pairing, &address) {
            Ok(reached) => return Ok(reached),
            Err(JoinError::Refused(GreetingRefusal::UnknownKey)) => {
                forgotten |= game.is_some() || is_at(pairing, &address)
            }
            Err(JoinError::OtherHost) => {}
            // It is not the key that keeps this station out: the code would be typed for nothing.
            Err(error) => return Err(failed(wishes, &address, &error)),
        }
    }
    if forgotten {
        asking.say_text("join-key-unknown", &[]);
    }
    by_code(wishes, asking, &address)
}

/// The kept keys for the place that is wished for, the last used first.
fn kept(wishes: &JoinArguments, keys: &ClientKeyFolder) -> Vec<ClientPairing> {
    if wishes.new_code {
        return Vec::new();
    }
    // What cannot be read lets nobody in: the code does.
    let all = keys.read_all_pairings().map(|found| found.saved).unwrap_or_default();
    let fits = |pairing: &ClientPairing| {
        let SeatAssignment { capacity, seat } = pairing.seated;
        capacity == wishes.capacity && (wishes.seat.is_none() || wishes.seat == seat)
    };
    all.into_iter().filter(fits).collect()
}

/// Whether this pairing's host was at this address, as people type it: with its port or without.
fn is_at(pairing: &ClientPairing, address: &str) -> bool {
    let host = |text: &str| text.rsplit_once(':').map_or(text.to_owned(), |(host, _)| host.to_owned());
    pairing.address == address || host(&pairing.address) == address
}

fn failed(wishes: &JoinArguments, place: &str, error: &JoinError) -> CommandFailure {
    let (id, args) = unreached(&wishes.program, place, error);
    CommandFailure::Could(wishes.program.message_text(id, &to_message_args(&args)))
}

/// Why the host was not reached: a message's id and its arguments.
fn unreached(locale: &Locale, place: &str, error: &JoinError) -> (&'static str, Vec<(&'static str, CleanText)>) {
    let address = || CleanText::address(place);
    let failed = |id, error| {
        (id, vec![("address", address()), ("reason", CleanText::own(trouble::io_error_text(locale, error)))])
    };
    match error {
        JoinError::NoHost { why } => failed("join-no-host", why),
        JoinError::Io(why) => failed("join-failed", why),
        JoinError::NoAnswer { waited } => (
            "join-silent",
            vec![
                ("address", address()),
                ("time", CleanText::own(locale.duration_text(Span::from_secs(waited.as_secs())))),
            ],
        ),
        JoinError::NotAHost => ("join-not-a-host", vec![("address", address())]),
        JoinError::Refused(GreetingRefusal::WrongCode) => ("join-code-wrong", Vec::new()),
        JoinError::Refused(GreetingRefusal::Pause { seconds }) => (
            "join-code-pause",
            vec![("time", CleanText::own(locale.duration_text(Span::from_secs(u64::from(*seconds)))))],
        ),
        JoinError::Refused(GreetingRefusal::OtherProtocol { .. }) => ("join-other-protocol", Vec::new()),
        JoinError::Refused(GreetingRefusal::TooMany) => ("join-too-many", Vec::new()),
        JoinError::Refused(GreetingRefusal::UnknownKey) => ("join-key-unknown", Vec::new()),
        JoinError::OtherHost => ("join-other-host", vec![("address", address())]),
    }
}

/// Where the host is.
enum HostAddress {
    /// It was found on the network.
    Host(FoundHost),
    /// Its address was typed.
    Typed(String),
    /// It was where it had been, and has let this station in.
    Reached(Box<ReachedHost>),
}

/// Looks for the host on the network, or on this machine alone; where there is none, a kept one is tried where it was
/// last.
fn find(
    wishes: &JoinArguments,
    asking: &mut LineDialogue,
    known: &[ClientPairing],
) -> Result<HostAddress, CommandFailure> {
    let text = |id: &str, args: &Args<'_>| CommandFailure::Could(wishes.program.message_text(id, args));
    let (place, name) =
        if wishes.here { (SearchPlace::Loopback, "machine") } else { (SearchPlace::Network, "network") };
    let place_args = [("place", CleanText::own(name))];
    let none_found =
        || CommandFailure::GivenUp(wishes.program.message_text("join-none-found", &to_message_args(&place_args)));
    asking.say_text("join-searching", &place_args);
    loop {
        let mut found = if wishes.scripted { Vec::new() } else { search_hosts(place, SEARCH).unwrap_or_default() };
        found.retain(|host| host.ours);
        let at = found.iter().position(|host| known.iter().any(|pairing| pairing.game == host.game));
        // One that nobody has named and this machine has not joined before may be another's: at a terminal it is asked.
        let only = (found.len() == 1 && (!asking.terminal || wishes.code_file.is_some())).then_some(0);
        if let Some(at) = at.or(only) {
            let host = found.swap_remove(at);
            asking.say_text(
                "join-found",
                &[("name", CleanText::from(&host.name)), ("address", CleanText::address(&host.address))],
            );
            return Ok(HostAddress::Host(host));
        }
        if !found.is_empty() {
            if !asking.terminal {
                let list: Vec<&str> = found.iter().map(|host| host.address.as_str()).collect();
                return Err(text("join-found-which", &Args::new().set_own_text("list", list.join(", "))));
            }
            match choose(asking, found) {
                Some(target) => return Ok(target),
                None => return Err(none_found()),
            }
        }
        let there = |pairing: &&ClientPairing| !wishes.here || is_on_this_machine(&pairing.address);
        let last = known.iter().filter(there).find_map(|pairing| by_key(wishes, pairing, &pairing.address).ok());
        if let Some(reached) = last {
            return Ok(HostAddress::Reached(Box::new(reached)));
        }
        let typed = if asking.terminal { asking.ask_question(LineQuestion::HOST, &place_args) } else { None };
        match typed {
            None => return Err(none_found()),
            Some(address) if address.is_empty() => {}
            Some(address) => return Ok(HostAddress::Typed(address)),
        }
    }
}

/// Whether an address that was reached is one of this machine alone.
fn is_on_this_machine(address: &str) -> bool {
    let ip: Result<IpAddr, _> = address.parse().map(|place: SocketAddr| place.ip()).or_else(|_| address.parse());
    ip.is_ok_and(|ip| ip.is_loopback())
}

/// Names the hosts that were found and asks which; another one can be typed as well. `None` where nothing more can be typed.
fn choose(asking: &mut LineDialogue, mut found: Vec<FoundHost>) -> Option<HostAddress> {
    for (number, host) in (1..).zip(&found) {
        let number: u32 = number;
        let row = [
            ("number", CleanText::digits(number)),
            ("name", CleanText::from(&host.name)),
            ("address", CleanText::address(&host.address)),
        ];
        asking.say_text("join-found-row", &row);
    }
    loop {
        let question = if found.len() == 1 { LineQuestion::ONE_HOST } else { LineQuestion::MANY_HOSTS };
        let typed = asking.ask_question(question, &[("count", CleanText::digits(found.len()))])?;
        let number = typed.parse().ok().filter(|number| (1..=found.len()).contains(number));
        if let Some(number) = number {
            return Some(HostAddress::Host(found.swap_remove(number - 1)));
        }
        // A name or an address is no figure.
        if typed.contains(['.', ':']) {
            return Some(HostAddress::Typed(typed));
        }
    }
}

/// Comes back by a kept key.
fn by_key(wishes: &JoinArguments, pairing: &ClientPairing, address: &str) -> Result<ReachedHost, JoinError> {
    let SeatAssignment { capacity, seat } = pairing.seated;
    let (game, head) = (pairing.game.clone(), pairing.head.clone());
    let mut guest = Client::from_saved(SavedClient {
        game,
        capacity,
        seat,
        last_seq: pairing.last_seq,
        head,
        name: wishes.name.clone(),
    });
    let joined = join_host(address, JoinCredential::Key(pairing.id, &pairing.key), &guest.hello_message())?;
    let pairing = ClientPairing { address: joined.address.clone(), ..pairing.clone() };
    Ok(ReachedHost { joined, guest, pairing })
}

/// Comes by the code, which is asked for again where it is wrong.
fn by_code(wishes: &JoinArguments, asking: &mut LineDialogue, address: &str) -> Result<ReachedHost, CommandFailure> {
    let mut wrong = false;
    let name = asking.ask_assistant_name(wishes)?;
    loop {
        let code: JoiningCode = asking.ask_joining_code(wishes, wrong)?;
        let mut guest = Client::with_name(wishes.capacity, wishes.seat, name.clone());
        match join_host(address, JoinCredential::Code(&code), &guest.hello_message()) {
            Ok(joined) => {
                let seated = SeatAssignment { capacity: wishes.capacity, seat: wishes.seat };
                // A host that lets somebody in by the code and gives no key is none.
                let HostGreeting { id, key, game, .. } = joined.opening.clone();
                let key = key.ok_or_else(|| failed(wishes, address, &JoinError::NotAHost))?;
                let pairing = ClientPairing::new(&joined.address, id, key, &game, seated);
                return Ok(ReachedHost { joined, guest, pairing });
            }
            Err(JoinError::Refused(GreetingRefusal::WrongCode)) => wrong = true,
            Err(error @ JoinError::Refused(GreetingRefusal::Pause { .. }))
                if asking.terminal && wishes.code_file.is_none() =>
            {
                let (id, args) = unreached(&wishes.program, address, &error);
                asking.say_text(id, &args);
                wrong = false;
            }
            Err(error) => return Err(failed(wishes, address, &error)),
        }
    }
}
