//! Show the table to consoles, and its whole state to the journal's digest.

use super::{Referee, SuspensionCause};
use crate::board::{BoardKnowledge, with_differences};
use crate::claim::{self, Remedy};
use crate::clock::ClocksAfterPress;
use crate::laws::Rules;
use crate::moment::{Moment, Span};
use crate::outcome::Outcome;
use crate::ruling::AssistantDuties;
use crate::seat::{ByColor, Color};
use crate::view::{AdjournmentView, AwaitedAct, DeskView, View, ViewMove, wire};
use serde::{Deserialize, Serialize};
use shakmaty::{EnPassantMode, Position, fen::Fen};

/// What matters most of a state, in few words that no new field of the state changes: an entry of the journal carries it
/// beside the digest of the whole.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct StateSummary {
    /// The position, as FEN.
    pub position: String,
    /// The number of standing half-moves.
    pub half_moves: u32,
    /// The readings of the clocks at the entry's moment; `None` without clocks.
    #[serde(with = "wire::both")]
    pub clocks: ByColor<Option<Span>>,
    /// The moves completed by each.
    #[serde(with = "wire::both")]
    pub completed: ByColor<u32>,
    /// The illegal moves of each, as far as they count.
    #[serde(with = "wire::both")]
    pub offences: ByColor<u32>,
    /// How the game ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// What stands open, if anything does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub case: Option<Remedy>,
}

impl Referee {
    /// The rules of the table as they stand: the edition's, adapted by the arbiter.
    pub fn rules_in_force(&self) -> &Rules {
        &self.rules
    }

    /// The duties of each player's assistant as they stand (D.2.9).
    pub fn duties(&self) -> ByColor<AssistantDuties> {
        self.duties
    }

    /// What the arbiter's code is checked by; `None` where no arbiter has taken the desk of this game.
    pub fn desk_code_verifier(&self) -> Option<&str> {
        self.desk.verifier.as_deref()
    }

    /// Whether the arbiter is at a desk that is not this station's console.
    pub fn is_desk_elsewhere(&self) -> bool {
        self.desk.occupied && self.desk.elsewhere
    }

    /// What was sealed, where the envelope is closed: `None` inside for a move on paper.
    pub fn closed_envelope_commitment(&self) -> Option<Option<&str>> {
        let closed = self.adjournment.as_ref().filter(|adjournment| adjournment.closed)?;
        closed.sealed.as_ref().map(|sealed| sealed.as_deref())
    }

    /// When the game was started, and what the clocks showed then.
    pub fn clocks_at_start(&self) -> Option<ClocksAfterPress> {
        self.course.begun
    }

    /// The player who has pressed, and whose move is not entered.
    pub(crate) fn unentered_player(&self) -> Option<Color> {
        self.turn.replied
    }

    /// When that player has pressed.
    fn press_without_entry(&self) -> Option<Moment> {
        self.clock.clocks_after_last_press(self.unentered_player()?).map(|after| after.at)
    }

    /// The player whose clock runs.
    pub(crate) fn running_player(&self) -> Option<Color> {
        self.clock.running_player()
    }

    /// The table as it stands at `now`.
    pub fn view(&self, now: Moment) -> View {
        let now = now.max(self.now);
        let readings = ByColor { white: Color::White, black: Color::Black };
        View {
            at: now,
            mode: self.terms.mode,
            owner: self.terms.owner,
            start: self.course.start.clone(),
            course: self.course.position.clone(),
            boards: self.boards.known.clone(),
            shown: readings.map(|color| self.board_of_player(color)),
            half_moves: self.view_moves(),
            pending: self
                .turn
                .pending
                .as_ref()
                .map(|pending| self.view_move(self.ply() + 1, pending.player, pending.description)),
            made: self.turn.pending.as_ref().is_some_and(|pending| pending.made.is_some()),
            reply: self.waiting_reply().map(|(by, telling)| self.view_move(self.ply() + 2, by, telling)),
            unentered: self.unentered_player(),
            unentered_since: self.press_without_entry(),
            scores: readings.map(|color| self.scores.get(color).lines_through(self.ply())),
            awaited: self.awaited(),
            clocks: readings.map(|color| self.clock.time_left(color, now)),
            clock: self.clock.clone(),
            running: self.running_player(),
            held_for_entry: self.player_held_for_entry(),
            used: self.clock.times_used(now),
            completed: self.clock.completed_moves(),
            claimable_illegal_move: Color::ALL.into_iter().find(|by| self.claims.has_unclaimed_illegal_move(*by)),
            offer: self.claims.offer,
            time: self.terms.time.clone(),
            edition: self.terms.laws,
            rules: self.rules.clone(),
            duties: self.duties,
            remedy: self.claims.remedy.clone(),
            for_arbiter: self.is_for_arbiter(),
            links: readings.map(|color| self.link_state(color)),
            assistant_asked: self.asked_assistants(),
            owed: readings.map(|color| self.reply_duties(color)),
            desk: self.view_desk(now),
        }
    }

    /// Whether the arbiter alone lets play go on, or settles what stands: he has taken the desk, and it is not only the
    /// program or a line that was interrupted.
    fn is_for_arbiter(&self) -> bool {
        let open = self.claims.remedy.as_ref().is_some_and(|remedy| remedy.cause != claim::RemedyCause::DeadTime);
        self.desk.verifier.is_some() && (open || !self.course.suspended.is_some_and(SuspensionCause::is_interruption))
    }

