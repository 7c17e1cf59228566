//! Write frames to a WAV file whose header is valid at any time.
//!
//! 48,000 Hz, 16 bits, stereo: 11.5 MB a minute. The header is rewritten every second of sound, so that a program that
//! is killed leaves a file that can be played. Nothing but one buffer is held in memory. A file that has reached the
//! format's limit (6 hours) is closed and says so once.
//!
//! [`append_marks`] adds places to skip to, with their labels, behind the samples of a finished file.

use hound::{SampleFormat, WavSpec, WavWriter};
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// Frames after which the header is rewritten.
const FLUSH: u64 = 48_000;

/// Frames that fit into 4 GB, with room for the marks.
pub const LIMIT: u64 = 1_000_000_000;

/// Bytes of a frame.
pub const FRAME_BYTES: u64 = 4;

/// Why frames could not be written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WavError {
    /// The file could not be created or written; the operating system's reason.
    File(String),
    /// The format cannot hold more.
    Full,
}

impl fmt::Display for WavError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WavError::File(why) => write!(f, "wav file: {why}"),
            WavError::Full => write!(f, "wav file: it holds no more than 4 GB"),
        }
    }
}

impl std::error::Error for WavError {}

fn file_error(error: hound::Error) -> WavError {
    WavError::File(error.to_string())
}

/// An open WAV file.
pub struct WavFile {
    writer: WavWriter<BufWriter<File>>,
    frames: u64,
    flushed: u64,
}

impl WavFile {
    /// Create the file, or empty it.
    ///
    /// # Errors
    /// [`WavError::File`] where that cannot be done.
    pub fn create(path: &Path) -> Result<WavFile, WavError> {
        let spec =
            WavSpec { channels: 2, sample_rate: crate::RATE, bits_per_sample: 16, sample_format: SampleFormat::Int };
        let mut writer = WavWriter::create(path, spec).map_err(file_error)?;
        writer.flush().map_err(file_error)?;
        Ok(WavFile { writer, frames: 0, flushed: 0 })
    }

    /// Append interleaved stereo samples.
    ///
    /// # Errors
    /// [`WavError`] where the disk or the format is full.
    pub fn append_samples(&mut self, samples: &[f32]) -> Result<(), WavError> {
        let frames = samples.len() as u64 / 2;
        if self.frames + frames > LIMIT {
            return Err(WavError::Full);
        }
        let mut fast = self.writer.get_i16_writer(samples.len() as u32);
        for sample in samples {
            fast.write_sample((sample * 32_767.0) as i16);
        }
        fast.flush().map_err(file_error)?;
        self.frames += frames;
        if self.frames - self.flushed >= FLUSH {
            self.flush()?;
        }
        Ok(())
    }

    /// Write everything out and make the header fit.
    ///
    /// # Errors
    /// [`WavError::File`] where that cannot be done.
    pub fn flush(&mut self) -> Result<(), WavError> {
        self.flushed = self.frames;
        self.writer.flush().map_err(file_error)
    }
}

/// A place that a player can skip to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WavMark {
    /// The frame, from 0.
    pub frame: u64,
    /// What is there; UTF-8.
    pub label: String,
}

/// Appends marks to a finished file: a `cue ` chunk with the places and a `LIST` chunk of type `adtl` with the labels, as
/// RIFF lays them down. The samples stay as they are.
///
/// # Errors
/// [`WavError`] where the file is no WAV file, cannot be written, or would be too long.
pub fn append_marks(path: &Path, marks: &[WavMark]) -> Result<(), WavError> {
    let failed = |error: std::io::Error| WavError::File(error.to_string());
    let mut file = OpenOptions::new().read(true).write(true).open(path).map_err(failed)?;
    let mut begins = [0; 12];
    file.read_exact(&mut begins).map_err(failed)?;
    if !begins.starts_with(b"RIFF") || !begins.ends_with(b"WAVE") {
        return Err(WavError::File("no RIFF header".to_owned()));
    }
    let chunks = [chunk(b"cue ", &places(marks)), chunk(b"LIST", &labels(marks))].concat();
    let end = file.seek(SeekFrom::End(0)).map_err(failed)?;
    let size = u32::try_from(end - 8 + chunks.len() as u64).map_err(|_| WavError::Full)?;
    file.write_all(&chunks).map_err(failed)?;
    // The size last: until then the chunks are not part of the file, and it can be played all the same.
    file.seek(SeekFrom::Start(4)).map_err(failed)?;
    file.write_all(&size.to_le_bytes()).map_err(failed)
}

/// A chunk, brought to an even length.
fn chunk(name: &[u8; 4], body: &[u8]) -> Vec<u8> {
    let mut bytes = [name, &(body.len() as u32).to_le_bytes()[..], body].concat();
    if bytes.len() % 2 == 1 {
        bytes.push(0);
    }
    bytes
}

fn places(marks: &[WavMark]) -> Vec<u8> {
    let mut body = (marks.len() as u32).to_le_bytes().to_vec();
    for (number, mark) in (1_u32..).zip(marks) {
        let frame = mark.frame.min(u64::from(u32::MAX)) as u32;
        let words = |values: [u32; 2]| values.map(u32::to_le_bytes).concat();
        body.extend(words([number, frame]));
        // In the one chunk of samples, which is in no list of blocks.
        body.extend(b"data");
        body.extend(words([0, 0]));
        body.extend(frame.to_le_bytes());
    }
    body
}

fn labels(marks: &[WavMark]) -> Vec<u8> {
    let mut body = b"adtl".to_vec();
    for (number, mark) in (1_u32..).zip(marks) {
        let label = [&number.to_le_bytes()[..], mark.label.replace('\0', " ").as_bytes(), b"\0"].concat();
        body.extend(chunk(b"labl", &label));
    }
    body
}
