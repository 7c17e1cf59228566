//! BRLTTY with its virtual display on a console of its own: what lies under the fingers after every command.

use ansage_seats::console::command::table::COMMANDS;
use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::fd::AsRawFd;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long a display stays as it is before that is what a reader finds.
const STILL: Duration = Duration::from_millis(60);
/// Asks for the number of a console that nobody uses (linux/vt.h).
const VT_OPENQRY: libc::c_ulong = 0x5600;

/// A console that nobody uses, the program on it, and a display that follows its cursor.
struct BrailleConsole {
    tty: File,
    program: Child,
    brltty: Child,
    display: TcpStream,
    /// What the display has sent, up to its last whole line.
    sent: String,
}

/// Why this machine cannot do it.
fn free_console() -> Result<(u32, File), String> {
    // SAFETY: asks for a number and touches no memory of this process.
    if unsafe { libc::geteuid() } != 0 {
        return Err("not root".into());
    }
    let open =
        |path: &str| OpenOptions::new().read(true).write(true).open(path).map_err(|error| format!("{path}: {error}"));
    let all = open("/dev/tty0")?;
    let mut number: libc::c_int = -1;
    // SAFETY: the call writes one integer, which lives in this frame.
    let asked = unsafe { libc::ioctl(all.as_raw_fd(), VT_OPENQRY as _, &raw mut number) };
    let number = u32::try_from(number).ok().filter(|number| asked == 0 && *number > 0).ok_or("no free console")?;
    let tty = open(&format!("/dev/tty{number}"))?;
    if !Path::new(&format!("/dev/vcsa{number}")).exists() {
        return Err(format!("no /dev/vcsa{number}"));
    }
    let typing = std::fs::read_to_string("/proc/sys/dev/tty/legacy_tiocsti").unwrap_or_else(|_| "1".into());
    if typing.trim() != "1" {
        return Err("dev.tty.legacy_tiocsti is off: no key can be typed".into());
    }
    Ok((number, tty))
}

/// Whether brltty shows what is on this console, before the program is there: not on a machine whose consoles it cannot read.
fn shows_what_is_written(mut display: &TcpStream, mut tty: &File) -> Result<(), String> {
    tty.write_all(b"\x1b[2J\x1b[Hansage?\r").map_err(|error| error.to_string())?;
    let (end, mut sent) = (Instant::now() + PATIENCE, String::new());
    while !sent.contains("ansage?") {
        let mut buffer = [0; 4096];
        match display.read(&mut buffer) {
            Ok(0) => return Err("brltty is gone".into()),
            Ok(count) => sent += &String::from_utf8_lossy(&buffer[..count]),
            Err(_) if Instant::now() < end => {}
            Err(_) => return Err("brltty shows nothing of a console here".into()),
        }
    }
    Ok(())
}

impl BrailleConsole {
    fn open(folder: &Path) -> Result<BrailleConsole, String> {
        let (number, tty) = free_console()?;
        let listener = TcpListener::bind("127.0.0.1:0").map_err(|error| error.to_string())?;
        let device = format!("client:{}", listener.local_addr().unwrap());
        let vt = format!("lx:vt={number}");
        let fixed = "-n -e -q -N -A none -b vr -x lx -t en-nabcc --pid-file= -s no -f /dev/null -F /dev/null";
        let brltty = Command::new("brltty")
            .args(fixed.split(' '))
            .args(["-X", &vt, "-d", &device])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("brltty: {error}"))?;
        let mut brltty = KilledProgram(Some(brltty));
        let end = Instant::now() + PATIENCE;
        listener.set_nonblocking(true).unwrap();
        let display = loop {
            match listener.accept() {
                Ok((display, _)) => break display,
                Err(_) if Instant::now() < end => std::thread::yield_now(),
                Err(_) => return Err("brltty does not come to its display".into()),
            }
        };
        display.set_nonblocking(false).unwrap();
        display.set_read_timeout(Some(STILL)).unwrap();
        (&display).write_all(b"cells 40\n").unwrap();
        shows_what_is_written(&display, &tty)?;
        (&tty).write_all(b"\x1b[2J\x1b[H").unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_ansage"));
        command
            .args("play --journal journal --lang en --time 90+30 --mode practice --audio none --voice off".split(' '));
        command.current_dir(folder).env_clear().env("HOME", folder).env("TERM", "linux").env("LANG", "C.UTF-8");
        let copy = || Stdio::from(tty.try_clone().unwrap());
        command.stdin(copy()).stdout(copy()).stderr(copy());
        // SAFETY: only calls that may be made between fork and exec; the terminal becomes the new session's own.
        unsafe {
            command.pre_exec(|| {
                libc::setsid();
                libc::ioctl(0, libc::TIOCSCTTY as _, 1);
                Ok(())
            });
        }
        let program = command.spawn().map_err(|error| error.to_string())?;
        Ok(BrailleConsole { tty, program, brltty: brltty.0.take().unwrap(), display, sent: String::new() })
    }

    /// Types keys as the keyboard of this console would.
    fn types(&self, keys: &str) {
        for byte in keys.bytes() {
            // SAFETY: the call reads one byte, which lives in this frame.
            let typed = unsafe { libc::ioctl(self.tty.as_raw_fd(), libc::TIOCSTI as _, &raw const byte) };
            assert_eq!(typed, 0, "a key cannot be typed");
        }
    }

    /// Everything that lay under the fingers, in its order, until nothing new comes and the last of it is as wished.
    fn felt_until(&mut self, is_it: impl Fn(&str) -> bool) -> Vec<String> {
        let end = Instant::now() + PATIENCE;
        let mut all: Vec<String> = Vec::new();
        loop {
            let mut buffer = [0; 4096];
            match self.display.read(&mut buffer) {
                Ok(0) => panic!("brltty is gone"),
                Ok(count) => self.sent += &String::from_utf8_lossy(&buffer[..count]),
                Err(_) if all.last().is_some_and(|line| is_it(line)) => return all,
                Err(_) => assert!(Instant::now() < end, "only this lay under the fingers: {all:?}"),
            }
            while let Some((line, rest)) =
                self.sent.split_once('\n').map(|(line, rest)| (line.to_owned(), rest.to_owned()))
            {
                self.sent = rest;
                let cells = line.trim().strip_prefix("Visual \"").and_then(|cells| cells.strip_suffix('"'));
                all.extend(cells.map(|cells| cells.trim_end().replace("\\\"", "\"")).filter(|cells| !cells.is_empty()));
            }
        }
    }

    /// The same until the last of it is no typed line.
    fn felt(&mut self) -> Vec<String> {
        self.felt_until(|line| !line.starts_with('>'))
    }

    /// Types a line, and gives what lies under the fingers then. Enter comes when the line lies there: a reply in the words of the
    /// one before would else change nothing, and could not be waited for.
    fn asks(&mut self, line: &str) -> String {
        self.types(line);
        let typed = format!("> {line}");
        self.felt_until(|felt| felt == typed);
        self.types("\r");
        self.felt().pop().unwrap()
    }
}

