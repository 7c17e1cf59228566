//! The last moment alive: two slots beside the journal, written each second while a clock runs, and what a crash makes of
//! them (L13).

use super::dice::Dice;
use super::program::{DEADLINE, RunningProgram, TestFolder, run, seeds};
use ansage::journal_file::pulse::{GRACE, Pulse, liveness_file_path, read_newest_slot};
use ansage_game::event::EventKind;
use ansage_game::journal::GameId;
use ansage_game::journal::alive::{
    LivenessSlot, SLOT_BYTES, SLOTS, encode_slot, last_alive_moment, newest, slot_offset,
};
use ansage_game::journal::replay::{ReplayedJournal, replay};
use ansage_game::moment::{Moment, Span};
use std::fs;
use std::io::{Read, Write};
use std::os::fd::AsRawFd;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

const GAME: GameId = GameId::new([7; 16]);

fn slot(number: u64, millis: u64) -> LivenessSlot {
    LivenessSlot { game: GAME, seq: 12, number, at: Moment::from_millis(millis) }
}

/// The file after these were written one after the other.
fn file(slots: &[LivenessSlot]) -> Vec<u8> {
    let mut file = vec![0; SLOTS * SLOT_BYTES];
    for slot in slots {
        let at = slot_offset(slot.number) as usize;
        file[at..at + SLOT_BYTES].copy_from_slice(&encode_slot(slot));
    }
    file
}

/// Waits until this gives something.
fn awaited<T>(what: &str, mut ready: impl FnMut() -> Option<T>) -> T {
    let began = Instant::now();
    loop {
        if let Some(found) = ready() {
            return found;
        }
        assert!(began.elapsed() < DEADLINE, "no {what}");
        thread::park_timeout(Duration::from_millis(10));
    }
}

#[test]
fn slots_are_written_in_turn_and_the_newest_counts() {
    let slots: Vec<LivenessSlot> = (1..=6).map(|number| slot(number, 60_000 + number * 1_000)).collect();
    for count in 1..=slots.len() {
        let file = file(&slots[..count]);
        assert_eq!(newest(&file, GAME), Some(slots[count - 1]));
        if count > 1 {
            // Whatever becomes of the one that is written, the one before it is there.
            assert_ne!(slot_offset(slots[count - 1].number), slot_offset(slots[count - 2].number));
        }
    }
    assert_eq!(newest(&[], GAME), None);
    assert_eq!(newest(&file(&slots), GameId::new([8; 16])), None, "another game");
    let text = String::from_utf8(encode_slot(&slots[0])).unwrap();
    assert!(text.starts_with("ansage alive\t") && text.ends_with(" \n"), "a person can read it");
}

#[test]
fn a_slot_torn_or_damaged_at_any_byte_counts_for_nothing() {
    let (older, newer) = (slot(5, 61_000), slot(6, 62_000));
    let whole = file(&[older, newer]);
    let newer_at = slot_offset(newer.number) as usize;
    let next = encode_slot(&slot(7, 63_000));
    for torn in 0..SLOT_BYTES {
        // The next one is written over the older, so far.
        let mut file = whole.clone();
        file[..torn].copy_from_slice(&next[..torn]);
        let found = newest(&file, GAME);
        let same = file[..SLOT_BYTES] == next[..];
        assert_eq!(found, Some(if same { slot(7, 63_000) } else { newer }), "torn at {torn}");
    }
    for seed in seeds() {
        let mut dice = Dice::new(seed);
        for byte in 0..SLOT_BYTES {
            let mut file = whole.clone();
            file[newer_at + byte] ^= 1 << dice.below(8);
            assert_eq!(newest(&file, GAME), Some(older), "seed {seed}, byte {byte}");
            let other = dice.below(SLOT_BYTES);
            file[other] ^= 1 << dice.below(8);
            assert_eq!(newest(&file, GAME), None, "seed {seed}, bytes {byte} and {other}: both are damaged");
        }
        for _ in 0..200 {
            let bytes: Vec<u8> = (0..dice.below(2 * SLOT_BYTES)).map(|_| dice.below(256) as u8).collect();
            assert_eq!(newest(&bytes, GAME), None, "seed {seed}");
        }
    }
    for length in 0..SLOT_BYTES {
        assert_eq!(newest(&whole[..length], GAME), None, "cut off after {length}");
    }
}

