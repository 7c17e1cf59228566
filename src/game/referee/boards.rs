//! Compare what is known of the boards with what was announced; smooth nothing over (D.2.8).

use super::hands::BoardAtRest;
use super::{Effects, Referee};
use crate::announcement::NamedMove;
use crate::board::Transfer;
use crate::board::{
    BoardKnowledge, StatedBoard, apply_named_move, differences, move_piece, position_with_board, with_differences,
};
use crate::castling::{CastlingHomes, CastlingPart};
use crate::effect::{Audience, BoardDifference, Effect, EffectKind};
use crate::event::EventSource;
use crate::pending::PendingMove;
use crate::reading;
use crate::refusal::Refusal;
use crate::seat::{ByColor, Color};
use crate::sensed::SensedBoard;
use crate::view::wire;
use serde::Serialize;
use shakmaty::{Chess, Move, Piece, Position, Role, Square};

/// What is known of the players' own boards, and what was told of them.
#[derive(Debug, Clone, Serialize)]
pub(super) struct PlayersBoards {
    #[serde(with = "wire::both")]
    pub(super) known: ByColor<BoardKnowledge>,
    /// Whether a player's board was found before.
    #[serde(with = "wire::both")]
    pub(super) found_before: ByColor<bool>,
    /// The differences last told of each board, so that none is told twice.
    #[serde(with = "wire::both")]
    pub(super) told: ByColor<Vec<BoardDifference>>,
    /// Whether the arbiter's case was told of each board.
    #[serde(with = "wire::both")]
    pub(super) case_told: ByColor<bool>,
    /// What each sighted player's board showed before the hands began a move.
    #[serde(with = "wire::both", skip_serializing_if = "is_no_board_before_hands")]
    pub(super) before_hands: ByColor<Option<BoardAtRest>>,
    /// What the desk alone was told of each board since play stands.
    #[serde(with = "wire::both", skip_serializing_if = "is_nothing_kept_at_desk")]
    pub(super) kept_at_desk: ByColor<Option<KeptAtDesk>>,
    /// The boards on which a half-move could not be executed: they are to be dictated.
    #[serde(with = "wire::both", skip_serializing_if = "is_no_board_lost")]
    pub(super) lost: ByColor<bool>,
}

/// That the desk alone knows how a board stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub(super) struct KeptAtDesk {
    /// Whether the hall has heard last that the board differs.
    hall_heard_difference: bool,
}

fn is_no_board_before_hands(before: &ByColor<Option<BoardAtRest>>) -> bool {
    before.white.is_none() && before.black.is_none()
}

fn is_no_board_lost(lost: &ByColor<bool>) -> bool {
    !lost.white && !lost.black
}

fn is_nothing_kept_at_desk(kept: &ByColor<Option<KeptAtDesk>>) -> bool {
    kept.white.is_none() && kept.black.is_none()
}

impl Default for PlayersBoards {
    fn default() -> PlayersBoards {
        PlayersBoards {
            known: ByColor { white: BoardKnowledge::Assumed, black: BoardKnowledge::Assumed },
            found_before: ByColor::default(),
            told: ByColor::default(),
            case_told: ByColor::default(),
            before_hands: ByColor::default(),
            kept_at_desk: ByColor::default(),
            lost: ByColor::default(),
        }
    }
}

impl Referee {
    /// The latest half-move, pending or standing: its number and the position before it.
    pub(super) fn latest_half_move(&self) -> Option<(u32, Chess)> {
        if self.turn.pending.is_some() {
            return Some((self.ply() + 1, self.course.position.clone()));
        }
        self.moves_in_force().next_back().map(|last| (self.ply(), last.before.clone()))
    }

    /// The latest half-move as it was announced: whose, and what.
    fn latest_announced_move(&self) -> Option<(Color, NamedMove, bool)> {
        match (&self.turn.pending, self.moves_in_force().next_back()) {
            (Some(pending), _) => Some((pending.player, pending.description.named, pending.description.en_passant)),
            (None, Some(last)) => Some((last.player, last.description.named, last.description.en_passant)),
            (None, None) => None,
        }
    }

