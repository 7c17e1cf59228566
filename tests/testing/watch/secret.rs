//! Nobody hears or reads a sealed move before the envelope is opened.

use ansage_game::announcement::{Announcement, NamedMove};
use ansage_game::effect::{Effect, EffectKind};
use ansage_game::event::{Event, EventKind};
use ansage_game::reading;
use ansage_game::referee::Referee;
use ansage_game::ruling::AdjournmentStep;
use std::collections::BTreeSet;

/// A sealed move that is watched.
#[derive(Debug, Clone, Default)]
pub struct WatchedSecret {
    /// As it would be written: its code as it was sealed, and in full.
    codes: Vec<String>,
    /// As it would be shown by a view.
    shapes: Vec<String>,
    /// Every move told so far: what was told may be told again.
    told: BTreeSet<String>,
}

/// Whether somebody says a move in his own words.
fn speaks(event: &Event, effects: &[Effect]) -> bool {
    matches!(
        event.kind,
        EventKind::Announced { .. }
            | EventKind::AnnounceButtonPressed
            | EventKind::Corrected { .. }
            | EventKind::Misheard { .. }
            | EventKind::Repeated { .. }
            | EventKind::ScoreWritten { .. }
            | EventKind::SpokenForOpponent { .. }
            | EventKind::Claimed { .. }
    ) || effects.iter().any(|effect| matches!(effect.kind, EffectKind::Claimed { .. }))
}

fn has_any(text: &str, codes: &[String]) -> bool {
    codes.iter().any(|code| text.contains(code.as_str()))
}

impl WatchedSecret {
    /// Looks on; `sealed` is what lies in the envelope.
    pub fn see(&mut self, event: &Event, effects: &[Effect], referee: &Referee, sealed: Option<&Announcement>) {
        let step = effects.iter().find_map(|effect| match &effect.kind {
            EffectKind::Adjournment(step) => Some(step),
            _ => None,
        });
        match step {
            Some(AdjournmentStep::MoveSealed { .. }) => self.hide(referee, sealed),
            // The new order of a game in which a sealed move is no longer wanted, and the end of the secret.
            Some(
                AdjournmentStep::EnvelopeOpened { .. }
                | AdjournmentStep::EnvelopeLost { .. }
                | AdjournmentStep::Ordered { .. },
            ) => self.codes.clear(),
            _ => {}
        }
        for effect in effects {
            if let EffectKind::MoveAnnounced { description: telling, .. } = &effect.kind {
                self.told.insert(telling.named.to_string());
            }
        }
        if self.codes.is_empty() {
            return;
        }
        let written = |value: &dyn Fn() -> serde_json::Result<String>| value().expect("plain data");
        let said = has_any(&written(&|| serde_json::to_string(event)), &self.codes)
            || speaks(event, effects) && has_any(&written(&|| serde_json::to_string(effects)), &self.codes);
        // In a repetition the squares may complete what was only half said.
        let is_guess = |effect: &&Effect| matches!(effect.kind, EffectKind::RepetitionDiffers { .. });
        let guessed = effects
            .iter()
            .filter(is_guess)
            .any(|guess| has_any(&written(&|| serde_json::to_string(guess)), &self.codes));
        let said = said || guessed;
        if said && !matches!(event.kind, EventKind::EnvelopeOpened { .. }) {
            // Somebody has said the same move aloud.
            return self.codes.clear();
        }
        self.look(effects, referee);
    }

    fn look(&self, effects: &[Effect], referee: &Referee) {
        // The arbiter's facts of a complaint list every move that keeps to the touches.
        let told = effects.iter().filter(|effect| !matches!(effect.kind, EffectKind::TouchFacts { .. }));
        for effect in told {
            let text = serde_json::to_string(effect).expect("plain data");
            assert!(!has_any(&text, &self.codes), "the sealed move {:?} is told: {text}", self.codes);
        }
        let state = referee.state_text();
        let listed = state.contains("touch-facts");
        assert!(listed || !has_any(&state, &self.codes), "the sealed move {:?} is in the state: {state}", self.codes);
        let mut view = referee.view(Default::default());
        view.desk.facts.clear();
        let view = format!("{view:?}");
        let shown = has_any(&view, &self.codes) || has_any(&view, &self.shapes);
        assert!(listed || !shown, "the sealed move {:?} is in the view: {view}", self.codes);
    }

    fn hide(&mut self, referee: &Referee, sealed: Option<&Announcement>) {
        self.codes.clear();
        let Some(words) = sealed else { return };
        let mut view = referee.view(Default::default());
        view.desk.facts.clear();
        let named: Option<NamedMove> =
            reading::read_announcement(&view.course, words).ok().map(|reading| reading.telling.named);
        let full = named.map(|named| named.to_string());
        self.shapes = vec![format!("{words:?}")];
        self.shapes.extend(named.map(|named| format!("{named:?}")));
        let codes: Vec<String> = std::iter::once(words.to_string()).chain(full).collect();
        let known = codes.iter().any(|code| self.told.contains(code));
        let state = referee.state_text();
        let shown = format!("{view:?}");
        if !known && !has_any(&state, &codes) && !has_any(&shown, &self.shapes) && !has_any(&shown, &codes) {
            self.codes = codes;
        }
    }
}
