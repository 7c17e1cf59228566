//! D.1, D.2.1, D.2.3: who waits for whom, with the real referee, words and queue in virtual time. Two players, an assistant and
//! the arbiter act at random; the hall, the ear and both clocks are followed by a calculation of its own.

use ansage_game::effect::{AnnouncementManner, Audience, Effect, EffectKind};
use ansage_game::event::{Event, EventKind, EventSource, Question};
use ansage_game::joining::StationRole;
use ansage_game::moment::{Moment, Span};
use ansage_game::referee::Referee;
use ansage_game::refusal::Refusal;
use ansage_game::ruling::Ruling;
use ansage_game::seat::Color::{self, Black, White};
use ansage_game::seat::{ByColor, Seat};
use ansage_game::terms::GameTerms;
use ansage_sound::speech::driver::ANNOUNCEMENT_WAIT;
use ansage_sound::speech::queue::{ChannelSeparation, SpeechOrder, SpeechQueue, Utterance};
use ansage_testing::dice::Dice;
use ansage_testing::seeds::every;
use ansage_words::locale::{Lang, Locale};
use ansage_words::presentation::{Channel, Precedence, Presenter, SpeechPiece, Topic};
use shakmaty::{Position, Role};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

const RUNS: u64 = 2_000;
const ACTS: usize = 45;
const HELPER: u8 = 2;

/// How long an utterance takes, in milliseconds.
fn length(utterance: &Utterance) -> u64 {
    let piece = |piece: &SpeechPiece| match piece {
        SpeechPiece::Words { text, .. } => 60 * text.chars().count() as u64,
        SpeechPiece::Earcon(_) => 150,
        SpeechPiece::Pause(span) => span.as_millis(),
    };
    utterance.speech.iter().map(piece).sum::<u64>().max(1)
}

/// An utterance that is being said.
struct Sounding {
    id: u64,
    ends: u64,
}

/// A foremost utterance that waits or is being said, as the calculation has it.
struct Foremost {
    id: u64,
    topic: Topic,
    queued: u64,
    begun: bool,
    delayed: bool,
}

struct Hall {
    dice: Dice,
    now: u64,
    referee: Referee,
    presenter: Presenter,
    queue: SpeechQueue,
    shared: bool,
    hall: Option<Sounding>,
    ear: Option<Sounding>,
    next_id: u64,
    utterances: BTreeMap<u64, u32>,
    said: BTreeMap<u64, Utterance>,
    /// The times that each public utterance was said to its end, or was replaced.
    ended: BTreeMap<u64, u32>,
    cut_by_answer: BTreeSet<u64>,
    waiting_answers: BTreeSet<u64>,
    line: Vec<Foremost>,
    /// The first announcement of the half-move that is being said, and until when it counts for no player.
    free: Option<(u32, u64)>,
    freed: Option<usize>,
    used: ByColor<u64>,
    acts: u64,
    /// How often each thing happened that the rule is about.
    tally: BTreeMap<&'static str, u32>,
}

impl Hall {
    fn open(seed: u64) -> Hall {
        let mut dice = Dice::new(seed);
        let shared = dice.chance(60);
        let adapted = if dice.chance(40) { vec![("speech-is-free".to_owned(), "yes".to_owned())] } else { Vec::new() };
        let terms = GameTerms {
            adapted,
            arbiter_code: Some("proof".into()),
            ..GameTerms::new("90+30".parse().expect("a time control"))
        };
        let outputs = if shared { ChannelSeparation::Shared } else { ChannelSeparation::Separate };
        let (english, german) = (Locale::for_lang(Lang::En), Locale::for_lang(Lang::De));
        Hall {
            dice,
            now: 0,
            referee: Referee::open(terms).expect("terms that can be played"),
            presenter: Presenter { hall: german, ..Presenter::without_game(&english) },
            queue: SpeechQueue::new(outputs),
            shared,
            hall: None,
            ear: None,
            next_id: 0,
            utterances: BTreeMap::new(),
            said: BTreeMap::new(),
            ended: BTreeMap::new(),
            cut_by_answer: BTreeSet::new(),
            waiting_answers: BTreeSet::new(),
            line: Vec::new(),
            free: None,
            freed: None,
            used: ByColor { white: 0, black: 0 },
            acts: 0,
            tally: BTreeMap::new(),
        }
    }

    fn count(&mut self, what: &'static str) {
        *self.tally.entry(what).or_default() += 1;
    }

