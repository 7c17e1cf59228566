//! Run a chess engine as a program of its own: lines to it, lines from it, and its end.
//!
//! Every byte of an engine can be wrong: a line is cut at [`LONGEST`] bytes, and what is no UTF-8 is replaced.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::thread;

/// The most bytes of a line; what is behind them is dropped.
pub const LONGEST: u64 = 16 * 1024;

/// What comes from an engine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EngineInput {
    /// A line, without its end.
    Line(String),
    /// It has ended, or closed its output.
    Ended,
}

/// A running engine. It is ended when this is dropped.
#[derive(Debug)]
pub struct EngineProcess {
    child: Child,
    input: Option<ChildStdin>,
}

impl EngineProcess {
    /// Starts the program and a thread that hands over what it says, until `deliver` returns false.
    ///
    /// # Errors
    /// The program, or the thread, could not be started.
    pub fn start(
        program: &Path,
        mut deliver: impl FnMut(EngineInput) -> bool + Send + 'static,
    ) -> io::Result<EngineProcess> {
        let mut command = Command::new(program);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let process = EngineProcess { child, input };
        let mut output = BufReader::new(output.ok_or(io::ErrorKind::BrokenPipe)?);
        thread::Builder::new().name("engine".to_owned()).spawn(move || {
            while let Some(line) = read_line(&mut output) {
                if !deliver(EngineInput::Line(line)) {
                    return;
                }
            }
            deliver(EngineInput::Ended);
        })?;
        Ok(process)
    }

    /// Writes lines to the engine. That it has ended is told by the thread that reads.
    pub fn write_lines(&mut self, lines: &[String]) {
        let Some(input) = &mut self.input else { return };
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        if input.write_all(text.as_bytes()).and_then(|()| input.flush()).is_err() {
            self.input = None;
        }
    }
}

impl Drop for EngineProcess {
    fn drop(&mut self) {
        // One that hangs does not read that it is to quit.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// The next line, cut where it is too long; `None` at the end.
fn read_line(output: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    let read = output.by_ref().take(LONGEST).read_until(b'\n', &mut line).ok()?;
    if read == 0 {
        return None;
    }
    if line.last() != Some(&b'\n') && read as u64 == LONGEST {
        skip_to_line_end(output);
    }
    Some(String::from_utf8_lossy(&line).trim_end().to_owned())
}

fn skip_to_line_end(output: &mut impl BufRead) {
    while let Ok(block) = output.fill_buf() {
        let end = block.iter().position(|byte| *byte == b'\n');
        let length = end.map_or(block.len(), |end| end + 1);
        output.consume(length);
        if end.is_some() || length == 0 {
            return;
        }
    }
}
