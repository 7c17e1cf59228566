//! What was left open where two acts crossed, and what nobody was told: each as people at a table met it.

use super::super::acts::{terms_from, terms_of};
use super::super::adjournment::{desk, rule};
use super::super::joined::{announced, hosted, joined};
use super::super::table::{RefereeTable, tournament};
use super::tried::fools;
use ansage_game::claim::{Claim, Irregularity, Measure};
use ansage_game::event::{EventKind, EventSource, OpponentsWord, Question};
use ansage_game::joining::StationRole;
use ansage_game::moment::{Moment, Span};
use ansage_game::ruling::Ruling;
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::GameTerms;

/// Black has joined and complains, calls or claims; then his station is gone for good.
fn gone(act: &str) -> RefereeTable {
    let mut table = RefereeTable::open_under(terms_of(2023, "90+30"));
    table.act("join").act("b found").act("start").white("P?e4").heard().space();
    table.act(act).includes("arbiter-called").act("drop").runs("-");
    table
}

/// While a case or a call stands nobody acts for who is away; but he may come back by another device.
#[test]
fn d_1_who_is_away_takes_his_seat_again_with_another_device_while_the_arbiter_is_called() {
    let mut table = gone("b arbiter");
    table.act("free").tells("seat-released true black").runs("-");
    table.act("free").tells("seat-released true black");
    // Nobody answers for him here: neither a word of his nor his key, also not for an arbiter's code.
    for act in ["opp resume", "opp resign", "f8"] {
        table.act(act).tells("white: refused has-own-station player black");
    }
    let proposed = EventKind::CodeProposed { verifier: "proof".into(), arbiter: "Rot".into() };
    table.send(Seat::White, proposed).includes("code-asked").black_confirms().lacks("desk-taken");
    table.act("escape");
    // Another device takes the seat, and plays on.
    let found = |again| EventKind::LinkFound { station: 2, role: StationRole::Player, again };
    table.send_by(EventSource::Station, Seat::Black, found(false)).ends_with("device-replaced player black");
    table.act("b resume").tells("black: refused not-joined player black");
    table.act("resume").tells("resume-agreed player white");
    let there = EventSource::Link { station: 2, act: 1 };
    table.send_by(there, Seat::Black, EventKind::PlayResumed).ends_with("play-resumed turn black");
    // The seat's own device has it again as soon as it is there.
    table.act("join again").tells("link-found true black player true true false");
    table.act("b say P?e5").includes("black announced");
}

/// Once the seat was taken back he may be called as at any time.
#[test]
fn art_6_12_the_arbiter_may_be_called_after_the_seat_was_taken_back() {
    let mut table = announced();
    table.act("drop").act("arbiter").includes("refused");
    desk(&mut table)
        .send_by(EventSource::Desk, Seat::Black, EventKind::SeatReleased)
        .includes("seat-released false black");
    table.send(Seat::Arbiter, EventKind::DeskLeft).act("arbiter").tells("arbiter-called player white");
    let mut table = announced();
    table.act("drop").act("join again").act("arbiter").tells("arbiter-called player white");
}

/// Out of turn, before the start and after the end that is said, and not where a player sits.
#[test]
fn d_1_who_announces_out_of_turn_at_his_station_hears_whose_turn_it_is() {
    let mut table = RefereeTable::open(hosted());
    table.act("join").act("b found").act("b say P?e5").tells("black: refused not-started");
    table.act("start").act("b say P?e5").tells("black: refused other-players-turn player white");
    table.white("P?e4").heard().space().act("say P?e5").tells("white: refused other-players-turn player black");
    table.act("f8").tells("white: refused has-own-station player black");
    table.act("b arbiter").act("say P?e5").tells("white: refused suspended");
    table.act("resume").act("b resume").act("resign").act("b say P?e5").tells("black: refused game-is-over");
}

/// His next move, which was to complete the two before it, is not dropped without a word.
#[test]
fn art_6_2_1_2_a_move_that_was_to_complete_an_illegal_one_is_told_to_count_no_more() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").white("Ra1a3").heard().act("reply N?c6").heard().black_key();
    table.white("P?h4").includes("illegal").includes("reply-lapsed Nb8c6 ?? black illegal");
    table.includes("reply-lapsed Ph2h4 ?? white illegal");
}

