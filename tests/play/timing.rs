//! The time control set by ear on a terminal, and a move played by it.

use super::pty::keys::{ESCAPE, F7, SPACE};
use super::pty::{TerminalSeat, TestHome};

const KINDS: &str = "1 game 2 periods 3 move 4 glass 5 none";
const ADDS: &str = "1 none 2 incr 3 delay 4 Bronst 5 fixed";
const BEGINS: [&str; 4] = [
    KINDS,
    "Or type 15+10. Also: cancel, back, ?",
    "Now: 90 min for the whole game",
    "plus 30 s a move, also the first",
];

#[test]
fn a_player_sets_two_periods_by_the_questions_and_plays_by_them() {
    let home = TestHome::new("timing");
    let wav = format!("wav:{}", home.path("game.wav"));
    let mut seat = TerminalSeat::bare(
        &home,
        80,
        &["--voice", "self", "--lines", "short", "--audio", &wav, "--ears", "split", "--rate", "450"],
    );
    // Nobody has named a time: it is told, and how it is changed.
    seat.hears(&["Not begun. Type start", "Time 90+30. To change it: time", "New game journal"]);
    seat.say("time", &BEGINS);
    seat.say("2", &["Minutes of period 1?", "now 90 min, k keeps"]);
    seat.press(SPACE, &["Not done: time is being set. cancel?", "now 90 min, k keeps", "Minutes of period 1?"]);
    seat.say("k", &["Moves of period 1? r: rest", "now the rest, k keeps"]);
    seat.say("40", &[ADDS, "now plus 30 s, k keeps"]);
    seat.say("k", &["A period after 1? yes or no"]);
    seat.say("yes", &["Minutes of period 2?"]);
    seat.say(
        "thirty",
        &["Not understood: \"thirty\"", "Write minutes, 90, or 2:30.", "Example: 90", "Minutes of period 2?"],
    );
    seat.say("30", &["Moves of period 2? r: rest"]);
    seat.say("r", &[ADDS]);
    seat.say("2", &["Seconds added for each move?"]);
    let control = [
        "Period 1: 40/90 min",
        "plus 30 s a move, also the first",
        "Period 2: rest, 30 min",
        "plus 30 s a move, also the first",
    ];
    seat.say("30", &[&["Time control:"][..], &control, &["Right? yes or no"]].concat());
    assert_eq!(home.count("time-set"), 0, "nothing is sent before yes");
    seat.say("yes", &[&["White has set the time control."][..], &control].concat());
    assert_eq!(home.count("time-set"), 1);
    seat.say("start", &["Game begins. White's clock runs."]);
    seat.line("e4");
    seat.until("w e2-e4. Space: clock");
    seat.keys(F7);
    seat.until("Black to move.");
    seat.say("control", &["period 1/2, moves to go: 39", "Period 1: 40/90 min", "plus 30 s a move, also the first"]);
    // A minute more than the main time, less what the move took.
    seat.line("m");
    seat.until("1 h 30 m");
    seat.quit();
    let samples = std::fs::metadata(home.path("game.wav")).unwrap().len();
    assert!(samples > 48_000, "it has been spoken: {samples} bytes");
}

#[test]
fn escape_leaves_the_questions_and_the_old_time_is_played() {
    let home = TestHome::new("timing-left");
    let mut seat = TerminalSeat::silent(&home, &["--time", "5"]);
    seat.hears(&["Not begun. Type start", "New game journal"]);
    seat.say("time", &[KINDS, "Or type 15+10. Also: cancel, back, ?", "Now: 5 min for the whole game"]);
    seat.say("4", &["Minutes of the hourglass?", "now 5 min, k keeps"]);
    seat.typing("1");
    seat.press(ESCAPE, &["Line cleared."]);
    seat.press(ESCAPE, &["The time control stays as it was."]);
    seat.say("start", &["Game begins. White's clock runs."]);
    seat.say("time", &["5 min for the whole game"]);
    seat.quit();
    assert_eq!(home.count("time-set"), 0);
}
