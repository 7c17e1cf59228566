//! D.2.8: the arbiter restores a course (2009: he may restore another than the one kept; 2014: the moves are retraced),
//! and everything that hangs on it.

use super::acts::SHUFFLE;
use super::table::{RefereeTable, brief_all, tournament};
use ansage_game::board::BoardKnowledge;
use ansage_game::claim::Measure;
use ansage_game::effect::EffectKind;
use ansage_game::moment::{Moment, Span};
use ansage_game::outcome::{DrawReason, Outcome, WinReason};
use ansage_game::ruling::{Ruling, RulingChange, ruling_for_declared_result};
use ansage_game::seat::Color;
use ansage_game::terms::{GameTerms, RecordNames};

/// Four half-moves were played and the arbiter is at the desk.
fn disputed() -> RefereeTable {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5 N?f3 N?c6").desk();
    table
}

fn differences(table: &RefereeTable, whose: Color) -> Option<usize> {
    match table.referee.view(Moment::START).boards.get(whose) {
        BoardKnowledge::Assumed | BoardKnowledge::Sensed(_) => None,
        BoardKnowledge::Stated(stated) => Some(stated.differences().len()),
    }
}

#[test]
fn d_2_8_2009_the_arbiter_restores_another_course_and_play_goes_on_from_it() {
    let mut table = disputed();
    table.course_is(2, "N?c3 Ng8f6").runs("-").course("Pe2e4 Pe7e5 Nb1c3 Ng8f6").completed(2, 2);
    let record: Vec<(bool, bool)> =
        table.referee.half_moves_with_withdrawn().iter().map(|it| (it.withdrawn, it.ruled)).collect();
    let (kept, gone, ruled) = ((false, false), (true, false), (false, true));
    assert_eq!(record, [kept, kept, gone, gone, ruled, ruled], "nothing is deleted");
    table.act("resume").tells("white: refused only-arbiter");
    table.arbiter_resumes().tells("play-resumed turn white").runs("white");
    table.moves("N?f3").course("Pe2e4 Pe7e5 Nb1c3 Ng8f6 Ng1f3").completed(3, 2);
}

#[test]
fn d_2_8_2014_moves_are_retraced_to_the_last_half_move_on_which_the_scores_agree() {
    let mut table = disputed();
    table.course_is(1, "").course("Pe2e4").completed(1, 0).arbiter_resumes().tells("play-resumed turn black");
    let mut back = disputed();
    back.rule(Ruling::TakeMeasure(Measure::RestorePosition { ply: 2 })).course("Pe2e4").completed(1, 0);
    // The same clocks as going back.
    let clocks = |table: &RefereeTable| table.referee.view(Moment::from_millis(table.now)).clocks;
    assert_eq!(clocks(&table), clocks(&back));
}

#[test]
fn d_2_8_the_hall_is_told_the_course_with_the_arbiters_name() {
    let names = RecordNames { arbiter: "Frau Recht".into(), ..RecordNames::default() };
    let mut table = RefereeTable::begun_with(GameTerms { names, ..tournament("90+30") });
    table.moves("P?e4 P?e5").desk().course_is(1, "P?c5 N?f3");
    let [told, _by] = &table.told[..] else { panic!("{:?}", table.told) };
    let EffectKind::RulingApplied(RulingChange::CourseRestored { keep: 1, mover: Color::Black, moves, arbiter }) =
        &told.kind
    else {
        panic!("{told:?}")
    };
    assert_eq!(arbiter, "Frau Recht");
    assert_eq!(moves.iter().map(|it| it.named.to_string()).collect::<Vec<_>>(), ["Pc7c5", "Ng1f3"]);
}

