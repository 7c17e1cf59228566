//! Tell what the link to another station brings about: who has joined, what a lost link does to the clocks, who repeats.

use super::{Channel, Earcon, Presenter, Told, Urgency};
use crate::game::announcement::Telling;
use crate::game::effect::EffectKind;
use crate::game::event::CODE_HERE;
use crate::game::joining::Capacity;
use crate::locale::Args;
use crate::seat::Color;

use Channel::{Hall, Private};

impl Presenter {
    /// Effects about stations that have joined.
    pub(super) fn of_link(&self, kind: &EffectKind) -> Option<Told> {
        Some(match kind {
            EffectKind::LinkFound { whose, capacity: Capacity::Player, again: false, stops, .. } => {
                let id = if *stops { "announce-link-joined-stops" } else { "announce-link-joined-runs" };
                self.tell(Hall, Some(Earcon::PortFound), id, |_| Args::new().color(*whose))
            }
            EffectKind::LinkFound { whose, capacity: Capacity::Player, waits, runs, .. } => {
                let id = match (waits, runs) {
                    (true, _) => "announce-link-back-waits",
                    (false, true) => "announce-link-back-runs",
                    (false, false) => "announce-link-back",
                };
                self.tell(Hall, Some(Earcon::PortFound), id, |_| Args::new().color(*whose))
            }
            EffectKind::LinkFound { whose, capacity, .. } => self.bystander(*whose, *capacity, true),
            EffectKind::LinkLost { whose, capacity: Capacity::Player, stopped, runs } => {
                let id = match (stopped, runs) {
                    (true, _) => "announce-link-lost-stops",
                    (false, true) => "announce-link-lost-runs",
                    (false, false) => "announce-link-lost",
                };
                let told = self.tell(Hall, Some(Earcon::PortLost), id, |_| Args::new().color(*whose));
                Told { urgency: Urgency::Next, ..told }
            }
            EffectKind::LinkLost { whose, capacity, .. } => self.bystander(*whose, *capacity, false),
            EffectKind::StoodStill { time } => {
                let told = self.tell(Hall, Some(Earcon::PortLost), "announce-stood-still", |form| {
                    Args::new().set("time", form.span(*time))
                });
                Told { urgency: Urgency::Next, ..told }
            }
            EffectKind::TimeMissing { whose, most } => match most {
                Some(most) => self.tell(Hall, None, "announce-time-missing", |form| {
                    Args::new().color(*whose).set("time", form.span(*most))
                }),
                None => self.tell(Hall, None, "announce-time-missing-unknown", |_| Args::new().color(*whose)),
            },
            EffectKind::LinkFreed { whose, kept } => {
                let id = if *kept { "announce-link-freed-kept" } else { "announce-link-freed" };
                self.tell(Hall, Some(Earcon::PortLost), id, |_| Args::new().color(*whose))
            }
            EffectKind::LinkDenied { whose, what } => {
                let id = match what.as_str() {
                    "arbiters-code" => "announce-link-desk-wrong",
                    CODE_HERE => "announce-desk-wrong-here",
                    "arbiters-desk" => "announce-link-desk-no-code",
                    "hello" => "announce-link-seat-taken",
                    _ => "announce-link-denied",
                };
                self.tell(Private, Some(Earcon::Refused), id, |_| Args::new().color(*whose).set("what", what.as_str()))
            }
            EffectKind::CodeRefused { count, changed } => {
                let id = if *changed { "announce-link-code-changed" } else { "announce-link-code-refused" };
                self.tell(Private, Some(Earcon::Refused), id, |_| Args::new().set("count", *count))
            }
            EffectKind::HistoryDiffers { whose } => {
                self.tell(Hall, Some(Earcon::Difference), "announce-link-history-differs", |_| {
                    Args::new().color(*whose)
                })
            }
            _ => return None,
        })
    }

    /// Somebody who plays no seat has joined, or does not answer any more.
    fn bystander(&self, whose: Color, capacity: Capacity, there: bool) -> Told {
        let (channel, id) = match (capacity, there) {
            (Capacity::Player | Capacity::Assistant, true) => (Hall, "announce-link-assistant"),
            (Capacity::Player | Capacity::Assistant, false) => (Hall, "announce-link-assistant-lost"),
            (Capacity::Arbiter, true) => (Private, "announce-link-desk"),
            (Capacity::Arbiter, false) => (Private, "announce-link-desk-lost"),
            (Capacity::Spectator, true) => (Private, "announce-link-spectator"),
            (Capacity::Spectator, false) => (Private, "announce-link-spectator-lost"),
        };
        let earcon = if there { Earcon::PortFound } else { Earcon::PortLost };
        self.tell(channel, Some(earcon), id, |_| Args::new().color(whose))
    }

    /// A repetition between two stations is heard in the hall as it is said (D.2.1): who repeats, then the words. At one
    /// station it was heard there, and only its agreement is told.
    pub(super) fn repeated(&self, by: Color, repeated: Option<&Telling>) -> Told {
        let Some(telling) = repeated else {
            return self.tell(Private, None, "announce-repetition-agrees", |_| Args::new().color(by));
        };
        let mut told = self
            .tell(Hall, None, "announce-repetition", |form| Args::new().color(by).set("move", form.telling(telling)));
        // The mark of en passant ends with a full stop of its own.
        told.line = told.line.replace("e.p..", "e.p.");
        told
    }
}
