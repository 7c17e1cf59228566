//! Name each parameter of the rules, and read and write its value as text: for the arbiter, the journal and `--rule`.

use super::{BothFlagsRule, CastlingRightsRule, ClaimLossRule, FivefoldRule, QuickplayRule, Rules, UnpromotedRule};
use crate::moment::Span;
use std::fmt;

/// One parameter.
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// Values it takes, for people: words with bars between, or a form like `M:SS`.
    pub values: &'static str,
    read: fn(&Rules) -> String,
    write: fn(&mut Rules, &str) -> Option<()>,
}

impl fmt::Debug for Parameter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Parameter({})", self.name)
    }
}

impl PartialEq for Parameter {
    fn eq(&self, other: &Parameter) -> bool {
        self.name == other.name
    }
}

impl Eq for Parameter {}

impl Parameter {
    /// Its value in these rules.
    pub fn value_in_rules(&self, rules: &Rules) -> String {
        (self.read)(rules)
    }

    /// The parameter of this name.
    pub fn from_name(name: &str) -> Option<&'static Parameter> {
        PARAMETERS.iter().find(|parameter| parameter.name == name)
    }
}

/// Why a parameter was not adapted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BadRule {
    /// There is no parameter of this name.
    NoSuchRule(String),
    /// The parameter does not take this value.
    BadValue {
        /// The parameter.
        name: &'static str,
        /// The value.
        value: String,
        /// What it takes.
        values: &'static str,
    },
}

impl fmt::Display for BadRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadRule::NoSuchRule(name) => write!(f, "rule {name:?} is not known"),
            BadRule::BadValue { name, value, values } => write!(f, "rule {name} takes {values}, not {value:?}"),
        }
    }
}

impl std::error::Error for BadRule {}

impl Rules {
    /// Adapts one parameter (D.1).
    ///
    /// # Errors
    /// [`BadRule`] where the name or the value is not known; nothing is changed then.
    pub fn adapt(&mut self, name: &str, value: &str) -> Result<(), BadRule> {
        let parameter = Parameter::from_name(name).ok_or_else(|| BadRule::NoSuchRule(name.into()))?;
        let Parameter { name, values, write, .. } = parameter;
        write(self, value).ok_or_else(|| BadRule::BadValue { name, value: value.into(), values })
    }
}

/// A type whose values have names.
trait ValueNames: Sized + Copy + PartialEq + 'static {
    const WORDS: &'static [(&'static str, Self)];

    fn word(self) -> String {
        Self::WORDS.iter().find(|(_, value)| *value == self).map_or_else(String::new, |(word, _)| (*word).into())
    }

    fn from_word(word: &str) -> Option<Self> {
        Self::WORDS.iter().find(|(known, _)| *known == word).map(|(_, value)| *value)
    }
}

impl ValueNames for bool {
    const WORDS: &'static [(&'static str, bool)] = &[("yes", true), ("no", false)];
}

impl ValueNames for UnpromotedRule {
    const WORDS: &'static [(&'static str, UnpromotedRule)] =
        &[("go-back", UnpromotedRule::RestorePosition), ("queen", UnpromotedRule::Queen)];
}

impl ValueNames for ClaimLossRule {
    const WORDS: &'static [(&'static str, ClaimLossRule)] =
        &[("moving", ClaimLossRule::Moving), ("touching", ClaimLossRule::Touching)];
}

impl ValueNames for CastlingRightsRule {
    const WORDS: &'static [(&'static str, CastlingRightsRule)] =
        &[("temporary", CastlingRightsRule::Temporary), ("lasting", CastlingRightsRule::Lasting)];
}

impl ValueNames for FivefoldRule {
    const WORDS: &'static [(&'static str, FivefoldRule)] =
        &[("no", FivefoldRule::None), ("consecutive", FivefoldRule::Consecutive), ("any", FivefoldRule::Any)];
}

impl ValueNames for BothFlagsRule {
    const WORDS: &'static [(&'static str, BothFlagsRule)] = &[
        ("play-on", BothFlagsRule::PlayOn),
        ("draw-in-last", BothFlagsRule::DrawInLast),
        ("draw", BothFlagsRule::Draw),
    ];
}

impl ValueNames for QuickplayRule {
    const WORDS: &'static [(&'static str, QuickplayRule)] = &[
        ("article-10", QuickplayRule::Article10),
        ("appendix-g", QuickplayRule::AppendixG),
        ("guidelines", QuickplayRule::Guidelines),
    ];
}

/// The longest time a rule takes.
const LONGEST: u64 = 24 * 60 * 60;

