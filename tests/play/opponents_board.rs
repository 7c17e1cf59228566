//! The sighted opponent's electronic board (D.2.4): the emulator on one pseudo-terminal, the program on another.

use super::dgt::{EmulatedClock, EmulatedDgt, FRESH, message};
use super::pty::keys::{F8, F12, SPACE};
use super::pty::{TerminalSeat, TestHome};
use ansage_words::presentation::shorten_port_name;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/// The board of Black, and White at the station.
fn play(name: &str, dgt: &EmulatedDgt, side: &str, args: &[&str]) -> (TestHome, TerminalSeat) {
    let home = TestHome::new(name);
    let board = format!("dgt:{}{side}", dgt.path());
    let seat = TerminalSeat::silent(&home, &[&["--opponent-board", &board], args].concat());
    (home, seat)
}

/// The board was found, and the game is there; which of the two is told first is the board's affair.
fn found(seat: &mut TerminalSeat) {
    let mut told = seat.until("Black's board: connected");
    if !told.iter().any(|line| line == "New game journal") {
        told.extend(seat.until("New game journal"));
    }
    assert_eq!(told[0], "Not begun. Type start", "{told:?}");
}

/// White has announced e4 and pressed; Black's board still shows the start.
fn after_e4(seat: &mut TerminalSeat) {
    found(seat);
    seat.say("start", &["Game begins. White's clock runs."]);
    seat.say("e4", &["w e2-e4. Space: clock"]);
    seat.press(SPACE, &["Black to move."]);
}

/// Changes on the board, written like `e7. e5p`.
fn hand(dgt: &EmulatedDgt, changes: &str) {
    for change in changes.split(' ') {
        dgt.set(&change[..2], change.chars().nth(2).unwrap());
    }
}

#[test]
fn his_move_is_announced_from_his_board_and_pressed_by_his_key_or_his_lever() {
    let dgt = EmulatedDgt::start(START);
    let (home, mut seat) = play("opponents-board", &dgt, ",left", &[]);
    after_e4(&mut seat);
    // White's move and his own without a rest between, the second placed before it is lifted.
    hand(&dgt, "e2. e4P e5p e7.");
    seat.hears(&["b e7-e5"]);
    seat.press(F8, &["White to move."]);
    // That clock knows of no increment.
    dgt.clock(Some(FRESH));
    seat.until("Clock 1 h 30 m 0 s, game 1 h 30 m");
    seat.say("Nf3", &["w Ng1-f3. Space: clock"]);
    seat.press(SPACE, &["Black to move."]);
    hand(&dgt, "g1. f3N b8. c6n");
    // The lever goes down before the board has rested, and the move goes before the press.
    dgt.clock(Some(EmulatedClock { right_up: true, running: true, ..FRESH }));
    seat.hears(&["b Nb8-c6", "White to move."]);
    assert_eq!(home.count("announced"), 4);
    assert_eq!(home.count("clock-pressed"), 4);
    assert!(
        home.entries().iter().all(|(event, _)| !event.to_string().contains("lifted")),
        "no touch of his is made up"
    );
    seat.quit();
}

#[test]
fn his_boards_difference_from_an_announced_move_is_told_in_the_hall_until_it_agrees() {
    let dgt = EmulatedDgt::start(START);
    let (_home, mut seat) = play("opponents-board-differs", &dgt, "", &[]);
    after_e4(&mut seat);
    hand(&dgt, "d2. d4P");
    seat.hears(&[
        "Black's board differs: 4",
        "d2: nothing, said white pawn",
        "e2: white pawn, said nothing",
        "d4: white pawn, said nothing",
        "e4: nothing, said white pawn",
    ]);
    hand(&dgt, "d4. d2P e2. e4P");
    seat.hears(&["Black's board: as announced."]);
    seat.quit();
}

