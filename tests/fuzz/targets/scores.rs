//! Whatever a file of scores holds.
#![no_main]

#[path = "../src/scores.rs"]
mod scores;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| scores::check(bytes));
