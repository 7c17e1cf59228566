//! What is announced can be read back: `announce` and `read` together change no move.

use super::dice::Dice;
use super::games::{PGN_A, PGN_B, movetext};
use super::program::{TestFolder, run, seeds};
use shakmaty::san::SanPlus;
use shakmaty::{Chess, Position};

const LISTS: [&str; 3] = ["fide", "plain", "nato"];
const STYLES: [&str; 2] = ["long", "short"];

/// A game of random moves, as PGN.
fn random_game(dice: &mut Dice, length: usize) -> String {
    let mut position = Chess::default();
    let mut text = String::new();
    for ply in 0..length {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        if ply % 2 == 0 {
            text += &format!("{}. ", ply / 2 + 1);
        }
        let chosen = legal[dice.below(legal.len())];
        let san = SanPlus::from_move_and_play_unchecked(&mut position, chosen);
        text += &format!("{san} ");
    }
    text.trim_end().to_owned()
}

/// Announces and reads back through the program itself.
fn there_and_back(room: &TestFolder, pgn: &str, words: &str, style: &str) -> String {
    let announced = run(room.ansage(&format!("announce - --words {words} --style {style}")), pgn.as_bytes());
    let announced = announced.status(0).quiet().out;
    let read = run(room.ansage(&format!("read - --words {words}")), announced.as_bytes());
    let back = movetext(&read.status(0).quiet().out);
    // A game that ended on the board has its result; announcements do not say it.
    let results = [" 1-0", " 0-1", " 1/2-1/2"];
    results.iter().find_map(|result| back.strip_suffix(result)).unwrap_or(&back).to_owned()
}

#[test]
fn the_sample_games_come_back() {
    let room = TestFolder::new("roundtrip-samples");
    for pgn in [PGN_A, PGN_B] {
        for words in LISTS {
            for style in STYLES {
                assert_eq!(there_and_back(&room, pgn, words, style), pgn, "{words} {style}");
            }
        }
    }
}

#[test]
fn random_games_come_back() {
    let room = TestFolder::new("roundtrip-random");
    for seed in seeds() {
        let mut dice = Dice::new(seed);
        for _ in 0..6 {
            let length = 40 + dice.below(160);
            let pgn = random_game(&mut dice, length);
            let (words, style) = (dice.pick(&LISTS), dice.pick(&STYLES));
            assert_eq!(there_and_back(&room, &pgn, words, style), pgn, "seed {seed}, {words} {style}");
        }
    }
}

#[test]
fn what_read_prints_it_reads_again_unchanged() {
    let room = TestFolder::new("roundtrip-pgn");
    for pgn in [PGN_A, PGN_B] {
        let once = run(room.ansage("read -"), pgn.as_bytes()).status(0).quiet().out;
        assert_eq!(run(room.ansage("read -"), once.as_bytes()).status(0).quiet().out, once);
        assert_eq!(once.matches("[Event ").count(), 1, "one game");
    }
}
