//! Slip on purpose: which slip at which half-move, and what the hand does then.

use super::hand::{self, HandGrip};
use super::{PracticeOpponent, words_of};
use crate::sighted::standing;
use ansage_game::announcement::{Announcement, NamedMove};
use ansage_game::board::apply_named_move;
use ansage_game::castling::CastlingHomes;
use ansage_game::reading::{read_announced_move, to_named_move};
use ansage_game::view::View;
use ansage_opponent::PlayerSlip;
use ansage_opponent::dice::Dice;
use shakmaty::{Board as Placement, Move, Position, Rank, Role, Square};
use std::collections::VecDeque;

/// What he does in his own move.
const IN_OWN_MOVE: [PlayerSlip; 4] =
    [PlayerSlip::TouchesPiece, PlayerSlip::MovesIllegally, PlayerSlip::OffersDraw, PlayerSlip::ForgetsPress];

/// What a player can meet who has not found his way yet.
const LIGHT: [PlayerSlip; 1] = [PlayerSlip::ForgetsPress];

/// From this half-move on the player is familiar with the course of things.
const FAMILIAR: u32 = 10;

/// A slip that he has made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct MadeSlip {
    /// At which half-move.
    pub ply: u32,
    /// Which.
    pub slip: PlayerSlip,
    /// The piece that he has touched for it, by its square.
    pub touched: Option<Square>,
    /// Whether what belongs to it is done.
    pub is_done: bool,
}

impl MadeSlip {
    /// Whether his board shows something else for it.
    pub fn is_wrong_on_board(&self) -> bool {
        matches!(self.slip, PlayerSlip::Mishears | PlayerSlip::ExecutesWrongly) && !self.is_done
    }
}

/// The half-move that is being made or carried out: the one announced, or the next.
pub(super) fn ply_at_hand(view: &View) -> u32 {
    view.pending.as_ref().map_or_else(|| super::ply_of(view) + 1, |pending| pending.ply)
}

/// What stands after a move in the course of the game.
pub(super) fn board_after(view: &View, named: NamedMove, en_passant: bool) -> Placement {
    let mut placement = view.course.board().clone();
    let homes = CastlingHomes::from_start_position(&view.start);
    apply_named_move(&mut placement, view.course.turn(), named, en_passant, &homes);
    placement
}

impl PracticeOpponent {
    /// The slip of this half-move, of those that fit; once in a half-move.
    fn slip(&self, ply: u32, fitting: &[PlayerSlip]) -> Option<PlayerSlip> {
        let is_free = self.slipped.as_ref().is_none_or(|made| made.ply != ply);
        self.slips.slip_at(ply, fitting, self.seed).filter(|_| is_free)
    }

    /// He mishears what was announced, or carries out something else: what he repeats, and what will stand on his board.
    pub(super) fn slip_in_execution(
        &self,
        view: &View,
        shows: &Placement,
    ) -> Option<(MadeSlip, Announcement, Placement)> {
        let theirs = standing::opponents_latest_move(view, self.own)?;
        let before = standing::board_before_latest_move(view);
        if *shows != before || theirs.ply != latest_ply(view) {
            return None;
        }
        let slip = self.slip(theirs.ply, &[PlayerSlip::Mishears, PlayerSlip::ExecutesWrongly])?;
        let announced = theirs.description.named;
        let other = other_move(&before, announced, &mut Dice::new(self.seed ^ u64::from(theirs.ply)))?;
        let mut target = before;
        let homes = CastlingHomes::from_start_position(&view.start);
        apply_named_move(&mut target, theirs.player, other, false, &homes);
        let words = words_of(if slip == PlayerSlip::Mishears { other } else { announced });
        Some((MadeSlip { ply: theirs.ply, slip, touched: None, is_done: false }, words, target))
    }

