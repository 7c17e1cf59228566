//! A terminal of 40 columns, and a terminal that goes away.

use super::program::{DEADLINE, TestFolder};
use portable_pty::{CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

/// A terminal with the program in it.
struct PlayedTerminal {
    master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    bytes: Receiver<Vec<u8>>,
    ended: Receiver<u32>,
    screen: vt100::Parser,
}

impl PlayedTerminal {
    fn start(room: &TestFolder, columns: u16) -> PlayedTerminal {
        let size = PtySize { rows: 200, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let game = room.play("game.journal", "--voice off");
        let mut command = CommandBuilder::new(game.get_program());
        command.args(game.get_args());
        command.cwd(room.path(""));
        command.env_clear();
        for (name, value) in game.get_envs().filter_map(|(name, value)| Some((name, value?))) {
            command.env(name, value);
        }
        command.env("TERM", "xterm");
        let mut child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let (send, bytes) = channel();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                if send.send(buffer[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        let (send, ended) = channel();
        thread::spawn(move || send.send(child.wait().map_or(99, |status| status.exit_code())));
        let keys = pair.master.take_writer().unwrap();
        PlayedTerminal { master: pair.master, keys, bytes, ended, screen: vt100::Parser::new(200, columns, 0) }
    }

    fn keys(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
    }

    /// Waits until the screen shows this.
    #[track_caller]
    fn until(&mut self, part: &str) {
        while !self.screen.screen().contents().contains(part) {
            match self.bytes.recv_timeout(DEADLINE) {
                Ok(bytes) => self.screen.process(&bytes),
                Err(_) => panic!("{part:?} is not on\n{}", self.screen.screen().contents()),
            }
        }
    }

    fn end(&mut self) -> u32 {
        self.ended.recv_timeout(DEADLINE).expect("it ends")
    }
}

#[test]
fn every_line_fits_into_forty_columns() {
    let room = TestFolder::new("terminal-40");
    let mut played = PlayedTerminal::start(&room, 40);
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
    let room = TestFolder::new("terminal-gone");
    let mut played = PlayedTerminal::start(&room, 80);
    played.until("Not begun. Type start");
    played.keys("start\r");
    played.until("Game begins");
    played.keys("e4\r");
    played.until("w e2-e4");
    let PlayedTerminal { master, mut keys, bytes, ended, .. } = played;
    // Who reads the terminal here lets go of it at the next output, which this key brings.
    drop(bytes);
    keys.write_all(b"c\r").unwrap();
    // The window is closed: the kernel sends SIGHUP.
    drop((master, keys));
    ended.recv_timeout(DEADLINE).expect("it ends");
    room.run("verify game.journal").status(0).quiet();
    let text = room.text("game.journal");
    assert!(text.trim_end().lines().last().unwrap().contains("\"program-left\""), "{text}");
    assert!(text.contains("Pe2e4"), "{text}");
}
