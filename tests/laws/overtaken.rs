//! Claims that a flag overtakes: what a claim is worth when a flag falls while it is open.

use super::acts::{claim_of, terms_of};
use super::table::{RefereeTable, brief_all};
use super::unpressed::console_of;
use ansage_game::claim::{Claim, DrawGround, Measure};
use ansage_game::event::{EventKind, OpponentsWord};
use ansage_game::moment::{Moment, Span};
use ansage_game::outcome::{DrawReason, Outcome, WinReason};
use ansage_game::ruling::Ruling;
use ansage_game::seat::Color::{self, Black, White};
use ansage_game::seat::{Seat, color_name};
use std::collections::BTreeSet;

const YEARS: [u16; 6] = [2001, 2005, 2009, 2014, 2018, 2023];

/// Who claims, and who is blind.
struct Players {
    claimant: Color,
    blind: Color,
}

/// Each edition with a claimant of either colour, at the console of a blind player of either colour.
fn each(mut play: impl FnMut(u16, Color, Color)) {
    for year in YEARS {
        for claimant in [White, Black] {
            [White, Black].into_iter().for_each(|blind| play(year, claimant, blind));
        }
    }
}

/// The claim of a quickplay finish with 100 seconds left, and the arbiter postpones the decision. The opponent has
/// `opponents` seconds left, and the claimant is to move.
fn postponed(year: u16, players: &Players, opponents: u64) -> RefereeTable {
    let Players { claimant, blind } = *players;
    let mut table = console_of(blind, terms_of(year, "120"));
    table.owner_acts("say P?e4").act("heard").presses(White);
    if claimant == White {
        table.owner_acts("say P?e5").act("heard").presses(Black);
    }
    table.desk().adapt("quickplay-applies", "yes");
    table.rule(Ruling::SetClock { player: claimant, left: Span::from_secs(100) });
    table.rule(Ruling::SetClock { player: !claimant, left: Span::from_secs(opponents) });
    table.claims(claimant, "quickplay").includes("remedy-proposed").arbiter_resumes().includes("play-resumed");
    table
}

/// The result that the open case names for when it is set aside.
fn set_aside_brings(table: &RefereeTable) -> Vec<Measure> {
    table.referee.view(Moment::from_millis(table.now)).remedy.expect("an open case").otherwise
}

fn wins_on_time(winner: Color) -> Outcome {
    Outcome::Win { winner, reason: WinReason::FlagFall }
}

#[test]
fn art_10_2_after_the_claimants_flag_a_rejected_quickplay_claim_loses_on_time() {
    each(|year, claimant, blind| {
        let what = format!("{year}, {claimant:?} claims, {blind:?} is blind");
        // The opponent claims the flag, or the arbiter calls it.
        type Way = fn(&mut RefereeTable, Color, Color) -> &mut RefereeTable;
        let ways: [Way; 2] = [
            |table, claimant, blind| match claimant == blind {
                true => table.word(OpponentsWord::Flag),
                false => table.owner_acts("flag"),
            },
            |table, claimant, _| table.rule(Ruling::CallFlag { player: claimant }),
        ];
        for way in ways {
            let fallen = || {
                let mut table = postponed(year, &Players { claimant, blind }, 600);
                table.after(101_000).act("deadline");
                way(&mut table, claimant, blind);
                table.includes("remedy-proposed").runs("-");
                table
            };
            let mut table = fallen();
            assert_eq!(set_aside_brings(&table), [Measure::EndGame(wins_on_time(!claimant))], "{what}");
            table.rule(Ruling::SetAside).lacks("time-added");
            assert_eq!(table.referee.outcome(), Some(wins_on_time(!claimant)), "{what}");
            let mut table = fallen();
            table.rule(Ruling::Uphold);
            assert_eq!(table.referee.outcome(), Some(Outcome::Draw(DrawReason::Quickplay)), "{what}");
        }
        // Nobody claims the flag: the arbiter decides as soon as possible after it has fallen.
        let mut table = postponed(year, &Players { claimant, blind }, 600);
        table.after(101_000).act("deadline").rule(Ruling::SetAside);
        assert_eq!(table.referee.outcome(), Some(wins_on_time(!claimant)), "{what}");
        // While the flag is up, the opponent gets two minutes, and play goes on.
        let mut table = postponed(year, &Players { claimant, blind }, 600);
        table.after(60_000).rule(Ruling::SetAside).includes("time-added").includes("120000");
        assert_eq!((table.referee.outcome(), table.left(!claimant)), (None, 720_000), "{what}");
    });
}

