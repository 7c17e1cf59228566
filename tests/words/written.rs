//! Sheets as people write them: nothing dropped, nothing repaired, each half-move with its place and its column.

use ansage_game::moment::Span;
use ansage_game::reading;
use ansage_words::locale::Lang;
use ansage_words::score::written::{Notation, SignSet, WrittenScore, read_as_written};
use shakmaty::{Color, Position};

const A: &str =
    "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8h8 e1a1 f8e8 c1b1";

pub fn first(sheet: &str) -> WrittenScore {
    read_as_written(sheet.as_bytes(), None, 1).unwrap().remove(0)
}

/// Each entry as `number side:what it says`, `!` where nothing is understood.
pub fn said(sheet: &str) -> String {
    shown(&first(sheet))
}

pub fn shown(written: &WrittenScore) -> String {
    let shown = written.entries.iter().map(|entry| {
        let side = match entry.side {
            Some(Color::White) => "w",
            Some(Color::Black) => "b",
            None => "",
        };
        let number = entry.number.map_or(String::new(), |number| number.to_string());
        let said = entry.said.as_ref().map_or_else(|_| format!("!{}", entry.text), ToString::to_string);
        format!("{number}{side}:{said}")
    });
    shown.collect::<Vec<String>>().join(" ")
}

/// The legal moves that the entries are, as far as each is one.
fn played(written: &WrittenScore) -> String {
    let mut position = written.start.clone();
    let mut played = Vec::new();
    for entry in &written.entries {
        let Ok(said) = &entry.said else { break };
        let Ok(Ok(legal)) = reading::read_announcement(&position, said).map(|reading| reading.legal) else { break };
        played.push(legal.to_uci(shakmaty::CastlingMode::Chess960).to_string());
        position.play_unchecked(legal);
    }
    played.join(" ")
}

fn texts(written: &WrittenScore) -> Vec<&str> {
    written.entries.iter().map(|entry| &*entry.text).collect()
}

mod forms {
    use super::*;

    const BULGARIAN: &str = "1.e4 e5 2. Kf3 Kf6 3. d4 exd4 4. e5 Ke4 5. Дxd4 d5 6. exd6 e.p. Kxd6 7. Og5 Kc6 8.Де3+ Oe7 \
        9. Kbd2 0-0 10. 0-0-0 Te8 11. Цb1 (=)";
    const ENGLISH: &str = "1. e4 e5 2. Nf3 Nf6 3. d4 ed4 4. e5 Ne4 5. Qd4 d5 6. ed6 Nd6 7. Bg5 Nc6 8. Qe3 Be7 9 Nbd2 \
        0-0 10. 0-0-0 Re8 11. Kb1 (=)";
    const SERBIAN: &str = "1. e4 e5 2. Sf3 Sf6 3. d4 exd4 4. e5 Se4 5. Dxd4 d5 6. exd6 e.p. Sxd6\n\
        7. Lg5 Sc6 8. De3+ Le7 9. Sbd2 0-0 10. 0-0-0 Te8 11. Kb1 (=)";
    const GAME_B: &str = "1. e4 e5 2. f4 f5 3. exf5 Dh4+ 4. g3 De7 5. Dh5+ Kd8 6. fxe5 Dxe5+ 7. Le2 Zf6 8. Df3 d5 9. g4 h5 \
        10. h3 hxg4 11. hxg4 Txh1 12. Dxb1 Dg3+ 13. Kd1 Zxg4 14. Dxd5+ Ld7 15. Zf3 Zf2+ 16. Ke1 Zd3+ 17. Kd1 De1+ 18. \
        Zxe1 Zf2++.";

