//! Have the serial ports: list them, open one, read and write it in a thread of its own. An input device of Linux, such as
//! a second keyboard, is followed like a port.
//!
//! The thread asks the device's [`DeviceSession`] what to do and does only that. A lost port is opened again, and a USB adapter is
//! looked for by what it is, not by its name: after it was unplugged `ttyUSB0` may be `ttyUSB1`.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros)]

#[cfg(target_os = "linux")]
mod keys;

use super::life::{DeviceInput, DeviceProtocol, DeviceSession};
use super::report::{DeviceReport, PortOpenError};
use super::{clock_key, dgt, tactile};
use ansage_game::moment::{Moment, Span};
use serialport::SerialPort;
pub use serialport::{SerialPortInfo, SerialPortType, UsbPortInfo};
use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// How long a read waits at most: so late a command goes out, and so late the thread ends.
const WAIT: Duration = Duration::from_millis(20);

/// So many commands may wait for the line.
const COMMANDS: usize = 16;

/// All serial ports of this machine, in the order of their names.
///
/// # Errors
/// What the system says when it lists none.
pub fn serial_ports() -> io::Result<Vec<SerialPortInfo>> {
    // The library panics where Linux has no list of its terminals, as in some containers.
    if cfg!(target_os = "linux") && !Path::new("/sys/class/tty").is_dir() {
        return Ok(Vec::new());
    }
    let mut listed = serialport::available_ports()?;
    listed.sort_by(|one, other| one.port_name.cmp(&other.port_name));
    listed.dedup();
    Ok(listed)
}

/// Why the user may not open a port: the group that may, where the system has groups; `None` where he may.
pub fn group_needed_for_port(path: &str) -> Option<String> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let name = std::ffi::CString::new(path).ok()?;
        // SAFETY: the name is a string of C that lives until the call is over.
        let may = unsafe { libc::access(name.as_ptr(), libc::R_OK | libc::W_OK) } == 0;
        let port = std::fs::metadata(path).ok().filter(|_| !may)?;
        let groups = std::fs::read_to_string("/etc/group").unwrap_or_default();
        let group = groups.lines().find_map(|line| {
            let mut fields = line.split(':');
            let name = fields.next()?;
            (fields.nth(1)?.parse() == Ok(port.gid())).then(|| name.to_owned())
        });
        // A port that belongs to the system itself is given to this group by the distribution's own rules.
        Some(group.filter(|name| name != "root").unwrap_or_else(|| "dialout".to_owned()))
    }
    #[cfg(not(unix))]
    {
        let _ = path;
        None
    }
}

/// The kinds of devices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeviceKind {
    /// A blind player's tactile board.
    TactileBoard,
    /// A sighted player's DGT board.
    DgtBoard,
    /// A clock key of a player's own.
    ClockKey,
}

impl DeviceKind {
    /// Follows a device of this kind on this port. `now` stamps, `post` gets everything the device's life has to say, and
    /// returns `false` when nobody listens any more. That the port cannot be opened is told through `post` too.
    ///
    /// # Errors
    /// What the system says when it starts no thread.
    pub fn start_thread(
        self,
        path: &str,
        now: impl Fn() -> Moment + Send + 'static,
        post: impl FnMut(DeviceReport) -> bool + Send + 'static,
    ) -> io::Result<DeviceThread> {
        match self {
            DeviceKind::TactileBoard => DeviceThread::start::<tactile::TactileBoardState>(path, now, post),
            DeviceKind::DgtBoard => DeviceThread::start::<dgt::DgtBoardState>(path, now, post),
            DeviceKind::ClockKey => DeviceThread::start::<clock_key::ClockKeyState>(path, now, post),
        }
    }
}

/// Whether the port of a tactile board can be opened now.
///
/// # Errors
/// [`PortOpenError`]: why not.
pub fn check_port_can_open(path: &str) -> Result<(), PortOpenError> {
    let baud = tactile::TactileBoardState::ROW.baud;
    serialport::new(path, baud).timeout(WAIT).open().map(drop).map_err(|error| unopened(path, &error))
}

