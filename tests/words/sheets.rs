//! Whole sheets as they lie on the arbiter's desk, in print of every kind: each is read to its end, strictly as well, and
//! its letters are named. What is not certain stays as it is written, with its place.

use super::written::{first, said};
use ansage_words::locale::Lang;
use ansage_words::score::{ScoreError, UnreadReason, read_as_pgn, written};

/// The half-moves in English notation, as `ansage read` gives them.
fn sans(sheet: &str) -> String {
    match read_as_pgn(sheet.as_bytes(), None, 1) {
        Ok(read) => read.sans.join(" "),
        Err(error) => error.to_string(),
    }
}

fn languages(sheet: &str) -> Vec<Lang> {
    let languages = read_as_pgn(sheet.as_bytes(), None, 1).unwrap().languages;
    assert_eq!(languages, first(sheet).languages, "{sheet}");
    languages
}

const SPANISH: &str = "e4 e5 Nf3 Nc6 Bb5 a6";

#[test]
fn c_every_layout_of_a_sheet_is_read_strictly() {
    for sheet in [
        "SK Beispiel 1920 e.V.\nPartie Nr. 12, Brett 3\nDatum 12.05.2024\n\n1. e4 e5\n2. Sf3 Sc6\n3. Lb5 a6\n",
        "Partieformular\nTurnier: Stadtpokal\nWeiß: Anna Berg\nErgebnis: 1/2-1/2\n\n   Weiß  Schwarz\n1  e4    e5\n2  Sf3   Sc6\n3  Lb5   a6\n",
        "White: A\nResult: 1-0\n\n1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6 1-0\n",
        "1. e4 e5\n2. Sf3 Sc6\n3. Lb5 a6\n\nUnterschrift Weiß: A. Berg   Unterschrift Schwarz: B. Klein\n",
        "Nr;Weiß;Zeit;Schwarz;Zeit\n1;e4;0:01;e5;0:02\n2;Sf3;0:03;Sc6;0:05\n3;Lb5;0:06;a6;0:07\n",
        "1. e4 e5\t3. Lb5 a6\n2. Sf3 Sc6\t\n",
        "1. e4, e5; 2. Sf3, Sc6; 3. Lb5, a6\n",
        "1.e4 e5;2.Sf3 Sc6;3.Lb5 a6\n",
        "e4 e5\nSf3 Sc6\nLb5 a6\n",
        "1. e 4 e 5 2. S f 3 S c 6 3. L b 5 a 6\n",
        "1. e2-e4 e7-e5 2. S g1-f3 S b8-c6 3. Lf1-b5 a7-a6\n",
        "e2e4,e7e5,g1f3,b8c6,f1b5,a7a6\n",
        "1. e4 1h29 e5 1h28\n2. Sf3 1h25 Sc6 1h20\n3. Lb5 1.23 a6 1.15\n",
        "1. e4 (0:05) e5 (0:10) 2. Sf3 5' Sc6 12'30 3. Lb5 a6 [1:15/1:10]\n",
        "1. e4 e5 2. ♘f3 ♞c6 3. ♗b5 a6\n",
        "Bauer Eva zwei Eva vier\nBauer Eva sieben Eva fünf\nSpringer f3\nSpringer c6\nLäufer b5, a6.\n",
        "1. e4, e5. 2. Springer f3, Springer c6. 3. Läufer b5, a6.",
    ] {
        assert_eq!(sans(sheet), SPANISH, "{sheet}");
        let written = first(sheet);
        assert!(written.entries.iter().all(|entry| entry.said.is_ok()), "{sheet}");
        assert_eq!(written.entries.len(), 6, "no half-move is joined to another, or lost in a remark: {sheet}");
    }
}

#[test]
fn two_columns_of_numbers_are_read_down_and_not_along() {
    let sheet = "1. e4 e5     4. La4 Sf6\n2. Sf3 Sc6   5. 0-0 Le7\n3. Lb5 a6    6. Te1 b5\n";
    assert_eq!(sans(sheet), format!("{SPANISH} Ba4 Nf6 O-O Be7 Re1 b5"));
    let three = "1\te4\te5\t3\tLb5\ta6\t5\t0-0\tLe7\n2\tSf3\tSc6\t4\tLa4\tSf6\t6\tTe1\tb5\n";
    assert_eq!(sans(three), format!("{SPANISH} Ba4 Nf6 O-O Be7 Re1 b5"));
    assert_eq!(first(three).entries[4].column, 11);
    // Along the lines, where the numbers count so.
    assert_eq!(sans("1. e4 e5 2. Sf3 Sc6\n3. Lb5 a6 4. La4 Sf6\n"), format!("{SPANISH} Ba4 Nf6"));
}

