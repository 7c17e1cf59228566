//! Scores in Braille: each cell of the vectors, both codes, both scripts, every language, and the way back.

use super::LANGS;
use super::position;
use super::property::settings;
use ansage_game::moment::Span;
use ansage_game::start::StartFault;
use ansage_words::locale::Lang;
use ansage_words::score::braille::{
    BrailleCode, BrailleHalfMove, BrailleScore, HEIGHT, WIDTH, braille_to_print, cells, detect_braille_script,
    write_braille_score,
};
use ansage_words::score::pgn::{PgnGame, Ply};
use ansage_words::score::written::{self, SignSet};
use ansage_words::score::{ScoreError, UnreadReason, read_game};
use proptest::prelude::*;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, KnownOutcome, Move, Outcome, Position, fen::Fen, san::San};

fn legal(position: &Chess, san: &str) -> Move {
    san.parse::<San>().unwrap().to_move(position).unwrap_or_else(|_| panic!("{san}"))
}

/// One half-move of a position, as it is written; the number and the heading are left out.
fn cells_of(fen: &str, san: &str, code: BrailleCode, lang: Lang) -> String {
    let start = position(fen);
    let plies = vec![Ply::new(legal(&start, san))];
    let text = write_braille_score(
        &BrailleScore::from(&PgnGame { start, plies, ..PgnGame::default() }),
        code,
        lang,
        SignSet::Braille,
    );
    let line = text.trim_end().lines().last().unwrap();
    line.split('\u{2800}').nth(1).unwrap().trim_start_matches('⠤').to_owned()
}

fn unended(start: Chess, half_moves: Vec<BrailleHalfMove>) -> BrailleScore {
    BrailleScore {
        tags: Vec::new(),
        start,
        comment: None,
        half_moves,
        outcome: Outcome::Unknown,
        ending: String::new(),
    }
}

#[test]
fn castling_with_check_and_mate_is_read_as_it_is_written() {
    let short = "5k2/8/8/8/8/8/8/4K2R w K - 0 1";
    let long = "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1";
    for (fen, san, code, expected) in [
        (short, "O-O", BrailleCode::Plain, "⠴⠤⠴⠬"),
        (short, "O-O", BrailleCode::Uk, "⠘⠴⠤⠴"),
        (long, "O-O-O", BrailleCode::Plain, "⠴⠤⠴⠤⠴⠬"),
        (long, "O-O-O", BrailleCode::Uk, "⠘⠴⠤⠴⠤⠴"),
        ("4rkr1/4p1p1/8/8/8/8/8/4K2R w K - 0 1", "O-O", BrailleCode::Plain, "⠴⠤⠴⠼"),
        ("4rkr1/4p1p1/8/8/8/8/8/4K2R w K - 0 1", "O-O", BrailleCode::Uk, "⠴⠤⠴⠜⠍"),
        ("2rkr3/2p1p3/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O", BrailleCode::Plain, "⠴⠤⠴⠤⠴⠼"),
        ("2rkr3/2p1p3/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O", BrailleCode::Uk, "⠴⠤⠴⠤⠴⠜⠍"),
    ] {
        assert_eq!(cells_of(fen, san, code, Lang::En), expected, "{fen}");
        let start = position(fen);
        let game = PgnGame { plies: vec![Ply::new(legal(&start, san))], start, ..PgnGame::default() };
        for script in [SignSet::Brf, SignSet::Braille] {
            let text = write_braille_score(&BrailleScore::from(&game), code, Lang::En, script);
            assert_eq!(read_game(text.as_bytes(), None, 1).unwrap().game.plies, game.plies, "{text}");
        }
    }
    // Zeros of computer Braille are castling among themselves, and a check behind them is not.
    let start = position("5k2/8/8/8/8/8/8/4K2R w K - 0 1");
    for spelled in ["⠬⠤⠬", "⠬⠤⠬⠬", "⠼⠚⠤⠼⠚", "⠼⠚⠤⠚", "⠕⠤⠕", "⠠⠕⠤⠠⠕⠬", "⠴⠴", "⠴⠴⠬"]
    {
        let drawn = "⠢⠥⠆ ⠲⠦ ⠲⠅⠆⠗ ⠺ ⠅ ⠤ ⠴ ⠂";
        let read = read_game(format!("{drawn}\n⠂ {spelled}\n").as_bytes(), None, 1);
        assert_eq!(read.unwrap().game.plies[0].legal, legal(&start, "O-O"), "{spelled}");
    }
}

