//! Where the acts of two cross: each scenario that once went wrong at the table, in both orders, and what must come of it.
//! A comment at each test names the finding (L1 to L33) that it answers.

mod left_open;
mod open_matters;
mod recorded;
mod tried;
mod unheard;
mod words;

use super::acts::{terms_from, terms_of};
use super::joined::{hosted, joined_with};
use super::table::RefereeTable;
use ansage_game::effect::Audience;
use ansage_game::moment::Moment;
use ansage_game::outcome::{DrawReason, Outcome, WinReason};
use ansage_game::ruling::Ruling;
use ansage_game::seat::Color;
use ansage_game::terms::GameTerms;
use shakmaty::{Bitboard, Board, Position};

/// White mates with Ra8.
const BACK_RANK: &str = "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1";
/// Black stalemates with Qg3.
const TO_STALEMATE: &str = "6q1/8/8/8/8/5k2/8/7K b - - 0 1";

fn won(by: Color, reason: WinReason) -> Option<Outcome> {
    Some(Outcome::Win { winner: by, reason })
}

/// A game of one minute in which White has said that he mates, at its 58th second, and was heard at the 59th. His pegs
/// show it, where he has any; he has not pressed.
fn mates(year: u16, sensed: bool) -> RefereeTable {
    let mut table = RefereeTable::begun_with(terms_from(year, "1", BACK_RANK));
    if sensed {
        table.found("");
    }
    table.after(58_000).white("Ra1a8");
    if sensed {
        table.hands("-a1 +a8");
    }
    table.after(1_000).heard();
    table
}

// L1: the flag fell after it, and Black had won on time; White's own `resign` was taken.
#[test]
fn art_5_1_1_a_mate_that_stands_on_the_pegs_is_undone_by_no_flag_word_or_draw() {
    const MATE: &str = "completed 1 Ra1a8 as executed; game-over win checkmate white";
    let mut table = mates(2023, true);
    // Nothing is told before: play goes on as after any other move, and the move can be mended.
    table.tells("").runs("white").after(2_000).act("deadline").tells(MATE);
    // The result dates from the move, and so does the clock; the flag is told nowhere.
    table.clocks(1_000, 60_000).course("Ra1a8").act("opp flag").tells("white: refused game-is-over");
    mates(2023, true).after(500).act("resign").tells(MATE);
    mates(2023, true).after(500).act("opp resign").black_confirms_twice().tells(MATE);
    mates(2014, true).act("draw").act("opp accept").black_confirms_twice().tells(MATE);
    mates(2023, true).space().tells(MATE);
    // What the hands undo is not made any more.
    let mut table = mates(2023, true);
    table.hands("-a8").after(2_000).act("deadline").tells("flag-fell 60000 white; black: claim-offered");
    table.act("opp flag").black_confirms().tells("game-over win flag-fall black");
    mates(2023, true).hands("-a8").act("resign").tells("game-over win resignation black");
}

