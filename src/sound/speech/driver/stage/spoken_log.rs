//! Write the speech log: a line as soon as a phrase has been heard to its end, or was cut.

use crate::mixer::StereoSide;
use crate::speech::driver::stage::SpeechStage;
use crate::speech::driver::{SpeechConfig, SpeechReport};
use crate::speech::log::{LogListener, LoggedStep};
use ansage_words::presentation::Channel;
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

/// An open speech log.
pub struct SpeechLog {
    file: File,
    private: LogListener,
    failed: Option<io::Error>,
}

impl SpeechLog {
    fn create(path: &Path, config: &SpeechConfig) -> io::Result<SpeechLog> {
        let private = match config.private_side {
            _ if !config.ears_split => LogListener::Both,
            StereoSide::Left => LogListener::Left,
            StereoSide::Right => LogListener::Right,
            StereoSide::Both => LogListener::Both,
        };
        Ok(SpeechLog { file: File::create(path)?, private, failed: None })
    }

    /// Write down what was heard.
    pub fn write_step(&mut self, step: &LoggedStep, channel: Channel) {
        let ear = if channel == Channel::Hall { LogListener::Both } else { self.private };
        if self.failed.is_none() {
            // One write for a line: who reads the file while it grows finds whole lines.
            self.failed = self.file.write_all(format!("{}\n", step.to_log_line(channel, ear)).as_bytes()).err();
        }
    }
}

impl SpeechStage {
    /// Open the log that was asked for.
    pub(super) fn open_speech_log(&mut self, config: &SpeechConfig) {
        let Some(path) = &config.speech_log else { return };
        match SpeechLog::create(path, config) {
            Ok(log) => self.log = Some(log),
            Err(error) => self.notes.push(SpeechReport::LogFailed(error.to_string())),
        }
        for channel in [Channel::Hall, Channel::Private] {
            self.lane_of_channel(channel).logs = true;
        }
    }

    /// Write down what has been heard since the last call; what is under way, too, where `all`.
    pub(super) fn write_speech_log(&mut self, all: bool) {
        for channel in [Channel::Hall, Channel::Private] {
            let heard = self.lane_of_channel(channel).drain_logged(all);
            if let Some(log) = &mut self.log {
                heard.iter().for_each(|step| log.write_step(step, channel));
            }
        }
        if let Some(error) = self.log.as_mut().and_then(|log| log.failed.take()) {
            self.log = None;
            self.notes.push(SpeechReport::LogFailed(error.to_string()));
        }
    }
}
