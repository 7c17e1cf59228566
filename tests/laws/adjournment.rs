//! Adjournment (D.2.9.f; appendix E of 2009, A of 2014): the sealed move, the envelope, the resumption.

use super::table::{RefereeTable, brief_all, tournament};
use ansage_game::claim::{Measure, RemedyCause};
use ansage_game::effect::{Effect, EffectKind};
use ansage_game::event::EventKind;
use ansage_game::moment::{Moment, Span};
use ansage_game::outcome::{DrawReason, Outcome, WinReason};
use ansage_game::referee::sealed_move_commitment;
use ansage_game::ruling::{AdjournmentStep, Envelope, Ruling};
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::{GameTerms, RecordNames};
use ansage_game::view::AwaitedAct;

pub const SALT: &str = "000102030405060708090a0b0c0d0e0f";

pub fn desk(table: &mut RefereeTable) -> &mut RefereeTable {
    table.send(Seat::Arbiter, EventKind::DeskTaken { verifier: "proof".into(), arbiter: "".into() })
}

pub fn rule(table: &mut RefereeTable, ruling: Ruling) -> &mut RefereeTable {
    table.send(Seat::Arbiter, EventKind::Ruled { ruling })
}

pub fn seal<'a>(table: &'a mut RefereeTable, code: &str) -> &'a mut RefereeTable {
    let commitment = Some(sealed_move_commitment(SALT, &code.parse().unwrap()));
    table.send(Seat::White, EventKind::MoveSealed { commitment, wall: "2026-05-01T17:30:00Z".into() })
}

pub fn open<'a>(table: &'a mut RefereeTable, salt: &str, code: &str) -> &'a mut RefereeTable {
    let words = code.parse().ok();
    table.send(Seat::Arbiter, EventKind::EnvelopeOpened { salt: salt.into(), words })
}

fn envelope(told: &[Effect]) -> Option<Envelope> {
    told.iter().find_map(|effect| match &effect.kind {
        EffectKind::Adjournment(AdjournmentStep::EnvelopeClosed(envelope)) => Some(envelope.clone()),
        _ => None,
    })
}

/// White, to make his third move, has sealed this and pressed.
pub fn closed(code: &str) -> RefereeTable {
    let names = RecordNames { white: "Anna".into(), black: "Boris".into(), arbiter: "Clara".into() };
    let mut table = RefereeTable::begun_with(GameTerms { names, ..tournament("90+30") });
    table.moves("P?e4 P?e5 N?f3 N?c6");
    rule(desk(&mut table), Ruling::Adjourn).tells("adjournment ordered sealer white; desk: ruled-by arbiter Clara");
    table.after(10_000);
    seal(&mut table, code).tells("adjournment move-sealed false white");
    table.after(5_000).space().runs("-");
    table
}

/// The same, and the arbiter has opened the envelope and let play go on.
pub fn opened(code: &str) -> RefereeTable {
    let mut table = closed(code);
    open(&mut table, SALT, code).includes("completed 5");
    table.send(Seat::Arbiter, EventKind::PlayResumed).includes("play-resumed turn black");
    table
}

