//! Remember what each player touches on his move (article 4): told to all, judged by nobody but the arbiter.
//!
//! Touches told while a player does not have the move bind nobody. Neither do those by which he carries out the
//! opponent's move on his own board (D.2.1): where its execution has not been told, the first touch of each square that
//! it needs counts so. In a tournament no announcement is refused for a touch: that would be advice.

use super::turn::ToldTouch;
use super::{Effects, Referee};
use crate::announcement::{Announcement, MoveDescription, NamedMove};
use crate::board::{BoardKnowledge, Transfer};
use crate::claim::Remedy;
use crate::effect::EffectKind;
use crate::reading::{self, MoveReading};
use crate::refusal::Refusal;
use crate::seat::{ByColor, Color, NamedColor};
use crate::sensed::SensedEffect;
use crate::touch::{
    Complaint, Obligation, Touch, TouchArticle, TouchKind, Touches, obligation_before_revision_8,
    obligation_from_touches,
};
use shakmaty::{Chess, Move, Piece, Position, Square};

impl Referee {
    /// Whether a touch on this square is a touch of a piece (4.3).
    ///
    /// # Errors
    /// No piece can be on the square: not on the player's board, nor with a move that was executed or announced and waits.
    pub(super) fn check_touch(&self, who: Color, square: Square) -> Result<(), Refusal> {
        let early = (self.course.position.turn() == who).then(|| self.board_with_early_executions(who));
        let boards = [Some(self.board_of_player(who)), self.expected_board_with_reply(), early];
        if self.carried_out_by(who, square).is_some()
            || boards.into_iter().flatten().any(|board| board.piece_at(square).is_some())
        {
            return Ok(());
        }
        // Nobody has told what the boards show after a move that is pressed and not entered.
        Err(match self.turn.replied {
            Some(_) => Refusal::MoveNotEntered,
            None => Refusal::NothingOnSquare { square },
        })
    }

    /// A player touched a piece, by his own word or one that he confirmed. A fact for the record; the claim is the
    /// opponent's (4.8).
    pub(super) fn record_touch(&mut self, who: Color, square: Square, out: &mut Effects) {
        if let Some(piece) = self.carried_out_by(who, square) {
            self.turn.touches.get_mut(who).add_touch_for_opponents_move(square, piece);
            let sense = TouchKind::CarryingOut;
            return out.announce_in_hall(EffectKind::TouchAnnounced { player: who, piece: Some(piece), square, sense });
        }
        if let Err(refusal) = self.check_touch(who, square) {
            return out.refuse(self.recipient_of(who), refusal);
        }
        let piece = self.board_of_player(who).piece_at(square);
        let counts = self.has_the_move(who);
        let Some(touched) = piece.filter(|_| counts) else {
            let told = ToldTouch { player: who, square };
            if let Err(refusal) = self.check_changes(!self.turn.told_touches.contains(&told)) {
                return out.refuse(self.recipient_of(who), refusal);
            }
            self.turn.told_touches.push(told);
            return out.announce_in_hall(EffectKind::TouchAnnounced {
                player: who,
                piece,
                square,
                sense: TouchKind::Deliberate,
            });
        };
        if let Err(refusal) = self.check_changes(!self.turn.touches.get(who).is_noted(square, touched)) {
            return out.refuse(self.recipient_of(who), refusal);
        }
        let sense = self.turn.touches.get_mut(who).add(square, touched);
        out.announce_in_hall(EffectKind::TouchAnnounced { player: who, piece, square, sense });
        if sense == TouchKind::Deliberate {
            self.apply_deliberate_touch(who, out);
        }
    }

    /// A player executed his move before he announced it: he has touched the piece, and the one that he captured
    /// (D.2.2). A piece that is moved on was touched already.
    pub(super) fn record_touch_by_execution(&mut self, who: Color, piece: Piece, hands: Transfer, out: &mut Effects) {
        let moved_on = self.turn.early.iter().any(|earlier| earlier.to == hands.from);
        let captured = self.board_of_player(who).piece_at(hands.to).filter(|captured| captured.color != who);
        let touches = self.turn.touches.get_mut(who);
        if !moved_on {
            touches.add_moved(hands.from, piece);
        }
        if let Some(captured) = captured {
            touches.add_moved(hands.to, captured);
        }
        let sense = TouchKind::Deliberate;
        out.announce_in_hall(EffectKind::TouchAnnounced { player: who, piece: Some(piece), square: hands.from, sense });
        self.apply_deliberate_touch(who, out);
    }