    fn view_desk(&self, now: Moment) -> DeskView {
        let sealing = self.adjournment.as_ref().map(|adjournment| AdjournmentView {
            sealer: adjournment.sealer,
            sealed: adjournment.sealed.clone(),
            envelope: adjournment.closed.then(|| self.envelope(adjournment, now)),
        });
        DeskView {
            taken: self.desk.verifier.is_some(),
            occupied: self.desk.occupied,
            here: self.desk.occupied && !self.desk.elsewhere,
            code_asked: self.player_to_confirm_code(),
            facts: self.desk.facts.clone(),
            arbiter: self.terms.names.arbiter.clone(),
            offences: self.claims.offences,
            stops: self.claims.stops.clone(),
            postponed: self.postponed_case(),
            sealing,
            open_moves: self.open_moves(),
        }
    }

    fn view_move(&self, ply: u32, by: Color, telling: crate::announcement::MoveDescription) -> ViewMove {
        let black_first = u32::from(self.course.start.turn() == Color::Black);
        let number = self.course.start.fullmoves().get() + (ply - 1 + black_first) / 2;
        ViewMove { ply, number, player: by, description: telling }
    }

    fn view_moves(&self) -> Vec<ViewMove> {
        let numbered = (1..).zip(self.moves_in_force());
        numbered.map(|(ply, half_move)| self.view_move(ply, half_move.player, half_move.description)).collect()
    }

    /// The pieces on a player's own board: everything that was announced, but for the differences that are known of it. What
    /// its owner or the arbiter has told of it is a statement about one moment, and from then on it follows what both announce.
    pub(super) fn board_of_player(&self, who: Color) -> shakmaty::Board {
        match self.boards.known.get(who) {
            BoardKnowledge::Sensed(sensed) if sensed.present => sensed.shown_with_word(&self.expected_board()),
            BoardKnowledge::Stated(_) => with_differences(&self.expected_board(), &self.known_board_differences(who)),
            BoardKnowledge::Assumed | BoardKnowledge::Sensed(_) => self.expected_board(),
        }
    }

    fn awaited(&self) -> AwaitedAct {
        if let Some(outcome) = self.course.outcome {
            // A case about what stands after the end is settled by who it burdens, or the arbiter.
            let case = self.claims.remedy.clone();
            return case.map_or(AwaitedAct::Nothing(outcome), AwaitedAct::Settlement);
        }
        if !self.course.started {
            return AwaitedAct::Start;
        }
        if let Some(word) = &self.turn.word {
            return AwaitedAct::Confirmation(!self.terms.owner, word.word.clone());
        }
        let adjournment = self.adjournment.as_ref();
        if let Some(cause) = self.course.suspended {
            let key = self.turn.pending.as_ref().filter(|_| self.turn.unconfirmed).map(|pending| pending.player);
            return match &self.claims.remedy {
                _ if adjournment.is_some_and(|adjournment| adjournment.closed) => AwaitedAct::Unsealing,
                // What stands goes before the key of an entry; a claimed flag waits for it.
                Some(remedy) if key.is_some() && self.is_entry_blocked_by_case() => {
                    AwaitedAct::Settlement(remedy.clone())
                }
                Some(_) | None if key.is_some() => key.map_or(AwaitedAct::Resumption, AwaitedAct::Key),
                Some(_) if self.has_pending_flag_claim() => {
                    self.turn.replied.map_or(AwaitedAct::Resumption, AwaitedAct::Entry)
                }
                Some(remedy) if remedy.cause != claim::RemedyCause::DeadTime => AwaitedAct::Settlement(remedy.clone()),
                // What is proposed for dead time is settled by going on, at the latest.
                None if cause == SuspensionCause::ArbiterCalled => AwaitedAct::Restart(self.claims.agreed),
                _ => AwaitedAct::Resumption,
            };
        }
        if let Some(adjournment) = adjournment.filter(|adjournment| self.can_press_close_envelope(adjournment.sealer)) {
            return AwaitedAct::Seal { player: adjournment.sealer, sealed: adjournment.sealed.is_some() };
        }
        match (&self.turn.pending, self.turn.replied) {
            (Some(pending), _) if pending.pressed.is_some() => AwaitedAct::LastWord(pending.player),
            (Some(pending), _) => AwaitedAct::Press(pending.player),
            (None, Some(replied)) => AwaitedAct::Entry(replied),
            (None, None) => AwaitedAct::Move(self.course.position.turn()),
        }
    }

    /// What matters most of the state, at the moment of the last event.
    pub fn state_summary(&self) -> StateSummary {
        let sides = ByColor { white: Color::White, black: Color::Black };
        StateSummary {
            position: Fen::from_position(&self.course.position, EnPassantMode::Legal).to_string(),
            half_moves: self.ply(),
            clocks: sides.map(|color| self.clock.time_left(color, self.now)),
            completed: self.clock.completed_moves(),
            offences: self.claims.offences,
            outcome: self.course.outcome,
            case: self.claims.remedy.clone(),
        }
    }

    /// The whole state as one text, the same for the same state in every process. Its digest is written with every
    /// journal entry.
    pub fn state_text(&self) -> String {
        // Serialising plain data to a text cannot fail; an empty text would only make the digest differ.
        serde_json::to_string(self).unwrap_or_default()
    }
}