#[test]
fn e_1_the_envelope_says_what_is_written_on_it_and_the_time_is_the_sealers() {
    let table = closed("Bf1b5");
    let envelope = envelope(&table.told).expect("the envelope is closed");
    assert_eq!((envelope.white.as_str(), envelope.black.as_str()), ("Anna", "Boris"));
    assert_eq!(envelope.position, "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
    assert_eq!((envelope.sealed_by, envelope.number, envelope.on_paper), (Color::White, 3, false));
    assert_eq!(envelope.draw_offered_by, None);
    assert_eq!(envelope.date, "2026-05-01T17:30:00Z");
    // Two moves of three seconds and fifteen seconds of thought; the increments of four moves, the next one's too.
    assert_eq!(envelope.white_used, Span::from_secs(21));
    assert_eq!(envelope.white_left, Some(Span::from_secs(5_400 - 21 + 120)));
    assert_eq!(envelope.black_used, Span::from_secs(6));
    // Also where play was suspended when the adjournment was ordered.
    let mut table = RefereeTable::begun();
    rule(desk(&mut table), Ruling::Stop).runs("-");
    rule(&mut table, Ruling::Adjourn).runs("white").after(8_000).used(8_000, 0);
}

#[test]
fn e_1_the_sealed_move_is_in_no_effect_and_in_no_view_before_it_is_opened() {
    let mut table = closed("Bf1b5");
    let told = serde_json::to_string(&table.told).unwrap() + &table.referee.state_text();
    let view = format!("{:?}", table.referee.view(Moment::from_millis(table.now)));
    for trace in ["Bf1b5", "b5", SALT] {
        assert!(!told.contains(trace) && !view.contains(trace), "{trace} is told");
    }
    open(&mut table, SALT, "Bf1b5")
        .tells("adjournment envelope-opened player white; white entered Bf1b5; completed 5 Bf1b5; desk: ruled-by arbiter Clara");
}

#[test]
fn e_2_until_he_presses_he_may_seal_another_and_after_it_nothing_changes() {
    let mut table = RefereeTable::begun();
    rule(desk(&mut table), Ruling::Adjourn);
    table.space().tells("white: refused nothing-sealed on_paper false");
    seal(&mut table, "Pe2e4").tells("adjournment move-sealed false white");
    seal(&mut table, "Pd2d4").tells("adjournment move-sealed true white");
    table.space().runs("-");
    seal(&mut table, "Pe2e4").tells("white: refused envelope-closed");
    table.act("resume").tells("white: refused only-arbiter");
    table.send(Seat::Arbiter, EventKind::PlayResumed).tells("desk: refused envelope-closed");
    open(&mut table, SALT, "Pe2e4").tells("desk: refused seal-broken");
    open(&mut table, SALT, "Pd2d4").course("Pd2d4");
    table.send(Seat::Arbiter, EventKind::PlayResumed).tells("play-resumed turn black").runs("black");
}

#[test]
fn e_12_who_comes_later_than_the_default_time_to_the_resumption_can_lose() {
    for (laws, late, loses) in [(2001, 3_600_000, false), (2001, 3_600_001, true), (2023, 1, true)] {
        let mut table = RefereeTable::begun_with(GameTerms { laws, ..tournament("90+30") });
        // Not late for the game itself: both have moved.
        table.moves("P?e4 P?e5");
        rule(desk(&mut table), Ruling::Adjourn);
        seal(&mut table, "Ng1f3").tells("adjournment move-sealed false white");
        table.space().after(50_000_000).act("leave").act("reopen").after(late).claim("absent");
        let told = brief_all(&table.told);
        let lost = told.ends_with("remedy-proposed black claim irregularity absent white end-game win default white");
        assert_eq!(lost, loses, "{laws}: {told}");
        desk(&mut table);
        if loses {
            // What stands is settled before the envelope is opened.
            open(&mut table, SALT, "Ng1f3").tells("desk: refused case-pending");
            rule(&mut table, Ruling::SetAside);
        }
        open(&mut table, SALT, "Ng1f3").course("Pe2e4 Pe7e5 Ng1f3");
    }
}

#[test]
fn e_2_what_is_opened_must_be_what_was_sealed() {
    let mut table = closed("Bf1b5");
    open(&mut table, SALT, "Bf1c4").tells("desk: refused seal-broken");
    open(&mut table, "ff", "Bf1b5").tells("desk: refused seal-broken");
    open(&mut table, SALT, "unreadable").tells("desk: refused seal-broken");
    open(&mut table, SALT, "Bf1b5").course("Pe2e4 Pe7e5 Ng1f3 Nb8c6 Bf1b5");
}

#[test]
fn e_3_a_move_made_on_the_board_after_the_order_stands_for_the_sealed_one() {
    let mut table = RefereeTable::begun();
    rule(desk(&mut table), Ruling::Adjourn);
    table.white("P?e4").heard().space().tells("completed 1 Pe2e4; adjournment played-openly player white").runs("-");
    table.act("resume").tells("white: refused only-arbiter");
    table.send(Seat::Arbiter, EventKind::PlayResumed).tells("play-resumed turn black");
}

#[test]
fn e_5_the_opponent_writes_on_paper_and_the_arbiter_says_what_is_there() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4");
    rule(desk(&mut table), Ruling::Adjourn).tells("adjournment ordered sealer black");
    seal(&mut table, "Pe2e4").tells("white: refused not-sealer");
    table.black_key().runs("-");
    assert!(envelope(&table.told).expect("closed").on_paper);
    open(&mut table, "", "P?e5").course("Pe2e4 Pe7e5");
}

