//! Follow the pegs of a sensed board: which lifts are touches (D.2.2), and when a move is made on it (D.2.3).
//!
//! What the board should show is computed: `base` is the position before the player's own move, with what the opponent
//! has announced; `wanted` is the same with the player's own announced move. A lift on a square that is not as in
//! `base` mends the board or carries out the opponent's move, and owes nothing; any other lift by the player who has
//! the move is a touch, also when the piece comes back. Words and pegs are compared at the announcement, when nothing is
//! in the hand any more, and at the press; neither overrides the other.
//!
//! Two requirements meet here. In a tournament no move is refused because of a touch: that is for the opponent to claim;
//! and a correction goes only to what the pegs show or the touched piece can still do (4.7). A *released* piece binds the
//! correction, therefore; a piece that is still in the hand, or was put back, binds it in practice only. And the announce
//! button announces a legal move only, so that it does tell when the pegs show none: whoever wants to announce another
//! names it in words, and is told nothing (7.5).

use super::{Effects, Referee};
use crate::announcement::NamedMove;
use crate::board::{BoardKnowledge, apply_announced_move, apply_named_move, differences, with_differences};
use crate::effect::{BoardDifference, EffectKind};
use crate::event::{Answer, EventKind};
use crate::hands::{CONTACT, HandAct};
use crate::moment::Moment;
use crate::pending::PendingMove;
use crate::reading;
use crate::seat::Color;
use crate::sensed::{BoardReport, DISTURBED, SensedBoard, SensedEffect};
use crate::touch::TouchKind;
use shakmaty::{Board as Placement, CastlingSide, Piece, Position, Rank, Square};

/// What there is to compare.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum BoardUpdate {
    /// A piece was put on this square.
    Placed(Square),
    /// A piece was lifted: it is in a hand.
    Lifted,
    /// A sighted player's board has come to rest: what is missing is in no hand.
    AtRest,
    /// Anything else.
    Other,
}

/// What stood on a sensed board before it changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct BoardStanding {
    /// Everything that was announced.
    as_expected: bool,
    /// The owner's announced move.
    own_move: bool,
}

impl Referee {
    /// A sensed board reports. Nothing that it reports is refused: it is a fact at any time. A board that has not told
    /// what it shows is not known, whatever changes on it.
    pub(super) fn handle_board_report(&mut self, who: Color, report: &BoardReport, at: Moment, out: &mut Effects) {
        let known = self.boards.known.get(who).as_present_sensed_board().is_some();
        if self.is_report_of_another_board(who) {
            return;
        }
        match report {
            BoardReport::Found { shows } => {
                let sensed = SensedBoard::from_placement(shows.clone());
                // A sighted player who has joined with hands on a screen was told that himself.
                let on_a_screen = self.has_own_station(who) && !self.is_blind(who);
                self.board_found(who, sensed, !on_a_screen, at, out);
            }
            BoardReport::FoundAtRest { shows } => {
                let sensed = SensedBoard { tells_lifts: false, ..SensedBoard::from_placement(shows.clone()) };
                self.board_found(who, sensed, true, at, out);
            }
            _ if !known => {}
            BoardReport::Lost => self.board_gone(who, SensedEffect::Lost { owner: who }, out),
            BoardReport::SwitchedOff => self.board_gone(who, SensedEffect::SwitchedOff { owner: who }, out),
            BoardReport::Lifted { square, piece } => self.lifted(who, *square, *piece, at, out),
            BoardReport::Placed { square, piece } => self.placed(who, *square, *piece, at, out),
            BoardReport::ShownAtPress { shows } => self.handle_unclear_board_at_press(who, shows, at, out),
            BoardReport::MovedOn { words } => self.move_on(who, words, at, out),
            BoardReport::Contact { square, good } => self.handle_contact(who, *square, *good, at, out),
            BoardReport::PieceRested { square, piece, rested } => {
                self.report_rest(who, (*square, *piece), *rested, out);
            }
            BoardReport::PieceAway { square, piece, away } => {
                self.report_away(who, (*square, *piece), *away, out);
            }
            BoardReport::RookFirst { rook, to, rested } => self.report_rook_first(who, (*rook, *to), *rested, out),
            BoardReport::Reread { shows } => {
                let stood = self.read_board_state(who);
                let Some(sensed) = self.present_sensed_board_mut(who) else { return };
                sensed.shows = shows.clone();
                let news = if self.is_blind(who) { BoardUpdate::Other } else { BoardUpdate::AtRest };
                self.compare_pegs(who, stood, news, at, out);
            }
        }
    }

