//! What stands open when another act comes: the table of what counts is asked, and no player's word alone decides it.

use super::super::acts::{terms_from, terms_of};
use super::super::adjournment::{desk, rule};
use super::super::table::{RefereeTable, tournament};
use super::won;
use ansage_game::claim::Measure;
use ansage_game::outcome::{DrawReason, Outcome, WinReason};
use ansage_game::ruling::Ruling;
use ansage_game::seat::{Color, Seat};
use ansage_game::sensed::BoardReport;
use shakmaty::Position as _;

/// Black mates with Re1.
const BLACK_MATES: &str = "k3r3/8/8/8/8/8/5PPP/6K1 b - - 0 1";
/// Black stalemates with Kf2, and White could mate yet.
const BLACK_STALEMATES: &str = "8/8/8/8/8/5k1p/7P/7K b - - 0 1";
/// White stalemates with Qg6.
const WHITE_STALEMATES: &str = "7k/8/8/6Q1/8/8/8/K7 w - - 0 1";

/// What comes of it where it is agreed that Black had executed Re1.
const ENDED: &str = "upheld; black entered Re8e1; completed 1 Re8e1 as executed; game-over win checkmate black";

/// A game of 20 seconds in which Black has the move.
fn short(fen: &str) -> RefereeTable {
    RefereeTable::begun_with(terms_from(2023, "0:20", fen))
}

/// Black's flag falls 5 seconds after White was told, with Black's key, that he has executed this.
fn executed_before_flag(fen: &str, hands: &str) -> RefereeTable {
    let mut table = short(fen);
    table.after(15_000).act(&format!("opp played {hands}")).black_confirms().after(6_000).act("deadline");
    table.includes("flag-fell 20000 black").lacks("remedy-proposed");
    table
}

#[test]
fn art_5_1_1_a_flag_claimed_after_a_sighted_player_has_executed_a_mate_is_a_case() {
    let case = "remedy-proposed white made-before-end 21000 true 15000 black Re8e1 ?? # black end-game win checkmate black end-game win flag-fall white";
    let claimed = || {
        let mut table = executed_before_flag(BLACK_MATES, "e8e1");
        table.act("flag").includes(case).runs("-");
        assert_eq!(table.referee.outcome(), None);
        table
    };
    let mut table = claimed();
    table.consents().tells(ENDED);
    let mut table = claimed();
    rule(desk(&mut table), Ruling::SetAside).includes("game-over win flag-fall white");
    // Nobody decides it alone, neither by another claim nor by giving up the game.
    let mut table = claimed();
    table.act("flag").tells("white: refused case-pending");
    table.act("opp resign").tells("white: refused case-pending");
    // Stalemate.
    let mut table = executed_before_flag(BLACK_STALEMATES, "f3f2");
    table.act("flag").includes("end-game draw stalemate end-game win flag-fall white");
    table.consents().includes("game-over draw stalemate");
    // A move that ends nothing saves nobody.
    let mut table = executed_before_flag(BLACK_MATES, "e8e2");
    table.act("flag").ends_with("game-over win flag-fall white");
    // Executed only after the fall.
    let mut table = short(BLACK_MATES);
    table.after(21_000).act("opp played e8e1").black_confirms().act("flag").ends_with("game-over win flag-fall white");
}

#[test]
fn art_5_1_1_a_resignation_after_a_sighted_player_has_executed_a_stalemate_is_a_case() {
    let mut table = short(BLACK_STALEMATES);
    table.after(5_000).act("opp played f3f2").black_confirms().after(1_000).act("resign");
    table.includes("end-game draw stalemate end-game win resignation black");
    // Nothing is in question where both say the same: the game ended with the mate.
    let mut table = short(BLACK_MATES);
    table.after(5_000).act("opp played e8e1").black_confirms().after(1_000).act("resign");
    table.includes("game-over win checkmate black");
}