#[test]
fn e_6_a_player_loses_by_an_illegal_or_unreadable_sealed_move() {
    for (code, told) in [("Bf1b6", "Bf1b6"), ("Bf1b4", "Bf1b4")] {
        let mut table = closed(code);
        open(&mut table, SALT, told);
        lost_by_seal(&mut table);
    }
    // Paper that cannot be read, and a short form that fits two moves.
    for code in ["unreadable", "N?d2"] {
        let mut table = RefereeTable::from_position("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
        rule(desk(&mut table), Ruling::Adjourn);
        table.send(Seat::White, EventKind::MoveSealed { commitment: None, wall: String::new() }).space();
        open(&mut table, "", code);
        lost_by_seal(&mut table);
    }
}

fn lost_by_seal(table: &mut RefereeTable) {
    let remedy = table.referee.view(Moment::from_millis(table.now)).remedy.expect("what the Laws provide");
    let lost = Outcome::Win { winner: Color::Black, reason: WinReason::SealedMove };
    assert_eq!(
        (remedy.burdened, remedy.cause, remedy.measures),
        (Color::White, RemedyCause::SealedMove, vec![Measure::EndGame(lost)])
    );
    rule(table, Ruling::Uphold);
    assert_eq!(table.referee.outcome(), Some(lost));
}

#[test]
fn e_7_a_lost_envelope_the_player_says_his_move_anew_with_the_clocks_as_they_were() {
    let mut table = closed("Bf1b5");
    rule(&mut table, Ruling::EnvelopeLost).tells(
        "adjournment envelope-lost true white; ruling-applied clock-changed 5469000 white 5499000; \
         desk: ruled-by arbiter Clara",
    );
    table.completed(2, 2);
    table
        .send(Seat::Arbiter, EventKind::PlayResumed)
        .tells("play-resumed turn white; desk: ruled-by arbiter Clara")
        .runs("white");
    // What completing a move adds is his only when he completes it.
    table.clocks(5_400_000 - 21_000 + 90_000, 5_400_000 - 6_000 + 90_000);
    table.white("B?b5").heard().space().completed(3, 2).course("Pe2e4 Pe7e5 Ng1f3 Nb8c6 Bf1b5");
}

#[test]
fn e_8_a_draw_agreed_before_the_opening_and_a_resignation_end_the_game() {
    let mut table = closed("Bf1b5");
    table.act("opp draw").black_confirms_twice().act("accept");
    assert_eq!(table.referee.outcome(), Some(Outcome::Draw(DrawReason::Agreement)));
    let mut table = closed("Bf1b5");
    table.act("resign");
    let lost = Outcome::Win { winner: Color::Black, reason: WinReason::Resignation };
    assert_eq!(table.referee.outcome(), Some(lost));
}

#[test]
fn e_9_an_offer_made_with_the_sealed_move_stands_until_it_is_answered() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5");
    rule(desk(&mut table), Ruling::Adjourn);
    seal(&mut table, "Ng1f3").act("draw").tells("draw-offered player white").space();
    let offer = envelope(&table.told).expect("closed").draw_offered_by.expect("it stands");
    assert_eq!(offer.0, Color::White);
    open(&mut table, SALT, "Ng1f3");
    table.send(Seat::Arbiter, EventKind::PlayResumed).act("opp accept").black_confirms_twice();
    assert_eq!(table.referee.outcome(), Some(Outcome::Draw(DrawReason::Agreement)));
}

/// 9.1: the sealed move answers the opponent's offer, whether it counts or not.
#[test]
fn e_9_the_opponents_offer_lapses_when_the_envelope_is_opened() {
    let offered = |sealed: &str| {
        let mut table = RefereeTable::begun();
        table.moves("P?e4").black("P?e5").act("opp draw").black_confirms_twice().includes("draw-offered player black");
        table.heard().black_key();
        rule(desk(&mut table), Ruling::Adjourn);
        seal(&mut table, sealed).space().includes("envelope-closed");
        table
    };
    let mut table = offered("Ng1f3");
    open(&mut table, SALT, "Ng1f3").includes("offer-lapsed player black");
    table.send(Seat::Arbiter, EventKind::PlayResumed).act("accept").tells("white: refused no-offer");
    // One that does not count loses, and nobody takes a draw over that.
    let mut table = offered("Ng1g4");
    open(&mut table, SALT, "Ng1g4").includes("offer-lapsed player black").includes("sealed-move");
    // Before it is opened it may be accepted.
    offered("Ng1f3").act("accept").includes("game-over draw agreement");
}

