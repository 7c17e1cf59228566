//! Check claims of a draw against the record, and see the draws that nobody has to claim (9).

use super::what_counts::ActGroup;
use super::{Effects, Referee, SuspensionCause};
use crate::announcement::Announcement;
use crate::claim::{self, Claim, DrawGround, Measure, Remedy};
use crate::effect::EffectKind;
use crate::event::OpponentsWord;
use crate::laws::{CastlingRightsRule, ClaimLossRule, FivefoldRule};
use crate::mate::is_dead;
use crate::moment::{Moment, Span};
use crate::outcome::{DrawReason, Outcome};
use crate::pending::{MakingProof, PendingMove};
use crate::reading::MoveReading;
use crate::refusal::Refusal;
use crate::seat::Color;
use crate::seat::NamedColor;
use shakmaty::{CastlingSide, Chess, EnPassantMode, Position};

impl Referee {
    /// Whether this player may claim a draw by repetition or fifty moves now, and what the move means that he has written.
    ///
    /// # Errors
    /// Why he may not, or why the words name no move. No more is told of that than where a move is announced: anything else
    /// is advice.
    pub(super) fn check_draw_claim(
        &self,
        by: Color,
        with: Option<&Announcement>,
    ) -> Result<Option<MoveReading>, Refusal> {
        self.check_no_case()?;
        if self.course.suspended.is_some() {
            return Err(self.refusal_while_suspended());
        }
        self.check_what_counts(ActGroup::DrawClaim, by)?;
        if self.has_touched(by) && self.rules.claim_lost_by == ClaimLossRule::Touching {
            return Err(Refusal::ClaimLost);
        }
        if self.course.position.turn() != by {
            return Err(Refusal::NotOnMove);
        }
        with.map(|words| self.read_move(&self.course.position, words)).transpose()
    }

    /// The player claims a draw by repetition or fifty moves, perhaps with the move he has written (9.2, 9.3).
    ///
    /// # Errors
    /// As of [`Referee::check_draw_claim`].
    pub(super) fn claim_draw(
        &mut self,
        by: Color,
        claimed: (DrawGround, Option<Announcement>),
        at: Moment,
        out: &mut Effects,
    ) -> Result<(), Refusal> {
        self.claim_draw_as_of(by, claimed, at, at, out)
    }

    /// The claim was made at an earlier moment than it is confirmed: a flag that fell since does not come before it.
    ///
    /// # Errors
    /// As of [`Referee::check_draw_claim`].
    pub(super) fn claim_draw_as_of(
        &mut self,
        by: Color,
        (ground, with): (DrawGround, Option<Announcement>),
        said: Moment,
        at: Moment,
        out: &mut Effects,
    ) -> Result<(), Refusal> {
        let written = self.check_draw_claim(by, with.as_ref())?;
        let over_entry = self.is_over_own_entry(by);
        let right = self.has_draw_ground(ground, written.as_ref());
        self.drop_unconfirmed_word(out);
        let telling = written.as_ref().map(|reading| reading.telling);
        out.announce_in_hall(EffectKind::Claimed { player: by, claim: Claim::Draw { ground, with }, with: telling });
        // A claim is an offer as well (9.1.2.3).
        self.note_offer(by);
        out.announce_in_hall(EffectKind::ClaimChecked { player: by, right, corrected: false });
        if right {
            let reason = match ground {
                DrawGround::Repetition => DrawReason::Repetition,
                DrawGround::FiftyMoves => DrawReason::FiftyMoves,
            };
            let drawn = Outcome::Draw(reason);
            if (over_entry || self.rests_on_an_entry(by)) && self.flag_fallen_by(by, said).is_none() {
                let claim = Claim::Draw { ground, with };
                let remedy = Remedy::from_claim(by, claim, claim::RemedyCause::Claim, vec![Measure::EndGame(drawn)]);
                self.claims.posed = Some(at);
                self.propose_remedy(remedy, SuspensionCause::Claim, at, out);
                // At a station of his own he consents there.
                if by == self.terms.owner && !self.has_own_station(!by) && self.outcome_of_consent(!by).is_ok() {
                    self.record_word_for_opponent(&OpponentsWord::Consent, out);
                }
                return Ok(());
            }
            self.draw_claimed(by, drawn, (said, at), out);
            return Ok(());
        }
        self.claims.bound = telling.map(|telling| (NamedColor(by), telling));
        self.propose_wrong_claim_penalty(by, said, at, out);
        Ok(())
    }

