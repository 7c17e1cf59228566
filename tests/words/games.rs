//! The sample games of Appendix C in every form in which they are printed.

use ansage_game::announcement::MoveDescription;
use ansage_game::reading::{IllegalReason, UnreadableReason, describe_legal_move, read_announcement};
use ansage_words::locale::Lang;
use ansage_words::score::notation::move_to_san;
use ansage_words::score::{
    AnnouncedHalfMove, ScoreError, UnreadReason, announce_half_moves, pgn, read_as_pgn, read_game,
};
use ansage_words::vocabulary::{
    AnnouncementStyle, WordListKind, move_in_printed_words, parse_move, short_move_notation,
};
use shakmaty::{Chess, Position, uci::UciMove};

const BULGARIAN: &str = "1.e4 e5 2. Kf3 Kf6 3. d4 exd4 4. e5 Ke4 5. Дxd4 d5 6. exd6 e.p. Kxd6 7. Og5 Kc6 8.Де3+ Oe7 \
    9. Kbd2 0-0 10. 0-0-0 Te8 11. Цb1 (=)";
const ENGLISH_SHORT: &str = "1. e4 e5 2. Nf3 Nf6 3. d4 ed4 4. e5 Ne4 5. Qd4 d5 6. ed6 Nd6 7. Bg5 Nc6 8. Qe3 Be7 9 Nbd2 \
    0-0 10. 0-0-0 Re8 11. Kb1 (=)";
const SERBIAN: &str = "1. e4 e5 2. Sf3 Sf6 3. d4 exd4 4. e5 Se4 5. Dxd4 d5 6. exd6 e.p. Sxd6\n\
    7. Lg5 Sc6 8. De3+ Le7 9. Sbd2 0-0 10. 0-0-0 Te8 11. Kb1 (=)";
const SERBIAN_SHORT: &str = "1. e4 e5 2. Sf3 Sf6 3. d4 ed4 4. e5 Se4 5. Dd4 d5 6. ed6 Dd6 7. Lg5 Sc6 8. De3 Le7 9. Sbd2 \
    0-0 10. 0-0-0 Te8 11. Kb1 (=)";
const OFFICIAL_LONG: &str = "1. e2e4 e7e5 2. Ng1f3 Ng8f6 3. d2d4 e5xd4 4. e4e5 Nf6e4 5. Qd1xd4 d7d5 6. e5xd6 e.p. Ne4xd6 \
    7. Bc1g5 Nb8c6 8. Qd4d3 Bf8e7 9. Nb1d2 0-0 10. 0-0-0 Rf8e8 11. Kb1 (=)";
const END_A: &str = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11";
const GAME_B: &str = "1. e4 e5 2. f4 f5 3. exf5 Dh4+ 4. g3 De7 5. Dh5+ Kd8 6. fxe5 Dxe5+ 7. Le2 Zf6 8. Df3 d5 9. g4 h5 \
    10. h3 hxg4 11. hxg4 Txh1 12. Dxb1 Dg3+ 13. Kd1 Zxg4 14. Dxd5+ Ld7 15. Zf3 Zf2+ 16. Ke1 Zd3+ 17. Kd1 De1+ 18. \
    Zxe1 Zf2++.";

/// One half-move of a vector: English SAN, UCI, then bg, de, lv, pl, ru, then the announcement.
struct VectorRow(Vec<&'static str>);

impl VectorRow {
    fn in_letters_of(&self, lang: Lang) -> &'static str {
        let column = match lang {
            Lang::En => 1,
            Lang::Bg => 3,
            Lang::De | Lang::Sr => 4,
            Lang::Lv => 5,
            Lang::Pl => 6,
            Lang::Ru => 7,
        };
        self.0[column]
    }
    fn announcement(&self) -> &'static str {
        self.0[8]
    }
}

fn rows(table: &'static str) -> Vec<VectorRow> {
    table.lines().skip(1).map(|line| VectorRow(line.split('\t').collect())).collect()
}

