//! Two stations: the real program hosts on one terminal and joins on another, over the loopback.

#![cfg(unix)]

#[path = "support/listener.rs"]
mod listener;
#[path = "support/multicast.rs"]
mod multicast;
#[path = "support/proxy.rs"]
mod proxy;
#[path = "support/pty.rs"]
mod pty;
#[path = "support/screen.rs"]
mod screen;

#[path = "join/arbiters_code.rs"]
mod arbiters_code;
#[path = "join/dialogue.rs"]
mod dialogue;
#[path = "join/flag.rs"]
mod flag;
#[path = "join/found.rs"]
mod found;
#[path = "join/game.rs"]
mod game;
#[path = "join/roles.rs"]
mod roles;
#[path = "join/situations.rs"]
mod situations;
#[path = "join/table.rs"]
mod table;
