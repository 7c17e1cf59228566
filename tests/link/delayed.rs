//! Spectators are told a game later, as internet transmission demands: moves, clocks and the end, and nothing newer.

use super::simulated::LinkTally;
use super::simulated::table::{HostOutput, SimulatedTable};
use ansage_game::effect::{Audience, EffectKind};
use ansage_game::event::{EventKind, EventSource};
use ansage_game::joining::StationRole;
use ansage_game::journal::replay::replay;
use ansage_game::moment::{Moment, Span};
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::GameTerms;
use ansage_link::PROTOCOL;
use ansage_link::guest::Client;
use ansage_link::host::DelayedEntry;
use ansage_link::message::{ClientMessage, HostMessage};
use ansage_words::locale::Lang;
use ansage_words::vocabulary::parse_move;

const DELAY: Span = Span::from_secs(900);
const SPECTATOR: u64 = 1;
const PLAYER: u64 = 2;

struct DelayedTable {
    table: SimulatedTable,
    tally: LinkTally,
}

impl DelayedTable {
    fn new() -> DelayedTable {
        let mut terms = GameTerms::new("90+30".parse().expect("a time control"));
        terms.black_blind = true;
        let mut table = SimulatedTable::new(terms, true);
        delay(&mut table, true);
        DelayedTable { table, tally: LinkTally::default() }
    }

    fn joins(&mut self, line: u64, capacity: StationRole) -> Vec<HostMessage> {
        let hello = ClientMessage::Hello {
            protocol: PROTOCOL,
            capacity,
            seat: None,
            game: String::new(),
            last_seq: 0,
            head: String::new(),
            name: Default::default(),
        };
        self.table.said(line, line as u8, &hello, &mut self.tally);
        self.answers(line)
    }

    fn answers(&mut self, line: u64) -> Vec<HostMessage> {
        let (mine, others) = std::mem::take(&mut self.table.sent)
            .into_iter()
            .partition::<Vec<_>, _>(|sent| matches!(sent, HostOutput::Message(to, _) if *to == line));
        self.table.sent = others;
        let message = |sent| if let HostOutput::Message(_, message) = sent { Some(*message) } else { None };
        mine.into_iter().filter_map(message).collect()
    }

    fn at(&mut self, seconds: u64) {
        self.table.now = 1_000 * seconds;
    }

    /// Everybody is asked and answers, so that nobody is lost for his silence.
    fn tick(&mut self, lines: &[u64]) -> Vec<HostMessage> {
        self.table.tick(&mut self.tally);
        let mut told = Vec::new();
        for line in lines {
            let answers = self.answers(*line);
            for message in &answers {
                if let HostMessage::Ping { n, .. } = message {
                    self.table.said(*line, *line as u8, &ClientMessage::Pong { n: *n }, &mut self.tally);
                }
            }
            if *line == SPECTATOR {
                told = answers;
            }
        }
        told
    }

    fn happen(&mut self, seat: Seat, kind: EventKind) {
        self.table.happen(seat, EventSource::Keyboard, kind, &mut self.tally);
        // Without sound what was told is heard at once.
        for utterance in std::mem::take(&mut self.table.unheard) {
            self.table.happen(
                Seat::White,
                EventSource::Speech,
                EventKind::AnnouncementHeard { utterance },
                &mut self.tally,
            );
        }
    }

    fn moves(&mut self, color: Color, words: &str) {
        let words = parse_move(words, Lang::De).expect("words");
        self.happen(color.into(), EventKind::Announced { words });
        self.happen(color.into(), EventKind::ClockPressed { player: color });
    }
}

/// The host's program gives spectators the game later from now on.
fn delay(table: &mut SimulatedTable, opened: bool) {
    let referee = ansage_game::referee::Referee::open(table.terms.clone()).expect("terms");
    let opening = referee.view(Moment::START);
    let mut replayed = referee;
    let entries: Vec<DelayedEntry> = table
        .disk
        .entries
        .iter()
        .zip(1..)
        .filter(|_| opened)
        .map(|((head, event, effects), seq)| {
            replayed.handle(event);
            let view = replayed.view(event.at);
            DelayedEntry { seq, head: head.clone(), at: event.at, effects: effects.clone(), view }
        })
        .collect();
    let now = table.moment();
    let program = table.program.as_mut().expect("a program");
    program.host = program.host.clone().with_spectator_delay(DELAY, opening, entries, now);
}

fn entries(messages: &[HostMessage]) -> Vec<Moment> {
    let at = |message: &HostMessage| if let HostMessage::Entry { at, .. } = message { Some(*at) } else { None };
    messages.iter().filter_map(at).collect()
}

