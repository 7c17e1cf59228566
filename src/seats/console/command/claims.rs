//! List the commands by which a player claims what the Laws let him claim, and consents to what they provide.
//!
//! A claim is asked about before it is made: a wrong one costs time. The opponent's claims are the same words behind
//! `opp claim`; his own key confirms them.

use super::Command::{self, Ask};
use super::CommandSyntax::{self, MaybeMove, Move, Nothing};
use super::{CommandRow, row, says};
use ansage_game::claim::Irregularity::{
    self, Absent, BoardTurned, ColoursSwapped, Displaced, IdlePress, TwoHands, WrongSetUp,
};
use ansage_game::claim::{Claim, DrawGround};
use ansage_game::event::OpponentsWord;
use ansage_words::presentation::doubt::ConfirmationPrompt;

/// The player's own claim is asked about first.
fn claims(claim: Claim) -> Command {
    Ask(ConfirmationPrompt::Claim(claim))
}

fn irregular(what: Irregularity) -> Command {
    claims(Claim::Irregularity(what))
}

/// The player's own claims.
pub static CLAIMS: &[CommandRow] = &[
    row(
        "claim repetition",
        "reklamiere wiederholung",
        MaybeMove(|with| claims(Claim::Draw { ground: DrawGround::Repetition, with })),
        "console-help-claim-repetition",
    ),
    row(
        "claim fifty | claim 50",
        "reklamiere fünfzig | reklamiere 50",
        MaybeMove(|with| claims(Claim::Draw { ground: DrawGround::FiftyMoves, with })),
        "console-help-claim-fifty",
    ),
    row(
        "claim quickplay",
        "reklamiere endspurt",
        Nothing(|_| claims(Claim::Quickplay)),
        "console-help-claim-quickplay",
    ),
    row("claim seconds", "reklamiere sekunden", Nothing(|_| claims(Claim::FiveSeconds)), "console-help-claim-seconds"),
    row(
        "claim mate | claim checkmate",
        "reklamiere matt",
        MaybeMove(|with| claims(Claim::Checkmate { with })),
        "console-help-claim-mate",
    ),
    row(
        "claim stalemate",
        "reklamiere patt",
        MaybeMove(|with| claims(Claim::Stalemate { with })),
        "console-help-claim-stalemate",
    ),
    row("claim touched", "reklamiere berührt", Nothing(|_| claims(Claim::Touched)), "console-help-claim-touched"),
    row("claim illegal", "reklamiere regelwidrig", Nothing(|_| claims(Claim::Illegal)), "console-help-claim-illegal"),
    row(
        "claim unpromoted",
        "reklamiere umwandlung",
        Move(|words| claims(Claim::Unpromoted { words })),
        "console-help-claim-unpromoted",
    ),
    row(
        "claim setup | claim set-up",
        "reklamiere aufstellung",
        Nothing(|_| irregular(WrongSetUp)),
        "console-help-claim-setup",
    ),
    row(
        "claim colours | claim colors",
        "reklamiere farben",
        Nothing(|_| irregular(ColoursSwapped)),
        "console-help-claim-colours",
    ),
    row("claim turned", "reklamiere gedreht", Nothing(|_| irregular(BoardTurned)), "console-help-claim-turned"),
    row("claim displaced", "reklamiere verschoben", Nothing(|_| irregular(Displaced)), "console-help-claim-displaced"),
    row("claim idle", "reklamiere leerdruck", Nothing(|_| irregular(IdlePress)), "console-help-claim-idle"),
    row("claim hands", "reklamiere hände", Nothing(|_| irregular(TwoHands)), "console-help-claim-hands"),
    row("claim absent", "reklamiere abwesend", Nothing(|_| irregular(Absent)), "console-help-claim-absent"),
    row("consent", "einverstanden", Nothing(|_| Ask(ConfirmationPrompt::Consent)), "console-help-consent"),
    row("opp claim | opp claims", "gegner reklamiert", CommandSyntax::Claim, "console-help-opp-claim"),
    row(
        "opp consent | opp consents",
        "gegner einverstanden",
        Nothing(|_| says(OpponentsWord::Consent)),
        "console-help-opp-consent",
    ),
];
