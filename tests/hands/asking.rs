//! What the tests of the rows ask of a table of hands, and do at its desk.

use super::places::{HandsTable, PlayPlace};
use crate::support::table::{brief, brief_all};
use ansage_compare::procedure::{DisputeFacts, propose_resolution};
use ansage_compare::record::record_from_referee;
use ansage_compare::words::{StatementReader, proposal_statements};
use ansage_game::claim::Claim;
use ansage_game::effect::{Audience, Effect, EffectKind};
use ansage_game::event::{EventKind, EventSource, OpponentsWord};
use ansage_game::joining::StationRole;
use ansage_game::moment::Moment;
use ansage_game::ruling::Ruling;
use ansage_game::seat::{ByColor, Color, Seat, color_name};
use ansage_words::presentation::listener::{BoardProgress, Listener, Occurrence};
use ansage_words::presentation::{GuidanceLevel, LineForm, Presenter};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The test at each of these places; all at which it fails are named.
pub fn at_each(places: &[PlayPlace], test: impl Fn(PlayPlace)) {
    let fails = |place: &PlayPlace| catch_unwind(AssertUnwindSafe(|| test(*place))).is_err();
    let failed: Vec<PlayPlace> = places.iter().copied().filter(fails).collect();
    assert!(failed.is_empty(), "it fails at {failed:?}");
}

impl HandsTable {
    /// What came of the act is this.
    #[track_caller]
    pub fn comes_to(&mut self, expected: &str) -> &mut HandsTable {
        let told = self.text();
        let got = self.outcome();
        assert_eq!(got, expected, "{:?}, told: {told}", self.place);
        self
    }

    /// Everything told since the last asking, in short.
    pub fn text(&self) -> String {
        brief_all(&self.told)
    }

    /// What both players heard of it.
    pub fn hall(&self) -> String {
        let hall: Vec<Effect> = self.told.iter().filter(|effect| effect.to == Audience::Hall).cloned().collect();
        brief_all(&hall)
    }

    /// What was told of the hands alone: no moves, and nothing that is for their own player.
    pub fn facts_of_hands(&self) -> String {
        let own = Audience::Seat(self.mover);
        let facts = self.told.iter().filter(|effect| effect.to != own);
        facts
            .map(brief)
            .filter(|told| !told.contains(" announced ") && !told.contains("completed "))
            .collect::<Vec<_>>()
            .join("; ")
    }

    /// Nothing is told any more that was told before.
    pub fn forget(&mut self) -> &mut HandsTable {
        self.told.clear();
        self.notices.clear();
        self
    }

    #[track_caller]
    pub fn includes(&mut self, part: &str) -> &mut HandsTable {
        assert!(self.text().contains(part), "{:?}: {part:?} is not in: {}", self.place, self.text());
        self
    }

    #[track_caller]
    pub fn lacks(&mut self, part: &str) -> &mut HandsTable {
        assert!(!self.text().contains(part), "{:?}: {part:?} is in: {}", self.place, self.text());
        self
    }