    #[test]
    fn v1_all_printed_forms_are_the_same_21_half_moves_and_their_letters_are_named() {
        let forms = [
            (BULGARIAN, vec![Lang::Bg]),
            (ENGLISH, vec![Lang::En, Lang::De, Lang::Sr, Lang::Lv, Lang::Pl]),
            (SERBIAN, vec![Lang::De, Lang::Sr]),
        ];
        for (sheet, languages) in forms {
            let written = first(sheet);
            assert_eq!(played(&written), A, "{sheet}");
            assert_eq!((&written.languages, written.lang), (&languages, languages[0]), "{sheet}");
            assert!(written.entries[20].offered && !written.entries[19].offered, "{sheet}");
            assert_eq!((written.notation, written.script), (Notation::Short, SignSet::Print));
            assert_eq!((written.entries[20].number, written.entries[20].side), (Some(11), Some(Color::White)));
        }
        assert_eq!(first(BULGARIAN).entries[10].text, "exd6 e.p.");
    }

    #[test]
    fn v1_every_letter_set_is_read_from_the_table() {
        for (column, lang) in [(1, Lang::En), (3, Lang::Bg), (4, Lang::De), (5, Lang::Lv), (6, Lang::Pl), (7, Lang::Ru)]
        {
            let half = include_str!("game-a.tsv").lines().skip(1).map(|line| line.split('\t').nth(column).unwrap());
            let half: Vec<&str> = half.collect();
            let written = first(&half.join(" "));
            assert_eq!((played(&written).as_str(), written.lang), (A, lang));
        }
        // All of the announcements of D.2.1, one a line and running on.
        let told = include_str!("game-a.tsv").lines().skip(1).map(|line| line.split('\t').nth(8).unwrap());
        let told: Vec<&str> = told.collect();
        for apart in ["\n", " ", "  ", ", "] {
            let written = first(&told.join(apart));
            assert_eq!((played(&written).as_str(), written.notation), (A, Notation::Words), "{apart:?}");
            assert_eq!(texts(&written).len(), 21);
        }
    }

    #[test]
    fn v2_the_misprinted_move_is_kept_as_written() {
        let written = first(GAME_B);
        assert_eq!((written.entries.len(), written.lang), (36, Lang::Lv));
        assert_eq!(
            (&*written.entries[22].text, written.entries[22].said.as_ref().unwrap().to_string()),
            ("Dxb1", "Q?b1".into())
        );
        assert!(written.entries.iter().all(|entry| entry.said.is_ok()));
        assert_eq!(&*written.entries[35].text, "Zf2++.");
    }

    #[test]
    fn v9_long_forms_squares_blanks_and_signs() {
        let long = first("1. e2-e4 e7-e5 2. Sg1-f3 Sb8-c6 3. Lf1-b5");
        assert_eq!(
            (shown(&long), long.notation),
            ("1w:?e2e4 1b:?e7e5 2w:Ng1f3 2b:Nb8c6 3w:Bf1b5".into(), Notation::Long)
        );
        let uci = first("e2e4 e7e5 g1f3 b8c6 e1g1");
        assert_eq!((shown(&uci), uci.notation), (":?e2e4 :?e7e5 :?g1f3 :?b8c6 :?e1g1".into(), Notation::Squares));
        let blanks = "1. e2 - e4 e 7 - e 5 2. S g1 - f3 S b8-c6 3. N f3 e x d5 4. exd6 e. p. 0 - 0 5. O - O - O e7 - e8 D 6. K g1 e8=Q";
        let expected = "1w:?e2e4 1b:?e7e5 2w:Ng1f3 2b:Nb8c6 3w:N?f3 3b:Pe?d5 4w:Pe?d6 4b:O-O 5w:O-O-O 5b:?e7e8=Q 6w:K?g1 6b:P?e8=Q";
        assert_eq!(said(blanks), expected);
        assert_eq!(texts(&first(blanks))[2..4], ["S g1 - f3", "S b8-c6"]);
        assert_eq!(texts(&first(blanks))[6], "exd6 e. p.");
        for en_passant in
            ["exd6 e.p.", "exd6e.p.", "exd6 ep", "exd6 а.п.", "exd6 a.p.", "exd6 е.р.", "exd6 e. p.", "exd6 en passant"]
        {
            let sheet = first(&format!("5. {en_passant} Nxd6"));
            assert_eq!(shown(&sheet), "5w:Pe?d6 5b:N?d6", "{en_passant}");
            assert_eq!(sheet.entries[0].text, en_passant);
        }
    }

