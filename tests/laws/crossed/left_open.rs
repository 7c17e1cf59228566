//! What was left open where two acts crossed, and what nobody was told: each as people at a table met it.

use super::super::acts::terms_of;
use super::super::adjournment::{desk, rule};
use super::super::joined::{announced, hosted};
use super::super::table::Table;
use super::tried::fools;
use ansage::game::claim::Measure;
use ansage::game::event::{EventKind, Port, Question};
use ansage::game::joining::Capacity;
use ansage::game::ruling::Ruling;
use ansage::moment::Span;
use ansage::seat::{Color, Seat};

/// Black has joined and complains, calls or claims; then his station is gone for good.
fn gone(act: &str) -> Table {
    let mut table = Table::open_under(terms_of(2023, "90+30"));
    table.act("join").act("b found").act("start").white("P?e4").heard().space();
    table.act(act).includes("arbiter-called").act("drop").runs("-");
    table
}

/// While a case or a call stands nobody acts for who is away; but he may come back by another device.
#[test]
fn d_1_who_is_away_takes_his_seat_again_with_another_device_while_the_arbiter_is_called() {
    let mut table = gone("b arbiter");
    table.act("free").tells("link-freed true black").runs("-");
    table.act("free").tells("white: refused claim-stands");
    // Nobody answers for him here: neither a word of his nor his key, also not for an arbiter's code.
    for act in ["opp resume", "opp resign", "f8"] {
        table.act(act).tells("white: refused has-own-station whose black");
    }
    let proposed = EventKind::CodeProposed { verifier: "proof".into(), arbiter: "Rot".into() };
    table.send(Seat::White, proposed).includes("code-asked").black_key().lacks("desk-taken");
    table.act("escape");
    // The old device is none of this seat any more, another one is.
    table.act("join again").tells("");
    let found = |again| EventKind::LinkFound { station: 2, capacity: Capacity::Player, again };
    table.send_by(Port::Station, Seat::Black, found(false)).includes("link-found");
    table.act("b resume").tells("black: refused not-joined whose black");
    table.act("resume").tells("resume-agreed by white");
    let there = Port::Link { station: 2, act: 1 };
    table.send_by(there, Seat::Black, EventKind::PlayResumed).ends_with("play-resumed turn black");
    // He leaves again, with nothing open: the seat is free for this keyboard.
    table.send_by(
        Port::Station,
        Seat::Black,
        EventKind::LinkLost { station: 2, capacity: Capacity::Player, since: None },
    );
    table.act("free").includes("link-freed false black").act("opp resign").includes("confirmation-asked");
}

/// Once the seat was taken back he may be called as at any time.
#[test]
fn art_6_12_the_arbiter_may_be_called_after_the_seat_was_taken_back() {
    let mut table = announced();
    table.act("drop").act("arbiter").includes("refused").act("free").includes("link-freed false black");
    table.act("arbiter").tells("arbiter-called by white");
    let mut table = announced();
    table.act("drop").act("join again").act("arbiter").tells("arbiter-called by white");
}

/// Out of turn, before the start and after the end that is said, and not where a player sits.
#[test]
fn d_1_who_announces_out_of_turn_at_his_station_hears_whose_turn_it_is() {
    let mut table = Table::open(hosted());
    table.act("join").act("b found").act("b say P?e5").tells("black: refused not-started");
    table.act("start").act("b say P?e5").tells("black: refused other-players-turn whose white");
    table.white("P?e4").heard().space().act("say P?e5").tells("white: refused other-players-turn whose black");
    table.act("f8").tells("white: refused has-own-station whose black");
    table.act("b arbiter").act("say P?e5").tells("white: refused suspended");
    table.act("resume").act("b resume").act("resign").act("b say P?e5").tells("black: refused over");
}

/// His next move, which was to complete the two before it, is not dropped without a word.
#[test]
fn art_6_2_1_2_a_move_that_was_to_complete_an_illegal_one_is_told_to_count_no_more() {
    let mut table = Table::begun();
    table.moves("P?e4 P?e5").white("Ra1a3").heard().act("reply N?c6").heard().black_key();
    table.white("P?h4").includes("illegal").includes("reply-lapsed black Nb8c6 ?? illegal");
    table.includes("reply-lapsed white Ph2h4 ?? illegal");
}

