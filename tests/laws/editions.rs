//! The editions of the Laws, one parameter after the other, at the table: which year provides what.

use super::acts::{SHUFFLE, terms_from, terms_of};
use super::table::RefereeTable;
use ansage_game::laws::{Edition, GameKind, classify_time_control};
use ansage_game::moment::Span;
use ansage_game::ruling::Ruling;
use ansage_game::seat::Color;

const STANDARD: &str = "90";
const RAPID: &str = "25";
const BLITZ: &str = "5";

fn begun(year: u16, time: &str) -> RefereeTable {
    RefereeTable::begun_with(terms_of(year, time))
}

/// What the first, second and third illegal move of White brings in a game of this edition.
fn ladder(year: u16, time: &str) -> Vec<String> {
    let mut table = begun(year, time);
    let mut steps = Vec::new();
    for _ in 0..3 {
        table.white_errs();
        if !super::table::brief_all(&table.told).contains("remedy-proposed") {
            table.opp_claims("illegal");
        }
        let told = super::table::brief_all(&table.told);
        let proposed = told.split("remedy-proposed white illegal-move count ").nth(1).expect("a penalty");
        steps.push(proposed.to_owned());
        if told.contains("end-game") {
            table.consents().tells("upheld; game-over win illegal-moves black");
            break;
        }
        table.act("resume").includes("upheld; ruling-applied").ends_with("play-resumed turn white");
    }
    steps
}

#[test]
fn art_7_5_5_the_ladder_of_illegal_moves() {
    let two = |count: u32| format!("{count} add-time black 120000");
    let one = |count: u32| format!("{count} add-time black 60000");
    let lost = |count: u32| format!("{count} end-game win illegal-moves black");
    for year in [2001, 2005, 2009] {
        assert_eq!(ladder(year, STANDARD), [two(1), two(2), lost(3)], "{year}, 7.4");
        assert_eq!(ladder(year, RAPID), [two(1), two(2), lost(3)], "{year}, rapid");
        assert_eq!(ladder(year, BLITZ), [lost(1)], "{year}, C.3: the opponent claims the win");
    }
    assert_eq!(ladder(2014, STANDARD), [two(1), lost(2)], "2014, 7.5.b");
    assert_eq!(ladder(2014, RAPID), [lost(1)], "2014, A.4.b");
    assert_eq!(ladder(2014, BLITZ), [lost(1)], "2014, B.4");
    for year in [2018, 2023] {
        assert_eq!(ladder(year, STANDARD), [two(1), lost(2)], "{year}, 7.5.5");
        assert_eq!(ladder(year, BLITZ), [one(1), lost(2)], "{year}, B.2");
    }
    assert_eq!(ladder(2018, RAPID), [two(1), lost(2)], "2018, A.4.2");
    assert_eq!(ladder(2023, RAPID), [one(1), lost(2)], "2023, A.3");
}

#[test]
fn art_7_5_the_arbiter_alone_turns_2014_blitz_into_the_ladder_of_one_minute() {
    let mut table = begun(2014, BLITZ);
    table.desk().adapt("illegal-loses-at", "2").tells("ruling-applied rule-adapted illegal-loses-at 2");
    table.white_errs().ends_with("illegal-move count 1 add-time black 60000");
}

#[test]
fn art_7_5_rapid_and_blitz_before_2014_ask_for_a_claim() {
    for year in [2001, 2005, 2009] {
        for time in [RAPID, BLITZ] {
            let mut table = begun(year, time);
            table.opp_claims("illegal").tells("white: refused no-illegal-move");
            // Nobody hears that it is illegal but the desk: it stands, and play goes on from it.
            table
                .white_errs()
                .tells("completed 1 Ng1g3; desk: illegal-unclaimed Ng1g3 ?? white does-not-reach")
                .runs("black")
                .course("Ng1g3")
                .completed(1, 0);
            // Not by him who made it.
            table.claim("illegal").tells("white: refused no-illegal-move");
            // Nobody claims before the opponent's own next move: it counts for nothing.
            table.moves("P?e5").opp_claims("illegal").tells("white: refused complaint-too-late");
            table.moves("P?e4").opp_claims("illegal").tells("white: refused complaint-too-late");
            table
                .course("Ng1g3 Pe7e5 Pe2e4")
                .moves("P?a6")
                .act("say Ng3f3")
                .heard()
                .space()
                .tells("completed 5 Ng3f3; desk: illegal-unclaimed Ng3f3 ?? white does-not-reach");
            // What White types for him is not Black's own move before his own key.
            table.black("P?h6").opp_claims("illegal").includes("claimed illegal black").includes("count 1");
            table.course("Ng1g3 Pe7e5 Pe2e4 Pa7a6").completed(2, 2).runs("-");
            table.opp_claims("illegal").tells("white: refused case-pending");
            let mut table = begun(year, time);
            table.white_errs().desk().ends_with("desk: illegal-unclaimed Ng1g3 ?? white does-not-reach");
        }
        begun(year, STANDARD).white_errs().includes("remedy-proposed");
    }
    for (year, time) in [(2014, RAPID), (2018, BLITZ), (2023, RAPID)] {
        begun(year, time).white_errs().includes("remedy-proposed");
    }
}

