//! Play at one station: join everything and run it.

use super::arguments::{HostArguments, Play};
use super::connected_boards::ConnectedBoards;
use super::files::Failure;
use super::inbox::{Input, Slot};
use super::opening::{self, Opened};
use super::screen::Screen;
use super::sitting::{self, Sitting};
use super::speaker::Speaker;
use super::table::{Farewell, Here, Keeper, Parts, Table};
use super::tactile::TactileBoard;
use super::wishes::Wishes;
use super::{code, trouble};
use crate::console::Console;
use crate::console::dial::settings::Settings;
use crate::console::screen::LineOutput as Lines;
use crate::console::timing;
use crate::game::joining::Capacity;
use crate::link::driver::Door;
use crate::locale::Args;
use crate::moment::Moment;
use crate::presentation::{EarWords, LineForm, Presenter, Told, Values};
use crate::speech::driver::Output;
use shakmaty::Position;
use std::path::Path;

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
pub fn host(wish: &HostArguments) -> Result<(), Failure> {
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
        lines: LineForm::Short,
        ear: EarWords::Hall,
    };
    let path = opened.journal.path().to_path_buf();
    let game = Game { wishes, opened, presenter };
    let left = if game.wishes.scripted { game.scripted() } else { game.real() }.map_err(Failure::Could)?;
    let locale = crate::locale::Locale::new(wish.lang.as_deref());
    let args = Args::new().set("path", path.display().to_string());
    sitting::left(left, &locale, Some(locale.text("trouble-output-closed", &args)))
}

/// A game that is about to be played.
struct Game {
    wishes: Wishes,
    opened: Opened,
    presenter: Presenter,
}

impl Game {
    /// In virtual time, from standard input.
    fn scripted(self) -> Result<Option<Farewell>, String> {
        let (from, presenter, sounding) = (self.opened.from, self.presenter.clone(), self.wishes.sounding.clone());
        sitting::scripted(&sounding, &presenter, from, |output| Ok(self.table(output, Lines::Plain, None, None)))
            .map(Some)
    }

    /// In real time, from a terminal or a pipe.
    fn real(self) -> Result<Option<Farewell>, String> {
        let locale = self.presenter.program.clone();
        let sitting = Sitting::starting_at(self.opened.from);
        let mut output = sitting.output(&self.wishes.sounding);
        sitting::ask_voice(&self.wishes.sounding, &self.presenter, &mut output);
        let mut door = None;
        let left = sitting.run(true, |lines, slot, timepiece| {
            let called = slot.clone();
            let opened = Door::open(self.opened.journal.path(), move |call| called.post(Input::Call(Box::new(call))));
            let no_door = opened.as_ref().err().and_then(|error| trouble::no_door(&self.presenter, error));
            door = opened.ok();
            let (board, key) = (self.wishes.opponents_board.clone(), self.wishes.opponents_key.clone());
            let tactile = TactileBoard::new(self.wishes.board.clone(), self.presenter.owner, slot.clone(), timepiece);
            let mut table = self.table(output, lines, Some(tactile), Some(slot));
            if let Some(told) = no_door {
                table.tell(&told, None);
            }
            table.take_opponents_devices(board, key, slot, timepiece);
            table.keep_alive(slot, timepiece);
            Ok(table)
        });
        drop(door);
        left.map_err(|error| trouble::terminal(&locale, &error))
    }

    /// Sets the table and tells what is to be told at the start.
    fn table(self, output: Output, lines: Lines, board: Option<TactileBoard>, slot: Option<&Slot>) -> Table {
        let Game { wishes, opened, presenter } = self;
        let presenter = sitting::written_for(&wishes.sounding, presenter);
        let Opened { journal, referee, from, resumed, entries, notes } = opened;
        let at_terminal = matches!(lines, Lines::Terminal { .. });
        let cues = wishes.cues.clone().unwrap_or_else(|| Settings::of(referee.terms().mode));
        let opponent = referee.terms().names.of(!presenter.owner).to_owned();
        let setup = sitting::console(&wishes.sounding, &presenter, lines, (cues, opponent));
        let path = journal.path().to_path_buf();
        let silent = wishes.sounding.is_silent();
        let greeting = greeting(&presenter, &path, resumed);
        let unmet = presenter.program.unmet_wish();
        let chess960 = referee.terms().chess960;
        let parts = Parts {
            keeper: Keeper::Here(Box::new(Here { journal, referee })),
            presenter: presenter.clone(),
            screen: Screen::Lines(Box::new(Console::new(setup))),
            speaker: Speaker::new(output),
            silent,
            capacity: Capacity::Player,
            arbiter: String::new(),
            journal: path,
            boards: ConnectedBoards { tactile: board, guiding: wishes.guiding, ..ConnectedBoards::default() },
        };
        let mut table = Table::new(parts);
        // Under the fingers where it lies is what is needed last.
        let greets_last = resumed && at_terminal;
        if !greets_last {
            table.tell(&greeting, None);
        }
        if unmet.is_some() {
            table.tell(&trouble::unmet_language(&presenter), None);
        }
        for note in notes {
            table.tell(&note.told(&presenter), None);
        }
        table.look_for_boards(Moment::START);
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
            table.tell_standing(from);
            if greets_last {
                table.tell(&greeting, None);
            }
            match hosting {
                Some(_) => table.miss_guests(),
                None => table.take_all_back(from),
            }
        } else if at_terminal && !wishes.timed {
            let told = timing::opening(&table.view(from), &presenter);
            table.tell(&told, None);
            table.lead_with(&told.line);
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
