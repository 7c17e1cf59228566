//! Tell settings at this station, change them, and keep what was changed for the next time.
//!
//! Whatever changes one (a command of its own, a key, `settings NAME VALUE`) changes how the station stands; what then
//! stands otherwise than before is kept, in one place.

use super::Station;
use crate::station::settings::sources::SettingOrigin;
use crate::station::settings::store::StoreRefusal;
use crate::station::settings::table::{ChangeTime, LiveSettings, SETTINGS, SettingRow, SettingScope};
use crate::station::settings::told::setting_fault_text;
use crate::station::settings::value_words::{canonical_value, localized_value};
use crate::station::trouble;
use ansage_game::foreign::{ForeignText, PersonName};
use ansage_seats::console::{Console, SettingRequest};
use ansage_words::locale::{CleanText, name_text};
use ansage_words::presentation::{Earcon, Message, MessageValues};

/// So many faults of the file are told at the start; how many more there are is told too.
const FAULTS_TOLD: usize = 3;

/// The words behind `settings` for all of them, for the file, and for the value that is usual.
const ALL: [&str; 2] = ["all", "alle"];
const FILE: [&str; 2] = ["file", "datei"];
const USUAL: [&str; 3] = ["usual", "üblich", "ueblich"];

impl Station {
    /// What is to be told of the settings when a station begins.
    pub fn show_opening_settings(&mut self) {
        let sources = &self.settings.sources;
        let (locale, parsers) = (&self.presenter.program, &self.settings.parsers);
        let file = crate::station::settings::store::FILE;
        let reasons = sources
            .faults
            .iter()
            .take(FAULTS_TOLD)
            .map(|fault| setting_fault_text(fault, file, false, locale, parsers));
        let mut told: Vec<Message> = reasons
            .map(|reason| {
                self.presenter.refusal_message("settings-reason", MessageValues::new().set_own_text("reason", reason))
            })
            .collect();
        if let Some(more) = sources.faults.len().checked_sub(FAULTS_TOLD).filter(|more| *more > 0) {
            told.push(self.presenter.private_message("settings-wrong-more", MessageValues::new().set("count", more)));
        }
        if let (Some(people), Some(person)) = (&sources.strangers, self.settings.profile_name()) {
            let names =
                |people: &[String]| people.iter().map(|name| name_text(&PersonName::new(name))).collect::<Vec<_>>();
            let known = if people.is_empty() { "none".to_owned() } else { names(people).join(", ") };
            let args = MessageValues::new().set("name", PersonName::new(person)).set_own_text("known", known);
            told.push(self.presenter.private_message("settings-new-profile", args));
        }
        told.iter().for_each(|told| self.present_message(told));
    }

    /// How everything stands that may change in play.
    fn live_settings(&self) -> LiveSettings {
        let known = &self.settings.standing;
        LiveSettings {
            tuned: self.screen.console().map_or_else(|| known.tuned.clone(), Console::current_tuning),
            presenter: self.presenter.clone(),
            guiding: self.boards.guiding,
            look: self.screen.board_look(),
            ..known.clone()
        }
    }

    /// Keeps what a command or a key has changed.
    pub(super) fn save_changed_settings(&mut self, once: bool) {
        let known = &self.settings.standing;
        let tuned = self.screen.console().is_some_and(|console| console.current_tuning() != known.tuned);
        let lines = (self.presenter.lines, self.presenter.ear) != (known.presenter.lines, known.presenter.ear);
        if tuned || lines || self.boards.guiding != known.guiding || self.screen.board_look() != known.look {
            let now = self.live_settings();
            self.store_changed_settings(now, once);
        }
    }

    /// The station stands like this now: what of it is another value than before is kept.
    fn store_changed_settings(&mut self, now: LiveSettings, once: bool) {
        let before = std::mem::replace(&mut self.settings.standing, now);
        let locale = self.presenter.program.clone();
        for row in SETTINGS {
            let value = row.current_value(&self.settings.standing);
            if value == row.current_value(&before) {
                continue;
            }
            let kept = value.map_or(Ok(()), |value| self.settings.change_setting(row, Some(&value), once, &locale));
            self.report_unsaved_setting(kept);
        }
        self.announce_changes_in_locked_game(&before);
    }

