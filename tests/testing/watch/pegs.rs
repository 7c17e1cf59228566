//! What must hold of sensed boards after every event.

use super::TableWatch;
use ansage_game::board::apply_named_move;
use ansage_game::castling::CastlingHomes;
use ansage_game::claim::Claim;
use ansage_game::effect::{Audience, Effect, EffectKind};
use ansage_game::event::{Event, EventKind};
use ansage_game::referee::Referee;
use ansage_game::ruling::RulingChange;
use ansage_game::seat::{ByColor, Color};
use ansage_game::sensed::{BoardReport, SensedEffect};
use ansage_game::touch::TouchKind;
use ansage_game::view::{AwaitedAct, View};
use shakmaty::{Board, Position, Square};
use std::collections::BTreeMap;

/// What was lifted, and told.
#[derive(Debug, Default)]
pub struct PegTrace {
    /// Lifted to move or capture since the player's last half-move.
    lifted: ByColor<Vec<Square>>,
    /// For each half-move, by its number.
    completed: BTreeMap<(char, u32), Vec<Square>>,
    /// As far as it had come about when somebody complained of a half-move first.
    complained: BTreeMap<(char, u32), Vec<Square>>,
    /// The difference between words and pegs told last.
    differ: ByColor<Option<SensedEffect>>,
}

/// Whether this is for one player alone; nothing where it has its own rule.
pub fn is_private(kind: &EffectKind) -> bool {
    matches!(
        kind,
        EffectKind::BoardSensed(
            SensedEffect::Placed { .. }
                | SensedEffect::Guided { .. }
                | SensedEffect::WrongSquares { .. }
                | SensedEffect::Agrees { .. }
                | SensedEffect::Lifted { sense: None | Some(TouchKind::CarryingOut), .. }
        )
    )
}

impl TableWatch {
    pub(super) fn pegs(&mut self, event: &Event, effects: &[Effect], view: &View, referee: &Referee) {
        // A board that is read anew may show again what was told before.
        if let (
            EventKind::BoardReported(
                BoardReport::Found { .. } | BoardReport::FoundAtRest { .. } | BoardReport::Reread { .. },
            ),
            Some(whose),
        ) = (&event.kind, event.seat.color())
        {
            *self.seen_pegs.differ.get_mut(whose) = None;
        }
        for (index, effect) in effects.iter().enumerate() {
            let pegs = matches!(effect.kind, EffectKind::BoardSensed(_));
            assert!(!pegs || !effects[..index].contains(effect), "told twice: {effect:?}");
            self.note_pegs(effect, view);
        }
        assert!(effects.len() <= 40, "{} effects of one event", effects.len());
        self.made_on_pegs(event, effects, referee);
    }