#[test]
fn art_10_2_after_the_opponents_flag_a_rejected_quickplay_claim_wins_on_time() {
    each(|year, claimant, blind| {
        let mut table = postponed(year, &Players { claimant, blind }, 30);
        match claimant {
            White => table.owner_acts("say P?d4").act("heard").presses(White),
            Black => table.owner_acts("say P?e5").act("heard").presses(Black),
        };
        table.after(31_000).act("deadline");
        match claimant == blind {
            true => table.owner_acts("flag"),
            false => table.word(OpponentsWord::Flag),
        };
        table.includes("remedy-proposed").rule(Ruling::SetAside).lacks("time-added");
        assert_eq!(table.referee.outcome(), Some(wins_on_time(claimant)), "{year}, {claimant:?}, {blind:?}");
    });
}

/// What a flag does to an open claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Overtaken {
    /// Both clocks are stopped while it is open: no flag falls.
    Never,
    /// Nothing is open after it: the flag decides.
    NothingOpen,
    /// The arbiter may postpone the decision, and the flag then decides where the claim is rejected.
    Postponed,
}

/// How a flag can overtake a claim, and where the claim is made.
fn overtaken(claim: &Claim) -> (usize, Overtaken) {
    match claim {
        // A right claim ends the game, a wrong one stops the clocks for what it costs.
        Claim::Draw { ground, .. } => match ground {
            DrawGround::Repetition => (0, Overtaken::Never),
            DrawGround::FiftyMoves => (1, Overtaken::Never),
        },
        Claim::Quickplay => (2, Overtaken::Postponed),
        Claim::FiveSeconds => (3, Overtaken::Never),
        // A wrong one is told and costs nothing, a right one stops the clocks.
        Claim::Checkmate { .. } => (4, Overtaken::NothingOpen),
        Claim::Stalemate { .. } => (5, Overtaken::NothingOpen),
        Claim::Touched => (6, Overtaken::Never),
        Claim::Illegal => (7, Overtaken::Never),
        Claim::Unpromoted { .. } => (8, Overtaken::Never),
        Claim::Flag => (9, Overtaken::Never),
        Claim::Correction { .. } => (10, Overtaken::Never),
        Claim::Irregularity(what) => {
            use ansage_game::claim::Irregularity as It;
            match what {
                It::WrongSetUp => (11, Overtaken::Never),
                It::ColoursSwapped => (12, Overtaken::Never),
                It::BoardTurned => (13, Overtaken::Never),
                // They are put right on the opponent's own time (7.4).
                It::Displaced => (14, Overtaken::NothingOpen),
                It::IdlePress => (15, Overtaken::Never),
                It::TwoHands => (16, Overtaken::Never),
                It::Absent => (17, Overtaken::Never),
            }
        }
    }
}

/// The number of claims in [`overtaken`].
const CLAIMS: usize = 18;

/// A game of one minute of 2023 in which this was played.
fn minute(prepare: impl FnOnce(&mut RefereeTable) -> &mut RefereeTable) -> RefereeTable {
    let mut table = RefereeTable::begun_with(terms_of(2023, "1"));
    prepare(&mut table);
    table
}

/// A game from a position in which Black has pressed, and the move is not entered.
fn pressed_from(fen: &str) -> RefereeTable {
    let mut table = RefereeTable::begun_with(super::acts::terms_from(2023, "1", fen));
    table.black_key();
    table
}

