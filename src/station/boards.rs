//! Help a user find a board, and a fault of it, by ear: list the ports, tell what a board on one sends.

mod asking;
mod follow;
mod lines;
pub mod listing;
mod meaning;
mod talk;
mod telling;

pub use follow::board;

use super::arguments::BoardsArguments;
use super::files::CommandFailure;
use ansage_devices::driver::{denied, ports};
use ansage_words::locale::Locale;
use listing::PortEntry;

/// `ansage boards`: the text to be printed. Never empty.
///
/// # Errors
/// [`CommandFailure`], in words: the system does not list its ports.
pub fn boards(wish: &BoardsArguments) -> Result<String, CommandFailure> {
    let locale = wish.lang.map_or_else(|| Locale::new(None), Locale::of);
    let listed = ports().map_err(|error| CommandFailure::Could(super::trouble::no_list(&locale, &error)))?;
    let entries: Vec<PortEntry> =
        listed.into_iter().map(|port| PortEntry { denied: denied(&port.port_name), port }).collect();
    Ok(if wish.json { listing::json(&entries) } else { listing::text(&locale, &entries) })
}
