//! What people at a table did, and what came of it was wrong: each as it was played.

use super::super::acts::terms_of;
use super::super::adjournment::{desk, rule};
use super::super::table::RefereeTable;
use ansage_game::claim::{Claim, Measure};
use ansage_game::event::{EventKind, OpponentsWord};
use ansage_game::moment::{Moment, Span};
use ansage_game::outcome::{DrawReason, Outcome, WinReason};
use ansage_game::ruling::Ruling;
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::GameTerms;
use ansage_game::view::AwaitedAct;

/// 1. f3 e5 2. g4, and Black to mate by Qh4.
pub fn fools(year: u16, time: &str) -> RefereeTable {
    let mut table = RefereeTable::begun_with(terms_of(year, time));
    table.moves("P?f3 P?e5 P?g4");
    table
}

/// The claim waits for the entry; what the entry mates is not what 6.9 asks of the flag that fell before it.
#[test]
fn art_6_9_a_flag_that_was_told_before_the_mate_is_judged_with_the_position_before_it() {
    for year in [2014, 2018, 2023] {
        let mut table = fools(year, "1");
        table.after(70_000).black_key().ends_with("pressed-before-entry player black");
        table.act("flag").includes("remedy-proposed black flag-fall flag white end-game win flag-fall white");
        table.black("Qd8h4").includes("entry-awaits-key Qd8h4 ?? + black");
        table.heard().black_confirms();
        table.tells("completed 4 Qd8h4; game-over win flag-fall white");
    }
    // Where falls are not told, what was made before the claim stands, and the claim is answered.
    let mut table = fools(2009, "1");
    table.after(70_000).black_key().act("flag").black("Qd8h4").heard().black_confirms();
    table.tells("completed 4 Qd8h4; claim-superseded player white; game-over win checkmate black");
}

/// An illegal entry that is confirmed proposes nothing where the flag was claimed already.
#[test]
fn art_7_5_an_illegal_entry_asks_for_nothing_before_a_claimed_flag() {
    let mut table = fools(2023, "1");
    table.after(70_000).black_key().act("flag").black("Qd8h5").heard().black_confirms();
    table.lacks("remedy-proposed").includes("illegal").ends_with("game-over win flag-fall white");
}

#[test]
fn art_6_2_a_word_that_awaits_the_opponents_key_is_dropped_by_ones_own_press() {
    for again in [false, true] {
        let mut table = RefereeTable::begun();
        table.moves("P?e4 P?e5").white("N?f3").heard().act("opp resign");
        if again {
            table.black_confirms().tells("confirmation-asked-again black resign");
        }
        table.space().tells("confirmation-dropped black resign; completed 3 Ng1f3");
        table.after(20_000).black_key().tells("pressed-before-entry player black");
        assert_eq!(table.referee.outcome(), None);
    }
}

/// Entered for its player, a reply is his by his own key: nobody's next move completes it without that.
#[test]
fn art_6_2_1_2_ones_own_next_move_completes_no_reply_that_was_only_entered() {
    let mut table = RefereeTable::begun();
    table.white("P?f3").heard().space().black("P?e5").heard().black_key();
    table.white("P?g4").heard().act("reply Qd8h4").tells("black entered Qd8h4").heard();
    table.white("N?h3").tells("white: refused own-move-awaits-press");
    table.space().includes("completed 3 Pg2g4").lacks("game-over");
    table.black_key().tells("completed 4 Qd8h4; game-over win checkmate black");
    // Pressed early by his own key it is his, and then White's next move completes both.
    let mut table = RefereeTable::begun();
    table.white("P?e4").heard().act("reply P?e5").heard().black_key().tells("early-press true false black");
    table.white("N?f3").includes("completed 1 Pe2e4").includes("completed 2 Pe7e5").ends_with("white announced Ng1f3");
}

/// What is announced when the adjournment is ordered is made on the board; sealed is the move after it (E.1.a).
#[test]
fn e_1_the_move_after_the_one_that_is_announced_is_sealed() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").white("N?f3").heard();
    rule(desk(&mut table), Ruling::Adjourn).includes("adjournment ordered sealer black").runs("white");
    table.space().includes("completed 3 Ng1f3").runs("black");
    assert!(
        matches!(table.referee.view(ansage_game::moment::Moment::from_millis(table.now)).awaited, AwaitedAct::Seal { player: by, .. } if by == Color::Black)
    );
    // Not while a reply waits, which is announced as well.
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").white("N?f3").heard().act("reply N?c6");
    rule(desk(&mut table), Ruling::Adjourn).includes("refused own-reply-pending");
}