#[test]
fn d_2_7_what_he_moves_on_before_his_press_is_announced_and_corrects_no_words() {
    let dgt = EmulatedDgt::start(START);
    let (_home, mut seat) = play("opponents-board-mends", &dgt, "", &[]);
    after_e4(&mut seat);
    hand(&dgt, "e2. e4P e7. e6p");
    seat.hears(&["b e7-e6"]);
    hand(&dgt, "e6. e5p");
    let told = seat.until("b e7-e5");
    assert!(!told.iter().any(|line| line.contains("correct")), "{told:?}");
    seat.keys(F8);
    seat.until("White to move.");
    seat.quit();
}

#[test]
fn half_a_castling_a_pawn_left_and_a_pawn_to_be_promoted_are_named_and_never_guessed() {
    let fen = "r3k2r/8/8/8/3pP3/8/6p1/1K6 b kq e3 0 1";
    let dgt = EmulatedDgt::start("r3k2r/8/8/8/3pP3/8/6p1/1K6");
    let (_home, mut seat) = play("opponents-board-halves", &dgt, "", &["--fen", fen]);
    seat.until("Black's board: connected");
    seat.line("start");
    seat.until("Black's clock runs");
    hand(&dgt, "e8. g8k");
    seat.hears(&["Castling: h8 still to f8"]);
    hand(&dgt, "g8. e8k d4. e3p");
    seat.until("Captured pawn still on e4");
    hand(&dgt, "e3. d4p g2. g1p");
    seat.until("Pawn still on g1");
    hand(&dgt, "g1. g1n");
    seat.until("b g2-g1N");
    hand(&dgt, "g1. g2p e8. g8k h8. f8r");
    seat.until("b 0-0");
    seat.quit();
}

#[test]
fn kings_in_the_centre_are_a_result_that_is_told_and_not_a_move() {
    let dgt = EmulatedDgt::start(START);
    let (home, mut seat) = play("opponents-board-kings", &dgt, "", &[]);
    after_e4(&mut seat);
    hand(&dgt, "e2. e1. e8. d4K e5k");
    seat.hears(&["Kings in the centre: Black has won"]);
    assert_eq!((home.count("announced"), home.count("clock-pressed")), (1, 1));
    seat.quit();
}

#[test]
fn in_practice_a_board_put_back_takes_moves_back() {
    let dgt = EmulatedDgt::start(START);
    let (_home, mut seat) = play("opponents-board-back", &dgt, "", &["--mode", "practice"]);
    found(&mut seat);
    seat.line("start");
    seat.until("White's clock runs");
    seat.line("e4");
    seat.until("w e2-e4");
    seat.keys(SPACE);
    seat.until("Black to move");
    hand(&dgt, "e2. e4P e7. e5p");
    seat.until("b e7-e5");
    seat.keys(F8);
    seat.until("White to move");
    hand(&dgt, "e5. e7p");
    seat.until("Black to move. Taken back: 1");
    hand(&dgt, "c7. c5p");
    seat.until("b c7-c5");
    seat.quit();
}

#[test]
fn a_cable_that_comes_out_is_told_at_once_and_his_moves_are_typed() {
    let dgt = EmulatedDgt::start(START);
    let (_home, mut seat) = play("opponents-board-cable", &dgt, "", &[]);
    after_e4(&mut seat);
    dgt.unplug();
    seat.hears(&["Black's board lost: by word now"]);
    seat.press(F8, &["Black has pressed. Enter the move."]);
    seat.say("e5", &["b e7-e5. Your move"]);
    hand(&dgt, "e2. e4P e7. e6p");
    dgt.plug();
    let differs = ["Black's board differs: 2", "e5: nothing, said black pawn", "e6: black pawn, said nothing"];
    seat.hears(&[&["Black's board: connected again"], &differs[..]].concat());
    seat.quit();
}

#[test]
fn a_board_that_cannot_be_understood_is_refused_with_an_example() {
    let home = TestHome::new("opponents-board-option");
    for bad in ["/dev/ttyUSB1", "dgt:", "dgt:/dev/ttyUSB1,up", "dgt:,left"] {
        let output = home.run(&["play", "--lang", "en", "--opponent-board", bad]);
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && told.contains("dgt:/dev/ttyUSB1,left"), "{bad}: {told}");
    }
    let both = ["play", "--lang", "en", "--board", "/dev/ttyUSB1", "--opponent-board", "dgt:/dev/ttyUSB1"];
    let output = home.run(&both);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("/dev/ttyUSB1 is named for both boards."));
}

