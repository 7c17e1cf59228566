//! Write the clocks down for the state's digest: as the first version did, and what it did not have only where a
//! game uses it, so that its journals keep their digests.

use super::{Clock, Face, Running};
use crate::game::time_control::{FirstForm, TimeControl};
use crate::moment::Span;
use crate::seat::Color;
use serde::{Serialize, Serializer};

#[derive(Serialize)]
#[serde(untagged)]
enum Control<'a> {
    First(FirstForm),
    Spec(&'a TimeControl),
}

#[derive(Serialize)]
struct FirstFace {
    left: Span,
    used: Span,
    completed: u32,
    fallen: bool,
}

#[derive(Serialize)]
struct Clocks<'a> {
    control: Control<'a>,
    white: FirstFace,
    black: FirstFace,
    running: Option<Running>,
    #[serde(skip_serializing_if = "Option::is_none")]
    more: Option<More>,
}

#[derive(Serialize)]
struct More {
    extra: Span,
    first_fallen: Option<char>,
    faces: [MoreFace; 2],
}

#[derive(Serialize)]
struct MoreFace {
    granted: Span,
    on_move: Span,
    owed: Span,
    ended: bool,
    frozen: bool,
}

impl Clock {
    fn more(&self) -> Option<More> {
        let face = |face: &Face| MoreFace {
            granted: face.granted,
            on_move: face.on_move,
            owed: face.owed,
            ended: face.ended,
            frozen: face.frozen,
        };
        let plain = self.control.first_form().is_some() && self.extra == Span::ZERO;
        // Whether a flag freezes the other clock stands with the rules; here only that one does.
        let frozen = self.white.frozen || self.black.frozen;
        let owed = self.white.owed + self.black.owed;
        (!plain || frozen || owed > Span::ZERO).then(|| More {
            extra: self.extra,
            first_fallen: self.first_fallen.map(Color::char),
            faces: [face(&self.white), face(&self.black)],
        })
    }
}

impl Serialize for Clock {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let face = |face: &Face| FirstFace {
            left: face.left,
            used: face.used,
            completed: face.completed,
            fallen: face.fallen,
        };
        Clocks {
            control: self.control.first_form().map_or(Control::Spec(&self.control), Control::First),
            white: face(&self.white),
            black: face(&self.black),
            running: self.running,
            more: self.more(),
        }
        .serialize(serializer)
    }
}
