//! What a crash leaves of a last line is set aside, never destroyed; what is no journal is never touched.

use super::played;
use super::program::{TestFolder, run};
use ansage::journal_file::{Journal, JournalError, ReopenedJournal};
use std::fs;
use std::path::Path;

/// Opens it in this process. The lock of another test's round may live on for a moment in a child that is just being
/// started.
fn open(path: &Path) -> ReopenedJournal {
    loop {
        match Journal::open(path) {
            Err(JournalError::InUse(_)) => std::thread::yield_now(),
            opened => return opened.unwrap(),
        }
    }
}

#[test]
fn a_tail_torn_at_any_byte_is_set_aside() {
    let room = TestFolder::new("journal-torn");
    let journal = played(&room, 3);
    let sound = journal.trim_end().rfind('\n').unwrap() + 1;
    for length in 1..journal.len() - sound {
        let path = room.write("torn.journal", &journal[..sound + length]);
        let reopened = open(&path);
        let tail = reopened.tail.expect("a tail");
        assert_eq!(tail, room.path("torn.journal.tail"));
        assert_eq!(fs::read_to_string(&tail).unwrap(), journal[sound..sound + length], "all of it is kept");
        assert_eq!(room.text("torn.journal"), journal[..sound], "and nothing of it is left behind");
        assert_eq!(reopened.replayed.entries.len(), journal.lines().count() - 2);
        fs::remove_file(tail).unwrap();
    }
    for whole in [sound, journal.len()] {
        let path = room.write("torn.journal", &journal[..whole]);
        assert!(open(&path).tail.is_none(), "whole lines are not torn");
    }
}

#[test]
fn the_game_goes_on_after_a_torn_tail_and_earlier_tails_are_kept() {
    let room = TestFolder::new("journal-torn-again");
    let journal = played(&room, 3);
    let sound = journal.trim_end().rfind('\n').unwrap() + 1;
    room.write("game.journal.tail", "an earlier tail");
    for (length, tail) in [(1, "tail2"), (17, "tail3"), (journal.len() - sound - 1, "tail4")] {
        room.write("game.journal", &journal[..sound + length]);
        let verified = room.run("verify game.journal --lang en").status(1).empty();
        assert!(verified.err.contains("entries are sound. After them stands a torn line."), "{verified:?}");
        let played = run(room.play("game.journal", ""), b"resume\nopp press\nSf6\n").status(0).quiet();
        assert!(played.out.contains("Torn line set aside:"), "{played:?}");
        assert!(played.out.contains("b Ng8-f6"), "{played:?}");
        assert_eq!(room.text(&format!("game.journal.{tail}")), journal[sound..sound + length]);
        room.run("verify game.journal").status(0).quiet();
        assert!(room.text("game.journal").starts_with(&journal[..sound]));
    }
    assert_eq!(room.text("game.journal.tail"), "an earlier tail");
}

#[test]
fn a_journal_torn_in_its_very_first_line_begins_a_game() {
    let room = TestFolder::new("journal-torn-first");
    let journal = played(&room, 1);
    let header = journal.find('\n').unwrap();
    for length in [0, 1, 14, 15, header, header + 1] {
        room.write("first.journal", &journal[..length]);
        let played = run(room.play("first.journal", ""), b"start\ne4\n").status(0).quiet();
        assert!(played.out.contains("w e2-e4"), "{length}: {played:?}");
        let tails: Vec<String> = room.names("").into_iter().filter(|name| name.contains(".tail")).collect();
        assert_eq!(tails.len(), usize::from(length > 0 && length <= header), "{length}: {tails:?}");
        for tail in tails {
            assert_eq!(room.text(&tail), journal[..length]);
            fs::remove_file(room.path(&tail)).unwrap();
        }
        room.run("verify first.journal").status(0);
    }
}

#[test]
fn what_is_no_journal_is_refused_and_untouched() {
    let room = TestFolder::new("journal-others");
    let image = [&b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"[..], &[0xff; 64], b"\n\0IEND"].concat();
    let others: [(&str, &[u8]); 6] = [
        ("diary", b"Dear diary, today I played the Ruy Lopez"),
        ("letter", b"Dear diary,\n\ntoday I won.\n"),
        ("image", &image),
        ("zeros", &[0; 5_000]),
        ("named", b"ansage journal: notes of mine\n"),
        ("game.pgn", b"[Event \"x\"]\n\n1. e4 *"),
    ];
    // A game makes sure of the user's own folders before it gives up all others; they lie beside the files only here.
    fs::create_dir_all(room.path("config/ansage")).unwrap();
    fs::create_dir_all(room.path("run")).unwrap();
    for (name, bytes) in others {
        room.write(name, bytes);
        let before = room.names("");
        for command in ["play --audio none --lang en --journal", "verify --lang en", "watch --lang en", "export --pgn"]
        {
            room.run(&format!("{command} {name}")).status(1).empty().says("first line is not that of a journal");
        }
        assert_eq!(fs::read(room.path(name)).unwrap(), bytes, "{name} is as it was");
        assert_eq!(room.names(""), before, "nothing is left beside {name}");
    }
}

/// Who follows a journal reads what has come behind what he has read: wherever the two readings part, they are one.
#[test]
fn a_journal_that_is_followed_is_the_one_that_is_read_at_once() {
    use ansage_game::journal::replay::replay;
    let room = TestFolder::new("journal-followed");
    let journal = played(&room, 3);
    let whole = replay(journal.as_bytes());
    let length = journal.len();
    for cut in (0..length).step_by(37).chain([length]) {
        let mut followed = replay(&journal.as_bytes()[..cut]);
        assert!(followed.fault.is_none() || followed.torn, "at {cut}: {:?}", followed.fault);
        followed.continue_replay(&journal.as_bytes()[followed.sound_bytes..]);
        assert_eq!((&followed.fault, followed.torn), (&None, false), "at {cut}");
        assert_eq!((followed.sound_bytes, &followed.entries), (length, &whole.entries), "at {cut}");
        assert_eq!(followed.chain, whole.chain);
    }
    // What does not follow from it is a fault, and nothing of it is taken.
    let mut followed = whole.clone();
    followed.continue_replay(b"1\tno entry\n");
    assert!(followed.fault.is_some() && !followed.torn);
    assert_eq!(followed.entries, whole.entries);
}
