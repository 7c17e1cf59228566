//! Situations 5, 9, 10 and 20 with the real program: typed at the players' station, settled at the arbiter's desk.

use super::program::{ProgramResult, TestFolder, run};
use serde_json::Value;

/// Lines typed at the players' station, in virtual time.
fn play(room: &TestFolder, lines: &str) -> ProgramResult {
    run(room.arbitrated("game", "--clock script --time 90+30"), lines.as_bytes()).status(0).quiet()
}

/// The same at a desk of the arbiter's own, on the game when nobody plays it.
fn desk(room: &TestFolder, lines: &str) -> ProgramResult {
    let command = room.ansage("arbiter game --clock script --lang en --audio none --arbiter Rot");
    run(command, lines.as_bytes()).status(0).quiet()
}

/// These lines were printed, each directly after the one before it.
#[track_caller]
fn together(ended: &ProgramResult, lines: &[&str]) {
    let told: Vec<&str> = ended.out.lines().collect();
    assert!(told.windows(lines.len()).any(|some| some == lines), "{lines:#?} are not together in\n{}", ended.out);
}

/// These lines were printed, in this order.
#[track_caller]
fn in_order(ended: &ProgramResult, lines: &[&str]) {
    let mut told = ended.out.lines();
    for line in lines {
        assert!(told.any(|told| told == *line), "{line:?} is not where it should be in\n{}", ended.out);
    }
}

/// Every effect on record whose kind has this name: to whom, and what.
fn told(room: &TestFolder, name: &str) -> Vec<(Value, Value)> {
    let journal = room.text("game");
    let entries = journal.lines().skip(1).map(|line| line.split('\t').nth(5).unwrap());
    let effects = entries.flat_map(|told| serde_json::from_str::<Vec<Value>>(told).unwrap());
    effects
        .filter_map(|effect| {
            let kind = &effect["kind"];
            let what = kind.get(name).or_else(|| (kind == name).then_some(kind))?;
            Some((effect["to"].clone(), what.clone()))
        })
        .collect()
}

#[track_caller]
fn ends_well(room: &TestFolder) {
    room.run("verify game").status(0);
}

/// White's move, both boards known, and the way Black executes it two seconds after the press.
const EXECUTES: &str = "start\ne4\nplayed e2 e4\n+2\npress\n+2\nopp played e2 e3\nopp yes\n+10\n";

const DIFFERS: [&str; 3] = ["Black's board differs: 2", "e3: white pawn, said nothing", "e4: nothing, said white pawn"];

#[test]
fn situation_5_both_hear_the_difference_no_clock_stops_and_he_puts_it_right_on_his_own_time() {
    let room = TestFolder::new("situation-5-right");
    let told_all = play(&room, &format!("{EXECUTES}c\nopp played e3 e4\nopp yes\n+1\nopp press\ne5\nc\n"));
    together(&told_all, &DIFFERS);
    // Twelve seconds of his own are gone, and the press of the answer gives him his increment.
    in_order(&told_all, &["you 1 h 30 m 58 s; opp. 1 h 30 m 18 s", "Black's board: as announced.", "b e7-e5"]);
    in_order(&told_all, &["White to move.", "you 1 h 30 m 58 s; opp. 1 h 30 m 47 s"]);
    assert!(!told_all.out.contains("still differs"), "{}", told_all.out);
    let differ = told(&room, "board-differs");
    assert!(differ.len() == 1 && differ[0].0 == "hall", "both hear it once: {differ:?}");
    assert_eq!(told(&room, "boards-disputed"), []);
    ends_well(&room);
}

