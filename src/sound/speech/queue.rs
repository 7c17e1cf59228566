//! Decide what is spoken next, what is cut and what is replaced; in no time of its own.
//!
//! There is one lane per [`Channel`]. Every utterance that is said ends exactly once: either its lane reports it
//! [`SpeechQueue::handle_finished_utterance`], or an [`SpeechOrder::Dropped`] names the reason.
//!
//! # Who waits for whom
//! One player's words never cost the other player's time. "Apart" is [`ChannelSeparation::Separate`]; without it hall and ear
//! share one output. What is cut is said again from its beginning, unless the table says that it is dropped.
//!
//! | who speaks | what | cuts | waits for | how many may wait |
//! |---|---|---|---|---|
//! | a player | announces a move | other public sentences, and private words unless apart; drops a repetition | an announcement of the other player, a word of the arbiter, a flag, a result | one for each half-move |
//! | a player | corrects the announcement | the same; drops the latest announcement of that move | nothing, where that was being said; else its place in the queue is taken | one: it replaces the older one |
//! | the arbiter, or the program of a flag or a result | a decision | as an announcement | announcements and other decisions | all |
//! | the arbiter, or both players | that play goes on | as an announcement | what is being said of these: it goes before all that waits | all |
//! | a player, by `again` | a repetition | news and instructions unless apart | everything public before it, and an answer unless apart | one |
//! | the program | another public sentence | the same | the same | all; one of those about the same board or the scores |
//! | the program | an answer to its player | another public sentence, once in a half-move, unless apart; news and instructions | announcements and decisions unless apart | one of each [`Topic`] |
//! | the program | private news, and then instructions | nothing | everything above, unless apart the hall too | [`PRIVATE_LIMIT`] |
//!
//! - **Hall**: the stop key does not reach it. Among other public sentences a higher [`Urgency`] is spoken before a lower one that
//!   still waits. Nothing is dropped but what [`Topic::replaces_in_hall`] names; [`SpeechOrder::Backlog`] reports once that
//!   [`HALL_LIMIT`] utterances wait.
//! - **Private**: the order is that of [`Precedence`]: a reply before news, news before an instruction. News is begun
//!   three times at most. A newer utterance replaces one of the same topic, waiting or spoken. [`SpeechQueue::begin_command`]
//!   silences what the player's last command has brought and empties the lane of it; [`SpeechQueue::stop_private_speech`] does so
//!   with everything private.
//! - **A reminder** of what is awaited ([`Topic::Awaited`]) is made untrue by public speech: one that waits, or would have
//!   to be spoken again, is dropped then.
//! - **A tick** ([`Topic::Tick`]) is worth nothing late: where it cannot sound at once it is dropped, and public speech
//!   that silences it drops it.
//! - **A step of the hand** ([`Topic::Guide`]) carries out what the hall has heard: it waits for public speech also where
//!   the two are heard apart. A cue for the hand ([`Topic::Hand`]) never comes here.
//!
//! - **A cue** is never late: what has only cues, and the cues before words that have to wait, sound at once beside whatever
//!   is being said ([`SpeechOrder::Sound`]), and are not repeated. The dial's ([`Topic::Dial`], [`Topic::Tick`]) are no answers
//!   to a key and take their turn.
//! - **The echo of typing** ([`Topic::Typing`]) is worth nothing after an announcement: public speech drops it, too, and
//!   [`SpeechQueue::end_private_topic`] ends it.
//!
//! The private lane is bounded by [`PRIVATE_LIMIT`]: the oldest of those in the last place is dropped and counted.
//!
//! ```
//! use ansage_words::presentation::{Channel, Precedence, Urgency};
//! use ansage_sound::speech::queue::{SpeechOrder, ChannelSeparation, SpeechQueue, Utterance};
//! let mut queue = SpeechQueue::new(ChannelSeparation::Shared);
//! let precedence = Precedence::Public;
//! let move_told = Utterance { id: 1, channel: Channel::Hall, speech: vec![], precedence, urgency: Urgency::Normal, topic: None };
//! assert!(matches!(queue.queue_utterance(move_told)[..], [SpeechOrder::Start(_)]));
//! assert!(queue.stop_private_speech().is_empty());
//! assert_eq!(queue.current_utterance(Channel::Hall), Some(1));
//! ```

use ansage_words::presentation::{Channel, Message, Precedence, SpeechPiece, Topic, Urgency};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// So many private utterances may wait.
pub const PRIVATE_LIMIT: usize = 32;

/// When so many public utterances wait, the station is told.
pub const HALL_LIMIT: usize = 64;