    /// What his hand does in place of the move that he has chosen, or before it; `None` where he makes it as he should.
    pub(super) fn slip_in_move(&mut self, view: &View, chosen: Move) -> Option<VecDeque<HandGrip>> {
        let ply = ply_at_hand(view);
        let fitting: &[PlayerSlip] = if ply < FAMILIAR { &LIGHT } else { &IN_OWN_MOVE };
        let slip = self.slip(ply, fitting)?;
        let mut dice = Dice::new(self.seed ^ u64::from(ply));
        let (touched, steps) = match slip {
            PlayerSlip::TouchesPiece => {
                let square = other_piece(view, chosen, &mut dice)?;
                let first = [HandGrip::Grip(square), HandGrip::Grip(square)];
                let target = board_after(view, to_named_move(chosen), chosen.is_en_passant());
                let then = hand::steps(view.course.board(), &target);
                (Some(square), Some(first.into_iter().chain(then).collect()))
            }
            PlayerSlip::MovesIllegally => {
                let named = illegal_move(view, &mut dice)?;
                let target = board_after(view, named, false);
                let NamedMove::Piece { from, .. } = named else { return None };
                (Some(from), Some(hand::steps(view.course.board(), &target)))
            }
            _ => (None, None),
        };
        self.slipped = Some(MadeSlip { ply, slip, touched, is_done: false });
        steps
    }

    /// A legal move with the piece that he has touched, where he is to move once more: he is bound to it.
    pub(super) fn move_with_touched_piece(&self, view: &View) -> Option<Move> {
        let made = self.slipped.as_ref().filter(|made| made.ply == ply_at_hand(view))?;
        let touched = made.touched?;
        let moves: Vec<Move> = view.course.legal_moves().into_iter().filter(|it| it.from() == Some(touched)).collect();
        (!moves.is_empty()).then(|| Dice::new(self.seed ^ u64::from(made.ply)).pick(&moves))
    }
}

fn latest_ply(view: &View) -> u32 {
    standing::latest_announced_move(view).map_or(0, |latest| latest.ply)
}

/// A move that sounds like another: the same piece, to a square beside it.
fn other_move(before: &Placement, announced: NamedMove, dice: &mut Dice) -> Option<NamedMove> {
    let NamedMove::Piece { role, from, to, promotion: None } = announced else { return None };
    let beside = |by: (i32, i32)| to.file().offset(by.0).zip(to.rank().offset(by.1));
    let squares = [(1, 0), (-1, 0), (0, 1), (0, -1)].into_iter().filter_map(beside);
    let squares = squares.map(|(file, rank)| Square::from_coords(file, rank));
    let can_stand = |square: &Square| role != Role::Pawn || !matches!(square.rank(), Rank::First | Rank::Eighth);
    let free: Vec<Square> = squares.filter(|square| before.piece_at(*square).is_none()).filter(can_stand).collect();
    (!free.is_empty()).then(|| NamedMove::Piece { role, from, to: dice.pick(&free), promotion: None })
}

/// A piece that can move, and is not the one that is moved.
fn other_piece(view: &View, chosen: Move, dice: &mut Dice) -> Option<Square> {
    let moves = view.course.legal_moves();
    let squares: Vec<Square> =
        moves.iter().filter_map(|it| it.from()).filter(|it| Some(*it) != chosen.from()).collect();
    (!squares.is_empty()).then(|| dice.pick(&squares))
}

/// A move that is none here, one square beside where the piece could go.
fn illegal_move(view: &View, dice: &mut Dice) -> Option<NamedMove> {
    let course = &view.course;
    let mut found = Vec::new();
    for legal in course.legal_moves() {
        let Some(other) = other_move(course.board(), to_named_move(legal), dice) else { continue };
        let read = read_announced_move(course, &words_of(other));
        if read.is_ok_and(|reading| reading.legal.is_err() && reading.telling.named == other) {
            found.push(other);
        }
    }
    (!found.is_empty()).then(|| dice.pick(&found))
}