/// What is told of the execution of a move that is sealed is of that move, and of nobody's later one (E.1).
#[test]
fn e_1_hands_that_were_told_before_the_move_was_sealed_are_of_the_sealed_move() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4");
    rule(desk(&mut table), Ruling::Adjourn).includes("adjournment ordered sealer black");
    table.act("opp played a7a6").black_confirms();
    table.black_key().includes("adjournment envelope-closed");
    let words = "Pg7g5".parse().ok();
    table.send(Seat::Arbiter, EventKind::EnvelopeOpened { salt: String::new(), words }).includes("completed 2 Pg7g5");
    table.includes("black's board differs");
    table.send(Seat::Arbiter, EventKind::PlayResumed);
    table.white("N?f3").tells("white announced Ng1f3");
}

/// The press of an entry that nobody has confirmed was counted: it outlives the end of the game, and goes with what the
/// arbiter takes back.
#[test]
fn art_6_2_the_press_of_an_entry_that_awaits_its_key_is_taken_back_after_an_end_by_the_arbiter() {
    let mut table = fools(2023, "90+30");
    table.desk().black_key().black("Qd8h4").includes("entry-awaits-key Qd8h4 ?? + black").completed(2, 2);
    let won = Outcome::Win { winner: Color::White, reason: WinReason::Arbiter };
    rule(&mut table, Ruling::TakeMeasure(Measure::EndGame(won)));
    rule(&mut table, Ruling::TakeMeasure(Measure::RestorePosition { ply: 2 }));
    table.course("Pf2f3").completed(1, 0);
}

/// 9.6 came into the Laws in 2014: where the arbiter changes the edition while an entry that would end the game by it awaits
/// its key, the confirmed move ends nothing, and play goes on.
#[test]
fn art_9_6_an_entry_that_ends_the_game_no_longer_lets_it_go_on() {
    let mut table = RefereeTable::begun();
    table.desk();
    for _ in 0..4 {
        table.moves("Ng1f3 Ng8f6 Nf3g1");
        if table.referee.half_moves_with_withdrawn().len() == 15 {
            break;
        }
        table.moves("Nf6g8");
    }
    table.black_key().black("Nf6g8").includes("entry-awaits-key Nf6g8 ?? black").runs("-");
    rule(&mut table, Ruling::SetEdition { year: 2009 });
    table.heard().black_confirms().includes("completed 16 Nf6g8; play-resumed turn white").runs("white");
}

/// Black to move stalemates by Qg3. Who resigns after it has lost by that; that the stalemate came first is for Black to
/// consent to, who would have won.
#[test]
fn art_5_2_1_who_resigned_after_a_stalemate_does_not_settle_it_himself() {
    let mut table = RefereeTable::from_position("8/8/8/6q1/8/5k2/8/7K b - - 0 1");
    table
        .black("Qg5g3")
        .act("resign")
        .includes("made-before-end")
        .includes("remedy-proposed black made-before-end")
        .runs("-");
    table.act("opp consent").black_confirms_twice().includes("upheld").ends_with("game-over draw stalemate");
    // And the other way round: White's stalemate, and Black resigns.
    let mut table = RefereeTable::from_position("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1");
    table.white("Qg5g6").heard().act("opp resign").black_confirms_twice().includes("made-before-end");
    table.act("consent").includes("upheld").ends_with("game-over draw stalemate");
}