#[test]
fn d_2_8_a_course_with_one_half_move_that_is_none_is_refused_whole_with_its_number_and_reason() {
    let mut table = disputed();
    let state = table.referee.state_text();
    for (keep, codes, why) in [
        (4, "Bf1c4 Ng8g6", "dictated-move-faulty not-legal does-not-reach black 6 Ng8g6"),
        (4, "Pa2a5", "dictated-move-faulty not-legal does-not-reach white 5 Pa2a5"),
        (0, "P?e4 P?e4", "dictated-move-faulty unreadable no-move-fits reason - black 2 P?e4"),
        (
            4,
            "P?d4 P?d6 Nb1d2 P?d5 N?b3 P?h6 P?h3 P?h5 N?d2",
            "dictated-move-faulty unreadable ambiguous N d2 white 13 N?d2",
        ),
        (5, "", "no-such-half-move ply 5"),
    ] {
        let told = brief_all(&table.course_is(keep, codes).told);
        assert!(told.starts_with("desk: refused ") && told.contains(why.split(' ').next().unwrap()), "{told}");
        assert_eq!(told, format!("desk: refused {why}"));
        assert_eq!(table.referee.state_text(), state, "nothing was changed by {codes:?}");
    }
    let long = "Nf3g1 Nc6b8 Ng1f3 Nb8c6 ".repeat(500);
    table.course_is(4, &long).tells("desk: refused no-such-half-move ply 2004");
    table.runs("white");
}

#[test]
fn d_2_8_no_course_is_restored_before_the_start_or_while_the_envelope_is_closed_or_by_nobody() {
    let mut table = RefereeTable::open(tournament("90+30"));
    table.desk().course_is(0, "P?e4").tells("desk: refused not-started");
    table.board_shows(Color::White, "8/8/8/8/8/8/8/8").tells("desk: refused not-started");
    table.line_says(Color::White, 1, "P?e4").tells("desk: refused not-started");
    let mut table = RefereeTable::begun();
    table.course_is(0, "P?e4").tells("white: refused no-arbiter-at-desk");
    let mut table = RefereeTable::from_position("4k3/8/8/8/8/8/8/R3K3 b - - 0 1");
    table.desk().rule(Ruling::Adjourn).black_key().course_is(0, "").tells("desk: refused envelope-closed");
}

#[test]
fn d_2_8_a_ruled_half_move_in_the_place_of_another_keeps_its_time_and_one_more_is_counted_without_any() {
    let mut table = disputed();
    let clocks = table.referee.view(Moment::from_millis(table.now)).clocks;
    let (white, black) = (clocks.white.unwrap().as_millis(), clocks.black.unwrap().as_millis());
    table.course_is(0, "P?d4 P?d5 P?c4 P?e6").clocks(white, black).completed(2, 2);
    table.course_is(4, "N?c3 N?f6 N?f3").clocks(white, black).completed(4, 3);
    // Fewer: the increments of those that are no more go back, and nothing is taken for what never had one.
    table.course_is(3, "").clocks(white, black - 30_000).completed(2, 1);
    // What the arbiter has corrected stays corrected.
    table.rule(Ruling::SetCount { player: Color::White, moves: 12 }).course_is(2, "N?f3 P?c5").completed(12, 2);
}

#[test]
fn d_2_8_both_scores_are_struck_and_where_one_is_known_the_ruling_is_written() {
    let mut table = disputed();
    table.course_is(2, "N?c3");
    assert_eq!(table.score(Color::White), "Pe2e4 Pe7e5 Nb1c3");
    assert_eq!(table.score(Color::Black), "- - -", "a score of which nothing is known stays unknown");
    table.line_says(Color::Black, 1, "P?e4").course_is(2, "P?d4 Pe5d4");
    assert_eq!(table.score(Color::Black), "P?e4 - Pd2d4 Pe5d4");
    assert!(table.referee.score(Color::Black).is_ruled(3) && !table.referee.score(Color::Black).is_ruled(1));
    // What its owner says of it himself afterwards is his own word.
    table.arbiter_resumes().act("opp wrote P?d4").black_confirms();
    assert!(!table.referee.score(Color::Black).is_ruled(4));
}

