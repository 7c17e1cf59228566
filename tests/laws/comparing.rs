//! D.2.8: boards and scores side by side, whenever somebody asks; and a desk that is not at the table.

use super::table::{RefereeTable, brief_all, tournament};
use ansage_game::comparison::BoardsAndScores;
use ansage_game::effect::{Audience, EffectKind};
use ansage_game::event::{EventKind, EventSource};
use ansage_game::moment::Moment;
use ansage_game::ruling::Ruling;
use ansage_game::seat::{Color, Seat};

/// What the comparison found: `w` and `b` boards, the two with each other, how far the scores agree, where they differ.
fn found(table: &RefereeTable) -> String {
    let [told] = &table.told[..] else { panic!("{:?}", table.told) };
    assert_eq!(told.to, Audience::Hall);
    let EffectKind::ComparisonShown(compared) = &told.kind else { panic!("{told:?}") };
    let BoardsAndScores { white_board, black_board, between, scores } = &**compared;
    let count = |squares: Option<usize>| squares.map_or("?".into(), |count| count.to_string());
    let between = between
        .as_ref()
        .map_or("?".into(), |squares| squares.iter().map(|it| it.square.to_string()).collect::<Vec<_>>().join(","));
    let known = [scores.white_known, scores.black_known].map(|known| if known { '+' } else { '?' });
    let agreed = scores.agreed.map_or("-".into(), |ply| ply.to_string());
    let first =
        scores.first.as_ref().map_or("-".into(), |it| format!("{} {}/{}", it.ply, it.white.bare(), it.black.bare()));
    let (white, black) = (count(white_board.as_ref().map(Vec::len)), count(black_board.as_ref().map(Vec::len)));
    format!("w {white} b {black} [{between}] {}{} {agreed} {first}", known[0], known[1])
}

#[test]
fn d_2_8_unknown_boards_and_scores_are_named_as_unknown() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").act("compare");
    assert_eq!(found(&table), "w ? b ? [?] +? - -");
    RefereeTable::open(tournament("90+30")).act("compare").tells("white: refused not-started");
}

#[test]
fn d_2_8_known_boards_are_compared_with_the_course_and_with_each_other() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4").act("opp played e2e3").black_confirms().moves("P?e5").act("played e7e6").act("compare");
    assert_eq!(found(&table), "w 2 b 2 [e3,e4,e5,e6] +? - -");
    // What was not told of later moves counts as executed.
    table.moves("N?f3 N?c6").act("compare");
    assert_eq!(found(&table), "w 2 b 2 [e3,e4,e5,e6] +? - -");
    table.act("played e6e5").act("opp played e3e4").black_confirms().act("compare");
    assert_eq!(found(&table), "w 0 b 0 [] +? - -");
}

#[test]
fn d_2_8_boards_that_differ_alike_agree_with_each_other() {
    let mut table = RefereeTable::begun();
    let both = "rnbqkbnr/pppppppp/8/8/8/3P4/PPP1PPPP/RNBQKBNR";
    table.moves("P?d4").desk().board_shows(Color::White, both).board_shows(Color::Black, both).act("compare");
    assert_eq!(found(&table), "w 2 b 2 [] +? - -");
}

#[test]
fn d_2_8_the_last_half_move_on_which_the_scores_agree_and_the_first_on_which_they_do_not() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5 N?f3 N?c6 B?b5 P?a6").desk();
    table.sheet_says(Color::Black, "P?e4 - Ng1f3 N?c6").act("compare");
    assert_eq!(found(&table), "w ? b ? [?] ++ 4 -");
    // By what is meant, not by the letters; from the first difference on nothing is compared.
    table.sheet_says(Color::Black, "P?e4 P?e5 N?f3 N?f6 B?b5 P?a6").act("compare");
    assert_eq!(found(&table), "w ? b ? [?] ++ 3 4 Nb8c6/N?f6");
    // Both sheets agree on another course than the program kept: it is read there.
    let other = "P?d4 P?d5 P?c4 P?e6 N?c3";
    table.sheet_says(Color::White, other).sheet_says(Color::Black, &format!("{other} N?f6")).act("compare");
    assert_eq!(found(&table), "w ? b ? [?] ++ 5 -");
}