    /// `who` tells what he executed on his own board: his next move before he announces it (D.2.3, in any order), the
    /// latest half-move, or how he has changed the board since.
    pub(super) fn record_execution(&mut self, who: Color, hands: Transfer, out: &mut Effects) {
        if self.boards.known.get(who).as_present_sensed_board().is_some() {
            return out.refuse(self.recipient_of(who), Refusal::BoardIsSensed);
        }
        if *self.boards.lost.get(who) {
            return self.announce_lost_board(who, out);
        }
        if let Some(piece) = self.own_piece_to_move(who, hands.from) {
            // Compared at the announcement, never in mid-move. So far it is a touch (D.2.2).
            self.record_touch_by_execution(who, piece, hands, out);
            return self.turn.early.push(hands);
        }
        self.record_touch_in_castling(who, hands.from);
        if self.put(who, hands) {
            self.announce_board_comparison(who, out);
        } else {
            out.refuse(self.recipient_of(who), Refusal::NothingOnSquare { square: hands.from });
        }
    }

    /// The player's own piece on `from`, where he is to move, has announced nothing, and it does not stand there
    /// wrongly (moving that one mends the board).
    fn own_piece_to_move(&self, who: Color, from: Square) -> Option<Piece> {
        if self.turn.pending.is_some() || self.course.suspended.is_some() || self.course.position.turn() != who {
            return None;
        }
        let known = self.known_board_differences(who);
        let shows = self.board_with_early_executions(who);
        let begun = self.turn.early.iter().any(|hands| hands.to == from);
        let wrong = known.iter().any(|difference| difference.square == from);
        // A rook that was put where the king stood: he is in the player's hand, and goes from there (F.3).
        let covered = self.turn.early.iter().any(|hands| hands.to == from && hands.from != from);
        let king = self.course.position.board().piece_at(from).filter(|piece| *piece == Role::King.of(who) && covered);
        let king = king.filter(|_| shows.king_of(who).is_none());
        king.or_else(|| shows.piece_at(from)).filter(|piece| piece.color == who && (begun || !wrong))
    }

    /// Where kings and rooks stood when the game began.
    pub(super) fn castling_homes(&self) -> CastlingHomes {
        CastlingHomes::from_start_position(&self.course.start)
    }

    /// The move was announced: what was told of its execution before is put on the board and compared.
    pub(super) fn apply_early_executions(&mut self, by: Color, out: &mut Effects) {
        // A board that is sensed by now shows it itself.
        let early = std::mem::take(&mut self.turn.early);
        if self.boards.known.get(by).as_present_sensed_board().is_none() {
            early.into_iter().for_each(|hands| {
                self.put(by, hands);
            });
        }
        self.announce_new_differences(out);
    }

    /// Puts on a player's board what he tells; returns whether there was a piece to put.
    fn put(&mut self, who: Color, hands: Transfer) -> bool {
        let Transfer { from, to, placed } = hands;
        let told = self.latest_announced_move();
        let mut stated = self.stated_board(who);
        let homes = self.castling_homes();
        let castling = told.and_then(|(by, named, _)| Some((by, named.castling_side()?)));
        let part = castling
            .and_then(|(by, side)| Some((homes.castling_part_of_step(&stated.shows, by, side, from, to)?, by, side)));
        // The king's way has told the whole castling; then the rook's is told too.
        if part.is_some_and(|(part, by, side)| {
            part == CastlingPart::Rook && CastlingHomes::is_castled(&stated.shows, by, side)
        }) {
            return true;
        }
        let king_in_hand = part.is_some_and(|(_, by, _)| stated.shows.king_of(by).is_none());
        if !king_in_hand && stated.correct_difference(hands) {
            *self.boards.known.get_mut(who) = BoardKnowledge::Stated(Box::new(stated));
            return true;
        }
        let (ply, before) = self.latest_half_move().unwrap_or((0, self.course.position.clone()));
        let own_pending =
            self.turn.pending.as_ref().filter(|pending| pending.player == who).map(|pending| pending.executed);
        let first_word = stated.untold.contains(&ply);
        if stated.untold.iter().any(|untold| *untold < ply) {
            let course = if first_word || own_pending.is_some() { &before } else { &self.course.position };
            stated.assume_untold_moves_executed(course.board());
            stated.untold.retain(|untold| *untold >= ply);
        }
        if first_word || own_pending == Some(None) {
            stated.save_for_undo(ply, false);
        }
        let own_pending = own_pending.is_some();
        let as_announced =
            told.filter(|_| first_word || own_pending || king_in_hand).filter(|(_, named, _)| match part {
                Some((CastlingPart::King, ..)) => true,
                Some((CastlingPart::Rook, by, side)) => homes.is_king_staying_put(&stated.shows, by, side),
                None => fits(*named, hands, stated.shows.piece_at(from).map(|piece| piece.role)),
            });
        match as_announced {
            Some((by, named, en_passant)) => apply_named_move(&mut stated.shows, by, named, en_passant, &homes),
            None if move_piece(&mut stated.shows, from, to, placed).is_none() => return false,
            None => {}
        }
        if first_word {
            stated.untold.retain(|untold| *untold != ply);
            if let Some((by, named, en_passant)) = told {
                apply_named_move(&mut stated.announced, by, named, en_passant, &homes);
            }
        }
        stated.through = ply;
        if let (true, Some(pending)) = (own_pending, self.turn.pending.as_mut()) {
            pending.executed = Some(hands);
        }
        *self.boards.known.get_mut(who) = BoardKnowledge::Stated(Box::new(stated));
        true
    }

