//! The whole table: White's tactile board and Black's electronic board, and what passes between them.

use super::dgt::EmulatedDgt;
use super::hand::{PegPlayer, START};
use super::pty::{TerminalSeat, TestHome, keys};
use super::simulator::Simulator;
use serde_json::Value;
use shakmaty::Square;

/// Changes on Black's board, written like `e7. e5p`.
fn changed(dgt: &EmulatedDgt, changes: &str) {
    for change in changes.split(' ') {
        dgt.set(&change[..2], change.chars().nth(2).unwrap());
    }
}

/// Black's move on his board, announced from it, pressed, and carried out by White as he is led.
fn replies(player: &mut PegPlayer, dgt: &EmulatedDgt, changes: &str, line: &str) {
    changed(dgt, changes);
    player.seat.until(line);
    player.follow();
    player.seat.keys(keys::F8);
    player.seat.until("White to move.");
}

/// White announces in words, sets the pegs and presses.
fn moves(player: &mut PegPlayer, words: &str, hand: &[&str]) {
    player.seat.line(words);
    player.seat.until("Space: clock");
    on_pegs(player, hand);
    player.seat.until("The move stands: Space");
    player.button(1);
    player.seat.until("Black to move.");
}

/// `-e2` takes a peg out, `+e4P` puts one in.
fn on_pegs(player: &mut PegPlayer, hand: &[&str]) {
    for act in hand {
        let square: Square = act[1..3].parse().unwrap();
        match &act[..1] {
            "-" => player.lift(square),
            _ => player.put(square, shakmaty::Piece::from_char(act.chars().nth(3).unwrap()).unwrap()),
        }
    }
}

/// What was told of sensed boards, of one kind.
fn told<'a>(effects: &'a Value, kind: &'a str) -> impl Iterator<Item = &'a Value> {
    effects.as_array().into_iter().flatten().map(move |it| &it["kind"]["board-sensed"][kind]).filter(|it| !it.is_null())
}

#[test]
fn two_sensed_boards_and_two_players_who_err_play_one_game() {
    let Some(board) = Simulator::start(&["--position", START]) else { return };
    let dgt = EmulatedDgt::start(START);
    let home = TestHome::new("pegs-both");
    let (pegs, eboard) = (board.path(), format!("dgt:{}", dgt.path()));
    let mut seat = TerminalSeat::silent(&home, &["--board", &pegs, "--opponent-board", &eboard]);
    let mut awaited = vec!["White's board: connected", "The board is right", "Black's board: connected"];
    while !awaited.is_empty() {
        let (which, _) = seat.until_any(&awaited);
        awaited.remove(which);
    }
    seat.say("start", &["Game begins. White's clock runs."]);
    let mut seated = PegPlayer::at(seat, home, board);
    let player = &mut seated;
    // White announces by the button; Black executes another move, is heard at once, and puts it right.
    on_pegs(player, &["-e2", "+e4P"]);
    player.button(2);
    player.seat.until("The move stands: Space");
    player.button(1);
    player.seat.until("Black to move.");
    changed(&dgt, "d2. d4P");
    player.seat.until("Black's board differs: 4");
    changed(&dgt, "d4. d2P e2. e4P");
    player.seat.until("Black's board: as announced.");
    replies(player, &dgt, "e7. e5p", "b e7-e5");
    // A slip of the tongue: the pegs say c4, and neither overrides the other.
    on_pegs(player, &["-f1", "+c4B"]);
    player.seat.line("Bb5");
    player.seat.until("Pegs differ from Bf1-b5");
    player.button(1);
    player.seat.until("Not made: 2 differ");
    player.seat.line("correct Ba6");
    player.seat.until("Piece on c4: words differ");
    player.seat.line("correct Bc4");
    player.seat.until("The move stands: Space");
    player.button(1);
    player.seat.until("Black to move.");
    replies(player, &dgt, "f1. c4B b8. c6n", "b Nb8-c6");
    // Touched and put back; adjusted; then another move.
    on_pegs(player, &["-b1", "+b1N"]);
    player.seat.line("adjust");
    player.seat.until("adjusts");
    on_pegs(player, &["-a2", "+a2P"]);
    moves(player, "Nf3", &["-g1", "+f3N"]);
    replies(player, &dgt, "g1. f3N g8. f6n", "b Ng8-f6");
    // The rook first, in castling.
    moves(player, "0-0", &["-h1", "+f1R", "-e1", "+g1K"]);
    replies(player, &dgt, "e1. g1K h1. f1R d7. d5p", "b d7-d5");
    // The cable comes out in mid-capture, and comes back after the press.
    on_pegs(player, &["-d5"]);
    player.board.command("cut hangup");
    player.seat.until("White's board lost: by word now");
    player.board.command("lift e4");
    player.board.command("put d5 P");
    player.seat.line("exd5");
    player.seat.until("Space: clock");
    player.seat.keys(keys::SPACE);
    player.seat.until("Black to move.");
    player.board.command("reconnect");
    player.seat.until("White's board: connected again");
    replies(player, &dgt, "e4. d5P f6. d5n", "b Nf6xd5");
    player.seat.line("resign");
    player.seat.until("Resign? yes or no");
    player.seat.line("yes");
    player.seat.until("White resigns. Black wins.");
    let home = seated.leaves_without_comparing();
    assert_recorded(&home);
}

/// Each fact stands in the journal, and once.
fn assert_recorded(home: &TestHome) {
    let count = |kind: &str| home.entries().iter().flat_map(|(_, effects)| told(effects, kind)).count();
    assert_eq!(count("pegs-differ"), 1, "words and pegs, once");
    assert_eq!(count("rook-lifted-first"), 1);
    assert_eq!((count("lost"), count("found")), (1, 3));
    let entries = home.entries();
    let completed = entries.iter().flat_map(|(_, effects)| effects.as_array().unwrap().iter());
    let by_word =
        completed.filter_map(|it| it["kind"]["move-completed"]["by_word"].as_bool().filter(|by_word| *by_word));
    assert_eq!(by_word.count(), 1, "only the move while the cable was out stands by word");
}
