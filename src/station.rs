//! Run one station: stamp, decide, record, present.
//!
//! This is the outermost layer: it reads the clock, owns the journal and joins the console, the referee and the speech
//! output. Every input passes the same five steps: it is stamped with a moment when it arrives, the referee decides,
//! the journal takes event and effects to the disk, the sinks get the effects, and the station waits for the next
//! input or the referee's deadline. What could not be recorded has not happened: nothing of it is told.
//!
//! `table` holds the five steps, `run` drives them in real time, `script` in virtual time.

pub mod arguments;
pub mod beginning;
pub mod boards;
mod chance;
pub mod code;
pub mod confinement;
pub mod connected_boards;
pub mod desk;
pub mod electronic;
pub mod engine;
mod envelope;
pub mod export;
pub mod files;
pub mod followed;
mod heartbeat;
pub mod inbox;
pub mod inspect;
pub mod join;
mod kept_journals;
pub mod line_dialogue;
mod next_line;
mod one_game;
mod opening;
pub mod play;
pub mod practice;
pub mod reconcile;
pub mod report;
pub mod report_fault;
mod run;
pub mod say;
mod screen;
mod script;
pub mod secret;
pub mod settings;
mod sitting;
mod sounds;
mod speaker;
mod table;
pub mod tactile;
pub mod timepiece;
mod trouble;
pub mod verify;
pub mod watch;
mod wishes;
