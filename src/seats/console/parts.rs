//! An answer of several parts.

use ansage_game::moment::Span;
use ansage_words::presentation::{Channel, Message, SpeechPiece, Topic, Urgency};

/// Several answers as one, to the player alone and at once: line under line, and with pauses between.
pub(crate) fn join_with_pause(parts: impl IntoIterator<Item = Message>, pause: Span) -> Message {
    let (mut lines, mut speech) = (Vec::new(), Vec::new());
    for part in parts {
        if !part.line.is_empty() {
            lines.push(part.line);
        }
        if !speech.is_empty() {
            speech.push(SpeechPiece::Pause(pause));
        }
        speech.extend(part.speech);
    }
    let (line, channel, urgency) = (lines.join("\n"), Channel::Private, Urgency::Now);
    Message { channel, line, speech, urgency, topic: Some(Topic::Help) }
}
