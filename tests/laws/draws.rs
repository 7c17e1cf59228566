//! Draws claimed by the record (9.2 to 9.5), and offers (9.1).

use super::acts::{SHUFFLE, terms_from, terms_of};
use super::table::{RefereeTable, practice};
use ansage_game::effect::{Audience, EffectKind};
use ansage_game::moment::Moment;
use ansage_game::outcome::{DrawReason, Outcome};
use ansage_game::ruling::Ruling;
use ansage_game::seat::Color;

const WRONG: &str = "claim-checked white false; remedy-proposed white wrong-claim add-time black 120000";

fn twelve() -> RefereeTable {
    let mut table = RefereeTable::begun();
    table.moves(SHUFFLE).moves("Ng1f3 Ng8f6 Nf3g1");
    table
}

#[test]
fn art_9_2_1_the_third_time_is_claimed_with_the_written_move_before_it_is_made() {
    // Black would bring the start position about for the third time.
    twelve()
        .opp_claims("repetition")
        .includes("claim-checked black false; remedy-proposed black wrong-claim add-time white 120000");
    twelve()
        .opp_claims("repetition Nf6g8")
        .includes("claimed draw repetition Nf6g8 black Nf6g8 ??; claim-checked black true; game-over draw repetition");
}

#[test]
fn art_9_2_2_the_third_time_is_claimed_by_the_player_to_move_once_it_stands() {
    let mut table = twelve();
    table.moves("Nf6g8").opp_claims("repetition").tells("white: refused not-on-move").runs("white");
    table.claim("repetition").ends_with("claim-checked white true; game-over draw repetition").runs("-");
    // The fifth time, after the sixteenth half-move, needs no claim.
    let mut table = twelve();
    table.moves("Nf6g8").moves(SHUFFLE).lacks("game-over").moves("Ng1f3 Ng8f6 Nf3g1").lacks("game-over");
    table.moves("Nf6g8").tells("completed 16 Nf6g8; game-over draw fivefold");
}

#[test]
fn art_9_6_a_fivefold_repetition_that_was_only_misheard_is_none() {
    let mut table = twelve();
    table.moves("Nf6g8").moves(SHUFFLE).moves(SHUFFLE).includes("game-over draw fivefold");
    // The end was told: the record is both players' now, and nothing changes by the word of one.
    table
        .act("misheard Nf6d5")
        .tells("claimed correction words Nf6d5 white -; remedy-proposed black correction correction words Nf6d5 white correct-move words Nf6d5");
    assert_eq!(table.referee.outcome(), Some(Outcome::Draw(DrawReason::Fivefold)));
    table.act("resume").tells("white: refused game-is-over");
    table.opp_consents().tells("upheld; black misheard Nf6g8 for Nf6d5; completed 16 Nf6d5").runs("-");
    assert_eq!(table.referee.outcome(), None);
    table.act("resume").tells("play-resumed turn white").runs("white");
}

#[test]
fn art_9_3_fifty_moves() {
    let at = |halfmoves: u32| format!("4k3/8/8/8/8/8/8/R3K3 w Q - {halfmoves} 80");
    let claim = |halfmoves, what: &str| {
        let mut table = RefereeTable::begun_with(terms_from(2023, "90+30", &at(halfmoves)));
        table.claim(what);
        super::table::brief_all(&table.told).contains("claim-checked white true")
    };
    assert!(!claim(98, "fifty") && !claim(98, "fifty Ra1a2"));
    assert!(!claim(99, "fifty") && claim(99, "fifty Ra1a2"));
    assert!(claim(100, "fifty") && claim(100, "fifty Ra1a2"));
    let mut table = RefereeTable::begun_with(terms_from(2023, "90+30", &at(99)));
    table.claim("fifty Ra1a2").ends_with("game-over draw fifty-moves").course("");
    // A capture or a pawn's move begins anew.
    let mut table = RefereeTable::begun_with(terms_from(2023, "90+30", "4k3/8/8/8/8/8/p7/R3K3 w Q - 99 80"));
    table.claim("fifty Ra1a2").includes("claim-checked white false");
    // Either ground is its own.
    let mut table = RefereeTable::begun_with(terms_from(2023, "90+30", &at(100)));
    table.claim("repetition").includes("claim-checked white false");
}

