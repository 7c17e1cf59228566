//! A player who tries to cost the other time: Black types whatever can be typed, before and during White's moves.
//! `make soak` plays so for ten minutes.

use super::{Game, PATIENCE, millis};
use crate::join::pty::keys;
use crate::join::table::clicks;
use ansage_game::claim::{Claim, Irregularity};
use ansage_game::event::EventKind;
use ansage_seats::console::command::table::COMMANDS;
use ansage_seats::console::command::{Command, CommandSyntax, LineMeaning, parse_line};
use ansage_testing::dice::Dice;
use ansage_words::locale::Lang;
use ansage_words::presentation::doubt::ConfirmationPrompt;
use serde_json::Value;
use shakmaty::{Chess, Color, Move, Position};
use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::time::{Duration, Instant};

/// What White may lose with one move, in milliseconds: until his question is answered, and from the Enter of his announcement
/// to its completion, less the time that its words take.
const LOST: i64 = 500;

/// So many moves White plays where no time is asked for.
const FEW: usize = 5;

/// How the record writes that a half-move is completed.
const COMPLETED: &str = "\"move-completed\"";

/// After so long White looks whether the clocks were stopped.
const NO_REPLY: Duration = Duration::from_secs(4);

/// By these Black would end or leave the game.
const ENDS: [&str; 4] = ["resign", "accept", "abort", "quit"];

/// What may stand behind a word.
const BEHIND: [&str; 14] = [
    "",
    "",
    "e4",
    "Nf6",
    "e7",
    "e7 e5",
    "3",
    "on",
    "off",
    "white",
    "repetition",
    "Black resigns",
    "Knight to king bishop three",
    "12:30",
];

/// Types what can be typed.
struct Typist {
    dice: Dice,
    words: Vec<&'static str>,
    /// The lines, and how often each was typed, since White's last move.
    typed: Vec<(usize, String)>,
    /// How often each act was typed, as the record writes it.
    acts: BTreeMap<String, usize>,
}

impl Typist {
    fn new(seed: u64) -> Typist {
        let rows = COMMANDS.iter().flat_map(|group| group.iter());
        let rows = rows.filter(|row| !matches!(row.takes, CommandSyntax::Hidden(_)));
        let words = rows.map(|row| row.words.first_word(Lang::En)).filter(|word| !ENDS.contains(word)).collect();
        Typist { dice: Dice::new(seed), words, typed: Vec::new(), acts: BTreeMap::new() }
    }

    /// Mostly an act, sometimes a question, seldom what is not understood. What stops the clocks takes no time from them; White
    /// can go on at once after a call of the arbiter alone, where he has not announced.
    fn line(&mut self, may_call: bool) -> (String, LineMeaning) {
        loop {
            let line = format!("{} {}", self.dice.pick(&self.words), self.dice.pick(&BEHIND)).trim().to_owned();
            let meaning = parse_line(&line, Lang::En, Color::Black);
            let percent = match meaning {
                LineMeaning::Command(Command::Ask(ConfirmationPrompt::Claim(
                    Claim::Irregularity(Irregularity::Displaced) | Claim::Quickplay,
                ))) => 100,
                LineMeaning::Command(Command::Ask(ConfirmationPrompt::Claim(_))) => 0,
                LineMeaning::Command(Command::Send(EventKind::ArbiterCalled)) if !may_call => 0,
                LineMeaning::Command(Command::Send(_) | Command::Ask(_)) => 100,
                LineMeaning::Command(_) => 10,
                _ => 2,
            };
            if self.dice.chance(percent) {
                return (line, meaning);
            }
        }
    }

    /// Some lines, most of them several times.
    fn types(&mut self, game: &mut Game, may_call: bool) {
        for _ in 0..4 {
            let (line, meaning) = self.line(may_call);
            let times = self.dice.pick(&[1, 4, 40]);
            for _ in 0..times {
                game.black.line(&line);
                if matches!(meaning, LineMeaning::Command(Command::Ask(_))) {
                    game.black.line("yes");
                }
            }
            game.black.line("no");
            if let LineMeaning::Command(Command::Send(event)) = meaning {
                *self.acts.entry(serde_json::to_string(&event).expect("an event")).or_default() += times;
            }
            self.typed.push((times, line));
        }
    }
}

