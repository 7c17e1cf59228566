//! Hold the settings of a running station, and keep what is changed for the next time.

use super::file::{FileText, Section};
use super::sources::{Origin, Parsers, Sources, is_same_person};
use super::store::{NotKept, Store};
use super::table::{Scope, SettingRow, Standing, named};
use super::told::{fresh, help_of};
use crate::station::arguments::{Arguments, Sounding};
use ansage_words::locale::Locale;
use clap::CommandFactory;
use std::path::PathBuf;

/// The settings of a running station.
pub struct Kept {
    /// Where every setting has its value from.
    pub sources: Sources,
    /// How everything that may change in play was last found to stand.
    pub standing: Standing,
    /// Their parsers.
    pub parsers: Parsers,
    keeping: Keeping,
}

/// Where settings are kept, and for whom.
struct Keeping {
    profile: Option<String>,
    store: Option<Store>,
}

impl Kept {
    /// Those that a station was started with.
    pub fn new(sounding: &Sounding, standing: Standing) -> Kept {
        Kept {
            sources: sounding.sources.clone(),
            standing,
            parsers: Parsers::of(&Arguments::command()),
            keeping: Keeping::of(sounding),
        }
    }

    /// The file; `None` where the system knows no home folder.
    pub fn path(&self) -> Option<PathBuf> {
        self.keeping.store.as_ref().map(Store::path)
    }

    /// The person whose settings these are, where one was named.
    pub fn profile(&self) -> Option<&str> {
        self.keeping.profile.as_deref()
    }

    /// Makes the file, where there is none.
    ///
    /// # Errors
    /// [`NotKept`].
    pub fn make_file(&self, locale: &Locale) -> Result<(), NotKept> {
        self.keeping.store.as_ref().map_or(Ok(()), |store| store.make(|| fresh(locale, &self.parsers)))
    }

    /// A setting has this value from now on, and next time too where it is not for this time only. `None`: what is usual.
    ///
    /// # Errors
    /// [`NotKept`]: it counts for this time.
    pub fn change(
        &mut self,
        row: &'static SettingRow,
        value: Option<&str>,
        once: bool,
        locale: &Locale,
    ) -> Result<(), NotKept> {
        let kept = if once { None } else { Some(self.keeping.write(row, value, locale)) };
        let origin = match &kept {
            None => Origin::Once,
            Some(Ok(origin)) => origin.clone(),
            Some(Err(_)) => Origin::Unkept,
        };
        match value {
            Some(value) => self.sources.set(row.name, value.to_owned(), origin),
            None => {
                let usual = self.parsers.usual(row.name);
                self.sources.clear(row.name);
                if !usual.is_empty() {
                    self.sources.set(row.name, usual, Origin::Usual);
                }
            }
        }
        kept.map_or(Ok(()), |kept| kept.map(|_| ()))
    }
}

impl Keeping {
    fn of(sounding: &Sounding) -> Keeping {
        Keeping { profile: sounding.profile.clone(), store: Store::usual() }
    }

    fn write(&self, row: &SettingRow, value: Option<&str>, locale: &Locale) -> Result<Origin, NotKept> {
        let Some(store) = &self.store else { return Err(NotKept::Io(std::io::ErrorKind::NotFound.into())) };
        let person = self.profile.as_deref().filter(|_| row.scope != Scope::Game);
        let (section, origin) = match person {
            Some(person) => {
                let name = known_name(store, person);
                (Section::Profile(name.clone()), Origin::Profile(name))
            }
            None => (Section::of(row.scope.section()), Origin::File),
        };
        store.change(
            &section,
            row.name,
            value,
            (|| fresh(locale, &Parsers::of(&Arguments::command())), &help_of(row, locale)),
        )?;
        Ok(origin)
    }
}

/// A person's name as it stands in the file.
fn known_name(store: &Store, person: &str) -> String {
    let people = store.read().ok().flatten().map(|text| FileText::read(&text).profiles()).unwrap_or_default();
    people.into_iter().find(|known| is_same_person(known, person)).unwrap_or_else(|| person.to_owned())
}

/// Keeps what was answered before a station has begun.
///
/// # Errors
/// [`NotKept`]: it counts for this time.
pub fn keep_answer(sounding: &mut Sounding, name: &str, value: &str, locale: &Locale) -> Result<(), NotKept> {
    let Some(row) = named(name) else { return Ok(()) };
    let keeping = Keeping::of(sounding);
    let kept = keeping.write(row, Some(value), locale);
    let origin = kept.as_ref().map_or(Origin::Unkept, Clone::clone);
    sounding.sources.set(row.name, value.to_owned(), origin);
    kept.map(|_| ())
}