/// 9.1.2.1: the sealed move is older than an offer that was made after it, and refuses only offers that are older still.
#[test]
fn e_9_an_offer_made_after_the_sealing_remains_in_force_until_it_is_answered() {
    // Before the press that closes the envelope, and after it.
    let offered = |pressed: bool, sealed: &str| {
        let mut table = RefereeTable::begun();
        table.moves("P?e4 P?e5");
        rule(desk(&mut table), Ruling::Adjourn);
        seal(&mut table, sealed).after(1_000);
        if pressed {
            table.space().includes("envelope-closed").after(1_000);
        }
        table.act("opp draw").black_confirms_twice().includes("draw-offered player black").after(1_000);
        table
    };
    for pressed in [true, false] {
        let opened = || {
            let mut table = offered(pressed, "Ng1f3");
            if !pressed {
                table.space().includes("envelope-closed");
            }
            open(&mut table, SALT, "Ng1f3").includes("completed 3 Ng1f3").lacks("offer-lapsed");
            table.send(Seat::Arbiter, EventKind::PlayResumed);
            table
        };
        opened().act("accept").tells("game-over draw agreement");
        opened().act("decline").tells("draw-declined player white");
        // The next move refuses it.
        opened().moves("N?c6").white("B?b5").includes("offer-lapsed player black");
    }
    // Another move that is sealed after the offer refuses it.
    let mut table = offered(false, "Ng1f3");
    seal(&mut table, "Nb1c3").space();
    open(&mut table, SALT, "Nb1c3").includes("offer-lapsed player black");
    // A sealed move that does not count loses, and nobody takes a draw over that unless it is set aside.
    let mut table = offered(true, "Ng1g4");
    open(&mut table, SALT, "Ng1g4").lacks("offer-lapsed").includes("sealed-move");
    table.act("accept").tells("white: refused case-pending");
    rule(&mut table, Ruling::SetAside);
    table.act("accept").tells("game-over draw agreement");
    // Black seals on paper, and White offers.
    let mut table = RefereeTable::begun();
    table.moves("P?e4");
    rule(desk(&mut table), Ruling::Adjourn);
    table.black_key().after(1_000).act("draw").includes("draw-offered player white");
    open(&mut table, "", "P?e5").includes("completed 2 Pe7e5").lacks("offer-lapsed");
    table.send(Seat::Arbiter, EventKind::PlayResumed);
    table.act("opp accept").black_confirms_twice().ends_with("game-over draw agreement");
}

/// A result that the arbiter takes back takes no sealed move with it.
#[test]
fn e_8_a_closed_envelope_outlives_a_result_that_the_arbiter_takes_back() {
    let mut table = closed("Bf1b5");
    let clocks = |table: &RefereeTable| table.referee.view(Moment::from_millis(table.now)).clocks;
    let before = clocks(&table);
    let drawn = Outcome::Draw(DrawReason::Arbiter);
    for _ in 0..2 {
        rule(&mut table, Ruling::TakeMeasure(Measure::EndGame(drawn)))
            .ends_with("desk: ruled-by arbiter Clara")
            .completed(2, 2);
    }
    open(&mut table, SALT, "Bf1b5").tells("desk: refused game-is-over");
    rule(&mut table, Ruling::Continue).includes("ruling-applied result-lifted");
    assert_eq!(table.referee.view(Moment::from_millis(table.now)).awaited, AwaitedAct::Unsealing);
    assert_eq!(clocks(&table), before);
    table.send(Seat::Arbiter, EventKind::PlayResumed).includes("refused envelope-closed");
    open(&mut table, SALT, "Bf1b5").includes("completed 5 Bf1b5").completed(3, 2).runs("-");
}

#[test]
fn e_10_the_program_may_be_left_between_closing_and_opening_and_the_desk_is_empty_then() {
    let mut table = closed("Bf1b5");
    table.act("leave").tells("desk-left; saved").act("reopen").tells("reopened");
    assert!(!table.referee.view(Moment::from_millis(table.now)).desk.occupied);
    open(&mut table, SALT, "Bf1b5").tells("white: refused no-arbiter-at-desk");
    rule(&mut table, Ruling::EnvelopeLost).tells("white: refused no-arbiter-at-desk");
    table.act("resume").tells("white: refused only-arbiter");
    desk(&mut table);
    open(&mut table, SALT, "Bf1b5").course("Pe2e4 Pe7e5 Ng1f3 Nb8c6 Bf1b5");
}

