//! Follow the pegs of a sensed board: which lifts are touches (D.2.2), and when a move is made on it (D.2.3).
//!
//! What the board should show is computed: `base` is the position before the player's own move, with what the opponent
//! has announced; `wanted` is the same with the player's own announced move. A lift on a square that is not as in
//! `base` mends the board or carries out the opponent's move, and owes nothing; any other lift by the player who has
//! the move is a touch, also when the piece comes back. Words and pegs are compared at the announcement, when nothing is
//! in the hand any more, and at the press; neither overrides the other.

use super::{Out, Referee};
use crate::game::announcement::Named;
use crate::game::board::{Board, differences, transfer};
use crate::game::effect::{Difference, EffectKind};
use crate::game::event::Answer;
use crate::game::pending::Pending;
use crate::game::sensed::{DISTURBED, Guide, Pegs, Report, Sensed};
use crate::game::touch::Sense;
use crate::moment::Moment;
use crate::seat::{ByColor, Color};
use shakmaty::{Board as Placement, CastlingSide, Piece, Position, Rank, Role, Square};

impl Referee {
    /// A sensed board reports. Nothing that it reports is refused: it is a fact at any time.
    pub(super) fn board_reports(&mut self, who: Color, report: &Report, at: Moment, out: &mut Out) {
        match report {
            Report::Found { shows } => self.board_found(who, shows.clone(), at, out),
            Report::Lost => self.board_lost(who, out),
            Report::Lifted { square, piece } => self.lifted(who, *square, *piece, at, out),
            Report::Placed { square, piece } => self.placed(who, *square, *piece, at, out),
            Report::Read { shows } => {
                let stood = self.stands(who);
                let Some(sensed) = self.sensed_mut(who) else { return };
                sensed.shows = shows.clone();
                self.compare_pegs(who, stood, at, out);
            }
        }
    }

    fn board_found(&mut self, who: Color, shows: Placement, at: Moment, out: &mut Out) {
        let (again, last) = match self.boards.get(who) {
            Board::Sensed(sensed) => (true, sensed.last),
            _ => (false, None),
        };
        // What it shows of a move in the making was done unseen: no touch, and no word of its owner's any more.
        if self.position.turn() == who {
            self.early.clear();
        }
        if let Some(pending) = self.pending.as_mut().filter(|pending| pending.by == who) {
            pending.executed = None;
        }
        let own = self.pending.as_ref().is_some_and(|pending| pending.by == who);
        let guiding = self.is_blind(who) && !own;
        *self.boards.get_mut(who) = Board::Sensed(Box::new(Sensed { last, guiding, ..Sensed::showing(shows) }));
        out.pegs(Pegs::Found { whose: who, again });
        if guiding && self.started && !self.stands(who) {
            let squares = self.known_differences(who);
            out.seat(who, EffectKind::Pegs(Pegs::Wrong { whose: who, squares }));
        }
        self.compare_pegs(who, false, at, out);
    }

    fn board_lost(&mut self, who: Color, out: &mut Out) {
        if let Board::Sensed(sensed) = self.boards.get_mut(who) {
            sensed.present = false;
            sensed.next_turn();
        }
        self.differences_told.get_mut(who).clear();
        out.pegs(Pegs::Lost { whose: who });
    }

    /// A piece has left its aperture.
    fn lifted(&mut self, who: Color, square: Square, piece: Piece, at: Moment, out: &mut Out) {
        let stood = self.stands(who);
        let sense = self.note_lift(who, square, piece);
        let Some(sensed) = self.sensed_mut(who) else { return };
        sensed.shows.discard_piece_at(square);
        sensed.last = Some(square);
        if sense == Some(Sense::Deliberate) {
            sensed.note_own(square);
        }
        let told = Pegs::Lifted { by: who, square, piece, sense };
        match sense {
            // The opponent is shown a touch; what is none is the player's own affair.
            Some(Sense::Deliberate | Sense::Adjusting) => out.pegs(told),
            Some(Sense::CarryingOut) | None => out.seat(who, EffectKind::Pegs(told)),
        }
        if sense == Some(Sense::Deliberate) {
            self.touched_deliberately(who, out);
        }
        self.tell_rook_first(who, out);
        self.compare_pegs(who, stood, at, out);
    }

