//! The driver on pseudo-terminals: opened, asked, found, cut, opened again. The board is the one of `line.rs`.
//!
//! Nothing sleeps: a test waits for what is told, at most [`PATIENCE`].

use super::line::BoardPeer;
use ansage_devices::driver::{
    DeviceKind, DeviceThread, SerialPortInfo, SerialPortType, UsbPortInfo, find_adapter_port, serial_ports,
};
use ansage_devices::report::{DeviceFault, DeviceLoss, DeviceReport, PortOpenError};
use ansage_devices::tactile::frame::encode_command;
use ansage_game::moment::Moment;
use shakmaty::{Board, Piece, Square};
use std::fs::{self, File};
use std::io::{Read, Write};
use std::os::fd::{FromRawFd, OwnedFd};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_secs(30);
const START: &str = "RNBQKBNRPPPPPPPP................................pppppppprnbqkbnr";

/// One cable: the board's end of a pseudo-terminal, and a link by which the port is known.
struct SerialCable {
    master: Option<File>,
    /// Kept open, or the board's end would see a hang-up before the port is opened.
    slave: Option<OwnedFd>,
    link: PathBuf,
}

impl SerialCable {
    /// `name` must be the test's own.
    fn new(name: &str) -> SerialCable {
        let link = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("port-{name}"));
        let mut cable = SerialCable { master: None, slave: None, link };
        cable.plug();
        cable
    }

    /// Plugged in: a new pseudo-terminal behind the same name.
    fn plug(&mut self) {
        let (mut master, mut slave) = (0, 0);
        let mut name = [0; 128];
        // SAFETY: both numbers and the buffer are this function's own, the buffer longer than any such name.
        let answer = unsafe {
            libc::openpty(&mut master, &mut slave, name.as_mut_ptr(), std::ptr::null_mut(), std::ptr::null_mut())
        };
        assert_eq!(answer, 0);
        // Raw from the start, as a serial line is: what is sent before the port is opened is not to be edited.
        // SAFETY: the settings are this function's own, and filled before they are used.
        unsafe {
            let mut settings = std::mem::zeroed();
            assert_eq!(libc::tcgetattr(slave, &raw mut settings), 0);
            libc::cfmakeraw(&raw mut settings);
            assert_eq!(libc::tcsetattr(slave, libc::TCSANOW, &raw const settings), 0);
        }
        // SAFETY: both were opened just now, and belong to nobody else.
        let (master, slave) = unsafe { (OwnedFd::from_raw_fd(master), OwnedFd::from_raw_fd(slave)) };
        let name: Vec<u8> = name.iter().take_while(|byte| **byte != 0).map(|byte| *byte as u8).collect();
        let _ = fs::remove_file(&self.link);
        symlink(String::from_utf8(name).unwrap(), &self.link).unwrap();
        (self.master, self.slave) = (Some(File::from(master)), Some(slave));
    }

    /// Pulled out: the port hangs up, and its name is gone.
    fn pull(&mut self) {
        fs::remove_file(&self.link).unwrap();
        (self.master, self.slave) = (None, None);
    }

    fn path(&self) -> String {
        self.link.to_str().unwrap().to_owned()
    }

    /// What the board says.
    fn say(&mut self, bytes: &[u8]) {
        self.master.as_mut().unwrap().write_all(bytes).unwrap();
    }

    /// Waits for this line of the host.
    fn hears(&mut self, body: &str) {
        let (wanted, mut got) = (encode_command(body), Vec::new());
        while !got.ends_with(&wanted) {
            let mut byte = [0];
            self.master.as_mut().unwrap().read_exact(&mut byte).unwrap();
            got.push(byte[0]);
            assert!(got.len() < 4_096, "awaited {body}, got {}", got.escape_ascii());
        }
    }

    /// The board is asked and answers, as after each opening.
    fn introduces(&mut self, peer: &BoardPeer) {
        self.say(&peer.hello("power"));
        self.hears("S");
        self.say(&peer.snapshot());
    }
}

