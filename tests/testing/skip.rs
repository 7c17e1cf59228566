//! A test that is left out: the reason reaches the end of `make test`.

use std::fmt::Display;
use std::io::{self, Write};

/// Says why this test, or a part of it, is left out: straight to standard error, for the harness drops what a test prints
/// that passes. `.setup/checked.sh` repeats these lines.
pub fn skipped(why: impl Display) {
    let name = std::thread::current().name().unwrap_or_default().to_owned();
    // A reader that has gone misses a line, and no test fails for it.
    let _ = writeln!(io::stderr(), "skipped: {name}: {why}");
}
