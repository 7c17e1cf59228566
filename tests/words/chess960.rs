//! Appendix F: games from every start position of Chess960 survive being announced, written and read back.

use super::LANGS;
use super::property::{settings, survives};
use ansage_game::chess960::{COUNT, back_rank_of_number, start_position};
use ansage_game::reading::describe_legal_move;
use ansage_words::locale::{Lang, Locale};
use ansage_words::presentation::{Channel, Presenter, SpeechPiece};
use ansage_words::score::pgn::{PgnGame, Ply, write_pgn_game};
use ansage_words::score::{announce_half_moves, notation::move_to_san, read_as_pgn};
use ansage_words::vocabulary::{AnnouncementStyle, WordListKind, move_in_printed_words};
use proptest::prelude::*;
use shakmaty::{Chess, Move, Position};

/// A random game in which whoever can castle does so every other time.
fn game(number: u16, choices: &[u16]) -> Vec<Move> {
    let mut position = start_position(number).expect("a number");
    let mut played = Vec::new();
    for choice in choices {
        let legal = position.legal_moves();
        let castling: Vec<Move> = legal.iter().copied().filter(|legal| legal.is_castle()).collect();
        let from: &[Move] = if !castling.is_empty() && choice % 2 == 0 { &castling } else { &legal };
        let Some(chosen) = from.get(usize::from(*choice) % from.len().max(1)).copied() else { break };
        position.play_unchecked(chosen);
        played.push(chosen);
    }
    played
}

proptest! {
    #![proptest_config(settings(32))]

    #[test]
    fn f_every_legal_move_survives_being_announced_and_read_back(
        number in 0..COUNT,
        choices in prop::collection::vec(any::<u16>(), 0..60),
    ) {
        let mut position = start_position(number).expect("a number");
        for chosen in game(number, &choices) {
            for candidate in position.legal_moves() {
                survives(&position, candidate)?;
            }
            position.play_unchecked(chosen);
        }
    }

    #[test]
    fn f_every_score_survives_with_its_headers_in_every_notation(
        number in 0..COUNT,
        choices in prop::collection::vec(any::<u16>(), 1..80),
    ) {
        let start = start_position(number).expect("a number");
        let plies = game(number, &choices).into_iter().map(Ply::new).collect();
        let game = PgnGame { start: start.clone(), plies, ..PgnGame::default() };
        let pgn = write_pgn_game(&game);
        prop_assert!(pgn.contains("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \""), "{}", pgn);
        let (headers, _) = pgn.split_once("\n\n").expect("headers");
        let back = |text: &str, lang| read_as_pgn(text.as_bytes(), Some(lang), 1)
            .map_err(|error| TestCaseError::fail(format!("{lang:?}: {error}\n{text}")));
        prop_assert_eq!(&back(&pgn, Lang::En)?.text, &pgn);
        let (mut position, mut words, mut written) = (start, String::new(), LANGS.map(|_| String::new()));
        for ply in &game.plies {
            words += &(move_in_printed_words(&describe_legal_move(&position, ply.legal), WordListKind::Fide, AnnouncementStyle::Short, false) + "\n");
            for (text, lang) in written.iter_mut().zip(LANGS) {
                *text += &(move_to_san(&position, ply.legal, lang) + " ");
            }
            position.play_unchecked(ply.legal);
        }
        for (text, lang) in written.iter().chain([&words]).zip(LANGS.into_iter().chain([Lang::De])) {
            prop_assert_eq!(&back(&format!("{headers}\n\n{text}"), lang)?.text, &pgn);
        }
        let told = announce_half_moves(pgn.as_bytes(), WordListKind::Fide, AnnouncementStyle::Short, None, 1).expect("the score");
        let said: String = told.iter().map(|told| told.announced.clone() + "\n").collect();
        prop_assert_eq!(said, words);
    }
}

#[test]
fn f_the_castling_mode_of_a_score_is_known_from_its_headers_or_its_position() {
    let with = |headers: &str, moves: &str| read_as_pgn(format!("{headers}\n\n{moves} *\n").as_bytes(), None, 1);
    let transposed = "4k3/8/8/8/8/8/8/5KR1 w";
    for headers in [
        format!("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"{transposed} G - 0 1\"]"),
        format!("[Variant \"chess 960\"]\n[FEN \"{transposed} K - 0 1\"]"),
        format!("[FEN \"{transposed} G - 0 1\"]"),
        format!("[FEN \"{transposed} K - 0 1\"]"),
    ] {
        for moves in ["1. O-O", "1. 0-0", "1. Kf1g1"] {
            let read = with(&headers, moves).expect(&headers);
            assert_eq!(read.fen, "4k3/8/8/8/8/8/8/5RK1 b - - 1 1", "{headers}");
            assert!(read.text.contains("[Variant \"Chess960\"]"), "{}", read.text);
        }
    }
    // The usual position with that header: two squares of the king are no castling.
    let moves = "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4.";
    let header = "[Variant \"Chess960\"]\n[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]";
    let usual = with(header, &format!("{moves} O-O")).expect("castling is said");
    assert!(usual.text.contains("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \""), "{}", usual.text);
    assert!(with(header, &format!("{moves} e1g1")).is_err());
    assert!(with("[Event \"x\"]", &format!("{moves} e1g1")).is_ok());
    let standard = PgnGame { plies: vec![], start: Chess::default(), ..PgnGame::default() };
    assert!(!write_pgn_game(&standard).contains("FEN"));
}

#[test]
fn f_2_the_position_is_told_piece_by_piece_by_two_voices() {
    for (lang, number, beginning, line) in [
        (Lang::En, 518, "Chess960, position 518. The first rank: rook", "Chess960 no. 518: RNBQKBNR"),
        (Lang::De, 288, "Chess960, Stellung 288. Die erste Reihe: Läufer", "Chess960 Nr. 288: LLDSTKTS"),
    ] {
        let locale = Locale::for_lang(lang);
        let presenter = Presenter::without_game(&locale);
        let told = presenter.chess960_start_message(number, false).expect("a number");
        assert_eq!((told.channel, &*told.line), (Channel::Hall, line));
        assert_eq!(told.speech.first(), Some(&SpeechPiece::words(lang, beginning)));
        let squares = ["Anna eins", "Bella eins", "Cesar eins", "David eins", "Eva eins", "Felix eins", "Gustav eins"];
        let said: Vec<&SpeechPiece> = told.speech.iter().skip(1).step_by(2).collect();
        assert_eq!(said.len(), 8, "{told:?}");
        for (piece, square) in said.iter().zip(squares) {
            assert_eq!(**piece, SpeechPiece::words(Lang::De, square), "{told:?}");
        }
        let pieces = back_rank_of_number(number).expect("a number").map(|role| locale.role_name(role));
        for (heard, name) in told.speech.iter().step_by(2).zip(pieces) {
            let SpeechPiece::Words { lang: voice, text } = heard else { panic!("{heard:?}") };
            assert!(*voice == lang && text.ends_with(&name), "{text} for {name}");
        }
        let drawn = presenter.chess960_start_message(number, true).expect("a number");
        assert!(drawn.line.chars().count() <= 40 && drawn.line != told.line, "{drawn:?}");
        assert_eq!(presenter.chess960_start_message(960, false), None);
        assert_eq!(locale.faults(), []);
    }
}
