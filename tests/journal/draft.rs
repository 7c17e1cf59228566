//! The format is a draft: a journal of another one is refused in words and left as it is; what another program merely
//! remembers otherwise closes no journal.

use super::program::{TestFolder, run};
use super::{bodies, chained, played, with_field};
use ansage_game::journal::replay::replay;
use ansage_game::journal::{DRAFT, JournalFault};
use std::fs;

#[test]
fn the_first_line_names_the_draft_and_the_game_by_a_random_name() {
    let [one, other] = ["journal-named", "journal-named-other"].map(|name| played(&TestFolder::new(name), 1));
    let names = [&one, &other].map(|journal| {
        let line = journal.lines().next().unwrap();
        let fields: Vec<&str> = line.split('\t').collect();
        let [name, format, game, random, _] = fields[..] else { panic!("{line:?}") };
        assert_eq!((name, format, game), ("ansage journal", &*format!("draft {DRAFT}"), "game"));
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
fn a_journal_of_another_draft_is_refused_in_words_and_untouched() {
    let room = TestFolder::new("journal-drafts");
    let bodies = bodies(&played(&room, 2));
    let earlier = "ansage journal\t1\treferee\t3".to_owned();
    let later = format!("ansage journal\tdraft {}\tgame\t{}\tmore", DRAFT + 1, "0123456789abcdef".repeat(2));
    for (first, named) in [(earlier, "1".to_owned()), (later, format!("draft {}", DRAFT + 1))] {
        let mut other = bodies.clone();
        other[0] = first;
        let other = chained(&other);
        let replayed = replay(other.as_bytes());
        assert_eq!(replayed.fault, Some(JournalFault::OtherDraft(named.clone())));
        assert!(replayed.entries.is_empty() && !replayed.torn, "nothing of it is read");
        room.write("other.journal", &other);
        let before = room.names("");
        let words = |lang: &str| match lang {
            "en" => format!("in another format, \"{named}\"; this program reads \"draft {DRAFT}\" only"),
            _ => format!("in einem anderen Format, „{named}“; dieses Programm liest nur „draft {DRAFT}“"),
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