/// A case goes before the key of an entry: Enter tells it, and an arbiter's code is taken while it stands.
#[test]
fn art_12_1_the_arbiter_can_come_where_a_case_stands_before_an_entry_is_confirmed() {
    let mut table = RefereeTable::open_under(terms_of(2023, "90+30"));
    table.act("start").moves("P?f3 P?e5 P?g4").black_key().black("Qd8h4").includes("entry-awaits-key Qd8h4 ?? + black");
    table.opp_claims("two-hands").includes("remedy-proposed white illegal-move");
    let awaited = table.referee.view(ansage_game::moment::Moment::from_millis(table.now)).awaited;
    assert!(matches!(awaited, AwaitedAct::Settlement(_)), "{awaited:?}");
    table.black_confirms().includes("refused case-pending");
    let proposed = EventKind::CodeProposed { verifier: "proof".into(), arbiter: "Rot".into() };
    table.send(Seat::White, proposed).includes("code-asked").black_confirms().includes("desk-taken");
    rule(&mut table, Ruling::SetAside).lacks("game-over");
    table.heard().black_confirms().includes("game-over win checkmate black");
}

/// A flag that was told to have fallen before an illegal move was pressed is decided first, whatever is proposed for that.
#[test]
fn art_6_8_a_flag_told_before_an_illegal_move_is_claimed_while_the_penalty_stands() {
    let mut table = RefereeTable::begun_with(terms_of(2023, "1"));
    table.moves("P?e4 P?e5 B?b5").after(70_000).act("deadline").includes("flag-fell");
    table
        .black("Ke8e6")
        .heard()
        .black_key()
        .includes("remedy-proposed")
        .act("flag")
        .ends_with("game-over win flag-fall white");
}

/// Who has completed an illegal move wins nothing by the flag that fell since: the illegal move is decided first, and with
/// the minute the flag goes up.
#[test]
fn art_7_5_1_nobody_wins_on_time_by_his_own_illegal_move() {
    for entered_first in [false, true] {
        let mut table = RefereeTable::begun_with(terms_of(2023, "1"));
        table.after(50_000).moves("P?e4 P?e5 B?b5").black_key().includes("pressed-before-entry player black");
        if entered_first {
            table.after(20_000).act("deadline").includes("flag-fell").black("Ke8e6").heard().black_confirms();
        } else {
            table.after(20_000).act("deadline").includes("flag-fell").act("opp flag").black_confirms();
            table
                .includes("remedy-proposed")
                .black("Ke8e6")
                .heard()
                .black_confirms()
                .includes("claim-superseded player black");
        }
        table.lacks("game-over").includes("remedy-proposed black illegal-move count 1 add-time white 60000");
        table.act("opp consent").black_confirms_twice().includes("upheld");
        assert!(!table.referee.clock().is_fallen(Color::White), "the flag is up again");
    }
}

/// The same where illegal moves are to be claimed: that is possible from the entry on, and the flag was claimed before it.
#[test]
fn app_b_3_an_illegal_move_entered_after_the_claim_of_the_flag_can_be_claimed() {
    // Black leaves his king in check, so that nothing shows what the flag is worth; or a knight goes where none can go.
    let check = "r3k3/8/8/1N6/8/8/5PPP/6K1 w - - 0 1";
    for (start, moves, illegal) in [(Some(check), "Nb5c7", "Ra8a1"), (None, "P?e4", "Ng8g6")] {
        for (time, desk) in [("0:20", false), ("0:20", true), ("15", false)] {
            let entered = |flag_first: bool| {
                let start = start.map(str::to_owned);
                let mut table = RefereeTable::begun_with(GameTerms { start, ..terms_of(2009, time) });
                if desk {
                    table.desk().send(Seat::Arbiter, EventKind::DeskLeft);
                }
                table.moves(moves).after(1_000).black_key().includes("pressed-before-entry player black");
                table.after(900_000).act("deadline");
                if flag_first {
                    table.act("opp flag").black_confirms().includes("claimed flag black");
                }
                table.black(illegal).includes("illegal-unclaimed");
                table
            };
            let proposed = match time {
                "15" => "remedy-proposed black illegal-move count 1 add-time white 120000",
                _ => "remedy-proposed black illegal-move count 1 end-game win illegal-moves white",
            };
            let mut table = entered(true);
            table.claim("illegal").includes("claim-superseded player black").ends_with(proposed).runs("-");
            table.course(start.map_or("Pe2e4", |_| "Nb5c7")).opp_claims("illegal").includes("refused");
            assert_eq!((table.referee.outcome(), table.offences(Color::Black)), (None, 1));
            // Claimed first, the move needs no claim to be superseded, and the flag waits.
            let mut table = entered(false);
            table.claim("illegal").lacks("superseded").ends_with(proposed);
            table.act("opp flag").tells("white: refused case-pending");
            if time == "15" && !desk {
                for flag_first in [true, false] {
                    let mut table = entered(flag_first);
                    table.claim("illegal").act("opp consent").black_confirms_twice().includes("upheld");
                    assert!(!table.referee.clock().is_fallen(Color::White), "the flag is up again");
                }
            }
        }
    }
    // A flag that was claimed after the entry, when the move could have been claimed, has ended the game.
    let mut table = RefereeTable::begun_with(terms_of(2009, "0:20"));
    table.moves("P?e4").black("Ng8g6").heard().black_key().includes("illegal-unclaimed");
    table.after(30_000).act("deadline").act("opp flag").black_confirms().ends_with("game-over win flag-fall black");
    table.claim("illegal").tells("white: refused game-is-over");
}