#[test]
fn times_and_offers_in_words_are_kept_beside_their_half_moves() {
    let sheet = "1. e4 1h29 e5 5' 2. Sf3 1.23 Sc6 (=) 3. Lb5 0:45:10 a6 biete Remis, 4. La4 remis? Sf6 [1:15/1:10]";
    let written = first(sheet);
    let clocks: Vec<Option<u64>> =
        written.entries.iter().map(|entry| entry.clock.map(ansage_game::moment::Span::whole_secs)).collect();
    assert_eq!(clocks, [Some(5340), None, Some(4980), None, Some(2710), None, None, None]);
    let offered: Vec<bool> = written.entries.iter().map(|entry| entry.offered).collect();
    assert_eq!(offered, [false, false, false, true, false, true, true, false]);
    let comments: Vec<Option<&str>> = written.entries.iter().map(|entry| entry.comment.as_deref()).collect();
    assert_eq!(comments[1], Some("5'"));
    assert_eq!((comments[5], comments[7]), (Some("biete Remis,"), Some("1:15/1:10")));
    let text = read_as_pgn(sheet.as_bytes(), None, 1).unwrap().text;
    for kept in ["[%clk 1:29:00]", "5'", "(=)", "biete Remis", "1:15/1:10"] {
        assert!(text.split_whitespace().collect::<Vec<_>>().join(" ").contains(kept), "{kept} is not in {text}");
    }
}

#[test]
fn c_3_the_letters_are_found_and_named() {
    for (sheet, expected) in [
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 Qe7", vec![Lang::En, Lang::De, Lang::Sr, Lang::Lv, Lang::Pl]),
        ("1. e4 e5 2. Sf3 Sc6 3. Lb5 De7", vec![Lang::De, Lang::Sr]),
        ("1. e4 e5 2. Zf3 Zc6 3. Lb5 De7", vec![Lang::Lv]),
        ("1. e4 e5 2. Sf3 Sc6 3. Gb5 He7", vec![Lang::Pl]),
        ("1. е4 е5 2. Кf3 Кс6 3. Сb5 Фe7 4. 0-0 Крd8", vec![Lang::Ru]),
        ("1. e4 e5 2. Kf3 Кc6 3. Ob5 Дe7 4. 0-0 Цd8", vec![Lang::Bg]),
    ] {
        assert_eq!(languages(sheet), expected, "{sheet}");
    }
}

#[test]
fn v3_twins_are_told_apart_and_an_ambiguous_knight_is_not_chosen() {
    let fen = |fen: &str| format!("[FEN \"{fen}\"]\n[SetUp \"1\"]\n\n1. ");
    let (rank, file, both) = (
        fen("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1"),
        fen("4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1"),
        fen("4k3/8/8/8/3N4/8/7N/K7 w - - 0 1"),
    );
    let with_pawn = |fen: &str| {
        let (head, tail) = fen.split_once('"').unwrap();
        let ranks: Vec<String> = tail.split(' ').next().unwrap().split('/').map(str::to_owned).collect();
        let third = tail.replacen(&ranks.join("/"), &[&ranks[..5], &["5p2".into()], &ranks[6..]].concat().join("/"), 1);
        format!("{head}\"{third}")
    };
    for (start, one, other) in [(&rank, "gf3", "ef3"), (&file, "5f3", "1f3"), (&both, "hf3", "df3")] {
        for (letter, lang) in [("N", Lang::En), ("S", Lang::De), ("Z", Lang::Lv), ("K", Lang::Bg), ("К", Lang::Ru)] {
            for which in [one, other] {
                let read = |sheet: &str| read_as_pgn(sheet.as_bytes(), Some(lang), 1).map(|read| read.sans.join(" "));
                assert_eq!(read(&format!("{start}{letter}{which}")), Ok(format!("N{which}")), "{lang:?}");
                let capture = which.replace('f', "xf");
                let capturing = with_pawn(start);
                assert_eq!(read(&format!("{capturing}{letter}{capture}")), Ok(format!("N{capture}")), "{capturing}");
            }
        }
        let ScoreError::Move(trouble) = read_as_pgn(format!("{start}Nf3").as_bytes(), None, 1).unwrap_err() else {
            panic!("{start}")
        };
        assert!(matches!(trouble.why, UnreadReason::Unreadable { .. }), "{trouble}");
        assert_eq!(said(&format!("{start}Nf3")), "1w:N?f3", "as written, and not chosen");
    }
    let pawns = fen("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1");
    assert_eq!((sans(&format!("{pawns}cd5")), sans(&format!("{pawns}e:d5"))), ("cxd5".into(), "exd5".into()));
    assert_eq!(sans(&format!("{}Nd2", fen("4k3/1b6/8/8/8/5N2/8/1N5K w - - 0 1"))), "Nd2");
    let queens = fen("2k5/8/8/8/4Q2Q/8/8/K6Q w - - 0 1");
    for (written, meant) in [("Qee1", "Qee1"), ("Q1e1", "Q1e1"), ("Qh4e1", "Qh4e1"), ("Dh4-e1", "Qh4e1")] {
        assert_eq!(sans(&format!("{queens}{written}")), meant);
    }
    for pawn in ["pe5", "Pd4", "pa5"] {
        assert!(first(&format!("1. {pawn} e5")).entries[0].said.is_err(), "{pawn}");
    }
}

