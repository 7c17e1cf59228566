//! Say how the game stands for one board: what its owner owes, what his hands may make of it, which squares are marked.

use crate::game::announcement::{Announcement, Named};
use crate::game::board::{differences, transfer};
use crate::game::castling::Homes;
use crate::game::effect::Difference;
use crate::game::reading;
use crate::game::sensed::Sensed;
use crate::game::terms::Mode;
use crate::game::view::{Awaited, View, ViewMove};
use crate::seat::Color;
use shakmaty::{Board as Placement, Position};

/// The latest announcement: the one that awaits its press, or the last half-move.
pub fn latest(view: &View) -> Option<&ViewMove> {
    view.pending.as_ref().or_else(|| view.half_moves.last())
}

/// The latest announcement of the other player, while it is the latest.
pub fn theirs(view: &View, own: Color) -> Option<&ViewMove> {
    latest(view).filter(|latest| latest.by != own)
}

/// What every board should have shown before the latest announcement.
pub fn before_latest(view: &View) -> Placement {
    if view.pending.is_some() {
        return view.course.board().clone();
    }
    let mut placement = view.start.board().clone();
    let homes = Homes::of(&view.start);
    for made in view.half_moves.iter().rev().skip(1).rev() {
        transfer(&mut placement, made.by, made.telling.named, made.telling.en_passant, &homes);
    }
    placement
}

/// Whether a legal or illegal move of this player would be his own now.
pub fn has_the_move(view: &View, own: Color) -> bool {
    match &view.awaited {
        Awaited::Move(by) | Awaited::Entry(by) => *by == own,
        Awaited::Press(by) | Awaited::LastWord(by) => *by != own && view.rules.own_move_completes,
        _ => false,
    }
}

/// Whether hands that make another move of what was announced mend the announcement: it is not pressed, and no piece
/// moves that way. What a piece was released for (4.7) is mended by words alone, whether it is legal or not: nobody shall
/// hear before the press that it would leave the king in check.
pub fn may_mend(view: &View, own: Color) -> bool {
    let pending = view.pending.as_ref().filter(|pending| pending.by == own);
    let open = matches!(&view.awaited, Awaited::Press(by) if *by == own);
    let made = |named| reading::moves_seen(&view.course).into_iter().any(|made| reading::named(made) == named);
    open && pending.is_some_and(|pending| !made(pending.telling.named))
}

/// Whether these words are a move in the course of the game: in a tournament by the way pieces move.
pub fn is_move(view: &View, words: &Announcement) -> bool {
    match view.mode {
        Mode::Practice => reading::read(&view.course, words).is_ok_and(|reading| reading.legal.is_ok()),
        Mode::Tournament => reading::read_announced(&view.course, words).is_ok(),
    }
}

/// Whether the pawn that still stands is what is left of a capture en passant.
pub fn takes_in_passing(view: &View, named: Named) -> bool {
    reading::read_announced(&view.course, &named.in_full()).is_ok_and(|reading| reading.telling.en_passant)
}

/// The squares that are wrong, to be marked. While hands are on the way from what stood before to what was announced,
/// nothing is: a mark would tell what to do. `wanted` is what his board should show.
pub fn wrong(view: &View, wanted: &Placement, shows: &Placement, own: Color) -> Vec<Difference> {
    let wrong = differences(shows, wanted);
    let carrying_out = theirs(view, own).is_some()
        && Sensed::showing(shows.clone()).is_on_the_way(&before_latest(view), &view.wanted());
    if carrying_out { Vec::new() } else { wrong }
}

/// Whether this player owes the repetition of the latest announcement (D.2.1).
pub fn owes_repetition(view: &View, own: Color) -> bool {
    view.owed.get(own).repeat
}
