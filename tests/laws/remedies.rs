//! What stands until it is settled (7.5, 9.5, 12): presses, interruptions, returns, rulings beside it; every result.

use super::acts::{terms_of, white_wins};
use super::table::{RefereeTable, practice, tournament};
use ansage_game::claim::Measure;
use ansage_game::event::EventKind;
use ansage_game::moment::Span;
use ansage_game::outcome::{DrawReason, Outcome, Points, WinReason};
use ansage_game::ruling::{AssistantDuty, Ruling, ruling_for_declared_result};
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::GameTerms;

const FIRST: &str = "remedy-proposed white illegal-move count 1 add-time black 120000";

fn back(ply: u32) -> Ruling {
    Ruling::TakeMeasure(Measure::RestorePosition { ply })
}

#[test]
fn art_7_5_1_an_illegal_move_found_later_goes_back_with_counters_and_increments() {
    let mut table = RefereeTable::begun();
    table.desk().moves("P?e4 P?e5 Ng1f3 Nb8c6").clocks(5_484_000, 5_484_000).completed(2, 2);
    table
        .rule(back(2))
        .includes("ruling-applied position-restored black 2")
        .includes("clock-changed 5424000 black 5484000")
        .runs("-");
    table.course("Pe2e4").completed(1, 0);
    table.clocks(5_484_000 - 30_000, 5_484_000 - 60_000).used(6_000, 6_000);
    table.rule(Ruling::IllegalMove { player: Color::Black }).ends_with("count 1 add-time white 120000");
    table.arbiter_resumes().tells("upheld; ruling-applied time-added white 120000; play-resumed turn black");
    table.moves("P?c5").course("Pe2e4 Pc7c5").completed(1, 1);
    // The next one, found at once, is the second.
    table.moves("P?d4").black_errs().includes("black illegal-move count 2 end-game win illegal-moves white");
}

#[test]
fn art_7_5_1_the_penalty_outlives_that_the_position_comes_back() {
    let mut table = RefereeTable::begun();
    table.desk().moves("P?e4 P?e5").rule(Ruling::IllegalMove { player: Color::Black }).rule(back(2));
    table
        .tells("ruling-applied position-restored black 2; ruling-applied clock-changed 5427000 black 5457000")
        .rule(Ruling::Uphold)
        .tells("upheld; ruling-applied time-added white 120000");
    table.rule(Ruling::Uphold).tells("desk: refused nothing-pending");
    table.arbiter_resumes().tells("play-resumed turn black");
    table.rule(back(3)).tells("desk: refused no-such-half-move ply 3");
    table.rule(back(0)).tells("desk: refused no-such-half-move ply 0");
}

#[test]
fn art_7_5_what_the_arbiter_sets_aside_does_not_count() {
    let mut table = RefereeTable::begun();
    table.desk().white_errs().ends_with(FIRST).rule(Ruling::SetAside).tells("set-aside");
    table.arbiter_resumes().tells("play-resumed turn white").white_errs().ends_with(FIRST);
    table.rule(Ruling::IllegalMove { player: Color::White }).tells("desk: refused case-pending");
}

#[test]
fn art_7_5_going_back_drops_presses_and_words_in_the_making() {
    let mut table = RefereeTable::begun();
    table.desk().moves("P?e4").black("P?e5").black_key().tells("press-waits player black").completed(1, 1);
    table.act("opp draw").rule(back(1)).includes("confirmation-dropped black draw").completed(0, 0).course("");
    table.arbiter_resumes().runs("white").heard().tells("");
    let mut table = RefereeTable::begun();
    table.desk().moves("P?e4").black_key().completed(1, 1).rule(back(1)).completed(0, 0);
    table.arbiter_resumes().runs("white").moves("P?d4 P?d5").completed(1, 1);
}

#[test]
fn art_7_5_an_illegal_move_heard_out_while_the_arbiter_is_called_counts_too() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4").black("Ng8g6").black_key().act("arbiter").heard();
    table
        .includes("entry-awaits-key")
        .black_confirms()
        .tells("black completed illegal Ng8g6; remedy-proposed black illegal-move count 1 add-time white 120000");
    table.act("misheard N?f6").act("opp consent").black_confirms_twice().includes("completed 2 Ng8f6").runs("-");
    table.both_resume().tells("play-resumed turn white");
    // Forgiven: the next is the first.
    table.moves("P?d4").black("Nf6e6").heard().black_key().includes("count 1");
}

