//! Drive the real program on a pseudo-terminal as a person drives it: keys in, lines and the cursor out.
//!
//! Nothing here sleeps: a test waits for what is to be shown, at most [`PATIENCE`]. Messages are compared in their
//! order and none may be left out, so a message too many fails as soon as it is shown. When a [`TerminalSeat`] is given up,
//! every byte of its session is looked over.
#![allow(dead_code)]

use super::code;
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use serde_json::Value;
use std::fs::{self, DirBuilder};
use std::io::{Read, Write};
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

#[path = "pty/lines.rs"]
mod lines;
#[path = "pty/seen.rs"]
pub mod seen;

use seen::TerminalOutput;

/// How long anything may take; far longer than it takes on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// How long nothing comes before a reader asks for more.
const STILL: Duration = Duration::from_millis(100);

/// What a terminal sends for keys that are no letters.
pub mod keys {
    pub const SPACE: &str = " ";
    pub const ENTER: &str = "\r";
    pub const ESCAPE: &str = "\u{1b}";
    pub const TAB: &str = "\t";
    pub const BACKSPACE: &str = "\u{7f}";
    pub const UP: &str = "\u{1b}[A";
    pub const DOWN: &str = "\u{1b}[B";
    pub const RIGHT: &str = "\u{1b}[C";
    pub const LEFT: &str = "\u{1b}[D";
    pub const PAGE_UP: &str = "\u{1b}[5~";
    pub const F1: &str = "\u{1b}OP";
    pub const F5: &str = "\u{1b}[15~";
    pub const F6: &str = "\u{1b}[17~";
    pub const F7: &str = "\u{1b}[18~";
    pub const F8: &str = "\u{1b}[19~";
    pub const F9: &str = "\u{1b}[20~";
    pub const F12: &str = "\u{1b}[24~";
    pub const STOP: &str = "\u{13}";
    pub const CTRL_C: &str = "\u{3}";
}

/// A home folder of its own, with a journal in it.
pub struct TestHome {
    folder: PathBuf,
}

