//! Read keys from a terminal or lines from a pipe, and write bytes, losing neither the terminal nor the game.
//!
//! A terminal in raw mode is put back when the last [`Terminal`] is dropped, and also when any thread panics. [`TerminationSignals`]
//! turns a request of the system to end into [`TerminalInput::End`], so that the game is saved first.
//!
//! A pipe is read line by line: at most [`LONGEST_LINE`] bytes of one; what is longer, or no text, is reported and the
//! next line is read.
//!
//! ```
//! use ansage_seats::console::driver::{LineFault, TerminalInput, read_lines};
//! let mut got = Vec::new();
//! read_lines(&mut &b"e4\n\xff\n"[..], |input| { got.push(input); true });
//! assert_eq!(got, [TerminalInput::Line("e4".into()), TerminalInput::Bad(LineFault::NoText), TerminalInput::End]);
//! ```

#![allow(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros)]

mod departure;
mod library_output;
mod terminal_events;

pub use departure::{TerminationSignals, is_asked_to_end};
pub use terminal_events::TerminalListener;

use library_output::{discard_standard_error, restore_standard_error};

use super::keymap::Key;
pub use super::line::LineFault;
use super::line::{first_pasted_line, normalize_typed_text};
use super::screen::LineOutput;
use super::secret::SecretText;
use crossterm::event::{
    DisableBracketedPaste, EnableBracketedPaste, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers,
};
use crossterm::{execute, terminal};
use std::io::{self, BufRead, IsTerminal, Read, Write};
use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// The most bytes of one line of a pipe.
pub const LONGEST_LINE: u64 = 4096;

/// The most bytes of a line that is typed as an answer.
const LONGEST_TYPED: usize = 256;

/// What comes in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TerminalInput {
    /// A key of the terminal.
    Key(Key),
    /// Text that was pasted at once, with its line ends.
    Paste(String),
    /// The terminal has another width.
    Columns(u16),
    /// A line of the pipe.
    Line(String),
    /// A line that cannot be read.
    Bad(LineFault),
    /// Nothing more will come: save and leave.
    End,
}

/// Whether bytes were taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WriteOutcome {
    /// They were.
    Done,
    /// Nobody reads any more.
    Closed,
    /// They were not, for another reason, such as a full disk.
    Failed(io::ErrorKind),
}

/// The terminal, in raw mode as long as one of these lives.
#[derive(Debug)]
pub struct Terminal(());

/// How many hold the terminal in raw mode.
static HELD: AtomicUsize = AtomicUsize::new(0);

/// Whether a person sits at a terminal: standard input and output are one.
pub fn is_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

impl Terminal {
    /// Takes the terminal; `None` where standard input or output is none. It is asked to mark what is pasted, and what libraries
    /// print does not reach it.
    ///
    /// # Errors
    /// What the system says when it refuses raw mode.
    pub fn open() -> io::Result<Option<Terminal>> {
        if !is_terminal() {
            return Ok(None);
        }
        let held = Terminal::raw()?;
        discard_standard_error();
        Ok(Some(held))
    }

    fn raw() -> io::Result<Terminal> {
        terminal::enable_raw_mode()?;
        HELD.fetch_add(1, Ordering::AcqRel);
        if marks_pastes() {
            // A terminal that does not know the sequence ignores it, and sends a paste as keys.
            let _ = execute!(io::stdout(), EnableBracketedPaste);
        }
        static HOOK: Once = Once::new();
        HOOK.call_once(|| {
            let before = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |panic| {
                // A message on a terminal in raw mode is a staircase; and this thread may be the last.
                put_back();
                before(panic);
            }));
        });
        Ok(Terminal(()))
    }

    /// How many cells a line has; 80 where the terminal does not say.
    pub fn columns(&self) -> u16 {
        terminal::size().map_or(80, |(columns, _)| if columns == 0 { 80 } else { columns })
    }

    /// What the screen is to write for.
    pub fn line_output(&self) -> LineOutput {
        LineOutput::Terminal { columns: self.columns() }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        if HELD.fetch_sub(1, Ordering::AcqRel) == 1 {
            put_back();
        }
    }
}

