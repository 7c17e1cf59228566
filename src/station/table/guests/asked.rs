//! Answer `link`: who has joined, the code, where to join; make a new code; take a seat back.

use super::{Clients, seconds};
use crate::station::table::{Authority, Station};
use crate::station::trouble;
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::joining::StationRole;
use ansage_game::moment::{Moment, Span};
use ansage_game::seat::{Color, Seat};
use ansage_link::driver::host::HostListener;
use ansage_link::host::ClientInfo;
use ansage_link::pairing::JoiningCode;
use ansage_seats::console::LinkRequest;
use ansage_seats::console::desk::report::joined;
use ansage_words::locale::Args;
use ansage_words::presentation::{Message, MessageForm, MessageValues, Presenter};

impl Station {
    /// The link is told of, or changed.
    pub(in crate::station::table) fn handle_link(&mut self, wish: LinkRequest, at: Moment, port: EventSource) {
        match (&self.keeper, wish) {
            (Authority::Host(_), LinkRequest::Tell) => return self.tell_link_to_host(),
            (Authority::Host(_), _) => return self.refuse("join-not-the-hosts"),
            _ if self.guests.is_none() => return self.refuse("link-not-hosting"),
            _ => {}
        }
        match wish {
            LinkRequest::Tell => self.tell_link(),
            LinkRequest::NewCode => self.make_code(),
            LinkRequest::Free(whose) => self.free(whose, at, port),
        }
    }

    /// Who has joined, then how others can.
    fn tell_link(&mut self) {
        let Some(guests) = &self.guests else { return };
        let mut parts = self.who(guests);
        match &guests.listening {
            Some(listening) => {
                parts.extend(way_in(&self.presenter, listening));
                parts.push(code(&self.presenter, listening));
            }
            None => parts.push(self.presenter.note("link-nothing-open", ())),
        }
        self.tell(&joined(parts));
    }

    /// The way by which other machines reach this one, and who has joined: without the code, which is for who joins.
    pub(in crate::station::table) fn open_way(&self) -> Vec<Message> {
        let Some(guests) = &self.guests else { return Vec::new() };
        let Some(listening) = &guests.listening else { return Vec::new() };
        let address = listening.addresses().first().cloned().unwrap_or_else(|| listening.address().to_string());
        let announced = matches!(listening.announced(), Ok(true));
        let way = self
            .presenter
            .note("inspect-way", MessageValues::new().set("address", address).yes_no("announced", announced));
        let all = guests.host.joined();
        let seated = all.iter().filter(|it| it.there && it.capacity != StationRole::Spectator);
        let told = seated.map(|it| {
            self.presenter.note("inspect-there", MessageValues::of(it.seat).set("capacity", it.capacity.name()))
        });
        [way].into_iter().chain(told).chain(self.onlookers(&all)).collect()
    }

    /// The spectators, and an arbiter's desk elsewhere.
    fn onlookers(&self, all: &[ClientInfo]) -> Vec<Message> {
        let count = all.iter().filter(|it| it.there && it.capacity == StationRole::Spectator).count();
        let args = MessageValues::new().set("count", count);
        let spectators = (count > 0).then(|| self.presenter.note("link-spectators", args));
        let desk = self.connections.has_desk_elsewhere().then(|| self.presenter.note("link-desk", ()));
        spectators.into_iter().chain(desk).collect()
    }

    fn who(&self, guests: &Clients) -> Vec<Message> {
        let all = guests.host.joined();
        let seated = all.iter().filter(|it| matches!(it.capacity, StationRole::Player | StationRole::Assistant));
        let mut parts: Vec<Message> = seated.map(|it| if it.there { self.there(it) } else { self.away(it) }).collect();
        parts.extend(self.onlookers(&all));
        if parts.is_empty() {
            parts.push(self.presenter.note("link-nobody", ()));
        }
        parts
    }

