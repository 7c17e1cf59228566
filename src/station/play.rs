//! Play at one station: join everything and run it.

use super::arguments::{Host, Play};
use super::connected_boards::ConnectedBoards;
use super::files::Failure;
use super::inbox::{Inbox, Input, Slot};
use super::opening::{self, Opened};
use super::table::{Farewell, Keeper, Parts, Table};
use super::tactile::TactileBoard;
use super::timepiece::Timepiece;
use super::wishes::Wishes;
use super::{code, run, script, settings, trouble};
use crate::console::dial::settings::Settings;
use crate::console::driver as terminal;
use crate::console::screen::Output as Lines;
use crate::console::timing;
use crate::console::voice::Voice;
use crate::console::{Console, Setup};
use crate::link::driver::Door;
use crate::locale::Args;
use crate::presentation::{Presenter, Told, Values};
use crate::speech::driver::{Clock, Output};
use crate::speech::voice::Params;
use shakmaty::Position;
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex};

/// `ansage play`.
///
/// # Errors
/// [`Failure`], in words. Whatever was told is in the journal.
pub fn play(wish: &Play) -> Result<(), Failure> {
    sit(wish, wish.checked().map_err(Failure::Usage)?)
}

/// `ansage host`.
///
/// # Errors
/// [`Failure`], in words. Whatever was told is in the journal.
pub fn host(wish: &Host) -> Result<(), Failure> {
    sit(&wish.play, wish.checked().map_err(Failure::Usage)?)
}

/// Plays, as it was wished, to the end.
fn sit(wish: &Play, wishes: Wishes) -> Result<(), Failure> {
    let code = wish.arbiter_code_file.as_deref().map(|file| code::read(&wishes.program, file));
    let code = code.transpose().map_err(Failure::Could)?;
    let opened = opening::open(wish, &wishes, code.as_ref()).map_err(Failure::Could)?;
    let owner = opened.referee.terms().owner;
    let presenter = Presenter {
        program: wishes.program.clone(),
        hall: wishes.hall.clone(),
        words: wishes.words,
        style: wishes.style,
        additions: wishes.additions,
        owner,
        first: opened.referee.start_position().turn(),
        arbiter: opened.referee.arbiter().is_some(),
        on_paper: false,
    };
    let path = opened.journal.path().to_path_buf();
    let game = Game { wishes, opened, presenter };
    let farewell = if game.wishes.scripted { game.scripted() } else { game.real() }.map_err(Failure::Could)?;
    let locale = crate::locale::Locale::new(wish.lang.as_deref());
    match farewell {
        Farewell { saved: false, .. } => Err(Failure::Could(locale.text("trouble-not-saved", &Args::new()))),
        Farewell { unread: true, .. } => {
            let args = Args::new().set("path", path.display().to_string());
            Err(Failure::Could(locale.text("trouble-output-closed", &args)))
        }
        Farewell { .. } => Ok(()),
    }
}

/// A game that is about to be played.
struct Game {
    wishes: Wishes,
    opened: Opened,
    presenter: Presenter,
}

impl Game {
    /// In virtual time, from standard input.
    fn scripted(self) -> Result<Farewell, String> {
        let from = self.opened.from;
        let presenter = self.presenter.clone();
        let (output, notes) = Output::open(self.wishes.sounding.output(Clock::Virtual(from)), Box::new(|_| {}));
        let mut table = self.table(output, Lines::Plain, None, None);
        for note in notes {
            table.spoken(note, from);
        }
        let end = script::run(&mut table, &presenter, &mut io::stdin().lock(), from);
        Ok(table.leave(end))
    }