/// Whether the terminal is asked to mark what is pasted. Standard output may be a file, and a dumb terminal shows the sequence.
fn marks_pastes() -> bool {
    io::stdout().is_terminal() && std::env::var("TERM").is_ok_and(|term| !term.is_empty() && term != "dumb")
}

/// Nothing is left to do where the terminal itself is gone.
fn put_back() {
    restore_standard_error();
    if marks_pastes() {
        let _ = execute!(io::stdout(), DisableBracketedPaste);
    }
    let _ = terminal::disable_raw_mode();
}

/// Gives each key to `send`, in the thread that reads the terminal, until it ends or `send` returns `false`.
///
/// # Errors
/// What the system says when it starts no thread.
pub fn listen_to_keys(mut send: impl FnMut(TerminalInput) -> bool + Send + 'static) -> io::Result<TerminalListener> {
    TerminalListener::listen(move |event| {
        let Some(input) = input_of(event) else { return true };
        let ends = input == TerminalInput::End;
        send(input) && !ends
    })
}

/// Waits for the next key of the terminal, or its next width.
pub fn next_key() -> TerminalInput {
    loop {
        if let Some(input) = input_of(terminal_events::next_event()) {
            return input;
        }
    }
}

fn input_of(event: io::Result<Event>) -> Option<TerminalInput> {
    match event {
        Ok(Event::Key(key)) => decode_key(key).map(TerminalInput::Key),
        Ok(Event::Paste(text)) => Some(TerminalInput::Paste(text)),
        Ok(Event::Resize(columns, _)) => Some(TerminalInput::Columns(columns)),
        Ok(_) => None,
        Err(_) => Some(TerminalInput::End),
    }
}

/// How a line shows what is typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EchoStyle {
    /// Each letter.
    Letters,
    /// A star for each letter.
    Stars,
}

/// Reads one line from the terminal, which is in raw mode. `shown` gets what `echo` shows of it: standard output, or standard
/// error where standard output goes to a file. Blanks around the line are not part of it. F1 alone is the line `?`. `None` where
/// the typist gives up with Ctrl+C or Ctrl+D.
///
/// # Errors
/// The terminal is gone.
pub fn read_visible_line<W: Write>(mut shown: W, echo: EchoStyle) -> io::Result<Option<String>> {
    let mut letters = String::new();
    let given = loop {
        match next_key() {
            TerminalInput::Key(Key::Char(letter)) if letters.len() < LONGEST_TYPED => {
                letters.push(letter);
                let mut bytes = [0; 4];
                let letter = if echo == EchoStyle::Stars { "*" } else { letter.encode_utf8(&mut bytes) };
                write_bytes(&mut shown, letter.as_bytes());
            }
            TerminalInput::Paste(text) => {
                let room = LONGEST_TYPED.saturating_sub(letters.len());
                let first = first_pasted_line(&text).0;
                let pasted: String = first.chars().filter(|letter| !letter.is_control()).take(room).collect();
                letters.push_str(&pasted);
                let stars = "*".repeat(pasted.chars().count());
                write_bytes(&mut shown, if echo == EchoStyle::Stars { &stars } else { &pasted }.as_bytes());
            }
            TerminalInput::Key(Key::Backspace) if letters.pop().is_some() => {
                write_bytes(&mut shown, b"\x08 \x08");
            }
            TerminalInput::Key(Key::Enter) if echo == EchoStyle::Letters => {
                break Some(normalize_typed_text(letters.trim()).into_owned());
            }
            // A code is compared as it was typed.
            TerminalInput::Key(Key::Enter) => break Some(letters.trim().to_owned()),
            TerminalInput::Key(Key::F(1)) if letters.is_empty() && echo == EchoStyle::Letters => {
                break Some("?".to_owned());
            }
            TerminalInput::Key(Key::Ctrl('c' | 'd')) => break None,
            TerminalInput::End => return Err(io::ErrorKind::BrokenPipe.into()),
            _ => {}
        }
    };
    write_bytes(&mut shown, b"\r\n");
    Ok(given)
}