    fn board_found(&mut self, who: Color, sensed: SensedBoard, told: bool, at: Moment, out: &mut Effects) {
        let again = std::mem::replace(self.boards.found_before.get_mut(who), true);
        let announced = self.turn.pending.as_ref().is_some_and(|pending| pending.player == who);
        let (last, released) = match self.boards.known.get(who) {
            // A piece that was released for the announced move, and stands where it was released, stays it (4.7).
            BoardKnowledge::Sensed(before) if announced => {
                (before.last, before.own_squares_unchanged_in(&sensed.shows))
            }
            BoardKnowledge::Sensed(before) => (before.last, Vec::new()),
            _ => (None, Vec::new()),
        };
        // What it shows of a move in the making was done unseen: no touch, and no word of its owner's any more.
        if self.course.position.turn() == who {
            self.turn.early.clear();
        }
        if let Some(pending) = self.turn.pending.as_mut().filter(|pending| pending.player == who) {
            pending.executed = None;
        }
        *self.boards.before_hands.get_mut(who) = None;
        let guiding = self.is_blind(who) && !announced;
        *self.boards.known.get_mut(who) =
            BoardKnowledge::Sensed(Box::new(SensedBoard { last, guiding, own: released, ..sensed }));
        self.note_touched_pieces_in_hand(who);
        if told {
            out.announce_sensed_effect(SensedEffect::Found { owner: who, again });
        }
        if guiding && self.course.started && self.course.outcome.is_none() {
            self.report_wrong_squares(who, out);
        }
        self.compare_pegs(who, BoardStanding::default(), BoardUpdate::Other, at, out);
    }

    fn board_gone(&mut self, who: Color, told: SensedEffect, out: &mut Effects) {
        if let BoardKnowledge::Sensed(sensed) = self.boards.known.get_mut(who) {
            sensed.present = false;
            let released = std::mem::take(&mut sensed.own);
            sensed.begin_next_turn();
            // What was released for the announced move was released, though the board tells nothing more (4.7).
            let announced = self.turn.pending.as_ref().is_some_and(|pending| pending.player == who);
            sensed.own = if announced { released } else { Vec::new() };
        }
        self.boards.told.get_mut(who).clear();
        out.announce_sensed_effect(told);
    }

    /// A piece has left its aperture.
    fn lifted(&mut self, who: Color, square: Square, piece: Piece, at: Moment, out: &mut Effects) {
        let stood = self.read_board_state(who);
        let (sense, moved_on) = self.sense_of_lift(who, square, piece);
        let touches = matches!(sense, Some(TouchKind::Deliberate | TouchKind::Adjusting));
        let tracked = self.follows_revision(8) && (touches || moved_on);
        let private = self.is_touch_kept_private(who);
        // A contact is one of pegs: what a sighted player's screen has lifted is lifted.
        let waits = tracked && self.is_blind(who);
        if let Some(sense) = sense.filter(|_| !waits) {
            self.turn.touches.get_mut(who).add_in_sense(square, piece, sense);
        }
        let Some(sensed) = self.present_sensed_board_mut(who) else { return };
        sensed.shows.discard_piece_at(square);
        sensed.last = Some(square);
        if sense == Some(TouchKind::Deliberate) {
            sensed.note_own_move_square(square);
        }
        if tracked {
            sensed.hands.lift(square, piece, sense.filter(|_| waits), at);
        }
        let told = SensedEffect::Lifted { player: who, square, piece, sense };
        match sense {
            Some(TouchKind::Deliberate) if private => self.record_piece_in_hand(who, square, piece, out),
            // The opponent is shown a touch; what is none is the player's own affair.
            Some(TouchKind::Deliberate | TouchKind::Adjusting) if !waits => out.announce_sensed_effect(told),
            // The hand that did it has its cue at once. Whether it was a hand is known later.
            _ => out.send_to_seat(who, EffectKind::BoardSensed(told)),
        }
        if sense == Some(TouchKind::Deliberate) && !waits {
            self.apply_deliberate_touch(who, out);
        }
        if tracked && !waits {
            self.count_lifts(who, None, out);
        }
        self.announce_rook_touched_first(who, out);
        self.compare_pegs(who, stood, BoardUpdate::Lifted, at, out);
    }

