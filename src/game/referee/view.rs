//! Show the table to consoles, and its whole state to the journal's digest.

use super::Referee;
use crate::game::board::Board;
use crate::game::clock::AfterPress;
use crate::game::laws::Rules;
use crate::game::ruling::Duties;
use crate::game::view::{Awaited, Desk, Sealing, View, ViewMove};
use crate::moment::Moment;
use crate::seat::{ByColor, Color};
use serde::Serialize;
use shakmaty::{EnPassantMode, Position, fen::Fen};

/// What version 2 of the referee added to the state. A journal of version 1 has digests without it.
#[derive(Serialize)]
struct Since2<'a> {
    rules: &'a Rules,
    duties: [Duties; 2],
    offences: [u32; 2],
    remedy: Option<&'a crate::game::claim::Remedy>,
    postponed: Option<&'a crate::game::claim::Remedy>,
    offence_as: super::Offence,
    bound: Option<(char, crate::game::announcement::Telling)>,
    last_told: Option<(char, crate::game::announcement::Telling)>,
    begun_at: Option<Moment>,
    resumed_at: Option<Moment>,
    laws: u16,
    touches: [&'a crate::game::touch::Touches; 2],
    complaint: Option<&'a crate::game::touch::Complaint>,
    adjournment: Option<&'a super::adjourning::Adjournment>,
    arbiter: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    proposed_code: Option<&'a super::code_at_table::Proposed>,
    at_desk: bool,
    for_desk: &'a [crate::game::effect::EffectKind],
    /// Since version 3, and only where the desk is elsewhere.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    remote: bool,
}

impl Referee {
    /// The rules of the table as they stand: the edition's, adapted by the arbiter.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The duties of each player's assistant as they stand (D.2.9).
    pub fn duties(&self) -> ByColor<Duties> {
        self.duties
    }

    /// What the arbiter's code is checked by; `None` where no arbiter has taken the desk of this game.
    pub fn arbiter(&self) -> Option<&str> {
        self.arbiter.as_deref()
    }

    /// Whether the arbiter is at a desk that is not this station's console.
    pub fn is_desk_elsewhere(&self) -> bool {
        self.at_desk && self.remote
    }

    /// What was sealed, where the envelope is closed: `None` inside for a move on paper.
    pub fn closed_envelope(&self) -> Option<Option<&str>> {
        let closed = self.adjournment.as_ref().filter(|adjournment| adjournment.closed)?;
        closed.sealed.as_ref().map(|sealed| sealed.as_deref())
    }

    /// When the game was started, and what the clocks showed then.
    pub fn begun(&self) -> Option<AfterPress> {
        self.begun
    }

    /// The version of the referee by which the journal was begun.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// The table as it stands at `now`.
    pub fn view(&self, now: Moment) -> View {
        let now = now.max(self.now);
        let readings = ByColor { white: Color::White, black: Color::Black };
        View {
            at: now,
            mode: self.terms.mode,
            owner: self.terms.owner,
            start: self.start.clone(),
            course: self.position.clone(),
            boards: self.boards.clone(),
            shown: readings.map(|color| self.shown_board(color)),
            half_moves: self.view_moves(),
            pending: self.pending.as_ref().map(|pending| self.view_move(self.ply() + 1, pending.by, pending.telling)),
            scores: readings.map(|color| self.scores.get(color).lines_through(self.ply())),
            awaited: self.awaited(),
            clocks: readings.map(|color| self.clock.reading(color, now)),
            clock: self.clock.clone(),
            running: self.clock.running(),
            used: self.clock.used_by_both(now),
            completed: self.clock.completed(),
            offer: self.offer,
            time: self.terms.time.clone(),
            edition: self.terms.laws,
            rules: self.rules.clone(),
            duties: self.duties,
            remedy: self.remedy.clone(),
            for_arbiter: self.arbiter.is_some()
                && !matches!(self.suspended, Some(super::Cause::Left | super::Cause::Crash | super::Cause::LinkLost)),
            links: readings.map(|color| self.link(color)),
            owed: readings.map(|color| self.owed(color)),
            desk: self.view_desk(now),
        }
    }

    fn view_desk(&self, now: Moment) -> Desk {
        let sealing = self.adjournment.as_ref().map(|adjournment| Sealing {
            sealer: adjournment.sealer,
            sealed: adjournment.sealed.clone(),
            envelope: adjournment.closed.then(|| self.envelope(adjournment, now)),
        });
        Desk {
            taken: self.arbiter.is_some(),
            occupied: self.at_desk,
            here: self.at_desk && !self.remote,
            code_asked: self.code_asked(),
            facts: self.facts.clone(),
            arbiter: self.terms.names.arbiter.clone(),
            offences: self.offences,
            sealing,
        }
    }

    fn view_move(&self, ply: u32, by: Color, telling: crate::game::announcement::Telling) -> ViewMove {
        let black_first = u32::from(self.start.turn() == Color::Black);
        let number = self.start.fullmoves().get() + (ply - 1 + black_first) / 2;
        ViewMove { ply, number, by, telling }
    }