    /// A player tells that he carries out the castling he has announced, piece by piece: by word the rook before the king
    /// counts as it does by peg (4.4.b). It is a fact for a complaint; the hall is not told, as the order of words does not
    /// prove the order of hands.
    pub(super) fn record_touch_in_castling(&mut self, who: Color, square: Square) {
        let Some(pending) = self.turn.pending.as_ref().filter(|pending| pending.player == who) else { return };
        let NamedMove::Castle(side) = pending.description.named else { return };
        let rook = self.castling_rook(who, side);
        let king = self.course.position.board().king_of(who);
        let piece = self.course.position.board().piece_at(square).filter(|_| [king, rook].contains(&Some(square)));
        if let Some(piece) = piece {
            self.turn.touches.get_mut(who).add_moved(square, piece);
        }
    }

    /// Whether what this player touches is told to the other only when it becomes no part of his move: he sees, and sits
    /// at a station of his own. Every move begins with a touch, and a blind opponent would hear each of them twice.
    pub(super) fn is_touch_kept_private(&self, who: Color) -> bool {
        !self.is_blind(who) && self.has_own_station(who)
    }

    /// He takes a piece in his hand: he has touched it, and so far only he is told.
    pub(super) fn record_piece_in_hand(&mut self, by: Color, square: Square, piece: Piece, out: &mut Effects) {
        let sense = TouchKind::Deliberate;
        out.send_to_seat(
            by,
            EffectKind::BoardSensed(SensedEffect::Lifted { player: by, square, piece, sense: Some(sense) }),
        );
        if let Some(sensed) = self.present_sensed_board_mut(by) {
            // Touched again, it is the same piece touched: told once.
            if !sensed.in_hand.iter().any(|touch| touch.square == square && touch.piece == piece) {
                sensed.in_hand.push(Touch { square, piece, sense });
            }
        }
    }

    /// He puts a piece back where he has touched it: now everybody is told that he has (4.3).
    pub(super) fn announce_piece_put_back(&mut self, by: Color, square: Square, piece: Piece, out: &mut Effects) {
        self.announce_touches_in_hand(by, |touch| touch.square == square && touch.piece == piece, out);
    }

    /// His move is announced: what he has touched besides is told to everybody.
    pub(super) fn announce_other_touches(&mut self, by: Color, out: &mut Effects) {
        let Some(pending) = self.turn.pending.as_ref().filter(|pending| pending.player == by) else { return };
        let needed = lifted(&self.course.position, &pending.description, by);
        self.announce_touches_in_hand(by, |touch| !needed.contains(&touch.square), out);
        if let Some(sensed) = self.present_sensed_board_mut(by) {
            sensed.in_hand.clear();
        }
    }

    fn announce_touches_in_hand(&mut self, by: Color, is_told: impl Fn(&Touch) -> bool, out: &mut Effects) {
        let Some(sensed) = self.present_sensed_board_mut(by) else { return };
        let (told, held) = std::mem::take(&mut sensed.in_hand).into_iter().partition(is_told);
        sensed.in_hand = held;
        let told: Vec<Touch> = told;
        for Touch { square, piece, sense } in told {
            out.announce_sensed_effect(SensedEffect::Lifted { player: by, square, piece, sense: Some(sense) });
        }
    }

    /// "I adjust" (4.2): it is for the player who has the move.
    pub(super) fn handle_adjusting(&mut self, who: Color, out: &mut Effects) {
        if let Err(refusal) = self.check_adjusting(who) {
            return out.refuse(self.recipient_of(who), refusal);
        }
        let out_of_turn = !self.has_the_move(who);
        if !out_of_turn {
            self.turn.touches.get_mut(who).declare_adjusting();
        }
        out.announce_in_hall(EffectKind::Adjusting { player: who, out_of_turn });
    }

    /// Whether it would change something that this player says "I adjust".
    ///
    /// # Errors
    /// The player does not have the move (4.2), or has said so already.
    pub(super) fn check_adjusting(&self, who: Color) -> Result<(), Refusal> {
        match self.has_the_move(who) {
            false if self.refuses_idle_acts() => Err(Refusal::AdjustOutOfTurn),
            false => Ok(()),
            true => self.check_changes(!self.turn.touches.get(who).is_adjusting()),
        }
    }

