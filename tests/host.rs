//! The real `ansage host` and a guest that speaks the protocol through the library: joining, acting, losing the link,
//! coming back, and everything that must be refused. On the loopback only.

#![cfg(unix)]

use crate::support::program;
mod desk;
mod disk;
mod floods;
mod guest;
mod hosting;
mod lies;
mod lost;
mod playing;
mod seats;
mod starts;