/// News is begun so often at most, where words silence it each time.
const MOST_SILENCED: u8 = 3;

/// Something to be spoken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Utterance {
    /// The caller's number for it; reports name it.
    pub id: u64,
    /// Who hears it.
    pub channel: Channel,
    /// Words, earcons and pauses, in order.
    pub speech: Vec<SpeechPiece>,
    /// Its place among what waits.
    pub precedence: Precedence,
    /// Its place among public words and private news that wait.
    pub urgency: Urgency,
    /// What it replaces on the private channel.
    pub topic: Option<Topic>,
}

impl Utterance {
    /// The spoken part of what is told, under the number `id`; `is_requested` is whether a command of the player has
    /// brought it.
    pub fn from_message(id: u64, told: &Message, is_requested: bool) -> Utterance {
        let precedence = told.precedence(is_requested);
        let Message { channel, speech, urgency, topic, .. } = told;
        Utterance { id, channel: *channel, speech: speech.clone(), precedence, urgency: *urgency, topic: *topic }
    }

    /// Whether it is spoken before `other` that waits: not where both have one place, for then the first comes first.
    fn goes_before(&self, other: &Utterance) -> bool {
        let is_ranked = matches!(self.precedence, Precedence::Public | Precedence::News);
        let resumes = |one: &Utterance| one.topic == Some(Topic::Resumption);
        self.precedence < other.precedence
            || self.precedence == other.precedence && resumes(self) && !resumes(other)
            || self.precedence == other.precedence && is_ranked && self.urgency > other.urgency
    }

    /// How many of its pieces are cues before its first word, with the pauses between them. The dial's take their turn.
    pub fn leading_cue_count(&self) -> usize {
        if matches!(self.topic, Some(Topic::Dial | Topic::Tick)) {
            return 0;
        }
        let words = self.speech.iter().position(|piece| matches!(piece, SpeechPiece::Words { .. }));
        let before = &self.speech[..words.unwrap_or(self.speech.len())];
        let last = before.iter().rposition(|piece| matches!(piece, SpeechPiece::Earcon(_)));
        last.map_or(0, |last| if words.is_some() { last + 1 } else { before.len() })
    }

    /// Whether it answers its player: the echo of typing does not, nor a step of the hand, which follows the hall's words.
    fn is_answer(&self) -> bool {
        self.precedence == Precedence::Reply && !matches!(self.topic, Some(Topic::Typing | Topic::Guide))
    }

    /// What it replaces on the private channel.
    fn private_topic(&self) -> Option<Topic> {
        self.topic.filter(|topic| !topic.is_public())
    }

    fn is_foremost(&self) -> bool {
        self.precedence == Precedence::Foremost
    }

    /// The same without the cues before its first word.
    fn without_cues(mut self) -> Utterance {
        self.speech.drain(..self.leading_cue_count());
        self
    }
}

/// Whether the two channels can be heard apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChannelSeparation {
    /// One output for both: they take turns.
    Shared,
    /// Two devices or two ears: they do not wait for each other.
    Separate,
}

/// Why an utterance ends without having been spoken to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CutReason {
    /// A newer one of the same topic took its place.
    Superseded,
    /// A newer command of the player, or a letter typed, ended it.
    Cut,
    /// The stop key.
    Stopped,
    /// Too many waited.
    Overflow,
    /// It could not be heard at its moment, and would tell nothing after it.
    Late,
}

/// What is to be done, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SpeechOrder {
    /// Begin to speak this, from its beginning.
    Start(Utterance),
    /// Silence this utterance at once. It may be started again later.
    Silence(u64),
    /// This utterance has ended without being spoken to its end.
    Dropped {
        /// The utterance.
        id: u64,
        /// The reason.
        why: CutReason,
    },
    /// Sound these cues at once, beside whatever is being said.
    Sound {
        /// The utterance.
        id: u64,
        /// Cues and the pauses between them.
        cues: Vec<SpeechPiece>,
        /// Whether that is all of it; else its words wait for their turn.
        ends: bool,
    },
    /// So many public utterances wait; none is dropped.
    Backlog(usize),
}

/// One channel's utterances: waiting ones in the order in which they will be spoken.
#[derive(Debug, Default)]
struct ChannelQueue {
    current: Option<Utterance>,
    waiting: VecDeque<Utterance>,
}

impl ChannelQueue {
    /// Behind everything of the same or an earlier place.
    fn enqueue(&mut self, utterance: Utterance) {
        let at = self.waiting.iter().position(|other| utterance.goes_before(other));
        self.waiting.insert(at.unwrap_or(self.waiting.len()), utterance);
    }