    /// A touch to move or to capture declines the opponent's offer (9.1) and ends the right to complain (4.8); in the rapid
    /// games of 2001 also the right to claim an illegal move (B.5).
    pub(super) fn apply_deliberate_touch(&mut self, who: Color, out: &mut Effects) {
        self.end_complaint_right(who);
        if self.has_lost_illegal_claim_by_touch(who) {
            self.forgo_illegal_move_claim(who);
        }
        if let Some(of) = self.claims.offer.take_if(|offerer| *offerer != who) {
            out.announce_in_hall(EffectKind::OfferLapsed { player: of, decided: false });
        }
    }

    /// A player has touched a piece to move it, announced, or pressed for a move made: no more complaints (4.8).
    pub(super) fn end_complaint_right(&mut self, who: Color) {
        if let Some(complaint) = &mut self.turn.complaint {
            complaint.expire_on_act(who);
        }
    }

    /// Whether a player has the move as far as the program knows: his opponent's move was made.
    pub(super) fn has_the_move(&self, who: Color) -> bool {
        match &self.turn.pending {
            Some(own) if own.player == who => true,
            // A sighted player's move is made when he has released the piece (D.2.4), pressed or not. Whether it is legal
            // nobody shall hear from what a touch brings about before the press.
            Some(theirs) => !self.is_blind(theirs.player),
            None => self.course.position.turn() == who && self.turn.replied != Some(who),
        }
    }

    /// The piece that stood on this square before the opponent's latest move, where carrying it out needs a hand there
    /// and that has not been told yet.
    fn carried_out_by(&self, who: Color, square: Square) -> Option<Piece> {
        let (ply, before, telling) = match &self.turn.pending {
            Some(theirs) if theirs.player != who => (self.ply() + 1, &self.course.position, theirs.description),
            _ => {
                let last = self.moves_in_force().next_back().filter(|last| last.player != who)?;
                (self.ply(), &last.before, last.description)
            }
        };
        let told =
            matches!(self.boards.known.get(who), BoardKnowledge::Stated(stated) if !stated.untold.contains(&ply));
        let needed = lifted(before, &telling, !who);
        let carries_out =
            !told && needed.contains(&square) && !self.turn.touches.get(who).is_touched_for_opponents_move(square);
        before.board().piece_at(square).filter(|_| carries_out)
    }

    /// Reads a move to be announced or put in place of an announcement, or refuses it to `who`: in practice also one
    /// that does not keep to what its player has touched.
    pub(super) fn read_move_under_touch_rule(
        &self,
        who: Color,
        course: &Chess,
        words: &Announcement,
        out: &mut Effects,
    ) -> Option<MoveReading> {
        let reading = self.read_or_refuse(who, course, words, out)?;
        let touches = self.touches_with_offence(course.turn());
        let kept = reading.legal.is_ok_and(|legal| self.obligation(course, &touches).is_met_by(legal));
        if self.refuses_illegal_moves() && !kept {
            out.refuse(self.recipient_of(who), Refusal::TouchedPieceFirst { squares: touches.deliberate_squares() });
            return None;
        }
        Some(reading)
    }

    /// What a player has touched on this move, with what his illegal move touched: 4.3 and 4.7 hold for the move in its
    /// place (7.5.1).
    fn touches_with_offence(&self, by: Color) -> Touches {
        let mut touches = self.turn.touches.get(by).clone();
        if let Some(offence) = self.claims.offence.as_ref().filter(|offence| offence.player == by) {
            touch_by_moving(&mut touches, &self.course.position, &offence.description, by);
        }
        touches
    }

    /// A player announces a move. The one that was found illegal before was not misheard, and has touched what it moved.
    pub(super) fn carry_over_illegal_move_touches(&mut self, by: Color) {
        *self.turn.touches.get_mut(by) = self.touches_with_offence(by);
    }

    /// A half-move was completed: what was touched for it is kept for a complaint, and the next turn begins.
    pub(super) fn keep_touches_for_complaint(&mut self, by: Color) {
        let touches = std::mem::take(self.turn.touches.get_mut(by));
        let mut complaint = Complaint::new(by, self.ply(), touches);
        // He need not wait for the press, and has touched a piece already.
        if self.has_touched(!by) {
            complaint.expire_on_act(!by);
        }
        self.turn.complaint = Some(complaint);
    }

