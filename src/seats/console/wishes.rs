//! Ask before what could be lost by a slip; answer wishes about the opponent, the board, the moves and the time control.

use super::explore::moves;
use super::{BoardFocusContext, Console, ConsoleAction, answer, lesson};
use ansage_game::event::{EventKind, Question};
use ansage_game::time_control::TimeControl;
use ansage_game::view::{AwaitedAct, View};
use ansage_words::presentation::MessageValues;
use ansage_words::presentation::doubt::{ConfirmationPrompt, PromptContext, resume_resolves_dead_time};
use shakmaty::Square;

impl Console {
    /// Asks before something is done; what the referee will refuse anyway goes to him at once.
    pub(super) fn ask_confirmation(&mut self, doubt: ConfirmationPrompt, view: &View) -> Vec<ConsoleAction> {
        let owner = self.presenter.owner;
        let asked = view.desk.code_asked == Some(owner);
        // Whoever answers an offer with one of his own accepts it.
        let doubt = if doubt == ConfirmationPrompt::Draw && view.offer == Some(!owner) {
            ConfirmationPrompt::Accept
        } else {
            doubt
        };
        let doubt = if doubt == ConfirmationPrompt::Consent && asked { ConfirmationPrompt::Code } else { doubt };
        let closes_desk = self.is_post && doubt == ConfirmationPrompt::Leave;
        let ends_lesson = doubt == ConfirmationPrompt::Leave && self.instruction == Some(lesson::END);
        if ends_lesson || !closes_desk && !doubt.needs_confirmation(view, owner, self.is_joined) {
            return self.perform_confirmed(doubt);
        }
        self.asked = Some(PromptContext::new(doubt, view));
        vec![ConsoleAction::Tell(self.confirmation_question(doubt, view))]
    }

    /// A draw offer was typed behind a move: it is asked about as the command is, where the move was announced.
    pub fn ask_for_draw_with_move(&mut self, view: &View) -> Vec<ConsoleAction> {
        let is_announced = view.pending.as_ref().is_some_and(|pending| pending.player == self.presenter.owner);
        match self.is_joined || is_announced {
            true => self.ask_confirmation(ConfirmationPrompt::Draw, view),
            false => Vec::new(),
        }
    }

    /// Whether going on settles a time that is proposed, at two stations, where the other one has said nothing of it.
    pub(super) fn resume_resolves_dead_time(&self, view: &View) -> bool {
        (self.is_joined || view.is_at_two_stations()) && resume_resolves_dead_time(view, self.presenter.owner)
    }

    pub(super) fn perform_confirmed(&mut self, doubt: ConfirmationPrompt) -> Vec<ConsoleAction> {
        self.asked = None;
        doubt
            .event_when_confirmed(self.presenter.owner)
            .map_or_else(|| vec![ConsoleAction::Leave], |kind| self.send(kind))
    }

    /// The opponent's name, where it is known, and his clock.
    pub(super) fn describe_opponent(&self) -> Vec<ConsoleAction> {
        let values = MessageValues::from_color(!self.presenter.owner).set_name("name", &self.opponent);
        let name = (!self.opponent.is_empty())
            .then(|| self.presenter.private_message("console-opponent-name", values).with_high_urgency());
        let clock = self.send(EventKind::InformationAsked { question: Question::OpponentsClock });
        name.into_iter().map(ConsoleAction::Tell).chain(clock).collect()
    }

    /// The board gets the focus; a pipe has none, and is told the square.
    pub(super) fn focus_board(&mut self, at: Square, view: &View) -> Vec<ConsoleAction> {
        let told = self.explorer.move_to_square(at, &self.presenter, view);
        if self.screen.is_without_cursor() {
            return vec![ConsoleAction::Tell(told)];
        }
        (self.on_board, self.focused) = (true, BoardFocusContext::of(view));
        vec![ConsoleAction::Tell(answer::with_board_focus_cue(&self.presenter, told))]
    }

    /// Through the moves that were told. A new one begins at the end again.
    pub(super) fn walk_through_moves(&mut self, forward: bool, view: &View) -> Vec<ConsoleAction> {
        let count = view.half_moves.len() + usize::from(view.pending.is_some());
        let at = self.walked.filter(|(_, of)| *of == count).map(|(at, _)| at);
        let (at, told) = moves::step_through_moves(at, forward, &self.presenter, view);
        self.walked = at.map(|at| (at, count));
        vec![ConsoleAction::Tell(told)]
    }

    /// Before the start sets the time control, at once or question by question; afterwards tells it.
    pub(super) fn set_or_show_time_control(&mut self, spec: &str, view: &View) -> Vec<ConsoleAction> {
        if spec.is_empty() && view.awaited == AwaitedAct::Start {
            return self.begin_time_questions(view);
        }
        if spec.is_empty() {
            return self.presenter.time_in_force_messages(view).into_iter().map(ConsoleAction::Tell).collect();
        }
        match spec.parse::<TimeControl>() {
            Ok(time) => self.send(EventKind::TimeSet { time }),
            Err(bad) => vec![ConsoleAction::Tell(self.presenter.bad_time_control_message(&bad))],
        }
    }
}
