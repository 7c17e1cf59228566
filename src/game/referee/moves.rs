//! Announce moves (D.2.1): read them, tell them, and hold what an announcement ends.

use super::{Effects, Referee};
use crate::announcement::{Announcement, MoveDescription, NamedMove};
use crate::effect::{AnnouncementManner, EffectKind};
use crate::event::EventSource;
use crate::moment::Moment;
use crate::pending::PendingMove;
use crate::reading::{self, MoveReading, UnreadableReason};
use crate::refusal::Refusal;
use crate::ruling::AssistantDuty;
use crate::seat::Color;
use crate::seat::NamedColor;
use shakmaty::{Board as Placement, Chess, Position, Square};

impl Referee {
    /// A move typed or said at `who`'s keyboard: his own, or at a shared keyboard his opponent's, entered for him.
    pub(super) fn handle_announcement(&mut self, who: Color, words: &Announcement, at: Moment, out: &mut Effects) {
        self.announce_as(who, false, words, at, out);
    }

    fn announce_as(&mut self, who: Color, entered: bool, words: &Announcement, at: Moment, out: &mut Effects) {
        let waiting =
            (self.turn.pending.as_ref().map(|own| own.player), self.turn.reply.as_ref().map(|reply| reply.player));
        match waiting {
            (Some(by), Some(_)) if by == who => self.complete_by_own_next_move(words, at, out),
            (Some(by), None) if by == who && entered && !self.is_press_kept() => {
                out.refuse(self.recipient_of(who), Refusal::OpponentHasNotPressed);
            }
            (Some(by), None) if by == who => out.refuse(self.recipient_of(who), self.own_move_waits()),
            (Some(by), Some(_)) => out.refuse(self.recipient_of(who), Refusal::OwnReplyPending { player: by }),
            (Some(_), None) => self.record_early_reply(who, entered, words, out),
            // At the shared keyboard his key closes his envelope: nobody else's words shall make an open move of it.
            (None, _) if who == self.terms.owner && self.can_press_close_envelope(!who) => {
                out.refuse(self.recipient_of(who), Refusal::NotSealer);
            }
            (None, _) => {
                let mover = self.course.position.turn();
                let position = self.course.position.clone();
                if let Some(reading) = self.read_move_under_touch_rule(who, &position, words, out) {
                    let manner = if mover == who && !entered {
                        AnnouncementManner::Announced
                    } else {
                        AnnouncementManner::Entered
                    };
                    let early = manner == AnnouncementManner::Entered && self.turn.replied.is_none();
                    if let Some(square) =
                        self.origin_without_own_piece(mover, &position, &reading.telling).filter(|_| early)
                    {
                        let refusal = Refusal::NotOwnPiece { square, player: mover };
                        return out.refuse(self.recipient_of(who), refusal);
                    }
                    self.begin_announced_move(mover, manner, reading, at, out);
                }
            }
        }
    }

    /// The owner of the keyboard enters a move of his opponent's: his next one, or his reply to a move that was not
    /// pressed.
    pub(super) fn enter_opponents_move(&mut self, who: Color, words: &Announcement, at: Moment, out: &mut Effects) {
        let pending = self.turn.pending.as_ref().map(|pending| pending.player);
        if pending.is_none() && self.course.position.turn() == who {
            return out.refuse(who, Refusal::NotTheOpponentsMove);
        }
        self.announce_as(!who, true, words, at, out);
    }

    /// Where a move begins that no piece of its player's can make, neither in the course nor on his own board: whoever enters
    /// that for him has slipped, or has meant a move of his own. It is the same whatever pins and checks there are.
    pub(super) fn origin_without_own_piece(
        &self,
        mover: Color,
        position: &Chess,
        telling: &MoveDescription,
    ) -> Option<Square> {
        let NamedMove::Piece { from, .. } = telling.named else { return None };
        let his = |board: &Placement| board.color_at(from) == Some(mover);
        let stands = his(position.board()) || his(&self.board_of_player(mover));
        (!stands && position.board().color_at(from).is_some()).then_some(from)
    }

    /// Why a player announces nothing while his own move is in the making.
    fn own_move_waits(&self) -> Refusal {
        let kept = self.turn.pending.as_ref().is_some_and(|pending| pending.pressed.is_some());
        if kept { Refusal::OwnPressKept } else { Refusal::OwnMoveAwaitsPress }
    }

    /// Reads an announcement in a position, or refuses it to `who`. An illegal move named in full is refused in
    /// practice only.
    pub(super) fn read_or_refuse(
        &self,
        who: Color,
        position: &Chess,
        words: &Announcement,
        out: &mut Effects,
    ) -> Option<MoveReading> {
        let read = self.read_move(position, words);
        read.map_err(|refusal| out.refuse(self.recipient_of(who), refusal)).ok()
    }

    /// Whether a move that is not legal is refused at once: in practice, but not to the opponent that the program plays, whose
    /// illegal move is there to be practised on (7.5).
    pub(super) fn refuses_illegal_moves(&self) -> bool {
        let is_program = self.terms.opponent.is_some() && matches!(self.port, EventSource::Link { .. });
        self.is_practice() && !is_program
    }

