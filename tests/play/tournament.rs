//! A tournament game from the setting of its clocks to a claimed draw, by one blind player's fingers: wrong claim,
//! illegal move, adjournment, the program killed while the envelope is closed, and the record afterwards.

use super::pty::keys::{ENTER, F8, SPACE};
use super::pty::seen::PASTE_MODES;
use super::pty::{TerminalSeat, TestHome};
use serde_json::Value;

use crate::support::code::CODE;

/// Both sides, each move announced or entered and pressed. A move is shown in English letters.
fn play(seat: &mut TerminalSeat, moves: &[(&str, &str)]) {
    for (typed, shown) in moves {
        if let Some(shown) = shown.strip_prefix("b ") {
            seat.press(F8, &["Black has pressed. Enter the move."]);
            seat.say(typed, &[&format!("b {shown}. Your move")]);
        } else {
            seat.say(typed, &[&format!("{shown}. Space: clock")]);
            seat.press(SPACE, &["Black to move."]);
        }
    }
}

fn take_desk(seat: &mut TerminalSeat, waiting: &str) {
    seat.typing("ruling ");
    seat.typing_more(CODE, "ruling ********");
    seat.keys(ENTER);
    seat.until(waiting);
}

/// Every line of messages fits a Braille display, but for the FEN on the envelope, which is one piece.
fn lines_fit(seat: &TerminalSeat) {
    let raw = String::from_utf8(seat.raw()).expect("text");
    for line in raw.split('\n').map(|line| line.trim_end_matches('\r')) {
        let message = line.rsplit('\r').next().unwrap_or_default();
        let message = PASTE_MODES.iter().fold(message.to_owned(), |message, mode| message.replace(mode, ""));
        let fen = message.split('/').count() == 8;
        assert!(message.starts_with("> ") || fen || message.chars().count() <= 40, "{message:?}");
    }
}

/// The kinds of the effects in the journal, in order, with who hears them.
fn told(home: &TestHome) -> Vec<(String, String)> {
    let name = |value: &Value| match value {
        Value::String(name) => name.clone(),
        other => other.as_object().and_then(|one| one.keys().next().cloned()).unwrap_or_default(),
    };
    let effects = home.entries().into_iter().flat_map(|(_, effects)| effects.as_array().cloned().unwrap_or_default());
    effects.map(|effect| (name(&effect["kind"]), name(&effect["to"]))).collect()
}

/// Up to the closed envelope.
fn first_session(home: &TestHome) -> TerminalSeat {
    let mut seat =
        TerminalSeat::silent(home, &["--white", "Anna", "--black", "Boris", "--arbiter", "Clara", home.code()]);
    seat.hears(&["Not begun. Type start", "New game journal", "Arbiter's code: set at the opening."]);
    let periods = [
        "Period 1: 40/90 min",
        "plus 30 s a move, also the first",
        "Period 2: rest, 30 min",
        "plus 30 s a move, also the first",
    ];
    seat.say("time 40/90+30,30+30", &[&["White has set the time control."][..], &periods].concat());
    seat.say("start", &["Game begins. White's clock runs."]);
    play(&mut seat, &[("e4", "w e2-e4"), ("e5", "b e7-e5")]);
    // A wrong claim with a written move: the penalty is told, and carried out with `resume`.
    seat.say("claim repetition Sf3", &["Claim with Nf3? yes or no"]);
    let proposed = ["Laws: Black + 2 min", "White: resume carries it out, or arbiter"];
    // Going on against himself is consent.
    let done = ["Play goes on. White to move.", "Upheld.", "Black gets 2 min more."];
    seat.say("yes", &[&["White's claim: incorrect", "White: repetition with Ng1-f3"][..], &proposed].concat());
    seat.say("resume", &done);
    seat.say("Sf3", &["w Ng1-f3. Space: clock"]);
    seat.press(SPACE, &["Black to move."]);
    seat.press(F8, &["Black has pressed. Enter the move.", "White's draw offer lapsed."]);
    seat.say("Sc6", &["b Nb8-c6. Your move"]);
    // An illegal move: nothing tells before the press.
    seat.say("Sf3g6", &["w Nf3-g6. Space: clock"]);
    let illegal = ["Illegal: w Nf3-g6. Clocks stopped.", "White's illegal moves: 1"];
    seat.press(SPACE, &[&illegal[..], &proposed].concat());
    seat.say("resume", &done);
    play(&mut seat, &[("Lc4", "w Bf1-c4"), ("Lc5", "b Bf8-c5")]);
    seat.say("control", &["period 1/2, moves to go: 37", "Period 1: 40/90 min", "plus 30 s a move, also the first"]);
    seat.say("count", &["moves: you 3, opponent 3"]);
    seat.line("used");
    seat.until("used ");
    seat.line("rules");
    seat.until("cannot-mate-draws: yes");
    seat.say("dial on", &["dial on: 5 min once, 15 min twice"]);
    take_desk(&mut seat, "Type a ruling, help, or done.");
    seat.say("adjourn", &["Adjourned. White seals, then presses."]);
    seat.line("done");
    seat.until("The arbiter has left the desk.");
    seat.typing("seal ");
    seat.typing_more("Lb3", "seal ***");
    seat.press(ENTER, &["White has sealed a move."]);
    seat.keys(SPACE);
    seat.until("Envelope closed: White, move 4.");
    seat.until("Black: ");
    seat
}

