//! What must hold of a player at a station of his own, after every event.

use super::TableWatch;
use ansage_game::effect::{AnnouncementManner, Audience, Effect, EffectKind};
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::joining::{AssistantOutcome, LinkState, StationRole};
use ansage_game::seat::Color;
use ansage_game::view::View;

impl TableWatch {
    pub(super) fn links(&self, event: &Event, effects: &[Effect], view: &View) {
        let owner = self.terms.owner;
        assert_eq!(*view.links.get(owner), LinkState::None, "the host's player has joined himself");
        self.his_own_acts(event, effects);
        self.waits_for_the_link(event, view);
        for who in Color::ALL {
            let owed = view.owed.get(who);
            let own = view.pending.as_ref().is_some_and(|pending| pending.player == who);
            assert!((!owed.repeat && !owed.execute) || !own, "{owed:?} is owed by him who has announced");
            let joined = view.links.get(!owner).has_own_station();
            assert!(!owed.repeat || joined, "a repetition is owed at one station");
        }
    }

    /// Nobody acts for a player who has a station of his own, and nothing of another's comes from it.
    fn his_own_acts(&self, event: &Event, effects: &[Effect]) {
        let opponent = !self.terms.owner;
        let over_link = matches!(event.port, EventSource::Link { .. });
        let own = self.last.links.get(opponent).has_own_station();
        let told = matches!(
            event.kind,
            EventKind::EnvelopeOpened { .. }
                | EventKind::Claimed { .. }
                | EventKind::Consented
                | EventKind::Ruled { .. }
        );
        let resumed = effects.iter().any(|effect| matches!(effect.kind, EffectKind::PlayResumed { .. }));
        for effect in effects {
            let by = match effect.kind {
                EffectKind::MoveAnnounced {
                    player: by,
                    manner: AnnouncementManner::Announced | AnnouncementManner::Entered,
                    ..
                } if !told => by,
                EffectKind::MoveAnnounced { player: by, manner: AnnouncementManner::Misheard { .. }, .. } if !told => {
                    !by
                }
                // A press that was kept counts with the other's.
                EffectKind::PressWaits { player: by }
                    if self.last.reply.as_ref().is_some_and(|reply| reply.player == by) =>
                {
                    continue;
                }
                // What he had pressed is told again, as the game goes on after all, or play after a stop.
                EffectKind::PressedBeforeEntry { .. } if told || resumed => continue,
                EffectKind::PressedBeforeEntry { player: by }
                | EffectKind::PressWaits { player: by }
                | EffectKind::RepetitionAgrees { player: by, .. }
                | EffectKind::RepetitionDiffers { player: by, .. }
                | EffectKind::DrawOffered { player: by }
                | EffectKind::DrawDeclined { player: by }
                | EffectKind::Adjusting { player: by, .. }
                | EffectKind::TouchAnnounced { player: by, .. }
                | EffectKind::Claimed { player: by, .. }
                | EffectKind::ArbiterCalled { player: by } => by,
                EffectKind::ConfirmationAsked { player: by, .. } => by,
                _ => continue,
            };
            assert!(!own || (by == opponent) == over_link, "by {by:?} from {:?}: {effect:?}", event.port);
        }
    }

    /// No clock is started while the table waits for a lost link.
    fn waits_for_the_link(&self, event: &Event, view: &View) {
        let lost = |view: &View| view.links.white == LinkState::Lost || view.links.black == LinkState::Lost;
        let waits = lost(view) && lost(&self.last) && view.rules.lost_link_stops;
        let started = view.running.is_some() && self.last.running.is_none();
        assert!(!waits || !started, "a clock was started without the link: {event:?}");
        let ran = view.running.is_some() && view.rules.lost_link_stops;
        assert!(!ran || !lost(view), "a clock runs while the table waits for the link");
    }

    /// What is the host's alone. Returns whether it was about links.
    pub(super) fn link_audience(&self, effect: &Effect) -> bool {
        let host = Audience::Seat(self.terms.owner);
        match &effect.kind {
            EffectKind::LinkFound { role: capacity, .. } | EffectKind::LinkLost { role: capacity, .. } => {
                let seen = matches!(capacity, StationRole::Player | StationRole::Assistant);
                assert_eq!(effect.to, if seen { Audience::Hall } else { host }, "{effect:?}");
            }
            EffectKind::AssistantAsks { .. } => assert_ne!(effect.to, Audience::Hall, "{effect:?}"),
            EffectKind::AssistantSettled { outcome, .. } => {
                assert_eq!(effect.to == Audience::Hall, *outcome == AssistantOutcome::Accepted, "{effect:?}");
            }
            EffectKind::LinkDenied { .. } => {
                assert!(effect.to == host || effect.to == Audience::Desk && self.at_desk, "{effect:?}");
            }
            EffectKind::CodeRefused { .. } => assert_eq!(effect.to, host, "{effect:?}"),
            _ => return false,
        }
        true
    }
}