    /// The facts of a complaint by `claimant` (4.8): of his opponent's move in the making, or of the one just completed.
    /// They name legal moves, and are for the arbiter alone.
    pub(super) fn complaint_facts(&self, claimant: Color) -> Result<EffectKind, Refusal> {
        let by = !claimant;
        if self.turn.reply.as_ref().is_some_and(|reply| reply.player == claimant && !reply.is_unconfirmed_entry()) {
            return Err(Refusal::ComplaintTooLate);
        }
        if let Some(pending) = self.turn.pending.as_ref().filter(|pending| pending.player == by) {
            let played = (pending.description, pending.legal.as_ref().ok().copied());
            return Ok(self.facts((self.ply() + 1, by), self.turn.touches.get(by), &self.course.position, played));
        }
        let withdrawn = self.claims.offence.as_ref().is_some_and(|offence| offence.player == by);
        if withdrawn && self.claims.remedy.is_some() {
            return Err(Refusal::CasePending);
        }
        if self.turn.replied == Some(by) {
            // It was pressed and is not entered: then it is complained of.
            return Err(Refusal::MoveNotEntered);
        }
        let to_move = self.course.position.turn() == by && self.turn.replied.is_none() && self.turn.pending.is_none();
        if to_move && self.has_touched(by) {
            return Err(Refusal::TouchedWithoutMove { player: by });
        }
        let moved = self.moves_in_force().any(|half_move| half_move.player == by);
        let refusal = if moved && !withdrawn { Refusal::ComplaintTooLate } else { Refusal::NothingTouched };
        let complaint =
            self.turn.complaint.as_ref().filter(|complaint| complaint.against == by && complaint.can_still_be_made());
        let found = complaint.zip(self.moves_in_force().next_back());
        let (complaint, last) = found.filter(|(complaint, _)| complaint.ply == self.ply()).ok_or(refusal)?;
        Ok(self.facts((complaint.ply, by), &complaint.touches, &last.before, (last.description, Some(last.played))))
    }

    /// The facts of a complaint about half-move `ply` of `by`.
    fn facts(
        &self,
        (ply, by): (u32, Color),
        touches: &Touches,
        before: &Chess,
        (told, legal): (MoveDescription, Option<Move>),
    ) -> EffectKind {
        let touches = touches.with_seen();
        let obligation = self.obligation(before, &touches);
        let kept = legal.map_or(obligation == Obligation::None, |legal| obligation.is_met_by(legal));
        let (article, moves) = match obligation {
            Obligation::None => (None, Vec::new()),
            Obligation::Moves { article, moves } => (Some(article), moves),
        };
        // A move that keeps to the touches may be another than the first that was on the board (4.7).
        let rests = if kept { touches.moves_to_rests(before, legal) } else { Vec::new() };
        let (kept, article, moves) = match rests.is_empty() {
            true => (kept, article, moves),
            false => (false, Some(TouchArticle::Released), rests),
        };
        EffectKind::TouchFacts {
            ply,
            player: by,
            touched: touches.deliberate_squares(),
            played: Some(told),
            kept,
            article,
            allowed: moves.iter().map(|legal| reading::describe_legal_move(before, *legal)).collect(),
            laws: Some(self.terms.edition().year()).filter(|year| *year < 2018 && self.follows_revision(8)),
        }
    }

    /// What touches oblige to in a position.
    fn obligation(&self, position: &Chess, touches: &Touches) -> Obligation {
        match self.follows_revision(8) {
            true => obligation_from_touches(position, touches),
            false => obligation_before_revision_8(position, touches),
        }
    }

    /// The move that is complained of was mended, or more of its touches were told: the arbiter gets the facts as they are now.
    pub(super) fn update_complaint_facts(&mut self, out: &mut Effects) {
        let Some(remedy) = self.claims.remedy.as_ref().filter(|_| self.follows_revision(6)) else { return };
        let (Some(claimant), Some(told)) = (remedy.claimant, self.facts_of_complaint(remedy).cloned()) else { return };
        let Some(facts) = self.complaint_facts(claimant).ok().filter(|facts| *facts != told) else { return };
        self.desk.facts.retain(|fact| *fact != told);
        self.desk.waiting.retain(|fact| *fact != told);
        self.report_to_desk(facts, out);
    }