#[test]
fn art_5_1_1_a_sighted_player_claims_that_the_executed_move_has_ended_the_game() {
    // Before the flag is claimed.
    let mut table = short(BLACK_MATES);
    table.after(21_000).act("deadline").opp_claims("checkmate Re8e1");
    table.includes(
        "claimed checkmate with Re8e1 black Re8e1 ?? +; remedy-proposed white claim checkmate with Re8e1 black end-game win checkmate black",
    );
    table.runs("-").act("flag").includes("end-game win flag-fall white").act("flag");
    table.tells("white: refused case-pending").consents().includes("game-over win checkmate black");
    // What is claimed stands against a draw and a resignation too.
    let mut table = short(BLACK_STALEMATES);
    table.after(5_000).opp_claims("stalemate Kf3f2").act("resign").tells("white: refused case-pending");
    rule(desk(&mut table), Ruling::Uphold).includes("game-over draw stalemate");
    // The move that was told is completed with it.
    let mut table = short(BLACK_MATES);
    table.after(5_000).act("opp played e8e1").black_confirms().opp_claims("checkmate Re8e1").consents();
    table.tells(ENDED);
    // Set aside, or taken back: play goes on, or the flag counts that was claimed meanwhile.
    let mut table = short(BLACK_MATES);
    table.after(5_000).opp_claims("checkmate Re8e1");
    rule(desk(&mut table), Ruling::SetAside).lacks("game-over");
    let mut table = short(BLACK_MATES);
    table.after(21_000).act("deadline").opp_claims("checkmate Re8e1").act("flag");
    rule(desk(&mut table), Ruling::SetAside).includes("game-over win flag-fall white");
    // The other has called the arbiter, and the flag is claimed: that is the arbiter's already.
    let mut table = short(BLACK_MATES);
    table.after(21_000).act("opp arbiter").black_confirms().act("flag");
    table.includes("claimed flag white").lacks("game-over").runs("-");
    table.opp_claims("checkmate Re8e1").includes("end-game win checkmate black end-game win flag-fall white");
}

#[test]
fn art_5_1_2_who_claims_an_end_may_resign() {
    let mut table = short(BLACK_MATES);
    table.after(5_000).opp_claims("checkmate Re8e1").act("opp resign").black_confirms_twice();
    table.includes("game-over win resignation white");
    // The other may where both say the same: then it was mate.
    let mut table = short(BLACK_MATES);
    table.after(5_000).opp_claims("checkmate Re8e1").act("resign").includes("game-over win checkmate black");
}

#[test]
fn d_2_8_no_key_confirms_an_end_that_the_players_own_board_contradicts() {
    let mut table = short(BLACK_MATES);
    table.after(5_000).black_key().black("Re8e1").heard().act("opp played e8e2").black_confirms();
    table.black_confirms().includes("refused not-made piece-placed - e1");
    assert_eq!(table.referee.outcome(), None);
    // What he has really played is entered in its place.
    table.act("misheard Re8e2").includes("completed 1 Re8e2").runs("white");
    // Told before the press, and a stalemate.
    let mut table = short(BLACK_STALEMATES);
    table.after(5_000).act("opp played f3e2").black_confirms().black_key().black("Kf3f2").heard().black_confirms();
    table.includes("refused not-made piece-placed - f2");
    // He puts it right, and confirms.
    table.act("opp played e2f2").black_confirms().black_confirms().includes("game-over draw stalemate");
}

#[test]
fn art_5_1_1_a_claim_of_an_end_names_its_move_and_is_held_against_the_record() {
    // Nothing was told of an execution: which move, is asked.
    let mut table = short(BLACK_MATES);
    table.after(5_000).act("opp played e8e2").black_confirms().opp_claims("checkmate");
    table.tells("claimed checkmate with - black Re8e2 ??; claim-checked black false").runs("black");
    let mut table = short(BLACK_MATES);
    table.after(5_000).opp_claims("checkmate").tells("white: refused claim-needs-move").runs("black");
    // By the record the move ends nothing: that is told to everybody, and no clock stops.
    for claim in ["checkmate Re8e2", "stalemate Re8e1", "checkmate Ke8e1"] {
        table.opp_claims(claim).includes("claim-checked black false").lacks("remedy-proposed").runs("black");
    }
    // Upheld, the move stands in the record, also behind a flag that was told.
    let mut table = short(BLACK_MATES);
    table.after(21_000).act("deadline").opp_claims("checkmate Re8e1").consents();
    table.ends_with("game-over win checkmate black").course("Re8e1");
    // And after the end that the flag was.
    let mut table = short(BLACK_STALEMATES);
    table.after(21_000).act("flag").opp_claims("stalemate Kf3f2").consents();
    table.ends_with("game-over draw stalemate").course("Kf3f2");
}

#[test]
fn art_5_1_1_who_lost_on_time_may_say_that_the_move_had_ended_the_game_before() {
    let lost = |fen| {
        let mut table = short(fen);
        table.after(21_000).act("flag").includes("game-over win flag-fall white");
        table
    };
    let mut table = lost(BLACK_MATES);
    table.opp_claims("checkmate Re8e1").includes("remedy-proposed white claim checkmate with Re8e1 black");
    assert_eq!(table.referee.outcome(), won(Color::White, WinReason::FlagFall));
    table.consents().includes("game-over win checkmate black");
    let mut table = lost(BLACK_STALEMATES);
    table.opp_claims("stalemate Kf3f2");
    rule(desk(&mut table), Ruling::SetAside).lacks("game-over");
    assert_eq!(table.referee.outcome(), won(Color::White, WinReason::FlagFall));
    // Not after another end.
    let mut table = short(BLACK_MATES);
    table.act("opp resign").black_confirms_twice().opp_claims("checkmate Re8e1").tells("white: refused game-is-over");
}

