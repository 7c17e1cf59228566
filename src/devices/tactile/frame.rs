//! Cut the bytes of a serial line into frames, and read them; every byte may be wrong.
//!
//! A frame is `$body*CRC` and the end of a line. A `$` always begins anew, so that one broken frame never costs the
//! next. Whatever is no frame is an error value that says what is wrong with it, for who looks for a fault; nothing
//! that comes can be more than [`LINE_MAX`] bytes in memory.

use crate::contents::{BoardContents, SquareContent};
use ansage_game::foreign::{ForeignText, PersonName};
use crc::{CRC_16_IBM_3740, Crc};
use shakmaty::Square;
use std::fmt;

/// The longest line of a board, without its end. Longer ones are thrown away up to their end.
pub const LINE_MAX: usize = 128;

/// The checksum: polynomial 1021, start value FFFF, nothing reflected, nothing inverted.
const CRC: Crc<u16> = Crc::<u16>::new(&CRC_16_IBM_3740);

/// The checksum of these bytes.
pub fn checksum(bytes: &[u8]) -> u16 {
    CRC.checksum(bytes)
}

/// A body as it goes over the line.
pub fn encode_command(body: &str) -> Vec<u8> {
    format!("${body}*{:04X}\r\n", checksum(body.as_bytes())).into_bytes()
}

/// A button of the board, by its number there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Button {
    /// 1: the clock's lever.
    Clock,
    /// 2: announce what the pegs show.
    Announce,
    /// 3: the last announcement once more.
    Repeat,
    /// 4: which square changed last.
    Query,
}

impl Button {
    /// All buttons in the order of their numbers.
    pub const ALL: [Button; 4] = [Button::Clock, Button::Announce, Button::Repeat, Button::Query];
}

/// What a board says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TactileFrame {
    /// `H`: it is there, or has started again.
    Hello(Hello),
    /// `E`: an aperture holds something else.
    Changed {
        /// The number of the event.
        seq: u16,
        /// Milliseconds since the board started.
        ms: u32,
        /// The aperture.
        square: Square,
        /// What it held.
        was: SquareContent,
        /// What it holds.
        now: SquareContent,
    },
    /// `K`: a button was pressed or let go.
    Button {
        /// The number of the event.
        seq: u16,
        /// Milliseconds since the board started.
        ms: u32,
        /// Which.
        button: Button,
        /// Pressed, or let go.
        down: bool,
    },
    /// `S`: all apertures.
    Snapshot {
        /// The number of the last event before it.
        seq: u16,
        /// What they hold.
        pegs: Box<BoardContents>,
    },
    /// `B`: the heartbeat.
    Beat {
        /// The number of the last event before it.
        seq: u16,
        /// Milliseconds since the board started.
        ms: u32,
        /// The checksum of the snapshot's letters.
        crc: u16,
        /// How often each square was read in the last second.
        scans: u16,
    },
    /// `N`: it did not take a line.
    Refused {
        /// Its word for the reason.
        reason: String,
    },
    /// `A`, `C`, `R`, `X`: an answer to a person who looks for a fault; the whole body.
    Answer {
        /// The body.
        body: String,
    },
}

/// A board introduces itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hello {
    /// The version of the protocol.
    pub protocol: u16,
    /// The board's name.
    pub name: PersonName,
    /// The version of its firmware.
    pub firmware: ForeignText,
    /// Why it started: `power`, `pin`, `brownout`, `watchdog`, `unknown`; empty where it does not say.
    pub started_by: String,
    /// How many squares it has; 64 where it does not say.
    pub squares: u16,
    /// How many kinds of pieces it tells apart; 12 where it does not say.
    pub kinds: u16,
}

/// Why a line is no frame.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BadFrame {
    /// More than [`LINE_MAX`] bytes without an end.
    TooLong,
    /// Not of the form `$body*CRC`: its beginning, made printable.
    Form {
        /// The beginning.
        begins: String,
    },
    /// The checksum is that of something else.
    Checksum {
        /// What was computed.
        computed: u16,
        /// What stood there.
        told: u16,
    },
    /// No frame begins with this.
    Unknown {
        /// The body.
        body: String,
    },
    /// A field is missing, or holds nothing it can hold.
    Field {
        /// The number of the field, from 1.
        field: usize,
        /// The body.
        body: String,
    },
}