impl Drop for SerialCable {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.link);
    }
}

/// The driver, and what it tells.
struct DriverHost {
    told: Receiver<DeviceReport>,
    port: DeviceThread,
}

impl DriverHost {
    fn on(path: &str) -> DriverHost {
        let (sender, told) = channel();
        let begin = Instant::now();
        let now = move || Moment::from_millis(begin.elapsed().as_millis() as u64);
        DriverHost {
            port: DeviceKind::TactileBoard.start_thread(path, now, move |out| sender.send(out).is_ok()).unwrap(),
            told,
        }
    }

    fn next(&self) -> DeviceReport {
        self.told.recv_timeout(PATIENCE).expect("the driver tells something")
    }

    fn finds(&self, shows: &Board) {
        let told = self.next();
        assert!(matches!(&told, DeviceReport::Found { shows: found, .. } if found == shows), "{told:?}");
    }
}

/// A cable with a found board on it.
fn found(name: &str) -> (SerialCable, BoardPeer, DriverHost) {
    let (mut cable, peer) = (SerialCable::new(name), BoardPeer::new(START));
    let host = DriverHost::on(&cable.path());
    cable.introduces(&peer);
    host.finds(&Board::new());
    (cable, peer, host)
}

#[test]
fn a_board_is_found_and_heard_and_gets_what_is_sent() {
    let (mut cable, mut peer, host) = found("heard");
    let lift = peer.change(12, b'.');
    // In two pieces: the reader cuts nothing.
    cable.say(&lift[..9]);
    cable.say(&lift[9..]);
    let was = Piece::from_char('P');
    assert_eq!(host.next(), DeviceReport::Changed { square: Square::E2, was, now: None, ms: Some(40) });
    host.port.send_command(encode_command("T,880,150"));
    cable.hears("T,880,150");
    cable.say(&encode_command("A,T"));
    assert_eq!(host.next(), DeviceReport::Answer { body: "A,T".into() });
}

#[test]
fn a_board_that_says_nothing_at_first_is_asked() {
    let (mut cable, peer) = (SerialCable::new("asked"), BoardPeer::new(START));
    let host = DriverHost::on(&cable.path());
    cable.hears("H");
    cable.introduces(&peer);
    host.finds(&Board::new());
}

#[test]
fn a_pulled_cable_is_told_at_once_and_the_board_found_again_by_its_name() {
    let (mut cable, mut peer, host) = found("pulled");
    let begin = Instant::now();
    cable.pull();
    assert_eq!(host.next(), DeviceReport::Lost(DeviceLoss::Cut));
    // A silent board would be asked after two seconds; this one hung up.
    assert!(begin.elapsed() < Duration::from_millis(1_500), "{:?}", begin.elapsed());
    assert_eq!(host.next(), DeviceReport::Fault(DeviceFault::NotOpened(PortOpenError::Missing)), "the name is gone");
    peer.letters[12] = b'.';
    cable.plug();
    // It is opened when the next pause is over; those before told that there is no such port.
    cable.introduces(&peer);
    let found = std::iter::from_fn(|| Some(host.next()))
        .find(|out| !matches!(out, DeviceReport::Fault(DeviceFault::NotOpened(_))));
    let mut shows = Board::new();
    shows.discard_piece_at(Square::E2);
    assert!(matches!(&found, Some(DeviceReport::Found { shows: found, .. }) if *found == shows), "{found:?}");
}

#[test]
fn a_port_that_does_not_come_back_is_tried_less_and_less_often() {
    let (mut cable, _, host) = found("pauses");
    cable.pull();
    assert_eq!(host.next(), DeviceReport::Lost(DeviceLoss::Cut));
    let mut tries = vec![Instant::now()];
    for _ in 0..3 {
        assert_eq!(host.next(), DeviceReport::Fault(DeviceFault::NotOpened(PortOpenError::Missing)));
        tries.push(Instant::now());
    }
    // 0.5, 1 and 2 seconds: a busy machine makes them longer, never shorter.
    for (pause, least) in tries.windows(2).zip([400, 900, 1_900]) {
        assert!(pause[1] - pause[0] >= Duration::from_millis(least), "{tries:?}");
    }
}

