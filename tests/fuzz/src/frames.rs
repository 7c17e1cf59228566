//! What must hold whatever bytes come from a tactile board, in whatever pieces, between whatever else happens.
//!
//! The input is a script. Its first byte says how the bytes are cut into pieces. Of the others, 01 lets the session's
//! deadline come, 02 says that the port is open, 03 that it is gone, and 04 ends the line as a whole frame: with the
//! checksum of what stands since the last `$`. A random change of a body so remains a frame. Every other byte comes
//! over the line as it is.

use ansage_devices::life::DeviceInput;
use ansage_devices::report::{DeviceReport, PortOpenError};
use ansage_devices::tactile::frame::{BadFrame, FrameDecoder, LINE_MAX, TactileFrame, checksum, encode_command};
use ansage_devices::tactile::{TRIES, TactileSession};
use ansage_game::moment::{Moment, Span};
use shakmaty::{Board, Square};

/// Panics when something does not hold.
pub fn check(script: &[u8]) {
    let Some((cut, script)) = script.split_first() else { return };
    let steps = steps(script);
    frames(*cut, &steps);
    life(*cut, &steps);
}

/// What happens next.
enum FrameStep {
    Bytes(Vec<u8>),
    Due,
    Opened,
    Cut,
}

fn steps(script: &[u8]) -> Vec<FrameStep> {
    let (mut steps, mut line, mut bytes) = (Vec::new(), Vec::new(), Vec::new());
    for byte in script {
        let step = match byte {
            1 => FrameStep::Due,
            2 => FrameStep::Opened,
            3 => FrameStep::Cut,
            4 => {
                bytes.extend(format!("*{:04X}\r\n", checksum(&line)).into_bytes());
                line.clear();
                continue;
            }
            byte => {
                line.push(*byte);
                if matches!(byte, b'$' | b'\r' | b'\n') {
                    line.clear();
                }
                bytes.push(*byte);
                continue;
            }
        };
        steps.extend([FrameStep::Bytes(std::mem::take(&mut bytes)), step]);
    }
    steps.push(FrameStep::Bytes(bytes));
    steps
}

/// The bytes in pieces of 1 to 16, their sizes out of the first byte; 0 cuts nothing.
fn pieces(cut: u8, bytes: &[u8]) -> Vec<&[u8]> {
    let (mut rest, mut found, mut state) = (bytes, Vec::new(), u32::from(cut));
    while cut != 0 && !rest.is_empty() {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let (piece, later) = rest.split_at(rest.len().min(1 + (state >> 28) as usize));
        found.push(piece);
        rest = later;
    }
    if cut == 0 {
        found.push(bytes);
    }
    found
}

/// The frames are the same however the bytes are cut; nothing grows; what is accepted means one thing only.
fn frames(cut: u8, steps: &[FrameStep]) {
    let bytes: Vec<u8> = steps
        .iter()
        .flat_map(|step| if let FrameStep::Bytes(bytes) = step { &bytes[..] } else { &[] })
        .copied()
        .collect();
    let whole = FrameDecoder::new().decode_bytes(&bytes);
    for cut in [cut, cut.wrapping_add(1)] {
        let (mut frames, mut found) = (FrameDecoder::new(), Vec::new());
        for piece in pieces(cut, &bytes) {
            found.extend(frames.decode_bytes(piece));
            assert!(frames.unfinished_byte_count() <= LINE_MAX, "{} bytes are kept", frames.unfinished_byte_count());
        }
        assert_eq!(found, whole, "other frames when the bytes come in other pieces");
    }
    for found in &whole {
        match found {
            // A text that was shortened or cleaned is not the one that the board wrote.
            Ok(TactileFrame::Hello(hello)) if !format!("{}{}", hello.name, hello.firmware).is_ascii() => {}
            Ok(frame) => {
                let again = FrameDecoder::new().decode_bytes(&encode_command(&body(frame)));
                assert_eq!(again, [Ok(frame.clone())], "not the same when it is written again");
            }
            // What a person is shown of it steers no terminal and fills no screen.
            Err(BadFrame::Form { begins }) => {
                assert!(begins.len() <= 4 * 24 && begins.bytes().all(|byte| (b' '..=b'~').contains(&byte)));
            }
            Err(BadFrame::Unknown { body } | BadFrame::Field { body, .. }) => {
                assert!(body.len() <= LINE_MAX && body.bytes().all(|byte| (b' '..=b'~').contains(&byte)));
            }
            Err(BadFrame::TooLong | BadFrame::Checksum { .. }) => {}
        }
    }
}

/// The body that a board writes for a frame.
fn body(frame: &TactileFrame) -> String {
    match frame {
        TactileFrame::Hello(hello) => {
            // What is usual is left out: a line has its longest length.
            let mut body = format!("H,{},{},{}", hello.protocol, hello.name, hello.firmware.bare());
            for (key, value, usual) in [("sq", hello.squares, 64), ("id", hello.kinds, 12)] {
                if value != usual {
                    body += &format!(",{key}={value}");
                }
            }
            if hello.started_by.is_empty() { body } else { format!("{body},rst={}", hello.started_by) }
        }
        TactileFrame::Changed { seq, ms, square, was, now } => {
            format!("E,{seq},{ms},{square},{}{}", was.to_letter(), now.to_letter())
        }
        TactileFrame::Button { seq, ms, button, down } => {
            format!("K,{seq},{ms},{}{}", if *down { 'L' } else { 'U' }, *button as u8 + 1)
        }
        TactileFrame::Snapshot { seq, pegs } => format!("S,{seq},{}", pegs.to_letters()),
        TactileFrame::Beat { seq, ms, crc, scans } => format!("B,{seq},{ms},{crc:04X},{scans}"),
        TactileFrame::Refused { reason } => format!("N,{reason}"),
        TactileFrame::Answer { body } => body.clone(),
    }
}

