//! Situation 20: an illegal announcement in tournament mode, the ladder of each edition, and the bonus on the clock.

use super::acts::{terms_from, terms_of};
use super::table::{RefereeTable, brief, brief_all};
use ansage_game::effect::Audience;
use ansage_game::mate::{MatingAbility, mating_ability};
use ansage_game::outcome::{Outcome, WinReason};
use ansage_game::ruling::{Ruling, ruling_for_declared_result};
use ansage_game::seat::Color;

const MINUTE: u64 = 60_000;

/// An edition's ladder for a kind of game: what the opponent gets for the first ones in minutes, then the game is lost.
/// `claimed` where the opponent has to claim it (B.5 and C.3 of 2001).
struct PenaltyLadder {
    years: &'static [u16],
    time: &'static str,
    start: u64,
    bonus: &'static [u64],
    claimed: bool,
}

const fn ladder(years: &'static [u16], (time, minutes): (&'static str, u64), bonus: &'static [u64]) -> PenaltyLadder {
    PenaltyLadder { years, time, start: minutes * MINUTE, bonus, claimed: false }
}

const STANDARD: (&str, u64) = ("90", 90);
const RAPID: (&str, u64) = ("25", 25);
const BLITZ: (&str, u64) = ("5", 5);

const LADDERS: [PenaltyLadder; 10] = [
    ladder(&[2001, 2005, 2009], STANDARD, &[2, 2]),
    PenaltyLadder { claimed: true, ..ladder(&[2001, 2005, 2009], RAPID, &[2, 2]) },
    PenaltyLadder { claimed: true, ..ladder(&[2001, 2005, 2009], BLITZ, &[]) },
    ladder(&[2014, 2018, 2023], STANDARD, &[2]),
    ladder(&[2014], RAPID, &[]),
    ladder(&[2014], BLITZ, &[]),
    ladder(&[2018], RAPID, &[2]),
    ladder(&[2018], BLITZ, &[1]),
    ladder(&[2023], RAPID, &[1]),
    ladder(&[2023], BLITZ, &[1]),
];

/// White announces a knight to where it cannot go, waits for the last word and presses, in four seconds.
#[track_caller]
fn errs(table: &mut RefereeTable) {
    errs_with(table, "Ng1g3");
}

/// The same where the opponent must claim it: nobody hears that it is illegal, and his clock runs.
#[track_caller]
fn errs_unclaimed(table: &mut RefereeTable) {
    table.after(1_000).act("say Ng1g3").tells("white announced Ng1g3");
    table.after(1_000).heard().tells("").after(2_000).act("space").runs("black");
    let hall = table.told.iter().filter(|effect| effect.to == Audience::Hall);
    assert_eq!(hall.map(brief).collect::<Vec<_>>(), ["completed 1 Ng1g3"]);
}

/// The same with another move.
#[track_caller]
fn errs_with(table: &mut RefereeTable, code: &str) {
    table.after(1_000).act(&format!("say {code}")).tells(&format!("white announced {code}"));
    table.after(1_000).heard().tells("").after(2_000).act("space");
    let told = brief_all(&table.told);
    assert!(told.starts_with(&format!("white completed illegal {code}")), "{told}");
    table.runs("-").completed(0, 0);
}

fn white_loses() -> Ruling {
    ruling_for_declared_result(Outcome::Win { winner: Color::Black, reason: WinReason::IllegalMoves })
}

/// How the penalty is settled.
#[derive(Clone, Copy, PartialEq)]
enum PenaltyRoute {
    /// By the players themselves, with `resume`.
    Players,
    /// By the arbiter, with `uphold` and then `resume`.
    Arbiter,
}

/// White errs, and his opponent claims it where he has to.
#[track_caller]
fn errs_in(ladder: &PenaltyLadder, table: &mut RefereeTable) {
    if !ladder.claimed {
        return errs(table);
    }
    errs_unclaimed(table);
    table.opp_claims("illegal").includes("claimed illegal black -; ruling-applied position-restored white 1; ");
    table.runs("-").completed(0, 0);
}