    #[test]
    fn v9_offers_results_and_results_with_blanks() {
        for result in ["1/2-1/2", "½-½", "1/2 - 1/2", "S - S", "½"] {
            let written = first(&format!("1. e4 e5 (=) 2. Nf3(=) {result}"));
            assert_eq!(shown(&written), "1w:P?e4 1b:P?e5 2w:N?f3", "{result}");
            assert_eq!(written.outcome.map(|outcome| outcome.to_string()), Some("1/2-1/2".into()), "{result}");
            assert_eq!(written.entries.iter().map(|entry| entry.offered).collect::<Vec<_>>(), [false, true, true]);
        }
        let won = first("[Result \"0-1\"]\n\n1. e4 e5");
        assert_eq!(won.outcome.map(|outcome| outcome.to_string()), Some("0-1".into()));
        assert_eq!(first("1. e4 e5").outcome, None);
        assert_eq!(said("1. e4 e5 1 - 0"), "1w:P?e4 1b:P?e5");
    }
}

mod layout {
    use super::*;

    #[test]
    fn tables_columns_and_numbers_of_every_kind_are_the_same_sheet() {
        let expected = "1w:P?e4 1b:P?e5 2w:N?f3 2b:N?c6 3w:B?b5 3b:P?a6";
        let forms = [
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6",
            "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6",
            "1 e4 e5 2 Nf3 Nc6 3 Bb5 a6",
            "1e4 e5 2Nf3 Nc6 3Bb5 a6",
            "1) e4 e5 2) Nf3 Nc6 3) Bb5 a6",
            "1.e4,e5 2.Nf3,Nc6 3.Bb5,a6",
            "1. e4 1... e5 2. Nf3 2... Nc6 3. Bb5 3... a6",
            "1. e4 1. ... e5 2. Nf3 2. … Nc6 3. Bb5 3…a6",
            "1. e4 1. e5 2. Nf3 2. Nc6 3. Bb5 3. a6",
            "1. e4 2. e5 3. Nf3 4. Nc6 5. Bb5 6. a6",
            "1. e4 - e5 2. Nf3 - Nc6 3. Bb5 - a6",
            "1\te4\te5\n2\tNf3\tNc6\n3\tBb5\ta6",
            "| 1 | e4 | e5 |\n| 2 | Nf3 | Nc6 |\n| 3 | Bb5 | a6 |",
            "| Nr. | Weiß | Schwarz |\n|---|---|---|\n| 1 | e4 | e5 |\n| 2 | Nf3 | Nc6 |\n| 3 | Bb5 | a6 |",
            "1;e4;e5\n2;Nf3;Nc6\n3;Bb5;a6\n",
            "1|e4|e5\n2|Nf3|Nc6\n3|Bb5|a6\n",
            "1  e4    e5\n2  Nf3   Nc6\n3  Bb5   a6\n",
            "White: Anna Berg\nBlack: Boris\n\nWhite   Black\n1. e4    e5\n2. Nf3   Nc6\n3. Bb5   a6\n",
        ];
        for sheet in forms {
            assert_eq!(said(sheet), expected, "{sheet}");
        }
        let heads = first(forms[17]).tags;
        assert_eq!(heads[0], ("White".into(), "Anna Berg".into()));
    }

    #[test]
    fn columns_without_numbers_tell_the_side_and_single_half_moves_nothing() {
        let expected = "w:P?e4 b:P?e5 w:N?f3 b:N?c6 w:B?b5";
        assert_eq!(said("e4 e5\nNf3 Nc6\nBb5\n"), expected);
        assert_eq!(said("e4\te5\nNf3\tNc6\nBb5\n"), expected);
        assert_eq!(said("e4\ne5\nNf3\nNc6\nBb5\n"), ":P?e4 :P?e5 :N?f3 :N?c6 :B?b5");
    }