/// What was touched is named when the complaint is upheld; who complained and who consented have both acted.
#[test]
fn art_4_8_an_upheld_complaint_names_what_was_touched_and_either_resumes() {
    let complained = || {
        let mut table = RefereeTable::open_under(terms_of(2023, "90+30"));
        table.act("start").act("touched d2").moves("P?e4").opp_claims("touched").includes("remedy-proposed");
        table
    };
    let mut table = complained();
    table.consents().includes("touch-binds white d2").act("resume").includes("play-resumed turn white");
    let mut table = complained();
    table.consents().act("opp resume").black_confirms().includes("play-resumed turn white");
    // Where the arbiter was called besides, he or both let play go on.
    let mut table = RefereeTable::open_under(terms_of(2023, "90+30"));
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
    table.act("flag").tells("white: refused flag-set-aside player black");
    rule(&mut table, Ruling::CallFlag { player: Color::Black }).includes("game-over win flag-fall white");
    // With its time the flag goes up, and the next fall is claimed like any.
    let mut table = fools(2023, "1");
    table.after(70_000).black_key().act("flag");
    desk(&mut table);
    rule(&mut table, Ruling::SetAside);
    rule(&mut table, Ruling::SetClock { player: Color::Black, left: Span::from_secs(60) });
    table.act("flag").includes("refused flag-up");
}

/// The reply that was sealed is entered when the arbiter opens it, at his desk too.
#[test]
fn e_9_c_the_arbiter_opens_the_sealed_reply_at_his_desk() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4");
    rule(desk(&mut table), Ruling::Adjourn);
    table.send(Seat::Black, EventKind::MoveSealed { commitment: None, wall: String::new() }).black_key();
    let open = |words: &str| EventKind::EnvelopeOpened { salt: String::new(), words: words.parse().ok() };
    table.send(Seat::Arbiter, open("Pe7e5")).includes("completed 2 Pe7e5");
    table.send(Seat::Arbiter, EventKind::PlayResumed);
    rule(&mut table, Ruling::SealedReply).includes("reply-sealed player white").runs("black");
    table.send(Seat::Arbiter, open("R?h8")).tells("desk: refused unreadable no-move-fits reason -");
    table.send(Seat::Arbiter, open("N?f3")).includes("white entered Ng1f3").includes("completed 3 Ng1f3");
    table.send(Seat::Arbiter, open("N?f3")).tells("desk: refused no-envelope");
}

/// What moves that were taken back had been given is on the clock still, and is given once.
#[test]
fn art_6_2_what_was_given_for_moves_that_were_taken_back_is_told_with_the_control() {
    let mut table = RefereeTable::begun_with(terms_of(2023, "2/10,30"));
    table.moves("P?e4 P?e5 N?f3 N?c6").after(700_000).white("N?g5").heard().space();
    desk(&mut table);
    rule(&mut table, Ruling::TakeMeasure(Measure::RestorePosition { ply: 3 }));
    table.send(Seat::White, EventKind::InformationAsked { question: Question::Control });
    let told = format!("{:?}", table.told);
    assert!(told.contains("owed: Span(1800000)"), "{told}");
}

/// A word of the opponent's that would be refused is refused before his key is asked for: that key is the clock's.
#[test]
fn art_6_8_no_key_is_asked_for_a_word_that_would_be_refused() {
    let mut table = RefereeTable::begun();
    table.act("touched d2").moves("P?e4").opp_claims("touched").includes("remedy-proposed");
    table.act("opp flag").tells("white: refused flag-up");
}

/// Who claims may take it back: it is set aside, against himself, and play goes on by the word of both.
#[test]
fn art_7_5_4_who_claims_may_take_it_back() {
    for claim in ["two-hands", "idle-press"] {
        let mut table = RefereeTable::open_under(terms_of(2023, "90+30"));
        table.act("start").moves("P?e4").claim(claim).includes("remedy-proposed");
        // Both clocks stand by White's act alone: it was a call, and Black goes on with it or the arbiter (6.11.3).
        table.after(600_000).consents().tells("set-aside").act("resume").lacks("play-resumed");
        table.black_confirms().includes("desk: resumed-without-arbiter white 600000").includes("play-resumed");
        assert_eq!(table.offences(Color::Black), 0);
    }
    let mut table = RefereeTable::open_under(terms_of(2023, "90+30"));
    table.act("start").act("touched d2").moves("P?e4").opp_claims("touched");
    table.act("opp consent").tells("confirmation-asked black withdraw").black_confirms_twice().includes("set-aside");
    table.act("resume").lacks("play-resumed").black_confirms().includes("play-resumed turn black").course("Pe2e4");
    // With an arbiter at the game it is his.
    let mut table = RefereeTable::begun_with(terms_of(2023, "90+30"));
    table.moves("P?e4").claim("two-hands").desk().consents().tells("white: refused only-arbiter");
}

