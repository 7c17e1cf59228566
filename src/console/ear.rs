//! Answer what concerns hearing: the hall's voice, the voices to choose from, what each cue means, what was told before.
//!
//! The hall's voice is public: what changes of it is told in the hall. A list is told part by part, as the help is.

use super::voice::{Level, Quality};
use super::{Action, Console, answer};
use crate::game::board::Board;
use crate::game::view::View;
use crate::locale::Lang;
use crate::moment::Span;
use crate::presentation::{Channel, Earcon, ListedVoice, SpeechPiece, StationVoices, Told, Topic, Urgency, Values};
use std::collections::VecDeque;

/// So many messages can be heard again.
const REMEMBERED: usize = 100;

/// Between a cue and its name, so that it is heard for itself.
const PAUSE: Span = Span::from_millis(150);

/// What was told before, and how far back its listener has gone.
#[derive(Debug, Clone, Default)]
pub struct Messages {
    /// The latest first.
    told: VecDeque<Told>,
    /// Which was told again last; none since a new one came.
    at: Option<usize>,
}

impl Messages {
    /// Keeps what is told now, private or public.
    pub fn keep(&mut self, told: &Told) {
        let is_message = !told.line.is_empty() && !matches!(told.topic, Some(Topic::Again | Topic::Typing));
        if is_message && self.told.front() != Some(told) {
            self.told.push_front(told.clone());
            self.told.truncate(REMEMBERED);
            self.at = None;
        }
    }

    /// The one before the one that was told again last, at first the latest; or the one behind it.
    fn go(&mut self, earlier: bool) -> Option<&Told> {
        let at = match (earlier, self.at) {
            (true, at) => at.map_or(0, |at| at + 1),
            (false, at) => at?.checked_sub(1)?,
        };
        let told = self.told.get(at)?;
        self.at = Some(at);
        Some(told)
    }
}

/// What is wished of the machine's voices, until they have been listed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum VoicesWish {
    /// To hear which there are.
    List,
    /// To have this one, by its name or its number in the list.
    Choose(Channel, String),
}

impl Console {
    /// Tells a message again: the one before, at first the latest, or the one behind it.
    pub(super) fn message(&mut self, earlier: bool) -> Vec<Action> {
        let told = match self.messages.go(earlier) {
            Some(told) => Told { channel: Channel::Private, ..told.clone() }.now(),
            None => {
                let id = if earlier { "console-no-earlier" } else { "console-no-later" };
                answer::plain(&self.presenter, Some(Earcon::Edge), id)
            }
        };
        vec![Action::Tell(told.about(Topic::Again))]
    }

    /// One quality of a voice, changed or told.
    pub(super) fn quality(&mut self, channel: Channel, quality: Quality, level: Level) -> Vec<Action> {
        let (params, told) = quality.changed(channel, self.voices.of(channel).params, level, &self.presenter);
        let mut voices = self.voices.clone();
        voices.of_mut(channel).params = params;
        self.voiced(voices, told)
    }

    /// The hall's voice is shaped for a noisy hall, or left as it is; or whether it is, is told.
    pub(super) fn clarity(&mut self, wish: Option<bool>) -> Vec<Action> {
        let mut voices = self.voices.clone();
        voices.hall.clarity = wish.unwrap_or(voices.hall.clarity);
        let changes = voices != self.voices;
        let values = Values::new().yes_no("on", voices.hall.clarity);
        let channel = if changes { Channel::Hall } else { Channel::Private };
        let told = self.presenter.tell(channel, None, "console-hall-clarity", values);
        self.voiced(voices, told)
    }

    /// How the hall's voice is set.
    pub(super) fn hall_voice(&self) -> Vec<Action> {
        let hall = &self.voices.hall;
        let values = Values::new().set("rate", hall.params.rate).set("pitch", hall.params.pitch);
        let values = values.set("volume", hall.params.volume).yes_no("clear", hall.clarity);
        let how = Action::Tell(self.presenter.note("console-hall-voice", values).now());
        // Which it is comes behind it where it is another than usual.
        let named = hall
            .name
            .as_ref()
            .map(|_| Told { urgency: Urgency::Next, ..self.voice_named(Channel::Hall, Channel::Private) });
        [how].into_iter().chain(named.map(Action::Tell)).collect()
    }