/// White sees, and Black is blind: the flag that White claims falls after White's illegal move.
#[test]
fn app_b_3_a_blind_black_player_claims_the_illegal_move_after_the_flag_too() {
    let black = GameTerms { white_blind: false, black_blind: true, owner: Color::Black, ..terms_of(2009, "0:20") };
    let mut table = RefereeTable::begun_with(black);
    let key = |player| EventKind::Confirmed { player };
    table.after(1_000).send(Seat::Black, EventKind::ClockPressed { player: Color::White });
    table.after(30_000).send(Seat::Black, EventKind::DeadlineReached);
    table.send(Seat::Black, EventKind::SpokenForOpponent { word: OpponentsWord::Flag });
    table.send(Seat::Black, key(Color::White)).includes("claimed flag white");
    table.send(Seat::Black, EventKind::Announced { words: "Ng1g3".parse().unwrap() });
    table.includes("illegal-unclaimed").ends_with("game-over win flag-fall white");
    table.send(Seat::Black, EventKind::Claimed { claim: Claim::Illegal });
    table.includes("claim-superseded player white; ruling-applied result-lifted");
    table.ends_with("remedy-proposed white illegal-move count 1 end-game win illegal-moves black");
    assert_eq!(table.referee.outcome(), None);
}

/// An offer after the press is not refused by entering the move that was made before it (9.1).
#[test]
fn art_9_1_an_offer_outlives_the_entry_of_a_move_that_was_pressed_before_it() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").white("N?f3").heard().space().black_key().includes("pressed-before-entry player black");
    table.act("draw").includes("draw-offered player white").black("N?c6").lacks("offer-lapsed");
    table.act("opp accept").black_confirms_twice().ends_with("game-over draw agreement");
}

/// A reply that was entered wrongly is mended before the press as well (D.2.7).
#[test]
fn d_2_7_a_reply_that_was_misheard_is_mended_before_the_press() {
    let mut table = RefereeTable::begun();
    table.white("P?e4").heard().act("reply P?e5").act("misheard P?e6").includes("misheard Pe7e5 for Pe7e6");
    table.heard().space().black_key().course("Pe2e4 Pe7e6");
}

/// A result that the arbiter takes back leaves what was to be settled before it as it was; that a flag is down is told.
#[test]
fn art_7_5_a_penalty_outlives_a_result_that_the_arbiter_takes_back() {
    let mut table = RefereeTable::begun_with(terms_of(2023, "90+30"));
    table.desk().moves("P?e4").black("Ke8e6").heard().black_key().includes("illegal-move count 1");
    let won = Outcome::Win { winner: Color::Black, reason: WinReason::Arbiter };
    for _ in 0..2 {
        rule(&mut table, Ruling::TakeMeasure(Measure::EndGame(won))).includes("game-over");
    }
    rule(&mut table, Ruling::Continue).includes("remedy-proposed black illegal-move count 1 add-time white 120000");
    rule(&mut table, Ruling::Uphold).includes("ruling-applied time-added white 120000");
    let mut table = RefereeTable::begun_with(terms_of(2023, "1"));
    table.desk().moves("P?e4 P?e5").after(70_000).act("deadline").includes("flag-fell");
    rule(&mut table, Ruling::TakeMeasure(Measure::EndGame(won)));
    rule(&mut table, Ruling::Continue).includes("flag-fell 63000 white");
}