fn game_a() -> Vec<VectorRow> {
    rows(include_str!("game-a.tsv"))
}

fn game_b() -> Vec<VectorRow> {
    rows(include_str!("game-b.tsv"))
}

fn told(score: &str) -> Vec<AnnouncedHalfMove> {
    told_in(score, None)
}

fn told_in(score: &str, lang: Option<Lang>) -> Vec<AnnouncedHalfMove> {
    announce_half_moves(score.as_bytes(), WordListKind::Fide, AnnouncementStyle::Long, lang, 1)
        .unwrap_or_else(|error| panic!("{error}\n{score}"))
}

fn announcements(told: &[AnnouncedHalfMove]) -> Vec<&str> {
    told.iter().map(|half_move| &*half_move.announced).collect()
}

#[test]
fn c_the_three_printed_forms_of_game_a_are_the_same_21_half_moves() {
    let expected: Vec<&str> = game_a().iter().map(VectorRow::announcement).collect();
    for (score, lang) in [(BULGARIAN, Lang::Bg), (ENGLISH_SHORT, Lang::En), (SERBIAN, Lang::De)] {
        let told = told(score);
        assert_eq!(announcements(&told), expected);
        assert_eq!(told[20].fen_after, END_A);
        let read = read_game(score.as_bytes(), None, 1).unwrap();
        assert_eq!(read.lang, lang);
        assert!(read.game.plies[20].draw_offered);
        assert_eq!(read.game.plies.iter().filter(|ply| ply.draw_offered).count(), 1);
    }
}

#[test]
fn c_the_misprinted_forms_of_game_a_are_legal_and_another_game() {
    let fen = |score| told(score)[20].fen_after.clone();
    assert_eq!(fen(SERBIAN_SHORT), "r1b1r1k1/ppp1bppp/2nq4/6B1/4n3/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11");
    assert_eq!(fen(OFFICIAL_LONG), "r1bqr1k1/ppp1bppp/2nn4/6B1/8/3Q1N2/PPPN1PPP/1K1R1B1R b - - 9 11");
}

#[test]
fn c_10_without_the_file_the_knights_of_game_a_are_ambiguous() {
    let score = SERBIAN.replace("Sbd2", "Sd2");
    let Err(ScoreError::Move(trouble)) = read_as_pgn(score.as_bytes(), None, 1) else { panic!("{score}") };
    assert_eq!((trouble.ply, trouble.line, trouble.text.as_str()), (17, 2, "Sd2"));
    let UnreadReason::Unreadable { reason: UnreadableReason::Ambiguous { from, .. }, .. } = trouble.why else {
        panic!()
    };
    assert_eq!(from, [shakmaty::Square::B1, shakmaty::Square::F3]);
}

#[test]
fn d_2_1_every_half_move_of_the_sample_games_is_announced_in_the_appendix_words() {
    for game in [game_a(), game_b()] {
        let mut position = Chess::default();
        for row in game {
            let legal = row.0[2].parse::<UciMove>().unwrap().to_move(&position).unwrap();
            let telling = describe_legal_move(&position, legal);
            assert_eq!(
                move_in_printed_words(&telling, WordListKind::Fide, AnnouncementStyle::Long, false),
                row.announcement()
            );
            let understood = parse_move(row.announcement(), Lang::De).unwrap();
            assert_eq!(read_announcement(&position, &understood).unwrap().legal, Ok(legal));
            for lang in super::LANGS {
                let letters = row.in_letters_of(lang).trim_end_matches(" e.p.").replace("++", "#");
                let own = move_to_san(&position, legal, lang);
                assert_eq!(own.replace('O', "0"), letters.replace('O', "0"));
                let understood = parse_move(row.in_letters_of(lang), lang).unwrap();
                assert_eq!(
                    read_announcement(&position, &understood).unwrap().legal,
                    Ok(legal),
                    "{letters} in {lang:?}"
                );
                let understood = parse_move(&short_move_notation(&telling, lang), lang).unwrap();
                assert_eq!(read_announcement(&position, &understood).unwrap().legal, Ok(legal));
            }
            position.play_unchecked(legal);
        }
    }
}

