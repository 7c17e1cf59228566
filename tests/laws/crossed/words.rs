//! One player's word about the other (laws.md): claims, calls for the arbiter, and words at the keyboard of both.

use super::super::acts::{terms_from, terms_of};
use super::super::joined::{announced, joined};
use super::super::table::RefereeTable;
use ansage_game::event::{EventKind, EventSource, OpponentsWord};
use ansage_game::moment::{Moment, Span};
use ansage_game::referee::ArbiterCall;
use ansage_game::ruling::Ruling;
use ansage_game::seat::NamedColor;
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::GameTerms;
use ansage_game::view::AwaitedAct;

/// A pawn of Black's goes to d1.
const PAWN: &str = "7k/8/8/8/8/8/K2p3P/8 w - - 0 1";

fn view(table: &RefereeTable) -> ansage_game::view::View {
    table.referee.view(Moment::from_millis(table.now))
}

// L8: the counter had changed before anybody had agreed; `resume` and "settle first" went round for ever.
#[test]
fn art_7_5_4_what_one_player_asserts_of_the_other_changes_nothing_before_it_is_settled() {
    let asserted = |what: &str| {
        let mut table = RefereeTable::begun_with(terms_from(2018, "90", PAWN));
        table.moves("Ka2b2");
        if what.starts_with("unpromoted") {
            table.black_key();
        }
        table.claim(what).ends_with("add-time white 120000").runs("-");
        let clocks = view(&table).clocks;
        assert_eq!((table.offences(Color::Black), view(&table).half_moves.len()), (0, 1), "{what}");
        assert!(matches!(view(&table).awaited, AwaitedAct::Settlement(_)), "{what}");
        // The author settles nothing.
        table.act("resume").tells("white: refused case-pending");
        table.after(60_000).act("deadline").tells("");
        assert_eq!((table.offences(Color::Black), view(&table).clocks), (0, clocks), "{what}");
        table
    };
    for what in ["two-hands", "idle-press", "unpromoted P?d1"] {
        let mut table = asserted(what);
        table.opp_consents().includes("upheld").ends_with("ruling-applied time-added white 120000");
        assert_eq!(table.offences(Color::Black), 1, "{what}");
        table.act("resume").includes("play-resumed");
        let mut table = asserted(what);
        table.desk().rule(Ruling::Uphold).ends_with("ruling-applied time-added white 120000");
        assert_eq!(table.offences(Color::Black), 1, "{what}");
        let mut table = asserted(what);
        table.desk().rule(Ruling::SetAside).tells("set-aside").arbiter_resumes().includes("play-resumed");
        assert_eq!(table.offences(Color::Black), 0, "{what}");
    }
    // Before the press, and after it: the same word is the same claim.
    let mut table = RefereeTable::begun_with(terms_of(2018, "90"));
    table.moves("P?e4").black("P?e5").claim("two-hands").ends_with("add-time white 120000");
    assert_eq!(table.offences(Color::Black), 0);
}

// L9: the player complained of typed `resume`, and play went on.
#[test]
fn art_6_11_3_after_a_call_the_arbiter_restarts_the_game_or_both_players() {
    let called = || {
        let mut table = RefereeTable::begun();
        table
            .moves("P?e4")
            .black_key()
            .black("P?e5")
            .act("opp arbiter")
            .black_confirms()
            .tells("arbiter-called player black");
        assert!(matches!(view(&table).awaited, AwaitedAct::Restart(None)));
        table
    };
    // White first, then Black's key; Black first, then White: play goes on by the second act, and by no other.
    let mut table = called();
    table.after(10_000).both_resume().tells("play-resumed turn white").runs("white");
    let stop = ArbiterCall {
        caller: Some(NamedColor(Color::Black)),
        at: Moment::from_millis(3_000),
        until: None,
        stood: Some(Span::from_secs(10)),
        without_arbiter: true,
        for_complaint: false,
    };
    assert_eq!(view(&table).desk.stops, [stop]);
    let mut table = called();
    table.act("opp resume").black_confirms().ends_in_record("desk: shared-keyboard black resume");
    table.tells("resume-agreed player black").runs("-");
    table.act("opp resume").includes("white: refused resume-needs-arbiter").runs("-");
    table.act("resume").tells("desk: resumed-without-arbiter black 0; play-resumed turn white");
    let mut table = called();
    table.act("resume").act("resume").lacks("play-resumed").act("space").runs("-");
    // The arbiter alone, once he has taken the desk.
    let mut table = called();
    table.desk().act("resume").tells("white: refused only-arbiter").arbiter_resumes().tells("play-resumed turn white");
    assert_eq!(view(&table).desk.stops.len(), 1);
    assert!(!view(&table).desk.stops[0].without_arbiter);
    // At two stations each by his own word.
    let mut table = announced();
    table
        .act("b arbiter")
        .tells("arbiter-called player black")
        .act("b resume")
        .tells("resume-agreed player black")
        .runs("-");
    table.act("resume").tells("desk: resumed-without-arbiter black 0; play-resumed turn black");
    let mut table = announced();
    table.act("b arbiter").act("resume").tells("resume-agreed player white");
    table.act("resume").tells("white: refused resume-needs-arbiter").runs("-");
    table.act("b resume").tells("desk: resumed-without-arbiter black 0; play-resumed turn black");
}

