//! Claims, consent, the rules of the table and the time control by typed words; what stands is reminded of.

use super::table::ConsoleTable;
use ansage_game::claim::{Claim, DrawGround, Irregularity};
use ansage_game::event::{EventKind, OpponentsWord, Question};
use ansage_game::laws::PARAMETERS;
use ansage_game::moment::Span;
use ansage_game::refusal::Refusal;
use ansage_game::ruling::Ruling;
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::GameMode;
use ansage_seats::console::ConsoleAction;
use ansage_seats::console::command::{Command, LineMeaning, parse_line};
use ansage_words::locale::Lang;
use ansage_words::presentation::doubt::ConfirmationPrompt;

fn command(line: &str) -> Command {
    match parse_line(line, Lang::De, Color::White) {
        LineMeaning::Command(command) => command,
        other => panic!("{line}: {other:?}"),
    }
}

fn draw(ground: DrawGround, with: Option<&str>) -> Claim {
    Claim::Draw { ground, with: with.map(|words| words.parse().unwrap()) }
}

#[test]
fn every_claim_has_its_words_and_the_opponents_are_the_same_behind_opp_claim() {
    for (english, german, claim) in [
        ("repetition", "wiederholung", draw(DrawGround::Repetition, None)),
        ("repetition Sg1f3", "wiederholung Sg1f3", draw(DrawGround::Repetition, Some("Ng1f3"))),
        ("fifty", "fünfzig", draw(DrawGround::FiftyMoves, None)),
        ("50 Kb1", "50 Kb1", draw(DrawGround::FiftyMoves, Some("K?b1"))),
        ("quickplay", "endspurt", Claim::Quickplay),
        ("seconds", "sekunden", Claim::FiveSeconds),
        ("mate", "matt", Claim::Checkmate { with: None }),
        ("mate Sg1f3", "matt Sg1f3", Claim::Checkmate { with: "Ng1f3".parse().ok() }),
        ("stalemate", "patt", Claim::Stalemate { with: None }),
        ("touched", "berührt", Claim::Touched),
        ("illegal", "regelwidrig", Claim::Illegal),
        ("unpromoted e8", "umwandlung e8", Claim::Unpromoted { words: "P?e8".parse().unwrap() }),
        ("setup", "aufstellung", Claim::Irregularity(Irregularity::WrongSetUp)),
        ("colours", "farben", Claim::Irregularity(Irregularity::ColoursSwapped)),
        ("turned", "gedreht", Claim::Irregularity(Irregularity::BoardTurned)),
        ("displaced", "verschoben", Claim::Irregularity(Irregularity::Displaced)),
        ("idle", "leerdruck", Claim::Irregularity(Irregularity::IdlePress)),
        ("hands", "haende", Claim::Irregularity(Irregularity::TwoHands)),
        ("absent", "abwesend", Claim::Irregularity(Irregularity::Absent)),
    ] {
        for line in [format!("claim {english}"), format!("reklamiere {german}")] {
            assert_eq!(command(&line), Command::Ask(ConfirmationPrompt::Claim(claim)), "{line}");
        }
        for line in [format!("opp claim {english}"), format!("gegner reklamiert {german}")] {
            assert_eq!(
                command(&line),
                Command::Send(EventKind::SpokenForOpponent { word: OpponentsWord::Claim(claim) }),
                "{line}"
            );
        }
    }
    assert_eq!(command("opp consent"), Command::Send(EventKind::SpokenForOpponent { word: OpponentsWord::Consent }));
    assert_eq!(command("zeitkontrolle"), Command::Send(EventKind::InformationAsked { question: Question::Control }));
}

#[test]
fn a_claim_is_asked_about_and_sent_after_yes_alone() {
    let mut table = ConsoleTable::game_a(2, Lang::En, GameMode::Tournament);
    assert_eq!(table.line("claim repetition").lines(), ["Claim repetition + offer? yes or no"]);
    assert_eq!(table.line("no").lines(), ["Not done."]);
    assert_eq!(table.line("claim repetition Ng1f3").lines(), ["Claim with Ng1f3? yes or no"]);
    let claim = draw(DrawGround::Repetition, Some("Ng1f3"));
    assert_eq!(table.line("yes").actions, [ConsoleAction::Event(Seat::White, EventKind::Claimed { claim })]);
}

