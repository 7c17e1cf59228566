//! What players know from Lichess and Tornelo: every command and key of theirs, and what it does here.
//!
//! Lichess: `ui/round/src/view/nvuiView.ts`, `ui/lib/src/nvui/command.ts`, `handler.ts` and `directionScan.ts` of
//! lichess-org/lila, as of 2026. Tornelo: the guide "Blind mode tutorial".

use super::table::{ConsoleTable, heard};
use ansage_game::event::EventKind;
use ansage_game::seat::Color;
use ansage_game::terms::GameMode;
use ansage_seats::console::keymap::Key;
use ansage_words::locale::Lang;

/// What becomes of it here.
enum LichessWord {
    /// The same as there: a line that begins like this.
    Same(&'static str),
    /// Another thing, for the reason beside it; the reply begins like this and says so.
    Other(&'static str, &'static str),
}

use LichessWord::{Other, Same};

/// Lichess, typed into the move form, with or without `/`. After twelve half-moves of game A, White at the console.
const LICHESS_TYPED: &[(&str, LichessWord)] = &[
    ("board", Other("8 r", "there the focus goes to the board: with a square, or Tab, here too")),
    ("b", Other("8 r", "the same")),
    ("board e4", Same("Board: e4 empty")),
    ("b d4", Same("Board: d4 white queen")),
    ("clock", Same("")),
    ("c", Same("")),
    ("last", Same("b Ne4xd6")),
    ("l", Same("b Ne4xd6")),
    ("abort", Other("No abort. quit saves the game", "a game at the table is not aborted")),
    ("resign", Same("Resign? yes or no")),
    ("draw", Same("Offer a draw? yes or no")),
    ("takeback", Other("Not in a tournament. Try: correct MOVE", "no half-move is taken back in a tournament")),
    ("p N", Same("wNb1 wNf3")),
    ("p n", Same("bNb8 bNd6")),
    ("p P", Same("wPa2 wPb2")),
    ("p p", Same("bPa7 bPb7")),
    ("p k", Same("bKe8")),
    ("p A", Same("wKe1 wQd4")),
    ("p a", Same("bKe8 bQd8")),
    ("s a", Same("file a: wRa1 wPa2 bPa7 bRa8")),
    ("s 1", Same("rank 1: wRa1")),
    ("opponent", Same("")),
    ("o", Same("")),
    ("pocket white", Other("No pocket: no crazyhouse here", "crazyhouse is not played here")),
    ("pocket", Other("No pocket: no crazyhouse here", "crazyhouse is not played here")),
    ("Nc3", Same("w Nb1-c3. Space: clock")),
    ("premove", Other("No premove: a move is said in turn", "an announcement counts only in one's turn")),
];

/// Lichess, on the board.
const LICHESS_KEYS: &[(&str, LichessWord)] = &[
    ("i", Same("Input line.")),
    ("o", Same("a1 white rook")),
    ("c", Same("captured: white pawn d6")),
    ("l", Same("b Ne4xd6")),
    ("t", Same("")),
    ("m", Other("Not in a tournament", "legal moves are advice, except in practice")),
    ("M", Other("Not in a tournament", "the same")),
    ("k", Same("e1 white king")),
    ("K", Same("e8 black king")),
    ("q", Same("d4 white queen")),
    ("r", Other("a8 black rook", "the pieces are gone through by file, a to h")),
    ("b", Same("c1 white bishop")),
    ("n", Same("b1 white knight")),
    ("p", Same("a2 white pawn")),
    ("4", Same("a4 empty")),
    ("!", Same("a1 white rook")),
    ("#", Same("c1 white bishop")),
    ("x", Same("to h8: wPb2")),
    ("X", Same("to h8: wPb2")),
    ("A", Same("6 b Ne4xd6")),
    ("D", Same("That was the last move.")),
    ("f", Other("b1 white knight", "f goes to the right, for there are keys here that stand for the arrows")),
    ("v", Other("to a8: wPa2", "v reads along rank and file: there is no engine to ask")),
    ("g", Other("No engine key. In practice: hint", "there is none")),
    ("G", Other("No engine key. In practice: hint", "there is none")),
];

/// Tornelo, with `/`; the pieces without as well.
const TORNELO: &[(&str, LichessWord)] = &[
    ("/resign", Same("Resign? yes or no")),
    ("/r", Same("Resign? yes or no")),
    ("/draw", Same("Offer a draw? yes or no")),
    ("/d", Same("Offer a draw? yes or no")),
    ("/undo", Other("Not in a tournament", "no half-move is taken back in a tournament")),
    ("/u", Other("Not in a tournament", "the same")),
    ("/last", Same("b Ne4xd6")),
    ("/l", Same("b Ne4xd6")),
    ("/clocks", Same("")),
    ("/c", Same("")),
    ("/my", Same("you ")),
    ("/m", Same("you ")),
    ("/turn", Same("It is White's turn.")),
    ("/t", Same("It is White's turn.")),
    ("/rooks", Same("wRa1 wRh1 bRa8 bRh8")),
    ("rooks", Same("wRa1 wRh1 bRa8 bRh8")),
    ("/kings", Same("wKe1 bKe8")),
    ("/queens", Same("wQd4 bQd8")),
    ("/bishops", Same("wBc1 wBf1 bBc8 bBf8")),
    ("/knights", Same("wNb1 wNf3 bNb8 bNd6")),
    ("/pawns", Same("wPa2 wPb2")),
];

fn check(rows: &[(&str, LichessWord)], mut does: impl FnMut(&str) -> Vec<String>) {
    let mut wrong = Vec::new();
    for (typed, here) in rows {
        let lines = does(typed);
        let (wanted, why) = match here {
            Same(wanted) => (wanted, "the same"),
            Other(wanted, why) => (wanted, *why),
        };
        let said = lines.first().map(String::as_str).unwrap_or_default();
        if !said.starts_with(wanted) || said.is_empty() {
            wrong.push(format!("{typed}: {lines:?}, not {wanted:?} ({why})"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn typed(line: &str) -> Vec<String> {
    let mut table = ConsoleTable::game_a(12, Lang::En, GameMode::Tournament);
    table.line(line).lines().iter().map(|line| (*line).to_owned()).collect()
}

#[test]
fn p16_what_is_typed_on_lichess_does_the_same_here_or_says_why_not() {
    check(LICHESS_TYPED, typed);
    // A move has no slash.
    check(LICHESS_TYPED, |line| typed(&if line == "Nc3" { line.to_owned() } else { format!("/{line}") }));
}

#[test]
fn p16_the_keys_of_lichess_do_the_same_on_the_board_or_say_why_not() {
    check(LICHESS_KEYS, |key| {
        let mut table = ConsoleTable::game_a(12, Lang::En, GameMode::Tournament);
        table.key(Key::Tab);
        key.chars()
            .map(|key| table.key(Key::Char(key)))
            .last()
            .map_or_else(Vec::new, |came| came.lines().iter().map(|line| (*line).to_owned()).collect())
    });
    let mut table = ConsoleTable::game_a(12, Lang::En, GameMode::Tournament);
    table.key(Key::Tab);
    let alt = table.key(Key::Alt('x'));
    assert_eq!(
        alt.lines(),
        table.key(Key::Alt('X')).lines().iter().map(|_| "to a8: wPa2 bPa7 bRa8").collect::<Vec<_>>()
    );
}

#[test]
fn p16_what_is_typed_on_tornelo_does_the_same_here_or_says_why_not() {
    check(TORNELO, typed);
}

#[test]
fn p16_draw_accepts_an_offer_that_stands() {
    let mut table = ConsoleTable::game_a(12, Lang::En, GameMode::Tournament);
    table.line("opp draw");
    for _ in 0..2 {
        table.event(EventKind::Confirmed { player: Color::Black });
    }
    assert_eq!(table.view().offer, Some(Color::Black));
    let asked = table.line("draw").lines().first().map(|line| (*line).to_owned());
    assert_eq!(asked.as_deref(), Some("Accept the draw? yes or no"));
}

#[test]
fn p17_pieces_are_told_by_file_from_a_to_h() {
    // A pawn far in front of the others comes between them.
    let mut table = ConsoleTable::game_a(7, Lang::En, GameMode::Tournament);
    assert_eq!(table.line("p P").lines(), ["wPa2 wPb2 wPc2 wPe5 wPf2 wPg2 wPh2"]);
    assert_eq!(table.line("p p").lines(), ["bPa7 bPb7 bPc7 bPd4 bPd7 bPf7 bPg7 bPh7"]);
    let mut table = ConsoleTable::game_a(21, Lang::En, GameMode::Tournament);
    assert_eq!(table.line("p P").lines(), ["wPa2 wPb2 wPc2 wPf2 wPg2 wPh2"]);
    for (line, count) in [("pawns", 12), ("p A", 12), ("white", 12)] {
        let came = table.line(line);
        let squares: Vec<String> = came.told[0].line.split_whitespace().map(str::to_owned).collect();
        assert!(squares.len() >= count, "{line}: {squares:?}");
        let pawns: Vec<&String> = squares.iter().filter(|item| item.contains("wP")).collect();
        assert!(pawns.is_sorted_by_key(|item| item[2..].to_owned()), "{line}: {pawns:?}");
    }
}

#[test]
fn p17_the_keys_go_from_piece_to_piece_by_file_and_back() {
    let mut table = ConsoleTable::game_a(21, Lang::En, GameMode::Tournament);
    table.key(Key::Tab);
    let mut at = |key: char| table.key(Key::Char(key)).lines()[0][..2].to_owned();
    for (key, squares) in [
        ('p', "a2 a7 b2 b7 c2 c7 f2 f7 g2 g7 h2 h7 a2"),
        ('P', "h7 h2 g7 g2 f7 f2 c7 c2 b7 b2 a7 a2 h7"),
        ('r', "a8 d1 e8 h1 a8"),
        ('n', "c6 d2 d6 f3 c6"),
        ('B', "g5 f1 e7 c8 g5"),
        ('q', "d8 e3 d8"),
        ('k', "g8 b1 g8"),
    ] {
        // From the corner on the left hand, or from where the pieces before have led.
        let told: Vec<String> = squares.split(' ').map(|_| at(key)).collect();
        assert_eq!(told.join(" "), squares, "{key}");
    }
}

#[test]
fn p5_a_square_that_begins_with_the_letter_of_its_key_is_not_taken_for_the_keys_echo() {
    let mut table = ConsoleTable::game_a(0, Lang::En, GameMode::Tournament);
    table.line("b e1");
    assert_eq!(table.key(Key::Char('e')).bytes, b"\r\n \re2 white pawn\r");
    assert_eq!(table.key(Key::Char('f')).bytes, b"\r\n \rf2 white pawn\r");
    assert_eq!(table.key(Key::Char('s')).bytes, b"\r\ne2 white pawn\r", "another letter is none");
    // A letter that is typed is its own echo, and what comes after it is no echo any more.
    table.key(Key::Char('i'));
    assert_eq!(table.keys("e").bytes, b"\r\n> e");
    assert_eq!(table.key(Key::Up).bytes, b"\r\ne3 empty, dark\r");
}

#[test]
fn p5_the_board_is_gone_over_with_letters_as_with_arrows() {
    for (letter, arrow) in [('e', Key::Up), ('f', Key::Right), ('d', Key::Down), ('s', Key::Left)] {
        let mut by_letter = ConsoleTable::game_a(12, Lang::En, GameMode::Tournament);
        let mut by_arrow = ConsoleTable::game_a(12, Lang::En, GameMode::Tournament);
        for table in [&mut by_letter, &mut by_arrow] {
            table.line("b d4");
        }
        let told = by_letter.key(Key::Char(letter)).told;
        assert_eq!(told, by_arrow.key(arrow).told, "{letter}");
        assert!(!told.is_empty());
    }
    let mut table = ConsoleTable::game_a(0, Lang::En, GameMode::Tournament);
    assert!(table.line("help board").lines()[0].contains("e s d f"));
}

#[test]
fn p11_help_has_at_most_eight_topics_and_knows_keys() {
    for lang in Lang::TEXTS {
        let mut table = ConsoleTable::game_a(0, lang, GameMode::Tournament);
        let came = table.line("help");
        let topics: Vec<String> = came.told[1].line.lines().map(str::to_owned).collect();
        assert!((5..=8).contains(&topics.len()), "{topics:?}");
        for topic in topics {
            let told = table.line(&topic);
            assert!(told.lines()[0].chars().count() <= 40 && told.told[1].line.lines().count() >= 4, "{topic}");
            let part = table.line("more");
            assert!(!heard(&part.told[0]).is_empty() || !part.bytes.is_empty(), "{topic}: more");
        }
    }
    let mut table = ConsoleTable::game_a(0, Lang::En, GameMode::Tournament);
    for (key, told) in [("F8", "opponent"), ("Space", "clock"), ("sounds", "voice"), ("ctrl+s", "stops"), ("enter", "")]
    {
        let came = table.line(&format!("help {key}"));
        let said = heard(&came.told[0]);
        assert!(said.to_lowercase().contains(told) && !came.lines()[0].starts_with("No such"), "help {key}: {said}");
    }
}

#[test]
fn p10_a_refusal_while_the_arbiter_has_the_game_names_the_word_that_works() {
    for (lang, word) in [(Lang::En, "ruling"), (Lang::De, "schiedsspruch")] {
        let locale = ansage_words::locale::Locale::for_lang(lang);
        for id in ["announce-only-arbiter", "console-awaited-resumption-arbiter"] {
            let none = ansage_words::locale::Args::new();
            assert!(
                locale.message_text(id, &none).contains(word) && locale.message_line(id, &none).contains(word),
                "{id}"
            );
        }
    }
}

#[test]
fn p15_words_that_were_not_known_are_and_a_pawn_that_takes_on_its_file_is_told_of() {
    let mut table = ConsoleTable::game_a(12, Lang::De, GameMode::Tournament);
    for (word, begins) in [
        ("anzahl", "6"),
        ("zurück", "6 s Se4xd6"),
        ("zurueck", "6 w e5xd6"),
        ("vor", "6 s Se4xd6"),
        ("worte", ""),
        ("stellung", "8 "),
        ("am zug", "Am Zug ist Weiß."),
    ] {
        let came = table.line(word);
        let line = came.lines().first().map(|line| (*line).to_owned()).unwrap_or_default();
        assert!(line.contains(begins) && !line.starts_with("Nicht verstanden"), "{word}: {line}");
    }
    table.line("hilfe");
    assert!(!table.line("mehr").lines().iter().any(|line| line.starts_with("Nicht verstanden")));
    let mut table = ConsoleTable::game_a(12, Lang::En, GameMode::Tournament);
    assert_eq!(table.line("bxb5").lines(), ["Not understood: \"bxb5\"", "Pawn: axb5. Bishop: capital B"]);
    assert_eq!(table.line("claim fifty").lines(), ["Claim fifty moves + offer? yes or no"]);
    assert!(heard(&table.line("").told[0]).contains("an offer of a draw as well"));
}

#[test]
fn p15_the_score_shows_captures_as_the_last_move_does() {
    let mut table = ConsoleTable::game_a(12, Lang::En, GameMode::Tournament);
    let line = table.line("score").lines()[0].replace('\n', " ");
    assert!(line.contains("3.d2-d4 e5xd4") && line.ends_with("e5xd6 Ne4xd6"), "{line}");
}

#[test]
fn p15_an_english_player_may_hear_all_his_answers_in_one_language() {
    let mut table = ConsoleTable::game_a(12, Lang::En, GameMode::Tournament);
    assert!(heard(&table.line("x e4").told[0]).contains("[de]Eva vier"));
    assert_eq!(table.line("ear plain").lines(), ["Squares: letters and figures"]);
    for line in ["x e4", "p N", "l", "score", "b", "s e", "earlier"] {
        let said = heard(&table.line(line).told[0]);
        assert!(!said.contains("[de]"), "{line}: {said}");
    }
    // The hall hears what it heard before.
    let said = heard(&table.line("Nc3").told[0]);
    assert!(said.contains("[de]Springer Bella eins"), "{said}");
}
