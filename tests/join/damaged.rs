//! What is damaged on its way between two stations is a lost link, which comes back by itself: nobody is accused of it.

use super::proxy::{Proxy, ProxyDamage, ProxyWay};
use super::pty::{TerminalSeat, TestHome};
use super::table::{HostTerminal, console};

/// A bit of each part of a frame: both bytes of its length, its first bytes, its middle and its end; and a frame that
/// comes twice, not at all, too late, too short or with a byte more.
const DAMAGE: [ProxyDamage; 12] = [
    ProxyDamage::Flipped(0),
    ProxyDamage::Flipped(1),
    ProxyDamage::Flipped(2),
    ProxyDamage::Flipped(3),
    ProxyDamage::Flipped(10),
    ProxyDamage::LastFlipped,
    ProxyDamage::Doubled,
    ProxyDamage::Dropped,
    ProxyDamage::Swapped,
    ProxyDamage::Truncated,
    ProxyDamage::Inserted(0),
    ProxyDamage::Inserted(20),
];

/// White's station, which hosts, and Black's behind a cable; the game has begun.
struct TwoStations {
    host: HostTerminal,
    cable: Proxy,
    black: TerminalSeat,
    _guest: TestHome,
}

impl TwoStations {
    fn open(name: &str) -> TwoStations {
        let guest = TestHome::new(&format!("{name}-guest"));
        let mut host = HostTerminal::open(name, &["--lost-link", "run"]);
        let cable = Proxy::to(host.port);
        let mut black = console(&guest, &cable.address(), &host.code, &["--console"]);
        black.until("Joined. You are Black.");
        host.seat.until("Black joined.");
        host.seat.line("start");
        black.until("Game begins.");
        TwoStations { host, cable, black, _guest: guest }
    }

    /// Both sides say that the link is lost.
    fn hear_loss(&mut self) {
        self.host.seat.until("Link to Black lost.");
        self.black.until("Link lost.");
    }

    /// The link has come back without anybody's doing.
    fn hear_return(&mut self) {
        self.host.seat.until("Black is back");
        self.black.until("The link is there again");
    }

    /// The game goes on, and the record has nothing but the losses and returns.
    fn play_on(mut self, losses: usize) {
        self.host.seat.line("e4");
        self.host.seat.until("w e2-e4");
        self.black.until("w e2-e4");
        self.black.line("draw");
        self.black.until("yes or no");
        self.black.line("yes");
        self.host.seat.until("offers a draw");
        let home = &self.host.home;
        assert_eq!(home.count("link-denied"), 0, "nobody is accused");
        assert_eq!(home.count("code-refused"), 0);
        // A return that is damaged after the host has noted it is lost once more.
        let (lost, found) = (home.count("link-lost"), home.count("link-found"));
        assert!(lost >= losses && found == lost + 1, "{lost} and {found} of {losses}");
        assert_eq!(home.count("draw-offered"), 1);
    }
}

fn damaged_in_play(name: &str, way: ProxyWay) {
    let mut stations = TwoStations::open(name);
    for damage in DAMAGE {
        println!("{way:?}: {damage:?}");
        stations.cable.damage(way, 0, damage);
        stations.hear_loss();
        stations.hear_return();
        assert!(stations.cable.has_damaged());
    }
    stations.play_on(DAMAGE.len());
}

#[test]
fn a_frame_of_the_guest_that_is_damaged_on_its_way_is_a_lost_link_that_comes_back() {
    damaged_in_play("join-damaged-host", ProxyWay::ToHost);
}

#[test]
fn a_frame_of_the_host_that_is_damaged_on_its_way_is_a_lost_link_that_comes_back() {
    damaged_in_play("join-damaged-guest", ProxyWay::ToGuest);
}

/// Every word of the way back in: the greeting with its version, the pairing's name and what is drawn for it, the proof and
/// the first word of each side.
#[test]
fn a_way_back_that_is_damaged_is_tried_again() {
    let mut stations = TwoStations::open("join-damaged-back");
    let greeting = [0, 7, 8, 9, 30].map(|byte| (ProxyWay::ToHost, 0, ProxyDamage::Flipped(byte)));
    let later = [
        (ProxyWay::ToHost, 1, ProxyDamage::Flipped(3)),
        (ProxyWay::ToHost, 2, ProxyDamage::LastFlipped),
        (ProxyWay::ToGuest, 0, ProxyDamage::Flipped(0)),
        (ProxyWay::ToGuest, 0, ProxyDamage::Flipped(5)),
        (ProxyWay::ToGuest, 1, ProxyDamage::Flipped(5)),
        (ProxyWay::ToGuest, 1, ProxyDamage::LastFlipped),
        (ProxyWay::ToHost, 0, ProxyDamage::Doubled),
        (ProxyWay::ToGuest, 0, ProxyDamage::Truncated),
    ];
    let all: Vec<_> = greeting.into_iter().chain(later).collect();
    for (way, passing, damage) in &all {
        println!("{way:?} after {passing}: {damage:?}");
        stations.cable.cut();
        stations.hear_loss();
        stations.cable.damage(*way, *passing, *damage);
        stations.cable.mend();
        stations.hear_return();
        assert!(stations.cable.has_damaged());
    }
    stations.play_on(all.len());
}
