//! The version of the format and the revision of the program. A journal of another version is refused in words and left as
//! it is. A journal of another revision opens, also where it records other effects.

use super::program::{TestFolder, run};
use super::{bodies, chained, played, with_field};
use ansage_game::event::EventKind;
use ansage_game::journal::replay::replay;
use ansage_game::journal::{JournalFault, REVISION, VERSION};
use std::fs;

#[test]
fn the_first_line_names_version_revision_and_the_game_by_a_random_name() {
    let [one, other] = ["journal-named", "journal-named-other"].map(|name| played(&TestFolder::new(name), 1));
    let names = [&one, &other].map(|journal| {
        let line = journal.lines().next().unwrap();
        let fields: Vec<&str> = line.split('\t').collect();
        let [name, format, revision, game, random, _] = fields[..] else { panic!("{line:?}") };
        assert_eq!((name, format, game), ("ansage journal", &*format!("version {VERSION}"), "game"));
        assert_eq!(revision, format!("revision {REVISION}"));
        assert!(random.len() == 32 && random.chars().all(|c| matches!(c, '0'..='9' | 'a'..='f')), "{random}");
        assert_eq!(replay(journal.as_bytes()).game.map(|game| game.to_string()).as_deref(), Some(random));
        random.to_owned()
    });
    assert_ne!(names[0], names[1], "two games");
    let heads = [&one, &other].map(|journal| journal.lines().next().unwrap().rsplit('\t').next().unwrap().to_owned());
    assert_ne!(heads[0], heads[1], "no two journals begin with the same checksum");
}

#[test]
fn a_game_keeps_its_name_when_it_is_opened_again() {
    let room = TestFolder::new("journal-keeps-name");
    let first = replay(played(&room, 1).as_bytes()).game;
    run(room.play("game.journal", ""), b"").status(0).quiet();
    let again = replay(room.text("game.journal").as_bytes());
    assert_eq!((again.fault, again.game), (None, first));
    assert!(first.is_some());
}

#[test]
fn a_journal_of_another_version_is_refused_in_words_and_untouched() {
    let room = TestFolder::new("journal-versions");
    let bodies = bodies(&played(&room, 2));
    let earliest = "ansage journal\t1\treferee\t3".to_owned();
    let game = "0123456789abcdef".repeat(2);
    let draft = format!("ansage journal\tdraft 24\tgame\t{game}");
    let next = format!("version {}", VERSION + 1);
    let later = format!("ansage journal\t{next}\trevision 1\tgame\t{game}\tmore");
    for (first, named) in [(earliest, "1".to_owned()), (draft, "draft 24".to_owned()), (later, next)] {
        let mut other = bodies.clone();
        other[0] = first;
        let other = chained(&other);
        let replayed = replay(other.as_bytes());
        assert_eq!(replayed.fault, Some(JournalFault::OtherVersion(named.clone())));
        assert!(replayed.entries.is_empty() && !replayed.torn, "nothing of it is read");
        room.write("other.journal", &other);
        let before = room.names("");
        let words = |lang: &str| match lang {
            "en" => format!("in another format, \"{named}\"; this program reads \"version {VERSION}\" only"),
            _ => format!("in einem anderen Format, \"{named}\"; dieses Programm liest nur „version {VERSION}“"),
        };
        for command in ["play --audio none --journal", "arbiter --audio none", "verify", "watch", "export --pgn"] {
            for lang in ["en", "de"] {
                let refused = room.run(&format!("{command} other.journal --lang {lang}")).status(1).empty();
                assert!(!refused.err.contains("damaged"), "{refused:?}");
                refused.says(&words(lang));
            }
        }
        assert_eq!(fs::read_to_string(room.path("other.journal")).unwrap(), other, "it is as it was");
        assert_eq!(room.names(""), before, "nothing is left beside it");
    }
}

#[test]
fn where_only_the_whole_states_digest_differs_the_journal_opens_and_says_so() {
    let room = TestFolder::new("journal-memory");
    let bodies = bodies(&played(&room, 3));
    let from = 5;
    let changed = bodies.iter().enumerate().map(|(at, body)| match at {
        0..5 => body.clone(),
        _ => with_field(body, 7, |_| "0123456789abcdef".into()),
    });
    let changed = chained(&changed.collect::<Vec<_>>());
    let replayed = replay(changed.as_bytes());
    assert_eq!((replayed.fault, replayed.other_memory), (None, Some(from)));
    room.write("memory.journal", &changed);
    let verified = room.run("verify memory.journal --lang en").status(0).quiet();
    let count = changed.lines().count() - 1;
    assert!(verified.out.starts_with(&format!("The chain is sound: {count} entries")), "{verified:?}");
    assert!(verified.out.contains("From entry 5 on another version of the program wrote it."), "{verified:?}");
    let opened = run(room.play("memory.journal", ""), b"resume\n").status(0).quiet();
    assert!(opened.out.contains("Journal of another program version."), "{opened:?}");
    assert!(opened.out.contains("Play goes on."), "{opened:?}");
    // What this program adds is in its own words; what was there is as it was.
    assert!(room.text("memory.journal").starts_with(&changed));
    let again = replay(room.text("memory.journal").as_bytes());
    assert_eq!((again.fault, again.other_memory), (None, Some(from)));
    let same = room.run("verify game.journal --lang en").status(0).quiet();
    assert!(!same.out.contains("another version of the program"), "{same:?}");
}