#[test]
fn art_7_5_while_a_remedy_stands_nothing_else_moves() {
    let standing = || {
        let mut table = RefereeTable::begun();
        table.moves("P?e4 P?e5").after(1_000).act("say Ng1g3").heard().space().ends_with(FIRST);
        table
    };
    let mut table = standing();
    table.space().tells("white: refused suspended").black_key().tells("white: refused suspended");
    table.after(10_000_000).act("deadline").tells("").runs("-").act("flag").tells("white: refused flag-up");
    table.claim("two-hands").tells("white: refused case-pending");
    table.claim("quickplay").includes("refused");
    table.claim("displaced").includes("restored-on-own-time").runs("-");
    // Resigning and agreeing end it.
    standing().act("resign").tells("game-over win resignation black");
    standing().act("draw").act("opp accept").black_confirms_twice().tells("game-over draw agreement");
    // It outlives leaving and a crash, and is carried out afterwards.
    for interruption in ["leave", "reopen"] {
        let mut table = standing();
        table.act(interruption).act("reopen").tells("reopened").act("resume");
        table.tells("upheld; ruling-applied time-added black 120000; play-resumed turn white");
    }
}

#[test]
fn art_12_where_an_arbiter_has_taken_the_desk_players_settle_nothing() {
    let mut table = RefereeTable::begun();
    table.desk().white_errs().act("resume").tells("white: refused only-arbiter");
    table.consents().tells("white: refused only-arbiter");
    // Neither by leaving the program in between.
    table.act("leave").act("reopen").act("resume").tells("white: refused only-arbiter");
    table.desk().arbiter_resumes().includes("upheld");
    // What he was called for stays his; a game that was only left does not need him.
    let mut table = RefereeTable::begun();
    table.desk().act("arbiter").act("leave").act("reopen").act("resume").tells("white: refused only-arbiter");
    for interruption in ["leave", "reopen"] {
        let mut table = RefereeTable::begun();
        table.desk().act(interruption).act("resume").tells("play-resumed turn white");
    }
}

#[test]
fn art_12_a_penalty_that_ends_the_game_needs_consent_or_the_arbiter() {
    let errs_twice = || {
        let mut table = RefereeTable::begun();
        table.white_errs().act("resume").white_errs();
        table.ends_with("count 2 end-game win illegal-moves black").act("resume").tells("white: refused case-pending");
        table
    };
    errs_twice().opp_would_consent().tells("white: refused consent-not-yours");
    errs_twice().consents().tells("upheld; game-over win illegal-moves black");
    errs_twice().desk().rule(Ruling::Uphold).tells("upheld; game-over win illegal-moves black");
    let mut table = errs_twice();
    table
        .desk()
        .rule(Ruling::SetAside)
        .arbiter_resumes()
        .tells("play-resumed turn white")
        .white_errs()
        .includes("count 2");
    RefereeTable::begun().consents().tells("white: refused nothing-pending");
}

#[test]
fn art_11_3_taking_back_in_practice_takes_back_what_it_cost() {
    let mut table = RefereeTable::begun_with(practice("90+30"));
    table.moves("P?e4 P?e5").claim("repetition").includes("wrong-claim");
    table.act("takeback").tells("taken-back 2 white").runs("white");
    table.opp_would_consent().tells("white: refused nothing-pending");
    table.moves("P?e4").claim("two-hands").opp_consents().act("resume").act("takeback");
    table.moves("P?e4").claim("two-hands").includes("count 1");
}

#[test]
fn art_12_rulings_before_the_start_and_after_the_end() {
    let mut table = RefereeTable::open(terms_of(2023, "5"));
    table.rule(Ruling::Stop).tells("white: refused no-arbiter-at-desk").desk();
    for ruling in [Ruling::Uphold, Ruling::Stop, Ruling::Adjourn, Ruling::BothFlags, Ruling::EnvelopeLost] {
        table.rule(ruling).tells("desk: refused not-started");
    }
    table.rule(Ruling::Continue).tells("desk: refused not-started");
    table.rule(Ruling::SetClock { player: Color::Black, left: Span::from_secs(60) }).includes("clock-set");
    // A result declared before the start: there is nothing to begin.
    table
        .rule(white_wins())
        .tells("game-over win arbiter white")
        .act("start")
        .tells("white: refused game-is-over")
        .runs("-");
    let mut table = RefereeTable::begun();
    table.desk().act("resign").rule(Ruling::Stop).tells("desk: refused game-is-over");
    table
        .rule(Ruling::Continue)
        .tells("ruling-applied result-lifted")
        .runs("-")
        .arbiter_resumes()
        .tells("play-resumed turn white");
    table.rule(Ruling::Continue).tells("desk: refused not-suspended");
    table.rule(Ruling::Stop).tells("ruling-applied stopped").rule(Ruling::Continue).tells("play-resumed turn white");
    // Mate stays mate, unless its move is taken back.
    let mut table = RefereeTable::begun();
    table
        .desk()
        .moves("P?f3 P?e5 P?g4 Qd8h4")
        .includes("checkmate")
        .rule(Ruling::Continue)
        .tells("desk: refused over-by-final-position");
    table
        .rule(back(4))
        .includes(
            "ruling-applied result-lifted; ruling-applied position-restored black 4; ruling-applied clock-changed ",
        )
        .arbiter_resumes()
        .tells("play-resumed turn black");
}