impl fmt::Display for BadFrame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadFrame::TooLong => write!(f, "a line longer than {LINE_MAX} bytes"),
            BadFrame::Form { begins } => write!(f, "{begins:?} is no frame"),
            BadFrame::Checksum { computed, told } => write!(f, "checksum {told:04X}, computed {computed:04X}"),
            BadFrame::Unknown { body } => write!(f, "{body:?} is unknown"),
            BadFrame::Field { field, body } => write!(f, "field {field} of {body:?}"),
        }
    }
}

impl std::error::Error for BadFrame {}

/// Cuts bytes into frames.
#[derive(Debug, Clone, Default)]
pub struct FrameDecoder {
    line: Vec<u8>,
    /// Whether the rest of the line goes nowhere.
    skips: bool,
}

impl FrameDecoder {
    /// Nothing yet.
    pub fn new() -> FrameDecoder {
        FrameDecoder::default()
    }

    /// How many bytes of a line wait for its end; at most [`LINE_MAX`].
    pub fn unfinished_byte_count(&self) -> usize {
        self.line.len()
    }

    /// These bytes came: every frame that ended with them, and everything that is none.
    pub fn decode_bytes(&mut self, bytes: &[u8]) -> Vec<Result<TactileFrame, BadFrame>> {
        let mut found = Vec::new();
        for byte in bytes {
            match byte {
                b'\r' | b'\n' => {
                    let line = std::mem::take(&mut self.line);
                    if !std::mem::take(&mut self.skips) && !line.is_empty() {
                        found.push(read(&line));
                    }
                }
                b'$' if !self.line.is_empty() => {
                    found.push(Err(BadFrame::Form { begins: shown(&self.line) }));
                    self.line.clear();
                    self.line.push(*byte);
                }
                b'$' => {
                    self.skips = false;
                    self.line.push(*byte);
                }
                _ if self.skips => {}
                _ if self.line.len() == LINE_MAX => {
                    self.line.clear();
                    self.skips = true;
                    found.push(Err(BadFrame::TooLong));
                }
                byte => self.line.push(*byte),
            }
        }
        found
    }
}

/// The beginning of a line for people: printable, and not long.
fn shown(line: &[u8]) -> String {
    let beginning = &line[..line.len().min(24)];
    beginning.escape_ascii().to_string()
}

/// Reads one line without its end.
fn read(line: &[u8]) -> Result<TactileFrame, BadFrame> {
    let form = || BadFrame::Form { begins: shown(line) };
    let inner = line.strip_prefix(b"$").ok_or_else(form)?;
    let star = inner.iter().position(|byte| *byte == b'*').ok_or_else(form)?;
    let (body, digits) = (&inner[..star], &inner[star + 1..]);
    let digits: &[u8; 4] = digits.try_into().map_err(|_| form())?;
    let told = hexadecimal(digits).ok_or_else(form)?;
    let computed = checksum(body);
    if computed != told {
        return Err(BadFrame::Checksum { computed, told });
    }
    if !body.iter().all(|byte| (b' '..=b'~').contains(byte)) {
        return Err(form());
    }
    read_body(std::str::from_utf8(body).map_err(|_| form())?)
}

/// Four hexadecimal digits, capitals or small letters, and nothing else.
fn hexadecimal(digits: &[u8]) -> Option<u16> {
    let text = std::str::from_utf8(digits).ok()?;
    let all = digits.len() == 4 && digits.iter().all(u8::is_ascii_hexdigit);
    all.then(|| u16::from_str_radix(text, 16).ok()).flatten()
}

/// The fields of a body, each read as what it must be.
struct FrameFields<'a> {
    body: &'a str,
    rest: std::str::Split<'a, char>,
    /// The number of the field read last, from 1.
    at: usize,
}

