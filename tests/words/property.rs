//! Whatever can be played can be said, written and understood; whatever else arrives does no harm.

use super::{LANGS, position};
use ansage_game::reading::{describe_legal_move, read_announcement};
use ansage_words::locale::Lang;
use ansage_words::score::notation::move_to_san;
use ansage_words::score::read_as_pgn;
use ansage_words::vocabulary::{
    AnnouncementStyle, WordListKind, fide, move_in_printed_words, move_in_spoken_words, parse_move,
    parse_move_with_list, short_move_notation,
};
use proptest::prelude::*;
use shakmaty::{Chess, Move, Position};

/// Where random play begins: the game, promotions, castling, twins in plenty, en passant.
const STARTS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "1r3r2/P1P1P1PP/8/k7/7K/8/p1p1p1pp/1R3R2 w - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "4Q2Q/8/8/4Q2Q/8/1k6/8/K7 w - - 0 1",
    "N1N1k1N1/8/N1N3N1/8/8/n1n3n1/8/n1n1K1n1 b - - 0 1",
    "4k3/2p1p1p1/8/1P1P1P1P/1p1p1p1p/8/2P1P1P1/4K3 w - - 0 1",
];

pub fn survives(position: &Chess, legal: Move) -> Result<(), TestCaseError> {
    let telling = describe_legal_move(position, legal);
    let expect = |text: &str, lang: Lang| -> Result<(), TestCaseError> {
        let said =
            parse_move(text, lang).map_err(|error| TestCaseError::fail(format!("{text:?} in {lang:?}: {error}")))?;
        let reading = read_announcement(position, &said).map(|reading| reading.legal);
        prop_assert_eq!(reading, Ok(Ok(legal)), "{:?} in {:?} was understood as {}", text, lang, said);
        Ok(())
    };
    for words in WordListKind::ALL {
        for style in AnnouncementStyle::ALL {
            for additions in [false, true] {
                let text = move_in_printed_words(&telling, words, style, additions);
                expect(&text, Lang::De)?;
                expect(&move_in_spoken_words(&telling, words, style, additions), Lang::De)?;
                let named = if style == AnnouncementStyle::Long {
                    telling.named.to_full_announcement()
                } else {
                    telling.to_short_announcement()
                };
                for lang in LANGS {
                    prop_assert_eq!(parse_move(&text, lang), Ok(named), "{:?} in {:?}", text, lang);
                }
                if words != WordListKind::Plain {
                    expect(&text.to_uppercase(), Lang::De)?;
                    expect(&text.to_lowercase(), Lang::De)?;
                }
            }
        }
    }
    for lang in LANGS {
        let text = move_to_san(position, legal, lang);
        expect(&text, lang)?;
        expect(&text.replace('x', ""), lang)?;
        expect(&short_move_notation(&telling, lang), lang)?;
    }
    Ok(())
}

pub fn settings(cases: u32) -> ProptestConfig {
    // A failure prints its input in full, and the seed of the run is chosen by PROPTEST_RNG_SEED; PROPTEST_CASES asks
    // for more cases or fewer.
    let asked = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok());
    let cases = asked.unwrap_or(cases);
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(settings(24))]

    #[test]
    fn d_2_1_every_legal_move_survives_being_announced_and_read_back(
        start in 0..STARTS.len(),
        choices in prop::collection::vec(any::<u16>(), 0..60),
    ) {
        let mut position = position(STARTS[start]);
        for choice in choices {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            for candidate in &legal {
                survives(&position, *candidate)?;
            }
            position.play_unchecked(legal[usize::from(choice) % legal.len()]);
        }
    }

    #[test]
    fn c_every_score_survives_in_every_notation(choices in prop::collection::vec(any::<u16>(), 1..80)) {
        let mut position = Chess::default();
        let mut scores = [(); LANGS.len()].map(|()| String::new());
        let (mut long, mut short) = (String::new(), String::new());
        for choice in choices {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let chosen = legal[usize::from(choice) % legal.len()];
            for (score, lang) in scores.iter_mut().zip(LANGS) {
                if position.turn().is_white() {
                    *score += &format!("{}. ", position.fullmoves());
                }
                *score += &move_to_san(&position, chosen, lang);
                *score += if choice % 7 == 0 { "\n" } else { " " };
            }
            long += &(move_in_printed_words(&describe_legal_move(&position, chosen), WordListKind::Fide, AnnouncementStyle::Long, false) + "\n");
            short += &(move_in_printed_words(&describe_legal_move(&position, chosen), WordListKind::Nato, AnnouncementStyle::Short, true) + "\n");
            position.play_unchecked(chosen);
        }
        // Words without any break between announcements are read rightly or not at all.
        if let Ok(back) = read_as_pgn(long.replace('\n', " ").as_bytes(), None, 1) {
            let apart = read_as_pgn(long.as_bytes(), None, 1).map(|read| read.text);
            prop_assert_eq!(Ok(back.text), apart);
        }
        let fen = shakmaty::fen::Fen::from_position(&position, shakmaty::EnPassantMode::Legal).to_string();
        for (score, lang) in scores.iter().zip(LANGS).chain([(&long, Lang::De), (&short, Lang::De)]) {
            let back = read_as_pgn(score.as_bytes(), Some(lang), 1);
            let back = back.map_err(|error| TestCaseError::fail(format!("{lang:?}: {error}\n{score}")))?;
            prop_assert_eq!(&back.fen, &fen);
            let again = read_as_pgn(back.text.as_bytes(), None, 1).map(|read| read.sans);
            prop_assert_eq!(again, Ok(back.sans));
        }
    }
}

proptest! {
    #![proptest_config(settings(2000))]

    #[test]
    fn no_text_makes_the_parser_panic(text in any::<String>(), lang in 0..LANGS.len()) {
        let _ = parse_move(&text, LANGS[lang]);
        let _ = parse_move_with_list(&text, LANGS[lang], &fide::printed_word_list(WordListKind::Nato));
    }

    #[test]
    fn no_jumble_of_known_signs_makes_the_parser_panic_or_stray(
        text in "[a-hA-HKQRBNPSTLDZWkprsкКрРсСоО0-9xX:=/()+#.,! -]{0,24}|((springer|eva|zwei|kurze|rochade|von|matt|en|passant|x|=|dame) ){0,9}",
        lang in 0..LANGS.len(),
    ) {
        match parse_move(&text, LANGS[lang]) {
            // What is understood is understood again from its full form.
            Ok(said) => prop_assert_eq!(said.to_string().parse(), Ok(said)),
            Err(error) => prop_assert!(error.at <= text.chars().count() + 1),
        }
    }

    #[test]
    fn no_bytes_make_the_score_reader_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = read_as_pgn(&bytes, None, 1);
    }

    #[test]
    fn no_jumble_of_a_score_makes_the_reader_panic(
        text in "((\\[Event \"x\"\\]|\\[FEN \"|e4|e5|Nf3|Sf6|1\\.|9|1-0|\\{|\\}|\\(|\\)|\\(=\\)|;|-|0|%|\\$1|Dame|Eva|vier|fuenf)( |\n|)){0,30}",
    ) {
        let _ = read_as_pgn(text.as_bytes(), None, 1);
    }
}
