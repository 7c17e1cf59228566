//! Play one game, watched from the first event to the last; kill it, replay it, play on.

use super::dice::Dice;
use super::people::{self, People};
use super::streams::Stream;
use super::tally::VariantTally;
use super::watch::{self, TableWatch};
use ansage_game::announcement::Announcement;
use ansage_game::effect::{Effect, EffectKind};
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::journal::line::{self, ChecksumChain};
use ansage_game::journal::{GameId, JournalEntry as Line, replay};
use ansage_game::moment::Moment;
use ansage_game::referee::{Referee, StateSummary};
use ansage_game::ruling::AdjournmentStep;
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::GameTerms;

/// One thing that happened, and what came of it.
#[derive(Clone)]
struct PlayEntry {
    event: Event,
    effects: Vec<Effect>,
    state: Option<RefereeState>,
    /// What lay in the envelope then.
    sealed: Option<Announcement>,
}

/// How the referee stood after an entry: all of it, and what an entry of the journal shows of it.
#[derive(Debug, Clone, PartialEq)]
struct RefereeState {
    whole: String,
    brief: StateSummary,
}

impl RefereeState {
    fn of(referee: &Referee) -> RefereeState {
        RefereeState { whole: referee.state_text(), brief: referee.state_summary() }
    }
}

/// A game, with its seed printed if it fails, and how it ended.
struct PlayRecord {
    seed: u64,
    entries: Vec<PlayEntry>,
    under_way: Option<Event>,
}

impl Drop for PlayRecord {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let shown = std::env::var("ANSAGE_SHOWN").ok().and_then(|text| text.parse().ok()).unwrap_or(12);
            for entry in self.entries.iter().rev().take(shown).rev() {
                eprintln!(
                    "{} {:?} {:?}\n    -> {:?}",
                    entry.event.at, entry.event.seat, entry.event.kind, entry.effects
                );
            }
            let seed = self.seed;
            eprintln!("under way: {:?}", self.under_way);
            eprintln!("again: ANSAGE_SEED={seed} cargo test --test game the_game_of_a_printed_seed");
        }
    }
}

struct SimulatedGame {
    terms: GameTerms,
    people: People,
    referee: Referee,
    watch: TableWatch,
    record: PlayRecord,
    tally: VariantTally,
    /// Whether its journal is written, entry by entry.
    written: bool,
}

/// Plays the game of a seed and counts what came about.
pub fn play(seed: u64) -> VariantTally {
    watched(seed).tally
}

/// Plays the game of a seed and keeps what happened: as much as was left whenever the machine had died.
pub fn recorded(seed: u64) -> Stream {
    let SimulatedGame { terms, mut record, .. } = watched(seed);
    stream(format!("game-{seed}"), terms, &mut record)
}

fn stream(name: String, terms: GameTerms, record: &mut PlayRecord) -> Stream {
    let entries = record.entries.drain(..).map(|entry| (entry.event, entry.effects)).collect();
    Stream { name, terms, entries }
}

fn watched(seed: u64) -> SimulatedGame {
    let mut dice = Dice::new(seed);
    let terms = people::terms(&mut dice);
    let written = dice.chance(12);
    let people = People::new(dice, terms.blind_players());
    let referee = Referee::open(terms.clone()).expect("terms that can be played");
    let record = PlayRecord { seed, entries: Vec::new(), under_way: None };
    let watch = TableWatch::new(&referee);
    let mut game = SimulatedGame { terms, people, referee, watch, record, tally: VariantTally::default(), written };
    game.tally.terms(&game.referee);
    let (length, mut over) = (game.people.plan.length, 0);
    while game.record.entries.len() < length && over < 8 {
        let event = game.people.act(&game.referee);
        game.happen(event);
        over += usize::from(game.referee.outcome().is_some());
        if game.people.dice.below(1_000) < 3 {
            game.die();
        }
    }
    game.count();
    game.replay();
    game
}

