//! What the arbiter rules with the real program: on record at once, by every edition and from every start, refused in
//! words where it cannot be; and what his desk hears of the boards while the game is played.

use super::program::{RunningProgram, TestFolder, run};

const CODE: &str = "geheim77";

/// These lines were printed, in this order.
#[track_caller]
fn in_order(out: &str, lines: &[&str]) {
    let mut told = out.lines();
    for line in lines {
        assert!(told.any(|told| told == *line), "{line:?} is not where it should be in\n{out}");
    }
}

const RULED: &str =
    "stop\ncourse 2 d3 d6\nclock white 1:10:00\nclock black 0:50:00\ncount black 3\nillegal black\nuphold\n";

const ON_RECORD: [&str; 3] = ["White 1 h 12 m 0 s, moves 2", "Black 50 min 0 s, moves 3", "Black illegal: 1"];

#[test]
fn d_2_8_what_was_ruled_outlives_a_kill_between_two_rulings_and_the_game_goes_on_from_there() {
    let room = TestFolder::new("ruled-killed");
    let mut playing = RunningProgram::start(room.arbitrated("game", "--time 90+30"));
    for line in ["start", "e4", "press", "opp press", "e5", "d4", "press", "opp press", "Pe5d4", "ruling geheim77"] {
        playing.line(line);
    }
    playing.until(&["Desk. Type a ruling"]);
    let (first, second) = RULED.split_at(RULED.find("count").unwrap());
    for line in first.lines() {
        playing.line(line);
    }
    playing.until(&["Black's clock: 50 min 0 s"]);
    playing.signal("KILL");
    playing.wait();
    room.run("verify game").status(0);
    let lines = format!("state\nruling {CODE}\n{second}state\nresume\ndone\na3\npress\n");
    let told = run(room.arbitrated("game", "--clock script"), lines.as_bytes()).status(0).quiet().out;
    assert!(!told.contains("Course kept") && !told.contains("clock: "), "ruled once: {told}");
    in_order(&told, &ON_RECORD);
    in_order(&told, &["Play goes on. White to move."]);
    let pgn = room.run("export game --pgn --plain").status(0).out;
    assert!(pgn.ends_with("1. e4 e5 2. d3 d6 3. a3 *\n"), "{pgn}");
    room.run("verify game").status(0);
}

#[test]
fn d_2_8_every_edition_and_a_shuffled_start_play_on_from_what_was_ruled() {
    for options in ["2001", "2005", "2009", "2014", "2018", "2023", "2023 --chess960 0", "2009 --chess960 700"] {
        let room = TestFolder::new(&format!("ruled-{}", options.replace(' ', "")));
        let play = || room.arbitrated("game", &format!("--clock script --time 90+30 --laws {options}"));
        let moves = "start\ne4\npress\nopp press\ne5\nd4\npress\nopp press\ne5d4\n";
        let goes_on = "state\nresume\nyes\ndone\na3\n+1\npress\n+2\nopp press\na6\nc\n";
        let told = run(play(), format!("{moves}ruling {CODE}\n{RULED}{goes_on}").as_bytes()).status(0).quiet().out;
        let after = ["Play goes on. White to move.", "w a2-a3. Space: clock", "b a7-a6"];
        in_order(&told, &[&ON_RECORD[..], &after, &["you 1 h 12 m 29 s; opp. 50 min 28 s"]].concat());
        let pgn = room.run("export game --pgn --plain").status(0).out;
        assert!(pgn.ends_with("1. e4 e5 2. d3 d6 3. a3 a6 *\n"), "{options}: {pgn}");
        room.run("verify game").status(0);
    }
}

#[test]
fn d_2_8_a_ruling_that_cannot_be_is_refused_with_words_and_with_one_that_works() {
    let room = TestFolder::new("ruled-wrong");
    let moves = "start\ne4\npress\nopp press\ne5\n";
    let wrong = "clock white -5\nclock black 1:99:00\ncount white -3\ncourse 1 Ke4\ncourse 2 Ng1e2 Ke7e5\ncourse 9\n\
                 back 9 white\nadd white 0\nresult 2-0\n";
    let lines = format!("{moves}ruling {CODE}\n{wrong}");
    let told = run(room.arbitrated("game", "--clock script"), lines.as_bytes()).status(0).quiet().out;
    in_order(
        &told,
        &[
            "\"clock white\", then not: \"-5\"",
            "clock white 1:30:00",
            "\"clock black\", then not: \"1:99:00\"",
            "\"count white\", then not: \"-3\"",
            "Half-move 2, Ke4: fits nothing",
            "There is no half-move 9.",
            "\"result\", then not: \"2-0\"",
            "result 1-0",
        ],
    );
    assert!(told.contains("Half-move 4, Ke7e5"), "{told}");
    let journal = room.text("game");
    assert!(!journal.contains("course-restored") && !journal.contains("board-set"), "{journal}");
}

#[test]
fn d_2_8_a_board_without_a_king_or_with_two_is_taken_as_it_is() {
    let odd = [
        ("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQ1BNR", "e1: nothing, said white king"),
        ("rnbqkbnr/pppp1ppp/8/4p3/4PK2/8/PPPP1PPP/RNBQKBNR", "f4: white king, said nothing"),
        ("8/8/8/8/8/8/8/8", "Black's board differs: 32"),
        ("QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ", "Black's board differs: 63"),
    ];
    for (index, (board, difference)) in odd.into_iter().enumerate() {
        let room = TestFolder::new(&format!("ruled-odd-{index}"));
        let lines = format!(
            "start\ne4\npress\nopp press\ne5\nruling {CODE}\nstop\nboard black {board}\nboard white agrees\nstate\n\
             propose\nsheet black 1 white e4\nsheet black 1 black e5\npropose\nwalk\nnext\nreport odd.html\nresume\n\
             yes\ndone\nNf3\npress\nopp press\nNc6\nBc4\npress\nopp press\nNf6\n"
        );
        let told = run(room.arbitrated("game", "--clock script"), lines.as_bytes()).status(0).quiet().out;
        in_order(
            &told,
            &[difference, "Play goes on. White to move.", "w Ng1-f3. Space: clock", "w Bf1-c4. Space: clock"],
        );
        let page = room.text("odd.html");
        assert!(!page.contains("Black's board is not known") && page.contains("<svg"), "{board}");
        room.run("verify game").status(0);
    }
}

#[test]
fn d_2_8_the_arbiters_desk_hears_of_a_difference_with_its_squares_while_the_game_is_played() {
    let room = TestFolder::new("ruled-live-desk");
    let mut playing = RunningProgram::start(room.arbitrated("game", "--time 90+30"));
    playing.line("start");
    playing.until(&["Game begins"]);
    let mut desk = RunningProgram::start(room.ansage("arbiter game --lang en --audio none"));
    desk.until(&["To rule, type ruling"]);
    for line in ["e4", "press", "opp played e2 e3", "opp yes"] {
        playing.line(line);
    }
    let squares = ["e3: white pawn, said nothing", "e4: nothing, said white pawn"];
    for running in [&mut playing, &mut desk] {
        for line in [&["Black's board differs: 2"][..], &squares].concat() {
            running.until(&[line]);
        }
    }
    playing.line("opp press");
    playing.line("e5");
    for running in [&mut playing, &mut desk] {
        for line in [&["Black's board still differs: 2"][..], &squares].concat() {
            running.until(&[line]);
        }
    }
    playing.line("compare");
    desk.until(&["The board of White is not known."]);
    desk.end().status(0);
    playing.end().status(0).quiet();
}
