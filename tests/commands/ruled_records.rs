//! What the arbiter rules, and what falls by it, stands in every record: in the hall, the desk's `state`, PGN and the report.

use super::crossed_records::{has, written};

/// Two half-moves, and the arbiter at the desk.
const BEGUN: &str = "+10 / e4 / press / +10 / opp press / e5 / +5 / arbiter / ruling / geheim77";

/// After one `back` the first page had lost the rulings before it and after it, the result, and the cases.
#[test]
fn d_2_8_the_first_page_has_the_rulings_before_and_after_a_corrected_course() {
    let white = "add white 7:00 / back 1 black / take black 3:00 / resume / done / opp press / e6";
    let end = "arbiter / ruling / geheim77 / result 1/2";
    for (name, options, line) in [
        ("white", "--time 90", format!("{BEGUN} / {white} / {end}")),
        ("course", "--time 90", format!("{BEGUN} / {white} / {end}").replace("back 1 black", "course 1 white")),
    ] {
        let game = written(&format!("ruled-{name}"), options, None, &line);
        let rulings = ["White gets 7 minutes more.", "Black loses 3 minutes", "the game is drawn"];
        has(&game.ruled, &rulings);
        has(&game.ruled, &["White 1 h 29 m 45 s", "Black 1 h 29 m 50 s"]);
        has(&game.proposed, &["Nothing was proposed."]);
        assert!(!game.ruled.contains("that was proposed"), "{}", game.ruled);
    }
}

/// The case that the corrected course was ruled in stood neither under what was found nor under what was proposed.
#[test]
fn art_7_5_a_case_before_a_corrected_course_stays_on_the_first_page() {
    let illegal = "e4 / press / opp press / e5 / Ke1e3 / press / ruling / geheim77 / back 1 black / uphold";
    let game = written("ruled-offence", "--time 90", None, illegal);
    has(&game.found, &["White completed the illegal move Ke1-e3."]);
    has(&game.proposed, &["The Laws provide: Black gets 2 minutes more."]);
    assert!(!game.proposed.contains("Nothing was proposed."), "{}", game.proposed);
    has(&game.ruled, &["The position before move 1 of Black", "penalty for illegal move 1 of White upheld."]);
}

/// An open claim fell without a word, and the draw offer was "refused by the move" though nobody had moved.
#[test]
fn art_9_1_what_falls_with_a_changed_course_is_told_and_recorded() {
    let claim = "e4 / press / opp press / e5 / touched g1 / Bc4 / press / opp claim touched / opp yes";
    for (name, ruled) in [("back", "back 1 black"), ("course", "course 1 white d5")] {
        let desk = format!("ruling / geheim77 / {ruled}");
        let falls = "The course is changed, and the claim of Black is no longer open: that a touched piece was";
        let game = written(&format!("falls-claim-{name}"), "--time 90", None, &format!("{claim} / {desk}"));
        for text in [&game.hall, &game.pgn, &game.text, &game.events, &game.ruled] {
            has(text, &[falls]);
        }
        let offer = "opp press / e4 / e5 / draw / yes / press";
        let lapses = "The draw offer of Black lapses by the decision.";
        let game =
            written(&format!("falls-offer-{name}"), "--time 90 --blind black", None, &format!("{offer} / {desk}"));
        for text in [&game.hall, &game.pgn, &game.text, &game.events, &game.ruled] {
            has(text, &[lapses]);
            assert!(!text.contains("refused by the move"), "{text}");
        }
    }
}