/// A journal as a program of some revision would have written it, and the number of an entry of it that announces a move.
struct OtherJournal {
    bodies: Vec<String>,
    entry: usize,
}

impl OtherJournal {
    fn new(bodies: &[String], revision: u32) -> OtherJournal {
        let mut bodies = bodies.to_vec();
        bodies[0] = with_field(&bodies[0], 2, |_| format!("revision {revision}"));
        let entry = bodies.iter().position(|body| body.contains("move-announced")).unwrap();
        OtherJournal { bodies, entry }
    }

    /// Changes one field of the entry. The fields: number, moment, seat, port, event, effects, brief state, digest.
    fn with(mut self, field: usize, from: &str, to: &str) -> OtherJournal {
        let body = &self.bodies[self.entry];
        let changed = with_field(body, field, |text| text.replace(from, to));
        assert_ne!(*body, changed, "{from}");
        self.bodies[self.entry] = changed;
        self
    }

    fn text(&self) -> String {
        chained(&self.bodies)
    }

    fn entry(&self) -> u64 {
        self.entry as u64
    }
}

#[test]
fn other_effects_are_a_fault_of_this_revision_alone() {
    let room = TestFolder::new("journal-own-revision");
    let sound = bodies(&played(&room, 4));
    let own = OtherJournal::new(&sound, REVISION).with(5, "\"manner\":\"announced\"", "\"manner\":\"entered\"");
    let replayed = replay(own.text().as_bytes());
    assert_eq!(replayed.fault, Some(JournalFault::Effects { seq: own.entry() }));
    assert_eq!((replayed.other_effects, replayed.entries.len()), (None, own.entry - 1));
}

#[test]
fn a_journal_of_another_revision_with_other_effects_opens_and_says_so() {
    let room = TestFolder::new("journal-other-revision");
    let sound = bodies(&played(&room, 4));
    let other = OtherJournal::new(&sound, REVISION + 1).with(5, "\"manner\":\"announced\"", "\"manner\":\"entered\"");
    let (text, entry) = (other.text(), other.entry());
    let replayed = replay(text.as_bytes());
    assert_eq!((replayed.fault, replayed.other_effects), (None, Some(entry)));
    assert_eq!(replayed.revision, REVISION + 1);
    let recorded = format!("{:?}", replayed.entries[other.entry - 1].effects);
    assert!(recorded.contains("Entered"), "the recorded effects count: {recorded}");
    room.write("other.journal", &text);
    let before = room.run("export game.journal --pgn --plain").status(0).quiet();
    assert_eq!(room.run("export other.journal --pgn --plain").status(0).quiet().out, before.out, "the same moves");
    for (lang, words) in [
        ("en", format!("Another version of the program wrote entry {entry}, and tells it otherwise than this one.")),
        ("de", format!("Eine andere Version des Programms hat Eintrag {entry} geschrieben und sagt ihn anders")),
    ] {
        let verified = room.run(&format!("verify other.journal --lang {lang}")).status(0).quiet();
        assert_eq!(verified.out.matches(&words).count(), 1, "{verified:?}");
    }
    room.run("export other.journal --report other.html").status(0);
    assert_eq!(room.text("other.journal"), text, "nothing of it was changed");
    let opened = run(room.play("other.journal", ""), b"resume\n").status(0).quiet();
    assert_eq!(opened.out.matches("Other program version: entries differ.").count(), 1, "{opened:?}");
    assert!(opened.out.contains("Play goes on."), "{opened:?}");
}

/// What is appended has the effects of this program, and is judged by that.
#[test]
fn a_resumed_journal_names_the_revision_of_the_program_that_goes_on() {
    let room = TestFolder::new("journal-resumed-revision");
    let sound = bodies(&played(&room, 4));
    for revision in [REVISION, REVISION + 1] {
        let other = OtherJournal::new(&sound, revision);
        let name = format!("{revision}.journal");
        room.write(&name, other.text());
        run(room.play(&name, ""), b"resume\n").status(0).quiet();
        run(room.play(&name, ""), b"resume\n").status(0).quiet();
        let text = room.text(&name);
        assert!(text.starts_with(&other.text()), "the first line is as it was");
        let replayed = replay(text.as_bytes());
        assert_eq!((replayed.fault, replayed.other_effects, replayed.revision), (None, None, REVISION));
        let named = replayed.entries.iter().filter_map(|entry| match entry.event.kind {
            EventKind::ProgramResumed { revision, .. } => Some(revision),
            _ => None,
        });
        let own = (revision != REVISION).then_some(REVISION);
        assert_eq!(named.collect::<Vec<_>>(), [own, None], "it is named where it changes");
        let mut lines = bodies(&text);
        let last = lines.iter().rposition(|body| body.contains("play-resumed")).unwrap();
        lines[last] = with_field(&lines[last], 5, |_| "[]".into());
        assert_eq!(
            replay(chained(&lines).as_bytes()).fault,
            Some(JournalFault::Effects { seq: last as u64 }),
            "an entry of this program"
        );
    }
}

