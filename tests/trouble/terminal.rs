//! A terminal of 40 columns, and a terminal that goes away.

use super::program::{DEADLINE, Room};
use crate::support::terminal::Terminal;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// A terminal with the program in it. What it writes is read by the test itself: a reader of its own would hold the window.
struct Played {
    terminal: Terminal,
    ended: Receiver<i32>,
    screen: vt100::Parser,
}

impl Played {
    fn start(room: &Room, columns: u16) -> Played {
        let mut command = room.play("game.journal", "--voice off");
        command.env("TERM", "xterm");
        let (terminal, mut child) = Terminal::run(command, (200, columns));
        let (send, ended) = channel();
        thread::spawn(move || send.send(child.wait().ok().and_then(|status| status.code()).unwrap_or(99)));
        Played { terminal, ended, screen: vt100::Parser::new(200, columns, 0) }
    }

    fn keys(&mut self, keys: &str) {
        self.terminal.type_keys(keys);
    }

    /// Waits until the screen shows this.
    #[track_caller]
    fn until(&mut self, part: &str) {
        let until = Instant::now() + DEADLINE;
        while !self.screen.screen().contents().contains(part) {
            match self.terminal.read_by(until) {
                Some(bytes) => self.screen.process(&bytes),
                None => panic!("{part:?} is not on\n{}", self.screen.screen().contents()),
            }
        }
    }

    fn end(&mut self) -> i32 {
        self.ended.recv_timeout(DEADLINE).expect("it ends")
    }
}

#[test]
fn every_line_fits_into_forty_columns() {
    let room = Room::new("terminal-40");
    let mut played = Played::start(&room, 40);
    played.until("Not begun. Type start");
    for (keys, shown) in [
        ("start\r", "Game begins"),
        ("Springer Gustav eins Felix drei\r", "w Ng1-f3"),
        (" ", "Black to move"),
        ("\x1b[19~", "Enter the move"),
        ("Bauer Eva sieben Eva fuenf\r", "b e7-e5"),
        ("board\r", "8 r n b q k b n r"),
        ("\r", "7 p p p p . p p p"),
        ("c\r", "yours runs"),
        ("this is no move and it is longer than the whole line of forty cells\r", "Not understood"),
        ("help\r", "help"),
        ("Bauer David zwei David vier\r", "w d2-d4"),
    ] {
        played.keys(keys);
        played.until(shown);
    }
    // A line that the terminal has to break would be two lines for a Braille display.
    let screen = played.screen.screen();
    let broken: Vec<String> = (0..200)
        .filter(|row| screen.row_wrapped(*row))
        .map(|row| screen.contents_between(row, 0, row, 40))
        .filter(|line| !line.contains("journal"))
        .collect();
    assert_eq!(broken, Vec::<String>::new());
    played.keys("quit\r");
    played.until("yes or no");
    played.keys("yes\r");
    assert_eq!(played.end(), 0);
    room.run("verify game.journal").status(0).quiet();
}

#[test]
fn a_terminal_that_goes_away_leaves_a_saved_game() {
    let room = Room::new("terminal-gone");
    let mut played = Played::start(&room, 80);
    played.until("Not begun. Type start");
    played.keys("start\r");
    played.until("Game begins");
    played.keys("e4\r");
    played.until("w e2-e4");
    let Played { terminal, ended, .. } = played;
    // The window is closed: the kernel sends SIGHUP.
    drop(terminal);
    ended.recv_timeout(DEADLINE).expect("it ends");
    room.run("verify game.journal").status(0).quiet();
    let text = room.text("game.journal");
    assert!(text.trim_end().lines().last().unwrap().contains("\"left\""), "{text}");
    assert!(text.contains("Pe2e4"), "{text}");
}

/// Before, the ends were marked to be closed on exec after they were opened: a program that another test started in
/// between held the window open, and the test above waited for a hang-up that never came.
#[test]
fn a_closed_window_hangs_up_however_many_programs_start_beside_it() {
    let stop = Arc::new(AtomicBool::new(false));
    let beside = {
        let stop = Arc::clone(&stop);
        thread::spawn(move || {
            let mut sleepers = Vec::new();
            while sleepers.len() < 400 && !stop.load(Ordering::Acquire) {
                sleepers.extend(Command::new("sleep").arg("600").spawn());
            }
            sleepers.into_iter().for_each(|mut sleeper| drop(sleeper.kill().and_then(|()| sleeper.wait())));
        })
    };
    // `cat` reads until its terminal has hung up; it would outlive a window that somebody else holds.
    let hung_up = (0..100).all(|_| {
        let (terminal, mut cat) = Terminal::run(Command::new("cat"), (24, 80));
        drop(terminal);
        let until = Instant::now() + Duration::from_secs(10);
        let ended = loop {
            match cat.try_wait() {
                Ok(None) if Instant::now() < until => thread::yield_now(),
                ended => break matches!(ended, Ok(Some(_))),
            }
        };
        drop(cat.kill());
        ended
    });
    stop.store(true, Ordering::Release);
    beside.join().unwrap();
    assert!(hung_up, "a program that was started beside it holds its window");
}
