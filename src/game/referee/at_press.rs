//! Hold a press to the position that the presser's board showed then (7.4, 7.5.1 to 7.5.3, D.2.8).
//!
//! A press belongs to a position: the first that two equal full scans show after it. A later change of the board is never
//! completed by that press. What the board showed is told as a fact with its squares, and what the Laws provide for it
//! stands as a case: pieces may also have been displaced (7.4), and that is for people to find. What a
//! sensed board saw in its owner's turn is in [`super::seen`].
//!
//! The opponent's announced move may be executed otherwise there, or not yet. That is a difference of the boards
//! (D.2.1, D.2.8) and never the presser's offence. A reply that is legal in the course is taken.
//!
//! Where the opponent must claim an illegal move, the desk alone is told of one, as of the same move in words.

use super::{Effects, Referee, SuspensionCause};
use crate::announcement::Announcement;
use crate::board::{apply_named_move, differences, position_with_board, set_square};
use crate::claim::{self, Claim, Irregularity, Remedy};
use crate::effect::{BoardDifference, EffectKind};
use crate::moment::Moment;
use crate::pressed::{BoardBeforeHands, PressedBoard, find_pawn_left, judge_pressed_board};
use crate::reading;
use crate::seat::Color;
use crate::sensed::SensedEffect;
use crate::shapes::{self, HandsOutcome};
use shakmaty::{Board as Placement, Move, Piece, Position, Role, Square};

/// A reply that a board shows which had not shown the move before it as it was announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ReplyAtPress {
    /// Legal in the course, and the only one that the presser's own pieces show.
    InCourse(Move),
    /// Legal on the presser's own board alone.
    OnOwnBoard,
}

impl Referee {
    /// The board of a player who has pressed before his move was known shows no legal move.
    pub(super) fn handle_unclear_board_at_press(
        &mut self,
        who: Color,
        shows: &Placement,
        at: Moment,
        out: &mut Effects,
    ) {
        let Some(before) = self.board_before_hands(who) else { return };
        let told = !self.boards.told.get(who).is_empty();
        let differed = told && self.has_difference_before_hands(who);
        let reply = self.reply_at_press(who, &before, shows);
        if let Some(sensed) = self.present_sensed_board_mut(who) {
            sensed.shows = shows.clone();
        }
        if self.turn.replied != Some(who) || self.course.suspended.is_some() || self.claims.remedy.is_some() {
            return;
        }
        if let Some(ReplyAtPress::InCourse(made)) = reply {
            return self.take_reply_at_press((who, made), shows, differed, at, out);
        }
        let made = self.judge_board_at_press(&before, shows);
        if let PressedBoard::Legal(made) = made {
            return self.handle_announcement(who, &reading::to_named_move(made).to_full_announcement(), at, out);
        }
        let illegal = self.name_illegal_move(&made);
        let disputed = reply.is_some() || differed && (illegal.is_none() || !self.judges_hands());
        let squares = match made {
            PressedBoard::DifferedBefore if !disputed && self.judges_hands() => Vec::new(),
            _ => differences(shows, self.course.position.board()),
        };
        let disputed = disputed && !squares.is_empty();
        let on_claim = self.rules.illegal_on_claim && !self.is_practice();
        if matches!(made, PressedBoard::Illegal(_)) && !disputed && (on_claim || self.judges_hands()) {
            if let Some(words) = illegal {
                return self.handle_announcement(who, &words, at, out);
            }
            if on_claim {
                return self.keep_unnamed_squares_for_claim(who, squares, out);
            }
        }
        let pawn_left = if let PressedBoard::PawnLeft(words) = made { Some(words) } else { None };
        out.announce_sensed_effect(SensedEffect::ShownAtPress { player: who, squares: squares.clone() });
        self.clock.stop(at);
        if disputed {
            // His board has shown another position: that is for both scores and the arbiter (D.2.8).
            self.course.suspended = Some(SuspensionCause::BoardsDiffer);
            *self.boards.case_told.get_mut(who) = true;
            if self.follows_revision(8) {
                // It has completed nothing: the presser is to move when play is resumed (6.2.1).
                self.turn.replied = None;
                self.withdraw_press(who, out);
            }
            return out.announce_in_hall(EffectKind::BoardsDisputed { owner: who, squares });
        }
        let claim = match pawn_left {
            Some(words) => Claim::Unpromoted { words },
            None if squares.is_empty() => Claim::Irregularity(Irregularity::IdlePress),
            None => Claim::Illegal,
        };
        let idle_counts = self.rules.idle_press_is_illegal || !squares.is_empty();
        if pawn_left.is_none() && self.follows_revision(8) {
            // As with an illegal move in words, it has completed nothing, whatever becomes of the case.
            self.turn.replied = None;
            self.withdraw_press(who, out);
        }
        self.propose_penalty_at_press((who, claim), idle_counts, at, out);
    }

