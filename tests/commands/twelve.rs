//! Twelve disputes at the desk, in three editions (D.2.8, from 2018 on D.2.9): the first line is what the article provides or
//! what is needed, and the clocks are those of the last agreed half-move. All of it was worked out by hand in twelve.txt.

use super::program::{TestFolder, run};

/// One dispute of twelve.txt.
#[derive(Default)]
struct Dispute {
    name: &'static str,
    laws: &'static str,
    time: &'static str,
    moves: &'static str,
    black: Option<&'static str>,
    orders: &'static str,
    first: &'static str,
    clocks: &'static str,
}

/// What the desk says after a game and these orders.
fn desk(name: &str, options: &str, moves: &str, orders: &str) -> (TestFolder, String) {
    let room = TestFolder::new(name);
    room.write("black.txt", sheet(&without_third_line(moves)));
    let lines = format!("start\n{}ruling\ngeheim77\nstop\n{orders}\n", played(moves));
    let options = format!("--clock script --lines words {options}");
    let out = run(room.arbitrated("game.journal", &options), lines.as_bytes()).status(0).out;
    room.run("verify game.journal").status(0);
    (room, out)
}

fn without_third_line(moves: &str) -> String {
    let moves: Vec<&str> = moves.split(' ').collect();
    moves[..4].iter().chain(&moves[6..]).copied().collect::<Vec<_>>().join(" ")
}

fn disputes() -> Vec<Dispute> {
    let mut all: Vec<Dispute> = Vec::new();
    for line in include_str!("twelve.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (key, value) = line.split_once(' ').expect("a key and a value");
        if key == "==" {
            all.push(Dispute { name: value, ..Dispute::default() });
            continue;
        }
        let last = all.last_mut().expect("a dispute has a name");
        match key {
            "laws" => last.laws = value,
            "time" => last.time = value,
            "moves" => last.moves = value,
            "black" => last.black = Some(value),
            "orders" => last.orders = value,
            "first" => last.first = value,
            "clocks" => last.clocks = value,
            other => panic!("{other} is not a key"),
        }
    }
    all
}

/// The moves as they are announced, entered and pressed: White needs 7 seconds for each, Black 11.
pub(super) fn played(moves: &str) -> String {
    let lines = moves.split(' ').enumerate().map(|(at, text)| match at % 2 {
        0 => format!("{text}\n+7\npress\n"),
        _ => format!("+11\nopp press\n{text}\n"),
    });
    lines.collect()
}

/// A sheet with running numbers, as a player writes it.
pub(super) fn sheet(moves: &str) -> String {
    let moves: Vec<&str> = moves.split(' ').collect();
    moves.chunks(2).enumerate().map(|(at, line)| format!("{}. {}\n", at + 1, line.join(" "))).collect()
}

#[test]
fn d_2_8_twelve_disputes_begin_with_what_the_article_provides() {
    let all = disputes();
    assert_eq!(all.len(), 12);
    for dispute in all {
        let room = TestFolder::new("twelve");
        if let Some(moves) = dispute.black {
            room.write("black.txt", sheet(moves));
        }
        let orders = dispute.orders.replace("; ", "\n");
        // The half-move that there is not is refused just before the proposal.
        let lines =
            format!("start\n{}ruling\ngeheim77\nstop\n{orders}\nretrace 999\npropose\ndone\n", played(dispute.moves));
        let options = format!("--clock script --lines words --time {} --laws {}", dispute.time, dispute.laws);
        let out = run(room.arbitrated("game.journal", &options), lines.as_bytes()).status(0).out;
        let (_, proposed) = out.split_once("999").unwrap_or_else(|| panic!("{}: {out}", dispute.name));
        let proposed: Vec<&str> = proposed.lines().skip(1).collect();
        assert_eq!(proposed[0], dispute.first, "{}:\n{out}", dispute.name);
        let clock = |player: &str| {
            let named = proposed.iter().find_map(|line| line.strip_prefix(player)?.split_once(','))?;
            Some(named.0.to_owned())
        };
        let expected = |at: usize| {
            let shown: Vec<u32> =
                dispute.clocks.split(' ').nth(at)?.split(':').map(|part| part.parse().ok()).collect::<Option<_>>()?;
            Some(match shown[..] {
                [hours, minutes, seconds] => {
                    format!("{hours} hour {minutes} minutes {seconds} seconds")
                }
                _ => format!("{} minutes {} seconds", shown[0], shown[1]),
            })
        };
        assert_eq!((clock("White: "), clock("Black: ")), (expected(0), expected(1)), "{}: {proposed:#?}", dispute.name);
    }
}