#[track_caller]
fn climb(year: u16, ladder: &PenaltyLadder, by: PenaltyRoute) {
    let mut table = RefereeTable::begun_with(terms_of(year, ladder.time));
    let (mut white, mut black) = (ladder.start, ladder.start);
    for (count, bonus) in (1..).zip(ladder.bonus) {
        errs_in(ladder, &mut table);
        white -= 4_000;
        table.clocks(white, black);
        table.ends_with(&format!("remedy-proposed white illegal-move count {count} add-time black {}", bonus * MINUTE));
        // Proposed is not given.
        table.after(60_000).clocks(white, black);
        black += bonus * MINUTE;
        match by {
            PenaltyRoute::Players => {
                table.act("resume").includes(&format!("upheld; ruling-applied time-added black {}", bonus * MINUTE));
            }
            PenaltyRoute::Arbiter => {
                table.desk().rule(Ruling::Uphold);
                table.tells(&format!("upheld; ruling-applied time-added black {}", bonus * MINUTE)).runs("-");
                table.clocks(white, black).arbiter_resumes();
            }
        }
        table.ends_with("play-resumed turn white").runs("white").clocks(white, black);
    }
    errs_in(ladder, &mut table);
    white -= 4_000;
    let count = ladder.bonus.len() + 1;
    table.ends_with(&format!("remedy-proposed white illegal-move count {count} end-game win illegal-moves black"));
    match by {
        PenaltyRoute::Players => table.consents(),
        PenaltyRoute::Arbiter => table.desk().rule(Ruling::Uphold),
    };
    table.tells("upheld; game-over win illegal-moves black").runs("-").clocks(white, black);
}

#[test]
fn situation_20_the_bonus_of_each_edition_is_on_the_clock_after_resume_or_uphold_and_then_the_game_is_lost() {
    let mut climbed = 0;
    for ladder in &LADDERS {
        for year in ladder.years {
            climb(*year, ladder, PenaltyRoute::Players);
            climb(*year, ladder, PenaltyRoute::Arbiter);
            climbed += 1;
        }
    }
    assert_eq!(climbed, 6 * 3, "every edition and kind");
}

#[test]
fn situation_20_nothing_tells_that_it_is_illegal_before_the_press_and_all_hear_it_after() {
    let mut table = RefereeTable::begun();
    let penalty = "white completed illegal Bf1b5; remedy-proposed white illegal-move count 1 add-time black 120000";
    table.transcript(&[
        (1_000, "say Bf1b5", "white announced Bf1b5", 5_429_000, 5_430_000),
        (2_000, "heard", "", 5_428_000, 5_430_000),
        (3_000, "again", "white again Bf1b5", 5_427_000, 5_430_000),
        (4_000, "space", penalty, 5_426_000, 5_430_000),
        (90_000, "say P?e4", "white: refused suspended", 5_426_000, 5_430_000),
        (
            91_000,
            "resume",
            "upheld; ruling-applied time-added black 120000; play-resumed turn white",
            5_426_000,
            5_550_000,
        ),
        (95_000, "say P?e4", "white announced Pe2e4", 5_422_000, 5_550_000),
        (96_000, "heard", "", 5_421_000, 5_550_000),
        (97_000, "space", "completed 1 Pe2e4", 5_450_000, 5_550_000),
    ]);
    table.completed(1, 0).course("Pe2e4");
}

