//! The opponent of a person who is alone: its own search, and the talk with an engine.

#[path = "opponent/engine.rs"]
mod engine;
#[path = "opponent/slips.rs"]
mod slips;
#[path = "opponent/small.rs"]
mod small;