impl SimulatedGame {
    fn happen(&mut self, event: Event) {
        survives_the_journal(&event);
        self.record.under_way = Some(event.clone());
        let effects = self.referee.handle(&event);
        effects.iter().for_each(survives_the_journal);
        self.tally.event(&event);
        effects.iter().for_each(|effect| self.tally.effect(&effect.kind));
        let number = self.record.entries.len();
        let state = (self.written || number.is_multiple_of(8)).then(|| RefereeState::of(&self.referee));
        state.iter().for_each(|state| reads_back(&state.whole));
        let sealed = self.people.sealed.as_ref().map(|sealed| sealed.words);
        self.record.entries.push(PlayEntry { event: event.clone(), effects: effects.clone(), state, sealed });
        self.people.hear(&effects);
        self.watch.see(&event, &effects, &self.referee, sealed.as_ref());
    }

    /// The machine dies, and with it the last entries, if they were not on the disk: what is left is replayed and played
    /// on.
    fn die(&mut self) {
        let entries = &mut self.record.entries;
        let lost = self.people.dice.below(4) * self.people.dice.below(8);
        entries.truncate(entries.len().saturating_sub(lost));
        self.referee = match self.written {
            true => {
                self.tally.game("journal cut off and played on");
                reopened(&self.terms, entries, &mut self.people.dice)
            }
            false => {
                self.tally.game("replay cut off and played on");
                replayed(&self.terms, entries, &mut None)
            }
        };
        let mut watch = None;
        let again = replayed(&self.terms, entries, &mut watch);
        assert_eq!(again.state_text(), self.referee.state_text(), "another state when replayed to a cut");
        self.watch = watch.unwrap_or_else(|| TableWatch::new(&again));
        let now = entries.last().map_or(Moment::START, |entry| entry.event.at);
        let event = self.people.start_anew(now);
        self.happen(event);
    }

    fn count(&mut self) {
        let standing = self.referee.half_moves_with_withdrawn().iter().filter(|half_move| !half_move.withdrawn).count();
        if standing >= 40 {
            self.tally.game("game of 40 half-moves and more");
        }
        if standing >= 100 {
            self.tally.game("game of 100 half-moves and more");
        }
        let closed =
            |effect: &Effect| matches!(effect.kind, EffectKind::Adjournment(AdjournmentStep::EnvelopeClosed(_)));
        if self.record.entries.iter().flat_map(|entry| &entry.effects).any(closed) {
            self.tally.game("game that was adjourned");
        }
        let clock = self.referee.clock();
        if Color::ALL.into_iter().all(|color| clock.is_fallen(color)) {
            self.tally.game("game with both flags down");
        }
        if Color::ALL.into_iter().any(|color| clock.is_frozen(color)) {
            self.tally.game("game with a clock that kept its display");
        }
    }

    /// Replay comes to the same as live play, entry by entry.
    fn replay(&mut self) {
        watch::course_is_legal(&self.referee, &self.referee.view(Default::default()), self.watch.unclaimed);
        let again = replayed(&self.terms, &self.record.entries, &mut None);
        assert_eq!(again.state_text(), self.referee.state_text(), "another state at the end when replayed");
        if self.written {
            let again = reopened(&self.terms, &self.record.entries, &mut self.people.dice);
            assert_eq!(again.state_text(), self.referee.state_text(), "another state when the journal is opened");
        }
    }
}

/// Boards that report anything at all, between people who do what they do: no panic, no flood, and the same when it is
/// played again. So many effects brought about by one event at the most, and what happened.
pub fn reports_of_anything(seed: u64) -> (usize, Stream) {
    let mut dice = Dice::new(seed);
    let terms = people::terms(&mut dice);
    let mut people = People::new(dice.clone(), terms.blind_players());
    let mut referee = Referee::open(terms.clone()).expect("terms that can be played");
    let (mut record, mut most) = (PlayRecord { seed, entries: Vec::new(), under_way: None }, 0);
    for _ in 0..300 {
        let event = match dice.chance(60) {
            true => {
                let seat = dice.pick(&[Seat::White, Seat::White, Seat::Black]);
                let kind = EventKind::BoardReported(people::pegs::anything(&mut dice));
                Event { at: Moment::from_millis(people.now), seat, port: EventSource::Board, kind }
            }
            false => people.act(&referee),
        };
        record.under_way = Some(event.clone());
        let effects = referee.handle(&event);
        people.hear(&effects);
        effects.iter().for_each(survives_the_journal);
        most = most.max(effects.len());
        assert!(effects.len() <= 40, "{} effects of one event", effects.len());
        watch::course_is_legal(&referee, &referee.view(event.at), true);
        reads_back(&referee.state_text());
        let state = Some(RefereeState::of(&referee));
        record.entries.push(PlayEntry { event, effects, state, sealed: None });
    }
    let mut again = Referee::open(terms.clone()).expect("terms that can be played");
    for entry in &record.entries {
        assert_eq!(again.handle(&entry.event), entry.effects, "played again");
        assert_eq!(Some(RefereeState::of(&again)), entry.state, "played again");
    }
    (most, stream(format!("anything-{seed}"), terms, &mut record))
}