#[test]
fn art_7_5_5_the_game_is_drawn_where_the_opponent_cannot_mate() {
    let bare = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let last = |year, time| {
        let mut table = RefereeTable::begun_with(terms_from(year, time, bare));
        for _ in 0..3 {
            table.act("say Ke1e3").heard().space();
            if !super::table::brief_all(&table.told).contains("remedy-proposed") {
                table.opp_claims("illegal");
            }
            if super::table::brief_all(&table.told).contains("end-game") {
                break;
            }
            table.act("resume");
        }
        table.consents();
        super::table::brief_all(&table.told)
    };
    let (lost, drawn) = ("upheld; game-over win illegal-moves black", "upheld; game-over draw illegal-cannot-mate");
    for year in [2001, 2005] {
        assert_eq!(last(year, STANDARD), lost, "{year}");
        assert_eq!(last(year, RAPID), lost, "{year}");
        assert_eq!(last(year, BLITZ), drawn, "{year}, C.3");
    }
    for year in [2009, 2014, 2018, 2023] {
        for time in [STANDARD, RAPID, BLITZ] {
            assert_eq!(last(year, time), drawn, "{year}");
        }
    }
}

const PAWN: &str = "7k/8/8/8/8/8/K2p3P/8 w - - 0 1";
const LEFT: &str = "claimed unpromoted words P?d1 white -; remedy-proposed black illegal-move count 1 unpromoted words P?d1 white add-time white 120000";

#[test]
fn art_7_5_2_a_pawn_left_on_the_last_rank_becomes_a_queen_from_2014_on() {
    for year in [2014, 2018, 2023] {
        let mut table = RefereeTable::begun_with(terms_from(year, STANDARD, PAWN));
        table.moves("Ka2b2").black_key().tells("pressed-before-entry player black");
        // One player's word: nothing is done before it is upheld or consented to.
        table.claim("unpromoted P?d1").tells(LEFT).runs("-").completed(1, 1).course("Ka2b2");
        table.opp_consents();
        table.tells("upheld; black entered Pd2d1=Q; completed 2 Pd2d1=Q; ruling-applied time-added white 120000");
        table.completed(1, 1).course("Ka2b2 Pd2d1=Q");
        table.act("resume").tells("play-resumed turn white").runs("white");
    }
}

#[test]
fn art_7_4_a_pawn_left_on_the_last_rank_goes_back_before_2014() {
    for year in [2001, 2005, 2009] {
        let mut table = RefereeTable::begun_with(terms_from(year, STANDARD, PAWN));
        table.moves("Ka2b2").black_key().completed(1, 1);
        table.claim("unpromoted P?d1").tells(LEFT).completed(1, 1).course("Ka2b2");
        table.opp_consents().tells("upheld; ruling-applied time-added white 120000").completed(1, 0).course("Ka2b2");
        table.act("resume").tells("play-resumed turn black").runs("black");
    }
}

#[test]
fn art_7_5_2_a_pawn_left_standing_that_was_entered_as_a_promotion() {
    let mut table = RefereeTable::begun_with(terms_from(2023, STANDARD, PAWN));
    table.moves("Ka2b2 P?d1=N").claim("unpromoted P?d1").tells(LEFT).course("Ka2b2 Pd2d1=N");
    table.opp_consents().includes("promoted Pd2d1=N to Pd2d1=Q").ends_with("ruling-applied time-added white 120000");
    table.course("Ka2b2 Pd2d1=Q").completed(1, 1);
    let mut table = RefereeTable::begun_with(terms_from(2023, STANDARD, PAWN));
    table.moves("Ka2b2 P?d1=Q").claim("unpromoted P?d1").tells(LEFT);
    table.opp_consents().tells("upheld; ruling-applied time-added white 120000").course("Ka2b2 Pd2d1=Q");
    let mut table = RefereeTable::begun_with(terms_from(2009, STANDARD, PAWN));
    table.moves("Ka2b2 P?d1=Q").claim("unpromoted P?d1").tells(LEFT).course("Ka2b2 Pd2d1=Q").completed(1, 1);
    table
        .opp_consents()
        .tells("upheld; ruling-applied position-restored black 2; ruling-applied time-added white 120000");
    table.course("Ka2b2").completed(1, 0);
}

