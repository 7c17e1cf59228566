//! Say how the game stands for one board: what its owner owes, what his hands may make of it, which squares are marked.

use ansage_game::announcement::{Announcement, NamedMove};
use ansage_game::board::differences;
use ansage_game::effect::BoardDifference;
use ansage_game::reading;
use ansage_game::seat::Color;
use ansage_game::sensed::SensedBoard;
use ansage_game::shapes::PartialMove;
use ansage_game::terms::GameMode;
use ansage_game::view::{AwaitedAct, View, ViewMove};
use ansage_words::presentation::MessageValues;
use shakmaty::{Board as Placement, Position};

/// The latest announcement: a reply that waits, the move that awaits its press, or the last half-move.
pub fn latest_announced_move(view: &View) -> Option<&ViewMove> {
    view.reply.as_ref().or(view.pending.as_ref()).or_else(|| view.half_moves.last())
}

/// The latest announcement of the other player that is to be repeated and carried out, until it is answered.
pub fn opponents_latest_move(view: &View, own: Color) -> Option<&ViewMove> {
    let answered = view.reply.as_ref().is_some_and(|reply| reply.player == own);
    let latest = view.pending.as_ref().or_else(|| view.half_moves.last());
    latest.filter(|latest| latest.player != own && !answered)
}

/// What the board of this player should show that shows this: everything that was announced. A reply to a move of his
/// that he has not pressed he may carry out before his press, or after it.
pub fn expected_board(view: &View, own: Color, shows: &Placement) -> Placement {
    let wanted = view.expected_board_of_player(own);
    match view.expected_board_with_reply() {
        Some(replied) if !is_between(shows, &wanted, &replied) => replied,
        _ => wanted,
    }
}

/// Whether a board shows `before`, or hands are on the way from it to `after` and not there yet.
fn is_between(shows: &Placement, before: &Placement, after: &Placement) -> bool {
    shows != after && SensedBoard::from_placement(shows.clone()).is_move_in_progress(before, after)
}

/// What every board should have shown before the latest announcement.
pub(crate) fn board_before_latest_move(view: &View) -> Placement {
    if view.pending.is_some() {
        return view.course.board().clone();
    }
    view.boards_before_half_moves().pop().unwrap_or_else(|| view.start.board().clone())
}

/// Whether a legal or illegal move of this player would be his own now. A move that is made and not pressed may be
/// answered; from 2014 on its player may then make his own next one, and completes it with that (6.2.1.2).
pub fn is_to_move(view: &View, own: Color) -> bool {
    can_announce(view, own) && !is_reply_too_early(view, own)
}

/// Whether he may announce a move, also one by which he answers too early: that lapses, and is told to have lapsed (1.3).
pub(crate) fn can_announce(view: &View, own: Color) -> bool {
    match (&view.awaited, &view.reply) {
        (AwaitedAct::Move(by) | AwaitedAct::Entry(by), _) => *by == own,
        (AwaitedAct::Press(by) | AwaitedAct::LastWord(by), None) => *by != own,
        (AwaitedAct::Press(by), Some(_)) => *by == own && view.rules.own_move_completes,
        _ => false,
    }
}

/// Whether the other player's move is announced and not made yet: what hands do in answer waits until it is.
pub fn is_reply_too_early(view: &View, own: Color) -> bool {
    let theirs = view.pending.as_ref().is_some_and(|pending| pending.player != own);
    theirs && view.reply.is_none() && !view.made
}

/// Whether hands that make another move of what was announced move on from it: it is not pressed, and not answered, which is for
/// both players to mend.
pub(crate) fn can_move_on(view: &View, own: Color) -> bool {
    let announced = view.pending.as_ref().is_some_and(|pending| pending.player == own);
    announced && view.reply.is_none() && matches!(&view.awaited, AwaitedAct::Press(by) if *by == own)
}

/// Whether these words are a move in the course of the game: in a tournament by the way pieces move.
pub fn is_move_in_course(view: &View, words: &Announcement) -> bool {
    match view.mode {
        GameMode::Practice => {
            reading::read_announcement(&view.course, words).is_ok_and(|reading| reading.legal.is_ok())
        }
        GameMode::Tournament => reading::read_announced_move(&view.course, words).is_ok(),
    }
}

/// Whether the pawn that still stands is what is left of a capture en passant.
pub fn is_unfinished_en_passant(view: &View, named: NamedMove) -> bool {
    reading::read_announced_move(&view.course, &named.to_full_announcement())
        .is_ok_and(|reading| reading.telling.en_passant)
}

/// The squares that are wrong, to be marked. While hands are on the way from what stood before to what was announced,
/// nothing is: a mark would tell what to do. `expected_board` is what his board should show.
pub fn wrong_squares(view: &View, wanted: &Placement, shows: &Placement, own: Color) -> Vec<BoardDifference> {
    let wrong = differences(shows, wanted);
    let carrying_out = opponents_latest_move(view, own).is_some()
        && SensedBoard::from_placement(shows.clone())
            .is_move_in_progress(&board_before_latest_move(view), &view.expected_board());
    let replied =
        view.expected_board_with_reply().filter(|_| view.reply.as_ref().is_some_and(|reply| reply.player != own));
    let carrying_out =
        carrying_out || replied.is_some_and(|replied| is_between(shows, &view.expected_board(), &replied));
    if carrying_out { Vec::new() } else { wrong }
}

/// Whether this player owes the repetition of the latest announcement (D.2.1).
pub(crate) fn is_repetition_owed(view: &View, own: Color) -> bool {
    view.owed.get(own).repeat
}

/// The message that says what is left to do of a half-made move, and what stands in it.
pub(super) fn remaining_step_message(half: PartialMove) -> (&'static str, MessageValues<'static>) {
    match half {
        PartialMove::Castling { from, to, .. } => {
            ("sighted-rook-left", MessageValues::new().set_square("from", from).set_square("to", to))
        }
        PartialMove::EnPassant { pawn } => ("sighted-pawn-left", MessageValues::new().set_square("square", pawn)),
        PartialMove::Promotion { pawn } => ("sighted-promotion-left", MessageValues::new().set_square("square", pawn)),
    }
}
