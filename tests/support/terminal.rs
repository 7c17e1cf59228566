//! A pseudo-terminal that hangs up when its window is closed, and ends when its program has ended.
//!
//! Both depend on nobody else holding one of its ends. Tests run side by side, and each starts programs: an end that is
//! marked to be closed on exec only after it was opened is inherited by whatever another test starts in between, and then
//! a test waits for as long as that one lives. Here both ends are opened so marked, which `openpty` cannot do.
#![allow(dead_code)]

use std::ffi::CStr;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::os::fd::AsRawFd;
use std::os::unix::fs::OpenOptionsExt;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command};
use std::time::Instant;

/// The window's end of a terminal. It hangs up when this is dropped, and every reader and writer of it.
pub struct Terminal(File);

impl Terminal {
    /// Runs a program on a terminal of so many rows and columns.
    pub fn run(mut command: Command, (rows, columns): (u16, u16)) -> (Terminal, Child) {
        let (window, inside) = open(rows, columns).expect("a pseudo-terminal");
        let inside = || inside.try_clone().expect("a descriptor");
        command.stdin(inside()).stdout(inside()).stderr(inside());
        // SAFETY: only what may be called between fork and exec: no memory is taken, and nothing is locked.
        let child = unsafe { command.pre_exec(lead_session) }.spawn().expect("the program");
        (Terminal(window), child)
    }

    /// What the program writes; an error when it has ended.
    pub fn reader(&self) -> File {
        self.0.try_clone().expect("a descriptor")
    }

    /// Its keys.
    pub fn writer(&self) -> File {
        self.reader()
    }

    /// The same, without a writer of its own.
    pub fn type_keys(&self, keys: &str) {
        (&self.0).write_all(keys.as_bytes()).expect("a terminal that takes them");
    }

    /// What the program writes next; `None` where nothing comes by this moment, or it has ended.
    pub fn read_by(&self, until: Instant) -> Option<Vec<u8>> {
        let wait = until.saturating_duration_since(Instant::now()).as_millis();
        let mut ready = libc::pollfd { fd: self.0.as_raw_fd(), events: libc::POLLIN, revents: 0 };
        // SAFETY: one entry, valid during the call.
        let found = unsafe { libc::poll(&raw mut ready, 1, i32::try_from(wait).unwrap_or(i32::MAX)) };
        let mut bytes = vec![0; 4_096];
        let count = if found > 0 { (&self.0).read(&mut bytes).ok()? } else { 0 };
        bytes.truncate(count);
        (count > 0).then_some(bytes)
    }
}

/// Both ends, closed on exec from the beginning, as std opens every file.
fn open(rows: u16, columns: u16) -> io::Result<(File, File)> {
    let mut way = OpenOptions::new();
    way.read(true).write(true).custom_flags(libc::O_NOCTTY);
    let window = way.open("/dev/ptmx")?;
    let size = libc::winsize { ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 };
    let mut name = [0; 128];
    let fd = window.as_raw_fd();
    // SAFETY: the descriptor is open, the size is read during the call only, and the name has room for so many bytes.
    let opened = unsafe {
        libc::grantpt(fd) == 0
            && libc::unlockpt(fd) == 0
            && libc::ioctl(fd, libc::TIOCSWINSZ, &raw const size) == 0
            && libc::ptsname_r(fd, name.as_mut_ptr(), name.len()) == 0
    };
    if !opened {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: the call above has written a name with its end.
    let name = unsafe { CStr::from_ptr(name.as_ptr()) };
    let inside = way.open(name.to_str().map_err(io::Error::other)?)?;
    Ok((window, inside))
}

/// In the child: a session of its own on its standard input, and the signals as a terminal's program finds them.
fn lead_session() -> io::Result<()> {
    // SAFETY: these calls touch no memory of this program.
    let led = unsafe {
        for signal in [libc::SIGHUP, libc::SIGINT, libc::SIGQUIT, libc::SIGTERM] {
            libc::signal(signal, libc::SIG_DFL);
        }
        libc::setsid() != -1 && libc::ioctl(0, libc::TIOCSCTTY, 0) != -1
    };
    if led { Ok(()) } else { Err(io::Error::last_os_error()) }
}