#[test]
fn another_brief_state_is_a_fault_of_every_revision() {
    let room = TestFolder::new("journal-revision-state");
    let sound = bodies(&played(&room, 4));
    for revision in [REVISION, REVISION + 1] {
        let other = OtherJournal::new(&sound, revision).with(6, "\"completed\":[0,0]", "\"completed\":[1,0]");
        assert_eq!(replay(other.text().as_bytes()).fault, Some(JournalFault::State { seq: other.entry() }));
        room.write("other.journal", other.text());
        let named = format!("After entry {} the game is not as recorded", other.entry());
        room.run("verify other.journal --lang en").status(1).empty().says(&named);
    }
}

#[test]
fn an_event_or_effect_of_a_newer_program_is_said_to_be_that() {
    let room = TestFolder::new("journal-newer");
    let sound = bodies(&played(&room, 4));
    for (field, from, to) in [(4, "announced", "sung"), (5, "move-announced", "move-sung"), (5, "hall", "gallery")] {
        let unreadable = OtherJournal::new(&sound, REVISION).with(field, from, to);
        let fault = replay(unreadable.text().as_bytes()).fault;
        assert!(matches!(fault, Some(JournalFault::Unreadable { seq, .. }) if seq == unreadable.entry()), "{fault:?}");
        let newer = OtherJournal::new(&sound, REVISION + 1).with(field, from, to);
        let fault = replay(newer.text().as_bytes()).fault;
        assert!(matches!(fault, Some(JournalFault::NewerProgram { seq, .. }) if seq == newer.entry()), "{fault:?}");
        room.write("newer.journal", newer.text());
        let before = room.names("");
        for (lang, words) in [
            ("en", format!("A newer version of the program wrote entry {}", newer.entry())),
            ("de", format!("Eine neuere Version des Programms hat Eintrag {} geschrieben", newer.entry())),
        ] {
            for command in ["play --audio none --journal", "arbiter --audio none", "verify", "export --pgn"] {
                let refused = room.run(&format!("{command} newer.journal --lang {lang}")).status(1).empty();
                assert!(!refused.err.contains("damaged"), "{refused:?}");
                refused.says(&words).says(if lang == "en" { "Update this program." } else { "Aktualisieren Sie" });
            }
        }
        assert_eq!(room.text("newer.journal"), newer.text(), "it is as it was");
        assert_eq!(room.names(""), before, "nothing is left beside it");
    }
}

/// A program that resumed a game names its revision before anything of its own that another cannot read.
#[test]
fn the_entry_that_names_a_newer_revision_is_itself_of_it() {
    let room = TestFolder::new("journal-newer-resumed");
    played(&room, 2);
    run(room.play("game.journal", ""), b"").status(0).quiet();
    let mut lines = bodies(&room.text("game.journal"));
    let at = lines.iter().position(|body| body.contains("program-resumed")).unwrap();
    lines[at] =
        with_field(&lines[at], 4, |event| event.replacen("}}", &format!(",\"revision\":{}}}}}", REVISION + 1), 1));
    let replayed = replay(chained(&lines).as_bytes());
    assert_eq!((replayed.fault, replayed.revision), (None, REVISION + 1));
    lines[at] = with_field(&lines[at], 5, |_| "[{\"to\":\"hall\",\"kind\":\"sung\"}]".into());
    let fault = replay(chained(&lines).as_bytes()).fault;
    assert!(matches!(fault, Some(JournalFault::NewerProgram { seq, .. }) if seq == at as u64), "{fault:?}");
}

#[test]
fn a_first_line_of_another_revision_without_an_entry_is_set_aside() {
    let room = TestFolder::new("journal-first-line");
    let sound = bodies(&played(&room, 4));
    let other = OtherJournal::new(&sound, REVISION + 1);
    let first = chained(&other.bodies[..1]);
    room.write("first.journal", &first);
    run(room.play("first.journal", ""), b"").status(0).quiet();
    assert_eq!(room.text("first.journal.tail"), first);
    let begun = replay(room.text("first.journal").as_bytes());
    assert_eq!((begun.fault, begun.revision), (None, REVISION));
    assert!(!begun.entries.is_empty());
}

#[test]
fn a_revision_is_written_in_one_way() {
    let room = TestFolder::new("journal-revision-form");
    let bodies = bodies(&played(&room, 1));
    for wrong in ["revision 0", "revision 01", "revision", "revision -1", "revision 4294967296", "Revision 1"] {
        let mut other = bodies.clone();
        other[0] = with_field(&bodies[0], 2, |_| wrong.into());
        assert_eq!(replay(chained(&other).as_bytes()).fault, Some(JournalFault::NotAJournal), "{wrong}");
    }
}
