//! Two stations: the real program hosts on one terminal and joins on another, over the loopback.

#![cfg(unix)]

use crate::support::listener;
use crate::support::multicast;
use crate::support::proxy;
use crate::support::pty;
use crate::support::screen;
use crate::support::two_stations as table;
mod arbiters_code;
mod damaged;
mod dialogue;
mod flag;
mod found;
mod game;
mod hints;
mod roles;
mod situations;
mod words;
