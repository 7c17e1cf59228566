//! Be the blind player's console at a station that has joined: its owner's acts alone, and no secret.
//!
//! Keys and lines are those of any player's console. What belongs to the station that keeps the journal is not done here
//! and says where it is: the arbiter's code, and a sealed move that the program would keep.

use super::secret::{DeskRequest, SecretKind};
use super::{Console, ConsoleAction, ConsoleSetup};
use ansage_game::view::{AwaitedAct, View};
use ansage_words::presentation::doubt::ConfirmationPrompt;
use ansage_words::presentation::{Earcon, Message, MessageValues, Urgency, lost_link_clock_rule};

impl Console {
    /// The console of a player whose station has joined another's game.
    pub fn new_at_client(setup: ConsoleSetup) -> Console {
        Console { is_joined: true, ..Console::new(setup) }
    }

    /// The same for who only looks on: he is told what is awaited, and of no key.
    pub fn into_spectator_console(self) -> Console {
        Console { looks_on: true, ..self }
    }

    /// What is awaited, for who looks on: of each player as of another one at his own station.
    pub(super) fn awaited_message_for_spectator(&self, view: &View) -> Message {
        let (id, color) = match view.awaited {
            AwaitedAct::Move(color) => ("console-awaited-move", color),
            AwaitedAct::Press(color) | AwaitedAct::LastWord(color) => ("console-awaited-press-there", color),
            AwaitedAct::Entry(color) => ("console-awaited-entry-there", color),
            AwaitedAct::Start => ("console-awaited-others-start", self.presenter.owner),
            AwaitedAct::Nothing(_) => ("announce-is-over", self.presenter.owner),
            _ => ("console-awaited-others", self.presenter.owner),
        };
        self.presenter.private_message(id, color).with_immediate_urgency()
    }

    /// The question before something is done.
    pub(super) fn confirmation_question(&self, doubt: ConfirmationPrompt, view: &View) -> Message {
        let clocks = || MessageValues::new().set("clocks", lost_link_clock_rule(view));
        let asked = match doubt {
            ConfirmationPrompt::Leave if self.is_post => self.presenter.question_message("desk-ask-leave", ()),
            ConfirmationPrompt::Leave if self.instruction.is_some() => {
                self.presenter.question_message("learn-ask-leave", ())
            }
            ConfirmationPrompt::Leave if self.is_joined => self.presenter.question_message("join-ask-leave", clocks()),
            _ => return doubt.question_message(&self.presenter, view),
        };
        Message { urgency: Urgency::Now, ..asked }
    }

    /// What was to be typed in secret, at a station that keeps none.
    pub(super) fn handle_secret_at_client(&self, secret: SecretKind, text: &str, view: &View) -> Vec<ConsoleAction> {
        let own = self.presenter.owner;
        let seals = matches!(view.awaited, AwaitedAct::Seal { player: by, .. } if by == own);
        match secret {
            // Who does not seal hears that, and not how.
            SecretKind::Move if !seals => vec![ConsoleAction::Desk(DeskRequest::SealPaper)],
            SecretKind::Code => self.plainly(Some(Earcon::Refused), "join-no-desk"),
            SecretKind::Move if ["paper", "papier"].contains(&text.to_lowercase().as_str()) => {
                vec![ConsoleAction::Desk(DeskRequest::SealPaper)]
            }
            SecretKind::Move => self.plainly(Some(Earcon::Refused), "join-seal-paper"),
        }
    }
}