#[test]
fn d_2_1_announcements_read_back_one_a_line_run_together_or_numbered() {
    let game = game_a();
    let spoken: Vec<&str> = game.iter().map(VectorRow::announcement).collect();
    let pairs = game.chunks(2).enumerate().map(|(i, pair)| {
        let said: Vec<&str> = pair.iter().map(VectorRow::announcement).collect();
        format!("{}. {}", i + 1, said.join(", "))
    });
    let numbered: Vec<String> = pairs.collect();
    for score in [spoken.join("\n"), numbered.join(" "), numbered.join("\r\n"), spoken.join(" ")] {
        assert_eq!(announcements(&told(&score)), spoken);
    }
    for style in AnnouncementStyle::ALL {
        for words in WordListKind::ALL {
            let told = announce_half_moves(SERBIAN.as_bytes(), words, style, None, 1).unwrap();
            let back = read_as_pgn(announcements(&told).join("\n").as_bytes(), None, 1).unwrap();
            assert_eq!(back.fen, END_A, "{words} {style}");
        }
    }
}

#[test]
fn c_13_game_b_stops_at_the_misprint_and_names_it() {
    let Err(ScoreError::Move(trouble)) = read_as_pgn(GAME_B.as_bytes(), None, 1) else { panic!() };
    assert_eq!((trouble.ply, trouble.text.as_str(), trouble.lang), (23, "Dxb1", Lang::Lv));
    assert_eq!(trouble.fen, "rnbk1b2/ppp3p1/5n2/3pqP2/6P1/5Q2/PPPPB3/RNB1K1Nr w Q - 0 12");
    assert_eq!(trouble.before.len(), 22);
    assert_eq!(trouble.column, GAME_B.find("Dxb1").unwrap() + 1);
    let UnreadReason::Unreadable { reason, .. } = trouble.why else { panic!() };
    assert_eq!(
        reason,
        UnreadableReason::NoMoveFits { reason: Some(IllegalReason::OwnPieceOnTarget(shakmaty::Square::B1)) }
    );
}

#[test]
fn c_13_game_b_mended_ends_in_mate() {
    let told = told(&GAME_B.replace("Dxb1", "Dxh1"));
    let expected: Vec<&str> = game_b().iter().map(VectorRow::announcement).collect();
    assert_eq!(announcements(&told), expected);
    assert_eq!(told[35].fen_after, "rn1k1b2/pppb2p1/8/3Q1P2/8/8/PPPPBn2/RNBKN3 w - - 1 19");
    assert_eq!(told[35].san, "Nf2#");
}

#[test]
fn a_score_that_two_languages_read_differently_is_not_decided_for_anyone() {
    // С is the bishop in Russian and the knight in Serbian.
    let score = "1. d4 d5 2. Сd2";
    let Err(ScoreError::SeveralReadings { ply, readings }) = read_as_pgn(score.as_bytes(), None, 1) else { panic!() };
    let sans: Vec<&str> = readings.iter().map(|part| &*part.san).collect();
    assert_eq!((ply, sans), (3, vec!["Bd2", "Nd2"]));
    assert_eq!(told_in(score, Some(Lang::Ru))[2].san, "Bd2");
    assert_eq!(told_in(score, Some(Lang::Sr))[2].san, "Nd2");
}

#[test]
fn a_named_language_that_does_not_fit_gives_way_to_one_that_does() {
    let read = read_game(BULGARIAN.as_bytes(), Some(Lang::De), 1).unwrap();
    assert_eq!((read.lang, read.languages), (Lang::Bg, vec![Lang::Bg]));
    let read = read_game(SERBIAN.as_bytes(), Some(Lang::Pl), 1).unwrap();
    assert_eq!((read.lang, read.languages), (Lang::De, vec![Lang::De, Lang::Sr]));
}

