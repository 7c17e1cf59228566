//! Tell what the link to another station brings about: who has joined, what a lost link does to the clocks, and who may not join;
//! and at the joined station itself, how its link stands.

use super::{Channel, Earcon, Message, MessageForm, MessageValues, Presenter};
use crate::locale::Args;
use ansage_game::event::CODE_HERE;
use ansage_game::foreign::{ForeignText, PersonName};
use ansage_game::joining::{AssistantOutcome, StationRole};
use ansage_game::moment::Span;
use ansage_game::ruling::{AssistantDuties, AssistantDuty};
use ansage_game::seat::Color;
use ansage_game::view::{AwaitedAct, View};

use Channel::{Hall, Private};

/// How many characters of a denied act are shown: the German line has room for them.
const DENIED_SHOWN: usize = 17;

/// The link to the host, as it is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct LinkDisplay {
    /// Whether the host answers.
    pub there: bool,
    /// The time there and back, where it was measured.
    pub delay: Option<Span>,
    /// Acts of this station that the host has not taken down yet.
    pub unsent: usize,
}

/// What the rule of the table does to the clocks without the link, as texts name it.
pub fn lost_link_clock_rule(view: &View) -> &'static str {
    match view.running {
        Some(_) if view.rules.lost_link_stops => "stop",
        Some(_) => "run",
        None => "none",
    }
}

/// The letters of the duties of this seat's assistant, or none.
pub fn assistant_duty_letters(own: Color, view: &View) -> String {
    duty_letters(*view.duties.get(own))
}

fn duty_letters(duties: AssistantDuties) -> String {
    let has = |duty: &&AssistantDuty| duties.has_duty(**duty);
    let letters: Vec<String> = AssistantDuty::ALL.iter().filter(has).map(|duty| duty.letter().into()).collect();
    if letters.is_empty() { "none".to_owned() } else { letters.join(", ") }
}

/// How a joined station is told of itself.
impl Presenter {
    /// As what it has joined, and which duties an assistant has.
    pub fn joined_messages(&self, capacity: StationRole, view: &View) -> Vec<Message> {
        let found = |id, values: MessageValues<'_>| self.build_message(Private, Earcon::PortFound, id, values);
        let seated = |role: &'static str| found("join-joined", MessageValues::from_color(self.owner).set("role", role));
        match capacity {
            StationRole::Player => vec![seated("player")],
            StationRole::Assistant => {
                let values = MessageValues::new().set_own_text("letters", assistant_duty_letters(self.owner, view));
                let values = values.set_own_text("article", view.appendix_article("D.2.9"));
                vec![seated("assistant"), self.private_message("join-duties", values)]
            }
            StationRole::Arbiter | StationRole::Spectator => vec![found("join-joined-spectator", MessageValues::new())],
        }
    }

    /// The link is lost: what the clocks do by the rule of the table.
    pub fn link_lost_message_at_client(&self, view: &View) -> Message {
        self.urgent_message(
            Earcon::PortLost,
            "join-lost",
            MessageValues::new().set("clocks", lost_link_clock_rule(view)),
        )
    }

    /// The link is there again.
    pub fn link_back_message_at_client(&self, view: &View) -> Message {
        let stands = matches!(view.awaited, AwaitedAct::Resumption | AwaitedAct::Restart(_));
        let play = if stands { "stands" } else { "goes" };
        self.build_message(Private, Earcon::PortFound, "join-back", MessageValues::new().set("play", play))
    }

    /// Where this station has joined, and how long its words take there and back.
    pub fn link_to_host_message(&self, address: &str, link: LinkDisplay) -> Message {
        let id = if link.there { "join-link-is" } else { "join-link-lost" };
        let millis = |form: MessageForm<'_>| {
            let Some(delay) = link.delay else { return "none".to_owned() };
            let count = Args::new().set("count", delay.as_millis() as i64);
            match form.is_heard() {
                true => form.locale.message_text("join-millis", &count),
                false => form.locale.message_line("join-millis", &count),
            }
        };
        self.private_message(id, MessageValues::new().set_own_text("address", address).set_with_form("delay", millis))
            .with_immediate_urgency()
    }
}

