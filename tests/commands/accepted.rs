//! What a new arbiter meets between `propose`, `accept`, `walk` and `resume` (D.2.8, from 2018 on D.2.9): each line of what
//! the desk says was worked out by hand. White needs 7 seconds for each half-move, Black 11.

use super::crossed_records::plain;
use super::program::{TestFolder, run};
use super::twelve::{played, sheet};

/// White announces Bc4, Black hears Bb5 and writes so.
const MISHEARD: &str = "e4 e5 Nf3 Nc6 Bc4 Bc5 d3 Nf6 O-O O-O";
const MISHEARD_BY_BLACK: &str = "e4 e5 Nf3 Nc6 Bb5 Bc5 d3 Nf6 O-O O-O";
const BLACKS_BOARD: &str = "r1bq1rk1/pppp1ppp/2n2n2/1Bb1p3/4P3/3P1N2/PPP2PPP/RNBQ1RK1";

/// What the desk says after a game and these orders; `files` are the sheets.
fn desk(name: &str, options: &str, moves: &str, files: &[(&str, &str)], orders: &str) -> (TestFolder, String) {
    let room = TestFolder::new(&format!("accepted-{name}"));
    for (file, moves) in files {
        room.write(file, sheet(moves));
    }
    let lines = format!("start\n{}{orders}\n", played(moves));
    let options = format!("--clock script --lines words {options}");
    let out = run(room.arbitrated("game.journal", &options), lines.as_bytes()).status(0).out;
    room.run("verify game.journal").status(0);
    (room, out)
}

#[track_caller]
fn in_order(out: &str, wanted: &[&str]) {
    let mut rest = out;
    for told in wanted {
        rest = rest.split_once(told).unwrap_or_else(|| panic!("{told:?} is not where it should be in {out}")).1;
    }
}

const RULES: &str = "ruling\ngeheim77\nstop\n";

#[test]
fn d_2_8_each_time_that_is_not_in_a_reading_is_asked_and_the_last_question_has_the_sum() {
    for (way, given, orders, question, clock) in [
        (
            "at the instant of the press",
            "add white 2:00",
            "accept retrace 1 black",
            "White got 2 minutes more",
            "21:53",
        ),
        (
            "by a clock that is set",
            "clock white 25:00",
            "accept retrace 1 black",
            "White got 5 minutes 7 seconds",
            "25:00",
        ),
        (
            "also after a return that it was part of",
            "add white 2:00\nresume\ndone\nNf3\n+7\npress\n+11\nopp press\nNc6\nruling\ngeheim77\nstop\n\
             accept retrace 2 white\nyes",
            "accept retrace 1 black",
            "White got 2 minutes more",
            "21:53",
        ),
    ] {
        let orders = format!("{RULES}{given}\n{orders}\nyes\nyes\nclocks\ndone");
        let (_, out) = desk("time", "--time 20", "e4 e5", &[], &orders);
        let (minutes, seconds) = clock.split_once(':').expect("minutes and seconds");
        let left = format!("{minutes} minutes {} seconds", seconds.trim_start_matches('0').parse::<u32>().unwrap_or(0));
        in_order(
            &out,
            &[
                &format!("Since then {question}"),
                &format!("With that White has {left}."),
                "Is that to be ruled?",
                &format!("White has {left} left and has used 7 seconds"),
            ],
        );
        assert_eq!(out.matches("Given again?").count(), 1, "{way}: {out}");
    }
}

#[test]
fn d_2_9_the_time_used_is_that_of_the_half_move_to_which_the_game_goes_back() {
    for answer in ["yes", "no"] {
        let orders = format!(
            "{RULES}add white 2:00\nresume\ndone\nNc3\n+60\npress\nruling\ngeheim77\nstop\naccept retrace 2 black\n\
             {answer}\nyes\nclocks\ndone"
        );
        let (_, out) = desk("used", "--time 20", "e4 e5 Nf3 Nc6 Bc4 Bc5", &[], &orders);
        let left = if answer == "yes" { "21 minutes 46 seconds" } else { "19 minutes 46 seconds" };
        in_order(&out, &[&format!("White has {left} left and has used 14 seconds, with 2 moves completed")]);
        assert_eq!(out.contains("It stays out."), answer == "no", "{out}");
    }
}