/// Plays entries again, and has them watched again where that is asked for.
fn replayed(terms: &GameTerms, entries: &[PlayEntry], watch: &mut Option<TableWatch>) -> Referee {
    let mut again = Referee::open(terms.clone()).expect("terms that can be played");
    let mut watching = TableWatch::new(&again);
    for entry in entries {
        let effects = again.handle(&entry.event);
        assert_eq!(effects, entry.effects, "played again, {:?} brings about", entry.event);
        let state = entry.state.as_ref();
        assert!(state.is_none_or(|state| *state == RefereeState::of(&again)), "another state when played again");
        watching.see(&entry.event, &effects, &again, entry.sealed.as_ref());
    }
    *watch = Some(watching);
    again
}

/// The referee of a journal of these entries, the last line of which may be torn.
fn reopened(terms: &GameTerms, entries: &[PlayEntry], dice: &mut Dice) -> Referee {
    let mut chain = ChecksumChain::begin();
    let mut text = line::write_header(GameId::new([7; 16]), &mut chain);
    let mut first = Referee::open(terms.clone()).expect("terms that can be played");
    let kind = EventKind::Opened { terms: Box::new(terms.clone()), wall: "2026-01-01T00:00:00Z".into() };
    let opening = Event { at: Moment::START, seat: Seat::White, port: EventSource::Station, kind };
    let effects = first.handle(&opening);
    text += &line::write_entry(&Line::new(1, opening, effects, &first), &mut chain);
    for (seq, entry) in (2..).zip(entries) {
        let RefereeState { whole, brief } = entry.state.clone().expect("the state of an entry that is written");
        let (event, effects, digest) = (entry.event.clone(), entry.effects.clone(), line::digest(&whole));
        let written = Line { seq, event, effects, brief, digest };
        text += &line::write_entry(&written, &mut chain);
    }
    let sound = text.len();
    if let Some(entry) = entries.last() {
        // Half a line more was on its way to the disk.
        let (seq, event) = (entries.len() as u64 + 2, entry.event.clone());
        let torn = line::write_entry(&Line::new(seq, event, Vec::new(), &first), &mut chain);
        text += &torn[..dice.below(torn.len())];
    }
    let replayed = replay::replay(text.as_bytes());
    assert!(replayed.fault.is_none() || replayed.torn, "the journal is not sound: {:?}", replayed.fault);
    assert_eq!(replayed.sound_bytes, sound, "so much of the journal is sound");
    assert_eq!(replayed.other_memory, None, "the whole state is the recorded one");
    replayed.referee.expect("a game that was opened")
}

/// The text of a state says something, and says it once.
fn reads_back(state: &str) {
    let value: serde_json::Value = serde_json::from_str(state).expect("the state as a text");
    let again: serde_json::Value = serde_json::from_str(&value.to_string()).expect("the state as a text");
    assert!(
        again == value && value.pointer("/course/position").is_some(),
        "the state {state} is read back as something else"
    );
}

fn survives_the_journal<T>(value: &T)
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug,
{
    let line = serde_json::to_string(value).expect("plain data");
    let read: T = serde_json::from_str(&line).unwrap_or_else(|error| panic!("{line} is not read back: {error}"));
    assert_eq!(read, *value, "{line} is read back as something else");
}