// L9: the same after a complaint about touched pieces, and where the offender resumed his illegal move away.
#[test]
fn art_6_11_3_neither_who_complains_nor_who_is_complained_of_resumes_alone() {
    let complained = || {
        let mut table = RefereeTable::begun();
        table.act("touched d2").moves("P?e4").opp_claims("touched").includes("remedy-proposed white touched");
        table
    };
    complained().act("resume").tells("white: refused case-pending").runs("-");
    complained().act("opp resume").ends_with("white: refused case-pending").runs("-");
    for (year, resumes_first) in [(2001, true), (2001, false), (2009, true), (2009, false)] {
        let mut table = RefereeTable::begun_with(terms_of(year, "5"));
        table.white_errs();
        if resumes_first {
            table.act("resume").tells("white: refused not-suspended");
        }
        table
            .opp_claims("illegal")
            .includes("remedy-proposed white illegal-move count 1 end-game win illegal-moves black");
        table.act("resume").tells("white: refused case-pending");
        table.consents().tells("upheld; game-over win illegal-moves black");
    }
}

// L10: nothing stood that could be upheld or set aside, and `state` was silent.
#[test]
fn art_4_8_a_complaint_about_touched_pieces_is_ruled_on_like_any_claim() {
    const FACTS: &str = "desk: touch-facts Pd2d3 ?? Pd2d4 ?? own-piece false Pe2e4 ?? white 1 d2";
    const BACK: &str = "ruling-applied position-restored white 1; ruling-applied clock-changed 5427000 white 5457000";
    let complained = || {
        let mut table = RefereeTable::begun();
        table.act("touched d2").moves("P?e4").opp_claims("touched");
        table
            .tells("claimed touched black -; remedy-proposed white touched touched black restore-position ply 1")
            .runs("-");
        assert!(matches!(view(&table).awaited, AwaitedAct::Settlement(_)));
        table
    };
    let mut table = complained();
    // The verdict stands on record with its facts.
    table.desk().includes(FACTS).rule(Ruling::Uphold).tells(&format!("upheld; {FACTS}; {BACK}; touch-binds white d2"));
    table.course("").completed(0, 0).arbiter_resumes().tells("play-resumed turn white");
    // What was touched for it, and what was moved, holds for the move in its place.
    table.moves("P?d4").opp_claims("touched").includes("desk: touch-facts").includes(" 1 d2 e2;");
    let mut table = complained();
    table.desk().rule(Ruling::SetAside).tells(&format!("set-aside; {FACTS}"));
    table.arbiter_resumes().tells("play-resumed turn black");
    table.course("Pe2e4").completed(1, 0);
    // The player who is complained of may consent.
    complained().consents().tells(&format!("upheld; {FACTS}; {BACK}; touch-binds white d2"));
    // The right to complain is lost by touching, whichever came first.
    let mut table = RefereeTable::begun();
    table.act("touched d2").moves("P?e4").act("opp touched e7").black_confirms();
    table.opp_claims("touched").tells("white: refused complaint-too-late").runs("black");
}

