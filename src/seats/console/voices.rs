//! Set the voices: the hall's and one's own, their qualities, and which of the machine's voices they are.
//!
//! The hall's voice is public: what changes of it is told in the hall.

use super::voice::{VoiceChange, VoiceQuality};
use super::{Console, ConsoleAction};
use ansage_game::foreign::ForeignText;
use ansage_words::locale::{CleanText, Lang};
use ansage_words::presentation::{Channel, Earcon, ListedVoice, Message, MessageValues, StationVoices, Urgency};

/// What is wished of the machine's voices, until they have been listed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum VoicesRequest {
    /// To hear which there are.
    List,
    /// To have this one, by its name or its number in the list.
    Choose(Channel, String),
}

impl Console {
    /// One quality of a voice, changed or told.
    pub(super) fn change_voice_quality(
        &mut self,
        channel: Channel,
        quality: VoiceQuality,
        level: VoiceChange,
    ) -> Vec<ConsoleAction> {
        let (params, told) = quality.params_and_message_after_change(
            channel,
            self.voices.voice_of_channel(channel).params,
            level,
            &self.presenter,
        );
        let mut voices = self.voices.clone();
        voices.voice_of_channel_mut(channel).params = params;
        self.voiced(voices, told)
    }

    /// The hall's voice is shaped for a noisy hall, or left as it is; or whether it is, is told.
    pub(super) fn set_hall_clarity(&mut self, wish: Option<bool>) -> Vec<ConsoleAction> {
        let mut voices = self.voices.clone();
        voices.hall.clarity = wish.unwrap_or(voices.hall.clarity);
        let changes = voices != self.voices;
        let values = MessageValues::new().set_yes_no("on", voices.hall.clarity);
        let channel = if changes { Channel::Hall } else { Channel::Private };
        let told = self.presenter.build_message(channel, None, "console-hall-clarity", values);
        self.voiced(voices, told)
    }

    /// How the hall's voice is set.
    pub(super) fn show_hall_voice(&self) -> Vec<ConsoleAction> {
        let hall = &self.voices.hall;
        let values = MessageValues::new().set("rate", hall.params.rate).set("pitch", hall.params.pitch);
        let values = values.set("volume", hall.params.volume).set_yes_no("clear", hall.clarity);
        let how =
            ConsoleAction::Tell(self.presenter.private_message("console-hall-voice", values).with_immediate_urgency());
        // Which it is comes behind it where it is another than usual.
        let named = hall
            .name
            .as_ref()
            .map(|_| Message { urgency: Urgency::Next, ..self.voice_named(Channel::Hall, Channel::Private) });
        [how].into_iter().chain(named.map(ConsoleAction::Tell)).collect()
    }

    /// Has another voice, by its name or its number in the list; or tells which it is.
    pub(super) fn choose_or_show_voice(&mut self, channel: Channel, name: Option<String>) -> Vec<ConsoleAction> {
        match name {
            Some(name) => self.request_voice_list(VoicesRequest::Choose(channel, name)),
            None => vec![ConsoleAction::Tell(self.voice_named(channel, Channel::Private))],
        }
    }

    /// Asks the machine for its voices, for this.
    pub(super) fn request_voice_list(&mut self, wish: VoicesRequest) -> Vec<ConsoleAction> {
        self.voices_wish = Some(wish);
        vec![ConsoleAction::ListVoices]
    }

    /// What was wished of the machine's voices, now that they are known.
    pub fn handle_voice_list(&mut self, voices: &[ListedVoice]) -> Vec<ConsoleAction> {
        let Some(wish) = self.voices_wish.take() else { return Vec::new() };
        // The announcements are German, whatever the program's language.
        let speaks = |voice: &&ListedVoice| voice.can_speak(self.lang()) || voice.can_speak(Lang::De);
        let offered: Vec<&ListedVoice> = voices.iter().filter(speaks).collect();
        match wish {
            VoicesRequest::List if offered.is_empty() => self.plainly(Some(Earcon::Refused), "console-no-voices"),
            VoicesRequest::List => self.list_voices(&offered),
            VoicesRequest::Choose(channel, typed) => {
                let numbered =
                    typed.parse().ok().and_then(|number: usize| offered.get(number.checked_sub(1)?).copied());
                let usual = ["usual", "üblich", "ueblich"].contains(&typed.to_lowercase().as_str());
                let named = voices.iter().find(|voice| voice.name.to_lowercase() == typed.to_lowercase());
                let name = match numbered.or(named) {
                    Some(voice) => Some(voice.name.clone()),
                    None if usual => None,
                    None => {
                        let values = MessageValues::new().set("name", ForeignText::new(&typed));
                        let told = self.presenter.refusal_message("console-no-such-voice", values);
                        return vec![ConsoleAction::Tell(told.with_immediate_urgency())];
                    }
                };
                let mut chosen = self.voices.clone();
                chosen.voice_of_channel_mut(channel).name = name;
                self.voices = chosen.clone();
                vec![ConsoleAction::Voice(chosen), ConsoleAction::Tell(self.voice_named(channel, channel))]
            }
        }
    }

    /// Which voice speaks on a channel; told to the hall, or to the player alone.
    fn voice_named(&self, channel: Channel, to: Channel) -> Message {
        let values = MessageValues::new().set_yes_no("hall", channel == Channel::Hall);
        let name = self.voices.voice_of_channel(channel).name.as_deref();
        let name = name.map_or(CleanText::own("none"), CleanText::value);
        let told = self.presenter.build_message(to, None, "console-voice-named", values.set("name", name));
        if to == Channel::Private { told.with_immediate_urgency() } else { told }
    }

    fn list_voices(&mut self, voices: &[&ListedVoice]) -> Vec<ConsoleAction> {
        let row = |(number, voice): (usize, &&ListedVoice)| {
            let languages = if voice.languages.is_empty() { "any".to_owned() } else { voice.languages.join(", ") };
            let values = MessageValues::new().set("number", number).set("name", CleanText::value(&voice.name));
            self.presenter.private_message("console-voice-listed", values.set_own_text("languages", languages))
        };
        let rows = (1..).zip(voices).map(row).collect();
        let heading = self.presenter.private_message("console-voices", MessageValues::new().set("count", voices.len()));
        vec![ConsoleAction::Tell(self.begin_list(&heading, rows))]
    }

    /// Speaks like this from now on, where it is another way than before, and tells it.
    fn voiced(&mut self, voices: StationVoices, told: Message) -> Vec<ConsoleAction> {
        let changed = self.voices != voices;
        self.voices = voices.clone();
        changed.then_some(ConsoleAction::Voice(voices)).into_iter().chain([ConsoleAction::Tell(told)]).collect()
    }
}
