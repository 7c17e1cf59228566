//! What crosses stands in every record: in the hall, the desk's `state`, PGN, the score in text and the report.

use super::program::{TestFolder, run};

const MATE: Option<&str> = Some("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
const MATE_BY_BLACK: Option<&str> = Some("r3k3/8/8/8/8/8/5PPP/6K1 b - - 0 1");

/// A game, and everything that is written of it, each on one line.
pub(super) struct WrittenGame {
    pub(super) hall: String,
    pub(super) pgn: String,
    pub(super) text: String,
    pub(super) events: String,
    pub(super) found: String,
    pub(super) proposed: String,
    pub(super) ruled: String,
}

/// Plays lines with ` / ` between them after `start`.
pub(super) fn written(name: &str, options: &str, fen: Option<&str>, lines: &str) -> WrittenGame {
    let room = TestFolder::new(&format!("crossed-record-{name}"));
    let mut command = room.arbitrated("game", &format!("--clock script --lines words {options}"));
    command.args(fen.map(|fen| ["--fen", fen]).into_iter().flatten());
    let typed = format!("start\n{}\n", lines.replace(" / ", "\n"));
    let hall = run(command, typed.as_bytes()).status(0).quiet().out;
    room.run("verify game").status(0);
    let pgn = room.run("export game --pgn --lang en").status(0).quiet().out;
    let text = room.run("export game --text --lang en").status(0).quiet().out;
    room.run("export game --report page.html --lang en").status(0).quiet();
    let page = room.text("page.html");
    let section = |id: &str| {
        let begins = page.find(&format!("<section id=\"{id}\"")).map_or("", |at| &page[at..]);
        plain(begins.split("</section>").next().unwrap_or_default())
    };
    let protocol = section("protocol");
    let part = |from: &str, to: &str| {
        let rest = protocol.split_once(from).map_or("", |(_, rest)| rest);
        rest.split(to).next().unwrap_or_default().to_owned()
    };
    WrittenGame {
        hall: plain(&hall),
        pgn: plain(pgn.split_once("\n\n").expect("headers and moves").1),
        text: plain(&text),
        events: section("events"),
        found: part("> Found <", "> Proposed <"),
        proposed: part("> Proposed <", "> Ruled <"),
        ruled: part("> Ruled <", "> Signatures <"),
    }
}

/// Without its tags, and on one line; headings of the page stand as `> Found <`.
pub(super) fn plain(text: &str) -> String {
    let mut plain = String::new();
    for part in text.replace("<h3>", " > ").replace("</h3>", " &lt; ").split('<') {
        plain += part.split_once('>').map_or(part, |(_, rest)| rest);
        plain.push(' ');
    }
    let plain = plain.replace("&#39;", "'").replace("&lt;", "<");
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[track_caller]
pub(super) fn has(text: &str, parts: &[&str]) {
    parts.iter().for_each(|part| assert!(text.contains(part), "{part:?} is not in {text}"));
}

/// QA6: the case had two results, and the reason of one of them stood nowhere.
#[test]
fn art_5_1_2_and_9_1_a_resignation_or_an_acceptance_that_crosses_is_told_and_recorded() {
    let agreed = "opp draw / opp yes / opp yes / +21 / accept / yes";
    let offence =
        "e4 / press / opp press / e5 / Ke1e3 / press / resume / Ke1e3 / press / opp resign / opp yes / opp yes";
    let others = "opp press / e4 / Ke8e6 / press / resume / Ke8e6 / press / opp resign / opp yes / opp yes";
    let cases = [
        ("white-resigns", "--time 0:20", MATE, "+10 / Ra8 / resign / yes", "White resigns. White announced"),
        (
            "black-resigns",
            "--time 0:20 --blind black",
            MATE_BY_BLACK,
            "+10 / Ra1 / resign / yes",
            "Black resigns. Black announced",
        ),
        (
            "own-case",
            "--time 20",
            MATE_BY_BLACK,
            "Ra1 / opp resign / opp yes / opp yes",
            "Black resigns. Black announced",
        ),
        (
            "accepts",
            "--time 0:20 --blind black",
            None,
            &format!("opp press / e4 / e5 / press / opp press / Nf3 / {agreed}"),
            "The draw offer is accepted. The flag of Black had fallen",
        ),
        ("offence", "--time 90", None, offence, "Black resigns. Illegal moves completed by White: 2."),
        ("others", "--time 90 --blind black", None, others, "White resigns. Illegal moves completed by Black: 2."),
    ];
    for (name, options, fen, lines, told) in cases {
        let game = written(name, options, fen, lines);
        for text in [&game.hall, &game.pgn, &game.text, &game.events, &game.proposed] {
            has(text, &[told, "If the claim is set aside:"]);
        }
        let asked = written(&format!("{name}-state"), options, fen, &format!("{lines} / ruling / geheim77 / state"));
        let state = asked.hall.split_once("A case is open.").expect("the state").1;
        has(state, &[told, "If the claim is set aside:"]);
    }
}

/// QA11: the claim of the sighted player stood nowhere.
#[test]
fn art_6_8_a_flag_claimed_by_the_sighted_player_is_recorded_like_the_blind_players() {
    for year in [2001, 2005, 2009, 2014, 2018, 2023] {
        for (time, seconds) in [("0:20", 21), ("20", 1201), ("90", 5401)] {
            let options = format!("--time {time} --laws {year}");
            let name = format!("flag-{year}-{time}").replace(':', "-");
            let claims = "Black claims that the flag of the opponent has fallen. Black wins on time.";
            let game = written(&name, &options, None, &format!("+{seconds} / opp flag / opp yes"));
            [&game.pgn, &game.text, &game.events].iter().for_each(|text| has(text, &[claims]));
            has(&game.found, &["Black claims that the flag of the opponent has fallen."]);
            let claims = "White claims that the flag of the opponent has fallen. White wins on time.";
            let lines = format!("opp press / e4 / +{seconds} / opp flag / opp yes");
            let game = written(&name, &format!("{options} --blind black"), None, &lines);
            [&game.pgn, &game.text, &game.events].iter().for_each(|text| has(text, &[claims]));
            has(&game.found, &["White claims that the flag of the opponent has fallen."]);
        }
    }
}

/// QA14: by the record the offer came with the move before, and the opponent's move had refused it.
#[test]
fn art_9_1_2_1_an_offer_after_the_opponents_press_stands_behind_the_move_that_was_pressed() {
    let white = "e4 / press / opp press / e5 / Nf3 / press / +1 / opp press / draw / yes / Nc6";
    let black = "opp press / e4 / e5 / press / opp press / draw / yes / Nf3";
    let accepted = "opp accept / opp yes / opp yes";
    for year in [2001, 2009, 2014, 2023] {
        let options = format!("--time 20 --laws {year}");
        let game = written("offer-white", &options, None, &format!("{white} / {accepted}"));
        [&game.pgn, &game.text].iter().for_each(|text| assert!(!text.contains("(=)"), "{text}"));
        has(&game.pgn, &["2. Nf3 { [%clk 0:20:00] } 2... Nc6 { [%clk 0:19:59] White offers a draw. } 1/2-1/2"]);
        let game = written("offer-black", &format!("{options} --blind black"), None, &format!("{black} / {accepted}"));
        has(&game.pgn, &["1... e5 { [%clk 0:20:00] } 2. Nf3 { [%clk 0:20:00] Black offers a draw. } 1/2-1/2"]);
    }
    // The game goes on: the offer is that of the own next move, as where it is made after the entry.
    let game = written("offer-on", "--time 20", None, &format!("{white} / Bb5 / press"));
    has(&game.pgn, &["2. Nf3 { [%clk 0:20:00] } 2... Nc6 { [%clk 0:19:59] } 3. Bb5 { [%clk 0:20:00] (=) }"]);
}

/// A name, the options, the start position, what is typed, and what stands under "Found" and "Proposed".
type PageCase = (&'static str, &'static str, Option<&'static str>, &'static str, &'static str, &'static [&'static str]);

/// QA7: the first page said that there was nothing, or was missing, while a case was open.
#[test]
fn an_open_case_stands_on_the_first_page_with_both_results() {
    const UPHELD: &str = "If the claim is upheld:";
    const ASIDE: &str = "If the claim is set aside:";
    let accepts = "Black accepts the draw. A move had been entered for Black";
    let resigns = "White resigns. White announced Ra1-a8 0 seconds before. It ends the game.";
    let cases: [PageCase; 4] = [
        (
            "after-entry",
            "--time 20",
            None,
            "e4 / press / opp press / e5 / Nf3 / draw / yes / press / a6 / opp accept / opp yes / opp yes",
            accepts,
            &["If the claim is upheld: The game is drawn."],
        ),
        (
            "reply",
            "--time 0:20",
            None,
            "f3 / press / opp press / e5 / g4 / opp Qh4 / opp resign / opp yes / opp yes",
            "Black resigns. Black announced Qd8-h4 0 seconds before.",
            &[UPHELD, "Black wins the game.", ASIDE, "White wins the game."],
        ),
        (
            "mate",
            "--time 0:20",
            MATE,
            "+10 / Ra8 / resign / yes",
            resigns,
            &[UPHELD, "White wins the game.", ASIDE, "Black wins the game."],
        ),
        (
            "boards",
            "--time 20",
            Some("6k1/5ppp/8/8/7p/8/8/R3K3 w - - 0 1"),
            "Ra7 / press / opp played a1a6 / opp yes / opp press / h3 / Ra8 / resign / yes",
            "White resigns. White announced Ra7-a8 0 seconds before.",
            &[UPHELD, "White wins the game.", ASIDE, "Black wins the game."],
        ),
    ];
    for (name, options, fen, lines, found, proposed) in cases {
        let game = written(&format!("page-{name}"), options, fen, lines);
        has(&game.found, &[found]);
        has(&game.proposed, proposed);
        has(&game.ruled, &["Nothing has been ruled yet."]);
        assert!(!game.proposed.contains("Nothing was proposed."), "{name}: {}", game.proposed);
    }
}

/// QA8: what the players had settled themselves was "not ruled yet" in a game that was over.
#[test]
fn a_case_that_the_players_have_settled_stands_under_ruled() {
    let offence = "e4 / press / opp press / e5 / Ke1e3 / press / resume / Ke1e3 / press / consent / yes";
    let others = "opp press / e4 / e5 / press / opp press / Ke1e3 / opp yes / opp resume / opp yes / opp yes / Ke1e3 \
                  / opp press / opp yes / opp consent / opp yes / opp yes";
    let cases = [
        (
            "mate",
            "--time 0:20",
            MATE,
            "+19 / Ra8 / +2 / opp consent / opp yes / opp yes",
            "Agreed: a move made before the end upheld.",
        ),
        ("offence", "--time 90", None, offence, "Agreed: penalty for illegal move 2 of White upheld."),
        ("others", "--time 90 --blind black", None, others, "Agreed: penalty for illegal move 2 of White upheld."),
    ];
    for (name, options, fen, lines, ruled) in cases {
        let game = written(&format!("settled-{name}"), options, fen, lines);
        has(&game.ruled, &[ruled]);
        assert!(!game.ruled.contains("ruled yet"), "{name}: {}", game.ruled);
    }
    let game = written("settled-flag", "--time 0:20", None, "+21 / opp flag / opp yes");
    assert!(game.ruled.contains("Nothing was ruled."), "{}", game.ruled);
    let game = written("settled-open", "--time 0:20", None, "arbiter");
    assert!(game.ruled.contains("Nothing has been ruled yet."), "{}", game.ruled);
}

/// QA16: one illegal move was told as too many.
#[test]
fn app_a_4_and_b_2_the_first_illegal_move_that_decides_the_game_is_told_as_one() {
    let king = Some("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    let cases = [
        (
            "a",
            "--time 5 --laws 2014",
            None,
            "e4 / press / opp press / e5 / Ke1e3 / press / consent / yes",
            "An illegal move of White decides the game. Black wins.",
        ),
        (
            "b",
            "--time 5 --laws 2014 --blind black",
            None,
            "opp press / e4 / Ke8e6 / press / consent / yes",
            "An illegal move of Black decides the game. White wins.",
        ),
        (
            "c",
            "--time 20 --laws 2014",
            None,
            "e4 / press / opp press / e5 / Ke1e3 / press / consent / yes",
            "An illegal move of White decides the game. Black wins.",
        ),
        (
            "d",
            "--time 5 --laws 2009",
            king,
            "Ke1d5 / press / opp claim illegal / opp yes / consent / yes",
            "An illegal move, but the opponent cannot checkmate. The game is drawn.",
        ),
    ];
    for (name, options, fen, lines, told) in cases {
        let game = written(&format!("first-{name}"), options, fen, lines);
        for text in [&game.hall, &game.pgn, &game.text, &game.events] {
            has(text, &[told]);
            assert!(!text.contains("oo many"), "{text}");
        }
    }
}

/// QA17: a claim that its own player had refuted by a correction was an agreement that nobody had made.
#[test]
fn art_9_5_a_claim_that_the_corrected_record_refutes_is_told_as_that() {
    let fifty = Some("8/7p/4k3/8/8/3RK3/7P/8 b - - 99 80");
    let by_black = Some("8/7p/3rk3/8/8/4K3/7P/8 w - - 99 80");
    let cycle = "Nf3 / press / opp press / Nf6 / Ng1 / press / opp press / Ng8";
    let cycles = format!("{cycle} / {cycle} / claim repetition / yes / misheard Nh5");
    for year in [2014, 2018, 2023] {
        for (name, time, fen, lines) in [
            ("fifty", "90", fifty, "opp press / Kf5 / claim fifty / yes / misheard h6"),
            ("black", "90 --blind black", by_black, "opp press / Kf4 / claim fifty / yes / misheard h3"),
            ("repetition", "20", None, cycles.as_str()),
        ] {
            let options = format!("--time {time} --laws {year}");
            let game = written(&format!("refuted-{name}"), &options, fen, lines);
            let player = if name == "black" { "Black" } else { "White" };
            let told = format!("By the corrected record the claim of {player} is incorrect.");
            for text in [&game.hall, &game.pgn, &game.text, &game.events, &game.found] {
                has(text, &[&told]);
                ["Rejected", "Agreed", "set aside"].iter().for_each(|part| assert!(!text.contains(part), "{text}"));
            }
            has(&game.proposed, &["The Laws provide:"]);
        }
    }
}

/// QA5: the first offence could not be settled, and clocks were told of that the game does not have.
#[test]
fn art_7_5_5_without_clocks_a_first_offence_is_settled_by_resume_and_no_clock_is_told_of() {
    let white = "e4 / press / opp press / e5 / Ke1e3 / press / resume / Nf3";
    let black = "e4 / press / opp press / Ke8e6 / opp yes / opp resume / opp yes / opp yes / e6 / opp press";
    for year in [2005, 2009, 2014, 2018, 2023] {
        for (name, lines, goes_on) in [
            ("white", white, "White to move. White: knight g1 to f3."),
            ("black", black, "Black to move. Black: pawn e7 to e6."),
        ] {
            let options = format!("--time none --laws {year}");
            let game = written(&format!("unclocked-{name}"), &options, None, lines);
            has(&game.hall, &["The Laws provide: the game continues", "Accepted. Play goes on.", goes_on]);
            let settled = game
                .hall
                .split_once("Illegal:")
                .and_then(|(_, rest)| rest.split_once("Play goes on."))
                .expect("both")
                .0;
            ["clock", "minute"].iter().for_each(|part| assert!(!settled.contains(part), "{settled}"));
            has(&game.pgn, &["The Laws provide: The game continues. Agreed: penalty for illegal move 1 of"]);
        }
    }
}

/// A postponed claim of a quickplay finish is recalled by the claim of the flag, which stood nowhere.
#[test]
fn art_6_8_and_10_2_b_a_claim_of_the_flag_that_recalls_a_postponed_case_is_told_and_recorded() {
    let desk = "ruling / geheim77 / opp yes";
    for year in [2001, 2009] {
        let options = format!("--time 60 --laws {year}");
        let lines = format!(
            "+3500 / claim quickplay / yes / {desk} / resume / done / +101 / opp flag / opp yes / {desk} / state"
        );
        let game = written("recall-white", &options, None, &lines);
        let claims = "Black claims that the flag of the opponent has fallen.";
        [&game.hall, &game.pgn, &game.text, &game.events, &game.found].iter().for_each(|text| has(text, &[claims]));
        let lines =
            format!("e4 / press / +3500 / opp claim quickplay / opp yes / {desk} / resume / done / +101 / flag / yes");
        let game = written("recall-black", &options, None, &lines);
        let claims = "White claims that the flag of the opponent has fallen.";
        [&game.hall, &game.pgn, &game.text, &game.events, &game.found].iter().for_each(|text| has(text, &[claims]));
    }
}

/// An offer that was made after a move was announced stood before it, or beside a move that it did not belong to.
#[test]
fn art_9_1_2_1_an_offer_after_an_unpressed_move_stands_behind_that_move() {
    let accepted = "opp accept / opp yes / opp yes";
    for year in [2014, 2018, 2023] {
        let options = format!("--time 20 --laws {year}");
        let own = "White announced Ng1-f3, not pressed. White offers a draw.";
        let lines = format!("e4 / press / e5 / opp press / Nf3 / draw / yes / {accepted}");
        let game = written("offer-own-white", &options, None, &lines);
        [&game.pgn, &game.text].iter().for_each(|text| has(text, &[own]));
        let own = "Black announced e7-e5, not pressed. Black offers a draw.";
        let black = format!("{options} --blind black");
        let lines = format!("opp press / e4 / e5 / draw / yes / {accepted}");
        let game = written("offer-own-black", &black, None, &lines);
        [&game.pgn, &game.text].iter().for_each(|text| has(text, &[own]));

        let others = "Black announced Nb8-c6, not pressed. White offers a draw.";
        let line = "opp press / e4 / e5 / press / opp press / Nf3 / Nc6 / opp draw / opp yes / opp yes";
        let game = written("offer-other-white", &black, None, &format!("{line} / accept / yes"));
        [&game.pgn, &game.text].iter().for_each(|text| has(text, &[others]));
        [&game.pgn, &game.text].iter().for_each(|text| assert!(!text.contains("(=)"), "{text}"));
        // Black presses, and the game goes on: the offer stands behind the move it came after.
        let game = written("offer-other-on", &black, None, &format!("{line} / press / +1 / opp press / d4"));
        has(&game.pgn, &["2. Nf3 { [%clk 0:20:00] } 2... Nc6 { [%clk 0:20:00] }", "(=)"]);
        let others = "White announced Ng1-f3, not pressed. Black offers a draw.";
        let lines = "e4 / press / opp press / e5 / Nf3 / opp draw / opp yes / opp yes / accept / yes";
        let game = written("offer-other-black", &options, None, lines);
        [&game.pgn, &game.text].iter().for_each(|text| has(text, &[others]));
        [&game.pgn, &game.text].iter().for_each(|text| assert!(!text.contains("(=)"), "{text}"));
    }
}

/// That the arbiter has called the flag stood nowhere; by the record nobody had claimed it.
#[test]
fn art_6_8_a_flag_that_the_arbiter_has_called_is_told_and_recorded() {
    for year in [2018, 2023] {
        let options = format!("--time 0:20 --laws {year}");
        let called = "The arbiter has called the fallen flag of White. Black wins on time.";
        let lines = "+21 / e4 / press / arbiter / ruling / geheim77 / opp yes / flag white";
        let game = written("called-white", &options, None, lines);
        [&game.hall, &game.pgn, &game.text].iter().for_each(|text| has(text, &[called]));
        has(&game.events, &[called]);
        let called = "The arbiter has called the fallen flag of Black. White wins on time.";
        let lines = "opp press / e4 / +21 / arbiter / ruling / geheim77 / opp yes / flag black";
        let game = written("called-black", &format!("{options} --blind black"), None, lines);
        [&game.hall, &game.pgn, &game.text].iter().for_each(|text| has(text, &[called]));
        has(&game.events, &[called]);
    }
}

/// The desk was told that an illegal move was not claimed while its claim was open.
#[test]
fn app_b_3_the_facts_for_the_desk_say_that_the_illegal_move_was_claimed() {
    let end = "ruling / geheim77 / opp yes / facts";
    for (year, time) in [(2001, "20"), (2009, "5")] {
        let options = format!("--laws {year} --time {time}");
        let told = "Illegal: king e1 to e3 by White. Black has claimed it.";
        let lines = format!("e4 / press / opp press / e5 / Ke1e3 / press / Nf6 / opp claim illegal / opp yes / {end}");
        let game = written("claimed-white", &options, None, &lines);
        has(&game.hall, &[told]);
        // The arbiter decides whether the claim came in time.
        let announced = "Black announced Ng8-f6, not pressed. Black claims an illegal move";
        [&game.pgn, &game.text].iter().for_each(|text| has(text, &[announced]));
        has(&game.events, &["Black announced Ng8-f6, not pressed."]);
        assert!(!game.hall.contains("It was not claimed and stands"), "{}", game.hall);
        let told = "Illegal: king e8 to e6 by Black. White has claimed it.";
        let lines = format!("opp press / e4 / Ke8e6 / press / opp claim illegal / opp yes / {end}");
        let game = written("claimed-black", &format!("{options} --blind black"), None, &lines);
        has(&game.hall, &[told]);
        assert!(!game.hall.contains("It was not claimed and stands"), "{}", game.hall);
    }
}

/// The record holds what was touched and played, and what the arbiter has ruled; what the Laws say of it was for him alone.
#[test]
fn art_4_3_1_the_record_of_a_touched_piece_judges_nothing() {
    let lines = "touched e1 / Ra8 / opp claim touched / opp yes";
    for verdict in ["set aside", "uphold"] {
        let typed = format!("{lines} / ruling geheim77 / facts / {verdict} / resume / done / press");
        let game = written(&format!("touched-{}", &verdict[..3]), "--time 20", MATE, &typed);
        assert!(game.hall.contains("the move is not allowed"), "for the arbiter at his desk: {}", game.hall);
        for record in [&game.pgn, &game.text, &game.events] {
            assert!(record.contains("White touched e1"), "{record}");
            assert!(!record.contains("not allowed") && !record.contains("Allowed moves"), "{record}");
        }
    }
}