    fn there(&self, it: &ClientInfo) -> Message {
        let delay = MessageValues::new().yes_no("known", it.delay.is_some()).set("delay", it.delay.unwrap_or_default());
        self.presenter.note("link-there", delay.color(it.seat).set("capacity", it.capacity.name()))
    }

    /// A station that does not answer.
    pub(super) fn away(&self, it: &ClientInfo) -> Message {
        let args = MessageValues::of(it.seat).set("capacity", it.capacity.name());
        self.presenter.note("link-away", args)
    }

    /// At the start: where to join, and at last the code, which stays under the fingers.
    pub(super) fn tell_way_in(&mut self) {
        let Some(listening) = self.guests.as_ref().and_then(|guests| guests.listening.as_ref()) else { return };
        let mut parts = way_in(&self.presenter, listening);
        parts.push(code(&self.presenter, listening));
        for told in parts {
            self.tell(&told);
        }
    }

    fn make_code(&mut self) {
        let Some(listening) = self.guests.as_ref().and_then(|guests| guests.listening.as_ref()) else {
            return self.refuse("link-nothing-open");
        };
        match listening.new_code() {
            Ok(code) => self.tell_new_code(&code, None),
            Err(error) => {
                let reason = trouble::io_reason(&self.presenter.program, &error);
                self.tell_trouble("link-code-kept", &[("reason", reason)]);
            }
        }
    }

    /// The code is another, and is taken after the pause.
    pub(in crate::station::table) fn tell_new_code(&mut self, code: &JoiningCode, pause: Option<Span>) {
        if pause.is_some() {
            let args = MessageValues::new().set("count", seconds(pause));
            self.tell(&self.presenter.note("link-pause", args));
        }
        self.tell(&code_told(&self.presenter, code));
    }

    /// Takes a seat back to this keyboard.
    fn free(&mut self, whose: Option<Color>, at: Moment, port: EventSource) {
        let links = self.view(at).links;
        let own: Vec<Color> = Color::ALL.into_iter().filter(|color| links.get(*color).is_own()).collect();
        let whose = match (whose, &own[..]) {
            (Some(whose), _) => whose,
            (None, [only]) => *only,
            (None, []) => return self.refuse("link-nobody"),
            (None, _) => return self.refuse("link-free-which"),
        };
        self.record(Event { at, seat: Seat::from(whose), port, kind: EventKind::SeatReleased });
    }
}

/// The code of this moment.
fn code(presenter: &Presenter, listening: &HostListener) -> Message {
    code_told(presenter, &listening.code())
}

/// A code: digit by digit to be heard, in its groups on the line.
fn code_told(presenter: &Presenter, code: &JoiningCode) -> Message {
    let digits = || code.digits().map(|digit| digit.to_string()).join(", ");
    let written = |form: MessageForm<'_>| if form.is_heard() { digits() } else { code.to_string() };
    presenter.note("link-code", MessageValues::new().formed("code", written))
}

/// What is typed at the other machine. All addresses are shown, the likeliest is heard.
fn way_in(presenter: &Presenter, listening: &HostListener) -> Vec<Message> {
    let mut parts = Vec::new();
    let addresses = listening.addresses();
    for (place, address) in addresses.iter().enumerate() {
        let args = MessageValues::new().set("address", address.clone());
        parts.push(match place {
            0 => presenter.note("link-address", args),
            _ => presenter.shown("link-address", args),
        });
    }
    if addresses.is_empty() {
        parts.push(presenter.note("link-no-address", ()));
    }
    parts.push(match listening.announced() {
        // On this machine alone it is not found where people look: the address is enough.
        Ok(true) if listening.address().ip().is_loopback() => return parts,
        Ok(true) => presenter.note("link-discovered", ()),
        Ok(false) => presenter.note("link-not-announced", ()),
        Err(system) => presenter.note(
            "link-no-discovery",
            MessageValues::new().set(
                "reason",
                presenter
                    .program
                    .text("trouble-reason", &Args::new().set("kind", "other").set("system", system.clone())),
            ),
        ),
    });
    parts
}