// L1: the same by words alone, and for a sighted player's entered mate.
#[test]
fn art_5_1_1_a_mate_by_word_before_the_flag_stops_both_clocks_and_is_a_case() {
    const CASE: &str = "flag-fell 60000 white; remedy-proposed black made-before-end 60000 59000 white Ra1a8 ?? + white end-game win checkmate white end-game win flag-fall black";
    let standing = || {
        let mut table = mates(2023, false);
        table.after(2_000).act("deadline").tells(CASE).runs("-").course("");
        assert_eq!(table.referee.outcome(), None);
        table
    };
    // Nobody settles his own case; Black consents, or the arbiter finds it so.
    let mut table = standing();
    table.act("resume").tells("white: refused case-pending");
    table.act("opp flag").tells("white: refused case-pending");
    table.opp_consents().tells("upheld; completed 1 Ra1a8; game-over win checkmate white").course("Ra1a8");
    standing().desk().rule(Ruling::Uphold).tells("upheld; completed 1 Ra1a8; game-over win checkmate white");
    standing().desk().rule(Ruling::SetAside).tells("set-aside; game-over win flag-fall black").course("");
    // Pressed before the flag there is no question.
    mates(2023, false).space().tells("completed 1 Ra1a8; game-over win checkmate white");
    // His own resignation after it is the same case; his opponent's comes to the same result: it was mate.
    let mut table = mates(2023, false);
    table.after(500).act("resign").tells(
        "remedy-proposed black made-before-end 59500 59000 white Ra1a8 ?? + white end-game win checkmate white end-game win resignation black",
    );
    table.runs("-").desk().rule(Ruling::SetAside).tells("set-aside; game-over win resignation black");
    mates(2023, false)
        .act("opp resign")
        .black_confirms_twice()
        .tells("completed 1 Ra1a8; game-over win checkmate white");
    // Black's mate, entered at the keyboard of both and not pressed.
    let entered = || {
        let mut table = RefereeTable::begun_with(terms_of(2023, "1"));
        table.moves("P?f3 P?e5 P?g4").black("Qd8h4").tells("black entered Qd8h4").runs("black");
        table
    };
    let mut table = entered();
    table.after(60_000).act("deadline").tells(
        "flag-fell 66000 black; remedy-proposed white made-before-end 66000 9000 black Qd8h4 ?? + black end-game win checkmate black end-game win flag-fall white",
    );
    table.act("flag").tells("white: refused case-pending");
    table.consents().tells("upheld; completed 4 Qd8h4; game-over win checkmate black");
    entered().heard().black_key().tells("completed 4 Qd8h4; game-over win checkmate black");
}

// L1, the other order: the flag was told, then the mate was made.
#[test]
fn art_6_8_a_flag_told_before_the_mate_was_made_is_decided_first() {
    let late = |sensed: bool| {
        let mut table = RefereeTable::begun_with(terms_from(2023, "1", BACK_RANK));
        if sensed {
            table.found("");
        }
        table.after(61_000).act("deadline").tells("flag-fell 60000 white; black: claim-offered");
        table.white("Ra1a8");
        if sensed {
            table.hands("-a1 +a8");
        }
        table.heard().space();
        table
            .includes("completed 1 Ra1a8")
            .ends_with("; remedy-proposed white flag-fall end-game win flag-fall black end-game win checkmate white");
        table.runs("-").lacks("game-over");
        assert_eq!(table.referee.outcome(), None);
        table
    };
    for sensed in [true, false] {
        late(sensed).act("opp flag").black_confirms().tells("upheld; game-over win flag-fall black");
        late(sensed).opp_consents().tells("set-aside; game-over win checkmate white");
        late(sensed).consents().tells("upheld; game-over win flag-fall black");
        late(sensed).act("resume").tells("white: refused case-pending");
        late(sensed).desk().rule(Ruling::SetAside).tells("set-aside; game-over win checkmate white");
    }
    // Claimed before the move there is no move.
    let mut table = RefereeTable::begun_with(terms_from(2023, "1", BACK_RANK));
    table.after(61_000).act("opp flag").black_confirms().tells("game-over win flag-fall black");
    table.act("say Ra1a8").tells("white: refused game-is-over");
}

