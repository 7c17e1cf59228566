//! Tell settings at this station, change them, and keep what was changed for the next time.
//!
//! Whatever changes one (a command of its own, a key, `settings NAME VALUE`) changes how the station stands; what then
//! stands otherwise than before is kept, in one place.

use super::Station;
use crate::station::settings::sources::SettingOrigin;
use crate::station::settings::store::StoreRefusal;
use crate::station::settings::table::{ChangeTime, LiveSettings, SETTINGS, SettingRow, SettingScope};
use crate::station::settings::told::fault_text;
use crate::station::settings::value_words::{canonical, value_in};
use crate::station::trouble;
use ansage_seats::console::{Console, SettingRequest};
use ansage_words::presentation::{Earcon, Message, MessageValues};

/// So many faults of the file are told at the start; how many more there are is told too.
const FAULTS_TOLD: usize = 3;

/// The words behind `settings` for all of them, for the file, and for the value that is usual.
const ALL: [&str; 2] = ["all", "alle"];
const FILE: [&str; 2] = ["file", "datei"];
const USUAL: [&str; 3] = ["usual", "üblich", "ueblich"];

impl Station {
    /// What is to be told of the settings when a station begins.
    pub fn tell_settings(&mut self) {
        let sources = &self.settings.sources;
        let (locale, parsers) = (&self.presenter.program, &self.settings.parsers);
        let file = crate::station::settings::store::FILE;
        let reasons =
            sources.faults.iter().take(FAULTS_TOLD).map(|fault| fault_text(fault, file, false, locale, parsers));
        let mut told: Vec<Message> = reasons
            .map(|reason| self.presenter.refusal("settings-reason", MessageValues::new().set("reason", reason)))
            .collect();
        if let Some(more) = sources.faults.len().checked_sub(FAULTS_TOLD).filter(|more| *more > 0) {
            told.push(self.presenter.note("settings-wrong-more", MessageValues::new().set("count", more)));
        }
        if let (Some(people), Some(person)) = (&sources.strangers, self.settings.profile()) {
            let known = if people.is_empty() { "none".to_owned() } else { people.join(", ") };
            let args = MessageValues::new().set("name", person.to_owned()).set("known", known);
            told.push(self.presenter.note("settings-new-profile", args));
        }
        told.iter().for_each(|told| self.tell(told));
    }

    /// How everything stands that may change in play.
    fn standing(&self) -> LiveSettings {
        let known = &self.settings.standing;
        LiveSettings {
            tuned: self.screen.console().map_or_else(|| known.tuned.clone(), Console::tuned),
            presenter: self.presenter.clone(),
            guiding: self.boards.guiding,
            look: self.screen.look(),
            ..known.clone()
        }
    }

    /// Keeps what a command or a key has changed.
    pub(super) fn keep_changes(&mut self, once: bool) {
        let known = &self.settings.standing;
        let tuned = self.screen.console().is_some_and(|console| console.tuned() != known.tuned);
        let lines = (self.presenter.lines, self.presenter.ear) != (known.presenter.lines, known.presenter.ear);
        if tuned || lines || self.boards.guiding != known.guiding || self.screen.look() != known.look {
            let now = self.standing();
            self.keep_standing(now, once);
        }
    }

    /// The station stands like this now: what of it is another value than before is kept.
    fn keep_standing(&mut self, now: LiveSettings, once: bool) {
        let before = std::mem::replace(&mut self.settings.standing, now);
        let locale = self.presenter.program.clone();
        for row in SETTINGS {
            let value = row.stands(&self.settings.standing);
            if value == row.stands(&before) {
                continue;
            }
            let kept = value.map_or(Ok(()), |value| self.settings.change(row, Some(&value), once, &locale));
            self.tell_unkept(kept);
        }
        self.tell_changes_of_locked(&before);
    }

    /// What the hall hears is otherwise now: in a locked game everybody is told.
    fn tell_changes_of_locked(&mut self, before: &LiveSettings) {
        if self.keeper.terms().is_none_or(|terms| terms.locked.is_none()) {
            return;
        }
        let now = &self.settings.standing;
        let hall = &self.presenter.hall;
        let changed =
            SETTINGS.iter().filter(|row| row.scope == SettingScope::Hall && row.stands(now) != row.stands(before));
        let told: Vec<Message> = changed
            .map(|row| {
                let value = row.stands(now).filter(|value| !value.is_empty());
                let value = value.map_or_else(
                    || hall.text("settings-nothing", &ansage_words::locale::Args::new()),
                    |value| value_in(&value, hall.lang()),
                );
                let args = MessageValues::new().set("name", row.called(hall)).set("value", value);
                self.presenter.public("inspect-other-setting", args)
            })
            .collect();
        told.iter().for_each(|told| self.tell(told));
    }

