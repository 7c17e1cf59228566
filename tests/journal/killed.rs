//! kill -9 at any moment: what was told is recorded, both clocks stand, and the game goes on.

use super::dice::Dice;
use super::games::{GAME_A, PGN_A, lines, movetext, piped};
use super::program::{RunningProgram, TestFolder, run, seeds};
use super::told;
use ansage::journal_file::pulse;
use ansage_game::journal::alive;
use ansage_game::journal::replay::{ReplayedJournal, replay};

fn replayed(room: &TestFolder) -> ReplayedJournal {
    let replayed = replay(room.text("killed.journal").as_bytes());
    assert!(replayed.fault.is_none() || replayed.torn, "{:?}", replayed.fault);
    replayed
}

/// What both clocks show at the last moment that is on the disk, and what was played.
fn stands(room: &TestFolder) -> (String, usize) {
    let replayed = replayed(room);
    let (last, entries) = (replayed.last_moment(), replayed.entries.len() as u64);
    let slot = replayed.game.and_then(|game| pulse::read_newest_slot(&room.path("killed.journal"), game));
    let view = replayed.referee.as_ref().unwrap().view(alive::last_alive_moment(slot, entries, last).unwrap_or(last));
    (format!("{:?}", view.clocks), view.half_moves.len())
}

/// The lines of game A that are still to be typed: each of them leaves one of these in the journal.
fn remaining(room: &TestFolder) -> Vec<String> {
    replayed(room);
    let text = room.text("killed.journal");
    let text = &text[..text.rfind('\n').map_or(0, |end| end + 1)];
    let announced = text.matches(r#""manner":"announced""#).count();
    let pressed = text.matches(r#"{"move-completed""#).count();
    // As play goes on a press that was made before is told again.
    let presses = text.lines().filter(|line| !line.contains(r#""play-resumed""#));
    let replied = presses.filter(|line| line.contains(r#"{"pressed-before-entry""#)).count();
    let begun = text.matches(r#""kind":"started""#).count();
    lines(&GAME_A).split_off(begun + announced + pressed + replied)
}

#[test]
fn a_game_that_is_killed_again_and_again_loses_nothing_that_was_told() {
    for seed in seeds() {
        let mut dice = Dice::new(seed);
        let room = TestFolder::new(&format!("journal-killed-{seed}"));
        let mut rest = lines(&GAME_A);
        let mut kills = 0;
        while !rest.is_empty() && kills < 10 {
            let before = std::fs::read_to_string(room.path("killed.journal")).unwrap_or_default().len();
            let mut playing = RunningProgram::start(room.play("killed.journal", ""));
            playing.until(&["Type start", "clocks stopped"]);
            if before > 0 {
                playing.line("resume");
            }
            let share = (1 + dice.below(14)).min(rest.len());
            playing.send(piped(&rest[..share]).as_bytes());
            // Every line has an answer, so these come.
            for _ in 0..dice.below(share) {
                let _ = playing.next();
            }
            playing.signal("KILL");
            let ended = playing.wait();
            // The game may have come to the end of its lines; it waits then, for its input is still open.
            assert_eq!(ended.signal, Some(9), "seed {seed}: {ended:?}");
            told::assert_recorded(ended.out.lines(), &room.text("killed.journal")[before..]);
            rest = remaining(&room);
            kills += 1;
            clocks_stand(&room, seed);
        }
        assert!(kills >= 5, "62 lines, at most 14 a sitting");
        let input = format!("resume\n{}", piped(&rest));
        let last = run(room.play("killed.journal", ""), input.as_bytes()).status(0).quiet();
        assert!(last.out.contains("clocks stopped"), "{last:?}");
        assert_eq!(movetext(&room.run("export killed.journal --pgn --plain").status(0).out), PGN_A, "seed {seed}");
        room.run("verify killed.journal").status(0);
    }
}

/// Opened again and asked twice, both clocks show what they showed at the last moment that is on the disk.
fn clocks_stand(room: &TestFolder, seed: u64) {
    let (clocks, played) = stands(room);
    let asked = run(room.play("killed.journal", ""), b"c\nboard\nc\n").status(0).quiet();
    assert_eq!(stands(room), (clocks, played), "seed {seed}: {asked:?}");
    let shown: Vec<&str> = asked.out.lines().filter(|line| line.starts_with("you 1 h")).collect();
    assert_eq!(shown.len(), 2, "both answers: {asked:?}");
    assert_eq!(shown[0], shown[1]);
}

#[test]
fn after_a_crash_moves_wait_for_resume() {
    let room = TestFolder::new("journal-crash");
    let mut playing = RunningProgram::start(room.play("game.journal", ""));
    playing.line("start");
    playing.line("e4");
    playing.until(&["w e2-e4"]);
    playing.signal("KILL");
    playing.wait();
    let text = room.text("game.journal");
    let refused = run(room.play("game.journal", ""), b"press\nresume\npress\nopp press\ne5\n").status(0).quiet();
    let told: Vec<&str> = refused.out.lines().collect();
    let at =
        |part: &str| told.iter().position(|line| line.contains(part)).unwrap_or_else(|| panic!("{part}: {told:?}"));
    assert!(at("clocks stopped") < at("Not done: paused") && at("Not done: paused") < at("Play goes on"));
    assert!(at("Play goes on") < at("b e7-e5"));
    assert!(room.text("game.journal").starts_with(&text), "what was there is still there");
    room.run("verify game.journal").status(0);
}

#[test]
fn one_journal_has_one_writer() {
    let room = TestFolder::new("journal-two");
    let mut first = RunningProgram::start(room.play("game.journal", ""));
    first.line("start");
    first.until(&["Game begins"]);
    let text = room.text("game.journal");
    run(room.play("game.journal", ""), b"e4\n").status(1).empty().says("in use by another station");
    assert_eq!(room.text("game.journal"), text, "the second changed nothing");
    // Looking on is allowed.
    room.run("verify game.journal").status(0);
    assert!(room.run("watch game.journal --once --lang en").status(0).out.contains("8 r n b q k b n r"));
    first.line("e4");
    first.until(&["w e2-e4"]);
    first.end().status(0).quiet();
    run(room.play("game.journal", ""), b"").status(0);
}

#[test]
fn a_saved_game_goes_on_under_its_own_rules_and_no_option_changes_them() {
    let room = TestFolder::new("journal-terms");
    run(room.play("game.journal", "--time 15+10"), b"start\n").status(0);
    let other = run(room.play("game.journal", "--time 5 --mode practice"), b"c\n").status(1).empty();
    other.says("--time 5 contradicts the saved game, whose journal has 15+10.");
    for same in ["", "--time 15+10"] {
        let same = run(room.play("game.journal", same), b"c\n").status(0).quiet();
        // Some of its first second may have passed before it was left.
        assert!(["you 15 min 10 s", "you 15 min 9 s"].iter().any(|left| same.out.contains(left)), "{same:?}");
    }
    room.run("verify game.journal").status(0);
}