    /// Remembers a lift (article 4) and returns in which sense it counts; `None` where nothing can be touched now, and
    /// where a player moves on what he has touched already.
    fn note_lift(&mut self, who: Color, square: Square, piece: Piece) -> Option<Sense> {
        let playing = self.started && self.outcome.is_none() && self.suspended.is_none();
        if !playing || !self.has_the_move(who) {
            return None;
        }
        let stood_there = self.base(who).piece_at(square) == Some(piece);
        let moved_on = self.boards.get(who).sensed().is_some_and(|sensed| sensed.own.contains(&square));
        let touches = self.touches.get_mut(who);
        match (stood_there, moved_on) {
            (true, _) => Some(touches.add(square, piece)),
            (false, true) => None,
            (false, false) => {
                touches.add_carried_out(square, piece);
                Some(Sense::CarryingOut)
            }
        }
    }

    /// A piece was put into an aperture.
    fn placed(&mut self, who: Color, square: Square, piece: Piece, at: Moment, out: &mut Out) {
        let stood = self.stands(who);
        let (base, wanted) = (self.base(who), self.wanted());
        let playing = self.started && self.suspended.is_none() && self.has_the_move(who);
        let Some(sensed) = self.sensed_mut(who) else { return };
        sensed.shows.set_piece_at(square, piece);
        sensed.last = Some(square);
        let begun = !sensed.guiding || !sensed.own.is_empty();
        let own = playing && begun && piece.color == who && base.piece_at(square) != Some(piece);
        if own {
            sensed.note_own(square);
        }
        // Only a piece from the box: one that was in the player's hand has come from the board (4.4.d).
        let taken_up = sensed.shows.by_piece(piece).count() > base.by_piece(piece).count();
        let last_rank = square.rank() == who.fold_wb(Rank::Eighth, Rank::First);
        if own && last_rank && taken_up && piece.role != Role::Pawn && self.can_promote_on(square) {
            self.touches.get_mut(who).set_down(square, piece.role);
        }
        let announced = self.pending.as_ref().is_some_and(|pending| pending.by == who);
        let right = (announced || !own).then(|| wanted.piece_at(square) == Some(piece));
        out.seat(who, EffectKind::Pegs(Pegs::Placed { by: who, square, piece, right }));
        self.compare_pegs(who, stood, at, out);
    }

    fn can_promote_on(&self, square: Square) -> bool {
        self.position.legal_moves().iter().any(|it| it.to() == square && it.is_promotion())
    }

    /// Compares pegs and words after something changed on a board.
    fn compare_pegs(&mut self, who: Color, stood: bool, at: Moment, out: &mut Out) {
        let (base, wanted) = (self.base(who), self.wanted());
        let Some(sensed) = self.sensed_mut(who) else { return };
        if sensed.shows == base {
            sensed.own.clear();
            self.touches.get_mut(who).end_adjusting();
        }
        self.guide_set_up(who);
        if self.stands(who) {
            return self.pegs_agree(who, stood, at, out);
        }
        // What is not made any more cannot have been pressed (D.2.3).
        if self.pending.as_ref().is_some_and(|pending| pending.by == who) {
            self.release_kept_press(out);
        }
        self.tell_disturbed(who, &base, out);
        let own = self.pending.as_ref().filter(|pending| pending.by == who).map(|pending| pending.telling);
        let Some(sensed) = self.boards.get(who).sensed() else { return };
        let squares = differences(&sensed.shows, &wanted);
        let at_rest = sensed.is_at_rest(&wanted);
        match own {
            Some(announced) => {
                if at_rest && sensed.shows != base {
                    self.tell_pegs_differ(who, squares, |squares| Pegs::Differ { by: who, announced, squares }, out);
                }
            }
            None if sensed.guiding => self.guide(who, at_rest, squares, out),
            None if !self.is_blind(who) && at_rest && !self.is_before_latest(who) => {
                self.tell_board_differs(who, squares, out);
            }
            None => {}
        }
    }

    /// Pegs and words agree: a cue, and an end to every difference that was told.
    fn pegs_agree(&mut self, who: Color, stood: bool, at: Moment, out: &mut Out) {
        let own_move = self.pending.as_ref().is_some_and(|pending| pending.by == who);
        let told = !std::mem::take(self.differences_told.get_mut(who)).is_empty();
        *self.case_told.get_mut(who) = false;
        if let Some(sensed) = self.sensed_mut(who) {
            (sensed.guiding, sensed.step, sensed.disturbed) = (false, None, false);
        }
        if told {
            out.hall(EffectKind::BoardAgrees { whose: who });
        }
        if !stood {
            out.seat(who, EffectKind::Pegs(Pegs::Stands { whose: who, own_move }));
        }
        if own_move {
            self.let_assistant_press(who, at);
        }
    }