    /// In real time, from a terminal or a pipe.
    fn real(self) -> Result<Farewell, String> {
        let locale = self.presenter.program.clone();
        let refused = |error: io::Error| trouble::terminal(&locale, &error);
        let departure = terminal::Departure::hold();
        let timepiece = Timepiece::starting_at(self.opened.from);
        let (slot, inbox) = Inbox::new(timepiece);
        let report = {
            let slot = slot.clone();
            // When the station is gone, nobody waits for a report.
            move |report| {
                let _ = slot.post(Input::Spoken(report));
            }
        };
        let clock = Clock::Real(Box::new(move || timepiece.now()));
        let (mut output, _) = Output::open(self.wishes.sounding.output(clock), Box::new(report));
        let known = self.wishes.sounding.private_voice.or_else(settings::remembered);
        if known.is_none() && terminal::is_terminal() {
            let voice = settings::ask(&self.presenter, &mut output);
            output.set_private_voice(voice);
        }
        let typed = |slot: Slot| move |input| slot.post(Input::Typed(input));
        departure.spawn(typed(slot.clone())).map_err(refused)?;
        let screen = terminal::Terminal::take().map_err(refused)?;
        let lines = screen.as_ref().map_or(Lines::Plain, terminal::Terminal::output);
        let called = slot.clone();
        let door = Door::open(self.opened.journal.path(), move |call| called.post(Input::Call(call)));
        let no_door = door.as_ref().err().and_then(|error| trouble::no_door(&self.presenter, error));
        let opponents_board = self.wishes.opponents_board.clone();
        let opponents_key = self.wishes.opponents_key.clone();
        let board = TactileBoard::new(self.wishes.board.clone(), slot.clone(), timepiece);
        let mut table = self.table(output, lines, Some(board), Some(&slot));
        if let Some(told) = no_door {
            table.tell(&told, None);
        }
        if let Some(named) = opponents_board {
            table.take_opponents_board(named, slot.clone(), timepiece);
        }
        if let Some(path) = opponents_key {
            table.take_opponents_key(path, slot.clone(), timepiece);
        }
        table.keep_alive(&slot, timepiece);
        let shared: run::Shared = Arc::new(Mutex::new(Some(table)));
        if screen.is_some() {
            let (shared, slot) = (Arc::clone(&shared), slot.clone());
            terminal::spawn_keys(move |input| run::typed(&shared, &slot, input)).map_err(refused)?;
        } else {
            terminal::spawn_lines(typed(slot.clone())).map_err(refused)?;
        }
        let table = run::run(&shared, &inbox, timepiece);
        drop(slot);
        let left = table.map(|table| table.leave(timepiece.now()));
        drop(door);
        drop(screen);
        Ok(left.unwrap_or(Farewell { saved: false, unread: false, cut: false }))
    }

    /// Sets the table and tells what is to be told at the start.
    fn table(self, output: Output, lines: Lines, board: Option<TactileBoard>, slot: Option<&Slot>) -> Table {
        let Game { wishes, opened, presenter } = self;
        let Opened { journal, referee, from, resumed, entries, notes } = opened;
        let Params { rate, pitch, volume } = wishes.sounding.params;
        let at_terminal = matches!(lines, Lines::Terminal { .. });
        let setup = Setup {
            presenter: presenter.clone(),
            output: lines,
            echo: wishes.sounding.echo,
            voice: Voice { rate, pitch: pitch.into(), volume: volume.into() },
            cues: wishes.cues.clone().unwrap_or_else(|| Settings::of(referee.terms().mode)),
        };
        let path = journal.path().to_path_buf();
        let console = Console::new(setup);
        let silent = wishes.sounding.is_silent();
        let greeting = greeting(&presenter, &path, resumed);
        let unmet = presenter.program.unmet_wish();
        let chess960 = referee.terms().chess960;
        let parts = Parts {
            referee,
            keeper: Keeper::Here(journal),
            presenter: presenter.clone(),
            console,
            output,
            params: wishes.sounding.params,
            silent,
            post: None,
            journal: path,
            boards: ConnectedBoards { tactile: board, guiding: wishes.guiding, electronic: None },
        };
        let mut table = Table::new(parts);
        table.tell(&greeting, None);
        if unmet.is_some() {
            table.tell(&trouble::unmet_language(&presenter), None);
        }
        for note in notes {
            table.tell(&note.told(&presenter), None);
        }
        table.follow_board();
        let drawn = wishes.drawn && !resumed;
        if let Some(told) = chess960.and_then(|number| presenter.chess960(number, drawn)) {
            table.tell(&told, None);
        }
        let hosting = wishes.hosting.zip(slot);
        if let Some((hosting, slot)) = hosting {
            table.let_in(hosting, &entries, resumed, slot);
        }
        if resumed {
            let resumed = table.resumed();
            table.happen(from, resumed);
            match hosting {
                Some(_) => table.miss_guests(),
                None => table.take_all_back(from),
            }
        } else if at_terminal && !wishes.timed {
            table.tell(&timing::opening(&table.view(from), &presenter), None);
        } else {
            table.remind(from);
        }
        table
    }
}

/// Where the journal lies: shown, not spoken, for a path is no speech.
fn greeting(presenter: &Presenter, path: &Path, resumed: bool) -> Told {
    let path = path.display().to_string();
    let id = if resumed { "trouble-journal-at" } else { "trouble-new-game" };
    presenter.shown(id, Values::new().set("path", path.clone()))
}
