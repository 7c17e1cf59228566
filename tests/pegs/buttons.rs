//! The four buttons, pressed by a finger that is not careful; and the board set up square by square.

use super::hand::{PegPlayer, START};
use super::pty::{TerminalSeat, TestHome, keys};
use super::simulator::Simulator;
use shakmaty::{Color, Role, Square};

/// Events of the journal that came through a button.
fn pressed(home: &TestHome) -> Vec<String> {
    let text = std::fs::read_to_string(home.path("journal")).unwrap();
    let fields = text.lines().skip(1).map(|line| line.split('\t').collect::<Vec<_>>());
    fields
        .filter(|fields| fields[3] == "board" && !fields[4].contains("\"board-reported\""))
        .map(|f| f[4].to_owned())
        .collect()
}

#[test]
fn each_button_acts_once_when_it_is_pressed_however_it_bounces_and_however_long_it_is_held() {
    let Some(mut player) = PegPlayer::seated("buttons", &[], &[]) else { return };
    player.board.command("bounce 15 8");
    player.button(4);
    player.seat.hears(&["No square has changed"]);
    player.set("e2e4");
    player.seat.read_all();
    player.button(4);
    player.seat.hears(&["Last change e4: white pawn"]);
    player.button(2);
    player.seat.hears(&["w e2-e4. Space: clock", "The move stands: Space"]);
    player.button(3);
    player.seat.hears(&["again: w e2-e4"]);
    // Held for two seconds, and let go.
    player.board.say("press 1");
    player.board.say("wait 2000");
    player.board.say("release 1");
    player.seat.hears(&["Black to move."]);
    player.board.wait_for("release 1");
    player.button(4);
    player.seat.hears(&["Last change e4: white pawn"]);
    let last = r#"{"information-asked":{"question":"last-square"}}"#;
    let clock = r#"{"clock-pressed":{"player":"white"}}"#;
    let home = player.leaves();
    assert_eq!(
        pressed(&home),
        [last, last, r#""announce-button-pressed""#, r#""announcement-repeat-asked""#, clock, last]
    );
}

#[test]
fn a_press_before_the_pegs_stand_is_refused_and_the_same_finger_a_little_later_is_not() {
    let Some(mut player) = PegPlayer::seated("press", &[], &[]) else { return };
    player.button(1);
    player.seat.hears(&["No move announced. Type a move."]);
    player.seat.say("e4", &["w e2-e4. Space: clock"]);
    player.seat.press(keys::ENTER, &["Move the piece, or correct MOVE"]);
    player.button(1);
    player.seat.hears(&["Not made: 2 differ", "e2: white pawn, said nothing", "e4: nothing, said white pawn"]);
    player.set("e2e4");
    player.seat.until("The move stands: Space");
    player.button(1);
    player.seat.hears(&["Black to move."]);
    player.leaves();
}

#[test]
fn d_2_9_c_any_button_holds_the_assistants_press_but_the_clocks_own() {
    let Some(mut player) = PegPlayer::seated("assistant", &[], &["--assistant-press", "60"]) else { return };
    player.set("e2e4");
    player.button(2);
    player.seat.until("The move stands: Space");
    // The assistant would press a minute after the last word.
    player.button(4);
    player.seat.hears(&["Press taken back. Space: clock", "Last change e4: white pawn"]);
    player.button(4);
    player.seat.hears(&["Last change e4: white pawn"]);
    player.button(1);
    player.seat.hears(&["Black to move."]);
    player.leaves();
}

#[test]
fn an_empty_board_is_set_up_square_by_square_and_a_wrong_piece_is_named_at_once() {
    let Some(mut board) = Simulator::start(&["--position", "8/8/8/8/8/8/8/8"]) else { return };
    let home = TestHome::new("pegs-set-up");
    let seat = TerminalSeat::silent(&home, &["--board", &board.path()]);
    board.say("noise 3");
    let mut player = PegPlayer::at(seat, home, board);
    player.seat.until("White's board: connected");
    let first = player.seat.until("Place ").pop().unwrap();
    assert_eq!(first, "Place a1: white rook");
    // A knight where a rook belongs.
    player.put(Square::A1, Role::Knight.of(Color::White));
    player.seat.hears(&["a1: white knight, should white rook", "Lift a1: white knight"]);
    player.lift(Square::A1);
    player.follow();
    let shown = player.shown();
    let start = shakmaty::Board::from_ascii_board_fen(START.as_bytes()).unwrap();
    let wanted = Square::ALL.map(|square| start.piece_at(square).map_or('.', shakmaty::Piece::char));
    assert_eq!(shown, wanted.iter().collect::<String>());
    assert_eq!(player.done.iter().filter(|what| what.starts_with("placed")).count(), 33);
    player.leaves();
}

/// A button of the player's own board is a command as a key is: it ends the answer before it.
#[test]
fn n4_a_button_ends_the_answer_before_it_as_a_key_does() {
    let Some(board) = Simulator::start(&["--position", START]) else { return };
    let home = TestHome::new("pegs-button-command");
    let (wav, log, path) = (format!("wav:{}", home.path("s.wav")), home.path("s.log"), board.path());
    let options = [
        "--board",
        &path,
        "--audio",
        &wav,
        "--speech-log",
        &log,
        "--voice",
        "self",
        "--lines",
        "short",
        "--ears",
        "split",
    ];
    let mut seat = TerminalSeat::play(&home, 80, &options);
    seat.until("White's board: connected");
    seat.until("The board is right");
    let mut player = PegPlayer::at(seat, home, board);
    player.seat.say("start", &["Game begins. White's clock runs."]);
    player.seat.line("help");
    player.seat.until("help: more, keys, or help COMMAND");
    player.button(4);
    player.seat.until("No square has changed");
    player.seat.line("count");
    player.seat.until("moves: you 0, opponent 0");
    let home = player.leaves();
    let said = std::fs::read_to_string(home.path("s.log")).unwrap();
    let whole = |line: &&str| line.contains("Type a move, for example") && !line.contains("\"cut\":true");
    assert_eq!(said.lines().find(whole), None, "{said}");
}
