//! Write a score as sound: what the hall heard, the number of the move before each announcement, and marks to skip by.
//!
//! Each completed half-move has a mark where its number begins, with a label: the move, and the time since the start
//! of the game, which the shortened silences no longer tell. A player's own score has the half-moves that he wrote, at
//! the times of the record's, and nothing else that was heard. The marks are in the file itself, as RIFF `cue ` and
//! `adtl` chunks, and in a cue sheet beside it (`INDEX` counts minutes, seconds and 75ths of a second).

use super::ExportSource;
use crate::station::arguments::ExportArguments;
use crate::station::files::CommandFailure;
use crate::station::trouble;
use ansage_game::effect::{AnnouncementManner, Audience, Effect, EffectKind};
use ansage_game::foreign::{FOREIGN_TEXT_MAX, clean_line};
use ansage_game::journal::JournalEntry;
use ansage_game::journal::replay::ReplayStep;
use ansage_game::moment::{Moment, Span};
use ansage_sound::FRAMES_PER_MILLI;
use ansage_sound::driver::wav::{FRAME_BYTES, LIMIT, WavMark, append_marks};
use ansage_sound::speech::driver::{PrivateVoice, PublicAudio, SpeechClock, SpeechConfig, SpeechOutput, SpeechReport};
use ansage_sound::speech::queue::Utterance;
use ansage_sound::speech::voice::{StationVoice, StationVoices};
use ansage_words::locale::Args;
use ansage_words::presentation::recorded::{numbered_half_moves, position_and_move};
use ansage_words::presentation::{Channel, Message, Presenter, SpeechPiece};
use ansage_words::score::illegal::describe_played_move;
use ansage_words::score::notation::{self, clock_text};
use shakmaty::Position;
use std::fs::OpenOptions;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Silences in a sound score are at most so long; who wants the times finds them in the labels, or asks for real times.
const LONGEST_SILENCE: Span = Span::from_secs(3);

/// Between two utterances, as the speech output parts them itself: kept here, so that it is known where each begins.
const BETWEEN: Span = Span::from_millis(150);

/// Between the number of a move and its announcement.
const AFTER_NUMBER: Span = Span::from_millis(200);

/// Bytes of a megabyte.
const MEGABYTE: u64 = 1_000_000;

/// `export --wav`.
///
/// # Errors
/// [`CommandFailure::Could`] where the file cannot be written, would be too long, or nothing can speak.
pub fn write_wav(source: &ExportSource<'_>, wish: &ExportArguments, path: &Path) -> Result<(), CommandFailure> {
    if wish.real_times {
        say_size(source)?;
    }
    // Opened once before, so that the system's reason can be told.
    let tried = OpenOptions::new().write(true).create(true).truncate(false).open(path);
    tried.map_err(|error| CommandFailure::Could(trouble::file_error_text(source.locale, path, &error)))?;
    let config = SpeechConfig {
        audio: PublicAudio::Wav(path.into()),
        private_voice: PrivateVoice::Off,
        clock: SpeechClock::Virtual(Moment::START),
        // It is not heard in a noisy hall.
        voices: StationVoices { hall: StationVoice::default(), ..StationVoices::default() },
        ..SpeechConfig::default()
    };
    let (output, notes) = SpeechOutput::open(config, Box::new(|_| {}));
    let mut score = SoundScore {
        source,
        path,
        real_times: wish.real_times,
        presenter: source.presenter(),
        output,
        told_at: Moment::START,
        here: Moment::START,
        now: Moment::START,
        free: Moment::START,
        utterances: 0,
        started: Moment::START,
        standing: 0,
        announced: None,
        heard: Vec::new(),
    };
    score.check(&notes)?;
    let mut done = Ok(());
    source.replayed.for_each_step(|step| {
        if done.is_ok() {
            done = score.take(step);
        }
    });
    done?;
    let marks = match source.seat {
        None => score.marks(),
        Some(_) => score.own()?,
    };
    let notes = score.output.finish_public_speech();
    checked(source, path, &notes)?;
    append_marks(path, &marks).map_err(|_| wav_failed(source, path))?;
    let sheet = cue_sheet_path(path);
    std::fs::write(&sheet, cue_sheet(source, path, &marks))
        .map_err(|error| CommandFailure::Could(trouble::file_error_text(source.locale, &sheet, &error)))
}