    /// Before everything of the same or a later place.
    fn put_back(&mut self, utterance: Utterance) {
        let at = self.waiting.iter().position(|other| !other.goes_before(&utterance));
        self.waiting.insert(at.unwrap_or(self.waiting.len()), utterance);
    }

    fn start_next(&mut self, may: impl Fn(&Utterance) -> bool, orders: &mut Vec<SpeechOrder>) {
        let next = self.waiting.iter().position(may).and_then(|at| self.waiting.remove(at));
        if let Some(next) = next {
            self.current = Some(next.clone());
            orders.push(SpeechOrder::Start(next));
        }
    }
}

/// The rules; see the module's documentation.
#[derive(Debug)]
pub struct SpeechQueue {
    outputs: ChannelSeparation,
    hall: ChannelQueue,
    private: ChannelQueue,
    overflowed: u64,
    /// How often private news under this number was silenced by words.
    silenced: BTreeMap<u64, u8>,
    /// The public sentences that an answer has cut: no answer cuts them again before the next move is announced.
    cut_by_answer: BTreeSet<u64>,
}

impl SpeechQueue {
    /// Public and private speech go out like this from now on. What is being said goes on.
    pub fn set_outputs(&mut self, outputs: ChannelSeparation) {
        self.outputs = outputs;
    }

    /// An empty queue.
    pub fn new(outputs: ChannelSeparation) -> SpeechQueue {
        let (hall, private) = (ChannelQueue::default(), ChannelQueue::default());
        let (silenced, cut_by_answer) = (BTreeMap::new(), BTreeSet::new());
        SpeechQueue { outputs, hall, private, overflowed: 0, silenced, cut_by_answer }
    }

    /// Accept an utterance.
    pub fn queue_utterance(&mut self, utterance: Utterance) -> Vec<SpeechOrder> {
        let mut orders = Vec::new();
        match utterance.channel {
            Channel::Hall => self.say_publicly(utterance, &mut orders),
            Channel::Private => self.say_privately(utterance, &mut orders),
        }
        self.start_what_may(&mut orders);
        orders
    }

    /// Silence the private lane and forget what waits in it. Public speech goes on.
    pub fn stop_private_speech(&mut self) -> Vec<SpeechOrder> {
        let mut orders = Vec::new();
        self.drop_current(CutReason::Stopped, &mut orders);
        orders.extend(
            self.private.waiting.drain(..).map(|one| SpeechOrder::Dropped { id: one.id, why: CutReason::Stopped }),
        );
        self.start_what_may(&mut orders);
        orders
    }

    /// The player gives a new command: what the last one has brought, and is not said to its end, is dropped. News stays.
    pub fn begin_command(&mut self) -> Vec<SpeechOrder> {
        let mut orders = Vec::new();
        self.drop_waiting(|other| other.precedence.is_dropped_by_command(), CutReason::Cut, &mut orders);
        if self.private.current.as_ref().is_some_and(|current| current.precedence.is_dropped_by_command()) {
            self.drop_current(CutReason::Cut, &mut orders);
        }
        self.start_what_may(&mut orders);
        orders
    }

    /// What is being said and what waits about a topic is worth nothing any more.
    pub fn end_private_topic(&mut self, topic: Topic) -> Vec<SpeechOrder> {
        let mut orders = Vec::new();
        self.drop_waiting(|other| other.topic == Some(topic), CutReason::Stopped, &mut orders);
        if self.private.current.as_ref().is_some_and(|current| current.topic == Some(topic)) {
            self.drop_current(CutReason::Stopped, &mut orders);
        }
        self.start_what_may(&mut orders);
        orders
    }

    /// The last sample of an utterance has been played. A number that is not being spoken is ignored: its end may
    /// have crossed with a cut.
    pub fn handle_finished_utterance(&mut self, id: u64) -> Vec<SpeechOrder> {
        for lane in [&mut self.hall, &mut self.private] {
            lane.current.take_if(|current| current.id == id);
        }
        self.silenced.remove(&id);
        self.cut_by_answer.remove(&id);
        let mut orders = Vec::new();
        self.start_what_may(&mut orders);
        orders
    }

    /// The announcements of moves that wait.
    pub fn waiting_announcements(&self) -> impl Iterator<Item = u64> {
        let announces = |one: &&Utterance| one.topic.and_then(Topic::announced_player).is_some();
        self.hall.waiting.iter().filter(announces).map(|one| one.id)
    }

    /// The utterance being spoken on a channel.
    pub fn current_utterance(&self, channel: Channel) -> Option<u64> {
        self.lane(channel).current.as_ref().map(|current| current.id)
    }