#[test]
fn a_long_port_leaves_its_lines_within_forty_cells() {
    assert_eq!(shorten_port_name("/dev/ttyUSB1"), "ttyUSB1");
    assert_eq!(shorten_port_name("/dev/serial/by-id/usb-FTDI_FT232R_A50285BI-if00-port0"), "-if00-port0");
    let dgt = EmulatedDgt::unplugged(START);
    let (_home, mut seat) = play("opponents-board-port", &dgt, "", &[]);
    let port = shorten_port_name(dgt.path());
    let mut lines = seat.until(&format!("No port {port}"));
    lines.extend(seat.reads_out());
    assert!(lines.contains(&format!("Looking for Black's board on {port}")), "{lines:?}");
    assert!(lines.iter().all(|line| line.chars().count() <= 40), "{lines:?}");
    // It was told once, however often the port is tried.
    dgt.plug();
    assert_eq!(seat.until("Black's board: connected").len(), 1);
    seat.quit();
}

#[test]
fn batteries_and_a_lever_that_does_not_count_are_told_once() {
    let dgt = EmulatedDgt::start(START);
    let (_home, mut seat) = play("opponents-board-once", &dgt, "", &[]);
    after_e4(&mut seat);
    dgt.clock(Some(FRESH));
    for right_up in [true, false, true] {
        dgt.clock(Some(EmulatedClock { right_up, ..FRESH }));
    }
    seat.hears(&["The lever does not count here"]);
    for percent in [12, 11, 10] {
        dgt.noise(&message(0xA0, &[percent, 0, 0, 0]));
    }
    seat.hears(&["Opponent's board: low battery"]);
    for low in [true, false, true] {
        dgt.clock(Some(EmulatedClock { low, right_up: true, ..FRESH }));
    }
    hand(&dgt, "e2. e4P e7. e5p");
    seat.hears(&["b e7-e5"]);
    seat.quit();
}

#[test]
fn other_times_on_the_clock_beside_it_are_told_once_and_the_clock_of_the_game_counts() {
    let dgt = EmulatedDgt::start(START);
    let (home, mut seat) = play("opponents-board-times", &dgt, ",left", &[]);
    found(&mut seat);
    seat.say("start", &["Game begins. White's clock runs."]);
    // White sits on the right. A few seconds are no difference.
    let shown = EmulatedClock { left: (1, 30, 30), right: (1, 30, 27), running: true, ..FRESH };
    dgt.clock(Some(shown));
    dgt.clock(Some(EmulatedClock { left: (1, 30, 34), ..shown }));
    dgt.clock(Some(EmulatedClock { left: (0, 50, 0), ..shown }));
    seat.hears(&["Clock 50 min 0 s, game 1 h 30 m 30 s"]);
    dgt.clock(Some(EmulatedClock { left: (0, 40, 0), right: (0, 1, 0), ..shown }));
    seat.say("e4", &["w e2-e4. Space: clock"]);
    seat.press(SPACE, &["Black to move."]);
    hand(&dgt, "e2. e4P e7. e5p");
    seat.hears(&["b e7-e5"]);
    assert_eq!(home.count("clock-pressed"), 1);
    seat.quit();
}