    /// In which sense a lift counts (article 4), `None` where nothing can be touched now, and whether a player moves on what
    /// was touched before.
    fn sense_of_lift(&self, who: Color, square: Square, piece: Piece) -> (Option<TouchKind>, bool) {
        if !self.may_touch(who) {
            return (None, false);
        }
        let stood_there = self.board_before_own_move(who).piece_at(square) == Some(piece);
        let moved_on =
            self.boards.known.get(who).as_present_sensed_board().is_some_and(|sensed| sensed.own.contains(&square));
        let carries_out =
            self.carries_out_reply(who, square) || (piece.color != who && self.needs_to_execute_opponents_move(who));
        match (stood_there && !carries_out, moved_on) {
            (true, _) => (Some(self.turn.touches.get(who).sense_now()), false),
            (false, true) => (None, true),
            (false, false) => (Some(TouchKind::CarryingOut), false),
        }
    }

    /// Counts the lifts of this player that are due, or all of them where the hands have done something else: each is a touch
    /// now, and the opponent is shown it.
    pub(super) fn count_lifts(&mut self, who: Color, due: Option<Moment>, out: &mut Effects) {
        let Some(sensed) = self.present_sensed_board_mut(who) else { return };
        let acts = match due {
            Some(at) => sensed.hands.count_due(at),
            None => sensed.hands.count_all(),
        };
        for act in acts {
            match act {
                HandAct::Lifted { square, piece, sense: Some(sense) } => {
                    self.turn.touches.get_mut(who).add_in_sense(square, piece, sense);
                    let sense = Some(sense);
                    out.announce_sensed_effect(SensedEffect::Lifted { player: who, square, piece, sense });
                    if sense == Some(TouchKind::Deliberate) {
                        self.apply_deliberate_touch(who, out);
                    }
                    self.announce_rook_touched_first(who, out);
                }
                HandAct::MovedOn { square, piece, rested } if rested >= CONTACT => {
                    self.report_rest(who, (square, piece), rested, out);
                }
                _ => {}
            }
        }
    }

    /// An act of the player whose piece is off its square proves that a hand has lifted it.
    pub(super) fn count_lifts_before_act(&mut self, kind: &EventKind, who: Color, out: &mut Effects) {
        let actor = match kind {
            EventKind::ClockPressed { player } => *player,
            EventKind::Announced { .. }
            | EventKind::AnnounceButtonPressed
            | EventKind::Corrected { .. }
            | EventKind::Misheard { .. }
            | EventKind::PieceTouched { .. }
            | EventKind::Adjusting
            | EventKind::DrawOffered
            | EventKind::DrawAccepted
            | EventKind::Claimed { .. }
            | EventKind::FlagClaimed
            | EventKind::Resigned
            | EventKind::BoardReported(BoardReport::Lost | BoardReport::SwitchedOff | BoardReport::Reread { .. }) => {
                who
            }
            _ => return,
        };
        self.count_lifts(actor, None, out);
    }

    /// When the first lift is counted that may still be a contact.
    pub(super) fn lift_deadline(&self) -> Option<Moment> {
        let due = |who| self.boards.known.get(who).as_present_sensed_board().and_then(|sensed| sensed.hands.deadline());
        Color::ALL.into_iter().filter_map(due).min()
    }

    /// A contact of a board fails or reads again. Both players know of it: from here on the square counts by word, or by what
    /// is read.
    fn handle_contact(&mut self, who: Color, square: Square, good: bool, at: Moment, out: &mut Effects) {
        let stood = self.read_board_state(who);
        let Some(sensed) = self.present_sensed_board_mut(who) else { return };
        let Some(again) = sensed.set_contact(square, good) else { return };
        let unread = sensed.unread.len() as u32;
        out.announce_sensed_effect(SensedEffect::Contact { owner: who, square, good, again, unread });
        if !good {
            self.compare_pegs(who, stood, BoardUpdate::Other, at, out);
        }
    }

