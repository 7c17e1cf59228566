//! What goes wrong with a board in a game: play goes on, nothing is touched that no hand has touched, and the return is
//! compared.

use super::hand::{PegPlayer, START, journaled};
use super::pty::{TerminalSeat, TestHome, keys};
use super::simulator::Simulator;
use portable_pty::{PtySize, native_pty_system};
use shakmaty::{Color, Role, Square};
use std::io::Write;
use std::os::unix::fs::symlink;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// One move each, all on the pegs.
fn one_each(player: &mut PegPlayer) {
    player.own_by_button("e2e4");
    player.theirs("d7d5", "d7d5");
}

/// Lets two heartbeats pass, so that the board is heard again, and found out where something is missing.
fn steady(player: &mut PegPlayer) {
    player.board.say("trace on");
    for _ in 0..2 {
        player.board.wait_for("$B,");
    }
    player.board.say("trace off");
}

#[test]
fn the_cable_comes_out_in_mid_capture_and_play_goes_on_by_word_until_it_is_back() {
    let Some(mut player) = PegPlayer::seated("cable", &[], &[]) else { return };
    one_each(&mut player);
    player.lift(Square::D5);
    player.lift(Square::E4);
    player.board.command("cut hangup");
    player.seat.hears(&["White's board lost: by word now"]);
    // Conditions by word: announced and pressed.
    player.seat.say("e4d5", &["w e4xd5. Space: clock"]);
    player.seat.press(keys::SPACE, &["Black to move."]);
    player.seat.say("g8f6", &["b Ng8-f6"]);
    player.seat.press(keys::F8, &["White to move."]);
    // Hands go on meanwhile, and one of them slips.
    for command in ["put d5 P", "lift h2", "lift g8", "put f6 n"] {
        player.board.command(command);
    }
    player.board.command("reconnect");
    player.seat.until("White's board: connected again");
    player.seat.hears(&["h2: nothing, should white pawn", "Place h2: white pawn"]);
    player.put(Square::H2, Role::Pawn.of(Color::White));
    player.seat.until("The board is right");
    let effects = player.home.entries().into_iter().flat_map(|(_, effects)| effects.as_array().cloned().unwrap());
    let made: Vec<String> = effects
        .map(|effect| effect["kind"]["move-completed"].clone())
        .filter(|it| it.is_object())
        .map(|it| format!("{} {}", it["description"].as_str().unwrap(), it["by_word"]))
        .collect();
    // Black's own board is not sensed.
    assert_eq!(made, ["Pe2e4 ?? false", "Pd7d5 ?? true", "Pe4d5 ?? x true", "Ng8f6 ?? true"]);
    let position = ["e4d5", "g8f6"];
    for uci in position {
        let legal = player.legal(uci);
        shakmaty::Position::play_unchecked(&mut player.position, legal);
    }
    // The next move is on the pegs again.
    player.own_by_button("b1c3");
    let home = player.leaves();
    // The arbiter reads which move was made by word, what was touched, and when the board was away.
    home.output(&["export", "journal", "--report", "report.html", "--lang", "en"]);
    let report = std::fs::read_to_string(home.path("report.html")).unwrap();
    for told in
        ["made e4xd5 by word", "White has touched d5: black pawn", "does not answer any more", "connected again"]
    {
        assert!(report.contains(told), "{told:?} in the report");
    }
    assert!(!report.contains("made e2-e4 by word"), "a move on the pegs");
}

#[test]
fn a_silent_cable_is_lost_after_three_seconds_and_the_loss_ends_nothing() {
    let Some(mut player) = PegPlayer::seated("silent", &[], &[]) else { return };
    player.board.command("cut");
    player.seat.hears(&["White's board lost: by word now"]);
    player.seat.say("e4", &["w e2-e4. Space: clock"]);
    player.seat.press(keys::SPACE, &["Black to move."]);
    player.leaves();
}

