//! The blind player's console: keys and lines in, intents and answers out, bytes on a screen that only grows.

mod bytes;
mod claiming;
mod commands;
mod cues;
mod desk;
mod dial;
mod driver;
mod ear;
mod exploring;
mod hidden;
mod keys;
mod known;
mod lines;
mod table;
mod time_asked;
mod timing;
