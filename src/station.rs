//! Run one station: stamp, decide, record, present.
//!
//! This is the outermost layer: it reads the clock, owns the journal and joins the console, the referee and the speech
//! output. Every input passes the same five steps: it is stamped with a moment when it arrives, the referee decides,
//! the journal takes event and effects to the disk, the sinks get the effects, and the station waits for the next
//! input or the referee's deadline. What could not be recorded has not happened: nothing of it is told.
//!
//! [`table`] holds the five steps, [`run`] drives them in real time, [`script`] in virtual time.

pub mod arguments;
pub mod beginning;
pub mod boards;
mod chance;
pub mod code;
mod connected_boards;
mod denied;
pub mod desk;
pub mod electronic;
pub mod envelope;
pub mod export;
pub mod files;
pub mod followed;
pub mod inbox;
pub mod join;
mod next_line;
pub mod opening;
pub mod play;
pub mod reconcile;
pub mod report;
pub mod run;
pub mod say;
mod screen;
pub mod script;
pub mod secret;
pub mod settings;
pub mod sitting;
mod sounds;
mod speaker;
pub mod table;
pub mod tactile;
pub mod timepiece;
pub mod trouble;
pub mod watch;
pub mod wishes;
pub mod words;