    /// Whether what this player lifts now can be a touch: a game is going on, and he has the move.
    fn may_touch(&self, who: Color) -> bool {
        self.course.started
            && self.course.outcome.is_none()
            && self.course.suspended.is_none()
            && self.has_the_move(who)
    }

    /// A piece was put into an aperture.
    fn placed(&mut self, who: Color, square: Square, piece: Piece, at: Moment, out: &mut Effects) {
        let sensed = self.boards.known.get(who).as_present_sensed_board();
        if !sensed.is_some_and(|sensed| sensed.hands.is_contact(square, piece, at)) {
            self.count_lifts(who, None, out);
        }
        let stood = self.read_board_state(who);
        let (base, wanted) = (self.board_before_own_move(who), self.expected_board());
        let replied = self.expected_board_with_reply().unwrap_or_else(|| wanted.clone());
        let released = self.may_touch(who) && piece.color == who && base.piece_at(square) != Some(piece);
        let chosen = released && self.is_choice(who, square, piece, &base);
        // Who has touched none of his own pieces makes no move: he mends the board.
        let own = chosen || released && self.has_begun_own_move(who);
        let Some(sensed) = self.present_sensed_board_mut(who) else { return };
        sensed.shows.set_piece_at(square, piece);
        sensed.last = Some(square);
        // On a board that was knocked over no move is in the making.
        let disturbed = sensed.disturbed;
        if own {
            sensed.note_own_move_square(square);
        }
        self.note_placing(who, (square, piece), own, at);
        if chosen {
            self.turn.touches.get_mut(who).set_promotion_choice(square, piece.role);
        }
        let announced = self.turn.pending.as_ref().is_some_and(|pending| pending.player == who);
        let right = (announced || !own || disturbed)
            .then(|| wanted.piece_at(square) == Some(piece) || replied.piece_at(square) == Some(piece));
        self.announce_piece_put_back(who, square, piece, out);
        out.send_to_seat(who, EffectKind::BoardSensed(SensedEffect::Placed { player: who, square, piece, right }));
        self.compare_pegs(who, stood, BoardUpdate::Placed(square), at, out);
    }

    /// Follows a placing. A contact owes nothing, and is kept for the arbiter: of each square the longest, as a dirty one may
    /// flicker for hours.
    fn note_placing(&mut self, who: Color, (square, piece): (Square, Piece), own: bool, at: Moment) {
        if !self.follows_revision(8) {
            return;
        }
        let Some(sensed) = self.present_sensed_board_mut(who) else { return };
        if let Some(HandAct::Contact { square, piece, away }) = sensed.hands.put(square, piece, own, at) {
            let mut longest = away;
            self.desk.facts.retain(|fact| match fact.contact_of_board() {
                Some((player, at, away)) if (player, at) == (who, square) => {
                    longest = longest.max(away);
                    false
                }
                _ => true,
            });
            let gap = SensedEffect::PieceAway { player: who, square, piece, away: longest };
            self.desk.facts.push(EffectKind::BoardSensed(gap));
        }
    }

    /// Whether a player's hands have begun a move of his own: what was touched for a move that was withdrawn since does not
    /// count here.
    pub(super) fn has_begun_own_move(&self, who: Color) -> bool {
        let Some(sensed) = self.boards.known.get(who).as_present_sensed_board() else { return false };
        let base = self.board_before_own_move(who);
        let is_own = |piece: Option<Piece>| piece.is_some_and(|piece| piece.color == who);
        sensed.own.iter().any(|square| is_own(base.piece_at(*square)) || is_own(sensed.shows.piece_at(*square)))
    }

    /// Whether a piece set down on the last rank is the choice of a promotion (4.4.d). Only a piece from the box: one
    /// that was in the player's hand has come from the board.
    fn is_choice(&self, who: Color, square: Square, piece: Piece, base: &Placement) -> bool {
        let Some(sensed) = self.boards.known.get(who).as_present_sensed_board() else { return false };
        let stands_there = usize::from(sensed.shows.piece_at(square) == Some(piece));
        let standing = sensed.shows.by_piece(piece).count() - stands_there;
        let own = self.turn.pending.as_ref().filter(|pending| pending.player == who);
        let position = own.map_or_else(|| self.position_before_own_move(who), |_| Some(self.course.position.clone()));
        let promotes = |it: &shakmaty::Move| it.to() == square && it.promotion() == Some(piece.role);
        square.rank() == who.fold_wb(Rank::Eighth, Rank::First)
            && standing >= base.by_piece(piece).count()
            && position.is_some_and(|position| reading::pseudo_legal_moves(&position).iter().any(promotes))
    }

