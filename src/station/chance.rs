//! Draw lots with the system's own source of chance: what is drawn can be foreseen by nobody.

use ansage_game::chess960::COUNT;
use ansage_link::driver::keys::random_bytes;

/// Draws the number of a start position of Chess960 (F.2), every one as likely as any other.
///
/// # Errors
/// The system has no source of chance; its own words.
pub fn draw_chess960_number() -> Result<u16, String> {
    // What lies above the last whole run of 960 numbers would make the lowest ones likelier.
    let limit = u16::MAX - u16::MAX % COUNT;
    loop {
        let lot = u16::from_le_bytes(random_bytes().map_err(|error| error.to_string())?);
        if lot < limit {
            return Ok(lot % COUNT);
        }
    }
}
