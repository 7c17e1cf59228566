//! Words that weigh: asked about first, confirmed by the opponent's own key, explained on request; and who speaks them.

use super::game::{black, white};
use super::pty::keys::{CTRL_C, ENTER, ESCAPE, F1, F8, F12, SPACE, UP};
use super::pty::{TerminalSeat, TestHome};

#[test]
fn resigning_and_offering_a_draw_ask_first() {
    let home = TestHome::new("ask");
    let mut seat = TerminalSeat::silent(&home, &[]).started();
    seat.say("resign", &["Resign? yes or no"]);
    seat.press(ENTER, &["Resign? yes or no"]);
    seat.say("no", &["Not done."]);
    seat.say("resign", &["Resign? yes or no"]);
    seat.press(ESCAPE, &["Not done."]);
    // Any other command lets the question go, and a yes too late is none.
    seat.say("draw", &["Offer a draw? yes or no"]);
    // What is not understood leaves the question standing; a move lets it go, and that is said.
    seat.say("yess", &["Not understood: \"yess\"", "Offer a draw? yes or no"]);
    seat.say("e4", &["w e2-e4. Space: clock", "Offer a draw? Dropped, not done."]);
    seat.say("yes", &["Nothing was asked."]);
    assert_eq!((home.count("resigned"), home.count("draw-offered")), (0, 0));
    seat.say("resign", &["Resign? yes or no"]);
    seat.say("yes", &["White resigns. Black wins."]);
    seat.quit();
    assert!(home.output(&["export", "journal", "--pgn"]).contains("0-1"));
}

#[test]
fn the_opponents_words_need_his_own_key() {
    let home = TestHome::new("opponent");
    let mut seat = TerminalSeat::silent(&home, &[]).started();
    white(&mut seat, "e4", "e2-e4");
    seat.say("opp resign", &["Black resigns? F12: yes"]);
    seat.say("yes", &["Black confirms with F12"]);
    seat.press(ENTER, &["Black confirms with F12"]);
    seat.press(SPACE, &["White's clock is not running."]);
    assert!(!journal_is_over(&home), "his own key has not been pressed");
    // One long press, which the terminal repeats, is one press.
    seat.press(&F12.repeat(9), &["Black resigns: F12 again"]);
    seat.press(ENTER, &["Black confirms with F12"]);
    assert!(!journal_is_over(&home), "a key of a keyboard that both use proves little");
    seat.press_again(F12, &["Black resigns. White wins."]);
    assert!(journal_is_over(&home));
    seat.quit();
    assert!(home.output(&["export", "journal", "--pgn"]).contains("1-0"));
}

#[test]
fn a_word_that_is_asked_of_him_holds_up_no_press_of_his() {
    let home = TestHome::new("asked-and-pressed");
    let mut seat = TerminalSeat::silent(&home, &[]).started();
    white(&mut seat, "e4", "e2-e4");
    for asked in ["resigns? F12: yes", "resigns: F12 again"] {
        let line = format!("Black {asked}");
        match asked.ends_with("again") {
            false => seat.say("opp resign", &[&line]),
            true => {
                seat.say("opp resign", &["Black resigns? F12: yes"]);
                seat.press(F12, &[&line]);
            }
        }
        // He makes his move and presses his clock, in haste twice.
        seat.press(F8, &["Black has not confirmed: resignation", "Black has pressed. Enter the move."]);
        seat.press(F8, &["Already pressed."]);
        // With nothing to confirm, his other key does nothing.
        seat.press(F12, &["Nothing is claimed or asked."]);
        seat.say("opp yes", &["Nothing is claimed or asked."]);
        if asked.ends_with("yes") {
            seat.say("e5", &["b e7-e5. Your move"]);
            white(&mut seat, "Nf3", "Ng1-f3");
        }
    }
    assert!(!journal_is_over(&home), "he has played on");
    seat.quit();
}

fn journal_is_over(home: &TestHome) -> bool {
    home.entries().iter().any(|(_, effects)| effects.to_string().contains("game-over"))
}

#[test]
fn help_is_told_in_parts() {
    let home = TestHome::new("help");
    let mut seat = TerminalSeat::silent(&home, &[]).started();
    let topics = ["game", "clock", "claims", "opponent", "board", "sounds", "arbiter", "settings"];
    let topics = topics.map(|topic| format!("help {topic}"));
    let lines = ["help: more, keys, or help COMMAND"].into_iter().chain(topics.iter().map(String::as_str));
    seat.say("help", &lines.collect::<Vec<_>>());
    seat.line("more");
    seat.hears(&[
        "start: begins the game",
        "resume: play goes on",
        "press: your clock",
        "correct MOVE: fixes your words",
    ]);
    seat.say("help correct", &["correct MOVE: fixes your words"]);
    seat.say("help nonsense", &["No help on \"nonsense\". Try help topics"]);
    seat.say("correct", &["\"correct\": the rest is missing", "correct MOVE: fixes your words"]);
    // The key tells first where the player is, whatever was read before.
    seat.press(F1, &["A game. quit: leave. F1 again: help", "Your move"]);
    seat.press(F1, &["help: more, keys, or help COMMAND"]);
    seat.quit();
}