#[test]
fn art_6_8_a_mate_entered_after_a_press_behind_the_claimed_flag_may_be_claimed_to_have_come_first() {
    let mut table = short(BLACK_MATES);
    table.after(21_000).act("deadline").black_key().act("flag").after(1_000).black("Re8e1").heard().black_confirms();
    table.tells("completed 1 Re8e1; game-over win flag-fall white");
    // Black says that it was executed in time.
    table.opp_claims("checkmate Re8e1").includes("remedy-proposed white claim checkmate with Re8e1 black");
    assert_eq!(table.referee.outcome(), won(Color::White, WinReason::FlagFall));
    table.consents().includes("game-over win checkmate black");
}

#[test]
fn d_2_3_the_move_of_a_blind_player_is_made_by_its_announcement_and_no_claim_replaces_that() {
    let mut table = RefereeTable::begun_with(terms_from(2023, "1", WHITE_STALEMATES));
    table.act("played g5g6").claim("stalemate").tells("white: refused not-made announcement");
    table.after(60_000).act("opp flag").black_confirms().includes("game-over");
    assert_eq!(table.referee.outcome(), Some(Outcome::Draw(DrawReason::FlagFallCannotMate)));
}

#[test]
fn art_5_1_1_at_two_stations_the_executed_move_and_the_claim_come_from_the_sighted_station() {
    let joined = || {
        let mut table = RefereeTable::open(terms_from(2023, "0:20", BLACK_MATES));
        table.act("join").act("start");
        table
    };
    let mut table = joined();
    table.after(15_000).act("b played e8e1").after(6_000).act("flag").includes("made-before-end 21000 true 15000");
    table.consents().includes("game-over win checkmate black");
    let mut table = joined();
    table.after(21_000).act("b arbiter").act("flag").lacks("game-over").runs("-");
    // A board of his own shows it, and has not told it yet.
    let mut table = joined();
    table.report(Seat::Black, BoardReport::Found { shows: table.referee.start_position().board().clone() });
    table.after(15_000).hands_of(Seat::Black, "-e8 +e1").after(6_000).act("flag");
    table.includes("made-before-end 21000 true 15000").lacks("game-over");
}

#[test]
fn art_7_5_5_an_illegal_move_that_its_mover_has_confirmed_is_not_undone_by_the_other_alone() {
    let confirmed = |table: &mut RefereeTable| {
        table.black_key().act("say Ke8e6").heard().black_confirms().includes("black completed illegal Ke8e6");
    };
    let first = || {
        let mut table = RefereeTable::begun_with(tournament("20"));
        table.moves("P?e4 P?e5 N?f3");
        confirmed(&mut table);
        table
    };
    let mut table = first();
    table.act("misheard N?c6").includes("remedy-proposed black correction").runs("-");
    assert_eq!(table.offences(Color::Black), 1);
    // His own key agrees, and then it was none.
    table.act("opp consent").black_confirms_twice().includes("completed 4 Nb8c6");
    assert_eq!(table.offences(Color::Black), 0);
    // Taken back: what it costs stands as before.
    let mut table = first();
    table.act("misheard N?c6").consents().includes("remedy-proposed black illegal-move count 1");
    // The second loses the game, and that stands too.
    let second = || {
        let mut table = first();
        table.act("resume").black_confirms_twice().after(1_000);
        confirmed(&mut table);
        table.includes("count 2 end-game win illegal-moves white");
        table
    };
    let mut table = second();
    table.act("misheard N?c6").includes("remedy-proposed black correction").runs("-");
    assert_eq!(table.offences(Color::Black), 2);
    rule(desk(&mut table), Ruling::SetAside).includes("count 2 end-game win illegal-moves white");
    // The arbiter has the desk: nothing starts again.
    let mut table = first();
    desk(&mut table).act("misheard N?c6").runs("-").after(7_000).act("ask clocks").runs("-");
    assert_eq!(table.offences(Color::Black), 1);
    rule(&mut table, Ruling::Uphold).includes("completed 4 Nb8c6").runs("-");
}