    /// Whose clock runs.
    pub fn running(&self) -> &'static str {
        self.table.referee.view(self.moment()).running.map_or("-", color_name)
    }

    fn moment(&self) -> Moment {
        Moment::from_millis(self.table.now)
    }

    pub fn offences(&self, whose: Color) -> u32 {
        *self.table.referee.view(self.moment()).desk.offences.get(whose)
    }

    /// The half-moves of the record.
    pub fn course(&self) -> String {
        let view = self.table.referee.view(self.moment());
        view.half_moves.iter().map(|made| made.description.named.to_string()).collect::<Vec<_>>().join(" ")
    }

    pub fn used_millis(&self, whose: Color) -> u64 {
        self.table.referee.view(self.moment()).used.get(whose).as_millis()
    }

    /// The player on whose hands this table looks speaks a word: by his key at the keyboard of both, or at his station.
    pub fn own_word(&mut self, word: OpponentsWord, at_station: &str) -> &mut HandsTable {
        if self.is_joined() {
            return self.typed(at_station).typed("yes");
        }
        self.host_event(EventKind::SpokenForOpponent { word });
        for _ in 0..2 {
            let player = self.mover;
            self.host_event(EventKind::Confirmed { player });
        }
        self
    }

    /// The other player claims.
    pub fn other_claims(&mut self, claim: Claim) -> &mut HandsTable {
        let other = !self.mover;
        if other == self.owner() {
            return self.host_event(EventKind::Claimed { claim });
        }
        self.host_event(EventKind::SpokenForOpponent { word: OpponentsWord::Claim(claim) });
        self.host_event(EventKind::Confirmed { player: other })
    }

    /// The arbiter takes the desk.
    pub fn desk(&mut self) -> &mut HandsTable {
        let kind = EventKind::DeskTaken { verifier: "proof".into(), arbiter: "".into() };
        self.record(EventSource::Keyboard, Seat::Arbiter, kind);
        self
    }

    pub fn ruling(&mut self, ruling: Ruling) -> &mut HandsTable {
        self.record(EventSource::Keyboard, Seat::Arbiter, EventKind::Ruled { ruling });
        self
    }

    pub fn desk_resumes(&mut self) -> &mut HandsTable {
        self.record(EventSource::Keyboard, Seat::Arbiter, EventKind::PlayResumed);
        self
    }

    /// The other player complains of touched pieces and the arbiter comes: the squares touched by the facts, whether the move
    /// keeps to them, and the moves allowed; and with them everything else that the desk is told.
    pub fn complaint(&mut self) -> String {
        self.forget().other_claims(Claim::Touched).desk();
        self.told.iter().filter(|effect| effect.to == Audience::Desk).map(brief).collect::<Vec<_>>().join("; ")
    }

    /// The squares that the facts of that complaint have as touched; `None` where there are no facts.
    pub fn touched_by_facts(&self) -> Option<(Vec<String>, bool, Vec<String>)> {
        self.told.iter().rev().find_map(|effect| match &effect.kind {
            EffectKind::TouchFacts { touched, kept, allowed, .. } => Some((
                touched.iter().map(ToString::to_string).collect(),
                *kept,
                allowed.iter().map(|allowed| allowed.named.to_string()).collect(),
            )),
            _ => None,
        })
    }
}

impl HandsTable {
    /// Everything told to the hall and to this seat since the last asking, as lines that are read there.
    pub fn lines_of(&self, owner: Color) -> Vec<String> {
        self.lines_at(owner, StationRole::Player)
    }

    /// The same at the arbiter's desk.
    pub fn lines_of_desk(&self) -> Vec<String> {
        self.lines_at(self.owner(), StationRole::Arbiter)
    }

    fn lines_at(&self, owner: Color, capacity: StationRole) -> Vec<String> {
        let arbiter = capacity == StationRole::Arbiter;
        let presenter = Presenter { owner, arbiter, lines: LineForm::Words, ..self.presenter() };
        let listener = Listener {
            presenter: &presenter,
            capacity,
            is_joined: false,
            reads_lines: true,
            guiding: GuidanceLevel::default(),
            is_silent: true,
            has_fingers: false,
            is_against_program: false,
            has_heard_press: false,
        };
        let happened = Occurrence {
            event: None,
            repeated: None,
            nearer: BoardProgress::No,
            effects: &self.told,
            at: self.moment(),
        };
        let view = self.table.referee.view(self.moment());
        listener.messages_for(&happened, &view).into_iter().map(|(told, _)| told.line).collect()
    }

    /// What the procedure proposes to the arbiter, as it is read.
    pub fn proposed(&self) -> String {
        let record = record_from_referee(&self.table.referee);
        let facts = DisputeFacts::gather(ByColor::default(), ByColor::default(), Some(record), None);
        let Some(proposal) = propose_resolution(&facts) else { return String::new() };
        let said = proposal_statements(&self.presenter(), &facts, &proposal, StatementReader::Desk);
        said.into_iter().map(|said| said.text).collect::<Vec<_>>().join("\n")
    }

    /// The arbiter reads a half-move of a sheet.
    pub fn sheet(&mut self, player: Color, ply: u32, text: &str) -> &mut HandsTable {
        let words = text.parse().ok();
        self.ruling(Ruling::SetScoreLine { player, ply, text: text.into(), words, insert: false })
    }
}
