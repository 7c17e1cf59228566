//! Read and replace a small file that holds a secret.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};
use std::process;
use zeroize::Zeroizing;

/// The most bytes of a file that is read.
const BYTES_MAX: u64 = 256 * 1024;

/// Why keys cannot be read or kept.
#[derive(Debug)]
pub enum KeyFileError {
    /// The system refuses.
    Io(PathBuf, io::Error),
    /// It is of a later version of the program.
    Later(PathBuf),
    /// The system gives no random bytes.
    NoRandom(io::Error),
}

/// What is there.
pub enum KeyFileState<T> {
    /// A file that can be understood.
    Whole(T),
    /// None.
    Missing,
    /// One that cannot.
    Damaged,
}

/// Reads the file. `known` says whether its version is ours.
pub fn read_key_file<T: DeserializeOwned>(
    path: &Path,
    known: impl Fn(&T) -> bool,
) -> Result<KeyFileState<T>, KeyFileError> {
    let failed = |error| KeyFileError::Io(path.into(), error);
    let file = match open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(KeyFileState::Missing),
        Err(error) => return Err(failed(error)),
    };
    // A directory, a pipe or a device is nothing that could be set aside.
    if !file.metadata().map_err(failed)?.is_file() {
        return Err(failed(io::Error::other("not a file")));
    }
    let mut bytes = Zeroizing::new(Vec::new());
    file.take(BYTES_MAX + 1).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() as u64 > BYTES_MAX {
        return Ok(KeyFileState::Damaged);
    }
    match serde_json::from_slice::<T>(&bytes) {
        Ok(kept) if known(&kept) => Ok(KeyFileState::Whole(kept)),
        _ if is_later(&bytes) => Err(KeyFileError::Later(path.into())),
        _ => Ok(KeyFileState::Damaged),
    }
}

/// Opens it without waiting for who would write a pipe.
fn open(path: &Path) -> io::Result<File> {
    let mut how = OpenOptions::new();
    how.read(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(&mut how, libc::O_NONBLOCK);
    how.open(path)
}

/// Whether it says that it has another format than the first one.
fn is_later(bytes: &[u8]) -> bool {
    let format = serde_json::from_slice::<serde_json::Value>(bytes).ok().and_then(|all| all.get("format")?.as_u64());
    format.is_some_and(|format| format > super::FORMAT.into())
}

/// Replaces the file in one step.
pub fn write_key_file(path: &Path, kept: &impl Serialize) -> Result<(), KeyFileError> {
    let failed = |error| KeyFileError::Io(path.into(), error);
    let mut text = Zeroizing::new(serde_json::to_vec_pretty(kept).map_err(|error| failed(error.into()))?);
    text.push(b'\n');
    replace_file_durably(path, &text).map_err(failed)
}

/// Writes a new file of this user alone, forces it to the disk and puts it in the place of the old one.
///
/// # Errors
/// What the system says; the old one is then as it was.
pub fn replace_file_durably(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let (beside, mut file) = new_beside(path)?;
    let written = file.write_all(bytes).and_then(|()| file.sync_all()).and_then(|()| fs::rename(&beside, path));
    written.inspect_err(|_| drop(fs::remove_file(&beside)))?;
    if let Some(folder) = path.parent() {
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        // Not every system can sync a folder; the file itself is on the disk.
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
    Ok(())
}

/// A new file in the same folder, this user's alone from its first moment.
fn new_beside(path: &Path) -> io::Result<(PathBuf, File)> {
    let mut last = io::Error::from(io::ErrorKind::AlreadyExists);
    for number in 0..16 {
        let candidate = path.with_added_extension(format!("new-{}-{number}", process::id()));
        let mut how = OpenOptions::new();
        how.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut how, 0o600);
        match how.open(&candidate) {
            Ok(file) => return Ok((candidate, file)),
            Err(error) => last = error,
        }
    }
    Err(last)
}

/// What the file holds, where it is there. One that cannot be understood is set aside: where.
pub fn read_or_move_bad_file<T: DeserializeOwned>(
    path: &Path,
    known: impl Fn(&T) -> bool,
) -> Result<(Option<T>, Option<PathBuf>), KeyFileError> {
    Ok(match read_key_file(path, known)? {
        KeyFileState::Whole(kept) => (Some(kept), None),
        KeyFileState::Missing => (None, None),
        KeyFileState::Damaged => (None, Some(set_aside(path)?)),
    })
}

/// Keeps a file that cannot be understood under another name, which no earlier one has.
fn set_aside(path: &Path) -> Result<PathBuf, KeyFileError> {
    for number in 1..1_000 {
        let aside = path.with_added_extension(if number == 1 { "damaged".into() } else { format!("damaged{number}") });
        if fs::symlink_metadata(&aside).is_ok() {
            continue;
        }
        return match fs::rename(path, &aside) {
            Ok(()) => Ok(aside),
            Err(error) => Err(KeyFileError::Io(path.into(), error)),
        };
    }
    Err(KeyFileError::Io(path.into(), io::ErrorKind::AlreadyExists.into()))
}
