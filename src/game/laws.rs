//! Hold the editions of the Laws as rows of parameters, in one place.
//!
//! An [`Edition`] and a [`GameKind`] of game give the [`Rules`] a table plays by. The arbiter may adapt a single parameter
//! (D.1) by its name; [`PARAMETERS`] lists them with how each is read and written, so that consoles, journals and
//! tests name them alike. No rule is hidden in a condition elsewhere.
//!
//! Where a value is not certain, the row says so: `[ext]` is taken from public sources beside the texts of the Laws that
//! this project was given, `[mem]` is not confirmed, and `?` is not known and taken from the neighbouring edition.
//!
//! ```
//! use ansage_game::laws::{Edition, GameKind, Rules};
//! let rules = Rules::from_edition_and_kind(Edition::Y2001, GameKind::Standard);
//! assert_eq!(rules.illegal_loses_at, 3);
//! let mut adapted = rules.clone();
//! adapted.adapt("illegal-loses-at", "2").unwrap();
//! assert_eq!(adapted.illegal_loses_at, 2);
//! ```

mod parameters;
mod rows;

pub use parameters::{BadRule, PARAMETERS, Parameter};

use crate::moment::Span;
use serde::{Deserialize, Serialize};

/// An edition of the Laws, by the year in which it took effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// 1 July 2001.
    Y2001,
    /// 1 July 2005.
    Y2005,
    /// 1 July 2009.
    Y2009,
    /// 1 July 2014.
    Y2014,
    /// 1 January 2018.
    Y2018,
    /// 1 January 2023.
    Y2023,
}

impl Edition {
    /// All editions, the oldest first.
    pub const ALL: [Edition; 6] =
        [Edition::Y2001, Edition::Y2005, Edition::Y2009, Edition::Y2014, Edition::Y2018, Edition::Y2023];

    /// Its year.
    pub const fn year(self) -> u16 {
        match self {
            Edition::Y2001 => 2001,
            Edition::Y2005 => 2005,
            Edition::Y2009 => 2009,
            Edition::Y2014 => 2014,
            Edition::Y2018 => 2018,
            Edition::Y2023 => 2023,
        }
    }

    /// The edition of a year; any other year is none.
    pub fn from_year(year: u16) -> Option<Edition> {
        Edition::ALL.into_iter().find(|edition| edition.year() == year)
    }
}

/// The number that an edition gives to an article of Appendix D, which is named by its number of 2014: `D.2.9`, or `D.2.9.d`.
/// From 2018 the clock sentence of D.2.3 is an article of its own, and all that follow have the next number.
///
/// ```
/// use ansage_game::laws::{Edition, appendix_article};
/// assert_eq!(appendix_article(Edition::Y2014, "D.2.8"), "D.2.8");
/// assert_eq!(appendix_article(Edition::Y2023, "D.2.8"), "D.2.9");
/// ```
pub fn appendix_article(edition: Edition, of_2014: &str) -> String {
    let mut parts: Vec<String> = of_2014.split('.').map(str::to_owned).collect();
    let number = parts.get(2).and_then(|number| number.parse::<u32>().ok());
    if let Some(number) = number.filter(|number| *number >= 4 && edition >= Edition::Y2018) {
        parts[2] = (number + 1).to_string();
    }
    parts.join(".")
}

/// The kind of game, by its time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameKind {
    /// Neither rapid nor blitz; games without clocks too.
    Standard,
    /// Appendix A of 2014 and later, B of 2001 and 2009.
    Rapid,
    /// Appendix B of 2014 and later, C of 2001 and 2009.
    Blitz,
}

impl GameKind {
    /// All kinds.
    pub const ALL: [GameKind; 3] = [GameKind::Standard, GameKind::Rapid, GameKind::Blitz];
}

/// What happens to a pawn on the last rank that was not replaced before the clock was pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UnpromotedRule {
    /// The move is illegal, the position before it comes back.
    RestorePosition,
    /// The move is illegal, and the pawn becomes a queen of its colour (7.5.2 of 2014).
    Queen,
}

/// What takes away the right to claim a draw on a move (9.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClaimLossRule {
    /// Making a move without having claimed.
    Moving,
    /// Touching a piece with the intention of moving it.
    Touching,
}

/// Which change of castling rights makes another position (9.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CastlingRightsRule {
    /// Also one that lasts only as long as a square is attacked or occupied (2001). What is attacked or occupied follows
    /// from where the pieces stand, so no two positions that are alike otherwise are told apart by it.
    Temporary,
    /// Only one that lasts: king or rook has moved.
    Lasting,
}

/// The draw by five-fold repetition, which nobody has to claim (9.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FivefoldRule {
    /// There is none.
    None,
    /// At five consecutive alternate moves of each player (2014).
    Consecutive,
    /// Any five times.
    Any,
}

/// What both flags mean where nobody can say which fell first (6.11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BothFlagsRule {
    /// Play goes on; in a quickplay finish the game is drawn.
    PlayOn,
    /// Drawn in the last period, otherwise play goes on.
    DrawInLast,
    /// Drawn: rapid and blitz.
    Draw,
}

/// Under which provisions a draw may be claimed with less than two minutes left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum QuickplayRule {
    /// Article 10.
    Article10,
    /// Appendix G of 2014: with the request for five more seconds a move.
    AppendixG,
    /// Guidelines III of 2018 and later, alike.
    Guidelines,
}

