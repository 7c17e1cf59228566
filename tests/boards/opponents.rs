//! `ansage board dgt:PORT`: the sighted opponent's board is listened to. The board is the emulator.

use super::dgt::{EmulatedClock, EmulatedDgt, FRESH, message};
use super::program::{RunningProgram, TestFolder};
use super::simulator::Simulator;
use super::{START, hears};

/// `ansage board` on this board, up to the line that says what it shows.
fn listening(room: &TestFolder, dgt: &EmulatedDgt, more: &str, shows: &str) -> RunningProgram {
    let mut running = RunningProgram::start(room.ansage(&format!("board dgt:{} --audio none {more}", dgt.path())));
    running.until(&[shows]);
    running
}

#[test]
fn what_a_dgt_board_shows_and_what_changes_is_told_when_it_rests() {
    let dgt = EmulatedDgt::start(START);
    let room = TestFolder::new("dgt-events");
    let mut user = listening(&room, &dgt, "--lang en", "It shows the initial position.");
    assert_eq!(user.read[1], "DGT board 1.8, number \"3000024715\"");
    hears(&mut user, &["No clock is connected to it."]);
    // A slide is told by its ends, and the placing that came first behind the lift.
    dgt.slide('R', &["a1", "a3", "a5"]);
    dgt.set("e5", 'p');
    dgt.set("e7", '.');
    hears(&mut user, &["a1 lifted: white rook", "e7 lifted: black pawn"]);
    hears(&mut user, &["a5 placed: white rook", "e5 placed: black pawn"]);
    dgt.set("e2", 'Q');
    hears(&mut user, &["e2 swapped: white queen"]);
    user.line("wrong");
    hears(&mut user, &["5 squares differ from the start:", "a1: nothing not wR", "e2: wQ not wP"]);
    hears(&mut user, &["a5: wR not nothing", "e5: bP not nothing", "e7: nothing not bP"]);
    dgt.set("d4", 'X');
    hears(&mut user, &["d4: no piece of chess"]);
    dgt.noise(&[0x8E, 0, 5, 99, 1]);
    hears(&mut user, &["unreadable messages: 1"]);
    user.end().status(0).quiet();
}

#[test]
fn the_clock_beside_it_its_lever_and_the_batteries_are_told() {
    let dgt = EmulatedDgt::start(START);
    let room = TestFolder::new("dgt-clock");
    dgt.clock(Some(FRESH));
    let mut user = listening(&room, &dgt, "--lang de", "Es zeigt die Anfangsstellung.");
    hears(&mut user, &["Uhr l/r: 1 h 30 m 0 s, 1 h 30 m 0 s"]);
    let pressed = EmulatedClock { right_up: true, running: true, ..FRESH };
    dgt.clock(Some(pressed));
    hears(&mut user, &["Hebel links gedrückt."]);
    // The seconds that pass are no news.
    dgt.clock(Some(EmulatedClock { right: (1, 29, 59), ..pressed }));
    dgt.clock(Some(EmulatedClock { right: (1, 29, 58), right_up: false, ..pressed }));
    hears(&mut user, &["Hebel rechts gedrückt."]);
    dgt.clock(Some(EmulatedClock { low: true, ..pressed }));
    hears(&mut user, &["Hebel links gedrückt.", "Uhr: Batterie fast leer"]);
    dgt.noise(&message(0xA0, &[10, 0, 0, 0]));
    hears(&mut user, &["Brett: Batterie fast leer"]);
    dgt.clock(None);
    hears(&mut user, &["Die Uhr ist nicht mehr angeschlossen."]);
    user.end().status(0).quiet();
}

#[test]
fn a_dgt_board_that_is_unplugged_or_turned_round_is_told() {
    let dgt = EmulatedDgt::start("RNBKQBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbkqbnr");
    let room = TestFolder::new("dgt-cable");
    let mut user = listening(&room, &dgt, "--lang en", "It shows the start, turned round.");
    hears(&mut user, &["No clock is connected to it."]);
    dgt.unplug();
    hears(&mut user, &["Board unplugged. Looking for it."]);
    dgt.set("a1", '.');
    dgt.plug();
    // The search may have come in between.
    if user.next().as_deref() == Some("Still no board. Check the cable.") {
        hears(&mut user, &["The board is back."]);
    }
    hears(&mut user, &["32 squares differ from the start."]);
    user.end().status(0);
}

#[test]
fn commands_for_other_boards_are_refused_and_its_own_explained() {
    let dgt = EmulatedDgt::start(START);
    let room = TestFolder::new("dgt-commands");
    let mut user = listening(&room, &dgt, "--lang en", "It shows the initial position.");
    hears(&mut user, &["No clock is connected to it."]);
    for typed in ["test", "tone", "calibrate", "find e2", "find"] {
        user.line(typed);
        hears(&mut user, &["Not with a DGT board. Type help."]);
    }
    user.line("dance");
    hears(&mut user, &["Not understood: \"dance\". Type help."]);
    user.line("help");
    user.until(&["help: this. quit: leaves."]);
    user.line("quit");
    user.wait().status(0).quiet();
    assert!(dgt.asked().iter().all(|byte| ![0x4A, 0x4E, 0x49].contains(byte)));
}

#[test]
fn its_words_for_programs() {
    let dgt = EmulatedDgt::start(START);
    let room = TestFolder::new("dgt-json");
    let mut user = RunningProgram::start(room.ansage(&format!("board dgt:{} --json", dgt.path())));
    let mut next = || serde_json::from_str::<serde_json::Value>(&user.next().unwrap()).unwrap();
    let found = next();
    assert_eq!((&found["event"], &found["shows"]), (&"found".into(), &START.into()));
    dgt.set("e2", '.');
    let changed = next();
    assert_eq!((&changed["event"], &changed["square"], &changed["now"]), (&"changed".into(), &"e2".into(), &().into()));
    dgt.clock(Some(FRESH));
    assert_eq!(next()["left"], 5_400);
    user.end().status(0).quiet();
}

#[test]
fn a_port_without_a_dgt_board_is_told_with_what_to_do() {
    let room = TestFolder::new("dgt-none");
    room.run("board dgt: --audio none --lang en").status(2).says("dgt:/dev/ttyUSB1");
    room.run("board dgt:/dev/no-such-port --audio none --lang en")
        .status(1)
        .says("There is no port /dev/no-such-port.");
    let dgt = EmulatedDgt::start(START);
    dgt.hang(true);
    let told = room.run(&format!("board dgt:{} --audio none --lang en", dgt.path())).status(1);
    assert!(told.err.contains("No DGT board answers on") && told.err.contains("ansage boards"), "{}", told.err);
}

#[test]
fn a_tactile_board_is_no_dgt_board_and_is_named() {
    let Some(board) = Simulator::start(&[]) else { return };
    let room = TestFolder::new("dgt-tactile");
    let told = room.run(&format!("board dgt:{} --audio none --lang de", board.path())).status(1);
    assert!(told.err.contains("keine Antwort eines DGT-Bretts"), "{}", told.err);
    assert!(told.err.contains(&format!("ansage board {}", board.path())), "{}", told.err);
}
