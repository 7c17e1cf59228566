//! Ask before something is done that a slip could do, and before this board is left.

use super::wish::Doubt;
use super::{Do, Model};
use crate::game::joining::Capacity;
use crate::game::view::{Awaited, View};
use crate::locale::Args;
use crate::presentation::rulings::{claim_key, consent_question};

impl Model {
    /// Whether this board's player is asked to confirm an arbiter's code.
    pub(super) fn is_asked_for_code(&self, view: &View) -> bool {
        let plays = self.setup.capacity == Capacity::Player;
        plays && view.desk.code_asked.is_some() && view.desk.code_asked == self.setup.seat
    }

    /// The same, where the question depends on how the game stands.
    pub(super) fn ask_in(&mut self, doubt: Doubt, view: &View) -> Vec<Do> {
        match (doubt, self.actor()) {
            (Doubt::Consent, Some(own)) => {
                self.doubt = Some(doubt);
                self.tell(consent_question(view, own), None)
            }
            _ => self.ask(doubt),
        }
    }

    /// Asks before something is done.
    pub(super) fn ask(&mut self, doubt: Doubt) -> Vec<Do> {
        if self.actor().is_none() && doubt != Doubt::Leave {
            return self.tell("sighted-looks-on", None);
        }
        self.doubt = Some(doubt);
        match doubt {
            Doubt::Draw => self.tell("console-ask-draw", None),
            Doubt::Accept => self.tell("console-ask-accept", None),
            Doubt::Resign => self.tell("console-ask-resign", None),
            Doubt::Consent => self.tell("console-ask-consent", None),
            Doubt::Code => self.tell("console-ask-confirm-code", None),
            Doubt::TakeBack => self.tell("console-ask-takeback", None),
            Doubt::Leave => self.tell("sighted-ask-leave", None),
            Doubt::Claim(claim) => {
                let told = self.words("console-ask-claim", |_| Args::new().set("claim", claim_key(&claim)));
                self.note(told)
            }
        }
    }

    /// The player wants to go: he is asked, unless the game is over. Asked for again, it is done.
    pub(super) fn leave(&mut self, view: &View) -> Vec<Do> {
        if self.doubt == Some(Doubt::Leave) || matches!(view.awaited, Awaited::Nothing(_)) || self.actor().is_none() {
            return vec![Do::Quit];
        }
        self.ask(Doubt::Leave)
    }
}