    fn send(&mut self, seat: Seat, port: EventSource, kind: EventKind) -> Vec<Effect> {
        let event = Event { at: Moment::from_millis(self.now), seat, port, kind };
        let effects = self.referee.handle(&event);
        let is_requested = seat == Seat::White && port == EventSource::Keyboard;
        if is_requested {
            let orders = self.queue.begin_command();
            self.follow(orders);
        }
        for effect in &effects {
            self.count(match &effect.kind {
                EffectKind::MoveCompleted { .. } => "completed",
                EffectKind::AnnouncementWaited { .. } => "clock held",
                EffectKind::Refused(Refusal::StillBeingSaid) => "again refused",
                EffectKind::Refused(Refusal::NothingChanged) => "refused: nothing changed",
                EffectKind::Refused(Refusal::AdjustOutOfTurn) => "refused: adjust",
                _ => "other",
            });
            self.note_free_speech(effect);
            for told in self.presenter.effect_messages(effect) {
                if !told.speech.is_empty() {
                    self.next_id += 1;
                    let utterance = Utterance::from_message(self.next_id, &told, is_requested);
                    if let EffectKind::MoveAnnounced { utterance: number, .. } = effect.kind {
                        self.utterances.insert(self.next_id, number);
                    }
                    self.say(utterance);
                }
            }
        }
        // What an act that changes nothing is refused is heard by its player alone.
        let is_refused = |effect: &Effect| matches!(effect.kind, EffectKind::Refused(_));
        assert!(effects.iter().filter(|effect| is_refused(effect)).all(|effect| effect.to != Audience::Hall));
        self.check();
        effects
    }

    /// D.1: the first announcement of a half-move counts for no player, where the table has it so.
    fn note_free_speech(&mut self, effect: &Effect) {
        let EffectKind::MoveAnnounced { utterance, manner, .. } = effect.kind else { return };
        if manner == AnnouncementManner::Repeated {
            return;
        }
        self.free = None;
        let half_move = self.referee.view(Moment::from_millis(self.now)).half_moves.len();
        let is_first = matches!(manner, AnnouncementManner::Announced | AnnouncementManner::Entered);
        if self.referee.rules_in_force().speech_is_free && is_first && self.freed != Some(half_move) {
            self.free = Some((utterance, self.now + 10_000));
            self.freed = Some(half_move);
        }
    }

    fn say(&mut self, utterance: Utterance) {
        let (id, topic) = (utterance.id, utterance.topic);
        self.said.insert(id, utterance.clone());
        if matches!(topic, Some(Topic::Announcement(_))) {
            self.cut_by_answer.clear();
        }
        if utterance.precedence == Precedence::Foremost {
            let topic = topic.expect("a topic");
            let new = Foremost { id, topic, queued: self.now, begun: false, delayed: false };
            let is_corrected = |older: &Foremost| match topic {
                Topic::Correction(player) => older.topic.announced_player() == Some(player),
                _ => false,
            };
            match self.line.iter().rposition(is_corrected) {
                Some(at) => self.line[at] = new,
                None => self.line.push(new),
            }
        }
        let is_answer = utterance.channel == Channel::Private && utterance.precedence == Precedence::Reply;
        let sounding = self.hall.as_ref().map(|sounding| sounding.id);
        if is_answer {
            self.waiting_answers.insert(id);
        }
        let orders = self.queue.queue_utterance(utterance);
        if let Some(sounding) =
            sounding.filter(|sounding| is_answer && orders.contains(&SpeechOrder::Silence(*sounding)))
        {
            assert!(self.cut_by_answer.insert(sounding), "an answer cuts a sentence once in a half-move");
            self.count("cut by an answer");
        }
        self.follow(orders);
    }

    fn follow(&mut self, orders: Vec<SpeechOrder>) {
        for order in orders {
            match order {
                SpeechOrder::Start(utterance) => {
                    let sounding = Some(Sounding { id: utterance.id, ends: self.now + length(&utterance) });
                    self.waiting_answers.remove(&utterance.id);
                    match utterance.channel {
                        Channel::Hall => self.hall = sounding,
                        Channel::Private => self.ear = sounding,
                    }
                    let late = self.line.iter_mut().find(|one| one.id == utterance.id).map(|one| {
                        one.begun = true;
                        one.delayed
                    });
                    if let Some(number) = self.utterances.get(&utterance.id).filter(|_| late == Some(true)) {
                        let kind = EventKind::AnnouncementBegun { utterance: *number };
                        let (seat, port) = (Seat::White, EventSource::Speech);
                        let effects =
                            self.referee.handle(&Event { at: Moment::from_millis(self.now), seat, port, kind });
                        let waited = |effect: &Effect| matches!(effect.kind, EffectKind::AnnouncementWaited { .. });
                        *self.tally.entry("clock held").or_default() += u32::from(effects.iter().any(waited));
                        if let Some(free) = self.free.as_mut().filter(|free| free.0 == *number) {
                            free.1 = self.now + 10_000;
                        }
                    }
                }
                SpeechOrder::Silence(id) => {
                    if let Some(ear) = self.ear.take_if(|ear| ear.id == id) {
                        self.waiting_answers
                            .extend(Some(ear.id).filter(|id| self.said[id].precedence == Precedence::Reply));
                    }
                    self.hall.take_if(|hall| hall.id == id);
                }
                SpeechOrder::Dropped { id, .. } => {
                    self.waiting_answers.remove(&id);
                    let dropped = &self.said[&id];
                    if dropped.channel == Channel::Hall {
                        let old = dropped.topic.expect("a topic");
                        let newest = self.said[&self.next_id].topic.expect("a topic");
                        assert!(newest.replaces_in_hall(old), "{newest:?} has dropped {old:?}");
                        let what = if old.announced_player().is_some() { "corrected" } else { "sentence replaced" };
                        *self.tally.entry(what).or_default() += 1;
                        *self.ended.entry(id).or_default() += 1;
                    }
                }
                SpeechOrder::Sound { id, ends, .. } => {
                    if ends {
                        self.waiting_answers.remove(&id);
                    }
                }
                SpeechOrder::Backlog(_) => {}
            }
        }
    }

