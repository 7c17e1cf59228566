//! Every test that runs the program itself: in pipes, on a pseudo-terminal, over sockets of the loopback.

mod commands;
mod host;
mod house;
mod join;
mod journal;
mod play;
mod practice;
mod readme;
mod recording;
mod report;
mod sessions;
mod settings;
mod trouble;
mod walk;
mod wire;

/// What several of them use.
mod support {
    pub mod code;
    pub mod dgt;
    pub mod games;
    pub mod listener;
    pub mod multicast;
    pub mod played;
    pub mod program;
    pub mod proxy;
    pub mod pty;
    pub mod recorded;
    pub mod screen;
    pub mod told;
    pub mod two_stations;
}
