//! Turn what is told into speech: which words come when, by which voice, and how they are pronounced.
//!
//! The pure parts know no device, no thread and no clock:
//! - [`queue`] decides what is spoken next, what is cut and what is replaced;
//! - [`phrase`] cuts an utterance into steps and its words into segments a voice can say;
//! - [`log`] writes down what was given to a voice, and when it was heard;
//! - [`lexicon`] holds the words that voices get wrong;
//! - [`voice`] is what every voice offers.
//!
//! [`driver`] is the only part that joins them to `sound`: it lets the queue decide, a voice synthesize,
//! and pushes the samples into the rings of [`crate::mixer`]. The pure parts of speech and sound do not know
//! each other.

#[cfg(not(target_family = "wasm"))]
pub mod driver;
pub mod lexicon;
pub mod log;
pub mod phrase;
pub mod queue;
pub mod voice;