#[test]
fn situation_5_a_difference_that_stands_when_he_answers_is_a_case_for_the_arbiter() {
    let room = TestFolder::new("situation-5-case");
    let answers = "opp press\ne5\n+3\nc\nopp press\ncompare\n";
    let calls = "arbiter\n+60\nc\nruling geheim77\nsheet black 1 white e4\nsheet black 1 black e5\n+60\ndifferences\nwalk\nnext\nresume\ndone\nc\n";
    let told_all = play(&room, &format!("{EXECUTES}{answers}{calls}"));
    together(&told_all, &DIFFERS);
    let still = "Black's board still differs: 2";
    together(&told_all, &["b e7-e5", still, DIFFERS[1], DIFFERS[2], "White to move."]);
    let compared = ["The two boards differ, squares: 2", "The score of Black is not known."];
    // White's clock runs on until he calls the arbiter, who has all the time he needs.
    let clocks = "you 1 h 30 m 55 s; opp. 1 h 30 m 48 s";
    in_order(&told_all, &[still, clocks, compared[0], compared[1], "White calls the arbiter.", clocks]);
    in_order(
        &told_all,
        &[
            "Black's board must change.",
            "Black's board:",
            "1. white pawn e3 to e4",
            "Last step done. differences or resume.",
        ],
    );
    in_order(&told_all, &["Play goes on. White to move.", "The arbiter has left the desk.", clocks]);
    assert!(!told_all.out.contains("White's board:\n"), "nothing is to be done on his: {}", told_all.out);
    let case = told(&room, "boards-disputed");
    assert!(case.len() == 1 && case[0].0 == "hall", "{case:?}");
    ends_well(&room);
}

/// Black executes e2-e3 where e4 was announced, and eight moves of each follow; then he takes on e3.
const EIGHT_MOVES: [&str; 8] = ["Nf3 d4", "Na3 a6", "Bd3 h6", "h3 g6", "Qe2 b6", "Rg1 b5", "b3 c5", "Bb2 d4e3"];

const SHEET: &str = "1. e4 d5 2. Nf3 d4 3. Na3 a6 4. Bd3 h6 5. h3 g6 6. Qe2 b6 7. Rg1 b5 8. b3 c5 9. Bb2";

#[test]
fn d_2_8_one_line_that_was_told_of_a_score_is_no_score_to_return_to_the_start_by() {
    let room = TestFolder::new("situation-5-one-line");
    let answers = "opp press\ne5\n+3\nopp wrote e5\nopp yes\nopp press\n";
    let told_all = play(
        &room,
        &format!(
            "{EXECUTES}{answers}arbiter\nruling geheim77\npropose\nwalk\nsheet black 1 white e4\npropose\nwalk\nnext\ndone\n"
        ),
    );
    in_order(&told_all, &["Black's score: move 1 taken.", "Needed: Black's score.", "Only White's score at hand."]);
    in_order(&told_all, &["Black's sheet: 1 White read", "Black's board must change."]);
    in_order(
        &told_all,
        &["Steps: White 0, Black 1. Done: yes", "1. white pawn e3 to e4", "Last step done. differences or resume."],
    );
    ends_well(&room);
}

fn eight_moves() -> String {
    let mut lines = "start\ne4\n+2\npress\nopp played e2 e3\nopp yes\nopp press\nd5\n".to_owned();
    for pair in EIGHT_MOVES {
        let (white, black) = pair.split_once(' ').unwrap();
        lines += &format!("{white}\npress\n+1\nopp press\n{black}\n");
    }
    lines
}

#[test]
fn situation_9_the_scores_agree_one_board_must_change_by_one_step_and_the_first_symptom_is_named() {
    let room = TestFolder::new("situation-9-symptom");
    let told_all = play(&room, &(eight_moves() + "opp yes\n+60\nc\n"));
    // It was entered for Black, and nothing follows before his own key. Legal on Black's own board, illegal by the
    // announcements: no offence, and nobody is charged.
    let case = "Boards differ: b d4-e3. Arbiter.";
    together(&told_all, &["b d4-e3", "d4-e3? Black: F12, or misheard MOVE", case]);
    in_order(&told_all, &[case, "you 1 h 34 m 58 s; opp. 1 h 34 m 22 s"]);
    assert_eq!(told(&room, "illegal-move-completed"), []);
    room.write("white.txt", SHEET);
    // The same moves in the letters of German.
    room.write(
        "black.txt",
        SHEET.replace('N', "S").replace("Bd", "Ld").replace("Bb", "Lb").replace('Q', "D").replace('R', "T"),
    );
    let told_all = desk(
        &room,
        "ruling geheim77\nsheet white white.txt\nsheet black black.txt\npropose\nwalk\nnext\npropose\nresume\ndone\n",
    );
    in_order(
        &told_all,
        &[
            "Black's board must change.",
            "Agreed to 9. Bc1-b2",
            "Black: one step",
            "1. white pawn e3 to e4",
            "Clocks: no change proposed.",
            "First symptom: 9... d4-e3",
            "Black's board:",
            "1. white pawn e3 to e4",
            "Black's board: as announced.",
            "Scores and Black's board agree.",
            "Play goes on. Black to move.",
        ],
    );
    assert!(!told_all.out.contains("White: one step") && !told_all.out.contains("steps\n"), "{}", told_all.out);
    // It is his move again.
    let told_all = play(&room, "ruling geheim77\nresume\ndone\nopp press\nNf6\ncount\n");
    in_order(&told_all, &["b Ng8-f6", "moves: you 9, opponent 9"]);
    ends_well(&room);
}