// L27: the decision on a claim was postponed, and `flag white` ended the game at once.
#[test]
fn art_10_2_b_a_postponed_claim_is_recalled_and_decided_before_a_flag() {
    for year in [2009, 2014, 2023] {
        let postponed = || {
            let mut table = RefereeTable::begun_with(terms_of(year, "90"));
            table.desk();
            if year > 2009 {
                table.adapt("quickplay-applies", "yes");
            }
            table.rule(Ruling::SetClock { player: Color::White, left: Span::from_secs(100) });
            table.claim("quickplay").includes("remedy-proposed").arbiter_resumes();
            table.includes("decision-postponed").ends_with("play-resumed turn white");
            table
                .after(101_000)
                .act("deadline")
                .includes("flag-fell")
                .includes("decision-postponed")
                .lacks("game-over");
            table
        };
        let on_time = "end-game win flag-fall black";
        let recalled = format!("remedy-proposed black claim quickplay white end-game draw quickplay {on_time}; ");
        let flag = || Ruling::CallFlag { player: Color::White };
        // Called by the arbiter, or claimed by the opponent: the claim is decided first.
        let mut table = postponed();
        let called = "ruling-applied flag-called player white; ";
        table.rule(flag()).tells(&format!("{called}{recalled}desk: refused case-pending")).runs("-");
        table.rule(flag()).tells("desk: refused case-pending");
        table.rule(Ruling::Uphold).tells("upheld; game-over draw quickplay");
        let mut table = postponed();
        let claimed = "claimed flag black -; ";
        table.act("opp flag").black_confirms().tells(&format!("{claimed}{recalled}white: refused case-pending"));
        table.rule(Ruling::SetAside).tells("set-aside; game-over win flag-fall black");
        // Decided before the flag is called, nothing is recalled.
        let mut table = postponed();
        table.rule(Ruling::SetAside).tells("set-aside; game-over win flag-fall black");
    }
    // Without an arbiter the opponent may agree.
    let mut table = RefereeTable::begun_with(terms_of(2009, "30"));
    table
        .after(1_690_000)
        .claim("quickplay")
        .includes("remedy-proposed")
        .act("resume")
        .tells("white: refused case-pending");
    table.opp_consents().tells("upheld; game-over draw quickplay");
}

// L33: `opp resign` and F8 pressed by the blind player himself ended the game.
#[test]
fn art_5_1_2_a_resignation_at_the_keyboard_of_both_is_spelled_out_and_confirmed_again() {
    let resigns = || {
        let mut table = RefereeTable::begun();
        table.moves("P?e4").act("opp resign").tells("confirmation-asked black resign");
        table
    };
    let mut table = resigns();
    table.black_confirms().tells("confirmation-asked-again black resign").runs("black");
    assert_eq!(table.referee.outcome(), None);
    // Anything else in between, and it was nothing.
    for (act, told) in [
        ("escape", "confirmation-dropped black resign"),
        ("say P?e5", "confirmation-dropped black resign; black entered Pe7e5"),
        ("opp draw", "confirmation-dropped black resign; confirmation-asked black draw"),
    ] {
        let mut table = resigns();
        table.black_confirms().act(act).tells(told);
        assert_eq!(table.referee.outcome(), None, "{act}");
    }
    table.black_confirms().tells("game-over win resignation white; desk: shared-keyboard black resign");
    // So with a draw, and with what burdens him.
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").act("draw").act("opp accept").black_confirms();
    table.tells("confirmation-asked-again black accept").black_confirms();
    table.tells("game-over draw agreement; desk: shared-keyboard black accept");
    let mut table = RefereeTable::begun();
    table.moves("P?e4").claim("two-hands").act("opp consent").black_confirms();
    table.tells("confirmation-asked-again black consent");
    assert_eq!(table.offences(Color::Black), 0);
    table.black_confirms().includes("upheld").ends_with("desk: shared-keyboard black consent");
    assert_eq!(table.offences(Color::Black), 1);
    // A station of his own is his word at once, and so is a confirming key of his own. They are not marked.
    let mut table = RefereeTable::begun();
    table.moves("P?e4").act("opp resign");
    let key = EventKind::Confirmed { player: Color::Black };
    table.send_by(EventSource::OpponentKey, Seat::White, key).tells("game-over win resignation white");
    joined().act("b resign").tells("game-over win resignation white");
}

/// White mates by Ra8, and the flag of White falls after 20 seconds.
fn back_rank(year: u16) -> RefereeTable {
    let fen = "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1";
    let pause = Some(Span::from_secs(3));
    RefereeTable::begun_with(GameTerms { assistant_press: pause, ..terms_from(year, "0:20", fen) })
}

const FLAG_KEY: &str = "white: refused flag-claim-not-confirmed player black";

/// The claim is made when it is said: its key confirms it, and no move comes between.
#[test]
fn art_6_8_no_move_comes_before_a_claim_of_the_flag_that_awaits_its_key() {
    for year in [2001, 2005, 2009, 2014, 2018, 2023] {
        let mut table = back_rank(year);
        table.after(25_000).act("deadline").act("draw").act("opp flag").tells("confirmation-asked black flag");
        for act in ["say Ra1a8", "space", "correct Ra1a8", "misheard P?e5", "flag", "accept"] {
            table.after(1_000).act(act).tells(FLAG_KEY);
        }
        table.claim("checkmate").tells(FLAG_KEY);
        table.black_confirms().ends_with("game-over win flag-fall black");
    }
    // Announced before the claim and heard after it, the move is made after it (D.2.3).
    for year in [2009, 2023] {
        let mut table = back_rank(year);
        table.after(25_000).act("deadline").white("Ra1a8").act("opp flag").tells("confirmation-asked black flag");
        table.after(1_000).heard().after(5_000).act("deadline").tells("").space().tells(FLAG_KEY);
        table.black_confirms().ends_with("game-over win flag-fall black");
    }
}

