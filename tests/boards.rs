//! `ansage boards` and `ansage board PORT`: a fault of a board is found by ear and by line alone. The board is the real
//! firmware in its simulator.

#![cfg(unix)]

use crate::support::dgt;
use crate::support::program;
use crate::support::simulator;
mod followed;
mod opponents;

use ansage::station::boards::listing::{PortEntry, ports_json, ports_text};
use ansage_devices::driver::{SerialPortInfo, SerialPortType, UsbPortInfo, serial_ports};
use ansage_words::locale::{Lang, Locale};
use program::{RunningProgram, TestFolder, run};
use simulator::Simulator;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

fn entry(path: &str, kind: SerialPortType) -> PortEntry {
    PortEntry { port: SerialPortInfo { port_name: path.into(), port_type: kind }, denied: None }
}

fn usb(id: (u16, u16), serial: &str, product: &str) -> SerialPortType {
    let said = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
    let (serial_number, product) = (said(serial), said(product));
    SerialPortType::UsbPort(UsbPortInfo { vid: id.0, pid: id.1, serial_number, manufacturer: None, product })
}

#[test]
fn ports_are_listed_with_what_they_are_the_likeliest_first() {
    let mut entries = [
        entry("/dev/ttyS0", SerialPortType::Unknown),
        entry("/dev/ttyUSB0", usb((0x1a86, 0x7523), "", "USB Serial")),
        entry("/dev/ttyACM0", usb((0x2341, 0x0043), "8573", "")),
        entry("/dev/ttyACM1", usb((0x1234, 0x5678), "", "Modem\u{1b}[2J")),
        entry("/dev/rfcomm0", SerialPortType::BluetoothPort),
    ];
    entries[1].denied = Some("dialout".into());
    let told = ports_text(&Locale::for_lang(Lang::En), &entries);
    assert_eq!(
        told.lines().collect::<Vec<_>>(),
        [
            "5 serial ports, the likeliest first.",
            "/dev/ttyUSB0: Arduino Nano or similar, with the USB chip CH340. Worth trying.",
            "  USB number 1A86:7523, no serial number, calls itself \"USB Serial\".",
            "  You may not open it yet. Type: sudo usermod -aG dialout $USER. Then log out and in again.",
            "/dev/ttyACM0: Arduino Uno. Worth trying.",
            "  USB number 2341:0043, serial number \"8573\", no name.",
            "/dev/ttyACM1: another USB device. Worth trying if your board is built differently.",
            "  USB number 1234:5678, no serial number, calls itself \"Modem [2J\".",
            "/dev/rfcomm0: Bluetooth. Hardly the board.",
            "/dev/ttyS0: built into this computer. Hardly the board.",
            "To hear what a board sends, type: ansage board /dev/ttyUSB0",
        ]
    );
    let listed: serde_json::Value = serde_json::from_str(&ports_json(&entries)).unwrap();
    assert_eq!(listed[0]["adapter"], "CH340");
    assert_eq!((&listed[0]["vendor_id"], &listed[0]["may_open"]), (&"1a86".into(), &false.into()));
    assert_eq!(listed[4]["worth_trying"], false);
    let unlikely = ports_text(&Locale::for_lang(Lang::De), &entries[..1]);
    assert!(unlikely.contains("Keiner davon sieht nach einem Brett aus"), "{unlikely}");
}

#[test]
fn no_port_is_told_with_what_to_check() {
    for (lang, words) in [(Lang::En, "No serial port was found."), (Lang::De, "Kein serieller Anschluss gefunden.")] {
        let told = ports_text(&Locale::for_lang(lang), &[]);
        assert!(told.starts_with(words) && told.contains("ansage board /dev/pts/3"), "{told}");
    }
    assert_eq!(ports_json(&[]), "[]\n");
}

#[test]
fn boards_is_never_silent() {
    let room = TestFolder::new("boards");
    let told = room.run("boards --lang en").status(0).quiet().out;
    assert!(!told.trim().is_empty());
    for port in serial_ports().unwrap() {
        assert!(told.lines().any(|line| line.starts_with(&format!("{}: ", port.port_name))), "{told}");
    }
    room.run("boards --lang xx").status(2).says("--lang");
}

