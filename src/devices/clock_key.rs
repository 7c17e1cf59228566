//! Follow a clock key of a player's own: a button behind a serial port, or a second keyboard.
//!
//! At a keyboard that two players share, a word of the opponent's is his only where it comes from a key that nobody else
//! presses (see `game::referee::press`). How he uses it:
//! ```text
//! ansage play --opponent-key /dev/input/by-id/usb-number-pad-event-kbd
//!                      hall: "Black has a clock key of his own"
//! (he presses any key) as F8: his clock
//! (he presses +)       as F12: what somebody has typed for him is his word. One press is enough
//! (it is unplugged)    hall: "Black's own clock key is gone; F8 counts, and his words are asked twice"
//! ```
//! Whatever comes but `+` is a press of the clock, and one press however many bytes it sends: a contact bounces, and a key
//! may send more than one byte. A press that came before the key was lost counts; what was pressed while it was away does not.

use super::life::{DeviceProfile, DeviceProtocol, SessionState};
use super::report::{DeviceIntroduction, DeviceReport};
use super::tactile::frame::Button;
use ansage_game::moment::{Moment, Span};
use shakmaty::Board as Placement;

/// Bytes that follow each other sooner than this are of one press.
pub const ONE_PRESS: Span = Span::from_millis(60);

/// The byte of the key that confirms.
pub(crate) const YES: u8 = b'+';

/// What is known of a clock key.
#[derive(Debug, Clone, Default)]
pub struct ClockKeyState {
    /// When the last byte came.
    last: Option<Moment>,
}

impl DeviceProtocol for ClockKeyState {
    const ROW: DeviceProfile = DeviceProfile {
        name: "opponent's key",
        // Of a button behind a serial port, where it is none behind USB.
        baud: 9_600,
        asks: |_| Vec::new(),
        quiet: Span::ZERO,
        answer: Span::ZERO,
        tries: 0,
        rest: None,
        told_always: false,
    };

    /// A key cannot be asked: it is there when its port is.
    fn opened(&mut self, course: &mut SessionState) {
        self.last = None;
        course.update_placement(|| DeviceIntroduction::Key, Placement::empty());
    }

    fn hear(&mut self, bytes: &[u8], course: &mut SessionState) {
        // One press has one meaning, the first: what bounces after it, or is sent with it, adds nothing.
        let now = course.current_moment();
        let same = self.last.replace(now).is_some_and(|last| now - last < ONE_PRESS);
        match bytes.first() {
            Some(&YES) if !same => course.push_report(DeviceReport::Confirmed),
            Some(_) if !same => course.push_report(DeviceReport::Button { button: Button::Clock, down: true }),
            _ => {}
        }
    }
}