#[test]
fn results_and_figures_as_people_write_them() {
    let table = [
        ("1. e4 e5 1-0", "1-0"),
        ("1. e4 e5 0 - 1", "0-1"),
        ("1 e4 e5 S - S", "1/2-1/2"),
        ("e4 e5 ½–½", "1/2-1/2"),
        ("1. e4\n2. e5\n3. Sf3\n4. Sc6 1 - 0", "1-0"),
        ("1.e4 e5 2.Sf3 Sc6 3.Lb5 Sf6 4.0 - 0 1/2", "1/2-1/2"),
        ("1. e4 e5 *", "*"),
        ("[Result \"0-1\"]\n\n1. e4 e5", "0-1"),
    ];
    for (score, outcome) in table {
        let read = read_game(score.as_bytes(), None, 1).unwrap_or_else(|error| panic!("{score}: {error}"));
        assert_eq!(read.game.outcome.to_string(), outcome, "{score}");
    }
    assert!(read_as_pgn(b"1. e4 e5 3 Nf3", None, 1).is_err(), "3 is no move number there");
}

#[test]
fn a_score_stops_at_the_first_thing_it_cannot_take() {
    let table = [
        ("1. e4 e5 2. Xf3", 3, "Xf3", "not-understood"),
        ("1. e4 e5 2. Nf4", 3, "Nf4", "unreadable"),
        ("1. e4 e5\n2. g1g3 d5", 3, "g1g3", "illegal"),
        ("1. e4 1-0 e5", 2, "e5", "after"),
        ("1. e4 e5 2... Sc6", 3, "2...", "missing"),
        ("1. e4 e5 2. ? Sc6", 3, "?", "not-understood"),
        ("1. e4 -- 2. e5", 2, "--", "not-understood"),
        ("1. e4 - 2. e5", 2, "-", "not-understood"),
        ("1. e4 e5 2. d4 3. d5", 4, "3.", "missing"),
        ("Bauer Eva zwei Eva vier\nBauer Eva siben Eva fuenf", 2, "Bauer Eva siben Eva fuenf", "not-understood"),
    ];
    for (score, ply, text, why) in table {
        let Err(ScoreError::Move(trouble)) = read_as_pgn(score.as_bytes(), None, 1) else { panic!("{score}") };
        assert_eq!((trouble.ply, trouble.text.as_str()), (ply, text), "{score}");
        let name = match trouble.why {
            UnreadReason::NotUnderstood(_) => "not-understood",
            UnreadReason::Illegal { .. } => "illegal",
            UnreadReason::Unreadable { .. } => "unreadable",
            UnreadReason::LettersDiffer { .. } => "letters",
            UnreadReason::NotEnPassant => "not en passant",
            UnreadReason::AfterTheEnd => "after",
            UnreadReason::MoveMissing => "missing",
            UnreadReason::WrongNumber { .. } => "number",
        };
        assert_eq!(name, why, "{score}");
    }
    assert_eq!(read_as_pgn(b"", None, 1).unwrap_err(), ScoreError::Empty);
    assert_eq!(read_as_pgn(b"1. e4 {so", None, 1).unwrap_err(), ScoreError::Unclosed { line: 1, mark: '{' });
    assert_eq!(
        read_as_pgn(b"e4\ne\xff5", None, 1).unwrap_err(),
        ScoreError::BadBytes { line: 2, column: 2, likely: None }
    );
    assert_eq!(read_as_pgn(b"e4", None, 2).unwrap_err(), ScoreError::NoGame { game: 2, found: 1 });
}

