//! Follow a device at this station, of whatever kind it is: open its port, number what it says, and say once what hinders
//! it. A kind of device is a row of `DeviceTexts`.

use super::inbox::{InboxSender, StationInput};
use super::timepiece::Timepiece;
use super::trouble;
use ansage_devices::driver::{DeviceKind, DeviceThread};
use ansage_devices::report::DeviceFault;
use ansage_game::event::{EventKind, EventSource};
use ansage_game::seat::Color;
use ansage_words::presentation::{Channel, Earcon, Message, MessageForm, MessageValues, Presenter, Urgency};

/// What comes of a device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeviceOutcome {
    /// An act of this player's, which came from a device.
    Act(Color, EventSource, EventKind),
    /// For who sits here.
    Tell(Message),
}

/// What is said of a kind of device that is not there: message ids, and how they are told.
#[derive(Debug)]
pub(crate) struct DeviceTexts {
    channel: Channel,
    earcon: Earcon,
    urgency: Urgency,
    /// Whether lines, too, have the whole name of its port.
    whole_port: bool,
    /// It is looked for; empty where that is not worth a line.
    looking: &'static str,
    /// It cannot be followed, as the system starts no thread.
    no_thread: &'static str,
    /// Its port cannot be opened; `$why` tells the reasons apart.
    unopened: &'static str,
    /// Nothing comes from its port, or something that it does not say, each with what is said as `$why`.
    nobody: [(&'static str, &'static str); 2],
}

/// The tactile board of who sits here: his own affair.
const TACTILE: DeviceTexts = DeviceTexts {
    channel: Channel::Private,
    earcon: Earcon::PortLost,
    urgency: Urgency::Next,
    whole_port: true,
    looking: "board-game-looking",
    no_thread: "board-game-no-thread",
    unopened: "board-game-fault",
    nobody: [("board-game-fault", "nothing"), ("board-game-fault", "wrong-device")],
};

/// A sighted player's board: the moves of both are played on it.
const ELECTRONIC: DeviceTexts = DeviceTexts {
    channel: Channel::Hall,
    earcon: Earcon::Difference,
    urgency: Urgency::Next,
    whole_port: false,
    looking: "board-opponent-looking",
    no_thread: "board-opponent-no-thread",
    unopened: "board-opponent-port",
    nobody: [("board-opponent-none", ""); 2],
};

/// The opponent's own clock key.
const KEY: DeviceTexts = DeviceTexts {
    channel: Channel::Hall,
    earcon: Earcon::PortLost,
    urgency: Urgency::Normal,
    whole_port: false,
    looking: "",
    no_thread: "board-key-no-thread",
    unopened: "board-key-not-opened",
    nobody: [("board-key-not-opened", ""); 2],
};

/// A device that is followed, or may be.
#[derive(Debug)]
pub struct FollowedDevice {
    device: DeviceKind,
    texts: &'static DeviceTexts,
    whose: Color,
    path: String,
    slot: InboxSender,
    timepiece: Timepiece,
    /// The port that is followed; `None` while the device is laid aside, or none was named.
    port: Option<DeviceThread>,
    /// The number of this following: what an earlier one still has in the inbox counts for nothing.
    number: u64,
    /// The messages told since the device was found or lost, with what makes them another message.
    told: Vec<(&'static str, &'static str)>,
}

impl FollowedDevice {
    /// This player's device on this port, not followed yet; the port is empty where none was named.
    pub fn new(
        device: DeviceKind,
        path: String,
        whose: Color,
        slot: InboxSender,
        timepiece: Timepiece,
    ) -> FollowedDevice {
        let texts = match device {
            DeviceKind::TactileBoard => &TACTILE,
            DeviceKind::DgtBoard => &ELECTRONIC,
            DeviceKind::ClockKey => &KEY,
        };
        FollowedDevice { device, texts, whose, path, slot, timepiece, port: None, number: 0, told: Vec::new() }
    }

    /// Whose device it is.
    pub fn owner(&self) -> Color {
        self.whose
    }

    /// The name of its port.
    pub fn port_path(&self) -> &str {
        &self.path
    }

    /// Whether its port is followed.
    pub fn is_followed(&self) -> bool {
        self.port.is_some()
    }

    /// Whether this was said by the device that is followed now.
    pub fn is_report_from(&self, device: DeviceKind, number: u64) -> bool {
        self.device == device && self.number == number && self.is_followed()
    }

    /// Looks for it from now on; nothing happens where no port was named. What is said of that.
    pub fn start_following(&mut self, presenter: &Presenter) -> Option<Message> {
        if self.path.is_empty() {
            return None;
        }
        self.number += 1;
        let (device, slot, number, timepiece) = (self.device, self.slot.clone(), self.number, self.timepiece);
        let post = move |out| slot.post(StationInput::Device(device, number, out));
        let looking = self.texts.looking;
        match device.start_thread(&self.path, move || timepiece.now(), post) {
            Ok(port) => {
                self.port = Some(port);
                let args =
                    MessageValues::from_color(self.whose).set_with_form("path", |form| form.port_text(&self.path));
                (!looking.is_empty()).then(|| presenter.silent_message(looking, args))
            }
            Err(error) => {
                let reason = trouble::io_error_text(&presenter.program, &error);
                let args = MessageValues::from_color(self.whose).set_own_text("reason", reason);
                Some(presenter.build_message(Channel::Private, Earcon::PortLost, self.texts.no_thread, args))
            }
        }
    }

    /// Names another port, for when it is followed the next time.
    pub fn set_port_path(&mut self, path: String) {
        self.path = path;
    }

    /// Lets go of its port.
    pub fn release_port(&mut self) {
        self.port = None;
        self.clear_reported_troubles();
    }

    /// The device was found or lost: its troubles are news again.
    pub fn clear_reported_troubles(&mut self) {
        self.told.clear();
    }

    /// Says what hinders the device, where that is one of its absence.
    pub fn absence_outcomes(&mut self, fault: &DeviceFault, presenter: &Presenter) -> Vec<DeviceOutcome> {
        let (id, why) = match fault {
            DeviceFault::NotOpened(why) => (self.texts.unopened, why.name()),
            DeviceFault::NoBoard { bytes } => self.texts.nobody[usize::from(*bytes > 0)],
            _ => return Vec::new(),
        };
        self.message_outcome_once(id, why, Some(self.texts.earcon), presenter, MessageValues::new().set("why", why))
    }

    /// Tells a message about the device, once until it is found or lost; `which` is what makes it another message.
    pub fn message_outcome_once(
        &mut self,
        id: &'static str,
        which: &'static str,
        earcon: Option<Earcon>,
        presenter: &Presenter,
        values: MessageValues<'_>,
    ) -> Vec<DeviceOutcome> {
        if self.told.contains(&(id, which)) {
            return Vec::new();
        }
        self.told.push((id, which));
        vec![self.message_outcome(id, earcon, presenter, values)]
    }

    /// Tells a message about the device.
    pub fn message_outcome(
        &self,
        id: &'static str,
        earcon: Option<Earcon>,
        presenter: &Presenter,
        values: MessageValues<'_>,
    ) -> DeviceOutcome {
        let whole = self.texts.whole_port;
        let path = |form: MessageForm<'_>| if whole { self.path.clone() } else { form.port_text(&self.path) };
        let told = presenter.build_message(
            self.texts.channel,
            earcon,
            id,
            values.with_color(self.whose).set_with_form("path", path),
        );
        DeviceOutcome::Tell(Message { urgency: self.texts.urgency, ..told })
    }
}
