//! Hold the settings of a running station, and keep what is changed for the next time.

use super::file::{SettingsSection, SettingsText};
use super::sources::{SettingOrigin, SettingParsers, SettingSources, is_same_profile_name};
use super::store::{SettingsStore, StoreRefusal};
use super::table::{LiveSettings, SettingRow, SettingScope, find_setting};
use super::told::{new_file_text, setting_help_text};
use crate::station::arguments::{Arguments, SoundArguments};
use ansage_words::locale::Locale;
use clap::CommandFactory;
use std::path::PathBuf;
use std::sync::LazyLock;

/// The settings of a running station.
pub struct KeptSettings {
    /// Where every setting has its value from.
    pub sources: SettingSources,
    /// How everything that may change in play was last found to stand.
    pub standing: LiveSettings,
    /// Their parsers, made when a setting is first asked about: they take 0.2 MB.
    pub parsers: LazyLock<SettingParsers>,
    keeping: SettingsPersistence,
}

/// Where settings are kept, and for whom.
struct SettingsPersistence {
    profile: Option<String>,
    store: Option<SettingsStore>,
}

impl KeptSettings {
    /// Those that a station was started with.
    pub fn new(sounding: &SoundArguments, standing: LiveSettings) -> KeptSettings {
        KeptSettings {
            sources: sounding.sources.clone(),
            standing,
            parsers: LazyLock::new(|| SettingParsers::from_command(&Arguments::command())),
            keeping: SettingsPersistence::from_arguments(sounding),
        }
    }

    /// The file; `None` where the system knows no home folder.
    pub fn file_path(&self) -> Option<PathBuf> {
        self.keeping.store.as_ref().map(SettingsStore::file_path)
    }

    /// The person whose settings these are, where one was named.
    pub fn profile_name(&self) -> Option<&str> {
        self.keeping.profile.as_deref()
    }

    /// Whether something is said for the first time to this person.
    pub fn is_first_time(&self, name: &str) -> bool {
        self.keeping.store.as_ref().is_none_or(|store| store.is_first_time(name))
    }

    /// Makes the file, where there is none.
    ///
    /// # Errors
    /// [`StoreRefusal`].
    pub fn create_file_if_missing(&self, locale: &Locale) -> Result<(), StoreRefusal> {
        self.keeping
            .store
            .as_ref()
            .map_or(Ok(()), |store| store.create_file_if_missing(|| new_file_text(locale, &self.parsers)))
    }

    /// A setting has this value from now on, and next time too where it is not for this time only. `None`: what is usual.
    ///
    /// # Errors
    /// [`StoreRefusal`]: it counts for this time.
    pub fn change_setting(
        &mut self,
        row: &'static SettingRow,
        value: Option<&str>,
        once: bool,
        locale: &Locale,
    ) -> Result<(), StoreRefusal> {
        let kept = if once { None } else { Some(self.keeping.write(row, value, locale)) };
        let origin = match &kept {
            None => SettingOrigin::Once,
            Some(Ok(origin)) => origin.clone(),
            Some(Err(_)) => SettingOrigin::Unkept,
        };
        match value {
            Some(value) => self.sources.set_value(row.name, value.to_owned(), origin),
            None => {
                let usual = self.parsers.default_value(row.name);
                self.sources.clear_value(row.name);
                if !usual.is_empty() {
                    self.sources.set_value(row.name, usual, SettingOrigin::Usual);
                }
            }
        }
        kept.map_or(Ok(()), |kept| kept.map(|_| ()))
    }
}

impl SettingsPersistence {
    fn from_arguments(sounding: &SoundArguments) -> SettingsPersistence {
        SettingsPersistence { profile: sounding.profile.clone(), store: SettingsStore::in_user_folder() }
    }

    fn write(&self, row: &SettingRow, value: Option<&str>, locale: &Locale) -> Result<SettingOrigin, StoreRefusal> {
        let Some(store) = &self.store else { return Err(StoreRefusal::Io(std::io::ErrorKind::NotFound.into())) };
        let person = self.profile.as_deref().filter(|_| row.scope != SettingScope::Game);
        let (section, origin) = match person {
            Some(person) => {
                let name = known_name(store, person);
                (SettingsSection::Profile(name.clone()), SettingOrigin::Profile(name))
            }
            None => (SettingsSection::from_name(row.scope.section_name()), SettingOrigin::File),
        };
        store.change_entry(
            &section,
            row.name,
            value,
            (
                || new_file_text(locale, &SettingParsers::from_command(&Arguments::command())),
                &setting_help_text(row, locale),
            ),
        )?;
        Ok(origin)
    }
}

/// A person's name as it stands in the file.
fn known_name(store: &SettingsStore, person: &str) -> String {
    let people = store
        .read_file_text()
        .ok()
        .flatten()
        .map(|text| SettingsText::parse(&text).profile_names())
        .unwrap_or_default();
    people.into_iter().find(|known| is_same_profile_name(known, person)).unwrap_or_else(|| person.to_owned())
}

/// Keeps what was answered before a station has begun.
///
/// # Errors
/// [`StoreRefusal`]: it counts for this time.
pub fn save_answer(
    sounding: &mut SoundArguments,
    name: &str,
    value: &str,
    locale: &Locale,
) -> Result<(), StoreRefusal> {
    let Some(row) = find_setting(name) else { return Ok(()) };
    let keeping = SettingsPersistence::from_arguments(sounding);
    let kept = keeping.write(row, Some(value), locale);
    let origin = kept.as_ref().map_or(SettingOrigin::Unkept, Clone::clone);
    sounding.sources.set_value(row.name, value.to_owned(), origin);
    kept.map(|_| ())
}
