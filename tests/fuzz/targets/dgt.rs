//! Whatever comes over the line of a DGT board.
#![no_main]

#[path = "../src/dgt.rs"]
mod dgt;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| dgt::check(bytes));
