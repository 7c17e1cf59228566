//! Tell the player what is different where the program plays the opponent: he has no station, no arbiter comes, and what he does by
//! himself needs no word from the player.

use super::listener::{Listener, Occurrence};
use super::rulings::Settlement;
use super::{Channel, Earcon, Message, MessageValues};
use ansage_game::effect::{Effect, EffectKind};
use ansage_game::event::EventKind;
use ansage_game::refusal::Refusal;
use ansage_game::sensed::BoardReport;

impl Listener<'_> {
    /// Whether this tells of the station of an opponent whom the program plays, or of his board while nobody plays on it: it is set
    /// up, and put back with the moves that were taken back.
    pub(super) fn is_program_setting_up(&self, effect: &Effect, happened: &Occurrence<'_>) -> bool {
        let of_board = matches!(effect.kind, EffectKind::BoardDiffers { .. } | EffectKind::BoardAgrees { .. });
        let sets_up = happened.event.is_some_and(|event| match &event.kind {
            EventKind::MovesTakenBack => true,
            EventKind::BoardReported(BoardReport::Found { .. } | BoardReport::Reread { .. }) => {
                event.port.station().is_some()
            }
            _ => false,
        });
        self.is_against_program && (matches!(effect.kind, EffectKind::LinkFound { .. }) || of_board && sets_up)
    }

    /// What stands in the place of the usual words; `None` where they are right.
    pub(super) fn messages_in_practice(&self, effect: &Effect) -> Option<Vec<Message>> {
        let opponent = !self.presenter.owner;
        let refused = |id| Some(vec![self.presenter.refusal_message(id, opponent)]);
        match &effect.kind {
            _ if !self.is_against_program => None,
            EffectKind::Refused(Refusal::HasOwnStation { .. }) => refused("practice-plays-itself"),
            EffectKind::Refused(Refusal::OtherPlayersTurn { .. }) => refused("practice-his-turn"),
            EffectKind::IllegalMoveCompleted { player, description, .. } => {
                let values = MessageValues::from_color(*player).set_move("move", description);
                let told =
                    self.presenter.build_message(Channel::Hall, Earcon::Difference, "practice-illegal-move", values);
                Some(vec![told])
            }
            // He accepts by himself.
            EffectKind::RemedyProposed(remedy)
                if Settlement::from_remedy(remedy, false) == Settlement::Resume(opponent) =>
            {
                Some(self.presenter.provided_messages(remedy))
            }
            _ => None,
        }
    }
}
