//! A DGT board with its clock, as its maker describes it: an emulator that shares nothing with the program's own code.
//!
//! [`EmulatedBoard`] is the board itself: bytes in, bytes out. [`EmulatedDgt`] puts one behind a pseudo-terminal, in a thread of its
//! own; the path of the port stays the same while the cable is out. The trademark it tells is its own, not the maker's.
#![allow(dead_code)]

use serialport::{SerialPort, TTYPort};
use std::fs;
use std::io::{ErrorKind, Read, Write};
use std::ops::Range;
use std::os::fd::AsRawFd;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// The pieces by their codes.
const CODES: &str = ".PRNBKQprnbkqXYZ";

/// What it tells as its trademark.
pub const TRADEMARK: &str = "An emulator of Ansage's tests";

/// The clock beside the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EmulatedClock {
    /// The left player's hours, minutes and seconds.
    pub left: (u8, u8, u8),
    /// The right player's.
    pub right: (u8, u8, u8),
    /// Whether it runs.
    pub running: bool,
    /// Whether the right side of the lever is up: the left player pressed last.
    pub right_up: bool,
    /// Whether it asks for a new battery.
    pub low: bool,
}

/// Ninety minutes each, before the first press.
pub const FRESH: EmulatedClock =
    EmulatedClock { left: (1, 30, 0), right: (1, 30, 0), running: false, right_up: false, low: false };

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum EmulatorMode {
    Idle,
    Board,
    All,
    Nice,
}

/// A board.
#[derive(Debug, Clone)]
pub struct EmulatedBoard {
    standing: [u8; 64],
    /// What the last scan found.
    scanned: [u8; 64],
    mode: EmulatorMode,
    clock: Option<EmulatedClock>,
    /// Every command byte that came.
    pub asked: Vec<u8>,
}

/// The number of a square such as `e4`: a8 is 0, h8 is 7, h1 is 63.
pub fn field(square: &str) -> usize {
    let (file, rank) = (square.as_bytes()[0] - b'a', square.as_bytes()[1] - b'1');
    usize::from((7 - rank) * 8 + file)
}

/// The code of a letter of a FEN; `.` is no piece, `X`, `Y` and `Z` are the three that are none of chess.
pub fn code(letter: char) -> u8 {
    CODES.find(letter).expect("a letter of the emulator") as u8
}

/// The 64 codes of a FEN's first field.
fn codes(fen: &str) -> [u8; 64] {
    let squares = fen.chars().filter(|letter| *letter != '/').flat_map(|letter| match letter.to_digit(10) {
        Some(empty) => vec![0; empty as usize],
        None => vec![code(letter)],
    });
    squares.collect::<Vec<u8>>().try_into().expect("64 squares")
}

/// A message: its byte, its length in two, its data.
pub fn message(id: u8, data: &[u8]) -> Vec<u8> {
    let length = data.len() + 3;
    [&[id, (length / 128) as u8, (length % 128) as u8], data].concat()
}

fn bcd(number: u8) -> u8 {
    number / 10 * 16 + number % 10
}

impl EmulatedBoard {
    /// A board with this position and no clock.
    pub fn new(fen: &str) -> EmulatedBoard {
        let standing = codes(fen);
        EmulatedBoard { standing, scanned: standing, mode: EmulatorMode::Idle, clock: None, asked: Vec::new() }
    }

    /// What it answers to a command.
    pub fn command(&mut self, byte: u8) -> Vec<u8> {
        self.asked.push(byte);
        match byte {
            0x40 => self.mode = EmulatorMode::Idle,
            0x43 => self.mode = EmulatorMode::All,
            0x44 => self.mode = EmulatorMode::Board,
            0x4B => self.mode = EmulatorMode::Nice,
            0x41 => return self.clock_message(),
            0x42 => return message(0x86, &self.scanned),
            0x45 => return message(0x91, b"24715"),
            0x55 => return message(0xA2, b"3000024715"),
            0x46 => return message(0x90, &[0x08, 0x01]),
            0x47 => return message(0x92, TRADEMARK.as_bytes()),
            0x4D => return message(0x93, &[1, 8]),
            _ => {}
        }
        Vec::new()
    }

    /// Puts something on a square, which the board finds at its next scan.
    pub fn put(&mut self, square: &str, letter: char) {
        self.standing[field(square)] = code(letter);
    }

