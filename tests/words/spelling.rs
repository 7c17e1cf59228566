//! Single moves: every spelling that is understood, and every text that is refused with its reason.

use super::position;
use ansage_game::announcement::{Announcement, MoveDescription};
use ansage_game::reading::{UnreadableReason, describe_legal_move, read_announcement};
use ansage_words::locale::Lang;
use ansage_words::score::notation::move_to_san;
use ansage_words::vocabulary::{
    AnnouncementStyle, ParseReason, WordListKind, fide, move_in_printed_words, move_in_spoken_words, move_in_word_list,
    parse_move, parse_move_with_list, short_move_notation,
};
use shakmaty::Position;

#[track_caller]
fn means(text: &str, lang: Lang, code: &str) {
    match parse_move(text, lang) {
        Ok(said) => assert_eq!(said.to_string(), code, "{text} in {lang:?}"),
        Err(error) => panic!("{text} in {lang:?}: {error}"),
    }
}

#[track_caller]
fn refused(text: &str, lang: Lang) -> ParseReason {
    match parse_move(text, lang) {
        Ok(said) => panic!("{text} in {lang:?} was read as {said}"),
        Err(error) => error.reason,
    }
}

#[test]
fn d_2_1_the_words_of_the_appendix_are_rendered_exactly() {
    let table = [
        ("Ng1f3 ??", "Springer Gustav eins Felix drei", "Springer Felix drei"),
        ("Ng1f3 g?", "Springer Gustav eins Felix drei", "Springer Gustav Felix drei"),
        ("Ng1f3 ?1", "Springer Gustav eins Felix drei", "Springer eins Felix drei"),
        ("Qh4e1 h4", "Dame Hector vier Eva eins", "Dame Hector vier Eva eins"),
        ("Pe2e4 ??", "Bauer Eva zwei Eva vier", "Eva vier"),
        ("Pe4d5 e? x", "Bauer Eva vier David fuenf", "Eva David fuenf"),
        ("Pd7d8=Q ?? +", "Bauer David sieben David acht Dame", "David acht Dame"),
        ("Ka1b2 ??", "Koenig Anna eins Bella zwei", "Koenig Bella zwei"),
        ("Bc6c8 ??", "Laeufer Cesar sechs Cesar acht", "Laeufer Cesar acht"),
        ("O-O ??", "Kurze Rochade", "Kurze Rochade"),
        ("O-O-O ?? #", "Lange Rochade", "Lange Rochade"),
    ];
    for (code, long, short) in table {
        let telling: MoveDescription = code.parse().unwrap();
        assert_eq!(move_in_printed_words(&telling, WordListKind::Fide, AnnouncementStyle::Long, false), long);
        assert_eq!(move_in_printed_words(&telling, WordListKind::Fide, AnnouncementStyle::Short, false), short);
    }
}

#[test]
fn d_2_1_other_words_additions_and_voice() {
    let knight: MoveDescription = "Ng1f3 ?? x +".parse().unwrap();
    assert_eq!(
        move_in_printed_words(&knight, WordListKind::Plain, AnnouncementStyle::Long, false),
        "Springer g eins f drei"
    );
    assert_eq!(
        move_in_printed_words(&knight, WordListKind::Nato, AnnouncementStyle::Short, false),
        "Springer Foxtrot drei"
    );
    assert_eq!(
        move_in_printed_words(&knight, WordListKind::Fide, AnnouncementStyle::Long, true),
        "Springer Gustav eins schlaegt Felix drei Schach"
    );
    assert_eq!(
        move_in_spoken_words(&knight, WordListKind::Fide, AnnouncementStyle::Short, true),
        "Springer schlägt Felix drei Schach"
    );
    let bishop: MoveDescription = "Ba5e1 ?? #".parse().unwrap();
    assert_eq!(
        move_in_spoken_words(&bishop, WordListKind::Fide, AnnouncementStyle::Long, true),
        "Läufer Anna fünf Eva eins matt"
    );
    let king: MoveDescription = "Ke1e2 ??".parse().unwrap();
    assert_eq!(move_in_spoken_words(&king, WordListKind::Fide, AnnouncementStyle::Short, false), "König Eva zwei");
    for words in WordListKind::ALL {
        assert_eq!(words.to_string().parse(), Ok(words));
    }
    for style in AnnouncementStyle::ALL {
        assert_eq!(style.to_string().parse(), Ok(style));
    }
    assert!("english".parse::<WordListKind>().is_err());
}