// L2: Black has stalemated by Qg3 and pressed; before it was entered, his claim on White's flag won the game.
#[test]
fn art_5_2_1_a_stalemate_pressed_before_the_flag_and_entered_after_the_claim_is_judged_first() {
    let pressed = || {
        let mut table = RefereeTable::begun_with(terms_from(2023, "1", TO_STALEMATE));
        table.after(5_000).black_key().tells("pressed-before-entry player black").runs("white");
        table
    };
    let claimed = || {
        let mut table = pressed();
        table.after(65_000).act("opp flag").includes("flag-fell 65000 white");
        table
            .black_confirms()
            .tells("claimed flag black -; remedy-proposed white flag-fall flag black end-game win flag-fall black");
        assert_eq!(table.runs("-").referee.outcome(), None);
        table
    };
    // The entry counts when Black's own key has confirmed it.
    let mut table = claimed();
    table.black("Qg8g3").tells("black entered Qg8g3; entry-awaits-key Qg8g3 ?? black");
    table.act("misheard Qg8g4").includes("game-over win flag-fall black");
    let mut table = claimed();
    table
        .black("Qg8g3")
        .heard()
        .black_confirms()
        .tells("completed 1 Qg8g3; claim-superseded player black; game-over draw stalemate");
    // A move that ends nothing: the claim is judged with it. So it is without any, when he claims again.
    claimed().black("Qg8g4").tells("black entered Qg8g4; completed 1 Qg8g4; game-over win flag-fall black");
    claimed()
        .act("opp flag")
        .black_confirms()
        .tells("pressed-move-missing player black; game-over win flag-fall black");
    claimed()
        .desk()
        .rule(Ruling::Uphold)
        .tells("upheld; pressed-move-missing player black; game-over win flag-fall black");
    // White cannot settle it but by consenting, and his word alone lets nothing go on.
    claimed().act("resume").tells("white: refused case-pending");
    claimed().consents().tells("upheld; pressed-move-missing player black; game-over win flag-fall black");
    // Entered first: the clocks stand, and no flag falls; the claim changes nothing.
    let mut table = pressed();
    table.after(1_000).black("Qg8g3").tells("black entered Qg8g3; entry-awaits-key Qg8g3 ?? black").runs("-");
    table
        .heard()
        .after(100_000)
        .act("deadline")
        .tells("")
        .black_confirms()
        .tells("completed 1 Qg8g3; game-over draw stalemate");
    let mut table = pressed();
    table.after(65_000).black("Qg8g3").ends_with("entry-awaits-key Qg8g3 ?? black");
    table
        .act("opp flag")
        .black_confirms()
        .includes("remedy-proposed white flag-fall flag black end-game win flag-fall black");
    table.heard().black_confirms().tells("completed 1 Qg8g3; claim-superseded player black; game-over draw stalemate");
}

// L3: at two stations Black's e5 pressed White's clock for him, told him that his slip was illegal, and made it too late
// to correct it.
#[test]
fn art_6_2_1_a_reply_before_the_press_completes_nothing_and_tells_nothing() {
    let stations = || {
        let mut table = RefereeTable::open(hosted());
        table.act("join").act("start");
        table
    };
    let replied = |code: &str| {
        let mut table = stations();
        table.white(code).heard().after(1_000).act("b say Pe7e5").tells("black announced Pe7e5");
        table.completed(0, 0).runs("white");
        table
    };
    // Corrected after the reply it is a case: Black consents, or the arbiter rules.
    let mut table = replied("P?e4");
    table.act("correct P?d4").includes("claimed correction").ends_with("correct-move words P?d4").runs("-");
    table.act("b consent").tells("upheld; reply-lapsed Pe7e5 ?? black withdrawn; white corrected Pe2e4 to Pd2d4");
    table.act("resume").tells("play-resumed turn white").heard().space().tells("completed 1 Pd2d4").course("Pd2d4");
    // Before it, it is his own affair; after the press it is too late.
    stations().white("P?e4").heard().act("correct P?d4").tells("white corrected Pe2e4 to Pd2d4");
    let mut table = replied("P?e4");
    table.space().tells("completed 1 Pe2e4").runs("black");
    table
        .act("correct P?d4")
        .tells("white: refused correction-too-late")
        .heard()
        .act("b f8")
        .tells("completed 2 Pe7e5");
    // An illegal move that was answered: nobody hears that it is, before its press.
    let mut table = replied("Ke1e2");
    table.space().tells(
        "white completed illegal Ke1e2; reply-lapsed Pe7e5 ?? black illegal; remedy-proposed white illegal-move count 1 add-time black 120000",
    );
    // White's own next move completes it (6.2.1.2), and with it the reply.
    let mut table = replied("P?e4");
    table.white("Ng1f3");
    table.tells("desk: completed-unpressed player white; completed 1 Pe2e4; completed 2 Pe7e5; white announced Ng1f3");
    table.completed(1, 1);
    table.runs("white").clocks(5_430_000 - 1_000, 5_430_000);
}