#[test]
fn a_firmware_that_is_reset_or_hangs_is_back_by_itself_and_nothing_was_touched() {
    let Some(mut player) = PegPlayer::seated("reset", &[], &[]) else { return };
    one_each(&mut player);
    player.board.command("reset");
    player.seat.hears(&["Restart: reset button or wire."]);
    steady(&mut player);
    player.own_by_button("g1f3");
    player.theirs("g8f6", "g8f6");
    for hang in ["hang", "hang awake"] {
        player.board.say(hang);
        player.board.wait_for("watchdog reset");
        steady(&mut player);
    }
    player.seat.hears(&["Restart: the board hung."]);
    player.own_by_button("b1c3");
    player.leaves();
}

#[test]
fn noise_on_the_line_loses_no_touch_and_makes_none() {
    let Some(mut player) = PegPlayer::seated("noise", &[], &[]) else { return };
    one_each(&mut player);
    // Bytes of nobody and frames with a wrong bit between the moves: nothing that the hand did was in them.
    let moves = [("e4d5", "d8d5"), ("b1c3", "d5d8"), ("d2d4", "g8f6")];
    for (command, (own, theirs)) in ["garbage out 300", "flip 1", "garbage in 60"].into_iter().zip(moves) {
        player.board.command(command);
        steady(&mut player);
        player.own_by_button(own);
        player.theirs(theirs, theirs);
    }
    player.leaves();
}

#[test]
fn a_lift_whose_frame_is_lost_is_found_in_the_snapshot_and_is_no_touch() {
    let Some(mut player) = PegPlayer::seated("missed", &[], &[]) else { return };
    // Just behind a heartbeat the next frame is that of the lift.
    player.board.say("trace on");
    player.board.wait_for("$B,");
    for command in ["lose 1", "lift e2"] {
        player.board.say(command);
    }
    // Its place in the numbers is missed at the next heartbeat; then the board is asked, and tells it as it is.
    player.board.wait_for("$B,");
    player.board.wait_for("$S,");
    player.board.wait_for("$B,");
    player.seat.say("guide", &["1 square not as it should be", "Place e2: white pawn"]);
    let home = player.leaves_without_comparing();
    assert_eq!(journaled(&home), Vec::<String>::new());
    assert!(home.entries().iter().any(|(event, _)| event["board-reported"]["reread"].is_object()));
}

#[test]
fn another_device_on_the_port_is_named_and_the_game_is_played_in_words() {
    let size = PtySize { rows: 1, cols: 1, pixel_width: 0, pixel_height: 0 };
    let pair = native_pty_system().openpty(size).unwrap();
    let path = pair.master.tty_name().unwrap();
    let mut writer = pair.master.take_writer().unwrap();
    let ends = Arc::new(AtomicBool::new(false));
    let chatter = {
        let ends = Arc::clone(&ends);
        // A satellite receiver, as fast as its line takes it.
        thread::spawn(move || {
            while !ends.load(Ordering::Acquire) && writer.write_all(b"$GPGGA,123519,4807.038,N*47\r\n").is_ok() {
                thread::park_timeout(std::time::Duration::from_millis(100));
            }
        })
    };
    let home = TestHome::new("pegs-wrong-device");
    let mut seat = TerminalSeat::silent(&home, &["--board", path.to_str().unwrap()]);
    seat.until("Not begun. Type start");
    seat.say("start", &["Game begins. White's clock runs."]);
    seat.say("e4", &["w e2-e4. Space: clock"]);
    seat.press(keys::SPACE, &["Black to move."]);
    seat.hears(&[&format!("No board on {}", path.display())]);
    seat.quit();
    ends.store(true, Ordering::Release);
    drop(pair);
    chatter.join().unwrap();
    assert!(home.entries().iter().all(|(event, _)| event["board-reported"].is_null()));
}