    /// What was touched for a move that is complained of, where the record shows that the move kept to it.
    pub(super) fn touches_of_kept_move(&self, remedy: &Remedy) -> Option<Touches> {
        let kept = matches!(self.facts_of_complaint(remedy), Some(EffectKind::TouchFacts { kept: true, .. }));
        let pending = self.turn.pending.as_ref().is_some_and(|pending| pending.player == remedy.burdened);
        let touches = match self.turn.complaint.as_ref().filter(|_| !pending) {
            Some(complaint) => &complaint.touches,
            None => self.turn.touches.get(remedy.burdened),
        };
        (kept && self.follows_revision(6)).then(|| touches.clone())
    }

    /// A complaint about touched pieces was upheld: what the player has touched binds, and so does the piece that was moved
    /// (4.3). If the move agrees with every touch on record, the complaint was about another piece, and the moved piece does
    /// not bind.
    pub(super) fn bind_by_upheld_complaint(&mut self, player: Color, kept: Option<Touches>, out: &mut Effects) {
        if let Some(touches) = kept {
            *self.turn.touches.get_mut(player) = touches;
            return;
        }
        let touches = self.turn.touches.get(player);
        let squares = touches.complained_squares();
        if !squares.is_empty() {
            let duty = self.obligation(&self.course.position, touches).duty(touches);
            self.claims.touch_binds = Some(NamedColor(player));
            out.announce_in_hall(EffectKind::TouchBinds { player, squares, duty });
        }
    }

    /// Half-move `ply` is about to be withdrawn and replaced. Where it is the latest, what its player touched for it holds
    /// for the move in its place; where it was made, and not only misheard, so does the piece that he moved (4.8, 7.5.1).
    pub(super) fn restore_touches_of_half_move(&mut self, ply: u32, made: bool) {
        self.turn.touches = ByColor::default();
        let Some(complaint) = self.turn.complaint.take().filter(|complaint| complaint.ply == ply) else { return };
        let Some(last) = self.moves_in_force().next_back().filter(|_| ply == self.ply()) else { return };
        let mut touches = complaint.touches.with_seen();
        if made {
            for (square, piece) in moved_pieces(&last.before, &last.description, last.player) {
                touches.add_withdrawn(square, piece);
            }
        }
        *self.turn.touches.get_mut(complaint.against) = touches;
    }

    /// Whether a player has touched a piece to move or capture it since his turn began (9.1, 9.4).
    pub(super) fn has_touched(&self, who: Color) -> bool {
        self.turn.touches.get(who).deliberate_touches().next().is_some()
    }

    /// The latest half-move is about to be mended by `who` as misheard: what was touched for it, and by him since, stays
    /// what it was.
    pub(super) fn restore_touches_of_misheard_move(&mut self, who: Color) {
        let own = self.turn.touches.get(who).clone();
        self.restore_touches_of_half_move(self.ply(), false);
        *self.turn.touches.get_mut(who) = own;
    }

    /// What this player touched for a reply was touched out of turn: the move before it was illegal.
    pub(super) fn forget_touches_of(&mut self, who: Color) {
        *self.turn.touches.get_mut(who) = Touches::default();
    }

    /// Practice: nothing that was touched for moves taken back counts.
    pub(super) fn forget_all_touches(&mut self) {
        self.turn.touches = ByColor::default();
        self.turn.complaint = None;
        for color in Color::ALL {
            // What is in a hand was touched in a position that stands no more: it is not told when it is put back.
            if let Some(sensed) = self.present_sensed_board_mut(color) {
                sensed.in_hand.clear();
            }
        }
    }
}

/// The squares from which hands take a piece to carry out a move of `by`.
fn lifted(before: &Chess, telling: &MoveDescription, by: Color) -> Vec<Square> {
    match telling.named {
        NamedMove::Castle(side) => {
            let rook = before.castles().rook(by, side);
            before.board().king_of(by).into_iter().chain(rook).collect()
        }
        NamedMove::Piece { from, to, .. } if telling.en_passant => {
            vec![from, Square::from_coords(to.file(), from.rank())]
        }
        NamedMove::Piece { from, to, .. } => vec![from, to],
    }
}

/// Who has moved a piece has touched it, and what he captured.
fn touch_by_moving(touches: &mut Touches, before: &Chess, telling: &MoveDescription, by: Color) {
    for (square, piece) in moved_pieces(before, telling, by) {
        touches.add_moved(square, piece);
    }
}

fn moved_pieces(before: &Chess, telling: &MoveDescription, by: Color) -> Vec<(Square, Piece)> {
    let standing = |square| Some((square, before.board().piece_at(square)?));
    lifted(before, telling, by).into_iter().filter_map(standing).collect()
}
