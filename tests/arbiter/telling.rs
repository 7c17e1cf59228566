//! What an arbiter reads and hears of two sheets: one cause, one sentence, the first of them first.

use ansage_compare::procedure::{DisputeFacts, Proposal, Verdict, propose_resolution};
use ansage_compare::words::{
    StatementReader, arbiter_presenter, found_statements, proposal_statements, score_difference_statements,
};
use ansage_game::seat::ByColor;
use ansage_words::locale::{Lang, Locale};
use ansage_words::score::written::read_as_written;

fn compared(white: &str, black: &str) -> (DisputeFacts, Proposal) {
    let written = |text: &str| Some(read_as_written(text.as_bytes(), Some(Lang::En), 1).expect("a sheet"));
    let scores = ByColor { white: written(white), black: written(black) };
    let facts = DisputeFacts::gather(scores, ByColor::default(), None, None);
    let proposal = propose_resolution(&facts).expect("both scores are given");
    (facts, proposal)
}

/// The summary, and the sentences on every further difference.
fn told(lang: &str, white: &str, black: &str) -> Vec<String> {
    let presenter = arbiter_presenter(&Locale::new(Some(lang)));
    let (facts, proposal) = compared(white, black);
    for said in proposal_statements(&presenter, &facts, &proposal, StatementReader::Page) {
        assert!(said.told.line.chars().count() <= 40, "{:?}", said.told.line);
    }
    let found = found_statements(&presenter, &facts, &proposal, StatementReader::Page).into_iter().take(1);
    found.chain(score_difference_statements(&presenter, &facts, &proposal)).map(|said| said.text).collect()
}

macro_rules! pair_of {
    ($number:literal) => {
        (include_str!(concat!("pairs/", $number, "w.txt")), include_str!(concat!("pairs/", $number, "b.txt")))
    };
}

const GAME: &str = "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6\n5. O-O Be7\n6. Re1 b5\n7. Bb3 d6\n8. c3 O-O\n";

#[test]
fn t17_a_line_left_out_is_one_sentence_with_its_moves() {
    for ((white, black), en, de) in [
        (
            pair_of!("03"),
            "Black left out 20. Qf3xe4 g7-g6 (line 20, column 5).",
            "Schwarz hat 20. Df3xe4 g7-g6 ausgelassen",
        ),
        (
            pair_of!("04"),
            "White left out 22. Kg1-g2 Rf6-f7 (line 22, column 5).",
            "Weiß hat 22. Kg1-g2 Tf6-f7 ausgelassen",
        ),
        (
            pair_of!("11"),
            "Black left out 8...Qd8-e8 9. Qd1-e2 (line 8, column 13).",
            "Schwarz hat 8...Dd8-e8 9. Dd1-e2 ausgelassen",
        ),
        (
            pair_of!("26"),
            "Black left out 21...Kg8-f8 22. Kg1-g2 Rf6-f7 23. h2-h4 (line 21, column 14).",
            "Schwarz hat 21...Kg8-f8 22. Kg1-g2 Tf6-f7 23. h2-h4 ausgelassen",
        ),
    ] {
        assert_eq!(told("en", white, black), [en]);
        assert!(told("de", white, black)[0].starts_with(de));
    }
}

#[test]
fn with_less_than_four_half_moves_after_it_an_omission_is_the_likelier_reading() {
    for (lines, sentence) in [
        (5, "Black probably left out 4. Bb5-a4 Ng8-f6 (line 4, column 4)."),
        (6, "Black probably left out 5. 0-0 Bf8-e7 (line 5, column 4)."),
        (7, "Black probably left out 6. Rf1-e1 b7-b5 (line 6, column 4)."),
        (8, "Black probably left out 7. Ba4-b3 d7-d6 (line 7, column 4)."),
    ] {
        let of = |left_out: usize| -> String {
            let lines = GAME.lines().take(lines).enumerate().filter(|(at, _)| at + 1 != left_out);
            lines.map(|(_, line)| format!("{line}\n")).collect()
        };
        let said = told("en", &of(0), &of(lines - 1));
        assert_eq!(said, [format!("{sentence} Fewer than four half-moves after it agree.")]);
    }
}

