//! Whatever comes over the line of a tactile board.
#![no_main]

#[path = "../src/frames.rs"]
mod frames;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| frames::check(bytes));