#[test]
fn v1_v9_the_short_form_and_the_official_long_form_are_other_games() {
    let end = |sheet: &str| read_as_pgn(sheet.as_bytes(), None, 1).unwrap().fen;
    let short = "1. e4 e5 2. Sf3 Sf6 3. d4 ed4 4. e5 Se4 5. Dd4 d5 6. ed6 Dd6 7. Lg5 Sc6 8. De3 Le7 9. Sbd2 0-0 10. 0-0-0 Te8 11. Kb1 (=)";
    assert_eq!(end(short), "r1b1r1k1/ppp1bppp/2nq4/6B1/4n3/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11");
    let long = "1. e2e4 e7e5 2. Ng1f3 Ng8f6 3. d2d4 e5xd4 4. e4e5 Nf6e4 5. Qd1xd4 d7d5 6. e5xd6 e.p. Ne4xd6 7. Bc1g5 Nb8c6 \
        8. Qd4d3 Bf8e7 9. Nb1d2 0-0 10. 0-0-0 Rf8e8 11. Kb1 (=)";
    assert_eq!(end(long), "r1bqr1k1/ppp1bppp/2nn4/6B1/8/3Q1N2/PPPN1PPP/1K1R1B1R b - - 9 11");
    let without_file = "1. e4 e5 2. Nf3 Nf6 3. d4 ed4 4. e5 Ne4 5. Qd4 d5 6. ed6 Nd6 7. Bg5 Nc6 8. Qe3 Be7 9. Nd2";
    let ScoreError::Move(trouble) = read_as_pgn(without_file.as_bytes(), None, 1).unwrap_err() else { panic!() };
    assert_eq!((trouble.ply, &*trouble.text), (17, "Nd2"));
}

#[test]
fn v2_game_b_stops_at_the_misprint_and_is_mate_without_it() {
    let sheet = |twelve: &str| {
        format!(
            "1. e4 e5 2. f4 f5 3. exf5 Dh4+ 4. g3 De7 5. Dh5+ Kd8 6. fxe5 Dxe5+ 7. Le2 Zf6 8. Df3 d5 9. g4 h5 10. h3 hxg4 \
             11. hxg4 Txh1 12. {twelve} Dg3+ 13. Kd1 Zxg4 14. Dxd5+ Ld7 15. Zf3 Zf2+ 16. Ke1 Zd3+ 17. Kd1 De1+ 18. Zxe1 Zf2++."
        )
    };
    let ScoreError::Move(trouble) = read_as_pgn(sheet("Dxb1").as_bytes(), None, 1).unwrap_err() else { panic!() };
    assert_eq!((trouble.ply, &*trouble.text), (23, "Dxb1"));
    assert_eq!(trouble.fen, "rnbk1b2/ppp3p1/5n2/3pqP2/6P1/5Q2/PPPPB3/RNB1K1Nr w Q - 0 12");
    let read = read_as_pgn(sheet("Dxh1").as_bytes(), None, 1).unwrap();
    assert_eq!((read.sans.len(), &*read.sans[35]), (36, "Nf2#"));
    assert_eq!(read.fen, "rn1k1b2/pppb2p1/8/3Q1P2/8/8/PPPPBn2/RNBKN3 w - - 1 19");
}