#[test]
fn a_board_that_is_plugged_in_after_the_start_is_found_and_one_laid_aside_is_read_again() {
    let Some(board) = Simulator::start(&["--position", START]) else { return };
    let home = TestHome::new("pegs-later");
    let path = home.path("port");
    let mut seat = TerminalSeat::silent(&home, &["--board", &path]);
    seat.until("Not begun. Type start");
    seat.hears(&[&format!("No port {path}: play in words")]);
    seat.say("start", &["Game begins. White's clock runs."]);
    symlink(board.path(), &path).unwrap();
    seat.hears(&["White's board: connected", "The board is right"]);
    let mut player = PegPlayer::at(seat, home, board);
    one_each(&mut player);
    player.seat.say("board off", &["White's board is off: by word now", "Clock: Space. To read again: board on"]);
    player.seat.say("board off", &["Board not being read. board on"]);
    player.board.command("lift e4");
    player.seat.say("board on", &["Looking for your board on port"]);
    player.seat.hears(&["White's board: connected again", "e4: nothing, should white pawn", "Place e4: white pawn"]);
    player.seat.say("board on", &["Your board is connected"]);
    // A working board is not given up for a mistyped port.
    player.seat.say("board on /dev/nope", &["Not opened: nope. Board kept"]);
    player.seat.say("board on", &["Your board is connected"]);
    player.seat.say("guide", &["1 square not as it should be", "Place e4: white pawn"]);
    player.put(Square::E4, Role::Pawn.of(Color::White));
    player.seat.until("The board is right");
    player.leaves();
}

#[test]
fn two_boards_are_played_side_by_side_and_a_port_is_one_games_only() {
    let Some(mut one) = PegPlayer::seated("one", &[], &[]) else { return };
    let Some(mut other) = PegPlayer::seated("other", &[], &[]) else { return };
    let third = TestHome::new("pegs-third");
    let path = one.board.path();
    let mut seat = TerminalSeat::silent(&third, &["--board", &path]);
    seat.until(&format!("{path}: another program has it"));
    seat.quit();
    one.lift(Square::E2);
    other.lift(Square::D2);
    one.put(Square::E4, Role::Pawn.of(Color::White));
    other.put(Square::D4, Role::Pawn.of(Color::White));
    for (player, told) in [(&mut one, "w e2-e4. Space: clock"), (&mut other, "w d2-d4. Space: clock")] {
        player.button(2);
        player.seat.hears(&[told, "The move stands: Space"]);
    }
    one.leaves();
    other.leaves();
}

#[test]
fn a_game_that_was_killed_finds_its_board_again_and_compares_it() {
    let Some(mut player) = PegPlayer::seated("killed", &[], &[]) else { return };
    one_each(&mut player);
    let PegPlayer { seat, home, mut board, mut done, position } = player;
    seat.kill();
    board.command("lift d5");
    let mut seat = TerminalSeat::silent(&home, &["--board", &board.path()]);
    seat.until("White's board: connected again");
    seat.hears(&["d5: nothing, should black pawn", "Place d5: black pawn"]);
    seat.say("resume", &["Play goes on. White to move."]);
    let mut player = PegPlayer { position, done: std::mem::take(&mut done), ..PegPlayer::at(seat, home, board) };
    player.put(Square::D5, Role::Pawn.of(Color::Black));
    player.seat.until("The board is right");
    player.own_by_button("e4d5");
    player.leaves();
}

#[test]
fn the_arbiters_own_desk_is_told_touches_and_the_loss_and_nothing_of_the_guiding() {
    let Some(mut player) = PegPlayer::seated("desk", &[], &[]) else { return };
    let mut desk = TerminalSeat::desk(&player.home, &[]);
    desk.until("code");
    player.lift(Square::E2);
    desk.until("White touched e2: white pawn");
    player.put(Square::E2, Role::Pawn.of(Color::White));
    player.own_by_button("e2e4");
    player.theirs("d7d5", "d7d5");
    player.board.command("cut hangup");
    player.seat.until("White's board lost: by word now");
    let lines = desk.until("White's board lost: by word now");
    assert!(lines.iter().any(|line| line.contains("e2-e4")), "{lines:?}");
    let led = |line: &&String| ["Lift ", "Place ", " lifted: ", " placed: "].iter().any(|word| line.contains(word));
    assert_eq!(lines.iter().find(led), None);
    drop(desk);
    player.leaves();
}