#[test]
fn art_7_5_2_only_a_promotion_of_the_opponent_can_be_left_out() {
    let mut table = RefereeTable::begun_with(terms_from(2023, STANDARD, PAWN));
    table.claim("unpromoted P?d1").tells("white: refused no-illegal-move");
    table.moves("Ka2b2").opp_claims("unpromoted P?d1").includes("refused");
    table.moves("Kh8g8").claim("unpromoted Kh8g8").tells("white: refused no-illegal-move").runs("white");
    table.claim("unpromoted P?c1").includes("refused unreadable no-move-fits");
    table.completed(1, 1);
}

#[test]
fn art_7_5_2_a_queen_that_mates_by_an_illegal_move_ends_nothing() {
    let mut table = RefereeTable::begun_with(terms_from(2023, STANDARD, "8/8/8/8/8/1k6/3p4/K7 w - - 0 1"));
    table.moves("Ka1b1").black_key().claim("unpromoted P?d1").tells(LEFT).opp_consents();
    table.tells("upheld; black entered Pd2d1=Q; completed 2 Pd2d1=Q; ruling-applied time-added white 120000");
    assert_eq!(table.referee.outcome(), None);
    // Also where the pawn was entered as another piece, which the queen takes the place of.
    let mut table = RefereeTable::begun_with(terms_from(2023, STANDARD, "8/7p/8/8/8/1k6/3p4/K7 w - - 0 1"));
    table.moves("Ka1b1 P?d1=N").claim("unpromoted P?d1").tells(LEFT).opp_consents();
    table
        .includes("promoted Pd2d1=N to Pd2d1=Q")
        .lacks("game-over")
        .ends_with("ruling-applied time-added white 120000");
    assert_eq!(table.referee.outcome(), None);
}

#[test]
fn art_7_5_3_a_press_without_a_move_and_two_hands_are_illegal_from_2018_on() {
    for what in ["idle-press", "two-hands"] {
        for year in [2001, 2005, 2009, 2014] {
            let mut table = begun(year, STANDARD);
            table.moves("P?e4").claim(what).ends_with(&format!("provision-named white arbiter-decides {what}"));
        }
        for year in [2018, 2023] {
            let mut table = begun(year, STANDARD);
            table.moves("P?e4").claim(what).includes("as-illegal");
            table.ends_with(&format!(
                "remedy-proposed black illegal-move count 1 irregularity {what} white add-time white 120000"
            ));
            // One player's word: nothing is carried out by it.
            table.act("resume").tells("white: refused case-pending");
            assert_eq!(table.offences(Color::Black), 0, "{year}, {what}");
            table.opp_consents().ends_with("upheld; ruling-applied time-added white 120000");
            // Of one press it counts once.
            table.claim(what).tells("white: refused already-counted");
            assert_eq!(table.offences(Color::Black), 1, "{year}, {what}");
            table.act("resume").tells("play-resumed turn black");
        }
    }
}

#[test]
fn art_7_5_3_a_press_without_a_move_completes_none() {
    let mut table = begun(2023, STANDARD);
    table.moves("P?e4").after(1_000).black_key().tells("pressed-before-entry player black").completed(1, 1);
    // He says so; the press counts until it is upheld.
    table.claim("idle-press").completed(1, 1).desk().rule(Ruling::Uphold);
    table.tells("upheld; ruling-applied time-added white 120000").completed(1, 0);
    table.arbiter_resumes().tells("play-resumed turn black").runs("black");
    table.moves("P?e5").completed(1, 1).moves("P?d4").black_errs().includes("count 2");
    // Set aside he had made one, which is still to be entered, and nothing counts against him.
    let mut table = begun(2023, STANDARD);
    table.moves("P?e4").after(1_000).black_key().claim("idle-press").desk().rule(Ruling::SetAside).tells("set-aside");
    table.completed(1, 1).arbiter_resumes().tells("play-resumed turn white; pressed-before-entry player black");
    table.black("P?e5").tells("black entered Pe7e5; completed 2 Pe7e5").moves("P?d4").black_errs().includes("count 1");
}