#[test]
fn a_tournament_game_from_its_time_control_to_a_claimed_draw_survives_being_killed_with_the_envelope_closed() {
    let home = TestHome::new("tournament");
    let seat = first_session(&home);
    lines_fit(&seat);
    let before = String::from_utf8(seat.raw()).expect("text");
    seat.kill();
    let mut seat = TerminalSeat::silent(&home, &[home.code()]);
    seat.until("Adjourned. The arbiter: ruling, open.");
    // The envelope is the arbiter's.
    seat.line("resume");
    seat.until("For the arbiter: ruling and the code");
    take_desk(&mut seat, "Desk. Type a ruling, help, or done.");
    seat.line("envelope");
    let envelope = seat.until("The program keeps it. Type open.");
    assert!(envelope.iter().any(|line| line == "White sealed move 4."), "{envelope:?}");
    assert!(envelope.iter().any(|line| line == "W Anna, B Boris"), "{envelope:?}");
    assert!(!before.contains("Bc4-b3"), "the sealed move is told by nobody");
    seat.line("open");
    seat.until("w Bc4-b3");
    seat.line("resume");
    seat.until("Play goes on. Black to move.");
    seat.line("done");
    seat.until("The arbiter has left the desk.");
    let there_and_back =
        [("Sb8", "b Nc6-b8"), ("La4", "w Bb3-a4"), ("Sc6", "b Nb8-c6"), ("Lb3", "w Ba4-b3"), ("Sb8", "b Nc6-b8")];
    play(&mut seat, &there_and_back);
    play(&mut seat, &[("La4", "w Bb3-a4"), ("Sc6", "b Nb8-c6")]);
    seat.say("claim repetition Lb3", &["Claim with Bb3? yes or no"]);
    // It rests on a move that White has entered after Black's press: the arbiter settles it.
    let posed = ["White's claim: correct", "White: repetition with Ba4-b3", "If upheld: draw"];
    seat.say("yes", &[&posed[..], &["Clocks stopped. The arbiter decides."]].concat());
    take_desk(&mut seat, "Desk. Type a ruling, help, or done.");
    seat.line("uphold");
    seat.until("Draw by repetition.");
    seat.line("done");
    seat.until("The arbiter has left the desk.");
    lines_fit(&seat);
    let raw = before + &String::from_utf8(seat.raw()).expect("text");
    assert!(!raw.contains(CODE), "the code is seen by nobody");
    seat.quit();
    the_record_tells_it(&home);
}

fn the_record_tells_it(home: &TestHome) {
    assert!(home.output(&["verify", "journal"]).starts_with("The chain is sound: "));
    let pgn = home.output(&["export", "journal", "--pgn", "--plain"]);
    let course = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. Bb3 Nb8 5. Ba4 Nc6 6. Bb3 Nb8 7. Ba4 Nc6";
    let flat = pgn.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in ["[White \"Anna\"]", "[Black \"Boris\"]", "[Result \"1/2-1/2\"]", course] {
        assert!(flat.contains(part), "{part} is not in {pgn}");
    }
    let told = told(home);
    let mut kinds = told.iter().map(|(kind, _)| kind.as_str());
    for kind in [
        "time-set",
        "started",
        "claimed",
        "claim-checked",
        "remedy-proposed",
        "ruling-applied",
        "illegal-move-completed",
        "remedy-proposed",
        "ruling-applied",
        "answered",
        "desk-taken",
        "adjournment",
        "desk-left",
        "reopened",
        "desk-taken",
        "desk-left",
        "claimed",
        "claim-checked",
        "remedy-proposed",
        "desk-taken",
        "upheld",
        "game-over",
        "desk-left",
    ] {
        assert!(kinds.any(|found| found == kind), "{kind} is missing, or not in its place: {told:?}");
    }
    // What the player asked for is his; the rest of it everybody heard.
    for (kind, to) in &told {
        let private = ["answered", "refused", "press-kept", "claim-offered", "ruled-by"].contains(&kind.as_str());
        assert_eq!(to != "hall", private, "{kind} went to {to}");
    }
}
