//! Write a score as sound.

use super::Source;
use crate::game::effect::{Effect, EffectKind};
use crate::locale::Args;
use crate::moment::{Moment, Span};
use crate::presentation::Channel;
use crate::speech::driver::{Audio, Clock, Config, Output, PrivateVoice, Report};
use crate::speech::queue::Utterance;
use crate::station::files::Failure;
use std::path::Path;

/// Silences in a sound score are at most so long; who wants the times finds them in the text and the journal.
const LONGEST_SILENCE: Span = Span::from_secs(3);

/// `export --wav`: the public announcements one after the other, with the silences between them, long ones shortened.
///
/// # Errors
/// [`Failure::Could`] where the file cannot be written, or nothing can speak.
pub fn write(source: &Source<'_>, path: &Path) -> Result<(), Failure> {
    let config = Config {
        audio: Audio::Wav(path.into()),
        private_voice: PrivateVoice::Off,
        clock: Clock::Virtual(Moment::START),
        ..Config::default()
    };
    let (mut output, notes) = Output::open(config, Box::new(|_| {}));
    let failed = |reports: &[Report]| {
        let lost = reports.iter().any(|report| {
            matches!(
                report,
                Report::WavFailed(_) | Report::NoSoundDevice { .. } | Report::VoiceChosen { voice: None, .. }
            )
        });
        if lost { Err(Failure::Could(source.locale.text("trouble-wav-failed", &Args::new()))) } else { Ok(()) }
    };
    failed(&notes)?;
    // The last words: when they were told in the game, and when here; and what has been played.
    let (mut told_at, mut here, mut now) = (Moment::START, Moment::START, Moment::START);
    let mut id = 0;
    let mut presenter = source.presenter();
    for entry in &source.replayed.entries {
        let taken = |effect: &Effect| matches!(effect.kind, EffectKind::DeskTaken { .. });
        presenter.arbiter |= entry.effects.iter().any(taken);
        let presented = entry.effects.iter().flat_map(|effect| presenter.present(effect));
        let public: Vec<_> = presented.filter(|told| told.channel == Channel::Hall).collect();
        if public.is_empty() {
            continue;
        }
        let due = here + (entry.event.at - told_at);
        now = now + (due.max(now) - now).min(LONGEST_SILENCE);
        (told_at, here) = (entry.event.at, now);
        failed(&output.advance_to(now))?;
        for told in &public {
            id += 1;
            output.say(Utterance::of(id, told));
        }
        while let Some(next) = output.next_report_at() {
            now = now.max(next);
            failed(&output.advance_to(now))?;
        }
    }
    failed(&output.close())
}