/// Black is blind and owns the keyboard, and stalemates: the flag is claimed for White.
#[test]
fn art_6_8_no_stalemate_comes_before_a_claim_of_the_flag_that_awaits_its_key() {
    let fen = "6q1/8/8/p7/P7/5k2/8/7K b - - 0 1";
    let terms =
        || GameTerms { white_blind: false, black_blind: true, owner: Color::Black, ..terms_from(2009, "0:20", fen) };
    let announced = || EventKind::Announced { words: "Qg8g3".parse().unwrap() };
    let press = || EventKind::ClockPressed { player: Color::Black };
    let word = |word| EventKind::SpokenForOpponent { word };
    let fallen = || {
        let mut table = RefereeTable::begun_with(terms());
        table.after(25_000).send(Seat::Black, EventKind::DeadlineReached);
        table
    };
    let refused = "black: refused flag-claim-not-confirmed player white";
    let mut table = fallen();
    table.send(Seat::Black, word(OpponentsWord::Flag)).send(Seat::Black, announced()).tells(refused);
    table.send(Seat::Black, press()).tells(refused);
    table.send(Seat::Black, EventKind::Confirmed { player: Color::White }).ends_with("game-over win flag-fall white");
    // Another word of White's takes its place, and the move is played.
    let mut table = fallen();
    table.send(Seat::Black, word(OpponentsWord::Flag)).send(Seat::Black, word(OpponentsWord::Draw));
    table.includes("confirmation-dropped white flag");
    table.send(Seat::Black, announced()).heard().send(Seat::Black, press()).ends_with("game-over draw stalemate");
}

/// The key of the claim comes late: what was made before the claim is a case as before, and the assistant presses nothing.
#[test]
fn art_6_9_a_claim_of_the_flag_is_judged_as_of_the_moment_when_it_was_said() {
    let mut table = back_rank(2009);
    table.after(25_000).act("deadline").white("Ra1a8").after(1_000).heard().after(1_000).act("opp flag");
    table.tells("confirmation-asked black flag");
    table.after(10_000).act("deadline").tells("").space().tells(FLAG_KEY).black_confirms();
    table.tells("claimed flag black -; remedy-proposed black made-before-end 27000 26000 white Ra1a8 ?? + white end-game win checkmate white end-game win flag-fall black");
    // A press that is kept for the last word is not kept over the claim.
    let mut table = back_rank(2009);
    table.after(25_000).act("deadline").white("Ra1a8").space().tells("white: press-kept").act("opp flag");
    table.tells("confirmation-asked black flag; white: press-cancelled").after(1_000).heard().tells("");
    // Typed again, the claim is not said later.
    table.after(1_000).act("opp flag").tells("confirmation-dropped black flag; confirmation-asked black flag");
    table.black_confirms().ends_with("game-over win flag-fall black");
    // Black's own flag falls after the claim: it was up when the flag was claimed (B.7 of 2001, A.4.d of 2014).
    for year in [2001, 2005, 2009, 2014, 2018, 2023] {
        for later in [1_000, 30_000] {
            let mut table = back_rank(year);
            table.after(25_000).act("deadline").white("Ra1b1").heard().space().after(1_000).act("opp flag");
            table.after(later).black_confirms().ends_with("game-over win flag-fall black");
        }
    }
}

/// Escape drops the claim, and a flag that was up when it was claimed lets play go on.
#[test]
fn art_6_8_a_claim_of_the_flag_that_is_dropped_lets_the_move_be_played() {
    let mut table = back_rank(2009);
    table.after(25_000).act("deadline").act("opp flag").act("escape").tells("confirmation-dropped black flag");
    table.white("Ra1a8").heard().space().ends_with("game-over win checkmate white");
    let mut table = back_rank(2009);
    table.after(5_000).act("opp flag").after(20_000).white("Ra1a8").includes("confirmation-dropped black flag");
    table.heard().space().ends_with("game-over win checkmate white");
    // Play is not resumed over the claim either.
    let mut table = back_rank(2009);
    table.after(25_000).act("leave").act("opp flag").act("resume").tells(FLAG_KEY);
    table.black_confirms().ends_with("game-over win flag-fall black");
}
