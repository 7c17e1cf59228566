//! Be what the person at a station reads: the line console, the full-screen board, or, without a terminal, the board as
//! text.

use ansage_game::moment::{Moment, Span};
use ansage_game::view::View;
use ansage_seats::console::Console;
use ansage_seats::console::driver::{WriteOutcome, write_to_stdout};
use ansage_seats::sighted::BoardLook;
use ansage_seats::sighted::BoardModel;
use ansage_seats::sighted::driver::TerminalScreen as Cells;
use ansage_words::presentation::Message;

/// Between two pictures of a running clock at most.
const TICK: Span = Span::from_secs(1);

/// What is read.
pub enum StationScreen {
    /// Lines, for a blind player, or for who wishes them.
    Lines(Box<Console>),
    /// The sighted player's board, full-screen.
    Board {
        /// What it shows.
        model: Box<BoardModel>,
        /// The terminal.
        cells: Cells,
    },
    /// The sighted player's board as text: one picture for each change.
    Page {
        /// What it shows.
        model: Box<BoardModel>,
        /// What was printed last.
        printed: String,
    },
}

impl StationScreen {
    /// The line console, where that is what is read.
    pub fn console(&self) -> Option<&Console> {
        match self {
            StationScreen::Lines(console) => Some(console),
            StationScreen::Board { .. } | StationScreen::Page { .. } => None,
        }
    }

    /// The same, for keys and lines.
    pub fn console_mut(&mut self) -> Option<&mut Console> {
        match self {
            StationScreen::Lines(console) => Some(console),
            StationScreen::Board { .. } | StationScreen::Page { .. } => None,
        }
    }

    /// Whether he who sits here reads lines that only grow.
    pub fn has_line_console(&self) -> bool {
        self.console().is_some()
    }

    /// When the dial of the console is to be looked at again, a moment of the game.
    pub fn next_clock_cue_moment(&self) -> Option<Moment> {
        self.console().and_then(Console::next_cue_moment)
    }

    /// How the board looks, where there is one.
    pub fn board_look(&self) -> Option<BoardLook> {
        match self {
            StationScreen::Lines(_) => None,
            StationScreen::Board { model, .. } | StationScreen::Page { model, .. } => Some(model.current_look()),
        }
    }

    /// The board, where there is one.
    pub fn board_model_mut(&mut self) -> Option<&mut BoardModel> {
        match self {
            StationScreen::Lines(_) => None,
            StationScreen::Board { model, .. } | StationScreen::Page { model, .. } => Some(model),
        }
    }

    /// Shows something that was told. A board shows it when it is drawn next.
    ///
    /// `is_requested` is whether a command of the player has brought it.
    pub fn show_message(&mut self, told: &Message, is_requested: bool) -> WriteOutcome {
        match self {
            StationScreen::Lines(_) | StationScreen::Page { .. } if told.line.is_empty() => WriteOutcome::Done,
            StationScreen::Lines(console) => written(&console.add_message(told, is_requested)),
            StationScreen::Board { model, .. } => {
                model.show_public_message(told);
                WriteOutcome::Done
            }
            StationScreen::Page { model, .. } => {
                model.show_public_message(told);
                write_to_stdout(format!("{}\n", told.line).as_bytes())
            }
        }
    }

    /// Prints what a step has brought, where lines are read on a terminal.
    pub fn print_pending_lines(&mut self) -> WriteOutcome {
        match self {
            StationScreen::Lines(console) => written(&console.bytes_of_reply()),
            StationScreen::Board { .. } | StationScreen::Page { .. } => WriteOutcome::Done,
        }
    }

    /// Whether lines are read on a terminal, and not by a pipe.
    pub fn has_terminal_lines(&self) -> bool {
        self.console().is_some_and(Console::is_paged)
    }

    /// Whether all but the most important line of a step is kept until it is asked for.
    pub fn is_holding_back_lines(&self) -> bool {
        self.console().is_some_and(Console::is_holding_back_lines)
    }

    /// Draws the board where anything of it has changed; as text only when something has `happened`.
    pub fn draw_board(&mut self, view: &View, happened: bool) -> WriteOutcome {
        match self {
            StationScreen::Lines(_) => WriteOutcome::Done,
            StationScreen::Board { model, cells } => match cells.paint(model, view) {
                Ok(()) => WriteOutcome::Done,
                Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => WriteOutcome::Closed,
                Err(error) => WriteOutcome::Failed(error.kind()),
            },
            StationScreen::Page { model, printed } => {
                let page = if happened { model.picture_as_text(view) } else { return WriteOutcome::Done };
                if page == *printed {
                    return WriteOutcome::Done;
                }
                *printed = page;
                write_to_stdout(format!("{}\n", printed.trim_end()).as_bytes())
            }
        }
    }

    /// In how much time the picture will be another though nothing happens: a clock runs.
    pub fn time_until_redraw(&self, view: &View) -> Option<Span> {
        let StationScreen::Board { .. } = self else { return None };
        let left = (*view.clocks.get(view.running?))?;
        // A clock shows whole seconds: the next one begins when the rest of this one is over.
        Some(Span::from_millis(left.as_millis() % TICK.as_millis() + 1))
    }

    /// Ends the lines.
    pub fn end_lines(&mut self) -> WriteOutcome {
        match self {
            StationScreen::Lines(console) => write_to_stdout(&console.bytes_to_end_screen()),
            StationScreen::Board { .. } | StationScreen::Page { .. } => WriteOutcome::Done,
        }
    }
}

fn written(bytes: &[u8]) -> WriteOutcome {
    if bytes.is_empty() { WriteOutcome::Done } else { write_to_stdout(bytes) }
}