#[test]
fn d_1_the_arbiter_may_choose_other_words_for_the_ranks() {
    let mut list = fide::printed_word_list(WordListKind::Fide);
    list.ranks = ["one", "zwo", "three", "four", "five", "six", "seven", "huit"].map(Into::into);
    let pawn: MoveDescription = "Pe2e8 e2".parse().unwrap();
    let said = move_in_word_list(&pawn, &list, AnnouncementStyle::Long, false);
    assert_eq!(said, "Bauer Eva zwo Eva huit");
    assert_eq!(parse_move_with_list(&said, Lang::De, &list), Ok(pawn.named.to_full_announcement()));
    assert_eq!(refused(&said, Lang::De), ParseReason::Unknown);
}

#[test]
fn d_2_1_accepted_spellings_of_the_words() {
    let knight = [
        "SPRINGER GUSTAV EINS FELIX DREI",
        "springer gustav 1 felix 3",
        "Springer, Gustav-eins - Felix-drei.",
        "  Springer   Gustav\teins Felix drei  ",
        "špringer Gustavs ain Felikss drai",
        "Springer Golf eins Foxtrot drei",
        "Springer g eins f drei",
        "Springer G eins F drei",
        "Springer g 1 f 3",
        "Springer g1 f3",
        "Springer g1-f3",
        "Springer von g1 nach f3",
        "knight golf one foxtrot three",
        "Springer Gustav eins schlägt Felix drei Schach",
        "skoczek g1 f3",
        "конь g1 f3",
    ];
    for text in knight {
        means(text, Lang::De, "Ng1f3");
    }
    for text in ["gustav 1 felix 3", "g eins f 3", "g1 f3", "Gustav eins, Felix drei", "G EINS F DREI"] {
        means(text, Lang::De, "?g1f3");
    }
    let single = [
        ("Laeufer Felix fuenf", "B?f5"),
        ("Läufer Felix fünf", "B?f5"),
        ("La\u{308}ufer Felix fu\u{308}nf", "B?f5"),
        ("Laeuffer Felix funf", "B?f5"),
        ("loifer Felix fjunf", "B?f5"),
        ("Turm Cezar seiben", "R?c7"),
        ("Turm Cēzars ziben", "R?c7"),
        ("turm Cezars sieben", "R?c7"),
        ("Koenig Dāvids cvai", "K?d2"),
        ("König David zwo", "K?d2"),
        ("kenig David zwei", "K?d2"),
        ("Dame Hektors acht", "Q?h8"),
        ("dame Hektor aht", "Q?h8"),
        ("Dame eins Eva eins", "Q?1e1"),
        ("Bauer Eva fir", "P?e4"),
        ("Bauer e5", "P?e5"),
        ("Eva zeks", "P?e6"),
        ("David acht Dame", "P?d8=Q"),
        ("Bauer David sieben David acht Springer", "Pd7d8=N"),
        ("Eva David fünf", "Pe?d5"),
        ("Bauer Eva fuenf schlaegt David sechs en passant", "Pe5d6"),
        ("Kurze Rochade", "O-O"),
        ("KurzeRochade", "O-O"),
        ("kurze rochade Schach", "O-O"),
        ("LANGE ROCHADE", "O-O-O"),
        ("Rochade lang", "O-O-O"),
        ("mala rokada", "O-O"),
        ("длинная рокировка", "O-O-O"),
    ];
    for (text, code) in single {
        means(text, Lang::De, code);
    }
}