    /// What a claim that was made at `posed` and is wrong costs (9.5.3). Returns whether it costs anything: without clocks it
    /// does not, and play is not interrupted.
    pub(super) fn propose_wrong_claim_penalty(
        &mut self,
        by: Color,
        posed: Moment,
        at: Moment,
        out: &mut Effects,
    ) -> bool {
        let measures = self.wrong_claim_measures(by, at);
        if measures.is_empty() {
            return false;
        }
        self.claims.posed = Some(posed);
        let remedy = Remedy::from_record(by, claim::RemedyCause::WrongClaim, measures);
        self.propose_remedy(remedy, SuspensionCause::Claim, at, out);
        true
    }

    /// Whether a move was entered for the claimant and he has not pressed. It takes no right from him, for it is the other's
    /// word; and it may well be made, and the right lost (9.4). So his claim ends nothing by itself. The same holds for the
    /// word of a blind player.
    fn is_over_own_entry(&self, by: Color) -> bool {
        let open = |pending: &PendingMove| pending.is_unconfirmed_entry() || self.is_draw_claim_open_over(pending);
        self.turn.pending.as_ref().is_some_and(|pending| pending.player == by && open(pending))
    }

    /// Whether the announced move of a blind player leaves the right to claim a draw: by words alone it is made only with the
    /// press (D.2.3), and before 2005 nothing but a made move loses that right (9.4).
    pub(super) fn is_draw_claim_open_over(&self, pending: &PendingMove) -> bool {
        let by_word = pending.made.is_some_and(|made| made.proof == MakingProof::Word) && pending.pressed.is_none();
        let moving = self.rules.claim_lost_by == ClaimLossRule::Moving;
        by_word && moving && self.is_blind(pending.player) && self.follows_revision(6)
    }

    /// Whether the claimant himself has entered the move on which his claim rests, and nothing else shows that it was made:
    /// an end by his own words alone is for the other's key, or for the arbiter.
    fn rests_on_an_entry(&self, by: Color) -> bool {
        let last = self.moves_in_force().next_back();
        let entered = last.is_some_and(|last| last.player != by && last.on_word && !last.ruled);
        let shown = self.boards.known.get(!by).as_present_sensed_board().is_some() && self.is_board_as_expected(!by);
        by == self.terms.owner && entered && !shown && !self.is_practice()
    }

    /// A draw was claimed rightly. Where the claimant's own flag was told to have fallen before, that is decided first: a
    /// claim is none of the ends before which a flag counts for nothing (6.8, 6.9).
    fn draw_claimed(&mut self, by: Color, drawn: Outcome, (said, at): (Moment, Moment), out: &mut Effects) {
        let told = self.rules.arbiter_calls_flag && self.flag_fallen_by(by, said).is_some();
        if !told {
            return self.end_game(drawn, at, out);
        }
        let remedy = Remedy::from_flag_fall_before_end(drawn, by, self.outcome_of_time_loss(by));
        self.propose_remedy(remedy, SuspensionCause::Claim, at, out);
    }

    /// When this player's flag fell, if it had fallen by this moment.
    fn flag_fallen_by(&self, player: Color, moment: Moment) -> Option<Moment> {
        self.claims.flags.get(player).filter(|fell| *fell <= moment)
    }

    /// Whether the draw is there, now or after the written move. An illegal move brings nothing about.
    pub(super) fn has_draw_ground(&self, ground: DrawGround, written: Option<&MoveReading>) -> bool {
        let after = match written.map(|reading| &reading.legal) {
            None => None,
            Some(Err(_)) => return false,
            Some(Ok(played)) => {
                let mut after = self.course.position.clone();
                after.play_unchecked(*played);
                Some(after)
            }
        };
        let position = after.as_ref().unwrap_or(&self.course.position);
        match ground {
            DrawGround::FiftyMoves => position.halfmoves() >= 100,
            DrawGround::Repetition => {
                let since: &[&Chess] = if after.is_some() { &[&self.course.position] } else { &[] };
                self.occurrences(position, since).count() >= 3
            }
        }
    }

    /// 9.5.3, and in 2001 the claimant's time as well.
    fn wrong_claim_measures(&self, by: Color, at: Moment) -> Vec<Measure> {
        let mut measures = self.measures_to_add_time(!by, self.rules.wrong_claim_bonus);
        let left = self.clock.time_left(by, at).filter(|_| self.rules.wrong_claim_halves);
        if let Some(time) = left.map(halved).filter(|time| *time > Span::ZERO) {
            measures.push(Measure::RemoveTime { player: by, time });
        }
        measures
    }