#[test]
fn pgn_keeps_headers_position_clocks_remarks_and_result() {
    let two = "\u{feff}[Event \"A \\\"B\\\"\"]\n[White \"Zīle\"]\n[Result \"1-0\"]\n\n1. e4 $1 {[%clk 1:30:02] good} (1. d4 (1. c4)) \
        e5 ; remark\n2. Nf3 Nc6\n\n3. Bb5 1-0\n\n[FEN \"8/3P4/7k/8/8/8/8/K7 w - - 0 40\"]\n\n40. d8=Q Kg6 *\n";
    let first = read_game(two.as_bytes(), None, 1).unwrap().game;
    assert_eq!(first.plies.len(), 5);
    assert_eq!(first.plies[0].clock.unwrap().whole_secs(), 5402);
    let text = pgn::write_pgn_game(&first);
    assert!(text.starts_with("[Event \"A \\\"B\\\"\"]\n[Site \"?\"]\n"));
    assert!(text.contains("\n1. e4 { [%clk 1:30:02] good } 1... e5 { remark } 2. Nf3 Nc6 3. Bb5 1-0\n"), "{text}");
    let again = read_game(text.as_bytes(), None, 1).unwrap().game;
    assert_eq!((again.plies, again.outcome), (first.plies, first.outcome));
    let second = read_as_pgn(two.as_bytes(), None, 2).unwrap();
    assert!(second.text.contains("[SetUp \"1\"]\n[FEN \"8/3P4/7k/8/8/8/8/K7 w - - 0 40\"]"));
    assert!(second.text.ends_with("\n40. d8=Q Kg6 *\n"));
    assert_eq!(read_as_pgn(two.as_bytes(), None, 3).unwrap_err(), ScoreError::NoGame { game: 3, found: 2 });
}

#[test]
fn an_error_names_place_and_reason_in_lower_case() {
    let text = |score: &str| read_as_pgn(score.as_bytes(), None, 1).unwrap_err().to_string();
    assert_eq!(
        text("1. e4 e5\n2. Kxf8"),
        "line 2, column 4, half-move 3, \"Kxf8\": K?f8 is not one move: {\"no-move-fits\":{\"reason\":\"does-not-reach\"}}"
    );
    assert_eq!(text("e4 {"), "line 1: '{' is not closed");
    assert_eq!(
        text("Springer Gustaf"),
        "line 1, column 1, half-move 1, \"Springer Gustaf\": \"Gustaf\" in column 10 is \
        no known word of a move; understood was \"Springer\""
    );
}

#[test]
fn a_score_of_many_thousand_half_moves_is_read() {
    let score = "Nf3 Nf6 Ng1 Ng8 ".repeat(5_000);
    assert_eq!(read_as_pgn(score.as_bytes(), Some(Lang::En), 1).unwrap().sans.len(), 20_000);
}

#[test]
fn pgn_lines_stay_below_80_columns() {
    let text = read_as_pgn(SERBIAN.as_bytes(), None, 1).unwrap().text;
    assert!(text.lines().all(|line| line.chars().count() < 80), "{text}");
    assert!(text.contains("11. Kb1 { (=) } *"), "{text}");
}

#[test]
fn pgn_with_a_move_that_is_not_understood_is_not_shortened_in_silence() {
    let Err(ScoreError::Move(trouble)) = read_as_pgn(b"[Event \"?\"]\n\n1. e4 e5 2. Zz9 Nc6 *\n", None, 1) else {
        panic!()
    };
    assert_eq!((trouble.line, trouble.ply, trouble.text.as_str()), (3, 3, "Zz9"));
}

#[test]
fn json_of_the_announcements_does_not_depend_on_rust_names() {
    let told = told("e4");
    let json = serde_json::to_value(&told[0]).unwrap();
    assert_eq!(json["color"], "white");
    assert_eq!(json["telling"], "Pe2e4 ??");
    assert_eq!(json["announced"], "Bauer Eva zwei Eva vier");
    let telling: MoveDescription = serde_json::from_value(json["telling"].clone()).unwrap();
    assert_eq!(telling, told[0].telling);
    let error = read_as_pgn(b"e4 e4", None, 1).unwrap_err();
    assert_eq!(serde_json::to_value(&error).unwrap()["move"]["ply"], 2);
}
