//! A board that speaks the protocol of `hardware/PROTOCOL.md`, written without a look at the bridge, and a line that
//! loses and changes bytes.

use super::dice::Dice;

/// A board in a few lines: letters on 64 squares, numbered events, a heartbeat.
pub struct BoardPeer {
    pub letters: Vec<u8>,
    seq: u16,
    ms: u32,
    line: String,
}

fn crc(bytes: &[u8]) -> u16 {
    let mut crc = 0xffff_u16;
    for byte in bytes {
        crc ^= u16::from(*byte) << 8;
        for _ in 0..8 {
            crc = if crc & 0x8000 != 0 { crc << 1 ^ 0x1021 } else { crc << 1 };
        }
    }
    crc
}

fn framed(body: &str) -> Vec<u8> {
    format!("${body}*{:04X}\r\n", crc(body.as_bytes())).into_bytes()
}

impl BoardPeer {
    pub fn new(letters: &str) -> BoardPeer {
        BoardPeer { letters: letters.as_bytes().to_vec(), seq: 0, ms: 0, line: String::new() }
    }

    pub fn hello(&self, by: &str) -> Vec<u8> {
        framed(&format!("H,1,ansage,1.0,sq=64,id=12,btn=4,rst={by},cal=default"))
    }

    pub fn snapshot(&self) -> Vec<u8> {
        framed(&format!("S,{},{}", self.seq, String::from_utf8(self.letters.clone()).unwrap()))
    }

    pub fn beat(&mut self) -> Vec<u8> {
        self.ms += 1_000;
        framed(&format!("B,{},{},{:04X},125", self.seq, self.ms, crc(&self.letters)))
    }

    pub fn button(&mut self, what: &str) -> Vec<u8> {
        self.seq = self.seq.wrapping_add(1);
        framed(&format!("K,{},{},{what}", self.seq, self.ms))
    }

    /// Another letter stands on the square with this number.
    pub fn change(&mut self, square: usize, letter: u8) -> Vec<u8> {
        self.seq = self.seq.wrapping_add(1);
        self.ms += 40;
        let was = std::mem::replace(&mut self.letters[square], letter);
        let name = format!("{}{}", (b'a' + square as u8 % 8) as char, square / 8 + 1);
        framed(&format!("E,{},{},{name},{}{}", self.seq, self.ms, was as char, letter as char))
    }

    /// It starts again.
    pub fn restart(&mut self, by: &str) -> Vec<u8> {
        (self.seq, self.ms) = (0, 0);
        [self.hello(by), self.snapshot()].concat()
    }

    /// What it answers to these bytes.
    pub fn answer(&mut self, bytes: &[u8]) -> Vec<u8> {
        let mut answers = Vec::new();
        for byte in bytes {
            if *byte != b'\n' {
                self.line.push(char::from(*byte));
                continue;
            }
            let line = std::mem::take(&mut self.line);
            answers.extend(match line.trim_end().trim_start_matches('$').split_once('*').map(|(body, _)| body) {
                Some("H") => self.hello("power"),
                Some("S") => self.snapshot(),
                Some("B") => self.beat(),
                _ => framed("N,unknown"),
            });
        }
        answers
    }
}

/// The bytes as they come over a bad line: one in `rarity` is lost, changed or doubled.
pub fn bad_line(bytes: &[u8], dice: &mut Dice, rarity: usize) -> Vec<u8> {
    let mut came = Vec::new();
    for byte in bytes {
        match dice.below(rarity * 3) {
            0 => {}
            1 => came.push(dice.below(256) as u8),
            2 => came.extend([*byte, *byte]),
            _ => came.push(*byte),
        }
    }
    came
}