    /// Reads the words of a move.
    ///
    /// # Errors
    /// Why they name no move; in practice also why the move is not legal.
    pub(super) fn read_move(&self, position: &Chess, words: &Announcement) -> Result<MoveReading, Refusal> {
        match (self.read_by_game_mode(position, words), self.refuses_illegal_moves()) {
            (Ok(MoveReading { telling, legal: Err(reason) }), true) => {
                Err(Refusal::NotLegal { description: telling, reason })
            }
            (Ok(reading), _) => Ok(reading),
            (Err(unreadable), practice) => Err(Refusal::Unreadable(reason_without_advice(unreadable, practice))),
        }
    }

    /// What words mean: in a tournament nothing of it depends on pins and checks, which nobody shall learn before the press.
    pub(super) fn read_by_game_mode(
        &self,
        position: &Chess,
        words: &Announcement,
    ) -> Result<MoveReading, UnreadableReason> {
        match self.refuses_illegal_moves() {
            true => reading::read_announcement(position, words),
            false => reading::read_announced_move(position, words),
        }
    }

    /// A move is announced: told in the hall, and awaits its press.
    pub(super) fn begin_announced_move(
        &mut self,
        by: Color,
        manner: AnnouncementManner,
        reading: MoveReading,
        at: Moment,
        out: &mut Effects,
    ) {
        // Also where it is entered for him: a key that confirms his word after his move would surprise him more.
        self.drop_unconfirmed_word(out);
        let entered = manner == AnnouncementManner::Entered;
        // A move that was pressed before it is entered was made before an offer that came since (9.1). What one player
        // enters for the other ends nothing before his key: it would be a way to take back an offer of one's own.
        if self.turn.replied != Some(by) && !entered {
            self.lapse_opponents_draw_offer(by, out);
        }
        if !entered {
            self.end_complaint_right(by);
        }
        self.end_rights_by_announcement(by, &reading.telling, out);
        let utterance = self.announce_move(by, manner, reading.telling, out);
        let pending = PendingMove::new(by, reading.telling, reading.legal, utterance);
        self.turn.pending = Some(match entered {
            true => self.mark_as_entered(pending),
            false => pending,
        });
        self.update_boards_by_announcement(by, out);
        if self.turn.replied == Some(by) {
            self.turn.replied = None;
            if let Some(pending) = self.turn.pending.as_mut() {
                pending.pressed = Some(at);
            }
            self.complete_or_await_entry_key(at, out);
        }
    }

    /// A move that is entered for its player.
    pub(super) fn mark_as_entered(&self, pending: PendingMove) -> PendingMove {
        let meets_offer = self.opponents_offer(pending.player);
        PendingMove { entered: true, meets_offer, ..pending }
    }

    /// What an announcement ends: complaints, the misheard illegal move, the move bound by a wrong claim.
    pub(super) fn end_rights_by_announcement(&mut self, by: Color, telling: &MoveDescription, out: &mut Effects) {
        self.carry_over_illegal_move_touches(by);
        if !self.claims.has_unclaimed_illegal_move(!by) {
            self.claims.offence = None;
        }
        self.check_written(by, telling, out);
    }

    /// The boards' part of an announcement: what the other owes of it, and what was told of its execution before.
    pub(super) fn update_boards_by_announcement(&mut self, by: Color, out: &mut Effects) {
        self.note_unexecuted_half_move(by);
        self.announce_lasting_difference(by, out);
        self.apply_early_executions(by, out);
    }

    /// Tells a move in the hall and returns the number of the utterance.
    pub(super) fn announce_move(
        &mut self,
        by: Color,
        manner: AnnouncementManner,
        telling: MoveDescription,
        out: &mut Effects,
    ) -> u32 {
        self.turn.utterances += 1;
        self.turn.last_told = Some((NamedColor(by), telling));
        let kind =
            EffectKind::MoveAnnounced { utterance: self.turn.utterances, player: by, manner, description: telling };
        let spoken = self.has_assistant_with_duty(AssistantDuty::Announce) || self.is_at_two_stations();
        self.note_announcement(by, manner, spoken);
        match spoken {
            true => out.announce_in_hall(kind),
            // Where no assistant announces (D.2.9.b) people do; the program shows the move to its owner.
            false => out.send_to_seat(self.terms.owner, kind),
        }
        self.turn.utterances
    }

    /// A move that a player has written for a wrong claim must be made (9.5.3): that he announces another is told.
    fn check_written(&mut self, by: Color, telling: &MoveDescription, out: &mut Effects) {
        let Some((_, written)) = self.claims.bound.take_if(|(bound, _)| bound.0 == by) else { return };
        if written.named != telling.named {
            // Said at once, where he can still correct himself.
            out.announce_in_hall(EffectKind::ClaimedMoveNotMade { player: by, written, played: *telling });
        }
    }
}

/// In a tournament the squares from which a move is possible are advice, and so is the reason a short form fits none.
pub(super) fn reason_without_advice(unreadable: UnreadableReason, practice: bool) -> UnreadableReason {
    match unreadable {
        UnreadableReason::Ambiguous { role, to, .. } if !practice => {
            UnreadableReason::Ambiguous { role, to, from: Vec::new() }
        }
        UnreadableReason::NoMoveFits { .. } if !practice => UnreadableReason::NoMoveFits { reason: None },
        other => other,
    }
}