/// A result that the arbiter lifted, and the act that had brought it, stood nowhere.
#[test]
fn art_5_1_2_and_9_1_a_result_that_was_lifted_stands_in_the_record_with_its_act() {
    let resigns = "e4 / press / opp press / e5 / opp resign / opp yes / opp yes";
    let agreed = "opp press / e4 / e5 / draw / yes / press / opp accept / opp yes / opp yes";
    let mated = "f3 / press / opp press / e5 / g4 / press / opp press / Qh4 / opp yes";
    let cases = [
        ("resigned", "--time 90", resigns, "continue", "Black resigns. White wins."),
        ("agreed", "--time 90 --blind black", agreed, "continue", "The game is drawn by agreement."),
        ("back", "--time 90", resigns, "back 1 black", "Black resigns. White wins."),
        ("mate", "--time 90", mated, "back 2 black", "Checkmate. Black wins."),
        ("course", "--time 90", mated, "course 2 white Nf6", "Checkmate. Black wins."),
    ];
    for (name, options, lines, ruled, told) in cases {
        let lines = format!("{lines} / ruling / geheim77 / {ruled}");
        let game = written(&format!("lifted-{name}"), options, None, &lines);
        for text in [&game.hall, &game.pgn, &game.text, &game.events] {
            has(text, &[told, "The result is lifted: the game goes on."]);
        }
        has(&game.found, &[told]);
        has(&game.ruled, &["The result is lifted: the game goes on."]);
    }
    let open = "e4 / press / opp press / e5 / Ke1e3 / press / opp resign / opp yes / opp yes";
    let game = written("lifted-open", "--time 90", None, open);
    has(&game.pgn, &["Black resigns. White wins."]);
    let game = written("lifted-none", "--time 90", None, resigns);
    assert!(!game.pgn.contains("resigns"), "{}", game.pgn);
}

/// A move that was announced and not pressed was gone after a corrected course.
#[test]
fn art_7_5_an_announced_move_that_a_changed_course_takes_away_is_named() {
    let white = "e4 / press / opp press / e5 / Nf3 / arbiter / ruling / geheim77";
    let black = "opp press / e4 / e5 / arbiter / ruling / geheim77";
    let cases = [
        ("back", "--time 90", white, "back 1 black", "White announced Ng1-f3, not pressed."),
        ("course", "--time 90", white, "course 1 white d5", "White announced Ng1-f3, not pressed."),
        ("own", "--time 90 --blind black", black, "course 1 white", "Black announced e7-e5, not pressed."),
    ];
    for (name, options, lines, ruled, told) in cases {
        let game = written(&format!("announced-{name}"), options, None, &format!("{lines} / {ruled}"));
        for text in [&game.pgn, &game.text, &game.events] {
            has(text, &[told]);
        }
    }
}

/// That the decision was postponed was told as "Play goes on" alone; `state` did not name the claim, and nobody was reminded of
/// it when a flag fell.
#[test]
fn art_10_2_b_a_postponed_claim_is_told_named_in_the_state_and_recalled_when_a_flag_falls() {
    let desk = "ruling / geheim77 / opp yes";
    for year in [2001, 2009] {
        let options = format!("--time 60 --laws {year}");
        let white = format!("+3500 / claim quickplay / yes / {desk} / resume / state");
        let black = format!("e4 / press / +3500 / opp claim quickplay / opp yes / {desk} / resume / state");
        for (color, lines) in [("White", white), ("Black", black)] {
            let told = format!("The decision on the claim of {color} is postponed: a draw in the quickplay finish.");
            let due = format!("A flag has fallen. The postponed claim of {color} is to be decided:");
            let ends = format!("If the claim is set aside: {} wins", if color == "White" { "Black" } else { "White" });
            let game = written(&format!("postponed-{year}-{color}"), &options, None, &lines);
            for text in [&game.hall, &game.pgn, &game.text, &game.events, &game.ruled] {
                has(text, &[&told]);
            }
            let state = game.hall.rsplit_once("has 1 hour").expect("the state").1;
            has(state, &[&told, "If the claim is upheld: draw", "If the claim is set aside:"]);
            let game = written(&format!("due-{year}-{color}"), &options, None, &format!("{lines} / +101 / state"));
            for text in [&game.hall, &game.pgn, &game.text, &game.events, &game.proposed] {
                has(text, &[&due, &ends]);
            }
        }
    }
}

/// Time put a fallen flag up without a word, and after `back` nothing was said of one that stays down.
#[test]
fn art_6_8_a_flag_that_goes_up_or_stays_down_by_a_ruling_is_told_and_recorded() {
    let white = "e4 / press / opp press / e5 / +21 / arbiter / ruling / geheim77";
    let black = "opp press / e4 / +21 / arbiter / ruling / geheim77";
    let later = "+10 / e4 / press / +5 / e5 / opp press / +21 / arbiter / ruling / geheim77 / back 1 black";
    let cases = [
        ("add", "--time 0:20", format!("{white} / add white 1:00"), "The flag of White is up again."),
        ("clock", "--time 0:20", format!("{white} / clock white 1:00"), "The flag of White is up again."),
        ("blind", "--time 0:20 --blind black", format!("{black} / add black 1:00"), "The flag of Black is up again."),
        ("claims", "--time 0:20 --laws 2009", format!("{white} / add white 1:00"), "The flag of White is up again."),
        ("back", "--time 0:20", later.to_owned(), "The flag of White is still down. The arbiter sets the clocks."),
        (
            "course",
            "--time 0:20",
            later.replace("back 1 black", "course 1 white e6"),
            "The flag of White is still down. The arbiter sets the clocks.",
        ),
    ];
    for (name, options, lines, told) in cases {
        let game = written(&format!("flag-{name}"), options, None, &lines);
        for text in [&game.hall, &game.pgn, &game.text, &game.events, &game.ruled] {
            has(text, &[told]);
        }
    }
    let up = written("flag-none", "--time 20", None, "e4 / press / arbiter / ruling / geheim77 / add white 1:00");
    assert!(!up.hall.contains("The flag of White"), "{}", up.hall);
}