#[test]
fn art_7_5_5_a_resignation_or_a_draw_while_a_penalty_stands_that_ends_the_game_is_a_case() {
    // In rapid of 2014 the first illegal move loses.
    let erred = |errs: fn(&mut RefereeTable) -> &mut RefereeTable| {
        let mut table = RefereeTable::begun_with(terms_of(2014, "20"));
        table.moves("P?e4 P?e5");
        errs(&mut table);
        table
    };
    let mut table = erred(RefereeTable::white_errs);
    table.includes("end-game win illegal-moves black");
    table.act("opp resign").black_confirms_twice();
    table.includes("end-game win illegal-moves black end-game win resignation white");
    assert_eq!(table.referee.outcome(), None);
    rule(desk(&mut table), Ruling::Uphold).includes("game-over win illegal-moves black");
    let mut table = erred(RefereeTable::white_errs);
    table.act("opp resign").black_confirms_twice();
    rule(desk(&mut table), Ruling::SetAside).includes("game-over win resignation white");
    // A draw.
    let mut table = erred(RefereeTable::white_errs);
    table.act("draw").act("opp accept").black_confirms_twice();
    table.includes("end-game win illegal-moves black end-game draw agreement");
    // Who has erred may give up the game.
    let mut table = erred(RefereeTable::white_errs);
    table.act("resign").includes("game-over win resignation black");
}

/// White takes the last piece that could mate him.
const WHITE_TAKES: &str = "R3r1k1/8/8/8/7P/8/8/4K3 w - - 0 1";
/// The same by Black.
const BLACK_TAKES: &str = "8/4k3/8/7p/8/8/8/r3R1K1 b - - 0 1";

#[test]
fn art_6_9_a_flag_that_was_told_is_judged_in_the_position_of_its_fall() {
    for year in [2009, 2014, 2018, 2023] {
        // White takes after his flag was told.
        let mut table = RefereeTable::begun_with(terms_from(year, "61", WHITE_TAKES));
        table.after(3_661_000).act("deadline").includes("flag-fell").white("Ra8e8").heard().space();
        table.act("opp flag").black_confirms().includes("game-over win flag-fall black");
        // So it is where the arbiter calls the flag.
        let mut table = RefereeTable::begun_with(terms_from(year, "61", WHITE_TAKES));
        table.after(3_661_000).act("deadline").white("Ra8e8").heard().space();
        desk(&mut table).rule(Ruling::CallFlag { player: Color::White }).includes("game-over win flag-fall black");
        // Black, who presses late.
        let mut table = RefereeTable::begun_with(terms_from(year, "61", BLACK_TAKES));
        table.after(3_661_000).act("deadline").black_key().black("Ra1e1").heard().act("flag");
        table.ends_with("game-over win flag-fall white");
    }
}

#[test]
fn art_6_9_a_move_made_before_the_flag_that_takes_what_could_mate_is_a_case() {
    const CASE: &str = "white Ra8e8 ?? x + white end-game draw flag-fall-cannot-mate end-game win flag-fall black";
    let announced = || {
        let mut table = RefereeTable::begun_with(terms_from(2023, "0:20", WHITE_TAKES));
        table.after(2_000).white("Ra8e8").heard().after(25_000).act("deadline").lacks("remedy-proposed");
        table.act("opp flag").black_confirms().includes(CASE).runs("-");
        table
    };
    announced().opp_consents().ends_with("completed 1 Ra8e8; game-over draw flag-fall-cannot-mate");
    rule(desk(&mut announced()), Ruling::SetAside).includes("game-over win flag-fall black");
    // Executed by the sighted player, and not announced.
    let mut table = RefereeTable::begun_with(terms_from(2023, "0:20", BLACK_TAKES));
    table.after(5_000).act("opp played a1e1").black_confirms().after(20_000).act("flag");
    table.includes("end-game draw flag-fall-cannot-mate end-game win flag-fall white").consents();
    table.ends_with("game-over draw flag-fall-cannot-mate").course("Ra1e1");
    // Who resigns after it: drawn in 2023 (5.1.2), lost before.
    let mut table = RefereeTable::begun_with(terms_from(2023, "0:20", WHITE_TAKES));
    table.after(2_000).white("Ra8e8").heard().act("resign");
    table.includes("end-game draw resigned-cannot-mate end-game win resignation black");
    let mut table = RefereeTable::begun_with(terms_from(2018, "0:20", WHITE_TAKES));
    table.after(2_000).white("Ra8e8").heard().act("resign").includes("game-over win resignation black");
}

