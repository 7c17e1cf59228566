//! Found on the network: tried on the loopback alone.

use super::hosts::{EchoHost, config};
use super::multicast::skipped;
use super::program::TestFolder;
use ansage_game::hex::hex;
use ansage_link::driver::discovery::{HostAnnouncement, SearchPlace, search_hosts};
use ansage_link::driver::host::HostConfig;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

const ENOUGH: Duration = Duration::from_secs(20);

#[test]
fn a_host_is_found_by_its_name_address_and_game() {
    if skipped() {
        return;
    }
    let room = TestFolder::new("wire-found");
    let quiet = EchoHost::with(config(&room.path("quiet.journal")));
    let config = HostConfig { discover: true, loopback_discovery: true, ..config(&room.path("g.journal")) };
    let host = EchoHost::with(config);
    assert_eq!(host.listening.announcement_result(), Ok(true));
    let game = host.listening.game_name();
    // A search ends shortly after the first that it finds, which may be a game that is played here besides.
    let until = Instant::now() + ENOUGH;
    let found = loop {
        let found = search_hosts(SearchPlace::Loopback, ENOUGH).unwrap();
        if found.iter().any(|found| found.game == game) || Instant::now() >= until {
            break found;
        }
    };
    let found_host = found.iter().find(|found| found.game == game).unwrap_or_else(|| panic!("{found:?}"));
    assert_eq!((found_host.name.as_str(), found_host.ours), ("Weiss - Schwarz", true));
    let listed = host.listening.addresses_to_type();
    assert_eq!(found_host.address, listed[0]);
    assert!(
        found.iter().all(|found| found.game != quiet.listening.game_name()),
        "who does not want to be found is not"
    );
    assert_eq!(quiet.listening.announcement_result(), Ok(false));
}

#[test]
fn what_a_stranger_announces_moves_no_cursor_and_is_no_path() {
    if skipped() {
        return;
    }
    let address = SocketAddr::from(([127, 0, 0, 1], 20_999));
    let name = format!("\u{1b}[2J{}\r\n", "Zürich ".repeat(40));
    let game = hex(&[0x77; 16]);
    let _long = HostAnnouncement::announce_host(SearchPlace::Loopback, address, &game, &name).unwrap();
    let _path = HostAnnouncement::announce_host(SearchPlace::Loopback, address, "../../evil", "evil");
    let found = search_hosts(SearchPlace::Loopback, ENOUGH).unwrap();
    assert!(found.iter().all(|found| found.name != "evil" && !found.game.contains('.')), "{found:?}");
    if let Some(found) = found.iter().find(|found| found.game == game) {
        assert!(
            found.name.as_str().starts_with("[2JZürich") && found.name.as_str().chars().count() <= 40,
            "{:?}",
            found.name
        );
        assert!(!found.name.as_str().contains(char::is_control));
    }
}

#[test]
fn nothing_is_found_where_nothing_is_and_the_search_ends() {
    let game = hex(&[0x66; 16]);
    let found = search_hosts(SearchPlace::Loopback, Duration::from_millis(50)).unwrap_or_default();
    assert!(found.iter().all(|found| found.game != game));
}