/// The envelope says when and where the game is resumed; the arbiter may write it until the envelope is opened.
#[test]
fn e_2_g_date_time_and_place_of_the_resumption_stand_on_the_envelope() {
    let resumption = |text: &str| Ruling::SetResumption { text: text.into() };
    let mut table = RefereeTable::begun();
    rule(desk(&mut table), resumption("2 May, 10:00")).tells("desk: refused not-adjourning");
    rule(&mut table, Ruling::Adjourn);
    rule(&mut table, resumption("2 May, 10:00, Town Hall")).includes("adjournment resumption-set");
    seal(&mut table, "Pe2e4").space();
    assert_eq!(envelope(&table.told).map(|it| it.resumption), Some("2 May, 10:00, Town Hall".into()));
    rule(&mut table, resumption("3 May, 9:00, Town Hall")).includes("adjournment resumption-set");
    let view = table.referee.view(Moment::from_millis(table.now));
    let written = view.desk.sealing.and_then(|sealing| sealing.envelope).map(|it| it.resumption);
    assert_eq!(written, Some("3 May, 9:00, Town Hall".into()));
    open(&mut table, SALT, "Pe2e4");
    rule(&mut table, resumption("never")).tells("desk: refused not-adjourning");
    // Bytes of a desk elsewhere stand on one line, and not without an end.
    let mut table = RefereeTable::begun();
    rule(desk(&mut table), Ruling::Adjourn);
    rule(&mut table, resumption(&format!("\u{1b}[2J\n{}", "x".repeat(500))));
    let [effect] = &table.told[..] else { panic!("{:?}", table.told) };
    let EffectKind::Adjournment(AdjournmentStep::ResumptionSet { text }) = &effect.kind else { panic!("{effect:?}") };
    assert_eq!((text.bare().chars().count(), text.bare().chars().any(char::is_control)), (80, false));
}

/// Who sealed is absent: the reply is sealed, his clock runs, and the reply is entered when the arbiter opens it.
#[test]
fn e_9_c_the_reply_to_an_absent_sealer_is_sealed_and_his_clock_runs() {
    let mut table = closed("Bf1b5");
    rule(&mut table, Ruling::SealedReply).tells("desk: refused no-reply-to-seal");
    open(&mut table, SALT, "Bf1b5").includes("completed 5 Bf1b5");
    table.send(Seat::Arbiter, EventKind::PlayResumed).includes("play-resumed turn black").after(60_000);
    table.act("arbiter");
    rule(&mut table, Ruling::SealedReply).tells("desk: refused suspended");
    table.send(Seat::Arbiter, EventKind::PlayResumed);
    rule(&mut table, Ruling::SealedReply)
        .includes("adjournment reply-sealed player black")
        .runs("white")
        .completed(3, 3);
    rule(&mut table, Ruling::SealedReply).tells("desk: refused no-reply-to-seal");
    // He comes, and the envelope is opened: the reply is entered, and needs no key.
    table.after(600_000).black("P?a6").includes("completed 6 Pa7a6").runs("white").completed(3, 3);
    // Not once anything else was played.
    let mut table = closed("Bf1b5");
    open(&mut table, SALT, "Bf1b5");
    table.send(Seat::Arbiter, EventKind::PlayResumed);
    table.moves("P?a6");
    rule(&mut table, Ruling::SealedReply).tells("desk: refused no-reply-to-seal");
}

/// The reply that is sealed for an absent opponent answers the opponent's older offer, as every move does.
#[test]
fn art_9_1_2_1_a_sealed_reply_refuses_an_older_offer_of_the_absent_opponent() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5");
    rule(desk(&mut table), Ruling::Adjourn);
    seal(&mut table, "Ng1f3").act("draw").includes("draw-offered player white").space();
    open(&mut table, SALT, "Ng1f3").lacks("offer-lapsed");
    table.send(Seat::Arbiter, EventKind::PlayResumed).after(1_000);
    rule(&mut table, Ruling::SealedReply).includes("offer-lapsed player white");
    // A later offer is not refused by its opening.
    table.after(1_000).act("draw").includes("draw-offered player white");
    open(&mut table, "", "N?c6").includes("completed 4 Nb8c6").lacks("offer-lapsed");
    table.act("opp accept").black_confirms_twice().ends_with("game-over draw agreement");
    // Black has sealed on paper. White's own offer is not refused by White's reply, and Black's is.
    for (offered, lapses) in [("draw", false), ("opp draw", true)] {
        let mut table = RefereeTable::begun();
        table.moves("P?e4");
        rule(desk(&mut table), Ruling::Adjourn);
        table.black_key();
        open(&mut table, "", "P?e5");
        table.send(Seat::Arbiter, EventKind::PlayResumed).act(offered);
        if lapses {
            table.black_confirms_twice();
        }
        rule(&mut table, Ruling::SealedReply).includes("reply-sealed player white");
        match lapses {
            true => table.includes("offer-lapsed player black"),
            false => table.lacks("offer-lapsed"),
        };
        open(&mut table, "", "N?f3").includes("completed 3 Ng1f3").lacks("offer-lapsed");
    }
}
