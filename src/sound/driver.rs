//! Connect a mixer to the outside: a sound card or a WAV file.
//!
//! `speech::driver` decides what goes in; the parts here only carry frames. [`buffers`] remembers how small a card's buffer
//! may be, and [`pace`] sees when it was too small. [`card`] owns a thread that opens the
//! device, tells when it is lost, and opens it again; [`wav`] writes the frames it is given and keeps the file's
//! header valid while the program runs.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros)]

pub mod buffers;
pub mod card;
#[cfg(target_os = "linux")]
pub mod cookie;
pub mod pace;
pub mod wav;