    /// The assistant presses when the last of the three conditions holds (D.2.9.c), whichever that is.
    fn let_assistant_press(&mut self, who: Color, at: Moment) {
        let pause = self.terms.assistant_press.filter(|_| self.has_duty(crate::game::ruling::Duty::ScoreAndClock));
        let heard = |pending: &&mut Pending| pending.by == who && pending.heard.is_some() && pending.pressed.is_none();
        let free = self.is_blind(who) && self.suspended.is_none();
        if let (Some(pause), Some(pending), true) = (pause, self.pending.as_mut().filter(heard), free) {
            pending.assistant_at.get_or_insert(at + pause);
        }
    }

    /// Before the start there is nothing but the position to set up.
    fn guide_set_up(&mut self, who: Color) {
        let set_up = !self.started && self.is_blind(who);
        if let Some(sensed) = self.sensed_mut(who) {
            sensed.guiding |= set_up;
        }
    }

    /// Everything at rest and wrong is named exactly; else the next step, once.
    fn guide(&mut self, who: Color, at_rest: bool, squares: Vec<Difference>, out: &mut Out) {
        let touched = self.has_touched(who);
        let wanted = self.wanted();
        // Who has begun a move of his own is not led back from it, unless the board was knocked over.
        let Some(sensed) = self.sensed_mut(who).filter(|sensed| !touched || sensed.disturbed) else { return };
        let step = Guide::next(&sensed.shows, &wanted);
        let begun = sensed.step.is_some();
        if step == sensed.step {
            return;
        }
        sensed.step = step;
        // Something was put where it does not belong: which, before what to do about it.
        let misplaced = sensed.last.filter(|last| squares.iter().any(|it| it.square == *last && it.shows.is_some()));
        if at_rest && begun && misplaced.is_some() {
            out.seat(who, EffectKind::Pegs(Pegs::Wrong { whose: who, squares }));
        }
        if let Some(step) = step {
            out.seat(who, EffectKind::Pegs(Pegs::Guided { whose: who, step }));
        }
    }

    /// What each sensed board should show.
    pub(super) fn wanted_on_pegs(&self) -> ByColor<Option<Placement>> {
        let colors = ByColor { white: Color::White, black: Color::Black };
        colors.map(|who| self.boards.get(who).sensed().map(|_| self.wanted()))
    }

    /// What a board should show has changed by what was just handled: by its owner's announcement the pegs are compared
    /// with it; by anything else he is led to it.
    pub(super) fn follow_words(&mut self, before: &ByColor<Option<Placement>>, at: Moment, out: &mut Out) {
        for who in Color::ALL {
            let changed = before.get(who).as_ref().is_some_and(|before| *before != self.wanted());
            match self.pending.as_ref().is_some_and(|pending| pending.by == who) {
                true if changed => self.compare_announced(who, at, out),
                false if changed => self.guide_anew(who, out),
                _ => {}
            }
        }
    }

    /// The player is led from here on to what his board should show: the opponent's move, a ruling, the set-up.
    fn guide_anew(&mut self, who: Color, out: &mut Out) {
        let wanted = self.wanted();
        let blind = self.is_blind(who);
        let Some(sensed) = self.sensed_mut(who) else { return };
        sensed.next_turn();
        (sensed.step, sensed.guiding) = (None, blind && sensed.shows != wanted);
        if sensed.guiding {
            let squares = differences(&sensed.shows, &wanted);
            self.guide(who, false, squares, out);
        }
    }

    fn tell_disturbed(&mut self, who: Color, base: &Placement, out: &mut Out) {
        let (started, blind) = (self.started, self.is_blind(who));
        let Some(sensed) = self.sensed_mut(who) else { return };
        let missing = sensed.out(base);
        if missing >= DISTURBED && !sensed.disturbed && started {
            (sensed.disturbed, sensed.guiding) = (true, blind);
            out.pegs(Pegs::Disturbed { whose: who, out: missing as u32 });
        }
    }

    /// Tells a difference between words and pegs to everybody, unless it is the one last told.
    pub(super) fn tell_pegs_differ(
        &mut self,
        who: Color,
        squares: Vec<Difference>,
        told: impl FnOnce(Vec<Difference>) -> Pegs,
        out: &mut Out,
    ) {
        if *self.differences_told.get(who) != squares {
            self.differences_told.get_mut(who).clone_from(&squares);
            out.pegs(told(squares));
        }
    }