#[test]
fn t20_every_difference_after_the_first_is_named() {
    let (white, black) = pair_of!("22");
    assert_eq!(
        told("en", white, black)[1..],
        [
            r#"The scores differ at move 15 of White. White wrote "Qh3" (line 15, column 5), Black wrote "Qg3" (line 14, column 14)."#
        ]
    );
    for (from, to, second) in [
        ("6. Re1 b5", "6. Re1 b6", "The scores differ at move 6 of Black. White wrote \"b5\""),
        ("6. Re1 b5", "6. Re1 Nz9", "Black wrote \"Nz9\" at move 6 of Black"),
        ("7. Bb3 d6\n", "", "Black probably left out 7. Ba4-b3 d7-d6"),
        ("6. Re1 b5", "6. Re1 b5 b5", "Black wrote \"b5\" twice"),
    ] {
        let black = GAME.replace("2. Nf3 Nc6", "2. Nf3 ?c6").replace(from, to);
        let said = told("en", GAME, &black);
        assert!(said[0].contains("at move 2 of Black"), "{said:?}");
        assert!(said.iter().any(|said| said.starts_with(second)), "{second}: {said:#?}");
    }
}

#[test]
fn t19_what_both_lack_is_said_of_both() {
    let (white, black) = pair_of!("07");
    assert_eq!(
        told("en", white, black)[0],
        "Both players left out a half-move at move 15 of Black. On neither score can it be read."
    );
    assert!(
        told("de", white, black)[0]
            .starts_with("Beide Spieler haben bei Zug 15 von Schwarz einen Halbzug ausgelassen.")
    );
}

#[test]
fn t18_what_is_written_twice_or_by_one_alone_is_named_with_its_place() {
    let (white, black) = pair_of!("19");
    assert_eq!(told("en", white, black), ["Black wrote \"d5\" twice (line 24, column 5)."]);
    for (from, to, sentence) in [
        ("4. Ba4 Nf6", "4. Ba4 Nf6 Nf6", "Black wrote \"Nf6\" twice (line 4, column 12)."),
        ("5. O-O Be7", "5. O-O O-O Be7", "Black wrote \"O-O\" twice (line 5, column 8)."),
        ("4. Ba4 Nf6", "4. Ba4 Qxh8 Nf6", "Black wrote \"Qxh8\" (line 4, column 8). White's score has nothing for it."),
    ] {
        let said = told("en", GAME, &GAME.replace(from, to));
        assert_eq!(said[0], sentence);
    }
}

#[test]
fn what_cannot_be_compared_is_said_with_both_texts() {
    for (white, black, sentence) in [
        (
            "1. e4 e5 2. Nf3",
            "1. e4 c5 2. Nf3",
            "The scores differ at move 1 of Black. White wrote \"e5\" (line 1, column 7), Black wrote \"c5\" (line 1, column 7).",
        ),
        (
            "1. e4 e5 2. Nf3 Nc6 3. Bb5",
            "1. e4 c5 2. c3 d5 3. exd5",
            "From move 1 of Black on the scores differ in all that follows. White wrote \"e5\"",
        ),
        (
            "1. e4 never read",
            "1. e4 never read",
            "From move 1 of Black on the scores cannot be compared. White wrote \"never\"",
        ),
        ("1. e4 e5 2. Nf3 Nc6", "1. e4 e5 2. N?3 Nc6", "Black wrote \"N?3\" at move 2 of White (line 1, column 13)"),
    ] {
        let said = told("en", white, black);
        assert!(said[0].starts_with(sentence), "{said:?}");
    }
}

#[test]
fn f14_the_position_is_that_of_the_last_agreed_half_move() {
    for lines in 1..5 {
        let short: String = GAME.lines().take(lines).map(|line| format!("{line}\n")).collect();
        for (white, black) in [(GAME, short.as_str()), (short.as_str(), GAME)] {
            let (_, proposal) = compared(white, black);
            assert_eq!((proposal.verdict, proposal.agreed, proposal.course.len()), (Verdict::Agree, 2 * lines, 16));
            let (_, alone) = compared(&short, &short);
            assert_eq!(proposal.agreed_position(), alone.position);
            assert!(proposal.goes_on_behind_agreed() && !alone.goes_on_behind_agreed());
        }
    }
}
