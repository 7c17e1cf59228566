//! Folders that are missing, closed to us, or not folders at all.

use super::program::{ProgramResult, TestFolder, run, with_own_mounts};
use std::os::unix::fs::symlink;

/// The journals in the present folder.
fn journals(room: &TestFolder) -> Vec<String> {
    room.names("").into_iter().filter(|name| name.ends_with(".journal")).collect()
}

/// The journal went to the present folder, the program said so, and the game is in it.
fn assert_journal_here(room: &TestFolder, played: ProgramResult) {
    let played = played.status(0).quiet();
    let here = journals(room);
    assert_eq!(here.len(), 1, "{here:?}");
    assert!(played.out.contains(&format!("Journal here: ./{}", here[0])), "{played:?}");
    assert!(room.run(&format!("export {} --text", here[0])).status(0).out.contains("1. e4"));
}

const GAME: &[u8] = b"start\ne4\npress\n";

#[test]
fn the_usual_folder_is_used_where_there_is_a_home() {
    let room = TestFolder::new("folders-home");
    let played = run(room.ansage("play --audio none --lang en"), GAME).status(0).quiet();
    assert_eq!(room.names("home/.local/share/ansage/journals").len(), 1);
    assert!(!played.out.contains("Journal here") && journals(&room).is_empty(), "{played:?}");
}

#[test]
fn two_games_begun_in_one_second_have_two_journals() {
    let room = TestFolder::new("folders-two");
    // One after the other, and several at once, which find no journal yet under that name.
    run(room.ansage("play --audio none"), GAME).status(0);
    std::thread::scope(|all| {
        for _ in 0..6 {
            all.spawn(|| run(room.ansage("play --audio none"), GAME).status(0));
        }
    });
    assert_eq!(room.names("home/.local/share/ansage/journals").len(), 7);
    assert!(journals(&room).is_empty(), "none is in the present folder");
}

#[test]
fn a_missing_home_sends_the_journal_to_the_present_folder() {
    let room = TestFolder::new("folders-missing");
    let mut command = room.ansage("play --audio none --lang en");
    // Where a file stands nothing can be made, not even by root.
    command.env("HOME", room.write("file", "").join("home"));
    assert_journal_here(&room, run(command, GAME));
}

#[test]
fn a_home_that_is_no_path_sends_the_journal_to_the_present_folder() {
    let room = TestFolder::new("folders-empty");
    let mut command = room.ansage("play --audio none --lang en");
    command.env("HOME", "/proc/nowhere").env("XDG_DATA_HOME", "/proc/nowhere/share");
    assert_journal_here(&room, run(command, GAME));
}

/// Without HOME the system's list of users may still know one; either way the game is kept and its place is told.
#[test]
fn without_home_the_game_is_kept_and_its_place_told() {
    let room = TestFolder::new("folders-unset");
    let script = r#"mount -t tmpfs none "$(getent passwd "$(id -u)" | cut -d: -f6)" && unset HOME && exec "$@""#;
    let program = env!("CARGO_BIN_EXE_ansage");
    let arguments = [program, "play", "--audio", "none", "--lang", "en"];
    let Some(command) = with_own_mounts(&room, script, &arguments) else { return };
    let played = run(command, GAME).status(0).quiet();
    assert!(played.out.contains("New game ") && played.out.contains("The game is saved."), "{played:?}");
}

#[test]
fn a_home_that_can_only_be_read_sends_the_journal_to_the_present_folder() {
    let room = TestFolder::new("folders-read-only-home");
    let script = r#"mount --bind home home && mount -o remount,bind,ro home && exec "$@""#;
    let arguments = [env!("CARGO_BIN_EXE_ansage"), "play", "--audio", "none", "--lang", "en"];
    let Some(command) = with_own_mounts(&room, script, &arguments) else { return };
    assert_journal_here(&room, run(command, GAME));
}

#[test]
fn a_named_journal_in_a_read_only_folder_is_refused_in_words() {
    let room = TestFolder::new("folders-read-only");
    run(room.play("home/old.journal", ""), GAME).status(0);
    let script = r#"mount --bind home home && mount -o remount,bind,ro home && exec "$@""#;
    for journal in ["home/new.journal", "home/old.journal"] {
        let arguments = [env!("CARGO_BIN_EXE_ansage"), "play", "--audio", "none", "--lang", "en", "--journal", journal];
        let Some(command) = with_own_mounts(&room, script, &arguments) else { return };
        let refused = run(command, GAME).status(1).empty().says(journal);
        refused.says("It can only be read, not written.").says("Name another one with --journal FILE.");
    }
    let arguments = [env!("CARGO_BIN_EXE_ansage"), "verify", "home/old.journal"];
    run(with_own_mounts(&room, script, &arguments).unwrap(), b"").status(0);
}

#[test]
fn everywhere_read_only_is_refused_in_words() {
    let room = TestFolder::new("folders-nowhere");
    let script = r#"mount --bind . . && mount -o remount,bind,ro . && cd "$PWD" && exec "$@""#;
    let arguments = [env!("CARGO_BIN_EXE_ansage"), "play", "--audio", "none", "--lang", "en"];
    let Some(command) = with_own_mounts(&room, script, &arguments) else { return };
    run(command, GAME).status(1).empty().says("It can only be read, not written.");
}

#[test]
fn a_journal_that_is_no_file_is_refused_in_words() {
    let room = TestFolder::new("folders-not-a-file");
    symlink("nowhere/at all", room.path("dangling")).unwrap();
    symlink("ring", room.path("ring")).unwrap();
    for (journal, reason) in [
        ("home", "is a folder or a device, not a journal"),
        (".", "is a folder or a device, not a journal"),
        ("/dev/null", "is a folder or a device, not a journal"),
        ("missing/game.journal", "It is not there."),
        ("no-cards.conf/game.journal", "A folder is where a file should be"),
        ("dangling", "Name another one with --journal FILE."),
        ("ring", "Name another one with --journal FILE."),
    ] {
        run(room.play(journal, ""), GAME).status(1).empty().says(journal).says(reason);
    }
}

#[test]
fn a_journal_named_in_any_letters_is_found_again() {
    let room = TestFolder::new("folders-letters");
    for name in ["партия.journal", "Spiel ü.journal", "-dash", "new\nline"] {
        let mut command = room.ansage("play --audio none");
        command.arg(format!("--journal={name}"));
        run(command, GAME).status(0).quiet();
        assert!(room.path(name).is_file(), "{name}");
        let mut command = room.ansage("verify");
        command.args(["--", name]);
        run(command, b"").status(0).quiet();
    }
}

#[test]
fn a_saved_game_is_found_by_its_name_or_as_the_last() {
    let room = TestFolder::new("named");
    let first = run(room.ansage("play --audio none --lang en"), b"start\ne4\n").status(0);
    assert!(first.out.contains("New game "), "{first:?}");
    let folder = room.path("home/.local/share/ansage/journals");
    let names: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    let [name] = &names[..] else { panic!("one journal in {names:?}") };
    for named in [name.to_str().unwrap(), name.to_str().unwrap().trim_end_matches(".journal"), "last"] {
        let again = run(room.ansage(&format!("play --audio none --lang en --journal {named}")), b"resume\n").status(0);
        assert!(again.out.contains("Saved game ") && again.out.contains("Play goes on."), "{again:?}");
        assert!(!room.path(named).exists(), "no stray game of that name");
        for command in ["verify", "export --pgn", "watch --once", "reconcile --journal", "inspect"] {
            run(room.ansage(&format!("{command} {named} --lang en")), b"").status(0);
        }
    }
}
