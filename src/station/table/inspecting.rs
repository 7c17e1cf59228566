//! Tell an arbiter at this station what he has to know of it.

use super::{Authority, Station};
use crate::station::confinement::{barred_from_files, barred_from_programs};
use crate::station::inspect::program;
use crate::station::settings::table::named;
use crate::station::settings::value_words::value_in;
use ansage_compare::inspection::{InspectedGame, InspectedStation, Inspection};
use ansage_game::moment::Moment;
use ansage_seats::console::desk::report::joined;
use ansage_words::locale::Args;
use ansage_words::presentation::Message;

impl Station {
    /// Tells it, all at once: nothing has to be asked for.
    pub(super) fn inspect(&mut self, at: Moment) {
        let told = self.inspection(at).told(&self.presenter);
        self.tell(&joined(told).now());
    }

    fn inspection(&self, at: Moment) -> Inspection {
        let journal = match &self.keeper {
            Authority::Here(here) => Some((here.journal.last_seq() as usize, here.journal.head().to_owned())),
            Authority::Station(remote) => {
                let replayed = remote.replayed();
                Some((replayed.entries.len(), replayed.chain.head().to_owned()))
            }
            Authority::Host(_) => None,
        };
        let terms = self.keeper.terms();
        let game = terms.map(|terms| InspectedGame::of(terms, &self.view(at).rules, journal));
        // The arbiter's desk has another process than the station of the game, and other outputs.
        let station = (!self.is_post()).then(|| self.inspected_station());
        Inspection { program: program(), game, station }
    }

    fn inspected_station(&self) -> InspectedStation {
        let locale = &self.presenter.program;
        let output = |name| {
            let (value, _) = named(name).and_then(|row| self.setting(row))?;
            Some(value_in(&value, locale.lang())).filter(|value| !value.is_empty())
        };
        let same = || locale.text("inspect-same-output", &Args::new());
        InspectedStation {
            ways: self.inspected_ways(),
            hall_sound: output("audio").unwrap_or_default(),
            private_sound: output("private-audio").unwrap_or_else(same),
            files: barred_from_files(),
            programs: barred_from_programs(),
        }
    }

    fn inspected_ways(&self) -> Vec<Message> {
        match self.keeper {
            Authority::Host(_) => vec![self.presenter.note("inspect-joined", ())],
            Authority::Here(_) | Authority::Station(_) => self.open_way(),
        }
    }
}
