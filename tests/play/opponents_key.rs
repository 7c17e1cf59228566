//! The opponent's own clock key at a keyboard that both use: a button on one pseudo-terminal, the program on another.

use super::pty::keys::{ESCAPE, F8, F12, SPACE};
use super::pty::{TerminalSeat, TestHome};
use ansage_devices::clock_key::{ClockKeyState, ONE_PRESS};
use ansage_devices::life::{DeviceInput, DeviceSession};
use ansage_devices::report::DeviceReport;
use ansage_devices::tactile::frame::Button as BoardButton;
use ansage_game::moment::{Moment, Span};
use serialport::{SerialPort, TTYPort};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A button that sends a byte at each press. Its path stays the same while it is unplugged.
struct SerialButton {
    path: PathBuf,
    ends: Option<(TTYPort, TTYPort)>,
}

impl SerialButton {
    fn unplugged(name: &str) -> SerialButton {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
        SerialButton { path, ends: None }
    }

    fn plugged(name: &str) -> SerialButton {
        let mut button = SerialButton::unplugged(name);
        button.plug();
        button
    }

    fn plug(&mut self) {
        let (ours, theirs) = TTYPort::pair().expect("a pseudo-terminal");
        std::os::unix::fs::symlink(theirs.name().expect("a name"), &self.path).expect("a link to it");
        self.ends = Some((ours, theirs));
    }

    fn unplug(&mut self) {
        std::fs::remove_file(&self.path).expect("the link is there");
        self.ends = None;
    }

    fn press(&mut self, bytes: &[u8]) {
        // No hand presses twice within the time in which a contact bounces.
        std::thread::park_timeout(Duration::from_millis(2 * ONE_PRESS.as_millis()));
        self.ends.as_mut().expect("plugged in").0.write_all(bytes).expect("the bytes are taken");
    }

    fn at(&self) -> &str {
        self.path.to_str().expect("a path in UTF-8")
    }
}

impl Drop for SerialButton {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}

/// White at the keyboard, and Black's button.
fn play(name: &str, button: &SerialButton, args: &[&str]) -> (TestHome, TerminalSeat) {
    let home = TestHome::new(name);
    let seat = TerminalSeat::silent(&home, &[&["--opponent-key", button.at()], args].concat());
    (home, seat)
}

/// By which ports the presses came.
fn presses(home: &TestHome) -> Vec<String> {
    let journal = std::fs::read_to_string(home.path("journal")).expect("a journal");
    let presses = journal.lines().filter(|line| line.contains("\t{\"clock-pressed\""));
    presses.map(|line| line.split('\t').nth(3).expect("a port").to_owned()).collect()
}

/// A contact that bounces closes again and again within milliseconds: each closing sends its byte alone.
#[test]
fn b_1_a_contact_that_bounces_presses_once_and_a_second_press_is_one() {
    let mut key = DeviceSession::<ClockKeyState>::new(Moment::START);
    let mut now = Moment::START;
    assert_eq!(key.handle_input(DeviceInput::Due, now), [DeviceReport::Open]);
    assert!(matches!(key.handle_input(DeviceInput::Opened, now)[..], [DeviceReport::Found { .. }]));
    let press = DeviceReport::Button { button: BoardButton::Clock, down: true };
    let bounce = Span::from_millis(ONE_PRESS.as_millis() - 1);
    let steps: [(Span, &[u8], Option<DeviceReport>); 7] = [
        (Span::ZERO, b"p", Some(press.clone())),
        (Span::from_millis(2), b"p", None),
        // Every byte begins the time anew: a contact that goes on bouncing is still of the same press.
        (bounce, b"p", None),
        (bounce, b"+", None),
        (ONE_PRESS, b"+", Some(DeviceReport::Confirmed)),
        (Span::from_millis(2), b"p", None),
        (ONE_PRESS, b"p", Some(press)),
    ];
    for (step, (passed, bytes, expected)) in steps.into_iter().enumerate() {
        now = now + passed;
        assert_eq!(key.handle_input(DeviceInput::Bytes(bytes), now), Vec::from_iter(expected), "step {step}");
    }
}