    /// Compares pegs and words after something changed on a board.
    fn compare_pegs(&mut self, who: Color, stood: BoardStanding, news: BoardUpdate, at: Moment, out: &mut Effects) {
        self.note_board_before_hands(who);
        let (base, wanted) = (self.board_before_own_move(who), self.expected_board());
        let Some(sensed) = self.present_sensed_board_mut(who) else { return };
        let back = sensed.agrees_with(&base);
        let at_rest = match news {
            BoardUpdate::Lifted => false,
            BoardUpdate::AtRest => true,
            BoardUpdate::Placed(_) | BoardUpdate::Other => sensed.has_no_piece_in_hand(&wanted),
        };
        // What was put back where it stood is no part of a move any more; that it was touched stays.
        let SensedBoard { shows, own, .. } = sensed;
        own.retain(|square| shows.piece_at(*square) != base.piece_at(*square));
        // Every peg is in again: what is lifted from here on counts.
        if back || at_rest {
            self.turn.touches.get_mut(who).end_adjusting();
        }
        // After the end the pieces are put away, and nothing has to stand anywhere.
        if self.course.outcome.is_some() {
            return;
        }
        self.start_guiding_set_up(who);
        let own_move = self.turn.pending.as_ref().is_some_and(|pending| pending.player == who);
        let made = own_move && self.is_own_move_on_board(who);
        if made && !stood.own_move {
            self.schedule_assistant_press(who, at);
        }
        if self.is_board_as_expected(who) {
            return self.confirm_board_agreement(who, stood.as_expected, out);
        }
        // What is not made any more cannot have been pressed (D.2.3).
        if own_move && !made {
            self.cancel_kept_press(out);
        }
        let on_board = self.is_reply_on_board();
        let reply = self.turn.reply.as_mut().filter(|reply| reply.player == who && reply.pressed.is_some());
        if let Some(reply) = reply.filter(|_| !on_board) {
            reply.pressed = None;
            out.send_to_seat(who, EffectKind::PressCancelled);
        }
        self.announce_disturbed_board(who, &base, out);
        let told = out.0.len();
        let before_opponents_move = self.is_board_before_opponents_move(who);
        let Some(sensed) = self.boards.known.get(who).as_present_sensed_board() else { return };
        let squares = sensed.differences_from(&wanted);
        let compared = own_move && at_rest && !sensed.disturbed && !before_opponents_move;
        // What was just announced as a case of a sighted player's board is not announced again.
        let told_as_case = !self.is_blind(who) && self.follows_revision(8) && *self.boards.case_told.get(who);
        let at_odds =
            compared && self.difference_from_own_move(who).is_some_and(|(_, beside)| !beside || !told_as_case);
        match own_move {
            true if at_odds => self.announce_difference_from_own_move(who, out),
            _ if sensed.guiding => {
                let placed = if let BoardUpdate::Placed(square) = news { Some(square) } else { None };
                self.guide_next_step(who, placed, squares, out);
            }
            false if self.is_blind(who) || !at_rest || sensed.missing_piece_count(&base) >= DISTURBED => {}
            false if !self.is_board_before_latest_half_move(who) && !self.is_showing_begun_move(who) => {
                self.announce_board_difference(who, squares, out);
            }
            _ => {}
        }
        // The cue that his move is made, where what differs besides was told before.
        if made && !stood.own_move && out.0.len() == told {
            out.send_to_seat(who, EffectKind::BoardSensed(SensedEffect::Agrees { owner: who, own_move }));
        }
    }

