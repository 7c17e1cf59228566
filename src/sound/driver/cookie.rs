//! Have the cookie that a PulseAudio server wants to be shown.
//!
//! A client without one is refused, also by servers that would let anybody in: an empty cookie is none. Every client of
//! PulseAudio's own makes the file where it is missing, with chance in it, and so does this.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The bytes of a cookie.
const BYTES: usize = 256;

/// The places where a cookie is looked for, in this order: `named` is what the environment names.
fn places(named: Option<PathBuf>, home: &Path) -> Vec<PathBuf> {
    named.into_iter().chain([home.join(".config/pulse/cookie"), home.join(".pulse-cookie")]).collect()
}

/// Make a cookie in the first place that can have one, where there is none in any.
///
/// # Errors
/// What the system says of the last place that was tried.
pub fn create_cookie_file(named: Option<PathBuf>, home: &Path) -> io::Result<()> {
    let places = places(named, home);
    if places.iter().any(|place| place.exists()) {
        return Ok(());
    }
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).map_err(|error| io::Error::other(error.to_string()))?;
    let mut last = Ok(());
    for place in &places {
        last = write(place, &bytes);
        if last.is_ok() {
            break;
        }
    }
    last
}

/// For its owner's eyes only.
fn write(place: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = place.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(place)?.write_all(bytes)
}
