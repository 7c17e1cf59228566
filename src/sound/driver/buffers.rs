//! Know how small the buffer of each output may be: begin small, and remember where one ran dry.
//!
//! A small buffer is heard sooner, and asks more of the machine. What a machine can do is found out by playing: an output
//! that ran dry gets the next size, and keeps it. The sizes are kept in a small file of the user's state folder, one line
//! for each output; without it nothing is lost but time.

use std::fs;
use std::path::PathBuf;

/// The sizes, in frames: 128 are heard about 7 milliseconds after they were made, 256 about 10.
pub const SIZES: [u32; 7] = [128, 192, 256, 384, 512, 768, 1_024];

/// More lines than anybody has outputs would be another file.
const MOST_LINES: usize = 200;

/// What is remembered of the outputs of this machine.
#[derive(Debug, Clone, Default)]
pub struct BufferMemory {
    file: Option<PathBuf>,
}

impl BufferMemory {
    /// In the user's state folder; nowhere on systems that have none.
    pub fn with_user_folder() -> BufferMemory {
        let folders = directories::ProjectDirs::from("", "", "ansage");
        let folder = folders.and_then(|folders| folders.state_dir().map(|folder| folder.to_owned()));
        BufferMemory { file: folder.map(|folder| folder.join("sound-buffers")) }
    }

    /// In this file.
    pub fn with_file(file: PathBuf) -> BufferMemory {
        BufferMemory { file: Some(file) }
    }

    /// The frames for an output: what was remembered, else the fewest.
    pub fn buffer_frames_for_output(&self, output: &str) -> u32 {
        let rows = self.rows();
        let kept = rows.iter().find(|(name, _)| name == output).map(|(_, frames)| *frames);
        kept.filter(|frames| SIZES.contains(frames)).unwrap_or(SIZES[0])
    }

    /// Remember that this output needs more than `frames`, and how many it gets from now on; `None` where it has the most.
    pub fn remember_larger_buffer(&self, output: &str, frames: u32) -> Option<u32> {
        let next = SIZES.into_iter().find(|size| *size > frames)?;
        let mut rows = self.rows();
        rows.retain(|(name, _)| name != output);
        rows.push((output.to_owned(), next));
        let text: String = rows.iter().map(|(name, frames)| format!("{frames}\t{name}\n")).collect();
        if let Some(file) = &self.file {
            // What cannot be remembered is found out again.
            let _ = file.parent().map(fs::create_dir_all);
            let _ = fs::write(file, text);
        }
        Some(next)
    }

    fn rows(&self) -> Vec<(String, u32)> {
        let text = self.file.as_ref().and_then(|file| fs::read_to_string(file).ok()).unwrap_or_default();
        let row = |line: &str| {
            let (frames, name) = line.split_once('\t')?;
            Some((name.to_owned(), frames.parse().ok()?))
        };
        text.lines().take(MOST_LINES).filter_map(row).collect()
    }
}
