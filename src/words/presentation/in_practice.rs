//! Tell the player what is different where the program plays the opponent: he has no station, no arbiter comes, and what he does by
//! himself needs no word from the player.

use super::listener::{Listener, Occurrence};
use super::rulings::Settlement;
use super::{Channel, Earcon, Message, MessageValues};
use ansage_game::effect::{Audience, BoardDifference, Effect, EffectKind};
use ansage_game::event::EventKind;
use ansage_game::refusal::Refusal;
use ansage_game::sensed::{BoardReport, SensedEffect};
use ansage_game::touch::TouchKind;
use shakmaty::{Piece, Square};

impl Listener<'_> {
    /// Whether this tells of the station of an opponent whom the program plays, of his hands, or of his board while he carries out no
    /// move: it is set up, put back with the moves that were taken back, or not yet corrected.
    pub(super) fn is_of_program(&self, effect: &Effect, happened: &Occurrence<'_>) -> bool {
        let carries_out = happened.event.is_some_and(|event| {
            let is_hand =
                |report: &BoardReport| matches!(report, BoardReport::Lifted { .. } | BoardReport::Placed { .. });
            matches!(&event.kind, EventKind::BoardReported(report) if is_hand(report))
        });
        let is_left_out = match &effect.kind {
            EffectKind::LinkFound { .. } => true,
            EffectKind::BoardSensed(_) => effect.to == Audience::Seat(!self.presenter.owner),
            EffectKind::BoardDiffers { .. } | EffectKind::BoardAgrees { .. } => !carries_out,
            _ => false,
        };
        self.is_against_program && is_left_out
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
            EffectKind::BoardDiffers { owner, squares } => {
                let (piece, shown, announced) = misplaced_piece(squares)?;
                let values = MessageValues::from_color(*owner).set_piece("piece", piece);
                let values = values.set_square("shown", shown).set_square("announced", announced);
                Some(vec![self.presenter.build_message(
                    Channel::Hall,
                    Earcon::Difference,
                    "practice-misplaced",
                    values,
                )])
            }
            // Who cannot see it has to be told in words: it is his to claim.
            EffectKind::BoardSensed(SensedEffect::Lifted {
                player,
                square,
                piece,
                sense: Some(TouchKind::Deliberate),
            }) if *player == opponent => {
                let values =
                    MessageValues::from_color(*player).set_piece("piece", *piece).set_square("square", *square);
                Some(vec![self.presenter.build_message(
                    Channel::Private,
                    Earcon::PegTouched,
                    "practice-touched",
                    values,
                )])
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

/// The piece that went to another square than the announced one: where it stands, and where it belongs.
fn misplaced_piece(squares: &[BoardDifference]) -> Option<(Piece, Square, Square)> {
    let belongs = squares.iter().find(|it| it.announced.is_some() && it.shows != it.announced)?;
    let shown = squares.iter().find(|it| it.shows == belongs.announced && it.announced != it.shows)?;
    Some((belongs.announced?, shown.square, belongs.square))
}
