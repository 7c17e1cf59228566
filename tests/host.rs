//! The real `ansage host` and a guest that speaks the protocol through the library: joining, acting, losing the link,
//! coming back, and everything that must be refused. On the loopback only.

#![cfg(unix)]

#[path = "support/program.rs"]
#[allow(dead_code, reason = "shared with other tests")]
mod program;

#[path = "host/desk.rs"]
mod desk;
#[path = "host/disk.rs"]
mod disk;
#[path = "host/floods.rs"]
mod floods;
#[path = "host/guest.rs"]
mod guest;
#[path = "host/hosting.rs"]
mod hosting;
#[path = "host/lost.rs"]
mod lost;
#[path = "host/playing.rs"]
mod playing;
#[path = "host/seats.rs"]
mod seats;
#[path = "host/starts.rs"]
mod starts;