impl Presenter {
    /// Asks whether this person is the player's assistant.
    pub fn assistant_question(&self, player: Color, name: &PersonName, duties: AssistantDuties) -> Message {
        let values = MessageValues::from_color(player).set_name("name", name);
        let values = values.set_own_text("letters", duty_letters(duties));
        self.build_message(Private, Earcon::Question, "announce-assistant-asks", values)
    }

    /// How that question is closed: in public only where the person is the assistant.
    pub(super) fn assistant_outcome_message(
        &self,
        channel: Channel,
        player: Color,
        name: &PersonName,
        outcome: AssistantOutcome,
    ) -> Message {
        let (cue, what) = match outcome {
            AssistantOutcome::Accepted => (Earcon::PortFound, "accepted"),
            AssistantOutcome::Refused => (Earcon::PortLost, "refused"),
            AssistantOutcome::Gone => (Earcon::PortLost, "gone"),
        };
        let values = MessageValues::from_color(player).set_name("name", name).set("what", what);
        self.build_message(channel, cue, "announce-assistant-settled", values)
    }

    pub(super) fn link_found_message(
        &self,
        (whose, capacity): (Color, StationRole),
        again: bool,
        stops: bool,
        (waits, runs): (bool, bool),
    ) -> Message {
        let what = match (capacity, again) {
            (StationRole::Player, false) if stops => "joined-stops",
            (StationRole::Player, false) => "joined-runs",
            (StationRole::Player, true) if waits => "back-waits",
            (StationRole::Player, true) if runs => "back-runs",
            (StationRole::Player, true) => "back",
            (StationRole::Assistant | StationRole::Arbiter | StationRole::Spectator, _) => {
                return self.bystander(whose, capacity, true);
            }
        };
        self.build_message(
            Hall,
            Earcon::PortFound,
            "announce-link-there",
            MessageValues::from_color(whose).set("what", what),
        )
    }

    pub(super) fn link_lost_message(
        &self,
        (whose, capacity): (Color, StationRole),
        stopped: bool,
        runs: bool,
    ) -> Message {
        let what = match capacity {
            StationRole::Player if stopped => "stops",
            StationRole::Player if runs => "runs",
            StationRole::Player => "link",
            StationRole::Assistant | StationRole::Arbiter | StationRole::Spectator => {
                return self.bystander(whose, capacity, false);
            }
        };
        self.build_message(
            Hall,
            Earcon::PortLost,
            "announce-link-gone",
            MessageValues::from_color(whose).set("what", what),
        )
        .with_high_urgency()
    }

    pub(super) fn link_denied_message(&self, whose: Color, what: &ForeignText) -> Message {
        let id = match what.bare() {
            "arbiters-code" => "announce-link-desk-wrong",
            CODE_HERE => "announce-desk-wrong-here",
            "arbiters-desk" => "announce-link-desk-no-code",
            "hello" => "announce-link-seat-taken",
            _ => "announce-link-denied",
        };
        self.refusal_message(id, MessageValues::from_color(whose).set_quoted_within("what", what, DENIED_SHOWN))
    }

    /// Somebody who plays no seat has joined, or does not answer any more.
    fn bystander(&self, whose: Color, capacity: StationRole, there: bool) -> Message {
        let (channel, what) = match capacity {
            StationRole::Player | StationRole::Assistant => (Hall, "assistant"),
            StationRole::Arbiter => (Private, "desk"),
            StationRole::Spectator => (Private, "spectator"),
        };
        let (id, cue) = match there {
            true => ("announce-link-there", Earcon::PortFound),
            false => ("announce-link-gone", Earcon::PortLost),
        };
        self.build_message(channel, cue, id, MessageValues::from_color(whose).set("what", what))
    }
}