#[test]
fn art_9_5_3_a_wrong_claim_goes_on_when_both_resume_and_costs_what_the_edition_says() {
    let mut table = RefereeTable::begun();
    table.after(1_000).claim("repetition").ends_with(WRONG).runs("-");
    table.after(60_000).act("say P?e4").tells("white: refused suspended");
    table.claim("fifty").tells("white: refused case-pending");
    table.opp_would_consent().tells("white: refused consent-not-yours");
    table.act("resume").tells("upheld; ruling-applied time-added black 120000; play-resumed turn white");
    table.runs("white").used(1_000, 0).clocks(5_429_000, 5_550_000);
}

#[test]
fn art_9_5_3_the_move_written_for_a_wrong_claim_must_be_made() {
    let told = |code: &str| {
        let mut table = RefereeTable::begun();
        table.desk();
        table.claim("repetition Ng1f3").ends_with(WRONG);
        table.rule(Ruling::Uphold);
        table.arbiter_resumes().white(code);
        table
    };
    told("Ng1f3").tells("white announced Ng1f3");
    let mut table = told("P?e4");
    table.includes("claimed-move-not-made").includes("white announced Pe2e4");
    // It binds that one move.
    table.heard().space().moves("P?e5 P?d4").lacks("claimed-move");
    // Set aside, the move was written all the same.
    let mut table = RefereeTable::begun();
    table.desk().claim("repetition Ng1f3").rule(Ruling::SetAside).arbiter_resumes().white("P?e4");
    table.includes("claimed-move-not-made");
}

#[test]
fn art_9_5_a_claim_with_an_illegal_move_is_wrong_and_one_that_cannot_be_read_is_none() {
    RefereeTable::begun().claim("repetition Ng1g3").ends_with(WRONG);
    // Nothing is told of where a move would be possible: that would be advice.
    let fen = "4k3/8/8/8/8/8/4K3/R6R w - - 99 80";
    let mut table = RefereeTable::begun_with(terms_from(2023, "90+30", fen));
    table.claim("fifty R?f1").includes("refused unreadable ambiguous").lacks("claimed").runs("white");
    let Some(EffectKind::Refused(refusal)) = table.told.first().map(|effect| &effect.kind) else {
        panic!("no refusal")
    };
    let told = serde_json::to_string(refusal).expect("plain data");
    assert!(!told.contains("a1") && !told.contains("h1"), "{told}");
    table.claim("fifty N?f3").tells("white: refused unreadable no-move-fits reason -");
    let mut table = RefereeTable::begun_with(practice("90+30"));
    table.claim("repetition Ng1g3").includes("refused not-legal").runs("white");
}

#[test]
fn art_9_5_who_may_claim_and_when() {
    let mut table = RefereeTable::begun();
    table.opp_claims("repetition").tells("white: refused not-on-move");
    table.act("arbiter").claim("repetition").tells("white: refused suspended").both_resume();
    table.moves("P?e4").claim("repetition").tells("white: refused not-on-move");
    // The opponent has pressed, and his move was not entered.
    table.black_key().claim("repetition").tells("white: refused move-not-entered").act("say P?e5");
    table.black("P?d4").claim("repetition").tells("white: refused claim-lost");
    // Entered and not pressed: Black still has the move.
    let mut table = RefereeTable::begun();
    table.moves("P?e4").black("P?e5").claim("repetition").tells("white: refused not-on-move");
    RefereeTable::open(terms_of(2023, "5")).claim("repetition").tells("white: refused not-started");
    RefereeTable::begun().act("resign").claim("repetition").tells("white: refused game-is-over");
}