    /// How many utterances wait on a channel.
    pub fn waiting_count(&self, channel: Channel) -> usize {
        self.lane(channel).waiting.len()
    }

    /// How many private utterances have been dropped because too many waited.
    pub fn overflow_count(&self) -> u64 {
        self.overflowed
    }

    fn lane(&self, channel: Channel) -> &ChannelQueue {
        match channel {
            Channel::Hall => &self.hall,
            Channel::Private => &self.private,
        }
    }

    fn say_publicly(&mut self, utterance: Utterance, orders: &mut Vec<SpeechOrder>) {
        let late = |other: &Utterance| matches!(other.topic, Some(Topic::Awaited | Topic::Typing));
        self.drop_waiting(late, CutReason::Late, orders);
        let is_foremost = utterance.is_foremost();
        if matches!(utterance.topic, Some(Topic::Announcement(_))) {
            self.cut_by_answer.clear();
        }
        self.replace_in_hall(utterance, orders);
        if is_foremost {
            self.cut_public_sentence(orders);
        }
        if self.hall.waiting.len() == HALL_LIMIT {
            orders.push(SpeechOrder::Backlog(HALL_LIMIT));
        }
        if self.outputs == ChannelSeparation::Shared
            && let Some(current) = &self.private.current
        {
            if late(current) {
                self.drop_current(CutReason::Late, orders)
            } else if is_foremost || !current.is_answer() {
                self.interrupt_current(true, orders)
            }
        }
    }

    /// Takes an utterance into the hall's lane, and drops what it replaces there. A correction has the place of the
    /// announcement that it corrects.
    fn replace_in_hall(&mut self, utterance: Utterance, orders: &mut Vec<SpeechOrder>) {
        let Some(topic) = utterance.topic else { return self.hall.enqueue(utterance) };
        let replaces = |other: &Utterance| other.topic.is_some_and(|other| topic.replaces_in_hall(other));
        let mut dropped = |orders: &mut Vec<SpeechOrder>, id| {
            self.cut_by_answer.remove(&id);
            orders.push(SpeechOrder::Dropped { id, why: CutReason::Superseded });
        };
        let mut place = None;
        for at in (0..self.hall.waiting.len()).rev() {
            let old = &self.hall.waiting[at];
            // Of several announcements the latest alone is corrected; they wait before everything else.
            if replaces(old) && (place.is_none() || !old.is_foremost()) {
                place = old.is_foremost().then_some(at);
                dropped(orders, old.id);
                self.hall.waiting.remove(at);
            }
        }
        let is_replaced = |current: &mut Utterance| replaces(current) && (place.is_none() || !current.is_foremost());
        if let Some(old) = self.hall.current.take_if(is_replaced) {
            orders.push(SpeechOrder::Silence(old.id));
            dropped(orders, old.id);
            place = old.is_foremost().then_some(0).or(place);
        }
        match place {
            Some(place) => self.hall.waiting.insert(place, utterance),
            None => self.hall.enqueue(utterance),
        }
    }

    /// Silences the public sentence that is being said, where it is none of the foremost, to be said again.
    fn cut_public_sentence(&mut self, orders: &mut Vec<SpeechOrder>) {
        if let Some(current) = self.hall.current.take_if(|current| !current.is_foremost()) {
            orders.push(SpeechOrder::Silence(current.id));
            self.hall.put_back(current);
        }
    }

    /// An answer cuts a public sentence that shares its output, each of them once in a half-move.
    fn cut_by_answer(&mut self, answer: &Utterance, orders: &mut Vec<SpeechOrder>) {
        let has_words = answer.leading_cue_count() < answer.speech.len();
        if self.outputs == ChannelSeparation::Separate || !answer.is_answer() || !has_words {
            return;
        }
        let current = self.hall.current.as_ref().filter(|current| !current.is_foremost());
        if current.is_some_and(|current| self.cut_by_answer.insert(current.id)) {
            self.cut_public_sentence(orders);
        }
    }

    /// Silences the private utterance under way, to be said again in its turn. A tick tells nothing later, and news that words
    /// have silenced [`MOST_SILENCED`] times has been heard often enough: its line can be read.
    fn interrupt_current(&mut self, by_words: bool, orders: &mut Vec<SpeechOrder>) {
        let Some(current) = self.private.current.take() else { return };
        orders.push(SpeechOrder::Silence(current.id));
        let mut is_over = current.topic == Some(Topic::Tick);
        if by_words && current.precedence == Precedence::News {
            let times = self.silenced.entry(current.id).or_default();
            *times += 1;
            is_over |= *times >= MOST_SILENCED;
        }
        if is_over {
            self.silenced.remove(&current.id);
            orders.push(SpeechOrder::Dropped { id: current.id, why: CutReason::Late });
        } else {
            // Its cue has been heard, over what silences it where that began at once.
            self.private.put_back(current.without_cues());
        }
    }

