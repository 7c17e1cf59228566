//! Tell an arbiter at this station what he has to know of it.

use super::{Authority, Station};
use crate::station::confinement::{probe_file_restriction, probe_program_restriction};
use crate::station::inspect::inspected_program;
use crate::station::settings::table::find_setting;
use crate::station::settings::value_words::localized_value;
use ansage_compare::inspection::{InspectedGame, InspectedStation, Inspection};
use ansage_game::moment::Moment;
use ansage_seats::console::desk::report::join_messages;
use ansage_words::locale::Args;
use ansage_words::presentation::{Channel, Message, Presenter};

impl Station {
    /// Presents it all at once, to the player or, in the words of the hall, to everybody: nothing has to be asked for.
    pub(super) fn present_inspection(&mut self, channel: Channel, at: Moment) {
        let inspection = self.inspection(at);
        let told = match channel {
            Channel::Private => inspection.to_messages(&self.presenter),
            Channel::Hall => {
                inspection.to_messages(&Presenter { program: self.presenter.hall.clone(), ..self.presenter.clone() })
            }
        };
        self.present_message(&Message { channel, ..join_messages(told).with_immediate_urgency() });
    }

    fn inspection(&self, at: Moment) -> Inspection {
        let journal = match &self.keeper {
            Authority::Here(here) => {
                Some((here.journal.last_entry_number() as usize, here.journal.head_checksum().to_owned()))
            }
            Authority::Station(remote) => {
                let replayed = remote.replayed_journal();
                Some((replayed.entries.len(), replayed.chain.checksum().to_owned()))
            }
            Authority::Host(_) => None,
        };
        let terms = self.keeper.terms();
        let game = terms.map(|terms| InspectedGame::from_terms(terms, &self.view(at).rules, journal));
        // The arbiter's desk has another process than the station of the game, and other outputs.
        let station = (!self.is_post()).then(|| self.inspected_station());
        Inspection { program: inspected_program(), game, station }
    }

    fn inspected_station(&self) -> InspectedStation {
        let locale = &self.presenter.program;
        let output = |name| {
            let (value, _) = find_setting(name).and_then(|row| self.setting_value(row))?;
            Some(localized_value(&value, locale.lang())).filter(|value| !value.is_empty())
        };
        let same = || locale.message_text("inspect-same-output", &Args::new());
        InspectedStation {
            ways: self.inspected_ways(),
            hall_sound: output("audio").unwrap_or_default(),
            private_sound: output("private-audio").unwrap_or_else(same),
            files: probe_file_restriction(),
            programs: probe_program_restriction(),
        }
    }

    fn inspected_ways(&self) -> Vec<Message> {
        match self.keeper {
            Authority::Host(_) => vec![self.presenter.private_message("inspect-joined", ())],
            Authority::Here(_) | Authority::Station(_) => self.network_access_messages(),
        }
    }
}