#[test]
fn a_slot_counts_for_a_journal_that_has_every_entry_it_knows_of() {
    let (last, alive) = (Moment::from_millis(60_000), Moment::from_millis(62_000));
    let known = Some(slot(6, 62_000));
    assert_eq!(last_alive_moment(known, 12, last), Some(alive));
    assert_eq!(last_alive_moment(known, 13, last), Some(alive), "an entry more");
    assert_eq!(last_alive_moment(known, 11, last), None, "an older copy of the journal");
    assert_eq!(last_alive_moment(known, 13, alive), None, "what is in the journal is later");
    assert_eq!(last_alive_moment(None, 12, last), None);
}

/// A thread that writes beside `game.journal`, and the time that it reads.
fn pulse(room: &TestFolder) -> (Pulse, Arc<AtomicU64>, Receiver<std::io::Error>) {
    let now = Arc::new(AtomicU64::new(0));
    let (reads, (send, failed)) = (Arc::clone(&now), channel());
    let now_is = move || Moment::from_millis(reads.load(Ordering::SeqCst));
    let tell = move |error| send.send(error).unwrap();
    (Pulse::start(&room.path("game.journal"), GAME, now_is, tell).unwrap(), now, failed)
}

#[test]
fn the_thread_writes_the_time_but_not_of_a_station_that_does_not_come_round() {
    let room = TestFolder::new("alive-thread");
    let journal = room.path("game.journal");
    let (pulse, now, failed) = pulse(&room);
    let at = Moment::from_millis;
    // The station comes round at 60 s; nobody comes round when it is 61 s, and the thread still writes.
    now.store(60_500, Ordering::SeqCst);
    pulse.record_loop_round(at(60_000), 12, true);
    awaited("slot", || read_newest_slot(&journal, GAME).filter(|slot| slot.at == at(60_500)));
    now.store(61_500, Ordering::SeqCst);
    awaited("second slot", || read_newest_slot(&journal, GAME).filter(|slot| slot.at == at(61_500)));
    // It hangs: from then on nothing counts as alive.
    now.store(90_000, Ordering::SeqCst);
    let slot = awaited("third slot", || read_newest_slot(&journal, GAME).filter(|slot| slot.at > at(61_500)));
    assert_eq!(slot, LivenessSlot { game: GAME, seq: 12, number: 3, at: at(60_000) + GRACE });
    // It comes round again, with another entry.
    pulse.record_loop_round(at(90_000), 13, true);
    let slot = awaited("fourth slot", || read_newest_slot(&journal, GAME).filter(|slot| slot.number == 4));
    assert_eq!((slot.seq, slot.at), (13, at(90_000)));
    assert!(failed.try_recv().is_err());
    pulse.stop_and_remove_file();
    assert!(!liveness_file_path(&journal).exists(), "left in good order");
}

#[test]
fn a_thread_that_is_dropped_leaves_its_file_and_the_next_begins_it_anew() {
    let room = TestFolder::new("alive-dropped");
    let journal = room.path("game.journal");
    for number in [1, 1] {
        let (pulse, now, _failed) = pulse(&room);
        now.store(1_000, Ordering::SeqCst);
        pulse.record_loop_round(Moment::from_millis(1_000), 2, true);
        let slot = awaited("slot", || read_newest_slot(&journal, GAME));
        assert_eq!(slot.number, number);
        drop(pulse);
        assert_eq!(read_newest_slot(&journal, GAME), Some(slot), "a crash leaves it, too");
    }
}

#[test]
fn a_failure_to_write_is_told_once_and_a_file_of_somebody_elses_is_let_alone() {
    let room = TestFolder::new("alive-fails");
    let theirs = room.write("game.journal.alive", "my own notes");
    let (pulse, now, failed) = pulse(&room);
    for second in 1..=3 {
        now.store(second * 1_000, Ordering::SeqCst);
        pulse.record_loop_round(Moment::from_millis(second * 1_000), 2, true);
    }
    assert_eq!(failed.recv_timeout(DEADLINE).unwrap().kind(), std::io::ErrorKind::AlreadyExists);
    drop(pulse);
    assert!(failed.try_recv().is_err(), "once");
    assert_eq!(fs::read(theirs).unwrap(), b"my own notes");
}

