//! The sample games of Appendix C as they are played at one station, White blind.

/// Game A (V1), as a blind player types it: some moves in words, some short.
pub const GAME_A: [&str; 21] = [
    "e4",
    "Eva sieben Eva fünf",
    "Springer Gustav eins Felix drei",
    "Sf6",
    "d2d4",
    "exd4",
    "e5",
    "f6e4",
    "Qxd4",
    "d5",
    "exd6",
    "Nxd6",
    "Laeufer Cesar eins Gustav fuenf",
    "Sc6",
    "Dame e3",
    "Be7",
    "Sbd2",
    "0-0",
    "lange Rochade",
    "Turm e8",
    "Kb1",
];

/// The moves of game A in PGN.
pub const PGN_A: &str = "1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 Nxd6 7. Bg5 Nc6 8. Qe3+ Be7 9. Nbd2 \
                         O-O 10. O-O-O Re8 11. Kb1";

/// The moves of game B (V2) in PGN.
pub const PGN_B: &str = "1. e4 e5 2. f4 f5 3. exf5 Qh4+ 4. g3 Qe7 5. Qh5+ Kd8 6. fxe5 Qxe5+ 7. Be2 Nf6 8. Qf3 d5 9. g4 \
                         h5 10. h3 hxg4 11. hxg4 Rxh1 12. Qxh1 Qg3+ 13. Kd1 Nxg4 14. Qxd5+ Bd7 15. Nf3 Nf2+ 16. Ke1 \
                         Nd3+ 17. Kd1 Qe1+ 18. Nxe1 Nf2#";

/// The lines that play these half-moves: White announces and presses, Black presses and is entered.
pub fn lines(moves: &[&str]) -> Vec<String> {
    let mut lines = vec!["start".to_owned()];
    for (index, words) in moves.iter().enumerate() {
        if index % 2 == 0 {
            lines.extend([(*words).to_owned(), "press".to_owned()]);
        } else {
            lines.extend(["opp press".to_owned(), (*words).to_owned()]);
        }
    }
    lines
}

/// Lines as a pipe carries them.
pub fn piped(lines: &[String]) -> String {
    lines.iter().map(|line| line.clone() + "\n").collect()
}

/// The movetext of a PGN game, without numbers' line breaks and result.
pub fn movetext(pgn: &str) -> String {
    let text = pgn.split_once("\n\n").map_or(pgn, |(_, text)| text);
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").trim_end_matches(" *").to_owned()
}
