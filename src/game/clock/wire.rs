//! Write and read clocks as a joined station is told them: enough for what lies ahead, not what each past move changed.
//!
//! What is read so can tell every reading, flag and mark as the clocks themselves; taking moves back stays the
//! referee's. Journals and digests never hold it.

use super::{Clock, Face, Running};
use crate::game::ruling::Colored;
use crate::game::time_control::TimeControl;
use crate::moment::Span;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Both clocks on the wire.
#[derive(Serialize, Deserialize)]
struct Told {
    control: TimeControl,
    white: Shown,
    black: Shown,
    running: Option<Running>,
    extra: Span,
    freeze: bool,
    first_fallen: Option<Colored>,
    first_version: bool,
}

/// One of them: a face without what its moves changed.
#[derive(Serialize, Deserialize)]
struct Shown {
    left: Span,
    used: Span,
    completed: u32,
    fallen: bool,
    ended: bool,
    frozen: bool,
    granted: Span,
    unclocked: Span,
    on_move: Span,
    owed: Span,
}

impl From<&Face> for Shown {
    fn from(face: &Face) -> Shown {
        Shown {
            left: face.left,
            used: face.used,
            completed: face.completed,
            fallen: face.fallen,
            ended: face.ended,
            frozen: face.frozen,
            granted: face.granted,
            unclocked: face.unclocked,
            on_move: face.on_move,
            owed: face.owed,
        }
    }
}

impl From<Shown> for Face {
    fn from(shown: Shown) -> Face {
        Face {
            left: shown.left,
            used: shown.used,
            completed: shown.completed,
            fallen: shown.fallen,
            ended: shown.ended,
            frozen: shown.frozen,
            granted: shown.granted,
            unclocked: shown.unclocked,
            on_move: shown.on_move,
            owed: shown.owed,
            credits: Vec::new(),
        }
    }
}

impl Clock {
    /// The same clocks without what each past move changed, as a joined station knows them.
    #[must_use]
    pub fn without_past(mut self) -> Clock {
        self.white.credits.clear();
        self.black.credits.clear();
        self
    }
}

/// Writes both clocks.
///
/// # Errors
/// Only the serializer's own.
pub fn serialize<S: Serializer>(clock: &Clock, serializer: S) -> Result<S::Ok, S::Error> {
    let told = Told {
        control: clock.control.clone(),
        white: (&clock.white).into(),
        black: (&clock.black).into(),
        running: clock.running,
        extra: clock.extra,
        freeze: clock.freeze,
        first_fallen: clock.first_fallen.map(Colored),
        first_version: clock.first_version,
    };
    told.serialize(serializer)
}

/// Reads both clocks.
///
/// # Errors
/// Anything that is none.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Clock, D::Error> {
    let told = Told::deserialize(deserializer)?;
    Ok(Clock {
        control: told.control,
        white: told.white.into(),
        black: told.black.into(),
        running: told.running,
        extra: told.extra,
        freeze: told.freeze,
        first_fallen: told.first_fallen.map(|color| color.0),
        first_version: told.first_version,
    })
}