#[test]
fn d_2_8_a_ruling_moves_no_wood_and_differences_are_told_until_the_steps_are_done() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").act("opp played e7e5").black_confirms().tells("board-agrees owner black");
    table.desk().course_is(1, "P?e6").includes("black's board differs: e5 p for -, e6 - for p");
    assert_eq!((differences(&table, Color::White), differences(&table, Color::Black)), (None, Some(2)));
    table.act("opp played e5e6").black_confirms().tells("board-agrees owner black");
    // Back again: the board that was put right is wrong once more.
    table.course_is(1, "P?e5").includes("black's board differs: e5 - for p, e6 p for -");
    // A board that shows the course now is said to agree.
    table.course_is(1, "P?e6").ends_with("board-agrees owner black");
}

#[test]
fn d_2_8_what_the_hands_have_done_of_a_move_in_the_making_stays_on_the_board() {
    let mut table = RefereeTable::begun();
    table.act("played g1f3").desk().course_is(0, "").tells_board("g1 - for N, f3 N for -");
    let mut table = RefereeTable::begun();
    table.act("say P?e4").act("played e2e4").desk().course_is(0, "P?d4");
    table.tells_board("d2 P for -, e2 - for P, d4 - for P, e4 P for -");
}

impl RefereeTable {
    #[track_caller]
    fn tells_board(&mut self, squares: &str) {
        self.ends_with(&format!("white's board differs: {squares}"));
    }
}

#[test]
fn d_2_8_a_difference_that_outlives_the_ruling_becomes_a_case_again() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4").act("opp played e2e3").black_confirms().moves("P?e5");
    table.desk().course_is(2, "").includes("black's board differs: e3 P for -, e4 - for P");
    table.arbiter_resumes().moves("N?f3").act("say N?c6").includes("case of black's board");
}

#[test]
fn art_7_5_touches_hold_for_the_move_in_its_place_only_where_nothing_follows() {
    let touched = || {
        let mut table = RefereeTable::begun();
        table.act("touched b1").moves("P?e4").desk();
        table
    };
    let facts = |table: &mut RefereeTable| {
        table.arbiter_resumes().act("say P?d4").heard().space();
        table.act("opp touched a7").black_confirms();
        brief_all(&table.told)
    };
    let mut table = touched();
    table.course_is(0, "");
    assert!(table.referee.state_text().contains("\"square\":\"b1\""), "touched for the move in its place");
    facts(&mut table);
    let mut table = touched();
    table.course_is(0, "P?d4");
    assert!(!table.referee.state_text().contains("\"square\":\"b1\""), "that turn is over");
}

#[test]
fn art_9_1_an_offer_lapses_and_is_told_to_as_by_a_position_that_is_restored() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").act("draw").tells("draw-offered player white");
    table.desk().course_is(1, "P?e6").includes("offer-lapsed true white");
    assert_eq!(table.referee.view(Moment::START).offer, None);
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").act("draw").desk();
    table.rule(Ruling::TakeMeasure(Measure::RestorePosition { ply: 2 })).includes("offer-lapsed true white");
}

#[test]
fn art_7_5_a_penalty_stays_and_any_other_claim_falls_and_is_told_to() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").white_errs().desk().course_is(2, "");
    table.rule(Ruling::Uphold).tells("upheld; ruling-applied time-added black 120000");
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").claim("repetition").desk().course_is(2, "").includes("case-voided");
    table.rule(Ruling::Uphold).tells("desk: refused nothing-pending");
}

#[test]
fn art_5_a_result_does_not_stand_against_the_ruling_and_a_course_that_ends_in_mate_ends_the_game() {
    let mut table = disputed();
    table
        .rule(ruling_for_declared_result(Outcome::Win { winner: Color::White, reason: WinReason::Arbiter }))
        .course_is(3, "P?d6");
    assert_eq!(table.referee.outcome(), None);
    table.includes("ruling-applied result-lifted").arbiter_resumes().tells("play-resumed turn white");
    table.course_is(0, "P?f3 P?e5 P?g4 Qd8h4").ends_with("game-over win checkmate black");
    table.course_is(3, "").course("Pf2f3 Pe7e5 Pg2g4");
    assert_eq!(table.referee.outcome(), None);
}

