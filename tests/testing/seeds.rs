//! Run the same check for many seeds, on all processors.

use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// After so many seeds that failed no more are run.
const FAILURES: usize = 8;

/// Runs a check for each seed.
///
/// # Panics
/// Names the seeds for which it has panicked, and `again`: how one of them is run by itself.
#[track_caller]
pub fn every(seeds: Range<u64>, again: &str, run: impl Fn(u64) + Sync) {
    let (next, failed) = (AtomicU64::new(seeds.start), Mutex::new(Vec::new()));
    let work = || {
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            let failures = || failed.lock().expect("no panic while it is held");
            if seed >= seeds.end || failures().len() >= FAILURES {
                return;
            }
            if catch_unwind(AssertUnwindSafe(|| run(seed))).is_err() {
                failures().push(seed);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let failed = failed.into_inner().expect("no panic while it is held");
    assert!(failed.is_empty(), "failed: the seeds {failed:?}; again: {again}");
}
