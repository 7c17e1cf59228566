//! The blind player's console: keys and lines in, intents and answers out, bytes on a screen that only grows.

#[path = "console/bytes.rs"]
mod bytes;
#[path = "console/claiming.rs"]
mod claiming;
#[path = "console/commands.rs"]
mod commands;
#[path = "console/cues.rs"]
mod cues;
#[path = "console/dial.rs"]
mod dial;
#[path = "console/driver.rs"]
mod driver;
#[path = "console/exploring.rs"]
mod exploring;
#[path = "console/hidden.rs"]
mod hidden;
#[path = "console/keys.rs"]
mod keys;
#[path = "console/lines.rs"]
mod lines;
#[path = "console/table.rs"]
mod table;
#[path = "console/time_asked.rs"]
mod time_asked;
#[path = "console/timing.rs"]
mod timing;
