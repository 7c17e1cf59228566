//! Whatever is typed or said for a move.
#![no_main]

#[path = "../src/announced.rs"]
mod announced;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| announced::check(bytes));
