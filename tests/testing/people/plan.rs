//! Lay a table: its terms, and what the people at it are like.

use super::super::dice::Dice;
use ansage_game::laws::{Edition, PARAMETERS, Parameter};
use ansage_game::moment::Span;
use ansage_game::ruling::{AssistantDuties, AssistantDuty};
use ansage_game::seat::{ByColor, Color};
use ansage_game::terms::{GameMode, GameTerms, RepetitionPolicy};

/// Positions in which much can happen, or is about to.
const STARTS: [&str; 32] = [
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
    "k7/3PPP2/8/8/8/8/3ppp2/K7 w - - 0 1",
    "7k/PP6/8/8/8/8/pp6/7K w - - 0 1",
    "k7/6PP/8/8/8/8/6pp/K7 b - - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 b - - 0 1",
    "7k/5Q2/8/8/8/5N1N/8/K5R1 w - - 0 1",
    "8/8/8/3pP3/4k3/8/8/4K3 w - d6 0 1",
    "1rk1r3/pppppppp/8/8/8/8/PPPPPPPP/1RK1R3 w BEbe - 0 1",
    "1rn2kr1/ppp5/8/8/8/8/PPP5/1RN2KR1 w BGbg - 0 1",
    "4k3/8/8/8/2b5/8/8/R3K2R w KQ - 0 1",
    "5rk1/8/8/8/8/8/8/4K2R w K - 0 1",
    "3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1",
    "r3k2r/8/8/8/8/8/8/3RKR2 b kq - 0 1",
    "8/8/4k3/3pP3/8/4K3/8/8 w - d6 0 1",
    "4k3/8/8/8/3pPp2/8/8/4K3 b - e3 0 1",
    // Fifty moves, and seventy-five, are near.
    "3qk3/8/8/8/8/8/8/3QK3 w - - 98 80",
    "r3k3/8/8/8/8/8/8/R3K3 w - - 95 90",
    "1n2k1n1/8/8/8/8/8/8/1N2K1N1 b - - 94 90",
    "4k2r/8/8/8/8/8/8/R3K3 w - - 145 120",
    "1n2k1n1/8/8/8/8/8/8/1N2K1N1 w - - 140 120",
    // One side cannot mate.
    "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
    "4kq2/8/8/8/8/8/8/4KN2 w - - 0 1",
    "4k3/4p3/8/8/8/8/8/4K3 b - - 0 1",
    // Mate, stalemate, nothing left to mate with.
    "7k/8/5KQ1/8/8/8/8/8 b - - 0 1",
    "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1",
    "8/8/8/8/3k4/8/2r5/1K6 w - - 0 1",
    "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1",
    // Walls of pawns.
    "8/2b1k3/7p/p1p1p1pP/PpP1PpP1/1P3P2/8/4KN2 w - - 0 1",
    "8/5k2/8/p1p1p1p1/P1P1P1P1/8/2K5/7R w - - 0 1",
    "8/5k2/8/p1p1p1p1/2P1P1P1/P7/2K5/8 w - - 0 1",
    "8/3k4/8/2p1p1p1/2P1P1P1/8/3K4/8 w - - 0 1",
    "5rk1/5ppp/8/8/8/8/5PPP/5RK1 w - - 12 30",
];

/// Every kind of time control, and every kind of game.
const TIMES: [&str; 20] = [
    "1",
    "3+2",
    "5",
    "10",
    "25",
    "15+10",
    "45",
    "90+30",
    "none",
    "1+30",
    "1d5",
    "1b5",
    "0:20f",
    "2h",
    "4/1+2,2/0:30d3,3/0:10b2",
    "6/2,4/1",
    "5/3+1,2",
    "0:20",
    "40/90,30+30",
    "2",
];

/// What the people at one table are like.
#[derive(Debug, Clone)]
pub struct PeoplePlan {
    /// In so many of a hundred acts they do what is awaited.
    pub care: usize,
    /// In so many of a hundred moves they go back to where they came from.
    pub shuffle: usize,
    /// In so many of a hundred thoughts they all but forget the clock.
    pub dawdle: usize,
    /// So often in a hundred acts somebody claims, offers, answers.
    pub talk: usize,
    /// So often in a hundred acts the arbiter does something.
    pub arbiter: usize,
    /// So often in a thousand acts the program is left or dies.
    pub crash: usize,
    /// How long they stay.
    pub length: usize,
    /// Whose board is sensed.
    pub pegs: ByColor<bool>,
    /// Whether the opponent may join at a station of his own.
    pub joined: bool,
}