/// A result ends what stands open for a while only: where the arbiter takes it back, all of it stands again and is told.
#[test]
fn art_5_1_what_stood_open_when_a_result_was_declared_stands_again_where_it_is_taken_back() {
    let white_lost =
        || Ruling::TakeMeasure(Measure::EndGame(Outcome::Win { winner: Color::Black, reason: WinReason::Arbiter }));
    // The mate was made before the flag, by word: the arbiter declares a loss, and thinks better of it.
    let mut table = fools(2023, "1");
    table.black("Qd8h4").heard().after(60_000).act("deadline").includes("made-before-end");
    desk(&mut table);
    rule(&mut table, white_lost()).tells("game-over win arbiter black");
    rule(&mut table, Ruling::Continue)
        .includes("ruling-applied result-lifted; flag-fell 66000 black; black again Qd8h4");
    table.ends_with("black Qd8h4 ?? + black end-game win checkmate black end-game win flag-fall white").runs("-");
    rule(&mut table, Ruling::Uphold).ends_with("game-over win checkmate black");
    // A second result in the place of the first lays nothing else aside.
    let mut table = fools(2023, "1");
    table.black("Qd8h4").heard().after(60_000).act("deadline");
    desk(&mut table);
    rule(&mut table, white_lost());
    let drawn = Ruling::TakeMeasure(Measure::EndGame(Outcome::Draw(DrawReason::Arbiter)));
    rule(&mut table, drawn).tells("game-over draw arbiter");
    rule(&mut table, Ruling::Continue).includes("again Qd8h4").includes("made-before-end");
    // So do an entry that awaits its player's key, and the claim of a flag that waits for it.
    let mut table = fools(2023, "1");
    table.after(70_000).black_key().act("flag").black("Qd8h4").includes("entry-awaits-key");
    desk(&mut table);
    rule(&mut table, white_lost());
    rule(&mut table, Ruling::Continue)
        .includes("entry-awaits-key Qd8h4 ?? + black")
        .includes("remedy-proposed black flag-fall flag white end-game win flag-fall white");
    table.heard().black_confirms().includes("remedy-proposed black flag-fall").lacks("game-over");
    // An offer that was open, and a move that was announced: what was heard of it was heard. A kept press is gone.
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").white("N?f3").heard().act("draw").act("resign").includes("game-over");
    desk(&mut table);
    rule(&mut table, Ruling::Continue)
        .tells("ruling-applied result-lifted; white again Ng1f3; offer-restored player white");
    table.send(Seat::Arbiter, EventKind::PlayResumed).runs("white").space().includes("completed 3 Ng1f3");
    table.act("opp accept").black_confirms_twice().ends_with("game-over draw agreement");
    // Where the draw is taken back, the offer stands as before it was accepted: nobody has withdrawn or refused it (9.1).
    rule(&mut table, Ruling::Continue).includes("offer-restored player white");
    table
        .send(Seat::Arbiter, EventKind::PlayResumed)
        .act("opp accept")
        .black_confirms_twice()
        .ends_with("game-over draw agreement");
    // What goes back to before a move takes it away with the rest.
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").white("N?f3").heard().act("resign");
    desk(&mut table);
    rule(&mut table, Ruling::TakeMeasure(Measure::RestorePosition { ply: 2 })).lacks("again").course("Pe2e4");
}

/// 2009, blitz: what the program itself has found to be illegal need not be claimed besides, and nothing false is said of it.
#[test]
fn app_b_3_an_illegal_move_that_is_found_is_claimed_no_more() {
    let mut table = RefereeTable::begun_with(terms_of(2009, "5"));
    // Black leaves his king in check, and White takes it: that no board can show as a move.
    table.moves("P?e4 P?f6 Qd1h5 Pa7a6 Qh5e8").includes("white completed illegal Qh5e8").includes("remedy-proposed");
    table.opp_claims("illegal").tells("white: refused case-pending");
    // What is laid down cannot be shown in a position without law: the arbiter decides, whom both players may name.
    table.consents().tells("white: refused no-arbiter-at-desk").act("resume").tells("white: refused case-pending");
}