/// White's clock over the game, from the record: moments, and what it showed, in milliseconds.
struct ClockRecord(Vec<(i64, i64)>);

impl ClockRecord {
    fn read(game: &Game) -> ClockRecord {
        let entry = |line: &str| {
            let columns: Vec<&str> = line.split('\t').collect();
            let state: Value = serde_json::from_str(columns.get(6)?).ok()?;
            Some((millis(columns[1]) as i64, state["clocks"][0].as_i64()?))
        };
        ClockRecord(game.journal().lines().skip(1).filter_map(entry).collect())
    }

    /// Between two entries it runs or stands.
    fn at(&self, moment: i64) -> i64 {
        let behind = self.0.partition_point(|(at, _)| *at <= moment);
        let (before, clock) = self.0[behind - 1];
        match self.0.get(behind) {
            Some((after, later)) => clock + (later - clock) * (moment - before) / (after - before),
            None => clock,
        }
    }
}

/// A long course without captures, checks and positions that come again.
fn quiet_course(dice: &mut Dice) -> Vec<[Move; 2]> {
    let (mut position, mut seen, mut course) = (Chess::default(), HashSet::new(), Vec::new());
    while course.len() < 400 {
        seen.insert(position.board().clone());
        let is_quiet = |played: &Move| {
            let after = position.clone().play(*played).expect("legal");
            let is_plain = !played.is_capture() && !played.is_promotion() && !played.is_castle();
            is_plain && !after.is_check() && !after.is_game_over() && !seen.contains(after.board())
        };
        let moves: Vec<Move> = position.legal_moves().into_iter().filter(is_quiet).collect();
        let played = dice.pick(&moves);
        position.play_unchecked(played);
        course.push(played);
    }
    course.chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect()
}

/// A move by both squares, as it is typed.
fn words(played: &Move) -> String {
    let from = played.from().expect("a square");
    format!("{}{from}{}", played.role().upper_char(), played.to()).replace('P', "")
}

impl Game {
    fn journal(&self) -> String {
        fs::read_to_string(self.host.home.path("journal")).expect("a journal")
    }

    /// Waits until this many entries of the record hold this.
    fn awaits(&self, text: &str, count: usize) {
        let until = Instant::now() + PATIENCE;
        while self.entries(text).len() < count {
            assert!(Instant::now() < until, "no {text}: {}", self.black.contents());
            std::thread::yield_now();
        }
    }

    /// White asks for his clock: how long it takes until the answer begins, in milliseconds.
    fn time_to_answer(&mut self) -> i64 {
        let before = self.speech().len();
        let asked = Instant::now();
        self.host.seat.line("m");
        loop {
            let speech = self.speech();
            let mut new = speech.iter().skip(before).filter(|said| !said.cut && !said.is_public);
            if let Some(said) = new.find(|said| said.words.contains("You have")) {
                return asked.elapsed().as_millis() as i64 - (said.ended - said.begun) as i64;
            }
            assert!(asked.elapsed() < PATIENCE, "no answer: {speech:#?}");
            std::thread::yield_now();
        }
    }

    /// White types his announcement, again where the clocks were stopped: the moment of its Enter since `start`.
    fn white_announces(&mut self, words: &str, start: Instant) -> i64 {
        const ANNOUNCED: &str = "\"player\":\"white\",\"manner\":\"announced\"";
        let (before, until) = (self.entries(ANNOUNCED).len(), Instant::now() + PATIENCE);
        loop {
            let entered = Instant::now();
            self.host.seat.line(words);
            while entered.elapsed() < NO_REPLY {
                if self.entries(ANNOUNCED).len() > before {
                    return entered.duration_since(start).as_millis() as i64;
                }
                std::thread::yield_now();
            }
            assert!(entered < until, "not announced: {}", self.host.seat.window(200));
            self.both_resume();
        }
    }

    /// White presses, again where the clocks were stopped.
    fn white_presses(&mut self) {
        let (before, until) = (self.entries(COMPLETED).len(), Instant::now() + PATIENCE);
        loop {
            let pressed = Instant::now();
            self.host.seat.line("press");
            while pressed.elapsed() < NO_REPLY {
                if self.entries(COMPLETED).len() > before {
                    return;
                }
                std::thread::yield_now();
            }
            assert!(pressed < until, "not completed: {}", self.host.seat.window(200));
            self.both_resume();
        }
    }