#[test]
fn c_notations_of_a_fast_typist() {
    use Lang::{Bg, De, En, Lv, Pl, Ru, Sr};
    let table = [
        ("Sf3", De, "N?f3"),
        ("Nf3", De, "N?f3"),
        ("sf3", De, "N?f3"),
        ("Sg1-f3", De, "Ng1f3"),
        ("Ng1f3", De, "Ng1f3"),
        ("sg1f3", De, "Ng1f3"),
        ("SG1F3", De, "Ng1f3"),
        ("S g1 f3", De, "Ng1f3"),
        ("g1f3", De, "?g1f3"),
        ("E2E4", De, "?e2e4"),
        ("E4", De, "P?e4"),
        ("e7e8q", De, "?e7e8=Q"),
        ("e7e8d", De, "?e7e8=Q"),
        ("e7-e8D", De, "?e7e8=Q"),
        ("d8D", De, "P?d8=Q"),
        ("d8=D", De, "P?d8=Q"),
        ("d8(D)", De, "P?d8=Q"),
        ("d8/D", De, "P?d8=Q"),
        ("d8(=Q)", De, "P?d8=Q"),
        ("exf8=N+", En, "Pe?f8=N"),
        ("d8Д", Bg, "P?d8=Q"),
        ("exd6 e.p.", De, "Pe?d6"),
        ("exd6ep", De, "Pe?d6"),
        ("exd6 e. p.", De, "Pe?d6"),
        ("exd6 а.п.", Bg, "Pe?d6"),
        ("exd6 е.р.", Bg, "Pe?d6"),
        ("ed6", De, "Pe?d6"),
        ("e:d6", De, "Pe?d6"),
        ("ed6:", De, "Pe?d6"),
        ("ехd6", Ru, "Pe?d6"),
        ("Sgxf3++", De, "Ng?f3"),
        ("S1xf3#", De, "N?1f3"),
        ("Dh4e1", De, "Qh4e1"),
        ("Dxd4", De, "Q?d4"),
        ("Kb1(=)", De, "K?b1"),
        ("Kb1 =", De, "K?b1"),
        ("e4!?", De, "P?e4"),
        ("0-0", De, "O-O"),
        ("O-O", En, "O-O"),
        ("o-o", De, "O-O"),
        ("OO", De, "O-O"),
        ("0–0–0", De, "O-O-O"),
        ("O — O — O+", De, "O-O-O"),
        ("О-О", Bg, "O-O"),
        ("Zbd2", Lv, "Nb?d2"),
        ("Hxd4", Pl, "Q?d4"),
        ("Wh1", Pl, "R?h1"),
        ("Gg5", Pl, "B?g5"),
        ("Крb1", Ru, "K?b1"),
        ("Kpb1", Ru, "K?b1"),
        ("Кb1", Ru, "N?b1"),
        ("Kb1", Ru, "N?b1"),
        ("Сg5", Ru, "B?g5"),
        ("Cg5", Ru, "B?g5"),
        ("Лe8", Ru, "R?e8"),
        ("Цb1", Bg, "K?b1"),
        ("Og5", Bg, "B?g5"),
        ("Де3+", Bg, "Q?e3"),
        ("Kf3", Bg, "N?f3"),
        ("s4", Sr, "P?c4"),
        ("ва3", Bg, "Pb?a3"),
    ];
    for (text, lang, code) in table {
        means(text, lang, code);
    }
}

#[test]
fn c_3_a_letter_that_is_a_file_and_a_piece_is_never_guessed() {
    use Lang::{De, En, Pl};
    let table = [
        // The b-pawn, in whatever language.
        ("bc3", En, "Pb?c3"),
        ("bxc3", En, "Pb?c3"),
        ("bxc3", De, "Pb?c3"),
        ("b1c3", En, "?b1c3"),
        ("b4", En, "P?b4"),
        ("de4", De, "Pd?e4"),
        ("d1d4", De, "?d1d4"),
        // A capital is the piece; `B` is the English bishop everywhere, since a pawn has no letter.
        ("Bc3", En, "B?c3"),
        ("Bb5", De, "B?b5"),
        ("B1c3", En, "B?1c3"),
        ("D1d4", De, "Q?1d4"),
        ("Dd4", De, "Q?d4"),
        // No pawn moves so.
        ("dh4", De, "Q?h4"),
        ("bf4", En, "B?f4"),
        ("dd1d4", De, "Qd1d4"),
        ("hd4", Pl, "Q?d4"),
    ];
    for (text, lang, code) in table {
        means(text, lang, code);
    }
    for (text, lang) in [("bb5", En), ("dd4", De), ("BC3", En), ("B1C3", En), ("hxh4", Pl)] {
        assert!(matches!(refused(text, lang), ParseReason::SeveralMeanings(meanings) if meanings.len() == 2), "{text}");
    }
}