#[test]
fn art_12_an_adjournment_that_is_ordered_outlives_a_result_that_is_taken_back() {
    let mut table = RefereeTable::begun();
    table.desk().moves("P?e4").rule(Ruling::Adjourn).includes("ordered").act("resign").includes("game-over");
    table.rule(Ruling::Continue).includes("adjournment ordered sealer black").arbiter_resumes();
    table.tells("play-resumed turn black").runs("black");
    // Nobody else's words become an open move of his by the key that closes his envelope.
    table
        .black("P?e5")
        .tells("white: refused not-sealer")
        .black_key()
        .includes("adjournment envelope-closed")
        .runs("-");
    // The envelope: lost, and back only before it is closed.
    let mut table = RefereeTable::begun();
    table.desk().rule(Ruling::EnvelopeLost).tells("desk: refused no-envelope");
    table.moves("P?e4 P?e5 P?d4").rule(Ruling::Adjourn).rule(back(3)).includes("adjournment ordered sealer white");
    table.act("resume").tells("white: refused only-arbiter").arbiter_resumes();
    table.moves("P?c4").runs("-").arbiter_resumes();
    table.rule(Ruling::Adjourn).black_key().includes("envelope-closed").completed(2, 2);
    table.rule(back(1)).tells("desk: refused envelope-closed").arbiter_resumes().tells("desk: refused envelope-closed");
    table.rule(Ruling::EnvelopeLost).includes("envelope-lost").completed(2, 1).arbiter_resumes().runs("black");
}

#[test]
fn art_6_9_a_flag_where_nobody_can_show_a_mate_is_decided_by_the_arbiter() {
    // The remedy says both ways; the search decides most positions, so it is looked at here as it would stand.
    use ansage_game::claim::{Remedy, RemedyCause};
    let remedy = Remedy {
        claimant: None,
        claim: None,
        burdened: Color::White,
        cause: RemedyCause::FlagFall,
        measures: vec![Measure::EndGame(Outcome::Win { winner: Color::Black, reason: WinReason::FlagFall })],
        otherwise: vec![Measure::EndGame(Outcome::Draw(DrawReason::FlagFallCannotMate))],
    };
    assert!(remedy.is_game_ending() && !remedy.is_quickplay());
}

/// What no game ends with by itself (11.7, 12.9), forfeits of both, and games without a result.
fn unusual() -> [Outcome; 6] {
    let points = [Points::None, Points::WhiteHalf, Points::BlackHalf].map(Outcome::Points);
    [points[0], points[1], points[2], Outcome::BothForfeit, Outcome::Unfinished, Outcome::Cancelled]
}

#[test]
fn art_5_every_result_the_arbiter_can_declare_is_announced_and_ends_the_game() {
    let wins = [
        WinReason::Checkmate,
        WinReason::Resignation,
        WinReason::FlagFall,
        WinReason::IllegalMoves,
        WinReason::SealedMove,
        WinReason::Default,
        WinReason::Forfeit,
        WinReason::Arbiter,
    ];
    let draws = [
        DrawReason::Agreement,
        DrawReason::BothFlags,
        DrawReason::Quickplay,
        DrawReason::IllegalCannotMate,
        DrawReason::Arbiter,
    ];
    let won = wins.map(|reason| Outcome::Win { winner: Color::Black, reason });
    let drawn = draws.map(Outcome::Draw);
    for outcome in won.into_iter().chain(drawn).chain(unusual()) {
        let mut table = RefereeTable::begun();
        table.desk().rule(ruling_for_declared_result(outcome)).includes("game-over").runs("-");
        assert_eq!(table.referee.outcome(), Some(outcome));
        let expected = match outcome {
            Outcome::Win { .. } => "0-1",
            Outcome::Draw(_) => "1/2-1/2",
            Outcome::Points(_) | Outcome::BothForfeit | Outcome::Unfinished | Outcome::Cancelled => "*",
        };
        assert_eq!(outcome.pgn_result(), expected);
        let known = ["normal", "time forfeit", "rules infraction", "abandoned", "adjudication", "unterminated"];
        assert!(known.contains(&outcome.pgn_termination()));
    }
}