/// Black presses; White's flag falls by that alone, and White's claim that it was no press of a legal move is upheld.
fn after_press_undone(year: u16, fen: Option<&str>, reply: &str, claim: &str) -> RefereeTable {
    let terms = match fen {
        Some(fen) => super::acts::terms_from(year, "0:20", fen),
        None => super::acts::terms_of(year, "0:20"),
    };
    let mut table = RefereeTable::begun_with(terms);
    if fen.is_none() {
        table.moves("P?e4 P?e5 N?f3");
    }
    table.black_key();
    if !reply.is_empty() {
        table.black(reply).heard();
    }
    table.after(25_000).act("deadline").includes("flag-fell").claim(claim).includes("illegal-move count 1");
    table
}

#[test]
fn art_7_5_3_time_that_ran_by_a_press_that_is_undone_makes_no_flag_fall() {
    const PAWN: &str = "4k3/8/8/8/8/8/4p2K/8 b - - 0 1";
    for (fen, reply, claim) in [
        (None, "", "idle-press"),
        (None, "N?c6", "two-hands"),
        (Some(PAWN), "", "unpromoted P?e1"),
        (Some(PAWN), "P?e1=R", "unpromoted P?e1"),
    ] {
        let upheld = |by_arbiter: bool| {
            let mut table = after_press_undone(2023, fen, reply, claim);
            // Nobody claims that flag while the claim stands.
            table.act("opp flag").includes("refused case-pending");
            if by_arbiter {
                table.desk().rule(Ruling::Uphold);
            } else {
                table.opp_consents();
            }
            table.includes("time-added white 60000");
            table
        };
        for by_arbiter in [false, true] {
            let mut table = upheld(by_arbiter);
            table.act("opp flag").black_confirms().includes("refused flag-up");
            assert_eq!(table.referee.outcome(), None, "{claim} {reply}");
        }
        // Set aside, the press counts, and so does the flag.
        let mut table = after_press_undone(2023, fen, reply, claim);
        table.desk().rule(Ruling::SetAside).act("opp flag").black_confirms().lacks("flag-up");
    }
    // White's hands, and Black's flag.
    let mut table = RefereeTable::begun_with(super::acts::terms_of(2023, "0:20"));
    table
        .moves("P?e4 P?e5 N?f3")
        .after(25_000)
        .act("deadline")
        .includes("flag-fell")
        .opp_claims("two-hands")
        .consents();
    table.act("flag").tells("white: refused flag-up");
    // A flag that had fallen before the press stays down.
    let mut table = RefereeTable::begun_with(super::acts::terms_of(2023, "0:20"));
    table.moves("P?e4 P?e5").white("N?f3").heard().after(25_000).act("deadline").includes("flag-fell 23000 white");
    table.space().black_key().claim("idle-press").opp_consents().act("opp flag").black_confirms();
    table.includes("game-over win flag-fall black");
}

/// White claims without ground, with so much on his clock; what each clock shows after the remedy.
fn after_wrong_claim(year: u16, time: &str, left: u64) -> (u64, u64) {
    let mut table = begun(year, time);
    table.desk().rule(Ruling::SetClock { player: Color::White, left: Span::from_secs(left) });
    table.claim("repetition").includes("claim-checked white false");
    table.arbiter_resumes().includes("upheld");
    let clocks = table.referee.view(ansage_game::moment::Moment::from_millis(table.now)).clocks;
    let secs = |color: Color| clocks.get(color).expect("a clock").whole_secs();
    (secs(Color::White), secs(Color::Black))
}

#[test]
fn art_9_5_3_a_wrong_claim_in_2001_halves_the_claimants_time() {
    let black = 90 * 60 + 180;
    for (left, then) in [(600, 420), (360, 180), (300, 150), (150, 75), (90, 60), (40, 40), (120, 60), (60, 60)] {
        assert_eq!(after_wrong_claim(2001, STANDARD, left), (then, black), "{left} seconds");
    }
}

#[test]
fn art_9_5_3_a_wrong_claim_gives_the_opponent_three_minutes_then_two() {
    for (year, standard, rapid, blitz) in
        [(2005, 180, 180, 180), (2009, 180, 180, 180), (2014, 120, 120, 60), (2018, 120, 120, 60), (2023, 120, 60, 60)]
    {
        assert_eq!(after_wrong_claim(year, STANDARD, 200), (200, 5400 + standard), "{year}");
        assert_eq!(after_wrong_claim(year, RAPID, 200), (200, 1500 + rapid), "{year} rapid");
        assert_eq!(after_wrong_claim(year, BLITZ, 200), (200, 300 + blitz), "{year} blitz");
    }
}