#[test]
fn a_claim_that_is_none_names_those_there_are() {
    let mut table = ConsoleTable::game_a(0, Lang::En, GameMode::Tournament);
    assert_eq!(table.line("claim").lines(), ["claim fifty, ...: help claim fifty"]);
    assert_eq!(table.line("claim nonsense").lines()[0], "claim fifty, ...: help claim fifty");
    assert_eq!(table.line("opp claim nonsense").lines()[0], "claim fifty, ...: help claim fifty");
}

#[test]
fn what_stands_is_reminded_of_on_an_empty_line_and_settled_in_words() {
    // 9.5.3, in blitz: a minute for the opponent.
    let mut table = ConsoleTable::game_a(2, Lang::En, GameMode::Tournament);
    table.line("claim fifty");
    let came = table.line("yes");
    assert_eq!(
        came.lines(),
        [
            "White claims: fifty moves",
            "White's claim: incorrect",
            "Laws: Black + 1 min",
            "White: resume carries it out, or arbiter",
        ]
    );
    assert_eq!(table.line("").lines(), ["Proposed: resume, or arbiter"]);
    assert_eq!(table.line("consent").lines(), ["Consent? yes or no"]);
    assert_eq!(table.line("yes").lines(), ["Upheld.", "Black gets 1 min more."]);
    assert_eq!(table.line("").lines(), ["Suspended. To go on: resume"]);
    assert_eq!(table.line("consent").lines(), ["Nothing is claimed or asked."]);
}

#[test]
fn with_an_arbiter_at_the_desk_a_reminder_names_him_and_no_player_is_sent_on() {
    let mut table = ConsoleTable::game_a(2, Lang::En, GameMode::Tournament);
    table.event(EventKind::DeskTaken { verifier: String::new(), arbiter: "".into() });
    table.event(EventKind::DeskLeft);
    table.line("claim fifty");
    table.line("yes");
    assert_eq!(table.line("").lines(), ["The arbiter decides."]);
    assert_eq!(table.line("resume").lines(), ["For the arbiter: ruling and the code"]);
    table.event(EventKind::DeskTaken { verifier: String::new(), arbiter: "".into() });
    table.event(EventKind::Ruled { ruling: Ruling::SetAside });
    table.event(EventKind::DeskLeft);
    assert_eq!(table.line("").lines(), ["Arbiter: ruling CODE, then resume"]);
}

/// Seen: `resume` was the arbiter's, and a move was answered with `resume`, for ever.
#[test]
fn p10_after_the_arbiter_has_left_the_desk_the_words_that_are_named_lead_on() {
    for (lang, word) in [(Lang::En, "ruling"), (Lang::De, "schiedsspruch")] {
        let mut table = ConsoleTable::game_a(2, lang, GameMode::Tournament);
        table.event(EventKind::DeskTaken { verifier: String::new(), arbiter: "".into() });
        table.event(EventKind::Ruled { ruling: Ruling::Stop });
        table.event(EventKind::DeskLeft);
        let (resume, enter) = if lang == Lang::En { ("resume", "Enter") } else { ("fortsetzen", "Enter") };
        let refused = table.line(resume);
        assert!(refused.lines()[0].contains(word), "{:?}", refused.lines());
        let refused = table.line("Nf3");
        assert!(refused.lines()[0].contains(enter) && !refused.lines()[0].contains(resume), "{:?}", refused.lines());
        let awaited = table.line("");
        assert!(awaited.lines()[0].contains(word), "{:?}", awaited.lines());
        // The word that is named is understood, and asks for what it needs.
        let asked = table.line(word);
        assert!(asked.lines()[0].to_lowercase().contains("code"), "{:?}", asked.lines());
    }
}

