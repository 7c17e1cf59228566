//! What must hold whatever bytes come from a DGT board, in whatever pieces, between whatever else happens.
//!
//! The input is a script. Its first byte says how the bytes are cut into pieces. Of the others, 7F and a byte behind it
//! are a step: 00 lets the session's deadline come, 01 says that the port is open, 02 that it is gone, 03 that it does
//! not open, 04 lets half a second pass, 05 lets ten. Every other byte comes over the line as it is.

use ansage_devices::contents::SquareContent;
use ansage_devices::dgt::DgtSession;
use ansage_devices::dgt::wire::{DgtDecoder, DgtMessage, WireError};
use ansage_devices::life::DeviceInput;
use ansage_devices::report::{DeviceIntroduction, DeviceReport, PortOpenError};
use ansage_devices::settle::{RestDetector, RestingBoard};
use ansage_game::moment::{Moment, Span};
use ansage_game::shapes::{ComparisonBase, MoveScope};
use shakmaty::{Board, Chess, Piece, Position, Square};

/// Panics when something does not hold.
pub fn check(script: &[u8]) {
    let Some((cut, script)) = script.split_first() else { return };
    let steps = steps(script);
    messages(*cut, &steps);
    life(*cut, &steps);
}

/// What happens next.
enum DgtStep {
    Bytes(Vec<u8>),
    Due,
    Opened,
    Cut,
    Unopened,
    Wait(Span),
}

fn steps(script: &[u8]) -> Vec<DgtStep> {
    let (mut steps, mut bytes) = (Vec::new(), Vec::new());
    let mut rest = script.iter();
    while let Some(byte) = rest.next() {
        if *byte != 0x7F {
            bytes.push(*byte);
            continue;
        }
        let step = match rest.next() {
            Some(0) => DgtStep::Due,
            Some(1) => DgtStep::Opened,
            Some(2) => DgtStep::Cut,
            Some(3) => DgtStep::Unopened,
            Some(4) => DgtStep::Wait(Span::from_millis(500)),
            Some(5) => DgtStep::Wait(Span::from_secs(10)),
            other => {
                bytes.extend([Some(byte), other].into_iter().flatten());
                continue;
            }
        };
        steps.extend([DgtStep::Bytes(std::mem::take(&mut bytes)), step]);
    }
    steps.push(DgtStep::Bytes(bytes));
    steps
}

/// The bytes in pieces of 1 to 16, their sizes out of the first byte; 0 cuts nothing.
fn pieces(cut: u8, bytes: &[u8]) -> Vec<&[u8]> {
    if cut == 0 {
        return vec![bytes];
    }
    let (mut rest, mut found, mut state) = (bytes, Vec::new(), u32::from(cut));
    while !rest.is_empty() {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let (piece, later) = rest.split_at(rest.len().min(1 + (state >> 28) as usize));
        found.push(piece);
        rest = later;
    }
    found
}

/// The messages are the same however the bytes are cut; nothing grows; what is accepted means one thing only; and nothing
/// that came keeps the next message from being read.
fn messages(cut: u8, steps: &[DgtStep]) {
    let bytes: Vec<u8> = steps
        .iter()
        .flat_map(|step| if let DgtStep::Bytes(bytes) = step { &bytes[..] } else { &[] })
        .copied()
        .collect();
    let whole = DgtDecoder::new().decode_bytes(&bytes);
    for cut in [cut, cut.wrapping_add(1)] {
        let (mut wire, mut found) = (DgtDecoder::new(), Vec::new());
        for piece in pieces(cut, &bytes) {
            found.extend(wire.decode_bytes(piece));
        }
        assert_eq!(found, whole, "other messages when the bytes come in other pieces");
        let told = wire.decode_bytes(&[0x8E, 0, 5, 36, 1]);
        let field =
            Ok(DgtMessage::Field { square: Square::E4, held: SquareContent::Piece(Piece::from_char('P').unwrap()) });
        assert_eq!(told.last(), Some(&field), "the next message");
    }
    assert!(whole.len() <= bytes.len());
    for found in &whole {
        match found {
            Ok(message) => {
                if let Some(again) = written(message) {
                    assert_eq!(
                        DgtDecoder::new().decode_bytes(&again),
                        [Ok(message.clone())],
                        "not the same when written again"
                    );
                }
            }
            Err(bad) => {
                assert!(bad.to_string().bytes().all(|byte| (b' '..=b'~').contains(&byte)));
                assert!(!matches!(bad, WireError::Length { id: 0..=0x7F, .. } | WireError::Cut { id: 0..=0x7F }));
            }
        }
    }
}