#[test]
fn art_9_1_2_3_a_claim_is_an_offer_and_stays_one() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").claim("repetition").includes("claim-checked white false");
    table.act("opp accept").black_confirms_twice().tells("game-over draw agreement");
}

#[test]
fn art_9_5_without_clocks_a_wrong_claim_costs_nothing_and_stops_nothing() {
    let mut table = RefereeTable::begun_with(terms_of(2023, "none"));
    table.claim("repetition").ends_with("claim-checked white false");
    table.moves("P?e4").completed(1, 0);
}

#[test]
fn art_9_5_a_right_claim_is_found_across_a_move_taken_back_by_the_arbiter() {
    let mut table = RefereeTable::begun();
    table.desk().moves(SHUFFLE).moves(SHUFFLE);
    table.rule(Ruling::TakeMeasure(ansage_game::claim::Measure::RestorePosition { ply: 8 })).arbiter_resumes();
    // The position stood twice, and once more that does not count any longer.
    table.moves("Pa7a6").claim("repetition").includes("claim-checked white false");
    let mut table = RefereeTable::begun();
    table.desk().moves(SHUFFLE).moves(SHUFFLE);
    table.rule(Ruling::TakeMeasure(ansage_game::claim::Measure::RestorePosition { ply: 8 })).arbiter_resumes();
    table.moves("Nf6g8").claim("repetition").includes("claim-checked white true");
}

#[test]
fn art_9_1_2_1_an_offer_at_another_time_is_told_to_the_desk_and_stands() {
    let waits = "desk: offer-out-of-turn player white";
    let mut table = RefereeTable::begun();
    table.desk().white("P?e4").act("draw").tells("draw-offered player white");
    table.heard().space().act("opp decline").black_confirms();
    table.act("draw").tells(&format!("draw-offered player white; {waits}"));
    // Nobody at the desk: it waits for him.
    let mut table = RefereeTable::begun();
    table.act("draw").tells("draw-offered player white").desk().ends_with(waits);
    assert!(table.told.iter().any(|effect| effect.to == Audience::Desk));
    // A sighted player's press has completed his move.
    let mut table = RefereeTable::begun();
    table
        .desk()
        .moves("P?e4")
        .black("P?e5")
        .act("opp draw")
        .black_confirms_twice()
        .includes("draw-offered player black");
    table.act("decline").black_key().tells("press-waits player black");
    table
        .act("opp draw")
        .black_confirms_twice()
        .includes("draw-offered player black; desk: offer-out-of-turn player black");
}

#[test]
fn art_9_1_an_offer_lapses_by_a_move_a_word_or_a_touch_and_not_by_the_offerers_own() {
    let offered = || {
        let mut table = RefereeTable::begun();
        table.moves("P?e4 P?e5").white("P?d4").act("draw").heard().space();
        table
    };
    offered().black("P?d5").heard().black_key().includes("offer-lapsed player white; completed 4 Pd7d5");
    offered().act("opp decline").black_confirms().tells("draw-declined player black");
    offered().act("opp touched d7").black_confirms().ends_with("offer-lapsed player white");
    // A press for a move that was made and not entered yet.
    let mut table = offered();
    table.black_key().tells("pressed-before-entry player black; offer-lapsed player white");
    table.act("opp accept").black_confirms().includes("refused");
    // Carrying out the offered move refuses nothing.
    let mut table = offered();
    table.act("opp played d2d4").black_confirms().lacks("lapsed").act("opp accept").black_confirms_twice();
    table.tells("game-over draw agreement");
}