/// Asks, and reads one line from the terminal, of which `shown` gets a star for each letter, as [`read_visible_line`] does. What is
/// typed while it asks is not shown either. `None` also if standard input or `shown` is not a terminal.
///
/// # Errors
/// What the system says when it refuses raw mode, or the terminal is gone.
pub fn read_hidden_line<W: Write + IsTerminal>(
    shown: W,
    ask: impl FnOnce() -> io::Result<()>,
) -> io::Result<Option<SecretText>> {
    if !(io::stdin().is_terminal() && shown.is_terminal()) {
        return Ok(None);
    }
    let _held = Terminal::raw()?;
    ask()?;
    Ok(read_visible_line(shown, EchoStyle::Stars)?.map(|line| SecretText::new(&line)))
}

/// A key as boards and consoles know it; `None` for releases and for Alt keys but one, which belong to the screen reader.
pub fn decode_key(key: KeyEvent) -> Option<Key> {
    if key.kind == KeyEventKind::Release {
        return None;
    }
    if key.modifiers.contains(KeyModifiers::ALT) {
        return alt(key.code);
    }
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    Some(match key.code {
        // Older terminals send these for backspace and for Enter.
        KeyCode::Char('h' | 'H') if control => Key::Backspace,
        KeyCode::Char('j' | 'J' | 'm' | 'M') if control => Key::Enter,
        KeyCode::Char(letter) if control => Key::Ctrl(letter.to_ascii_lowercase()),
        KeyCode::Char(letter) => Key::Char(letter),
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Escape,
        KeyCode::Tab | KeyCode::BackTab => Key::Tab,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Delete => Key::Delete,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::F(number) => Key::F(number),
        KeyCode::Modifier(_) | KeyCode::Null => return None,
        _ => Key::Other,
    })
}

/// The one Alt key that players know from Lichess's blind mode; the others belong to the screen reader.
fn alt(code: KeyCode) -> Option<Key> {
    match code {
        KeyCode::Char(letter @ ('x' | 'X')) => Some(Key::Alt(letter)),
        _ => None,
    }
}

/// Reads the lines of standard input in a thread of its own until it ends or `send` says `false`.
///
/// # Errors
/// What the system says when it starts no thread.
pub fn spawn_line_reader(
    send: impl FnMut(TerminalInput) -> bool + Send + 'static,
) -> io::Result<thread::JoinHandle<()>> {
    thread::Builder::new().name("lines".into()).spawn(move || read_lines(&mut io::stdin().lock(), send))
}

/// Reads lines until the source ends or `send` says `false`. A last line without an end is a line.
pub fn read_lines(source: &mut impl BufRead, mut send: impl FnMut(TerminalInput) -> bool) {
    loop {
        let mut line = Vec::new();
        match source.by_ref().take(LONGEST_LINE + 1).read_until(b'\n', &mut line) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Ok(0) | Err(_) => {
                send(TerminalInput::End);
                return;
            }
            Ok(_) => {}
        }
        let whole = line.last() == Some(&b'\n');
        let input = if !whole && line.len() as u64 > LONGEST_LINE {
            skip_line(source);
            TerminalInput::Bad(LineFault::TooLong)
        } else {
            let end = line.len() - usize::from(whole);
            let text = std::str::from_utf8(&line[..end]).map(|text| text.trim_end_matches('\r').to_owned());
            text.map_or(TerminalInput::Bad(LineFault::NoText), TerminalInput::Line)
        };
        if !send(input) {
            return;
        }
    }
}

/// Drops the rest of a line without keeping it.
fn skip_line(source: &mut impl BufRead) {
    loop {
        let (used, done) = match source.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Ok([]) | Err(_) => return,
            Ok(bytes) => match bytes.iter().position(|byte| *byte == b'\n') {
                Some(at) => (at + 1, true),
                None => (bytes.len(), false),
            },
        };
        source.consume(used);
        if done {
            return;
        }
    }
}

/// Writes bytes at once. A reader that has gone is a value: the game goes on without it.
pub fn write_bytes(output: &mut impl Write, bytes: &[u8]) -> WriteOutcome {
    match output.write_all(bytes).and_then(|()| output.flush()) {
        Ok(()) => WriteOutcome::Done,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => WriteOutcome::Closed,
        Err(error) => WriteOutcome::Failed(error.kind()),
    }
}

/// Writes bytes to standard output.
pub fn write_to_stdout(bytes: &[u8]) -> WriteOutcome {
    write_bytes(&mut io::stdout().lock(), bytes)
}