/// A device, followed in a thread. When it is dropped the port is closed.
#[derive(Debug)]
pub struct DeviceThread {
    commands: SyncSender<Vec<u8>>,
    ends: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl DeviceThread {
    fn start<P: DeviceProtocol + Send + 'static>(
        path: &str,
        now: impl Fn() -> Moment + Send + 'static,
        post: impl FnMut(DeviceReport) -> bool + Send + 'static,
    ) -> io::Result<DeviceThread> {
        let (commands, waiting) = sync_channel(COMMANDS);
        let ends = Arc::new(AtomicBool::new(false));
        let line = PortState { path: path.to_owned(), baud: P::ROW.baud, identity: None, open: None };
        let life = DeviceSession::<P>::new(now());
        let thread = {
            let ends = Arc::clone(&ends);
            thread::Builder::new()
                .name(P::ROW.name.to_owned())
                .spawn(move || DeviceLoop { line, life, now, post }.run(&waiting, &ends))?
        };
        Ok(DeviceThread { commands, ends, thread: Some(thread) })
    }

    /// Sends a command, such as a tone. While the device is lost, or the line too slow for it, it goes nowhere.
    pub fn send_command(&self, bytes: Vec<u8>) {
        let _ = self.commands.try_send(bytes);
    }
}

impl Drop for DeviceThread {
    fn drop(&mut self) {
        self.ends.store(true, Ordering::Release);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// The port, open or not.
struct PortState {
    path: String,
    baud: u32,
    /// What the adapter was when it was last open.
    identity: Option<UsbPortInfo>,
    open: Option<OpenPort>,
}

/// What is open.
enum OpenPort {
    Port(Box<dyn SerialPort>),
    /// An input device of Linux. Nothing is sent to it.
    #[cfg(target_os = "linux")]
    Keys(Box<keys::KeyDevice>),
}

impl Read for OpenPort {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            OpenPort::Port(port) => port.read(buffer),
            #[cfg(target_os = "linux")]
            OpenPort::Keys(keys) => keys.read(buffer),
        }
    }
}

impl PortState {
    fn open(&mut self) -> Result<(), PortOpenError> {
        #[cfg(target_os = "linux")]
        if let Some(keys) = keys::KeyDevice::open(&self.path, WAIT) {
            self.open = Some(OpenPort::Keys(Box::new(keys?)));
            return Ok(());
        }
        let listed = serial_ports().unwrap_or_default();
        let path = match &self.identity {
            None => &self.path,
            Some(usb) => find_adapter_port(&listed, usb, &self.path),
        };
        let port = serialport::new(path, self.baud).timeout(WAIT).open().map_err(|error| unopened(path, &error))?;
        self.identity = listed.iter().find(|listed| listed.port_name == *path).and_then(|it| match &it.port_type {
            SerialPortType::UsbPort(usb) => Some(usb.clone()),
            _ => None,
        });
        self.open = Some(OpenPort::Port(port));
        Ok(())
    }

    fn close(&mut self) {
        self.open = None;
    }
}

/// Why a port could not be opened. A file or a folder is no port, whoever may open it.
fn unopened(path: &str, error: &serialport::Error) -> PortOpenError {
    #[cfg(unix)]
    if let Ok(file) = std::fs::metadata(path)
        && !std::os::unix::fs::FileTypeExt::is_char_device(&file.file_type())
    {
        return PortOpenError::Unfit;
    }
    match error.kind {
        serialport::ErrorKind::Io(io::ErrorKind::NotFound) => PortOpenError::Missing,
        serialport::ErrorKind::Io(io::ErrorKind::PermissionDenied) => PortOpenError::Denied,
        serialport::ErrorKind::NoDevice if cfg!(unix) && Path::new(path).exists() => PortOpenError::Busy,
        serialport::ErrorKind::NoDevice => PortOpenError::Missing,
        _ => PortOpenError::Unfit,
    }
}