// L3: at one keyboard White's d4 "completed" Black's illegal Ke8e6, and White had won.
#[test]
fn art_6_2_1_an_illegal_move_that_was_answered_and_not_pressed_has_lost_nothing() {
    let answered = || {
        let mut table = RefereeTable::begun_with(terms_of(2014, "10+5"));
        table.moves("P?e4").black("Ke8e6").heard().white("P?d4").tells("white announced Pd2d4");
        assert_eq!(table.completed(1, 0).runs("black").referee.outcome(), None);
        table
    };
    let mut table = answered();
    table.heard().black_key().tells(
        "black completed illegal Ke8e6; reply-lapsed Pd2d4 ?? white illegal; remedy-proposed black illegal-move count 1 end-game win illegal-moves white",
    );
    // He has misheard it: nothing had happened yet.
    answered().act("misheard P?e6").tells("white: refused misheard-too-late");
    // Pressed first, there is nothing to answer.
    let mut table = RefereeTable::begun_with(terms_of(2014, "10+5"));
    table.moves("P?e4").black("Ke8e6").heard().black_key().includes("black completed illegal Ke8e6");
    table.white("P?d4").tells("white: refused suspended");
}

// L4: the mated player's `misheard` took the mate away by his own word.
#[test]
fn art_5_1_1_an_end_entered_by_the_other_player_awaits_the_movers_key_and_then_stands() {
    let entered = || {
        let mut table = RefereeTable::begun();
        table.moves("P?f3").black_key().black("P?e5").tells("black entered Pe7e5; completed 2 Pe7e5").moves("P?g4");
        table.black_key().after(1_000).black("Qd8h4").tells("black entered Qd8h4; entry-awaits-key Qd8h4 ?? + black");
        assert_eq!(table.runs("-").referee.outcome(), None);
        table
    };
    // Until then it is as any entry.
    let mut table = entered();
    table.act("misheard Qd8g5").tells("black misheard Qd8h4 for Qd8g5; completed 4 Qd8g5").runs("white");
    assert_eq!(table.referee.outcome(), None);
    entered().act("resume").tells("white: refused entry-not-confirmed player black");
    // Nobody resigns, and nobody agrees to a draw, before his key.
    let mut table = entered();
    table.act("opp resign").tells("white: refused entry-not-confirmed player black");
    table.act("resign").tells("white: refused entry-not-confirmed player black");
    table.heard().black_confirms().ends_with("completed 4 Qd8h4; game-over win checkmate black").completed(2, 2);
    // Afterwards both must speak, or the arbiter.
    let told = || {
        let mut table = entered();
        table.heard().black_confirms().tells("completed 4 Qd8h4; game-over win checkmate black");
        table.act("misheard Qd8g5").includes("remedy-proposed black correction");
        assert_eq!(table.referee.outcome(), won(Color::Black, WinReason::Checkmate));
        table
    };
    let mut table = told();
    table.act("resume").tells("white: refused game-is-over");
    assert_eq!(table.referee.outcome(), won(Color::Black, WinReason::Checkmate));
    table.opp_consents().tells("upheld; black misheard Qd8h4 for Qd8g5; completed 4 Qd8g5").runs("-");
    table.act("resume").tells("play-resumed turn white").course("Pf2f3 Pe7e5 Pg2g4 Qd8g5");
    told().desk().rule(Ruling::Uphold).includes("completed 4 Qd8g5");
    let mut table = told();
    table.desk().rule(Ruling::SetAside).tells("set-aside").course("Pf2f3 Pe7e5 Pg2g4 Qd8h4");
    assert_eq!(table.referee.outcome(), won(Color::Black, WinReason::Checkmate));
}

