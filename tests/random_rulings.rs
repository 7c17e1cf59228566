//! Random games in which the desk gives every kind of ruling at random moments: each is announced once and recorded.
//!
//! `ANSAGE_GAMES` is the number of games (500); `ANSAGE_SEED` plays the one game of a seed that was printed with a failure.
//! How often each ruling was given is shown with `cargo test --test pure random_rulings -- --nocapture`.

mod count;
mod record;

use ansage_game::effect::{Audience, Effect, EffectKind};
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::referee::Referee;
use ansage_game::refusal::Refusal;
use ansage_game::ruling::Ruling;
use ansage_game::seat::Seat;
use ansage_game::terms::GameTerms;
use ansage_testing::dice::Dice;
use ansage_testing::people::{self, People};
use ansage_testing::rulings::{LISTED_RULINGS, is_announced_by, number_in_list};
use ansage_testing::seeds::every;
use ansage_words::locale::Locale;
use ansage_words::presentation::recorded::spoken_text;
use ansage_words::presentation::{Channel, Presenter};
use count::{RulingCount, moments};
use record::WrittenRecord;
use shakmaty::Position;
use std::collections::BTreeSet;
use std::sync::Mutex;

/// The seed of the first game.
const FIXED: u64 = 0x0012_2014;

/// The game of one seed, played by itself.
const AGAIN: &str = "ANSAGE_SEED=... cargo test --test pure the_rulings_of_a_printed_seed -- --nocapture";

/// The code of the arbiter in every game.
const VERIFIER: &str = "argon2id$0";

/// The number of acts in a game.
const ACTS: usize = 60;

/// The number of games from which on every kind of ruling must have been carried out.
const ENOUGH: u64 = 500;