/// What who listens to a session believes.
struct SessionModel {
    open: bool,
    /// The board as it was told; `None` while it is lost.
    shows: Option<Board>,
    /// Apertures told as unreadable.
    bad: Vec<Square>,
    /// Questions since the port was opened, or since a frame that counts.
    asked: u32,
}

/// The life of the board, driven by the script.
fn life(cut: u8, steps: &[FrameStep]) {
    let mut now = Moment::START;
    let mut session = TactileSession::new(now);
    let mut listener = SessionModel { open: false, shows: None, bad: Vec::new(), asked: 0 };
    // The port opens at once the first time, or most scripts would say nothing.
    listener.hear(&mut session, DeviceInput::Due, now);
    listener.hear(&mut session, DeviceInput::Opened, now);
    for step in steps {
        match step {
            FrameStep::Bytes(bytes) => {
                for piece in pieces(cut, bytes) {
                    now = now + Span::from_millis(1);
                    listener.asked = 0;
                    listener.hear(&mut session, DeviceInput::Bytes(piece), now);
                }
            }
            FrameStep::Due => {
                let Some(deadline) = session.deadline() else { continue };
                now = now.max(deadline);
                listener.hear(&mut session, DeviceInput::Due, now);
                assert!(session.deadline().is_none_or(|next| next > now), "it would be called for ever");
            }
            FrameStep::Opened => listener.hear(&mut session, DeviceInput::Opened, now),
            FrameStep::Cut if session.deadline().is_none() => {
                listener.hear(&mut session, DeviceInput::Unopened(PortOpenError::Missing), now);
            }
            FrameStep::Cut => listener.hear(&mut session, DeviceInput::Cut, now),
        }
    }
    // Nobody says anything more: after a while it is lost, and asked no more questions than there should be.
    for _ in 0..3 * TRIES {
        let Some(deadline) = session.deadline() else { break };
        now = now.max(deadline);
        listener.hear(&mut session, DeviceInput::Due, now);
    }
    assert!(listener.shows.is_none(), "a silent board is lost");
}

impl SessionModel {
    fn hear(&mut self, session: &mut TactileSession, input: DeviceInput<'_>, now: Moment) {
        match input {
            // Only a port that is wanted is opened.
            DeviceInput::Opened if self.open || session.deadline().is_some() => return,
            DeviceInput::Opened => (self.open, self.asked) = (true, 0),
            // Only a port that is open goes.
            DeviceInput::Cut if !self.open => return,
            DeviceInput::Cut => self.open = false,
            DeviceInput::Unopened(_) => assert!(!self.open),
            DeviceInput::Bytes(_) | DeviceInput::Due => {}
        }
        for out in session.handle_input(input, now) {
            self.told(out);
        }
        assert_eq!(session.is_connected(), self.shows.is_some());
        if let Some(shows) = &self.shows {
            assert_eq!(session.shown_placement(), shows, "what was told is not what it believes");
        }
    }

    fn told(&mut self, out: DeviceReport) {
        match out {
            DeviceReport::Open => assert!(!self.open, "an open port is opened"),
            DeviceReport::Close => assert!(std::mem::take(&mut self.open), "a closed port is closed"),
            DeviceReport::Send(bytes) => {
                assert!(self.open, "bytes for a closed port");
                assert!(
                    FrameDecoder::new().decode_bytes(&bytes).len() == 1 && bytes.len() <= 50,
                    "no line that a board takes"
                );
                self.asked += 1;
                assert!(self.asked <= 2 * TRIES, "asked without an end");
            }
            DeviceReport::Found { shows, .. } => assert!(self.shows.replace(shows).is_none(), "found twice"),
            DeviceReport::Changed { square, was, now, .. } => {
                let shows = self.shows.as_mut().expect("a change without a snapshot");
                assert_eq!(shows.piece_at(square), was);
                assert_ne!(was, now);
                match now {
                    Some(piece) => shows.set_piece_at(square, piece),
                    None => shows.discard_piece_at(square),
                }
            }
            DeviceReport::Read { shows } => {
                assert_ne!(self.shows.replace(shows.clone()).expect("read before found"), shows)
            }
            DeviceReport::Contact { square, good: true } => {
                let at = self.bad.iter().position(|bad| *bad == square).expect("it was never bad");
                self.bad.swap_remove(at);
            }
            DeviceReport::Contact { square, good: false } => {
                assert!(!self.bad.contains(&square), "told twice as bad");
                self.bad.push(square);
            }
            DeviceReport::Button { .. } | DeviceReport::Answer { .. } => {
                assert!(self.shows.is_some(), "a button of a board that is not there")
            }
            DeviceReport::Lost(_) => {
                assert!(self.shows.take().is_some(), "lost twice");
                self.bad.clear();
            }
            DeviceReport::Fault(_) => {}
            other => panic!("no word of a tactile board: {other:?}"),
        }
    }
}