    #[test]
    fn a_move_in_the_wrong_column_keeps_its_column() {
        let expected = "1w:P?e4 1b:P?e5 2w:N?f3 2b:N?c6 3b:B?b5 4w:P?a6 5w:B?a4 5b:N?f6";
        assert_eq!(said("1\te4\te5\n2\tNf3\tNc6\n3\t\tBb5\n4\ta6\t\n5\tBa4\tNf6"), expected);
        assert_eq!(said("1;e4;e5\n2;Nf3;Nc6\n3;;Bb5\n4;a6;\n5;Ba4;Nf6"), expected);
        assert_eq!(said("|1|e4|e5|\n|2|Nf3|Nc6|\n|3||Bb5|\n|4|a6||\n|5|Ba4|Nf6|"), expected);
        assert_eq!(said("1. e4     e5\n2. Nf3    Nc6\n3.        Bb5\n4. a6\n5. Ba4    Nf6"), expected);
    }

    #[test]
    fn what_stands_for_an_unread_half_move_is_an_entry() {
        for gap in ["-", "--", "—", "...", "…", "?", "???", "___", "~"] {
            let black = first(&format!("1. e4 e5 2. Nf3 {gap} 3. Bb5 a6"));
            assert_eq!(shown(&black), format!("1w:P?e4 1b:P?e5 2w:N?f3 2b:!{gap} 3w:B?b5 3b:P?a6"));
            assert_eq!((black.entries[3].line, black.entries[3].column), (1, 17), "{gap}");
            assert_eq!(
                said(&format!("1. e4 e5 2. {gap} Nc6 3. Bb5 a6")),
                format!("1w:P?e4 1b:P?e5 2w:!{gap} 2b:N?c6 3w:B?b5 3b:P?a6")
            );
            let table = format!("1\te4\te5\n2\t{gap}\tNc6\n3\tBb5\ta6");
            assert_eq!(said(&table), format!("1w:P?e4 1b:P?e5 2w:!{gap} 2b:N?c6 3w:B?b5 3b:P?a6"));
        }
        // Praise behind a move is no half-move, nor are dots that go on after a remark.
        assert_eq!(said("1. e4 ?? e5 !? 2. Nf3 Nc6 ??"), "1w:P?e4 1b:P?e5 2w:N?f3 2b:N?c6");
        assert_eq!(said("1. e4 {x} ... e5 2. Nf3"), "1w:P?e4 1b:P?e5 2w:N?f3");
    }

    #[test]
    fn what_is_not_understood_is_an_entry_with_its_place() {
        let written = first("1. e4 e5\n2. Nf3 Nq6 3. Bxx a6 foo 4. Ba4 [sic] (so) }");
        assert_eq!(shown(&written), "1w:P?e4 1b:P?e5 2w:N?f3 2b:!Nq6 3w:!Bxx 3b:P?a6 :!foo 4w:B?a4");
        assert_eq!((written.entries[3].line, written.entries[3].column), (2, 8));
        assert_eq!((written.entries[6].line, written.entries[6].column), (2, 22));
        assert_eq!(written.entries[7].comment.as_deref(), Some("[sic] (so) }"));
    }

    #[test]
    fn times_and_remarks_are_kept_and_are_no_moves() {
        let sheet =
            "{Simultan} 1. e4 {[%clk 1:29:57] schnell} e5 (1:30) 2. Nf3 0:45 Nc6 1:02:03 3. Bb5 ; spanisch\na6 12:30";
        let written = first(sheet);
        assert_eq!(shown(&written), "1w:P?e4 1b:P?e5 2w:N?f3 2b:N?c6 3w:B?b5 3b:P?a6");
        let clocks: Vec<Option<u64>> = written.entries.iter().map(|entry| entry.clock.map(Span::whole_secs)).collect();
        assert_eq!(clocks, [Some(5397), Some(5400), Some(2700), Some(3723), None, Some(750)]);
        let remarks: Vec<Option<&str>> = written.entries.iter().map(|entry| entry.comment.as_deref()).collect();
        assert_eq!(
            remarks,
            [Some("schnell"), Some("1:30"), Some("0:45"), Some("1:02:03"), Some("spanisch"), Some("12:30")]
        );
        assert_eq!(written.remark.as_deref(), Some("Simultan"));
        let table = "1\te4\t0:01\te5\t0:02\n2\tNf3\t0:03\tNc6\t0:04\n3\t\t\tBb5\t0:05";
        assert_eq!(said(table), "1w:P?e4 1b:P?e5 2w:N?f3 2b:N?c6 3b:B?b5");
    }

