//! Run the real program in a room of its own: no sound card, no user's folders, and a deadline for everything.

use super::code;
use std::fs::{self, DirBuilder};
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::fs::DirBuilderExt;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// The longest anything may take; far longer than it takes on a busy machine.
pub const DEADLINE: Duration = Duration::from_secs(60);

/// A folder of the test's own, with an empty home in it.
pub struct TestFolder {
    folder: PathBuf,
}

impl TestFolder {
    /// An empty room. The name must be the test's own.
    pub fn new(name: &str) -> TestFolder {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("rooms").join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("home")).unwrap();
        DirBuilder::new().mode(0o700).create(folder.join("run")).unwrap();
        fs::write(folder.join("no-cards.conf"), "").unwrap();
        TestFolder { folder }
    }

    /// A path in the room.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// A file in the room.
    pub fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        fs::write(&path, bytes).unwrap();
        path
    }

    /// A file of the room as text.
    pub fn text(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// The names in a folder of the room, in order.
    pub fn names(&self, folder: &str) -> Vec<String> {
        let Ok(entries) = fs::read_dir(self.path(folder)) else { return Vec::new() };
        let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    /// The program with these arguments, separated by blanks.
    pub fn ansage(&self, arguments: &str) -> Command {
        let mut command = self.any(env!("CARGO_BIN_EXE_ansage"));
        command.args(arguments.split_whitespace());
        command
    }

    /// `ansage play` without sound, on a journal of the room.
    pub fn play(&self, journal: &str, more: &str) -> Command {
        self.ansage(&format!("play --audio none --lang en --journal {journal} {more}"))
    }

    /// The same in a game whose arbiter sets his code, [`code::CODE`], when it is opened.
    pub fn arbitrated(&self, journal: &str, more: &str) -> Command {
        self.play(journal, &format!("{} {more}", code::option(&self.folder)))
    }

    /// A program that finds nothing of the user's: no home but the room's, no sound server, no sound card.
    pub fn any(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.folder).env_clear();
        let own = [("HOME", "home"), ("XDG_CONFIG_HOME", "config"), ("XDG_RUNTIME_DIR", "run")];
        for (name, folder) in own.into_iter().chain([("ALSA_CONFIG_PATH", "no-cards.conf")]) {
            command.env(name, self.path(folder));
        }
        command.env("TMPDIR", std::env::temp_dir());
        // No address of a speech daemon, and no way to start one.
        command.env("SPEECHD_ADDRESS", "unix_socket:/nowhere").env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin");
        command
    }

    /// Runs `ansage` to its end.
    pub fn run(&self, arguments: &str) -> ProgramResult {
        run(self.ansage(arguments), b"")
    }
}

/// What a program left behind.
#[derive(Debug)]
pub struct ProgramResult {
    /// Its exit status; `None` after a signal.
    pub status: Option<i32>,
    /// The signal that ended it.
    pub signal: Option<i32>,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

impl ProgramResult {
    /// It ended with this status, and without a mistake of the program.
    #[track_caller]
    pub fn status(self, expected: i32) -> ProgramResult {
        assert_eq!(self.status, Some(expected), "{self:?}");
        for (where_to, text) in [("out", &self.out), ("err", &self.err)] {
            for mistake in ["panicked", "mistake in the program", "program mistake"] {
                assert!(!text.contains(mistake), "{where_to}: {text}");
            }
        }
        assert!(expected == 0 || !self.err.trim().is_empty(), "a failure without a reason: {self:?}");
        self
    }

    /// Standard error says this.
    #[track_caller]
    pub fn says(self, part: &str) -> ProgramResult {
        assert!(self.err.contains(part), "{part:?} is not in {:?}", self.err);
        self
    }

    /// Nothing on standard error.
    #[track_caller]
    pub fn quiet(self) -> ProgramResult {
        assert_eq!(self.err, "");
        self
    }