    /// Pegs and words agree: a cue, and an end to every difference that was told.
    pub(super) fn confirm_board_agreement(&mut self, who: Color, stood: bool, out: &mut Effects) {
        let own_move = self.turn.pending.as_ref().is_some_and(|pending| pending.player == who);
        let differed = !std::mem::take(self.boards.told.get_mut(who)).is_empty();
        let told = std::mem::take(self.boards.case_told.get_mut(who)) || differed;
        if let Some(sensed) = self.present_sensed_board_mut(who) {
            (sensed.guiding, sensed.step, sensed.disturbed) = (false, None, false);
        }
        if told {
            out.announce_in_hall(EffectKind::BoardAgrees { owner: who });
        }
        if !stood {
            out.send_to_seat(who, EffectKind::BoardSensed(SensedEffect::Agrees { owner: who, own_move }));
        }
    }

    /// The assistant presses when the last of the three conditions holds (D.2.9.c), whichever that is.
    pub(super) fn schedule_assistant_press(&mut self, who: Color, at: Moment) {
        let pause = self
            .terms
            .assistant_press
            .filter(|_| self.has_assistant_with_duty(crate::ruling::AssistantDuty::ScoreAndClock));
        let heard =
            |pending: &&mut PendingMove| pending.player == who && pending.heard.is_some() && pending.pressed.is_none();
        // A press would complete the owner's move after the claim of the owner's flag.
        let claimed_before = who == self.terms.owner && self.is_flag_claim_awaiting_key();
        let free = self.is_blind(who) && self.course.suspended.is_none() && !claimed_before;
        if let (Some(pause), Some(pending), true) = (pause, self.turn.pending.as_mut().filter(heard), free) {
            pending.assistant_at.get_or_insert(at + pause);
        }
    }

    /// Tells a difference between words and pegs to everybody, unless it is the one last told.
    pub(super) fn announce_sensed_difference(
        &mut self,
        who: Color,
        squares: Vec<BoardDifference>,
        told: impl FnOnce(Vec<BoardDifference>) -> SensedEffect,
        out: &mut Effects,
    ) {
        // What who seals a move tries on his board is nobody's to hear (E.1).
        if *self.boards.told.get(who) != squares && !self.is_sealer(who) {
            self.boards.told.get_mut(who).clone_from(&squares);
            out.announce_sensed_effect(told(squares));
        }
    }

    /// The squares on which the pegs differ from a player's announced move, and whether they are not of that move; `None`
    /// where nothing is to be told: of a move in the making nothing is said while the hands are at work on it, or have
    /// not begun.
    fn difference_from_own_move(&self, who: Color) -> Option<(Vec<BoardDifference>, bool)> {
        let sensed = self.boards.known.get(who).as_present_sensed_board()?;
        let (wanted, beside) = (self.expected_board(), self.squares_beside_own_move(who));
        let left = with_differences(&wanted, &beside);
        let made = self.is_own_move_on_board(who);
        let told = match made || sensed.is_move_in_progress(&self.board_before_own_move(who), &left) {
            true => (beside, true),
            false => (sensed.differences_from(&wanted), false),
        };
        (!told.0.is_empty()).then_some(told)
    }

    /// Tells that difference to everybody, unless it is the one last told.
    pub(super) fn announce_difference_from_own_move(&mut self, who: Color, out: &mut Effects) {
        let own = self.turn.pending.as_ref().filter(|pending| pending.player == who).map(|pending| pending.description);
        let Some((announced, (squares, beside_move))) = own.zip(self.difference_from_own_move(who)) else { return };
        self.announce_sensed_difference(
            who,
            squares,
            |squares| SensedEffect::PegsDiffer { player: who, announced, squares, beside_move },
            out,
        );
    }

    pub(super) fn announce_board_difference(&mut self, who: Color, squares: Vec<BoardDifference>, out: &mut Effects) {
        let squares = self.squares_beside_hands(who, squares);
        if !squares.is_empty() && *self.boards.told.get(who) != squares && !self.is_sealer(who) {
            self.boards.told.get_mut(who).clone_from(&squares);
            out.announce_in_hall(EffectKind::BoardDiffers { owner: who, squares });
        }
    }

