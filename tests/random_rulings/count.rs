//! The number of times that each ruling was carried out and refused, and the moments at which rulings came.

use ansage_game::referee::Referee;
use ansage_game::seat::Color;
use ansage_game::view::{AwaitedAct, View};
use ansage_testing::rulings::LISTED_RULINGS;
use std::collections::BTreeMap;
use std::fmt;

/// The moments at which a ruling must have been given.
const MOMENTS: [&str; 10] = [
    "before the start",
    "running",
    "announced",
    "kept press",
    "open case",
    "flag down",
    "suspended",
    "adjournment ordered",
    "adjourned",
    "ended",
];

/// Rulings that were given, by kind and by moment.
#[derive(Debug, Default)]
pub struct RulingCount {
    carried_out: [u64; LISTED_RULINGS.len()],
    refused: [u64; LISTED_RULINGS.len()],
    moments: BTreeMap<&'static str, u64>,
}

impl RulingCount {
    /// Counts a ruling of this place in the list.
    pub fn add(&mut self, number: usize, refused: bool, moments: &[&'static str]) {
        let counts = if refused { &mut self.refused } else { &mut self.carried_out };
        counts[number] += 1;
        for moment in moments {
            *self.moments.entry(moment).or_default() += 1;
        }
    }

    /// Adds the rulings of another game.
    pub fn join(&mut self, other: &RulingCount) {
        for number in 0..LISTED_RULINGS.len() {
            self.carried_out[number] += other.carried_out[number];
            self.refused[number] += other.refused[number];
        }
        for (moment, count) in &other.moments {
            *self.moments.entry(moment).or_default() += count;
        }
    }

    /// The rulings that were never carried out, and the moments at which no ruling came.
    pub fn missed(&self) -> Vec<&'static str> {
        let never = (0..LISTED_RULINGS.len()).filter(|number| self.carried_out[*number] == 0);
        let nowhere = MOMENTS.into_iter().filter(|moment| !self.moments.contains_key(moment));
        never.map(|number| LISTED_RULINGS[number].name).chain(nowhere).collect()
    }
}

impl fmt::Display for RulingCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "carried out, refused")?;
        for (number, listed) in LISTED_RULINGS.iter().enumerate() {
            writeln!(f, "{:11}, {:7} {}", self.carried_out[number], self.refused[number], listed.name)?;
        }
        self.moments.iter().try_for_each(|(moment, count)| writeln!(f, "{count:11} rulings: {moment}"))
    }
}

/// The names of a moment in a game.
pub fn moments(view: &View, referee: &Referee) -> Vec<&'static str> {
    let flag_down = Color::ALL.into_iter().any(|color| referee.clock().is_fallen(color));
    let suspended = matches!(view.awaited, AwaitedAct::Resumption | AwaitedAct::Restart(_) | AwaitedAct::Settlement(_));
    let all = [
        (matches!(view.awaited, AwaitedAct::Start), MOMENTS[0]),
        (view.running.is_some(), MOMENTS[1]),
        (view.pending.is_some(), MOMENTS[2]),
        (matches!(view.awaited, AwaitedAct::LastWord(_)), MOMENTS[3]),
        (view.remedy.is_some(), MOMENTS[4]),
        (flag_down, MOMENTS[5]),
        (suspended, MOMENTS[6]),
        (matches!(view.awaited, AwaitedAct::Seal { .. }), MOMENTS[7]),
        (matches!(view.awaited, AwaitedAct::Unsealing), MOMENTS[8]),
        (matches!(view.awaited, AwaitedAct::Nothing(_)), MOMENTS[9]),
    ];
    all.into_iter().filter(|(is_now, _)| *is_now).map(|(_, name)| name).collect()
}
