//! Illegal half-moves that remain in force: written with both squares and a mark, read back as the same course.

use super::{LANGS, position};
use ansage_words::locale::Lang;
use ansage_words::score::braille::{BrailleCode, BrailleScore, write_braille_score};
use ansage_words::score::notation::move_to_san;
use ansage_words::score::pgn::{PgnGame, Ply, write_pgn_game};
use ansage_words::score::written::SignSet;
use ansage_words::score::{announce_half_moves, read_game};
use ansage_words::vocabulary::{AnnouncementStyle, WordListKind};
use shakmaty::{Chess, Move, Role, Square, uci::UciMove};

fn knight_to_g3() -> Move {
    Move::Normal { role: Role::Knight, from: Square::G1, capture: None, to: Square::G3, promotion: None }
}

/// Ng1g3, e5, Nf5.
fn course() -> PgnGame {
    let mut plies = vec![Ply::new(knight_to_g3())];
    let mut position = Chess::default();
    for uci in ["e7e5", "g3f5"] {
        shakmaty::Position::play_unchecked(&mut position, plies.last().unwrap().legal);
        plies.push(Ply::new(uci.parse::<UciMove>().unwrap().to_move(&position).unwrap()));
    }
    PgnGame { plies, ..PgnGame::default() }
}

#[test]
fn pgn_names_both_squares_and_the_mark() {
    let text = write_pgn_game(&course());
    assert!(text.ends_with("1. Ng1g3 { illegal } 1... e5 2. Nf5 *\n"), "{text}");
}

#[test]
fn pgn_with_an_illegal_half_move_is_read_back_as_the_same_game() {
    let game = course();
    assert_eq!(read_game(write_pgn_game(&game).as_bytes(), None, 1).unwrap().game.plies, game.plies);
}

#[test]
fn what_is_noted_beside_an_illegal_half_move_is_read_back() {
    let mut game = course();
    game.plies[0].draw_offered = true;
    game.plies[0].comment = Some("told to nobody".to_owned());
    assert_eq!(read_game(write_pgn_game(&game).as_bytes(), None, 1).unwrap().game.plies, game.plies);
}

#[test]
fn braille_of_every_language_with_an_illegal_half_move_is_read_back_as_the_same_game() {
    let game = course();
    for lang in LANGS {
        for code in [BrailleCode::Plain, BrailleCode::Uk] {
            for script in [SignSet::Brf, SignSet::Braille] {
                let text = write_braille_score(&BrailleScore::from(&game), code, lang, script);
                let read = read_game(text.as_bytes(), Some(lang), 1).unwrap_or_else(|error| panic!("{error} {text}"));
                assert_eq!(read.game.plies, game.plies, "{lang:?} {text}");
            }
        }
    }
}

#[test]
fn a_table_with_an_illegal_half_move_is_read_as_the_same_game() {
    let read = read_game("1. | Sg1g3 {illegal} | e5\n2. | Sf5 | *\n".as_bytes(), None, 1).unwrap();
    assert_eq!(read.game.plies, course().plies);
}

#[test]
fn an_illegal_move_without_the_mark_is_refused() {
    assert!(read_game(b"1. Ng1g3 e5 2. Nf5 *", None, 1).is_err());
}

#[test]
fn a_short_form_with_the_mark_is_refused() {
    assert!(read_game(b"1. Ng3 { illegal } e5 2. Nf5 *", None, 1).is_err());
}

#[test]
fn the_mark_behind_a_legal_move_is_a_remark() {
    let read = read_game(b"1. Nf3 { illegal } e5 *", None, 1).unwrap();
    assert_eq!(read.game.plies[0].comment.as_deref(), Some("illegal"));
}

#[test]
fn illegal_half_moves_of_every_form_are_written_by_their_squares() {
    let start = position("4k3/P6r/8/8/4p3/8/4P3/R3K2R w K - 0 1");
    for (played, english, german) in [
        (
            Move::Normal {
                role: Role::Pawn,
                from: Square::E2,
                capture: Some(Role::Pawn),
                to: Square::E4,
                promotion: None,
            },
            "e2xe4",
            "e2xe4",
        ),
        (
            Move::Normal {
                role: Role::Pawn,
                from: Square::A7,
                capture: None,
                to: Square::B8,
                promotion: Some(Role::Queen),
            },
            "a7b8=Q",
            "a7b8D",
        ),
        (Move::Castle { king: Square::E1, rook: Square::A1 }, "O-O-O", "0-0-0"),
    ] {
        assert_eq!(move_to_san(&start, played, Lang::En), english);
        assert_eq!(move_to_san(&start, played, Lang::De), german);
    }
}

#[test]
fn castling_without_the_right_to_it_is_read_back_as_castling() {
    let start = position("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    let castling = Move::Castle { king: Square::E1, rook: Square::H1 };
    let game = PgnGame { start, plies: vec![Ply::new(castling)], ..PgnGame::default() };
    assert_eq!(read_game(write_pgn_game(&game).as_bytes(), None, 1).unwrap().game.plies, game.plies);
}

#[test]
fn an_illegal_half_move_is_announced_with_both_squares_in_the_short_style() {
    let pgn = write_pgn_game(&course());
    let told = announce_half_moves(pgn.as_bytes(), WordListKind::Fide, AnnouncementStyle::Short, None, 1).unwrap();
    assert_eq!(told[0].announced, "Springer Gustav eins Gustav drei");
}
