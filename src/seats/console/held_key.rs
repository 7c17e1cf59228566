//! Refusals of a key that is held down, which the terminal repeats many times a second.
//!
//! One long press is refused once. Only the answer is left out: every press reaches the referee, so a press that has become
//! possible meanwhile counts, and what it causes is presented. Another key between two presses, or an act that was accepted,
//! begins anew: then the next refusal is presented again.
//!
//! ```
//! use ansage_seats::console::held_key::{HeldKeyRefusals, RefusedAnswer};
//! use ansage_game::{key::Key, moment::Moment, moment::Span, refusal::Refusal};
//! let at = |millis| Moment::START + Span::from_millis(millis);
//! let refused = || RefusedAnswer::Referee(Refusal::AlreadyPressed);
//! let mut held = HeldKeyRefusals::default();
//! held.note_press(Key::F(8));
//! assert!(!held.note_refusal(refused(), at(0)), "the first");
//! held.note_press(Key::F(8));
//! assert!(held.note_refusal(refused(), at(299)), "held");
//! held.note_press(Key::F(8));
//! assert!(!held.note_refusal(refused(), at(599)), "pressed again");
//! held.note_press(Key::Char(' '));
//! assert!(!held.note_refusal(refused(), at(600)), "another key");
//! held.note_press(Key::Char(' '));
//! held.note_accepted();
//! assert!(!held.note_refusal(refused(), at(610)), "it counted in between");
//! ```

use ansage_game::key::Key;
use ansage_game::moment::{Moment, Span};
use ansage_game::refusal::Refusal;

/// Time within which the same refusal of the same key is of one long press. A terminal repeats a held key every 25 to 50 ms; no
/// finger presses one key twice so soon and waits for two answers.
const REPEATS_WITHIN: Span = Span::from_millis(300);

/// How a key was refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RefusedAnswer {
    /// By the referee, for this reason.
    Referee(Refusal),
    /// By the console, with this line.
    Console(String),
}

/// The key that was pressed last, and how it was refused last.
#[derive(Debug, Default)]
pub struct HeldKeyRefusals {
    pressed: Option<Key>,
    refused: Option<(RefusedAnswer, Moment)>,
}

impl HeldKeyRefusals {
    /// A key is pressed, or repeated by the terminal.
    pub fn note_press(&mut self, key: Key) {
        if self.pressed != Some(key) {
            self.refused = None;
        }
        self.pressed = Some(key);
    }

    /// The key had an effect.
    pub fn note_accepted(&mut self) {
        self.refused = None;
    }

    /// The key was refused. Returns `true` if that repeats its last refusal within 0.3 seconds.
    pub fn note_refusal(&mut self, answer: RefusedAnswer, at: Moment) -> bool {
        if self.pressed.is_none() {
            return false;
        }
        let before = self.refused.replace((answer.clone(), at));
        before.is_some_and(|(same, last)| same == answer && at - last < REPEATS_WITHIN)
    }
}
