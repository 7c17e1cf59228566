//! Be asked how a console is set, and set it otherwise: by the settings, and by the commands for lines and words.

use super::dial::settings::ClockCueSettings;
use super::voice::EchoMode;
use super::{Console, ConsoleAction};
use ansage_words::presentation::{LineForm, MessageValues, Presenter, PrivateWording, StationVoices};

/// How a console is set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConsoleTuning {
    /// How the own voice speaks, and the hall's.
    pub voices: StationVoices,
    /// How much of what is typed is spoken.
    pub echo: EchoMode,
    /// The cues of the dial.
    pub cues: ClockCueSettings,
}

impl Console {
    /// How it is set now.
    pub fn current_tuning(&self) -> ConsoleTuning {
        ConsoleTuning { voices: self.voices.clone(), echo: self.echo, cues: self.dial.settings().clone() }
    }

    /// Sets it otherwise. What of the clock has been told stays told.
    pub fn apply_tuning(&mut self, to: ConsoleTuning) {
        (self.voices, self.echo) = (to.voices, to.echo);
        self.dial.set_settings(to.cues);
    }

    /// Puts things into words like this from now on.
    pub fn set_presenter(&mut self, presenter: &Presenter) {
        self.presenter = presenter.clone();
    }

    /// How lines are written from now on; or told.
    pub(super) fn set_line_form(&mut self, form: Option<LineForm>) -> Vec<ConsoleAction> {
        let changed = form.filter(|form| *form != self.presenter.lines);
        if let Some(form) = changed {
            self.presenter.lines = form;
            self.reply.set_holding_back(!self.screen.is_without_cursor() && form == LineForm::Short);
        }
        let told = self
            .presenter
            .private_message("console-lines", MessageValues::new().set("form", self.presenter.lines.name()));
        changed
            .map(ConsoleAction::Lines)
            .into_iter()
            .chain([ConsoleAction::Tell(told.with_immediate_urgency())])
            .collect()
    }

    /// How squares and moves are heard in private from now on; or told.
    pub(super) fn set_private_wording(&mut self, words: Option<PrivateWording>) -> Vec<ConsoleAction> {
        let changed = words.filter(|words| *words != self.presenter.ear);
        self.presenter.ear = changed.unwrap_or(self.presenter.ear);
        let told =
            self.presenter.private_message("console-ear", MessageValues::new().set("how", self.presenter.ear.name()));
        changed
            .map(ConsoleAction::Ear)
            .into_iter()
            .chain([ConsoleAction::Tell(told.with_immediate_urgency())])
            .collect()
    }
}
