//! What the screen shows.

use super::seat::Seat;
use ratatui::layout::Rect;

#[test]
fn look_at_it() {
    let mut seat = Seat::new();
    println!("{}", seat.screen());
    seat.announce("Pe2e4");
    seat.hands("e2 e3");
    println!("{}\n{}", seat.acts(), seat.screen());
    seat.hands("e3 e4");
    println!("{}\n{}", seat.acts(), seat.screen());
    seat.area = Rect::new(0, 0, 120, 40);
    println!("{}", seat.screen());
    seat.key(ansage::sighted::Key::F(4));
    println!("{}", seat.screen());
    seat.key(ansage::sighted::Key::F(2));
    println!("{}", seat.screen());
}
