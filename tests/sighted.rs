//! The sighted player's board: his hands, keys and mouse, what he is told, and what the screen shows.

#[path = "sighted/answers.rs"]
mod answers;
#[path = "sighted/contrast.rs"]
mod contrast;
#[path = "sighted/hands.rs"]
mod hands;
#[path = "sighted/keys.rs"]
mod keys;
#[path = "sighted/screens.rs"]
mod screens;
#[path = "sighted/seat.rs"]
mod seat;
#[path = "sighted/terminal.rs"]
mod terminal;