#[test]
fn a_failure_to_write_is_told_at_the_station_and_the_game_goes_on() {
    let room = TestFolder::new("alive-told");
    room.write("game.journal.alive", "my own notes");
    let mut playing = RunningProgram::start(room.play("game.journal", ""));
    playing.line("start");
    playing.until(&["Seconds not kept on disk: "]);
    playing.line("e4");
    playing.until(&["w e2-e4"]);
    let ended = playing.end().status(0).quiet();
    assert_eq!(ended.out.matches("Seconds not kept").count(), 1, "{ended:?}");
    assert_eq!(room.text("game.journal.alive"), "my own notes");
    room.run("verify game.journal").status(0);
}

fn replayed(room: &TestFolder) -> ReplayedJournal {
    let replayed = replay(room.text("game.journal").as_bytes());
    assert_eq!(replayed.fault, None);
    replayed
}

/// L13, 6.2: the time between the last entry and the crash is the time of the player whose clock ran.
#[test]
fn art_6_2_a_crash_gives_no_time_back_that_the_running_clock_had_used() {
    let room = TestFolder::new("alive-killed");
    let mut playing = RunningProgram::start(room.play("game.journal", "--time 3"));
    for line in ["start", "e4", "press"] {
        playing.line(line);
    }
    playing.until(&["Black to move"]);
    let pressed = replayed(&room);
    let (last, game) = (pressed.last_moment(), pressed.game.unwrap());
    let journal = room.path("game.journal");
    // Nothing happens, and Black's clock runs.
    let later = last + Span::from_millis(1_500);
    let before = awaited("second on the disk", || read_newest_slot(&journal, game).filter(|slot| slot.at > later));
    assert_eq!(replayed(&room).entries.len(), pressed.entries.len(), "no entry says so");
    playing.signal("KILL");
    playing.wait();
    let alive = read_newest_slot(&journal, game).unwrap();
    assert!(alive.at >= before.at && alive.seq == pressed.entries.len() as u64, "{alive:?}");
    let used = alive.at - last;
    let again = run(room.play("game.journal", "--time 3"), b"c\n").status(0).quiet();
    let resumed =
        replayed(&room).entries.into_iter().find(|entry| matches!(entry.event.kind, EventKind::ProgramResumed { .. }));
    let resumed = resumed.unwrap();
    assert!(
        matches!(resumed.event.kind, EventKind::ProgramResumed { alive: Some(at), .. } if at == alive.at),
        "{resumed:?}"
    );
    let blacks = |entry: &ansage_game::journal::JournalEntry| entry.brief.clocks.black.unwrap();
    assert_eq!(blacks(&resumed), blacks(pressed.entries.last().unwrap()).saturating_sub(used), "{again:?}");
    assert_eq!(resumed.event.at, alive.at, "moments go on from there");
    assert!(!liveness_file_path(&journal).exists(), "it was left in good order since");
    // What nobody saw is not charged: opened again, the clocks are where they were.
    run(room.play("game.journal", "--time 3"), b"c\n").status(0).quiet();
    assert_eq!(blacks(replayed(&room).entries.last().unwrap()), blacks(&resumed));
}

