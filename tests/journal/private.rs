//! The files of a game are their owner's alone (0600), whatever the umask; what is there keeps its permissions.

use super::played;
use super::program::{DEADLINE, RunningProgram, TestFolder, run};
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

/// `ansage play` without sound, where every new file would be everybody's.
fn open_to_all(room: &TestFolder, more: &str) -> Command {
    let mut command = room.any("/bin/sh");
    let program = env!("CARGO_BIN_EXE_ansage");
    command.args(["-c", &format!("umask 0; exec '{program}' play --audio none --lang en {more}")]);
    command
}

fn mode(room: &TestFolder, name: &str) -> u32 {
    fs::metadata(room.path(name)).unwrap().permissions().mode() & 0o777
}

#[test]
fn a_new_journal_is_its_owners_alone() {
    let room = TestFolder::new("journal-private");
    run(open_to_all(&room, "--journal game.journal"), b"start\ne4\n").status(0);
    assert_eq!(mode(&room, "game.journal"), 0o600);
}

#[test]
fn the_file_that_says_how_long_the_program_lives_is_its_owners_alone() {
    let room = TestFolder::new("journal-private-alive");
    let mut playing = RunningProgram::start(open_to_all(&room, "--journal game.journal"));
    for line in ["start", "e4", "press"] {
        playing.line(line);
    }
    playing.until(&["Black to move."]);
    let began = Instant::now();
    while !room.path("game.journal.alive").exists() {
        assert!(began.elapsed() < DEADLINE, "no such file");
        thread::park_timeout(Duration::from_millis(10));
    }
    assert_eq!(mode(&room, "game.journal.alive"), 0o600);
    playing.end().status(0);
}

#[test]
fn the_folder_that_the_program_makes_for_journals_is_its_owners_alone() {
    let room = TestFolder::new("journal-private-folder");
    run(open_to_all(&room, ""), b"").status(0);
    let folder = "home/.local/share/ansage/journals";
    assert_eq!(mode(&room, folder), 0o700);
    let names = room.names(folder);
    assert_eq!(names.len(), 1, "{names:?}");
    assert_eq!(mode(&room, &format!("{folder}/{}", names[0])), 0o600);
}

#[test]
fn a_torn_tail_is_set_aside_for_the_owner_alone() {
    let room = TestFolder::new("journal-private-tail");
    let journal = played(&room, 2);
    room.write("torn.journal", &journal[..journal.len() - 7]);
    run(open_to_all(&room, "--journal torn.journal"), b"").status(0);
    assert_eq!(mode(&room, "torn.journal.tail"), 0o600);
}

#[test]
fn a_journal_and_a_folder_that_are_there_keep_their_permissions() {
    let room = TestFolder::new("journal-private-kept");
    played(&room, 2);
    let folder = "home/.local/share/ansage/journals";
    fs::create_dir_all(room.path(folder)).unwrap();
    fs::set_permissions(room.path(folder), Permissions::from_mode(0o755)).unwrap();
    fs::set_permissions(room.path("game.journal"), Permissions::from_mode(0o644)).unwrap();
    run(open_to_all(&room, "--journal game.journal"), b"resume\n").status(0);
    run(open_to_all(&room, ""), b"").status(0);
    assert_eq!((mode(&room, "game.journal"), mode(&room, folder)), (0o644, 0o755));
}