    /// Scans these fields, and tells what has changed.
    pub fn scan(&mut self, fields: Range<usize>) -> Vec<u8> {
        let mut told = Vec::new();
        for field in fields {
            let code = self.standing[field];
            if std::mem::replace(&mut self.scanned[field], code) != code && self.mode != EmulatorMode::Idle {
                told.extend(message(0x8E, &[field as u8, code]));
            }
        }
        told
    }

    /// Puts something on a square and finds it.
    pub fn set(&mut self, square: &str, letter: char) -> Vec<u8> {
        self.put(square, letter);
        self.scan(0..64)
    }

    /// The clock is put beside it, changes, or is taken away.
    pub fn set_clock(&mut self, clock: Option<EmulatedClock>) -> Vec<u8> {
        let changed = std::mem::replace(&mut self.clock, clock) != clock;
        match self.mode {
            EmulatorMode::All => self.clock_message(),
            EmulatorMode::Nice if changed => self.clock_message(),
            _ => Vec::new(),
        }
    }

    /// Its power failed for a moment.
    pub fn restart(&mut self) {
        self.mode = EmulatorMode::Idle;
        self.scanned = self.standing;
    }

    fn clock_message(&self) -> Vec<u8> {
        let Some(clock) = self.clock else { return message(0x8D, &[0, 0, 0, 0, 0, 0, 0x20]) };
        let status = u8::from(clock.running) + 2 * u8::from(clock.right_up) + 4 * u8::from(clock.low);
        let side = |(hours, minutes, seconds)| [hours, bcd(minutes), bcd(seconds)];
        message(0x8D, &[&side(clock.right)[..], &side(clock.left)[..], &[status]].concat())
    }
}

/// Something done to a board, and what it tells then.
type BoardScriptAct = Box<dyn FnOnce(&mut EmulatedBoard) -> Vec<u8> + Send>;

/// What is done with a board behind a port.
enum EmulatorOrder {
    Do(BoardScriptAct),
    Lose(usize),
    Hang(bool),
    Unplug,
    Plug,
    End,
}

/// A board behind a pseudo-terminal.
pub struct EmulatedDgt {
    orders: Sender<EmulatorOrder>,
    link: PathBuf,
    asked: Arc<Mutex<Vec<u8>>>,
    thread: Option<JoinHandle<()>>,
}

impl EmulatedDgt {
    /// Plugs in a board with this position.
    pub fn start(fen: &str) -> EmulatedDgt {
        EmulatedDgt::with(EmulatedBoard::new(fen), true)
    }

    /// A board whose cable is not in yet.
    pub fn unplugged(fen: &str) -> EmulatedDgt {
        EmulatedDgt::with(EmulatedBoard::new(fen), false)
    }

