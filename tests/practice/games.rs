//! Play whole games against the program by script: the player waits until the opponent has repeated, carried out and pressed, and
//! answers each slip as the Laws have it. Time is virtual; the record tells him how the table stands.

use crate::support::program::{RunningProgram, TestFolder};
use ansage_game::effect::{Audience, EffectKind};
use ansage_game::event::EventKind;
use ansage_game::journal::JournalEntry;
use ansage_game::journal::replay::{ReplayedJournal, replay};
use ansage_game::moment::{Moment, Span};
use ansage_game::reading::to_named_move;
use ansage_game::refusal::Refusal;
use ansage_game::seat::Color;
use ansage_game::sensed::SensedEffect;
use ansage_game::view::{AwaitedAct, View};
use ansage_opponent::{Level, SmallOpponent};
use ansage_seats::practice::played_moves;
use ansage_testing::dice::Dice;
use std::collections::BTreeMap;
use std::fs;

/// Half-moves after which the player resigns.
const LONGEST: usize = 26;

/// So often the player waits for the opponent before the test gives up.
const MOST_WAITS: u32 = 40;

/// A line that the program answers and does not record.
const SYNC: &str = "+sync";

pub struct ScriptedPracticeGame {
    room: TestFolder,
    program: RunningProgram,
    own: Color,
    dice: Dice,
    player: SmallOpponent,
    waits: u32,
}

impl ScriptedPracticeGame {
    pub fn begin(name: &str, own: Color, seed: u64, options: &str) -> ScriptedPracticeGame {
        let room = TestFolder::new(name);
        let blind = own.fold_wb("white", "black");
        let line = format!(
            "practice --audio none --voice off --lang en --clock script --journal journal --blind {blind} --seed {seed} \
             {options}"
        );
        let mut program = RunningProgram::start(room.ansage(&line));
        program.line("start");
        let player = SmallOpponent::new(Level::LOWEST, seed ^ 0x5eed);
        ScriptedPracticeGame { room, program, own, dice: Dice::new(seed), player, waits: 0 }
    }

    fn record(&mut self) -> ReplayedJournal {
        self.program.line(SYNC);
        self.program.until(&["sync"]);
        replay(&fs::read(self.room.path("journal")).unwrap())
    }

    fn wait(&mut self, seconds: u32) {
        self.waits += 1;
        self.program.line(&format!("+{seconds}"));
    }

    /// One act of the player, as the table stands; `false` when the game is over.
    fn step(&mut self) -> bool {
        let replayed = self.record();
        let at = replayed.last_moment();
        let view = replayed.referee.as_ref().unwrap().view(at);
        let own = self.own;
        if self.waits > MOST_WAITS {
            let tail: Vec<_> = replayed.entries.iter().rev().take(6).map(|entry| &entry.event.kind).collect();
            panic!("nothing happens any more: {:?} after {tail:?}; {:?}", view.awaited, self.program.read);
        }
        match &view.awaited {
            AwaitedAct::Start => self.program.line("start"),
            AwaitedAct::Nothing(_) => return false,
            AwaitedAct::Settlement(_) if view.can_consent(own) && self.waits > 2 => self.program.line("consent"),
            AwaitedAct::Resumption | AwaitedAct::Restart(_) => {
                self.wait(3);
                self.program.line("resume");
            }
            _ if view.half_moves.len() >= LONGEST => {
                self.program.line("resign");
                self.program.line("yes");
            }
            AwaitedAct::Move(by) if *by == own => self.announce(&view),
            AwaitedAct::Press(by) if *by == own => {
                let is_carried_out = view.owed.get(!own).repeat || view.owed.get(!own).execute;
                if is_carried_out && self.waits < 3 { self.wait(10) } else { self.press() }
            }
            _ if view.clocks.get(!own).is_some_and(|left| left == Span::ZERO) => self.program.line("flag"),
            _ => self.wait(10),
        }
        true
    }

    fn announce(&mut self, view: &View) {
        self.waits = 0;
        if view.offer == Some(!self.own) && self.dice.chance(20) {
            self.program.line("accept");
            return self.program.line("yes");
        }
        let moves = played_moves(view).unwrap();
        let chosen = self.player.choose_move(&view.start, &moves).unwrap();
        let words = match to_named_move(chosen) {
            ansage_game::announcement::NamedMove::Castle(side) => side.fold_sides("O-O", "O-O-O").to_owned(),
            ansage_game::announcement::NamedMove::Piece { from, to, promotion, .. } => {
                let becomes = promotion.map_or(String::new(), |role| format!("={}", role.upper_char()));
                format!("{from}{to}{becomes}")
            }
        };
        self.program.line(&words);
        self.wait(10);
    }