/// 5.1.1: the mate was announced before the flag, and words alone prove it. Who mated may give that up, and who resigned
/// stays by his word.
#[test]
fn art_5_1_1_who_made_the_ending_move_may_give_it_up() {
    let fen = "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1";
    let mut table = RefereeTable::open_under(GameTerms { start: Some(fen.into()), ..terms_of(2023, "1") });
    table.act("start").white("Ra1a8").heard().after(61_000).act("deadline").includes("made-before-end");
    table.consents().tells("set-aside; game-over win flag-fall black");
    let fen = "8/8/8/6q1/8/5k2/8/7K b - - 0 1";
    let mut table = RefereeTable::open_under(GameTerms { start: Some(fen.into()), ..terms_of(2023, "90+30") });
    table.act("start").black("Qg5g3").act("resign").includes("made-before-end");
    table.consents().tells("set-aside; game-over win resignation black");
}

/// 6.8, 5.1.2: who resigns while his told flag is to be decided before his mate has lost, for his opponent could have mated.
#[test]
fn art_5_1_2_a_resignation_is_judged_with_the_position_before_the_end_that_is_in_question() {
    let mated = || {
        let mut table = RefereeTable::open_under(terms_of(2023, "1"));
        table.act("start").moves("P?e4 P?e5 Qd1h5 N?c6 B?c4 N?f6").after(70_000);
        table
            .white("Qh5f7")
            .heard()
            .space()
            .includes("remedy-proposed white flag-fall end-game win flag-fall black end-game win checkmate white");
        table
    };
    mated().act("resign").ends_with("game-over win resignation black");
    // He who may claim the flag resigns: then the mate is his loss as well.
    mated().act("opp resign").black_confirms_twice().ends_with("game-over win resignation white");
}

/// 6.8, 6.9: an offer that was made before the flag fell, and was told to have fallen, waives nothing.
#[test]
fn art_6_9_who_accepts_a_draw_after_his_flag_was_told_has_lost_on_time_first() {
    let accepted = || {
        let mut table = RefereeTable::open_under(terms_of(2023, "1"));
        table.act("start").moves("P?e4 P?e5 N?f3").act("draw").after(70_000).act("deadline").includes("flag-fell");
        table.act("opp accept").black_confirms_twice();
        table
            .includes("remedy-proposed black flag-fall end-game win flag-fall white end-game draw agreement")
            .lacks("game-over");
        table
    };
    accepted().act("flag").ends_with("game-over win flag-fall white");
    accepted().act("consent").ends_with("game-over draw agreement");
    // An offer that is made after it waives the flag.
    let mut table = RefereeTable::open_under(terms_of(2023, "1"));
    table.act("start").moves("P?e4 P?e5 N?f3").after(70_000).act("deadline").includes("flag-fell");
    table.act("draw").act("opp accept").black_confirms_twice().ends_with("game-over draw agreement");
}

/// 9.1: of another position an offer says nothing.
#[test]
fn art_9_1_an_offer_lapses_with_the_move_it_was_made_with() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").white("N?f3").heard().act("draw").space();
    desk(&mut table);
    rule(&mut table, Ruling::TakeMeasure(Measure::RestorePosition { ply: 3 })).includes("offer-lapsed true white");
    table.send(Seat::Arbiter, EventKind::PlayResumed);
    table.moves("P?d4").act("opp accept").includes("refused no-offer");
}

/// An offer is told to who comes back to his station.
#[test]
fn art_9_1_who_comes_back_hears_the_offer_that_stands() {
    let mut table = announced();
    table.act("draw").act("drop").act("join again").includes("offer-restored player white");
}

/// 4.8: the move in the place of the one that was complained of does not keep to it either: that is heard.
#[test]
fn art_4_8_a_move_that_does_not_keep_to_an_upheld_complaint_is_told() {
    let upheld = || {
        let mut table = RefereeTable::open_under(terms_of(2023, "90+30"));
        table.act("start").act("touched d2").moves("P?e4").opp_claims("touched").consents().includes("touch-binds");
        table.act("resume");
        table
    };
    upheld().moves("P?e4").includes("completed 1 Pe2e4").includes("touch-not-kept player white");
    upheld().moves("P?d4").lacks("touch-not-kept").moves("P?e5 P?e4").lacks("touch-not-kept");
}