    fn with(board: EmulatedBoard, plugged: bool) -> EmulatedDgt {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("dgt-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let link = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let (orders, waiting) = channel();
        let asked = Arc::new(Mutex::new(Vec::new()));
        let mut behind =
            EmulatorThread { board, ports: None, link: link.clone(), asked: Arc::clone(&asked), lose: 0, hangs: false };
        if plugged {
            behind.plug();
        }
        let thread = thread::spawn(move || behind.run(&waiting));
        EmulatedDgt { orders, link, asked, thread: Some(thread) }
    }

    /// The port.
    pub fn path(&self) -> &str {
        self.link.to_str().expect("a path in UTF-8")
    }

    /// Every command byte that came so far.
    pub fn asked(&self) -> Vec<u8> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn order(&self, order: EmulatorOrder) {
        self.orders.send(order).expect("the emulator lives");
    }

    /// Does something with the board, and sends what it tells.
    pub fn act(&self, act: impl FnOnce(&mut EmulatedBoard) -> Vec<u8> + Send + 'static) {
        self.order(EmulatorOrder::Do(Box::new(act)));
    }

    /// Puts something on a square, and the board finds it.
    pub fn set(&self, square: &str, letter: char) {
        let square = square.to_owned();
        self.act(move |board| board.set(&square, letter));
    }

    /// Puts something on a square. The board finds it at a later scan.
    pub fn put(&self, square: &str, letter: char) {
        let square = square.to_owned();
        self.act(move |board| {
            board.put(&square, letter);
            Vec::new()
        });
    }

    /// Scans the ranks from the upper one to the lower one.
    pub fn scan(&self, upper: usize, lower: usize) {
        self.act(move |board| board.scan((8 - upper) * 8..(9 - lower) * 8));
    }

    /// Slides a piece over these squares: each is reached before the one behind is seen empty.
    pub fn slide(&self, letter: char, squares: &[&str]) {
        for pair in squares.windows(2) {
            self.set(pair[1], letter);
            self.set(pair[0], '.');
        }
    }

    /// The clock is put beside it, changes, or is taken away.
    pub fn clock(&self, clock: Option<EmulatedClock>) {
        self.act(move |board| board.set_clock(clock));
    }

    /// Bytes that are no words of the board.
    pub fn noise(&self, bytes: &[u8]) {
        let bytes = bytes.to_vec();
        self.act(move |_| bytes);
    }

    /// Loses the next so many bytes on their way.
    pub fn lose(&self, bytes: usize) {
        self.order(EmulatorOrder::Lose(bytes));
    }

    /// Hangs, or goes on. What it would have said meanwhile is lost.
    pub fn hang(&self, hangs: bool) {
        self.order(EmulatorOrder::Hang(hangs));
    }

    /// Pulls the cable.
    pub fn unplug(&self) {
        self.order(EmulatorOrder::Unplug);
    }

    /// Puts the cable in again.
    pub fn plug(&self) {
        self.order(EmulatorOrder::Plug);
    }
}

impl Drop for EmulatedDgt {
    fn drop(&mut self) {
        let _ = self.orders.send(EmulatorOrder::End);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
        let _ = fs::remove_file(&self.link);
    }
}

/// The board, and both ends of its pseudo-terminal: one of them must be open all the time.
struct EmulatorThread {
    board: EmulatedBoard,
    ports: Option<(TTYPort, TTYPort)>,
    link: PathBuf,
    asked: Arc<Mutex<Vec<u8>>>,
    lose: usize,
    hangs: bool,
}

impl EmulatorThread {
    fn plug(&mut self) {
        let (mut ours, theirs) = TTYPort::pair().expect("a pseudo-terminal");
        ours.set_timeout(Duration::from_millis(2)).expect("a timeout");
        for end in [&ours, &theirs] {
            // A program started meanwhile would keep the line open when the cable comes out.
            // SAFETY: the descriptor is open, and no memory is touched.
            assert_eq!(unsafe { libc::fcntl(end.as_raw_fd(), libc::F_SETFD, libc::FD_CLOEXEC) }, 0);
        }
        let _ = fs::remove_file(&self.link);
        std::os::unix::fs::symlink(theirs.name().expect("a name"), &self.link).expect("a link");
        self.ports = Some((ours, theirs));
    }

    fn run(mut self, orders: &Receiver<EmulatorOrder>) {
        let mut buffer = [0; 64];
        loop {
            let order = match self.ports {
                Some(_) => orders.try_recv(),
                None => orders.recv().map_err(|_| TryRecvError::Disconnected),
            };
            match order {
                Ok(EmulatorOrder::End) | Err(TryRecvError::Disconnected) => return,
                Ok(order) => self.carry_out(order),
                Err(TryRecvError::Empty) => self.listen(&mut buffer),
            }
        }
    }

    fn carry_out(&mut self, order: EmulatorOrder) {
        match order {
            EmulatorOrder::Do(act) => {
                let told = act(&mut self.board);
                self.tell(&told);
            }
            EmulatorOrder::Lose(bytes) => self.lose = bytes,
            EmulatorOrder::Hang(hangs) => self.hangs = hangs,
            EmulatorOrder::Unplug => {
                self.ports = None;
                let _ = fs::remove_file(&self.link);
            }
            EmulatorOrder::Plug => {
                self.board.restart();
                self.plug();
            }
            EmulatorOrder::End => {}
        }
    }

    fn listen(&mut self, buffer: &mut [u8]) {
        let Some((ours, _)) = &mut self.ports else { return };
        match ours.read(buffer) {
            Ok(count) => {
                for byte in &buffer[..count] {
                    let told = self.board.command(*byte);
                    self.tell(&told);
                }
                self.asked.lock().unwrap_or_else(PoisonError::into_inner).clone_from(&self.board.asked);
            }
            Err(error) => assert!(matches!(error.kind(), ErrorKind::TimedOut | ErrorKind::Interrupted), "{error}"),
        }
    }

    fn tell(&mut self, told: &[u8]) {
        let lost = self.lose.min(told.len());
        self.lose -= lost;
        if let (Some((ours, _)), false) = (&mut self.ports, self.hangs) {
            ours.write_all(&told[lost..]).expect("the emulator's own end");
        }
    }
}
