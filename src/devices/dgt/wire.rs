//! Cut the bytes of a DGT board into messages, and read them; every byte may be wrong.
//!
//! A message is `[0x80 | id] [length, upper 7 bits] [length, lower 7 bits] [data]`; the length counts these three bytes
//! too, and only the first byte has bit 7 set. So a byte with that bit always begins a message, and what was broken off
//! costs nothing of the next. No more than [`KEPT_MAX`] bytes are held: messages that are not read here, the maker's
//! trademark among them, go by uncollected.
//!
//! [`DgtCommand`] has no word for the bus mode (4A), the boot loader (4E) and the dump of the memory (49): the first two
//! take the board from the game, the last keeps it silent for eight seconds.

use super::clock::{ClockSide, DgtClockReading};
use crate::contents::{BoardContents, SquareContent};
use shakmaty::{File, Piece, Rank, Square};
use std::fmt;

/// The most bytes of data that are held: a board dump.
pub const KEPT_MAX: usize = 64;

/// The bytes before the data.
const HEADER: usize = 3;

/// A command to the board: one byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum DgtCommand {
    /// No updates any more. Nothing is answered.
    Reset = 0x40,
    /// The clock, once.
    Clock = 0x41,
    /// The whole board, once.
    Board = 0x42,
    /// Every change from now on, and the clock all the time.
    Update = 0x43,
    /// Every change from now on, without the clock.
    UpdateBoard = 0x44,
    /// Every change from now on, and the clock when it changes.
    UpdateNice = 0x4B,
    /// The serial number of five digits.
    Serial = 0x45,
    /// The serial number of ten digits, of newer boards.
    LongSerial = 0x55,
    /// The address on a bus of boards.
    BusAddress = 0x46,
    /// The maker's trademark.
    Trademark = 0x47,
    /// The battery, of boards without a cable.
    Battery = 0x4C,
    /// The version of the board's program.
    Version = 0x4D,
}

impl DgtCommand {
    /// All of them.
    pub const ALL: [DgtCommand; 12] = [
        DgtCommand::Reset,
        DgtCommand::Clock,
        DgtCommand::Board,
        DgtCommand::Update,
        DgtCommand::UpdateBoard,
        DgtCommand::UpdateNice,
        DgtCommand::Serial,
        DgtCommand::LongSerial,
        DgtCommand::BusAddress,
        DgtCommand::Trademark,
        DgtCommand::Battery,
        DgtCommand::Version,
    ];

    /// Its byte.
    pub const fn to_byte(self) -> u8 {
        let command = self;
        command as u8
    }
}

/// What a board says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DgtMessage {
    /// 86: all fields, in the order of [`Square::ALL`].
    Board(Box<BoardContents>),
    /// 8E: a field holds something else.
    Field {
        /// The square that the maker gives this field.
        square: Square,
        /// What it holds now.
        held: SquareContent,
    },
    /// 8D: the clock.
    Clock(DgtClockReading),
    /// 8D: the clock has taken a command, or one of its buttons was pressed; four bytes.
    ClockAck([u8; 4]),
    /// 91: the serial number, five characters.
    Serial(String),
    /// A2: the serial number, ten characters.
    LongSerial(String),
    /// 93: the version of the board's program.
    Version {
        /// Before the point.
        major: u8,
        /// Behind it.
        minor: u8,
    },
    /// 90: the address on a bus.
    BusAddress(u16),
    /// A0: the battery.
    Battery {
        /// What is left, in per cent.
        percent: u8,
    },
    /// 92: the maker's trademark. It is the maker's own: not a byte of it is kept.
    Trademark,
}

/// Why bytes are no message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WireError {
    /// Bytes outside any message; told once for a row of them.
    Stray(u8),
    /// The next message began before this one was whole.
    Cut {
        /// The first byte of the one that was cut off.
        id: u8,
    },
    /// This message never has this length.
    Length {
        /// Its first byte.
        id: u8,
        /// The length it gave, with its header.
        length: u16,
    },
    /// There is no such field.
    Field(u8),
    /// There is no such piece.
    Piece(u8),
    /// A time that is none: a nibble above nine, or more than 59 of something.
    Time([u8; 3]),
    /// A character of a serial number that cannot be printed.
    Character(u8),
    /// More than a hundred per cent.
    Percent(u8),
}