    /// Has another voice, by its name or its number in the list; or tells which it is.
    pub(super) fn choose_voice(&mut self, channel: Channel, name: Option<String>) -> Vec<Action> {
        match name {
            Some(name) => self.ask_voices(VoicesWish::Choose(channel, name)),
            None => vec![Action::Tell(self.voice_named(channel, Channel::Private))],
        }
    }

    /// Asks the machine for its voices, for this.
    pub(super) fn ask_voices(&mut self, wish: VoicesWish) -> Vec<Action> {
        self.voices_wish = Some(wish);
        vec![Action::ListVoices]
    }

    /// What was wished of the machine's voices, now that they are known.
    pub fn voices_listed(&mut self, voices: &[ListedVoice]) -> Vec<Action> {
        let Some(wish) = self.voices_wish.take() else { return Vec::new() };
        // The announcements are German, whatever the program's language.
        let speaks = |voice: &&ListedVoice| voice.speaks(self.lang()) || voice.speaks(Lang::De);
        let offered: Vec<&ListedVoice> = voices.iter().filter(speaks).collect();
        match wish {
            VoicesWish::List if offered.is_empty() => self.plainly(Some(Earcon::Refused), "console-no-voices"),
            VoicesWish::List => self.list_voices(&offered),
            VoicesWish::Choose(channel, typed) => {
                let numbered =
                    typed.parse().ok().and_then(|number: usize| offered.get(number.checked_sub(1)?).copied());
                let usual = ["usual", "üblich", "ueblich"].contains(&typed.to_lowercase().as_str());
                let named = voices.iter().find(|voice| voice.name.to_lowercase() == typed.to_lowercase());
                let name = match numbered.or(named) {
                    Some(voice) => Some(voice.name.clone()),
                    None if usual => None,
                    None => {
                        let values = Values::new().set("name", typed);
                        let told = self.presenter.refusal("console-no-such-voice", values);
                        return vec![Action::Tell(told.now())];
                    }
                };
                let mut chosen = self.voices.clone();
                chosen.of_mut(channel).name = name;
                self.voices = chosen.clone();
                vec![Action::Voice(chosen), Action::Tell(self.voice_named(channel, channel))]
            }
        }
    }

    /// Which voice speaks on a channel; told to the hall, or to the player alone.
    fn voice_named(&self, channel: Channel, to: Channel) -> Told {
        let values = Values::new().yes_no("hall", channel == Channel::Hall);
        let name = self.voices.of(channel).name.as_deref().unwrap_or("none");
        let told = self.presenter.tell(to, None, "console-voice-named", values.set("name", name));
        if to == Channel::Private { told.now() } else { told }
    }

    fn list_voices(&mut self, voices: &[&ListedVoice]) -> Vec<Action> {
        let row = |(number, voice): (usize, &&ListedVoice)| {
            let languages = if voice.languages.is_empty() { "any".to_owned() } else { voice.languages.join(", ") };
            let values = Values::new().set("number", number).set("name", voice.name.as_str());
            self.presenter.note("console-voice-listed", values.set("languages", languages))
        };
        let rows = (1..).zip(voices).map(row).collect();
        let heading = self.presenter.note("console-voices", Values::new().set("count", voices.len()));
        vec![Action::Tell(self.begin_list(&heading, rows))]
    }

    /// Sounds each cue that can occur at this seat, and says what it means.
    pub(super) fn sounds(&mut self, view: &View) -> Vec<Action> {
        let has_pegs = matches!(view.boards.get(self.presenter.owner), Board::Sensed(_));
        let occurs = |cue: &Earcon| has_pegs || !cue.is_of_pegs();
        let row = |cue: Earcon| {
            let told = self.presenter.note("console-cue", Values::new().set("cue", cue.name()));
            let before = [SpeechPiece::Earcon(cue), SpeechPiece::Pause(PAUSE)];
            Told { speech: before.into_iter().chain(told.speech).collect(), ..told }
        };
        let rows: Vec<Told> = Earcon::ALL.into_iter().filter(occurs).map(row).collect();
        let heading = self.presenter.note("console-sounds", Values::new().set("count", rows.len()));
        vec![Action::Tell(self.begin_list(&heading, rows))]
    }

    /// Speaks like this from now on, where it is another way than before, and tells it.
    fn voiced(&mut self, voices: StationVoices, told: Told) -> Vec<Action> {
        let changed = self.voices != voices;
        self.voices = voices.clone();
        changed.then_some(Action::Voice(voices)).into_iter().chain([Action::Tell(told)]).collect()
    }
}
