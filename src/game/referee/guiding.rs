//! Lead the owner of a sensed board to what it should show, step by step: the opponent's move, a ruling, the set-up, a
//! board that was knocked over.
//!
//! All of it is private, and on the player's own time. Who has touched a piece of his own has begun his move and is not
//! led back from it, unless the board was knocked over. Words and pegs of a player's own move are never mended for him:
//! there the facts are told, and nothing else.

use super::{Effects, Referee};
use crate::effect::{BoardDifference, EffectKind};
use crate::moment::Moment;
use crate::seat::{ByColor, Color};
use crate::sensed::{DISTURBED, GuideStep, SensedEffect};
use shakmaty::{Board as Placement, Square};

impl Referee {
    /// What each sensed board should show.
    pub(super) fn expected_sensed_boards(&self) -> ByColor<Option<Placement>> {
        let colors = ByColor { white: Color::White, black: Color::Black };
        colors.map(|who| self.boards.known.get(who).as_present_sensed_board().map(|_| self.expected_board()))
    }

    /// What a board should show has changed by what was just handled: by its owner's announcement the pegs are compared
    /// with it; by anything else he is led to it.
    pub(super) fn adapt_boards_to_changed_moves(
        &mut self,
        before: &ByColor<Option<Placement>>,
        at: Moment,
        out: &mut Effects,
    ) {
        for who in Color::ALL {
            let changed = before.get(who).as_ref().is_some_and(|before| *before != self.expected_board());
            match self.turn.pending.as_ref().is_some_and(|pending| pending.player == who) {
                true if changed => self.compare_board_with_announcement(who, at, out),
                false if changed => {
                    let sensed = self.boards.known.get(who).as_present_sensed_board().zip(before.get(who).as_ref());
                    let stood = sensed.is_some_and(|(sensed, before)| sensed.agrees_with(before));
                    self.guide_anew(who, out);
                    self.announce_outdated_board(who, stood, out);
                }
                _ => {}
            }
        }
    }

    /// A sighted player at a station of his own has carried out words that were mended since, by a correction or a
    /// ruling: both hear that his board shows the old ones.
    fn announce_outdated_board(&mut self, who: Color, stood: bool, out: &mut Effects) {
        if stood
            && self.is_touch_kept_private(who)
            && self.course.outcome.is_none()
            && !self.is_board_as_expected(who)
            && !self.is_board_before_latest_half_move(who)
        {
            let squares = self.known_board_differences(who);
            self.announce_board_difference(who, squares, out);
        }
    }

    /// The player is led from here on to what his board should show: the opponent's move, a ruling, the set-up. After
    /// the end of the game nothing has to stand anywhere any more.
    fn guide_anew(&mut self, who: Color, out: &mut Effects) {
        let blind = self.is_blind(who);
        let Some(sensed) = self.present_sensed_board_mut(who) else { return };
        sensed.begin_next_turn();
        (sensed.step, sensed.guiding) = (None, false);
        if self.course.outcome.is_some() {
            return;
        }
        if blind {
            // What was told of a move that is announced no longer is not told of the next one. What differs besides may last.
            let lasting = self.known_board_differences(who);
            self.boards.told.get_mut(who).retain(|it| lasting.contains(it));
        }
        if self.is_board_as_expected(who) {
            return self.confirm_board_agreement(who, false, out);
        }
        if let Some(sensed) = self.present_sensed_board_mut(who).filter(|_| blind) {
            sensed.guiding = true;
            let squares = self.known_board_differences(who);
            self.guide_next_step(who, None, squares, out);
        }
    }

    /// Before the start there is nothing but the position to set up.
    pub(super) fn start_guiding_set_up(&mut self, who: Color) {
        let set_up = !self.course.started && self.is_blind(who);
        if let Some(sensed) = self.present_sensed_board_mut(who) {
            sensed.guiding |= set_up;
        }
    }

    /// What was put where it does not belong is named exactly, with everything else that is wrong where no piece is in
    /// the hand; then the next step, once. `placed` is the square where a piece was just put.
    pub(super) fn guide_next_step(
        &mut self,
        who: Color,
        placed: Option<Square>,
        squares: Vec<BoardDifference>,
        out: &mut Effects,
    ) {
        let begun = self.has_begun_own_move(who);
        let wanted = self.expected_board();
        let Some(sensed) = self.present_sensed_board_mut(who).filter(|sensed| !begun || sensed.disturbed) else {
            return;
        };
        // While a board that was knocked over is set up again, each list would only repeat the one before it.
        let all = sensed.has_no_piece_in_hand(&wanted) && !sensed.disturbed;
        let wrong = |it: &BoardDifference| Some(it.square) == placed && it.shows.is_some();
        // What has just gone wrong is put right before anything else.
        let back = squares.iter().find(|it| wrong(it)).and_then(|it| Some((it.square, it.shows?)));
        let back = back.map(|(square, piece)| GuideStep::Lift { square, piece });
        let step = back.or_else(|| GuideStep::next_step(&sensed.shown_with_word(&wanted), &wanted));
        let last = std::mem::replace(&mut sensed.step, step);
        if last.is_some() && squares.iter().any(wrong) {
            let squares = squares.into_iter().filter(|it| all || wrong(it)).collect();
            out.send_to_seat(who, EffectKind::BoardSensed(SensedEffect::WrongSquares { owner: who, squares }));
        }
        if let Some(step) = step.filter(|_| step != last) {
            out.send_to_seat(who, EffectKind::BoardSensed(SensedEffect::Guided { owner: who, step }));
        }
    }

    /// What its owner had touched for his move before the board was lost, and is not there, is in his hand still.
    pub(super) fn note_touched_pieces_in_hand(&mut self, who: Color) {
        let (touched, base) = (self.turn.touches.get(who).deliberate_squares(), self.board_before_own_move(who));
        let Some(sensed) = self.present_sensed_board_mut(who) else { return };
        for square in touched {
            if base.piece_at(square).is_some() && sensed.shows.piece_at(square).is_none() {
                sensed.note_own_move_square(square);
            }
        }
    }

    /// Everything that is wrong on a board, to its owner, but what he has begun to move.
    pub(super) fn report_wrong_squares(&mut self, who: Color, out: &mut Effects) {
        let mut squares = self.known_board_differences(who);
        let Some(sensed) = self.boards.known.get(who).as_present_sensed_board() else { return };
        squares.retain(|it| !sensed.own.contains(&it.square));
        if !squares.is_empty() {
            out.send_to_seat(who, EffectKind::BoardSensed(SensedEffect::WrongSquares { owner: who, squares }));
        }
    }

    /// Many pieces are out of their apertures: told once, and a blind owner is led from there.
    pub(super) fn announce_disturbed_board(&mut self, who: Color, base: &Placement, out: &mut Effects) {
        let (started, blind) = (self.course.started, self.is_blind(who));
        let Some(sensed) = self.present_sensed_board_mut(who) else { return };
        let missing = sensed.missing_piece_count(base);
        if missing >= DISTURBED && !sensed.disturbed && started {
            (sensed.disturbed, sensed.guiding) = (true, blind);
            out.announce_sensed_effect(SensedEffect::Disturbed { owner: who, out: missing as u32 });
        }
    }
}