    /// How many half-moves ago the position stood, the latest first; zero is the position itself. `since` are the positions
    /// before it that the course does not hold yet, the latest first.
    fn occurrences<'a>(&'a self, position: &'a Chess, since: &'a [&'a Chess]) -> impl Iterator<Item = u32> + 'a {
        let key = PositionKey::new(position, self.rules.repetition);
        let earlier = since.iter().copied().chain(self.moves_in_force().rev().map(|half_move| &half_move.before));
        // Nothing repeats beyond a capture or a pawn's move.
        let reach = position.halfmoves() as usize;
        let stood = (1..).zip(earlier.take(reach)).filter(move |(ago, candidate)| {
            ago % 2 == 0
                && candidate.board() == position.board()
                && PositionKey::new(candidate, self.rules.repetition) == key
        });
        std::iter::once(0).chain(stood.map(|(ago, _)| ago))
    }

    /// How the position just reached ends the game without anybody's word: mate, stalemate, a dead position (5), and the
    /// draws that nobody has to claim (9.6).
    pub(super) fn outcome_on_board(&self) -> Option<Outcome> {
        self.outcome_of_position(&self.course.position, &[])
    }

    /// The same of a position ahead of the course. `since` are the positions from that of the course up to the one before
    /// it, the latest first.
    pub(super) fn outcome_of_position(&self, position: &Chess, since: &[&Chess]) -> Option<Outcome> {
        let dead = || is_dead(position).then_some(Outcome::Draw(DrawReason::DeadPosition));
        Outcome::from_position(position).or_else(dead).or_else(|| self.automatic_draw(position, since))
    }

    /// The draw that a position brings about without a claim (9.6). Mate goes before it.
    fn automatic_draw(&self, position: &Chess, since: &[&Chess]) -> Option<Outcome> {
        if self.rules.seventy_five && position.halfmoves() >= 150 {
            return Some(Outcome::Draw(DrawReason::SeventyFive));
        }
        // Five times needs sixteen half-moves.
        if self.rules.fivefold == FivefoldRule::None || position.halfmoves() < 16 {
            return None;
        }
        let mut occurrences = self.occurrences(position, since);
        let five = match self.rules.fivefold {
            FivefoldRule::None => false,
            FivefoldRule::Any => occurrences.count() >= 5,
            // "Five consecutive alternate moves by each player": every fourth half-move.
            FivefoldRule::Consecutive => [0, 4, 8, 12, 16].into_iter().all(|ago| occurrences.any(|stood| stood == ago)),
        };
        five.then_some(Outcome::Draw(DrawReason::Fivefold))
    }
}

/// Half of the time left, three minutes at most; from one minute to two, all above one minute; below one, nothing
/// (9.5 of 2001). Exactly two minutes are not covered by the text: one minute is continuous with both sides.
fn halved(left: Span) -> Span {
    let minute = Span::from_secs(60);
    if left >= Span::from_secs(120) {
        Span::from_millis(left.as_millis() / 2).min(Span::from_secs(180))
    } else {
        left.saturating_sub(minute)
    }
}

/// What makes positions the same beside the pieces on the board (9.2.2).
#[derive(Debug, PartialEq, Eq)]
struct PositionKey {
    turn: Color,
    rights: shakmaty::Bitboard,
    en_passant: Option<shakmaty::Square>,
    /// Which castlings are possible at this moment, where that counts.
    castlings: Option<[bool; 4]>,
}

impl PositionKey {
    fn new(position: &Chess, rights: CastlingRightsRule) -> PositionKey {
        PositionKey {
            turn: position.turn(),
            rights: position.castles().castling_rights(),
            en_passant: position.ep_square(EnPassantMode::Legal),
            castlings: (rights == CastlingRightsRule::Temporary).then(|| castlings(position)),
        }
    }
}

/// Which castlings both sides could make here, each as if it were to move.
fn castlings(position: &Chess) -> [bool; 4] {
    let able = |color: Color, side: CastlingSide| {
        let own = match position.turn() == color {
            true => Some(position.clone()),
            false => position.clone().swap_turn().ok(),
        };
        own.is_some_and(|own| !own.castling_moves(side).is_empty())
    };
    let [king_side, queen_side] = [CastlingSide::KingSide, CastlingSide::QueenSide];
    [(Color::White, king_side), (Color::White, queen_side), (Color::Black, king_side), (Color::Black, queen_side)]
        .map(|(color, side)| able(color, side))
}