/// The bytes of a message, for those that can be written.
fn written(message: &DgtMessage) -> Option<Vec<u8>> {
    let code = |held: &SquareContent| match held {
        SquareContent::Empty => 0,
        SquareContent::Piece(piece) => 1 + "PRNBKQprnbkq".find(piece.char()).expect("a letter") as u8,
        SquareContent::Special(code) => *code,
        SquareContent::Unreadable => panic!("no peg is read here"),
    };
    let field = |square: Square| (7 - u8::from(square) / 8) * 8 + u8::from(square) % 8;
    let (id, data) = match message {
        DgtMessage::Board(all) => {
            let mut fields = vec![0; 64];
            for square in Square::ALL {
                fields[usize::from(field(square))] = code(&all.content_of_square(square));
            }
            (0x86, fields)
        }
        DgtMessage::Field { square, held } => (0x8E, vec![field(*square), code(held)]),
        DgtMessage::Serial(digits) => (0x91, digits.bytes().collect()),
        DgtMessage::LongSerial(digits) => (0xA2, digits.bytes().collect()),
        DgtMessage::Version { major, minor } => (0x93, vec![*major, *minor]),
        DgtMessage::BusAddress(address) => (0x90, vec![(address >> 7) as u8, (address & 0x7F) as u8]),
        DgtMessage::Battery { percent } => (0xA0, vec![*percent, 0, 0, 0]),
        DgtMessage::Trademark => (0x92, Vec::new()),
        DgtMessage::Clock(_) | DgtMessage::ClockAck(_) => return None,
    };
    Some([&[id, 0, data.len() as u8 + 3], &data[..]].concat())
}

/// A session, its board at rest or not, and what was told of it.
struct FuzzedSession {
    session: DgtSession,
    now: Moment,
    /// Whether the port is to be opened, and whether it is open.
    opening: bool,
    open: bool,
    /// What it shows by what was told; `None` while it is not there.
    shows: Option<Board>,
    settle: RestDetector,
    position: Chess,
    earlier: Vec<Board>,
}

fn life(cut: u8, steps: &[DgtStep]) {
    let mut life = FuzzedSession {
        session: DgtSession::new(Moment::START),
        now: Moment::START,
        opening: false,
        open: false,
        shows: None,
        settle: RestDetector::new(),
        position: Chess::default(),
        earlier: Vec::new(),
    };
    life.take(DeviceInput::Due);
    for step in steps {
        match step {
            DgtStep::Bytes(bytes) => {
                pieces(cut, bytes).into_iter().for_each(|piece| life.take(DeviceInput::Bytes(piece)))
            }
            DgtStep::Due => life.due(),
            DgtStep::Opened if life.opening => life.take(DeviceInput::Opened),
            DgtStep::Unopened if life.opening => life.take(DeviceInput::Unopened(PortOpenError::Missing)),
            DgtStep::Cut if life.open => life.take(DeviceInput::Cut),
            DgtStep::Wait(span) => life.wait(*span),
            DgtStep::Opened | DgtStep::Unopened | DgtStep::Cut => {}
        }
    }
    life.wait(Span::from_secs(60));
    assert_eq!(life.settle.deadline(), None, "a board that never comes to rest");
}

