//! Whole games on the tactile board, in real time, with bounce and noise on its contacts: no spurious touch, no missed one.

use super::games::{GAME_A, PGN_A};
use super::hand::{PegPlayer, placement};

/// The half-moves of game A.
const UCI_A: [&str; 21] = [
    "e2e4", "e7e5", "g1f3", "g8f6", "d2d4", "e5d4", "e4e5", "f6e4", "d1d4", "d7d5", "e5d6", "e4d6", "c1g5", "b8c6",
    "d4e3", "f8e7", "b1d2", "e8g8", "e1c1", "f8e8", "c1b1",
];

/// A game with castling on both sides, a capture en passant by each, and a promotion by each.
const SPECIAL: [(&str, &str); 22] = [
    ("e2e4", "e2e4"),
    ("d7d5", "d7d5"),
    ("e4e5", "e4e5"),
    ("f7f5", "f7f5"),
    ("e5f6", "e5f6"),
    ("b8c6", "b8c6"),
    ("f6g7", "f6g7"),
    ("c8f5", "c8f5"),
    ("g7h8q", "g7h8q"),
    ("d8d7", "d8d7"),
    ("g1f3", "g1f3"),
    ("e8c8", "0-0-0"),
    ("f1e2", "f1e2"),
    ("d5d4", "d5d4"),
    ("e1g1", "0-0"),
    ("h7h5", "h7h5"),
    ("c2c4", "c2c4"),
    ("d4c3", "d4c3"),
    ("a2a3", "a2a3"),
    ("c3b2", "c3b2"),
    ("a3a4", "a3a4"),
    ("b2a1n", "b2a1n"),
];

/// The same in PGN.
const PGN_SPECIAL: &str = "1. e4 d5 2. e5 f5 3. exf6 Nc6 4. fxg7 Bf5 5. gxh8=Q Qd7 6. Nf3 O-O-O 7. Be2 d4 8. O-O h5 \
                           9. c4 dxc3 10. a3 cxb2 11. a4 bxa1=N";

/// Contacts and buttons bounce up to 15 times within 20 ms, and the converter is off by up to 4 steps either way.
fn rattle(player: &mut PegPlayer) {
    player.board.command("bounce 15 20");
    player.board.command("noise 4");
}

/// Leaves, and the score is this, and the board shows its last position.
fn scored(mut player: PegPlayer, pgn: &str) {
    let position = player.position.clone();
    let shows: String = player.shown();
    let wanted = placement(&position);
    let board = shakmaty::Board::from_ascii_board_fen(wanted.as_bytes()).unwrap();
    let letter = |square| board.piece_at(square).map_or('.', shakmaty::Piece::char);
    assert_eq!(shows, shakmaty::Square::ALL.map(letter).iter().collect::<String>(), "what the board shows at the end");
    let home = player.leaves();
    let written = home.output(&["export", "journal", "--pgn", "--plain", "--lang", "en"]);
    let moves = written.rsplit("\n\n").find(|part| part.contains("1.")).unwrap_or_default();
    let moves = moves.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(moves.trim_end_matches(['*', ' ']), pgn, "{written}");
}

#[test]
fn game_a_is_played_by_pegs_and_buttons_with_bounce_and_noise() {
    let Some(mut player) = PegPlayer::seated("game-a", &[], &[]) else { return };
    rattle(&mut player);
    for (number, (uci, words)) in UCI_A.into_iter().zip(GAME_A).enumerate() {
        match number % 2 {
            0 => player.own_by_button(uci),
            _ => player.theirs(uci, words),
        }
    }
    scored(player, PGN_A);
}

#[test]
fn castling_on_both_sides_en_passant_and_promotion_are_played_with_bounce_and_noise() {
    let Some(mut player) = PegPlayer::seated("special", &[], &[]) else { return };
    rattle(&mut player);
    for (number, (uci, words)) in SPECIAL.into_iter().enumerate() {
        match number {
            // Every other move of his own is set first and announced by the button.
            number if number % 4 == 0 => player.own_by_button(uci),
            number if number % 2 == 0 => player.own_by_words(uci, words),
            _ => player.theirs(uci, words),
        }
    }
    scored(player, PGN_SPECIAL);
}