/// Says how long the file will be, before it is written, or that no WAV file can be so long.
fn say_size(source: &ExportSource<'_>) -> Result<(), CommandFailure> {
    let presenter = source.presenter();
    let heard = |effect: &Effect| presenter.effect_messages(effect).iter().any(|told| told.channel == Channel::Hall);
    let public = |entry: &&JournalEntry| entry.effects.iter().any(heard);
    let last = source.replayed.entries.iter().rfind(public).map_or(Moment::START, |entry| entry.event.at);
    let frames = last.as_millis().saturating_mul(FRAMES_PER_MILLI);
    let megabytes = |frames: u64| frames.saturating_mul(FRAME_BYTES).div_ceil(MEGABYTE).to_string();
    let args = Args::new().set_own_text("size", megabytes(frames));
    if frames > LIMIT {
        let args = args.set_own_text("most", megabytes(LIMIT));
        return Err(CommandFailure::Could(source.locale.message_text("trouble-export-too-long", &args)));
    }
    // Where nobody reads it, the file is written all the same.
    let _ = writeln!(io::stderr(), "{}", source.locale.message_text("trouble-export-size", &args));
    Ok(())
}

fn checked(source: &ExportSource<'_>, path: &Path, reports: &[SpeechReport]) -> Result<(), CommandFailure> {
    let failure = reports.iter().find_map(|report| match report {
        SpeechReport::VoiceChosen { voice: None, .. } => {
            Some(CommandFailure::Could(source.locale.message_text("trouble-export-no-voice", &Args::new())))
        }
        SpeechReport::WavFailed(_) | SpeechReport::NoSoundDevice { .. } => Some(wav_failed(source, path)),
        _ => None,
    });
    failure.map_or(Ok(()), Err)
}

fn wav_failed(source: &ExportSource<'_>, path: &Path) -> CommandFailure {
    CommandFailure::Could(source.locale.message_text("trouble-export-wav-failed", &Args::new().set_path("path", path)))
}

/// A completed half-move that was heard.
struct HeardMove {
    /// Its place among all half-moves.
    index: usize,
    /// Where it begins in the recording.
    here: Moment,
    /// When it was told in the game.
    told: Moment,
}

/// A sound score being written.
struct SoundScore<'a> {
    source: &'a ExportSource<'a>,
    path: &'a Path,
    /// Whether the silences of the game are kept.
    real_times: bool,
    presenter: Presenter,
    output: SpeechOutput,
    /// The last words: when they were told in the game.
    told_at: Moment,
    /// When they began here.
    here: Moment,
    /// What has been recorded.
    now: Moment,
    /// When the next words may begin.
    free: Moment,
    utterances: u64,
    /// When the game began.
    started: Moment,
    /// The standing half-moves.
    standing: u32,
    /// Where the move begins that is announced and not completed, and when it was told.
    announced: Option<(Moment, Moment)>,
    heard: Vec<HeardMove>,
}

