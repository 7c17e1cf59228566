//! Go through the steps on both boards, one by one: each confirmed step is on record before the next is said.

use crate::arbiter::steps::Step;
use crate::arbiter::words;
use crate::console::desk::report::joined;
use crate::game::ruling::Ruling;
use crate::locale::Args;
use crate::moment::Moment;
use crate::presentation::Channel;
use crate::seat::{ByColor, Color};
use crate::station::table::Table;
use shakmaty::Board;

/// The steps that are being gone through.
#[derive(Debug, Clone)]
pub struct Walk {
    /// Each step with its board, its number there, and how many there are.
    steps: Vec<(Color, usize, usize, Step)>,
    /// The step that is to be done.
    at: usize,
    /// What the boards showed at first.
    boards: ByColor<Board>,
}

impl Walk {
    /// What the board of the present step shows when it is done.
    fn after(&self) -> Option<(Color, Board)> {
        let whose = self.steps.get(self.at)?.0;
        let mut board = self.boards.get(whose).clone();
        for (_, _, _, step) in self.steps[..=self.at].iter().filter(|(color, ..)| *color == whose) {
            take(&mut board, *step);
        }
        Some((whose, board))
    }
}

/// Does on a board what hands do.
fn take(board: &mut Board, step: Step) {
    match step {
        Step::Remove { square, .. } => drop(board.remove_piece_at(square)),
        Step::Move { piece, from, to } => {
            board.discard_piece_at(from);
            board.set_piece_at(to, piece);
        }
        Step::Place { piece, square } => board.set_piece_at(square, piece),
    }
}

impl Table {
    pub(super) fn begin_walk(&mut self) {
        self.review.walk = None;
        let Some((facts, proposal)) = self.proposal() else { return self.say("desk-nothing-known") };
        let mut walk = Walk { steps: Vec::new(), at: 0, boards: ByColor::default() };
        for whose in Color::ALL {
            if let (Some(board), Some(steps)) = (facts.boards.get(whose), proposal.adjust.get(whose)) {
                *walk.boards.get_mut(whose) = board.clone();
                let numbered = (1..).zip(steps);
                walk.steps.extend(numbered.map(|(number, step)| (whose, number, steps.len(), *step)));
            }
        }
        if walk.steps.is_empty() {
            return self.say("desk-walk-none");
        }
        self.review.walk = Some(walk);
        self.tell_step();
    }

    /// Says the present step.
    pub(super) fn tell_step(&mut self) {
        let step = self.review.walk.as_ref().and_then(|walk| walk.steps.get(walk.at)).copied();
        let Some((whose, number, count, step)) = step else { return self.refuse_review("desk-walk-not-begun") };
        let on = self.presenter.tell(Channel::Private, None, "desk-walk-on", |_| Args::new().color(whose));
        let said = words::step(&self.presenter, number, count, step);
        self.tell(&joined(vec![on, said.told]), None);
    }

    /// The present step is done.
    pub(super) fn confirm_step(&mut self, at: Moment) {
        let Some((whose, shows)) = self.review.walk.as_ref().and_then(Walk::after) else {
            return self.refuse_review("desk-walk-not-begun");
        };
        self.rule_all([Ruling::Board { whose, shows }], at);
    }

    /// A board is on record as the present step leaves it: the next one.
    pub(super) fn step_taken(&mut self, whose: Color, shows: &Board) {
        let Some(walk) = &mut self.review.walk else { return };
        if walk.after().is_none_or(|(color, board)| color != whose || board != *shows) {
            return;
        }
        walk.at += 1;
        if walk.at < walk.steps.len() {
            self.tell_step();
        } else {
            self.review.walk = None;
            self.say("desk-walk-done");
        }
    }

    pub(super) fn step_back(&mut self) {
        if let Some(walk) = &mut self.review.walk {
            walk.at = walk.at.saturating_sub(1);
        }
        self.tell_step();
    }
}
