//! The board on a real terminal: a pseudo-terminal, real bytes of keys and mouse, and a model of what is seen.

use super::seat::SightedSeat;
use ansage_game::moment::Moment;
use ansage_seats::sighted::driver::{ScreenInput, TerminalScreen, listen_to_inputs};
use ansage_seats::sighted::{BoardAction, Key};
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::sync::{Arc, Condvar, Mutex, mpsc};
use std::thread;
use std::time::{Duration, Instant};

/// Set for the process that is the board.
const ROLE: &str = "ANSAGE_BOARD_ON_A_TERMINAL";
/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// The board itself, with the referee in the same process. Does nothing unless it runs as the child below.
#[test]
fn the_board_itself() {
    let Some(role) = std::env::var_os(ROLE) else { return };
    let mut screen = TerminalScreen::open().expect("raw mode").expect("a terminal");
    let (send, inputs) = mpsc::channel();
    let _listening = listen_to_inputs(move |input| send.send(input).is_ok()).expect("a thread");
    let mut seat = SightedSeat::new();
    seat.move_of_theirs("Pe2e4");
    loop {
        let view = seat.view();
        screen.paint(&mut seat.model, &view).expect("the terminal takes it");
        let area = seat.model.drawn_area();
        seat.area = area;
        let done = match inputs.recv().expect("the reader lives") {
            ScreenInput::Key(Key::F(12)) if role == "panics" => panic!("as asked"),
            ScreenInput::Key(key) => seat.model.handle_key(key, &view, Moment::START),
            ScreenInput::Mouse(mouse) => seat.model.handle_mouse(mouse, &view, Moment::START),
            ScreenInput::Ready => Vec::new(),
            ScreenInput::Resized => {
                screen.force_full_redraw().expect("the terminal takes it");
                Vec::new()
            }
            ScreenInput::End => return,
        };
        if seat.take(done).contains(&BoardAction::Quit) {
            return;
        }
    }
}

struct TerminalCells {
    raw: Vec<u8>,
    screen: vt100::Parser,
    ended: bool,
}

struct TerminalBoard {
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    seen: Arc<(Mutex<TerminalCells>, Condvar)>,
}

impl TerminalBoard {
    fn start(role: &str, environment: &[(&str, &str)]) -> TerminalBoard {
        let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(std::env::current_exe().expect("this test"));
        command.args(["--exact", "sighted::terminal::the_board_itself", "--nocapture", "--test-threads=1"]);
        command.env(ROLE, role);
        command.env("TERM", "xterm-256color");
        command.env_remove("NO_COLOR");
        environment.iter().for_each(|(name, value)| command.env(name, value));
        let child = pair.slave.spawn_command(command).expect("it starts");
        let mut output = pair.master.try_clone_reader().expect("a reader");
        let keys = pair.master.take_writer().expect("a writer");
        let seen = TerminalCells { raw: Vec::new(), screen: vt100::Parser::new(24, 80, 0), ended: false };
        let seen = Arc::new((Mutex::new(seen), Condvar::new()));
        let shared = Arc::clone(&seen);
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            loop {
                let count = output.read(&mut bytes).unwrap_or(0);
                let mut seen = shared.0.lock().expect("a lock");
                seen.raw.extend_from_slice(&bytes[..count]);
                seen.screen.process(&bytes[..count]);
                seen.ended |= count == 0;
                shared.1.notify_all();
                if count == 0 {
                    return;
                }
            }
        });
        TerminalBoard { child, master: pair.master, keys, seen }
    }

    fn send(&mut self, bytes: &str) {
        self.keys.write_all(bytes.as_bytes()).and_then(|()| self.keys.flush()).expect("it reads");
    }

    /// Clicks the cell of this column and row, counted from 0.
    fn click(&mut self, column: u16, row: u16) {
        let (column, row) = (column + 1, row + 1);
        self.send(&format!("\u{1b}[<0;{column};{row}M\u{1b}[<0;{column};{row}m"));
    }

    /// Waits until the screen is so.
    fn wait(&self, what: &str, is_so: impl Fn(&TerminalCells) -> bool) -> String {
        let (lock, changed) = &*self.seen;
        let until = Instant::now() + PATIENCE;
        let mut seen = lock.lock().expect("a lock");
        while !is_so(&seen) {
            let left = until.saturating_duration_since(Instant::now());
            assert!(!left.is_zero() && !seen.ended, "{what} never came:\n{}", seen.screen.screen().contents());
            seen = changed.wait_timeout(seen, left).expect("a lock").0;
        }
        seen.screen.screen().contents()
    }

    fn wait_for(&self, text: &str) -> String {
        self.wait(text, |seen| seen.screen.screen().contents().contains(text))
    }

    /// Waits until it has ended, and gives every byte it wrote.
    fn end(&mut self) -> Vec<u8> {
        let (lock, changed) = &*self.seen;
        let mut seen = lock.lock().expect("a lock");
        let until = Instant::now() + PATIENCE;
        // On Unix the terminal ends with the child, when everything is read; elsewhere it does not end.
        while !seen.ended && (cfg!(unix) || self.child.try_wait().ok().flatten().is_none()) {
            assert!(Instant::now() < until, "it goes on:\n{}", seen.screen.screen().contents());
            seen = changed.wait_timeout(seen, Duration::from_millis(50)).expect("a lock").0;
        }
        seen.raw.clone()
    }
}

