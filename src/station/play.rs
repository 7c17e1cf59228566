//! Play at one station: join everything and run it.

use super::arguments::{Play, Wishes};
use super::files::Failure;
use super::inbox::{Inbox, Input, Slot};
use super::opening::{self, Opened};
use super::table::{Parts, Table};
use super::timepiece::{Timepiece, wall};
use super::{run, script};
use crate::console::driver::{self as terminal, Screen};
use crate::console::{Console, Settings};
use crate::game::event::EventKind;
use crate::locale::Args;
use crate::presentation::Presenter;
use crate::speech::driver::{Clock, Config, Output};
use std::path::PathBuf;

/// `ansage play`.
///
/// # Errors
/// [`Failure`], in words. Whatever was told is in the journal.
pub fn play(wish: &Play) -> Result<(), Failure> {
    let wishes = wish.checked().map_err(Failure::Usage)?;
    let opened = opening::open(wish, &wishes).map_err(Failure::Could)?;
    let owner = opened.referee.terms().owner;
    let presenter = Presenter {
        program: wishes.program.clone(),
        hall: wishes.hall.clone(),
        words: wishes.words,
        style: wishes.style,
        additions: wishes.additions,
        owner,
    };
    let path = opened.journal.path().to_path_buf();
    if wishes.scripted { scripted(wishes, opened, &presenter, &path) } else { real(wishes, opened, &presenter, &path) }
}
