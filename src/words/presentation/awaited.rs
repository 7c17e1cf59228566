//! Say which message tells what is awaited, and of whom: at the blind player's console and, but for what hands do, at the
//! sighted player's board.

use super::rulings::Settling;
use ansage_game::claim::Remedy;
use ansage_game::seat::Color;
use ansage_game::view::{Awaited, View};

/// The message for this player, and the player whom it is about; `joined` is whether another station keeps the journal.
pub fn message(view: &View, own: Color, joined: bool) -> (&'static str, Color) {
    // Who sits at another station has his keys and words there.
    let there = joined || view.is_joined();
    let replied = view.reply.is_some();
    match &view.awaited {
        Awaited::Start => ("announce-not-started", own),
        Awaited::Move(color) if *color == own => ("console-awaited-own-move", own),
        Awaited::Move(color) => ("console-awaited-move", *color),
        Awaited::LastWord(color) => ("announce-press-waits", *color),
        Awaited::Press(color) if *color == own && replied => ("console-awaited-own-press-answered", !own),
        Awaited::Press(color) if *color == own && !view.made && !view.differences(own).is_empty() => {
            match view.boards.get(own).sensed() {
                Some(_) => ("console-awaited-own-press-pegs", own),
                None => ("console-awaited-own-press-undone", own),
            }
        }
        Awaited::Press(color) if *color == own => ("console-awaited-own-press", own),
        Awaited::Press(color) if replied => ("console-awaited-press-answered", *color),
        Awaited::Press(color) if there => ("console-awaited-press-there", *color),
        Awaited::Press(color) => ("console-awaited-press", *color),
        Awaited::Entry(color) if there => ("console-awaited-entry-there", *color),
        Awaited::Entry(color) => ("announce-replied", *color),
        Awaited::Confirmation(color, _) => ("console-awaited-confirmation", *color),
        Awaited::Settlement(remedy) => settled(remedy, own, view),
        Awaited::Seal { by, .. } if *by != own => ("console-awaited-seal-opponent", *by),
        Awaited::Seal { sealed: false, .. } if joined => ("console-awaited-seal-paper", own),
        Awaited::Seal { sealed: false, .. } => ("console-awaited-seal", own),
        Awaited::Seal { sealed: true, .. } => ("console-awaited-sealed", own),
        Awaited::Unsealing => ("announce-envelope-closed", own),
        Awaited::Key(color) => ("console-awaited-key", *color),
        Awaited::Restart(_) | Awaited::Resumption if view.for_arbiter => ("console-awaited-resumption-arbiter", own),
        Awaited::Resumption if view.desk.taken && view.remedy.is_some() && !view.gives_up_time(own) => {
            ("console-awaited-resumption-arbiter", own)
        }
        Awaited::Restart(None) => ("console-awaited-restart", own),
        Awaited::Restart(Some(agreed)) if *agreed == own => ("console-awaited-restart-other", !own),
        Awaited::Restart(Some(agreed)) => ("console-awaited-restart-own", *agreed),
        Awaited::Resumption if view.gives_up_time(own) => ("console-awaited-resumption-without", own),
        Awaited::Resumption => ("console-awaited-resumption", own),
        Awaited::Nothing(_) => ("announce-is-over", own),
    }
}

/// How what stands can be settled, and by whom.
fn settled(remedy: &Remedy, own: Color, view: &View) -> (&'static str, Color) {
    match Settling::of(remedy, view.for_arbiter) {
        // Play cannot go on before the link is back; to agree he needs nobody.
        Settling::Resume(color) if color == own && view.awaited_link().is_some() => {
            ("console-awaited-settle-consent", own)
        }
        Settling::Resume(color) if color == own => ("console-awaited-settle-resume", own),
        Settling::Resume(color) => ("console-awaited-settle-resume-opponent", color),
        Settling::Consent(color) if color == own => ("console-awaited-settle-consent", own),
        Settling::Consent(color) if view.may_withdraw(own) => ("console-awaited-settle-withdraw", color),
        Settling::Consent(color) => ("console-awaited-settle-opponent", color),
        Settling::Flag(color) if color == own => ("console-awaited-flag-own", own),
        Settling::Flag(color) => ("console-awaited-flag-opponent", color),
        Settling::Entry(_) | Settling::Arbiter => ("console-awaited-settle-arbiter", own),
    }
}
