//! Castling of Chess960 in words and in print (F.3).

use ansage_game::reading::read_announcement;
use ansage_game::start;
use ansage_words::locale::Lang;
use ansage_words::score::notation::move_to_san;
use ansage_words::vocabulary::{AnnouncementStyle, WordListKind, move_in_printed_words, parse_move};
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position};

/// The positions of vector V11, and the castling.
const CASTLINGS: [(&str, &str); 7] = [
    ("4k3/8/8/8/8/8/8/R3K2R w AH - 0 1", "O-O"),
    ("4k3/8/8/8/8/8/8/R3K2R w AH - 0 1", "O-O-O"),
    ("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "O-O"),
    ("4k3/8/8/8/8/8/8/4KR2 w F - 0 1", "O-O"),
    ("2k5/8/8/8/8/8/8/R1K4R w AH - 0 1", "O-O"),
    ("2k5/8/8/8/8/8/8/R1K4R w AH - 0 1", "O-O-O"),
    ("4k3/8/8/8/8/8/8/NRK5 w B - 0 1", "O-O-O"),
];

fn of_fen(fen: &str) -> Chess {
    start::position_from_fen(fen, None).expect(fen)
}

/// The same position for Black, ranks mirrored.
fn mirrored(fen: &str) -> Chess {
    let mut setup = of_fen(fen).to_setup(EnPassantMode::Legal);
    setup.mirror();
    setup.position(CastlingMode::Chess960).expect(fen)
}

#[test]
fn f_3_castling_is_said_and_written_in_the_words_of_the_appendix() {
    for (fen, code) in CASTLINGS {
        let (short, words, zeros) =
            if code == "O-O" { (true, "kurze Rochade", "0-0") } else { (false, "lange Rochade", "0-0-0") };
        for position in [of_fen(fen), mirrored(fen)] {
            let reading = read_announcement(&position, &code.parse().unwrap()).expect(code);
            let legal = reading.legal.expect("legal");
            for style in AnnouncementStyle::ALL {
                for list in WordListKind::ALL {
                    let said = move_in_printed_words(&reading.telling, list, style, false);
                    if list == WordListKind::Fide {
                        assert_eq!(said.to_lowercase(), words.to_lowercase(), "{fen}");
                    }
                    assert_eq!(
                        parse_move(&said, Lang::De).map(|said| said.to_string()).as_deref(),
                        Ok(code),
                        "{short}"
                    );
                }
            }
            for lang in Lang::ALL {
                let written = move_to_san(&position, legal, lang);
                assert_eq!(written, if lang == Lang::En { code } else { zeros }, "{fen}");
            }
        }
    }
}