// L5: the hall heard "Illegal", the move was withdrawn, and `resume` went on without a penalty.
#[test]
fn art_7_5_where_an_illegal_move_must_be_claimed_it_stands_and_the_hall_hears_nothing() {
    let erred = || {
        let mut table = RefereeTable::begun_with(terms_of(2009, "5"));
        table
            .act("say Ke1e3")
            .heard()
            .space()
            .tells("completed 1 Ke1e3; desk: illegal-unclaimed Ke1e3 ?? white does-not-reach")
            .course("Ke1e3")
            .runs("black")
            .completed(1, 0);
        table
    };
    // Claimed before his opponent's own next move.
    let mut table = erred();
    table.opp_claims("illegal").tells(
        "claimed illegal black -; ruling-applied position-restored white 1; remedy-proposed white illegal-move count 1 end-game win illegal-moves black",
    );
    table.completed(0, 0).consents().tells("upheld; game-over win illegal-moves black");
    // Set aside, the move stands again, and is not claimed twice.
    let mut table = erred();
    table.opp_claims("illegal").desk().rule(Ruling::SetAside);
    table.tells("set-aside; white again Ke1e3; completed 1 Ke1e3");
    table.course("Ke1e3").completed(1, 0).runs("-").arbiter_resumes().runs("black");
    table.opp_claims("illegal").tells("white: refused no-illegal-move");
    assert_eq!((table.offences(Color::White), table.referee.outcome()), (0, None));
    // Another illegal move that the arbiter finds and sets aside does not bring back one that was upheld.
    let mut table = RefereeTable::begun_with(terms_of(2023, "5"));
    table.desk().adapt("illegal-on-claim", "yes").white_errs();
    table.opp_claims("illegal").rule(Ruling::Uphold).includes("upheld");
    table.rule(Ruling::IllegalMove { player: Color::White }).rule(Ruling::SetAside).lacks("completed").course("");
    // Not claimed: it stands, and so does what follows.
    let mut table = erred();
    table.moves("P?e5").opp_claims("illegal").tells("white: refused complaint-too-late");
    table.moves("Ke3d3").tells("completed 3 Ke3d3").course("Ke1e3 Pe7e5 Ke3d3");
    assert_eq!(table.offences(Color::White), 0);
    // The desk alone is told.
    erred().desk().ends_with("desk: illegal-unclaimed Ke1e3 ?? white does-not-reach");
    // In every placement of pieces: White has left his own king in check, and gives check.
    let mut table = RefereeTable::begun_with(terms_from(2009, "5", "4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1"));
    table.act("say Be2b5").heard().space();
    table.tells("completed 1 Be2b5; desk: illegal-unclaimed Be2b5 ?? + white exposes-king");
    table.moves("Ke8f8").tells("completed 2 Ke8f8");
    table.moves("Ke1d1").tells("completed 3 Ke1d1").runs("black");
    // From 2014 on where the arbiter says so: weak supervision.
    let mut table = RefereeTable::begun_with(terms_of(2023, "5"));
    table.desk().adapt("illegal-on-claim", "yes").white_errs();
    table.tells("completed 1 Ng1g3; desk: illegal-unclaimed Ng1g3 ?? white does-not-reach").runs("black");
}

// L6: the hall heard "White's flag has fallen" where nobody may signal it.
#[test]
fn art_6_8_where_a_flag_may_not_be_signalled_the_hall_hears_nothing() {
    let hall = |table: &RefereeTable| table.told.iter().any(|effect| effect.to == Audience::Hall);
    let mut table = RefereeTable::begun_with(terms_of(2009, "1"));
    // As if he had felt his clock (D.2.5.b).
    table.after(61_000).act("deadline").tells("white: flag-fell 60000 white");
    assert!(!hall(&table));
    table.desk().includes("desk: flag-fell 60000 white").rule(Ruling::CallFlag { player: Color::White });
    table.tells("desk: refused flag-claim-by-players-only");
    // His assistant may offer the claim (D.2.9.e).
    let mut table = RefereeTable::begun_with(terms_of(2009, "1"));
    table.moves("P?e4").after(61_000).act("deadline").tells("white: flag-fell 63000 black; white: claim-offered");
    assert!(!hall(&table));
    RefereeTable::begun_with(terms_of(2014, "1"))
        .after(61_000)
        .act("deadline")
        .includes("flag-fell 60000 white; black:");
    // What was made before the claim stands; what was claimed before stands as well.
    let fallen = || {
        let mut table = RefereeTable::begun_with(terms_from(2009, "1", BACK_RANK));
        table.after(61_000).act("deadline");
        table
    };
    fallen().white("Ra1a8").heard().space().tells("completed 1 Ra1a8; game-over win checkmate white");
    fallen().act("opp flag").black_confirms().tells("game-over win flag-fall black");
    // Made by word, and not pressed when it was claimed.
    let mut table = fallen();
    table.white("Ra1a8").heard().after(1_000).act("opp flag").black_confirms().tells(
        "claimed flag black -; remedy-proposed black made-before-end 62000 61000 white Ra1a8 ?? + white end-game win checkmate white end-game win flag-fall black",
    );
}