#[test]
fn art_e_a_sealed_move_that_is_illegal_or_cannot_be_read_loses() {
    for words in [None, Some("Ng1g3".parse().expect("a code"))] {
        let mut table = RefereeTable::begun();
        table.desk().moves("P?e4 P?e5").rule(Ruling::Adjourn);
        table.send(Seat::White, EventKind::MoveSealed { commitment: None, wall: String::new() }).space();
        table.send(Seat::Arbiter, EventKind::EnvelopeOpened { salt: String::new(), words });
        table.ends_with("remedy-proposed white sealed-move end-game win sealed-move black");
        table.rule(Ruling::Uphold).tells("upheld; game-over win sealed-move black");
    }
}

#[test]
fn art_6_12_what_stands_open_is_in_the_state_that_digests_are_made_of() {
    let has = |table: &RefereeTable, pointer: &str| {
        let state: serde_json::Value = serde_json::from_str(&table.referee.state_text()).expect("a state");
        state.pointer(pointer).unwrap_or_else(|| panic!("no {pointer} in {state}")).clone()
    };
    let mut table = RefereeTable::begun();
    for pointer in
        ["/claims/remedy", "/claims/postponed", "/claims/bound", "/turn/last_told", "/adjournment", "/desk/verifier"]
    {
        assert!(has(&table, pointer).is_null(), "{pointer}");
    }
    assert_eq!(has(&table, "/course/begun/at"), 0);
    table.desk().white_errs();
    assert_eq!(has(&table, "/claims/remedy/cause/illegal-move/count"), 1);
    assert_eq!((has(&table, "/claims/offences/0"), has(&table, "/claims/offence_as")), (1.into(), "counted".into()));
    assert!(
        has(&table, "/turn/last_told/0") == "white"
            && has(&table, "/desk/verifier") == "proof"
            && has(&table, "/desk/occupied") == true
    );
    table.rule(Ruling::SetAside).arbiter_resumes().claim("repetition Ng1f3");
    assert_eq!(has(&table, "/claims/bound/0"), "white");
    assert_eq!(has(&table, "/claims/remedy/cause"), "wrong-claim");
    table.rule(Ruling::SetEdition { year: 2009 });
    assert_eq!((has(&table, "/terms/laws"), has(&table, "/rules/illegal_loses_at")), (2009.into(), 3.into()));
    let mut table = RefereeTable::begun_with(terms_of(2009, "90"));
    table.desk().rule(Ruling::SetClock { player: Color::White, left: Span::from_secs(60) }).claim("quickplay");
    table.arbiter_resumes();
    assert!(has(&table, "/claims/remedy").is_null());
    assert_eq!(has(&table, "/claims/postponed/cause"), "claim");
    let mut table = RefereeTable::begun();
    table.act("draw").desk().moves("P?e4").rule(Ruling::Adjourn);
    assert_eq!((has(&table, "/adjournment/sealer"), has(&table, "/claims/offer")), ("black".into(), "white".into()));
    let mut table = RefereeTable::begun();
    assert!(
        has(&table, "/turn/complaint").is_null()
            && has(&table, "/turn/touches/0/list").as_array().is_some_and(Vec::is_empty)
    );
    table.act("touched d2");
    assert_eq!(has(&table, "/turn/touches/0/list/0/square"), "d2");
    table.moves("P?e4").act("draw");
    assert_eq!(
        (has(&table, "/turn/complaint/against"), has(&table, "/turn/complaint/ply")),
        ("white".into(), 1.into())
    );
    assert_eq!(has(&table, "/desk/waiting/0/offer-out-of-turn/player"), "white");
    let before = has(&table, "/duties/0");
    table.desk().rule(Ruling::SetDuty { player: Color::White, duty: AssistantDuty::Inform, on: false });
    assert_ne!(has(&table, "/duties/0"), before);
}