#[test]
fn a_port_that_is_none_is_told_with_what_to_do() {
    let room = TestFolder::new("no-port");
    room.run("board /dev/no-such-port --audio none --lang en").status(1).says("There is no port /dev/no-such-port.");
    room.run("board /dev/null --audio none --lang de").status(1).says("/dev/null ist kein serieller Anschluss.");
}

/// `ansage board` on this board, up to the line that says what it shows.
fn listening(room: &TestFolder, board: &Simulator, more: &str, shows: &str) -> RunningProgram {
    let mut running = RunningProgram::start(room.ansage(&format!("board {} --audio none {more}", board.path())));
    running.until(&[shows]);
    running
}

/// The lines come in this order, one after the other.
fn hears(running: &mut RunningProgram, lines: &[&str]) {
    for line in lines {
        assert_eq!(running.next().as_deref(), Some(*line));
    }
}

#[test]
fn what_happens_on_the_board_is_told_as_it_happens() {
    let Some(mut board) = Simulator::start(&["--position", START]) else { return };
    let room = TestFolder::new("board-events");
    let mut user = listening(&room, &board, "--lang de", "Es zeigt die Anfangsstellung.");
    for (command, line) in [
        ("lift e2", "e2 gehoben: weißer Bauer"),
        ("put e4 P", "e4 gesetzt: weißer Bauer"),
        ("swap e7 Q", "e7 getauscht: weiße Dame"),
        ("press 1", "Taste 1, Uhrhebel, gedrückt."),
        ("release 1", "Taste 1, Uhrhebel, losgelassen."),
        ("press 4", "Taste 4, Abfrage, gedrückt."),
        ("release 4", "Taste 4, Abfrage, losgelassen."),
        ("short a1", "a1 nicht lesbar"),
        ("mend a1", "a1 wieder lesbar"),
    ] {
        board.say(command);
        hears(&mut user, &[line]);
    }
    user.line("falsch");
    hears(
        &mut user,
        &[
            "3 Felder anders als am Anfang:",
            "e2: nichts, richtig: wB",
            "e4: wB, richtig: nichts",
            "e7: wD, richtig: sB",
        ],
    );
    user.end().status(0).quiet();
}

#[test]
fn the_end_of_input_ends_it_after_the_board_was_told() {
    let Some(board) = Simulator::start(&["--position", "8/8/8/8/8/8/8/8"]) else { return };
    let room = TestFolder::new("board-once");
    let told = room.run(&format!("board {} --audio none --lang en", board.path())).status(0).quiet().out;
    assert!(told.ends_with("Board: \"ansage\", firmware \"1.0\"\nIt shows no piece.\n"), "{told}");
    let told = room.run(&format!("board {} --json", board.path())).status(0).quiet().out;
    let found: serde_json::Value = serde_json::from_str(&told).unwrap();
    assert_eq!((&found["event"], &found["shows"]), (&"found".into(), &"8/8/8/8/8/8/8/8".into()));
}

/// A dirty contact, a short circuit and a piece on a wrong square: found by commands alone.
#[test]
fn faults_are_found_by_commands() {
    let Some(mut board) = Simulator::start(&["--position", START]) else { return };
    let room = TestFolder::new("board-faults");
    let mut user = listening(&room, &board, "--lang en", "It shows the initial position.");
    user.line("test");
    hears(&mut user, &["Self-test passed: initial position"]);
    board.say("short a1");
    hears(&mut user, &["a1 cannot be read"]);
    user.line("test");
    let told = user.until(&["Self-test", "still sounding"]);
    // The three tones of the first test sound for a while; then it is asked once more.
    if told.contains("still sounding") {
        board.command("wait 1500");
        user.line("test");
        user.until(&["Self-test: squares that differ: 1"]);
    }
    hears(&mut user, &["a1: short circuit not wR"]);
    user.line("wrong");
    hears(&mut user, &["1 square differs from the start:", "a1: unreadable not wR"]);
    user.line("find Eva zwei");
    let told = user.next().unwrap();
    assert!(told.starts_with("e2 ") && told.ends_with(": white pawn"), "{told}");
    hears(&mut user, &["Change e2 now: high tone = right."]);
    board.say("lift d2");
    hears(&mut user, &["d2 lifted: white pawn", "That was d2, not e2."]);
    board.say("lift e2");
    hears(&mut user, &["e2 lifted: white pawn", "Right, that was e2."]);
    user.line("find");
    hears(&mut user, &["Which square? For example: find e2"]);
    user.line("dance");
    hears(&mut user, &["Not understood: \"dance\". Type help."]);
    user.line("quit");
    user.wait().status(0).quiet();
}