#[test]
fn art_9_2_repetition_counts_the_restored_half_moves() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").desk().course_is(0, &format!("{SHUFFLE} {SHUFFLE}")).arbiter_resumes();
    table.claim("repetition");
    assert_eq!(table.referee.outcome(), Some(Outcome::Draw(DrawReason::Repetition)));
}

#[test]
fn d_2_8_what_stands_by_ruling_was_not_misheard() {
    let mut table = disputed();
    table.course_is(2, "N?c3 N?f6").arbiter_resumes();
    table.act("misheard N?c6").tells("white: refused fixed-by-ruling").course("Pe2e4 Pe7e5 Nb1c3 Ng8f6");
}

#[test]
fn app_e_the_player_to_move_in_the_restored_position_seals() {
    let mut table = disputed();
    table.rule(Ruling::Adjourn).tells("adjournment ordered sealer white");
    table.course_is(3, "").ends_with("adjournment ordered sealer black");
}

#[test]
fn d_2_8_the_arbiter_reads_a_board_and_it_is_compared_at_once() {
    let mut table = disputed();
    let agrees = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
    table.board_shows(Color::Black, agrees).tells("ruling-applied board-set owner black; board-agrees owner black");
    let astray = "r1bqkbnr/pppp1ppp/n7/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
    table.board_shows(Color::Black, astray);
    table.tells("ruling-applied board-set owner black; black's board differs: a6 n for -, c6 - for n").runs("white");
    // Told of it afterwards, as of any known board.
    table.act("opp played a6c6").black_confirms().tells("board-agrees owner black");
}

#[test]
fn d_2_8_a_board_that_is_read_in_mid_move_shows_the_move_or_does_not() {
    let (before, after) =
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    for whose in [Color::White, Color::Black] {
        for shows in [before, after] {
            let mut table = RefereeTable::begun();
            table
                .act("say P?e4")
                .desk()
                .board_shows(whose, shows)
                .ends_with(&format!("board-agrees owner {}", ansage_game::seat::color_name(whose)));
            table.heard().space().lacks("differs").lacks("refused");
            if whose == Color::Black && shows == before {
                table.act("opp played e2e4").black_confirms().tells("board-agrees owner black");
            }
            assert_eq!(differences(&table, whose), Some(0), "{whose:?} {shows}");
        }
    }
    let mut table = RefereeTable::begun();
    table.act("say P?e4").desk().board_shows(Color::White, "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR");
    table.includes("white's board differs: d2 - for P, d4 P for -").heard().space().tells("completed 1 Pe2e4");
}

#[test]
fn d_2_8_a_sheet_is_read_at_the_desk_and_the_first_difference_is_told_once() {
    let mut table = disputed();
    table.line_says(Color::Black, 4, "N?c6").tells("ruling-applied sheet-set 1 black 4");
    table.line_says(Color::Black, 3, "N?c3");
    table.tells("ruling-applied sheet-set 2 black 3; scores-differ N?c3 N?c3 3 Ng1f3 Ng1f3");
    // A later difference is not the first, and the first is not told again.
    table.line_says(Color::Black, 4, "N?f6").tells("ruling-applied sheet-set 2 black 4 N?c6");
    table.line_says(Color::Black, 1, "P?d4").includes("scores-differ P?d4 P?d4 1 Pe2e4 Pe2e4");
    table
        .sheet_says(Color::Black, "P?e4 P?e5 N?f3 N?f6")
        .tells("ruling-applied sheet-set 4 black -; scores-differ N?f6 N?f6 4 Nb8c6 Nb8c6");
    table.sheet_says(Color::Black, "P?e4 P?e5").tells("ruling-applied sheet-set 2 black -");
    assert_eq!(table.score(Color::Black), "P?e4 P?e5 - -", "what was told before counts no more");
    table.line_says(Color::Black, 2, " ").tells("ruling-applied sheet-set 1 black 2 P?e5");
    assert_eq!(table.score(Color::Black), "P?e4 - - -");
    table.line_says(Color::Black, 0, "P?e4").tells("desk: refused no-such-half-move ply 0");
    table.line_says(Color::Black, 2_001, "P?e4").tells("desk: refused no-such-half-move ply 2001");
    table.runs("white");
}