/// The vectors of the UK code, V12: the move, its cells, and a position where it is legal and needs what it names.
const UK: [(&str, &str, &str); 12] = [
    ("Nf3", "⠎⠋⠒", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2"),
    ("Rf4", "⠗⠋⠲", "8/7k/8/8/R7/8/8/K7 w - - 0 1"),
    ("d5", "⠙⠢", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"),
    ("cxd5", "⠉⠰⠙⠢", "4k3/8/8/3p4/2P5/8/8/4K3 w - - 0 1"),
    ("f5+", "⠘⠋⠢", "8/8/4k3/8/5P2/8/8/K7 w - - 0 1"),
    ("Rxf4+", "⠗⠸⠋⠲", "5k2/8/8/8/R4p2/8/8/K7 w - - 0 1"),
    ("Nce5", "⠎⠉⠑⠢", "4k3/8/8/8/2N3N1/8/8/K7 w - - 0 1"),
    ("Nb1c3", "⠎⠃⠂⠉⠒", "4k3/8/8/1N6/8/8/8/KN1N4 w - - 0 1"),
    ("N1c3", "⠎⠂⠉⠒", "4k3/8/8/1N6/8/8/8/KN6 w - - 0 1"),
    ("Re8#", "⠗⠑⠦⠜⠍", "7k/6pp/8/8/8/8/8/K3R3 w - - 0 1"),
    ("e4", "⠑⠲", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 6"),
    ("Ne4", "⠎⠑⠲", "4k3/8/8/8/8/2N5/8/K7 w - - 0 8"),
];

#[test]
fn v12_the_uk_code_is_written_cell_for_cell() {
    for (san, expected, fen) in UK {
        assert_eq!(cells_of(fen, san, BrailleCode::Uk, Lang::En), expected, "{san}");
    }
    // `8. Ne4`: the number is a lowered figure and a blank.
    let start = position(UK[11].2);
    let game = PgnGame { plies: vec![Ply::new(legal(&start, "Ne4"))], start, ..PgnGame::default() };
    assert!(
        write_braille_score(&BrailleScore::from(&game), BrailleCode::Uk, Lang::En, SignSet::Braille)
            .ends_with("\n⠦⠀⠎⠑⠲\n")
    );
}

/// Choices of the program where the vectors tell nothing, and the plain code in the letters of each language.
#[test]
fn what_is_chosen_where_no_code_is_known() {
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let promotion = "3n3k/4P3/8/8/8/8/8/K7 w - - 0 1";
    for (fen, san, code, lang, expected) in [
        (castling, "O-O", BrailleCode::Uk, Lang::En, "⠴⠤⠴"),
        (castling, "O-O-O", BrailleCode::Plain, Lang::De, "⠴⠤⠴⠤⠴"),
        ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", BrailleCode::Uk, Lang::En, "⠘⠴⠤⠴"),
        (promotion, "e8=N", BrailleCode::Uk, Lang::En, "⠑⠦⠎"),
        (promotion, "exd8=Q", BrailleCode::Uk, Lang::En, "⠑⠸⠙⠦⠟"),
        (promotion, "exd8=Q", BrailleCode::Plain, Lang::De, "⠑⠭⠙⠦⠿⠨⠙⠬"),
        (promotion, "exd8=Q", BrailleCode::Plain, Lang::Ru, "⠑⠭⠙⠦⠿⠨⠋⠬"),
        ("7k/6pp/8/8/8/8/8/K3R3 w - - 0 1", "Re8", BrailleCode::Plain, Lang::Pl, "⠨⠺⠑⠦⠼"),
        ("7k/6pp/8/8/8/8/8/K3R3 w - - 0 1", "Re8", BrailleCode::Plain, Lang::Bg, "⠨⠞⠑⠦⠼"),
        ("7k/6pp/8/8/8/8/8/K3R3 w - - 0 1", "Kb2", BrailleCode::Plain, Lang::Bg, "⠨⠉⠃⠆"),
        ("7k/6pp/8/8/8/8/8/K3R3 w - - 0 1", "Kb2", BrailleCode::Plain, Lang::Ru, "⠨⠅⠗⠃⠆"),
        ("4k3/8/8/8/8/2N5/8/K7 w - - 0 8", "Ne4", BrailleCode::Plain, Lang::Lv, "⠨⠵⠑⠲"),
        ("4k3/8/8/8/8/2B5/8/K7 w - - 0 8", "Bd4", BrailleCode::Plain, Lang::Pl, "⠨⠛⠙⠲"),
    ] {
        assert_eq!(cells_of(fen, san, code, lang), expected, "{san} {code:?} {lang}");
    }
}

#[test]
fn v12_the_usual_position_is_drawn_and_read() {
    let drawn = "⠷⠮⠧⠿⠥⠧⠮⠷ ⠯⠯⠯⠯⠯⠯⠯⠯ ⠒⠆ ⠏⠏⠏⠏⠏⠏⠏⠏ ⠗⠎⠇⠟⠅⠇⠎⠗";
    let read = read_game(format!("{drawn}\n⠂ ⠑⠲ ⠑⠢\n").as_bytes(), None, 1).unwrap();
    assert_eq!((read.game.start, read.game.plies.len()), (Chess::default(), 2));
    // Written with the number of a later move it is not the usual start, and so it is drawn.
    let start = position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3");
    let score = unended(start, vec![BrailleHalfMove::Gap]);
    let written = write_braille_score(&score, BrailleCode::Uk, Lang::En, SignSet::Braille);
    assert!(written.replace('\u{2800}', " ").contains(drawn), "{written}");
}

#[test]
fn a_drawn_position_with_a_wrong_cell_is_not_passed_over() {
    // The black king's cell is no piece; then a rank has but seven squares.
    for (drawn, shown, fault) in [
        ("⠢⠭⠆ ⠲⠦ ⠲⠅⠆⠗ ⠺ ⠅ ⠤ ⠴ ⠂", "5⠭2/8/8/8/8/8/8/4K2R", StartFault::Rank(8)),
        ("⠷⠮⠧⠿⠥⠧⠮⠷ ⠯⠯⠯⠯⠯⠯⠯ ⠒⠆ ⠏⠏⠏⠏⠏⠏⠏⠏ ⠗⠎⠇⠟⠅⠇⠎⠗", "rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", StartFault::Rank(7)),
    ] {
        let read = read_game(format!("⠠⠁⠝⠝⠁\n{drawn}\n⠂ ⠑⠲ ⠑⠢\n").as_bytes(), None, 1);
        let Err(ScoreError::BadStart(bad)) = read else { panic!("{drawn}: {read:?}") };
        assert!(bad.fen.starts_with(shown), "{bad:?}");
        assert_eq!(bad.fault, fault, "{bad:?}");
    }
}

#[test]
fn v12_braille_ascii_is_the_table_of_the_embossers() {
    assert_eq!(cells::from_braille_ascii('%'), Some(cells::cell_dots('⠩')));
    for (brf, shown) in [("SG1F3", "⠎⠛⠂⠋⠒"), ("E4", "⠑⠲"), ("#", "⠼"), ("0123456789", "⠴⠂⠆⠒⠲⠢⠖⠶⠦⠔")]
    {
        assert!(brf.chars().eq(shown.chars().map(|cell| cells::to_braille_ascii(cells::cell_dots(cell)))));
        assert!(
            brf.to_lowercase()
                .chars()
                .map(|c| cells::from_braille_ascii(c).unwrap())
                .eq(shown.chars().map(cells::cell_dots))
        );
    }
    for dots in 0..64 {
        assert_eq!(cells::from_braille_ascii(cells::to_braille_ascii(dots)), Some(dots));
    }
}

#[test]
fn v12_every_published_spelling_of_a_move_is_read() {
    let before = "4k3/8/8/8/8/8/8/R3K1N1 w Q - 0 1";
    for spelled in [
        "⠎⠛⠼⠁⠤⠋⠼⠉",
        "⡎⠛⠡⠤⠋⠩",
        "⠈⠎⠛⠡⠤⠋⠩",
        "⠸⠎⠛⠂⠤⠋⠒",
        "⠠⠎⠛⠼⠁⠤⠋⠼⠉",
        "⠨⠎⠛⠼⠁⠤⠋⠼⠉",
        "⡎⠛⠼⠁⠤⠋⠼⠉",
        "⠎⠛⠂⠋⠒",
        "⠎⠋⠒",
        "⠨⠎⠋⠒",
        "⠎⠛⠋⠒",
        "⠎⠂⠋⠒",
        "⡝⠛⠂⠤⠋⠒",
        "⠨⠵⠋⠒",
        "⠎⠋⠒⠜⠂",
        "⠰⠎⠋⠒⠜⠒",
    ] {
        for number in ["⠂⠀", "⠼⠁ ", "⠼⠁⠲ ", "⠼⠁⠲", "⠡ ", ""] {
            let drawn = "⠲⠥⠒ ⠲⠦ ⠗⠒⠅⠂⠎⠂ ⠺ ⠟ ⠤ ⠴ ⠂";
            let score = format!("{drawn}\n{number}{spelled}\n");
            let read = read_game(score.as_bytes(), None, 1).unwrap_or_else(|error| panic!("{score}: {error}"));
            let fen = Fen::from_position(&read.game.start, EnPassantMode::Legal).to_string();
            assert_eq!((&*fen, read.game.plies[0].legal), (before, legal(&position(before), "Nf3")), "{score}");
        }
    }
    for (score, half_moves) in [
        ("⠂ ⠑⠲⠜⠏⠲", 1),
        ("⠂ ⠑⠲ ⠑⠢\r\n⠆ ⠎⠋⠒ ⠎⠉⠖\r\n⠒ ⠇⠃⠢⠷⠿⠾\r\n", 5),
        ("⠂⠀⠑⠲⠀⠑⠢⠀⠀⠀⠼⠁\n\u{c}⠠⠁⠝⠝⠁⠀⠀⠼⠃\n⠆⠀⠎⠋⠒⠀⠎⠉⠖\n", 4),
        ("⠼⠁⠲⠑⠼⠙ ⠑⠼⠑ ⠼⠃⠲⠨⠎⠋⠼⠉", 3),
        // A piece in the place of a pawn, where none may be: illegal moves may stand.
        ("1 .SF3 .SC6\n2 D2D5=.T (ILLEGAL) D6\n", 4),
        ("1 .SF3 .SC6\n2 D2D4=.D (ILLEGAL) A7A5=.S (ILLEGAL)\n3 D4D5=.L (ILLEGAL)\n", 5),
    ] {
        let read = read_game(score.as_bytes(), None, 1).unwrap_or_else(|error| panic!("{score}: {error}"));
        assert_eq!(read.game.plies.len(), half_moves, "{score}");
    }
}

#[test]
fn braille_is_told_from_print_by_its_form() {
    for brf in [
        "1 E4 E5\n2 SF3 SC6\n",
        "1 .NF3 D5\n",
        "ANNA - BERT   #A\n\n1 E4 E5",
        "1 e4 e5\n2 sf3 sc6\n3 e;d5\n",
        "1 -- E5",
    ] {
        assert_eq!(detect_braille_script(brf.as_bytes()), Some(SignSet::Brf), "{brf}");
    }
    assert_eq!(detect_braille_script("⠂ ⠑⠲".as_bytes()), Some(SignSet::Braille));
    for print in [
        "1. e4 e5 2. Nf3",
        "1.e4 e5",
        "1. E4 E5 2. NF3 NC6",
        "1. E4 E5\n2 NF3 NC6",
        "1 e4 e5 2 Nf3",
        "e4 e5",
        "E2E4 E7E5",
        "",
        "\u{feff}",
        "BAUER EVA ZWEI EVA VIER\nBAUER EVA SIEBEN EVA FUENF",
        "[Event \"X\"]\n\n1 E4 E5",
        "1 BAUER EVA VIER",
        "1 e4 e5\n2 sf3",
        "Кf3",
        "1 E4 {GOOD} E5",
    ] {
        assert_eq!(detect_braille_script(print.as_bytes()), None, "{print}");
    }
    assert_eq!(detect_braille_script(b"1 E4 \xff"), None);
    // Locked capitals in print, without dots, are the same game either way.
    let read = read_game(b"1 E4 E5 2 NF3 NC6 3 O-O", None, 1);
    assert!(
        matches!(read, Err(ScoreError::Move(trouble)) if trouble.ply == 5 && (trouble.line, trouble.column) == (1, 21))
    );
}

#[test]
fn what_cannot_be_read_is_named_where_it_stands_in_the_file() {
    let file = "ANNA - BERT                           #A\n\n1 E4 E5\n2 SF3\n  SC9\n";
    let Err(ScoreError::Move(trouble)) = read_game(file.as_bytes(), None, 1) else { panic!("was read") };
    assert_eq!((trouble.line, trouble.column, trouble.ply, &*trouble.text), (5, 3, 4, "sc9"));
    assert!(matches!(trouble.why, UnreadReason::NotUnderstood(_)));
    let sheets = written::read_as_written("⠂⠀⠑⠲⠀⠤⠤\n⠆⠀⠎⠋⠒⠀⠯⠻\n".as_bytes(), None, 1).unwrap();
    let sheet = &sheets[0];
    let at: Vec<_> = sheet.entries.iter().map(|entry| (entry.line, entry.column, entry.said.is_ok())).collect();
    assert_eq!(at, [(1, 3, true), (1, 6, false), (2, 3, true), (2, 7, false)]);
    assert_eq!((sheet.script, &*sheet.entries[2].text), (SignSet::Braille, "Nf3"));
    assert!(matches!(read_game("⠂ ⠑⠲".as_bytes(), None, 2), Err(ScoreError::NoGame { game: 2, found: 1 })));
}

/// Where random play begins: as usual, promotions, castling, twins, en passant, Black to move with counts, Chess960.
fn starts() -> Vec<Chess> {
    let mut starts: Vec<Chess> = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "1r3r2/P1P1P1PP/8/k7/7K/8/p1p1p1pp/1R3R2 w - - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R b Kkq - 12 40",
        "4Q2Q/8/8/4Q2Q/8/1k6/8/K7 w - - 0 1",
        "N1N1k1N1/8/N1N3N1/8/8/n1n3n1/8/n1n1K1n1 b - - 0 1",
        "4k3/2p1p1p1/8/1P1P1P1P/pPpPpPpP/8/8/4K3 b - b3 0 30",
    ]
    .into_iter()
    .map(position)
    .collect();
    let fen: Fen = "nrbkqbrn/8/8/8/8/8/8/NRBKQBRN w GBgb - 0 1".parse().unwrap();
    starts.push(fen.into_position(CastlingMode::Chess960).unwrap());
    starts
}

/// Remarks, some of which look like what else stands in a score.
const REMARKS: [&str; 8] = [
    "late a 40 b for castling and resting long enough",
    "x",
    "0-0-0",
    "e4",
    "1-0",
    "12 nf3",
    "2026",
    "a-remark-that-is-one-word-and-longer-than-a-line-of-forty-cells",
];

fn played(start: &Chess, choices: &[u16]) -> PgnGame {
    let mut now = start.clone();
    let mut plies = Vec::new();
    for choice in choices {
        let moves = now.legal_moves();
        let Some(legal) = moves.get(usize::from(*choice) % moves.len().max(1)).copied() else { break };
        let mut ply = Ply::new(legal);
        ply.draw_offered = choice % 7 == 0;
        ply.clock = (choice % 3 == 0).then(|| Span::from_secs(u64::from(*choice) / 4));
        ply.comment = (choice % 11 == 0).then(|| REMARKS[usize::from(*choice / 11) % REMARKS.len()].to_owned());
        now.play_unchecked(legal);
        plies.push(ply);
    }
    let tags = [("White", "Łucja Żak"), ("Black", "Jürgen Groß, Dr."), ("Date", "2026.11.21"), ("Round", "3")];
    let tags = tags.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec();
    let outcome = match (now.outcome(), choices.last().copied().unwrap_or(0) % 5) {
        (Outcome::Unknown, 0) => Outcome::Known(KnownOutcome::Draw),
        (Outcome::Unknown, 1) => Outcome::Known(KnownOutcome::Decisive { winner: Color::White }),
        (Outcome::Unknown, 2) => Outcome::Known(KnownOutcome::Decisive { winner: Color::Black }),
        (outcome, _) => outcome,
    };
    PgnGame { tags, start: start.clone(), plies, outcome, ..PgnGame::default() }
}

fn comes_back(game: &PgnGame, code: BrailleCode, lang: Lang, script: SignSet) -> Result<(), TestCaseError> {
    let text = write_braille_score(&BrailleScore::from(game), code, lang, script);
    for page in text.split('\u{c}') {
        prop_assert!(
            page.lines().count() <= HEIGHT && page.lines().all(|line| line.chars().count() <= WIDTH),
            "{}",
            text
        );
    }
    if game.plies.is_empty() {
        return Ok(());
    }
    prop_assert_eq!(detect_braille_script(text.as_bytes()), Some(script), "{}", text);
    let read = read_game(text.as_bytes(), Some(lang), 1);
    let read = read.map_err(|error| TestCaseError::fail(format!("{code:?} {lang} {script:?}: {error}\n{text}")))?.game;
    let fen = |position: &Chess| Fen::from_position(position, EnPassantMode::Legal).to_string();
    prop_assert_eq!(fen(&read.start), fen(&game.start), "{}", text);
    prop_assert_eq!(&read.plies, &game.plies, "{:?} {}\n{}", code, lang, text);
    prop_assert_eq!(read.outcome, game.outcome);
    // Without a word about the letters another game may be possible, but none is chosen.
    match read_game(text.as_bytes(), None, 1) {
        Ok(read) => prop_assert_eq!(&read.game.plies, &game.plies),
        Err(error) => prop_assert!(matches!(error, ScoreError::SeveralReadings { .. }), "{}\n{}", error, text),
    }
    Ok(())
}

proptest! {
    #![proptest_config(settings(1500))]

    #[test]
    fn d_2_6_every_game_comes_back_from_braille(
        start in 0..starts().len(),
        choices in prop::collection::vec(any::<u16>(), 0..140),
    ) {
        let game = played(&starts()[start], &choices);
        for script in [SignSet::Brf, SignSet::Braille] {
            comes_back(&game, BrailleCode::Uk, Lang::En, script)?;
            for lang in LANGS {
                comes_back(&game, BrailleCode::Plain, lang, script)?;
            }
        }
    }

    #[test]
    fn whatever_stands_in_cells_does_no_harm(cells in "[\u{2800}-\u{28ff} \n\u{c}a]{0,80}", brf in "[ -_\n\u{c}]{0,80}") {
        for text in [cells, brf.clone(), format!("1 E4 {brf}")] {
            let _ = read_game(text.as_bytes(), None, 1);
            let _ = written::read_as_written(text.as_bytes(), None, 1);
        }
    }
}

#[test]
fn gaps_come_back_as_gaps_and_what_was_named_behind_them_as_named() {
    let start = Chess::default();
    let half_moves = vec![
        BrailleHalfMove::Known(Ply::new(legal(&start, "e4"))),
        BrailleHalfMove::Gap,
        BrailleHalfMove::Named("Ng?f3".parse().unwrap()),
        BrailleHalfMove::Words("Springer nach Fritz".into()),
        BrailleHalfMove::Named("Pe7e8=B".parse().unwrap()),
    ];
    let score = unended(start, half_moves);
    for (code, lang) in [(BrailleCode::Uk, Lang::En), (BrailleCode::Plain, Lang::De), (BrailleCode::Plain, Lang::Ru)] {
        let text = write_braille_score(&score, code, lang, SignSet::Brf);
        let read = &braille_to_print(&text, SignSet::Brf, Some(lang))[0];
        let knight =
            [("Ngf3", Lang::En), ("Sgf3", Lang::De), ("Кgf3", Lang::Ru)].iter().find(|(_, l)| *l == lang).unwrap().0;
        let bishop = [("B", Lang::En), ("L", Lang::De), ("С", Lang::Ru)].iter().find(|(_, l)| *l == lang).unwrap().0;
        let expected = format!("1. e4 ?\n2. {knight} ? {{springer nach fritz}}\n3. e7e8={bishop}");
        assert_eq!(read.text.trim(), expected, "{text}");
    }
    assert!(matches!(read_game(b"1 E4 --\n2 SF3", None, 1), Err(ScoreError::Move(trouble)) if trouble.ply == 2));
}

#[test]
fn a_page_has_its_heading_its_number_and_whole_moves() {
    let start = Chess::default();
    let round = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let mut now = start.clone();
    let mut plies = Vec::new();
    for san in round.iter().cycle().take(120) {
        let legal = legal(&now, san);
        now.play_unchecked(legal);
        plies.push(Ply::new(legal));
    }
    let tags = [
        ("White", "Anna Adler"),
        ("Black", "Bert Birk, Dr."),
        ("Event", "Open with a name so long that it needs two lines"),
    ];
    let tags = tags.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec();
    let game = PgnGame { tags, start, plies, ..PgnGame::default() };
    let text = write_braille_score(&BrailleScore::from(&game), BrailleCode::Uk, Lang::En, SignSet::Brf);
    let pages: Vec<Vec<&str>> = text.split('\u{c}').map(|page| page.lines().collect()).collect();
    assert_eq!(pages.iter().map(Vec::len).collect::<Vec<_>>(), [25, 25, 17]);
    assert!(pages.iter().all(|page| page[0].len() == 40));
    assert_eq!(pages[0][0], ",ANNA ,ADLER - ,BERT ,BIRK            #A");
    assert_eq!(pages[1][0], ",ANNA ,ADLER - ,BERT ,BIRK            #B");
    assert_eq!(pages[0][2..6], [",OPEN WITH A NAME SO LONG THAT IT NEEDS", "  TWO LINES", "", "1 SF3 SF6"]);
    assert_eq!(read_game(text.as_bytes(), None, 1).unwrap().game.plies, game.plies);
}
