//! Drive a full-screen station on a pseudo-terminal: keys and clicks in, a picture of cells out.
//!
//! Nothing sleeps: a test waits until the picture shows what it should, at most [`PATIENCE`].
#![allow(dead_code)]

use super::pty::{PATIENCE, TestHome};
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

struct ScreenState {
    picture: vt100::Parser,
    raw: Vec<u8>,
    ended: bool,
}

/// The program, running full-screen.
pub struct FullScreen {
    child: Box<dyn Child + Send + Sync>,
    /// Kept, for the terminal goes when it goes.
    master: Box<dyn MasterPty + Send>,
    writer: Box<dyn Write + Send>,
    seen: Arc<(Mutex<ScreenState>, Condvar)>,
}

impl FullScreen {
    /// The program with these arguments, on so many rows and columns.
    pub fn program(home: &TestHome, (rows, cols): (u16, u16), args: &[&str]) -> FullScreen {
        let pair = native_pty_system().openpty(PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ansage"));
        command.env_clear();
        for (name, value) in home.environment() {
            command.env(name, value);
        }
        command.cwd(home.path(""));
        command.args(args);
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let seen = ScreenState { picture: vt100::Parser::new(rows, cols, 0), raw: Vec::new(), ended: false };
        let seen = Arc::new((Mutex::new(seen), Condvar::new()));
        let reader = pair.master.try_clone_reader().unwrap();
        let writer = pair.master.take_writer().unwrap();
        let shared = Arc::clone(&seen);
        thread::spawn(move || collect(reader, &shared));
        FullScreen { child, master: pair.master, writer, seen }
    }

    fn seen(&self) -> MutexGuard<'_, ScreenState> {
        self.seen.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<T>(&self, what: &str, mut ready: impl FnMut(&ScreenState) -> Option<T>) -> T {
        let end = Instant::now() + PATIENCE;
        let mut seen = self.seen();
        loop {
            if let Some(found) = ready(&seen) {
                return found;
            }
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() || seen.ended {
                let ended = if seen.ended { "the program has ended; " } else { "" };
                panic!("awaited {what}; {ended}screen:\n{}\n", seen.picture.screen().contents());
            }
            seen = self.seen.1.wait_timeout(seen, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Sends keys as the terminal would.
    pub fn keys(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).and_then(|()| self.writer.flush()).unwrap();
    }

    /// Types a line and Enter.
    pub fn line(&mut self, line: &str) {
        self.keys(line);
        self.keys("\r");
    }

    /// Presses and lets go the left button on the cell of this column and row, counted from 0.
    pub fn click(&mut self, (column, row): (u16, u16)) {
        let (column, row) = (column + 1, row + 1);
        self.keys(&format!("\u{1b}[<0;{column};{row}M\u{1b}[<0;{column};{row}m"));
    }

    /// Waits until this text is on the screen.
    pub fn shows(&self, text: &str) {
        self.wait(&format!("{text:?}"), |seen| seen.picture.screen().contents().contains(text).then_some(()));
    }

    /// Waits until this text is not on the screen any more.
    pub fn hides(&self, text: &str) {
        let gone = |seen: &ScreenState| (!seen.picture.screen().contents().contains(text)).then_some(());
        self.wait(&format!("no {text:?}"), gone);
    }

    /// Waits until one row has all of these parts, and gives the row.
    pub fn row(&self, parts: &[&str]) -> String {
        self.wait(&format!("a row with {parts:?}"), |seen| {
            let contents = seen.picture.screen().contents();
            let found = contents.lines().find(|row| parts.iter().all(|part| row.contains(part)));
            found.map(str::to_owned)
        })
    }

    /// Waits until a running clock has gone on twice, so at least a second: what comes then is no key that bounced.
    pub fn lets_time_pass(&self) {
        let clock =
            |screen: &vt100::Screen| screen.contents().lines().find(|row| row.contains("runs")).map(str::to_owned);
        for _ in 0..2 {
            let before = clock(self.seen().picture.screen());
            self.wait("the clock to go on", |seen| (clock(seen.picture.screen()) != before).then_some(()));
        }
    }

    /// Types a line that is asked about, and says yes.
    pub fn surely(&mut self, line: &str) {
        self.line(line);
        self.shows("yes or no");
        self.lets_time_pass();
        self.line("yes");
    }

    /// What the screen shows now.
    pub fn contents(&self) -> String {
        self.seen().picture.screen().contents()
    }

    /// The same with its colours.
    pub fn picture(&self) -> vt100::Screen {
        self.seen().picture.screen().clone()
    }

    /// Every byte so far.
    pub fn raw(&self) -> Vec<u8> {
        self.seen().raw.clone()
    }

    /// Ends the program as a power failure would.
    pub fn kill(mut self) {
        let id = i32::try_from(self.child.process_id().unwrap()).unwrap();
        // SAFETY: no memory is touched; the process is this one's child and has not been waited for.
        assert_eq!(unsafe { libc::kill(id, libc::SIGKILL) }, 0);
        assert!(!self.child.wait().unwrap().success());
    }

    /// Waits for the program's end, and tells whether it was a good one.
    pub fn ended(mut self) -> bool {
        self.wait("the end of the program", |seen| seen.ended.then_some(()));
        self.child.wait().unwrap().success()
    }
}

impl Drop for FullScreen {
    fn drop(&mut self) {
        // Nobody is left behind where a test has failed.
        let _ = self.child.kill();
    }
}

fn collect(mut reader: Box<dyn Read + Send>, shared: &(Mutex<ScreenState>, Condvar)) {
    let mut buffer = [0; 16 * 1024];
    loop {
        let read = reader.read(&mut buffer).unwrap_or(0);
        let mut seen = shared.0.lock().unwrap_or_else(PoisonError::into_inner);
        seen.raw.extend_from_slice(&buffer[..read]);
        seen.picture.process(&buffer[..read]);
        seen.ended = read == 0;
        shared.1.notify_all();
        if seen.ended {
            return;
        }
    }
}