#[test]
fn another_device_is_told_with_its_bytes_and_its_port_let_go() {
    let mut cable = SerialCable::new("other");
    let host = DriverHost::on(&cable.path());
    cable.say(&[0xfe, 0x1c, 0xe0, 0xff, 0x80, b'\n']);
    assert!(matches!(host.next(), DeviceReport::Fault(DeviceFault::BadFrame(_))));
    for _ in 0..4 {
        cable.hears("H");
    }
    assert_eq!(host.next(), DeviceReport::Fault(DeviceFault::NoBoard { bytes: 6 }));
}

#[test]
fn a_port_on_which_nobody_answers_is_told() {
    let cable = SerialCable::new("nobody");
    let host = DriverHost::on(&cable.path());
    assert_eq!(host.next(), DeviceReport::Fault(DeviceFault::NoBoard { bytes: 0 }));
}

#[test]
fn why_a_port_cannot_be_opened_is_told() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("port-file");
    fs::write(&file, "no port").unwrap();
    for (path, why) in [
        ("/dev/no-such-port", PortOpenError::Missing),
        (file.to_str().unwrap(), PortOpenError::Unfit),
        ("/dev/null", PortOpenError::Unfit),
        ("/tmp", PortOpenError::Unfit),
    ] {
        assert_eq!(DriverHost::on(path).next(), DeviceReport::Fault(DeviceFault::NotOpened(why)), "{path}");
    }
    let (cable, _, _host) = found("busy");
    assert_eq!(DriverHost::on(&cable.path()).next(), DeviceReport::Fault(DeviceFault::NotOpened(PortOpenError::Busy)));
}

#[test]
fn an_adapter_is_known_by_what_it_is_and_not_by_its_name() {
    let usb = |serial: &str| {
        let serial_number = Some(serial.to_owned()).filter(|serial| !serial.is_empty());
        UsbPortInfo { vid: 0x1a86, pid: 0x7523, serial_number, manufacturer: None, product: None }
    };
    let port = |path: &str, serial: &str| {
        let port_type = SerialPortType::UsbPort(usb(serial));
        SerialPortInfo { port_name: path.into(), port_type }
    };
    let now = [port("/dev/ttyUSB1", "A"), port("/dev/ttyUSB2", "B"), port("/dev/ttyUSB3", "")];
    assert_eq!(find_adapter_port(&now, &usb("A"), "/dev/ttyUSB0"), "/dev/ttyUSB1");
    assert_eq!(find_adapter_port(&now, &usb("B"), "/dev/ttyUSB1"), "/dev/ttyUSB2");
    assert_eq!(
        find_adapter_port(&now, &usb(""), "/dev/ttyUSB0"),
        "/dev/ttyUSB3",
        "no serial number, but the only one of its kind"
    );
    assert_eq!(find_adapter_port(&now, &usb("C"), "/dev/ttyUSB0"), "/dev/ttyUSB0", "not there: where it was");
    let twins = [port("/dev/ttyUSB1", ""), port("/dev/ttyUSB2", "")];
    assert_eq!(find_adapter_port(&twins, &usb(""), "/dev/ttyUSB2"), "/dev/ttyUSB2", "two alike: where it was");
}

#[test]
fn pseudo_terminals_are_never_listed() {
    let cable = SerialCable::new("listed");
    let real = fs::canonicalize(cable.path()).unwrap();
    let listed = serial_ports().unwrap();
    assert!(listed.iter().all(|port| Path::new(&port.port_name) != real), "{listed:?}");
}