/// 6.8: what is entered, and awaits its player's key, is judged before the flag, whoever types `flag` again.
#[test]
fn art_6_8_a_flag_is_not_claimed_again_over_an_entry_that_awaits_its_key() {
    let mut table = fools(2023, "1");
    table.after(70_000).black_key().act("flag").black("Qd8h4").includes("entry-awaits-key");
    table.act("flag").tells("white: refused entry-not-confirmed player black");
}

/// D.1: a time that burdens who is away is settled by himself.
#[test]
fn d_1_nobody_gives_himself_the_time_of_a_stand_still_by_taking_the_seat_back() {
    let mut table = RefereeTable::open_under(super::super::joined::hosted());
    table.act("join").act("b found").act("start").after(5_000);
    let since = Moment::from_millis(1_000);
    table.send_by(EventSource::Station, Seat::White, EventKind::ProgramStalled { since }).includes("dead-time");
    table.act("drop").act("free").tells("seat-released true black");
    table.act("opp consent").includes("refused has-own-station");
}

/// 9.1, 9.2, 4.8: what White enters for Black at the keyboard of both is White's word. It takes back no offer of White's, and
/// no claim from Black, until Black's own key makes it his move.
#[test]
fn art_9_1_what_is_entered_for_a_player_ends_nothing_of_his_before_his_key() {
    // An offer stands, and is accepted although a move was entered for who accepts it.
    let offered = || {
        let mut table = RefereeTable::begun();
        table.moves("P?e4 P?e5").white("N?f3").heard().act("draw").space().black("N?c6").lacks("lapsed");
        table
    };
    offered().act("opp accept").black_confirms_twice().includes("game-over draw agreement");
    offered().heard().black_key().tells("offer-lapsed player white; completed 4 Nb8c6");
    // What is offered after the move was entered stands beyond the key.
    let mut table = RefereeTable::begun();
    table.moves("P?e4").black("P?e5").act("draw").heard().black_key().lacks("lapsed");
    table.act("opp accept").black_confirms_twice().includes("game-over draw agreement");
    // A reply is entered before the press: so with it.
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").white("N?f3").heard().act("draw").act("reply N?c6").lacks("lapsed");
    table.heard().black_key().tells("early-press true false black; offer-lapsed player white");
    // The draw that is there may be claimed: whether his move was made before that is for White's consent, or the arbiter.
    let mut table = RefereeTable::begun();
    table.moves("N?f3 N?f6 Nf3g1 Nf6g8 N?f3 N?f6 Nf3g1 Nf6g8 N?f3").black("P?a6");
    table.opp_claims("repetition").includes("claim-checked black true; remedy-proposed").lacks("game-over");
    table.consents().includes("game-over draw repetition");
    // The touched piece is complained of.
    let mut table = RefereeTable::begun();
    table.act("touched d2").moves("P?e4").black("P?e5").opp_claims("touched").includes("remedy-proposed");
    let mut table = RefereeTable::begun();
    table.act("touched d2").moves("P?e4").black("P?e5").heard().black_key();
    table.opp_claims("touched").includes("refused complaint-too-late");
}

/// 6.8, 7.5.1: an illegal move is completed by its press. A flag that was told before it is claimed, and nobody waits for who
/// made it to carry out his own penalty.
#[test]
fn art_6_8_a_flag_that_fell_before_an_illegal_move_was_pressed_is_decided_first() {
    let mut table = RefereeTable::open_under(terms_of(2023, "1"));
    table.act("start").moves("P?e4 P?e5").white("Pd2d5").heard().after(70_000).act("deadline").includes("flag-fell");
    table.space().includes("white completed illegal Pd2d5");
    table.act("opp flag").black_confirms().ends_with("game-over win flag-fall black");
}

/// 6.8: where the arbiter has the desk, what a flag is worth before an end is his, and the faster of two typists decides
/// nothing.
#[test]
fn art_6_8_a_flag_before_an_end_is_the_arbiters_where_he_has_the_desk() {
    let mut table = fools(2023, "1");
    table.after(70_000).black_key().black("Qd8h4").black_confirms().lacks("game-over");
    let mut table = fools(2023, "1");
    table.after(70_000).act("deadline").black("Qd8h4").heard().black_key().lacks("game-over");
    desk(&mut table);
    table.send(Seat::Arbiter, EventKind::DeskLeft);
    table.act("flag").tells("white: refused only-arbiter");
}

