//! Repeat what the opponent announced, and know what a player still owes of it (D.2.1).

use super::moves::reason_without_advice;
use super::{Effects, Referee};
use crate::announcement::{Announcement, MoveDescription};
use crate::board::{BoardKnowledge, apply_named_move, differences};
use crate::effect::EffectKind;
use crate::joining::ReplyDuties;
use crate::refusal::Refusal;
use crate::seat::Color;
use crate::terms::RepetitionPolicy;
use shakmaty::{Chess, Position};

/// A half-move as it was announced.
struct AnnouncedMove {
    ply: u32,
    before: Chess,
    telling: MoveDescription,
    /// Whether its player has announced it himself, and not a ruling or another player's keyboard.
    in_person: bool,
}

impl Referee {
    /// A player repeats what his opponent announced last; the two are compared by what they mean (D.2.1).
    pub(super) fn repeat(&mut self, who: Color, words: &Announcement, out: &mut Effects) {
        let Some(announced) = self.announced_by(!who) else {
            return out.refuse(self.recipient_of(who), Refusal::NothingAnnounced);
        };
        match self.read_by_game_mode(&announced.before, words) {
            Ok(repeated) if repeated.telling.named == announced.telling.named => {
                // Between two stations the repetition is not heard but through the program.
                let joined = self.is_at_two_stations();
                if joined {
                    let repeated = Some((announced.ply, announced.telling.named));
                    if let Err(refusal) = self.check_changes(self.links.repeated != repeated) {
                        return out.refuse(self.recipient_of(who), refusal);
                    }
                    self.links.repeated = repeated;
                }
                out.announce_in_hall(EffectKind::RepetitionAgrees {
                    player: who,
                    repeated: joined.then_some(announced.telling),
                });
            }
            Ok(repeated) => {
                let (announced, repeated) = (announced.telling, repeated.telling);
                out.announce_in_hall(EffectKind::RepetitionDiffers { player: who, announced, repeated });
            }
            Err(unreadable) => {
                let unreadable = reason_without_advice(unreadable, self.is_practice());
                out.refuse(self.recipient_of(who), Refusal::Unreadable(unreadable));
            }
        }
    }

    /// The latest announcement of a player: the one that is pending, or that of his last standing half-move.
    fn announced_by(&self, by: Color) -> Option<AnnouncedMove> {
        if let Some(pending) = self.turn.pending.as_ref().filter(|pending| pending.player == by) {
            let (before, telling) = (self.course.position.clone(), pending.description);
            return Some(AnnouncedMove { ply: self.ply() + 1, before, telling, in_person: true });
        }
        let (ply, last) = (1..).zip(self.moves_in_force()).filter(|(_, half_move)| half_move.player == by).last()?;
        let in_person = !last.entered && !last.ruled;
        Some(AnnouncedMove { ply, before: last.before.clone(), telling: last.description, in_person })
    }

    /// What a player still owes of his opponent's latest announcement, until he announces a move himself.
    pub(super) fn reply_duties(&self, who: Color) -> ReplyDuties {
        let answered = self.turn.pending.as_ref().is_some_and(|pending| pending.player == who);
        let latest = self.announced_by(!who).filter(|_| !answered && self.course.outcome.is_none());
        let latest = latest.filter(|it| it.ply == self.ply() + u32::from(self.turn.pending.is_some()));
        let Some(latest) = latest else { return ReplyDuties::default() };
        let asked = self.terms.repeat == RepetitionPolicy::Asked && self.is_at_two_stations() && latest.in_person;
        let repeat = asked && self.links.repeated != Some((latest.ply, latest.telling.named));
        ReplyDuties { repeat, execute: self.is_left_undone(who, &latest) }
    }

    /// Whether a player's board is known not to show the opponent's latest half-move.
    fn is_left_undone(&self, who: Color, latest: &AnnouncedMove) -> bool {
        let sensed = match self.boards.known.get(who) {
            BoardKnowledge::Stated(stated) => return stated.untold.contains(&latest.ply),
            BoardKnowledge::Sensed(sensed) if sensed.present => sensed,
            BoardKnowledge::Sensed(_) | BoardKnowledge::Assumed => return false,
        };
        let before = latest.before.board();
        let mut after = before.clone();
        let telling = latest.telling;
        apply_named_move(&mut after, !who, telling.named, telling.en_passant, &self.castling_homes());
        let mut changed = differences(before, &after).into_iter().filter(|it| !sensed.own.contains(&it.square));
        changed.any(|it| sensed.shows.piece_at(it.square) != it.announced)
    }

    /// Whether a sighted player at a station of his own has still to carry out the opponent's move: a piece of the
    /// opponent's that he takes into his hand meanwhile is taken for that.
    pub(super) fn needs_to_execute_opponents_move(&self, who: Color) -> bool {
        self.has_own_station(who) && !self.is_blind(who) && self.reply_duties(who).execute
    }
}
