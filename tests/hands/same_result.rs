//! The same act of hands gives the same result wherever the hands are.
//!
//! Expected is what the Laws say of the act, written here by hand. A place that cannot see an act says so.

use super::places::{HandsTable, PlayPlace, terms};
use ansage_game::claim::{Claim, Irregularity};
use ansage_game::event::EventKind;
use ansage_game::seat::Color;

/// What a place cannot see is not told by it.
const UNSEEN: &str = "not seen";

/// An act of Black's hands.
struct ActRow {
    name: &'static str,
    fen: &'static str,
    hands: &'static str,
    /// What is said of it at a keyboard: steps with `;` between.
    said: &'static str,
    /// What comes of it for a sighted player: where an illegal move is found at once, and where it is to be claimed.
    sighted: [&'static str; 2],
    /// What comes of it for a blind one under D.2.3.
    blind: &'static str,
    /// Whether words alone tell all of it, of a sighted player and of a blind one.
    said_whole: [bool; 2],
}

const fn act(name: &'static str, fen: &'static str, hands: &'static str, said: &'static str) -> ActRow {
    ActRow { name, fen, hands, said, sighted: ["", ""], blind: "", said_whole: [true, true] }
}

/// An illegal move.
const fn illegal(
    name: &'static str,
    fen: &'static str,
    hands: &'static str,
    said: &'static str,
    sighted: [&'static str; 2],
) -> ActRow {
    ActRow { sighted, blind: sighted[0], ..act(name, fen, hands, said) }
}

static ACTS: [ActRow; 15] = [
    illegal(
        "king to an attacked square",
        "4k3/8/8/8/8/8/8/3RK3 b - - 0 1",
        "e8d8",
        "say Ke8d8; press",
        ["illegal Ke8d8 #1", "to be claimed Ke8d8"],
    ),
    illegal(
        "own piece captured",
        "r3k3/p7/8/8/8/8/8/4K3 b - - 0 1",
        "a7- a8a7",
        "say Ra8a7; press",
        ["illegal Ra8a7 #1", "to be claimed Ra8a7"],
    ),
    illegal(
        "through a piece",
        "2b1k3/3p4/8/8/8/8/8/4K3 b - - 0 1",
        "c8g4",
        "say Bc8g4; press",
        ["illegal Bc8g4 #1", "to be claimed Bc8g4"],
    ),
    illegal(
        "wrong geometry",
        "r3k3/8/8/8/8/8/8/4K3 b - - 0 1",
        "a8b6",
        "say Ra8b6; press",
        ["illegal Ra8b6 #1", "to be claimed Ra8b6"],
    ),
    illegal(
        "castling forbidden",
        "4k2r/8/8/8/8/8/8/4KR2 b k - 0 1",
        "e8g8 h8f8",
        "say O-O; press",
        ["illegal O-O #1", "to be claimed O-O"],
    ),
    illegal(
        "en passant too late",
        "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1",
        "e4- d4e3",
        "say Pd4e3; press",
        ["illegal Pd4e3 #1", "to be claimed Pd4e3"],
    ),
    illegal(
        "in check, not answered",
        "4k3/p7/8/8/8/8/8/4RK2 b - - 0 1",
        "a7a6",
        "say Pa7a6; press",
        ["illegal Pa7a6 #1", "to be claimed Pa7a6"],
    ),
    illegal(
        "opponent's piece moved",
        "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1",
        "e2e4",
        "press; say Pe2e4; confirm",
        ["illegal Pe2e4 #1", "to be claimed Pe2e4"],
    ),
    ActRow {
        sighted: ["made O-O", "made O-O"],
        blind: "made O-O",
        ..act("castling, king first", "4k2r/8/8/8/8/8/8/4K3 b k - 0 1", "e8g8 h8f8", "say O-O; press")
    },
    ActRow {
        sighted: ["made O-O; rook first", "made O-O; rook first"],
        blind: "made O-O; rook first",
        said_whole: [false, false],
        ..act("castling, rook first", "4k2r/8/8/8/8/8/8/4K3 b k - 0 1", "h8f8 e8g8", "say O-O; press")
    },
    ActRow {
        sighted: ["unpromoted #1", "unpromoted #1"],
        blind: "refused not-made",
        said_whole: [true, false],
        ..act("promotion left a pawn", "7k/8/8/8/8/8/p6K/8 b - - 0 1", "a2a1", "press; claim unpromoted")
    },
    ActRow {
        sighted: ["illegal ? #1", "to be claimed ?"],
        blind: "refused not-made",
        said_whole: [false, false],
        ..act("en passant half made", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "d4e3", "say Pd4e3; press")
    },
    ActRow {
        sighted: ["idle press #1", "idle press, for the arbiter"],
        blind: "refused not-made announcement",
        ..act("nothing moved", "4k3/p7/8/8/8/8/8/4K3 b - - 0 1", "", "press; claim idle")
    },
    ActRow {
        sighted: ["illegal ? #1", "to be claimed ?"],
        blind: "made Ra8a7",
        said_whole: [false, false],
        ..act("two moves", "r3k2r/8/8/8/8/8/8/4K3 b - - 0 1", "a8a7 h8h7", "say Ra8a7; press")
    },
    ActRow {
        sighted: ["made Qd8d6; rested d5", "made Qd8d6; rested d5"],
        blind: "made Qd8d6; rested d5",
        said_whole: [false, false],
        ..act("moved on after a rest", "3qk3/8/8/8/8/8/8/4K3 b - - 0 1", "d8d5 ~1200 d5d6", "say Qd8d6; press")
    },
];

/// The editions: year, time, and which column an illegal move and an idle press are found in.
const EDITIONS: [EditionColumn; 4] = [(2009, "5", 1, 1), (2014, "90", 0, 1), (2018, "90", 0, 0), (2023, "90", 0, 0)];

/// What is said of an act at the keyboard of both.
fn say(hands: &mut HandsTable, said: &str) {
    for step in said.split("; ").filter(|step| !step.is_empty()) {
        let claims = |claim| EventKind::Claimed { claim };
        match step {
            "press" => hands.press(),
            "confirm" => hands.host_event(EventKind::Confirmed { player: hands.mover }).pass(500),
            "claim idle" => hands.host_event(claims(Claim::Irregularity(Irregularity::IdlePress))),
            "claim unpromoted" => {
                let words = "P?a1".parse().expect("a move");
                hands.host_event(claims(Claim::Unpromoted { words }))
            }
            step => hands.host(step).heard(),
        };
    }
}

fn is_as_expected(expected: &str, got: &str) -> bool {
    let Some((before, after)) = expected.split_once('?') else {
        return got == expected || (expected == "refused not-made" && got.starts_with(expected));
    };
    // The move need not have a name.
    got.starts_with(before) && got.ends_with(after)
}

/// The act at a place: what came of it.
fn played(act: &ActRow, place: PlayPlace, (laws, time): (u16, &str), blind: bool, rest: u64) -> String {
    let mut hands = HandsTable::begun(place, terms(laws, time, act.fen, Color::Black, blind), Color::Black);
    match (place, blind) {
        (PlayPlace::Word, false) => say(&mut hands, act.said),
        (PlayPlace::Word, true) => say(&mut hands, &blind_words(act)),
        (PlayPlace::Pegs, _) => {
            hands.hands(act.hands).pass(rest);
            say(&mut hands, &blind_words(act));
        }
        _ => {
            hands.hands(act.hands).pass(rest).press();
        }
    }
    hands.outcome()
}

/// A blind player's move is announced before the press.
fn blind_words(act: &ActRow) -> String {
    match act.name {
        "promotion left a pawn" => "say Pa2a1=Q; press".into(),
        "nothing moved" => "press".into(),
        "opponent's piece moved" => "say Pe2e4; press".into(),
        _ => act.said.into(),
    }
}

/// How long a board rests before the press.
const RESTS: [u64; 2] = [100, 3_000];

fn deviations(blind: bool, places: &[PlayPlace]) -> Vec<String> {
    let mut wrong = Vec::new();
    for (edition, act, place) in cells(places) {
        let (laws, time, found, idle) = edition;
        let column = if act.hands.is_empty() { idle } else { found };
        let claimed = blind && found == 1 && act.blind.starts_with("illegal");
        let expected = if blind && !claimed { act.blind } else { act.sighted[column] };
        let seen = place != PlayPlace::Word || act.said_whole[usize::from(blind)];
        let expected = if seen { expected } else { UNSEEN };
        for rest in RESTS {
            let got = if seen { played(act, place, (laws, time), blind, rest) } else { UNSEEN.into() };
            if !is_as_expected(expected, &got) {
                let place = format!("{place:?}");
                wrong.push(format!(
                    "{laws} {:<24} {place:<10} {rest:>4} ms: expected {expected:<34} got {got}",
                    act.name
                ));
            }
        }
    }
    wrong
}

type EditionColumn = (u16, &'static str, usize, usize);

fn cells(places: &[PlayPlace]) -> impl Iterator<Item = (EditionColumn, &'static ActRow, PlayPlace)> {
    EDITIONS.into_iter().flat_map(move |edition| {
        ACTS.iter().flat_map(move |act| places.iter().map(move |place| (edition, act, *place)))
    })
}

#[test]
fn a_sighted_players_act_has_the_same_result_by_word_on_either_board_and_on_a_screen() {
    let places = [PlayPlace::Word, PlayPlace::Dgt, PlayPlace::StationDgt, PlayPlace::Screen];
    let wrong = deviations(false, &places);
    assert!(wrong.is_empty(), "{} cells:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_blind_players_act_has_the_same_result_by_word_and_on_pegs() {
    let wrong = deviations(true, &[PlayPlace::Word, PlayPlace::Pegs]);
    assert!(wrong.is_empty(), "{} cells:\n{}", wrong.len(), wrong.join("\n"));
}
