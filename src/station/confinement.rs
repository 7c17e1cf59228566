//! Give up what a game does not need, and try what the system refuses.
//!
//! Linux alone offers this; elsewhere the program says plainly that it does not.

use crate::arbiter::inspection::Barred;

#[cfg(target_os = "linux")]
mod linux {
    use super::Barred;
    use std::fs::{self, File};
    use std::io::ErrorKind;
    use std::process::{Command, Stdio};

    /// A folder that everybody may read and no game needs.
    const OUTSIDE: &str = "/";

    pub(super) fn files() -> Barred {
        match File::open(OUTSIDE) {
            Err(error) if error.kind() == ErrorKind::PermissionDenied => Barred::Refused,
            _ => Barred::Open,
        }
    }

    pub(super) fn programs() -> Barred {
        // Without a filter nothing could refuse it: then no other process is begun to find that out.
        let status = fs::read_to_string("/proc/thread-self/status").unwrap_or_default();
        if !status.lines().any(|line| line.split_whitespace().eq(["Seccomp:", "2"])) {
            return Barred::Open;
        }
        let Ok(own) = std::env::current_exe() else { return Barred::Open };
        let mut other = Command::new(own);
        other.arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        match other.status() {
            Err(error) if error.kind() == ErrorKind::PermissionDenied => Barred::Refused,
            _ => Barred::Open,
        }
    }
}

/// Whether the system keeps this process from files that it does not need. It is tried.
pub fn barred_from_files() -> Barred {
    #[cfg(target_os = "linux")]
    {
        linux::files()
    }
    #[cfg(not(target_os = "linux"))]
    {
        Barred::NotOffered
    }
}

/// Whether the system keeps this process from starting other programs. It is tried.
pub fn barred_from_programs() -> Barred {
    #[cfg(target_os = "linux")]
    {
        linux::programs()
    }
    #[cfg(not(target_os = "linux"))]
    {
        Barred::NotOffered
    }
}
