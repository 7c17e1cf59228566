//! Tell again what was told before, private or public: back and forth through the messages.

use super::{Console, ConsoleAction, answer};
use ansage_words::presentation::{Channel, Earcon, Message, Topic};
use std::collections::VecDeque;

/// So many messages can be heard again.
const REMEMBERED: usize = 100;

/// What was told before, and how far back its listener has gone.
#[derive(Debug, Clone, Default)]
pub struct MessageHistory {
    /// The latest first.
    told: VecDeque<Message>,
    /// Which was told again last; none since a new one came.
    at: Option<usize>,
}

impl MessageHistory {
    /// Keeps what is told now, private or public.
    pub fn remember_message(&mut self, told: &Message) {
        let is_message = !told.line.is_empty() && !matches!(told.topic, Some(Topic::Again | Topic::Typing));
        if is_message && self.told.front() != Some(told) {
            self.told.push_front(told.clone());
            self.told.truncate(REMEMBERED);
            self.at = None;
        }
    }

    /// The one before the one that was told again last, at first the latest; or the one behind it.
    fn go(&mut self, earlier: bool) -> Option<&Message> {
        let at = match (earlier, self.at) {
            (true, at) => at.map_or(0, |at| at + 1),
            (false, at) => at?.checked_sub(1)?,
        };
        let told = self.told.get(at)?;
        self.at = Some(at);
        Some(told)
    }
}

impl Console {
    /// Tells a message again: the one before, at first the latest, or the one behind it.
    pub(super) fn repeat_earlier_message(&mut self, earlier: bool) -> Vec<ConsoleAction> {
        let told = match self.messages.go(earlier) {
            Some(told) => Message { channel: Channel::Private, ..told.clone() }.with_immediate_urgency(),
            None => {
                let id = if earlier { "console-no-earlier" } else { "console-no-later" };
                answer::message_without_values(&self.presenter, Some(Earcon::Edge), id)
            }
        };
        vec![ConsoleAction::Tell(told.with_topic(Topic::Again))]
    }
}