    #[test]
    fn a_remark_behind_the_result_is_not_one_of_the_last_half_move() {
        let written = first("1. e4 e5 {gut}\n1-0 (White wins on time.)");
        let remarks: Vec<Option<&str>> = written.entries.iter().map(|entry| entry.comment.as_deref()).collect();
        assert_eq!(remarks, [None, Some("gut")]);
        assert!(written.tags.contains(&("Footing".to_owned(), "(White wins on time.)".to_owned())));
    }

    #[test]
    fn long_remarks_make_no_columns_of_running_text() {
        let sheet =
            "1. e4 {one} 1... e5 {two}\n2. Nf3\n2... Nc6\n3. Bb5 {three} 3... a6\n                 4. Ba4 {four}";
        assert_eq!(said(sheet), "1w:P?e4 1b:P?e5 2w:N?f3 2b:N?c6 3w:B?b5 3b:P?a6 4w:B?a4");
    }

    #[test]
    fn a_clock_reading_alone_in_braces_is_one_as_the_program_itself_writes_it() {
        let written = first("1. e4 {1:29:57} e5 {[%clk 1:29:50]} 2. Nf3 {gut}");
        let clocks: Vec<Option<u64>> = written.entries.iter().map(|entry| entry.clock.map(Span::whole_secs)).collect();
        assert_eq!(clocks, [Some(5397), Some(5390), None]);
        let remarks: Vec<Option<&str>> = written.entries.iter().map(|entry| entry.comment.as_deref()).collect();
        assert_eq!(remarks, [None, None, Some("gut")]);
    }
}

mod words {
    use super::*;

    #[test]
    fn d_2_1_announcements_end_by_their_form() {
        let full = "Bauer Eva zwei Eva vier Bauer Eva 7 Eva 5 Springer Gustav eins Felix drei Kurze Rochade Bauer Eva sieben \
            Eva acht Dame Schach Lange Rochade Turm Anna eins David eins";
        assert_eq!(said(full), ":Pe2e4 :Pe7e5 :Ng1f3 :O-O :Pe7e8=Q :O-O-O :Ra1d1");
        let short = "Eva vier Eva fünf Springer Felix drei Springer Cesar sechs Läufer Bella fünf Anna sechs Läufer Anna vier \
            David fünf Eva David fünf Springer Gustav Felix drei";
        assert_eq!(said(short), ":P?e4 :P?e5 :N?f3 :N?c6 :B?b5 :P?a6 :B?a4 :P?d5 :Pe?d5 :Ng?f3");
        let numbered = "1. Eva vier Eva fünf 2. Springer f3 Sc6 3 Läufer Bella fünf 4";
        assert_eq!(said(numbered), "1w:P?e4 1b:P?e5 2w:N?f3 2b:N?c6 3w:B?b5");
        let letters = "Springer g eins f drei\nBauer e sieben e fünf\nLäufer f1 nach b5";
        assert_eq!(said(letters), ":Ng1f3 :Pe7e5 :Bf1b5");
    }

    #[test]
    fn d_2_1_a_misspelled_announcement_is_one_entry() {
        let lines = "Bauer Eva zwei Eva vier\nBauer Eva siben Efa fünf\nSpringer Gustav eins Felix drei\nSpringer Bela acht Cesar sechs\n";
        let written = first(lines);
        assert_eq!(shown(&written), ":Pe2e4 :!Bauer Eva siben Efa fünf :Ng1f3 :!Springer Bela acht Cesar sechs");
        let running = lines.replace('\n', " ");
        assert_eq!(texts(&first(&running)).len(), 4);
        let table =
            "1\tBauer Eva zwei Eva vier\tBauer Eva sieben Eva fünf\n2\tSpringer Gustav eins Felix drei\tKauderwelsch";
        assert_eq!(said(table), "1w:Pe2e4 1b:Pe7e5 2w:Ng1f3 2b:!Kauderwelsch");
    }
}