/// Where an adapter is now: by its serial number, else by its kind where there is only one of it, else where it was.
pub fn find_adapter_port<'a>(listed: &'a [SerialPortInfo], usb: &UsbPortInfo, was: &'a str) -> &'a str {
    let identity = |usb: &UsbPortInfo| (usb.vid, usb.pid, usb.serial_number.clone().unwrap_or_default());
    let alike = |listed: &&SerialPortInfo| match &listed.port_type {
        SerialPortType::UsbPort(other) => identity(other) == identity(usb),
        _ => false,
    };
    let mut all = listed.iter().filter(alike);
    match (all.next(), all.next()) {
        (Some(only), None) => &only.port_name,
        _ => was,
    }
}

struct DeviceLoop<K, N, P> {
    line: PortState,
    life: DeviceSession<K>,
    now: N,
    post: P,
}

impl<K: DeviceProtocol, N: Fn() -> Moment, P: FnMut(DeviceReport) -> bool> DeviceLoop<K, N, P> {
    fn run(mut self, commands: &Receiver<Vec<u8>>, ends: &AtomicBool) {
        let mut buffer = [0; 512];
        while !ends.load(Ordering::Acquire) {
            let heard = match &mut self.line.open {
                Some(port) => port.read(&mut buffer),
                None => match commands.recv_timeout(self.pause()) {
                    // What is meant for a device that is not there goes nowhere.
                    Ok(_) | Err(RecvTimeoutError::Timeout) => Err(io::ErrorKind::TimedOut.into()),
                    Err(RecvTimeoutError::Disconnected) => return,
                },
            };
            let told = match heard {
                Ok(0) => self.cut(),
                Ok(count) => self.life.handle_input(DeviceInput::Bytes(&buffer[..count]), (self.now)()),
                Err(error) if is_nothing(&error) => Vec::new(),
                Err(_) => self.cut(),
            };
            if !self.follow(told) || !self.handle_due_deadline() || !self.forward(commands) {
                return;
            }
        }
    }

    /// How long there is nothing to do without a port.
    fn pause(&self) -> Duration {
        let left = self.life.deadline().map_or(Span::ZERO, |deadline| deadline - (self.now)());
        Duration::from_millis(left.as_millis().max(1)).min(WAIT)
    }

    fn cut(&mut self) -> Vec<DeviceReport> {
        self.line.close();
        self.life.handle_input(DeviceInput::Cut, (self.now)())
    }

    fn handle_due_deadline(&mut self) -> bool {
        let now = (self.now)();
        if self.life.deadline().is_some_and(|deadline| deadline <= now) {
            let told = self.life.handle_input(DeviceInput::Due, now);
            return self.follow(told);
        }
        true
    }

    fn forward(&mut self, commands: &Receiver<Vec<u8>>) -> bool {
        loop {
            match commands.try_recv() {
                Ok(bytes) => {
                    if self.life.is_connected() && !self.sent(&bytes) {
                        return false;
                    }
                }
                Err(TryRecvError::Empty) => return true,
                Err(TryRecvError::Disconnected) => return false,
            }
        }
    }

    /// Sends these bytes; a port that takes none is cut.
    fn sent(&mut self, bytes: &[u8]) -> bool {
        let Some(OpenPort::Port(port)) = &mut self.line.open else { return true };
        match port.write_all(bytes) {
            // A line that takes nothing for a while is hung; its life finds out by the silence.
            Err(error) if !is_nothing(&error) => {
                let told = self.cut();
                self.follow(told)
            }
            _ => true,
        }
    }

    /// Does what the life wants, and passes on what it has to say.
    fn follow(&mut self, told: Vec<DeviceReport>) -> bool {
        for out in told {
            let goes_on = match out {
                DeviceReport::Open => {
                    let input = match self.line.open() {
                        Ok(()) => DeviceInput::Opened,
                        Err(why) => DeviceInput::Unopened(why),
                    };
                    let told = self.life.handle_input(input, (self.now)());
                    self.follow(told)
                }
                DeviceReport::Close => {
                    self.line.close();
                    true
                }
                DeviceReport::Send(bytes) => self.sent(&bytes),
                told => (self.post)(told),
            };
            if !goes_on {
                return false;
            }
        }
        true
    }
}

/// Nothing came, and nothing is lost by it.
fn is_nothing(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::TimedOut | io::ErrorKind::Interrupted | io::ErrorKind::WouldBlock)
}
