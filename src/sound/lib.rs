//! Turn what is told into sound: [`speech`] decides what is spoken and by which voice; the rest mixes voices and earcons
//! into stereo frames.
//!
//! The pure parts make and mix samples, at 48,000 frames a second, and know neither words nor devices:
//! - [`earcon`] computes the short sounds with a fixed meaning;
//! - [`clarity`] shapes a voice for a noisy hall;
//! - [`loudness`] measures how loud a cue is;
//! - [`resample`] brings a voice's samples to the mixer's rate;
//! - [`mixer`] sums the sources into stereo, without a lock or an allocation.
//!
//! [`driver`] connects a mixer to a sound card or a WAV file. [`speech::driver`] joins speech and sound.
//!
//! It depends on `ansage-game` and `ansage-words`. Only the two drivers touch sound cards, files, threads and clocks.

pub mod clarity;
#[cfg(not(target_family = "wasm"))]
pub mod driver;
pub mod earcon;
pub mod loudness;
pub mod mixer;
pub mod resample;
pub mod speech;

/// Frames per second of everything inside the program.
pub const RATE: u32 = 48_000;

/// Frames per millisecond: a whole number, so that moments and frames convert exactly.
pub const FRAMES_PER_MILLI: u64 = RATE as u64 / 1_000;