/// What was touched is named when the complaint is upheld; who complained and who consented have both acted.
#[test]
fn art_4_8_an_upheld_complaint_names_what_was_touched_and_either_resumes() {
    let complained = || {
        let mut table = Table::open_under(terms_of(2023, "90+30"));
        table.act("start").act("touched d2").moves("P?e4").opp_claims("touched").includes("remedy-proposed");
        table
    };
    let mut table = complained();
    table.consents().includes("touch-binds d2 e2 white").act("resume").includes("play-resumed turn white");
    let mut table = complained();
    table.consents().act("opp resume").black_key().includes("play-resumed turn white");
    // Where the arbiter was called besides, he or both let play go on.
    let mut table = Table::open_under(terms_of(2023, "90+30"));
    table.act("start").act("touched d2").moves("P?e4").act("arbiter").opp_claims("touched").consents();
    table.includes("touch-binds").act("resume").lacks("play-resumed");
}

/// The arbiter has set the claim aside: nobody but he comes back to that flag, until it is up.
#[test]
fn art_6_8_a_flag_whose_claim_the_arbiter_has_set_aside_is_claimed_by_nobody() {
    let mut table = fools(2023, "1");
    table.after(70_000).black_key().act("flag").includes("remedy-proposed");
    desk(&mut table);
    rule(&mut table, Ruling::SetAside).includes("set-aside").lacks("game-over");
    table.act("flag").tells("white: refused flag-set-aside whose black");
    rule(&mut table, Ruling::Flag { whose: Color::Black }).includes("game-over win white flag-fall");
    // With its time the flag goes up, and the next fall is claimed like any.
    let mut table = fools(2023, "1");
    table.after(70_000).black_key().act("flag");
    desk(&mut table);
    rule(&mut table, Ruling::SetAside);
    rule(&mut table, Ruling::SetClock { whose: Color::Black, left: Span::from_secs(60) });
    table.act("flag").includes("refused flag-up");
}

/// The reply that was sealed is entered when the arbiter opens it, at his desk too.
#[test]
fn e_9_c_the_arbiter_opens_the_sealed_reply_at_his_desk() {
    let mut table = Table::begun();
    table.moves("P?e4");
    rule(desk(&mut table), Ruling::Adjourn);
    table.send(Seat::Black, EventKind::Sealed { commitment: None, wall: String::new() }).black_key();
    let open = |words: &str| EventKind::Unsealed { salt: String::new(), words: words.parse().ok() };
    table.send(Seat::Arbiter, open("Pe7e5")).includes("completed 2 Pe7e5");
    table.send(Seat::Arbiter, EventKind::PlayResumed);
    rule(&mut table, Ruling::SealedReply).includes("reply-sealed by white").runs("black");
    table.send(Seat::Arbiter, open("R?h8")).tells("desk: refused unreadable no-move-fits reason -");
    table.send(Seat::Arbiter, open("N?f3")).includes("white entered Ng1f3").includes("completed 3 Ng1f3");
    table.send(Seat::Arbiter, open("N?f3")).tells("desk: refused no-envelope");
}

/// What moves that were taken back had been given is on the clock still, and is given once.
#[test]
fn art_6_2_what_was_given_for_moves_that_were_taken_back_is_told_with_the_control() {
    let mut table = Table::begun_with(terms_of(2023, "2/10,30"));
    table.moves("P?e4 P?e5 N?f3 N?c6").after(700_000).white("N?g5").heard().space();
    desk(&mut table);
    rule(&mut table, Ruling::Measure(Measure::Back { ply: 3 }));
    table.send(Seat::White, EventKind::Asked { question: Question::Control });
    let told = format!("{:?}", table.told);
    assert!(told.contains("owed: Span(1800000)"), "{told}");
}

/// A word of the opponent's that would be refused is refused before his key is asked for: that key is the clock's.
#[test]
fn art_6_8_no_key_is_asked_for_a_word_that_would_be_refused() {
    let mut table = Table::begun();
    table.act("touched d2").moves("P?e4").opp_claims("touched").includes("remedy-proposed");
    table.act("opp flag").tells("white: refused flag-up");
}