#[test]
fn his_board_is_laid_aside_and_read_again() {
    let dgt = EmulatedDgt::start(START);
    let (home, mut seat) = play("opponents-board-aside", &dgt, "", &[]);
    after_e4(&mut seat);
    seat.say("opp board on", &["The electronic board is connected"]);
    seat.say("opp board off", &["Black's board is off: by word now", "Board aside. Again: opp board on"]);
    seat.say("opp board off", &["Board not being read. opp board on"]);
    hand(&dgt, "e2. e4P e7. e6p");
    seat.press(F8, &["Black has pressed. Enter the move."]);
    seat.say("e6", &["b e7-e6. Your move"]);
    seat.line("opp board on");
    seat.until("Looking for Black's board on");
    seat.until("Black's board: connected again");
    seat.say("Nf3", &["w Ng1-f3. Space: clock"]);
    seat.press(SPACE, &["Black to move."]);
    hand(&dgt, "g1. f3N b8. c6n");
    seat.hears(&["b Nb8-c6"]);
    assert_eq!(home.count("announced"), 4);
    seat.quit();
    let home = TestHome::new("opponents-board-unnamed");
    let mut seat = TerminalSeat::silent(&home, &[]);
    seat.until("Not begun. Type start");
    seat.say("opp board off", &["No electronic board was named."]);
    seat.quit();
}

#[test]
fn art_7_5_1_a_press_belongs_to_the_position_that_the_board_showed_then() {
    let dgt = EmulatedDgt::start(START);
    let (home, mut seat) = play("opponents-board-at-press", &dgt, ",left", &[]);
    after_e4(&mut seat);
    dgt.clock(Some(FRESH));
    // The rook jumps over its pawn, and the lever goes down.
    hand(&dgt, "e2. e4P a8. b6r");
    dgt.clock(Some(EmulatedClock { right_up: true, running: true, ..FRESH }));
    let told = seat.until("Black: resume carries it out, or arbiter");
    assert!(told.iter().any(|line| line.contains("Illegal: b Ra8-b6")), "the move that the board shows: {told:?}");
    // What he puts right quietly afterwards is not completed by that press.
    hand(&dgt, "b6. a8r a7. a6p");
    seat.say("opp consent", &["Black consents? F12: yes"]);
    seat.keys(F12);
    seat.until("Black consents: F12 again");
    seat.keys_again(F12);
    seat.until("White gets 2 min more.");
    assert_eq!(home.count("announced"), 1, "no move was announced for him");
    seat.quit();
}

#[test]
fn art_7_5_2_a_pawn_left_on_the_last_rank_at_the_press_is_named() {
    let dgt = EmulatedDgt::start("4k3/8/8/8/8/8/p7/4K3");
    let fen = "4k3/8/8/8/8/8/p7/4K3 b - - 0 1";
    let (_home, mut seat) = play("opponents-board-pawn-left", &dgt, ",left", &["--fen", fen]);
    seat.until("Black's board: connected");
    seat.line("start");
    seat.until("Black's clock runs");
    dgt.clock(Some(FRESH));
    hand(&dgt, "a2. a1p");
    dgt.clock(Some(EmulatedClock { right_up: true, running: true, ..FRESH }));
    let told = seat.until("Black: resume carries it out, or arbiter");
    assert!(told.iter().any(|line| line.contains("a1: black pawn")), "{told:?}");
    seat.quit();
}

#[test]
fn art_4_7_what_rested_on_another_square_is_told_as_what_the_board_saw() {
    let dgt = EmulatedDgt::start("4k3/7p/8/8/8/8/8/4K3");
    let (home, mut seat) = play("opponents-board-rested", &dgt, "", &["--fen", "4k3/7p/8/8/8/8/8/4K3 b - - 0 1"]);
    seat.until("Black's board: connected");
    seat.line("start");
    seat.until("Black's clock runs");
    hand(&dgt, "e8. d8k");
    seat.until("b Ke8-d8");
    hand(&dgt, "d8. e8k h7. h6p");
    let told = seat.until("b h7-h6");
    assert!(told.iter().any(|line| line.starts_with("d8: black king") && line.ends_with(" s")), "{told:?}");
    assert!(told.iter().any(|line| line.starts_with("e8: black king off")), "{told:?}");
    let all = home.entries().iter().map(|(event, effects)| format!("{event} {effects}")).collect::<String>();
    assert!(all.contains("\"piece-rested\"") && !all.contains("touch-announced"), "a fact, and no touch");
    seat.quit();
}
