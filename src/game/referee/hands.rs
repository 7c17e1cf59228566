//! Keep what a sighted player's board showed before the hands began a move of their own (7.5, D.2.8).
//!
//! What differs from that board is the hands' doing, and is judged at the press. What differed already is a difference of the
//! boards. A half-made or illegal move is therefore not announced as a difference before the press: that would signal it.

use super::{Effects, Referee};
use crate::board::{as_fen_text, differences};
use crate::effect::BoardDifference;
use crate::moment::Moment;
use crate::pressed::{BoardBeforeHands, PressedBoard, judge_pressed_board, squares_of_own_hands};
use crate::reading;
use crate::seat::Color;
use serde::Serialize;
use shakmaty::{Board as Placement, Chess, Position};

/// What a board showed before its owner's hands began a move of their own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct BoardAtRest(#[serde(with = "as_fen_text")] Placement);

impl Referee {
    /// Whether the hands of a sighted player are judged at the press. In practice what a board shows is told at once.
    pub(super) fn judges_hands(&self) -> bool {
        self.follows_revision(8) && !self.is_practice()
    }

    /// Whether this sighted player's board shows what the press is held to.
    pub(super) fn has_judged_board(&self, who: Color) -> bool {
        self.judges_hands() && self.boards.known.get(who).as_present_sensed_board().is_some()
    }

    /// What a sighted player's board shows that tells each piece as it is lifted and set down: it is what was pressed with. A board
    /// that is read at rest shows that after the press.
    pub(super) fn board_telling_lifts(&self, who: Color) -> Option<Placement> {
        let sensed = self.boards.known.get(who).as_present_sensed_board().filter(|sensed| sensed.tells_lifts)?;
        self.judges_hands().then(|| sensed.shows.clone())
    }

    /// A sighted player presses, and the hands have made more than the announced move, or something else, or have moved on from
    /// a move that would have ended the game: that is judged, and the announced move is not completed. Returns whether it is so.
    pub(super) fn press_with_other_hands(&mut self, by: Color, at: Moment, out: &mut Effects) -> bool {
        let own = self.turn.pending.as_ref().filter(|pending| pending.player == by && pending.pressed.is_none());
        let Some(meets_offer) = own.map(|pending| pending.meets_offer).filter(|_| !self.is_blind(by)) else {
            return false;
        };
        if !self.has_hands_beside_pending_move(by) {
            return self.dispute_released_end(by, at, out);
        }
        let shown = self.boards.known.get(by).as_present_sensed_board().map(|sensed| sensed.shows.clone());
        self.turn.pending = None;
        self.apply_key_as_own_act(by, meets_offer, out);
        self.press_before_entry(by, shown.as_ref(), at, out);
        true
    }

    /// Whether this sighted player's board shows more than the player's announced move, or an illegal one in its place. What the
    /// other player has entered, and what was answered, is compared with the board after the press.
    fn has_hands_beside_pending_move(&self, who: Color) -> bool {
        let own = self.turn.pending.as_ref().filter(|pending| pending.player == who && !pending.entered);
        let before = self.boards.before_hands.get(who).as_ref().filter(|_| self.judges_hands());
        let (Some(pending), Some(before), None) = (own, before, &self.turn.reply) else { return false };
        let Some(sensed) = self.boards.known.get(who).as_present_sensed_board() else { return false };
        let position = &self.course.position;
        let began = BoardBeforeHands { position, before: &before.0, start: &self.course.start };
        let made = judge_pressed_board(began, &sensed.shows);
        let other = !matches!(made, PressedBoard::Illegal(Some(named)) if named == pending.description.named);
        before.0 == *position.board() && matches!(made, PressedBoard::Illegal(_)) && other
    }

    /// The position in which this player's hands make a move, whether that move is announced or not; `None` in the opponent's
    /// turn.
    pub(super) fn position_under_hands(&self, who: Color) -> Option<Chess> {
        let position = match self.turn.pending.as_ref().filter(|pending| pending.player != who) {
            Some(theirs) => reading::position_after_announced_move(&self.course.position, &theirs.description)?,
            None => self.course.position.clone(),
        };
        (position.turn() == who).then_some(position)
    }

    /// What this sighted player's board showed before the hands began; `None` if it is not sensed.
    pub(super) fn board_before_hands(&self, who: Color) -> Option<Placement> {
        let shows = || self.boards.known.get(who).as_present_sensed_board().map(|sensed| sensed.shows.clone());
        self.boards.before_hands.get(who).as_ref().map(|before| before.0.clone()).or_else(shows)
    }

    /// Notes what a sighted player's board shows, unless it is the hands' doing in their own turn. A piece of the opponent's
    /// that is moved on a board that did not show the opponent's move executes that move.
    pub(super) fn note_board_before_hands(&mut self, who: Color) {
        let Some(sensed) = self.boards.known.get(who).as_present_sensed_board() else { return };
        if self.is_blind(who) || !self.judges_hands() {
            return;
        }
        let shows = sensed.shows.clone();
        let playing = self.course.started && self.course.outcome.is_none() && self.course.suspended.is_none();
        let before = self.boards.before_hands.get(who).as_ref();
        let position = self.position_under_hands(who).filter(|_| playing);
        let own = position.zip(before).is_some_and(|(position, before)| {
            let began = BoardBeforeHands { position: &position, before: &before.0, start: &self.course.start };
            shows != *position.board() && !squares_of_own_hands(began, &shows).is_empty()
        });
        if !own {
            *self.boards.before_hands.get_mut(who) = Some(BoardAtRest(shows));
        }
    }

    /// Takes what a sighted player's board shows for the board before the next move of the hands.
    pub(super) fn begin_hands_on_shown_board(&mut self, who: Color) {
        if let Some(before) = self.boards.before_hands.get_mut(who)
            && let Some(sensed) = self.boards.known.get(who).as_present_sensed_board()
        {
            before.0.clone_from(&sensed.shows);
        }
    }

    /// The squares on which a sighted player's board differs, but for those that the hands have changed in their own turn.
    pub(super) fn squares_beside_hands(&self, who: Color, mut squares: Vec<BoardDifference>) -> Vec<BoardDifference> {
        let shows = self.boards.known.get(who).as_present_sensed_board().map(|sensed| &sensed.shows);
        let under_hands = self.position_under_hands(who).zip(self.boards.before_hands.get(who).as_ref());
        if let (Some(shows), Some((position, before))) = (shows, under_hands) {
            let began = BoardBeforeHands { position: &position, before: &before.0, start: &self.course.start };
            let own = squares_of_own_hands(began, shows);
            squares.retain(|it| !own.contains(&it.square));
        }
        squares
    }

    /// Whether a sighted player's board differed from what was announced before the hands began.
    pub(super) fn differed_before_hands(&self, who: Color) -> bool {
        let before = self.boards.before_hands.get(who).as_ref();
        before.is_some_and(|before| !differences(&before.0, &self.board_before_own_move(who)).is_empty())
    }
}