    /// The rook was lifted before the king for the castling announced (4.4.b): a fact for both, told once.
    pub(super) fn announce_rook_touched_first(&mut self, by: Color, out: &mut Effects) {
        let Some(pending) = self.turn.pending.as_ref().filter(|pending| pending.player == by) else { return };
        let NamedMove::Castle(side) = pending.description.named else { return };
        let squares = self.turn.touches.get(by).deliberate_squares();
        let place = |square: Option<Square>| squares.iter().position(|touched| Some(*touched) == square);
        let king = place(self.course.position.board().king_of(by));
        let rook = place(self.castling_rook(by, side));
        // Where the king stays, the rook alone is moved.
        let homes = self.castling_homes();
        let stays = homes.is_king_staying_put(self.course.position.board(), by, side) && self.follows_revision(8);
        let first = rook.is_some_and(|rook| king.map_or(!stays, |king| rook < king));
        let Some(sensed) = self.present_sensed_board_mut(by) else { return };
        if first && !std::mem::replace(&mut sensed.rook_told, true) {
            out.announce_sensed_effect(SensedEffect::RookLiftedFirst { player: by });
        }
    }

    pub(super) fn castling_rook(&self, by: Color, side: CastlingSide) -> Option<Square> {
        self.castling_homes().squares(self.course.position.board(), by, side).and_then(|squares| squares.rook)
    }

    /// After an announcement, or a correction of it, the pegs are compared with it.
    pub(super) fn compare_board_with_announcement(&mut self, by: Color, at: Moment, out: &mut Effects) {
        self.announce_other_touches(by, out);
        self.announce_rook_touched_first(by, out);
        // What a sighted player has done is read when his board has come to rest again.
        if !self.is_blind(by) && !self.is_board_as_expected(by) {
            return;
        }
        let Some(sensed) = self.present_sensed_board_mut(by) else { return };
        (sensed.guiding, sensed.step) = (false, None);
        // No cue before the hand has done something: nothing stood so before the words.
        self.compare_pegs(by, BoardStanding::default(), BoardUpdate::Other, at, out);
    }

    /// The squares on which a sensed board differed before its owner's own move: what he has left undone.
    pub(super) fn squares_left_undone(&self, who: Color) -> Vec<BoardDifference> {
        let Some(sensed) = self.boards.known.get(who).as_present_sensed_board() else { return Vec::new() };
        let mut undone = sensed.differences_from(&self.board_before_own_move(who));
        let wanted = self.expected_board();
        undone.retain(|it| !sensed.own.contains(&it.square) && it.shows != wanted.piece_at(it.square));
        undone
    }

    /// The square that changed last.
    pub(super) fn last_changed_square(&self, who: Color) -> Option<Answer> {
        let sensed = self.boards.known.get(who).as_present_sensed_board()?;
        let piece = sensed.last.and_then(|square| sensed.shows.piece_at(square));
        Some(Answer::LastSquare { square: sensed.last, piece })
    }

    /// The position before a player's own move, with what his opponent has announced.
    pub(super) fn board_before_own_move(&self, who: Color) -> Placement {
        self.placement_with(|by| by != who)
    }

    /// What a player's board should show: everything that was announced.
    pub(super) fn expected_board(&self) -> Placement {
        self.placement_with(|_| true)
    }

    fn placement_with(&self, counts: impl Fn(Color) -> bool) -> Placement {
        let mut placement = self.course.position.board().clone();
        if let Some(pending) = self.turn.pending.as_ref().filter(|pending| counts(pending.player)) {
            let telling = pending.description;
            let apply = if self.follows_revision(8) { apply_announced_move } else { apply_named_move };
            apply(&mut placement, pending.player, telling.named, telling.en_passant, &self.castling_homes());
        }
        placement
    }

    /// The squares that differ on a sensed board and are not of its owner's announced move. Before that move is made, a
    /// square that the owner's hand has changed for it may be of it, and one with a piece of the owner's too.
    pub(super) fn squares_beside_own_move(&self, who: Color) -> Vec<BoardDifference> {
        let Some(sensed) = self.boards.known.get(who).as_present_sensed_board() else { return Vec::new() };
        let (base, wanted, replied) =
            (self.board_before_own_move(who), self.expected_board(), self.expected_board_with_opponents_reply(who));
        let made = self.is_own_move_on_board(who);
        let is_own = |piece: Option<Piece>| piece.is_some_and(|piece| piece.color == who);
        let mut squares = sensed.differences_from(&wanted);
        squares.retain(|it| {
            let replies = replied.as_ref().is_some_and(|replied| replied.piece_at(it.square) == it.shows);
            let untouched = base.piece_at(it.square) == it.announced && !sensed.own.contains(&it.square);
            !replies && (made || (untouched && !is_own(it.shows) && !is_own(it.announced)))
        });
        squares
    }

