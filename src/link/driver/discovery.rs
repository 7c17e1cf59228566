//! Find a host on the local network, and be found: multicast DNS.
//!
//! What is found this way is a hint, nothing more: anybody may announce anything. Who a host is shows when it knows the
//! code or the key.

use crate::greeting::PROTOCOL;
use crate::greeting::opening::is_valid_game_name;
use ansage_game::foreign::PersonName;
use mdns_sd::{IfKind, ResolvedService, ServiceDaemon, ServiceEvent, ServiceInfo};
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

/// The kind of service.
const SERVICE: &str = "_ansage._tcp.local.";
/// When something was found, others are waited for so long.
const MORE: Duration = Duration::from_millis(700);
/// So many letters of a name are announced at most.
const NAME_MAX: usize = 60;
/// So many hosts are listed at most.
const HOSTS_MAX: usize = 64;

/// Where to look and to be found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SearchPlace {
    /// On the local network.
    Network,
    /// On this machine only: for trials.
    Loopback,
}

/// A host that was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundHost {
    /// What people call its game. A stranger may have written it.
    pub name: PersonName,
    /// Where it listens, as one types it: with the port where it is not [`DEFAULT_PORT`].
    pub address: String,
    /// The game's random name.
    pub game: String,
    /// Whether it speaks this program's version of the protocol.
    pub ours: bool,
}

fn daemon(place: SearchPlace) -> Result<ServiceDaemon, String> {
    let daemon = ServiceDaemon::new().map_err(said)?;
    match place {
        SearchPlace::Network => daemon.disable_interface(vec![IfKind::LoopbackV4, IfKind::LoopbackV6]).map_err(said)?,
        SearchPlace::Loopback => {
            daemon.disable_interface(IfKind::All).map_err(said)?;
            daemon.enable_interface(IfKind::LoopbackV4).map_err(said)?;
        }
    }
    Ok(daemon)
}

fn said(error: mdns_sd::Error) -> String {
    error.to_string()
}

/// As long as this is kept the host can be found.
pub struct HostAnnouncement {
    daemon: ServiceDaemon,
    name: String,
}

impl fmt::Debug for HostAnnouncement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Announced({})", self.name)
    }
}

impl HostAnnouncement {
    /// Announces a host.
    ///
    /// # Errors
    /// Why it cannot be announced, for logs.
    pub fn announce_host(
        place: SearchPlace,
        address: SocketAddr,
        game: &str,
        name: &str,
    ) -> Result<HostAnnouncement, String> {
        let daemon = daemon(place)?;
        let short: String = game.chars().take(12).collect();
        let name: String = name.chars().take(NAME_MAX).collect();
        let protocol = PROTOCOL.to_string();
        let told = [("game", game), ("protocol", &protocol), ("name", &name)];
        let host = format!("ansage-{short}.local.");
        let (ip, port) = (address.ip(), address.port());
        let everywhere = ip.is_unspecified() && place == SearchPlace::Network;
        let listed = match (everywhere, place) {
            (true, _) => String::new(),
            (false, SearchPlace::Loopback) => "127.0.0.1".to_owned(),
            (false, SearchPlace::Network) => ip.to_string(),
        };
        let info = ServiceInfo::new(SERVICE, &short, &host, listed.as_str(), port, &told[..]).map_err(said)?;
        let mut info = if everywhere { info.enable_addr_auto() } else { info };
        if place == SearchPlace::Loopback {
            info.set_interfaces(vec![IfKind::LoopbackV4]);
        }
        let name = info.get_fullname().to_owned();
        daemon.register(info).map_err(said)?;
        Ok(HostAnnouncement { daemon, name })
    }
}

impl Drop for HostAnnouncement {
    fn drop(&mut self) {
        // Who looks for it is told that it is gone, when there is time for that.
        if let Ok(done) = self.daemon.unregister(&self.name) {
            let _ = done.recv_timeout(Duration::from_millis(200));
        }
        let _ = self.daemon.shutdown();
    }
}

/// Looks for hosts, for so long at most; shortly after one was found it ends.
///
/// # Errors
/// Why nothing can be looked for, for logs.
pub fn search_hosts(place: SearchPlace, longest: Duration) -> Result<Vec<FoundHost>, String> {
    let daemon = daemon(place)?;
    let events = daemon.browse(SERVICE).map_err(said)?;
    let mut found: Vec<FoundHost> = Vec::new();
    let mut until = Instant::now() + longest;
    while let Ok(event) = events.recv_timeout(until.saturating_duration_since(Instant::now())) {
        let ServiceEvent::ServiceResolved(service) = event else { continue };
        let Some(host) = host(&service) else { continue };
        if found.is_empty() {
            until = until.min(Instant::now() + MORE);
        }
        // The latest word about a game counts.
        found.retain(|known| known.game != host.game);
        if found.len() < HOSTS_MAX {
            found.push(host);
        }
    }
    let _ = daemon.shutdown();
    found.sort_by(|one, other| (&one.name, &one.game).cmp(&(&other.name, &other.game)));
    Ok(found)
}

/// What was announced, as far as it makes sense.
fn host(service: &ResolvedService) -> Option<FoundHost> {
    let told = |key: &str| service.get_property_val_str(key).unwrap_or_default();
    let game = told("game").to_owned();
    let mut ips: Vec<IpAddr> = service.get_addresses().iter().map(|ip| ip.to_ip_addr()).collect();
    ips.sort_by_key(|ip| (ip.is_ipv6(), *ip));
    let address = match (ips.first()?, service.get_port()) {
        (ip, DEFAULT_PORT) => ip.to_string(),
        (ip, port) => SocketAddr::new(*ip, port).to_string(),
    };
    let name = PersonName::new(told("name"));
    let ours = told("protocol") == PROTOCOL.to_string();
    is_valid_game_name(&game).then_some(FoundHost { name, address, game, ours })
}

/// The port on which a host listens where it is free and no other was chosen.
pub const DEFAULT_PORT: u16 = 20_140;