#[test]
fn an_adjournment_is_reminded_of_step_by_step() {
    let mut table = ConsoleTable::game_a(2, Lang::En, GameMode::Tournament);
    table.event(EventKind::DeskTaken { verifier: String::new(), arbiter: "".into() });
    table.event(EventKind::Ruled { ruling: Ruling::Adjourn });
    table.event(EventKind::DeskLeft);
    assert_eq!(table.line("").lines(), ["Adjourned: seal MOVE, then Space"]);
    let sealed = EventKind::MoveSealed { commitment: Some("00".into()), wall: String::new() };
    table.event(sealed);
    assert_eq!(table.line("").lines(), ["Sealed. Space closes the envelope."]);
    table.line("press");
    assert_eq!(table.line("").lines(), ["Envelope closed; the arbiter opens it."]);
}

#[test]
fn the_time_control_is_told_and_set_before_the_start_only() {
    let mut table = ConsoleTable::new(Lang::En, GameMode::Tournament, ansage_seats::console::screen::LineOutput::Plain);
    assert!(table.line("time").lines()[0].contains("5 min for the whole game\nplus 3 s a move"));
    table.line("cancel");
    let came = table.line("time 40/90+30, 30+30");
    assert_eq!(came.lines()[..2], ["White has set the time control.", "Period 1: 40/90 min"]);
    assert_eq!(table.view().clocks.white, Some(Span::from_secs(5_430)));
    let bad = table.line("time 40/90+30,30+x");
    assert_eq!(bad.lines(), ["Period 2? Try: time 10d5"]);
    assert_eq!(bad.effects, [], "nothing is changed");
    assert_eq!(table.line("time ninety").lines(), ["Not understood. Try: time 90+30"]);
    table.line("start");
    let refused = table.line("time 5+3");
    assert!(format!("{:?}", refused.effects).contains(&format!("{:?}", Refusal::TimeControlFixed)));
}

#[test]
fn the_rules_of_the_table_are_told_all_of_them_and_one_by_its_name() {
    let mut table = ConsoleTable::game_a(0, Lang::En, GameMode::Tournament);
    let first = table.line("rules");
    assert_eq!(first.lines()[..2], ["Laws of 2023", "Assistant of White: a, b, c, d, e, f"]);
    let mut all = first.lines()[2].to_owned();
    loop {
        let came = table.line("more");
        if !came.lines()[0].contains('\n') {
            break;
        }
        all += came.lines()[0];
    }
    for rule in PARAMETERS {
        assert!(all.contains(&format!("{}: {}", rule.name, rule.value_in_rules(&table.view().rules))), "{}", rule.name);
    }
    assert_eq!(table.line("rules illegal-bonus").lines(), ["illegal move: opponent + 1 min"]);
    assert_eq!(table.line("rules ilegal").lines(), ["No rule \"ilegal\". All: rules"]);
    table.event(EventKind::DeskTaken { verifier: String::new(), arbiter: "".into() });
    table.event(EventKind::Ruled { ruling: Ruling::AdaptRule { name: "illegal-bonus".into(), value: "3:00".into() } });
    table.event(EventKind::DeskLeft);
    assert_eq!(table.line("rules illegal-bonus").lines(), ["illegal move: opponent + 3 min"]);
    table.event(EventKind::DeskTaken { verifier: String::new(), arbiter: "".into() });
    table.event(EventKind::Ruled { ruling: Ruling::SetEdition { year: 2014 } });
    table.event(EventKind::DeskLeft);
    assert_eq!(table.line("rules").lines()[0], "Laws of 2014");
}

#[test]
fn the_next_time_control_is_told_with_the_kind_of_period() {
    let mut table = ConsoleTable::new(Lang::En, GameMode::Tournament, ansage_seats::console::screen::LineOutput::Plain);
    table.line("time 40/90+30,30+30");
    table.line("start");
    assert_eq!(
        table.line("control").lines(),
        ["period 1/2, moves to go: 40", "Period 1: 40/90 min", "plus 30 s a move, also the first"]
    );
}
