//! The wire between two stations: pairing, the encrypted line, keys on the disk, and whoever attacks them, over real TCP on
//! the loopback.

#![cfg(unix)]

#[path = "fuzz/src/link.rs"]
mod check;
#[path = "support/corpus.rs"]
mod corpus;
#[path = "support/dice.rs"]
#[allow(dead_code, reason = "shared with other tests")]
mod dice;
#[path = "support/multicast.rs"]
mod multicast;
#[path = "support/program.rs"]
#[allow(dead_code, reason = "shared with other tests")]
mod program;

#[path = "wire/altered.rs"]
mod altered;
#[path = "wire/attacks.rs"]
mod attacks;
#[path = "wire/codes.rs"]
mod codes;
#[path = "wire/desk.rs"]
mod desk;
#[path = "wire/discovery.rs"]
mod discovery;
#[path = "wire/floods.rs"]
mod floods;
#[path = "wire/fuzzed.rs"]
mod fuzzed;
#[path = "wire/hosts.rs"]
mod hosts;
#[path = "wire/joining.rs"]
mod joining;
#[path = "wire/keys.rs"]
mod keys;
#[path = "wire/process.rs"]
mod process;
#[path = "wire/rejoining.rs"]
mod rejoining;
