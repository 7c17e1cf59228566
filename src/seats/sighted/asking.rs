//! Ask before something is done that a slip could do, and before this board is left.

use super::{BoardAction, BoardModel};
use ansage_game::joining::StationRole;
use ansage_game::seat::Color;
use ansage_game::view::{AwaitedAct, View};
use ansage_words::presentation::doubt::{ConfirmationPrompt, PromptContext};

impl BoardModel {
    /// Whether this board's player is asked to confirm an arbiter's code.
    pub(super) fn is_asked_for_code(&self, view: &View) -> bool {
        let plays = self.setup.capacity == StationRole::Player;
        plays && view.desk.code_asked.is_some() && view.desk.code_asked == self.setup.seat
    }

    /// Asks before something is done; what the referee will refuse anyway goes to him at once.
    pub(super) fn ask_confirmation(&mut self, doubt: ConfirmationPrompt, view: &View) -> Vec<BoardAction> {
        let Some(own) = self.acting_color().or((doubt == ConfirmationPrompt::Leave).then_some(Color::White)) else {
            return self.show_message("sighted-looks-on", None);
        };
        let doubt = if doubt == ConfirmationPrompt::Consent && self.is_asked_for_code(view) {
            ConfirmationPrompt::Code
        } else {
            doubt
        };
        if let Some(kind) = doubt.event_when_confirmed(own).filter(|_| !doubt.needs_confirmation(view, own, true)) {
            return vec![BoardAction::Act(kind)];
        }
        self.asked = Some(PromptContext::new(doubt, view));
        if doubt == ConfirmationPrompt::Leave {
            return self.show_message("sighted-ask-leave", None);
        }
        let told = doubt.question_message(&self.setup.presenter, view);
        self.show_note(told)
    }

    /// The player wants to go: he is asked, unless the game is over. Asked for again, it is done.
    pub(super) fn ask_to_leave(&mut self, view: &View) -> Vec<BoardAction> {
        if self.asked.as_ref().is_some_and(|asked| asked.prompt() == ConfirmationPrompt::Leave)
            || matches!(view.awaited, AwaitedAct::Nothing(_))
            || self.acting_color().is_none()
        {
            return vec![BoardAction::Quit];
        }
        self.ask_confirmation(ConfirmationPrompt::Leave, view)
    }
}
