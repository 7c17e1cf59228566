//! The link between stations without a wire: who may send what, what each station is told, and thousands of games of
//! two stations over a wire that loses, delays, doubles, alters and reorders, with programs that die on either side.

#[path = "support/dice.rs"]
mod dice;
#[path = "link/machines.rs"]
mod machines;
#[path = "link/roles.rs"]
mod roles;
#[path = "link/simulated.rs"]
mod simulated;
#[path = "link/views.rs"]
mod views;