    fn tell_board_differs(&mut self, who: Color, squares: Vec<Difference>, out: &mut Out) {
        if *self.differences_told.get(who) != squares {
            self.differences_told.get_mut(who).clone_from(&squares);
            out.hall(EffectKind::BoardDiffers { whose: who, squares });
        }
    }

    /// The rook was lifted before the king for the castling announced (4.4.b): a fact for both, told once.
    pub(super) fn tell_rook_first(&mut self, by: Color, out: &mut Out) {
        let Some(pending) = self.pending.as_ref().filter(|pending| pending.by == by) else { return };
        let Named::Castle(side) = pending.telling.named else { return };
        let squares = self.touches.get(by).squares();
        let place = |square: Option<Square>| squares.iter().position(|touched| Some(*touched) == square);
        let king = place(self.position.board().king_of(by));
        let rook = place(self.castling_rook(by, side));
        let first = rook.is_some_and(|rook| king.is_none_or(|king| rook < king));
        let Some(sensed) = self.sensed_mut(by) else { return };
        if first && !std::mem::replace(&mut sensed.rook_told, true) {
            out.pegs(Pegs::RookFirst { by });
        }
    }

    fn castling_rook(&self, by: Color, side: CastlingSide) -> Option<Square> {
        self.homes().squares(self.position.board(), by, side).and_then(|squares| squares.rook)
    }

    /// After an announcement, or a correction of it, the pegs are compared with it.
    fn compare_announced(&mut self, by: Color, at: Moment, out: &mut Out) {
        self.tell_rook_first(by, out);
        let Some(sensed) = self.sensed_mut(by) else { return };
        (sensed.guiding, sensed.step) = (false, None);
        // No cue before the hand has done something: nothing stood so before the words.
        self.compare_pegs(by, false, at, out);
    }

    /// The squares on which a sensed board differed before its owner's own move: what he has left undone.
    pub(super) fn left_undone(&self, who: Color) -> Vec<Difference> {
        let Some(sensed) = self.boards.get(who).sensed() else { return Vec::new() };
        let mut undone = differences(&sensed.shows, &self.base(who));
        let wanted = self.wanted();
        undone.retain(|it| !sensed.own.contains(&it.square) && it.shows != wanted.piece_at(it.square));
        undone
    }

    /// The square that changed last.
    pub(super) fn last_square(&self, who: Color) -> Option<Answer> {
        let sensed = self.boards.get(who).sensed()?;
        let piece = sensed.last.and_then(|square| sensed.shows.piece_at(square));
        Some(Answer::LastSquare { square: sensed.last, piece })
    }

    /// The position before a player's own move, with what his opponent has announced.
    pub(super) fn base(&self, who: Color) -> Placement {
        self.placement_with(|by| by != who)
    }

    /// What a player's board should show: everything that was announced.
    pub(super) fn wanted(&self) -> Placement {
        self.placement_with(|_| true)
    }

    fn placement_with(&self, counts: impl Fn(Color) -> bool) -> Placement {
        let mut placement = self.position.board().clone();
        if let Some(pending) = self.pending.as_ref().filter(|pending| counts(pending.by)) {
            let telling = pending.telling;
            transfer(&mut placement, pending.by, telling.named, telling.en_passant, &self.homes());
        }
        placement
    }

    /// Whether a board still shows what it should before the latest half-move: it has not been carried out there yet.
    fn is_before_latest(&self, who: Color) -> bool {
        let Some((_, before)) = self.latest() else { return false };
        self.boards.get(who).sensed().is_some_and(|sensed| sensed.shows == *before.board())
    }

    /// Whether a sensed board shows what it should.
    pub(super) fn stands(&self, who: Color) -> bool {
        self.boards.get(who).sensed().is_some_and(|sensed| sensed.shows == self.wanted())
    }

    /// A half-move of this player was completed: the next turn begins.
    pub(super) fn next_turn_on_pegs(&mut self, by: Color) {
        if let Some(sensed) = self.sensed_mut(by) {
            sensed.next_turn();
        }
    }

    /// The program was opened again: until a board reports, nothing is known of it.
    pub(super) fn forget_pegs(&mut self) {
        for color in Color::ALL {
            if let Some(sensed) = self.sensed_mut(color) {
                sensed.present = false;
            }
        }
    }

    fn sensed_mut(&mut self, who: Color) -> Option<&mut Sensed> {
        match self.boards.get_mut(who) {
            Board::Sensed(sensed) if sensed.present => Some(sensed),
            _ => None,
        }
    }
}
