//! Take the terminal for the sighted player's board, read keys and mouse, and paint what has changed.
//!
//! The terminal is put back (its own screen, its cursor, its mouse, its lines) when [`TerminalScreen`] is dropped, and also when
//! any thread panics. A picture goes out in one write, and only the cells that differ from the last one are in it.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros)]

use super::{BoardModel, Key, MouseAct, MouseInput, Theme};
use crate::console::driver::{TerminalListener, decode_key, is_terminal};
use ansage_game::view::View;
use crossterm::cursor::Show;
use crossterm::event::{DisableMouseCapture, EnableMouseCapture, Event, MouseButton, MouseEvent, MouseEventKind};
use crossterm::execute;
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::layout::Rect;
use std::io::{self, BufWriter, Stdout};
use std::sync::Once;

/// Room for a whole picture, so that it goes out in one write.
const PICTURE: usize = 1 << 16;

/// What comes in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScreenInput {
    /// A key.
    Key(Key),
    /// The mouse.
    Mouse(MouseInput),
    /// From here on keys are read and another size is heard of; one that came before shows with the next picture.
    Ready,
    /// The terminal has another size, or what it shows was spoilt: everything is to be painted anew.
    Resized,
    /// Nothing more will come.
    End,
}

/// The screen of the terminal, as long as this lives.
#[derive(Debug)]
pub struct TerminalScreen {
    terminal: Terminal<CrosstermBackend<BufWriter<Stdout>>>,
}

/// Whether lines are wished for everywhere instead of a picture: `ACCESSIBLE` is set, or the terminal is a dumb one.
pub fn is_line_mode_requested() -> bool {
    let set = |name: &str| std::env::var(name).is_ok_and(|value| !value.is_empty() && value != "0");
    set("ACCESSIBLE") || std::env::var("TERM").is_ok_and(|term| term == "dumb")
}

/// The colours that this machine asks for or can show; `None` where nothing speaks against any, and whether it is
/// `NO_COLOR` that asks.
pub fn requested_theme() -> (Option<Theme>, bool) {
    let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let term = std::env::var("TERM").unwrap_or_default();
    // Eight colours are too few to keep all contrasts.
    let few = matches!(term.as_str(), "linux" | "dumb" | "ansi" | "vt100" | "vt220") || term.is_empty() && cfg!(unix);
    ((no_color || few).then_some(Theme::Plain), no_color)
}

impl TerminalScreen {
    /// Takes the terminal; `None` where standard input or output is none.
    ///
    /// # Errors
    /// What the system says when it refuses raw mode, or takes no bytes.
    pub fn open() -> io::Result<Option<TerminalScreen>> {
        if !is_terminal() {
            return Ok(None);
        }
        static HOOK: Once = Once::new();
        HOOK.call_once(|| {
            let before = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |panic| {
                // The message must stand on the terminal's own screen to be read.
                put_back();
                before(panic);
            }));
        });
        enable_raw_mode()?;
        // From here on dropping this puts everything back, also where one of the next steps fails.
        let backend = CrosstermBackend::new(BufWriter::with_capacity(PICTURE, io::stdout()));
        let mut screen = match Terminal::new(backend) {
            Ok(terminal) => TerminalScreen { terminal },
            Err(error) => {
                put_back();
                return Err(error);
            }
        };
        execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture)?;
        screen.force_full_redraw()?;
        Ok(Some(screen))
    }

    /// Paints the board: only what has changed since the last picture.
    ///
    /// # Errors
    /// What the system says when the terminal takes no bytes.
    pub fn paint(&mut self, model: &mut BoardModel, view: &View) -> io::Result<()> {
        self.terminal.draw(|frame| {
            let area = frame.area();
            model.draw(view, area, frame.buffer_mut());
        })?;
        Ok(())
    }

    /// Everything is painted anew by the next picture.
    ///
    /// # Errors
    /// What the system says when the terminal takes no bytes.
    pub fn force_full_redraw(&mut self) -> io::Result<()> {
        // Not `clear`, which asks the terminal where its cursor is: the answer would be read by the thread of the keys.
        let size = self.terminal.size()?;
        self.terminal.resize(Rect::new(0, 0, size.width, size.height))
    }
}

impl Drop for TerminalScreen {
    fn drop(&mut self) {
        put_back();
    }
}

/// Nothing is left to do where the terminal itself is gone.
fn put_back() {
    let _ = execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}

/// Gives keys and mouse to `send`, in the thread that reads the terminal, until it ends or `send` returns `false`.
///
/// # Errors
/// What the system says when it starts no thread.
pub fn listen_to_inputs(mut send: impl FnMut(ScreenInput) -> bool + Send + 'static) -> io::Result<TerminalListener> {
    TerminalListener::start_reading()?;
    // A receiver that is gone refuses the next input too, and the listener ends there.
    send(ScreenInput::Ready);
    TerminalListener::listen(move |event| {
        let input = match event {
            Ok(event) => read(&event),
            Err(_) => Some(ScreenInput::End),
        };
        input.is_none_or(|input| send(input) && input != ScreenInput::End)
    })
}

/// What an event of the terminal means here; `None` for what means nothing.
fn read(event: &Event) -> Option<ScreenInput> {
    match event {
        Event::Key(key) => match decode_key(*key)? {
            Key::Ctrl('l') => Some(ScreenInput::Resized),
            key => Some(ScreenInput::Key(key)),
        },
        Event::Mouse(MouseEvent { kind, column, row, .. }) => {
            let what = match kind {
                MouseEventKind::Down(MouseButton::Left) => MouseAct::Down,
                MouseEventKind::Up(MouseButton::Left) => MouseAct::Up,
                MouseEventKind::Down(_) => MouseAct::Aside,
                _ => return None,
            };
            Some(ScreenInput::Mouse(MouseInput { column: *column, row: *row, what }))
        }
        Event::Resize(..) => Some(ScreenInput::Resized),
        _ => None,
    }
}
