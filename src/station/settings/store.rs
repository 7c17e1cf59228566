//! Keep the file of settings on the disk: read it, and change one entry of it.
//!
//! A change reads the file again and writes it whole beside the old one, onto the disk, and then into its place: whoever
//! reads it, or loses his power, has the old one or the new one. Two programs of one person take turns, by a lock on a
//! file beside it.

use super::file::{LARGEST, SettingWriteError, SettingsSection, SettingsText};
use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// The name of the file.
pub const FILE: &str = "settings.toml";

/// So often it is tried to get the turn, and so long is waited between: half a second in all.
const TURNS: u32 = 100;
const TURN: Duration = Duration::from_millis(5);

/// Why a change was not kept.
#[derive(Debug)]
pub enum StoreRefusal {
    /// The system's reason.
    Io(io::Error),
    /// The file is written so that the program cannot change a single entry.
    Unwritable,
}

impl From<io::Error> for StoreRefusal {
    fn from(error: io::Error) -> StoreRefusal {
        StoreRefusal::Io(error)
    }
}

impl From<SettingWriteError> for StoreRefusal {
    fn from(_: SettingWriteError) -> StoreRefusal {
        StoreRefusal::Unwritable
    }
}

/// The place of the file.
#[derive(Debug, Clone)]
pub struct SettingsStore {
    folder: PathBuf,
}

impl SettingsStore {
    /// The person's own; `None` where the system knows no home folder.
    pub fn in_user_folder() -> Option<SettingsStore> {
        directories::ProjectDirs::from("", "", "ansage").map(|dirs| SettingsStore::in_folder(dirs.config_dir()))
    }

    /// The one in this folder.
    pub fn in_folder(folder: &Path) -> SettingsStore {
        SettingsStore { folder: folder.to_owned() }
    }

    /// The file.
    pub fn file_path(&self) -> PathBuf {
        self.folder.join(FILE)
    }

    /// What is in it; `None` where there is none.
    ///
    /// # Errors
    /// What the system says; a file that is too large or no text.
    pub fn read_file_text(&self) -> io::Result<Option<String>> {
        match read_settings_text(&self.file_path()) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            other => other.map(Some),
        }
    }

    /// Whether something is said for the first time to this person: `name` is remembered beside the file. Where it cannot be
    /// remembered, every time is the first.
    pub fn is_first_time(&self, name: &str) -> bool {
        let remembered = self.folder.join(format!("said-{name}"));
        let created = fs::create_dir_all(&self.folder)
            .and_then(|()| File::options().write(true).create_new(true).open(remembered).map(drop));
        !created.is_err_and(|error| error.kind() == io::ErrorKind::AlreadyExists)
    }

    /// Sets an entry, or takes it out. `fresh` is the file where there is none yet; `comment` stands above a new entry.
    ///
    /// # Errors
    /// [`StoreRefusal`]; the file is as it was.
    pub fn change_entry(
        &self,
        section: &SettingsSection,
        name: &str,
        value: Option<&str>,
        (fresh, comment): (impl Fn() -> String, &str),
    ) -> Result<(), StoreRefusal> {
        fs::create_dir_all(&self.folder)?;
        let _turn = self.turn()?;
        let before = self.read_file_text()?;
        let read = SettingsText::parse(&before.clone().unwrap_or_else(fresh));
        let after = match value {
            Some(value) => read.with_entry_set(section, name, value, comment)?,
            None => read.with_entry_commented_out(section, name)?,
        };
        if before.as_ref() == Some(&after) {
            return Ok(());
        }
        Ok(self.write(&after)?)
    }

    /// Makes the file, where there is none.
    ///
    /// # Errors
    /// [`StoreRefusal`].
    pub fn create_file_if_missing(&self, fresh: impl Fn() -> String) -> Result<(), StoreRefusal> {
        fs::create_dir_all(&self.folder)?;
        let _turn = self.turn()?;
        match self.read_file_text()? {
            Some(_) => Ok(()),
            None => Ok(self.write(&fresh())?),
        }
    }

    /// Waits for the turn, which ends when what is given back is dropped.
    fn turn(&self) -> io::Result<File> {
        let lock = File::options().create(true).write(true).truncate(false).open(self.folder.join(".settings.lock"))?;
        for _ in 0..TURNS {
            match lock.try_lock() {
                Ok(()) => return Ok(lock),
                Err(TryLockError::WouldBlock) => thread::sleep(TURN),
                // Where files cannot be locked, nobody else has it locked either.
                Err(TryLockError::Error(_)) => return Ok(lock),
            }
        }
        Err(io::ErrorKind::WouldBlock.into())
    }

    /// Puts this text into the place of the file. A link stays a link: what it leads to is written.
    fn write(&self, text: &str) -> io::Result<()> {
        let path = fs::canonicalize(self.file_path()).unwrap_or_else(|_| self.file_path());
        let beside = path.with_extension("toml.new");
        let written = File::create(&beside).and_then(|mut file| {
            if let Ok(before) = fs::metadata(&path) {
                file.set_permissions(before.permissions())?;
            }
            file.write_all(text.as_bytes())?;
            file.sync_all()
        });
        let placed = written.and_then(|()| fs::rename(&beside, &path));
        if placed.is_err() {
            // What is half written is nothing to anybody.
            let _ = fs::remove_file(&beside);
        }
        placed?;
        // The name is on the disk when the folder is; not every system lets it be opened.
        if let Ok(folder) = File::open(path.parent().unwrap_or(&self.folder)) {
            let _ = folder.sync_all();
        }
        Ok(())
    }

    /// What was answered at the first start in the time before there was this file, read once: its file goes when it is
    /// carried over. `keep` puts it into the new one.
    pub fn import_earlier_answer(&self, keep: impl FnOnce(&str) -> Result<(), StoreRefusal>) {
        let old = self.folder.join("voice");
        let Ok(answer) = fs::read_to_string(&old) else { return };
        if keep(answer.trim()).is_ok() {
            // Where it stays, it is carried over again, to the same effect, until somebody says something else.
            let _ = fs::remove_file(&old);
        }
    }
}

/// The text of a file of settings, or of an event.
///
/// # Errors
/// What the system says; a file that is too large or no text.
pub fn read_settings_text(path: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    File::open(path)?.take(LARGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    let text = String::from_utf8(bytes).map_err(|_| io::Error::from(io::ErrorKind::InvalidData))?;
    // Some editors put this before every text.
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}