/// What is proposed against the sighted player is carried out by his own word: at a shared keyboard by his key, twice.
#[test]
fn art_7_5_what_is_proposed_against_the_opponent_needs_his_key_twice_however_it_is_asked_for() {
    let illegal = || {
        let mut table = RefereeTable::begun();
        table
            .moves("P?e4")
            .act("say Ng8g6")
            .heard()
            .black_key()
            .includes("black illegal-move count 1 add-time white 120000");
        table
    };
    let mut table = illegal();
    table.act("opp resume").includes("confirmation-asked black resume").black_confirms();
    table.tells("confirmation-asked-again black resume").runs("-").black_confirms();
    table.includes("upheld; ruling-applied time-added white 120000; play-resumed turn black").runs("black");
    // Asked for by White's own resume it is the consent that his key gives; and play goes on, as White has asked for.
    let mut table = illegal();
    table.act("resume").tells("confirmation-asked black consent").black_confirms().runs("-").black_confirms();
    table.includes("upheld").includes("play-resumed turn black").runs("black");
    // His consent alone starts nothing.
    illegal().act("opp consent").black_confirms_twice().includes("upheld").lacks("resumed").runs("-");
    // Nothing is asked that would be refused.
    let mut table = RefereeTable::begun();
    table.act("opp resume").tells("white: refused not-suspended").black_confirms();
    assert_eq!(table.referee.outcome(), None);
}

/// The arbiter orders twice, or orders while both clocks stand: he hears what is, and everybody which clock runs.
#[test]
fn e_1_an_order_to_adjourn_says_which_clock_runs_from_it_and_is_given_once() {
    let mut table = RefereeTable::begun();
    desk(&mut table).moves("P?e4 P?e5");
    rule(&mut table, Ruling::Stop).runs("-");
    rule(&mut table, Ruling::Adjourn).tells("adjournment ordered sealer white; play-resumed turn white").runs("white");
    rule(&mut table, Ruling::Adjourn).tells("desk: refused adjournment-ordered");
}

/// Both presses wait for the last word when the game ends: both moves were made (D.2.4), and both count.
#[test]
fn d_2_4_a_reply_that_was_pressed_when_the_game_ended_was_made() {
    let mut table = RefereeTable::begun_with(GameTerms { white_blind: false, ..terms_of(2023, "5") });
    table.white("P?e4").act("reply P?e5").black_key().tells("early-press true false black").space();
    table
        .act("resign")
        .tells("completed 1 Pe2e4; press-waits player black; completed 2 Pe7e5; game-over win resignation black");
    table.completed(1, 1);
}

/// Whoever enters his opponent's move with a piece of his own has slipped: it is not taken for his, as long as he has not
/// pressed. After his press it is entered, and awaits his key like any illegal move.
#[test]
fn d_2_1_no_move_of_ones_own_piece_is_taken_for_the_opponents() {
    let mut table = RefereeTable::begun();
    table.white("P?e4").heard().space();
    table.act("say Pa2a3").tells("white: refused not-own-piece black a2");
    table.act("reply Pd2d4").tells("white: refused not-own-piece black d2").black("P?e5").heard().black_key();
    table.includes("completed 2 Pe7e5").white("N?f3").heard();
    // Nor for his early reply.
    table.act("reply Bf1c4").tells("white: refused not-own-piece black f1").space().includes("completed 3 Ng1f3");
    table.black_key().tells("pressed-before-entry player black").act("say Bf1c4").includes("entry-awaits-key");
}

/// 9.5.3: what he has named in a wrong claim is to be made. That he announces another move is heard while he can mend it.
#[test]
fn art_9_5_3_another_move_than_the_claimed_one_is_heard_before_the_press() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").claim("repetition Ng1f3").act("resume").white("P?d4");
    table.includes("claimed-move-not-made Pd2d4 ?? white Ng1f3 ??").includes("white announced Pd2d4");
    table.act("correct N?f3").heard().space().tells("completed 3 Ng1f3");
}

/// 4.8: before the opponent has moved there is nothing to complain of, and it is not too late for it either.
#[test]
fn art_4_8_a_complaint_before_the_move_is_too_early_and_not_too_late() {
    let mut table = RefereeTable::begun();
    table
        .moves("P?e4")
        .act("opp touched e8")
        .black_confirms()
        .claim("touched")
        .tells("white: refused touched-without-move player black");
    table
        .black("P?a6")
        .heard()
        .claim("touched")
        .includes("remedy-proposed black touched touched white restore-position ply 2");
}