impl PeoplePlan {
    /// People of one kind or another.
    pub fn thrown(dice: &mut Dice) -> PeoplePlan {
        let length = 30 + dice.below(700);
        let pegs =
            dice.pick(&[(false, false), (false, false), (false, false), (true, false), (true, true), (false, true)]);
        let pegs = ByColor { white: pegs.0, black: pegs.1 };
        let joined = dice.chance(35);
        // Hands need their time.
        let length = if pegs.white || pegs.black { length * 2 } else { length };
        let plan = |care, shuffle, dawdle, talk, arbiter| PeoplePlan {
            care,
            shuffle,
            dawdle,
            talk,
            arbiter,
            crash: 6,
            length,
            pegs,
            joined,
        };
        match dice.below(10) {
            0..2 => plan(72, 10, 1, 4, 1),
            // A real game, and a long one.
            2..4 => PeoplePlan { length: 300 + length, crash: 2, ..plan(97, 5, 1, 1, 0) },
            // Pieces go out and back.
            4..6 => PeoplePlan { length: 100 + length, ..plan(96, 85, 1, 3, 1) },
            // Flags fall.
            6..8 => plan(92, 20, 9, 4, 1),
            // An arbiter is there.
            _ => plan(85, 20, 3, 5, 12),
        }
    }
}

/// Random terms of a table.
pub fn terms(dice: &mut Dice) -> GameTerms {
    let time = dice.pick(&TIMES).parse().expect("a time control");
    let (white_blind, black_blind) =
        dice.pick(&[(true, false), (true, false), (true, false), (true, true), (false, true), (false, false)]);
    let adapted =
        if dice.chance(30) { (0..1 + dice.below(4)).filter_map(|_| adaption(dice)).collect() } else { vec![] };
    GameTerms {
        mode: if dice.chance(75) { GameMode::Tournament } else { GameMode::Practice },
        white_blind,
        black_blind,
        owner: if dice.chance(80) { Color::White } else { Color::Black },
        start: dice.chance(45).then(|| dice.pick(&STARTS).into()),
        chess960: dice.chance(15).then(|| dice.below(960) as u16),
        repeat: if dice.chance(40) { RepetitionPolicy::Asked } else { RepetitionPolicy::Off },
        clock_waits: dice.chance(70),
        assistant_press: dice.chance(20).then(|| Span::from_millis(1 + dice.below(4_000) as u64)),
        laws: dice.pick(&Edition::ALL).year(),
        adapted,
        white_duties: dice.chance(20).then(|| duties(dice, white_blind)),
        black_duties: dice.chance(20).then(|| duties(dice, black_blind)),
        arbiter_code: dice.chance(50).then(|| "argon2id$0".into()),
        ..GameTerms::new(time)
    }
}

fn duties(dice: &mut Dice, blind: bool) -> AssistantDuties {
    if dice.chance(15) {
        return AssistantDuties::NONE;
    }
    AssistantDuty::ALL.into_iter().filter(|duty| blind || AssistantDuties::is_allowed_for_sighted(*duty)).fold(
        AssistantDuties::NONE,
        |duties, duty| {
            let on = dice.chance(50);
            duties.with_duty_set(duty, on)
        },
    )
}

/// A rule with a value that it takes.
pub fn adaption(dice: &mut Dice) -> Option<(String, String)> {
    let parameter: &Parameter = &PARAMETERS[dice.below(PARAMETERS.len())];
    let values: Vec<&str> = parameter.values.split(" | ").collect();
    let value = match values[dice.below(values.len())] {
        "M:SS" => format!("{}:{:02}", dice.below(4), dice.below(60)),
        range if range.contains("..") => (1 + dice.below(4)).to_string(),
        word => word.into(),
    };
    Some((parameter.name.into(), value))
}

/// A time control that somebody sets before the start.
pub fn time(dice: &mut Dice) -> &'static str {
    dice.pick(&TIMES)
}