#[test]
fn delay_a_spectator_is_told_moves_and_the_end_so_much_later_and_the_player_at_once() {
    let mut game = DelayedTable::new();
    game.joins(SPECTATOR, StationRole::Spectator);
    game.joins(PLAYER, StationRole::Player);
    game.at(1);
    game.happen(Seat::White, EventKind::Started);
    game.at(10);
    game.moves(Color::White, "Eva 2 Eva 4");
    let players = game.answers(PLAYER);
    assert!(!entries(&players).is_empty(), "the station of a player is not touched");
    game.at(20);
    game.happen(Seat::White, EventKind::Resigned);
    // A quarter of an hour, second by second: nothing newer than that leaks, and everything comes in its time.
    let mut heard = Vec::new();
    let mut ended_at = None;
    for second in 21..=1_000 {
        game.at(second);
        for message in game.tick(&[SPECTATOR, PLAYER]) {
            match &message {
                HostMessage::Entry { at, effects, .. } => {
                    assert!(at.as_millis() + DELAY.as_millis() <= game.table.now, "{at:?} at {second}");
                    assert!(effects.iter().all(|effect| effect.to == Audience::Hall), "a private word: {effects:?}");
                    if effects.iter().any(|effect| matches!(effect.kind, EffectKind::GameOver(_))) {
                        ended_at = Some(second);
                    }
                    heard.push(*at);
                }
                HostMessage::Ping { now, .. } => {
                    assert_eq!(now.as_millis(), game.table.now.saturating_sub(DELAY.as_millis()), "his clocks' moment");
                }
                _ => {}
            }
        }
    }
    assert_eq!(ended_at, Some(920), "the end, a quarter of an hour later");
    assert!(heard.is_sorted() && heard.contains(&Moment::from_millis(10_000)), "{heard:?}");
}

#[test]
fn delay_who_comes_later_sees_the_table_as_it_was() {
    let mut game = DelayedTable::new();
    game.at(1);
    game.happen(Seat::White, EventKind::Started);
    game.at(10);
    game.moves(Color::White, "Eva 2 Eva 4");
    game.at(905);
    game.table.tick(&mut game.tally);
    let messages = game.joins(SPECTATOR, StationRole::Spectator);
    let mut guest = Client::new(StationRole::Spectator, None);
    let welcome = messages.into_iter().next().expect("a welcome");
    let HostMessage::Welcome(told) = &welcome else { panic!("{welcome:?}") };
    assert_eq!(told.now, Moment::from_millis(5_000), "five seconds of the game");
    let known = game.table.disk.entries.iter().filter(|(_, event, _)| event.at <= told.now).count();
    assert_eq!(told.last_seq, known as u64, "he is not even told how many entries there are");
    guest.handle_message(welcome, game.table.moment());
    let view = guest.view_at(game.table.moment()).expect("a table");
    assert!(view.half_moves.is_empty() && view.pending.is_none(), "no move yet: {:?}", view.half_moves);
    assert_eq!(view.running, Some(Color::White), "begun, and White's clock has run for four seconds");
    assert_eq!(view.clocks.white.map(|left| left.as_millis()), Some(5_430_000 - 4_000));
    // The move comes in its time, and only then.
    game.at(909);
    assert!(entries(&game.tick(&[SPECTATOR])).is_empty());
    game.at(910);
    assert!(!entries(&game.tick(&[SPECTATOR])).is_empty());
}

#[test]
fn delay_counts_on_over_a_new_start_of_the_host() {
    let mut game = DelayedTable::new();
    game.at(1);
    game.happen(Seat::White, EventKind::Started);
    game.at(10);
    game.moves(Color::White, "Eva 2 Eva 4");
    game.table.die();
    game.table.sent.clear();
    game.table.start(&mut game.tally);
    delay(&mut game.table, true);
    let messages = game.joins(SPECTATOR, StationRole::Spectator);
    let HostMessage::Welcome(told) = &messages[0] else { panic!("{messages:?}") };
    assert_eq!(told.last_seq, 0, "nothing of it is old enough");
    game.at(912);
    let told = game.tick(&[SPECTATOR]);
    assert!(entries(&told).contains(&Moment::from_millis(10_000)), "{told:?}");
}

#[test]
fn delay_watch_shows_the_game_as_it_was_with_its_clocks_and_its_end_later() {
    let mut game = DelayedTable::new();
    game.at(1);
    game.happen(Seat::White, EventKind::Started);
    game.at(10);
    game.moves(Color::White, "Eva 2 Eva 4");
    game.at(20);
    game.happen(Seat::White, EventKind::Resigned);
    let seen = replay(game.table.disk.text.as_bytes());
    let shown = |second: u64| seen.game_before_delay(Moment::from_millis(1_000 * second), DELAY);
    assert!(shown(899).is_none(), "not even that it was opened");
    for second in 900..1_000 {
        let shown = shown(second).expect("a game");
        assert_eq!(shown.at, Moment::from_millis(1_000 * (second - 900)));
        let view = shown.referee.view(shown.at);
        assert_eq!(view.running.is_some(), (901..920).contains(&second), "the clock at {second}");
        assert_eq!(view.half_moves.len() + usize::from(view.pending.is_some()), usize::from(second >= 910), "{second}");
        assert_eq!(shown.referee.outcome().is_some(), second >= 920, "{second}");
    }
    let at_once = seen.game_before_delay(Moment::from_millis(20_000), Span::ZERO).expect("a game");
    assert!(at_once.referee.outcome().is_some());
}