#[test]
fn c_4_a_pawn_has_no_letter() {
    for text in ["pe5", "Pd4", "pa5", "P e4"] {
        assert_eq!(refused(text, Lang::En), ParseReason::PawnLetter);
        assert_eq!(refused(text, Lang::De), ParseReason::PawnLetter);
    }
    for text in ["e5", "e4", "d4", "a5", "Bauer e5"] {
        means(text, Lang::De, &format!("P?{}", &text[text.len() - 2..]));
    }
}

#[test]
fn what_is_no_announcement_is_refused_with_its_part_and_column() {
    let table = [
        ("", ParseReason::Empty, "", 1, ""),
        (" ., ", ParseReason::Empty, "", 5, ""),
        ("Springer", ParseReason::NoTarget, "", 9, "Springer"),
        ("Springer Gustav", ParseReason::NoTarget, "", 16, "Springer Gustav"),
        ("Springer Gustaf eins", ParseReason::Unknown, "Gustaf", 10, "Springer"),
        ("Springer Gustav neun", ParseReason::Unknown, "neun", 17, "Springer Gustav"),
        ("Springer Gustav 9", ParseReason::Unknown, "9", 17, "Springer Gustav"),
        ("Springer Dame Gustav eins", ParseReason::Misplaced, "Dame", 10, "Springer"),
        ("e2 e4 e5", ParseReason::Misplaced, "e", 7, "Eva zwei Eva vier"),
        ("e4 e5 e6 e7", ParseReason::Misplaced, "e", 7, "Eva vier Eva fuenf"),
        ("kurze", ParseReason::HalfCastling, "", 6, "Kurze"),
        ("Rochade", ParseReason::HalfCastling, "", 8, "Rochade"),
        ("kurze Dame", ParseReason::Misplaced, "Dame", 7, "Kurze"),
        ("1f3", ParseReason::NoTarget, "", 4, "eins Felix drei"),
        ("Sfx3", ParseReason::Misplaced, "3", 4, "Springer Felix"),
        ("xf3", ParseReason::Misplaced, "x", 1, ""),
        ("d8Dame Turm", ParseReason::Misplaced, "Turm", 8, "David acht Dame"),
        ("hallo", ParseReason::Unknown, "hallo", 1, ""),
        ("e4 ☂", ParseReason::Unknown, "☂", 4, "Eva vier"),
    ];
    for (text, reason, part, at, understood) in table {
        let error = parse_move(text, Lang::De).expect_err(text);
        assert_eq!(
            (error.reason, &*error.part, error.at, &*error.understood),
            (reason, part, at, understood),
            "{text}"
        );
    }
    // A misprint for "Zdxf3" in one of the texts.
    assert_eq!(refused("Zdx3", Lang::Lv), ParseReason::Misplaced);
    let long = "e4 ".repeat(10_000);
    assert_eq!(refused(&long, Lang::De), ParseReason::TooLong);
}