impl TestHome {
    /// An empty one. `name` must be the test's own.
    pub fn new(name: &str) -> TestHome {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("pty-{name}"));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        DirBuilder::new().mode(0o700).create(folder.join("run")).unwrap();
        TestHome { folder }
    }

    /// The path of a file in it.
    pub fn path(&self, file: &str) -> String {
        self.folder.join(file).to_str().unwrap().to_owned()
    }

    /// The option with which an arbiter sets his code, [`code::CODE`], when the game is opened.
    pub fn code(&self) -> &'static str {
        code::option(&self.folder)
    }

    /// What the program finds in its environment.
    pub fn environment(&self) -> [(&'static str, String); 7] {
        let folder = self.folder.to_str().unwrap().to_owned();
        // Paths of sockets are short: where this folder's would be too long, they lie in that of the run.
        let own = Some(self.path("run")).filter(|path| path.len() < 70);
        let session = own.or_else(|| std::env::var("XDG_RUNTIME_DIR").ok()).unwrap_or_default();
        let temporary = std::env::temp_dir().to_str().unwrap().to_owned();
        [
            ("HOME", folder),
            ("XDG_CONFIG_HOME", self.path("config")),
            ("XDG_RUNTIME_DIR", session),
            ("TMPDIR", temporary),
            ("LANG", "C.UTF-8".into()),
            ("TERM", "xterm".into()),
            ("PATH", "/usr/bin:/bin".into()),
        ]
    }

    /// Runs the program without a terminal.
    pub fn run(&self, args: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ansage"));
        let command = command.args(args).env_clear().envs(self.environment()).current_dir(&self.folder);
        command.stdin(Stdio::null()).output().unwrap()
    }

    /// Its standard output, where it did what it should.
    pub fn output(&self, args: &[&str]) -> String {
        let output = self.run(args);
        assert!(output.status.success(), "ansage {args:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }

    /// The journal's entries: each one's event and its effects.
    pub fn entries(&self) -> Vec<(Value, Value)> {
        let journal = fs::read_to_string(self.path("journal")).unwrap();
        let json = |text: &str| serde_json::from_str(text).unwrap();
        let entry = |line: &str| {
            let fields: Vec<&str> = line.split('\t').collect();
            (json(fields[4]), json(fields[5]))
        };
        journal.lines().skip(1).map(entry).collect()
    }

    /// How many events of this kind are in the journal.
    pub fn count(&self, kind: &str) -> usize {
        let is_kind = |event: &Value| event == kind || event.get(kind).is_some();
        self.entries().iter().filter(|(event, _)| is_kind(event)).count()
    }
}

/// A place at the table: the program, running on a terminal.
pub struct TerminalSeat {
    child: Box<dyn Child + Send + Sync>,
    /// Kept, for the terminal goes when it goes.
    master: Box<dyn MasterPty + Send>,
    writer: Box<dyn Write + Send>,
    seen: Arc<(Mutex<TerminalOutput>, Condvar)>,
    columns: u16,
    /// Everything up to this byte was asserted.
    read: usize,
}

impl TerminalSeat {
    /// `ansage play` with the journal of this home, in English, on 80 columns, without sound and voice.
    pub fn silent(home: &TestHome, args: &[&str]) -> TerminalSeat {
        TerminalSeat::play(home, 80, &[&["--audio", "none", "--voice", "off"], args].concat())
    }

    /// The same in real time, with every word played into a file that nobody listens to.
    pub fn heard(home: &TestHome, args: &[&str]) -> TerminalSeat {
        let wav = format!("wav:{}", home.path("game.wav"));
        TerminalSeat::play(home, 80, &[&["--audio", &wav, "--voice", "off"], args].concat())
    }

    /// The same on so many columns, with the usual time where the arguments name none.
    pub fn play(home: &TestHome, columns: u16, args: &[&str]) -> TerminalSeat {
        let timed = args.iter().any(|arg| arg.starts_with("--time"));
        let usual: &[&str] = if timed { &[] } else { &["--time", "90+30"] };
        TerminalSeat::bare(home, columns, &[usual, args].concat())
    }

    /// The same with these arguments only.
    pub fn bare(home: &TestHome, columns: u16, args: &[&str]) -> TerminalSeat {
        TerminalSeat::program(home, columns, &[&["play", "--journal", "journal", "--lang", "en"], args].concat())
    }

    /// `ansage arbiter` on the journal of this home, in English, without sound and voice.
    pub fn desk(home: &TestHome, args: &[&str]) -> TerminalSeat {
        let silent = ["arbiter", "journal", "--lang", "en", "--audio", "none", "--voice", "off"];
        TerminalSeat::program(home, 80, &[&silent, args].concat())
    }

    /// The program with these arguments.
    pub fn program(home: &TestHome, columns: u16, args: &[&str]) -> TerminalSeat {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ansage"));
        command.args(args);
        TerminalSeat::running(home, columns, command)
    }

    /// The same with standard output in a file of the home.
    pub fn writing(home: &TestHome, file: &str, args: &[&str]) -> TerminalSeat {
        let mut command = CommandBuilder::new("/bin/sh");
        command.args(["-c", &format!("exec \"$0\" \"$@\" > {file}"), env!("CARGO_BIN_EXE_ansage")]);
        command.args(args);
        TerminalSeat::running(home, 80, command)
    }

    /// A program that a shell starts, on 80 columns.
    pub fn shell(home: &TestHome, script: &str) -> TerminalSeat {
        let mut command = CommandBuilder::new("/bin/sh");
        command.args(["-c", script]);
        TerminalSeat::running(home, 80, command)
    }

    fn running(home: &TestHome, columns: u16, mut command: CommandBuilder) -> TerminalSeat {
        let pair = native_pty_system();
        let pair = pair.openpty(PtySize { rows: 24, cols: columns, pixel_width: 0, pixel_height: 0 }).unwrap();
        command.env_clear();
        for (name, value) in home.environment() {
            command.env(name, value);
        }
        command.cwd(&home.folder);
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let seen = TerminalOutput { raw: Vec::new(), screen: vt100::Parser::new(24, columns, 0), ended: false };
        let seen = Arc::new((Mutex::new(seen), Condvar::new()));
        let reader = pair.master.try_clone_reader().unwrap();
        let writer = pair.master.take_writer().unwrap();
        let shared = Arc::clone(&seen);
        thread::spawn(move || collect(reader, &shared));
        TerminalSeat { child, master: pair.master, writer, seen, columns, read: 0 }
    }

    fn seen(&self) -> MutexGuard<'_, TerminalOutput> {
        self.seen.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until `ready` gives something; `None` there is waiting on, an error fails at once.
    fn wait<T>(&self, what: &str, mut ready: impl FnMut(&TerminalOutput) -> Result<Option<T>, String>) -> T {
        let end = Instant::now() + PATIENCE;
        let mut seen = self.seen();
        loop {
            let trouble = match ready(&seen) {
                Ok(Some(found)) => return found,
                Ok(None) if seen.ended => "the program has ended".to_owned(),
                Ok(None) => String::new(),
                Err(trouble) => trouble,
            };
            let left = end.saturating_duration_since(Instant::now());
            if !trouble.is_empty() || left.is_zero() {
                let (line, column) = seen.at_cursor();
                let screen = seen.screen.screen().contents();
                panic!("awaited {what}; {trouble}\ncursor in cell {column} of {line:?}, screen:\n{screen}\n");
            }
            seen = self.seen.1.wait_timeout(seen, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Sends keys as the terminal would.
    pub fn keys(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).and_then(|()| self.writer.flush()).unwrap();
    }

    /// Types letters and waits for them to be shown behind the prompt, the cursor behind them.
    pub fn typing(&mut self, letters: &str) {
        self.keys(letters);
        self.input(letters);
    }

    /// Sends keys that make the input line this.
    pub fn typing_more(&mut self, keys: &str, letters: &str) {
        self.keys(keys);
        self.input(letters);
    }

    /// Waits for the cursor's line to begin like this.
    pub fn row_starts_with(&self, start: &str) {
        self.row_starts_with_one(&[start]);
    }

    /// Waits for the cursor's line to begin like one of these, and tells which.
    pub fn row_starts_with_one(&self, starts: &[&str]) -> usize {
        let begins = |seen: &TerminalOutput| starts.iter().position(|start| seen.at_cursor().0.starts_with(start));
        self.wait(&format!("a line beginning with {starts:?}"), |seen| Ok(begins(seen)))
    }

    /// Waits for the input line to hold this, the cursor at its end.
    pub fn input(&mut self, letters: &str) {
        self.wait(&format!("the input line \"> {letters}\""), |seen| Ok(seen.holds(letters).then_some(())));
    }

    /// Types a line and Enter.
    pub fn line(&mut self, line: &str) {
        let from = self.so_far();
        self.keys(line);
        self.typed(line, from);
        self.keys(keys::ENTER);
    }

    /// How many bytes have come so far.
    pub fn so_far(&self) -> usize {
        self.seen().raw.len()
    }

    /// Waits for letters to be typed in a line begun behind this byte. A message may come while they are, also behind
    /// the last of them: then the cursor stands in the message, and the letters in a line above it.
    pub fn typed(&self, letters: &str, from: usize) {
        let typed = |seen: &TerminalOutput| seen.holds(letters) || seen.held(letters, from);
        self.wait(&format!("{letters:?} to be typed"), |seen| Ok(typed(seen).then_some(())));
    }

    /// Waits for exactly these lines, no other among them; the last stands under the fingers, cursor in its first cell.
    ///
    /// All but the first of what one step brings waits until it is asked for: Enter is pressed for each, as a reader does.
    pub fn hears(&mut self, lines: &[&str]) {
        let from = self.read;
        self.read = self.reading_on(&format!("the lines {lines:?}"), |seen| {
            let found = seen.messages(from);
            let same = found.iter().zip(lines).all(|((found, _), line)| unmarked(found) == *line);
            if !same || found.len() > lines.len() {
                return Err(format!("got {:?}", found.iter().map(|(line, _)| line).collect::<Vec<_>>()));
            }
            let Some(count) = lines.len().checked_sub(1) else { return Ok(Some(from)) };
            let Some((last, end)) = found.get(count) else { return Ok(None) };
            let here = seen.at_cursor();
            if here != (last.clone(), 0) {
                return Err(format!("the cursor stands at {here:?}"));
            }
            Ok(Some(*end))
        });
    }

    /// Waits as [`TerminalSeat::wait`] does, and reads on with Enter where the line under the fingers says that more of it waits.
    fn reading_on<T>(&mut self, what: &str, mut ready: impl FnMut(&TerminalOutput) -> Result<Option<T>, String>) -> T {
        let mut asked_at = usize::MAX;
        loop {
            let found = self.wait(what, |seen| {
                let found = ready(seen)?.map(Some);
                let (line, column) = seen.at_cursor();
                let waits = column == 0 && line.ends_with('>') && seen.raw.len() != asked_at;
                Ok(found.or_else(|| (waits && seen.raw.ends_with(b"\r")).then_some(None)))
            });
            match found {
                Some(found) => return found,
                None => {
                    // What comes by itself meanwhile is read first: a reader asks when nothing moves any more.
                    let seen = self.seen();
                    let before = seen.raw.len();
                    let same = |seen: &mut TerminalOutput| seen.raw.len() == before && !seen.ended;
                    let waited = self.seen.1.wait_timeout_while(seen, STILL, same);
                    if waited.unwrap_or_else(PoisonError::into_inner).1.timed_out() {
                        asked_at = before;
                        self.keys(keys::ENTER);
                    }
                }
            }
        }
    }

    /// Waits for the next line, and tells whether more of the reply waits behind it.
    pub fn next_line(&mut self) -> (String, bool) {
        let from = self.read;
        let (line, end) = self.wait("another line", |seen| Ok(seen.messages(from).into_iter().next()));
        self.read = end;
        (unmarked(&line).to_owned(), unmarked(&line) != line)
    }

    /// Waits for exactly this line under the fingers, and tells whether more of the reply waits behind it.
    pub fn feels(&mut self, line: &str) -> bool {
        let from = self.read;
        let (end, more) = self.wait(&format!("{line:?} under the fingers"), |seen| {
            let found = seen.messages(from);
            let Some((last, end)) = found.first() else { return Ok(None) };
            if found.len() > 1 || unmarked(last) != line || seen.at_cursor() != (last.clone(), 0) {
                return Err(format!("got {found:?}, cursor in {:?}", seen.at_cursor()));
            }
            Ok(Some((*end, unmarked(last) != last)))
        });
        self.read = end;
        more
    }

    /// Sends keys and waits for exactly these lines.
    pub fn press(&mut self, keys: &str, lines: &[&str]) {
        self.keys(keys);
        self.hears(lines);
    }

    /// Presses a key as a hand does that has held it before: a press too soon after the last is no other, so it presses
    /// once more where none was taken.
    pub fn keys_again(&mut self, key: &str) {
        let from = self.read;
        loop {
            self.keys(key);
            let seen = self.seen();
            let silent = |seen: &mut TerminalOutput| seen.messages(from).is_empty() && !seen.ended;
            let waited = self.seen.1.wait_timeout_while(seen, Duration::from_secs(1), silent);
            if !waited.unwrap_or_else(PoisonError::into_inner).1.timed_out() {
                return;
            }
        }
    }

    /// The same, and waits for exactly these lines.
    pub fn press_again(&mut self, key: &str, lines: &[&str]) {
        self.keys_again(key);
        self.hears(lines);
    }

    /// Types a line and Enter and waits for exactly these lines.
    pub fn say(&mut self, line: &str, lines: &[&str]) {
        self.line(line);
        self.hears(lines);
    }

    /// Waits for a line with this in it, whatever comes before, and gives the lines up to it.
    pub fn until(&mut self, part: &str) -> Vec<String> {
        let from = self.read;
        let (lines, end) = self.reading_on(&format!("a line with {part:?}"), |seen| {
            let mut found = seen.messages(from);
            let Some(at) = found.iter().position(|(line, _)| line.contains(part)) else { return Ok(None) };
            found.truncate(at + 1);
            let end = found[at].1;
            Ok(Some((found.into_iter().map(|(line, _)| unmarked(&line).to_owned()).collect(), end)))
        });
        self.read = end;
        lines
    }

    /// The window of a display of so many cells that follows the cursor.
    pub fn window(&self, cells: usize) -> String {
        self.seen().window(cells)
    }

    /// Waits for this in the window of such a display, in a line that was written behind this byte.
    pub fn displays(&self, cells: usize, text: &str, from: usize) {
        self.wait(&format!("{text:?} on {cells} cells"), |seen| {
            let is_new = String::from_utf8_lossy(&seen.raw[from..]).contains(text);
            Ok((is_new && seen.window(cells) == text).then_some(()))
        });
    }

    /// Types a line that lets virtual time pass, and waits until it has passed: a question is shown anew, and elsewhere the
    /// cursor is sent to the first cell twice.
    pub fn passes(&mut self, line: &str) {
        let from = self.so_far();
        self.keys(line);
        self.wait("the end of a pause", |seen| {
            let new = &seen.raw[from..];
            Ok((new.ends_with(b"\r\r") || new.ends_with(b" ")).then_some(()))
        });
    }

    /// Waits until nothing has come for so long.
    pub fn assert_still(&self, time: Duration) {
        let mut seen = self.seen();
        loop {
            let before = seen.raw.len();
            let same = |seen: &mut TerminalOutput| seen.raw.len() == before && !seen.ended;
            let waited = self.seen.1.wait_timeout_while(seen, time, same).unwrap_or_else(PoisonError::into_inner);
            if waited.1.timed_out() || waited.0.ended {
                return;
            }
            seen = waited.0;
        }
    }

    /// Where the program's standard error goes.
    pub fn standard_error(&self) -> PathBuf {
        fs::read_link(format!("/proc/{}/fd/2", self.child.process_id().unwrap())).unwrap()
    }

    /// Every byte so far.
    pub fn raw(&self) -> Vec<u8> {
        self.seen().raw.clone()
    }

    /// Sends the program a signal.
    pub fn signal(&self, signal: i32) {
        let id = i32::try_from(self.child.process_id().unwrap()).unwrap();
        // SAFETY: no memory is touched; the process is this one's child and has not been waited for.
        assert_eq!(unsafe { libc::kill(id, signal) }, 0);
    }

    /// Ends the program as a power failure would.
    pub fn kill(mut self) {
        self.signal(libc::SIGKILL);
        assert!(!self.child.wait().unwrap().success());
    }

    /// Leaves by command, and waits for the program's end.
    pub fn quit(mut self) {
        self.line("quit");
        if self.until_one_of(&["Save and leave? yes or no", "The game is saved."]) == 0 {
            self.line("yes");
            self.until_one_of(&["The game is saved."]);
        }
        assert!(self.ended());
    }

    /// Waits for the game to be saved and for the program's end.
    pub fn ends(mut self) {
        self.until_one_of(&["The game is saved."]);
        assert!(self.ended());
    }

    /// Waits for the program's end, and tells whether it was a good one.
    pub fn ended(mut self) -> bool {
        self.wait("the end of the program", |seen| Ok(seen.ended.then_some(())));
        self.child.wait().unwrap().success()
    }

    /// Waits for one of these lines next, and tells which.
    fn until_one_of(&mut self, lines: &[&str]) -> usize {
        let from = self.read;
        let (which, end) = self.wait(&format!("one of {lines:?}"), |seen| {
            let Some((line, end)) = seen.messages(from).into_iter().next() else { return Ok(None) };
            let which = lines.iter().position(|wanted| *wanted == unmarked(&line));
            which.map(|which| Some((which, end))).ok_or(format!("got {line:?}"))
        });
        self.read = end;
        which
    }
}

impl Drop for TerminalSeat {
    fn drop(&mut self) {
        // Nobody is left behind where a test has failed.
        let _ = self.child.kill();
        if !thread::panicking() {
            look_over(&self.raw(), usize::from(self.columns.min(80)));
        }
    }
}

/// A line without the sign that more of the reply waits behind it.
pub fn unmarked(line: &str) -> &str {
    line.strip_suffix('>').map_or(line, str::trim_end)
}

fn collect(mut reader: Box<dyn Read + Send>, shared: &(Mutex<TerminalOutput>, Condvar)) {
    let mut buffer = [0; 4096];
    loop {
        let read = reader.read(&mut buffer).unwrap_or(0);
        let mut seen = shared.0.lock().unwrap_or_else(PoisonError::into_inner);
        seen.raw.extend_from_slice(&buffer[..read]);
        seen.screen.process(&buffer[..read]);
        seen.ended = read == 0;
        shared.1.notify_all();
        if seen.ended {
            return;
        }
    }
}

/// Every byte that reached the terminal: letters and four controls, no boxes, no line too wide, and no escape sequence but the two
/// about a paste.
pub fn look_over(raw: &[u8], columns: usize) {
    let text = std::str::from_utf8(raw).expect("text in UTF-8");
    let text = seen::PASTE_MODES.iter().fold(text.to_owned(), |text, mode| text.replace(mode, ""));
    let mut column: usize = 0;
    for (at, letter) in text.char_indices() {
        let around = || text[..at].lines().last().unwrap_or_default().to_owned();
        match letter {
            '\r' => column = 0,
            '\n' => {}
            '\u{8}' => column -= 1,
            '\u{2500}'..='\u{259f}' => panic!("a box character behind {:?}", around()),
            letter if letter.is_control() => panic!("the control {letter:?} behind {:?}", around()),
            _ => column += 1,
        }
        assert!(column <= columns, "{column} cells in a line of {columns}: {:?}", around());
    }
}