#[test]
fn art_6_12_a_kept_press_does_not_outlive_what_is_proposed() {
    let mut table = RefereeTable::begun();
    table.desk().white("P?e4").space().tells("white: press-kept").rule(Ruling::IllegalMove { player: Color::Black });
    table.tells("white: press-cancelled; remedy-proposed black illegal-move count 1 add-time white 120000");
    table.rule(Ruling::Uphold).arbiter_resumes().tells("play-resumed turn white").runs("white");
    table.heard().tells("").space().tells("completed 1 Pe2e4").runs("black");
}

#[test]
fn art_6_11_a_kept_press_does_not_outlive_that_both_flags_are_called() {
    let mut table = RefereeTable::begun_with(GameTerms { laws: 2001, ..tournament("40/90,30") });
    table.desk().moves("P?e4 P?e5").rule(Ruling::SetClock { player: Color::White, left: Span::ZERO });
    table.act("deadline").includes("flag-fell 6000 white").moves("P?d4");
    table.rule(Ruling::SetClock { player: Color::Black, left: Span::ZERO }).act("deadline").moves("P?d5");
    table.white("P?c4").space().tells("white: press-kept").rule(Ruling::BothFlags);
    table
        .tells("white: press-cancelled; ruling-applied both-flags-fallen; ruling-applied stopped")
        .arbiter_resumes()
        .runs("white");
}

#[test]
fn app_a_a_sealed_move_that_is_none_completes_nothing() {
    let sealed = |table: &mut RefereeTable| {
        table.desk().moves("P?e4 P?e5").rule(Ruling::Adjourn);
        table.send(Seat::White, EventKind::MoveSealed { commitment: None, wall: String::new() }).space();
        table.completed(2, 1);
    };
    let mut table = RefereeTable::begun();
    sealed(&mut table);
    table.send(Seat::Arbiter, EventKind::EnvelopeOpened { salt: String::new(), words: None }).completed(1, 1);
    table.rule(Ruling::SetAside).arbiter_resumes().tells("play-resumed turn white").moves("P?d4").completed(2, 1);
    // Nor does one whose game a result has ended; where that is lifted the envelope is closed as before.
    let mut table = RefereeTable::begun();
    sealed(&mut table);
    table.rule(white_wins()).completed(1, 1).rule(Ruling::Continue).completed(2, 1);
    table.rule(Ruling::EnvelopeLost).completed(1, 1).arbiter_resumes().moves("P?d4").completed(2, 1);
}

#[test]
fn art_8_7_what_was_in_the_making_when_a_result_stood_is_compared_again() {
    let mut table = RefereeTable::begun();
    table
        .desk()
        .white("P?e4")
        .act("played d2d4")
        .tells("white's board differs: d2 - for P, e2 P for -, d4 P for -, e4 - for P");
    table.rule(white_wins()).rule(Ruling::Continue);
    // The announced move stands again, and so does what was told of the board: it is not told twice.
    table.tells("ruling-applied result-lifted; white again Pe2e4");
    assert_eq!(table.boards_differ(), "d2 -P, e2 P-, d4 P-, e4 -P");
}

#[test]
fn art_12_nobody_at_the_desk_resumes_nothing() {
    let mut table = RefereeTable::begun();
    table.act("arbiter").arbiter_resumes().tells("white: refused no-arbiter-at-desk").runs("-");
    table.desk().arbiter_resumes().tells("play-resumed turn white");
}

/// 7.5.1, 9.6: the arbiter rules while an entered move awaits Black's key: that key makes it no longer.
#[test]
fn art_7_5_1_what_the_arbiter_has_found_illegal_or_gone_back_before_is_made_by_no_key() {
    let waiting = || {
        let fen = "8/8/8/8/8/5k1p/7P/7K b - - 0 1";
        let terms = super::acts::terms_from(2023, "5", fen);
        let mut table = RefereeTable::begun_with(terms);
        table.black_key().black("Kf3f2").heard().desk();
        assert_eq!(table.referee.player_held_for_entry(), Some(Color::White));
        table
    };
    let mut table = waiting();
    table.rule(Ruling::IllegalMove { player: Color::Black }).includes("remedy-proposed");
    table.rule(Ruling::Uphold).includes("upheld").includes("position-restored black 1");
    table.black_confirms().lacks("game-over").rule(Ruling::Continue).runs("black").course("");
    // Gone back to before it.
    let mut table = waiting();
    table.rule(back(2)).tells("desk: refused no-such-half-move ply 2");
    table.rule(back(1)).includes("position-restored black 1");
    table.black_confirms().lacks("game-over").rule(Ruling::Continue).runs("black").course("");
}
