//! Connect a mixer to the outside: a sound card or a WAV file.
//!
//! `speech::driver` decides what goes in; the parts here only carry frames. [`card`] owns a thread that opens the
//! device, tells when it is lost, and opens it again; [`wav`] writes the frames it is given and keeps the file's
//! header valid while the program runs.

pub mod card;
pub mod wav;
