//! Be asked how a console is set, set it otherwise, and tell a list part by part: what the settings need of it.

use super::Console;
use super::dial::settings::Settings;
use super::help::{HelpTable, Page, listed};
use super::voice::Echo;
use crate::presentation::{Presenter, StationVoices, Told};

/// How a console is set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tuned {
    /// How the own voice speaks, and the hall's.
    pub voices: StationVoices,
    /// How much of what is typed is spoken.
    pub echo: Echo,
    /// The cues of the dial.
    pub cues: Settings,
}

impl Console {
    /// How it is set now.
    pub fn tuned(&self) -> Tuned {
        Tuned { voices: self.voices.clone(), echo: self.echo, cues: self.dial.settings().clone() }
    }

    /// Sets it otherwise. What of the clock has been told stays told.
    pub fn tune(&mut self, to: Tuned) {
        (self.voices, self.echo) = (to.voices, to.echo);
        self.dial.set(to.cues);
    }

    /// Puts things into words like this from now on.
    pub fn speak_like(&mut self, presenter: &Presenter) {
        self.presenter = presenter.clone();
    }

    /// The first part of a list; `more` goes on with it.
    pub fn begin_list(&mut self, heading: &Told, rows: Vec<Told>) -> Told {
        let told = listed(Some(heading), &rows, 0, &self.presenter);
        self.listed = rows;
        self.page = Some(Page { table: HelpTable::Listed, part: 1 });
        told.unwrap_or_else(|| heading.clone())
    }
}