#[test]
fn situation_9_the_sheets_outrank_the_course_the_program_kept_and_replies_illegal_in_theirs_are_listed() {
    let room = TestFolder::new("situation-9-outrank");
    play(
        &room,
        "start\ne4\npress\nopp press\ne5\nNf3\npress\nopp press\nNc6\nBb5\npress\nopp press\nNd4\n+2\narbiter\n",
    );
    room.write("both.txt", "1. e4 e5 2. Nf3 Nf6 3. Bb5 a6");
    let settle = "board black agrees\npropose\naccept\nyes\npropose\nwalk\n";
    let told_all = desk(&room, &format!("ruling geheim77\nsheet white both.txt\nsheet black both.txt\n{settle}"));
    in_order(
        &told_all,
        &[
            "Black's board must change.",
            "Agreed to 3... a7-a6",
            "Clocks: no change proposed.",
            "Record differs at 2... Nb8-c6",
            "Illegal there: 3... Nc6-d4",
            "Course: to 2 White, then 3 more",
            "Rule that? yes or no",
            "Course kept to 2 White, then 3",
            "2 Black: Ng8-f6",
            "3 White: Bf1-b5",
            "3 Black: a7-a6",
            "Black's board must change.",
            "Black's board:",
        ],
    );
    let pgn = room.run("export game --pgn --plain").status(0).out;
    assert!(pgn.ends_with("1. e4 e5 2. Nf3 Nf6 3. Bb5 a6 *\n"), "{pgn}");
    ends_well(&room);
}

#[test]
fn situation_10_the_last_agreed_half_move_its_position_the_steps_and_the_clocks_are_a_proposal_that_he_changes() {
    let room = TestFolder::new("situation-10");
    room.write("black.txt", "1. e4 e5 2. Sf3 Sf6");
    let moves = "start\ne4\n+5\npress\n+7\nopp press\ne5\n+4\nNf3\npress\n+3\nopp press\nNc6\n+10\narbiter\n+100\n";
    let reads = "ruling geheim77\nsheet black black.txt\nboard white agrees\n\
                 board black rnbqkb1r/pppp1ppp/5n2/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R\npropose\n";
    // He changes one clock of what is proposed, and rules the rest as it is.
    let rules = "accept\nyes\nclock white 1:20:00\npropose\nwalk\nnext\nnext\nresume\ndone\n";
    let told_all = play(&room, &format!("{moves}{reads}{rules}c\n+2\nopp press\nNf6\nd4\n+3\npress\ncount\nc\n"));
    in_order(
        &told_all,
        &["Scores, move 2: \"Nb8c6\", \"Sf6\"", "Boards and scores differ: retrace.", "Agreed to 2. Ng1-f3"],
    );
    // The wood goes back to that position, and the clocks to the press of 2. Nf3: the increment of it included.
    together(
        &told_all,
        &[
            "White: one step",
            "1. black knight c6 to b8",
            "Black: one step",
            "1. black knight f6 to g8",
            "Clocks after half-move 3:",
            "White: 1 h 31 m 21 s, moves 2",
            "Black: 1 h 30 m 53 s, moves 1",
        ],
    );
    in_order(
        &told_all,
        &[
            "Rule that? yes or no",
            "Course kept to 2 White, then 0",
            "White's clock: 1 h 31 m 21 s",
            "White's move counter: 2",
            "Black's clock: 1 h 30 m 53 s",
            "Black's move counter: 1",
            "White's clock: 1 h 20 m 0 s",
            // What was ruled is the course now, whatever a sheet says.
            "Both boards must change.",
            "Agreed to 2. Ng1-f3",
            "White's board:",
            "1. black knight c6 to b8",
            "White's board: as announced.",
            "Black's board:",
            "1. black knight f6 to g8",
            "Black's board: as announced.",
            "Last step done. differences or resume.",
            "Play goes on. Black to move.",
            "you 1 h 20 m 0 s; opp. 1 h 30 m 53 s",
            "b Ng8-f6",
            "w d2-d4. Space: clock",
            "moves: you 3, opponent 2",
            "you 1 h 20 m 27 s; opp. 1 h 31 m 21 s",
        ],
    );
    assert!(!told_all.out.contains("still differs"), "{}", told_all.out);
    let pgn = room.run("export game --pgn --plain").status(0).out;
    assert!(pgn.ends_with("1. e4 e5 2. Nf3 Nf6 3. d4 *\n"), "{pgn}");
    ends_well(&room);
}