    /// The rule, as the calculation has it at this moment.
    fn check(&self) {
        let hall = self.hall.as_ref().map(|hall| hall.id);
        match self.line.first() {
            Some(first) => assert_eq!(hall, Some(first.id), "the first of the foremost is being said"),
            None if self.shared && !self.waiting_answers.is_empty() => {
                let waits_once = hall.is_none_or(|hall| self.cut_by_answer.contains(&hall));
                assert!(waits_once || self.ear.is_some(), "an answer waits for a sentence that no answer has cut");
            }
            None => {}
        }
        assert!(!self.shared || self.hall.is_none() || self.ear.is_none(), "two at a time on one output");
        let view = self.referee.view(Moment::from_millis(self.now));
        for color in Color::ALL {
            assert_eq!(view.used.get(color).as_millis(), *self.used.get(color), "time of {color:?} at {}", self.now);
        }
    }

    /// Whether the clock of a player stands, though it is that player's turn.
    fn is_held(&self, player: Color) -> bool {
        let wait = ANNOUNCEMENT_WAIT.as_millis();
        let waits = self
            .line
            .iter()
            .any(|one| one.topic.announced_player() == Some(player) && !one.begun && one.queued + wait <= self.now);
        waits || self.free.is_some_and(|(_, until)| self.now < until)
    }

    /// Lets time pass to the next moment at which something happens.
    fn advance(&mut self, to: u64) {
        let running = self.referee.view(Moment::from_millis(self.now)).running;
        if let Some(player) = running.filter(|player| !self.is_held(*player)) {
            *self.used.get_mut(player) += to - self.now;
        }
        self.now = to;
    }

    fn next_moment(&self) -> Option<u64> {
        let ends = [&self.hall, &self.ear].into_iter().flatten().map(|sounding| sounding.ends);
        let wait = ANNOUNCEMENT_WAIT.as_millis();
        let delays = self.line.iter().filter(|one| !one.begun && !one.delayed).map(|one| one.queued + wait);
        let free = self.free.map(|(_, until)| until).filter(|until| *until > self.now);
        ends.chain(delays).chain(free).min()
    }

    fn happen(&mut self) {
        let wait = ANNOUNCEMENT_WAIT.as_millis();
        for one in 0..self.line.len() {
            let waits = &mut self.line[one];
            if !waits.begun
                && waits.queued + wait <= self.now
                && !std::mem::replace(&mut waits.delayed, true)
                && let Some(number) = self.utterances.get(&waits.id).copied()
            {
                self.send(Seat::White, EventSource::Speech, EventKind::AnnouncementDelayed { utterance: number });
            }
        }
        for is_hall in [true, false] {
            let lane = if is_hall { &mut self.hall } else { &mut self.ear };
            let Some(ended) = lane.take_if(|sounding| sounding.ends <= self.now) else { continue };
            if is_hall {
                *self.ended.entry(ended.id).or_default() += 1;
                self.line.retain(|one| one.id != ended.id);
            }
            let orders = self.queue.handle_finished_utterance(ended.id);
            self.follow(orders);
            if let Some(number) = self.utterances.remove(&ended.id) {
                self.free.take_if(|free| free.0 == number);
                self.send(Seat::White, EventSource::Speech, EventKind::AnnouncementHeard { utterance: number });
            }
            self.check();
        }
    }

    fn run_to(&mut self, until: u64) {
        while let Some(next) = self.next_moment().filter(|next| *next <= until) {
            self.advance(next.max(self.now));
            self.happen();
        }
        self.advance(until);
    }