    fn tell_unkept(&mut self, kept: Result<(), StoreRefusal>) {
        let (reason, locale) = (kept.err(), &self.presenter.program);
        let told = match &reason {
            None => return,
            Some(StoreRefusal::Unwritable) => self.presenter.refusal("settings-unwritable", ()),
            Some(StoreRefusal::Io(error)) => {
                let reason = trouble::io_reason(locale, error);
                self.presenter.refusal("settings-not-kept", MessageValues::new().set("reason", reason))
            }
        };
        // The game is more than a setting: once is enough.
        if !std::mem::replace(&mut self.told_unkept, true) {
            self.tell(&told);
        }
    }

    /// Tells settings, or changes one.
    pub(super) fn wish_of_setting(&mut self, wish: &SettingRequest) {
        let name = wish.name.to_lowercase();
        if name.is_empty() || ALL.contains(&name.as_str()) {
            return self.tell_all_settings(!name.is_empty());
        }
        if FILE.contains(&name.as_str()) {
            return self.tell_file();
        }
        let Some((row, value)) = self.setting_meant(wish) else {
            let told = self.presenter.refusal("settings-unknown", MessageValues::new().set("name", wish.name.clone()));
            return self.tell(&told.now());
        };
        if value.is_empty() {
            return self.tell_setting(row);
        }
        self.change_setting(row, &value, wish.once);
    }