    /// The board of `who` as stated so far; at the first statement it starts from what was assumed before the latest
    /// half-move.
    fn stated_board(&self, who: Color) -> StatedBoard {
        if let BoardKnowledge::Stated(stated) = self.boards.known.get(who) {
            return (**stated).clone();
        }
        let Some((ply, before)) = self.latest_half_move() else {
            return StatedBoard::from_placement(self.course.position.board(), 0);
        };
        // One's own pending move enters `announced` when it is completed, every other half-move when it is told.
        let own_pending = self.turn.pending.as_ref().is_some_and(|pending| pending.player == who);
        let untold = if own_pending { Vec::new() } else { vec![ply] };
        StatedBoard { untold, ..StatedBoard::from_placement(before.board(), ply.saturating_sub(1)) }
    }

    /// The differences known of a board. Its owner's move in the making, once he has told its execution, counts as
    /// announced.
    pub(super) fn known_board_differences(&self, whose: Color) -> Vec<BoardDifference> {
        if let Some(sensed) = self.boards.known.get(whose).as_present_sensed_board() {
            return sensed.differences_from(&self.expected_board());
        }
        let BoardKnowledge::Stated(stated) = self.boards.known.get(whose) else { return Vec::new() };
        match self.turn.pending.as_ref().filter(|pending| pending.player == whose && pending.executed.is_some()) {
            Some(pending) => {
                let mut wanted = stated.clone();
                pending.apply_to_expected_board(&mut wanted, &self.castling_homes());
                wanted.differences()
            }
            None => stated.differences(),
        }
    }

    /// What the owner of a known board tells of it is compared at once with what was announced, and always answered.
    pub(super) fn announce_board_comparison(&mut self, who: Color, out: &mut Effects) {
        let squares = self.known_board_differences(who);
        self.boards.told.get_mut(who).clone_from(&squares);
        if squares.is_empty() {
            *self.boards.case_told.get_mut(who) = false;
            out.announce_in_hall(EffectKind::BoardAgrees { owner: who });
        } else {
            out.announce_in_hall(EffectKind::BoardDiffers { owner: who, squares });
        }
    }

    /// What a ruling finds of boards and scores while play stands is for the desk alone. `heard` is whether the hall had
    /// heard before it that each board differs.
    pub(super) fn keep_comparisons_at_desk(&mut self, heard: &ByColor<bool>, effects: &mut [Effect]) {
        let stands = self.course.suspended.is_some() || self.course.outcome.is_some();
        if !stands || !self.follows_revision(7) {
            return;
        }
        for effect in effects.iter_mut().filter(|effect| effect.to == Audience::Hall) {
            match effect.kind {
                EffectKind::BoardDiffers { owner, .. } | EffectKind::BoardAgrees { owner } => {
                    let hall_heard_difference = *heard.get(owner);
                    self.boards.kept_at_desk.get_mut(owner).get_or_insert(KeptAtDesk { hall_heard_difference });
                }
                EffectKind::ScoresDiffer { .. } | EffectKind::SheetLacks { .. } => {}
                _ => continue,
            }
            effect.to = Audience::Desk;
        }
    }