/// E.1: what who seals a move tries on his board is told to nobody.
#[test]
fn e_1_a_move_that_is_sealed_is_not_heard_from_the_sealers_board() {
    let mut table = announced();
    table.act("b pegs -e2 +e3P").includes("black's board differs");
    rule(desk(&mut table), Ruling::Adjourn).includes("ordered sealer black");
    table.act("b pegs -e7 +e5p").lacks("board differs");
    table.act("compare").lacks("e5").lacks("e7");
    // Nor is it told what he had in his hand, when he closes the envelope.
    table.act("b paper").lacks("e7").act("b f8").includes("envelope-closed").lacks("touched").lacks("e7");
    // With the envelope closed it is as secret.
    table.act("b pegs -e5 +e7p -d7 +d5p").lacks("board differs");
    table.act("compare").lacks("d5").lacks("d7");
}

/// 4.7: a piece that was released for the announced move stays, whatever becomes of the board, its cable or its link meanwhile.
#[test]
fn art_4_7_what_was_released_stays_through_a_lost_board() {
    let announced = || {
        let mut table = RefereeTable::begun();
        table.act("found").act("pegs -e2 +e4").act("announce").includes("announced Pe2e4");
        table.act("correct P?e3").includes("correction-against-board");
        table
    };
    let mut table = announced();
    table.act("lost").act("correct P?e3").includes("correction-against-board");
    table
        .act("found rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR")
        .act("correct P?e3")
        .includes("correction-against-board");
    // For the next move nothing is left of it.
    let mut table = announced();
    table.act("lost").heard().space().moves("P?e5").white("P?d3").act("correct P?d4").includes("correct");
}

/// 5.1.1, 5.2.1: an ending move that answers an unpressed one is made, too: whatever would end the game otherwise is a case.
#[test]
fn art_5_1_1_a_reply_that_ends_the_game_is_a_case_before_anything_else_ends_it() {
    let replied = |time: &str| {
        let mut table = RefereeTable::begun_with(terms_of(2023, time));
        table.moves("P?f3 P?e5").white("P?g4").heard().act("reply Qd8h4").heard();
        table
    };
    let mut table = replied("90+30");
    table.act("resign").includes("game-over win checkmate black");
    let mut table = replied("90+30");
    table.act("opp resign").black_confirms().black_confirms().includes("made-before-end").lacks("game-over");
    desk(&mut table);
    rule(&mut table, Ruling::Uphold).ends_with("game-over win checkmate black");
    let mut table = replied("90+30");
    table
        .act("draw")
        .act("opp accept")
        .black_confirms()
        .black_confirms()
        .includes("made-before-end")
        .lacks("game-over");
    // The other's flag falls afterwards: won either way. After a stalemate it is a case.
    let fen = "7k/7p/8/8/6q1/8/8/6K1 w - - 0 1";
    let terms = GameTerms { start: Some(fen.into()), ..terms_of(2023, "1") };
    let mut table = RefereeTable::begun_with(terms);
    table.white("K?h1").heard().act("reply Qg4g3").heard().after(70_000).act("deadline");
    table.includes("made-before-end").lacks("game-over");
}

