//! Run the board's real firmware: start `hardware/simulator`, command it on its standard input, hear what it says.
//!
//! Nothing here sleeps: a test waits for a line, at most [`PATIENCE`]. The path of the port stays the same while the
//! cable is cut and mended. Where the simulator is not built, tests say so and pass; with
//! `ANSAGE_HARDWARE=1`, as in `make test`, they fail.
#![allow(dead_code)]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long any line may take.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// A board in its simulator. When it is dropped the simulator is killed.
pub struct Simulator {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    /// Always leads to the port of the moment.
    link: PathBuf,
}

/// A file of `target/hardware`.
fn built(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("target/hardware").join(name)
}

impl Simulator {
    /// Starts it with these arguments, such as `&["--position", "8/8/8/8/8/8/8/8"]`; in real time without `--fast` and
    /// `--step`. `None`, after saying so, where it is not built.
    pub fn start(args: &[&str]) -> Option<Simulator> {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let (program, firmware) = (built("board-simulator"), built("board.elf"));
        if let Some(missing) = [&program, &firmware].into_iter().find(|path| !path.exists()) {
            let told = format!("{} is missing; make -C hardware simulator firmware builds it", missing.display());
            assert!(std::env::var_os("ANSAGE_HARDWARE").is_none_or(|value| value != "1"), "{told}");
            ansage_testing::skip::skipped(told);
            return None;
        }
        let name = format!("board-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let link = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_file(&link);
        let mut command = Command::new(program);
        command.args(args).arg("--link").arg(&link).arg(firmware);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                // A test that has ended hears nothing more; the simulator must not block for it.
                let _ = sender.send(line);
            }
        });
        let mut simulator = Simulator { input: child.stdin.take(), child, lines, link };
        simulator.wait_for("pty ");
        Some(simulator)
    }

    /// The path of its serial port: a link that follows it through `cut hangup` and `reconnect`.
    pub fn path(&self) -> String {
        self.link.to_str().unwrap().to_owned()
    }

    /// Gives it a command of `hardware/simulator/README.md`, and waits for nothing.
    pub fn say(&mut self, command: &str) {
        let input = self.input.as_mut().expect("it has not been told to quit");
        writeln!(input, "{command}").and_then(|()| input.flush()).unwrap();
    }

    /// Gives it a command and waits until it was carried out; what was said before is skipped. The line `ok MS ...`.
    pub fn command(&mut self, command: &str) -> String {
        while self.lines.try_recv().is_ok() {}
        self.say(command);
        self.wait_for("ok ")
    }

    /// Waits for a line with this in it, skips those before it, and gives it. An `error` fails the test.
    pub fn wait_for(&mut self, part: &str) -> String {
        let end = Instant::now() + PATIENCE;
        loop {
            match self.lines.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(line) if line.contains(part) => return line,
                Ok(line) => assert!(!line.starts_with("error "), "awaited {part:?}, got {line:?}"),
                Err(RecvTimeoutError::Timeout) => panic!("the simulator did not say {part:?}"),
                Err(RecvTimeoutError::Disconnected) => panic!("awaited {part:?}; the simulator has ended"),
            }
        }
    }

    /// Ends it as a user would, so that it writes its EEPROM file.
    pub fn quit(mut self) {
        self.say("quit");
        self.input = None;
        self.child.wait().unwrap();
    }
}

impl Drop for Simulator {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_file(&self.link);
    }
}