#[test]
fn art_6_9_the_flag_of_the_opponent_is_decided_before_a_stalemate_too() {
    // White's flag was told, he plays on, and Black stalemates him.
    let fen = "8/8/8/8/8/4k2p/7P/6K1 w - - 0 1";
    let mut table = RefereeTable::begun_with(terms_from(2023, "0:20", fen));
    table.after(21_000).act("deadline").includes("flag-fell 20000 white").moves("Kg1h1").black_key().black("Ke3f2");
    table.heard().black_confirms();
    table.includes("remedy-proposed white flag-fall end-game win flag-fall black end-game draw stalemate");
    table.act("opp flag").black_confirms().includes("game-over win flag-fall black");
}

#[test]
fn art_6_8_a_wrong_claim_made_after_the_own_flag_hinders_no_claim_of_that_flag() {
    let fen = "4k3/8/8/7p/7P/8/r7/3R2K1 w - - 20 80";
    let mut table = RefereeTable::begun_with(terms_from(2023, "0:20", fen));
    table.after(25_000).act("deadline").claim("fifty").includes("wrong-claim");
    table.act("opp flag").black_confirms().includes("game-over win flag-fall black");
    // Before it, the claim is settled first.
    let mut table = RefereeTable::begun_with(terms_from(2023, "0:20", fen));
    table.after(5_000).claim("fifty").includes("wrong-claim").after(25_000).act("opp flag").includes("refused");
}

#[test]
fn art_5_1_1_a_move_against_the_laws_that_ends_the_game_can_still_be_claimed() {
    // Blitz of 2009: an illegal move is claimed. The rook jumps over the pawn on a6.
    let fen = "r3k3/8/p6p/2P5/8/8/5PPP/6K1 w q - 0 1";
    let ended = || {
        let mut table = RefereeTable::begun_with(terms_from(2009, "5", fen));
        table.moves("Pc5c6").black_key().black("Ra8a1").includes("game-over win checkmate black");
        table
    };
    let mut table = ended();
    table.claim("illegal").includes("ruling-applied result-lifted").includes("illegal-move count 1");
    table.includes("end-game win illegal-moves white").opp_consents().includes("game-over win illegal-moves white");
    ended().act("resign").tells("white: refused game-is-over");
    // White's own, that stalemates: the knight does not reach.
    let mut table = RefereeTable::begun_with(terms_from(2009, "5", "7k/8/5K2/6P1/p7/P7/6Q1/8 w - - 0 1"));
    table.white("Qg2g6").heard().space().includes("game-over draw stalemate").opp_claims("illegal");
    table.includes("end-game win illegal-moves black");
}

#[test]
fn art_7_5_2_a_pawn_left_at_a_mate_can_still_be_claimed_and_play_does_not_go_on_mated() {
    let fen = "6k1/5ppp/8/8/8/8/p4PPP/6K1 b - - 0 1";
    let begun = || {
        let mut table = RefereeTable::begun_with(terms_from(2023, "90", fen));
        table.black_key();
        table
    };
    // Claimed before the entry: the queen mates, and that is for the arbiter.
    let mut table = begun();
    table.claim("unpromoted P?a1").opp_consents().lacks("game-over").act("resume");
    table.tells("white: refused over-by-final-position").runs("-");
    let won = Measure::EndGame(Outcome::Win { winner: Color::Black, reason: WinReason::Checkmate });
    rule(desk(&mut table), Ruling::TakeMeasure(won)).includes("game-over");
    // After the entry, before the key: the key comes first.
    let mut table = begun();
    table.black("Pa2a1=Q").heard().claim("unpromoted P?a1").tells("white: refused entry-not-confirmed player black");
    table.black_confirms().includes("game-over win checkmate black");
    // After the end that was told.
    table.claim("unpromoted P?a1").includes("illegal-move count 1").runs("-");
}

#[test]
fn art_7_5_3_an_idle_press_that_is_upheld_takes_the_unconfirmed_entry_with_it() {
    for (fen, code) in [(BLACK_MATES, "Re8e1"), (BLACK_STALEMATES, "Kf3f2")] {
        let mut table = RefereeTable::begun_with(terms_from(2023, "90", fen));
        table.black_key().black(code).heard().claim("idle-press").includes("illegal-move count 1").opp_consents();
        table.completed(0, 0).black_confirms().lacks("game-over");
        assert_eq!(table.referee.outcome(), None);
        // Set aside, the press was a move, and Black's key confirms it.
        let mut table = RefereeTable::begun_with(terms_from(2023, "90", fen));
        table.black_key().black(code).heard().claim("idle-press");
        rule(desk(&mut table), Ruling::SetAside).lacks("game-over");
        table.black_confirms().includes("game-over");
    }
}
