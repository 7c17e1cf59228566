//! Be the console of the arbiter's own desk, apart from any player's.
//!
//! Keys and lines are those of the player's console where they mean the same. What is a player's alone is not there: no
//! key presses a clock. F7 and F8 and the blank read them instead, and on the board one key turns from one player's board
//! to the other's. Until the code was typed nothing can be ruled, and everything can be asked.

use super::{ArbiterOrder, report};
use crate::console::command::Command;
use crate::console::explore::{self, BoardQuery};
use crate::console::keymap::{Key, KeyIntent, SquareQuery};
use crate::console::secret::{DeskRequest, SecretKind};
use crate::console::{Console, ConsoleAction, ConsoleSetup, answer};
use ansage_game::event::EventKind;
use ansage_game::seat::Color;
use ansage_game::view::{AwaitedAct, View};
use ansage_words::presentation::doubt::ConfirmationPrompt;
use ansage_words::presentation::{Channel, Earcon, Message};

impl Console {
    /// The console of the arbiter's own desk.
    pub fn new_at_arbiter_desk(setup: ConsoleSetup) -> Console {
        Console { is_post: true, ..Console::new(setup) }
    }

    /// The table as it is explored from here: on the board that is being looked at.
    fn seen_from(&self, view: &View) -> View {
        View { owner: self.explorer.board_owner(), ..view.clone() }
    }

    /// A key that means something else at the arbiter's own desk; `None` where it does as at any console.
    pub(in crate::console) fn handle_desk_key(
        &mut self,
        (intent, key): (KeyIntent, Key),
        view: &View,
    ) -> Option<Vec<ConsoleAction>> {
        let seen = self.seen_from(view);
        Some(match intent {
            KeyIntent::Press if key == Key::Char(' ') => self.clocks(view, &Color::ALL),
            KeyIntent::Press => self.clocks(view, &[Color::White]),
            KeyIntent::OpponentPress => self.clocks(view, &[Color::Black]),
            KeyIntent::OpponentConfirms => self.key_unknown(),
            KeyIntent::Ask(_) => self.clocks(view, &Color::ALL),
            KeyIntent::Cues => self.plainly(Some(Earcon::Refused), "desk-no-cues"),
            KeyIntent::Leave if !self.is_asking_confirmation(ConfirmationPrompt::Leave) => {
                self.ask_confirmation(ConfirmationPrompt::Leave, view)
            }
            KeyIntent::Whose => self.turn_board(view),
            KeyIntent::Select => self.explore(KeyIntent::Here(SquareQuery::Square), &seen),
            KeyIntent::Toward(_) | KeyIntent::Jump { .. } | KeyIntent::ToRank(_) | KeyIntent::ToFile(_) => {
                self.explore(intent, &seen)
            }
            KeyIntent::Scan { .. } | KeyIntent::Query(_) | KeyIntent::Here(_) => self.explore(intent, &seen),
            KeyIntent::ToBoard => {
                let whose = ConsoleAction::Tell(report::board_owner_message(&self.presenter, seen.owner));
                [whose].into_iter().chain(self.intended((intent, key), &seen)).collect()
            }
            _ => return None,
        })
    }

    /// Turns to the other player's board, the fingers on the same square.
    fn turn_board(&mut self, view: &View) -> Vec<ConsoleAction> {
        self.explorer.turn_to_other_board();
        let seen = self.seen_from(view);
        let whose = report::board_owner_message(&self.presenter, seen.owner);
        let told = self.explorer.move_to_square(self.explorer.current_square(), &self.presenter, &seen);
        vec![ConsoleAction::Tell(whose), ConsoleAction::Tell(told)]
    }

    fn clocks(&self, view: &View, whose: &[Color]) -> Vec<ConsoleAction> {
        vec![ConsoleAction::Tell(report::clocks_message(&self.presenter, view, whose))]
    }

    /// What an empty line asks for.
    pub(in crate::console) fn awaited_message_at_desk(&self, view: &View) -> Message {
        match view.desk.occupied {
            true => answer::message_without_values(&self.presenter, None, "arbiter-awaited"),
            false => answer::message_without_values(&self.presenter, None, "desk-code-awaited"),
        }
    }

    /// An order that would change something needs the code first.
    pub(super) fn is_code_needed(&self, order: &ArbiterOrder, view: &View) -> bool {
        let asks = match order {
            ArbiterOrder::Wish(DeskRequest::Review(review)) => !review.is_ruling(),
            ArbiterOrder::Send(_) | ArbiterOrder::Wish(_) => false,
            // Facts for the arbiter alone: before the end anybody at this machine could use them.
            ArbiterOrder::Facts => matches!(view.awaited, AwaitedAct::Nothing(_)),
            _ => true,
        };
        self.is_post && !view.desk.occupied && !asks
    }

    /// A line that is no order, at the arbiter's own desk; `None` where it means nothing here.
    pub(super) fn execute_command_at_desk(&mut self, command: Command, view: &View) -> Option<Vec<ConsoleAction>> {
        Some(match command {
            Command::Hidden(SecretKind::Code, text) => self.handle_secret(SecretKind::Code, text.reveal(), view),
            Command::Ask(ConfirmationPrompt::Leave) => self.ask_confirmation(ConfirmationPrompt::Leave, view),
            Command::Send(EventKind::AnnouncementRepeatAsked) => {
                vec![ConsoleAction::Tell(explore::answer_query(BoardQuery::InWords, &self.presenter, view))]
            }
            Command::Send(EventKind::InformationAsked { .. }) => self.clocks(view, &Color::ALL),
            Command::Tell(query) => self.answer_query(query, &self.seen_from(view)),
            Command::Voice(Channel::Private, ..) | Command::Voices(_) | Command::Message { .. } => {
                self.execute_command(command, view)
            }
            Command::Echo(_) | Command::Keys | Command::Setting(_) => self.execute_command(command, view),
            Command::Yes | Command::No | Command::More => self.execute_command(command, view),
            _ => return None,
        })
    }
}