    /// Proposes what the edition provides for a press of this kind; nothing where it does not count as an illegal move.
    fn propose_penalty_at_press(&mut self, (who, claim): (Color, Claim), counts: bool, at: Moment, out: &mut Effects) {
        let count = *self.claims.offences.get(who) + 1;
        let measures = if counts { self.measures_for_illegal_move(who, count) } else { Vec::new() };
        let cause = if counts { claim::RemedyCause::IllegalMove { count } } else { claim::RemedyCause::Claim };
        let remedy =
            Remedy { claimant: None, claim: Some(claim), burdened: who, cause, measures, otherwise: Vec::new() };
        self.propose_remedy(remedy, SuspensionCause::IllegalMove, at, out);
    }

    /// What the presser's hands have made of the board. A program of revision 7 or before compared it with the position of the
    /// game alone, and named no piece of the opponent's.
    fn judge_board_at_press(&self, before: &Placement, shows: &Placement) -> PressedBoard {
        let (position, start) = (&self.course.position, &self.course.start);
        if self.judges_hands() {
            return judge_pressed_board(BoardBeforeHands { position, before, start }, shows);
        }
        if shows == position.board() {
            return PressedBoard::Nothing;
        }
        if let Some(words) = find_pawn_left(position, shows) {
            return PressedBoard::PawnLeft(words);
        }
        match shapes::identify_made_move(position.board(), shows, position.turn(), start) {
            HandsOutcome::Move(named) | HandsOutcome::Begun(_, Some(named)) => PressedBoard::Illegal(Some(named)),
            HandsOutcome::Begun(_, None) | HandsOutcome::Nothing | HandsOutcome::Other => PressedBoard::Illegal(None),
        }
    }

    /// The words of an illegal move that the board shows. Half of a legal move is not that move: its words would be read as
    /// the whole.
    fn name_illegal_move(&self, made: &PressedBoard) -> Option<Announcement> {
        let PressedBoard::Illegal(Some(named)) = made else { return None };
        let words = named.to_full_announcement();
        let read = self.read_by_game_mode(&self.course.position, &words);
        read.is_ok_and(|reading| reading.legal.is_err()).then_some(words)
    }

    /// The opponent must claim an illegal move of which the board shows no single one: the press stays as it is, and the
    /// squares are kept for the claim.
    fn keep_unnamed_squares_for_claim(&mut self, who: Color, squares: Vec<BoardDifference>, out: &mut Effects) {
        self.turn.shown_at_press.clone_from(&squares);
        let told = EffectKind::BoardSensed(SensedEffect::ShownAtPress { player: who, squares });
        self.report_to_desk(told, out);
    }

    fn has_difference_before_hands(&self, who: Color) -> bool {
        match self.judges_hands() {
            true => self.differed_before_hands(who),
            false => !self.known_board_differences(who).is_empty(),
        }
    }

    /// The squares that this player's board showed at a press with no move that could be named, until it is entered.
    pub(super) fn unnamed_squares_at_press(&self, who: Color) -> Option<&[BoardDifference]> {
        let squares = self.turn.shown_at_press.as_slice();
        (self.turn.replied == Some(who) && !squares.is_empty()).then_some(squares)
    }

    /// The opponent claims such a press: both players hear the squares, and the penalty is proposed.
    pub(super) fn claim_unnamed_move_at_press(&mut self, by: Color, at: Moment, out: &mut Effects) {
        let squares = std::mem::take(&mut self.turn.shown_at_press);
        self.stop_and_announce_claim(by, &Claim::Illegal, at, out);
        out.announce_sensed_effect(SensedEffect::ShownAtPress { player: !by, squares });
        let count = *self.claims.offences.get(!by) + 1;
        let (cause, measures) = (claim::RemedyCause::IllegalMove { count }, self.measures_for_illegal_move(!by, count));
        let remedy = Remedy::from_claim(by, Claim::Illegal, cause, measures);
        self.propose_remedy(remedy, SuspensionCause::IllegalMove, at, out);
    }