#[test]
fn leaving_asks_and_the_same_key_again_leaves() {
    let home = TestHome::new("leave");
    let mut seat = TerminalSeat::silent(&home, &[]).started();
    seat.press(CTRL_C, &["Save and leave? yes or no"]);
    seat.say("no", &["Not done."]);
    seat.press(CTRL_C, &["Save and leave? yes or no"]);
    seat.keys(CTRL_C);
    seat.ends();
    assert_eq!(home.count("program-left"), 1);
}

#[test]
fn situation_19_with_a_screen_reader_private_text_is_shown_once() {
    let home = TestHome::new("reader");
    let wav = format!("wav:{}", home.path("game.wav"));
    let mut seat =
        TerminalSeat::play(&home, 80, &["--voice", "reader", "--lines", "short", "--audio", &wav, "--rate", "450"]);
    seat.until("Not begun. Type start");
    seat.line("start");
    seat.until("Game begins. White's clock runs.");
    seat.say("e4", &["w e2-e4. Space: clock"]);
    seat.say("count", &["moves: you 0, opponent 0"]);
    seat.press(UP, &["a2 white pawn"]);
    seat.say("l", &["w e2-e4"]);
    let raw = String::from_utf8(seat.raw()).unwrap();
    for private in ["moves: you 0, opponent 0", "a2 white pawn", "w e2-e4\r"] {
        assert_eq!(raw.matches(private).count(), 1, "{private:?} in {raw}");
    }
    assert!(!raw.contains("heard by all"), "nothing private is heard");
    seat.quit();
    let samples = std::fs::metadata(home.path("game.wav")).unwrap().len();
    assert!(samples > 48_000, "the hall has heard the public words: {samples} bytes");
}

#[test]
fn a_word_of_the_opponent_leaves_his_clock_alone() {
    let home = TestHome::new("one-key");
    let mut seat = TerminalSeat::silent(&home, &[]).started();
    white(&mut seat, "e4", "e2-e4");
    seat.say("opp draw", &["Black offers a draw? F12: yes"]);
    seat.press(F12, &["Black offers a draw: F12 again"]);
    seat.press_again(F12, &["Black offers a draw."]);
    black(&mut seat, "e5", "e7-e5");
    seat.say("accept", &["Accept the draw? yes or no"]);
    seat.say("no", &["Not done."]);
    seat.say("decline", &["White declines the draw."]);
    seat.quit();
}

#[test]
fn whose_voice_is_asked_at_the_first_start_only() {
    let home = TestHome::new("first");
    let mut seat = TerminalSeat::play(&home, 80, &["--audio", "none"]);
    seat.row_starts_with("Voice: 1 program 2 reader 3 Braille");
    for _ in 0..4 {
        seat.keys("wife\r");
        seat.row_starts_with("Not a choice: \"wife\" >");
        seat.keys("\r");
        seat.row_starts_with("Voice: 1 program 2 reader 3 Braille");
    }
    seat.keys("Screen\r");
    seat.until("Voice: 1 program 2 reader 3 Braille Screen");
    // A screen reader is what reads: in words.
    seat.hears(&["The game has not begun. Type start.", "New game journal"]);
    seat.line("lines short");
    seat.until("Lines are short");
    seat.quit();
    let mut seat = TerminalSeat::play(&home, 80, &["--audio", "none", "--lines", "short"]);
    seat.hears(&["Game open; clocks stopped. Enter: next", "Saved game journal"]);
    seat.quit();
}

#[test]
fn situation_17_a_noisy_hall() {
    let home = TestHome::new("again");
    let mut seat = TerminalSeat::silent(&home, &[]).started();
    seat.say("again", &["No move has been announced."]);
    seat.say("e4", &["w e2-e4. Space: clock"]);
    for _ in 0..3 {
        seat.say("again", &["again: w e2-e4"]);
    }
    seat.press(SPACE, &["Black to move."]);
    seat.say("again", &["again: w e2-e4"]);
    seat.quit();
    // To the hall, and no announcement of its own.
    assert_eq!((home.count("announcement-repeat-asked"), home.count("announced")), (5, 1));
}