/// Minutes and seconds: `2:00`.
fn write_span(span: Span) -> String {
    let secs = span.whole_secs();
    format!("{}:{:02}", secs / 60, secs % 60)
}

fn read_span(text: &str) -> Option<Span> {
    let (minutes, secs) = text.split_once(':').unwrap_or((text, "0"));
    let (minutes, secs) = (minutes.parse::<u64>().ok()?, secs.parse::<u64>().ok().filter(|secs| *secs < 60)?);
    let all = minutes.checked_mul(60)?.checked_add(secs)?;
    (all <= LONGEST).then(|| Span::from_secs(all))
}

fn read_moves(text: &str) -> Option<u32> {
    text.parse().ok().filter(|moves| *moves <= 1_000)
}

/// A parameter whose values have names.
macro_rules! named {
    ($name:literal, $values:literal, $field:ident) => {
        Parameter {
            name: $name,
            values: $values,
            read: |rules| rules.$field.word(),
            write: |rules, value| ValueNames::from_word(value).map(|value| rules.$field = value),
        }
    };
}

/// A parameter that is a length of time.
macro_rules! timed {
    ($name:literal, $field:ident) => {
        Parameter {
            name: $name,
            values: "M:SS",
            read: |rules| write_span(rules.$field),
            write: |rules, value| read_span(value).map(|value| rules.$field = value),
        }
    };
}

/// A parameter that is a number of moves, or a word where there is none.
macro_rules! moves_or {
    ($name:literal, $word:literal, $field:ident) => {
        Parameter {
            name: $name,
            values: concat!("0..1000 | ", $word),
            read: |rules| rules.$field.map_or_else(|| $word.into(), |moves| moves.to_string()),
            write: |rules, value| match value {
                $word => {
                    rules.$field = None;
                    Some(())
                }
                _ => read_moves(value).map(|moves| rules.$field = Some(moves)),
            },
        }
    };
}

/// Every parameter, in the order in which they are listed to the arbiter.
pub static PARAMETERS: &[Parameter] = &[
    Parameter {
        name: "illegal-loses-at",
        values: "1..1000",
        read: |rules| rules.illegal_loses_at.to_string(),
        write: |rules, value| read_moves(value).filter(|moves| *moves > 0).map(|moves| rules.illegal_loses_at = moves),
    },
    timed!("illegal-bonus", illegal_bonus),
    named!("illegal-on-claim", "yes | no", illegal_on_claim),
    named!("illegal-claim-lost-by", "moving | touching", illegal_claim_lost_by),
    named!("cannot-mate-draws", "yes | no", cannot_mate_draws),
    named!("unpromoted", "go-back | queen", unpromoted),
    named!("idle-press-is-illegal", "yes | no", idle_press_is_illegal),
    timed!("wrong-claim-bonus", wrong_claim_bonus),
    named!("wrong-claim-halves", "yes | no", wrong_claim_halves),
    named!("claim-lost-by", "moving | touching", claim_lost_by),
    named!("repetition", "temporary | lasting", repetition),
    named!("fivefold", "no | consecutive | any", fivefold),
    named!("seventy-five", "yes | no", seventy_five),
    named!("both-flags", "play-on | draw-in-last | draw", both_flags),
    Parameter {
        name: "default-time",
        values: "M:SS | announced",
        read: |rules| rules.default_time.map_or_else(|| "announced".into(), write_span),
        write: |rules, value| match value {
            "announced" => {
                rules.default_time = None;
                Some(())
            }
            _ => read_span(value).map(|value| rules.default_time = Some(value)),
        },
    },
    named!("arbiter-calls-flag", "yes | no", arbiter_calls_flag),
    named!("own-flag-up", "yes | no", own_flag_up),
    named!("freeze", "yes | no", freeze),
    named!("first-increment", "yes | no", first_increment),
    named!("own-move-completes", "yes | no", own_move_completes),
    moves_or!("setup-until", "always", setup_until),
    Parameter {
        name: "colours-until",
        values: "0..1000",
        read: |rules| rules.colours_until.to_string(),
        write: |rules, value| read_moves(value).map(|moves| rules.colours_until = moves),
    },
    named!("quickplay", "article-10 | appendix-g | guidelines", quickplay),
    named!("quickplay-applies", "yes | no", quickplay_applies),
    named!("agreement-after-move", "yes | no", agreement_after_move),
    named!("resigning-draws", "yes | no", resigning_draws),
    named!("lost-link-stops", "yes | no", lost_link_stops),
    named!("speech-is-free", "yes | no", speech_is_free),
    moves_or!("draws-from", "never", draws_from),
    named!("opponent-hears", "yes | no", opponent_hears),
];
