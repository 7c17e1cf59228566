//! Read a keyboard, a number pad or a button that Linux lists as an input device, like a port: one byte for each key that
//! goes down: `+` for the key of that name, `P` for any other.
//!
//! It is taken for this program alone: what is pressed there must not be typed into the terminal besides.

use crate::report::PortOpenError;
use evdev::{Device, EventSummary, KeyCode};
use std::io::{self, Read};
use std::os::fd::AsRawFd;
use std::os::unix::fs::{FileTypeExt, MetadataExt};
use std::time::Duration;

/// The number that Linux has given to input devices for ever.
const INPUT: u32 = 13;

/// A key that goes down; it goes up with 0, and repeats itself with 2 while it is held.
const DOWN: i32 = 1;

/// Such a device, open.
pub struct KeyDevice {
    device: Device,
    wait: Duration,
}

impl KeyDevice {
    /// Opens it, where the path leads to an input device; `None` where it does not. A read waits at most so long.
    ///
    /// # Errors
    /// [`PortOpenError`]: why it cannot be opened.
    pub fn open(path: &str, wait: Duration) -> Option<Result<KeyDevice, PortOpenError>> {
        let file = std::fs::metadata(path).ok()?;
        // The upper part of a device's number; the rest of it is spread around.
        let is_input = file.file_type().is_char_device() && libc::major(file.rdev()) == INPUT;
        is_input.then(|| KeyDevice::open_device(path, wait).map_err(|error| unopened(&error)))
    }

    fn open_device(path: &str, wait: Duration) -> io::Result<KeyDevice> {
        let mut device = Device::open(path)?;
        device.set_nonblocking(true)?;
        device.grab()?;
        Ok(KeyDevice { device, wait })
    }
}

fn unopened(error: &io::Error) -> PortOpenError {
    match error.raw_os_error() {
        Some(libc::EACCES | libc::EPERM) => PortOpenError::Denied,
        Some(libc::EBUSY) => PortOpenError::Busy,
        Some(libc::ENOENT | libc::ENODEV) => PortOpenError::Missing,
        _ => PortOpenError::Unfit,
    }
}

impl Read for KeyDevice {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut poll = libc::pollfd { fd: self.device.as_raw_fd(), events: libc::POLLIN, revents: 0 };
        let wait = i32::try_from(self.wait.as_millis()).unwrap_or(i32::MAX);
        // SAFETY: one structure, which lives until the call is over.
        match unsafe { libc::poll(&raw mut poll, 1, wait) } {
            0 => return Err(io::ErrorKind::TimedOut.into()),
            ready if ready < 0 => return Err(io::Error::last_os_error()),
            _ => {}
        }
        let mut pressed = 0;
        for (byte, key) in buffer.iter_mut().zip(self.device.fetch_events()?.filter_map(|event| press(&event))) {
            *byte = key;
            pressed += 1;
        }
        // Nothing read would mean that the device is gone.
        if pressed == 0 { Err(io::ErrorKind::TimedOut.into()) } else { Ok(pressed) }
    }
}

/// The byte of a key that goes down.
fn press(event: &evdev::InputEvent) -> Option<u8> {
    match event.destructure() {
        EventSummary::Key(_, KeyCode::KEY_KPPLUS, DOWN) => Some(crate::clock_key::YES),
        EventSummary::Key(_, _, DOWN) => Some(b'P'),
        _ => None,
    }
}
