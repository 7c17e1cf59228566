//! A tournament game in a pipe and in virtual time: what the clocks show to the millisecond, and what the record tells.

use super::program::{TestFolder, run};
use serde_json::Value;

/// What `c` was answered, in milliseconds: the asker's clock and his opponent's.
fn clocks(room: &TestFolder, journal: &str) -> Vec<(u64, u64)> {
    let text = room.text(journal);
    let effects = text.lines().skip(1).flat_map(|line| {
        let told: Vec<Value> = serde_json::from_str(line.split('\t').nth(5).expect("effects")).expect("effects");
        told
    });
    let answers = effects.filter_map(|effect| {
        let clocks = &effect["kind"]["answered"]["clocks"];
        Some((clocks["own"].as_u64()?, clocks["opponents"].as_u64()?))
    });
    answers.collect()
}

/// The printed lines, in their order, are among what was told.
#[track_caller]
fn tells(out: &str, expected: &[&str]) {
    let mut lines = out.lines();
    for line in expected {
        assert!(lines.any(|told| told == *line), "{line:?} is missing, or not in its place:\n{out}");
    }
}

const UNTIL_THE_ENVELOPE: &str = "time 40/90+30,30+30\nstart\n+1.5\ne4\npress\n+10.25\nopp press\n+0.5\ne5\n+2\nc\n\
    claim repetition Sf3\nyes\n+60\nc\nresume\nc\n+1\nSf3\npress\n+5\nopp press\nSc6\n+3\nSf3g6\npress\n+30\nc\nresume\n\
    c\nLc4\npress\n+4.001\nopp press\nLc5\ncontrol\ncount\nused\nruling geheim77\nadjourn\ndone\n+5\nseal Lb3\npress\n\
    +3600\nc\n";

const FROM_THE_ENVELOPE: &str = "c\nruling geheim77\n+100\nenvelope\nopen\n+7\nresume\ndone\nc\n+10\nopp press\nSb8\n\
    +1\nLa4\npress\nopp press\nSc6\nLb3\npress\nopp press\nSb8\nLa4\npress\nopp press\nSc6\n+0.125\nc\n\
    claim repetition Lb3\nyes\n+60\nc\nruling geheim77\nuphold\n";

#[test]
fn a_tournament_game_in_virtual_time_shows_every_clock_to_the_millisecond_and_is_drawn_by_repetition() {
    let room = TestFolder::new("tournament");
    let options = "--clock script --white Anna --black Boris --arbiter Clara";
    let first = run(room.arbitrated("game", options), UNTIL_THE_ENVELOPE.as_bytes()).status(0).quiet().out;
    let white = |used: u64, moves: u64| 5_430_000 - used + 30_000 * moves;
    let expected = [
        // White typed for half a second after the press, and thought for two more.
        (white(4_000, 1), 5_449_750),
        // The penalty is proposed, and both clocks stand for a minute; then it is carried out.
        (white(4_000, 1), 5_449_750),
        (white(4_000, 1), 5_569_750),
        (white(8_000, 2), 5_594_750),
        (white(8_000, 2), 5_714_750),
        // Sealed after five seconds; in the hour with the envelope closed no clock runs.
        (white(13_000, 4), 5_740_749),
    ];
    assert_eq!(clocks(&room, "game"), expected, "{first}");
    tells(
        &first,
        &[
            "White has set the time control.",
            "White's claim: incorrect",
            "Laws: Black + 2 min",
            "Black gets 2 min more.",
            "w Nf3-g6. Space: clock",
            "Illegal: w Nf3-g6. Clocks stopped.",
            "Laws: Black + 2 min",
            "Black gets 2 min more.",
            "period 1/2, moves to go: 37",
            "moves: you 3, opponent 3",
            "used 8 s; opp. 19 s",
            "Adjourned. White seals, then presses.",
            "White has sealed a move.",
            "Envelope closed: White, move 4.",
        ],
    );
    let second = run(room.arbitrated("game", options), FROM_THE_ENVELOPE.as_bytes()).status(0).quiet().out;
    let expected = [
        (white(13_000, 4), 5_740_749),
        (white(13_000, 4), 5_740_749),
        (white(14_125, 7), 5_740_749 - 10_000 + 4 * 30_000),
        (white(14_125, 7), 5_740_749 - 10_000 + 4 * 30_000),
    ];
    assert_eq!(clocks(&room, "game")[6..], expected, "{second}");
    tells(
        &second,
        &[
            "W Anna, B Boris",
            "White sealed move 4.",
            "The envelope of White is opened.",
            "Play goes on. Black to move.",
            "White: repetition with Ba4-b3",
            "White's claim: correct",
            // It rests on moves that White has entered: the arbiter settles it.
            "If upheld: draw",
            "Clocks stopped. The arbiter decides.",
            "Upheld.",
            "Draw by repetition.",
        ],
    );
    room.run("verify game").status(0);
    let pgn = room.run("export game --pgn --plain").status(0).quiet().out;
    assert!(pgn.contains("[Result \"1/2-1/2\"]") && pgn.contains("7. Ba4 Nc6"), "{pgn}");
}

