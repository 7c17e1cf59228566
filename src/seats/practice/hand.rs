//! Say how a hand gets from what stands to what is to stand, one grip at a time.

use ansage_game::sensed::GuideStep;
use shakmaty::{Board as Placement, Piece, Square};
use std::collections::VecDeque;

/// What a hand does at one time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum HandGrip {
    /// It goes to a square: it takes the piece there, or puts down the one it holds.
    Grip(Square),
    /// It takes the piece off the board, and lays it beside it.
    TakeOff(Square),
    /// It takes a piece that lies beside the board.
    TakeFromBeside(Piece),
    /// It lays what it holds beside the board.
    LayAside,
}

/// More than any two boards need.
const MOST: usize = 256;

/// The grips from one placement to another.
pub(super) fn steps(shows: &Placement, wanted: &Placement) -> VecDeque<HandGrip> {
    let (mut shows, mut held, mut done) = (shows.clone(), None, VecDeque::new());
    while let Some(step) = GuideStep::next_step(&shows, wanted).filter(|_| done.len() < MOST) {
        let in_hand = held.take();
        match step {
            GuideStep::Lift { square, piece } => {
                done.extend(in_hand.map(|_: Piece| HandGrip::LayAside));
                shows.discard_piece_at(square);
                let is_put_again = shows.by_piece(piece).count() < wanted.by_piece(piece).count();
                held = is_put_again.then_some(piece);
                done.push_back(if is_put_again { HandGrip::Grip(square) } else { HandGrip::TakeOff(square) });
            }
            GuideStep::Place { square, piece } => {
                if in_hand != Some(piece) {
                    done.extend(in_hand.map(|_| HandGrip::LayAside));
                    done.push_back(HandGrip::TakeFromBeside(piece));
                }
                shows.set_piece_at(square, piece);
                done.push_back(HandGrip::Grip(square));
            }
        }
    }
    done.extend(held.map(|_| HandGrip::LayAside));
    done
}