#[test]
fn situation_20_the_second_offence_draws_where_the_opponent_cannot_mate_and_is_the_arbiters_where_that_is_open() {
    for (fen, told) in [
        ("4k3/8/8/8/8/8/4P3/4K1N1 w - - 0 1", "end-game draw illegal-cannot-mate"),
        ("4k2r/8/8/8/8/8/8/4K1N1 w - - 0 1", "end-game win illegal-moves black"),
    ] {
        let mut table = RefereeTable::begun_with(terms_from(2023, "90", fen));
        errs(&mut table);
        table.act("resume").ends_with("play-resumed turn white").clocks(90 * MINUTE - 4_000, 92 * MINUTE);
        errs(&mut table);
        table.ends_with(&format!("remedy-proposed white illegal-move count 2 {told}"));
        table.consents().ends_with(&format!("game-over {}", &told["end-game ".len()..]));
        table.clocks(90 * MINUTE - 8_000, 92 * MINUTE);
    }
    // Until 2005 it is lost all the same; neither text of that time speaks of a draw.
    for (year, told) in [(2005, "end-game win illegal-moves black"), (2009, "end-game draw illegal-cannot-mate")] {
        let mut table = RefereeTable::begun_with(terms_from(year, "90", "4k3/8/8/8/8/8/4P3/4K1N1 w - - 0 1"));
        for _ in 0..2 {
            errs(&mut table);
            table.act("resume").ends_with("play-resumed turn white");
        }
        errs(&mut table);
        table.ends_with(&format!("remedy-proposed white illegal-move count 3 {told}"));
    }
    // Nobody can say whether Black can mate: nothing is proposed, only the arbiter ends it.
    let open = "3r4/7k/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/4K3/8 w - - 0 1";
    let mut table = RefereeTable::begun_with(terms_from(2023, "90", open));
    errs_with(&mut table, "Ke2e8");
    table.act("resume").clocks(90 * MINUTE - 4_000, 92 * MINUTE);
    errs_with(&mut table, "Ke2e8");
    let found = mating_ability(table.referee.start_position(), Color::Black);
    assert_eq!(found, MatingAbility::ArbiterDecides, "decided by now: another position is needed here");
    table
        .ends_with("; remedy-proposed white illegal-move count 2")
        .consents()
        .tells("white: refused no-arbiter-at-desk");
    table.act("resume").tells("white: refused case-pending");
    table.arbiter("desk").ends_with("desk-taken first true").arbiter("resume").tells("desk: refused case-pending");
    table.rule(white_loses()).ends_with("game-over win illegal-moves black").clocks(90 * MINUTE - 8_000, 92 * MINUTE);
}

#[test]
fn situation_20_what_was_legal_on_his_own_board_is_no_offence_and_costs_nothing() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").clocks(5_457_000, 5_457_000);
    table.transcript(&[
        // He carried out e6 for e5: on his board the pawn may go on to e5.
        (7_000, "played e7e6", "white's board differs: e5 - for p, e6 p for -", 5_456_000, 5_457_000),
        // The difference has outlived his next announcement: told to all, and it is not said who must change what.
        (
            8_000,
            "say Pe4e5",
            "white announced Pe4e5; case of white's board: e5 - for p, e6 p for -",
            5_455_000,
            5_457_000,
        ),
        (9_000, "heard", "", 5_454_000, 5_457_000),
        (10_000, "space", "white completed Pe4e5, legal on his own board", 5_453_000, 5_457_000),
        (80_000, "resume", "play-resumed turn white", 5_453_000, 5_457_000),
        (82_000, "say Ng1f3", "white announced Ng1f3", 5_451_000, 5_457_000),
    ]);
    // The next one, which no board allows, is his first.
    table.heard().after(1_000).space().act("say Ng8g6").heard().black_key();
    table.ends_with("remedy-proposed black illegal-move count 1 add-time white 120000");
}

#[test]
fn situation_20_set_aside_by_the_arbiter_it_costs_nothing_and_does_not_count() {
    let mut table = RefereeTable::begun();
    errs(&mut table);
    table.transcript(&[
        (60_000, "A: desk", "desk-taken first true", 5_426_000, 5_430_000),
        (61_000, "A: set aside", "set-aside", 5_426_000, 5_430_000),
        (62_000, "A: resume", "play-resumed turn white", 5_426_000, 5_430_000),
    ]);
    errs(&mut table);
    table.ends_with("count 1 add-time black 120000").clocks(5_422_000, 5_430_000);
}