#[test]
fn d_2_8_what_cannot_be_followed_is_not_compared() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5 N?f3").desk();
    // Two half-moves are missing of a course that is not the program's.
    table.sheet_says(Color::White, "P?d4 - N?c3").sheet_says(Color::Black, "P?d4 - N?f3").act("compare");
    assert_eq!(found(&table), "w ? b ? [?] ++ 1 -");
}

#[test]
fn d_2_8_asking_changes_nothing_and_stops_no_clock_whoever_asks_and_whenever() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4").act("opp played e2e3").black_confirms();
    table.send(Seat::Arbiter, EventKind::ComparisonAsked).tells("white: refused no-arbiter-at-desk");
    table.desk();
    let state = table.referee.state_text();
    for seat in [Seat::White, Seat::Black, Seat::Arbiter] {
        table.send(seat, EventKind::ComparisonAsked).runs("black");
        assert_eq!(found(&table), "w ? b 2 [?] +? - -");
    }
    assert_eq!(table.referee.state_text(), state);
    table.rule(Ruling::Stop).act("compare");
    assert_eq!(found(&table), "w ? b 2 [?] +? - -");
    table.act("resign").act("compare");
    assert_eq!(found(&table), "w ? b 2 [?] +? - -");
}

#[test]
fn d_1_where_the_desk_is_elsewhere_only_its_orders_count() {
    let mut table = RefereeTable::begun();
    let taken = || EventKind::DeskTaken { verifier: "proof".into(), arbiter: "".into() };
    let stop = || EventKind::Ruled { ruling: Ruling::Stop };
    let here = |table: &RefereeTable| table.referee.view(Moment::START).desk.here;
    table.send_by(EventSource::Desk, Seat::Arbiter, taken()).tells("desk-taken first true");
    assert!(!here(&table) && table.referee.is_desk_elsewhere());
    table.send(Seat::Arbiter, stop()).tells("white: refused no-arbiter-at-desk").runs("white");
    table.send(Seat::White, stop()).tells("white: refused no-arbiter-at-desk");
    table.send(Seat::Arbiter, EventKind::DeskLeft).tells("white: refused no-arbiter-at-desk");
    table.send_by(EventSource::Desk, Seat::Arbiter, stop()).tells("ruling-applied stopped");
    table.send(Seat::Arbiter, EventKind::PlayResumed).tells("white: refused no-arbiter-at-desk").runs("-");
    table.send_by(EventSource::Desk, Seat::Arbiter, EventKind::PlayResumed).tells("play-resumed turn white");
    // The station speaks for a desk whose connection was lost.
    table.send_by(EventSource::Station, Seat::Arbiter, EventKind::DeskLeft).tells("desk-left");
    assert!(!table.referee.is_desk_elsewhere());
    table.send(Seat::Arbiter, taken()).tells("desk-taken first false");
    assert!(here(&table));
    table.send_by(EventSource::Desk, Seat::Arbiter, stop()).tells("white: refused no-arbiter-at-desk").runs("white");
}

#[test]
fn art_4_8_the_facts_of_a_complaint_stay_for_the_arbiter_to_ask_for() {
    let mut table = RefereeTable::begun();
    let facts = |table: &RefereeTable| table.referee.view(Moment::START).desk.facts;
    table.act("touched d2").moves("P?e4");
    assert_eq!(facts(&table), []);
    table.send(Seat::Black, EventKind::Claimed { claim: ansage_game::claim::Claim::Touched });
    table.desk().includes("desk: touch-facts");
    assert!(matches!(facts(&table)[..], [EffectKind::TouchFacts { ply: 1, .. }]), "{}", brief_all(&table.told));
}