#[test]
fn pieces_are_calibrated_after_a_yes_and_a_refusal_is_explained() {
    let Some(mut board) = Simulator::start(&["--position", START]) else { return };
    let room = TestFolder::new("board-calibrate");
    let mut user = listening(&room, &board, "--lang en", "It shows the initial position.");
    for (typed, told) in [
        ("calibrate", "Initial position up? yes or no"),
        ("no", "Nothing was measured or changed."),
        ("calibrate", "Initial position up? yes or no"),
        ("yes", "Your pieces are measured and stored in the board."),
        ("calibrate default", "The usual values are in use again; what was measured is forgotten."),
    ] {
        user.line(typed);
        hears(&mut user, &[told]);
    }
    board.say("lift e2");
    hears(&mut user, &["e2 lifted: white pawn"]);
    user.line("calibrate");
    user.line("yes");
    hears(&mut user, &["Initial position up? yes or no"]);
    let told = user.next().unwrap();
    assert!(told.starts_with("Not measured: the initial position is not there"), "{told}");
    user.end().status(0);
}

#[test]
fn a_cut_cable_a_hung_board_and_noise_are_told_and_the_board_comes_back() {
    let Some(mut board) = Simulator::start(&["--position", START]) else { return };
    let room = TestFolder::new("board-cut");
    let mut user = listening(&room, &board, "--lang en", "It shows the initial position.");
    board.say("garbage out 100");
    user.until(&["unreadable lines: 1"]);
    board.say("hang");
    user.until(&["Restart: the board hung."]);
    board.say("cut hangup");
    user.until(&["Board unplugged. Looking for it."]);
    board.command("lift e2");
    board.say("reconnect");
    user.until(&["The board is back."]);
    hears(&mut user, &["1 square differs from the start:", "e2: nothing not wP"]);
    user.end().status(0);
}

#[test]
fn a_silent_port_and_another_device_are_told_apart() {
    let Some(mut board) = Simulator::start(&["--position", START]) else { return };
    let room = TestFolder::new("board-silent");
    // A line on which nothing was ever said: the firmware may have begun to speak before its cable is cut.
    let mute = dgt::EmulatedDgt::start(START);
    mute.hang(true);
    let told = run(room.ansage(&format!("board {} --audio none --lang en", mute.path())), b"").status(1);
    board.command("cut");
    let command = format!("board {} --audio none --lang en", board.path());
    // Reads away what the firmware said before.
    run(room.ansage(&command), b"");
    assert!(told.err.contains("Nothing answers on") && told.err.contains("6. Unplug it"), "{}", told.err);
    let mut other = RunningProgram::start(room.ansage(&command));
    other.until(&["Looking for the board"]);
    board.command("lose 1000");
    board.command("reconnect");
    // Again and again: the first bytes may come before the port is open.
    for _ in 0..8 {
        board.say("garbage out 40");
        board.say("wait 500");
    }
    let told = other.wait().status(1);
    assert!(told.err.contains("no message of a tactile board"), "{}", told.err);
}

/// What is heard, and not only shown, is the same: the words go into a file.
#[test]
fn what_the_board_says_is_spoken() {
    let Some(board) = Simulator::start(&["--position", START]) else { return };
    let room = TestFolder::new("board-spoken");
    let wav = room.path("heard.wav");
    let command = format!("board {} --lang de --audio wav:{}", board.path(), wav.display());
    let told = room.run(&command).status(0).out;
    assert!(told.contains("Es zeigt die Anfangsstellung."), "{told}");
    let mut heard = hound::WavReader::open(&wav).unwrap();
    let rate = heard.spec().sample_rate * u32::from(heard.spec().channels);
    let loud = heard.samples::<i16>().filter(|sample| sample.as_ref().is_ok_and(|sample| sample.abs() > 500)).count();
    assert!(loud as u32 > rate / 4, "{loud} loud samples");
}
