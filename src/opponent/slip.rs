//! Name the slips that an opponent makes on purpose, so that a person can practise what the Laws provide for them.

use crate::dice::Dice;
use std::fmt;
use std::str::FromStr;

/// A slip of a sighted player at the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PlayerSlip {
    /// He repeats another move than was announced, and carries that out (D.2.1).
    Mishears,
    /// He carries out another move than he has repeated.
    ExecutesWrongly,
    /// He touches a piece and moves another (4.3).
    TouchesPiece,
    /// He makes an illegal move (7.5).
    MovesIllegally,
    /// He offers a draw (9.1).
    OffersDraw,
    /// He lets his flag fall (6.8).
    LetsFlagFall,
    /// He forgets to press his clock (6.2).
    ForgetsPress,
}

impl PlayerSlip {
    /// Every slip, by the name that the command line has for it.
    pub const NAMES: [(&'static str, PlayerSlip); 7] = [
        ("mishear", PlayerSlip::Mishears),
        ("execute", PlayerSlip::ExecutesWrongly),
        ("touch", PlayerSlip::TouchesPiece),
        ("illegal", PlayerSlip::MovesIllegally),
        ("draw", PlayerSlip::OffersDraw),
        ("flag", PlayerSlip::LetsFlagFall),
        ("press", PlayerSlip::ForgetsPress),
    ];

    /// The name that the command line has for it.
    pub fn name(self) -> &'static str {
        PlayerSlip::NAMES.iter().find(|(_, slip)| *slip == self).map_or("", |(name, _)| name)
    }
}

/// The slips of one opponent, and how his dice fall.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SlipList(Vec<PlayerSlip>);

/// A word that names no slip.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadSlipName(pub String);

impl fmt::Display for BadSlipName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = PlayerSlip::NAMES.iter().map(|(name, _)| *name).collect();
        write!(f, "unknown slip {:?}; use all, none, or some of {}", self.0, names.join(", "))
    }
}

impl std::error::Error for BadSlipName {}

impl FromStr for SlipList {
    type Err = BadSlipName;

    /// Reads `all`, `none`, or names with commas between them.
    fn from_str(text: &str) -> Result<SlipList, BadSlipName> {
        match text.trim() {
            "all" => return Ok(SlipList::all()),
            "none" => return Ok(SlipList::default()),
            _ => {}
        }
        let named = text.split(',').map(|word| {
            let known = PlayerSlip::NAMES.iter().find(|(name, _)| *name == word.trim());
            known.map(|(_, slip)| *slip).ok_or_else(|| BadSlipName(word.trim().to_owned()))
        });
        Ok(SlipList(named.collect::<Result<Vec<PlayerSlip>, BadSlipName>>()?))
    }
}

impl fmt::Display for SlipList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.0.iter().map(|slip| slip.name()).collect();
        f.write_str(if names.is_empty() { "none".to_owned() } else { names.join(",") }.as_str())
    }
}

impl SlipList {
    /// Every slip.
    pub fn all() -> SlipList {
        SlipList(PlayerSlip::NAMES.map(|(_, slip)| slip).to_vec())
    }

    /// Whether he makes this slip.
    pub fn contains(&self, slip: PlayerSlip) -> bool {
        self.0.contains(&slip)
    }

    /// Whether he makes none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether he lets his flag fall in this game, where his time runs out: in some games, or in each where it is his only slip.
    pub fn lets_flag_fall(&self, seed: u64) -> bool {
        let is_only = self.0 == [PlayerSlip::LetsFlagFall];
        self.contains(PlayerSlip::LetsFlagFall) && (is_only || Dice::new(!seed).chance(GAMES_PERCENT))
    }

    /// The slip that he makes at this half-move, of these that fit there; the same seed gives the same slips. In most half-moves
    /// it is none.
    pub fn slip_at(&self, ply: u32, fitting: &[PlayerSlip], seed: u64) -> Option<PlayerSlip> {
        let mut dice = Dice::new(seed ^ (u64::from(ply) << 32));
        let made: Vec<PlayerSlip> = fitting.iter().copied().filter(|slip| self.contains(*slip)).collect();
        let falls = dice.chance(PERCENT);
        (falls && !made.is_empty()).then(|| dice.pick(&made))
    }
}

/// The percentage of games in which he lets his flag fall, when he has little time left.
const GAMES_PERCENT: usize = 30;

/// The percentage of half-moves in which he slips, if any of his slips is possible then.
const PERCENT: usize = 12;
