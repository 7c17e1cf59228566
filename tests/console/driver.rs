//! The edge of the console: lines of a pipe, and a reader that has gone.

use ansage_seats::console::driver::{
    LONGEST_LINE, LineFault, Terminal, TerminalInput, WriteOutcome, read_lines, write_bytes,
};
use std::io::{self, BufReader, Write};

fn lines(bytes: &[u8]) -> Vec<TerminalInput> {
    let mut got = Vec::new();
    read_lines(&mut BufReader::with_capacity(7, bytes), |input| {
        got.push(input);
        true
    });
    got
}

#[test]
fn lines_of_a_pipe_are_bounded_and_bad_ones_reported() {
    let line = |text: &str| TerminalInput::Line(text.to_owned());
    let bad = TerminalInput::Bad;
    let longest = "e".repeat(LONGEST_LINE as usize);
    let cases: Vec<(Vec<u8>, Vec<TerminalInput>)> = vec![
        (b"".to_vec(), vec![]),
        (b"e4\r\n\nSf3".to_vec(), vec![line("e4"), line(""), line("Sf3")]),
        (b"\xff\xfe\ne4\n".to_vec(), vec![bad(LineFault::NoText), line("e4")]),
        (b"\0\x1b[2J\n".to_vec(), vec![line("\0\u{1b}[2J")]),
        (format!("{longest}\ne4").into_bytes(), vec![line(&longest), line("e4")]),
        (format!("{longest}{longest}xx\ne4\n").into_bytes(), vec![bad(LineFault::TooLong), line("e4")]),
        (format!("{longest}xx").into_bytes(), vec![bad(LineFault::TooLong)]),
    ];
    for (bytes, mut expected) in cases {
        expected.push(TerminalInput::End);
        assert_eq!(lines(&bytes), expected, "{} bytes", bytes.len());
    }
}

#[test]
fn reading_stops_when_nobody_wants_more() {
    let mut got = 0;
    read_lines(&mut &b"a\nb\nc\n"[..], |_| {
        got += 1;
        got < 2
    });
    assert_eq!(got, 2);
}

/// A reader that has gone, or a disk that is full.
struct BrokenWriter(io::ErrorKind);

impl Write for BrokenWriter {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(self.0.into())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_reader_that_has_gone_is_a_value() {
    let mut bytes = Vec::new();
    assert_eq!(write_bytes(&mut bytes, b"e4\r"), WriteOutcome::Done);
    assert_eq!(bytes, b"e4\r");
    assert_eq!(write_bytes(&mut BrokenWriter(io::ErrorKind::BrokenPipe), b"e4"), WriteOutcome::Closed);
    assert_eq!(
        write_bytes(&mut BrokenWriter(io::ErrorKind::StorageFull), b"e4"),
        WriteOutcome::Failed(io::ErrorKind::StorageFull)
    );
}

#[test]
fn without_a_terminal_none_is_taken() {
    if !std::io::IsTerminal::is_terminal(&io::stdin()) {
        assert!(Terminal::open().unwrap().is_none());
    }
}