impl FuzzedSession {
    fn take(&mut self, input: DeviceInput<'_>) {
        let (opened, closed) =
            (input == DeviceInput::Opened, matches!(input, DeviceInput::Cut | DeviceInput::Unopened(_)));
        if opened || closed {
            (self.opening, self.open) = (false, opened);
        }
        for out in self.session.handle_input(input, self.now) {
            self.told(out);
        }
        assert_eq!(self.session.is_connected(), self.shows.is_some(), "found and lost are told");
        if let Some(shows) = &self.shows {
            assert_eq!(shows, self.session.shown_placement(), "what was told is what it shows");
        }
    }

    fn told(&mut self, out: DeviceReport) {
        match out {
            DeviceReport::Open => self.opening = true,
            DeviceReport::Close => self.open = false,
            DeviceReport::Send(bytes) => {
                assert!(self.open && !bytes.is_empty() && bytes.len() <= 3, "{bytes:?}");
                assert!(bytes.iter().all(|byte| (0x40..=0x55).contains(byte) && ![0x4A, 0x4E, 0x49].contains(byte)));
            }
            DeviceReport::Found { shows, about } => {
                let DeviceIntroduction::Dgt(name) = about else { panic!("{about:?}") };
                assert!(self.shows.is_none() && name.serial.len() <= 10);
                self.settle.record_whole_board(shows.clone(), self.now);
                self.shows = Some(shows);
            }
            DeviceReport::Read { shows } => {
                assert!(self.shows.as_ref().is_some_and(|before| *before != shows), "nothing new was read");
                self.settle.record_whole_board(shows.clone(), self.now);
                self.shows = Some(shows);
            }
            DeviceReport::Changed { square, was, now: piece, ms: None } => {
                let shows = self.shows.as_mut().expect("a board that is there");
                assert_eq!(shows.piece_at(square), was);
                assert_ne!(shows.piece_at(square), piece, "nothing changed");
                match piece {
                    Some(piece) => shows.set_piece_at(square, piece),
                    None => drop(shows.remove_piece_at(square)),
                }
                self.settle.record_change(square, piece, self.now);
            }
            DeviceReport::Lost(_) => {
                assert!(self.shows.take().is_some(), "what was not there is lost");
                self.settle.forget_board();
            }
            DeviceReport::ClockFound(_) | DeviceReport::ClockGone | DeviceReport::Lever(_) | DeviceReport::Clock(_) => {
                assert!(self.shows.is_some())
            }
            DeviceReport::BatteryLow(_) | DeviceReport::Fault(_) => {}
            other => panic!("no word of a DGT board: {other:?}"),
        }
    }

    fn due(&mut self) {
        let Some(deadline) = self.session.deadline() else { return };
        self.wait(deadline - self.now);
        self.take(DeviceInput::Due);
        assert!(self.session.deadline().is_none_or(|next| next > self.now), "a deadline that never ends");
    }

    /// Lets time pass for the board to come to rest; the line is silent meanwhile.
    fn wait(&mut self, span: Span) {
        let end = self.now + span;
        while let Some(due) = self.settle.deadline().filter(|due| *due <= end) {
            self.now = self.now.max(due);
            let against = ComparisonBase { position: &self.position, earlier: &self.earlier, moves: MoveScope::Legal };
            match self.settle.match_resting_board(&against, self.now) {
                Some(RestingBoard::Played(made)) => {
                    assert!(self.position.is_legal(made));
                    self.earlier.insert(0, self.position.board().clone());
                    self.position.play_unchecked(made);
                    assert_eq!(Some(self.position.board().clone()), self.settle.shown_placement());
                    self.settle.match_again(self.now);
                }
                Some(RestingBoard::Differs(differences)) => assert!(!differences.is_empty()),
                Some(RestingBoard::TakenBack { plies } | RestingBoard::Behind { plies }) => {
                    assert!(plies <= self.earlier.len())
                }
                Some(RestingBoard::Same | RestingBoard::Result(_) | RestingBoard::Half(_)) => {}
                None => assert!(self.settle.deadline().is_none_or(|next| next > self.now), "no end of waiting"),
            }
        }
        self.now = end;
    }
}
