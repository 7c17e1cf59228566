//! Let other stations in from now on: their keys, the door on the network, and what of all that is told.

use super::{Clients, entry_checksum};
use crate::journal_file;
use crate::station::inbox::{InboxSender, StationInput};
use crate::station::table::{Authority, Station};
use crate::station::trouble;
use crate::station::wishes::HostOptions;
use ansage_game::effect::{Audience, Effect};
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::foreign::PersonName;
use ansage_game::joining::StationRole;
use ansage_game::journal::JournalEntry;
use ansage_game::moment::{Moment, Span};
use ansage_game::referee::Referee;
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::{GameTerms, RecordNames};
use ansage_link::driver::host::{HostConfig, HostListener};
use ansage_link::driver::keys::{KeyFile, KeyFileError};
use ansage_link::host::{DelayedEntry, Host, HostSetup};
use ansage_link::message::HallStyle;
use ansage_words::locale::CleanText;
use ansage_words::presentation::Message;
use std::fs;
use std::path::Path;

/// What people read who find the game on the network, where the players have no names.
const NAMELESS: &str = "Ansage";

/// Every entry so far, with the table after it, as spectators will be told of it.
fn delayed(mut referee: Referee, entries: &[JournalEntry], heads: &[String]) -> Vec<DelayedEntry> {
    let told = entries.iter().zip(heads).map(|(entry, head)| {
        referee.handle(&entry.event);
        let (at, view) = (entry.event.at, referee.view(entry.event.at));
        DelayedEntry { seq: entry.seq, head: head.clone(), at, effects: hall_effects(&entry.effects), view }
    });
    told.collect()
}

/// What is for everybody.
fn hall_effects(effects: &[Effect]) -> Vec<Effect> {
    effects.iter().filter(|effect| effect.to == Audience::Hall).cloned().collect()
}

impl Station {
    /// Lets other stations in from now on, and tells with which code and where. `entries` are those of the journal; a
    /// new game has no stations yet, whatever lies beside it.
    pub fn start_hosting(&mut self, hosting: HostOptions, entries: &[JournalEntry], resumed: bool, slot: &InboxSender) {
        let Authority::Here(here) = &self.keeper else { return };
        let path = here.journal.path().to_path_buf();
        let terms = here.referee.terms().clone();
        let beside = KeyFile::path_beside_journal(&path);
        if !resumed {
            // Keys of another game that had this name.
            let _ = fs::remove_file(&beside);
        }
        let keys = KeyFile::open(&beside);
        let game = keys.as_ref().map(|opened| opened.keys.game_name().to_owned()).unwrap_or_default();
        let opening =
            || Referee::open(terms.clone()).unwrap_or_else(|_| Referee::open_from_usual_position(terms.clone()));
        let host = match self.restored(game, &terms, &path, entries) {
            Ok((host, heads)) => {
                let now = entries.last().map_or(Moment::START, |entry| entry.event.at);
                let known = hosting.delay > Span::ZERO;
                let told = known.then(|| delayed(opening(), entries, &heads)).into_iter().flatten();
                host.with_spectator_delay(hosting.delay, opening().view(Moment::START), told, now)
            }
            // Without its history no station could be told what of its acts is in it.
            Err(reason) => return self.report_missing_network(hosting, &reason),
        };
        let keys = match keys {
            Ok(opened) => {
                if let Some(aside) = opened.aside {
                    self.report_link_trouble("link-keys-aside", &[("path", CleanText::path(aside))]);
                }
                let mut keys = opened.keys;
                keys.reserve_numbers_up_to(host.last_station_number());
                Ok(keys)
            }
            Err(why) => Err(trouble::key_file_error_text(&self.presenter.program, &why)),
        };
        let listening = keys.and_then(|keys| self.listen(hosting, &terms.names, keys, slot));
        let (listening, failed) = match listening {
            Ok(listening) => (Some(listening), None),
            Err(reason) => (None, Some(reason)),
        };
        let kept = listening.iter().flat_map(HostListener::pairings);
        let pairings = kept.map(|kept| (kept.station, kept.id)).collect();
        self.guests = Some(Clients { host, listening, pairings });
        match failed {
            Some(reason) => self.report_missing_network(hosting, &reason),
            None => self.show_how_to_join(),
        }
    }