/// The time for which both clocks stood went on to be counted after the adjournment had started a clock, and after the end.
#[test]
fn art_6_12_both_clocks_stand_for_a_call_until_one_runs_or_the_game_ends() {
    let called = "e4 / press / arbiter / +5";
    let desk = "ruling / geheim77";
    let adjourned = format!("{called} / {desk} / adjourn / +3 / state");
    let ended = format!("{called} / opp resign / opp yes / opp yes / +1000 / {desk} / state");
    let sealed = "opp press / e4 / arbiter / +5 / ruling / geheim77 / adjourn / done / +100 / seal e5 / press / +30 / ruling / geheim77 / state";
    for (name, options, lines) in [
        ("adjourn", "--time 90 --laws 2014", adjourned.as_str()),
        ("end", "--time 90", ended.as_str()),
        ("sealed", "--time 90 --laws 2014 --blind black", sealed),
    ] {
        let game = written(&format!("stood-{name}"), options, None, lines);
        has(&game.hall, &["Calls for the arbiter: 1; both clocks stood for 5 seconds."]);
    }
}

/// By the record the game had been resumed, and the program did not tell that it has the sealed move.
#[test]
fn app_e_a_resumption_is_announced_and_a_lost_envelope_leaves_the_move_with_the_program() {
    let adjourned = "e4 / press / opp press / e5 / arbiter / ruling / geheim77 / adjourn";
    let lines = format!("{adjourned} / resumption 2026-12-01 10:00 Hall");
    let game = written("resumption", "--time 90 --laws 2014", None, &lines);
    for text in [&game.hall, &game.pgn, &game.text, &game.events, &game.ruled] {
        has(text, &["Date and place of the resumption:", "2026-12-01 10:00 Hall"]);
        assert!(!text.contains("The game is resumed"), "{text}");
    }
    let kept = "The program keeps the move that was sealed.";
    let lost = format!("{adjourned} / done / seal Nf3 / press / ruling / geheim77 / envelope lost");
    let game = written("envelope", "--time 90 --laws 2014", None, &lost);
    for text in [&game.hall, &game.pgn, &game.text, &game.events, &game.ruled] {
        has(text, &["The envelope is lost.", kept]);
    }
    let game = written("envelope-paper", "--time 90 --laws 2014", None, &lost.replace("seal Nf3", "seal paper"));
    assert!(game.hall.contains("The envelope is lost.") && !game.hall.contains(kept), "{}", game.hall);
}

/// A game from a position at move 40 was told to go back "before move 1".
#[test]
fn art_7_5_a_position_that_is_restored_is_named_by_the_number_of_the_score() {
    let start = Some("4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 40");
    let lines = "e4 / press / opp press / e5 / arbiter / ruling / geheim77 / back 40 black";
    let game = written("number", "--time 90", start, lines);
    for text in [&game.hall, &game.pgn, &game.text, &game.events, &game.ruled] {
        has(text, &["The position before move 40 of Black stands again."]);
    }
    let black = Some("4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 40");
    let lines = "opp press / e5 / e4 / press / arbiter / ruling / geheim77 / back 41 white";
    let game = written("number-black", "--time 90", black, lines);
    has(&game.hall, &["The position before move 41 of White stands again."]);
    let claim = "e4 / press / opp press / e5 / touched e1 / e5 / opp claim touched / opp yes";
    let game = written("number-claim", "--time 90", start, &claim.replace(" / e5 / opp claim", " / Ke2 / opp claim"));
    assert!(!game.hall.contains("move 1 of"), "{}", game.hall);
}
