//! What must hold of the arbiter's code, after every event: nobody makes himself the arbiter.

use super::TableWatch;
use ansage_game::effect::{Effect, EffectKind};
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::view::{AwaitedAct, View};

impl TableWatch {
    pub(super) fn code(&mut self, event: &Event, effects: &[Effect], view: &View) {
        let opponent = !self.terms.owner;
        let (mut set, mut taken) = (None, false);
        for effect in effects {
            match effect.kind {
                EffectKind::CodeSet { player: by } => set = Some(by),
                EffectKind::DeskTaken { .. } => taken = true,
                _ => {}
            }
        }
        if let Some(by) = set {
            assert!(self.code.is_none(), "a code is set twice: {event:?}");
            assert_eq!((by, self.last.desk.code_asked), (opponent, Some(opponent)), "he confirms who was asked");
            let there = matches!(event.port, EventSource::Link { .. }) && event.seat == opponent.into();
            let own_act = match event.kind {
                EventKind::ClockPressed { player: by } => {
                    by == opponent && !self.last.links.get(opponent).has_own_station()
                }
                EventKind::Confirmed { player: by } => {
                    by == opponent && there == self.last.links.get(opponent).has_own_station()
                }
                _ => false,
            };
            assert!(own_act, "a code is confirmed by another than the opponent: {event:?}");
            let plays = matches!(self.last.awaited, AwaitedAct::Move(by) | AwaitedAct::Press(by) if by == opponent);
            let clock = matches!(event.kind, EventKind::ClockPressed { .. });
            assert!(!clock || !plays, "a press for the clock has confirmed a code: {event:?}");
        }
        let known = match &event.kind {
            EventKind::DeskTaken { verifier, .. } => self.code.as_ref() == Some(verifier),
            _ => set.is_some(),
        };
        assert!(!taken || known, "the desk is taken without the code of the game: {event:?}");
        if set.is_some() {
            // Which it was is checked by what takes the desk later.
            self.code = self.proposed.take();
        }
        if let EventKind::CodeProposed { verifier, .. } = &event.kind {
            let asked = effects.iter().any(|effect| matches!(effect.kind, EffectKind::CodeAsked { .. }));
            assert_eq!(asked, view.desk.code_asked.is_some() && asked, "who was asked is asked");
            assert!(!asked || self.code.is_none(), "a code is asked for where there is one");
            self.proposed = asked.then(|| verifier.clone()).or(self.proposed.take());
        }
    }
}