/// The arbiter alone hears which moves would have kept to what was touched, and not before he asks: both players sit at
/// this console. That there is something to hear he is told when he comes.
#[test]
fn what_is_for_the_arbiter_is_on_no_line_before_he_takes_the_desk() {
    let room = TestFolder::new("tournament-facts");
    let script = "start\ntouched d2\ne4\npress\n+1\nopp claim touched\nopp yes\n+1\nc\n";
    let before = run(room.arbitrated("game", "--clock script"), script.as_bytes()).status(0).quiet().out;
    let taken = run(room.arbitrated("game", "--clock script"), b"ruling geheim77\n").status(0).quiet().out;
    let asked = run(room.arbitrated("game", "--clock script"), b"ruling geheim77\nfacts\n").status(0).quiet().out;
    for part in ["d2-d3", "d2-d4", "4.3"] {
        assert!(!before.contains(part), "{part} is told to the players:\n{before}");
        assert!(!taken.contains(part), "{part} is told though nobody asked:\n{taken}");
        assert!(asked.contains(part), "{part} is not told to the arbiter:\n{asked}");
    }
    assert!(!before.contains("Facts for the arbiter"), "{before}");
    tells(&taken, &["The arbiter has taken the desk.", "Facts for the arbiter (1): type facts"]);
}

#[test]
fn the_arbiter_is_told_how_many_facts_wait_and_hears_all_of_them() {
    let room = TestFolder::new("tournament-more-facts");
    // White consents to the first complaint, and both go on; the second one waits for the arbiter.
    let script = "start\ntouched d2\ne4\npress\n+1\nopp claim touched\nopp yes\nconsent\nyes\nresume\n\
        opp press\nd4\npress\n+1\nopp press\ne5\ntouched g1\nNc3\npress\n+1\nopp claim touched\nopp yes\n\
        ruling geheim77\nfacts\n";
    let told = run(room.arbitrated("game", "--clock script"), script.as_bytes()).status(0).quiet().out;
    let facts = ["White: d2; played e2-e4", "White: g1; played Nb1-c3"];
    tells(&told, &[&["Facts for the arbiter (2): type facts"][..], &facts].concat());
    assert_eq!(told.matches("Facts for the arbiter").count(), 1, "{told}");
}

/// A year, options, what is typed, and lines that this edition and not its neighbours bring about, in their order.
type EditionCase = (u16, &'static str, &'static str, &'static [&'static str]);

const NO_MATE: &str = "4k3/8/8/8/8/8/4P3/4K1N1 w - - 0 1";
const BAD_MOVE: &str = "Sg1g3\npress\nresume\n";