impl fmt::Display for WireError {
    /// For who looks for a fault, in English, as the protocol is.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WireError::Stray(byte) => write!(f, "{byte:02X} belongs to no message"),
            WireError::Cut { id } => write!(f, "the message {id:02X} breaks off"),
            WireError::Length { id, length } => write!(f, "the message {id:02X} has a length of {length}"),
            WireError::Field(field) => write!(f, "field {field} is none of 0 to 63"),
            WireError::Piece(code) => write!(f, "piece {code} is none of 0 to 15"),
            WireError::Time([hours, minutes, seconds]) => {
                write!(f, "{hours:02X}:{minutes:02X}:{seconds:02X} is no time")
            }
            WireError::Character(byte) => write!(f, "{byte:02X} is no character of a serial number"),
            WireError::Percent(percent) => write!(f, "a battery of {percent} per cent"),
        }
    }
}

/// Where the bytes are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum DecoderState {
    /// Outside any message; whether that was told.
    Outside { told: bool },
    /// Behind the first byte.
    Upper { id: u8 },
    /// Behind the upper half of the length.
    Lower { id: u8, upper: u8 },
    /// In the data; so many bytes are still to come.
    Data { id: u8, left: usize },
    /// In data that nobody reads.
    Passing { id: u8, left: usize },
}

/// The bytes of one line, cut into messages.
#[derive(Debug, Clone)]
pub struct DgtDecoder {
    stage: DecoderState,
    data: Vec<u8>,
    unknown: u64,
}

impl Default for DgtDecoder {
    fn default() -> DgtDecoder {
        DgtDecoder::new()
    }
}

impl DgtDecoder {
    /// A line on which nothing has come yet.
    pub fn new() -> DgtDecoder {
        DgtDecoder { stage: DecoderState::Outside { told: false }, data: Vec::with_capacity(KEPT_MAX), unknown: 0 }
    }

    /// How many messages of a kind that is not read here went by.
    pub fn unknown_message_count(&self) -> u64 {
        self.unknown
    }

    /// Takes bytes and gives the messages that end in them, and what was wrong.
    pub fn decode_bytes(&mut self, bytes: &[u8]) -> Vec<Result<DgtMessage, WireError>> {
        bytes.iter().filter_map(|byte| self.byte(*byte)).collect()
    }

    fn byte(&mut self, byte: u8) -> Option<Result<DgtMessage, WireError>> {
        if byte & 0x80 != 0 {
            let was = std::mem::replace(&mut self.stage, DecoderState::Upper { id: byte });
            self.data.clear();
            return match was {
                DecoderState::Outside { .. } => None,
                DecoderState::Upper { id }
                | DecoderState::Lower { id, .. }
                | DecoderState::Data { id, .. }
                | DecoderState::Passing { id, .. } => Some(Err(WireError::Cut { id })),
            };
        }
        match self.stage {
            DecoderState::Outside { told } => {
                self.stage = DecoderState::Outside { told: true };
                (!told).then_some(Err(WireError::Stray(byte)))
            }
            DecoderState::Upper { id } => {
                self.stage = DecoderState::Lower { id, upper: byte };
                None
            }
            DecoderState::Lower { id, upper } => self.begin(id, usize::from(upper) << 7 | usize::from(byte)),
            DecoderState::Data { id, left } => {
                self.data.push(byte);
                self.go_on(DecoderState::Data { id, left: left - 1 })
            }
            DecoderState::Passing { id, left } => self.go_on(DecoderState::Passing { id, left: left - 1 }),
        }
    }

    /// The length is known.
    fn begin(&mut self, id: u8, length: usize) -> Option<Result<DgtMessage, WireError>> {
        let fits = match id {
            0x86 => length == 67,
            0x8D => length == 10,
            0x8E | 0x90 | 0x93 => length == 5,
            0x91 => length == 8,
            0xA2 => length == 13,
            // The maker's own two descriptions give it seven bytes and twelve.
            0xA0 => (7..=12).contains(&length),
            _ => length >= HEADER,
        };
        if !fits {
            // Where it ends nobody knows: up to the next byte with bit 7 nothing is a message, and this was told.
            self.stage = DecoderState::Outside { told: true };
            let length = u16::try_from(length).unwrap_or(u16::MAX);
            return Some(Err(WireError::Length { id, length }));
        }
        let left = length - HEADER;
        let read = matches!(id, 0x86 | 0x8D | 0x8E | 0x90 | 0x91 | 0x93 | 0xA0 | 0xA2);
        self.go_on(if read { DecoderState::Data { id, left } } else { DecoderState::Passing { id, left } })
    }

    fn go_on(&mut self, stage: DecoderState) -> Option<Result<DgtMessage, WireError>> {
        self.stage = stage;
        let (DecoderState::Data { id, left: 0 } | DecoderState::Passing { id, left: 0 }) = stage else { return None };
        self.stage = DecoderState::Outside { told: false };
        match stage {
            DecoderState::Data { .. } => read(id, &self.data),
            _ if id == 0x92 => Some(Ok(DgtMessage::Trademark)),
            _ => {
                self.unknown += 1;
                None
            }
        }
    }
}