#[test]
fn art_6_10_nothing_is_not_added_or_taken() {
    let mut table = RefereeTable::begun();
    table.desk();
    let (whose, time) = (Color::White, Span::ZERO);
    for measure in [
        Measure::AddTime { player: whose, time },
        Measure::RemoveTime { player: whose, time },
        Measure::AddIncrement { time },
    ] {
        table.rule(Ruling::TakeMeasure(measure)).tells("desk: refused no-time-to-change");
    }
}

/// A course that passes a time control gives no time of itself: what would be due is told to the desk (6.2, D.2.8).
#[test]
fn art_6_2_a_course_over_a_time_control_proposes_the_time_of_the_next_period() {
    let mut table = RefereeTable::begun_with(tournament("2/10,30"));
    table.moves("P?e4 P?e5").desk().course_is(2, "N?f3 N?c6");
    table.includes("desk: period-time-due white 1800000; desk: period-time-due black 1800000");
    table.clocks(597_000, 597_000);
    // Not for moves that a press has completed, nor where no control is passed.
    let mut table = RefereeTable::begun_with(tournament("2/10,30"));
    table.moves("P?e4 P?e5 N?f3 N?c6").desk().course_is(2, "N?c3 N?f6").lacks("period-time-due");
    let mut table = RefereeTable::begun_with(tournament("3/10,30"));
    table.moves("P?e4 P?e5").desk().course_is(2, "N?f3 N?c6").lacks("period-time-due");
}

/// What the arbiter gave for the control goes with the moves that had reached it, and comes again with others.
#[test]
fn art_6_2_what_was_given_for_a_time_control_is_taken_back_with_the_moves_that_reached_it() {
    let half_an_hour = Span::from_secs(1_800);
    let give = |whose, time| Ruling::TakeMeasure(Measure::AddTime { player: whose, time });
    let mut table = RefereeTable::begun_with(tournament("2/10,30"));
    table.moves("P?e4 P?e5").desk().course_is(2, "N?f3 N?c6").includes("period-time-due white 1800000");
    table.rule(give(Color::White, half_an_hour)).clocks(2_397_000, 597_000);
    table
        .course_is(2, "")
        .includes("ruling-applied period-taken-back white 1800000")
        .lacks("black")
        .clocks(597_000, 597_000);
    table.course_is(2, "N?f3 N?c6").includes("period-time-due white 1800000; desk: period-time-due black 1800000");
    table.clocks(597_000, 597_000).rule(give(Color::White, half_an_hour)).clocks(2_397_000, 597_000);
    table
        .rule(Ruling::TakeMeasure(Measure::RestorePosition { ply: 3 }))
        .includes("ruling-applied period-taken-back white 1800000")
        .clocks(597_000, 597_000);
    // Another time was added for something else, and stays.
    let mut table = RefereeTable::begun_with(tournament("2/10,30"));
    table.moves("P?e4 P?e5").desk().course_is(2, "N?f3 N?c6").rule(give(Color::White, Span::from_secs(120)));
    table.course_is(2, "").lacks("taken-back").clocks(717_000, 597_000);
    // What the press has given is told as well when it goes.
    let mut table = RefereeTable::begun_with(tournament("2/10,30"));
    table.moves("P?e4 P?e5 N?f3 N?c6").desk().rule(Ruling::TakeMeasure(Measure::RestorePosition { ply: 3 }));
    table.includes("ruling-applied period-taken-back white 1800000; ruling-applied period-taken-back black 1800000");
}