    /// What the hall hears is otherwise now: in a locked game everybody is told.
    fn announce_changes_in_locked_game(&mut self, before: &LiveSettings) {
        if self.keeper.terms().is_none_or(|terms| terms.locked.is_none()) {
            return;
        }
        let now = &self.settings.standing;
        let hall = &self.presenter.hall;
        let changed = SETTINGS
            .iter()
            .filter(|row| row.scope == SettingScope::Hall && row.current_value(now) != row.current_value(before));
        let told: Vec<Message> = changed
            .map(|row| {
                let value = row.current_value(now).filter(|value| !value.is_empty());
                let value = value.map_or_else(
                    || hall.message_text("settings-nothing", &ansage_words::locale::Args::new()),
                    |value| localized_value(&value, hall.lang()),
                );
                let args = MessageValues::new()
                    .set_own_text("name", row.display_name(hall))
                    .set("value", CleanText::value(&value));
                self.presenter.hall_message("inspect-other-setting", args)
            })
            .collect();
        told.iter().for_each(|told| self.present_message(told));
    }

    fn report_unsaved_setting(&mut self, kept: Result<(), StoreRefusal>) {
        let (reason, locale) = (kept.err(), &self.presenter.program);
        let told = match &reason {
            None => return,
            Some(StoreRefusal::Unwritable) => self.presenter.refusal_message("settings-unwritable", ()),
            Some(StoreRefusal::Io(error)) => {
                let reason = trouble::io_error_text(locale, error);
                self.presenter.refusal_message("settings-not-kept", MessageValues::new().set_own_text("reason", reason))
            }
        };
        // The game is more than a setting: once is enough.
        if !std::mem::replace(&mut self.told_unkept, true) {
            self.present_message(&told);
        }
    }

    /// Tells settings, or changes one.
    pub(super) fn handle_setting_request(&mut self, wish: &SettingRequest) {
        let name = wish.name.to_lowercase();
        if name.is_empty() || ALL.contains(&name.as_str()) {
            return self.show_settings(!name.is_empty());
        }
        if FILE.contains(&name.as_str()) {
            return self.show_settings_file();
        }
        let Some((row, value)) = self.setting_meant(wish) else {
            let told = self
                .presenter
                .refusal_message("settings-unknown", MessageValues::new().set("name", ForeignText::new(&wish.name)));
            return self.present_message(&told.with_immediate_urgency());
        };
        if value.is_empty() {
            return self.show_setting(row);
        }
        self.change_setting(row, &value, wish.once);
    }