#[test]
fn d_2_8_the_course_of_the_scores_goes_on_record_and_no_clock_changes() {
    let other = "e4 e5 Nf3 Nc6 Bc4 Nf6";
    let files = [("w.txt", other), ("b.txt", other)];
    let orders = format!("{RULES}sheet white w.txt\nsheet black b.txt\npropose\naccept\nyes\nclocks\ndone");
    let (_, out) = desk("scores", "--time 90+30", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4", &files, &orders);
    in_order(
        &out,
        &[
            "The scores are followed.",
            "The course of the scores goes on record, in the place of 3 half-moves. No clock goes back.",
            "White: 1 hour 32 minutes 2 seconds, as it is; 3 moves completed, so far 4.",
            "Is that to be ruled?",
            "White has 1 hour 32 minutes 2 seconds left and has used 28 seconds, with 3 moves completed.",
            "Black has 1 hour 31 minutes 27 seconds left and has used 33 seconds, with 3 moves completed.",
        ],
    );
    assert!(!out.contains("now 1 hour"), "no clock changes on the way: {out}");
}

#[test]
fn d_2_8_where_the_boards_are_not_known_the_question_has_the_condition() {
    let orders = format!("{RULES}sheet black b.txt\naccept\nno\ndone");
    let (_, out) = desk("condition", "--time 20", MISHEARD, &[("b.txt", MISHEARD_BY_BLACK)], &orders);
    in_order(
        &out,
        &["If the boards differ too", "6 half-moves are taken back", "Do the boards differ, and is that to be ruled?"],
    );
}

#[test]
fn d_2_8_no_step_is_walked_before_the_course_is_ruled() {
    let read = format!("board white agrees\nboard black {BLACKS_BOARD}\nsheet black b.txt\n");
    let orders = format!("{RULES}{read}walk\nnext\naccept\nyes\nresume\nyes\nstop\nwalk\nyes\ndone");
    let files = [("b.txt", MISHEARD_BY_BLACK)];
    let (_, out) = desk("walk", "--time 20", MISHEARD, &files, &orders);
    in_order(
        &out,
        &[
            "No step yet: the position that is proposed is not that of the course.",
            "No steps are being gone through.",
            "Is that to be ruled?",
            "White's board differs from the course on",
            "Black's board differs from the course on",
            "Does play go on all the same?",
            "Play goes on.",
            "on White's board",
            "Step 1 of ",
        ],
    );
}

#[test]
fn d_2_8_a_board_that_differs_is_named_where_no_step_can_be_proposed() {
    let orders = format!("{RULES}board white agrees\nboard black {BLACKS_BOARD}\nwalk\ndone");
    let (_, out) = desk("no-steps", "--time 20", MISHEARD, &[], &orders);
    in_order(
        &out,
        &[
            "Black's score is missing.",
            "Black's board differs from the course on 2 squares.",
            "board black agrees, and resume.",
        ],
    );
    assert!(!out.contains("each board that is known is as it should be"), "{out}");
}

#[test]
fn d_2_8_a_board_that_is_not_known_is_named_before_play_goes_on() {
    let read = format!("board black {BLACKS_BOARD}\nsheet black b.txt\n");
    let orders = format!("{RULES}{read}accept\nyes\nwalk\nstop\nresume\nno\nresume\nresume\ndone");
    let (_, out) = desk("unknown", "--time 20", MISHEARD, &[("b.txt", MISHEARD_BY_BLACK)], &orders);
    let unknown = "White's board is not known. Have it set to the position, then type board white agrees.";
    in_order(
        &out,
        &[
            "No step on White's board",
            unknown,
            unknown,
            "Does play go on all the same?",
            "Not done.",
            "Does play go on all the same?",
            "Play goes on.",
        ],
    );
}

/// Once the blind player's own sheet was read to the desk, what the program wrote for him after that was not in his score.
#[test]
fn d_2_8_what_the_program_writes_after_a_sheet_was_read_belongs_to_the_score() {
    let begun = "e4 e5 Nf3 Nc6";
    let files = [("four.txt", begun), ("b.txt", "e4 e5 Nf3 Nc6 Bb5 a6")];
    let orders = format!(
        "{RULES}sheet white four.txt\nsheet black four.txt\nresume\ndone\nBc4\n+7\npress\n+11\nopp press\na6\n{RULES}\
         board white agrees\nboard black r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R\nsheet black b.txt\n\
         scores\npropose\ndone"
    );
    let (room, out) = desk("goes-on", "--time 20", begun, &files, &orders);
    in_order(
        &out,
        &["White's score: bishop f1 to c4. Black's score: Bb5", "The moves are retraced", "19 minutes 46 seconds"],
    );
    room.run("export game.journal --lang en --report page.html").status(0).quiet();
    assert!(room.text("page.html").contains("Bb5"));
}

#[test]
fn d_2_8_a_score_that_cannot_be_followed_is_no_course_to_restore() {
    let moves = "e4 d5 exd5 c6 dxc6 Nf6 cxb7 Qa5 bxa8=N g6 Nc3 Bg7 Nc7";
    let black = moves.replace("a8=N", "a8=Q");
    let orders = format!("{RULES}sheet black b.txt\npropose\ndone");
    let (_, out) = desk("restore", "--time 20 --laws 2009", moves, &[("b.txt", &black)], &orders);
    in_order(&out, &["Both scores agree up to move 4 of Black"]);
    assert!(!out.contains("course of Black's score, the last half-move is move 7 of White"), "{out}");
}

#[test]
fn d_2_8_half_moves_that_come_back_have_the_clocks_of_their_press() {
    let orders =
        format!("{RULES}accept retrace 2 black\nyes\nsheet white w.txt\nsheet black b.txt\naccept\nyes\nclocks\ndone");
    let files = [("w.txt", MISHEARD), ("b.txt", MISHEARD)];
    let (_, out) = desk("come-back", "--time 20", MISHEARD, &files, &orders);
    in_order(
        &out,
        &[
            "White: 19 minutes 25 seconds instead of 19 minutes 46 seconds; 5 moves completed, so far 2.",
            "White has 19 minutes 25 seconds left and has used 35 seconds",
            "Black has 19 minutes 5 seconds left and has used 55 seconds",
        ],
    );
}

#[test]
fn d_2_8_a_half_move_that_a_ruling_took_back_still_contradicts_the_other_score() {
    let orders = format!("{RULES}accept retrace 2 black\nyes\nsheet black b.txt\npropose\naccept\nyes\ndone");
    let (_, out) = desk("struck", "--time 20", MISHEARD, &[("b.txt", MISHEARD_BY_BLACK)], &orders);
    let struck = "Your ruling took back move 3 of White, bishop f1 to c4.";
    in_order(&out, &["Is that to be ruled?", struck, "Not accepted.", struck, "Nothing was asked."]);
}

#[test]
fn a_question_is_asked_again_after_a_line_that_is_no_answer() {
    let orders =
        format!("{RULES}accept retrace 2 black\nyse\nscores\nyes\nclocks\naccept retrace 2 black\npropose\nyes\ndone");
    let (_, out) = desk("again", "--time 20", MISHEARD, &[], &orders);
    in_order(
        &out,
        &[
            "Is that to be ruled?",
            "Not understood: \"yse\"",
            "Is that to be ruled?",
            "The arbiter has set the course",
            "Is that to be ruled?",
            "The question of accept is void.",
            "Nothing was asked.",
        ],
    );
}

/// A half-move that nobody wrote stood as evidence, and a player's score was said to say what it does not.
#[test]
fn d_2_8_a_board_is_explained_only_by_what_a_score_certainly_says() {
    let moves = "e4 e5 Nf3 Nc6 Bc4 Bc5 d3 Nf6";
    let board = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/4P3/3P1N2/PPP2PPP/RNBQKB1R";
    for third in ["3.     Bc5", "3. -- Bc5"] {
        let room = TestFolder::new("accepted-explained");
        room.write("b.txt", format!("1. e4 e5\n2. Nf3 Nc6\n{third}\n4. d3 Nf6\n"));
        let orders = format!("{RULES}board white agrees\nboard black {board}\nsheet black b.txt\npropose\ndone");
        let lines = format!("start\n{}{orders}\n", played(moves));
        let out = run(room.arbitrated("game.journal", "--clock script --lines words --time 20"), lines.as_bytes());
        let out = out.status(0).out;
        assert!(!out.contains("pawn a2 to a3, nothing was executed"), "{third}: {out}");
        in_order(&out, &["by White's score", "bishop f1 to c4, nothing was executed"]);
    }
}

#[test]
fn d_2_8_hands_are_led_from_where_the_piece_is_while_a_move_is_in_the_making() {
    for (said, told, step) in [
        ("Nf3", "played g1 h3", "move the white knight from h3 to g1"),
        ("d4", "played d2 d3", "move the white pawn from d3 to d2"),
    ] {
        let orders = format!(
            "{said}\n+1\n{told}\narbiter\n{RULES}board black agrees\nsheet black b.txt\npropose\nwalk\nnext\nstate\ndone"
        );
        let (_, out) = desk("making", "--time 20", "e4 e5", &[("b.txt", "e4 e5")], &orders);
        in_order(
            &out,
            &["White's board is to be changed, in one step.", step, "The board of White shows what was announced."],
        );
    }
}

/// The page to sign had the clocks before a penalty of earlier, and after a stop of later.
#[test]
fn d_2_8_the_page_has_the_clocks_before_and_after_the_rulings_of_that_stop() {
    let orders = format!(
        "{RULES}add white 2:00\nresume\ndone\nNc3\n+7\npress\n+11\nopp press\nd6\n{RULES}accept retrace 2 black\nno\nyes\n\
         resume\nyes\ndone\nd4\n+30\npress\n{RULES}report page.html\ndone"
    );
    let (room, _) = desk("page", "--time 20", MISHEARD, &[], &orders);
    let page = plain(&room.text("page.html"));
    let clocks = page.split("Both clocks before and after what was ruled").nth(1).expect("the table");
    in_order(clocks, &["White 21 min 18 s 19 min 46 s", "Black 18 min 54 s 19 min 38 s"]);
}

#[test]
fn d_2_8_a_sheet_read_for_the_wrong_player_is_told_and_undone() {
    let orders = format!(
        "{RULES}sheet white b.txt\nsheet white kept\nsheet black b.txt\nboard white agrees\nboard black {BLACKS_BOARD}\n\
         propose\ndone"
    );
    let (_, out) = desk("wrong-player", "--time 20", MISHEARD, &[("b.txt", MISHEARD_BY_BLACK)], &orders);
    in_order(
        &out,
        &[
            "It takes the place of the score that the program wrote for White.",
            "The arbiter has read the sheet of White. 10 half-moves are known.",
            "The arbiter has read the sheet of Black.",
            "The moves are retraced",
        ],
    );
}

#[test]
fn d_2_8_the_page_has_the_proposal_though_nothing_was_ruled_on_it() {
    let moves = "e4 e5 Nf3 Nc6";
    let orders = format!(
        "{RULES}board white agrees\nboard black agrees\nsheet black b.txt\npropose\nsheet black 2 black Nc6\npropose\n\
         report page.html\ndone"
    );
    let (room, _) = desk("proposed", "--time 20", moves, &[("b.txt", "e4 e5 Nf3 Nf6")], &orders);
    let page = room.text("page.html");
    assert!(!page.contains("Nothing was proposed."), "{page}");
}