    fn view_moves(&self) -> Vec<ViewMove> {
        let numbered = (1..).zip(self.standing());
        numbered.map(|(ply, half_move)| self.view_move(ply, half_move.by, half_move.telling)).collect()
    }

    /// The pieces on a player's own board: as stated, or as assumed from what was accepted.
    pub(super) fn shown_board(&self, who: Color) -> shakmaty::Board {
        match self.boards.get(who) {
            Board::Stated(stated) => stated.shows.clone(),
            Board::Sensed(sensed) if sensed.present => sensed.shows.clone(),
            Board::Assumed | Board::Sensed(_) => self.wanted(),
        }
    }

    fn awaited(&self) -> Awaited {
        if let Some(outcome) = self.outcome {
            return Awaited::Nothing(outcome);
        }
        if !self.started {
            return Awaited::Start;
        }
        if let Some(word) = &self.word {
            return Awaited::Confirmation(!self.terms.owner, word.clone());
        }
        let adjournment = self.adjournment.as_ref();
        if self.suspended.is_some() {
            return match &self.remedy {
                _ if adjournment.is_some_and(|adjournment| adjournment.closed) => Awaited::Unsealing,
                Some(remedy) => Awaited::Settlement(remedy.clone()),
                None => Awaited::Resumption,
            };
        }
        if let Some(adjournment) = adjournment.filter(|adjournment| self.is_sealing(adjournment.sealer)) {
            return Awaited::Seal { by: adjournment.sealer, sealed: adjournment.sealed.is_some() };
        }
        match (&self.pending, self.replied) {
            (Some(pending), _) if pending.pressed.is_some() => Awaited::LastWord(pending.by),
            (Some(pending), _) => Awaited::Press(pending.by),
            (None, Some(replied)) => Awaited::Entry(replied),
            (None, None) => Awaited::Move(self.position.turn()),
        }
    }

    fn since_2(&self) -> Since2<'_> {
        Since2 {
            rules: &self.rules,
            duties: [self.duties.white, self.duties.black],
            offences: [self.offences.white, self.offences.black],
            remedy: self.remedy.as_ref(),
            postponed: self.postponed.as_ref(),
            offence_as: self.offence_as,
            bound: self.bound.map(|(by, telling)| (by.char(), telling)),
            last_told: self.last_told.map(|(by, telling)| (by.char(), telling)),
            begun_at: self.begun.map(|begun| begun.at),
            resumed_at: self.resumed_at,
            laws: self.terms.laws,
            touches: [&self.touches.white, &self.touches.black],
            complaint: self.complaint.as_ref(),
            adjournment: self.adjournment.as_ref(),
            arbiter: self.arbiter.as_deref(),
            proposed_code: self.proposed_code.as_ref(),
            at_desk: self.at_desk,
            for_desk: &self.for_desk,
            remote: self.remote,
        }
    }

    /// The whole state as one text, the same for the same state in every process. Its digest is written with every
    /// journal entry.
    pub fn state_text(&self) -> String {
        #[derive(Serialize)]
        struct State<'a> {
            position: String,
            half_moves: usize,
            ply: u32,
            pending: Option<&'a crate::game::pending::Pending>,
            early: &'a [crate::game::board::Transfer],
            replied: Option<char>,
            clock: &'a crate::game::clock::Clock,
            started: bool,
            suspended: Option<super::Cause>,
            over: Option<crate::game::outcome::Outcome>,
            boards: [&'a Board; 2],
            scores: [&'a crate::game::score::Score; 2],
            offer: Option<char>,
            word: Option<&'a crate::game::event::Word>,
            utterances: u32,
            offence: Option<&'a crate::game::pending::Pending>,
            told: [&'a [crate::game::effect::Difference]; 2],
            cases: [bool; 2],
            /// Only where a station has ever joined.
            #[serde(skip_serializing_if = "Option::is_none")]
            links: Option<&'a super::linking::Links>,
            #[serde(flatten, skip_serializing_if = "Option::is_none")]
            since_2: Option<Since2<'a>>,
        }
        let state = State {
            position: Fen::from_position(&self.position, EnPassantMode::Legal).to_string(),
            half_moves: self.half_moves.len(),
            ply: self.ply(),
            pending: self.pending.as_ref(),
            early: &self.early,
            replied: self.replied.map(Color::char),
            clock: &self.clock,
            started: self.started,
            suspended: self.suspended,
            over: self.outcome,
            boards: [&self.boards.white, &self.boards.black],
            scores: [&self.scores.white, &self.scores.black],
            offer: self.offer.map(Color::char),
            word: self.word.as_ref(),
            utterances: self.utterances,
            offence: self.offence.as_ref(),
            told: [&self.differences_told.white, &self.differences_told.black],
            cases: [self.case_told.white, self.case_told.black],
            links: self.links.used(),
            since_2: (self.version >= 2).then(|| self.since_2()),
        };
        // Serialising plain data to a text cannot fail; an empty text would only make the digest differ.
        serde_json::to_string(&state).unwrap_or_default()
    }
}