    /// Play goes on: the hall hears which boards still differ, and that one agrees of which it has heard a difference.
    pub(super) fn announce_differences_kept_at_desk(&mut self, out: &mut Effects) {
        for owner in Color::ALL {
            let Some(kept) = self.boards.kept_at_desk.get_mut(owner).take() else { continue };
            let squares = self.known_board_differences(owner);
            self.boards.told.get_mut(owner).clone_from(&squares);
            match squares.is_empty() {
                true if !kept.hall_heard_difference => {}
                true => out.announce_in_hall(EffectKind::BoardAgrees { owner }),
                false => out.announce_in_hall(EffectKind::BoardDiffers { owner, squares }),
            }
        }
    }

    /// The opponent of the player who announces has a half-move more that he may tell the execution of.
    pub(super) fn note_unexecuted_half_move(&mut self, announcer: Color) {
        let ply = self.ply() + 1;
        if let BoardKnowledge::Stated(stated) = self.boards.known.get_mut(!announcer) {
            stated.before.take_if(|before| before.ply == ply);
            stated.untold.push(ply);
        }
    }

    /// A difference that outlives the executor's next announcement is a case for the arbiter (D.2.8); told once.
    pub(super) fn announce_lasting_difference(&mut self, announcer: Color, out: &mut Effects) {
        let squares = match self.boards.known.get(announcer) {
            // Where the board itself has told the move, what it shows is read next.
            BoardKnowledge::Sensed(sensed) if self.is_announced_by_board(sensed) => return,
            // A blind player may still carry out what was announced to him: only what was told before has lasted.
            BoardKnowledge::Sensed(_) if self.is_blind(announcer) => {
                let told = self.boards.told.get(announcer);
                self.squares_left_undone(announcer).into_iter().filter(|it| told.contains(it)).collect()
            }
            BoardKnowledge::Sensed(_) => self.squares_left_undone(announcer),
            _ => self.known_board_differences(announcer),
        };
        if !squares.is_empty() && !*self.boards.case_told.get(announcer) {
            *self.boards.case_told.get_mut(announcer) = true;
            out.announce_in_hall(EffectKind::BoardsDisputed { owner: announcer, squares });
        }
    }

    /// Whether what is announced comes from an electronic board itself: beside the host's, or from the station that it is at.
    fn is_announced_by_board(&self, sensed: &SensedBoard) -> bool {
        self.port == EventSource::EBoard || (!sensed.tells_lifts && matches!(self.port, EventSource::Link { .. }))
    }

    /// The mover's own board, where it is known, gets his completed move: as he told, or by the word of his press.
    /// Returns whether it stands by his word.
    pub(super) fn update_movers_board(&mut self, pending: &PendingMove) -> bool {
        let (ply, homes) = (self.ply(), self.castling_homes());
        if let BoardKnowledge::Stated(stated) = self.boards.known.get_mut(pending.player) {
            if pending.executed.is_none() {
                stated.save_for_undo(ply, true);
                pending.apply_to_shown_board(stated, &homes);
            }
            pending.apply_to_expected_board(stated, &homes);
        }
        let after = self.course.position.board();
        let shown = self
            .moves_in_force()
            .next_back()
            .is_some_and(|last| self.is_move_on_board(pending.player, last.before.board(), after));
        pending.executed.is_none() && !shown
    }

    /// A half-move is completed. Where the piece does not stand on its square on a known board, and the owner has entered
    /// nothing for this half-move, that board is not known: the opponent's, and the mover's own of before (`movers_board`).
    pub(super) fn lose_boards_that_cannot_follow(
        &mut self,
        pending: &PendingMove,
        played: Move,
        movers_board: Option<StatedBoard>,
        out: &mut Effects,
    ) {
        if !self.follows_revision(7) {
            return;
        }
        let mover = pending.player;
        let own = movers_board.filter(|_| pending.executed.is_none() && self.follows_revision(8));
        let theirs = match self.boards.known.get(!mover) {
            BoardKnowledge::Stated(stated) if stated.untold.contains(&self.ply()) => Some((**stated).clone()),
            _ => None,
        };
        for (owner, stated) in [(!mover, theirs), (mover, own)] {
            if stated.is_some_and(|stated| self.cannot_follow(&stated, played)) {
                *self.boards.known.get_mut(owner) = BoardKnowledge::Assumed;
                self.boards.told.get_mut(owner).clear();
                *self.boards.case_told.get_mut(owner) = false;
                *self.boards.kept_at_desk.get_mut(owner) = None;
                *self.boards.lost.get_mut(owner) = true;
                self.announce_lost_board(owner, out);
            }
        }
    }