impl SoundScore<'_> {
    fn check(&self, reports: &[SpeechReport]) -> Result<(), CommandFailure> {
        checked(self.source, self.path, reports)
    }

    /// What the hall heard of one entry, and which half-moves were completed by it.
    fn take(&mut self, step: &ReplayStep<'_>) -> Result<(), CommandFailure> {
        let at = step.entry.event.at;
        let mut completed = step.stood.len();
        self.standing = step.stood.iter().filter(|stands| **stands).count() as u32;
        self.presenter.arbiter |=
            step.entry.effects.iter().any(|effect| matches!(effect.kind, EffectKind::DeskTaken { .. }));
        let mut waited = false;
        for effect in &step.entry.effects {
            if self.source.seat.is_some() {
                self.note_announced(effect, Moment::START, at);
            }
            let hall = |told: &Message| told.channel == Channel::Hall && self.source.seat.is_none();
            for told in self.presenter.effect_messages(effect).into_iter().filter(hall) {
                if !std::mem::replace(&mut waited, true) {
                    self.wait(at);
                }
                let begins = self.say(effect, told)?;
                self.note_announced(effect, begins, at);
            }
            match effect.kind {
                EffectKind::Started => self.started = at,
                EffectKind::IllegalMoveCompleted { .. } | EffectKind::LegalOnMoversBoard { .. } => {
                    self.announced = None;
                }
                EffectKind::MoveCompleted { ply, .. } => {
                    if let Some((here, told)) = self.announced.take() {
                        self.heard.push(HeardMove { index: completed, here, told });
                    }
                    completed += 1;
                    self.standing = ply;
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// A move has its mark where it was announced first; a correction before the press does not move it.
    fn note_announced(&mut self, effect: &Effect, begins: Moment, at: Moment) {
        if let EffectKind::MoveAnnounced { manner, .. } = &effect.kind {
            match manner {
                AnnouncementManner::Announced | AnnouncementManner::Entered => self.announced = Some((begins, at)),
                AnnouncementManner::Corrected { .. }
                | AnnouncementManner::Misheard { .. }
                | AnnouncementManner::Promoted { .. } => {
                    self.announced.get_or_insert((begins, at));
                }
                AnnouncementManner::Repeated => {}
            }
        }
    }

    /// Lets time pass until words that were told at `at` are due: no longer than [`LONGEST_SILENCE`], or as in the game.
    fn wait(&mut self, at: Moment) {
        if self.real_times {
            self.now = self.now.max(at);
        } else {
            let due = self.here + (at - self.told_at);
            self.now = self.now + (due.max(self.now) - self.now).min(LONGEST_SILENCE);
        }
        (self.told_at, self.here) = (at, self.now);
    }

    /// Says something to its end, and returns when it began.
    fn say(&mut self, effect: &Effect, told: Message) -> Result<Moment, CommandFailure> {
        let number = self.number(effect).into_iter().flat_map(|number| [number, SpeechPiece::Pause(AFTER_NUMBER)]);
        let speech = number.chain(told.speech).collect();
        self.now = self.now.max(self.free);
        let begins = self.now;
        let reports = self.output.advance_to(begins);
        self.check(&reports)?;
        self.utterances += 1;
        self.output.queue_utterance(Utterance {
            speech,
            ..Utterance::from_message(self.utterances, &Message { speech: Vec::new(), ..told }, true)
        });
        while let Some(next) = self.output.next_report_moment() {
            self.now = self.now.max(next);
            let reports = self.output.advance_to(self.now);
            self.check(&reports)?;
        }
        self.free = self.now + BETWEEN;
        Ok(begins)
    }

    /// Says the half-moves that the player has written, each at the time of the record's half-move of that number, and
    /// marks them.
    fn own(&mut self) -> Result<Vec<WavMark>, CommandFailure> {
        let told: Vec<Moment> =
            self.source.half_moves_in_force().filter_map(|(index, _)| self.announced_at(index)).collect();
        let mut position = self.source.referee.start_position().clone();
        let mut marks = Vec::new();
        for (index, ply) in self.source.plies_to_export()?.into_iter().enumerate() {
            let by = position.turn();
            let told_at = told.get(index).copied().unwrap_or(self.told_at).max(self.told_at);
            let telling = describe_played_move(&position, ply.legal);
            let kind = EffectKind::MoveAnnounced {
                utterance: 0,
                player: by,
                manner: AnnouncementManner::Announced,
                description: telling,
            };
            let effect = Effect { to: Audience::Hall, kind };
            let named = numbered_half_moves([(&position, ply.legal)], self.source.letters);
            self.standing = index as u32;
            self.wait(told_at);
            for told in self.presenter.effect_messages(&effect).into_iter().filter(|told| told.channel == Channel::Hall)
            {
                let begins = self.say(&effect, told)?;
                marks.push(self.mark(begins, &named, told_at));
            }
            position.play_unchecked(ply.legal);
        }
        Ok(marks)
    }

    /// When a completed half-move was told.
    fn announced_at(&self, index: usize) -> Option<Moment> {
        self.heard.iter().find(|heard| heard.index == index).map(|heard| heard.told)
    }

    fn mark(&self, begins: Moment, named: &str, told: Moment) -> WavMark {
        let label = format!("{named} ({})", clock_text(told - self.started));
        WavMark { frame: begins.as_millis() * FRAMES_PER_MILLI, label }
    }

    /// The number that is spoken before a move when it is announced first.
    fn number(&self, effect: &Effect) -> Option<SpeechPiece> {
        let EffectKind::MoveAnnounced {
            player: by,
            manner: AnnouncementManner::Announced | AnnouncementManner::Entered,
            ..
        } = &effect.kind
        else {
            return None;
        };
        let (number, _) =
            notation::move_number_and_color(self.source.referee.start_position(), self.standing as usize + 1);
        let args = Args::new().with_color(*by).set_digits("number", number);
        let hall = &self.presenter.hall;
        Some(SpeechPiece::words(hall.lang(), hall.message_text("trouble-export-number", &args)))
    }

    /// The marks with their labels: `12... Sf6 (0:43:10)`.
    fn marks(&self) -> Vec<WavMark> {
        let half_moves = self.source.referee.half_moves_with_withdrawn();
        let mark = |heard: &HeardMove| {
            let half_move = half_moves.get(heard.index)?;
            let named = numbered_half_moves([position_and_move(half_move)], self.source.letters);
            let withdrawn =
                || self.source.locale.message_text("record-withdrawn", &Args::new().set_own_text("moves", &*named));
            let named = if half_move.withdrawn { withdrawn() } else { named.clone() };
            Some(self.mark(heard.here, &named, heard.told))
        };
        self.heard.iter().filter_map(mark).collect()
    }
}

/// The cue sheet's file: `game.cue` beside `game.wav`.
pub fn cue_sheet_path(wav: &Path) -> PathBuf {
    let sheet = wav.with_extension("cue");
    if sheet == wav { wav.with_extension("cue.cue") } else { sheet }
}

/// Frames of a cue sheet in a second.
const SHEET_FRAMES: u64 = 75;

/// One track for each mark. Players that know but 99 tracks have the marks of the file itself.
fn cue_sheet(source: &ExportSource<'_>, wav: &Path, marks: &[WavMark]) -> String {
    let quoted = |text: &str| clean_line(text, FOREIGN_TEXT_MAX).replace('"', "'");
    let names = &source.referee.terms().names;
    let mut sheet = String::new();
    if !names.white.is_empty() || !names.black.is_empty() {
        sheet += &format!("TITLE \"{} - {}\"\n", quoted(names.white.as_str()), quoted(names.black.as_str()));
    }
    let file = wav.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    sheet += &format!("FILE \"{}\" WAVE\n", quoted(&file));
    for (track, mark) in (1..).zip(marks) {
        let at = mark.frame * SHEET_FRAMES / (1_000 * FRAMES_PER_MILLI);
        let (minutes, secs) = (at / SHEET_FRAMES / 60, at / SHEET_FRAMES % 60);
        sheet += &format!("  TRACK {track:02} AUDIO\n    TITLE \"{}\"\n", quoted(&mark.label));
        sheet += &format!("    INDEX 01 {minutes:02}:{secs:02}:{:02}\n", at % SHEET_FRAMES);
    }
    sheet
}
