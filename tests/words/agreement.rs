//! The quick reading of ordinary tokens gives what the thorough one gives, in every language.

use super::LANGS;
use super::property::settings;
use ansage_words::locale::Lang;
use ansage_words::score::notation::move_to_san;
use ansage_words::score::written::read_as_written;
use ansage_words::vocabulary::{parse_move, short_move_notation};
use proptest::prelude::*;
use shakmaty::{Chess, Position};

fn agrees(text: &str, lang: Lang) -> Result<(), TestCaseError> {
    let sheet = format!("1. {text}");
    let Ok(sheets) = read_as_written(sheet.as_bytes(), Some(lang), 1) else { return Ok(()) };
    let written = &sheets[0];
    prop_assert_eq!(written.lang, lang);
    if let [only] = &written.entries[..] {
        let understood = parse_move(&only.text, lang);
        prop_assert_eq!(only.said.as_ref().ok(), understood.as_ref().ok(), "{:?} in {:?}", text, lang);
    }
    Ok(())
}

proptest! {
    #![proptest_config(settings(60))]

    #[test]
    fn c_every_move_of_a_random_game_reads_alike_in_every_language(choices in prop::collection::vec(any::<u16>(), 1..120)) {
        let mut position = Chess::default();
        for choice in choices {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let chosen = legal[usize::from(choice) % legal.len()];
            for lang in LANGS {
                let short = move_to_san(&position, chosen, lang);
                let sheet = read_as_written(format!("1. {short}").as_bytes(), Some(lang), 1);
                let sheet = sheet.map_err(|error| TestCaseError::fail(error.to_string()))?;
                prop_assert_eq!(sheet[0].entries.len(), 1, "{}", short);
                prop_assert!(sheet[0].entries[0].said.is_ok(), "{}", short);
                for other in LANGS {
                    agrees(&short, other)?;
                }
                agrees(&short_move_notation(&ansage_game::reading::describe_legal_move(&position, chosen), lang), lang)?;
                // One sign left out, doubled, or changed for another.
                let signs: Vec<char> = short.chars().collect();
                let at = usize::from(choice) % signs.len();
                let others = ['x', 'B', 'b', 'D', '3', 'K', 'К', 'р', '=', '-', 'q', '0', '.', 's', 'C'];
                let other = others[usize::from(choice / 7) % others.len()];
                for mutated in [[&signs[..at], &signs[at + 1..]].concat(), [&signs[..at], &[other], &signs[at + 1..]].concat(),
                    [&signs[..at], &[other], &signs[at..]].concat()]
                {
                    agrees(&mutated.iter().collect::<String>(), lang)?;
                }
            }
            position.play_unchecked(chosen);
        }
    }
}

proptest! {
    #![proptest_config(settings(4000))]

    #[test]
    fn c_no_jumble_of_signs_reads_otherwise(
        text in "[KQRBNDTLSZHWGКФЛСЦДОТOCA-H]?р?[a-h]?[1-8]?[x:-]?[a-h][1-8](=?[QRBNDTLSKФЛ]|q|n)?[+#!?]{0,2}[.,]?",
        lang in 0..LANGS.len(),
    ) {
        agrees(&text, LANGS[lang])?;
    }
}

#[test]
fn c_a_word_for_check_against_a_rank_is_a_move() {
    for text in ["Sah1", "Sah8+", "Saxh1", "Sa1h1"] {
        agrees(text, Lang::De).unwrap();
        assert!(parse_move(text, Lang::De).is_ok(), "{text}");
    }
    assert_eq!(parse_move("Sf3 šah", Lang::De), parse_move("Sf3", Lang::De));
    assert_eq!(parse_move("Sf3sah", Lang::De), parse_move("Sf3", Lang::De));
}

/// By hand: `cargo test --release --test words speed -- --ignored --nocapture`.
#[test]
#[ignore = "a measurement"]
fn speed_of_reading_a_sheet() {
    use std::fmt::Write;
    let mut position = Chess::default();
    let mut sheets = [String::new(), String::new()];
    for i in 0..120usize {
        let legal = position.legal_moves();
        let chosen = legal[i * 7919 % legal.len()];
        for (sheet, lang) in sheets.iter_mut().zip([Lang::En, Lang::De]) {
            if i % 2 == 0 {
                write!(sheet, "{}. ", i / 2 + 1).unwrap();
            }
            write!(sheet, "{} ", move_to_san(&position, chosen, lang)).unwrap();
        }
        position.play_unchecked(chosen);
    }
    let begun = std::time::Instant::now();
    for _ in 0..500 {
        for sheet in &sheets {
            assert_eq!(read_as_written(sheet.as_bytes(), None, 1).unwrap()[0].entries.len(), 120);
        }
    }
    println!("{:?} for 240 half-moves", begun.elapsed() / 500);
}
