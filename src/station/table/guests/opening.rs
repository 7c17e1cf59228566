//! Let other stations in from now on: their keys, the door on the network, and what of all that is told.

use super::{Guests, head_of};
use crate::game::event::{Event, EventKind, Port};
use crate::game::joining::Capacity;
use crate::journal::{Entry, driver};
use crate::link::driver::host::{HostConfig, Listening};
use crate::link::driver::keys::{KeyFile, KeyFileError};
use crate::link::host::{Host, Setup};
use crate::link::message::guests::Hall;
use crate::locale::Args;
use crate::moment::Moment;
use crate::presentation::{Presenter, Told, Values};
use crate::seat::{Color, Seat};
use crate::station::inbox::{Input, Slot};
use crate::station::table::{Keeper, Table};
use crate::station::trouble;
use crate::station::wishes::Hosting;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// What people read who find the game on the network, where the players have no names.
const NAMELESS: &str = "Ansage";

impl Table {
    /// Lets other stations in from now on, and tells with which code and where. `entries` are those of the journal; a
    /// new game has no stations yet, whatever lies beside it.
    pub fn let_in(&mut self, hosting: Hosting, entries: &[Entry], resumed: bool, slot: &Slot) {
        let Keeper::Here(journal) = &self.keeper else { return };
        let path = journal.path().to_path_buf();
        let beside = KeyFile::beside(&path);
        if !resumed {
            // Keys of another game that had this name.
            let _ = fs::remove_file(&beside);
        }
        let keys = KeyFile::open(&beside);
        let game = keys.as_ref().map(|opened| opened.keys.game().to_owned()).unwrap_or_default();
        let host = match self.restored(game, &path, entries) {
            Ok(host) => host,
            // Without its history no station could be told what of its acts is in it.
            Err(reason) => return self.tell_no_network(hosting, &reason),
        };
        let keys = match keys {
            Ok(opened) => {
                if let Some(aside) = opened.aside {
                    let aside = aside.display().to_string();
                    let told = self.presenter.refusal("link-keys-aside", Values::new().set("path", aside.clone()));
                    self.tell(&told, None);
                }
                let mut keys = opened.keys;
                keys.number_after(host.last_station());
                Ok(keys)
            }
            Err(why) => Err(reason(&self.presenter, &why)),
        };
        let listening = keys.and_then(|keys| self.listen(hosting, keys, slot));
        let pairings = match &listening {
            Ok(listening) => listening.pairings().into_iter().map(|kept| (kept.station, kept.id)).collect(),
            Err(_) => BTreeMap::new(),
        };
        let (listening, failed) = match listening {
            Ok(listening) => (Some(listening), None),
            Err(reason) => (None, Some(reason)),
        };
        let (lines, desks) = (BTreeMap::new(), BTreeMap::new());
        self.guests = Some(Guests { host, listening, lines, desks, pairings, slot: slot.clone() });
        match failed {
            Some(reason) => self.tell_no_network(hosting, &reason),
            None => self.tell_way_in(),
        }
    }

    /// The machine as the journal leaves it.
    fn restored(&self, game: String, journal: &Path, entries: &[Entry]) -> Result<Host, String> {
        let bytes = driver::read(journal).map_err(|error| trouble::journal(&self.presenter.program, &error))?;
        let text = String::from_utf8_lossy(&bytes);
        let heads = text.lines().skip(1).map(head_of);
        let all = entries.iter().zip(heads).map(|(it, head)| (it.seq, head, &it.event, &it.effects[..]));
        let presenter = &self.presenter;
        let hall = Hall {
            lang: presenter.hall.lang().code().to_owned(),
            words: presenter.words.name().to_owned(),
            style: presenter.style.name().to_owned(),
        };
        let setup = Setup { game, terms: Box::new(self.referee.terms().clone()), hall };
        Ok(Host::restored(setup, all))
    }

    fn listen(&self, hosting: Hosting, keys: KeyFile, slot: &Slot) -> Result<Listening, String> {
        let names = &self.referee.terms().names;
        let both = [&names.white, &names.black].map(|name| name.trim()).into_iter().filter(|name| !name.is_empty());
        let both = both.collect::<Vec<_>>().join(" - ");
        let config = HostConfig {
            listen: hosting.listen,
            discover: hosting.discover,
            // Who can only be reached from this machine need not be found from another.
            loopback_discovery: hosting.listen.ip().is_loopback(),
            name: if both.is_empty() { NAMELESS.to_owned() } else { both },
            ..HostConfig::new(keys)
        };
        let slot = slot.clone();
        let opened = Listening::open(config, move |call| slot.post(Input::Guest(Box::new(call))));
        opened.map_err(|error| trouble::io_reason(&self.presenter.program, &error))
    }

    /// The game goes on at this keyboard alone.
    fn tell_no_network(&mut self, hosting: Hosting, reason: &str) {
        // The line of the next message has no room for the reason: it stands on its own.
        let why = self.presenter.shown(
            "link-no-network-why",
            Values::new().set("address", hosting.listen.to_string()).set("reason", reason.to_owned()),
        );
        self.tell(&why, None);
        let told = self.presenter.refusal(
            "link-no-network",
            Values::new().set("address", hosting.listen.to_string()).set("reason", reason.to_owned()),
        );
        self.tell(&told, None);
    }

    /// After a start on a journal: which stations have to come back.
    pub fn miss_guests(&mut self) {
        let Some(guests) = &self.guests else { return };
        let is_missed = |capacity| matches!(capacity, Capacity::Player | Capacity::Assistant);
        let missed: Vec<Told> =
            guests.host.joined().into_iter().filter(|it| is_missed(it.capacity)).map(|it| self.away(&it)).collect();
        for told in missed {
            self.tell(&told, None);
        }
    }

    /// A game that stations had joined is played at one keyboard again: everybody is at it.
    pub fn take_all_back(&mut self, at: Moment) {
        for whose in Color::ALL {
            if self.referee.view(at).links.get(whose).is_own() {
                let seat = Seat::from(whose);
                self.record(Event { at, seat, port: Port::Station, kind: EventKind::LinkFreed });
            }
        }
    }

    /// The pairings could not be written.
    pub(super) fn not_kept(&self, why: &KeyFileError) -> Told {
        let reason = reason(&self.presenter, why);
        self.presenter.refusal("link-keys-not-kept", Values::new().set("reason", reason.clone()))
    }
}

/// Why keys cannot be read or kept.
fn reason(presenter: &Presenter, why: &KeyFileError) -> String {
    let locale = &presenter.program;
    match why {
        KeyFileError::Io(path, error) => trouble::file(locale, path, error),
        KeyFileError::Later(path) => {
            locale.text("link-keys-later", &Args::new().set("path", path.display().to_string()))
        }
        KeyFileError::NoRandom(error) => trouble::io_reason(locale, error),
    }
}