    /// A legal move of the player to move, as it is announced.
    fn some_move(&mut self) -> Option<EventKind> {
        let position = self.referee.position().clone();
        let plain = |it: &shakmaty::Move| !it.is_castle() && !it.is_promotion() && it.role() != Role::King;
        let moves: Vec<_> = position.legal_moves().into_iter().filter(plain).collect();
        let chosen = moves.get(self.dice.below(moves.len().max(1)))?;
        let code = format!("{}{}{}", chosen.role().upper_char(), chosen.from()?, chosen.to());
        Some(EventKind::Announced { words: code.parse().expect("a move") })
    }

    fn act(&mut self) {
        let view = self.referee.view(Moment::from_millis(self.now));
        let own = view.pending.as_ref().map(|pending| pending.player);
        let mover = own.unwrap_or(self.referee.position().turn());
        let actor = [mover, mover, White, Black][self.dice.below(4)];
        let kind = match self.dice.below(20) {
            0..=3 if own.is_none() && actor == mover => self.some_move(),
            0..=3 if own == Some(actor) => Some(EventKind::ClockPressed { player: actor }),
            5..=8 if own == Some(actor) => {
                let same = view.pending.map(|pending| pending.description);
                match self.some_move() {
                    Some(EventKind::Announced { words }) if self.dice.chance(70) => {
                        Some(EventKind::Corrected { words })
                    }
                    _ => {
                        same.map(|same| EventKind::Corrected { words: same.named.to_string().parse().expect("a move") })
                    }
                }
            }
            0..=9 => Some(EventKind::AnnouncementRepeatAsked),
            10 => Some(EventKind::Adjusting),
            11..=12 => {
                let text = ["Black resigns", "e4", "Nf6", "??"][self.dice.below(4)];
                Some(EventKind::ScoreWritten { text: text.into(), words: text.parse().ok() })
            }
            13 => Some(EventKind::PieceTouched { square: shakmaty::Square::new(self.dice.below(64) as u32) }),
            14 => Some(EventKind::ComparisonAsked),
            15 => Some(EventKind::DrawOffered),
            16..=17 => Some(EventKind::InformationAsked { question: Question::Clocks }),
            18 => Some(EventKind::InformationAsked { question: Question::MoveCount }),
            _ => None,
        };
        self.acts += 1;
        let left = Span::from_secs(5_000);
        match kind {
            Some(kind) if actor == White => drop(self.send(Seat::White, EventSource::Keyboard, kind)),
            Some(kind) => {
                let station = if self.dice.chance(15) { HELPER } else { 1 };
                let port = EventSource::Link { station, act: self.acts };
                drop(self.send(Seat::Black, port, kind));
            }
            None => {
                let player = !actor;
                let ruled = EventKind::Ruled { ruling: Ruling::SetClock { player, left } };
                // 90+30 has given a player 90 minutes, and 30 seconds for each move and the next: what is not left is used.
                let completed = u64::from(*self.referee.clock().completed_moves().get(player));
                *self.used.get_mut(player) = (5_430_000 + 30_000 * completed).saturating_sub(left.as_millis());
                drop(self.send(Seat::Arbiter, EventSource::Keyboard, ruled));
            }
        }
    }
}

fn play(seed: u64) -> BTreeMap<&'static str, u32> {
    let mut hall = Hall::open(seed);
    let found = |station, role| EventKind::LinkFound { station, role, again: false };
    hall.send(Seat::Black, EventSource::Station, found(1, StationRole::Player));
    hall.send(Seat::White, EventSource::Station, found(HELPER, StationRole::Assistant));
    hall.send(Seat::White, EventSource::Keyboard, EventKind::Started);
    let taken = EventKind::DeskTaken { verifier: "proof".into(), arbiter: "".into() };
    hall.send(Seat::Arbiter, EventSource::Keyboard, taken);
    let is_quick = hall.dice.chance(50);
    for _ in 0..ACTS {
        let pause = if is_quick { hall.dice.below(400) } else { hall.dice.below(4_000) };
        hall.run_to(hall.now + pause as u64);
        hall.act();
    }
    hall.run_to(hall.now + 3_600_000);
    let public = hall.said.values().filter(|said| said.channel == Channel::Hall);
    for said in public {
        assert_eq!(hall.ended.get(&said.id), Some(&1), "said to its end or replaced, once: {said:?}");
    }
    hall.tally
}

#[test]
fn d_2_3_nobodys_words_delay_the_others_whatever_is_typed() {
    let tally = Mutex::new(BTreeMap::<&str, u32>::new());
    every(0..RUNS, "change RUNS in tests/sound/who_waits.rs", |seed| {
        let played = play(seed);
        let mut tally = tally.lock().expect("no panic while it is held");
        played.into_iter().for_each(|(what, times)| *tally.entry(what).or_default() += times);
    });
    let tally = tally.into_inner().expect("no panic while it is held");
    println!("{tally:?}");
    assert!(tally.len() >= 9 && tally.values().all(|times| *times > 100), "{tally:?}");
}