fn games() -> u64 {
    std::env::var("ANSAGE_GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(500)
}

/// A game under way, and its record.
struct RuledGame {
    people: People,
    referee: Referee,
    record: WrittenRecord,
    presenter: Presenter,
    /// The rulings that were carried out, each with its entry.
    given: Vec<(u64, Ruling)>,
    count: RulingCount,
}

impl RuledGame {
    fn new(seed: u64, locale: &Locale) -> RuledGame {
        let mut dice = Dice::new(seed);
        let terms = GameTerms { arbiter_code: Some(VERIFIER.into()), ..people::terms(&mut dice) };
        let mut referee = Referee::open(terms.clone()).expect("terms that can be played");
        let people = People::new(dice, terms.blind_players());
        let presenter =
            Presenter { owner: terms.owner, first: referee.start_position().turn(), ..Presenter::without_game(locale) };
        let record = WrittenRecord::new(&terms, &mut referee);
        RuledGame { people, referee, record, presenter, given: Vec::new(), count: RulingCount::default() }
    }

    fn play(&mut self) {
        // The arbiter of one game hardly ever rules, that of another at every third act.
        let busy = self.people.dice.pick(&[6, 15, 30]);
        for _ in 0..ACTS {
            let event = match self.people.dice.chance(busy) {
                true => self.people.act_at_desk(VERIFIER, &self.referee),
                false => self.people.act(&self.referee),
            };
            match &event.kind {
                EventKind::Ruled { ruling } if event.seat == Seat::Arbiter && self.people.is_at_desk() => {
                    self.rule(ruling.clone(), event)
                }
                _ => drop(self.happen(event)),
            }
        }
    }

    fn happen(&mut self, event: Event) -> Vec<Effect> {
        let effects = self.referee.handle(&event);
        self.people.hear(&effects);
        self.record.append(event, effects.clone(), &self.referee);
        effects
    }

    /// Gives a ruling, and checks its announcement, or its refusal.
    fn rule(&mut self, ruling: Ruling, event: Event) {
        // What the time up to now brings about is not part of the ruling.
        let seat = Seat::from(self.referee.terms().owner);
        let kind = EventKind::DeadlineReached;
        self.happen(Event { at: event.at, seat, port: EventSource::Station, kind });
        let view = self.referee.view(event.at);
        let before = self.referee.state_text();
        let effects = self.happen(event);
        let refused = effects.iter().any(|effect| matches!(effect.kind, EffectKind::Refused(_)));
        if refused {
            let [Effect { to, kind: EffectKind::Refused(refusal) }] = &effects[..] else {
                panic!("{ruling:?} is refused and more: {effects:?}")
            };
            if *refusal == Refusal::NoArbiterAtDesk {
                // It came from another station than that of the desk, and is refused there.
                return;
            }
            assert_eq!(*to, Audience::Desk, "{ruling:?} is not refused to the desk: {effects:?}");
            assert_eq!(self.referee.state_text(), before, "{ruling:?} is refused and changes something: {effects:?}");
        } else {
            self.check_announcement(&ruling, &effects);
            self.given.push((self.record.last_entry(), ruling.clone()));
        }
        if let Some(number) = number_in_list(&ruling) {
            self.count.add(number, refused, &moments(&view, &self.referee));
        } else {
            assert!(refused, "{ruling:?} is not in the list: {effects:?}");
        }
    }

    /// One effect announces the ruling, to the audience of the list alone, and the hall hears no sentence twice.
    fn check_announcement(&self, ruling: &Ruling, effects: &[Effect]) {
        let listed = LISTED_RULINGS[number_in_list(ruling).expect("a ruling in the list")];
        let announcing: Vec<&Effect> = effects.iter().filter(|effect| is_announced_by(ruling, &effect.kind)).collect();
        let [one] = announcing[..] else { panic!("{ruling:?} is announced {} times: {effects:?}", announcing.len()) };
        // Where the players announce the moves themselves, the program shows a move to its owner.
        let shown =
            matches!(one.kind, EffectKind::MoveAnnounced { .. }) && one.to == Audience::Seat(self.presenter.owner);
        assert!(shown || one.to == listed.audience, "{ruling:?} is not announced to {:?}: {one:?}", listed.audience);
        let mut heard = BTreeSet::new();
        for effect in effects.iter().filter(|effect| effect.to == Audience::Hall) {
            let words = self.hall_words(effect);
            let silent = is_announced_by(ruling, &effect.kind) && words.is_empty();
            assert!(!silent, "{ruling:?} is announced in no word: {effect:?}");
            assert!(
                words.is_empty() || heard.insert(words.clone()),
                "{words:?} is heard twice: {ruling:?}: {effects:?}"
            );
        }
    }

    /// What the hall hears of an effect. Below each of two boards the same squares may follow.
    fn hall_words(&self, effect: &Effect) -> String {
        let told = self.presenter.effect_messages(effect).into_iter().filter(|told| told.channel == Channel::Hall);
        told.map(|told| spoken_text(&told.speech)).collect::<Vec<_>>().join(" ").trim().to_owned()
    }
}

/// Plays the game of a seed, then looks up every ruling in its record.
fn ruled_game(seed: u64, locale: &Locale) -> RulingCount {
    let mut game = RuledGame::new(seed, locale);
    game.play();
    game.record.check(&game.given, locale);
    game.count
}

#[test]
fn art_12_2_each_ruling_at_any_moment_is_announced_once_and_recorded() {
    let total = Mutex::new(RulingCount::default());
    every(FIXED..FIXED + games(), AGAIN, |seed| {
        let count = ruled_game(seed, &Locale::new(Some("en")));
        total.lock().expect("no panic while it is held").join(&count);
    });
    let total = total.into_inner().expect("no panic while it is held");
    println!("{total}");
    let missed = total.missed();
    assert!(games() < ENOUGH || missed.is_empty(), "never carried out, or no ruling at such a moment: {missed:?}");
}

#[test]
fn the_rulings_of_a_printed_seed() {
    if let Some(seed) = std::env::var("ANSAGE_SEED").ok().and_then(|seed| seed.parse().ok()) {
        println!("{}", ruled_game(seed, &Locale::new(Some("en"))));
    }
}