const EDITIONS: [EditionCase; 8] = [
    // A wrong claim halves the claimant's time in 2001 only, by three minutes at most.
    (2001, "--time 90", "claim repetition\nyes\nresume\n", &["Laws: Black + 3 min", "Laws: White - 3 min"]),
    (
        2005,
        "--time 90",
        "claim repetition\nyes\nresume\nc\n",
        &["Laws: Black + 3 min", "you 1 h 30 m 0 s; opp. 1 h 33 m 0 s"],
    ),
    // The third illegal move loses, and draws since 2009 where the opponent cannot mate.
    (2005, "FEN", "", &["White's illegal moves: 3", "Laws: Black wins"]),
    (2009, "FEN", "", &["White's illegal moves: 3", "Laws: draw"]),
    // A rapid game is lost at once in 2014 only.
    (2014, "--time 25", BAD_MOVE, &["White's illegal moves: 1", "Laws: Black wins"]),
    (2018, "--time 25", BAD_MOVE, &["Laws: Black + 2 min", "Black gets 2 min more."]),
    (2023, "--time 25", BAD_MOVE, &["Laws: Black + 1 min", "Black gets 1 min more."]),
    (2023, "--time 90", "draw\nyes\nopp accept\n", &["White offers a draw.", "Not yet: both must have made a move."]),
];

#[test]
fn every_edition_is_played_by_its_name_with_a_rule_that_differs() {
    let room = TestFolder::new("tournament-editions");
    for (number, (year, options, script, lines)) in EDITIONS.iter().enumerate() {
        let name = format!("{year}-{number}");
        let from_fen = *options == "FEN";
        let more = if from_fen { "--time 90" } else { options };
        let mut command = room.arbitrated(&name, &format!("--clock script --laws {year} {more}"));
        if from_fen {
            command.args(["--fen", NO_MATE]);
        }
        let script = if from_fen { BAD_MOVE.repeat(3) } else { (*script).to_owned() };
        let told = run(command, format!("start\n{script}").as_bytes()).status(0).quiet().out;
        tells(&told, lines);
        room.run(&format!("verify {name}")).status(0);
    }
}

/// The instant of each flag in the journal, in milliseconds, and whose.
fn flags(room: &TestFolder, journal: &str) -> Vec<(u64, String)> {
    let text = room.text(journal);
    let effects = text.lines().skip(1).flat_map(|line| {
        let told: Vec<Value> = serde_json::from_str(line.split('\t').nth(5).expect("effects")).expect("effects");
        told
    });
    let fell = effects.filter_map(|effect| {
        let flag = &effect["kind"]["flag-fell"];
        Some((flag["at"].as_u64()?, flag["player"].as_str()?.to_owned()))
    });
    fell.collect()
}

/// A time control, moves with their times, and the very moment of the flag that falls next. The clock of the player who
/// is then to move is one millisecond short of it first.
const FLAGS: [(&str, &str, &str, u64, &str); 6] = [
    // What White used Black has got.
    ("1h", "start\n+20\ne4\npress\n", "+79.999\n", 100_000, "black"),
    // Three seconds come back whole; of eight, five.
    ("1b5", "start\n+3\ne4\npress\n+8\nopp press\ne5\n", "+59.999\n", 71_000, "white"),
    ("1b5", "start\n+3\ne4\npress\n+8\nopp press\ne5\nd4\npress\n", "+56.999\n", 68_000, "black"),
    // Every move has its half minute, and nothing is kept.
    ("0:30f", "start\n+29.999\ne4\npress\n+10\nopp press\ne5\n", "+29.999\n", 69_999, "white"),
    ("1d5", "start\n+4\ne4\npress\n+65\n", "", 69_000, "black"),
    ("1d5", "start\n+15\ne4\npress\n+5\nopp press\ne5\n", "+54.999\n", 75_000, "white"),
];

