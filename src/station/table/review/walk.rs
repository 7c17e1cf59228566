//! Go through the steps on both boards, one by one: each confirmed step is on record before the next is said.

use crate::station::table::Station;
use ansage_compare::procedure::{Basis, DisputeFacts, Proposal};
use ansage_compare::steps::HandStep;
use ansage_compare::words::{self, StatementReader};
use ansage_game::event::EventKind;
use ansage_game::moment::Moment;
use ansage_game::ruling::Ruling;
use ansage_game::seat::{ByColor, Color};
use ansage_seats::console::desk::report::join_messages;
use ansage_words::presentation::{Message, MessageValues};
use shakmaty::Board;

/// The steps that are being gone through.
#[derive(Debug, Clone)]
pub struct ReviewWalk {
    /// Each step with its board, its number there, and how many there are.
    steps: Vec<(Color, usize, usize, HandStep)>,
    /// The step that is to be done.
    at: usize,
    /// What the boards showed at first.
    boards: ByColor<Board>,
}

impl ReviewWalk {
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
fn take(board: &mut Board, step: HandStep) {
    match step {
        HandStep::Remove { square, .. } => drop(board.remove_piece_at(square)),
        HandStep::Move { piece, from, to } => {
            board.discard_piece_at(from);
            board.set_piece_at(to, piece);
        }
        HandStep::Place { piece, square } => board.set_piece_at(square, piece),
    }
}

impl Station {
    pub(super) fn start_adjustment_walk(&mut self) {
        self.review.walk = None;
        let Some((facts, proposal)) = self.proposal() else { return self.say("desk-nothing-known") };
        let mut walk = ReviewWalk { steps: Vec::new(), at: 0, boards: ByColor::default() };
        for whose in Color::ALL {
            if let (Some(board), Some(steps)) = (facts.boards.get(whose), proposal.adjust.get(whose)) {
                *walk.boards.get_mut(whose) = board.clone();
                let numbered = (1..).zip(steps);
                walk.steps.extend(numbered.map(|(number, step)| (whose, number, steps.len(), *step)));
            }
        }
        if walk.steps.is_empty() {
            return self.explain_no_steps(&facts, &proposal);
        }
        let recorded = facts.record.as_ref().map_or(&[][..], |record| &record.course[..]);
        if proposal.course != recorded && proposal.basis != Basis::Boards {
            // Pieces go where the course has them, and the arbiter has not ruled which course that is.
            return self.show_refusal("desk-walk-not-ruled");
        }
        let count = |whose| walk.steps.iter().filter(|(color, ..)| *color == whose).count();
        let begins = self.presenter.private_message(
            "desk-walk-begins",
            MessageValues::new().set("white", count(Color::White)).set("black", count(Color::Black)),
        );
        self.review.walk = Some(walk);
        let unread = Color::ALL.into_iter().filter(|whose| facts.boards.get(*whose).is_none());
        let unread = unread.map(|whose| self.presenter.private_message("desk-board-unread", whose));
        let begins = [begins].into_iter().chain(unread).collect();
        self.show_step_after(Some(join_messages(begins)));
    }

    /// Each board that is known is right, or the article needs something before a board may be changed.
    fn explain_no_steps(&mut self, facts: &DisputeFacts, proposal: &Proposal) {
        if proposal.adjust.iter().any(Option::is_some) {
            return self.say("desk-walk-none");
        }
        let cell = words::cell_statement(&self.presenter, facts, proposal, StatementReader::Desk).told;
        let unset = self.unset_boards();
        let hint = (!unset.is_empty()).then(|| self.presenter.private_message("desk-walk-by-hand", ()));
        self.present_message(&join_messages([cell].into_iter().chain(unset).chain(hint).collect()));
    }

    /// Says the present step.
    pub(super) fn show_step(&mut self) {
        self.show_step_after(None);
    }

    fn show_step_after(&mut self, before: Option<Message>) {
        let step = self.review.walk.as_ref().and_then(|walk| walk.steps.get(walk.at)).copied();
        let Some((whose, number, count, step)) = step else { return self.show_refusal("desk-walk-not-begun") };
        let on = self.presenter.private_message("desk-walk-on", whose);
        let said = words::numbered_step_statement(&self.presenter, number, count, step);
        let told = before.into_iter().chain([on, said.told]).collect();
        self.present_message(&join_messages(told));
    }

    /// The present step is done.
    pub(super) fn confirm_walk_step(&mut self, at: Moment) {
        let Some((whose, shows)) = self.review.walk.as_ref().and_then(ReviewWalk::after) else {
            return self.show_refusal("desk-walk-not-begun");
        };
        let first = self.review.walk.as_ref().is_some_and(|walk| walk.at == 0);
        let step = Ruling::SetBoard { owner: whose, shows };
        // The boards as they were found stand on record before the first of them changes.
        if first { self.rule_all_with_proposal(vec![step], at) } else { self.rule_all([step], at) }
    }

    /// A board is on record as the present step leaves it: the next one.
    pub(super) fn advance_walk(&mut self, whose: Color, shows: &Board) {
        if !self.is_next_walk_step(whose, shows) {
            return;
        }
        let Some(walk) = &mut self.review.walk else { return };
        walk.at += 1;
        if walk.at < walk.steps.len() {
            self.show_step();
        } else {
            self.review.walk = None;
            self.say("desk-walk-done");
        }
    }

    /// Whether this is the board as the present step leaves it.
    pub(in crate::station::table) fn is_next_walk_step(&self, whose: Color, shows: &Board) -> bool {
        let after = self.review.walk.as_ref().and_then(ReviewWalk::after);
        after.is_some_and(|(color, board)| color == whose && board == *shows)
    }

    /// The step before, once more; before the first there is none.
    pub(super) fn go_to_previous_step(&mut self) {
        let Some(walk) = &mut self.review.walk else { return self.show_refusal("desk-walk-not-begun") };
        let Some(before) = walk.at.checked_sub(1) else {
            let first = self.presenter.private_message("desk-walk-first", ());
            return self.show_step_after(Some(first));
        };
        walk.at = before;
        self.show_step();
    }

    /// Whether steps are being gone through.
    pub(super) fn is_in_adjustment_walk(&self) -> bool {
        self.review.walk.is_some()
    }

    /// Whether the arbiter stops going through the steps: while both clocks stand, `stop` means nothing else.
    pub(in crate::station::table) fn is_walk_ended_by(&self, kind: &EventKind, at: Moment) -> bool {
        let stops = matches!(kind, EventKind::Ruled { ruling: Ruling::Stop });
        stops && self.is_in_adjustment_walk() && self.view(at).running.is_none()
    }

    /// The steps that are left are not gone through.
    pub(in crate::station::table) fn abandon_adjustment_walk(&mut self) {
        self.review.walk = None;
        self.say("desk-walk-left");
    }
}