/// What a five-fold repetition brings: consecutive, and with another move in between.
fn fivefold(year: u16, broken: bool) -> String {
    let mut table = begun(year, STANDARD);
    table.moves(SHUFFLE).moves(SHUFFLE);
    if broken {
        table.moves("Nb1c3 Nb8c6 Nc3b1 Nc6b8 Nb1a3 Nb8a6 Na3c4 Na6c5 Nc4a3 Nc5a6 Na3b1 Na6b8");
    }
    table.moves(SHUFFLE).lacks("game-over");
    if !broken {
        table.moves(SHUFFLE);
    }
    super::table::brief_all(&table.told)
}

#[test]
fn art_9_6_1_five_times_consecutive_in_2014_any_from_2018_on() {
    for year in [2001, 2005, 2009] {
        assert_eq!(fivefold(year, false), "completed 16 Nf6g8", "{year}");
    }
    assert_eq!(fivefold(2014, false), "completed 16 Nf6g8; game-over draw fivefold");
    for year in [2018, 2023] {
        assert_eq!(fivefold(year, false), "completed 16 Nf6g8; game-over draw fivefold", "{year}");
    }
}

#[test]
fn art_9_6_1_five_times_with_gaps() {
    // The start position for the first, second and third time, then by ways of eight half-moves.
    let gap = "Nb1c3 Nb8c6 Nc3e4 Nc6e5 Ne4c3 Ne5c6 Nc3b1 Nc6b8";
    for (year, told) in [
        (2009, "completed 24 Nc6b8"),
        (2014, "completed 24 Nc6b8"),
        (2018, "completed 24 Nc6b8; game-over draw fivefold"),
        (2023, "completed 24 Nc6b8; game-over draw fivefold"),
    ] {
        let mut table = begun(year, STANDARD);
        table.moves(SHUFFLE).moves(SHUFFLE).moves(gap).moves(gap).tells(told);
    }
}

#[test]
fn art_9_6_2_seventy_five_moves_draw_from_2014_on_but_mate_goes_first() {
    let fen = "7k/8/6K1/8/8/8/8/R7 w - - 149 120";
    for year in [2001, 2005, 2009] {
        RefereeTable::begun_with(terms_from(year, STANDARD, fen)).moves("Ra1a2").tells("completed 1 Ra1a2");
    }
    for year in [2014, 2018, 2023] {
        let mut table = RefereeTable::begun_with(terms_from(year, STANDARD, fen));
        table.moves("Ra1a2").tells("completed 1 Ra1a2; game-over draw seventy-five");
        let mut table = RefereeTable::begun_with(terms_from(year, STANDARD, fen));
        table.moves("Ra1a8").tells("completed 1 Ra1a8; game-over win checkmate white");
    }
}

#[test]
fn limits_of_rapid_and_blitz() {
    let kind = |year, minutes: u64, secs| {
        classify_time_control(
            Edition::from_year(year).expect("an edition"),
            Span::from_secs(minutes * 60),
            Span::from_secs(secs),
        )
    };
    for year in [2014, 2018, 2023] {
        for (minutes, secs, expected) in [
            (10, 0, GameKind::Blitz),
            (3, 2, GameKind::Blitz),
            (5, 5, GameKind::Blitz),
            (5, 6, GameKind::Rapid),
            (15, 10, GameKind::Rapid),
            (59, 0, GameKind::Rapid),
            (60, 0, GameKind::Standard),
            (30, 30, GameKind::Standard),
        ] {
            assert_eq!(kind(year, minutes, secs), expected, "{year}: {minutes}+{secs}");
        }
    }
    for year in [2001, 2005] {
        assert_eq!(
            [14, 15, 60, 61].map(|minutes| kind(year, minutes, 0)),
            [GameKind::Blitz, GameKind::Rapid, GameKind::Rapid, GameKind::Standard],
            "{year}"
        );
    }
    // Increments are not spoken of in 2001.
    assert_eq!([kind(2001, 10, 30), kind(2005, 10, 30)], [GameKind::Blitz, GameKind::Rapid]);
    assert_eq!(
        [14, 15, 59, 60].map(|minutes| kind(2009, minutes, 0)),
        [GameKind::Blitz, GameKind::Rapid, GameKind::Rapid, GameKind::Standard]
    );
}

#[test]
fn app_d_articles_have_the_number_of_the_edition() {
    use ansage_game::laws::{Edition, appendix_article};
    for (of_2014, of_2018) in
        [("D.2.3", "D.2.3"), ("D.2.7", "D.2.8"), ("D.2.8", "D.2.9"), ("D.2.9.d", "D.2.10.d"), ("D.2.10", "D.2.11")]
    {
        for edition in Edition::ALL {
            let expected = if edition < Edition::Y2018 { of_2014 } else { of_2018 };
            assert_eq!(appendix_article(edition, of_2014), expected, "{edition:?}");
        }
    }
}