    fn say_privately(&mut self, mut utterance: Utterance, orders: &mut Vec<SpeechOrder>) {
        if utterance.topic == Some(Topic::Tick) && !self.is_private_free() {
            return orders.push(SpeechOrder::Dropped { id: utterance.id, why: CutReason::Late });
        }
        self.cut_by_answer(&utterance, orders);
        let topic = utterance.private_topic();
        let same_topic = |other: &Utterance| topic.is_some() && other.topic == topic;
        self.drop_waiting(same_topic, CutReason::Superseded, orders);
        if self.private.current.as_ref().is_some_and(same_topic) {
            self.drop_current(CutReason::Superseded, orders);
        } else if let Some(current) = &self.private.current {
            let is_echo = topic == Some(Topic::Typing);
            if is_echo && current.precedence.is_dropped_by_command() {
                self.drop_current(CutReason::Cut, orders);
            } else if is_echo || utterance.precedence == Precedence::Reply && current.precedence != Precedence::Reply {
                self.interrupt_current(!is_echo, orders);
            }
        }
        let cues = utterance.leading_cue_count();
        let ends = cues > 0 && cues == utterance.speech.len();
        if ends || cues > 0 && !self.starts_at_once(&utterance) {
            let words = utterance.speech.split_off(cues);
            let cues = std::mem::replace(&mut utterance.speech, words);
            orders.push(SpeechOrder::Sound { id: utterance.id, cues, ends });
        }
        if !ends {
            self.private.enqueue(utterance);
            self.keep_within_limit(orders);
        }
    }

    /// Whether a private utterance that is said now is heard now.
    fn starts_at_once(&self, utterance: &Utterance) -> bool {
        let first = self.private.waiting.iter().all(|other| utterance.goes_before(other));
        let guides = utterance.topic == Some(Topic::Guide) && self.hall.current.is_some();
        self.private.current.is_none() && first && !self.hall_has_the_voice() && !guides
    }

    fn drop_waiting(&mut self, which: impl Fn(&Utterance) -> bool, why: CutReason, orders: &mut Vec<SpeechOrder>) {
        self.private.waiting.retain(|other| {
            let dropped = which(other);
            if dropped {
                orders.push(SpeechOrder::Dropped { id: other.id, why });
            }
            !dropped
        });
    }

    fn keep_within_limit(&mut self, orders: &mut Vec<SpeechOrder>) {
        if self.private.waiting.len() <= PRIVATE_LIMIT {
            return;
        }
        // Of those that go before no other one, the oldest.
        let last = self.private.waiting.back().cloned();
        let oldest =
            self.private.waiting.iter().position(|one| last.as_ref().is_some_and(|last| !one.goes_before(last)));
        if let Some(lost) = oldest.and_then(|at| self.private.waiting.remove(at)) {
            self.overflowed += 1;
            orders.push(SpeechOrder::Dropped { id: lost.id, why: CutReason::Overflow });
        }
    }

    fn drop_current(&mut self, why: CutReason, orders: &mut Vec<SpeechOrder>) {
        if let Some(current) = self.private.current.take() {
            orders.push(SpeechOrder::Silence(current.id));
            orders.push(SpeechOrder::Dropped { id: current.id, why });
        }
    }

    fn start_what_may(&mut self, orders: &mut Vec<SpeechOrder>) {
        let is_shared = self.outputs == ChannelSeparation::Shared;
        if self.hall.current.is_none() && !(is_shared && self.private.current.is_some()) {
            let is_answer_waiting = is_shared && self.private.waiting.iter().any(Utterance::is_answer);
            self.hall.start_next(|next| next.is_foremost() || !is_answer_waiting, orders);
        }
        if self.private.current.is_none() && !self.hall_has_the_voice() {
            // The opponent's move first, then how to carry it out.
            let hall_speaks = self.hall.current.is_some() || !self.hall.waiting.is_empty();
            self.private.start_next(|next| !hall_speaks || next.topic != Some(Topic::Guide), orders);
        }
    }

    /// Whether private answers have to wait for public speech.
    fn hall_has_the_voice(&self) -> bool {
        self.outputs == ChannelSeparation::Shared && self.hall.current.is_some()
    }

    /// Whether a private utterance would be heard at once.
    fn is_private_free(&self) -> bool {
        self.private.current.is_none() && self.private.waiting.is_empty() && !self.hall_has_the_voice()
    }
}
