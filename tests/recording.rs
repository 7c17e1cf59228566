//! The sound of a game, from the real program: what it writes into a WAV file is recognised again, at the right times.

use crate::support::code;
use crate::support::listener;
mod by_ear;
mod chess960;
mod desk;
mod dial;
mod ear;
mod game;
mod privacy;
mod score;
mod timing;

use crate::support::played::*;
use ansage_sound::speech::driver::studio::{open_voice, synthesize_samples};
use ansage_sound::speech::voice::{VoiceKind, VoiceParams};
use ansage_words::locale::Lang;
use ansage_words::presentation::SpeechPiece;
use listener::PhraseRecognizer;
use serde_json::Value;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Stdio;
