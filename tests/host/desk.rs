//! The arbiter's desk at a machine that has joined: the same desk, behind the arbiter's own code.

use super::guest::hello;
use super::hosting::{Host, events};
use super::program::Room;
use ansage::game::event::EventKind;
use ansage::game::joining::Capacity;
use ansage::game::ruling::Ruling;
use ansage::link::driver::Desk;
use ansage::link::driver::guest::{Secret, join};
use ansage::link::message::{Code, Denied, FromDesk, FromStation};

fn heard(desk: &mut Desk, what: &str, is: impl Fn(&FromStation) -> bool) -> FromStation {
    loop {
        let said = desk.hear().unwrap_or_else(|error| panic!("no {what}: {error}"));
        if is(&said) {
            return said;
        }
    }
}

#[test]
fn the_arbiters_desk_is_the_same_over_the_link_and_needs_the_arbiters_code() {
    let room = Room::new("host-desk");
    let mut host = Host::start(&room, "");
    let _black = host.black();
    host.e4();
    let code = super::hosting::read_code(&host.says("link", "Code "));
    let joined = join(&host.address, Secret::Code(&code), &hello(Capacity::Arbiter, None, (0, ""))).unwrap();
    let mut desk = joined.end.into_desk().unwrap();
    host.until("A desk for the arbiter has joined");
    desk.send(&FromDesk::Act { kind: EventKind::Ruled { ruling: Ruling::Stop } }).unwrap();
    let denied = heard(&mut desk, "denial", |said| matches!(said, FromStation::Denied(_)));
    assert_eq!(denied, FromStation::Denied(Denied::NotAtDesk), "the code for joining is not the arbiter's");
    desk.send(&FromDesk::Code { code: Code::new("geheim77"), arbiter: "Ada".to_owned() }).unwrap();
    heard(
        &mut desk,
        "desk",
        |said| matches!(said, FromStation::Line { text, yours: true } if text.contains("desk-taken")),
    );
    desk.send(&FromDesk::Act { kind: EventKind::Ruled { ruling: Ruling::Stop } }).unwrap();
    heard(
        &mut desk,
        "ruling",
        |said| matches!(said, FromStation::Line { text, yours: true } if text.contains("ruled")),
    );
    host.says("link", "Arbiter's desk at another machine");
    drop(desk);
    host.until("Link to the arbiter's desk lost");
    host.quit();
    assert_eq!(events(&room, "ruled").len(), 1);
    assert_eq!(events(&room, "desk-left").len(), 1);
    room.run("verify game.journal").status(0);
}
