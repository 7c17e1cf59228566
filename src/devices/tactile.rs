//! Talk with a tactile board: bytes of a serial line become lifted and placed pegs, and presses of its buttons.
//!
//! The board knows pieces and squares, not chess; so does this module. What a lift means is for the referee. The
//! protocol is told in `hardware/PROTOCOL.md`: text lines with a checksum, numbered events, snapshots, a heartbeat;
//! [`frame`] cuts bytes into frames.
//!
//! A board with an Arduino starts anew when its port is opened and hears nothing while its boot loader runs: the first
//! question waits for [`QUIET`], unless the board is heard before. Nothing is sent again: from a gap in the numbers or a
//! wrong checksum of the state on, changes count for nothing until the snapshot that is asked for has come. What happened
//! meanwhile is found there, and nobody can say any more how it came about: it is told as found, never as lifted.
//!
//! ```
//! use ansage_devices::tactile::frame::{self, TactileFrame, FrameDecoder};
//! let mut frames = FrameDecoder::new();
//! let found = frames.decode_bytes(&frame::encode_command("E,7,1200,e2,P."));
//! assert!(matches!(found[..], [Ok(TactileFrame::Changed { seq: 7, .. })]));
//! ```

pub mod frame;

use super::contents::{BoardContents, SquareContent};
use super::life::{DeviceProfile, DeviceProtocol, DeviceQuestion, DeviceSession, SessionState};
use super::report::{DeviceFault, DeviceIntroduction, DeviceReport};
use ansage_game::moment::Span;
use frame::{FrameDecoder, Hello, TactileFrame, checksum, encode_command};
use shakmaty::Square;

/// The version of the protocol that is spoken here.
pub const PROTOCOL: u16 = 1;

/// How long a board that was just opened may start in peace.
pub const QUIET: Span = Span::from_millis(2_500);

/// How long an answer is awaited.
pub const ANSWER: Span = Span::from_millis(1_000);

/// How often one question is asked.
pub const TRIES: u32 = 4;

/// After so long a silence the board is asked whether it is there; without an answer it is lost. Its heartbeat comes
/// every second.
pub const NUDGE: Span = Span::from_millis(2_000);

/// The life of a tactile board.
pub type TactileSession = DeviceSession<TactileBoardState>;

/// What is known of a tactile board.
#[derive(Debug, Clone)]
pub struct TactileBoardState {
    frames: FrameDecoder,
    /// The board's hello since the port was opened.
    hello: Option<Hello>,
    pegs: BoardContents,
    seq: u16,
}

impl Default for TactileBoardState {
    fn default() -> TactileBoardState {
        TactileBoardState { frames: FrameDecoder::new(), hello: None, pegs: BoardContents::EMPTY, seq: 0 }
    }
}

impl DeviceProtocol for TactileBoardState {
    const ROW: DeviceProfile = DeviceProfile {
        name: "tactile board",
        baud: 38_400,
        asks: |question| match question {
            DeviceQuestion::Greeting | DeviceQuestion::Naming => encode_command("H"),
            DeviceQuestion::Showing => encode_command("S"),
            DeviceQuestion::Nudge => encode_command("B"),
        },
        quiet: QUIET,
        answer: ANSWER,
        tries: TRIES,
        rest: Some((NUDGE, DeviceQuestion::Nudge)),
        told_always: true,
    };

    fn opened(&mut self, course: &mut SessionState) {
        *self = TactileBoardState::default();
        course.schedule_identification();
    }

    fn hear(&mut self, bytes: &[u8], course: &mut SessionState) {
        for frame in self.frames.decode_bytes(bytes) {
            // The one before may have closed the port.
            if !course.is_open() {
                return;
            }
            match frame {
                Ok(frame) => self.frame(frame, course),
                Err(bad) => course.push_report(DeviceReport::Fault(DeviceFault::BadFrame(bad))),
            }
        }
    }
}

impl TactileBoardState {
    fn frame(&mut self, frame: TactileFrame, course: &mut SessionState) {
        course.postpone_heartbeat();
        match frame {
            TactileFrame::Hello(hello) => self.hello(hello, course),
            TactileFrame::Refused { reason } => {
                course.push_report(DeviceReport::Fault(DeviceFault::Refused { reason }))
            }
            // A board that beats has started already: no need to wait for its hello.
            _ if course.is_in_start_pause() => course.ask_now(DeviceQuestion::Greeting),
            _ if self.hello.is_none() => {}
            TactileFrame::Answer { body } if course.is_reported_found() => {
                course.push_report(DeviceReport::Answer { body })
            }
            TactileFrame::Answer { .. } => {}
            TactileFrame::Snapshot { seq, pegs } => self.snapshot(seq, *pegs, course),
            TactileFrame::Button { seq, button, down, .. } => {
                let missed = seq != self.seq.wrapping_add(1);
                self.seq = seq;
                // A press is an act, and it is told here whole: what was missed before it changes nothing in it.
                if course.is_reported_found() {
                    course.push_report(DeviceReport::Button { button, down });
                }
                if missed {
                    missed_something(course);
                }
            }
            TactileFrame::Changed { seq, ms, square, was, now } => {
                let missed = seq != self.seq.wrapping_add(1) || self.pegs.content_of_square(square) != was;
                self.seq = seq;
                match missed {
                    true => missed_something(course),
                    false if course.is_connected() => self.change(square, now, ms, course),
                    false => {}
                }
            }
            TactileFrame::Beat { seq, crc, .. } => {
                if seq != self.seq || crc != checksum(self.pegs.to_letters().as_bytes()) {
                    missed_something(course);
                }
            }
        }
    }

    fn hello(&mut self, hello: Hello, course: &mut SessionState) {
        if hello.protocol != PROTOCOL || hello.squares != 64 || hello.kinds != 12 {
            return course.reject_device(DeviceFault::OtherBoard(hello));
        }
        if self.hello.is_some() && course.is_reported_found() {
            course.push_report(DeviceReport::Fault(DeviceFault::Restarted { by: hello.started_by.clone() }));
        }
        self.hello = Some(hello);
        course.ask_now(DeviceQuestion::Showing);
    }

    fn snapshot(&mut self, seq: u16, pegs: BoardContents, course: &mut SessionState) {
        let Some(hello) = self.hello.clone() else { return };
        let mut shows = pegs.to_placement();
        for square in Square::ALL {
            let [was, is] = [&self.pegs, &pegs].map(|pegs| pegs.content_of_square(square) == SquareContent::Unreadable);
            if is != was || (is && !course.is_reported_found()) {
                course.push_report(DeviceReport::Contact { square, good: !is });
            }
            if let (true, true, Some(piece)) =
                (is, course.is_reported_found(), course.shown_placement().piece_at(square))
            {
                shows.set_piece_at(square, piece);
            }
        }
        (self.seq, self.pegs) = (seq, pegs);
        course.update_placement(|| DeviceIntroduction::Tactile(hello), shows);
    }

    fn change(&mut self, square: Square, held: SquareContent, ms: u32, course: &mut SessionState) {
        let before = self.pegs.set_square_content(square, held);
        if held == SquareContent::Unreadable {
            return course.push_report(DeviceReport::Contact { square, good: false });
        }
        if before == SquareContent::Unreadable {
            course.push_report(DeviceReport::Contact { square, good: true });
        }
        course.update_square(square, held.to_piece(), Some(ms));
    }
}

/// Something was missed: a snapshot is asked for, once.
fn missed_something(course: &mut SessionState) {
    if course.is_connected() {
        course.push_report(DeviceReport::Fault(DeviceFault::Missed));
        course.ask_now(DeviceQuestion::Showing);
    }
}