#[test]
fn art_9_1_2_1_an_acceptance_after_a_reply_was_read_back_is_a_case() {
    // Pressed, and the reply typed for Black, who has not pressed yet.
    let offered = || {
        let mut table = RefereeTable::begun();
        table.moves("P?e4 P?e5").white("N?f3").heard().act("draw");
        table
    };
    const CASE: &str = "remedy-proposed white accepted-after-entry black end-game draw agreement";
    let accepted = || {
        let mut table = offered();
        table.space().black("N?c6").heard().act("opp accept").black_confirms_twice().tells(CASE).runs("-");
        assert_eq!(table.referee.outcome(), None);
        table.act("opp accept").tells("white: refused case-pending");
        table
    };
    accepted().consents().includes("game-over draw agreement");
    // Set aside, the move has refused the offer.
    let mut table = accepted();
    table.desk().rule(Ruling::SetAside).includes("offer-lapsed player white").arbiter_resumes().runs("black");
    table.act("opp accept").tells("white: refused no-offer").black_key().includes("completed 4 Nb8c6");
    // Before White's press it is an early reply.
    let mut table = offered();
    table.act("reply N?c6").heard().act("opp accept").black_confirms_twice().tells(CASE).runs("-");
    // As long as it is not read back it is nobody's move.
    offered().space().black("N?c6").act("opp accept").black_confirms_twice().ends_with("game-over draw agreement");
    // An open case is decided first, and none takes its place in silence.
    let mut table = offered();
    table.space().black("N?c6").heard().claim("set-up");
    let open = table.referee.view(ansage_game::moment::Moment::from_millis(table.now)).remedy;
    table.act("opp accept").includes("refused case-pending");
    assert_eq!(table.referee.view(ansage_game::moment::Moment::from_millis(table.now)).remedy, open);
    assert!(open.is_some());
    // Black's offer, and White's own announcement.
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5 N?f3").black("N?c6").heard().act("opp draw").black_confirms().black_key();
    table.white("B?b5").heard().act("accept").tells("white: refused no-offer");
}

#[test]
fn art_9_1_offers_are_made_and_answered_while_play_is_suspended() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").act("arbiter").act("draw").tells("draw-offered player white");
    table.act("opp accept").black_confirms_twice().tells("game-over draw agreement");
    // Adjourned, with the envelope closed: it stays until it is answered.
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").desk().rule(Ruling::Adjourn).includes("adjournment ordered sealer white");
    table
        .send(ansage_game::seat::Seat::White, sealed())
        .act("draw")
        .act("space")
        .includes("adjournment envelope-closed");
    table.claim("set-up").tells("white: refused envelope-closed");
    table.act("opp accept").black_confirms_twice().tells("game-over draw agreement");
    assert_eq!(table.referee.view(ansage_game::moment::Moment::from_millis(table.now)).running, None::<Color>);
}

fn sealed() -> ansage_game::event::EventKind {
    ansage_game::event::EventKind::MoveSealed { commitment: None, wall: String::new() }
}

/// Nobody has refused it: the recipient claims something else, and may still accept.
#[test]
fn art_9_1_2_1_an_offer_stands_when_its_recipient_claims_an_illegal_move() {
    // Until 2009 an illegal move is claimed; its player offers after it.
    for (offerer, moves) in [(Color::White, "Ke1e3"), (Color::Black, "P?e4 Ke8e6")] {
        let mut table = RefereeTable::begun_with(terms_of(2009, "20"));
        table.moves(moves);
        match offerer {
            Color::White => table.act("draw").includes("draw-offered").opp_claims("illegal"),
            Color::Black => table.act("opp draw").black_confirms().black_confirms().claim("illegal"),
        };
        table.includes("position-restored").lacks("offer-lapsed");
        assert_eq!(table.referee.view(Moment::from_millis(table.now)).offer, Some(offerer));
    }
}

/// A position of the 80th move was reached by moves of both.
#[test]
fn art_5_2_3_a_draw_is_agreed_where_both_have_moved_before_the_start_position() {
    for (number, told) in [(80, "game-over draw agreement"), (1, "white: refused no-agreement-yet")] {
        let mut table =
            RefereeTable::begun_with(terms_from(2023, "90", &format!("8/7p/4k3/8/8/3RK3/7P/8 w - - 0 {number}")));
        table.act("say Rd3d1").heard().act("draw").black_key();
        table.act("space").act("opp accept");
        if number > 1 {
            table.black_confirms_twice();
        }
        table.includes(told);
    }
}
