//! Say which line a player needs under his fingers after something has happened.

use ansage_game::effect::{Effect, EffectKind};
use ansage_game::view::AwaitedAct;

/// The line that is to stand last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NextLine<'a> {
    /// What is awaited, as play goes on.
    Awaited,
    /// The move, and not the squares of a difference that was told with it.
    Move(&'a Effect),
    /// What has come of it: the result, or whether a claim is right.
    Said(&'a Effect),
}

/// What a reply leads with after these effects, or what is to be shown once more.
pub fn choose_leading_line<'a>(effects: &'a [Effect], awaited: Option<&AwaitedAct>) -> Option<NextLine<'a>> {
    let is = |wanted: fn(&EffectKind) -> bool| effects.iter().find(|effect| wanted(&effect.kind));
    let goes_on = is(|kind| matches!(kind, EffectKind::PlayResumed { .. })).is_some();
    if goes_on && matches!(awaited, Some(AwaitedAct::Press(_) | AwaitedAct::Entry(_))) {
        return Some(NextLine::Awaited);
    }
    let weightiest = is(|kind| matches!(kind, EffectKind::GameOver(_)))
        .or_else(|| is(|kind| matches!(kind, EffectKind::ClaimChecked { .. })))
        .or_else(|| is(|kind| matches!(kind, EffectKind::PlayResumed { .. })));
    if let Some(effect) = weightiest {
        return Some(NextLine::Said(effect));
    }
    let mut completed = effects.iter().filter(|effect| matches!(effect.kind, EffectKind::MoveCompleted { .. }));
    // Where a press completes the reply that was kept as well, the turn is what the second one says.
    if let Some(first) = completed.next() {
        return completed.next_back().filter(|last| *last != first).map(NextLine::Said);
    }
    is(|kind| matches!(kind, EffectKind::BoardsDisputed { .. } | EffectKind::BoardDiffers { .. }))?;
    is(|kind| matches!(kind, EffectKind::MoveAnnounced { .. })).map(NextLine::Move)
}