// L15: the early press was refused in private, not saying whose clock was meant, and lost.
#[test]
fn d_2_4_an_early_press_is_told_to_everybody_and_counts_where_the_reply_is_known() {
    let mut table = RefereeTable::begun();
    table.script(&[
        (1_000, "say P?e4", "white announced Pe2e4"),
        (1_200, "space", "white: press-kept"),
        (1_400, "f8", "early-press false true black"),
        // White's words are not answered for him: his press is kept, and he hears that it is.
        (1_600, "say P?e5", "white: refused own-press-kept"),
        (1_800, "reply P?e5", "reply-lapsed Pe7e5 ?? black not-made"),
        (3_000, "heard", "completed 1 Pe2e4"),
    ]);
    table.runs("black").used(3_000, 0);
    // His reply is known: his press counts as soon as White's move is completed.
    let replied = || {
        let mut table = RefereeTable::begun();
        table.script(&[
            (1_000, "say P?e4", "white announced Pe2e4"),
            (2_000, "heard", ""),
            (3_000, "reply P?e5", "black entered Pe7e5"),
            (4_000, "heard", ""),
        ]);
        table
    };
    let mut table = replied();
    table.script(&[
        (5_000, "f8", "early-press true false black"),
        (6_000, "f8", "white: refused already-pressed"),
        (7_000, "space", "completed 1 Pe2e4; completed 2 Pe7e5"),
    ]);
    table.runs("white").used(7_000, 0).completed(1, 1);
    // The other order is the usual one.
    let mut table = replied();
    table.script(&[(5_000, "space", "completed 1 Pe2e4"), (7_000, "f8", "completed 2 Pe7e5")]);
    table.runs("white").used(5_000, 2_000).completed(1, 1);
    // Taken back before it counts.
    let mut table = replied();
    table
        .act("f8")
        .tells("early-press true false black")
        .act("correct P?d4")
        .includes("remedy-proposed black correction");
}

// L25: Black had said his first move and not pressed; the draw was refused for want of a move.
#[test]
fn art_5_2_3_a_draw_is_agreed_when_both_have_made_a_move_pressed_or_not() {
    let mut table = RefereeTable::begun_with(terms_of(2023, "90"));
    table.moves("P?e4").act("opp draw").black_confirms_twice().act("accept").tells("white: refused no-agreement-yet");
    table.black("P?e5").tells("black entered Pe7e5").act("accept").tells("game-over draw agreement");
    let mut table = RefereeTable::begun_with(terms_of(2023, "90"));
    table
        .moves("P?e4")
        .black("P?e5")
        .act("opp draw")
        .black_confirms()
        .black_confirms()
        .act("accept")
        .tells("game-over draw agreement");
    // A blind player's is made when its last word was heard (D.2.3).
    let mut table = RefereeTable::begun_with(GameTerms { black_blind: true, ..terms_of(2023, "90") });
    table.moves("P?e4").black("P?e5").act("opp draw").black_confirms_twice().act("accept");
    table.tells("white: refused no-agreement-yet").heard().act("accept").tells("game-over draw agreement");
    assert_eq!(table.referee.outcome(), Some(Outcome::Draw(DrawReason::Agreement)));
}