#[test]
fn what_is_doubtful_is_never_read_strictly() {
    for (sheet, why) in [
        ("1. e4 e5\n2. Sf3\n3. Lb5 a6\n", "the number is of a move of the other player"),
        ("Verein\n\n1\te4\te5\n2\tSf3\t\n3\tLb5\ta6\n", "the number is of a move of the other player"),
        ("Verein\n\n1. e4 e5\n2. Sf3 -\n3. Lb5 a6\n", "half-move 4"),
        ("Verein\n\n1. e4 e5\n2. Sf3 Sc6\n2. Sf3 Sc6\n", "half-move 5"),
        ("Verein\n\n1. e4 e5\n2. Sf3 Sc6 1-0 3. Lb5 a6\n", "half-move 5, \"Lb5\": stands after the result"),
        ("Verein\n\n1. e4 e5\n2. Sf3 Sc6 }\n", "line 4, column 12: '}' closes nothing"),
    ] {
        let told = sans(sheet);
        assert!(told.contains(why), "{sheet}: {told}");
    }
}

#[test]
fn a_sheet_is_one_game_and_others_in_its_file_are_told() {
    let two = "[Event \"a\"]\n\n1. e4 e5 *\n\n[Event \"b\"]\n\n1. d4 d5 *\n";
    assert_eq!(
        written::read_sheet_as_written(two.as_bytes(), None).unwrap_err(),
        ScoreError::SeveralGames { found: 2 }
    );
    assert_eq!(
        written::read_sheet_as_written(b"1. e4 e5 1-0\n\n1. d4 d5", None).unwrap_err(),
        ScoreError::SeveralGames { found: 2 }
    );
    for one in ["Result: 1-0\n\n1. e4 e5", "Result 1-0\n\n1. e4 e5 1-0", "1-0\n1. e4 e5", "⠂ ⠑⠲ ⠑⠢"] {
        assert_eq!(written::read_sheet_as_written(one.as_bytes(), None).unwrap()[0].entries.len(), 2, "{one}");
    }
}

#[test]
fn c_a_pawns_capture_told_by_its_two_files_is_read_where_one_is_legal() {
    let lines = "1. a4 b5 2. ab a6 3. ba Sc6 4. a7 Tb8 5. ";
    for (sheet, moves) in [
        ("1. e4 d5 2. ed Qd5", "e4 d5 exd5 Qxd5"),
        ("1. e4 d5 2. exd! Qxd5", "e4 d5 exd5 Qxd5"),
        ("1. e4 d5 2. e:d Ф:d5 3. Кc3", "e4 d5 exd5 Qxd5 Nc3"),
        ("1. e4 Nf6 2. e5 d5 3. ed e.p. cd", "e4 Nf6 e5 d5 exd6 cxd6"),
        ("1. e4 Nf6 2. e5 d5 3. exd ep", "e4 Nf6 e5 d5 exd6"),
        (&format!("{lines}ab=D d6"), "a4 b5 axb5 a6 bxa6 Nc6 a7 Rb8 axb8=Q d6"),
        (&format!("{lines}a:bD d6"), "a4 b5 axb5 a6 bxa6 Nc6 a7 Rb8 axb8=Q d6"),
    ] {
        assert_eq!(sans(sheet), moves, "{sheet}");
    }
    for (sheet, why) in [
        (&*format!("{lines}ab d6"), "half-move 9"),
        ("1. e4 e5 2. ed Qd5", "half-move 3"),
        ("1. e4 d5 2. ed e.p. Qd5", "takes no pawn en passant"),
        // Two pawns of that file can take on the other.
        ("[FEN \"4k3/8/3p4/4P3/3p4/4P3/8/4K3 w - - 0 1\"]\n\n1. ed", "half-move 1"),
    ] {
        assert!(sans(sheet).contains(why), "{sheet}: {}", sans(sheet));
    }
}