    /// Both agree that play goes on, where it was stopped.
    fn both_resume(&mut self) {
        let resumed = self.entries("{\"play-resumed\"").len();
        self.host.seat.line("resume");
        self.black.line("resume");
        self.awaits("{\"play-resumed\"", resumed + 1);
    }

    /// Black executes White's move and plays his own, once all that he has typed is read: a flood of letters can swallow a click.
    fn black_replies(&mut self, turn: usize, [white, black]: &[Move; 2]) {
        self.black.line(&format!("ready{turn}"));
        self.black.shows(&format!("\"ready{turn}\""));
        for (played, text) in [(white, "repetition-agrees"), (black, "\"player\":\"black\",\"manner\":\"announced\"")] {
            let before = self.entries(text).len();
            let squares = [played.from().expect("a square"), played.to()].map(|square| square.to_string());
            clicks(&mut self.black, &squares.each_ref().map(String::as_str));
            self.awaits(text, before + 1);
            // His screen must have the answer, too: before it his hand still carries out the other move.
            if played == white {
                let letter = played.role().upper_char().to_string().replace('P', "");
                self.black.shows(&format!("Black repeats {letter}{}-{}", squares[0], squares[1]));
            }
        }
        let half_moves = self.entries(COMPLETED).len();
        self.black.keys(keys::SPACE);
        self.awaits(COMPLETED, half_moves + 1);
    }
}

/// D.1: what Black types costs White at most half a second a move, and all of it stands in the record.
#[test]
fn what_is_typed_all_the_time_costs_the_other_player_nothing() {
    let Some(mut game) = Game::begun("words-costly", "180") else { return };
    let seconds = std::env::var("ANSAGE_COSTLY_SECONDS").ok().map(|text| text.parse().expect("seconds"));
    let end = seconds.map(|seconds| Instant::now() + Duration::from_secs(seconds));
    let (mut typist, start, mut offset, mut late) = (Typist::new(1), Instant::now(), None, 0);
    for (turn, pair) in quiet_course(&mut Dice::new(7)).iter().enumerate() {
        if end.map_or(turn > FEW, |end| Instant::now() > end) {
            break;
        }
        // With the first move Black types nothing: it shows how far the test's time and the program's are apart.
        let mut black_types = |game: &mut Game, may_call| (turn > 0).then(|| typist.types(game, may_call));
        black_types(&mut game, true);
        let answered = game.time_to_answer();
        black_types(&mut game, true);
        let entered = game.white_announces(&words(&pair[0]), start);
        black_types(&mut game, false);
        game.white_presses();
        let announced = game.last("\"player\":\"white\",\"manner\":\"announced\"");
        let offset = *offset.get_or_insert(announced as i64 - entered);
        let clock = ClockRecord::read(&game);
        let used = clock.at(entered + offset) - clock.at(game.last(COMPLETED) as i64);
        let speech = game.speech();
        let said = speech.iter().rfind(|said| said.is_public && !said.cut && said.begun >= announced);
        let said = said.map(|said| (said.ended - said.begun) as i64).expect("its words");
        // Beside other tests one move may wait for the machine.
        late += usize::from(answered + used - said > LOST);
        assert!(
            late <= usize::from(end.is_none()),
            "{turn}: answered after {answered}, used {used}, said {said}: {:?}",
            typist.typed
        );
        typist.typed.clear();
        game.black_replies(turn, pair);
    }
    let journal = game.journal();
    let kept = |act: &str| {
        let is_it = |line: &&str| line.split('\t').nth(2) == Some("black") && line.split('\t').nth(4) == Some(act);
        journal.lines().filter(is_it).count()
    };
    // What has no use at his board, as words for the other player, goes no further than his screen, and of forty acts at once
    // some are refused there. What is sent stands in the record, and so does each text.
    let acts: Vec<_> = typist.acts.iter().map(|(act, times)| (act, *times, kept(act))).collect();
    assert!(acts.iter().all(|(act, _, kept)| !act.contains("score-written\":") || *kept > 0), "{acts:?}");
    assert!(acts.iter().filter(|(_, _, kept)| *kept > 0).count() * 3 > acts.len(), "{acts:?}");
}
