//! Say which message tells what is awaited, and of whom: at the blind player's console and, but for what hands do, at the
//! sighted player's board.

use super::rulings::Settlement;
use ansage_game::claim::Remedy;
use ansage_game::seat::Color;
use ansage_game::view::{AwaitedAct, View};

/// The message for this player, and the player whom it is about; `joined` is whether another station keeps the journal.
pub fn awaited_message_id(view: &View, own: Color, joined: bool) -> (&'static str, Color) {
    // Who sits at another station has his keys and words there.
    let there = joined || view.is_at_two_stations();
    let replied = view.reply.is_some();
    match &view.awaited {
        AwaitedAct::Start => ("announce-not-started", own),
        AwaitedAct::Move(color) if *color == own => ("console-awaited-own-move", own),
        AwaitedAct::Move(color) if there => ("console-awaited-move", *color),
        AwaitedAct::Move(color) => ("console-awaited-move-here", *color),
        AwaitedAct::LastWord(color) => ("announce-press-waits", *color),
        AwaitedAct::Press(color) if *color == own && replied => ("console-awaited-own-press-answered", !own),
        AwaitedAct::Press(color)
            if *color == own
                && !view.made
                && !view.differences(own).is_empty()
                && !view.is_own_move_on_sensed_board(own) =>
        {
            match view.boards.get(own).as_present_sensed_board() {
                Some(_) => ("console-awaited-own-press-pegs", own),
                None => ("console-awaited-own-press-undone", own),
            }
        }
        AwaitedAct::Press(color) if *color == own => ("console-awaited-own-press", own),
        AwaitedAct::Press(color) if replied => ("console-awaited-press-answered", *color),
        AwaitedAct::Press(color) if there => ("console-awaited-press-there", *color),
        AwaitedAct::Press(color) => ("console-awaited-press", *color),
        AwaitedAct::Entry(color) if there => ("console-awaited-entry-there", *color),
        AwaitedAct::Entry(color) => ("announce-replied", *color),
        AwaitedAct::Confirmation(color, _) => ("console-awaited-confirmation", *color),
        AwaitedAct::Settlement(remedy) => settlement_message(remedy, own, view),
        AwaitedAct::Seal { player: by, .. } if *by != own => ("console-awaited-seal-opponent", *by),
        AwaitedAct::Seal { sealed: false, .. } if joined => ("console-awaited-seal-paper", own),
        AwaitedAct::Seal { sealed: false, .. } => ("console-awaited-seal", own),
        AwaitedAct::Seal { sealed: true, .. } => ("console-awaited-sealed", own),
        AwaitedAct::Unsealing => ("announce-envelope-closed", own),
        AwaitedAct::Key(color) => ("console-awaited-key", *color),
        AwaitedAct::Restart(_) | AwaitedAct::Resumption if view.for_arbiter => {
            ("console-awaited-resumption-arbiter", own)
        }
        AwaitedAct::Resumption if view.desk.taken && view.remedy.is_some() && !view.can_give_up_proposed_time(own) => {
            ("console-awaited-resumption-arbiter", own)
        }
        AwaitedAct::Restart(None) => ("console-awaited-restart", own),
        AwaitedAct::Restart(Some(agreed)) if *agreed == own => ("console-awaited-restart-other", !own),
        AwaitedAct::Restart(Some(agreed)) => ("console-awaited-restart-own", *agreed),
        AwaitedAct::Resumption if view.can_give_up_proposed_time(own) => ("console-awaited-resumption-without", own),
        AwaitedAct::Resumption => ("console-awaited-resumption", own),
        AwaitedAct::Nothing(_) => ("announce-is-over", own),
    }
}

/// How what stands can be settled, and by whom.
fn settlement_message(remedy: &Remedy, own: Color, view: &View) -> (&'static str, Color) {
    match Settlement::from_remedy(remedy, view.for_arbiter) {
        // Play cannot go on before the link is back; to agree he needs nobody.
        Settlement::Resume(color) if color == own && view.awaited_lost_link().is_some() => {
            ("console-awaited-settle-consent", own)
        }
        Settlement::Resume(color) if color == own => ("console-awaited-settle-resume", own),
        Settlement::Resume(color) => ("console-awaited-settle-resume-opponent", color),
        Settlement::Consent(color) if color == own => ("console-awaited-settle-consent", own),
        Settlement::Consent(color) if view.can_withdraw_claim(own) => ("console-awaited-settle-withdraw", color),
        Settlement::Consent(color) => ("console-awaited-settle-opponent", color),
        Settlement::Time(color) if color == own => ("console-awaited-settle-consent", own),
        Settlement::Time(color) => ("console-awaited-settle-time", color),
        Settlement::Flag(color) if color == own => ("console-awaited-flag-own", own),
        Settlement::Flag(color) => ("console-awaited-flag-opponent", color),
        Settlement::Entry(_) | Settlement::Arbiter => ("console-awaited-settle-arbiter", own),
    }
}