/// Disambiguation as printed: FEN, from-square, target, English, Bulgarian, German and Serbian, Latvian.
const TWINS: [(&str, &str, &str, [&str; 4]); 9] = [
    ("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1", "g1", "f3", ["Ngf3", "Кgf3", "Sgf3", "Zgf3"]),
    ("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1", "e1", "f3", ["Nef3", "Кef3", "Sef3", "Zef3"]),
    ("4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1", "g5", "f3", ["N5f3", "К5f3", "S5f3", "Z5f3"]),
    ("4k3/8/8/8/3N4/8/7N/K7 w - - 0 1", "h2", "f3", ["Nhf3", "Кhf3", "Shf3", "Zhf3"]),
    ("4k3/8/8/8/3N4/5p2/7N/K7 w - - 0 1", "d4", "f3", ["Ndxf3", "Кdxf3", "Sdxf3", "Zdxf3"]),
    ("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "c4", "d5", ["cxd5", "cxd5", "cxd5", "cxd5"]),
    ("4k3/1b6/8/8/8/5N2/8/1N5K w - - 0 1", "b1", "d2", ["Nd2", "Кd2", "Sd2", "Zd2"]),
    ("2k5/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h1", "e1", ["Q1e1", "Д1e1", "D1e1", "D1e1"]),
    ("2k5/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4", "e1", ["Qh4e1", "Дh4e1", "Dh4e1", "Dh4e1"]),
];

#[test]
fn c_10_twins_are_told_apart_by_file_then_rank_then_both() {
    for (fen, from, to, written) in TWINS {
        let position = position(fen);
        let is_it = |m: &shakmaty::Move| m.from() == from.parse().ok() && m.to().to_string() == to;
        let legal = position.legal_moves().into_iter().find(is_it).unwrap();
        for (lang, text) in [Lang::En, Lang::Bg, Lang::De, Lang::Lv].into_iter().zip(written) {
            assert_eq!(move_to_san(&position, legal, lang).trim_end_matches('+'), text);
            // The texts leave the x out in short notation, and the seed's letters are Latin look-alikes.
            for spelling in [text.to_owned(), text.replace('x', ""), text.replace('К', "K")] {
                let said = parse_move(&spelling, lang).unwrap();
                assert_eq!(read_announcement(&position, &said).unwrap().legal, Ok(legal), "{spelling}");
            }
        }
        let short = move_in_printed_words(
            &describe_legal_move(&position, legal),
            WordListKind::Fide,
            AnnouncementStyle::Short,
            false,
        );
        assert_eq!(
            read_announcement(&position, &parse_move(&short, Lang::De).unwrap()).unwrap().legal,
            Ok(legal),
            "{short}"
        );
    }
}

#[test]
fn c_11_promotions_name_their_piece() {
    let table = [
        (
            "8/3P4/7k/8/8/8/8/K7 w - - 0 1",
            "d7d8=Q",
            [("d8=Q", Lang::En), ("d8Д", Lang::Bg), ("d8D", Lang::Sr), ("d8D", Lang::Lv)],
        ),
        (
            "8/5P2/k7/8/8/8/8/K7 w - - 0 1",
            "f7f8=N",
            [("f8=N", Lang::En), ("f8К", Lang::Bg), ("(f8S)", Lang::Sr), ("f8Z", Lang::Lv)],
        ),
        (
            "5r2/4P3/7k/8/8/8/8/K7 w - - 0 1",
            "e7f8=N",
            [("exf8=N", Lang::En), ("exf8K", Lang::Bg), ("exf8S", Lang::Sr), ("ef8Z", Lang::Lv)],
        ),
        (
            "8/8/8/7k/8/8/Kp6/8 b - - 0 1",
            "b2b1=B",
            [("b1=B+", Lang::En), ("b1О", Lang::Bg), ("b1L", Lang::Sr), ("b1L", Lang::Lv)],
        ),
        (
            "8/8/8/7k/8/8/K5p1/8 b - - 0 1",
            "g2g1=R",
            [("g1=R", Lang::En), ("g1Т", Lang::Bg), ("g1T", Lang::Sr), ("g1T", Lang::Lv)],
        ),
    ];
    for (fen, code, written) in table {
        let position = position(fen);
        let said: Announcement = format!("P{code}").parse().unwrap();
        let legal = read_announcement(&position, &said).unwrap().legal.unwrap();
        for (text, lang) in written {
            let understood = parse_move(text.trim_matches(['(', ')']), lang).unwrap();
            assert_eq!(read_announcement(&position, &understood).unwrap().legal, Ok(legal), "{text}");
        }
        let bare = format!("P{}", code.split('=').next().unwrap());
        for style in AnnouncementStyle::ALL {
            let without = MoveDescription {
                threat: Default::default(),
                ..MoveDescription::from_named_move(bare.parse().unwrap())
            };
            let said =
                parse_move(&move_in_printed_words(&without, WordListKind::Fide, style, false), Lang::De).unwrap();
            assert!(matches!(read_announcement(&position, &said), Err(UnreadableReason::PromotionMissing { .. })));
        }
    }
}

#[test]
fn a_move_fits_a_line_of_forty_cells() {
    let table = [
        ("Ng1f3 ??", "Sg1-f3"),
        ("Ng1f3 ?? x +", "Sg1xf3"),
        ("Pe2e4 ??", "e2-e4"),
        ("Pe5d6 e? x ep", "e5xd6 e.p."),
        ("Pe7e8=Q ??", "e7-e8D"),
        ("O-O ??", "0-0"),
    ];
    for (code, line) in table {
        let telling: MoveDescription = code.parse().unwrap();
        assert_eq!(short_move_notation(&telling, Lang::De), line);
    }
}

#[test]
fn an_unknown_word_is_named_whole() {
    for word in ["bla", "stand", "exd"] {
        assert_eq!(parse_move(word, Lang::De).unwrap_err().part, word);
    }
    means("Sgf drei", Lang::De, "Ng?f3");
}