/// 6.10: the arbiter's `add` raises a flag as his `clock` does; a counter that passes a control proposes its time.
#[test]
fn art_6_10_what_the_arbiter_adds_raises_a_flag_and_a_counter_says_what_is_due() {
    let mut table = RefereeTable::begun_with(terms_of(2023, "5"));
    table.moves("P?e4").after(301_000).act("deadline").includes("flag-fell");
    desk(&mut table);
    rule(&mut table, Ruling::Stop);
    rule(&mut table, Ruling::TakeMeasure(Measure::AddTime { player: Color::Black, time: Span::from_secs(60) }));
    table.act("flag").tells("white: refused flag-up");
    let mut table = RefereeTable::begun_with(terms_of(2023, "2/10,30"));
    desk(&mut table);
    let count = |moves| Ruling::SetCount { player: Color::White, moves };
    rule(&mut table, count(2)).includes("desk: period-time-due white 1800000").clocks(600_000, 600_000);
    rule(&mut table, count(5)).lacks("period-time");
    rule(&mut table, count(1)).includes("desk: period-time-over white 1800000").clocks(600_000, 600_000);
}

/// A saved game whose case is the arbiter's stays his, whatever interrupted it.
#[test]
fn art_12_a_case_is_the_arbiters_also_after_the_program_was_left() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4").act("say Ng8g6").heard().black_key();
    table
        .send(Seat::White, EventKind::ProgramLeft)
        .send(Seat::White, EventKind::ProgramResumed { wall: String::new(), alive: None, revision: None });
    desk(&mut table);
    assert!(table.referee.view(Moment::from_millis(table.now)).for_arbiter);
    table.act("opp resume").tells("white: refused only-arbiter");
}

/// 5.2.3: both must have made a move. What was only entered for him is none before his key, so that nothing is agreed on it.
#[test]
fn art_5_2_3_no_draw_is_agreed_while_an_entry_awaits_its_key() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4").black_key().act("opp draw").black_confirms_twice().includes("draw-offered player black");
    table.black("Ke8e4").includes("entry-awaits-key").act("accept");
    table
        .tells("white: refused entry-not-confirmed player black")
        .heard()
        .black_confirms()
        .includes("completed illegal Ke8e4");
    // A mate that awaits its key is decided by it.
    let mut table = fools(2023, "90+30");
    table.black_key().act("draw").black("Qd8h4").act("opp accept").includes("refused entry-not-confirmed");
    table.heard().black_confirms().ends_with("game-over win checkmate black");
}

/// 6.8, 6.9: a fall that was told is decided before a draw that is claimed afterwards.
#[test]
fn art_6_9_who_claims_a_draw_after_his_flag_was_told_has_lost_on_time_first() {
    let repeated = |year, time: &str| {
        let mut table = RefereeTable::begun_with(terms_of(year, time));
        table.moves(super::super::acts::SHUFFLE).moves(super::super::acts::SHUFFLE);
        table
    };
    let mut table = repeated(2023, "2");
    table.after(121_000).act("deadline").includes("flag-fell").claim("repetition").includes("claim-checked white true");
    table
        .ends_with("remedy-proposed white flag-fall end-game win flag-fall black end-game draw repetition")
        .lacks("game-over")
        .runs("-");
    table.act("opp flag").black_confirms().ends_with("game-over win flag-fall black");
    // Who could claim the flag may let the draw count; and before the fall it is one at once.
    let mut table = repeated(2023, "2");
    table.after(121_000).act("deadline").claim("repetition").opp_consents().ends_with("game-over draw repetition");
    repeated(2023, "2").claim("repetition").ends_with("game-over draw repetition");
}

/// 6.2: no clock loses the time of a control in silence, also by a press whose move is not entered.
#[test]
fn art_6_2_the_time_of_a_control_that_goes_with_a_press_is_told() {
    let mut table = RefereeTable::begun_with(terms_of(2023, "2/10,30"));
    table.moves("P?e4 P?e5 N?f3").black_key().includes("pressed-before-entry player black");
    desk(&mut table);
    rule(&mut table, Ruling::TakeMeasure(Measure::RestorePosition { ply: 2 }));
    table.includes("period-taken-back white 1800000").includes("period-taken-back black 1800000");
}