#[test]
fn a_flag_falls_at_its_very_millisecond_in_every_kind_of_game_and_is_claimed() {
    let room = TestFolder::new("tournament-flags");
    for (number, (time, script, almost, at, whose)) in FLAGS.iter().enumerate() {
        let name = number.to_string();
        let claim = if *whose == "black" { "flag\n" } else { "opp flag\nopp yes\n" };
        let last = if almost.is_empty() { "" } else { "+0.001\n" };
        let early = if almost.is_empty() { "" } else { claim };
        let script = format!("{script}{almost}{early}{last}+1\n{claim}");
        let command = room.arbitrated(&name, &format!("--clock script --time {time}"));
        let told = run(command, script.as_bytes()).status(0).quiet().out;
        assert_eq!(flags(&room, &name), [(*at, (*whose).to_owned())], "{time}:\n{told}");
        let (winner, loser) = if *whose == "black" { ("White", "Black") } else { ("Black", "White") };
        if !early.is_empty() {
            tells(&told, &["That flag has not fallen."]);
        }
        tells(&told, &[&format!("{loser}'s flag has fallen."), &format!("{winner} wins on time.")]);
        room.run(&format!("verify {name}")).status(0);
        let pgn = room.run(&format!("export {name} --pgn")).status(0).out;
        assert!(pgn.contains("[Termination \"time forfeit\"]"), "{pgn}");
    }
}

#[test]
fn where_black_is_to_move_first_his_clock_is_named() {
    let room = TestFolder::new("tournament-black-first");
    for (lang, line) in [("en", "Game begins. Black's clock runs."), ("de", "Partie beginnt. Uhr von Schwarz läuft.")]
    {
        let mut command = room.ansage(&format!("play --audio none --clock script --journal {lang} --lang {lang}"));
        command.args(["--fen", "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 1"]);
        tells(&run(command, b"start\n").status(0).quiet().out, &[line]);
    }
}

#[test]
fn players_are_not_told_to_settle_what_is_the_arbiters() {
    let room = TestFolder::new("tournament-arbiters");
    let script = "start\nSf3g6\npress\nresume\nruling geheim77\ndone\nSf3g6\npress\nresume\n\n";
    let told = run(room.arbitrated("game", "--clock script"), script.as_bytes()).status(0).quiet().out;
    let (before, after) = told.split_once("The arbiter has taken the desk.").expect(&told);
    assert!(!before.contains("The arbiter decides."), "{told}");
    tells(after, &["Illegal: w Nf3-g6. Clocks stopped.", "Clocks stopped. The arbiter decides."]);
    assert!(!after.contains("resume carries it out"), "{told}");
    // Also after a new start, and to the arbiter himself.
    let told = run(room.arbitrated("game", "--clock script"), b"ruling geheim77\nstate\n").status(0).quiet().out;
    assert!(told.contains("Clocks stopped. The arbiter decides.") && !told.contains("resume carries"), "{told}");
}

#[test]
fn art_6_9_the_arbiter_decides_at_the_desk_where_no_mate_was_found_and_none_excluded() {
    let room = TestFolder::new("tournament-6-9");
    let position = "8/4k3/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/7K/3R4 b - - 0 1";
    for (order, result, line) in
        [("uphold", "1-0", "White wins on time."), ("set aside", "1/2-1/2", "Flag, opponent cannot checkmate. Draw.")]
    {
        let name = result.replace('/', "");
        let mut command = room.arbitrated(&name, "--clock script --time 1");
        command.args(["--fen", position]);
        let script = format!("start\n+60\nflag\nresume\nruling geheim77\n+600\n{order}\ndone\nc\n");
        let told = run(command, script.as_bytes()).status(0).quiet().out;
        let proposed = ["Can White still checkmate? Not certain.", "Laws: White wins", "Set aside: draw"];
        tells(&told, &[&["Black's flag has fallen."][..], &proposed, &[line, "you 1 min 0 s; opp. 0 s"]].concat());
        let pgn = room.run(&format!("export {name} --pgn")).status(0).out;
        assert!(pgn.contains(&format!("[Result \"{result}\"]")), "{pgn}");
    }
}