    /// What stands on a sensed board now.
    fn read_board_state(&self, who: Color) -> BoardStanding {
        let announced = self.turn.pending.as_ref().is_some_and(|pending| pending.player == who);
        let own_move = announced && self.is_own_move_on_board(who);
        BoardStanding { as_expected: self.is_board_as_expected(who), own_move }
    }

    /// Whether a sensed board shows its owner's announced move (D.2.3).
    pub(super) fn is_own_move_on_board(&self, who: Color) -> bool {
        self.is_move_on_board(who, &self.board_before_own_move(who), &self.expected_board())
    }

    /// Whether a sensed board shows a move that leads from `before` to `after`, on the squares of that move. What differs
    /// elsewhere is told, and undoes no move. The reply to it may be carried out already.
    pub(super) fn is_move_on_board(&self, who: Color, before: &Placement, after: &Placement) -> bool {
        let Some(sensed) = self.boards.known.get(who).as_present_sensed_board() else { return false };
        let replied = self.expected_board_with_opponents_reply(who);
        let board = sensed.shown_with_word(after);
        differences(before, after).into_iter().all(|it| {
            let shows = board.piece_at(it.square);
            shows == it.announced || replied.as_ref().is_some_and(|replied| replied.piece_at(it.square) == shows)
        })
    }

    /// Whether the sensed board of the player who has replied shows the reply.
    pub(super) fn is_reply_on_board(&self) -> bool {
        let replied = self.turn.reply.as_ref().zip(self.expected_board_with_reply());
        replied.is_some_and(|(reply, after)| self.is_move_on_board(reply.player, &self.expected_board(), &after))
    }

    /// Whether a sensed board shows what it should. Who has made his move and not pressed may carry out the reply to it
    /// (D.2.1): on the squares of the reply either is right, and his own move is not undone by it.
    pub(super) fn is_board_as_expected(&self, who: Color) -> bool {
        let Some(sensed) = self.boards.known.get(who).as_present_sensed_board() else { return false };
        let wanted = self.expected_board();
        let Some(replied) = self.expected_board_with_opponents_reply(who) else { return sensed.agrees_with(&wanted) };
        let differing = sensed.differences_from(&wanted);
        differing.into_iter().all(|it| it.shows == replied.piece_at(it.square))
    }

    /// Everything that was announced, the reply that waits included; `None` where none does.
    pub(super) fn expected_board_with_reply(&self) -> Option<Placement> {
        let reply = self.turn.reply.as_ref()?;
        let mut placement = self.expected_board();
        apply_named_move(
            &mut placement,
            reply.player,
            reply.description.named,
            reply.description.en_passant,
            &self.castling_homes(),
        );
        Some(placement)
    }

    /// The same, where the opponent of this player has replied.
    fn expected_board_with_opponents_reply(&self, who: Color) -> Option<Placement> {
        self.expected_board_with_reply().filter(|_| self.turn.reply.as_ref().is_some_and(|reply| reply.player != who))
    }

    /// Whether what this player lifts here carries out the reply to his unpressed move.
    fn carries_out_reply(&self, who: Color, square: Square) -> bool {
        let replied = self.expected_board_with_opponents_reply(who);
        replied.is_some_and(|replied| replied.piece_at(square) != self.expected_board().piece_at(square))
    }

    /// A half-move of this player was completed: the next turn begins.
    pub(super) fn begin_next_turn_on_board(&mut self, by: Color) {
        if let BoardKnowledge::Sensed(sensed) = self.boards.known.get_mut(by) {
            sensed.begin_next_turn();
        }
        self.begin_hands_on_shown_board(by);
    }

    /// The program was opened again: until a board reports, nothing is known of it.
    pub(super) fn mark_sensed_boards_absent(&mut self) {
        for color in Color::ALL {
            if let Some(sensed) = self.present_sensed_board_mut(color) {
                sensed.present = false;
            }
        }
    }

    pub(super) fn present_sensed_board_mut(&mut self, who: Color) -> Option<&mut SensedBoard> {
        match self.boards.known.get_mut(who) {
            BoardKnowledge::Sensed(sensed) if sensed.present => Some(sensed),
            _ => None,
        }
    }
}
