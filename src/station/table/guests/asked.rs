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
use ansage_seats::console::desk::report::join_messages;
use ansage_words::locale::CleanText;
use ansage_words::presentation::{Message, MessageForm, MessageValues, Presenter};

impl Station {
    /// The link is told of, or changed.
    pub(in crate::station::table) fn handle_link_request(&mut self, wish: LinkRequest, at: Moment, port: EventSource) {
        match (&self.keeper, wish) {
            (Authority::Host(_), LinkRequest::Tell) => return self.show_link_to_host(),
            (Authority::Host(_), _) => return self.show_refusal("join-not-the-hosts"),
            _ if self.guests.is_none() => return self.show_refusal("link-not-hosting"),
            _ => {}
        }
        match wish {
            LinkRequest::Tell => self.show_link_and_codes(),
            LinkRequest::NewCode => self.make_code(),
            LinkRequest::Free(whose) => self.free(whose, at, port),
        }
    }

    /// Who has joined, then how others can.
    fn show_link_and_codes(&mut self) {
        let Some(guests) = &self.guests else { return };
        let mut parts = self.who(guests);
        match &guests.listening {
            Some(listening) => {
                parts.extend(way_in(&self.presenter, listening));
                parts.push(code(&self.presenter, listening));
            }
            None => parts.push(self.presenter.private_message("link-nothing-open", ())),
        }
        self.present_message(&join_messages(parts));
    }

    /// The way by which other machines reach this one, and who has joined: without the code, which is for who joins.
    pub(in crate::station::table) fn network_access_messages(&self) -> Vec<Message> {
        let Some(guests) = &self.guests else { return Vec::new() };
        let Some(listening) = &guests.listening else { return Vec::new() };
        let address =
            listening.addresses_to_type().first().cloned().unwrap_or_else(|| listening.listening_address().to_string());
        let announced = matches!(listening.announcement_result(), Ok(true));
        let way = self.presenter.private_message(
            "inspect-way",
            MessageValues::new().set_own_text("address", address).set_yes_no("announced", announced),
        );
        let all = guests.host.joined_clients();
        let seated = all.iter().filter(|it| it.there && it.capacity != StationRole::Spectator);
        let told = seated.map(|it| {
            self.presenter.private_message(
                "inspect-there",
                MessageValues::from_color(it.seat).set("capacity", it.capacity.name()),
            )
        });
        let delay = guests.host.spectator_delay();
        let values = MessageValues::new()
            .set_yes_no("delayed", delay > Span::ZERO)
            .set_with_form("time", move |form| form.control_time_text(delay));
        let delayed = self.presenter.private_message("inspect-delay", values);
        [way, delayed].into_iter().chain(told).chain(self.onlookers(&all)).collect()
    }

    /// The spectators, and an arbiter's desk elsewhere.
    fn onlookers(&self, all: &[ClientInfo]) -> Vec<Message> {
        let count = all.iter().filter(|it| it.there && it.capacity == StationRole::Spectator).count();
        let args = MessageValues::new().set("count", count);
        let spectators = (count > 0).then(|| self.presenter.private_message("link-spectators", args));
        let desk = self.connections.has_remote_desk().then(|| self.presenter.private_message("link-desk", ()));
        spectators.into_iter().chain(desk).collect()
    }

    fn who(&self, guests: &Clients) -> Vec<Message> {
        let all = guests.host.joined_clients();
        let seated = all.iter().filter(|it| matches!(it.capacity, StationRole::Player | StationRole::Assistant));
        let mut parts: Vec<Message> = seated
            .map(|it| if it.there || it.waits { self.there(it) } else { self.absent_client_message(it) })
            .collect();
        parts.extend(self.onlookers(&all));
        if parts.is_empty() {
            parts.push(self.presenter.private_message("link-nobody", ()));
        }
        parts
    }

    fn there(&self, it: &ClientInfo) -> Message {
        let delay =
            MessageValues::new().set_yes_no("known", it.delay.is_some()).set("delay", it.delay.unwrap_or_default());
        if it.waits {
            return self.presenter.private_message("link-waits", it.seat);
        }
        self.presenter.private_message("link-there", delay.with_color(it.seat).set("capacity", it.capacity.name()))
    }