    /// The reply on a board that did not show the opponent's move as announced. `None` where the board did show it, as
    /// everything else has come with the presser's own move then, and where the presser's pieces show no reply.
    fn reply_at_press(&self, who: Color, shown: &Placement, shows: &Placement) -> Option<ReplyAtPress> {
        let course = self.course.position.board();
        // Nor is it a reply what the board showed already before the hands began: after a return, the withdrawn move.
        if shown == course || shows == course || self.judges_hands() && shown == shows {
            return None;
        }
        let theirs = self.moves_in_force().next_back().filter(|last| last.player != who);
        // What the announced move captures may still be on the board.
        let stood: Vec<&Placement> =
            [Some(course), theirs.map(|last| last.before.board()), Some(shown)].into_iter().flatten().collect();
        let mut legal = Vec::new();
        for made in reading::legal_moves(&self.course.position) {
            let (named, en_passant) = (reading::to_named_move(made), made.is_en_passant());
            let is_shown = |before: &&Placement| {
                let mut after = (*before).clone();
                apply_named_move(&mut after, who, named, en_passant, &self.castling_homes());
                // A pawn captured in passing that is still there is half a move.
                let passed =
                    made.from().filter(|_| en_passant).map(|from| Square::from_coords(made.to().file(), from.rank()));
                has_same_pieces(&after, shows, who) && passed.is_none_or(|pawn| shows.piece_at(pawn).is_none())
            };
            let lost = course.by_color(!who).count() - usize::from(made.is_capture());
            // One piece of the opponent's may be in a hand.
            if shows.by_color(!who).count() + 1 >= lost && stood.iter().any(is_shown) {
                legal.push(made);
            }
        }
        match legal.as_slice() {
            [made] => Some(ReplyAtPress::InCourse(*made)),
            [] if !stood.iter().any(|before| self.is_legal_reply_on(before, shows, who)) => None,
            _ => Some(ReplyAtPress::OnOwnBoard),
        }
    }

    /// Returns `true` if `shows` comes of a legal move on a board with the presser's pieces of `before` and the
    /// opponent's pieces of `shows`. The presser may have captured one that is missing now.
    fn is_legal_reply_on(&self, before: &Placement, shows: &Placement, who: Color) -> bool {
        let mut own = shows.clone();
        shows.by_color(who).into_iter().for_each(|square| own.discard_piece_at(square));
        for square in before.by_color(who) & !own.occupied() {
            set_square(&mut own, square, before.piece_at(square));
        }
        let course = self.course.position.board();
        let come = shows.by_color(who) & !before.by_color(who);
        let missing: Vec<Piece> = Role::ALL
            .map(|role| role.of(!who))
            .into_iter()
            .filter(|piece| shows.by_piece(*piece).count() < course.by_piece(*piece).count())
            .collect();
        // Where a piece is gone from the square that the presser's own came to, it was captured there.
        let nothing = missing.is_empty() || (come & course.by_color(!who)).is_empty();
        let captured = missing.iter().flat_map(|piece| come.into_iter().map(move |square| Some((square, *piece))));
        captured.chain(nothing.then_some(None)).any(|captured| {
            let mut board = own.clone();
            if let Some((square, piece)) = captured {
                board.set_piece_at(square, piece);
            }
            position_with_board(&self.course.position, &board).is_some_and(|position| {
                let moves = reading::legal_moves(&position);
                shapes::find_completed_move(&position, &moves, shows).is_some()
            })
        })
    }

    /// Takes the reply like one that is entered, and announces the squares that differ. A difference that was announced
    /// before has outlived the reply, and is a case for the arbiter (D.2.8).
    fn take_reply_at_press(
        &mut self,
        (who, made): (Color, Move),
        shows: &Placement,
        differed: bool,
        at: Moment,
        out: &mut Effects,
    ) {
        let mut wanted = self.course.position.board().clone();
        let (named, en_passant) = (reading::to_named_move(made), made.is_en_passant());
        apply_named_move(&mut wanted, who, named, en_passant, &self.castling_homes());
        let squares = differences(shows, &wanted);
        if differed && !squares.is_empty() {
            self.boards.told.get_mut(who).clone_from(&squares);
            if !std::mem::replace(self.boards.case_told.get_mut(who), true) {
                out.announce_in_hall(EffectKind::BoardsDisputed { owner: who, squares });
            }
        } else if !squares.is_empty() {
            self.announce_board_difference(who, squares, out);
        }
        self.handle_announcement(who, &named.to_full_announcement(), at, out);
    }
}

/// Whether both boards have the same pieces of one side on the same squares.
fn has_same_pieces(one: &Placement, other: &Placement, side: Color) -> bool {
    one.by_color(side) == other.by_color(side)
        && one.by_color(side).into_iter().all(|square| one.piece_at(square) == other.piece_at(square))
}
