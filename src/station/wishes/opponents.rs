//! Check the names of the opponent's electronic board and of his clock key.

use super::{Play, bad_option};
use crate::locale::{Args, Locale};
use crate::station::electronic::Named;

impl Play {
    /// The opponent's electronic board. A board lives in real time.
    pub(super) fn opponents_board(&self, locale: &Locale) -> Result<Option<Named>, String> {
        let Some(text) = &self.opponent_board else { return Ok(None) };
        let Some(named) = Named::read(text) else {
            return Err(bad_option(locale, "--opponent-board", text, "dgt:/dev/ttyUSB1,left"));
        };
        if self.board.as_ref() == Some(&named.path) {
            return Err(locale.text("board-same-port", &Args::new().set("path", named.path)));
        }
        if self.clock == "script" {
            return Err(locale.text("board-opponent-script", &Args::new()));
        }
        Ok(Some(named))
    }

    /// The device of the opponent's own clock key. A key is pressed in real time.
    pub(super) fn opponents_key(&self, locale: &Locale) -> Result<Option<String>, String> {
        let Some(path) = &self.opponent_key else { return Ok(None) };
        if path.trim().is_empty() {
            return Err(bad_option(locale, "--opponent-key", path, "/dev/ttyUSB1"));
        }
        let board = self.opponent_board.as_deref().and_then(Named::read).map(|named| named.path);
        if self.board.as_ref() == Some(path) || board.as_ref() == Some(path) {
            return Err(locale.text("board-key-same-port", &Args::new().set("path", path.clone())));
        }
        if self.clock == "script" {
            return Err(locale.text("board-key-script", &Args::new()));
        }
        Ok(Some(path.clone()))
    }
}