    /// Whether a piece of the latest half-move is not on its square on a board that differs there.
    fn cannot_follow(&self, stated: &StatedBoard, played: Move) -> bool {
        let Some(before) = self.moves_in_force().next_back().map(|last| last.before.board()) else { return false };
        let differing = stated.differences();
        let is_wrong = |square: Square| differing.iter().any(|it| it.square == square);
        let (from, second) = match played {
            Move::Castle { king, rook } => (king, Some(rook)),
            _ => (played.from().unwrap_or_else(|| played.to()), None),
        };
        before.piece_at(from).is_some() && is_wrong(from) || second.is_some_and(is_wrong)
    }

    /// A player's board as it was told, where it is known by word.
    pub(super) fn stated_board_of(&self, who: Color) -> Option<StatedBoard> {
        match self.boards.known.get(who) {
            BoardKnowledge::Stated(stated) => Some((**stated).clone()),
            _ => None,
        }
    }

    /// The game goes back to before a half-move: nothing is on a score from there on, and each board is set up anew, also
    /// one that was to be dictated.
    pub(super) fn forget_boards_and_scores_from(&mut self, ply: u32) {
        for color in Color::ALL {
            self.scores.get_mut(color).strike_from(ply);
            *self.boards.known.get_mut(color) = self.initial_board_knowledge(color);
        }
        self.boards.told = ByColor::default();
        self.boards.case_told = ByColor::default();
        if self.follows_revision(8) {
            self.boards.lost = ByColor::default();
        }
    }

    /// Tells the owner of a board and the desk that it is to be dictated.
    fn announce_lost_board(&mut self, owner: Color, out: &mut Effects) {
        let recipient = if self.has_own_station(owner) { owner } else { self.terms.owner };
        out.send_to_seat(recipient, EffectKind::BoardUnknown { owner });
        self.report_to_desk(EffectKind::BoardUnknown { owner }, out);
    }

    /// After a move was completed or mended: differences that are not those last told are told.
    pub(super) fn announce_new_differences(&mut self, out: &mut Effects) {
        // Pegs are compared when they change, at the announcement and at the press; in between hands are at work.
        for whose in
            Color::ALL.into_iter().filter(|whose| !matches!(self.boards.known.get(*whose), BoardKnowledge::Sensed(_)))
        {
            let squares = self.known_board_differences(whose);
            if squares == *self.boards.told.get(whose) {
                continue;
            }
            self.boards.told.get_mut(whose).clone_from(&squares);
            if squares.is_empty() {
                *self.boards.case_told.get_mut(whose) = false;
                out.announce_in_hall(EffectKind::BoardAgrees { owner: whose });
            } else {
                out.announce_in_hall(EffectKind::BoardDiffers { owner: whose, squares });
            }
        }
    }

    /// Whether an illegal move was legal on the mover's own board. `false` if that board is not known, or shows the position
    /// of the course. `position` is the position `ahead` half-moves after the course.
    pub(super) fn is_legal_on_own_board(&self, pending: &PendingMove, position: &Chess, ahead: usize) -> bool {
        let BoardKnowledge::Stated(stated) = self.boards.known.get(pending.player) else { return false };
        // The board he moved on: before he executed this very move.
        let before = stated.undo_for_half_move(self.ply() + ahead as u32 + 1).filter(|_| pending.executed.is_some());
        let squares = before.map_or_else(|| stated.differences(), |it| differences(&it.shows, &it.announced));
        if squares.is_empty() {
            return false;
        }
        let shows = with_differences(position.board(), &squares);
        let Some(own) = position_with_board(position, &shows) else { return false };
        reading::read_announcement(&own, &pending.description.named.to_full_announcement())
            .is_ok_and(|reading| reading.legal.is_ok())
    }
}

/// Whether hands did the move of a piece that was announced.
fn fits(named: NamedMove, hands: Transfer, standing: Option<Role>) -> bool {
    let NamedMove::Piece { role, from, to, promotion } = named else { return false };
    (hands.from, hands.to) == (from, to)
        && standing == Some(role)
        && hands.placed.unwrap_or(role) == promotion.unwrap_or(role)
}