mod letters {
    use super::*;

    fn languages(sheet: &str) -> Vec<Vec<Lang>> {
        read_as_written(sheet.as_bytes(), None, 1).unwrap().into_iter().map(|written| written.languages).collect()
    }

    #[test]
    fn c_3_a_wrong_letter_changes_the_language_of_no_sheet() {
        let german = first("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. La4 Nf6 5. 0-0 Zxe4");
        assert_eq!((german.lang, german.languages.as_slice()), (Lang::De, &[Lang::De, Lang::Sr][..]));
        assert!(german.entries[9].said.is_err() && german.entries[7].said.is_ok());
        let english = read_as_written(b"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Sf6 5. O-O Nxe4", None, 1).unwrap();
        assert_eq!(english[0].lang, Lang::En);
        assert!(english[0].entries[7].said.is_err());
        assert_eq!(english[1].languages, [Lang::De, Lang::Sr, Lang::Pl], "the others that read it come later");
    }

    #[test]
    fn c_3_every_language_that_reads_the_same_is_named_and_one_class_is_one_sheet() {
        let latin = vec![Lang::En, Lang::De, Lang::Sr, Lang::Lv, Lang::Pl];
        assert_eq!(languages("1. e4 e5 2. d4 exd4 3. O-O Ke7"), [latin]);
        assert_eq!(languages("1. e4 e5 2. Sf3 Sc6 3. Hxd4"), [vec![Lang::Pl]]);
        assert_eq!(languages("1. e4 e5 2. Zf3 Zc6 3. Lb5"), [vec![Lang::Lv]]);
        assert_eq!(languages("1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. Сa4 Крe7"), [vec![Lang::Ru]]);
        assert_eq!(languages("1. е4 е5 2. Кf3 Кc6 3. Оb5 a6"), [vec![Lang::Bg]]);
        // Cyrillic knights only: both, and a king's letter it may be as well.
        assert_eq!(languages("1. e4 e5 2. Кf3 Кc6")[0], [Lang::Bg, Lang::Ru]);
        // Nothing but look-alikes, and no Latin language has an O.
        assert_eq!(languages("1. e4 e5 2. Kf3 Kc6 3. Ob5 a6"), [vec![Lang::Bg]]);
    }

    #[test]
    fn c_3_the_letters_that_are_named_come_first() {
        let named = read_as_written("1. e4 e5 2. Kf3 Kc6".as_bytes(), Some(Lang::Ru), 1).unwrap();
        assert_eq!((named[0].lang, named[1].lang), (Lang::Ru, Lang::En));
        assert_eq!(shown(&named[0]), "1w:P?e4 1b:P?e5 2w:N?f3 2b:N?c6");
        assert_eq!(shown(&named[1]), "1w:P?e4 1b:P?e5 2w:K?f3 2b:K?c6");
    }

    #[test]
    fn v9_mixed_scripts_are_one_sheet() {
        assert_eq!(
            said("1. е4 е5 2. Kf3 Кc6 3. Оb5 а6 4. Ox\u{441}6 dх\u{441}6"),
            "1w:P?e4 1b:P?e5 2w:N?f3 2b:N?c6 3w:B?b5 3b:P?a6 4w:B?c6 4b:Pd?c6"
        );
    }
}

#[test]
fn the_loss_of_both_behind_the_moves_is_no_castling() {
    let read = ansage_words::score::read_game(b"1. e4 e5 2. Nf3 Nc6 0-0", None, 1).unwrap();
    assert_eq!(read.game.plies.len(), 4);
}

#[test]
fn the_header_has_the_result_in_every_way_it_is_written_behind_the_moves() {
    for written in ["1/2", "½-½", "1/2:1/2", "remis", "S-S"] {
        let text = format!("[Result \"{written}\"]\n\n1. e4 e5");
        let read = ansage_words::score::read_game(text.as_bytes(), None, 1).unwrap();
        assert_eq!(read.game.outcome.to_string(), "1/2-1/2", "{written}");
    }
}