/// What a whole message says.
fn read(id: u8, data: &[u8]) -> Option<Result<DgtMessage, WireError>> {
    Some(match (id, data) {
        (0x86, fields) => board(fields),
        (0x8D, clock) => read_clock(clock),
        (0x8E, [field, code]) => square(*field).and_then(|square| Ok(DgtMessage::Field { square, held: held(*code)? })),
        (0x90, [upper, lower]) => Ok(DgtMessage::BusAddress(u16::from(*upper) << 7 | u16::from(*lower))),
        (0x93, [major, minor]) => Ok(DgtMessage::Version { major: *major, minor: *minor }),
        (0x91, digits) => characters(digits).map(DgtMessage::Serial),
        (0xA2, digits) => characters(digits).map(DgtMessage::LongSerial),
        (0xA0, [percent, ..]) if *percent <= 100 => Ok(DgtMessage::Battery { percent: *percent }),
        (0xA0, [percent, ..]) => Err(WireError::Percent(*percent)),
        _ => return None,
    })
}

fn board(fields: &[u8]) -> Result<DgtMessage, WireError> {
    let mut all = Box::new(BoardContents::EMPTY);
    for (field, code) in (0..).zip(fields) {
        all.set_square_content(square(field)?, held(*code)?);
    }
    Ok(DgtMessage::Board(all))
}

/// The square of a field: 0 is a8, 7 is h8, 63 is h1.
fn square(field: u8) -> Result<Square, WireError> {
    let (row, column) = (field / 8, field % 8);
    let rank = 7_u8.checked_sub(row).ok_or(WireError::Field(field))?;
    Ok(Square::from_coords(File::new(u32::from(column)), Rank::new(u32::from(rank))))
}

fn held(code: u8) -> Result<SquareContent, WireError> {
    /// The pieces by their codes, from 1 on.
    const PIECES: &[u8; 12] = b"PRNBKQprnbkq";
    match code {
        0 => Ok(SquareContent::Empty),
        13..=15 => Ok(SquareContent::Special(code)),
        _ => {
            let letter = PIECES.get(usize::from(code) - 1);
            let piece = letter.and_then(|letter| Piece::from_char(char::from(*letter)));
            piece.map(SquareContent::Piece).ok_or(WireError::Piece(code))
        }
    }
}

fn characters(bytes: &[u8]) -> Result<String, WireError> {
    let printable = |byte: u8| byte.is_ascii_graphic() || byte == b' ';
    match bytes.iter().find(|byte| !printable(**byte)) {
        Some(byte) => Err(WireError::Character(*byte)),
        None => Ok(bytes.iter().copied().map(char::from).collect()),
    }
}

fn read_clock(data: &[u8]) -> Result<DgtMessage, WireError> {
    let bytes: [u8; 7] = data.try_into().map_err(|_| WireError::Length { id: 0x8D, length: 0 })?;
    let [right, right_minutes, right_seconds, left, left_minutes, left_seconds, status] = bytes;
    if right & 0x0F == 0x0A || left & 0x0F == 0x0A {
        // Four bytes of eight bits in five of seven: the top bits are in the other two.
        return Ok(DgtMessage::ClockAck([
            right_minutes | (left << 3 & 0x80),
            right_seconds | (left << 2 & 0x80),
            left_minutes | (right << 3 & 0x80),
            left_seconds | (right << 2 & 0x80),
        ]));
    }
    if status & 0x20 != 0 {
        return Ok(DgtMessage::Clock(DgtClockReading::Absent));
    }
    // After a command some boards send nothing but zeros, and mean nothing by it.
    if bytes == [0; 7] {
        return Ok(DgtMessage::Clock(DgtClockReading::Nothing));
    }
    let reading = super::clock::ClockTimes {
        left: shown([left, left_minutes, left_seconds])?,
        right: shown([right, right_minutes, right_seconds])?,
        running: status & 0x01 != 0,
        down: if status & 0x02 != 0 { ClockSide::Left } else { ClockSide::Right },
        battery_low: status & 0x04 != 0,
        turn: match status & 0x18 {
            0x08 => Some(ClockSide::Right),
            0x10 => Some(ClockSide::Left),
            _ => None,
        },
    };
    Ok(DgtMessage::Clock(DgtClockReading::Times(reading)))
}

fn shown(bytes: [u8; 3]) -> Result<super::clock::DisplayedTime, WireError> {
    super::clock::decode_time(bytes).ok_or(WireError::Time(bytes))
}
