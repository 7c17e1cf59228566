//! Say what the speech output reports about itself.

use crate::presentation::{Channel, Earcon, Presenter, Told, Urgency, Values};
use crate::speech::driver::Report;
use crate::speech::voice::VoiceKind;

/// What is told of a report; nothing for the end of an utterance.
pub fn present(presenter: &Presenter, report: &Report) -> Vec<Told> {
    let say = |earcon, id| Some(presenter.tell(Channel::Private, earcon, id, ()));
    let told = match report {
        Report::Finished { .. } | Report::Cut { .. } => None,
        Report::VoiceChosen { voice: Some(VoiceKind::Bundled), .. } => say(None, "trouble-voice-bundled"),
        Report::VoiceChosen { voice: None, .. } => say(None, "trouble-voice-none"),
        Report::VoiceChosen { .. } => None,
        Report::VoiceFailed(_) => say(None, "trouble-voice-failed"),
        Report::SharedOutput => say(None, "trouble-shared-output"),
        Report::VoiceNotPrivate => say(None, "trouble-voice-not-private"),
        Report::NoSoundDevice { channel: Channel::Hall, .. } => say(None, "trouble-no-sound"),
        Report::NoSoundDevice { channel: Channel::Private, .. } => say(None, "trouble-no-private-sound"),
        Report::PortLost { .. } => say(Some(Earcon::PortLost), "trouble-sound-lost"),
        Report::PortFound { .. } => say(Some(Earcon::PortFound), "trouble-sound-found"),
        Report::Backlog(count) => Some(presenter.note("trouble-backlog", Values::new().set("count", *count))),
        Report::WavFailed(_) => say(None, "trouble-wav-failed"),
    };
    // What the sound is like is not worth interrupting a player for.
    told.into_iter().map(|told| Told { urgency: Urgency::Normal, ..told }).collect()
}