#[test]
fn situation_20_it_is_announced_like_any_other_nothing_private_tells_of_it_and_pressed_it_is_an_offence() {
    let room = TestFolder::new("situation-20");
    let told_all = play(&room, "start\nBf1b5\n+3\nagain\nwhite\npress\n+60\nc\nresume\nc\ne4\n+2\npress\n");
    let before: Vec<&str> = told_all.out.lines().take_while(|line| !line.starts_with("Illegal")).collect();
    assert!(before.contains(&"w Bf1-b5. Space: clock") && before.contains(&"again: w Bf1-b5"), "{}", told_all.out);
    assert!(!before.iter().any(|line| line.to_lowercase().contains("legal")), "{before:?}");
    let refused = told(&room, "refused");
    assert_eq!(refused, [], "nothing is refused to him alone");
    in_order(
        &told_all,
        &[
            "Illegal: w Bf1-b5. Clocks stopped.",
            "White's illegal moves: 1",
            "Laws: Black + 2 min",
            "you 1 h 30 m 27 s; opp. 1 h 30 m 30 s",
            "Black gets 2 min more.",
            "Play goes on. White to move.",
            "you 1 h 30 m 27 s; opp. 1 h 32 m 30 s",
            "w e2-e4. Space: clock",
            "Black to move.",
        ],
    );
    let offence = told(&room, "illegal-move-completed");
    assert!(offence.len() == 1 && offence[0].0 == "hall", "{offence:?}");
    ends_well(&room);
}

#[test]
fn situation_20_what_is_legal_on_his_own_known_board_is_no_offence_and_the_sheets_restore_the_course() {
    let room = TestFolder::new("situation-20-own-board");
    room.write("both.txt", "1. e4 e6");
    let moves = "start\ne4\n+2\npress\nopp press\ne5\nplayed e7 e6\ne4e5\n+1\npress\n+60\nc\n";
    let settles = "ruling geheim77\nsheet white both.txt\nsheet black both.txt\npropose\naccept\nyes\nresume\nyes\nstate\ndone\ne5\n+1\npress\ncount\n";
    let told_all = play(&room, &format!("{moves}{settles}"));
    in_order(
        &told_all,
        &[
            "White's board differs: 2",
            "White's board still differs: 2",
            "Boards differ: w e4xe5. Arbiter.",
            // No bonus, no counter: both clocks stand since the press.
            "you 1 h 30 m 57 s; opp. 1 h 31 m 0 s",
            "Record differs at 1... e7-e5",
            "First symptom: 2. e4-e5",
            "1 Black: e7-e6",
            "White's board: as announced.",
            "Play goes on. White to move.",
            "w e4-e5. Space: clock",
            "moves: you 2, opponent 1",
        ],
    );
    assert!(!told_all.out.contains("illegal moves"), "{}", told_all.out);
    assert_eq!(told(&room, "illegal-move-completed"), []);
    ends_well(&room);
}
