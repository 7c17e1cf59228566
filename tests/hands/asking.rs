//! What the tests of the rows ask of a table of hands, and do at its desk.

use super::places::HandsTable;
use crate::support::table::{brief, brief_all};
use ansage_game::claim::Claim;
use ansage_game::effect::{Audience, Effect, EffectKind};
use ansage_game::event::{EventKind, EventSource, OpponentsWord};
use ansage_game::moment::Moment;
use ansage_game::ruling::Ruling;
use ansage_game::seat::{Color, Seat, color_name};

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