impl<'a> FrameFields<'a> {
    fn new(body: &'a str) -> FrameFields<'a> {
        FrameFields { body, rest: body.split(','), at: 0 }
    }

    fn wrong(&self) -> BadFrame {
        BadFrame::Field { field: self.at, body: self.body.to_owned() }
    }

    fn text(&mut self) -> Result<&'a str, BadFrame> {
        self.at += 1;
        self.rest.next().ok_or_else(|| self.wrong())
    }

    fn take<T>(&mut self, read: impl FnOnce(&'a str) -> Option<T>) -> Result<T, BadFrame> {
        let text = self.text()?;
        read(text).ok_or_else(|| self.wrong())
    }

    /// A number in figures alone: `+7` and ` 7` are none.
    fn number<T: std::str::FromStr>(&mut self) -> Result<T, BadFrame> {
        self.take(|text| text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten())
    }

    fn end(mut self) -> Result<(), BadFrame> {
        self.at += 1;
        match self.rest.next() {
            None => Ok(()),
            Some(_) => Err(self.wrong()),
        }
    }
}

fn read_body(body: &str) -> Result<TactileFrame, BadFrame> {
    let mut fields = FrameFields::new(body);
    let frame = match fields.text()? {
        "H" => return hello(fields).map(TactileFrame::Hello),
        "E" => {
            let (seq, ms) = (fields.number()?, fields.number()?);
            let square = fields.take(|text| text.parse().ok())?;
            let (was, now) = fields.take(change)?;
            TactileFrame::Changed { seq, ms, square, was, now }
        }
        "K" => {
            let (seq, ms) = (fields.number()?, fields.number()?);
            let (button, down) = fields.take(pressed)?;
            TactileFrame::Button { seq, ms, button, down }
        }
        "S" => {
            let seq = fields.number()?;
            TactileFrame::Snapshot {
                seq,
                pegs: Box::new(fields.take(|text| BoardContents::from_letters(text.as_bytes()))?),
            }
        }
        "B" => {
            let (seq, ms) = (fields.number()?, fields.number()?);
            let crc = fields.take(|text| hexadecimal(text.as_bytes()))?;
            TactileFrame::Beat { seq, ms, crc, scans: fields.number()? }
        }
        "N" => TactileFrame::Refused { reason: fields.text()?.to_owned() },
        "A" | "C" | "R" | "X" => return Ok(TactileFrame::Answer { body: body.to_owned() }),
        _ => return Err(BadFrame::Unknown { body: body.to_owned() }),
    };
    fields.end()?;
    Ok(frame)
}

fn change(text: &str) -> Option<(SquareContent, SquareContent)> {
    match text.as_bytes() {
        [was, now] => Some((SquareContent::from_letter(*was)?, SquareContent::from_letter(*now)?)),
        _ => None,
    }
}

fn pressed(text: &str) -> Option<(Button, bool)> {
    let (how, number) = match text.as_bytes() {
        [how, number] => (*how, number.checked_sub(b'1')?),
        _ => return None,
    };
    let down = match how {
        b'L' => true,
        b'U' => false,
        _ => return None,
    };
    Some((*Button::ALL.get(usize::from(number))?, down))
}

/// Fields that a later firmware adds are skipped; those of ours may be missing.
fn hello(mut fields: FrameFields<'_>) -> Result<Hello, BadFrame> {
    let (protocol, name, firmware) = (fields.number()?, fields.text()?.into(), fields.text()?.into());
    let mut hello = Hello { protocol, name, firmware, started_by: String::new(), squares: 64, kinds: 12 };
    while let Some(field) = fields.rest.next() {
        fields.at += 1;
        let number = |value: &str| value.parse().map_err(|_| fields.wrong());
        match field.split_once('=') {
            Some(("rst", value)) => value.clone_into(&mut hello.started_by),
            Some(("sq", value)) => hello.squares = number(value)?,
            Some(("id", value)) => hello.kinds = number(value)?,
            _ => {}
        }
    }
    Ok(hello)
}
