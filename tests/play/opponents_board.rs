//! The sighted opponent's electronic board (D.2.4): the emulator on one pseudo-terminal, the program on another.

use super::dgt::{Clock, Dgt, FRESH};
use super::pty::keys::{F8, SPACE};
use super::pty::{Home, Seat};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/// The board of Black, and White at the station.
fn play(name: &str, dgt: &Dgt, side: &str, args: &[&str]) -> (Home, Seat) {
    let home = Home::new(name);
    let board = format!("dgt:{}{side}", dgt.path());
    let seat = Seat::silent(&home, &[&["--opponent-board", &board], args].concat());
    (home, seat)
}

#[test]
fn trial() {
    let dgt = Dgt::start(START);
    let (home, mut seat) = play("opponents-board", &dgt, ",left", &[]);
    println!("{:?}", seat.until(": connected"));
    seat.say("start", &["Game begins. White's clock runs."]);
    seat.say("e4", &["w e2-e4. Space: clock"]);
    seat.press(SPACE, &["Black to move."]);
    dgt.set("e2", '.');
    dgt.set("e4", 'P');
    dgt.set("e7", '.');
    dgt.set("e5", 'p');
    println!("{:?}", seat.until("e5"));
    seat.keys(F8);
    println!("{:?}", seat.until("White to move"));
    seat.say("Nf3", &["w Ng1-f3. Space: clock"]);
    seat.press(SPACE, &["Black to move."]);
    dgt.set("g1", '.');
    dgt.set("h3", 'N');
    println!("{:?}", seat.until("h3"));
    dgt.set("h3", '.');
    dgt.set("f3", 'N');
    println!("{:?}", seat.until("as announced"));
    dgt.clock(Some(FRESH));
    dgt.set("b8", '.');
    dgt.set("c6", 'n');
    dgt.clock(Some(Clock { right_up: true, ..FRESH }));
    println!("{:?}", seat.until("White to move"));
    println!("{:?}", home.entries());
    seat.quit();
}
