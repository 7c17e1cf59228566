//! Help a user find a board, and a fault of it, by ear: list the ports, tell what a board on one sends.

mod asking;
mod follow;
mod lines;
pub mod listing;
mod meaning;
mod talk;
mod telling;

pub use follow::run_board;

use super::arguments::BoardsArguments;
use super::files::CommandFailure;
use ansage_devices::driver::{group_needed_for_port, serial_ports};
use ansage_words::locale::Locale;
use listing::PortEntry;

/// `ansage boards`: the text to be printed. Never empty.
///
/// # Errors
/// [`CommandFailure`], in words: the system does not list its ports.
pub fn list_board_ports(wish: &BoardsArguments) -> Result<String, CommandFailure> {
    let locale = wish.lang.map_or_else(|| Locale::new(None), Locale::for_lang);
    let listed =
        serial_ports().map_err(|error| CommandFailure::Could(super::trouble::port_list_error_text(&locale, &error)))?;
    let entries: Vec<PortEntry> =
        listed.into_iter().map(|port| PortEntry { denied: group_needed_for_port(&port.port_name), port }).collect();
    Ok(if wish.json { listing::ports_json(&entries) } else { listing::ports_text(&locale, &entries) })
}