/// 6.2: who enters the other's move after its press stops no clock by words that he takes back himself.
#[test]
fn art_6_2_who_takes_back_what_he_has_entered_has_used_his_own_time() {
    let entered = || {
        let mut table = RefereeTable::begun();
        table.white("P?e4").heard().after(1_000).space().after(2_000).black_key().after(3_000);
        table.black("Ke8e6").includes("entry-awaits-key Ke8e6 ?? black").runs("-");
        table
    };
    let left = |table: &RefereeTable| {
        let at = Moment::from_millis(table.now);
        table.referee.view(at).clocks.white.unwrap().as_millis()
    };
    let before = left(&entered());
    let mut table = entered();
    table.after(900_000).act("misheard P?e5").includes("entry-charged white 900000").runs("white");
    assert_eq!(left(&table), before - 900_000);
    // Black has confirmed it: it was his move, and White's clock has stood.
    let mut table = entered();
    table.after(900_000).heard().black_confirms().includes("illegal");
    assert!(left(&table) >= before);
    // It has run on up to a call, a claim, a ruling, a departure or a crash; what stood since is another matter.
    for between in ["arbiter", "leave", "opp arbiter"] {
        let mut table = entered();
        table.after(10_000).act(between);
        if between == "opp arbiter" {
            table.black_confirms().includes("arbiter-called player black");
        }
        if between == "leave" {
            table.act("reopen");
        }
        table.after(600_000).act("misheard P?e5").includes("entry-charged white 10000");
        assert_eq!(left(&table), before - 10_000, "{between}");
    }
    // After a crash it has run to the last moment alive.
    let mut table = entered();
    let alive = Some(Moment::from_millis(table.now + 26_000));
    table.after(600_000).send(Seat::White, EventKind::ProgramResumed { wall: String::new(), alive, revision: None });
    table.act("misheard P?e5").includes("entry-charged white 26000");
    assert_eq!(left(&table), before - 26_000, "crash");
    // Once Black has confirmed it, both agree that it was another move, and it costs nobody time.
    let mut table = entered();
    table.after(2_000).heard().black_confirms().includes("illegal").after(300_000).act("misheard P?e5");
    table.includes("remedy-proposed black correction").runs("-").act("opp consent").black_confirms_twice();
    table.includes("completed 2 Pe7e5").lacks("entry-charged").runs("-");
    assert_eq!(left(&table), before);
}

/// 6.8, 6.10.1: a clock that was shown to stand lets no flag fall backwards. What it stood longer than it had left is for
/// both players, or for the arbiter.
#[test]
fn art_6_10_1_a_clock_that_stood_for_an_entry_lets_no_flag_fall_backwards() {
    const PROPOSED: &str = "remedy-proposed white held-for-entry 60000 61000 remove-time white 61000";
    let mended = |control: &str| {
        let mut table = RefereeTable::begun_with(tournament(control));
        table.white("P?e4").heard().space().black_key().black("Ke8e6").after(61_000).act("misheard P?e5");
        table.includes(PROPOSED).includes("completed 2 Pe7e5").lacks("flag-fell").lacks("entry-charged").runs("-");
        table
    };
    // White agrees: the time is taken, and the flag falls when play goes on.
    let mut table = mended("1");
    table.act("resume").tells("white: refused case-pending").runs("-");
    table
        .act("consent")
        .includes("upheld; ruling-applied time-taken white 61000")
        .act("resume")
        .act("deadline")
        .includes("flag-fell");
    // Black does without it.
    let mut table = mended("1");
    table.act("opp consent").black_confirms_twice().includes("set-aside").lacks("flag-fell");
    table.act("resume").runs("white").lacks("flag-fell");
    // What leaves him time is charged, to the last second.
    let mut table = RefereeTable::begun_with(tournament("1"));
    table.white("P?e4").heard().space().black_key().black("Ke8e6").after(59_000).act("misheard P?e5");
    table.includes("entry-charged white 59000").lacks("remedy-proposed").runs("white");
    // The mended move mates: there is no time left to argue about.
    let mut table = RefereeTable::begun_with(tournament("1"));
    for (white, black) in [("P?f3", "P?e5"), ("P?g4", "Ke8e6")] {
        table.white(white).heard().space().black_key().black(black);
    }
    table.after(61_000).act("misheard Q?h4").lacks("remedy-proposed").heard().black_confirms().includes("game-over");
}

/// 6.7: the record shows who is there.
#[test]
fn art_6_7_nobody_is_absent_who_is_seen_to_be_there() {
    let mut table = announced();
    table.act("b pegs -e2 +e4").heard().space().claim("absent").tells("white: refused opponent-present player black");
    // His link is lost in the midst of his first move: he has come to the game for all that.
    table.after(2_000).act("drop").claim("absent").tells("white: refused opponent-present player black");
    // The owner of the keyboard types it himself.
    let mut table = RefereeTable::begun();
    let absent = OpponentsWord::Claim(Claim::Irregularity(Irregularity::Absent));
    table
        .after(5_000)
        .send(Seat::White, EventKind::SpokenForOpponent { word: absent })
        .black_confirms()
        .includes("white: refused opponent-present player white");
    // Nothing shows whether Black sits across the table.
    let mut table = RefereeTable::begun();
    table.white("P?e4").heard().space().claim("absent").includes("provision-named white default-time");
}