    fn note_pegs(&mut self, effect: &Effect, view: &View) {
        match &effect.kind {
            // The cue of a lift that may still be a contact is no touch.
            EffectKind::BoardSensed(SensedEffect::Lifted { player: by, square, piece, sense })
                if effect.to == Audience::Hall || !self.is_touch_of_blind_player(*by, *sense) =>
            {
                let stood_there = self.stood_there(effect, view);
                match sense {
                    Some(TouchKind::Deliberate) => {
                        assert!(stood_there, "the opponent's move asks for a hand on {square}");
                        self.seen_pegs.lifted.get_mut(*by).push(*square);
                    }
                    Some(TouchKind::CarryingOut) => {
                        // At his own station a piece of the opponent's is taken for the move that he still owes.
                        let linked = view.links.get(*by).has_own_station() && !self.terms.blind_players().get(*by);
                        let owes = linked && piece.color != *by && self.last.owed.get(*by).execute;
                        // So does he who carries out the reply to his unpressed move.
                        let replied = view.reply.as_ref().is_some_and(|reply| reply.player != *by);
                        assert!(!stood_there || owes || replied, "nothing is carried out on {square}");
                    }
                    _ => {}
                }
            }
            EffectKind::BoardSensed(told @ SensedEffect::PegsDiffer { player: by, squares, .. }) => {
                assert!(!squares.is_empty(), "a difference of no squares");
                let last = self.seen_pegs.differ.get_mut(*by).replace(told.clone());
                assert!(last.as_ref() != Some(told), "the same difference told twice: {told:?}");
            }
            EffectKind::BoardSensed(
                SensedEffect::Found { owner: whose, .. }
                | SensedEffect::Lost { owner: whose }
                | SensedEffect::SwitchedOff { owner: whose },
            ) => {
                self.told.get_mut(*whose).clear();
                *self.seen_pegs.differ.get_mut(*whose) = None;
            }
            EffectKind::MoveAnnounced { .. } | EffectKind::BoardAgrees { .. } => {
                self.seen_pegs.differ = ByColor::default()
            }
            EffectKind::MoveCompleted { player: by, ply, .. } => {
                let lifted = std::mem::take(self.seen_pegs.lifted.get_mut(*by));
                self.seen_pegs.completed.insert((by.char(), *ply), lifted);
            }
            // What was touched for a reply to it was touched out of turn.
            EffectKind::IllegalMoveCompleted { player: by, .. } | EffectKind::LegalOnMoversBoard { player: by, .. } => {
                self.seen_pegs.lifted.get_mut(!*by).clear();
            }
            EffectKind::TakenBack { .. }
            | EffectKind::GameOver(_)
            | EffectKind::RulingApplied(RulingChange::PositionRestored { .. } | RulingChange::CourseRestored { .. }) => {
                // Facts of a course that stands no longer may still reach the desk: nothing is asked of those half-moves.
                let mut complained = std::mem::take(&mut self.seen_pegs.complained);
                complained.values_mut().for_each(Vec::clear);
                self.seen_pegs = PegTrace { complained, ..PegTrace::default() };
            }
            EffectKind::Claimed { player: by, claim: Claim::Touched, .. } => {
                let made = self.last.half_moves.len() as u32;
                let (by, pending) = (!*by, self.last.pending.as_ref().is_some_and(|pending| pending.player != *by));
                let key = (by.char(), made + u32::from(pending));
                let seen = match pending {
                    true => self.seen_pegs.lifted.get(by).clone(),
                    false => self.seen_pegs.completed.get(&key).cloned().unwrap_or_default(),
                };
                self.seen_pegs.complained.entry(key).or_insert(seen);
            }
            EffectKind::TouchFacts { player: by, ply, touched, .. } => {
                let mut seen = self.seen_pegs.complained.get(&(by.char(), *ply)).into_iter().flatten();
                let lost = seen.find(|square| !touched.contains(square));
                assert!(lost.is_none(), "the touch of {lost:?} is lost: {effect:?}");
            }
            _ => {}
        }
    }

    /// Whether the piece that was lifted stood on its square before its player's own move. A lift is told later than it was
    /// done: by the press that completes the move, at the latest.
    fn stood_there(&self, effect: &Effect, view: &View) -> bool {
        let EffectKind::BoardSensed(SensedEffect::Lifted { player, square, piece, .. }) = effect.kind else {
            return false;
        };
        let stood = |view: &View| before_own_move(view, player).piece_at(square) == Some(piece);
        stood(view) || effect.to == Audience::Hall && stood(&self.last)
    }

    fn is_touch_of_blind_player(&self, by: Color, sense: Option<TouchKind>) -> bool {
        *self.terms.blind_players().get(by) && matches!(sense, Some(TouchKind::Deliberate | TouchKind::Adjusting))
    }