#[test]
fn b_1_one_press_of_the_opponents_own_key_is_his_clock_and_his_word_and_no_mark_stands() {
    let mut button = SerialButton::plugged("own-key");
    let (home, mut seat) = play("own-key", &button, &[]);
    seat.until("Black has another clock key.");
    seat.say("start", &["Game begins. White's clock runs."]);
    seat.say("e4", &["w e2-e4. Space: clock"]);
    seat.press(SPACE, &["Black to move."]);
    // A contact bounces: one press.
    button.press(b"ppp");
    seat.hears(&["Black has pressed. Enter the move."]);
    seat.say("e5", &["b e7-e5. Your move"]);
    // While his clock runs his key is his clock, whatever was typed for him.
    seat.say("d4", &["w d2-d4. Space: clock"]);
    seat.press(SPACE, &["Black to move."]);
    seat.say("opp resign", &["Black resigns? F12: yes"]);
    button.press(b"p");
    seat.hears(&["Black has not confirmed: resignation", "Black has pressed. Enter the move."]);
    button.press(b"p");
    seat.hears(&["Already pressed."]);
    seat.say("d5", &["b d7-d5. Your move"]);
    // While White thinks it is none, and no word of his. The key beside it is: one press, and what bounces after it is none.
    seat.say("opp resign", &["Black resigns? F12: yes"]);
    button.press(b"p");
    seat.hears(&["Black's clock is not running."]);
    button.press(b"+p+");
    seat.hears(&["Black resigns. White wins."]);
    seat.quit();
    let key = "opponent-key";
    assert_eq!(presses(&home), ["keyboard", key, "keyboard", key, key, key]);
    assert_eq!(home.count("confirmed"), 1);
    assert!(home.entries().iter().all(|(_, effects)| !effects.to_string().contains("shared-keyboard")), "no mark");
}

#[test]
fn both_orders_of_an_own_press_and_f8_count_once_and_what_is_lost_is_told() {
    let mut button = SerialButton::plugged("own-key-lost");
    let (home, mut seat) = play("own-key-lost", &button, &[]);
    seat.until("Black has another clock key.");
    seat.say("start", &["Game begins. White's clock runs."]);
    // On White's time it is no press, and no move of White's is completed by it.
    button.press(b"p");
    seat.hears(&["Black's clock is not running."]);
    seat.say("e4", &["w e2-e4. Space: clock"]);
    seat.press(SPACE, &["Black to move."]);
    seat.press(F8, &["Black has pressed. Enter the move."]);
    button.press(b"p");
    seat.hears(&["Already pressed."]);
    seat.say("e5", &["b e7-e5. Your move"]);
    // Asked by word, then the key is pulled out: the word waits for F8, twice, or is let go.
    seat.say("opp resign", &["Black resigns? F12: yes"]);
    button.unplug();
    seat.hears(&["Black's own key is gone; F8 counts."]);
    seat.press(F12, &["Black resigns: F12 again"]);
    seat.press(ESCAPE, &["Black has not confirmed: resignation"]);
    button.plug();
    seat.hears(&["Black has another clock key."]);
    seat.say("opp resign", &["Black resigns? F12: yes"]);
    seat.press_again(F12, &["Black resigns: F12 again"]);
    // The second press comes from his own key: that is proof enough.
    button.press(b"+");
    seat.hears(&["Black resigns. White wins."]);
    seat.quit();
    assert_eq!((home.count("clock-pressed"), home.count("confirmed")), (4, 3));
}

#[test]
fn a_key_that_is_not_there_or_is_none_is_told_once_and_f8_counts() {
    let mut button = SerialButton::unplugged("own-key-late");
    let (_home, mut seat) = play("own-key-late", &button, &[]);
    let lines = seat.until("; F8 counts");
    assert!(lines.last().is_some_and(|line| line.starts_with("No device ")), "{lines:?}");
    seat.say("start", &["Game begins. White's clock runs."]);
    button.plug();
    seat.hears(&["Black has another clock key."]);
    seat.quit();
    let home = TestHome::new("own-key-none");
    let mut seat = TerminalSeat::silent(&home, &["--opponent-key", "/dev/null"]);
    seat.until("null is no key; F8 counts");
    seat.quit();
    for (args, part) in [
        (["--opponent-key", " "].as_slice(), "/dev/ttyUSB1"),
        (&["--opponent-key", "/dev/ttyUSB1", "--clock", "script"], "A key needs real time."),
        (&["--opponent-key", "/dev/ttyUSB1", "--board", "/dev/ttyUSB1"], "A board is on /dev/ttyUSB1 already."),
        (&["--opponent-key", "/dev/ttyUSB1", "--opponent-board", "dgt:/dev/ttyUSB1"], "A board is on /dev/ttyUSB1"),
    ] {
        let output = home.run(&[&["play", "--lang", "en"], args].concat());
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(String::from_utf8(output.stderr).unwrap().contains(part), "{args:?}");
    }
}