/// D.2.7: a correction of a move that was released and answered is the other player's to grant, whether the piece was put
/// back or not.
#[test]
fn d_2_7_what_was_released_and_answered_is_not_corrected_by_one_alone() {
    let mut table = joined();
    table.act("b found").white("P?e4").heard().space().act("b pegs -e2 +e4");
    table.act("b say Qd8h4").act("b pegs -d8 +h4q").white("N?f3").includes("announced Ng1f3");
    table
        .act("b pegs -h4 +d8q")
        .act("b correct P?e5")
        .includes("claimed correction words P?e5 black -")
        .lacks("reply-lapsed");
    table.act("consent").includes("reply-lapsed").includes("corrected");
}

/// 6.12: what the arbiter rules while a line is lost keeps play standing until he lets it go on.
#[test]
fn art_6_12_what_is_ruled_over_a_lost_line_only_the_arbiter_ends() {
    for ruling in [
        Ruling::Stop,
        Ruling::TakeMeasure(Measure::RestorePosition { ply: 2 }),
        Ruling::RestoreCourse { keep: 1, moves: vec![], clocks: None },
    ] {
        let mut table = announced();
        table.act("b pegs -e2 +e4").heard().space().act("b say Pe7e5").act("b pegs -e7 +e5p").act("b f8").heard();
        table.includes("completed 2");
        desk(&mut table).act("drop").runs("-");
        rule(&mut table, ruling).act("join again").runs("-");
        table.act("b resume").tells("black: refused only-arbiter");
        table.act("resume").tells("white: refused only-arbiter").runs("-");
        table.send(Seat::Arbiter, EventKind::PlayResumed).includes("play-resumed");
    }
}

/// 4.7: the reply to a move that is not pressed is released like any move.
#[test]
fn art_4_7_a_released_reply_stays_and_was_touched_first() {
    let replied = || {
        let mut table = joined();
        table.act("b found").white("P?e4").heard().act("b pegs -e2 +e4").act("b say Pe7e5").act("b pegs -e7 +e5p");
        table.act("b correct P?d5").tells("black: refused correction-against-board square e5");
        table
    };
    // Put back, it was released all the same, and White may claim what was touched first.
    let mut table = replied();
    table.act("b pegs -e5 +e7p").act("b correct P?d5").includes("other-move-released Pe7e5 ?? black");
    table.act("b pegs -d7 +d5p").space().act("b f8").heard().includes("completed 2 Pd7d5").claim("touched");
    table.act("b consent").includes("touch-binds black e7 d7");
    // With the press it stays where it stands.
    replied().space().act("b correct P?d5").tells("black: refused correction-against-board square e5");
}

/// 9.1: an offer may be accepted at once, so that one press of a key that is a clock's as well makes none.
#[test]
fn art_9_1_an_offer_typed_for_the_opponent_needs_his_key_twice() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").white("P?d4").heard().space().act("opp draw");
    table.black_confirms().tells("confirmation-asked-again black draw").act("accept").tells("white: refused no-offer");
    table.black_confirms().includes("draw-offered player black");
}

/// E.1, D.2.7: what came out of the envelope is nobody's to have misheard; nor is what stands since the arbiter went back.
#[test]
fn d_2_7_nobody_has_misheard_what_the_arbiter_has_opened_or_gone_back_to() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4").act("leave").act("reopen");
    rule(desk(&mut table), Ruling::Adjourn);
    table.black_key().includes("envelope-closed");
    table.send(Seat::Arbiter, EventKind::EnvelopeOpened { salt: String::new(), words: "Pd7d5".parse().ok() });
    table.send(Seat::Arbiter, EventKind::PlayResumed).includes("play-resumed").send(Seat::Arbiter, EventKind::DeskLeft);
    table.act("misheard P?a6").tells("white: refused fixed-by-ruling").course("Pe2e4 Pd7d5");
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5 Ng1f3 Nb8c6");
    rule(desk(&mut table), Ruling::TakeMeasure(Measure::RestorePosition { ply: 3 }));
    table.send(Seat::Arbiter, EventKind::PlayResumed).send(Seat::Arbiter, EventKind::DeskLeft);
    table.act("misheard P?a6").tells("white: refused misheard-too-late").course("Pe2e4 Pe7e5");
}