    /// Nothing on standard output.
    #[track_caller]
    pub fn empty(self) -> ProgramResult {
        assert_eq!(self.out, "");
        self
    }
}

/// Runs a program to its end with this on its standard input.
pub fn run(command: Command, input: &[u8]) -> ProgramResult {
    let mut running = RunningProgram::start(command);
    running.send(input);
    running.end()
}

/// A program that is being talked with, line by line.
pub struct RunningProgram {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    err: JoinHandle<String>,
    /// Every line read so far.
    pub read: Vec<String>,
}

impl RunningProgram {
    /// Starts it with pipes.
    pub fn start(mut command: Command) -> RunningProgram {
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let (send, lines) = channel();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        thread::spawn(move || {
            let mut line = Vec::new();
            while out.read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
                let text = String::from_utf8_lossy(&line).into_owned();
                line.clear();
                if send.send(text).is_err() {
                    return;
                }
            }
        });
        let mut err = child.stderr.take().unwrap();
        let err = thread::spawn(move || {
            let mut bytes = Vec::new();
            let _ = err.read_to_end(&mut bytes);
            String::from_utf8_lossy(&bytes).into_owned()
        });
        let input = child.stdin.take();
        RunningProgram { child, input, lines, err, read: Vec::new() }
    }

    /// Writes bytes to its input, from a thread, for it may not read them all.
    pub fn send(&mut self, bytes: &[u8]) {
        if let Some(mut input) = self.input.take() {
            let bytes = bytes.to_vec();
            let (send, done) = channel();
            thread::spawn(move || {
                let _ = input.write_all(&bytes);
                let _ = send.send(input);
            });
            self.input = done.recv_timeout(DEADLINE).ok();
        }
    }

    /// Types a line.
    pub fn line(&mut self, line: &str) {
        self.send(format!("{line}\n").as_bytes());
    }

    /// The next line it prints, without its end; `None` when it has closed its output.
    pub fn next(&mut self) -> Option<String> {
        match self.lines.recv_timeout(DEADLINE) {
            Ok(line) => {
                self.read.push(line.trim_end().to_owned());
                self.read.last().cloned()
            }
            Err(RecvTimeoutError::Disconnected) => None,
            Err(RecvTimeoutError::Timeout) => {
                let _ = self.child.kill();
                panic!("nothing more in {DEADLINE:?} after {:?}", self.read);
            }
        }
    }

    /// Reads until a line holds one of these.
    #[track_caller]
    pub fn until(&mut self, parts: &[&str]) -> String {
        while let Some(line) = self.next() {
            if parts.iter().any(|part| line.contains(part)) {
                return line;
            }
        }
        panic!("no {parts:?} in {:?}", self.read);
    }

    /// Its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// A signal, to this process only.
    pub fn signal(&self, name: &str) {
        let sent = Command::new("kill").arg(format!("-{name}")).arg(self.id().to_string()).status().unwrap();
        assert!(sent.success());
    }

    /// Closes its input and waits for its end.
    pub fn end(mut self) -> ProgramResult {
        drop(self.input.take());
        self.wait()
    }

    /// Waits for its end while its input stays open.
    pub fn wait(mut self) -> ProgramResult {
        while self.next().is_some() {}
        let began = Instant::now();
        let status = loop {
            // Its output is closed, so this is a matter of microseconds.
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            if began.elapsed() > DEADLINE {
                let _ = self.child.kill();
                panic!("no end in {DEADLINE:?} after {:?}", self.read);
            }
            thread::yield_now();
        };
        let out = self.read.iter().fold(String::new(), |text, line| text + line + "\n");
        ProgramResult { status: status.code(), signal: status.signal(), out, err: self.err.join().unwrap() }
    }
}

/// A command that runs a shell script with mounts of its own; `None`, saying why, where that is not allowed.
pub fn with_own_mounts(room: &TestFolder, script: &str, arguments: &[&str]) -> Option<Command> {
    for flags in ["-m", "-rm"] {
        let mut trial = room.any("unshare");
        trial.args([flags, "sh", "-c", "mount -t tmpfs none home"]);
        if trial.stderr(Stdio::null()).status().is_ok_and(|status| status.success()) {
            let mut command = room.any("unshare");
            command.args([flags, "sh", "-c", script, "sh"]).args(arguments);
            return Some(command);
        }
    }
    ansage_testing::skip::skipped("this machine allows no mounts of one's own (unshare -m)");
    None
}

/// A fixed seed, and a fresh one that is printed where the test fails.
pub fn seeds() -> [u64; 2] {
    let asked = std::env::var("ANSAGE_SEED").ok().and_then(|seed| seed.parse().ok());
    let fresh = asked.unwrap_or_else(fresh_seed);
    println!("seeds: 20260101 {fresh}; to try one again: ANSAGE_SEED={fresh}");
    [20_260_101, fresh]
}

fn fresh_seed() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_nanos() as u64)
}
