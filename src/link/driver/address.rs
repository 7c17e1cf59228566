//! Find the place of the socket, make it this user's alone, and know who is at the other end.
//!
//! `game.journal` has `game.desk` beside it. Where that path is longer than a socket's may be, or the file system takes
//! no sockets, it lies in the user's own folder for such things under a name made of the journal's path: both sides
//! look in the same places in the same order, so nothing needs to be remembered.

use sha2::{Digest, Sha256};
use std::fs::{self, DirBuilder, Permissions};
use std::io;
use std::os::fd::AsRawFd;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, PermissionsExt};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::process;

/// The bytes of a socket's path, without the zero at its end. Linux has 108, others 104.
const LONGEST: usize = 103;

/// Where the socket of a journal may be, the first choice first.
fn places(journal: &Path) -> io::Result<Vec<PathBuf>> {
    let whole = fs::canonicalize(journal)?;
    let beside = if whole.extension().is_some_and(|ending| ending == "journal") {
        whole.with_extension("desk")
    } else {
        let mut name = whole.as_os_str().to_owned();
        name.push(".desk");
        name.into()
    };
    let digest = Sha256::digest(whole.as_os_str().as_encoded_bytes());
    let name = ansage_game::hex::hex(&digest[..8]);
    let own = user_socket_folder().map(|folder| folder.join(format!("{name}.desk")));
    Ok([Some(beside).filter(|path| fits(path)), own.ok()].into_iter().flatten().collect())
}

/// Whether the path, and that of the folder in which the socket is made, are short enough.
fn fits(path: &Path) -> bool {
    let name = path.file_name().map_or(0, |name| name.len());
    let nest = nest_name(0).len() + "/s".len();
    path.as_os_str().len() - name + name.max(nest) <= LONGEST
}

fn nest_name(number: u32) -> String {
    format!(".ansage-{}-{number}", process::id())
}

/// The user's folder for sockets, which nobody else can enter.
///
/// # Errors
/// What the system says where it can be neither found nor made.
pub fn user_socket_folder() -> io::Result<PathBuf> {
    if let Some(folder) = std::env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from).filter(|it| is_private(it)) {
        return Ok(folder);
    }
    let folder = std::env::temp_dir().join(format!("ansage-{}", user()));
    match DirBuilder::new().mode(0o700).create(&folder) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
        _ => {}
    }
    // A folder that somebody else has put there is not ours to trust.
    if is_private(&folder) { Ok(folder) } else { Err(io::ErrorKind::PermissionDenied.into()) }
}

fn is_private(folder: &Path) -> bool {
    folder.is_absolute()
        && fs::symlink_metadata(folder)
            .is_ok_and(|it| it.is_dir() && it.uid() == user() && it.permissions().mode() & 0o077 == 0)
}

fn user() -> u32 {
    // SAFETY: the call takes nothing, cannot fail and touches no memory.
    unsafe { libc::geteuid() }
}

/// Listens at the first place that takes a socket.
pub fn listen_for_journal(journal: &Path) -> io::Result<(UnixListener, PathBuf)> {
    let mut last = io::Error::from(io::ErrorKind::InvalidInput);
    for place in places(journal)? {
        match listen_at(&place) {
            Ok(listener) => return Ok((listener, place)),
            Err(error) => last = error,
        }
    }
    Err(last)
}

fn listen_at(place: &Path) -> io::Result<UnixListener> {
    let folder = place.parent().unwrap_or(Path::new("/"));
    let nest = new_nest(folder)?;
    let made = nest.join("s");
    let listener = UnixListener::bind(&made).and_then(|listener| {
        fs::set_permissions(&made, Permissions::from_mode(0o600))?;
        // In one step, over what a crashed station left behind.
        fs::rename(&made, place)?;
        Ok(listener)
    });
    let _ = fs::remove_file(&made);
    let _ = fs::remove_dir(&nest);
    listener
}

/// A new folder that nobody else can enter.
fn new_nest(folder: &Path) -> io::Result<PathBuf> {
    let mut last = io::Error::from(io::ErrorKind::AlreadyExists);
    for number in 0..8 {
        let nest = folder.join(nest_name(number));
        match DirBuilder::new().mode(0o700).create(&nest) {
            Ok(()) => return Ok(nest),
            Err(error) => last = error,
        }
    }
    Err(last)
}

/// Connects to the station of a journal.
pub fn connect_to_journal(journal: &Path) -> io::Result<UnixStream> {
    let mut last = io::Error::from(io::ErrorKind::NotFound);
    for place in places(journal)? {
        match UnixStream::connect(&place) {
            Ok(stream) if is_peer_same_user(&stream) => return Ok(stream),
            Ok(_) => last = io::ErrorKind::PermissionDenied.into(),
            Err(error) => last = error,
        }
    }
    Err(last)
}

/// Whether the process at the other end is this user's.
#[cfg(target_os = "linux")]
pub fn is_peer_same_user(stream: &UnixStream) -> bool {
    let mut who = libc::ucred { pid: 0, uid: u32::MAX, gid: u32::MAX };
    let mut length = size_of::<libc::ucred>() as libc::socklen_t;
    // SAFETY: the socket is open as long as `stream` is borrowed, and both pointers are to locals of the right size.
    let answer = unsafe {
        let who = (&raw mut who).cast();
        libc::getsockopt(stream.as_raw_fd(), libc::SOL_SOCKET, libc::SO_PEERCRED, who, &raw mut length)
    };
    answer == 0 && who.uid == user()
}

/// Whether the process at the other end is this user's.
#[cfg(all(unix, not(target_os = "linux")))]
pub fn is_peer_same_user(stream: &UnixStream) -> bool {
    let (mut uid, mut gid) = (libc::uid_t::MAX, libc::gid_t::MAX);
    // SAFETY: the socket is open as long as `stream` is borrowed, and both pointers are to locals.
    let answer = unsafe { libc::getpeereid(stream.as_raw_fd(), &raw mut uid, &raw mut gid) };
    answer == 0 && uid == user()
}