fn contains(bytes: &[u8], part: &str) -> bool {
    bytes.windows(part.len()).any(|window| window == part.as_bytes())
}

#[test]
fn on_a_terminal_clicks_execute_answer_and_press_and_everything_is_put_back() {
    let mut board = TerminalBoard::start("plays", &[]);
    board.wait_for("Repeat the move of White");
    // Black is below: e2 is in the second row of squares from above, the fourth from the left.
    board.click(16, 3);
    board.wait_for("In your hand: white pawn from e2");
    board.click(16, 7);
    board.wait("the execution", |seen| {
        let screen = seen.screen.screen().contents();
        !screen.contains("In your hand") && !screen.contains("Repeat the move")
    });
    board.click(16, 13);
    board.wait_for("In your hand: black pawn from e7");
    board.click(16, 9);
    board.wait_for("Your move is announced. Press your clock");
    board.send(" ");
    board.wait("the press", |seen| !seen.screen.screen().contents().contains("Press your clock"));
    board.send("\u{3}");
    board.wait_for("Yes or no:");
    board.send("yes\r");
    let raw = board.end();
    for (name, on, off) in [
        ("the terminal's other screen", "\u{1b}[?1049h", "\u{1b}[?1049l"),
        ("the mouse", "\u{1b}[?1000h", "\u{1b}[?1000l"),
        ("the cursor", "\u{1b}[?25l", "\u{1b}[?25h"),
    ] {
        let last = |part: &str| raw.windows(part.len()).rposition(|window| window == part.as_bytes());
        assert!(last(on).is_some() && last(off) > last(on), "{name} is put back");
    }
}

#[test]
fn on_a_terminal_only_what_has_changed_is_painted() {
    let mut board = TerminalBoard::start("plays", &[]);
    board.wait_for("F2 Help");
    let length = |board: &TerminalBoard| board.seen.0.lock().expect("a lock").raw.len();
    let whole = length(&board);
    let began = Instant::now();
    board.click(16, 3);
    board.wait_for("In your hand");
    println!("click to paint: {:?}, {} bytes of {whole}", began.elapsed(), length(&board) - whole);
    assert!(
        length(&board) - whole < whole / 4,
        "{} bytes for one piece lifted, {whole} for all",
        length(&board) - whole
    );
}

#[test]
fn on_a_terminal_a_panic_puts_everything_back_before_it_is_told() {
    let mut board = TerminalBoard::start("panics", &[("RUST_BACKTRACE", "0")]);
    board.wait_for("Repeat the move of White");
    board.send("\u{1b}[24~");
    let raw = board.end();
    let at = |part: &str| raw.windows(part.len()).position(|window| window == part.as_bytes());
    assert!(
        at("\u{1b}[?1049l").is_some() && at("\u{1b}[?1049l") < at("as asked"),
        "the words stand on the terminal's own screen"
    );
    assert!(contains(&raw, "\u{1b}[?1000l") && contains(&raw, "\u{1b}[?25h"));
}

#[test]
fn on_a_terminal_another_size_is_painted_anew() {
    let mut board = TerminalBoard::start("plays", &[]);
    board.wait_for("Repeat the move of White");
    {
        let mut seen = board.seen.0.lock().expect("a lock");
        seen.screen.screen_mut().set_size(40, 120);
    }
    board.master.resize(PtySize { rows: 40, cols: 120, pixel_width: 0, pixel_height: 0 }).expect("a size");
    let large = |seen: &TerminalCells| {
        seen.screen.screen().contents().lines().nth(38).is_some_and(|line| line.starts_with("Type:"))
    };
    board.wait("the line at the bottom", large);
    board.send("\u{3}");
    board.wait_for("Yes or no:");
    board.send("yes\r");
    board.end();
}