    /// A move that a blind player's press, or its last word, completes stands on his pegs, where they are sensed.
    fn made_on_pegs(&self, event: &Event, effects: &[Effect], referee: &Referee) {
        let by_press = matches!(
            event.kind,
            EventKind::ClockPressed { .. }
                | EventKind::AnnouncementHeard { .. }
                | EventKind::DeadlineReached
                | EventKind::Announced { .. }
                | EventKind::AnnounceButtonPressed
        );
        // A case that is settled sets a move whatever the pegs show, and so does a sealed reply that is opened (E.9).
        if matches!(self.last.awaited, AwaitedAct::Entry(_)) {
            return;
        }
        let settled = |kind: &EffectKind| matches!(kind, EffectKind::Upheld) || super::time::claimed_unpromoted(kind);
        let claimed = effects.iter().any(|effect| settled(&effect.kind));
        for effect in effects.iter().filter(|_| by_press && !claimed) {
            let EffectKind::MoveCompleted { player: by, by_word, .. } = &effect.kind else { continue };
            let Some(sensed) =
                self.last.boards.get(*by).as_present_sensed_board().filter(|_| *self.terms.blind_players().get(*by))
            else {
                continue;
            };
            let made = referee.half_moves_with_withdrawn().iter().rev().find(|it| it.player == *by && !it.withdrawn);
            // What stands unclaimed may be another move than the pegs show.
            let unclaimed = |effect: &Effect| matches!(effect.kind, EffectKind::IllegalUnclaimed { player: whose, .. } if whose == *by);
            if effects.iter().any(unclaimed) {
                continue;
            }
            let Some(made) = made.filter(|made| made.before.is_legal(made.played)) else { continue };
            assert!(!by_word, "by the word of {by:?}, whose board is sensed");
            let (before, after) = (made.before.board(), made.position_after());
            // A square that is not of the move refuses no press.
            let moved = |square: &Square| before.piece_at(*square) != after.board().piece_at(*square);
            let other = |square: &Square| sensed.shows.piece_at(*square) != after.board().piece_at(*square);
            let read = |square: &Square| !sensed.unread.contains(square);
            let others: Vec<Square> = Square::ALL.into_iter().filter(moved).filter(other).filter(read).collect();
            // He may be carrying out a reply that waited behind it; castling takes four squares.
            let most = if self.last.reply.is_some() { 4 } else { 0 };
            assert!(others.len() <= most, "completed, and the pegs show another on {others:?}");
        }
    }

    /// Effects about pegs go to whom they concern. What a sighted player has in his hand may be his move: others hear of
    /// it later, or with the move.
    pub(super) fn pegs_audience(&self, effect: &Effect) -> bool {
        let EffectKind::BoardSensed(pegs) = &effect.kind else { return false };
        if let SensedEffect::PieceRested { player: by, .. } | SensedEffect::PieceAway { player: by, .. } = pegs {
            // What a board saw in its owner's turn is for everybody where its owner is blind, else for the blind opponent, and for
            // the desk.
            let blind = self.terms.blind_players();
            let heard = if *blind.get(*by) { Audience::Hall } else { Audience::Seat(!*by) };
            assert!(
                effect.to == Audience::Desk || effect.to == heard && (*blind.get(*by) || *blind.get(!*by)),
                "{effect:?}"
            );
            return true;
        }
        // An illegal move that the opponent must claim is for the desk.
        if matches!(pegs, SensedEffect::ShownAtPress { .. }) && effect.to == Audience::Desk {
            assert!(self.last.rules.illegal_on_claim, "{effect:?}");
            return true;
        }
        let owner = match pegs {
            SensedEffect::Placed { player: by, .. } | SensedEffect::Lifted { player: by, .. } => *by,
            SensedEffect::Guided { owner: whose, .. }
            | SensedEffect::WrongSquares { owner: whose, .. }
            | SensedEffect::Agrees { owner: whose, .. } => *whose,
            _ => Color::White,
        };
        let touch = matches!(pegs, SensedEffect::Lifted { sense: Some(TouchKind::Deliberate), .. });
        let blind = *self.terms.blind_players().get(owner);
        let adjusts = matches!(pegs, SensedEffect::Lifted { sense: Some(TouchKind::Adjusting), .. });
        let in_hand = (touch || adjusts && blind) && effect.to == Audience::Seat(owner);
        let expected = if is_private(&effect.kind) || in_hand { Audience::Seat(owner) } else { Audience::Hall };
        assert_eq!(effect.to, expected, "{effect:?}");
        true
    }
}

/// The position before a player's own move, with what his opponent has announced.
fn before_own_move(view: &View, who: Color) -> Board {
    let mut base = Position::board(&view.course).clone();
    if let Some(theirs) = view.pending.as_ref().filter(|pending| pending.player != who) {
        let telling = theirs.description;
        apply_named_move(
            &mut base,
            theirs.player,
            telling.named,
            telling.en_passant,
            &CastlingHomes::from_start_position(&view.start),
        );
    }
    base
}
