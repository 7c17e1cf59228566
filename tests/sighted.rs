//! The sighted player's board: his hands, keys and mouse, what he is told, and what the screen shows.

mod answers;
mod contrast;
mod hands;
mod keys;
mod screens;
pub mod seat;
mod terminal;