    /// The machine as the journal leaves it.
    fn restored(
        &self,
        game: String,
        terms: &GameTerms,
        journal: &Path,
        entries: &[JournalEntry],
    ) -> Result<(Host, Vec<String>), String> {
        let bytes = journal_file::read_journal_bytes(journal)
            .map_err(|error| trouble::journal_error_text(&self.presenter.program, &error))?;
        let text = String::from_utf8_lossy(&bytes);
        let heads = text.lines().skip(1).map(entry_checksum);
        let all = entries.iter().zip(heads).map(|(it, head)| (it.seq, head, &it.event, &it.effects[..]));
        let presenter = &self.presenter;
        let hall = HallStyle {
            lang: presenter.hall.lang().code().to_owned(),
            words: presenter.words.name().to_owned(),
            style: presenter.style.name().to_owned(),
        };
        let setup = HostSetup { game, terms: Box::new(terms.clone()), hall };
        let host = Host::from_journal_entries(setup, all);
        Ok((host, text.lines().skip(1).map(|line| entry_checksum(line).to_owned()).collect()))
    }

    fn listen(
        &self,
        hosting: HostOptions,
        names: &RecordNames,
        keys: KeyFile,
        slot: &InboxSender,
    ) -> Result<HostListener, String> {
        let both = [&names.white, &names.black].map(PersonName::as_str).into_iter().filter(|name| !name.is_empty());
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
        let opened = HostListener::open(config, move |call| slot.post(StationInput::Call(Box::new(call))));
        opened.map_err(|error| trouble::io_error_text(&self.presenter.program, &error))
    }

    /// The game goes on at this keyboard alone.
    fn report_missing_network(&mut self, hosting: HostOptions, reason: &str) {
        let args = [("address", CleanText::own(hosting.listen.to_string())), ("reason", CleanText::own(reason))];
        // The line of the next message has no room for the reason: it stands on its own.
        let why = self.presenter.silent_message("link-no-network-why", &args[..]);
        self.present_message(&why);
        self.report_link_trouble("link-no-network", &args);
    }

    /// After a start on a journal: which stations have to come back.
    pub fn present_absent_clients(&mut self) {
        let Some(guests) = &self.guests else { return };
        let is_missed = |capacity| matches!(capacity, StationRole::Player | StationRole::Assistant);
        let missed: Vec<Message> = guests
            .host
            .joined_clients()
            .into_iter()
            .filter(|it| is_missed(it.capacity))
            .map(|it| self.absent_client_message(&it))
            .collect();
        for told in missed {
            self.present_message(&told);
        }
    }

    /// A game that stations had joined is played at one keyboard again: everybody is at it.
    pub fn release_all_seats(&mut self, at: Moment) {
        for whose in Color::ALL {
            if self.view(at).links.get(whose).has_own_station() {
                let seat = Seat::from(whose);
                self.record_event(Event { at, seat, port: EventSource::Station, kind: EventKind::SeatReleased });
            }
        }
    }

    /// The pairings could not be written.
    pub(in crate::station::table) fn report_unsaved_pairings(&mut self, why: &KeyFileError) {
        let reason = trouble::key_file_error_text(&self.presenter.program, why);
        self.report_link_trouble("link-keys-not-kept", &[("reason", CleanText::own(reason))]);
    }

    /// Something of the link is not as it should be.
    pub(super) fn report_link_trouble(&mut self, id: &str, args: &[(&'static str, CleanText)]) {
        self.present_message(&self.presenter.refusal_message(id, args));
    }
}
