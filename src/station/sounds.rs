//! Say what the speech output reports about itself.

use ansage_game::foreign::ForeignText;
use ansage_sound::speech::driver::SpeechReport;
use ansage_sound::speech::voice::VoiceKind;
use ansage_words::presentation::{Channel, Earcon, Message, MessageValues, Presenter};

/// The message that everybody hears private answers, which is said to each person once.
pub const SHARED_OUTPUT: &str = "trouble-shared-output";

/// What is told of a report; nothing for the end of an utterance.
pub fn speech_report_message(presenter: &Presenter, report: &SpeechReport) -> Option<Message> {
    let say = |earcon, id| Some(presenter.build_message(Channel::Private, earcon, id, ()));
    match report {
        SpeechReport::Finished { .. }
        | SpeechReport::Cut { .. }
        | SpeechReport::AnnouncementDelayed { .. }
        | SpeechReport::AnnouncementBegun { .. }
        | SpeechReport::Voices(_) => None,
        SpeechReport::VoiceChosen { voice: Some(VoiceKind::Bundled), .. } => say(None, "trouble-voice-bundled"),
        SpeechReport::VoiceChosen { voice: None, .. } => say(None, "trouble-voice-none"),
        SpeechReport::VoiceChosen { .. } => None,
        SpeechReport::VoiceFailed(_) => say(None, "trouble-voice-failed"),
        SpeechReport::SharedOutput => say(None, SHARED_OUTPUT),
        SpeechReport::VoiceNotPrivate => say(None, "trouble-voice-not-private"),
        SpeechReport::NoSoundDevice { channel: Channel::Hall, .. } => say(None, "trouble-no-sound"),
        SpeechReport::NoSoundDevice { channel: Channel::Private, .. } => say(None, "trouble-no-private-sound"),
        SpeechReport::OtherWay(_) => say(None, "trouble-sound-other-way"),
        SpeechReport::PortLost { .. } => say(Some(Earcon::PortLost), "trouble-sound-lost"),
        SpeechReport::PortFound { .. } => say(Some(Earcon::PortFound), "trouble-sound-found"),
        SpeechReport::Backlog(count) => {
            Some(presenter.private_message("trouble-backlog", MessageValues::new().set("count", *count)))
        }
        SpeechReport::WavFailed(_) => say(None, "trouble-wav-failed"),
        SpeechReport::LogFailed(_) => say(None, "trouble-speech-log-failed"),
        SpeechReport::VoiceNotShaped => say(None, "trouble-voice-not-shaped"),
        SpeechReport::VoiceUnknown(name) => Some(
            presenter
                .refusal_message("console-no-such-voice", MessageValues::new().set("name", ForeignText::new(name))),
        ),
    }
}
