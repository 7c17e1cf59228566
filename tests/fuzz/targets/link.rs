//! Whatever comes over the line between two stations.
#![no_main]

#[path = "../src/link.rs"]
mod link;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| link::check(bytes));