const GAME: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5";

#[test]
fn t7_and_t11_accept_alone_takes_nothing_back_where_the_boards_are_alike() {
    for (name, options, ending, clock) in [
        ("accept-20", "--time 20", "sheet black black.txt", "19 minutes 46 seconds"),
        ("accept-90", "--time 90+30", "sheet black black.txt", "1 hour 31 minutes 16 seconds"),
        ("accept-2014", "--time 20 --laws 2014", "sheet black 3 white Bc4", "19 minutes 46 seconds"),
        ("accept-2009", "--time 20 --laws 2009", "sheet black 3 white Bc4", "19 minutes 46 seconds"),
    ] {
        let orders = format!(
            "board white agrees\nboard black agrees\n{ending}\naccept\nyes\nstate\naccept retrace 2 black\nyes\nstate\ndone"
        );
        let (_, out) = desk(name, options, GAME, &orders);
        let (_, accepted) = out.split_once("Not accepted.").unwrap_or_else(|| panic!("{out}"));
        let mut rest = accepted;
        for told in [
            "Both boards show the same position.",
            "nothing is taken back.",
            "accept retrace 4 white",
            "Nothing was asked.",
            "The last move: 6 of Black",
            "8 half-moves are taken back on both boards.",
            &format!("White: {clock} instead of "),
            "2 moves completed, so far 6.",
            "Is that to be ruled?",
            "The last move: 2 of Black",
        ] {
            rest = rest.split_once(told).unwrap_or_else(|| panic!("{told:?} is not in {rest}")).1;
        }
    }
}

#[test]
fn t13_time_that_was_given_or_taken_since_is_asked_by_itself() {
    for (order, question, answer, clock) in [
        (
            "add white 2:00",
            "Since then White got 2 minutes more. Given again?",
            "yes",
            "White has 21 minutes 46 seconds left",
        ),
        (
            "add white 2:00",
            "Since then White got 2 minutes more. Given again?",
            "no",
            "White has 19 minutes 46 seconds left",
        ),
        (
            "take black 1:00",
            "Since then Black lost 1 minute by a ruling. Taken again?",
            "yes",
            "Black has 18 minutes 38 seconds left",
        ),
        (
            "take black 1:00",
            "Since then Black lost 1 minute by a ruling. Taken again?",
            "no",
            "Black has 19 minutes 38 seconds left",
        ),
    ] {
        let orders = format!("{order}\naccept retrace 2 black\n{answer}\nyes\nclocks\ndone");
        let (_, out) = desk("time-again", "--time 20", GAME, &orders);
        let mut rest = out.as_str();
        for told in [question, "Is that to be ruled?", clock] {
            rest = rest.split_once(told).unwrap_or_else(|| panic!("{told:?} is not in {out}")).1;
        }
    }
}

#[test]
fn t13_each_time_is_asked_once_and_what_was_settled_by_going_back_is_not_asked_again() {
    let twice = "add white 2:00\nadd white 2:00\naccept retrace 3 black\nyes\nyes\nyes\n";
    let (_, out) = desk("time-twice", "--time 20", GAME, &format!("{twice}clocks\ndone"));
    assert_eq!(out.matches("got 2 minutes more. Given again?").count(), 2, "{out}");
    assert!(out.contains("White has 23 minutes 39 seconds left"), "{out}");
    // Back once more: the two that were given again are asked, and not the first two.
    let (_, out) = desk("time-settled", "--time 20", GAME, &format!("{twice}accept retrace 1 black\nno\nno\nno\ndone"));
    assert_eq!(out.matches("got 2 minutes more. Given again?").count(), 4, "{out}");
}

/// The arbiter's desk is open while play goes on: a move comes between the question and the answer.
#[test]
fn t11_a_move_between_the_question_and_yes_makes_the_answer_void() {
    for (acts, told) in [
        ("accept retrace 1 black\nyes\n", "The arbiter has set the course of the game."),
        ("accept retrace 1 black\ncourse 12 d3\nyes\n", "The question of accept is void."),
        ("accept retrace 1 black\nadd white 1:00\nyes\n", "The question of accept is void."),
        (
            "accept retrace 1 black\nresume\ndone\nd3\n+5\npress\nruling geheim77\nyes\n",
            "The question of accept is void.",
        ),
        ("accept retrace 1 black\nno\nyes\n", "Nothing was asked."),
    ] {
        let (_, out) = desk("accept-crossed", "--time 20", GAME, &format!("{acts}done"));
        assert!(out.contains(told), "{told}: {out}");
    }
}
