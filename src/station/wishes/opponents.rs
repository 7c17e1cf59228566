//! Check the name of the opponent's electronic board.

use super::{Play, bad_option};
use crate::locale::{Args, Locale};
use crate::station::eboard::Named;

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
}