    fn press(&mut self) {
        self.waits = 0;
        self.program.line("press");
    }

    /// Plays to the end; the entries of the record.
    pub fn play(mut self) -> Vec<JournalEntry> {
        while self.step() {}
        self.program.line("quit");
        self.program.line("yes");
        self.program.wait().status(0);
        self.room.run("verify journal").status(0).quiet();
        replay(&fs::read(self.room.path("journal")).unwrap()).entries
    }
}

trait BySide {
    fn fold_sides(self, short: &'static str, long: &'static str) -> &'static str;
}

impl BySide for shakmaty::CastlingSide {
    fn fold_sides(self, short: &'static str, long: &'static str) -> &'static str {
        if self == shakmaty::CastlingSide::KingSide { short } else { long }
    }
}

/// The slips of the opponent that are on record.
fn slips_on_record(entries: &[JournalEntry], opponent: Color) -> Vec<&'static str> {
    let mut found = Vec::new();
    let (mut announced, mut misheard): (Option<Moment>, bool) = (None, false);
    for entry in entries {
        let is_his = entry.event.seat.color() == Some(opponent);
        let at = entry.event.at;
        for effect in &entry.effects {
            match &effect.kind {
                EffectKind::RepetitionDiffers { player, .. } if *player == opponent => {
                    misheard = true;
                    found.push("mishear");
                }
                EffectKind::BoardDiffers { owner, .. } if *owner == opponent && is_his => {
                    if !misheard && announced.is_none() && !found.ends_with(&["illegal"]) {
                        found.push("execute");
                    }
                    misheard = true;
                }
                EffectKind::BoardAgrees { .. } => misheard = false,
                EffectKind::BoardSensed(SensedEffect::Lifted { player, sense: Some(_), .. })
                    if *player == opponent && effect.to == Audience::Hall =>
                {
                    found.push("touch");
                }
                EffectKind::IllegalMoveCompleted { player, .. } if *player == opponent => {
                    found.push("illegal");
                    misheard = true;
                }
                EffectKind::DrawOffered { player } if *player == opponent => found.push("draw"),
                EffectKind::FlagFell { player, .. } if *player == opponent => found.push("flag"),
                EffectKind::MoveAnnounced { player, .. } => announced = (*player == opponent).then_some(at),
                EffectKind::MoveCompleted { player, .. } if *player == opponent => {
                    let late = announced.take().filter(|announced| at - *announced > Span::from_secs(20));
                    found.extend(late.map(|_| "press"));
                }
                _ => {}
            }
        }
    }
    found
}

/// What was refused to anybody.
fn refusals(entries: &[JournalEntry]) -> Vec<(EventKind, Refusal)> {
    let refused = entries.iter().flat_map(|entry| {
        let refused = entry.effects.iter().filter_map(|effect| match &effect.kind {
            EffectKind::Refused(refusal) => Some((entry.event.kind.clone(), refusal.clone())),
            _ => None,
        });
        refused.collect::<Vec<_>>()
    });
    refused.collect()
}

fn play_games(seeds: impl Iterator<Item = u64>, options: &str) -> BTreeMap<&'static str, usize> {
    let mut games_with = BTreeMap::new();
    for seed in seeds {
        let own = if seed % 2 == 0 { Color::White } else { Color::Black };
        let name = format!("practice-{seed}");
        let entries = ScriptedPracticeGame::begin(&name, own, seed, options).play();
        assert_eq!(refusals(&entries), [], "seed {seed}");
        let mut slips = slips_on_record(&entries, !own);
        slips.sort_unstable();
        slips.dedup();
        for slip in slips {
            *games_with.entry(slip).or_insert(0) += 1;
        }
    }
    games_with
}

#[test]
fn a_hundred_games_with_every_slip_are_played_by_the_procedure_and_verified() {
    let halves = std::thread::scope(|scope| {
        let first = scope.spawn(|| play_games(0..45, "--level 1 --time 5+3 --engine /nowhere"));
        let mut second = play_games(45..90, "--level 1 --time 5+3 --engine /nowhere");
        let flags = play_games(90..100, "--level 1 --time 1 --slips flag --engine /nowhere");
        flags.into_iter().for_each(|(slip, games)| *second.entry(slip).or_insert(0) += games);
        [first.join().unwrap(), second]
    });
    let mut all = BTreeMap::new();
    halves.into_iter().flatten().for_each(|(slip, games)| *all.entry(slip).or_insert(0) += games);
    println!("games with each slip: {all:?}");
    for (name, _) in ansage_opponent::PlayerSlip::NAMES {
        assert!(all.get(name).is_some_and(|games| *games >= 5), "{name}: {all:?}");
    }
}
