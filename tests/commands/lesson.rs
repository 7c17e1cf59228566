//! `ansage learn`: each step waits for what it asks for, and only Enter repeats the step.

use super::program::{TestFolder, run};
use std::fs;

/// The lessons' lines of what was told, in their order.
fn lessons(told: &str, sign: &str) -> Vec<String> {
    told.lines().filter(|line| line.starts_with(sign)).map(str::to_owned).collect()
}

const ENGLISH: [&str; 8] = [
    "Lesson: type start, Enter",
    "Lesson: type e4, Enter",
    "Lesson: type correct d4, Enter",
    "Lesson: press the space bar",
    "Lesson: Black pressed F8. Type e5",
    "Lesson: type misheard d5, Enter",
    "Lesson: the clocks. Type c, Enter",
    "Lesson over. sounds, help, or quit",
];

#[test]
fn p9_a_lesson_of_a_slip_a_misheard_move_the_clocks_and_the_cues() {
    let room = TestFolder::new("lesson");
    let script = "start\ne4\ncorrect d4\npress\ne5\nmisheard d5\nc\n";
    let learnt = {
        let heard = script.replace('\n', "\n+\n");
        run(room.ansage("learn --audio wav:lesson.wav --lang en --clock script"), heard.as_bytes()).status(0)
    };
    assert!(learnt.out.starts_with("A lesson: you are White. > means Enter\n"), "{learnt:?}");
    assert_eq!(lessons(&learnt.out, "Lesson"), ENGLISH);
    for told in
        ["w e2-e4", "w d2-d4", "b e7-e5", "b d7-d5", "Sound for: your press is kept", "Sound for: a flag has fallen"]
    {
        assert!(learnt.out.contains(told), "{told}: {learnt:?}");
    }
    // Where nothing sounds no sound is taught.
    let silent = run(room.ansage("learn --audio none --lang en --clock script"), script.as_bytes()).status(0).quiet();
    assert!(!silent.out.contains("Sound") && silent.out.contains(ENGLISH[7]), "{silent:?}");
    let german = "start\ne4\nkorrigiere d4\npress\ne5\nverhört d5\nc\n";
    let learnt = run(room.ansage("learn --audio none --lang de --clock script"), german.as_bytes()).status(0).quiet();
    assert_eq!(lessons(&learnt.out, "Übung").len(), ENGLISH.len() + 1, "{learnt:?}");
    assert!(learnt.out.contains("Übung zu Ende. töne, hilfe oder ende\n"), "{learnt:?}");
}

#[test]
fn p9_each_step_of_the_lesson_waits_for_what_it_asks_for() {
    let room = TestFolder::new("lesson-waits");
    let script = "foo\n\nstart\ne5\nd4\ncorrect e4\nc\npress\nd5\nmisheard e5\nc\n";
    let learnt = run(room.ansage("learn --audio none --lang en --clock script"), script.as_bytes()).status(0).quiet();
    let told = lessons(&learnt.out, "Lesson");
    let steps: Vec<&str> = told.iter().map(String::as_str).collect();
    assert_eq!(
        steps,
        [
            ENGLISH[0],
            // Enter, and not what was not understood.
            ENGLISH[0],
            ENGLISH[1],
            // No pawn of White's goes to e5: that is not said twice. d4 is another move.
            "Lesson: type correct e4, Enter",
            // He has mended a slip of his own: no other one is asked for.
            ENGLISH[3],
            ENGLISH[4],
            // He has understood his opponent, and learns to mend all the same.
            "Lesson: type misheard e5, Enter",
            ENGLISH[6],
            ENGLISH[7],
        ]
    );
}

#[test]
fn a_learner_who_answers_a_misheard_move_is_asked_for_nothing_that_is_refused() {
    let room = TestFolder::new("lesson-answers");
    let script = "start\ne4\ncorrect d4\npress\ne5\nNf3\n";
    let learnt = run(room.ansage("learn --audio none --lang en --clock script"), script.as_bytes()).status(0).quiet();
    let told = lessons(&learnt.out, "Lesson");
    assert_eq!(told[5..], [ENGLISH[5], ENGLISH[6]]);
}

#[test]
fn p9_the_lessons_game_is_kept_nowhere() {
    let room = TestFolder::new("lesson-kept");
    let temporary = room.path("temporary");
    fs::create_dir(&temporary).unwrap();
    let mut command = room.ansage("learn --audio none --lang en --clock script");
    command.env("TMPDIR", &temporary);
    run(command, b"start\ne4\n").status(0).quiet();
    assert_eq!(fs::read_dir(&temporary).unwrap().count(), 0);
    let journals = room.path("home").join(".local/share/ansage/journals");
    assert!(!journals.exists(), "{journals:?}");
    let mut command = room.ansage("learn --audio none --lang en --clock script");
    command.env("TMPDIR", temporary.join("nowhere"));
    run(command, b"start\n").status(1).empty().says("The lesson cannot begin. It is not there.");
}
