//! Two stations: the real program hosts on one terminal and joins on another, over the loopback.

#![cfg(unix)]

#[path = "support/proxy.rs"]
mod proxy;
#[path = "support/pty.rs"]
mod pty;
#[path = "support/screen.rs"]
mod screen;

#[path = "join/dialogue.rs"]
mod dialogue;
#[path = "join/game.rs"]
mod game;
#[path = "join/roles.rs"]
mod roles;
#[path = "join/situations.rs"]
mod situations;
#[path = "join/table.rs"]
mod table;
