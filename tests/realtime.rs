//! Every test that needs real time, real sound or a simulated board: one at a time, as `make test` runs them.

mod boards;
mod joined_boards;
mod pegs;
mod readers;
mod real_time;
mod sound_drivers;

/// What several of them use.
mod support {
    pub mod code;
    pub mod dgt;
    #[allow(dead_code)]
    pub mod games;
    pub mod listener;
    #[allow(dead_code)]
    pub mod played;
    #[allow(dead_code)]
    pub mod program;
    pub mod proxy;
    pub mod pty;
    pub mod recorded;
    pub mod screen;
    pub mod simulator;
    #[allow(dead_code)]
    pub mod two_stations;
    pub mod understood;
}