/// Each claim at a table where it can be made, and by whom.
fn claims() -> Vec<(RefereeTable, Color, Claim)> {
    let plain = || minute(|table| table.moves("P?e4 P?e5"));
    let quickplay = || {
        let mut table = RefereeTable::begun_with(terms_of(2014, "120"));
        table.desk().adapt("quickplay-applies", "yes");
        table.rule(Ruling::SetClock { player: White, left: Span::from_secs(60) });
        table
    };
    let illegal = minute(|table| table.desk().adapt("illegal-on-claim", "yes").moves("P?e4").black_errs());
    let touched = minute(|table| table.moves("P?e4").act("opp touched d7").black_confirms().moves("P?e5"));
    let flag = minute(|table| table.moves("P?e4").after(60_000).act("deadline").black_key());
    let unpromoted = pressed_from("4k3/8/8/8/8/8/p6P/4K3 b - - 0 1");
    let correction = Claim::Correction { words: "P?d5".parse().expect("a move") };
    vec![
        (plain(), White, claim_of("repetition")),
        (plain(), White, claim_of("fifty")),
        (quickplay(), White, claim_of("quickplay")),
        (quickplay(), White, claim_of("five-seconds")),
        (minute(|table| table.moves("P?e4")), Black, claim_of("checkmate P?e5")),
        (minute(|table| table.moves("P?e4")), Black, claim_of("stalemate P?e5")),
        (touched, White, claim_of("touched")),
        (illegal, White, claim_of("illegal")),
        (unpromoted, White, claim_of("unpromoted P?a1")),
        (flag, White, Claim::Flag),
        (plain(), White, correction),
        (plain(), White, claim_of("set-up")),
        (plain(), White, claim_of("colours")),
        (plain(), White, claim_of("turned")),
        (plain(), White, claim_of("displaced")),
        (plain(), White, claim_of("idle-press")),
        (plain(), White, claim_of("two-hands")),
        (minute(|table| table.after(1_000)), White, claim_of("absent")),
    ]
}

#[test]
fn art_6_8_what_a_flag_does_to_each_claim_that_is_open() {
    let mut made = BTreeSet::new();
    for (mut table, claimant, claim) in claims() {
        let (number, overtaken) = overtaken(&claim);
        match claimant {
            White => table.send(Seat::White, EventKind::Claimed { claim }),
            Black => table.word(OpponentsWord::Claim(claim)),
        };
        table.includes("claimed");
        made.insert(number);
        let long = 3 * 60 * 60_000;
        if overtaken != Overtaken::NothingOpen {
            table.runs("-").after(long).act("deadline").lacks("flag-fell").desk().arbiter_resumes();
        }
        // What lets the clocks run settles the claim, or postpones the decision on it.
        let refused = brief_all(&table.told).contains("refused case-pending");
        assert!(refused || table.referee.view(Moment::from_millis(table.now)).remedy.is_none(), "{claim:?}");
        if refused || table.referee.outcome().is_some() {
            assert_eq!(overtaken, Overtaken::Never, "{claim:?}");
            continue;
        }
        let runs = table.referee.view(Moment::from_millis(table.now)).running.expect("a clock runs");
        table.desk().after(long).act("deadline").includes("flag-fell").rule(Ruling::CallFlag { player: runs });
        let recalled = brief_all(&table.told).contains("remedy-proposed");
        assert_eq!(recalled, overtaken == Overtaken::Postponed, "{claim:?}: {}", brief_all(&table.told));
        if !recalled {
            assert_eq!(table.referee.outcome(), Some(wins_on_time(!runs)), "{claim:?}, {}", color_name(claimant));
        }
    }
    assert_eq!(made, (0..CLAIMS).collect());
}

#[test]
fn art_9_2_a_flag_that_falls_between_the_two_keys_of_a_draw_claim_is_decided_first() {
    for blind in [White, Black] {
        let claimant = !blind;
        let claimed = |confirmed_first: bool| {
            let mut table = console_of(blind, terms_of(2023, "1"));
            let shuffle = ["N?f3", "N?f6", "N?g1", "N?g8"].repeat(2);
            for code in shuffle.iter().chain(if claimant == Black { &["N?f3"][..] } else { &[] }) {
                let mover = shakmaty::Position::turn(table.referee.position());
                table.owner_acts(&format!("say {code}")).act("heard").presses(mover);
            }
            let word = OpponentsWord::Claim(claim_of("repetition"));
            table.send(blind.into(), EventKind::SpokenForOpponent { word });
            let confirm = EventKind::Confirmed { player: claimant };
            if confirmed_first {
                table.after(30_000).send(blind.into(), confirm.clone()).includes("confirmation-asked-again");
            }
            table.after(61_000).act("deadline").includes("flag-fell");
            if !confirmed_first {
                table.send(blind.into(), confirm.clone());
            }
            table.send(blind.into(), confirm);
            table
        };
        let ends = |table: &RefereeTable| {
            let view = table.referee.view(Moment::from_millis(table.now));
            (table.referee.outcome(), view.remedy.map(|remedy| remedy.measures))
        };
        // The key that completes the claim comes after the fall: the flag is decided first (6.8, 6.9).
        for confirmed_first in [true, false] {
            let table = claimed(confirmed_first);
            assert_eq!(ends(&table), (None, Some(vec![Measure::EndGame(wins_on_time(blind))])), "{blind:?}");
        }
    }
}