    /// The setting that is meant: by its name, or as it is called in the language, which may be two words.
    fn setting_meant(&self, wish: &SettingRequest) -> Option<(&'static SettingRow, String)> {
        let typed = format!("{} {}", wish.name, wish.value).to_lowercase();
        let locale = &self.presenter.program;
        let mut found = SETTINGS.iter().filter_map(|row| {
            let names = [row.name.to_owned(), row.name.replace('-', " "), row.called(locale).to_lowercase()];
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
    pub(super) fn setting(&self, row: &SettingRow) -> Option<(String, SettingOrigin)> {
        if let (ChangeTime::Opening(of), Some(terms)) = (row.when, self.keeper.terms()) {
            let value = of(terms);
            return (!value.is_empty()).then_some((value, SettingOrigin::Journal));
        }
        let known = self.settings.sources.of(row.name).cloned();
        let stands = row.stands(&self.standing());
        match (stands, known) {
            (Some(stands), Some((_, origin))) => Some((stands, origin)),
            (Some(stands), None) => Some((stands, SettingOrigin::Usual)),
            (None, known) => known,
        }
    }

    /// One setting: what it is, where that comes from.
    fn valued(&self, row: &SettingRow) -> Message {
        let locale = &self.presenter.program;
        let called = row.called(locale);
        let Some((value, origin)) = self.setting(row) else {
            return self.presenter.note("settings-unset", MessageValues::new().set("name", called));
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
        let args = MessageValues::new().set("name", called).set("value", value_in(&value, locale.lang()));
        self.presenter.note("settings-value", args.set("from", from).set("person", person))
    }

    /// One setting and what may be typed: its value last, for that is under the fingers.
    fn tell_setting(&mut self, row: &SettingRow) {
        let locale = &self.presenter.program;
        let none = ansage_words::locale::Args::new();
        let args = MessageValues::new()
            .set("about", locale.text(row.help, &none))
            .set("values", locale.attr(row.help, "values", &none));
        let may = self.presenter.note("settings-may-be", args);
        let value = self.valued(row);
        // Heard is the value first.
        let speech = value.speech.iter().chain(&may.speech).cloned().collect();
        let line = format!("{}\n{}", may.line, value.line);
        self.tell(&Message { line, speech, ..value }.now());
    }

    /// What differs from what is usual, or everything.
    fn tell_all_settings(&mut self, all: bool) {
        let differs = |row: &&SettingRow| {
            let Some((value, origin)) = self.setting(row) else { return false };
            let chosen = !matches!(origin, SettingOrigin::Usual | SettingOrigin::Journal);
            chosen && value != self.settings.parsers.usual(row.name)
        };
        let rows: Vec<&SettingRow> = SETTINGS.iter().filter(|row| all || differs(row)).collect();
        let heading = match (all, rows.len()) {
            (true, count) => self.presenter.note("settings-all", MessageValues::new().set("count", count)),
            (false, 0) => self.presenter.note("settings-none-differs", ()),
            (false, count) => self.presenter.note("settings-differ", MessageValues::new().set("count", count)),
        };
        let rows: Vec<Message> = rows.into_iter().map(|row| self.valued(row)).collect();
        let told = match self.screen.console_mut() {
            Some(console) if !rows.is_empty() => console.begin_list(&heading, rows),
            _ => heading,
        };
        self.tell(&told.now());
    }

    /// Where the file is. It is made where there is none, so that it can be read and edited.
    fn tell_file(&mut self) {
        let made = self.settings.make_file(&self.presenter.program);
        let made = made.is_ok();
        let told = match self.settings.path().filter(|_| made) {
            Some(path) => {
                self.presenter.note("settings-file", MessageValues::new().set("path", path.display().to_string()))
            }
            None => self.presenter.refusal("settings-no-file", ()),
        };
        self.tell(&told.now());
    }

    /// A setting is to have this value.
    fn change_setting(&mut self, row: &'static SettingRow, typed: &str, once: bool) {
        if row.scope == SettingScope::Game {
            let called = row.called(&self.presenter.program);
            let told = self.presenter.refusal("settings-of-game", MessageValues::new().set("name", called));
            self.tell(&told.now());
            let value = self.valued(row);
            return self.tell(&value);
        }
        let usual = USUAL.contains(&typed.to_lowercase().as_str());
        let value = if usual { self.usual_value(row) } else { canonical(typed) };
        if !value.is_empty()
            && let Some(reason) = self.settings.parsers.why_not(row.name, &value, &self.presenter.program)
        {
            let told = self.presenter.tell(
                ansage_words::presentation::Channel::Private,
                Earcon::NotUnderstood,
                "settings-reason",
                MessageValues::new().set("reason", reason),
            );
            return self.tell(&told.now());
        }
        let set_here = self.set_here(row, &value);
        let locale = self.presenter.program.clone();
        let kept = self.settings.change(row, Some(value.as_str()).filter(|_| !usual), once, &locale);
        let told = self.valued(row).now();
        self.tell(&told);
        if !set_here {
            let told = self.presenter.note("settings-next-start", ());
            self.tell(&told);
        }
        self.tell_unkept(kept);
    }

    /// The value of a setting where nobody says anything.
    fn usual_value(&self, row: &SettingRow) -> String {
        let of_game = || self.view(ansage_game::moment::Moment::START).mode;
        match (row.name, self.settings.parsers.usual(row.name)) {
            ("cues", usual) if usual.is_empty() => {
                ansage_seats::console::dial::settings::ClockCueSettings::of(of_game()).to_string()
            }
            ("ears", _) => "same".to_owned(),
            ("voice", _) => "self".to_owned(),
            ("hall-lang", _) => self.presenter.program.lang().code().to_owned(),
            (_, usual) => usual,
        }
    }

    /// Sets it at this station, where it has one that may change now.
    fn set_here(&mut self, row: &SettingRow, value: &str) -> bool {
        let ChangeTime::Now { set, .. } = row.when else { return false };
        let mut standing = self.standing();
        if set(&mut standing, value).is_none() {
            return false;
        }
        let before = std::mem::replace(&mut self.settings.standing, standing.clone());
        if standing.tuned.voices != before.tuned.voices {
            self.speaker.change(standing.tuned.voices.clone());
        }
        if standing.private_voice != before.private_voice {
            self.speaker.output().set_private_voice(standing.private_voice);
        }
        if standing.ears_split != before.ears_split {
            self.speaker.output().set_ears_split(standing.ears_split);
        }
        self.boards.guiding = standing.guiding;
        self.presenter = standing.presenter;
        if let Some(console) = self.screen.console_mut() {
            console.tune(standing.tuned);
            console.speak_like(&self.presenter);
        }
        if let (Some(model), Some(look)) = (self.screen.model(), standing.look) {
            model.set_look(look);
        }
        self.tell_changes_of_locked(&before);
        true
    }
}