/// A program that is ended when the test is.
struct KilledProgram(Option<Child>);

impl Drop for KilledProgram {
    fn drop(&mut self) {
        if let Some(child) = &mut self.0 {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Drop for BrailleConsole {
    fn drop(&mut self) {
        for child in [&mut self.program, &mut self.brltty] {
            let _ = child.kill();
            let _ = child.wait();
        }
        let _ = self.tty.write_all(b"\x1b[2J\x1b[H");
    }
}

/// What some replies lead with; of all others only that they begin in the first cell, and are not their own last line.
const LEAD: [(&str, &str); 12] = [
    ("b", "8 r n b q k b n r >"),
    ("control", "period 1/1: all the rest >"),
    ("rays e4", "+ e4: bPe7 bKe8 wPe2 wKe1"),
    ("rules", "Laws of 2023 >"),
    ("help", "help: more, keys, or help COMMAND >"),
    ("help claims", "claim fifty, ...: help claim fifty >"),
    ("touched zz", "touched: a square, such as e4"),
    ("x e4", "e4 empty, light"),
    ("bxb5", "Not understood: \"bxb5\" >"),
    ("claim fifty", "Claim fifty moves + offer? yes or no"),
    ("no", "Not done."),
    ("Ra5", "a2 is in the way"),
];

#[test]
fn p4_under_brltty_every_reply_of_every_command_begins_in_the_first_cell() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("brltty");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let mut console = match BrailleConsole::open(&folder) {
        Ok(console) => console,
        Err(why) => return ansage_testing::skip::skipped(format!("the Braille display. {why}")),
    };
    assert_eq!(console.felt().pop().as_deref(), Some("Not begun. Type start >"));
    assert_eq!(console.asks("start"), "Game begins. White's clock runs.");
    for (line, lead) in LEAD {
        assert_eq!(console.asks(line), lead, "{line}");
    }
    // Every command, as it is typed first, with nothing behind it.
    let ends = ["quit", "resign", "start", "takeback", "board on"];
    for row in COMMANDS.iter().flat_map(|group| group.iter()) {
        let word = row.words.first_word(ansage_words::locale::Lang::En);
        if ends.contains(&word) || word.starts_with("link") {
            continue;
        }
        // Escape takes back what was asked before. With a letter on the line it changes what lies there in any case.
        console.types("x");
        console.felt_until(|felt| felt.starts_with("> "));
        console.types("\u{1b}");
        console.felt();
        // Where something was asked the letter still stands on the line.
        console.types("\u{7f}");
        let cells = console.asks(word);
        let (first, mark) = (cells.chars().next().unwrap(), cells.ends_with('>'));
        assert!(!first.is_whitespace() && cells.chars().count() <= 40, "{word}: {cells:?}");
        if mark {
            // More waits: the reply is not its own last line.
            console.types("\r");
            let next = console.felt().pop().unwrap();
            assert!(!next.starts_with(' ') || next.trim() == "a b c d e f g h", "{word}: {next:?}");
            assert_ne!(next, cells, "{word}");
        }
    }
}