// L26: Black's flag had fallen first; of his refused claim only White heard.
#[test]
fn art_6_9_who_claims_with_his_own_flag_down_first_hears_why_and_the_hall_that_it_is_wrong() {
    let both_down = |mut table: RefereeTable, answer: &[&str]| {
        table.moves("P?e4").after(61_000);
        for act in answer {
            table.act(act);
        }
        table.after(70_000).act("deadline").includes("flag-fell").lacks("claim-offered").runs("white");
        table
    };
    let shared = || both_down(RefereeTable::begun_with(terms_of(2023, "1")), &["say P?e5", "heard", "f8"]);
    shared()
        .act("opp flag")
        .black_confirms()
        .tells("claim-checked black false; white: refused own-flag-fell-first player black");
    shared().act("flag").tells("game-over win flag-fall white");
    let stations = || {
        let answer = ["b say P?e5", "heard", "b f8"];
        both_down(joined_with(GameTerms { time: "1".parse().expect("a time"), ..hosted() }), &answer)
    };
    stations().act("b flag").tells("claim-checked black false; black: refused own-flag-fell-first player black");
    stations().act("flag").tells("game-over win flag-fall white");
}

#[test]
fn art_7_5_a_move_from_an_empty_square_is_told_to_the_desk_only_where_it_must_be_claimed() {
    // Rapid and blitz of 2001, 2005 and 2009.
    for (year, time) in [(2001, "5"), (2001, "20"), (2005, "20"), (2009, "5"), (2009, "25")] {
        let erred = |code: &str, reason: &str| {
            let mut table = RefereeTable::begun_with(terms_of(year, time));
            table.act(&format!("say {code}")).heard().space();
            table.tells(&format!("completed 1 {code}; desk: illegal-unclaimed {code} ?? white {reason}"));
            table.course(code).runs("black").completed(1, 0);
            let view = table.referee.view(Moment::from_millis(table.now));
            // Nothing of it was carried out: the position is the same, Black is to move, and nothing is lost by it.
            assert_eq!((view.course.board(), view.course.turn()), (&Board::new(), Color::Black), "{code}");
            assert!(view.course.castles().castling_rights() == Bitboard::CORNERS && view.remedy.is_none());
            table
        };
        // From an empty square, with a piece of the opponent, and castling through pieces.
        for (code, reason) in
            [("Nc3a4", "nothing-there c3"), ("Nb8c6", "opponents-piece b8"), ("O-O", "castling-blocked")]
        {
            let mut table = erred(code, reason);
            // Black claims before the own next move.
            table
                .opp_claims("illegal")
                .includes("claimed illegal black")
                .includes("remedy-proposed white illegal-move");
            table.completed(0, 0).runs("-").course("");
            // Nobody claims: it counts for nothing, and play has gone on.
            let mut table = erred(code, reason);
            table.moves("P?e5").opp_claims("illegal").tells("white: refused complaint-too-late");
            table.moves("P?e4").tells("completed 3 Pe2e4").course(&format!("{code} Pe7e5 Pe2e4"));
            assert_eq!(table.offences(Color::White), 0);
        }
        // Black, whose move is typed before the press, and after it.
        let told = "completed 2 Kd5d4; desk: illegal-unclaimed Kd5d4 ?? black nothing-there d5";
        let mut table = RefereeTable::begun_with(terms_of(year, time));
        table.moves("P?e4").act("say Kd5d4").heard().act("f8").tells(told).runs("white");
        table.claim("illegal").includes("claimed illegal white").includes("remedy-proposed black illegal-move");
        let mut table = RefereeTable::begun_with(terms_of(year, time));
        table.moves("P?e4").act("f8").act("say Kd5d4").includes(told).runs("white");
        table.moves("P?d4").claim("illegal").tells("white: refused complaint-too-late");
    }
    // The king that was moved away is named again from its former square.
    let mut table = RefereeTable::begun_with(terms_of(2009, "3"));
    table.act("say Ke1e3").heard().space().moves("P?e5").act("say Ke1e3").heard().space();
    table.includes("completed 3 Ke1e3").includes("illegal-unclaimed").lacks("completed illegal").runs("black");
    // Standard play finds it at once.
    let mut table = RefereeTable::begun_with(terms_of(2009, "90"));
    table.act("say Nc3a4").heard().space().includes("white completed illegal Nc3a4").includes("remedy-proposed");
}