/// The process is stopped, as a machine that sleeps: nobody could be heard, and the time is only proposed.
#[test]
fn d_1_a_program_that_was_stopped_says_that_it_stood_still_and_no_flag_falls_meanwhile() {
    let room = TestFolder::new("alive-stopped");
    let mut playing = RunningProgram::start(room.play("game.journal", "--time 0:05"));
    for line in ["start", "e4", "press"] {
        playing.line(line);
    }
    playing.until(&["Black to move"]);
    playing.signal("STOP");
    // At another table nine seconds run out.
    let mut other = RunningProgram::start(room.play("other.journal", "--time 0:09"));
    other.line("start");
    other.until(&["White's flag"]);
    playing.signal("CONT");
    playing.until(&["Stood still "]);
    playing.until(&["Proposed: Black "]);
    playing.until(&["White: consent gives it"]);
    playing.line("resume");
    playing.until(&["Play goes on"]);
    assert!(playing.read.iter().all(|line| !line.contains("flag")), "{:?}", playing.read);
    let entries = replayed(&room).entries;
    let still = entries.iter().position(|entry| matches!(entry.event.kind, EventKind::ProgramStalled { .. })).unwrap();
    let (before, after) = (&entries[still - 1], &entries[still]);
    let EventKind::ProgramStalled { since } = after.event.kind else { unreachable!() };
    let black = |entry: &ansage_game::journal::JournalEntry| entry.brief.clocks.black.unwrap();
    assert!(since >= before.event.at && after.event.at - since > Span::from_secs(5), "{:?}", after.event);
    assert_eq!(black(after), Span::ZERO, "both clocks stand when it is noticed");
    let resumed = entries.iter().rfind(|entry| entry.event.kind == EventKind::PlayResumed).unwrap();
    let lived = since - before.event.at;
    assert_eq!(black(resumed), black(before).saturating_sub(lived), "White has given it back");
    playing.end().status(0).quiet();
    other.end().status(0).quiet();
}

/// It is stopped in the middle of a round: what it says fills a pipe from which nothing is read. That alone is not standing still.
#[test]
fn d_1_a_program_that_was_stopped_while_it_was_telling_something_stood_still() {
    let room = TestFolder::new("alive-stopped-telling");
    let mut command = room.play("game.journal", "--time 1:00");
    let mut playing = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let (mut lines, mut told) = (playing.stdin.take().unwrap(), playing.stdout.take().unwrap());
    let typing =
        thread::spawn(move || lines.write_all(format!("start\ne4\npress\n{}", "help\n".repeat(1_000)).as_bytes()));
    let waiting = || {
        let mut bytes: libc::c_int = 0;
        // SAFETY: the pipe is open, and the pointer is to the number that the call fills.
        assert_eq!(unsafe { libc::ioctl(told.as_raw_fd(), libc::FIONREAD as _, &raw mut bytes) }, 0);
        bytes
    };
    awaited("full pipe", || (waiting() > 60_000).then_some(()));
    let signal = |name: &str| Command::new("kill").args([name, &playing.id().to_string()]).status().unwrap();
    assert!(signal("-STOP").success());
    let mut other = RunningProgram::start(room.play("other.journal", "--time 0:04"));
    other.line("start");
    other.until(&["White's flag"]);
    assert!(signal("-CONT").success());
    let mut out = String::new();
    told.read_to_string(&mut out).unwrap();
    typing.join().unwrap().unwrap();
    assert!(playing.wait().unwrap().success());
    other.end().status(0).quiet();
    let stood =
        |entry: &&ansage_game::journal::JournalEntry| matches!(entry.event.kind, EventKind::ProgramStalled { .. });
    let entries = replayed(&room).entries;
    assert_eq!(entries.iter().filter(stood).count(), 1, "{out}");
    let still = entries.iter().find(stood).unwrap();
    let EventKind::ProgramStalled { since } = still.event.kind else { unreachable!() };
    assert!(still.event.at - since > Span::from_secs(2), "{:?}", still.event);
    assert!(out.contains("Stood still "), "{out}");
}

#[test]
fn a_game_left_in_good_order_leaves_nothing_beside_its_journal_and_standing_clocks_write_nothing() {
    let room = TestFolder::new("alive-left");
    let mut playing = RunningProgram::start(room.play("game.journal", ""));
    playing.until(&["Type start"]);
    // No clock runs: a second passes by questions, and the disk is left in peace.
    let began = Instant::now();
    while began.elapsed() < Duration::from_millis(1_500) {
        playing.line("c");
        playing.until(&["you "]);
    }
    assert!(!room.path("game.journal.alive").exists());
    playing.line("start");
    playing.until(&["Game begins"]);
    awaited("file", || room.path("game.journal.alive").exists().then_some(()));
    playing.end().status(0).quiet();
    assert!(!room.path("game.journal.alive").exists());
}
