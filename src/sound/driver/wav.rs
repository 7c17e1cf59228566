//! Write frames to a WAV file whose header is valid at any time.
//!
//! 48,000 Hz, 16 bits, stereo: 11.5 MB a minute. The header is rewritten every second of sound, so that a program that
//! is killed leaves a file that can be played. Nothing but one buffer is held in memory. A file that has reached the
//! format's limit (6 hours) is closed and says so once.

use hound::{SampleFormat, WavSpec, WavWriter};
use std::fmt;
use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

/// Frames after which the header is rewritten.
const FLUSH: u64 = 48_000;

/// Frames that fit into 4 GB.
const LIMIT: u64 = 1_000_000_000;

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
        let spec = WavSpec {
            channels: 2,
            sample_rate: crate::sound::RATE,
            bits_per_sample: 16,
            sample_format: SampleFormat::Int,
        };
        let mut writer = WavWriter::create(path, spec).map_err(file_error)?;
        writer.flush().map_err(file_error)?;
        Ok(WavFile { writer, frames: 0, flushed: 0 })
    }

    /// Append interleaved stereo samples.
    ///
    /// # Errors
    /// [`WavError`] where the disk or the format is full.
    pub fn write(&mut self, samples: &[f32]) -> Result<(), WavError> {
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

    /// Frames written so far.
    pub fn frames(&self) -> u64 {
        self.frames
    }
}
