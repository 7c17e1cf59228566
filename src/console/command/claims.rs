//! List the commands by which a player claims what the Laws let him claim, and consents to what they provide.
//!
//! A claim is asked about before it is made: a wrong one costs time. The opponent's claims are the same words behind
//! `opp claim`; his own key confirms them.

use super::arguments::Arguments;
use super::{Command, Row, Takes, row};
use crate::game::claim::{Claim, Ground, Irregularity};
use crate::game::event::{EventKind, Word};
use crate::presentation::doubt::Doubt;

/// The player's own claims.
pub static CLAIMS: &[Row] = &[
    row(&["claim repetition"], &["reklamiere wiederholung"], Takes::MaybeMove, "console-help-claim-repetition", |a| {
        a.claim_draw(Ground::Repetition)
    }),
    row(
        &["claim fifty", "claim 50"],
        &["reklamiere fünfzig", "reklamiere fuenfzig", "reklamiere 50"],
        Takes::MaybeMove,
        "console-help-claim-fifty",
        |a| a.claim_draw(Ground::FiftyMoves),
    ),
    row(&["claim quickplay"], &["reklamiere endspurt"], Takes::Nothing, "console-help-claim-quickplay", |a| {
        a.claim(Claim::Quickplay)
    }),
    row(&["claim seconds"], &["reklamiere sekunden"], Takes::Nothing, "console-help-claim-seconds", |a| {
        a.claim(Claim::FiveSeconds)
    }),
    row(
        &["claim touched"],
        &["reklamiere berührt", "reklamiere beruehrt"],
        Takes::Nothing,
        "console-help-claim-touched",
        |a| a.claim(Claim::Touched),
    ),
    row(&["claim illegal"], &["reklamiere regelwidrig"], Takes::Nothing, "console-help-claim-illegal", |a| {
        a.claim(Claim::Illegal)
    }),
    row(&["claim unpromoted"], &["reklamiere umwandlung"], Takes::Move, "console-help-claim-unpromoted", |a| {
        Some(Command::Ask(Doubt::Claim(Claim::Unpromoted { words: a.announcement()? })))
    }),
    row(
        &["claim setup", "claim set-up"],
        &["reklamiere aufstellung"],
        Takes::Nothing,
        "console-help-claim-setup",
        |a| a.irregular(Irregularity::WrongSetUp),
    ),
    row(
        &["claim colours", "claim colors"],
        &["reklamiere farben"],
        Takes::Nothing,
        "console-help-claim-colours",
        |a| a.irregular(Irregularity::ColoursSwapped),
    ),
    row(&["claim turned"], &["reklamiere gedreht"], Takes::Nothing, "console-help-claim-turned", |a| {
        a.irregular(Irregularity::BoardTurned)
    }),
    row(&["claim displaced"], &["reklamiere verschoben"], Takes::Nothing, "console-help-claim-displaced", |a| {
        a.irregular(Irregularity::Displaced)
    }),
    row(&["claim idle"], &["reklamiere leerdruck"], Takes::Nothing, "console-help-claim-idle", |a| {
        a.irregular(Irregularity::IdlePress)
    }),
    row(
        &["claim hands"],
        &["reklamiere hände", "reklamiere haende"],
        Takes::Nothing,
        "console-help-claim-hands",
        |a| a.irregular(Irregularity::TwoHands),
    ),
    row(&["claim absent"], &["reklamiere abwesend"], Takes::Nothing, "console-help-claim-absent", |a| {
        a.irregular(Irregularity::Absent)
    }),
    row(&["consent"], &["einverstanden"], Takes::Nothing, "console-help-consent", |a| {
        a.alone(Command::Ask(Doubt::Consent))
    }),
    row(&["opp claim", "opp claims"], &["gegner reklamiert"], Takes::Claim, "console-help-opp-claim", |a| {
        let Command::Ask(Doubt::Claim(claim)) = own(a)? else { return None };
        Some(Command::Send(EventKind::SpokenFor { word: Word::Claims(claim) }))
    }),
    row(&["opp consent", "opp consents"], &["gegner einverstanden"], Takes::Nothing, "console-help-opp-consent", |a| {
        a.speak(Word::Consent)
    }),
];

/// The claim that the opponent's words would be as one's own.
fn own(arguments: &Arguments<'_>) -> Option<Command> {
    ["claim", "reklamiere"].into_iter().find_map(|verb| {
        let line = format!("{verb} {}", arguments.rest);
        let (word, rest) = super::head(&line)?;
        super::rows_of(word).find_map(|row| (row.make)(&Arguments { rest, ..*arguments }))
    })
}