/// The rules of one table: a row of the editions for a kind of game, as the arbiter has adapted it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// The completed illegal move by which a player loses, counted from 1 (7.5.5; A.4 and B.4 of 2014).
    pub illegal_loses_at: u32,
    /// The time the opponent gets for one before that.
    pub illegal_bonus: Span,
    /// Whether an illegal move costs something only when the opponent claims it.
    pub illegal_on_claim: bool,
    /// What loses the right to such a claim (B.5 of 2001; A.4 and B.3 of 2009).
    #[serde(default = "moving", skip_serializing_if = "is_moving")]
    pub illegal_claim_lost_by: ClaimLossRule,
    /// Whether the game is drawn instead where the opponent cannot mate.
    pub cannot_mate_draws: bool,
    /// What happens to an unreplaced pawn.
    pub unpromoted: UnpromotedRule,
    /// Whether pressing the clock without a move, or moving with two hands, counts as an illegal move.
    pub idle_press_is_illegal: bool,
    /// The time the opponent gets for a wrong claim of a draw (9.5.3).
    pub wrong_claim_bonus: Span,
    /// Whether a wrong claim also halves the claimant's time, by three minutes at most (2001).
    pub wrong_claim_halves: bool,
    /// What loses the right to claim (9.4).
    pub claim_lost_by: ClaimLossRule,
    /// Which castling rights tell positions apart (9.2).
    pub repetition: CastlingRightsRule,
    /// The five-fold repetition (9.6.1).
    pub fivefold: FivefoldRule,
    /// Whether seventy-five moves draw (9.6.2).
    pub seventy_five: bool,
    /// Both flags down, their order unknown.
    pub both_flags: BothFlagsRule,
    /// How late a player may come before he loses; `None` where it is as announced (6.7).
    pub default_time: Option<Span>,
    /// Whether the arbiter calls a flag fall.
    pub arbiter_calls_flag: bool,
    /// Whether who claims a flag fall must have his own flag up.
    pub own_flag_up: bool,
    /// Whether, in a game with increments, a fallen flag makes the other clock stand still and keep its display (5.4.1 of
    /// the clock standards); otherwise it runs on and may fall too.
    pub freeze: bool,
    /// Whether an increment is added before each move from the first one, as the Laws define it (glossary); otherwise only
    /// after each move, and the first move begins without it. The table may leave that one out (D.1).
    pub first_increment: bool,
    /// Whether the opponent's reply completes a move whose clock was not pressed (6.2.1.2).
    pub own_move_completes: bool,
    /// Until how many moves of each a wrong set-up can be claimed; `None` for as long as the game lasts (7.2, A.4.1).
    pub setup_until: Option<u32>,
    /// Before how many moves of each swapped colours mean a new game; zero: the game goes on (7.3).
    pub colours_until: u32,
    /// The provisions of the quickplay finish.
    pub quickplay: QuickplayRule,
    /// Whether they apply. From 2014 on they must be announced beforehand.
    pub quickplay_applies: bool,
    /// Whether a draw may be agreed only after a move of each (5.2.3).
    pub agreement_after_move: bool,
    /// Whether resigning against a player who cannot mate is a draw (5.1.2 of 2023).
    pub resigning_draws: bool,
    /// Whether both clocks stand as soon as the link to a player's own station is lost. The Laws know no such station:
    /// the table decides (D.1).
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub lost_link_stops: bool,
    /// Whether the time in which the program speaks an announcement or reads an entry back counts for nobody. The table
    /// decides (D.1).
    pub speech_is_free: bool,
    /// Only when both have completed so many moves a draw may be offered and agreed; `None`: never without the arbiter
    /// (9.1.1, by the regulations of an event).
    pub draws_from: Option<u32>,
    /// Whether the visually disabled player's opponent hears. Against one who does not he must have an assistant (D.2.10 of
    /// 2018 and later).
    pub opponent_hears: bool,
}

const fn is_yes(value: &bool) -> bool {
    *value
}

const fn yes() -> bool {
    true
}

fn is_moving(value: &ClaimLossRule) -> bool {
    *value == ClaimLossRule::Moving
}

const fn moving() -> ClaimLossRule {
    ClaimLossRule::Moving
}

impl Rules {
    /// The row of an edition for a kind of game.
    pub fn from_edition_and_kind(edition: Edition, kind: GameKind) -> Rules {
        rows::rules_of_edition_and_kind(edition, kind)
    }
}

/// Sorts a time control into its kind by the limits of an edition: the main time of all periods, with sixty times the
/// increment where the edition says so.
///
/// ```
/// use ansage_game::laws::{Edition, GameKind, classify_time_control};
/// use ansage_game::moment::Span;
/// let minutes = |minutes: u64| Span::from_secs(minutes * 60);
/// assert_eq!(classify_time_control(Edition::Y2023, minutes(3), Span::from_secs(2)), GameKind::Blitz);
/// assert_eq!(classify_time_control(Edition::Y2001, minutes(60), Span::ZERO), GameKind::Rapid);
/// ```
pub fn classify_time_control(edition: Edition, main: Span, increment: Span) -> GameKind {
    let limits = rows::kind_limits_of_edition(edition);
    let counted = Span::from_millis(main.as_millis() + limits.increments * increment.as_millis());
    if counted < limits.blitz_below {
        GameKind::Blitz
    } else if counted < limits.rapid_below {
        GameKind::Rapid
    } else {
        GameKind::Standard
    }
}