/// 9.2, 9.3: a draw claimed for the opponent ends the game: his key, which is his clock's as well, confirms it twice.
#[test]
fn art_9_3_a_draw_claimed_for_the_opponent_needs_his_key_twice() {
    let fen = "3qk3/8/8/8/8/8/8/4K2R w - - 99 80";
    let mut table = RefereeTable::from_position(fen);
    table.white("Ke1f1").heard().space();
    let claims = OpponentsWord::Claim(Claim::Draw { ground: ansage_game::claim::DrawGround::FiftyMoves, with: None });
    table.send(Seat::White, EventKind::SpokenForOpponent { word: claims });
    table.black_confirms().includes("confirmation-asked-again black").lacks("game-over");
    table.black_confirms().includes("game-over draw fifty-moves");
}

/// D.1: while the arbiter sits elsewhere the player at the host is not he.
#[test]
fn d_1_nobody_takes_his_opponents_seat_while_the_arbiter_sits_elsewhere() {
    let mut table = announced();
    let taken = EventKind::DeskTaken { verifier: "proof".into(), arbiter: "".into() };
    table.act("b pegs -e2 +e4").heard().space().send_by(EventSource::Desk, Seat::Arbiter, taken).includes("desk-taken");
    table.act("free").tells("white: refused seat-released-at-desk");
    table.act("drop").act("free").tells("white: refused seat-released-at-desk").act("opp resign").includes("refused");
}

/// D.2.4: an early press completes nothing that was put back before it.
#[test]
fn d_2_4_an_early_press_counts_for_what_stands_on_the_board() {
    let mut table = joined();
    table.act("b found").white("P?e4").heard().act("b pegs -e2 +e4").act("b say Pe7e5").act("b pegs -e7 +e5p");
    table.act("b pegs -e5 +e7p").act("b f8").tells("black: refused no-move-made");
    table.act("b pegs -e7 +e5p").act("b f8").includes("early-press");
}

/// 9.2: a draw that White claims on a move of Black's which only he has entered is for Black's key, or the arbiter.
#[test]
fn art_9_2_a_claim_on_a_move_that_the_claimant_has_entered_awaits_the_other() {
    let shuffled = || {
        let mut table = RefereeTable::begun();
        table.moves("Ng1f3 Ng8f6 Nf3g1 Nf6g8 Ng1f3 Ng8f6").white("Nf3g1").heard().space().black_key();
        table
    };
    let mut table = shuffled();
    table.black("Nf6g8").claim("repetition").includes("claim-checked white true").lacks("game-over");
    table.tells("claimed draw repetition - white -; claim-checked white true; remedy-proposed black claim draw repetition - white end-game draw repetition; confirmation-asked black consent");
    table.black_confirms().black_confirms().includes("game-over draw repetition");
    // So it is with what White says to have misheard.
    let mut table = shuffled();
    table.black("P?d5").act("misheard Nf6g8").claim("repetition").lacks("game-over");
    desk(&mut table);
    rule(&mut table, Ruling::SetAside).includes("set-aside").lacks("game-over");
    // Heard before his press it is his own.
    let mut table = RefereeTable::begun();
    table.moves("Ng1f3 Ng8f6 Nf3g1 Nf6g8 Ng1f3 Ng8f6 Nf3g1 Nf6g8").claim("repetition");
    table.includes("game-over draw repetition");
}

/// 6.11.3: what his key has confirmed once is not taken back by what the other types for him.
#[test]
fn art_6_11_3_who_lets_play_go_on_takes_nothing_of_the_others_first_key() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4").black("Ke8e6").heard().black_key().includes("remedy-proposed");
    table.act("opp resume").black_confirms().tells("confirmation-asked-again black resume");
    table.act("resume").tells("confirmation-asked-again black resume").lacks("dropped");
    table.black_confirms().includes("upheld").includes("play-resumed").runs("black");
}

/// 6.8, 6.9: the arbiter calls a fallen flag over a move that was pressed after it and would have drawn. The flag is decided by
/// the call, and nobody is asked about it once more.
#[test]
fn art_6_8_a_called_flag_is_not_proposed_again_by_the_move_pressed_after_it() {
    let terms = terms_from(2014, "1", "8/8/4k3/4P3/8/8/8/4K3 b - - 0 1");
    let mut table = RefereeTable::begun_with(terms);
    table.after(61_000).act("deadline").includes("flag-fell 60000 black");
    table.black("Ke6e5").black_key().tells("press-waits player black");
    table.desk().rule(Ruling::CallFlag { player: Color::Black });
    table.includes("ruling-applied flag-called player black; completed 1 Ke6e5; game-over win flag-fall white");
}