    /// The setting that is meant: by its name, or as it is called in the language, which may be two words.
    fn setting_meant(&self, wish: &SettingRequest) -> Option<(&'static SettingRow, String)> {
        let typed = format!("{} {}", wish.name, wish.value).to_lowercase();
        let locale = &self.presenter.program;
        let mut found = SETTINGS.iter().filter_map(|row| {
            let names = [row.name.to_owned(), row.name.replace('-', " "), row.display_name(locale).to_lowercase()];
            let longest = names.into_iter().filter(|name| {
                typed.strip_prefix(name.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
            });
            longest.map(|name| name.chars().count()).max().map(|letters| (letters, row))
        });
        let first = found.next()?;
        let (letters, row) = found.fold(first, |best, next| if next.0 > best.0 { next } else { best });
        // The value as it was typed: a name or a path keeps its letters.
        let whole = format!("{} {}", wish.name, wish.value);
        Some((row, whole.chars().skip(letters).collect::<String>().trim().to_owned()))
    }

    /// The value of a setting here, and where it comes from; `None` where nobody has set it and nothing is usual.
    pub(super) fn setting_value(&self, row: &SettingRow) -> Option<(String, SettingOrigin)> {
        if let (ChangeTime::Opening(of), Some(terms)) = (row.when, self.keeper.terms()) {
            let value = of(terms);
            return (!value.is_empty()).then_some((value, SettingOrigin::Journal));
        }
        let known = self.settings.sources.value_and_origin(row.name).cloned();
        let stands = row.current_value(&self.live_settings());
        match (stands, known) {
            (Some(stands), Some((_, origin))) => Some((stands, origin)),
            (Some(stands), None) => Some((stands, SettingOrigin::Usual)),
            (None, known) => known,
        }
    }

    /// One setting: what it is, where that comes from.
    fn valued(&self, row: &SettingRow) -> Message {
        let locale = &self.presenter.program;
        let called = row.display_name(locale);
        let Some((value, origin)) = self.setting_value(row) else {
            return self.presenter.private_message("settings-unset", MessageValues::new().set_own_text("name", called));
        };
        let (from, person) = match origin {
            SettingOrigin::Usual => ("usual", String::new()),
            SettingOrigin::File => ("file", String::new()),
            SettingOrigin::Profile(person) => ("profile", person),
            SettingOrigin::Environment => ("environment", String::new()),
            SettingOrigin::Event => ("event", String::new()),
            SettingOrigin::Option => ("option", String::new()),
            SettingOrigin::Journal => ("journal", String::new()),
            SettingOrigin::Once => ("once", String::new()),
            SettingOrigin::Unkept => ("unkept", String::new()),
        };
        let args = MessageValues::new()
            .set_own_text("name", called)
            .set("value", CleanText::value(&localized_value(&value, locale.lang())));
        self.presenter.private_message("settings-value", args.set("from", from).set("person", PersonName::new(&person)))
    }

    /// What is heard or shown from now on, after a change that counts at once and is kept. Of any other one its origin is told.
    fn changed_setting_message(&self, row: &SettingRow) -> Message {
        let Some((value, SettingOrigin::File | SettingOrigin::Profile(_))) = self.setting_value(row) else {
            return self.valued(row);
        };
        let locale = &self.presenter.program;
        let args = MessageValues::new()
            .set("change", CleanText::value(&format!("{}-{value}", row.name)))
            .set_own_text("name", row.display_name(locale))
            .set("value", CleanText::value(&localized_value(&value, locale.lang())));
        self.presenter.private_message("settings-changed", args)
    }

    /// One setting and what may be typed: its value last, for that is under the fingers.
    fn show_setting(&mut self, row: &SettingRow) {
        let locale = &self.presenter.program;
        let none = ansage_words::locale::Args::new();
        let args = MessageValues::new()
            .set_own_text("about", locale.message_text(row.help, &none))
            .set_own_text("values", locale.message_attribute(row.help, "values", &none));
        let may = self.presenter.private_message("settings-may-be", args);
        let value = self.valued(row);
        // Heard is the value first.
        let speech = value.speech.iter().chain(&may.speech).cloned().collect();
        let line = format!("{}\n{}", may.line, value.line);
        self.present_message(&Message { line, speech, ..value }.with_immediate_urgency());
    }

    /// What differs from what is usual, or everything.
    fn show_settings(&mut self, all: bool) {
        let differs = |row: &&SettingRow| {
            let Some((value, origin)) = self.setting_value(row) else { return false };
            let chosen = !matches!(origin, SettingOrigin::Usual | SettingOrigin::Journal);
            chosen && value != self.settings.parsers.default_value(row.name)
        };
        let rows: Vec<&SettingRow> = SETTINGS.iter().filter(|row| all || differs(row)).collect();
        let heading = match (all, rows.len()) {
            (true, count) => self.presenter.private_message("settings-all", MessageValues::new().set("count", count)),
            (false, 0) => self.presenter.private_message("settings-none-differs", ()),
            (false, count) => {
                self.presenter.private_message("settings-differ", MessageValues::new().set("count", count))
            }
        };
        let rows: Vec<Message> = rows.into_iter().map(|row| self.valued(row)).collect();
        let told = match self.screen.console_mut() {
            Some(console) if !rows.is_empty() => console.begin_list(&heading, rows),
            _ => heading,
        };
        self.present_message(&told.with_immediate_urgency());
    }

    /// Where the file is. It is made where there is none, so that it can be read and edited.
    fn show_settings_file(&mut self) {
        let made = self.settings.create_file_if_missing(&self.presenter.program);
        let made = made.is_ok();
        let told = match self.settings.file_path().filter(|_| made) {
            Some(path) => self.presenter.private_message("settings-file", MessageValues::new().set_path("path", &path)),
            None => self.presenter.refusal_message("settings-no-file", ()),
        };
        self.present_message(&told.with_immediate_urgency());
    }

    /// A setting is to have this value.
    fn change_setting(&mut self, row: &'static SettingRow, typed: &str, once: bool) {
        if row.scope == SettingScope::Game {
            let called = row.display_name(&self.presenter.program);
            let told =
                self.presenter.refusal_message("settings-of-game", MessageValues::new().set_own_text("name", called));
            self.present_message(&told.with_immediate_urgency());
            let value = self.valued(row);
            return self.present_message(&value);
        }
        let usual = USUAL.contains(&typed.to_lowercase().as_str());
        let value = if usual { self.usual_value(row) } else { canonical_value(typed) };
        if !value.is_empty()
            && let Some(reason) = self.settings.parsers.value_error_text(row.name, &value, &self.presenter.program)
        {
            let told = self.presenter.build_message(
                ansage_words::presentation::Channel::Private,
                Earcon::NotUnderstood,
                "settings-reason",
                MessageValues::new().set_own_text("reason", reason),
            );
            return self.present_message(&told.with_immediate_urgency());
        }
        let set_here = self.set_at_station(row, &value);
        let locale = self.presenter.program.clone();
        let kept = self.settings.change_setting(row, Some(value.as_str()).filter(|_| !usual), once, &locale);
        let told = if set_here { self.changed_setting_message(row) } else { self.valued(row) };
        self.present_message(&told.with_immediate_urgency());
        if !set_here {
            let told = self.presenter.private_message("settings-next-start", ());
            self.present_message(&told);
        }
        self.report_unsaved_setting(kept);
    }

    /// The value of a setting where nobody says anything.
    fn usual_value(&self, row: &SettingRow) -> String {
        let of_game = || self.view(ansage_game::moment::Moment::START).mode;
        match (row.name, self.settings.parsers.default_value(row.name)) {
            ("cues", usual) if usual.is_empty() => {
                ansage_seats::console::dial::settings::ClockCueSettings::default_for_mode(of_game()).to_string()
            }
            ("ears", _) => "same".to_owned(),
            ("voice", _) => "self".to_owned(),
            ("hall-lang", _) => self.presenter.program.lang().code().to_owned(),
            (_, usual) => usual,
        }
    }

    /// Sets it at this station, where it has one that may change now.
    fn set_at_station(&mut self, row: &SettingRow, value: &str) -> bool {
        let ChangeTime::Now { set, .. } = row.when else { return false };
        let mut standing = self.live_settings();
        if set(&mut standing, value).is_none() {
            return false;
        }
        let before = std::mem::replace(&mut self.settings.standing, standing.clone());
        if standing.tuned.voices != before.tuned.voices {
            self.speaker.set_voices(standing.tuned.voices.clone());
        }
        if standing.private_voice != before.private_voice {
            self.speaker.output_mut().set_private_voice(standing.private_voice);
        }
        if standing.ears_split != before.ears_split {
            self.speaker.output_mut().set_ears_split(standing.ears_split);
        }
        self.boards.guiding = standing.guiding;
        self.presenter = standing.presenter;
        if let Some(console) = self.screen.console_mut() {
            console.apply_tuning(standing.tuned);
            console.set_presenter(&self.presenter);
        }
        if let (Some(model), Some(look)) = (self.screen.board_model_mut(), standing.look) {
            model.set_look(look);
        }
        self.announce_changes_in_locked_game(&before);
        true
    }
}