    /// A station that does not answer.
    pub(super) fn absent_client_message(&self, it: &ClientInfo) -> Message {
        let args = MessageValues::from_color(it.seat).set("capacity", it.capacity.name());
        self.presenter.private_message("link-away", args)
    }

    /// At the start: where to join, and at last the code, which stays under the fingers.
    pub(super) fn show_how_to_join(&mut self) {
        let Some(listening) = self.guests.as_ref().and_then(|guests| guests.listening.as_ref()) else { return };
        let mut parts = way_in(&self.presenter, listening);
        parts.push(code(&self.presenter, listening));
        for told in parts {
            self.present_message(&told);
        }
    }

    fn make_code(&mut self) {
        let Some(listening) = self.guests.as_ref().and_then(|guests| guests.listening.as_ref()) else {
            return self.show_refusal("link-nothing-open");
        };
        match listening.replace_code() {
            Ok(code) => self.show_new_joining_code(&code, None),
            Err(error) => {
                let reason = trouble::io_error_text(&self.presenter.program, &error);
                self.report_link_trouble("link-code-kept", &[("reason", CleanText::own(reason))]);
            }
        }
    }

    /// The code is another, and is taken after the pause.
    pub(in crate::station::table) fn show_new_joining_code(&mut self, code: &JoiningCode, pause: Option<Span>) {
        if pause.is_some() {
            let args = MessageValues::new().set("count", seconds(pause));
            self.present_message(&self.presenter.private_message("link-pause", args));
        }
        self.present_message(&joining_code_message(&self.presenter, code));
    }

    /// Takes a seat back to this keyboard.
    fn free(&mut self, whose: Option<Color>, at: Moment, port: EventSource) {
        let links = self.view(at).links;
        let own: Vec<Color> = Color::ALL.into_iter().filter(|color| links.get(*color).has_own_station()).collect();
        let whose = match (whose, &own[..]) {
            (Some(whose), _) => whose,
            (None, [only]) => *only,
            (None, []) => return self.show_refusal("link-nobody"),
            (None, _) => return self.show_refusal("link-free-which"),
        };
        self.record_event(Event { at, seat: Seat::from(whose), port, kind: EventKind::SeatReleased });
    }
}

/// The code of this moment.
fn code(presenter: &Presenter, listening: &HostListener) -> Message {
    joining_code_message(presenter, &listening.current_code())
}

/// A code: digit by digit to be heard, in its groups on the line.
fn joining_code_message(presenter: &Presenter, code: &JoiningCode) -> Message {
    let digits = || code.digits().map(|digit| digit.to_string()).join(", ");
    let written = |form: MessageForm<'_>| if form.is_heard() { digits() } else { code.to_string() };
    presenter.private_message("link-code", MessageValues::new().set_with_form("code", written))
}

/// What is typed at the other machine. All addresses are shown, the likeliest is heard.
fn way_in(presenter: &Presenter, listening: &HostListener) -> Vec<Message> {
    let mut parts = Vec::new();
    let addresses = listening.addresses_to_type();
    for (place, address) in addresses.iter().enumerate() {
        let args = MessageValues::new().set_own_text("address", address);
        parts.push(match place {
            0 => presenter.private_message("link-address", args),
            _ => presenter.silent_message("link-address", args),
        });
    }
    if addresses.is_empty() {
        parts.push(presenter.private_message("link-no-address", ()));
    }
    parts.push(match listening.announcement_result() {
        // On this machine alone it is not found where people look: the address is enough.
        Ok(true) if listening.listening_address().ip().is_loopback() => return parts,
        Ok(true) => presenter.private_message("link-discovered", ()),
        Ok(false) => presenter.private_message("link-not-announced", ()),
        Err(system) => presenter.private_message(
            "link-no-discovery",
            MessageValues::new().set_embedded_message(
                "reason",
                "trouble-reason",
                MessageValues::new().set("kind", "other").set_own_text("system", system),
            ),
        ),
    });
    parts
}
