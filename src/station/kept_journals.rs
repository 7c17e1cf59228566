//! Find the journals of the user's own folder, by their names or as the last.

use std::fs;
use std::path::{Path, PathBuf};

/// The name of the newest journal in the usual folder.
pub const LAST: &str = "last";

/// The journal that is meant: the file itself, or, for a mere name that is not here, the one in the usual folder, with
/// or without its ending. `last` is the newest one there.
pub fn resolve_journal_path(named: &Path) -> PathBuf {
    let mere_name = named.components().count() == 1 && !named.exists();
    let Some(folder) = journal_folder().filter(|_| mere_name) else { return named.into() };
    if named == Path::new(LAST) {
        return newest(&folder).unwrap_or_else(|| named.into());
    }
    let kept = folder.join(named);
    let with_ending = folder.join(format!("{}.journal", named.display()));
    [kept, with_ending].into_iter().find(|path| path.exists()).unwrap_or_else(|| named.into())
}

/// Whether the newest journal was meant and there is none.
pub fn is_newest_journal_missing(named: &Path, found: &Path) -> bool {
    named == Path::new(LAST) && !found.exists()
}

/// The journal whose name is the last: names begin with the calendar time.
fn newest(folder: &Path) -> Option<PathBuf> {
    let names = fs::read_dir(folder).ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    names.filter(|path| path.extension().is_some_and(|ending| ending == "journal")).max()
}

/// The user's folder for journals; none where the system knows no home folder.
pub(super) fn journal_folder() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "ansage").map(|dirs| dirs.data_dir().join("journals"))
}
